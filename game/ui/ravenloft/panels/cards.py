"""Cards of the hand and of the tray. `card_face` paints enlarged ones."""

from game.rules.ravenloft.tables.cards import HEROES, MONSTERS, TILES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, BLUE, CARD_EDGE, CARD_TYPES, INK, RAVENLOFT, RED_LIGHT, Colour, mix
from game.ui.ravenloft.board import faces, stone
from game.ui.ravenloft.table import words as text
from game.ui.ravenloft.theme import CARD, CARD_LOW, CREAM, DUN, FAINT, PAPER, PAPER_LOW, REACTION, VEIL, WAITING, WAITING_LOW
from game.ui.widgets.controls import focus_frame


def small(
    canvas: Canvas, area: Area, card: str, state: str, *, focused: bool = False, count: int = 1, style: str = "art"
) -> None:
    """A card of the hand; `state` is "ready", "used", "waits", "reaction" or "off", `style` depends on the available room."""
    canvas.box(area.moved(2, 4), BLACK, radius=8, alpha=150)
    if focused:
        canvas.glow(area, RAVENLOFT.accent, spread=20)
    canvas.box(area, (CARD, CARD_LOW), radius=8)
    title = name(card) if count == 1 else say("ui-times", name=name(card), count=count)
    {"art": _full, "plain": _full, "slim": _slim, "far": _far}[style](canvas, area, card, state, title)
    line = {"ready": CARD_EDGE, "reaction": BLUE, "used": RAVENLOFT.line, "waits": WAITING, "off": RAVENLOFT.line}[state]
    canvas.frame(area, line, width=2)
    if focused:
        focus_frame(canvas, area, RAVENLOFT, light=False)


def _ink(state: str, colour: Colour) -> Colour:
    """A colour for a card in this state: duller if it cannot be used now, but with enough contrast."""
    return mix(colour, CARD_LOW, {"used": 0.24, "off": 0.18, "waits": 0.1}.get(state, 0.0))


def _full(canvas: Canvas, area: Area, card: str, state: str, title: str) -> None:
    """A card with picture (if there is room), type, name, and numbers or the time of its use."""
    art_high = area.h - (26 + 112 * canvas.stretch) - 6
    top = area.y + 6
    if art_high > 40:
        art_area = Area(area.x + 6, area.y + 6, area.w - 12, art_high)
        scene(canvas, art_area, card)
        if state in ("used", "off", "waits"):
            canvas.veil(art_area, VEIL, {"used": 150, "off": 105, "waits": 60}[state])
        top = area.y + 6 + art_high
    band = Area(area.x + 6, top, area.w - 12, max(26, canvas.high(19) + 2))
    _band(canvas, band, card, state)
    inner = Area(area.x + 6, band.y + band.h + 2, area.w - 12, canvas.high(21) * 2)
    size = canvas.block(title, inner, min(21, _widest(canvas, title, 21, inner.w)), "bold")
    canvas.paragraph(title, inner, size, _ink(state, CREAM), face="bold", align="centre", middle=True)
    low = Area(inner.x, inner.y + inner.h, inner.w, area.y + area.h - 6 - inner.y - inner.h)
    if state == "used" and art_high > 40:
        stamp(canvas, Area(area.x + 14, area.y + 6 + art_high / 2 - 21, area.w - 28, 42))
    if state == "used" and art_high <= 40:
        stamp(canvas, low.inset(8, 1))
    else:
        _foot(canvas, low, card, state)


def _widest(canvas: Canvas, words: str, size: float, room: float) -> float:
    """The text size at which the longest word fits in a line."""
    return min(canvas.fitting(word, size, room, "bold", 0.5) for word in words.split())


def _slim(canvas: Canvas, area: Area, card: str, state: str, title: str) -> None:
    """A card with name and numbers, and a stripe in the colour of its type."""
    kind = faces.type_of(card)
    canvas.box(Area(area.x + 3, area.y + 3, 10, area.h - 6), CARD_TYPES[kind], radius=4)
    inner = Area(area.x + 18, area.y + 4, area.w - 24, area.h - 8)
    high = canvas.high(20)
    size = canvas.fitting(title, 20, inner.w, "bold", 0.55)
    canvas.text(title, (inner.x, inner.y), size, _ink(state, CREAM), face="bold", room=inner.w)
    low = Area(inner.x, inner.y + high, inner.w, inner.h - high)
    if state == "used":
        stamp(canvas, low.inset(6, 1))
    else:
        _foot(canvas, low, card, state)


def _far(canvas: Canvas, area: Area, card: str, state: str, title: str) -> None:
    """A card in table mode: the picture with the bonus, the name on the colour of its type, the damage."""
    high = canvas.high(20, "bold") + 8
    art_area = Area(area.x + 6, area.y + 6, area.w - 12, area.h - 12 - high - canvas.high(20) - 6)
    scene(canvas, art_area, card)
    band = Area(area.x + 6, art_area.y + art_area.h, area.w - 12, high)
    canvas.box(band, CARD_TYPES[faces.type_of(card)], radius=0)
    size = canvas.fitting(title, 20, band.w - 10, "bold", 0.5)
    canvas.within(title, band, size, CREAM, face="bold", margin=4)
    low = Area(area.x + 14, band.y + band.h + 2, area.w - 28, canvas.high(20))
    printed = faces.numbers(card)
    if state == "used":
        canvas.veil(art_area, VEIL, 150)
        canvas.within(say("ui-used"), low, canvas.fitting(say("ui-used"), 18, low.w, "title"), DUN, face="title", margin=0)
        return
    if printed is None:
        words = text.waits(card) or text.band(card)
        canvas.within(words, low, canvas.fitting(words, 18, low.w, least=0.5), RAVENLOFT.muted, margin=0)
        return
    bonus, damage = printed
    if bonus is not None:
        canvas.text(
            say("ui-bonus", bonus=bonus),
            (area.x + area.w - 16, area.y + 8),
            27,
            RAVENLOFT.title,
            face="title",
            align="right",
            halo=True,
        )
    wide = canvas.wide(str(damage), 25, "title")
    canvas.text(say("ui-damage"), (low.x, low.y), 18, RAVENLOFT.muted, room=low.w - wide - 8)
    canvas.text(str(damage), (low.x + low.w, low.y - 6), 25, RED_LIGHT, face="title", align="right")


def _band(canvas: Canvas, band: Area, card: str, state: str) -> None:
    """The type of a card on its colour."""
    colour = CARD_TYPES[faces.type_of(card)]
    dull = state in ("used", "off")
    canvas.box(band, mix(colour, CARD_LOW, 0.45) if dull else colour, radius=3)
    words, ink = text.band(card), CREAM
    canvas.within(words, band, canvas.fitting(words, 19, band.w - 8), _ink(state, ink) if dull else ink, margin=2)


def stamp(canvas: Canvas, area: Area) -> None:
    """The stamp of a card that is used up."""
    canvas.box(area, RAVENLOFT.panel_low, FAINT, radius=4)
    size = canvas.block(
        say("ui-used"), area.inset(8, 0), min(24, canvas.fitting(say("ui-used"), 24, area.w - 16, "title")), "title"
    )
    canvas.within(say("ui-used"), area, size, DUN, face="title")


def _foot(canvas: Canvas, low: Area, card: str, state: str) -> None:
    """The numbers of an attack, or the time of use."""
    printed = faces.numbers(card)
    if printed is None:
        _moment(canvas, low, card, state)
        return
    bonus, damage = printed
    size = 28.0
    wide = low.w / 2 - 2
    words = (say("ui-hit"), say("ui-damage"))
    if low.h < canvas.high(size, "title") + canvas.high(17) - 6 or max(canvas.wide(one, 17) for one in words) > wide:
        _compact_numbers(canvas, low, bonus, damage, state)
        return
    top = low.y + (low.h - canvas.high(size, "title") - canvas.high(17) + 8) / 2
    values = ((_signed(bonus), words[0], RAVENLOFT.accent), (str(damage), words[1], RED_LIGHT))
    for share, (value, what, colour) in zip((0.27, 0.73), values, strict=True):
        x = low.x + low.w * share
        canvas.text(value, (x, top), size, _ink(state, colour), face="title", align="centre")
        below = top + canvas.high(size, "title") - 7
        canvas.text(what, (x, below), 17, _ink(state, RAVENLOFT.muted), align="centre", room=wide)


def _moment(canvas: Canvas, low: Area, card: str, state: str) -> None:
    """The time of use of a card without an attack."""
    when = text.waits(card)
    if not when:
        return
    chip = low.inset(2, max(2.0, (low.h - max(32.0, canvas.tall(when, 18, low.w - 10) + 6)) / 2))
    if state in ("waits", "off"):
        line = WAITING if state == "waits" else RAVENLOFT.line
        canvas.box(chip, WAITING_LOW if state == "waits" else CARD_LOW, line, radius=6)
    inner = chip.inset(3, 1)
    size = canvas.block(when, inner, min(18, _widest(canvas, when, 18, inner.w)))
    colour = REACTION if state in ("waits", "reaction") else RAVENLOFT.muted
    canvas.paragraph(when, inner, size, colour, align="centre", middle=True)


def _signed(bonus: int | None) -> str:
    return "–" if bonus is None else say("ui-bonus", bonus=bonus)


def _compact_numbers(canvas: Canvas, low: Area, bonus: int | None, damage: int, state: str) -> None:
    """The numbers of an attack on a narrow card, with icons for words: a ring for the roll, a drop for the damage."""
    size = 28.0
    while size > 18 and canvas.wide(_signed(bonus), size, "title") + canvas.wide(str(damage), size, "title") + 66 > low.w:
        size -= 1
    size = canvas.block("0", low, size, "title")
    y, high = low.y + low.h / 2, canvas.high(size, "title")
    side = min(high * 0.62, low.w * 0.16)
    for share, picture, value, colour in (
        (0.04, "ui/centre", _signed(bonus), RAVENLOFT.accent),
        (0.6, "ui/drop", str(damage), RED_LIGHT),
    ):
        x = low.x + low.w * share
        canvas.picture(picture, Area(x, y - side / 2, side, side))
        canvas.text(value, (x + side + 3, y - high / 2), size, _ink(state, colour), face="title")


def readable_high(canvas: Canvas, wide: float, card: str) -> float:
    """The height that a `readable` card of this width needs for its text."""
    head = 8 + _art_high(wide) + max(28, canvas.high(19) + 2) + 4
    title = canvas.tall(name(card), 22, wide - 20, "bold")
    return head + title + 4 + canvas.tall(text.card_text(card), 18, wide - 24) + 16


def _art_high(wide: float) -> float:
    return min(96.0, wide * 0.4)


def readable(canvas: Canvas, area: Area, card: str, *, focused: bool = False) -> None:
    """A card with its text, to choose from."""
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    if focused:
        canvas.glow(area, RAVENLOFT.accent, spread=22)
    canvas.box(area, (PAPER, PAPER_LOW), CARD_EDGE, width=4, radius=10)
    art_high = _art_high(area.w)
    scene(canvas, Area(area.x + 8, area.y + 8, area.w - 16, art_high), card)
    band = Area(area.x + 8, area.y + 8 + art_high, area.w - 16, max(28, canvas.high(19) + 2))
    canvas.box(band, CARD_TYPES[faces.type_of(card)], radius=0)
    canvas.text(
        text.band(card),
        (band.centre[0], band.y + (band.h - canvas.high(19)) / 2 - 1),
        19,
        CREAM,
        align="centre",
        room=band.w - 8,
    )
    title = Area(area.x + 10, band.y + band.h + 4, area.w - 20, canvas.tall(name(card), 22, area.w - 20, "bold"))
    canvas.paragraph(name(card), title, 22, INK, face="bold", align="centre")
    body = Area(area.x + 12, title.y + title.h + 4, area.w - 24, area.y + area.h - 12 - title.y - title.h)
    canvas.paragraph(text.card_text(card), body, 18, INK)
    if focused:
        focus_frame(canvas, area, RAVENLOFT, light=False)


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
        box = Area(box.centre[0] - side / 2, box.centre[1] - side / 2, side, side)
    canvas.picture(picture, box, cover=True, eye=eye)
