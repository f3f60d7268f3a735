"""The inspector of the planning: a place shown large over the map, while the clock goes on."""

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK
from game.ui.london import style
from game.ui.london.board import card_face, dial
from game.ui.london.planning.map_state import dial_state
from game.ui.london.planning.view import PlanningView
from game.ui.widgets.layout import middle, off_top

LEAST_MAP = 840.0
"""On a map narrower than this the inspector covers the whole window."""


def area(canvas: Canvas, scene: PlanningView) -> Area:
    """The area of the inspector: in the middle of the map, so that the clocks stay visible."""
    assert scene.layout is not None
    room = scene.layout.regions.board
    if room.w < LEAST_MAP * canvas.stretch:
        room = canvas.room.inset(-8)
    return middle(room, min(room.w - 32, 1040 * canvas.stretch), min(room.h - 32, 640 * canvas.stretch))


def paint(canvas: Canvas, scene: PlanningView) -> None:
    """Paint the inspected place, and the time, since the inspector hides the great clock."""
    spot = area(canvas, scene)
    canvas.glow(spot, BLACK, spread=24)
    canvas.box(spot, (style.P.panel, style.P.panel_low), style.BRASS, width=3, radius=12)
    head, rest = off_top(spot.inset(22, 14), canvas.high(30, "bold"), 8)
    canvas.text(say("ui-ld-closer"), (head.x, head.y), 24, style.P.muted, face="italic", room=head.w - 130)
    card_face.draw(canvas, rest, scene.t, scene.inspected)
    paint_time(canvas, scene)


def paint_time(canvas: Canvas, scene: PlanningView) -> pygame.Rect:
    """Paint the time in the inspector. Returns the rectangle."""
    head, _ = off_top(area(canvas, scene).inset(22, 14), canvas.high(30, "bold"), 8)
    spot = Area(head.x + head.w - 120, head.y, 120, head.h)
    canvas.box(spot, style.P.panel)
    shown = dial_state(scene)
    colour = style.DREAD_RED if shown.is_last_minute else style.P.title
    canvas.text(dial.time_words(shown), (spot.x + spot.w - 4, spot.y), 30, colour, face="bold", align="right")
    return canvas.rect(spot)
