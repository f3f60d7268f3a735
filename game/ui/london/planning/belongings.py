"""What lies beside a sheet: Items, Allies, Conditions; where there is room with their names, and the six Personality cards."""

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from game.rules.london.cards import ALLIES, PERSONALITIES, personality_cards
from game.rules.london.state import Character
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.london import look
from game.ui.london.look import P
from game.ui.theme import Colour

ICON, SMALL = 24.0, 20.0
ROW, LIST = 34.0, 110.0
"""How high a thing is, and how high the room has to be for a list with names."""


class Thing(NamedTuple):
    """A line of the list: its picture (or the sign that stands for it), its name, and the icons that it brings."""

    kind: str
    id: str
    icons: tuple[str, ...] = ()
    dull: bool = False


def key_of(person: Character) -> Hashable:
    """Everything that is shown of a Character's things."""
    items = tuple((item.id, item.tilted) for item in person.items)
    return items, person.virtue, tuple(person.conditions), tuple(person.allies), tuple(person.secrets)


def things(person: Character) -> Iterator[Thing]:
    """What a Character has, in the order in which it lies."""
    yield from (Thing("item", one.id, dull=one.tilted) for one in person.items)
    yield from (Thing("ally", one, tuple(ALLIES[one].icons)) for one in person.allies)
    yield from (Thing("condition", one) for one in person.conditions)
    yield from (Thing("secret", one) for one in person.secrets)


def paint(canvas: Canvas, area: Area, person: Character) -> None:
    """Draw a row of pictures, or where there is room a list."""
    if area.h >= LIST * max(1.0, canvas.stretch):
        _list(canvas, area, person)
        return
    found, x = list(things(person)), area.x
    step = min(ROW + 4, area.w / max(1, len(found)))
    for one in found:
        _picture(canvas, Area(x, area.y, ROW, ROW), one)
        x += step


def _picture(canvas: Canvas, spot: Area, one: Thing) -> None:
    match one.kind:
        case "item":
            card = spot.inset(spot.w * 0.06, 0)
            canvas.picture(f"london/cards/{one.id}", card, cover=True, grey=one.dull)
            canvas.frame(card, P.line if one.dull else look.BRASS, width=1.5, radius=3)
        case "ally":
            look.medal(canvas, one.id, None, spot.centre, spot.h)
        case "condition":
            look.sign(canvas, one.id, spot.centre, spot.h * 0.86, look.DREAD_RED)
        case _:
            look.sign(canvas, "cards", spot.centre, spot.h * 0.8, look.BRASS)


def _list(canvas: Canvas, area: Area, person: Character) -> None:
    """Each thing with its name; then the Personality cards, which are no secret (LD-253), if all of them find room."""
    y, low = area.y, area.y + area.h
    for one in things(person):
        high = max(ROW, _tall(canvas, one, area.w - ROW - 6)) + 4
        if y + high > low:
            return
        _picture(canvas, Area(area.x, y, ROW, ROW), one)
        _named(canvas, Area(area.x + ROW + 6, y, area.w - ROW - 6, high - 4), one, P.muted if one.dull else P.text)
        y += high
    cards = [Thing("personality", card, tuple(PERSONALITIES[card].icons)) for card in personality_cards(person.id)]
    heights = [max(ICON + 2, _tall(canvas, one, area.w)) + 1 for one in cards]
    head = canvas.tall(say("ui-ld-personality"), SMALL, area.w, "italic") + 2
    if y + 6 + head + sum(heights) > low:
        return
    canvas.paragraph(say("ui-ld-personality"), Area(area.x, y + 6, area.w, head), SMALL, P.accent, face="italic")
    y += 6 + head
    for one, high in zip(cards, heights, strict=True):
        colour = look.DREAD_RED if PERSONALITIES[one.id].kind == "trauma" else P.muted
        _named(canvas, Area(area.x, y, area.w, high - 1), one, colour)
        y += high


def _room(one: Thing, wide: float) -> float:
    """How much of a width the icons leave for the name."""
    return wide - len(one.icons) * (ICON + 2) - 4


def _tall(canvas: Canvas, one: Thing, wide: float) -> float:
    return canvas.tall(name(one.id), SMALL, _room(one, wide))


def _named(canvas: Canvas, area: Area, one: Thing, colour: Colour) -> None:
    """A name, and the icons at the right."""
    canvas.paragraph(name(one.id), area._replace(w=_room(one, area.w)), SMALL, colour, middle=True)
    for place, icon in enumerate(one.icons):
        x = area.x + area.w - (len(one.icons) - place - 0.5) * (ICON + 2)
        look.ability(canvas, icon, (x, area.centre[1]), ICON)
