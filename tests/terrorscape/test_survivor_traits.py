"""The 20 traits of the survivors, each with its effect (TS-224, TS-225, TS-230 to TS-232)."""

import pytest

from game.rules.terrorscape.choice import Calm, Clear, Seek, Spot, UseTrait
from tests.terrorscape.kit import Evening, night
from tests.terrorscape.tales import Tales


@pytest.mark.rule("TS-134", "TS-230", "TS-137", "TS-129", "TS-231", "TS-130")
def test_traits_that_help_in_a_defence(tales: Tales) -> None:
    assert not tales("""
        martial arts count where nothing is used [marco+martial-arts lair=R1 at=R1,B4,B4 marco=revolver dice=1,1,1,1]
            =Seek =Done Defended:marco,4,1,5,5,yes
        and not where something is [marco+martial-arts lair=R1 at=R1,B4,B4 marco=revolver dice=1,1,1,1]
            =Seek =Use(revolver) Defended:marco,4,0,4,5,no
        a stroke of luck repels with nothing at all [marco+stroke-of-luck lair=R1 at=R1,B4,B4 dice=0,0,0,0]
            =Seek =Done Defended:marco,0,0,0,5,yes TraitShown@0:marco,stroke-of-luck
        and only then [marco+stroke-of-luck lair=R1 at=R1,B4,B4 dice=0,0,0,1]
            =Seek =Done Defended:marco,1,0,1,5,no
        a secret weapon takes the place of an item [marco+secret-weapon lair=R1 at=R1,B4,B4 marco=limestone-powder dice=1,0,0,0]
            =Seek 1?Use(limestone-powder)/UseTrait(secret-weapon)/Done =UseTrait(secret-weapon) Defended:marco,1,4,5,5,yes
            marco.packs:limestone-powder TraitShown@0:marco,secret-weapon team.spent:secret-weapon
        it is a weapon to William [william+secret-weapon lair=R1 at=B4,B4,R1 dice=0,0,0,0]
            =Seek =UseTrait(secret-weapon) Defended:william,0,4,4,5,no
        marksmanship adds one to ammunition [marco+marksmanship lair=R1 at=R1,B4,B4 marco=revolver,ammo dice=0,0,0,0]
            =Seek =Use(ammo) Defended:marco,0,5,5,5,yes
    """)


@pytest.mark.rule("TS-053", "TS-073", "TS-143", "TS-194")
def test_traits_that_make_one_run(tales: Tales) -> None:
    assert not tales("""
        a hurried flee goes three steps from a killer in range [survivors marco+hurried-flee lair=R1]
            =1:Walk(R2) =1:Walk(G1) prompt:walk-on =1:Walk(G2) prompt:act
        not from one two steps away [survivors marco+hurried-flee lair=R5]
            =1:Walk(R2) =1:Walk(G1) prompt:act
        nor from one out of sight [survivors marco+hurried-flee lair=R1 t.place=none]
            =1:Walk(R2) =1:Walk(G1) prompt:act
        a survival instinct runs two steps, not three, and loses all fear [marco+survival-instinct lair=R1 at=R1,B4,B4 fear=200 dice=0,0]
            =Seek =Done prompt:run =1:Walk(R2) prompt:walk-on 1+Done =1:Walk(G1) marco.places:G1 fear:0+0+0 prompt:act
        even where it stays [marco+survival-instinct lair=R1 at=R1,B4,B4 fear=200 dice=0,0]
            =Seek =Done =Done marco.places:R1 fear:0+0+0
    """)


@pytest.mark.rule("TS-073", "TS-194", "TS-052", "TS-231", "TS-077", "TS-091", "TS-109")
def test_traits_that_calm_and_heal(tales: Tales) -> None:
    assert not tales("""
        intrepidity takes one fear away when moving [survivors marco+intrepidity fear=200]
            =1:Walk(R2) =1:Done fear:1+0+0 FearEased@0:marco,1
        first aid does not heal oneself [survivors marco+first-aid at=R1,R1,B4 hurt=0]
            1-UseTrait(first-aid)
        it heals somebody else here, once and in silence [survivors marco+first-aid at=R1,R1,B4 hurt=0,1,2]
            =1:UseTrait(first-aid) 1?Name(johnson) =1:Name(johnson) hurt:yes+no+yes team.pending:- team.spent:first-aid
            marco.acted:yes
        a morale boost reaches everybody else, again and again [survivors marco+morale-boost at=R1,G5,B4 fear=221]
            =1:UseTrait(morale-boost) fear:2+1+0 marco.acted:yes team.spent:-
        where nobody else is afraid there is none [survivors marco+morale-boost at=R1,G5,B4]
            1-UseTrait(morale-boost)
        herbology heals in silence [survivors marco+herbology marco=herbal-medicine hurt=0]
            =1:Use(herbal-medicine) =1:Name(marco) hurt:no+no+no team.pending:-
        others do not [survivors marco+coordinator marco=herbal-medicine hurt=0]
            =1:Use(herbal-medicine) =1:Name(marco) hurt:no+no+no team.pending:R1
    """)


@pytest.mark.rule("TS-112", "TS-231", "TS-091", "TS-090")
def test_traits_that_keep_quiet_or_make_noise(tales: Tales) -> None:
    assert not tales("""
        silent retrieval muffles what was discovered once [survivors marco+silent-retrieval discovery=toolbox,ammo]
            =>discover =Name(marco) prompt:muffle =UseTrait(silent-retrieval) team.pending:- team.spent:silent-retrieval
        or does not [survivors marco+silent-retrieval discovery=toolbox,ammo]
            =>discover =Name(marco) =Done team.pending:R1 team.spent:-
        nothing is there to muffle [survivors marco+silent-retrieval discovery=hatchet,ammo]
            =>discover =Name(marco) prompt:keep
        what others discover is heard [survivors marco+silent-retrieval discovery=toolbox,ammo]
            =>discover =Name(johnson) team.pending:R1
        a sound decoy makes noise anywhere once [survivors marco+sound-decoy]
            =1:UseTrait(sound-decoy) 1?15 =1:Spot(G3) team.pending:G3 marco.acted:no 1-UseTrait(sound-decoy)
        hypervigilance is silent beside a killer who is seen [survivors marco+hypervigilance lair=R1 marco=whiskey-bottle]
            =1:Use(whiskey-bottle) =1:Spot(R2) team.pending:-
        not beside none [survivors marco+hypervigilance lair=R2 marco=whiskey-bottle]
            =1:Use(whiskey-bottle) =1:Spot(R2) team.pending:R2
        nor beside one who hides [survivors marco+hypervigilance lair=R1 t.place=none marco=whiskey-bottle]
            =1:Use(whiskey-bottle) =1:Spot(R2) team.pending:R2
    """)


@pytest.mark.rule("TS-122", "TS-230", "TS-231", "TS-220")
def test_a_heroic_save_lets_the_others_slip_away_and_is_asked_for_by_all(tales: Tales) -> None:
    assert not tales("""
        it lets the others slip away [johnson+heroic-save lair=R1 at=R1,R1,R1]
            =Seek prompt:save =2:UseTrait(heroic-save) TraitShown@0:johnson,heroic-save =1:Walk(R2) =3:Done SlippedAway@0:marco
            encounter.involved:1+2 =dice(0,0,0,0,0,0,0,0) =Name(johnson) =Done =Done hurt:no+yes+yes =Done =Done marco.places:R2
    """)
    # the question of the heroic save comes whoever has it
    prompts = []
    for traits in ({"johnson": ["heroic-save"]}, {"johnson": ["herbology"]}):
        evening = Evening(night(killer="murderer", traits=traits, lair="R1", at=("R1", "R1", "G5"))).after(Seek())
        assert evening.game.decision is not None
        prompts.append((evening.game.decision.for_seats({0}), [type(one) for one in evening.seen(object, {0})]))
    assert prompts[0] == prompts[1]


@pytest.mark.rule("TS-139", "TS-230", "TS-340")
def test_a_taunt_costs_the_killer_cards_and_can_raise_his_level(tales: Tales) -> None:
    assert not tales("""
        two are lost, ten shuffled, one more lost, one drawn [survivors marco+taunting-strategy hand=pursue,sense bury=2]
            =1:UseTrait(taunting-strategy) Taunted@0:yes AbilityUsed@0:- level:2 dark.hand:pursue+sense+sense team.pending:R1
            dark.deck:8 marco.acted:yes team.spent:-
    """)


@pytest.mark.rule("TS-111", "TS-231", "TS-105")
def test_a_sleight_of_hand_keeps_both_cards_once(tales: Tales) -> None:
    assert not tales("""
        it keeps both cards once [survivors marco+sleight-of-hand discovery=key,ammo]
            =>discover =Name(marco) =UseTrait(sleight-of-hand) keys:1 marco.packs:ammo team.discard:- team.spent:sleight-of-hand
            team.drawn:-
        the second card waits while room is made for the first [survivors marco+sleight-of-hand discovery=hatchet,ammo t.team.packs.0=camera,toolbox,longsword]
            =>discover =Name(marco) =UseTrait(sleight-of-hand) prompt:drop team.drawn:ammo =Drop(camera) prompt:drop team.drawn:-
            =Drop(ammo) marco.packs:toolbox+longsword+hatchet team.discard:camera+ammo
    """)


@pytest.mark.rule("TS-071", "TS-231")
@pytest.mark.parametrize("answer", [Clear("B3-B4"), Calm(), Spot("B2")], ids=str)
def test_a_judicious_move_is_one_of_three(answer: Clear | Calm | Spot) -> None:
    t = night(traits={"marco": ["judicious-move"]}, side="survivors", barricades=["B3-B4"], fear={0: 1})
    evening = Evening(t).after(UseTrait("judicious-move"), seat=1)
    assert {Clear("B3-B4"), Calm(), Spot("B2")} <= set(evening.options(1))
    assert Spot("B4") not in evening.options(1), "only an adjacent location"
    evening.play(answer, seat=1)
    done = (evening.t.barricades == [], evening.t.survivors[0].fear == 0, evening.t.team.pending == ["B2"])
    assert done == tuple(answer == one for one in (Clear("B3-B4"), Calm(), Spot("B2")))
    assert (evening.t.team.acted[0], evening.t.team.spent) == (False, ["judicious-move"])


@pytest.mark.rule("TS-044", "TS-231", "TS-043", "TS-077")
def test_traits_that_make_one_move(tales: Tales) -> None:
    assert not tales("""
        a prompt reaction moves once beside the main action, the second walk [survivors marco+prompt-reaction]
            =1:UseTrait(prompt-reaction) =1:Walk(R2) =1:Walk(G1) marco.places:G1 marco.acted:yes team.spent:prompt-reaction
        a burst of speed is loud and two to four steps long [survivors marco+burst-of-speed]
            =1:UseTrait(burst-of-speed) =1:Walk(R2) 1-Done =1:Walk(G1) 1+Done =1:Walk(G2) =1:Walk(G3) prompt:act marco.places:G3
            team.pending:R1 marco.acted:yes
        a coordinator moves the others beside it [survivors marco+coordinator at=R1,R1,B4]
            =1:UseTrait(coordinator) prompt:coordinate 3?- =2:Walk(R2) =2:Walk(G1) team.places:R1+G1+B4 team.acted:yes+no+no
        where nobody is there is none to move [survivors marco+coordinator at=R1,R2,B4]
            1-UseTrait(coordinator)
    """)


@pytest.mark.rule("TS-342", "TS-101", "TS-231")
def test_traits_are_of_no_use_to_others_and_none_face_down(tales: Tales) -> None:
    assert not tales("""
        they are of no use to others [survivors marco+sound-decoy]
            1+UseTrait(sound-decoy) 2-UseTrait(sound-decoy) 3-UseTrait(sound-decoy)
        a trait turned face down does nothing [survivors marco+prompt-reaction at=R2,R1,R1 t.team.spent=prompt-reaction search=toolbox]
            1-UseTrait(prompt-reaction) =1:Rummage =1:Take(toolbox) 1-UseTrait(prompt-reaction)
    """)
