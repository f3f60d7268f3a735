"""The geometry of the map: its cards, plates, medallions and routes, for any area of the window."""

from itertools import pairwise
from math import hypot
from typing import NamedTuple

from game.rules.london.places import LOCATIONS, STREETS
from game.rules.london.state import Place
from game.rules.london.tables.cards import PLACES
from game.ui.draw.canvas import Area, Canvas

Point = tuple[float, float]
SIZE: Point = (1344.0, 864.0)
"""The size of the drawn map. All coordinates below are its pixels."""
CARD, CARD_STEP = (120.0, 136.0), 132.4
"""The size of a card, and the distance to the next one."""
SIGNS_CARD, SIGNS_STEP = (132.0, 144.0), 139.0
"""The same for larger cards without titles, for large text sizes."""
ROWS: dict[str, tuple[float, float, float]] = {
    "north": (672.0, 100.0, 0.0), "south": (672.0, 780.0, 0.0), "west": (210.0, 336.0, 200.0), "east": (1134.0, 336.0, 200.0),
}  # fmt: skip
"""The middle of the first row of an Area, and the distance down to its second row."""
PLATES: dict[str, tuple[float, float]] = {
    "north": (672.0, 220.0), "south": (672.0, 666.0), "west": (210.0, 430.0), "east": (1134.0, 430.0),
}  # fmt: skip
PLATE: Point = (384.0, 36.0)
LANES: dict[str, float] = {"north": 189.0, "south": 692.0, "west": 430.0, "east": 430.0}
"""The height of the street along the cards of an Area."""
CORNERS: dict[frozenset[str], tuple[Point, ...]] = {
    frozenset({"west", "north"}): ((452.0, 262.0),),
    frozenset({"north", "east"}): ((892.0, 262.0),),
    frozenset({"west", "south"}): ((452.0, 626.0),),
    frozenset({"south", "east"}): ((892.0, 626.0),),
    frozenset({"west", "east"}): ((452.0, 262.0), (892.0, 262.0)),
    frozenset({"north", "south"}): ((892.0, 262.0), (892.0, 626.0)),
}
"""The route round the great clock between two Areas, from the one further west or north."""
CLOCK, CLOCK_SIZE = (672.0, 432.0), 340.0
"""The middle of the great clock, and the width of its plate."""
DIAL_RADIUS = 148.0
SEAL_RADIUS = 18.0
"""The radius of the disc with a Location's number."""
MEDALLION = 40.0
CORNER_PLATES = (Area(24, 24, 216, 144), Area(1104, 24, 216, 144))
"""The plates in the upper corners."""


class MapLayout(NamedTuple):
    """The map in an `area` of the window. With `signs_only` its cards are larger and have no titles."""

    area: Area
    signs_only: bool = False

    @property
    def unit(self) -> float:
        """The length of a map pixel in logical pixels."""
        return min(self.area.w / SIZE[0], self.area.h / SIZE[1])

    def point(self, point: Point) -> Point:
        """A point of the map in the window."""
        return self.area.x + point[0] * self.area.w / SIZE[0], self.area.y + point[1] * self.area.h / SIZE[1]

    def box(self, point: Point, wide: float, high: float) -> Area:
        """A box of the map in the window, given by its middle."""
        (x, y), unit = self.point(point), self.unit
        return Area.around((x, y), wide * unit, high * unit)

    def card(self, place: Place) -> Area:
        """The card of a Location."""
        return self.box(self.middle(place), *(SIGNS_CARD if self.signs_only else CARD))

    def middle(self, place: Place) -> Point:
        """The middle of a Location, in map pixels."""
        area, number = PLACES[place].area, PLACES[place].number - 1
        x, y, down = ROWS[area]
        across, step = 3 if down else 6, SIGNS_STEP if self.signs_only else CARD_STEP
        return x + (number % across - (across - 1) / 2) * step, y + number // across * down

    def seal(self, place: Place) -> Area:
        """The number of a Location, on the upper edge of its card."""
        card, wide = self.card(place), 2 * SEAL_RADIUS * self.unit
        return card.halfway_across(card.y + self.unit - wide / 2, wide, wide)

    def streets(self, area: str) -> Area:
        """The name plate of the Streets of an Area."""
        return self.box(PLATES[area], *PLATE)

    def place_areas(self) -> dict[Place, Area]:
        """The cards of the Locations and the name plates of the Streets."""
        cards = {place: self.card(place) for place in LOCATIONS}
        return {**cards, **{street: self.streets(area) for area, street in STREETS.items()}}

    @property
    def clock(self) -> Area:
        """The plate of the great clock."""
        return self.box(CLOCK, CLOCK_SIZE, CLOCK_SIZE)

    @property
    def dial(self) -> tuple[Point, float]:
        """The middle of the great clock and its radius."""
        return self.point(CLOCK), DIAL_RADIUS * self.unit

    @property
    def story(self) -> Area:
        """The plate with Story and Chapter."""
        return self._corner_plate(CORNER_PLATES[0])

    @property
    def dread(self) -> Area:
        """The plate with the Dread."""
        return self._corner_plate(CORNER_PLATES[1])

    def _corner_plate(self, at: Area) -> Area:
        (x, y), (right, low) = self.point((at.x, at.y)), self.point((at.x + at.w, at.y + at.h))
        return Area(x, y, right - x, low - y)

    # ------------------------------------------------------------------ medallions and routes

    def medallion(self, place: Place, rank: int = 0, of: int = 1) -> Point:
        """The middle of medallion `rank` out of `of` at a place: at the lower edge of a card, or at the end of a name plate."""
        gap = MEDALLION * self.unit * (0.8 if of < 4 else 0.7)
        if PLACES[place].number:
            card = self.card(place)
            low = self.area.y + self.area.h - MEDALLION * self.unit * 0.55
            return card.centre[0] + (rank - (of - 1) / 2) * gap, min(card.y + card.h + 4 * self.unit, low)
        plate = self.streets(PLACES[place].area)
        return plate.x + plate.w - MEDALLION * self.unit * 0.62 - (of - 1 - rank) * gap, plate.centre[1]

    def route(self, start: Place, end: Place, first: Point | None = None, last: Point | None = None) -> list[Point]:
        """The corners of the route along the streets between two places; `first` and `last` replace its ends."""
        areas = PLACES[start].area, PLACES[end].area
        first, last = first or self.medallion(start), last or self.medallion(end)
        lanes = [self.point((0.0, LANES[area]))[1] for area in areas]
        turns = CORNERS.get(frozenset(areas), ())
        if areas[0] == "east" or areas[0] == "south" or areas == ("north", "west"):
            turns = turns[::-1]
        return [first, (first[0], lanes[0]), *(self.point(turn) for turn in turns), (last[0], lanes[1]), last]


def point_along(route: list[Point], share: float) -> Point:
    """The point at a share, 0 to 1, of the length of a route."""
    legs = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(route)]
    left = max(0.0, min(1.0, share)) * sum(legs)
    for (a, b), leg in zip(pairwise(route), legs, strict=True):
        if left <= leg and leg:
            return a[0] + (b[0] - a[0]) * left / leg, a[1] + (b[1] - a[1]) * left / leg
        left -= leg
    return route[-1]


def map_layout(canvas: Canvas, area: Area) -> MapLayout:
    """The map in an area; `signs_only` where the text size is too large for titles on cards."""
    made = MapLayout(area)
    return made._replace(signs_only=canvas.size(18) > 21 * made.unit * canvas.scale)
