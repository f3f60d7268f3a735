"""The whole table: the open half from its own view, the divider from what is public, cloth and shutter over what may not be seen."""

from typing import TYPE_CHECKING

import pygame

from game.text import say
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.terrorscape import curtain, divider, encounter, figures, panels, places, signs, weather
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half, Layout
from game.ui.terrorscape.villa import GATES, ROOMS
from game.ui.terrorscape.villa_look import barricade, edge, villa, wash
from game.ui.theme import TERRORSCAPE, rgb

if TYPE_CHECKING:
    from game.ui.terrorscape.sitting import Sitting

P = TERRORSCAPE


def paint(canvas: Canvas, table: "Sitting", lay: Layout) -> None:
    """Draw everything that the persons before the screen may see now."""
    if encounter.on(canvas, table):
        encounter.paint(canvas, table, lay)
        return
    side = table.shown
    if side is None:
        curtain.cloth(canvas, lay.half.area, table.t, table.front, table.curtain, table.play.speaker)
        if lay.back.w:
            curtain.shutter(canvas, lay.back, KILLER if table.front == SURVIVORS else SURVIVORS)
        divider.paint(canvas, lay.divider, table.t, next_side=table.front)
    else:
        if not table.alone and lay.back.w:
            curtain.shutter(canvas, lay.back, KILLER if side.name == SURVIVORS else SURVIVORS)
        half(canvas, table, lay.half, side.name)
        divider.paint(canvas, lay.divider, table.t)
        _named(canvas, table)
        curtain.rising(canvas, lay.half.area, side.name, table.curtain)
    _arrow(canvas, lay, table.front if side is None else table.t.side)


def stir(canvas: Canvas, table: "Sitting", lay: Layout) -> pygame.Rect:
    """Draw anew only what moves by itself: the board, and what lies over it. Return the part of the window that has changed."""
    part, side = lay.half, table.shown
    assert side is not None
    if encounter.on(canvas, table):  # there nothing moves by itself
        return pygame.Rect(0, 0, 0, 0)
    with canvas.clip(part.sheet.area):
        board(canvas, table, part, side.name)
        panels.tray(canvas, table, part)
        panels.told(canvas, table, part)
        _tip(canvas, table)
    return canvas.rect(part.sheet.area)


def _arrow(canvas: Canvas, lay: Layout, side: str) -> None:
    """Whose turn it is: an arrow on the divider."""
    left = side == SURVIVORS
    x = lay.divider.x + 4 if left else lay.divider.x + lay.divider.w - 4
    y, way = lay.divider.y + 64, -1 if left else 1
    if (left and lay.divider.x > 20) or (not left and lay.divider.x + lay.divider.w < canvas.room.w - 20):
        colour = panels.accent(SURVIVORS) if left else P.danger
        canvas.shape([(x - way * 14, y - 20), (x + way * 16, y), (x - way * 14, y + 20)], colour, signs.NIGHT, 3)


def half(canvas: Canvas, table: "Sitting", part: Half, who: str) -> None:
    """A half as its own side sees it; `who` is "" for a spectator."""
    head(canvas, table, part, who)
    board(canvas, table, part, who)
    if who == SURVIVORS:
        panels.inventories(canvas, table, part)
        panels.actions(canvas, table, part)
    elif who == KILLER:
        panels.steps(canvas, table, part)
        panels.hand(canvas, table, part)
    else:
        _news(canvas, table, part)
    panels.prompt(canvas, table, part)
    panels.tray(canvas, table, part)
    panels.told(canvas, table, part)
    _tip(canvas, table)


def head(canvas: Canvas, table: "Sitting", part: Half, who: str) -> None:
    """Whose half it is, the tools, and what this side alone can count."""
    area = part.head
    words = say(f"ui-ts-side-{who or 'nobody'}")
    size = canvas.fitting(words, 30, area.w * 0.3 - 8, "title", 0.5)
    canvas.text(words, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, panels.accent(who), face="title")
    for item in table.ring.items:
        if item.group == "tools":
            lit = table.ring.current == item.key
            canvas.box(item.area, P.panel, P.focus if lit else P.line, width=3 if lit else 1.5)
            picture = f"ui/{item.key[1]}"  # type: ignore[index]
            if art.has(picture):
                canvas.picture(picture, item.area.inset(item.area.w * 0.18))
    end, left = area.x + area.w, places.tools_start(part) + 4 * (places.TOOL + places.GAP) + 12
    if who == KILLER:
        panels.guess(canvas, table, part)
        return
    t = table.t
    facts = [] if not who else [
        say("ui-ts-discovery", cards=len(t.team.discovery)), say("ui-ts-search", cards=len(t.team.search)), panels.progress(table),
    ]  # fmt: skip
    for fact in reversed(facts):
        size = canvas.fitting(fact, 21, (area.x + area.w - left) / 3 - 12)
        end -= canvas.wide(fact, size)
        canvas.text(fact, (end, area.centre[1] - canvas.high(size) / 2), size, P.text)
        end -= 20


def _tip(canvas: Canvas, table: "Sitting") -> None:
    """What the tool in focus does: it hangs over the board."""
    here = table.ring.focused
    if here is None or here.group != "tools":
        return
    at, words = here.area, here.label
    wide, high = canvas.wide(words, 20) + 20, canvas.high(20) + 10
    area = Area(at.x, at.y + at.h + 6, wide, high)
    canvas.box(area, P.panel, P.focus, radius=6)
    canvas.within(words, area, 20, P.text)


def board(canvas: Canvas, table: "Sitting", part: Half, who: str) -> None:
    """The Villa with everything on it, and what may be chosen there."""
    sheet, cold = part.sheet, who == KILLER
    villa(canvas, sheet, cold=cold)
    settings = table.house.settings
    with canvas.clip(sheet.area):
        weather.lamps(canvas, sheet, table.t, who, table.time if settings.wavers else 0.0)
        weather.rain(canvas, sheet, table.time if settings.drifts else 0.0, cold=cold)
        for item in table.ring.items:
            if item.group == "rooms":
                wash(canvas, item.shape, P.focus, 26 if item.key != table.ring.current else 44)
        for item in table.ring.items:
            if item.group == "rooms" and isinstance(item.key, tuple):
                edge(canvas, sheet, ROOMS[str(item.key[1])], rgb("#d8c890") if not cold else rgb("#8fdcf5"), 2.5)
        for gate in GATES.values():
            if gate.id in table.t.barricades:
                barricade(canvas, sheet, gate, cold=cold)
        spread = weather.STILL if settings.reduced else weather.rings(table.time)
        figures.paint(canvas, table.t, table.gliding, sheet, who, spread)
        _focus(canvas, table, part)
    if table.t.cracker:
        words = say("ui-ts-cracker")
        canvas.text(
            words, (sheet.area.x + 14, sheet.area.y + sheet.area.h - canvas.high(22) - 8), 22, signs.LAMP, face="bold", halo=True
        )


def _focus(canvas: Canvas, table: "Sitting", part: Half) -> None:
    """Doors that may be chosen, and the place on the board that is in focus."""
    for item in table.ring.items:
        if item.group == "gates":
            lit = item.key == table.ring.current
            canvas.circle(
                item.area.centre, item.area.w * (0.62 if lit else 0.54), P.focus if lit else rgb("#d8c890"), 5 if lit else 2.5
            )
    here = table.ring.focused
    if here is not None and here.group == "rooms" and isinstance(here.key, tuple):
        edge(canvas, part.sheet, ROOMS[str(here.key[1])], P.focus, 5)


def _named(canvas: Canvas, table: "Sitting") -> None:
    """Survivors on the divider that the killer may name."""
    lay = table.lay
    for item in table.ring.items:
        if item.group == "survivors" and lay is not None and lay.divider.holds(item.area.centre):
            lit = item.key == table.ring.current
            canvas.frame(item.area.inset(-2), P.focus if lit else signs.ICE, width=5 if lit else 2.5)


def _news(canvas: Canvas, table: "Sitting", part: Half) -> None:
    """What a spectator has heard, the newest last."""
    area = part.panels.inset(14, 10)
    canvas.box(part.panels, (P.panel, P.panel_low), P.line)
    lines, used = list[str](), 0.0
    for line in reversed(table.play.log):
        high = canvas.tall(line.words, 20, area.w) + 6
        if used + high > area.h:
            break
        lines.insert(0, line.words)
        used += high
    y = area.y
    for words in lines:
        y += canvas.paragraph(words, Area(area.x, y, area.w, area.h), 20, P.text) + 6
