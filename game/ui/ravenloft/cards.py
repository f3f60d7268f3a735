"""Cards: small in the hand, readable in the tray, large when looked at."""

from game.rules.ravenloft.cards import MONSTERS
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft import faces, text
from game.ui.theme import BLACK, BLUE, CARD_EDGE, CARD_TYPES, INK, RAVENLOFT, RED_LIGHT, mix, rgb
from game.ui.widgets import focus_frame

PAPER, PAPER_LOW = rgb("#efe3c6"), rgb("#d8c69c")
FACE, FACE_LOW = rgb("#2c2433"), rgb("#1c1722")


def small(canvas: Canvas, area: Area, card: str, state: str, *, focused: bool = False, count: int = 1) -> None:
    """A card of the hand; `state` is "ready", "used", "waits", "reaction" or "off"."""
    canvas.box(area.moved(2, 4), BLACK, radius=8, alpha=150)
    if focused:
        canvas.glow(area, RAVENLOFT.accent, spread=20)
    canvas.box(area, (FACE, FACE_LOW), radius=8)
    compact = canvas.compact
    kind = faces.type_of(card)
    top = area.y + 6
    if not compact:
        art_area = Area(area.x + 6, area.y + 6, area.w - 12, 76)
        scene(canvas, art_area, card)
        top = area.y + 82
    band = Area(area.x + 6, top, area.w - 12, max(28, canvas.high(19) + 2))
    canvas.box(band, CARD_TYPES[kind], radius=3)
    canvas.within(text.band(card), band, 19, rgb("#f4efe2"))
    title = name(card) if count == 1 else say("ui-times", name=name(card), count=count)
    title_area = Area(area.x + 6, band.y + band.h + 4, area.w - 12, canvas.high(21) * 2)
    canvas.paragraph(title, title_area, 21, rgb("#fff3dc"), face="bold", align="centre", middle=True)
    low = Area(area.x + 6, title_area.y + title_area.h, area.w - 12, area.y + area.h - 6 - title_area.y - title_area.h)
    if state != "used" or not compact:
        _foot(canvas, low, card, state)
    line = {"ready": CARD_EDGE, "reaction": BLUE, "used": rgb("#3a3340"), "waits": rgb("#6fa6d8"), "off": RAVENLOFT.line}[state]
    if state in ("used", "off", "waits"):
        canvas.veil(area, rgb("#0b0810"), 120 if state == "used" else 95 if state == "off" else 60, radius=8)
    if state == "used":
        stamp = Area(area.x + 18, area.y + (area.h - 54 if compact else 24), area.w - 36, 40)
        canvas.box(stamp, rgb("#17131b"), rgb("#a394a6"), radius=4)
        canvas.within(say("ui-used"), stamp, 24, rgb("#cfc4d6"), face="title")
    canvas.frame(area, line, width=2)
    if focused:
        focus_frame(canvas, area, RAVENLOFT, light=False)


def _foot(canvas: Canvas, low: Area, card: str, state: str) -> None:
    """Numbers of an attack, or when the card is for."""
    printed = faces.numbers(card)
    if state in ("waits", "off") and (when := text.waits(card)) and printed is None:
        chip = Area(low.x + 2, low.y + (low.h - 32) / 2, low.w - 4, 32)
        canvas.box(
            chip,
            rgb("#15202c") if state == "waits" else rgb("#1c1722"),
            rgb("#6fa6d8") if state == "waits" else RAVENLOFT.line,
            radius=6,
        )
        canvas.text(
            when, (chip.centre[0], chip.y + (32 - canvas.high(18)) / 2 - 1), 18, rgb("#cfe6ff"), align="centre", room=chip.w - 6
        )
        return
    if printed is None:
        if when := text.waits(card):
            canvas.text(
                when, (low.centre[0], low.y + (low.h - canvas.high(18)) / 2), 18, RAVENLOFT.muted, align="centre", room=low.w
            )
        return
    bonus, damage = printed
    if canvas.compact:
        _compact_numbers(canvas, low, bonus, damage)
        return
    number, words = 28, 17
    top = low.y + (low.h - canvas.high(number, "title") - canvas.high(words) + 8) / 2
    pairs = (("–" if bonus is None else f"+{bonus}", say("ui-hit"), RAVENLOFT.accent), (f"{damage}", say("ui-damage"), RED_LIGHT))
    for share, (value, what, colour) in zip((0.27, 0.73), pairs, strict=True):
        x = low.x + low.w * share
        canvas.text(value, (x, top), number, colour, face="title", align="centre")
        canvas.text(what, (x, top + canvas.high(number, "title") - 7), words, RAVENLOFT.muted, align="centre", room=low.w / 2 - 2)


def _compact_numbers(canvas: Canvas, low: Area, bonus: int | None, damage: int) -> None:
    """In a narrow card signs stand for the words: a ring for the roll, a drop for the damage."""
    y, high = low.y + low.h / 2, canvas.high(28, "title")
    for share, picture, value, colour in (
        (0.06, "ui/centre", "–" if bonus is None else f"+{bonus}", RAVENLOFT.accent),
        (0.58, "ui/drop", str(damage), RED_LIGHT),
    ):
        x = low.x + low.w * share
        canvas.picture(picture, Area(x, y - 11, 24, 24))
        canvas.text(value, (x + 28, y - high / 2), 28, colour, face="title")


def readable(canvas: Canvas, area: Area, card: str, *, focused: bool = False) -> None:
    """A card with its text, for a choice."""
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    if focused:
        canvas.glow(area, RAVENLOFT.accent, spread=22)
    canvas.box(area, (PAPER, PAPER_LOW), CARD_EDGE, width=4, radius=10)
    art_high = min(96.0, area.h * 0.26)
    scene(canvas, Area(area.x + 8, area.y + 8, area.w - 16, art_high), card)
    band = Area(area.x + 8, area.y + 8 + art_high, area.w - 16, max(28, canvas.high(19) + 2))
    canvas.box(band, CARD_TYPES[faces.type_of(card)], radius=0)
    canvas.text(
        text.band(card),
        (band.centre[0], band.y + (band.h - canvas.high(19)) / 2 - 1),
        19,
        rgb("#fff6e4"),
        align="centre",
        room=band.w - 8,
    )
    title = Area(
        area.x + 10,
        band.y + band.h + 4,
        area.w - 20,
        canvas.high(22) * (2 if canvas.wide(name(card), 22, "bold") > area.w - 20 else 1),
    )
    canvas.paragraph(name(card), title, 22, INK, face="bold", align="centre")
    body = Area(area.x + 12, title.y + title.h + 4, area.w - 24, area.y + area.h - 12 - title.y - title.h)
    canvas.paragraph(text.card_text(card), body, 18, INK)
    if focused:
        focus_frame(canvas, area, RAVENLOFT, light=False)


def scene(canvas: Canvas, box: Area, card: str) -> None:
    """The picture of a card; a medallion keeps its shape, a scene fills the box."""
    picture = faces.picture_of(card)
    if picture == faces.portrait(card) and card in MONSTERS:
        box = Area(box.centre[0] - box.h / 2, box.y, box.h, box.h)
    canvas.picture(picture, box, cover=True)


def large(canvas: Canvas, area: Area, card: str) -> None:
    """A card to be read."""
    canvas.glow(area, rgb("#c98a3a"), spread=40, radius=18)
    canvas.box(area.inset(-10), (rgb("#e6c888"), rgb("#7d5a28")), BLACK, width=2, radius=18)
    canvas.box(area, (PAPER, PAPER_LOW), INK, width=4, radius=10)
    inner = area.inset(24, 20)
    canvas.text(name(card), (inner.x, inner.y - 4), 46, INK, face="title", room=inner.w)
    art_area = Area(inner.x - 8, inner.y + 58, inner.w + 16, min(290.0, area.h * 0.32))
    canvas.box(art_area, (rgb("#33262c"), rgb("#120c10")), INK, width=4, radius=4)
    scene(canvas, art_area.inset(6), card)
    band = Area(area.x + 4, art_area.y + art_area.h + 12, area.w - 8, 42)
    canvas.box(band, CARD_TYPES[faces.type_of(card)], radius=0)
    canvas.text(text.band(card), (inner.x, band.y + (42 - canvas.high(24)) / 2 - 1), 24, rgb("#fff6e4"), face="bold")
    if when := text.waits(card):
        canvas.text(
            when, (inner.x + inner.w, band.y + (42 - canvas.high(21)) / 2 - 1), 21, rgb("#f4ead2"), face="italic", align="right"
        )
    body = Area(inner.x, band.y + 56, inner.w, area.y + area.h - 96 - band.y)
    used = canvas.paragraph(text.card_text(card), body, 25 if len(text.card_text(card)) < 330 else 21, INK)
    if (line := text.flavour(card)) and body.h - used > 80:
        canvas.paragraph(
            line, Area(body.x, body.y + used + 18, body.w, body.h - used - 18), 20, mix(INK, PAPER, 0.25), face="italic"
        )
