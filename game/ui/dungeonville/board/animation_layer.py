"""The layer over the painted table: lights, and the motion of the current Event. Only sprites that changed are redrawn."""

from game.rules.dungeonville.state import State
from game.ui.draw.canvas import Canvas
from game.ui.draw.dirty_sprites import DirtySprites, Sprite
from game.ui.dungeonville.board import lights
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.table.view import TableView


class AnimationLayer:
    """Draws moving sprites over the table. `time` and `beat` are milliseconds: up to the current light frame, and since then."""

    def __init__(self) -> None:
        self.lights, self.moving = DirtySprites(), DirtySprites()
        self.time = self.beat = 0.0
        self._light_cache: tuple[tuple[Canvas, State, Layout, float], list[Sprite]] | None = None

    def update(self, ms: float, *, still: bool) -> None:
        """Let `ms` milliseconds pass; with `still` the lights do not flicker."""
        self.beat = 0.0 if still else self.beat + ms
        if still:
            self.time = 0.0
        elif self.beat >= lights.BEAT:
            self.time, self.beat = self.time + self.beat, 0.0

    def draw(self, canvas: Canvas, table: TableView, *, fresh: bool) -> None:
        """Redraw the sprites that changed, or all where the table below is `fresh`, and report the changed rectangles."""
        if fresh:
            self.lights.forget()
            self.moving.forget()
        if table.dialog is not None or table.curtain_down or table.layout is None:
            return
        glows, sprites = self.light_sprites(canvas, table.layout, table.state), self.motion_sprites(canvas, table, painted=fresh)
        lights_same, moving_same = self.lights.stands(glows), self.moving.stands(sprites)
        if not fresh and lights_same and moving_same:
            return
        found = self.moving.lift(canvas.surface)
        if fresh or not lights_same:
            found += [*self.lights.lift(canvas.surface), *self.lights.draw(canvas.surface, glows)]
        found += self.moving.draw(canvas.surface, sprites)
        if not fresh:
            table.context.spots, table.context.painted = found, True

    def light_sprites(self, canvas: Canvas, layout: Layout, t: State) -> list[Sprite]:
        """The lights, computed once per light frame."""
        key = (canvas, t, layout, self.time)
        if self._light_cache is None or any(one is not other for one, other in zip(self._light_cache[0], key, strict=True)):
            self._light_cache = key, lights.sprites(canvas, layout, t, self.time)
        return self._light_cache[1]

    def motion_sprites(self, canvas: Canvas, table: TableView, *, painted: bool) -> list[Sprite]:
        """The sprites of the current motion."""
        going = table.motion
        if going is None or table.layout is None:
            return []
        going.painted = going.painted or (painted and going.settled)
        return going.sprites(canvas, table.layout)
