"""The controller of a table: questions, answers, animations and commands. `table.scene` adds input and painting."""

from collections.abc import Sequence

import pygame

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Action, Choice, Done, Event, IllegalAction
from game.rules.ravenloft.choice import Use
from game.text import say, use
from game.text.rulebook import references
from game.ui.draw.canvas import Area
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.choreography.clips import make_clips
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState, activations_of
from game.ui.ravenloft.facts.card_browser import CardBrowser
from game.ui.ravenloft.facts.citations import rules_of
from game.ui.ravenloft.panels import danger, last_roll
from game.ui.ravenloft.panels.dimmed_table import DimmedTable
from game.ui.ravenloft.panels.panel_state import Sides, Spread
from game.ui.ravenloft.sound import SoundAdapter
from game.ui.ravenloft.table import reading
from game.ui.ravenloft.table.board_scene import ZOOM, BoardScene
from game.ui.ravenloft.table.pause_facts import RavenloftPause
from game.ui.ravenloft.targets import inspectable, option_labels, prompts
from game.ui.ravenloft.targets.option_map import OptionMap, group_options
from game.ui.ravenloft.tutorial.scene import Tutorial
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.log_dialog import LogDialog
from game.ui.table.match_client import MatchClient
from game.ui.widgets.dialog import Act

AFTER = 900.0
"""Milliseconds between the last Event and the result screen."""


class TableController(BoardScene):
    """A match that is played, watched (`script`), or drawn for the seats in `held`.

    `points` is True once the mouse has moved since the question: a mouse at rest points at no figure.
    """

    name = "table"
    tutorial: Tutorial
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
        super().__init__(context, self.client_type(context, match, script, held))
        self.client.reread()
        self.director = Director(self.stage, self.client.note, self.glance, self.fit_view)
        self.sound_adapter = SoundAdapter(self)
        self.director.play_sound, self.director.show_snapshot = self.sound_adapter.hear, self.show_snapshot
        self.director.frame, self.director.way = self.frame, self.way
        self.begun, self.stale, self.waits, self.card_open = 0, False, 0, False
        self.banner_place: Area | None = None
        self.sentence_place: Area | None = None
        self.sides = Sides()
        self.tutorial = Tutorial(self)
        self.scrolls = [*self.sides.scrolls, self.tutorial.scroll]
        self.option_map = OptionMap()
        self.dimmed_table = DimmedTable()
        self.prompting_card = ""
        self.spread: tuple[object, Spread | None] | None = None
        self.hint: Choice | None = None
        self.after, self.points = 0.0, False
        self.drag: tuple[float, float] | None = None
        self.dragged = self.fitted = False
        self.show_current_state()

    # ------------------------------------------------------------------ the match

    def show_snapshot(self, moment: EventSnapshot) -> None:
        """Show the state as it was at a moment, before the Events that follow it."""
        self.t = self.client.seen(moment)
        self.stage.mark_figures(self.t)

    @property
    def shown_seat(self) -> int | None:
        """The prompted seat at this screen; during animations the seat whose turn is shown."""
        if not self.animations.busy:
            return self.client.seat
        seat = self.t.turn.hero
        return seat if seat in self.client.held and not self.client.watching else None

    def show_current_state(self) -> None:
        """Show the current state of the match and its open question, if there is one."""
        self.t = self.client.view.state
        self.stage = self.director.stage = ShownState.of(self.t)
        self.stage.activations = activations_of(self.client.match.log)
        self.director.rest()
        self.director.last = last_roll.of(self.client.match.log)
        self.hint, self.points = None, False
        self.option_map = group_options(self.client.options, self.t, self.client.seat, lambda who: who in self.stage.pieces)
        self.prompting_card = reading.prompting_card(self)
        self.tutorial.reload()
        self.focus.current = self.first_focus()
        prompts.scroll_to_answers(self)
        self.dirty = True

    def first_focus(self) -> object:
        """Return the key that is focused first."""
        return prompts.first_key(self)

    def answer(self, choice: Choice) -> Navigation | None:
        """Give an answer and show its consequences."""
        self.show_events(self.client.submit(choice))
        return None

    def show_events(self, events: list[Event]) -> None:
        """Queue the animations of these Events; the next question follows them."""
        self.dirty = True
        if events:
            self.director.roll = None
            self.sound_adapter.expect(events)
            self.animations.add(self.tutorial.with_pauses(events, make_clips(self.director, events, self.client.moments())))
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
        refusal, found = self.client.why_not(choice), self.option_map
        if refusal.reason == "refused-not-legal" and (found.squares or found.figures or found.tiles or found.edges):
            self.client.tell(say("ui-choose-marked"))
        else:
            self.client.refuse(refusal)
        return None

    def default_answer(self) -> Choice | None:
        """Return the answer of the Space key."""
        decision = self.client.decision
        options = self.client.options
        if decision is None or not options:
            return None
        if decision.default in options:
            return decision.default  # type: ignore[no-any-return]
        return Done() if Done() in options else None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Advance the animations; then let other seats answer; at the end open the result screen."""
        self.calm(dt)
        if self.dialog is not None:  # the table pauses under a dialog
            return None
        self.steer(dt)
        if self.animations.busy:
            self.advance_animations(dt)
            return None
        if self.client.decision is None or (self.client.watching and not self.client.script):
            self.after += dt
            return self.show_result() if self.after >= AFTER and self.client.decision is None else None
        danger.work(self)
        self.show_hint()
        if events := self.client.others():
            self.show_events(events)
        return None

    def advance_animations(self, dt: float) -> None:
        """Advance the animations, or the time that an open card has been shown."""
        self.board_changed = self.board_changed or not self.animations.stopped
        super().advance_animations(dt)

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
        return reading.card_text(self.director.card)

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
        self.focus.current = ("guide", "on") if self.tutorial.paused_at else ("drawn", self.director.card)

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
        self.dirty, self.hint = True, advice.choice
        words = option_labels.hint_label(self, advice.choice)
        self.client.tell(say("ui-hint", choice=words, reason=self.client.speaker.advice(advice)), good=True)
        self.focus.current = next((item.key for item in self.focus.targets if item.data == advice.choice), self.focus.current)
        self.follow_focus()

    def reword(self) -> None:
        """Translate everything, including the log, after a change of language."""
        self.client.message = ""
        self.client.reread()

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def look(self, at: tuple[float, float] | None) -> Navigation | None:
        """Open the inspector for the card at a point, for the focused one, or for all of the table."""
        cards, first = inspectable.inspectable_cards(self, at)
        if cards:
            self.open(CardBrowser(self, cards, first))
        return None

    def card_refused(self, card: str) -> IllegalAction:
        """Return why a card of the hand cannot be used now."""
        return self.client.why_not(Use(card))

    def quoted(self) -> str:
        """Return the rule of the open dialog, the last refusal, the focused card, or the last line of the log."""
        if (of_dialog := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_dialog())
        if found := references(self.client.message):
            return found[0]
        current = self.focus.current
        if isinstance(current, tuple) and current[0] == "card" and self.client.seat is not None:
            against = "" if current[1] in self.option_map.hand else self.card_refused(current[1]).rule
            return against or next(iter(rules_of(current[1])), "")
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def page_of_evening(self) -> str:
        """Return the rulebook page of the adventure."""
        return f"card:{self.t.adventure}"

    def commands(self) -> dict[str, Act]:
        """Return the commands other than answers by the names of their input actions and tools."""
        return {
            "undo": self.undo, "redo": self.redo, "hint": self.request_hint, "look": lambda: self.look(None),
            "log": lambda: self.open(LogDialog(self)), "save": self.save, "centre": self.centre,
            "plus": lambda: self.zoom(ZOOM), "minus": lambda: self.zoom(1 / ZOOM),
            "menu": lambda: self.open(RavenloftPause(self)),
        }  # fmt: skip
