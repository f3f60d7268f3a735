"""The 16 survival plans, each with its requirements and its effect (TS-256 to TS-274, TS-317)."""

import pytest

from game.rules.engine.rng import Rng
from game.rules.engine.script import Done
from game.rules.engine.secret import redact
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.choice import Advance, Calm
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import new_game
from game.rules.terrorscape.state import Scheme, State
from game.rules.terrorscape.tables.cards import PLANS
from tests.terrorscape.kit import KILLER, Evening, night
from tests.terrorscape.tales import Tales


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
        assert evening.t.team.scheme.step == step + 1 and evening.t.team.scheme.done == (step + 1 == len(PLANS[plan].needs))


@pytest.mark.rule("TS-258", "TS-259", "TS-260", "TS-262", "TS-263", "TS-268", "TS-208")
def test_plans_go_on_once_a_turn_and_anew_and_are_a_secret(tales: Tales) -> None:
    assert not tales("""
        the token may stay [survivors plans drawn=molotov,skeleton-key at=G3,R5,R1]
            =>plan 2?Advance(molotov)/Advance(skeleton-key)/Done =Done team.scheme.step:0
        it goes on once a turn, though the third one would be met, too [survivors plans drawn=molotov,skeleton-key t.team.scheme.plan=skeleton-key t.team.scheme.step=1 at=G3,R5,R1]
            =>plan =Advance(skeleton-key) team.scheme.step:2 prompt:killer
        the other plan begins anew and loses what this one had [survivors plans drawn=molotov,skeleton-key t.team.scheme.plan=skeleton-key t.team.scheme.step=1 at=G3,R1,R1]
            =>plan =Advance(molotov) team.scheme.plan:molotov team.scheme.step:1
        a fulfilled plan is of use from the next turn on, and ends the other [survivors plans drawn=mystic-herbs,molotov t.team.scheme.plan=mystic-herbs t.team.scheme.step=1 at=G2,G3,R1]
            =>plan =t.survivors.0.hurt=yes =Advance(mystic-herbs) PlanFulfilled@2:mystic-herbs =>act 1+UsePlan(mystic-herbs)
        nobody is offered a plan before it is fulfilled [survivors plans drawn=mystic-herbs t.team.scheme.plan=mystic-herbs t.team.scheme.step=1 at=G2,R1,R1 hurt=0]
            1-UsePlan(mystic-herbs) 1-Spot(G2)
        an ambush wins by a defence with three to spare [survivors plans drawn=ambush t.team.scheme.plan=ambush t.team.scheme.step=2 at=R4,R4,R4 lair=R5]
            =>plan =Advance(ambush) team.scheme.place:R4 =Walk(R4) =dice(3,3,1,1) =Seek =Name(marco) =Done
            over:won-ambush+survivors
        and not with two [survivors plans drawn=ambush t.team.scheme.plan=ambush t.team.scheme.step=2 at=R4,R4,R4 lair=R5]
            =>plan =Advance(ambush) =Walk(R4) =dice(3,3,1,0) =Seek =Name(marco) =Done over:-
        an arcane seal wins by any defence in the graveyard; its noise belongs to this turn [survivors plans drawn=arcane-seal t.team.scheme.plan=arcane-seal t.team.scheme.step=3 at=G2,R1,R1 lair=G3]
            =>plan =Advance(arcane-seal) noise:G2 =Walk(G2) =dice(3,1,1,0) =Seek =Done over:won-arcane-seal+survivors
        intel sharing draws a card when it is fulfilled [survivors plans drawn=intel-sharing t.team.scheme.plan=intel-sharing t.team.scheme.step=2 at=R4,R4,R4 search=toolbox]
            =>plan =Advance(intel-sharing) =Name(johnson) =Take(toolbox) ItemTaken:william,ammo&johnson,toolbox noise:R4
            team.scheme.spent:yes
    """)
    # a killer who sneaks has no location
    t = planning("buzzer", at=("B4", "R1", "R1"), lair="B4")
    t.place = None
    assert check(t).prompt == "prompt-killer"
    # when one is fulfilled the other is dead
    t = planning("mystic-herbs", "molotov", plan="mystic-herbs", step=2, at=("G2", "G3", "R1"))
    t.team.scheme.done = True
    assert check(t).prompt == "prompt-killer"
    # the killer sees nothing of plans
    told = []
    for step, plan in ((0, "molotov"), (1, "buzzer")):
        evening = check(planning("molotov", "skeleton-key", plan=plan, step=step, at=("G3", "R1", "R1")))
        evening.play(Advance("molotov")) if plan == "molotov" else evening.play(Done())
        told.append((evening.view(0), evening.seen(object, {0})))
    assert told[0] == told[1]


@pytest.mark.rule("TS-266", "TS-267", "TS-256", "TS-265")
def test_plans_win_where_the_killer_meets_them(tales: Tales) -> None:
    assert not tales("""
        a rocket launcher wins beside a killer who met nobody [survivors plan=rocket-launcher at=R4,R4,R4 lair=R5 t.team.stage=begin]
            over:won-rocket-launcher+survivors
        not far from him [survivors plan=rocket-launcher at=R4,R4,R4 lair=R2 t.team.stage=begin]
            over:-
        nor where somebody is elsewhere [survivors plan=rocket-launcher at=R4,R4,B5 lair=R5 t.team.stage=begin]
            over:-
        nor after a fight [survivors plan=rocket-launcher at=R4,R4,R4 lair=R5 t.team.stage=begin t.fought=yes]
            over:-
        nor where he hides [survivors plan=rocket-launcher at=R4,R4,R4 lair=R5 t.team.stage=begin t.place=none]
            over:-
        an encounter in the last turn is remembered [lair=R1 at=R1,B4,B4 plan=rocket-launcher dice=3,3,3,3]
            =Seek =Done =Done fought:yes met:no side:survivors =>killer =Done fought:no
        a concealed portal wins with three things in the graveyard [survivors plan=concealed-portal at=G2,G2,G2 marco=secret-map william=flashlight,ancient-amulet t.team.stage=begin]
            over:won-concealed-portal+survivors
        not with two [survivors plan=concealed-portal at=G2,G2,G2 marco=secret-map william=flashlight t.team.stage=begin]
            over:-
        nor where one is elsewhere [survivors plan=concealed-portal at=G2,G2,G3 marco=secret-map william=flashlight,ancient-amulet t.team.stage=begin]
            over:-
        an explosive trap wins when the killer searches an empty room there; in a normal encounter the token stays [survivors plan=explosive-trap marco=toolbox at=R2,R1,R1 lair=R5]
            =1:UsePlan(explosive-trap) team.scheme.place:R2 marco.packs:- marco.acted:yes team.discard:toolbox =t.team.places.0=R2
            =>killer =dice(3,3,3,3) =Walk(R2) =Seek =Done =Done over:- =t.team.places.0=R1 =>killer =Seek
            over:won-explosive-trap+survivors
        it takes a toolbox [survivors plan=explosive-trap]
            1-UsePlan(explosive-trap)
    """)


@pytest.mark.rule("TS-080", "TS-263", "TS-081", "TS-083", "TS-084", "TS-091", "TS-265")
def test_plans_help_to_repair_and_to_distract(tales: Tales) -> None:
    assert not tales("""
        a mechanical blueprint adds a step to every repair [survivors plan=mechanical-blueprint at=B1,B1,R1 johnson=toolbox]
            =1:Repair team.progress:2
        by whatever tool [survivors plan=mechanical-blueprint at=B1,B1,R1 johnson=toolbox progress=2]
            =2:Use(toolbox) team.progress:5 rescue:5
        a diy radio takes three toolboxes anywhere [survivors plan=diy-radio at=G4,R1,R1 marco=toolbox,toolbox,toolbox]
            =1:UsePlan(diy-radio) rescue:5 marco.packs:- team.pending:G4
        it is of no use where the radio works [survivors plan=diy-radio marco=toolbox,toolbox,toolbox progress=5]
            1-UsePlan(diy-radio)
        nor after a repair [survivors plan=diy-radio marco=toolbox,toolbox,toolbox progress=1 t.team.repaired=yes]
            1-UsePlan(diy-radio)
        nor with two [survivors plan=diy-radio marco=toolbox,toolbox]
            1-UsePlan(diy-radio)
        repairs with caution are silent with a toolbox [survivors plan=repair-with-caution at=B1,R1,R1 marco=toolbox]
            =1:Use(toolbox) team.progress:2 team.pending:-
        alone [survivors plan=repair-with-caution at=B1,R1,R1]
            =1:Repair team.pending:B1
        a buzzer is laid once and then pressed by anybody, again and again [survivors plan=buzzer at=R2,R1,R1 marco=toolbox]
            2-UsePlan(buzzer) =1:UsePlan(buzzer) team.scheme.place:R2 team.pending:- marco.acted:yes marco.packs:-
            team.discard:toolbox =2:UsePlan(buzzer) team.pending:R2 johnson.acted:no 3+UsePlan(buzzer)
    """)


@pytest.mark.rule("TS-043", "TS-264", "TS-033", "TS-263", "TS-129", "TS-134")
def test_plans_help_to_move_and_in_a_defence(tales: Tales) -> None:
    assert not tales("""
        a site study moves once or twice beside the main action, once [survivors plan=site-study]
            =1:UsePlan(site-study) =1:Walk(R2) =1:Walk(G1) marco.places:G1 marco.acted:no team.scheme.spent:yes
            2-UsePlan(site-study)
        a tunnels investigation links all four ends without a light [survivors plan=tunnels-investigation team=marco,sophia,anna at=B1,B5,R1]
            1+TakePassage(G2) 1+TakePassage(B5) 1+TakePassage(G5) 1-TakePassage(B1) 3-TakePassage(B1) =1:TakePassage(G5)
            marco.places:G5 marco.acted:yes =2:TakePassage(B1) sophia.places:B1
        a molotov adds two beside another item [plan=molotov lair=R1 at=R1,B4,B4 marco=whiskey-bottle,limestone-powder dice=1,0,0,0]
            =Seek =Use(limestone-powder) prompt:molotov =Use(whiskey-bottle) Defended:marco,1,4,5,5,yes
            ItemShown:marco,limestone-powder&marco,whiskey-bottle marco.packs:-
        it is no weapon to William and an item to martial arts [plan=molotov lair=R1 at=B4,B4,R1 william=whiskey-bottle william+martial-arts dice=0,0,0,0]
            =Seek =Done =Use(whiskey-bottle) Defended:william,0,3,3,5,no
    """)


@pytest.mark.rule("TS-023", "TS-264", "TS-087", "TS-052")
def test_plans_bring_cards_and_healing(tales: Tales) -> None:
    assert not tales("""
        a skeleton key takes the key beneath the search deck, in the entrance hall alone [survivors plan=skeleton-key marco=toolbox johnson=toolbox at=R1,R2,R1]
            team.search:11 2-UsePlan(skeleton-key) =1:UsePlan(skeleton-key) keys:1 team.search:10 team.pending:- marco.packs:-
            team.discard:toolbox team.bare:yes team.scheme.spent:yes
        where the deck is gone it is not there any more [survivors plan=skeleton-key marco=toolbox t.team.search=]
            1-UsePlan(skeleton-key)
        mystic herbs heal in the graveyard, once and in silence [survivors plan=mystic-herbs at=G2,G2,R1 hurt=1,2 fear=020]
            3-UsePlan(mystic-herbs) =1:UsePlan(mystic-herbs) 1?Name(johnson) =1:Name(johnson) hurt:no+no+yes fear:0+0+0
            team.pending:- marco.acted:no team.scheme.spent:yes
        an ancient chest gives three cards for the amulet, and the key is noisy [survivors plan=ancient-chest marco=ancient-amulet search=hatchet,key,limestone-powder]
            =1:UsePlan(ancient-chest) =Take(hatchet) =Take(key) =Done marco.packs:hatchet keys:1
            team.discard:ancient-amulet+limestone-powder team.pending:R1
    """)


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
