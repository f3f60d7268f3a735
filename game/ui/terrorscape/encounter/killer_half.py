"""The killer's half of an encounter: portrait, parts of his strength, steps of the attack, and his cards for himself alone."""

from game.rules.terrorscape.state import State
from game.rules.terrorscape.tables.cards import ABILITIES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RED_DEEP, TERRORSCAPE as P, mix
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.encounter.facts import Attack, attacks, dice_of, found, needed, number_of, since, sums
from game.ui.terrorscape.encounter.parts import SCENE, EncounterHalf, block, heading, line
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.panels import cards
from game.ui.terrorscape.panels.divider import health_words
from game.ui.terrorscape.props import TableProps
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import columns, grid, off_left, off_top, rows

LEVELS = 5
TICK, EDGES = 26.0, 17.0
"""The room for the tick of a completed step, and that beside its words."""
STEPS: dict[str, theme.Sign] = {
    "card": theme.cards, "defender": theme.eye, "item": theme.star, "dice": theme.shield, "result": theme.tick,
}  # fmt: skip
"""The steps of an attack and their icons."""
Part = tuple[str, str, str]
"""A part of the strength: source, duration and amount."""
Step = tuple[str, str, bool, bool]
"""A step of the attack, its result, and whether it is completed and the current one."""


def paint(canvas: Canvas, half: EncounterHalf, t: State, props: TableProps, mine: Half | None, *, alone: bool) -> None:
    """Paint the half without head and prompt: his cards replace the sum in `mine`; `alone`, it also lists those found."""
    assert t.encounter is not None
    made, low = attacks(t), half.steps
    now = made[-1]
    if half.top.h > SCENE:
        canvas.paint("encounter-killer", half.top, _killer, (t.killer, t.encounter.place, t.level, tuple(t.marks)))
    if alone:
        low, beside = columns(low, (3, 2), 12)
        people = [(number, t.survivors[number]) for number in (number_of(t, who) for who in found(t))]
        words = [say("ui-ts-enc-survivor", who=one.id, health=health_words(one), dice=dice_of(t, one.id)) for _, one in people]
        faces = [(number, one.id, one.hurt, bool(one.fate)) for number, one in people]
        canvas.paint("encounter-found", beside, _found, tuple(zip(faces, words, strict=True)))
    must = say("ui-ts-enc-must", who=now.defender) if now.defender else say("ui-ts-enc-must-any")
    parts = (*(_part(t, *one) for one in sums(t, now)), (must, "", str(needed(t, now))))
    canvas.paint("encounter-strength", half.who if mine is None else low, _strength, (t.killer, now.card, parts))
    if mine is None:
        number = sum(one.result is not None for one in made) + (now.result is None)
        canvas.paint("encounter-steps", low, _steps, (number, _step_props(now)))
    else:
        cards.hand(canvas, mine, props)


# ------------------------------------------------------------------ portrait


def _killer(canvas: Canvas, area: Area, props: tuple[str, str, int, tuple[str, ...]]) -> None:
    """Paint the killer's portrait and the public facts about him: where he searches, his level, his traits."""
    who, place, level, traits = props
    canvas.box(area, (theme.WINE, theme.WINE_DEEP), P.danger, width=2)
    inner = area.inset(24, 16)
    r = min(inner.h / 2, inner.w * 0.19)
    canvas.circle((inner.x + r, inner.centre[1]), r + 6, mix(P.danger, BLACK, 0.5))
    medal(canvas, (inner.x + r, inner.centre[1]), r, who, P.danger)
    x = inner.x + 2 * r + 28
    room, title, low = inner.x + inner.w - x, canvas.high(44, "title"), canvas.high(25, "italic")
    line(canvas, name(who), Area(x, inner.y, room, title), 44, P.title, "title")
    line(canvas, say("ui-ts-enc-searches", place=place), Area(x, inner.y + title, room, low), 25, theme.CORAL, "italic")
    lines = [(say("ui-ts-level"), say("ui-of", left=level, most=LEVELS), level)]
    lines += [(say("ui-ts-enc-traits"), say("ui-ts-enc-list", things=traits), 0)] if traits else []
    lines += [(say("ui-ts-enc-sought"), say("ui-ts-enc-everybody"), 0), ("", say("ui-ts-enc-once"), 0)]
    wide = min(max(canvas.wide(label, 22) for label, _, _ in lines) + 20, room * 0.42)
    below = inner.column(x, room, top=title + low + 8)
    for (label, words, shown), row in zip(lines, rows(below, len(lines), 0), strict=True):
        _fact(canvas, row, wide, label, words, shown)


def _fact(canvas: Canvas, area: Area, wide: float, label: str, words: str, level: int) -> None:
    """Paint a fact about the killer behind a label; his level also as diamonds."""
    if not label:
        block(canvas, words, area, 20, P.muted, "italic")
        return
    first, rest = off_left(area, wide, 0)
    line(canvas, label, first._replace(w=wide - 8), 22, P.muted)
    if level:
        d = min(13.0, area.h * 0.36, rest.w * 0.06)
        for place in range(LEVELS):
            x, y = rest.x + d + place * d * 2.4, area.centre[1]
            fill = P.danger if place < level else theme.NIGHT
            canvas.shape([(x - d, y), (x, y - d), (x + d, y), (x, y + d)], fill, theme.CORAL)
        rest = off_left(rest, d * 2.4 * LEVELS + 12, 0)[1]
    block(canvas, words, rest, 23, P.text, "bold")


def _found(canvas: Canvas, area: Area, props: tuple[tuple[tuple[int, str, bool, bool], str], ...]) -> None:
    """Paint one line for each survivor found."""
    panel(canvas, area, P)
    for ((number, who, hurt, out), words), row in zip(props, rows(area.inset(16, 10), max(2, len(props)), 4), strict=False):
        r = min(24.0, row.h / 2)
        medal(canvas, (row.x + r, row.centre[1]), r, who, theme.SURVIVOR[number], hurt=hurt, out=out)
        block(canvas, words, off_left(row, 2 * r + 12, 0)[1], 22, P.text)


# ------------------------------------------------------------------ strength


def _part(t: State, kind: str, what: str, plus: int) -> Part:
    """A part of the sum in words."""
    if kind == "level":
        return say("ui-ts-enc-level", level=int(what)), say("ui-ts-enc-since", round=since(t, int(what))), str(plus)
    value = say("ui-bonus", bonus=plus) if plus >= 0 else str(plus)
    return name(what) if what else say(f"ui-ts-enc-{kind}"), say(f"ui-ts-enc-{kind}-note"), value


def _strength(canvas: Canvas, area: Area, props: tuple[str, str, tuple[Part, ...]]) -> None:
    """Paint the sum row by row, the strength to reach, and the card shown."""
    killer, card, made = props
    panel(canvas, area, P)
    inner, k = area.inset(20, 12), max(1.0, canvas.stretch)
    if card and inner.h > 220 * k:  # as wide as the words in its band need
        kinds = [canvas.wide(say(f"ui-ts-kind-{kind}"), 13, "bold") for kind in ABILITIES[card].types]
        wide = max(150.0, len(kinds) * (max(kinds) + 32) + 16)
        spot, inner = off_left(inner, min(wide, inner.w * 0.34), 24)
        cards.ability(canvas, spot, cards.AbilityProps(card, killer))
    body = heading(canvas, inner, say("ui-ts-enc-strength"), "", theme.CORAL)
    least = canvas.high(24, "bold") + 8
    across = next((count for count in (1, 2) if -(-len(made) // count) * (least + 6) <= body.h + 6), 3)
    high = min(72.0 * k, (body.h + 6) / -(-len(made) // across) - 6)
    spots = grid(body, len(made), (body.w - 8 * (across - 1)) / across - 1, high, 6)
    spots[-1] = spots[-1]._replace(w=body.x + body.w - spots[-1].x)
    for row, words in zip(spots, made, strict=True):
        _sum(canvas, row, words, last=words is made[-1])


def _sum(canvas: Canvas, row: Area, words: Part, *, last: bool) -> None:
    """Paint a row of the sum; the last row is the total."""
    canvas.box(row, RED_DEEP if last else P.panel_low, P.danger if last else P.line, width=2.5 if last else 1.5, radius=5)
    what, about, value = words
    size = min(canvas.fitting(value, 38 if last else 28, row.w * 0.3, "bold"), row.h * 0.8 / max(1.0, canvas.stretch))
    wide = canvas.wide(value, size, "bold")
    canvas.within(value, Area(row.x + row.w - wide - 18, row.y, wide + 8, row.h), size, theme.BLUSH, face="bold", margin=0)
    inner = row.trimmed(left=16, top=2, right=wide + 28, bottom=2)
    block(canvas, what, inner, 24, theme.BLUSH if last else P.text, "bold")
    least = canvas.wide(what, canvas.block(what, inner, 24, "bold", 13), "bold") + 16
    wanted = canvas.wide(about, 20)
    if about and least + wanted <= inner.w:
        start = min(max(inner.w * 0.4, least), inner.w - wanted)
        canvas.text(about, (inner.x + start, row.centre[1] - canvas.high(20) / 2), 20, P.muted)


# ------------------------------------------------------------------ steps


def _step_props(now: Attack) -> tuple[Step, ...]:
    """The five steps: completed ones have a tick, the current one a frame."""
    here = min(now.step, len(STEPS) - 1) if now.step else int(bool(now.card))
    done = len(STEPS) if now.result is not None else max(now.step, int(bool(now.card)))
    return tuple((what, _value(now, what), place < done, place == here) for place, what in enumerate(STEPS))


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


def _steps(canvas: Canvas, area: Area, props: tuple[int, tuple[Step, ...]]) -> None:
    """Paint the number of the attack and its steps."""
    number, made = props
    panel(canvas, area, P)
    body = heading(canvas, area.inset(20, 10), say("ui-ts-enc-steps"), say("ui-ts-enc-attack", number=number), P.title)
    spots, wanted = columns(body, len(made), 10), [_step_width(canvas, what, value, done=done) for what, value, done, _ in made]
    if max(wanted) > spots[0].w - EDGES:  # a long word takes room from the short ones
        share = (body.w - 6 * (len(made) - 1) - EDGES * len(made)) / sum(wanted)
        spots = columns(body, [EDGES + wide * share for wide in wanted], 6)
    for step, spot in zip(made, spots, strict=True):
        _step(canvas, spot, step)


def _step_width(canvas: Canvas, what: str, value: str, *, done: bool) -> float:
    """The width at which no word of a step need be smaller, or its title only a little."""
    title = canvas.wide(say(f"ui-ts-enc-step-{what}"), 21) * 0.9 + (TICK if done else 0.0)
    return max(title, canvas.longest(value, 24, "bold"))


def _step(canvas: Canvas, area: Area, props: Step) -> None:
    what, value, done, here = props
    canvas.box(area, theme.LIT if here else P.panel_low, P.focus if here else P.line, width=3 if here else 1.5, radius=6)
    inner, title, high = area.inset(8, 6), say(f"ui-ts-enc-step-{what}"), canvas.high(21)
    head, body = off_top(inner, high, 2)
    head = head._replace(w=inner.w - (TICK if done else 0))
    if canvas.wide(title, 21) + 30 <= head.w:
        STEPS[what](canvas, (inner.x + 11, head.centre[1]), 9, theme.ICE)
        head = off_left(head, 28, 0)[1]
    fits = canvas.fitting(title, 21, head.w, least=0.5)
    canvas.text(title, (head.x, head.centre[1] - canvas.high(fits) / 2), fits, P.muted)
    if done:
        theme.ticked(canvas, (inner.x + inner.w - 11, head.centre[1]), 11)
    block(canvas, value, body, 24, P.title if here else P.text, "bold", "centre")
