"""Recruitment, lap after lap (DV-022 to DV-039, DV-133, DV-140, DV-143)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Enter
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, Evening, hire, kinds, table, who
from tests.dungeonville.tales import faults, recruiting

STRONG, OTHERS = (2, 3, 4), (6, 7, 8)
TOWN = (5, 12, 33, 40, 64)


@pytest.mark.rule("DV-EX-02", "DV-021", "DV-022", "DV-024", "DV-025", "DV-026", "DV-027", "DV-030", "DV-031", "DV-032", "DV-033")
@pytest.mark.rule("DV-034", "DV-037")
@pytest.mark.rule("DV-038", "DV-039", "DV-094", "DV-104", "DV-132", "DV-140", "DV-143")
def test_who_hires_whom_at_which_price() -> None:
    tales = """
        as in the example: the town is sorted anew after every recruit, and 12 costs 20 now [50 dl-25 dl-29 dl-12 dl-03 dl-16 town=64,40,33,12,5 deck=2 v 6 7 8 dl-07]
            recruit(1)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =33 0 pays 20: dl-03 0 too much 5 0:33 from
            temple comes 2 recruit[1](3)? no*/64/40/12 | 50 33; 6 7 8 | 64 40 12 5 2 | | dl-25 dl-29 dl-12 dl-16; dl-07
        the Street is free [50 dl-25 dl-29 dl-12 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(1)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =64 0:64 from street comes 20 recruit[1](3)?
            no*/40 | 50 64; 6 7 8 | 40 33 20 12 5 | | dl-25 dl-29 dl-12; -
        the Inn is 10 [50 dl-19 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(1)? 64*/40 =40 0 pays 10: dl-19 0 too much 0 0:40 from inn comes 20 recruit[1](3)? no*/64 | 50 40; 6 7 8 | 64
            33 20 12 5 | | -; -
        the Guild is 30 [50 dl-25 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(1)? 64*/40/33/12 =12 0 pays 30: dl-25 0 too much 0 0:12 from guild comes 20 recruit[1](3)? no*/64 | 50 12; 6 7
            8 | 64 40 33 20 5 | | -; -
        the Tavern is 40 [50 dl-25 cr-05 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(1)? 64*/40/33/12/5/40-by-hand/33-by-hand/12-by-hand/5-by-hand =5 0 pays 40: dl-25 cr-05 0 too much 0 0:5 from
            tavern comes 20 recruit[1](3)? no*/64 | 50 5; 6 7 8 | 64 40 33 20 12 | | -; -
        when the last card of the deck is drawn nothing is shuffled yet, but when the next is needed [town=5,12,33,40,64 deck=20 pile=21,22 only v 2 3 4]
            recruit(0)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 =no 1 passes recruit(1)? 40* | 64; 2 3 4 | 40 33
            20 12 5 | 21 22 | -; -
        with fewer than three a player must recruit [2 3 town=5,12,33,40,64 v 6 7 8]
            recruit(2)? 64* | 2 3; 6 7 8 | 64 40 33 12 5 | | -; -
        with three it may pass, which is the default [2 3 4 town=5,12,33,40,64 v 6 7 8]
            recruit(3)? no*/64 =no 0 passes recruit[1](3)? no*/64 | 2 3 4; 6 7 8 | 64 40 33 12 5 | | -; -
        with five, too [2 3 4 9 10 town=5,12,33,40,64 v 6 7 8]
            recruit(5)? no*/64 =no 0 passes recruit[1](3)? no*/64 =no 1 passes | 2 3 4 9 10; 6 7 8 | 64 40 33 12 5 | | -; -
        whoever then recruits pays, discards another, anyone but the new one, and gets the new one [2 3 4 dl-19 dl-23 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(3)? no*/64/40/33/40-by-hand/33-by-hand =40 0 pays 10: dl-19 0 too much 0 dismiss(40)? 2/3/4 =3 0:3 goes 0:40
            from inn comes 20 recruit[1](3)? no*/64 | 2 4 40; 6 7 8 | 64 33 20 12 5 | 3 | dl-23; -
        of five, too [2 3 4 9 10 dl-19 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(5)? no*/64/40 =40 0 pays 10: dl-19 0 too much 0 dismiss(40)? 2/3/4/9/10 =3 0:3 goes 0:40 from inn comes 20
            recruit[1](3)? no*/64 | 2 4 9 10 40; 6 7 8 | 64 33 20 12 5 | 3 | -; -
        the mule can be sent away [2 3 64 town=5,12,33,40,50 deck=20 v 6 7 8]
            recruit(3)? no*/50 =50 dismiss(50)? 2/3/64 =64 0:64 goes 0:50 from street comes 20 recruit[1](3)? no*/40 | 2 3 50; 6 7
            8 | 40 33 20 12 5 | 64 | -; -
        whoever is filling up discards nobody [2 3 town=5,12,33,40,64 deck=20 v 6 7 8]
            recruit(2)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 | 2 3 64; 6 7 8 | 40 33 20 12 5 | | -; -
        the discarded one may come back with the refill, sorted in: the strongest is the dearest [2 3 4 town=5,12,33,40,64 only v 6 7 8]
            recruit(3)? no*/64 =64 dismiss(64)? 2/3/4 =2 0:2 goes 0:64 from street shuffled comes 2 recruit[1](3)? no*/40 | 3 4
            64; 6 7 8 | 40 33 12 5 2 | | -; -
        the phase ends at the end of a lap, never in the middle [2 3 town=5,12,33,40,64 deck=20,21 v 6 7 8 v 10 11]
            recruit(2)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 =no 1 passes recruit[2](2)? 40* =40 2:40 from
            street comes 21 | 2 3 64; 6 7 8; 10 11 40 | 33 21 20 12 5 | | -; -; -
        passing in one lap does not bar from the next [2 3 4 town=5,12,33,40,64 deck=20,21,22 v 10]
            recruit(3)? no*/64 =no 0 passes recruit[1](1)? 64* =64 1:64 from street comes 20 recruit(3)? no*/40 =40 dismiss(40)?
            2/3/4 =2 0:2 goes 0:40 from street comes 21 recruit[1](2)? 33* =33 1:33 from street comes 22 | 3 4 40; 10 64 33 | 22
            21 20 12 5 | 2 | -; -
        one lap is played even if all have three [2 3 4 town=5,12,33,40,64 v 6 7 8]
            recruit(3)? no*/64 =no 0 passes recruit[1](3)? no*/64 =no 1 passes | 2 3 4; 6 7 8 | 64 40 33 12 5 | | -; -
        whoever could only pass is passed over: nobody can pay 30 or 40 [2 3 4 town=5,12 only v 6 7 8]
            | 2 3 4; 6 7 8 | 12 5 | | -; -
        a full party without colour is discarded at the end of the lap, and recruits anew [1 32 town=5,12,34,40,64 deck=20 v 6 7 8]
            recruit(2)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 =no 1 passes 0 dissolves 1 32 64 recruit(0)? 40* |
            -; 6 7 8 | 40 34 20 12 5 | 1 32 64 | -; -
        one that is still being filled is not [1 town=5,12,34,40,64 deck=20,21 v 6 7 8]
            recruit(1)? 64* =64 0:64 from street comes 20 recruit[1](3)? no*/40 =no 1 passes recruit(2)? 40* =40 0:40 from street
            comes 21 recruit[1](3)? no*/34 =no 1 passes | 1 64 40; 6 7 8 | 34 21 20 12 5 | | -; -
        one colour is enough [1 32 50 town=5,12,33,40,64 v 6 7 8]
            recruit(3)? no*/64 =no 0 passes recruit[1](3)? no*/64 =no 1 passes | 1 32 50; 6 7 8 | 64 40 33 12 5 | | -; -
        fewer than five fill the places from the Tavern downward [49 dl-25 dl-29 town=5,12,40 only v 6 7 8]
            recruit(1)? 40*/12/5/40-by-hand/12-by-hand/5-by-hand =40 0 pays 20: dl-25 0 too much 10 0:40 from temple recruit(2)?
            12* | 49 40; 6 7 8 | 12 5 | | dl-29; -
        four [49 dl-25 dl-29 town=5,12,40,50 only v 6 7 8]
            recruit(1)? 50*/40/12/5/50-by-hand/40-by-hand/12-by-hand/5-by-hand =12 0 pays 30: dl-25 0 too much 0 0:12 from guild
            recruit(2)? 50*/40 | 49 12; 6 7 8 | 50 40 5 | | dl-29; -
        one [49 dl-25 dl-19 town=50 only v 6 7 8]
            recruit(1)? 50*/50-by-hand =50 0 pays 40: dl-25 dl-19 0 too much 0 0:50 from tavern | 49 50; 6 7 8 | | | -; -
        whoever can afford nobody gets the weakest for nothing, and nobody arrives [50 51 dl-24 dl-21 town=5,12 only v 6 7 8 rh-01]
            recruit(2)? 12* =12 0:12 from guild | 50 51 12; 6 7 8 | 5 | | dl-24 dl-21; rh-01
        that holds for nobody who has three: black can pay 30 or 40, and has to [50 51 dl-25 dl-29 town=5,12 only v 60 61 62 v 57 58 59]
            recruit(2)? 12*/5/12-by-hand/5-by-hand =12 0 pays 30: dl-25 0 too much 0 0:12 from guild | 50 51 12; 60 61 62; 57 58
            59 | 5 | | dl-29; -; -
        with an empty town the phase ends with parties below three [town=50 only v  v 6 7 8]
            recruit(0)? 50* =50 0:50 from tavern | 50; -; 6 7 8 | | | -; -; -
        a small party without colour does not survive it either [33 town=64 only v  v 6 7 8]
            recruit(1)? 64* =64 0:64 from tavern 0 dissolves 33 64 | -; -; 6 7 8 | | 33 64 | -; -; -
    """
    assert not faults(recruiting, tales)


@pytest.mark.rule("DV-023", "DV-019")
def test_every_round_begins_with_five_fresh_adventurers() -> None:
    evening = Evening(table(STRONG, OTHERS, phase="begin", town=TOWN, deck=(20, 21, 22, 23, 24), discard=(9,)))
    assert evening.town() == [24, 23, 22, 21, 20]
    assert evening.discard() == [9, 64, 40, 33, 12, 5], "who was left goes to the discard pile first"
    assert evening.seen(event.TownEmptied) == [event.TownEmptied(tuple(who(64, 40, 33, 12, 5)))]
    assert evening.seen(event.RoundBegan) == [event.RoundBegan(3, 0)]
    assert not evening.seen(event.BloodTaken), "only in round 1"


@pytest.mark.rule("DV-026", "DV-027", "DV-103")
def test_the_discard_pile_is_shuffled_when_an_adventurer_is_needed() -> None:
    evening = Evening(table((), STRONG, town=TOWN, discard=(21, 22), only=True))
    news = evening.play(hire(64))
    assert kinds(news)[-2:] == ["DeckRenewed", "Arrived"]
    assert event.DeckRenewed("adventurers") in news
    assert news[-1].town == tuple(evening.t.town), "all see the new order"  # type: ignore[attr-defined]
    assert evening.discard() == []
    left = [card.face for card in evening.t.deck]
    assert sorted([*left, *set(evening.t.town).intersection(who(21, 22))]) == sorted(who(21, 22))
    found = set()
    for seed in range(30):
        evening = Evening(table((), STRONG, town=TOWN, discard=(20, 21, 22, 23), only=True, seed=seed))
        evening.play(hire(64))
        found.add(tuple(card.face for card in evening.t.deck))
    assert len(found) > 8, "of 24 orders"


@pytest.mark.rule("DV-030", "DV-037", "DV-133", "DV-019")
def test_each_recruits_one_a_turn_lap_after_lap_from_the_stone_to_the_left() -> None:
    evening = Evening(table((), (), (), stone=1))
    asked = []
    while evening.prompt == "prompt-recruit":
        asked.append(evening.asked)
        evening.play(evening.options()[0])
    assert asked == [1, 2, 0] * 3
    assert all(len(wizard.party) == 3 for wizard in evening.t.wizards)
    assert evening.question == ("prompt-scout", 1)
    assert evening.seen(event.PhaseBegan)[-1] == event.PhaseBegan("scout")
    assert not evening.seen(event.Paid), "the Street is free"


@pytest.mark.rule("DV-032", "DV-038", "DV-104", "DV-140")
def test_nobody_bleeds_in_town() -> None:
    evening = Evening(table((1, 32), OTHERS, town=(5, 12, 34, 40, 64)))
    evening.play(hire(64), Done())
    assert evening.seen(event.PartyDissolved) == [event.PartyDissolved(BLACK, tuple(who(1, 32, 64)))]
    sent_away = Evening(table(STRONG, OTHERS, town=TOWN))
    sent_away.play(hire(64))
    sent_away.play(sent_away.options()[0])
    for t in (evening.t, sent_away.t):
        assert not any(sum(wizard.graveyard) for wizard in t.wizards)
        assert not any(sum(spilled) for spilled in t.blood.values())


@pytest.mark.rule("DV-039")
def test_whoever_has_nobody_sends_nobody() -> None:
    evening = Evening(table((), (), OTHERS, town=(50,), only=True))
    evening.play(hire(50))
    assert (evening.party(WHITE), evening.question) == ([], ("prompt-scout", BLACK))
    evening.play(Enter("crypt"))
    assert evening.question == ("prompt-scout", ORANGE)
