"""The commands of the table other than answers: undo, redo, save, letting agents act first."""

from game.rules.engine.script import Choice, IllegalAction
from game.ui.scene.navigation import Navigation
from game.ui.terrorscape.table.agent_pacing import AgentPacing
from game.ui.terrorscape.table.seated_table import SeatedTable
from game.ui.widgets.dialog import Dialog


class TableCommands(SeatedTable):
    """A table with commands."""

    def undo(self) -> Navigation | None:
        """Undo the last answer of the open side."""
        if self.shown is not None and self.shown.undo():
            self.after_undo()
        return None

    def redo(self) -> Navigation | None:
        """Redo the answer that was undone."""
        if self.shown is not None and self.shown.redo():
            self.after_undo()
        return None

    def after_undo(self) -> None:
        """Reset everything on show after the match has gone back or forward."""
        self.animations.clear()
        self.walks.clear()
        self.agent_pacing = AgentPacing()
        self.recap.rewind(self.match.turn)
        if self.other_table is not None:
            self.other_table.after_other_undo()
        for side in self.sides:
            side.refresh()
            side.reread()
            side.passed_round = 0
        self.turn_over()
        self.show_prompt()

    def after_other_undo(self) -> None:
        """Update the table after the other side's undo, if this side can see a difference."""
        side = self.sides[0]
        before, lines = side.view, list(side.log)
        side.refresh()
        side.reread()
        if (before.state, before.decision, lines) != (side.view.state, side.view.decision, side.log):
            self.animations.clear()
            self.walks.clear()
            self.show_prompt()

    @property
    def agents_may_act(self) -> bool:
        """Whether agents of this side wait for persons to act."""
        side = self.shown
        return side is not None and self.asks is not None and bool(side.partners) and not side.thinking

    def let_agents_act(self) -> Navigation | None:
        """Let the agents of this side act first."""
        self.client.passed_round = self.client.view.state.round
        self.dirty = True
        return None

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def open(self, dialog: Dialog) -> Navigation | None:
        """Open a dialog."""
        self.curtain.pressed = False
        return super().open(dialog)

    def reword(self) -> None:
        """Rebuild all texts in another language, including the logs."""
        for side in self.sides:
            side.message = ""
            side.reread()

    def why_not(self, choice: Choice) -> IllegalAction:
        """Why the prompted seat may not answer `choice`."""
        return self.client.why_not(choice)
