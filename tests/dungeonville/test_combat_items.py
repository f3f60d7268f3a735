"""The four items of combat, each with its whole effect: whom it serves, when, how often, and what happens if its owner declines (DV-082 to DV-088)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Enter, UseItem
from game.rules.dungeonville.party import capacity
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, fight, one, table
from tests.dungeonville.tales import combat
from tests.tales import faults

AXE, SHIELD = "frostbite-axe", "pious-shield"


@pytest.mark.rule("DV-051", "DV-052", "DV-055", "DV-056", "DV-059", "DV-084", "DV-093", "DV-101", "DV-102", "DV-131", "DV-142")
@pytest.mark.rule("DV-145", "DV-146")
@pytest.mark.rule("DV-050", "DV-152", "DV-155", "DV-161")
@pytest.mark.card("pious-shield", "frostbite-axe", "nix-the-nameless", "dorothea-the-mule")
def test_the_pious_shield() -> None:
    tales = """
        it saves a fighter, who counts among the survivors, once a combat; the set is lost all the same, without a token [20 60 61 pious-shield v 9 2 50]
            1. 0:20 1:9 1:9 wins shield(20)? use*/no =use 0:20 shielded 2. 0:60 1:2 1:2 wins 0:60 dies 1 takes 0 3. 0:61 1:50 1:50
            wins 0:61 dies 1 takes 0 1 enters 1 3 0 home | 20; 9 2 50 | 00 20 | 60 61
        whoever declines keeps it for a later set [60 20 61 pious-shield v 9 2 50]
            1. 0:60 1:9 1:9 wins shield(60)? use*/no =no 0:60 dies 1 takes 0 2. 0:20 1:2 1:2 wins shield(20)? use*/no =use 0:20
            shielded 3. 0:61 1:50 1:50 wins 0:61 dies 1 takes 0 1 enters 1 3 0 home | 20; 9 2 50 | 00 20 | 60 61
        a lone paladin saves itself [20 pious-shield v 9]
            1. 0:20 1:9 1:9 wins shield(20)? use*/no =use 0:20 shielded 1 enters 1 1 9 0 home | 20; 9 | 00 00
        a dead one saves nobody in sets 2 and 3 [20 60 61 pious-shield v 9 2 50]
            1. 0:20 1:9 1:9 wins shield(20)? use*/no =no 0:20 dies 1 takes 0 2. 0:60 1:2 1:2 wins 0:60 dies 1 takes 0 3. 0:61 1:50
            1:50 wins 0:61 dies 1 takes 0 1 enters 0 3 0 home | -; 9 2 50 | 00 30 | 20 60 61
        it prevents no defection, and with the paladin goes the class [20 60 61 pious-shield v 3 2 50]
            1. 0:20 1:3 1:3 wins 0:20 joins 1 2. 0:60 1:2 1:2 wins 0:60 dies 1 takes 0 3. 0:61 1:50 1:50 wins 0:61 dies 1 takes 0
            1 enters 0 4 0 home | -; 3 2 50 20 | 00 20 | 60 61
        a paladin in reserve is enough, but not for whoever defects [62 60 61 +20 pious-shield v 5 2 50]
            1. 0:62 1:5 1:5 wins 0:62 joins 1 2. 0:60 1:2 1:2 wins shield(60)? use*/no | 60 61 20; 5 2 50 62 | 00 00
        a paladin who defects counts for its new side from then on: 60 would die in set 2 [3 60 61 pious-shield v 20 9 50]
            1. 0:3 1:20 0:3 wins 1:20 joins 0 2. 0:60 1:9 1:9 wins shield(60)? use*/no | 3 60 61 20; 9 50 | 00 00
        blood is taken for those who really died: 63 is the weaker one, but lives [2 v 50 v 63 20 pious-shield]
            1. 0:2 1:50 2:63 0:2 wins shield[2](63)? use*/no =use 2:63 shielded 1:50 dies 0 takes 1 2. 2:20 2:20 alone 2 enters 1
            0 2 0 home 1 home | 2; -; 63 20 | 010 000 000 | 50
        where nobody died there is no token [2 v 63 20 pious-shield]
            1. 0:2 1:63 0:2 wins shield[1](63)? use*/no =use 1:63 shielded 2. 1:20 1:20 alone 1 enters 1 2 0 home | 2; 63 20 | 00
            00
        it may save a mule from an assassin [64 20 pious-shield v 1 61]
            1. 0:64 1:1 1:1 wins shield(64)? use*/no =use 0:64 shielded 2. 0:20 1:61 0:20 wins 1:61 dies 0 takes 1 1 dissolves 1 0
            enters 2 0 1 home | 64 20; - | 01 00 | 61 1
        whom it has saved may settle the tie by the printed rank [12 17 60 +20 pious-shield v 14 38 50 frostbite-axe]
            1. 0:12 1:14(4) 1:14 wins shield(12)? use*/no =use 0:12 shielded 2. 0:17 1:38 0:17 wins 1:38 dies 0 takes 1 3. 0:60
            1:50 1:50 wins 0:60 dies 1 takes 0 0 enters 2 2 12 1 home | 12 17 20; 14 50 | 01 10 | 38 60
        as if there were two, they are asked in turn order from the stone [2 stone=2 v 50 20 pious-shield v 62 4 pious-shield]
            1. 2:62 0:2 1:50 0:2 wins shield[2](62)? use*/no =use 2:62 shielded shield[1](50)? use*/no | 2; 50 20; 62 4 | 000 000
            000
    """
    assert not faults(combat, tales)


@pytest.mark.rule("DV-145")
@pytest.mark.card("pious-shield")
def test_whoever_is_asked_later_knows_the_earlier_decision() -> None:
    """Each item is there once; here, as if there were two."""
    evening = fight((2,), (50, 20), (62, 4), items={1: (SHIELD,), 2: (SHIELD,)}, stone=2)
    evening.play(UseItem(SHIELD))
    assert evening.question == ("prompt-shield", WHITE)
    assert event.Shielded(ORANGE, one(62)) in evening.seen(event.Shielded, {WHITE})


@pytest.mark.rule("DV-084")
@pytest.mark.card("pious-shield")
def test_the_pious_shield_works_again_in_the_next_combat() -> None:
    evening = fight((20, 63, 62), (9, 2, 50), items={0: (SHIELD,)})
    evening.play(UseItem(SHIELD))
    evening.until("prompt-scout")
    assert evening.t.round == 3
    evening.play(Enter("crypt"), Enter("crypt"))
    for first in (2, 20):
        evening.play(next(choice for choice in evening.options() if choice.fighters[0] == one(first)))  # type: ignore[attr-defined]
    assert evening.question == ("prompt-shield", BLACK)


@pytest.mark.rule("DV-050", "DV-084", "DV-093", "DV-131", "DV-138", "DV-142", "DV-146", "DV-152", "DV-154", "DV-161")
@pytest.mark.card("pipers-flute", "pious-shield")
def test_the_piper_s_flute() -> None:
    tales = """
        it turns whom the bard has beaten, and there is no token for a set without dead [19 60 61 pipers-flute v 50 2 3]
            1. 0:19 1:50 0:19 wins flute? 50*/no =50 1:50 piped 0 2. 0:60 1:2 1:2 wins 0:60 dies 1 takes 0 3. 0:61 1:3 1:3 wins
            0:61 dies 1 takes 0 1 enters 2 2 2 0 home | 19 50; 2 3 | 00 20 | 60 61
        it may be silent [19 60 61 pipers-flute v 50 2 3]
            1. 0:19 1:50 0:19 wins flute? 50*/no =no 1:50 dies 0 takes 1 2. 0:60 1:2 1:2 wins 0:60 dies 1 takes 0 3. 0:61 1:3 1:3
            wins 0:61 dies 1 takes 0 1 enters 1 2 0 home | 19; 2 3 | 01 20 | 50 60 61
        it turns one of several and nobody without colour; 24 is purple and has come over anyway [19 pipers-flute v 50 v 51 v 64 v 24]
            1. 0:19 1:50 2:51 3:64 4:24 0:19 wins 4:24 joins 0 flute? 50*/51/no =51 2:51 piped 0 1:50 dies 3:64 dies 0 takes 1 0
            enters 3 0 0 0 0 1 home 2 home 3 home 4 home | 19 24 51; -; -; -; - | 01000 00000 00000 00000 00000 | 50 64
        for a mule alone it is not played [19 pipers-flute v 64]
            1. 0:19 1:64 0:19 wins 1:64 dies 0 enters 1 0 1 home | 19; - | 00 00 | 64
        it serves its owner alone [61 60 v 62 57 pipers-flute]
            1. 0:61 1:62 0:61 wins 1:62 dies 0 takes 1 2. 0:60 1:57 1:57 wins 0:60 joins 1 1 enters 1 2 0 home | 61; 57 60 | 01 00
            | 62
        it needs a bard who wins the set [20 19 pipers-flute v 50 2]
            1. 0:20 1:50 0:20 wins 1:50 dies 0 takes 1 2. 0:19 1:2 1:2 wins 0:19 dies 1 takes 0 1 enters 1 1 2 0 home | 20; 2 | 01
            10 | 50 19
        a bard alone does not play [19 last-rites-kit v 50]
            1. 0:19 1:50 0:19 wins 1:50 dies 0 takes 1 0 enters 1 0 1 home | 19; - | 01 00 | 50
        it plays in every set that a bard wins [19 31 61 pipers-flute v 50 51 2]
            1. 0:19 1:50 0:19 wins flute? 50*/no =50 1:50 piped 0 2. 0:31 1:51 0:31 wins flute? 51*/no | 19 31 61 50; 51 2 | 00 00
        it is played before the shield is raised [19 pipers-flute v 50 20 pious-shield]
            1. 0:19 1:50 0:19 wins flute? 50*/no =no shield[1](50)? use*/no | 19; 50 20 | 00 00
        who is piped away needs no shield [19 pipers-flute v 50 20 pious-shield]
            1. 0:19 1:50 0:19 wins flute? 50*/no =50 1:50 piped 0 2. 1:20 1:20 alone 0 enters 2 1 1 home | 19 50; 20 | 00 00
        it takes one and the shield saves another, and nobody bleeds [19 pipers-flute v 50 v 51 20 pious-shield]
            1. 0:19 1:50 2:51 0:19 wins flute? 50*/51/no =50 1:50 piped 0 shield[2](51)? use*/no =use 2:51 shielded 2. 2:20 2:20
            alone 0 enters 2 0 2 19 1 home 2 home | 19 50; -; 51 20 | 000 000 000
        a paladin who follows it leaves the shield behind [19 2 3 pipers-flute v 20 60 61 pious-shield]
            1. 0:19 1:20 0:19 wins flute? 20*/no =20 1:20 piped 0 2. 0:2 1:60 0:2 wins 1:60 dies 0 takes 1 3. 0:3 1:61 0:3 wins
            1:61 dies 0 takes 1 0 enters 4 0 1 home | 19 2 3 20; - | 02 00 | 60 61
        and serves the shield of its new side [19 60 61 pipers-flute pious-shield v 20 2 3]
            1. 0:19 1:20 0:19 wins flute? 20*/no =20 1:20 piped 0 2. 0:60 1:2 1:2 wins shield(60)? use*/no | 19 60 61 20; 2 3 | 00
            00
    """
    assert not faults(combat, tales)


@pytest.mark.rule("DV-049", "DV-052", "DV-056", "DV-084", "DV-142")
@pytest.mark.card("frostbite-axe")
def test_the_frostbite_axe() -> None:
    tales = """
        it makes a barbarian ten stronger [26 frostbite-axe v 17]
            1. 0:26(16) 1:17 0:26 wins 1:17 dies 0 takes 1 0 enters 1 0 1 home | 26; - | 01 00 | 17
        without it 26 is beaten [26 v 17]
            1. 0:26 1:17 1:17 wins 0:26 dies 1 takes 0 1 enters 0 1 0 home | -; 17 | 00 10 | 26
        it serves every barbarian of its owner and nobody else [26 40 31 frostbite-axe v 14 6 30]
            1. 0:26(16) 1:14 1:14 wins 0:26 dies 1 takes 0 2. 0:40(30) 1:6 1:6 wins 0:40 dies 1 takes 0 3. 0:31 1:30 1:30 wins
            0:31 dies 1 takes 0 1 enters 0 3 0 home | -; 14 6 30 | 00 30 | 26 40 31
        equal values are decided by the printed rank: 16 [26 frostbite-axe v 16]
            1. 0:26(16) 1:16 1:16 wins 0:26 dies 1 takes 0 1 enters 0 1 0 home | -; 16 | 00 10 | 26
        equal values are decided by the printed rank: 4 [14 frostbite-axe v 4]
            1. 0:14(4) 1:4 1:4 wins 0:14 dies 1 takes 0 1 enters 0 1 0 home | -; 4 | 00 10 | 14
        below 0, too: 2 fights as -8 [2 frostbite-axe v 1]
            1. 0:2(-8) 1:1 0:2 wins 1:1 dies 0 takes 1 0 enters 1 0 1 home | 2; - | 01 00 | 1
        the tie is settled by the printed rank: 24 is stronger than 26 [26 50 frostbite-axe v 21 24]
            1. 0:26(16) 1:21 0:26 wins 1:21 dies 0 takes 1 2. 0:50 1:24 1:24 wins 0:50 dies 1 takes 0 1 enters 1 1 24 0 home | 26;
            24 | 01 10 | 21 50
        40 is the weakest killed, though it fought as 30 [2 v 40 frostbite-axe v 39]
            1. 0:2 1:40(30) 2:39 0:2 wins 1:40 dies 2:39 dies 0 takes 1 0 enters 1 0 0 1 home 2 home | 2; -; - | 010 000 000 | 40
            39
    """
    assert not faults(combat, tales)
    assert capacity(table((26, 50), (6,), treasuries={0: [AXE]}), BLACK) == 76, "nothing else uses the lowered number"


@pytest.mark.rule("DV-047", "DV-060", "DV-082", "DV-084", "DV-131", "DV-145", "DV-146", "DV-158")
@pytest.mark.card("open-hand-scroll")
def test_the_open_hand_scroll() -> None:
    tales = """
        it swaps the second and third fighter when set 1 is fully resolved [7 60 3 open-hand-scroll v 50 4 51]
            1. 0:7 1:50 0:7 wins 1:50 dies 0 takes 1 scroll? use/no* =use 0 turns 2. 0:3 1:4 0:3 wins 1:4 dies 0 takes 1 3. 0:60
            1:51 1:51 wins 0:60 dies 1 takes 0 0 enters 2 1 1 home | 7 3; 51 | 02 10 | 50 4 60
        it may stay rolled up, and is asked for once [7 60 3 open-hand-scroll v 50 4 51]
            1. 0:7 1:50 0:7 wins 1:50 dies 0 takes 1 scroll? use/no* =no 0 keeps 2. 0:60 1:4 1:4 wins 0:60 dies 1 takes 0 3. 0:3
            1:51 0:3 wins 1:51 dies 0 takes 1 0 enters 2 1 1 home | 7 3; 4 | 02 10 | 50 60 51
        as if there were two, they are asked in turn order from the stone [2 60 61 +7 open-hand-scroll stone=1 v 3 50 51 +15 open-hand-scroll]
            1. 0:2 1:3 0:2 wins 1:3 dies 0 takes 1 scroll? use/no* =no 0 keeps scroll[1]? use/no* | 2 60 61 7; 50 51 15 | 01 00 |
            3
        it needs a monk [50 60 61 open-hand-scroll v 7 4 51]
            1. 0:50 1:7 1:7 wins 0:50 dies 1 takes 0 2. 0:60 1:4 1:4 wins 0:60 dies 1 takes 0 3. 0:61 1:51 1:51 wins 0:61 dies 1
            takes 0 1 enters 0 3 0 home | -; 7 4 51 | 00 30 | 50 60 61
        who must not have died in set 1 [15 60 61 open-hand-scroll v 9 4 51]
            1. 0:15 1:9 1:9 wins 0:15 dies 1 takes 0 2. 0:60 1:4 1:4 wins 0:60 dies 1 takes 0 3. 0:61 1:51 1:51 wins 0:61 dies 1
            takes 0 1 enters 0 3 0 home | -; 9 4 51 | 00 30 | 15 60 61
        with two fighters there is nothing to swap [7 60 open-hand-scroll v 50 4 51]
            1. 0:7 1:50 0:7 wins 1:50 dies 0 takes 1 2. 0:60 1:4 1:4 wins 0:60 dies 1 takes 0 3. 1:51 1:51 alone 1 enters 1 2 0
            home | 7; 4 51 | 01 10 | 50 60
        a monk in reserve is enough [2 60 61 +7 open-hand-scroll v 50 4 51]
            1. 0:2 1:50 0:2 wins 1:50 dies 0 takes 1 scroll? use/no* | 2 60 61 7; 4 51 | 01 00 | 50
        three may meet two [7 60 3 open-hand-scroll v 50 4]
            1. 0:7 1:50 0:7 wins 1:50 dies 0 takes 1 scroll? use/no* =use 0 turns 2. 0:3 1:4 0:3 wins 1:4 dies 0 takes 1 3. 0:60
            0:60 alone 0 enters 3 0 1 home | 7 60 3; - | 02 00 | 50 4
        a monk who defects in the first set brings its use along [2 60 61 open-hand-scroll v 41 50 51]
            1. 0:2 1:41 0:2 wins 1:41 joins 0 scroll? use/no* | 2 60 61 41; 50 51 | 00 00
        and takes it away [2 60 61 v 41 50 51 open-hand-scroll]
            1. 0:2 1:41 0:2 wins 1:41 joins 0 2. 0:60 1:50 1:50 wins 0:60 dies 1 takes 0 3. 0:61 1:51 1:51 wins 0:61 dies 1 takes
            0 0 enters 2 2 2 1 home | 2 41; 50 51 | 00 20 | 60 61
    """
    assert not faults(combat, tales)
