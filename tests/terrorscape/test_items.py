"""Every item card, one test each."""

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import Clear, Name, Rummage, Seek, Spot, Take, TakePassage, Use, Walk
from game.rules.terrorscape.tables.cards import ITEMS
from tests.terrorscape.kit import Dice, Evening, bury, night, on_top


def team(**given: object) -> Evening:
    return Evening(night(side="survivors", **given))  # type: ignore[arg-type]


def defence(item: str, *faces: int, dice: Dice, survivor: str = "marco", **given: object) -> tuple[Evening, int]:
    """Meet the Butcher in R1 with one survivor, who uses `item`; return the defence."""
    names = f"{survivor},sophia,anna" if survivor != "sophia" else "sophia,marco,anna"
    packs = given.pop("packs", {survivor: [item]})
    evening = Evening(night(names, at=("R1", "B4", "G2"), lair="R1", packs=packs, **given))  # type: ignore[arg-type]
    dice(*faces)
    evening.play(Seek(), Use(item))
    return evening, evening.seen(event.Defended)[-1].total


@pytest.mark.card("key")
@pytest.mark.rule("TS-100", "TS-102", "TS-195", "TS-277", "TS-104", "TS-299")
def test_a_key_hangs_on_the_wall_at_once_even_with_full_hands() -> None:
    t = night(side="survivors", at=("G4", "R1", "R1"), packs={"marco": ["ammo", "ammo", "ammo"]})
    on_top(t.team.search, "key")
    evening = Evening(t)
    evening.play(Rummage(), Take("key"), seat=1)
    assert (evening.t.keys, evening.t.team.packs[0], evening.t.team.pending) == (1, ["ammo"] * 3, ["G4"])
    assert evening.view(0).keys == 1, "public at once"
    assert evening.seen(event.KeyHung, {0}) == [event.KeyHung(1)]
    assert evening.view(0).noise == [], "the noise is not told yet"


@pytest.mark.card("key")
@pytest.mark.rule("TS-102", "TS-299")
def test_a_key_may_be_discarded_and_is_noisy_all_the_same() -> None:
    t = night(side="survivors", at=("G4", "R1", "R1"))
    on_top(t.team.search, "key")
    evening = Evening(t)
    evening.play(Rummage(), Done(), seat=1)
    assert (evening.t.keys, evening.t.team.discard, evening.t.team.pending) == (0, ["key"], ["G4"])


@pytest.mark.card("key")
@pytest.mark.rule("TS-103")
def test_a_sixth_key_hangs_over_the_others() -> None:
    t = night(side="survivors", at=("G4", "R1", "R1"))
    t.keys = 5
    on_top(t.team.search, "key")
    evening = Evening(t)
    evening.play(Rummage(), Take("key"), seat=1)
    assert evening.t.keys == 6


@pytest.mark.rule("TS-101", "TS-299")
def test_anna_searches_without_a_noise_but_discovers_like_others() -> None:
    t = night("anna,marco,william", side="survivors", at=("G4", "R1", "R1"))
    on_top(t.team.search, "key")
    on_top(t.team.discovery, "key", "toolbox")
    evening = Evening(t)
    evening.play(Rummage(), Take("key"), seat=1)
    assert evening.t.team.pending == []
    evening.until("prompt-discover").play(Name("anna"), Take("toolbox"))
    assert evening.t.noise == ["G4"]


@pytest.mark.card("toolbox")
@pytest.mark.rule("TS-084", "TS-086", "TS-297")
def test_a_toolbox_repairs_two_and_johnsons_three() -> None:
    for survivor, progress in ((0, 4), (1, 5)):
        t = night(side="survivors", at=("B1", "B1", "R1"), packs={"marco": ["toolbox"], "johnson": ["toolbox"]})
        t.team.progress = 2
        evening = Evening(t)
        evening.play(Use("toolbox"), seat=survivor + 1)
        assert (evening.t.team.progress, evening.t.team.pending, evening.t.team.discard) == (progress, ["B1"], ["toolbox"])
        assert evening.t.rescue == (5 if progress == 5 else None)
        assert Use("toolbox") not in evening.options(2 - survivor), "once a round, whatever the tool"
        assert evening.t.team.acted[survivor]


@pytest.mark.card("toolbox")
@pytest.mark.rule("TS-085")
def test_surplus_repair_is_lost() -> None:
    t = night(side="survivors", at=("R1", "B1", "R1"), packs={"johnson": ["toolbox"]})
    t.team.progress = 4
    evening = Evening(t)
    evening.play(Use("toolbox"), seat=2)
    assert evening.seen(event.RadioRepaired) == [event.RadioRepaired("johnson", 1, 5)]


@pytest.mark.card("revolver")
@pytest.mark.rule("TS-106", "TS-130", "TS-131", "TS-275")
def test_a_revolver_alone_adds_nothing_and_stays(dice: Dice) -> None:
    evening, total = defence("revolver", 1, 1, 1, 1, dice=dice)
    assert (total, evening.t.team.packs[0]) == (4, ["revolver"])


@pytest.mark.card("ammo")
@pytest.mark.rule("TS-130", "TS-131", "TS-132", "TS-275")
def test_ammunition_needs_the_defenders_own_revolver(dice: Dice) -> None:
    evening, total = defence("ammo", 1, 1, 1, 1, dice=dice, packs={"marco": ["revolver", "ammo"]})
    assert (total, evening.t.team.packs[0], evening.t.team.discard) == (8, ["revolver"], ["ammo"])
    assert [one.item for one in evening.seen(event.ItemShown, {0})] == ["revolver", "ammo"]
    lone = Evening(night(at=("R1", "R1", "G2"), lair="R1", packs={"marco": ["ammo"], "johnson": ["revolver"]}))
    lone.play(Seek(), Name("marco"))
    assert lone.options(1) == (Done(),)


@pytest.mark.card("hatchet")
@pytest.mark.rule("TS-129", "TS-078")
def test_a_hatchet_cuts_both_ways(dice: Dice) -> None:
    evening, total = defence("hatchet", 1, 1, 1, 1, dice=dice)
    assert (total, evening.t.team.packs[0], evening.t.team.discard) == (5, [], ["hatchet"])
    t = night(side="survivors", at=("B3", "R1", "R1"), packs={"marco": ["hatchet"], "johnson": ["hatchet"]})
    t.barricades = ["B3-B4", "B2-B3"]
    evening = Evening(t)
    assert Use("hatchet") not in evening.options(2)
    evening.play(Use("hatchet"), Clear("B2-B3"), seat=1)
    assert (evening.t.barricades, evening.t.team.pending, evening.t.team.acted[0]) == (["B3-B4"], [], False)
    assert evening.seen(event.BarricadeCleared, {0}) == [event.BarricadeCleared("B2-B3")]


@pytest.mark.card("shortsword")
@pytest.mark.rule("TS-106", "TS-129")
def test_a_shortsword_adds_one_and_stays(dice: Dice) -> None:
    evening, total = defence("shortsword", 1, 1, 1, 1, dice=dice)
    assert (total, evening.t.team.packs[0]) == (5, ["shortsword"])


@pytest.mark.card("longsword")
@pytest.mark.rule("TS-106", "TS-186", "TS-187")
def test_a_longsword_adds_three_but_lets_the_killer_draw_first(dice: Dice) -> None:
    evening, total = defence("longsword", 1, 1, 1, 0, dice=dice)
    assert (total, evening.t.team.packs[0]) == (6, ["longsword"])
    assert len(evening.seen(event.AbilitiesDrawn)[0].cards) == 1
    t = night("marco,sophia,anna", at=("R1", "B4", "G2"), lair="R1", packs={"marco": ["longsword"]})
    bury(t, 0)
    dice(1, 1, 0, 0)
    evening = Evening(t)
    evening.play(Seek(), Use("longsword"))
    verdict = evening.seen(event.Defended)[0]
    assert (verdict.total, verdict.strength, verdict.success) == (5, 6, False), "level 2 before the dice fall"


@pytest.mark.card("longsword")
@pytest.mark.rule("TS-187")
def test_the_drawn_card_of_a_full_hand_is_discarded(dice: Dice) -> None:
    hand = ["pursue", "pursue", "pursue", "sense", "sense"]
    evening, _ = defence("longsword", 1, 1, 1, 1, dice=dice, hand=hand)
    assert evening.t.dark.hand == hand
    assert evening.seen(event.AbilitiesDiscarded)[0].why == "excess"


@pytest.mark.card("limestone-powder")
@pytest.mark.rule("TS-129", "TS-134")
def test_limestone_powder_adds_two_and_is_no_weapon(dice: Dice) -> None:
    evening, total = defence("limestone-powder", 1, 1, 1, 1, dice=dice)
    assert (total, evening.t.team.discard) == (6, ["limestone-powder"])
    _, total = defence("limestone-powder", 1, 1, 1, 1, dice=dice, survivor="william")
    assert total == 7, "William stays steady without a weapon"
    _, total = defence("hatchet", 1, 1, 1, 1, dice=dice, survivor="william")
    assert total == 5


@pytest.mark.card("trap-parts")
@pytest.mark.rule("TS-135", "TS-202", "TS-280")
def test_trap_parts_lay_one_trap_that_nobody_sees() -> None:
    evening = team(at=("R5", "R1", "R1"), packs={"marco": ["trap-parts"]})
    view = evening.view(0)
    evening.play(Use("trap-parts"), seat=1)
    assert (evening.t.team.trap, evening.t.team.packs[0], evening.t.team.discard) == ("R5", [], ["trap-parts"])
    assert evening.view(0) == view
    assert evening.t.team.acted[0]
    t = night(side="survivors", packs={"marco": ["trap-parts"]})
    t.team.trap = "G1"
    assert Use("trap-parts") not in Evening(t).options(1)
    assert RULES.explain(t, 1, Use("trap-parts")).reason == "refused-no-use"  # type: ignore[union-attr]


@pytest.mark.card("whiskey-bottle")
@pytest.mark.rule("TS-075", "TS-281", "TS-314", "TS-034")
def test_a_bottle_flies_through_a_barricaded_door() -> None:
    t = night(side="survivors", at=("B3", "R1", "B1"), packs={"marco": ["whiskey-bottle"], "william": ["whiskey-bottle"]})
    t.barricades = ["B3-B4"]
    evening = Evening(t)
    evening.play(Use("whiskey-bottle"), seat=1)
    assert evening.options(1) == (Spot("B2"), Spot("B4"))
    evening.play(Spot("B4"))
    assert (evening.t.team.pending, evening.t.team.discard, evening.t.barricades) == (["B4"], ["whiskey-bottle"], ["B3-B4"])
    evening.play(Use("whiskey-bottle"), seat=3)
    assert evening.options(3) == (Spot("R1"), Spot("B2")), "not through the secret passage"
    evening.play(Spot("R1"))
    evening.until("prompt-killer")
    assert {"R1", "B4"} <= set(evening.view(0).noise)


@pytest.mark.card("firecracker")
@pytest.mark.rule("TS-094", "TS-095", "TS-096", "TS-120", "TS-192", "TS-278", "TS-319")
def test_a_firecracker_drowns_every_other_noise() -> None:
    t = night(side="survivors", at=("R2", "R1", "R1"), packs={"marco": ["firecracker"]})
    on_top(t.team.search, "key")
    on_top(t.team.discovery, "ammo", "ammo")
    evening = Evening(t)
    evening.play(Rummage(), Take("key"), Use("firecracker"), seat=1)
    assert not evening.view(0).cracker
    evening.until("prompt-killer")
    view = evening.view(0)
    assert (view.cracker, view.noise) == (True, [])
    assert evening.seen(event.CrackerHeard, {0})
    assert not evening.seen(event.NoiseHeard)
    assert evening.t.team.pending == [], "the real noises are never told"
    evening.play(Done())
    assert (evening.t.cracker, evening.t.cracker_before) == (False, True)


@pytest.mark.card("adrenaline")
@pytest.mark.rule("TS-044", "TS-071")
def test_adrenaline_is_one_step_more() -> None:
    evening = team(packs={"marco": ["adrenaline"]})
    evening.play(Use("adrenaline"), seat=1)
    assert Done() not in evening.options(1)
    evening.play(Walk("R2"), Walk("G1"), Walk("G2"), seat=1)
    assert evening.t.team.places[0] == "G2"
    t = night(side="survivors", packs={"marco": ["adrenaline"]})
    t.barricades = ["R1-R2", "R1-R3", "R1-B1", "R1-B2"]
    assert Use("adrenaline") not in Evening(t).options(1), "there is no way out"


@pytest.mark.card("sedatives")
@pytest.mark.rule("TS-071", "TS-193", "TS-194")
def test_sedatives_take_the_own_fear_away() -> None:
    t = night(side="survivors", packs={"marco": ["sedatives"], "johnson": ["sedatives"]})
    t.survivors[0].fear = 2
    evening = Evening(t)
    assert Use("sedatives") not in evening.options(2)
    evening.play(Use("sedatives"), seat=1)
    assert (evening.t.survivors[0].fear, evening.t.team.acted[0]) == (0, False)
    assert evening.seen(event.FearLost, {0}) == [event.FearLost("marco")]
    assert evening.seen(event.ItemUsed, {0}) == []


@pytest.mark.card("herbal-medicine")
@pytest.mark.rule("TS-052", "TS-109", "TS-193", "TS-331")
def test_herbs_heal_somebody_here_with_noise() -> None:
    t = night(side="survivors", at=("R2", "R2", "G1"), packs={"marco": ["herbal-medicine"]})
    assert Use("herbal-medicine") not in Evening(t).options(1)
    t.survivors[2].hurt = True
    assert Use("herbal-medicine") not in Evening(t).options(1), "William is too far away"
    t.survivors[0].hurt = t.survivors[1].hurt = True
    evening = Evening(t)
    evening.play(Use("herbal-medicine"), seat=1)
    assert evening.options(1) == (Name("marco"), Name("johnson"))
    evening.play(Name("johnson"))
    assert [token.hurt for token in evening.view(0).survivors] == [True, False, True]
    assert evening.t.team.pending == ["R2"]
    assert evening.seen(event.Healed, {0}) == [event.Healed("johnson")]


@pytest.mark.card("ancient-amulet")
@pytest.mark.rule("TS-149", "TS-198")
def test_an_amulet_takes_one_injury_outside_encounters(dice: Dice) -> None:
    hand = ["howling-chainsaw", "sense", "sense"]
    t = night("marco,sophia,anna", at=("R1", "R1", "G2"), lair="R1", packs={"marco": ["ancient-amulet"]}, hand=hand)
    evening = Evening(t)
    evening.until("prompt-stride", lambda options: next(one for one in options if type(one).__name__ in ("Play", "Pay")))
    evening.play(Done())
    assert [token.hurt for token in evening.t.survivors] == [False, True, False]
    assert (evening.t.team.packs[0], evening.t.team.discard) == ([], ["ancient-amulet"])
    assert evening.seen(event.Warded, {0}) == [event.Warded("marco", "ancient-amulet")]
    met = Evening(night("marco,sophia,anna", at=("R1", "B4", "G2"), lair="R1", packs={"marco": ["ancient-amulet"]}))
    dice(0, 0, 0, 0)
    met.play(Seek(), Done())
    assert met.t.survivors[0].hurt, "it does not help in an encounter"
    assert met.t.team.packs[0] == ["ancient-amulet"]


@pytest.mark.card("secret-map")
@pytest.mark.rule("TS-151")
def test_the_map_opens_the_secret_exit_while_somebody_carries_it() -> None:
    for packs, reason in (({"johnson": ["secret-map"]}, "won-secret-exit"), ({}, "")):
        t = night(at=("G5", "G5", "G5"), lair="R1", packs=packs)
        t.keys = 5
        evening = Evening(t)
        evening.play(Done())
        assert evening.over == reason


@pytest.mark.card("flashlight")
@pytest.mark.rule("TS-033")
def test_a_flashlight_also_leads_to_the_garden() -> None:
    evening = team(at=("B5", "R1", "R1"), packs={"marco": ["flashlight"]})
    evening.play(TakePassage("G5"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.packs[0]) == ("G5", ["flashlight"])


@pytest.mark.card("medical-kit")
@pytest.mark.rule("TS-109", "TS-024")
def test_marco_treats_wounds_and_fear_at_once_and_nobody_else_can() -> None:
    t = night(side="survivors", at=("R2", "R2", "G1"), packs={"marco": ["medical-kit"]})
    assert Use("medical-kit") not in Evening(t).options(1)
    t.survivors[1].hurt, t.survivors[1].fear, t.survivors[2].fear = True, 2, 1
    evening = Evening(t)
    evening.play(Use("medical-kit"), Name("johnson"), seat=1)
    assert (evening.t.survivors[1].hurt, evening.t.survivors[1].fear) == (False, 0)
    assert (evening.t.team.discard, evening.t.team.pending) == (["medical-kit"], [])
    t.team.packs = [[], ["medical-kit"], []]
    assert Use("medical-kit") not in Evening(t).options(2)


@pytest.mark.card("camera")
@pytest.mark.rule("TS-024", "TS-071")
def test_sophias_camera_is_a_noise_where_she_is() -> None:
    t = night("sophia,marco,anna", side="survivors", packs={"sophia": ["camera"]})
    evening = Evening(t)
    evening.play(Use("camera"), seat=1)
    assert (evening.t.team.pending, evening.t.team.discard, evening.t.team.acted[0]) == (["R1"], ["camera"], False)
    t.team.packs = [[], ["camera"], []]
    assert Use("camera") not in Evening(t).options(2)


@pytest.mark.rule("TS-100", "TS-112")
def test_these_cards_make_noise_when_drawn() -> None:
    assert {row.id for row in ITEMS.values() if row.noise} == {"key", "toolbox", "longsword", "ancient-amulet"}
