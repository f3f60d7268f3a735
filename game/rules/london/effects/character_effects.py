"""Effects of card steps on Characters and the Dread Track, by their names in the tables.

Those on dice are in `dice_effects.py`.
"""

from collections.abc import Sequence

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.allies import meet_allies
from game.rules.london.asking import ask, ask_team
from game.rules.london.choice import Give, Heal, Pick, Ready, Reveal, Summon
from game.rules.london.company import company
from game.rules.london.effects.deed import Step
from game.rules.london.harm import afflict, darken
from game.rules.london.investigations.gains import (
    gain_confidence,
    gain_item,
    gain_secret,
    gain_virtue,
    lose_item,
    random_item,
    ready_item,
    shared,
    take_item,
)
from game.rules.london.investigations.investigation import current
from game.rules.london.places import STREETS, area_of, present
from game.rules.london.planning import turn_up
from game.rules.london.state import Part, State
from game.rules.london.tables.cards import NUMBERS
from game.rules.london.tables.registry import effect

# ---------------------------------------------------------------------------------------------- gains


@effect("virtue", when=lambda t, seat, step: sum(person.virtue for person in t.people) < NUMBERS.virtue_limit)
def _virtue(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Virtue tokens, shared by all present (LD-136, LD-153, LD-193)."""
    for taker in (yield from shared(t, company(t, seat), step.n, "prompt-share-virtue")):
        yield from gain_virtue(t, taker)


@effect("item")
def _item(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Items of the Supply or the deck, shared by all present (LD-129, LD-153)."""
    for taker in (yield from shared(t, company(t, seat), step.n, "prompt-share-item")):
        yield from gain_item(t, taker)


@effect("random-item")
def _random_item(t: State, seat: Seat, step: Step) -> Rule[None]:
    """The top Items of the deck, shared by all present (LD-130, LD-153)."""
    for taker in (yield from shared(t, company(t, seat), step.n, "prompt-share-item")):
        yield from random_item(t, taker)


@effect("confidence", when=lambda t, seat, step: bool(t.confidence))
def _confidence(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Confidence (LD-154, LD-203)."""
    yield from gain_confidence(t, seat, step.n)


@effect("confidence-each")
def _confidence_each(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Confidence for each Character present (LD-156)."""
    yield from gain_confidence(t, seat, step.n * len(current(t).parts))


@effect("secret")
def _secret(t: State, seat: Seat, step: Step) -> Rule[None]:
    """One of Calypso's Secrets, held by a Character that the players choose."""
    if t.secrets:
        holder = yield from _choose(t, company(t, seat), "prompt-share-secret")
        yield from gain_secret(t, holder)


# ---------------------------------------------------------------------------------------------- dread and Conditions


@effect("dread", when=lambda t, seat, step: t.dread > 0)
def _dread(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Dread rises or falls immediately (LD-173)."""
    yield from darken(t, step.n, "card")


@effect("condition")
def _condition(t: State, seat: Seat, step: Step) -> Rule[None]:
    """A Condition for the owner, for one Character present, or for each in turn (LD-162, LD-168)."""
    if step.who == "self":
        yield from afflict(t, seat, step.kind)
        return
    there = company(t, seat)
    if step.who == "one-here":
        there = [(yield from _choose(t, there, "prompt-suffer", condition=step.kind))]
    while there:
        victim = yield from _choose(t, there, "prompt-suffer-next", condition=step.kind)
        there.remove(victim)
        yield from afflict(t, victim, step.kind)


def _can_heal(t: State, seat: Seat, step: Step) -> bool:
    heals = _heals(t, seat, step)
    arriving = t.trouble is not None and bool(t.trouble.condition)
    return any(_doubled(t, heal) for heal in heals) if arriving else bool(heals or step.icons)


@effect("discard-condition", when=_can_heal)
def _discard_condition(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Discard a Condition of the owner, of one Character present, or of each; without one, icons instead (LD-169)."""
    ill = list(dict.fromkeys(heal.seat for heal in _heals(t, seat, step)))
    if not ill and step.icons:
        current(t).parts[seat].icons += step.icons
        yield event.IconsAdded(seat, tuple(step.icons))
    for group in [[one] for one in ill] if step.who == "all-here" else [ill] if ill else []:
        options = _in_the_way(t, [heal for heal in _heals(t, seat, step) if heal.seat in group])
        answer = yield from ask(seat, "prompt-heal", options)
        t.people[answer.seat].conditions.remove(answer.condition)
        yield event.ConditionLost(answer.seat, answer.condition)


def _heals(t: State, seat: Seat, step: Step) -> list[Heal]:
    """The Conditions that a step can discard."""
    reach = [seat] if step.who == "self" else company(t, seat)
    return [Heal(one, ill) for one in reach for ill in t.people[one].conditions if step.kind in ("", ill)]


def _doubled(t: State, heal: Heal) -> bool:
    """Whether discarding it avoids doubling the Condition that is about to arrive (LD-166)."""
    return t.trouble is not None and (heal.seat, heal.condition) == (t.trouble.seat, t.trouble.condition)


def _in_the_way(t: State, heals: list[Heal]) -> list[Heal]:
    """The Conditions whose discard avoids doubling the one about to arrive; all of them otherwise."""
    return [heal for heal in heals if _doubled(t, heal)] or heals


def _can_avert(t: State, seat: Seat, step: Step) -> bool:
    if t.trouble is None:
        return False
    reach = {"self": [seat], "anyone": [t.trouble.seat]}.get(step.who) or company(t, seat)
    return t.trouble.seat in reach


@effect("ignore-condition", when=_can_avert)
@effect("ignore-die", when=_can_avert)
@effect("ignore-penalty", when=_can_avert)
@effect("cancel-trauma", when=_can_avert)
def _avert(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Cancel the effect that is about to harm a Character."""
    assert t.trouble is not None, "nothing is about to happen"
    t.trouble.averted = True
    yield from ()


# ---------------------------------------------------------------------------------------------- Items and cards


@effect("discard-item")
def _discard_item(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Discard an Item without effect: the owner's, or one of a Character present that the players choose."""
    for _ in range(step.n):
        owners = [one for one in ([seat] if step.who == "self" else company(t, seat)) if t.people[one].items]
        if owners:
            owner = yield from _choose(t, owners, "prompt-suffer-loss")
            answer = yield from ask(owner, "prompt-lose-item", [Pick(item.id) for item in t.people[owner].items])
            yield from lose_item(t, owner, answer.card)


@effect("ready-item", when=lambda t, seat, step: bool(_tilted(t, seat, step)))
def _ready_item(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Ready a tilted Item of a Character present (LD-127)."""
    answer = yield from ask(seat, "prompt-ready-item", _tilted(t, seat, step))
    item = next(one for one in t.people[answer.seat].items if one.id == answer.item)
    yield from ready_item(t, answer.seat, item)


def _tilted(t: State, seat: Seat, step: Step) -> list[Ready]:
    reach = [seat] if step.who == "self" else company(t, seat)
    return [Ready(one, item.id) for one in reach for item in t.people[one].items if item.tilted]


@effect("take-discarded", when=lambda t, seat, step: bool(t.discards))
def _take_discarded(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Take a card of the Item discard pile, ready; not the card itself, which is already there."""
    own = t.discards[-1]
    others = [Pick(card) for card in t.discards if card != own]
    answer = yield from ask(seat, "prompt-take-discarded", others)
    t.discards.remove(answer.card)
    yield from take_item(t, seat, answer.card)


@effect("show-card", when=lambda t, seat, step: bool(t.dark))
def _show_card(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Turn a face-down Location card up: a placeholder is replaced by its Plot card, an Ally may be taken (LD-072 to LD-074, LD-238)."""
    answer = yield from ask(seat, "prompt-show-card", [Reveal(place) for place in t.dark])
    yield from turn_up(t, answer.place)
    yield from meet_allies(t, [answer.place])


@effect("move-here", when=lambda t, seat, step: bool(_in_streets(t, seat)))
def _move_here(t: State, seat: Seat, step: Step) -> Rule[None]:
    """A Character in the Streets of this Area moves here and takes part."""
    inquiry = current(t)
    answer = yield from ask(seat, "prompt-summon", [Summon(one) for one in _in_streets(t, seat)])
    t.people[answer.seat].place = inquiry.place
    inquiry.parts[answer.seat] = Part()
    yield event.Moved(answer.seat, inquiry.place)


def _in_streets(t: State, seat: Seat) -> Sequence[Seat]:
    """The Characters in the Streets of the Area; none if the investigation is there."""
    place = t.people[seat].place
    street = STREETS[area_of(place)]
    return [] if street == place else present(t, street)


def _choose(t: State, seats: Sequence[Seat], prompt: str, **about: str) -> Rule[Seat]:
    """The players choose one of `seats` (LD-064)."""
    answer = yield from ask_team(t, prompt, [Give(seat) for seat in seats], None, forced=True, **about)
    return answer.seat
