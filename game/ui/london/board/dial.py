"""Paints the great clock in the middle of the map: the time left, and the strokes of Big Ben."""

from collections.abc import Hashable
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.text import say
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.board.layout import CLOCK_SIZE, MapLayout

UNITS_PER_TURN = 12
"""Minutes in one turn of the hand."""
LAST_MINUTE_MS = 60_000
"""The rim pulses in these last milliseconds."""
SECOND_MS = 1000
PULSE_MS, PULSE_STEPS = 1000.0, 8
"""Milliseconds of a pulse, and the number of its pictures."""
PICTURE_SCALE = 640 / 620
"""The size of the clock's picture, with its shadow, in sizes of its plate."""
RING_RADII = (0.722, 0.826)
"""The inner and the outer radius of the minute ring, in halves of the plate."""
STROKES = 3
FINER = 2


class DialState(NamedTuple):
    """What the clock shows.

    `left_ms` are the milliseconds left (None: no limit), `spent_ms` those that have passed, `strokes` the strokes of Big Ben so
    far. `time` is the scene's clock in milliseconds, for the pulse; 0 stops the animation.
    """

    left_ms: int | None = None
    spent_ms: int = 0
    strokes: int = 0
    time: float = 0.0

    @property
    def seconds(self) -> int:
        """The seconds on display: those left, rounded up, or those spent."""
        return self.spent_ms // 1000 if self.left_ms is None else -(-max(0, self.left_ms) // 1000)

    @property
    def is_last_minute(self) -> bool:
        """Whether the last minute runs."""
        return self.left_ms is not None and self.left_ms <= LAST_MINUTE_MS

    @property
    def pulse(self) -> int:
        """The phase of the rim's pulse, 0 to `PULSE_STEPS`; the last one where nothing may move."""
        if not self.is_last_minute:
            return 0
        return round(PULSE_STEPS * (0.5 - 0.5 * cos(2 * pi * self.time / PULSE_MS))) if self.time else PULSE_STEPS

    @property
    def paint_key(self) -> Hashable:
        """Everything that the clock's picture depends on."""
        return self.left_ms is None, self.strokes, self.seconds, self.pulse


def paint(canvas: Canvas, layout: MapLayout, state: DialState, *, face_only: bool = False) -> pygame.Rect:
    """Paint the clock, or without its shadow if `face_only`. Returns the rectangle."""
    plate = layout.clock
    around = plate.inset(-plate.w * (PICTURE_SCALE - 1) / 2)
    box = plate if face_only else around
    with canvas.clip(box):
        canvas.picture("london/dial", around)
        _rim(canvas, plate, state)
        _sector(canvas, plate, state)
        _hand(canvas, plate, _hand_turn(state), theme.OXBLOOD)
        unit = plate.w / CLOCK_SIZE
        _time(canvas, plate.centre, unit, state)
    return canvas.rect(box)


def _rim(canvas: Canvas, plate: Area, state: DialState) -> None:
    """Paint the pulsing rim of the last minute."""
    if state.is_last_minute:
        far, half = state.pulse / PULSE_STEPS, plate.w / 2
        canvas.circle(plate.centre, half * 0.898, mix(theme.OXBLOOD, theme.ALARM, far), max(2.0, half * (0.02 + 0.03 * far)))


def time_words(state: DialState) -> str:
    """The time as minutes and seconds."""
    return f"{state.seconds // 60:02}:{state.seconds % 60:02}"


def _hand_turn(state: DialState) -> float:
    """The position of the hand, as a share of a turn: at the minutes left."""
    return state.seconds / 60 / UNITS_PER_TURN % 1.0


def prefetch_ring(canvas: Canvas, layout: MapLayout, state: DialState, *, smooth: bool) -> None:
    """Cache the ring of the next second: first its large picture, then, if `smooth`, the scaled one.

    It takes as long as the rest of the clock.
    """
    if state.left_ms is not None and state.left_ms > SECOND_MS:
        r, parts = _parts(canvas, layout.clock, state._replace(left_ms=state.left_ms - SECOND_MS))
        (ring if smooth else _large_ring)(r, parts)


def _sector(canvas: Canvas, plate: Area, state: DialState) -> None:
    """Paint the minute ring: time left is bright, time spent dark."""
    made = _ring(canvas, plate, state)
    canvas.surface.blit(made, made.get_rect(center=canvas.point(*plate.centre)))


def _ring(canvas: Canvas, plate: Area, state: DialState) -> pygame.Surface:
    return ring(*_parts(canvas, plate, state))


def _parts(canvas: Canvas, plate: Area, state: DialState) -> tuple[int, tuple[tuple[int, int, Colour], ...]]:
    """The radius of the ring in pixels and its sectors (start and end in seconds of twelve minutes, colour)."""
    r = canvas.pixels(plate.w / 2 * RING_RADII[1])
    if state.left_ms is None:
        parts: tuple[tuple[int, int, Colour], ...] = ((0, state.seconds % 720, theme.TIME_LEFT),)
    else:
        till = min(720, state.seconds)
        parts = ((0, till, theme.OXBLOOD if state.is_last_minute else theme.TIME_LEFT), (till, 720, theme.TIME_SPENT))
    return r, parts


@keep(3)
def ring(r: int, parts: tuple[tuple[int, int, Colour], ...]) -> pygame.Surface:
    """The picture of the ring's sectors; the scale shows through."""
    return pygame.transform.smoothscale(_large_ring(r, parts), (2 * r, 2 * r))


@keep(1)
def _large_ring(r: int, parts: tuple[tuple[int, int, Colour], ...]) -> pygame.Surface:
    """The ring at `FINER` times its size, for smooth edges."""
    wide = r * FINER
    large = pygame.Surface((2 * wide, 2 * wide), pygame.SRCALPHA)
    inner = wide * RING_RADII[0] / RING_RADII[1]
    for start, end, colour in parts:
        if end > start:
            turns = [2 * pi * second / 720 - pi / 2 for second in [*range(start, end, 3), end]]
            rim = [(wide + wide * cos(turn), wide + wide * sin(turn)) for turn in turns]
            back = [(wide + inner * cos(turn), wide + inner * sin(turn)) for turn in reversed(turns)]
            large.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
            pygame.draw.polygon(large, (*colour, 176), rim + back)
    return large


def _hand(canvas: Canvas, plate: Area, turn: float, colour: Colour) -> None:
    """Paint a short hand over the ring."""
    way, centre, half = 2 * pi * turn - pi / 2, plate.centre, plate.w / 2
    across = (cos(way + pi / 2), sin(way + pi / 2))

    def at(far: float, aside: float) -> tuple[float, float]:
        return (centre[0] + half * (far * cos(way) + aside * across[0]), centre[1] + half * (far * sin(way) + aside * across[1]))

    canvas.shape([at(0.66, -0.012), at(0.86, -0.03), at(0.9, 0), at(0.86, 0.03), at(0.66, 0.012)], colour, BLACK, 1.2)
    canvas.circle(at(0.66, 0), half * 0.03, colour)


def _time(canvas: Canvas, centre: tuple[float, float], unit: float, state: DialState) -> None:
    """Paint the time left, or spent, and the strokes."""
    ink = theme.ALARM_INK if state.is_last_minute else theme.INK
    label = say("ui-ld-dial-left" if state.left_ms is not None else "ui-ld-dial-spent")
    if state.left_ms is None:
        made = infinity_sign(canvas.pixels(62 * unit), ink)
        canvas.surface.blit(made, made.get_rect(center=canvas.point(centre[0], centre[1] - 46 * unit)))
    size = (74 if state.left_ms is not None else 52) * unit
    digits = time_words(state)
    size = canvas.fitting(digits, size, 168 * unit, "bold", 0.4)
    y = centre[1] - (12 if state.left_ms is not None else -2) * unit
    canvas.text(digits, (centre[0], y - canvas.high(size, "bold") * 0.56), size, ink, face="bold", align="centre")
    small = canvas.fitting(label, 23 * unit, 140 * unit, "italic", 0.4)
    if canvas.wide(label, small, "italic") <= 150 * unit:  # a tiny clock shows the time alone
        colour = mix(theme.INK, theme.PAPER, 0.22)
        canvas.text(label, (centre[0], centre[1] + 21 * unit), small, colour, face="italic", align="centre", room=150 * unit)
    for number in range(STROKES):
        spot = (centre[0] + (number - 1) * 27 * unit, centre[1] + 64 * unit)
        bell(canvas, spot, 19 * unit, struck=number < state.strokes)


def bell(canvas: Canvas, centre: tuple[float, float], wide: float, *, struck: bool) -> None:
    """Paint a stroke of Big Ben: a bell if it has been `struck`, else its outline."""
    rect = canvas.rect(shapes.square(centre, wide))
    canvas.surface.blit(_bell(*rect.size, struck), rect)


@keep(1)
def _bell(w: int, h: int, struck: bool) -> pygame.Surface:
    large = pygame.Surface((w * 8, h * 8), pygame.SRCALPHA)
    outline = [
        (0.5, 0.04),
        (0.62, 0.1),
        (0.74, 0.3),
        (0.8, 0.62),
        (0.95, 0.8),
        (0.05, 0.8),
        (0.2, 0.62),
        (0.26, 0.3),
        (0.38, 0.1),
    ]
    points = [(x * w * 8, y * h * 8) for x, y in outline]
    colour = (*theme.BLOOD, 255) if struck else (*theme.INK, 130)
    if struck:
        pygame.draw.polygon(large, colour, points)
        pygame.draw.circle(large, colour, (w * 4, h * 7), w * 0.9)
    else:
        pygame.draw.lines(large, colour, True, points, max(4, w // 3))
        pygame.draw.circle(large, colour, (w * 4, h * 7), w * 0.7)
    return pygame.transform.smoothscale(large, (w, h))


@keep(1)
def infinity_sign(wide: int, colour: Colour) -> pygame.Surface:
    """The picture of an infinity sign."""
    large = pygame.Surface((wide * 6, wide * 3), pygame.SRCALPHA)
    large.fill((*colour, 0))
    for step in range(241):
        turn = 2 * pi * step / 240
        share = 1 / (1 + sin(turn) ** 2)
        spot = (wide * 3 + wide * 2.55 * cos(turn) * share, wide * 1.5 + wide * 3 * sin(turn) * cos(turn) * share)
        pygame.draw.circle(large, (*colour, 255), spot, wide * 0.27)
    return pygame.transform.smoothscale(large, (wide, wide // 2))
