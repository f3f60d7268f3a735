"""The belief of a seat about the deeds, from its knowledge, public facts and public actions (DV-106 to DV-114).

Each holder of a deed, a wizard or a place of the house, has a weight for each dungeon, computed from the public record. The
probability of an assignment of all five deeds is proportional to the product of the weights of its holders. Hidden information is
not used, except what the seat itself knows.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from math import exp
from typing import Any

from game.rules.dungeonville.beliefs.signs import Kept, Passed, Pressed, Sent, Sign, Swapped
from game.rules.dungeonville.state import DungeonId, State
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.secret import Seat

Weights = list[float]
"""A weight for each dungeon, in their order."""
Holder = str
NAMES: tuple[DungeonId, ...] = tuple(DUNGEONS)
WAYS = tuple(permutations(range(len(NAMES))))
"""All assignments of the deeds: a dungeon for each wizard by seat, then for each place of the house."""

FEAR = 2.5
"""How strongly wizards avoid danger: a certain death reduces the likelihood by e to this power."""
SHY = 0.15
"""How much less likely a wizard sends its party to its own dungeon than to another with the same danger."""
CALM = 0.6
"""How much less likely it continues there instead of escaping."""
GREED, INERTIA = 0.8, 2.0
"""The slope and the threshold of the probability of an exchange, by the points that other deeds are better on average."""
COY = 0.03
"""The probability that a wizard that has the goal does not claim."""


def wizard(seat: Seat) -> Holder:
    """The name of a wizard as a holder of a deed."""
    return f"seat {seat}"


def place(number: int) -> Holder:
    """The name of a place of the house as a holder of a deed."""
    return f"house {number}"


def believe(t: State, seat: Seat) -> dict[Holder, dict[DungeonId, float]]:
    """The probability of each dungeon for each holder, as `seat` knows; a `seat` of -1 is a spectator.

    The probabilities of a holder add up to 1, and so do those of a dungeon over all holders; those of 0 are left out.
    """
    names = [*(wizard(one) for one in range(len(t.deeds))), *(place(one) for one in range(len(t.house)))]
    sums = [[0.0] * len(NAMES) for _ in names]
    for dealt, chance in deals(t, seat):
        for holder, dungeon in enumerate(dealt):
            sums[holder][dungeon] += chance
    return {
        name: {NAMES[dungeon]: chance for dungeon, chance in enumerate(row) if chance}
        for name, row in zip(names, sums, strict=True)
    }


def deals(t: State, seat: Seat, *, infers: bool = True) -> list[tuple[tuple[int, ...], float]]:
    """Every assignment of the deeds that is possible for `seat`, as indices of dungeons by holder, with its probability.

    Without `infers` the actions of others are ignored.
    """
    facts, weights = known(t, seat), read(len(t.deeds), len(t.house), t.record if infers else ())
    found = []
    for way in WAYS:
        chance = 1.0
        for dungeon, fact, row in zip(way, facts, weights, strict=True):
            if fact not in (None, dungeon):
                break
            chance *= row[dungeon]
        else:
            found.append((way, chance))
    total = sum(chance for _, chance in found)
    return [(way, chance / total) for way, chance in found]


def known(t: State, seat: Seat) -> list[int | None]:
    """The index of the dungeon of each holder, if `seat` knows it: it has seen the deed, or all have (DV-106, DV-112, DV-113)."""
    shown = [*(one.exposed for one in t.wizards), *t.house_exposed]
    faces = [
        secret.face if seat in secret.audience else open_to_all for secret, open_to_all in zip(_deeds(t), shown, strict=True)
    ]
    return [NAMES.index(face) if face else None for face in faces]


def _deeds(t: State) -> list[Any]:
    return [*t.deeds, *t.house]


def read(wizards: int, places: int, record: Sequence[Sign]) -> list[Weights]:
    """The weights of all holders after a record: they move with the deeds in exchanges."""
    rows = [[1.0] * len(NAMES) for _ in range(wizards + places)]
    for sign in record:
        row = _READERS[type(sign)](sign)
        mine = [weight * likely for weight, likely in zip(rows[sign.seat], row, strict=True)]
        most = max(mine)
        rows[sign.seat] = [weight / most for weight in mine]
        if isinstance(sign, Swapped):
            other = wizards + sign.place
            rows[sign.seat], rows[other] = rows[other], rows[sign.seat]
    return rows


def _sent(sign: Sent) -> Weights:
    """The likelihood of sending a party to a dungeon: a wizard avoids its own one."""
    ease = [exp(-FEAR * danger / 100) for danger in sign.dangers]
    total, chosen = sum(ease), NAMES.index(sign.dungeon)
    return [ease[chosen] * (SHY if own == chosen else 1.0) / (total - ease[own] * (1 - SHY)) for own in range(len(NAMES))]


def _pressed(sign: Pressed) -> Weights:
    """The likelihood of continuing: a wizard avoids deaths in its own dungeon."""
    return [CALM if sign.on and name == sign.dungeon else 1.0 for name in NAMES]


def _swap_chance(scores: Sequence[int]) -> Weights:
    """The probability of an exchange, for each dungeon as the own one."""
    mean = [(sum(scores) - score) / (len(scores) - 1) for score in scores]
    return [1 / (1 + exp(INERTIA - GREED * (other - score))) for other, score in zip(mean, scores, strict=True)]


def _kept(sign: Kept) -> Weights:
    return [1 - chance for chance in _swap_chance(sign.scores)]


def _swapped(sign: Swapped) -> Weights:
    return _swap_chance(sign.scores)


def _passed(sign: Passed) -> Weights:
    return [COY if name in sign.ripe else 1.0 for name in NAMES]


_READERS: Mapping[type[Sign], Callable[[Any], Weights]] = {
    Sent: _sent,
    Pressed: _pressed,
    Kept: _kept,
    Swapped: _swapped,
    Passed: _passed,
}
