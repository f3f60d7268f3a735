"""Repaints what has changed on the planning table, a part in each frame."""

import time
from dataclasses import replace

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.incremental_paint import SHARE
from game.ui.london.board import dial
from game.ui.london.board.animations import MapAnimations
from game.ui.london.board.board import MapProps
from game.ui.london.board.layout import MapLayout
from game.ui.london.planning import inspector
from game.ui.london.planning.map_state import dial_state, light_key, map_props, second
from game.ui.london.planning.painter import AID_LINE, paint_clock, parts
from game.ui.london.planning.repaint import PendingMap, RepaintState
from game.ui.london.planning.view import PlanningView

PREFETCH_MS = 500
"""The picture of the great clock's next second is cached in the last milliseconds of this one."""


def update(canvas: Canvas, scene: PlanningView) -> list[pygame.Rect]:
    """Repaint what has changed. Returns the rectangles. In the frame of an answer the animations pause."""
    layout, now, props = scene.layout, scene.repaint, map_props(scene)
    assert layout is not None
    now.map_props = replace(props, darkness=now.map_props.darkness)
    answered, rects = now.changed and scene.context.is_interactive, list[pygame.Rect]()
    now.animations_paused = answered
    if not answered and not scene.inspected:
        rects += now.animations.update(canvas, layout.map, scene.t, now.time, now.map_props)
    if not answered and now.light_key != light_key(scene, props):
        rects += _update_light(canvas, scene, props)
    shown = dial_state(scene)
    if now.dial.paint_key != shown.paint_key:
        now.second, now.dial = second(scene), shown
        rects.append(inspector.paint_time(canvas, scene) if scene.inspected else _repaint_dial(canvas, layout.map, now))
    elif shown.left_ms is not None and shown.left_ms % 1000 < PREFETCH_MS:
        dial.prefetch_ring(canvas, layout.map, shown, smooth=shown.left_ms % 1000 < PREFETCH_MS / 2)
    if now.changed or now.stale or now.pending_parts:
        rects += _update_parts(canvas, scene, one_each_frame=answered)
    return rects


def _update_parts(canvas: Canvas, scene: PlanningView, *, one_each_frame: bool) -> list[pygame.Rect]:
    """Repaint the parts around the map whose keys have changed, as far as the frame has time. Returns the rectangles."""
    now, rects = scene.repaint, list[pygame.Rect]()
    found = sorted(parts(canvas, scene), key=lambda part: part.key is None)  # the player's own change comes first
    now.pending_parts |= {part.name for part in found if now.changed or part.name == AID_LINE}
    now.changed = now.stale = False
    for part in found:
        if part.name not in now.pending_parts:
            continue
        if rects and scene.context.is_interactive and (one_each_frame or time.perf_counter() > scene.context.frame_start + SHARE):
            break
        now.pending_parts.remove(part.name)
        if part.key is not None and now.part_keys.get(part.name) == part.key:
            continue
        now.part_keys[part.name] = part.key
        rect = canvas.rect(part.area).clip(canvas.surface.get_rect())
        if canvas.under is not None:
            canvas.surface.blit(canvas.under, rect, rect)
        part.paint()
        rects.append(rect)
    return rects


def _repaint_dial(canvas: Canvas, layout: MapLayout, now: RepaintState) -> pygame.Rect:
    """Repaint the great clock from the cached map, so that its shadow is not drawn twice."""
    canvas.surface.blit(now.animations.clock_ground, canvas.rect(layout.clock))
    return dial.paint(canvas, layout, now.dial, face_only=True)


def _update_light(canvas: Canvas, scene: PlanningView, props: MapProps) -> list[pygame.Rect]:
    """Paint the map in the next light off screen, a part in each frame; the last step shows it. Returns the rectangles."""
    layout, now = scene.layout, scene.repaint
    assert layout is not None
    if scene.inspected:
        scene.dirty = True
        return []
    key = light_key(scene, props), layout.map, tuple(now.animations.paint_keys.items())
    if now.pending_map is None or now.pending_map.key != key:
        animations = MapAnimations(now.animations.fog)
        steps = animations.prefetch(
            canvas,
            layout.map,
            scene.t,
            lambda: now.time,
            props,
            lambda inner: paint_clock(inner, layout.map, animations, now.dial),
        )
        now.pending_map = None if scene.flips else PendingMap(key, animations, steps)
    elif next(now.pending_map.steps, True):  # steps yield None: True is the end
        now.animations, now.pending_map, now.map_props = now.pending_map.animations, None, props
        now.light_key = light_key(scene, props)
        now.animations.show(canvas, layout.map, now.time, props)
        _repaint_dial(canvas, layout.map, now)
        return [now.animations.rect]
    return []
