"""The interface of scenes, and the application context that they share."""

import json
import os
from collections.abc import Hashable, Sequence
from copy import copy
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import pygame
from msgspec import Struct

from game.match import Match
from game.match.record import SaveError
from game.storage import autosave as saves, paths
from game.storage.replays import Summary, characters
from game.text import ENGLISH, error_text, has, language, languages, name, say, use
from game.ui.draw.canvas import Canvas, DisplayOptions
from game.ui.input.state import InputState
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.sound.sounds import Sounds

if TYPE_CHECKING:
    from game.match import Match


PATTERN = "names-*.json"


class NameTable(Struct):
    """Names by their ids, in one language."""

    names: dict[str, str]

    def of(self, thing: str) -> str:
        """The name of a thing; its id if the table has no name for it."""
        return self.names.get(thing, thing)


def names_of(match: Match) -> NameTable:
    """The names of what a match is named after and of its characters: their short names, if they have any."""
    rules, state = match.rules, match.game.state
    things = (rules.title(state), *characters(rules, state))
    return NameTable({thing: say(f"short-{thing}") if has(f"short-{thing}") else name(thing) for thing in things})


def turn(summary: Summary, names: NameTable | None) -> str:
    """The progress of a match: its turn and the Hero, or the round and the person's side in a game of two sides."""
    if summary.party:
        return say("ui-carry-round", game=say(f"game-{summary.game}"), round=summary.turns, side=summary.party)
    if names is not None and summary.taker:
        return say("ui-carry-turn-of", turn=summary.turns, hero=names.of(summary.taker))
    return say("ui-carry-turn", kind=summary.game, game=say(f"game-{summary.game}"), turn=summary.turns)


class NameCache:
    """The files with the names of the matches in `folder`, one for each match and language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._written: Path | None = None

    def file(self, match_id: str) -> Path:
        """The file with the names of a match in the current language."""
        return self.folder / f"names-{match_id}-{language()}.json"

    def read(self, autosave: Path) -> NameTable | None:
        """The names of the match of an autosave; None if they are not cached."""
        try:
            return msgspec.json.decode(self.file(saves.short_id_in(autosave)).read_bytes(), type=NameTable)
        except (OSError, msgspec.MsgspecError):
            return None

    def write(self, match: Match) -> None:
        """Cache the names of a running match. Errors are ignored, because names can always be looked up again."""
        file = self.file(saves.short_id(match))
        if file == self._written:
            return
        names = names_of(match)
        try:
            file.write_bytes(msgspec.json.encode(names))
            self._forget()
        except OSError:
            return
        self._written = file

    def _forget(self) -> None:
        """Remove the names of matches without an autosave."""
        left = {saves.short_id_in(path) for path in saves.autosaves(self.folder)}
        for old in self.folder.glob(PATTERN):
            if old.stem.split("-")[1] not in left:
                old.unlink()


LARGE_PRINT_SCALE = 1.55
"""The factor by which table mode enlarges all text, so that it can be read from two metres."""
TRACE = "DREADHOUSE_TRACE"
"""The environment variable with the file to which the program writes its targets, for scripts that play with a real mouse."""


class Scene(Protocol):
    """A screen of the program. `handle` and `update` return where to go; None stays."""

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Handle a key, a click or a window event."""

    def update(self, dt: float) -> Navigation | None:
        """Advance by `dt` milliseconds."""

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the whole window."""


class AppContext:
    """What all scenes share: settings, input, the canvas, the agent worker, autosaves and sounds.

    In a `kiosk` no input leaves the program. `unclean` says that the last run crashed, so that the menu can reassure the
    player. `second` marks the context of the second window. `saves_nothing` is set for demos: no file of the player changes.
    `is_interactive` is set by the main loop: an expensive picture may be prepared over several frames, the current one since
    `frame_start` (`time.perf_counter`). `last_game` is the game that was played last ("" for none): the menu shows its box in
    front.
    """

    def __init__(self, settings: Settings | None = None, agent_worker: AgentWorker | None = None) -> None:
        self.settings = settings or Settings()
        self.input = InputState(self.settings)
        self.agent_worker = agent_worker or AgentWorker()
        self.autosaves, self.names = saves.Autosaves(paths.autosaves()), NameCache(paths.autosaves())
        self.kiosk = self.unclean = self.second = self.saves_nothing = False
        self.is_interactive, self.frame_start = False, 0.0
        self.painted, self.last_game = False, ""
        self.spots: list[pygame.Rect] | None = None
        self.sounds = Sounds(lambda: self.settings)
        self._canvas: Canvas | None = None
        self._trace = os.environ.get(TRACE, "")
        self._traced = ""

    def speak(self) -> None:
        """Switch to the player's language, or to English if its texts are missing."""
        chosen = self.settings.language
        use(language=chosen if chosen in languages() else ENGLISH)

    def canvas(self, surface: pygame.Surface) -> Canvas:
        """The canvas of the window. It is kept with its panels until the window or the text size changes."""
        old, size, chosen = self._canvas, surface.get_size(), self.settings
        look = DisplayOptions(chosen.aids, chosen.soft, chosen.table, chosen.weight == "bold", language())
        letter = (chosen.second_letter if self.second else chosen.letter) * (LARGE_PRINT_SCALE if chosen.table else 1)
        if old is None or (old.window, old.letter, old.zoom, old.look) != (size, letter, chosen.scale, look):
            self._canvas = Canvas(surface, size, letter, zoom=chosen.scale, look=look)
        elif old.surface is not surface:
            old.surface = surface
        assert self._canvas is not None
        return self._canvas

    def for_second_window(self) -> "AppContext":
        """A context for the second window, with a canvas, input, held keys and text size of its own. The rest is shared."""
        hand = copy(self.input)
        hand.down = {}
        return self._copied(second=True, input=hand, _traced="", _trace=self._trace and f"{self._trace}.second")

    def without_saving(self) -> "AppContext":
        """A context for a match that is not saved and that fills a part of the window, with a canvas of its own."""
        return self._copied(saves_nothing=True, _trace="")

    def _copied(self, **changes: object) -> "AppContext":
        """A copy with a canvas of its own and these changes."""
        other = copy(self)
        vars(other).update(_canvas=None, spots=None, **changes)
        return other

    def point(self, position: tuple[int, int]) -> tuple[float, float]:
        """A pixel of the window in logical pixels."""
        return self._canvas.logical(position) if self._canvas else (0.0, 0.0)

    def autosave(self, match: "Match") -> str:
        """Save the match automatically. Returns the message for the player if that fails, else ""."""
        if self.saves_nothing:
            return ""
        try:
            self.autosaves.save(match)
        except SaveError as error:
            return error_text(error)
        self.names.write(match)
        return ""

    def save_shown(self, match: "Match") -> None:
        """Save that all Events of a match have been shown."""
        if not self.saves_nothing:
            self.autosaves.save_shown(match)

    def count(self, match: "Match") -> None:
        """Save the stopwatch of a match between two answers."""
        if not self.saves_nothing:
            self.autosaves.save_clock(match)

    @property
    def traces(self) -> bool:
        """Whether a script wants a trace."""
        return bool(self._trace)

    def trace(self, scene: str, targets: Sequence[Any], focused: Hashable, *, busy: bool = False, **more: Any) -> None:
        """Write the targets to the trace file, if a script wants one; `focused` is the key of the one with the focus."""
        if not self._trace or self._canvas is None:
            return
        canvas = self._canvas
        items = []
        for item in targets:
            x, y = canvas.point(*item.area.centre)
            clickable = item.within is None or item.within.holds(item.area.centre)
            items.append({
                "key": str(item.key), "x": x, "y": y, "label": item.label, "group": item.group, "refused": item.refused,
                "focused": item.key == focused, "open": clickable, "kind": type(item.data).__name__,
            })  # fmt: skip
        line = json.dumps({**more, "scene": scene, "busy": busy, "items": items})  # a form may have a value called "items"
        if line != self._traced:
            self._traced = line
            part = Path(f"{self._trace}.part")
            part.write_text(line, encoding="utf-8")
            part.replace(self._trace)
