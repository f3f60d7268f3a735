"""The dungeon in the view from the stone up to the fog: what lies under the figures.

Light is dear: a picture of the lit dungeon is made in two steps and then shown, each in a frame of its own.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.rules.ravenloft.state import Placed
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft import daylight, lamps, tiles
from game.ui.ravenloft.camera import Camera
from game.ui.ravenloft.fog import Fog
from game.ui.ravenloft.light import SOFT_SWAY, SWAY, Flash, LightMap, Weather
from game.ui.ravenloft.noise import flicker, lot
from game.ui.ravenloft.shade import pool
from game.ui.ravenloft.stage import Stage
from game.ui.ravenloft.stone import FLAME, torches
from game.ui.settings import Settings

BEAT = 50.0
"""Milliseconds between two pictures of a dungeon in which only flames and fog move."""
FLAMES = 4
HALO = (190, 104, 30)
"""The glow around a flame, on its wall and into the dark."""
HIDDEN = 0.35
"""While a tile is darker than this its flames and signs are not seen."""


@dataclass
class Sight:
    """Where the dungeon is drawn, and what of it; `explores` says whether unexplored edges mean anything (CR-030), `sealed` whether nobody leaves by the stairs of the Start tile."""

    canvas: Canvas
    view: Area
    camera: Camera
    board: tuple[Placed, ...]
    stage: Stage
    flashes: Sequence[Flash] = ()
    explores: bool = True
    sealed: bool = False

    @property
    def key(self) -> object:
        """What a picture that is in the making depends on; if it changes, the picture is of no use any more."""
        canvas, camera = self.canvas, self.camera
        return canvas.rect(self.view), camera.place(canvas, self.view, 0, 0), camera.unit(canvas), self.board


class Dungeon:
    """Keeps the layers, and the times by which flames waver and fog drifts."""

    def __init__(self) -> None:
        self.floor, self.light, self.fog = tiles.Floor(), LightMap(), Fog()
        self.at, self.drift, self.sway = 0.0, 0.0, SWAY
        self._since = 0.0
        self._due = False
        self._hour: int | None = None
        self._key: object = None
        self._front: pygame.Surface | None = None
        self._back: pygame.Surface | None = None
        self._half = self._ready = False
        self.worked = False
        """Whether a part of a picture was made in this frame: then other dear things may wait for the next."""

    def live(self, ms: float, settings: Settings, *, busy: bool) -> None:
        """Let time pass for flames and fog, or let them stand still, as the player likes it. A `busy` board is always lit anew."""
        self.sway = 0.0 if not settings.wavers else SOFT_SWAY if settings.soft else SWAY
        self.at += ms if settings.wavers else 0.0
        self.drift += ms if settings.drifts else 0.0
        self._since += ms
        if self._since >= BEAT and (busy or settings.wavers or settings.drifts):
            self._since %= BEAT
            self._due = True

    def prepare(self, sight: Sight) -> bool:
        """Do the next step of the next picture; True if there is a new one to be seen."""
        self.worked = True
        if self._front is None or self._key != sight.key or self.floor.rough:
            return False  # `paint` will make one at once
        if self._ready:
            self._ready = self.worked = False
            self._front, self._back = self._back, self._front
            return True
        if (hour := daylight.hour(sight.stage.dusk)) != self._hour:
            self._hour, self._due = hour, True
        if self._half:
            self._half, self._ready = False, True
            self._compose(sight)
            return False
        if self._due:
            self._due, self._half = False, True
            self._shine(sight, patient=True)
            return False
        self.worked = False
        return False

    @property
    def rough(self) -> bool:
        """Whether some tiles are still to be painted sharp."""
        return self.floor.rough

    def paint(self, sight: Sight) -> None:
        """Draw stone, light, flames, signs and fog."""
        rect = sight.canvas.rect(sight.view)
        key = sight.key
        if self._front is None or self._key != key or self.floor.rough:
            patient = self._front is not None and sight.stage.dim > 0  # a tile in the dark needs no light yet
            self._key, self._half, self._ready = key, False, False
            self._shine(sight, patient=patient)
            self._compose(sight)
            self._front, self._back = self._back, self._front
        assert self._front is not None
        sight.canvas.surface.blit(self._front, rect)

    # ------------------------------------------------------------------ the two steps

    def _shine(self, sight: Sight, *, patient: bool) -> None:
        """The light."""
        if sight.board:
            weather = Weather(self.at, self.sway, sight.stage.dim, daylight.hour(sight.stage.dusk))
            shining = lamps.of_pieces(sight.stage.pieces.values())
            self.light.shine(
                sight.canvas, sight.view, sight.camera, sight.board, shining, sight.flashes, weather, patient=patient
            )

    def _compose(self, sight: Sight) -> None:
        """Stone in that light, and what shines itself."""
        canvas, view, camera, board = sight.canvas, sight.view, sight.camera, sight.board
        rect = canvas.rect(view)
        if self._back is None or self._back.get_size() != rect.size:
            self._back = pygame.Surface(rect.size)
        self._back.blit(self.floor.paint(canvas, view, camera, board, sealed=sight.sealed), (0, 0))
        if not board:
            return
        self.light.multiply(self._back)
        on = Canvas(self._back, canvas.window, canvas.letter, (rect.x + canvas.origin[0], rect.y + canvas.origin[1]), canvas.zoom)
        hidden = sight.stage.dim > HIDDEN
        self._flames(on, view, camera, board[:-1] if hidden else board)
        if sight.explores:
            tiles.chevrons(on, view, camera, board, hidden=hidden)
        self.fog.paint(on, view, camera, board, self.drift)

    def _flames(self, canvas: Canvas, view: Area, camera: Camera, board: Sequence[Placed]) -> None:
        unit, window = camera.unit(canvas), canvas.rect(view)
        size, wide = max(8, round(unit * 0.14) * 4), max(8, round(unit * 0.38) * 8)  # few sizes while the camera zooms
        around, (mx, my) = window.inflate(wide, wide), canvas.point(*view.centre)
        shapes = [art.scaled(f"ravenloft/flame-{shape}", size, size) for shape in range(FLAMES)]
        halos, flames = list[tuple[pygame.Surface, tuple[int, int]]](), list[tuple[pygame.Surface, tuple[int, int]]]()
        for placed in board:
            for number, (x, y, side) in enumerate(torches(placed.tile, placed.turn)):
                fx, fy = FLAME[side]
                px = mx + round((placed.x * 4 + x + fx - camera.x) * unit)
                py = my + round((placed.y * 4 + y + fy - camera.y) * unit)
                if not around.collidepoint(px, py):
                    continue
                seed = placed.x * 131 + placed.y * 17 + number
                level = 6 + round(2 * flicker(seed, self.at)) if self.sway else 6
                halos.append((_halo(wide, level), (px - wide // 2, py - wide // 2)))
                shape = int(lot(seed, int(self.at // 110)) * FLAMES) % FLAMES if self.sway else 0
                flames.append((shapes[shape], (px - size // 2, py - size // 2)))
        canvas.surface.fblits(halos, pygame.BLEND_RGB_ADD)
        canvas.surface.fblits(flames)


@lru_cache(maxsize=16)
def _halo(wide: int, level: int) -> pygame.Surface:
    """The glow right around a flame, which is added to what is there."""
    return pool((HALO[0] * level // 8, HALO[1] * level // 8, HALO[2] * level // 8), wide)
