"""The map of the Villa (TS-028 to TS-035, TS-053)."""

import pytest

from game.rules.terrorscape import villa
from game.rules.terrorscape.villa import DISTANCE, DOORS, EVERY_DOOR, NEAR, PLACES, WAY, WAYS, within

TABLE = """
   R1 R2 R3 R4 R5 B1 B2 B3 B4 B5 G1 G2 G3 G4 G5
R1  0  1  1  3  2  1  1  2  3  2  2  3  4  3  4
R2  1  0  1  2  1  2  2  3  4  2  1  2  3  2  4
R3  1  1  0  2  2  2  2  3  4  1  2  3  4  3  5
R4  3  2  2  0  1  3  2  3  4  1  3  4  3  2  4
R5  2  1  2  1  0  3  3  4  4  2  2  3  2  1  3
B1  1  2  2  3  3  0  1  2  3  2  3  4  5  4  4
B2  1  2  2  2  3  1  0  1  2  1  3  4  4  4  3
B3  2  3  3  3  4  2  1  0  1  2  4  4  3  4  2
B4  3  4  4  4  4  3  2  1  0  3  4  3  2  3  1
B5  2  2  1  1  2  2  1  2  3  0  3  4  4  3  4
G1  2  1  2  3  2  3  3  4  4  3  0  1  2  3  3
G2  3  2  3  4  3  4  4  4  3  4  1  0  1  2  2
G3  4  3  4  3  2  5  4  3  2  4  2  1  0  1  1
G4  3  2  3  2  1  4  4  4  3  3  3  2  1  0  2
G5  4  4  5  4  3  4  3  2  1  4  3  2  1  2  0
"""


@pytest.mark.rule("TS-028", "TS-029", "TS-030", "TS-053")
def test_the_villa_has_fifteen_locations_in_three_zones_joined_by_doors() -> None:
    assert villa.ZONES == ("red", "blue", "green")
    for name, letter in (("red", "R"), ("blue", "B"), ("green", "G")):
        assert villa.zone(name) == tuple(f"{letter}{number}" for number in range(1, 6))
    # seventeen doors and three open lines join them
    assert (len(WAYS), len(EVERY_DOOR)) == (20, 17)
    assert {way.id for way in WAYS.values() if not way.door} == {"G1-G2", "G2-G3", "G3-G5"}
    assert (NEAR["R1"], NEAR["B5"]) == (("R2", "R3", "B1", "B2"), ("R3", "R4", "B2"))
    assert WAY["B4", "B3"] == WAY["B3", "B4"] == "B3-B4"
    assert all(here in NEAR[there] for here in PLACES for there in NEAR[here])
    # distances are those of the board
    rows = [line.split() for line in TABLE.strip().splitlines()]
    found = {row[0]: dict(zip(rows[0], map(int, row[1:]), strict=True)) for row in rows[1:]}
    assert found == DISTANCE


@pytest.mark.rule("TS-053", "TS-031", "TS-032", "TS-035", "TS-033", "TS-034", "TS-046", "TS-339")
def test_range_and_passages_are_those_of_the_board() -> None:
    # range counts doors and lines and the own location
    assert (within("G2", 0), within("G2", 1)) == (("G2",), ("G1", "G2", "G3"))
    assert set(within("B1", 1)) == {"B1", "R1", "B2"}, "the secret passage to G2 does not count"
    assert within("R1", -1) == tuple(PLACES)
    # special locations are where the villa has them
    assert (villa.START, villa.GARDEN, villa.RADIO, villa.STORES) == ("R1", "G5", "B1", ("R2", "B4", "G4"))
    assert (villa.marked("knowledge"), villa.marked("mystic"), villa.marked("tools")) == (("R5",), ("G2",), ("G3",))
    # two secret passages are no adjacency
    passages = {"B1": ("G2",), "G2": ("B1",), "B5": ("G5",), "G5": ("B5",)}
    assert {place: villa.beyond(place) for place in PLACES if villa.beyond(place)} == passages
    assert "G2" not in NEAR["B1"] and ("B5", "G5") not in WAY
    # only the graveyard has no door
    assert ([place for place in PLACES if not DOORS[place]], DOORS["G3"]) == (["G2"], ("G3-G4",))
    assert max(map(len, DOORS.values())) == 4
