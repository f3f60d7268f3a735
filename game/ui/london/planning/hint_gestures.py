"""The hint at the foot of the planning: who asks for it, how long it stands, and how it is placed."""

from concurrent.futures import Future

from game.rules.engine.secret import Seat
from game.rules.london.choice import Put
from game.rules.london.tables.cards import SLOTS
from game.text import say
from game.ui.london.planning import hints, moves
from game.ui.london.planning.answers import Answers
from game.ui.london.planning.hints import Hint
from game.ui.london.planning.pointers import Pointer, Pointers
from game.ui.london.planning.session import PlanningSession


class HintGestures(Answers):
    """What pointers do with hints.

    `hint` is the hint at the foot, `hint_words` its sentence, or that it is being worked out; it stands until it is placed or no longer fits, also during a pause.
    """

    hint: Hint | None = None
    hint_words = ""

    def __init__(self, session: PlanningSession, pointers: Pointers) -> None:
        super().__init__(session, pointers)
        self._asked: tuple[Seat, Future[Hint]] | None = None
        self._hint_turn = -1
        self._may_retry = False
        self._was_wanted, self._was_warned = False, False

    def update_hint(self) -> None:
        """Show the requested hint once it is ready, and keep the one that stands up to date."""
        if self._asked is not None and self._asked[1].done():
            (seat, found), self._asked = self._asked, None
            failed = found.cancelled() or found.exception() is not None
            self.hint, self._hint_turn = None if failed else found.result(), -1
            if failed and self._may_retry:  # its worker was given up, because a companion took too long
                self._request_hint(seat, again=True)
        elif self._hint_turn == self.session.match.turn:
            return
        self._hint_turn = self.session.match.turn
        if (before := self.hint) is not None:
            self.hint = hints.renewed(self.t, before)
            if self.hint is None and hints.is_overtaken(self.t, before):
                self._request_hint(before.seat)
        waits = say("ui-hint-asked") if self._asked is not None else ""
        self.hint_words = waits if self.hint is None else hints.words(self.t, self.hint)

    def ask_hint(self, pointer: Pointer) -> None:
        """Request a hint for a pointer's seat; while one that was asked for stands there, place it."""
        stands = self.hint is not None and self.hint.seat == pointer.seat and bool(self.hint.steps)
        if stands and self._was_wanted:
            self.press_hint(pointer)
        elif stands:
            pointer.inform(say("ui-ld-hint-again"))
        elif self._asked is None or self._asked[0] != pointer.seat:
            self._request_hint(pointer.seat)
            self.hint, self.hint_words, pointer.notice = None, say("ui-hint-asked"), ""
        self._was_wanted = True

    def offer_hint(self, pointer: Pointer) -> None:
        """Show a hint without a request. The next press of the hint key asks for it; only a second one places it."""
        if self.hint is None and self._asked is None:
            self.ask_hint(pointer)
            self._was_wanted = False

    def _request_hint(self, seat: Seat, *, again: bool = False) -> None:
        self._may_retry = not again
        view = self.session.match.view(self.session.client.eyes)
        self._asked = seat, self.session.context.agent_worker.compute(hints.work_out, view, seat)

    def press_hint(self, pointer: Pointer) -> None:
        """Place the hint that stands, for its seat; if it gives up what is planned, only the second press does. One that has nothing to place goes."""
        hint = self.hint
        if hint is None or not self.may_act(pointer, hint.seat):
            return
        if hint.lost and not self._was_warned:
            self._was_warned = True
            plans = [say("ui-ld-place-at", place=say(f"short-{place}"), hour=SLOTS[slot].id) for place, slot in hint.lost]
            pointer.inform(say("ui-ld-hint-breaks", plans=plans), good=False)
            return
        self.forget_hint()
        if self.submit(pointer, *hint.steps) and any(isinstance(one, Put) for one in hint.steps):
            pointer.slot = moves.next_slot(self.t.people[hint.seat].clock, hint.slot)

    def forget_hint(self) -> None:
        """Take the hint away."""
        self.hint, self.hint_words, self._was_warned = None, "", False
