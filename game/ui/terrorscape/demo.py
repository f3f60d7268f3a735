"""The demo of Terrorscape: agents play with both halves open, and each answer stays on show until it can be read.

Any input leads to the setup page: a match whose secrets were shown cannot be continued.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any

import pygame

from game.rules.engine.rng import Rng
from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.seats import KILLER as HUNTER
from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import KILLERS
from game.text import Speaker, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import DemoSlot, Navigation
from game.ui.screens import demo
from game.ui.screens.demo import DemoScreen, band, reading
from game.ui.settings import PACE
from game.ui.sound.adapter import Playback
from game.ui.table.handover import DemoClient
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.aids import Chances, public, whole, work_out
from game.ui.terrorscape.board.weather import WeatherAnimation
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.replay import panels
from game.ui.terrorscape.replay.boards import BoardsLayout, boards_layout, paired
from game.ui.terrorscape.replay.moment import FigureMotion, OpenBoards, RoundAction, round_actions
from game.ui.terrorscape.replay.rounds import Positions, hidden_way, positions_of, since_round
from game.ui.terrorscape.replay.stage import BELIEF, TRUTH, weather_boards, won_words
from game.ui.terrorscape.sound import OPEN, watched_sounds
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom

DIFFICULTIES = ("none", "normal", "none", "hard")
QUIET: tuple[type[Event], ...] = (event.KillerRested, event.DefenderNamed, event.Discovered, event.ItemTaken, event.ItemDropped)
"""Events without a sentence in the demo."""


class DemoPlaylist(demo.DemoPlaylist):
    """The matches of the demo: killers in turn, other survivors each time, sometimes with traits."""

    game = "terrorscape"

    def made(self, number: int, lot: Rng) -> dict[str, Any]:
        """The killer and the difficulty of a match."""
        killers, first = list(KILLERS), lot.below("first", 60)
        place = number + first
        return {"killer": killers[place % len(killers)], "difficulty": DIFFICULTIES[place % len(DIFFICULTIES)]}


class DemoScene(DemoScreen):
    """One match of the demo."""

    palette = TERRORSCAPE
    bed = "terrorscape"

    def __init__(self, context: AppContext, slot: DemoSlot) -> None:
        super().__init__(context, slot)
        use(game="terrorscape")
        self.guest = DemoClient(context, DemoPlaylist(slot.seed, slot.options).night(slot.number).begin())
        self.match = self.guest.match
        self.everyone = tuple(self.match.holders)
        self.speaker = Speaker(lambda seat: self.match.rules.seat_name(self.match.game.state, seat))
        self.t: State = self.match.view(self.everyone).state
        self.names = tuple(one.id for one in self.t.survivors)
        self.positions: list[Positions] = []
        self.round_actions: list[RoundAction] = []
        self.lines: list[str] = []
        self.wait = 0.0
        self.layout: BoardsLayout | None = None
        self.band = Area(0, 0, 0, 0)
        self.chances: Chances | None = None
        self.figure_motion, self.weather_animation = FigureMotion(), WeatherAnimation()
        self.show_events(self.match.log[0])
        playback = Playback(lambda: self.match.turn, lambda _turn: self.match.history[-1].events)
        self.sound_adapter = watched_sounds(self, playback, OPEN)

    # ------------------------------------------------------------------ time

    def show_events(self, events: Sequence[Event]) -> None:
        """Show the Events of an answer for the time it takes to read them."""
        self.dirty, before = True, self.t
        self.t = self.match.view(self.everyone).state
        self.figure_motion.move(before, self.t, still=self.context.settings.reduced)
        if any(isinstance(one, event.RoundBegan) for one in events):
            self.round_actions = []
        self.positions = [positions_of(self.t)] if self.t.place is not None else [*self.positions, positions_of(self.t)]
        self.round_actions += round_actions([since_round(events)], self.match.actions, self.names, self.match.turn)
        self.lines = [words for one in events if (words := self.words(one))]
        self.wait = reading("".join(self.lines)) if self.lines else 0.0
        killer_state = self.match.view(HUNTER)
        self.killer_state: State = killer_state.state
        prompt = killer_state.decision.prompt if killer_state.decision is not None else ""
        known, ended = public(killer_state.state), whole(KILLER, prompt)
        self.pending_belief: Future[Chances] | None = self.context.agent_worker.compute(work_out, known, ended=ended)
        self.poll_belief()

    def words(self, one: Event) -> str:
        """The sentence of an Event; Events for the killer alone have none."""
        if isinstance(one, event.Crept):
            return say("ui-ts-demo-crept", place=one.place)
        mine = one.audience == (HUNTER,)
        return "" if mine or isinstance(one, QUIET) else " ".join(self.speaker.event(one).split())

    def poll_belief(self) -> None:
        """Take the killer's belief from the worker once it is computed; until then the last one stays."""
        done = self.pending_belief
        if done is not None and done.done():
            self.pending_belief, self.dirty = None, True
            if not done.cancelled() and done.exception() is None:
                self.chances = done.result()

    @property
    def opened(self) -> OpenBoards:
        """Both boards as they are now."""
        true = {name: place for name, place in zip(self.names, self.positions[-1].places, strict=True) if place}
        side, way = KILLER if self.t.side == "killer" else SURVIVORS, hidden_way(self.positions, len(self.positions) - 1)
        walks = self.figure_motion.now
        return OpenBoards(self.t, self.killer_state, self.chances, self.round_actions, way, true, side, walks=walks)

    def update(self, dt: float) -> Navigation | None:
        """Continue the match; some time after its end the next one begins."""
        self.weather_animation.advance(dt)
        super().update(dt)
        self.poll_belief()
        self.dirty = self.figure_motion.update(dt) or self.dirty
        if self.guest.crashed:
            return self.following()
        if self.match.decision is None:
            return self.fade(dt)
        self.wait -= dt * min(2.0, PACE[self.context.settings.speed])
        if self.wait <= 0:
            turn = self.match.turn
            self.guest.others()
            if self.match.turn != turn:
                self.show_events(self.match.history[-1].events)
        return None

    @property
    def verdict(self) -> str:
        """The winner, the reason and the next match; "" before the end."""
        outcome = self.match.outcome
        if outcome is None:
            return ""
        return say("ui-ts-demo-over", won=won_words(outcome), reason=say(outcome.reason), following=self.next_up())

    # ------------------------------------------------------------------ input and painting

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The layout; nothing can be chosen."""
        self.band, above = off_bottom(canvas.room, demo.deep(canvas), 0)
        self.layout = boards_layout(canvas, above, pair=paired(canvas))
        return []

    def paint(self, canvas: Canvas) -> None:
        """Paint both boards and the sentences below them."""
        arranged = self.layout
        assert arranged is not None
        shown = (TRUTH, BELIEF) if len(arranged.board_panels) == 2 else (TRUTH,)
        panels.paint(canvas, arranged, self.opened, shown)
        lines, over = self.verdict or " ".join(self.lines), bool(self.verdict)
        band(canvas, self.band, self, lines, say("ui-ts-demo-invite"), theme.LAMP, over=over)
        self.weather_animation.settle(canvas, self.context.settings, weather_boards(arranged, self.opened, shown))

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if it is dirty, else only the weather."""
        canvas = self.context.canvas(surface)
        if self.dirty or self.canvas is not canvas:
            super().draw(surface)
        elif spots := self.weather_animation.stir(canvas, self.context.settings):
            self.context.spots, self.context.painted = spots, True
