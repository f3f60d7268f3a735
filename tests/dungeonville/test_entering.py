"""On entering: the Jester's letter, the Thaw Staff, the Oracle's letter (DV-064, DV-095 to DV-100, DV-144)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import letter_of
from game.rules.dungeonville.choice import Escape, Imitate, Press, Thaw
from game.rules.dungeonville.party import capacity, colour, kind, rank
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS
from game.rules.engine.script import Done
from tests.dungeonville.kit import BLACK, JESTER, MULE, ORACLE, Evening, fight, one, trip
from tests.dungeonville.tales import expedition
from tests.tales import faults

STAFF = "thaw-staff"


def letter(evening: Evening, adventurer: int, dungeon: str = "crypt") -> str:
    return letter_of(evening.t, one(adventurer), dungeon)


@pytest.mark.rule("DV-EX-15", "DV-027", "DV-064", "DV-066", "DV-067", "DV-069", "DV-095", "DV-096", "DV-098", "DV-099", "DV-101")
@pytest.mark.rule("DV-103", "DV-144")
@pytest.mark.card("giggles", "madame-maybe", "thaw-staff", "dorothea-the-mule")
def test_what_happens_at_the_door() -> None:
    tales = """
        in the Rat Haus as in the example: the oracle copies 54, who dies of the Cheese Altar [32 33 54 deck=19]
            jester 19B imitate? 32/54 =54 as 54A rh-01: victim(rh-01)? 33*/54 =54 kills 54 bleeds 0 dissolves 32 33 lost rh-01 | |
            1 | rh-01 | 19 54 32 33
        as in the example: the oracle copies the jester [32 33 54 deck=19]
            jester 19B imitate? 32/54 =32 as 32B rh-01: kills 54 bleeds 0 dissolves 32 33 lost rh-01 | | 1 | rh-01 | 19 54 32 33
        first the jester, then the staff, then the oracle, before the first room; the jester may be warmed and copied [33 32 16 thaw-staff deck=19]
            jester 19C thaw? 32*/16/no =32 warms 32 imitate? 32/16 =32 as 32A cr-01: victim(cr-01)? 33*/32 | 33 32 16 | 0 | | 19
        the jester dies of the letter that it was dealt [32 51 deck=12]
            jester 12D cr-14: kills 32 bleeds taken cr-01: harmless taken escape(20)? out*/on/drop-cr-14/drop-cr-01 | 51 | 1 | |
            12 32
        a jester who was dealt the mule has its letter and not its cheapness [32 51 deck=64]
            jester 64E cr-21: kills 32 bleeds taken cr-01: harmless taken escape(15)? out*/on/drop-cr-21/drop-cr-01 | 51 | 1 | |
            64 32
        behind the oracle, who lends no letter, the next card is dealt [32 51 deck=33,64]
            not 33 jester 64E cr-21: kills 32 bleeds taken cr-01: harmless taken escape(15)? out*/on/drop-cr-21/drop-cr-01 | 51 |
            1 | | 33 64 32
        from an empty deck it draws after a shuffle [32 51 only discard=12]
            shuffled jester 12D cr-21: harmless taken escape(5)? out*/on/drop-cr-21 | 32 51 | 0 | | 12
        without any card the letter is E [32 51 only]
            jester E cr-13: harmless taken escape(5)? out*/on/drop-cr-13 | 32 51 | 0 |
        an oracle that is the only card has no letter to lend [32 51 only deck=33]
            not 33 jester E cr-13: harmless taken escape(5)? out*/on/drop-cr-13 | 32 51 | 0 | | 33
        nor has one on the pile [32 51 only discard=33]
            shuffled not 33 jester E cr-13: harmless taken escape(5)? out*/on/drop-cr-13 | 32 51 | 0 | | 33
        behind the oracle the pile is shuffled if it must be [32 51 only deck=33 discard=12]
            not 33 shuffled not 33 jester 12D cr-21: harmless taken escape(5)? out*/on/drop-cr-21 | 32 51 | 0 | | 33 12
        the oracle must take a letter over, not its own, and a bad one may be chosen [46 33 3]
            imitate? 46/3 =3 as 3E cr-13: harmless taken escape(5)? out*/on/drop-cr-13 | 46 33 3 | 0 |
        with a single other there is nothing to ask [33 54]
            as 54B cr-21: harmless taken escape(5)? out*/on/drop-cr-21 | 33 54 | 0 |
        the oracle keeps the letter if that member dies: the next D kills it [46 33 12]
            imitate? 46/12 =12 as 12D cr-14: victim(cr-14)? 33*/12 =12 kills 12 bleeds taken cr-15: kills 33 bleeds taken cr-21:
            harmless taken escape(30)? out*/on/drop-cr-14/drop-cr-15/drop-cr-21 | 46 | 2 | | 12 33
        an oracle whose only companion dies is lost with it, and leaves no blood of its own [33 54]
            as 54B cr-03: victim(cr-03)? 33*/54 =54 kills 54 bleeds 0 dissolves 33 lost cr-03 | | 1 | cr-03 | 54 33
        but may die for its companion [33 54]
            as 54B cr-03: victim(cr-03)? 33*/54 =33 kills 33 bleeds taken cr-01: harmless taken escape(30)?
            out*/on/drop-cr-03/drop-cr-01 | 54 | 1 | | 33
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-095", "DV-096", "DV-144")
@pytest.mark.card("giggles")
def test_the_jester_has_the_letter_that_the_revealed_one_has_here() -> None:
    for drawn in (61, MULE, 1, 46):
        for dungeon in DUNGEONS:
            evening = trip((JESTER, 50), dungeon=dungeon, deck=(drawn,))
            dealt = event.JesterDealt(BLACK, one(drawn), ADVENTURERS[one(drawn)].letter(dungeon))
            assert evening.events[1] == dealt, "unasked"
            assert evening.discard()[0] == drawn
    assert [letter(trip((JESTER, 50), "cr-07", deck=(drawn,)), JESTER) for drawn in (MULE, 1, 46)] == ["E", "D", "A"]


@pytest.mark.rule("DV-064", "DV-084", "DV-095", "DV-098")
@pytest.mark.card("giggles", "madame-maybe", "thaw-staff")
def test_letters_last_for_this_expedition_and_this_dungeon() -> None:
    evening = trip((JESTER, 51), "cr-21", "cr-22", deck=(12,))
    assert (letter(evening, JESTER), letter(evening, JESTER, "rat-haus")) == ("D", "?")
    evening.play(Press())
    assert letter(evening, JESTER) == "D"
    evening.play(Escape())
    assert letter(evening, JESTER) == "?"
    assert letter(trip((JESTER, 51), "cr-13", only=True), JESTER) == "E", "without any card"
    evening = trip((ORACLE, 54), "cr-21")
    assert letter(evening, ORACLE) == "B"
    evening.play(Escape())
    assert letter(evening, ORACLE) == "X"
    evening = trip((16, 12, 50), "cr-14", items=(STAFF,))
    evening.play(Thaw(one(12)))
    assert letter(evening, 12) == "A"
    evening.play(Escape())
    assert letter(evening, 12) == "D"
    evening = trip((16, 12, 51), "cr-01", items=(STAFF,))
    evening.play(Done())
    assert evening.t.trip.letters == {}, "it stayed cold"


@pytest.mark.rule("DV-082", "DV-093", "DV-096", "DV-100")
@pytest.mark.card("giggles", "madame-maybe")
def test_rank_class_and_lack_of_colour_stay_their_own() -> None:
    assert capacity(trip((JESTER, 51), "cr-13", deck=(3,)).t, BLACK) == 83
    assert (rank(one(JESTER)), kind(one(JESTER)), colour(one(JESTER))) == (32, "jester", "")
    evening = trip((ORACLE, 16), items=(STAFF,))
    evening.play(Done())
    assert capacity(evening.t, BLACK) == 49
    evening = trip((16, ORACLE, 51), "cr-21", items=("dragonhide-panniers",))
    evening.play(Imitate(one(16)))
    assert capacity(evening.t, BLACK) == 100
    assert (rank(one(ORACLE)), kind(one(ORACLE)), colour(one(ORACLE))) == (33, "oracle", "")


@pytest.mark.rule("DV-057", "DV-058", "DV-097")
@pytest.mark.card("giggles")
def test_a_card_is_revealed_for_a_jester_in_reserve_of_the_winners_and_for_no_other() -> None:
    evening = fight((2, 3, 4), (50, 51, 61), reserves={0: (JESTER,)})
    assert [happened.seat for happened in evening.seen(event.JesterDealt)] == [BLACK]
    for evening in (
        fight((JESTER, 3, 4), (2, 50, 51)),
        fight((2, 3, 4), (50, 51, JESTER)),
        fight((2, 3, 4), (50, 51, 61), reserves={1: (JESTER, 63)}),
    ):
        assert event.Entered(BLACK, "crypt") in evening.events and not evening.seen(event.JesterDealt)
    assert JESTER in evening.party(1), "in reserve of a party that went home"
