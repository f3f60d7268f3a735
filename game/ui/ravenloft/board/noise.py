"""Deterministic noise for pictures. No rule depends on it."""

import math
from functools import lru_cache

_MASK = 0xFFFFFFFF


@lru_cache(maxsize=4096)
def lot(*numbers: int) -> float:
    """A number from 0 to 1 that depends only on these integers."""
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = (mixed ^ (number & _MASK)) * 0x85EBCA6B & _MASK
        mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & _MASK
    return (mixed ^ mixed >> 16) / _MASK


def wander(phase: int, at: float) -> float:
    """A value from -1 to 1 that changes smoothly with `at`, by about its whole range in one step of 1."""
    whole = math.floor(at)
    part = at - whole
    part = part * part * (3 - 2 * part)
    one, other = lot(phase, whole), lot(phase, whole + 1)
    return 2 * (one + (other - one) * part) - 1


def flicker(phase: int, ms: float) -> float:
    """The flicker of a flame, from -1 to 1: two noises of about 3 and 7 Hz."""
    return 0.65 * wander(phase, ms * 0.003) + 0.35 * wander(phase + 977, ms * 0.007)
