"""Pictures of baked sounds, for people who cannot hear them here: `python sounds/look.py OUT.png NAME ...`.

For each sound: the wave (its shape in time), and below it the spectrogram from 30 Hz to 16 kHz on a logarithmic scale, 80 dB deep, with
lines at 100 Hz, 1 kHz and 10 kHz. A name may be the start of several.
"""

import json
import os
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame
from ogg import unpacked
from recipes.kit import RATE, Wave
from seal import HERE

WIDE, WAVE, HEAT, WORDS = 300, 60, 150, 16
COLUMNS = 6
LOW, HIGH, DEEP = 30.0, 16_000.0, 80.0


def spectrogram(wave: Wave, columns: int, rows: int) -> Wave:
    """The power, in dB below the loudest, at `columns` moments and `rows` frequencies, low ones at the bottom."""
    size = 2048 if len(wave) < 8 * RATE else 8192
    padded = np.concatenate([np.zeros(size // 2), wave, np.zeros(size)])
    starts = np.linspace(0, len(wave) - 1, columns).astype(int)
    frames = np.stack([padded[at : at + size] for at in starts]) * np.hanning(size)
    power = np.abs(np.fft.rfft(frames, axis=1)) ** 2
    edges = LOW * (HIGH / LOW) ** (np.arange(rows + 1) / rows) * size / RATE
    picture = np.stack([power[:, int(low) : max(int(low) + 1, int(high))].max(axis=1) for low, high in pairwise(edges)], axis=1)
    return 10 * np.log10(np.maximum(picture / power.max(), 1e-12))[:, ::-1]


def drawing(name: str, facts: dict[str, float]) -> pygame.Surface:
    """One sound as a picture."""
    wave = unpacked(HERE / "baked" / f"{name}.ogg")
    wave = wave if wave.ndim == 1 else wave.mean(axis=1)
    out = pygame.Surface((WIDE, WORDS + WAVE + HEAT))
    words = f"{name.split('/')[1]} {facts['seconds']:.2f}s {facts['peak']:.0f}dB {facts['loudness']:.0f}LU"
    out.blit(pygame.font.Font(None, 17).render(words, True, "white"), (2, 2))
    for column, piece in enumerate(np.array_split(wave, WIDE)):
        low, high = (WORDS + WAVE / 2 * (1 - float(edge)) for edge in (piece.max(), piece.min()))
        pygame.draw.line(out, "#60c0ff", (column, low), (column, high))
    heat = np.clip(1 + spectrogram(wave, WIDE, HEAT) / DEEP, 0, 1)
    colours = np.stack(
        [np.clip(2.2 * heat, 0, 1), np.clip(2 * heat - 0.7, 0, 1), np.clip(0.7 * np.sin(np.pi * heat), 0, 1)], axis=2
    )
    out.blit(pygame.surfarray.make_surface((255 * colours).astype(np.uint8)), (0, WORDS + WAVE))
    for line in (100, 1000, 10_000):
        row = WORDS + WAVE + HEAT * (1 - np.log(line / LOW) / np.log(HIGH / LOW))
        pygame.draw.line(out, "#406040", (0, row), (WIDE, row))
    return out


def main(words: list[str]) -> int:
    """Draw the named sounds on one sheet."""
    facts = json.loads((HERE / "baked" / "manifest.json").read_text(encoding="utf-8"))
    names = [name for name in facts if name.startswith(tuple(words[1:]))]
    pygame.font.init()
    rows = -(-len(names) // COLUMNS)
    sheet = pygame.Surface((COLUMNS * (WIDE + 4), rows * (WORDS + WAVE + HEAT + 6)))
    sheet.fill("#202020")
    for place, name in enumerate(names):
        sheet.blit(drawing(name, facts[name]), (place % COLUMNS * (WIDE + 4), place // COLUMNS * (WORDS + WAVE + HEAT + 6)))
    pygame.image.save(sheet, Path(words[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
