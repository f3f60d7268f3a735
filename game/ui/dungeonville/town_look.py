"""The stage of the table: the town with five adventurers, a duel before an entrance, or the rooms of an expedition."""

from typing import TYPE_CHECKING

from game.rules.dungeonville.cards import ADVENTURERS, ROOMS, TOWN
from game.rules.dungeonville.odds import deadly_rooms
from game.rules.dungeonville.state import COLOURS, State, Trip
from game.text import name, say
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.dungeonville import places
from game.ui.dungeonville.duel import Duel
from game.ui.dungeonville.look import DUNGEON, EDGE, PAPER, P, coin, face, letter_chip, letters_row, sheet
from game.ui.lay import columns, off_left, off_top, rows
from game.ui.theme import INK, WHITE, mix

if TYPE_CHECKING:
    from game.ui.dungeonville.sitting import Sitting

FOLDED = 120.0
"""A stage that is lower than this has room for its name alone."""
SETS = 3


def paint(canvas: Canvas, table: "Sitting") -> None:
    """Whatever the phase is about."""
    lay, t = table.lay, table.t
    assert lay is not None
    if table.duel is not None:
        key = repr((table.duel, table.picks, table.seat, canvas.look))
        canvas.panel("dv-stage", key, lay.stage, lambda c, a: _duel(c, a, table.duel, table.picks, table.seat))
    elif t.trip is not None:
        canvas.panel("dv-stage", repr((t.trip, canvas.look)), lay.stage, lambda c, a: _rooms(c, a, t, t.trip))
    else:
        key = repr((t.town, t.phase, canvas.look))
        canvas.panel("dv-stage", key, lay.stage, lambda c, a: _town(c, a, table))


def _head(canvas: Canvas, area: Area, title: str, note: str) -> None:
    canvas.text(title, (area.x + 18, area.y + 9), 26, P.title, face="title")
    room = area.w - canvas.wide(title, 26, "title") - 60
    canvas.text(note, (area.x + area.w - 18, area.y + 13), 20, P.text, face="italic", align="right", room=room)


# ------------------------------------------------------------------ the town


def _town(canvas: Canvas, area: Area, table: "Sitting") -> None:
    t, lay = table.t, table.lay
    assert lay is not None
    sheet(canvas, area)
    if art.has("dungeonville/town"):
        canvas.picture("dungeonville/town", area.inset(3), cover=True)
    note = say("ui-dv-town-open" if t.phase == "recruit" else "ui-dv-town-shut")
    _head(canvas, area, say("ui-dv-town"), note)
    areas = places.town_cards(canvas, lay)
    empty = len(TOWN) - len(t.town)
    for number, (place, spot) in enumerate(areas.items()):
        adventurer = t.town[number - empty] if number >= empty else ""
        town_card(canvas, spot, place, adventurer, faint=t.phase != "recruit")


def town_card(canvas: Canvas, area: Area, place: str, adventurer: str, *, faint: bool) -> None:
    """A place of the town with its price, and who stands there."""
    sheet(canvas, area)
    high = canvas.high(22, "bold") + 12
    head, rest = off_top(area, high, 0)
    canvas.box(head, (mix(P.title, PAPER, 0.1), P.title), None, radius=6)
    canvas.text(name(place), (head.x + 12, head.y + 6), 22, PAPER, face="bold", room=head.w - 60)
    coin(canvas, (head.x + head.w - 26, head.centre[1] + 4), 24, str(TOWN[place].price))
    if adventurer:
        person(canvas, rest.inset(10, 8), adventurer, faint=faint)


def person(canvas: Canvas, area: Area, adventurer: str, *, at: str = "", faint: bool = False) -> None:
    """An adventurer on a card: face, rank, class, name, letters."""
    row = ADVENTURERS[adventurer]
    chips, upper = _foot(area, canvas)
    letters_row(canvas, chips, row.letters, at)
    bold = canvas.fitting(name(adventurer), 20, upper.w, "bold")
    style = "bold" if canvas.wide(name(adventurer), bold, "bold") <= upper.w else "text"
    word = canvas.tall(name(adventurer), bold, upper.w, style)
    canvas.paragraph(name(adventurer), Area(upper.x, upper.y + upper.h - word, upper.w, word), bold, P.text, face=style)
    top = Area(upper.x, upper.y, upper.w, upper.h - word - 2)
    radius = min(top.h / 2, top.w * 0.27)
    face(canvas, (top.x + radius, top.centre[1]), radius, adventurer, grey=faint)
    x, room = top.x + 2 * radius + 10, top.w - 2 * radius - 10
    big = min(44.0, top.h * 0.5)
    wide = canvas.text(str(row.rank), (x, top.y), big, P.text, face="title")
    low = top.y + canvas.high(big, "title") * 0.62
    if canvas.wide(say("ui-dv-rank"), 17) <= room - wide - 6:
        canvas.text(say("ui-dv-rank"), (x + wide + 6, low - 6), 17, P.muted)
    y = top.y + canvas.high(big, "title") * 0.95
    canvas.text(name(row.kind), (x, y), 20, P.text, room=room)
    colour = name(row.colour) if row.colour else say("name-colourless")
    if y + 2 * canvas.high(20) <= top.y + top.h + 4:
        canvas.text(colour, (x, y + canvas.high(20) - 2), 17, P.muted, face="italic", room=room)


def _foot(area: Area, canvas: Canvas) -> tuple[Area, Area]:
    high = min(max(26.0, canvas.high(20) + 2), area.h * 0.24)
    low = Area(area.x, area.y + area.h - high, area.w, high)
    return low, Area(area.x, area.y, area.w, area.h - high - 6)


# ------------------------------------------------------------------ a duel


def _duel(canvas: Canvas, area: Area, duel: Duel | None, picks: list[str], seat: int | None) -> None:
    """A column for each party, with its fighters set by set: face down, or turned over beside those that they met."""
    assert duel is not None
    sheet(canvas, area, DUNGEON[duel.dungeon], wide=3)
    if art.has("dungeonville/duel"):
        canvas.picture("dungeonville/duel", area.inset(3), cover=True, alpha=90)
    _head(canvas, area, say("ui-dv-duel", dungeon=name(duel.dungeon)), say("ui-dv-duel-note"))
    body = area.inset(16, 10)
    body = off_top(body, canvas.high(26, "title") + 4, 2)[1]
    across = columns(body, SETS, 14)
    for number, spot in enumerate(across):
        _set(canvas, spot, duel, number, picks, seat)


def _set(canvas: Canvas, area: Area, duel: Duel, number: int, picks: list[str], seat: int | None) -> None:
    """One set: a row for each party."""
    head, body = off_top(area, canvas.high(20, "bold") + 2, 2)
    canvas.text(say("ui-dv-set", number=number + 1), (head.centre[0], head.y), 20, P.title, face="bold", align="centre")
    lines = rows(body, len(duel.seats), 5)
    shown = duel.sets[number] if number < len(duel.sets) else None
    for who, line in zip(duel.seats, lines, strict=True):
        fighter = shown.fighters.get(who, "") if shown is not None else ""
        won = shown is not None and shown.winner == who
        canvas.box(line, mix(PAPER, P.focus, 0.4) if won else PAPER, P.focus if won else EDGE, width=3 if won else 1.5, radius=6)
        laid = who == seat and number < len(picks) and shown is None
        if laid:
            fighter = picks[number]
        small, rest = off_left(line.inset(6, 4), canvas.wide("Petronella", 18, "bold"), 6)
        canvas.text(
            name(COLOURS[who]), (small.x, small.centre[1] - canvas.high(18, "bold") / 2), 18, P.muted, face="bold", room=small.w
        )
        if not fighter:
            words = say("ui-dv-face-down") if number < duel.laid.get(who, 0) and shown is None else "–"
            canvas.text(words, (rest.x, rest.centre[1] - canvas.high(18) / 2), 18, P.muted, face="italic", room=rest.w)
            continue
        radius = min(rest.h / 2, 26.0)
        fate = shown.fates.get(who, "") if shown is not None else ""
        face(canvas, (rest.x + radius, rest.centre[1]), radius, fighter, grey=fate == "slain")
        rank = shown.strengths[who] if shown is not None else ADVENTURERS[fighter].rank
        x = rest.x + 2 * radius + 8
        x += canvas.text(str(rank), (x, rest.centre[1] - canvas.high(28, "title") / 2), 28, P.text, face="title") + 10
        words = say(f"ui-dv-fate-{fate}") if fate else say("ui-dv-fate-won") if won else name(ADVENTURERS[fighter].kind)
        canvas.text(
            words,
            (x, rest.centre[1] - canvas.high(18) / 2),
            18,
            P.danger if fate == "slain" else P.text,
            room=rest.x + rest.w - x,
        )


# ------------------------------------------------------------------ an expedition


def _rooms(canvas: Canvas, area: Area, t: State, trip: Trip | None) -> None:
    """The rooms that were opened, the newest largest; beside them how many may come and how many of them kill."""
    assert trip is not None
    colour = DUNGEON[trip.dungeon]
    sheet(canvas, area, colour, wide=3)
    if art.has(f"dungeonville/insides/{trip.dungeon}"):
        canvas.picture(f"dungeonville/insides/{trip.dungeon}", area.inset(3), cover=True)
        canvas.veil(area.inset(3), PAPER, 90)
    _head(canvas, area, say("ui-dv-trip", dungeon=name(trip.dungeon)), say("ui-dv-trip-note", left=len(t.rooms[trip.dungeon])))
    body = off_top(area.inset(16, 10), canvas.high(26, "title") + 6, 4)[1]
    shown = trip.rooms[-5:]
    wide = min(body.h * 1.02, (body.w - 12 * 4) / 5 * 1.0)
    x = body.x
    for room in shown:
        room_card(canvas, Area(x, body.y, wide, body.h), room, kept=room in trip.carried or room == trip.room)
        x += wide + 12


def room_card(canvas: Canvas, area: Area, room: str, *, kept: bool = True) -> None:
    """A room: its picture, letter, gold and name; greyed where it was left behind."""
    row = ROOMS[room]
    colour = DUNGEON[row.dungeon]
    canvas.box(area, PAPER, colour, width=3, radius=8)
    low = canvas.tall(name(room), 19, area.w - 12, "bold")
    picture = Area(area.x + 6, area.y + 6, area.w - 12, max(20.0, area.h - low - 18))
    if art.has(f"dungeonville/rooms/{room}"):
        canvas.picture(f"dungeonville/rooms/{room}", picture, cover=True, grey=not kept)
    else:
        canvas.box(picture, mix(colour, INK, 0.45), None, radius=4)
    if row.letter:
        letter_chip(canvas, Area(picture.x + 5, picture.y + 5, 38, 38), row.letter, row.dungeon)
        coin(canvas, (picture.x + picture.w - 24, picture.y + 25), 21, str(row.gold))
    if not kept:
        canvas.text(
            say("ui-dv-left-behind"), (picture.centre[0], picture.y + picture.h - 24), 17, WHITE, align="centre", halo=True
        )
    canvas.paragraph(
        name(room), Area(area.x + 6, area.y + area.h - low - 8, area.w - 12, low + 4), 19, P.text, face="bold", align="centre"
    )


def danger_words(t: State, trip: Trip) -> tuple[str, str]:
    """How likely somebody dies in the next room, and of how many cards."""
    deadly, all_of = deadly_rooms(t, trip.seat, trip.dungeon)
    return f"{round(100 * deadly / all_of) if all_of else 0} %", say("ui-dv-deadly", deadly=deadly, rooms=all_of)
