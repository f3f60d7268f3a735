"""From a question to places: every legal answer has one place where it is seen, on a stage, on the map, among cards, or beside the question."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.rules.engine.script import Choice, Decision, Done
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer
from game.rules.london.state import State

Key = tuple[Any, ...]
LOSES, SPILLS, REROLLS = "prompt-lose-item", "prompt-spill", "prompt-reroll"
BUTTONS = (Done, answer.Go, answer.Compare, answer.Leave, answer.Roll, answer.Stay, answer.BowOut)
"""What is said with a button beside the question."""
FIRST = (answer.Act, answer.Stay)
"""Where the rules know no usual answer, the first of these is one: an order that matters little, and what brave people do."""


class Offer(NamedTuple):
    """A legal answer, and for whom it would be given."""

    seat: Seat
    choice: Choice


@dataclass
class OptionMap:
    """The answers by place. `within` are those that a place leads to, by its key: the ways of an arrow, the parties for a card.

    `main` is the usual answer, `buttons` those beside it, `rows` all that have no other place.
    """

    places: dict[Key, Offer] = field(default_factory=dict)
    within: dict[Key, list[Offer]] = field(default_factory=dict)
    main: Offer | None = None
    buttons: list[Offer] = field(default_factory=list)
    rows: list[Offer] = field(default_factory=list)

    @property
    def legal(self) -> frozenset[Key]:
        """The keys of all places that can be chosen."""
        return frozenset((*self.places, *self.within))


def group_options(t: State, decision: Decision | None, seats: Iterable[Seat], roller: Seat | None = None) -> OptionMap:
    """Put each answer of `seats` (the first is the one that is answered for) where it belongs; `roller` is whose dice are rolled again."""
    found = OptionMap()
    if decision is None:
        return found
    for place, seat in enumerate(seats):
        for one in decision.options[seat]:
            offer, key, leads = Offer(seat, one), key_of(t, decision.prompt, seat, one, roller), leads_to(seat, one)
            if leads is not None and (leads[0] == "arrow" or not place):
                found.within.setdefault(leads, []).append(offer)
            elif key is not None and key not in found.places:
                found.places[key] = offer
            elif key is None and leads is None and not place:
                (found.buttons if isinstance(one, BUTTONS) else found.rows).append(offer)
    _unfold(found)
    found.main = _usual(decision, found)
    if found.main is not None and found.main in found.buttons:
        found.buttons.remove(found.main)
    return found


def _unfold(found: OptionMap) -> None:
    """A place that leads to one answer alone is that answer's own."""
    for key, offers in list(found.within.items()):
        if len(offers) == 1 and key[0] == "place":
            found.places[key] = offers[0]
            del found.within[key]


def every(found: OptionMap) -> list[Offer]:
    """All answers that have been sorted."""
    inside = [offer for offers in found.within.values() for offer in offers]
    made = [*found.places.values(), *inside, *found.buttons, *found.rows]
    return made if found.main is None or found.main in made else [*made, found.main]


def _usual(decision: Decision, found: OptionMap) -> Offer | None:
    """The usual answer of the seat that is answered for: as the rules say, or the word that ends, or the only one there is."""
    offers = every(found)
    for wanted in (lambda one: one == decision.default, lambda one: one == Done(), lambda one: isinstance(one, FIRST)):
        if (offer := next((offer for offer in offers if wanted(offer.choice)), None)) is not None:
            return offer
    return offers[0] if len(offers) == 1 else None


def leads_to(seat: Seat, one: Choice) -> Key | None:
    """The place behind which an answer lies, if it is one of several there."""
    match one:
        case answer.Detour(slot):
            return ("arrow", seat, slot)
        case answer.Investigate(place) | answer.Befriend(place):
            return ("place", place)
    return None


def key_of(t: State, prompt: str, seat: Seat, one: Choice, roller: Seat | None) -> Key | None:
    """The place of an answer that has one of its own."""
    match one:
        case answer.Use(item, way):
            return ("use", seat, item, way)
        case answer.Deplete(item, way):
            return ("deplete", seat, item, way)
        case answer.Spend(way):
            return ("spend", seat, way)
        case answer.Sacrifice(ally, way):
            return ("sacrifice", seat, ally, way)
        case answer.Confide(secret, way):
            return ("confide", seat, secret, way)
        case answer.Apply(way):
            return ("apply", seat, way)
        case answer.Draw():
            return ("draw",)
        case answer.Play(card):
            return ("hand", card)
        case answer.Lead(other) | answer.Act(other) | answer.Give(other) | answer.Summon(other):
            return ("seat", other)
        case answer.Reveal(place):
            return ("place", place)
        case answer.Ready(owner, item):
            return ("item", owner, item)
    return _card_key(prompt, seat, one, roller)


def _card_key(prompt: str, seat: Seat, one: Choice, roller: Seat | None) -> Key | None:
    """The place of a card or of a die, which depends on what is asked."""
    match one:
        case answer.Pick(card) if prompt == LOSES:
            return ("item", seat, card)
        case answer.Pick(card) if prompt == SPILLS:
            return ("hand", card)
        case answer.Pick(card):
            return ("pick", card)
        case answer.TopCard():
            return ("pick", "")
        case answer.Die(number) if roller is not None:
            return ("die", roller, number)
    return None


def rolls_again(t: State, decision: Decision | None, before: Iterable[tuple[Seat, Choice]]) -> Seat | None:
    """Whose dice a question is about: named by the last answer but dice, else the only one who can be meant; `before` are answers, the last first."""
    if decision is None or decision.prompt != REROLLS or t.inquiry is None:
        return None
    asker = next(iter(decision.options))
    for _, one in before:
        if isinstance(one, answer.Give):
            return one.seat
        if not isinstance(one, answer.Die):
            break
    rolled = [seat for seat, part in t.inquiry.parts.items() if part.rolled]
    return asker if asker in rolled else rolled[0] if rolled else None
