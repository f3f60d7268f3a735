"""A match for learners: who is asked, which action numbers are legal, and what follows from one.

The seats answer in the order in which agents of the program do, and the clock of a real-time question runs in the same way: one
answer takes INPUT_MS (four seconds) of it, shared by the seats that are planning, and at the deadline the clock answers.
"""

from collections.abc import Iterable
from typing import Any

from game.lab.actions import Actions, Path
from game.match.agents import INPUT_MS, answer_order
from game.rules.engine.rules import Rules
from game.rules.engine.script import Action, Choice, Decision, Game, IllegalAction, TimeUp
from game.rules.engine.secret import CLOCK, Seat


class LabMatch:
    """A match that is played by action numbers. `seat` is the seat that is asked, None at the end.

    `spelled` are the numbers of a longer answer so far. `answers` counts the answers, `now_ms` is the time on the clock.
    """

    def __init__(self, rules: Rules[Any], actions: Actions, options: Any, seed: int) -> None:
        self.rules, self.actions = rules, actions
        self.game: Game[Any] = Game.of(rules, rules.new_game(options, seed), keep=False)
        self.answers = self.now_ms = 0
        self.seat: Seat | None = None
        self.spelled: Path = ()
        self._kinds: dict[int, list[Choice]] = {}
        self._open: dict[Path, Choice] = {}
        self._ask()

    @property
    def legal(self) -> list[int]:
        """The legal action numbers of the seat that is asked, in no special order; none at the end."""
        depth = len(self.spelled)
        return list(self._kinds or dict.fromkeys([path[depth] for path in self._open]))

    def act(self, number: int) -> None:
        """Go on with an action number of the seat that is asked. Raises IllegalAction and changes nothing.

        An answer is given as soon as only one legal answer begins with the numbers so far.
        """
        if self._kinds:
            if number not in self._kinds:
                raise IllegalAction("refused-not-legal")
            left, self._kinds = self._paths(self._kinds[number], (number,)), {}
        else:
            depth = len(self.spelled)
            left = {path: choice for path, choice in self._open.items() if path[depth] == number}
        if not left:
            raise IllegalAction("refused-not-legal")
        if len(left) > 1:
            self._open, self.spelled = left, _common(list(left))
            return
        assert self.seat is not None
        self._apply(self.seat, next(iter(left.values())))
        self._ask()

    def _paths(self, choices: Iterable[Choice], first: Path = ()) -> dict[Path, Choice]:
        state, path = self.game.state, self.actions.path
        return {first + path(choice, state): choice for choice in choices}

    def _apply(self, seat: Seat, choice: Choice) -> None:
        self.game.apply(Action(seat, choice, self.now_ms))
        self.answers += 1

    def _ask(self) -> None:
        """Find the seat that is asked next and its legal answers. The clock answers when no seat can answer in time."""
        self.spelled, self._open, self._kinds, self.seat = (), {}, {}, None
        while (decision := self.game.decision) is not None:
            seats, deadline = answer_order(decision, self.answers), decision.deadline_ms
            if decision.simultaneous and deadline is not None and seats:
                self.now_ms += INPUT_MS // len(seats)
            if seats and (deadline is None or self.now_ms < deadline):
                self._open_answers(decision, seats[0])
                return
            self.now_ms = self.now_ms if deadline is None else deadline
            self._apply(CLOCK, TimeUp())

    def _open_answers(self, decision: Decision, seat: Seat) -> None:
        self.seat, choices = seat, decision.options[seat]
        if decision.simultaneous:
            kinds = self.actions.kinds
            for choice in choices:
                self._kinds.setdefault(kinds[type(choice)], []).append(choice)
            return
        self._open = self._paths(choices)
        if len(self._open) > 1:
            self.spelled = _common(list(self._open))


def _common(paths: list[Path]) -> Path:
    """The numbers with which all paths begin: they need no choice."""
    first, last = min(paths), max(paths)
    depth = 0
    while first[depth] == last[depth]:
        depth += 1
    return first[:depth]
