"""Questions to agents, packed so that they can be answered in another process."""

from typing import Any

from msgspec import Struct

from game.rules import GAMES
from game.rules.engine.agent import Advice, Budget, View
from game.rules.engine.rng import Rng
from game.rules.engine.secret import Seat


class Question(Struct, frozen=True):
    """Everything that an agent needs to answer, ready to be sent to a worker process; `turn` says to which answer it belongs."""

    game: str
    level: str
    view: View[Any]
    seat: Seat
    seed: int
    budget: Budget
    turn: int


def ponder(question: Question) -> Advice:
    """Let an agent answer `question`: a plain function, so that any executor can run it."""
    agent = GAMES[question.game].agents[question.level]
    return agent(question.view, question.seat, Rng(question.seed), question.budget)
