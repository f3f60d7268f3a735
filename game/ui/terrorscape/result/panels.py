"""The result screen of Terrorscape: the winner, the reason, and everything that was hidden on one board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.match import Match
from game.rules.terrorscape.state import State
from game.text import Speaker, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE as P, WHITE, mix
from game.ui.scene.navigation import Goto
from game.ui.screens.result.boxes import last_lines
from game.ui.screens.result.registration import Panel, ResultUi, ResultView
from game.ui.settings import Settings
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import figures, lamplight, weather
from game.ui.terrorscape.board.villa_painter import barricades, names, villa
from game.ui.terrorscape.board.weather import WeatherAnimation
from game.ui.terrorscape.layout import SURVIVORS, fitted
from game.ui.terrorscape.panels import divider
from game.ui.terrorscape.table import sides
from game.ui.widgets.boxes import Box, Drawn, Line, Text
from game.ui.widgets.containers import Column, FirstFit, Row, panel

LINES = 30
"""The number of answers at the end of the match whose Events may be shown."""
AT_ONCE = (0.0, 0.0)
LARGE = 1.5
"""The text size, relative to the nominal one, from which on the log needs more of the width."""


@dataclass(frozen=True)
class ResultFacts:
    """A finished match: its last state, its winners, why it ended, the last log lines, and what each side held."""

    t: State
    winners: tuple[str, ...]
    reason: str
    lines: tuple[str, ...]
    held: tuple[str, ...]

    @property
    def verdict(self) -> str:
        """The winner in words."""
        if self.winners in (("killer",), ("survivors",)):
            return say(f"ui-ts-won-{self.winners[0]}")
        return say("ui-ts-won-some", winners=self.winners) if self.winners else say("ui-over")


def read_facts(match: Match, *, counts: bool) -> ResultFacts:
    """The facts of a match."""
    t: State = match.view(tuple(match.holders)).state
    speaker = Speaker(lambda seat: match.rules.seat_name(match.game.state, seat))
    told = [" ".join(speaker.event(event).split()) for events in match.seen(tuple(match.holders))[-LINES:] for event in events]
    held = [(one.id, tuple(pack)) for one, pack in zip(t.survivors, t.team.packs, strict=True) if pack]
    packs = [say("ui-ts-truth-pack", who=who, items=items) for who, items in held]
    hand = say("ui-ts-truth-hand", killer=t.killer, cards=tuple(t.dark.hand))
    helped = [say("ui-ts-aid-declared", side=side) for side in sides.declared(match)]
    winners, reason = (tuple(match.outcome.winners), say(match.outcome.reason)) if match.outcome is not None else ((), "")
    return ResultFacts(t, winners, reason, tuple(words for words in told if words), (hand, *packs, *helped))


def verdict_box(facts: ResultFacts, big: bool) -> Box:
    """The winner and the reason."""
    colour = mix(theme.LAMP if "survivors" in facts.winners else P.danger, WHITE, 0.25)
    reasons = ((size, Text(facts.reason, size * 0.52, P.text, align="centre")) for size in (46, 40, 34, 28, 24))
    return FirstFit([Column(Line(facts.verdict, size, colour, "title", "centre"), reason, gap=4) for size, reason in reasons])


def _board(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the board with all pieces."""
    viewport = fitted(area)
    villa(canvas, viewport, cold=False)
    lamplight.paint(canvas, viewport, lamplight.lights(t, SURVIVORS))
    names(canvas, viewport, cold=False)
    barricades(canvas, viewport, t.barricades, cold=False)
    figures.paint(canvas, viewport, figures.pieces_of(t, figures.TRUTH), figures.TRUTH)


def story_box(facts: ResultFacts) -> Box:
    """The end of the log, and below it as much as there is room for of what each side held."""
    title, log = Line(say("ui-ts-last-words"), 26, P.accent, "title", least=0.4), last_lines(facts.lines, 21, P.text)
    rule = Drawn(lambda canvas, area: canvas.line((area.x, area.y + 4), (area.x + area.w, area.y + 4), P.line), 8)
    held = [Text(words, 20, P.muted) for words in facts.held]
    fits = [Column(title, log, rule, *held[:count], gap=6, grow=(1,)) for count in range(len(held), -1, -1)]
    return panel(FirstFit(fits), P, pad=(18, 14))


def board_box(t: State) -> Box:
    """The whole board."""
    return Drawn(partial(_board, t=t))


def divider_box(t: State) -> Box:
    """The divider with everything that is public."""
    return Drawn(lambda canvas, area: divider.paint(canvas, area, divider.plates_of(t)))


def panels(facts: ResultFacts, view: ResultView) -> Sequence[Panel]:
    """The board, the end of the log, and the divider with everything that is public."""
    return (
        Panel("board", board_box, facts.t, AT_ONCE),
        Panel("story", story_box, facts, AT_ONCE),
        Panel("divider", divider_box, facts.t, AT_ONCE),
    )


def divider_width(canvas: Canvas) -> float:
    """The width of the divider."""
    return min(256.0 * float(max(1.0, canvas.stretch) ** 0.9), canvas.room.w * 0.24)


def aside(canvas: Canvas) -> float:
    """The width of a divider over the whole height, as on the table; 0 if even that has no room for its plates."""
    wide = divider_width(canvas)
    return 0.0 if divider.tight(canvas, canvas.room._replace(w=wide)) else wide


def whole(boxes: Mapping[str, Box], canvas: Canvas) -> Box:
    """The board, the end of the log beside it, and the divider, if it is not aside."""
    side = divider_width(canvas)
    story = (canvas.room.w - side) * (0.265 if canvas.stretch < LARGE else 0.4)
    return Row(*boxes.values(), shares=(canvas.room.w - side - story, story, side)[: len(boxes)], align="fill")


class BoardWeather:
    """The weather over the board."""

    def __init__(self, t: State) -> None:
        self.t, self.animation = t, WeatherAnimation()

    def advance(self, dt: float) -> None:
        """Advance the clock."""
        self.animation.advance(dt)

    def settle(self, canvas: Canvas, settings: Settings, areas: Mapping[str, Area]) -> None:
        """Draw the weather over the board."""
        board = weather.WeatherBoard(fitted(areas["board"]), self.t, figures.TRUTH, [], lamps=False)
        self.animation.settle(canvas, settings, [board])

    def stir(self, canvas: Canvas, settings: Settings) -> list[pygame.Rect]:
        """Draw the weather again after a beat."""
        return self.animation.stir(canvas, settings)


RESULT = ResultUi(
    palette=P, bed="terrorscape", facts=read_facts, verdict=verdict_box, panels=panels, whole=whole, aside=aside, prefix="ui-ts-end-",
    title=AT_ONCE, light=AT_ONCE, live=lambda facts: BoardWeather(facts.t), aloud=lambda facts: f"{facts.verdict}. {facts.reason}",
    watch=lambda replay, moment: Goto("replay", replay),
)  # fmt: skip
