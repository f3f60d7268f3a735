"""Writes animated PNG files, which every browser shows, with the standard library alone."""

import struct
import zlib
from pathlib import Path
from typing import BinaryIO

import pygame

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
        packed = zlib.compress(_rows(self._last, part), 6)
        if self.frames:
            self._chunk(b"fdAT", struct.pack(">I", self._next()) + packed)
        else:
            self._chunk(b"IDAT", packed)
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


def _rows(picture: pygame.Surface, part: pygame.Rect) -> bytes:
    """The pixels of a part as PNG rows, each with filter 0."""
    pixels, wide = pygame.image.tobytes(picture.subsurface(part), "RGB"), part.w * 3
    return b"".join(b"\0" + pixels[start : start + wide] for start in range(0, len(pixels), wide))
