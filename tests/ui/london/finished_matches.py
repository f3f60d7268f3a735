"""Finished matches of London Dread, for tests of the result screen and the replay."""

from functools import cache

from game.match import Match
from game.rules.london.choice import Detour
from game.storage.replay import Replay
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings


@cache
def _played(seats: int, story: str, *, won: bool) -> Match:
    for seed in range(1, 40) if won else range(50, 90):
        match = Match.new("london", seed=seed, options={"story": story, "seats": seats})
        while match.decision is not None:
            match.answer("normal" if won else "easy")
        assert match.outcome is not None
        if ("investigators" in match.outcome.winners) == won:
            return match
    raise AssertionError("no story ends so")


def played(seats: int = 4, story: str = "the-letter", *, won: bool = True) -> Match:
    """A new copy of a match that agents won or lost, held by persons."""
    return Match.from_record(_played(seats, story, won=won).to_record())


@cache
def strayed() -> Match:
    """A match with as many detours as the rules allow."""
    match = Match.new("london", seed=3, options={"seats": 4})
    done: set[tuple[int, int]] = set()
    while match.decision is not None:
        ways = [
            (seat, way)
            for seat, choices in match.decision.options.items()
            for way in choices
            if isinstance(way, Detour) and way.slot == match.game.state.slot and (seat, way.slot) not in done
        ]
        if ways and len(done) < 6:
            done.add((ways[0][0], ways[0][1].slot))
            match.submit(*ways[0])
        else:
            match.answer("easy")
    return match


@cache
def reel(seats: int = 4, story: str = "the-letter", *, won: bool = True) -> Replay:
    return Replay(played(seats, story, won=won).to_record())


def context(settings: Settings | None = None) -> AppContext:
    return AppContext(settings or Settings(), AgentWorker(background=False))
