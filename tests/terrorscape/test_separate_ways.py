"""Separate Ways: each survivor for itself, and what the options about what is told change (TS-197, TS-211, TS-234 to TS-255, TS-269 to TS-274, TS-341 to TS-343)."""

import pytest

from game.match import Match
from game.match.agents import observe
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import redact
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import (
    Advance,
    Calm,
    Clear,
    Hand,
    Loot,
    Name,
    Pay,
    PickZone,
    Play,
    Repair,
    Rummage,
    Seek,
    Take,
    Trade,
    Use,
    UsePlan,
    UseTrait,
    Walk,
)
from game.rules.terrorscape.killer.counting import count
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import new_game
from game.rules.terrorscape.state import Scheme, State
from tests.terrorscape.kit import Dice, Evening, night, on_top, pull


def apart(**given: object) -> State:
    """The survivors' turn in Separate Ways; Marco has the first-survivor token."""
    t = night(**{"side": "survivors", "separate": True, **given})  # type: ignore[arg-type]
    t.team.first = 0
    return t


def hunted(**given: object) -> State:
    """The killer's turn in Separate Ways, in R1."""
    return apart(**{"side": "killer", "lair": "R1", **given})


def owns(t: State, *keys: int) -> State:
    """Give the survivors keys of their own, out of the search deck."""
    for survivor, number in enumerate(keys):
        for _ in range(number):
            pull(t.team.search if any(one.face == "key" for one in t.team.search) else t.team.discovery, "key")
        t.team.purses[survivor] = number
    return t


def begin(t: State) -> Evening:
    t.team.stage = "begin"
    return Evening(t)


def winners(evening: Evening) -> tuple[str, ...]:
    assert evening.t.end is not None
    return evening.t.end.winners


@pytest.mark.rule("TS-223", "TS-234", "TS-235", "TS-236", "TS-237", "TS-239", "TS-238", "TS-342")
def test_the_token_is_drawn_by_lot_passed_on_and_skips_the_dead(dice: Dice) -> None:
    # a survivor drawn by lot has the token and the killer does not know who
    nights = [new_game(Options(separate=True, plans=True, difficulty="hard"), seed) for seed in range(12)]
    assert {t.team.first for t in nights} == {0, 1, 2}
    assert all(t.team.purses == [0, 0, 0] for t in nights)
    with pytest.raises(LookupError):
        _ = redact(nights[0], {0}).team.first
    assert redact(nights[0], {3}).team.first == nights[0].team.first
    # the holder discovers and passes the token on
    evening = Evening(apart())
    discoverers = []
    for _ in range(4):
        evening.until("prompt-keep")
        discoverers.append(evening.seen(event.Discovered)[-1].survivor)
        evening.play(Done())
    assert (discoverers, evening.seen(event.TokenPassed, {0})) == (["marco", "johnson", "william", "marco"], [])
    assert evening.seen(event.NoiseHeard, {0}), "the game tells the noises, nobody signs"
    # the token skips those that are gone
    t = hunted(at=("R1", "B4", "B4"))
    t.survivors[0].hurt, t.survivors[1].fate = True, "free"
    dice(0, 0, 0, 0)
    evening = Evening(t).after(Seek(), Done())
    assert (evening.t.survivors[0].fate, evening.t.team.first) == ("dead", 2)


@pytest.mark.rule("TS-240", "TS-241", "TS-341", "TS-242", "TS-343", "TS-243")
def test_keys_are_ones_own() -> None:
    # a found key is ones own and hidden from the killer
    told: list[tuple[State, list[Event]]] = []
    for card in ("key", "toolbox"):
        t = apart(at=("R2", "R1", "R1"))
        on_top(t.team.search, card)
        evening = Evening(t).after(Rummage(), Take(card), seat=1)
        assert (evening.t.team.purses[0], evening.t.keys) == (int(card == "key"), 0)
        told.append((evening.view(0), evening.seen(Event, {0})))
    assert told[0] == told[1], "both are noisy, and only that will be heard"
    # three keys open the main exit and with the map the secret one
    t = owns(apart(at=("R1", "G5", "G5"), packs={"johnson": ["secret-map"], "marco": ["ammo"]}), 3, 3, 0)
    evening = begin(t)
    assert [token.fate for token in evening.t.survivors] == ["free", "free", ""]
    assert evening.seen(event.SurvivorEscaped, {0}) == [
        event.SurvivorEscaped("marco", "R1"),
        event.SurvivorEscaped("johnson", "G5"),
    ]
    assert sorted(evening.t.team.away) == ["ammo", *["key"] * 6, "secret-map"]
    assert (evening.prompt, list(evening.game.decision.options)) == ("prompt-act", [3])  # type: ignore[union-attr]
    assert not begin(owns(apart(at=("R1", "G5", "R2")), 2, 3, 2)).seen(event.SurvivorEscaped), "two keys; no map; no exit"
    # keys are traded only where that was agreed
    evening = Evening(owns(apart(), 2, 0, 0))
    assert Trade("johnson") not in evening.options(1)
    evening = Evening(owns(apart(key_trade=True), 2, 0, 0)).after(Trade("johnson"), Hand("key"), Done(), seat=1)
    assert evening.t.team.purses == [1, 1, 0]


@pytest.mark.rule("TS-244", "TS-152", "TS-245", "TS-246", "TS-085")
def test_repair_tokens_bring_cards_and_rescue_saves_who_lives() -> None:
    # rescue saves everybody who lives
    t = apart()
    t.rescue, t.survivors[1].fate = 1, "dead"
    evening = begin(t)
    assert (evening.over, winners(evening)) == ("won-rescue", ("seat 1", "seat 3"))
    # every repair token brings a card of the search deck
    t = apart(at=("R1", "B1", "R1"), packs={"johnson": ["toolbox"]})
    on_top(t.team.search, "hatchet", "key", "limestone-powder")
    evening = Evening(t).after(Use("toolbox"), Take("hatchet"), Take("key"), Done(), seat=2)
    assert (evening.t.team.progress, evening.t.team.packs[1], evening.t.team.purses[1]) == (3, ["hatchet"], 1)
    t = apart(at=("B1", "R1", "R1"), progress=4)
    evening = Evening(t).after(Repair(), seat=1)
    assert evening.prompt == "prompt-keep"
    t.team.search = t.team.search[:0]
    evening = Evening(t).after(Repair(), seat=1)
    assert evening.prompt == "prompt-act", "the deck is empty"
    # only tokens that are really placed bring cards
    evening = Evening(apart(at=("R1", "B1", "R1"), packs={"johnson": ["toolbox"]}, progress=4))
    evening.play(Use("toolbox"), Done(), seat=2)
    assert (evening.t.team.progress, evening.prompt) == (5, "prompt-act")


@pytest.mark.rule("TS-247", "TS-254", "TS-341", "TS-184", "TS-255", "TS-143", "TS-251")
def test_an_elimination_brings_a_level_and_the_night_goes_on(dice: Dice) -> None:
    # an elimination ends nobody elses night and brings a level
    dice(0, 0, 0, 0)
    evening = Evening(hunted(at=("R1", "B4", "B4"), level=2, hand=[], hurt=(0,))).after(Seek(), Done())
    assert (evening.t.survivors[0].fate, evening.t.level, evening.over) == ("dead", 3, "")
    assert "brutal-rage" in evening.t.dark.hand, "the level unlocks what it unlocks"
    assert evening.seen(event.Eliminated, {0}) == [event.Eliminated("marco", again=True)]
    assert list(evening.game.decision.options) == [2, 3]  # type: ignore[union-attr]
    # an unlocked card and a full hand leave the killer a choice
    evening = Evening(hunted(at=("R1", "B4", "B4"), level=2, hand=["pursue", "pursue", "sense", "madness", "stay"], hurt=(0,)))
    dice(0, 0, 0, 0)
    evening.play(Seek(), Done())
    assert evening.prompt == "prompt-surplus"
    evening.play(Pay("stay"))
    assert "brutal-rage" in evening.t.dark.hand
    # an encounter goes on without the eliminated one
    dice(0, 0, 0, 0, 3, 3, 3, 3)
    evening = Evening(hunted(at=("R1", "R1", "B4"), hurt=(0,))).after(Seek(), Name("marco"), Done())
    assert evening.prompt == "prompt-defend"
    evening.play(Done())
    assert (evening.prompt, list(evening.game.decision.options)) == ("prompt-run", [2])  # type: ignore[union-attr]
    evening.play(Walk("R2"))
    assert (evening.t.side, evening.t.team.places[:2]) == ("survivors", ["R1", "R2"])
    # death blossom takes several at once
    t = hunted(killer="murderer", level=4, at=("R1", "B1", "G3"), stage="appear")
    t.place, t.sneaking = None, "death-blossom"
    evening = Evening(t)
    assert ([token.fate for token in evening.t.survivors], evening.t.level) == (["dead", "dead", ""], 5)
    assert not evening.over


@pytest.mark.rule("TS-248", "TS-249", "TS-341")
def test_what_is_left_and_removed_is_told() -> None:
    # the others take what an eliminated one leaves
    t = owns(apart(at=("R2", "R2", "R1"), packs={"marco": ["ammo", "hatchet"]}), 1, 0, 0)
    t.survivors[0].fate = "dead"
    evening = Evening(t)
    assert {option for option in evening.options(2) if isinstance(option, Loot)} == {
        Loot("marco", "ammo"),
        Loot("marco", "hatchet"),
        Loot("marco", "key"),
    }
    assert not any(isinstance(option, Loot) for option in evening.options(3)), "not from afar"
    evening.play(Loot("marco", "key"), Loot("marco", "ammo"), seat=2)
    assert (evening.t.team.purses, evening.t.team.packs[1]) == ([0, 1, 0], ["ammo"])
    assert (evening.t.team.acted[1], evening.t.team.packs[0], evening.seen(event.KeyHung)) == (False, ["hatchet"], [])
    # who removes a barricade says so
    evening = Evening(apart(at=("B3", "R1", "R1"), barricades=["B3-B4"])).after(Clear("B3-B4"), seat=1)
    assert evening.seen(event.BarricadeCleared, {0}) == [event.BarricadeCleared("B3-B4", "marco")]


@pytest.mark.rule("TS-250", "TS-251", "TS-252")
@pytest.mark.parametrize(
    ("fates", "won"),
    [
        (("free", "free"), ("seat 1", "seat 2", "seat 3")),
        (("dead", "free"), ("seat 2", "seat 3")),
        (("dead", "dead"), ("seat 0", "seat 3")),
    ],
    ids=str,
)
def test_the_night_ends_when_all_have_escaped_or_died(fates: tuple[str, str], won: tuple[str, ...]) -> None:
    t = owns(apart(at=("B4", "B4", "R1")), 0, 0, 3)
    for token, fate in zip(t.survivors, fates, strict=False):
        token.fate = fate
    evening = begin(t)
    assert (evening.over, winners(evening)) == ("won-parted", won)
    assert evening.seen(event.WaysParted) == [event.WaysParted(won, "won-parted")]


@pytest.mark.rule("TS-251", "TS-253")
def test_who_kills_all_three_wins_alone(dice: Dice) -> None:
    # with all three the killer wins alone
    t = hunted(at=("B4", "B4", "R1"))
    t.survivors[0].fate = t.survivors[1].fate = "dead"
    t.survivors[2].hurt = True
    dice(0, 0, 0, 0)
    evening = Evening(t).after(Seek(), Done())
    assert winners(evening) == ("seat 0",)
    # one lost to time is not enough for the killer
    t = apart()
    t.team.discovery = []
    t.survivors[0].fate = t.survivors[1].fate = "free"
    evening = Evening(t).after(Calm(), seat=3)
    assert winners(evening) == ("seat 1", "seat 2")


@pytest.mark.rule("TS-253")
@pytest.mark.parametrize(("fate", "won"), [("free", ("seat 0", "seat 1")), ("dead", ("seat 0",)), ("", ("seat 0",))], ids=str)
def test_without_rescue_an_empty_discovery_deck_loses_all_in_the_house(fate: str, won: tuple[str, ...]) -> None:
    t = apart()
    t.team.discovery, t.survivors[0].fate = [], fate
    evening = Evening(t)
    for seat in (1, 2, 3):
        if evening.options(seat):
            evening.play(Calm(), seat=seat)
    evening.until("never")
    assert (evening.over, winners(evening)) == ("won-time", won)


@pytest.mark.rule("TS-342")
def test_who_is_gone_is_left_out_of_everything() -> None:
    # who is gone is never named hurt or frightened
    t = hunted(killer="specter", at=("R1", "R1", "R1"), hand=["sense", "scream", "life-drain"], level=4)
    t.survivors[0].fate, t.survivors[1].fate = "dead", "free"
    t.survivors[0].fear = 2
    evening = Evening(t).after(Play("sense"), PickZone("red"), Play("scream"))
    assert evening.seen(event.Sensed)[0].found == ("william",)
    assert [token.fear for token in evening.t.survivors] == [2, 0, 1]
    evening.play(Play("life-drain"))
    assert [token.hurt for token in evening.t.survivors] == [False, False, True]
    evening.until("prompt-act")
    assert list(evening.game.decision.options) == [3]  # type: ignore[union-attr]
    # traits and trades leave out who is gone
    t = apart(traits={"marco": ["morale-boost"]}, packs={"johnson": ["ammo"]})
    t.survivors[1].fate, t.survivors[1].fear = "dead", 2
    evening = Evening(t)
    assert UseTrait("morale-boost") not in evening.options(1) and Trade("johnson") not in evening.options(1)


@pytest.mark.rule("TS-269", "TS-270", "TS-271", "TS-272", "TS-274")
def test_plans_are_the_token_holders_to_choose_and_everybodys_to_use(dice: Dice) -> None:
    # the holder of the token decides about plans
    t = apart(plans=True, at=("G3", "R5", "R1"))
    t.team.scheme = Scheme(plans=["molotov", "mechanical-blueprint"])
    evening = Evening(t)
    for seat in (1, 2, 3):
        evening.play(Calm(), seat=seat)
    evening.until("prompt-plan")
    assert list(evening.game.decision.options) == [1]  # type: ignore[union-attr]
    evening.play(Advance("mechanical-blueprint"))
    assert (evening.t.team.scheme.plan, evening.t.team.first) == ("mechanical-blueprint", 1)
    # everybody may use a plan and a single use is one for all
    evening = Evening(apart(plan="site-study"))
    assert all(UsePlan("site-study") in evening.options(seat) for seat in (1, 2, 3))
    evening.play(UsePlan("site-study"), Walk("R2"), Done(), seat=3)
    assert not any(UsePlan("site-study") in evening.options(seat) for seat in (1, 2, 3))
    # a plan wins for all that live and never for the killer
    t = hunted(plan="arcane-seal", lair="G2", at=("G2", "R1", "R1"))
    t.survivors[1].fate = t.survivors[2].fate = "dead"
    dice(3, 3, 3, 3)
    evening = Evening(t).after(Seek(), Done())
    assert (evening.over, winners(evening)) == ("won-arcane-seal", ("seat 1",))


@pytest.mark.rule("TS-273")
@pytest.mark.parametrize("plan", ["intel-sharing", "ambush"])
def test_all_survivors_are_those_that_live_and_a_single_one_is_together_and_apart(plan: str) -> None:
    t = apart(plans=True, at=("R2", "R4", "B4"), lair="G3")
    t.team.scheme = Scheme(plans=[plan], plan=plan, step=2)
    t.survivors[1].fate, t.survivors[2].fate = "dead", "free"
    evening = Evening(t).after(Calm(), seat=1)
    evening.until("prompt-plan").play(Advance(plan))
    assert evening.t.team.scheme.done


@pytest.mark.rule("TS-197", "TS-211", "TS-212", "TS-287", "TS-288", "TS-220")
def test_hand_and_rescue_may_be_kept_from_the_other_side() -> None:
    # the rescue counter can be kept from the killer
    evening = Evening(night(side="survivors", at=("B1", "R1", "R1"), open_rescue=False, progress=4)).after(Repair(), seat=1)
    assert (evening.t.rescue, evening.t.team.rescue, evening.seen(event.RescueCalled)) == (None, 5, [])
    assert evening.seen(event.RescueHoped, {0}) == []
    evening.until("prompt-killer").until("prompt-act")
    assert evening.t.team.rescue == 4
    t = night(side="survivors", open_rescue=False)
    t.team.rescue = 1
    assert begin(t).over == "won-rescue"
    # the hand is shown by nobody but whoever counts knows it: Nothing in the team's view tells the size of hand or deck; all of it follows from what was told openly, and the option only counts for them.
    match = Match.new("terrorscape", seed=4, options={"open_hand": True})
    assert match.view(1).state.options.open_hand
    with pytest.raises(LookupError):
        _ = match.view(1).state.dark.hand
    evening = Evening(night(hand=["pursue", "sense"], lair="R1", at=("B4", "B4", "B4"))).after(Play("pursue"), Walk("R2"), Done())
    assert count(evening.view(2)).hand == len(evening.t.dark.hand) == 4
    # not even the number of answers is told to the other side: While the team acts, the killer's view is the same after each of its answers, the step's beginning and its answers included.
    evening = Evening(night(side="survivors"))
    views = [observe(RULES, evening.game, frozenset({0}))]
    answers: list[tuple[int, Choice]] = [(1, Walk("R2")), (1, Walk("G1")), (2, Calm())]
    for seat, answer in answers:
        evening.play(answer, seat=seat)
        views.append(observe(RULES, evening.game, frozenset({0})))
    assert all(view == views[0] for view in views)
    assert views[0].since is None


@pytest.mark.rule("TS-208", "TS-341")
def test_worlds_of_the_killer_have_plans_traits_and_keys_of_every_kind() -> None:
    t = night(separate=True, plans=True, side="killer")
    t.options = Options(separate=True, plans=True, survivor_traits=1)
    t.round = 6
    t.survivors[2].fate = "free"
    game = Evening(t).game
    worlds = [RULES.determinize(observe(RULES, game, frozenset({0})), 0, Rng(seed)) for seed in range(30)]
    assert len({tuple(world.team.scheme.plans) for world in worlds}) > 10
    assert len({trait for world in worlds for trait in world.team.traits[0]}) > 10
    assert max(sum(world.team.purses) for world in worlds) > 0
    assert all(not world.team.packs[2] and not world.team.purses[2] for world in worlds)
