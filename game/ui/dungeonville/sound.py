"""The sound of Dungeonville: where an Event is heard, background sounds, and music that intensifies with a party's load.

Everything that is heard is public, like everything that is shown: fighters are laid with the same sound whoever they are, a
look through the keyhole sounds like a keyhole only, and the heartbeat follows a danger that is computed from open information.
"""

from collections.abc import Callable, Sequence

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import danger, unseen_rooms
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS, TOWN
from game.rules.engine.script import Event
from game.ui.draw.canvas import Area
from game.ui.dungeonville.table.view import TableView
from game.ui.scene.context import AppContext
from game.ui.settings import PACE
from game.ui.sound.cues import SoundPosition
from game.ui.sound.silent_adapter import SilentSoundAdapter

GAME = "dungeonville"
"""The name of the cues, and of the town's background sound; that of a dungeon has its name appended."""
WIDTH = 0.8
"""The stereo position of the outermost dungeon, and of the outermost place of the town."""
LOAD_BOUNDS = (0.2, 0.45, 0.7)
"""The shares of a party's capacity from which the next band of the music plays."""
BAND_VOLUMES: tuple[tuple[float, float, float], ...] = ((1.0, 0.0, 0.0), (0.7, 0.8, 0.0), (0.3, 1.0, 0.5), (0.0, 0.8, 1.0))
"""The volumes of the three layers of music in each of the four bands."""
LAYERS = ("music-trip", "music-greed", "music-doom")
DEADLY = 0.5
"""The heartbeat starts at this chance of a death in the next room."""
SLOWEST, FASTEST = 1300.0, 750.0
"""Milliseconds between two heartbeats at that chance, and at certain death."""


class EventSounds(SilentSoundAdapter):
    """Sounds for the state and the Events that a scene shows; subclasses know the scene."""

    def __init__(self, context: AppContext) -> None:
        self.context = context

    @property
    def state(self) -> State:
        """The state that is shown."""
        raise NotImplementedError

    def hear(self, happened: Event, ms: float = 0.0) -> None:
        """Play the sound of an Event that is shown for `ms` milliseconds at the default speed."""
        pace = PACE[self.context.settings.speed]
        self.context.sounds.happened(GAME, happened, ms / pace, (SoundPosition(side(happened)),))

    # ------------------------------------------------------------------ background

    @property
    def bed(self) -> str:
        """The background sound: the town, or the dungeon that a party explores."""
        trip = self.state.trip
        return GAME if trip is None or not trip.begun else f"{GAME}-{trip.dungeon}"

    @property
    def band(self) -> int:
        """The band of an expedition's music, 0 to 3, by the share of the capacity that is carried."""
        trip = self.state.trip
        if trip is None:
            return 0
        share = gold(trip.carried) / max(1, capacity(self.state, trip.seat))
        return sum(share >= bound for bound in LOAD_BOUNDS)

    def mood(self) -> dict[str, float]:
        """The volume of each layer of music."""
        if self.bed == GAME:
            fighting = self.state.fight is not None
            return {"music-town": 0.35 if fighting else 1.0, "music-duel": 1.0 if fighting else 0.0}
        return dict(zip(LAYERS, BAND_VOLUMES[self.band], strict=True))

    def pulse(self) -> float:
        """Milliseconds between two heartbeats where the next room is likely to kill; 0 elsewhere."""
        trip = self.state.trip
        if trip is None or not trip.begun:
            return 0.0
        risk = danger(self.state, trip.seat, trip.dungeon, unseen_rooms(self.state, trip.dungeon))
        part = (risk - DEADLY) / (1 - DEADLY)
        return round(SLOWEST - (SLOWEST - FASTEST) * part, -1) if risk >= DEADLY else 0.0


class SoundAdapter(EventSounds):
    """The sounds of a table that is played."""

    def __init__(self, table: TableView) -> None:
        super().__init__(table.context)
        self.table = table
        self.started = False
        self._curtain_down = False

    @property
    def state(self) -> State:
        """The state that is shown."""
        return self.table.state

    def entered(self) -> None:
        """Play the start of a new match; a resumed match is silent."""
        if self.table.match.turn == 0 and not self.started:
            for happened in (one for events in self.table.match.log for one in events):
                if isinstance(happened, event.RoundBegan):
                    self.hear(happened)
        self.started = True

    def passing(self) -> None:
        """Play the sound of the curtain when it falls or rises."""
        before, self._curtain_down = self._curtain_down, self.table.curtain_down
        if before != self._curtain_down:
            self.context.sounds.play("curtain", GAME)

    def answers(self) -> int:
        """The number of answers of all seats: that somebody has answered is public."""
        return self.table.match.turn

    def hushes(self) -> bool:
        """Whether input is silent: others at this screen must not hear how many steps a secret choice takes."""
        table = self.table
        decision = table.client.decision
        secret = table.secrets_held or (decision is not None and decision.is_private)
        return secret and table.client.sole_seat is None and bool(table.client.person_seats)

    def view(self) -> Area | None:
        """The stage, or the entrances where they are larger."""
        layout = self.table.layout
        return None if layout is None else max(layout.stage, layout.entrances, key=lambda area: area.w * area.h)


class ReplaySounds(EventSounds):
    """The sounds of a replay. `moment` is the position, `events_at` returns the Events of a moment.

    Only forward steps by one moment play sounds; a jump is silent.
    """

    def __init__(
        self,
        context: AppContext,
        shown_state: Callable[[], State],
        moment: Callable[[], int],
        events_at: Callable[[int], Sequence[Event]],
    ) -> None:
        super().__init__(context)
        self.shown_state, self.moment, self.events_at = shown_state, moment, events_at
        self.last_moment = moment()

    @property
    def state(self) -> State:
        """The state that is shown."""
        return self.shown_state()

    def passing(self) -> None:
        """Play the Events of the next moment when the position has advanced to it."""
        before, self.last_moment = self.last_moment, self.moment()
        if self.last_moment == before + 1:
            for happened in self.events_at(self.last_moment):
                self.hear(happened)


def side(happened: Event) -> float:
    """The stereo position of an Event, -WIDTH to WIDTH: dungeons and places of the town are side by side."""
    for row, names in (("dungeon", tuple(DUNGEONS)), ("place", tuple(TOWN))):
        if (where := getattr(happened, row, None)) in names:
            return WIDTH * (2 * names.index(str(where)) / (len(names) - 1) - 1)
    return 0.0
