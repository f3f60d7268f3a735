"""Paints the great clock in the middle of the map: the time left, and the strokes of Big Ben."""

from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.text import say
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, WHITE, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.board.layout import CLOCK_SIZE

UNITS_PER_TURN = 12
"""Minutes in one turn of the hand."""
LAST_MINUTE = 60
"""The rim pulses in these last seconds."""
PULSE_MS, PULSE_STEPS = 1000.0, 8
"""Milliseconds of a pulse, and the number of its pictures."""
PICTURE_SCALE = 640 / 620
"""The size of the clock's picture, with its shadow, in sizes of its plate."""
RING_RADII = (0.722, 0.826)
"""The inner and the outer radius of the minute ring, in halves of the plate."""
STROKES = 3
FINER = 2
BELL = ((0.5, 0.04), (0.62, 0.1), (0.74, 0.3), (0.8, 0.62), (0.95, 0.8), (0.05, 0.8), (0.2, 0.62), (0.26, 0.3), (0.38, 0.1))
"""The outline of a bell, in its widths."""
Sectors = tuple[tuple[int, int, Colour], ...]
"""The sectors of the minute ring: start and end in seconds of twelve minutes, and the colour."""


class DialState(NamedTuple):
    """What the clock shows: the `seconds` left, or those spent where the time is not `limited`, and the strokes of Big Ben so far.

    `pulse` is the phase of the rim's pulse in the last minute, 0 to `PULSE_STEPS`.
    """

    seconds: int = 0
    limited: bool = False
    strokes: int = 0
    pulse: int = 0

    @property
    def is_last_minute(self) -> bool:
        """Whether the last minute runs."""
        return self.limited and self.seconds <= LAST_MINUTE

    @property
    def words(self) -> str:
        """The time as minutes and seconds."""
        return f"{self.seconds // 60:02}:{self.seconds % 60:02}"


def dial_state(left_ms: int | None, spent_ms: int, strokes: int = 0, time: float = 0.0) -> DialState:
    """The clock with so many milliseconds left (None: no limit) and spent; `time` is the clock of the animations, 0 where nothing may move."""
    if left_ms is None:
        return DialState(spent_ms // 1000, strokes=strokes)
    made = DialState(-(-max(0, left_ms) // 1000), True, strokes)
    pulse = round(PULSE_STEPS * (0.5 - 0.5 * cos(2 * pi * time / PULSE_MS))) if time else PULSE_STEPS
    return made._replace(pulse=pulse) if made.is_last_minute else made


def dial_area(plate: Area) -> Area:
    """The clock with its shadow around a plate."""
    return plate.inset(-plate.w * (PICTURE_SCALE - 1) / 2)


def paint(canvas: Canvas, area: Area, state: DialState) -> None:
    """Paint the clock with its shadow."""
    plate = shapes.square(area.centre, area.w / PICTURE_SCALE)
    centre, half = plate.centre, plate.w / 2
    with canvas.clip(area):
        canvas.picture("london/dial", area)
        if state.is_last_minute:
            far = state.pulse / PULSE_STEPS
            canvas.circle(centre, half * 0.898, mix(theme.OXBLOOD, theme.ALARM, far), max(2.0, half * (0.02 + 0.03 * far)))
        made = ring(canvas.pixels(half * RING_RADII[1]), _sectors(state))
        canvas.surface.blit(made, made.get_rect(center=canvas.point(*centre)))
        _hand(canvas, plate, state.seconds / 60 / UNITS_PER_TURN % 1.0)
        _time(canvas, centre, plate.w / CLOCK_SIZE, state)


def _sectors(state: DialState) -> Sectors:
    """Time left is bright, time spent dark."""
    if not state.limited:
        return ((0, state.seconds % 720, theme.TIME_LEFT),)
    till = min(720, state.seconds)
    return ((0, till, theme.OXBLOOD if state.is_last_minute else theme.TIME_LEFT), (till, 720, theme.TIME_SPENT))


@keep(1)
def ring(r: int, parts: Sectors) -> pygame.Surface:
    """The picture of the ring's sectors; the scale shows through."""
    made = pygame.Surface((2 * r, 2 * r), pygame.SRCALPHA)
    for start, end, colour in parts:
        if end > start:
            turns = [2 * pi * second / 720 - pi / 2 for second in [*range(start, end, 30), end]]
            cut = pygame.Surface(made.get_size(), pygame.SRCALPHA)
            pygame.draw.polygon(cut, WHITE, [(r, r), *((r + 2 * r * cos(turn), r + 2 * r * sin(turn)) for turn in turns)])
            cut.blit(_whole_ring(r, colour), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            made.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return made


@keep(1)
def _whole_ring(r: int, colour: Colour) -> pygame.Surface:
    """The ring in one colour, drawn at `FINER` times its size for smooth edges."""
    wide = r * FINER
    large = pygame.Surface((2 * wide, 2 * wide), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, (*colour, 176), (wide, wide), wide, round(wide * (1 - RING_RADII[0] / RING_RADII[1])))
    return pygame.transform.smoothscale(large, (2 * r, 2 * r))


def _hand(canvas: Canvas, plate: Area, turn: float) -> None:
    """Paint a short hand over the ring, at a share of a turn."""
    way, (x, y), half = 2 * pi * turn - pi / 2, plate.centre, plate.w / 2

    def at(far: float, aside: float) -> tuple[float, float]:
        return x + half * (far * cos(way) - aside * sin(way)), y + half * (far * sin(way) + aside * cos(way))

    canvas.shape([at(0.66, -0.012), at(0.86, -0.03), at(0.9, 0), at(0.86, 0.03), at(0.66, 0.012)], theme.OXBLOOD, BLACK, 1.2)
    canvas.circle(at(0.66, 0), half * 0.03, theme.OXBLOOD)


def _time(canvas: Canvas, centre: tuple[float, float], unit: float, state: DialState) -> None:
    """Paint the time left, or spent, and the strokes."""
    (x, y), limited = centre, state.limited
    ink = theme.ALARM_INK if state.is_last_minute else theme.INK
    if not limited:
        made = infinity_sign(canvas.pixels(62 * unit), ink)
        canvas.surface.blit(made, made.get_rect(center=canvas.point(x, y - 46 * unit)))
    size = canvas.fitting(state.words, (74 if limited else 52) * unit, 168 * unit, "bold", 0.4)
    top = y - (12 if limited else -2) * unit - canvas.high(size, "bold") * 0.56
    canvas.text(state.words, (x, top), size, ink, face="bold", align="centre")
    label = say("ui-ld-dial-left" if limited else "ui-ld-dial-spent")
    small = canvas.fitting(label, 23 * unit, 140 * unit, "italic", 0.4)
    if canvas.wide(label, small, "italic") <= 150 * unit:  # a tiny clock shows the time alone
        colour = mix(theme.INK, theme.PAPER, 0.22)
        canvas.text(label, (x, y + 21 * unit), small, colour, face="italic", align="centre", room=150 * unit)
    for number in range(STROKES):
        rect = canvas.rect(shapes.square((x + (number - 1) * 27 * unit, y + 64 * unit), 19 * unit))
        canvas.surface.blit(_bell(*rect.size, number < state.strokes), rect)


@keep(1)
def _bell(w: int, h: int, struck: bool) -> pygame.Surface:
    """A stroke of Big Ben: a bell if it has been `struck`, else its outline."""
    large, colour = pygame.Surface((w * 8, h * 8), pygame.SRCALPHA), theme.BLOOD if struck else (*theme.INK, 130)
    pygame.draw.polygon(large, colour, [(x * w * 8, y * h * 8) for x, y in BELL], 0 if struck else max(4, w // 3))
    pygame.draw.circle(large, colour, (w * 4, h * 7), w * (0.9 if struck else 0.7))
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
