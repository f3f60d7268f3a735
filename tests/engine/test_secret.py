"""What a seat may not know is not in its view."""

import pickle
from dataclasses import dataclass
from typing import ClassVar

import pytest
from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.script import Done, Event
from game.rules.engine.secret import HIDDEN, Audience, HiddenError, Secret, redact


class Box(Struct):
    thing: object


class Seen(Event, frozen=True):
    """A card was looked at."""

    card: Secret


CARD = Secret("ace", (1,), "red")


def test_a_card_is_blank_for_those_who_do_not_know_it_wherever_it_lies() -> None:
    assert (redact(CARD, {1}).face, redact(CARD, {0, 1}).face) == ("ace", "ace")
    for seats in ({0}, {2, 3}, set()):
        hidden = redact(CARD, seats)
        assert (hidden.sealed, hidden.audience, hidden.back) == (None, (1,), "red")
        with pytest.raises(HiddenError):
            _ = hidden.face
    # whom a secret is shown to knows it
    shown = CARD.shown_to(3, 0)
    assert (shown.audience, shown.face, shown.back, redact(shown, {3}).face) == ((0, 1, 3), "ace", "red", "ace")
    assert CARD.audience == (1,)
    # secrets are found wherever they lie
    nested = Box([{"a": (CARD, Box(Seen(CARD)))}])
    assert "ace" not in repr(redact(nested, {0})) and repr(redact(nested, {1})).count("ace") == 2 and "ace" in repr(nested)
    # keys are redacted too
    assert "ace" not in repr(redact({CARD: 1}, {0}))
    # dice are always blank
    assert redact(Box(Rng(5, {"dice": 3})), {0, 1, 2}).thing == Rng(None, {})


class Den(Struct):
    """A part of a state that seat 1 alone knows, with everything in it."""

    audience: ClassVar[Audience] = (1,)
    hand: list[str]
    deck: list[Secret]


class Whispered(Event, frozen=True):
    """Seat 1 alone hears it."""

    audience: ClassVar[Audience] = (1,)
    word: str


def test_a_closed_part_is_veiled_and_unheard_news_are_left_out() -> None:
    small, large = Den(["ace"], []), Den(["ace", "king"], [Secret("queen")])
    for seats in ({0}, set[int]()):
        assert redact(Box(small), seats) == redact(Box(large), seats)
        assert redact(redact(Box(small), seats), seats) == redact(Box(small), seats)
        with pytest.raises(HiddenError):
            _ = redact(Box(small), seats).thing.hand
    assert redact(Box(large), {0, 1}) == Box(Den(["ace", "king"], [Secret(None)]))
    assert pickle.loads(pickle.dumps(HIDDEN)) == HIDDEN
    # what a seat does not hear of is not in its news
    news = [Seen(CARD), Whispered("hush"), Seen(CARD)]
    assert (redact(news, {1}), len(redact(news, {0})), len(redact(news, set()))) == (news, 2, 2)
    # a redacted copy shares nothing that can be changed
    box = Box([1, {"a": [2]}])
    copy = redact(box, {0})
    copy.thing[1]["a"].append(3)
    assert box == Box([1, {"a": [2]}])


class Face(Struct, frozen=True):
    """Plain, and so is every value of it."""

    name: str


class Place(Struct, frozen=True):
    """Plain, but another type is derived from it."""

    name: str


class Vault(Place, frozen=True):
    card: Secret


class Table(Struct):
    faces: list[Face]
    places: list[Place]
    cards: dict[str, list[Secret]]
    told: tuple[str, Secret | None]


def test_a_field_is_copied_as_far_as_its_type_can_hide_something_or_change() -> None:
    table = Table([Face("ace")], [Place("cellar"), Vault("vault", CARD)], {"red": [CARD]}, ("ace", CARD))
    seen = redact(table, {0})
    blank = Secret(None, (1,), "red")
    assert seen == Table([Face("ace")], [Place("cellar"), Vault("vault", blank)], {"red": [blank]}, ("ace", blank))
    assert seen.faces is not table.faces and seen.faces[0] is table.faces[0]
    assert redact(table, {1}) == table


@dataclass
class Stranger:
    """A type that nobody has judged."""

    leak: str = "ace"


def test_a_type_that_was_never_judged_is_refused_and_plain_things_stay_as_they_are() -> None:
    for thing in ({1, 2}, frozenset({1}), Stranger(), object(), 1j, range(3), bytearray(b"x"), lambda: 1):
        for hidden in (thing, [thing], Box(thing), {"a": thing}):
            with pytest.raises(TypeError, match="cannot judge"):
                redact(hidden, {0})
    for plain in (1, "a", True, None, 1.5, b"x", [1, [2]], (1,), {"a": 1}, Done(), Box(2)):
        assert redact(plain, {0}) == plain
