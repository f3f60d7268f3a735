"""Separate Ways: each survivor for itself, and what the options about what is told change (TS-197, TS-211, TS-234 to TS-255, TS-269 to TS-274, TS-341 to TS-343)."""

import pytest

from game.match import Match
from game.match.agents import observe
from game.rules.engine.rng import Rng
from game.rules.engine.script import Choice, Done, Event
from game.rules.engine.secret import redact
from game.rules.terrorscape import RULES
from game.rules.terrorscape.choice import Calm, Play, Rummage, Take, Walk
from game.rules.terrorscape.killer.counting import count
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import new_game
from game.rules.terrorscape.state import State
from tests.terrorscape.kit import Evening, night, on_top
from tests.terrorscape.tales import Tales


def apart(**given: object) -> State:
    """The survivors' turn in Separate Ways; Marco has the first-survivor token."""
    t = night(**{"side": "survivors", "separate": True, **given})  # type: ignore[arg-type]
    t.team.first = 0
    return t


@pytest.mark.rule("TS-223", "TS-234", "TS-235", "TS-236", "TS-237", "TS-239", "TS-238", "TS-342")
def test_the_token_is_drawn_by_lot_passed_on_and_skips_the_dead(tales: Tales) -> None:
    # a survivor drawn by lot has the token and the killer does not know who
    nights = [new_game(Options(separate=True, plans=True, difficulty="hard"), seed) for seed in range(12)]
    assert {t.team.first for t in nights} == {0, 1, 2} and all(t.team.purses == [0, 0, 0] for t in nights)
    with pytest.raises(LookupError):
        _ = redact(nights[0], {0}).team.first
    assert redact(nights[0], {3}).team.first == nights[0].team.first
    assert not tales("""
        the holder discovers and passes the token on; the game tells the noises, nobody signs [survivors separate t.team.first=0]
            =>keep =Done =>keep =Done =>keep =Done =>keep =Done Discovered:marco&johnson&william&marco TokenPassed@0:-
            NoiseHeard@0:-&R1&-&R1
        the token skips those that are gone [separate lair=R1 at=R1,B4,B4 hurt=0 t.survivors.1.fate=free t.team.first=0 dice=0,0,0,0]
            =Seek =Done marco.fate:dead team.first:2
    """)


@pytest.mark.rule("TS-240", "TS-241", "TS-341", "TS-242", "TS-343", "TS-243")
def test_keys_are_ones_own(tales: Tales) -> None:
    # a found key is ones own and hidden from the killer
    told: list[tuple[State, list[Event]]] = []
    for card in ("key", "toolbox"):
        t = apart(at=("R2", "R1", "R1"))
        on_top(t.team.search, card)
        evening = Evening(t).after(Rummage(), Take(card), seat=1)
        assert (evening.t.team.purses[0], evening.t.keys) == (int(card == "key"), 0)
        told.append((evening.view(0), evening.seen(Event, {0})))
    assert told[0] == told[1], "both are noisy, and only that will be heard"
    assert not tales("""
        three keys open the main exit, and with the map the secret one [survivors separate at=R1,G5,G5 johnson=secret-map marco=ammo keys=3,3,0 t.team.stage=begin t.team.first=0]
            fate:free+free+- SurvivorEscaped@0:marco,R1&johnson,G5 team.away:ammo+key+key+key+secret-map+key+key+key prompt:act
            asked:3
        not two keys; no map; no exit [survivors separate at=R1,G5,R2 keys=2,3,2 t.team.stage=begin t.team.first=0]
            SurvivorEscaped:-
        keys are not traded [survivors separate keys=2,0,0]
            1-Trade(johnson)
        unless that was agreed [survivors separate key_trade keys=2,0,0]
            =1:Trade(johnson) =1:Hand(key) =Done team.purses:1+1+0
    """)


@pytest.mark.rule("TS-244", "TS-152", "TS-245", "TS-246", "TS-085")
def test_repair_tokens_bring_cards_and_rescue_saves_who_lives(tales: Tales) -> None:
    assert not tales("""
        rescue saves everybody who lives [survivors separate t.rescue=1 t.survivors.1.fate=dead t.team.stage=begin]
            over:won-rescue+seat-1+seat-3
        every repair token brings a card of the search deck [survivors separate at=R1,B1,R1 johnson=toolbox search=hatchet,key,limestone-powder]
            =2:Use(toolbox) =2:Take(hatchet) =2:Take(key) =2:Done team.progress:3 johnson.packs:hatchet johnson.purses:1
        the last one, too [survivors separate at=B1,R1,R1 progress=4]
            =1:Repair prompt:keep
        when the deck is empty there is none [survivors separate at=B1,R1,R1 progress=4 t.team.search=]
            =1:Repair prompt:act
        only tokens that are really placed bring cards [survivors separate at=R1,B1,R1 johnson=toolbox progress=4]
            =2:Use(toolbox) =2:Done team.progress:5 prompt:act
    """)


@pytest.mark.rule("TS-247", "TS-254", "TS-341", "TS-184", "TS-255", "TS-143", "TS-251")
def test_an_elimination_brings_a_level_and_the_night_goes_on(tales: Tales) -> None:
    assert not tales("""
        an elimination ends nobody else's night, brings a level, and unlocks what that unlocks [separate lair=R1 at=R1,B4,B4 level=2 hand= hurt=0 dice=0,0,0,0]
            =Seek =Done marco.fate:dead level:3 over:- dark.hand:brutal-rage+barricade+stay+pursue Eliminated@0:marco,yes asked:23
        an unlocked card and a full hand leave the killer a choice [separate lair=R1 at=R1,B4,B4 level=2 hand=pursue,pursue,sense,madness,stay hurt=0 dice=0,0,0,0]
            =Seek =Done prompt:surplus =Pay(stay) dark.hand:pursue+pursue+sense+madness+brutal-rage
        an encounter goes on without the eliminated one [separate lair=R1 at=R1,R1,B4 hurt=0 dice=0,0,0,0,3,3,3,3]
            =Seek =Name(marco) =Done prompt:defend =Done prompt:run asked:2 =Walk(R2) side:survivors team.places:R1+R2+B4
        death blossom takes several at once [separate murderer level=4 at=R1,B1,G3 lair=R1 stage=appear t.place=none t.sneaking=death-blossom]
            fate:dead+dead+- level:5 over:-
    """)


@pytest.mark.rule("TS-248", "TS-249", "TS-341", "TS-342")
def test_what_is_left_and_removed_is_told_and_who_is_gone_is_left_out(tales: Tales) -> None:
    assert not tales("""
        the others take what an eliminated one leaves, but not from afar [survivors separate at=R2,R2,R1 marco=ammo,hatchet keys=1,0,0 t.survivors.0.fate=dead]
            2+Loot(marco,ammo) 2+Loot(marco,hatchet) 2+Loot(marco,key) 3-Loot(marco,ammo) 3-Loot(marco,hatchet) 3-Loot(marco,key)
            =2:Loot(marco,key) =2:Loot(marco,ammo) team.purses:0+1+0 johnson.packs:ammo johnson.acted:no marco.packs:hatchet
            KeyHung:-
        who removes a barricade says so [survivors separate at=B3,R1,R1 barricades=B3-B4]
            =1:Clear(B3-B4) BarricadeCleared@0:B3-B4,marco
        who is gone is never named, hurt or frightened [separate specter lair=R1 hand=sense,scream,life-drain level=4 t.survivors.0.fate=dead t.survivors.1.fate=free fear=200]
            =Play(sense) =PickZone(red) =Play(scream) Sensed:R1+R2+R3+R4+R5,red,william,- fear:2+0+1 =Play(life-drain)
            hurt:no+no+yes =>act asked:3
        traits and trades leave out who is gone [survivors separate marco+morale-boost johnson=ammo t.survivors.1.fate=dead fear=020]
            1-UseTrait(morale-boost) 1-Trade(johnson)
    """)


@pytest.mark.rule("TS-250", "TS-251", "TS-252", "TS-253")
def test_the_night_ends_when_all_have_escaped_or_died(tales: Tales) -> None:
    assert not tales("""
        all have escaped [survivors separate at=B4,B4,R1 keys=0,0,3 t.survivors.0.fate=free t.survivors.1.fate=free t.team.stage=begin]
            over:won-parted+seat-1+seat-2+seat-3 WaysParted:seat-1+seat-2+seat-3,won-parted
        one has died [survivors separate at=B4,B4,R1 keys=0,0,3 t.survivors.0.fate=dead t.survivors.1.fate=free t.team.stage=begin]
            over:won-parted+seat-2+seat-3 WaysParted:seat-2+seat-3,won-parted
        two have [survivors separate at=B4,B4,R1 keys=0,0,3 t.survivors.0.fate=dead t.survivors.1.fate=dead t.team.stage=begin]
            over:won-parted+seat-0+seat-3 WaysParted:seat-0+seat-3,won-parted
        with all three the killer wins alone [separate lair=R1 at=B4,B4,R1 t.survivors.0.fate=dead t.survivors.1.fate=dead hurt=2 dice=0,0,0,0]
            =Seek =Done over:won-parted+seat-0
        one lost to time is not enough for the killer [survivors separate t.team.discovery= t.survivors.0.fate=free t.survivors.1.fate=free]
            =3:Calm over:won-time+seat-1+seat-2
        without rescue an empty discovery deck loses all in the house [survivors separate t.team.discovery= t.survivors.0.fate=free]
            =>never over:won-time+seat-0+seat-1
        who died is lost, too [survivors separate t.team.discovery= t.survivors.0.fate=dead]
            =>never over:won-time+seat-0
        and all three are [survivors separate t.team.discovery=]
            =>never over:won-time+seat-0
    """)


@pytest.mark.rule("TS-269", "TS-270", "TS-271", "TS-272", "TS-273", "TS-274")
def test_plans_are_the_token_holders_to_choose_and_everybodys_to_use(tales: Tales) -> None:
    assert not tales("""
        the holder of the token decides about plans [survivors separate plans drawn=molotov,mechanical-blueprint at=G3,R5,R1 t.team.first=0]
            =>plan asked:1 =Advance(mechanical-blueprint) team.scheme.plan:mechanical-blueprint team.first:1
        everybody may use a plan, and a single use is one for all [survivors separate plan=site-study]
            1+UsePlan(site-study) 2+UsePlan(site-study) =3:UsePlan(site-study) =3:Walk(R2) =3:Done 1-UsePlan(site-study)
            2-UsePlan(site-study) 3-UsePlan(site-study)
        a plan wins for all that live and never for the killer [separate plan=arcane-seal lair=G2 at=G2,R1,R1 t.survivors.1.fate=dead t.survivors.2.fate=dead dice=3,3,3,3]
            =Seek =Done over:won-arcane-seal+seat-1
        all survivors are those that live, and a single one is together [survivors separate plans drawn=intel-sharing t.team.scheme.plan=intel-sharing t.team.scheme.step=2 at=R2,R4,B4 lair=G3 t.survivors.1.fate=dead t.survivors.2.fate=free t.team.first=0]
            =1:Calm =>plan =Advance(intel-sharing) team.scheme.done:yes
        and apart [survivors separate plans drawn=ambush t.team.scheme.plan=ambush t.team.scheme.step=2 at=R2,R4,B4 lair=G3 t.survivors.1.fate=dead t.survivors.2.fate=free t.team.first=0]
            =1:Calm =>plan =Advance(ambush) team.scheme.done:yes
    """)


@pytest.mark.rule("TS-197", "TS-211", "TS-212", "TS-287", "TS-288", "TS-220")
def test_hand_and_rescue_may_be_kept_from_the_other_side(tales: Tales) -> None:
    assert not tales("""
        the rescue counter can be kept from the killer [survivors at=B1,R1,R1 open_rescue=no progress=4]
            =1:Repair rescue:- team.rescue:5 RescueCalled:- RescueHoped@0:- =>killer =>act team.rescue:4
        it saves all the same [survivors open_rescue=no t.team.rescue=1 t.team.stage=begin]
            over:won-rescue+survivors
    """)
    # the hand is shown by nobody but whoever counts knows it: it follows from what was told openly, and the option only counts
    match = Match.new("terrorscape", seed=4, options={"open_hand": True})
    assert match.view(1).state.options.open_hand
    with pytest.raises(LookupError):
        _ = match.view(1).state.dark.hand
    evening = Evening(night(hand=["pursue", "sense"], lair="R1", at=("B4", "B4", "B4"))).after(Play("pursue"), Walk("R2"), Done())
    assert count(evening.view(2)).hand == len(evening.t.dark.hand) == 4
    # not even the number of answers is told to the other side, the step's beginning and its answers included
    evening = Evening(night(side="survivors"))
    views = [observe(RULES, evening.game, frozenset({0}))]
    answers: list[tuple[int, Choice]] = [(1, Walk("R2")), (1, Walk("G1")), (2, Calm())]
    for seat, answer in answers:
        evening.play(answer, seat=seat)
        views.append(observe(RULES, evening.game, frozenset({0})))
    assert all(view == views[0] for view in views) and views[0].since is None


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
