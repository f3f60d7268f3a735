"""The chart of a night: a lane for each survivor as high as its life points, one for the killer as high as his level, with signs."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE as P, Colour, mix
from game.ui.scene.navigation import Navigation
from game.ui.screens.result.registration import ENTRIES
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.replay.moment import HUNTER, sign_of, words_of
from game.ui.terrorscape.result.facts import LIVES, Round
from game.ui.widgets.boxes import Box, Drawn, Part, Pointing
from game.ui.widgets.controls import panel
from game.ui.widgets.focus import Target

LEVELS = 5
MARK = 30.0
LANE = 30.0
"""The least height of a lane."""
LEGEND = {
    "key": theme.key, "hurt": theme.drop, "repelled": theme.shield, "searched": theme.glass, "card": theme.cards, "went": theme.feet,
    "used": theme.star,
}  # fmt: skip
"""Signs that the legend explains."""


class Chart(NamedTuple):
    """The rounds, the killer's id, and the ids of the survivors."""

    rounds: tuple[Round, ...]
    killer: str
    who: tuple[str, ...]

    @property
    def lanes(self) -> tuple[str, ...]:
        """Whose the lanes are: the survivors', then the killer's."""
        return (*self.who, HUNTER)


class Chosen(NamedTuple):
    """The round that is chosen, by its index, and how the replay is opened at a moment."""

    chart: Chart
    place: int
    watch: Callable[[int], Navigation]


class ChartLayout(NamedTuple):
    """The geometry of the chart: its lanes, the width of a round, the heights of the words below and of the axis."""

    area: Area
    lanes: Area
    each: float
    high: float
    words: float
    axis: float

    @classmethod
    def fit(cls, canvas: Canvas, chart: Chart, area: Area) -> "ChartLayout":
        """The chart in a panel, with three lines for the words where there is room, else two."""
        title, line, axis = canvas.high(26, "title") + 16, canvas.high(21), canvas.high(18) + 13
        spare = area.h - title - axis - LANE * len(chart.lanes)
        words = line * (3 if spare >= line * 3 + 10 else 2) + 10
        high = area.h - title - words - axis
        lanes = area.row(area.y + title, high, left=min(48.0, high / len(chart.lanes)) + 24, right=24)
        return cls(area, lanes, lanes.w / max(1, len(chart.rounds)), high / len(chart.lanes), words, axis)

    def lane(self, place: int) -> Area:
        """A lane."""
        return self.lanes.row(self.lanes.y + place * self.high + 2, self.high - 4)

    def column(self, place: int) -> Area:
        """The column of a round, with its number."""
        return self.lanes.column(self.lanes.x + place * self.each, self.each, bottom=-self.axis)


def lane_colour(place: int) -> Colour:
    """The colour of a lane."""
    return theme.SURVIVOR[place] if place < len(theme.SURVIVOR) else P.danger


def empty_chart(props: Chart) -> Box:
    """The panel with title, legend, portraits and axis."""
    return Drawn(partial(_frame, props=props), lambda canvas, _: _least(canvas, props))


def _least(canvas: Canvas, props: Chart) -> float:
    return LANE * len(props.lanes) - ChartLayout.fit(canvas, props, Area(0, 0, 0, 0)).lanes.h


def full_chart(props: Chart) -> Box:
    """Life points and levels, and what everybody did in each round."""
    return Drawn(partial(_lanes, props=props))


@dataclass(frozen=True)
class ChosenRound(Box):
    """The chosen round over the chart, and a target for each round: the chosen one comes first."""

    props: Chosen

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The columns of the rounds, then the light over the chosen one."""
        chart, chosen, watch = self.props
        laid = ChartLayout.fit(canvas, chart, area)
        for place in sorted(range(len(chart.rounds)), key=lambda place: place != chosen):
            act = partial(watch, chart.rounds[place].begin if place else 0)
            yield Part(
                laid.column(place),
                lambda *_: None,
                (Target(("turn", place), laid.column(place), act, ENTRIES, in_words(chart, place)),),
            )
        yield Part(area, self._paint)

    def _paint(self, canvas: Canvas, area: Area, focused: Hashable) -> None:
        """Paint the chosen round: a light column, a frame when it is focused, and the round in words."""
        chart, place, _ = self.props
        if not chart.rounds:
            return
        laid, here = ChartLayout.fit(canvas, chart, area), focused is not None
        column = laid.column(place).inset(-1, -3)
        canvas.veil(column, P.title, 30, radius=4)
        canvas.frame(column, P.focus if here else P.line, width=3 if here else 1.5, radius=5)
        room = Area(area.x + 24, area.y + area.h - laid.words + 2, area.w - 48, laid.words - 6)
        words = in_words(chart, place)
        canvas.paragraph(words, room, canvas.block(words, room, 21, "text", 13), P.text)


def in_words(chart: Chart, place: int) -> str:
    """A round as a sentence for each who did something."""
    one = chart.rounds[place]
    parts = [
        say("ui-ts-end-did", who=chart.killer if who == HUNTER else who, words=words_of(one.of(who)))
        for who in chart.lanes if one.of(who)
    ]  # fmt: skip
    return " ".join([say("ui-ts-round", number=one.number) + ".", *parts])


def _frame(canvas: Canvas, area: Area, *, props: Chart) -> None:
    """Draw the panel without the rounds."""
    laid = ChartLayout.fit(canvas, props, area)
    panel(canvas, area, P)
    title = canvas.text(say("ui-ts-end-night"), (area.x + 24, area.y + 8), 26, P.accent, face="title")
    _legend(canvas, area, area.x + 24 + title + 30)
    for place, who in enumerate(props.lanes):
        spot, r = laid.lane(place), min(22.0, laid.high / 2 - 2)
        canvas.box(spot, mix(P.deep, P.panel_low, 0.5), radius=3)
        medal(canvas, (area.x + 14 + r, spot.centre[1]), r, props.killer if who == HUNTER else who, lane_colour(place))
    widest = canvas.wide(str(len(props.rounds)), 18) + 10
    step = next(step for step in (1, 2, 5, 10, 1000) if laid.each * step >= widest)
    for place, one in enumerate(props.rounds):
        if place % step == 0:
            at = laid.lanes.x + (place + 0.5) * laid.each, laid.lanes.y + laid.lanes.h + 10
            canvas.text(str(one.number), at, 18, P.muted, align="centre")


def _legend(canvas: Canvas, area: Area, x: float) -> None:
    """Draw as many signs with their meaning as fit, then the meaning of the height."""
    y, end = area.y + 12, area.x + area.w - 20
    for kind, sign in LEGEND.items():
        words = say(f"ui-ts-end-sign-{kind}")
        wide = canvas.wide(words, 19)
        if x + 26 + wide > end:
            return
        sign(canvas, (x + 9, y + canvas.high(19) / 2), 10, theme.LAMP)
        canvas.text(words, (x + 26, y), 19, P.text)
        x += wide + 46
    words = say("ui-ts-end-height")
    if x + canvas.wide(words, 19) <= end:
        canvas.text(words, (x, y), 19, P.muted)


def _lanes(canvas: Canvas, area: Area, *, props: Chart) -> None:
    """Draw the lanes: height, a line at the top, and the sign of the most important action of each round."""
    laid = ChartLayout.fit(canvas, props, area)
    for place, who in enumerate(props.lanes):
        spot, colour = laid.lane(place), lane_colour(place)
        fill = mix(colour, P.deep, 0.6)
        for at, one in enumerate(props.rounds):
            share = one.level / LEVELS if who == HUNTER else one.lives[place] / LIVES
            x, top = spot.x + at * laid.each, spot.y + spot.h * (1 - share)
            if share:
                canvas.box(Area(x, top, laid.each + 0.5, spot.h * share), (fill, mix(fill, P.deep, 0.35)), radius=0)
                canvas.line((x, top), (x + laid.each, top), colour, 2)
            else:
                canvas.box(spot.column(x, laid.each + 0.5), mix(P.danger, BLACK, 0.62), radius=0)
        size = min(MARK, spot.h - 2, laid.each - 2)
        for at, one in enumerate(props.rounds):
            if size >= 11 and (sign := sign_of(one.of(who))) is not None:
                middle = spot.x + (at + 0.5) * laid.each, spot.centre[1]
                canvas.circle(middle, size / 2, mix(P.deep, BLACK, 0.3))
                sign(canvas, middle, size * 0.36, mix(colour, P.title, 0.45))
