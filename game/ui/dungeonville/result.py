"""The result screen of Dungeonville: deeds and scores, who found out, and charts (DV-122)."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, INK, WHITE, mix
from game.ui.dungeonville.panels.pieces import initial, parchment, portrait
from game.ui.dungeonville.summary import Expedition, MatchSummary, ResultFacts, read_facts
from game.ui.dungeonville.theme import CHART, DUNGEON_COLOURS, EDGE, LIGHT_INK, PAPER, WIZARD_COLOURS, WOOD, P
from game.ui.screens.result.registration import Panel, ResultUi, ResultView
from game.ui.widgets.boxes import Box, Draw, Drawn, Line, Picture, Space, Text, Wide
from game.ui.widgets.containers import Column, Flow, Framed, Row
from game.ui.widgets.layout import columns, off_bottom, off_left, off_right, off_top

TOKENS = "dungeonville/tokens"
FACE, ICON = 130.0, 34.0
"""The size of a wizard's portrait, and of the pictures beside remarkable expeditions."""
HIGHLIGHTS = {"luckiest": "stone", "bloodiest": "skull", "richest": "pack"}
"""The pictures beside remarkable expeditions."""
TITLE, FIRST, EACH, RISE, CHARTS = (0.0, 500.0), 500.0, 450.0, 400.0, 500.0
"""Milliseconds: the span of the title, the start of the first deed, the delay and duration of each deed, that of the charts."""


class DungeonvilleRoom:
    """The wizard's room at dawn, behind the panels."""

    def draw(self, canvas: Canvas, share: float) -> None:
        """Fill the window."""
        canvas.picture("dungeonville/dawn", canvas.room, cover=True, eye=0.7)

    def head(self, canvas: Canvas) -> float:
        """No part of it has to be seen."""
        return 0.0


def verdict(facts: ResultFacts, big: bool) -> Box:
    """Who has won, and why the match is over, on dark wood."""
    words = Column(Line(facts.title, 40, GOLD, "title"), Line(facts.reason, 24, LIGHT_INK, "italic"))
    crown = Picture(f"{TOKENS}/crown", 76, 76)
    ground = lambda canvas, area: canvas.box(area, WOOD, EDGE, width=2, radius=8)  # noqa: E731
    return Framed(Row(crown, words, gap=14, grow=(1,)), (16, 6), ground)


# ------------------------------------------------------------------ deeds


class Deed(NamedTuple):
    """A wizard's row: the state, its seat, who found out its deed in which round (None if that is not known), and whether it has won."""

    t: State
    seat: int
    known: tuple[tuple[int, int], ...] | None
    best: bool


def deed_row(deed: Deed) -> Box:
    """A wizard: its deed, the parts of its score, and who found out in which round."""
    t, seat = deed.t, deed.seat
    face = t.deeds[seat].face
    blood = t.blood[face]
    badge: Draw = lambda canvas, area: canvas.box(area, DUNGEON_COLOURS[face], None, radius=6)  # noqa: E731
    dungeon = Framed(Line(name(face), 20, WHITE, "bold", "centre"), (4, 0), badge)
    words = say("ui-dv-sum", graves=sum(t.wizards[seat].graveyard), others=sum(blood) - blood[seat], own=blood[seat])
    body = Column(
        Row(Line(name(COLOURS[seat]), 26, P.title, "title"), Wide(dungeon, 200), Space(), gap=18, grow=(2,), align="fill"),
        Line(words, 20, P.text), Space(30) if deed.known is None else _known(deed.known), gap=4,
    )  # fmt: skip
    row = Row(Drawn(partial(_face, deed=deed), FACE, FACE), body, Line(str(true_score(t, seat)), 52, P.title, "title"), grow=(1,))
    return Framed(row, (16, 8), partial(parchment, edge=P.focus, wide=4) if deed.best else parchment)


def _known(known: Sequence[tuple[int, int]]) -> Box:
    """Who found out the deed, each with the round, in order; or that nobody did."""
    words = Line(say("ui-dv-known") if known else say("ui-dv-never-known"), 19, P.muted, "italic")
    finders = [
        Row(Drawn(partial(portrait, seat=seat), 30, 30), Line(say("ui-dv-known-round", round=number), 19, P.text, "bold"), gap=4)
        for seat, number in known
    ]
    return Flow(Row(words, Space(30), gap=0), *finders, gap=12)


def _face(canvas: Canvas, area: Area, *, deed: Deed) -> None:
    """The portrait, with a crown for a winner."""
    side = min(area.w, area.h)
    face = area.halfway_down(area.x, side, side)
    portrait(canvas, face, deed.seat)
    if deed.best:
        canvas.picture(f"{TOKENS}/crown", face.at(0.6 * side, -0.08 * side, side * 0.42, side * 0.42))


# ------------------------------------------------------------------ charts


class Chart(NamedTuple):
    """A line for each wizard over the rounds, on a scale of a span, perhaps in per cent; the `goal` in red, 0 for none."""

    title: str
    lines: list[list[float]]
    span: tuple[float, float]
    percent: bool = False
    goal: int = 0


def charts(props: tuple[MatchSummary, int]) -> Box:
    """For a match with a goal: the scores by round, below them a spectator's certainty of each deed, and the remarkable expeditions."""
    summary, goal = props
    scores = [score for row in summary.scores for score in row]
    race = [[float(one) for one in row] for row in summary.scores]
    score = Chart(say("ui-dv-race"), race, (float(min([0, *scores])), float(max([goal, 1, *scores]))), goal=goal)
    doubt = Chart(say("ui-dv-suspicion"), summary.suspicions, (0.0, 1.0), percent=True)

    def high(canvas: Canvas, wide: float) -> float:
        names = (canvas.high(18, "bold") + 2) * len(summary.scores)
        return canvas.high(22, "title") + max(120.0, names) + canvas.high(18) + 8

    remarkable = [
        Row(
            Picture(f"{TOKENS}/{HIGHLIGHTS[what]}", ICON, ICON), Text(_words(f"ui-dv-{what}", one), 20, P.text), gap=12, grow=(1,)
        )
        for what, one in summary.remarkable.items()
    ]
    drawn = [Drawn(partial(_chart, chart=chart), high) for chart in (score, doubt)]
    return Framed(Column(*drawn, *remarkable, gap=8, grow=(0, 1)), (20, 14), parchment)


def _words(message: str, one: Expedition) -> str:
    return say(message, **{**vars(one), "seat": name(COLOURS[one.seat]), "percent": round(100 * one.spared)})


def _chart(canvas: Canvas, area: Area, *, chart: Chart) -> None:
    """The title, a scale at the left, the rounds below, and a line for each wizard that ends at its initial."""
    head, rest = off_top(area, canvas.high(22, "title") + 2, 4)
    size = canvas.fitting(chart.title, 22, head.w, "title", 0.4)
    canvas.text(chart.title, (head.x, head.y), size, P.title, face="title", room=head.w)
    scale, rest = off_left(rest, canvas.wide(say("ui-dv-deeds-chance", percent=100), 18) + 8, 4)
    names, plot = off_bottom(off_right(rest, 34, 0)[1], canvas.high(18) + 2, 0)
    canvas.box(plot, CHART, EDGE, radius=4)
    _scale(canvas, plot, scale.x + scale.w, chart)
    count = max(1, max(map(len, chart.lines), default=0))
    step, ends = plot.w / count, list[tuple[float, float, int]]()
    for number, spot in enumerate(columns(names, count, 0)):
        if step > 26 or number % 2 == 0:
            canvas.text(str(number + 1), (spot.centre[0], spot.y + 2), 18, P.muted, align="centre")
    for seat, line in enumerate(chart.lines):
        points = [(plot.x + step * (number + 0.5), _y(plot, chart, value)) for number, value in enumerate(line)]
        for start, end in pairwise(points):  # a dark edge shows white lines, too
            canvas.line(start, end, INK, 9)
            canvas.line(start, end, WIZARD_COLOURS[seat], 4)
        ends += [(points[-1][1], points[-1][0], seat)] if points else []
    _ends(canvas, plot, ends)


def _y(plot: Area, chart: Chart, value: float) -> float:
    low, high = chart.span
    return plot.y + plot.h * (1 - (value - low) / (high - low))


def _scale(canvas: Canvas, plot: Area, right: float, chart: Chart) -> None:
    """The steps of the scale, their numbers right-aligned at `right`, and the line of the goal."""
    low, high = chart.span
    middle = (low + high) / 2 if chart.percent else round((low + high) / 2)  # the line of 4 blood lies at 4, not half way to 7
    for value in (low, middle, high):
        y = _y(plot, chart, value)
        words = say("ui-dv-deeds-chance", percent=round(100 * value)) if chart.percent else f"{round(value)}"
        canvas.text(words, (right, y - canvas.high(18) / 2), 18, P.muted, align="right")
        canvas.line((plot.x, y), (plot.x + plot.w, y), mix(EDGE, CHART, 0.5), 1)
    if chart.goal:
        y, words = _y(plot, chart, chart.goal), say("ui-dv-race-goal", goal=chart.goal)
        canvas.line((plot.x, y), (plot.x + plot.w, y), P.danger, 2)
        canvas.text(words, (plot.x + 10, y + 3 if chart.goal >= high else y - canvas.high(18) - 2), 18, P.danger, face="italic")


def _ends(canvas: Canvas, plot: Area, ends: list[tuple[float, float, int]]) -> None:
    """The initials at the ends of the lines, shifted down where they would overlap."""
    high = canvas.high(18, "bold") + 2
    top, y = plot.y + plot.h - high * len(ends), plot.y - high
    for wanted, x, seat in sorted(ends):
        y = min(max(wanted - high / 2, y + high), top)
        top += high
        badge = Area(x + 8, y, high, high)
        canvas.box(badge, PAPER, mix(WIZARD_COLOURS[seat], INK, 0.3), width=2.5, radius=high / 2)
        canvas.within(initial(seat), badge, 18, INK, face="bold")


# ------------------------------------------------------------------ registration


def opening(facts: ResultFacts) -> float:
    """The time of the animation: the deeds are revealed one by one, the winner's last, then the charts."""
    return FIRST + EACH * len(facts.t.wizards) + CHARTS


def panels(facts: ResultFacts, view: ResultView) -> Sequence[Panel]:
    """A row for each deed, and the charts."""
    made, begun = [], FIRST + EACH * (len(facts.ranked) - 1)
    for place, seat in enumerate(facts.ranked):
        known = None if facts.summary is None else tuple(facts.summary.known.get(seat, ()))
        span = (begun - EACH * place, begun - EACH * place + RISE)
        made.append(Panel(f"deed-{seat}", deed_row, Deed(facts.t, seat, known, seat in facts.won), span, "deeds"))
    if facts.summary is not None:
        end = opening(facts)
        made.append(Panel("charts", charts, (facts.summary, facts.t.options.goal), (end - CHARTS, end), "charts"))
    return made


def whole(boxes: Mapping[str, Box], canvas: Canvas) -> Box:
    """The deeds, and the charts beside them."""
    deeds = [box for what, box in boxes.items() if what != "charts"]
    left = Column(*deeds, gap=10, grow=range(len(deeds)))
    return Row(left, boxes["charts"], shares=(0.53, 0.47), align="fill") if "charts" in boxes else left


RESULT = ResultUi(
    palette=P, bed="dungeonville", facts=read_facts, verdict=verdict, panels=panels, whole=whole, prefix="ui-dv-end-", wide=1200.0,
    pages=("deeds", "charts"), column=900.0, opening=opening, light=TITLE, title=TITLE, background=lambda facts: DungeonvilleRoom(),
    primary="again", has_pictures=False, aloud=lambda facts: f"{facts.title}. {facts.reason}", table=(("deal", True),),
)  # fmt: skip
