"""The parts of the theatre in plain boxes and words."""

from game.rules.engine.secret import Seat
from game.rules.london.cards import CHARACTERS, NUMBERS, PLOTS, SLOTS
from game.rules.london.menace import showdown_target
from game.rules.london.places import present
from game.rules.london.points import card_icons, difficulty, team_points
from game.rules.london.state import State
from game.text import has, name, say
from game.ui.canvas import Area, Canvas
from game.ui.london import look
from game.ui.london.board.sheet import Sheet, along
from game.ui.london.story import roster
from game.ui.london.story.lay import Key, Lay, Stage, hand_cards
from game.ui.london.story.shown import Marks, Shown
from game.ui.theme import Colour
from game.ui.widgets import panel

P = look.P


def box(canvas: Canvas, area: Area, marks: Marks, key: Key, words: str, size: float = 20) -> None:
    """A plate that may be legal, and in focus."""
    line = P.focus if marks.focus == key else P.accent if key in marks.legal else P.line
    canvas.box(area, (P.panel, P.panel_low), line, width=4 if marks.focus == key else 2 if key in marks.legal else 1)
    inner = area.inset(6, 4)
    canvas.paragraph(words, inner, canvas.block(words, inner, size), P.text if key in marks.legal else P.muted)


def track(canvas: Canvas, area: Area, shown: Shown) -> None:
    """The dread."""
    panel(canvas, area, P)
    words = f"{name('dread')} {round(shown.dread)} / {NUMBERS.dread_limit}"
    canvas.within(words, area, 28, P.danger)
    bar = Area(area.x + 4, area.y + area.h - 12, (area.w - 8) * min(1.0, shown.dread / NUMBERS.dread_limit), 8)
    canvas.box(bar, look.BLOOD)


def hour(canvas: Canvas, area: Area, t: State) -> None:
    """The hour."""
    panel(canvas, area, P)
    words = say("hour-words", slot=t.slot) if t.phase == "story" else name(t.options.story)
    canvas.text(words, (area.x + 20, area.y + 60), 36, P.title, face="title")
    canvas.text(name(SLOTS[t.slot].segment), (area.x + 20, area.y + 110), 24, P.muted)
    if t.inquiry is not None and has(f"name-{t.inquiry.place}"):
        canvas.text(name(t.inquiry.place), (area.x + 20, area.y + 150), 24, P.text)


def script(canvas: Canvas, area: Area, t: State, shown: Shown) -> None:
    """The card."""
    canvas.box(area, (look.PAPER, look.PAPER_LOW), look.BRASS)
    card, lines = card_of(t), list[str]()
    if card in PLOTS:
        lines = [say(f"{shown.page}-{card}")] + ([say(f"effect-{shown.page}-{card}")] if shown.page != "front" else [])
    elif card:
        lines = [say(f"{kind}-{card}") for kind in ("text", "penalty") if has(f"{kind}-{card}")]
    inner = area.inset(24, 20)
    canvas.text(name(card) if card else name(t.options.story), (inner.x, inner.y), 34, look.INK, face="title", room=inner.w)
    y = inner.y + 70
    for words in (*lines, shown.verdict):
        y += canvas.paragraph(words, inner._replace(y=y, h=inner.y + inner.h - y), 24, look.INK, face="book") + 16


def card_of(t: State) -> str:
    """The card that everything turns on now."""
    if t.inquiry is not None:
        return t.inquiry.card
    return t.faced[-1] if t.faced else t.antagonist.face if t.phase == "endgame" else ""


def stage(canvas: Canvas, t: State, shown: Shown, marks: Marks, seat: Seat, one: Stage) -> None:
    """A stage or a strip."""
    person = t.people[seat]
    canvas.box(one.area, (P.panel, P.panel_low), look.SEATS[seat].colour, width=4 if marks.acts == seat else 1.5)
    box(canvas, one.head, marks, ("seat", seat), name(person.id), 26)
    if one.points.w == 0:
        return
    for key, area in one.spends.items():
        box(canvas, area, marks, key, f"{say('virtue-' + person.id)}")
    part = t.inquiry.parts.get(seat) if t.inquiry is not None else None
    box(canvas, one.sheet, marks, (), " ".join(map(name, CHARACTERS[person.id].icons)), 18)
    box(canvas, one.trait, marks, ("apply", seat, 0), name(part.flipped) if part is not None and part.flipped else "", 22)
    box(canvas, one.points, marks, (), f"{shown.of(t, seat)} {' '.join(name(one) for one in (part.icons if part else []))}", 26)
    lie, _ = shown.dice(t, seat)
    for number, area in enumerate(one.dice):
        die: Colour = P.accent if part is not None and number < lie and part.dice[number] else P.line
        canvas.box(
            area,
            die if part is not None and number < lie else P.deep,
            P.focus if marks.focus == ("die", seat, number) else P.line,
            width=3,
        )
    for good, area in one.goods.items():
        _good(canvas, t, marks, good, area, one)


def _good(canvas: Canvas, t: State, marks: Marks, good: Key, area: Area, one: Stage) -> None:
    tilted = good[0] == "item" and any(item.id == good[2] and item.tilted for item in t.people[good[1]].items)
    box(canvas, area, marks, good, name(good[2]) + (" (tilted)" if tilted else ""))
    for key, spot in one.deeds.items():
        if key[2] == good[2]:
            box(canvas, spot, marks, key, say(f"{key[0]}-{key[2]}") if has(f"{key[0]}-{key[2]}") else str(key[0]), 16)


def tiers(canvas: Canvas, area: Area, t: State, shown: Shown) -> None:
    """The outcomes."""
    panel(canvas, area, P)
    inquiry, y = t.inquiry, area.y + 20
    lines = list[tuple[str, bool]]()
    if inquiry is None:
        lines = [(name(t.antagonist.face), False), (say(f"text-{t.antagonist.face}"), False), (str(showdown_target(t)), False)]
    elif inquiry.kind == "plot":
        row = PLOTS[inquiry.card]
        lines = [(f"{shown.total(t)}", False)]
        for number, (what, tier) in enumerate(zip(("low", "middle", "top"), row.tiers, strict=True)):
            lines.append((f"{tier.least}: {say(f'effect-{what}-{inquiry.card}')}", shown.tier == number))
    elif inquiry.kind == "showdown":
        lines = [(f"{shown.total(t)} / {showdown_target(t)}", False)]
    else:
        lines = [(f"{team_points(t, inquiry)} / {difficulty(t, inquiry)}", False)]
    for words, lit in lines:
        y += canvas.paragraph(words, Area(area.x + 20, y, area.w - 40, area.h), 24, P.accent if lit else P.text) + 14


def deck(canvas: Canvas, area: Area, t: State, marks: Marks) -> None:
    """The Investigation deck."""
    box(canvas, area, marks, ("draw",), f"{len(t.deck)}", 40)


def hand(canvas: Canvas, lay: Lay, cards: list[str], marks: Marks) -> None:
    """The hand."""
    panel(canvas, lay.hand, P)
    for card, area in zip(cards, hand_cards(lay, len(cards)), strict=True):
        row = card_icons(card)
        box(canvas, area, marks, ("hand", card), f"{name(card)}: {' '.join(map(name, row))}", 18)


def city(canvas: Canvas, sheet: Sheet, t: State, shown: Shown, marks: Marks) -> None:
    """The map."""
    from game.ui.london.story.places import spots

    canvas.box(sheet.area, P.deep, P.line)
    for place, area in spots(sheet).items():
        card = t.shown.get(place, "")
        words = name(card) if card else "?" if place in t.dark else say(f"short-{place}")
        box(canvas, area, marks, ("place", place), words, 18)
    for seat, person in enumerate(t.people):
        walk = shown.walking.get(seat)
        if walk is not None:
            at = along(sheet.way(walk.start, walk.goal), walk.share)
        elif has(f"name-{person.place}"):
            there = present(t, person.place)
            at = sheet.spot(person.place, there.index(seat), len(there))
        else:
            continue
        look.medal(canvas, person.id, seat, at, 44)


def people(canvas: Canvas, area: Area, t: State, marks: Marks) -> None:
    """The people."""
    for seat, row in enumerate(roster.people(canvas, area, t, marks.legal)):
        person = t.people[seat]
        panel(canvas, row.area, P, line=look.SEATS[seat].colour)
        look.medal(canvas, person.id, seat, row.medal.centre, min(row.medal.w, row.medal.h))
        where = say(f"short-{person.place}") if has(f"short-{person.place}") else ""
        box(
            canvas,
            row.head,
            marks,
            ("seat", seat),
            f"{name(person.id)} {where} {person.virtue} {' '.join(map(name, person.conditions))}",
        )
        for slot, spot in row.slots.items():
            look.token(canvas, person.clock[slot], seat, spot.centre, spot.w)
            if ("arrow", seat, slot) in marks.legal:
                canvas.frame(spot, P.focus if marks.focus == ("arrow", seat, slot) else P.accent, width=3)
        for key, spot in row.goods.items():
            if spot.w:
                box(canvas, spot, marks, key, name(key[2]) if isinstance(key[2], str) else "V", 14)
