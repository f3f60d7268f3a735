"""Scenes, and what they share."""

import json
import os
from collections.abc import Hashable, Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.match.record import SaveError
from game.storage import autosave as saves, paths
from game.text import ENGLISH, error_text, language, languages, use
from game.ui.draw.canvas import Canvas, Look
from game.ui.input.state import InputState
from game.ui.scene.agent_worker import Thinker
from game.ui.scene.match_names import Notes
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.sound.sounds import Sounds

if TYPE_CHECKING:
    from game.match import Match

FAR = 1.55
"""How much larger all letters are in table mode, to be read from two metres."""
TRACE = "DREADHOUSE_TRACE"
"""An environment variable: a file in which the program keeps where its places are, for a script that plays with a real mouse."""


class Scene(Protocol):
    """A screen of the program. `handle` and `update` return where it leads; None stays."""

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Take a key, a click, a change of the window."""
        ...

    def update(self, dt: float) -> Navigation | None:
        """Let `dt` milliseconds pass."""
        ...

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the whole window."""
        ...


class TracedFocus(Protocol):
    """The hit targets of a scene, and which of them has the focus."""

    current: Hashable

    @property
    def targets(self) -> Sequence[Any]:
        """The targets."""
        ...


class AppContext:
    """What all scenes share: settings, the hand that holds the program, the canvas, the thinker for agents, autosaves.

    In a `kiosk` nothing leads out of the program; after an `unclean` end the cabinet says that nothing is lost. `second` is the same house as
    the second window shows it. In a `traceless` one nothing is kept of a match. A `patient` one is painted again and again, so that a picture may
    be made ready over several frames; the last one of them `began` at a moment of `time.perf_counter`. `box` is the game that was on the table
    last ("" for none yet): its box stands in front when the cabinet is seen again.
    """

    def __init__(self, settings: Settings | None = None, thinker: Thinker | None = None) -> None:
        self.settings = settings or Settings()
        self.input = InputState(self.settings)
        self.thinker = thinker or Thinker()
        self.autosaves, self.names = saves.Autosaves(paths.autosaves()), Notes(paths.autosaves())
        self.kiosk = self.unclean = self.second = self.traceless = False
        self.is_interactive, self.began = False, 0.0
        self.painted, self.box = False, ""
        self.spots: list[pygame.Rect] | None = None
        self.sounds = Sounds(lambda: self.settings)
        self._canvas: Canvas | None = None
        self._trace = os.environ.get(TRACE, "")
        self._traced = ""

    def speak(self) -> None:
        """Speak the player's language; English where there are no words in it any more."""
        chosen = self.settings.language
        use(language=chosen if chosen in languages() else ENGLISH)

    def canvas(self, surface: pygame.Surface) -> Canvas:
        """The canvas of the window, kept with its panels until the window or the text size changes."""
        old, size, chosen = self._canvas, surface.get_size(), self.settings
        look = Look(chosen.aids, chosen.soft, chosen.table, chosen.weight == "bold", language())
        letter = (chosen.second_letter if self.second else chosen.letter) * (FAR if chosen.table else 1)
        if old is None or (old.window, old.letter, old.zoom, old.look) != (size, letter, chosen.scale, look):
            self._canvas = Canvas(surface, size, letter, zoom=chosen.scale, look=look)
        elif old.surface is not surface:
            old.surface = surface
        assert self._canvas is not None
        return self._canvas

    def annexed(self) -> "AppContext":
        """The same house for the second window: with a canvas, a hand and a size of text of its own; everything else is shared."""
        other = copy(self)
        other.move_out()
        return other

    def guest(self) -> "AppContext":
        """The same house for a match that leaves no trace, shown on a part of the window: with a canvas of its own."""
        other = copy(self)
        other.leave_no_trace()
        return other

    def leave_no_trace(self) -> None:
        """Be that other house."""
        self.traceless, self._canvas, self.spots, self._trace = True, None, None, ""

    def move_out(self) -> None:
        """Be that other house. What is held down in the first window, and with which device, is not seen here."""
        self.second, self._canvas, self.spots, self._traced = True, None, None, ""
        self.input = copy(self.input)
        self.input.down = {}
        self._trace = self._trace and f"{self._trace}.second"

    def point(self, position: tuple[int, int]) -> tuple[float, float]:
        """Where a pixel of the window lies in logical pixels."""
        return self._canvas.logical(position) if self._canvas else (0.0, 0.0)

    def autosave(self, match: "Match") -> str:
        """Save by itself; returns the sentence for the player where that fails."""
        if self.traceless:
            return ""
        try:
            self.autosaves.save(match)
        except SaveError as error:
            return error_text(error)
        self.names.write(match)
        return ""

    def count(self, match: "Match") -> None:
        """Keep how far the stopwatch of a match has gone since its last answer."""
        if not self.traceless:
            self.autosaves.save_clock(match)

    def trace(self, scene: str, focus: TracedFocus, *, busy: bool = False, **more: Any) -> None:
        """Write where the places are, if a script asked for it."""
        if not self._trace or self._canvas is None:
            return
        canvas = self._canvas
        items = []
        for item in focus.targets:
            x, y = canvas.point(*item.area.centre)
            clickable = item.within is None or item.within.holds(item.area.centre)
            items.append({
                "key": str(item.key), "x": x, "y": y, "label": item.label, "group": item.group, "refused": item.refused,
                "focused": item.key == focus.current, "open": clickable, "kind": type(item.data).__name__,
            })  # fmt: skip
        line = json.dumps({"scene": scene, "busy": busy, "items": items, **more})
        if line != self._traced:
            self._traced = line
            part = Path(f"{self._trace}.part")
            part.write_text(line, encoding="utf-8")
            part.replace(self._trace)
