"""Someone at the table of Castle Ravenloft: questions, answers, time and deeds; how it is played and looks is in `table`."""

from collections.abc import Sequence

import pygame

from game.match import Match
from game.match.trace import Moment
from game.rules.engine.script import Action, Choice, Done, Event, IllegalAction
from game.rules.ravenloft.choice import Use
from game.rules.ravenloft.space.board import square
from game.rules.ravenloft.state import State
from game.text import say, use
from game.text.rulebook import references
from game.ui.draw.canvas import Area
from game.ui.draw.theme import RAVENLOFT
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.choreography.clips import make_clips
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState, activations_of
from game.ui.ravenloft.facts.card_browser import CardBrowser
from game.ui.ravenloft.facts.citations import rules_of
from game.ui.ravenloft.layout import Layout, layout
from game.ui.ravenloft.panels import danger, last_roll
from game.ui.ravenloft.panels.dimmed_table import DimmedTable
from game.ui.ravenloft.panels.panel_state import Sides, Spread
from game.ui.ravenloft.sound import SoundAdapter
from game.ui.ravenloft.table import reading
from game.ui.ravenloft.table.pause_facts import LogDialog, PauseSheet
from game.ui.ravenloft.table.words import along
from game.ui.ravenloft.targets import prompts, table_targets
from game.ui.ravenloft.targets.option_map import OptionMap, group_options
from game.ui.ravenloft.tutorial.scene import Guide
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.match_client import MatchClient
from game.ui.table.table_scene import BaseTableScene

ZOOM = 1.15
AFTER = 900.0
"""Milliseconds between the last Event and the reckoning."""


class TableController(BaseTableScene):
    """A match being played, watched (`script`), or drawn for one pair of eyes (`held`).

    `t` is the state as it may be seen here and is shown now: it goes along with the Events and ends where the match already is. `points` says that the mouse has moved since the question was put: one that only lies where it lay asks about nobody.
    """

    name = "table"
    palette = RAVENLOFT
    single = frozenset({"squares"})
    quiet = frozenset({"tools", "turners"})  # each has a key of its own, or arrows do the same
    client_type: type[MatchClient] = MatchClient
    waits_for_reading = True
    """Whether drawn cards wait to be read."""

    def __init__(
        self, context: AppContext, match: Match, *, script: Sequence[Action] = (), held: frozenset[int] | None = None
    ) -> None:
        super().__init__(context)
        use(game=match.rules.name)
        self.client = self.client_type(context, match, script, held)
        self.t: State = self.client.view.state
        self.client.reread()
        self.stage = ShownState.of(self.t)
        self.director = Director(self.stage, self.client.note, self.glance, self.grown)
        self.sound_adapter = SoundAdapter(self)
        self.director.play_sound, self.director.show_snapshot = self.sound_adapter.hear, self.show_snapshot
        self.director.frame, self.director.way = self.frame, self.way
        self.dungeon = Dungeon()
        self.stirred, self.begun = False, 0
        self.adrift = False
        self.stale, self.waits, self.lies = False, 0, False
        self.banner_place: Area | None = None
        self.sentence_place: Area | None = None
        self.camera = Camera()
        self.layout: Layout = layout()
        self.sides = Sides()
        self.guide = Guide(self)
        self.scrolls = [*self.sides.scrolls, self.guide.scroll]
        self.option_map = OptionMap()
        self.beneath = DimmedTable()
        self.asking = ""
        self.spread: tuple[object, Spread | None] | None = None
        self.hint: Choice | None = None
        self.after = 0.0
        self.points = False
        self.drag: tuple[float, float] | None = None
        self.dragged = False
        self.fitted = False
        self.show_current_state()

    # ------------------------------------------------------------------ the match

    def show_snapshot(self, moment: Moment) -> None:
        """Show the table as it stood at a moment: nothing on it knows yet what comes after."""
        self.t = self.client.seen(moment)
        self.stage.mark_figures(self.t)

    @property
    def asks(self) -> int | None:
        """The seat at this screen that is asked, and while something is shown the one whose turn is shown."""
        if not self.animations.busy:
            return self.client.seat
        seat = self.t.turn.hero
        return seat if seat in self.client.held and not self.client.watching else None

    def show_current_state(self) -> None:
        """A question is open, or nothing more: set the table and the stage to where the state is."""
        self.t = self.client.view.state
        self.stage = self.director.stage = ShownState.of(self.t)
        self.stage.activations = activations_of(self.client.match.log)
        self.director.rest()
        self.director.last = last_roll.of(self.client.match.log)
        self.hint, self.points = None, False
        self.option_map = group_options(self.client.options, self.t, self.client.seat, lambda who: who in self.stage.pieces)
        self.asking = reading.asking(self)
        self.guide.read()
        self.focus.current = self.first_focus()
        prompts.bring(self)
        self.dirty = True

    def first_focus(self) -> object:
        """Where the focus begins."""
        return prompts.first(self)

    def answer(self, choice: Choice) -> Navigation | None:
        """Give an answer and show what comes of it."""
        self.happen(self.client.submit(choice))
        return None

    def happen(self, events: list[Event]) -> None:
        """Show these Events; afterwards the next question is put."""
        self.dirty = True
        if events:
            self.director.roll = None
            self.sound_adapter.expect(events)
            self.animations.add(self.guide.among(events, make_clips(self.director, events, self.client.moments())))
        self.settle()

    def settle(self) -> None:
        """Where nothing is to be shown, put the next question."""
        if not self.animations.busy:
            self.show_current_state()

    def told_keys(self, *, ours: bool) -> list[tuple[str, str]]:
        """The keys that the line at the top tells of, and what they do."""
        cap = self.context.input.cap
        if self.animations.stopped:
            return []  # the sheet with the card tells them
        if self.animations.busy:
            return [(cap("take"), say("ui-do-skip")), (cap("fast"), say("ui-do-fast"))]
        if ours:
            return [(cap("next"), say("ui-do-next")), (cap("take"), say("ui-do-take")), (cap("back"), say("ui-do-back"))]
        return [(cap("menu"), say("ui-do-pause"))]

    def refuse(self, choice: Choice) -> Navigation | None:
        """Say why `choice` is not possible; where no rule has a word for that, what is possible."""
        refusal, found = self.client.why_not(choice), self.option_map
        if refusal.reason == "refused-not-legal" and (found.squares or found.figures or found.tiles or found.edges):
            self.client.tell(say("ui-choose-marked"))
        else:
            self.client.refuse(refusal)
        return None

    def default_answer(self) -> Choice | None:
        """The answer that Space gives."""
        decision = self.client.decision
        options = self.client.options
        if decision is None or not options:
            return None
        if decision.default in options:
            return decision.default  # type: ignore[no-any-return]
        return Done() if Done() in options else None

    # ------------------------------------------------------------------ time

    def update(self, dt: float) -> Navigation | None:
        """Go on with the show; then let others answer; at the end go to the reckoning."""
        self.calm(dt)
        if self.dialog is not None:  # whatever lies over the table, everything on it waits
            return None
        self.steer(dt)
        if self.animations.busy:
            self.advance_animations(dt)
            return None
        if self.client.decision is None or (self.client.watching and not self.client.script):
            self.after += dt
            return self.show_result() if self.after >= AFTER and self.client.decision is None else None
        danger.work(self)
        self.advised()
        self.happen_quietly(self.client.others())
        return None

    def advance_animations(self, dt: float) -> None:
        """Go on with the show, or let the card lie open at which it has stopped."""
        self.stirred = self.stirred or not self.animations.stopped
        super().advance_animations(dt)

    @property
    def reads(self) -> bool:
        """Whether drawn cards are read here: who watches sees them go by."""
        return self.waits_for_reading and not self.client.watching and bool(self.client.held)

    @property
    def notice_text(self) -> str:
        """The card that lies open, or the lesson of the guide at which the evening stands still."""
        lesson = self.guide.lesson
        if self.guide.stands and lesson is not None:
            return f"{self.guide.head(lesson)}. {self.guide.words(lesson)}"
        return reading.card_text(self.director.card)

    @property
    def manner(self) -> str:
        """How news is shown: in a guided evening it always waits."""
        return "wait" if self.reads and self.guide.on else super().manner

    def answers(self, event: pygame.event.Event) -> bool:
        """Whether this click or key may give an answer: the guide's plates do what they say."""
        if event.type == pygame.MOUSEBUTTONDOWN and (item := self.focus.under(self.context.point(event.pos))) is not None:
            return item.group != "guide" and super().answers(event)
        return super().answers(event)

    def laid_open(self) -> None:
        """A card lies open from now on, or a lesson."""
        self.focus.current = ("guide", "on") if self.guide.stands else ("drawn", self.director.card)

    @property
    def pans(self) -> bool:
        """Whether there is a board in view for a stick to move."""
        return self.dialog is None

    def steer(self, dt: float) -> None:
        """Move the board: on its own to where something happens, or by the pan keys and the right stick while they are held."""
        dx, dy = self.context.input.glide(dt)
        if dx or dy:
            self.camera.pan(dx, dy)
        at_once = self.context.settings.pace > 100
        if at_once or not self.dungeon.holds(self.camera):
            moved = self.camera.update(dt, at_once=at_once) or dx or dy
            self.sway(moved=self.camera.keep(self.t.board.tiles[: self.stage.tiles]) or bool(moved))
        self.dungeon.live(dt, self.context.settings, busy=self.animations.busy)

    def sway(self, *, moved: bool) -> None:
        """What a board that `moved` leads to: the view is painted anew, and everything once it stands still."""
        if moved:
            self.stirred = self.adrift = True
            self.dirty = self.dirty or (self.guide.on and not self.animations.busy)  # its notes move along
        elif self.adrift:
            self.adrift = False
            self.dirty = self.dirty or not self.animations.busy

    def happen_quietly(self, events: list[Event]) -> None:
        """Show what others did, if they did anything."""
        if events:
            self.happen(events)

    def show_result(self) -> Navigation | None:
        """To the result."""
        return Goto("result", self.client.match)

    def grown(self) -> None:
        """The dungeon is larger: show it whole, unless the player has chosen another view."""
        if not self.camera.free:
            self.camera.fit(self.t.board.tiles[: self.director.stage.tiles], self.layout.clear, glide=True)

    def glance(self, place: int) -> None:
        """Bring a square into view."""
        self.camera.glance(self.layout.view, place)

    def frame(self, places: list[tuple[float, float]]) -> None:
        """Bring everything into view between which something happens."""
        self.camera.frame(places, self.layout.view)

    def way(self, start: int, goal: int) -> Sequence[int]:
        """The squares from one to another along the floor, figures or not."""
        return along(self.client.view.state, start, goal)  # on the floor that is there in the end

    # ------------------------------------------------------------------ deeds

    def undo(self) -> Navigation | None:
        """Take the last answer back."""
        if self.client.undo():
            self.animations.clear()
            self.show_current_state()
        return None

    def redo(self) -> Navigation | None:
        """Give it again."""
        if self.client.redo():
            self.show_current_state()
        return None

    def advise(self) -> Navigation | None:
        """Ask an agent for a hint; it comes when it comes."""
        if self.client.ask_hint():
            self.client.tell(say("ui-hint-asked"), good=True)
        return None

    def advised(self) -> None:
        """Show what an agent would answer, and why, once it has thought."""
        advice = self.client.hint()
        if advice is None or self.client.decision is None:
            return
        self.dirty, self.hint = True, advice.choice
        words = table_targets.advised(self, advice.choice)
        self.client.tell(say("ui-hint", choice=words, reason=self.client.speaker.advice(advice)), good=True)
        self.focus.current = next((item.key for item in self.focus.targets if item.data == advice.choice), self.focus.current)
        self.follow_focus()

    def reword(self) -> None:
        """Say everything in another language: the log, too."""
        self.client.message = ""
        self.client.reread()

    def save(self) -> Navigation | None:
        """Save the match."""
        self.client.save()
        return None

    def centre(self) -> Navigation | None:
        """Show the whole dungeon again."""
        self.camera.fit(self.t.board.tiles[: self.stage.tiles], self.layout.clear, glide=True)
        return None

    def zoom(self, factor: float) -> Navigation | None:
        """Come nearer or go farther."""
        self.camera.magnify(factor, self.layout.view, glide=True)
        return None

    def look(self, at: tuple[float, float] | None) -> Navigation | None:
        """Look at a card closely: the one at a place, the one in focus, or all that matter."""
        cards, first = table_targets.cards_to_look_at(self, at)
        if cards:
            self.open(CardBrowser(self, cards, first))
        return None

    def card_refused(self, card: str) -> IllegalAction:
        """Why a card of the hand is not for now."""
        return self.client.why_not(Use(card))

    def quoted(self) -> str:
        """The rule of the sheet on top, of the last refusal, of the card in focus, or of the last line of the log."""
        if (of_sheet := getattr(self.dialog, "quoted", None)) is not None:
            return str(of_sheet())
        if found := references(self.client.message):
            return found[0]
        current = self.focus.current
        if isinstance(current, tuple) and current[0] == "card" and self.client.seat is not None:
            against = "" if current[1] in self.option_map.hand else self.card_refused(current[1]).rule
            return against or next(iter(rules_of(current[1])), "")
        return next((line.rule for line in reversed(self.client.log) if line.rule), "")

    def page_of_evening(self) -> str:
        """The page of the rulebook about this night."""
        return f"card:{self.t.adventure}"

    def follow_focus(self) -> None:
        """Keep what the keys have reached in view."""
        key = self.focus.current
        if isinstance(key, tuple) and key[0] == "square":
            self.glance(key[1])
        elif isinstance(key, tuple) and key[0] == "figure" and (piece := self.stage.piece(key[1])) is not None:
            self.glance(square(round(piece.x), round(piece.y)))

    def commands(self) -> dict[str, "table_targets.Act"]:
        """What can be done beside answering, each by the name of its deed and of its tool."""
        return {
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.advise,
            "look": lambda: self.look(None),
            "log": lambda: self.open(LogDialog(self)),
            "save": self.save,
            "centre": self.centre,
            "plus": lambda: self.zoom(ZOOM),
            "minus": lambda: self.zoom(1 / ZOOM),
            "menu": lambda: self.open(PauseSheet(self)),
        }
