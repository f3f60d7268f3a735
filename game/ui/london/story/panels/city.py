"""The map between two investigations: the cards as they lie, places that can be chosen, medallions on their way, the card in focus in the middle."""

from collections.abc import Hashable, Iterator

from game.rules.london.choice import Befriend, Investigate
from game.rules.london.places import LOCATIONS, STREETS, present
from game.rules.london.state import Place, State
from game.rules.london.tables.cards import PLACES, SLOTS
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.board import board
from game.ui.london.board.ground import city_picture, darkness_at, light_level
from game.ui.london.board.layout import CLOCK, MEDALLION, MapLayout, point_along
from game.ui.london.story.option_map import Offer
from game.ui.london.story.panels import script
from game.ui.london.story.shown_state import Marks, Shown
from game.ui.london.story.view import TableView
from game.ui.widgets.layout import common

P = style.P
STEPS = 12
LARGE = 1.5
"""Where letters are so large the card in focus hides much of the map, and so it is there only while its place is."""
READS = (470.0, 500.0)
"""How large the card in focus is, in the middle of the map and in its pixels: the cards on all sides stay in view."""


def spots(sheet: MapLayout) -> dict[Place, Area]:
    """Where each place lies."""
    return {
        **{place: sheet.card(place) for place in LOCATIONS},
        **{street: sheet.streets(area) for area, street in STREETS.items()},
    }


def darkness(t: State, shown: Shown) -> float:
    """How dark it is at the hour that is shown."""
    slot = t.slot - 1 + shown.strike if shown.strikes else t.slot
    return darkness_at(max(0.0, slot) / (len(SLOTS) - 1))


def prefetch(canvas: Canvas, sheet: MapLayout, slot: int) -> Iterator[None]:
    """Make the ground ready for the way of the hand to a slot."""
    rect = canvas.rect(sheet.area)
    steps = [light_level(darkness_at((slot - 1 + part / STEPS) / (len(SLOTS) - 1))) for part in range(STEPS + 1)]
    for step in dict.fromkeys(steps):
        city_picture(rect.w, rect.h, step)
        yield


def key(t: State, shown: Shown) -> Hashable:
    """What the ground of the map depends on."""
    lying = (tuple(t.shown.items()), tuple(t.dark), tuple(t.goons.items()), tuple(t.notes.items()))
    there = tuple(bool(present(t, street)) for street in STREETS.values())
    return light_level(darkness(t, shown)), lying, there, t.chapter, t.phase


def ground(canvas: Canvas, sheet: MapLayout, t: State, shown: Shown) -> Iterator[None]:
    """The map with its cards, a part with each step."""
    return board.paint_steps(
        canvas, sheet, t, board.MapProps(darkness=darkness(t, shown), corner_plates=False, weather_moves=False, lamps_move=False)
    )


def over(canvas: Canvas, sheet: MapLayout, table: TableView, marks: Marks) -> None:
    """What can be chosen, who is where, and the card in focus."""
    for place, area in spots(sheet).items():
        here = ("place", place)
        if here in marks.legal or marks.focus == here:
            focus = marks.focus == here
            canvas.frame(area.inset(-3), P.focus if focus else P.accent, width=6 if focus else 3, radius=9)
    _people(canvas, sheet, table.t, table.shown)
    card = in_focus(table)
    if card:
        large = max(1.0, min(LARGE, canvas.stretch))
        area = common(sheet.box(CLOCK, *(side * large for side in READS)), sheet.area)
        told = (card, table.t.chapter, table.moment)
        canvas.panel("ld-read", told, area.inset(-24), lambda c, _: script.whole(c, area, table.t, card), solid=False)


def in_focus(table: TableView) -> str:
    """The card on the place in focus, "" for none."""
    item, t = table.focus.focused, table.t
    if table.animations.busy or item is None or not isinstance(item.key, tuple):
        return ""
    choice = item.data.choice if isinstance(item.data, Offer) else None
    place = choice.place if isinstance(choice, Investigate | Befriend) else str(item.key[-1]) if item.key[0] == "place" else ""
    if place not in PLACES or (item.group == "main" and table.canvas is not None and table.canvas.stretch > LARGE - 0.1):
        return ""
    return t.shown.get(place) or t.goons.get(PLACES[place].area if not PLACES[place].number else "", "")


def _people(canvas: Canvas, sheet: MapLayout, t: State, shown: Shown) -> None:
    """Everybody where the clock has led them, or on the way there."""
    wide = MEDALLION * sheet.unit * 1.15
    for seat, person in enumerate(t.people):
        walk = shown.walking.get(seat)
        if walk is not None:
            spot = point_along(sheet.route(walk.start, walk.goal), walk.share)
        elif person.place in PLACES:
            there = [one for one in present(t, person.place) if one not in shown.walking]
            spot = sheet.medallion(person.place, there.index(seat), len(there))
        else:
            continue
        style.medal(canvas, person.id, seat, spot, wide)
        style.badge(canvas, seat, (spot[0] + wide * 0.34, spot[1] + wide * 0.34), wide * 0.36)
