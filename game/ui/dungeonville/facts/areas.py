"""Where the things that can be inspected are on the painted table; smaller things come after the larger ones below them."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.dungeonville.choice import Drop, Lay, UseItem
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.dungeonville.turn import PHASES
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville.facts.thing import Thing
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.table.view import TableView
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import rows

LEAST = 14.0
"""Things that are narrower or lower than this cannot be pointed at."""


class Spot(NamedTuple):
    """A thing, its area, and the part of the table it belongs to."""

    thing: Thing
    area: Area
    part: str

    @property
    def key(self) -> tuple[str, ...]:
        """The key of the target of this thing."""
        return ("closer", self.part, *self.thing)


def all_spots(table: TableView, canvas: Canvas, items: Sequence[Target] | None = None) -> list[Spot]:
    """All things that can be inspected, topmost last. `items` are the table's targets, by default the current ones."""
    lay = table.layout
    if lay is None or table.down:
        return []
    made = [Spot(Thing("house"), lay.house, "house")] if "house" not in lay.shut else []
    made += _phases(canvas, lay) if "phases" not in lay.shut else []
    for seat in range(len(lay.wizards) if "wizards" not in lay.shut else 0):
        made += _wizard(table, canvas, lay, seat)
    made += _stage(table, canvas, lay) if "stage" not in lay.shut else []
    made += _mouths(canvas, lay) if "mouths" not in lay.shut else []
    made += _party(table, canvas, lay) if "party" not in lay.shut else []
    made += _plates(table.focus.targets if items is None else items)
    return [one for one in made if min(one.area.w, one.area.h) >= LEAST]


def at(table: TableView, canvas: Canvas, point: tuple[float, float]) -> Spot | None:
    """The topmost thing at a point."""
    return next((one for one in reversed(all_spots(table, canvas)) if one.area.holds(point)), None)


def _phases(canvas: Canvas, lay: Layout) -> list[Spot]:
    area = lay.phases.inset(12, 8)
    head = canvas.high(24, "title") + 6
    lines = rows(Area(area.x, area.y + head, area.w, area.h - head), len(PHASES), 0)
    return [Spot(Thing("phase", phase), line, "phases") for phase, line in zip(PHASES, lines, strict=True)]


def _wizard(table: TableView, canvas: Canvas, lay: Layout, seat: int) -> list[Spot]:
    one, area, part = table.t.wizards[seat], lay.wizards[seat], f"wizard-{seat}"
    made = [Spot(Thing("wizard", str(seat)), area, part)]
    made += [
        Spot(Thing("adventurer", adventurer), positions.medallion(canvas, area, place, len(one.party)), part)
        for place, adventurer in enumerate(one.party)
    ]
    foot = positions.body(canvas, area)[1]
    items = [card for card in one.treasury if ROOMS[card].item]
    right = foot.x + foot.w - len(items) * (foot.h + 2)
    purse = foot._replace(w=min(foot.h * 3, foot.w * 0.4))
    made.append(Spot(Thing("treasury", str(seat)), purse, part))
    grave = Area(purse.x + purse.w, foot.y, right - purse.x - purse.w, foot.h)
    made.append(Spot(Thing("graveyard", str(seat)), grave, part))
    x = foot.x + foot.w
    for item in items:
        x -= foot.h + 2
        made.append(Spot(Thing("room", item), Area(x, foot.y, foot.h, foot.h), part))
    return made


def _plates(items: Sequence[Target]) -> list[Spot]:
    """Cards to pay with or to leave behind, and items to use: only their buttons show them."""
    made = list[Spot]()
    for item in items:
        card = item.data.card if isinstance(item.data, Lay | Drop) else item.data.item if isinstance(item.data, UseItem) else ""
        if card:
            made.append(Spot(Thing("room", card), item.area, "answers"))
    return made


def _mouths(canvas: Canvas, lay: Layout) -> list[Spot]:
    made = list[Spot]()
    for dungeon, area in positions.mouth_areas(lay).items():
        made += [
            Spot(Thing("dungeon", dungeon), area, "mouths"),
            Spot(Thing("blood", dungeon), positions.mouth(canvas, area)[2], "mouths"),
        ]
    return made


def _party(table: TableView, canvas: Canvas, lay: Layout) -> list[Spot]:
    party = table.t.wizards[table.own].party if table.own is not None else []
    areas = positions.party_cards(canvas, lay, len(party))
    return [Spot(Thing("adventurer", who), area, "party") for who, area in zip(party, areas, strict=True)]


# ------------------------------------------------------------------ the stage


def _stage(table: TableView, canvas: Canvas, lay: Layout) -> list[Spot]:
    """The town, the revealed fighters, or the revealed rooms."""
    if table.duel is not None:
        return _duel(table, canvas, lay)
    if table.t.trip is not None:
        return _trip(table, canvas, lay)
    made = [Spot(Thing("town"), lay.stage, "town")]
    areas = positions.town_cards(canvas, lay)
    empty = len(areas) - len(table.t.town)
    for number, (place, area) in enumerate(areas.items()):
        head = min(area.h * 0.3, area.w * 0.34)
        made.append(Spot(Thing("place", place), area._replace(h=head), "town"))
        if number >= empty:
            made.append(
                Spot(
                    Thing("adventurer", table.t.town[number - empty]), Area(area.x, area.y + head, area.w, area.h - head), "town"
                )
            )
    return made


def _duel(table: TableView, canvas: Canvas, lay: Layout) -> list[Spot]:
    duel, made = table.duel, list[Spot]()
    assert duel is not None
    made.append(Spot(Thing("dungeon", duel.dungeon), lay.stage, "stage"))
    for number in range(positions.SETS):
        shown = duel.sets[number].fighters if number < len(duel.sets) else None
        for who in duel.seats:
            line = positions.duel_line(canvas, lay, duel, number, who)[0]
            mine = table.picks[number] if shown is None and who == table.seat and number < len(table.picks) else ""
            if fighter := (shown or {}).get(who, mine):
                made.append(Spot(Thing("adventurer", fighter), line, "stage"))
    return made


def _trip(table: TableView, canvas: Canvas, lay: Layout) -> list[Spot]:
    trip = table.t.trip
    assert trip is not None
    made = [Spot(Thing("dungeon", trip.dungeon), lay.stage, "stage")]
    for place, room in enumerate(trip.rooms[-positions.rooms_shown(canvas, lay) :]):
        made.append(Spot(Thing("room", room), positions.room_at(canvas, lay, place), "stage"))
    return made
