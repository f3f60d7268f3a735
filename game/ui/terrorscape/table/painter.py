"""Paints the whole table: the open half from its side's view, the divider from public facts, curtain and shutter."""

from dataclasses import replace
from typing import Any, NamedTuple

import pygame

from game.rules.terrorscape.choice import PickZone
from game.rules.terrorscape.villa import zone
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.draw.theme import TERRORSCAPE as P
from game.ui.screens.result.boxes import last_lines
from game.ui.settings import Settings
from game.ui.table.compositor import Layer, LayerPainter
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import aids, figures, lamplight, weather
from game.ui.terrorscape.board.aids import AidProps
from game.ui.terrorscape.board.villa import GATES, ROOMS, Bump, Viewport, Walk
from game.ui.terrorscape.board.villa_painter import BOARDS, barricades, edge, names, slab, villa, wash
from game.ui.terrorscape.encounter import painter as encounter
from game.ui.terrorscape.encounter.dice_tower import DiceThrow
from game.ui.terrorscape.encounter.parts import is_shown, layout_of
from game.ui.terrorscape.layout import KILLER, SURVIVORS, TOLD, Half, Layout
from game.ui.terrorscape.panels import cards, curtain, divider, prompt, survivors
from game.ui.terrorscape.props import CurtainProps, TableProps
from game.ui.terrorscape.targets import SPOT
from game.ui.widgets.boxes import paint as paint_box
from game.ui.widgets.containers import panel
from game.ui.widgets.focus import Target

DARK = 0.24
"""The share of brightness that the board of a waiting side loses."""
ARROW = 18.0
"""How far the arrow beside the divider reaches from its middle."""
STILL_DICE = DiceThrow()


class BoardProps(NamedTuple):
    """A board with its pieces as its side sees it. `rooms`, `far` ones and `gates` are selectable, `focus` is one of them, `acting` the survivor to act.

    `zone` are the rooms of the zone whose name has the focus.
    """

    viewport: Viewport
    side: str
    lights: tuple[lamplight.Light, ...]
    pieces: figures.Pieces
    aids: AidProps
    barricades: frozenset[str]
    cracker: bool
    walks: tuple[tuple[str, Walk], ...]
    bump: Bump | None
    rooms: tuple[str, ...]
    far: tuple[str, ...]
    gates: tuple[str, ...]
    focus: str
    acting: str
    shade: float
    zone: tuple[str, ...] = ()


class Scenery(NamedTuple):
    """What moves over an open half: the weather over its `board` (None without one) at a `time`, lightning, and the rising cloth."""

    half: Half
    side: str
    board: weather.WeatherBoard | None
    settings: Settings
    time: float
    flash: float
    cloth_elapsed: float


def board_props(half: Half, props: TableProps) -> BoardProps:
    """The board of a half."""
    t, side, walks = props.t, props.side or "", dict(props.walks)
    inside, there = props.group("rooms"), [item.data is None for item in props.group("rooms")]
    near, away = ([one for one, far in zip(inside, there, strict=True) if far is wanted] for wanted in (False, True))
    kinds = near, away, props.group("gates")
    rooms, far, gates = (tuple(item.key[1] for item in found if isinstance(item.key, tuple)) for found in kinds)
    focus = props.focus[1] if isinstance(props.focus, tuple) and props.focus[0] in ("room", "gate") else ""
    acting = t.survivors[props.prompt.asks - 1].id if props.prompt.asks else ""
    return BoardProps(
        half.viewport, side, tuple(lamplight.lights(t, side, walks)), figures.pieces_of(t, side), props.aids, frozenset(t.barricades),
        t.cracker, props.walks, props.bump, rooms, far, gates, focus if focus in (*rooms, *far, *gates) else "", acting, props.shade,
        zone(here.data.zone) if (here := props.focused) is not None and isinstance(here.data, PickZone) else (),
    )  # fmt: skip


# ------------------------------------------------------------------ the table


class HalfProps(NamedTuple):
    """What surrounds the board of a half: its layout, and the table without what moves."""

    half: Half
    table: TableProps


def layers(canvas: Canvas, props: TableProps, cover: LayerPainter) -> list[Layer]:
    """What the persons at the screen may see, from back to front. `cover` paints what covers the board."""
    layout = props.layout
    if is_shown(canvas, props):
        return [Layer("encounter", canvas.room, encounter.paint, replace(props, flash=0.0), cached=False, parts=tower_part)]
    found = half_layers(canvas, props, cover)
    if props.mode == "table" and layout.back.w:
        found.insert(0, Layer("shutter", layout.back, curtain.shutter, curtain.other(props.side or ""), cached=False))
    named = tuple(item for item in props.group("survivors", "plates") if layout.divider.holds(item.area.centre))
    focus = props.focus if any(item.key == props.focus for item in named) else None
    between = DividerProps(divider.plates_of(props.t), named, focus)
    return [
        *found, Layer("divider", layout.divider, paint_divider, between, cached=False),
        Layer("arrow", layout.divider.inset(-ARROW, 0), paint_arrow, (layout, props.t.side), cached=False, parts=arrow_part),
    ]  # fmt: skip


def half_layers(canvas: Canvas, props: TableProps, cover: LayerPainter) -> list[Layer]:
    """The open half as its side sees it; "" is a spectator."""
    half, curtain_up = props.layout.half, CurtainProps(False, 0.0, 0.0, 0.0)
    still = replace(props, walks=(), bump=None, flash=0.0, shade=0.0, played="", throw=STILL_DICE, curtain=curtain_up)
    return [
        Layer("half", half.area, paint_half, HalfProps(half, still), cached=False, parts=around_board),
        Layer(
            "board",
            half.viewport.area,
            paint_board,
            board_props(half, props),
            cached=False,
            covers=True,
            parts=moved_part,
        ),
        Layer("covers", half.area, cover, prompt.cover_props(canvas, half, props), cached=False),
    ]


def sprites(canvas: Canvas, scenery: Scenery) -> list[list[Sprite]]:
    """The weather, lightning over it, and the rising cloth over everything."""
    half, found = scenery.half, list[Sprite]()
    room = canvas.rect(half.viewport.area)
    if scenery.board is not None:
        found = weather.sprites(canvas, scenery.board, scenery.settings, scenery.time)
    lit = room if scenery.board is not None else canvas.rect(half.area)
    bolt = [weather.bolt(lit, scenery.flash)] if scenery.flash > 0 else []
    cloth = curtain.rising(canvas, half.area, scenery.side, scenery.cloth_elapsed) if scenery.board is not None else []
    return [found, bolt, cloth]


def curtained(canvas: Canvas, props: TableProps) -> None:
    """Paint the table behind the curtain: nothing secret is painted below it."""
    layout = props.layout
    if is_shown(canvas, props):
        encounter.paint(canvas, canvas.room, props)
        return
    curtain.cloth(canvas, layout.half.area, props.t, props.front, props.curtain)
    if layout.back.w:
        curtain.falling(canvas, layout.back, curtain.other(props.front), props.curtain.shutter_elapsed)
    next_side = "" if props.alone else props.front
    divider.paint(canvas, layout.divider, divider.plates_of(props.t, next_side))
    paint_arrow(canvas, layout.divider, (layout, next_side or props.t.side))


class DividerProps(NamedTuple):
    """The plates of the divider, and those of it that can be pressed: the killer's, and survivors that he may name."""

    plates: tuple[tuple[divider.PlatePainter, Any], ...]
    named: tuple[Target, ...]
    focus: object


def paint_divider(canvas: Canvas, area: Area, props: DividerProps) -> None:
    """Paint the divider, with frames around survivors that the killer may name."""
    divider.paint(canvas, area, props.plates)
    for item in props.named:
        highlighted = item.key == props.focus
        if highlighted or item.group != "plates":
            canvas.frame(item.area.inset(-2), P.focus if highlighted else theme.ICE, width=5 if highlighted else 2.5)


def tower_part(canvas: Canvas, before: TableProps, now: TableProps) -> list[Area] | None:
    """The dice tower, if nothing else has changed."""
    return [layout_of(canvas, now).tower] if replace(before, throw=now.throw) == now else None


def around_board(canvas: Canvas, before: HalfProps, now: HalfProps) -> list[Area]:
    """The half around its board."""
    whole, board = now.half.area, now.half.viewport.area
    right, low = board.x + board.w, board.y + board.h
    return [
        whole._replace(h=board.y - whole.y), Area(whole.x, board.y, board.x - whole.x, board.h),
        board.column(right, whole.x + whole.w - right), whole.below(low),
    ]  # fmt: skip


def moved_part(canvas: Canvas, before: BoardProps, now: BoardProps) -> list[Area] | None:
    """The part of a board in which figures or a door move, if nothing else has changed."""
    if before._replace(walks=now.walks, lights=now.lights, bump=now.bump) != now:
        return None
    doors = [now.viewport.around(GATES[one.door].at, BOARDS * 2) for one in (before.bump, now.bump) if one is not None]
    walks = {**dict(before.walks), **dict(now.walks)}
    return [lamplight.reach(now.viewport, walks, figures.REACH * max(1.0, canvas.stretch), doors)]


def _arrow_area(layout: Layout, side: str) -> Area:
    """The area of the arrow on the divider towards the side whose turn it is."""
    x = layout.divider.x + (4 if side == SURVIVORS else layout.divider.w - 4)
    return Area(x, layout.divider.y + 64, 0, 0).inset(-ARROW, -ARROW - 4)


def arrow_part(canvas: Canvas, before: tuple[Layout, str], now: tuple[Layout, str]) -> list[Area]:
    """Where the arrow was and is, outside the half in front, which changes with the side in turn."""
    half, areas = now[0].half.area, [_arrow_area(*before), _arrow_area(*now)]
    if half.x < now[0].divider.x:
        return [Area(max(one.x, half.x + half.w), one.y, one.w, one.h) for one in areas]
    return [Area(one.x, one.y, min(one.w, half.x - one.x), one.h) for one in areas]


def paint_arrow(canvas: Canvas, area: Area, props: tuple[Layout, str]) -> None:
    """Paint the arrow on the divider, if there is a half beside it."""
    spot, side = props[0].divider, props[1]
    if spot.x > 20 if side == SURVIVORS else spot.x + spot.w < canvas.room.w - 20:
        divider.arrow(canvas, spot, side)


# ------------------------------------------------------------------ a half


def paint_half(canvas: Canvas, area: Area, props: HalfProps) -> None:
    """Paint what surrounds the board of a half."""
    half, table = props
    who, log = table.side, half.log
    prompt.head(canvas, half, table)
    if who == SURVIVORS:
        survivors.inventories(canvas, half, table)
        survivors.actions(canvas, half, table)
    elif who == KILLER:
        cards.steps(canvas, half, table)
        cards.hand(canvas, half, table)
    else:
        top = half.head.y + half.head.h + 8
        log = half.panels._replace(y=top, h=half.controls.y + half.controls.h - top)
    cost = prompt.cost_apart(canvas, half, table)
    lines = (*shown_log(table), cost) if cost else shown_log(table)
    if log.h > 3 * canvas.high(TOLD):
        paint_box(panel(last_lines(lines, 20, P.text), P, pad=(14, 10)), canvas, log)
    elif log.h and lines:
        canvas.picture("ui/log", log._replace(w=log.h).inset(3))
        inner = log.trimmed(left=log.h + 6)
        canvas.text(
            lines[-1],
            (inner.x, inner.y + 3),
            canvas.fitting(lines[-1], TOLD, inner.w, least=0.5),
            P.accent if cost else P.muted,
            room=inner.w,
        )
    prompt.prompt(canvas, half, table)


def shown_log(table: TableProps) -> tuple[str, ...]:
    """The lines of the log without the one that the prompt shows now: no news is told twice at the same time."""
    return table.log[:-1] if table.log and table.caption and table.log[-1] == table.caption else table.log


# ------------------------------------------------------------------ the board


def paint_board(canvas: Canvas, whole: Area, props: BoardProps) -> None:
    """Paint the Villa with all pieces and selectable rooms; the weather follows on top."""
    viewport, cold, area = props.viewport, props.side == KILLER, props.viewport.area
    villa(canvas, viewport, cold=cold)
    with canvas.clip(area):
        lamplight.paint(canvas, viewport, props.lights)
        for place, share in props.aids.chances:
            aids.wash_room(canvas, viewport, place, share)
        for room in (*props.rooms, *props.zone):
            wash(canvas, viewport.shape(ROOMS[room].outline), theme.CHOICE_TINT[cold], 56 if room == props.focus else 40)
        for room, wide in (*((room, 4.0) for room in (*props.rooms, *props.zone)), *((room, 2.0) for room in props.far)):
            edge(canvas, viewport, ROOMS[room], theme.NIGHT, wide + 3)
            edge(canvas, viewport, ROOMS[room], theme.CHOICE_LINE[cold], wide)
        if props.bump is not None and props.bump.share:
            slab(canvas, viewport, GATES[props.bump.door], props.bump.share, cold=cold)
        barricades(canvas, viewport, props.barricades, cold=cold, bump=props.bump)
        names(canvas, viewport, cold=cold)
        figures.paint(canvas, viewport, props.pieces, props.side, walks=dict(props.walks), acting=props.acting)
        aids.labels(canvas, viewport, props.aids)
        for gate in props.gates:
            on, side = gate == props.focus, SPOT * viewport.unit
            colour = P.focus if on else theme.CHOICE_LINE[0]
            canvas.circle(viewport.at(GATES[gate].at), side * (0.62 if on else 0.54), colour, 5 if on else 2.5)
        if props.focus in ROOMS:
            edge(canvas, viewport, ROOMS[props.focus], P.focus, 5)
        if props.shade:
            left = round(255 * (1 - DARK * props.shade))
            canvas.surface.fill((left,) * 3, canvas.rect(area), special_flags=pygame.BLEND_RGB_MULT)
    canvas.frame(area, theme.RIM[cold], width=2, radius=4)
    if props.cracker:
        corner = area.x + 14, area.y + area.h - canvas.high(22) - 8
        canvas.text(say("ui-ts-cracker"), corner, 22, theme.LAMP, face="bold", halo=True)
