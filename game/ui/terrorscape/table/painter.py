"""The whole table: the open half from its own view, the divider from what is public, cloth and shutter over what may not be seen."""

from collections.abc import Hashable

import pygame

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, rgb
from game.ui.terrorscape.board import aid_painter, figures, lamplight, signs, weather
from game.ui.terrorscape.board.villa import GATES, ROOMS, Sheet
from game.ui.terrorscape.board.villa_painter import BOARDS, barricade, edge, names, slab, villa, wash
from game.ui.terrorscape.encounter import painter, timing
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half, Layout
from game.ui.terrorscape.panels import action_buttons, colours, divider, killer_turn, over_board, prompt, survivors
from game.ui.terrorscape.table import curtain
from game.ui.terrorscape.table.head_painter import head, progress, tool_tip
from game.ui.terrorscape.table.view import TableView

P = TERRORSCAPE


def paint(canvas: Canvas, table: TableView, lay: Layout) -> None:
    """Draw everything that the persons before the screen may see now."""
    on = timing.on(canvas, table)
    if on or not table.stands:
        table.weather.clear()
    if on:
        painter.paint(canvas, table, lay)
        weather.strike(canvas, lay.half.area, table.flash * weather.AFAR)
        return
    side = table.shown
    if side is None:
        curtain.cloth(canvas, lay.half.area, table.t, table.front, table.curtain, table.client.speaker)
        if lay.back.w:
            curtain.falling(canvas, lay.back, KILLER if table.front == SURVIVORS else SURVIVORS, table.curtain)
        divider.paint(canvas, lay.divider, table.t, next_side="" if table.alone else table.front)
    else:
        if table.way == "table" and lay.back.w:
            curtain.shutter(canvas, lay.back, KILLER if side.name == SURVIVORS else SURVIVORS)
        half(canvas, table, lay.half, side.name)
        divider.paint(canvas, lay.divider, table.t)
        _named(canvas, table)
        weather.strike(canvas, lay.half.sheet.area, table.flash)
        curtain.rising(canvas, lay.half.area, side.name, table.curtain)
    _arrow(canvas, lay, table.front if side is None and not table.alone else table.t.side)


def back(canvas: Canvas, table: TableView) -> None:
    """The other half where both are open."""
    on = timing.on(canvas, table.first.acting)
    if on or not table.stands:
        table.weather.clear()
    if table.layout is not None and not on:  # else it has drawn both halves
        half(canvas, table, table.layout.half, table.front)


def stir(canvas: Canvas, table: TableView, ms: float) -> list[pygame.Rect]:
    """Draw anew only what moves by itself over an open board, as it is at a time. Return the parts of the window that have changed."""
    return table.weather.stir(canvas, table.context.settings, ms)


def stride(canvas: Canvas, table: TableView) -> list[pygame.Rect]:
    """Draw anew only the part of an open board in which figures walk or a door moves, or the tower in which dice fall; return it."""
    over, lay, side = table.weather.over, table.layout, table.shown
    if lay is not None and timing.on(canvas, table):
        return [canvas.rect(painter.roll(canvas, table, lay))]
    if over is None or lay is None or side is None:
        return []
    walks = dict(table.gliding)
    door = [over.sheet.around(GATES[table.bump.door].at, BOARDS * 2)] if table.bump is not None else []
    reach = lamplight.reach(over.sheet, {**over.walks, **walks}, figures.REACH * max(1.0, canvas.stretch), door)
    links, canvas.links = canvas.links, []
    with canvas.clip(reach):
        board(canvas, table, lay.half, side.name)
        _upon(canvas, table, lay.half, side.name)
    canvas.links = links
    return table.weather.mend(canvas, over._replace(walks=walks), canvas.rect(reach), table.context.settings, table.time)


def _arrow(canvas: Canvas, lay: Layout, side: str) -> None:
    """Whose turn it is: an arrow on the divider."""
    left = side == SURVIVORS
    x = lay.divider.x + 4 if left else lay.divider.x + lay.divider.w - 4
    y, way = lay.divider.y + 64, -1 if left else 1
    if (left and lay.divider.x > 20) or (not left and lay.divider.x + lay.divider.w < canvas.room.w - 20):
        colour = colours.accent(SURVIVORS) if left else P.danger
        canvas.shape([(x - way * 14, y - 20), (x + way * 16, y), (x - way * 14, y + 20)], colour, signs.NIGHT, 3)


def half(canvas: Canvas, table: TableView, part: Half, who: str) -> None:
    """A half as its own side sees it; `who` is "" for a spectator. A board on which an Event changes nothing is not painted again."""
    over, key = table.weather.over, _board_key(table, part, who)
    kept = table.stands and over is not None and table.weather.key == key
    head(canvas, table, part, who)
    if not kept:
        board(canvas, table, part, who)
    if who == SURVIVORS:
        survivors.inventories(canvas, table, part)
        action_buttons.actions(canvas, table, part)
    elif who == KILLER:
        killer_turn.steps(canvas, table, part)
        killer_turn.hand(canvas, table, part)
    else:
        high = part.deeds.y + part.deeds.h - part.head.y - part.head.h - 8
        _news(canvas, table, part.panels._replace(y=part.head.y + part.head.h + 8, h=high))
    if who and part.news.h:
        _news(canvas, table, part.news)
    prompt.prompt(canvas, table, part)
    if kept and over is not None:
        table.weather.over = over._replace(t=table.t)
    else:
        covered = _upon(canvas, table, part, who)
        table.weather.settle(canvas, weather.Over(part.sheet, table.t, who, covered, walks=dict(table.gliding)))
        table.weather.key = key
    table.weather.stir(canvas, table.context.settings, table.time)


def _board_key(table: TableView, part: Half, who: str) -> Hashable:
    """Everything that is seen on a board while something is shown, and that an Event can change."""
    t = table.t
    return (
        part, tuple(lamplight.lights(t, who, table.gliding)), tuple(figures.tokens(t, who)), tuple(table.gliding.items()), table.bump,
        frozenset(t.barricades), t.keys, progress(table) if who == SURVIVORS else "", tuple(one.hurt for one in t.survivors),
        t.cracker, _acting(table), table.dice, table.client.message, table.focus.current, table.dusk.share,
    )  # fmt: skip


def _upon(canvas: Canvas, table: TableView, part: Half, who: str) -> list[Area]:
    """What lies upon a board; where it does."""
    covered = killer_turn.opened(canvas, table, part) if who == KILLER else []
    return [*covered, *over_board.tray(canvas, table, part), *over_board.told(canvas, table, part), *tool_tip(canvas, table)]


def board(canvas: Canvas, table: TableView, part: Half, who: str) -> None:
    """The Villa with everything on it, and what may be chosen there; the weather comes last, over all of it."""
    sheet, cold = part.sheet, who == KILLER
    villa(canvas, sheet, cold=cold, named=False)
    with canvas.clip(sheet.area):
        lamplight.paint(canvas, sheet, table.t, who, table.gliding)
        aid_painter.washes(canvas, table, sheet, who)
        _legal(canvas, table, sheet, cold=cold)
        sprung = table.bump.far if table.bump is not None else 0.0
        if table.bump is not None and sprung:
            slab(canvas, sheet, GATES[table.bump.door], sprung, cold=cold)
        for gate in GATES.values():
            if gate.id in table.t.barricades:
                here = table.bump is not None and table.bump.door == gate.id
                barricade(canvas, sheet, gate, cold=cold, sprung=sprung if here else 0.0)
        names(canvas, sheet, cold=cold)
        figures.paint(canvas, table.t, table.gliding, sheet, who, acting=_acting(table))
        aid_painter.labels(canvas, table, sheet, who)
        _focus(canvas, table, part)
        if table.dusk.share:
            canvas.surface.fill((table.dusk.left,) * 3, canvas.rect(sheet.area), special_flags=pygame.BLEND_RGB_MULT)
    canvas.frame(sheet.area, rgb("#3d3323") if not cold else rgb("#24414d"), width=2, radius=4)
    if table.t.cracker:
        words = say("ui-ts-cracker")
        canvas.text(
            words, (sheet.area.x + 14, sheet.area.y + sheet.area.h - canvas.high(22) - 8), 22, signs.LAMP, face="bold", halo=True
        )


def _legal(canvas: Canvas, table: TableView, sheet: Sheet, *, cold: bool) -> None:
    """The rooms that may be chosen: tinted, with a thin line."""
    line = rgb("#e6d9a6") if not cold else rgb("#8fdcf5")
    rooms = [item for item in table.focus.targets if item.group == "rooms" and isinstance(item.key, tuple)]
    for item in rooms:
        wash(canvas, item.shape, P.focus if not cold else rgb("#bfe8fa"), 36 if item.key == table.focus.current else 22)
    for item in rooms:
        edge(canvas, sheet, ROOMS[str(item.key[1])], line, 3)  # type: ignore[index]


def _acting(table: TableView) -> str:
    """The survivor for whom an answer is to be given."""
    return table.t.survivors[table.asks - 1].id if table.asks else ""


def _focus(canvas: Canvas, table: TableView, part: Half) -> None:
    """Doors that may be chosen, and the place on the board that is in focus."""
    for item in table.focus.targets:
        if item.group == "gates":
            lit = item.key == table.focus.current
            canvas.circle(
                item.area.centre, item.area.w * (0.62 if lit else 0.54), P.focus if lit else rgb("#d8c890"), 5 if lit else 2.5
            )
    here = table.focus.focused
    if here is not None and here.group == "rooms" and isinstance(here.key, tuple):
        edge(canvas, part.sheet, ROOMS[str(here.key[1])], P.focus, 5)


def _named(canvas: Canvas, table: TableView) -> None:
    """Survivors on the divider that the killer may name."""
    lay = table.layout
    for item in table.focus.targets:
        if item.group == "survivors" and lay is not None and lay.divider.holds(item.area.centre):
            lit = item.key == table.focus.current
            canvas.frame(item.area.inset(-2), P.focus if lit else signs.ICE, width=5 if lit else 2.5)


def _news(canvas: Canvas, table: TableView, room: Area) -> None:
    """What has been heard, the newest last."""
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
