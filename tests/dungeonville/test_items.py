"""The items, each with its whole effect: whom it serves, when, how often, and what happens if its owner declines (DV-074, DV-082 to DV-088)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.odds import letter_of
from game.rules.dungeonville.choice import Drop, Escape, Peek, Press, Sacrifice, Swap, Thaw, UseItem
from game.rules.dungeonville.party import active, capacity, owns
from game.rules.dungeonville.tables.cards import ITEMS
from game.rules.engine.script import Done, Event
from game.rules.engine.secret import HiddenError, Secret, redact
from tests.dungeonville.kit import BLACK, ORACLE, ORANGE, WHITE, Evening, all_but, hire, kinds, one, table, trip

AXE, FLUTE, SHIELD, SCROLL = "frostbite-axe", "pipers-flute", "pious-shield", "open-hand-scroll"
ORB, RITES, MAP, KEYS, STAFF, PANNIERS = (
    "ember-orb",
    "last-rites-kit",
    "trail-map",
    "skeleton-keys",
    "thaw-staff",
    "dragonhide-panniers",
)
CLASSES = {
    RITES: (13, 24), SHIELD: (4, 20), KEYS: (9, 30), FLUTE: (19, 61), AXE: (2, 26), STAFF: (16, 60), MAP: (5, 49), SCROLL: (7, 52),
    ORB: (11, 47), PANNIERS: (3, 43),
}  # fmt: skip
"""Two adventurers of the class of each item."""


# ---------------------------------------------------------------------------------------------- what holds for all


@pytest.mark.rule("DV-082", "DV-083", "DV-084", "DV-086", "DV-131")
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_works_while_one_of_its_class_lives_in_the_party(item: str) -> None:
    strong, weak = CLASSES[item]
    for party, works in (((strong, 51), True), ((51, weak), True), ((51, 63), False)):
        t = table(party, (weak if strong in party else 62,), treasuries={0: [item]})
        assert active(t, BLACK, item) is works
        assert owns(t, BLACK, item)
        assert not active(t, WHITE, item), "and only for whoever owns it: a class is no item"
        assert not owns(t, WHITE, item)
    assert {kind for kind, row in ITEMS.items() if row.kind == ITEMS[item].kind} == {item}


@pytest.mark.rule("DV-086", "DV-088")
def test_an_item_works_again_when_its_class_is_recruited_and_does_not_wear_out() -> None:
    evening = Evening(table((50, 51), (6, 7, 8), town=(63, 62, 60, 59, 3), treasuries={0: [PANNIERS, "dl-12", "dl-05", "dl-09"]}))
    assert not active(evening.t, BLACK, PANNIERS)
    evening.play(hire(3))
    assert evening.t.wizards[BLACK].treasury == [PANNIERS]
    assert active(evening.t, BLACK, PANNIERS)
    assert capacity(evening.t, BLACK) == 104 + 40


@pytest.mark.rule("DV-086", "DV-080")
def test_what_is_carried_works_and_so_does_what_was_brought_out() -> None:
    evening = trip((3, 50), PANNIERS, "dl-01", dungeon="dragons-lair")
    assert evening.prompt == "prompt-escape"
    assert evening.t.trip.carried == [PANNIERS, "dl-01"]
    assert capacity(evening.t, BLACK) == 53 + 40
    assert not active(evening.t, WHITE, PANNIERS)
    evening = Evening(
        table((3, 50), (6, 43), phase="explore", pawns={1: "crypt"}, hauls={0: [PANNIERS]}, rooms={"crypt": ["cr-01"]})
    )
    assert active(evening.t, BLACK, PANNIERS)
    assert not active(evening.t, WHITE, PANNIERS)


@pytest.mark.rule("DV-074", "DV-085", "DV-076", "DV-006")
def test_an_item_is_taken_by_the_weakest_kills_nobody_and_does_not_let_go() -> None:
    evening = trip((2,), ORB, "dl-01", dungeon="dragons-lair")
    assert evening.seen(event.RoomRevealed)[0].room == ORB
    assert event.TreasureTaken(BLACK, ORB) in evening.events
    assert [happened.room for happened in evening.seen(event.RoomRevealed)] == [ORB, "dl-01"], "one more room is compulsory"
    assert evening.seen(event.Survived) == [event.Survived(BLACK, "dl-01")]
    assert evening.t.trip.carried == [ORB], "5 gold are too much for a capacity of 2"
    assert evening.prompt == "prompt-escape"


@pytest.mark.rule("DV-087", "DV-068")
def test_with_the_party_its_new_items_are_lost_and_no_older_ones() -> None:
    evening = trip((54,), PANNIERS, "dl-13", items=(RITES,), dungeon="dragons-lair")
    assert event.PartyLost(BLACK, "dragons-lair", (PANNIERS, "dl-13")) in evening.events
    assert evening.t.heaps["dragons-lair"] == [PANNIERS, "dl-13"]
    assert evening.t.wizards[BLACK].treasury == [RITES]


@pytest.mark.rule("DV-088", "DV-035")
def test_a_spent_item_can_be_found_again() -> None:
    evening = Evening(table((50, 51), (6, 7, 8), town=(63, 62, 60, 59, 57), treasuries={0: [ORB, RITES]}))
    evening.play(hire(62))
    assert set(evening.t.heaps["dragons-lair"] + evening.t.heaps["crypt"]) == {ORB, RITES}


@pytest.mark.rule("DV-084")
def test_what_an_item_does_quotes_the_rule_of_the_item() -> None:
    told: dict[str, type[Event]] = {
        ORB: event.OrbBurned, RITES: event.RitesRead, MAP: event.MapRead, KEYS: event.Peeked, STAFF: event.Thawed,
        FLUTE: event.Piped, SHIELD: event.Shielded, SCROLL: event.LineupTurned,
    }  # fmt: skip
    assert {item: happened.rule for item, happened in told.items()} == {item: ITEMS[item].rules[0] for item in told}
    assert event.LineupKept.rule == event.LineupTurned.rule


# ---------------------------------------------------------------------------------------------- Last Rites Kit


@pytest.mark.rule("DV-084", "DV-066", "DV-067", "DV-075")
@pytest.mark.card("last-rites-kit")
def test_the_last_rites_cancel_a_death_and_the_room_counts_as_harmless() -> None:
    evening = trip((13, 10, 12), "cr-04", items=(RITES,))
    assert evening.question == ("prompt-victim", BLACK)
    assert evening.options() == (UseItem(RITES), Sacrifice(one(13)), Sacrifice(one(10)))
    news = evening.play(UseItem(RITES))
    assert event.RitesRead(BLACK, "cr-04") in news
    assert evening.party(BLACK) == [13, 10, 12]
    assert evening.blood("crypt") == [0, 0]
    assert evening.prompt == "prompt-escape"
    assert evening.t.trip.carried == ["cr-04"], "the treasure is theirs"


@pytest.mark.rule("DV-084")
@pytest.mark.card("last-rites-kit")
def test_the_last_rites_work_once_an_expedition() -> None:
    evening = trip((13, 12, 50), "cr-13", "cr-14", items=(RITES,))
    evening.play(UseItem(RITES), Press())
    assert evening.party(BLACK) == [13, 50], "12, who alone has a D here, dies of the second"
    assert evening.blood("crypt") == [1, 0]
    assert trip((13, 12, 50), "cr-14", items=(RITES,)).options()[0] == UseItem(RITES), "and again in the next"


@pytest.mark.rule("DV-084", "DV-161")
@pytest.mark.card("last-rites-kit")
def test_whoever_keeps_the_last_rites_for_later_loses_somebody_now() -> None:
    evening = trip((13, 12, 50), "cr-14", "cr-04", items=(RITES,))
    evening.play(Sacrifice(one(12)))
    assert evening.party(BLACK) == [13, 50]
    assert evening.blood("crypt") == [1, 0]
    assert not evening.seen(event.RitesRead)
    assert evening.options() == (UseItem(RITES), Sacrifice(one(13))), "in the next room"


@pytest.mark.rule("DV-146", "DV-082")
@pytest.mark.card("last-rites-kit")
def test_a_lone_cleric_can_save_itself() -> None:
    evening = trip((13,), "cr-03", items=(RITES,))
    assert evening.options() == (UseItem(RITES), Sacrifice(one(13)))
    evening.play(UseItem(RITES))
    assert evening.party(BLACK) == [13]


@pytest.mark.rule("DV-082", "DV-086")
@pytest.mark.card("last-rites-kit")
def test_without_a_cleric_nobody_reads_the_last_rites() -> None:
    evening = trip((12, 51), "cr-14", "cr-01", items=(RITES,))
    assert (evening.party(BLACK), evening.blood("crypt")) == ([51], [1, 0])
    evening = trip((13, 12, 54), "cr-03", "cr-14", items=(RITES,))
    evening.play(Sacrifice(one(13)))
    assert evening.party(BLACK) == [54], "12 died of the next room: the Cleric is dead"


@pytest.mark.rule("DV-086")
@pytest.mark.card("last-rites-kit")
def test_last_rites_found_on_the_way_help_at_once() -> None:
    evening = trip((13, 12, 50), RITES, "cr-14")
    assert evening.question == ("prompt-victim", BLACK)
    assert UseItem(RITES) in evening.options()
    evening = trip((12, 54), RITES, "cr-14", "cr-01")
    assert evening.party(BLACK) == [54], "but only a Cleric"


# ---------------------------------------------------------------------------------------------- Thaw Staff


@pytest.mark.rule("DV-084", "DV-064")
@pytest.mark.card("thaw-staff")
def test_the_staff_gives_one_member_an_a_for_the_expedition() -> None:
    evening = trip((16, 12, 50), "cr-14", items=(STAFF,))
    assert evening.question == ("prompt-thaw", BLACK)
    assert evening.options() == (Thaw(one(16)), Thaw(one(12)), Thaw(one(50)), Done())
    assert evening.game.decision.default == Thaw(one(16)), "warmth is never wrong"
    assert not evening.seen(event.RoomRevealed)
    news = evening.play(Thaw(one(12)))
    assert event.Thawed(BLACK, one(12)) in news
    assert letter_of(evening.t, one(12), "crypt") == "A"
    assert evening.party(BLACK) == [16, 12, 50], "the D of the Cold Chapel meets nobody now"
    assert evening.prompt == "prompt-escape"
    evening.play(Escape())
    assert letter_of(evening.t, one(12), "crypt") == "D", "for this expedition"


@pytest.mark.rule("DV-084", "DV-161")
@pytest.mark.card("thaw-staff")
def test_the_staff_may_stay_cold_and_is_offered_once() -> None:
    evening = trip((16, 12, 51), "cr-01", "cr-02", items=(STAFF,))
    evening.play(Done())
    assert not evening.seen(event.Thawed)
    evening.play(Press())
    assert evening.prompt == "prompt-escape"
    assert evening.t.trip.letters == {}
    evening = trip((16, 12, 51), RITES, "cr-01", items=(STAFF,))
    evening.play(Done())
    assert evening.prompt == "prompt-escape", "nor when another item is found"


@pytest.mark.rule("DV-084")
@pytest.mark.card("thaw-staff")
def test_the_staff_does_not_warm_the_oracle_who_may_copy_the_warmed() -> None:
    evening = trip((16, ORACLE, 12), "cr-14", items=(STAFF,))
    assert evening.options() == (Thaw(one(16)), Thaw(one(12)), Done())
    evening.play(Thaw(one(12)))
    assert evening.prompt == "prompt-imitate", "the staff comes before the Oracle"


@pytest.mark.rule("DV-084", "DV-086")
@pytest.mark.card("thaw-staff")
def test_a_staff_found_on_the_way_is_used_at_once() -> None:
    evening = trip((16, 12, 50), STAFF, "ic-13", dungeon="ice-cave")
    assert evening.question == ("prompt-thaw", BLACK)
    assert [happened.room for happened in evening.seen(event.RoomRevealed)] == [STAFF]
    evening.play(Thaw(one(50)))
    assert [happened.room for happened in evening.seen(event.RoomRevealed)] == [STAFF, "ic-13"]
    assert letter_of(evening.t, one(50), "ice-cave") == "A"


@pytest.mark.rule("DV-082")
@pytest.mark.card("thaw-staff")
def test_without_a_druid_nobody_is_warmed() -> None:
    assert trip((12, 51), "cr-01", items=(STAFF,)).prompt == "prompt-escape"
    evening = trip((12, 50), STAFF, "ic-02", dungeon="ice-cave")
    assert evening.prompt == "prompt-escape"


# ---------------------------------------------------------------------------------------------- Ember Orb


@pytest.mark.rule("DV-084", "DV-065", "DV-066", "DV-075")
@pytest.mark.card("ember-orb")
def test_the_orb_burns_a_room_before_its_letter_counts() -> None:
    evening = trip((11, 12, 51), "cr-14", "cr-02", items=(ORB,))
    assert evening.question == ("prompt-orb", BLACK)
    assert evening.options() == (UseItem(ORB), Done())
    news = evening.play(UseItem(ORB))
    assert kinds(news)[:2] == ["OrbBurned", "RoomRevealed"], "no escape now: the next room is revealed"
    assert evening.t.heaps["crypt"] == ["cr-14"]
    assert (evening.party(BLACK), evening.blood("crypt")) == ([11, 12, 51], [0, 0])
    assert evening.t.trip.carried == ["cr-02"]


@pytest.mark.rule("DV-084")
@pytest.mark.card("ember-orb")
def test_the_orb_works_once_an_expedition() -> None:
    evening = trip((11, 12, 51), "cr-14", "cr-02", items=(ORB,))
    evening.play(UseItem(ORB))
    assert evening.prompt == "prompt-escape", "for the second room it is not offered"
    assert evening.t.trip.carried == ["cr-02"]


@pytest.mark.rule("DV-084", "DV-161")
@pytest.mark.card("ember-orb")
def test_whoever_keeps_the_orb_takes_the_room_as_it_is_and_is_asked_again() -> None:
    evening = trip((11, 12, 51), "cr-01", "cr-14", items=(ORB,))
    assert evening.game.decision.default == Done(), "the Hall meets nobody"
    evening.play(Done())
    assert evening.prompt == "prompt-escape"
    assert evening.t.trip.carried == ["cr-01"]
    evening.play(Press())
    assert evening.question == ("prompt-orb", BLACK)
    assert evening.game.decision.default == UseItem(ORB), "12 would die of the Chapel"
    evening.play(Done())
    assert 12 not in evening.party(BLACK)


@pytest.mark.rule("DV-084", "DV-006")
@pytest.mark.card("ember-orb")
def test_the_orb_burns_no_item() -> None:
    evening = trip((11, 12, 51), RITES, "cr-01", items=(ORB,))
    assert event.TreasureTaken(BLACK, RITES) in evening.events
    assert evening.game.decision.about == {"room": "cr-01"}


@pytest.mark.rule("DV-082", "DV-086")
@pytest.mark.card("ember-orb")
def test_the_orb_needs_a_sorcerer_and_may_be_found_on_the_way() -> None:
    assert trip((12, 51), "cr-01", items=(ORB,)).prompt == "prompt-escape"
    assert trip((11, 51), ORB, "dl-01", dungeon="dragons-lair").question == ("prompt-orb", BLACK)


# ---------------------------------------------------------------------------------------------- Trail Map


@pytest.mark.rule("DV-084", "DV-075", "DV-076")
@pytest.mark.card("trail-map")
def test_the_map_shows_a_way_out_after_a_death() -> None:
    evening = trip((5, 12, 54), "cr-14", items=(MAP,))
    assert evening.seen(event.Perished) == [event.Perished(BLACK, one(12), "cr-14")]
    assert evening.question == ("prompt-escape", BLACK)
    news = evening.play(Escape())
    assert event.MapRead(BLACK) in news
    assert evening.seen(event.Escaped) == [event.Escaped(BLACK, "crypt", ("cr-14",), 10)]
    assert evening.party(BLACK) == [5, 54]


@pytest.mark.rule("DV-084")
@pytest.mark.card("trail-map")
def test_whoever_goes_on_keeps_the_map() -> None:
    evening = trip((5, 12, 54, 56), "cr-14", "cr-03", items=(MAP,))
    evening.play(Press())
    assert evening.seen(event.Perished)[1:] == [event.Perished(BLACK, one(54), "cr-03")]
    assert evening.prompt == "prompt-escape", "the map still shows the way"
    assert not evening.seen(event.MapRead)
    evening.play(Escape())
    assert evening.seen(event.MapRead) == [event.MapRead(BLACK)]


@pytest.mark.rule("DV-084")
@pytest.mark.card("trail-map")
def test_a_harmless_room_does_not_use_the_map_up() -> None:
    evening = trip((5, 12, 54), "cr-01", items=(MAP,))
    evening.play(Escape())
    assert not evening.seen(event.MapRead)


@pytest.mark.rule("DV-082", "DV-076", "DV-085")
@pytest.mark.card("trail-map")
def test_the_map_needs_a_living_ranger_and_a_gold_room() -> None:
    evening = trip((12, 54), "cr-14", "cr-01", items=(MAP,))
    assert [happened.room for happened in evening.seen(event.RoomRevealed)] == ["cr-14", "cr-01"], "12 was the Ranger"
    evening = trip((5, 54), RITES, "cr-01", items=(MAP,))
    assert [happened.room for happened in evening.seen(event.RoomRevealed)] == [RITES, "cr-01"]


@pytest.mark.rule("DV-084")
@pytest.mark.card("trail-map", "skeleton-keys")
def test_with_map_and_keys_the_thief_may_look_first() -> None:
    evening = trip((5, 9, 12), "cr-14", items=(MAP, KEYS))
    assert evening.options() == (Escape(), Press(), Peek(), Drop("cr-14"))


# ---------------------------------------------------------------------------------------------- Skeleton Keys


@pytest.mark.rule("DV-084", "DV-111", "DV-075")
@pytest.mark.card("skeleton-keys")
def test_the_keys_let_the_thief_look_at_the_next_room_alone() -> None:
    evening = trip((9, 12, 51), "cr-01", "cr-02", items=(KEYS,))
    assert Peek() in evening.options()
    news = evening.play(Peek())
    assert news == [event.Peeked(BLACK, "crypt", Secret("cr-02", (BLACK,)))]
    assert evening.view(BLACK).rooms["crypt"][-1].face == "cr-02"
    with pytest.raises(HiddenError):
        _ = evening.view(WHITE).rooms["crypt"][-1].face
    told = redact(news[0], {WHITE})
    assert (told.seat, told.dungeon, told.room.sealed) == (BLACK, "crypt", None), "that it looked is seen by all, and no more"
    assert evening.prompt == "prompt-escape"
    assert Peek() not in evening.options(), "once for each decision"
    evening.play(Press())
    assert evening.seen(event.RoomRevealed)[-1].room == "cr-02", "it was put back on top"
    assert Peek() in evening.options(), "and again after the next room"


@pytest.mark.rule("DV-084", "DV-077")
@pytest.mark.card("skeleton-keys")
def test_an_empty_deck_is_shuffled_before_the_look() -> None:
    t = table(
        (9, 12, 51), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries={0: [KEYS], 1: all_but("crypt", "cr-01", "cr-02")},
        rooms={"crypt": ["cr-01"]}, heaps=["cr-02"],
    )  # fmt: skip
    evening = Evening(t)
    assert evening.t.rooms["crypt"] == []
    news = evening.play(Peek())
    assert news == [event.DeckRenewed("crypt"), event.Peeked(BLACK, "crypt", Secret("cr-02", (BLACK,)))]
    assert evening.view(BLACK).rooms["crypt"][-1].face == "cr-02"
    assert evening.t.heaps["crypt"] == []


@pytest.mark.rule("DV-084", "DV-078")
@pytest.mark.card("skeleton-keys")
def test_where_there_is_no_room_there_is_nothing_to_see() -> None:
    t = table(
        (9, 12, 51), (6, 7, 8), phase="explore", pawns={0: "crypt"}, treasuries={0: [KEYS], 1: all_but("crypt", "cr-01")}
    )  # fmt: skip
    evening = Evening(t)
    assert evening.play(Peek()) == []
    assert evening.options() == (Escape(), Press(), Drop("cr-01"))


@pytest.mark.rule("DV-082")
@pytest.mark.card("skeleton-keys")
def test_without_a_thief_the_keys_open_nothing() -> None:
    assert Peek() not in trip((12, 51), "cr-01", items=(KEYS,)).options()
    assert Peek() in trip((9, 51), KEYS, "rh-01", dungeon="rat-haus").options()


# ---------------------------------------------------------------------------------------------- Dragonhide Panniers


@pytest.mark.rule("DV-084", "DV-071", "DV-072")
@pytest.mark.card("dragonhide-panniers")
def test_the_panniers_carry_forty_more_once_however_many_knights() -> None:
    t = table((3, 8, 17), (43, 29), treasuries={0: [PANNIERS]})
    assert (capacity(t, BLACK), capacity(t, WHITE)) == (28 + 40, 72)
    assert capacity(table((4, 8), (6,), treasuries={0: [PANNIERS]}), BLACK) == 12 + 40
    assert capacity(table((4, 6), (7,), treasuries={0: [PANNIERS]}), BLACK) == 10


@pytest.mark.rule("DV-072", "DV-082")
@pytest.mark.card("dragonhide-panniers")
def test_when_the_last_knight_dies_the_forty_are_gone_at_once() -> None:
    evening = trip((3, 12), "cr-12", "cr-21", "cr-04", items=(PANNIERS,))
    assert evening.t.trip.carried == ["cr-12"], "25 for a capacity of 55"
    evening.play(Press())
    assert event.Perished(BLACK, one(3), "cr-21") in evening.events
    assert evening.seen(event.TreasureDropped) == [event.TreasureDropped(BLACK, "cr-12")], "12 alone carries 12"
    assert evening.t.trip.carried == ["cr-21", "cr-04"]


@pytest.mark.rule("DV-090", "DV-035")
def test_items_pay_for_a_deed_too() -> None:
    t = table((50, 51, 52), (6, 7, 8), (9, 10, 11), phase="collect", treasuries={ORANGE: ["dl-12", "dl-23", "dl-04", ORB]})
    evening = Evening(t)
    assert evening.question == ("prompt-swap", ORANGE)
    evening.play(Swap(0))
    assert evening.seen(event.Paid)[0].price == 50
    assert set(evening.seen(event.Paid)[0].cards) == {"dl-12", "dl-23", "dl-04", ORB}
