"""The picture of the dungeon under the figures, from stone to fog, and when it is painted again.

Light is expensive: a picture of the lit dungeon is made in steps, each in a frame of its own, and then shown. While the camera glides the picture moves
along, and only what comes into view is painted; while it zooms, the picture from its start or its goal is shown scaled.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.rules.ravenloft.state import Placed
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.board import light_sources, tiles
from game.ui.ravenloft.board.camera import Camera, Sight
from game.ui.ravenloft.board.light import SOFT_SWAY, SWAY, LightMap, Weathering
from game.ui.ravenloft.board.tiles import beyond
from game.ui.settings import Settings

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
        self.floor, self.light, self.times = tiles.Floor(), LightMap(), Weathering()

    def compose(self, sight: Sight) -> Lit:
        """The last step, after the floor: stone in that light, and what shines."""
        surface = self.floor.paint(sight).copy()
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

    def _above(self, sight: Sight, surface: pygame.Surface, part: pygame.Rect) -> None:
        """Paint flames, signs and fog of a part of the view, over the light."""
        canvas, rect, board = sight.canvas, sight.rect, sight.board
        origin = (rect.x + canvas.origin[0], rect.y + canvas.origin[1])
        on = replace(sight, canvas=Canvas(surface, canvas.window, canvas.letter, origin, canvas.zoom))
        hidden = sight.stage.dim > HIDDEN
        shown = board[:-1] if hidden else board
        tiles.triangles(on, shown, part)
        tiles.flames(on, shown, self.times.at, part, waver=self.times.sway > 0)
        if sight.explores:
            tiles.chevrons(on, part, hidden=hidden)
        tiles.fog(on, self.times.drift, part)


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


BEAT = 50.0
"""Milliseconds between two pictures of a dungeon in which only flames and fog move."""
MANY = 45
"""With more lights in view than this, pictures are made less often."""
RARE = 800.0
"""The same in milliseconds while the view moves, when flames are not looked at."""
HELD = 4
"""The most frames that a returning camera waits for the picture of its goal."""
MARGIN = 32
"""The margin around the view, in pixels, by which a scaled picture may exceed it."""


class Dungeon:
    """The pictures of the dungeon: the one that is shown (`_seen`), one of the camera's goal (`_ahead`), and the next one, which is being made for the camera `_making`."""

    def __init__(self) -> None:
        self.painter = Painter()
        self._since = self._age = 0.0
        self._due = False
        self._hour: int | None = None
        self._seen: Lit | None = None
        self._ahead: Lit | None = None
        self._made: Lit | None = None
        self._making: Sight | None = None
        self._scratch: pygame.Surface | None = None
        self._held = 0
        self.worked = False
        """Whether a part of a picture was made in this frame; then other expensive work can wait for the next."""

    def live(self, ms: float, settings: Settings, *, busy: bool) -> None:
        """Advance the time of flames and fog, or stop it with reduced motion. A `busy` board is always lit again."""
        times = self.painter.times
        times.sway = 0.0 if not settings.wavers else SOFT_SWAY if settings.soft else SWAY
        times.at += ms if settings.wavers else 0.0
        times.drift += ms if settings.drifts else 0.0
        self._since += ms
        self._age += ms
        beat = BEAT * max(1.0, self.painter.light.count / MANY)
        if self._since >= beat and (busy or settings.wavers or settings.drifts):
            self._since %= beat
            self._due = True

    def forget(self) -> None:
        """Discard all pictures."""
        self._seen = self._ahead = self._making = self._made = None

    def holds(self, camera: Camera) -> bool:
        """Whether a returning camera should wait a moment, because its picture is still being made."""
        goes_back = camera.zooming and camera.aim.zoom < camera.zoom and self._ahead is None and self._seen is not None
        self._held = self._held + 1 if goes_back else 0
        return 0 < self._held <= HELD

    @property
    def rough(self) -> bool:
        """Whether some tiles are still shown scaled."""
        return self.painter.floor.rough

    def prepare(self, sight: Sight) -> bool:
        """Do the next step of the next picture; return True if a new one can be shown."""
        self.worked = True
        seen, zooming = self._seen, sight.camera.zooming
        if seen is None or not seen.shows(sight) or (self.rough and not sight.camera.moving and seen.stands(sight)):
            self._making = self._made = None
            return False  # `paint` will make one at once, or make it sharp
        if self._made is not None:
            made, self._made, self.worked = self._made, None, False
            if made.shows(sight) and made.unit == sight.unit:
                self._seen = made
            elif made.shows(sight):
                self._ahead = made  # until the camera is near enough
            return True
        if (hour := light_sources.hour(sight.stage.dusk)) != self._hour:
            self._hour, self._due = hour, True
        if self._making is not None:
            stand = sight.by(self._making.camera)
            if self.painter.floor.stands(stand):
                self._making, self._made = None, self.painter.compose(stand)
            else:
                self.painter.floor.paint(stand)
            return False
        stand = sight.by(Camera(*sight.camera.aim) if zooming else sight.camera)
        still = not zooming and (seen.stands(sight) or self._age >= RARE)
        if (self._due and (still or sight.stage.dim > 0)) or (zooming and not (self._ahead and self._ahead.stands(stand))):
            self._due, self._age, self._making = False, 0.0, stand
            self.painter.light.shine(stand, self.painter.times)
            return False
        self.worked = False
        return False

    def paint(self, sight: Sight) -> None:
        """Paint stone, light, flames, signs and fog."""
        seen = self._current(sight)
        if seen is None:
            seen = self._at_once(sight)
        elif seen.unit != sight.unit:
            self._zoomed(sight, seen)
            return
        elif not seen.stands(sight):
            self._due = True  # lights that stay in place in the view are correct again in the next picture
            if not self.painter.follow(sight, seen):
                seen = self._at_once(sight)
        elif self.rough and not sight.camera.moving:
            self.painter.sharpen(sight, seen)
            self._due = self._due or not self.rough
        sight.canvas.surface.blit(seen.surface, sight.rect)

    def _current(self, sight: Sight) -> Lit | None:
        """The picture to begin with; None if none fits."""
        ahead, zooming = self._ahead, sight.camera.zooming
        if ahead is not None and not (ahead.shows(sight) and (zooming or ahead.unit == sight.unit)):
            self._ahead = ahead = None
        if ahead is not None and ahead.unit == sight.unit:
            self._seen, self._ahead = ahead, None
        seen = self._seen
        return seen if seen is not None and seen.shows(sight) and (zooming or seen.unit == sight.unit) else None

    def _at_once(self, sight: Sight) -> Lit:
        """Make the whole picture in this frame."""
        self._making = self._made = self._ahead = None
        self.painter.light.shine(sight, self.painter.times)
        self._seen = self.painter.compose(sight)
        return self._seen

    def _zoomed(self, sight: Sight, seen: Lit) -> None:
        """Show the existing pictures scaled."""
        rect, canvas = sight.rect, sight.canvas
        wide = rect.w + 2 * MARGIN, rect.h + 2 * MARGIN
        if self._scratch is None or self._scratch.get_size() != wide:
            self._scratch = pygame.Surface(wide)
        pictures = [seen] if self._ahead is None else [seen, self._ahead]
        if not any(one.covers(sight) for one in pictures):
            self._scratch.blit(beyond(canvas, rect), (MARGIN, MARGIN))
        magnified(pictures, sight, self._scratch, fine=not self.worked)
        canvas.surface.blit(self._scratch, rect, pygame.Rect((MARGIN, MARGIN), rect.size))
