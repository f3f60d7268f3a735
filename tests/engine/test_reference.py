"""References in a state to what a game has: cards, places, seats."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Struct, field

from game.match import Match
from game.rules import GAMES
from game.rules.engine.reference import UnknownIdError, check_references, one_for_each, refers_to
from game.rules.engine.secret import Secret

Place = Annotated[str, refers_to("place")]
Seat = Annotated[int, refers_to("seat")]
Card = Annotated[Secret, refers_to("card")]


class Held(Struct, tag=True):
    card: Annotated[str, refers_to("card", optional=True)] = ""


class Lamp(Struct, tag=True):
    lit: bool = True


class Table(Struct):
    place: Place = "hall"
    after: Place | None = None
    deck: list[Card] = []
    things: list[Held | Lamp] = []
    seen: dict[Seat, tuple[Place, ...]] = {}
    scores: Annotated[list[int], one_for_each("seat")] = field(default_factory=lambda: [0, 0])
    marks: Annotated[dict[str, int], one_for_each("place", optional=True)] = {}
    words: str = "anything"


KNOWN = {"place": ("hall", "attic"), "card": {"ace"}, "seat": range(2)}


SOUND = [
    Table(), Table(after="attic", deck=[Secret("ace"), Secret("ace", (1,), "red")], words=""),
    Table(things=[Held("ace"), Held(), Lamp()], seen={1: ("hall", "attic")}, marks={"hall": 1, "attic": 2}),
]  # fmt: skip
WRONG = [
    (Table(place="ZZ"), "place"), (Table(place=""), "place"), (Table(after="ZZ"), "after"),
    (Table(deck=[Secret("ace"), Secret("two")]), "deck.1"), (Table(things=[Lamp(), Held("two")]), "things.1.card"),
    (Table(seen={2: ()}), "seen"), (Table(seen={1: ("hall", "ZZ")}), "seen.1.1"),
    (Table(scores=[1]), "scores"), (Table(scores=[]), "scores"), (Table(marks={"hall": 1}), "marks"),
]  # fmt: skip


def test_what_is_known_is_let_through_and_what_is_not_is_named_with_its_place() -> None:
    for sound in SOUND:
        check_references(sound, KNOWN)
    for wrong, path in WRONG:
        with pytest.raises(UnknownIdError) as error:
            check_references(wrong, KNOWN)
        assert error.value.path == path, wrong


@pytest.mark.parametrize("game", list(GAMES))
def test_every_kind_of_reference_in_a_state_has_its_ids(game: str) -> None:
    rules = GAMES[game]
    match = Match.new(game, seed=1)
    known = rules.known_ids(match.game.state)
    assert _kinds(msgspec.inspect.type_info(rules.state_type)) <= set(known)
    check_references(match.game.state, known)


def _kinds(thing: Any) -> set[str]:
    """The kinds of references anywhere in a description of types."""
    if isinstance(thing, msgspec.inspect.Metadata):
        extra = thing.extra or {}
        return {extra[key] for key in ("refers_to", "one_for_each") if key in extra} | _kinds(thing.type)
    if isinstance(thing, Struct):
        return set().union(*(_kinds(getattr(thing, name)) for name in thing.__struct_fields__))
    return set().union(*map(_kinds, thing)) if isinstance(thing, tuple) else set()
