"""The twenty-sided die in three dimensions: it turns, is lit from the upper left, and comes to rest with one face up."""

import math
from functools import cache
from itertools import combinations

import pygame
from pygame import Vector3

from game.ui.draw import fonts
from game.ui.draw.art import keep
from game.ui.draw.theme import Colour, mix
from game.ui.ravenloft.board.effects import lot
from game.ui.ravenloft.theme import CREAM, DIE, DIE_BRIGHT, DIE_DEEP, DIE_EDGE

GOLDEN = (1 + math.sqrt(5)) / 2
FINER = 2
"""The die is drawn this many times larger and scaled down, for smooth edges."""
LIGHT = Vector3(-0.42, -0.62, 0.66)
TURNS = 2.6
"""The turns of the die before it comes to rest."""
CORNERS = tuple(
    Vector3(v).normalize() for a in (-1.0, 1.0) for b in (-GOLDEN, GOLDEN) for v in ((0.0, a, b), (a, b, 0.0), (b, 0.0, a))
)
"""The twelve corners of an icosahedron, each at distance 1."""
_SIDE = min(one.distance_to(other) for one, other in combinations(CORNERS, 2)) * 1.01


def middle(face: tuple[int, ...]) -> Vector3:
    """The middle of a face, given by its corners."""
    a, b, c = (CORNERS[corner] for corner in face)
    return (a + b + c) / 3


def _numbered() -> tuple[tuple[int, ...], ...]:
    """The faces in the order of their numbers: opposite faces add up to 21."""
    faces = [
        face
        for face in combinations(range(12), 3)
        if all(CORNERS[i].distance_to(CORNERS[j]) < _SIDE for i, j in combinations(face, 2))
    ]
    half = [face for face in faces if tuple(middle(face)) > tuple(-middle(face))]
    half.sort(key=lambda face: lot(*(round(part * 1000) for part in middle(face))))
    numbered: dict[int, tuple[int, ...]] = {}
    for place, face in enumerate(half):
        number = place + 1 if place % 2 == 0 else 20 - place
        numbered[number] = face
        numbered[21 - number] = min(faces, key=lambda back: middle(back).dot(middle(face)))
    return tuple(numbered[number] for number in range(1, 21))


FACES = _numbered()


@cache
def resting(face: int) -> tuple[Vector3, ...]:
    """The corners of the die with this face towards the viewer and one of its corners upwards: to the right, down, and ahead."""
    corners = FACES[face - 1]
    ahead, tip = middle(corners).normalize(), CORNERS[corners[0]]
    down = -(tip - ahead * tip.dot(ahead)).normalize()
    right = down.cross(ahead)
    return tuple(Vector3(right.dot(corner), down.dot(corner), ahead.dot(corner)) for corner in CORNERS)


def posture(face: int, spin: float) -> tuple[Vector3, ...]:
    """The corners of the die; `spin` goes from 1 (just thrown) to 0 (at rest)."""
    if spin <= 0:
        return resting(face)
    axis = Vector3(0.9, 0.35 + 0.5 * lot(face, 3), 0.25)
    return tuple(corner.rotate_rad(-math.tau * TURNS * spin**1.7, axis) for corner in resting(face))


@keep(2)
def draw(size: int, face: int, spin: float) -> pygame.Surface:
    """The die as a picture of `size` by `size` pixels; `spin` goes from 1 to 0."""
    big, points = size * FINER, posture(face, spin)
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    seen: list[tuple[float, int, list[tuple[float, float]]]] = []
    for number, corners in enumerate(FACES, start=1):
        towards = [points[corner] for corner in corners]
        centre = (towards[0] + towards[1] + towards[2]) / 3
        if centre.z > 0.02:
            normal = centre.normalize()
            flat = [(big / 2 + point.x * big * 0.47, big / 2 + point.y * big * 0.47) for point in towards]
            pygame.draw.polygon(made, _shade(normal.dot(LIGHT)), flat)
            seen.append((normal.z, number, flat))
    for depth, _, flat in seen:
        pygame.draw.polygon(made, mix(DIE_DEEP, DIE_EDGE, 0.25 + 0.4 * depth), flat, max(1, big // 90))
    made = pygame.transform.smoothscale(made, (size, size))
    for depth, number, flat in seen:
        if depth > (0.93 if spin <= 0 else 0.8):
            _number(made, size, number, depth, flat)
    return made


def _shade(light: float) -> Colour:
    if light < 0.35:
        return mix(DIE_DEEP, DIE, max(0.0, 0.3 + light * 1.4))
    return mix(DIE, DIE_BRIGHT, max(0.0, light - 0.35) ** 1.5)


def _number(made: pygame.Surface, size: int, number: int, depth: float, flat: list[tuple[float, float]]) -> None:
    """Paint the number of a face that is turned to the viewer."""
    x, y = (sum(point[axis] for point in flat) / 3 / FINER for axis in (0, 1))
    pixels = max(9, round(size * 0.235 * (depth**2)) // 2 * 2)
    words = fonts.render("title", pixels, str(number), CREAM)
    dark = fonts.render("title", pixels, str(number), DIE_DEEP)
    for dx, dy in ((1, 1), (-1, 0), (0, -1)):
        made.blit(dark, dark.get_rect(center=(x + dx, y + dy)))
    made.blit(words, words.get_rect(center=(x, y)))
    if number in (6, 9):
        left, right, low = x - pixels * 0.22, x + pixels * 0.22, y + pixels * 0.52
        pygame.draw.line(made, CREAM, (left, low), (right, low), max(1, pixels // 14))


def hop(spin: float) -> float:
    """The height of the die above the table, as a share of its size: three bounces, each lower."""
    done = 1 - spin
    return abs(math.cos(done * math.pi * 2.5)) * (1 - done) ** 1.4 * 0.9 if spin > 0 else 0.0
