"""One dungeon for each party, and combat at an entrance: who fights, wins, defects, dies, for whose blood, and who may enter (DV-040 to DV-061)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Enter, Order
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.secret import redact
from tests.dungeonville import kit
from tests.dungeonville.kit import BLACK, MULE, ORANGE, WHITE, Evening, fight, kinds, one, order, table, tokens, who
from tests.dungeonville.tales import combat
from tests.tales import faults


@pytest.mark.rule("DV-044", "DV-019")
def test_only_parties_at_the_same_entrance_fight() -> None:
    pawns = {0: "crypt", 1: "rat-haus", 2: "crypt"}
    evening = Evening(table((2, 3, 4), (6, 7, 8), (50, 51, 52), phase="combat", pawns=pawns, rooms={"crypt": ["cr-01"]}))
    assert evening.seen(event.FightBegan) == [event.FightBegan("crypt", (BLACK, ORANGE))]
    assert evening.question == ("prompt-order", BLACK)
    evening.play(order(2, 3, 4), order(50, 51, 52))
    assert len(evening.seen(event.FightBegan)) == 1 and event.WentHome(ORANGE, "crypt") in evening.events
    assert evening.t.wizards[WHITE].pawn == "rat-haus", "white was alone and did not fight"
    assert [happened.seat for happened in evening.seen(event.Entered)] == [BLACK]
    evening = Evening(table((2, 3, 4), (6, 7, 8), phase="scout"))
    evening.play(Enter("crypt"), Enter("ice-cave"))
    assert not evening.seen(event.FightBegan) and evening.seen(event.Entered)[0] == event.Entered(BLACK, "crypt")
    assert evening.seen(event.PhaseBegan)[:2] == [event.PhaseBegan("combat"), event.PhaseBegan("explore")]


@pytest.mark.rule("DV-045")
def test_fights_are_settled_one_after_the_other_the_stone_s_first_and_all_before_the_first_expedition() -> None:
    pawns = {0: "crypt", 1: "rat-haus", 2: "rat-haus", 3: "crypt"}
    for stone, first, seats in ((0, "crypt", (0, 3)), (1, "rat-haus", (1, 2)), (2, "rat-haus", (2, 1)), (3, "crypt", (3, 0))):
        evening = Evening(table((2, 3, 4), (6, 7, 8), (50, 51, 52), (9, 10, 11), phase="combat", stone=stone, pawns=pawns))
        assert evening.seen(event.FightBegan) == [event.FightBegan(first, seats)]
        while evening.prompt == "prompt-order":
            evening.play(evening.options()[0])
        happened = [kind for kind in kinds(evening.events) if kind in ("FightBegan", "FightWon", "Entered")]
        assert happened[:5] == ["FightBegan", "FightWon", "FightBegan", "FightWon", "Entered"]


@pytest.mark.rule("DV-046", "DV-060", "DV-061")
def test_three_fighters_are_laid_in_any_order_and_nobody_can_flee_or_pass() -> None:
    """Even a single fighter is laid, so that nothing is told by the silence."""
    for party, ways, size in (((2, 3, 4), 6, 3), ((2, 3, 4, 50), 24, 3), ((2, 3), 2, 2), ((2,), 1, 1)):
        evening = Evening(table(party, (6, 7, 8), phase="combat", pawns={0: "crypt", 1: "crypt"}))
        assert evening.question == ("prompt-order", BLACK)
        options = [choice for choice in evening.options() if isinstance(choice, Order)]
        assert len(set(options)) == ways == len(evening.options())
        assert {len(set(choice.fighters)) for choice in options} == {size}
        assert {fighter for choice in options for fighter in choice.fighters} == set(who(*party))


@pytest.mark.rule("DV-046", "DV-047", "DV-145")
def test_all_orders_are_fixed_before_the_first_card_is_revealed() -> None:
    t = table((2, 20, 41), (9, 17, 38), (6, 13, 58), phase="combat", stone=1, pawns=dict.fromkeys(range(3), "crypt"))
    evening = Evening(t)
    assert evening.play(order(9, 17, 38)) == [event.LineupLaid(WHITE, 3)] and evening.asked == ORANGE
    assert evening.play(order(6, 13, 58)) == [event.LineupLaid(ORANGE, 3)] and evening.asked == BLACK
    assert not evening.seen(event.SetRevealed)
    news = evening.play(order(2, 20, 41))
    assert kinds(news)[:2] == ["LineupLaid", "SetRevealed"]


@pytest.mark.rule("DV-EX-06", "DV-EX-07", "DV-EX-08", "DV-049", "DV-050", "DV-051", "DV-052", "DV-053", "DV-093", "DV-101")
@pytest.mark.rule("DV-102")
@pytest.mark.rule("DV-104", "DV-138")
@pytest.mark.card("nix-the-nameless", "dorothea-the-mule")
def test_who_wins_a_set_who_defects_who_dies_and_for_whose_blood() -> None:
    tales = """
        the lowest rank wins and all others are beaten; 20 is blue, too [20 v 11 v 58]
            1. 0:20 1:11 2:58 1:11 wins 0:20 joins 1 2:58 dies 1 takes 2 1 enters 0 2 0 0 home 2 home | -; 11 20; - | 000 001 000
            | 58
        whoever has the stone [20 v 11 v 58 stone=2]
            1. 2:58 0:20 1:11 1:11 wins 0:20 joins 1 2:58 dies 1 takes 2 1 enters 0 0 2 2 home 0 home | -; 11 20; - | 000 001 000
            | 58
        whoever has the winner's colour joins it alive and does not fight again in this combat, whoever has another dies for a token [2 60 v 9 61]
            1. 0:2 1:9 0:2 wins 1:9 joins 0 2. 0:60 1:61 0:60 wins 1:61 dies 0 takes 1 0 enters 3 0 1 home | 2 60 9; - | 01 00 |
            61
        one defects and one dies in the same set, as in the example [6 v 13 v 58]
            1. 0:6 1:13 2:58 0:6 wins 1:13 joins 0 2:58 dies 0 takes 2 0 enters 2 0 0 1 home 2 home | 6 13; -; - | 001 000 000 |
            58
        the mule is the weakest but yields nothing, as in the example [3 v 21 v 64]
            1. 0:3 1:21 2:64 0:3 wins 1:21 dies 2:64 dies 0 takes 1 0 enters 1 0 0 1 home 2 home | 3; -; - | 010 000 000 | 21 64
        25 is blue and defects, and for the mule there is nothing [3 v 25 v 64]
            1. 0:3 1:25 2:64 0:3 wins 1:25 joins 0 2:64 dies 0 enters 2 0 0 1 home 2 home | 3 25; -; - | 000 000 000 | 64
        a killed mule yields no token [63 v 64]
            1. 0:63 1:64 0:63 wins 1:64 dies 0 enters 1 0 1 home | 63; - | 00 00 | 64
        one token of the weakest however many die, as in the example [1 v 30 v 37]
            1. 0:1 1:30 2:37 0:1 wins 1:30 dies 2:37 dies 0 takes 2 0 dissolves 1 drawn 0 home 1 home 2 home | -; -; - | 001 000
            000 | 30 37 1
        wherever the weakest sits [1 v 37 v 30]
            1. 0:1 1:37 2:30 0:1 wins 1:37 dies 2:30 dies 0 takes 1 0 dissolves 1 drawn 0 home 1 home 2 home | -; -; - | 010 000
            000 | 37 30 1
        63 is weaker than 62 [20 v 2 v 63 v 62]
            1. 0:20 1:2 2:63 3:62 1:2 wins 0:20 dies 2:63 dies 3:62 dies 1 takes 2 1 enters 0 1 0 0 0 home 2 home 3 home | -; 2;
            -; - | 0000 0010 0000 0000 | 20 63 62
    """
    assert not faults(combat, tales)


@pytest.mark.rule("DV-093", "DV-050")
@pytest.mark.card("nix-the-nameless", "giggles", "madame-maybe", "dorothea-the-mule")
def test_nobody_defects_to_one_without_colour_nor_one_without_colour_to_anybody() -> None:
    pairs = [(kit.ASSASSIN, kit.JESTER), (kit.JESTER, kit.ORACLE), (kit.ORACLE, MULE), (kit.ASSASSIN, 20), (kit.JESTER, 50)]
    pairs += [(winner, loser) for winner in (2, 3, 4, 5, 7) for loser in (kit.JESTER, kit.ORACLE, MULE)]
    for winner, loser in pairs:
        evening = fight((winner,), (loser,))
        assert not evening.seen(event.Defected), (winner, loser)
        assert evening.seen(event.Slain) == [event.Slain(WHITE, one(loser))]
        assert tokens(evening) == ([] if loser == MULE else [(BLACK, WHITE)])


@pytest.mark.rule("DV-105")
def test_blood_never_runs_out() -> None:
    pawns, blood = {0: "crypt", 1: "crypt"}, {"crypt": (0, 9)}
    evening = Evening(table((2,), (50,), phase="combat", pawns=pawns, goal=30, graveyards={0: (0, 15)}, blood=blood))
    evening.play(order(2), order(50))
    assert evening.t.wizards[BLACK].graveyard == [0, 16]
    assert evening.blood("crypt")[WHITE] == 9, "none comes back"


@pytest.mark.rule("DV-EX-05", "DV-EX-09", "DV-EX-14", "DV-044", "DV-046", "DV-047", "DV-048", "DV-049", "DV-052", "DV-055")
@pytest.mark.rule("DV-056", "DV-057")
@pytest.mark.rule("DV-058", "DV-059", "DV-060", "DV-094", "DV-129", "DV-130", "DV-131", "DV-132", "DV-138", "DV-142")
@pytest.mark.card("nix-the-nameless")
def test_who_enters_after_three_sets() -> None:
    tales = """
        the order counts: a defector can win the entrance for whoever lost two sets, as in the example [2 20 41 v 9 17 38]
            1. 0:2 1:9 0:2 wins 1:9 joins 0 2. 0:20 1:17 1:17 wins 0:20 dies 1 takes 0 3. 0:41 1:38 1:38 wins 0:41 dies 1 takes 0
            0 enters 2 2 2 1 home | 2 9; 17 38 | 00 20 | 20 41
        in another order [41 2 20 v 9 17 38]
            1. 0:41 1:9 1:9 wins 0:41 joins 1 2. 0:2 1:17 0:2 wins 1:17 joins 0 3. 0:20 1:38 0:20 wins 1:38 joins 0 0 enters 4 2 1
            home | 2 20 17 38; 9 41 | 00 00
        most survivors enter: 2 and 4 won, and 9 came over [2 59 4 v 9 17 38 +5]
            1. 0:2 1:9 0:2 wins 1:9 joins 0 2. 0:59 1:17 1:17 wins 0:59 dies 1 takes 0 3. 0:4 1:38 0:4 wins 1:38 dies 0 takes 1 0
            enters 3 1 1 home | 2 4 9; 17 5 | 01 10 | 59 38
        9 came over to 2, and 59 to 4 [59 9 38 v 4 2 17]
            1. 0:59 1:4 1:4 wins 0:59 joins 1 2. 0:9 1:2 1:2 wins 0:9 joins 1 3. 0:38 1:17 1:17 wins 0:38 dies 1 takes 0 1 enters
            0 5 0 home | -; 4 2 17 59 9 | 00 10 | 38
        reserves do not count but come along: 17, who is red, joined 2 [17 21 38 +4 5 6 7 v 2 3 50 +64]
            1. 0:17 1:2 1:2 wins 0:17 joins 1 2. 0:21 1:3 1:3 wins 0:21 dies 1 takes 0 3. 0:38 1:50 0:38 wins 1:50 dies 0 takes 1
            1 enters 1 3 0 home | 38 4 5 6 7; 2 3 64 17 | 01 10 | 21 50
        among equals the strongest survivor decides: 2 is stronger than 17 [9 17 38 v 2 20 41]
            1. 0:9 1:2 1:2 wins 0:9 joins 1 2. 0:17 1:20 0:17 wins 1:20 dies 0 takes 1 3. 0:38 1:41 0:38 wins 1:41 dies 0 takes 1
            1 enters 2 2 2 0 home | 17 38; 2 9 | 02 00 | 20 41
        though 46 is weaker than 38 [46 17 38 v 2 20 41]
            1. 0:46 1:2 1:2 wins 0:46 joins 1 2. 0:17 1:20 0:17 wins 1:20 dies 0 takes 1 3. 0:38 1:41 0:38 wins 1:41 dies 0 takes
            1 1 enters 2 2 2 0 home | 17 38; 2 46 | 02 00 | 20 41
        neither number nor strength of reserves counts [2 20 41 v 9 17 38 +1 3 4 5]
            1. 0:2 1:9 0:2 wins 1:9 joins 0 2. 0:20 1:17 1:17 wins 0:20 dies 1 takes 0 3. 0:41 1:38 1:38 wins 0:41 dies 1 takes 0
            0 enters 2 2 2 1 home | 2 9; 17 38 1 3 4 5 | 00 20 | 20 41
        among three equals, too [20 4 61 v 13 49 5 v 2 50 60]
            1. 0:20 1:13 2:2 2:2 wins 0:20 dies 1:13 dies 2 takes 0 2. 0:4 1:49 2:50 0:4 wins 1:49 dies 2:50 dies 0 takes 2 3.
            0:61 1:5 2:60 1:5 wins 0:61 dies 2:60 dies 1 takes 0 2 enters 1 1 1 2 0 home 1 home | 4; 5; 2 | 001 100 100 | 20 13 49
            50 61 60
        whoever has the stone [20 4 61 stone=1 v 13 49 5 v 2 50 60]
            1. 1:13 2:2 0:20 2:2 wins 1:13 dies 0:20 dies 2 takes 0 2. 1:49 2:50 0:4 0:4 wins 1:49 dies 2:50 dies 0 takes 2 3. 1:5
            2:60 0:61 1:5 wins 2:60 dies 0:61 dies 1 takes 0 2 enters 1 1 1 2 1 home 0 home | 4; 5; 2 | 001 100 100 | 13 20 49 50
            60 61
        a party without colour is discarded before anybody counts, as in the example, though the Assassin wins set 3 [12 17 1 v 2 3 20 +60]
            1. 0:12 1:2 1:2 wins 0:12 joins 1 2. 0:17 1:3 1:3 wins 0:17 dies 1 takes 0 3. 0:1 1:20 0:1 wins 1:20 dies 0 takes 1 0
            dissolves 1 1 enters 0 3 0 home | -; 2 3 60 12 | 01 10 | 17 20 1
        the Assassin's party as in the example [12 17 1 v 3 8 20 +60]
            1. 0:12 1:3 1:3 wins 0:12 dies 1 takes 0 2. 0:17 1:8 1:8 wins 0:17 dies 1 takes 0 3. 0:1 1:20 0:1 wins 1:20 dies 0
            takes 1 0 dissolves 1 1 enters 0 2 0 home | -; 3 8 60 | 01 20 | 12 17 20 1
        a reserve with a colour keeps a party together [12 17 1 +63 v 3 8 20]
            1. 0:12 1:3 1:3 wins 0:12 dies 1 takes 0 2. 0:17 1:8 1:8 wins 0:17 dies 1 takes 0 3. 0:1 1:20 0:1 wins 1:20 dies 0
            takes 1 1 enters 1 2 0 home | 1 63; 3 8 | 01 20 | 12 17 20
        if no party has a survivor nobody enters [1 64 v 32]
            1. 0:1 1:32 0:1 wins 1:32 dies 0 takes 1 2. 0:64 0:64 alone 0 dissolves 1 64 drawn 0 home 1 home | -; - | 01 00 | 32 1
            64
        one against three, as in the example: nobody was beaten in the others, and a dead party is not one without colour [50 v 10 20 30]
            1. 0:50 1:10 1:10 wins 0:50 dies 1 takes 0 2. 1:20 1:20 alone 3. 1:30 1:30 alone 1 enters 0 3 0 home | -; 10 20 30 |
            00 10 | 50
        parties grow beyond three, and lost sets cost no token where all defect [2 3 4 v 9 11 6]
            1. 0:2 1:9 0:2 wins 1:9 joins 0 2. 0:3 1:11 0:3 wins 1:11 joins 0 3. 0:4 1:6 0:4 wins 1:6 joins 0 0 enters 6 0 1 home
            | 2 3 4 9 11 6; - | 00 00
        five parties at one entrance are one fight [2 20 41 v 9 17 38 v 6 13 58 v 3 21 37 v 7 22 30]
            1. 0:2 1:9 2:6 3:3 4:7 0:2 wins 1:9 joins 0 2:6 dies 3:3 dies 4:7 dies 0 takes 4 2. 0:20 1:17 2:13 3:21 4:22 2:13 wins
            0:20 dies 1:17 dies 3:21 dies 4:22 dies 2 takes 4 3. 0:41 1:38 2:58 3:37 4:30 4:30 wins 3:37 joins 4 0:41 dies 1:38
            dies 2:58 dies 4 takes 2 0 enters 2 0 1 0 2 2 1 home 2 home 3 home 4 home | 2 9; -; 13; -; 30 37 | 00001 00000 00001
            00000 00100 | 6 3 7 20 17 21 22 41 38 58
        a party may lose its colour by defection, and the token that the Assassin won stays [9 60 1 v 2 3 50]
            1. 0:9 1:2 1:2 wins 0:9 joins 1 2. 0:60 1:3 1:3 wins 0:60 joins 1 3. 0:1 1:50 0:1 wins 1:50 dies 0 takes 1 0 dissolves
            1 1 enters 0 4 0 home | -; 2 3 9 60 | 01 00 | 50 1
        somebody always enters [63 62 61 v 2 3 4]
            1. 0:63 1:2 1:2 wins 0:63 dies 1 takes 0 2. 0:62 1:3 1:3 wins 0:62 dies 1 takes 0 3. 0:61 1:4 1:4 wins 0:61 joins 1 1
            enters 0 4 0 home | -; 2 3 4 61 | 00 20 | 63 62
        even among the weakest, and one combat can bring three tokens [50 51 52 v 53 54 55 v 56 57 58]
            1. 0:50 1:53 2:56 0:50 wins 1:53 dies 2:56 dies 0 takes 2 2. 0:51 1:54 2:57 0:51 wins 1:54 dies 2:57 dies 0 takes 2 3.
            0:52 1:55 2:58 0:52 wins 1:55 dies 2:58 dies 0 takes 2 0 enters 3 0 0 1 home 2 home | 50 51 52; -; - | 003 000 000 |
            53 56 54 57 55 58
    """
    assert not faults(combat, tales)


@pytest.mark.rule("DV-059", "DV-094")
@pytest.mark.card("nix-the-nameless", "giggles", "madame-maybe", "dorothea-the-mule")
def test_whoever_of_the_four_is_left_alone_in_reserve_is_discarded_after_the_fight() -> None:
    for left in (kit.ASSASSIN, kit.JESTER, kit.ORACLE, MULE):
        evening = fight((60, 61, 62), (2, 3, 4), reserves={0: (left,)})
        assert evening.seen(event.PartyDissolved) == [event.PartyDissolved(BLACK, (one(left),))]
        assert evening.party(BLACK) == [] and evening.discard() == [60, 61, 62, left]
        assert tokens(evening) == [(WHITE, BLACK)] * 3, "three died; the fourth was not killed"


@pytest.mark.rule("DV-053", "DV-054", "DV-058", "DV-125", "DV-131")
def test_what_combat_brought_stays() -> None:
    grown = fight((2, 3, 4), (9, 11, 6)).until("prompt-recruit")
    assert (grown.t.round, grown.party(BLACK), grown.party(WHITE), grown.t.fight) == (3, [2, 3, 4, 9, 11, 6], [], None)
    rich = fight((2, 3, 4), (60, 61, 62)).until("prompt-recruit")
    assert (rich.t.round, rich.t.wizards[BLACK].graveyard) == (3, [0, 3])
    assert not any(sum(spilled) for spilled in rich.t.blood.values()), "before the player, not in a dungeon"


PARTIES = ((2, 3, 4), (6, 7, 8), (50, 51, 52))


@pytest.mark.rule("DV-040", "DV-019", "DV-134", "DV-041", "DV-108")
def test_each_puts_its_pawn_at_one_dungeon_from_the_stone_to_the_left() -> None:
    evening = Evening(table(*PARTIES, phase="scout", stone=1, deeds=["crypt", "ice-cave", "rat-haus"]))
    for seat, chosen in ((WHITE, "ice-cave"), (ORANGE, "ice-cave")):
        assert evening.question == ("prompt-scout", seat)
        assert evening.options() == tuple(Enter(dungeon) for dungeon in DUNGEONS), "also the own one, and one that is taken"
        assert evening.play(Enter(chosen)) == [event.PawnPlaced(seat, chosen)]
        for other in range(3):
            assert evening.view(other).wizards[seat].pawn == chosen, "later players see earlier pawns"
            assert redact(evening.events[-1], {other}) == event.PawnPlaced(seat, chosen)
        assert evening.options(seat) == (), "the choice stands"
    assert evening.asked == BLACK
    evening.play(Enter("rat-haus"))
    assert [wizard.pawn for wizard in evening.t.wizards][1:] == ["ice-cave", "ice-cave"]
    assert evening.seen(event.PhaseBegan)[0] == event.PhaseBegan("combat")


@pytest.mark.rule("DV-043", "DV-021")
def test_whoever_has_nobody_to_send_places_no_pawn_and_the_whole_party_goes() -> None:
    evening = Evening(table(PARTIES[0], (), PARTIES[2], phase="scout"))
    evening.play(Enter("crypt"))
    assert evening.asked == ORANGE
    evening.play(Enter("crypt"))
    assert evening.t.wizards[WHITE].pawn == ""
    assert evening.seen(event.FightBegan) == [event.FightBegan("crypt", (BLACK, ORANGE))]
    evening = Evening(table((2, 3, 4, 10, 13), (), phase="scout", rooms={"crypt": ["cr-01"]}))
    evening.play(Enter("crypt"))
    assert evening.seen(event.Entered) == [event.Entered(BLACK, "crypt")]
    assert (evening.party(BLACK), evening.prompt) == ([2, 3, 4, 10, 13], "prompt-escape")
