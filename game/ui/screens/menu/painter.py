"""Painting the menu: everything above the wood, and what flickering candles change."""

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET
from game.ui.screens.menu.layout import MenuLayout, MenuView
from game.ui.screens.menu.panel_painter import paint_continue, paint_strip
from game.ui.screens.menu.shelf import paint_shelf, wood
from game.ui.widgets.controls import button, hints

P = CABINET


def paint(menu: MenuView, canvas: Canvas) -> None:
    """Paint everything above the wood."""
    layout = menu.layout
    assert layout is not None
    paint_shelf(menu, canvas, layout)
    paint_strip(menu, canvas, layout.strip)
    for item in menu.focus.targets:
        focused = menu.focused(item.key)
        if item.key == "continue":
            paint_continue(menu, canvas, item, focused=focused)
        elif item.group == "plates":
            note = menu.note(str(item.key)) if layout.notes else ""
            button(canvas, item.area, item.label, P, note=note, focused=focused, size=25)
    if layout.hints.h > 40:
        cap = menu.context.input.cap
        pairs = [(cap("left", "right"), say("ui-do-box")), (cap("down"), say("ui-do-plates"))]
        pairs += [
            (cap("take"), say("ui-do-take")),
            (cap("rulebook"), say("ui-menu-rulebook")),
            (cap("full-screen"), say("ui-do-full-screen")),
        ]
        hints(canvas, layout.hints.x + layout.hints.w, layout.hints.y + 2, pairs, P)


def repaint_light(menu: MenuView, canvas: Canvas) -> list[pygame.Rect]:
    """Repaint only what the candles light; return these areas in pixels."""
    layout = menu.layout
    assert layout is not None
    ground = wood(menu.pictures, canvas, layout)
    changed = regions(layout, layout.feet + layout.shelf)
    for region in changed:
        with canvas.clip(region):
            canvas.surface.blit(ground, (0, 0))
            paint_shelf(menu, canvas, layout)
    return [canvas.rect(region).clip(canvas.surface.get_rect()) for region in changed]


def regions(layout: MenuLayout, bottom: float) -> list[Area]:
    """The areas that the candles light, left and right, which do not overlap."""
    middle = layout.boxes[2].x - (layout.boxes[2].x - layout.boxes[1].x - layout.boxes[1].w) / 2
    left = [candle.region for candle in layout.candles if candle.x < middle]
    right = [candle.region for candle in layout.candles if candle.x >= middle]
    found = []
    for group, low, high in ((left, -1e6, middle), (right, middle, 1e6)):
        x = max(low, min(area.x for area in group))
        end = min(high, max(area.x + area.w for area in group))
        y = min(area.y for area in group) - 40
        found.append(Area(x, y, end - x, bottom - y))
    return found
