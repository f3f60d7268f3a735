"""A place in the inspector: its card, large, and beside it the facts: what the card demands and gives."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.places import STREETS
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, DREAD, GOONS, NUMBERS, PLACES, PLOTS
from game.text import has, name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour
from game.ui.london import shapes, theme
from game.ui.london.board import pieces
from game.ui.london.panels.card_page import paint_card
from game.ui.london.panels.card_text import TIER_IDS, card_icons, card_props, paint_paper
from game.ui.london.panels.rich_text import Rich
from game.ui.london.theme import PAPERS, P
from game.ui.widgets.boxes import Box, Drawn, place as placed
from game.ui.widgets.containers import ByWidth, Column, FirstFit, Framed, Row
from game.ui.widgets.layout import off_left


class CardFact(NamedTuple):
    """A fact about a place: its sign ("shield", "dread", "fists", a Time Segment, a note), its text, and a value for the sign."""

    sign: str
    words: str
    value: str = ""
    tint: Colour = P.text


def card_at(t: State, place: Place) -> CardId:
    """The open card of a place, a Goon in the Streets included; "" if there is none."""
    return t.shown.get(place, "") if PLACES[place].number else t.goons.get(PLACES[place].area, "")


def place_facts(t: State, place: Place) -> list[CardFact]:
    """The facts about a place."""
    card = card_at(t, place)
    found = [*_numbers(card), *_outcomes(card)] if card else []
    if place in t.dark:
        found = [CardFact("dread", say("ui-ld-face-hidden"), str(NUMBERS.hidden), tint=theme.DREAD_RED)]
    elif not card:
        found = [CardFact("hour", say("ui-ld-face-streets" if place in STREETS.values() else "ui-ld-face-bare"))]
    if place in t.notes:
        found.append(CardFact(f"note-{t.notes[place]}", say(f"note-{t.notes[place]}")))
    return found


def seats_with(t: State, icon: str) -> list[Seat]:
    """The seats with an ability, on the Character sheet or by an Ally."""
    return [seat for seat in range(len(t.people)) if icon in _abilities(t, seat)]


def _abilities(t: State, seat: Seat) -> set[str]:
    person = t.people[seat]
    return {*CHARACTERS[person.id].icons, *(icon for ally in person.allies for icon in ALLIES[ally].icons)}


def _numbers(card: CardId) -> Iterator[CardFact]:
    """Difficulty, time and Dread of a card."""
    if card in DREAD or card in GOONS:
        row = DREAD.get(card) or GOONS[card]
        yield CardFact("shield", say("ui-ld-face-points"), str(row.difficulty))
    if card in PLOTS:
        plot = PLOTS[card]
        yield CardFact(plot.time, say(f"text-{plot.time}"), tint=theme.SEGMENTS[plot.time])
        yield CardFact("dread", say("ui-ld-face-late"), str(plot.dread), tint=theme.DREAD_RED)
    cost = DREAD[card].dread if card in DREAD else NUMBERS.goon_left if card in GOONS else 0
    if cost:
        yield CardFact("dread", say("ui-ld-face-open"), str(cost), tint=theme.DREAD_RED)


def _outcomes(card: CardId) -> Iterator[CardFact]:
    """The outcomes of a Plot card, the best first, and what follows each of them."""
    if card not in PLOTS:
        return
    row = PLOTS[card]
    ends = [row.middle.least - 1, row.top.least - 1, None]
    for key, tier, end in reversed(list(zip(TIER_IDS, row.tiers, ends, strict=True))):
        reach = f"{tier.least}+" if end is None else str(tier.least) if end == tier.least else f"{tier.least}–{end}"
        yield CardFact("fists", say(f"effect-{key}-{card}"), reach)
    if has(f"always-{card}"):
        yield CardFact("hour", say(f"always-{card}"))
    if row.last:
        yield CardFact("dread", say("ui-ld-face-last"), tint=theme.DREAD_RED)


SHAPE, PAGE, HALF = 496 / 792, 460.0, 0.47
"""Width to height of the large card, the width at which its picture has room, and its greatest share of the panel's width."""
TIGHT = 200.0
"""A card narrower than this, in pixels at the nominal text size, is left out."""
SIZES, LEAST = [float(size) for size in range(26, 7, -1)], 16.0
"""The text sizes beside the card, and the one that the card leaves room for."""
CELL, PAD, GAP = 3.3, 0.34, 0.34
"""The width of a sign's cell, the padding of text and the gap between plates, in text sizes."""
DISC, LARGE, SMALL = 36.0, 23.0, 16.0
"""The width of an ability token, and the largest and the smallest size of its name."""

Able = Mapping[str, Sequence[Seat]]
"""The seats that have each ability."""


def draw(canvas: Canvas, area: Area, t: State, place: Place) -> None:
    """Paint the page of a place into an area that is wider than high: the card on the left, the facts beside it."""
    card = card_at(t, place)
    found = {icon: [] if card in ALLIES else seats_with(t, icon) for icon in card_icons(card)} if card else {}
    shown = place_facts(t, place)
    boxes = [
        _beside(canvas, t, place, found, shown, size, low=low)
        for low, least in ((True, LEAST), (False, 0.0))
        for size in SIZES
        if size >= least
    ]
    widths = [max(area.h * SHAPE, PAGE * canvas.stretch), max(area.h * SHAPE, PAGE), area.h * SHAPE]
    page, rest = area, area
    for wide in sorted((min(one, area.w * HALF) for one in widths), reverse=True):
        page, rest = off_left(area, wide, 20)
        if boxes[SIZES.index(LEAST) - len(SIZES)].high(canvas, rest.w) <= rest.h:
            break
    if page.w < TIGHT * canvas.stretch:  # at huge text sizes the facts alone have room
        rest = area
    elif card:
        paint_card(canvas, page, card_props(t, card))
    elif place in t.dark:
        wide = min(page.w, page.h * 240 / 272)
        high = wide * 272 / 240
        back = Area.around(page.centre, wide, high)
        pieces.draw(canvas, back, pieces.PlacedCard("", t.chapter))
    else:
        _bare(canvas, page, place)
    placed(FirstFit(boxes), canvas, rest).paint(canvas)


def _bare(canvas: Canvas, page: Area, place: Place) -> None:
    """Paint a place without a card."""
    paint_paper(canvas, page, PAPERS["plot"])
    picture, wide = f"london/places/{place}", min(page.w, page.h) * 0.6
    if art.has(picture):
        canvas.picture(picture, page.halfway_across(page.centre[1] - wide * 148 / 256, wide, wide * 148 / 128))
    else:
        shapes.sign(canvas, "arrow", page.centre, wide * 0.6, theme.BRASS)


def _beside(canvas: Canvas, t: State, place: Place, found: Able, shown: Sequence[CardFact], size: float, *, low: bool) -> Column:
    """The name of the place, the abilities that its card asks for or brings, and the facts at a text size; `low` gives the name two lines."""
    top = canvas.high(34, "title")
    head = Drawn(partial(_head, place), max(92.0, top + canvas.high(23) + 26) if low else top + 12)
    abilities = [ByWidth(partial(_ability_plates, t, found))] if found else []
    facts = Column(*(_fact(one, size) for one in shown), gap=size * GAP)
    return Column(head, *abilities, facts, gap=12)


def _head(place: Place, canvas: Canvas, area: Area) -> None:
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


def _ability_plates(t: State, found: Able, canvas: Canvas, wide: float) -> Box:
    """The abilities side by side if there is room, else below each other."""
    each, room = max(52.0, canvas.high(24) + 20), (wide - 10 * (len(found) - 1)) / len(found)
    beside = all(_needs(canvas, icon, len(people)) <= room for icon, people in found.items())
    plates = [Drawn(partial(_ability, t, icon, people), each - (0 if beside else 8)) for icon, people in found.items()]
    return Row(*plates, gap=10, shares=[1.0] * len(plates)) if beside else Column(*plates, gap=6)


def _needs(canvas: Canvas, icon: str, people: int) -> float:
    """The least width of an ability's plate."""
    return DISC * 1.35 + canvas.wide(name(icon), SMALL) + (DISC * 0.5 * (people + 1) if people else 0.0) + 12


def _ability(t: State, icon: str, people: Sequence[Seat], canvas: Canvas, area: Area) -> None:
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
    shapes.fit(canvas, name(icon), area.column(left, right - left - 4), LARGE, P.text)


def _fact(fact: CardFact, size: float) -> Box:
    """A plate with a sign, its value and the words."""
    sign = Drawn(partial(_sign, fact, size), 2 * size * (1 - PAD), size * (CELL - PAD))
    words = Row(sign, Rich(fact.words, size, P.text), gap=size * PAD, grow=(1,))
    return Framed(words, (size * PAD, size * PAD), partial(shapes.plate, line=theme.LINE, width=1.5))


def _sign(fact: CardFact, size: float, canvas: Canvas, cell: Area) -> None:
    """Paint the sign of a plate with its value."""
    x, y = cell.centre
    if fact.sign == "shield":
        pieces.shield(canvas, (x, y), size * 1.4, int(fact.value))
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
