"""The 16 survival plans, each with its requirements and its effect (TS-256 to TS-274, TS-317)."""

import pytest

from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import redact
from game.rules.terrorscape import event
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.choice import Advance, Calm, Name, Repair, Seek, Spot, Take, TakePassage, Use, UsePlan, Walk
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import new_game
from game.rules.terrorscape.state import Scheme, State
from game.rules.terrorscape.tables.cards import PLANS
from tests.terrorscape.kit import KILLER, Dice, Evening, give, night, on_top


def fulfilled(plan: str, **given: object) -> State:
    """The survivors' turn; `plan` is fulfilled."""
    return night(**{"plan": plan, "side": "survivors", **given})  # type: ignore[arg-type]


def planning(*plans: str, plan: str = "", step: int = 0, **given: object) -> State:
    """The survivors' turn with two plans; the token lies on requirement `step` of `plan`."""
    t = night(**{"side": "survivors", "plans": True, **given})  # type: ignore[arg-type]
    t.team.scheme = Scheme(plans=list(plans), plan=plan, step=step)
    return t


def check(t: State) -> Evening:
    """Everybody calms down, Marco discovers nothing of note; the plans are looked at."""
    evening = Evening(t)
    for seat in (1, 2, 3):
        if evening.prompt == "prompt-act":
            evening.play(Calm(), seat=seat)
    while evening.prompt not in ("prompt-plan", "prompt-killer"):
        evening.play(evening.options()[-1])
    return evening


@pytest.mark.rule("TS-009", "TS-257")
def test_two_of_sixteen_plans_are_drawn() -> None:
    t = new_game(Options(plans=True), 3)
    assert (len(t.team.scheme.plans), len(t.team.scheme.deck), len(PLANS)) == (2, 14, 16)
    assert new_game(Options(), 3).team.scheme.plans == []


PLACES = {"knowledge": "R5", "tools": "G3", "mystic": "G2", "radio": "B1", "secret-exit": "G5"}


@pytest.mark.rule("TS-035", "TS-258", "TS-261", "TS-317")
@pytest.mark.parametrize("plan", sorted(PLANS))
def test_the_requirements_of_a_plan_are_met_one_after_the_other(plan: str) -> None:
    """For each requirement the token goes on where it is met, and only there."""
    for step, need in enumerate(PLANS[plan].needs):
        met = {"killer": ["B4", "R1", "B2"], "together": ["R2", "R2", "R2"], "apart": ["R1", "R2", "R4"]}
        places = met.get(need, [PLACES.get(need, "R1"), "R1", "R2"])
        missed = ["R1", "R1", "R4"]
        for at, asked in ((places, True), (missed, False)):
            t = planning(plan, "none-such", plan=plan if step else "", step=step, at=at, lair="B4")
            t.team.scheme.plans = [plan]
            evening = check(t)
            assert (evening.prompt == "prompt-plan") == asked, (need, at)
        t = planning(plan, plan=plan if step else "", step=step, at=places, lair="B4")
        evening = check(t).after(Advance(plan))
        assert evening.t.team.scheme.step == step + 1
        assert evening.t.team.scheme.done == (step + 1 == len(PLANS[plan].needs))


@pytest.mark.rule("TS-258", "TS-259", "TS-260", "TS-262", "TS-263", "TS-268")
def test_plans_go_on_once_a_turn_and_anew() -> None:
    # the token may stay and goes on once a turn
    t = planning("molotov", "skeleton-key", at=("G3", "R5", "R1"))
    evening = check(t)
    assert set(evening.options(2)) == {Advance("molotov"), Advance("skeleton-key"), Done()}
    evening.play(Done())
    assert evening.t.team.scheme.step == 0
    evening = check(planning("molotov", "skeleton-key", plan="skeleton-key", step=1, at=("G3", "R5", "R1")))
    evening.play(Advance("skeleton-key"))
    assert (evening.t.team.scheme.step, evening.prompt) == (2, "prompt-killer"), "the third one would be met, too"
    # the other plan begins anew and loses what this one had
    evening = check(planning("molotov", "skeleton-key", plan="skeleton-key", step=1, at=("G3", "R1", "R1")))
    evening.play(Advance("molotov"))
    assert (evening.t.team.scheme.plan, evening.t.team.scheme.step) == ("molotov", 1)
    # a killer who sneaks has no location
    t = planning("buzzer", at=("B4", "R1", "R1"), lair="B4")
    t.place = None
    assert check(t).prompt == "prompt-killer"
    # a fulfilled plan is of use from the next turn on and ends the other
    evening = check(planning("mystic-herbs", "molotov", plan="mystic-herbs", step=1, at=("G2", "G3", "R1")))
    evening.t.survivors[0].hurt = True
    evening.play(Advance("mystic-herbs"))
    assert evening.seen(event.PlanFulfilled, {2}) == [event.PlanFulfilled("mystic-herbs")]
    evening.until("prompt-act")
    assert UsePlan("mystic-herbs") in evening.options(1)
    assert check(evening.t).prompt == "prompt-killer", "the other plan is dead"


@pytest.mark.rule("TS-208", "TS-268")
def test_nobody_hears_of_plans_before_they_are_of_use() -> None:
    # the killer sees nothing of plans
    told = []
    for step, plan in ((0, "molotov"), (1, "buzzer")):
        evening = check(planning("molotov", "skeleton-key", plan=plan, step=step, at=("G3", "R1", "R1")))
        evening.play(Advance("molotov")) if plan == "molotov" else evening.play(Done())
        told.append((evening.view(0), evening.seen(object, {0})))
    assert told[0] == told[1]
    # a spot is no plan: Plans are offered to those that could use them, and to nobody before they are fulfilled.
    evening = Evening(planning("mystic-herbs", plan="mystic-herbs", step=1, at=("G2", "R1", "R1"), hurt=(0,)))
    assert not any(isinstance(option, UsePlan | Spot) for option in evening.options(1))


@pytest.mark.rule("TS-265", "TS-266")
@pytest.mark.parametrize(("faces", "over"), [((3, 3, 1, 1), "won-ambush"), ((3, 3, 1, 0), "")], ids=str)
def test_an_ambush_wins_by_a_defence_with_three_to_spare(dice: Dice, faces: tuple[int, ...], over: str) -> None:
    evening = check(planning("ambush", plan="ambush", step=2, at=("R4", "R4", "R4"), lair="R5")).after(Advance("ambush"))
    assert evening.t.team.scheme.place == "R4"
    evening.play(Walk("R4"))
    dice(*faces)
    evening.play(Seek(), Name("marco"), Done())
    assert evening.over == over


@pytest.mark.rule("TS-266")
@pytest.mark.parametrize(
    ("places", "lair", "fought", "hidden", "over"),
    [
        (("R4", "R4", "R4"), "R5", False, False, "won-rocket-launcher"),
        (("R4", "R4", "R4"), "R2", False, False, ""),
        (("R4", "R4", "B5"), "R5", False, False, ""),
        (("R4", "R4", "R4"), "R5", True, False, ""),
        (("R4", "R4", "R4"), "R5", False, True, ""),
    ],
)
def test_a_rocket_launcher_wins_beside_a_killer_who_met_nobody(
    places: tuple[str, ...], lair: str, fought: bool, hidden: bool, over: str
) -> None:
    t = fulfilled("rocket-launcher", at=places, lair=lair)
    t.team.stage, t.fought = "begin", fought
    t.place = None if hidden else t.place
    assert Evening(t).over == over


@pytest.mark.rule("TS-266", "TS-267", "TS-256", "TS-265")
def test_plans_win_where_the_killer_meets_them(dice: Dice) -> None:
    # an encounter in the last turn is remembered
    dice(3, 3, 3, 3)
    evening = Evening(night(lair="R1", at=("R1", "B4", "B4"), plan="rocket-launcher")).after(Seek(), Done(), Done())
    assert (evening.t.fought, evening.t.met, evening.t.side) == (True, False, "survivors")
    evening.until("prompt-killer").play(Done())
    assert not evening.t.fought
    # an arcane seal wins by any defence in the graveyard
    evening = check(planning("arcane-seal", plan="arcane-seal", step=3, at=("G2", "R1", "R1"), lair="G3"))
    evening.play(Advance("arcane-seal"))
    assert evening.t.noise == ["G2"], "the noise belongs to this turn"
    evening.play(Walk("G2"))
    dice(3, 1, 1, 0)
    evening.play(Seek(), Done())
    assert evening.over == "won-arcane-seal"
    # a concealed portal wins with three things in the graveyard
    things = ["secret-map", "flashlight", "ancient-amulet"]
    for carried, at, over in (
        (things, ("G2", "G2", "G2"), "won-concealed-portal"),
        (things[:2], ("G2", "G2", "G2"), ""),
        (things, ("G2", "G2", "G3"), ""),
    ):
        t = fulfilled("concealed-portal", at=at)
        give(t, 0, *carried[:1])
        give(t, 2, *carried[1:])
        t.team.stage = "begin"
        assert Evening(t).over == over
    # an explosive trap wins when the killer searches an empty room there
    evening = Evening(fulfilled("explosive-trap", packs={"marco": ["toolbox"]}, at=("R2", "R1", "R1"), lair="R5"))
    evening.play(UsePlan("explosive-trap"), seat=1)
    assert (evening.t.team.scheme.place, evening.t.team.packs[0], evening.t.team.acted[0]) == ("R2", [], True)
    assert evening.t.team.discard == ["toolbox"]
    evening.t.team.places[0] = "R2"
    evening.until("prompt-killer")
    dice(3, 3, 3, 3)
    evening.play(Walk("R2"), Seek(), Done(), Done())
    assert not evening.over, "a normal encounter; the token stays"
    evening.t.team.places[0] = "R1"
    evening.until("prompt-killer").play(Seek())
    assert evening.over == "won-explosive-trap"
    assert evening.t.end is not None and evening.t.end.winners == ("survivors",)
    assert UsePlan("explosive-trap") not in Evening(fulfilled("explosive-trap")).options(1), "it takes a toolbox"


@pytest.mark.rule("TS-080", "TS-263", "TS-081", "TS-083", "TS-084", "TS-091", "TS-265")
def test_plans_help_to_repair_and_to_distract() -> None:
    # a mechanical blueprint adds a step to every repair
    evening = Evening(fulfilled("mechanical-blueprint", at=("B1", "B1", "R1"), packs={"johnson": ["toolbox"]}))
    evening.play(Repair(), seat=1)
    assert evening.t.team.progress == 2
    evening.t.team.repaired = False
    evening = Evening(evening.t).after(Use("toolbox"), seat=2)
    assert (evening.t.team.progress, evening.t.rescue) == (5, 5)
    # a diy radio takes three toolboxes anywhere
    t = fulfilled("diy-radio", at=("G4", "R1", "R1"), packs={"marco": ["toolbox"] * 3})
    evening = Evening(t).after(UsePlan("diy-radio"), seat=1)
    assert (evening.t.rescue, evening.t.team.packs[0], evening.t.team.pending) == (5, [], ["G4"])
    for progress, repaired, boxes in ((5, False, 3), (1, True, 3), (0, False, 2)):
        t = fulfilled("diy-radio", packs={"marco": ["toolbox"] * boxes})
        t.team.progress, t.team.repaired = progress, repaired
        assert UsePlan("diy-radio") not in Evening(t).options(1)
    # repairs with caution are silent with a toolbox alone
    evening = Evening(fulfilled("repair-with-caution", at=("B1", "R1", "R1"), packs={"marco": ["toolbox"]}))
    evening.play(Use("toolbox"), seat=1)
    assert (evening.t.team.progress, evening.t.team.pending) == (2, [])
    evening = Evening(fulfilled("repair-with-caution", at=("B1", "R1", "R1"))).after(Repair(), seat=1)
    assert evening.t.team.pending == ["B1"]
    # a buzzer is laid once and then pressed by anybody
    evening = Evening(fulfilled("buzzer", at=("R2", "R1", "R1"), packs={"marco": ["toolbox"]}))
    assert UsePlan("buzzer") not in evening.options(2)
    evening.play(UsePlan("buzzer"), seat=1)
    assert (evening.t.team.scheme.place, evening.t.team.pending, evening.t.team.acted[0]) == ("R2", [], True)
    assert (evening.t.team.packs[0], evening.t.team.discard) == ([], ["toolbox"])
    evening.play(UsePlan("buzzer"), seat=2)
    assert (evening.t.team.pending, evening.t.team.acted[1]) == (["R2"], False)
    assert UsePlan("buzzer") in evening.options(3), "again and again"


@pytest.mark.rule("TS-043", "TS-264", "TS-033", "TS-263")
def test_plans_help_to_move() -> None:
    # a site study moves once or twice beside the main action once
    evening = Evening(fulfilled("site-study")).after(UsePlan("site-study"), Walk("R2"), Walk("G1"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.acted[0], evening.t.team.scheme.spent) == ("G1", False, True)
    assert UsePlan("site-study") not in evening.options(2)
    # a tunnels investigation links all four ends without a light
    evening = Evening(fulfilled("tunnels-investigation", survivors="marco,sophia,anna", at=("B1", "B5", "R1")))
    ways = {option.to for option in evening.options(1) if isinstance(option, TakePassage)}
    assert ways == {"G2", "B5", "G5"}
    assert not any(isinstance(option, TakePassage) for option in evening.options(3))
    evening.play(TakePassage("G5"), seat=1)
    assert (evening.t.team.places[0], evening.t.team.acted[0]) == ("G5", True)
    evening.play(TakePassage("B1"), seat=2)
    assert evening.t.team.places[1] == "B1"


@pytest.mark.rule("TS-129", "TS-263", "TS-134")
def test_a_molotov_helps_in_a_defence(dice: Dice) -> None:
    # a molotov adds two beside another item
    t = night(plan="molotov", lair="R1", at=("R1", "B4", "B4"), packs={"marco": ["whiskey-bottle", "limestone-powder"]})
    dice(1, 0, 0, 0)
    evening = Evening(t).after(Seek(), Use("limestone-powder"))
    assert evening.prompt == "prompt-molotov"
    evening.play(Use("whiskey-bottle"))
    found = evening.seen(event.Defended)[0]
    assert (found.bonus, found.total, found.success) == (4, 5, True)
    assert event.ItemShown("marco", "whiskey-bottle") in evening.events and evening.t.team.packs[0] == []
    # a molotov is no weapon to william and an item to martial arts
    t = night(plan="molotov", lair="R1", at=("B4", "B4", "R1"), packs={"william": ["whiskey-bottle"]})
    t.options = Options(plans=True, survivor_traits=1)
    t.team.traits = [[], [], ["martial-arts"]]
    dice(0, 0, 0, 0)
    evening = Evening(t).after(Seek(), Done(), Use("whiskey-bottle"))
    assert evening.seen(event.Defended)[0].bonus == 3, "two of the bottle, one of William"


@pytest.mark.rule("TS-023", "TS-264", "TS-087", "TS-052")
def test_plans_bring_cards_and_healing() -> None:
    # a skeleton key takes the key beneath the search deck
    evening = Evening(fulfilled("skeleton-key", packs={"marco": ["toolbox"], "johnson": ["toolbox"]}, at=("R1", "R2", "R1")))
    size = len(evening.t.team.search)
    assert UsePlan("skeleton-key") not in evening.options(2), "only in the entrance hall"
    evening.play(UsePlan("skeleton-key"), seat=1)
    assert (evening.t.keys, len(evening.t.team.search), evening.t.team.pending) == (1, size - 1, [])
    assert (evening.t.team.packs[0], evening.t.team.discard) == ([], ["toolbox"])
    assert evening.t.team.bare and evening.t.team.scheme.spent
    t = fulfilled("skeleton-key", packs={"marco": ["toolbox"]})
    t.team.search = []
    assert UsePlan("skeleton-key") not in Evening(t).options(1), "it is not there any more"
    # intel sharing draws a card when it is fulfilled
    t = planning("intel-sharing", plan="intel-sharing", step=2, at=("R4", "R4", "R4"))
    on_top(t.team.search, "toolbox")
    evening = check(t).after(Advance("intel-sharing"), Name("johnson"), Take("toolbox"))
    assert "toolbox" in evening.t.team.packs[1] and "R4" in evening.t.noise
    assert evening.t.team.scheme.spent
    # mystic herbs heal in the graveyard once and in silence
    evening = Evening(fulfilled("mystic-herbs", at=("G2", "G2", "R1"), hurt=(1, 2), fear={1: 2}))
    assert UsePlan("mystic-herbs") not in evening.options(3)
    evening.play(UsePlan("mystic-herbs"), seat=1)
    assert evening.options(1) == (Name("johnson"),)
    evening.play(Name("johnson"), seat=1)
    assert (evening.t.survivors[1].hurt, evening.t.survivors[1].fear, evening.t.team.pending) == (False, 0, [])
    assert (evening.t.team.acted[0], evening.t.team.scheme.spent) == (False, True)
    # an ancient chest gives three cards for the amulet
    t = fulfilled("ancient-chest", packs={"marco": ["ancient-amulet"]})
    on_top(t.team.search, "hatchet", "key", "limestone-powder")
    evening = Evening(t)
    answers: list[Choice] = [UsePlan("ancient-chest"), Take("hatchet"), Take("key"), Done()]
    evening.play(*answers, seat=1)
    assert (evening.t.team.packs[0], evening.t.keys) == (["hatchet"], 1)
    assert evening.t.team.discard == ["ancient-amulet", "limestone-powder"]
    assert evening.t.team.pending == ["R1"], "the key is noisy"


@pytest.mark.rule("TS-208", "TS-259")
def test_the_killer_may_think_of_plans_that_are_under_way() -> None:
    """One requirement a turn at most, and none that is fulfilled: that would show."""
    t = night(plans=True)
    t.round = 3
    worlds = [determinize(redact(t, {KILLER}), KILLER, Rng(number)).team.scheme for number in range(40)]
    assert {0, 1, 2} <= {scheme.step for scheme in worlds} <= {0, 1, 2, 3}
    for scheme in worlds:
        assert (scheme.plan in scheme.plans) == (scheme.step > 0)
        assert not scheme.step or scheme.step < len(PLANS[scheme.plan].needs)
        assert not scheme.done
