"""Paints a place in the inspector: its card, large, and beside it what the card demands and gives."""

from collections.abc import Mapping, Sequence

from game.rules.engine.secret import Seat
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import ALLIES
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import shapes, theme
from game.ui.london.board import cards
from game.ui.london.facts import place_facts
from game.ui.london.facts.place_facts import CardFact
from game.ui.london.panels import rich_text
from game.ui.london.panels.card_page import paint_card
from game.ui.london.panels.card_text import card_icons, card_props, paint_paper
from game.ui.london.theme import PAPERS, P
from game.ui.widgets.layout import columns, off_left, off_top, rows

SHAPE, PAGE, HALF = 496 / 792, 460.0, 0.47
"""Width to height of the large card, the width at which its picture has room, and its greatest share of the panel's width."""
TIGHT = 200.0
"""A card narrower than this, in pixels at the nominal text size, is left out."""
MOST, LEAST = 26.0, 16.0
"""The largest and the smallest text size beside the card."""
CELL, PAD, GAP = 3.3, 0.34, 0.34
"""The width of a sign's cell, the padding of text and the gap between plates, in text sizes."""


DISC, LARGE, SMALL = 36.0, 23.0, 16.0
"""The width of an ability token, and the largest and the smallest size of its name."""


Able = Mapping[str, Sequence[Seat]]
"""The seats that have each ability."""


def draw(canvas: Canvas, area: Area, t: State, place: Place) -> None:
    """Paint the page of a place into an area that is wider than high: the card on the left, the facts beside it."""
    card = place_facts.card_at(t, place)
    found = {icon: [] if card in ALLIES else place_facts.seats_with(t, icon) for icon in card_icons(card)} if card else {}
    shown = place_facts.place_facts(t, place)
    page, rest, high = _parts(canvas, area, found, shown)
    if page.w < TIGHT * canvas.stretch:  # at huge text sizes the facts alone have room
        rest = area
    elif card:
        paint_card(canvas, page, card_props(t, card))
    elif place in t.dark:
        _back(canvas, page, t.chapter)
    else:
        _bare(canvas, page, place)
    head, low = off_top(rest, high, 12)
    _head(canvas, head, place)
    _facts(canvas, _abilities(canvas, low, t, found), shown)


def _parts(canvas: Canvas, area: Area, found: Able, shown: list[CardFact]) -> tuple[Area, Area, float]:
    """The areas of the card and the facts, and the height of the place's name: the card is as wide as the facts allow."""
    widths = [max(area.h * SHAPE, PAGE * canvas.stretch), max(area.h * SHAPE, PAGE), area.h * SHAPE]
    page, rest, head = area, area, 0.0
    for wide in sorted((min(one, area.w * HALF) for one in widths), reverse=True):
        page, rest = off_left(area, wide, 20)
        high, _ = _abilities_high(canvas, rest.w, found)
        words = sum(_high(canvas, fact, rest.w, LEAST) + LEAST * GAP for fact in shown)
        for head in (max(92.0, canvas.high(34, "title") + canvas.high(23) + 26), canvas.high(34, "title") + 12):
            if head + high + words + 24 <= rest.h:
                return page, rest, head
    return page, rest, head


def _back(canvas: Canvas, page: Area, tier: int) -> None:
    """Paint a card that lies face down."""
    wide = min(page.w, page.h * 240 / 272)
    high = wide * 272 / 240
    cards.draw(canvas, Area(page.centre[0] - wide / 2, page.centre[1] - high / 2, wide, high), cards.PlacedCard("", tier))


def _bare(canvas: Canvas, page: Area, place: Place) -> None:
    """Paint a place without a card."""
    paint_paper(canvas, page, PAPERS["plot"])
    picture, wide = f"london/places/{place}", min(page.w, page.h) * 0.6
    if art.has(picture):
        canvas.picture(picture, Area(page.centre[0] - wide / 2, page.centre[1] - wide * 148 / 256, wide, wide * 148 / 128))
    else:
        shapes.sign(canvas, "arrow", page.centre, wide * 0.6, theme.BRASS)


def _head(canvas: Canvas, area: Area, place: Place) -> None:
    """Paint the name of the place, its short name and its picture; on one line where there is little room."""
    shapes.plate(canvas, area, theme.BRASS)
    picture, top = f"london/places/{place}", canvas.high(34, "title") + 4
    low = area.h > top + canvas.high(23)
    wide = (area.h - 20) * 128 / 148 if art.has(picture) and low else 0.0
    if wide:
        canvas.picture(picture, Area(area.x + area.w - wide - 16, area.y + 10, wide, area.h - 20))
    inner = Area(area.x + 20, area.y + (10 if low else 4), area.w - wide - 52, area.h - (20 if low else 8))
    short = say(f"short-{place}")
    aside = 0.0 if low else canvas.wide(short, 23, "italic") + 16
    shapes.fit(canvas, name(place), inner._replace(h=top, w=inner.w - aside), 34, P.title, face="title")
    under = inner._replace(y=inner.y + top, h=inner.h - top) if low else inner
    shapes.fit(canvas, short, under, 23, P.muted, face="italic", align="left" if low else "right")


def _abilities_high(canvas: Canvas, wide: float, found: Able) -> tuple[float, bool]:
    """The height of the ability plates, and whether they fit side by side."""
    if not found:
        return 0.0, True
    high, each = max(52.0, canvas.high(24) + 20), (wide - 10 * (len(found) - 1)) / len(found)
    beside = all(_needs(canvas, icon, len(people)) <= each for icon, people in found.items())
    return (high, True) if beside else (len(found) * (high - 2) - 8, False)


def _abilities(canvas: Canvas, area: Area, t: State, found: Able) -> Area:
    """Paint the abilities that a card asks for or brings. Returns the area below them."""
    if not found:
        return area
    high, beside = _abilities_high(canvas, area.w, found)
    top, rest = off_top(area, high, 12)
    boxes = columns(top, len(found), 10) if beside else rows(top, len(found), 6)
    for (icon, people), box in zip(found.items(), boxes, strict=True):
        _ability(canvas, box, t, icon, people)
    return rest


def _needs(canvas: Canvas, icon: str, people: int) -> float:
    """The least width of an ability's plate."""
    return DISC * 1.35 + canvas.wide(name(icon), SMALL) + (DISC * 0.5 * (people + 1) if people else 0.0) + 12


def _ability(canvas: Canvas, area: Area, t: State, icon: str, people: Sequence[Seat]) -> None:
    """Paint an ability and the medallions of the Characters that have it; the medallions overlap where there is little room."""
    shapes.plate(canvas, area, theme.LINE, width=1.5)
    shapes.ability(canvas, icon, (area.x + DISC * 0.7, area.centre[1]), DISC)
    left, words = area.x + DISC * 1.35, canvas.wide(name(icon), LARGE)
    step = DISC * (0.95 if left + words + DISC * len(people) < area.x + area.w else 0.5)
    x = area.x + area.w - DISC * 0.6
    for seat in reversed(people):
        shapes.medal(canvas, t.people[seat].id, seat, (x, area.centre[1]), DISC * 0.9)
        x -= step
    right = x + step - DISC * 0.5 if people else area.x + area.w - 8
    shapes.fit(canvas, name(icon), Area(left, area.y, right - left - 4, area.h), LARGE, P.text)


def _facts(canvas: Canvas, area: Area, found: list[CardFact]) -> None:
    """Paint the facts as plates below each other, in the largest text size that fits."""
    size = MOST
    while (
        size > LEAST / max(1.0, canvas.stretch) and sum(_high(canvas, fact, area.w, size) + size * GAP for fact in found) > area.h
    ):
        size -= 1
    y = area.y
    for fact in found:
        high = _high(canvas, fact, area.w, size)
        plate = Area(area.x, y, area.w, high)
        shapes.plate(canvas, plate, theme.LINE, width=1.5)
        _sign(canvas, plate._replace(w=size * CELL), fact, size)
        words = Area(area.x + size * (CELL + PAD), y, _room(area.w, size), high)
        rich_text.paragraph(canvas, fact.words, words, size, P.text, middle=True)
        y += high + size * GAP


def _room(wide: float, size: float) -> float:
    """The width of the text on a plate."""
    return wide - size * (CELL + 2 * PAD)


def _high(canvas: Canvas, fact: CardFact, wide: float, size: float) -> float:
    return max(size * 2.0, rich_text.tall(canvas, fact.words, size, _room(wide, size)) + size * 2 * PAD)


def _sign(canvas: Canvas, cell: Area, fact: CardFact, size: float) -> None:
    """Paint the sign of a plate with its value."""
    x, y = cell.centre
    if fact.sign == "shield":
        cards.shield(canvas, (x, y), size * 1.4, int(fact.value))
    elif fact.sign == "dread":
        left = x - size * 0.5 if fact.value else x
        shapes.sign(canvas, "dread", (left, y), size * 1.4, fact.tint)
        canvas.text(fact.value, (x + size * 0.3, y - canvas.high(size * 1.2, "bold") / 2), size * 1.2, fact.tint, face="bold")
    elif fact.sign == "fists":
        wide = canvas.fitting(fact.value, size * 1.1, size * 1.75, "bold", 0.5)
        right = x + size * 0.3, y - canvas.high(wide, "bold") / 2
        canvas.text(fact.value, right, wide, P.text, face="bold", align="right")
        shapes.sign(canvas, "fist", (x + size, y), size * 1.2, theme.ROSE)
    elif art.has(f"london/signs/{fact.sign}"):
        shapes.sign(canvas, fact.sign, (x, y), size * 1.6, fact.tint)
    else:
        canvas.picture(f"london/tokens/{fact.sign}", shapes.square((x, y), size * 1.6))
