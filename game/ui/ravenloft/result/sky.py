"""The sky over the castle on the result screen: dawn or dusk, drawn for a progress from 0 to 1."""

import math

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.screens.result.stage import WIDE, SkyTransition, spot, veil
from game.ui.table.director import ease

CASTLE = Area(845, -2, 400, 273)
WINDOWS = (
    (193, 96), (143, 168), (234, 152), (195, 182), (281, 212), (115, 222), (166, 226), (232, 222), (209, 130), (258, 226),
)  # fmt: skip
"""The windows of the castle in its own picture of 440 by 300 pixels."""
WAY = ((1004, 252), (992, 276), (1050, 308), (1082, 352), (1040, 398))
"""The road that leads down from the gate."""
BIRDS = ((1226, 176), (1282, 190), (1340, 162), (1424, 186), (1472, 170))
BATS = (
    (0.10, -560, 120), (0.16, 480, 60), (0.22, -380, 40), (0.28, 620, 110), (0.34, -700, 30), (0.40, 300, 20), (0.46, -240, 150),
)  # fmt: skip
"""The start of each bat (a progress), and its end relative to the highest tower."""
BLACK = (5, 4, 9)


class CastleSky(SkyTransition):
    """The sky of a victory (`won`) or a defeat; `standing` is the number of Heroes who walk away."""

    def __init__(self, *, won: bool, standing: int) -> None:
        super().__init__(won=won)
        self.standing = standing

    def compose(self, canvas: Canvas, share: float) -> None:
        """Draw the dawn or the dusk."""
        (self._dawn if self.won else self._night)(canvas, share)

    def _dawn(self, canvas: Canvas, share: float) -> None:
        surface, light, top = canvas.surface, ease(min(1.0, share * 1.25)), self.head(canvas) / canvas.room.h
        if light < 1:
            surface.blit(self.keep("dusk", lambda: _whole(canvas, "night/dusk", top)), (0, 0))
        if light > 0:
            dawn = self.keep("dawn", lambda: _clear(_whole(canvas, "night/dawn", top)))
            dawn.set_alpha(round(255 * light) if light < 1 else None)
            surface.blit(dawn, (0, 0))
        self.sunrise(canvas, 1045, share, (620.0, 212.0))
        self._sprite(canvas, "night/castle", CASTLE)
        for place, window in enumerate(WINDOWS):  # they go dark in turn
            if share < 0.25 + place * 0.06:
                self._window(canvas, window, 1.0)
        for place in range(self.standing):
            self._wanderer(canvas, min(1.0, max(0.02, share * 1.1 - 0.12 * place)))
        self.birds(canvas, share, BIRDS, (40, 17))

    def _night(self, canvas: Canvas, share: float) -> None:
        surface, top = canvas.surface, self.head(canvas) / canvas.room.h
        surface.blit(self.keep("dusk", lambda: _whole(canvas, "night/dusk", top)), (0, 0))
        with canvas.clip(spot(canvas, Area(0, 0, WIDE, self.horizon))):
            moon = Area(948, -104 + 40 * (1 - ease(share)), 400, 400)
            self._sprite(canvas, "night/moon", moon, round(255 * ease(min(1, share * 1.6))))
        self._sprite(canvas, "night/castle", CASTLE)
        for place, window in enumerate(WINDOWS):  # they light up in turn
            self._window(canvas, window, min(1.0, max(0.0, (share - 0.12 - place * 0.06) * 8)))
        for start, dx, y in BATS:
            way = min(1.0, max(0.0, (share - start) / 0.5))
            if way > 0:
                flap = 1.0 + 0.25 * (way * 9 % 1.0 if way < 1 else 0.4)
                x = 1036 + dx * ease(way)
                self._sprite(canvas, "night/bat", Area(x, 40 + (y - 40) * way - 40 * way * (1 - way), 46, 26 * flap))
        if share > 0.3:
            closing = self.keep("closing", lambda: _closing(canvas, top))
            closing.set_alpha(round(235 * ease(min(1.0, (share - 0.3) / 0.7))))
            surface.blit(closing, (0, 0))

    def _sprite(self, canvas: Canvas, name: str, area: Area, alpha: int = 255) -> None:
        canvas.picture(name, spot(canvas, area), alpha=alpha)

    def _window(self, canvas: Canvas, at: tuple[int, int], light: float) -> None:
        if light <= 0:
            return
        x, y = CASTLE.x + at[0] * CASTLE.w / 440, CASTLE.y + at[1] * CASTLE.h / 300
        self._sprite(canvas, "night/window", Area(x - 3.2, y - 5, 6.4, 10), round(255 * light))
        rect = canvas.rect(spot(canvas, Area(x - 24, y - 24, 48, 48)))
        if light == 1.0 and rect.w > 0:
            canvas.surface.blit(art.scaled("night/glow", *rect.size), rect, special_flags=pygame.BLEND_RGB_ADD)

    def _wanderer(self, canvas: Canvas, way: float) -> None:
        along = way * (len(WAY) - 1)
        place = min(int(along), len(WAY) - 2)
        one, other = WAY[place], WAY[place + 1]
        x, y = one[0] + (other[0] - one[0]) * (along - place), one[1] + (other[1] - one[1]) * (along - place)
        high = 22.0 + 34.0 * way
        self._sprite(canvas, "night/wanderer", Area(x - high / 4, y - high, high / 2, high))


def _whole(canvas: Canvas, name: str, top: float) -> pygame.Surface:
    """A picture over the whole width, with darkness behind the words on the left and the panels below; `top` is the share of the window above them."""

    def opacity(x: int, y: int) -> float:
        left = min(1.0, 2.4 * max(0.0, 1 - x / 33)) * 160 * (1 if y / 36 < top else 0)
        return max(left, min(1.0, max(0.0, (y / 36 - top * 0.7) / max(0.02, top * 0.5))) * 150)

    made, wide = pygame.Surface(canvas.window), canvas.window[0]
    made.fill(BLACK)
    made.blit(pygame.transform.smoothscale(art.load(name), (wide, round(wide * 1200 / WIDE))), (0, 0))
    made.blit(veil(canvas.window, 36, BLACK, opacity), (0, 0))
    return made


def _clear(whole: pygame.Surface) -> pygame.Surface:
    """The picture with per-pixel alpha, which blits in half the time."""
    made = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
    made.blit(whole, (0, 0))
    return made


def _closing(canvas: Canvas, top: float) -> pygame.Surface:
    """The darkness that closes in around the castle."""

    def opacity(x: int, y: int) -> float:
        away = math.hypot((x - 35.5) / 22, (y - top * 19.8) / 14)
        return 230 * min(1.0, max(0.0, away - 0.35) / 0.9)

    return veil(canvas.window, 36, (2, 1, 5), opacity)
