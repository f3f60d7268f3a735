"""Paints an encounter and lists its targets: the survivors' half with the room and those found, the tower, the killer's half.

Both halves show public facts; answers are only in the half of the prompted side.
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
from game.ui.draw.theme import RED_LIGHT, TERRORSCAPE as P
from game.ui.terrorscape import theme
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.board.villa import ROOMS, SIZE, Viewport
from game.ui.terrorscape.board.villa_painter import barricades, wash
from game.ui.terrorscape.encounter import dice_tower, killer_half, parts
from game.ui.terrorscape.encounter.facts import DEFENDS, Attack, attacks, dice_of, found, number_of, standing
from game.ui.terrorscape.encounter.parts import EncounterHalf, EncounterLayout, block, line
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.panels import curtain, prompt
from game.ui.terrorscape.panels.divider import health_words
from game.ui.terrorscape.props import Key, TableProps
from game.ui.terrorscape.targets import answering, buttons, go_on, in_hand, tools
from game.ui.widgets.controls import panel
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, grid, off_left, off_top

TOOLS = ("menu", "log", "hint", "undo")
"""The tools that are useful without a board."""
Person = tuple[int, str, bool, bool]
"""A survivor's portrait: number, id, whether it is hurt, and out."""


class PersonProps(NamedTuple):
    """A survivor's panel; `bare` is said without any items shown, and a `live` one answers the prompt."""

    person: Person
    how: str
    health: str
    dead: bool
    fear: int
    dice: int
    shown: tuple[tuple[str, int], ...]
    bare: str
    live: bool
    highlighted: bool


def paint(canvas: Canvas, area: Area, props: TableProps) -> None:
    """Paint what may be seen of the encounter now. While the curtain is down the half behind it is not drawn."""
    layout, side, table = parts.layout_of(canvas, props), props.side, props.layout
    both, front = len(layout.halves) > 1, table.half.side
    cover = layout.half_of(front).area if both else table.half.area
    disclosed = dice_tower.disclosed_state(props.t, props.throw)
    for half in layout.halves:
        if side is not None or half.side != front:
            _paint_half(canvas, props, disclosed, layout, half)
    if side is None:
        curtain.cloth(canvas, cover, props.t, props.front, props.curtain)
        if table.back.w and not both:
            curtain.shutter(canvas, table.back, curtain.other(front))
    dice_tower.paint(canvas, table.divider if side is None and not both else layout.tower, props.t, props.throw)
    if side is not None:
        if not props.busy and (layout.half_of(front).top.h > 0 or props.message):
            prompt.message_or_tips(canvas, prompt.cover_props(canvas, layout.mine, props))
        with canvas.clip(cover):
            for sprite in curtain.rising(canvas, cover, side, props.curtain.cloth_elapsed):
                sprite.draw(canvas.surface)


def _paint_half(canvas: Canvas, props: TableProps, t: State, layout: EncounterLayout, half: EncounterHalf) -> None:
    """Paint a half from the disclosed state `t`, with the answers if its side is prompted."""
    ours = props.side is not None and half.side == layout.mine.side
    prompted = ours and props.prompt.asks is not None
    parts.head(canvas, half, props, tools=ours)
    if half.side == KILLER:
        killer_half.paint(canvas, half, t, props, layout.mine if prompted else None, alone=len(layout.halves) == 1)
    else:
        survivors_half(canvas, half, t, props, parts.listed_answers(props.options) if prompted and parts.is_listed(props) else [])
    if ours and props.side:
        prompt.prompt(canvas, layout.mine, props)
    parts.note(canvas, half, t, props.latest, layout.mine.prompt if ours and props.side else None)


# ------------------------------------------------------------------ targets


def targets(canvas: Canvas, props: TableProps) -> list[Target]:
    """All targets while the encounter is shown."""
    if props.side is None:
        return []
    layout = parts.layout_of(canvas, props)
    made = [item for item in tools(props, layout.mine) if item.data in TOOLS]
    if props.prompt.asks is None:
        return made + go_on(canvas, props, layout.mine)
    if props.side == KILLER:
        made += in_hand(canvas, props, layout.mine)
    elif parts.is_listed(props):
        found = parts.listed_answers(props.options)
        areas = parts.row_areas(canvas, layout.half_of(SURVIVORS), len(found))
        return made + [answering(props, key, area, "answers", choice) for (key, choice), area in zip(found, areas, strict=True)]
    else:
        people, options = people_areas(props.t, layout.half_of(SURVIVORS)), props.options.of("survivor")
        named = [(("survivor", who), area) for who, area in people.items() if ("survivor", who) in options]
        made += [answering(props, key, area, "survivors", options[key]) for key, area in named]
    return made + buttons(canvas, props, layout.mine)


# ------------------------------------------------------------------ the survivors' half


def survivors_half(canvas: Canvas, half: EncounterHalf, t: State, props: TableProps, answers: list[tuple[Key, Choice]]) -> None:
    """Paint the half without head and prompt; `answers` are the listed answers of the prompted side."""
    assert t.encounter is not None
    if half.top.h > parts.SCENE:
        place, people = t.encounter.place, tuple(_person(t, number_of(t, who)) for who in found(t))
        doors = tuple(gate for gate in sorted(t.barricades) if place in gate.split("-"))
        canvas.paint("encounter-scene", half.top, _scene, (place, t.killer, people, doors))
    for who, area in people_areas(t, half).items():
        canvas.paint(f"encounter-{who}", area, _panel, person_props(props, t, who))
    panel(canvas, half.steps, P)
    if answers:
        parts.paint_answers(canvas, half, props, answers)
    else:
        parts.paint_odds(canvas, half.steps.inset(20, 10), t, attacks(t)[-1])


def people_areas(t: State, half: EncounterHalf) -> dict[str, Area]:
    """The areas of the panels of those found."""
    who = found(t)
    return dict(zip(who, columns(half.who, max(1, len(who)), 16), strict=False))


def _person(t: State, number: int) -> Person:
    one = t.survivors[number]
    return number, one.id, one.hurt, bool(one.fate)


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
        _person(t, number), how, health_words(one), one.fate == "dead", one.fear, dice,
        tuple([thing for thing in things if thing[1]] or things), bare, props.find(key) is not None, props.focus == key,
    )  # fmt: skip


# ------------------------------------------------------------------ the scene


def _scene(canvas: Canvas, area: Area, props: tuple[str, str, tuple[Person, ...], tuple[str, ...]]) -> None:
    """Paint the room with its barricades and the portraits of those found and of the killer."""
    place, killer, people, doors = props
    with canvas.clip(area):
        viewport = _cut(canvas, area, place)
        wash(canvas, viewport.shape(ROOMS[place].outline), theme.LAMP, 34)
        barricades(canvas, viewport, doors, cold=False)
    canvas.frame(area, theme.WOOD, width=2, radius=6)
    r, count = min(64.0, area.h * 0.2), len(people)
    for spot, (number, who, hurt, out) in enumerate(people):
        at = area.x + area.w * (0.4 + 0.15 * (spot - (count - 1) / 2)), area.y + area.h * (0.5 + 0.05 * (spot % 2))
        medal(canvas, at, r, who, theme.SURVIVOR[number], hurt=hurt, out=out)
    medal(canvas, (area.x + area.w * 0.75, area.y + area.h * 0.52), r * 1.15, killer, P.danger)
    _room_name(canvas, area, place, count)


def _cut(canvas: Canvas, area: Area, place: str) -> Viewport:
    """Fill `area` with the part of the Villa around a room; return the viewport of the whole board."""
    bounds, shape = ROOMS[place].bounds, area.w / area.h
    wide = max(bounds.w * 1.3, min(bounds.h * 1.15 * shape, bounds.w * 2.2))
    unit = area.w / wide
    x, y = bounds.centre[0] - wide / 2, bounds.centre[1] - wide / shape / 2
    viewport = Viewport(area.at(-x * unit, -y * unit, SIZE[0] * unit, SIZE[1] * unit))
    canvas.box(area, theme.NIGHT, radius=0)
    if not canvas.blind:
        whole = art.load("terrorscape/villa")
        more = whole.get_width() / SIZE[0]
        part = pygame.Rect(x * more, y * more, wide * more, wide / shape * more).clip(whole.get_rect())
        corner, end = viewport.at((part.x / more, part.y / more)), viewport.at((part.right / more, part.bottom / more))
        rect = canvas.rect(Area(*corner, end[0] - corner[0], end[1] - corner[1]))
        canvas.surface.blit(pygame.transform.smoothscale(whole.subsurface(part), rect.size), rect)
    return viewport


def _room_name(canvas: Canvas, area: Area, place: str, number: int) -> None:
    """Paint the name of the room and the number of survivors found."""
    title, words = name(place), say("ui-ts-enc-found", number=number)
    size = canvas.fitting(title, 27, area.w * 0.5, "title")
    wide = canvas.wide(title, size, "title")
    fits = canvas.fitting(words, 22, area.w - wide - 110, least=0.6)
    chip = area.at(14, 12, wide + canvas.wide(words, fits) + 76, canvas.high(27, "title") + 12)
    canvas.box(chip, theme.NIGHT, P.line, radius=5, alpha=238)
    theme.gem(canvas, (chip.x + 20, chip.centre[1]), 7, ROOMS[place].zone)
    canvas.text(title, (chip.x + 36, chip.centre[1] - canvas.high(size, "title") / 2), size, P.text, face="title")
    canvas.text(words, (chip.x + 54 + wide, chip.centre[1] - canvas.high(fits) / 2), fits, theme.LAMP)


# ------------------------------------------------------------------ the panel of a survivor


def _panel(canvas: Canvas, area: Area, props: PersonProps) -> None:
    """Paint the panel of a survivor: health, fear, dice, items shown."""
    (number, who, hurt, out), defends, colour = props.person, props.how == DEFENDS, parts.standing_colour(props.how)
    panel(canvas, area, P, line=colour if defends else None)
    if defends or props.live:
        canvas.frame(area.inset(1), theme.LAMP if props.live else colour, width=3)
    if props.highlighted:
        canvas.frame(area.inset(1), P.focus, width=6)
    inner = area.inset(18, 12)
    top, rest = off_top(inner, min(inner.h * 0.44, 150 * max(1.0, canvas.stretch)), 8)
    r = min(58.0, top.h * 0.48, area.w * 0.17)
    medal(canvas, (top.x + r, top.centre[1]), r, who, theme.SURVIVOR[number], hurt=hurt, out=out)
    _facts(canvas, off_left(top, 2 * r + 14, 0)[1], props)
    canvas.line((inner.x, rest.y - 2), (inner.x + inner.w, rest.y - 2), P.line, 1.5)
    low = min(rest.h * 0.5, 68.0 * max(1.0, canvas.stretch))
    _counts(canvas, rest.trimmed(top=4, bottom=low + 6), props.fear, props.dice)
    _shown(canvas, Area(rest.x, rest.y + rest.h - low, rest.w, low), props)


def _facts(canvas: Canvas, area: Area, props: PersonProps) -> None:
    """Paint name, status and health."""
    (_, who, hurt, _), words, side = props.person, props.health, canvas.high(22)
    size = canvas.fitting(name(who), 32, area.w, "title", 0.4)
    high, low = canvas.high(size, "title"), canvas.high(21, "bold") + 6
    y = area.y + max(0.0, (area.h - high - low - side - 10) / 2)
    canvas.text(name(who), (area.x, y), size, P.text, face="title")
    y += high + 2
    y += parts.pill(canvas, (area.x, y), say(f"ui-ts-enc-{props.how}"), area.w, parts.standing_colour(props.how)) + 6
    canvas.picture(f"terrorscape/tokens/{'injured' if hurt else 'healthy'}", Area(area.x, y, side, side))
    colour = RED_LIGHT if hurt or props.dead else theme.BONE
    line(canvas, words, area.row(y, side, left=side + 8), 22, colour)


def _counts(canvas: Canvas, area: Area, fear: int, dice: int) -> None:
    """Paint fear and dice."""
    counts = ((say("ui-ts-enc-fear"), "fear", fear, 2), (say("ui-ts-enc-dice"), "die-1", dice, 4))
    wide = max(canvas.wide(words, 21) for words, *_ in counts) + 10
    beside = area.w > 2 * wide + 6 * 36
    parts = columns(area, (2 * 36 + wide, 4 * 36 + wide), 10) if beside else grid(area, 2, area.w, (area.h - 4) / 2, 4)
    for part, (words, token, number, most) in zip(parts, counts, strict=True):
        side = min(34.0, part.h, (part.w - wide) / most - 4)
        canvas.text(words, (part.x, part.centre[1] - canvas.high(21) / 2), 21, P.muted)
        for place in range(most):
            spot = part.halfway_down(part.x + wide + place * (side + 4), side, side)
            if place < number:
                canvas.picture(f"terrorscape/tokens/{token}", spot)
            else:
                canvas.circle(spot.centre, side / 2 - 2, P.line, 1.5)


def _shown(canvas: Canvas, area: Area, props: PersonProps) -> None:
    """Paint the items and traits shown for the defence, or that there are none."""
    if not props.shown:
        canvas.frame(area, P.line, width=1.5, radius=5)
        block(canvas, say(f"ui-ts-enc-{props.bare}"), area.inset(8, 2), 20, P.muted, "italic", "centre")
    for (thing, plus), part in zip(props.shown, columns(area, max(1, len(props.shown)), 6), strict=False):
        canvas.box(part, theme.LIT, theme.LAMP, width=2, radius=5)
        side, picture = min(44.0, part.h - 12) if part.w > 150 else 0.0, f"terrorscape/things/{thing}"
        spot = part.halfway_down(part.x + 10, side, side)
        if side and art.has(picture):
            canvas.picture(picture, spot)
        elif side:
            theme.shield(canvas, spot.centre, side * 0.4, theme.LAMP)
        mark = say("ui-bonus", bonus=plus)
        wide = canvas.wide(mark, 30, "bold") + 14
        canvas.within(mark, Area(part.x + part.w - wide, part.y, wide, part.h), 30, P.title, face="bold")
        room = part.trimmed(left=side + 14, top=3, right=wide + 2, bottom=3)
        block(canvas, name(thing), room, 22, P.text, "bold")
