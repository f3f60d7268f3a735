"""The band at the foot of a replay: transport and other buttons, a caption, the line, and where there is room a legend and keys."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import Colour, Palette, mix
from game.ui.scene.navigation import Navigation
from game.ui.screens.replay import line
from game.ui.screens.replay.line import Line
from game.ui.screens.replay.registration import Legend, ReplayUi
from game.ui.widgets.controls import button, button_size, focus_frame, hints, hints_width, panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_left, off_right, off_top

ICONS = {"close": "eye", "eyes": "eye", "ended": "dawn", "back": "home"}
LEAST_CAPTION = 11.0
"""The room that words on buttons leave for the caption, in lines of text."""
NOWHERE = Area(0, 0, 0, 0)


class Tool(NamedTuple):
    """A button: its key, its label, what it does, and the text on it where it has no picture and no room for its label."""

    key: Hashable
    label: str
    act: Callable[[], Navigation | None]
    text: str = ""


class BandLayout(NamedTuple):
    """The areas of a band. There is either a caption, or a legend and keys."""

    band: Area
    line: Area
    caption: Area
    legend: Area
    hints: Area
    tight: bool


class Button(NamedTuple):
    """A button as it is painted: with its `label` as words, else with `text` or else a picture."""

    area: Area
    label: str
    text: str
    picture: str
    worded: bool
    primary: bool
    focused: bool


class BandProps(NamedTuple):
    """What a band shows. `label` is that of a focused button without words; `colour` is that of the caption."""

    palette: Palette
    buttons: Sequence[Button]
    round: bool
    words: float
    caption: str
    colour: Colour
    label: str
    line: Line
    position: float
    line_focused: bool
    legend: Sequence[Legend]
    hints: list[tuple[str, str]]


# ------------------------------------------------------------------ layout


def button_side(canvas: Canvas, ui: ReplayUi, *, tight: bool) -> float:
    """The size of a button."""
    return max(44.0, min(ui.styles[tight].button, canvas.high(24) + 16))


def fits(canvas: Canvas, ui: ReplayUi, transport: int, tools: Sequence[Tool], *, tight: bool) -> bool:
    """Whether there is room for words on the buttons beside the caption."""
    side, edge = button_side(canvas, ui, tight=tight), ui.styles[tight].edge
    taken = sum(button_size(canvas, one.label, size=21)[0] + 8 for one in tools) + transport * (side + 6)
    return taken + LEAST_CAPTION * canvas.high(21) <= canvas.room.w - 2 * edge


def arrange(
    canvas: Canvas,
    ui: ReplayUi,
    transport: Sequence[Tool],
    tools: Sequence[Tool],
    legend: Sequence[Legend],
    *,
    tight: bool,
    worded: bool,
) -> tuple[list[Target], BandLayout]:
    """The buttons and the areas: in one row above the line, or on its left if there is room for a legend on its right."""
    style, side = ui.styles[tight], button_side(canvas, ui, tight=tight)
    deep = line.high(canvas, tight=tight)
    if ui.beside_line and not tight:
        return _beside_line(canvas, ui, transport, tools, legend)
    band, _ = off_bottom(canvas.room, side + deep + style.more)
    inner = band.inset(style.edge, 0)
    y, right, made = inner.y + style.top, inner.x + inner.w, list[Target]()
    for tool in reversed(tools):
        wide = button_size(canvas, tool.label, size=21)[0] if worded else side
        made.insert(0, _target(tool, Area(right - wide, y, wide, side), "plates", ui))
        right -= wide + (8 if ui.worded else 6)
    right = made[0].area.x
    made = [*_transport(inner.x, y, side, transport, ui), *made]
    left = inner.x + len(transport) * (side + 6) - 6
    caption = Area(left + style.margin, y, max(0.0, right - left - 2 * style.margin), side)
    top = y + side + style.gap
    below = inner.row(top, band.y + band.h - style.foot - top, left=14, right=14)
    return made, BandLayout(band, below, caption, NOWHERE, NOWHERE, tight)


def _beside_line(
    canvas: Canvas, ui: ReplayUi, transport: Sequence[Tool], tools: Sequence[Tool], legend: Sequence[Legend]
) -> tuple[list[Target], BandLayout]:
    """The buttons in two rows on the left of the line, the legend on its right, and keys below it."""
    side, deep = button_side(canvas, ui, tight=False), line.high(canvas, tight=False)
    band, _ = off_bottom(canvas.room, max(deep, side) + canvas.high(20) + 34)
    left, rest = off_left(band.inset(22, 8), len(transport) * (side + 6), 26)
    words, rest = off_right(rest, max((canvas.wide(one.words, 20) for one in legend), default=0.0) + 46, 30)
    upper, lower = off_top(rest, deep, 4)
    made, low = _transport(left.x, left.y, side, transport, ui), min(side, left.h - side - 8)
    for place, tool in enumerate(tools):
        made.append(_target(tool, left.at(place * (low + 12), side + 8, low, low), "plates", ui))
    return made, BandLayout(band, upper.inset(12, 0), NOWHERE, words, lower, False)


def _transport(x: float, y: float, side: float, tools: Sequence[Tool], ui: ReplayUi) -> list[Target]:
    return [_target(tool, Area(x + place * (side + 6), y, side, side), "transport", ui) for place, tool in enumerate(tools)]


def _target(tool: Tool, area: Area, group: str, ui: ReplayUi) -> Target:
    return Target(tool.key, area, tool.act, group, tool.label, tool.text, round=ui.round_buttons)


# ------------------------------------------------------------------ painting


def paint(canvas: Canvas, layout: BandLayout, props: BandProps) -> None:
    """Paint the band."""
    p = props.palette
    canvas.box(layout.band.inset(-4, 0), (mix(p.panel, p.deep, 0.3), p.deep), p.line, radius=0)
    for one in props.buttons:
        _button(canvas, one, p, is_round=props.round)
    line.paint(canvas, props.line, p, props.position, focused=props.line_focused, tight=layout.tight)
    if layout.legend.w:
        _legend(canvas, layout.legend, props.legend, p)
        _hints(canvas, layout.hints, props)
    elif layout.caption.w > 120:
        words, colour = (props.label, p.title) if props.label else (props.caption, props.colour)
        size = canvas.block(words, layout.caption, props.words, "italic", 12)
        if canvas.tall(words, size, layout.caption.w, "italic") <= layout.caption.h + 1:
            canvas.paragraph(words, layout.caption, size, colour, face="italic", middle=True)


def _button(canvas: Canvas, one: Button, p: Palette, *, is_round: bool) -> None:
    area = one.area
    if one.worded:
        button(canvas, area, one.label, p, primary=one.primary, focused=one.focused, size=21)
        return
    if is_round:
        canvas.circle(area.centre, area.w / 2, p.focus if one.focused else p.line)
        canvas.circle(area.centre, area.w / 2 - (3 if one.focused else 1.5), p.panel)
    else:
        panel(canvas, area, p, line=p.focus if one.focused else None)
    if one.text:
        size = canvas.fitting(one.text, 20, area.w - 8, "bold", 0.5)
        canvas.within(one.text, area, size, p.text, face="bold", margin=2)
    else:
        canvas.picture(f"ui/{one.picture}", area.inset(area.w * (0.26 if is_round else 0.22)))
    if one.focused and not is_round:
        focus_frame(canvas, area, p, diamonds=False, light=False)


def _legend(canvas: Canvas, area: Area, legend: Sequence[Legend], p: Palette) -> None:
    step = min(36.0 * max(1.0, canvas.stretch), area.h / max(1, len(legend)))
    y = area.y + (area.h - step * len(legend)) / 2
    for one in legend:
        one.draw(canvas, (area.x + 16, y + step / 2), 2 * min(14.0, step * 0.44), 1)
        canvas.within(one.words, area.row(y, step, left=36), 20, p.text, align="left", margin=2)
        y += step


def _hints(canvas: Canvas, area: Area, props: BandProps) -> None:
    """Paint as many keys as fit, or the label of the focused button, and the caption at the right."""
    p, words = props.palette, props.caption
    wide = canvas.wide(words, 20, "italic") + 40
    if props.label:
        canvas.within(props.label, area._replace(w=area.w - wide), 22, p.title, face="bold", align="left", margin=0)
        canvas.within(words, area, 20, p.muted, face="italic", align="right")
        return
    pairs = props.hints
    while pairs and hints_width(canvas, pairs) + wide > area.w:
        pairs = pairs[:-1]
    left = hints_width(canvas, pairs)
    hints(canvas, area.x + left, area.y + (area.h - 32) / 2, pairs, p)
    room = area.trimmed(left=left + 16)
    canvas.within(words, room, 20, p.muted, face="italic", align="right")
