"""The registered toy games, and a player who answers anything: what every test of the engine needs."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game import rules, text
from game.match import Match
from game.match.clock import Stopwatch
from game.rules.engine.secret import CLOCK

TOYS = {"cutpurse": "cutpurse", "sealed": "sealed"}
Answer = tuple[int, Any]
UNASKED = 0.005
"""How often somebody speaks who is not asked, where that is possible."""


def register_toys() -> None:
    """Register the toys as games and teach the texts their words."""
    rules._MODULES.update(TOYS)
    text.use(extra=Path(__file__).with_name("toys.ftl"))


class FakeTime:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def new(game: str, seed: int, **options: Any) -> tuple[Match, FakeTime]:
    """A match in which every seat is a person and time stands still."""
    time = FakeTime()
    return Match.new(game, seed=seed, options=options, stopwatch=Stopwatch(time)), time


def pick(match: Match, dice: random.Random) -> Answer:
    """Any legal answer of any seat that is asked; now and then what somebody may put in unasked."""
    assert match.decision is not None
    out_of_turn = match.decision.out_of_turn
    if out_of_turn and dice.random() < UNASKED:
        seat = dice.choice(list(out_of_turn))
        return seat, dice.choice(out_of_turn[seat])
    seats = [seat for seat in match.decision.options if seat != CLOCK]
    seat = dice.choice(seats)
    return seat, dice.choice(match.decision.options[seat])


def give(match: Match, time: FakeTime, dice: random.Random) -> list[Any]:
    """Answer anything; now and then let a deadline pass instead."""
    time.now += dice.random()
    if news := match.tick():
        return news
    return match.submit(*pick(match, dice))


def played(game: str, seed: int, **options: Any) -> Iterator[tuple[Match, Callable[[], list[Any]]]]:
    """Walk through a random match: the match at each open question, and a function that answers it."""
    match, time = new(game, seed, **options)
    dice = random.Random(seed)
    while match.decision is not None:
        asked = match.decision
        answered = False

        def answer() -> list[Any]:
            nonlocal answered
            answered = True
            return give(match, time, dice)

        yield match, answer
        if not answered and match.decision is asked:
            answer()
