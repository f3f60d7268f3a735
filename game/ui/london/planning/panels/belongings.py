"""Paints what lies beside a sheet: Items, Allies, Conditions; with room also their names and the Personality cards."""

from collections.abc import Hashable, Iterator
from functools import partial
from typing import NamedTuple

from game.rules.london.state import Character
from game.rules.london.tables.cards import ALLIES, PERSONALITIES, personality_cards
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas, Painter
from game.ui.draw.theme import Colour
from game.ui.london import style
from game.ui.london.style import P

ICON, SMALL = 24.0, 20.0
ROW, LIST = 34.0, 110.0
"""The height of a belonging, and the least height for a list with names."""


class Belonging(NamedTuple):
    """A line of the list: its kind, its id, its icons, and whether it is `exhausted`."""

    kind: str
    id: str
    icons: tuple[str, ...] = ()
    exhausted: bool = False


def paint_key(person: Character) -> Hashable:
    """Everything that is shown of a Character's belongings."""
    items = tuple((item.id, item.tilted) for item in person.items)
    return items, person.virtue, tuple(person.conditions), tuple(person.allies), tuple(person.secrets)


def belongings(person: Character) -> Iterator[Belonging]:
    """The belongings of a Character, in order."""
    yield from (Belonging("item", one.id, exhausted=one.tilted) for one in person.items)
    yield from (Belonging("ally", one, tuple(ALLIES[one].icons)) for one in person.allies)
    yield from (Belonging("condition", one) for one in person.conditions)
    yield from (Belonging("secret", one) for one in person.secrets)


def paint(canvas: Canvas, area: Area, person: Character) -> None:
    """Paint a row of pictures, or with room a list."""
    if area.h >= LIST * max(1.0, canvas.stretch):
        _list(canvas, area, person)
        return
    found, x = list(belongings(person)), area.x
    step = min(ROW + 4, area.w / max(1, len(found)))
    for one in found:
        _picture(canvas, Area(x, area.y, ROW, ROW), one)
        x += step


def _picture(canvas: Canvas, spot: Area, one: Belonging) -> None:
    match one.kind:
        case "item":
            card = spot.inset(spot.w * 0.06, 0)
            canvas.picture(f"london/cards/{one.id}", card, cover=True, grey=one.exhausted)
            canvas.frame(card, P.line if one.exhausted else style.BRASS, width=1.5, radius=3)
        case "ally":
            style.medal(canvas, one.id, None, spot.centre, spot.h)
        case "condition":
            style.sign(canvas, one.id, spot.centre, spot.h * 0.86, style.DREAD_RED)
        case _:
            style.sign(canvas, "cards", spot.centre, spot.h * 0.8, style.BRASS)


def _list(canvas: Canvas, area: Area, person: Character) -> None:
    """Paint as many details as fit: what each thing does, the Personality cards (which are public, LD-253), or names alone."""
    for detail in (3, 2, 1, 0):
        rows = list(_rows(canvas, area.w, person, detail))
        if sum(row.high for row in rows) <= area.h or not detail:
            break
    y = area.y
    for row in rows:
        if y + row.high > area.y + area.h + 1:
            return
        row.paint(canvas, Area(area.x, y, area.w, row.high))
        y += row.high


class ListRow(NamedTuple):
    """A row of the list: its height and its painter."""

    high: float
    paint: Painter
    """Paint a row of pictures, or with room a list."""


def _rows(canvas: Canvas, wide: float, person: Character, detail: int) -> Iterator[ListRow]:
    """The rows of the list: names; 1: Personality cards, too; 2: what Items and Allies do, too; 3: what Virtue does, too."""
    for one in belongings(person):
        yield ListRow(max(ROW, _tall(canvas, one, wide - ROW - 6)) + 4, partial(_thing, one=one))
        if detail >= 2 and one.kind != "condition":
            yield from (_text_row(canvas, wide, words) for words in details(one))
    if detail == 3 and person.virtue:
        yield _text_row(canvas, wide, say("ui-ld-setup-virtue", words=say(f"virtue-{person.id}")), P.text)
    if detail:
        words = say("ui-ld-personality")
        yield ListRow(canvas.tall(words, SMALL, wide, "italic") + 8, partial(_words, words=words, colour=P.accent, face="italic"))
        for card in personality_cards(person.id):
            row = PERSONALITIES[card]
            one = Belonging("personality", card, tuple(row.icons))
            colour = style.DREAD_RED if row.kind == "trauma" else P.muted
            yield ListRow(max(ICON + 2, _tall(canvas, one, wide)) + 1, partial(_named, one=one, colour=colour))


def details(one: Belonging) -> Iterator[str]:
    """What a belonging does, in words."""
    if one.kind == "item":
        yield say("ui-ld-story-use", text=say(f"use-{one.id}"))
        yield say("ui-ld-story-deplete", text=say(f"deplete-{one.id}"))
    else:
        yield say(f"text-{one.id}")


def _text_row(canvas: Canvas, wide: float, words: str, colour: Colour = P.muted) -> ListRow:
    return ListRow(canvas.tall(words, SMALL, wide) + 4, partial(_words, words=words, colour=colour))


def _words(canvas: Canvas, area: Area, words: str, colour: Colour, face: str = "text") -> None:
    canvas.paragraph(words, area, SMALL, colour, face=face)


def _thing(canvas: Canvas, area: Area, one: Belonging) -> None:
    _picture(canvas, Area(area.x, area.y, ROW, ROW), one)
    _named(canvas, Area(area.x + ROW + 6, area.y, area.w - ROW - 6, area.h - 4), one, P.muted if one.exhausted else P.text)


def _room(one: Belonging, wide: float) -> float:
    """The width that the icons leave for the name."""
    return wide - len(one.icons) * (ICON + 2) - 4


def _tall(canvas: Canvas, one: Belonging, wide: float) -> float:
    return canvas.tall(name(one.id), SMALL, _room(one, wide))


def _named(canvas: Canvas, area: Area, one: Belonging, colour: Colour) -> None:
    """Paint a name, and the icons to its right."""
    canvas.paragraph(name(one.id), area._replace(w=_room(one, area.w)), SMALL, colour, middle=True)
    for place, icon in enumerate(one.icons):
        x = area.x + area.w - (len(one.icons) - place - 0.5) * (ICON + 2)
        style.ability(canvas, icon, (x, area.centre[1]), ICON)
