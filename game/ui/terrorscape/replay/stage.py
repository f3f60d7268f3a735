"""The replay of Terrorscape: the truth beside the killer's belief, over the whole match.

Both are shown only after the end. Of a running match the replay shows what one side knew, or a spectator.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.match import PERSON, Match
from game.rules.engine.script import Outcome
from game.rules.terrorscape.seats import KILLER as HUNTER
from game.rules.terrorscape.state import State
from game.storage.replay import Replay
from game.text import Speaker, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE as P, WHITE, Colour, mix
from game.ui.input.state import PAD
from game.ui.scene.context import AppContext
from game.ui.screens.replay.line import Badge, Lane, Line
from game.ui.screens.replay.registration import BandStyle, Choose, Legend, ReplayUi, Shown, Spot, Stage
from game.ui.sound.adapter import Playback
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import figures
from game.ui.terrorscape.board.weather import WeatherAnimation, WeatherBoard
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.replay import panels, rounds
from game.ui.terrorscape.replay.boards import BoardPanel, BoardsLayout, boards_layout, paired, truth
from game.ui.terrorscape.replay.moment import BeliefHistory, FigureMotion, OpenBoards, RoundAction, round_actions
from game.ui.terrorscape.replay.rounds import MARK_KINDS, Night, TimelineMark
from game.ui.terrorscape.sound import OPEN, watched_sounds
from game.ui.terrorscape.table import sides
from game.ui.terrorscape.table.sides import SEATS

BOTH, TRUTH, BELIEF = "both", "truth", "belief"
MARKS: dict[str, tuple[Colour, theme.Sign | None]] = {
    "close": (theme.LAMP, None), "encounter": (RED_LIGHT, theme.knife), "key": (theme.KIND["quick"], theme.key),
    "rescue": (GREEN, theme.bolt), "end": (GREEN, theme.way_out),
}  # fmt: skip
"""The colour and the icon of each kind of mark; a close call has the picture of an eye."""
LEGEND = ("close", "encounter", "key", "rescue")


class ReplayStage(Stage):
    """The boards of a match.

    The line consists of `stops`: all answers of an ended match, else only those of which the watching side heard, as the number of
    the other side's answers is secret.
    """

    pause = 700.0

    def __init__(self, context: AppContext, replay: Replay) -> None:
        self.context, self.replay = context, replay
        self.over = replay.whole.decision is None
        self.eyes = "" if self.over else watcher(replay.whole)
        self.seats = frozenset(replay.whole.holders) if self.over else SEATS.get(self.eyes, frozenset())
        heard = [tuple(replay.events(number, self.seats)) for number in range(replay.last + 1)]
        self.stops = [number for number, events in enumerate(heard) if self.over or events or not number]
        self.log = [heard[number] for number in self.stops]
        self.night = rounds.read_night(self.log)
        self.names = tuple(one.id for one in replay.whole.game.state.survivors)
        moments = range(replay.last + 1 if self.over else 0)
        self.positions = [rounds.positions_of(replay.at(moment).game.state) for moment in moments]
        self.close_calls = rounds.close_calls(self.night, replay.log, self.positions, self.names) if self.over else []
        self.calls = [one.moment for one in self.close_calls]
        marks = [*self.night.timeline_marks, *(TimelineMark("close", moment) for moment in self.calls)]
        self.marks = sorted(marks, key=lambda mark: (MARK_KINDS.index(mark.kind), mark.moment))
        self.belief_history, self.figure_motion = BeliefHistory(replay), FigureMotion()
        self.line, self.legend = line_of(self.night, self.marks, len(self.stops) - 1), legend_of(self.marks)
        if self.over:
            self.views, self.tight_views, self.subject_view = (BOTH, TRUTH, BELIEF), (TRUTH, BELIEF), BELIEF
            self.subjects = (None, *range(len(self.names)))
        self.speaker = Speaker(lambda seat: replay.whole.rules.seat_name(replay.whole.game.state, seat))
        self.layout: BoardsLayout | None = None
        self.stirred = False
        self.true_board: BoardPanel | None = None
        self.canvas: Canvas | None = None
        self.weather_animation = WeatherAnimation()
        self.show(0, step=False)
        playback = Playback(lambda: self.moment, lambda moment: self.log[moment])
        self.sound_adapter = watched_sounds(self, playback, OPEN if self.over else self.eyes)

    def show(self, moment: int, *, step: bool) -> None:
        """Show a moment; after a step the figures walk there."""
        before, self.moment = self.t if step else None, moment
        match = self.replay.at(self.stops[moment])
        self.t: State = match.view(tuple(self.seats)).state
        self.killer_state: State = match.view(HUNTER).state if self.over else self.t
        self.half = self.night.half_turn_at(moment)
        begin = max(start for start in self.night.begins if start <= moment)
        heard = [rounds.since_round(self.log[begin]), *self.log[begin + 1 : moment + 1]]
        self.round_actions: list[RoundAction] = round_actions(heard, self.replay.actions, self.names, begin) if self.over else []
        self.log_lines = [words for events in heard for one in events if (words := " ".join(self.speaker.event(one).split()))]
        self.call = next((one for one in reversed(self.close_calls) if self.half.begin <= one.moment <= moment), None)
        self.figure_motion.stop()
        if before is not None and self.over:
            self.figure_motion.move(before, self.t, still=self.context.settings.reduced)

    def advance(self, dt: float, pace: float, *, playing: bool) -> bool:
        """Compute beliefs; move the figures and the weather."""
        fresh = False
        if self.over and not self.belief_history.done:
            known = self.belief_history.at(self.moment) is not None
            self.belief_history.compute()
            fresh = not known and self.belief_history.at(self.moment) is not None
        self.weather_animation.advance(dt)
        self.stirred = self.figure_motion.update(dt) or self.stirred
        return fresh

    def opened(self, who: int | None) -> OpenBoards:
        """Both boards as they are now, with the locations of one survivor or of all."""
        places, call = self.positions[self.moment].places, self.call
        last = self.half.end > self.line.last  # notes have no time: they are shown in the last half-turn alone
        shown = [place if who in (None, number) else "" for number, place in enumerate(places)]
        true = {one: place for one, place in zip(self.names, shown, strict=True) if place}
        alarm = [call.place, *(self.positions[call.moment].places[one] for one in call.who)] if call is not None else []
        marks = sides.marks(self.replay.whole, self.t, KILLER) if last else {}
        return OpenBoards(
            self.t, self.killer_state, self.belief_history.at(self.moment), self.round_actions,
            rounds.hidden_way(self.positions, self.moment), true, self.half.side, call, alarm, who, marks, self.figure_motion.now,
        )  # fmt: skip

    def boards(self, shown: Shown) -> tuple[str, ...]:
        """The boards that are shown."""
        if not self.over:
            return (self.eyes,)
        return (TRUTH, BELIEF) if shown.view == BOTH else (str(shown.view),)

    def spots(self, canvas: Canvas, area: Area, shown: Shown) -> Sequence[Spot]:
        """The choice of whose locations the belief board shows."""
        boards = self.boards(shown)
        self.layout = boards_layout(canvas, area, pair=len(boards) == 2)
        if BELIEF not in boards:
            return []
        areas = panels.chips(self.layout.board_panels[boards.index(BELIEF)].head, len(self.subjects))
        every = zip(self.subjects, areas, (say("ui-ts-reveal-all"), *self.names), strict=True)
        return [Spot(("show", who), spot, "show", label, Choose(who), round=who is not None) for who, spot, label in every]

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Paint the boards, and the weather over them."""
        assert self.layout is not None
        self.canvas, who = canvas, shown.subject if isinstance(shown.subject, int) else None
        if not self.over:
            panels.one_side(canvas, self.layout.board_panels[0], self.t, self.eyes, self.log_lines)
            weather = [WeatherBoard(self.layout.board_panels[0].viewport, self.t, self.eyes, [])]
        else:
            now, boards = self.opened(who), self.boards(shown)
            self.true_board = self.layout.board_panels[boards.index(TRUTH)] if TRUTH in boards else None
            panels.paint(canvas, self.layout, now, boards)
            heads = [one.head for what, one in zip(boards, self.layout.board_panels, strict=True) if what == BELIEF]
            areas = [area for head in heads for area in panels.chips(head, len(self.subjects))]
            for number, name, area in zip((None, *range(len(self.names))), ("", *self.names), areas, strict=False):
                panels.chip(canvas, area, number, name, chosen=number == who, focused=shown.focus == ("show", number))
            weather = weather_boards(self.layout, now, boards)
        self.weather_animation.settle(canvas, self.context.settings, weather)

    def stir(self, canvas: Canvas) -> Sequence[pygame.Rect]:
        """Draw the weather again, and figures that walk."""
        board, moved, self.stirred = self.true_board, self.stirred, False
        if board is None or not moved:
            return self.weather_animation.stir(canvas, self.context.settings)
        now = self.opened(None)
        weather = self.weather_animation.over(canvas, self.context.settings, lambda: truth(canvas, board.viewport, now))
        return [canvas.rect(board.viewport.area), *weather]

    def view_label(self, view: object) -> str:
        """The label of the button that turns to the other board."""
        return say("ui-ts-reveal-view")

    def caption(self, shown: Shown) -> str:
        """The round and the side; at the end also the winner."""
        half, outcome = self.half, self.replay.whole.outcome if self.moment >= self.line.last else None
        words = say("ui-ts-reveal-where", round=half.round, rounds=self.night.rounds, side=say(f"ui-ts-turn-{half.side}"))
        return words if outcome is None else say("ui-ts-reveal-where-won", where=words, won=won_words(outcome))

    def hints(self) -> list[tuple[str, str]]:
        """The keys, first those of an ended match."""
        state = self.context.input
        keys = {"close": state.cap("centre"), "whose": "" if state.device == PAD else "1–4", "result": state.cap("back")}
        found = [(key, say(f"ui-ts-reveal-{what}")) for what, key in keys.items()] if self.over else []
        return [*found, (state.cap("usual"), say("ui-replay-play"))]


def watcher(match: Match) -> str:
    """The side whose view a running match is shown from: the only one with persons, else a spectator ("")."""
    persons = frozenset(seat for seat, level in match.holders.items() if level == PERSON)
    sides = [name for name, seats in SEATS.items() if seats & persons]
    return sides[0] if len(sides) == 1 else ""


def won_words(outcome: Outcome) -> str:
    """Who has won."""
    won = outcome.winners[0] if outcome.winners in (("killer",), ("survivors",)) else "parted"
    return say(f"ui-ts-won-{won}")


def weather_boards(layout: BoardsLayout, now: OpenBoards, shown: Sequence[str]) -> list[WeatherBoard]:
    """The open boards, for the weather."""
    sides = {TRUTH: (now.t, figures.TRUTH), BELIEF: (now.killer_state, KILLER)}
    both = zip(shown, layout.board_panels, strict=True)
    return [WeatherBoard(board_panel.viewport, *sides[what], [], lamps=False) for what, board_panel in both]


# ------------------------------------------------------------------ the line


def line_of(night: Night, marks: Sequence[TimelineMark], last: int) -> Line:
    """The rounds, the half-turns in the colours of their sides, and the marks."""
    bare = Line(night.begins, [str(number) for number in range(1, night.rounds + 1)], last)
    colours = {SURVIVORS: theme.LAMP, KILLER: theme.ICE}
    lanes = [Lane(bare.chapters_at(half.begin), bare.chapters_at(half.end), colours[half.side]) for half in night.half_turns]
    return replace(bare, badges=[Badge(one.moment, partial(_badge, one.kind)) for one in marks], lanes=lanes)


def legend_of(marks: Sequence[TimelineMark]) -> list[Legend]:
    """The kinds of marks with their number."""
    counts = Counter(one.kind for one in marks)
    found = {kind: say(f"ui-ts-reveal-sign-{kind}", count=counts[kind]) for kind in LEGEND if counts[kind]}
    return [Legend(partial(_badge, kind), words) for kind, words in found.items()]


def _badge(kind: str, canvas: Canvas, at: tuple[float, float], size: float, since: float) -> None:
    colour, sign = MARKS[kind]
    r = size / 2
    canvas.circle(at, r, colour if since else P.focus)
    canvas.circle(at, r - (1.5 if since else 3), mix(colour, BLACK, 0.8))
    if sign is None:
        canvas.picture("ui/eye", Area.around(at, r * 1.24, r * 1.24), alpha=255 if since >= 0 else 200)
    else:
        sign(canvas, at, r * 0.55, mix(colour, WHITE, 0.3) if since >= 0 else mix(colour, BLACK, 0.15))


REPLAY = ReplayUi(
    P, ReplayStage, name="reveal", bed="terrorscape", tight=lambda canvas: not paired(canvas),
    styles=(BandStyle(), BandStyle(edge=14.0, top=6.0, gap=6.0, more=22.0, margin=10.0)),
    transport=("turn-back", "step-back", "play", "step-on", "turn-on"),
    labels={"close": "ui-ts-reveal-close", "faster": "ui-ts-reveal-faster", "back": "ui-ts-reveal-result"},
    icons={"eyes": "look"}, round_buttons=True, beside_line=True, to_result=True,
)  # fmt: skip
