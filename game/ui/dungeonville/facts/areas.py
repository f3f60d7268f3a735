"""Where the things that can be inspected are on the painted table; smaller things come after the larger ones below them."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.rules.dungeonville.choice import Drop, Lay, UseItem
from game.rules.dungeonville.tables.cards import ROOMS, TOWN
from game.rules.dungeonville.turn import PHASES
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import positions
from game.ui.dungeonville.counts import Duel
from game.ui.dungeonville.facts.thing import Thing
from game.ui.dungeonville.town import Town
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_left, off_right, off_top, rows

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


Found = Iterator[ThingArea]


def thing_areas(town: Town, canvas: Canvas, items: Sequence[Target]) -> list[ThingArea]:
    """All things that can be inspected, topmost last. `items` are the table's targets."""
    if town.facts.curtain:
        return []
    made = [one for panel, find in FINDERS.items() if panel not in town.layout.closed for one in find(town, canvas)]
    return [one for one in (*made, *_buttons(items)) if min(one.area.w, one.area.h) >= LEAST]


def thing_at(town: Town, canvas: Canvas, items: Sequence[Target], point: tuple[float, float]) -> ThingArea | None:
    """The topmost thing at a point."""
    return next((one for one in reversed(thing_areas(town, canvas, items)) if one.area.holds(point)), None)


def _phases(town: Town, canvas: Canvas) -> Found:
    body = off_top(town.layout.phases.inset(12, 8), canvas.high(24, "title") + 6, 0)[1]
    for phase, line in zip(PHASES, rows(body, len(PHASES), 0), strict=True):
        yield ThingArea(Thing("phase", phase), line, "phases")


def _wizards(town: Town, canvas: Canvas) -> Found:
    for number, area in enumerate(town.layout.wizards):
        one, seat, part = town.state.wizards[number], str(number), f"wizard-{number}"
        yield ThingArea(Thing("wizard", seat), area, part)
        for place, adventurer in enumerate(one.party):
            spot = positions.medallion_area(canvas, area, place, len(one.party))
            yield ThingArea(Thing("adventurer", adventurer), spot, part)
        foot = positions.panel_body(canvas, area)[1]
        purse, rest = off_left(foot, min(foot.h * 3, foot.w * 0.4), 0)
        yield ThingArea(Thing("treasury", seat), purse, part)
        items = []
        for item in (card for card in one.treasury if ROOMS[card].item):
            spot, rest = off_right(rest, foot.h + 2, 0)
            items.append(ThingArea(Thing("room", item), spot._replace(w=foot.h), part))
        yield ThingArea(Thing("graveyard", seat), rest, part)
        yield from items


def _entrances(town: Town, canvas: Canvas) -> Found:
    for dungeon, area in positions.entrance_areas(town.layout.entrances).items():
        yield ThingArea(Thing("dungeon", dungeon), area, "mouths")
        yield ThingArea(Thing("blood", dungeon), positions.entrance_parts(canvas, area)[2], "mouths")


def _party(town: Town, canvas: Canvas) -> Found:
    party = town.state.wizards[town.front].party if town.front is not None else []
    for who, area in zip(party, positions.party_cards(canvas, town.layout.party, len(party)), strict=True):
        yield ThingArea(Thing("adventurer", who), area, "party")


def _buttons(items: Sequence[Target]) -> Found:
    """Cards to pay with or to leave behind, and items to use: only their buttons show them."""
    for item in items:
        card = item.data.card if isinstance(item.data, Lay | Drop) else item.data.item if isinstance(item.data, UseItem) else ""
        if card:
            yield ThingArea(Thing("room", card), item.area, "answers")


# ------------------------------------------------------------------ the stage


def _stage(town: Town, canvas: Canvas) -> Found:
    """The town, the revealed fighters, or the revealed rooms."""
    layout, trip = town.layout, town.state.trip
    if town.duel is not None:
        yield ThingArea(Thing("dungeon", town.duel.dungeon), layout.stage, "stage")
        yield from _duel(town, canvas, town.duel)
    elif trip is not None:
        yield ThingArea(Thing("dungeon", trip.dungeon), layout.stage, "stage")
        for place, room in enumerate(trip.rooms[-positions.visible_rooms(canvas, layout.stage) :]):
            yield ThingArea(Thing("room", room), positions.room_area(canvas, layout.stage, place), "stage")
    else:
        yield ThingArea(Thing("town"), layout.stage, "town")
        empty = len(TOWN) - len(town.state.town)
        for number, (house, area) in enumerate(positions.town_cards(canvas, layout.stage).items(), start=-empty):
            head, card = off_top(area, min(area.h * 0.3, area.w * 0.34), 0)
            yield ThingArea(Thing("place", house), head, "town")
            if number >= 0:
                yield ThingArea(Thing("adventurer", town.state.town[number]), card, "town")


def _duel(town: Town, canvas: Canvas, duel: Duel) -> Found:
    for number in range(positions.SETS):
        shown = duel.sets[number].fighters if number < len(duel.sets) else None
        for who in duel.seats:
            line = positions.fighter_row(canvas, town.layout.stage, duel, number, who)[0]
            picked = town.picks[number] if shown is None and who == town.facts.seat and number < len(town.picks) else ""
            if fighter := (shown or {}).get(who, picked):
                yield ThingArea(Thing("adventurer", fighter), line, "stage")


FINDERS: dict[str, Callable[[Town, Canvas], Found]] = {
    "house": lambda town, _: iter([ThingArea(Thing("house"), town.layout.house, "house")]), "phases": _phases,
    "wizards": _wizards, "stage": _stage, "entrances": _entrances, "party": _party,
}  # fmt: skip
"""What can be inspected, by the panels that show it."""
