"""The replay: the truth beside the killer's belief, over the whole match.

Both are shown only after the end. Of a running match this scene shows what one side knew, or a spectator.
"""

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.match import PERSON, Match
from game.rules.terrorscape.seats import KILLER as HUNTER
from game.rules.terrorscape.state import State
from game.storage.replay import Replay
from game.text import Speaker, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Navigation
from game.ui.screens.replay import ReplayScreen
from game.ui.screens.timeline import Timeline
from game.ui.terrorscape.board.weather import WeatherScreen
from game.ui.terrorscape.layout import KILLER
from game.ui.terrorscape.replay import layout, painter, transport
from game.ui.terrorscape.replay.actions import RoundAction, round_actions
from game.ui.terrorscape.replay.belief import BeliefHistory
from game.ui.terrorscape.replay.layout import ReplayLayout
from game.ui.terrorscape.replay.motion import FigureMotion
from game.ui.terrorscape.replay.rounds import (
    MARK_KINDS,
    CloseCall,
    TimelineMark,
    all_positions,
    close_calls,
    hidden_way,
    read_night,
    since_round,
)
from game.ui.terrorscape.replay.view import SPEEDS, OpenBoards
from game.ui.terrorscape.sound.adapter import SpectatorSounds
from game.ui.terrorscape.sound.tension import OPEN
from game.ui.terrorscape.table import notes
from game.ui.terrorscape.table.side import SEATS
from game.ui.widgets.focus import Target

REST = 700.0
"""Milliseconds between two answers at normal speed."""
BOTH, TRUTH, BELIEF = "both", "truth", "belief"
NUMBERS = {getattr(pygame, f"K_{number}"): number - 1 for number in range(1, 5)}


class ReplayScene(WeatherScreen, ReplayScreen):
    """A replay; `moment` is where it begins.

    The timeline consists of `stops`: all answers of an ended match, else only those of which the watching side heard, as the
    number of the other side's answers is secret.
    """

    name = "reveal"
    palette = TERRORSCAPE
    bed = "terrorscape"

    def __init__(self, context: AppContext, replay: Replay, *, moment: int = 0) -> None:
        super().__init__(context)
        use(game=replay.whole.rules.name)
        self.replay = replay
        self.over = replay.whole.decision is None
        self.eyes = "" if self.over else watcher(replay.whole)
        seats = frozenset(replay.whole.holders) if self.over else SEATS.get(self.eyes, frozenset())
        self.seats = seats
        heard = [tuple(replay.events(number, seats)) for number in range(replay.last + 1)]
        self.stops = [number for number, events in enumerate(heard) if self.over or events or not number]
        self.log = [heard[number] for number in self.stops]
        self.night = read_night(self.log)
        self.names = tuple(one.id for one in replay.whole.game.state.survivors)
        self.positions = all_positions(replay) if self.over else []
        self.close_calls: list[CloseCall] = close_calls(self.night, replay.log, self.positions, self.names) if self.over else []
        self.timeline_marks = sorted(
            [*self.night.timeline_marks, *(TimelineMark("close", one.moment) for one in self.close_calls)], key=_order
        )
        self.belief_history = BeliefHistory(replay)
        self.line = Timeline(
            self.night.begins, [sign.moment for sign in self.timeline_marks], len(self.stops) - 1, Area(0, 0, 1, 1)
        )
        self.who: int | None = None
        self.view, self.speed, self.rest = BOTH, 0, 0.0
        self.layout: ReplayLayout | None = None
        self.figure_motion = FigureMotion()
        self.playing = moment < self.line.last
        self.speaker = Speaker(lambda seat: replay.whole.rules.seat_name(replay.whole.game.state, seat))
        self.show_moment(moment)
        self.sound_adapter = SpectatorSounds(
            self, lambda: self.moment, lambda moment: self.log[moment], OPEN if self.over else self.eyes
        )

    # ------------------------------------------------------------------ position

    def show_moment(self, moment: int) -> None:
        """Set the state to a moment."""
        self._moment = min(max(0, moment), self.line.last)
        match = self.replay.at(self.stops[self._moment])
        self.t: State = match.view(tuple(self.seats)).state
        self.killer_state: State = match.view(HUNTER).state if self.over else self.t
        half = self.night.half_turn_at(self._moment)
        begin = max(start for start in self.night.begins if start <= self._moment)
        self.half = half
        heard = [since_round(self.log[begin]), *self.log[begin + 1 : self._moment + 1]]
        self.round_actions: list[RoundAction] = round_actions(heard, self.replay.actions, self.names, begin) if self.over else []
        self.log_lines = [words for events in heard for one in events if (words := " ".join(self.speaker.event(one).split()))]
        self.call = next((one for one in reversed(self.close_calls) if half.begin <= one.moment <= self._moment), None)

    @property
    def moment(self) -> int:
        """The stop on show."""
        return self._moment

    def go(self, moment: int) -> Navigation | None:
        """Go to a moment."""
        self.rest, self.dirty = 0.0, True
        self.figure_motion.stop()
        self.show_moment(moment)
        return None

    def forward(self) -> Navigation | None:
        """Show the next moment with moving figures."""
        before = self.t
        self.go(self.moment + 1)
        if self.over:
            self.figure_motion.move(before, self.t, still=self.context.settings.reduced)
        return None

    @property
    def opened(self) -> OpenBoards:
        """Both boards as they are now."""
        places, call = self.positions[self.moment].places, self.call
        found = [call.place, *(self.positions[call.moment].places[who] for who in call.who)] if call is not None else []
        true = {
            name: place
            for number, (name, place) in enumerate(zip(self.names, places, strict=True))
            if place and self.who in (None, number)
        }
        way, belief = hidden_way(self.positions, self.moment), self.belief_history.at(self.moment)
        last = self.half.end > self.line.last  # notes have no time: they are shown in the last half-turn alone
        marks = notes.marks(self.replay.whole, self.t, KILLER) if last else {}
        return OpenBoards(
            self.t,
            self.killer_state,
            belief,
            self.round_actions,
            way,
            true,
            self.half.side,
            call,
            found,
            self.who,
            marks,
            self.figure_motion.now,
        )

    # ------------------------------------------------------------------ actions

    def next_close(self) -> Navigation | None:
        """Go to the next close call, after the last one to the first."""
        self.playing = False
        moments = [one.moment for one in self.close_calls]
        return self.go(min((one for one in moments if one > self.moment), default=moments[0])) if moments else None

    def show(self, who: int | None) -> Navigation | None:
        """Show the belief about one survivor, or about any."""
        self.who, self.dirty = who, True
        if self.layout is not None and self.layout.tight and self.view == TRUTH:
            self.view = BELIEF
        return None

    def turn_over(self) -> Navigation | None:
        """Switch between truth and belief; with room for two boards also to both."""
        order = (TRUTH, BELIEF) if self.layout is not None and self.layout.tight else (BOTH, TRUTH, BELIEF)
        self.view, self.dirty = order[(order.index(self.view) + 1) % len(order)] if self.view in order else BELIEF, True
        return None

    def faster(self) -> Navigation | None:
        """Choose the next speed."""
        self.speed, self.dirty = (self.speed + 1) % len(SPEEDS), True
        return None

    def back(self) -> Navigation | None:
        """Open the result; of a running match, close the replay."""
        return Goto("result", self.replay.whole) if self.over else Back()

    # ------------------------------------------------------------------ time and keys

    def update(self, dt: float) -> Navigation | None:
        """Compute beliefs; advance while playing."""
        if self.over and not self.belief_history.done:
            known = self.belief_history.at(self.moment) is not None
            self.belief_history.compute()
            self.dirty = self.dirty or (not known and self.belief_history.at(self.moment) is not None)
        self.dirty = self.figure_motion.update(dt) or self.dirty
        if self.playing and not self.dragging:
            self.rest += dt * SPEEDS[self.speed]
            if self.rest >= REST:
                self.forward()
                if self.moment >= self.line.last:
                    self.playing = False
        return super().update(dt)

    def moves(self) -> dict[str, Callable[[], Navigation | None]]:
        """The input actions that move along the timeline or set the speed."""
        return super().moves() | {"centre": self.next_close, "fast": self.faster, "menu": self.toggle}

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Numbers choose a survivor; V switches the board."""
        if not self.over:
            return None
        if event.key in NUMBERS and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            number = NUMBERS[event.key]
            return self.show(number - 1 if number else None)
        return self.turn_over() if event.key == pygame.K_v or input_action(event) == "look" else None

    # ------------------------------------------------------------------ targets

    def transport(self) -> tuple[tuple[str, Callable[[], Navigation | None]], ...]:
        """The transport buttons: name and action."""
        return (
            ("turn-back", self.turn_back), ("step-back", self.step_back), ("play", self.toggle), ("step-on", self.step),
            ("turn-on", self.turn),
        )  # fmt: skip

    @property
    def shown(self) -> tuple[str, ...]:
        """The boards on show."""
        if not self.over:
            return (self.eyes,)
        assert self.layout is not None
        if len(self.layout.board_panels) == 2:
            return (TRUTH, BELIEF)
        return (TRUTH if self.view == BOTH else self.view,)

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Transport, timeline, tools and the choice of survivors."""
        pair = self.over and self.view == BOTH and layout.paired(canvas)
        arranged = self.layout = layout.arrange(canvas, len(self.transport()), transport.legend_width(canvas, self), pair=pair)
        self.line.area = arranged.line
        side, row = layout.each(canvas), arranged.buttons
        made = [
            Target(
                name, Area(row.x + place * (side + 6), row.y, side, side), act, "transport", say(f"ui-replay-{name}"), round=True
            )
            for place, (name, act) in enumerate(self.transport())
        ]
        made.append(Target("line", self.line_place(), lambda: None, "line", say("ui-replay-line")))
        return [*made, *self.tool_targets(canvas, arranged), *self.chips(arranged)]

    def tool_targets(self, canvas: Canvas, arranged: ReplayLayout) -> list[Target]:
        """The buttons beside the transport."""
        acts: list[tuple[str, Callable[[], Navigation | None]]] = [("faster", self.faster)]
        if self.close_calls:
            acts.insert(0, ("close", self.next_close))
        if self.over:
            acts.append(("view", self.turn_over))
        acts.append(("back", self.back))
        spots = layout.tool_areas(canvas, arranged, len(acts))
        return [
            Target(what, spot, act, "plates", transport.button_label(self, what), round=True)
            for (what, act), spot in zip(acts, spots, strict=True)
        ]

    def chips(self, arranged: ReplayLayout) -> list[Target]:
        """The choice of whose locations the belief board shows."""
        if BELIEF not in self.shown:
            return []
        head = arranged.board_panels[self.shown.index(BELIEF)].head
        spots = layout.chips(head, len(self.names) + 1)
        shown: list[tuple[int | None, str]] = [(None, say("ui-ts-reveal-all")), *enumerate(self.names)]
        return [
            Target(("show", who), spot, partial(self.show, who), "show", label, round=who is not None)
            for (who, label), spot in zip(shown, spots, strict=True)
        ]

    def paint(self, canvas: Canvas) -> None:
        """Paint the page."""
        painter.paint(canvas, self)

    def report(self) -> None:
        """Trace the position."""
        self.context.trace(self.name, self.focus, busy=self.playing, moment=self.moment, last=self.line.last)


def _order(sign: TimelineMark) -> tuple[int, int]:
    return MARK_KINDS.index(sign.kind), sign.moment


def watcher(match: Match) -> str:
    """The side whose view a running match is shown from: the only one with persons, else a spectator ("")."""
    persons = frozenset(seat for seat, level in match.holders.items() if level == PERSON)
    sides = [name for name, seats in SEATS.items() if seats & persons]
    return sides[0] if len(sides) == 1 else ""
