"""Dry runs: the rules on a copy of the state, with given dice and answers.

The copy may come from a redacted state, whose hidden parts are sampled. Cards that a dry run draws must not be shown to players.
"""

from collections.abc import Callable, Generator
from typing import Any

from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision, Event, Step, freeze, thaw
from game.rules.ravenloft import ending
from game.rules.ravenloft.determinize import determinize
from game.rules.ravenloft.state import State


class LoadedDice(Rng):
    """A generator whose die rolls are given by `face`, from 1 to 20; other streams are random."""

    face: Any = None

    def below(self, stream: str, n: int) -> int:
        """The next number: for the stream "die" the one that `face` returns."""
        return int(self.face()) - 1 if stream == "die" else super().below(stream, n)


Answer = Callable[[Decision, tuple[Any, ...]], Choice]


def stage(t: State) -> bytes:
    """A determinization of the redacted state `t`, encoded, for any number of dry runs."""
    return freeze(determinize(thaw(State, freeze(t)), Rng(0)))


def setting(staged: bytes, face: Callable[[], int]) -> State:
    """A copy for a dry run, whose die faces come from `face`."""
    t = thaw(State, staged)
    t.rng = LoadedDice(0, {}, face)
    return t


def play(script: Generator[Step, Action, Any], answer: Answer, seen: Callable[[Event], None] = lambda event: None) -> None:
    """Run a script to its end, or to that of the adventure, and pass its Events to `seen`."""
    reply = None
    try:
        while True:
            step = script.send(reply)  # type: ignore[arg-type]  # None starts the generator, and follows an Event
            reply = None
            if isinstance(step, Decision):
                asked, options = next(iter(step.options.items()))
                reply = Action(asked, answer(step, options))
            else:
                seen(step)
    except (StopIteration, ending.Over):
        return
