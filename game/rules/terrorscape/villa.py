"""The map: adjacent locations, doors and distances (TS-028 to TS-034)."""

from game.rules.terrorscape.tables.content import tables

PLACES = tables().places
WAYS = tables().ways
Place = str
Door = str

ZONES: tuple[str, ...] = tuple(dict.fromkeys(row.zone for row in PLACES.values()))
WAY: dict[tuple[Place, Place], Door] = {
    pair: way.id for way in WAYS.values() for pair in ((way.ends[0], way.ends[1]), (way.ends[1], way.ends[0]))
}
"""The way between two adjacent locations."""
NEAR: dict[Place, tuple[Place, ...]] = {place: tuple(other for other in PLACES if (place, other) in WAY) for place in PLACES}
"""Adjacent locations (TS-030); passages are none (TS-034)."""
DOORS: dict[Place, tuple[Door, ...]] = {
    place: tuple(way.id for way in WAYS.values() if way.door and place in way.ends) for place in PLACES
}
"""The doors of a location (TS-046)."""
EVERY_DOOR: tuple[Door, ...] = tuple(way.id for way in WAYS.values() if way.door)
ORDER: dict[Place, int] = {place: number for number, place in enumerate(PLACES)}


def marked(mark: str) -> tuple[Place, ...]:
    """The locations with a special mark."""
    return tuple(row.id for row in PLACES.values() if mark in row.marks)


PASSAGES: tuple[Place, ...] = tuple(row.id for row in PLACES.values() if row.passage)
"""The ends of secret passages."""
START = marked("main-exit")[0]
GARDEN = marked("secret-exit")[0]
RADIO = marked("radio")[0]
STORES = marked("items")
GRAVES = marked("mystic")[0]


def zone(name: str) -> tuple[Place, ...]:
    """The locations of a zone (TS-028)."""
    return tuple(row.id for row in PLACES.values() if row.zone == name)


def beyond(place: Place) -> tuple[Place, ...]:
    """The other end of the secret passage of a location (TS-033)."""
    number = PLACES[place].passage
    return tuple(row.id for row in PLACES.values() if number and row.passage == number and row.id != place)


def _spread(start: Place) -> dict[Place, int]:
    found, edge = {start: 0}, [start]
    for place in edge:
        for other in NEAR[place]:
            if other not in found:
                found[other] = found[place] + 1
                edge.append(other)
    return found


DISTANCE: dict[Place, dict[Place, int]] = {place: _spread(place) for place in PLACES}


def within(place: Place, steps: int) -> tuple[Place, ...]:
    """The locations in RANGE `steps` of `place`, itself included, regardless of barricades; -1 is everywhere (TS-053)."""
    return tuple(other for other in PLACES if steps < 0 or DISTANCE[place][other] <= steps)
