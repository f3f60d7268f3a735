"""The figures on the board with their shadows, Hit Points and conditions, and the markers and tokens beside them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.rules.ravenloft.space.board import STEP, xy
from game.rules.ravenloft.state import Square, State
from game.text import name as named
from game.ui.draw import art, fonts
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, WHITE, Colour
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.board.faces import marker_of, portrait, token_of
from game.ui.ravenloft.board.light_sources import pool
from game.ui.ravenloft.choreography.shown_state import Mark, Piece, ShownState, mark_positions

SIZE = 0.92
BADGE = 0.44
GOLD_GLOW = (120, 92, 36)
RED_FLASH = (255, 70, 56)
TAG = (24, 18, 30)


class Sun(NamedTuple):
    """The direction of shadows: south-east, farther for a lifted figure."""

    dx: float = 0.07
    dy: float = 0.10
    lifted: float = 0.55


SUN = Sun()


@keep(2)
def shadow(size: int, alpha: int) -> pygame.Surface:
    """A soft round shadow."""
    return pygame.transform.smoothscale(_dark(alpha), (size, size))


@lru_cache(maxsize=64)
def _dark(alpha: int) -> pygame.Surface:
    """A small shadow, which is scaled while the camera zooms."""
    small = 24
    made = pygame.Surface((small, small), pygame.SRCALPHA)
    for y in range(small):
        for x in range(small):
            away = ((x - small / 2 + 0.5) ** 2 + (y - small / 2 + 0.5) ** 2) ** 0.5 / (small / 2)
            share = min(1.0, max(0.0, (1.0 - away) / 0.38))
            made.set_at((x, y), (0, 0, 0, round(alpha * share * share * (3 - 2 * share))))
    return made


@keep(2)
def tinted(name: str, size: int, colour: Colour, level: int) -> pygame.Surface:
    """A medallion tinted with a colour, at `level` of 8."""
    made = art.scaled(name, size, size).copy()
    made.fill(tuple(part * level // 8 for part in colour), special_flags=pygame.BLEND_RGB_ADD)
    return made


def _paint_active(surface: pygame.Surface, middle: tuple[int, int], size: int, unit: int) -> None:
    """The ring around the active Hero."""
    sprite = _active(size, unit)
    surface.blit(sprite, sprite.get_rect(center=middle))


@keep(1)
def _active(size: int, unit: int) -> pygame.Surface:
    radius = size // 2 + max(3, unit // 12)
    made = pygame.Surface((radius * 3, radius * 3), pygame.SRCALPHA)
    for step in range(7):
        pygame.draw.circle(
            made, (*RAVENLOFT.focus, 10 + step * 5), made.get_rect().center, radius * 13 // 10 - step * radius // 24
        )
    pygame.draw.aacircle(made, RAVENLOFT.focus, made.get_rect().center, radius, max(2, unit // 18))
    return made


def _paint_ring(surface: pygame.Surface, rect: pygame.Rect, unit: int, *, focused: bool, ours: bool) -> None:
    """The ring around a legal figure: dashed, or with the focus solid with four ticks and a glow."""
    sprite = _ring(rect.w // 2 + max(3, unit // 10), unit, focused=focused, ours=ours)
    surface.blit(sprite, sprite.get_rect(center=rect.center))


@keep(2)
def _ring(radius: int, unit: int, *, focused: bool, ours: bool) -> pygame.Surface:
    colour = RAVENLOFT.accent if ours else RAVENLOFT.danger
    made = pygame.Surface((radius * 3, radius * 3), pygame.SRCALPHA)
    middle = made.get_rect().center
    if focused:
        for step in range(8):
            pygame.draw.circle(made, (*colour, 14 + step * 6), middle, radius * 3 // 2 - step * radius // 16)
        line = RAVENLOFT.focus if ours else colour
        pygame.draw.aacircle(made, line, middle, radius, max(3, unit // 14))
        for dx, dy in STEP.values():
            start = (middle[0] + dx * radius * 9 // 10, middle[1] + dy * radius * 9 // 10)
            pygame.draw.line(
                made, line, start, (middle[0] + dx * radius * 13 // 10, middle[1] + dy * radius * 13 // 10), max(3, unit // 14)
            )
        return made
    for part in range(0, 16, 2):
        box = pygame.Rect(0, 0, radius * 2, radius * 2)
        box.center = middle
        pygame.draw.arc(made, colour, box, part * 0.3927, (part + 1) * 0.3927, max(2, unit // 20))
    return made


class Board:
    """Paints pieces in one view of the dungeon."""

    def __init__(self, canvas: Canvas, view: Area, camera: Camera) -> None:
        self.canvas, self.view, self.camera = canvas, view, camera
        self.unit = camera.unit(canvas)
        self.window = canvas.rect(view)
        self.left, self.top = camera.place(canvas, view, 0, 0)

    def rect(self, square: Square, size: int = 1) -> pygame.Rect:
        """The pixels of a square."""
        x, y = xy(square)
        return pygame.Rect(self.left + x * self.unit, self.top + y * self.unit, self.unit * size, self.unit * size)

    def spot(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a place in squares."""
        return self.left + round(x * self.unit), self.top + round(y * self.unit)

    # ------------------------------------------------------------------ markers

    def marks(self, t: State, marks: Sequence[Mark]) -> None:
        """Traps, lasting markers and tokens."""
        for mark, square in mark_positions(t, list(marks)):
            self._plate(mark, self.rect(square))

    def _plate(self, mark: Mark, rect: pygame.Rect) -> None:
        plate = rect.inflate(-self.unit // 6, -self.unit // 6)
        if not plate.colliderect(self.window) or mark.alpha <= 0.02:
            return
        lift = round(mark.lift * self.unit)
        surface = self.canvas.surface
        dark = shadow(round(plate.w * 1.15), round(130 * mark.alpha) // 10 * 10)
        drop = round(mark.lift * self.unit * SUN.lifted)
        surface.blit(dark, dark.get_rect(center=(plate.centerx + self.unit // 20 + drop, plate.centery + self.unit // 16 + drop)))
        plate.move_ip(0, -lift)
        if mark.glow > 0:
            self._glow(plate.center, round(self.unit * 1.9), GOLD_GLOW, mark.glow)
        name = token_of(mark.card)
        if "/tokens/" not in name:
            pygame.draw.rect(surface, RAVENLOFT.accent, plate.inflate(4, 4), border_radius=3)
        sprite = art.covering(name, plate.w, plate.h)
        surface.blit(_through(sprite, mark.alpha), plate)
        for count in range(mark.tokens):
            spot = (plate.left + 6 + count * self.unit // 6, plate.bottom - 6)
            pygame.draw.aacircle(surface, RAVENLOFT.focus, spot, max(3, self.unit // 12))

    def _glow(self, middle: tuple[int, int], size: int, colour: Colour, share: float) -> None:
        level = round(8 * min(1.0, share))
        if level > 0:
            light = pool((colour[0] * level // 8, colour[1] * level // 8, colour[2] * level // 8), size)
            self.canvas.surface.blit(light, light.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)

    # ------------------------------------------------------------------ figures

    def box(self, piece: Piece) -> pygame.Rect:
        """The pixels of a medallion as it is drawn now."""
        size = round(self.unit * piece.base * SIZE)
        x, y = piece.middle
        rect = pygame.Rect(0, 0, size, size)
        middle = self.spot(x + piece.dx, y + piece.dy)
        rect.center = (middle[0], middle[1] - round(piece.lift * self.unit))
        return rect

    def shadow(self, piece: Piece) -> None:
        """The shadow of a figure."""
        rect = self.box(piece)
        if piece.alpha <= 0.02 or not rect.inflate(rect.w, rect.h).colliderect(self.window):
            return
        dark = shadow(round(rect.w * 1.16), round(165 * piece.alpha / (1 + 1.4 * max(0.0, piece.lift))) // 8 * 8)
        far = piece.lift * SUN.lifted
        x = rect.centerx + round((SUN.dx + far) * self.unit)
        y = rect.centery + round((SUN.dy + far + piece.lift) * self.unit)
        self.canvas.surface.blit(dark, dark.get_rect(center=(x, y)))

    def piece(self, piece: Piece, *, active: bool = False, target: str = "") -> None:
        """A figure: its medallion, its Hit Points, and whether it is a legal target ("legal") or has the focus ("focus")."""
        rect = self.box(piece)
        if not rect.inflate(rect.w, rect.h).colliderect(self.window):
            return
        surface, size = self.canvas.surface, rect.w
        if piece.glow > 0:
            self._glow(rect.center, size * 2, GOLD_GLOW, piece.glow)
        if target:
            _paint_ring(surface, rect, self.unit, focused=target == "focus", ours=piece.hero)
        elif active:
            _paint_active(surface, rect.center, size, self.unit)
        fallen = piece.hero and piece.hp == 0 and not piece.flash
        name = portrait(piece.kind)
        flash = round((3 if self.canvas.look.soft else 8) * min(1.0, piece.flash))
        sprite = tinted(name, size, RED_FLASH, flash) if flash else art.scaled(name, size, size, fallen)
        if piece.tilt:
            sprite = pygame.transform.rotate(sprite, -piece.tilt)
        surface.blit(_through(sprite, piece.alpha), sprite.get_rect(center=rect.center))
        if piece.alpha > 0.5:
            self._drops(piece, rect)
            self._badges(piece, rect)
            if self.canvas.look.aids:
                self._letter(piece, rect)

    def _letter(self, piece: Piece, rect: pygame.Rect) -> None:
        """The initial of a figure at its upper left, in a disc for a Hero and in a square for a Monster: it identifies both without colour."""
        size = max(16, round(self.unit * 0.3))
        spot = pygame.Rect(rect.left - size // 4, rect.top - size // 4, size, size)
        radius = size // 2 if piece.hero else 2
        pygame.draw.rect(self.canvas.surface, TAG, spot, border_radius=radius)
        pygame.draw.rect(self.canvas.surface, RAVENLOFT.focus if piece.hero else RAVENLOFT.danger, spot, 2, border_radius=radius)
        made = fonts.render("bold", max(13, size * 3 // 4), named(piece.figure)[:1], WHITE)
        self.canvas.surface.blit(made, made.get_rect(center=spot.center))

    def _drops(self, piece: Piece, rect: pygame.Rect) -> None:
        if piece.hero:
            return
        size = max(8, round(self.unit * 0.26))
        step = min(size - 2, rect.w // max(1, piece.most))
        left = rect.centerx - (step * (piece.most - 1) + size) // 2
        for place in range(piece.most):
            spot = (left + place * step, rect.bottom - size * 2 // 3)
            full = art.scaled("ui/drop", size, size)
            if place < piece.hp:
                self.canvas.surface.blit(full, spot)
                continue
            self.canvas.surface.blit(art.scaled("ui/drop-empty", size, size), spot)
            if piece.loss:
                self.canvas.surface.blit(_through(full, piece.loss), spot)

    def _badges(self, piece: Piece, rect: pygame.Rect) -> None:
        """Conditions and markers as small tokens at the upper right, each with its own colour and shape; larger on a large base."""
        size = max(18, round(self.unit * BADGE * (1.35 if piece.base > 1 else 1)))
        tokens = [*map(token_of, piece.conditions), *map(marker_of, piece.markers)]
        over = size * (3 if len(tokens) < 2 else 2) // 5  # several would hide a face
        for place, token in enumerate(tokens):
            spot = pygame.Rect(rect.right - over, rect.top - size // 4 + place * (size * 3 // 4), size, size)
            dark = shadow(round(size * 1.3), 150)
            self.canvas.surface.blit(dark, dark.get_rect(center=(spot.centerx + 1, spot.centery + 2)))
            self.canvas.surface.blit(art.scaled(token, size, size), spot)

    def pieces(self, stage: ShownState, wanted: dict[str, str]) -> None:
        """All figures, those in front last, above all shadows."""
        order = sorted(stage.pieces.values(), key=lambda one: (one.lift > 0.2, one.y, one.x))
        for piece in order:
            self.shadow(piece)
        for piece in order:
            self.piece(piece, active=piece.figure == stage.hero, target=wanted.get(piece.figure, ""))


def _through(sprite: pygame.Surface, alpha: float) -> pygame.Surface:
    """A picture, transparent if wanted."""
    if alpha >= 0.995:
        return sprite
    made = sprite.copy()
    made.set_alpha(round(255 * max(0.0, alpha)))
    return made
