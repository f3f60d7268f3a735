"""The tabs of a folded table: which panels matter most now, and tabs that open the others."""

from functools import partial

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix, rgb
from game.ui.dungeonville.layout.regions import PANELS, Layout, PanelRequest
from game.ui.dungeonville.style import PAPER, P, portrait
from game.ui.dungeonville.table.view import TableView
from game.ui.dungeonville.targets import answer_buttons, tools
from game.ui.widgets.focus import Target

ANSWER_PANELS = {"town": "stage", "entrance": "entrances", "party": "party", "house": "house"}
"""The panel that shows an answer, by the kind of its target."""
PHASE_PANELS = {
    "recruit": ("stage", "party"), "scout": ("entrances", "party"), "combat": ("stage", "party"), "explore": ("stage", "party"),
    "collect": ("house", "entrances"),
}  # fmt: skip
"""The panels that matter in a phase."""
TAB_PICTURES = {
    "stage": "dungeonville/fronts/tavern",
    "entrances": "dungeonville/mouths/crypt",
    "party": "dungeonville/adventurers/sir-clank",
    "secret": "dungeonville/tokens/deed-back",
    "house": "dungeonville/deed-house",
    "phases": "ui/sun",
    "moment": "ui/star",
}
"""The pictures on tabs; the tab of the wizards shows a portrait."""


def panel_request(table: TableView) -> PanelRequest:
    """What a folded table has to show: first the chosen panel, then panels with answers, those of the phase, and the rest."""
    first = panels_with_answers(table)
    if table.in_recap or table.duel is not None:
        first.append("stage")
    wanted = ["secret" if table.secrets_held else table.chosen_panel, *first, *PHASE_PANELS.get(table.state.phase, ()), *PANELS]
    has_buttons = bool(
        table.seat is not None and (answer_buttons.button_answers(table) or answer_buttons.can_pay_by_hand(table))
    ) or bool(table.continue_label)
    has_notice = bool(table.notice[0])
    return PanelRequest(
        tuple(dict.fromkeys(panel for panel in wanted if panel)), has_buttons, has_notice, len(tools.available_tools(table))
    )


def panels_with_answers(table: TableView) -> list[str]:
    """The panels with answers."""
    if table.seat is None:
        return []
    kinds = {key[0] for key in table.option_map.by_target}
    return ["party"] if table.option_map.orders else [panel for kind, panel in ANSWER_PANELS.items() if kind in kinds]


def tab_targets(table: TableView, layout: Layout) -> list[Target]:
    """The targets of the tabs."""
    return [
        Target(("tab", panel), area, partial(open_panel, table, panel), "tools", say(f"ui-dv-page-{panel}"))
        for panel, area in layout.tabs.items()
    ]


def open_panel(table: TableView, panel: str) -> None:
    """Open a panel."""
    table.chosen_panel, table.dirty = panel, True


def next_panel(table: TableView, by: int) -> None:
    """Open the next panel, or the previous one, starting from the first open one."""
    layout = table.layout
    if layout is None or not layout.tabs:
        return
    there = list(layout.tabs)
    here = next(panel for panel in panel_request(table).panels if panel in layout.tabs)
    open_panel(table, there[(there.index(here) + by) % len(there)])


def draw_tab(canvas: Canvas, table: TableView, item: Target, *, focused: bool) -> None:
    """A tab with its picture: light if its panel is open, with a golden edge if a closed panel has answers."""
    layout, panel = table.layout, item.key[1]  # type: ignore[index]
    assert layout is not None
    closed = panel in layout.closed
    waits = closed and panel in panels_with_answers(table)
    fill = (rgb("#3a2413"), rgb("#22130a")) if closed else (PAPER, mix(PAPER, P.line, 0.3))
    line = P.focus if focused or waits else rgb("#a98a57")
    canvas.box(item.area, fill, line, width=3 if focused or waits else 1.5)
    side = min(item.area.w, item.area.h) * 0.72
    x, y = item.area.centre
    spot = Area(x - side / 2, y - side / 2, side, side)
    if panel == "wizards":
        portrait(canvas, spot, table.front_seat or 0)
    else:
        wide = side * (0.714 if panel == "secret" else 1.0)
        canvas.picture(TAB_PICTURES[panel], Area(x - wide / 2, spot.y, wide, side), cover=panel == "stage")
