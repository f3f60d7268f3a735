"""The chart of a match: a lane for each Hero whose height is its Hit Points, with signs for what it did in each turn."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, RED_DEEP, RED_LIGHT, mix
from game.ui.ravenloft.board.faces import portrait
from game.ui.ravenloft.result.facts import HeroTally
from game.ui.ravenloft.result.history import PICTURES, SIGN_KINDS, Highlight, TurnHistory, TurnRecord, badge, lane
from game.ui.ravenloft.theme import DOWN, LUCKY
from game.ui.scene.navigation import Navigation
from game.ui.screens.result.registration import ENTRIES
from game.ui.widgets.boxes import Box, Drawn, Line, Part, Pointing
from game.ui.widgets.containers import Framed, Row
from game.ui.widgets.controls import panel
from game.ui.widgets.focus import Target

P = RAVENLOFT
MARK = 28.0


class TurnChart(NamedTuple):
    """The geometry of the chart in its panel: the lanes of the Heroes, the width of a turn, and the heights of the words and the axis below them."""

    history: TurnHistory
    area: Area
    lanes: Area
    each: float
    words: float
    axis: float

    @classmethod
    def fit(cls, canvas: Canvas, history: TurnHistory, area: Area) -> "TurnChart":
        """The chart in a panel."""
        title, words, axis = canvas.high(26, "title") + 16, canvas.high(21) * 2 + 10, canvas.high(18) + 13
        high = area.h - title - words - axis
        head = min(52.0, high / len(history.heroes)) + 12
        lanes = area.row(area.y + title, high, left=head + 12, right=24)
        return cls(history, area, lanes, lanes.w / len(history.turns), words, axis)

    def lane(self, place: int) -> Area:
        """The lane of a Hero."""
        high = self.lanes.h / len(self.history.heroes)
        return self.lanes.row(self.lanes.y + place * high + 2, high - 4)

    def column(self, place: int) -> Area:
        """The column of a turn, including its number."""
        return self.lanes.column(self.lanes.x + place * self.each, self.each, bottom=-self.axis)


class Chart(NamedTuple):
    """The turns and the highlights."""

    history: TurnHistory
    highlights: list[Highlight]


class Chosen(NamedTuple):
    """The turn that is chosen, by its index, and how the replay is opened at a moment."""

    history: TurnHistory
    place: int
    watch: Callable[[int], Navigation]


def chart_height(canvas: Canvas, history: TurnHistory) -> float:
    """The least height of the chart."""
    return 29 * len(history.heroes) - TurnChart.fit(canvas, history, Area(0, 0, 0, 0)).lanes.h


def empty_chart(props: Chart) -> Box:
    """The panel with title, legend, portraits and axis."""
    return Drawn(partial(_draw_frame, props=props), lambda canvas, _: chart_height(canvas, props.history))


def full_chart(props: Chart) -> Box:
    """The Hit Points of each Hero, and what it did in each turn."""
    return Drawn(partial(_draw_lanes, props=props))


@dataclass(frozen=True)
class ChosenTurn(Box):
    """The chosen turn over the chart, and a target for each turn: the chosen one comes first."""

    props: Chosen

    def place(self, canvas: Canvas, area: Area, at: Pointing | None) -> Iterator[Part]:
        """The columns of the turns, then the light over the chosen one."""
        history, chosen, watch = self.props
        chart = TurnChart.fit(canvas, history, area)
        for place in sorted(range(len(history.turns)), key=lambda place: place != chosen):
            act = partial(watch, history.turns[place].begin if place else 0)
            target = Target(("turn", place), chart.column(place), act, ENTRIES, say("ui-chart-title"))
            yield Part(target.area, lambda *_: None, (target,))
        yield Part(area, self._paint)

    def _paint(self, canvas: Canvas, area: Area, focused: Hashable) -> None:
        """Paint the chosen turn: a light column, a frame when it is focused, and the turn in words."""
        history, place, _ = self.props
        chart = TurnChart.fit(canvas, history, area)
        column, here = chart.column(place).inset(-1, -3), focused is not None
        canvas.veil(column, P.title, 34, radius=4)
        canvas.frame(column, P.focus if here else P.line, width=3 if here else 1.5, radius=5)
        number = str(history.turns[place].number)
        wide, y = canvas.wide(number, 18, "bold") + 12, chart.lanes.y + chart.lanes.h + 10
        canvas.box(column.halfway_across(y, wide, canvas.high(18)), P.deep, radius=4)
        canvas.text(number, (column.centre[0], y), 18, P.title, face="bold", align="centre")
        room = Area(area.x + 24, area.y + area.h - chart.words + 2, area.w - 48, chart.words - 6)
        canvas.paragraph(in_words(history, place), room, 21, P.text)


def _draw_frame(canvas: Canvas, area: Area, *, props: Chart) -> None:
    """Draw the panel without the turns."""
    chart = TurnChart.fit(canvas, props.history, area)
    panel(canvas, area, P)
    title = canvas.text(say("ui-chart-title"), (area.x + 24, area.y + 8), 26, P.accent, face="title")
    legend(canvas, chart, area.x + 24 + title + 30)
    for place, hero in enumerate(props.history.heroes):
        lane_area = chart.lane(place)
        canvas.box(lane_area, mix(P.deep, P.panel_low, 0.5), radius=3)
        medal = min(lane_area.h, 52.0)
        spot = lane_area.halfway_down(area.x + 14, medal, medal)
        canvas.picture(portrait(hero), spot, cover=True)
    _axis(canvas, chart, props.highlights)


def _draw_lanes(canvas: Canvas, area: Area, *, props: Chart) -> None:
    """Draw the lanes of the Heroes."""
    chart = TurnChart.fit(canvas, props.history, area)
    with canvas.clip(chart.lanes.inset(0, -4)):
        for place, hero in enumerate(props.history.heroes):
            _lane(canvas, chart, chart.lane(place), hero)
    _marks(canvas, chart, props.highlights)


def legend(canvas: Canvas, chart: TurnChart, x: float) -> None:
    """Draw the legend: as many signs as fit, then the meaning of the height."""
    y, seen = chart.area.y + 12, {sign.kind for one in chart.history.turns for sign in one.signs}
    end = chart.area.x + chart.area.w - 20
    for kind in [kind for kind in reversed(SIGN_KINDS) if kind in seen and kind not in ("won", "lost")]:
        words = say(f"ui-sign-{kind}")
        wide = canvas.wide(words, 19)
        if x + 30 + wide > end:
            return
        canvas.picture(PICTURES[kind], Area(x, y + canvas.high(19) / 2 - 12, 24, 24))
        canvas.text(words, (x + 30, y), 19, P.text)
        x += wide + 52
    words = say("ui-chart-height")
    if x + canvas.wide(words, 19) <= end:
        canvas.text(words, (x, y), 19, P.muted)


def _lane(canvas: Canvas, chart: TurnChart, area: Area, hero: str) -> None:
    """Draw a lane: Hit Points as height, a bright base for the Hero's own turns, red at 0 Hit Points, and what it did."""
    history, colour, each = chart.history, lane(hero), chart.each
    before = history.most[hero] if not history.turns[0].health else None
    fill, down_since = mix(colour, P.deep, 0.55), None
    for place, record in enumerate(history.turns):
        left = record.health.get(hero, 0)
        x = area.x + place * each
        high = area.h * left / max(1, history.most[hero])
        top = area.y + area.h - high
        if left == 0:
            canvas.box(area.column(x, each + 0.5, top=2), mix(RED_DEEP, P.danger, 0.25), radius=0)
            down_since = place if down_since is None else down_since
        else:
            canvas.box(Area(x, top, each + 0.5, high), (fill, mix(fill, P.deep, 0.35)), radius=0)
            canvas.line((x, top), (x + each, top), colour, 2)
        if before is not None and before != left:
            canvas.line((x, area.y + area.h * (1 - before / history.most[hero])), (x, top), colour, 2)
        before = left
        if down_since is not None and (left > 0 or place == len(history.turns) - 1):
            _down(canvas, chart, area, hero, (down_since, place + (left == 0)))
            down_since = None
        if record.hero == hero:
            canvas.box(Area(x + 1, area.y + area.h - 4, each - 2, 4), colour, radius=2)
    size = min(MARK, area.h - 2, each - 1)
    for place, record in enumerate(history.turns):
        if size >= 11 and (sign := record.strongest(hero)) is not None:
            badge(sign.kind, canvas, (area.x + (place + 0.5) * each, area.centre[1]), size)


def _down(canvas: Canvas, chart: TurnChart, area: Area, hero: str, span: tuple[int, int]) -> None:
    """Draw the words for a Hero at 0 Hit Points, where no sign is in the way."""
    words, first = say("ui-chart-down", hero=hero), span[0] + 1
    signs = (place for place in range(first, span[1]) if chart.history.turns[place].strongest(hero) is not None)
    free = area.column(area.x + first * chart.each, (next(signs, span[1]) - first) * chart.each)
    if canvas.wide(words, 18, "bold") + 16 <= free.w and canvas.high(18) <= area.h:
        canvas.within(words, free, 18, DOWN, face="bold", align="left", margin=8)


def _axis(canvas: Canvas, chart: TurnChart, highlights: list[Highlight]) -> None:
    """Draw the turn numbers, those of highlights in gold."""
    turns, lanes = chart.history.turns, chart.lanes
    widest = canvas.wide(str(turns[-1].number), 18) + 10
    step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if chart.each * step >= widest)
    marked = {chart.history.index_at(one.moment) for one in highlights}
    for place, record in enumerate(turns):
        x = lanes.x + (place + 0.5) * chart.each
        if place % step == 0:
            colour = P.accent if place in marked else P.muted
            canvas.text(str(record.number), (x, lanes.y + lanes.h + 10), 18, colour, align="centre")


def _marks(canvas: Canvas, chart: TurnChart, highlights: list[Highlight]) -> None:
    """Draw the marks of the highlights."""
    lanes = chart.lanes
    for place in {chart.history.index_at(one.moment) for one in highlights}:
        x, low = lanes.x + (place + 0.5) * chart.each, lanes.y + lanes.h
        canvas.line((x, lanes.y), (x, low), mix(P.accent, P.deep, 0.4), 1)
        canvas.shape([(x, low + 1), (x - 6, low + 9), (x + 6, low + 9)], P.accent)


def in_words(history: TurnHistory, place: int) -> str:
    """Return a turn as a sentence."""
    record: TurnRecord = history.turns[place]
    parts = []
    for sign in record.signs:
        if sign.kind not in ("won", "lost"):
            words = say(f"ui-turn-{sign.kind}", thing=sign.thing, amount=sign.amount)
            parts.append(words if sign.hero == record.hero else say("ui-turn-other", hero=sign.hero, words=words))
    if record.dealt:
        parts.append(say("ui-turn-dealt", amount=record.dealt))
    if record.taken:
        parts.append(say("ui-turn-hurt", amount=record.taken))
    return say("ui-turn-summary", turn=record.number, hero=record.hero, parts=", ".join(parts) or say("ui-turn-quiet"))


# ------------------------------------------------------------------ dice


def luck(tally: HeroTally) -> Box:
    """The mean of a Hero's rolls against that of a fair die: a point on a line, and the number."""
    words = say("ui-dice-none") if tally.mean is None else say("ui-dice-mean", mean=tally.mean)
    line = Drawn(partial(_luck, mean=tally.mean), 16)
    return Framed(Row(Line(say("ui-dice"), 19, P.muted), line, Line(words, 19, P.text, "bold"), gap=16, grow=(1,)), (0, 3))


def _luck(canvas: Canvas, area: Area, *, mean: float | None) -> None:
    if mean is None or area.w < 40:
        return
    x, y = area.centre
    canvas.box(area.row(y - 3, 6), BLACK, P.line, radius=3)
    canvas.line((x, y - 9), (x, y + 8), P.muted, 1.5)
    share = min(max((mean - 5.5) / 10, 0.0), 1.0)
    canvas.circle((area.x + area.w * share, y), 7, LUCKY if mean >= 10.5 else RED_LIGHT)
