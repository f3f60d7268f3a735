"""The position of a replay: a time of a planning, an hour, or the Endgame; and the line of all of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

from game.rules.london.planning import minutes
from game.rules.london.state import SLOTS, Place, State, Token
from game.rules.london.tables.cards import PLACES, PLOTS, SLOTS as HOURS
from game.text import name, say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import BLACK, GOLD, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.board import ground
from game.ui.london.replay.day import TIER_RESULTS, CardAttempt, ChapterRecord, DayRecord, HourRecord
from game.ui.london.replay.day_reader import planned
from game.ui.london.shapes import seal
from game.ui.london.theme import DREAD_RED, SEGMENTS, P
from game.ui.screens.replay.line import Badge, Lane, Line

PLAN, HOUR, ENDGAME = "plan", "hour", "endgame"
PARTS = 4
"""The number of parts of a planning on the line, equal in time."""
APART = 25.0
"""The least distance between badges in logical pixels."""


@dataclass(frozen=True)
class ReplayPosition:
    """A position: the record, the number of answers, the state after them, and in a planning the time since its start."""

    day: DayRecord
    moment: int
    t: State
    ms: float

    @cached_property
    def chapter(self) -> ChapterRecord:
        """The Chapter of the moment."""
        return self.day.chapter_at(self.moment)

    @cached_property
    def hour(self) -> HourRecord | None:
        """The hour of the moment, or None during a planning and the Endgame."""
        hour = self.day.hour_at(self.moment)
        return hour if self.moment >= self.chapter.planning.end and self.act != ENDGAME else None

    @property
    def act(self) -> str:
        """PLAN, HOUR or ENDGAME."""
        if 0 <= self.day.endgame <= self.moment:
            return ENDGAME
        return HOUR if self.chapter.hours and self.moment >= self.chapter.hours[0].begin else PLAN

    @property
    def limit(self) -> int | None:
        """The time limit of the planning in milliseconds, or None."""
        long = minutes(self.t)
        return None if long is None else long * 60_000

    @property
    def scale(self) -> float:
        """The length of the chart's time axis in milliseconds, a multiple of `step`."""
        return float(self.step) * max(1, -(-self.chapter.planning.ms // self.step))

    @property
    def step(self) -> int:
        """The milliseconds between two lines of the time axis."""
        return next(step for step in (15_000, 30_000, 60_000, 120_000, 10**9) if self.chapter.planning.ms <= 14 * step)

    @cached_property
    def clocks(self) -> list[list[Token]]:
        """The clocks at this time of the planning, afterwards the final clocks."""
        return self.chapter.planning.clocks(self.day.seats, self.ms if self.act == PLAN else None)

    @cached_property
    def meant(self) -> list[list[Place]]:
        """The planned places by seat and hour."""
        return planned(self.clocks)

    @property
    def darkness(self) -> float:
        """The darkness of the map: it follows the share of the planning time, then the hour."""
        if self.act == ENDGAME:
            return 1.0
        if self.hour is not None:
            return ground.darkness_at((self.hour.slot + 0.5) / SLOTS)
        return ground.darkness_at(min(1.0, self.ms / self.limit) if self.limit else 0.3)

    def attempts(self, hour: HourRecord) -> Sequence[CardAttempt]:
        """The attempts of an hour up to now."""
        return [attempt for attempt in hour.attempts if attempt.moment <= self.moment]

    def dread(self, hour: HourRecord) -> int:
        """The change of Dread in an hour up to now."""
        return sum(one.change for one in hour.dread_changes if one.moment <= self.moment)

    @property
    def title(self) -> str:
        """The position in words."""
        several = len(self.day.chapters) > 1
        if self.act == ENDGAME:
            return say("ui-ld-story-endgame")
        words = hour_words(self.hour) if self.hour is not None else say("ui-ld-watch-planning", time=time_words(self.ms))
        return say("ui-ld-hour-of", hour=words, chapter=self.chapter.number) if several else words


def hour_words(hour: HourRecord) -> str:
    """The name of an hour."""
    return name(f"hour-{HOURS[hour.slot].hour}")


def figure(slot: int) -> str:
    """The number of an hour on a clock face."""
    return str((HOURS[slot].hour + 11) % 12 + 1)


def time_words(ms: float) -> str:
    """Minutes and seconds."""
    seconds = int(ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


def short(place: Place) -> str:
    """The name of a place for cells of a grid."""
    return say(f"short-{place}")


def tiny(place: Place) -> str:
    """An abbreviation of a place: the first letter of its Area, and its number or that it is the Streets."""
    return say("ui-ld-watch-place", **_parts(place))


def bare(place: Place) -> str:
    """The shortest abbreviation of a place, without a number for the Streets."""
    return say("ui-ld-watch-bare", **_parts(place))


def _parts(place: Place) -> dict[str, str | int]:
    return {"area": name(PLACES[place].area)[:1], "number": PLACES[place].number}


# ---------------------------------------------------------------------------------------------- the line


class LinePart(NamedTuple):
    """A part of the line: its first moment, its name and its colour."""

    begin: int
    name: str
    colour: Colour


def line_of(day: DayRecord, last: int) -> Line:
    """The line of a match."""
    parts = _parts_of(day, last)
    lanes = [Lane(place, place + 1, one.colour) for place, one in enumerate(parts)]
    return Line([one.begin for one in parts], [one.name for one in parts], last, _badges(day, last), lanes, APART)


def _parts_of(day: DayRecord, last: int) -> list[LinePart]:
    """Divide the line: each planning by time, then the hours, the Challenges and the Showdown."""
    found: list[LinePart] = []
    for chapter in day.chapters:
        planning = chapter.planning
        inputs = sorted(
            [(one.ms, one.moment) for one in planning.token_changes] + [(one.ms, one.moment) for one in planning.reveals]
        )
        found.append(LinePart(planning.begin, time_words(0), theme.BRASS))
        for part in range(1, PARTS):
            ms = planning.ms * part / PARTS
            begin = next((moment for at, moment in inputs if at >= ms), planning.end)
            found.append(LinePart(begin, time_words(ms), theme.BRASS))
        found += [LinePart(hour.begin, figure(hour.slot), SEGMENTS[HOURS[hour.slot].segment]) for hour in chapter.hours]
    if day.endgame >= 0:
        found.append(LinePart(day.endgame, say("ui-ld-watch-end"), DREAD_RED))
    found += [LinePart(moment, str(number), DREAD_RED) for number, (moment, _) in enumerate(day.rounds, start=1)]
    if day.showdown >= 0:
        found.append(LinePart(day.showdown, say("ui-ld-watch-roll"), GOLD))
    rising: list[LinePart] = []
    for one in found:
        if not rising or rising[-1].begin < one.begin < last:
            rising.append(one)
    return [rising[0]._replace(begin=0), *rising[1:]]


def _badges(day: DayRecord, last: int) -> list[Badge]:
    """The badges above the line: Plot cards, rises of Dread by 3 or more, and the end."""
    found = [
        Badge(attempt.moment, partial(_plot_badge, attempt.card, TIER_RESULTS.index(attempt.result)))
        for attempt in day.attempts
        if attempt.result in TIER_RESULTS
    ]
    rises: dict[int, int] = {}
    for one in day.dread_changes:
        rises[one.moment] = rises.get(one.moment, 0) + max(0, one.change)
    found += [
        Badge(moment, _dread_badge)
        for moment, change in rises.items()
        if change >= 3 and moment not in {one.moment for one in found}
    ]
    return [*sorted(found, key=lambda one: one.moment), Badge(last, _end_badge)]


def _plot_badge(card: str, tier: int, canvas: Canvas, at: tuple[float, float], size: float, since: float) -> None:
    seal(canvas, at, size, "", PLOTS[card].letter)
    canvas.circle(at, size / 2, (P.line, mix(GOLD, BLACK, 0.25), GOLD)[tier] if since >= 0 else mix(P.line, BLACK, 0.3), 2)


def _dread_badge(canvas: Canvas, at: tuple[float, float], size: float, since: float) -> None:
    canvas.circle(at, size * 0.42, mix(DREAD_RED, BLACK, 0.75))
    shapes.sign(canvas, "dread", at, size * 0.66, DREAD_RED if since >= 0 else mix(DREAD_RED, BLACK, 0.4))


def _end_badge(canvas: Canvas, at: tuple[float, float], size: float, since: float) -> None:
    canvas.circle(at, size * 0.42, mix(GOLD, BLACK, 0.7))
    shapes.sign(canvas, "fist", at, size * 0.6, GOLD if since >= 0 else mix(GOLD, BLACK, 0.4))
