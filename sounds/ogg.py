"""Waves to Ogg Vorbis and back, byte for byte the same each time."""

import io
import struct
from pathlib import Path

import numpy as np
import soundfile
from recipes.kit import RATE, Wave

SERIAL = 0x0D4EAD
PIECE = 1 << 16
BEND, TRIES = 600, 12
"""How many samples before the seam of a loop may be bent, and how often it is tried."""


def _table() -> list[int]:
    table = []
    for byte in range(256):
        rest = byte << 24
        for _bit in range(8):
            rest = ((rest << 1) ^ 0x04C11DB7 if rest & 0x80000000 else rest << 1) & 0xFFFFFFFF
        table.append(rest)
    return table


TABLE = _table()


def _checksum(page: bytes) -> int:
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ TABLE[(rest >> 24) ^ byte]
    return rest


def _numbered(data: bytes) -> bytes:
    """The file with our own serial number in every page: the encoder draws one by the clock."""
    out, at = bytearray(data), 0
    while at < len(out):
        segments = out[at + 26]
        end = at + 27 + segments + sum(out[at + 27 : at + 27 + segments])
        struct.pack_into("<II", out, at + 14, SERIAL, struct.unpack_from("<I", out, at + 18)[0])
        struct.pack_into("<I", out, at + 22, 0)
        struct.pack_into("<I", out, at + 22, _checksum(bytes(out[at:end])))
        at = end
    return bytes(out)


def packed(wave: Wave, quality: float) -> bytes:
    """An Ogg Vorbis file of the wave; `quality` goes from 0 to 1."""
    room = io.BytesIO()
    sides = 1 if wave.ndim == 1 else wave.shape[1]
    with soundfile.SoundFile(
        room, "w", RATE, sides, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:  # in pieces: the encoder keeps what it is given on its stack
        for start in range(0, len(wave), PIECE):
            file.write(wave[start : start + PIECE])
    return _numbered(room.getvalue())


def packed_loop(wave: Wave, quality: float) -> bytes:
    """An Ogg Vorbis file of a loop whose seam survives.

    Compression changes both ends a little, each in its own way, and the step between them can be heard as a tick. So the file is read
    again, and the last milliseconds of what goes in are bent by what was missed, until the ends meet; the best of some tries is kept.
    """
    sides = wave.reshape(len(wave), -1)
    bent, best, found = sides.copy(), float("inf"), b""
    part = np.linspace(0, 1, BEND)
    value, slope = (3 * part**2 - 2 * part**3)[:, None], ((part**3 - part**2) * BEND)[:, None]
    for _try in range(TRIES):
        data = packed(bent.reshape(wave.shape), quality)
        ends = unpacked(data).reshape(len(wave), -1)
        steps = np.diff(np.concatenate([ends[-3:], ends[:3]]), axis=0) - np.diff(np.concatenate([sides[-3:], sides[:3]]), axis=0)
        missed = float(np.abs(np.diff(steps, axis=0)).max())
        if missed < best:
            best, found = missed, data
        bent[-BEND:] += 0.8 * (steps[2] * value + 0.5 * (steps[3] + steps[4] - steps[0] - steps[1]) * slope)
    return found


def unpacked(data: bytes | Path) -> Wave:
    """The wave of an Ogg file, mono (n,) or stereo (n, 2)."""
    return soundfile.read(io.BytesIO(data) if isinstance(data, bytes) else data, dtype="float64")[0]
