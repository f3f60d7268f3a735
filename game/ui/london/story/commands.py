"""The commands of the story's table beside answering: undo, redo, hint, companions, save, log and pause."""

from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.text import say
from game.ui.london.story.client import TeamClient
from game.ui.london.story.option_map import Option, OptionMap
from game.ui.london.story.pause import StoryPause
from game.ui.london.story.targets.keys import rule_of
from game.ui.scene.navigation import Navigation
from game.ui.table.log_dialog import LogDialog
from game.ui.table.table_scene import BaseTableScene
from game.ui.widgets.dialog import Act

SPECTATOR_COMMANDS = frozenset({"menu", "log", "save"})
"""The commands of a spectator."""


class StoryCommands(BaseTableScene):
    """A table with its commands. `hint` is the choice that an agent recommends."""

    client: TeamClient
    option_map: OptionMap
    hint: Choice | None

    # ------------------------------------------------------------------ to be filled in

    def show_prompt(self) -> None:
        """Show the open question."""
        raise NotImplementedError

    @property
    def active_seat(self) -> Seat | None:
        """The seat that the player answers for now."""
        raise NotImplementedError

    # ------------------------------------------------------------------ commands

    def undo(self) -> Navigation | None:
        """Take the last answer back."""
        if self.client.undo():
            self.animations.clear()
            self.show_prompt()
        return None

    def redo(self) -> Navigation | None:
        """Give the answer again that was taken back."""
        if self.client.redo():
            self.animations.clear()
            self.show_prompt()
        return None

    def call_companions(self) -> Navigation | None:
        """Ask the companions what they would add."""
        if self.active_seat is not None and self.client.companions:
            self.context.agent_worker.cancel()
            self.client.call_companions()
            self.client.tell(say("ui-ld-scene-called"), good=True)
            self.dirty = True
        return None

    def ask_hint(self) -> Navigation | None:
        """Request a hint; `show_hint` shows it when it is ready."""
        if self.active_seat is not None and self.client.ask_hint():
            self.client.tell(say("ui-hint-asked"), good=True)
        return None

    def show_hint(self) -> None:
        """Show the requested hint once it is ready, and focus its target."""
        advice, decision = self.client.hint(), self.client.decision
        if advice is None or decision is None:
            return
        self.dirty, self.hint = True, advice.choice
        words = self.client.speaker.choice(advice.choice, decision.prompt, self.client.seat)
        self.client.tell(say("ui-hint", choice=words, reason=self.client.speaker.advice(advice)), good=True)
        direct = next((item.key for item in self.focus.targets if choice_of(item.data) == advice.choice), None)
        grouped = self.option_map.grouped.items()
        group = next((key for key, options in grouped if advice.choice in [one.choice for one in options]), None)
        self.focus.current = next((key for key in (direct, group) if key is not None), self.focus.current)

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def reword(self) -> None:
        """Repeat all text in the new language, the log included."""
        self.client.message = ""
        self.client.reread()

    def quoted(self) -> str:
        """The rule of the dialog, else of the target in focus, else of the last log line that has one."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        if rule := rule_of(self.focus.focused):
            return rule
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def why_not(self, choice: Choice) -> IllegalAction:
        """Why the active seat may not answer `choice`."""
        return self.client.why_not(choice)

    def commands(self) -> dict[str, Act]:
        """The commands by input action, which is also the name of the tool."""
        found: dict[str, Act] = {
            "menu": lambda: self.open(StoryPause(self)),
            "undo": self.undo,
            "hint": self.ask_hint,
            "log": lambda: self.open(LogDialog(self)),
            "redo": self.redo,
            "save": self.save,
            "aid": self.call_companions,
        }
        return {what: act for what, act in found.items() if self.client.held or what in SPECTATOR_COMMANDS}


def choice_of(data: object) -> Choice | None:
    """The choice of a target's data, None if it has none."""
    return data.choice if isinstance(data, Option) else None
