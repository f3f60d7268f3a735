"""The sky over the Villa on the result screen: dawn behind it, with those who walk away, or a moon, and windows that go dark."""

import pygame

from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE as P, mix
from game.ui.screens.result.stage import WIDE, SkyTransition, spot, veil
from game.ui.table.director import ease
from game.ui.terrorscape import theme

GROUND, MIDDLE = 236.0, 1050.0
"""The y coordinate of the lawn, and the x coordinate of the house."""
HOUSE = (
    ((-190, 236), (-190, 150), (190, 150), (190, 236)),
    ((-206, 152), (-176, 104), (-60, 104), (-60, 152)), ((60, 152), (60, 104), (176, 104), (206, 152)),
    ((-72, 236), (-72, 108), (0, 56), (72, 108), (72, 236)),
    ((-268, 236), (-268, 176), (-228, 138), (-186, 176), (-186, 236)), ((186, 236), (186, 176), (228, 138), (268, 176), (268, 236)),
    ((-140, 106), (-140, 74), (-118, 74), (-118, 106)), ((112, 106), (112, 66), (138, 66), (138, 106)),
    ((-4, 58), (0, 30), (4, 58)), ((-228, 140), (-226, 112), (-224, 140)), ((224, 140), (227, 112), (230, 140)),
)  # fmt: skip
"""The outlines of the house, relative to its middle: wings, mansards, the gable, corner towers, chimneys and spires."""
WINDOWS = (
    (-160, 172), (-128, 172), (-96, 172), (96, 172), (128, 172), (160, 172), (-160, 206), (-128, 206), (-96, 206), (96, 206), (128, 206),
    (160, 206), (-32, 126), (32, 126), (0, 96), (-32, 166), (32, 166), (-228, 190), (228, 190), (-150, 128), (150, 128),
)  # fmt: skip
WAY = ((1050, 234), (1000, 238), (900, 246), (760, 250))
"""The drive that leads from the door to the gate."""
BIRDS = ((1280, 96), (1330, 72), (1392, 110), (760, 90), (812, 64))
FIGURE = 34.0


class VillaSky(SkyTransition):
    """The sky over the Villa: it dawns (`won`) for the `standing` survivors who walk away, or the night stays."""

    horizon = GROUND

    def __init__(self, *, won: bool, standing: int) -> None:
        super().__init__(won=won)
        self.standing = standing

    def compose(self, canvas: Canvas, share: float) -> None:
        """Draw the sky, its light, and the house."""
        surface, light, top = canvas.surface, ease(min(1.0, share * 1.25)), self.head(canvas) / canvas.room.h
        surface.blit(self.keep("dusk", lambda: _whole(canvas, "night/dusk", top)), (0, 0))
        if self.won and light > 0:
            dawn = self.keep("dawn", lambda: _whole(canvas, "night/dawn", top))
            dawn.set_alpha(min(254, round(255 * light)) if light < 1 else None)
            surface.blit(dawn, (0, 0))
            self.sunrise(canvas, MIDDLE, share, (560.0, 190.0))
        elif not self.won:
            with canvas.clip(spot(canvas, Area(0, 0, WIDE, GROUND))):
                moon = Area(MIDDLE - 190, -130 + 40 * (1 - ease(share)), 380, 380)
                canvas.picture("night/moon", spot(canvas, moon), alpha=round(230 * ease(min(1.0, share * 1.6))))
        self._house(canvas, share)
        if self.won:
            for place in range(self.standing):
                self._wanderer(canvas, min(1.0, max(0.05, share * 1.1 - 0.14 * place)))
            self.birds(canvas, share, BIRDS, (36, 15))

    def _house(self, canvas: Canvas, share: float) -> None:
        """Draw the house; its windows go dark at dawn, and one after the other when the killer has won, but for one."""
        dark = mix(P.deep, BLACK, 0.55)
        unit = canvas.room.w / WIDE
        for outline in HOUSE:
            canvas.shape([((MIDDLE + x) * unit, y * unit) for x, y in outline], dark)
        canvas.box(spot(canvas, Area(0, GROUND - 2, WIDE, 10)), dark, radius=0)
        for place, (x, y) in enumerate(WINDOWS):
            if share < 0.2 + place * 0.035 or (not self.won and place == 14):
                lit = theme.LAMP if self.won or place != 14 else P.danger
                canvas.box(spot(canvas, Area.around((MIDDLE + x, y), 8, 13)), lit, radius=1)

    def _wanderer(self, canvas: Canvas, way: float) -> None:
        """Draw a survivor on the drive."""
        along = way * (len(WAY) - 1)
        place = min(int(along), len(WAY) - 2)
        (near_x, near_y), (far_x, far_y) = WAY[place], WAY[place + 1]
        x, y = near_x + (far_x - near_x) * (along - place), near_y + (far_y - near_y) * (along - place)
        high = FIGURE * (0.6 + 0.7 * way)
        canvas.picture("night/wanderer", spot(canvas, Area(x - high / 4, y - high, high / 2, high)))


def _whole(canvas: Canvas, name: str, top: float) -> pygame.Surface:
    """A picture over the whole width, darker behind the words on the left, and dark below the head."""

    def opacity(x: int, y: int) -> float:
        left = min(1.0, 2.2 * max(0.0, 1 - x / 34)) * 170 * (1 if y / 36 < top else 0)
        return max(left, min(1.0, max(0.0, (y / 36 - top * 0.78) / max(0.02, top * 0.4))) * 236)

    made, wide = pygame.Surface(canvas.window), canvas.window[0]
    made.fill(P.deep)
    made.blit(pygame.transform.smoothscale(art.load(name), (wide, round(wide * 1200 / WIDE))), (0, 0))
    made.blit(veil(canvas.window, 36, mix(P.deep, BLACK, 0.3), opacity), (0, 0))
    return made
