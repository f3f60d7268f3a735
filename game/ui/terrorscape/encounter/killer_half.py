"""The killer's half of an encounter: portrait, parts of his strength, steps of the attack, and his cards for himself alone."""

from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ABILITIES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RED_DEEP, TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.encounter.facts import Attack, attacks, dice_of, found, needed, since, sums
from game.ui.terrorscape.encounter.layout import EncounterHalf
from game.ui.terrorscape.encounter.parts import eye, heading
from game.ui.terrorscape.encounter.survivors_half import SCENE
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.panels import cards, killer_turn
from game.ui.terrorscape.table.view import TableView
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import columns, grid, off_left, rows

P = TERRORSCAPE
ROSE, BLUSH = rgb("#ffb4aa"), rgb("#ffdcd6")
LEVELS = 5
STEPS: dict[str, signs.Sign] = {
    "card": signs.cards,
    "defender": eye,
    "item": signs.star,
    "dice": signs.shield,
    "result": signs.tick,
}
"""The steps of an attack and their icons."""


def paint(canvas: Canvas, table: TableView, t: State, half: EncounterHalf, mine: Half | None, *, alone: bool) -> None:
    """Paint the half without head and prompt. `mine` is set while the killer is prompted: his cards then replace the sum.

    `alone` means that the survivors' half has no room; those found are then listed beside the steps.
    """
    now = attacks(t)[-1]
    key = repr((half, canvas.look, t.killer, t.level, t.marks, t.bonus, now, t.survivors, mine is None, t.encounter))
    if half.top.h > SCENE:
        canvas.panel("encounter-killer", key, half.top, lambda c, a: _killer(c, a, t))
    low = half.steps
    if alone:
        low, beside = columns(low, (3, 2), 12)
        canvas.panel("encounter-found", key, beside, lambda c, a: _found(c, a, t))
    if mine is None:
        canvas.panel("encounter-strength", key, half.who, lambda c, a: _strength(c, a, t, now))
        canvas.panel("encounter-steps", key, low, lambda c, a: _steps(c, a, t, now))
        return
    killer_turn.hand(canvas, table, mine)
    canvas.panel("encounter-steps", key, low, lambda c, a: _strength(c, a, t, now))


# ------------------------------------------------------------------ portrait


def _killer(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the killer's portrait and the public facts about him."""
    assert t.encounter is not None
    canvas.box(area, (rgb("#2a0f12"), rgb("#0d0709")), P.danger, width=2)
    inner = area.inset(24, 16)
    r = min(inner.h / 2, inner.w * 0.19)
    canvas.circle((inner.x + r, inner.centre[1]), r + 6, mix(P.danger, BLACK, 0.5))
    medal(canvas, (inner.x + r, inner.centre[1]), r, t.killer, P.danger)
    x = inner.x + 2 * r + 28
    room = inner.x + inner.w - x
    size = canvas.fitting(name(t.killer), 44, room, "title", 0.4)
    lines = [*_about(t), ("", say("ui-ts-enc-once"))]
    high = (inner.h - canvas.high(size, "title") - canvas.high(25, "italic") - 8) / len(lines)
    y = inner.y
    canvas.text(name(t.killer), (x, y), size, P.title, face="title")
    y += canvas.high(size, "title")
    words = say("ui-ts-enc-searches", place=t.encounter.place)
    canvas.text(words, (x, y), canvas.fitting(words, 25, room, "italic", 0.5), ROSE, face="italic")
    y += canvas.high(25, "italic") + 8
    for label, words in lines:
        _fact(canvas, Area(x, y, room, high), label, words, t.level if label == say("ui-ts-level") else 0)
        y += high


def _about(t: State) -> list[tuple[str, str]]:
    """Level, traits and what he searches for."""
    assert t.encounter is not None
    made = [(say("ui-ts-level"), say("ui-of", left=t.level, most=LEVELS))]
    if t.marks:
        made.append((say("ui-ts-enc-traits"), say("ui-ts-enc-list", things=tuple(t.marks))))
    return [*made, (say("ui-ts-enc-sought"), say("ui-ts-enc-everybody"))]


def _fact(canvas: Canvas, area: Area, label: str, words: str, level: int) -> None:
    """Paint a fact about the killer; his level also as diamonds."""
    wide = max(canvas.wide(say(one), 22) for one in ("ui-ts-level", "ui-ts-enc-traits", "ui-ts-enc-sought")) + 20
    wide = min(wide, area.w * 0.42)
    if not label:
        size = canvas.block(words, area, 20, "italic", 13)
        canvas.paragraph(words, area, size, P.muted, face="italic", middle=True)
        return
    fits = canvas.fitting(label, 22, wide - 8, least=0.5)
    canvas.text(label, (area.x, area.centre[1] - canvas.high(fits) / 2), fits, P.muted)
    rest = off_left(area, wide, 0)[1]
    if level:
        d = min(13.0, area.h * 0.36, rest.w * 0.06)
        for place in range(LEVELS):
            x, y = rest.x + d + place * d * 2.4, area.centre[1]
            fill = P.danger if place < level else signs.NIGHT
            canvas.shape([(x - d, y), (x, y - d), (x + d, y), (x, y + d)], fill, rgb("#e9a59c"))
        rest = off_left(rest, d * 2.4 * LEVELS + 12, 0)[1]
    size = canvas.block(words, rest, 23, "bold", 13)
    canvas.paragraph(words, rest, size, P.text, face="bold", middle=True)


def _found(canvas: Canvas, area: Area, t: State) -> None:
    """Paint one line for each survivor found: health, and the dice that fear leaves."""
    panel(canvas, area, P)
    who = found(t)
    for one, row in zip(who, rows(area.inset(16, 10), max(2, len(who)), 4), strict=False):
        number = next(place for place, other in enumerate(t.survivors) if other.id == one)
        token = t.survivors[number]
        r = min(24.0, row.h / 2)
        medal(canvas, (row.x + r, row.centre[1]), r, one, signs.SURVIVOR[number], hurt=token.hurt, out=bool(token.fate))
        health = say(f"ui-ts-fate-{token.fate}") if token.fate else say("ui-ts-injured" if token.hurt else "ui-ts-healthy")
        words = say("ui-ts-enc-person", who=one, health=health, dice=dice_of(t, one))
        inner = off_left(row, 2 * r + 12, 0)[1]
        canvas.paragraph(words, inner, canvas.block(words, inner, 22, least=11), P.text, middle=True)


# ------------------------------------------------------------------ strength


def _strength(canvas: Canvas, area: Area, t: State, now: Attack) -> None:
    """Paint the sum row by row, the strength to reach, and the card shown."""
    panel(canvas, area, P)
    inner = area.inset(20, 12)
    k = max(1.0, canvas.stretch)
    if now.card and inner.h > 220 * k:
        spot, inner = off_left(inner, min(_card_wide(canvas, now.card), inner.w * 0.34), 24)
        cards.ability(canvas, spot, now.card, killer=t.killer, live=True, highlighted=False)
    body = heading(canvas, inner, say("ui-ts-enc-strength"), "", ROSE)
    made = [_row(t, now, *one) for one in sums(t, now)]
    made.append((_must(t, now), "", str(needed(t, now))))
    least = canvas.high(24, "bold") + 8
    across = 1 if len(made) * (least + 6) <= body.h + 6 else 2 if -(-len(made) // 2) * (least + 6) <= body.h + 6 else 3
    lines = -(-len(made) // across)
    high = min(72.0 * k, (body.h + 6) / lines - 6)
    spots = grid(body, len(made), (body.w - 8 * (across - 1)) / across - 1, high, 6)
    spots[-1] = spots[-1]._replace(w=body.x + body.w - spots[-1].x)
    for place, (row, words) in enumerate(zip(spots, made, strict=True)):
        _sum(canvas, row, words, last=place == len(made) - 1)


def _card_wide(canvas: Canvas, card: str) -> float:
    """The width that a card needs for the words in its band."""
    kinds = [say(f"ui-ts-kind-{kind}") for kind in ABILITIES[card].types]
    return max(150.0, len(kinds) * (max(canvas.wide(one, 13, "bold") for one in kinds) + 32) + 16)


def _row(t: State, now: Attack, kind: str, what: str, plus: int) -> tuple[str, str, str]:
    """A part of the sum: source, duration, amount."""
    value = say("ui-bonus", bonus=plus) if plus >= 0 and kind != "level" else str(plus)
    if kind == "level":
        return say("ui-ts-enc-level", level=int(what)), say("ui-ts-enc-since", round=since(t, int(what))), value
    words = name(what) if what else say(f"ui-ts-enc-{kind}")
    return words, say(f"ui-ts-enc-{kind}-note"), value


def _must(t: State, now: Attack) -> str:
    """Who has to reach the strength."""
    return say("ui-ts-enc-must", who=now.defender) if now.defender else say("ui-ts-enc-must-any")


def _sum(canvas: Canvas, row: Area, words: tuple[str, str, str], *, last: bool) -> None:
    """Paint a row of the sum; the last row is the total."""
    canvas.box(row, RED_DEEP if last else P.panel_low, P.danger if last else P.line, width=2.5 if last else 1.5, radius=5)
    what, about, value = words
    size = canvas.fitting(value, 38 if last else 28, row.w * 0.3, "bold")
    size = min(size, row.h * 0.8 / max(1.0, canvas.stretch))
    wide = canvas.wide(value, size, "bold")
    canvas.within(value, Area(row.x + row.w - wide - 18, row.y, wide + 8, row.h), size, BLUSH, face="bold", margin=0)
    inner = Area(row.x + 16, row.y + 2, row.w - wide - 44, row.h - 4)
    fits = canvas.block(what, inner, 24, "bold", 13)
    canvas.paragraph(what, inner, fits, BLUSH if last else P.text, face="bold", middle=True)
    least, wanted = canvas.wide(what, fits, "bold") + 16, canvas.wide(about, 20)
    if about and least + wanted <= inner.w:
        start = min(max(inner.w * 0.4, least), inner.w - wanted)
        canvas.text(about, (inner.x + start, row.centre[1] - canvas.high(20) / 2), 20, P.muted)


# ------------------------------------------------------------------ steps


def _steps(canvas: Canvas, area: Area, t: State, now: Attack) -> None:
    """Paint the five steps: completed ones with a tick, the current one in a frame."""
    panel(canvas, area, P)
    number = sum(one.result is not None for one in attacks(t)) + (now.result is None)
    body = heading(canvas, area.inset(20, 10), say("ui-ts-enc-steps"), say("ui-ts-enc-attack", number=number), P.title)
    here = min(now.step, len(STEPS) - 1) if now.step else (0 if not now.card else 1)
    for place, (what, spot) in enumerate(zip(STEPS, columns(body, len(STEPS), 10), strict=True)):
        done = place < now.step or (place == 0 and bool(now.card)) or now.result is not None
        _step(canvas, spot, what, _value(now, what), done=done, here=place == here)


def _value(now: Attack, what: str) -> str:
    """The result of a step, or a dash."""
    if what == "card" and (now.card or now.step):
        return name(now.card) if now.card else say("ui-ts-enc-no-card")
    if what == "defender" and now.defender:
        return name(now.defender)
    if what == "item" and (now.items or now.trait or now.step >= 4):
        return say("ui-bonus", bonus=now.shown) if now.items or now.trait else say("ui-ts-enc-no-card")
    if what == "dice" and now.dice is not None:
        return str(sum(now.dice))
    if what == "result" and now.result is not None:
        return say("ui-ts-enc-held" if now.result.success else "ui-ts-enc-fell")
    return say("ui-ts-enc-open")


def _step(canvas: Canvas, area: Area, what: str, value: str, *, done: bool, here: bool) -> None:
    canvas.box(area, rgb("#232012") if here else P.panel_low, P.focus if here else P.line, width=3 if here else 1.5, radius=6)
    inner = area.inset(8, 6)
    title = say(f"ui-ts-enc-step-{what}")
    wide, start = inner.w - (26 if done else 0), inner.x
    if canvas.wide(title, 21) + 30 <= wide:
        STEPS[what](canvas, (inner.x + 11, inner.y + canvas.high(21) / 2), 9, signs.ICE)
        wide, start = wide - 28, inner.x + 28
    size = canvas.fitting(title, 21, wide, least=0.5)
    canvas.text(title, (start, inner.y), size, P.muted)
    if done:
        at = inner.x + inner.w - 11, inner.y + canvas.high(21) / 2
        canvas.circle(at, 11, rgb("#1e6b43"))
        signs.tick(canvas, at, 6, rgb("#e8ffe8"))
    low = canvas.high(21) + 2
    room = Area(inner.x, inner.y + low, inner.w, inner.h - low)
    colour: Colour = P.title if here else P.text
    size = canvas.block(value, room, 24, "bold", 13)
    canvas.paragraph(value, room, size, colour, face="bold", align="centre", middle=True)
