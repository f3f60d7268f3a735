"""Cards: the killer's abilities with their kinds and costs, items and traits with what they do."""

from game.rules.terrorscape.cards import ABILITIES
from game.text import has, name, say
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.lay import columns
from game.ui.terrorscape import signs
from game.ui.theme import BLACK, TERRORSCAPE, rgb

P = TERRORSCAPE
INK, PALE = rgb("#10161a"), rgb("#cfe9f2")
SCENE = 40.0
"""A picture that would be lower than this is left out."""


def title_size(canvas: Canvas, words: str, room: float, size: float) -> float:
    """The size at which no word of a title has to be broken."""
    return min(canvas.fitting(word, size, room, "title", 0.4) for word in words.split())


def ability(canvas: Canvas, area: Area, card: str, *, killer: str, live: bool, lit: bool, quick: bool = False) -> None:
    """An ability card: its cost, its kinds in a band, its name, and its text as far as there is room."""
    kinds = list(dict.fromkeys([*(["quick"] if quick else []), *ABILITIES[card].types]))
    spot = area.moved(0, -6) if lit else area
    canvas.box(spot, (rgb("#1d2f38"), rgb("#101b20")), P.focus if lit else rgb("#3d5661"), width=4 if lit else 2)
    inner, words = spot.inset(8, 8), say(f"text-{card}")
    band, size = max(28.0, canvas.high(20) + 6), title_size(canvas, name(card), inner.w, 20)
    title = canvas.tall(name(card), size, inner.w, "title")
    high = min(112.0, inner.h - band - title - canvas.tall(words, 19, inner.w) - 12)
    y = inner.y
    if high > SCENE:
        _scene(canvas, inner._replace(h=high), card, kinds[0], killer)
        y += high
    _band(canvas, Area(inner.x, y, inner.w, band), kinds)
    _cost(canvas, Area(inner.x, inner.y, inner.w, band), card)
    y += band + 4
    canvas.paragraph(name(card), Area(inner.x, y, inner.w, title + 4), size, P.text, face="title", align="centre")
    body = Area(inner.x, y + title + 2, inner.w, inner.y + inner.h - y - title - 2)
    size = canvas.block(words, body, 19, "text", 13)
    if canvas.tall(words, size, body.w) <= body.h + 2:
        canvas.paragraph(words, body, size, rgb("#d9e2e1"), align="centre")
    if not live and not lit:
        canvas.veil(spot, rgb("#060a0d"), 62, radius=8)


def _band(canvas: Canvas, area: Area, kinds: list[str]) -> None:
    """When the card can be played."""
    for kind, part in zip(kinds, columns(area, len(kinds), 0), strict=True):
        canvas.box(part, signs.KIND[kind], radius=0)
        signs.KINDS[kind](canvas, (part.x + 13, part.centre[1]), 8, INK)
        words = say(f"ui-ts-kind-{kind}")
        body = Area(part.x + 24, part.y, part.w - 26, part.h)
        canvas.within(words, body, canvas.fitting(words, 20, body.w, "bold"), INK, face="bold", align="left", margin=0)


def _scene(canvas: Canvas, area: Area, card: str, kind: str, killer: str) -> None:
    """The picture of an ability card: its killer's own, where the killers share the card; else the sign of its kind."""
    for picture in (f"terrorscape/cards/{card}-{killer}", f"terrorscape/cards/{card}"):
        if art.has(picture):
            canvas.picture(picture, area, cover=True)
            return
    canvas.box(area, (rgb("#1d3743"), rgb("#0d1a21")), radius=4)
    signs.KINDS[kind](canvas, area.centre, area.h * 0.28, PALE)


def _cost(canvas: Canvas, area: Area, card: str) -> None:
    """What the card costs, in the corner of its picture or at the end of its band."""
    cost = ABILITIES[card].cost
    words = say("ui-ts-free") if cost == 0 else say("ui-ts-cost-all") if cost < 0 else say("ui-ts-cost", cards=cost)
    wide, high = canvas.wide(words, 18, "bold") + 16, canvas.high(18) + 4
    spot = Area(area.x + area.w - wide, area.y + (area.h - high) / 2, wide, high)
    canvas.box(spot, rgb("#0a1013"), PALE, radius=high / 2, width=1.5)
    canvas.within(words, spot, 18, rgb("#fff6dd"), face="bold")


def card(canvas: Canvas, area: Area, what: str, *, lit: bool) -> None:
    """An item or a trait to choose: picture, name and text."""
    canvas.box(area.moved(3, 5), BLACK, alpha=150)
    canvas.box(area, (rgb("#2a2312"), rgb("#161208")), P.focus if lit else signs.BRASS, width=4 if lit else 2)
    inner, words = area.inset(12, 10), say(f"text-{what}") if has(f"text-{what}") else ""
    size = title_size(canvas, name(what), inner.w, 24)
    title = canvas.tall(name(what), size, inner.w, "title")
    high, y = min(110.0, inner.h - title - canvas.tall(words, 20, inner.w) - 20), inner.y
    if high > SCENE and art.has(f"terrorscape/cards/{what}"):
        canvas.picture(f"terrorscape/cards/{what}", Area(inner.x, y, inner.w, high), cover=True)
        y += high + 6
    canvas.paragraph(name(what), Area(inner.x, y, inner.w, title + 4), size, P.title, face="title", align="centre")
    body = Area(inner.x, y + title + 6, inner.w, inner.y + inner.h - y - title - 6)
    canvas.paragraph(words, body, canvas.block(words, body, 20, "text", 9), P.text, align="centre")
