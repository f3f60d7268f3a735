"""One answer played again slowly: how the game stood at each Event that it brought, for a scene that shows one after the other."""

from collections.abc import Set
from typing import Any, NamedTuple

from game.rules.engine.rules import Rules
from game.rules.engine.script import Action, Decision, Event, Game, Mark, S, freeze, thaw
from game.rules.engine.secret import Seat, redact


class Moment(NamedTuple):
    """An Event as some seats heard of it, and how the game stood when it happened: everything, so it stays packed until `seen` opens it."""

    event: Event
    packed: bytes


class _Slow(Game[S]):
    """A game that packs its state at each Event of the last answer."""

    def _run(self, answer: Action | None) -> None:
        news: list[Event] = []
        self.packed: list[bytes] = []
        send = self._run_script.send
        step = send(answer)  # type: ignore[arg-type]  # None starts the generator
        while step is not None and not isinstance(step, Decision):
            news.append(step)
            self.packed.append(freeze(self.state))
            step = send(None)  # type: ignore[arg-type]  # an Event is answered by nothing
        self.news, self.decision = news, step


def unfold(rules: Rules[Any], before: Mark, action: Action, seats: Set[Seat]) -> list[Moment]:
    """What an answer brought, Event by Event, as far as the holders of `seats` hear of it (no seats: a spectator)."""
    game: _Slow[Any] = _Slow(rules, before)
    events = game.apply(action)
    return [
        Moment(heard, packed)
        for event, packed in zip(events, game.packed, strict=True)
        for heard in redact([event], seats)  # a list leaves out what is closed to them altogether
    ]


def seen(rules: Rules[Any], moment: Moment, seats: Set[Seat]) -> Any:
    """The state at a moment as the holders of `seats` may know it."""
    return redact(thaw(rules.state_type, moment.packed), seats)
