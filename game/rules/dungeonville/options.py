"""The options of a match of Dungeonville (DV-010, DV-017, DV-121, DV-127)."""

from typing import Annotated

from msgspec import Meta, Struct

FEWEST, MOST = 2, 5
SUGGESTED = {2: 5, 3: 7, 4: 10, 5: 12}
"""The goal that the set-up suggests for a number of wizards: evenings of six to eight rounds, in which deeds count (DV-127)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match.

    `seats` are the wizards (DV-010); `goal` is the score that wins: 7 is the rulebook's, 5 with two, 10 with four and 12 with
    five wizards make a match of about seven rounds (DV-115, DV-127). `first` is the seat with the seeing stone, -1 for a random
    one (DV-017). `limit` shows all deeds after 40 rounds, and the highest score wins (DV-121).
    """

    seats: Annotated[int, Meta(ge=FEWEST, le=MOST)] = 4
    goal: Annotated[int, Meta(ge=1, le=30)] = 7
    first: Annotated[int, Meta(ge=-1, le=MOST - 1)] = -1
    limit: bool = False
