"""Where a day that is watched again stands: in a planning at so many milliseconds, in an hour, or in the Endgame."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game.rules.london.planning import minutes
from game.rules.london.state import SLOTS, Place, State, Token
from game.rules.london.tables.cards import PLACES, SLOTS as HOURS
from game.text import name, say
from game.ui.london.board import ground
from game.ui.london.replay.day import Chapter, Day, Deed, Hour, planned

PLAN, HOUR, ENDGAME = "plan", "hour", "endgame"


@dataclass(frozen=True)
class Now:
    """The day, the moment (how many answers have been given), the table then, and in a planning the milliseconds since it began."""

    day: Day
    moment: int
    t: State
    ms: float

    @cached_property
    def chapter(self) -> Chapter:
        """The Chapter of the moment."""
        return self.day.chapter_at(self.moment)

    @cached_property
    def hour(self) -> Hour | None:
        """The hour of the moment, None in a planning and in the Endgame."""
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
        """How long a planning may last, in milliseconds; None without an end."""
        long = minutes(self.t)
        return None if long is None else long * 60_000

    @property
    def scale(self) -> float:
        """The milliseconds that the timeline of the planning is long: the whole steps that it took."""
        return float(self.step) * max(1, -(-self.chapter.planning.ms // self.step))

    @property
    def step(self) -> int:
        """The milliseconds between two lines of that timeline: less than a minute where there were few."""
        return next(step for step in (15_000, 30_000, 60_000, 120_000, 10**9) if self.chapter.planning.ms <= 14 * step)

    @cached_property
    def clocks(self) -> list[list[Token]]:
        """The clocks: as they lie in the planning, afterwards as they were planned."""
        return self.chapter.planning.clocks(self.day.seats, self.ms if self.act == PLAN else None)

    @cached_property
    def meant(self) -> list[list[Place]]:
        """Where these clocks lead, by seat and hour."""
        return planned(self.clocks)

    @property
    def darkness(self) -> float:
        """How dark the map is: the day passes while it is planned, and again while it is lived."""
        if self.act == ENDGAME:
            return 1.0
        if self.hour is not None:
            return ground.darkness_at((self.hour.slot + 0.5) / SLOTS)
        return ground.darkness_at(min(1.0, self.ms / self.limit) if self.limit else 0.3)

    def deeds(self, hour: Hour) -> Sequence[Deed]:
        """What has happened of an hour by now."""
        return [deed for deed in hour.deeds if deed.moment <= self.moment]

    def dread(self, hour: Hour) -> int:
        """By how much Dread has risen in an hour by now."""
        return sum(one.change for one in hour.dark if one.moment <= self.moment)

    @property
    def title(self) -> str:
        """Where it stands, in words."""
        several = len(self.day.chapters) > 1
        if self.act == ENDGAME:
            return say("ui-ld-story-endgame")
        words = hour_words(self.hour) if self.hour is not None else say("ui-ld-watch-planning", time=time_words(self.ms))
        return say("ui-ld-hour-of", hour=words, chapter=self.chapter.number) if several else words


def hour_words(hour: Hour) -> str:
    """An hour in words."""
    return name(f"hour-{HOURS[hour.slot].hour}")


def figure(slot: int) -> str:
    """The figure of an hour on a dial."""
    return str((HOURS[slot].hour + 11) % 12 + 1)


def time_words(ms: float) -> str:
    """Minutes and seconds."""
    seconds = int(ms // 1000)
    return f"{seconds // 60}:{seconds % 60:02}"


def short(place: Place) -> str:
    """A place as cells of a grid have room for it."""
    return say(f"short-{place}")


def tiny(place: Place) -> str:
    """A short name of a place: the first letter of its Area, and its number or that it is the Streets."""
    return say("ui-ld-watch-place", **_parts(place))


def bare(place: Place) -> str:
    """The shortest name of a place: the Streets have no number."""
    return say("ui-ld-watch-bare", **_parts(place))


def _parts(place: Place) -> dict[str, str | int]:
    return {"area": name(PLACES[place].area)[:1], "number": PLACES[place].number}
