"""What the layout of the story's table depends on: the Characters shown, their dice, and the cards in hand."""

from game.rules.engine.secret import Seat
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.board.layout import MapLayout, map_layout
from game.ui.london.story.character_layout import CharacterLayout, character_layout
from game.ui.london.story.layout import StoryLayout, arrange
from game.ui.london.story.view import TableView

MAP_PROMPTS = ("prompt-show-card", "prompt-ally")
"""The prompts that need the map, even in an investigation."""


def arranged(table: TableView, canvas: Canvas) -> StoryLayout:
    """The layout of the table now."""
    present, absent = table.present_and_absent
    acting = table.acting
    who = [] if acting is None else [acting]
    return arrange(canvas, present=present, absent=absent, acting=who, hand=bool(hand_of(table)))


def character_layouts(table: TableView, canvas: Canvas) -> dict[Seat, CharacterLayout]:
    """The layouts of all panels."""
    assert table.layout is not None
    return {
        seat: character_layout(canvas, table.layout, table.t, seat, dice=dice_of(table, seat))
        for seat in table.layout.character_areas
    }


def dice_of(table: TableView, seat: Seat) -> int | None:
    """The number of a Character's dice, rolled or to be rolled; None if no dice are rolled."""
    t = table.t
    inquiry = t.inquiry
    if inquiry is None or inquiry.kind not in ("plot", "showdown") or seat not in inquiry.parts:
        return None
    part = inquiry.parts[seat]
    if part.dice or part.rolled:
        return len(part.dice)
    return t.people[seat].dice if inquiry.kind == "showdown" else table.shown.points_of(t, seat)


def hand_of(table: TableView) -> list[str]:
    """The cards below the panels: the hand of the acting Character in the Endgame."""
    t, acting = table.t, table.acting
    if t.phase != "endgame" or acting is None or (t.inquiry is not None and t.inquiry.kind == "showdown"):
        return []
    return sorted(t.people[acting].hand)


def map_of(canvas: Canvas, area: Area) -> MapLayout:
    """The map, as large as the area allows."""
    wide = min(area.w, area.h * 1344 / 864)
    high = wide * 864 / 1344
    return map_layout(canvas, Area(area.centre[0] - wide / 2, area.centre[1] - high / 2, wide, high))
