"""What only one wizard may know, and the curtain before a question for one person alone (DV-106, DV-107, DV-111)."""

from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ROOMS
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.dungeonville.style import LIGHT_INK, SECRET_GROUND, P, deed_card, pawn
from game.ui.dungeonville.table.view import TableView
from game.ui.widgets.controls import key_cap
from game.ui.widgets.layout import off_left

SECRET_INK = rgb("#d8c8e6")
"""Text on the panel of secrets."""


def own_score(table: TableView, seat: int) -> str:
    """A wizard's own score as a sentence. It is secret: only for those who may see that wizard's deed."""
    view = table.state if table.client.sole_seat == seat else table.client.private_view(seat).state
    score = score_with(view, seat, view.deeds[seat].face)
    return say(
        "ui-dv-own-score", seat=name(COLOURS[seat]), score=score, goal=view.options.goal, alone=table.client.sole_seat == seat
    )


def paint(canvas: Canvas, table: TableView) -> None:
    """The panel of secrets: the wizard's deed, score, and the room at the keyhole; hidden where others may look."""
    layout, seat = table.layout, table.secrets_seat
    assert layout is not None
    if "secret" in layout.closed:
        return
    if seat is None:
        closed = ("closed", len(table.client.person_seats), table.context.input.cap("look"), canvas.look)
        canvas.panel("dv-secret", closed, layout.secret, lambda c, a: _hidden(c, a, table))
        return
    view = (
        table.state if table.client.sole_seat == seat or table.client.revealed else table.client.private_view(seat).state
    )  # a pending animation must not show early
    key = repr((seat, view.deeds, view.blood, view.wizards[seat].graveyard, _keyhole(view, seat), canvas.look))
    canvas.panel("dv-secret", key, layout.secret, lambda c, a: _revealed(c, a, view, seat))


def _hidden(canvas: Canvas, area: Area, table: TableView) -> None:
    canvas.box(area, SECRET_GROUND, rgb("#8a6aa8"), width=2, radius=8)
    inner = area.inset(14, 12)
    y = _title(canvas, inner) + 2
    words = say("ui-dv-hold-to-show") if table.client.person_seats else say("ui-dv-all-hidden")
    y += canvas.paragraph(words, Area(inner.x, y, inner.w, inner.h - 100), 19, SECRET_INK, face="italic") + 10
    if table.client.person_seats:
        key_cap(canvas, (inner.x, y), table.context.input.cap("look"), P)


def _revealed(canvas: Canvas, area: Area, t: State, seat: int) -> None:
    deed = t.deeds[seat].face
    blood = t.blood[deed]
    canvas.box(area, SECRET_GROUND, rgb("#c9a0e0"), width=2, radius=8)
    inner = area.inset(14, 12)
    lines = [
        say("ui-dv-won-in-fights", tokens=sum(t.wizards[seat].graveyard)),
        say("ui-dv-others-bled", tokens=sum(blood) - blood[seat]),
        say("ui-dv-own-bled", tokens=blood[seat]),
    ]
    big = 48.0
    if area.w > 1.4 * area.h:  # the deed beside the words, rather than above them
        card, inner = off_left(inner, inner.w * 0.34, 18)
        y = inner.y
    else:
        y = _title(canvas, inner)
        low = sum(canvas.tall(line, 18, inner.w) for line in lines) + 6
        big = 48.0 if inner.y + inner.h - y - low > canvas.high(48, "title") + 40 else 30.0
        number = canvas.high(big, "title")
        card = Area(inner.x, y, inner.w, max(30.0, inner.y + inner.h - y - low - number - 6))
        y = card.y + card.h + 2
    number = canvas.high(big, "title")
    deed_card(canvas, card, deed)
    wide = canvas.text(str(score_with(t, seat, deed)), (inner.x, y), big, LIGHT_INK, face="title")
    room, at = inner.w - wide - 8, (inner.x + wide + 8, y + number * 0.45)
    canvas.text(say("ui-dv-of-goal", goal=t.options.goal), at, 20, SECRET_INK, room=room)
    y += number
    for line in lines:
        y += canvas.paragraph(line, Area(inner.x, y, inner.w, 100), 18, SECRET_INK)
    if hole := _keyhole(t, seat):
        canvas.veil(card, SECRET_GROUND, 200)
        words = say("ui-dv-keyhole", room=name(hole), letter=ROOMS[hole].letter or "–")
        canvas.paragraph(words, card.inset(4), 20, LIGHT_INK, middle=True, align="centre")


def _title(canvas: Canvas, area: Area) -> float:
    """The title of the panel; returns where it ends."""
    size = canvas.fitting(say("ui-dv-secret"), 22, area.w, "title")
    canvas.text(say("ui-dv-secret"), (area.x, area.y), size, LIGHT_INK, face="title")
    return area.y + canvas.high(22, "title") + 6


def _keyhole(t: State, seat: int) -> str:
    """The room that this wizard has seen through the keyhole of the dungeon that its party explores, "" for none."""
    if t.trip is None or t.trip.seat != seat or not t.rooms[t.trip.dungeon]:
        return ""
    return t.rooms[t.trip.dungeon][-1].sealed or ""


def paint_curtain(canvas: Canvas, table: TableView) -> None:
    """The curtain before a question for one person alone: whose turn it is, and the key to hold."""
    seat = table.client.seat
    assert seat is not None
    room = canvas.room
    if art.has("dungeonville/curtain-wide"):
        canvas.picture("dungeonville/curtain-wide", room, cover=True)
    else:
        canvas.box(room, (rgb("#5a1420"), rgb("#2a0a10")), radius=0)
    x, y = room.centre[0], room.h * 0.28
    title = say("ui-dv-next", seat=name(COLOURS[seat]))
    size = canvas.fitting(title, 56, room.w - 80, "title")
    pawn(canvas, (x, y), 120, seat)
    y += 20
    canvas.text(title, (x, y), size, LIGHT_INK, face="title", align="centre", halo=True)
    y += canvas.high(size, "title") + 6
    for words in canvas.lines(say("ui-dv-curtain"), 28, room.w - 120, "italic"):
        canvas.text(words, (x, y), 28, LIGHT_INK, face="italic", align="centre", halo=True)
        y += canvas.high(28)
    bar = Area(x - 160, y + 26, 320, 22)
    canvas.box(bar, rgb("#2a0a10"), LIGHT_INK, width=2, radius=11)
    if table.curtain.share > 0.02:
        canvas.box(Area(bar.x + 3, bar.y + 3, (bar.w - 6) * table.curtain.share, bar.h - 6), P.focus, radius=8)
    key_cap(canvas, (x - 20, y + 66), table.context.input.cap("usual"), P)
