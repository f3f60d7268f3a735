"""How the set-up of a night looks."""

from game.match import PERSON
from game.rules.ravenloft.tables.cards import ADVENTURES, POWERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, BLUE_DEEP, CARD_TYPES, GOLD, GOLD_LOW, INK, RAVENLOFT, RED_LIGHT, WARM, mix, rgb
from game.ui.ravenloft.board.faces import picture_of, portrait, type_of
from game.ui.ravenloft.panels import card_face
from game.ui.ravenloft.setup import about, layout, odds
from game.ui.ravenloft.setup.view import SetupView
from game.ui.ravenloft.table.words import flavour
from game.ui.widgets.controls import button, focus_frame, hints, hints_width, number, number_high, panel
from game.ui.widgets.focus import Target

P = RAVENLOFT
HOME = "home"
STRENGTH, STEPS = 44.0, 4
"""How wide the bars are that say how well an agent plays, and how many they are."""


def paint(setup: SetupView, canvas: Canvas) -> None:
    """The whole screen."""
    plan, scroll = setup.plan, setup.scroll
    title = say("ui-setup-title")
    size = canvas.fitting(title, layout.title_size(canvas), plan.head.w - 24, "title")
    used = canvas.text(title, (plan.head.x + 24, plan.head.y), size, P.title, face="title")
    cap = setup.context.input.cap
    pairs = [
        (cap("next"), say("ui-do-next")),
        (cap("left", "right", "up", "down"), say("ui-do-choose")),
        (cap("take"), say("ui-do-take")),
        (cap("back"), say("ui-do-cabinet")),
    ]
    while pairs and hints_width(canvas, pairs) > plan.head.w - used - 70:
        pairs = pairs[1:]
    hints(canvas, plan.head.x + plan.head.w - 8, plan.head.centre[1] - 16, pairs, P)
    with canvas.clip(plan.body.inset(-6)):
        adventures(setup, canvas, scroll.at(plan.listed))
        panel(canvas, scroll.at(plan.adventure), P, line=rgb("#d8a850"), warm=WARM)
        story(setup, canvas, scroll.at(plan.adventure))
        rules(setup, canvas)
        for hero, area in plan.heroes.items():
            hero_plate(setup, canvas, scroll.at(area), hero)
        if not plan.wide:
            panel(canvas, scroll.at(plan.choices), P)
            choices(setup, canvas)
    scroll.bar(canvas, P)
    bottom_bar(setup, canvas, plan.bar)
    if setup.card:
        canvas.veil(canvas.room, (5, 3, 10), 190)
        opened(setup, canvas)


def opened(setup: SetupView, canvas: Canvas) -> None:
    """The card that is read, and below it how it is put back."""
    words, room, most = say("ui-card-close"), canvas.room.inset(24), 848 * canvas.stretch
    size = canvas.fitting(words, 20, room.w - 40)
    high = canvas.high(size) + 12
    whole = card_face.fitted(canvas, (room,), setup.card, most)
    area = card_face.fitted(canvas, (room._replace(h=room.h - high),), setup.card, most)
    if not 0 < card_face.plan(canvas, whole, setup.card).size <= card_face.plan(canvas, area, setup.card).size:
        card_face.draw(canvas, whole, setup.card)  # the card needs the room itself
        return
    card_face.draw(canvas, area, setup.card)
    wide = canvas.wide(words, size) + 40
    plate = Area(area.centre[0] - wide / 2, area.y + area.h + 18, wide, high)
    canvas.box(plate, P.panel, P.line, radius=8)
    canvas.text(words, (plate.centre[0], plate.y + 5), size, P.text, align="centre")


def adventures(setup: SetupView, canvas: Canvas, area: Area) -> None:
    """The list at the left."""
    panel(canvas, area, P)
    head = canvas.text(say("ui-adventures"), (area.x + 24, area.y + 12), 26, P.accent, face="title")
    if head + canvas.wide(say("ui-danger"), 20) + 90 < area.w:
        top = area.y + 12 + canvas.high(26, "title") - canvas.high(20)
        canvas.text(say("ui-danger"), (area.x + area.w - 26, top), 20, P.muted, align="right")
    low = area.y
    guided(setup, canvas)
    ledger(setup, canvas)
    advised = setup.book.suggestion(setup.party())
    for item in setup.focus.targets:
        if item.group != "adventures" or not isinstance(item.key, tuple):
            continue
        adventure_row(setup, canvas, item, item.key[1], advised=advised is not None and advised[0] == item.key[1])
        low = item.area.y + item.area.h
    if setup.plan.beside:
        about.draw(setup, canvas, Area(area.x + 12, low + 12, area.w - 24, area.y + area.h - low - 24))


def guided(setup: SetupView, canvas: Canvas) -> None:
    """The plate of the guided evening, in gold for somebody who has never played."""
    item = setup.focus.find("guided")
    if item is None:
        return
    primary, focused = setup.newcomer, setup.focused("guided")
    button(canvas, item.area, item.label, P, primary=primary, focused=focused, size=layout.GUIDED)


def rules(setup: SetupView, canvas: Canvas) -> None:
    """The plate that leads to the adventure's page in the rulebook."""
    item = setup.focus.find("rules")
    if item is not None:
        key, focused = setup.context.input.cap("rulebook"), setup.focused("rules")
        button(canvas, item.area, item.label, P, key=key, focused=focused, size=layout.GUIDED)


def ledger(setup: SetupView, canvas: Canvas) -> None:
    """The plate of the campaign ledger."""
    item = setup.focus.find("ledger")
    if item is not None:
        key, focused = setup.context.input.cap("log"), setup.focused("ledger")
        button(canvas, item.area, item.label, P, key=key, focused=focused, size=layout.GUIDED)


def adventure_row(setup: SetupView, canvas: Canvas, item: Target, adventure: str, *, advised: bool) -> None:
    """An adventure of the list: its number, its name, whether these Heroes have won it, how dangerous it is; an arrow at the one that comes next."""
    row, area, chosen = ADVENTURES[adventure], item.area, adventure == setup.adventure
    line = P.accent if chosen else P.line
    canvas.box(area, rgb("#3a2f20") if chosen else P.panel_low, line, radius=6, width=2.5 if chosen else 1)
    side = layout.NUMBER * max(1.0, canvas.stretch * 0.8)
    middle = area.y + (area.h - canvas.high(24, "title")) / 2
    canvas.text(str(row.number), (area.x + side / 2, middle), 24, P.accent, face="title", align="centre")
    if advised:
        y = area.centre[1]
        canvas.shape([(area.x + 3, y - 8), (area.x + 12, y), (area.x + 3, y + 8)], GOLD)
    named = Area(area.x + side, area.y + 5, layout.name_room(canvas, area.w + 24), area.h)
    wide = canvas.wide(name(row.id), 22, "bold")
    canvas.paragraph(name(row.id), named, 22, P.text, face="bold")
    odds.danger(setup, canvas, area.x + area.w - 14, area.y + 7, adventure)
    if wide + 40 < named.w:
        past(setup, canvas, Area(named.x + wide + 10, area.y, 26, area.h), adventure)
    if setup.focused(item.key):
        focus_frame(canvas, area, P, diamonds=False)


def past(setup: SetupView, canvas: Canvas, area: Area, adventure: str) -> None:
    """A tick beside an adventure that just these Heroes have won, a cross beside one that they have only lost."""
    won = setup.book.won(setup.party(), adventure)
    if won is not None:
        side = min(22.0, area.h)
        canvas.picture("ui/check" if won else "ui/cross", Area(area.x, area.centre[1] - side / 2, side, side))


def story(setup: SetupView, canvas: Canvas, area: Area) -> float:
    """What is told of the adventure, beside its picture where there is room; returns where it ends."""
    inner, adventure = area.inset(24, 16), setup.adventure
    wide = layout.pictured(canvas, area)
    if wide:
        box = Area(inner.x - 4, inner.y, *layout.PAINTED)
        canvas.picture(picture_of(adventure), box, cover=True)
        canvas.frame(box, rgb("#d8a850"), width=2, radius=4)
        inner = Area(box.x + box.w + 28, inner.y - 4, inner.w - box.w - 24, inner.h)
    plate = layout.rules_plate(setup, canvas, area)
    beside = layout.name_beside(setup, canvas, area, plate.w)
    size = canvas.fitting(name(adventure), layout.TITLE, inner.w, "title")
    canvas.text(name(adventure), (inner.x, inner.y), size, P.title, face="title", room=inner.w)
    y = inner.y + canvas.high(size, "title") + 4
    if line := flavour(adventure):  # a player's own has none
        y += canvas.paragraph(line, Area(inner.x, y, inner.w, 1e4), 22, P.muted, face="italic") + 6
    rows = [(say("ui-goal"), say(f"goal-{adventure}")), (say("ui-lost"), say(f"lost-{adventure}"))]
    if (best := setup.memory.known.get(adventure)) is not None:
        rows.append((say("ui-before"), say("ui-before-nights", nights=best.nights, won=best.won, turns=best.turns)))
    indent = max(canvas.wide(head, 22, "bold") for head, _ in rows) + 24
    for head, words in rows:
        canvas.text(head, (inner.x, y), 22, P.accent, face="bold")
        told = Area(inner.x + indent, y, inner.w - indent, 1e4)
        y += max(canvas.high(22), canvas.paragraph(words, told, 22, P.text)) + 3
    y += canvas.paragraph(say(f"text-{adventure}"), Area(inner.x, y + 4, inner.w, 1e4), 19, P.muted, face="book") + 4
    if wide:
        return max(y, area.y + layout.PAINTED[1] + 18 + (0 if beside else plate.h + 16))
    return y if beside else y + plate.h + 6


def hero_plate(setup: SetupView, canvas: Canvas, area: Area, hero: str) -> None:
    """One hero with its numbers, its player and its cards."""
    here, plan = setup.who[hero] != HOME, setup.plan
    panel(canvas, area, P, line=rgb("#d8a850") if here else P.line, warm=WARM if here else None)
    face = layout.FACE
    box = Area(area.centre[0] - face / 2, area.y + 14, face, face)
    canvas.picture(portrait(hero), box, grey=not here, alpha=255 if here else 150)
    y = area.y + 14 + face + 2
    for words, size, colour, shape in (
        (name(hero), 28, P.title if here else P.muted, "title"),
        (say(f"title-{hero}"), 19, P.muted, "book"),
    ):
        fits = canvas.fitting(words, size, area.w - 16, shape)
        canvas.text(words, (area.centre[0], y), fits, colour, face=shape, align="centre", room=area.w - 16)
        y += canvas.high(size, shape)
    if plan.numbers:
        each = (area.w - 12) / 4
        for place, (value, what) in enumerate(layout.hero_numbers(hero)):
            spot = Area(area.x + 6 + place * each + 1, y + 8, each - 2, number_high(canvas))
            number(canvas, spot, str(value), say(what), P)
    for item in setup.focus.targets:
        if item.key == ("hero", hero) and setup.focused(item.key):
            canvas.frame(item.area, P.focus, width=3, radius=8)
        elif item.key == ("who", hero):
            holder_plate(setup, canvas, item, hero)
        elif item.group == "powers" and isinstance(item.key, tuple) and POWERS[item.key[1]].hero == hero:
            power_row(setup, canvas, item, item.key[1], here=here)


def holder_plate(setup: SetupView, canvas: Canvas, item: Target, hero: str) -> None:
    """Who plays a hero."""
    who, area = setup.who[hero], item.area
    fill, line = (BLUE_DEEP, BLUE) if who == PERSON else (P.panel_low, P.line if who == HOME else rgb("#d8a850"))
    canvas.box(area, fill, line, width=2)
    words = say("ui-take-along") if who == HOME else say("ui-person") if who == PERSON else say(f"level-{who}")
    x = area.x + 12
    if who != HOME:
        canvas.picture("ui/person" if who == PERSON else "ui/gear", Area(x, area.centre[1] - 14, 28, 28))
        x += 36
    room = area.x + area.w - x - 8
    if who not in (HOME, PERSON) and canvas.wide(words, 21, "bold") + STRENGTH + 14 < room:
        strength(
            canvas, Area(area.x + area.w - STRENGTH - 12, area.centre[1] - 11, STRENGTH, 22), setup.levels[2:].index(who) + 1
        )
    size = canvas.fitting(words, 21, room, "bold")
    colour = P.muted if who == HOME else P.text
    canvas.text(words, (x, area.y + (area.h - canvas.high(size)) / 2 - 1), size, colour, face="bold", room=room)
    if setup.focused(item.key):
        focus_frame(canvas, area, P, diamonds=False)


def strength(canvas: Canvas, area: Area, level: int) -> None:
    """How well an agent plays, as bars that rise."""
    each = area.w / STEPS
    for place in range(STEPS):
        high = area.h * (place + 1.4) / (STEPS + 0.4)
        bar = Area(area.x + place * each, area.y + area.h - high, each - 3, high)
        canvas.box(bar, GOLD if place < level else mix(P.line, P.panel, 0.4), radius=2)


def power_row(setup: SetupView, canvas: Canvas, item: Target, card: str, *, here: bool) -> None:
    """A card on the plate of a hero."""
    kind, area = type_of(card), item.area
    size = min(28.0 * canvas.stretch, area.h - 3)
    plate = Area(area.x + 4, area.y + (area.h - size) / 2, size, size)
    canvas.box(plate, CARD_TYPES[kind] if here else mix(CARD_TYPES[kind], P.panel, 0.6), radius=4)
    canvas.within(name(kind)[:1], plate, canvas.block("A", plate, 19, "bold"), rgb("#f4efe2"), face="bold", margin=0)
    words = name(card) + (" *" if POWERS[card].automatic else "")
    room = area.w - size - 16
    fits = canvas.block("A", area, canvas.fitting(words, 19, room))
    canvas.text(
        words, (area.x + size + 12, area.y + (area.h - canvas.high(fits)) / 2 - 1), fits, P.text if here else P.muted, room=room
    )
    if setup.focused(item.key):
        canvas.frame(area.inset(-1), P.focus, width=3, radius=6)


def bottom_bar(setup: SetupView, canvas: Canvas, area: Area) -> None:
    """The way on; beside it the choices where they find room, else why the night cannot begin, or who goes."""
    panel(canvas, area, P)
    if setup.plan.wide:
        choices(setup, canvas)
    item = setup.focus.find("begin")
    if item is None:
        return
    off, key = bool(setup.problem()), setup.context.input.cap("begin")
    button(canvas, item.area, item.label, P, primary=True, off=off, focused=setup.focused("begin"), key=key, size=30)
    start = max([area.x + 24, *(part.x + part.w + 32 for part in setup.plan.segments.values() if setup.plan.wide)])
    room = Area(start, area.y + 8, item.area.x - start - 20, area.h - 16)
    problem = setup.message or setup.problem()
    if problem:
        size = canvas.block(problem, room, 21, "bold", 14)
        canvas.paragraph(problem, room, size, RED_LIGHT, face="bold", middle=True)
        return
    odds.party(setup, canvas, room)


def choices(setup: SetupView, canvas: Canvas) -> None:
    """The groups of values with their heads and notes."""
    shift = 0.0 if setup.plan.wide else setup.scroll.top
    for what, spot in setup.plan.segments.items():
        area = spot.moved(0, -shift)
        canvas.text(say(f"ui-set-{what}"), (area.x, area.y), 20, P.accent, face="bold")
        y = area.y + canvas.high(20) + 12 + layout.value_high(canvas)
        canvas.paragraph(setup.note(what), Area(area.x, y, area.w, 1e4), 19, P.muted)
    for item in setup.focus.targets:
        if item.group != "segments" or item.key == "begin":
            continue
        if isinstance(item.key, tuple):
            segment(setup, canvas, item, *item.key)
        else:
            seed_box(setup, canvas, item)
        if setup.focused(item.key):
            focus_frame(canvas, item.area, P, diamonds=False)


def segment(setup: SetupView, canvas: Canvas, item: Target, what: str, value: str | int) -> None:
    """One value of a segment, in gold if it is chosen."""
    chosen = setup.chosen[what] == value
    canvas.box(item.area, (GOLD, GOLD_LOW) if chosen else P.panel_low, P.line, radius=6)
    canvas.within(item.label, item.area, 21, INK if chosen else P.text, face="bold")


def seed_box(setup: SetupView, canvas: Canvas, item: Target) -> None:
    """The seed and the die that picks another."""
    area = item.area
    canvas.box(area, P.deep, P.line, radius=6, width=2)
    if item.key == "lot":
        canvas.picture("ui/die", Area(area.centre[0] - 18, area.centre[1] - 18, 36, 36))
        return
    size = canvas.fitting(setup.seed, 22, area.w - 24, "bold", 0.4)
    top = area.y + (area.h - canvas.high(size)) / 2 - 1
    canvas.text(setup.seed, (area.x + 14, top), size, P.text, face="bold", room=area.w - 24)
