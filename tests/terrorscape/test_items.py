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
@pytest.mark.rule("TS-100", "TS-102", "TS-195", "TS-277", "TS-104", "TS-299", "TS-103", "TS-101")
def test_a_key_hangs_on_the_wall_with_noise() -> None:
    # a key hangs on the wall at once even with full hands
    t = night(side="survivors", at=("G4", "R1", "R1"), packs={"marco": ["ammo", "ammo", "ammo"]})
    on_top(t.team.search, "key")
    evening = Evening(t).after(Rummage(), Take("key"), seat=1)
    assert (evening.t.keys, evening.t.team.packs[0], evening.t.team.pending) == (1, ["ammo"] * 3, ["G4"])
    assert evening.view(0).keys == 1, "public at once"
    assert evening.seen(event.KeyHung, {0}) == [event.KeyHung(1)]
    assert evening.view(0).noise == [], "the noise is not told yet"
    # a key may be discarded and is noisy all the same
    t = night(side="survivors", at=("G4", "R1", "R1"))
    on_top(t.team.search, "key")
    evening = Evening(t).after(Rummage(), Done(), seat=1)
    assert (evening.t.keys, evening.t.team.discard, evening.t.team.pending) == (0, ["key"], ["G4"])
    # a sixth key hangs over the others
    t = night(side="survivors", at=("G4", "R1", "R1"))
    t.keys = 5
    on_top(t.team.search, "key")
    evening = Evening(t).after(Rummage(), Take("key"), seat=1)
    assert evening.t.keys == 6
    # anna searches without a noise but discovers like others
    t = night("anna,marco,william", side="survivors", at=("G4", "R1", "R1"))
    on_top(t.team.search, "key")
    on_top(t.team.discovery, "key", "toolbox")
    evening = Evening(t).after(Rummage(), Take("key"), seat=1)
    assert evening.t.team.pending == []
    evening.until("prompt-discover").play(Name("anna"), Take("toolbox"))
    assert evening.t.noise == ["G4"]


@pytest.mark.card("toolbox")
@pytest.mark.rule("TS-084", "TS-086", "TS-297", "TS-085")
def test_a_toolbox_repairs_more_and_the_surplus_is_lost() -> None:
    # a toolbox repairs two and johnsons three
    for survivor, progress in ((0, 4), (1, 5)):
        t = night(side="survivors", at=("B1", "B1", "R1"), packs={"marco": ["toolbox"], "johnson": ["toolbox"]}, progress=2)
        evening = Evening(t).after(Use("toolbox"), seat=survivor + 1)
        assert (evening.t.team.progress, evening.t.team.pending, evening.t.team.discard) == (progress, ["B1"], ["toolbox"])
        assert evening.t.rescue == (5 if progress == 5 else None)
        assert Use("toolbox") not in evening.options(2 - survivor), "once a round, whatever the tool"
        assert evening.t.team.acted[survivor]
    # surplus repair is lost
    evening = Evening(night(side="survivors", at=("R1", "B1", "R1"), packs={"johnson": ["toolbox"]}, progress=4))
    evening.play(Use("toolbox"), seat=2)
    assert evening.seen(event.RadioRepaired) == [event.RadioRepaired("johnson", 1, 5)]


@pytest.mark.card("revolver", "ammo", "hatchet", "shortsword", "longsword", "limestone-powder")
@pytest.mark.rule("TS-106", "TS-130", "TS-131", "TS-275", "TS-132", "TS-129", "TS-078", "TS-186", "TS-187", "TS-134")
def test_weapons_add_what_they_say(dice: Dice) -> None:
    # a revolver alone adds nothing and stays
    evening, total = defence("revolver", 1, 1, 1, 1, dice=dice)
    assert (total, evening.t.team.packs[0]) == (4, ["revolver"])
    # ammunition needs the defenders own revolver
    evening, total = defence("ammo", 1, 1, 1, 1, dice=dice, packs={"marco": ["revolver", "ammo"]})
    assert (total, evening.t.team.packs[0], evening.t.team.discard) == (8, ["revolver"], ["ammo"])
    assert [one.item for one in evening.seen(event.ItemShown, {0})] == ["revolver", "ammo"]
    lone = Evening(night(at=("R1", "R1", "G2"), lair="R1", packs={"marco": ["ammo"], "johnson": ["revolver"]}))
    lone.play(Seek(), Name("marco"))
    assert lone.options(1) == (Done(),)
    # a hatchet cuts both ways
    evening, total = defence("hatchet", 1, 1, 1, 1, dice=dice)
    assert (total, evening.t.team.packs[0], evening.t.team.discard) == (5, [], ["hatchet"])
    t = night(side="survivors", at=("B3", "R1", "R1"), packs={"marco": ["hatchet"], "johnson": ["hatchet"]})
    t.barricades = ["B3-B4", "B2-B3"]
    evening = Evening(t)
    assert Use("hatchet") not in evening.options(2)
    evening.play(Use("hatchet"), Clear("B2-B3"), seat=1)
    assert (evening.t.barricades, evening.t.team.pending, evening.t.team.acted[0]) == (["B3-B4"], [], False)
    assert evening.seen(event.BarricadeCleared, {0}) == [event.BarricadeCleared("B2-B3")]
    # a shortsword adds one and stays
    evening, total = defence("shortsword", 1, 1, 1, 1, dice=dice)
    assert (total, evening.t.team.packs[0]) == (5, ["shortsword"])
    # a longsword adds three but lets the killer draw first
    evening, total = defence("longsword", 1, 1, 1, 0, dice=dice)
    assert (total, evening.t.team.packs[0], len(evening.seen(event.AbilitiesDrawn)[0].cards)) == (6, ["longsword"], 1)
    t = night("marco,sophia,anna", at=("R1", "B4", "G2"), lair="R1", packs={"marco": ["longsword"]})
    bury(t, 0)
    dice(1, 1, 0, 0)
    evening = Evening(t).after(Seek(), Use("longsword"))
    verdict = evening.seen(event.Defended)[0]
    assert (verdict.total, verdict.strength, verdict.success) == (5, 6, False), "level 2 before the dice fall"
    # the drawn card of a full hand is discarded
    hand = ["pursue", "pursue", "pursue", "sense", "sense"]
    evening, _ = defence("longsword", 1, 1, 1, 1, dice=dice, hand=hand)
    assert (evening.t.dark.hand, evening.seen(event.AbilitiesDiscarded)[0].why) == (hand, "excess")
    # limestone powder adds two and is no weapon
    evening, total = defence("limestone-powder", 1, 1, 1, 1, dice=dice)
    assert (total, evening.t.team.discard) == (6, ["limestone-powder"])
    _, total = defence("limestone-powder", 1, 1, 1, 1, dice=dice, survivor="william")
    assert total == 7, "William stays steady without a weapon"
    _, total = defence("hatchet", 1, 1, 1, 1, dice=dice, survivor="william")
    assert total == 5


@pytest.mark.card("trap-parts", "whiskey-bottle", "firecracker")
@pytest.mark.rule("TS-135", "TS-202", "TS-280", "TS-075", "TS-281", "TS-314", "TS-034", "TS-094", "TS-095", "TS-096", "TS-120")
@pytest.mark.rule("TS-192", "TS-278", "TS-319")
def test_items_that_are_thrown_lay_traps_and_make_noise() -> None:
    # trap parts lay one trap that nobody sees
    evening = team(at=("R5", "R1", "R1"), packs={"marco": ["trap-parts"]})
    view = evening.view(0)
    evening.play(Use("trap-parts"), seat=1)
    assert (evening.t.team.trap, evening.t.team.packs[0], evening.t.team.discard) == ("R5", [], ["trap-parts"])
    assert evening.view(0) == view and evening.t.team.acted[0]
    t = night(side="survivors", packs={"marco": ["trap-parts"]})
    t.team.trap = "G1"
    assert Use("trap-parts") not in Evening(t).options(1)
    assert RULES.explain(t, 1, Use("trap-parts")).reason == "refused-no-use"  # type: ignore[union-attr]
    # a bottle flies through a barricaded door
    t = night(side="survivors", at=("B3", "R1", "B1"), packs={"marco": ["whiskey-bottle"], "william": ["whiskey-bottle"]})
    t.barricades = ["B3-B4"]
    evening = Evening(t).after(Use("whiskey-bottle"), seat=1)
    assert evening.options(1) == (Spot("B2"), Spot("B4"))
    evening.play(Spot("B4"))
    assert (evening.t.team.pending, evening.t.team.discard, evening.t.barricades) == (["B4"], ["whiskey-bottle"], ["B3-B4"])
    evening.play(Use("whiskey-bottle"), seat=3)
    assert evening.options(3) == (Spot("R1"), Spot("B2")), "not through the secret passage"
    evening.play(Spot("R1"))
    evening.until("prompt-killer")
    assert {"R1", "B4"} <= set(evening.view(0).noise)
    # a firecracker drowns every other noise
    t = night(side="survivors", at=("R2", "R1", "R1"), packs={"marco": ["firecracker"]})
    on_top(t.team.search, "key")
    on_top(t.team.discovery, "ammo", "ammo")
    evening = Evening(t).after(Rummage(), Take("key"), Use("firecracker"), seat=1)
    assert not evening.view(0).cracker
    evening.until("prompt-killer")
    view = evening.view(0)
    assert (view.cracker, view.noise) == (True, []) and evening.seen(event.CrackerHeard, {0})
    assert not evening.seen(event.NoiseHeard)
    assert evening.t.team.pending == [], "the real noises are never told"
    evening.play(Done())
    assert (evening.t.cracker, evening.t.cracker_before) == (False, True)


@pytest.mark.card("adrenaline", "sedatives", "herbal-medicine")
@pytest.mark.rule("TS-044", "TS-071", "TS-193", "TS-194", "TS-052", "TS-109", "TS-331")
def test_items_that_move_calm_and_heal() -> None:
    # adrenaline is one step more
    evening = team(packs={"marco": ["adrenaline"]}).after(Use("adrenaline"), seat=1)
    assert Done() not in evening.options(1)
    evening.play(Walk("R2"), Walk("G1"), Walk("G2"), seat=1)
    assert evening.t.team.places[0] == "G2"
    t = night(side="survivors", packs={"marco": ["adrenaline"]}, barricades=["R1-R2", "R1-R3", "R1-B1", "R1-B2"])
    assert Use("adrenaline") not in Evening(t).options(1), "there is no way out"
    # sedatives take the own fear away
    evening = Evening(night(side="survivors", packs={"marco": ["sedatives"], "johnson": ["sedatives"]}, fear={0: 2}))
    assert Use("sedatives") not in evening.options(2)
    evening.play(Use("sedatives"), seat=1)
    assert (evening.t.survivors[0].fear, evening.t.team.acted[0]) == (0, False)
    assert (evening.seen(event.FearLost, {0}), evening.seen(event.ItemUsed, {0})) == ([event.FearLost("marco")], [])
    # herbs heal somebody here with noise
    t = night(side="survivors", at=("R2", "R2", "G1"), packs={"marco": ["herbal-medicine"]})
    assert Use("herbal-medicine") not in Evening(t).options(1)
    t.survivors[2].hurt = True
    assert Use("herbal-medicine") not in Evening(t).options(1), "William is too far away"
    t.survivors[0].hurt = t.survivors[1].hurt = True
    evening = Evening(t).after(Use("herbal-medicine"), seat=1)
    assert evening.options(1) == (Name("marco"), Name("johnson"))
    evening.play(Name("johnson"))
    assert [token.hurt for token in evening.view(0).survivors] == [True, False, True]
    assert (evening.t.team.pending, evening.seen(event.Healed, {0})) == (["R2"], [event.Healed("johnson")])


@pytest.mark.card("ancient-amulet", "secret-map", "flashlight")
@pytest.mark.rule("TS-149", "TS-198", "TS-151", "TS-033")
def test_an_amulet_a_map_and_a_flashlight_are_carried_for_their_use(dice: Dice) -> None:
    # an amulet takes one injury outside encounters
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
    # the map opens the secret exit while somebody carries it
    for packs, reason in (({"johnson": ["secret-map"]}, "won-secret-exit"), ({}, "")):
        t = night(at=("G5", "G5", "G5"), lair="R1", packs=packs)
        t.keys = 5
        evening = Evening(t).after(Done())
        assert evening.over == reason
    # a flashlight also leads to the garden
    evening = team(at=("B5", "R1", "R1"), packs={"marco": ["flashlight"]}).after(TakePassage("G5"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.packs[0]) == ("G5", ["flashlight"])


@pytest.mark.card("medical-kit", "camera")
@pytest.mark.rule("TS-109", "TS-024", "TS-071")
def test_survivors_treat_and_photograph() -> None:
    # marco treats wounds and fear at once and nobody else can
    t = night(side="survivors", at=("R2", "R2", "G1"), packs={"marco": ["medical-kit"]})
    assert Use("medical-kit") not in Evening(t).options(1)
    t.survivors[1].hurt, t.survivors[1].fear, t.survivors[2].fear = True, 2, 1
    evening = Evening(t).after(Use("medical-kit"), Name("johnson"), seat=1)
    assert (evening.t.survivors[1].hurt, evening.t.survivors[1].fear) == (False, 0)
    assert (evening.t.team.discard, evening.t.team.pending) == (["medical-kit"], [])
    t.team.packs = [[], ["medical-kit"], []]
    assert Use("medical-kit") not in Evening(t).options(2)
    # sophias camera is a noise where she is
    t = night("sophia,marco,anna", side="survivors", packs={"sophia": ["camera"]})
    evening = Evening(t).after(Use("camera"), seat=1)
    assert (evening.t.team.pending, evening.t.team.discard, evening.t.team.acted[0]) == (["R1"], ["camera"], False)
    t.team.packs = [[], ["camera"], []]
    assert Use("camera") not in Evening(t).options(2)


@pytest.mark.rule("TS-100", "TS-112")
def test_these_cards_make_noise_when_drawn() -> None:
    assert {row.id for row in ITEMS.values() if row.noise} == {"key", "toolbox", "longsword", "ancient-amulet"}
