"""The result screen of Dungeonville: deeds and scores, who found out, and charts (DV-122)."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import DUNGEONVILLE, GOLD, WHITE, rgb
from game.ui.dungeonville.result.charts import TOKENS, Charts, charts
from game.ui.dungeonville.result.facts import ResultFacts, read_facts
from game.ui.dungeonville.style import DUNGEON_COLOURS, EDGE, LIGHT_INK, P, parchment, portrait
from game.ui.screens.result.registration import Panel, ResultUi, ResultView
from game.ui.widgets.boxes import Box, Drawn, Line, Picture
from game.ui.widgets.containers import Column, Framed, Row

FACE = 130.0
"""The size of a wizard's portrait."""
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
    return Framed(Row(crown, words, gap=14, grow=(1,)), (16, 6), _wood)


def _wood(canvas: Canvas, area: Area) -> None:
    canvas.box(area, (rgb("#3a2413"), rgb("#22130a")), EDGE, width=2, radius=8)


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
    words = say("ui-dv-sum", graves=sum(t.wizards[seat].graveyard), others=sum(blood) - blood[seat], own=blood[seat])
    body = Column(
        Drawn(partial(_name_and_deed, deed=deed), lambda canvas, _: canvas.high(26, "title")),
        Line(words, 20, P.text),
        Drawn(partial(_known, known=deed.known), lambda canvas, _: max(canvas.high(20), 30.0)),
        gap=4,
    )
    portrait_box = Drawn(partial(_face, deed=deed), FACE, FACE)
    row = Row(portrait_box, body, Line(str(true_score(t, seat)), 52, P.title, "title"), grow=(1,))
    ground = partial(parchment, edge=P.focus, wide=4) if deed.best else parchment
    return Framed(row, (16, 8), ground)


def _face(canvas: Canvas, area: Area, *, deed: Deed) -> None:
    """The portrait, with a crown for a winner."""
    side = min(area.w, area.h)
    face = Area(area.x, area.centre[1] - side / 2, side, side)
    portrait(canvas, face, deed.seat)
    if deed.best:
        canvas.picture(f"{TOKENS}/crown", Area(face.x + side * 0.6, face.y - side * 0.08, side * 0.42, side * 0.42))


def _name_and_deed(canvas: Canvas, area: Area, *, deed: Deed) -> None:
    """The wizard's name, and its deed in the colour of the dungeon."""
    words, face = name(COLOURS[deed.seat]), deed.t.deeds[deed.seat].face
    size = canvas.fitting(words, 26, area.w * 0.5, "title", 0.4)
    wide = canvas.text(words, (area.x, area.y), size, P.title, face="title", room=area.w * 0.5)
    badge = Area(area.x + wide + 18, area.y, min(200.0, area.w - wide - 18), area.h)
    canvas.box(badge, DUNGEON_COLOURS[face], None, radius=6)
    canvas.within(name(face), badge, 20, WHITE, face="bold")


def _known(canvas: Canvas, area: Area, *, known: Sequence[tuple[int, int]] | None) -> None:
    """Who found out the deed, each with the round, in order; or that nobody did."""
    if known is None:
        return
    words = say("ui-dv-known") if known else say("ui-dv-never-known")
    x = (
        area.x
        + canvas.text(words, (area.x, area.y + (area.h - canvas.high(19)) / 2), 19, P.muted, face="italic", room=area.w)
        + 12
    )
    for observer, number in known:
        summary = say("ui-dv-known-round", round=number)
        wide = area.h + 4 + canvas.wide(summary, 19, "bold") + 14
        if x + wide > area.x + area.w:
            break
        portrait(canvas, Area(x, area.y, area.h, area.h), observer)
        canvas.text(summary, (x + area.h + 4, area.y + (area.h - canvas.high(19, "bold")) / 2), 19, P.text, face="bold")
        x += wide


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
        made.append(Panel("charts", charts, Charts(facts.summary, facts.t.options.goal), (end - CHARTS, end), "charts"))
    return made


def whole(boxes: Mapping[str, Box], canvas: Canvas) -> Box:
    """The deeds, and the charts beside them."""
    deeds = [box for what, box in boxes.items() if what != "charts"]
    left = Column(*deeds, gap=10, grow=range(len(deeds)))
    return Row(left, boxes["charts"], shares=(0.53, 0.47), align="fill") if "charts" in boxes else left


RESULT = ResultUi(
    palette=DUNGEONVILLE,
    bed="dungeonville",
    facts=read_facts,
    verdict=verdict,
    panels=panels,
    whole=whole,
    prefix="ui-dv-end-",
    wide=1200.0,
    pages=("deeds", "charts"),
    column=900.0,
    opening=opening,
    light=TITLE,
    title=TITLE,
    background=lambda facts: DungeonvilleRoom(),
    primary="again",
    has_pictures=False,
    aloud=lambda facts: f"{facts.title}. {facts.reason}",
    table=(("deal", True),),
)
