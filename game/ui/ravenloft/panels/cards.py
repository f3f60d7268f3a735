"""Cards of the hand and of the tray. `card_face` paints enlarged ones."""

from functools import partial

from game.rules.ravenloft.tables.cards import HEROES, MONSTERS, TILES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, BLUE, CARD_EDGE, CARD_TYPES, INK, RAVENLOFT, RED_LIGHT, Colour, mix
from game.ui.ravenloft.board import faces, stone
from game.ui.ravenloft.facts import cards as text
from game.ui.ravenloft.theme import CARD, CARD_LOW, CREAM, DUN, FAINT, PAPER, PAPER_LOW, REACTION, VEIL, WAITING, WAITING_LOW
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text, place
from game.ui.widgets.containers import Column, Framed, Sized
from game.ui.widgets.controls import focus_frame

P = RAVENLOFT
LINES = {"ready": CARD_EDGE, "reaction": BLUE, "used": P.line, "waits": WAITING, "off": P.line}
"""The colour of the edge of a card by its state."""
VEILED = {"used": 150, "off": 105, "waits": 60}
"""How dark the picture of a card is that cannot be used now, of 255."""
DULLED = {"used": 0.24, "off": 0.18, "waits": 0.1}
"""How much duller its words are; they keep enough contrast."""
SIZE = 28.0
"""The text size of numbers."""


def small(
    canvas: Canvas, area: Area, card: str, state: str, *, focused: bool = False, count: int = 1, style: str = "art"
) -> None:
    """A card of the hand; `state` is "ready", "used", "waits", "reaction" or "off", `style` depends on the available room."""
    canvas.box(area.moved(2, 4), BLACK, radius=8, alpha=150)
    if focused:
        canvas.glow(area, P.accent, spread=20)
    canvas.box(area, (CARD, CARD_LOW), radius=8)
    title = name(card) if count == 1 else say("ui-times", name=name(card), count=count)
    {"slim": _slim, "far": _far}.get(style, _full)(canvas, area, card, state, title)
    canvas.frame(area, LINES[state], width=2)
    if focused:
        focus_frame(canvas, area, P, light=False)


def _ink(state: str, colour: Colour) -> Colour:
    """A colour for a card in this state."""
    return mix(colour, CARD_LOW, DULLED.get(state, 0.0))


def _full(canvas: Canvas, area: Area, card: str, state: str, title: str) -> None:
    """A card with picture (if there is room), type, name, and numbers or the time of its use."""
    art_high = area.h - (26 + 112 * canvas.stretch) - 6
    pictured, used = art_high > 40, state == "used"

    def art(canvas: Canvas, area: Area) -> None:
        scene(canvas, area, card)
        if state in VEILED:
            canvas.veil(area, VEIL, VEILED[state])
        if used:
            stamp(canvas, area.inset(8, (area.h - 42) / 2))

    def named(canvas: Canvas, area: Area) -> None:
        size = canvas.block(title, area, min(21, _widest(canvas, title, 21, area.w)), "bold")
        canvas.paragraph(title, area, size, _ink(state, CREAM), face="bold", align="centre", middle=True)

    def foot(canvas: Canvas, area: Area) -> None:
        stamp(canvas, area.inset(8, 1)) if used and not pictured else _foot(canvas, area, card, state)

    place(Column(
        *([Drawn(art, art_high)] if pictured else []),
        Drawn(partial(_band, card=card, state=state), max(26, canvas.high(19) + 2)), Space(2),
        Drawn(named, canvas.high(21) * 2), Drawn(foot), grow=(-1,),
    ), canvas, area.inset(6)).paint(canvas)  # fmt: skip


def _widest(canvas: Canvas, words: str, size: float, room: float) -> float:
    """The text size at which the longest word fits in a line."""
    return min(canvas.fitting(word, size, room, "bold", 0.5) for word in words.split())


def _slim(canvas: Canvas, area: Area, card: str, state: str, title: str) -> None:
    """A card with name and numbers, and a stripe in the colour of its type."""
    canvas.box(area.column(area.x + 3, 10, top=3, bottom=3), CARD_TYPES[faces.type_of(card)], radius=4)
    inner = area.trimmed(left=18, top=4, right=6, bottom=4)
    size = canvas.fitting(title, 20, inner.w, "bold", 0.55)
    canvas.text(title, (inner.x, inner.y), size, _ink(state, CREAM), face="bold", room=inner.w)
    low = inner.trimmed(top=canvas.high(20))
    if state == "used":
        stamp(canvas, low.inset(6, 1))
    else:
        _foot(canvas, low, card, state)


def _far(canvas: Canvas, area: Area, card: str, state: str, title: str) -> None:
    """A card in table mode: the picture with the bonus, the name on the colour of its type, the damage."""
    printed, used = faces.numbers(card), state == "used"

    def art(canvas: Canvas, area: Area) -> None:
        scene(canvas, area, card)
        if used:
            canvas.veil(area, VEIL, VEILED[state])
        elif printed is not None and printed[0] is not None:
            bonus = say("ui-bonus", bonus=printed[0])
            canvas.text(bonus, (area.x + area.w - 10, area.y + 2), 27, P.title, face="title", align="right", halo=True)

    def band(canvas: Canvas, area: Area) -> None:
        canvas.box(area, CARD_TYPES[faces.type_of(card)], radius=0)
        canvas.within(title, area, canvas.fitting(title, 20, area.w - 10, "bold", 0.5), CREAM, face="bold")

    if used:
        low: Box = Line(say("ui-used"), 18, DUN, "title", "centre")
    elif printed is None:
        low = Line(text.waits(card) or text.band(card), 18, P.muted, align="centre", least=0.5)
    else:
        low = Drawn(partial(_damage, damage=printed[1]))
    high = canvas.high(20)
    box = Column(Drawn(art), Drawn(band, canvas.high(20, "bold") + 8), Space(2), Framed(Sized(low, h=high), (8, 0)), grow=(0,))
    place(box, canvas, area.inset(6)).paint(canvas)


def _damage(canvas: Canvas, area: Area, damage: int) -> None:
    wide = canvas.wide(str(damage), 25, "title")
    canvas.text(say("ui-damage"), (area.x, area.y), 18, P.muted, room=area.w - wide - 8)
    canvas.text(str(damage), (area.x + area.w, area.y - 6), 25, RED_LIGHT, face="title", align="right")


def _band(canvas: Canvas, area: Area, card: str, state: str) -> None:
    """The type of a card on its colour."""
    colour, words = CARD_TYPES[faces.type_of(card)], text.band(card)
    dull = state in ("used", "off")
    canvas.box(area, mix(colour, CARD_LOW, 0.45) if dull else colour, radius=3)
    canvas.within(words, area, canvas.fitting(words, 19, area.w - 8), _ink(state, CREAM) if dull else CREAM, margin=2)


def stamp(canvas: Canvas, area: Area) -> None:
    """The stamp of a card that is used up."""
    words = say("ui-used")
    canvas.box(area, P.panel_low, FAINT, radius=4)
    size = canvas.block(words, area.inset(8, 0), min(24, canvas.fitting(words, 24, area.w - 16, "title")), "title")
    canvas.within(words, area, size, DUN, face="title")


def _foot(canvas: Canvas, low: Area, card: str, state: str) -> None:
    """The numbers of an attack, or the time of use."""
    printed = faces.numbers(card)
    if printed is None:
        _moment(canvas, low, card, state)
        return
    bonus = "–" if printed[0] is None else say("ui-bonus", bonus=printed[0])
    values = ((bonus, say("ui-hit"), "ui/centre", P.accent), (str(printed[1]), say("ui-damage"), "ui/drop", RED_LIGHT))
    wide, deep = low.w / 2 - 2, canvas.high(SIZE, "title")
    if low.h < deep + canvas.high(17) - 6 or any(canvas.wide(what, 17) > wide for _, what, _, _ in values):
        _compact(canvas, low, [(value, picture, _ink(state, colour)) for value, _, picture, colour in values])
        return
    top = low.y + (low.h - deep - canvas.high(17) + 8) / 2
    for share, (value, what, _, colour) in zip((0.27, 0.73), values, strict=True):
        x = low.x + low.w * share
        canvas.text(value, (x, top), SIZE, _ink(state, colour), face="title", align="centre")
        canvas.text(what, (x, top + deep - 7), 17, _ink(state, P.muted), align="centre", room=wide)


def _compact(canvas: Canvas, low: Area, values: list[tuple[str, str, Colour]]) -> None:
    """The numbers of an attack on a narrow card, with icons for words: a ring for the roll, a drop for the damage."""
    size = SIZE
    while size > 18 and sum(canvas.wide(value, size, "title") for value, _, _ in values) + 66 > low.w:
        size -= 1
    size = canvas.block("0", low, size, "title")
    y, high = low.centre[1], canvas.high(size, "title")
    side = min(high * 0.62, low.w * 0.16)
    for share, (value, picture, colour) in zip((0.04, 0.6), values, strict=True):
        x = low.x + low.w * share
        canvas.picture(picture, Area(x, y - side / 2, side, side))
        canvas.text(value, (x + side + 3, y - high / 2), size, colour, face="title")


def _moment(canvas: Canvas, low: Area, card: str, state: str) -> None:
    """The time of use of a card without an attack."""
    when = text.waits(card)
    if not when:
        return
    chip = low.inset(0, max(0.0, (low.h - max(32.0, canvas.tall(when, 18, low.w - 10) + 6)) / 2))
    if state in ("waits", "off"):
        fill, line = (WAITING_LOW, WAITING) if state == "waits" else (CARD_LOW, P.line)
        canvas.box(chip, fill, line, radius=6)
    inner = chip.inset(2, -2)  # lines are higher than their letters
    size = canvas.block(when, inner, min(18, _widest(canvas, when, 18, inner.w)))
    colour = REACTION if state in ("waits", "reaction") else P.muted
    canvas.paragraph(when, inner, size, colour, align="centre", middle=True)


# ------------------------------------------------------------------ cards of the tray


def _readable(card: str) -> Box:
    """A card with its text."""

    def band(canvas: Canvas, area: Area) -> None:
        canvas.box(area, CARD_TYPES[faces.type_of(card)], radius=0)
        canvas.within(text.band(card), area, 19, CREAM)

    return Column(
        Drawn(partial(scene, card=card), lambda _, wide: min(96.0, (wide + 16) * 0.4)),
        Drawn(band, lambda canvas, _: max(28, canvas.high(19) + 2)), Space(4),
        Text(name(card), 22, INK, "bold", "centre"), Space(4), Framed(Text(text.card_text(card), 18, INK), (4, 0)), Space(4),
    )  # fmt: skip


def readable_high(canvas: Canvas, wide: float, card: str) -> float:
    """The height that a `readable` card of this width needs for its text."""
    return _readable(card).high(canvas, wide - 16) + 16


def readable(canvas: Canvas, area: Area, card: str, *, focused: bool = False) -> None:
    """A card with its text, to choose from."""
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    if focused:
        canvas.glow(area, P.accent, spread=22)
    canvas.box(area, (PAPER, PAPER_LOW), CARD_EDGE, width=4, radius=10)
    place(_readable(card), canvas, area.inset(8)).paint(canvas)
    if focused:
        focus_frame(canvas, area, P, light=False)


def scene(canvas: Canvas, box: Area, card: str, *, turn: int = 0, eye: float = 0.5) -> None:
    """The picture of a card: a scene fills the box, cropped around `eye` of its height; a medallion or tile keeps its shape.

    A tile is drawn after `turn` quarter turns.
    """
    if card in TILES:
        unit = canvas.pixels(min(box.w, box.h)) // 4
        tile = stone.picture(stone.Face(card, turn, "----"), unit)
        canvas.surface.blit(tile, tile.get_rect(center=canvas.point(*box.centre)))
        return
    picture = faces.portrait(card) if card in HEROES else faces.picture_of(card)
    if card in HEROES or (picture == faces.portrait(card) and card in MONSTERS):
        side = min(box.w, box.h)
        box = Area.around(box.centre, side, side)
    canvas.picture(picture, box, cover=True, eye=eye)
