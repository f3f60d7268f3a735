"""Every item card."""

import pytest

from game.rules.terrorscape.tables.cards import ITEMS
from tests.terrorscape.tales import Tales


@pytest.mark.card("key")
@pytest.mark.rule("TS-100", "TS-102", "TS-195", "TS-277", "TS-104", "TS-299", "TS-103", "TS-101", "TS-112")
def test_a_key_hangs_on_the_wall_with_noise(tales: Tales) -> None:
    assert not tales("""
        a key hangs on the wall at once, even with full hands, and its noise is not told yet [survivors at=G4,R1,R1 marco=ammo,ammo,ammo search=key]
            =1:Rummage =1:Take(key) keys:1 marco.packs:ammo+ammo+ammo team.pending:G4 keys@0:1 KeyHung@0:1 noise@0:-
        a key may be discarded and is noisy all the same [survivors at=G4,R1,R1 search=key]
            =1:Rummage =1:Done keys:0 team.discard:key team.pending:G4
        a sixth key hangs over the others [survivors at=G4,R1,R1 t.keys=5 search=key]
            =1:Rummage =1:Take(key) keys:6
        Anna searches without a noise but discovers like others [survivors team=anna,marco,william at=G4,R1,R1 search=key discovery=key,toolbox]
            =1:Rummage =1:Take(key) team.pending:- =>discover =Name(anna) =Take(toolbox) noise:G4
    """)
    assert {row.id for row in ITEMS.values() if row.noise} == {"key", "toolbox", "longsword", "ancient-amulet"}


@pytest.mark.card("toolbox")
@pytest.mark.rule("TS-084", "TS-086", "TS-297", "TS-085")
def test_a_toolbox_repairs_more_and_the_surplus_is_lost(tales: Tales) -> None:
    assert not tales("""
        a toolbox repairs two, once a round, whatever the tool [survivors at=B1,B1,R1 marco=toolbox johnson=toolbox progress=2]
            =1:Use(toolbox) team.progress:4 team.pending:B1 team.discard:toolbox rescue:- 2-Use(toolbox) marco.acted:yes
        and Johnson's three [survivors at=B1,B1,R1 marco=toolbox johnson=toolbox progress=2]
            =2:Use(toolbox) team.progress:5 team.pending:B1 team.discard:toolbox rescue:5 1-Use(toolbox) johnson.acted:yes
        surplus repair is lost [survivors at=R1,B1,R1 johnson=toolbox progress=4]
            =2:Use(toolbox) RadioRepaired:johnson,1,5
    """)


@pytest.mark.card("revolver", "ammo", "hatchet", "shortsword", "longsword", "limestone-powder")
@pytest.mark.rule("TS-106", "TS-130", "TS-131", "TS-275", "TS-132", "TS-129", "TS-078", "TS-186", "TS-187", "TS-134")
def test_weapons_add_what_they_say(tales: Tales) -> None:
    assert not tales("""
        a revolver alone adds nothing and stays [lair=R1 at=R1,B4,G2 marco=revolver dice=1,1,1,1]
            =Seek =Use(revolver) Defended:marco,4,0,4,5,no marco.packs:revolver
        ammunition needs a revolver [lair=R1 at=R1,B4,G2 marco=revolver,ammo dice=1,1,1,1]
            =Seek =Use(ammo) Defended:marco,4,4,8,5,yes marco.packs:revolver team.discard:ammo
            ItemShown@0:marco,revolver&marco,ammo
        of the defender's own [lair=R1 at=R1,R1,G2 marco=ammo johnson=revolver]
            =Seek =Name(marco) 1?Done
        a hatchet cuts both ways: in a defence [lair=R1 at=R1,B4,G2 marco=hatchet dice=1,1,1,1]
            =Seek =Use(hatchet) Defended:marco,4,1,5,5,yes marco.packs:- team.discard:hatchet
        and through a barricade here, in silence [survivors at=B3,R1,R1 marco=hatchet johnson=hatchet barricades=B3-B4,B2-B3]
            2-Use(hatchet) =1:Use(hatchet) =1:Clear(B2-B3) barricades:B3-B4 team.pending:- marco.acted:no
            BarricadeCleared@0:B2-B3,nobody
        a shortsword adds one and stays [lair=R1 at=R1,B4,G2 marco=shortsword dice=1,1,1,1]
            =Seek =Use(shortsword) Defended:marco,4,1,5,5,yes marco.packs:shortsword
        a longsword adds three but lets the killer draw first [lair=R1 at=R1,B4,G2 marco=longsword dice=1,1,1,0]
            =Seek =Use(longsword) Defended:marco,3,3,6,5,yes marco.packs:longsword AbilitiesDrawn:barricade
        who may reach level two before the dice fall [lair=R1 at=R1,B4,G2 marco=longsword bury=0 dice=1,1,0,0]
            =Seek =Use(longsword) Defended:marco,2,3,5,6,no
        the drawn card of a full hand is discarded [lair=R1 at=R1,B4,G2 marco=longsword hand=pursue,pursue,pursue,sense,sense dice=1,1,1,1]
            =Seek =Use(longsword) dark.hand:pursue+pursue+pursue+sense+sense
            AbilitiesDiscarded:barricade,excess&stay+barricade,lost
        limestone powder adds two [lair=R1 at=R1,B4,G2 marco=limestone-powder dice=1,1,1,1]
            =Seek =Use(limestone-powder) Defended:marco,4,2,6,5,yes team.discard:limestone-powder
        and is no weapon: William stays steady [team=william,sophia,anna lair=R1 at=R1,B4,G2 william=limestone-powder dice=1,1,1,1]
            =Seek =Use(limestone-powder) Defended:william,4,3,7,5,yes
        with a weapon he does not [team=william,sophia,anna lair=R1 at=R1,B4,G2 william=hatchet dice=1,1,1,1]
            =Seek =Use(hatchet) Defended:william,4,1,5,5,yes
    """)


@pytest.mark.card("trap-parts", "whiskey-bottle", "firecracker")
@pytest.mark.rule("TS-135", "TS-202", "TS-280", "TS-075", "TS-281", "TS-314", "TS-034", "TS-094", "TS-095", "TS-096", "TS-120")
@pytest.mark.rule("TS-192", "TS-278", "TS-319")
def test_items_that_are_thrown_lay_traps_and_make_noise(tales: Tales) -> None:
    assert not tales("""
        trap parts lay a trap that nobody sees [survivors at=R5,R1,R1 marco=trap-parts]
            keep@0 =1:Use(trap-parts) team.trap:R5 marco.packs:- team.discard:trap-parts kept@0:yes marco.acted:yes
        and only one [survivors marco=trap-parts t.team.trap=G1]
            1-Use(trap-parts) 1!Use(trap-parts):no-use,TS-077
        a bottle flies through a barricaded door, not through the secret passage [survivors at=B3,R1,B1 marco=whiskey-bottle william=whiskey-bottle barricades=B3-B4]
            =1:Use(whiskey-bottle) 1?Spot(B2)/Spot(B4) =Spot(B4) team.pending:B4 team.discard:whiskey-bottle barricades:B3-B4
            =3:Use(whiskey-bottle) 3?Spot(R1)/Spot(B2) =Spot(R1) =>killer noise@0:R1+B4
        a firecracker drowns every other noise, which is never told [survivors at=R2,R1,R1 marco=firecracker search=key discovery=ammo,ammo]
            =1:Rummage =1:Take(key) =1:Use(firecracker) cracker@0:no =>killer cracker@0:yes noise@0:- CrackerHeard@0:yes
            NoiseHeard:- team.pending:- =Done cracker:no cracker_before:yes
    """)


@pytest.mark.card("adrenaline", "sedatives", "herbal-medicine")
@pytest.mark.rule("TS-044", "TS-071", "TS-193", "TS-194", "TS-052", "TS-109", "TS-331")
def test_items_that_move_calm_and_heal(tales: Tales) -> None:
    assert not tales("""
        adrenaline is one step more [survivors marco=adrenaline]
            =1:Use(adrenaline) 1-Done =1:Walk(R2) =1:Walk(G1) =1:Walk(G2) marco.places:G2
        where there is no way out it is of no use [survivors marco=adrenaline barricades=R1-R2,R1-R3,R1-B1,R1-B2]
            1-Use(adrenaline)
        sedatives take the own fear away [survivors marco=sedatives johnson=sedatives fear=200]
            2-Use(sedatives) =1:Use(sedatives) fear:0+0+0 marco.acted:no FearLost@0:marco ItemUsed@0:-
        herbs are of no use where nobody is hurt [survivors at=R2,R2,G1 marco=herbal-medicine]
            1-Use(herbal-medicine)
        or too far away [survivors at=R2,R2,G1 marco=herbal-medicine hurt=2]
            1-Use(herbal-medicine)
        they heal somebody here with noise [survivors at=R2,R2,G1 marco=herbal-medicine hurt=0,1,2]
            =1:Use(herbal-medicine) 1?Name(marco)/Name(johnson) =Name(johnson) hurt@0:yes+no+yes team.pending:R2 Healed@0:johnson
    """)


@pytest.mark.card("ancient-amulet", "secret-map", "flashlight")
@pytest.mark.rule("TS-149", "TS-198", "TS-151", "TS-033")
def test_an_amulet_a_map_and_a_flashlight_are_carried_for_their_use(tales: Tales) -> None:
    assert not tales("""
        an amulet takes one injury outside encounters [team=marco,sophia,anna at=R1,R1,G2 lair=R1 marco=ancient-amulet hand=howling-chainsaw,sense,sense]
            =Play(howling-chainsaw) =pay =Done hurt:no+yes+no marco.packs:- team.discard:ancient-amulet
            Warded@0:marco,ancient-amulet
        it does not help in an encounter [team=marco,sophia,anna at=R1,B4,G2 lair=R1 marco=ancient-amulet dice=0,0,0,0]
            =Seek =Done hurt:yes+no+no marco.packs:ancient-amulet
        the map opens the secret exit while somebody carries it [at=G5,G5,G5 lair=R1 johnson=secret-map t.keys=5]
            =Done over:won-secret-exit+survivors
        without it that is shut [at=G5,G5,G5 lair=R1 t.keys=5]
            =Done over:-
        a flashlight also leads to the garden [survivors at=B5,R1,R1 marco=flashlight]
            =1:TakePassage(G5) marco.places:G5 marco.packs:flashlight
    """)


@pytest.mark.card("medical-kit", "camera")
@pytest.mark.rule("TS-109", "TS-024", "TS-071")
def test_survivors_treat_and_photograph(tales: Tales) -> None:
    assert not tales("""
        where nobody here is hurt or afraid there is nothing to treat [survivors at=R2,R2,G1 marco=medical-kit]
            1-Use(medical-kit)
        Marco treats wounds and fear at once [survivors at=R2,R2,G1 marco=medical-kit hurt=1 fear=021]
            =1:Use(medical-kit) =1:Name(johnson) hurt:no+no+no fear:0+0+1 team.discard:medical-kit team.pending:-
        and nobody else can [survivors at=R2,R2,G1 t.team.packs.1=medical-kit hurt=1 fear=021]
            2-Use(medical-kit)
        Sophia's camera is a noise where she is [survivors team=sophia,marco,anna sophia=camera]
            =1:Use(camera) team.pending:R1 team.discard:camera sophia.acted:no
        nobody else can use it [survivors team=sophia,marco,anna t.team.packs.1=camera]
            2-Use(camera)
    """)
