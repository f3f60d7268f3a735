"""Paints the divider with everything that is public."""

from collections.abc import Callable
from typing import Any, NamedTuple

from game.rules.terrorscape.killer.counting import count
from game.rules.terrorscape.state import State, Survivor
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.survivors.parting import KEYS as OWN_KEYS
from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, TERRORSCAPE as P, Colour, mix
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import dashed, medal
from game.ui.terrorscape.layout import SURVIVORS, plates
from game.ui.widgets.boxes import Box, Drawn, Text, paint as paint_box
from game.ui.widgets.containers import Column, FirstFit, Framed, Row

LOW = 800.0
"""The least height of a divider with brass plates, at text scale 1; a lower one has text only."""
FACE = 22.0
"""The least radius of a portrait; a smaller one is left out."""
SHADOW = 8.0
"""The reach of a plate's shadow: painters get the plate with it."""
PlatePainter = Callable[[Canvas, Area, Any], None]


class SurvivorPlate(NamedTuple):
    """The public facts of a survivor."""

    number: int
    who: str
    hurt: bool
    fear: int
    fate: str
    health: str


class KillerPlate(NamedTuple):
    """The public facts of the killer; `hand` is None if the size of his hand is not public."""

    who: str
    level: int
    strength: int
    barricades: int
    marks: tuple[str, ...]
    hand: int | None


def paint(canvas: Canvas, area: Area, made: tuple[tuple[PlatePainter, Any], ...]) -> None:
    """Paint the divider. A plate is painted anew only if its facts change."""
    canvas.panel("divider", None, area, wood)
    if tight(canvas, area):
        canvas.paint("divider-words", area, _words, tuple(facts for _, facts in made), solid=False)
        return
    for place, (spot, (painter, facts)) in enumerate(zip(plates(area), made, strict=True)):
        canvas.paint(f"divider-{place}", spot.inset(-SHADOW), painter, facts, solid=False)


def arrow(canvas: Canvas, area: Area, side: str) -> None:
    """Paint an arrow on the divider towards the side whose turn it is."""
    left = side == SURVIVORS
    x, y, way = area.x + (4 if left else area.w - 4), area.y + 64, -1 if left else 1
    points = [(x - way * 14, y - 20), (x + way * 16, y), (x - way * 14, y + 20)]
    canvas.shape(points, theme.LAMP if left else P.danger, theme.NIGHT, 3)


def plates_of(t: State, next_side: str = "") -> tuple[tuple[PlatePainter, Any], ...]:
    """The painter and the facts of each plate: round and turn, keys, rescue, survivors, killer."""
    people = [SurvivorPlate(n, one.id, one.hurt, one.fear, one.fate, health_words(one)) for n, one in enumerate(t.survivors)]
    killer = KillerPlate(t.killer, t.level, strength(t), len(t.barricades), tuple(t.marks), public_hand(t))
    turn = say(
        f"ui-ts-next-turn-{next_side}" if next_side else "ui-ts-encounter" if t.encounter is not None else f"ui-ts-turn-{t.side}"
    )
    first = (t.round, say("ui-over") if t.end is not None else turn), (t.keys, ways_words(t) if t.options.separate else "")
    plates = *zip((_turn, _keys), first, strict=True), (_rescue, (rescue_words(t), t.rescue))
    return *plates, *((_survivor, one) for one in people), (_killer, killer)


def tight(canvas: Canvas, area: Area) -> bool:
    """Whether plates do not fit, so that text has to do."""
    return area.h < LOW * max(1.0, canvas.stretch)


def _words(canvas: Canvas, area: Area, props: tuple[Any, ...]) -> None:
    """Paint all facts as text on one plate, with portraits and icons if there is room."""
    (number, turn), (keys, apart), (rescue, _), *people, killer = props
    plate(canvas, area.inset(18, 10))
    inner = area.inset(32, 22)
    hung = apart or say("ui-ts-keys", keys=keys, most=NUMBERS.keys)
    counts = {"level": killer.level, "strength": killer.strength, "barricades": killer.barricades}
    facts = say("ui-ts-told-killer", killer=killer.who, **counts)
    hand = [] if killer.hand is None else [("cards", say("ui-ts-told-hand", cards=killer.hand))]
    lines: list[tuple[Any, str]] = [
        ("", say("ui-ts-round", number=number)), ("", turn), ("key", hung), ("radio", say("ui-ts-told-rescue", state=rescue)),
        *((one, say("ui-ts-told-survivor", who=one.who, health=one.health, fear=one.fear)) for one in people),
        (killer, facts), *hand, *(("", name(mark)) for mark in killer.marks),
    ]  # fmt: skip
    rows = Column(*(_line_of(canvas, icon, words) for icon, words in lines))
    every = Text("\n".join(words for _, words in lines), 21, P.title, most=inner.h, least=10)
    paint_box(FirstFit((rows, every), inner.h), canvas, inner)


def _line_of(canvas: Canvas, icon: Any, words: str) -> Box:
    """A line of text after a portrait or an icon."""
    text, wide = Text(words, 21, P.title, middle=True), canvas.high(21) * 1.5
    if not icon:
        return Framed(text, (0, 2))

    def draw(c: Canvas, area: Area) -> None:
        at = area.x + wide * 0.42, area.centre[1]
        if isinstance(icon, SurvivorPlate):
            medal(c, at, wide * 0.4, icon.who, theme.SURVIVOR[icon.number], hurt=icon.hurt, out=bool(icon.fate))
        elif isinstance(icon, KillerPlate):
            medal(c, at, wide * 0.4, icon.who, theme.BONE)
        else:
            theme.stamp(c, icon, at, wide * 0.3, theme.GOLD)

    return Framed(Row(Drawn(draw, wide, wide), text, gap=0, grow=(1,)), (0, 2))


def health_words(one: Survivor) -> str:
    """The health or the fate of a survivor in a word."""
    return say(f"ui-ts-fate-{one.fate}") if one.fate else say("ui-ts-injured" if one.hurt else "ui-ts-healthy")


def rescue_words(t: State) -> str:
    """The state of the rescue."""
    return say("ui-ts-rescue-silent") if t.rescue is None else say("ui-ts-rescue-rounds", left=t.rescue)


def public_hand(t: State) -> int | None:
    """The size of the killer's hand if it is public: it can be counted from public Events (TS-211)."""
    return count(t).hand if t.options.open_hand else None


def ways_words(t: State) -> str:
    """In Separate Ways: how many have escaped and died (TS-235, TS-341)."""
    fates = [one.fate for one in t.survivors]
    return say("ui-ts-ways-now", free=fates.count("free"), dead=fates.count("dead"))


def wood(canvas: Canvas, area: Area) -> None:
    """Paint the planks and iron edges of the divider."""
    canvas.picture("terrorscape/divider", area)


def plate(canvas: Canvas, area: Area, line: Colour = theme.BRASS) -> Area:
    """Paint a brass plate in an area; return the area."""
    canvas.box(area.moved(3, 5), BLACK, radius=6, alpha=130)
    canvas.box(area, (theme.WOOD_LOW, theme.WOOD_DEEP), line, width=2, radius=5)
    canvas.frame(area.inset(5), mix(line, theme.WOOD_DEEP, 0.5), width=1, radius=3)
    for x in (area.x + 10, area.x + area.w - 10):
        for y in (area.y + 10, area.y + area.h - 10):
            canvas.circle((x + 0.6, y + 1), 3, BLACK)
            canvas.circle((x, y), 2.6, theme.BRASS_HIGH)
    return area


def _turn(canvas: Canvas, area: Area, props: tuple[int, str]) -> None:
    area = plate(canvas, area.inset(SHADOW))
    number, turn = props
    x, high, words = area.centre[0], canvas.high(24, "title"), say("ui-ts-round", number=number)
    y = area.centre[1] - (high + canvas.high(24)) / 2
    canvas.text(words, (x, y), canvas.fitting(words, 24, area.w - 20, "title"), theme.GOLD, face="title", align="centre")
    fits = canvas.fitting(turn, 24, area.w - 16, "italic")
    canvas.text(turn, (x, y + high), fits, P.title, face="italic", align="centre", room=area.w - 12)


def _keys(canvas: Canvas, area: Area, props: tuple[int, str]) -> None:
    """Paint the keys, or the plate of Separate Ways, where each survivor has keys of its own on its own side (TS-235, TS-241)."""
    area, (keys, apart) = plate(canvas, area.inset(SHADOW)), props
    words = say("ui-ts-ways") if apart else say("ui-ts-keys", keys=keys, most=NUMBERS.keys)
    size = canvas.fitting(words, 22, area.w - 20, "title")
    canvas.text(words, (area.centre[0], area.y + 10), size, theme.GOLD, face="title", align="centre")
    high = canvas.high(size, "title")
    if apart:
        note, inner = (
            f"{say('ui-ts-ways-need', keys=OWN_KEYS)}\n{apart}",
            Area(area.x + 12, area.y + 14 + high, area.w - 24, area.h - high - 24),
        )
        paint_box(Text(note, 20, theme.BRASS_PALE, "italic", "centre", middle=True, most=inner.h, least=12), canvas, inner)
        return
    y = area.y + 10 + high
    side = min((area.w - 24) / NUMBERS.keys * 1.35, area.y + area.h - 8 - y)
    for place in range(NUMBERS.keys):
        x = area.x + 12 + (area.w - 24) * (place + 0.5) / NUMBERS.keys
        spot = Area(x - side / 2, y, side, side)
        canvas.picture("terrorscape/tokens/key-missing", spot)
        canvas.picture("terrorscape/tokens/key", spot.moved(0, side * 0.1), alpha=255 if place < keys else 36)


def _rescue(canvas: Canvas, area: Area, props: tuple[str, int | None]) -> None:
    area, (state, rounds) = plate(canvas, area.inset(SHADOW)), props
    words, half = say("ui-ts-rescue"), (area.w - 30) * 0.48
    canvas.text(words, (area.x + 14, area.y + 8), canvas.fitting(words, 22, half, "title"), theme.GOLD, face="title")
    fits = canvas.fitting(state, 20, half, "italic")
    canvas.text(state, (area.x + area.w - 14, area.y + 10), fits, theme.BRASS_PALE, face="italic", align="right")
    top = area.y + 8 + canvas.high(22, "title")
    y, r = (top + area.y + area.h - 6) / 2, min(14.0, (area.w - 20) / 13, (area.y + area.h - top) * 0.4)
    for place in range(NUMBERS.rescue + 1):
        x = area.x + 10 + (area.w - 20) * (place + 0.5) / (NUMBERS.rescue + 1)
        left = NUMBERS.rescue - place
        here = rounds == left
        canvas.circle((x, y), r, P.focus if here else theme.WOOD_EDGE)
        canvas.circle((x, y), r - 2, theme.WOOD if here else theme.WOOD_DEEP)
        if left:
            size, colour = r * 1.35, P.focus if here else theme.BRASS_HIGH
            canvas.text(str(left), (x, y - canvas.high(size, "bold") / 2), size, colour, face="bold", align="centre")
        else:
            theme.way_out(canvas, (x, y), r * 0.6, GREEN)


def _survivor(canvas: Canvas, area: Area, one: SurvivorPlate) -> None:
    """Paint the public facts of a survivor: health, fear, fate."""
    area = plate(canvas, area.inset(SHADOW), theme.BLOOD if one.hurt or one.fate == "dead" else theme.BRASS)
    r = min(42.0, area.h * 0.38, area.w * 0.2)
    ring = P.danger if one.hurt else theme.SURVIVOR[one.number]
    medal(canvas, (area.x + 12 + r, area.centre[1]), r, one.who, ring, hurt=one.hurt, out=bool(one.fate))
    x, room = area.x + 22 + 2 * r, area.w - 34 - 2 * r
    size = canvas.fitting(name(one.who), 20, room, "title")
    y = area.centre[1] - (canvas.high(20, "title") + canvas.high(20) + 34) / 2
    canvas.text(name(one.who), (x, y), size, P.title, face="title", room=room)
    y += canvas.high(20, "title")
    canvas.text(
        one.health, (x, y), canvas.fitting(one.health, 20, room), theme.CORAL if one.hurt else theme.BRASS_PALE, room=room
    )
    y += canvas.high(20) + 18
    for place in range(2):
        at = x + 15 + place * 36, y
        canvas.circle(at, 14, theme.WOOD_DEEP)
        if place < one.fear:
            canvas.picture("terrorscape/tokens/fear", Area(at[0] - 16.5, at[1] - 16.5, 33, 33))
        else:
            dashed(canvas, at, 13, theme.WOOD_EDGE, 2)


def _killer(canvas: Canvas, area: Area, props: KillerPlate) -> None:
    area = plate(canvas, area.inset(SHADOW), theme.BLOOD)
    line, lines = canvas.high(22) + 10, 4 if props.hand is not None else 3
    marks, high = ", ".join(name(mark) for mark in props.marks), canvas.high(22, "title")
    low = canvas.tall(marks, 19, area.w - 32) + 8 if marks else 0.0
    r = min(56.0, (area.h - lines * line - high - low - 34) / 2, area.w * 0.28)
    y = area.y + 10
    if r > FACE:
        medal(canvas, (area.centre[0], area.y + 12 + r), r, props.who, theme.BONE)
        y = area.y + 18 + 2 * r
    size = canvas.fitting(name(props.who), 22, area.w - 24, "title")
    canvas.text(name(props.who), (area.centre[0], y), size, P.title, face="title", align="centre")
    y += high + 8
    inner = area.inset(16, 0)
    _line(canvas, inner, y, say("ui-ts-level"))
    for place in range(5):
        x, mid = inner.x + inner.w - 10 - (4 - place) * inner.w * 0.115, y + canvas.high(22) / 2
        d = min(15.0, inner.w * 0.075)
        picture = f"terrorscape/tokens/{'level' if place < props.level else 'level-missing'}"
        canvas.picture(picture, Area(x - d, mid - d, 2 * d, 2 * d))
    y += line
    box = Area(inner.x + inner.w - 52, y - 3, 58, canvas.high(26, "bold") + 4)
    canvas.box(box, theme.WINE, P.danger, width=2.5, radius=6)
    _line(canvas, inner, y, say("ui-ts-strength"))
    canvas.within(str(props.strength), box, 28, theme.BLUSH, face="bold")
    y += line
    _line(canvas, inner, y, say("ui-ts-barricades"), say("ui-of", left=props.barricades, most=NUMBERS.barricades), P.title)
    if props.hand is not None:
        y += line
        _line(canvas, inner, y, say("ui-ts-hand"), str(props.hand), P.title)
    if marks:
        room = Area(inner.x, y + line - 2, inner.w, area.y + area.h - y - line - 4)
        canvas.paragraph(marks, room, canvas.block(marks, room, 19, "text", 13), theme.CORAL)


def _line(canvas: Canvas, area: Area, y: float, words: str, value: str = "", colour: Colour = theme.GOLD) -> None:
    canvas.text(words, (area.x, y), canvas.fitting(words, 22, area.w * 0.62), theme.GOLD, room=area.w * 0.62)
    if value:
        size = canvas.fitting(value, 26, area.w * 0.36, "bold")
        canvas.text(value, (area.x + area.w, y - 3), size, colour, face="bold", align="right")
