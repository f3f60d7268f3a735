"""Pictures of the lit dungeon (stone, light, flames, signs and fog) for one position of the camera, whole or repaired in part."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.rules.ravenloft.state import Placed
from game.ui.draw import art
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.board.camera import Sight
from game.ui.ravenloft.board.effects import flicker, lot
from game.ui.ravenloft.board.light import ADD, LightMap, Weathering
from game.ui.ravenloft.board.light_sources import dimmed, pool
from game.ui.ravenloft.board.stone import FLAME, torches

FLAMES = 4
HALO = (190, 104, 30)
"""The glow around a flame, on its wall and in the dark."""
HIDDEN = 0.35
"""Flames and signs of a tile that is darker than this are not painted."""


@dataclass
class Lit:
    """A picture as large as the view, and the camera it was painted for."""

    surface: pygame.Surface
    rect: pygame.Rect
    board: tuple[Placed, ...]
    unit: int
    corner: tuple[int, int]

    def shows(self, sight: Sight) -> bool:
        """Whether it shows this dungeon in this view, for any camera."""
        return self.board == sight.board and self.rect == sight.rect

    def stands(self, sight: Sight) -> bool:
        """Whether it shows exactly what this camera sees."""
        return self.shows(sight) and (self.unit, self.corner) == (sight.unit, sight.corner)

    def within(self, sight: Sight) -> tuple[float, float, float, float]:
        """The rectangle of this picture, in its pixels, that the other camera shows; it may exceed the picture."""
        share = self.unit / sight.unit
        x, y = (
            mine - edge + (edge - theirs) * share
            for mine, theirs, edge in zip(self.corner, sight.corner, self.rect.topleft, strict=True)
        )
        return x, y, self.rect.w * share, self.rect.h * share

    def covers(self, sight: Sight) -> bool:
        """Whether it contains all that the other camera shows."""
        x, y, w, h = self.within(sight)
        return x > -1 and y > -1 and x + w < self.rect.w + 1 and y + h < self.rect.h + 1


class Painter:
    """Paints and repairs pictures of the lit dungeon, and caches their parts."""

    def __init__(self) -> None:
        self.floor, self.light, self.fog = tiles.Floor(), LightMap(), tiles.Fog()
        self.times = Weathering()

    def shine(self, sight: Sight, *, patient: bool) -> None:
        """The first step of a picture: its light."""
        if sight.board:
            self.light.shine(sight, self.times, patient=patient)

    def compose(self, sight: Sight, surface: pygame.Surface) -> Lit:
        """The last step, after the floor: stone in that light, and what shines."""
        surface.blit(self.floor.paint(sight), (0, 0))
        if sight.board:
            self.light.multiply(surface)
            self._above(sight, surface, surface.get_rect())
        return Lit(surface, sight.rect, sight.board, sight.unit, sight.corner)

    def mend(self, sight: Sight, lit: Lit, part: pygame.Rect) -> None:
        """Paint a part of a picture again, with its light."""
        lit.surface.set_clip(part)
        self.floor.paint_part(lit.surface, part, sight)
        self.light.patch(lit.surface, part, sight, self.times)
        self._above(sight, lit.surface, part)
        lit.surface.set_clip(None)

    def follow(self, sight: Sight, lit: Lit) -> bool:
        """Move a picture to the camera's current position, and paint what comes into view; return False if nothing of it stays in view."""
        dx, dy = sight.corner[0] - lit.corner[0], sight.corner[1] - lit.corner[1]
        w, h = lit.rect.size
        if abs(dx) >= w or abs(dy) >= h:
            return False
        if dx or dy:
            lit.surface.scroll(dx, dy)
            lit.corner = sight.corner
        if dx:
            self.mend(sight, lit, pygame.Rect(0 if dx > 0 else w + dx, 0, abs(dx), h))
        if dy:
            self.mend(sight, lit, pygame.Rect(max(0, dx), 0 if dy > 0 else h + dy, w - abs(dx), abs(dy)))
        return True

    def sharpen(self, sight: Sight, lit: Lit) -> None:
        """Paint one more tile sharply that was shown scaled."""
        self.floor.paint(sight)
        if (box := self.floor.sharpen(sight)) is not None:
            self.mend(sight, lit, box)

    # ------------------------------------------------------------------ what shines

    def _above(self, sight: Sight, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Paint flames, signs and fog of a part of the view, over the light."""
        canvas, rect, board = sight.canvas, sight.rect, sight.board
        origin = (rect.x + canvas.origin[0], rect.y + canvas.origin[1])
        on = replace(sight, canvas=Canvas(surface, canvas.window, canvas.letter, origin, canvas.zoom))
        hidden = sight.stage.dim > HIDDEN
        self._flames(on, board[:-1] if hidden else board, part)
        if sight.explores:
            tiles.chevrons(on, part, hidden=hidden)
        self.fog.paint(on, self.times.drift, part)

    def _flames(self, sight: Sight, board: tuple[Placed, ...], part: pygame.Rect) -> None:
        unit, times, surface = sight.unit, self.times, sight.canvas.surface
        size, wide = max(8, round(unit * 0.14) * 4), max(8, round(unit * 0.38) * 8)  # few sizes while the camera zooms
        around, (left, top) = part.inflate(wide, wide), sight.corner
        shapes = [art.scaled(f"ravenloft/flame-{shape}", size, size) for shape in range(FLAMES)]
        halos, flames = list[tuple[pygame.Surface, tuple[int, int]]](), list[tuple[pygame.Surface, tuple[int, int]]]()
        for x, y, seed in _torches(board):
            px, py = left + round(x * unit), top + round(y * unit)
            if not around.collidepoint(px, py):
                continue
            level = 6 + round(2 * flicker(seed, times.at)) if times.sway else 6
            halos.append((pool(dimmed(HALO, level / 8), wide), (px - wide // 2, py - wide // 2)))
            shape = int(lot(seed, int(times.at // 110)) * FLAMES) % FLAMES if times.sway else 0
            flames.append((shapes[shape], (px - size // 2, py - size // 2)))
        surface.fblits(halos, ADD)
        surface.fblits(flames)


def magnified(pictures: Sequence[Lit], sight: Sight, scratch: pygame.Surface, *, fine: bool) -> None:
    """Paint pictures of other cameras, scaled, in the middle of `scratch`: the sharpest that shows all of the view, or several, the sharpest last. `fine`: there is time for smoothing."""
    whole = [one for one in pictures if one.covers(sight)]
    chosen = [max(whole, key=lambda one: one.unit)] if whole else sorted(pictures, key=lambda one: one.unit)
    across, down = (scratch.get_width() - sight.rect.w) // 2, (scratch.get_height() - sight.rect.h) // 2
    for one in chosen:
        (x, y, w, h), share = one.within(sight), sight.unit / one.unit
        left, top = max(0, int(x)), max(0, int(y))
        part = pygame.Rect(left, top, int(x + w) + 2 - left, int(y + h) + 2 - top).clip(one.surface.get_rect())
        if part.w > 1 and part.h > 1:
            corner = across + round((part.x - x) * share), down + round((part.y - y) * share)
            to = pygame.Rect(corner, (round(part.w * share), round(part.h * share))).clip(scratch.get_rect())
            scale = pygame.transform.smoothscale if fine and one is chosen[-1] else pygame.transform.scale
            scale(one.surface.subsurface(part), to.size, scratch.subsurface(to))


@lru_cache(maxsize=8)
def _torches(board: tuple[Placed, ...]) -> tuple[tuple[float, float, int], ...]:
    """The places of flames on these tiles, in squares, each with a number that identifies it."""
    return tuple(
        (placed.x * 4 + x + FLAME[side][0], placed.y * 4 + y + FLAME[side][1], placed.x * 131 + placed.y * 17 + number)
        for placed in board
        for number, (x, y, side) in enumerate(torches(placed.tile, placed.turn))
    )
