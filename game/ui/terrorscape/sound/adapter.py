"""Sound adapters: which Events are heard by whom and from where, and what drives heartbeat and music.

Sound obeys the same secrecy as the picture, and one rule more: it cannot be turned away. Where persons of both sides share a
loudspeaker only public Events are audible, whichever half is open, and keys, clicks and dialogs stay silent, since their number
would give information away. A side alone at the screen also hears its own secret actions.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.match import Match
from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import Place as Room, State, Team
from game.rules.terrorscape.villa import PLACES, WAYS
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.context import AppContext
from game.ui.settings import PACE
from game.ui.sound.adapter import SilentSoundAdapter
from game.ui.sound.cues import SoundPosition
from game.ui.table.facts import TableFacts
from game.ui.table.seated.sides import manned
from game.ui.terrorscape.board import figures
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.terrorscape.board.weather import WeatherAnimation, WeatherBoard
from game.ui.terrorscape.choreography import clip_of, door_through
from game.ui.terrorscape.layout import KILLER, Half
from game.ui.terrorscape.sound import tension
from game.ui.terrorscape.sound.tension import OPEN
from game.ui.terrorscape.table.side import SEATS

GAME = "terrorscape"


class EventSounds(SilentSoundAdapter):
    """Which Events are heard, and from where; subclasses know the listeners and the state."""

    def __init__(self, context: AppContext) -> None:
        self.context = context

    @property
    def listener(self) -> str:
        """The only listening side, "" if everybody listens, or OPEN if nothing is hidden."""
        return ""

    @property
    def t(self) -> State:
        """The state on show."""
        raise NotImplementedError

    @property
    def facts(self) -> dict[str, object]:
        """The facts that a cue may depend on beside its Event."""
        return {"listener": self.listener, "killer": self.t.killer}

    def audible(self, happened: Event) -> bool:
        """Whether all listeners may hear an Event."""
        if happened.audience is None or self.listener == OPEN:
            return True
        return bool(SEATS.get(self.listener, frozenset()) & set(happened.audience))

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event that begins to be shown; `t` is already the state at its moment."""
        if self.audible(happened):
            late = clip_of(happened).sound_ms / PACE[self.context.settings.speed]  # not before the verdict is visible
            places = [SoundPosition(tension.stereo_position(room)) for room in self.rooms(happened)] or [SoundPosition()]
            self.context.sounds.happened(GAME, happened, 0.0, places, self.facts, beside(happened, self.t.killer), late)

    def rooms(self, happened: Event) -> list[Room]:
        """The rooms in which an Event is heard, as far as the listeners know; none is the middle."""
        if isinstance(happened, event.NoiseHeard | event.Revealed):
            return list(happened.places)
        if isinstance(happened, event.Sensed):  # all rooms of a zone at once would be a rattle
            return list(happened.places[:1])
        if isinstance(where := getattr(happened, "place", None), str) and where in PLACES:
            return [where]
        if isinstance(door := getattr(happened, "door", None), str) and door in WAYS:
            return [WAYS[door].ends[0]]
        if isinstance(who := getattr(happened, "survivor", None), str):
            return self._of(who)
        if clip_of(happened).his:
            return self._his()
        return []

    def _of(self, who: str) -> list[Room]:
        """The location of a survivor: known to its side, and to everybody in an encounter."""
        t = self.t
        number = next((number for number, one in enumerate(t.survivors) if one.id == who), None)
        if number is None:
            return []
        if t.encounter is not None and number in t.encounter.involved:
            return [t.encounter.place]
        places = t.team.places if self.listener and isinstance(t.team, Team) else []
        return [place for place in places[number : number + 1] if place in PLACES]

    def _his(self) -> list[Room]:
        """The killer's location: known to himself, and to others while he is seen."""
        if self.listener not in (KILLER, OPEN) and self.t.place is None:
            return []
        return [tension.killer_location(self.t, self.listener)[0]]

    # ------------------------------------------------------------------ background

    def mood(self) -> dict[str, float]:
        """The volume of each layer: storm by the listeners' location, the ambience of the side, music by public facts."""
        rain, tight = tension.in_rain(self.t, self.listener), tension.tension(self.t)
        return {
            "storm": 0.12 + 0.88 * rain,
            "storm-within": 1 - 0.8 * rain,
            "old-house": 0.0 if self.dark else 1.0,
            "lair": 1.0 if self.dark else 0.0,
            "music-night": 1 - 0.6 * tight,
            "music-hunt": tight,
        }

    @property
    def dark(self) -> bool:
        """Whether the killer's ambience plays."""
        return self.listener == KILLER

    def pulse(self) -> float:
        """Milliseconds between two heartbeats, 0 for none."""
        return tension.beat(self.t, self.listener)

    def spared(self) -> list[Area]:
        """Areas that captions must not cover: room names and pieces on every visible board."""
        canvas = self.canvas
        if canvas is None:
            return []
        named = [name_area(canvas, board.viewport, room) for board in self.boards() for room in ROOMS.values()]
        return [*named, *(area for board in self.boards() for area in figures.areas(board.viewport, board.t, board.side))]

    @property
    def canvas(self) -> Canvas | None:
        """The canvas of the scene."""
        return None

    def boards(self) -> list[WeatherBoard]:
        """The visible boards as they were painted last."""
        return []


class SoundAdapter(EventSounds):
    """The sounds of a table. `facts` is what is shown, `shown` the canvas and the open boards, `half` the half in front."""

    def __init__(
        self,
        context: AppContext,
        match: Match,
        facts: Callable[[], TableFacts],
        shown: Callable[[], tuple[Canvas | None, list[WeatherBoard]]],
        half: Callable[[], Half | None],
    ) -> None:
        super().__init__(context)
        self.match, self.now, self.shown, self.half = match, facts, shown, half
        self.begun = False
        self._counted = (-1, 0)
        self._curtain: tuple[bool, bool] | None = None

    @property
    def listener(self) -> str:
        """The side that has the room to itself; "" for a spectator, or if persons of both sides share it."""
        seating = self.now().seating
        return seating.here[0] if seating.mode == "solo" else ""

    @property
    def t(self) -> State:
        """The state that the visible side sees."""
        found: State = self.now().state
        return found

    @property
    def dark(self) -> bool:
        """Whether the killer's ambience plays: at a shared screen, whether his half is in front, which everybody sees."""
        return (self.listener or self.now().seating.front) == KILLER

    def audible(self, happened: Event) -> bool:
        """Whether all listeners may hear an Event, and no other table at the same loudspeaker plays it."""
        return not self.now().seating.second and super().audible(happened)

    # ------------------------------------------------------------------ sounds without an Event

    def entered(self) -> None:
        """Play the opening sound of a new match; a resumed one has none."""
        if self.match.turn == 0 and not self.begun:
            self.context.sounds.play("villa", GAME)
        self.begun = True

    def passing(self) -> None:
        """Play the sounds of the curtain, which everybody sees and hears."""
        facts = self.now()
        old, new = self._curtain, (facts.curtain, facts.seating.pressed)
        self._curtain = new
        if old is None or new == old:
            return
        if new[0] != old[0]:
            self.context.sounds.play("curtain-falls" if new[0] else "curtain-rises", GAME)
        elif new[1]:
            self.context.sounds.play("ring", GAME)

    def view(self) -> Area | None:
        """The board, or the half behind the curtain; the divider stays free."""
        half = self.half()
        return None if half is None else half.area if self.now().curtain else half.viewport.area

    @property
    def canvas(self) -> Canvas | None:
        """The canvas of the table."""
        return self.shown()[0]

    def boards(self) -> list[WeatherBoard]:
        """The boards of the open halves."""
        return self.shown()[1]

    def hushes(self) -> bool:
        """Whether input makes no sound: persons of both sides listen while a half is open, in which one side looks things up."""
        facts = self.now()
        mode = facts.seating.mode
        return mode != "solo" and manned(SEATS, facts.holders) == len(SEATS) and (mode != "table" or not facts.curtain)

    def answers(self) -> int:
        """The number of answers of the sides at this screen; the number of the other side's answers is secret."""
        if self._counted[0] != self.match.turn:
            held = {seat for name in self.now().seating.here for seat in SEATS.get(name, ())}
            self._counted = self.match.turn, sum(action.seat in held for action in self.match.actions)
        return self._counted[1]


class WatchedScene(Protocol):
    """A scene that shows a match nobody here plays."""

    context: AppContext
    t: State
    canvas: Canvas | None
    weather_animation: WeatherAnimation


class SpectatorSounds(EventSounds):
    """The sounds of a watched match. `moment` is the position, `brought` gives the Events of a moment, `side` is the view.

    Only consecutive moments sound; a jump is silent.
    """

    def __init__(
        self, scene: WatchedScene, moment: Callable[[], int], brought: Callable[[int], Sequence[Event]], side: str
    ) -> None:
        super().__init__(scene.context)
        self.scene, self.moment, self.brought, self.side = scene, moment, brought, side
        self.last = moment()

    @property
    def listener(self) -> str:
        """The side whose view is shown."""
        return self.side

    @property
    def t(self) -> State:
        """The state on show."""
        return self.scene.t

    @property
    def canvas(self) -> Canvas | None:
        """The canvas of the scene."""
        return self.scene.canvas

    def boards(self) -> list[WeatherBoard]:
        """The boards of the scene."""
        return [one.board for one in self.scene.weather_animation.layers if one.board is not None]

    def passing(self) -> None:
        """Play the Events of the next moment."""
        before, self.last = self.last, self.moment()
        if self.last == before + 1:
            for happened in self.brought(self.last):
                self.hear(happened)


def beside(happened: Event, killer: str) -> tuple[str, ...]:
    """Extra cues of an Event: a door that a figure walks through, thunder with lightning."""
    return clip_of(happened).cues or (("door",) if door_through(happened, killer) else ())
