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
PLAN: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.45), (0.0, 0.8, 1.0))
"""The volumes of the three layers of the planning's score by band."""
DREAD = (15, 30, 40)
"""The Dread at which the score of the story changes its band."""
TOLD: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.45), (0.0, 0.7, 1.0))
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
        least = 1000 * STROKE * strokes(happened, is_replay=now.is_replay)
        return EventSound(places, found, least_ms=least, ends=("hour", "hour-night"))
    return EventSound(places, found, sparse=SPARSE if now.is_replay and isinstance(happened, HANDS) else 0.0)


def facts(before: LondonShown, now: LondonShown, happened: Event) -> Mapping[str, object]:
    """The facts that select a cue beside the type of the Event."""
    match happened:
        case event.TokenPlaced():
            return {"deed": _deed(before.clocks[happened.seat], now.clocks[happened.seat], happened)}
        case event.HourStruck():
            return {"hours": strokes(happened, is_replay=now.is_replay)}
        case event.DreadChanged():
            return {"way": _way(happened)}
        case event.PersonalityFlipped():
            return {"kind": PERSONALITIES[happened.card].kind if happened.card in PERSONALITIES else ""}
        case event.CardRevealed() | event.InvestigationBegan():
            return {"kind": kind_of(happened.card)}
    return {}


def strokes(struck: event.HourStruck, *, is_replay: bool = False) -> int:
    """The number of strokes of the bell: the hour on a twelve-hour clock."""
    return 1 if is_replay else SLOTS[struck.slot].hour % 12 or 12


def _deed(before: tuple[str, ...], now: tuple[str, ...], placed: event.TokenPlaced) -> str:
    """The kind of a change to a clock: a token taken, turned, fetched from the Stash, or placed."""
    if not placed.token:
        return "take"
    if before[placed.slot][:1] == placed.token[0]:
        return "turn"
    return "stash" if len(borrowed(now)) > len(borrowed(before)) else "place"


def _way(changed: event.DreadChanged) -> str:
    """Whether Dread fell ("down"), rose ("up"), or rose into the next band ("darker")."""
    if changed.change < 0:
        return "down"
    return "darker" if dread_band(changed.dread) > dread_band(changed.dread - changed.change) else "up"


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
    if before is None:
        return []
    more = now.fists - before.fists if before.fists is not None and now.fists is not None else 0
    fists = [RepeatedCue("fist", min(FISTS, more), APART)] if more > 0 else []
    return [*_time_passed(before.left_ms, now), *fists]


def _time_passed(before: int | None, now: LondonShown) -> list[Signal]:
    left, made = now.left_ms, list[Signal]()
    if now.is_replay or before is None or left is None or left >= before or left == 0 or now.t.phase != "planning":
        return made
    half = (minutes(now.t) or 0) * MINUTE / 2
    if left <= half < before:
        made.append(event.BellStruck(2))
    every = next(step for least, step in TICKS if left > least)
    if left < MINUTE and left // every != before // every:
        made.append("tick")
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
    t, left = now.t, now.left_ms
    if not now.is_planning:
        return SLOTS[t.slot].segment if t.phase in ("leader", "story") and t.slot < len(SLOTS) else "night"
    limit = minutes(t)
    if limit is None or left is None:
        return "day"
    return list(AIR)[min(2, int(3 * (1 - left / (limit * MINUTE))))]


def band(now: LondonShown) -> int:
    """The tension of the score from 0 to 3, by the time left or by the Dread."""
    if not now.is_planning:
        return dread_band(now.t.dread)
    return 0 if now.left_ms is None else sum(now.left_ms <= bound for bound in (SIX, THREE, MINUTE))


def mood(now: LondonShown) -> dict[str, float]:
    """The volume of each layer."""
    names = ("music-plan", "music-haste", "music-last") if now.is_planning else ("music-story", "music-dread", "music-terror")
    score = (PLAN if now.is_planning else TOLD)[band(now)]
    return {
        **dict(zip(("rain-on-glass", "market", "river"), AIR[hour(now)], strict=True)),
        **dict(zip(names, score, strict=True)),
    }


def pulse(now: LondonShown) -> float:
    """The milliseconds between two heartbeats near the Dread limit, 0 before."""
    if now.is_planning or band(now) < len(DREAD):
        return 0.0
    part = min(1.0, (now.t.dread - DREAD[-1]) / (NUMBERS.dread_limit - DREAD[-1]))
    return round(SLOW - (SLOW - FAST) * part, -1)


RULES = SoundRules[LondonShown](GAME, event_sound, mood, pulse, lambda now: GAME if now.is_planning else STORY, changes, remember)


def table_sounds(
    context: AppContext,
    match: Match,
    now: Callable[[], LondonShown],
    view: Callable[[], Area | None],
    spared: Callable[[], Sequence[Area]] = lambda: (),
) -> SoundAdapter[LondonShown]:
    """The sounds of a planning or a story. In the planning each input has its own sound, so that no answers are counted."""

    def opening() -> Sequence[Signal]:
        """The start of a new match. A loaded match starts in silence."""
        return [one for events in match.log for one in events if isinstance(one, event.ChapterBegan)] if match.turn == 0 else []

    def answers() -> int:
        return 0 if now().is_planning else match.turn

    return SoundAdapter(RULES, context, now, opening=opening, answers=answers, view=view, spared=spared)


def replay_sounds(
    context: AppContext,
    now: Callable[[], LondonShown],
    moment: Callable[[], int],
    events: Callable[[int], Sequence[Event]],
    is_playing: Callable[[], bool],
) -> SoundAdapter[LondonShown]:
    """The sounds of a replay. A planning takes only seconds, so that only some of its inputs are played."""
    return SoundAdapter(RULES, context, now, Playback(moment, events, lambda: TOGETHER if is_playing() else 1))
