"""The answers of pointers: which seat each may act for, and why an answer was refused."""

from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.ui.london.planning.pointers import Pointer, Pointers
from game.ui.london.planning.session import PlanningSession


class Answers:
    """What pointers answer in a planning."""

    def __init__(self, session: PlanningSession, pointers: Pointers) -> None:
        self.session, self.pointers = session, pointers

    @property
    def t(self) -> State:
        """The state as all seats may see it."""
        return self.session.t

    def submit(self, pointer: Pointer, *choices: Choice) -> bool:
        """Answer for the seat of a pointer; it shows the reason of a refusal."""
        pointer.notice = ""
        accepted = self.session.submit(pointer.seat, *choices)
        if not accepted:
            self.refuse(pointer, self.session.client.message)
            self.session.client.tell("")
        return accepted

    def refuse(self, pointer: Pointer, reason: str) -> None:
        """Show why something is not possible."""
        pointer.inform(reason, good=False)
        self.session.context.sounds.target_pressed(refused=True)

    def may_act(self, pointer: Pointer, seat: Seat) -> bool:
        """Whether a pointer may act for a seat; if so it acts for that seat from now on."""
        if not self.pointers.may_touch(pointer, seat):
            self.refuse(pointer, self.session.client.speaker.refusal(IllegalAction("refused-not-your-clock", "LD-077")))
            return False
        if pointer.seat != seat:
            self.pointers.take(pointer.device, seat)
        return True
