"""Pictures without a window: of a match, and of a demo as numbered pictures or an animated PNG file. The same seed makes the same film."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import pygame

from game.match import Match
from game.rules.engine.secret import Seat
from game.ui.app.routes import Router, demo_of
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Quit
from game.ui.settings import Settings, Start

SIGNATURE = b"\x89PNG\r\n\x1a\n"
RGB = 2
MOST = 65_000
"""The longest delay of one frame in milliseconds."""


class Animation:
    """An animated PNG file: `show` pictures for some milliseconds each, then `close`.

    Only the changed part of each picture is written. Raises OSError if the file cannot be written.
    """

    def __init__(self, path: Path, size: tuple[int, int]) -> None:
        self.size, self.frames, self._number, self._wait = size, 0, 0, 0
        self._last: pygame.Surface | None = None
        self._part = pygame.Rect((0, 0), size)
        self._file: BinaryIO = path.open("w+b")
        self._file.write(SIGNATURE)
        self._chunk(b"IHDR", struct.pack(">IIBBBBB", *size, 8, RGB, 0, 0, 0))
        self._count = self._file.tell()
        self._chunk(b"acTL", struct.pack(">II", 1, 0))

    def show(self, picture: pygame.Surface, ms: int) -> None:
        """Add a picture. One that equals the last one only lengthens it."""
        part = self._part if self._last is None else changed(self._last, picture)
        if (part.w and part.h) or self._wait + ms > MOST:
            self._write()
            self._part, self._wait = (part if part.w and part.h else pygame.Rect(0, 0, 1, 1)), 0
        self._last = picture.copy()
        self._wait += ms

    def close(self) -> None:
        """Write the last picture and the number of frames."""
        self._write()
        self._chunk(b"IEND", b"")
        self._file.seek(self._count)
        self._chunk(b"acTL", struct.pack(">II", self.frames, 0))
        self._file.close()

    def _write(self) -> None:
        """Write the last picture with its duration."""
        if self._last is None:
            return
        part, seconds = self._part, (self._wait, 1000)
        self._chunk(b"fcTL", struct.pack(">IIIIIHHBB", self._next(), part.w, part.h, part.x, part.y, *seconds, 0, 0))
        pixels, wide = pygame.image.tobytes(self._last.subsurface(part), "RGB"), part.w * 3
        rows = (b"\0" + pixels[at : at + wide] for at in range(0, len(pixels), wide))  # each with filter 0
        packed = zlib.compress(b"".join(rows), 6)
        self._chunk(*((b"fdAT", struct.pack(">I", self._next()) + packed) if self.frames else (b"IDAT", packed)))
        self.frames += 1

    def _next(self) -> int:
        self._number += 1
        return self._number - 1

    def _chunk(self, kind: bytes, content: bytes) -> None:
        self._file.write(struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content)))


def changed(before: pygame.Surface, after: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle with all pixels in which two pictures of one size differ; empty if there are none."""
    if before.get_view("2").raw == after.get_view("2").raw:
        return pygame.Rect(0, 0, 0, 0)
    same = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    same.invert()
    parts = same.get_bounding_rects()
    return parts[0].unionall(parts[1:]) if parts else pygame.Rect(0, 0, 0, 0)


RATE = 10
"""The frames per second of an animation."""
STEPS = 3
"""The number of update steps between two pictures."""
DIGITS = 4


class DemoRecorder:
    """A demo whose time advances as fast as it can be drawn."""

    def __init__(self, start: Start, size: tuple[int, int]) -> None:
        pygame.font.init()
        self.context = AppContext(Settings(), AgentWorker(background=False))
        self.surface = pygame.Surface(size)
        self.router = Router(self.context)
        self.router.go(demo_of(start))

    def picture(self, ms: float) -> pygame.Surface:
        """The picture of the demo `ms` milliseconds later."""
        steps = max(1, round(ms * RATE * STEPS / 1000))
        for _ in range(steps):
            navigation = self.router.scene.update(ms / steps)
            if navigation is not None and not isinstance(navigation, Quit):
                self.context.canvas(self.surface).forget()
                self.router.go(navigation)
        self.router.scene.draw(self.surface)
        return self.surface


def film(
    start: Start,
    size: tuple[int, int],
    seconds: float,
    out: Path,
    *,
    on_progress: Callable[[int, int], object] = lambda _done, _total: None,
) -> list[Path]:
    """Render `seconds` of the demo into "out.apng", or into "out-0001.png" and so on, one for each second. Returns the files.

    `on_progress` is called with the pictures made so far and their number. Raises OSError if they cannot be written.
    """
    camera, files = DemoRecorder(start, size), list[Path]()
    made = Animation(out, size) if out.suffix.lower() == ".apng" else None
    rate = 1 if made is None else RATE
    many = max(1, round(seconds * rate))
    for number in range(1, many + 1):
        picture = camera.picture(1000 / rate)
        if made is None:
            files.append(out.with_name(f"{out.stem}-{number:0{DIGITS}}{out.suffix}"))
            _save(picture, files[-1])
        else:
            made.show(picture, 1000 // rate)
        on_progress(number, many)
    if made is None:
        return files
    made.close()
    return [out]


def render(match: Match, seat: Seat | None, size: tuple[int, int], out: Path) -> None:
    """Draw what `seat` (None: a spectator) sees of `match` to the file `out`, in memory. Raises OSError if it cannot be written."""
    pygame.font.init()
    held: frozenset[Seat] = frozenset() if seat is None else frozenset((seat,))
    surface = pygame.Surface(size)
    game_ui(match.rules.name).table(AppContext(agent_worker=AgentWorker(background=False)), match, held=held).draw(surface)
    _save(surface, out)


def _save(picture: pygame.Surface, file: Path) -> None:
    try:
        pygame.image.save(picture, file)
    except pygame.error as error:
        raise OSError(str(error)) from error
