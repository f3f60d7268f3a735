"""The items, each with its whole effect: whom it serves, when, how often, and what happens if its owner declines (DV-074, DV-082 to DV-088)."""

import pytest

from game.rules.dungeonville import event
from game.rules.dungeonville.choice import Dismiss, Peek, Swap
from game.rules.dungeonville.party import active, capacity, owns
from game.rules.dungeonville.tables.cards import ITEMS
from game.rules.engine.script import Event
from game.rules.engine.secret import HiddenError, Secret, redact
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, Evening, fight, hire, one, table, trip
from tests.dungeonville.tales import expedition
from tests.tales import faults

AXE, FLUTE, SHIELD, SCROLL = "frostbite-axe", "pipers-flute", "pious-shield", "open-hand-scroll"
ORB, RITES, MAP, KEYS = "ember-orb", "last-rites-kit", "trail-map", "skeleton-keys"
STAFF, PANNIERS = "thaw-staff", "dragonhide-panniers"
CLASSES = {
    RITES: (13, 24), SHIELD: (4, 20), KEYS: (9, 30), FLUTE: (19, 61), AXE: (2, 26), STAFF: (16, 60), MAP: (5, 49), SCROLL: (7, 52),
    ORB: (11, 47), PANNIERS: (3, 43),
}  # fmt: skip
"""Two adventurers of the class of each item."""


@pytest.mark.rule("DV-082", "DV-083", "DV-084", "DV-086", "DV-131")
def test_an_item_works_while_one_of_its_class_lives_in_the_party() -> None:
    assert {*CLASSES} == {*ITEMS}
    for item, (strong, weak) in CLASSES.items():
        for party, works in (((strong, 51), True), ((51, weak), True), ((51, 63), False)):
            t = table(party, (weak if strong in party else 62,), treasuries={0: [item]})
            assert active(t, BLACK, item) is works, item
            assert owns(t, BLACK, item)
            assert not active(t, WHITE, item), "and only for whoever owns it: a class is no item"
            assert not owns(t, WHITE, item)
        assert {kind for kind, row in ITEMS.items() if row.kind == ITEMS[item].kind} == {item}


@pytest.mark.rule("DV-086", "DV-088", "DV-140")
@pytest.mark.card("dragonhide-panniers")
def test_an_item_sleeps_without_its_class_works_again_with_it_and_does_not_wear_out() -> None:
    town = (63, 62, 60, 59, 3)
    evening = Evening(table((50, 51), (6, 7, 8), town=town, treasuries={0: [PANNIERS, "dl-12", "dl-05", "dl-09"]}))
    assert not active(evening.t, BLACK, PANNIERS)
    evening.play(hire(3))
    assert evening.t.wizards[BLACK].treasury == [PANNIERS] and active(evening.t, BLACK, PANNIERS)
    assert capacity(evening.t, BLACK) == 104 + 40
    evening = Evening(table((3, 50, 51), (6, 7, 8), town=(63, 62, 60, 59, 57), treasuries={0: [PANNIERS]}))
    evening.play(hire(63), Dismiss(one(3)))
    assert evening.t.wizards[BLACK].treasury == [PANNIERS] and not active(evening.t, BLACK, PANNIERS)
    assert capacity(evening.t, BLACK) == 164
    evening = Evening(table((3, 50), (6, 7, 8), town=(63, 62, 60, 59, 57), treasuries={0: [PANNIERS, "cr-04"]})).after(hire(62))
    assert (evening.t.wizards[BLACK].treasury, capacity(evening.t, BLACK)) == ([], 3 + 50 + 62), "it was spent"


@pytest.mark.rule("DV-086", "DV-080")
def test_what_is_carried_works_and_so_does_what_was_brought_out() -> None:
    evening = trip((3, 50), PANNIERS, "dl-01", dungeon="dragons-lair")
    assert evening.t.trip.carried == [PANNIERS, "dl-01"] and capacity(evening.t, BLACK) == 53 + 40
    assert not active(evening.t, WHITE, PANNIERS)
    brought = table((3, 50), (6, 43), phase="explore", pawns={1: "crypt"}, hauls={0: [PANNIERS]}, rooms={"crypt": ["cr-01"]})
    assert active(Evening(brought).t, BLACK, PANNIERS) and not active(brought, WHITE, PANNIERS)


@pytest.mark.rule("DV-006", "DV-068", "DV-074", "DV-076", "DV-085", "DV-086", "DV-087")
def test_an_item_of_an_expedition() -> None:
    tales = """
        an item is taken by the weakest, kills nobody, does not let go, and 5 gold are too much for a capacity of 2 [2]
            ember-orb: taken dl-01: harmless taken leaves dl-01 escape(0)? out*/on | 2 | 0 | dl-01
        with the party its new items are lost and no older ones [54 last-rites-kit]
            dragonhide-panniers: taken dl-13: kills 54 bleeds lost dragonhide-panniers dl-13 | | 1 | dragonhide-panniers dl-13 |
            54
        what is carried works [3 50]
            dragonhide-panniers: taken dl-01: harmless taken escape(5)? out*/on/drop-dl-01 | 3 50 | 0 |
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-088", "DV-035", "DV-090")
def test_items_pay_too_and_can_be_found_again() -> None:
    evening = Evening(table((50, 51), (6, 7, 8), town=(63, 62, 60, 59, 57), treasuries={0: [ORB, RITES]}))
    evening.play(hire(62))
    assert set(evening.t.heaps["dragons-lair"] + evening.t.heaps["crypt"]) == {ORB, RITES}
    rich = {ORANGE: ["dl-12", "dl-23", "dl-04", ORB]}
    evening = Evening(table((50, 51, 52), (6, 7, 8), (9, 10, 11), phase="collect", treasuries=rich))
    assert evening.question == ("prompt-swap", ORANGE)
    evening.play(Swap(0))
    assert evening.seen(event.Paid)[0].price == 50 and set(evening.seen(event.Paid)[0].cards) == {*rich[ORANGE]}


@pytest.mark.rule("DV-084")
def test_what_an_item_does_quotes_the_rule_of_the_item() -> None:
    told: dict[str, type[Event]] = {
        ORB: event.OrbBurned, RITES: event.RitesRead, MAP: event.MapRead, KEYS: event.Peeked, STAFF: event.Thawed,
        FLUTE: event.Piped, SHIELD: event.Shielded, SCROLL: event.LineupTurned,
    }  # fmt: skip
    assert {item: happened.rule for item, happened in told.items()} == {item: ITEMS[item].rules[0] for item in told}
    assert event.LineupKept.rule == event.LineupTurned.rule


@pytest.mark.rule("DV-066", "DV-067", "DV-069", "DV-075", "DV-082", "DV-084", "DV-086", "DV-135", "DV-136", "DV-146", "DV-151")
@pytest.mark.rule("DV-161")
@pytest.mark.card("last-rites-kit", "dorothea-the-mule")
def test_the_last_rites_kit() -> None:
    tales = """
        they cancel a death, the room counts as harmless, and they work once an expedition: 12, who alone has a D here, dies of the second room [13 12 50 last-rites-kit]
            cr-13: victim(cr-13)? use*/12 =use rites taken escape(5)? out*/on/drop-cr-13 =on cr-14: kills 12 bleeds taken cr-01:
            kills 50 bleeds taken drop(25,13)? drop-cr-13/drop-cr-14*/drop-cr-01 | 13 | 2 | | 12 50
        whoever keeps them for later loses somebody now and may use them in the next room [13 12 50 last-rites-kit]
            cr-14: victim(cr-14)? use*/12 =12 kills 12 bleeds taken cr-04: victim(cr-04)? use*/13 | 13 50 | 1 | | 12
        a lone cleric can save itself [13 last-rites-kit]
            cr-03: victim(cr-03)? use*/13 =use rites taken leaves cr-03 escape(0)? out*/on | 13 | 0 | cr-03
        without a cleric nobody reads them [12 51 last-rites-kit]
            cr-14: kills 12 bleeds taken cr-01: harmless taken escape(20)? out*/on/drop-cr-14/drop-cr-01 | 51 | 1 | | 12
        nor when the cleric is dead [13 12 54 last-rites-kit]
            cr-03: victim(cr-03)? use*/13/54 =13 kills 13 bleeds taken cr-14: kills 12 bleeds taken cr-01: harmless taken
            escape(40)? out*/on/drop-cr-03/drop-cr-14/drop-cr-01 | 54 | 2 | | 13 12
        found on the way they help at once [13 12 50]
            last-rites-kit: taken cr-14: victim(cr-14)? use*/12 =use rites taken escape(10)? out*/on/drop-cr-14 | 13 12 50 | 0 |
        but only a cleric [12 54]
            last-rites-kit: taken cr-14: kills 12 bleeds taken cr-01: harmless taken escape(20)? out*/on/drop-cr-14/drop-cr-01 |
            54 | 1 | | 12
        for the last one with a colour they save the mule too [13 64 last-rites-kit]
            cr-03: victim(cr-03)? use*/13 =use rites taken escape(20)? out*/on/drop-cr-03 | 13 64 | 0 |
        without them both are lost, and the kit lies at home [13 64 last-rites-kit]
            cr-03: victim(cr-03)? use*/13 =13 kills 13 bleeds 0 dissolves 64 lost cr-03 | | 1 | cr-03 | 13 64
        they may be spent on a mule, and as nobody died they may escape [13 64 last-rites-kit]
            cr-21: victim(cr-21)? use*/64 =use rites taken escape(5)? out*/on/drop-cr-21 | 13 64 | 0 |
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-064", "DV-082", "DV-084", "DV-086", "DV-098", "DV-156", "DV-161")
@pytest.mark.card("thaw-staff", "madame-maybe")
def test_the_thaw_staff() -> None:
    tales = """
        it gives one member an A for this expedition, so that the D of the Cold Chapel meets nobody [16 12 50 thaw-staff]
            thaw? 16*/12/50/no =12 warms 12 cr-14: harmless taken escape(10)? out*/on/drop-cr-14 | 16 12 50 | 0 |
        it may stay cold, and is offered once [16 12 51 thaw-staff]
            thaw? 16*/12/51/no =no cr-01: harmless taken escape(10)? out*/on/drop-cr-01 =on cr-02: harmless taken escape(25)?
            out*/on/drop-cr-01/drop-cr-02 | 16 12 51 | 0 |
        nor is it offered again when another item is found [16 12 51 thaw-staff]
            thaw? 16*/12/51/no =no last-rites-kit: taken cr-01: harmless taken escape(10)? out*/on/drop-cr-01 | 16 12 51 | 0 |
        it does not warm the oracle, who is asked later and may copy the warmed [16 33 12 thaw-staff]
            thaw? 16*/12/no =12 warms 12 imitate? 16/12 =12 as 12A cr-14: harmless taken escape(10)? out*/on/drop-cr-14 | 16 33 12
            | 0 |
        found on the way it is used at once, before the next room [16 12 50]
            thaw-staff: taken thaw? 16*/12/50/no =50 warms 50 ic-13: harmless taken escape(5)? out*/on/drop-ic-13 | 16 12 50 | 0 |
        without a druid nobody is warmed [12 51 thaw-staff]
            cr-01: harmless taken escape(10)? out*/on/drop-cr-01 | 12 51 | 0 |
        nor with a staff found on the way [12 50]
            thaw-staff: taken ic-02: harmless taken escape(15)? out*/on/drop-ic-02 | 12 50 | 0 |
        a staff found later does not change what the oracle took, nor does it warm the oracle [16 33 12]
            imitate? 16/12 =12 as 12E thaw-staff: taken thaw? 16*/12/no =12 warms 12 ic-21: kills 33 bleeds taken ic-07: harmless
            taken escape(25)? out*/on/drop-ic-21/drop-ic-07 | 16 12 | 1 | | 33
        warmth outlives the druid: 12 comes through the D [16 12 50 thaw-staff]
            thaw? 16*/12/50/no =12 warms 12 cr-21: kills 16 bleeds taken cr-14: harmless taken escape(15)?
            out*/on/drop-cr-21/drop-cr-14 =on cr-01: victim(cr-01)? 12*/50 | 12 50 | 1 | | 16
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-006", "DV-065", "DV-066", "DV-075", "DV-077", "DV-078", "DV-082", "DV-084", "DV-086", "DV-151", "DV-159")
@pytest.mark.rule("DV-161")
@pytest.mark.card("ember-orb", "last-rites-kit")
def test_the_ember_orb() -> None:
    tales = """
        it burns a room before its letter counts, the next room is revealed, and it works once an expedition [11 12 51 ember-orb]
            cr-14: orb(cr-14)? use*/no =use burns cr-02: harmless taken escape(15)? out*/on/drop-cr-02 =on cr-01: harmless taken
            escape(25)? out*/on/drop-cr-02/drop-cr-01 | 11 12 51 | 0 | cr-14
        whoever keeps it takes the room as it is and is asked again; 12 would die of the Chapel [11 12 51 ember-orb]
            cr-01: orb(cr-01)? use/no* =no harmless taken escape(10)? out*/on/drop-cr-01 =on cr-14: orb(cr-14)? use*/no =no kills
            12 bleeds taken cr-02: orb(cr-02)? use/no* =no harmless taken escape(35)? out*/on/drop-cr-01/drop-cr-14/drop-cr-02 |
            11 51 | 1 | | 12
        it burns no item [11 12 51 ember-orb]
            last-rites-kit: taken cr-01: orb(cr-01)? use/no* | 11 12 51 | 0 |
        it needs a sorcerer [12 51 ember-orb]
            cr-01: harmless taken escape(10)? out*/on/drop-cr-01 | 12 51 | 0 |
        it may be found on the way [11 51]
            ember-orb: taken dl-01: orb(dl-01)? use*/no | 11 51 | 0 |
        what was burned may be all that is left and comes back [11 12 51 ember-orb left=cr-14]
            cr-14: orb(cr-14)? use*/no =use burns shuffled cr-14: kills 12 bleeds taken empty out cr-14 10 | 11 51 | 1 | | 12
        it is asked for before the rites [11 13 12 ember-orb last-rites-kit]
            cr-14: orb(cr-14)? use*/no =no victim(cr-14)? use*/12 =12 kills 12 bleeds taken cr-01: orb(cr-01)? use/no* | 11 13 | 1
            | | 12
        each of the two is used up by itself: the third D finds both of them used [11 13 12 ember-orb last-rites-kit]
            cr-14: orb(cr-14)? use*/no =use burns cr-15: victim(cr-15)? use*/12 =use rites taken escape(15)? out*/on/drop-cr-15
            =on cr-16: kills 12 bleeds taken drop(35,24)? drop-cr-15*/drop-cr-16 | 11 13 | 1 | cr-14 | 12
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-072", "DV-075", "DV-076", "DV-082", "DV-084", "DV-085", "DV-086", "DV-101", "DV-136", "DV-151", "DV-157")
@pytest.mark.rule("DV-159")
@pytest.mark.card("trail-map", "skeleton-keys", "ember-orb", "last-rites-kit", "dorothea-the-mule")
def test_the_trail_map() -> None:
    tales = """
        it shows a way out after a death, and whoever goes on keeps it [5 12 54 56 trail-map]
            cr-14: kills 12 bleeds taken escape(10)? out*/on/drop-cr-14 =on cr-03: kills 54 bleeds taken escape(30)?
            out*/on/drop-cr-14/drop-cr-03 =out map out cr-14 cr-03 30 | 5 56 | 2 | | 12 54
        a harmless room does not use it up [5 12 54 trail-map]
            cr-01: harmless taken escape(10)? out*/on/drop-cr-01 =out out cr-01 10 | 5 12 54 | 0 |
        the only ranger is dead [12 54 trail-map]
            cr-14: kills 12 bleeds taken cr-01: harmless taken escape(20)? out*/on/drop-cr-14/drop-cr-01 | 54 | 1 | | 12
        after an item there is no way out [5 54 trail-map]
            last-rites-kit: taken cr-01: harmless taken escape(10)? out*/on/drop-cr-01 | 5 54 | 0 |
        the thief may look first [5 9 12 trail-map skeleton-keys]
            cr-14: kills 12 bleeds taken escape(10)? out*/on/peek/drop-cr-14 | 5 9 | 1 | | 12
        it shows a way out after the death of a mule too [5 54 64 trail-map]
            cr-21: kills 64 taken escape(5)? out*/on/drop-cr-21 =out map out cr-21 5 | 5 54 | 0 | | 64
        found on the way it leads out after a death with what can still be carried: 15 are too much for 5 [5 54]
            trail-map: taken gc-07: kills 54 bleeds taken leaves gc-07 escape(0)? out*/on =out map out trail-map 0 | 5 | 1 | gc-07
            | 54
        it is of no use after a burned room [5 11 12 trail-map ember-orb]
            cr-14: orb(cr-14)? use*/no =use burns cr-01: harmless taken escape(10)? out*/on/drop-cr-01 | 5 11 12 | 0 | cr-14
        it is not used where the rites were read [5 13 12 trail-map last-rites-kit]
            cr-14: victim(cr-14)? use*/12 =use rites taken escape(10)? out*/on/drop-cr-14 =out out cr-14 10 | 5 13 12 | 0 |
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-075", "DV-077", "DV-078", "DV-082", "DV-084", "DV-153")
@pytest.mark.card("skeleton-keys")
def test_the_skeleton_keys() -> None:
    tales = """
        the thief looks once for each decision, what it saw comes next, and then it may look again [9 12 51 skeleton-keys]
            cr-01: harmless taken escape(10)? out*/on/peek/drop-cr-01 =peek peeks cr-02 escape(10)? out*/on/drop-cr-01 =on cr-02:
            harmless taken escape(25)? out*/on/peek/drop-cr-01/drop-cr-02 | 9 12 51 | 0 |
        an empty deck is shuffled before the look [9 12 51 skeleton-keys left=cr-01 heap=cr-02]
            cr-01: harmless taken escape(10)? out*/on/peek/drop-cr-01 =peek shuffled peeks cr-02 escape(10)? out*/on/drop-cr-01 |
            9 12 51 | 0 |
        where there is no room there is nothing to see [9 12 51 skeleton-keys left=cr-01]
            cr-01: harmless taken escape(10)? out*/on/peek/drop-cr-01 =peek escape(10)? out*/on/drop-cr-01 | 9 12 51 | 0 |
        without a thief they open nothing [12 51 skeleton-keys]
            cr-01: harmless taken escape(10)? out*/on/drop-cr-01 | 12 51 | 0 |
        a thief may find them [9 51]
            skeleton-keys: taken rh-01: harmless taken escape(10)? out*/on/peek/drop-rh-01 | 9 51 | 0 |
        when the thief is dead nobody looks ahead [9 12 51 skeleton-keys]
            cr-07: kills 9 bleeds taken cr-21: harmless taken escape(20)? out*/on/drop-cr-07/drop-cr-21 | 12 51 | 1 | | 9
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-077", "DV-084", "DV-111")
@pytest.mark.card("skeleton-keys")
def test_the_thief_alone_sees_the_next_room() -> None:
    """That it looked is seen by all, and no more; an empty deck is shuffled first, of which nothing is left on the pile."""
    evening = trip((9, 12, 51), "cr-01", "cr-02", items=(KEYS,))
    (news,) = evening.play(Peek())
    assert news == event.Peeked(BLACK, "crypt", Secret("cr-02", (BLACK,)))
    assert evening.view(BLACK).rooms["crypt"][-1].face == "cr-02"
    with pytest.raises(HiddenError):
        _ = evening.view(WHITE).rooms["crypt"][-1].face
    told = redact(news, {WHITE})
    assert (told.seat, told.dungeon, told.room.sealed) == (BLACK, "crypt", None)


@pytest.mark.rule("DV-071", "DV-072", "DV-074", "DV-082", "DV-084", "DV-086", "DV-160")
@pytest.mark.card("dragonhide-panniers")
def test_the_dragonhide_panniers() -> None:
    tales = """
        when the last knight dies the forty are gone at once: 25 for a capacity of 55, but 12 alone carries 12 [3 12 dragonhide-panniers]
            cr-12: harmless taken escape(25)? out*/on/drop-cr-12 =on cr-21: kills 3 bleeds taken leaves cr-12 cr-04: harmless
            taken escape(10)? out*/on/drop-cr-21/drop-cr-04 | 12 | 1 | cr-12 | 3
        one knight is enough, 50 for a capacity of 55, until the other dies as well [3 17 12 dragonhide-panniers]
            cr-12: harmless taken escape(25)? out*/on/drop-cr-12 =on cr-25: victim(cr-25)? 3*/17 =17 kills 17 bleeds taken cr-24:
            kills 3 bleeds taken leaves cr-12 leaves cr-25 leaves cr-24 cr-04: harmless taken escape(5)? out*/on/drop-cr-04 | 12 |
            2 | cr-12 cr-25 cr-24 | 17 3
        found on the way they carry until their knight dies, and are no load themselves [3 2]
            dragonhide-panniers: taken dl-12: harmless taken escape(30)? out*/on/drop-dl-12 =on dl-04: kills 3 bleeds taken leaves
            dl-12 leaves dl-04 dl-01: harmless taken leaves dl-01 escape(0)? out*/on | 2 | 1 | dl-12 dl-04 dl-01 | 3
    """
    assert not faults(expedition, tales)


@pytest.mark.rule("DV-071", "DV-084", "DV-131", "DV-160")
@pytest.mark.card("dragonhide-panniers")
def test_the_panniers_carry_forty_more_once_however_many_knights() -> None:
    t = table((3, 8, 17), (43, 29), treasuries={0: [PANNIERS]})
    assert (capacity(t, BLACK), capacity(t, WHITE)) == (28 + 40, 72)
    assert capacity(table((4, 8), (6,), treasuries={0: [PANNIERS]}), BLACK) == 12 + 40
    assert capacity(table((4, 6), (7,), treasuries={0: [PANNIERS]}), BLACK) == 10
    evening = fight((4,), (29,), items={0: (PANNIERS,)})
    assert evening.party(BLACK) == [4, 29]
    assert capacity(evening.t, BLACK) == 33 + 40, "a Knight who defects carries those of its new side"
