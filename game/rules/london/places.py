"""Places and tokens: an Area with a number or its Streets (LD-005); tokens with the number or the arrow up (LD-008)."""

from game.rules.london.state import Place, State, Token
from game.rules.london.tables.cards import AREAS, PLACES

NUMBERS = (1, 2, 3, 4, 5, 6)
LOCATIONS: tuple[Place, ...] = tuple(place for place, row in PLACES.items() if row.number)
"""The 24 numbered Locations, the only places with Location cards (LD-037)."""
STREETS: dict[str, Place] = {row.area: place for place, row in PLACES.items() if not row.number}
"""The Streets of each Area."""
_LEADS: dict[tuple[str, Token], Place] = {
    **{(row.area, str(row.number)): place for place, row in PLACES.items() if row.number},
    **{(area, ""): STREETS[area] for area in AREAS},
    **{(area, f"{number}-{way}"): STREETS[way] for area in AREAS for number in NUMBERS for way in AREAS},
}


def area_of(place: Place) -> str:
    """The Area of a place."""
    return PLACES[place].area


def is_arrow(token: Token) -> bool:
    """Whether a token has its arrow up."""
    return len(token) > 1


def destination(place: Place, token: Token) -> Place:
    """The destination of a token from `place`: a number within the Area, an arrow to any Streets, no token to the own (LD-075, LD-076, LD-093)."""
    return _LEADS[area_of(place), token]


def present(t: State, place: Place) -> list[int]:
    """The Characters at `place`, in the order of seats."""
    return [seat for seat, person in enumerate(t.people) if person.place == place]
