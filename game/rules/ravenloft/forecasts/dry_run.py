"""Rehearsals: the rules play on a copy of the table, with dice that fall and answers that are given as somebody wants it.

The copy may be made of a view: what is hidden in it is imagined. Nothing that a rehearsal draws from a deck may be told to anybody.
"""

from collections.abc import Callable, Generator
from typing import Any

from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision, Event, Step, freeze, thaw
from game.rules.ravenloft import ending
from game.rules.ravenloft.determinize import determinize
from game.rules.ravenloft.state import State


class Loaded(Rng):
    """Dice that show the face that `face` says, from 1 to 20; everything else is drawn as usual."""

    face: Any = None

    def below(self, stream: str, n: int) -> int:
        """The number for the face that is due."""
        return int(self.face()) - 1 if stream == "die" else super().below(stream, n)


Answer = Callable[[Decision, tuple[Any, ...]], Choice]


def stage(t: State) -> bytes:
    """A table that cannot be told from `t` by those whose view that is, to be played on as often as one likes."""
    return freeze(determinize(thaw(State, freeze(t)), Rng(0)))


def setting(staged: bytes, face: Callable[[], int]) -> State:
    """A copy to play on, whose die shows what `face` says."""
    t = thaw(State, staged)
    t.rng = Loaded(0, {}, face)
    return t


def play(script: Generator[Step, Action, Any], answer: Answer, seen: Callable[[Event], None] = lambda event: None) -> None:
    """Run a script to its end, or to that of the adventure, telling `seen` of its Events."""
    reply = None
    try:
        while True:
            step = script.send(reply)  # type: ignore[arg-type]  # None starts the generator, and an Event is answered by nothing
            reply = None
            if isinstance(step, Decision):
                asked, options = next(iter(step.options.items()))
                reply = Action(asked, answer(step, options))
            else:
                seen(step)
    except (StopIteration, ending.Over):
        return
