"""Every ability card of the killers and every level."""

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Seek
from game.rules.terrorscape.status import strength
from tests.terrorscape.kit import Evening, bury, night
from tests.terrorscape.tales import Tales


@pytest.mark.card("pursue", "sense", "barricade")
@pytest.mark.rule("TS-044", "TS-164", "TS-329", "TS-057", "TS-058", "TS-206", "TS-221", "TS-279", "TS-312", "TS-313", "TS-046")
@pytest.mark.rule("TS-049", "TS-177", "TS-217", "TS-289", "TS-339")
def test_the_cards_of_every_killer_do_what_they_say(tales: Tales) -> None:
    assert not tales("""
        pursue is exactly one step before the actions [butcher hand=pursue,pursue lair=R4]
            =Play(pursue) 0?Walk(R5)/Walk(B5) =Walk(R5) =Play(pursue) =Walk(G4) =Walk(G3) =Walk(G2) place:G2 stage:slow
            dark.discard:pursue+pursue
        sense names everybody in a zone but Anna [butcher hand=sense,sense team=anna,william,sophia at=R1,R5,R2]
            =Play(sense) =PickZone(red) =Play(sense) =PickZone(green)
            Sensed@0:R1+R2+R3+R4+R5,red,william+sophia,anna&G1+G2+G3+G4+G5,green,-,anna
            Sensed@2:R1+R2+R3+R4+R5,red,william+sophia,anna&G1+G2+G3+G4+G5,green,-,anna
        not even where she is alone [butcher hand=sense team=anna,william,sophia at=R1,B5,G2]
            =Play(sense) =PickZone(red) Sensed:R1+R2+R3+R4+R5,red,-,anna
        barricade shuts a door here, and a slow card is the last step [butcher hand=barricade lair=B3]
            =Play(barricade) 0?Bar(B2-B3)/Bar(B3-B4) =Bar(B3-B4) barricades:B3-B4 BarricadePlaced@1:B3-B4,yes side:survivors
        no door is in the graveyard [butcher hand=barricade lair=G2]
            0-Play(barricade)
    """)


@pytest.mark.card("howling-chainsaw")
@pytest.mark.rule("TS-123", "TS-149", "TS-165", "TS-170", "TS-172")
def test_the_howling_chainsaw_goes_through_its_effects_in_order(tales: Tales) -> None:
    assert not tales("""
        it frightens, moves and wounds, in the place of the actions [butcher hand=howling-chainsaw,sense,sense at=R1,R2,B4 lair=R3]
            =Play(howling-chainsaw) =pay fear:1+1+0 0+Done =Walk(R2) hurt:no+yes+no EncounterBegan:- DiceRolled:- stage:slow
            0-Seek
        it may stay and is quick from level four [butcher hand=howling-chainsaw,sense,sense at=R3,R2,B4 lair=R3 level=4]
            =Play(howling-chainsaw) =pay =Done marco.hurt:yes 0+Seek
    """)


@pytest.mark.card("madness", "stay")
@pytest.mark.rule("TS-037", "TS-188", "TS-047", "TS-048", "TS-217", "TS-339")
def test_madness_and_stay_shut_doors(tales: Tales) -> None:
    assert not tales("""
        madness shuts a door and strengthens until the end of the turn [butcher hand=madness,sense,sense lair=R3]
            =Play(madness) =pay =Bar(R1-R3) strength:7 barricades:R1-R3 StrengthChanged@1:7,none =Done strength:5
        stay shuts every door here with barricades from elsewhere [butcher hand=stay,sense,sense,pursue,pursue lair=R1 barricades=R1-R2,B3-B4,B4-G5,G3-G4,R4-R5,R5-G4]
            =Play(stay) =pay prompt:lift 0-Lift(R1-R2) =Lift(B4-G5) =Lift(G3-G4)
            barricades:R1-R2+B3-B4+R4-R5+R5-G4+R1-R3+R1-B1+R1-B2 BarricadeLifted@1:B4-G5&G3-G4
            BarricadePlaced:R1-R2,no&R1-R3,yes&R1-B1,yes&R1-B2,yes
        stay can be played in the graveyard for nothing [butcher hand=stay,sense,sense,pursue,pursue lair=G2]
            =Play(stay) =pay barricades:- side:survivors
    """)


@pytest.mark.card("brutal-rage")
@pytest.mark.rule("TS-166", "TS-172", "TS-283", "TS-309", "TS-147", "TS-334")
def test_brutal_rage_goes_on_until_it_finds_somebody_or_is_declined(tales: Tales) -> None:
    assert not tales("""
        it goes on while it breaks barricades and finds nobody: the second pass broke nothing [butcher hand=brutal-rage,sense level=3 lair=B4 barricades=B3-B4,R4-B5]
            =Play(brutal-rage) =pay =Walk(B3) =Done prompt:rage =Accept =Walk(B2) =Walk(B5) barricades:R4-B5 stage:slow
            Searched:B3,-&B5,-
        it ends when it finds somebody [butcher hand=brutal-rage,sense level=3 lair=B1 at=R1,G1,G1 barricades=R1-B1 dice=3,3,3,3]
            =Play(brutal-rage) =pay =Walk(R1) =Done =Done =Done side:survivors dark.discard:sense+barricade+stay+brutal-rage
        further passes may be declined [butcher hand=brutal-rage,sense level=3 lair=B4 barricades=B3-B4]
            =Play(brutal-rage) =pay =Walk(B3) =Done =Done prompt:killer
    """)


@pytest.mark.card("scream", "whizz", "trail-of-fear")
@pytest.mark.rule("TS-050", "TS-053", "TS-044", "TS-172", "TS-325", "TS-036", "TS-147", "TS-189", "TS-098")
def test_scream_whizz_and_trail_of_fear_spread_fear_and_find_it(tales: Tales) -> None:
    assert not tales("""
        scream frightens everybody in range, through a barricade, too [specter hand=scream lair=B3 at=B4,B3,R1 barricades=B3-B4]
            =Play(scream) fear:1+1+0
        whizz frightens everybody on its way once [specter hand=whizz at=R1,R3,R5 lair=R1]
            =Play(whizz) 0-Done =Walk(R3) =Walk(R1) =Walk(R3) =Walk(R2) fear:1+1+0 KillerMoved@1:R1,R3&R3,R1&R1,R3&R3,R2
            prompt:killer
        whizz may search for two cards from level two [specter hand=whizz,sense,sense at=R1,G2,G2 lair=R3 level=2 dice=3,3,3]
            =Play(whizz) =Walk(R1) =Done =Accept =Pay(sense) =Pay(sense) EncounterBegan:R1,marco,yes,no
            CardsPaid@2:2,whizz-searches
        whoever has one is asked all the same, lest it tell [specter hand=whizz,sense at=R1,G2,G2 lair=R3 level=2]
            =Play(whizz) =Walk(R1) =Done prompt:whizz 0?Done
        trail of fear makes the frightened tell where they are; this is no SENSE [specter team=anna,marco,william hand=trail-of-fear,sense at=B4,R2,G2 fear=102]
            =Play(trail-of-fear) =pay Revealed@0:anna+william,B4+G2
    """)


@pytest.mark.card("vanish")
@pytest.mark.rule("TS-054", "TS-161", "TS-162", "TS-163", "TS-210", "TS-306", "TS-322")
def test_vanish_hides_the_specter_until_it_appears_with_fear_and_a_search(tales: Tales) -> None:
    assert not tales("""
        it is not seen to creep, and where nobody is the turn goes on [specter hand=vanish,sense lair=B2 at=R3,G2,G2]
            =Play(vanish) =pay =Creep(R1) =Creep(R2) place@123:- seen@123:B2 sneaking@123:vanish Crept@123:- dark.place:R2
            =>killer KillerAppeared<FearGained<Searched:yes KillerAppeared@1:R2,vanish place:R2 sneaking:- stage:quick
    """)


@pytest.mark.card("life-drain")
@pytest.mark.rule("TS-149", "TS-165")
def test_life_drain_costs_the_whole_hand_and_wounds_the_frightened(tales: Tales) -> None:
    assert not tales("""
        it costs the whole hand and wounds the frightened [specter hand=life-drain,sense,scream,pursue level=4 at=B4,R2,G2 fear=102]
            =Play(life-drain) =pay hurt:yes+no+yes dark.hand:- CardPlayed@1:life-drain,3
            dark.discard:sense+scream+pursue+life-drain
        if there is nothing else it costs nothing [specter hand=life-drain level=4]
            =Play(life-drain) CardPlayed:life-drain,0
    """)


@pytest.mark.card("logical-deduction", "murder-notice")
@pytest.mark.rule("TS-057", "TS-279", "TS-050", "TS-324")
def test_the_murderer_deduces_and_gives_notice(tales: Tales) -> None:
    assert not tales("""
        logical deduction senses two adjacent locations together [murderer hand=logical-deduction,pursue team=anna,marco,william at=B1,R1,B2]
            =Play(logical-deduction) =pay 0?20 =PickPair(R1,B1) Sensed@0:R1+B1,-,marco,anna
        murder notice frightens all in the order of their tokens [murderer hand=murder-notice,pursue at=B4,R2,G2]
            =Play(murder-notice) =pay FearGained:marco,1&johnson,1&william,1
    """)


@pytest.mark.card("stalk", "lurking-threat")
@pytest.mark.rule("TS-055", "TS-054", "TS-126", "TS-127", "TS-328", "TS-334", "TS-162")
def test_stalk_and_lurking_threat_sneak_and_what_they_do(tales: Tales) -> None:
    assert not tales("""
        stalk sneaks, and staying put is allowed; he appears without an effect [murderer hand=stalk lair=R1 at=B4,B4,B4]
            =Play(stalk) =Done place:- dark.place:R1 sneaking:stalk =>killer FearGained:- Searched@1:R1,-
        stalk strengthens one attack and is gone before the next [murderer hand=stalk,stalk lair=R1 at=R1,R1,B4 dice=1,1,1,1,1,1,1,1]
            =Seek =Play(stalk) strength:5 dark.playing:stalk =Name(marco) =Done dark.discard:stalk strength:4 =Done =Done
            Defended:marco,4,0,4,5,no&johnson,4,0,4,4,yes
        lurking threat frightens one survivor of choice [murderer hand=lurking-threat,pursue lair=R1 at=B4,B4,B4]
            =Play(lurking-threat) =pay =Creep(R3) =Done =>frighten =Name(william) fear:0+0+1
    """)


@pytest.mark.card("death-blossom")
@pytest.mark.rule("TS-282", "TS-155", "TS-157", "TS-322")
def test_death_blossom_eliminates_everybody_in_range(tales: Tales) -> None:
    assert not tales("""
        an amulet does not help, and the game is over before the search [murderer hand=death-blossom,pursue,pursue level=3 lair=R1 at=B4,R2,B4 johnson=ancient-amulet]
            =Play(death-blossom) =pay =Done =>nothing over:won-elimination+killer Eliminated:johnson,no Warded:- Searched:-
    """)


@pytest.mark.rule("TS-017", "TS-036", "TS-037", "TS-215", "TS-125", "TS-155")
@pytest.mark.parametrize(
    ("killer", "strengths"), [("butcher", [5, 6, 6, 6, 6]), ("specter", [2, 2, 2, 2, 2]), ("murderer", [4, 4, 4, 6, 6])]
)
def test_strength_follows_the_level_and_at_level_five_everybody_met_is_wounded_first(killer: str, strengths: list[int]) -> None:
    assert [strength(night(killer=killer, level=level)) for level in range(1, 6)] == strengths
    t = night(killer=killer, hand=())
    bury(t, 0)
    assert Evening(t).after(Done()).seen(event.LevelGained, {1}) == [event.LevelGained(2, strengths[1])]
    met = {"killer": killer, "lair": "R1", "at": ("R1", "R1", "B4"), "level": 5}
    evening = Evening(night(**met, packs={"marco": ["ancient-amulet"]}, hand=())).after(Seek())  # type: ignore[arg-type]
    assert [token.hurt for token in evening.t.survivors] == [True, True, False]
    if killer == "specter":
        kinds = [type(one) for one in evening.events]
        assert kinds.index(event.FearGained) < kinds.index(event.Injured)
    assert Evening(night(**met, hurt=(1,))).after(Seek()).over == "won-elimination"  # type: ignore[arg-type]


@pytest.mark.rule("TS-125", "TS-337", "TS-323", "TS-340", "TS-098", "TS-188", "TS-336", "TS-048", "TS-254")
def test_levels_make_the_specter_frightening_and_the_murderer_strong(tales: Tales) -> None:
    assert not tales("""
        the specter frightens before the first attack [specter hand= lair=R1 at=R1,R1,B4 dice=1,1,1]
            =Seek =Name(johnson) =Done fear:1+1+0 DiceRolled:johnson,1+1+1
        from level three the specter may wound whoever screams, and each scream is asked about [specter hand=scream,sense,sense,pursue level=3 lair=R1 at=R1,R1,B4 fear=220]
            =Play(scream) prompt:scream =Done prompt:scream =Accept =pay hurt:no+yes+no dark.hand:- noise:R1
            Screamed@0:marco,R1&johnson,R1
        the murderer is stronger where he appears [murderer level=2 stage=appear lair=R1 at=R1,R1,B4 t.place=none t.sneaking=stalk dice=1,1,1,1]
            prompt:attack =>defender =Name(marco) =>defend =Done Defended:marco,4,0,4,7,no
        but not on level one [murderer level=1 stage=appear lair=R1 at=R1,R1,B4 t.place=none t.sneaking=stalk]
            =>defender =Name(marco) =Done Defended:marco,6,0,6,4,yes
        only in an encounter that his appearing leads to [murderer hand= lair=R1 at=R1,B4,B4 level=2]
            =Seek =>run Defended:marco,6,0,6,4,yes
        the murderer shuts four doors anywhere on reaching level four [murderer level=3 hand= bury=0 at=B4,B4,B4 barricades=R1-R2,R1-R3,R1-B1,R1-B2,R2-R3,R2-R5]
            =Done prompt:bar 0?17 =Bar(R4-R5) =Bar(R1-R2) 0-Bar(R4-R5) =Bar(B3-B4) prompt:lift 0-Lift(R4-R5) =Lift(R1-R3)
            =Bar(B4-G5) =Lift(R1-B1) barricades:R1-R2+R1-B2+R2-R3+R2-R5+R4-R5+B3-B4+B4-G5 side:survivors strength:6
    """)
