"""Paints what lies over the panels: cards to choose from, rows of options, a revealed card, a page of the story."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix
from game.ui.london import style
from game.ui.london.panels import story_page
from game.ui.london.story.option_map import Option
from game.ui.london.story.panels import small_cards
from game.ui.london.story.panels.prompt import P
from game.ui.london.story.view import TableView
from game.ui.widgets.controls import button
from game.ui.widgets.focus import Target

MARGIN = 24.0
CARD = (300.0, 400.0)
"""The size of a revealed card."""


def areas(table: TableView) -> list[Area]:
    """The areas that the overlay covers."""
    found = [revealed_area(table)] if table.shown.revealed is not None else []
    if table.shown.page_event is not None:
        found.append(table.current_layout.map)
    cards = [item.area for item in table.focus.targets if item.group == "cards"]
    if cards:
        found.append(_around(cards))
    if any(item.group == "tray" for item in table.focus.targets):
        found.append(table.tray_scroll.view.inset(-14))
    return found


def paint(canvas: Canvas, table: TableView) -> None:
    """Paint the overlay."""
    cards = [item for item in table.focus.targets if item.group == "cards"]
    if cards:
        _cloth(canvas, cards)
    for item in cards:
        _card(canvas, item, focused=table.focused(item.key))
    _tray(canvas, table)
    if table.shown.revealed is not None:
        small_cards.revealed(canvas, revealed_area(table).inset(MARGIN), table.shown.revealed)
    page = story_page.story_page_of(table.t, table.shown.page_event)
    if page is not None:
        story_page.paint(canvas, table.current_layout.map, table.t.options.story, page)


def _cloth(canvas: Canvas, cards: list[Target]) -> None:
    """Paint the ground under cards to choose from."""
    canvas.box(_around([item.area for item in cards]), mix(P.panel, BLACK, 0.4), style.BRASS, width=2, alpha=245)


def _around(areas: list[Area]) -> Area:
    """A box around cards, with a margin."""
    left, top = min(one.x for one in areas), min(one.y for one in areas)
    right, low = max(one.x + one.w for one in areas), max(one.y + one.h for one in areas)
    return Area(left, top, right - left, low - top).inset(-MARGIN)


def revealed_area(table: TableView) -> Area:
    """The area of a revealed card, with its shadow."""
    middle = table.current_layout.middle if table.current_layout.character_areas else table.current_layout.map
    wide, high = CARD
    return Area(middle.centre[0] - wide / 2, middle.centre[1] - high / 2, wide, high).inset(-MARGIN)


def _card(canvas: Canvas, item: Target, *, focused: bool) -> None:
    """Paint a card to choose."""
    assert isinstance(item.data, Option)
    card = str(getattr(item.data.choice, "card", ""))
    if card:
        small_cards.small(canvas, item.area, card, legal=True, focus=focused)
    else:
        small_cards.face_down(canvas, item.area, "item", item.label, legal=True, focus=focused)


def _tray(canvas: Canvas, table: TableView) -> None:
    """Paint the rows of options."""
    rows = [item for item in table.focus.targets if item.group == "tray"]
    if not rows:
        return
    view = table.tray_scroll.view
    canvas.box(view.inset(-12), mix(P.panel, BLACK, 0.3), style.BRASS, alpha=245)
    with table.tray_scroll.faded(canvas, 12):
        for item in rows:
            button(canvas, item.area, item.label, P, focused=table.focused(item.key), size=22)
    table.tray_scroll.bar(canvas, P)
