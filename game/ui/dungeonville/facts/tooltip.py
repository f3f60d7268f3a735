"""The pictures of things, and the tooltip beside a thing that is inspected."""

from game.rules.dungeonville.tables.cards import ROOMS
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix
from game.ui.dungeonville.facts.thing import Description, Thing
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import DUNGEON_COLOURS, P, coin, letter_chip, medallion, parchment, portrait
from game.ui.table.tooltip import Tooltip


def draw_thing(canvas: Canvas, area: Area, thing: Thing) -> None:
    """The picture of a thing, as large as fits into `area`."""
    side, which = min(area.w, area.h), thing.which
    match thing.kind:
        case "adventurer":
            medallion(canvas, area.centre, side / 2, which)
        case "wizard" | "graveyard" | "treasury":
            portrait(canvas, positions.square(area.centre, side), thing.seat)
        case "dungeon" | "blood":
            canvas.picture(f"dungeonville/mouths/{which}", positions.square(area.centre, side, positions.ENTRANCE_SHAPE))
        case "room" if ROOMS[which].item:
            canvas.picture(f"dungeonville/items/{which}", positions.square(area.centre, side))
        case "room":
            _room(canvas, positions.square(area.centre, side), which)
        case "place":
            canvas.picture(f"dungeonville/fronts/{which}", positions.square(area.centre, side, 0.6), cover=True, eye=1.0)
        case "town":
            canvas.picture("dungeonville/town", positions.square(area.centre, side, 0.8), cover=True)
        case "house":
            canvas.picture("dungeonville/deed-house", positions.square(area.centre, side, 200 / 240))


def _room(canvas: Canvas, area: Area, room: str) -> None:
    row = ROOMS[room]
    if art.has(f"dungeonville/rooms/{room}"):
        canvas.picture(f"dungeonville/rooms/{room}", area, cover=True)
    else:
        canvas.box(area, mix(DUNGEON_COLOURS[row.dungeon], INK, 0.45), None, radius=4)
    canvas.frame(area, DUNGEON_COLOURS[row.dungeon], width=4, radius=6)
    chip = max(30.0, area.w * 0.26)
    letter_chip(canvas, Area(area.x + 6, area.y + 6, chip, chip), row.letter, row.dungeon)
    coin(canvas, (area.x + area.w - 6 - chip / 2, area.y + 6 + chip / 2), chip / 2, str(row.gold))


def _ground(canvas: Canvas, area: Area) -> None:
    parchment(canvas, area, P.title, wide=3)


def tooltip_of(description: Description, thing: Thing, key: str) -> Tooltip:
    """The tooltip of a thing; `key` opens its page."""
    rules = say("ui-dv-inspect-rules", rules=", ".join(description.rules)) if description.rules else ""
    picture = draw_thing if thing.kind != "phase" else None
    return Tooltip(description, thing, picture, _ground, P, rules, key, say("ui-dv-inspect-page"))
