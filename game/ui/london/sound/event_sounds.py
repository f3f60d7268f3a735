"""The sounds of the Events of London Dread, common to the tables and the replay."""

from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.planning import PLANNING_PHASES, borrowed, minutes
from game.rules.london.state import Place as Spot, State
from game.rules.london.tables.cards import NUMBERS, PERSONALITIES, PLACES, SLOTS
from game.ui.london.sound.mix import AIR, DREAD, FAST, GAME, MINUTE, PLAN, SIX, SLOW, STORY, THREE, TOLD, dread_band
from game.ui.london.style import kind_of
from game.ui.scene.context import AppContext
from game.ui.settings import PACE
from game.ui.sound.cues import SoundPosition
from game.ui.sound.silent_adapter import SilentSoundAdapter

STROKE = 0.85
"""Seconds between two strokes of the bell."""
SIDES = {"west": -0.75, "east": 0.75}
SEATED = 0.8
"""The stereo position of the players' columns."""


class EventSounds(SilentSoundAdapter):
    """The sounds of Events. Subclasses define which state is shown."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._clocks = clocks_of(self.t)

    @property
    def t(self) -> State:
        """The state that is shown."""
        raise NotImplementedError

    @property
    def left(self) -> int | None:
        """The milliseconds left of the planning, or None without a limit."""
        raise NotImplementedError

    # ------------------------------------------------------------------ Events

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event that is shown for `ms` milliseconds at normal pace. The state already includes it."""
        context, facts = self.context, self.facts(happened)
        pace = PACE[context.settings.speed]
        if isinstance(happened, event.HourStruck):
            context.sounds.drop("hour", "hour-night")  # a faster viewer must not hear the strokes of the previous hour
            ms = max(ms, 1000 * STROKE * self.strokes(happened))
        context.sounds.happened(GAME, happened, ms / pace, (SoundPosition(self.side(happened)),), facts)
        self._clocks = clocks_of(self.t)

    def facts(self, happened: Event) -> dict[str, object]:
        """The facts that select a cue beside the type of the Event."""
        if isinstance(happened, event.TokenPlaced):
            return {"deed": self._deed(happened)}
        if isinstance(happened, event.HourStruck):
            return {"hours": self.strokes(happened)}
        if isinstance(happened, event.DreadChanged):
            return {"way": _way(happened)}
        if isinstance(happened, event.PersonalityFlipped):
            return {"kind": PERSONALITIES[happened.card].kind if happened.card in PERSONALITIES else ""}
        if isinstance(happened, event.CardRevealed | event.InvestigationBegan):
            return {"kind": kind_of(happened.card)}
        return {}

    def strokes(self, struck: event.HourStruck) -> int:
        """The number of strokes of the bell: the hour on a twelve-hour clock."""
        return SLOTS[struck.slot].hour % 12 or 12

    def _deed(self, placed: event.TokenPlaced) -> str:
        """The kind of a change to a clock: a token taken, turned, fetched from the Stash, or placed."""
        before, now = self._clocks[placed.seat], self.t.people[placed.seat].clock
        if not placed.token:
            return "take"
        if before[placed.slot][:1] == placed.token[0]:
            return "turn"
        return "stash" if len(borrowed(now)) > len(borrowed(before)) else "place"

    def side(self, happened: Event) -> float:
        """The stereo position of an Event, from -1 to 1: that of its place, or of its player's column in the planning."""
        if isinstance(where := getattr(happened, "place", None), str) and where in PLACES:
            return _aside(where)
        seat = getattr(happened, "seat", None)
        if isinstance(seat, int) and self.planning:
            return -SEATED if seat < (len(self.t.people) + 1) // 2 else SEATED
        return 0.0

    # ------------------------------------------------------------------ under everything

    @property
    def planning(self) -> bool:
        """Whether the planning goes on or is about to begin."""
        return self.t.phase in PLANNING_PHASES

    @property
    def bed(self) -> str:
        """The ambient sound."""
        return GAME if self.planning else STORY

    @property
    def hour(self) -> str:
        """The Time Segment for the ambient sound. A planning runs through the day with its time; without a limit it stays day."""
        t = self.t
        if not self.planning:
            return SLOTS[t.slot].segment if t.phase in ("leader", "story") and t.slot < len(SLOTS) else "night"
        limit, left = minutes(t), self.left
        if limit is None or left is None:
            return "day"
        return list(AIR)[min(2, int(3 * (1 - left / (limit * MINUTE))))]

    @property
    def band(self) -> int:
        """The tension of the score from 0 to 3, by the time left or by the Dread."""
        if not self.planning:
            return dread_band(self.t.dread)
        left = self.left
        return 0 if left is None else sum(left <= bound for bound in (SIX, THREE, MINUTE))

    def mood(self) -> dict[str, float]:
        """The volume of each layer."""
        names = ("music-plan", "music-haste", "music-last") if self.planning else ("music-story", "music-dread", "music-terror")
        score = (PLAN if self.planning else TOLD)[self.band]
        return {
            **dict(zip(("rain-on-glass", "market", "river"), AIR[self.hour], strict=True)),
            **dict(zip(names, score, strict=True)),
        }

    def pulse(self) -> float:
        """The milliseconds between two heartbeats near the Dread limit, 0 before."""
        if self.planning or self.band < len(DREAD):
            return 0.0
        part = min(1.0, (self.t.dread - DREAD[-1]) / (NUMBERS.dread_limit - DREAD[-1]))
        return round(SLOW - (SLOW - FAST) * part, -1)


def clocks_of(t: State) -> list[list[str]]:
    """A copy of all clocks."""
    return [list(person.clock) for person in t.people]


def _way(changed: event.DreadChanged) -> str:
    """Whether Dread fell ("down"), rose ("up"), or rose into the next band ("darker")."""
    if changed.change < 0:
        return "down"
    return "darker" if dread_band(changed.dread) > dread_band(changed.dread - changed.change) else "up"


def _aside(place: Spot) -> float:
    """The stereo position of a place: that of its Area, or in North and South of its number."""
    row = PLACES[place]
    return SIDES.get(row.area, (row.number - 3.5) / 6 if row.number else 0.0)
