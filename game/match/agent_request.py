"""Questions to agents, packed so that they can be answered in another process."""

from hashlib import blake2b
from typing import Any

from msgspec import Struct

from game.rules import GAMES
from game.rules.engine.agent import Advice, Budget, Observation
from game.rules.engine.rng import Rng
from game.rules.engine.rules import Rules
from game.rules.engine.script import Game, thaw
from game.rules.engine.secret import Seat, redact, sees


class Question(Struct, frozen=True):
    """Everything that an agent needs to answer, ready to be sent to a worker process.

    `seed` is that of the agent's own dice; it differs for each answer of a match, and tells nothing of how many there were.
    """

    game: str
    level: str
    view: Observation[Any]
    seat: Seat
    seed: int
    budget: Budget


def ponder(question: Question) -> Advice:
    """Let an agent answer `question`: a plain function, so that any executor can run it."""
    agent = GAMES[question.game].agents[question.level]
    return agent(question.view, question.seat, Rng(question.seed), question.budget)


def look(rules: Rules[Any], game: Game[Any], seats: frozenset[Seat]) -> Observation[Any]:
    """What the holders of `seats` may know of `game` now; no seats at all is a spectator.

    Where they may not see the question, `start` is the state now: not even that a step has ended may be seen (TS-220).
    """
    state = redact(game.state, seats)
    decision = redact(game.decision.for_seats(seats), seats) if game.decision else None
    if rules.secret_answers and game.decision is not None and not sees(seats, game.decision.audience):
        return Observation(seats, state, decision, redact(game.state, seats), None)
    known = not rules.secret_answers or all(action.seat in seats for action in game.answers)
    start = redact(thaw(rules.state_type, game.checkpoint), seats)
    return Observation(seats, state, decision, start, tuple(game.answers) if known else None)


def agent_seed(seed: int, seat: Seat, turn: int) -> int:
    """The seed of an agent's own dice for one answer of a match."""
    key = f"{seed}:agent:{seat}:{turn}".encode()
    return int.from_bytes(blake2b(key, digest_size=7).digest(), "big")
