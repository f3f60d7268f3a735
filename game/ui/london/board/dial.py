"""The great clock in the middle of the map: the time that is left, or the hour of the story, and the strokes of Big Ben."""

from collections.abc import Hashable
from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.rules.london.tables.cards import SLOTS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import BLACK, Colour, mix, rgb
from game.ui.london import style
from game.ui.london.board.layout import FACE, Sheet

ROUND = 12
"""Minutes, or hours, in one turn of the hand."""
LAST = 60_000
"""In so many milliseconds before the end the rim pulses."""
SECOND = 1000
PULSE, PULSES = 1000.0, 8
"""Milliseconds of a pulse, and how many steps it has."""
PICTURE = 640 / 620
"""The picture of the clock is so much larger than its plate: it has a shadow."""
RING = (0.722, 0.826)
"""The ring of the minutes, in halves of the plate: its inner and its outer edge."""
STROKES = 3
LEFT, SPENT = rgb("#e08a1e"), rgb("#2c1c10")
OXBLOOD, RED = rgb("#8e1f1a"), rgb("#a3201c")
FINER = 2


class Face(NamedTuple):
    """What the clock shows.

    `left_ms` are the milliseconds that are left (None: without a limit) and `spent_ms` those that have passed; `strokes` of Big Ben were heard so far.
    `paused`: it stands still. `slot` is the hour of the story, 0 to 11, if the day is being lived. `time` is the scene's, in ms, for what pulses; 0 where
    nothing may move.
    """

    left_ms: int | None = None
    spent_ms: int = 0
    strokes: int = 0
    paused: bool = False
    slot: int | None = None
    time: float = 0.0

    @property
    def seconds(self) -> int:
        """The seconds that are told: those left, rounded up, or those spent."""
        return self.spent_ms // 1000 if self.left_ms is None else -(-max(0, self.left_ms) // 1000)

    @property
    def last(self) -> bool:
        """Whether the last minute runs."""
        return self.slot is None and self.left_ms is not None and self.left_ms <= LAST

    @property
    def pulse(self) -> int:
        """How far the rim's pulse is, from 0 to `PULSES`; full where nothing may move."""
        if not self.last:
            return 0
        return PULSES if not self.time or self.paused else round(PULSES * (0.5 - 0.5 * cos(2 * pi * self.time / PULSE)))

    @property
    def key(self) -> Hashable:
        """What it looks like depends on this."""
        return (self.left_ms is None, self.strokes, self.slot) + (
            () if self.slot is not None else (self.seconds, self.paused, self.pulse)
        )


def paint(canvas: Canvas, sheet: Sheet, face: Face, *, again: bool = False) -> pygame.Rect:
    """Draw the clock, or only its face `again`, without the shadow around it; returns where."""
    plate = sheet.clock
    around = plate.inset(-plate.w * (PICTURE - 1) / 2)
    box = plate if again else around
    with canvas.clip(box):
        canvas.picture("london/dial", around)
        _rim(canvas, plate, face)
        _sector(canvas, plate, face)
        _hand(canvas, plate, _turn(face), OXBLOOD if not face.paused else rgb("#6e5a44"))
        unit = plate.w / FACE
        if face.slot is not None:
            _hour(canvas, plate.centre, unit, face.slot)
        else:
            _time(canvas, plate.centre, unit, face)
    return canvas.rect(box)


def _rim(canvas: Canvas, plate: Area, face: Face) -> None:
    """The rim in the last minute: it pulses."""
    if face.last:
        far, half = face.pulse / PULSES, plate.w / 2
        canvas.circle(plate.centre, half * 0.898, mix(OXBLOOD, rgb("#e0463a"), far), max(2.0, half * (0.02 + 0.03 * far)))


def words(face: Face) -> str:
    """The time as it is told: minutes and seconds."""
    return f"{face.seconds // 60:02}:{face.seconds % 60:02}"


def _turn(face: Face) -> float:
    """How far the hand has gone round: it points at the minutes that are left, or at the hour."""
    if face.slot is not None:
        return SLOTS[face.slot].hour / ROUND % 1.0
    return face.seconds / 60 / ROUND % 1.0


def ready(canvas: Canvas, sheet: Sheet, face: Face, *, drawn: bool) -> None:
    """Have the ring of the second ready that comes next, or once it is `drawn` as it will be shown: it takes as long as all else of the clock."""
    if face.slot is None and face.left_ms is not None and face.left_ms > SECOND:
        r, parts = _parts(canvas, sheet.clock, face._replace(left_ms=face.left_ms - SECOND))
        (ring if drawn else _large)(r, parts)


def _sector(canvas: Canvas, plate: Area, face: Face) -> None:
    """What is left of the time glows in the ring of the minutes, what is used up is dark; in the story, the two hours of the slot in their colour."""
    made = _ring(canvas, plate, face)
    canvas.surface.blit(made, made.get_rect(center=canvas.point(*plate.centre)))


def _ring(canvas: Canvas, plate: Area, face: Face) -> pygame.Surface:
    return ring(*_parts(canvas, plate, face))


def _parts(canvas: Canvas, plate: Area, face: Face) -> tuple[int, tuple[tuple[int, int, Colour], ...]]:
    """How large the ring is, and its parts."""
    r = canvas.pixels(plate.w / 2 * RING[1])
    if face.slot is not None:
        turn = round(_turn(face) * 720)
        parts: tuple[tuple[int, int, Colour], ...] = ((turn, turn + 720 // 6, style.SEGMENTS[SLOTS[face.slot].segment]),)
    elif face.left_ms is None:
        parts = ((0, face.seconds % 720, LEFT),)
    else:
        till = min(720, face.seconds)
        parts = ((0, till, OXBLOOD if face.last else LEFT), (till, 720, SPENT))
    return r, parts


@keep(3)
def ring(r: int, parts: tuple[tuple[int, int, Colour], ...]) -> pygame.Surface:
    """Parts of the ring of the minutes, in seconds of twelve minutes from the top; the scale shows through."""
    return pygame.transform.smoothscale(_large(r, parts), (2 * r, 2 * r))


@keep(1)
def _large(r: int, parts: tuple[tuple[int, int, Colour], ...]) -> pygame.Surface:
    """The same as it is drawn, to be smooth."""
    wide = r * FINER
    large = pygame.Surface((2 * wide, 2 * wide), pygame.SRCALPHA)
    inner = wide * RING[0] / RING[1]
    for start, end, colour in parts:
        if end > start:
            turns = [2 * pi * second / 720 - pi / 2 for second in [*range(start, end, 3), end]]
            rim = [(wide + wide * cos(turn), wide + wide * sin(turn)) for turn in turns]
            back = [(wide + inner * cos(turn), wide + inner * sin(turn)) for turn in reversed(turns)]
            large.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
            pygame.draw.polygon(large, (*colour, 176), rim + back)
    return large


def _hand(canvas: Canvas, plate: Area, turn: float, colour: Colour) -> None:
    """A short hand over the ring."""
    way, centre, half = 2 * pi * turn - pi / 2, plate.centre, plate.w / 2
    across = (cos(way + pi / 2), sin(way + pi / 2))

    def at(far: float, aside: float) -> tuple[float, float]:
        return (
            centre[0] + half * (far * cos(way) + aside * across[0]),
            centre[1] + half * (far * sin(way) + aside * across[1]),
        )

    canvas.shape([at(0.66, -0.012), at(0.86, -0.03), at(0.9, 0), at(0.86, 0.03), at(0.66, 0.012)], colour, BLACK, 1.2)
    canvas.circle(at(0.66, 0), half * 0.03, colour)


def _time(canvas: Canvas, centre: tuple[float, float], unit: float, face: Face) -> None:
    """How much time is left, or has passed, and the strokes."""
    ink = rgb("#7a6a56") if face.paused else RED if face.last else style.INK
    told = say("ui-ld-dial-paused") if face.paused else say("ui-ld-dial-left" if face.left_ms is not None else "ui-ld-dial-spent")
    if face.left_ms is None:
        made = endless(canvas.pixels(62 * unit), ink)
        canvas.surface.blit(made, made.get_rect(center=canvas.point(centre[0], centre[1] - 46 * unit)))
    size = (74 if face.left_ms is not None else 52) * unit
    digits = words(face)
    size = canvas.fitting(digits, size, 168 * unit, "bold", 0.4)
    y = centre[1] - (12 if face.left_ms is not None else -2) * unit
    canvas.text(digits, (centre[0], y - canvas.high(size, "bold") * 0.56), size, ink, face="bold", align="centre")
    small = canvas.fitting(told, 23 * unit, 140 * unit, "italic", 0.4)
    if canvas.wide(told, small, "italic") <= 150 * unit:  # on a tiny clock the time says enough
        colour = mix(style.INK, style.PAPER, 0.22)
        canvas.text(told, (centre[0], centre[1] + 21 * unit), small, colour, face="italic", align="centre", room=150 * unit)
    for number in range(STROKES):
        spot = (centre[0] + (number - 1) * 27 * unit, centre[1] + 64 * unit)
        bell(canvas, spot, 19 * unit, struck=number < face.strokes)


def _hour(canvas: Canvas, centre: tuple[float, float], unit: float, slot: int) -> None:
    """The hour that the story has come to."""
    row = SLOTS[slot]
    told, part = name(row.id), name(row.segment)
    style.sign(canvas, row.segment, (centre[0], centre[1] - 50 * unit), 40 * unit, rgb("#7a4f14"))
    size = canvas.fitting(told, 40 * unit, 164 * unit, "bold", 0.4)
    canvas.text(
        told,
        (centre[0], centre[1] - canvas.high(size, "bold") * 0.5),
        size,
        style.INK,
        face="bold",
        align="centre",
        room=168 * unit,
    )
    small = canvas.fitting(part, 22 * unit, 120 * unit, "title", 0.4)
    canvas.text(part, (centre[0], centre[1] + 28 * unit), small, rgb("#5d3d12"), face="title", align="centre", room=130 * unit)


def bell(canvas: Canvas, centre: tuple[float, float], wide: float, *, struck: bool) -> None:
    """A stroke of Big Ben: a bell that was heard, or the outline of one that is to come."""
    rect = canvas.rect(style.square(centre, wide))
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
    colour = (*rgb("#7d1f1a"), 255) if struck else (*style.INK, 130)
    if struck:
        pygame.draw.polygon(large, colour, points)
        pygame.draw.circle(large, colour, (w * 4, h * 7), w * 0.9)
    else:
        pygame.draw.lines(large, colour, True, points, max(4, w // 3))
        pygame.draw.circle(large, colour, (w * 4, h * 7), w * 0.7)
    return pygame.transform.smoothscale(large, (w, h))


@keep(1)
def endless(wide: int, colour: Colour) -> pygame.Surface:
    """The sign of what has no end: an eight that lies."""
    large = pygame.Surface((wide * 6, wide * 3), pygame.SRCALPHA)
    large.fill((*colour, 0))
    for step in range(241):
        turn = 2 * pi * step / 240
        share = 1 / (1 + sin(turn) ** 2)
        spot = (wide * 3 + wide * 2.55 * cos(turn) * share, wide * 1.5 + wide * 3 * sin(turn) * cos(turn) * share)
        pygame.draw.circle(large, (*colour, 255), spot, wide * 0.27)
    return pygame.transform.smoothscale(large, (wide, wide // 2))
