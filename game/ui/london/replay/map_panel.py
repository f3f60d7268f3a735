"""The map of a replay, with the medallions and the time on the great clock."""

from collections.abc import Iterator

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.board import board, medallions
from game.ui.london.board.board import MapProps
from game.ui.london.board.layout import MapLayout, map_layout
from game.ui.london.replay.position import PLAN, ReplayPosition, hour_words, time_words
from game.ui.london.replay.view import ReplayView

SHADES = 24
"""The number of light levels between day and night."""


def paint_map(canvas: Canvas, area: Area, view: ReplayView) -> None:
    """Paint the map, which is cached until something on it changes, then the clock and the medallions."""
    t, layout = view.table, map_layout(canvas, area)
    cards = (t.chapter, t.phase, tuple(t.dark), tuple(t.shown.items()), tuple(t.notes.items()), tuple(t.goons.items()))
    people = tuple(person.place for person in t.people)  # a place label makes room for the medallions there
    key = (cards, people, round(view.now.darkness * SHADES), layout.signs_only)
    canvas.panel("ld-watch-map", key, area, lambda c, _: _paint_city(c, layout, view))
    _paint_time(canvas, layout, view.now)
    medallions.paint(canvas, layout, t, view.medallion_moves)


def _paint_city(canvas: Canvas, layout: MapLayout, view: ReplayView) -> Iterator[None]:
    """Paint the map without medallions in steps."""
    canvas.mute = True  # the texts of the small cards are not meant to be read: the panel beside the map has them
    props = MapProps(darkness=round(view.now.darkness * SHADES) / SHADES, corner_plates=False, medallions=False)
    yield from board.paint_steps(canvas, layout, view.table, props)
    canvas.picture("london/dial", layout.clock)


def _paint_time(canvas: Canvas, layout: MapLayout, now: ReplayPosition) -> None:
    """Paint the time of the planning, or the hour, on the great clock."""
    (x, y), radius = layout.dial
    words = time_words(now.ms) if now.act == PLAN else hour_words(now.hour) if now.hour is not None else say("ui-ld-watch-end")
    size = canvas.fitting(words, radius * 0.5, radius * 1.2, "title", 0.3)
    canvas.text(words, (x, y - canvas.high(size, "title") / 2), size, style.INK, face="title", align="centre")
