"""The commands of the table: what the player can do besides answering, and the key that shows secrets."""

from game.rules.dungeonville.state import COLOURS
from game.rules.engine.secret import Seat
from game.text import name, say
from game.ui.dungeonville.panels.log import DungeonvilleLog
from game.ui.dungeonville.table import hints
from game.ui.dungeonville.table.claim import ClaimDialog
from game.ui.dungeonville.table.controller import TableController
from game.ui.dungeonville.table.deductions import DeductionDialog
from game.ui.dungeonville.table.pause import DungeonvillePause
from game.ui.scene.navigation import Navigation
from game.ui.widgets.dialog import Act

WATCHING = ("menu", "log", "deeds")
"""The commands of a spectator."""


class TableCommands(TableController):
    """The controller with its commands."""

    def commands(self) -> dict[str, Act]:
        """The available commands by the name of their input action and tool."""
        found: dict[str, Act] = {
            "menu": self.open_pause,
            "undo": self.undo,
            "hint": self.request_hint,
            "log": lambda: self.open(DungeonvilleLog(self)),
            "redo": self.redo,
            "save": self.save,
            "deeds": self.open_deductions,
            "claim": self.open_claim,
        }
        return {what: act for what, act in found.items() if self.client.person_seats or what in WATCHING}

    # ------------------------------------------------------------------ taking back

    @property
    def undo_affects(self) -> Seat | None:
        """The other person at this screen whose answer undo would take back, None if it is the own answer."""
        last = self.client.last_answerer()
        return last if last != self.client.seat and self.client.sole_seat is None and self.client.undo_refusal() is None else None

    def undo(self) -> Navigation | None:
        """Take back the last picked fighter, else the last answer; that of another person only when pressed twice."""
        self.dirty = True
        if self.picks:
            self.picks.pop()
        elif (other := self.undo_affects) is not None and self.warned_turn != self.match.turn:
            self.warned_turn = self.match.turn
            self.client.tell(say("ui-undo-other", seat=name(COLOURS[other])))
        elif self.client.undo():
            self.animations.clear()
            self.show_question()
        return None

    def redo(self) -> Navigation | None:
        """Give the answer again that was taken back."""
        if self.client.redo():
            self.animations.clear()
            self.show_question()
        return None

    # ------------------------------------------------------------------ secrets and hints

    def request_hint(self) -> Navigation | None:
        """Ask an agent for a hint."""
        hints.request(self)
        return None

    def hold_secrets(self, *, down: bool) -> None:
        """Show the secrets of the asked seat while the key for them is `down`, where several persons play."""
        if self.client.sole_seat is None and self.secrets_held != down:
            self.secrets_held = down and self.client.seat is not None
            self.dirty = True

    def hide_secrets(self) -> None:
        """Hide secrets, behind the curtain if they were behind it: the person may leave now."""
        self.hold_secrets(down=False)
        if self.curtain_lifted:
            self.curtain_lifted = False
            self.curtain.drop()
            self.group_answers()

    # ------------------------------------------------------------------ dialogs and storage

    def open_pause(self) -> Navigation | None:
        """Open the pause, with all secrets hidden."""
        self.hide_secrets()
        return self.open(DungeonvillePause(self))

    def open_claim(self) -> Navigation | None:
        """Open the dialog that claims victory for one of the persons here."""
        if self.match.decision is None or not self.client.person_seats:
            return None
        return self.open(ClaimDialog(self))

    def open_deductions(self) -> Navigation | None:
        """Open the deduction dialog."""
        return self.open(DeductionDialog(self))

    def reword(self) -> None:
        """Rewrite the log in another language."""
        self.client.message = ""
        self.client.reread()

    def quoted(self) -> str:
        """The rule that the open dialog cites, else that of the last log line with one."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")
