"""What lies under or beside a board: the survivors' panels and actions, the killer's steps and cards, the tray, the question."""

from typing import TYPE_CHECKING

from game.rules.terrorscape.cards import ABILITIES, ITEMS, NUMBERS
from game.rules.terrorscape.status import is_quick, pack_limit
from game.text import has, name, say
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.lay import columns, grid
from game.ui.terrorscape import places, signs
from game.ui.terrorscape.figures import medal
from game.ui.terrorscape.layout import KILLER, Half
from game.ui.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE, Colour, mix, rgb
from game.ui.widgets import button, hints, hints_width, panel

if TYPE_CHECKING:
    from game.ui.terrorscape.sitting import Sitting

P = TERRORSCAPE
USES = {"special": signs.star, "extra": signs.bolt}
ACTIONS: dict[str, signs.Sign] = {
    "move": signs.feet, "calm": signs.heart, "special": signs.star, "unbar": signs.planks, "repair": signs.wrench, "search": signs.glass,
}  # fmt: skip
STEPS = (("quick", signs.bolt), ("main", signs.star), ("slow", signs.hourglass), ("draw", signs.cards))
STAGE = {"appear": 0, "start": 0, "traits": 0, "quick": 0, "second": 1, "slow": 2, "draw": 3, "rest": 3}
"""Which step of the killer's turn a stage belongs to."""


def accent(side: str) -> Colour:
    """The light of a side."""
    return signs.ICE if side == KILLER else signs.LAMP


def focused(table: "Sitting", key: object) -> bool:
    """Whether a place is in focus."""
    return table.ring.current == key


# ------------------------------------------------------------------ the survivors


def inventories(canvas: Canvas, table: "Sitting", half: Half) -> None:
    """The panels of the three survivors."""
    t = table.t
    for number, pack in enumerate(places.packs(table, canvas, half)):
        one = t.survivors[number]
        ours = table.asks == number + 1
        panel(canvas, pack.area, P, line=signs.SURVIVOR[number] if ours else None)
        if ours:
            canvas.frame(pack.area, signs.SURVIVOR[number], width=3)
        head = table.ring.find(("survivor", one.id)) or table.ring.find(("turn", number + 1))
        _head(canvas, table, pack, number, chosen=head is not None and not head.refused)
        if head is not None and focused(table, head.key):
            canvas.frame(head.area.inset(-3), P.focus, width=4)
        held = sorted(set(t.team.packs[number]))
        for place, spot in enumerate(pack.rows):
            if place < len(held):
                _item(canvas, table, spot, number, held[place])
            elif place < (pack_limit(t, number) or 3):
                canvas.frame(spot.inset(1), mix(P.line, BLACK, 0.2), width=1, radius=4)
        trade = table.ring.find(("trade", one.id))
        if trade is not None:
            words = say("ui-ts-trade")
            button(
                canvas,
                trade.area,
                words,
                P,
                focused=focused(table, trade.key),
                size=canvas.fitting(words, 20, trade.area.w - 42, "bold"),
            )


def _head(canvas: Canvas, table: "Sitting", pack: places.Pack, number: int, *, chosen: bool) -> None:
    t = table.t
    one = t.survivors[number]
    r = min(28.0, pack.head.h / 2)
    if chosen:
        canvas.box(pack.head.inset(-2), mix(signs.SURVIVOR[number], BLACK, 0.72), signs.SURVIVOR[number], width=1.5)
    medal(canvas, (pack.head.x + r, pack.head.centre[1]), r, one.id, signs.SURVIVOR[number], hurt=one.hurt, out=bool(one.fate))
    trade = table.ring.find(("trade", one.id)) is not None
    room = pack.head.w - 2 * r - 12 - (pack.corner.w + 8 if trade else 0)
    x = pack.head.x + 2 * r + 10
    size = canvas.fitting(name(one.id), 24, room - 24, "title")
    y = pack.head.centre[1] - (canvas.high(24, "title") + canvas.high(20)) / 2
    canvas.text(name(one.id), (x, y), size, P.text, face="title", room=room)
    done = t.side == "survivors" and bool(t.team.finished) and (t.team.acted[number] or t.team.finished[number])
    where = say(f"ui-ts-fate-{one.fate}") if one.fate else name(t.team.places[number])
    canvas.text(where, (x, y + canvas.high(24, "title")), canvas.fitting(where, 20, room), P.muted, room=room)
    if done and not one.fate and t.team.stage == "act":
        canvas.circle((pack.head.x + r * 1.8, pack.head.y + 8), 10, rgb("#1e6b43"))
        signs.tick(canvas, (pack.head.x + r * 1.8, pack.head.y + 8), 6, rgb("#e8ffe8"))


def _item(canvas: Canvas, table: "Sitting", spot: Area, number: int, item: str) -> None:
    """An item: its name, how many, and what kind of action using it is; lit while it answers the question."""
    key = ("item", number, item)
    live = key in table.sorted.places and not table.busy
    fill = rgb("#2c2818") if live else rgb("#1b2a30")
    canvas.box(
        spot,
        fill,
        P.focus if focused(table, key) else signs.LAMP if live else P.line,
        width=3 if focused(table, key) else 1.5,
        radius=4,
    )
    row = ITEMS[item]
    count = table.t.team.packs[number].count(item)
    words = say("ui-times", name=name(item), count=count) if count > 1 else name(item)
    end = 0.0
    r = min(9.0, spot.h * 0.3)
    if row.use in USES:
        end = 2 * r + 8
        USES[row.use](
            canvas,
            (spot.x + spot.w - r - 7, spot.centre[1]),
            r,
            signs.KIND["special"] if row.use == "special" else signs.KIND["quick"],
        )
    elif row.defence is not None:
        plus = say("ui-bonus", bonus=row.defence)
        end = canvas.wide(plus, 19, "bold") + 10
        canvas.within(plus, Area(spot.x, spot.y, spot.w - 4, spot.h), 19, P.muted, face="bold", align="right")
    room = spot.w - 14 - end
    canvas.within(
        words,
        Area(spot.x + 2, spot.y, room + 8, spot.h),
        canvas.fitting(words, 21, room),
        P.text if live else mix(P.text, P.muted, 0.4),
        align="left",
        margin=6,
    )


def actions(canvas: Canvas, table: "Sitting", half: Half) -> None:
    """The six actions, with their numbers."""
    for place, (what, area) in enumerate(places.action_areas(half).items()):
        item = table.ring.find(("action", what))
        live = item is not None and not item.refused
        lit = focused(table, ("action", what))
        fill = rgb("#2a2312") if lit else rgb("#17262c") if live else P.panel_low
        canvas.box(area, fill, P.focus if lit else rgb("#4e6f7b") if live else rgb("#25373e"), width=4 if lit else 2)
        colour = P.focus if lit else signs.LAMP if live else rgb("#7d9095")
        title, note = say(f"ui-ts-action-{what}"), say(f"ui-ts-action-{what}-note")
        size = canvas.fitting(title, 22, area.w - 12, "title", 0.5)
        text_high = canvas.high(size, "title")
        notes = canvas.tall(note, 18, area.w - 12)
        roomy = area.h > 60 + text_high + notes
        icon = min(26.0, max(9.0, (area.h - text_high - (notes if roomy else 0)) * 0.32))
        y = area.y + (area.h - 2 * icon - 6 - text_high - (notes if roomy else 0)) / 2
        ACTIONS[what](canvas, (area.centre[0], y + icon), icon, colour)
        y += 2 * icon + 6
        canvas.text(title, (area.centre[0], y), size, P.text if live else rgb("#a9b8ba"), face="title", align="centre")
        if roomy:
            canvas.paragraph(
                note,
                Area(area.x + 6, y + text_high, area.w - 12, notes + 4),
                18,
                P.muted if live else rgb("#869a9e"),
                align="centre",
            )
        canvas.text(str(place + 1), (area.x + 9, area.y + 4), 20, P.text if live else rgb("#93a5a9"), face="bold")


# ------------------------------------------------------------------ the killer


def steps(canvas: Canvas, table: "Sitting", half: Half) -> None:
    """How far the killer's turn is."""
    now = STAGE.get(table.t.stage, 0) if table.t.side == KILLER else -1
    area = half.panels
    spots = columns(area, (152, 296, 168, 160), 8)
    if half.stacked:
        spots = grid(
            area, 4, (area.w - 8) / 2 - 1 if area.w > 300 else area.w, (area.h - 8) / 2 if area.w > 300 else (area.h - 24) / 4, 8
        )
    for place, ((what, sign), spot) in enumerate(zip(STEPS, spots, strict=True)):
        here = place == now
        canvas.box(spot, rgb("#232012") if here else P.panel_low, P.focus if here else P.line, width=3 if here else 1.5)
        colour = rgb("#6fae84") if place < now else signs.KIND.get("special" if what == "main" else what, signs.ICE)
        (signs.tick if place < now else sign)(canvas, (spot.x + 24, spot.centre[1]), 10, colour)
        words = say(f"ui-ts-step-{what}")
        inner = Area(spot.x + 42, spot.y, spot.w - 48, spot.h)
        canvas.within(words, inner, canvas.fitting(words, 22, inner.w), P.text if here else P.muted, align="left", margin=0)


def hand(canvas: Canvas, table: "Sitting", half: Half) -> None:
    """The killer's cards."""
    held = table.t.dark.hand
    for place, (card_id, area) in enumerate(zip(held, places.hand_areas(half, len(held)), strict=False)):
        item = table.ring.find(("hand", place))
        ability(
            canvas,
            area,
            card_id,
            live=item is not None and not item.refused,
            lit=focused(table, ("hand", place)),
            quick=is_quick(table.t, card_id),
        )


def ability(canvas: Canvas, area: Area, card: str, *, live: bool, lit: bool, quick: bool = False) -> None:
    """An ability card: its cost, its kinds in a band, its name, and its text as far as there is room."""
    row = ABILITIES[card]
    kinds = list(dict.fromkeys([*(["quick"] if quick else []), *row.types]))
    spot = area.moved(0, -6) if lit else area
    canvas.box(spot, (rgb("#1d2f38"), rgb("#101b20")), P.focus if lit else rgb("#3d5661"), width=4 if lit else 2)
    inner = spot.inset(8, 8)
    band = max(28.0, canvas.high(20) + 6)
    art = max(
        0.0,
        min(
            112.0,
            inner.h - band - canvas.tall(name(card), 20, inner.w, "title") - canvas.tall(say(f"text-{card}"), 19, inner.w) - 10,
        ),
    )
    if art > 40:
        canvas.box(Area(inner.x, inner.y, inner.w, art), (rgb("#1d3743"), rgb("#0d1a21")), radius=4)
        signs.KINDS[kinds[0]](canvas, (inner.centre[0], inner.y + art / 2), art * 0.28, rgb("#cfe9f2"))
    y = inner.y + (art if art > 40 else 0.0)
    for kind, part in zip(kinds, columns(Area(inner.x, y, inner.w, band), len(kinds), 0), strict=True):
        canvas.box(part, signs.KIND[kind], radius=0)
        signs.KINDS[kind](canvas, (part.x + 13, part.centre[1]), 8, rgb("#10161a"))
        words = say(f"ui-ts-kind-{kind}")
        body = Area(part.x + 24, part.y, part.w - 26, part.h)
        canvas.within(words, body, canvas.fitting(words, 20, body.w, "bold"), rgb("#10161a"), face="bold", align="left", margin=0)
    _cost(canvas, inner, card)
    y += band + 4
    size = canvas.block(name(card), Area(inner.x, y, inner.w, 2 * canvas.high(20, "title")), 20, "title", 13)
    y += canvas.paragraph(name(card), Area(inner.x, y, inner.w, 80), size, P.text, face="title", align="centre") + 2
    body = Area(inner.x, y, inner.w, inner.y + inner.h - y)
    words = say(f"text-{card}")
    size = canvas.block(words, body, 19, "text", 13)
    if canvas.tall(words, size, body.w) <= body.h + 2:
        canvas.paragraph(words, body, size, rgb("#d9e2e1"), align="centre")
    if not live and not lit:
        canvas.veil(spot, rgb("#060a0d"), 62, radius=8)


def _cost(canvas: Canvas, area: Area, card: str) -> None:
    """What the card costs, in the corner of its picture or at the end of its band."""
    cost = ABILITIES[card].cost
    words = say("ui-ts-free") if cost == 0 else say("ui-ts-cost-all") if cost < 0 else say("ui-ts-cost", cards=cost)
    wide, high = canvas.wide(words, 18, "bold") + 16, canvas.high(18) + 4
    spot = Area(area.x + area.w - wide, area.y, wide, high)
    canvas.box(spot, rgb("#0a1013"), rgb("#cfe9f2"), radius=high / 2, width=1.5)
    canvas.within(words, spot, 18, rgb("#fff6dd"), face="bold")


def guess(canvas: Canvas, table: "Sitting", half: Half) -> float:
    """The killer's own note of the repair; returns where it begins."""
    spots = places.guess_areas(half)
    for place, spot in enumerate(spots):
        on = place and place <= table.t.dark.estimate
        live = ("guess", place) in table.sorted.places
        canvas.box(spot, signs.ICE if on else P.panel_low, signs.ICE if live or on else P.line, radius=4, width=2)
        words = str(place)
        canvas.within(words, spot, 19, BLACK if on else P.muted, face="bold")
        if focused(table, ("guess", place)):
            canvas.frame(spot.inset(-3), P.focus, width=4)
    words = say("ui-ts-guess")
    wide = canvas.wide(words, 20)
    canvas.text(words, (spots[0].x - wide - 10, half.head.centre[1] - canvas.high(20) / 2), 20, P.text)
    return spots[0].x - wide - 24


# ------------------------------------------------------------------ the tray and the question


def tray(canvas: Canvas, table: "Sitting", half: Half) -> None:
    """Lines and cards that lie over the board."""
    for item in table.ring.items:
        if item.group != "tray" or not isinstance(item.key, tuple):
            continue
        lit = focused(table, item.key)
        if item.key[0] == "card":
            card(canvas, item.area, str(item.key[1]), lit=lit)
        else:
            button(canvas, item.area, item.label, P, focused=lit, size=22)


def card(canvas: Canvas, area: Area, what: str, *, lit: bool) -> None:
    """An item or a trait to choose: name and text."""
    canvas.box(area.moved(3, 5), BLACK, alpha=150)
    canvas.box(area, (rgb("#2a2312"), rgb("#161208")), P.focus if lit else signs.BRASS, width=4 if lit else 2)
    inner = area.inset(12, 10)
    size = canvas.block(name(what), Area(inner.x, inner.y, inner.w, inner.h * 0.3), 24, "title", 14)
    y = (
        inner.y
        + canvas.paragraph(
            name(what), Area(inner.x, inner.y, inner.w, inner.h * 0.34), size, P.title, face="title", align="centre"
        )
        + 8
    )
    words = say(f"text-{what}") if has(f"text-{what}") else ""
    body = Area(inner.x, y, inner.w, inner.y + inner.h - y)
    canvas.paragraph(words, body, canvas.block(words, body, 20, "text", 13), P.text, align="centre")


def prompt(canvas: Canvas, table: "Sitting", half: Half) -> None:
    """The question, or who is awaited; the answers that are words; what was said last."""
    area, ours = half.prompt, table.asks is not None
    line = accent(half.side)
    canvas.box(area, rgb("#1d1a12") if ours else P.panel_low, line if ours else P.line, width=3 if ours else 1.5, radius=6)
    canvas.box(Area(area.x, area.y, 10, area.h), line if ours else P.line, radius=3)
    given = [item for item in table.ring.items if item.group == "buttons"]
    for item in given:
        button(canvas, item.area, item.label, P, key=_cap(table, item), focused=focused(table, item.key), size=22)
    end = min([item.area.x - 10 for item in given] + [area.x + area.w - 14])
    words, pairs = asked(table), table.told_keys(ours=ours)
    x = area.x + 26
    while pairs and x + canvas.wide(words, 26, "bold") + 12 > end - hints_width(canvas, pairs):
        pairs = pairs[:-1]
    if pairs:
        end = hints(canvas, end, area.centre[1] - 16, pairs, P)
    inner = Area(x, area.y + 2, end - x - 8, area.h - 4)
    size = canvas.block(words, inner, 26, "bold", 14)
    canvas.paragraph(words, inner, size, rgb("#fff6e0") if ours else P.muted, face="bold", middle=True)


def _cap(table: "Sitting", item: Item) -> str:
    return table.house.hand.cap("usual") if item.data == table.default_answer() else ""


def asked(table: "Sitting") -> str:
    """The sentence of the question, or who is awaited."""
    side = table.play
    decision = side.view.decision
    if decision is None:
        return say("ui-over")
    if table.show.busy:
        return table.caption or say(f"ui-ts-turn-{table.t.side}")
    if table.ready:
        return say(f"prompt-wait-{table.t.side}")
    words, seat = side.speaker.prompt(decision), side.seat
    return say("ui-asked", seat=side.speaker.seat(seat), prompt=words) if seat is not None and len(side.asked) > 1 else words


def told(canvas: Canvas, table: "Sitting", half: Half) -> None:
    """Over the board: the sentence that tells what happens, or what the program says to the player."""
    side, board = table.play, half.sheet.area
    if table.caption:
        _over(canvas, board, table.caption, signs.LAMP, 27, low=False)
    elif side.message:
        _over(
            canvas,
            board,
            side.message,
            GREEN if side.good else RED_LIGHT,
            23,
            low=not any(item.group == "tray" for item in table.ring.items),
        )


def _over(canvas: Canvas, board: Area, words: str, line: Colour, size: float, *, low: bool) -> None:
    wide = min(board.w - 40, canvas.wide(words, size, "bold") + 52)
    size = canvas.block(words, Area(0, 0, wide - 40, board.h * 0.5), size, "bold", 14)
    high = canvas.tall(words, size, wide - 40, "bold") + 24
    area = Area(board.centre[0] - wide / 2, board.y + board.h - high - 12 if low else board.y + board.h * 0.36, wide, high)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, mix(line, BLACK, 0.86), line, width=2, radius=10)
    canvas.paragraph(words, area.inset(20, 11), size, rgb("#fff6e0"), face="bold", align="centre")


def kind_words(card: str) -> str:
    """The kinds of an ability card, in words."""
    return ", ".join(say(f"ui-ts-kind-{kind}") for kind in ABILITIES[card].types)


def progress(table: "Sitting") -> str:
    """How far the radio is, for the team."""
    return say("ui-ts-radio", progress=table.t.team.progress, most=NUMBERS.repair)
