"""Paints the map between investigations: the cards, the choices, walking medallions, and the card in focus."""

from collections.abc import Hashable, Iterator

from game.rules.london.choice import Befriend, Investigate
from game.rules.london.places import STREETS, present
from game.rules.london.state import State
from game.rules.london.tables.cards import PLACES, SLOTS
from game.ui.draw.canvas import Canvas
from game.ui.london import style
from game.ui.london.board import board
from game.ui.london.board.ground import city_picture, darkness_at, light_level
from game.ui.london.board.layout import CLOCK, MEDALLION, MapLayout, point_along
from game.ui.london.panels.card_page import paint_card
from game.ui.london.story.option_map import Option
from game.ui.london.story.shown_state import Highlights, ShownState
from game.ui.london.story.view import TableView
from game.ui.widgets.layout import common

P = style.P
PREFETCH_STEPS = 12
LARGE_PRINT = 1.5
"""From this text size on the card in focus hides much of the map, so it is shown only while its place is in focus."""
CARD_SIZE = (470.0, 500.0)
"""The size of the card in focus, in map pixels: it leaves the cards around it visible."""


def darkness(t: State, shown: ShownState) -> float:
    """The darkness of the hour on display."""
    slot = t.slot - 1 + shown.hand_progress if shown.hand_moves else t.slot
    return darkness_at(max(0.0, slot) / (len(SLOTS) - 1))


def prefetch(canvas: Canvas, layout: MapLayout, slot: int) -> Iterator[None]:
    """Cache the city for the hand's way to a slot."""
    rect = canvas.rect(layout.area)
    steps = [
        light_level(darkness_at((slot - 1 + part / PREFETCH_STEPS) / (len(SLOTS) - 1))) for part in range(PREFETCH_STEPS + 1)
    ]
    for step in dict.fromkeys(steps):
        city_picture(rect.w, rect.h, step)
        yield


def ground_key(t: State, shown: ShownState) -> Hashable:
    """Everything that the ground of the map depends on."""
    lying = (tuple(t.shown.items()), tuple(t.dark), tuple(t.goons.items()), tuple(t.notes.items()))
    there = tuple(bool(present(t, street)) for street in STREETS.values())
    return light_level(darkness(t, shown)), lying, there, t.chapter, t.phase


def paint_ground(canvas: Canvas, layout: MapLayout, t: State, shown: ShownState) -> Iterator[None]:
    """Paint the map with its cards, a part in each step."""
    return board.paint_steps(
        canvas, layout, t, board.MapProps(darkness=darkness(t, shown), corner_plates=False, weather_moves=False, lamps_move=False)
    )


def paint_marks(canvas: Canvas, layout: MapLayout, table: TableView, marks: Highlights) -> None:
    """Paint the choices, the Characters, and the card in focus."""
    for place, area in layout.place_areas().items():
        here = ("place", place)
        if here in marks.legal or marks.focus == here:
            focus = marks.focus == here
            canvas.frame(area.inset(-3), P.focus if focus else P.accent, width=6 if focus else 3, radius=9)
    _people(canvas, layout, table.t, table.shown)
    card = card_in_focus(table)
    if card:
        large = max(1.0, min(LARGE_PRINT, canvas.stretch))
        area = common(layout.box(CLOCK, *(side * large for side in CARD_SIZE)), layout.area)
        key = (card, table.t.chapter, table.version)
        canvas.panel("ld-read", key, area.inset(-24), lambda c, _: paint_card(c, area, table.t, card), solid=False)


def card_in_focus(table: TableView) -> str:
    """The card of the place in focus, "" for none."""
    item, t = table.focus.focused, table.t
    if table.animations.busy or item is None or not isinstance(item.key, tuple):
        return ""
    choice = item.data.choice if isinstance(item.data, Option) else None
    place = choice.place if isinstance(choice, Investigate | Befriend) else str(item.key[-1]) if item.key[0] == "place" else ""
    if place not in PLACES or (item.group == "main" and table.canvas is not None and table.canvas.stretch > LARGE_PRINT - 0.1):
        return ""
    return t.shown.get(place) or t.goons.get(PLACES[place].area if not PLACES[place].number else "", "")


def _people(canvas: Canvas, layout: MapLayout, t: State, shown: ShownState) -> None:
    """Paint all Characters at their places or on their way."""
    wide = MEDALLION * layout.unit * 1.15
    for seat, person in enumerate(t.people):
        walk = shown.walks.get(seat)
        if walk is not None:
            spot = point_along(layout.route(walk.start, walk.end), walk.share)
        elif person.place in PLACES:
            there = [one for one in present(t, person.place) if one not in shown.walks]
            spot = layout.medallion(person.place, there.index(seat), len(there))
        else:
            continue
        style.medal(canvas, person.id, seat, spot, wide)
        style.badge(canvas, seat, (spot[0] + wide * 0.34, spot[1] + wide * 0.34), wide * 0.36)
