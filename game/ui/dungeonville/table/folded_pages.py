"""The tabs of a folded table: which panels matter most now, and tabs that open the others."""

from functools import partial

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix, rgb
from game.ui.dungeonville.layout.regions import PAGES, Layout, Wish
from game.ui.dungeonville.style import PAPER, P, portrait
from game.ui.dungeonville.table.view import TableView
from game.ui.dungeonville.targets import answer_buttons, tools
from game.ui.widgets.focus import Target

ANSWERED = {"town": "stage", "mouth": "mouths", "party": "party", "house": "house"}
"""The panel that shows an answer, by the kind of its target."""
ABOUT = {
    "recruit": ("stage", "party"), "scout": ("mouths", "party"), "combat": ("stage", "party"), "explore": ("stage", "party"),
    "collect": ("house", "mouths"),
}  # fmt: skip
"""The panels that matter in a phase."""
SIGNS = {
    "stage": "dungeonville/fronts/tavern", "mouths": "dungeonville/mouths/crypt", "party": "dungeonville/adventurers/sir-clank",
    "secret": "dungeonville/tokens/deed-back", "house": "dungeonville/deed-house", "phases": "ui/sun", "moment": "ui/star",
}  # fmt: skip
"""The pictures on tabs; the tab of the wizards shows a portrait."""


def wish(table: TableView) -> Wish:
    """What a folded table has to show: first the chosen panel, then panels with answers, those of the phase, and the rest."""
    first = waiting(table)
    if table.resting or table.duel is not None:
        first.append("stage")
    wanted = ["secret" if table.peeking else table.page, *first, *ABOUT.get(table.t.phase, ()), *PAGES]
    plates = bool(table.seat is not None and (answer_buttons.plates(table) or answer_buttons.counting(table))) or bool(
        table.onward
    )
    told = bool(table.said[0])
    return Wish(tuple(dict.fromkeys(page for page in wanted if page)), plates, told, len(tools.there(table)))


def waiting(table: TableView) -> list[str]:
    """The panels with answers."""
    if table.seat is None:
        return []
    kinds = {key[0] for key in table.option_map.places}
    return ["party"] if table.option_map.orders else [page for kind, page in ANSWERED.items() if kind in kinds]


def items(table: TableView, lay: Layout) -> list[Target]:
    """The targets of the tabs."""
    return [
        Target(("tab", page), area, partial(turn, table, page), "tools", say(f"ui-dv-page-{page}"))
        for page, area in lay.tabs.items()
    ]


def turn(table: TableView, page: str) -> None:
    """Open a panel."""
    table.page, table.dirty = page, True


def step(table: TableView, by: int) -> None:
    """Open the next panel, or the previous one, starting from the first open one."""
    lay = table.layout
    if lay is None or not lay.tabs:
        return
    there = list(lay.tabs)
    here = next(page for page in wish(table).pages if page in lay.tabs)
    turn(table, there[(there.index(here) + by) % len(there)])


def tab(canvas: Canvas, table: TableView, item: Target, *, lit: bool) -> None:
    """A tab with its picture: light if its panel is open, with a golden edge if a closed panel has answers."""
    lay, page = table.layout, item.key[1]  # type: ignore[index]
    assert lay is not None
    shut = page in lay.shut
    waits = shut and page in waiting(table)
    fill = (rgb("#3a2413"), rgb("#22130a")) if shut else (PAPER, mix(PAPER, P.line, 0.3))
    line = P.focus if lit or waits else rgb("#a98a57")
    canvas.box(item.area, fill, line, width=3 if lit or waits else 1.5)
    side = min(item.area.w, item.area.h) * 0.72
    x, y = item.area.centre
    spot = Area(x - side / 2, y - side / 2, side, side)
    if page == "wizards":
        portrait(canvas, spot, table.own or 0)
    else:
        wide = side * (0.714 if page == "secret" else 1.0)
        canvas.picture(SIGNS[page], Area(x - wide / 2, spot.y, wide, side), cover=page == "stage")
