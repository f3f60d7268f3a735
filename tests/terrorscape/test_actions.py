"""The survivors' turn and its actions (TS-043 to TS-045, TS-060 to TS-090)."""

import pytest

from game.rules.engine.script import Done, IllegalAction
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import (
    Calm,
    Clear,
    Drop,
    Exert,
    Hand,
    Name,
    Repair,
    Rummage,
    Spot,
    Take,
    TakePassage,
    Trade,
    Use,
    Walk,
)
from tests.terrorscape.kit import Evening, give, night, on_top


def team(**given: object) -> Evening:
    return Evening(night(side="survivors", **given))  # type: ignore[arg-type]


@pytest.mark.rule("TS-062", "TS-326", "TS-078", "TS-327")
def test_a_round_begins_quietly_and_a_barricade_is_removed_where_it_lies() -> None:
    # noise and firecracker are gone when a round begins
    t = night()
    t.noise, t.cracker = ["B1"], True
    evening = Evening(t).after(Done())
    assert (evening.t.noise, evening.t.cracker) == ([], False)
    assert (evening.t.noise_before, evening.t.cracker_before) == (["B1"], True)
    # a barricade must lie at the own location
    evening = Evening(night(side="survivors", barricades=["B3-B4"]))
    view = evening.view(0)
    with pytest.raises(IllegalAction):
        evening.play(Clear("B3-B4"), seat=1)
    assert str(RULES.explain(evening.t, 1, Clear("B3-B4"))).startswith("refused-no-barricade")
    assert evening.view(0) == view


@pytest.mark.rule("TS-043", "TS-044", "TS-073", "TS-292", "TS-045", "TS-074", "TS-293")
def test_action_one_is_one_step_or_two_and_a_barricade_bars_it() -> None:
    # action one is one step or two
    evening = team().after(Walk("R2"), seat=1)
    assert evening.prompt == "prompt-walk-on"
    assert set(evening.options()) == {Walk("R1"), Walk("R3"), Walk("R5"), Walk("G1"), Done()}
    evening.play(Walk("G1"))
    assert evening.t.team.places[0] == "G1"
    evening.play(Walk("B1"), Done(), seat=2)
    assert evening.t.team.places[1] == "B1"
    # anna goes from the shed to the graveyard
    evening = team(survivors="anna,marco,william", at=("G3", "R1", "R1")).after(Walk("G2"), seat=1)
    assert evening.t.team.places[0] == "G2" and Walk("G1") in evening.options(1)
    # a barricade bars every way of a survivor
    t = night(at=("R1", "R1", "B2"), side="survivors", packs={"william": ["adrenaline"]})
    evening = Evening(t)
    assert Walk("B3") in evening.options(3)
    t.barricades = ["B2-B3", "R1-B2"]
    evening = Evening(t)
    assert Walk("B3") not in evening.options(3)
    assert str(RULES.explain(evening.t, 3, Walk("B3"))).startswith("refused-barricaded")
    evening.play(Use("adrenaline"), seat=3)
    assert set(evening.options(3)) == {Walk("B1"), Walk("B5")}
    evening.play(Walk("B1"))
    assert evening.t.team.places[2] == "B1"


@pytest.mark.rule("TS-065", "TS-290", "TS-066", "TS-105")
def test_a_trade_is_free_hidden_and_among_those_who_stand_together() -> None:
    # a trade costs nothing and is hidden
    evening = team(packs={"marco": ["ammo"], "johnson": ["revolver"]})
    before = evening.view(0)
    evening.play(Trade("johnson"), seat=1)
    evening.play(Hand("ammo"), seat=1)
    evening.play(Done(), seat=2)
    assert evening.t.team.packs[:2] == [[], ["revolver", "ammo"]] and not any(evening.t.team.acted)
    assert evening.view(0) == before
    assert evening.seen(event.Traded) == [event.Traded("marco", "johnson", ("ammo",), ())]
    # only survivors at the same location trade
    evening = team(at=("R1", "R2", "R1"), packs={"marco": ["ammo"], "johnson": ["revolver"]})
    assert Trade("william") in evening.options(1) and Trade("johnson") not in evening.options(1)
    assert Trade("marco") in evening.options(3), "who has nothing may ask for something"
    assert str(RULES.explain(evening.t, 1, Trade("johnson"))).startswith("refused-no-trade")
    # limits count after both have given
    three = ["hatchet", "hatchet", "hatchet"]
    evening = team(packs={"marco": three, "william": ["ammo", "ammo", "ammo"]})
    evening.play(Trade("william"), Hand("hatchet"), Done(), Hand("ammo"), Done())
    assert evening.prompt == "prompt-act", "three against three: nobody has too much"
    assert evening.t.team.packs[0] == ["hatchet", "hatchet", "ammo"]
    evening.play(Trade("william"), Hand("hatchet"), Done(), Done())
    assert (evening.prompt, set(evening.options(3))) == ("prompt-drop", {Drop("ammo"), Drop("hatchet")})
    evening.play(Drop("ammo"))
    assert (evening.t.team.packs[2], evening.t.team.discard) == (["ammo", "hatchet", "hatchet"], ["ammo"])


@pytest.mark.rule("TS-067", "TS-068", "TS-069", "TS-071", "TS-107")
def test_survivors_act_once_each_in_any_order_and_may_do_more_between() -> None:
    # survivors act once each in any order with extras between
    evening = team(at=("R1", "R1", "G1"), packs={"marco": ["sedatives", "adrenaline"]})
    evening.t.survivors[0].fear = 2
    evening.play(Calm(), seat=3)
    assert evening.options(3) == (), "nothing is left for William to do"
    evening.play(Use("sedatives"), seat=1)
    evening.play(Walk("R2"), Done(), seat=1)
    assert set(evening.options(1)) == {Use("adrenaline"), Done()}
    assert str(RULES.explain(evening.t, 1, Walk("R3"))).startswith("refused-acted")
    evening.play(Walk("B1"), seat=2)
    assert list(evening.game.decision.options) == [2], "one main action ends before anything else happens"  # type: ignore[union-attr]
    evening.play(Done(), seat=2)
    evening.play(Use("adrenaline"), Walk("R3"), seat=1)
    assert evening.prompt == "prompt-discover"
    # whoever is finished can still be traded with
    evening = team(packs={"marco": ["adrenaline"]}).after(Calm(), seat=1).after(Done(), seat=1)
    assert evening.options(1) == ()
    evening.play(Trade("marco"), seat=2)
    evening.play(Hand("adrenaline"), seat=1)
    assert evening.t.team.packs[1] == ["adrenaline"]
    # any number of extra actions each with its item spent
    evening = team(packs={"marco": ["whiskey-bottle", "whiskey-bottle", "adrenaline"]})
    evening.play(Use("adrenaline"), Walk("R2"), seat=1)
    evening.play(Use("whiskey-bottle"), Spot("R5"), Use("whiskey-bottle"), Spot("G1"), seat=1)
    assert evening.t.team.packs[0] == []
    assert sorted(evening.t.team.discard) == ["adrenaline", "whiskey-bottle", "whiskey-bottle"]
    assert not evening.t.team.acted[0]


@pytest.mark.rule("TS-070", "TS-076", "TS-033", "TS-077", "TS-106", "TS-315", "TS-072", "TS-291")
def test_actions_of_all_calm_and_light_passages() -> None:
    # action two removes all fear and is always there
    evening = team()
    evening.t.survivors[2].fear = 2
    evening.play(Calm(), seat=3)
    assert (evening.t.survivors[2].fear, evening.seen(event.FearLost, {0})) == (0, [event.FearLost("william")])
    assert Calm() in evening.options(1)
    evening.play(Calm(), seat=1)
    assert len(evening.seen(event.FearLost)) == 1
    # a flashlight lights the secret passages
    evening = team(at=("B1", "G5", "B1"), packs={"marco": ["flashlight"]})
    assert TakePassage("G2") not in evening.options(3), "it is dark down there"
    evening.play(TakePassage("G2"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.packs[0]) == ("G2", ["flashlight"])
    assert evening.t.team.acted[0]
    evening.until("prompt-killer").after(Done()).play(TakePassage("B1"), seat=1)
    assert evening.t.team.places[0] == "B1"
    # sophia needs no light and with one no action
    evening = team(survivors="sophia,marco,anna", at=("B1", "R1", "R1")).after(TakePassage("G2"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.acted[0]) == ("G2", True)
    evening = team(survivors="sophia,marco,anna", at=("B1", "R1", "R1"), packs={"sophia": ["flashlight"]})
    evening.play(TakePassage("G2"), TakePassage("B1"), TakePassage("G2"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.acted[0]) == ("G2", False)
    evening.play(Walk("G3"), Walk("G4"), seat=1)
    assert evening.t.team.places[0] == "G4"


@pytest.mark.rule("TS-078", "TS-079", "TS-201", "TS-295")
@pytest.mark.parametrize("place", ["B3", "B4"])
def test_action_four_removes_a_barricade_and_tells_the_door_alone(place: str) -> None:
    t = night(survivors="anna,marco,william", at=(place, "R1", "R1"), side="survivors", barricades=["B3-B4", "R1-R2"])
    evening = Evening(t)
    assert [one for one in evening.options(1) if isinstance(one, Clear)] == [Clear("B3-B4")]
    news = evening.play(Clear("B3-B4"), seat=1)
    assert (evening.view(0).barricades, news) == (["R1-R2"], [event.BarricadeCleared("B3-B4")])
    assert "anna" not in repr(news)
    assert evening.t.team.pending == [], "no noise"


@pytest.mark.rule("TS-080", "TS-081", "TS-296", "TS-082", "TS-088", "TS-320", "TS-090", "TS-083", "TS-085")
def test_repairs_are_made_once_a_round_and_not_beside_the_killer() -> None:
    # action five repairs once a round with noise
    evening = team(at=("B1", "B1", "R1"))
    assert Repair() not in evening.options(3)
    evening.play(Repair(), seat=1)
    assert (evening.t.team.progress, evening.t.team.pending) == (1, ["B1"])
    assert Repair() not in evening.options(2)
    assert RULES.explain(evening.t, 2, Repair()).rule == "TS-081"  # type: ignore[union-attr]
    assert evening.view(0).rescue is None
    evening.until("prompt-killer").play(Done())
    assert Repair() in evening.options(2)
    # the killer in the same room keeps hands off radio and shelves
    evening = team(at=("B1", "B1", "R1"), lair="B1", packs={"marco": ["toolbox", "adrenaline"], "johnson": ["ammo"]})
    assert Repair() not in evening.options(1) and Use("toolbox") not in evening.options(1)
    assert RULES.explain(evening.t, 1, Repair()).rule == "TS-082"  # type: ignore[union-attr]
    assert {Walk("R1"), Calm(), Use("adrenaline"), Trade("johnson")} <= set(evening.options(1))
    evening = team(at=("R2", "R1", "R1"), lair="R2")
    assert Rummage() not in evening.options(1)
    assert RULES.explain(evening.t, 1, Rummage()).rule == "TS-088"  # type: ignore[union-attr]
    # a killer who sneaks is nowhere even if he stands there
    t = night(side="survivors", at=("B1", "R2", "R1"), packs={"marco": ["toolbox"]})
    t.place, t.sneaking, t.dark.place, t.seen = None, "vanish", "B1", "R1"
    evening = Evening(t)
    assert {Repair(), Use("toolbox")} <= set(evening.options(1))
    t.dark.place = "R2"
    assert Rummage() in Evening(t).options(2)
    # the fifth token calls rescue and ends repairs
    evening = Evening(night(side="survivors", at=("B1", "B1", "R1"), progress=4)).after(Repair(), seat=1)
    assert evening.view(0).rescue == 5
    evening.until("prompt-killer").play(Done())
    assert Repair() not in evening.options(1)
    assert RULES.explain(evening.t, 1, Repair()).rule == "TS-085"  # type: ignore[union-attr]


@pytest.mark.rule("TS-031", "TS-087", "TS-107", "TS-089", "TS-332", "TS-105", "TS-300")
def test_searching_draws_a_card_while_there_are_any() -> None:
    # action six draws a card to keep or discard
    t = night(side="survivors", at=("R2", "R1", "B4"))
    on_top(t.team.search, "hatchet", "whiskey-bottle")
    evening = Evening(t)
    assert Rummage() not in evening.options(2)
    assert RULES.explain(evening.t, 2, Rummage()).rule == "TS-087"  # type: ignore[union-attr]
    evening.play(Rummage(), seat=1)
    assert (evening.prompt, evening.options(1)) == ("prompt-keep", (Take("hatchet"), Done()))
    evening.play(Take("hatchet"))
    evening.play(Rummage(), Done(), seat=3)
    assert (evening.t.team.packs, evening.t.team.discard) == ([["hatchet"], [], []], ["whiskey-bottle"])
    assert evening.t.team.pending == []
    # an empty search deck stays empty
    t = night(side="survivors", at=("R2", "R1", "R1"))
    t.team.searched = [secret.face for secret in t.team.search]
    t.team.discard, t.team.search = t.team.searched.copy(), []
    evening = Evening(t)
    assert Rummage() not in evening.options(1)
    assert RULES.explain(evening.t, 1, Rummage()).rule == "TS-089"  # type: ignore[union-attr]
    evening.until("prompt-killer").play(Done())
    assert evening.t.team.search == []
    # three items are the limit but not for johnson
    t = night(side="survivors", at=("R2", "R2", "R1"), packs={"marco": ["ammo", "ammo", "ammo"], "johnson": ["hatchet"] * 3})
    on_top(t.team.search, "limestone-powder", "hatchet")
    evening = Evening(t).after(Rummage(), Take("limestone-powder"), seat=1)
    assert (evening.prompt, evening.options(1)) == ("prompt-drop", (Drop("ammo"), Drop("limestone-powder")))
    evening.play(Drop("limestone-powder"))
    assert evening.t.team.packs[0] == ["ammo"] * 3
    evening.play(Rummage(), Take("hatchet"), seat=2)
    assert evening.t.team.packs[1] == ["hatchet"] * 4


@pytest.mark.rule("TS-108", "TS-107", "TS-044", "TS-073", "TS-077")
def test_items_are_used_or_kept_and_salvaged_or_not() -> None:
    # nothing is thrown away for nothing
    evening = team(packs={"marco": ["ammo", "limestone-powder"]})
    offered = [type(one) for one in evening.options(1)]
    assert Drop not in offered and Use not in offered
    # marco salvages what was used
    t = night(side="survivors")
    assert Exert("salvage") not in Evening(t).options(1)
    for item in ("adrenaline", "sedatives", "ammo"):
        give(t, 0, item)
        t.team.packs[0].remove(item)
        t.team.discard.append(item)
    evening = Evening(t).after(Exert("salvage"), seat=1)
    assert set(evening.options(1)) == {Take("adrenaline"), Take("sedatives")}
    evening.play(Take("sedatives"))
    assert (evening.t.team.packs[0], evening.t.team.discard) == (["sedatives"], ["adrenaline", "ammo"])
    assert evening.t.team.acted[0] and Exert("salvage") not in evening.options(2)
    # william sprints with noise at the end
    evening = team().after(Exert("sprint"), seat=3)
    assert Done() not in evening.options(3)
    evening.play(Walk("R2"), Walk("G1"), Walk("G2"))
    assert (evening.t.team.places[2], evening.t.team.pending, evening.prompt) == ("G2", ["G2"], "prompt-act")
    evening = team().after(Exert("sprint"), Walk("R2"), Done(), seat=3)
    assert evening.t.team.pending == ["R2"]


@pytest.mark.rule("TS-110", "TS-111", "TS-117", "TS-286", "TS-112", "TS-118", "TS-114")
def test_discovering_ends_every_turn() -> None:
    # one named survivor discovers two cards and keeps one
    t = night(side="survivors", at=("R1", "R5", "R1"))
    on_top(t.team.discovery, "ammo", "shortsword")
    evening = Evening(t).until("prompt-discover")
    assert [evening.options(seat) for seat in (1, 2, 3)] == [(Name("marco"), Name("johnson"), Name("william"))] * 3
    evening.play(Name("johnson"), seat=3)
    assert (evening.prompt, evening.options(2)) == ("prompt-keep", (Take("ammo"), Take("shortsword"), Done()))
    assert evening.options(3) == ()
    evening.play(Take("ammo"))
    assert (evening.t.team.packs[1], evening.t.team.discard) == (["ammo"], ["shortsword"])
    # both cards may go and noise comes all the same
    t = night(side="survivors", at=("R1", "R5", "R1"), packs={"johnson": ["adrenaline"]})
    on_top(t.team.discovery, "toolbox", "longsword")
    evening = Evening(t).until("prompt-discover").after(Name("johnson"))
    assert not any(isinstance(one, Use | Trade) for one in evening.options(2))
    evening.play(Done())
    assert sorted(evening.t.team.discard) == ["longsword", "toolbox"]
    assert (evening.seen(event.NoiseMade), evening.t.noise) == ([event.NoiseMade("R5")], ["R5"])
    # of two keys one is lost
    t = night(side="survivors")
    on_top(t.team.discovery, "key", "key")
    evening = Evening(t).until("prompt-discover").after(Name("marco"))
    assert evening.options(1) == (Take("key"), Done())
    evening.play(Take("key"))
    assert (evening.t.keys, evening.t.team.discard) == (1, ["key"])


@pytest.mark.rule("TS-115", "TS-116", "TS-156", "TS-301")
def test_the_discovery_deck_counts_the_time() -> None:
    # the last card is discovered alone and then time is up
    t = night(side="survivors")
    t.team.discard += [secret.face for secret in t.team.discovery[:-1]]
    del t.team.discovery[:-1]
    evening = Evening(t).until("prompt-discover").after(Name("marco"))
    assert len(evening.options(1)) == 2
    evening.until("prompt-killer").play(Done())
    evening.until("nothing")
    assert evening.over == "won-time" and evening.seen(event.KillerWon)
    # with rescue on its way an empty deck is skipped
    t = night(side="survivors")
    t.team.discard += [secret.face for secret in t.team.discovery]
    t.team.discovery.clear()
    t.rescue, t.team.progress = 3, 5
    evening = Evening(t).until("prompt-killer")
    assert not evening.over and not evening.seen(event.Discovered)
    # thirty two cards last for sixteen rounds
    evening = Evening(night(side="survivors", at=("R1", "R1", "R1")))
    for _ in range(16):
        evening.until("prompt-killer").play(Done())
    assert evening.t.team.discovery == [] and not evening.over
    evening.until("nothing")
    assert (evening.over, evening.t.round) == ("won-time", 17)
