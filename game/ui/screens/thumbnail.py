"""The thumbnail of an autosave: drawn by the table of its game in a separate process, and cached beside the autosaves."""

import io
import multiprocessing
import os
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import msgspec
import pygame

from game.match import Match
from game.match.record import SaveError
from game.storage import paths
from game.text import language, use
from game.ui.scene.agent_worker import leave_with_parent
from game.ui.scene.context import TRACE, NameCache, NameTable, names_of

SIZE = (480, 300)
STAGE = (2400, 1500)
PATTERN = "seen-*"


def draw(path: Path, language: str) -> tuple[bytes, NameTable]:
    """Draw the board of the match in `path` for a spectator as a PNG, without the decision. Returns it with the names.

    Raises SaveError.
    """
    use(language=language)
    match = Match.load(path)
    stage, cut = _paint(match, STAGE)
    out = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(stage.subsurface(cut), SIZE), out, "seen.png")
    return out.getvalue(), names_of(match)


def picture_of(match: Match, size: tuple[int, int]) -> bytes:
    """The window with a match as a spectator sees it, without the decision: red, green and blue of each pixel, row by row."""
    return pygame.image.tobytes(_paint(match, size)[0], "RGB")


def _paint(match: Match, size: tuple[int, int]) -> tuple[pygame.Surface, pygame.Rect]:
    """A stage with the match, and the part of it that is worth keeping."""
    from game.ui.registry import game_ui
    from game.ui.scene.agent_worker import AgentWorker
    from game.ui.scene.context import AppContext
    from game.ui.settings import Settings

    pygame.font.init()
    stage = pygame.Surface(size)
    context = AppContext(Settings(reduced=True), AgentWorker(background=False))
    use(game=match.rules.name)
    return stage, game_ui(match.rules.name).thumbnail(context, match, stage)


def thumbnail_file(path: Path) -> Path:
    """The file for the picture of an autosave as it is now."""
    try:
        stamp = path.stat().st_mtime_ns
    except OSError:
        stamp = 0
    return paths.autosaves() / f"seen-{path.stem}-{stamp}-{language()}.png"


def _init_worker() -> None:
    """Initialize the worker process: it writes no trace, and exits with the program."""
    os.environ.pop(TRACE, None)
    leave_with_parent()


class Thumbnail:
    """The picture of the match in `path`, drawn in the background: `poll` never waits. None if it cannot be drawn."""

    def __init__(self, path: Path, *, background: bool = True) -> None:
        self.path, self.file = path, thumbnail_file(path)
        self.picture: pygame.Surface | None = None
        self.words: NameTable | None = NameCache(paths.autosaves()).read(path)
        self._pool: ProcessPoolExecutor | None = None
        self._coming: Future[tuple[bytes, NameTable]] | None = None
        self._background, self._begun = background, False

    def poll(self) -> bool:
        """Check the worker. Returns whether the picture has just arrived."""
        if self.picture is not None:
            return False
        if not self._begun:
            self._begun = True
            return self._read() or self._begin()
        if self._coming is None or not self._coming.done():
            return False
        coming, self._coming = self._coming, None
        try:
            self._take(*coming.result())
        except Exception:  # noqa: BLE001  # a missing picture is not an error
            return False
        finally:
            self.close()
        return self.picture is not None

    def _read(self) -> bool:
        """Load the cached picture."""
        try:
            self.words = msgspec.json.decode(self.file.with_suffix(".json").read_bytes(), type=NameTable)
            self.picture = pygame.image.load(self.file)
        except (OSError, pygame.error, msgspec.MsgspecError):
            return False
        return True

    def _begin(self) -> bool:
        if not self._background:
            try:
                self._take(*draw(self.path, language()))
            except (SaveError, OSError, pygame.error):
                return False
            return True
        try:
            self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_init_worker)
            self._coming = self._pool.submit(draw, self.path, language())
        except (OSError, RuntimeError):
            self.close()
        return False

    def _take(self, drawn: bytes, words: NameTable) -> None:
        """Show the picture, and cache it in place of the previous one."""
        self.words = words
        self.picture = pygame.image.load(io.BytesIO(drawn), "seen.png")
        try:
            for old in paths.autosaves().glob(PATTERN):
                old.unlink()
            self.file.write_bytes(drawn)
            self.file.with_suffix(".json").write_bytes(msgspec.json.encode(words))
        except OSError:  # it is drawn again next time
            return

    def close(self) -> None:
        """Stop the worker process."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            pool.shutdown(wait=False, cancel_futures=True)
