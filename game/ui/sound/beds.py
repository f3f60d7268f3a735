"""What is heard under everything: beds of ambience and music with fades between them, random cues over a bed such as thunder, and the heartbeat."""

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.ui.settings import Settings
from game.ui.sound.cues import Cue, Cues, RandomCue
from game.ui.sound.device import TROUBLE, DecodedSound, ErrorLog, Loader, Loudspeaker
from game.ui.sound.voices import BEDS, near, sides, volume

COME, GO, LAYER = 2500.0, 1200.0, 4000.0
"""The milliseconds in which a bed fades in, fades out, and in which a layer of music fades from silence to full volume."""
FINE = 0.002
"""The smallest change of volume that is passed to the device."""


@dataclass
class LoopLayer:
    """A loop: its cue, its current and intended volume, and its sound once it is decoded."""

    name: str
    cue: Cue
    share: float = 0.0
    goal: float = 1.0
    level: float = 0.0
    noise: DecodedSound = None
    ready: bool = False


@dataclass
class Bed:
    """The loops of one place; `share` rises while it fades in and falls while it fades out."""

    name: str
    layers: list[LoopLayer] = field(default_factory=list)
    share: float = 0.0
    playing: bool = False


class BedPlayer:
    """The current bed and the next one. Only one is played at a time, so that they share voices and memory."""

    def __init__(self, device: Loudspeaker, folder: Path, loader: Loader, trouble: ErrorLog) -> None:
        self.device, self.folder, self.loader, self.trouble = device, folder, loader, trouble
        self.bed: Bed | None = None
        self.next: Bed | None = None

    @property
    def name(self) -> str:
        """The game of the current bed, or of the next one; "" if there is none."""
        bed = self.next or self.bed
        return bed.name if bed is not None else ""

    def play(self, cues: Cues, name: str) -> None:
        """Change to the bed of a game, after the current one has faded out."""
        if name == self.name:
            return
        if self.bed is not None and self.bed.name == name:
            self.next = None
            return
        named = cues.game(name).bed
        found = [(one, cues.cue(name, one)) for bus in ("ambience", "music") for one in named.get(bus, [])]
        self.next = Bed(name, [LoopLayer(one, cue) for one, cue in found if cue is not None][:BEDS])

    def shape(self, shares: Mapping[str, float]) -> list[str]:
        """Set the volumes of the layers, 1 for those not named. Returns those that become prominent."""
        risen = []
        for layer in self.bed.layers if self.bed is not None else []:
            goal = shares.get(layer.name, 1.0)
            if layer.goal < 0.4 <= goal:
                risen.append(layer.name)
            layer.goal = goal
        return risen

    def update(self, ms: float, settings: Settings, under: float) -> None:
        """Advance by `ms` milliseconds; `under` is the amplitude to which louder cues duck the bed."""
        if self.next is not None:
            self._change(ms)
        bed = self.bed
        if bed is None:
            return
        if not bed.playing:
            self._begin(bed)
        elif self.next is None:
            bed.share = near(bed.share, 1.0, ms / COME)
        if bed.playing:
            for place, layer in enumerate(bed.layers):
                layer.share = near(layer.share, layer.goal, ms / LAYER)
                level = bed.share * layer.share * under * volume(settings, layer.cue.bus)
                if abs(level - layer.level) > FINE or (level == 0 != layer.level):
                    layer.level = level
                    self.device.volume(place, sides(level))

    def _change(self, ms: float) -> None:
        """Fade the current bed; when it is silent, load the next one."""
        if self.bed is not None and self.bed.playing and self.bed.share > 0:
            self.bed.share = near(self.bed.share, 0.0, ms / GO)
            return
        if self.bed is not None and self.bed.playing:
            for place in range(len(self.bed.layers)):
                self.device.stop(place)
        self.bed, self.next = self.next, None
        for layer in self.bed.layers if self.bed is not None else []:
            self.loader.ask(lambda layer=layer: self._decode(layer))  # type: ignore[misc]

    def _decode(self, layer: LoopLayer) -> None:
        """Decode one loop, in the Loader's thread."""
        try:
            layer.noise, _size = self.device.decode(self.folder / f"{layer.cue.file}.ogg")
        except TROUBLE as error:
            self.trouble.note(layer.cue.file, error)
        layer.ready = True

    def _begin(self, bed: Bed) -> None:
        """Start all layers together, once all are decoded."""
        if not all(layer.ready for layer in bed.layers):
            return
        bed.layers = [layer for layer in bed.layers if layer.noise is not None]
        self.device.loop([layer.noise for layer in bed.layers])
        for layer in bed.layers:
            layer.share = layer.goal
        bed.playing = True


BEATS = 10
"""The number of beats after the danger has begun or grown. An endless heartbeat would be noise."""


class Pulse:
    """Counts the remaining beats, and the time until the next one."""

    def __init__(self) -> None:
        self.left = 0
        self.wait = 0.0
        self._every = 0.0

    def update(self, ms: float, every: float) -> bool:
        """Advance by `ms` milliseconds. Returns whether a beat plays now. `every` is the time between beats in milliseconds, 0 for none."""
        if every != self._every:
            self.left = BEATS if every and (not self._every or every < self._every) else self.left
            self._every = every
            self.wait = min(self.wait, every)
        if every and self.left:
            self.wait -= ms
            if self.wait <= 0:
                self.left, self.wait = self.left - 1, every
                return True
        return False


ASIDE = 0.8
"""The largest panning of a random cue."""
FORE = 0.4
"""The least volume of a layer whose random cues play."""


class RandomCueTimer:
    """Counts the milliseconds to the next random cue; `pan` is the position of the last one."""

    def __init__(self) -> None:
        self.chance = random.Random()  # noqa: S311  # only chooses the time of a sound
        self.name = ""
        self.wait = 0.0
        self.pan = 0.0

    def update(self, ms: float, name: str, strewn: RandomCue, shares: Mapping[str, float]) -> str:
        """Advance by `ms` milliseconds over the bed `name` with these volumes of its layers. Returns the cue to play now, "" for none."""
        if not strewn.cues or name != self.name:
            self.name, self.wait = name, self._gap(strewn)
            return ""
        self.wait -= ms
        if self.wait > 0:
            return ""
        self.wait, self.pan = self._gap(strewn), self.chance.uniform(-ASIDE, ASIDE)
        fitting = [cue for cue in strewn.cues if shares.get(strewn.under.get(cue, ""), 1.0) >= FORE]
        return self.chance.choice(fitting) if fitting else ""

    def _gap(self, strewn: RandomCue) -> float:
        return 1000 * self.chance.uniform(strewn.least, strewn.most)
