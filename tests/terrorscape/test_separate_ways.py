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
    """The survivors' turn begins."""
    t.team.stage = "begin"
    return Evening(t)


def winners(evening: Evening) -> tuple[str, ...]:
    assert evening.t.end is not None
    return evening.t.end.winners


# ---------------------------------------------------------------------- setup and the token


@pytest.mark.rule("TS-223", "TS-234", "TS-235", "TS-236")
def test_a_survivor_drawn_by_lot_has_the_token_and_the_killer_does_not_know_who() -> None:
    nights = [new_game(Options(separate=True, plans=True, difficulty="hard"), seed) for seed in range(12)]
    assert {t.team.first for t in nights} == {0, 1, 2}
    assert all(t.team.purses == [0, 0, 0] for t in nights)
    with pytest.raises(LookupError):
        _ = redact(nights[0], {0}).team.first
    assert redact(nights[0], {3}).team.first == nights[0].team.first


@pytest.mark.rule("TS-237", "TS-239")
def test_the_holder_discovers_and_passes_the_token_on() -> None:
    evening = Evening(apart())
    discoverers = []
    for _ in range(4):
        evening.until("prompt-keep")
        discoverers.append(evening.seen(event.Discovered)[-1].survivor)
        evening.play(Done())
    assert discoverers == ["marco", "johnson", "william", "marco"]
    assert evening.seen(event.TokenPassed, {0}) == []
    assert evening.seen(event.NoiseHeard, {0}), "the game tells the noises, nobody signs"


@pytest.mark.rule("TS-238", "TS-342")
def test_the_token_skips_those_that_are_gone(dice: Dice) -> None:
    t = hunted(at=("R1", "B4", "B4"))
    t.survivors[0].hurt, t.survivors[1].fate = True, "free"
    evening = Evening(t)
    dice(0, 0, 0, 0)
    evening.play(Seek(), Done())
    assert (evening.t.survivors[0].fate, evening.t.team.first) == ("dead", 2)


# ---------------------------------------------------------------------- keys and escapes


@pytest.mark.rule("TS-240", "TS-241", "TS-341")
def test_a_found_key_is_ones_own_and_hidden_from_the_killer() -> None:
    told: list[tuple[State, list[Event]]] = []
    for card in ("key", "toolbox"):
        t = apart(at=("R2", "R1", "R1"))
        on_top(t.team.search, card)
        evening = Evening(t)
        evening.play(Rummage(), Take(card), seat=1)
        assert (evening.t.team.purses[0], evening.t.keys) == (int(card == "key"), 0)
        told.append((evening.view(0), evening.seen(Event, {0})))
    assert told[0] == told[1], "both are noisy, and only that will be heard"


@pytest.mark.rule("TS-240", "TS-242", "TS-343")
def test_three_keys_open_the_main_exit_and_with_the_map_the_secret_one() -> None:
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


@pytest.mark.rule("TS-243")
def test_keys_are_traded_only_where_that_was_agreed() -> None:
    evening = Evening(owns(apart(), 2, 0, 0))
    assert Trade("johnson") not in evening.options(1)
    evening = Evening(owns(apart(key_trade=True), 2, 0, 0))
    evening.play(Trade("johnson"), Hand("key"), Done(), seat=1)
    assert evening.t.team.purses == [1, 1, 0]


@pytest.mark.rule("TS-244", "TS-152")
def test_rescue_saves_everybody_who_lives() -> None:
    t = apart()
    t.rescue, t.survivors[1].fate = 1, "dead"
    evening = begin(t)
    assert (evening.over, winners(evening)) == ("won-rescue", ("seat 1", "seat 3"))


@pytest.mark.rule("TS-245", "TS-246", "TS-085")
def test_every_repair_token_brings_a_card_of_the_search_deck() -> None:
    t = apart(at=("R1", "B1", "R1"), packs={"johnson": ["toolbox"]})
    on_top(t.team.search, "hatchet", "key", "limestone-powder")
    evening = Evening(t)
    evening.play(Use("toolbox"), Take("hatchet"), Take("key"), Done(), seat=2)
    assert (evening.t.team.progress, evening.t.team.packs[1], evening.t.team.purses[1]) == (3, ["hatchet"], 1)
    t = apart(at=("B1", "R1", "R1"))
    t.team.progress = 4
    evening = Evening(t)
    evening.play(Repair(), seat=1)
    assert evening.prompt == "prompt-keep"
    t.team.search = t.team.search[:0]
    evening = Evening(t)
    evening.play(Repair(), seat=1)
    assert evening.prompt == "prompt-act", "the deck is empty"


@pytest.mark.rule("TS-245")
def test_only_tokens_that_are_really_placed_bring_cards() -> None:
    t = apart(at=("R1", "B1", "R1"), packs={"johnson": ["toolbox"]})
    t.team.progress = 4
    evening = Evening(t)
    evening.play(Use("toolbox"), Done(), seat=2)
    assert (evening.t.team.progress, evening.prompt) == (5, "prompt-act")


# ---------------------------------------------------------------------- eliminations


@pytest.mark.rule("TS-247", "TS-254", "TS-341")
def test_an_elimination_ends_nobody_elses_night_and_brings_a_level(dice: Dice) -> None:
    t = hunted(at=("R1", "B4", "B4"), level=2, hand=[])
    t.survivors[0].hurt = True
    evening = Evening(t)
    dice(0, 0, 0, 0)
    evening.play(Seek(), Done())
    assert (evening.t.survivors[0].fate, evening.t.level, evening.over) == ("dead", 3, "")
    assert "brutal-rage" in evening.t.dark.hand, "the level unlocks what it unlocks"
    assert evening.seen(event.Eliminated, {0}) == [event.Eliminated("marco", again=True)]
    assert list(evening.game.decision.options) == [2, 3]  # type: ignore[union-attr]


@pytest.mark.rule("TS-254", "TS-184")
def test_an_unlocked_card_and_a_full_hand_leave_the_killer_a_choice(dice: Dice) -> None:
    t = hunted(at=("R1", "B4", "B4"), level=2, hand=["pursue", "pursue", "sense", "madness", "stay"])
    t.survivors[0].hurt = True
    evening = Evening(t)
    dice(0, 0, 0, 0)
    evening.play(Seek(), Done())
    assert evening.prompt == "prompt-surplus"
    evening.play(Pay("stay"))
    assert "brutal-rage" in evening.t.dark.hand


@pytest.mark.rule("TS-255", "TS-143")
def test_an_encounter_goes_on_without_the_eliminated_one(dice: Dice) -> None:
    t = hunted(at=("R1", "R1", "B4"))
    t.survivors[0].hurt = True
    evening = Evening(t)
    dice(0, 0, 0, 0, 3, 3, 3, 3)
    evening.play(Seek(), Name("marco"), Done())
    assert evening.prompt == "prompt-defend"
    evening.play(Done())
    assert (evening.prompt, list(evening.game.decision.options)) == ("prompt-run", [2])  # type: ignore[union-attr]
    evening.play(Walk("R2"))
    assert (evening.t.side, evening.t.team.places[:2]) == ("survivors", ["R1", "R2"])


@pytest.mark.rule("TS-247", "TS-251")
def test_death_blossom_takes_several_at_once() -> None:
    t = hunted(killer="murderer", level=4, at=("R1", "B1", "G3"), stage="appear")
    t.place, t.sneaking = None, "death-blossom"
    evening = Evening(t)
    assert [token.fate for token in evening.t.survivors] == ["dead", "dead", ""]
    assert evening.t.level == 5
    assert not evening.over


@pytest.mark.rule("TS-248")
def test_the_others_take_what_an_eliminated_one_leaves() -> None:
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
    assert (evening.t.team.acted[1], evening.t.team.packs[0]) == (False, ["hatchet"])
    assert evening.seen(event.KeyHung) == []


@pytest.mark.rule("TS-249", "TS-341")
def test_who_removes_a_barricade_says_so() -> None:
    t = apart(at=("B3", "R1", "R1"))
    t.barricades = ["B3-B4"]
    evening = Evening(t)
    evening.play(Clear("B3-B4"), seat=1)
    assert evening.seen(event.BarricadeCleared, {0}) == [event.BarricadeCleared("B3-B4", "marco")]


# ---------------------------------------------------------------------- who wins


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


@pytest.mark.rule("TS-251")
def test_with_all_three_the_killer_wins_alone(dice: Dice) -> None:
    t = hunted(at=("B4", "B4", "R1"))
    t.survivors[0].fate = t.survivors[1].fate = "dead"
    t.survivors[2].hurt = True
    evening = Evening(t)
    dice(0, 0, 0, 0)
    evening.play(Seek(), Done())
    assert winners(evening) == ("seat 0",)


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


@pytest.mark.rule("TS-253")
def test_one_lost_to_time_is_not_enough_for_the_killer() -> None:
    t = apart()
    t.team.discovery = []
    t.survivors[0].fate = t.survivors[1].fate = "free"
    evening = Evening(t)
    evening.play(Calm(), seat=3)
    assert winners(evening) == ("seat 1", "seat 2")


@pytest.mark.rule("TS-342")
def test_who_is_gone_is_never_named_hurt_or_frightened() -> None:
    t = hunted(killer="specter", at=("R1", "R1", "R1"), hand=["sense", "scream", "life-drain"], level=4)
    t.survivors[0].fate, t.survivors[1].fate = "dead", "free"
    t.survivors[0].fear = 2
    evening = Evening(t)
    evening.play(Play("sense"), PickZone("red"), Play("scream"))
    assert evening.seen(event.Sensed)[0].found == ("william",)
    assert [token.fear for token in evening.t.survivors] == [2, 0, 1]
    evening.play(Play("life-drain"))
    assert [token.hurt for token in evening.t.survivors] == [False, False, True]
    evening.until("prompt-act")
    assert list(evening.game.decision.options) == [3]  # type: ignore[union-attr]


@pytest.mark.rule("TS-342")
def test_traits_and_trades_leave_out_who_is_gone() -> None:
    t = apart(traits={"marco": ["morale-boost"]}, packs={"johnson": ["ammo"]})
    t.survivors[1].fate, t.survivors[1].fear = "dead", 2
    evening = Evening(t)
    assert UseTrait("morale-boost") not in evening.options(1)
    assert Trade("johnson") not in evening.options(1)


# ---------------------------------------------------------------------- with plans


@pytest.mark.rule("TS-269", "TS-270", "TS-271")
def test_the_holder_of_the_token_decides_about_plans() -> None:
    t = apart(plans=True, at=("G3", "R5", "R1"))
    t.team.scheme = Scheme(plans=["molotov", "mechanical-blueprint"])
    evening = Evening(t)
    for seat in (1, 2, 3):
        evening.play(Calm(), seat=seat)
    evening.until("prompt-plan")
    assert list(evening.game.decision.options) == [1]  # type: ignore[union-attr]
    evening.play(Advance("mechanical-blueprint"))
    assert (evening.t.team.scheme.plan, evening.t.team.first) == ("mechanical-blueprint", 1)


@pytest.mark.rule("TS-272")
def test_everybody_may_use_a_plan_and_a_single_use_is_one_for_all() -> None:
    evening = Evening(apart(plan="site-study"))
    assert all(UsePlan("site-study") in evening.options(seat) for seat in (1, 2, 3))
    evening.play(UsePlan("site-study"), Walk("R2"), Done(), seat=3)
    assert not any(UsePlan("site-study") in evening.options(seat) for seat in (1, 2, 3))


@pytest.mark.rule("TS-273")
@pytest.mark.parametrize("plan", ["intel-sharing", "ambush"])
def test_all_survivors_are_those_that_live_and_a_single_one_is_together_and_apart(plan: str) -> None:
    t = apart(plans=True, at=("R2", "R4", "B4"), lair="G3")
    t.team.scheme = Scheme(plans=[plan], plan=plan, step=2)
    t.survivors[1].fate, t.survivors[2].fate = "dead", "free"
    evening = Evening(t)
    evening.play(Calm(), seat=1)
    evening.until("prompt-plan").play(Advance(plan))
    assert evening.t.team.scheme.done


@pytest.mark.rule("TS-274")
def test_a_plan_wins_for_all_that_live_and_never_for_the_killer(dice: Dice) -> None:
    t = hunted(plan="arcane-seal", lair="G2", at=("G2", "R1", "R1"))
    t.survivors[1].fate = t.survivors[2].fate = "dead"
    evening = Evening(t)
    dice(3, 3, 3, 3)
    evening.play(Seek(), Done())
    assert (evening.over, winners(evening)) == ("won-arcane-seal", ("seat 1",))


# ---------------------------------------------------------------------- what is told


@pytest.mark.rule("TS-197")
def test_the_rescue_counter_can_be_kept_from_the_killer() -> None:
    t = night(side="survivors", at=("B1", "R1", "R1"), open_rescue=False)
    t.team.progress = 4
    evening = Evening(t)
    evening.play(Repair(), seat=1)
    assert (evening.t.rescue, evening.t.team.rescue) == (None, 5)
    assert evening.seen(event.RescueCalled) == []
    assert evening.seen(event.RescueHoped, {0}) == []
    evening.until("prompt-killer").until("prompt-act")
    assert evening.t.team.rescue == 4
    t = night(side="survivors", open_rescue=False)
    t.team.rescue = 1
    assert begin(t).over == "won-rescue"


@pytest.mark.rule("TS-211", "TS-212", "TS-287", "TS-288")
def test_the_hand_is_shown_by_nobody_but_whoever_counts_knows_it() -> None:
    """Nothing in the team's view tells the size of hand or deck; all of it follows from what was told openly, and the option only counts for them."""
    match = Match.new("terrorscape", seed=4, options={"open_hand": True})
    assert match.view(1).state.options.open_hand
    with pytest.raises(LookupError):
        _ = match.view(1).state.dark.hand
    t = night(hand=["pursue", "sense"], lair="R1", at=("B4", "B4", "B4"))
    evening = Evening(t)
    evening.play(Play("pursue"), Walk("R2"), Done())
    assert count(evening.view(2)).hand == len(evening.t.dark.hand) == 4


@pytest.mark.rule("TS-220")
def test_not_even_the_number_of_answers_is_told_to_the_other_side() -> None:
    """While the team acts, the killer's view is the same after each of its answers, the step's beginning and its answers included."""
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
