"""The sound of Dungeonville: where an Event is heard, background sounds, and music that intensifies with a party's load.

Everything that is heard is public, like everything that is shown: fighters are laid with the same sound whoever they are, a
look through the keyhole sounds like a keyhole only, and the heartbeat follows a danger that is computed from open information.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import danger, unseen_rooms
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import DUNGEONS, TOWN
from game.rules.engine.script import Event
from game.ui.draw.canvas import Area
from game.ui.dungeonville.layout import Layout
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import Playback, Signal, SoundAdapter, SoundRules
from game.ui.sound.cues import EventSound, SoundPosition
from game.ui.table.facts import TableFacts

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


class TownShown(NamedTuple):
    """What is shown: the state, and whether the curtain is down."""

    state: State
    curtain_down: bool = False


def changes(before: TownShown | None, now: TownShown) -> list[Signal]:
    """The curtain when it falls or rises."""
    was_down = before is not None and before.curtain_down
    return ["curtain"] if was_down != now.curtain_down else []


def bed(now: TownShown) -> str:
    """The background sound: the town, or the dungeon that a party explores."""
    trip = now.state.trip
    return GAME if trip is None or not trip.begun else f"{GAME}-{trip.dungeon}"


def band(state: State) -> int:
    """The band of an expedition's music, 0 to 3, by the share of the capacity that is carried."""
    if state.trip is None:
        return 0
    share = gold(state.trip.carried) / max(1, capacity(state, state.trip.seat))
    return sum(share >= bound for bound in LOAD_BOUNDS)


def mood(now: TownShown) -> dict[str, float]:
    """The volume of each layer of music."""
    if bed(now) == GAME:
        fighting = now.state.fight is not None
        return {"music-town": 0.35 if fighting else 1.0, "music-duel": 1.0 if fighting else 0.0}
    return dict(zip(LAYERS, BAND_VOLUMES[band(now.state)], strict=True))


def pulse(now: TownShown) -> float:
    """Milliseconds between two heartbeats where the next room is likely to kill; 0 elsewhere."""
    state, trip = now.state, now.state.trip
    if trip is None or not trip.begun:
        return 0.0
    risk = danger(state, trip.seat, trip.dungeon, unseen_rooms(state, trip.dungeon))
    part = (risk - DEADLY) / (1 - DEADLY)
    return round(SLOWEST - (SLOWEST - FASTEST) * part, -1) if risk >= DEADLY else 0.0


def side(happened: Event) -> float:
    """The stereo position of an Event, -WIDTH to WIDTH: dungeons and places of the town are side by side."""
    for row, names in (("dungeon", tuple(DUNGEONS)), ("place", tuple(TOWN))):
        if (where := getattr(happened, row, None)) in names:
            return WIDTH * (2 * names.index(str(where)) / (len(names) - 1) - 1)
    return 0.0


RULES = SoundRules[TownShown](
    GAME, lambda _before, _now, happened: EventSound((SoundPosition(side(happened)),)), mood, pulse, bed, changes
)
"""Everybody hears everything, from its side."""


def table_sounds(
    context: AppContext, match: Match, facts: Callable[[], TableFacts], layout: Callable[[], Layout | None]
) -> SoundAdapter[TownShown]:
    """The sounds of a table that is played. A new match is heard beginning; that somebody has answered is public.

    Input is silent where others at this screen must not hear how many steps a secret choice takes.
    """

    def shown() -> TownShown:
        now = facts()
        return TownShown(now.state, now.curtain)

    def is_muted() -> bool:
        now = facts()
        secret = now.secrets is not None or (now.decision is not None and now.decision.is_private)
        return secret and now.sole is None and bool(now.persons)

    def opening() -> Sequence[Signal]:
        begun = [one for events in match.log for one in events if isinstance(one, event.RoundBegan)]
        return begun if match.turn == 0 else []

    def view() -> Area | None:
        """The stage, or the entrances where they are larger."""
        found = layout()
        return None if found is None else max(found.stage, found.entrances, key=lambda area: area.w * area.h)

    return SoundAdapter(RULES, context, shown, opening=opening, answers=lambda: match.turn, hushes=is_muted, view=view)


def replay_sounds(context: AppContext, state: Callable[[], State], playback: Playback) -> SoundAdapter[TownShown]:
    """The sounds of a replay."""
    return SoundAdapter(RULES, context, lambda: TownShown(state()), playback)
