"""Reconnaissance: one dungeon for each party, chosen openly (DV-040 to DV-043)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Enter
from game.rules.engine.secret import redact
from tests.dungeonville.kit import BLACK, DUNGEONS, ORANGE, WHITE, Evening, table

PARTIES = ((2, 3, 4), (6, 7, 8), (50, 51, 52))


@pytest.mark.rule("DV-040", "DV-019")
def test_each_puts_its_pawn_at_one_dungeon_from_the_stone_to_the_left() -> None:
    evening = Evening(table(*PARTIES, phase="scout", stone=1))
    assert evening.question == ("prompt-scout", WHITE)
    assert evening.options() == tuple(Enter(dungeon) for dungeon in DUNGEONS), "all five may be chosen"
    assert evening.play(Enter("ice-cave")) == [event.PawnPlaced(WHITE, "ice-cave")]
    assert evening.asked == ORANGE
    evening.play(Enter("crypt"))
    assert evening.asked == BLACK
    evening.play(Enter("rat-haus"))
    assert [wizard.pawn for wizard in evening.t.wizards][1:] == ["ice-cave", "crypt"]
    assert evening.seen(event.PhaseBegan)[:2] == [event.PhaseBegan("combat"), event.PhaseBegan("explore")]


@pytest.mark.rule("DV-040", "DV-134")
def test_the_own_dungeon_and_one_that_is_taken_may_be_chosen() -> None:
    evening = Evening(table(*PARTIES, phase="scout", deeds=["crypt", "ice-cave", "rat-haus"]))
    evening.play(Enter("crypt"))
    assert Enter("crypt") in evening.options(WHITE)
    evening.play(Enter("crypt"), Enter("rat-haus"))
    assert [wizard.pawn for wizard in evening.t.wizards] == ["crypt", "crypt", "rat-haus"]


@pytest.mark.rule("DV-041", "DV-108")
def test_later_players_see_earlier_pawns() -> None:
    evening = Evening(table(*PARTIES, phase="scout"))
    evening.play(Enter("crypt"))
    for seat in (WHITE, ORANGE):
        assert evening.view(seat).wizards[BLACK].pawn == "crypt"
        assert redact(evening.events[-1], {seat}) == event.PawnPlaced(BLACK, "crypt")
    assert evening.options(BLACK) == (), "the choice stands"


@pytest.mark.rule("DV-043", "DV-021")
def test_whoever_has_nobody_to_send_places_no_pawn_and_the_whole_party_goes() -> None:
    evening = Evening(table(PARTIES[0], (), PARTIES[2], phase="scout"))
    evening.play(Enter("crypt"))
    assert evening.asked == ORANGE
    evening.play(Enter("crypt"))
    assert evening.t.wizards[WHITE].pawn == ""
    assert evening.seen(event.FightBegan) == [event.FightBegan("crypt", (BLACK, ORANGE))]
    # the whole party goes
    evening = Evening(table((2, 3, 4, 10, 13), (), phase="scout", rooms={"crypt": ["cr-01"]}))
    evening.play(Enter("crypt"))
    assert evening.seen(event.Entered) == [event.Entered(BLACK, "crypt")]
    assert (evening.party(BLACK), evening.prompt) == ([2, 3, 4, 10, 13], "prompt-escape")
