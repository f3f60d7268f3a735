"""The stage of the table: the town with five adventurers, a fight at an entrance, the rooms of an expedition, or the recap of a round."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import TOWN
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import Tally, WizardTally
from game.ui.dungeonville.panels.duel import DuelProps, paint_duel
from game.ui.dungeonville.panels.pieces import (
    coin,
    parchment,
    portrait,
    room_card,
    stage_head,
    token,
    town_card,
)
from game.ui.dungeonville.theme import DUNGEON_COLOURS, PAPER, PAPER_LOW, WIZARD_COLOURS, WIZARD_INKS, P
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.layout import columns, off_left, off_top, rows


def stage_layer(town: Town) -> Layer:
    """What the phase is about, or the recap of a round."""
    layout, t, trip = town.layout, town.state, town.state.trip
    if town.in_recap:
        return Layer("dv-stage", layout.stage, paint_recap, (town.tally, len(t.wizards)))
    if town.duel is not None:
        return Layer("dv-stage", layout.stage, paint_duel, DuelProps(town.duel, town.picks, town.facts.seat))
    if trip is not None:
        bright = frozenset((*trip.carried, *((trip.room,) if trip.room else ())))
        props = TripProps(trip.dungeon, len(t.rooms[trip.dungeon]), tuple(trip.rooms), bright)
        return Layer("dv-stage", layout.stage, paint_trip, props)
    return Layer("dv-stage", layout.stage, paint_town, (tuple(t.town), t.phase == "recruit"))


# ------------------------------------------------------------------ the town


def paint_town(canvas: Canvas, area: Area, props: tuple[tuple[str, ...], bool]) -> Iterator[None]:
    """Paint the town: its five places with the adventurers there, and whether they may be hired."""
    town, is_open = props
    parchment(canvas, area)
    canvas.picture("dungeonville/town", area.inset(3), cover=True)
    stage_head(canvas, area, say("ui-dv-town"), say("ui-dv-town-open" if is_open else "ui-dv-town-shut"))
    empty = len(TOWN) - len(town)
    for number, (place, spot) in enumerate(positions.town_cards(canvas, area).items()):
        yield
        adventurer = town[number - empty] if number >= empty else ""
        town_card(canvas, spot, place, adventurer, faint=not is_open)


# ------------------------------------------------------------------ an expedition


class TripProps(NamedTuple):
    """An expedition: its dungeon, the rooms left there, the rooms so far, and those that are carried or current."""

    dungeon: str
    left: int
    rooms: tuple[str, ...]
    bright: frozenset[str]


def paint_trip(canvas: Canvas, area: Area, props: TripProps) -> Iterator[None]:
    """Paint the visible rooms of an expedition beside the deck."""
    parchment(canvas, area, DUNGEON_COLOURS[props.dungeon], wide=3)
    canvas.picture(f"dungeonville/insides/{props.dungeon}", area.inset(3), cover=True)
    canvas.veil(area.inset(3), PAPER, 105)
    stage_head(canvas, area, say("ui-dv-trip", dungeon=props.dungeon), say("ui-dv-trip-note", left=props.left))
    yield
    if props.left:
        canvas.picture(f"dungeonville/cards/back-{props.dungeon}", positions.room_area(canvas, area, -1))
    for place, room in enumerate(props.rooms[-positions.visible_rooms(canvas, area) :]):
        yield
        room_card(canvas, positions.room_area(canvas, area, place), room, carried=room in props.bright)


# ------------------------------------------------------------------ the recap


RECAP_COLUMNS = (0.2, 0.46, 0.17, 0.17)
"""The shares of the columns: wizard, yield, blood won, blood left."""


def paint_recap(canvas: Canvas, area: Area, props: tuple[Tally, int]) -> Iterator[None]:
    """Paint what the round has brought, a row for each of a number of wizards."""
    tally, wizards = props
    parchment(canvas, area, wide=3)
    head, body = off_top(area.inset(18, 10), canvas.high(26, "title"), 4)
    room = head.w * (RECAP_COLUMNS[0] + RECAP_COLUMNS[1])
    title = say("ui-dv-tally", round=tally.number)
    title = title if canvas.wide(title, 26, "title") <= room else say("ui-dv-round", round=tally.number)
    canvas.text(title, (head.x, head.y), 26, P.title, face="title", room=room)
    for words, spot in zip((say("ui-dv-tally-won"), say("ui-dv-tally-left")), columns(head, RECAP_COLUMNS, 8)[2:], strict=True):
        canvas.within(words, spot, canvas.fitting(words, 19, spot.w - 8, "bold"), P.muted, face="bold", align="left")
    for seat, line in enumerate(rows(body, wizards, 4)):
        yield
        _share(canvas, line, seat, tally.of(seat))


def recap_aloud(caption: str, tally: Tally, wizards: int) -> str:
    """The recap in sentences, for reading aloud and to estimate the reading time."""
    shares = [(name(COLOURS[seat]), tally.of(seat)) for seat in range(wizards)]
    lines = [f"{who}: {_fate(share)}{say('ui-dv-tally-blood', won=len(share.won), left=share.bled)}" for who, share in shares]
    return " ".join([caption, *lines])


def _fate(share: WizardTally) -> str:
    """The fate of a party, and of a deed that was exchanged, in words."""
    words = say(f"ui-dv-tally-{share.fate}", dungeon=share.dungeon or "", gold=share.gold)
    return f"{words} {say('ui-dv-tally-swapped')}" if share.swapped else words


def _share(canvas: Canvas, area: Area, seat: int, share: WizardTally) -> None:
    """The row of a wizard; the portrait identifies it where the name does not fit."""
    canvas.box(area, (PAPER, PAPER_LOW), P.line, width=1, radius=5)
    canvas.box(area.column(area.x, 6), WIZARD_COLOURS[seat], P.line, radius=3)
    who, home, won, bled = columns(area, RECAP_COLUMNS, 8)
    side, size = min(44.0, area.h - 4), min(28.0, area.h - 6)
    face, words = off_left(who.inset(10, 2), side, 8)
    portrait(canvas, area.halfway_down(face.x, side, side), seat)
    if canvas.wide(name(COLOURS[seat]), 22, "bold") <= words.w:
        canvas.within(name(COLOURS[seat]), words, 22, WIZARD_INKS[seat], face="bold", align="left", margin=0)
    _yield(canvas, home, share)
    _owners(canvas, won, share.won, size)
    if share.bled:
        plate = area.halfway_down(bled.x + 2, 12, size)
        canvas.box(plate, DUNGEON_COLOURS[share.dungeon], None, radius=3)
        _owners(canvas, off_left(bled, 16, 2)[1], (seat,) * share.bled, size)


def _yield(canvas: Canvas, area: Area, share: WizardTally) -> None:
    """The gold on a coin, the items, and the fate of the party in words."""
    side, x = min(34.0, area.h - 4), area.x
    if share.gold:
        coin(canvas, (x + side / 2, area.centre[1]), side / 2, str(share.gold))
        x += side + 6
    for item in share.items:
        canvas.picture(f"dungeonville/items/{item}", area.halfway_down(x, side, side))
        x += side + 4
    words, room = _fate(share), area.beside(x + 4)
    size = canvas.block(words, room, 20, least=9)
    canvas.paragraph(words, room, size, P.danger if share.lost else P.text, middle=True)


def _owners(canvas: Canvas, area: Area, owners: tuple[int, ...], size: float) -> None:
    """Tokens in a row, closer together where they are many."""
    step = min(size + 3, (area.w - size) / max(1, len(owners) - 1))
    for place, owner in enumerate(owners):
        token(canvas, (area.x + size / 2 + place * step, area.centre[1]), size / 2, owner)
