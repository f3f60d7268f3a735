"""The party in front: of the wizard at the screen, or of the one who acts."""

from collections.abc import Iterator

from game.rules.dungeonville.beliefs.odds import LETTERS, letter_of, risk_of
from game.rules.dungeonville.party import capacity
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.style import (
    ADVENTURER_COLOURS,
    DUNGEON_COLOURS,
    EDGE,
    WIZARD_COLOURS,
    P,
    label,
    letters_height,
    letters_row,
    medallion,
    parchment,
)
from game.ui.dungeonville.table.view import TableView
from game.ui.widgets.layout import off_top


def paint(canvas: Canvas, table: TableView) -> None:
    """The party in front."""
    layout, t, seat = table.layout, table.state, table.front_seat
    assert layout is not None
    if "party" in layout.closed:
        return
    trip = t.trip if t.trip is not None and t.trip.seat == seat else None
    key = repr(
        (
            seat,
            None if seat is None else t.wizards[seat],
            trip,
            t.wizards[seat].pawn if seat is not None else "",
            table.picks,
            table.seat,
            canvas.look,
        )
    )
    canvas.panel("dv-party", key, layout.party, lambda c, a: _party(c, a, table, seat))


def _party(canvas: Canvas, area: Area, table: TableView, seat: int | None) -> Iterator[None]:
    layout, t = table.layout, table.state
    assert layout is not None
    parchment(canvas, area, WIZARD_COLOURS[seat] if seat is not None else EDGE, wide=3)
    if seat is None:
        return
    one = t.wizards[seat]
    if head := positions.title_height(canvas, area):
        title = say("ui-dv-my-party") if table.client.sole_seat == seat else say("ui-dv-party-of", seat=name(COLOURS[seat]))
        size = canvas.fitting(title, 26, area.w - 36, "title")
        wide = canvas.text(title, (area.x + 18, area.y + 9), size, P.title, face="title", room=area.w - 36)
        note = say("ui-dv-carries", gold=capacity(t, seat)) if one.party else say("ui-dv-nobody")
        spot = Area(area.x + wide + 34, area.y + 9, area.w - wide - 52, head)
        label(canvas, (note, say("ui-dv-carries-short", gold=capacity(t, seat))), spot, 20, P.muted, face="italic", align="left")
    for spot in positions.party_cards(canvas, layout, NUMBERS.party)[len(one.party) :]:
        _empty(canvas, spot)
    for adventurer, spot in zip(one.party, positions.party_cards(canvas, layout, len(one.party)), strict=True):
        yield
        laid = table.picks.index(adventurer) + 1 if adventurer in table.picks and table.seat == seat else 0
        _member(canvas, spot, t, seat, adventurer, laid)


def _empty(canvas: Canvas, area: Area) -> None:
    """A free place in a party."""
    canvas.box(area, mix(EDGE, P.panel, 0.75), mix(EDGE, P.panel, 0.3), width=2, radius=8)
    side = min(area.w, area.h) * 0.5
    canvas.picture("dungeonville/cards/back-adventurer", positions.square(area.centre, side * 0.714, 1.4), alpha=60)


def _member(canvas: Canvas, area: Area, t: State, seat: int, adventurer: str, laid: int) -> None:
    """A party member: class and rank on its colour, medallion, name, letters, and the chance that the next room kills it."""
    row = ADVENTURERS[adventurer]
    colour = ADVENTURER_COLOURS[row.colour]
    parchment(canvas, area, mix(colour, INK, 0.3))
    head, rest = off_top(area, max(canvas.high(24, "bold") + 12, canvas.high(30, "title") + 6), 4)
    canvas.box(head, colour, mix(colour, INK, 0.4), radius=6)
    number, sign = canvas.wide(str(row.rank), 30, "title"), min(28.0, head.h - 8)
    canvas.picture(f"dungeonville/signs/{row.kind}", positions.square((head.x + 8 + sign / 2, head.centre[1]), sign))
    room = Area(head.x + 14 + sign, head.y, head.w - number - sign - 32, head.h)
    label(canvas, (name(row.kind),), room, 24, WHITE, face="bold", align="left")
    canvas.text(str(row.rank), (head.x + head.w - 10, head.y + 2), 30, WHITE, face="title", align="right")
    pawned = t.wizards[seat].pawn
    body = rest.inset(10, 4)
    foot = canvas.high(18, "bold") if pawned else 0.0
    chips = letters_height(canvas, body.w)
    named = canvas.wide(name(adventurer), canvas.fitting(name(adventurer), 20, body.w, "bold", 0.72), "bold") <= body.w
    word = canvas.high(20, "bold") if named and body.h - foot - chips > 2.2 * canvas.high(20, "bold") else 0.0
    picture = Area(body.x, body.y, body.w, max(10.0, body.h - foot - chips - word - 12))
    radius = min(picture.w, picture.h) / 2
    medallion(canvas, picture.centre, radius, adventurer)
    y = picture.y + picture.h + 2
    if word:
        label(canvas, (name(adventurer),), Area(body.x, y, body.w, word), 20, P.text, face="bold")
    y += word + 3
    letters = [letter_of(t, adventurer, dungeon) for dungeon in DUNGEON_COLOURS]
    letters_row(canvas, Area(body.x, y, body.w, chips), letters, pawned)
    if pawned and letter_of(t, adventurer, pawned) in LETTERS:  # the Jester and the Oracle get their letter at the entrance
        share = round(100 * risk_of(t, seat, adventurer, pawned))
        words = (say("ui-dv-dies", risk=share), say("ui-dv-deeds-chance", percent=share))
        label(canvas, words, Area(body.x, y + chips + 3, body.w, foot), 18, P.danger, face="bold", align="right")
    if laid:
        radius = max(22.0, canvas.high(28, "title") * 0.5)
        x, y = area.x + area.w - radius - 4, rest.y + radius + 2
        canvas.circle((x, y), radius, P.focus)
        canvas.text(str(laid), (x, y - canvas.high(28, "title") / 2), 28, INK, face="title", align="centre")
