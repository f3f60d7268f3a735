"""The values of the killer's cards at a moment of his turn, by their effects."""

from collections.abc import Callable, Iterator, Sequence

from game.rules.terrorscape.agents.hunt import Hunt
from game.rules.terrorscape.agents.outlook import FEAR
from game.rules.terrorscape.harm import MOST_FEAR
from game.rules.terrorscape.state import CardId, Place
from game.rules.terrorscape.status import has_law, is_quick
from game.rules.terrorscape.tables.cards import ABILITIES, KILLERS
from game.rules.terrorscape.tables.rows import Step
from game.rules.terrorscape.villa import NEAR, WAYS, ZONES, within, zone

KEEP = 0.008
"""The cost of paying a card of the hand, per unit of `dear`; low, because he draws three cards every turn."""
SPARE, SCARCE = 2, 0.02
"""The number of cards that can be kept when three are drawn, and the cost of each card fewer."""
HOLD = {
    "pursue": 2.0,
    "sense": 1.5,
    "creep": 3.0,
    "slay": 9.0,
    "wound-frightened": 7.0,
    "rage": 6.0,
    "wound-here": 5.0,
    "whizz": 4.0,
}
"""The relative value of cards by effect; 1 for others."""
TOLD = 0.5
"""The share of the information from SENSE that leads to encounters."""
SHOWN = 0.25
"""The same share for survivors that must reveal their location."""
SCREAM = 0.06
"""The value of a scream, which reveals a survivor's location."""
HIDDEN = 1.1
"""The factor on the value of reaching a place by sneaking instead of openly."""


def dear(card: CardId, hand: Sequence[CardId]) -> float:
    """The relative value of a card of a hand: its effect, less for each further copy."""
    row = ABILITIES[card]
    worth = max((HOLD.get(step.do, 1.0) for step in (*row.steps, *row.appear)), default=1.0)
    return worth - 0.4 * hand.count(card)


def kept(hand: Sequence[CardId], number: int) -> list[CardId]:
    """The rest of a hand after paying its `number` cheapest cards."""
    left = list(hand)
    for _ in range(min(number, len(left))):
        left.remove(min(left, key=lambda card: dear(card, left)))
    return left


def cheapest(hand: Sequence[CardId], number: int) -> float:
    """The cost of paying `number` cards of a hand, by their values and the number of cards left."""
    left = list(hand)
    for card in kept(hand, number):
        left.remove(card)
    scarce = min(number, max(0, SPARE - len(hand) + number))
    return KEEP * sum(dear(card, left) for card in left) + SCARCE * scarce


def price(hunt: Hunt, card: CardId) -> float:
    """The cost of paying for a card of the hand."""
    row, others = ABILITIES[card], list(hunt.t.dark.hand)
    others.remove(card)
    return paid(hunt, others, len(others) if row.cost < 0 else row.cost, steps=is_quick(hunt.t, card))


def paid(hunt: Hunt, hand: Sequence[CardId], number: int, *, steps: bool) -> float:
    """The cost of paying `number` cards of a hand, with `steps` including lost steps of this turn."""
    lost = hunt.turn(hand) - hunt.turn(kept(hand, number)) if steps and number else 0.0
    return cheapest(hand, number) + lost


def value(hunt: Hunt, card: CardId) -> float:
    """The value of playing a card now, its effects minus its cost, apart from the rest of the turn."""
    gain = sum(_EFFECTS[step.do](hunt, step) for step in ABILITIES[card].steps if step.do in _EFFECTS)
    return gain - price(hunt, card)


def frightened(hunt: Hunt, share: Callable[[int], float]) -> float:
    """The value of FEAR, where `share` is the probability for each survivor."""
    total = 0.0
    for survivor, token in enumerate(hunt.t.survivors):
        each = FEAR
        if token.fear == MOST_FEAR:
            paid = has_law(hunt.t, "screams-wound") and len(hunt.t.dark.hand) > 3
            each = hunt.hit(survivor) if paid else SCREAM
        total += share(survivor) * each
    return total


def paths(place: Place, least: int, most: int) -> Iterator[tuple[Place, ...]]:
    """Every path of `least` to `most` steps without repeated locations."""
    edge: list[tuple[Place, ...]] = [(place,)]
    while edge:
        path = edge.pop()
        if len(path) > least:
            yield path
        if len(path) <= most:
            edge += [(*path, other) for other in NEAR[path[-1]] if other not in path]


def whizz(hunt: Hunt, path: tuple[Place, ...], searches: bool) -> float:
    """The value of a rush along a path: fear, a possible search, and the last location."""
    worth = frightened(hunt, lambda survivor: hunt.inside(survivor, path)) + hunt.end(path[-1])
    return worth + (max(0.0, hunt.worth[path[-1]] - cheapest(hunt.t.dark.hand, 2)) if searches else 0.0)


def searches(hunt: Hunt) -> bool:
    """Whether a rush may end with a search."""
    return has_law(hunt.t, "whizz-searches") and len(hunt.t.dark.hand) > 2


def _frighten(hunt: Hunt, step: Step) -> float:
    area = within(hunt.t.dark.place, step.range)
    return frightened(hunt, lambda survivor: hunt.inside(survivor, area))


def _sense_zone(hunt: Hunt, step: Step) -> float:
    return TOLD * max(hunt.sensed(zone(name)) for name in ZONES)


def _sense_pair(hunt: Hunt, step: Step) -> float:
    return TOLD * max(hunt.sensed(way.ends) for way in WAYS.values())


def _reveal(hunt: Hunt, step: Step) -> float:
    unsure = 0.0
    for survivor, token in enumerate(hunt.t.survivors):
        if token.fear:
            unsure += (1 - max(hunt.belief.alone(survivor).values())) * hunt.outlook.worth([survivor])
    return SHOWN * unsure


def _wound_here(hunt: Hunt, step: Step) -> float:
    place = hunt.t.dark.place
    return max(hunt.wounds(other) for other in (place, *NEAR[place]))


def _wound_frightened(hunt: Hunt, step: Step) -> float:
    return sum(hunt.hit(survivor) for survivor, token in enumerate(hunt.t.survivors) if token.fear)


def _rage(hunt: Hunt, step: Step) -> float:
    place = hunt.t.dark.place
    return max(hunt.worth[other] for other in within(place, step.most) if other != place)


def _strengthen(hunt: Hunt, step: Step) -> float:
    stronger = Hunt(hunt.t, hunt.belief, plus=step.amount)
    place = hunt.t.dark.place
    return stronger.worth[place] - hunt.worth[place]


def lurk(hunt: Hunt, card: CardId, place: Place) -> float:
    """The value of hiding at a location with a card until the SEARCH at the start of the next turn."""
    ambush = max((level.ambush for level in KILLERS[hunt.t.killer].levels[: hunt.t.level]), default=0)
    better = 1.0 + 0.15 * ambush
    gain = 0.0
    for step in ABILITIES[card].appear if card in ABILITIES else ():
        area = within(place, step.range)
        shares = [sum(spots.get(other, 0.0) for other in area) for spots in hunt.later]
        if step.do == "frighten":
            gain += frightened(hunt, shares.__getitem__)
        elif step.do == "slay":
            missed = 1.0
            for share in shares:
                missed *= 1 - share
            gain += 1 - missed
        elif step.do == "frighten-one":
            gain += FEAR
    return gain + hunt.prey[place] * better + HIDDEN * hunt.end(place)


_EFFECTS: dict[str, Callable[[Hunt, Step], float]] = {
    "frighten": _frighten,
    "sense-zone": _sense_zone,
    "sense-pair": _sense_pair,
    "reveal-frightened": _reveal,
    "wound-here": _wound_here,
    "wound-frightened": _wound_frightened,
    "rage": _rage,
    "strengthen": _strengthen,
}
