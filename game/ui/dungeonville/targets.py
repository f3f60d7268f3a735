"""The targets of the table and their marks: each answer at the thing that it names, refusals, buttons, tools and tabs."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.rules.dungeonville import choice as answer
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, mix
from game.ui.dungeonville import positions
from game.ui.dungeonville.buttons import COINS, CONTINUE, button_answers, button_targets, can_pay_by_hand, continue_target
from game.ui.dungeonville.layout import PANELS, PanelRequest
from game.ui.dungeonville.panels.pieces import portrait
from game.ui.dungeonville.positions import square
from game.ui.dungeonville.theme import EDGE, LIGHT_INK, PAPER, WOOD, P
from game.ui.dungeonville.town import Key, Town
from game.ui.input.state import PAD, InputState
from game.ui.table.acts import Answer, Choose, Command, Refuse
from game.ui.table.compositor import Layer
from game.ui.table.handover import SECRETS_ACTION
from game.ui.widgets.boxes import KeyCap, Line, place
from game.ui.widgets.containers import Framed, Row
from game.ui.widgets.controls import button, button_size, focus_frame
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns

TOOLS = ("menu", "log", "hint", "undo", "aid", "deeds", "claim")
TOOL_ACTIONS = {"claim": "centre", "deeds": "marks"}
"""The input action of a tool that is not named after it: some have the key of an action with another meaning in other games."""


def key_of(input_state: InputState, what: str, *, alone: bool) -> str:
    """The key or gamepad button of a tool, "" for none. When `alone`, the key for secrets opens the inspector."""
    if input_state.device != PAD:
        return input_state.named(TOOL_ACTIONS.get(what, what))
    own = {"deeds": "", "aid": input_state.glyph(SECRETS_ACTION) if alone else ""}
    return own.get(what, input_state.glyph(TOOL_ACTIONS.get(what, what)))


def all_targets(town: Town, canvas: Canvas, tools: tuple[str, ...]) -> list[Target]:
    """All targets, topmost last."""
    spots = columns(town.layout.tools, len(tools), 8) if tools else []
    made = [
        Target(("tool", what), area, Command(what), "tools", say(f"ui-tool-{what}"))
        for what, area in zip(tools, spots, strict=True)
    ]
    made += tab_targets(town)
    if town.facts.busy:
        return made + continue_target(town, canvas)
    parts = (_town_targets, _place_targets, _party_targets, button_targets) if town.facts.seat is not None else ()
    return [*made, *(one for part in parts for one in part(town, canvas))]


def tab_targets(town: Town, group: str = "tools") -> list[Target]:
    """The tabs of a folded table."""
    tabs = town.layout.tabs.items()
    return [Target(("tab", panel), area, Choose("panel", panel), group, say(f"ui-dv-page-{panel}")) for panel, area in tabs]


def _answer_target(town: Town, key: Key, area: Area, group: str) -> Target:
    """The target of an answer; where coins are to be chosen by hand, of the answer that says so."""
    found = town.options.by_target
    by_hand = (COINS.get(key[0], ""), *key[1:])
    choice = found[by_hand] if town.by_hand and by_hand in found else found[key]
    return Target(key, area, Answer(choice), group, town.facts.words(choice), choice)


def _town_targets(town: Town, canvas: Canvas) -> list[Target]:
    """Adventurers who may be hired; a click on one of the others explains why not."""
    t, made = town.state, list[Target]()
    if t.phase != "recruit" or town.duel is not None or "stage" in town.layout.closed:
        return made
    for adventurer in t.town:
        key, area = ("town", adventurer), positions.town_area(canvas, town.layout, t.town, adventurer)
        if key in town.options.by_target:
            made.append(_answer_target(town, key, area, "town"))
        elif town.options.of("town"):
            made.append(Target(key, area, Refuse(answer.Recruit(adventurer)), "town", name(adventurer), refused=True))
    return made


def _place_targets(town: Town, canvas: Canvas) -> list[Target]:
    """Dungeons that may be entered, and deeds that may be bought."""
    layout, found = town.layout, town.options.by_target
    deeds = enumerate(positions.deed_areas(canvas, layout.house, len(town.state.house)))
    spots: list[tuple[Key, Area, str]] = []
    if "entrances" not in layout.closed:
        spots += [(("entrance", one), area, "mouths") for one, area in positions.entrance_areas(layout.entrances).items()]
    if "house" not in layout.closed:
        spots += [(("house", place), area, "house") for place, area in deeds]
    return [_answer_target(town, *spot) for spot in spots if spot[0] in found]


def _party_targets(town: Town, canvas: Canvas) -> list[Target]:
    """Party members that may be named, or picked as fighters."""
    seat, found, made = town.front, town.options, list[Target]()
    if seat is None or "party" in town.layout.closed:
        return made
    party = town.state.wizards[seat].party
    may_lay = {*found.next_fighters(town.picks), *town.picks} if found.orders else set()
    for adventurer, area in zip(party, positions.party_cards(canvas, town.layout.party, len(party)), strict=True):
        key = ("party", adventurer)
        if key in found.by_target:
            made.append(_answer_target(town, key, area, "party"))
        elif adventurer in may_lay:
            made.append(Target(key, area, Choose("fighter", adventurer), "party", name(adventurer), adventurer))
    return made


# ------------------------------------------------------------------ panels


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


def lesson_panel(town: Town, points: str) -> Area | None:
    """The open panel that a lesson points at: "me" and "stone" are those of the only person here and of the first player."""
    layout, seat = town.layout, {"me": town.facts.sole, "stone": town.state.stone}.get(points)
    if seat is not None:
        return None if "wizards" in layout.closed else layout.wizards[seat]
    return None if points in layout.closed else {"secret": layout.secret, "stage": layout.stage}.get(points)


# ------------------------------------------------------------------ painting


class ToolProps(NamedTuple):
    """A tool or a tab: its name, whether it is light because its panel is open, has a golden edge, and whose portrait it may show."""

    what: str
    is_open: bool
    bright: bool
    seat: int = 0


def mark_layers(town: Town, canvas: Canvas, targets: Sequence[Target], caps: dict[str, str]) -> Iterator[Layer]:
    """A layer for each target, and the tooltip of the focused tool; `caps` are the keys of the tools, and of "take" and "usual"."""
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
            cap = caps.get("take" if key == CONTINUE else "usual" if primary else "", "")
            yield Layer(name, around, paint_button, ButtonProps(item.label, cap, focused, primary), cached=False)
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


class ButtonProps(NamedTuple):
    """A button: its label, the key that takes it, "" for none, whether it has the focus, and whether it is the usual answer."""

    label: str
    cap: str
    focused: bool
    primary: bool


def paint_button(canvas: Canvas, area: Area, props: ButtonProps) -> None:
    """Paint a button, with its key where both fit into one line; the area has room for its glow."""
    spot, size = area.inset(ROOM), 22
    fits = button_size(canvas, props.label, key=props.cap, size=size)[0] <= spot.w
    cap = props.cap if fits else ""
    button(canvas, spot, props.label, P, key=cap, focused=props.focused, primary=props.primary, size=size)


def paint_frame(canvas: Canvas, area: Area, focused: bool) -> None:  # the props of the frame
    """Paint the frame around a target; the area has room for its glow."""
    if focused:
        focus_frame(canvas, area.inset(ROOM), P)
    else:
        canvas.frame(area.inset(ROOM), P.focus, width=3, radius=8)
