"""Paints cards: the killer's abilities with kinds and costs, items and traits with their texts."""

from typing import NamedTuple

from game.rules.terrorscape.tables.cards import ABILITIES
from game.text import has, name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, rgb
from game.ui.terrorscape.board import signs

P = TERRORSCAPE
INK, PALE = rgb("#10161a"), rgb("#cfe9f2")
PICTURE = 0.82
"""Height of a picture as a share of its width."""
SCENE = 40.0
"""The least height of a picture; a lower one is left out."""


def title_size(canvas: Canvas, words: str, room: float, size: float) -> float:
    """The text size at which no word of a title is broken."""
    return min(canvas.fitting(word, size, room, "title", 0.4) for word in words.split())


class AbilityProps(NamedTuple):
    """An ability card: `live` ones can be played, `played` ones are being resolved, `words` replaces the short text."""

    card: str
    killer: str
    live: bool = True
    highlighted: bool = False
    quick: bool = False
    played: bool = False
    words: str = ""


def description(thing: str) -> str:
    """What a card, an item, a trait or a survivor does."""
    return say(f"text-{thing}") if has(f"text-{thing}") else ""


def ability(canvas: Canvas, area: Area, props: AbilityProps) -> None:
    """Paint an ability card: picture, cost, kinds, name, and its text if there is room."""
    card, played, raised = props.card, props.played, props.highlighted or props.played
    kinds = list(dict.fromkeys([*(["quick"] if props.quick else []), *ABILITIES[card].types]))
    spot = area.moved(0, -6) if raised else area
    canvas.box(spot.moved(3, 6), BLACK, alpha=150)
    line = P.focus if raised else rgb("#3d5661")
    canvas.box(spot, (rgb("#20323b"), rgb("#121d23")), line, width=4 if props.highlighted else 2)
    inner = spot.inset(8, 8)
    if played:
        inner = inner._replace(h=inner.h - canvas.high(20) * 0.5)
    _face(canvas, inner, card, kinds, props.killer, props.words or say(f"ui-ts-card-{card}"))
    if not props.live and not raised:
        canvas.veil(spot, rgb("#060a0d"), 62, radius=8)
    if played:
        _played(canvas, spot)


def _face(canvas: Canvas, inner: Area, card: str, kinds: list[str], killer: str, words: str) -> None:
    """Paint the face of an ability card."""
    band, size = max(30.0, canvas.high(20) + 6), title_size(canvas, name(card), inner.w, 20)
    title = canvas.tall(name(card), size, inner.w, "title")
    high = min(PICTURE * inner.w, inner.h - band - title - canvas.tall(words, 19, inner.w) - 12)
    y, shown = inner.y, high > SCENE
    if shown:
        _scene(canvas, inner._replace(h=high), card, kinds[0], killer)
        y += high
    room = 0.0 if shown else _cost_size(canvas, card)[0] + 4
    _band(canvas, Area(inner.x, y, inner.w, band), kinds, cost_room=room)
    _cost(canvas, Area(inner.x, inner.y, inner.w, band), card, corner=shown)
    y += band + 4
    canvas.paragraph(name(card), Area(inner.x, y, inner.w, title + 4), size, P.text, face="title", align="centre")
    body = Area(inner.x, y + title + 2, inner.w, inner.y + inner.h - y - title - 2)
    size = canvas.block(words, body, 19, "text", 13)
    if canvas.tall(words, size, body.w) <= body.h + 2:
        canvas.paragraph(words, body, size, rgb("#d9e2e1"), align="centre")


def _played(canvas: Canvas, spot: Area) -> None:
    """Paint the badge of a card that is being resolved."""
    words = say("ui-ts-in-play")
    wide, high = canvas.wide(words, 20, "bold") + 24, canvas.high(20) + 6
    area = Area(spot.centre[0] - wide / 2, spot.y + spot.h - high * 0.6, wide, high)
    canvas.box(area, rgb("#2a2312"), P.focus, width=2, radius=high / 2)
    canvas.within(words, area, 20, P.focus, face="bold")


def _band(canvas: Canvas, area: Area, kinds: list[str], *, cost_room: float) -> None:
    """Paint the kinds of a card in a band, each as wide as its word; `cost_room` at the end stays free."""
    words, r = [say(f"ui-ts-kind-{kind}") for kind in kinds], 9.0 if len(kinds) == 1 else 6.5
    size, edge = 20.0 if len(kinds) == 1 else 18.0, 2 * r + 13
    needs = [canvas.wide(one, size, "bold") + edge for one in words]
    share = min(1.0, (area.w - cost_room) / sum(needs))
    x = area.x
    for kind, one, need in zip(kinds, words, needs, strict=True):
        last = kind == kinds[-1]
        wide = area.x + area.w - x if last else area.w * need / sum(needs) if not cost_room else need * share
        canvas.box(Area(x, area.y, wide, area.h), signs.KIND[kind], radius=0)
        free = wide - (cost_room if last else 0.0)
        fits = canvas.fitting(one, size, free - 2 * r - 9, "bold")
        has_room = canvas.wide(one, fits, "bold") <= free - 2 * r - 9
        signs.KINDS[kind](canvas, (x + r + 5 if has_room else x + free / 2, area.centre[1]), r, INK)
        if has_room:
            spot = Area(x + 2 * r + 8, area.y, free - 2 * r - 9, area.h)
            canvas.within(one, spot, fits, INK, face="bold", align="left", margin=0)
        x += wide


def _scene(canvas: Canvas, area: Area, card: str, kind: str, killer: str) -> None:
    """Paint the picture of a card, the killer's own if killers share the card, else the icon of its kind."""
    for picture in (f"terrorscape/cards/{card}-{killer}", f"terrorscape/cards/{card}"):
        if art.has(picture):
            canvas.picture(picture, area, cover=True)
            return
    canvas.box(area, (rgb("#1d3743"), rgb("#0d1a21")), radius=4)
    signs.KINDS[kind](canvas, area.centre, area.h * 0.28, PALE)


def _cost_words(card: str) -> str:
    """The cost in words."""
    cost = ABILITIES[card].cost
    return say("ui-ts-free") if cost == 0 else say("ui-ts-cost-all") if cost < 0 else str(cost)


def _cost_size(canvas: Canvas, card: str) -> tuple[float, float, float]:
    """Width and height of the cost badge, and width of its icon."""
    high = canvas.high(18) + 6
    sign = high * 0.9 if ABILITIES[card].cost else 0.0
    return canvas.wide(_cost_words(card), 18, "bold") + 18 + sign, high, sign


def _cost(canvas: Canvas, area: Area, card: str, *, corner: bool) -> None:
    """Paint the cost in the corner of the picture or at the end of the band."""
    words, paid = _cost_words(card), ABILITIES[card].cost != 0
    wide, high, sign = _cost_size(canvas, card)
    spot = Area(
        area.x + 4 if corner else area.x + area.w - wide - 2, area.y + 3 if corner else area.centre[1] - high / 2, wide, high
    )
    canvas.box(spot, rgb("#0a1013"), PALE if paid else rgb("#6f878f"), radius=high / 2, width=1.5)
    if paid:
        signs.cards(canvas, (spot.x + 8 + sign / 2, spot.centre[1]), high * 0.34, PALE)
    canvas.within(
        words, Area(spot.x + sign, spot.y, spot.w - sign, spot.h), 18, rgb("#fff6dd") if paid else rgb("#c4d4d9"), face="bold"
    )


def card(canvas: Canvas, area: Area, what: str, *, highlighted: bool, picture: str = "") -> None:
    """Paint an item, a trait or anything else with a name and a text as a card: picture (by default its own), name and text."""
    picture = picture or f"terrorscape/cards/{what}"
    canvas.box(area.moved(3, 5), BLACK, alpha=150)
    canvas.box(area, (rgb("#2a2312"), rgb("#161208")), P.focus if highlighted else signs.BRASS, width=4 if highlighted else 2)
    inner, words = area.inset(12, 10), description(what)
    size = title_size(canvas, name(what), inner.w, 24)
    title = canvas.tall(name(what), size, inner.w, "title")
    high, y = min(0.75 * inner.w, inner.h - title - canvas.tall(words, 20, inner.w) - 20), inner.y
    if high > SCENE and art.has(picture):
        canvas.picture(picture, Area(inner.x, y, inner.w, high), cover=True)
        y += high + 6
    canvas.paragraph(name(what), Area(inner.x, y, inner.w, title + 4), size, P.title, face="title", align="centre")
    body = Area(inner.x, y + title + 6, inner.w, inner.y + inner.h - y - title - 6)
    canvas.paragraph(words, body, canvas.block(words, body, 20, "text", 9), P.text, align="centre")
