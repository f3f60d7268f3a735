"""What lies over the painted table and moves: lights, and whatever is on its way. Only what has moved is drawn anew."""

from typing import TYPE_CHECKING

from game.ui.above import Above, Sprite
from game.ui.canvas import Canvas
from game.ui.dungeonville import lights

if TYPE_CHECKING:
    from game.ui.dungeonville.sitting import Sitting


class Aloft:
    """The layer over the table: its own time in milliseconds, which goes on from beat to beat."""

    def __init__(self) -> None:
        self.above = Above()
        self.time = self.beat = 0.0

    def update(self, ms: float, *, still: bool) -> None:
        """Let time pass; where nothing is to flicker it stands at its beginning."""
        self.beat = 0.0 if still else self.beat + ms
        if still:
            self.time = 0.0
        elif self.beat >= lights.BEAT:
            self.time, self.beat = self.time + self.beat, 0.0

    def draw(self, canvas: Canvas, table: "Sitting", *, fresh: bool) -> None:
        """Lay everything anew where something has moved, or the table below is `fresh`, and name the spots."""
        if fresh:
            self.above.forget()
        if table.overlay is not None or table.down or table.lay is None:
            return
        wanted = self.wanted(canvas, table, painted=fresh)
        if not fresh and self.above.stands(wanted):
            return
        house = table.house
        found = [*self.above.lift(canvas.surface), *self.above.lay(canvas.surface, wanted)]
        if not fresh:
            house.spots = [*(house.spots or []), *found] if house.painted and house.spots is not None else found
            house.painted = True

    def wanted(self, canvas: Canvas, table: "Sitting", *, painted: bool) -> list[Sprite]:
        """All that lies over the table now, what moves above the lights."""
        assert table.lay is not None
        made = lights.sprites(canvas, table.lay, table.t, self.time)
        if table.motion is not None:
            table.motion.painted = table.motion.painted or (painted and table.motion.landed)
            made += table.motion.sprites(canvas, table.lay)
        return made
