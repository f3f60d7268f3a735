"""Paints the panels of the survivors: name, location, items and free slots; and their six action buttons."""

from typing import NamedTuple

import pygame

from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import pack_limit
from game.rules.terrorscape.tables.cards import ITEMS
from game.text import name, say
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, mix, rgb
from game.ui.terrorscape.board import aid_painter, signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.props import TableProps, TargetProps
from game.ui.terrorscape.targets import sides
from game.ui.widgets.controls import button, panel

P = TERRORSCAPE
USES = {"special": signs.star, "extra": signs.bolt}
LEAST = 0.45
"""The least scale of an item's name."""
PICTURED = 4.2
"""The least ratio of width to height of a row with a picture."""
GREEN, PALE_GREEN, DULL = rgb("#1e6b43"), rgb("#e8ffe8"), rgb("#7b8f94")
ACTIONS: dict[str, signs.Sign] = {
    "move": signs.feet, "calm": signs.heart, "special": signs.star, "unbar": signs.unbar, "repair": signs.wrench, "search": signs.glass,
}  # fmt: skip


class ItemProps(NamedTuple):
    """An item of a survivor, how many it has, and whether it answers the prompt."""

    item: str
    held: int
    live: bool
    highlighted: bool


class PackProps(NamedTuple):
    """A survivor's panel: `ours` if it is the one that acts, `chosen` if it may be chosen; `head` and `trade` are its targets.

    `acting` and `done` say whether it takes part in the round of main actions, and has acted in it. `limit` is the most items that
    it may carry, 0 for any number; `known` what the killer can know of it.
    """

    number: int
    who: str
    hurt: bool
    out: bool
    place: str
    areas: sides.SurvivorPanel
    items: tuple[ItemProps, ...]
    limit: int
    known: tuple[int, int] | None
    head: TargetProps | None
    trade: TargetProps | None
    focus: object
    ours: bool
    acting: bool
    done: bool


def inventories(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the panels of the survivors; each is painted anew only after a change."""
    for number, areas in enumerate(sides.survivor_panels(canvas, props.t, half)):
        canvas.paint(f"pack-{number}", areas.area, _inventory, pack_props(props, areas, number))


def pack_props(props: TableProps, areas: sides.SurvivorPanel, number: int) -> PackProps:
    """The props of a survivor's panel."""
    t, one, pack = props.t, props.t.survivors[number], props.t.team.packs[number]
    head, trade = props.find(("survivor", one.id)) or props.find(("turn", number + 1)), props.find(("trade", one.id))
    items = tuple(_item_props(props, number, item, pack.count(item)) for item in sorted(set(pack)))
    focus = props.focus if props.focus in [item.key for item in (head, trade) if item is not None] else None
    return PackProps(
        number, one.id, one.hurt, bool(one.fate), where(t, number), areas, items, pack_limit(t, number) or 0, props.known[number],
        head, trade, focus, props.prompt.asks == number + 1, acting(t, number), done(t, number),
    )  # fmt: skip


def _item_props(props: TableProps, number: int, item: str, count: int) -> ItemProps:
    key = ("item", number, item)
    return ItemProps(item, count, key in props.options.places and not props.busy, props.focus == key)


def _inventory(canvas: Canvas, area: Area, props: PackProps) -> None:
    """Paint one panel."""
    colour, rows = signs.SURVIVOR[props.number], props.areas.rows
    panel(canvas, area, P, line=colour if props.ours else None)
    if props.ours:
        canvas.frame(area, colour, width=3)
    _head(canvas, props)
    if props.head is not None and props.focus == props.head.key:
        canvas.frame(props.head.area.inset(-3), P.focus, width=4)
    for place, spot in enumerate(rows):
        if place < len(props.items):
            _item(canvas, spot, props.items[place])
        elif place < (props.limit or 3):
            _free(canvas, spot)
    if props.trade is not None:
        _trade(canvas, props.trade.area, highlighted=props.focus == props.trade.key)


def _trade(canvas: Canvas, area: Area, *, highlighted: bool) -> None:
    """Paint the trade button: text, or an icon if there is no room."""
    words = say("ui-ts-trade")
    fits = canvas.wide(words, 20, "bold") + 36 <= area.w
    button(canvas, area, words if fits else "", P, focused=highlighted, size=20)
    if not fits:
        signs.swap(canvas, area.centre, min(area.w, area.h) * 0.32, P.text)


def _head(canvas: Canvas, props: PackProps) -> None:
    """Paint portrait, name, free hands, location, and what the killer can know."""
    area, colour = props.areas.head, signs.SURVIVOR[props.number]
    r, trade = min(28.0, area.h / 2), props.trade is not None
    if props.head is not None and not props.head.refused:
        canvas.box(area.inset(-2), mix(colour, BLACK, 0.72), colour, width=1.5)
    medal(canvas, (area.x + r, area.centre[1]), r, props.who, colour, hurt=props.hurt, out=props.out)
    room, x = area.w - 2 * r - 12 - (props.areas.corner.w + 8 if trade else 0), area.x + 2 * r + 10
    size = canvas.fitting(name(props.who), 24, room - 8, "title", 0.45)
    y, high = area.centre[1] - (canvas.high(24, "title") + canvas.high(20)) / 2, canvas.high(24, "title")
    wide = canvas.text(name(props.who), (x, y), size, P.text, face="title", room=room)
    if not trade and room - wide > 18 * (props.limit or 2) + 2:
        _hands(canvas, area, props, y + high / 2)
    room, low = area.w - 2 * r - 14, y + high
    room -= aid_painter.known(canvas, props.known, (area.x + area.w, low), room * 0.5)
    longer = f"{props.place} · {say('ui-ts-has-acted' if props.done else 'ui-ts-may-act')}"
    place = longer if props.acting and canvas.wide(longer, 20) <= room else props.place
    canvas.text(place, (x, low), canvas.fitting(place, 20, room, least=0.5), P.muted, room=room)
    if props.done:
        canvas.circle((area.x + r * 1.8, area.y + 8), 10, GREEN)
        signs.tick(canvas, (area.x + r * 1.8, area.y + 8), 6, PALE_GREEN)


def done(t: State, number: int) -> bool:
    """Whether a survivor has acted while others still may."""
    return acting(t, number) and bool(t.team.finished) and (t.team.acted[number] or t.team.finished[number])


def acting(t: State, number: int) -> bool:
    """Whether a survivor takes part in the current round of main actions."""
    return t.side == "survivors" and t.team.stage == "act" and not t.survivors[number].fate


def where(t: State, number: int) -> str:
    """The location of a survivor; in Separate Ways also its own keys, which only its side sees (TS-236, TS-240, TS-241)."""
    one, place = t.survivors[number], t.team.places[number]
    words = say(f"ui-ts-fate-{one.fate}") if one.fate else name(place)
    if not t.options.separate or one.fate == "free":
        return words
    body_at = [name(place)] if one.fate else []
    first = [say("ui-ts-first-token")] if t.team.first == number else []
    return " · ".join([words, *body_at, say("ui-ts-own-keys", keys=t.team.purses[number]), *first])


# ------------------------------------------------------------------ items


def _item(canvas: Canvas, spot: Area, props: ItemProps) -> None:
    """Paint an item: name, number, and the kind of action that uses it; highlighted if it answers the prompt."""
    live, line = props.live, P.focus if props.highlighted else signs.LAMP if props.live else P.line
    fill = rgb("#2c2818") if live else rgb("#1b2a30")
    canvas.box(spot, fill, line, width=3 if props.highlighted else 1.5, radius=4)
    inner, count = spot.inset(4, 2), props.held
    side = min(inner.h, 42.0)
    words = say("ui-times", name=name(props.item), count=count) if count > 1 else name(props.item)
    start = side + 8 if inner.w > side * PICTURED and canvas.wide(words, 21 * LEAST) < inner.w - side - 16 else 0.0
    end = _kind(canvas, inner, props, room=inner.w - start - canvas.wide(words, 21) * 0.7)
    if start:
        canvas.picture(f"terrorscape/things/{props.item}", Area(inner.x + 2, inner.centre[1] - side / 2, side, side))
    size = canvas.fitting(words, 21, inner.w - start - end - 8, least=LEAST)
    colour = P.text if live else mix(P.text, P.muted, 0.4)
    canvas.within(words, Area(inner.x + start, inner.y, inner.w - start - end, inner.h), size, colour, align="left", margin=4)


def _kind(canvas: Canvas, area: Area, props: ItemProps, *, room: float) -> float:
    """Paint the kind of action that uses an item, or its defence bonus, at the end of its row; return the width.

    Paints nothing if the name needs the room.
    """
    row = ITEMS[props.item]
    r, mark = min(10.0, area.h * 0.34), say("ui-bonus", bonus=row.defence) if row.defence else ""
    wide = canvas.wide(mark, 19, "bold") + 2 * r + 10 if mark else 2 * r + 8 if row.use in USES else 0.0
    if not wide or wide > room:
        return 0.0
    x = area.x + area.w - r - 4
    if row.use in USES:
        colour = signs.KIND["special" if row.use == "special" else "quick"]
        USES[row.use](canvas, (x, area.centre[1]), r, colour if props.live else mix(colour, BLACK, 0.25))
    else:
        signs.shield(canvas, (x, area.centre[1]), r, P.muted)
        spot = Area(area.x, area.y, area.w - 2 * r - 8, area.h)
        canvas.within(mark, spot, 19, P.text if props.live else P.muted, face="bold", align="right", margin=2)
    return wide


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


def _hands(canvas: Canvas, head: Area, props: PackProps, y: float) -> None:
    """Paint how many items a survivor carries of the most it may."""
    limit, held = props.limit, sum(item.held for item in props.items)
    end, side = head.x + head.w - 4, 13.0
    if not limit:
        canvas.text(say("ui-ts-no-limit"), (end, y - canvas.high(26, "bold") / 2), 26, P.muted, face="bold", align="right")
        return
    for place in range(limit):
        spot = Area(end - (limit - place) * (side + 5) + 5, y - side / 2, side, side)
        canvas.box(spot, signs.LAMP if place < held else rgb("#0c1316"), DULL, width=1.4, radius=3)


# ------------------------------------------------------------------ actions


class ActionProps(NamedTuple):
    """An action button: its number, whether it may be taken, and the number and id of each survivor who has taken it."""

    what: str
    number: int
    live: bool
    highlighted: bool
    taken: tuple[tuple[int, str], ...]


def actions(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the six actions with their numbers; painted anew only after a change."""
    taken, made = dict(props.taken), list[ActionProps]()
    for place, what in enumerate(sides.ACTION_KEYS):
        item, who = props.find(("action", what)), tuple((one, props.t.survivors[one].id) for one in taken.get(what, ()))
        highlighted = props.focus == ("action", what)
        made.append(ActionProps(what, place + 1, item is not None and not item.refused, highlighted, who))
    canvas.paint("actions", half.controls, _actions, tuple(made))


def _actions(canvas: Canvas, area: Area, props: tuple[ActionProps, ...]) -> None:
    """Paint the buttons."""
    for spot, action in zip(sides.action_areas(area), props, strict=True):
        _action(canvas, spot, action)


def _action(canvas: Canvas, area: Area, props: ActionProps) -> None:
    """Paint one button: icon, title, a note if there is room, its number, and who has taken it."""
    live, highlighted = props.live, props.highlighted
    fill = rgb("#2a2312") if highlighted else rgb("#17262c") if live else P.panel_low
    line = P.focus if highlighted else rgb("#4e6f7b") if live else rgb("#25373e")
    canvas.box(area, fill, line, width=4 if highlighted else 2)
    title, note = say(f"ui-ts-action-{props.what}"), say(f"ui-ts-action-{props.what}-note")
    size = canvas.fitting(title, 22, area.w - 12, "title", 0.5)
    text_high, notes = canvas.high(size, "title"), canvas.tall(note, 18, area.w - 12)
    roomy = area.h > 60 + text_high + notes
    icon = min(26.0, max(9.0, (area.h - text_high - (notes if roomy else 0)) * 0.32))
    y = area.y + (area.h - 2 * icon - 6 - text_high - (notes if roomy else 0)) / 2
    colour = P.focus if highlighted else signs.LAMP if live else rgb("#7d9095")
    ACTIONS[props.what](canvas, (area.centre[0], y + icon), icon, colour)
    y += 2 * icon + 6
    canvas.text(title, (area.centre[0], y), size, P.text if live else rgb("#a9b8ba"), face="title", align="centre")
    if roomy:
        low = Area(area.x + 6, y + text_high, area.w - 12, notes + 4)
        canvas.paragraph(note, low, 18, P.muted if live else rgb("#869a9e"), align="centre")
    side = max(26.0, canvas.high(20, "bold"))
    cap, edge = Area(area.x + 8, area.y + 8, side, side), rgb("#5f777f") if live else rgb("#32464d")
    canvas.box(cap, rgb("#26353b") if live else rgb("#18242a"), edge, width=1.2, radius=4)
    canvas.within(str(props.number), cap, 20, P.text if live else rgb("#93a5a9"), face="bold", margin=0)
    for place, (number, who) in reversed(list(enumerate(props.taken))):
        _took(canvas, (area.x + area.w - 24 - 22 * place, area.y + 24), number, who)


def _took(canvas: Canvas, at: tuple[float, float], number: int, who: str) -> None:
    """Paint a survivor who has taken an action, with a tick."""
    medal(canvas, at, 20, who, signs.SURVIVOR[number])
    low = at[0] + 13, at[1] + 14
    canvas.circle(low, 10.5, signs.NIGHT)
    canvas.circle(low, 9, GREEN)
    signs.tick(canvas, low, 6, PALE_GREEN)
