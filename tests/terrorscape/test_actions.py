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
    """The survivors' turn has begun and nobody has acted."""
    return Evening(night(side="survivors", **given))  # type: ignore[arg-type]


@pytest.mark.rule("TS-062", "TS-326")
def test_noise_and_firecracker_are_gone_when_a_round_begins() -> None:
    t = night()
    t.noise, t.cracker = ["B1"], True
    evening = Evening(t)
    evening.play(Done())
    assert (evening.t.noise, evening.t.cracker) == ([], False)
    assert (evening.t.noise_before, evening.t.cracker_before) == (["B1"], True)


@pytest.mark.rule("TS-043", "TS-044", "TS-073")
def test_action_one_is_one_step_or_two() -> None:
    evening = team()
    evening.play(Walk("R2"), seat=1)
    assert evening.prompt == "prompt-walk-on"
    assert set(evening.options()) == {Walk("R1"), Walk("R3"), Walk("R5"), Walk("G1"), Done()}
    evening.play(Walk("G1"))
    assert evening.t.team.places[0] == "G1"
    evening.play(Walk("B1"), Done(), seat=2)
    assert evening.t.team.places[1] == "B1"


@pytest.mark.rule("TS-292", "TS-073")
def test_anna_goes_from_the_shed_to_the_graveyard() -> None:
    evening = team(survivors="anna,marco,william", at=("G3", "R1", "R1"))
    evening.play(Walk("G2"), seat=1)
    assert evening.t.team.places[0] == "G2"
    assert Walk("G1") in evening.options(1)


@pytest.mark.rule("TS-045", "TS-074", "TS-293")
def test_a_barricade_bars_every_way_of_a_survivor() -> None:
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


@pytest.mark.rule("TS-065", "TS-290")
def test_a_trade_costs_nothing_and_is_hidden() -> None:
    evening = team(packs={"marco": ["ammo"], "johnson": ["revolver"]})
    before = evening.view(0)
    evening.play(Trade("johnson"), seat=1)
    evening.play(Hand("ammo"), seat=1)
    evening.play(Done(), seat=2)
    assert evening.t.team.packs[:2] == [[], ["revolver", "ammo"]]
    assert not any(evening.t.team.acted)
    assert evening.view(0) == before
    assert evening.seen(event.Traded) == [event.Traded("marco", "johnson", ("ammo",), ())]


@pytest.mark.rule("TS-065")
def test_only_survivors_at_the_same_location_trade() -> None:
    evening = team(at=("R1", "R2", "R1"), packs={"marco": ["ammo"], "johnson": ["revolver"]})
    assert Trade("william") in evening.options(1)
    assert Trade("johnson") not in evening.options(1)
    assert Trade("marco") in evening.options(3), "who has nothing may ask for something"
    assert str(RULES.explain(evening.t, 1, Trade("johnson"))).startswith("refused-no-trade")


@pytest.mark.rule("TS-066", "TS-105")
def test_limits_count_after_both_have_given() -> None:
    three = ["hatchet", "hatchet", "hatchet"]
    evening = team(packs={"marco": three, "william": ["ammo", "ammo", "ammo"]})
    evening.play(Trade("william"), Hand("hatchet"), Done(), Hand("ammo"), Done())
    assert evening.prompt == "prompt-act", "three against three: nobody has too much"
    assert evening.t.team.packs[0] == ["hatchet", "hatchet", "ammo"]
    evening.play(Trade("william"), Hand("hatchet"), Done(), Done())
    assert (evening.prompt, set(evening.options(3))) == ("prompt-drop", {Drop("ammo"), Drop("hatchet")})
    evening.play(Drop("ammo"))
    assert evening.t.team.packs[2] == ["ammo", "hatchet", "hatchet"]
    assert evening.t.team.discard == ["ammo"]


@pytest.mark.rule("TS-067", "TS-068", "TS-069")
def test_survivors_act_once_each_in_any_order_with_extras_between() -> None:
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


@pytest.mark.rule("TS-067")
def test_whoever_is_finished_can_still_be_traded_with() -> None:
    evening = team(packs={"marco": ["adrenaline"]})
    evening.play(Calm(), seat=1)
    evening.play(Done(), seat=1)
    assert evening.options(1) == ()
    evening.play(Trade("marco"), seat=2)
    evening.play(Hand("adrenaline"), seat=1)
    assert evening.t.team.packs[1] == ["adrenaline"]


@pytest.mark.rule("TS-070", "TS-076")
def test_action_two_removes_all_fear_and_is_always_there() -> None:
    evening = team()
    evening.t.survivors[2].fear = 2
    evening.play(Calm(), seat=3)
    assert evening.t.survivors[2].fear == 0
    assert evening.seen(event.FearLost, {0}) == [event.FearLost("william")]
    assert Calm() in evening.options(1)
    evening.play(Calm(), seat=1)
    assert len(evening.seen(event.FearLost)) == 1


@pytest.mark.rule("TS-071", "TS-107")
def test_any_number_of_extra_actions_each_with_its_item_spent() -> None:
    evening = team(packs={"marco": ["whiskey-bottle", "whiskey-bottle", "adrenaline"]})
    evening.play(Use("adrenaline"), Walk("R2"), seat=1)
    evening.play(Use("whiskey-bottle"), Spot("R5"), Use("whiskey-bottle"), Spot("G1"), seat=1)
    assert evening.t.team.packs[0] == []
    assert sorted(evening.t.team.discard) == ["adrenaline", "whiskey-bottle", "whiskey-bottle"]
    assert not evening.t.team.acted[0]


@pytest.mark.rule("TS-033", "TS-077", "TS-106", "TS-315")
def test_a_flashlight_lights_the_secret_passages() -> None:
    evening = team(at=("B1", "G5", "B1"), packs={"marco": ["flashlight"]})
    assert TakePassage("G2") not in evening.options(3), "it is dark down there"
    evening.play(TakePassage("G2"), seat=1)
    assert evening.t.team.places[0] == "G2"
    assert evening.t.team.packs[0] == ["flashlight"]
    assert evening.t.team.acted[0]
    evening.until("prompt-killer").play(Done())
    evening.play(TakePassage("B1"), seat=1)
    assert evening.t.team.places[0] == "B1"


@pytest.mark.rule("TS-033", "TS-072", "TS-291")
def test_sophia_needs_no_light_and_with_one_no_action() -> None:
    evening = team(survivors="sophia,marco,anna", at=("B1", "R1", "R1"))
    evening.play(TakePassage("G2"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.acted[0]) == ("G2", True)
    evening = team(survivors="sophia,marco,anna", at=("B1", "R1", "R1"), packs={"sophia": ["flashlight"]})
    evening.play(TakePassage("G2"), TakePassage("B1"), TakePassage("G2"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.acted[0]) == ("G2", False)
    evening.play(Walk("G3"), Walk("G4"), seat=1)
    assert evening.t.team.places[0] == "G4"


@pytest.mark.rule("TS-078", "TS-079", "TS-201", "TS-295")
@pytest.mark.parametrize("place", ["B3", "B4"])
def test_action_four_removes_a_barricade_and_tells_the_door_alone(place: str) -> None:
    t = night(survivors="anna,marco,william", at=(place, "R1", "R1"), side="survivors")
    t.barricades = ["B3-B4", "R1-R2"]
    evening = Evening(t)
    assert [one for one in evening.options(1) if isinstance(one, Clear)] == [Clear("B3-B4")]
    news = evening.play(Clear("B3-B4"), seat=1)
    assert evening.view(0).barricades == ["R1-R2"]
    assert news == [event.BarricadeCleared("B3-B4")]
    assert "anna" not in repr(news)
    assert evening.t.team.pending == [], "no noise"


@pytest.mark.rule("TS-078", "TS-327")
def test_a_barricade_must_lie_at_the_own_location() -> None:
    t = night(side="survivors")
    t.barricades = ["B3-B4"]
    evening = Evening(t)
    view = evening.view(0)
    with pytest.raises(IllegalAction):
        evening.play(Clear("B3-B4"), seat=1)
    assert str(RULES.explain(evening.t, 1, Clear("B3-B4"))).startswith("refused-no-barricade")
    assert evening.view(0) == view


@pytest.mark.rule("TS-080", "TS-081", "TS-296")
def test_action_five_repairs_once_a_round_with_noise() -> None:
    evening = team(at=("B1", "B1", "R1"))
    assert Repair() not in evening.options(3)
    evening.play(Repair(), seat=1)
    assert (evening.t.team.progress, evening.t.team.pending) == (1, ["B1"])
    assert Repair() not in evening.options(2)
    assert RULES.explain(evening.t, 2, Repair()).rule == "TS-081"  # type: ignore[union-attr]
    assert evening.view(0).rescue is None
    evening.until("prompt-killer").play(Done())
    assert Repair() in evening.options(2)


@pytest.mark.rule("TS-082", "TS-088", "TS-320")
def test_the_killer_in_the_same_room_keeps_hands_off_radio_and_shelves() -> None:
    evening = team(at=("B1", "B1", "R1"), lair="B1", packs={"marco": ["toolbox", "adrenaline"], "johnson": ["ammo"]})
    assert Repair() not in evening.options(1)
    assert Use("toolbox") not in evening.options(1)
    assert RULES.explain(evening.t, 1, Repair()).rule == "TS-082"  # type: ignore[union-attr]
    assert {Walk("R1"), Calm(), Use("adrenaline"), Trade("johnson")} <= set(evening.options(1))
    evening = team(at=("R2", "R1", "R1"), lair="R2")
    assert Rummage() not in evening.options(1)
    assert RULES.explain(evening.t, 1, Rummage()).rule == "TS-088"  # type: ignore[union-attr]


@pytest.mark.rule("TS-090")
def test_a_killer_who_sneaks_is_nowhere_even_if_he_stands_there() -> None:
    t = night(side="survivors", at=("B1", "R2", "R1"), packs={"marco": ["toolbox"]})
    t.place, t.sneaking, t.dark.place, t.seen = None, "vanish", "B1", "R1"
    evening = Evening(t)
    assert {Repair(), Use("toolbox")} <= set(evening.options(1))
    t.dark.place = "R2"
    assert Rummage() in Evening(t).options(2)


@pytest.mark.rule("TS-083", "TS-085")
def test_the_fifth_token_calls_rescue_and_ends_repairs() -> None:
    t = night(side="survivors", at=("B1", "B1", "R1"))
    t.team.progress = 4
    evening = Evening(t)
    evening.play(Repair(), seat=1)
    assert evening.view(0).rescue == 5
    evening.until("prompt-killer").play(Done())
    assert Repair() not in evening.options(1)
    assert RULES.explain(evening.t, 1, Repair()).rule == "TS-085"  # type: ignore[union-attr]


@pytest.mark.rule("TS-031", "TS-087", "TS-107")
def test_action_six_draws_a_card_to_keep_or_discard() -> None:
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


@pytest.mark.rule("TS-089", "TS-332")
def test_an_empty_search_deck_stays_empty() -> None:
    t = night(side="survivors", at=("R2", "R1", "R1"))
    t.team.searched = [secret.face for secret in t.team.search]
    t.team.discard, t.team.search = t.team.searched.copy(), []
    evening = Evening(t)
    assert Rummage() not in evening.options(1)
    assert RULES.explain(evening.t, 1, Rummage()).rule == "TS-089"  # type: ignore[union-attr]
    evening.until("prompt-killer").play(Done())
    assert evening.t.team.search == []


@pytest.mark.rule("TS-105", "TS-300")
def test_three_items_are_the_limit_but_not_for_johnson() -> None:
    t = night(side="survivors", at=("R2", "R2", "R1"), packs={"marco": ["ammo", "ammo", "ammo"], "johnson": ["hatchet"] * 3})
    on_top(t.team.search, "limestone-powder", "hatchet")
    evening = Evening(t)
    evening.play(Rummage(), Take("limestone-powder"), seat=1)
    assert (evening.prompt, evening.options(1)) == ("prompt-drop", (Drop("ammo"), Drop("limestone-powder")))
    evening.play(Drop("limestone-powder"))
    assert evening.t.team.packs[0] == ["ammo"] * 3
    evening.play(Rummage(), Take("hatchet"), seat=2)
    assert evening.t.team.packs[1] == ["hatchet"] * 4


@pytest.mark.rule("TS-108")
def test_nothing_is_thrown_away_for_nothing() -> None:
    evening = team(packs={"marco": ["ammo", "limestone-powder"]})
    offered = [type(one) for one in evening.options(1)]
    assert Drop not in offered
    assert Use not in offered


@pytest.mark.rule("TS-107")
def test_marco_salvages_what_was_used() -> None:
    t = night(side="survivors")
    assert Exert("salvage") not in Evening(t).options(1)
    for item in ("adrenaline", "sedatives", "ammo"):
        give(t, 0, item)
        t.team.packs[0].remove(item)
        t.team.discard.append(item)
    evening = Evening(t)
    evening.play(Exert("salvage"), seat=1)
    assert set(evening.options(1)) == {Take("adrenaline"), Take("sedatives")}
    evening.play(Take("sedatives"))
    assert (evening.t.team.packs[0], evening.t.team.discard) == (["sedatives"], ["adrenaline", "ammo"])
    assert evening.t.team.acted[0]
    assert Exert("salvage") not in evening.options(2)


@pytest.mark.rule("TS-044", "TS-073", "TS-077")
def test_william_sprints_with_noise_at_the_end() -> None:
    evening = team()
    evening.play(Exert("sprint"), seat=3)
    assert Done() not in evening.options(3)
    evening.play(Walk("R2"), Walk("G1"), Walk("G2"))
    assert (evening.t.team.places[2], evening.t.team.pending) == ("G2", ["G2"])
    assert evening.prompt == "prompt-act"
    evening = team()
    evening.play(Exert("sprint"), Walk("R2"), Done(), seat=3)
    assert evening.t.team.pending == ["R2"]


@pytest.mark.rule("TS-110", "TS-111", "TS-117", "TS-286")
def test_one_named_survivor_discovers_two_cards_and_keeps_one() -> None:
    t = night(side="survivors", at=("R1", "R5", "R1"))
    on_top(t.team.discovery, "ammo", "shortsword")
    evening = Evening(t).until("prompt-discover")
    assert [evening.options(seat) for seat in (1, 2, 3)] == [(Name("marco"), Name("johnson"), Name("william"))] * 3
    evening.play(Name("johnson"), seat=3)
    assert (evening.prompt, evening.options(2)) == ("prompt-keep", (Take("ammo"), Take("shortsword"), Done()))
    assert evening.options(3) == ()
    evening.play(Take("ammo"))
    assert (evening.t.team.packs[1], evening.t.team.discard) == (["ammo"], ["shortsword"])


@pytest.mark.rule("TS-111", "TS-112", "TS-118")
def test_both_cards_may_go_and_noise_comes_all_the_same() -> None:
    t = night(side="survivors", at=("R1", "R5", "R1"), packs={"johnson": ["adrenaline"]})
    on_top(t.team.discovery, "toolbox", "longsword")
    evening = Evening(t).until("prompt-discover")
    evening.play(Name("johnson"))
    assert not any(isinstance(one, Use | Trade) for one in evening.options(2))
    evening.play(Done())
    assert sorted(evening.t.team.discard) == ["longsword", "toolbox"]
    assert evening.seen(event.NoiseMade) == [event.NoiseMade("R5")]
    assert evening.t.noise == ["R5"]


@pytest.mark.rule("TS-114")
def test_of_two_keys_one_is_lost() -> None:
    t = night(side="survivors")
    on_top(t.team.discovery, "key", "key")
    evening = Evening(t).until("prompt-discover")
    evening.play(Name("marco"))
    assert evening.options(1) == (Take("key"), Done())
    evening.play(Take("key"))
    assert (evening.t.keys, evening.t.team.discard) == (1, ["key"])


@pytest.mark.rule("TS-115", "TS-116", "TS-156", "TS-301")
def test_the_last_card_is_discovered_alone_and_then_time_is_up() -> None:
    t = night(side="survivors")
    t.team.discard += [secret.face for secret in t.team.discovery[:-1]]
    del t.team.discovery[:-1]
    evening = Evening(t).until("prompt-discover")
    evening.play(Name("marco"))
    assert len(evening.options(1)) == 2
    evening.until("prompt-killer").play(Done())
    evening.until("nothing")
    assert evening.over == "won-time"
    assert evening.seen(event.KillerWon)


@pytest.mark.rule("TS-116", "TS-301")
def test_with_rescue_on_its_way_an_empty_deck_is_skipped() -> None:
    t = night(side="survivors")
    t.team.discard += [secret.face for secret in t.team.discovery]
    t.team.discovery.clear()
    t.rescue, t.team.progress = 3, 5
    evening = Evening(t).until("prompt-killer")
    assert not evening.over
    assert not evening.seen(event.Discovered)


@pytest.mark.rule("TS-116")
def test_thirty_two_cards_last_for_sixteen_rounds() -> None:
    t = night(side="survivors", at=("R1", "R1", "R1"))
    evening = Evening(t)
    for _ in range(16):
        evening.until("prompt-killer").play(Done())
    assert evening.t.team.discovery == []
    assert not evening.over
    evening.until("nothing")
    assert (evening.over, evening.t.round) == ("won-time", 17)
