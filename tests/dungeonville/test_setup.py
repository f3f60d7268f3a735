"""Setting the table (DV-001 to DV-018), the options, and the table that tests set by hand."""

from collections import Counter
from typing import Any

import census
import msgspec
import pytest

from game.match import Match
from game.rules.dungeonville import RULES, event
from game.rules.dungeonville.options import Options
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, rooms_of
from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Done
from tests.dungeonville.kit import Evening, hire, table, who
from tests.sweep import each


def new(seats: int = 4, seed: int = 1, **options: Any) -> State:
    t: State = RULES.new_game(Options(seats=seats, **options), seed)
    return t


@pytest.mark.rule("DV-010", "DV-017", "DV-013", "DV-014")
def test_two_to_five_can_play_each_gets_one_deed_and_the_rest_lies_in_the_house() -> None:
    for seats, left in ((2, 3), (3, 2), (4, 1), (5, 0)):
        t = new(seats)
        assert RULES.seats(Options(seats=seats)) == tuple(range(seats)) and len(t.wizards) == seats
        assert [deed.audience for deed in t.deeds] == [(seat,) for seat in range(seats)]
        assert [deed.audience for deed in t.house] == [()] * left
        assert sorted(deed.face for deed in (*t.deeds, *t.house)) == sorted(DUNGEONS)
    for option, value in (("seats", 1), ("seats", 6), ("goal", 0), ("first", 5)):
        with pytest.raises(OptionsError) as refused:
            Match.new("dungeonville", seed=1, options={option: value})
        assert refused.value.option == option


@pytest.mark.rule("DV-017", "DV-008")
def test_who_begins_is_drawn_by_lot_unless_the_setup_says_so() -> None:
    with pytest.raises(OptionsError, match=r"first: 3 is not possible; -1 … 2"):
        RULES.new_game(Options(seats=3, first=3), 1)
    with pytest.raises(OptionsError):
        RULES.seats(Options(seats=3, first=3))
    for first in range(3):
        assert {new(3, seed, first=first).stone for seed in range(12)} == {first}, "whom the setup names begins, whatever the lot"
    # who begins is drawn by lot
    drawn = Counter(new(5, seed).stone for seed in range(100))
    assert set(drawn) == set(range(5)) and all(8 <= times <= 35 for times in drawn.values())


@pytest.mark.rule("DV-001", "DV-007", "DV-016")
def test_each_wizard_has_a_colour_that_no_adventurer_has() -> None:
    assert len(set(COLOURS)) == 5
    assert {RULES.seat_name(new(5), seat) for seat in range(5)} == {f"name-{colour}" for colour in COLOURS}
    assert not {*COLOURS} & {row.colour for row in ADVENTURERS.values()}


@pytest.mark.rule("DV-011", "DV-017", "DV-013")
def test_all_adventurers_are_shuffled_face_down_and_equal_seeds_set_equal_tables() -> None:
    t, other = new(seed=1), new(seed=2)
    assert sorted(card.face for card in t.deck) == sorted(ADVENTURERS)
    assert [card.face for card in t.deck] != [card.face for card in other.deck]
    assert [card.face for card in t.deck] != list(ADVENTURERS) and all(card.audience == () for card in t.deck)
    assert (t.discard, t.town) == ([], [])
    # equal seeds set equal tables
    assert new(3, 9) == new(3, 9) and new(3, 9) != new(3, 10)
    # every dungeon comes to everybody
    for seat in range(2):
        assert {new(2, seed).deeds[seat].face for seed in range(60)} == set(DUNGEONS)


@pytest.mark.rule("DV-012", "DV-004")
@each("seats", [2, 5])
def test_all_five_dungeons_are_laid_out_and_shuffled_apart(seats: int) -> None:
    t, other = new(seats, 1), new(seats, 2)
    assert list(t.rooms) == list(t.heaps) == list(DUNGEONS)
    for dungeon, deck in t.rooms.items():
        faces = [card.face for card in deck]
        assert sorted(faces) == sorted(rooms_of(dungeon))
        assert faces not in ([card.face for card in other.rooms[dungeon]], rooms_of(dungeon))
        assert all(card.audience == () for card in deck) and t.heaps[dungeon] == []


@pytest.mark.rule("DV-018", "DV-015", "DV-028")
def test_players_begin_with_blood_in_hand_and_nothing_else() -> None:
    for wizard in new().wizards:
        assert (wizard.party, wizard.treasury, wizard.haul, wizard.pawn, wizard.blood) == ([], [], [], "", 0)
        assert wizard.graveyard == [0, 0, 0, 0]
    assert new().blood == {dungeon: [0, 0, 0, 0] for dungeon in DUNGEONS}
    # the blood in hand is all that they have to spend
    evening = Evening(new(3, first=1))
    assert [wizard.blood for wizard in evening.t.wizards] == [4, 4, 4]
    assert evening.seen(event.BloodTaken) == [event.BloodTaken(seat, 4) for seat in (1, 2, 0)]
    assert evening.events[:2] == [event.RoundBegan(1, 1), event.PhaseBegan("recruit")]
    assert not evening.seen(event.TownEmptied), "nobody was there before"


@pytest.mark.rule("DV-115", "DV-127", "DV-126", "DV-121")
def test_the_goal_is_seven_and_the_evening_has_no_end_of_its_own_unless_the_setup_says_otherwise() -> None:
    assert (Options().seats, Options().goal, Options().first, Options().limit) == (4, 7, -1, False)
    assert new(goal=5).options.goal == 5
    assert {*Options.__struct_fields__} == {"seats", "goal", "first", "limit"}, "no variants and no levels but these"


def test_a_table_set_by_hand_is_as_it_was_ordered_and_whole() -> None:
    t = table(
        (2, 20, 41), (9, 17, 38), town=(5, 12, 33, 40, 64), deck=(7, 3), discard=(60,), rooms={"crypt": ["cr-21", "cr-14"]},
        heaps=["rh-01"], treasuries={0: ["ember-orb"]}, hauls={1: ["cr-01"]}, deeds=["crypt", "ice-cave"],
    )  # fmt: skip
    assert [card.face for card in t.deck[-2:]] == who(3, 7) and t.town == who(64, 40, 33, 12, 5)
    assert [card.face for card in t.rooms["crypt"][-2:]] == ["cr-14", "cr-21"]
    assert (t.heaps["rat-haus"], len(t.rooms["crypt"]), len(t.rooms["rat-haus"])) == (["rh-01"], 31, 31)
    assert [deed.face for deed in (*t.deeds, *t.house)] == ["crypt", "ice-cave", "rat-haus", "goblin-camp", "dragons-lair"]
    assert census.of("dungeonville", t) == census.of("dungeonville", new(2))
    assert msgspec.json.decode(msgspec.json.encode(t), type=State) == t and Evening(t).options() == (Done(), hire(64))
