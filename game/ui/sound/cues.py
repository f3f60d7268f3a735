"""The mapping from Events to cues: the table `sounds/cues.toml`, whose head explains its format."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from game.rules.engine.content import data_folder, read_toml
from game.rules.engine.script import Event

Bus = Literal["effects", "interface", "ambience", "music"]
COMMON = "common"
FACTS = ("listener", "killer", "kind", "deed", "way", "hours")
"""The conditions in rules besides the fields of an Event, as a game's listener supplies them: the side that listens ("" for everybody), the killer, the kind of a card, the kind of a deed, the direction of a movement, and the number of strokes of an hour.
"""
NOTHING: Mapping[str, object] = {}
STINGER = 9.0
"""The least ducking in dB of important cues, which are never dropped."""


class Cue(Struct, frozen=True, forbid_unknown_fields=True):
    """A sound as the game plays it; `gain` and `duck` are dB, `pitch` is a fraction of the speed.

    A cue that tells positions plays from `each` of its positions, however many there are.
    """

    file: str
    variants: int = 1
    bus: Bus = "effects"
    gain: float = 0.0
    pitch: float = 0.0
    duck: float = 0.0
    loop: bool = False
    each: bool = False

    def name(self, variant: int) -> str:
        """The file of the variant, counted from 0, without folder and extension."""
        return f"{self.file}-{variant + 1}" if self.variants > 1 else self.file

    @property
    def weight(self) -> float:
        """The priority of the cue when not everything can be played."""
        return 1.0 if self.bus == "interface" else 2.0 + self.duck


class CueRule(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule for an Event: its conditions, the cue, how often it plays, and the seconds `every` between repeats."""

    cue: str
    when: dict[str, Any] = {}
    times: str = ""
    every: float = 0.0


class RandomCue(Struct, frozen=True, forbid_unknown_fields=True):
    """Cues that play at random times over a bed, `least` to `most` seconds apart.

    One with `under` belongs to a layer of the bed, and plays only while that layer does.
    """

    cues: list[str] = []
    under: dict[str, str] = {}
    least: float = 20.0
    most: float = 60.0


class GameCues(Struct, frozen=True, forbid_unknown_fields=True):
    """The cues of one game. `hushed` are layers of its bed that only a mood fades in; `silent` explains why an Event has no cue.

    A second bed `of` a game has that game's cues.
    """

    of: str = ""
    cue: dict[str, Cue] = {}
    bed: dict[str, list[str]] = {}
    hushed: list[str] = []
    strewn: RandomCue = RandomCue()
    ids: dict[str, list[str]] = {}
    event: dict[str, list[CueRule]] = {}
    silent: dict[str, str] = {}


NO_CUES = GameCues()


class CueMatch(NamedTuple):
    """The cue for an Event, how often it plays, and the seconds between."""

    cue: str
    times: int = 1
    every: float = 0.0


def bare(value: object) -> object:
    """A value as rules compare it: an id without its number, None and an empty tuple as "none"."""
    if isinstance(value, str):
        stem, _, number = value.rpartition("-")
        return stem if stem and number.isdigit() else value
    return "none" if value is None or value == () else value


class Cues:
    """The cues of all games, and the measured lengths of their files."""

    def __init__(self, games: dict[str, GameCues] | None = None, seconds: dict[str, float] | None = None) -> None:
        self.games, self.seconds = games or {}, seconds or {}

    @classmethod
    def read(cls, folder: Path | None = None) -> "Cues":
        """Read the table. Raises ContentError, OSError or ValueError if it is missing or damaged."""
        folder = folder or data_folder("sounds")
        games = msgspec.convert(read_toml(folder / "cues.toml"), dict[str, GameCues])
        manifest = json.loads((folder / "baked" / "manifest.json").read_text(encoding="utf-8"))
        return cls(games, {name: float(facts["seconds"]) for name, facts in manifest.items()})

    def game(self, name: str) -> GameCues:
        """The cues of one game; empty for an unknown one."""
        return self.games.get(name, NO_CUES)

    def cue(self, game: str, name: str) -> Cue | None:
        """The cue of this name: of the game, of the game of its second bed, or of all games."""
        own = self.game(game)
        return own.cue.get(name) or self.game(own.of).cue.get(name) or self.game(COMMON).cue.get(name)

    def length(self, cue: Cue) -> float:
        """The length of a cue in seconds."""
        return self.seconds.get(cue.name(0), 1.0)

    def heard(self, game: str, event: Event, facts: Mapping[str, object] = NOTHING) -> CueMatch | None:
        """The cue for an Event under these FACTS; None if no rule matches."""
        for row in self.game(game).event.get(type(event).__name__, ()):
            if self._holds(game, row, event, facts):
                times = getattr(event, row.times, facts.get(row.times, 1)) if row.times else 1
                return CueMatch(row.cue, times if isinstance(times, int) else 1, row.every)
        return None

    def _holds(self, game: str, row: CueRule, event: Event, facts: Mapping[str, object]) -> bool:
        return all(
            self._allowed(game, value, event, bare(getattr(event, field, facts.get(field)))) for field, value in row.when.items()
        )

    def _allowed(self, game: str, wanted: Any, event: Event, value: object) -> bool:
        if isinstance(wanted, list):
            return any(self._allowed(game, one, event, value) for one in wanted)
        if isinstance(wanted, str) and wanted.startswith("@"):
            return value in self.game(game).ids.get(wanted[1:], ())
        if isinstance(wanted, str) and wanted.startswith("="):
            return value == bare(getattr(event, wanted[1:], None))
        return bool(value == wanted)


class SoundPosition(NamedTuple):
    """The position of a sound: from -1 (left) to 1 (right), and the side if it is outside the view."""

    pan: float = 0.0
    side: str = ""


class EventSound(NamedTuple):
    """How an Event is heard: from where, with which facts for its cue, with the cues `also`, and `late` milliseconds after it is shown.

    At several positions it plays one after the other. It takes at least `least_ms`, and ends the scheduled repeats of the cues in `ends`. One with
    `sparse` is left out within so many milliseconds after the last one.
    """

    places: Sequence[SoundPosition] = (SoundPosition(),)
    facts: Mapping[str, object] = NOTHING
    also: Sequence[str] = ()
    late: float = 0.0
    least_ms: float = 0.0
    ends: Sequence[str] = ()
    sparse: float = 0.0
