"""The scene of a table, for all games: input and painting around a controller and what the game shows."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.match import Match
from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation, Push, Quit
from game.ui.table.acts import Answer, Ask, Choose, Close, Command, Doing, Focus, Open, Refuse, Tell
from game.ui.table.dialogs import ConfirmDialog
from game.ui.table.game_table import GameTable
from game.ui.table.handover import PRESSES, RELEASES, SOON, is_secrets_event
from game.ui.table.painting import TablePainting
from game.ui.table.resume import resume
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import LEFT

ANSWERING = frozenset({"take", "usual"})
NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 10)}


class TableScene(TablePainting):
    """A table. `game` is what the game shows of the match; nobody subclasses the scene. `owed` are the milliseconds that the match has waited."""

    owed = 0.0

    def __init__(self, context: AppContext, match: Match, game: GameTable, *, held: frozenset[Seat] | None = None) -> None:
        super().__init__(context, match, game, held=held)
        controller = self.controller
        controller.on_question, controller.on_notice, controller.on_hint = self.question, self.notice, self.hinted
        self.begin()

    def begin(self) -> None:
        """Show what was missed, else the first question."""
        resume(self.controller)

    def question(self) -> None:
        """A question is shown, or the end."""
        self.dirty = True
        act = self.game.begin_decision(self.facts())
        self.focus.current = self.given = self.first_focus()
        self.do(act)

    def notice(self) -> None:
        """A notice is shown."""
        self.dirty, self.focus.current = True, self.first_focus()

    def hinted(self, choice: Choice) -> None:
        """A hint is shown. The focus stays where it came by itself, and where several persons have secrets: it is public."""
        act = None if self.controller.tutorial.hint_is_offered else self.game.hinted(self.facts(), choice, self.focus.targets)
        if not (isinstance(act, Focus) and self.controller.handover.several):
            self.do(act)

    def first_focus(self) -> Hashable:
        """The target that has the focus first: at a notice its button."""
        if not self.controller.animations.stopped:
            return self.game.first_focus(self.facts())
        return next((item.key for item in self.table_targets(self.facts()) if item.act == Command("go-on")), None)

    def take(self, item: Target) -> Navigation | None:
        """Press a target."""
        self.dirty = True
        self.context.sounds.target_pressed(refused=item.refused)
        return self.do(item.act)

    def do(self, doing: Doing) -> Navigation | None:
        """Perform an act, or call a function that returns one."""
        self.dirty = self.dirty or doing is not None
        match doing:
            case Open():
                self.open(doing.make(self))
            case Close():
                self.dialog = None
                return self.do(doing.then)
            case Focus():
                self.focus.current = doing.key
            case Choose():
                return self.do(self.game.chosen(self.facts(), doing.what, doing.which))
            case Command() if doing.name not in ("go-on", "go-on-at-once"):
                return self.do(self.commands().get(doing.name))
            case Goto() | Push() | Back() | Quit():
                return doing
            case None | Answer() | Refuse() | Ask() | Tell() | Command():
                self._tell_controller(doing)
            case _:
                return self.do(doing())
        return None

    def _tell_controller(self, act: Answer | Refuse | Ask | Tell | Command | None) -> None:
        """Perform an act of the conversation with the match."""
        match act:
            case Answer():
                self.dialog = None
                if self.context.settings.confirm and not act.sure and (loss := self.game.loss(self.facts(), act.choice)):
                    self.open(ConfirmDialog(self, loss, partial(self.do, replace(act, sure=True))))
                else:
                    self.controller.answer(act.choice, act.seat)
            case Refuse(words=""):
                self.controller.refuse(act.choice)
            case Refuse() | Tell():
                self.client.tell(act.words, good=getattr(act, "good", False))
            case Ask():
                self.controller.ask_for(act.seat)
            case Command():
                self.controller.cut(at_once=act.name == "go-on-at-once")

    def commands(self) -> Mapping[str, Callable[[], Any]]:
        """The commands by the names of their input actions and tools; a spectator has few."""
        controller = self.controller
        own = {name: partial(self.do, doing) for name, doing in self.game.commands(self.facts()).items()}
        found: dict[str, Callable[[], Any]] = {
            "menu": self.pause, "log": lambda: Open(self.game.log_dialog), "hint": controller.request_hint, "undo": self.undo,
            "redo": controller.redo, "save": self.save, **own,
        }  # fmt: skip
        found = {name: found[name] for name in dict.fromkeys((*self.game.order, *found)) if name in found}
        if self.game.only is None and self.plays:
            return found
        allowed = (*own, *self.game.open_to_all) if self.game.only is None else self.game.tools_of(self.facts())
        return {name: act for name, act in found.items() if name in allowed}

    @property
    def plays(self) -> bool:
        """Whether this table has all commands: persons play here."""
        return bool(self.client.person_seats)

    def open(self, dialog: Dialog) -> Navigation | None:
        """Open a dialog over the table."""
        self.game.interrupted()
        return super().open(dialog)

    def rulebook(self, rule: str = "") -> Navigation | None:
        """Open the rulebook over the table."""
        self.game.interrupted()
        return super().rulebook(rule)

    def pause(self) -> Navigation | None:
        """Open the pause dialog, with all secrets hidden."""
        self.controller.hide_secrets()
        return self.open(self.game.pause_dialog(self))

    def undo(self) -> Navigation | None:
        """Take back what the game keeps of a half-made choice, else the last answer."""
        used, doing = self.game.back(self.facts())
        if used:
            return self.do(doing)
        self.controller.undo()
        return None

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def reword(self) -> None:
        """Say everything in another language."""
        self.controller.reword()
        self.whole_due = True

    def quoted(self) -> str:
        """The rule of the dialog, else what the game says, else that of the last log line that has one."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        return self.game.quoted(self.facts()) or next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def page_of_evening(self) -> str:
        """The rulebook page about the match."""
        return self.game.page(self.facts())

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """The curtain takes any held key, the game its gestures, a notice or an animation the next press; the rest as on every screen."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.by_keys = event.type == pygame.KEYDOWN
            if event.type != pygame.MOUSEMOTION:  # who points may still hesitate
                self.controller.tutorial.idle = 0.0
        if self.dialog is not None or (event.type == pygame.MOUSEBUTTONDOWN and self.fresh):
            return super().handle(event)
        if self.controller.liftable and self.controller.handover.press(event, again=self.context.input.again):
            return None
        if self._holds_secrets(event):
            return None
        if self.scrolled(event):
            self.dirty = True
            return None
        linked = event.type == pygame.MOUSEBUTTONDOWN and event.button == LEFT and self.link_at(self.context.point(event.pos))
        used, doing = (False, None) if linked else self.game.handle(event, self.facts(), self.focus.targets)
        if used:
            self.dirty = True
            return self.do(doing)
        if self.animations.busy and self.skips(event):
            self.controller.cut()
            return None
        if self.controller.guard and self.answers(event):  # a series of quick presses has to end first
            self.controller.ignore_presses(SOON)
            self.dirty = True
            return None
        return super().handle(event)

    def _holds_secrets(self, event: pygame.event.Event) -> bool:
        """Show or hide secrets with their key. Returns whether the event was used. A key held since the last question shows nothing."""
        controller = self.controller
        if event.type == pygame.WINDOWFOCUSLOST:
            controller.hide_secrets()
        elif is_secrets_event(event) and controller.handover.several:
            if event.type in RELEASES:
                controller.changed = controller.handover.hold(down=False) or controller.changed
            elif event.type in PRESSES and self.client.seat is not None:
                if not self.context.input.again:
                    controller.changed = controller.handover.hold(down=True) or controller.changed
                return True
        return False

    def skips(self, event: pygame.event.Event) -> bool:
        """Whether this event skips the animation or closes the notice: a click that is not on a tool, Enter or Space. Other keys keep their meaning."""
        pressed = event.type == pygame.KEYDOWN and input_action(event) in ANSWERING
        return pressed or (event.type == pygame.MOUSEBUTTONDOWN and self.answers(event))

    def answers(self, event: pygame.event.Event) -> bool:
        """Whether this event may give an answer."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            item = self.focus.under(self.context.point(event.pos))
            return event.button == LEFT and (item is None or not (item.group in self.game.passive or isinstance(item.act, Open)))
        return event.type == pygame.KEYDOWN and (
            input_action(event) in ANSWERING or event.key in NUMBERS or bool(self._letter(event))
        )

    def _letter(self, event: pygame.event.Event) -> str:
        """The letter of the game that a key means, "" for none."""
        plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT)
        return next((letter for letter in self.game.letters if plain and event.key == getattr(pygame, f"K_{letter}")), "")

    def typed(self, event: pygame.event.Event) -> Navigation | None:
        """Space gives the usual answer; Enter takes the target in focus."""
        if input_action(event) == "usual" and self.dialog is None and (act := self.game.usual(self.facts())) is not None:
            return self.do(act)
        following = super().typed(event)
        if self.dialog is None:
            self.game.typed(self.facts())
        return following

    def pressed(self, event: pygame.event.Event) -> Navigation | None:
        """Take the target under the mouse, or press the table itself. After a tool the focus is on an answer again."""
        if event.button == LEFT and (item := self.focus.under(self.pointer)) is not None:
            following = super().pressed(event)
            if item.group in self.game.quiet and self.focus.current == item.key:
                self.focus.current = self.given
            return following
        return None if self.dialog is not None else self.do(self.game.pressed(event.button, self.facts(), self.focus.targets))

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Number and letter keys take their targets, the other keys run commands."""
        if self.dialog is not None:
            return None
        facts, item = self.facts(), None
        if event.key in NUMBERS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            found = self.game.numbered(facts, self.focus.targets)
            item = found[NUMBERS[event.key]] if NUMBERS[event.key] < len(found) else None
        elif letter := self._letter(event):
            item = self.game.lettered(letter, facts, self.focus.targets)
        if item is not None:
            self.focus.current = item.key
            return self.take(item)
        what = input_action(event)
        return self.do(self.commands().get(self.game.aliases.get(what, what)))

    def back(self) -> Navigation | None:
        """Esc takes back a half-made choice, else opens the pause. An answer that has done something is never taken back by it."""
        if self.game.only is not None:
            return None
        used, doing = self.game.back(self.facts())
        if used:
            return self.do(doing)
        return self.undo() if self.controller.seat is not None and self.client.half_made else self.pause()

    # ------------------------------------------------------------------ time and painting

    def update(self, dt: float) -> Navigation | None:
        """Advance the game's own motion and the match; a dialog pauses the match."""
        self.calm(dt)
        self.controller.calm(dt)
        facts = self.facts()
        self.dirty = self.game.update(facts, dt) or self.dirty
        if self.dialog is None and self.rehearsal.frames:  # the match waits while its picture is being prepared
            self.owed += dt
            return None
        dt, self.owed = dt + self.owed, 0.0
        if self.dialog is None:
            self.controller.fade_message(dt)
        if self.dialog is None and not facts.busy:
            self.do(self.game.opening(facts))
        return self.controller.update(dt, facts) if self.dialog is None else None
