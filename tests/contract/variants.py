"""With which options each game is tested. A game that is missing here fails the contract."""

from typing import Any

from msgspec import Struct

from game.rules import GAMES
from game.rules.engine.rules import Rules
from game.rules.engine.secret import Seat


class Variant(Struct, frozen=True):
    """A game and its options; the twin worlds are tried at each `every`-th step.

    A match of it is watched, and twin worlds of it are compared, in every run or only in a heavy one.
    """

    game: str
    options: dict[str, Any] = {}
    every: int = 1
    watched: bool = True
    compared: bool = True

    def __str__(self) -> str:
        return "-".join([self.game, *(f"{key}={value}" for key, value in self.options.items())])

    def seats_to_test(self, rules: Rules[Any], options: Any) -> tuple[Seat, ...]:
        seats = rules.seats(options)
        return (seats[0], seats[-1])[: len(seats)]


VARIANTS = [
    Variant("cutpurse"), Variant("cutpurse", {"seats": 5, "copies": 20}), Variant("sealed"),
    Variant("sealed", {"seats": 4, "lots": 9}), Variant("ravenloft", {}, every=3),
    Variant("ravenloft", {"adventure": "find-the-icon", "seats": 2, "powers": "free"}, every=5),
    Variant("ravenloft", {"adventure": "find-the-icon", "seats": 5, "powers": "random", "first": "roll", "treasures": 45}, every=7),
    Variant("terrorscape", {}, every=9),
    Variant("terrorscape", {"killer": "specter", "survivors": "anna,sophia,marco"}, every=11, watched=False),
    Variant("terrorscape", {"killer": "murderer", "survivors": "william,johnson,anna", "difficulty": "nightmare"}, every=17, compared=False),
    Variant("terrorscape", {"killer": "random", "plans": True, "open_rescue": False}, every=17, watched=False),
    Variant("terrorscape", {"killer": "specter", "separate": True, "key_trade": True}, every=17, compared=False),
    Variant("terrorscape", {"killer": "random", "separate": True, "plans": True, "difficulty": "hard", "open_rescue": False, "open_hand": True}, every=23),
    Variant("london", {"level": "dread"}, every=97, watched=False),
    Variant("london", {"story": "the-gentleman-caller", "seats": 2, "level": "dread", "items": 0, "virtue": 0}, every=101, compared=False),
    Variant("london", {"story": "calypsos-bargain", "seats": 3, "level": "dread", "confidence": 5, "items": 2}, every=103, compared=False),
    Variant("london", {"story": "london-dread", "seats": 2, "allies": False, "level": "dread", "impeccable": False}, every=107, watched=False),
    Variant("dungeonville", {"limit": True}, every=5, watched=False),
    Variant("dungeonville", {"seats": 2, "goal": 5, "limit": True}, every=7, compared=False),
    Variant("dungeonville", {"seats": 5, "goal": 12, "first": 2, "limit": True}, every=9),
]  # fmt: skip

HEAVY = [Variant(game) for game in GAMES]
