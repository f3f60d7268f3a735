"""The Deed House: its deeds and the price of an exchange."""

from game.rules.dungeonville.state import State
from game.rules.dungeonville.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import (
    P,
    coin,
    deed_card,
    parchment,
)
from game.ui.dungeonville.table.view import TableView
from game.ui.widgets.layout import off_top


def paint(canvas: Canvas, table: TableView) -> None:
    """The Deed House with its deeds."""
    layout, t = table.layout, table.state
    assert layout is not None
    if "house" in layout.closed:
        return
    key = repr((t.house_exposed, len(t.house), canvas.look))
    canvas.panel("dv-house", key, layout.house, lambda c, a: _house(c, a, t, positions.deed_areas(c, layout, len(t.house))))


def _house(canvas: Canvas, area: Area, t: State, deeds: list[Area]) -> None:
    parchment(canvas, area)
    if area.w > 200:
        canvas.picture("dungeonville/deed-house", Area(area.x + area.w - 100, area.y + area.h - 74, 90, 68))
    canvas.text(name("deed-house"), (area.x + 14, area.y + 8), 24, P.title, face="title", room=area.w - 70)
    coin(canvas, (area.x + area.w - 34, area.y + 26), 22, str(NUMBERS.swap_price))
    if not deeds:
        inner = off_top(area.inset(14, 10), canvas.high(24, "title") + 2, 4)[1]
        inner = inner._replace(w=inner.w - 90 if area.w > 200 else inner.w)
        canvas.paragraph(say("ui-dv-house-empty"), inner, 19, P.muted, face="italic")
    for place, spot in enumerate(deeds):
        if shown := t.house_exposed[place]:
            deed_card(canvas, spot, shown)
        else:
            high = min(spot.h, spot.w * 1.3)
            canvas.picture("dungeonville/tokens/deed-back", positions.square(spot.centre, high / 1.3, 1.3))
