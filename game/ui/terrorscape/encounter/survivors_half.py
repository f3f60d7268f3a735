"""The survivors' half of an encounter: the room, a panel for each survivor found, the odds.

Everything is public except the list of answers, which is drawn for the prompted side only.
"""

from typing import NamedTuple

import pygame

from game.rules.engine.script import Choice
from game.rules.terrorscape.state import State
from game.rules.terrorscape.survivors.defence import item_plus
from game.rules.terrorscape.tables.cards import TRAITS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.board.villa import GATES, ROOMS, SIZE, Viewport
from game.ui.terrorscape.board.villa_painter import barricade, wash
from game.ui.terrorscape.encounter.facts import DEFENDS, Attack, attacks, dice_of, found, number_of, standing
from game.ui.terrorscape.encounter.layout import EncounterHalf
from game.ui.terrorscape.encounter.parts import (
    LIT,
    PALE,
    health_words,
    paint_answers,
    paint_odds,
    picture,
    pill,
    standing_colour,
    standing_words,
)
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.targets.option_map import Key
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import columns, grid, off_top

P = TERRORSCAPE
NIGHT = rgb("#0c1411")
SCENE = 90.0
"""The least height of the scene; a lower one is left out."""


class PersonToken(NamedTuple):
    """A survivor's portrait."""

    number: int
    who: str
    hurt: bool
    out: bool


class SceneProps(NamedTuple):
    """The room with the portraits of those found and of the killer; `barricades` are those of its doors."""

    place: str
    killer: str
    people: tuple[PersonToken, ...]
    barricades: tuple[str, ...]


class PersonProps(NamedTuple):
    """A survivor's panel: status, health, fear, dice, the items shown with their bonus, and `bare`, what is said without any.

    `live` means that it is an answer to the prompt.
    """

    person: PersonToken
    how: str
    health: str
    dead: bool
    fear: int
    dice: int
    shown: tuple[tuple[str, int], ...]
    bare: str
    live: bool
    highlighted: bool


def paint(canvas: Canvas, half: EncounterHalf, t: State, props: TableProps, answers: list[tuple[Key, Choice]]) -> None:
    """Paint the half without head and prompt; `answers` are the listed answers of the prompted side."""
    assert t.encounter is not None
    if half.top.h > SCENE:
        place = t.encounter.place
        doors = tuple(gate for gate in sorted(t.barricades) if place in gate.split("-"))
        scene = SceneProps(place, t.killer, tuple(_token(t, number_of(t, who)) for who in found(t)), doors)
        canvas.paint("encounter-scene", half.top, _scene, scene)
    for who, area in people_areas(t, half).items():
        canvas.paint(f"encounter-{who}", area, _person, person_props(props, t, who))
    panel(canvas, half.steps, P)
    if answers:
        paint_answers(canvas, half, props, answers)
    else:
        paint_odds(canvas, half.steps.inset(20, 10), t, attacks(t)[-1])


def _token(t: State, number: int) -> PersonToken:
    one = t.survivors[number]
    return PersonToken(number, one.id, one.hurt, bool(one.fate))


def person_props(props: TableProps, t: State, who: str) -> PersonProps:
    """The props of the panel of a survivor found."""
    number, key, how, made = number_of(t, who), ("survivor", who), standing(t, who), attacks(t)
    one, now = t.survivors[number], made[-1]
    dice = dice_of(t, who) if now.dice is None or now.defender != who else len(now.dice)
    mine = now if now.defender == who else next((attack for attack in made if attack.defender == who), Attack())
    things = [(item, item_plus(item)) for item in mine.items]
    things += [(mine.trait, TRAITS[mine.trait].defence)] if mine.armed_by_trait else []
    bare = "bare" if mine.dice is not None else "no-item" if how == DEFENDS else "owes-none"
    return PersonProps(
        _token(t, number), how, health_words(one), one.fate == "dead", one.fear, dice,
        tuple([thing for thing in things if thing[1]] or things), bare, props.find(key) is not None, props.focus == key,
    )  # fmt: skip


def _scene(canvas: Canvas, area: Area, props: SceneProps) -> None:
    """Paint the room with the portraits of those found and of the killer."""
    with canvas.clip(area):
        viewport = _cut(canvas, area, props.place)
        wash(canvas, viewport.shape(ROOMS[props.place].outline), signs.LAMP, 34)
        for gate in GATES.values():
            if gate.id in props.barricades:
                barricade(canvas, viewport, gate, cold=False)
    canvas.frame(area, rgb("#5a4a2c"), width=2, radius=6)
    r, count = min(64.0, area.h * 0.2), len(props.people)
    for place, one in enumerate(props.people):
        at = area.x + area.w * (0.4 + 0.15 * (place - (count - 1) / 2)), area.y + area.h * (0.5 + 0.05 * (place % 2))
        medal(canvas, at, r, one.who, signs.SURVIVOR[one.number], hurt=one.hurt, out=one.out)
    medal(canvas, (area.x + area.w * 0.75, area.y + area.h * 0.52), r * 1.15, props.killer, P.danger)
    _chip(canvas, area, props.place, count)


def _cut(canvas: Canvas, area: Area, place: str) -> Viewport:
    """Fill `area` with the part of the Villa around a room; return the viewport of the whole board."""
    bounds, shape = ROOMS[place].bounds, area.w / area.h
    wide = max(bounds.w * 1.3, min(bounds.h * 1.15 * shape, bounds.w * 2.2))
    unit = area.w / wide
    x, y = bounds.centre[0] - wide / 2, bounds.centre[1] - wide / shape / 2
    viewport = Viewport(Area(area.x - x * unit, area.y - y * unit, SIZE[0] * unit, SIZE[1] * unit))
    canvas.box(area, NIGHT, radius=0)
    if art.has("terrorscape/villa") and not canvas.blind:
        whole = art.load("terrorscape/villa")
        more = whole.get_width() / SIZE[0]
        part = pygame.Rect(x * more, y * more, wide * more, wide / shape * more).clip(whole.get_rect())
        corner, end = viewport.at((part.x / more, part.y / more)), viewport.at((part.right / more, part.bottom / more))
        rect = canvas.rect(Area(*corner, end[0] - corner[0], end[1] - corner[1]))
        canvas.surface.blit(pygame.transform.smoothscale(whole.subsurface(part), rect.size), rect)
    return viewport


def _chip(canvas: Canvas, area: Area, place: str, number: int) -> None:
    """Paint the name of the room and the number of survivors found."""
    title, words = name(place), say("ui-ts-enc-found", number=number)
    size = canvas.fitting(title, 27, area.w * 0.5, "title")
    wide = canvas.wide(title, size, "title")
    fits = canvas.fitting(words, 22, area.w - wide - 110, least=0.6)
    high = canvas.high(27, "title") + 12
    chip = Area(area.x + 14, area.y + 12, wide + canvas.wide(words, fits) + 76, high)
    canvas.box(chip, rgb("#0b1114"), P.line, radius=5, alpha=238)
    signs.gem(canvas, (chip.x + 20, chip.centre[1]), 7, ROOMS[place].zone)
    canvas.text(title, (chip.x + 36, chip.centre[1] - canvas.high(size, "title") / 2), size, P.text, face="title")
    canvas.text(words, (chip.x + 54 + wide, chip.centre[1] - canvas.high(fits) / 2), fits, signs.LAMP)


def people_areas(t: State, half: EncounterHalf) -> dict[str, Area]:
    """The areas of the panels of those found."""
    who = found(t)
    return dict(zip(who, columns(half.who, max(1, len(who)), 16), strict=False))


def _person(canvas: Canvas, area: Area, props: PersonProps) -> None:
    """Paint the panel of a survivor: health, fear, dice, items shown."""
    one, defends, line = props.person, props.how == DEFENDS, standing_colour(props.how)
    panel(canvas, area, P, line=line if defends else None)
    if defends or props.live:
        canvas.frame(area.inset(1), signs.LAMP if props.live else line, width=3)
    if props.highlighted:
        canvas.frame(area.inset(1), P.focus, width=6)
    inner = area.inset(18, 12)
    top, rest = off_top(inner, min(inner.h * 0.44, 150 * max(1.0, canvas.stretch)), 8)
    r = min(58.0, top.h * 0.48, area.w * 0.17)
    medal(canvas, (top.x + r, top.centre[1]), r, one.who, signs.SURVIVOR[one.number], hurt=one.hurt, out=one.out)
    _facts(canvas, Area(top.x + 2 * r + 14, top.y, top.w - 2 * r - 14, top.h), props)
    canvas.line((inner.x, rest.y - 2), (inner.x + inner.w, rest.y - 2), P.line, 1.5)
    low = min(rest.h * 0.5, 68.0 * max(1.0, canvas.stretch))
    _counts(canvas, Area(rest.x, rest.y + 4, rest.w, rest.h - low - 10), props.fear, props.dice)
    _shown(canvas, Area(rest.x, rest.y + rest.h - low, rest.w, low), props)


def _facts(canvas: Canvas, area: Area, props: PersonProps) -> None:
    """Paint name, status and health."""
    one, words = props.person, props.health
    size = canvas.fitting(name(one.who), 32, area.w, "title", 0.4)
    high, low = canvas.high(size, "title"), canvas.high(21, "bold") + 6
    y = area.y + max(0.0, (area.h - high - low - canvas.high(22) - 10) / 2)
    canvas.text(name(one.who), (area.x, y), size, P.text, face="title")
    y += high + 2
    y += pill(canvas, (area.x, y), standing_words(props.how), area.w, standing_colour(props.how)) + 6
    colour, side = rgb("#ff9c8c") if one.hurt or props.dead else PALE, canvas.high(22)
    token = "tokens/injured" if one.hurt else "tokens/healthy"
    picture(canvas, token, (area.x + side / 2, y + side / 2), side, signs.drop, colour)
    canvas.text(words, (area.x + side + 8, y), canvas.fitting(words, 22, area.w - side - 8, least=0.5), colour)


def _counts(canvas: Canvas, area: Area, fear: int, dice: int) -> None:
    """Paint fear and dice."""
    wide = max(canvas.wide(say(word), 21) for word in ("ui-ts-enc-fear", "ui-ts-enc-dice")) + 10
    beside = area.w > 2 * wide + 6 * 36
    parts = columns(area, (2 * 36 + wide, 4 * 36 + wide), 10) if beside else grid(area, 2, area.w, (area.h - 4) / 2, 4)
    for part, word, number, most in zip(parts, ("fear", "dice"), (fear, dice), (2, 4), strict=True):
        words = say(f"ui-ts-enc-{word}")
        side = min(34.0, part.h, (part.w - wide) / most - 4)
        canvas.text(words, (part.x, part.centre[1] - canvas.high(21) / 2), 21, P.muted)
        for place in range(most):
            at = part.x + wide + side / 2 + place * (side + 4), part.centre[1]
            if place < number:
                mark = "tokens/fear" if word == "fear" else "tokens/die-1"
                picture(canvas, mark, at, side, signs.fear if word == "fear" else signs.shield, rgb("#c39bea"))
            else:
                canvas.circle(at, side / 2 - 2, P.line, 1.5)


def _shown(canvas: Canvas, area: Area, props: PersonProps) -> None:
    """Paint the items shown for the defence, or that there are none."""
    if not props.shown:
        canvas.frame(area, P.line, width=1.5, radius=5)
        words, inner = say(f"ui-ts-enc-{props.bare}"), area.inset(8, 2)
        size = canvas.block(words, inner, 20, "italic", 13)
        canvas.paragraph(words, inner, size, P.muted, face="italic", align="centre", middle=True)
        return
    for (thing, plus), part in zip(props.shown, columns(area, len(props.shown), 6), strict=True):
        canvas.box(part, LIT, signs.LAMP, width=2, radius=5)
        side = min(44.0, part.h - 12) if part.w > 150 else 0.0
        if side:
            picture(canvas, f"things/{thing}", (part.x + 10 + side / 2, part.centre[1]), side, signs.shield, signs.LAMP)
        mark = say("ui-bonus", bonus=plus)
        wide = canvas.wide(mark, 30, "bold") + 14
        canvas.within(mark, Area(part.x + part.w - wide, part.y, wide, part.h), 30, P.title, face="bold")
        room = Area(part.x + 14 + side, part.y + 3, part.w - side - wide - 16, part.h - 6)
        size = canvas.block(name(thing), room, 22, "bold", 13)
        canvas.paragraph(name(thing), room, size, P.text, face="bold", middle=True)
