"""One set of a combat: who wins, who defects, who dies, and for whose blood (DV-049 to DV-054, DV-093, DV-101, DV-102, DV-142)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.tables.cards import ADVENTURERS
from tests.dungeonville.kit import ASSASSIN, BLACK, JESTER, MULE, ORACLE, ORANGE, TEAL, WHITE, Evening, one, order, table, tokens


def duel(*fighters: int, stone: int = 0, goal: int = 7) -> Evening:
    """One set between parties of one each."""
    lone = [(fighter,) for fighter in fighters]
    t = table(
        *lone, phase="combat", stone=stone, goal=goal, pawns=dict.fromkeys(range(len(lone)), "crypt"), rooms={"crypt": ["cr-01"]}
    )
    evening = Evening(t)
    for turn in range(len(lone)):
        seat = (stone + turn) % len(lone)
        evening.play(order(fighters[seat]), seat=seat)
    return evening


def dead(evening: Evening) -> list[int]:
    """The ranks of the killed, the weakest last."""
    return sorted(ADVENTURERS[happened.adventurer].rank for happened in evening.seen(event.Slain))


@pytest.mark.rule("DV-049")
@pytest.mark.parametrize("stone", [0, 1, 2])
def test_the_lowest_rank_wins_and_all_others_are_beaten(stone: int) -> None:
    evening = duel(20, 11, 58, stone=stone)
    assert evening.seen(event.SetWon) == [event.SetWon(1, WHITE, one(11))]
    assert evening.party(WHITE) == [11, 20], "20 is blue, too"
    assert dead(evening) == [58]


@pytest.mark.rule("DV-050", "DV-138")
def test_whoever_has_the_winner_s_colour_joins_it_alive_and_no_blood_flows() -> None:
    evening = duel(2, 9)
    assert evening.seen(event.Defected) == [event.Defected(one(9), WHITE, BLACK)]
    assert (evening.party(BLACK), evening.party(WHITE)) == ([2, 9], [])
    assert (tokens(evening), dead(evening)) == ([], [])
    assert not evening.seen(event.Slain)


@pytest.mark.rule("DV-050")
def test_a_defector_does_not_fight_again_in_this_combat() -> None:
    t = table((2, 60), (9, 61), phase="combat", pawns={0: "crypt", 1: "crypt"})
    evening = Evening(t)
    evening.play(order(2, 60), order(9, 61))
    revealed = [fighter for happened in evening.seen(event.SetRevealed) for fighter in happened.fighters]
    assert revealed == [one(2), one(9), one(60), one(61)]


@pytest.mark.rule("DV-051", "DV-052", "DV-104")
def test_whoever_has_another_colour_dies_for_a_token() -> None:
    evening = duel(17, 20)
    assert evening.seen(event.Slain) == [event.Slain(WHITE, one(20))]
    assert (evening.party(WHITE), evening.discard()) == ([], [20])
    assert tokens(evening) == [(BLACK, WHITE)]
    assert [wizard.graveyard for wizard in evening.t.wizards] == [[0, 1], [0, 0]]


@pytest.mark.rule("DV-EX-06", "DV-053")
def test_one_defects_and_one_dies_in_the_same_set() -> None:
    evening = duel(6, 13, 58)
    assert evening.party(BLACK) == [6, 13]
    assert evening.seen(event.Slain) == [event.Slain(ORANGE, one(58))]
    assert tokens(evening) == [(BLACK, ORANGE)]


@pytest.mark.rule("DV-EX-07", "DV-101", "DV-102")
def test_the_mule_is_the_weakest_but_yields_nothing() -> None:
    evening = duel(3, 21, MULE)
    assert dead(evening) == [21, 64]
    assert tokens(evening) == [(BLACK, WHITE)]
    evening = duel(3, 25, MULE)
    assert evening.party(BLACK) == [3, 25]
    assert dead(evening) == [64]
    assert tokens(evening) == [], "25 is blue and defects, and for the Mule there is nothing"


@pytest.mark.rule("DV-101")
@pytest.mark.card("dorothea-the-mule")
def test_a_killed_mule_yields_no_token() -> None:
    evening = duel(63, MULE)
    assert dead(evening) == [64]
    assert (tokens(evening), evening.t.wizards[BLACK].graveyard) == ([], [0, 0])


@pytest.mark.rule("DV-EX-08", "DV-052", "DV-093")
@pytest.mark.card("nix-the-nameless")
def test_one_token_of_the_weakest_however_many_die() -> None:
    evening = duel(ASSASSIN, 30, 37)
    assert dead(evening) == [30, 37]
    assert tokens(evening) == [(BLACK, ORANGE)]
    evening = duel(ASSASSIN, 37, 30)
    assert tokens(evening) == [(BLACK, WHITE)]
    evening = duel(20, 2, 63, 62)
    assert tokens(evening) == [(WHITE, ORANGE)], "63 is weaker than 62"
    assert evening.t.wizards[WHITE].graveyard == [0, 0, 1, 0]
    assert TEAL not in [owner for _, owner in tokens(evening)]


@pytest.mark.rule("DV-093", "DV-050")
@pytest.mark.parametrize(
    ("winner", "loser"), [(ASSASSIN, JESTER), (JESTER, ORACLE), (ORACLE, MULE), (ASSASSIN, 20), (JESTER, 50)]
)
@pytest.mark.card("nix-the-nameless", "giggles", "madame-maybe", "dorothea-the-mule")
def test_nobody_defects_to_one_without_colour(winner: int, loser: int) -> None:
    evening = duel(winner, loser)
    assert not evening.seen(event.Defected)
    assert evening.seen(event.Slain) == [event.Slain(WHITE, one(loser))]
    assert tokens(evening) == ([] if loser == MULE else [(BLACK, WHITE)])


@pytest.mark.rule("DV-093")
@pytest.mark.parametrize("loser", [JESTER, ORACLE, MULE])
def test_and_one_without_colour_defects_to_nobody(loser: int) -> None:
    for winner in (2, 3, 4, 5, 7):
        evening = duel(winner, loser)
        assert not evening.seen(event.Defected)
        assert evening.seen(event.Slain) == [event.Slain(WHITE, one(loser))]


@pytest.mark.rule("DV-138")
def test_losing_all_three_sets_by_defection_costs_no_token() -> None:
    t = table((2, 3, 4), (9, 11, 6), phase="combat", pawns={0: "crypt", 1: "crypt"})
    evening = Evening(t)
    evening.play(order(2, 3, 4), order(9, 11, 6))
    assert (tokens(evening), evening.party(WHITE)) == ([], [])
    assert [wizard.graveyard for wizard in evening.t.wizards] == [[0, 0], [0, 0]]


@pytest.mark.rule("DV-105")
def test_blood_never_runs_out() -> None:
    t = table(
        (2,), (50,), phase="combat", pawns={0: "crypt", 1: "crypt"}, goal=30, graveyards={0: (0, 15)}, blood={"crypt": (0, 9)}
    )
    evening = Evening(t)
    evening.play(order(2), order(50))
    assert evening.t.wizards[BLACK].graveyard == [0, 16]
    assert evening.blood("crypt")[WHITE] == 9, "none comes back"
