"""The survivors' turn and its actions (TS-043 to TS-045, TS-060 to TS-090)."""

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import Drop, Exert, Name, Repair, Rummage, Take, Use
from tests.terrorscape.kit import Evening, give, night
from tests.terrorscape.tales import Tales


@pytest.mark.rule("TS-062", "TS-326", "TS-078", "TS-327")
def test_a_round_begins_quietly_and_a_barricade_is_removed_where_it_lies(tales: Tales) -> None:
    assert not tales("""
        noise and firecracker are gone when a round begins [butcher t.noise=B1 t.cracker=yes]
            =Done noise:- cracker:no noise_before:B1 cracker_before:yes
        a barricade must lie at the own location [survivors barricades=B3-B4]
            keep@0 1-Clear(B3-B4) 1!Clear(B3-B4):no-barricade,TS-078 kept@0:yes
    """)


@pytest.mark.rule("TS-043", "TS-044", "TS-073", "TS-292", "TS-045", "TS-074", "TS-293")
def test_action_one_is_one_step_or_two_and_a_barricade_bars_it(tales: Tales) -> None:
    assert not tales("""
        it is one step or two [survivors]
            =1:Walk(R2) prompt:walk-on 1?Walk(R1)/Walk(R3)/Walk(R5)/Walk(G1)/Done =1:Walk(G1) marco.places:G1 =2:Walk(B1) =2:Done
            johnson.places:B1
        Anna goes from the shed to the graveyard [survivors team=anna,marco,william at=G3,R1,R1]
            =1:Walk(G2) anna.places:G2 1+Walk(G1)
        without barricades every way is open [survivors at=R1,R1,B2 william=adrenaline]
            3+Walk(B3)
        a barricade bars every way of a survivor [survivors at=R1,R1,B2 william=adrenaline barricades=B2-B3,R1-B2]
            3-Walk(B3) 3!Walk(B3):barricaded,TS-074 =3:Use(adrenaline) 3?Walk(B1)/Walk(B5) =3:Walk(B1) william.places:B1
    """)


@pytest.mark.rule("TS-065", "TS-290", "TS-066", "TS-105")
def test_a_trade_is_free_hidden_and_among_those_who_stand_together(tales: Tales) -> None:
    assert not tales("""
        it costs nothing and is hidden [survivors marco=ammo johnson=revolver]
            keep@0 =1:Trade(johnson) =1:Hand(ammo) =2:Done marco.packs:- johnson.packs:revolver+ammo team.acted:no+no+no
            kept@0:yes Traded:marco,johnson,ammo,-
        only survivors at the same location trade, and who has nothing may ask [survivors at=R1,R2,R1 marco=ammo johnson=revolver]
            1+Trade(william) 1-Trade(johnson) 3+Trade(marco) 1!Trade(johnson):no-trade,TS-065
        limits count after both have given: with three against three nobody has too much [survivors marco=hatchet,hatchet,hatchet william=ammo,ammo,ammo]
            =Trade(william) =Hand(hatchet) =Done =Hand(ammo) =Done prompt:act marco.packs:hatchet+hatchet+ammo =Trade(william)
            =Hand(hatchet) =Done =Done prompt:drop 3?Drop(ammo)/Drop(hatchet) =Drop(ammo) william.packs:ammo+hatchet+hatchet
            team.discard:ammo
    """)


@pytest.mark.rule("TS-067", "TS-068", "TS-069", "TS-071", "TS-107")
def test_survivors_act_once_each_in_any_order_and_may_do_more_between(tales: Tales) -> None:
    assert not tales("""
        once each in any order with extras between; one main action ends before anything else happens [survivors at=R1,R1,G1 marco=sedatives,adrenaline fear=200]
            =3:Calm 3?- =1:Use(sedatives) =1:Walk(R2) =1:Done 1?Use(adrenaline)/Done 1!Walk(R3):acted,TS-069 =2:Walk(B1) asked:2
            =2:Done =1:Use(adrenaline) =1:Walk(R3) prompt:discover
        whoever is finished can still be traded with [survivors marco=adrenaline]
            =1:Calm =1:Done 1?- =2:Trade(marco) =1:Hand(adrenaline) johnson.packs:adrenaline
        any number of extra actions, each with its item spent [survivors marco=whiskey-bottle,whiskey-bottle,adrenaline]
            =1:Use(adrenaline) =1:Walk(R2) =1:Use(whiskey-bottle) =1:Spot(R5) =1:Use(whiskey-bottle) =1:Spot(G1) marco.packs:-
            team.discard:adrenaline+whiskey-bottle+whiskey-bottle marco.acted:no
    """)


@pytest.mark.rule("TS-070", "TS-076", "TS-033", "TS-077", "TS-106", "TS-315", "TS-072", "TS-291")
def test_actions_of_all_calm_and_light_passages(tales: Tales) -> None:
    assert not tales("""
        action two removes all fear and is always there [survivors fear=002]
            =3:Calm william.fear:0 FearLost@0:william 1+Calm =1:Calm FearLost:william
        a flashlight lights the secret passages, which are dark without [survivors at=B1,G5,B1 marco=flashlight]
            3-TakePassage(G2) =1:TakePassage(G2) marco.places:G2 marco.packs:flashlight marco.acted:yes =>killer =Done
            =1:TakePassage(B1) marco.places:B1
        Sophia needs no light [survivors team=sophia,marco,anna at=B1,R1,R1]
            =1:TakePassage(G2) sophia.places:G2 sophia.acted:yes
        and with one no action [survivors team=sophia,marco,anna at=B1,R1,R1 sophia=flashlight]
            =1:TakePassage(G2) =1:TakePassage(B1) =1:TakePassage(G2) sophia.places:G2 sophia.acted:no =1:Walk(G3) =1:Walk(G4)
            sophia.places:G4
    """)


@pytest.mark.rule("TS-078", "TS-079", "TS-201", "TS-295")
def test_action_four_removes_a_barricade_from_either_side_and_tells_the_door_alone(tales: Tales) -> None:
    assert not tales("""
        from one side, without a noise [survivors team=anna,marco,william at=B3,R1,R1 barricades=B3-B4,R1-R2]
            1+Clear(B3-B4) 1-Clear(R1-R2) =1:Clear(B3-B4) barricades@0:R1-R2 BarricadeCleared@0:B3-B4,nobody team.pending:-
        from the other [survivors team=anna,marco,william at=B4,R1,R1 barricades=B3-B4,R1-R2]
            1+Clear(B3-B4) 1-Clear(R1-R2) =1:Clear(B3-B4) barricades@0:R1-R2 BarricadeCleared@0:B3-B4,nobody team.pending:-
    """)


@pytest.mark.rule("TS-080", "TS-081", "TS-296", "TS-082", "TS-088", "TS-320", "TS-090", "TS-083", "TS-085")
def test_repairs_are_made_once_a_round_and_not_beside_the_killer(tales: Tales) -> None:
    assert not tales("""
        action five repairs once a round, with noise [survivors at=B1,B1,R1]
            3-Repair =1:Repair team.progress:1 team.pending:B1 2-Repair 2!Repair:repaired-already,TS-081 rescue@0:- =>killer =Done
            2+Repair
        the killer in the same room keeps hands off the radio [survivors at=B1,B1,R1 lair=B1 marco=toolbox,adrenaline johnson=ammo]
            1-Repair 1-Use(toolbox) 1!Repair:killer-here,TS-082 1+Walk(R1) 1+Calm 1+Use(adrenaline) 1+Trade(johnson)
        and the shelves [survivors at=R2,R1,R1 lair=R2]
            1-Rummage 1!Rummage:killer-here,TS-088
        the fifth token calls rescue and ends repairs [survivors at=B1,B1,R1 progress=4]
            =1:Repair rescue@0:5 =>killer =Done 1-Repair 1!Repair:radio-works,TS-085
    """)
    # a killer who sneaks is nowhere even if he stands there
    t = night(side="survivors", at=("B1", "R2", "R1"), packs={"marco": ["toolbox"]})
    t.place, t.sneaking, t.dark.place, t.seen = None, "vanish", "B1", "R1"
    assert {Repair(), Use("toolbox")} <= set(Evening(t).options(1))
    t.dark.place = "R2"
    assert Rummage() in Evening(t).options(2)


@pytest.mark.rule("TS-031", "TS-087", "TS-107", "TS-089", "TS-332", "TS-105", "TS-300")
def test_searching_draws_a_card_while_there_are_any(tales: Tales) -> None:
    assert not tales("""
        action six draws a card to keep or discard [survivors at=R2,R1,B4 search=hatchet,whiskey-bottle]
            2-Rummage 2!Rummage:no-items-here,TS-087 =1:Rummage prompt:keep 1?Take(hatchet)/Done =Take(hatchet) =3:Rummage =3:Done
            team.packs:hatchet+-+- team.discard:whiskey-bottle team.pending:-
        three items are the limit, but not for Johnson [survivors at=R2,R2,R1 marco=ammo,ammo,ammo johnson=hatchet,hatchet,hatchet search=limestone-powder,hatchet]
            =1:Rummage =1:Take(limestone-powder) prompt:drop 1?Drop(ammo)/Drop(limestone-powder) =Drop(limestone-powder)
            marco.packs:ammo+ammo+ammo =2:Rummage =2:Take(hatchet) johnson.packs:hatchet+hatchet+hatchet+hatchet
    """)
    # an empty search deck stays empty
    t = night(side="survivors", at=("R2", "R1", "R1"))
    t.team.searched = [secret.face for secret in t.team.search]
    t.team.discard, t.team.search = t.team.searched.copy(), []
    evening = Evening(t)
    assert Rummage() not in evening.options(1)
    assert RULES.explain(evening.t, 1, Rummage()).rule == "TS-089"  # type: ignore[union-attr]
    assert evening.until("prompt-killer").until("prompt-act").t.team.search == []


@pytest.mark.rule("TS-108", "TS-107", "TS-044", "TS-073", "TS-077")
def test_items_are_used_or_kept_and_salvaged_or_not(tales: Tales) -> None:
    assert not tales("""
        William sprints, with noise at the end [survivors]
            =3:Exert(sprint) 3-Done =3:Walk(R2) =3:Walk(G1) =3:Walk(G2) william.places:G2 team.pending:G2 prompt:act
        or stops on the way [survivors]
            =3:Exert(sprint) =3:Walk(R2) =3:Done team.pending:R2
    """)
    # nothing is thrown away for nothing
    evening = Evening(night(side="survivors", packs={"marco": ["ammo", "limestone-powder"]}))
    assert not any(isinstance(one, Drop | Use) for one in evening.options(1))
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


@pytest.mark.rule("TS-110", "TS-111", "TS-117", "TS-286", "TS-112", "TS-118", "TS-114")
def test_discovering_ends_every_turn(tales: Tales) -> None:
    assert not tales("""
        one named survivor discovers two cards and keeps one [survivors at=R1,R5,R1 discovery=ammo,shortsword]
            =>discover 1?Name(marco)/Name(johnson)/Name(william) 2?Name(marco)/Name(johnson)/Name(william)
            3?Name(marco)/Name(johnson)/Name(william) =3:Name(johnson) prompt:keep 2?Take(ammo)/Take(shortsword)/Done 3?-
            =Take(ammo) johnson.packs:ammo team.discard:shortsword
        both cards may go, and noise comes all the same [survivors at=R1,R5,R1 johnson=adrenaline discovery=toolbox,longsword]
            =>discover =Name(johnson) 2?Take(longsword)/Take(toolbox)/Done =Done team.discard:toolbox+longsword NoiseMade:R5
            noise:R5
        of two keys one is lost [survivors discovery=key,key]
            =>discover =Name(marco) 1?Take(key)/Done =Take(key) keys:1 team.discard:key
    """)


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
