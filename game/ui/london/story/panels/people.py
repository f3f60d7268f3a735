"""Paints the people between investigations: a row each, with the tokens left in the clock and what can be used now."""

from collections.abc import Iterator

from game.rules.engine.secret import Seat
from game.rules.london.state import State
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.london import style
from game.ui.london.panels import shapes
from game.ui.london.story import roster
from game.ui.london.story.layout import Key
from game.ui.london.story.panels import belongings
from game.ui.london.story.shown_state import Highlights
from game.ui.widgets.layout import NOWHERE

P = style.P


def paint_steps(canvas: Canvas, area: Area, t: State, marks: Highlights) -> Iterator[None]:
    """Paint all rows, one in each step."""
    for seat, row in enumerate(roster.people(canvas, area, t, marks.legal)):
        yield
        _row(canvas, t, marks, seat, row)


def _row(canvas: Canvas, t: State, marks: Highlights, seat: Seat, row: roster.RosterRow) -> None:
    person, colour = t.people[seat], style.SEATS[seat].colour
    acts = marks.acting == seat
    shapes.plate(canvas, row.area, colour if acts else shapes.LINE, width=4 if acts else 2, shadow=False)
    side = min(row.medal.w, row.medal.h)
    key = ("seat", seat)
    if marks.focus == key or key in marks.legal:
        canvas.circle(row.medal.centre, side / 2 + 5, P.focus if marks.focus == key else P.accent)
    style.medal(canvas, person.id, seat, row.medal.centre, side)
    style.badge(canvas, seat, (row.medal.centre[0] + side * 0.36, row.medal.centre[1] + side * 0.36), side * 0.3)
    _head(canvas, t, seat, row)
    for slot, spot in row.slots.items():
        style.token(canvas, person.clock[slot], seat, spot.centre, spot.w)
        arrow = ("arrow", seat, slot)
        if arrow in marks.legal:
            canvas.circle(
                spot.centre, spot.w / 2 + 1, P.focus if marks.focus == arrow else P.accent, 5 if marks.focus == arrow else 2
            )
    for good, spot in row.belongings.items():
        _good(canvas, t, marks, good, spot)


def _head(canvas: Canvas, t: State, seat: Seat, row: roster.RosterRow) -> None:
    """Paint the name, the place, Virtue tokens and Conditions."""
    person, head = t.people[seat], row.head
    right, high = head.x + head.w, min(30.0, head.h)
    for ill in person.conditions:
        right -= high
        style.sign(canvas, ill, (right + high / 2, head.centre[1]), high * 0.86, style.DREAD_RED)
    for _ in range(person.virtue):
        right -= high
        style.sign(canvas, "virtue", (right + high / 2, head.centre[1]), high * 0.86, P.accent)
    used = shapes.fit(canvas, say(f"short-{person.id}"), head._replace(w=(right - head.x) * 0.55), 28, P.text, face="title")
    if has(f"short-{person.place}"):
        room = head._replace(x=head.x + used + 14, w=right - head.x - used - 20)
        long = f"{say(f'short-{person.place}')}, {name(person.place)}"
        short = canvas.wide(long, 20, "italic") > room.w
        shapes.fit(canvas, say(f"short-{person.place}") if short else long, room, 21, P.muted, face="italic")


def _good(canvas: Canvas, t: State, marks: Highlights, key: Key, spot: Area) -> None:
    """Paint the picture of a belonging, with a frame if it can be used now."""
    if spot == NOWHERE:
        return
    legal, focus = key in marks.legal, key == marks.focus
    if legal:
        canvas.box(spot, shapes.LIT_FILL, P.focus if focus else P.accent, width=4 if focus else 2, radius=spot.h / 2)
    centre = (spot.x + spot.h / 2, spot.centre[1])
    if key[0] == "spend":
        style.sign(canvas, "virtue", centre, spot.h * 0.6, P.accent)
    else:
        tilted = key[0] == "item" and any(item.id == key[2] and item.tilted for item in t.people[int(key[1])].items)
        belongings.disc(canvas, str(key[2]), centre, spot.h * 0.86, ready=not tilted)
    if legal:
        room = Area(spot.x + spot.h, spot.y, spot.w - spot.h - 8, spot.h)
        words = say(f"ui-ld-scene-verb-{key[0]}")
        shapes.fit(canvas, words, room, 18, P.text)
