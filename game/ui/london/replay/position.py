"""The position of a replay: a time of a planning, an hour, or the Endgame; and the line of all of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial

from game.rules.london.planning import minutes
from game.rules.london.state import SLOTS, Place, State, Token
from game.rules.london.tables.cards import PLACES, PLOTS, SLOTS as HOURS
from game.text import name, say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import BLACK, GOLD, Colour, mix
from game.ui.london import shapes
from game.ui.london.board import weather
from game.ui.london.replay.day import CardAttempt, ChapterRecord, DayRecord, HourRecord, planned
from game.ui.london.theme import BRASS, DREAD_RED, SEGMENTS, P
from game.ui.screens.replay.line import Badge, Lane, Line

PLAN, HOUR, ENDGAME = "plan", "hour", "endgame"
PARTS = 4
"""The number of parts of a planning on the line, equal in time."""
APART = 25.0
"""The least distance between badges in logical pixels."""
RISE = 3
"""The least rise of Dread that has a badge."""


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
        return self.day.hour_at(self.moment) if self.moment >= self.chapter.planning.end else None

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
            return weather.darkness_at((self.hour.slot + 0.5) / SLOTS)
        return weather.darkness_at(min(1.0, self.ms / self.limit) if self.limit else 0.3)

    def attempts(self, hour: HourRecord) -> Sequence[CardAttempt]:
        """The attempts of an hour up to now."""
        return [attempt for attempt in hour.attempts if attempt.moment <= self.moment]

    def dread(self, hour: HourRecord) -> int:
        """The change of Dread in an hour up to now."""
        return sum(one.change for one in hour.dread_changes if one.moment <= self.moment)

    @property
    def title(self) -> str:
        """The position in words."""
        if self.act == ENDGAME:
            return say("ui-ld-story-endgame")
        if self.hour is not None:
            return hour_words(self.day, self.hour)
        return with_chapter(self.day, say("ui-ld-watch-planning", time=time_words(self.ms)), self.chapter.number)


def hour_name(slot: int) -> str:
    """The name of the hour of a slot."""
    return name(f"hour-{HOURS[slot].hour}")


def with_chapter(day: DayRecord, words: str, chapter: int) -> str:
    """A time in words, with its Chapter if there are several."""
    return say("ui-ld-hour-of", hour=words, chapter=chapter) if len(day.chapters) > 1 else words


def hour_words(day: DayRecord, hour: HourRecord) -> str:
    """An hour in words, with its Chapter if there are several."""
    return with_chapter(day, hour_name(hour.slot), hour.chapter)


def figure(slot: int) -> str:
    """The number of an hour on a clock face."""
    return str((HOURS[slot].hour + 11) % 12 + 1)


def time_words(ms: float) -> str:
    """Minutes and seconds."""
    return f"{int(ms // 60_000)}:{int(ms // 1000) % 60:02}"


def signed(change: int) -> str:
    """A change with its sign."""
    return f"{change:+d}".replace("-", "−")


def place_names(place: Place) -> tuple[str, str, str]:
    """The name of a place; the first letter of its Area and its number, or that it is the Streets; and that without the Streets."""
    parts: dict[str, str | int] = {"area": name(PLACES[place].area)[:1], "number": PLACES[place].number}
    return say(f"short-{place}"), say("ui-ld-watch-place", **parts), say("ui-ld-watch-bare", **parts)


# ------------------------------------------------------------------ the line


def line_of(day: DayRecord, last: int) -> Line:
    """The line of a match: each planning by time, then the hours, the Challenges and the Showdown."""
    found: list[tuple[int, str, Colour]] = []
    for chapter in day.chapters:
        planning = chapter.planning
        inputs = sorted((one.ms, one.moment) for one in planning.inputs)
        for part in range(PARTS):
            ms = planning.ms * part / PARTS
            begin = next((moment for at, moment in inputs if at >= ms), planning.end) if part else planning.begin
            found.append((begin, time_words(ms), BRASS))
        found += [(hour.begin, figure(hour.slot), SEGMENTS[HOURS[hour.slot].segment]) for hour in chapter.hours]
    if day.endgame >= 0:
        found.append((day.endgame, say("ui-ld-watch-end"), DREAD_RED))
    found += [(moment, str(number), DREAD_RED) for number, (moment, _) in enumerate(day.rounds, start=1)]
    if day.showdown >= 0:
        found.append((day.showdown, say("ui-ld-watch-roll"), GOLD))
    parts = [(0, *found[0][1:])]
    for one in found[1:]:
        if max(parts[-1][0], found[0][0]) < one[0] < last:
            parts.append(one)
    lanes = [Lane(place, place + 1, colour) for place, (_, _, colour) in enumerate(parts)]
    return Line([begin for begin, _, _ in parts], [words for _, words, _ in parts], last, _badges(day, last), lanes, APART)


def _badges(day: DayRecord, last: int) -> list[Badge]:
    """The badges above the line: Plot cards, great rises of Dread, and the end."""
    found = [Badge(attempt.moment, partial(_plot_badge, attempt)) for attempt in day.attempts if attempt.tier >= 0]
    plots = {one.moment for one in found}
    rises: dict[int, int] = {}
    for one in day.dread_changes:
        rises[one.moment] = rises.get(one.moment, 0) + max(0, one.change)
    high = [moment for moment, change in rises.items() if change >= RISE and moment not in plots]
    found += [Badge(moment, partial(_sign_badge, "dread", DREAD_RED)) for moment in high]
    return [*sorted(found, key=lambda one: one.moment), Badge(last, partial(_sign_badge, "fist", GOLD))]


def _plot_badge(one: CardAttempt, canvas: Canvas, at: tuple[float, float], size: float, since: float) -> None:
    shapes.seal(canvas, at, size, "", PLOTS[one.card].letter)
    ring = (P.line, mix(GOLD, BLACK, 0.25), GOLD)[one.tier] if since >= 0 else mix(P.line, BLACK, 0.3)
    canvas.circle(at, size / 2, ring, 2)


def _sign_badge(sign: str, colour: Colour, canvas: Canvas, at: tuple[float, float], size: float, since: float) -> None:
    canvas.circle(at, size * 0.42, mix(colour, BLACK, 0.72))
    shapes.sign(canvas, sign, at, size * 0.63, colour if since >= 0 else mix(colour, BLACK, 0.4))
