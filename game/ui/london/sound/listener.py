"""London Dread by ear: where something is heard, what the beds and the score do, and the clock of the last minute.

Nothing is secret in London, so everything that is shown is heard: when it is shown, and not before. Both scenes have an Ear; which of its two beds
lies under it, and how time passes in it, it reads from the state that is shown.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.match import Match
from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.planning import PLANNING_PHASES, borrowed, minutes
from game.rules.london.state import Place as Spot, State
from game.rules.london.tables.cards import NUMBERS, PERSONALITIES, PLACES, SLOTS
from game.ui.draw.canvas import Area
from game.ui.london.replay.position import Now
from game.ui.london.story.layout import StoryLayout
from game.ui.london.style import kind_of
from game.ui.scene.context import AppContext
from game.ui.settings import PACE
from game.ui.sound.bystander import Bystander
from game.ui.sound.cues import Place

GAME, STORY = "london", "london-story"
"""The cues, with the bed of the planning; and the bed of the story."""
MINUTE = 60_000
SIX, THREE = 6 * MINUTE, 3 * MINUTE
"""Milliseconds left at which the score of the planning tightens; it does so once more in the last minute."""
PLAN: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.45), (0.0, 0.8, 1.0))
"""How much of its three layers is heard in each of its four bands."""
DREAD = (15, 30, 40)
"""At this Dread the score of the story tightens."""
TOLD: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.45), (0.0, 0.7, 1.0))
AIR: dict[str, tuple[float, float, float]] = {"morning": (0.6, 0.5, 0.35), "day": (0.45, 1.0, 0.0), "night": (0.8, 0.0, 1.0)}
"""How much of the rain, the market and the river is heard in a Time Segment."""
TICKS = ((30_000, 1000), (10_000, 500), (0, 250))
"""The clock ticks once a second in the last minute; with so many milliseconds left it ticks twice as often, and again."""
STROKE = 0.85
"""Seconds between two strokes of an hour."""
SLOW, FAST = 1350.0, 750.0
"""Milliseconds between two beats of the heart: where the last band of Dread begins, and where it ends."""
FISTS, APART = 3, 110.0
"""So many FISTs that come to lie at once are heard one by one, so many milliseconds apart."""
TOGETHER = 24
"""So many answers may come within one frame where a day is watched, without anybody having jumped."""
HANDS = (event.TokenPlaced, event.NoteLaid, event.PlanAgreed)
SPARSE = 160.0
"""Milliseconds between what is heard of hands there."""
SIDES = {"west": -0.75, "east": 0.75}
SEATED = 0.8
"""How far aside the columns of the players are."""


class Table(Protocol):
    """A scene in which London Dread is played or told: `t` is the state as it is shown.

    The scene of the planning has `left_ms` beside it, the milliseconds that everybody still has (None: no limit); that of the story may have `shown`,
    which says how many FISTs can be seen to lie. Where they say how they are laid out (`laid`, `lay`), captions keep to the map or the stages.
    """

    context: AppContext
    match: Match

    @property
    def t(self) -> State:
        """The state as it is shown."""
        ...


class Hearing(Bystander):
    """What is heard of what is shown; who shows it is for others to say."""

    def __init__(self, context: AppContext) -> None:
        self.context = context
        self._clocks = _clocks(self.t)

    @property
    def t(self) -> State:
        """The state as it is shown."""
        raise NotImplementedError

    @property
    def left(self) -> int | None:
        """The milliseconds left of the planning; None without a limit."""
        raise NotImplementedError

    # ------------------------------------------------------------------ Events

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """An Event begins to be shown, for `ms` milliseconds at the usual pace; the state is already that of its moment."""
        context, facts = self.context, self.facts(happened)
        pace = PACE[context.settings.speed]
        if isinstance(happened, event.HourStruck):
            context.sounds.drop("hour", "hour-night")  # whoever hurries on does not hear the last hour strike on
            ms = max(ms, 1000 * STROKE * self.strokes(happened))
        context.sounds.happened(GAME, happened, ms / pace, (Place(self.side(happened)),), facts)
        self._clocks = _clocks(self.t)

    def facts(self, happened: Event) -> dict[str, object]:
        """What a cue may depend on beside its Event."""
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
        """How often the bell strikes for a slot: the hours of a clock with twelve."""
        return SLOTS[struck.slot].hour % 12 or 12

    def _deed(self, placed: event.TokenPlaced) -> str:
        """What a hand did to a clock: it took a token out, turned one, fetched one from the Stash, or placed one of its own."""
        before, now = self._clocks[placed.seat], self.t.people[placed.seat].clock
        if not placed.token:
            return "take"
        if before[placed.slot][:1] == placed.token[0]:
            return "turn"
        return "stash" if len(borrowed(now)) > len(borrowed(before)) else "place"

    def side(self, happened: Event) -> float:
        """From how far to a side an Event is heard: where a place lies on the map, or in the planning where a player's clock is."""
        if isinstance(where := getattr(happened, "place", None), str) and where in PLACES:
            return _aside(where)
        seat = getattr(happened, "seat", None)
        if isinstance(seat, int) and self.planning:
            return -SEATED if seat < (len(self.t.people) + 1) // 2 else SEATED
        return 0.0

    # ------------------------------------------------------------------ under everything

    @property
    def planning(self) -> bool:
        """Whether everybody plans, or is about to."""
        return self.t.phase in PLANNING_PHASES

    @property
    def bed(self) -> str:
        """What lies under it."""
        return GAME if self.planning else STORY

    @property
    def hour(self) -> str:
        """The Time Segment that it is: in the planning as much of the day is gone as of the time, and without a limit it stays day."""
        t = self.t
        if not self.planning:
            return SLOTS[t.slot].segment if t.phase in ("leader", "story") and t.slot < len(SLOTS) else "night"
        limit, left = minutes(t), self.left
        if limit is None or left is None:
            return "day"
        return list(AIR)[min(2, int(3 * (1 - left / (limit * MINUTE))))]

    @property
    def band(self) -> int:
        """How tight the score is, from 0 to 3: by the time that is left, or by the Dread that is shown."""
        if not self.planning:
            return dread_band(self.t.dread)
        left = self.left
        return 0 if left is None else sum(left <= bound for bound in (SIX, THREE, MINUTE))

    def mood(self) -> dict[str, float]:
        """How much of each layer is heard."""
        names = ("music-plan", "music-haste", "music-last") if self.planning else ("music-story", "music-dread", "music-terror")
        score = (PLAN if self.planning else TOLD)[self.band]
        return {
            **dict(zip(("rain-on-glass", "market", "river"), AIR[self.hour], strict=True)),
            **dict(zip(names, score, strict=True)),
        }

    def pulse(self) -> float:
        """The milliseconds between two beats of the heart that is heard once London is nearly lost; 0 before."""
        if self.planning or self.band < len(DREAD):
            return 0.0
        part = min(1.0, (self.t.dread - DREAD[-1]) / (NUMBERS.dread_limit - DREAD[-1]))
        return round(SLOW - (SLOW - FAST) * part, -1)


class SoundAdapter(Hearing):
    """What is heard where people plan, and where their story is told."""

    def __init__(self, scene: Table) -> None:
        self.scene = scene
        super().__init__(scene.context)
        self.begun = False
        self._left: int | None = None
        self._fists: int | None = None

    @property
    def t(self) -> State:
        """The state as it is shown."""
        return self.scene.t

    @property
    def left(self) -> int | None:
        """The milliseconds left of the planning; None without a limit."""
        left: int | None = getattr(self.scene, "left_ms", None)
        return left

    def entered(self) -> None:
        """A story that has just begun is heard beginning; one that is gone on with is not."""
        if self.scene.match.turn == 0 and not self.begun:
            for happened in (one for events in self.scene.match.log for one in events):
                if isinstance(happened, event.ChapterBegan):
                    self.hear(happened)
        self.begun = True

    def passing(self) -> None:
        """A frame passes: the great clock goes on, dice come to lie."""
        self._pass_time()
        self._count_fists()

    def _pass_time(self) -> None:
        """The second stroke falls at half time, and in the last minute the clock ticks; where the clock stands still, nothing does."""
        before, left = self._left, self.left
        self._left = left
        if before is None or left is None or left >= before or left == 0 or self.t.phase != "planning":
            return
        half = (minutes(self.t) or 0) * MINUTE / 2
        if left <= half < before:
            self.context.sounds.happened(GAME, event.BellStruck(2), 0.0)
        every = next(step for least, step in TICKS if left > least)
        if left < MINUTE and left // every != before // every:
            self.context.sounds.play("tick", GAME)

    def _count_fists(self) -> None:
        """FISTs that can be seen to lie, and could not a moment ago, are heard to land."""
        shown = getattr(self.scene, "shown", None)
        if shown is None or shown.turned_die is not None:  # a die that is still being turned over
            return
        before, self._fists = self._fists, int(shown.fists(self.t))
        more = self._fists - before if before is not None else 0
        self.context.sounds.repeat("fist", GAME, min(FISTS, more), APART)

    def answers(self) -> int:
        """In the story all answers; in the planning each has a sound of its own."""
        return 0 if self.planning else self.scene.match.turn

    def view(self) -> Area | None:
        """The map, in whose corners there is room, or the stages; neither the question nor a player's clock is hidden by words."""
        layout = getattr(self.scene, "layout", None)
        if isinstance(layout, StoryLayout):
            return layout.middle if layout.character_areas else layout.map
        area: Area | None = None if layout is None else layout.map.area
        return area

    def spared(self) -> list[Area]:
        """In the planning the plates in the corners of the map, which nobody can choose."""
        layout = getattr(self.scene, "layout", None)
        return [] if layout is None or isinstance(layout, StoryLayout) else [layout.map.story, layout.map.dread]


class Watched(Protocol):
    """A scene in which a day goes by that nobody plays: `now` is how it stands, `moment` counts the answers that are shown."""

    context: AppContext
    playing: bool

    @property
    def now(self) -> Now:
        """How it stands."""
        ...

    @property
    def moment(self) -> int:
        """How many answers are shown."""
        ...


class Onlooker(Hearing):
    """What is heard where a day is only watched; `brought` are the Events of a moment.

    Only what comes in its order is heard: whoever jumps along the day hears nothing of what was left out. A planning goes by in seconds: no clock
    ticks in it, and of many tokens some are heard. For an hour the bell strikes once.
    """

    def __init__(self, scene: Watched, brought: Callable[[int], Sequence[Event]]) -> None:
        self.scene = scene
        super().__init__(scene.context)
        self.brought, self.last, self.heard = brought, scene.moment, -SPARSE

    @property
    def t(self) -> State:
        """The state as it is shown."""
        return self.scene.now.t

    @property
    def left(self) -> int | None:
        """The milliseconds left of the planning that is shown."""
        now = self.scene.now
        return None if now.limit is None else max(0, round(now.limit - now.ms))

    def passing(self) -> None:
        """The next moments have come: what they brought is heard."""
        before, self.last = self.last, self.scene.moment
        if 0 < self.last - before <= (TOGETHER if self.scene.playing else 1):
            for happened in (one for moment in range(before + 1, self.last + 1) for one in self.brought(moment)):
                self.hear(happened)
        self._clocks = _clocks(self.t)

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """An Event is shown."""
        now = self.context.sounds.score.now
        if isinstance(happened, HANDS):
            if now - self.heard < SPARSE:
                return
            self.heard = now
        super().hear(happened, ms)

    def strokes(self, struck: event.HourStruck) -> int:
        """One."""
        return 1


def dread_band(dread: int) -> int:
    """In which of the four bands of the score a Dread lies."""
    return sum(dread >= bound for bound in DREAD)


def _clocks(t: State) -> list[list[str]]:
    return [list(person.clock) for person in t.people]


def _way(changed: event.DreadChanged) -> str:
    """Whether Dread went down or up, or into a darker band."""
    if changed.change < 0:
        return "down"
    return "darker" if dread_band(changed.dread) > dread_band(changed.dread - changed.change) else "up"


def _aside(place: Spot) -> float:
    """How far to a side a place lies on the map: West and East are its sides, in North and South the numbers go from left to right."""
    row = PLACES[place]
    return SIDES.get(row.area, (row.number - 3.5) / 6 if row.number else 0.0)
