"""The evidence about deeds that everybody has seen: who went where, who died there, who avoided what (DV-108, DV-114)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.belief import NAMES, place, wizard
from game.rules.dungeonville.beliefs.signs import Passed, Sent, Sign, Swapped
from game.rules.dungeonville.state import DungeonId
from game.rules.engine.script import Event
from game.text import say


class Visit(NamedTuple):
    """A party that was sent to a dungeon, and how many of it a room there killed."""

    seat: int
    dungeon: DungeonId
    deaths: int = 0


def fold_visits(visits: tuple[Visit, ...], happened: Event) -> tuple[Visit, ...]:
    """The visits after a public Event."""
    match happened:
        case event.PawnPlaced(seat, dungeon):
            return (*visits, Visit(seat, dungeon))
        case event.Perished(seat):
            last = max((number for number, one in enumerate(visits) if one.seat == seat), default=None)
            if last is not None:
                found = visits[last]._replace(deaths=visits[last].deaths + 1)
                return (*visits[:last], found, *visits[last + 1 :])
    return visits


class Evidence(NamedTuple):
    """What speaks for or against one dungeon as that of a deed, since its holder has it.

    `avoided` counts expeditions to a more dangerous dungeon while this one stood no fuller; `passed` that the holder would have had
    the goal with it and did not claim.
    """

    visits: int = 0
    deaths: int = 0
    avoided: int = 0
    passed: int = 0

    @property
    def words(self) -> list[str]:
        """What was seen, in short sentences."""
        found = [say("ui-dv-seen-visits", visits=self.visits, deaths=self.deaths)] if self.visits else []
        found += [say("ui-dv-seen-avoided", times=self.avoided)] if self.avoided else []
        return found + ([say("ui-dv-seen-passed")] if self.passed else [])


Seen = Mapping[str, Mapping[DungeonId, Evidence]]
"""The evidence by holder and dungeon."""


def evidence(record: Sequence[Sign], visits: Sequence[Visit]) -> Seen:
    """The evidence in the public record, with the deaths of its visits in the same order.

    It goes with the deed: after an exchange that about the old deed is at its place of the house (DV-091, DV-092).
    """
    found: dict[str, dict[DungeonId, Evidence]] = defaultdict(lambda: dict.fromkeys(NAMES, Evidence()))
    deaths = iter(visits)
    for sign in record:
        own = wizard(sign.seat)
        if isinstance(sign, Swapped):
            house = place(sign.place)
            found[own], found[house] = found[house], found[own]
        elif isinstance(sign, Passed):
            for dungeon in sign.ripe:
                found[own][dungeon] = found[own][dungeon]._replace(passed=1)
        elif isinstance(sign, Sent):
            died = next(deaths, Visit(sign.seat, sign.dungeon)).deaths
            found[own] = _after(found[own], sign, died)
    return found


def _after(seen: Mapping[DungeonId, Evidence], sign: Sent, deaths: int) -> dict[DungeonId, Evidence]:
    """The evidence after one more expedition."""
    made, chosen = dict(seen), NAMES.index(sign.dungeon)
    for number, dungeon in enumerate(NAMES):
        one = made[dungeon]
        if number == chosen:
            made[dungeon] = one._replace(visits=one.visits + 1, deaths=one.deaths + deaths)
        elif sign.dangers[number] < sign.dangers[chosen] and sign.pawns[number] <= sign.pawns[chosen]:
            made[dungeon] = one._replace(avoided=one.avoided + 1)
    return made
