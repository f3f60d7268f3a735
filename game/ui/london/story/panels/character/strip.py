"""Paints a Character in a narrow strip."""

from collections.abc import Iterator

from game.rules.london.state import Part
from game.rules.london.tables.cards import CHARACTERS, PERSONALITIES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.story.character_layout import CharacterLayout
from game.ui.london.story.panels import belongings
from game.ui.london.story.panels.character.backdrop import paint_backdrop
from game.ui.london.story.panels.character.head import P, paint_medal
from game.ui.london.story.panels.character.props import CharacterProps, state_words


def paint_strip(canvas: Canvas, spots: CharacterLayout, props: CharacterProps) -> Iterator[None]:
    """Paint a narrow strip: medallion, name, state, icons, points or dice, and belongings."""
    area, person, part = spots.area, props.t.people[props.seat], props.part
    acts = props.highlights.acting == props.seat
    legal, focus = ("seat", props.seat) in props.highlights.legal, ("seat", props.seat) == props.highlights.focus
    edge = P.focus if focus else props.colour if acts or legal else shapes.LINE
    shapes.plate(canvas, area, edge, width=5 if focus else 3 if acts or legal else 2)
    inner = area.inset(8, 14)
    side = min(inner.w - 4, 96.0)
    paint_medal(canvas, props, (inner.centre[0], inner.y + side / 2), side)
    y = inner.y + side + 6
    for words, size, face, colour in (
        (say(f"short-{person.id}"), 23.0, "title", P.text),
        (state_words(props), 20.0, "italic", shapes.pale(props.colour, 0.25)),
    ):
        high = canvas.high(size, face) + 4
        shapes.fit(canvas, words, Area(inner.x, y, inner.w, high), size, colour, face=face, align="centre")
        y += high
    yield
    shapes.rule(canvas, inner.x, y + 5, inner.w)
    y = _strip_icons(canvas, inner._replace(y=y + 12), props)
    if part is not None:
        y = _strip_points(canvas, inner._replace(y=y + 4), props, part)
    _strip_belongings(canvas, Area(inner.x, y + 4, inner.w, inner.y + inner.h - y - 4), props, spots.area)


def _strip_icons(canvas: Canvas, area: Area, props: CharacterProps) -> float:
    """Paint the icons of the sheet, of the Personality card, and those added. Returns where they end."""
    part, side = props.part, min(30.0, area.w / 3.4)
    sheet = [(one, props.counts(one)) for one in CHARACTERS[props.t.people[props.seat].id].icons]
    shapes.icons(canvas, area._replace(h=side), sheet, side, crossed=part is not None and part.silent)
    y = area.y + side + 6
    if part is not None:
        more = [*(PERSONALITIES[part.flipped].icons if part.flipped else []), *part.icons]
        if more:
            shapes.icons(canvas, area._replace(y=y, h=side), [(one, props.counts(one)) for one in more], side)
            y += side + 6
    return y


def _strip_points(canvas: Canvas, area: Area, props: CharacterProps, part: Part) -> float:
    """Paint the points, or after the roll the FISTs. Returns where they end."""
    high = 58.0
    box = area._replace(h=high)
    canvas.box(box, shapes.HELD, shapes.EDGE, radius=8)
    if part.rolled or (props.inquiry is not None and props.inquiry.kind == "showdown"):
        _, fists = props.shown.dice(props.t, props.seat)
        words, sign = str(fists), "fist"
    else:
        words, sign = str(props.shown.points_of(props.t, props.seat)), ""
    mark = 30.0 if sign else 0.0
    wide = canvas.wide(words, 42, "bold") + mark
    if sign:
        style.sign(canvas, sign, (box.centre[0] - wide / 2 + 12, box.centre[1]), 30, shapes.ROSE)
    shapes.fit(
        canvas, words, Area(box.centre[0] - wide / 2 + mark, box.y - 2, wide - mark + 4, high), 42, shapes.CREAM, face="bold"
    )
    return area.y + high + 4


def _strip_belongings(canvas: Canvas, area: Area, props: CharacterProps, strip_area: Area) -> None:
    """Paint Virtue, Conditions and belongings as small pictures, as many as fit."""
    person = props.t.people[props.seat]
    wide = min(54.0, (area.w - 6) / 2)
    marks: list[tuple[str, object]] = [("virtue", person.virtue)] if person.virtue else []
    marks += [("ill", one) for one in person.conditions]
    marks += [("ally", one) for one in person.allies] + [("secret", one) for one in person.secrets]
    marks += [("tilted" if item.tilted else "item", item.id) for item in person.items]
    for number, (what, which) in enumerate(marks):
        spot = Area(area.x + number % 2 * (area.w - wide), area.y + number // 2 * (wide + 6), wide, wide)
        if spot.y + wide > area.y + area.h + 1:
            break
        if what == "virtue":
            style.sign(canvas, "virtue", (spot.centre[0] - 8, spot.centre[1]), wide * 0.6, rgb("#f4efe0"))
            shapes.fit(canvas, str(which), Area(spot.x + wide * 0.62, spot.y, wide * 0.4, wide), 24, shapes.GILT, face="bold")
        elif what == "ill":
            canvas.circle(spot.centre, wide * 0.42, rgb("#3a1414"))
            canvas.circle(spot.centre, wide * 0.42, P.danger, 2)
            style.sign(canvas, str(which), spot.centre, wide * 0.5, style.DREAD_RED)
        else:
            belongings.disc(canvas, str(which), spot.centre, wide * 0.9, ready=what != "tilted")
    rows = -(-len(marks) // 2)
    paint_backdrop(canvas, strip_area, area.y + rows * (wide + 6) + 12, props)
