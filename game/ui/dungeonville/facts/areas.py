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
from game.ui.dungeonville.town import Town
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import rows

LEAST = 14.0
"""Things that are narrower or lower than this cannot be pointed at."""


class ThingArea(NamedTuple):
    """A thing, its area, and the part of the table it belongs to."""

    thing: Thing
    area: Area
    part: str

    @property
    def key(self) -> tuple[str, ...]:
        """The key of the target of this thing."""
        return ("inspect", self.part, *self.thing)


def thing_areas(town: Town, canvas: Canvas, items: Sequence[Target]) -> list[ThingArea]:
    """All things that can be inspected, topmost last. `items` are the table's targets."""
    layout = town.layout
    if town.facts.curtain:
        return []
    made = [ThingArea(Thing("house"), layout.house, "house")] if "house" not in layout.closed else []
    made += _phases(canvas, layout) if "phases" not in layout.closed else []
    for seat in range(len(layout.wizards) if "wizards" not in layout.closed else 0):
        made += _wizard(town, canvas, layout, seat)
    made += _stage(town, canvas, layout) if "stage" not in layout.closed else []
    made += _entrances(canvas, layout) if "entrances" not in layout.closed else []
    made += _party(town, canvas, layout) if "party" not in layout.closed else []
    made += _buttons(items)
    return [one for one in made if min(one.area.w, one.area.h) >= LEAST]


def thing_at(town: Town, canvas: Canvas, items: Sequence[Target], point: tuple[float, float]) -> ThingArea | None:
    """The topmost thing at a point."""
    return next((one for one in reversed(thing_areas(town, canvas, items)) if one.area.holds(point)), None)


def _phases(canvas: Canvas, layout: Layout) -> list[ThingArea]:
    area = layout.phases.inset(12, 8)
    head = canvas.high(24, "title") + 6
    lines = rows(Area(area.x, area.y + head, area.w, area.h - head), len(PHASES), 0)
    return [ThingArea(Thing("phase", phase), line, "phases") for phase, line in zip(PHASES, lines, strict=True)]


def _wizard(town: Town, canvas: Canvas, layout: Layout, seat: int) -> list[ThingArea]:
    one, area, part = town.state.wizards[seat], layout.wizards[seat], f"wizard-{seat}"
    made = [ThingArea(Thing("wizard", str(seat)), area, part)]
    made += [
        ThingArea(Thing("adventurer", adventurer), positions.medallion_area(canvas, area, place, len(one.party)), part)
        for place, adventurer in enumerate(one.party)
    ]
    foot = positions.panel_body(canvas, area)[1]
    items = [card for card in one.treasury if ROOMS[card].item]
    right = foot.x + foot.w - len(items) * (foot.h + 2)
    purse_area = foot._replace(w=min(foot.h * 3, foot.w * 0.4))
    made.append(ThingArea(Thing("treasury", str(seat)), purse_area, part))
    graveyard_area = Area(purse_area.x + purse_area.w, foot.y, right - purse_area.x - purse_area.w, foot.h)
    made.append(ThingArea(Thing("graveyard", str(seat)), graveyard_area, part))
    x = foot.x + foot.w
    for item in items:
        x -= foot.h + 2
        made.append(ThingArea(Thing("room", item), Area(x, foot.y, foot.h, foot.h), part))
    return made


def _buttons(items: Sequence[Target]) -> list[ThingArea]:
    """Cards to pay with or to leave behind, and items to use: only their buttons show them."""
    made = list[ThingArea]()
    for item in items:
        card = item.data.card if isinstance(item.data, Lay | Drop) else item.data.item if isinstance(item.data, UseItem) else ""
        if card:
            made.append(ThingArea(Thing("room", card), item.area, "answers"))
    return made


def _entrances(canvas: Canvas, layout: Layout) -> list[ThingArea]:
    made = list[ThingArea]()
    for dungeon, area in positions.entrance_areas(layout).items():
        made += [
            ThingArea(Thing("dungeon", dungeon), area, "mouths"),
            ThingArea(Thing("blood", dungeon), positions.entrance_parts(canvas, area)[2], "mouths"),
        ]
    return made


def _party(town: Town, canvas: Canvas, layout: Layout) -> list[ThingArea]:
    party = town.state.wizards[town.front].party if town.front is not None else []
    areas = positions.party_cards(canvas, layout, len(party))
    return [ThingArea(Thing("adventurer", who), area, "party") for who, area in zip(party, areas, strict=True)]


# ------------------------------------------------------------------ the stage


def _stage(town: Town, canvas: Canvas, layout: Layout) -> list[ThingArea]:
    """The town, the revealed fighters, or the revealed rooms."""
    if town.duel is not None:
        return _duel(town, canvas, layout)
    if town.state.trip is not None:
        return _trip(town, canvas, layout)
    made = [ThingArea(Thing("town"), layout.stage, "town")]
    areas = positions.town_cards(canvas, layout)
    empty = len(areas) - len(town.state.town)
    for number, (place, area) in enumerate(areas.items()):
        head = min(area.h * 0.3, area.w * 0.34)
        made.append(ThingArea(Thing("place", place), area._replace(h=head), "town"))
        if number >= empty:
            made.append(
                ThingArea(
                    Thing("adventurer", town.state.town[number - empty]),
                    Area(area.x, area.y + head, area.w, area.h - head),
                    "town",
                )
            )
    return made


def _duel(town: Town, canvas: Canvas, layout: Layout) -> list[ThingArea]:
    duel, made = town.duel, list[ThingArea]()
    assert duel is not None
    made.append(ThingArea(Thing("dungeon", duel.dungeon), layout.stage, "stage"))
    for number in range(positions.SETS):
        shown = duel.sets[number].fighters if number < len(duel.sets) else None
        for who in duel.seats:
            line = positions.fighter_row(canvas, layout, duel, number, who)[0]
            picked = town.picks[number] if shown is None and who == town.facts.seat and number < len(town.picks) else ""
            if fighter := (shown or {}).get(who, picked):
                made.append(ThingArea(Thing("adventurer", fighter), line, "stage"))
    return made


def _trip(town: Town, canvas: Canvas, layout: Layout) -> list[ThingArea]:
    trip = town.state.trip
    assert trip is not None
    made = [ThingArea(Thing("dungeon", trip.dungeon), layout.stage, "stage")]
    for place, room in enumerate(trip.rooms[-positions.visible_rooms(canvas, layout) :]):
        made.append(ThingArea(Thing("room", room), positions.room_area(canvas, layout, place), "stage"))
    return made
