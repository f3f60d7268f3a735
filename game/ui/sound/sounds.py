"""The sounds of the program. Scenes report what happens; calls never wait or fail, with or without a sound device."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pygame

from game.rules.engine.content import ContentError, data_folder
from game.rules.engine.script import Event
from game.ui.settings import Settings
from game.ui.sound.beds import BedPlayer, Pulse, RandomCueTimer
from game.ui.sound.cues import COMMON, NOTHING, STINGER, Cues, EventSound
from game.ui.sound.device import ErrorLog, Loader, Loudspeaker, ThreadedSpeaker, wanted
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

    def __init__(self, settings: Callable[[], Settings], device: Loudspeaker | None = None, *, background: bool = True) -> None:
        self.settings = settings
        self.deaf = device is None and not wanted()
        self.trouble = ErrorLog()
        self.device = ThreadedSpeaker(device or Loudspeaker(), Loader("loudspeaker", background=background), self.trouble)
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
        self._captions: list[tuple[str, str]] = []

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

    def play(self, name: str, game: str = COMMON, pan: float = 0.0) -> None:
        """Play a cue at once, such as that of a button."""
        if (cue := self.cues.cue(game, name)) is not None:
            self._sound(ScheduledCue(name, cue, self.score.now, pan))

    def repeat(self, name: str, game: str, times: int, apart: float) -> None:
        """Play a cue several times, `apart` milliseconds from each other."""
        if (cue := self.cues.cue(game, name)) is not None:
            self.score.write([ScheduledCue(name, cue, place * apart) for place in range(times)])

    @property
    def reading(self) -> bool:
        """Whether a text is being read aloud."""
        return self.voice.speaking

    def target_pressed(self, *, refused: bool = False) -> None:
        """Note that the player has pressed a target; `refused` if it only explains why it cannot be chosen."""
        self.touch.took = not refused

    # ------------------------------------------------------------------ time

    def update(self, ms: float, scene: Any) -> None:
        """Advance the time. The device is opened after the first picture."""
        self.frames += 1
        chosen = self.settings()
        aloud = chosen.aloud and bool(chosen.master) and not hushed(scene)
        self.voice.follow(getattr(scene, "aloud", "") if aloud else "")
        if self.frames == 1:
            self.cues = self._read()
            if not self.deaf:
                for loader in (self.fast, self.slow):  # starting a thread takes a moment
                    self.device.loader.ask(loader.begin)
        elif self.frames == FIRST and not self.deaf:
            if pygame.display.get_init():  # device events need no repaint
                pygame.event.set_blocked(NEWS)
            self.device.start()
        self._listen()
        self.captions.update(ms)
        self._play_scene(ms, scene)
        for note in self.score.update(ms, hasty=chosen.pace > HASTE):
            self._sound(note)
        self._beneath(scene)
        if self.live:
            self._mix(ms, 1.0)
        elif self.deaf:
            self._late.clear()
        if not chosen.captions:
            self.captions.lines = []
        shown = [(line.words, line.side) for line in self.captions.lines]
        if shown != self._captions:
            self._captions, scene.dirty = shown, True

    def rest(self, ms: float) -> None:
        """Advance the time while the window is hidden: music and ambience fade out until it is visible again."""
        self.voice.stop()
        self._listen()
        if self.live:
            self._mix(ms, 0.0)

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

    def _sound(self, note: ScheduledCue) -> None:
        """Play a cue, now or once it is decoded, and show its caption."""
        if not self.deaf:
            self._late.append(note)
        if self.settings().captions and not note.beside and (note.cue.bus != "interface" or note.name in SPOKEN):
            self.captions.add(note.name, self.cues.length(note.cue), note.side)

    def _play_scene(self, ms: float, scene: Any) -> None:
        """Play the opening of a new scene, the player's input, a heartbeat in danger, what changed, and random cues over the bed."""
        adapter = adapter_of(scene)
        if scene is not self._scene and self.cues.games:
            self._scene = scene
            if adapter is not None:
                adapter.entered()
        name = self.touch.cue(scene)
        if name == "take-back":
            self.score.clear()
        if name and not hushed(scene):
            self.play(name)
        if not covered(scene) and self.pulse.update(ms, 0.0 if adapter is None else adapter.pulse()):
            self.play("heartbeat")
        if adapter is not None:
            adapter.passing()
        game = self.beds.name
        strewn = self.cues.game(game).strewn
        stray = self.strays.update(ms, game, strewn, adapter.mood() if strewn.under and adapter is not None else {})
        if stray:
            self.play(stray, game, self.strays.pan)

    def _beneath(self, scene: Any) -> None:
        """Choose the bed and the volumes of its layers for a scene. A layer that becomes prominent has a caption."""
        bed, adapter = bed_of(scene), adapter_of(scene)
        if bed is not None and self.cues.games:
            self.beds.play(self.cues, bed if bed in self.cues.games else COMMON)
            calm = dict.fromkeys(self.cues.game(self.beds.name).hushed, 0.0)
            for layer in self.beds.shape(calm if adapter is None else adapter.mood()):
                if self.settings().captions:
                    self.captions.add(layer, 3.0)
        self._under = SHEET if covered(scene) else 1.0

    def _mix(self, ms: float, veil: float) -> None:
        """Update the voices and the bed, which fades towards the volume `veil`."""
        chosen = self.settings()
        self.voices.update(ms)
        self._late = [note for note in self._late if not self._played(note)]
        levels = (chosen.master, chosen.effects, chosen.ambience)
        if levels != self._levels:
            self._levels = levels
            self.voices.retune(chosen)
        under = self.duck.update(ms, [*self.voices.ducking, READING if self.voice.speaking else 0.0])
        self._veil = near(self._veil, veil, ms / VEIL)
        self.beds.update(ms, chosen, under * self._under * self._veil)

    def _played(self, note: ScheduledCue) -> bool:
        """Whether a scheduled cue is finished: played, unreadable, or too late."""
        kept = self.shelf.take(note.cue)
        if kept is not None:
            self.voices.play(note.cue, kept, self.settings(), note.pan)
            return True
        patience = PATIENT if note.cue.duck >= STINGER else LATE
        return self.score.now - note.due > patience or self.shelf.hopeless(note.cue)

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
