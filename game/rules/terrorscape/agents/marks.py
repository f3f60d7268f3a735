"""The values of the killer's traits at their moments: their effects minus the cards that they cost."""

from collections.abc import Callable

from game.rules.engine.agent import Advice
from game.rules.terrorscape.agents import cards, doors
from game.rules.terrorscape.agents.ask import Ask, answers
from game.rules.terrorscape.agents.hunt import Hunt
from game.rules.terrorscape.choice import DONE, Accept, Spot, UseTrait
from game.rules.terrorscape.event import Sensed
from game.rules.terrorscape.state import CardId
from game.rules.terrorscape.tables.cards import TRAITS
from game.rules.terrorscape.villa import DOORS, EVERY_DOOR, NEAR, ZONES, within, zone

FREE = 0.001
"""The least value of a free SENSE."""
DOUBT = 0.02
"""The least gain for using a trait that costs cards, which is available again in every turn."""
TRAPPED = 0.06
"""The least value of two barricades that can be placed only once."""


def worth(hunt: Hunt, trait: CardId) -> float:
    """The value of using a trait now, where a whole game is 1."""
    row = TRAITS[trait]
    return _GAINS[row.effect](hunt) - cards.paid(hunt, hunt.t.dark.hand, row.price, steps=True) - DOUBT * bool(row.price)


@answers("prompt-hit", "prompt-dawn", "prompt-dusk")
def use_mark(ask: Ask) -> Advice:
    """The trait with the highest value, if that exceeds its cost."""
    hunt = Hunt.of(ask)
    rated = [(worth(hunt, choice.trait), choice) for choice in ask.of(UseTrait)]
    gain, choice = max(rated, key=lambda one: one[0], default=(0.0, DONE))
    if isinstance(choice, UseTrait) and gain > 0:
        return Advice(choice, "reason-use-trait", {"trait": choice.trait})
    return Advice(DONE, "reason-save-card")


@answers("prompt-toy")
def toy(ask: Ask) -> Advice:
    """Prefer cards to an encounter of low value."""
    met, accepts = ask.t.encounter, ask.of(Accept)
    worth = Hunt.of(ask).outlook.worth(met.involved) if met is not None else 1.0
    if accepts and worth < 0.05:
        return Advice(accepts[0], "reason-worth-it")
    return Advice(DONE, "reason-strike")


@answers("prompt-listen")
def listen(ask: Ask) -> Advice:
    """The noisy location where a survivor's presence is least certain."""
    hunt = Hunt.of(ask)
    choice = ask.best(hunt.telling(ask, ((choice, (choice.place,)) for choice in ask.of(Spot))))[0]
    return Advice(choice, "reason-unsure")


def _entrap(hunt: Hunt) -> float:
    """The value of barricading two doors, once, above a minimum."""
    best = sorted((much for _, much in doors.rated(hunt, EVERY_DOOR)), reverse=True)
    return sum(best[:2]) - TRAPPED


def _encircle(hunt: Hunt) -> float:
    return max((much for _, much in doors.rated(hunt, DOORS[hunt.t.dark.place])), default=0.0)


def _lurk(hunt: Hunt) -> float:
    place, steps = hunt.t.dark.place, max(TRAITS[trait].steps for trait in hunt.t.marks)
    return max(cards.lurk(hunt, "", other) for other in within(place, steps)) - hunt.end(place)


def _hasten(hunt: Hunt) -> float:
    """The value of an additional step: the gain of beginning the turn at an adjacent location."""
    hand = hunt.t.dark.hand
    return max(hunt.turn(hand, other) for other in NEAR[hunt.t.dark.place]) - hunt.turn(hand)


def _listen(hunt: Hunt) -> float:
    noisy = hunt.t.noise or list(NEAR)
    return cards.TOLD * max(hunt.sensed((place,)) for place in noisy)


def _track(hunt: Hunt) -> float:
    return cards.TOLD * hunt.sensed(within(hunt.t.dark.place, 1))


def _sense_more(hunt: Hunt) -> float:
    return FREE + cards.TOLD * max(hunt.sensed(zone(name)) for name in ZONES)


def _terrify(hunt: Hunt) -> float:
    """The value of FEAR for the survivors named last."""
    named = next((fact.found for fact in reversed(hunt.t.record) if isinstance(fact, Sensed)), ())
    return cards.frightened(hunt, lambda survivor: float(hunt.t.survivors[survivor].id in named))


_GAINS: dict[str, Callable[[Hunt], float]] = {
    "entrap": _entrap,
    "encircle": _encircle,
    "lurk": _lurk,
    "hasten": _hasten,
    "listen": _listen,
    "track": _track,
    "sense-more": _sense_more,
    "terrify": _terrify,
}
