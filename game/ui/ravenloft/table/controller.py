"""The controller of a table: questions, answers, animations and commands. `table.scene` adds input and painting."""

from collections.abc import Sequence

import pygame

from game.match import Match
from game.rules.engine.script import Action, Choice, Event
from game.rules.ravenloft.state import State
from game.text import say, use
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.sound import SoundAdapter
from game.ui.ravenloft.table import words
from game.ui.ravenloft.table.game_table import RavenloftTable, Sides
from game.ui.ravenloft.table.painter import DimmedTable
from game.ui.ravenloft.table.props import Live, TableProps
from game.ui.ravenloft.targets import prompts
from game.ui.ravenloft.targets.option_map import OptionMap
from game.ui.ravenloft.tutorial.scene import Tutorial
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.match_client import MatchClient
from game.ui.table.table_scene import BaseTableScene

AFTER = 900.0
"""Milliseconds between the last Event and the result screen."""


class TableController(BaseTableScene):
    """A match that is played, watched (`script`), or drawn for the seats in `held`; `game` is what the table shows of it."""

    name = "table"
    palette = RAVENLOFT
    single = frozenset({"squares"})
    quiet = frozenset({"tools", "turners"})  # reachable by keys of their own
    client_type: type[MatchClient] = MatchClient
    waits_for_reading = True
    """Whether animations pause at drawn cards."""

    def __init__(
        self, context: AppContext, match: Match, *, script: Sequence[Action] = (), held: frozenset[int] | None = None
    ) -> None:
        use(game=match.rules.name)
        super().__init__(context)
        self.client = self.client_type(context, match, script, held)
        self.client.reread()
        self.game = game = RavenloftTable(self.client, self.animations, self.focus)
        self.sound_adapter = SoundAdapter(context, game, lambda: self.pace)
        game.director.play_sound = self.sound_adapter.hear
        self.tutorial = Tutorial(context, self.client, self.animations, self.went_on, self.redraw)
        self.props = TableProps(game, self.tutorial, context, Live(lambda: self.pointer, lambda: self.manner))
        self.scrolls = [*game.sides.scrolls, self.tutorial.scroll]
        self.dimmed_table = DimmedTable()
        self.after = 0.0
        self.drag: tuple[float, float] | None = None
        self.dragged = self.board_changed = self.board_moving = False
        self.show_current_state()

    def redraw(self) -> None:
        """Paint everything in the next frame."""
        self.dirty = True

    # ------------------------------------------------------------------ what is shown

    @property
    def t(self) -> State:
        """The visible state that is shown now."""
        return self.game.t

    @property
    def stage(self) -> ShownState:
        """The pieces and numbers that are shown now."""
        return self.game.stage

    @property
    def camera(self) -> Camera:
        """The camera over the board."""
        return self.game.camera

    @property
    def dungeon(self) -> Dungeon:
        """The picture of the dungeon."""
        return self.game.dungeon

    @property
    def director(self) -> Director:
        """What clips show for a moment."""
        return self.game.director

    @property
    def layout(self) -> Layout:
        """The areas of the table."""
        return self.game.layout

    @property
    def sides(self) -> Sides:
        """The state of rails, tray and hand."""
        return self.game.sides

    @property
    def option_map(self) -> OptionMap:
        """The options of the open Decision by their places."""
        return self.game.option_map

    # ------------------------------------------------------------------ the match

    def show_current_state(self) -> None:
        """Show the current state of the match and its open question, if there is one."""
        self.game.show_current_state()
        self.tutorial.reload()
        self.focus.current = self.first_focus()
        self.game.scroll_to_answers()
        self.dirty = True

    def first_focus(self) -> object:
        """Return the key that is focused first."""
        return prompts.first_key(self.game.question, self.game.option_map, self.game.t)

    def answer(self, choice: Choice) -> Navigation | None:
        """Give an answer and show its consequences."""
        self.show_events(self.client.submit(choice))
        return None

    def show_events(self, events: list[Event]) -> None:
        """Queue the animations of these Events; the next question follows them."""
        self.dirty = True
        if events:
            self.sound_adapter.expect(events)
            clips = self.game.clips(events)
            self.animations.add(self.tutorial.with_pauses(events, clips, covered=self.game.layout.rails < 2))
        self.settle()

    def settle(self) -> None:
        """Show the next question unless animations are running."""
        if not self.animations.busy:
            self.show_current_state()

    def key_hints(self, *, ours: bool) -> list[tuple[str, str]]:
        """Return the keys of the prompt line and what they do."""
        cap = self.context.input.cap
        if self.animations.stopped:
            return []  # the open card shows its own keys
        if self.animations.busy:
            return [(cap("take"), say("ui-do-skip")), (cap("fast"), say("ui-do-fast"))]
        if ours:
            return [(cap("next"), say("ui-do-next")), (cap("take"), say("ui-do-take")), (cap("back"), say("ui-do-back"))]
        return [(cap("menu"), say("ui-do-pause"))]

    def refuse(self, choice: Choice) -> Navigation | None:
        """Say why `choice` is not possible; if no rule explains it, what is possible."""
        refusal, found = self.client.why_not(choice), self.game.option_map
        if refusal.reason == "refused-not-legal" and (found.squares or found.figures or found.tiles or found.edges):
            self.client.tell(say("ui-choose-marked"))
        else:
            self.client.refuse(refusal)
        return None

    def default_answer(self) -> Choice | None:
        """Return the answer of the Space key."""
        return self.game.default_answer()

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance the animations; then let other seats answer; at the end open the result screen."""
        self.calm(dt)
        if self.dialog is not None:  # the table pauses under a dialog
            return None
        moved = self.game.steer(dt, self.context.input.glide(dt), self.context.settings)
        if moved is not None:
            self.note_motion(moved=moved)
        if self.animations.busy:
            self.advance_animations(dt)
            return None
        if self.client.decision is None or (self.client.watching and not self.client.script):
            self.after += dt
            return self.show_result() if self.after >= AFTER and self.client.decision is None else None
        self.game.stale = self.game.forecast.work() or self.game.stale
        self.show_hint()
        if events := self.client.others():
            self.show_events(events)
        return None

    def note_motion(self, *, moved: bool) -> None:
        """Request a repaint of the board while it moves, and of everything when it stops."""
        if moved:
            self.board_changed = self.board_moving = True
            self.dirty = self.dirty or (self.tutorial.on and not self.animations.busy)  # its highlights move along
        elif self.board_moving:
            self.board_moving = False
            self.dirty = self.dirty or not self.animations.busy

    def advance_animations(self, dt: float) -> None:
        """Advance the animations, or the time that an open card has been shown."""
        self.board_changed = self.board_changed or not self.animations.stopped
        super().advance_animations(dt)

    @property
    def pans(self) -> bool:
        """Whether a stick can move the board."""
        return self.dialog is None

    @property
    def reads(self) -> bool:
        """Whether drawn cards pause the animations: not for a spectator."""
        return self.waits_for_reading and not self.client.watching and bool(self.client.held)

    @property
    def notice_text(self) -> str:
        """The text of the open card, or of the lesson at which the tutorial pauses."""
        lesson = self.tutorial.lesson
        if self.tutorial.paused_at and lesson is not None:
            return f"{self.tutorial.head(lesson)}. {self.tutorial.words(lesson)}"
        return words.whole_text(self.game.director.card)

    @property
    def manner(self) -> str:
        """How drawn cards are shown; in the tutorial they always wait for the player."""
        return "wait" if self.reads and self.tutorial.on else super().manner

    def answers(self, event: pygame.event.Event) -> bool:
        """Return whether a click or key can give an answer; the buttons of the tutorial do not."""
        if event.type == pygame.MOUSEBUTTONDOWN and (item := self.focus.under(self.context.point(event.pos))) is not None:
            return item.group != "guide" and super().answers(event)
        return super().answers(event)

    def notice_shown(self) -> None:
        """Focus the open card, or the button of the open lesson."""
        self.focus.current = ("guide", "on") if self.tutorial.paused_at else ("drawn", self.game.director.card)

    def show_result(self) -> Navigation | None:
        """Open the result screen."""
        return Goto("result", self.client.match)

    # ------------------------------------------------------------------ commands

    def undo(self) -> Navigation | None:
        """Take the last answer back."""
        if self.client.undo():
            self.animations.clear()
            self.show_current_state()
        return None

    def redo(self) -> Navigation | None:
        """Give the last undone answer again."""
        if self.client.redo():
            self.show_current_state()
        return None

    def request_hint(self) -> Navigation | None:
        """Ask an agent for a hint, which arrives later."""
        if self.client.ask_hint():
            self.client.tell(say("ui-hint-asked"), good=True)
        return None

    def show_hint(self) -> None:
        """Show the agent's answer and its reason once it has arrived."""
        advice = self.client.hint()
        if advice is None or self.client.decision is None:
            return
        self.dirty, self.game.hint = True, advice.choice
        reason = self.client.speaker.advice(advice)
        self.client.tell(say("ui-hint", choice=self.game.hint_label(advice.choice), reason=reason), good=True)
        self.focus.current = next((item.key for item in self.focus.targets if item.data == advice.choice), self.focus.current)
        self.game.follow_focus()

    def reword(self) -> None:
        """Translate everything, including the log, after a change of language."""
        self.client.message = ""
        self.client.reread()

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None
