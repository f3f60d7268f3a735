"""The four items of combat, each with its whole effect: whom it serves, when, how often, and what happens if its owner declines (DV-082 to DV-088)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Enter, Spare, UseItem
from game.rules.dungeonville.party import capacity
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, MULE, ORANGE, WHITE, fight, one, table, tokens, who

AXE, FLUTE, SHIELD, SCROLL, RITES = "frostbite-axe", "pipers-flute", "pious-shield", "open-hand-scroll", "last-rites-kit"


# ---------------------------------------------------------------------------------------------- Pious Shield


@pytest.mark.rule("DV-084", "DV-051", "DV-055", "DV-142")
@pytest.mark.card("pious-shield")
def test_the_pious_shield_saves_a_fighter_who_counts_among_the_survivors() -> None:
    evening = fight((20, 60, 61), (9, 2, 50), items={0: (SHIELD,)})
    assert evening.question == ("prompt-shield", BLACK)
    assert evening.options() == (UseItem(SHIELD), Done())
    news = evening.play(UseItem(SHIELD))
    assert event.Shielded(BLACK, one(20)) in news
    assert evening.party(BLACK) == [20]
    assert [happened.adventurer for happened in evening.seen(event.Slain)] == [one(60), one(61)], "once a combat"
    assert tokens(evening) == [(WHITE, BLACK)] * 2, "no token for whom it saved"
    assert evening.seen(event.SetWon)[0].seat == WHITE, "the set is lost all the same"
    assert evening.seen(event.FightWon)[0].survivors == (1, 3)


@pytest.mark.rule("DV-084", "DV-145")
@pytest.mark.card("pious-shield")
def test_declining_keeps_the_pious_shield_for_a_later_set() -> None:
    evening = fight((60, 20, 61), (9, 2, 50), items={0: (SHIELD,)})
    assert evening.game.decision.about == {"adventurer": one(60)}
    evening.play(Done())
    assert event.Slain(BLACK, one(60)) in evening.events
    assert evening.game.decision.about == {"adventurer": one(20)}
    evening.play(UseItem(SHIELD))
    assert evening.prompt != "prompt-shield"
    assert evening.party(BLACK) == [20]


@pytest.mark.rule("DV-146")
@pytest.mark.card("pious-shield")
def test_a_lone_paladin_saves_itself_and_a_dead_one_nobody() -> None:
    evening = fight((20,), (9,), items={0: (SHIELD,)})
    evening.play(UseItem(SHIELD))
    assert evening.party(BLACK) == [20]
    evening = fight((20, 60, 61), (9, 2, 50), items={0: (SHIELD,)})
    evening.play(Done())
    assert evening.prompt != "prompt-shield", "the only Paladin is dead: nobody holds the shield in sets 2 and 3"
    assert len(evening.seen(event.Slain)) == 3


@pytest.mark.rule("DV-084", "DV-050")
@pytest.mark.card("pious-shield")
def test_the_pious_shield_prevents_no_defection() -> None:
    evening = fight((20, 60, 61), (3, 2, 50), items={0: (SHIELD,)})
    assert event.Defected(one(20), BLACK, WHITE) in evening.events
    assert evening.prompt != "prompt-shield", "and with the Paladin goes the class"
    evening = fight((62, 60, 61), (5, 2, 50), items={0: (SHIELD,)}, reserves={0: (20,)})
    assert event.Defected(one(62), BLACK, WHITE) in evening.events
    assert evening.game.decision.about == {"adventurer": one(60)}, "a Paladin in reserve is enough"


@pytest.mark.rule("DV-146", "DV-131")
@pytest.mark.card("pious-shield")
def test_a_paladin_who_defects_counts_for_its_new_side_from_then_on() -> None:
    evening = fight((3, 60, 61), (20, 9, 50), items={0: (SHIELD,)})
    assert event.Defected(one(20), WHITE, BLACK) in evening.events
    assert evening.question == ("prompt-shield", BLACK), "60 would die in set 2, and a Paladin lives in black's party now"


@pytest.mark.rule("DV-084", "DV-102", "DV-052")
@pytest.mark.card("pious-shield")
def test_blood_is_taken_for_those_who_really_died() -> None:
    evening = fight((2,), (50,), (63, 20), items={2: (SHIELD,)})
    evening.play(UseItem(SHIELD))
    assert tokens(evening) == [(BLACK, WHITE)], "63 is the weaker one, but lives"
    evening = fight((2,), (63, 20), items={1: (SHIELD,)})
    evening.play(UseItem(SHIELD))
    assert tokens(evening) == []


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


# ---------------------------------------------------------------------------------------------- Piper's Flute


@pytest.mark.rule("DV-084", "DV-050", "DV-142", "DV-138")
@pytest.mark.card("pipers-flute")
def test_the_flute_turns_whom_the_bard_has_beaten() -> None:
    evening = fight((19, 60, 61), (50, 2, 3), items={0: (FLUTE,)})
    assert evening.question == ("prompt-flute", BLACK)
    assert evening.options() == (Spare(one(50)), Done())
    assert evening.game.decision.default == Spare(one(50))
    news = evening.play(Spare(one(50)))
    assert event.Piped(one(50), WHITE, BLACK) in news
    assert 50 in evening.party(BLACK)
    assert 50 not in evening.party(WHITE)
    assert tokens(evening) == [(WHITE, BLACK)] * 2, "no token for a set without dead"
    assert evening.seen(event.FightWon)[0].survivors == (2, 2)


@pytest.mark.rule("DV-084", "DV-161")
@pytest.mark.card("pipers-flute")
def test_the_flute_may_be_silent() -> None:
    evening = fight((19, 60, 61), (50, 2, 3), items={0: (FLUTE,)})
    evening.play(Done())
    assert event.Slain(WHITE, one(50)) in evening.events
    assert tokens(evening)[0] == (BLACK, WHITE)


@pytest.mark.rule("DV-084", "DV-093")
@pytest.mark.card("pipers-flute")
def test_the_flute_turns_one_of_several_and_nobody_without_colour() -> None:
    evening = fight((19,), (50,), (51,), (MULE,), (24,), items={0: (FLUTE,)})
    assert evening.options() == (Spare(one(50)), Spare(one(51)), Done()), "24 is purple and has come over anyway"
    evening.play(Spare(one(51)))
    assert evening.seen(event.Slain) == [event.Slain(WHITE, one(50)), event.Slain(3, one(64))]
    assert tokens(evening) == [(BLACK, WHITE)]
    assert evening.party(BLACK) == [19, 24, 51]
    evening = fight((19,), (MULE,), items={0: (FLUTE,)})
    assert evening.prompt != "prompt-flute"
    assert evening.seen(event.Slain) == [event.Slain(WHITE, one(64))]


@pytest.mark.rule("DV-084")
@pytest.mark.card("pipers-flute")
@pytest.mark.parametrize(
    ("lines", "items"),
    [(((61, 60), (62, 57)), {1: (FLUTE,)}), (((20, 19), (50, 2)), {0: (FLUTE,)}), (((19,), (50,)), {0: (RITES,)})],
)
def test_only_an_own_bard_who_wins_the_set_plays(lines: tuple[tuple[int, ...], ...], items: dict[int, tuple[str, ...]]) -> None:
    evening = fight(*lines, items=items)
    assert evening.prompt != "prompt-flute"
    assert not evening.seen(event.Piped)


@pytest.mark.rule("DV-084")
@pytest.mark.card("pipers-flute")
def test_the_flute_plays_in_every_set_that_a_bard_wins() -> None:
    evening = fight((19, 31, 61), (50, 51, 2), items={0: (FLUTE,)})
    evening.play(Spare(one(50)))
    assert evening.question == ("prompt-flute", BLACK)
    assert evening.options() == (Spare(one(51)), Done())


@pytest.mark.rule("DV-142")
@pytest.mark.card("pipers-flute", "pious-shield")
def test_the_flute_is_played_before_the_shield_is_raised() -> None:
    evening = fight((19,), (50, 20), items={0: (FLUTE,), 1: (SHIELD,)})
    assert evening.question == ("prompt-flute", BLACK)
    evening.play(Done())
    assert evening.question == ("prompt-shield", WHITE)
    evening = fight((19,), (50, 20), items={0: (FLUTE,), 1: (SHIELD,)})
    evening.play(Spare(one(50)))
    assert evening.prompt != "prompt-shield", "who defects is not killed"


# ---------------------------------------------------------------------------------------------- Frostbite Axe


@pytest.mark.rule("DV-084", "DV-049", "DV-142")
@pytest.mark.card("frostbite-axe")
def test_the_axe_makes_barbarians_ten_stronger() -> None:
    evening = fight((26,), (17,), items={0: (AXE,)})
    assert evening.seen(event.SetRevealed)[0].strengths == (16, 17)
    assert evening.seen(event.SetWon) == [event.SetWon(1, BLACK, one(26))]
    evening = fight((26,), (17,), items={})
    assert evening.seen(event.SetWon) == [event.SetWon(1, WHITE, one(17))]


@pytest.mark.rule("DV-084")
@pytest.mark.card("frostbite-axe")
def test_the_axe_serves_every_barbarian_of_its_owner_and_nobody_else() -> None:
    evening = fight((26, 40, 31), (14, 6, 30), items={0: (AXE,)})
    assert [happened.strengths for happened in evening.seen(event.SetRevealed)] == [(16, 14), (30, 6), (31, 30)]


@pytest.mark.rule("DV-084")
@pytest.mark.card("frostbite-axe")
@pytest.mark.parametrize(
    ("barbarian", "other", "winner"), [(26, 16, WHITE), (14, 4, WHITE), (26, 17, BLACK), (2, 1, BLACK), (6, 1, BLACK)]
)
def test_equal_values_are_decided_by_the_printed_rank(barbarian: int, other: int, winner: int) -> None:
    evening = fight((barbarian,), (other,), items={0: (AXE,)})
    assert evening.seen(event.SetWon)[0].seat == winner
    assert evening.seen(event.SetRevealed)[0].strengths[0] == barbarian - 10, "below 0, too"


@pytest.mark.rule("DV-084", "DV-056", "DV-052")
@pytest.mark.card("frostbite-axe")
def test_nothing_else_uses_the_lowered_number() -> None:
    evening = fight((26, 50), (21, 24), items={0: (AXE,)})
    assert [happened.seat for happened in evening.seen(event.SetWon)] == [BLACK, WHITE]
    assert evening.seen(event.FightWon)[0].seat == WHITE, "one survivor each: 24 is stronger than 26"
    evening = fight((2,), (40,), (39,), items={1: (AXE,)})
    assert tokens(evening) == [(BLACK, WHITE)], "40 is the weakest killed, though it fought as 30"
    assert capacity(table((26, 50), (6,), treasuries={0: [AXE]}), BLACK) == 76


# ---------------------------------------------------------------------------------------------- Open-Hand Scroll


@pytest.mark.rule("DV-084", "DV-047", "DV-145")
@pytest.mark.card("open-hand-scroll")
def test_the_scroll_swaps_the_second_and_third_fighter_after_set_one() -> None:
    evening = fight((7, 60, 3), (50, 4, 51), items={0: (SCROLL,)})
    assert evening.question == ("prompt-scroll", BLACK)
    assert len(evening.seen(event.SetRevealed)) == 1
    assert event.Slain(WHITE, one(50)) in evening.events, "set 1 is fully resolved"
    news = evening.play(UseItem(SCROLL))
    assert news[0] == event.LineupTurned(BLACK)
    revealed = [happened.fighters for happened in evening.seen(event.SetRevealed)]
    assert revealed[1:] == [tuple(who(3, 4)), tuple(who(60, 51))]


@pytest.mark.rule("DV-084", "DV-047")
@pytest.mark.card("open-hand-scroll")
def test_the_scroll_may_stay_rolled_up() -> None:
    evening = fight((7, 60, 3), (50, 4, 51), items={0: (SCROLL,)})
    news = evening.play(Done())
    assert news[0] == event.LineupKept(BLACK)
    assert [happened.fighters for happened in evening.seen(event.SetRevealed)][1:] == [tuple(who(60, 4)), tuple(who(3, 51))]
    assert evening.prompt != "prompt-scroll", "asked once"


@pytest.mark.rule("DV-145")
@pytest.mark.card("open-hand-scroll")
def test_several_may_use_items_in_turn_order_from_the_stone() -> None:
    """Each item is there once; here, as if there were two of some."""
    evening = fight((2,), (50, 20), (62, 4), items={1: (SHIELD,), 2: (SHIELD,)}, stone=2)
    assert evening.question == ("prompt-shield", ORANGE)
    evening.play(UseItem(SHIELD))
    assert evening.question == ("prompt-shield", WHITE)
    assert event.Shielded(ORANGE, one(62)) in evening.seen(event.Shielded, {WHITE}), "and knows the earlier decision"
    evening = fight((2, 60, 61), (3, 50, 51), items={0: (SCROLL,), 1: (SCROLL,)}, reserves={0: (7,), 1: (15,)}, stone=1)
    assert evening.question == ("prompt-scroll", WHITE)
    evening.play(Done())
    assert evening.question == ("prompt-scroll", BLACK)


@pytest.mark.rule("DV-082", "DV-060")
@pytest.mark.card("open-hand-scroll")
def test_the_scroll_needs_a_living_monk_and_three_fighters() -> None:
    assert fight((50, 60, 61), (7, 4, 51), items={0: (SCROLL,)}).prompt != "prompt-scroll", "no Monk"
    assert fight((15, 60, 61), (9, 4, 51), items={0: (SCROLL,)}).prompt != "prompt-scroll", "the Monk died in set 1"
    assert fight((7, 60), (50, 4, 51), items={0: (SCROLL,)}).prompt != "prompt-scroll", "nothing to swap"
    assert fight((2, 60, 61), (50, 4, 51), items={0: (SCROLL,)}, reserves={0: (7,)}).prompt == "prompt-scroll", (
        "a Monk in reserve"
    )
