"""Where everything lies on the map of London, in any area of the window."""

from itertools import pairwise
from math import hypot
from typing import NamedTuple

from game.rules.london.state import Place
from game.rules.london.tables.cards import PLACES
from game.ui.draw.canvas import Area, Canvas

Point = tuple[float, float]
SIZE: Point = (1344.0, 864.0)
"""The map as it is drawn; everything below is told in its pixels."""
CARD, STEP = (120.0, 136.0), 132.4
ROOMY, ROOMY_STEP = (132.0, 144.0), 139.0
"""A card and the way to the next one; where letters are large, cards have room for signs alone and are larger."""
ROWS: dict[str, tuple[float, float, float]] = {
    "north": (672.0, 100.0, 0.0), "south": (672.0, 780.0, 0.0), "west": (210.0, 336.0, 200.0), "east": (1134.0, 336.0, 200.0),
}  # fmt: skip
"""The middle of the first row of an Area, and how far below it the second one lies."""
PLATES: dict[str, tuple[float, float]] = {
    "north": (672.0, 220.0), "south": (672.0, 666.0), "west": (210.0, 430.0), "east": (1134.0, 430.0),
}  # fmt: skip
PLATE: Point = (384.0, 36.0)
LANES: dict[str, float] = {"north": 189.0, "south": 692.0, "west": 430.0, "east": 430.0}
"""The height of the street that runs along the cards of an Area."""
CORNERS: dict[frozenset[str], tuple[Point, ...]] = {
    frozenset({"west", "north"}): ((452.0, 262.0),),
    frozenset({"north", "east"}): ((892.0, 262.0),),
    frozenset({"west", "south"}): ((452.0, 626.0),),
    frozenset({"south", "east"}): ((892.0, 626.0),),
    frozenset({"west", "east"}): ((452.0, 262.0), (892.0, 262.0)),
    frozenset({"north", "south"}): ((892.0, 262.0), (892.0, 626.0)),
}
"""The way round the great clock between two Areas, from the one further to the West or North."""
CLOCK, FACE = (672.0, 432.0), 340.0
"""The middle of the great clock, and how wide its plate is."""
RADIUS = 148.0
SEAL = 18.0
"""How large the disc with the number of a Location is: its radius."""
MEDAL = 40.0
LEDGERS = (Area(24, 24, 216, 144), Area(1104, 24, 216, 144))
"""The plates in the upper corners."""


class Sheet(NamedTuple):
    """The map in an `area` of the window, with cards for signs alone if it is `roomy`."""

    area: Area
    roomy: bool = False

    @property
    def unit(self) -> float:
        """How long a pixel of the map is, in logical pixels."""
        return min(self.area.w / SIZE[0], self.area.h / SIZE[1])

    def at(self, point: Point) -> Point:
        """A point of the map on the window."""
        return self.area.x + point[0] * self.area.w / SIZE[0], self.area.y + point[1] * self.area.h / SIZE[1]

    def around(self, point: Point, wide: float, high: float) -> Area:
        """A box of the map, by its middle."""
        (x, y), unit = self.at(point), self.unit
        return Area(x - wide * unit / 2, y - high * unit / 2, wide * unit, high * unit)

    def card(self, place: Place) -> Area:
        """Where the card of a Location lies."""
        return self.around(self.middle(place), *(ROOMY if self.roomy else CARD))

    def middle(self, place: Place) -> Point:
        """The middle of a Location, in pixels of the map."""
        area, number = PLACES[place].area, PLACES[place].number - 1
        x, y, down = ROWS[area]
        across, step = 3 if down else 6, ROOMY_STEP if self.roomy else STEP
        return x + (number % across - (across - 1) / 2) * step, y + number // across * down

    def seal(self, place: Place) -> Area:
        """Where the number of a Location stands: on the upper edge of its card."""
        card, wide = self.card(place), 2 * SEAL * self.unit
        return Area(card.centre[0] - wide / 2, card.y + self.unit - wide / 2, wide, wide)

    def streets(self, area: str) -> Area:
        """The name plate of the Streets of an Area."""
        return self.around(PLATES[area], *PLATE)

    @property
    def clock(self) -> Area:
        """The plate of the great clock."""
        return self.around(CLOCK, FACE, FACE)

    @property
    def dial(self) -> tuple[Point, float]:
        """The middle of the great clock and its radius."""
        return self.at(CLOCK), RADIUS * self.unit

    @property
    def story(self) -> Area:
        """The plate that tells Story and Chapter."""
        return self._ledger(LEDGERS[0])

    @property
    def dread(self) -> Area:
        """The plate that tells how much Dread there is."""
        return self._ledger(LEDGERS[1])

    def _ledger(self, at: Area) -> Area:
        (x, y), (right, low) = self.at((at.x, at.y)), self.at((at.x + at.w, at.y + at.h))
        return Area(x, y, right - x, low - y)

    # ------------------------------------------------------------------ who stands where, and the way between two places

    def spot(self, place: Place, rank: int = 0, of: int = 1) -> Point:
        """Where a medallion stands, as number `rank` of so many: in a row on the lower edge of a card, or at the end of a name plate."""
        gap = MEDAL * self.unit * (0.8 if of < 4 else 0.7)
        if PLACES[place].number:
            card = self.card(place)
            low = self.area.y + self.area.h - MEDAL * self.unit * 0.55
            return card.centre[0] + (rank - (of - 1) / 2) * gap, min(card.y + card.h + 4 * self.unit, low)
        plate = self.streets(PLACES[place].area)
        return plate.x + plate.w - MEDAL * self.unit * 0.62 - (of - 1 - rank) * gap, plate.centre[1]

    def way(self, start: Place, end: Place, first: Point | None = None, last: Point | None = None) -> list[Point]:
        """The corners of the way between two places, along the streets, on the window; from spot to spot, or from and to the points given."""
        areas = PLACES[start].area, PLACES[end].area
        first, last = first or self.spot(start), last or self.spot(end)
        lanes = [self.at((0.0, LANES[area]))[1] for area in areas]
        turns = CORNERS.get(frozenset(areas), ())
        if areas[0] == "east" or areas[0] == "south" or areas == ("north", "west"):
            turns = turns[::-1]
        return [first, (first[0], lanes[0]), *(self.at(turn) for turn in turns), (last[0], lanes[1]), last]


def along(way: list[Point], share: float) -> Point:
    """The point at a share, 0 to 1, of the length of a way."""
    legs = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(way)]
    left = max(0.0, min(1.0, share)) * sum(legs)
    for (a, b), leg in zip(pairwise(way), legs, strict=True):
        if left <= leg and leg:
            return a[0] + (b[0] - a[0]) * left / leg, a[1] + (b[1] - a[1]) * left / leg
        left -= leg
    return way[-1]


def sheet(canvas: Canvas, area: Area) -> Sheet:
    """The map in an area; with `roomy` cards where the letters of this player are too large for titles on cards."""
    made = Sheet(area)
    return made._replace(roomy=canvas.size(18) > 21 * made.unit * canvas.scale)
