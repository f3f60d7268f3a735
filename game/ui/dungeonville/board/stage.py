"""The stage of the table: the town with five adventurers, a duel before an entrance, or the rooms of an expedition."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.rules.dungeonville.beliefs.odds import deadly_rooms
from game.rules.dungeonville.state import COLOURS, State, Trip
from game.rules.dungeonville.tables.cards import ADVENTURERS, ROOMS, TOWN
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, mix, rgb
from game.ui.dungeonville.board.duel import Duel, Round
from game.ui.dungeonville.layout import Layout
from game.ui.dungeonville.panels import round_summary
from game.ui.dungeonville.style import (
    DUNGEON,
    EDGE,
    PAPER,
    P,
    coin,
    face,
    label,
    letter_chip,
    letters_high,
    letters_row,
    portrait,
    sheet,
)
from game.ui.dungeonville.targets import positions, table_targets
from game.ui.widgets.layout import off_bottom, off_top

if TYPE_CHECKING:
    from game.ui.dungeonville.table.controller import TableController

FRAME, HOLE = (240.0, 336.0), Area(16, 54, 208, 126)
"""The size of a room's frame as it was drawn, and the hole in it for the picture."""
FRONT, PLANK, ROOMY = (416.0, 140.0), 44 / 140, 205.0
PLANK_COLOUR = rgb("#5a3318")
"""The size of the front of a house as it was drawn, how much of it is the plank for its name, and how high a card is that has room for it."""


def paint(canvas: Canvas, table: "TableController") -> None:
    """Whatever the phase is about."""
    lay, t = table.lay, table.t
    assert lay is not None
    if "stage" in lay.shut:
        return
    if table.resting:
        canvas.panel("dv-stage", repr((table.tally, canvas.look)), lay.stage, lambda c, a: round_summary.paint(c, a, table))
    elif table.duel is not None:
        key = repr((table.duel, table.picks, table.seat, canvas.look))
        canvas.panel("dv-stage", key, lay.stage, lambda c, a: _duel(c, a, lay, table.duel, table.picks, table.seat))
    elif t.trip is not None:
        canvas.panel("dv-stage", repr((t.trip, canvas.look)), lay.stage, lambda c, a: _rooms(c, a, lay, t, t.trip))
    else:
        key = repr((t.town, t.phase, canvas.look))
        canvas.panel("dv-stage", key, lay.stage, lambda c, a: _town(c, a, table))


def _head(canvas: Canvas, area: Area, title: str, note: str) -> None:
    if not table_targets.head_of(canvas, area):
        return
    band = Area(area.x + 6, area.y + 6, area.w - 12, canvas.high(26, "title") + 2)
    canvas.veil(band, PAPER, 190, radius=6)  # dark words on a picture that may be dark
    size = canvas.fitting(title, 26, area.w - 36, "title")
    wide = canvas.text(title, (area.x + 18, area.y + 9), size, P.title, face="title")
    room = Area(area.x + wide + 44, area.y + 11, area.w - wide - 62, canvas.high(20) + 4)
    label(canvas, (note,), room, 20, P.text, face="italic", align="right")


# ------------------------------------------------------------------ the town


def _town(canvas: Canvas, area: Area, table: "TableController") -> Iterator[None]:
    t, lay = table.t, table.lay
    assert lay is not None
    sheet(canvas, area)
    if art.has("dungeonville/town"):
        canvas.picture("dungeonville/town", area.inset(3), cover=True)
    note = say("ui-dv-town-open" if t.phase == "recruit" else "ui-dv-town-shut")
    _head(canvas, area, say("ui-dv-town"), note)
    areas = table_targets.town_cards(canvas, lay)
    empty = len(TOWN) - len(t.town)
    for number, (place, spot) in enumerate(areas.items()):
        yield
        adventurer = t.town[number - empty] if number >= empty else ""
        town_card(canvas, spot, place, adventurer, faint=t.phase != "recruit")


def town_card(canvas: Canvas, area: Area, place: str, adventurer: str, *, faint: bool) -> None:
    """A place of the town with its price, and who stands there."""
    sheet(canvas, area)
    plank = canvas.high(22, "bold") + 4
    front = area.w * FRONT[1] / FRONT[0] if plank < 36 and area.h > ROOMY else plank + 8
    head, rest = off_top(area, front, 0)
    if front > plank + 8:
        canvas.picture(f"dungeonville/fronts/{place}", head, cover=True, eye=1.0)
    else:
        canvas.box(head, (mix(P.title, PAPER, 0.1), P.title), None, radius=6)
    low = front * PLANK if front > plank + 8 else front
    if low < (least := canvas.high(20, "bold") - 4):  # the plank as it was drawn is too low for letters of this size
        low = least
        canvas.box(Area(head.x, head.y + head.h - low, head.w, low), PLANK_COLOUR, None, radius=2)
    spot = Area(head.x + 10, head.y + head.h - low, head.w - 24 if low < front else head.w - 64, low)
    label(canvas, (name(place),), spot, 20 if low < front else 22, PAPER, face="bold", align="left")
    coin(canvas, (head.x + head.w - 26, min(head.y + 26, head.centre[1] + 4)), 24, str(TOWN[place].price))
    if adventurer:
        person(canvas, rest.inset(10, 6), adventurer, faint=faint)


def person(canvas: Canvas, area: Area, adventurer: str, *, at: str = "", faint: bool = False) -> None:
    """An adventurer on a card: face, rank, class, name, letters."""
    row = ADVENTURERS[adventurer]
    chips, upper = off_bottom(area, min(letters_high(canvas, area.w), area.h * 0.5), 6)
    letters_row(canvas, chips, row.letters, at)
    word = _name(canvas, upper, adventurer)
    top = Area(upper.x, upper.y, upper.w, upper.h - word - 2)
    rank = canvas.wide("88", 30, "title")
    if top.w * 0.46 < rank + 10 or top.w < 0.6 * top.h:  # too narrow for anything beside the face
        _upright(canvas, top, adventurer, faint=faint)
        return
    radius = min(top.h / 2, top.w * 0.27)
    face(canvas, (top.x + radius, top.centre[1]), radius, adventurer, grey=faint)
    x, room = top.x + 2 * radius + 10, top.w - 2 * radius - 10
    big = min(44.0, top.h * 0.5)
    wide = canvas.text(str(row.rank), (x, top.y), big, P.text, face="title")
    y = top.y + canvas.high(big, "title") * 0.95
    if y + canvas.high(20) > top.y + top.h + 4:  # there is no room for it below: beside the rank
        x, y, room = x + wide + 8, top.y + (canvas.high(big, "title") - canvas.high(20)) / 2, room - wide - 8
    label(canvas, (name(row.kind),), Area(x, y, room, canvas.high(20)), 20, P.text, align="left")
    colour = name(row.colour) if row.colour else say("name-colourless")
    if y + 2 * canvas.high(20) <= top.y + top.h + 4:
        spot = Area(x, y + canvas.high(20) - 2, room, canvas.high(17, "italic"))
        label(canvas, (colour,), spot, 17, P.muted, face="italic", align="left")


def _name(canvas: Canvas, area: Area, adventurer: str) -> float:
    """The name at the foot of a card, in one line or two; returns how high it is, 0 where there is no room for it."""
    words = name(adventurer)
    size = canvas.fitting(words, 20, area.w, "bold", 0.75)
    style = "bold" if canvas.wide(words, size, "bold") <= area.w else "text"
    high = canvas.tall(words, size, area.w, style)
    broken = any(canvas.wide(part, size, style) > area.w for part in words.split())
    if broken or area.h - high < 2 * canvas.high(20):
        return 0.0
    canvas.paragraph(words, Area(area.x, area.y + area.h - high, area.w, high), size, P.text, face=style)
    return high


def _upright(canvas: Canvas, area: Area, adventurer: str, *, faint: bool) -> None:
    """A narrow card: the face, below it the rank and the class, or its sign."""
    row = ADVENTURERS[adventurer]
    number, kind = canvas.high(30, "title") * 0.9, canvas.high(20)
    both = area.h - number - kind > kind
    low = number + (kind if both else 0)
    radius = max(4.0, min(area.w / 2, (area.h - low) / 2))
    face(canvas, (area.centre[0], area.y + (area.h - low) / 2), radius, adventurer, grey=faint)
    y, wide = area.y + area.h - low, canvas.wide(str(row.rank), 30, "title")
    named = both and label(canvas, (name(row.kind),), Area(area.x, y + number, area.w, kind), 20, P.text)
    side = min(number * 0.62, area.w - wide - 4)
    beside = 0.0 if named or side < 12 else side + 4
    canvas.text(str(row.rank), (area.centre[0] - beside / 2, y), 30, P.text, face="title", align="centre")
    if beside:
        x = area.centre[0] - beside / 2 + wide / 2 + 4 + side / 2
        canvas.picture(f"dungeonville/signs/{row.kind}", positions.square((x, y + number / 2), side))


# ------------------------------------------------------------------ a duel


def _duel(canvas: Canvas, area: Area, lay: Layout, duel: Duel | None, picks: list[str], seat: int | None) -> Iterator[None]:
    """A column for each party, with its fighters set by set: face down, or turned over beside those that they met."""
    assert duel is not None
    sheet(canvas, area, DUNGEON[duel.dungeon], wide=3)
    if art.has("dungeonville/duel"):
        canvas.picture("dungeonville/duel", area.inset(3), cover=True, alpha=90)
    _head(canvas, area, say("ui-dv-duel", dungeon=name(duel.dungeon)), say("ui-dv-duel-note"))
    for number in range(positions.SETS):
        yield
        _sets(canvas, lay, duel, number, picks, seat)


def _sets(canvas: Canvas, lay: Layout, duel: Duel, number: int, picks: list[str], seat: int | None) -> None:
    """One set: a row for each party."""
    shown = duel.sets[number] if number < len(duel.sets) else None
    for place, who in enumerate(duel.seats):
        line, small, card = positions.duel_line(canvas, lay, duel, number, who)
        if not place:
            y = line.y - canvas.high(20, "bold") - 4
            canvas.text(say("ui-dv-set", number=number + 1), (line.centre[0], y), 20, P.title, face="bold", align="centre")
        won = shown is not None and shown.winner == who
        canvas.box(line, mix(PAPER, P.focus, 0.4) if won else PAPER, P.focus if won else EDGE, width=3 if won else 1.5, radius=6)
        if small.w >= positions.name_wide(canvas):
            label(canvas, (name(COLOURS[who]),), small, 18, P.muted, face="bold", align="left")
        else:
            portrait(canvas, positions.square(small.centre, min(small.w, small.h)), who)
        fighter = shown.fighters.get(who, "") if shown is not None else ""
        if shown is None and who == seat and number < len(picks):
            fighter = picks[number]
        if fighter:
            _fighter(canvas, line, card, shown, who, fighter)
        elif shown is None and number < duel.laid.get(who, 0):
            canvas.picture("dungeonville/cards/back-adventurer", card._replace(w=card.h * 0.714))


def _fighter(canvas: Canvas, line: Area, card: Area, shown: Round | None, who: int, fighter: str) -> None:
    """Who has stepped forward, how strong, and what became of it."""
    fate = shown.fates.get(who, "") if shown is not None else ""
    won = shown is not None and shown.winner == who
    face(canvas, card.centre, card.w / 2, fighter, grey=fate == "slain")
    rank = shown.strengths[who] if shown is not None else ADVENTURERS[fighter].rank
    x, right = card.x + card.w + 8, line.x + line.w - 6
    label(canvas, (str(rank),), Area(x, line.y, right - x, line.h), 28, P.text, face="title", align="left")
    x += canvas.wide(str(rank), 28, "title") + 10
    words = say(f"ui-dv-fate-{fate}") if fate else say("ui-dv-fate-won") if won else name(ADVENTURERS[fighter].kind)
    colour = P.danger if fate == "slain" else P.text
    label(canvas, (words,), Area(x, line.y, right - x, line.h), 18, colour, align="left")


# ------------------------------------------------------------------ an expedition


def _rooms(canvas: Canvas, area: Area, lay: Layout, t: State, trip: Trip | None) -> Iterator[None]:
    """The rooms that were opened, the newest largest; beside them how many may come and how many of them kill."""
    assert trip is not None
    colour = DUNGEON[trip.dungeon]
    sheet(canvas, area, colour, wide=3)
    if art.has(f"dungeonville/insides/{trip.dungeon}"):
        canvas.picture(f"dungeonville/insides/{trip.dungeon}", area.inset(3), cover=True)
        canvas.veil(area.inset(3), PAPER, 105)
    _head(canvas, area, say("ui-dv-trip", dungeon=name(trip.dungeon)), say("ui-dv-trip-note", left=len(t.rooms[trip.dungeon])))
    yield
    if t.rooms[trip.dungeon]:
        canvas.picture(f"dungeonville/cards/back-{trip.dungeon}", positions.pile_at(canvas, lay))
    for place, room in enumerate(trip.rooms[-positions.rooms_shown(canvas, lay) :]):
        yield
        room_card(canvas, positions.room_at(canvas, lay, place), room, kept=room in trip.carried or room == trip.room)


def room_card(canvas: Canvas, area: Area, room: str, *, kept: bool = True) -> None:
    """A room: its picture, letter, gold and name; greyed where it was left behind."""
    row, k = ROOMS[room], area.w / FRAME[0]
    picture = Area(area.x + HOLE.x * k, area.y + HOLE.y * k * area.h / (FRAME[1] * k), HOLE.w * k, HOLE.h * area.h / FRAME[1])
    if art.has(f"dungeonville/rooms/{room}"):
        canvas.picture(f"dungeonville/rooms/{room}", picture, cover=True, grey=not kept)
    else:
        canvas.box(picture, mix(DUNGEON[row.dungeon], INK, 0.45), None, radius=4)
    canvas.picture(f"dungeonville/frames/{row.dungeon}", area)
    if row.letter:
        letter_chip(canvas, Area(area.x + 8, area.y + 8, 34, 34), row.letter, row.dungeon)
        coin(canvas, (area.x + area.w - 24, area.y + 24), 19, str(row.gold))
    low = picture.y + picture.h + 4
    words = Area(area.x + 12, low, area.w - 24, area.y + area.h - low - 10)
    if not kept:
        note = canvas.high(17)
        label(
            canvas,
            (say("ui-dv-left-behind"),),
            Area(words.x, words.y + words.h - note, words.w, note),
            17,
            mix(P.danger, INK, 0.75),
        )
        words = words._replace(h=words.h - note)
    size = canvas.block(name(room), words, 19, "bold")
    if canvas.tall(name(room), size, words.w, "bold") <= words.h + 1:
        canvas.paragraph(name(room), words, size, P.text, face="bold", align="centre", middle=True)


def danger_words(t: State, trip: Trip) -> tuple[str, str]:
    """How likely somebody dies in the next room, and of how many cards."""
    deadly, all_of = deadly_rooms(t, trip.seat, trip.dungeon)
    return say("ui-dv-deeds-chance", percent=round(100 * deadly / all_of) if all_of else 0), say(
        "ui-dv-deadly", deadly=deadly, rooms=all_of
    )
