"""Paints the Action Points of a Character and their sources."""

from game.rules.london.investigations.points import brought, matching
from game.rules.london.menace import weariness
from game.rules.london.tables.cards import ALLIES, CHARACTERS, PERSONALITIES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london.panels import shapes
from game.ui.london.story.panels.character.head import P
from game.ui.london.story.panels.character.props import CharacterProps


def paint_points(canvas: Canvas, area: Area, props: CharacterProps) -> None:
    """Paint the Action Points and their sources; in the Final Showdown the dice that were earned."""
    person, inquiry = props.t.people[props.seat], props.inquiry
    dice = inquiry is None or inquiry.kind == "showdown"
    canvas.box(area, shapes.HELD, shapes.EDGE, width=2, radius=8)
    value = str(person.dice if dice else props.shown.points_of(props.t, props.seat))
    size = min(66.0, area.h * 0.8)
    wide = max(canvas.wide(value, size, "bold"), 40.0)
    number = Area(area.x + area.w - wide - 26, area.y - 4, wide + 10, area.h)
    shapes.fit(canvas, value, number, size, shapes.CREAM, face="bold", align="centre")
    room = Area(area.x + 18, area.y + 6, number.x - area.x - 26, area.h - 12)
    first = min(room.h * 0.55, canvas.high(24, "title") + 4)
    title = say("ui-ld-stage-dice" if dice else "ui-ld-stage-points")
    shapes.fit(canvas, title, room._replace(h=first), 24, shapes.GILT, face="title")
    low = Area(room.x, room.y + first, room.w, room.h - first)
    words = say("ui-ld-stage-earned") if dice else source_words(props)
    shapes.fit(canvas, words, low, 21, P.muted)


def source_words(props: CharacterProps) -> str:
    """The sources of the points, in words: "sheet 2 · card 1"."""
    t, seat, inquiry, part = props.t, props.seat, props.inquiry, props.part
    if inquiry is None or part is None:
        return ""
    person = t.people[seat]
    sheet = [] if part.silent else list(CHARACTERS[person.id].icons)
    card = list(PERSONALITIES[part.flipped].icons) if part.flipped else []
    friends = [icon for ally in person.allies for icon in ALLIES[ally].icons]
    assert len(brought(t, inquiry, seat)) == len(sheet) + len(card) + len(friends) + len(part.icons), "every icon has its source"
    counted = {
        "sheet": matching(t, inquiry, sheet), "card": matching(t, inquiry, card), "allies": matching(t, inquiry, friends),
        "added": matching(t, inquiry, part.icons),
    }  # fmt: skip
    words = [say(f"ui-ld-stage-from-{what}", count=count) for what, count in counted.items() if count or what == "sheet"]
    tired = weariness(t, inquiry, seat)
    return " · ".join([*words, *([say("ui-ld-stage-weary", count=tired)] if tired else [])])
