"""Expeditions: death, treasure, escape, and what is left of it (DV-062 to DV-081, DV-134 to DV-137)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import danger, deadly_rooms, letters_of, risk_of, unseen_rooms
from game.rules.dungeonville.choice import Escape, Press, Sacrifice
from game.rules.dungeonville.party import capacity
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS
from game.rules.engine.secret import redact
from tests.dungeonville.kit import ASSASSIN, BLACK, MULE, ORANGE, WHITE, Evening, all_but, kinds, one, table, trip
from tests.dungeonville.tales import expedition
from tests.tales import faults


@pytest.mark.rule("DV-062", "DV-063", "DV-019", "DV-021", "DV-079")
def test_one_expedition_after_the_other_from_the_stone_to_the_left() -> None:
    pawns = {0: "crypt", 1: "rat-haus", 2: "ice-cave"}
    rooms = {"crypt": ["cr-01"], "rat-haus": ["rh-01", "rh-02"], "ice-cave": ["ic-01"]}
    evening = Evening(table((22, 23, 24), (20, 25, 26), (11, 12, 17), phase="explore", stone=1, pawns=pawns, rooms=rooms))
    assert evening.seen(event.Entered) == [event.Entered(WHITE, "rat-haus")]
    evening.play(Press())
    assert evening.asked == WHITE, "the first is finished before the next begins"
    assert evening.play(Escape())[1:2] == [event.Entered(ORANGE, "ice-cave")]
    assert [wizard.pawn for wizard in evening.t.wizards] == ["crypt", "", "ice-cave"], "whoever is done takes the pawn back"
    evening.play(Escape())
    assert evening.asked == BLACK
    evening.play(Escape())
    assert [happened.seat for happened in evening.seen(event.Entered)] == [WHITE, ORANGE, BLACK] and evening.t.round == 3
    evening = Evening(table((2, 3, 4), (6, 7, 8), phase="explore", pawns={1: "crypt"}, rooms={"crypt": ["cr-01"]}))
    assert evening.asked == WHITE, "whoever is at home is passed over"


@pytest.mark.rule("DV-062", "DV-065", "DV-081", "DV-042")
def test_nobody_is_asked_whether_to_enter_and_a_room_and_its_danger_are_revealed_to_all() -> None:
    evening = trip((3, 21, 22), "cr-01")
    assert kinds(evening.events) == ["Entered", "RoomRevealed", "Survived", "TreasureTaken"]
    for seats in ({BLACK}, {WHITE}, set[int]()):
        assert redact(evening.events[1], seats) == event.RoomRevealed(BLACK, "crypt", "cr-01", 44)
    assert trip((46, 54, 12, 3), "cr-07").seen(event.RoomRevealed)[0].danger == 75, "2 A, 4 B, 8 D and 10 E of 32"


@pytest.mark.rule("DV-EX-01", "DV-005", "DV-042", "DV-066", "DV-067", "DV-076")
def test_who_dies_of_a_letter() -> None:
    tales = """
        of two with the letter one dies by the choice of their player, and no escape after this room [10 2 13]
            cr-04: victim(cr-04)? 10*/13 =10 kills 10 bleeds taken cr-01: harmless taken escape(15)? out*/on/drop-cr-04/drop-cr-01
            | 2 13 | 1 | | 10
        or the other [10 2 13]
            cr-04: victim(cr-04)? 10*/13 =13 kills 13 bleeds taken cr-01: harmless taken drop(15,12)? drop-cr-04*/drop-cr-01 | 10
            2 | 1 | | 13
        a single match dies unasked: Brunhild has a C in the Crypt [2 3 4]
            cr-07: kills 2 bleeds taken leaves cr-07 cr-01: harmless taken leaves cr-01 escape(0)? out*/on | 3 4 | 1 | cr-07 cr-01
            | 2
        and an E in the Rat Haus [2 43]
            rh-07: harmless taken escape(15)? out*/on/drop-rh-07 | 2 43 | 0 |
        Rusty has a B in the Rat Haus [2 43]
            rh-21: kills 2 bleeds taken rh-01: harmless taken escape(15)? out*/on/drop-rh-21/drop-rh-01 | 43 | 1 | | 2
        and a D in the Crypt [2 43]
            cr-21: harmless taken escape(5)? out*/on/drop-cr-21 | 2 43 | 0 |
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-066")
def test_a_room_that_asks_for_a_victim_is_seen_and_neither_carried_nor_on_the_pile() -> None:
    evening = trip((10, 2, 13), "cr-04", "cr-01")
    assert evening.t.trip.room == "cr-04" and "cr-04" not in unseen_rooms(evening.t, "crypt")
    evening.play(Sacrifice(one(10)))
    assert (evening.t.trip.room, evening.t.trip.rooms) == ("", ["cr-04", "cr-01"])


@pytest.mark.rule("DV-066", "DV-101")
@pytest.mark.card("nix-the-nameless", "dorothea-the-mule")
def test_the_assassin_has_a_d_and_the_mule_an_e_everywhere() -> None:
    for dungeon, room in zip(DUNGEONS, ["cr-13", "rh-17", "ic-13", "gc-17", "dl-13"], strict=True):
        evening = trip((ASSASSIN, 49, 58), room, dungeon=dungeon)
        doomed = [ASSASSIN, *(rank for rank in (49, 58) if ADVENTURERS[one(rank)].letter(dungeon) == "D")]
        if len(doomed) == 1:
            assert evening.seen(event.Perished)[0] == event.Perished(BLACK, one(ASSASSIN), room)
        else:
            assert evening.options() == tuple(Sacrifice(one(rank)) for rank in doomed)
    for dungeon, room in zip(DUNGEONS, ["cr-21", "rh-21", "ic-21", "gc-21", "dl-21"], strict=True):
        evening = trip((54, MULE), room, f"{room[:2]}-22", dungeon=dungeon)
        assert evening.seen(event.Perished)[0] == event.Perished(BLACK, one(MULE), room)
        assert evening.blood(dungeon) == [0, 0]


@pytest.mark.rule("DV-067", "DV-134", "DV-105")
def test_the_token_is_the_explorer_s_whoever_owns_the_dungeon() -> None:
    for deeds, scores in ((("crypt", "ice-cave"), (-16, 0)), (("ice-cave", "crypt"), (0, 16))):
        evening = trip((2, 3, 4), "cr-07", "cr-01", deeds=deeds, blood={"crypt": (15, 0)}, goal=30)
        assert evening.blood("crypt") == [16, 0], "a supply never runs out"
        assert (true_score(evening.t, BLACK), true_score(evening.t, WHITE)) == scores


@pytest.mark.rule("DV-EX-10", "DV-EX-11", "DV-067", "DV-068", "DV-069", "DV-070", "DV-071", "DV-072", "DV-075", "DV-076")
@pytest.mark.rule("DV-078", "DV-079")
@pytest.mark.rule("DV-080", "DV-085", "DV-089", "DV-094", "DV-101", "DV-135", "DV-136")
@pytest.mark.card("dorothea-the-mule")
def test_how_an_expedition_goes_on_and_ends() -> None:
    tales = """
        as in the example: after the second room there is no escape [46 54 12]
            cr-21: harmless taken escape(5)? out*/on/drop-cr-21 =on cr-14: kills 12 bleeds taken cr-22: harmless taken escape(25)?
            out*/on/drop-cr-21/drop-cr-14/drop-cr-22 =out out cr-21 cr-14 cr-22 25 | 46 54 | 1 | | 12
        as in the example: neither treasure can be carried by 4, and nobody is asked [4 20]
            gc-03: harmless taken escape(20)? out*/on/drop-gc-03 =on gc-17: kills 20 bleeds taken leaves gc-03 leaves gc-17 gc-04:
            harmless taken leaves gc-04 escape(0)? out*/on | 4 | 1 | gc-03 gc-17 gc-04 | 20
        after a death or an item one more room is compulsory, even for the last [2 4]
            cr-07: kills 2 bleeds taken leaves cr-07 pious-shield: taken cr-21: harmless taken leaves cr-21 escape(0)? out*/on | 4
            | 1 | cr-07 cr-21 | 2
        a party that is killed loses all of this expedition, the last room included, and no older treasure [54 dl-01]
            cr-01: harmless taken escape(10)? out*/on/drop-cr-01 =on cr-03: kills 54 bleeds lost cr-01 cr-03 | | 1 | cr-01 cr-03 |
            54
        if only those without colour remain they are discarded too, for one token, for the killed one [54 64 1]
            cr-01: harmless taken escape(10)? out*/on/drop-cr-01 =on cr-03: kills 54 bleeds 0 dissolves 64 1 lost cr-01 cr-03 | |
            1 | cr-01 cr-03 | 54 64 1
        a mule that dies costs no token, but the room has killed: no escape after it [54 64]
            cr-21: kills 64 taken cr-01: harmless taken escape(15)? out*/on/drop-cr-21/drop-cr-01 | 54 | 0 | | 64
        a mule may be chosen [3 64]
            cr-21: victim(cr-21)? 3*/64 =64 kills 64 taken leaves cr-21 cr-01: harmless taken leaves cr-01 escape(0)? out*/on | 3
            | 0 | cr-21 cr-01 | 64
        where no room is left the party is out, whatever the last room did [12 63 left=cr-14]
            cr-14: kills 12 bleeds taken empty out cr-14 10 | 63 | 1 | | 12
        where no room was there it is out with nothing [12 63 left=]
            empty out 0 | 12 63 | 0 |
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-EX-10", "DV-070", "DV-078", "DV-079", "DV-089", "DV-080")
def test_what_is_carried_is_collected_and_the_trip_is_over() -> None:
    evening = trip((46, 54, 12), "cr-21", "cr-14", "cr-22")
    assert (capacity(evening.t, BLACK), evening.t.trip.room) == (112, ""), "it is carried now"
    evening.play(Press())
    assert capacity(evening.t, BLACK) == 100
    assert evening.t.trip.rooms == evening.t.trip.carried == ["cr-21", "cr-14", "cr-22"]
    assert evening.game.decision.about == {"dungeon": "crypt", "gold": 25}
    news = evening.play(Escape())
    assert event.Collected(BLACK, ("cr-21", "cr-14", "cr-22"), 25) in news and wealth(evening.t, BLACK) == 25
    empty = table((12, 63), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries={1: all_but("crypt", "cr-14")})
    assert event.Collected(BLACK, ("cr-14",), 10) in Evening(empty).events
    evening = trip((54,), "cr-01", "cr-03", items=("dl-01",))
    evening.play(Press())
    black = evening.t.wizards[BLACK]
    assert (black.treasury, black.pawn, evening.t.trip) == (["dl-01"], "", None), "older treasure is safe"
    # what was brought out is not spent before collection
    pawns, rooms = {0: "crypt", 1: "rat-haus"}, {"crypt": ["cr-21"], "rat-haus": ["rh-01"]}
    evening = Evening(table((46, 54, 12), (6, 7, 8), phase="explore", pawns=pawns, rooms=rooms))
    evening.play(Escape())
    black = evening.t.wizards[BLACK]
    assert (black.haul, black.treasury, wealth(evening.t, BLACK)) == (["cr-21"], [], 0)
    evening.play(Escape())
    assert (black.haul, black.treasury, wealth(evening.t, BLACK)) == ([], ["cr-21"], 5)


@pytest.mark.rule("DV-070", "DV-071", "DV-073", "DV-074")
def test_what_can_be_carried() -> None:
    tales = """
        25 are too much for 22: there is nothing to choose [2 3 17]
            cr-12: kills 2 bleeds taken leaves cr-12 cr-13: harmless taken escape(5)? out*/on/drop-cr-13 | 3 17 | 1 | cr-12 | 2
        20 and 10 for a capacity of 24: whole cards by the choice of the player; the cheapest that is enough is proposed [4 20]
            gc-03: harmless taken escape(20)? out*/on/drop-gc-03 =on gc-05: harmless taken drop(30,24)? drop-gc-03/drop-gc-05*
            =drop-gc-03 leaves gc-03 escape(10)? out*/on/drop-gc-05 | 4 20 | 0 | gc-03
        an item is no weight, and what is exactly enough is enough [9 11]
            trail-map: taken gc-03: harmless taken escape(20)? out*/on/drop-gc-03 =on gc-05: harmless taken drop(30,20)?
            drop-gc-03/drop-gc-05* =drop-gc-05 leaves gc-05 escape(20)? out*/on/drop-gc-03 | 9 11 | 0 | gc-05
        25 for a capacity of 25 [9 16]
            dl-03: harmless taken escape(25)? out*/on/drop-dl-03 | 9 16 | 0 |
        30 for 24 [9 15]
            dl-12: harmless taken leaves dl-12 escape(0)? out*/on | 9 15 | 0 | dl-12
        10, 5 and 10 for a capacity of 11: none is enough, and then 5 is [11 20]
            gc-05: harmless taken escape(10)? out*/on/drop-gc-05 =on gc-04: harmless taken escape(15)?
            out*/on/drop-gc-05/drop-gc-04 =on gc-13: kills 20 bleeds taken drop(25,11)? drop-gc-05*/drop-gc-04/drop-gc-13
            =drop-gc-05 leaves gc-05 drop(15,11)? drop-gc-04*/drop-gc-13 | 11 | 1 | gc-05 | 20
        before the escape more may be left than necessary, but no item [46 54 12]
            ember-orb: taken dl-01: harmless taken escape(5)? out*/on/drop-dl-01 =drop-dl-01 leaves dl-01 escape(0)? out*/on =out
            out ember-orb 0 | 46 54 12 | 0 | dl-01
    """
    assert not faults(expedition, tales)


def before_the_crypt(*left: str, seed: int = 1, **given: list[str]) -> Evening:
    """Black enters the crypt, of which only these cards are left."""
    away = {1: all_but("crypt", *left)}
    return Evening(table((46, 51), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries=away, seed=seed, **given))  # type: ignore[arg-type]


@pytest.mark.rule("DV-077", "DV-103")
def test_an_empty_deck_is_shuffled_from_its_own_pile_without_what_is_carried_or_owned() -> None:
    evening = before_the_crypt("cr-21", "cr-22", "cr-23", rooms={"crypt": ["cr-21"]}, heaps=["cr-22", "cr-23", "rh-01"])  # type: ignore[arg-type]
    assert evening.t.rooms["crypt"] == []
    assert not evening.seen(event.DeckRenewed), "only when a room is needed"
    news = evening.play(Press())
    assert kinds(news)[:2] == ["DeckRenewed", "RoomRevealed"]
    assert evening.seen(event.DeckRenewed) == [event.DeckRenewed("crypt")]
    left = [card.face for card in evening.t.rooms["crypt"]]
    assert sorted([*left, evening.seen(event.RoomRevealed)[1].room]) == ["cr-22", "cr-23"]
    assert evening.t.heaps["rat-haus"] == ["rh-01"]
    four, found = ["cr-21", "cr-22", "cr-23", "cr-24"], set()
    for seed in range(30):
        evening = before_the_crypt(*four, heaps=four, seed=seed)
        found.add(tuple(card.face for card in evening.t.rooms["crypt"]))
    assert len(found) > 8, "of 24 orders, one of the cards being drawn"


@pytest.mark.rule("DV-104", "DV-108", "DV-042", "DV-077")
def test_how_dangerous_the_next_room_is_can_be_counted_from_what_lies_open() -> None:
    rooms, pawns = {"crypt": ["cr-21", "cr-14"]}, {0: "crypt"}
    t = table((46, 54, 12), (6, 7, 8), phase="explore", pawns=pawns, rooms=rooms, heaps=["cr-01", "cr-02"])
    seen = redact(t, {BLACK})
    assert danger(seen, BLACK, "crypt") == (4 + 8) / 30, "A lies on the pile, B and D may come"
    assert deadly_rooms(seen, BLACK, "crypt") == (12, 30) and risk_of(seen, BLACK, one(12), "crypt") == 8 / 30
    assert risk_of(seen, BLACK, one(46), "crypt") == 0 and dict(letters_of(t, BLACK, "crypt")) == {"A": 1, "B": 1, "D": 1}
    evening = Evening(t)
    assert evening.seen(event.RoomRevealed)[0].danger == 40
    assert "cr-21" not in unseen_rooms(evening.t, "crypt"), "it is carried"
    assert danger(evening.view(BLACK), BLACK, "crypt") == 12 / 29
    assert dict(letters_of(table((32, 33, 54), (6, 7, 8)), BLACK, "crypt")) == {"B": 1}, (
        "Jester and Oracle have none before they enter"
    )
    # where the deck is empty the pile will be shuffled and where nothing is nothing threatens
    t = table((46, 54, 12), (6, 7, 8), treasuries={1: all_but("crypt", "cr-14", "cr-21")}, heaps=["cr-21", "cr-14"])
    assert unseen_rooms(t, "crypt") == ["cr-14", "cr-21"] and danger(t, BLACK, "crypt") == 0.5
    t = table((46, 54, 12), (6, 7, 8), treasuries={1: all_but("crypt")})
    assert (danger(t, BLACK, "crypt"), risk_of(t, BLACK, one(12), "crypt"), deadly_rooms(t, BLACK, "crypt")) == (0, 0, (0, 0))
