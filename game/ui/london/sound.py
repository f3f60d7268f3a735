"""The sounds of London Dread: the planning, the story and the replay, by the clocks, the time left, the Dread and the dice that are shown."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.match import Match
from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.planning import PLANNING_PHASES, borrowed, minutes
from game.rules.london.state import State
from game.rules.london.tables.cards import NUMBERS, PERSONALITIES, PLACES, SLOTS
from game.ui.draw.canvas import Area
from game.ui.london.shapes import kind_of
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import Playback, RepeatedCue, Signal, SoundAdapter, SoundRules
from game.ui.sound.cues import EventSound, SoundPosition

GAME, STORY = "london", "london-story"
"""The cue tables: the planning with its ambient sound, and the ambient sound of the story."""
MINUTE = 60_000
SIX, THREE = 6 * MINUTE, 3 * MINUTE
"""Milliseconds left at which the score of the planning changes its band. The last change is at one minute."""
SCORE: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.45), (0.0, 0.8, 1.0))
"""The volumes of the three layers of a score by band."""
DREAD = (15, 30, 40)
"""The Dread at which the score of the story changes its band."""
AIR: dict[str, tuple[float, float, float]] = {"morning": (0.6, 0.5, 0.35), "day": (0.45, 1.0, 0.0), "night": (0.8, 0.0, 1.0)}
"""The volumes of rain, market and river by Time Segment."""
SLOW, FAST = 1350.0, 750.0
"""Milliseconds between two heartbeats at the start and at the end of the last band of Dread."""
STROKE = 0.85
"""Seconds between two strokes of the bell."""
SIDES = {"west": -0.75, "east": 0.75}
SEATED = 0.8
"""The stereo position of the players' columns."""
TICKS = ((30_000, 1000), (10_000, 500), (0, 250))
"""Pairs of milliseconds left and milliseconds between two ticks in the last minute."""
FISTS, APART = 3, 110.0
"""At most this many FISTs are played one by one, with this many milliseconds between them."""
TOGETHER = 24
"""The greatest number of answers that the playback of a replay shows in a frame. More are a jump."""
HANDS = (event.TokenPlaced, event.NoteLaid, event.PlanAgreed)
SPARSE = 160.0
"""Milliseconds between two sounds of planning inputs in a replay."""


class LondonShown(NamedTuple):
    """What is shown of a match. `left_ms` are the milliseconds left of the planning (None: no limit), `clocks` all clocks at this moment.

    `fists` are the FISTs of the dice that are visible, None while a die is being turned over. In a replay there are no ticks, and an hour has one stroke.
    """

    t: State
    left_ms: int | None
    clocks: tuple[tuple[str, ...], ...]
    fists: int | None = None
    is_replay: bool = False

    @property
    def is_planning(self) -> bool:
        """Whether the planning goes on or is about to begin."""
        return self.t.phase in PLANNING_PHASES


def shown(t: State, left_ms: int | None, fists: int | None = None, *, is_replay: bool = False) -> LondonShown:
    """What is shown of a state."""
    return LondonShown(t, left_ms, tuple(tuple(person.clock) for person in t.people), fists, is_replay)


def played(t: State, limit: float | None, ms: float) -> LondonShown:
    """What is shown in a replay `ms` milliseconds into a planning with this limit."""
    return shown(t, None if limit is None else max(0, round(limit - ms)), is_replay=True)


# ------------------------------------------------------------------ Events


def event_sound(before: LondonShown, now: LondonShown, happened: Event) -> EventSound:
    """How an Event is heard. The strokes of an hour end those of the one before: a faster viewer must not hear both."""
    places, found = (SoundPosition(side(now, happened)),), facts(before, now, happened)
    if isinstance(happened, event.HourStruck):
        return EventSound(places, found, least_ms=1000 * STROKE * int(str(found["hours"])), ends=("hour", "hour-night"))
    return EventSound(places, found, sparse=SPARSE if now.is_replay and isinstance(happened, HANDS) else 0.0)


def facts(before: LondonShown, now: LondonShown, happened: Event) -> Mapping[str, object]:
    """The facts that select a cue beside the type of the Event."""
    match happened:
        case event.TokenPlaced(seat, slot, token):
            return {"deed": _deed(before.clocks[seat], now.clocks[seat], slot, token)}
        case event.HourStruck():  # as often as a twelve-hour clock, in a replay once
            return {"hours": 1 if now.is_replay else SLOTS[happened.slot].hour % 12 or 12}
        case event.DreadChanged():  # it fell, rose, or rose into the next band
            rose = "darker" if dread_band(happened.dread) > dread_band(happened.dread - happened.change) else "up"
            return {"way": "down" if happened.change < 0 else rose}
        case event.PersonalityFlipped():
            return {"kind": PERSONALITIES[happened.card].kind if happened.card in PERSONALITIES else ""}
        case event.CardRevealed() | event.InvestigationBegan():
            return {"kind": kind_of(happened.card)}
    return {}


def _deed(before: tuple[str, ...], now: tuple[str, ...], slot: int, token: str) -> str:
    """The kind of a change to a clock: a token taken, turned, fetched from the Stash, or placed."""
    if not token:
        return "take"
    if before[slot][:1] == token[0]:
        return "turn"
    return "stash" if len(borrowed(now)) > len(borrowed(before)) else "place"


def side(now: LondonShown, happened: Event) -> float:
    """The stereo position of an Event, from -1 to 1: that of its place, or of its player's column in the planning."""
    if isinstance(where := getattr(happened, "place", None), str) and where in PLACES:
        row = PLACES[where]
        return SIDES.get(row.area, (row.number - 3.5) / 6 if row.number else 0.0)  # in North and South by the number
    seat = getattr(happened, "seat", None)
    if isinstance(seat, int) and now.is_planning:
        return -SEATED if seat < (len(now.t.people) + 1) // 2 else SEATED
    return 0.0


# ------------------------------------------------------------------ time and dice


def changes(before: LondonShown | None, now: LondonShown) -> list[Signal]:
    """The second stroke at half time, the ticks of the last minute, and the FISTs that became visible."""
    made = list[Signal]()
    if before is None:
        return made
    left, was = now.left_ms, before.left_ms
    if not now.is_replay and now.t.phase == "planning" and was is not None and left and left < was:
        if left <= (minutes(now.t) or 0) * MINUTE / 2 < was:
            made.append(event.BellStruck(2))
        every = next(step for least, step in TICKS if left > least)
        if left < MINUTE and left // every != was // every:
            made.append("tick")
    if before.fists is not None and now.fists is not None and now.fists > before.fists:
        made.append(RepeatedCue("fist", min(FISTS, now.fists - before.fists), APART))
    return made


def remember(before: LondonShown | None, now: LondonShown) -> LondonShown:
    """What the next frame is compared with: the last FISTs while a die is being turned over."""
    return now if before is None or now.fists is not None else now._replace(fists=before.fists)


# ------------------------------------------------------------------ under everything


def dread_band(dread: int) -> int:
    """The band of the score, from 0 to 3."""
    return sum(dread >= bound for bound in DREAD)


def hour(now: LondonShown) -> str:
    """The Time Segment for the ambient sound. A planning runs through the day with its time; without a limit it stays day."""
    t, limit = now.t, minutes(now.t)
    if not now.is_planning:
        return SLOTS[t.slot].segment if t.phase in ("leader", "story") and t.slot < len(SLOTS) else "night"
    if limit is None or now.left_ms is None:
        return "day"
    return list(AIR)[min(2, int(3 * (1 - now.left_ms / (limit * MINUTE))))]


def band(now: LondonShown) -> int:
    """The tension of the score from 0 to 3, by the time left or by the Dread."""
    if not now.is_planning:
        return dread_band(now.t.dread)
    return 0 if now.left_ms is None else sum(now.left_ms <= bound for bound in (SIX, THREE, MINUTE))


def mood(now: LondonShown) -> dict[str, float]:
    """The volume of each layer."""
    names = ("music-plan", "music-haste", "music-last") if now.is_planning else ("music-story", "music-dread", "music-terror")
    return dict(zip(("rain-on-glass", "market", "river", *names), (*AIR[hour(now)], *SCORE[band(now)]), strict=True))


def pulse(now: LondonShown) -> float:
    """The milliseconds between two heartbeats near the Dread limit, 0 before."""
    if now.is_planning or band(now) < len(DREAD):
        return 0.0
    part = min(1.0, (now.t.dread - DREAD[-1]) / (NUMBERS.dread_limit - DREAD[-1]))
    return round(SLOW - (SLOW - FAST) * part, -1)


RULES = SoundRules[LondonShown](GAME, event_sound, mood, pulse, lambda now: GAME if now.is_planning else STORY, changes, remember)


def table_sounds(
    context: AppContext, match: Match, now: Callable[[], LondonShown], view: Callable[[], Area | None],
    spared: Callable[[], Sequence[Area]] = lambda: (),
) -> SoundAdapter[LondonShown]:  # fmt: skip
    """The sounds of a planning or a story. In the planning each input has its own sound, so that no answers are counted."""

    def opening() -> Sequence[Signal]:
        """The start of a new match. A loaded match starts in silence."""
        return [one for events in match.log for one in events if isinstance(one, event.ChapterBegan)] if match.turn == 0 else []

    return SoundAdapter(
        RULES, context, now, opening=opening, answers=lambda: 0 if now().is_planning else match.turn, view=view, spared=spared
    )


def replay_sounds(
    context: AppContext, now: Callable[[], LondonShown], moment: Callable[[], int], events: Callable[[int], Sequence[Event]],
    is_playing: Callable[[], bool],
) -> SoundAdapter[LondonShown]:  # fmt: skip
    """The sounds of a replay. A planning takes only seconds, so that only some of its inputs are played."""
    return SoundAdapter(RULES, context, now, Playback(moment, events, lambda: TOGETHER if is_playing() else 1))
