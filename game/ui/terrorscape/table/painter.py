"""Paints the whole table: the open half from its side's view, the divider from public facts, curtain and shutter."""

from typing import NamedTuple

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, rgb
from game.ui.terrorscape.board import aid_painter, figures, lamplight, signs, weather
from game.ui.terrorscape.board.aid_painter import AidProps
from game.ui.terrorscape.board.villa import GATES, ROOMS, Bump, Viewport, Walk
from game.ui.terrorscape.board.villa_painter import BOARDS, barricade, edge, names, slab, villa, wash
from game.ui.terrorscape.board.weather import BoardLayer, WeatherBoard
from game.ui.terrorscape.encounter import painter as encounter
from game.ui.terrorscape.encounter.layout import is_shown
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half, Layout
from game.ui.terrorscape.panels import curtain, divider, killer_turn, over_board, prompt, survivors
from game.ui.terrorscape.props import TableProps, TargetProps
from game.ui.widgets.boxes import Box, Text, paint as paint_box
from game.ui.widgets.containers import Column

P = TERRORSCAPE
DARK = 0.24
"""The share of brightness that the board of a waiting side loses."""
WARM_RIM, COLD_RIM = rgb("#3d3323"), rgb("#24414d")


class BoardProps(NamedTuple):
    """A board with its pieces as its side sees it. `rooms` and `gates` are selectable, `acting` is the survivor to act."""

    viewport: Viewport
    side: str
    lights: tuple[lamplight.Light, ...]
    pieces: figures.Pieces
    aids: AidProps
    barricades: frozenset[str]
    cracker: bool
    walks: tuple[tuple[str, Walk], ...]
    bump: Bump | None
    rooms: tuple[TargetProps, ...]
    gates: tuple[TargetProps, ...]
    focus: TargetProps | None
    acting: str
    shade: float


def board_props(half: Half, props: TableProps) -> BoardProps:
    """The board of a half."""
    t, side, walks, here = props.t, props.side or "", dict(props.walks), props.focused
    rooms = tuple(item for item in props.group("rooms") if isinstance(item.key, tuple))
    acting = t.survivors[props.prompt.asks - 1].id if props.prompt.asks else ""
    return BoardProps(
        half.viewport, side, tuple(lamplight.lights(t, side, walks)), figures.pieces_of(t, side), props.aids, frozenset(t.barricades),
        t.cracker, props.walks, props.bump, rooms, props.group("gates"), here if here in (*rooms, *props.group("gates")) else None,
        acting, props.shade,
    )  # fmt: skip


# ------------------------------------------------------------------ the table


def paint(canvas: Canvas, props: TableProps, layer: BoardLayer) -> None:
    """Paint everything that the persons at the screen may see."""
    layout, side, on = props.layout, props.side, is_shown(canvas, props)
    if on or not layer.is_current:
        layer.weather.clear()
    if on:
        encounter.paint(canvas, props)
        weather.strike(canvas, layout.half.area, props.flash * weather.AFAR)
        return
    if side is None:
        curtain.cloth(canvas, layout.half.area, props.t, props.front, props.curtain)
        if layout.back.w:
            curtain.falling(canvas, layout.back, curtain.other(props.front), props.curtain.shutter_elapsed)
        divider.paint(canvas, layout.divider, props.t, next_side="" if props.alone else props.front)
    else:
        if props.mode == "table" and layout.back.w:
            curtain.shutter(canvas, layout.back, curtain.other(side))
        paint_half(canvas, props, layer)
        divider.paint(canvas, layout.divider, props.t)
        _nameable(canvas, props)
        weather.strike(canvas, layout.half.viewport.area, props.flash)
        curtain.rising(canvas, layout.half.area, side, props.curtain.cloth_elapsed)
    _arrow(canvas, layout, props.front if side is None and not props.alone else props.t.side)


def back(canvas: Canvas, props: TableProps, layer: BoardLayer, *, hidden: bool) -> None:
    """Paint the half at the back if both are open; an encounter has `hidden` both."""
    if hidden or not layer.is_current:
        layer.weather.clear()
    if not hidden:
        paint_half(canvas, props, layer)


def paint_moves(canvas: Canvas, props: TableProps, layer: BoardLayer) -> list[pygame.Rect]:
    """Redraw the part of an open board in which figures or a door move, or the dice tower; return the changed rectangles."""
    board, half = layer.weather.board, props.layout.half
    if is_shown(canvas, props):
        return [canvas.rect(encounter.roll(canvas, props))]
    if board is None or props.side is None:
        return []
    walks = dict(props.walks)
    door = [board.viewport.around(GATES[props.bump.door].at, BOARDS * 2)] if props.bump is not None else []
    reach = lamplight.reach(board.viewport, {**board.walks, **walks}, figures.REACH * max(1.0, canvas.stretch), door)
    links, canvas.links = canvas.links, []
    with canvas.clip(reach):
        paint_board(canvas, board_props(half, props))
        over_board.paint(canvas, over_board.cover_props(canvas, half, props))
    canvas.links = links
    return layer.weather.mend(canvas, board._replace(walks=walks), canvas.rect(reach), layer.settings, layer.time)


def _arrow(canvas: Canvas, layout: Layout, side: str) -> None:
    """Paint an arrow on the divider towards the side whose turn it is."""
    left = side == SURVIVORS
    x = layout.divider.x + 4 if left else layout.divider.x + layout.divider.w - 4
    y, way = layout.divider.y + 64, -1 if left else 1
    if (left and layout.divider.x > 20) or (not left and layout.divider.x + layout.divider.w < canvas.room.w - 20):
        colour = signs.LAMP if left else P.danger
        canvas.shape([(x - way * 14, y - 20), (x + way * 16, y), (x - way * 14, y + 20)], colour, signs.NIGHT, 3)


def _nameable(canvas: Canvas, props: TableProps) -> None:
    """Paint frames around survivors on the divider that the killer may name."""
    for item in props.group("survivors"):
        if props.layout.divider.holds(item.area.centre):
            highlighted = item.key == props.focus
            canvas.frame(item.area.inset(-2), P.focus if highlighted else signs.ICE, width=5 if highlighted else 2.5)


# ------------------------------------------------------------------ a half


def paint_half(canvas: Canvas, props: TableProps, layer: BoardLayer) -> None:
    """Paint the open half as its side sees it; "" is a spectator. A board that an Event does not change is not repainted."""
    half, who, sky = props.layout.half, props.side, layer.weather
    board, covers = board_props(half, props), over_board.cover_props(canvas, half, props)
    stored, key = sky.board, (half, board, covers)
    is_unchanged = layer.is_current and stored is not None and sky.key == key
    prompt.head(canvas, half, props)
    if not is_unchanged:
        paint_board(canvas, board)
    if who == SURVIVORS:
        survivors.inventories(canvas, half, props)
        survivors.actions(canvas, half, props)
    elif who == KILLER:
        killer_turn.steps(canvas, half, props)
        killer_turn.hand(canvas, half, props)
    else:
        top = half.head.y + half.head.h + 8
        _log(canvas, half.panels._replace(y=top, h=half.controls.y + half.controls.h - top), props.log)
    if who and half.log.h:
        _log(canvas, half.log, props.log)
    prompt.prompt(canvas, half, props)
    if is_unchanged and stored is not None:
        sky.board = stored._replace(t=props.t)
    else:
        covered = over_board.paint(canvas, covers)
        sky.settle(canvas, WeatherBoard(half.viewport, props.t, board.side, covered, walks=dict(props.walks)))
        sky.key = key
    sky.stir(canvas, layer.settings, layer.time)


def _log(canvas: Canvas, area: Area, lines: tuple[str, ...]) -> None:
    """Paint the end of the log, the newest line last."""
    inner, made, used = area.inset(14, 10), list[Box](), 0.0
    canvas.box(area, (P.panel, P.panel_low), P.line)
    for words in reversed(lines):
        line = Text(words, 20, P.text)
        used += line.high(canvas, inner.w) + 6
        if used > inner.h:
            break
        made.insert(0, line)
    paint_box(Column(*made, gap=6), canvas, inner)


# ------------------------------------------------------------------ the board


def paint_board(canvas: Canvas, props: BoardProps) -> None:
    """Paint the Villa with all pieces and selectable rooms; the weather follows on top."""
    viewport, cold, area = props.viewport, props.side == KILLER, props.viewport.area
    villa(canvas, viewport, cold=cold, named=False)
    with canvas.clip(area):
        lamplight.paint(canvas, viewport, props.lights)
        aid_painter.washes(canvas, viewport, props.aids)
        _selectable(canvas, props, cold=cold)
        _doors(canvas, props, cold=cold)
        names(canvas, viewport, cold=cold)
        figures.paint(canvas, viewport, props.pieces, props.side, walks=dict(props.walks), acting=props.acting)
        aid_painter.labels(canvas, viewport, props.aids)
        _focus(canvas, props)
        if props.shade:
            left = round(255 * (1 - DARK * props.shade))
            canvas.surface.fill((left,) * 3, canvas.rect(area), special_flags=pygame.BLEND_RGB_MULT)
    canvas.frame(area, COLD_RIM if cold else WARM_RIM, width=2, radius=4)
    if props.cracker:
        corner = area.x + 14, area.y + area.h - canvas.high(22) - 8
        canvas.text(say("ui-ts-cracker"), corner, 22, signs.LAMP, face="bold", halo=True)


def _doors(canvas: Canvas, props: BoardProps, *, cold: bool) -> None:
    """Paint a moving door, and the barricades."""
    moving, sprung = (props.bump.door, props.bump.share) if props.bump is not None else ("", 0.0)
    if sprung:
        slab(canvas, props.viewport, GATES[moving], sprung, cold=cold)
    for gate in GATES.values():
        if gate.id in props.barricades:
            barricade(canvas, props.viewport, gate, cold=cold, sprung=sprung if gate.id == moving else 0.0)


def _selectable(canvas: Canvas, props: BoardProps, *, cold: bool) -> None:
    """Paint a tint and a thin outline on the selectable rooms."""
    line, tint = rgb("#e6d9a6") if not cold else rgb("#8fdcf5"), P.focus if not cold else rgb("#bfe8fa")
    for item in props.rooms:
        wash(canvas, item.shape, tint, 36 if item == props.focus else 22)
    for item in props.rooms:
        edge(canvas, props.viewport, ROOMS[str(item.key[1])], line, 3)


def _focus(canvas: Canvas, props: BoardProps) -> None:
    """Paint the selectable doors and the focused room."""
    for item in props.gates:
        on = item == props.focus
        r, wide = item.area.w * (0.62 if on else 0.54), 5 if on else 2.5
        canvas.circle(item.area.centre, r, P.focus if on else rgb("#d8c890"), wide)
    if props.focus is not None and props.focus.group == "rooms":
        edge(canvas, props.viewport, ROOMS[str(props.focus.key[1])], P.focus, 5)
