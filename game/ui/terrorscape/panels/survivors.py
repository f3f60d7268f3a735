"""Paints the panels of the survivors: name, location, items, and free space."""

from collections.abc import Hashable

import pygame

from game.rules.engine.script import freeze
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import pack_limit
from game.rules.terrorscape.tables.cards import ITEMS
from game.rules.terrorscape.tables.rows import ItemRow
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.surface_cache import keep
from game.ui.draw.theme import BLACK, TERRORSCAPE, mix, rgb
from game.ui.terrorscape.board import aid_painter, signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.table import aids
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import survivor_targets
from game.ui.widgets.controls import button, panel

P = TERRORSCAPE
USES = {"special": signs.star, "extra": signs.bolt}
LEAST = 0.45
"""The least scale of an item's name."""
PICTURED = 4.2
"""The least ratio of width to height of a row with a picture."""


def inventories(canvas: Canvas, table: TableView, half: Half) -> None:
    """Paint the panels of the survivors; each is repainted only after a change."""
    for number, pack in enumerate(survivor_targets.survivor_panels(table, canvas, half)):
        key = (half, canvas.look, canvas.letter, *_panel_key(table, pack, number))
        canvas.panel(f"pack-{number}", key, pack.area, lambda c, _, p=pack, n=number: _inventory(c, table, p, n))  # type: ignore[misc]


def _panel_key(table: TableView, pack: survivor_targets.SurvivorPanel, number: int) -> tuple[Hashable, ...]:
    """Everything that a survivor's panel shows, as its cache key."""
    t, here = table.t, table.focus.focused
    inside = [item for item in table.focus.targets if item.group in ("survivors", "items") and pack.area.holds(item.area.centre)]
    return (
        tuple((item.key, item.area, item.refused) for item in inside),
        here.key if here in inside else None,
        aids.known_of(table, number),
        table.asks == number + 1,
        freeze(t.survivors[number]),
        tuple((what, _live(table, number, what)) for what in t.team.packs[number]),
        pack_limit(t, number),
        where(table, number),
        done(t, number),
        acting(t, number),
    )


def _inventory(canvas: Canvas, table: TableView, pack: survivor_targets.SurvivorPanel, number: int) -> None:
    """Paint one panel."""
    t, one, ours = table.t, table.t.survivors[number], table.asks == number + 1
    panel(canvas, pack.area, P, line=signs.SURVIVOR[number] if ours else None)
    if ours:
        canvas.frame(pack.area, signs.SURVIVOR[number], width=3)
    head = table.focus.find(("survivor", one.id)) or table.focus.find(("turn", number + 1))
    _head(canvas, table, pack, number, chosen=head is not None and not head.refused)
    if head is not None and _is_focused(table, head.key):
        canvas.frame(head.area.inset(-3), P.focus, width=4)
    held = sorted(set(t.team.packs[number]))
    for place, spot in enumerate(pack.rows):
        if place < len(held):
            _item(canvas, table, spot, number, held[place])
        elif place < (pack_limit(t, number) or 3):
            _free(canvas, spot)
    trade = table.focus.find(("trade", one.id))
    if trade is not None:
        _trade(canvas, trade.area, highlighted=_is_focused(table, trade.key))


def _trade(canvas: Canvas, area: Area, *, highlighted: bool) -> None:
    """Paint the trade button: text, or an icon if there is no room."""
    words = say("ui-ts-trade")
    if canvas.wide(words, 20, "bold") + 36 <= area.w:
        button(canvas, area, words, P, focused=highlighted, size=20)
        return
    button(canvas, area, "", P, focused=highlighted)
    signs.swap(canvas, area.centre, min(area.w, area.h) * 0.32, P.text)


def _head(canvas: Canvas, table: TableView, pack: survivor_targets.SurvivorPanel, number: int, *, chosen: bool) -> None:
    t = table.t
    one = t.survivors[number]
    r = min(28.0, pack.head.h / 2)
    if chosen:
        canvas.box(pack.head.inset(-2), mix(signs.SURVIVOR[number], BLACK, 0.72), signs.SURVIVOR[number], width=1.5)
    medal(canvas, (pack.head.x + r, pack.head.centre[1]), r, one.id, signs.SURVIVOR[number], hurt=one.hurt, out=bool(one.fate))
    trade = table.focus.find(("trade", one.id)) is not None
    room = pack.head.w - 2 * r - 12 - (pack.corner.w + 8 if trade else 0)
    x = pack.head.x + 2 * r + 10
    size = canvas.fitting(name(one.id), 24, room - 8, "title", 0.45)
    y = pack.head.centre[1] - (canvas.high(24, "title") + canvas.high(20)) / 2
    wide = canvas.text(name(one.id), (x, y), size, P.text, face="title", room=room)
    if not trade and room - wide > 18 * (pack_limit(t, number) or 2) + 2:
        _hands(canvas, table, pack, number, y + canvas.high(24, "title") / 2)
    place = where(table, number)
    room = pack.head.w - 2 * r - 14
    low = y + canvas.high(24, "title")
    room -= aid_painter.known(canvas, aids.known_of(table, number), (pack.head.x + pack.head.w, low), room * 0.5)
    longer = f"{place} · {say('ui-ts-has-acted' if done(t, number) else 'ui-ts-may-act')}"
    place = longer if acting(t, number) and canvas.wide(longer, 20) <= room else place
    canvas.text(place, (x, low), canvas.fitting(place, 20, room, least=0.5), P.muted, room=room)
    if done(t, number):
        canvas.circle((pack.head.x + r * 1.8, pack.head.y + 8), 10, rgb("#1e6b43"))
        signs.tick(canvas, (pack.head.x + r * 1.8, pack.head.y + 8), 6, rgb("#e8ffe8"))


def done(t: State, number: int) -> bool:
    """Whether a survivor has acted while others still may."""
    return acting(t, number) and bool(t.team.finished) and (t.team.acted[number] or t.team.finished[number])


def acting(t: State, number: int) -> bool:
    """Whether a survivor takes part in the current round of main actions."""
    return t.side == "survivors" and t.team.stage == "act" and not t.survivors[number].fate


def where(table: TableView, number: int) -> str:
    """The location of a survivor; in Separate Ways also its own keys, which only its side sees (TS-236, TS-240, TS-241)."""
    t = table.t
    one, place = t.survivors[number], t.team.places[number]
    words = say(f"ui-ts-fate-{one.fate}") if one.fate else name(place)
    if not t.options.separate or one.fate == "free":
        return words
    body_at = [name(place)] if one.fate else []
    first = [say("ui-ts-first-token")] if t.team.first == number else []
    return " · ".join([words, *body_at, say("ui-ts-own-keys", keys=t.team.purses[number]), *first])


def _item(canvas: Canvas, table: TableView, spot: Area, number: int, item: str) -> None:
    """Paint an item: name, number, and the kind of action that uses it; highlighted if it answers the prompt."""
    key = ("item", number, item)
    live = _live(table, number, item)
    fill = rgb("#2c2818") if live else rgb("#1b2a30")
    canvas.box(
        spot,
        fill,
        P.focus if _is_focused(table, key) else signs.LAMP if live else P.line,
        width=3 if _is_focused(table, key) else 1.5,
        radius=4,
    )
    row, inner = ITEMS[item], spot.inset(4, 2)
    side = min(inner.h, 42.0)
    count = table.t.team.packs[number].count(item)
    words = say("ui-times", name=name(item), count=count) if count > 1 else name(item)
    start = side + 8 if inner.w > side * PICTURED and canvas.wide(words, 21 * LEAST) < inner.w - side - 16 else 0.0
    end = _kind(canvas, inner, row, live=live, room=inner.w - start - canvas.wide(words, 21) * 0.7)
    if start:
        canvas.picture(f"terrorscape/things/{item}", Area(inner.x + 2, inner.centre[1] - side / 2, side, side))
    size = canvas.fitting(words, 21, inner.w - start - end - 8, least=LEAST)
    colour = P.text if live else mix(P.text, P.muted, 0.4)
    canvas.within(words, Area(inner.x + start, inner.y, inner.w - start - end, inner.h), size, colour, align="left", margin=4)


def _live(table: TableView, number: int, item: str) -> bool:
    """Whether an item answers the prompt."""
    return ("item", number, item) in table.option_map.places and not table.busy


def _free(canvas: Canvas, spot: Area) -> None:
    """Paint a free item slot."""
    rect = canvas.rect(spot.inset(1))
    if rect.w > 1 and rect.h > 1 and not canvas.blind:
        canvas.surface.blit(_empty(rect.w, rect.h, canvas.pixels(1.2)), rect)


@keep(2)
def _empty(w: int, h: int, pen: int) -> pygame.Surface:
    """A dark box with a dashed edge."""
    made = pygame.Surface((w, h))
    made.fill(rgb("#0f181c"))
    dash, line = max(3, 5 * pen), rgb("#34505a")
    for x in range(0, w, 2 * dash):
        for y in (0, h - pen):
            made.fill(line, (x, y, dash, pen))
    for y in range(0, h, 2 * dash):
        for x in (0, w - pen):
            made.fill(line, (x, y, pen, dash))
    return made


def _kind(canvas: Canvas, area: Area, row: ItemRow, *, live: bool, room: float) -> float:
    """Paint the kind of action that uses an item, or its defence bonus, at the end of its row; return the width.

    Paints nothing if the name needs the room.
    """
    r, mark = min(10.0, area.h * 0.34), say("ui-bonus", bonus=row.defence) if row.defence else ""
    wide = canvas.wide(mark, 19, "bold") + 2 * r + 10 if mark else 2 * r + 8 if row.use in USES else 0.0
    if not wide or wide > room:
        return 0.0
    x = area.x + area.w - r - 4
    if row.use in USES:
        colour = signs.KIND["special" if row.use == "special" else "quick"]
        USES[row.use](canvas, (x, area.centre[1]), r, colour if live else mix(colour, BLACK, 0.25))
    else:
        signs.shield(canvas, (x, area.centre[1]), r, P.muted)
        spot = Area(area.x, area.y, area.w - 2 * r - 8, area.h)
        canvas.within(mark, spot, 19, P.text if live else P.muted, face="bold", align="right", margin=2)
    return wide


def _hands(canvas: Canvas, table: TableView, pack: survivor_targets.SurvivorPanel, number: int, y: float) -> None:
    """Paint how many items a survivor carries of the most it may."""
    limit, held = pack_limit(table.t, number), len(table.t.team.packs[number])
    end, side = pack.head.x + pack.head.w - 4, 13.0
    if not limit:
        canvas.text(say("ui-ts-no-limit"), (end, y - canvas.high(26, "bold") / 2), 26, P.muted, face="bold", align="right")
        return
    for place in range(limit):
        spot = Area(end - (limit - place) * (side + 5) + 5, y - side / 2, side, side)
        canvas.box(spot, signs.LAMP if place < held else rgb("#0c1316"), rgb("#7b8f94"), width=1.4, radius=3)


def _is_focused(table: TableView, key: object) -> bool:
    """Whether a target is focused."""
    return table.focus.current == key
