"""What the killer's cards are worth at a moment of his turn, by what their effects do."""

from collections.abc import Callable, Iterator

from game.rules.terrorscape.agents.hunt import Hunt
from game.rules.terrorscape.agents.outlook import FEAR
from game.rules.terrorscape.cards import ABILITIES, KILLERS
from game.rules.terrorscape.content import Step
from game.rules.terrorscape.harm import MOST_FEAR
from game.rules.terrorscape.state import CardId, Place
from game.rules.terrorscape.status import has_law
from game.rules.terrorscape.villa import NEAR, WAYS, ZONES, within, zone

KEEP = 0.012
"""What a card of the hand is worth that is paid for another; so little, for three new ones come every turn."""
TOLD = 0.5
"""How much of what SENSE tells is turned into encounters."""
SHOWN = 0.25
"""The same of survivors that must say where they are."""
SCREAM = 0.06
"""What it is worth that a survivor screams, and says where it is."""
HIDDEN = 1.1
"""How much better it is to sneak to a place than to walk there openly."""


def value(hunt: Hunt, card: CardId) -> float:
    """What playing a card now is worth, apart from where the rest of the turn leads: its effects less its cost."""
    row = ABILITIES[card]
    cost = len(hunt.t.dark.hand) - 1 if row.cost < 0 else row.cost
    gain = sum(_EFFECTS[step.do](hunt, step) for step in row.steps if step.do in _EFFECTS)
    return gain - KEEP * cost


def frightened(hunt: Hunt, share: Callable[[int], float]) -> float:
    """What FEAR is worth, for each survivor as likely as `share` says."""
    total = 0.0
    for survivor, token in enumerate(hunt.t.survivors):
        each = FEAR
        if token.fear == MOST_FEAR:
            paid = has_law(hunt.t, "screams-wound") and len(hunt.t.dark.hand) > 3
            each = hunt.hit(survivor) if paid else SCREAM
        total += share(survivor) * each
    return total


def paths(place: Place, least: int, most: int) -> Iterator[tuple[Place, ...]]:
    """Every way of so many steps that comes to no location twice."""
    edge: list[tuple[Place, ...]] = [(place,)]
    while edge:
        path = edge.pop()
        if len(path) > least:
            yield path
        if len(path) <= most:
            edge += [(*path, other) for other in NEAR[path[-1]] if other not in path]


def whizz(hunt: Hunt, path: tuple[Place, ...], searches: bool) -> float:
    """What it is worth to rush along a path: fear on it, perhaps a search, and where it ends."""
    worth = frightened(hunt, lambda survivor: hunt.inside(survivor, path)) + hunt.end(path[-1])
    return worth + (max(0.0, hunt.worth[path[-1]] - 2 * KEEP) if searches else 0.0)


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
    """What it is worth to wait unseen at a location with a card, until the next turn begins with a search."""
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
