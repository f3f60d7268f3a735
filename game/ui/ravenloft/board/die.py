"""The twenty-sided die in three dimensions: it turns, is lit from the upper left, and comes to rest with one face up."""

import math
from functools import lru_cache
from itertools import combinations

import pygame

from game.ui.draw import fonts
from game.ui.draw.art import keep
from game.ui.draw.theme import Colour, mix, rgb
from game.ui.ravenloft.board.effects import lot

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]
GOLDEN = (1 + math.sqrt(5)) / 2
FINER = 2
"""The die is drawn this many times larger and scaled down, for smooth edges."""
LIGHT: Vector = (-0.42, -0.62, 0.66)
DEEP, BODY, BRIGHT = rgb("#3a0908"), rgb("#b8302a"), rgb("#ff8a70")
EDGE, INK = rgb("#ffb49a"), rgb("#fff3dc")
TURNS = 2.6
"""The turns of the die before it comes to rest."""


def _unit(v: Vector) -> Vector:
    long = math.sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2)
    return v[0] / long, v[1] / long, v[2] / long


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


CORNERS: tuple[Vector, ...] = tuple(
    _unit(v) for a in (-1.0, 1.0) for b in (-GOLDEN, GOLDEN) for v in ((0.0, a, b), (a, b, 0.0), (b, 0.0, a))
)
"""The twelve corners of an icosahedron, each at distance 1."""
_SIDE = min(math.dist(one, other) for one, other in combinations(CORNERS, 2)) * 1.01


def _middle(face: tuple[int, ...]) -> Vector:
    a, b, c = (CORNERS[corner] for corner in face)
    return (a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, (a[2] + b[2] + c[2]) / 3


def _numbered() -> tuple[tuple[int, int, int], ...]:
    """The faces in the order of their numbers: opposite faces add up to 21."""
    faces = [
        face
        for face in combinations(range(12), 3)
        if all(math.dist(CORNERS[i], CORNERS[j]) < _SIDE for i, j in combinations(face, 2))
    ]
    half = [face for face in faces if _middle(face) > tuple(-part for part in _middle(face))]
    half.sort(key=lambda face: lot(*(round(part * 1000) for part in _middle(face))))
    numbered: dict[int, tuple[int, int, int]] = {}
    for place, face in enumerate(half):
        number = place + 1 if place % 2 == 0 else 20 - place
        numbered[number] = face
        other = min(faces, key=lambda back: _dot(_middle(back), _middle(face)))
        numbered[21 - number] = other
    return tuple(numbered[number] for number in range(1, 21))


FACES = _numbered()


def product(a: Matrix, b: Matrix) -> Matrix:
    """The product of two rotations: `b`, then `a`."""
    columns = list(zip(*b, strict=True))
    return tuple(tuple(_dot(row, column) for column in columns) for row in a)  # type: ignore[return-value]


def turned(axis: Vector, angle: float) -> Matrix:
    """The rotation by `angle` around `axis`."""
    x, y, z = _unit(axis)
    c, s = math.cos(angle), math.sin(angle)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


@lru_cache(maxsize=20)
def resting(face: int) -> Matrix:
    """The rotation that shows this face to the viewer, with a corner upwards."""
    corners = FACES[face - 1]
    ahead = _unit(_middle(corners))
    tip = CORNERS[corners[0]]
    along = _dot(tip, ahead)
    up = _unit((tip[0] - ahead[0] * along, tip[1] - ahead[1] * along, tip[2] - ahead[2] * along))
    down = (-up[0], -up[1], -up[2])
    return _cross(down, ahead), down, ahead


def posture(face: int, spin: float) -> Matrix:
    """The rotation of the die; `spin` goes from 1 (just thrown) to 0 (at rest)."""
    if spin <= 0:
        return resting(face)
    axis = _unit((0.9, 0.35 + 0.5 * lot(face, 3), 0.25))
    return product(turned(axis, -math.tau * TURNS * spin**1.7), resting(face))


def draw(size: int, face: int, spin: float) -> pygame.Surface:
    """The die as a picture of `size` by `size` pixels; `spin` goes from 1 to 0."""
    return _resting_picture(size, face) if spin <= 0 else _drawn(size, face, spin)


@keep(2)
def _resting_picture(size: int, face: int) -> pygame.Surface:
    return _drawn(size, face, 0.0)


def _drawn(size: int, face: int, spin: float) -> pygame.Surface:
    matrix = posture(face, spin)
    big = size * FINER
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    radius, middle = big * 0.47, big / 2
    points = [tuple(_dot(row, corner) for row in matrix) for corner in CORNERS]
    seen: list[tuple[float, int, list[tuple[float, float]]]] = []
    for number, corners in enumerate(FACES, start=1):
        a, b, c = (points[corner] for corner in corners)
        ahead = (a[2] + b[2] + c[2]) / 3
        if ahead <= 0.02:
            continue
        normal = _unit(((a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3, ahead))
        flat = [(middle + p[0] * radius, middle + p[1] * radius) for p in (a, b, c)]
        pygame.draw.polygon(made, _shade(_dot(normal, LIGHT)), flat)
        seen.append((normal[2], number, flat))
    for depth, _, flat in seen:
        pygame.draw.polygon(made, mix(DEEP, EDGE, 0.25 + 0.4 * depth), flat, max(1, big // 90))
    made = pygame.transform.smoothscale(made, (size, size))
    for depth, number, flat in seen:
        if depth > (0.93 if spin <= 0 else 0.8):
            _number(made, size, number, depth, flat)
    return made


def _shade(light: float) -> Colour:
    if light < 0.35:
        return mix(DEEP, BODY, max(0.0, 0.3 + light * 1.4))
    return mix(BODY, BRIGHT, max(0.0, light - 0.35) ** 1.5)


def _number(made: pygame.Surface, size: int, number: int, depth: float, flat: list[tuple[float, float]]) -> None:
    """Paint the number of a face that is turned to the viewer."""
    x, y = (sum(point[axis] for point in flat) / 3 / FINER for axis in (0, 1))
    pixels = max(9, round(size * 0.235 * (depth**2)) // 2 * 2)
    words = fonts.render("title", pixels, str(number), INK)
    dark = fonts.render("title", pixels, str(number), DEEP)
    for dx, dy in ((1, 1), (-1, 0), (0, -1)):
        made.blit(dark, dark.get_rect(center=(x + dx, y + dy)))
    made.blit(words, words.get_rect(center=(x, y)))
    if number in (6, 9):
        pygame.draw.line(
            made, INK, (x - pixels * 0.22, y + pixels * 0.52), (x + pixels * 0.22, y + pixels * 0.52), max(1, pixels // 14)
        )


def hop(spin: float) -> float:
    """The height of the die above the table, as a share of its size: three bounces, each lower."""
    done = 1 - spin
    return abs(math.cos(done * math.pi * 2.5)) * (1 - done) ** 1.4 * 0.9 if spin > 0 else 0.0
