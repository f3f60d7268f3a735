"""Combat at an entrance: who fights, in which order, and who may enter (DV-044 to DV-048, DV-055 to DV-061, DV-129, DV-130)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Enter, Order
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, ORANGE, PINK, TEAL, WHITE, Evening, fight, kinds, one, order, table, who


def result(evening: Evening) -> event.FightWon | None:
    found = evening.seen(event.FightWon)
    return found[0] if found else None


# ---------------------------------------------------------------------------------------------- who meets whom


@pytest.mark.rule("DV-044", "DV-019")
def test_only_parties_at_the_same_entrance_fight() -> None:
    evening = Evening(
        table(
            (2, 3, 4),
            (6, 7, 8),
            (50, 51, 52),
            phase="combat",
            pawns={0: "crypt", 1: "rat-haus", 2: "crypt"},
            rooms={"crypt": ["cr-01"]},
        )
    )
    assert evening.seen(event.FightBegan) == [event.FightBegan("crypt", (BLACK, ORANGE))]
    assert evening.question == ("prompt-order", BLACK)
    evening.play(order(2, 3, 4), order(50, 51, 52))
    assert len(evening.seen(event.FightBegan)) == 1
    assert event.WentHome(ORANGE, "crypt") in evening.events
    assert evening.t.wizards[WHITE].pawn == "rat-haus", "white was alone and did not fight"
    assert [happened.seat for happened in evening.seen(event.Entered)] == [BLACK]


@pytest.mark.rule("DV-044")
def test_whoever_is_alone_enters_without_a_fight() -> None:
    evening = Evening(table((2, 3, 4), (6, 7, 8), phase="scout"))
    evening.play(Enter("crypt"), Enter("ice-cave"))
    assert not evening.seen(event.FightBegan)
    assert evening.seen(event.Entered)[0] == event.Entered(BLACK, "crypt")


@pytest.mark.rule("DV-045")
@pytest.mark.parametrize(
    ("stone", "first", "seats"), [(0, "crypt", (0, 3)), (1, "rat-haus", (1, 2)), (2, "rat-haus", (2, 1)), (3, "crypt", (3, 0))]
)
def test_fights_are_settled_one_after_the_other_the_stone_s_first(stone: int, first: str, seats: tuple[int, int]) -> None:
    pawns = {0: "crypt", 1: "rat-haus", 2: "rat-haus", 3: "crypt"}
    evening = Evening(table((2, 3, 4), (6, 7, 8), (50, 51, 52), (9, 10, 11), phase="combat", stone=stone, pawns=pawns))
    assert evening.seen(event.FightBegan) == [event.FightBegan(first, seats)]
    while evening.prompt == "prompt-order":
        evening.play(evening.options()[0])
    happened = [kind for kind in kinds(evening.events) if kind in ("FightBegan", "FightWon", "Entered")]
    assert happened[:5] == ["FightBegan", "FightWon", "FightBegan", "FightWon", "Entered"], (
        "all fights before the first expedition"
    )


@pytest.mark.rule("DV-044", "DV-049")
def test_five_parties_at_one_entrance_are_one_fight() -> None:
    evening = fight((2, 20, 41), (9, 17, 38), (6, 13, 58), (3, 21, 37), (7, 22, 30))
    sets = evening.seen(event.SetRevealed)
    assert [len(happened.fighters) for happened in sets] == [5, 5, 5]
    assert sets[0].seats == (BLACK, WHITE, ORANGE, TEAL, PINK)
    assert len(evening.seen(event.SetWon)) == 3
    assert len(evening.seen(event.WentHome)) == 4
    assert len(evening.seen(event.Entered)) == 1


# ---------------------------------------------------------------------------------------------- the orders


@pytest.mark.rule("DV-046", "DV-060")
@pytest.mark.parametrize(("party", "ways", "size"), [((2, 3, 4), 6, 3), ((2, 3, 4, 50), 24, 3), ((2, 3), 2, 2), ((2,), 1, 1)])
def test_three_fighters_are_laid_in_any_order(party: tuple[int, ...], ways: int, size: int) -> None:
    evening = Evening(table(party, (6, 7, 8), phase="combat", pawns={0: "crypt", 1: "crypt"}))
    assert evening.question == ("prompt-order", BLACK), "even a single fighter is laid, so that nothing is told by the silence"
    options = [choice for choice in evening.options() if isinstance(choice, Order)]
    assert len(set(options)) == ways == len(evening.options())
    assert {len(set(choice.fighters)) for choice in options} == {size}
    assert {fighter for choice in options for fighter in choice.fighters} == set(who(*party))


@pytest.mark.rule("DV-046", "DV-047", "DV-145")
def test_all_orders_are_fixed_before_the_first_card_is_revealed() -> None:
    t = table((2, 20, 41), (9, 17, 38), (6, 13, 58), phase="combat", stone=1, pawns=dict.fromkeys(range(3), "crypt"))
    evening = Evening(t)
    assert evening.play(order(9, 17, 38)) == [event.LineupLaid(WHITE, 3)]
    assert evening.asked == ORANGE
    assert evening.play(order(6, 13, 58)) == [event.LineupLaid(ORANGE, 3)]
    assert evening.asked == BLACK
    assert not evening.seen(event.SetRevealed)
    news = evening.play(order(2, 20, 41))
    assert kinds(news)[:2] == ["LineupLaid", "SetRevealed"]


@pytest.mark.rule("DV-048", "DV-142")
def test_three_sets_are_revealed_and_settled_one_after_the_other() -> None:
    evening = fight((2, 20, 41), (9, 17, 38))
    assert evening.seen(event.SetRevealed) == [
        event.SetRevealed(1, (0, 1), tuple(who(2, 9)), (2, 9)),
        event.SetRevealed(2, (0, 1), tuple(who(20, 17)), (20, 17)),
        event.SetRevealed(3, (0, 1), tuple(who(41, 38)), (41, 38)),
    ]
    begun = kinds(evening.events)
    sets = begun[begun.index("SetRevealed") : begun.index("FightWon")]
    assert sets == [
        "SetRevealed", "SetWon", "Defected",
        "SetRevealed", "SetWon", "Slain", "BloodWon",
        "SetRevealed", "SetWon", "Slain", "BloodWon",
    ]  # fmt: skip


@pytest.mark.rule("DV-046", "DV-047")
def test_the_order_counts() -> None:
    assert [happened.seat for happened in fight((2, 20, 41), (9, 17, 38)).seen(event.SetWon)] == [BLACK, WHITE, WHITE]
    assert [happened.seat for happened in fight((41, 2, 20), (9, 17, 38)).seen(event.SetWon)] == [WHITE, BLACK, BLACK]


@pytest.mark.rule("DV-061")
def test_nobody_can_flee_or_pass() -> None:
    evening = Evening(table((50, 51, 52), (2, 3, 4), phase="combat", pawns={0: "crypt", 1: "crypt"}))
    assert all(isinstance(choice, Order) for choice in evening.options(BLACK))
    assert Done() not in evening.options(BLACK)


# ---------------------------------------------------------------------------------------------- who enters


@pytest.mark.rule("DV-EX-05", "DV-055", "DV-056", "DV-057", "DV-129", "DV-131")
def test_a_defector_can_win_the_entrance_for_whoever_lost_two_sets() -> None:
    evening = fight((2, 20, 41), (9, 17, 38))
    assert event.Defected(one(9), WHITE, BLACK) in evening.events
    assert evening.seen(event.Slain) == [event.Slain(BLACK, one(20)), event.Slain(BLACK, one(41))]
    assert evening.seen(event.BloodWon) == [event.BloodWon(WHITE, BLACK)] * 2
    assert result(evening) == event.FightWon("crypt", BLACK, (BLACK, WHITE), (2, 2), one(2))
    assert event.WentHome(WHITE, "crypt") in evening.events
    assert (evening.party(BLACK), evening.party(WHITE)) == ([2, 9], [17, 38])
    assert [wizard.graveyard for wizard in evening.t.wizards] == [[0, 0], [2, 0]]
    assert evening.seen(event.Entered) == [event.Entered(BLACK, "crypt")]
    assert [wizard.pawn for wizard in evening.t.wizards] == ["crypt", ""]


@pytest.mark.rule("DV-055")
def test_most_survivors_enter() -> None:
    evening = fight((2, 59, 4), (9, 17, 38), reserves={1: (5,)})
    assert result(evening) == event.FightWon("crypt", BLACK, (BLACK, WHITE), (3, 1), ""), "2 and 4 won, and 9 came over"
    assert evening.party(BLACK) == [2, 4, 9]
    evening = fight((59, 9, 38), (4, 2, 17))
    assert result(evening) == event.FightWon("crypt", WHITE, (BLACK, WHITE), (0, 5), ""), "9 came over to 2, and 59 to 4"


@pytest.mark.rule("DV-055", "DV-058")
def test_reserves_do_not_count_but_come_along() -> None:
    evening = fight((17, 21, 38), (2, 3, 50), reserves={0: (4, 5, 6, 7), 1: (64,)})
    assert result(evening) == event.FightWon("crypt", WHITE, (BLACK, WHITE), (1, 3), ""), "17, who is red, joined 2"
    assert evening.party(WHITE) == [2, 3, 64, 17]
    assert evening.party(BLACK) == [38, 4, 5, 6, 7], "home with all that live, reserves included"
    assert evening.seen(event.Entered) == [event.Entered(WHITE, "crypt")]


@pytest.mark.rule("DV-056")
def test_among_equals_the_strongest_survivor_decides() -> None:
    evening = fight((9, 17, 38), (2, 20, 41))
    assert result(evening) == event.FightWon("crypt", WHITE, (BLACK, WHITE), (2, 2), one(2)), "2 is stronger than 17"
    evening = fight((46, 17, 38), (2, 20, 41))
    assert result(evening) == event.FightWon("crypt", WHITE, (BLACK, WHITE), (2, 2), one(2)), "though 46 is weaker than 38"


@pytest.mark.rule("DV-056", "DV-049")
@pytest.mark.parametrize("stone", [0, 1, 2])
def test_among_three_equals_too_whoever_has_the_stone(stone: int) -> None:
    evening = fight((20, 4, 61), (13, 49, 5), (2, 50, 60), stone=stone)
    assert [happened.seat for happened in evening.seen(event.SetWon)] == [ORANGE, BLACK, WHITE]
    won = result(evening)
    assert won is not None
    assert (won.seat, sorted(won.survivors)) == (ORANGE, [1, 1, 1])


@pytest.mark.rule("DV-055", "DV-056")
def test_neither_number_nor_strength_of_reserves_counts() -> None:
    evening = fight((2, 20, 41), (9, 17, 38), reserves={1: (1, 3, 4, 5)})
    assert result(evening) == event.FightWon("crypt", BLACK, (BLACK, WHITE), (2, 2), one(2))


@pytest.mark.rule("DV-130")
def test_with_three_sets_somebody_always_enters() -> None:
    for lines in [((2, 20, 41), (9, 17, 38)), ((63, 62, 61), (2, 3, 4)), ((50, 51, 52), (53, 54, 55), (56, 57, 58))]:
        evening = fight(*lines)
        won = result(evening)
        assert won is not None
        assert sum(won.survivors) >= 3
        assert len(evening.seen(event.Entered)) == 1


@pytest.mark.rule("DV-EX-09", "DV-059", "DV-094")
def test_a_party_without_colour_is_discarded_before_anybody_counts() -> None:
    evening = fight((12, 17, 1), (2, 3, 20), reserves={1: (60,)})
    black = [happened for happened in evening.events if isinstance(happened, event.BloodWon) and happened.seat == BLACK]
    assert black == [event.BloodWon(BLACK, WHITE)], "the Assassin wins set 3"
    assert result(evening) == event.FightWon("crypt", WHITE, (BLACK, WHITE), (0, 3), "")
    assert event.PartyDissolved(BLACK, (one(1),)) in evening.events
    assert evening.party(BLACK) == []
    assert one(1) in evening.t.discard
    assert 60 in evening.party(WHITE), "all reserves enter"


@pytest.mark.rule("DV-EX-09", "DV-052")
def test_the_assassin_s_party_as_in_the_example() -> None:
    evening = fight((12, 17, 1), (3, 8, 20), reserves={1: (60,)})
    assert evening.seen(event.Slain) == [event.Slain(BLACK, one(12)), event.Slain(BLACK, one(17)), event.Slain(WHITE, one(20))]
    assert result(evening) == event.FightWon("crypt", WHITE, (BLACK, WHITE), (0, 2), "")
    assert evening.party(WHITE) == [3, 8, 60]
    assert [wizard.graveyard for wizard in evening.t.wizards] == [[0, 1], [2, 0]]


@pytest.mark.rule("DV-059", "DV-130")
def test_if_no_party_has_a_survivor_nobody_enters() -> None:
    t = table((1, 64), (32,), phase="combat", pawns={0: "crypt", 1: "crypt"})
    evening = Evening(t)
    evening.play(order(1, 64), order(32))
    assert event.FightDrawn("crypt") in evening.events
    assert evening.seen(event.WentHome) == [event.WentHome(BLACK, "crypt"), event.WentHome(WHITE, "crypt")]
    assert not evening.seen(event.Entered)
    assert not evening.seen(event.FightWon)


@pytest.mark.rule("DV-059", "DV-132")
def test_a_reserve_with_a_colour_keeps_a_party_together() -> None:
    evening = fight((12, 17, 1), (3, 8, 20), reserves={0: (63,)})
    assert evening.party(BLACK) == [1, 63]
    assert not evening.seen(event.PartyDissolved)


# ---------------------------------------------------------------------------------------------- small parties


@pytest.mark.rule("DV-EX-14", "DV-060")
def test_one_against_three() -> None:
    evening = fight((50,), (10, 20, 30))
    assert evening.seen(event.SetRevealed)[1:] == [
        event.SetRevealed(2, (WHITE,), (one(20),), (20,)),
        event.SetRevealed(3, (WHITE,), (one(30),), (30,)),
    ]
    assert evening.seen(event.StoodAlone) == [event.StoodAlone(2, WHITE, one(20)), event.StoodAlone(3, WHITE, one(30))]
    assert evening.seen(event.SetWon) == [event.SetWon(1, WHITE, one(10))], "nobody was beaten in the others"
    assert evening.seen(event.BloodWon) == [event.BloodWon(WHITE, BLACK)], "one token, of set 1"
    assert result(evening) == event.FightWon("crypt", WHITE, (BLACK, WHITE), (0, 3), "")
    assert evening.party(BLACK) == []
    assert not evening.seen(event.PartyDissolved), "a party that is dead is not one without colour"


@pytest.mark.rule("DV-060", "DV-130")
def test_a_set_without_any_fighter_is_skipped() -> None:
    evening = fight((2, 50), (3,))
    assert [happened.number for happened in evening.seen(event.SetRevealed)] == [1, 2]
    assert result(evening) == event.FightWon("crypt", BLACK, (BLACK, WHITE), (2, 0), "")


# ---------------------------------------------------------------------------------------------- afterwards


@pytest.mark.rule("DV-057", "DV-097")
def test_the_others_go_home_and_explore_nothing() -> None:
    evening = fight((2, 3, 4), (50, 51, 32))
    assert event.WentHome(WHITE, "crypt") in evening.events
    assert not evening.seen(event.JesterDealt), "no card is revealed for a Jester who enters nothing"
    assert [happened.seat for happened in evening.seen(event.Entered)] == [BLACK]


@pytest.mark.rule("DV-058", "DV-131")
def test_parties_grow_beyond_three_and_stay_so() -> None:
    evening = fight((2, 3, 4), (9, 11, 6))
    assert evening.party(BLACK) == [2, 3, 4, 9, 11, 6]
    assert result(evening) == event.FightWon("crypt", BLACK, (BLACK, WHITE), (6, 0), "")
    evening.until("prompt-recruit")
    assert (evening.t.round, evening.party(BLACK), evening.party(WHITE)) == (3, [2, 3, 4, 9, 11, 6], [])
    assert evening.t.fight is None


@pytest.mark.rule("DV-053", "DV-054", "DV-125")
def test_one_combat_can_bring_three_tokens_and_they_stay() -> None:
    evening = fight((2, 3, 4), (60, 61, 62))
    assert evening.t.wizards[BLACK].graveyard == [0, 3]
    evening.until("prompt-recruit")
    assert (evening.t.round, evening.t.wizards[BLACK].graveyard) == (3, [0, 3])
    assert not any(sum(spilled) for spilled in evening.t.blood.values()), "before the player, not in a dungeon"
