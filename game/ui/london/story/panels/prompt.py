"""The question with its buttons and keys, the large button, cards to be chosen of, and what happens in words."""

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer
from game.rules.london.investigations.points import difficulty, team_points
from game.rules.london.tables.cards import PLACES
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, mix, rgb
from game.ui.london import style
from game.ui.london.story import rich_text, table_targets, tips
from game.ui.london.story.option_map import Offer
from game.ui.london.story.panels import cards as card_look, interlude, shapes
from game.ui.london.story.team import SAYS
from game.ui.london.story.view import TableView
from game.ui.widgets.controls import button, cap_width, hints, hints_width, key_cap
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_left, off_top

P = style.P
MEDAL = 104.0
LEAST = 11.0
READ = 24.0
"""The size at which the question has to find room before anything beside it does."""
KEYS, MORE = ((21.0, 26.0), (21.0, 14.0), (18.0, 14.0)), "…"
"""The size of what keys do and the gap between them, wide ones first, and what says that there are more than find room."""
SIGNS: dict[type[Choice], str] = {answer.Roll: "fist", answer.Compare: "dread", answer.Stay: "fist"}
"""What is drawn on the large button beside its words."""
MARGIN = 24.0
CARD = (300.0, 400.0)
"""How large a card is that is turned up before everybody."""


def question(canvas: Canvas, area: Area, table: TableView) -> None:
    """The plate of the question: whose it is, what is asked or what happens, and the keys or what is in focus."""
    seat = speaks(table)
    shapes.plate(canvas, area, shapes.LINE if seat is None or table.asks is None else style.SEATS[seat].colour, width=3)
    rest = area.inset(22, 12)
    if seat is not None:
        medal, rest = off_left(rest, min(MEDAL, rest.h), 24)
        style.medal(canvas, table.t.people[seat].id, seat, medal.centre, medal.w)
    rest = rest._replace(w=table_targets.question_room(table).w - (rest.x - area.x) - 8)
    told = tips.about(table)
    keys = [] if told else _keys(table)
    low = min(rest.h * 0.5, canvas.high(21) * 2 + 2) if told else canvas.high(21) + 12 if keys else 0.0
    words, whose = asked(table), "" if seat is None else _whose(table, seat)
    wanted = canvas.tall(words, READ, rest.w, "bold")
    if not told and wanted + low > rest.h:
        keys, low = [], 0.0
    foot, top = off_bottom(rest, low, 4)
    if seat is not None and whose and wanted + canvas.high(22, "italic") <= top.h:
        line, top = off_top(top, canvas.high(22, "italic"), 0)
        shapes.fit(canvas, whose, line, 22, style.SEATS[seat].colour, face="italic")
    size = canvas.block(words, top, 33, "bold", LEAST)
    colour = P.text if table.asks is not None or table.animations.busy else P.muted
    canvas.paragraph(words, top, size, colour, face="bold", middle=True)
    if told:
        rich_text.paragraph(canvas, told, foot, rich_text.block(canvas, told, foot, 21, least=14), shapes.PALE)
    _caps(canvas, foot, keys)
    for item in table.focus.targets:
        if item.group == "buttons":
            cap = table_targets.caps(table).get(item.key, "")
            button(canvas, item.area, item.label, P, key=cap, focused=table.focused(item.key), size=22)


def speaks(table: TableView) -> Seat | None:
    """Whose medallion stands beside the words."""
    if table.animations.busy:
        return table.shown.whose
    return table.client.seat if table.client.seat is not None else table.client.awaited


def _whose(table: TableView, seat: Seat) -> str:
    """For whom somebody answers, or who is awaited."""
    decision, named = table.client.decision, table.client.speaker.seat(seat)
    if table.animations.busy or decision is None:
        return ""
    if table.asks is None:
        return say("ui-ld-scene-awaited", seat=named)
    team = len(decision.options) > 1 and not table_targets.differ(decision) and decision.prompt != SAYS
    return say("ui-ld-scene-asked-all" if team else "ui-ld-scene-asked", seat=named)


def asked(table: TableView) -> str:
    """What is asked, or what happens; first of all what there is to be told to the player."""
    play, decision = table.client, table.client.decision
    if table.animations.busy:
        return table.shown.caption
    if play.message:
        return play.message
    if decision is None:
        return ""
    return play.speaker.prompt(decision)


def _keys(table: TableView) -> list[tuple[str, str]]:
    """The keys that give an answer, and what they do."""
    if table.asks is None:
        return []
    if table.context.input.device == "pad":
        cap = table.context.input.cap
        return [(cap("take"), say("ui-do-take")), (cap("next"), say("ui-do-next"))]
    caps = table_targets.caps(table)
    beside = [item for item in table.focus.targets if item.key in caps and item.group != "buttons"]
    numbers = [(str(place), item.label) for place, item in enumerate(table_targets.numbered(table)[:9], 1)]
    return numbers + [(caps[item.key], item.label) for item in beside]


def _caps(canvas: Canvas, line: Area, keys: list[tuple[str, str]]) -> None:
    """All keys, closer together and in smaller letters if need be; else as many as find room, and a sign that there are more."""
    caps = sum(cap_width(canvas, cap) + 10 for cap, _ in keys)

    def fits(size: float, gap: float) -> bool:
        return caps + sum(canvas.wide(words, size) for _, words in keys) + gap * (len(keys) - 1) <= line.w

    whole = next((one for one in KEYS if fits(*one)), None)
    (size, gap), x = whole or KEYS[-1], line.x
    top = line.y + (line.h - canvas.high(size)) / 2
    last = line.x + line.w - gap - canvas.wide(MORE, size)
    for cap, words in keys:
        if whole is None and x + cap_width(canvas, cap) + 10 + canvas.wide(words, size) > last:
            canvas.text(MORE, (x, top), size, P.muted)
            break
        x += key_cap(canvas, (x, line.y + line.h / 2 - 16), cap, P) + 10
        x += canvas.text(words, (x, top), size, shapes.PALE) + gap


def main(canvas: Canvas, area: Area, table: TableView) -> None:
    """The large button: the usual answer, or that something has been read."""
    item = next((item for item in table.focus.targets if item.group in ("main", "drawn")), None)
    if item is None:
        shapes.plate(canvas, area, shapes.LINE)
        if table.animations.busy:
            told = [(table.context.input.cap("take"), say("ui-do-skip")), (table.context.input.cap("fast"), say("ui-do-fast"))]
            hints(canvas, area.centre[0] + hints_width(canvas, told) / 2, area.centre[1] - 16, told, P)
            return
        words = "ui-ld-scene-choose" if table.asks is not None else "ui-ld-scene-waits"
        shapes.prose(canvas, say(words), area.inset(24, 12), 26, P.muted, face="italic", align="centre")
        return
    focused = table.focused(item.key)
    canvas.box(area, (GOLD, GOLD_LOW), P.focus if focused else style.BRASS, width=6 if focused else 3, radius=10)
    canvas.frame(area.inset(9), mix(GOLD_LOW, BLACK, 0.3), width=1.5, radius=6)
    inner = area.inset(28, 16)
    kind = type(item.data.choice) if isinstance(item.data, Offer) else None
    if kind in SIGNS:
        mark, inner = off_left(inner, min(84.0, inner.h), 20)
        style.sign(canvas, SIGNS[kind], mark.centre, min(mark.w, mark.h), rgb("#4a120c"))
    cap = table.context.input.cap("take" if item.group == "drawn" else "usual")
    words = main_words(table, item)
    low = canvas.high(24, "bold") + 2
    cap = cap if canvas.tall(words, READ, inner.w, "title") <= inner.h - low else ""
    foot, top = off_bottom(inner, low if cap else 0.0, 0)
    size = canvas.block(words, top, 44, "title", LEAST)
    canvas.paragraph(words, top, size, style.INK, face="title", align="left" if kind in SIGNS else "centre", middle=True)
    if cap:
        left = foot.x if kind in SIGNS else foot.centre[0] - cap_width(canvas, cap) / 2
        key_cap(canvas, (left, foot.centre[1] - 16), cap, P, dark=True)


def main_words(table: TableView, item: Target) -> str:
    """What stands on the large button: what it comes to in numbers, where that can be said."""
    t, choice = table.t, item.data.choice if isinstance(item.data, Offer) else None
    if isinstance(choice, answer.Roll) and isinstance(item.data, Offer):
        return say("ui-ld-scene-roll", count=table.shown.of(t, item.data.seat))
    if isinstance(choice, answer.Investigate):
        card = t.shown.get(choice.place) or t.goons.get(PLACES[choice.place].area, "")
        return say("ui-ld-scene-knock", card=card, names=[say(f"short-{t.people[seat].id}") for seat in choice.seats])
    if isinstance(choice, answer.Compare) and t.inquiry is not None:
        return say("ui-ld-scene-compare", have=team_points(t, t.inquiry), need=difficulty(t, t.inquiry))
    return item.label


# ---------------------------------------------------------------------------------------------- what lies over the parts


def cover(table: TableView) -> list[Area]:
    """The areas in which something lies over the parts of the theatre."""
    found = [turned_area(table)] if table.shown.turned is not None else []
    if table.shown.leaf is not None:
        found.append(table.lay_.map)
    cards = [item.area for item in table.focus.targets if item.group == "cards"]
    if cards:
        found.append(_around(cards))
    if any(item.group == "tray" for item in table.focus.targets):
        found.append(table.tray.view.inset(-14))
    return found


def above(canvas: Canvas, table: TableView) -> None:
    """What lies over the parts: cards to be chosen of, lines of answers, tools, a card that is turned."""
    cards = [item for item in table.focus.targets if item.group == "cards"]
    if cards:
        _cloth(canvas, cards)
    for item in cards:
        _card(canvas, item, focused=table.focused(item.key))
    _tray(canvas, table)
    if table.shown.turned is not None:
        card_look.turned(canvas, turned_area(table).inset(MARGIN), table.shown.turned)
    leaf = interlude.leaf(table.t, table.shown.leaf)
    if leaf is not None:
        interlude.paint(canvas, table.lay_.map, table.t.options.story, leaf)


def _cloth(canvas: Canvas, cards: list[Target]) -> None:
    """What the cards lie on."""
    canvas.box(_around([item.area for item in cards]), mix(P.panel, BLACK, 0.4), style.BRASS, width=2, alpha=245)


def _around(areas: list[Area]) -> Area:
    """A box around cards, with an edge."""
    left, top = min(one.x for one in areas), min(one.y for one in areas)
    right, low = max(one.x + one.w for one in areas), max(one.y + one.h for one in areas)
    return Area(left, top, right - left, low - top).inset(-MARGIN)


def turned_area(table: TableView) -> Area:
    """Where a card lies that is turned up before everybody, its shadow included."""
    middle = table.lay_.middle if table.lay_.stages else table.lay_.map
    wide, high = CARD
    return Area(middle.centre[0] - wide / 2, middle.centre[1] - high / 2, wide, high).inset(-MARGIN)


def _card(canvas: Canvas, item: Target, *, focused: bool) -> None:
    """A card to be chosen."""
    assert isinstance(item.data, Offer)
    card = str(getattr(item.data.choice, "card", ""))
    if card:
        card_look.small(canvas, item.area, card, legal=True, focus=focused)
    else:
        card_look.unseen(canvas, item.area, "item", item.label, legal=True, focus=focused)


def _tray(canvas: Canvas, table: TableView) -> None:
    """Lines of answers that have no other place."""
    rows = [item for item in table.focus.targets if item.group == "tray"]
    if not rows:
        return
    view = table.tray.view
    canvas.box(view.inset(-12), mix(P.panel, BLACK, 0.3), style.BRASS, alpha=245)
    with table.tray.faded(canvas, 12):
        for item in rows:
            button(canvas, item.area, item.label, P, focused=table.focused(item.key), size=22)
    table.tray.bar(canvas, P)


def tools(canvas: Canvas, table: TableView) -> None:
    """The small buttons at the end of the question; what the one in focus does stands below the question."""
    for item in table.focus.targets:
        if item.group != "tools":
            continue
        lit = table.focused(item.key)
        canvas.box(item.area, shapes.DEEP, P.focus if lit else shapes.LINE, width=3 if lit else 1.5)
        if art.has(f"ui/{item.data}"):
            canvas.picture(f"ui/{item.data}", item.area.inset(item.area.w * 0.18))
