"""Paints the whole table: the open half from its side's view, the divider from public facts, curtain and shutter."""

from collections.abc import Hashable

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, rgb
from game.ui.terrorscape.board import aid_painter, figures, lamplight, signs, weather
from game.ui.terrorscape.board.villa import GATES, ROOMS, Viewport
from game.ui.terrorscape.board.villa_painter import BOARDS, barricade, edge, names, slab, villa, wash
from game.ui.terrorscape.encounter import painter, timing
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half, Layout
from game.ui.terrorscape.panels import action_buttons, colours, divider, killer_turn, over_board, prompt, survivors
from game.ui.terrorscape.table import curtain
from game.ui.terrorscape.table.head_painter import head, progress, tool_tip
from game.ui.terrorscape.table.view import TableView

P = TERRORSCAPE


def paint(canvas: Canvas, table: TableView, layout: Layout) -> None:
    """Paint everything that the persons at the screen may see."""
    on = timing.is_shown(canvas, table)
    if on or not table.board_is_current:
        table.weather.clear()
    if on:
        painter.paint(canvas, table, layout)
        weather.strike(canvas, layout.half.area, table.flash * weather.AFAR)
        return
    side = table.shown
    if side is None:
        curtain.cloth(canvas, layout.half.area, table.t, table.front, table.curtain, table.client.speaker)
        if layout.back.w:
            curtain.falling(canvas, layout.back, KILLER if table.front == SURVIVORS else SURVIVORS, table.curtain)
        divider.paint(canvas, layout.divider, table.t, next_side="" if table.alone else table.front)
    else:
        if table.seating_mode == "table" and layout.back.w:
            curtain.shutter(canvas, layout.back, KILLER if side.name == SURVIVORS else SURVIVORS)
        paint_half(canvas, table, layout.half, side.name)
        divider.paint(canvas, layout.divider, table.t)
        _paint_nameable(canvas, table)
        weather.strike(canvas, layout.half.viewport.area, table.flash)
        curtain.rising(canvas, layout.half.area, side.name, table.curtain)
    _arrow(canvas, layout, table.front if side is None and not table.alone else table.t.side)


def back(canvas: Canvas, table: TableView) -> None:
    """Paint the half at the back if both are open."""
    on = timing.is_shown(canvas, table.first.acting)
    if on or not table.board_is_current:
        table.weather.clear()
    if table.layout is not None and not on:  # the encounter covers both halves
        paint_half(canvas, table, table.layout.half, table.front)


def paint_weather(canvas: Canvas, table: TableView, ms: float) -> list[pygame.Rect]:
    """Redraw the weather over an open board; return the changed rectangles."""
    return table.weather.stir(canvas, table.context.settings, ms)


def paint_moves(canvas: Canvas, table: TableView) -> list[pygame.Rect]:
    """Redraw the part of an open board in which figures or a door move, or the dice tower; return the changed rectangles."""
    board, layout, side = table.weather.board, table.layout, table.shown
    if layout is not None and timing.is_shown(canvas, table):
        return [canvas.rect(painter.roll(canvas, table, layout))]
    if board is None or layout is None or side is None:
        return []
    walks = dict(table.walks)
    door = [board.viewport.around(GATES[table.bump.door].at, BOARDS * 2)] if table.bump is not None else []
    reach = lamplight.reach(board.viewport, {**board.walks, **walks}, figures.REACH * max(1.0, canvas.stretch), door)
    links, canvas.links = canvas.links, []
    with canvas.clip(reach):
        paint_board(canvas, table, layout.half, side.name)
        _paint_covers(canvas, table, layout.half, side.name)
    canvas.links = links
    return table.weather.mend(canvas, board._replace(walks=walks), canvas.rect(reach), table.context.settings, table.time)


def _arrow(canvas: Canvas, layout: Layout, side: str) -> None:
    """Paint an arrow on the divider towards the side whose turn it is."""
    left = side == SURVIVORS
    x = layout.divider.x + 4 if left else layout.divider.x + layout.divider.w - 4
    y, way = layout.divider.y + 64, -1 if left else 1
    if (left and layout.divider.x > 20) or (not left and layout.divider.x + layout.divider.w < canvas.room.w - 20):
        colour = colours.accent(SURVIVORS) if left else P.danger
        canvas.shape([(x - way * 14, y - 20), (x + way * 16, y), (x - way * 14, y + 20)], colour, signs.NIGHT, 3)


def paint_half(canvas: Canvas, table: TableView, part: Half, who: str) -> None:
    """Paint a half as its side sees it; "" is a spectator. A board that an Event does not change is not repainted."""
    board, key = table.weather.board, _board_key(table, part, who)
    is_unchanged = table.board_is_current and board is not None and table.weather.key == key
    head(canvas, table, part, who)
    if not is_unchanged:
        paint_board(canvas, table, part, who)
    if who == SURVIVORS:
        survivors.inventories(canvas, table, part)
        action_buttons.actions(canvas, table, part)
    elif who == KILLER:
        killer_turn.steps(canvas, table, part)
        killer_turn.hand(canvas, table, part)
    else:
        high = part.controls.y + part.controls.h - part.head.y - part.head.h - 8
        _paint_log(canvas, table, part.panels._replace(y=part.head.y + part.head.h + 8, h=high))
    if who and part.log.h:
        _paint_log(canvas, table, part.log)
    prompt.prompt(canvas, table, part)
    if is_unchanged and board is not None:
        table.weather.board = board._replace(t=table.t)
    else:
        covered = _paint_covers(canvas, table, part, who)
        table.weather.settle(canvas, weather.WeatherBoard(part.viewport, table.t, who, covered, walks=dict(table.walks)))
        table.weather.key = key
    table.weather.stir(canvas, table.context.settings, table.time)


def _board_key(table: TableView, part: Half, who: str) -> Hashable:
    """Everything on a board that an Event can change, as its cache key."""
    t = table.t
    return (
        part, tuple(lamplight.lights(t, who, table.walks)), tuple(figures.tokens(t, who)), tuple(table.walks.items()), table.bump,
        frozenset(t.barricades), t.keys, progress(table) if who == SURVIVORS else "", tuple(one.hurt for one in t.survivors),
        t.cracker, _acting(table), table.dice, table.client.message, table.focus.current, table.waiting_shade.share,
    )  # fmt: skip


def _paint_covers(canvas: Canvas, table: TableView, part: Half, who: str) -> list[Area]:
    """Paint what covers a board; return its areas."""
    covered = killer_turn.paint_open_card(canvas, table, part) if who == KILLER else []
    return [
        *covered,
        *over_board.tray(canvas, table, part),
        *over_board.message_or_tip(canvas, table, part),
        *tool_tip(canvas, table),
    ]


def paint_board(canvas: Canvas, table: TableView, part: Half, who: str) -> None:
    """Paint the Villa with all pieces and selectable rooms; the weather follows on top."""
    viewport, cold = part.viewport, who == KILLER
    villa(canvas, viewport, cold=cold, named=False)
    with canvas.clip(viewport.area):
        lamplight.paint(canvas, viewport, table.t, who, table.walks)
        aid_painter.washes(canvas, table, viewport, who)
        _legal(canvas, table, viewport, cold=cold)
        sprung = table.bump.share if table.bump is not None else 0.0
        if table.bump is not None and sprung:
            slab(canvas, viewport, GATES[table.bump.door], sprung, cold=cold)
        for gate in GATES.values():
            if gate.id in table.t.barricades:
                here = table.bump is not None and table.bump.door == gate.id
                barricade(canvas, viewport, gate, cold=cold, sprung=sprung if here else 0.0)
        names(canvas, viewport, cold=cold)
        figures.paint(canvas, table.t, table.walks, viewport, who, acting=_acting(table))
        aid_painter.labels(canvas, table, viewport, who)
        _focus(canvas, table, part)
        if table.waiting_shade.share:
            canvas.surface.fill((table.waiting_shade.left,) * 3, canvas.rect(viewport.area), special_flags=pygame.BLEND_RGB_MULT)
    canvas.frame(viewport.area, rgb("#3d3323") if not cold else rgb("#24414d"), width=2, radius=4)
    if table.t.cracker:
        words = say("ui-ts-cracker")
        canvas.text(
            words,
            (viewport.area.x + 14, viewport.area.y + viewport.area.h - canvas.high(22) - 8),
            22,
            signs.LAMP,
            face="bold",
            halo=True,
        )


def _legal(canvas: Canvas, table: TableView, viewport: Viewport, *, cold: bool) -> None:
    """Paint a tint and a thin outline on the selectable rooms."""
    line = rgb("#e6d9a6") if not cold else rgb("#8fdcf5")
    rooms = [item for item in table.focus.targets if item.group == "rooms" and isinstance(item.key, tuple)]
    for item in rooms:
        wash(canvas, item.shape, P.focus if not cold else rgb("#bfe8fa"), 36 if item.key == table.focus.current else 22)
    for item in rooms:
        edge(canvas, viewport, ROOMS[str(item.key[1])], line, 3)  # type: ignore[index]


def _acting(table: TableView) -> str:
    """The survivor that the player answers for."""
    return table.t.survivors[table.asks - 1].id if table.asks else ""


def _focus(canvas: Canvas, table: TableView, part: Half) -> None:
    """Paint the selectable doors and the focused room."""
    for item in table.focus.targets:
        if item.group == "gates":
            highlighted = item.key == table.focus.current
            canvas.circle(
                item.area.centre,
                item.area.w * (0.62 if highlighted else 0.54),
                P.focus if highlighted else rgb("#d8c890"),
                5 if highlighted else 2.5,
            )
    here = table.focus.focused
    if here is not None and here.group == "rooms" and isinstance(here.key, tuple):
        edge(canvas, part.viewport, ROOMS[str(here.key[1])], P.focus, 5)


def _paint_nameable(canvas: Canvas, table: TableView) -> None:
    """Paint frames around survivors on the divider that the killer may name."""
    layout = table.layout
    for item in table.focus.targets:
        if item.group == "survivors" and layout is not None and layout.divider.holds(item.area.centre):
            highlighted = item.key == table.focus.current
            canvas.frame(item.area.inset(-2), P.focus if highlighted else signs.ICE, width=5 if highlighted else 2.5)


def _paint_log(canvas: Canvas, table: TableView, room: Area) -> None:
    """Paint the end of the log, the newest line last."""
    area = room.inset(14, 10)
    canvas.box(room, (P.panel, P.panel_low), P.line)
    lines, used = list[str](), 0.0
    for line in reversed(table.client.log):
        high = canvas.tall(line.words, 20, area.w) + 6
        if used + high > area.h:
            break
        lines.insert(0, line.words)
        used += high
    y = area.y
    for words in lines:
        y += canvas.paragraph(words, Area(area.x, y, area.w, area.h), 20, P.text) + 6
