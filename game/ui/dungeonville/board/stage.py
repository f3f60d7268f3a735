"""The stage of the table: the town with five adventurers, a fight at an entrance, the rooms of an expedition, or the recap of a round."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import ADVENTURERS, TOWN
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import mix
from game.ui.dungeonville.board.cards import room_card, town_card
from game.ui.dungeonville.choreography.folds import Duel, DuelSet
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.panels import round_summary
from game.ui.dungeonville.style import DUNGEON_COLOURS, EDGE, PAPER, P, label, medallion, parchment, portrait
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer


def stage_layer(town: Town) -> Layer:
    """What the phase is about, or the recap of a round."""
    layout, t, trip = town.layout, town.state, town.state.trip
    if town.in_recap:
        return Layer("dv-stage", layout.stage, round_summary.paint, round_summary.RecapProps(town.tally, len(t.wizards)))
    if town.duel is not None:
        return Layer("dv-stage", layout.stage, paint_duel, DuelProps(layout, town.duel, town.picks, town.facts.seat))
    if trip is not None:
        bright = frozenset((*trip.carried, *((trip.room,) if trip.room else ())))
        props = TripProps(layout, trip.dungeon, len(t.rooms[trip.dungeon]), tuple(trip.rooms), bright)
        return Layer("dv-stage", layout.stage, paint_trip, props)
    return Layer("dv-stage", layout.stage, paint_town, TownProps(layout, tuple(t.town), t.phase == "recruit"))


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


@dataclass(frozen=True)
class TownProps:
    """The adventurers in town, and whether they may be hired."""

    layout: Layout
    town: tuple[str, ...]
    is_open: bool


def paint_town(canvas: Canvas, area: Area, props: TownProps) -> Iterator[None]:
    """Paint the town with its five places."""
    parchment(canvas, area)
    if art.has("dungeonville/town"):
        canvas.picture("dungeonville/town", area.inset(3), cover=True)
    note = say("ui-dv-town-open" if props.is_open else "ui-dv-town-shut")
    _head(canvas, area, say("ui-dv-town"), note)
    areas = positions.town_cards(canvas, props.layout)
    empty = len(TOWN) - len(props.town)
    for number, (place, spot) in enumerate(areas.items()):
        yield
        adventurer = props.town[number - empty] if number >= empty else ""
        town_card(canvas, spot, place, adventurer, faint=not props.is_open)


# ------------------------------------------------------------------ a duel


@dataclass(frozen=True)
class DuelProps:
    """A fight, and the fighters that the asked seat has picked for it so far."""

    layout: Layout
    duel: Duel
    picks: tuple[str, ...]
    seat: int | None


def paint_duel(canvas: Canvas, area: Area, props: DuelProps) -> Iterator[None]:
    """Paint a column for each set, with a row for each party: its fighters face down, or revealed beside their opponents."""
    duel = props.duel
    parchment(canvas, area, DUNGEON_COLOURS[duel.dungeon], wide=3)
    if art.has("dungeonville/duel"):
        canvas.picture("dungeonville/duel", area.inset(3), cover=True, alpha=90)
    _head(canvas, area, say("ui-dv-duel", dungeon=name(duel.dungeon)), say("ui-dv-duel-note"))
    for number in range(positions.SETS):
        yield
        _sets(canvas, props, number)


def _sets(canvas: Canvas, props: DuelProps, number: int) -> None:
    """One set: a row for each party."""
    layout, duel, picks, seat = props.layout, props.duel, props.picks, props.seat
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


@dataclass(frozen=True)
class TripProps:
    """An expedition: its dungeon, the rooms left there, the rooms so far, and those that are carried or current."""

    layout: Layout
    dungeon: str
    left: int
    rooms: tuple[str, ...]
    bright: frozenset[str]


def paint_trip(canvas: Canvas, area: Area, props: TripProps) -> Iterator[None]:
    """Paint the visible rooms of an expedition beside the deck."""
    layout, colour = props.layout, DUNGEON_COLOURS[props.dungeon]
    parchment(canvas, area, colour, wide=3)
    if art.has(f"dungeonville/insides/{props.dungeon}"):
        canvas.picture(f"dungeonville/insides/{props.dungeon}", area.inset(3), cover=True)
        canvas.veil(area.inset(3), PAPER, 105)
    _head(canvas, area, say("ui-dv-trip", dungeon=name(props.dungeon)), say("ui-dv-trip-note", left=props.left))
    yield
    if props.left:
        canvas.picture(f"dungeonville/cards/back-{props.dungeon}", positions.deck_area(canvas, layout))
    for place, room in enumerate(props.rooms[-positions.visible_rooms(canvas, layout) :]):
        yield
        room_card(canvas, positions.room_area(canvas, layout, place), room, carried=room in props.bright)
