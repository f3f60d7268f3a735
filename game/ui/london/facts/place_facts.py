"""The facts about a place and its card for the inspector."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.places import STREETS
from game.rules.london.state import CardId, Place, State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, DREAD, GOONS, NUMBERS, PLACES, PLOTS
from game.text import has, say
from game.ui.draw.theme import Colour
from game.ui.london import theme
from game.ui.london.theme import P

TIER_IDS = ("low", "middle", "top")
"""The outcomes of a Plot card as message ids name them, the lowest first."""


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
    """The abilities on a Character's sheet and of the Allies with it."""
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
