"""Paints the panels of the survivors: name, location, items and free slots; and their six action buttons."""

from dataclasses import replace
from typing import NamedTuple

import pygame

from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import pack_limit
from game.rules.terrorscape.tables.cards import ITEMS
from game.text import name, say
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE as P, mix
from game.ui.terrorscape import targets, theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.props import TableProps
from game.ui.widgets.boxes import Drawn, Line, Space, Text, paint as paint_box
from game.ui.widgets.containers import Column, Row
from game.ui.widgets.controls import button, panel
from game.ui.widgets.focus import Target

USES = {"special": (theme.star, theme.KIND["special"]), "extra": (theme.bolt, theme.KIND["quick"])}
"""The icon and the colour of the kind of action that uses an item."""
LEAST = 0.45
"""The least scale of an item's name."""
NAMED = 0.8
"""The scale that an item's name keeps at least beside its picture; without room for both there is no picture."""
BESIDE = 2.2
"""The least ratio of width to height of an action with its icon beside its words."""
FACES = (17.0, 20.0)
"""The radius of the faces on a low button, whose words they must not cover, and how far they are apart."""
PICTURED = 4.2
"""The least ratio of width to height of a row with a picture."""


class ItemProps(NamedTuple):
    """An item of a survivor, how many it has, and whether it answers the prompt."""

    item: str
    held: int
    live: bool
    highlighted: bool


class PackProps(NamedTuple):
    """A survivor's panel: `ours` if it is the one that acts; `head` and `trade` are its targets.

    `acting` and `done` say whether it takes part in the round of main actions, and has acted in it. `limit` is the most items that
    it may carry, 0 for any number; `known` what the killer can know of it.
    """

    number: int
    who: str
    hurt: bool
    out: bool
    place: str
    areas: targets.SurvivorPanel
    items: tuple[ItemProps, ...]
    limit: int
    known: tuple[int, int] | None
    head: Target | None
    trade: Target | None
    focus: object
    ours: bool
    acting: bool
    done: bool


def inventories(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the panels of the survivors; each is painted anew only after a change."""
    t, places, live = props.t, props.options.places, not props.busy
    acting = t.side == "survivors" and t.team.stage == "act"
    for number, (one, areas) in enumerate(zip(t.survivors, targets.survivor_panels(canvas, t, half), strict=True)):
        pack, keys = t.team.packs[number], [("item", number, item) for item in sorted(set(t.team.packs[number]))]
        head, trade = props.find(("survivor", one.id)) or props.find(("turn", number + 1)), props.find(("trade", one.id))
        items = tuple(ItemProps(key[2], pack.count(key[2]), key in places and live, props.focus == key) for key in keys)
        focus = props.focus if props.focus in [item.key for item in (head, trade) if item is not None] else None
        done = bool(t.team.finished) and (t.team.acted[number] or t.team.finished[number])
        pack_props = PackProps(
            number, one.id, one.hurt, bool(one.fate), where(t, number), areas, items, pack_limit(t, number) or 0, props.known[number],
            head, trade, focus, props.prompt.asks == number + 1, acting and not one.fate, acting and not one.fate and done,
        )  # fmt: skip
        canvas.paint(f"pack-{number}", areas.area, _inventory, pack_props)


def where(t: State, number: int) -> str:
    """The location of a survivor; in Separate Ways also its own keys, which only its side sees (TS-236, TS-240, TS-241)."""
    one, place = t.survivors[number], t.team.places[number]
    words = say(f"ui-ts-fate-{one.fate}") if one.fate else name(place)
    if not t.options.separate or one.fate == "free":
        return words
    body_at = [name(place)] if one.fate else []
    first = [say("ui-ts-first-token")] if t.team.first == number else []
    return " · ".join([words, *body_at, say("ui-ts-own-keys", keys=t.team.purses[number]), *first])


def _inventory(canvas: Canvas, area: Area, props: PackProps) -> None:
    """Paint one panel."""
    colour = theme.SURVIVOR[props.number]
    panel(canvas, area, P, line=colour if props.ours else None)
    if props.ours:
        canvas.frame(area, colour, width=3)
    _head(canvas, props)
    if props.head is not None and props.focus == props.head.key:
        canvas.frame(props.head.area.inset(-3), P.focus, width=4)
    for place, spot in enumerate(props.areas.rows):
        if place < len(props.items):
            _item(canvas, spot, props.items[place])
        elif place < (props.limit or 3):
            rect = canvas.rect(spot.inset(1))
            if rect.w > 1 and rect.h > 1 and not canvas.blind:
                canvas.surface.blit(_free(rect.w, rect.h, canvas.pixels(1.2)), rect)
    if props.trade is not None:  # text, or an icon if there is no room
        words, spot = say("ui-ts-trade"), props.trade.area
        fits = canvas.wide(words, 20, "bold") + 36 <= spot.w
        button(canvas, spot, words if fits else "", P, focused=props.focus == props.trade.key, size=20)
        if not fits:
            theme.swap(canvas, spot.centre, min(spot.w, spot.h) * 0.32, P.text)


def _head(canvas: Canvas, props: PackProps) -> None:
    """Paint portrait, name, free hands, location, and what the killer can know."""
    area, colour = props.areas.head, theme.SURVIVOR[props.number]
    r, trade = min(28.0, area.h / 2 - 3), props.trade is not None  # inside its plate
    if props.head is not None and not props.head.refused:
        canvas.box(area.inset(-2), mix(colour, BLACK, 0.72), colour, width=1.5)
    medal(canvas, (area.x + r + 4, area.centre[1]), r, props.who, colour, hurt=props.hurt, out=props.out)
    room, x = area.w - 2 * r - 16 - (props.areas.corner.w + 8 if trade else 0), area.x + 2 * r + 14
    size = canvas.fitting(name(props.who), 24, room - 8, "title", 0.45)
    y, high = area.centre[1] - (canvas.high(24, "title") + canvas.high(20)) / 2, canvas.high(24, "title")
    wide = canvas.text(name(props.who), (x, y), size, P.text, face="title", room=room)
    if not trade and room - wide > 18 * (props.limit or 2) + 2:
        _hands(canvas, area, props, y + high / 2)
    room, low = area.w - 2 * r - 18, y + high
    if (
        canvas.wide(props.place, 20 * 0.62) + canvas.wide(_known_words(props.known), 20) + 36 <= room
    ):  # the room's name goes first
        room -= _known(canvas, props.known, (area.x + area.w - 4, low), room * 0.5)
    longer = f"{props.place} · {say('ui-ts-has-acted' if props.done else 'ui-ts-may-act')}"
    place = longer if props.acting and canvas.wide(longer, 20) <= room else props.place
    canvas.text(place, (x, low), canvas.fitting(place, 20, room, least=0.5), P.muted, room=room)
    if props.done:
        theme.ticked(canvas, (area.x + r * 1.8, area.y + 8), 10)


def _known(canvas: Canvas, found: tuple[int, int] | None, end: tuple[float, float], room: float) -> float:
    """Paint what the killer can know of a survivor, right-aligned at `end`: an eye, per cent, a room count. Return the width."""
    if found is None:
        return 0.0
    words = _known_words(found)
    size = canvas.fitting(words, 20, room - 26)
    wide, high = canvas.wide(words, size), canvas.high(20)
    canvas.text(words, (end[0] - wide, end[1] + (high - canvas.high(size)) / 2), size, theme.HEAT_TEXT)
    canvas.picture("ui/eye", Area(end[0] - wide - 24, end[1] + high / 2 - 9, 18, 18))
    return wide + 36


def _known_words(found: tuple[int, int] | None) -> str:
    """What the killer can know of a survivor, in short."""
    return "" if found is None else say("ui-ts-known-short", share=found[1], rooms=found[0])


def _hands(canvas: Canvas, head: Area, props: PackProps, y: float) -> None:
    """Paint how many items a survivor carries of the most it may."""
    limit, held = props.limit, sum(item.held for item in props.items)
    end, side = head.x + head.w - 4, 13.0
    if not limit:
        canvas.text(say("ui-ts-no-limit"), (end, y - canvas.high(26, "bold") / 2), 26, P.muted, face="bold", align="right")
    for place in range(limit):
        spot = Area(end - (limit - place) * (side + 5) + 5, y - side / 2, side, side)
        canvas.box(spot, theme.LAMP if place < held else theme.NIGHT, theme.ASH, width=1.4, radius=3)


# ------------------------------------------------------------------ items


def _item(canvas: Canvas, spot: Area, props: ItemProps) -> None:
    """Paint an item: name, number, and the kind of action that uses it; highlighted if it answers the prompt."""
    live, line = props.live, P.focus if props.highlighted else theme.LAMP if props.live else P.line
    canvas.box(spot, theme.LIT if live else theme.SLATE, line, width=3 if props.highlighted else 1.5, radius=4)
    inner, count = spot.inset(4, 2), props.held
    side = min(inner.h, 42.0)
    words = say("ui-times", name=name(props.item), count=count) if count > 1 else name(props.item)
    end = _kind(canvas, inner, props, room=inner.w - canvas.wide(words, 21 * LEAST) - 8)
    start = side + 8 if inner.w > side * PICTURED and canvas.wide(words, 21 * NAMED) < inner.w - end - side - 16 else 0.0
    if start:
        canvas.picture(f"terrorscape/things/{props.item}", inner.halfway_down(inner.x + 2, side, side))
    most = 21 * min(1.0, spot.h / canvas.high(21))
    size = canvas.fitting(words, most, inner.w - start - end - 8, least=LEAST)
    colour = P.text if live else mix(P.text, P.muted, 0.4)
    canvas.within(words, inner.trimmed(left=start, right=end), size, colour, align="left", margin=4)


def _kind(canvas: Canvas, area: Area, props: ItemProps, *, room: float) -> float:
    """Paint how an item is used, or its bonus, at the end of its row, unless the name needs the room; return the width."""
    row = ITEMS[props.item]
    r, mark = min(10.0, area.h * 0.34), say("ui-bonus", bonus=row.defence) if row.defence and row.use not in USES else ""
    sign = 2 * r + 8 if mark or row.use in USES else 0.0
    words = canvas.wide(mark, 19, "bold") + 4 if mark else 0.0
    if mark and sign + words > room:  # the number alone
        sign = 0.0
    if sign + words > room:
        return 0.0
    at = area.x + area.w - r - 4, area.centre[1]
    if mark:
        spot, colour = area.trimmed(right=sign), P.text if props.live else P.muted
        canvas.within(mark, spot, 19, colour, face="bold", align="right", margin=2)
    if mark and sign:
        theme.shield(canvas, at, r, P.muted)
    elif sign:
        icon, colour = USES[row.use]
        icon(canvas, at, r, colour if props.live else mix(colour, BLACK, 0.25))
    return sign + words


@keep(2)
def _free(w: int, h: int, pen: int) -> pygame.Surface:
    """A free item slot: a dark box with a dashed edge."""
    made, dash = pygame.Surface((w, h)), max(3, 5 * pen)
    made.fill(P.panel_low)
    for x in range(0, w, 2 * dash):
        for y in (0, h - pen):
            made.fill(theme.STEEL_LOW, (x, y, dash, pen))
    for y in range(0, h, 2 * dash):
        for x in (0, w - pen):
            made.fill(theme.STEEL_LOW, (x, y, pen, dash))
    return made


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
    for number, what in enumerate(targets.ACTIONS, 1):
        item, who = props.find(("action", what)), tuple((one, props.t.survivors[one].id) for one in taken.get(what, ()))
        made.append(ActionProps(what, number, item is not None and not item.refused, props.focus == ("action", what), who))
    canvas.paint("actions", half.controls, _actions, tuple(made))


def _actions(canvas: Canvas, area: Area, props: tuple[ActionProps, ...]) -> None:
    for spot, action in zip(targets.action_areas(area), props, strict=True):
        _action(canvas, spot, action)


def _action(canvas: Canvas, area: Area, props: ActionProps) -> None:
    """Paint one button: icon, title, a note if there is room, its number, and who has taken it."""
    live, highlighted = props.live, props.highlighted
    fill = theme.LIT if highlighted else theme.SLATE_LOW if live else P.panel_low
    line = P.focus if highlighted else theme.STEEL if live else theme.SLATE_HIGH
    canvas.box(area, fill, line, width=4 if highlighted else 2)
    title = Line(say(f"ui-ts-action-{props.what}"), 22, P.text if live else P.muted, "title", "centre", least=0.5)
    note = Text(say(f"ui-ts-action-{props.what}-note"), 18, P.muted if live else theme.ASH, align="centre")
    words = title.high(canvas, area.w) + note.high(canvas, area.w - 12)
    below = [title, note] if area.h > 60 + words else [title]
    beside = len(below) == 1 and area.w > BESIDE * area.h and area.h > words + 12
    r = min(26.0, max(9.0, (area.h - sum(one.high(canvas, area.w - 12) for one in below)) * 0.32))
    colour = P.focus if highlighted else theme.LAMP if live else theme.ASH
    icon = Drawn(lambda c, spot: targets.ACTIONS[props.what](c, spot.centre, r, colour), 2 * r + 6, 2 * r + 6)
    if beside:  # a low card has its icon beside its words
        left = Line(title.words, 22, title.colour, "title", least=0.5)
        page = Row(icon, Column(left, replace(note, align="left")), gap=12, grow=(1,))
        faces = 2 * FACES[0] + FACES[1] * (len(props.taken) - 1) if props.taken else 0.0
        paint_box(Column(Space(), page, Space(), grow=(0, -1)), canvas, area.trimmed(left=44, right=8 + faces))
    else:
        paint_box(Column(Space(), icon, *below, Space(), grow=(0, -1)), canvas, area.inset(6, 0))
    side = max(26.0, canvas.high(20, "bold"))
    cap, edge = area.at(8, 8, side, side), theme.ASH_LOW if live else P.line
    canvas.box(cap, theme.SLATE_HIGH if live else theme.SLATE_LOW, edge, width=1.2, radius=4)
    canvas.within(str(props.number), cap, 20, P.text if live else P.muted, face="bold", margin=0)
    for place, (number, who) in reversed(list(enumerate(props.taken))):
        face, step = FACES if beside else (20.0, 22.0)
        x, y = area.x + area.w - face - 4 - step * place, area.y + face + 4
        medal(canvas, (x, y), face, who, theme.SURVIVOR[number])
        canvas.circle((x + face * 0.65, y + face * 0.7), face * 0.52, theme.NIGHT)
        theme.ticked(canvas, (x + face * 0.65, y + face * 0.7), face * 0.45)
