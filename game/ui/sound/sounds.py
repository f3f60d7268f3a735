"""The sounds of the program. Scenes report what happens; calls never wait or fail, with or without a sound device."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.rules.engine.content import ContentError, data_folder
from game.rules.engine.script import Event
from game.ui.settings import Settings
from game.ui.sound.beds import FULL, BedPlayer, Pulse, RandomCueTimer
from game.ui.sound.cues import COMMON, NOTHING, STINGER, Cues, EventSound, SoundPosition
from game.ui.sound.device import Device, ErrorLog, Loader, Loudspeaker, ThreadedDevice, wanted
from game.ui.sound.scene_sounds import InputSounds, adapter_of, bed_of, covered, hushed
from game.ui.sound.schedule import Captions, ScheduledCue, SoundSchedule, repeats
from game.ui.sound.speech import SpeechReader, engines
from game.ui.sound.voices import Duck, SoundCache, VoicePool, near

LATE, PATIENT = 250.0, 2000.0
"""The milliseconds after which a sound that is not decoded yet is dropped; important ones wait longer."""
VEIL = 400.0
"""The milliseconds in which the bed fades out when the window is hidden."""
SHEET = 0.55
"""The volume of the bed under a dialog."""
HASTE = 100.0
ECHO = 240.0
"""The milliseconds between the same sound at several positions."""
READING = 8.0
"""The decibels by which music and ambience are ducked while a text is read aloud."""
READY = 24
"""The number of sounds that are prepared for the next animations."""
FIRST = 2
"""The frame in which the device is opened, after the first picture."""
NEWS = (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED)
PREPARED = ("focus", "press", "back", "refuse", "page", "curtain", "card-lift")
SPOKEN = ("notice",)
"""Sounds of the interface with a caption. The others only confirm the player's own input."""


class Sounds:
    """The sounds of the program. `settings` is called each frame, so that a new volume takes effect at once."""

    def __init__(self, settings: Callable[[], Settings], device: Device | None = None, *, background: bool = True) -> None:
        self.settings = settings
        self.deaf = device is None and not wanted()
        self.trouble = ErrorLog()
        self.device = ThreadedDevice(device or Loudspeaker(), Loader("loudspeaker", background=background), self.trouble)
        self.fast, self.slow = Loader("sounds", background=background), Loader("loops", background=background)
        folder = data_folder("sounds") / "baked"
        self.shelf = SoundCache(self.device, folder, self.fast, self.trouble)
        self.voices = VoicePool(self.device)
        self.beds = BedPlayer(self.device, folder, self.slow, self.trouble)
        self.score, self.duck, self.captions = SoundSchedule(), Duck(), Captions()
        self.touch, self.strays = InputSounds(), RandomCueTimer()
        self.cues, self.pulse = Cues(), Pulse()
        self.voice = SpeechReader(engines() if wanted() else (), background=background)
        self.frames = 0
        self.live = False
        self._late: list[ScheduledCue] = []
        self._levels: tuple[int, ...] = ()
        self._scene: Any = None
        self._under = self._veil = 1.0
        self._hidden = False

    # ------------------------------------------------------------------ calls of scenes

    def happened(self, game: str, event: Event, ms: float, how: EventSound = EventSound(), pace: float = 1.0) -> None:  # noqa: B008  # immutable
        """Play the cue of an Event that is shown for `ms` milliseconds at normal pace."""
        heard = self.cues.heard(game, event, how.facts)
        cue = None if heard is None else self.cues.cue(game, heard.cue)
        if heard is None or cue is None:
            return
        times = repeats(heard.times, heard.every, ms / pace)
        notes = [
            ScheduledCue(heard.cue, cue, how.late / pace + due + after * ECHO, place.pan, place.side)
            for after, place in enumerate(how.places)
            for due in times
        ]
        beside = ((name, self.cues.cue(game, name)) for name in how.also)
        self.score.write(notes + [ScheduledCue(name, one, 0.0, how.places[0].pan, beside=True) for name, one in beside if one])

    def expect(self, game: str, events: Sequence[Event], facts: Mapping[str, object] = NOTHING) -> None:
        """Prepare the first sounds of Events that will be shown soon."""
        if self.live and self.settings().pace <= HASTE:
            heard = dict.fromkeys(answer.cue for event in events if (answer := self.cues.heard(game, event, facts)) is not None)
            for name in list(heard)[:READY]:
                if (cue := self.cues.cue(game, name)) is not None:
                    self.shelf.want(cue)

    def play(self, name: str, game: str = COMMON, place: SoundPosition = SoundPosition()) -> bool:  # noqa: B008  # an immutable default
        """Play a cue at once, such as that of a button. Returns whether it has a new caption."""
        cue = self.cues.cue(game, name)
        return cue is not None and self._sound(ScheduledCue(name, cue, self.score.now, place.pan, place.side))

    def repeat(self, name: str, game: str, times: int, apart: float) -> None:
        """Play a cue several times, `apart` milliseconds from each other."""
        if (cue := self.cues.cue(game, name)) is not None:
            self.score.write([ScheduledCue(name, cue, place * apart) for place in range(times)])

    def drop(self, *names: str) -> None:
        """Drop the scheduled repeats of these cues."""
        self.score.drop(names)

    @property
    def reading(self) -> bool:
        """Whether a text is being read aloud."""
        return self.voice.speaking

    def felt(self, event: pygame.event.Event) -> None:
        """Note that the player has used a key or the mouse."""
        self.touch.felt(event)

    def target_pressed(self, *, refused: bool = False) -> None:
        """Note that the player has pressed a target."""
        self.touch.target_pressed(refused=refused)

    # ------------------------------------------------------------------ time

    def update(self, ms: float, scene: Any) -> None:
        """Advance the time. The device is opened after the first picture."""
        self.frames += 1
        self._hidden = False
        chosen = self.settings()
        aloud = chosen.aloud and bool(chosen.master) and not hushed(scene)
        self.voice.follow(getattr(scene, "aloud", "") if aloud else "")
        if self.frames == 1:
            self.cues = self._read()
            if not self.deaf:
                self.device.loader.ask(self._begin)
        elif self.frames == FIRST and not self.deaf:
            if pygame.display.get_init():  # device events need no repaint
                pygame.event.set_blocked(NEWS)
            self.device.start()
        self._listen()
        changed = self.captions.update(ms)
        self._enter(scene)
        self._touched(scene)
        changed = self._throb(ms, scene) or changed
        changed = self._stray(ms, scene) or changed
        for note in self.score.update(ms, hasty=self.settings().pace > HASTE):
            changed = self._sound(note) or changed
        self._beneath(scene)
        if self.live:
            self._mix(ms)
        elif self.deaf:
            self._late.clear()
        if not self.settings().captions:
            changed = self.captions.clear() or changed
        if changed:
            scene.dirty = True

    def rest(self, ms: float) -> None:
        """Advance the time while the window is hidden: music and ambience fade out until it is visible again."""
        self._hidden = True
        self.voice.stop()
        self._listen()
        if self.live:
            self._mix(ms)

    def _begin(self) -> None:
        """Start a reader thread, in the device's thread."""
        self.fast.begin()
        self.slow.begin()

    def _read(self) -> Cues:
        try:
            return Cues.read()
        except (ContentError, OSError, ValueError, KeyError) as error:
            self.trouble.note("cues", error)
            self.deaf = True
            return Cues()

    def _listen(self) -> None:
        """Check whether the device is open, or has failed."""
        if self.device.broken:
            self.live, self.deaf = False, True
        elif self.device.open and not self.live:
            self.live = True
            for name in PREPARED:
                if (cue := self.cues.cue(COMMON, name)) is not None:
                    self.shelf.want(cue)

    def _sound(self, note: ScheduledCue) -> bool:
        """Play a cue, now or once it is decoded. Returns whether it has a new caption."""
        if not self.deaf:
            self._late.append(note)
        if self.settings().captions and not note.beside and (note.cue.bus != "interface" or note.name in SPOKEN):
            return self.captions.add(note.name, self.cues.length(note.cue), note.side)
        return False

    def _touched(self, scene: Any) -> None:
        """Play the sound of the player's input, unless input sounds are muted."""
        name = self.touch.cue(scene)
        if name == "take-back":
            self.score.clear()
        if name and not hushed(scene):
            self.play(name)

    def _enter(self, scene: Any) -> None:
        """Play the opening sound of a new scene."""
        if scene is not self._scene and self.cues.games:
            self._scene = scene
            if (adapter := adapter_of(scene)) is not None:
                adapter.entered()

    def _beneath(self, scene: Any) -> None:
        """Choose the bed and the volumes of its layers for a scene."""
        bed, adapter = bed_of(scene), adapter_of(scene)
        if bed is not None and self.cues.games:
            self.beds.play(self.cues, bed if bed in self.cues.games else COMMON)
            calm = dict.fromkeys(self.cues.game(self.beds.name).hushed, 0.0)
            for layer in self.beds.shape(calm if adapter is None else adapter.mood()):
                self._announce(layer)
        self._under = SHEET if covered(scene) else 1.0

    def _throb(self, ms: float, scene: Any) -> bool:
        """Play the heartbeat of a scene with danger, unless a dialog covers it. Returns whether it has a new caption."""
        adapter = adapter_of(scene)
        if covered(scene) or not self.pulse.update(ms, 0.0 if adapter is None else adapter.pulse()):
            return False
        cue = self.cues.cue(COMMON, "heartbeat")
        return cue is not None and self._sound(ScheduledCue("heartbeat", cue, self.score.now))

    def _stray(self, ms: float, scene: Any) -> bool:
        """Play random cues over the current bed. Returns whether there is a new caption."""
        adapter = adapter_of(scene)
        if adapter is not None:
            adapter.passing()
        game = self.beds.name
        strewn = self.cues.game(game).strewn
        name = self.strays.update(ms, game, strewn, adapter.mood() if strewn.under and adapter is not None else FULL)
        return bool(name) and self.play(name, game, SoundPosition(self.strays.pan))

    def _announce(self, layer: str) -> None:
        """Show a caption for a change of music."""
        if self.settings().captions and self.beds.bed is not None:
            self.captions.add(layer, 3.0)

    def _mix(self, ms: float) -> None:
        """Update the voices and the bed."""
        self.voices.update(ms)
        self._late = [note for note in self._late if not self._played(note)]
        self._retune()
        under = self.duck.update(ms, [*self.voices.ducking, READING if self.voice.speaking else 0.0])
        self._veil = near(self._veil, 0.0 if self._hidden else 1.0, ms / VEIL)
        self.beds.update(ms, self.settings(), under * self._under * self._veil)

    def _played(self, note: ScheduledCue) -> bool:
        """Whether a scheduled cue is finished: played, unreadable, or too late."""
        kept = self.shelf.take(note.cue)
        if kept is not None:
            self.voices.play(note.cue, kept, self.settings(), note.pan)
            return True
        patience = PATIENT if note.cue.duck >= STINGER else LATE
        return self.score.now - note.due > patience or self.shelf.hopeless(note.cue)

    def _retune(self) -> None:
        chosen = self.settings()
        levels = (chosen.master, chosen.effects, chosen.ambience)
        if levels != self._levels:
            self._levels = levels
            self.voices.retune(chosen)

    def close(self) -> None:
        """Stop all sounds, and close the device and the threads."""
        self.live, self.deaf = False, True
        self.voice.close()
        ended = [self.fast.close(), self.slow.close()]
        self.voices.active.clear()
        self.shelf.clear()
        self.beds.bed = self.beds.next = None
        if all(ended):
            self.device.close()
