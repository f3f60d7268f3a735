"""The Traps: where they lie, what they do in their holder's Villain Phase, how they go."""

import pytest

from game.rules.ravenloft import event
from game.rules.ravenloft.choice import Disable, PickTile, React, Target
from game.rules.ravenloft.decks import encounter_deck
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Board, Placed
from tests.ravenloft.cards.deeds import encounter, only, play, spring_trap
from tests.ravenloft.cards.scene import HIT, conditions, hp, row, to, where
from tests.ravenloft.kit import Dice, Evening, on_top, trap

TRAPS = ["alarm", "crossbow-turret", "crushing-walls", "dart-trap", "fire-trap", "sliding-walls", "spear-gauntlet"]


@pytest.mark.card(*TRAPS)
@pytest.mark.rule("CR-053", "CR-167", "CR-168", "CR-172", "CR-179", "CR-256")
def test_a_trap_lies_on_the_heros_tile_until_it_is_disabled_by_a_ten_or_gives_way_to_another_card(dice: Dice) -> None:
    for card in TRAPS:
        state = row("kat 1/0/0, arjhan", foes="wolf 0/3/3")
        encounter(state, card)
        assert figure.trap_on(state, 1) == state.heroes[0].threats[-1] and len(state.heroes[0].threats) == 2, "behind the Wolf"
        other = next(name for name in TRAPS if name != card)
        on_top(state, "encounter", other, "passage-of-time")
        events = play(state, encounter_deck.draw_encounter(state, 0))
        assert [drawn.card for drawn in only(events, event.EncounterDrawn)] == [other, "passage-of-time"]
        assert figure.marker_on(state, 1) == card and hp(state, "kat") == [7]
        assert state.decks.encounter.discard == [other, "passage-of-time"]
    # Every trap is disabled by a ten.
    for card in TRAPS:
        for face, success in [(10, True), (9, False)]:
            state = row("arjhan")
            trap(state, card, 0)
            dice(face)
            evening = Evening(state, Disable(card))
            assert (figure.trap_on(evening.state, 0) is None) == success
            assert evening.state.decks.encounter.discard == ([card] if success else []) and evening.state.turn.parts == ["attack"]


@pytest.mark.card("alarm")
@pytest.mark.rule("CR-083", "CR-088")
def test_alarm_calls_a_monster_to_the_bone_pile_nearest_to_the_dark() -> None:
    state = row("arjhan 0/0/0, kat", tiles=1)
    closed = [
        Placed("T10", 0, 0, 0), Placed("T09", 1, 0, 0), Placed("T11", -1, 0, 0), Placed("T36", 0, 1, 0),
        Placed("T36", 0, -1, 0),
    ]  # fmt: skip
    state.board = Board(closed)
    laid = trap(state, "alarm", 0, owner=1)
    on_top(state, "monster", "wolf")
    spring_trap(state, laid, PickTile(1), seat=1)
    [wolf] = figure.controlled(state, 1)
    assert where(state, wolf) == (1, 1, 1), "the tile of the marker has no unexplored edge; a neighbour has"
    # Alarm sounds on its own tile when that has an unexplored edge.
    state = row("arjhan")
    laid = trap(state, "alarm", 1)
    on_top(state, "monster", "wolf")
    spring_trap(state, laid)
    assert where(state, figure.controlled(state, 0)[0]) == (1, 1, 1) and len(figure.controlled(state, 0)) == 1


SHOTS = [
    ("crossbow-turret", 8, 2, 1, None, True), ("crushing-walls", 6, 2, 1, "immobilized", False), ("dart-trap", 8, 2, 1, None, False),
    ("spear-gauntlet", 6, 3, 1, None, True),
]  # fmt: skip


@pytest.mark.card("crossbow-turret", "crushing-walls", "dart-trap", "spear-gauntlet")
@pytest.mark.rule("CR-171", "CR-240", "CR-097")
@pytest.mark.parametrize(("card", "bonus", "damage", "miss", "condition", "far"), SHOTS)
def test_a_trap_attacks_the_heroes_in_its_reach(
    dice: Dice, card: str, bonus: int, damage: int, miss: int, condition: str | None, far: bool
) -> None:
    state = row("kat 0/0/0, thorgrim 0/3/3, allisa 1/0/0, immeril 2/0/0", tiles=3)
    state.heroes[2].level = 2
    laid = trap(state, card, 0)
    dice(14 - bonus, 15 - bonus, HIT)
    events = spring_trap(state, laid, Target("kat"), *[Target("thorgrim")] * far)
    found = [(attack.target, attack.bonus, attack.hit) for attack in only(events, event.Attacked)]
    assert found == [("kat", bonus, True), ("thorgrim", bonus, False), *[("allisa", bonus, True)] * far]
    assert hp(state, "kat", "thorgrim", "allisa", "immeril") == [8 - damage, 8 - miss, 10 - damage * far, 6]
    assert conditions(state) == ([condition] if condition else []) and conditions(state, 1) == []
    assert figure.trap_on(state, 0) is laid, "it stays"


@pytest.mark.card("fire-trap", "sliding-walls")
@pytest.mark.rule("CR-171", "CR-270")
def test_fire_trap_burns_everyone_on_its_tile_without_a_roll() -> None:
    state = row("kat, thorgrim, allisa 1/0/0")
    events = spring_trap(state, trap(state, "fire-trap", 0))
    assert hp(state, "kat", "thorgrim", "allisa") == [6, 6, 8] and not only(events, event.DieRolled)
    # Each trap works where its own marker lies.
    state = row("kat, allisa 1/0/0")
    trap(state, "alarm", 1)
    spring_trap(state, trap(state, "fire-trap", 0))
    assert hp(state, "kat", "allisa") == [6, 8]


@pytest.mark.card("sliding-walls", "crucial-aid")
@pytest.mark.rule("CR-117", "CR-266")
def test_sliding_walls_push_by_the_compass_of_their_tile(dice: Dice) -> None:
    for face, goal in [
        (1, "north"),
        (5, "north"),
        (6, None),
        (10, None),
        (11, "south"),
        (15, "south"),
        (16, "west"),
        (20, "west"),
    ]:
        for turn in [0, 1]:
            ways = [("north", 0, -1), ("east", 1, 0), ("south", 0, 1), ("west", -1, 0)]
            around = [Placed(tile, *ways[(number + turn) % 4][1:], 0) for number, tile in enumerate(["T10", "T09", "T11", "T12"])]
            state = row("arjhan", tiles=1)
            state.board = Board([Placed("T17", 0, 0, turn), *around])
            floor = board.chart(state.board).cells[0].floor[0]
            state.heroes[0].square = floor
            laid = trap(state, "sliding-walls", 0)
            dice(face)
            if goal is None:
                spring_trap(state, laid)
                assert hp(state, "arjhan") == [9] and state.heroes[0].square == floor, "walled off to the east: 1 damage"
            else:
                index = 1 + ["north", "east", "south", "west"].index(goal)
                spring_trap(state, laid, to(state, index, 2, 2))
                assert hp(state, "arjhan") == [10] and where(state, "arjhan") == (index, 2, 2)
    # Sliding walls know no side beyond twenty.
    state = row("kat 1/0/0, allisa", powers={"allisa": ["crucial-aid"]})
    laid = trap(state, "sliding-walls", 1)
    dice(18)
    spring_trap(state, laid, React("crucial-aid"), to(state, 0, 3, 3))
    assert where(state, "kat") == (0, 3, 3), "22 is the left side, too"
    # Sliding walls roll once for each hero and hurt where no tile lies.
    state = row("arjhan, kat, allisa 1/0/0")
    laid = trap(state, "sliding-walls", 0)
    dice(6, 1)
    spring_trap(state, laid, to(state, 1, 3, 3))
    assert where(state, "arjhan") == (1, 3, 3) and hp(state, "arjhan", "kat", "allisa") == [10, 7, 8]
