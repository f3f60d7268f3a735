"""The figures on the board with their shadows, Hit Points and conditions, and the markers and tokens beside them."""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache

import pygame

from game.rules.ravenloft.space.board import STEP, xy
from game.rules.ravenloft.state import Square, State
from game.text import name as named
from game.ui.draw import art, fonts
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, WHITE
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.faces import marker_of, portrait, token_of
from game.ui.ravenloft.board.light_sources import dimmed, glow
from game.ui.ravenloft.board.stone import mask
from game.ui.ravenloft.choreography.shown_state import Mark, Piece, ShownState, mark_positions

SIZE = 0.92
BADGE = 0.44
GOLD_GLOW = (120, 92, 36)
RED_FLASH = (255, 70, 56)
TAG = (24, 18, 30)
SOUTH_EAST, LIFTED = (0.07, 0.10), 0.55
"""Where shadows fall, in squares, and how much farther for each square that a figure is lifted."""


@keep(2)
def _shadow(size: int, alpha: int) -> pygame.Surface:
    """A soft round shadow."""
    return pygame.transform.smoothscale(_small_shadow(alpha), (size, size))


@lru_cache(maxsize=64)
def _small_shadow(alpha: int) -> pygame.Surface:
    """A small shadow, which is scaled while the camera zooms."""

    def opacity(x: int, y: int) -> float:
        share = min(1.0, max(0.0, (1 - math.hypot(x - 11.5, y - 11.5) / 12) / 0.38))
        return alpha * share * share * (3 - 2 * share)

    return mask(24, 24, opacity, BLACK)


@keep(2)
def _flashing(name: str, size: int, level: int) -> pygame.Surface:
    """A medallion in red light, at `level` of 8."""
    made = art.scaled(name, size, size).copy()
    made.fill(dimmed(RED_FLASH, level / 8), special_flags=pygame.BLEND_RGB_ADD)
    return made


@keep(1)
def _active(size: int, unit: int) -> pygame.Surface:
    """The ring around the active Hero."""
    radius = size // 2 + max(3, unit // 12)
    made = pygame.Surface((radius * 3, radius * 3), pygame.SRCALPHA)
    middle = made.get_rect().center
    for step in range(7):
        pygame.draw.circle(made, (*RAVENLOFT.focus, 10 + step * 5), middle, radius * 13 // 10 - step * radius // 24)
    pygame.draw.aacircle(made, RAVENLOFT.focus, middle, radius, max(2, unit // 18))
    return made


@keep(2)
def _ring(size: int, unit: int, *, focused: bool, ours: bool) -> pygame.Surface:
    """The ring around a legal figure: dashed, or with the focus solid with four ticks and a glow."""
    radius, colour = size // 2 + max(3, unit // 10), RAVENLOFT.accent if ours else RAVENLOFT.danger
    made = pygame.Surface((radius * 3, radius * 3), pygame.SRCALPHA)
    x, y = middle = made.get_rect().center
    if not focused:
        box = pygame.Rect(x - radius, y - radius, radius * 2, radius * 2)
        for part in range(0, 16, 2):
            pygame.draw.arc(made, colour, box, part * 0.3927, (part + 1) * 0.3927, max(2, unit // 20))
        return made
    for step in range(8):
        pygame.draw.circle(made, (*colour, 14 + step * 6), middle, radius * 3 // 2 - step * radius // 16)
    line = RAVENLOFT.focus if ours else colour
    pygame.draw.aacircle(made, line, middle, radius, max(3, unit // 14))
    for dx, dy in STEP.values():
        start, end = ((x + dx * radius * tenths // 10, y + dy * radius * tenths // 10) for tenths in (9, 13))
        pygame.draw.line(made, line, start, end, max(3, unit // 14))
    return made


class Board:
    """Paints pieces in one view of the dungeon."""

    def __init__(self, canvas: Canvas, view: Area, camera: Camera) -> None:
        self.canvas, self.view, self.camera = canvas, view, camera
        self.unit = camera.unit(canvas)
        self.window = canvas.rect(view)
        self.left, self.top = camera.place(canvas, view, 0, 0)

    def rect(self, square: Square) -> pygame.Rect:
        """The pixels of a square."""
        return pygame.Rect(self.spot(*xy(square)), (self.unit, self.unit))

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a place in squares."""
        return self.left + round(x * self.unit), self.top + round(y * self.unit)

    def put(self, sprite: pygame.Surface, middle: tuple[float, float]) -> None:
        """Paint a picture around a pixel."""
        self.canvas.surface.blit(sprite, sprite.get_rect(center=middle))

    # ------------------------------------------------------------------ markers

    def marks(self, t: State, marks: Sequence[Mark]) -> None:
        """Traps, lasting markers and tokens."""
        for mark, square in mark_positions(t, list(marks)):
            plate = self.rect(square).inflate(-self.unit // 6, -self.unit // 6)
            if plate.colliderect(self.window) and mark.alpha > 0.02:
                self._mark(mark, plate)

    def _mark(self, mark: Mark, plate: pygame.Rect) -> None:
        surface, unit, drop = self.canvas.surface, self.unit, round(mark.lift * self.unit * LIFTED)
        dark = _shadow(round(plate.w * 1.15), round(130 * mark.alpha) // 10 * 10)
        self.put(dark, (plate.centerx + unit // 20 + drop, plate.centery + unit // 16 + drop))
        plate.move_ip(0, -round(mark.lift * unit))
        glow(surface, plate.center, round(unit * 1.9), GOLD_GLOW, mark.glow)
        name = token_of(mark.card)
        if "/tokens/" not in name:
            pygame.draw.rect(surface, RAVENLOFT.accent, plate.inflate(4, 4), border_radius=3)
        surface.blit(faded(art.covering(name, plate.w, plate.h), mark.alpha), plate)
        for count in range(mark.tokens):
            spot = (plate.left + 6 + count * unit // 6, plate.bottom - 6)
            pygame.draw.aacircle(surface, RAVENLOFT.focus, spot, max(3, unit // 12))

    # ------------------------------------------------------------------ figures

    def pieces(self, stage: ShownState, wanted: Mapping[str, str]) -> None:
        """All figures, those in front last, above all shadows. `wanted` says how figures are marked, as in `piece`."""
        order = sorted(stage.pieces.values(), key=lambda one: (one.lift > 0.2, one.y, one.x))
        shown = [(piece, box) for piece in order if (box := self.box(piece)).inflate(box.size).colliderect(self.window)]
        for piece, rect in shown:
            self._shade(piece, rect)
        for piece, _ in shown:
            self.piece(piece, active=piece.figure == stage.hero, target=wanted.get(piece.figure, ""))

    def box(self, piece: Piece) -> pygame.Rect:
        """The pixels of a medallion as it is drawn now."""
        size = round(self.unit * piece.base * SIZE)
        x, y = self.spot(piece.middle[0] + piece.dx, piece.middle[1] + piece.dy)
        made = pygame.Rect(0, 0, size, size)
        made.center = x, y - round(piece.lift * self.unit)
        return made

    def _shade(self, piece: Piece, rect: pygame.Rect) -> None:
        """Paint the shadow of a figure."""
        if piece.alpha > 0.02:
            dark = _shadow(round(rect.w * 1.16), round(165 * piece.alpha / (1 + 1.4 * max(0.0, piece.lift))) // 8 * 8)
            dx, dy = (part + piece.lift * LIFTED for part in SOUTH_EAST)
            self.put(dark, (rect.centerx + round(dx * self.unit), rect.centery + round((dy + piece.lift) * self.unit)))

    def piece(self, piece: Piece, *, active: bool = False, target: str = "") -> None:
        """A figure: its medallion, its Hit Points, and whether it is a legal target ("legal") or has the focus ("focus")."""
        rect = self.box(piece)
        size, name, look = rect.w, portrait(piece.kind), self.canvas.look
        glow(self.canvas.surface, rect.center, size * 2, GOLD_GLOW, piece.glow)
        if target:
            self.put(_ring(size, self.unit, focused=target == "focus", ours=piece.hero), rect.center)
        elif active:
            self.put(_active(size, self.unit), rect.center)
        fallen = piece.hero and piece.hp == 0 and not piece.flash
        flash = round((3 if look.soft else 8) * min(1.0, piece.flash))
        sprite = _flashing(name, size, flash) if flash else art.scaled(name, size, size, fallen)
        if piece.tilt:
            sprite = pygame.transform.rotate(sprite, -piece.tilt)
        self.put(faded(sprite, piece.alpha), rect.center)
        if piece.alpha > 0.5:
            if not piece.hero:
                self._drops(piece, rect)
            self._badges(piece, rect)
            if look.aids:
                self._letter(piece, rect)

    def _letter(self, piece: Piece, rect: pygame.Rect) -> None:
        """The initial of a figure at its upper left, in a disc for a Hero and in a square for a Monster: it identifies both without colour."""
        size = max(16, round(self.unit * 0.3))
        spot = pygame.Rect(rect.left - size // 4, rect.top - size // 4, size, size)
        radius, line = (size // 2, RAVENLOFT.focus) if piece.hero else (2, RAVENLOFT.danger)
        pygame.draw.rect(self.canvas.surface, TAG, spot, border_radius=radius)
        pygame.draw.rect(self.canvas.surface, line, spot, 2, border_radius=radius)
        self.put(fonts.render("bold", max(13, size * 3 // 4), named(piece.figure)[:1], WHITE), spot.center)

    def _drops(self, piece: Piece, rect: pygame.Rect) -> None:
        """The Hit Points of a Monster; those lost last fade."""
        size = max(8, round(self.unit * 0.26))
        step = min(size - 2, rect.w // max(1, piece.most))
        left = rect.centerx - (step * (piece.most - 1) + size) // 2
        full, empty = art.scaled("ui/drop", size, size), art.scaled("ui/drop-empty", size, size)
        for place in range(piece.most):
            spot = (left + place * step, rect.bottom - size * 2 // 3)
            self.canvas.surface.blit(full if place < piece.hp else empty, spot)
            if place >= piece.hp and piece.loss:
                self.canvas.surface.blit(faded(full, piece.loss), spot)

    def _badges(self, piece: Piece, rect: pygame.Rect) -> None:
        """Conditions and markers as small tokens at the upper right, each with its own colour and shape; larger on a large base."""
        size = max(18, round(self.unit * BADGE * (1.35 if piece.base > 1 else 1)))
        tokens = [*map(token_of, piece.conditions), *map(marker_of, piece.markers)]
        over = size * (3 if len(tokens) < 2 else 2) // 5  # several would hide a face
        for place, token in enumerate(tokens):
            spot = pygame.Rect(rect.right - over, rect.top - size // 4 + place * (size * 3 // 4), size, size)
            self.put(_shadow(round(size * 1.3), 150), (spot.centerx + 1, spot.centery + 2))
            self.canvas.surface.blit(art.scaled(token, size, size), spot)


def faded(sprite: pygame.Surface, alpha: float) -> pygame.Surface:
    """A picture, transparent if wanted."""
    if alpha >= 0.995:
        return sprite
    made = sprite.copy()
    made.set_alpha(round(255 * max(0.0, alpha)))
    return made
