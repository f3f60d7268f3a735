"""Reduce a picture to 256 colours: half of the size, and not told apart at the size at which figures are shown.

The colours are found by cutting: the box of pixels that differ most is cut at the mean of what differs most in it, until there are 256.
What can be seen through counts less, and pixels of every share of transparency have colours of their own.
"""

import numpy as np
import numpy.typing as npt
import pygame

COLOURS = 256
Pixels = npt.NDArray[np.float32]


def reduced(picture: pygame.Surface) -> bytes:
    """The pixels of a picture (RGBA) with at most 256 colours."""
    pixels = np.frombuffer(pygame.image.tobytes(picture, "RGBA"), np.uint8).reshape(-1, 4).astype(np.float32)
    for box in _cut(pixels):
        pixels[box] = pixels[box].mean(axis=0)
    return pixels.round().astype(np.uint8).tobytes()


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
