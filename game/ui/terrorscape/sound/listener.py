"""The Villa by ear: who listens, what of the Events may be heard, from which side, and what the heart and the music do.

The law is that of the eyes, and one more: ears cannot be turned away. Where persons of both sides sit at one loudspeaker, a sound tells everybody
what it tells anybody, so there only what is public is heard, whoever has the curtain open, and nothing of keys, clicks and sheets: how often
somebody looks, counts or answers is its own business. A side that is alone hears its own deeds, too.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import Place as Room, State, Team
from game.rules.terrorscape.villa import PLACES, WAYS
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.context import AppContext
from game.ui.settings import PACE
from game.ui.sound.bystander import Bystander
from game.ui.sound.cues import Place
from game.ui.terrorscape.board import doors, figures
from game.ui.terrorscape.board.villa import ROOMS
from game.ui.terrorscape.board.villa_painter import name_area
from game.ui.terrorscape.board.weather import WeatherBoard
from game.ui.terrorscape.board.weather_screen import WeatherAnimation
from game.ui.terrorscape.encounter import dice_tower
from game.ui.terrorscape.layout import KILLER
from game.ui.terrorscape.sound import tension
from game.ui.terrorscape.sound.tension import OPEN
from game.ui.terrorscape.table.seating import manned
from game.ui.terrorscape.table.side import SEATS
from game.ui.terrorscape.table.view import TableView

GAME = "terrorscape"
HIS: tuple[type[Event], ...] = (
    event.CardPlayed, event.CardsPaid, event.TraitUsed, event.StrengthChanged, event.LevelGained, event.Taunted, event.KillerWaited,
    event.EncounterCalledOff, event.KillerRested,
)  # fmt: skip
"""What the killer does where he is, without a word of where that is."""


class EventSounds(Bystander):
    """What of the Events is heard, and from where; who listens and what they know of the table is for others to say."""

    def __init__(self, context: AppContext) -> None:
        self.context = context

    @property
    def listener(self) -> str:
        """The side that listens and nobody else with it; "" where everybody does, OPEN where nothing is hidden."""
        return ""

    @property
    def t(self) -> State:
        """The state as it is shown."""
        raise NotImplementedError

    @property
    def facts(self) -> dict[str, object]:
        """What a cue may depend on beside its Event."""
        return {"listener": self.listener, "killer": self.t.killer}

    def audible(self, happened: Event) -> bool:
        """Whether everybody who listens may hear of an Event."""
        if happened.audience is None or self.listener == OPEN:
            return True
        return bool(SEATS.get(self.listener, frozenset()) & set(happened.audience))

    def hear(self, happened: Event) -> None:
        """An Event begins to be shown; the state is already that of its moment."""
        if self.audible(happened):
            late = (
                dice_tower.text_delay(happened) if isinstance(happened, event.Defended) else 0.0
            )  # not before the verdict is seen
            late /= PACE[self.context.settings.speed]
            places = [Place(tension.stereo_position(room)) for room in self.rooms(happened)] or [Place()]
            self.context.sounds.happened(GAME, happened, 0.0, places, self.facts, beside(happened, self.t.killer), late)

    def rooms(self, happened: Event) -> list[Room]:
        """Where an Event is heard, as far as those who listen know; nowhere is heard in the middle."""
        if isinstance(happened, event.NoiseHeard | event.Revealed):
            return list(happened.places)
        if isinstance(happened, event.Sensed):  # a whole zone would be a rattle
            return list(happened.places[:1])
        if isinstance(where := getattr(happened, "place", None), str) and where in PLACES:
            return [where]
        if isinstance(door := getattr(happened, "door", None), str) and door in WAYS:
            return [WAYS[door].ends[0]]
        if isinstance(who := getattr(happened, "survivor", None), str):
            return self._of(who)
        if isinstance(happened, HIS):
            return self._his()
        return []

    def _of(self, who: str) -> list[Room]:
        """Where a survivor is: its own side knows, and everybody in an encounter."""
        t = self.t
        number = next((number for number, one in enumerate(t.survivors) if one.id == who), None)
        if number is None:
            return []
        if t.encounter is not None and number in t.encounter.involved:
            return [t.encounter.place]
        places = t.team.places if self.listener and isinstance(t.team, Team) else []
        return [place for place in places[number : number + 1] if place in PLACES]

    def _his(self) -> list[Room]:
        """Where the killer is: he knows it himself, others only while he is seen."""
        if self.listener not in (KILLER, OPEN) and self.t.place is None:
            return []
        return [tension.killer_location(self.t, self.listener)[0]]

    # ------------------------------------------------------------------ under everything

    def mood(self) -> dict[str, float]:
        """How much of each layer is heard: storm by where those who listen stand, the side's own bed, music by what is public."""
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
        """Whether it is the killer's side that is heard."""
        return self.listener == KILLER

    def pulse(self) -> float:
        """The milliseconds between two beats of the heart, 0 for none."""
        return tension.beat(self.t, self.listener)

    def spared(self) -> list[Area]:
        """The names of the rooms, and what lies there, on every board that can be seen."""
        canvas = self.canvas
        if canvas is None:
            return []
        named = [name_area(canvas, board.viewport, room) for board in self.boards() for room in ROOMS.values()]
        return [*named, *(area for board in self.boards() for area in figures.areas(board.viewport, board.t, board.side))]

    @property
    def canvas(self) -> Canvas | None:
        """What is painted on."""
        return None

    def boards(self) -> list[WeatherBoard]:
        """The boards that can be seen, as they were painted last."""
        return []


class SoundAdapter(EventSounds):
    """What is heard at a table that is played."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table.context)
        self.table = table
        self.begun = False
        self._counted = (-1, 0)
        self._curtain: tuple[bool, bool] | None = None

    @property
    def listener(self) -> str:
        """A side that has the room to itself: "" for a spectator, and where persons of both sides are in it."""
        return self.table.sides[0].name if self.table.seating_mode == "solo" else ""

    @property
    def t(self) -> State:
        """The state as it is shown to the side that is seen."""
        t: State = self.table.t
        return t

    @property
    def dark(self) -> bool:
        """Whether it is the killer's side that is heard: at one screen that whose half lies in front, as everybody sees."""
        return (self.listener or self.table.front) == KILLER

    @property
    def doubled(self) -> bool:
        """Whether another Sitting at the same loudspeaker is heard already: what is public would sound twice."""
        return self.table.second

    def audible(self, happened: Event) -> bool:
        """Whether everybody who listens may hear of an Event, and does not hear of it already."""
        return not self.doubled and super().audible(happened)

    # ------------------------------------------------------------------ what is no Event

    def entered(self) -> None:
        """A night that has just begun is heard beginning; one that is gone on with is not."""
        if self.table.match.turn == 0 and not self.begun:
            self.context.sounds.play("villa", GAME)
        self.begun = True

    def passing(self) -> None:
        """The curtain falls, is held, rises: everybody sees and hears that."""
        old, new = self._curtain, (self.table.shown is None, self.table.curtain.pressed)
        self._curtain = new
        if old is None or new == old:
            return
        if new[0] != old[0]:
            self.context.sounds.play("curtain-falls" if new[0] else "curtain-rises", GAME)
        elif new[1]:
            self.context.sounds.play("ring", GAME)

    def view(self) -> Area | None:
        """The board, or the half before which the curtain hangs; the divider is left free."""
        layout = self.table.layout
        return None if layout is None else layout.half.area if self.table.shown is None else layout.half.viewport.area

    @property
    def canvas(self) -> Canvas | None:
        """What the table is painted on."""
        return self.table.canvas

    def boards(self) -> list[WeatherBoard]:
        """The halves that are open."""
        return [one.weather.board for one in self.table.drawn if one.weather.board is not None]

    def hushes(self) -> bool:
        """Whether hands make no sound: persons of both sides listen, and the half of one is open, in which it counts, looks up and marks."""
        table = self.table
        return (
            table.seating_mode != "solo"
            and manned(table.match.holders) == len(SEATS)
            and (table.seating_mode != "table" or table.shown is not None)
        )

    def answers(self) -> int:
        """How many answers the sides at this screen have given: how often the other side answered is nobody's business."""
        match = self.table.match
        if self._counted[0] != match.turn:
            held = {seat for side in self.table.sides for seat in side.held}
            self._counted = match.turn, sum(action.seat in held for action in match.actions)
        return self._counted[1]


class WatchedScene(Protocol):
    """A scene in which a night goes by that nobody plays."""

    context: AppContext
    t: State
    canvas: Canvas | None
    weather_animation: WeatherAnimation


class SpectatorSounds(EventSounds):
    """What is heard where a night is only watched. `moment` counts what is shown, `brought` are the Events of a moment, `side` is who watches.

    Only what comes in its order is heard: whoever jumps along the night hears nothing of what was left out.
    """

    def __init__(
        self, scene: WatchedScene, moment: Callable[[], int], brought: Callable[[int], Sequence[Event]], side: str
    ) -> None:
        super().__init__(scene.context)
        self.scene, self.moment, self.brought, self.side = scene, moment, brought, side
        self.last = moment()

    @property
    def listener(self) -> str:
        """The side that watches."""
        return self.side

    @property
    def t(self) -> State:
        """The state as it is shown."""
        return self.scene.t

    @property
    def canvas(self) -> Canvas | None:
        """What the scene is painted on."""
        return self.scene.canvas

    def boards(self) -> list[WeatherBoard]:
        """The boards of the scene."""
        return [one.board for one in self.scene.weather_animation.layers if one.board is not None]

    def passing(self) -> None:
        """The next moment has come: what it brought is heard."""
        before, self.last = self.last, self.moment()
        if self.last == before + 1:
            for happened in self.brought(self.last):
                self.hear(happened)


def beside(happened: Event, killer: str) -> tuple[str, ...]:
    """Cues that go with an Event: the door that somebody goes through who is no spectre, thunder where lightning strikes."""
    if isinstance(happened, event.EncounterBegan):
        return ("thunder-near",)
    return ("door",) if doors.through(happened, killer) else ()
