"""The left rail: the active Hero, the others, and the decks."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.ravenloft import hero as turns, stats
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, RAVENLOFT, WARM, Colour, rgb
from game.ui.ravenloft.board.faces import portrait, token_of
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import large_print, rail_data
from game.ui.ravenloft.panels.column import Panel, tall
from game.ui.ravenloft.panels.rail_data import HeroView
from game.ui.widgets.controls import chip, chip_size, life, number, number_high
from game.ui.widgets.layout import depth, flow

P = RAVENLOFT
GOLDEN, ROSE = rgb("#d8a850"), rgb("#ffe2da")


class Detail(NamedTuple):
    """The level of detail: the active Hero's power, the other Heroes, the decks."""

    power: bool
    full: bool
    decks: bool


DETAILS = (
    Detail(True, True, True), Detail(True, True, False), Detail(True, False, True), Detail(True, False, False), Detail(False, False, True),
    Detail(False, False, False),
)  # fmt: skip
"""From the most detail to the least; the first that fits the rail is used."""


def panels(
    canvas: Canvas, area: Area, t: State, stage: ShownState, holders: Mapping[int, str], asked: int | None, gap: float
) -> list[Panel]:
    """The panels of the rail: the active Hero, the waiting ones, the decks."""
    first = next((seat for seat, one in enumerate(t.heroes) if one.id == stage.hero), 0)
    seen = [HeroView(t, seat, stage, holders[seat], asked) for seat in figure.clockwise(t, first)]
    if canvas.look.large_print:
        return large_print.heroes(seen)
    made: list[Panel] = []
    for detail in DETAILS:
        made = _panels(seen, detail)
        high = sum(tall(canvas, one, area.w) for one in made) + gap * (len(made) - 1)
        if high <= area.h:
            break
    return made


def _panels(seen: Sequence[HeroView], detail: Detail) -> list[Panel]:
    made = []
    for place, one in enumerate(seen):
        if place == 0:
            paint = partial(active, one=one, power=detail.power)
            made.append(Panel(f"hero-now-{detail.power}", one.key, paint, line=GOLDEN, warm=WARM))
        else:
            paint = partial(waiting if detail.full else brief, one=one)
            line = BLUE if one.asked == one.seat else None
            made.append(Panel(f"hero-{place}-{detail.full}", one.key, paint, line=line))
    decks = seen[0].t.decks
    left = tuple(len(deck.draw) for deck in (decks.tile, decks.encounter, decks.treasure, decks.monster))
    return [*made, Panel("decks", left, partial(stock, left=left))] if detail.decks else made


def status(t: State, seat: int, stage: ShownState, holder: str, asked: int | None) -> str:
    """The third line of a Hero: whether it is active, and who plays it."""
    hero = t.heroes[seat]
    if stage.health[hero.id] == 0:
        return say("ui-fallen")
    if asked == seat:
        return say("ui-your-turn") if t.turn.hero == seat else say("ui-your-answer")
    return say("ui-person") if holder == "person" else say("ui-agent", level=say(f"level-{holder}"))


def active(canvas: Canvas, area: Area, one: HeroView, power: bool) -> float:
    """The active Hero; returns the bottom of its panel."""
    hero, row = one.t.heroes[one.seat], figure.level(one.t.heroes[one.seat])
    y = _head(canvas, area, one, min(96.0 * canvas.stretch, area.w * 0.3))
    words = say("ui-of", left=one.left, most=row.hp)
    canvas.text(say("ui-hit-points"), (area.x, y), 20, P.muted, room=area.w - canvas.wide(words, 23, "bold") - 8)
    canvas.text(words, (area.x + area.w, y - 2), 23, ROSE, face="bold", align="right")
    y += canvas.high(22) + 2
    life(canvas, Area(area.x, y, area.w, 14), one.left, row.hp)
    y += 24
    y = _numbers(canvas, Area(area.x, y, area.w, number_high(canvas)), one.t, one.seat) + 10
    y = _parts(canvas, Area(area.x, y, area.w, 30), one.t, one.seat, one.stage)
    y = _chips(canvas, Area(area.x, y, area.w, 80), one.t, one.seat)
    if power and _matters(one.t, hero.id):
        canvas.line((area.x, y + 4), (area.x + area.w, y + 4), rgb("#5a4a48"))
        words = say(f"text-{hero.id}")
        y += 12 + canvas.paragraph(words, Area(area.x, y + 10, area.w, 1e4), 19, rgb("#e0d5c6"), face="book")
    return y


def _matters(t: State, hero: str) -> bool:
    """Whether a Hero's power is of use: one that helps only others is not for a Hero alone."""
    return len(t.heroes) > 1 or not (HEROES[hero].aura or HEROES[hero].at_end)


def _head(canvas: Canvas, area: Area, one: HeroView, face: float) -> float:
    """The medallion, with name, class and status beside it."""
    hero = one.t.heroes[one.seat]
    canvas.picture(portrait(hero.id), Area(area.x - 6, area.y + 4, face, face), grey=one.left == 0)
    x, room = area.x + face + 8, area.w - face - 8
    y = area.y - 2
    size = canvas.fitting(name(hero.id), 34, room, "title")
    canvas.text(name(hero.id), (x, y), size, P.title, face="title", room=room)
    y += canvas.high(size, "title") + 2
    for words, size, colour, shape in (
        (say("ui-title-level", title=say(f"title-{hero.id}"), level=hero.level), 19, P.muted, "book"),
        (status(one.t, one.seat, one.stage, one.holder, one.asked), 21, P.accent, "bold"),
    ):
        y += canvas.paragraph(words, Area(x, y, room, 1e4), size, colour, face=shape)
    return max(y, area.y + face + 4) + 10


def _numbers(canvas: Canvas, inner: Area, t: State, seat: int) -> float:
    """Armor Class, Speed and Surge value: gold above the printed number, blue below."""
    hero, row = t.heroes[seat], figure.level(t.heroes[seat])
    each = (inner.w - 16) / 3
    values = (
        (stats.armour(t, hero.id), row.ac, "ui-ac"),
        (stats.speed(t, seat), row.speed, "ui-speed"),
        (row.surge, row.surge, "ui-surge"),
    )
    for place, (value, printed, what) in enumerate(values):
        box = Area(inner.x + place * (each + 8), inner.y, each, inner.h)
        number(canvas, box, str(value), say(what), P, colour=P.accent if value > printed else BLUE if value < printed else None)
    return inner.y + inner.h


def _parts(canvas: Canvas, area: Area, t: State, seat: int, stage: ShownState) -> float:
    """The parts of the Hero Phase that are left: move and attack (CR-045)."""
    if t.turn.hero != seat or stage.phase not in ("hero", "start"):
        return area.y
    x = area.x
    moves = t.turn.parts.count("move")
    pieces = [(say("ui-moved", count=moves), False)] if moves else []
    pieces += [(say("ui-may-move"), True)] if turns.left(t, seat) in ("both", "again", "move") else []
    pieces += (
        [(say("ui-may-attack"), True)]
        if turns.may_attack(t)
        else [(say("ui-attacked"), False)]
        if "attack" in t.turn.parts
        else []
    )
    y = area.y
    for words, now in pieces:
        face = "bold" if now else "book"
        if x > area.x and x + canvas.wide(words, 20, face) > area.x + area.w:
            x, y = area.x, y + canvas.high(20)
        x += canvas.text(words, (x, y), 20, P.accent if now else rgb("#a39aac"), face=face) + 16
    return y + canvas.high(20) + 8


def _chips(canvas: Canvas, area: Area, t: State, seat: int) -> float:
    """Conditions with their tokens, and lasting effects."""
    hero = t.heroes[seat]
    labels = [(name(condition), BLUE, token_of(condition)) for condition in hero.conditions]
    labels += [(name(effect.card), P.accent, "") for effect in t.lasting if seat in effect.heroes]
    labels += _carried(t, seat)
    spots = flow(area, [chip_size(canvas, words, picture) for words, _colour, picture in labels], 7)
    for (words, colour, picture), spot in zip(labels, spots, strict=True):
        chip(canvas, (spot.x, spot.y), words, colour, area.w, picture=picture)
    return area.y + depth(area, spots) + (6 if spots else 0)


def _carried(t: State, seat: int) -> list[tuple[str, Colour, str]]:
    """Facts of an adventure: whether a Hero has left, its Item tokens, its loot, the Powers that it may still learn."""
    hero = t.heroes[seat]
    labels = [(say("ui-gone", way=hero.gone), BLUE, token_of("escaped") if hero.gone == "escaped" else "")] if hero.gone else []
    labels += [(name(token), P.accent, token_of(token)) for token in hero.tokens]
    if hero.loot:
        labels.append((say("ui-loot", count=len(hero.loot)), P.accent, token_of("loot")))
    if hero.spare and rail_data.teaches(t):
        labels.append((say("ui-unlearnt", count=len(hero.spare)), P.accent, token_of("power-deck")))
    return labels


def _line(canvas: Canvas, area: Area, t: State, seat: int) -> float:
    """Armor Class, Speed and Surge value in a line, gold above the printed number, blue below; returns the bottom."""
    hero, row = t.heroes[seat], figure.level(t.heroes[seat])
    values = (
        (stats.armour(t, hero.id), row.ac, "ui-ac"), (stats.speed(t, seat), row.speed, "ui-speed"), (row.surge, row.surge, "ui-surge"),
    )  # fmt: skip
    sizes = [
        (canvas.wide(say(what), 20) + 7 + canvas.wide(str(value), 21, "bold") + 1, canvas.high(21)) for value, _, what in values
    ]
    spots = flow(area, sizes, 14)
    for (value, printed, what), spot in zip(values, spots, strict=True):
        x = spot.x + canvas.text(say(what), (spot.x, spot.y), 20, P.muted) + 7
        colour = P.accent if value > printed else BLUE if value < printed else P.text
        canvas.text(str(value), (x, spot.y - 1), 21, colour, face="bold")
    return area.y + depth(area, spots)


def waiting(canvas: Canvas, area: Area, one: HeroView) -> float:
    """A waiting Hero; returns the bottom of its panel."""
    hero, row = one.t.heroes[one.seat], figure.level(one.t.heroes[one.seat])
    face = min(72.0 * canvas.stretch, area.w * 0.25)
    canvas.picture(portrait(hero.id), Area(area.x - 6, area.y, face, face), grey=one.left == 0)
    x, room = area.x + face + 8, area.w - face - 8
    size = canvas.fitting(name(hero.id), 26, room, "title")
    canvas.text(name(hero.id), (x, area.y - 4), size, P.text, face="title", room=room)
    words = say("ui-hero-line", title=say(f"title-{hero.id}"), who=status(one.t, one.seat, one.stage, one.holder, one.asked))
    y = area.y - 4 + canvas.high(size, "title")
    y += canvas.paragraph(words, Area(x, y, room, 1e4), 18, P.muted, face="book")
    y = max(y, area.y + face) + 8
    hp = say("ui-left-of", left=one.left, most=row.hp)
    wide = canvas.wide(hp, 22, "bold")
    life(canvas, Area(area.x, y + (canvas.high(22) - 16) / 2, area.w - 16 - wide, 14), one.left, row.hp)
    canvas.text(hp, (area.x + area.w, y - 2), 22, ROSE, face="bold", align="right")
    y += canvas.high(22) + 6
    y = _line(canvas, Area(area.x, y, area.w, 0), one.t, one.seat) + 5
    return _chips(canvas, Area(area.x, y, area.w, 40), one.t, one.seat)


def brief(canvas: Canvas, area: Area, one: HeroView) -> float:
    """A waiting Hero in three lines; returns the bottom of its panel."""
    hero, row = one.t.heroes[one.seat], figure.level(one.t.heroes[one.seat])
    face = min(60.0 * canvas.stretch, area.w * 0.25)
    x, room = area.x + face + 6, area.w - face - 6
    canvas.picture(portrait(hero.id), Area(area.x - 8, area.y + 2, face, face), grey=one.left == 0)
    size = canvas.fitting(name(hero.id), 24, room, "title")
    canvas.text(name(hero.id), (x, area.y - 6), size, P.text, face="title", room=room)
    y = area.y - 6 + canvas.high(size, "title")
    hp = say("ui-left-of", left=one.left, most=row.hp)
    wide = canvas.wide(hp, 21, "bold")
    life(canvas, Area(x, y + (canvas.high(21) - 12) / 2, room - wide - 10, 12), one.left, row.hp)
    canvas.text(hp, (area.x + area.w, y), 21, ROSE, face="bold", align="right")
    y += canvas.high(21)
    words = ", ".join(
        [*(name(condition) for condition in hero.conditions), *(label for label, _, _ in _carried(one.t, one.seat))]
    )
    words = words or status(one.t, one.seat, one.stage, one.holder, one.asked)
    y += canvas.paragraph(words, Area(x, y, room, 1e4), 18, BLUE if hero.conditions or hero.gone else P.muted)
    return max(y, area.y + face + 2) - 4


def stock(canvas: Canvas, area: Area, left: Sequence[int]) -> float:
    """The number of cards in each deck."""
    heads = (say("ui-tiles-left"), say("ui-encounters-left"), say("ui-treasures-left"), say("ui-monsters-left"))
    y = area.y
    for words, count in zip(heads, left, strict=True):
        canvas.text(words, (area.x, y), 20, P.muted, room=area.w - canvas.wide(str(count), 24, "title") - 10)
        canvas.text(str(count), (area.x + area.w, y - 4), 24, P.text, face="title", align="right")
        y += canvas.high(22) + 4
    return y


def adventure_goal(t: State) -> str:
    """The goal of the adventure."""
    return say(f"goal-{ADVENTURES[t.adventure].id}")
