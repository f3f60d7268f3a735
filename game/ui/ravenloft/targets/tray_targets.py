"""Targets of the tray: the cards and lines of a choice that have no place on the board or in the hand."""

from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.panels import cards
from game.ui.ravenloft.table.view import TableView
from game.ui.ravenloft.targets.option_labels import answer_command, label
from game.ui.widgets.controls import button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, depth, grid

GAP = 14.0


def tray_areas(table: TableView, canvas: Canvas, room: Area) -> tuple[list[Area], list[Area]]:
    """Return the areas of the cards and the lines in a column of this width, each as high as its text."""
    found = table.option_map
    wide = min(214.0 * canvas.stretch**0.9, room.w)
    across = max(1, min(len(found.cards), 5, int((room.w + GAP) / (wide + GAP))))
    high = [cards.readable_high(canvas, wide, card) for card in found.cards]
    made, y = list[Area](), room.y
    for start in range(0, len(high), across):
        row = high[start : start + across]
        left = room.x + (room.w - across * (wide + GAP) + GAP) / 2
        made += [Area(left + place * (wide + GAP), y, wide, max(row)) for place in range(len(row))]
        y += max(row) + GAP
    plates = [button_size(canvas, label(table, choice), size=22, room=room.w) for choice in found.rows]
    if not plates:
        return made, []
    natural = max(plate[0] for plate in plates)
    columns = 2 if len(plates) > 6 and 2 * natural + GAP <= room.w else 1
    tall = max(plate[1] for plate in plates)
    strip = Area(room.x, y, min(room.w, max(natural * columns + GAP, 420.0)), 0)
    strip = strip._replace(x=room.x + (room.w - strip.w) / 2)
    return made, grid(strip, len(plates), (strip.w - GAP * (columns - 1)) / columns - 1, tall, 8)


def tray_targets(table: TableView, canvas: Canvas, given: list[Target]) -> list[Target]:
    """Return the cards and lines of the tray, below the buttons that are `given`; it scrolls if there are many."""
    found, scroll = table.option_map, table.sides.tray
    if not found.tray:
        scroll.fit(NOWHERE, 0)
        return []
    view = table.layout.view
    top = max([view.y + 8, *(item.area.y + item.area.h + 8 for item in given)])
    outer = Area(view.x + 8, top, table.layout.tools.x - view.x - 16, view.y + view.h - top - 8)
    inner = outer.inset(18, 14)
    for room in (inner, inner._replace(w=inner.w - scroll.BAR - 8)):
        laid, lines = tray_areas(table, canvas, room)
        high = depth(inner, [*laid, *lines])
        if high <= inner.h:
            break
    shown = min(high, inner.h)
    inner = inner._replace(y=inner.y + inner.h - shown, h=shown)
    wide = max(part.x + part.w for part in (*laid, *lines)) - min(part.x for part in (*laid, *lines))
    if high <= shown + 1:
        outer = Area(inner.centre[0] - wide / 2 - 18, inner.y - 14, wide + 36, shown + 28)
    else:
        outer = outer._replace(y=inner.y - 14, h=shown + 28)
    table.sides.tray_at = outer
    scroll.fit(inner.inset(-10, -4) if high <= shown + 1 else inner.inset(0, -4), high)
    laid, lines = tray_areas(table, canvas, Area(room.x, inner.y, room.w, shown))
    made = []
    for (card, choice), area in zip(found.cards.items(), laid, strict=True):
        made.append(Target(("card", card), area, answer_command(table, choice), "tray", label(table, choice), choice))
    for place, (choice, area) in enumerate(zip(found.rows, lines, strict=True)):
        made.append(Target(("row", place), area, answer_command(table, choice), "tray", label(table, choice), choice))
    return scroll.items(made, table.focus, table.pointer)
