"""The scene of the planning: targets, painting, and the cursors over the table."""

from collections.abc import Iterator, Sequence

import pygame

from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.dirty_sprites import DirtySprites, Sprite
from game.ui.london.board import ground
from game.ui.london.how_to_play import LondonHowToPlay, must_open
from game.ui.london.planning import covers, cursors, incremental, inspector, painter
from game.ui.london.planning.device_input import PlanningInput
from game.ui.london.planning.layout import arrange
from game.ui.london.planning.map_state import second
from game.ui.london.planning.pointers import TargetKey
from game.ui.london.planning.targets import table_targets
from game.ui.london.style import GREEN, P
from game.ui.scene.navigation import Navigation
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, meeting


class PlanningScene(PlanningInput):
    """The planning on the screen."""

    single = frozenset({"cards"})
    quiet = frozenset({"tools"})
    pans = True

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]
        self.cursor_layer = DirtySprites()

    def explain_once(self) -> None:
        """Open the how-to-play page of the planning unless it has been read before. The clock does not run yet."""
        if self.held is None and self.cover and must_open(self):
            self.open(LondonHowToPlay(self))

    # ------------------------------------------------------------------ targets

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets of the dialog, of the cover, or of the table."""
        self.layout = arrange(canvas, self.t, self.open_trays)
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        return covers.targets(canvas, self) if self.cover else table_targets(self)

    @property
    def open_trays(self) -> frozenset[Seat]:
        """The seats whose tokens are shown in low columns: those of the pointers, and those of persons under a pointer."""
        pointers = self.pointers.by_device.values()
        hovered = {pointer.hovered.seat for pointer in pointers if isinstance(pointer.hovered, TargetKey)}
        return frozenset({pointer.seat for pointer in pointers} | hovered & {*self.pointers.persons})

    # ------------------------------------------------------------------ time and painting

    def update(self, dt: float) -> Navigation | None:
        """Advance the cursors of the gamepads and the animations."""
        if not self.cover and self.dialog is None:
            for pointer in self.pointers.move(self.context.input.sticks, dt, self.room):
                self.update_hovered(pointer)
        self.repaint.update(dt)
        return super().update(dt)

    @property
    def room(self) -> Area:
        """The area of the window."""
        return self.canvas.room if self.canvas is not None else Area(0, 0, 1920, 1080)

    def paint(self, canvas: Canvas) -> None:
        """Paint the dialog, the cover, or the table."""
        self.cursor_layer.forget()
        if self.dialog is not None:
            self.dialog.paint(canvas)
        elif self.cover:
            covers.paint(canvas, self)
        else:
            painter.paint(canvas, self)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the window if it is dirty; else only what pointers, clock and weather have changed."""
        canvas = self.context.canvas(surface)
        bare = self.dialog is None and not self.cover
        if self.dirty or self.canvas is not canvas or not bare:
            super().draw(surface)
            if bare and self.context.painted:
                self.cursor_layer.draw(surface, self.sprites(canvas))
            return
        now = self.repaint
        now.changed = now.changed or self.layout is None or self.layout.open_trays != self.open_trays
        if now.changed:
            self.refill(canvas)
        sprites = self.sprites(canvas)
        animated = not self.context.settings.reduced or bool(self.flips)
        needs_update = animated or now.is_pending or now.second != second(self)
        if not needs_update and self.cursor_layer.stands(sprites):
            return
        rects = self.cursor_layer.lift(surface)
        if needs_update:
            rects += incremental.update(canvas, self)
        rects += self.cursor_layer.draw(surface, sprites)
        self.report()
        self.context.spots, self.context.painted = rects, bool(rects)

    def prefetch(self) -> Iterator[None]:
        """Cache the pictures of the city for the day that passes."""
        if self.canvas is not None and self.layout is not None:
            yield from ground.prefetch(*self.canvas.rect(self.layout.map.area).size)

    def report(self) -> None:
        """Trace the targets and the pointers."""
        hands = {
            pointer.device: {"seat": pointer.seat, "over": str(pointer.hovered), "at": pointer.position}
            for pointer in self.pointers.by_device.values()
        }
        left = None if self.left_ms is None else self.left_ms // 250 * 250
        clocks = [list(person.clock) for person in self.t.people]
        ready = [person.ready for person in self.t.people]
        self.context.trace(self.name, self.focus, cover=self.cover, ready=ready, hands=hands, clocks=clocks, left=left)

    def sprites(self, canvas: Canvas) -> list[Sprite]:
        """The cursors and the marks over the painted table."""
        if self.held is not None or self.is_over:
            return []
        covered = inspector.area(canvas, self) if self.inspected else NOWHERE
        items = {item.key: item for item in self.focus.targets if not self.inspected or not meeting(item.area, covered)}
        places = self.forecast.places
        orders = [
            cursors.rim(canvas, item, GREEN if places[seat][slot] == place else P.accent)
            for (seat, slot), place in self.companions.orders.items()
            if (item := items.get(TargetKey("slot", seat, number=slot))) is not None
        ]
        return orders + cursors.sprites(canvas, self.pointers, items, self.match)
