"""A Location looked at closely: its card as large as there is room for, and all that the card comes to in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.places import STREETS
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, DREAD, GOONS, NUMBERS, PLACES, PLOTS
from game.text import has, name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, rgb
from game.ui.london import style
from game.ui.london.board import cards
from game.ui.london.story import rich_text
from game.ui.london.story.panels import script, shapes
from game.ui.widgets.layout import columns, off_left, off_top, rows

P = style.P
SHAPE, PAGE, HALF = 496 / 792, 460.0, 0.47
"""Width to height of the large card, how wide it is if its picture is to find room above its words, and at most, as a share of all."""
TIGHT = 200.0
"""A card narrower than this, where letters have their usual size, is not shown beside its words."""
MOST, LEAST = 26.0, 16.0
"""The largest and the smallest size of the words beside the card."""
CELL, PAD, GAP = 3.3, 0.34, 0.34
"""The cell of a sign, the room around words and between plates, in sizes of the words."""


DISC, LARGE, SMALL = 36.0, 23.0, 16.0
"""How wide the token of an ability is, and the largest and the smallest size of its name."""


Able = Mapping[str, Sequence[Seat]]
"""Abilities, and who has each."""


class Fact(NamedTuple):
    """Something that a card comes to: its sign ("shield", "dread", "fists", a Time Segment, a note), words, and the value on the sign."""

    sign: str
    words: str
    value: str = ""
    tint: Colour = P.text


def card_at(t: State, place: Place) -> CardId:
    """The open card of a place, a Goon in the Streets included; "" where none is."""
    return t.shown.get(place, "") if PLACES[place].number else t.goons.get(PLACES[place].area, "")


def facts(t: State, place: Place) -> list[Fact]:
    """All that is to be known of a place, in words."""
    card = card_at(t, place)
    found = [*_numbers(card), *_outcomes(card)] if card else []
    if place in t.dark:
        found = [Fact("dread", say("ui-ld-face-hidden"), str(NUMBERS.hidden), tint=style.DREAD_RED)]
    elif not card:
        found = [Fact("hour", say("ui-ld-face-streets" if place in STREETS.values() else "ui-ld-face-bare"))]
    if place in t.notes:
        found.append(Fact(f"note-{t.notes[place]}", say(f"note-{t.notes[place]}")))
    return found


def able(t: State, icon: str) -> list[Seat]:
    """The Characters who have an ability on the sheet, or an Ally with it."""
    return [seat for seat in range(len(t.people)) if icon in _own(t, seat)]


def _own(t: State, seat: Seat) -> set[str]:
    """The abilities on the sheet of a Character and on the Allies with it."""
    person = t.people[seat]
    return {*CHARACTERS[person.id].icons, *(icon for ally in person.allies for icon in ALLIES[ally].icons)}


def _numbers(card: CardId) -> Iterator[Fact]:
    """Difficulty, time and Dread."""
    if card in DREAD or card in GOONS:
        row = DREAD.get(card) or GOONS[card]
        yield Fact("shield", say("ui-ld-face-points"), str(row.difficulty))
    if card in PLOTS:
        plot = PLOTS[card]
        yield Fact(plot.time, say(f"text-{plot.time}"), tint=style.SEGMENTS[plot.time])
        yield Fact("dread", say("ui-ld-face-late"), str(plot.dread), tint=style.DREAD_RED)
    cost = DREAD[card].dread if card in DREAD else NUMBERS.goon_left if card in GOONS else 0
    if cost:
        yield Fact("dread", say("ui-ld-face-open"), str(cost), tint=style.DREAD_RED)


def _outcomes(card: CardId) -> Iterator[Fact]:
    """What a Plot card gives, the best first, and what comes after any of it."""
    if card not in PLOTS:
        return
    row = PLOTS[card]
    ends = [row.middle.least - 1, row.top.least - 1, None]
    for key, tier, end in reversed(list(zip(script.TIERS, row.tiers, ends, strict=True))):
        reach = f"{tier.least}+" if end is None else str(tier.least) if end == tier.least else f"{tier.least}–{end}"
        yield Fact("fists", say(f"effect-{key}-{card}"), reach)
    if has(f"always-{card}"):
        yield Fact("hour", say(f"always-{card}"))
    if row.last:
        yield Fact("dread", say("ui-ld-face-last"), tint=style.DREAD_RED)


# ------------------------------------------------------------------ drawing


def draw(canvas: Canvas, area: Area, t: State, place: Place) -> None:
    """Draw a place in an area that is broader than it is high: the card at the left, the rest beside it."""
    card = card_at(t, place)
    found = {icon: [] if card in ALLIES else able(t, icon) for icon in script.asked(card)} if card else {}
    told = facts(t, place)
    page, rest, high = _parts(canvas, area, found, told)
    if page.w < TIGHT * canvas.stretch:  # where letters are huge all that counts stands in words
        rest = area
    elif card:
        script.whole(canvas, page, t, card)
    elif place in t.dark:
        _back(canvas, page, t.chapter)
    else:
        _bare(canvas, page, place)
    head, low = off_top(rest, high, 12)
    _head(canvas, head, place)
    _facts(canvas, _abilities(canvas, low, t, found), told)


def _parts(canvas: Canvas, area: Area, found: Able, told: list[Fact]) -> tuple[Area, Area, float]:
    """The card, what is beside it, and how high the name of the place is: all as large as leaves all words room."""
    widths = [max(area.h * SHAPE, PAGE * canvas.stretch), max(area.h * SHAPE, PAGE), area.h * SHAPE]
    page, rest, head = area, area, 0.0
    for wide in sorted((min(one, area.w * HALF) for one in widths), reverse=True):
        page, rest = off_left(area, wide, 20)
        high, _ = _abilities_high(canvas, rest.w, found)
        words = sum(_high(canvas, fact, rest.w, LEAST) + LEAST * GAP for fact in told)
        for head in (max(92.0, canvas.high(34, "title") + canvas.high(23) + 26), canvas.high(34, "title") + 12):
            if head + high + words + 24 <= rest.h:
                return page, rest, head
    return page, rest, head


def _back(canvas: Canvas, page: Area, tier: int) -> None:
    """A card that lies face down."""
    wide = min(page.w, page.h * 240 / 272)
    high = wide * 272 / 240
    cards.draw(canvas, Area(page.centre[0] - wide / 2, page.centre[1] - high / 2, wide, high), cards.Lying("", tier))


def _bare(canvas: Canvas, page: Area, place: Place) -> None:
    """A place without a card: what stands there."""
    script.sheet(canvas, page, script.PAPERS["plot"])
    picture, wide = f"london/places/{place}", min(page.w, page.h) * 0.6
    if art.has(picture):
        canvas.picture(picture, Area(page.centre[0] - wide / 2, page.centre[1] - wide * 148 / 256, wide, wide * 148 / 128))
    else:
        style.sign(canvas, "arrow", page.centre, wide * 0.6, style.BRASS)


def _head(canvas: Canvas, area: Area, place: Place) -> None:
    """The name of the place, which it is, and its picture; in one line where there is little room."""
    shapes.plate(canvas, area, style.BRASS)
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
    """How high the plates of the abilities are, and whether they find room beside each other."""
    if not found:
        return 0.0, True
    high, each = max(52.0, canvas.high(24) + 20), (wide - 10 * (len(found) - 1)) / len(found)
    beside = all(_needs(canvas, icon, len(people)) <= each for icon, people in found.items())
    return (high, True) if beside else (len(found) * (high - 2) - 8, False)


def _abilities(canvas: Canvas, area: Area, t: State, found: Able) -> Area:
    """The abilities that a card asks for or brings; returns what is left below them."""
    if not found:
        return area
    high, beside = _abilities_high(canvas, area.w, found)
    top, rest = off_top(area, high, 12)
    boxes = columns(top, len(found), 10) if beside else rows(top, len(found), 6)
    for (icon, people), box in zip(found.items(), boxes, strict=True):
        _ability(canvas, box, t, icon, people)
    return rest


def _needs(canvas: Canvas, icon: str, people: int) -> float:
    """How broad the plate of an ability has to be at least."""
    return DISC * 1.35 + canvas.wide(name(icon), SMALL) + (DISC * 0.5 * (people + 1) if people else 0.0) + 12


def _ability(canvas: Canvas, area: Area, t: State, icon: str, people: Sequence[Seat]) -> None:
    """An ability, and who has it; where there is little room they overlap."""
    shapes.plate(canvas, area, shapes.LINE, width=1.5, shadow=False)
    style.ability(canvas, icon, (area.x + DISC * 0.7, area.centre[1]), DISC)
    left, words = area.x + DISC * 1.35, canvas.wide(name(icon), LARGE)
    step = DISC * (0.95 if left + words + DISC * len(people) < area.x + area.w else 0.5)
    x = area.x + area.w - DISC * 0.6
    for seat in reversed(people):
        style.medal(canvas, t.people[seat].id, seat, (x, area.centre[1]), DISC * 0.9)
        x -= step
    right = x + step - DISC * 0.5 if people else area.x + area.w - 8
    shapes.fit(canvas, name(icon), Area(left, area.y, right - left - 4, area.h), LARGE, P.text)


def _facts(canvas: Canvas, area: Area, found: list[Fact]) -> None:
    """The plates below each other, in the largest letters for which there is room."""
    size = MOST
    while (
        size > LEAST / max(1.0, canvas.stretch) and sum(_high(canvas, fact, area.w, size) + size * GAP for fact in found) > area.h
    ):
        size -= 1
    y = area.y
    for fact in found:
        high = _high(canvas, fact, area.w, size)
        plate = Area(area.x, y, area.w, high)
        shapes.plate(canvas, plate, shapes.LINE, width=1.5, shadow=False)
        _sign(canvas, plate._replace(w=size * CELL), fact, size)
        words = Area(area.x + size * (CELL + PAD), y, _room(area.w, size), high)
        rich_text.paragraph(canvas, fact.words, words, size, P.text, middle=True)
        y += high + size * GAP


def _room(wide: float, size: float) -> float:
    """How broad the words of a plate may be."""
    return wide - size * (CELL + 2 * PAD)


def _high(canvas: Canvas, fact: Fact, wide: float, size: float) -> float:
    return max(size * 2.0, rich_text.tall(canvas, fact.words, size, _room(wide, size)) + size * 2 * PAD)


def _sign(canvas: Canvas, cell: Area, fact: Fact, size: float) -> None:
    """The sign of a plate, with its value."""
    x, y = cell.centre
    if fact.sign == "shield":
        cards.shield(canvas, (x, y), size * 1.4, int(fact.value))
    elif fact.sign == "dread":
        left = x - size * 0.5 if fact.value else x
        style.sign(canvas, "dread", (left, y), size * 1.4, fact.tint)
        canvas.text(fact.value, (x + size * 0.3, y - canvas.high(size * 1.2, "bold") / 2), size * 1.2, fact.tint, face="bold")
    elif fact.sign == "fists":
        wide = canvas.fitting(fact.value, size * 1.1, size * 1.75, "bold", 0.5)
        right = x + size * 0.3, y - canvas.high(wide, "bold") / 2
        canvas.text(fact.value, right, wide, P.text, face="bold", align="right")
        style.sign(canvas, "fist", (x + size, y), size * 1.2, rgb("#e0796c"))
    elif art.has(f"london/signs/{fact.sign}"):
        style.sign(canvas, fact.sign, (x, y), size * 1.6, fact.tint)
    else:
        canvas.picture(f"london/tokens/{fact.sign}", style.square((x, y), size * 1.6))
