"""Paints the planning table, and afterwards only what has changed: a part in each frame where frames have to be short."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.rules.london.state import Place, State
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import SHARE
from game.ui.draw.theme import BLACK
from game.ui.london import theme
from game.ui.london.board import board, card_face, dial
from game.ui.london.board.animations import MapAnimations
from game.ui.london.board.board import MapProps
from game.ui.london.board.dial import DialState
from game.ui.london.board.layout import MapLayout
from game.ui.table.compositor import Compositor, Layer
from game.ui.widgets.layout import off_top

PREFETCH_MS = 500
"""The picture of the great clock's next second is cached in the last milliseconds of this one."""


class Frame(NamedTuple):
    """The middle of the table: the map, the great clock, and over them the place that is `inspected` ("" for none) in the area `inspector`."""

    layout: MapLayout
    t: State
    map_props: MapProps
    dial: DialState
    inspected: Place = ""
    inspector: Area = Area(0, 0, 0, 0)

    @property
    def light_key(self) -> Hashable:
        """What repaints the whole map when it changes: the darkness and the phase."""
        return self.map_props.darkness, self.t.phase


class Pace(NamedTuple):
    """How much of a frame is left for painting. Only where the program `is_interactive` it counts from the frame's `start` in seconds."""

    is_interactive: bool
    start: float

    def ends(self, *, answered: bool) -> float | None:
        """The time in seconds when no further part is begun, None for never. After an answer each frame paints one part."""
        return None if not self.is_interactive else self.start + (0 if answered else SHARE)


class PendingMap(NamedTuple):
    """A map in the next light that is painted off screen: its paint key, its animations, and the remaining steps."""

    key: Hashable
    animations: MapAnimations
    steps: Iterator[None]


class TableCompositor:
    """The planning table as it is in the window.

    `time` is the clock of the animations in milliseconds. `dial`, `map_props` and `light_key` are in the window, `parts` are around the map;
    `pending_parts` of them still have to be painted. `is_animation_paused` marks a frame that left out the animations, `pending_map` is the map in the next light.
    """

    def __init__(self) -> None:
        self.time = 0.0
        self.dial, self.map_props = DialState(), MapProps()
        self.light_key: Hashable = None
        self.inspected: Place = ""
        self.animations = MapAnimations()
        self.is_animation_paused = False
        self.parts = Compositor()
        self.pending_parts: list[Layer] = []
        self.pending_map: PendingMap | None = None

    @property
    def is_pending(self) -> bool:
        """Whether an earlier frame has left something to repaint."""
        return self.is_animation_paused or bool(self.pending_parts) or bool(self.map_props.flips) or self.pending_map is not None

    def is_outdated(self, frame: Frame) -> bool:
        """Whether the whole table has to be painted: the inspector has opened or closed, or the light changes under it."""
        return self.inspected != frame.inspected or (bool(frame.inspected) and self.light_key != frame.light_key)

    # ------------------------------------------------------------------ the whole table

    def paint(self, canvas: Canvas, frame: Frame, parts: Sequence[Layer]) -> None:
        """Paint the whole table."""
        self.map_props, self.dial, self.light_key, self.inspected = frame.map_props, frame.dial, frame.light_key, frame.inspected
        self.pending_map, self.pending_parts, self.is_animation_paused = None, [], False
        board.paint(canvas, frame.layout, frame.t, frame.map_props)
        self._paint_clock(canvas, frame.layout, self.animations)
        self.animations.capture(canvas, frame.layout, frame.t, self.time, frame.map_props)
        self.parts.paint(canvas, parts)
        if frame.inspected:
            _paint_inspector(canvas, frame)

    def _paint_clock(self, canvas: Canvas, layout: MapLayout, animations: MapAnimations) -> None:
        """Paint the great clock on a newly painted map, and cache the map under it."""
        animations.clock_ground = canvas.surface.subsurface(canvas.rect(layout.clock).clip(canvas.surface.get_rect())).copy()
        dial.paint(canvas, layout, self.dial)

    # ------------------------------------------------------------------ what has changed

    def update(
        self, canvas: Canvas, frame: Frame, parts: Callable[[], Sequence[Layer]], pace: Pace, *, changed: bool, stale: bool
    ) -> list[pygame.Rect]:
        """Repaint what has changed. Returns the rectangles.

        After an answer (`changed`) and a movement of a pointer (`stale`) the parts are compared. In the frame of an answer the animations pause.
        """
        self.map_props = replace(frame.map_props, darkness=self.map_props.darkness)
        answered, rects = changed and pace.is_interactive, list[pygame.Rect]()
        self.is_animation_paused = answered
        if not answered and not frame.inspected:
            rects += self.animations.update(canvas, frame.layout, frame.t, self.time, self.map_props)
        if not answered and self.light_key != frame.light_key:
            rects += self._update_light(canvas, frame)
        left = frame.dial.left_ms
        if self.dial.paint_key != frame.dial.paint_key:
            self.dial = frame.dial
            rects.append(_paint_time(canvas, frame) if frame.inspected else self._repaint_dial(canvas, frame.layout))
        elif left is not None and left % 1000 < PREFETCH_MS:
            dial.prefetch_ring(canvas, frame.layout, frame.dial, smooth=left % 1000 < PREFETCH_MS / 2)
        if changed or stale or self.pending_parts:
            found = parts()
            rects += self.parts.update(canvas, found, ends=pace.ends(answered=answered))
            self.pending_parts = self.parts.changed(found)
        return rects

    def _repaint_dial(self, canvas: Canvas, layout: MapLayout) -> pygame.Rect:
        """Repaint the great clock from the cached map, so that its shadow is not drawn twice."""
        canvas.surface.blit(self.animations.clock_ground, canvas.rect(layout.clock))
        return dial.paint(canvas, layout, self.dial, face_only=True)

    def _update_light(self, canvas: Canvas, frame: Frame) -> list[pygame.Rect]:
        """Paint the map in the next light off screen, a part in each frame; the last step shows it. Returns the rectangles."""
        layout, props = frame.layout, frame.map_props
        key = frame.light_key, layout, tuple(self.animations.paint_keys.items())
        if self.pending_map is None or self.pending_map.key != key:
            animations = MapAnimations(self.animations.fog)
            steps = animations.prefetch(
                canvas, layout, frame.t, lambda: self.time, props, lambda inner: self._paint_clock(inner, layout, animations)
            )
            self.pending_map = None if props.flips else PendingMap(key, animations, steps)
        elif next(self.pending_map.steps, True):  # steps yield None: True is the end
            self.animations, self.pending_map, self.map_props = self.pending_map.animations, None, props
            self.light_key = frame.light_key
            self.animations.show(canvas, layout, self.time, props)
            self._repaint_dial(canvas, layout)
            return [self.animations.rect]
        return []


# ------------------------------------------------------------------ the inspector


def _paint_inspector(canvas: Canvas, frame: Frame) -> None:
    """Paint the inspected place over the map, and the time, since it hides the great clock."""
    spot = frame.inspector
    canvas.glow(spot, BLACK, spread=24)
    canvas.box(spot, (theme.P.panel, theme.P.panel_low), theme.BRASS, width=3, radius=12)
    head, rest = off_top(spot.inset(22, 14), canvas.high(30, "bold"), 8)
    canvas.text(say("ui-ld-closer"), (head.x, head.y), 24, theme.P.muted, face="italic", room=head.w - 130)
    card_face.draw(canvas, rest, frame.t, frame.inspected)
    _paint_time(canvas, frame)


def _paint_time(canvas: Canvas, frame: Frame) -> pygame.Rect:
    """Paint the time in the inspector. Returns the rectangle."""
    head, _ = off_top(frame.inspector.inset(22, 14), canvas.high(30, "bold"), 8)
    spot = Area(head.x + head.w - 120, head.y, 120, head.h)
    canvas.box(spot, theme.P.panel)
    colour = theme.DREAD_RED if frame.dial.is_last_minute else theme.P.title
    canvas.text(dial.time_words(frame.dial), (spot.x + spot.w - 4, spot.y), 30, colour, face="bold", align="right")
    return canvas.rect(spot)
