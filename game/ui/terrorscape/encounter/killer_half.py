"""The killer's half of an encounter: portrait, parts of his strength, steps of the attack, and his cards for himself alone."""

from typing import NamedTuple

from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ABILITIES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RED_DEEP, TERRORSCAPE, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.encounter.facts import Attack, attacks, dice_of, found, needed, number_of, since, sums
from game.ui.terrorscape.encounter.layout import EncounterHalf
from game.ui.terrorscape.encounter.parts import eye, heading, health_words
from game.ui.terrorscape.encounter.survivors_half import SCENE
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.panels import cards, killer_turn
from game.ui.terrorscape.props import TableProps
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import columns, grid, off_left, rows

P = TERRORSCAPE
ROSE, BLUSH = rgb("#ffb4aa"), rgb("#ffdcd6")
LEVELS = 5
STEPS: dict[str, signs.Sign] = {
    "card": signs.cards, "defender": eye, "item": signs.star, "dice": signs.shield, "result": signs.tick,
}  # fmt: skip
"""The steps of an attack and their icons."""


class KillerProps(NamedTuple):
    """The killer's portrait: who, where he searches, his level and his traits."""

    who: str
    place: str
    level: int
    traits: tuple[str, ...]


class FoundProps(NamedTuple):
    """A survivor in the list of those found."""

    number: int
    who: str
    hurt: bool
    out: bool
    words: str


class SumProps(NamedTuple):
    """The parts of the strength, each with its source, duration and amount; the last one is the total. `card` is the card shown."""

    killer: str
    card: str
    rows: tuple[tuple[str, str, str], ...]


class StepProps(NamedTuple):
    """A step of the attack, its result, and whether it is completed or the current one."""

    what: str
    value: str
    done: bool
    here: bool


def paint(canvas: Canvas, half: EncounterHalf, t: State, props: TableProps, mine: Half | None, *, alone: bool) -> None:
    """Paint the half without head and prompt. `mine` is set while the killer is prompted: his cards then replace the sum.

    `alone` means that the survivors' half has no room; those found are then listed beside the steps.
    """
    assert t.encounter is not None
    now, low = attacks(t)[-1], half.steps
    if half.top.h > SCENE:
        killer = KillerProps(t.killer, t.encounter.place, t.level, tuple(t.marks))
        canvas.paint("encounter-killer", half.top, _killer, killer)
    if alone:
        low, beside = columns(low, (3, 2), 12)
        canvas.paint("encounter-found", beside, _found, tuple(_found_props(t, one) for one in found(t)))
    strength = SumProps(
        t.killer, now.card, (*(_row(t, now, *one) for one in sums(t, now)), (_must(now), "", str(needed(t, now))))
    )
    if mine is None:
        canvas.paint("encounter-strength", half.who, _strength, strength)
        canvas.paint("encounter-steps", low, _steps, (_number(t, now), *_step_props(now)))
        return
    killer_turn.hand(canvas, mine, props)
    canvas.paint("encounter-steps", low, _strength, strength)


# ------------------------------------------------------------------ portrait


def _killer(canvas: Canvas, area: Area, props: KillerProps) -> None:
    """Paint the killer's portrait and the public facts about him."""
    canvas.box(area, (rgb("#2a0f12"), rgb("#0d0709")), P.danger, width=2)
    inner = area.inset(24, 16)
    r = min(inner.h / 2, inner.w * 0.19)
    canvas.circle((inner.x + r, inner.centre[1]), r + 6, mix(P.danger, BLACK, 0.5))
    medal(canvas, (inner.x + r, inner.centre[1]), r, props.who, P.danger)
    x = inner.x + 2 * r + 28
    room = inner.x + inner.w - x
    size = canvas.fitting(name(props.who), 44, room, "title", 0.4)
    level, traits, sought = (say(f"ui-ts-{one}") for one in ("level", "enc-traits", "enc-sought"))
    lines = [(level, say("ui-of", left=props.level, most=LEVELS), props.level)]
    lines += [(traits, say("ui-ts-enc-list", things=props.traits), 0)] if props.traits else []
    lines += [(sought, say("ui-ts-enc-everybody"), 0), ("", say("ui-ts-enc-once"), 0)]
    high = (inner.h - canvas.high(size, "title") - canvas.high(25, "italic") - 8) / len(lines)
    y = inner.y
    canvas.text(name(props.who), (x, y), size, P.title, face="title")
    y += canvas.high(size, "title")
    words = say("ui-ts-enc-searches", place=props.place)
    canvas.text(words, (x, y), canvas.fitting(words, 25, room, "italic", 0.5), ROSE, face="italic")
    y += canvas.high(25, "italic") + 8
    wide = min(max(canvas.wide(one, 22) for one in (level, traits, sought)) + 20, room * 0.42)
    for label, words, shown in lines:
        _fact(canvas, Area(x, y, room, high), wide, label, words, shown)
        y += high


def _fact(canvas: Canvas, area: Area, wide: float, label: str, words: str, level: int) -> None:
    """Paint a fact about the killer behind a label; his level also as diamonds."""
    if not label:
        canvas.paragraph(words, area, canvas.block(words, area, 20, "italic", 13), P.muted, face="italic", middle=True)
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
    canvas.paragraph(words, rest, canvas.block(words, rest, 23, "bold", 13), P.text, face="bold", middle=True)


def _found_props(t: State, who: str) -> FoundProps:
    """A survivor found: health, and the dice that fear leaves."""
    number = number_of(t, who)
    one = t.survivors[number]
    words = say("ui-ts-enc-person", who=who, health=health_words(one), dice=dice_of(t, who))
    return FoundProps(number, who, one.hurt, bool(one.fate), words)


def _found(canvas: Canvas, area: Area, props: tuple[FoundProps, ...]) -> None:
    """Paint one line for each survivor found."""
    panel(canvas, area, P)
    for one, row in zip(props, rows(area.inset(16, 10), max(2, len(props)), 4), strict=False):
        r = min(24.0, row.h / 2)
        medal(canvas, (row.x + r, row.centre[1]), r, one.who, signs.SURVIVOR[one.number], hurt=one.hurt, out=one.out)
        inner = off_left(row, 2 * r + 12, 0)[1]
        canvas.paragraph(one.words, inner, canvas.block(one.words, inner, 22, least=11), P.text, middle=True)


# ------------------------------------------------------------------ strength


def _strength(canvas: Canvas, area: Area, props: SumProps) -> None:
    """Paint the sum row by row, the strength to reach, and the card shown."""
    panel(canvas, area, P)
    inner, k, made = area.inset(20, 12), max(1.0, canvas.stretch), props.rows
    if props.card and inner.h > 220 * k:
        spot, inner = off_left(inner, min(_card_wide(canvas, props.card), inner.w * 0.34), 24)
        cards.ability(canvas, spot, cards.AbilityProps(props.card, props.killer))
    body = heading(canvas, inner, say("ui-ts-enc-strength"), "", ROSE)
    least = canvas.high(24, "bold") + 8
    across = 1 if len(made) * (least + 6) <= body.h + 6 else 2 if -(-len(made) // 2) * (least + 6) <= body.h + 6 else 3
    high = min(72.0 * k, (body.h + 6) / -(-len(made) // across) - 6)
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


def _must(now: Attack) -> str:
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


def _number(t: State, now: Attack) -> int:
    """The number of the attack."""
    return sum(one.result is not None for one in attacks(t)) + (now.result is None)


def _step_props(now: Attack) -> list[StepProps]:
    """The five steps: completed ones have a tick, the current one a frame."""
    here, made = min(now.step, len(STEPS) - 1) if now.step else (0 if not now.card else 1), list[StepProps]()
    for place, what in enumerate(STEPS):
        done = place < now.step or (place == 0 and bool(now.card)) or now.result is not None
        made.append(StepProps(what, _value(now, what), done, place == here))
    return made


def _steps(canvas: Canvas, area: Area, props: tuple[int, *tuple[StepProps, ...]]) -> None:
    """Paint the number of the attack and its steps."""
    number, *made = props
    panel(canvas, area, P)
    body = heading(canvas, area.inset(20, 10), say("ui-ts-enc-steps"), say("ui-ts-enc-attack", number=number), P.title)
    for step, spot in zip(made, columns(body, len(made), 10), strict=True):
        _step(canvas, spot, step)


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


def _step(canvas: Canvas, area: Area, props: StepProps) -> None:
    here, line = props.here, P.focus if props.here else P.line
    canvas.box(area, rgb("#232012") if here else P.panel_low, line, width=3 if here else 1.5, radius=6)
    inner, title = area.inset(8, 6), say(f"ui-ts-enc-step-{props.what}")
    wide, start = inner.w - (26 if props.done else 0), inner.x
    if canvas.wide(title, 21) + 30 <= wide:
        STEPS[props.what](canvas, (inner.x + 11, inner.y + canvas.high(21) / 2), 9, signs.ICE)
        wide, start = wide - 28, inner.x + 28
    canvas.text(title, (start, inner.y), canvas.fitting(title, 21, wide, least=0.5), P.muted)
    if props.done:
        at = inner.x + inner.w - 11, inner.y + canvas.high(21) / 2
        canvas.circle(at, 11, rgb("#1e6b43"))
        signs.tick(canvas, at, 6, rgb("#e8ffe8"))
    low = canvas.high(21) + 2
    room, colour = Area(inner.x, inner.y + low, inner.w, inner.h - low), P.title if here else P.text
    size = canvas.block(props.value, room, 24, "bold", 13)
    canvas.paragraph(props.value, room, size, colour, face="bold", align="centre", middle=True)
