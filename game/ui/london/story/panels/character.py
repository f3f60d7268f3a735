"""Paints the panel of a Character: open, with its head, or a narrow strip."""

from collections.abc import Iterator
from functools import partial

import pygame

from game.rules.london.state import Part
from game.rules.london.tables.cards import PERSONALITIES
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.art import keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, Colour, mix
from game.ui.london import shapes, theme
from game.ui.london.story.facts import deed_of, deed_words
from game.ui.london.story.layout import short_name
from game.ui.london.story.panels import belongings, character_cards as cards
from game.ui.london.story.panels.character_cards import CharacterProps
from game.ui.london.story.panels.lines import Fit, sign
from game.ui.london.theme import P
from game.ui.widgets import boxes
from game.ui.widgets.boxes import Box, Drawn
from game.ui.widgets.containers import Column, Framed, Row, Sized
from game.ui.widgets.layout import off_bottom, off_left

LEAST_BACKDROP = 130.0
"""The least height of empty room for a portrait."""
GOODS, GOOD_NAME = (62.0, 52.0, 44.0), 17.0
"""The widths of the picture of a belonging in a strip, the best first, and the text size of its name."""
BROAD = 200.0
"""The width of a way to spend Virtue from which up to three tokens are drawn."""


def paint(canvas: Canvas, area: Area, props: CharacterProps) -> Iterator[None]:
    """Paint a panel, a part in each step: open, or a narrow strip if its layout has a head alone."""
    yield from (_strip if props.layout.head == props.layout.area else _open_panel)(canvas, area, props)


def _open_panel(canvas: Canvas, area: Area, props: CharacterProps) -> Iterator[None]:
    spots, acts = props.layout, props.highlights.acting == props.seat
    shapes.plate(canvas, area, props.colour if acts else theme.LINE, width=4 if acts else 2)
    _head(canvas, props)
    yield
    cards.paint_sheet(canvas, spots.sheet, props)
    if props.kind in ("dread", "goon"):
        cards.paint_added(canvas, spots.trait, props)
    elif spots.trait.h:
        cards.paint_personality(canvas, spots.trait, props)
    yield
    cards.paint_points(canvas, spots.points, props)
    if spots.felt.h:
        belongings.felt(canvas, spots.felt, props)
    yield
    belongings.paint(canvas, props)
    yield
    used = (*spots.belongings.values(), spots.felt, spots.points)
    _backdrop(canvas, area, max(one.y + one.h for one in used if one.h) + 12, props)


# ------------------------------------------------------------------ the head


def _head(canvas: Canvas, props: CharacterProps) -> None:
    """Paint medallion, name, state, Conditions, and what Virtue does."""
    chip = next((spot.h for spot in props.layout.spends.values()), max(34.0, canvas.high(19) + 10))
    low, top = off_bottom(props.layout.head, chip, 8)
    side, focus = min(112.0, top.h), props.highlights.focus == ("seat", props.seat)
    medal = Drawn(lambda c, a: _medal(c, props, a.centre, side, focus=focus), side, side)
    title = Sized(Fit(say(f"short-{props.person.id}"), 34, P.text, "title"), h=max(38.0, canvas.high(34, "title")))
    colour = P.accent if props.highlights.acting == props.seat else shapes.pale(props.colour, 0.25)
    state = Row(Fit(props.told, 24, colour, "italic"), *_conditions(canvas, props, top.w - side - 16), gap=6, grow=(0,))
    words = Column(title, Sized(state, h=canvas.high(24) + 6))
    boxes.place(Row(medal, words, gap=16, grow=(1,)), canvas, top).paint(canvas)
    _virtue(canvas, low, props)


def _medal(canvas: Canvas, props: CharacterProps, centre: tuple[float, float], side: float, *, focus: bool) -> None:
    """Paint the medallion with the colour and the sign of the player; crossed out if the Character is defeated."""
    if focus:
        canvas.circle(centre, side / 2 + 5, P.focus)
    elif ("seat", props.seat) in props.highlights.legal:
        canvas.circle(centre, side / 2 + 4, mix(props.colour, BLACK, 0.3))
    canvas.circle(centre, side / 2 + 1, theme.PIT)
    shapes.medal(canvas, props.person.id, props.seat, centre, side)
    spot = centre[0] + side * 0.36, centre[1] + side * 0.36
    canvas.circle(spot, side * 0.16 + 2, theme.PIT)
    shapes.badge(canvas, props.seat, spot, side * 0.32)
    if props.person.defeated:
        shapes.sign(canvas, "cross", centre, side * 0.7, P.danger)


def _conditions(canvas: Canvas, props: CharacterProps, wide: float) -> Iterator[Box]:
    """The Conditions at the end of a line, with room also in words."""
    ill, struck = props.person.conditions, props.shown.condition_hit
    taken = sum(canvas.wide(name(one), 19, "bold") + 52 for one in ill)
    named = taken <= wide - canvas.wide(props.told, 24, "italic") - 8
    for one in ill:
        hit = struck is not None and struck[1] == one and struck[2] < 1
        edge, width = (P.focus, 3.0) if hit else (P.danger, 1.8)
        words = [Fit(name(one), 19, theme.BLUSH, "bold")] if named else []
        pill = partial(_pill, edge=edge, width=width)
        yield Sized(Framed(Row(sign(one, 22, theme.DREAD_RED), *words, gap=6), (6, 2), pill), h=34)


def _pill(canvas: Canvas, area: Area, *, edge: Colour, width: float) -> None:
    canvas.box(area, theme.ILL, edge, width=width, radius=area.h / 2)


def _virtue(canvas: Canvas, line: Area, props: CharacterProps) -> None:
    """Paint the Virtue tokens with each way to spend one."""
    spends, marks = props.layout.spends, props.highlights
    if not spends:
        canvas.box(line, theme.PIT, theme.DULL, radius=line.h / 2)
        shapes.sign(canvas, "virtue", (line.x + line.h / 2 + 2, line.centre[1]), line.h * 0.6, theme.DULL)
        shapes.fit(canvas, say("ui-ld-stage-no-virtue"), off_left(line, line.h, 4)[1].inset(0, 0), 20, theme.FAINT)
        return
    for number, (key, spot) in enumerate(spends.items()):
        mark = marks.of(key)
        canvas.box(spot, theme.LIT_FILL, P.focus if mark else theme.LINE, width=(2, 2, 4)[mark], radius=spot.h / 2)
        x = _tokens(canvas, spot, props.person.virtue, most=3 if not number and spot.w > BROAD else 1)
        room = spot.beside(x + 4, top=2, right=10, bottom=2)
        words = deed_words(deed_of(props.person.id, key))
        whole = say("ui-ld-stage-virtue", words=words)
        if len(spends) > 1 or not belongings.line(canvas, whole, room, 21, theme.GILT, lines=1):
            belongings.line(canvas, words, room, 21, theme.GILT)


def _tokens(canvas: Canvas, spot: Area, tokens: int, *, most: int) -> float:
    """Paint up to `most` Virtue tokens, and the number of more. Returns where they end."""
    x, side = spot.x + 10, spot.h * 0.62
    for _ in range(min(tokens, most) if most > 1 else 1):
        shapes.sign(canvas, "virtue", (x + side / 2, spot.centre[1]), side, theme.VIRTUE)
        x += side * 1.15
    if tokens > most:
        at = (x, spot.centre[1] - canvas.high(20, "bold") / 2)
        x += canvas.text(str(tokens), at, 20, theme.GILT, face="bold") + 8
        canvas.line((x, spot.y + 8), (x, spot.y + spot.h - 8), theme.EDGE, 1.5)
        x += 4
    return x


# ------------------------------------------------------------------ the strip


def _strip(canvas: Canvas, area: Area, props: CharacterProps) -> Iterator[None]:
    """Paint a narrow strip: medallion, name, state, icons, points or dice, and belongings."""
    marks, key, inner, part = props.highlights, ("seat", props.seat), area.inset(8, 14), props.part
    mark = marks.of(key) or int(marks.acting == props.seat)
    shapes.plate(canvas, area, (theme.LINE, props.colour, P.focus)[mark], width=(2, 3, 5)[mark])
    yield
    side, icon = min(inner.w - 4, 96.0), min(30.0, inner.w / 3.4)
    more = [*(PERSONALITIES[part.flipped].icons if part.flipped else []), *part.icons] if part is not None else []
    rows: list[Box] = [
        Drawn(lambda c, a: _medal(c, props, a.centre, side, focus=False), side),
        Fit(say(f"short-{props.person.id}"), 23, P.text, "title", "centre"),
        Fit(props.told, 20, shapes.pale(props.colour, 0.25), "italic", "centre"),
        Drawn(lambda c, a: shapes.rule(c, a.x, a.y, a.w), 2),
        Drawn(lambda c, a: shapes.icons(c, a, props.sheet_icons, icon, crossed=props.silent), icon),
    ]
    if more:
        rows.append(Drawn(lambda c, a: shapes.icons(c, a, props.icons(more), icon), icon))
    if part is not None:
        rows.append(Drawn(partial(_strip_points, props=props, part=part), 58))
    rows.append(Drawn(partial(_strip_belongings, props=props)))
    boxes.place(Column(*rows, gap=6, grow=(-1,)), canvas, inner).paint(canvas)


def _strip_points(canvas: Canvas, box: Area, props: CharacterProps, part: Part) -> None:
    """Paint the points, or after the roll the FISTs."""
    canvas.box(box, theme.HELD, theme.EDGE, radius=8)
    rolls = part.rolled or props.kind == "showdown"
    words, mark = (str(props.shown.landed_dice(part, props.seat)[1]), 30.0) if rolls else (str(props.points), 0.0)
    wide = canvas.wide(words, 42, "bold") + mark
    left = box.centre[0] - wide / 2
    if rolls:
        shapes.sign(canvas, "fist", (left + 12, box.centre[1]), 30, theme.ROSE)
    shapes.fit(canvas, words, Area(left + mark, box.y - 2, wide - mark + 4, box.h), 42, theme.CREAM, face="bold")


def _strip_belongings(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint Virtue and Conditions, then belongings with their names, or if there is no room as small pictures; below them the portrait."""
    person, wide = props.person, min(54.0, (area.w - 6) / 2)
    marks = [("virtue", str(person.virtue))] if person.virtue else []
    marks += [("ill", one) for one in person.conditions]
    goods = [("ready", one) for one in (*person.allies, *person.secrets)]
    goods += [("tilted" if item.tilted else "ready", item.id) for item in person.items]
    low = -(-len(marks) // 2) * (wide + 6)
    high = {card: _name_high(canvas, short_name(card), area.w) + 8 for _, card in goods}
    side = next((one for one in GOODS if low + one * len(goods) + sum(high.values()) <= area.h), 0.0)
    small = marks if side else [*marks, *goods]
    for number, (what, which) in enumerate(small):
        spot = Area(area.x + number % 2 * (area.w - wide), area.y + number // 2 * (wide + 6), wide, wide)
        if spot.y + wide > area.y + area.h + 1:
            break
        _strip_mark(canvas, spot, what, which)
    y = area.y + -(-len(small) // 2) * (wide + 6)
    for what, which in goods if side else ():
        _strip_good(canvas, area.row(y, side + high[which]), side, which, ready=what == "ready")
        y += side + high[which]
    _backdrop(canvas, props.layout.area, y + 12, props)


def _name_size(canvas: Canvas, words: str, wide: float) -> float:
    """The text size at which no word of a name is broken."""
    return min(canvas.fitting(word, GOOD_NAME, wide) for word in words.split())


def _name_high(canvas: Canvas, words: str, wide: float) -> float:
    """The height of a name below its picture."""
    return canvas.tall(words, _name_size(canvas, words, wide), wide)


def _strip_good(canvas: Canvas, spot: Area, side: float, card: str, *, ready: bool) -> None:
    """Paint a belonging with its name below."""
    belongings.disc(canvas, card, (spot.centre[0], spot.y + side / 2), side, ready=ready)
    words = short_name(card)
    label = spot.trimmed(top=side + 1)
    canvas.paragraph(words, label, _name_size(canvas, words, spot.w), P.text if ready else theme.FAINT, align="centre")


def _strip_mark(canvas: Canvas, spot: Area, what: str, which: str) -> None:
    """Paint a small picture: Virtue with its number, a Condition, or a belonging."""
    wide = spot.w
    if what == "virtue":
        shapes.sign(canvas, "virtue", (spot.centre[0] - 8, spot.centre[1]), wide * 0.6, theme.VIRTUE)
        shapes.fit(canvas, which, spot.at(0.62 * wide, 0, wide * 0.4, wide), 24, theme.GILT, face="bold")
    elif what == "ill":
        canvas.circle(spot.centre, wide * 0.42, theme.ILL)
        canvas.circle(spot.centre, wide * 0.42, P.danger, 2)
        shapes.sign(canvas, which, spot.centre, wide * 0.5, theme.DREAD_RED)
    else:
        belongings.disc(canvas, which, spot.centre, wide * 0.9, ready=what == "ready")


# ------------------------------------------------------------------ the portrait


def _backdrop(canvas: Canvas, area: Area, top: float, props: CharacterProps) -> None:
    """Paint the dimmed portrait if the panel is empty below `top`."""
    room = area.below(top, left=4, right=4, bottom=4)
    rect = canvas.rect(room)
    if room.h >= LEAST_BACKDROP and not canvas.blind and not props.person.defeated:
        high = min(rect.h, round(rect.w * 1.25))
        canvas.surface.blit(_dim(f"london/portraits/{props.person.id}", rect.w, high), (rect.x, rect.bottom - high))


@keep(4)
def _dim(portrait: str, w: int, h: int) -> pygame.Surface:
    """A dimmed portrait that fades towards its top and its sides."""
    made, small = pygame.Surface((w, h), pygame.SRCALPHA), pygame.Surface((24, 24), pygame.SRCALPHA)
    made.blit(art.covering(portrait, w, h, False, 0.3), (0, 0))
    made.fill((150, 128, 104), special_flags=pygame.BLEND_RGB_MULT)
    for y in range(24):
        for x in range(24):
            away = min(1.0, abs(x - 11.5) / 12) ** 3
            small.set_at((x, y), (255, 255, 255, round(150 * min(1.0, y / 14) * (1 - away))))
    made.blit(pygame.transform.smoothscale(small, (w, h)), (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return made
