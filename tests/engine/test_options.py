"""Options from a command line, a menu or a program."""

from typing import Annotated, Any, Literal

import cutpurse
import pytest
from msgspec import Meta, Struct

from game.match.options import possible, read_options, seats_option
from game.rules import GAMES
from game.rules.engine.rules import OptionsError


class Options(Struct, frozen=True):
    """Every kind of option."""

    heroes: tuple[str, ...] = ("kat",)
    level: Literal["easy", "hard"] = "easy"
    surges: Literal[1, 2, 3] = 2
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    printed: bool = False
    title: str = ""
    limit: int | None = None


class Game(cutpurse.Cutpurse):
    options_type = Options  # type: ignore[assignment]


RULES: Any = Game()


def test_text_becomes_values_and_values_stay() -> None:
    given = {
        "heroes": "kat, allisa", "level": "hard", "surges": "3", "rounds": "4", "printed": "true", "title": "x",
        "limit": "7",
    }  # fmt: skip
    assert read_options(RULES, given) == Options(("kat", "allisa"), "hard", 3, 4, True, "x", 7)
    # values stay values
    given = {"heroes": ["kat"], "surges": 1, "rounds": 4, "printed": True, "limit": None}
    assert read_options(RULES, given) == Options(("kat",), "easy", 1, 4, True, "", None)
    # what is possible needs no words
    assert (possible(list[Literal["a", "b"]]), possible(int | None)) == ("a, b, ...", "... - ...")


WRONG: list[tuple[str, object, str]] = [
    ("level", "brutal", "easy, hard"), ("surges", "4", "1, 2, 3"), ("rounds", "0", "1 - 9"), ("rounds", "many", "1 - 9"),
    ("printed", "perhaps", "true, false"), ("colour", "red", "heroes, level, surges, rounds, printed, title, limit"),
    ("title", 3, "any-text"), ("limit", "x", "... - ..."), ("heroes", 4, "any-text, ..."),
]  # fmt: skip


def test_what_is_not_possible_is_named_with_what_is() -> None:
    for key, value, allowed in WRONG:
        with pytest.raises(OptionsError) as error:
            read_options(RULES, {key: value})
        assert (error.value.option, error.value.given, error.value.allowed) == (key, value, allowed)


def test_the_number_of_seats_is_found() -> None:
    assert seats_option(cutpurse.RULES) == "seats"
    assert seats_option(RULES) is None  # its heroes are names
    assert seats_option(GAMES["london"]) == "seats"  # one of a few numbers
