"""Tabs, tools, buttons and frames: the marks of the targets over the panels, and which panels a folded table opens."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, mix
from game.ui.dungeonville.board.pieces import portrait
from game.ui.dungeonville.layout import PANELS, PanelRequest
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.targets import button_answers, can_pay_by_hand
from game.ui.dungeonville.theme import EDGE, LIGHT_INK, PAPER, WOOD, P
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.boxes import KeyCap, Line, place
from game.ui.widgets.containers import Framed, Row
from game.ui.widgets.controls import button, focus_frame
from game.ui.widgets.focus import Target

ANSWER_PANELS = {"town": "stage", "entrance": "entrances", "party": "party", "house": "house"}
"""The panel that shows an answer, by the kind of its target."""
PHASE_PANELS = {
    "recruit": ("stage", "party"), "scout": ("entrances", "party"), "combat": ("stage", "party"), "explore": ("stage", "party"),
    "collect": ("house", "entrances"),
}  # fmt: skip
"""The panels that matter in a phase."""
PICTURES = {
    "stage": "dungeonville/fronts/tavern", "entrances": "dungeonville/mouths/crypt", "party": "dungeonville/adventurers/sir-clank",
    "secret": "dungeonville/tokens/deed-back", "house": "dungeonville/deed-house", "phases": "ui/sun", "moment": "ui/star",
    "undo": "ui/turn-back", "claim": "ui/crown", "deeds": "ui/eye", "aid": "ui/look",
}  # fmt: skip
"""The pictures of tabs and tools; the tab of the wizards shows a portrait, other tools have a picture of their name."""
ROOM = 20.0
"""Logical pixels around a target that its frame and glow reach."""


def panel_request(town: Town, chosen: str, *, secrets_held: bool, tools: int) -> PanelRequest:
    """What a folded table has to show: first the chosen panel, then panels with answers, those of the phase, and the rest."""
    first = panels_with_answers(town)
    if town.in_recap or town.duel is not None:
        first.append("stage")
    wanted = ["secret" if secrets_held else chosen, *first, *PHASE_PANELS.get(town.state.phase, ()), *PANELS]
    asks = town.facts.seat is not None and (bool(button_answers(town)) or can_pay_by_hand(town))
    panels = tuple(dict.fromkeys(panel for panel in wanted if panel))
    return PanelRequest(panels, asks or bool(town.continue_label), bool(town.facts.message), tools)


def next_panel(town: Town, chosen: str, by: int) -> str:
    """The next panel of a folded table, or the previous one, starting from the first open one."""
    there = list(town.layout.tabs)
    here = next(panel for panel in panel_request(town, chosen, secrets_held=False, tools=0).panels if panel in there)
    return there[(there.index(here) + by) % len(there)]


def panels_with_answers(town: Town) -> list[str]:
    """The panels with answers."""
    if town.facts.seat is None:
        return []
    kinds = {key[0] for key in town.options.by_target}
    return ["party"] if town.options.orders else [panel for kind, panel in ANSWER_PANELS.items() if kind in kinds]


# ------------------------------------------------------------------ painting


class ToolProps(NamedTuple):
    """A tool or a tab: its name, whether it is light because its panel is open, has a golden edge, and whose portrait it may show."""

    what: str
    is_open: bool
    bright: bool
    seat: int = 0


def mark_layers(town: Town, canvas: Canvas, targets: Sequence[Target], caps: dict[str, str]) -> Iterator[Layer]:
    """A layer for each target, and the tooltip of the focused tool; `caps` are the keys of the tools."""
    waiting = panels_with_answers(town) if town.layout.tabs else []
    for item in targets:
        key, focused = item.key, item.key == town.facts.focus
        name, around = f"dv-mark-{key}", item.area.inset(-ROOM)
        if item.group == "tools" and isinstance(key, tuple):
            what, is_tab = str(key[1]), key[0] == "tab"
            is_open = is_tab and what not in town.layout.closed
            waits = is_tab and not is_open and what in waiting  # a closed panel with answers
            yield Layer(name, item.area, paint_tool, ToolProps(what, is_open, focused or waits, town.front or 0), cached=False)
            if focused and item.label:
                props = (item.label, "" if is_tab else caps.get(what, ""))
                wide, right = _tip(*props).wide(canvas), min(item.area.x + item.area.w, canvas.room.w - 16)
                high = _tip(*props).high(canvas, wide)
                area = Area(max(16.0, right - wide), item.area.y - high - 6, wide, high)
                yield Layer("dv-tool-tip", area, paint_tip, props, cached=False)
        elif item.group in ("answers", "coins"):
            primary = item.data is not None and item.data == town.facts.default
            yield Layer(name, around, paint_button, (item.label, focused, primary), cached=False)
        elif focused or not item.refused:
            yield Layer(name, around, paint_frame, focused, cached=False)


def paint_tool(canvas: Canvas, area: Area, props: ToolProps) -> None:
    """Paint a tool or a tab with its picture."""
    what, fill = props.what, (PAPER, mix(PAPER, P.line, 0.3)) if props.is_open else WOOD
    canvas.box(area, fill, P.focus if props.bright else EDGE, width=3 if props.bright else 1.5)
    spot = square(area.centre, min(area.w, area.h) * (0.72 if what in PANELS else 0.66))
    if what == "wizards":
        portrait(canvas, spot, props.seat)
        return
    wide = spot.w * (0.714 if what == "secret" else 1.0)
    picture = spot._replace(x=area.centre[0] - wide / 2, w=wide)
    canvas.picture(PICTURES.get(what, f"ui/{what}"), picture, cover=what == "stage")


def _tip(label: str, cap: str) -> Framed:
    row = Row(Line(label, 20, LIGHT_INK), *([KeyCap(cap, CABINET)] if cap else []), gap=8)
    return Framed(row, (12, 4), lambda canvas, area: canvas.box(area, WOOD[1], P.focus, width=2))


def paint_tip(canvas: Canvas, area: Area, props: tuple[str, str]) -> None:
    """Paint what a tool or a tab does, and its key."""
    place(_tip(*props), canvas, area).paint(canvas)


def paint_button(canvas: Canvas, area: Area, props: tuple[str, bool, bool]) -> None:
    """Paint a button: its label, whether it has the focus, and whether it is the usual answer; the area has room for its glow."""
    label, focused, primary = props
    button(canvas, area.inset(ROOM), label, P, focused=focused, primary=primary, size=22)


def paint_frame(canvas: Canvas, area: Area, focused: bool) -> None:  # the props of the frame
    """Paint the frame around a target; the area has room for its glow."""
    if focused:
        focus_frame(canvas, area.inset(ROOM), P)
    else:
        canvas.frame(area.inset(ROOM), P.focus, width=3, radius=8)
