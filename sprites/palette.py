"""Save a picture as a PNG of 256 colours: a quarter of the size, and not told apart at the size at which figures are shown.

The colours are found by cutting: the box of pixels that differ most is cut at the mean of what differs most in it, until there are 256.
What can be seen through counts less, and pixels of every share of transparency have colours of their own.
"""

import struct
import zlib
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame

COLOURS = 256
Pixels = npt.NDArray[np.float32]


def save(picture: pygame.Surface, file: Path) -> None:
    """Write a picture with at most 256 colours."""
    width, height = picture.get_size()
    pixels = np.frombuffer(pygame.image.tobytes(picture, "RGBA"), np.uint8).reshape(-1, 4).astype(np.float32)
    boxes = _cut(pixels)
    boxes.sort(key=lambda box: float(pixels[box, 3].mean()))  # the see-through ones first, as tRNS wants them
    colours = np.array([pixels[box].mean(axis=0) for box in boxes]).round().astype(np.uint8)
    rows = np.zeros((height, width + 1), np.uint8)  # each row starts with its filter, none
    for i, box in enumerate(boxes):
        rows[box // width, box % width + 1] = i
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", head),
        (b"PLTE", colours[:, :3].tobytes()),
        (b"tRNS", colours[:, 3].tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    )
    file.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts))


def _cut(pixels: Pixels) -> list[npt.NDArray[np.intp]]:
    """The pixels in boxes of like colours, as their numbers."""
    seen = pixels.copy()
    seen[:, :3] *= pixels[:, 3:] / 255
    boxes = [np.arange(len(pixels))]
    spread = [_spread(seen, boxes[0])]
    while len(boxes) < COLOURS and max(spread) > 0:
        widest = int(np.argmax(spread))
        box = boxes[widest]
        values = seen[box]
        most = values[:, int(np.argmax(values.var(axis=0)))]
        low = most <= most.mean()
        if low.all():  # rounding has put the mean above everything
            spread[widest] = 0
            continue
        boxes[widest], rest = box[low], box[~low]
        boxes.append(rest)
        spread[widest] = _spread(seen, boxes[widest])
        spread.append(_spread(seen, rest))
    return boxes


def _spread(seen: Pixels, box: npt.NDArray[np.intp]) -> float:
    """How much the pixels of a box differ; many count more than few, but not in proportion."""
    return float(seen[box].var(axis=0).sum()) * len(box) ** 0.75


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
