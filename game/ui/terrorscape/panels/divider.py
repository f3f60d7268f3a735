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
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text, paint as paint_box
from game.ui.widgets.containers import Column, FirstFit, Framed, Row, Sized

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
    canvas.paint("divider", area, wood)
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
    turn = (
        f"ui-ts-next-turn-{next_side}" if next_side else "ui-ts-encounter" if t.encounter is not None else f"ui-ts-turn-{t.side}"
    )
    first = (t.round, say(turn if t.end is None else "ui-over")), (t.keys, ways_words(t) if t.options.separate else "")
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
    facts = say("ui-ts-status-killer", killer=killer.who, **counts)
    hand = [] if killer.hand is None else [("cards", say("ui-ts-status-hand", cards=killer.hand))]
    lines: list[tuple[Any, str]] = [
        ("", say("ui-ts-round", number=number)), ("", turn), ("key", hung), ("radio", say("ui-ts-status-rescue", state=rescue)),
        *((one, say("ui-ts-status-survivor", who=one.who, health=one.health, fear=one.fear)) for one in people),
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


def wood(canvas: Canvas, area: Area, _: None) -> None:
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
    number, turn = props
    first = Line(say("ui-ts-round", number=number), 24, theme.GOLD, "title", "centre")
    lines = Column(Space(), first, Line(turn, 24, P.title, "italic", "centre"), Space(), grow=(0, -1))
    paint_box(lines, canvas, plate(canvas, area.inset(SHADOW)).inset(9, 0))


def _keys(canvas: Canvas, area: Area, props: tuple[int, str]) -> None:
    """Paint the keys, or the plate of Separate Ways, where each survivor has keys of its own on its own side (TS-235, TS-241)."""
    area, (keys, apart) = plate(canvas, area.inset(SHADOW)), props
    words = say("ui-ts-ways") if apart else say("ui-ts-keys", keys=keys, most=NUMBERS.keys)
    size = canvas.fitting(words, 22, area.w - 20, "title", 0.45)
    canvas.text(words, (area.centre[0], area.y + 10), size, theme.GOLD, face="title", align="centre")
    high = canvas.high(size, "title")
    if apart:
        note = f"{say('ui-ts-ways-need', keys=OWN_KEYS)}\n{apart}"
        inner = area.trimmed(left=12, top=high + 14, right=12, bottom=10)
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
    r, ring = min(42.0, area.h * 0.38, area.w * 0.2), P.danger if one.hurt else theme.SURVIVOR[one.number]
    medal(canvas, (area.x + 12 + r, area.centre[1]), r, one.who, ring, hurt=one.hurt, out=bool(one.fate))

    def fear(canvas: Canvas, spot: Area) -> None:
        for place in range(2):
            x, y = spot.x + 15 + place * 36, spot.centre[1]
            canvas.circle((x, y), 14, theme.WOOD_DEEP)
            if place < one.fear:
                canvas.picture("terrorscape/tokens/fear", Area.around((x, y), 33, 33))
            else:
                dashed(canvas, (x, y), 13, theme.WOOD_EDGE, 2)

    health = Line(one.health, 20, theme.CORAL if one.hurt else theme.BRASS_PALE)
    words = Column(Space(), Line(name(one.who), 20, P.title, "title"), health, Space(1), Drawn(fear, 33), Space(), grow=(0, -1))
    paint_box(words, canvas, area.trimmed(left=2 * r + 22, right=12))


def _killer(canvas: Canvas, area: Area, props: KillerPlate) -> None:
    """Paint the public facts of the killer; his portrait only if there is room."""
    inner = plate(canvas, area.inset(SHADOW), theme.BLOOD).inset(12, 10)

    def levels(canvas: Canvas, spot: Area) -> None:
        d = min(15.0, spot.w * 0.12)
        for place in range(5):
            x, picture = spot.x + spot.w - d - (4 - place) * spot.w * 0.19, "level" if place < props.level else "level-missing"
            canvas.picture(f"terrorscape/tokens/{picture}", spot.halfway_down(x - d, 2 * d, 2 * d))

    def strength(canvas: Canvas, spot: Area) -> None:
        box = Area(spot.x + spot.w - 52, spot.y - 3, 58, spot.h + 4)
        canvas.box(box, theme.WINE, P.danger, width=2.5, radius=6)
        canvas.within(str(props.strength), box, 28, theme.BLUSH, face="bold")

    counts = [("ui-ts-barricades", say("ui-of", left=props.barricades, most=NUMBERS.barricades))]
    counts += [] if props.hand is None else [("ui-ts-hand", str(props.hand))]
    rows: list[tuple[str, Box]] = [("ui-ts-level", Drawn(levels)), ("ui-ts-strength", Drawn(strength))]
    rows += [(label, Line(value, 26, P.title, "bold", "right")) for label, value in counts]
    cells = [((38, 62) if label == "ui-ts-level" else (62, 38), Line(say(label), 22, theme.GOLD), box) for label, box in rows]
    facts = [Row(label, box, gap=0, shares=shares, align="fill") for shares, label, box in cells]
    high = canvas.high(22) + 10
    marks = Text(", ".join(name(mark) for mark in props.marks), 19, theme.CORAL, least=13)
    title = Line(name(props.who), 22, P.title, "title", "centre")
    below = Framed(Column(*(Sized(one, h=high) for one in facts), marks), (4, 0))
    r = min(56.0, (inner.h - title.high(canvas, inner.w) - 16 - below.high(canvas, inner.w)) / 2, inner.w * 0.3)
    face = [Drawn(lambda c, spot: medal(c, spot.centre, r, props.who, theme.BONE), 2 * r), Space(8)] if r > FACE else []
    paint_box(Column(*face, title, Space(8), below), canvas, inner)
