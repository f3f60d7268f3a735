"""Items and the four without colour in company: what happens where two rules, two items or two ill strokes of luck meet (DV-082 to DV-102)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import letter_of
from game.rules.dungeonville.choice import Dismiss, Escape, Imitate, Peek, Press, Sacrifice, Spare, Thaw, UseItem
from game.rules.dungeonville.party import active, capacity
from game.rules.engine.script import Done
from tests.dungeonville.kit import (
    ASSASSIN,
    BLACK,
    JESTER,
    MULE,
    ORACLE,
    ORANGE,
    WHITE,
    Evening,
    all_but,
    fight,
    hire,
    kinds,
    one,
    table,
    tokens,
    trip,
    who,
)

AXE, FLUTE, SHIELD, SCROLL = "frostbite-axe", "pipers-flute", "pious-shield", "open-hand-scroll"
ORB, RITES, MAP, KEYS = "ember-orb", "last-rites-kit", "trail-map", "skeleton-keys"
STAFF, PANNIERS = "thaw-staff", "dragonhide-panniers"
COLOURLESS = (ASSASSIN, JESTER, ORACLE, MULE)


def rooms(evening: Evening) -> list[str]:
    """The rooms revealed so far."""
    return [happened.room for happened in evening.seen(event.RoomRevealed)]


# ---------------------------------------------------------------------------------------------- the four without colour


@pytest.mark.rule("DV-096", "DV-101", "DV-067")
@pytest.mark.card("giggles", "dorothea-the-mule")
@pytest.mark.parametrize("deck", [(MULE,), (ORACLE, MULE)])
def test_a_jester_who_was_dealt_the_mule_has_its_letter_and_not_its_cheapness(deck: tuple[int, ...]) -> None:
    evening = trip((JESTER, 51), "cr-21", "cr-01", deck=deck)
    assert evening.seen(event.JesterDealt) == [event.JesterDealt(BLACK, one(MULE), "E")]
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(JESTER), "cr-21")]
    assert evening.blood("crypt") == [1, 0], "only a Mule yields nothing, and class stays the Jester's own"
    assert evening.discard() == [*deck, JESTER]


@pytest.mark.rule("DV-098", "DV-069", "DV-066")
@pytest.mark.card("madame-maybe")
def test_an_oracle_whose_only_companion_dies_is_lost_with_it() -> None:
    evening = trip((ORACLE, 54), "cr-03", "cr-01")
    assert evening.options() == (Sacrifice(one(ORACLE)), Sacrifice(one(54))), "it has the letter of its only companion"
    news = evening.play(Sacrifice(one(54)))
    assert kinds(news)[:4] == ["Perished", "BloodSpilled", "PartyDissolved", "PartyLost"]
    assert (evening.party(BLACK), evening.blood("crypt")) == ([], [1, 0]), "no blood for the Oracle itself"
    evening = trip((ORACLE, 54), "cr-03", "cr-01")
    evening.play(Sacrifice(one(ORACLE)))
    assert (evening.party(BLACK), rooms(evening)) == ([54], ["cr-03", "cr-01"])


@pytest.mark.rule("DV-059", "DV-094")
@pytest.mark.card("nix-the-nameless", "giggles", "madame-maybe", "dorothea-the-mule")
@pytest.mark.parametrize("left", COLOURLESS)
def test_whoever_of_the_four_is_left_alone_in_reserve_is_discarded_after_the_fight(left: int) -> None:
    evening = fight((60, 61, 62), (2, 3, 4), reserves={0: (left,)})
    assert evening.seen(event.PartyDissolved) == [event.PartyDissolved(BLACK, (one(left),))]
    assert evening.party(BLACK) == []
    assert evening.discard() == [60, 61, 62, left]
    assert tokens(evening) == [(WHITE, BLACK)] * 3, "three died; the fourth was not killed"


@pytest.mark.rule("DV-059", "DV-094", "DV-131")
@pytest.mark.card("nix-the-nameless")
def test_a_party_may_lose_its_colour_by_defection_too() -> None:
    evening = fight((9, 60, ASSASSIN), (2, 3, 50))
    assert [happened.adventurer for happened in evening.seen(event.Defected)] == who(9, 60)
    assert evening.seen(event.PartyDissolved) == [event.PartyDissolved(BLACK, (one(ASSASSIN),))]
    assert evening.seen(event.FightWon) == [event.FightWon("crypt", WHITE, (BLACK, WHITE), (0, 4), "")]
    assert tokens(evening) == [(BLACK, WHITE)], "the token that the Assassin won stays"
    assert evening.t.wizards[BLACK].graveyard == [0, 1]
    assert evening.party(WHITE) == [2, 3, 9, 60]


@pytest.mark.rule("DV-097", "DV-058")
@pytest.mark.card("giggles")
def test_a_jester_is_dealt_a_letter_in_reserve_of_the_winners_and_none_when_it_was_killed() -> None:
    evening = fight((2, 3, 4), (50, 51, 61), reserves={0: (JESTER,)})
    assert [happened.seat for happened in evening.seen(event.JesterDealt)] == [BLACK]
    evening = fight((JESTER, 3, 4), (2, 50, 51))
    assert event.Entered(BLACK, "crypt") in evening.events
    assert not evening.seen(event.JesterDealt)


# ---------------------------------------------------------------------------------------------- at the door


@pytest.mark.rule("DV-064", "DV-098", "DV-156")
@pytest.mark.card("thaw-staff", "madame-maybe")
def test_the_oracle_may_take_the_warmth_of_whom_the_staff_has_warmed() -> None:
    evening = trip((16, ORACLE, 12), "cr-14", items=(STAFF,))
    evening.play(Thaw(one(12)), Imitate(one(12)))
    assert evening.seen(event.Imitated) == [event.Imitated(BLACK, one(12), "A")]
    assert evening.party(BLACK) == [16, ORACLE, 12], "of the D nobody dies"


@pytest.mark.rule("DV-156", "DV-098", "DV-086")
@pytest.mark.card("thaw-staff", "madame-maybe")
def test_a_staff_that_is_found_later_does_not_change_what_the_oracle_took() -> None:
    evening = trip((16, ORACLE, 12), STAFF, "ic-21", "ic-07", dungeon="ice-cave")
    evening.play(Imitate(one(12)))
    assert evening.seen(event.Imitated) == [event.Imitated(BLACK, one(12), "E")]
    assert evening.question == ("prompt-thaw", BLACK)
    assert evening.options() == (Thaw(one(16)), Thaw(one(12)), Done()), "nor is it for the Oracle"
    evening.play(Thaw(one(12)))
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(ORACLE), "ic-21")], "12, who is warm, is in no danger"


@pytest.mark.rule("DV-156", "DV-064")
@pytest.mark.card("thaw-staff")
def test_warmth_outlives_the_druid() -> None:
    evening = trip((16, 12, 50), "cr-21", "cr-14", "cr-01", items=(STAFF,))
    evening.play(Thaw(one(12)))
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(16), "cr-21")]
    assert letter_of(evening.t, one(12), "crypt") == "A"
    assert evening.party(BLACK) == [12, 50], "12 comes through the D"


# ---------------------------------------------------------------------------------------------- in the rooms


@pytest.mark.rule("DV-159", "DV-151", "DV-066")
@pytest.mark.card("ember-orb", "last-rites-kit")
def test_the_orb_is_asked_for_before_the_rites_and_each_is_used_up_by_itself() -> None:
    evening = trip((11, 13, 12), "cr-14", items=(ORB, RITES))
    assert evening.question == ("prompt-orb", BLACK)
    evening.play(Done())
    assert evening.options() == (UseItem(RITES), Sacrifice(one(12)))
    evening = trip((11, 13, 12), "cr-14", "cr-15", "cr-16", items=(ORB, RITES))
    evening.play(UseItem(ORB))
    assert (rooms(evening), evening.options()) == (["cr-14", "cr-15"], (UseItem(RITES), Sacrifice(one(12))))
    evening.play(UseItem(RITES), Press())
    assert evening.party(BLACK) == [11, 13], "the third D finds both of them used"


@pytest.mark.rule("DV-159", "DV-077", "DV-078")
@pytest.mark.card("ember-orb")
def test_a_room_that_was_burned_may_be_all_that_is_left_and_comes_back() -> None:
    t = table((11, 12, 51), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries={0: [ORB], 1: all_but("crypt", "cr-14")})
    evening = Evening(t)
    assert evening.question == ("prompt-orb", BLACK)
    news = evening.play(UseItem(ORB))
    assert kinds(news)[:7] == [
        "OrbBurned", "DeckRenewed", "RoomRevealed", "Perished", "BloodSpilled", "TreasureTaken", "DungeonEmpty",
    ]  # fmt: skip
    assert (rooms(evening), evening.party(BLACK)) == (["cr-14", "cr-14"], [11, 51])
    assert evening.seen(event.Escaped) == [event.Escaped(BLACK, "crypt", ("cr-14",), 10)]


@pytest.mark.rule("DV-151", "DV-135", "DV-069")
@pytest.mark.card("last-rites-kit", "dorothea-the-mule")
def test_the_rites_for_the_last_one_with_a_colour_save_the_mule_too() -> None:
    evening = trip((13, MULE), "cr-03", items=(RITES,))
    evening.play(UseItem(RITES))
    assert (evening.party(BLACK), evening.blood("crypt")) == ([13, MULE], [0, 0])
    assert evening.prompt == "prompt-escape"
    evening = trip((13, MULE), "cr-03", items=(RITES,))
    news = evening.play(Sacrifice(one(13)))
    assert kinds(news)[:4] == ["Perished", "BloodSpilled", "PartyDissolved", "PartyLost"]
    assert evening.t.wizards[BLACK].treasury == [RITES], "the Kit lies at home"


@pytest.mark.rule("DV-151", "DV-136", "DV-075")
@pytest.mark.card("last-rites-kit", "dorothea-the-mule")
def test_the_rites_may_be_spent_on_a_mule() -> None:
    evening = trip((13, MULE), "cr-21", items=(RITES,))
    assert evening.options() == (UseItem(RITES), Sacrifice(one(MULE)))
    evening.play(UseItem(RITES))
    assert (evening.party(BLACK), evening.prompt) == ([13, MULE], "prompt-escape"), "nobody died, so they may escape"


@pytest.mark.rule("DV-157", "DV-136", "DV-101")
@pytest.mark.card("trail-map", "dorothea-the-mule")
def test_the_map_shows_a_way_out_after_the_death_of_a_mule_too() -> None:
    evening = trip((5, 54, MULE), "cr-21", items=(MAP,))
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(MULE), "cr-21")]
    evening.play(Escape())
    assert evening.seen(event.MapRead) == [event.MapRead(BLACK)]
    assert evening.blood("crypt") == [0, 0]


@pytest.mark.rule("DV-157", "DV-072", "DV-086")
@pytest.mark.card("trail-map")
def test_a_map_found_on_the_way_leads_out_after_a_death_with_what_can_still_be_carried() -> None:
    evening = trip((5, 54), MAP, "gc-07", dungeon="goblin-camp")
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(54), "gc-07")]
    assert evening.seen(event.TreasureDropped) == [event.TreasureDropped(BLACK, "gc-07")], "15 are too much for 5"
    assert evening.prompt == "prompt-escape"
    evening.play(Escape())
    assert evening.seen(event.Escaped) == [event.Escaped(BLACK, "goblin-camp", (MAP,), 0)]
    assert evening.seen(event.MapRead) == [event.MapRead(BLACK)]


@pytest.mark.rule("DV-157", "DV-159", "DV-151")
@pytest.mark.card("trail-map", "ember-orb", "last-rites-kit")
def test_the_map_is_of_no_use_after_a_burned_room_and_not_used_where_the_rites_were_read() -> None:
    evening = trip((5, 11, 12), "cr-14", "cr-01", items=(MAP, ORB))
    evening.play(UseItem(ORB))
    assert rooms(evening) == ["cr-14", "cr-01"], "no escape in between"
    evening = trip((5, 13, 12), "cr-14", items=(MAP, RITES))
    evening.play(UseItem(RITES), Escape())
    assert evening.seen(event.Escaped)[0].cards == ("cr-14",)
    assert not evening.seen(event.MapRead)


@pytest.mark.rule("DV-153", "DV-082")
@pytest.mark.card("skeleton-keys")
def test_when_the_thief_is_dead_nobody_looks_ahead() -> None:
    evening = trip((9, 12, 51), "cr-07", "cr-21", items=(KEYS,))
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(9), "cr-07")]
    assert evening.prompt == "prompt-escape"
    assert Peek() not in evening.options()


@pytest.mark.rule("DV-160", "DV-072")
@pytest.mark.card("dragonhide-panniers")
def test_one_knight_is_enough_for_the_panniers_and_without_any_the_load_falls() -> None:
    evening = trip((3, 17, 12), "cr-12", "cr-25", "cr-24", "cr-04", items=(PANNIERS,))
    evening.play(Press())
    assert evening.options() == (Sacrifice(one(3)), Sacrifice(one(17)))
    evening.play(Sacrifice(one(17)))
    assert evening.seen(event.TreasureDropped) == [event.TreasureDropped(BLACK, card) for card in ("cr-12", "cr-25", "cr-24")], (
        "50 for a capacity of 55, until the other Knight dies as well"
    )
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(17), "cr-25"), event.Perished(BLACK, one(3), "cr-24")]
    assert evening.t.trip.carried == ["cr-04"], "12 alone carries 12"


@pytest.mark.rule("DV-160", "DV-086", "DV-074")
@pytest.mark.card("dragonhide-panniers")
def test_panniers_found_on_the_way_carry_until_their_knight_dies() -> None:
    evening = trip((3, 2), PANNIERS, "dl-12", "dl-04", "dl-01", dungeon="dragons-lair")
    assert (evening.t.trip.carried, capacity(evening.t, BLACK)) == ([PANNIERS, "dl-12"], 45)
    evening.play(Press())
    assert event.Perished(BLACK, one(3), "dl-04") in evening.events
    assert capacity(evening.t, BLACK) == 2
    assert [happened.room for happened in evening.seen(event.TreasureDropped)] == ["dl-12", "dl-04", "dl-01"]
    assert evening.t.trip.carried == [PANNIERS], "which are no load themselves"


# ---------------------------------------------------------------------------------------------- in combat


@pytest.mark.rule("DV-158", "DV-060")
@pytest.mark.card("open-hand-scroll")
def test_with_the_scroll_three_may_meet_two() -> None:
    evening = fight((7, 60, 3), (50, 4), items={0: (SCROLL,)})
    assert evening.question == ("prompt-scroll", BLACK)
    evening.play(UseItem(SCROLL))
    assert [happened.fighters for happened in evening.seen(event.SetRevealed)] == [
        tuple(who(7, 50)),
        tuple(who(3, 4)),
        (one(60),),
    ]
    assert evening.seen(event.StoodAlone) == [event.StoodAlone(3, BLACK, one(60))]


@pytest.mark.rule("DV-158", "DV-131", "DV-146")
@pytest.mark.card("open-hand-scroll")
@pytest.mark.parametrize(("owner", "asked"), [(BLACK, True), (WHITE, False)])
def test_a_monk_who_defects_in_the_first_set_takes_the_use_of_the_scroll_along(owner: int, *, asked: bool) -> None:
    evening = fight((2, 60, 61), (41, 50, 51), items={owner: (SCROLL,)})
    assert event.Defected(one(41), WHITE, BLACK) in evening.events
    assert (evening.question == ("prompt-scroll", BLACK)) is asked
    assert (evening.prompt == "prompt-scroll") is asked


@pytest.mark.rule("DV-154", "DV-152", "DV-142")
@pytest.mark.card("pipers-flute", "pious-shield")
def test_the_flute_takes_one_and_the_shield_saves_another_and_nobody_bleeds() -> None:
    evening = fight((19,), (50,), (51, 20), items={0: (FLUTE,), 2: (SHIELD,)})
    evening.play(Spare(one(50)))
    assert evening.question == ("prompt-shield", ORANGE)
    evening.play(UseItem(SHIELD))
    assert (tokens(evening), evening.seen(event.Slain)) == ([], [])
    assert evening.seen(event.FightWon) == [event.FightWon("crypt", BLACK, (BLACK, WHITE, ORANGE), (2, 0, 2), one(19))]


@pytest.mark.rule("DV-154", "DV-152", "DV-146", "DV-131")
@pytest.mark.card("pipers-flute", "pious-shield")
def test_a_paladin_who_follows_the_flute_leaves_the_shield_behind() -> None:
    evening = fight((19, 2, 3), (20, 60, 61), items={0: (FLUTE,), 1: (SHIELD,)})
    evening.play(Spare(one(20)))
    assert [happened.adventurer for happened in evening.seen(event.Slain)] == who(60, 61), "white has no Paladin now"
    evening = fight((19, 60, 61), (20, 2, 3), items={0: (FLUTE, SHIELD)})
    assert evening.question == ("prompt-flute", BLACK)
    evening.play(Spare(one(20)))
    assert evening.question == ("prompt-shield", BLACK), "and black, whose shield it is, has one"


@pytest.mark.rule("DV-152", "DV-093", "DV-101", "DV-059")
@pytest.mark.card("pious-shield", "nix-the-nameless", "dorothea-the-mule")
def test_the_shield_may_save_a_mule_from_an_assassin() -> None:
    evening = fight((MULE, 20), (ASSASSIN, 61), items={0: (SHIELD,)})
    evening.play(UseItem(SHIELD))
    assert evening.seen(event.Shielded) == [event.Shielded(BLACK, one(MULE))]
    assert tokens(evening) == [(BLACK, WHITE)], "of the second set"
    assert evening.seen(event.FightWon) == [event.FightWon("crypt", BLACK, (BLACK, WHITE), (2, 0), "")]
    assert evening.party(BLACK) == [MULE, 20]


@pytest.mark.rule("DV-152", "DV-155", "DV-056")
@pytest.mark.card("pious-shield", "frostbite-axe")
def test_whom_the_shield_has_saved_may_settle_the_tie_by_the_printed_rank() -> None:
    evening = fight((12, 17, 60), (14, 38, 50), items={0: (SHIELD,), 1: (AXE,)}, reserves={0: (20,)})
    assert evening.seen(event.SetWon)[0] == event.SetWon(1, WHITE, one(14)), "it fights as 4"
    evening.play(UseItem(SHIELD))
    assert evening.seen(event.FightWon) == [event.FightWon("crypt", BLACK, (BLACK, WHITE), (2, 2), one(12))]


@pytest.mark.rule("DV-131", "DV-160", "DV-071")
@pytest.mark.card("dragonhide-panniers")
def test_a_knight_who_defects_carries_the_panniers_of_its_new_side() -> None:
    evening = fight((4,), (29,), items={0: (PANNIERS,)})
    assert evening.party(BLACK) == [4, 29]
    assert capacity(evening.t, BLACK) == 33 + 40


# ---------------------------------------------------------------------------------------------- in town


@pytest.mark.rule("DV-086", "DV-140", "DV-088")
@pytest.mark.card("dragonhide-panniers")
def test_an_item_sleeps_when_its_class_is_dismissed_and_is_gone_when_it_is_spent() -> None:
    evening = Evening(table((3, 50, 51), (6, 7, 8), town=(63, 62, 60, 59, 57), treasuries={0: [PANNIERS]}))
    evening.play(hire(63), Dismiss(one(3)))
    assert evening.t.wizards[BLACK].treasury == [PANNIERS]
    assert not active(evening.t, BLACK, PANNIERS)
    assert capacity(evening.t, BLACK) == 164
    evening = Evening(table((3, 50), (6, 7, 8), town=(63, 62, 60, 59, 57), treasuries={0: [PANNIERS, "cr-04"]}))
    evening.play(hire(62))
    assert evening.t.wizards[BLACK].treasury == []
    assert capacity(evening.t, BLACK) == 3 + 50 + 62
