"""Why not: every refusal gives its reason and the rule behind it."""

import pytest

from game.match import Match
from game.rules.engine.script import Action, Choice, Game, IllegalAction
from game.rules.ravenloft.choice import Disable, PickTile, Target, Use, Walk
from game.rules.ravenloft.space import board
from game.rules.ravenloft.state import State
from tests.ravenloft.kit import RULES, put, spot, table, trap
from tests.ravenloft.scenes import corridor, field

POWERS = {
    "immeril": ["fireball", "fey-step", "shield", "dispel-magic"], "arjhan": ["unstoppable", "cleave"], "kat": ["riposte-strike", "great-leap", "stealth"],
    "allisa": ["crucial-aid", "yield-ground"],
}  # fmt: skip


def scene(hero: str = "immeril") -> State:
    """A Hero in a corridor of three tiles, Kat (or Arjhan) in front of it and a Wolf behind her; nobody within reach of a Fireball."""
    other = "kat" if hero != "kat" else "arjhan"
    state = table(
        f"{hero},{other}", tiles=corridor(3), at={hero: (0, 0, 1), other: (0, 1, 1)}, powers={hero: POWERS[hero], other: []},
        items={hero: ["magic-sword", "potion-of-healing", "ring-of-regeneration"]},
    )  # fmt: skip
    put(state, "wolf", 0, 2, 1)
    return state


def refusal(state: State, choice: Choice, seat: int = 0) -> tuple[str, str]:
    """What a match says to `choice`; it stays as it was."""
    made = Match.new("ravenloft", seed=1, options={"adventure": "2", "heroes": ",".join(hero.id for hero in state.heroes)})
    made.game = Game.of(RULES, state)
    before = made.digest
    with pytest.raises(IllegalAction) as refused:
        made.submit(seat, choice)
    assert made.digest == before
    return refused.value.reason, refused.value.rule


@pytest.mark.rule("CR-056", "CR-059", "CR-062", "CR-065", "CR-071")
def test_squares_that_are_not_entered() -> None:
    for place, reason in [
        ((0, 2, 1), ("refused-monster-there", "CR-059")),
        ((0, 1, 1), ("refused-hero-there", "CR-062")),
        ((2, 3, 1), ("refused-too-far", "CR-056")),
    ]:
        state = scene()
        assert refusal(state, Walk(spot(*place, state))) == reason
    # Walls and the void.
    for square in [board.square(0, 0), board.square(1, -1), board.square(40, 40)]:
        assert refusal(scene(), Walk(square)) == ("refused-wall", "CR-059")
    # Immobilized.
    state = scene()
    state.heroes[0].conditions = ["immobilized"]
    assert refusal(state, Walk(spot(0, 0, 2, state))) == ("refused-immobilized", "CR-071")


@pytest.mark.rule("CR-045", "CR-050", "CR-052", "CR-053")
def test_parts_that_are_spent() -> None:
    state = table("kat 0/1/1, arjhan 0/3/3", tiles=field(2), powers={"kat": ["great-leap", "backstab"]}, foes="wolf 0/1/2")
    trap(state, "dart-trap", 0)
    state.heroes[0].items, state.heroes[0].damage = ["potion-of-healing", "crystal-ball"], 2  # the potion keeps the menu open
    state.turn.parts = ["move", "attack"]
    assert refusal(state, Walk(spot(0, 0, 1, state))) == ("refused-move-spent", "CR-045")
    assert refusal(state, Use("great-leap")) == ("refused-move-spent", "CR-052")
    assert refusal(state, Use("backstab")) == ("refused-attack-spent", "CR-050")
    assert refusal(state, Use("crystal-ball")) == ("refused-attack-spent", "CR-050")
    assert refusal(state, Disable("dart-trap")) == ("refused-attack-spent", "CR-053")
    # No trap here.
    state = scene()
    trap(state, "dart-trap", 2)
    assert refusal(state, Disable("dart-trap")) == ("refused-no-trap", "CR-053")


@pytest.mark.rule("CR-100", "CR-102", "CR-051", "CR-109", "CR-183", "CR-055")
@pytest.mark.parametrize(
    ("hero", "card", "reason"),
    [
        ("immeril", "fireball", ("refused-no-target", "CR-109")),
        ("immeril", "lightning-bolt", ("refused-not-yours", "CR-051")),
        ("immeril", "potion-of-healing", ("refused-unhurt-near", "CR-109")),
        ("immeril", "magic-sword", ("refused-passive", "CR-183")), ("immeril", "shield", ("refused-wait-hit", "CR-055")),
        ("immeril", "dispel-magic", ("refused-wait-encounter", "CR-055")),
        ("immeril", "ring-of-regeneration", ("refused-wait-treasure", "CR-055")),
        ("arjhan", "unstoppable", ("refused-unhurt-self", "CR-109")), ("arjhan", "cleave", ("refused-no-target", "CR-109")),
        ("kat", "riposte-strike", ("refused-wait-attacked", "CR-055")),
        ("kat", "stealth", ("refused-wait-monster", "CR-055")), ("allisa", "crucial-aid", ("refused-wait-die", "CR-055")),
        ("allisa", "yield-ground", ("refused-wait-damaged", "CR-055")),
    ],
)  # fmt: skip
def test_cards_that_cannot_be_used_now(hero: str, card: str, reason: tuple[str, str]) -> None:
    assert refusal(scene(hero), Use(card)) == reason


@pytest.mark.rule("CR-100", "CR-102")
def test_cards_that_lie_face_down_or_come_too_late() -> None:
    # A card for the start is too late after a move or for a hero who could have used it.
    state = scene("arjhan")
    state.turn.parts = ["move"]
    assert refusal(state, Use("unstoppable")) == ("refused-start-only", "CR-102")
    state.turn.parts, state.heroes[0].damage = [], 3
    assert refusal(state, Use("unstoppable")) == ("refused-start-only", "CR-102")
    next(held for held in state.heroes[0].powers if held.card == "unstoppable").used = True
    assert refusal(state, Use("unstoppable")) == ("refused-used", "CR-100")
    # Used card lies face down.
    for card in ["fireball", "fey-step"]:
        state = scene()
        for held in state.heroes[0].powers:
            held.used = True
        assert refusal(state, Use(card)) == ("refused-used", "CR-100")


@pytest.mark.rule("CR-042", "CR-057", "CR-109")
def test_nothing_is_explained_where_the_menu_is_not_open() -> None:
    # Not your turn.
    state = scene()
    assert refusal(state, Walk(spot(0, 1, 2, state)), seat=1)[0] == "refused-not-awaited"
    # While a tile is asked for, a Walk that would else be legal is simply not on offer.
    state = table("immeril 0/1/1", tiles=field(3), powers={"immeril": ["fireball"]}, foes="wolf 1/1/2")
    trap(state, "dart-trap", 0)
    game = Game.of(RULES, state)
    game.apply(Action(0, Use("fireball")))
    for choice in (Walk(spot(0, 0, 1, state)), Use("fireball"), Disable("dart-trap"), Target("wolf-1"), PickTile(2)):
        told = RULES.explain(game.state, 0, choice)
        if isinstance(choice, Use | Disable):
            assert told is not None and told.reason in ("refused-used", "refused-attack-spent")
        else:
            assert told is None
    # Nothing is explained outside the hero phase.
    state = table("arjhan 0/1/1", tiles=field(2), phase="start")
    assert RULES.explain(state, 0, Walk(spot(0, 0, 1, state))) is None
