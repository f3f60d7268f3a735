"""The page of the settings as boxes: panels in columns, with sliders, switches and segments; and what a click on a row means."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, GOLD, GOLD_LOW, INK, mix
from game.ui.scene.context import AppContext
from game.ui.screens.settings.rows import EXHIBITS, Group, SettingRow, nearest, words
from game.ui.screens.theme import WARM
from game.ui.widgets import layout
from game.ui.widgets.boxes import Box, Drawn, Space
from game.ui.widgets.containers import ByWidth, Column, Row, panel
from game.ui.widgets.controls import cap_width, focus_frame, key_cap
from game.ui.widgets.pressed import Choosable

P = CABINET
SIZE, TITLE, SMALL = 23.0, 28.0, 20.0
PAD, GAP = 19.0, 7.0
KNOB = 13.0
SWITCH = 104.0
COLUMNS = {
    1: (("text", "far", "sound", "help", "motion", "play", "keys", "pad"),),
    2: (("text", "far", "sound", "help"), ("motion", "play", "keys", "pad")),
    3: (("sound", "help"), ("text", "far", "motion"), ("play", "keys", "pad")),
}
SHARES = {1: (1,), 2: (1, 1), 3: (430, 684, 762)}
APART = 30.0
"""The gap between two rows side by side."""
MakeRow = Callable[[Group, SettingRow], Box]


# ------------------------------------------------------------------ boxes


def page(canvas: Canvas, context: AppContext, groups: Mapping[str, Group], here: str, row: MakeRow) -> Box:
    """All panels in columns; the one named `here` is highlighted. Free height goes to a preview that grows, else to the last panel of a column."""
    wide = canvas.room.w / canvas.letter**0.7
    named = COLUMNS[3 if wide >= 1700 else 2 if wide >= 1080 else 1]
    strips = []
    for names in named:
        growing = [place for place, name in enumerate(names) if name in EXHIBITS and EXHIBITS[name].grows]
        boxes = [_panel(context, groups[name], row, here=name == here) for name in names]
        strips.append(Column(*boxes, gap=layout.GAP, grow=growing[:1] or (-1,)))
    return Row(*strips, shares=SHARES[len(named)], align="fill")


def _panel(context: AppContext, group: Group, row: MakeRow, *, here: bool) -> Box:
    """A panel: its title, its rows, and its preview below them, or beside them where there is room."""

    def made(canvas: Canvas, wide: float) -> Box:
        broad, shown = wide > 2 * 270 * canvas.letter - 2 * PAD, EXHIBITS.get(group.name)
        rows = ByWidth(partial(_rows, group, row, broad))
        if shown is None:
            return rows
        preview = Drawn(lambda c, area: shown.draw(c, context, area), lambda c, w: shown.least(c, context, w))
        if shown.beside and broad:
            return Row(rows, preview, gap=APART, shares=(1, 1), align="fill")
        return Column(rows, Space(12), preview, grow=(-1,) if shown.grows else ())

    head = Drawn(partial(_title, name=group.name, words=group.words), lambda canvas, _: canvas.high(TITLE, "title") + 4)
    line, warm = (P.accent, WARM) if here else (None, None)
    return panel(Column(head, ByWidth(made), grow=(-1,)), P, pad=(PAD, PAD), line=line, warm=warm)


def _title(canvas: Canvas, area: Area, name: str, words: str) -> None:
    used = canvas.text(say(f"ui-settings-{name}"), (area.x, area.y - 6), TITLE, P.title, face="title", room=area.w)
    if words and used + canvas.wide(words, SMALL, "italic") + 20 <= area.w:
        top = area.y - 6 + (canvas.high(TITLE, "title") - canvas.high(SMALL)) / 2
        canvas.text(words, (area.x + area.w, top), SMALL, P.muted, face="italic", align="right")


def _rows(group: Group, row: MakeRow, broad: bool, canvas: Canvas, wide: float) -> Box:
    """The rows of a panel below each other, two of a kind side by side if both fit."""
    made, left = list[Box](), list(group.rows)
    while left:
        pair, gap = left[:2], GAP if left[0].kind == "plate" else APART
        half = (wide - gap) / 2
        if not broad or len(pair) < 2 or pair[0].kind != pair[1].kind or not all(_fits(canvas, one, half) for one in pair):
            pair = pair[:1]
        made.append(Row(*(row(group, one) for one in pair), gap=gap, shares=[1.0] * len(pair), align="fill"))
        left = left[len(pair) :]
    return Column(*made, gap=GAP)


def row_box(group: Group, row: SettingRow, value: Any, act: Callable[[], Any]) -> Box:
    """A row with its current value."""
    paint = {"slider": _slider, "switch": _switch, "segments": _segments, "plate": _plate}[row.kind]
    drawn = Drawn(lambda canvas, area: paint(canvas, row, area, value), lambda canvas, wide: row_high(canvas, row, wide))
    return Choosable(drawn, ("row", row.what), act, group.name, row.label, _mark, under=True, data=row)


def _mark(canvas: Canvas, area: Area, focused: bool) -> None:
    if focused:
        focus_frame(canvas, area.inset(-6, -2), P, diamonds=False, light=False)


# ------------------------------------------------------------------ measures


def _fits(canvas: Canvas, row: SettingRow, room: float) -> bool:
    """Whether a row fits into one line of half a panel."""
    if row.kind == "segments":
        return beside(canvas, row, room)
    return canvas.wide(row.label, SIZE) <= label_room(canvas, row, room)


def row_high(canvas: Canvas, row: SettingRow, room: float) -> float:
    """The height of a row in a panel with this room."""
    line = canvas.high(SIZE)
    label = canvas.tall(row.label, SIZE, label_room(canvas, row, room))
    if row.kind == "slider":
        return label + 2 * KNOB + 14
    if row.kind == "segments":
        below = 0.0 if beside(canvas, row, room) else max(line, label) + 4
        return below + segment_lines(canvas, row, room) * (line + 18)
    return max(line + 12, label + 8, 42)


def label_room(canvas: Canvas, row: SettingRow, room: float) -> float:
    """The width of the label of a row."""
    if row.kind == "slider":
        return room - 110 * canvas.letter
    if row.kind == "plate":
        return room - 30 - sum(cap_width(canvas, cap) + 6 for cap in row.caps)
    if row.kind == "switch":
        return room - switch_wide(canvas) - 20
    return room


def switch_wide(canvas: Canvas) -> float:
    """The width of a switch with its word."""
    return max(SWITCH, max(canvas.wide(say("ui-on"), SMALL, "bold"), canvas.wide(say("ui-off"), SMALL, "bold")) + 64)


def _natural(canvas: Canvas, row: SettingRow) -> float:
    """The width of each segment if all are as wide as the widest word."""
    return max(canvas.wide(words(row, value), SIZE, "bold") for value in row.values) + 28


def beside(canvas: Canvas, row: SettingRow, room: float) -> bool:
    """Whether segments are beside their label."""
    return canvas.wide(row.label, SIZE, "bold") + 24 + _natural(canvas, row) * len(row.values) <= room


def segment_lines(canvas: Canvas, row: SettingRow, room: float) -> int:
    """The number of lines of segments."""
    fits = max(1, int(room / _natural(canvas, row)))
    return -(-len(row.values) // fits)


def segments(canvas: Canvas, row: SettingRow, area: Area) -> list[Area]:
    """The areas of the values of a row."""
    lines = segment_lines(canvas, row, area.w)
    each = -(-len(row.values) // lines)
    wide = _natural(canvas, row) * len(row.values) if beside(canvas, row, area.w) else area.w
    strip = Area(area.x + area.w - wide, area.y, wide, area.h)
    if not beside(canvas, row, area.w):
        high = (canvas.high(SIZE) + 18) * lines
        strip = Area(area.x, area.y + area.h - high, wide, high)
    made = []
    for place, part in enumerate(layout.rows(strip, lines, 0)):
        made += layout.columns(part, each, 0)[: len(row.values) - place * each]
    return made


def rail(canvas: Canvas, row: SettingRow, area: Area) -> Area:
    """The groove of a slider."""
    return Area(area.x + KNOB, area.y + area.h - KNOB - 9, area.w - 2 * KNOB, 10)


def value_at(canvas: Canvas, row: SettingRow, area: Area, point: tuple[float, float]) -> Any:
    """The value at `point`; None if there is none."""
    if row.kind == "slider":
        groove = rail(canvas, row, area)
        share = min(max(0.0, (point[0] - groove.x) / groove.w), 1.0)
        return row.values[round(share * (len(row.values) - 1))]
    if row.kind == "segments":
        spots = segments(canvas, row, area)
        return next((value for value, spot in zip(row.values, spots, strict=True) if spot.holds(point)), None)
    return None


# ------------------------------------------------------------------ painting


def _label(canvas: Canvas, row: SettingRow, area: Area) -> None:
    room = label_room(canvas, row, area.w)
    canvas.paragraph(row.label, area.column(area.x, room), SIZE, P.text, middle=row.kind != "slider")


def _slider(canvas: Canvas, row: SettingRow, area: Area, value: Any) -> None:
    _label(canvas, row, area)
    canvas.text(words(row, value), (area.x + area.w, area.y), SIZE, P.title, face="bold", align="right")
    groove = rail(canvas, row, area)
    share = nearest(row, value) / (len(row.values) - 1)
    canvas.box(groove, P.deep, P.line, radius=5, width=1)
    if share:
        canvas.box(groove._replace(w=groove.w * share), (GOLD, GOLD_LOW), radius=5)
    if len(row.values) < 12:
        for place in range(len(row.values)):
            x = groove.x + groove.w * place / (len(row.values) - 1)
            canvas.line((x, groove.y + 12), (x, groove.y + 17), P.muted, 1.5)
    middle = (groove.x + groove.w * share, groove.y + groove.h / 2)
    canvas.circle(middle, KNOB, INK)
    canvas.circle(middle, KNOB - 2, GOLD)


def _switch(canvas: Canvas, row: SettingRow, area: Area, value: Any) -> None:
    _label(canvas, row, area)
    wide, high = switch_wide(canvas), max(38.0, canvas.high(SMALL) + 10)
    spot = Area(area.x + area.w - wide, area.y + (area.h - high) / 2, wide, high)
    canvas.box(spot, mix(GOLD_LOW, INK, 0.45) if value else P.deep, P.accent if value else P.line, radius=high / 2, width=2)
    knob = spot.x + (spot.w - high / 2 if value else high / 2)
    canvas.circle((knob, spot.centre[1]), high / 2 - 5, GOLD if value else P.muted)
    side = Area(spot.x + (4 if value else high - 6), spot.y, spot.w - high, spot.h)
    canvas.within(words(row, value), side, SMALL, P.title if value else P.text, face="bold")


def _segments(canvas: Canvas, row: SettingRow, area: Area, value: Any) -> None:
    alone = not beside(canvas, row, area.w)
    high = max(canvas.high(SIZE), canvas.tall(row.label, SIZE, area.w)) if alone else area.h
    canvas.paragraph(row.label, area._replace(h=high), SIZE, P.text, middle=not alone)
    spots = segments(canvas, row, area)
    at = nearest(row, value)
    for place, (spot, one) in enumerate(zip(spots, row.values, strict=True)):
        chosen = place == at
        canvas.box(spot.inset(1, 1), (GOLD, GOLD_LOW) if chosen else P.deep, P.line, radius=6, width=1)
        canvas.within(words(row, one), spot, SIZE, INK if chosen else P.text, face="bold", margin=6)


def _plate(canvas: Canvas, row: SettingRow, area: Area, value: Any) -> None:
    canvas.box(area, P.panel_low, mix(P.line, P.panel_low, 0.4), radius=6, width=1)
    room = label_room(canvas, row, area.w)
    canvas.paragraph(row.label, area.column(area.x + 12, room), SIZE, P.text, middle=True)
    x = area.x + area.w - 10
    for cap in reversed(row.caps):
        x -= key_cap(canvas, (x, area.y + (area.h - 32) / 2), cap, P, align="right") + 6
