"""The campaign ledger: the results of Castle Ravenloft by party and adventure, and what a party should play next."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct, field

from game.rules.engine import results
from game.rules.ravenloft.adventures import journey
from game.rules.ravenloft.adventures.journey import Evening
from game.rules.ravenloft.setup import Options
from game.rules.ravenloft.state import State

FILE = "campaign"
Party = frozenset[str]
"""The Heroes who play together, in any order."""


class Result(results.Result, frozen=True, omit_defaults=True, kw_only=True):
    """One line of the ledger.

    `title` is the name of the adventure at that time, in case it is removed later. `heroes` are in the order of play, `persons`
    is how many of them people played. `surges` are those at the start (CR-207, CR-208), `powers` and `treasures` options (CR-204,
    CR-002). `left` are the Surges at the end, `standing` the Heroes above 0 Hit Points.
    """

    adventure: str
    title: str
    heroes: tuple[str, ...]
    surges: int
    powers: str = "suggested"
    treasures: int = 50
    left: int
    standing: int

    @property
    def subject(self) -> str:
        """The id of the adventure."""
        return self.adventure

    @property
    def difficulty(self) -> str:
        """The Healing Surges at the start."""
        return f"surges-{self.surges}"

    @property
    def figures(self) -> tuple[str, ...]:
        """The Heroes of persons; all of them in an older result."""
        return self.characters or self.heroes

    @property
    def contest(self) -> tuple[str, ...]:
        """Adventure and Healing Surges, with as many Heroes: more of them need fewer rounds."""
        return (self.adventure, self.difficulty, str(len(self.heroes)))

    @property
    def party(self) -> Party:
        """The Heroes, in any order."""
        return frozenset(self.heroes)


class Ledger(Struct):
    """All results, the oldest first; `damaged` lines of the file could not be read."""

    results: list[Result] = field(default_factory=list)
    damaged: int = 0

    def of(self, party: Iterable[str], adventure: str = "") -> list[Result]:
        """The results of exactly these Heroes, of one adventure if it is named, the oldest first."""
        heroes = frozenset(party)
        return [one for one in self.results if one.party == heroes and adventure in ("", one.adventure)]

    def parties(self) -> list[Party]:
        """Every party that has played, the one that played last first."""
        return list(dict.fromkeys(one.party for one in reversed(self.results)))

    def won(self, party: Iterable[str], adventure: str) -> bool | None:
        """Whether these Heroes have won an adventure; None if they have never finished it."""
        found = self.of(party, adventure)
        return any(one.won for one in found) if found else None

    def best(self, party: Iterable[str], adventure: str) -> Result | None:
        """The best win of these Heroes in an adventure, None if they have never won it.

        Fewer Surges at the start are better, then fewer rounds, then more Surges left, then more Heroes on their feet; the
        earlier of two equal ones.
        """
        won = [one for one in self.of(party, adventure) if one.won]
        return min(won, key=lambda one: (one.surges, one.rounds, -one.left, -one.standing), default=None)

    def adventures(self, party: Sequence[str]) -> list[str]:
        """The adventures that a party of this size can play, in order, then those of its results that no longer exist."""
        there = journey.order(len(party))
        return [*there, *dict.fromkeys(one.adventure for one in self.of(party) if one.adventure not in there)]

    def suggestion(self, party: Sequence[str]) -> tuple[str, int] | None:
        """What these Heroes should play next, and with how many Surges; None without Heroes, or if they have won everything."""
        evenings = [Evening(one.adventure, one.surges, one.won) for one in self.of(party)]
        return journey.suggest(party, evenings) if party else None

    def last_title(self, adventure: str) -> str:
        """The name that an adventure had when it was played last; its id if it never was."""
        return next((one.title for one in reversed(self.results) if one.adventure == adventure), adventure)


def result(t: State, options: Options, facts: dict[str, Any], *, title: str) -> Result:
    """The result of a finished match."""
    account = journey.account(t)
    return Result(
        **facts,
        adventure=account.adventure,
        title=title,
        heroes=account.heroes,
        surges=options.surges if account.ruled is None else account.ruled,
        powers=options.powers,
        treasures=options.treasures,
        left=account.left,
        standing=account.standing,
    )
