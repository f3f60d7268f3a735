"""The stage of the table: the town with five adventurers, a fight at an entrance, or the rooms of an expedition."""

from collections.abc import Iterator

from game.rules.dungeonville.state import COLOURS, State, Trip
from game.rules.dungeonville.tables.cards import ADVENTURERS, TOWN
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.dungeonville.board.cards import room_card, town_card
from game.ui.dungeonville.board.duel import Duel, DuelSet
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.panels import round_summary
from game.ui.dungeonville.style import (
    DUNGEON_COLOURS,
    EDGE,
    PAPER,
    P,
    label,
    medallion,
    parchment,
    portrait,
)
from game.ui.dungeonville.table.view import TableView


def paint(canvas: Canvas, table: TableView) -> None:
    """Paint what the phase is about, or the recap of a round."""
    layout, t = table.layout, table.state
    assert layout is not None
    if "stage" in layout.closed:
        return
    if table.in_recap:
        canvas.panel("dv-stage", repr((table.tally, canvas.look)), layout.stage, lambda c, a: round_summary.paint(c, a, table))
    elif table.duel is not None:
        key = repr((table.duel, table.picks, table.seat, canvas.look))
        canvas.panel("dv-stage", key, layout.stage, lambda c, a: _duel(c, a, layout, table.duel, table.picks, table.seat))
    elif t.trip is not None:
        canvas.panel("dv-stage", repr((t.trip, canvas.look)), layout.stage, lambda c, a: _rooms(c, a, layout, t, t.trip))
    else:
        key = repr((t.town, t.phase, canvas.look))
        canvas.panel("dv-stage", key, layout.stage, lambda c, a: _town(c, a, table))


def _head(canvas: Canvas, area: Area, title: str, note: str) -> None:
    if not positions.title_height(canvas, area):
        return
    band = Area(area.x + 6, area.y + 6, area.w - 12, canvas.high(26, "title") + 2)
    canvas.veil(band, PAPER, 190, radius=6)  # dark text needs a light band: the picture may be dark
    size = canvas.fitting(title, 26, area.w - 36, "title")
    wide = canvas.text(title, (area.x + 18, area.y + 9), size, P.title, face="title")
    room = Area(area.x + wide + 44, area.y + 11, area.w - wide - 62, canvas.high(20) + 4)
    label(canvas, (note,), room, 20, P.text, face="italic", align="right")


# ------------------------------------------------------------------ the town


def _town(canvas: Canvas, area: Area, table: TableView) -> Iterator[None]:
    t, layout = table.state, table.layout
    assert layout is not None
    parchment(canvas, area)
    if art.has("dungeonville/town"):
        canvas.picture("dungeonville/town", area.inset(3), cover=True)
    note = say("ui-dv-town-open" if t.phase == "recruit" else "ui-dv-town-shut")
    _head(canvas, area, say("ui-dv-town"), note)
    areas = positions.town_cards(canvas, layout)
    empty = len(TOWN) - len(t.town)
    for number, (place, spot) in enumerate(areas.items()):
        yield
        adventurer = t.town[number - empty] if number >= empty else ""
        town_card(canvas, spot, place, adventurer, faint=t.phase != "recruit")


# ------------------------------------------------------------------ a duel


def _duel(canvas: Canvas, area: Area, layout: Layout, duel: Duel | None, picks: list[str], seat: int | None) -> Iterator[None]:
    """A column for each set, with a row for each party: its fighters face down, or revealed beside their opponents."""
    assert duel is not None
    parchment(canvas, area, DUNGEON_COLOURS[duel.dungeon], wide=3)
    if art.has("dungeonville/duel"):
        canvas.picture("dungeonville/duel", area.inset(3), cover=True, alpha=90)
    _head(canvas, area, say("ui-dv-duel", dungeon=name(duel.dungeon)), say("ui-dv-duel-note"))
    for number in range(positions.SETS):
        yield
        _sets(canvas, layout, duel, number, picks, seat)


def _sets(canvas: Canvas, layout: Layout, duel: Duel, number: int, picks: list[str], seat: int | None) -> None:
    """One set: a row for each party."""
    shown = duel.sets[number] if number < len(duel.sets) else None
    for place, who in enumerate(duel.seats):
        line, small, card = positions.fighter_row(canvas, layout, duel, number, who)
        if not place:
            y = line.y - canvas.high(20, "bold") - 4
            canvas.text(say("ui-dv-set", number=number + 1), (line.centre[0], y), 20, P.title, face="bold", align="centre")
        won = shown is not None and shown.winner == who
        canvas.box(line, mix(PAPER, P.focus, 0.4) if won else PAPER, P.focus if won else EDGE, width=3 if won else 1.5, radius=6)
        if small.w >= positions.name_width(canvas):
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


def _fighter(canvas: Canvas, line: Area, card: Area, shown: DuelSet | None, who: int, fighter: str) -> None:
    """A fighter's medallion, strength and fate."""
    fate = shown.fates.get(who, "") if shown is not None else ""
    won = shown is not None and shown.winner == who
    medallion(canvas, card.centre, card.w / 2, fighter, grey=fate == "slain")
    rank = shown.strengths[who] if shown is not None else ADVENTURERS[fighter].rank
    x, right = card.x + card.w + 8, line.x + line.w - 6
    label(canvas, (str(rank),), Area(x, line.y, right - x, line.h), 28, P.text, face="title", align="left")
    x += canvas.wide(str(rank), 28, "title") + 10
    words = say(f"ui-dv-fate-{fate}") if fate else say("ui-dv-fate-won") if won else name(ADVENTURERS[fighter].kind)
    colour = P.danger if fate == "slain" else P.text
    label(canvas, (words,), Area(x, line.y, right - x, line.h), 18, colour, align="left")


# ------------------------------------------------------------------ an expedition


def _rooms(canvas: Canvas, area: Area, layout: Layout, t: State, trip: Trip | None) -> Iterator[None]:
    """The visible rooms of an expedition beside the deck."""
    assert trip is not None
    colour = DUNGEON_COLOURS[trip.dungeon]
    parchment(canvas, area, colour, wide=3)
    if art.has(f"dungeonville/insides/{trip.dungeon}"):
        canvas.picture(f"dungeonville/insides/{trip.dungeon}", area.inset(3), cover=True)
        canvas.veil(area.inset(3), PAPER, 105)
    _head(canvas, area, say("ui-dv-trip", dungeon=name(trip.dungeon)), say("ui-dv-trip-note", left=len(t.rooms[trip.dungeon])))
    yield
    if t.rooms[trip.dungeon]:
        canvas.picture(f"dungeonville/cards/back-{trip.dungeon}", positions.deck_area(canvas, layout))
    for place, room in enumerate(trip.rooms[-positions.visible_rooms(canvas, layout) :]):
        yield
        room_card(canvas, positions.room_area(canvas, layout, place), room, carried=room in trip.carried or room == trip.room)
