"""Expeditions: death, treasure, escape, and what is left of it (DV-062 to DV-081, DV-134 to DV-137)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import danger, deadly_rooms, letters_of, risk_of, unseen_rooms
from game.rules.dungeonville.choice import Drop, Escape, Press, Sacrifice
from game.rules.dungeonville.party import capacity
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS
from game.rules.engine.secret import redact
from tests.dungeonville.kit import BLACK, MULE, ORANGE, WHITE, Evening, all_but, kinds, one, table, trip


def rooms(evening: Evening) -> list[str]:
    """The rooms revealed so far."""
    return [happened.room for happened in evening.seen(event.RoomRevealed)]


# ---------------------------------------------------------------------------------------------- who enters when


@pytest.mark.rule("DV-062", "DV-063", "DV-019", "DV-079")
def test_one_expedition_after_the_other_from_the_stone_to_the_left() -> None:
    pawns = {0: "crypt", 1: "rat-haus", 2: "ice-cave"}
    t = table(
        (22, 23, 24), (20, 25, 26), (11, 12, 17), phase="explore", stone=1, pawns=pawns,
        rooms={"crypt": ["cr-01"], "rat-haus": ["rh-01", "rh-02"], "ice-cave": ["ic-01"]},
    )  # fmt: skip
    evening = Evening(t)
    assert evening.seen(event.Entered) == [event.Entered(WHITE, "rat-haus")]
    evening.play(Press())
    assert evening.asked == WHITE, "the first is finished before the next begins"
    assert evening.play(Escape())[1:2] == [event.Entered(ORANGE, "ice-cave")]
    assert [wizard.pawn for wizard in evening.t.wizards] == ["crypt", "", "ice-cave"], "whoever is done takes the pawn back"
    evening.play(Escape())
    assert evening.asked == BLACK
    evening.play(Escape())
    assert [happened.seat for happened in evening.seen(event.Entered)] == [WHITE, ORANGE, BLACK]
    assert evening.t.round == 3


@pytest.mark.rule("DV-062", "DV-065", "DV-081")
def test_nobody_is_asked_whether_to_enter_and_one_room_is_revealed_to_all() -> None:
    evening = trip((3, 21, 22), "cr-01")
    assert kinds(evening.events) == ["Entered", "RoomRevealed", "Survived", "TreasureTaken"]
    for seats in ({BLACK}, {WHITE}, set[int]()):
        assert redact(evening.events[1], seats) == event.RoomRevealed(BLACK, "crypt", "cr-01", 44)


@pytest.mark.rule("DV-065", "DV-042")
def test_how_dangerous_a_room_was_is_told_in_percent() -> None:
    evening = trip((46, 54, 12, 3), "cr-07")
    assert evening.seen(event.RoomRevealed)[0].danger == 75, "2 A, 4 B, 8 D and 10 E of 32"


@pytest.mark.rule("DV-021")
def test_whoever_is_at_home_is_passed_over() -> None:
    evening = Evening(table((2, 3, 4), (6, 7, 8), phase="explore", pawns={1: "crypt"}, rooms={"crypt": ["cr-01"]}))
    assert evening.asked == WHITE


# ---------------------------------------------------------------------------------------------- death


@pytest.mark.rule("DV-EX-01", "DV-005", "DV-066", "DV-067", "DV-076")
@pytest.mark.parametrize(("chosen", "left"), [(10, 13), (13, 10)])
def test_of_two_with_the_letter_one_dies_by_the_choice_of_their_player(chosen: int, left: int) -> None:
    evening = trip((10, 2, 13), "cr-04", "cr-01")
    assert evening.question == ("prompt-victim", BLACK)
    assert evening.options() == (Sacrifice(one(10)), Sacrifice(one(13)))
    assert evening.t.trip.room == "cr-04"
    assert "cr-04" not in unseen_rooms(evening.t, "crypt")
    news = evening.play(Sacrifice(one(chosen)))
    assert news[:2] == [event.Perished(BLACK, one(chosen), "cr-04"), event.BloodSpilled(BLACK, "crypt")]
    assert evening.party(BLACK) == sorted((2, left), key=[10, 2, 13].index)
    assert (evening.blood("crypt"), evening.discard()) == ([1, 0], [chosen])
    assert rooms(evening) == ["cr-04", "cr-01"], "no escape after this room"


@pytest.mark.rule("DV-066")
def test_a_single_match_dies_unasked_and_without_a_match_nobody() -> None:
    evening = trip((2, 3, 4), "cr-07", "cr-01")
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(2), "cr-07")]
    assert evening.party(BLACK) == [3, 4]
    evening = trip((2, 3, 4), "cr-13")
    assert evening.seen(event.Survived) == [event.Survived(BLACK, "cr-13")]
    assert (evening.party(BLACK), evening.blood("crypt")) == ([2, 3, 4], [0, 0])


@pytest.mark.rule("DV-066", "DV-042")
@pytest.mark.parametrize(
    ("dungeon", "room", "dies"),
    [("crypt", "cr-07", True), ("rat-haus", "rh-07", False), ("rat-haus", "rh-21", True), ("crypt", "cr-21", False)],
)
def test_the_letter_for_this_dungeon_counts(dungeon: str, room: str, *, dies: bool) -> None:
    """Brunhild has a C in the Crypt and an E in the Rat Haus; Sir Rusty a D and a B."""
    evening = trip((2, 43), room, dungeon=dungeon)
    assert (event.Perished(BLACK, one(2), room) in evening.events) is dies


@pytest.mark.rule("DV-066")
@pytest.mark.card("nix-the-nameless")
@pytest.mark.parametrize(("dungeon", "room"), list(zip(DUNGEONS, ["cr-13", "rh-17", "ic-13", "gc-17", "dl-13"], strict=True)))
def test_the_assassin_has_a_d_everywhere(dungeon: str, room: str) -> None:
    evening = trip((1, 49, 58), room, dungeon=dungeon)
    doomed = {1, *(rank for rank in (49, 58) if ADVENTURERS[one(rank)].letter(dungeon) == "D")}
    if len(doomed) == 1:
        assert evening.seen(event.Perished)[0] == event.Perished(BLACK, one(1), room)
    else:
        assert evening.options() == tuple(Sacrifice(one(rank)) for rank in sorted(doomed))


@pytest.mark.rule("DV-067", "DV-134", "DV-105")
@pytest.mark.parametrize("deeds", [("crypt", "ice-cave"), ("ice-cave", "crypt")])
def test_the_token_is_the_explorer_s_whoever_owns_the_dungeon(deeds: tuple[str, str]) -> None:
    evening = trip((2, 3, 4), "cr-07", "cr-01", deeds=deeds, blood={"crypt": (15, 0)}, goal=30)
    assert evening.blood("crypt") == [16, 0], "a supply never runs out"
    own = -16 if deeds[0] == "crypt" else 0
    assert (true_score(evening.t, BLACK), true_score(evening.t, WHITE)) == (own, 16 if deeds[1] == "crypt" else 0)


# ---------------------------------------------------------------------------------------------- a whole expedition


@pytest.mark.rule("DV-EX-10", "DV-070", "DV-071", "DV-072", "DV-075", "DV-080", "DV-089")
def test_an_expedition_as_in_the_example() -> None:
    evening = trip((46, 54, 12), "cr-21", "cr-14", "cr-22")
    assert capacity(evening.t, BLACK) == 112
    assert event.Survived(BLACK, "cr-21") in evening.events
    assert (evening.prompt, evening.t.trip.carried) == ("prompt-escape", ["cr-21"])
    assert evening.t.trip.room == "", "it is carried now"
    evening.play(Press())
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(12), "cr-14")]
    assert evening.blood("crypt") == [1, 0]
    assert capacity(evening.t, BLACK) == 100
    assert rooms(evening) == evening.t.trip.rooms == ["cr-21", "cr-14", "cr-22"], "no escape after the second"
    assert evening.t.trip.carried == ["cr-21", "cr-14", "cr-22"]
    assert evening.game.decision.about == {"dungeon": "crypt", "gold": 25}
    news = evening.play(Escape())
    assert news[0] == event.Escaped(BLACK, "crypt", ("cr-21", "cr-14", "cr-22"), 25)
    assert event.Collected(BLACK, ("cr-21", "cr-14", "cr-22"), 25) in news
    assert (evening.party(BLACK), wealth(evening.t, BLACK)) == ([46, 54], 25)


@pytest.mark.rule("DV-EX-11", "DV-071", "DV-072", "DV-076")
def test_too_heavy_now_as_in_the_example() -> None:
    evening = trip((4, 20), "gc-03", "gc-17", "gc-04", dungeon="goblin-camp")
    assert evening.t.trip.carried == ["gc-03"]
    assert capacity(evening.t, BLACK) == 24
    evening.play(Press())
    assert event.Perished(BLACK, one(20), "gc-17") in evening.events
    assert evening.seen(event.TreasureDropped)[:2] == [
        event.TreasureDropped(BLACK, "gc-03"),
        event.TreasureDropped(BLACK, "gc-17"),
    ], "neither can be carried by 4, and nobody is asked"
    assert rooms(evening) == ["gc-03", "gc-17", "gc-04"]
    assert evening.t.trip.carried == []
    assert evening.t.heaps["goblin-camp"] == ["gc-03", "gc-17", "gc-04"]


# ---------------------------------------------------------------------------------------------- treasure


@pytest.mark.rule("DV-070", "DV-073")
def test_a_room_that_has_killed_may_be_plundered() -> None:
    evening = trip((12, 63), "cr-14", "cr-01")
    assert evening.t.trip.carried == ["cr-14", "cr-01"]


@pytest.mark.rule("DV-071", "DV-073")
def test_what_is_too_heavy_stays_by_the_choice_of_the_player_whole_cards_only() -> None:
    evening = trip((2, 3, 17), "cr-12", "cr-13", "cr-01")
    assert evening.t.heaps["crypt"] == ["cr-12"], "25 are too much for 22: there is nothing to choose"
    evening = trip((4, 20), "gc-03", "gc-05", dungeon="goblin-camp")
    evening.play(Press())
    assert evening.question == ("prompt-drop", BLACK)
    assert evening.options() == (Drop("gc-03"), Drop("gc-05")), "20 and 10 for a capacity of 24"
    assert evening.game.decision.about == {"gold": 30, "capacity": 24}
    assert evening.game.decision.default == Drop("gc-05"), "the cheapest that is enough"
    evening.play(Drop("gc-03"))
    assert evening.t.trip.carried == ["gc-05"]
    assert evening.t.heaps["goblin-camp"] == ["gc-03"]


@pytest.mark.rule("DV-073", "DV-074")
def test_items_are_no_weight_and_what_is_exactly_enough_is_enough() -> None:
    evening = trip((9, 11), "trail-map", "gc-03", "gc-05", dungeon="goblin-camp")
    evening.play(Press())
    assert evening.options() == (Drop("gc-03"), Drop("gc-05"))
    assert evening.game.decision.about == {"gold": 30, "capacity": 20}
    assert evening.game.decision.default == Drop("gc-05")
    evening.play(Drop("gc-05"))
    assert evening.t.trip.carried == ["trail-map", "gc-03"]


@pytest.mark.rule("DV-071")
def test_up_to_the_capacity_everything_is_carried() -> None:
    evening = trip((9, 16), "dl-03", dungeon="dragons-lair")
    assert evening.prompt == "prompt-escape"
    assert not evening.seen(event.TreasureDropped), "25 for a capacity of 25"
    evening = trip((9, 15), "dl-12", dungeon="dragons-lair")
    assert evening.t.heaps["dragons-lair"] == ["dl-12"], "30 for 24"


@pytest.mark.rule("DV-073")
def test_the_proposal_is_the_cheapest_card_that_is_enough_or_else_the_dearest() -> None:
    evening = trip((11, 20), "gc-05", "gc-04", "gc-13", dungeon="goblin-camp")
    evening.play(Press(), Press())
    assert event.Perished(BLACK, one(20), "gc-13") in evening.events
    assert evening.options() == (Drop("gc-05"), Drop("gc-04"), Drop("gc-13")), "10, 5 and 10 for a capacity of 11"
    assert evening.game.decision.default == Drop("gc-05"), "none is enough"
    evening.play(Drop("gc-05"))
    assert evening.game.decision.default == Drop("gc-04"), "5 is enough now"


@pytest.mark.rule("DV-073", "DV-074")
def test_before_the_escape_more_may_be_left_than_necessary_but_no_item() -> None:
    evening = trip((46, 54, 12), "ember-orb", "dl-01", "dl-21", dungeon="dragons-lair")
    assert evening.options() == (Escape(), Press(), Drop("dl-01"))
    evening.play(Drop("dl-01"))
    assert (evening.t.heaps["dragons-lair"], evening.t.trip.carried) == (["dl-01"], ["ember-orb"])
    assert evening.options() == (Escape(), Press())
    evening.play(Escape())
    assert evening.seen(event.Escaped) == [event.Escaped(BLACK, "dragons-lair", ("ember-orb",), 0)]


@pytest.mark.rule("DV-080", "DV-089")
def test_what_was_brought_out_is_not_spent_before_collection() -> None:
    t = table(
        (46, 54, 12), (6, 7, 8), phase="explore", pawns={0: "crypt", 1: "rat-haus"}, rooms={"crypt": ["cr-21"], "rat-haus": ["rh-01"]},
    )  # fmt: skip
    evening = Evening(t)
    evening.play(Escape())
    black = evening.t.wizards[BLACK]
    assert (black.haul, black.treasury, wealth(evening.t, BLACK)) == (["cr-21"], [], 0)
    evening.play(Escape())
    assert (black.haul, black.treasury, wealth(evening.t, BLACK)) == ([], ["cr-21"], 5)


# ---------------------------------------------------------------------------------------------- escape


@pytest.mark.rule("DV-075")
def test_after_a_room_that_killed_nobody_the_party_may_escape_or_go_on() -> None:
    evening = trip((3, 21, 22), "cr-01", "cr-02")
    assert evening.options() == (Escape(), Press(), Drop("cr-01"))
    evening.play(Press())
    assert rooms(evening) == ["cr-01", "cr-02"]
    news = evening.play(Escape())
    assert news[0] == event.Escaped(BLACK, "crypt", ("cr-01", "cr-02"), 25)


@pytest.mark.rule("DV-076", "DV-085")
def test_after_a_death_or_an_item_one_more_room_is_compulsory_even_for_the_last() -> None:
    evening = trip((2, 4), "cr-07", "pious-shield", "cr-21", "cr-01")
    assert rooms(evening) == ["cr-07", "pious-shield", "cr-21"]
    assert evening.party(BLACK) == [4]
    assert evening.prompt == "prompt-escape"


# ---------------------------------------------------------------------------------------------- the end of a party


@pytest.mark.rule("DV-068", "DV-079", "DV-067")
def test_a_party_that_is_killed_loses_all_of_this_expedition() -> None:
    evening = trip((54,), "cr-01", "cr-03", items=("dl-01",))
    evening.play(Press())
    lost = evening.seen(event.PartyLost)
    assert lost == [event.PartyLost(BLACK, "crypt", ("cr-01", "cr-03"))]
    assert evening.t.heaps["crypt"] == ["cr-01", "cr-03"], "the room just revealed included"
    assert (evening.party(BLACK), evening.blood("crypt")) == ([], [1, 0])
    assert evening.t.wizards[BLACK].treasury == ["dl-01"], "older treasure is safe"
    assert evening.t.wizards[BLACK].pawn == ""
    assert evening.t.trip is None


@pytest.mark.rule("DV-069", "DV-135", "DV-094")
@pytest.mark.card("dorothea-the-mule")
def test_if_only_those_without_colour_remain_they_are_discarded_too() -> None:
    evening = trip((54, MULE, 1), "cr-01", "cr-03")
    evening.play(Press())
    assert event.PartyDissolved(BLACK, (one(MULE), one(1))) in evening.events
    assert evening.blood("crypt") == [1, 0], "one token, for the killed one"
    assert evening.seen(event.PartyLost) == [event.PartyLost(BLACK, "crypt", ("cr-01", "cr-03"))]
    assert evening.discard()[:3] == [54, MULE, 1]
    assert evening.party(BLACK) == []


@pytest.mark.rule("DV-136", "DV-101", "DV-067")
@pytest.mark.card("dorothea-the-mule")
def test_a_mule_that_dies_costs_no_token_but_the_room_has_killed() -> None:
    evening = trip((54, MULE), "cr-21", "cr-01")
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(MULE), "cr-21")]
    assert (evening.blood("crypt"), evening.party(BLACK)) == ([0, 0], [54])
    assert rooms(evening) == ["cr-21", "cr-01"], "no escape after it"
    evening = trip((3, MULE), "cr-21", "cr-01")
    assert evening.options() == (Sacrifice(one(3)), Sacrifice(one(MULE))), "E in every dungeon"
    evening.play(Sacrifice(one(MULE)))
    assert (evening.blood("crypt"), evening.party(BLACK)) == ([0, 0], [3])


@pytest.mark.rule("DV-101", "DV-066")
@pytest.mark.card("dorothea-the-mule")
@pytest.mark.parametrize(("dungeon", "room"), list(zip(DUNGEONS, ["cr-21", "rh-21", "ic-21", "gc-21", "dl-21"], strict=True)))
def test_the_mule_has_an_e_everywhere(dungeon: str, room: str) -> None:
    evening = trip((54, MULE), room, f"{room[:2]}-22", dungeon=dungeon)
    assert evening.seen(event.Perished)[0] == event.Perished(BLACK, one(MULE), room)
    assert evening.blood(dungeon) == [0, 0]


# ---------------------------------------------------------------------------------------------- decks of rooms


@pytest.mark.rule("DV-077", "DV-103")
def test_an_empty_deck_is_shuffled_from_its_own_pile_without_what_is_carried_or_owned() -> None:
    t = table(
        (46, 51), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries={1: all_but("crypt", "cr-21", "cr-22", "cr-23")},
        rooms={"crypt": ["cr-21"]}, heaps=["cr-22", "cr-23", "rh-01"],
    )  # fmt: skip
    evening = Evening(t)
    assert evening.t.rooms["crypt"] == []
    assert not evening.seen(event.DeckRenewed), "only when a room is needed"
    news = evening.play(Press())
    assert kinds(news)[:2] == ["DeckRenewed", "RoomRevealed"]
    assert evening.seen(event.DeckRenewed) == [event.DeckRenewed("crypt")]
    left = [card.face for card in evening.t.rooms["crypt"]]
    assert sorted([*left, rooms(evening)[1]]) == ["cr-22", "cr-23"]
    assert evening.t.heaps["rat-haus"] == ["rh-01"]


@pytest.mark.rule("DV-077")
def test_the_new_deck_of_rooms_is_shuffled() -> None:
    found = set()
    for seed in range(30):
        t = table(
            (46, 51), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries={1: all_but("crypt", "cr-21", "cr-22", "cr-23", "cr-24")},
            heaps=["cr-21", "cr-22", "cr-23", "cr-24"], seed=seed,
        )  # fmt: skip
        found.add(tuple(card.face for card in Evening(t).t.rooms["crypt"]))
    assert len(found) > 8, "of 24 orders, one of the cards being drawn"


@pytest.mark.rule("DV-078")
def test_where_no_room_is_left_the_party_is_out_whatever_the_last_room_did() -> None:
    t = table((12, 63), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries={1: all_but("crypt", "cr-14")})
    evening = Evening(t)
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(12), "cr-14")]
    assert event.DungeonEmpty(BLACK, "crypt") in evening.events
    assert evening.seen(event.Escaped) == [event.Escaped(BLACK, "crypt", ("cr-14",), 10)]
    assert event.Collected(BLACK, ("cr-14",), 10) in evening.events
    t = table((12, 63), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries={1: all_but("crypt")})
    assert Evening(t).seen(event.Escaped) == [event.Escaped(BLACK, "crypt", (), 0)]


# ---------------------------------------------------------------------------------------------- what may come


@pytest.mark.rule("DV-104", "DV-108", "DV-042")
def test_how_dangerous_the_next_room_is_can_be_counted_from_what_lies_open() -> None:
    t = table(
        (46, 54, 12),
        (6, 7, 8),
        phase="explore",
        pawns={0: "crypt"},
        rooms={"crypt": ["cr-21", "cr-14"]},
        heaps=["cr-01", "cr-02"],
    )
    seen = redact(t, {BLACK})
    assert danger(seen, BLACK, "crypt") == (4 + 8) / 30, "A lies on the pile, B and D may come"
    assert deadly_rooms(seen, BLACK, "crypt") == (12, 30)
    assert risk_of(seen, BLACK, one(12), "crypt") == 8 / 30
    assert risk_of(seen, BLACK, one(46), "crypt") == 0
    assert dict(letters_of(t, BLACK, "crypt")) == {"A": 1, "B": 1, "D": 1}
    evening = Evening(t)
    assert evening.seen(event.RoomRevealed)[0].danger == 40
    assert "cr-21" not in unseen_rooms(evening.t, "crypt"), "it is carried"
    assert danger(evening.view(BLACK), BLACK, "crypt") == 12 / 29


@pytest.mark.rule("DV-042")
def test_a_jester_or_an_oracle_has_no_letter_before_it_enters() -> None:
    t = table((32, 33, 54), (6, 7, 8))
    assert dict(letters_of(t, BLACK, "crypt")) == {"B": 1}


@pytest.mark.rule("DV-077")
def test_where_the_deck_is_empty_the_pile_will_be_shuffled_and_where_nothing_is_nothing_threatens() -> None:
    t = table((46, 54, 12), (6, 7, 8), treasuries={1: all_but("crypt", "cr-14", "cr-21")}, heaps=["cr-21", "cr-14"])
    assert unseen_rooms(t, "crypt") == ["cr-14", "cr-21"]
    assert danger(t, BLACK, "crypt") == 0.5
    t = table((46, 54, 12), (6, 7, 8), treasuries={1: all_but("crypt")})
    assert (danger(t, BLACK, "crypt"), risk_of(t, BLACK, one(12), "crypt"), deadly_rooms(t, BLACK, "crypt")) == (0, 0, (0, 0))
