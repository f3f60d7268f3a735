"""On entering: the Jester's letter, the Thaw Staff, the Oracle's letter (DV-064, DV-095 to DV-100, DV-144)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import letter_of
from game.rules.dungeonville.choice import Escape, Imitate, Press, Sacrifice, Thaw
from game.rules.dungeonville.party import capacity, colour, kind, rank
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, JESTER, MULE, ORACLE, Evening, kinds, one, order, table, trip

STAFF = "thaw-staff"


def letter(evening: Evening, adventurer: int, dungeon: str = "crypt") -> str:
    return letter_of(evening.t, one(adventurer), dungeon)


# ---------------------------------------------------------------------------------------------- both together


@pytest.mark.rule("DV-EX-15", "DV-064", "DV-095", "DV-098", "DV-099", "DV-069")
@pytest.mark.card("giggles", "madame-maybe")
@pytest.mark.parametrize(("source", "gets"), [(54, "A"), (JESTER, "B")])
def test_jester_and_oracle_in_the_rat_haus_as_in_the_example(source: int, gets: str) -> None:
    evening = trip((JESTER, ORACLE, 54), "rh-01", dungeon="rat-haus", deck=(19,))
    assert evening.events[:2] == [event.Entered(BLACK, "rat-haus"), event.JesterDealt(BLACK, one(19), "B")]
    assert evening.discard() == [19]
    assert evening.question == ("prompt-imitate", BLACK)
    assert evening.options() == (Imitate(one(JESTER)), Imitate(one(54)))
    assert capacity(evening.t, BLACK) == 119
    news = evening.play(Imitate(one(source)))
    assert news[0] == event.Imitated(BLACK, one(source), gets)
    if source == 54:
        assert evening.options() == (Sacrifice(one(ORACLE)), Sacrifice(one(54))), "the Cheese Altar has an A"
        news = evening.play(Sacrifice(one(54)))
    assert event.PartyDissolved(BLACK, (one(JESTER), one(ORACLE))) in news
    assert event.PartyLost(BLACK, "rat-haus", ("rh-01",)) in news
    assert evening.blood("rat-haus") == [1, 0]


@pytest.mark.rule("DV-064")
@pytest.mark.card("giggles", "madame-maybe", "thaw-staff")
def test_first_the_jester_then_the_staff_then_the_oracle_before_the_first_room() -> None:
    evening = trip((ORACLE, JESTER, 16), "cr-01", items=(STAFF,), deck=(19,))
    assert kinds(evening.events) == ["Entered", "JesterDealt"]
    assert evening.prompt == "prompt-thaw"
    assert evening.options() == (Thaw(one(JESTER)), Thaw(one(16)), Done()), "the Jester may be warmed, too"
    evening.play(Thaw(one(JESTER)))
    assert evening.prompt == "prompt-imitate"
    evening.play(Imitate(one(JESTER)))
    assert evening.seen(event.Imitated) == [event.Imitated(BLACK, one(JESTER), "A")], "the letter that counts"
    assert kinds(evening.events)[:5] == ["Entered", "JesterDealt", "Thawed", "Imitated", "RoomRevealed"]


# ---------------------------------------------------------------------------------------------- the Jester


@pytest.mark.rule("DV-095", "DV-096", "DV-144")
@pytest.mark.card("giggles")
@pytest.mark.parametrize("dungeon", DUNGEONS)
def test_the_jester_has_the_letter_that_the_revealed_one_has_here(dungeon: str) -> None:
    evening = trip((JESTER, 50), dungeon=dungeon, deck=(61,))
    dealt = event.JesterDealt(BLACK, one(61), ADVENTURERS[one(61)].letter(dungeon))
    assert evening.events[1] == dealt, "unasked"
    assert evening.discard()[0] == 61


@pytest.mark.rule("DV-095", "DV-066")
@pytest.mark.card("giggles")
def test_the_jester_dies_of_the_letter_that_it_was_dealt() -> None:
    evening = trip((JESTER, 51), "cr-14", "cr-01", deck=(12,))
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(JESTER), "cr-14")]
    assert evening.blood("crypt") == [1, 0]


@pytest.mark.rule("DV-095")
@pytest.mark.card("giggles")
def test_the_letter_lasts_for_this_expedition() -> None:
    evening = trip((JESTER, 51), "cr-21", "cr-22", deck=(12,))
    assert letter(evening, JESTER) == "D"
    assert letter(evening, JESTER, "rat-haus") == "?", "and for this dungeon"
    evening.play(Press())
    assert letter(evening, JESTER) == "D"
    evening.play(Escape())
    assert letter(evening, JESTER) == "?"


@pytest.mark.rule("DV-096", "DV-093")
@pytest.mark.card("giggles")
def test_rank_class_and_lack_of_colour_stay_the_jester_s_own() -> None:
    evening = trip((JESTER, 51), "cr-13", deck=(3,))
    assert capacity(evening.t, BLACK) == 83
    assert (rank(one(JESTER)), kind(one(JESTER)), colour(one(JESTER))) == (32, "jester", "")


@pytest.mark.rule("DV-096")
@pytest.mark.card("giggles")
@pytest.mark.parametrize(("drawn", "gets"), [(MULE, "E"), (1, "D"), (46, "A")])
def test_the_jester_may_be_dealt_anybody_s_letter(drawn: int, gets: str) -> None:
    assert letter(trip((JESTER, 50), "cr-07", deck=(drawn,)), JESTER) == gets


@pytest.mark.rule("DV-096")
@pytest.mark.card("giggles")
def test_if_the_oracle_is_revealed_the_next_card_is() -> None:
    evening = trip((JESTER, 51), "cr-21", deck=(ORACLE, 12))
    assert evening.events[1:3] == [event.OracleDrawn(BLACK, one(ORACLE)), event.JesterDealt(BLACK, one(12), "D")]
    assert evening.discard() == [ORACLE, 12]


@pytest.mark.rule("DV-096", "DV-027", "DV-103")
@pytest.mark.card("giggles")
def test_from_an_empty_deck_the_jester_draws_after_a_shuffle() -> None:
    evening = trip((JESTER, 51), "cr-21", only=True, discard=(12,))
    assert evening.events[1:3] == [event.DeckRenewed("adventurers"), event.JesterDealt(BLACK, one(12), "D")]
    assert evening.discard() == [12]


@pytest.mark.rule("DV-096")
@pytest.mark.card("giggles")
def test_without_any_card_the_letter_is_e() -> None:
    evening = trip((JESTER, 51), "cr-13", only=True)
    assert evening.seen(event.JesterDealt) == [event.JesterDealt(BLACK, "", "E")]
    assert letter(evening, JESTER) == "E"


@pytest.mark.rule("DV-096")
@pytest.mark.card("giggles", "madame-maybe")
@pytest.mark.parametrize(("deck", "discard"), [((ORACLE,), ()), ((), (ORACLE,))])
def test_an_oracle_that_is_the_only_card_has_no_letter_to_lend(deck: tuple[int, ...], discard: tuple[int, ...]) -> None:
    evening = trip((JESTER, 51), "cr-13", only=True, deck=deck, discard=discard)
    assert evening.seen(event.JesterDealt) == [event.JesterDealt(BLACK, "", "E")]
    assert evening.discard() == [ORACLE]


@pytest.mark.rule("DV-096")
@pytest.mark.card("giggles", "madame-maybe")
def test_behind_the_oracle_the_pile_is_shuffled_if_it_must_be() -> None:
    for seed in range(6):
        evening = trip((JESTER, 51), "cr-21", only=True, deck=(ORACLE,), discard=(12,), seed=seed)
        assert evening.seen(event.JesterDealt) == [event.JesterDealt(BLACK, one(12), "D")]


@pytest.mark.rule("DV-097")
@pytest.mark.card("giggles")
def test_no_card_is_revealed_for_a_jester_who_does_not_enter() -> None:
    t = table((2, 3, 4), (50, 51, 61, JESTER, 63), phase="combat", pawns={0: "crypt", 1: "crypt"}, rooms={"crypt": ["cr-01"]})
    evening = Evening(t)
    evening.play(order(2, 3, 4), order(50, 51, 61))
    assert event.Entered(BLACK, "crypt") in evening.events
    assert JESTER in evening.party(1), "in reserve of a party that went home"
    assert not evening.seen(event.JesterDealt)


# ---------------------------------------------------------------------------------------------- the Oracle


@pytest.mark.rule("DV-098", "DV-144")
@pytest.mark.card("madame-maybe")
def test_the_oracle_must_take_a_letter_over_and_a_bad_one_may_be_chosen() -> None:
    evening = trip((46, ORACLE, 3), "cr-13")
    assert evening.options() == (Imitate(one(46)), Imitate(one(3))), "nothing else, and not itself"
    evening.play(Imitate(one(3)))
    assert evening.seen(event.Imitated) == [event.Imitated(BLACK, one(3), "E")]
    assert letter(evening, ORACLE) == "E"


@pytest.mark.rule("DV-098")
@pytest.mark.card("madame-maybe")
def test_with_a_single_other_there_is_nothing_to_ask() -> None:
    evening = trip((ORACLE, 54), "cr-21")
    assert evening.seen(event.Imitated) == [event.Imitated(BLACK, one(54), "B")]


@pytest.mark.rule("DV-098", "DV-066")
@pytest.mark.card("madame-maybe")
def test_the_oracle_keeps_the_letter_if_that_member_dies() -> None:
    evening = trip((46, ORACLE, 12), "cr-14", "cr-15", "cr-21")
    evening.play(Imitate(one(12)))
    assert evening.options() == (Sacrifice(one(ORACLE)), Sacrifice(one(12)))
    evening.play(Sacrifice(one(12)))
    assert evening.party(BLACK) == [46], "the next D killed the Oracle"
    assert evening.blood("crypt") == [2, 0]


@pytest.mark.rule("DV-098")
@pytest.mark.card("madame-maybe")
def test_the_oracle_s_letter_lasts_for_this_expedition() -> None:
    evening = trip((ORACLE, 54), "cr-21")
    assert letter(evening, ORACLE) == "B"
    evening.play(Escape())
    assert letter(evening, ORACLE) == "X"


@pytest.mark.rule("DV-100", "DV-082")
@pytest.mark.card("madame-maybe")
def test_class_rank_and_lack_of_colour_of_the_oracle_never_change() -> None:
    evening = trip((ORACLE, 16), items=(STAFF,))
    evening.play(Done())
    assert capacity(evening.t, BLACK) == 49
    evening = trip((16, ORACLE, 51), "cr-21", items=("dragonhide-panniers",))
    evening.play(Imitate(one(16)))
    assert (rank(one(ORACLE)), kind(one(ORACLE)), colour(one(ORACLE))) == (33, "oracle", "")
