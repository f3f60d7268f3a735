"""The survivors' half of an encounter: the room, a panel for each survivor found, the odds.

Everything is public except the list of answers, which is drawn for the prompted side only.
"""

import pygame

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
from game.ui.terrorscape.encounter.facts import DEFENDS, Attack, attacks, dice_of, found, standing
from game.ui.terrorscape.encounter.layout import EncounterHalf
from game.ui.terrorscape.encounter.odds_painter import Listed, paint_answers, paint_odds
from game.ui.terrorscape.encounter.parts import LIT, PALE, picture, pill, standing_colour, standing_words
from game.ui.terrorscape.table.view import TableView
from game.ui.widgets.controls import panel
from game.ui.widgets.layout import columns, grid, off_top

P = TERRORSCAPE
NIGHT = rgb("#0c1411")
SCENE = 90.0
"""The least height of the scene; a lower one is left out."""


def paint(canvas: Canvas, table: TableView, t: State, half: EncounterHalf, options: Listed) -> None:
    """Paint the half without head and prompt; `options` are the listed answers of the prompted side."""
    now = attacks(t)[-1]
    if half.top.h > SCENE:
        people = tuple((one.id, one.hurt, one.fate) for one in t.survivors)
        key = (half.top, canvas.look, t.encounter and t.encounter.place, people, tuple(found(t)), tuple(t.barricades))
        canvas.panel("encounter-scene", key, half.top, lambda c, a: _scene(c, a, t))
    for who, area in people_areas(t, half).items():
        _person(canvas, table, t, area, who)
    panel(canvas, half.steps, P)
    if options:
        paint_answers(canvas, table, half, options)
    else:
        paint_odds(canvas, half.steps.inset(20, 10), t, now)


def _scene(canvas: Canvas, area: Area, t: State) -> None:
    """Paint the room with the portraits of those found and of the killer."""
    assert t.encounter is not None
    place = t.encounter.place
    with canvas.clip(area):
        viewport = _cut(canvas, area, place)
        wash(canvas, viewport.shape(ROOMS[place].outline), signs.LAMP, 34)
        for gate in GATES.values():
            if gate.id in t.barricades and place in gate.id.split("-"):
                barricade(canvas, viewport, gate, cold=False)
    canvas.frame(area, rgb("#5a4a2c"), width=2, radius=6)
    who, r = found(t), min(64.0, area.h * 0.2)
    for number, one in enumerate(who):
        token = next(place for place, other in enumerate(t.survivors) if other.id == one)
        at = area.x + area.w * (0.4 + 0.15 * (number - (len(who) - 1) / 2)), area.y + area.h * (0.5 + 0.05 * (number % 2))
        hurt, out = t.survivors[token].hurt, bool(t.survivors[token].fate)
        medal(canvas, at, r, one, signs.SURVIVOR[token], hurt=hurt, out=out)
    medal(canvas, (area.x + area.w * 0.75, area.y + area.h * 0.52), r * 1.15, t.killer, P.danger)
    _chip(canvas, area, place, len(who))


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


def _person(canvas: Canvas, table: TableView, t: State, area: Area, who: str) -> None:
    """Paint the panel of a survivor: health, fear, dice, items shown."""
    now = attacks(t)[-1]
    number = next(place for place, one in enumerate(t.survivors) if one.id == who)
    how = standing(t, who)
    item = table.focus.find(("survivor", who))
    highlighted = item is not None and table.focus.current == item.key
    key = (area, canvas.look, t.survivors[number], how, now, item is not None, highlighted, dice_of(t, who))
    canvas.panel(
        f"encounter-{who}",
        repr(key),
        area,
        lambda c, a: _portrait(c, a, t, number, now, live=item is not None, highlighted=highlighted),
    )


def _portrait(canvas: Canvas, area: Area, t: State, number: int, now: Attack, *, live: bool, highlighted: bool) -> None:
    one = t.survivors[number]
    how = standing(t, one.id)
    panel(canvas, area, P, line=standing_colour(how) if how == DEFENDS else None)
    if how == DEFENDS or live:
        canvas.frame(area.inset(1), standing_colour(how) if not live else signs.LAMP, width=3)
    if highlighted:
        canvas.frame(area.inset(1), P.focus, width=6)
    inner = area.inset(18, 12)
    top, rest = off_top(inner, min(inner.h * 0.44, 150 * max(1.0, canvas.stretch)), 8)
    r = min(58.0, top.h * 0.48, area.w * 0.17)
    medal(canvas, (top.x + r, top.centre[1]), r, one.id, signs.SURVIVOR[number], hurt=one.hurt, out=bool(one.fate))
    _facts(canvas, Area(top.x + 2 * r + 14, top.y, top.w - 2 * r - 14, top.h), t, number, how)
    canvas.line((inner.x, rest.y - 2), (inner.x + inner.w, rest.y - 2), P.line, 1.5)
    shown, counts = off_top(Area(rest.x, rest.y, rest.w, rest.h), rest.h, 0)[0], rest
    low = min(rest.h * 0.5, 68.0 * max(1.0, canvas.stretch))
    shown = Area(rest.x, rest.y + rest.h - low, rest.w, low)
    counts = Area(rest.x, rest.y + 4, rest.w, rest.h - low - 10)
    _counts(canvas, counts, one.fear, dice_of(t, one.id) if now.dice is None or now.defender != one.id else len(now.dice))
    _shown(canvas, shown, now if now.defender == one.id else next((a for a in attacks(t) if a.defender == one.id), Attack()), how)


def _facts(canvas: Canvas, area: Area, t: State, number: int, how: str) -> None:
    """Paint name, status and health."""
    one = t.survivors[number]
    words = say(f"ui-ts-fate-{one.fate}") if one.fate else say("ui-ts-injured" if one.hurt else "ui-ts-healthy")
    size = canvas.fitting(name(one.id), 32, area.w, "title", 0.4)
    high, low = canvas.high(size, "title"), canvas.high(21, "bold") + 6
    y = area.y + max(0.0, (area.h - high - low - canvas.high(22) - 10) / 2)
    canvas.text(name(one.id), (area.x, y), size, P.text, face="title")
    y += high + 2
    y += pill(canvas, (area.x, y), standing_words(how), area.w, standing_colour(how)) + 6
    colour = rgb("#ff9c8c") if one.hurt or one.fate == "dead" else PALE
    side = canvas.high(22)
    picture(
        canvas, "tokens/injured" if one.hurt else "tokens/healthy", (area.x + side / 2, y + side / 2), side, signs.drop, colour
    )
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


def _shown(canvas: Canvas, area: Area, attack: Attack, how: str) -> None:
    """Paint the items shown for the defence, or that there are none."""
    things = [(item, item_plus(item)) for item in attack.items] + (
        [(attack.trait, TRAITS[attack.trait].defence)] if attack.armed_by_trait else []
    )
    things = [one for one in things if one[1]] or things
    if not things:
        canvas.frame(area, P.line, width=1.5, radius=5)
        words = say(
            "ui-ts-enc-bare" if attack.dice is not None else "ui-ts-enc-no-item" if how == DEFENDS else "ui-ts-enc-owes-none"
        )
        size = canvas.block(words, area.inset(8, 2), 20, "italic", 13)
        canvas.paragraph(words, area.inset(8, 2), size, P.muted, face="italic", align="centre", middle=True)
        return
    for (thing, plus), part in zip(things, columns(area, len(things), 6), strict=True):
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
