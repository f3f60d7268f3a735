"""What the table of Castle Ravenloft shows of a match: the state, the board under its camera, the panels, and the open question."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.match import PERSON
from game.match.trace import EventSnapshot
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import CLOCK
from game.rules.ravenloft.hero import in_front
from game.rules.ravenloft.space.board import square
from game.rules.ravenloft.state import State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board.camera import COMFORT, Camera
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.choreography.clips import make_clips
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState, activations_of
from game.ui.ravenloft.layout import Layout, layout
from game.ui.ravenloft.panels import last_roll
from game.ui.ravenloft.panels.danger import Forecast
from game.ui.ravenloft.panels.drawn_card import Spread
from game.ui.ravenloft.panels.rail_data import Told
from game.ui.ravenloft.table import words
from game.ui.ravenloft.targets import board_targets, prompts
from game.ui.ravenloft.targets.board_targets import BoardView
from game.ui.ravenloft.targets.hand_targets import Hand
from game.ui.ravenloft.targets.option_map import OptionMap, group_options, hint_label, label
from game.ui.ravenloft.targets.prompts import Question
from game.ui.settings import Settings
from game.ui.table.animation_queue import AnimationQueue, Clip
from game.ui.table.match_client import MatchClient
from game.ui.widgets.focus import FocusManager, Place
from game.ui.widgets.layout import NOWHERE, Scroll

FAR = (64.0, 92.0)
"""The least and greatest size of a square in large print, in logical pixels."""


@dataclass
class Sides:
    """The state of the rails, the tray and the hand: which tab is open, and how far each is scrolled.

    `room` is the part of a single rail that answers leave free. `crowded` says that the right rail has no room for the log. `spots` are the
    areas of the panels. `intents` caches forecasts.
    """

    tab: str = "heroes"
    left: Scroll = field(default_factory=Scroll)
    right: Scroll = field(default_factory=Scroll)
    tray: Scroll = field(default_factory=Scroll)
    tray_at: Area = NOWHERE
    room: Area = NOWHERE
    first_card: int = 0
    turned: Place = None
    intents: tuple[State, Told] | None = None
    crowded: bool = False
    tools: set[str] = field(default_factory=set)
    spots: list[tuple[str, Area]] = field(default_factory=list)

    @property
    def scrolls(self) -> list[Scroll]:
        """All scrollable areas, the topmost first."""
        return [self.tray, self.left, self.right]

    def turn(self, step: int) -> None:
        """Page through the cards of the hand."""
        self.first_card = max(0, self.first_card + step)

    def show(self, tab: str) -> None:
        """Open a tab."""
        self.tab = tab
        self.left.top = 0


class RavenloftTable:
    """The presentation of one match.

    `t` is the visible state that is shown now: it follows the Events and ends at the current state of the match. `points` is True
    once the mouse has moved since the question: a mouse at rest points at no figure. `hint` is the answer that a hint means. While
    panels are `stale` they wait for a frame with more time.
    """

    def __init__(self, client: MatchClient, animations: AnimationQueue, focus: FocusManager) -> None:
        self.client, self.animations, self.focus = client, animations, focus
        self.t: State = client.view.state
        self.stage = ShownState.of(self.t)
        self.dungeon, self.camera = Dungeon(), Camera()
        self.layout: Layout = layout()
        self.canvas: Canvas | None = None
        self.director = Director(self.stage, client.note, self.glance, self.fit_view)
        self.director.show_snapshot, self.director.frame, self.director.way = self.show_snapshot, self.frame, self.way
        self.sides, self.forecast = Sides(), Forecast()
        self.option_map = OptionMap()
        self.prompting_card = ""
        self.spread: tuple[object, Spread | None] = (None, None)
        self.banner_place: Area | None = None
        self.sentence_place: Area | None = None
        self.hint: Choice | None = None
        self.points = self.fitted = self.stale = False

    # ------------------------------------------------------------------ the match

    def show_snapshot(self, moment: EventSnapshot) -> None:
        """Show the state as it was at a moment, before the Events that follow it."""
        self.t = self.client.seen(moment)
        self.stage.mark_figures(self.t)

    def show_current_state(self) -> None:
        """Show the current state of the match and its open question, if there is one."""
        client = self.client
        self.t = client.view.state
        self.stage = self.director.stage = ShownState.of(self.t)
        self.stage.activations = activations_of(client.match.log)
        self.director.rest()
        self.director.last = last_roll.of(client.match.log)
        self.hint, self.points = None, False
        self.option_map = group_options(client.options, self.t, client.seat, lambda who: who in self.stage.pieces)
        asked = client.decision is not None and client.seat is not None
        self.prompting_card = words.prompting_card(client.decision, self.t, client.match.log) if asked else ""

    def clips(self, events: Sequence[Event]) -> list[Clip]:
        """Return the clips of Events."""
        self.director.roll = None
        return make_clips(self.director, events, self.client.moments())

    @property
    def shown_seat(self) -> int | None:
        """The prompted seat at this screen; during animations the seat whose turn is shown."""
        if not self.animations.busy:
            return self.client.seat
        seat = self.t.turn.hero
        return seat if seat in self.client.held and not self.client.watching else None

    @property
    def question(self) -> Question:
        """The open question."""
        return Question(self.client.decision, tuple(self.client.options), self.client.seat, self.default_answer())

    def default_answer(self) -> Choice | None:
        """Return the answer of the Space key."""
        decision, options = self.client.decision, self.client.options
        if decision is None or not options:
            return None
        if decision.default in options:
            return decision.default  # type: ignore[no-any-return]
        return Done() if Done() in options else None

    def label(self, choice: Choice) -> str:
        """Return the label of an option."""
        decision = self.client.decision
        return label(self.t, self.client.speaker, choice, decision.prompt if decision else "")

    def hint_label(self, choice: Choice) -> str:
        """Return the label of an option in a hint."""
        return hint_label(self.t, self.client.seat, choice, self.label(choice))

    def prompt_words(self, *, reads: bool) -> str:
        """Return the text of the prompt line: who has to answer which question, or that a lesson `reads`."""
        play, busy, hero = self.client, self.animations.busy, self.stage.hero
        decision, awaited = play.decision, play.awaited
        if self.animations.stopped:
            return say("ui-guide-reads") if reads else say("ui-drawn", hero=hero, deck=words.deck(self.director.card))
        if busy or decision is None or awaited is None:
            return say("ui-over") if decision is None and not busy else say("ui-showing", hero=hero)
        who = play.speaker.seat(awaited)
        question = prompts.question_text(self.question, play.speaker)
        if play.watching:
            return say("ui-watching", seat=who, prompt=question)
        holder = play.match.holders.get(awaited, PERSON)
        if holder != PERSON and awaited != CLOCK:
            return say("ui-thinking", seat=who, level=say(f"level-{holder}"), prompt=question)
        return question if who in question else say("ui-asked", seat=who, prompt=question)

    # ------------------------------------------------------------------ the board

    @property
    def board(self) -> BoardView:
        """The board, and its place in the window."""
        return BoardView(self.layout.view, self.camera, self.t, self.stage)

    def steer(self, dt: float, pan: tuple[float, float], settings: Settings) -> bool | None:
        """Move the camera for `dt` milliseconds: to an Event that is shown, or by `pan`.

        Return whether the view has moved; None while it waits for a picture.
        """
        moved, at_once = None, settings.pace > 100
        if any(pan):
            self.camera.pan(*pan)
        if at_once or not self.dungeon.holds(self.camera):
            glides = self.camera.update(dt, at_once=at_once)
            moved = self.camera.keep(self.t.board.tiles[: self.stage.tiles]) or glides or any(pan)
        self.dungeon.live(dt, settings, busy=self.animations.busy)
        return moved

    def fit_view(self) -> None:
        """Show the whole dungeon, unless the player has chosen another view."""
        if not self.camera.free:
            self.centre()

    def centre(self, *, glide: bool = True) -> None:
        """Show the whole dungeon."""
        self.camera.fit(self.t.board.tiles[: self.stage.tiles], self.layout.clear, glide=glide)

    def glance(self, place: int) -> None:
        """Scroll a square into view."""
        self.camera.glance(self.layout.view, place)

    def frame(self, places: list[tuple[float, float]]) -> None:
        """Scroll and zoom so that all these spots are visible."""
        self.camera.frame(places, self.layout.view)

    def way(self, start: int, goal: int) -> Sequence[int]:
        """Return the squares of a path over the floor, ignoring figures, as it is at the end of the animations."""
        return words.along(self.client.view.state, start, goal)  # the floor after all animations

    def follow_focus(self) -> None:
        """Scroll the focused target into view."""
        key = self.focus.current
        if isinstance(key, tuple) and key[0] == "square":
            self.glance(key[1])
        elif isinstance(key, tuple) and key[0] == "figure" and (piece := self.stage.piece(key[1])) is not None:
            self.glance(square(round(piece.x), round(piece.y)))

    def scroll_to_answers(self) -> None:
        """Scroll an answer into view if none is visible."""
        view, aim = self.layout.view, self.camera.aim
        half = (view.w / 2 / aim.zoom - 0.5, view.h / 2 / aim.zoom - 0.5)
        places = prompts.answer_middles(self.option_map, self.t, self.stage.pieces)
        if places and all(abs(x - aim.x) > half[0] or abs(y - aim.y) > half[1] for x, y in places.values()):
            self.frame([*places.values(), places.get(self.focus.current, next(iter(places.values())))])

    def arrange(self, where: Layout) -> None:
        """Take over a layout; fit the camera into a view that has changed."""
        seen = (where.view, where.large_print) == (self.layout.view, self.layout.large_print)
        self.layout = where
        if not (seen and self.fitted):
            self.fitted = True
            self.camera.comfort = FAR if where.large_print else COMFORT
            self.centre(glide=False)
            self.scroll_to_answers()

    def figure_at(self, point: tuple[float, float]) -> str:
        """Return the figure at a point; "" without one."""
        return board_targets.figure_at(self.canvas, self.board, point)

    # ------------------------------------------------------------------ cards

    @property
    def hand(self) -> Hand:
        """The cards of the prompted Hero, or of the active one during animations; in large print only usable ones, if there are any."""
        seat = self.hand_seat
        hero, cards = self.t.heroes[seat], in_front(self.t, seat)
        usable = [card for card in cards if card in self.option_map.hand]
        shown = tuple(usable if self.layout.large_print and usable else cards)
        counts = tuple(max(1, hero.items.count(card)) for card in shown)
        return Hand(shown, counts, self.layout.hand, self.layout.card).turned(self.sides.first_card)

    @property
    def hand_seat(self) -> int:
        """The seat whose cards are shown."""
        seat = self.client.seat
        return self.t.turn.hero if seat is None or self.animations.busy else seat

    def turn_to_focus(self) -> Hand:
        """Return the hand, turned to a card that the focus has moved to."""
        hand, current = self.hand, self.focus.current
        if current != self.sides.turned:
            hand = hand.showing(current)
        self.sides.turned, self.sides.first_card = current, hand.first
        return hand

    def inspectable_cards(self, at: tuple[float, float] | None) -> tuple[list[str], int]:
        """Return the cards and tiles on the table, and the index of the one at a point or in focus."""
        first = [self.prompting_card] if self.prompting_card else []
        cards = board_targets.inspectable_cards(self.board, [*first, *self.option_map.cards, *self.hand.cards])
        if at is None:
            wanted = board_targets.card_in_focus(self.board, self.focus.current)
        else:
            wanted = board_targets.card_at(self.canvas, self.board, self.focus, at)
        if wanted in cards:
            return cards, cards.index(wanted)
        return ([], 0) if at is not None else (cards, 0)
