"""The 20 traits of the killer, each with its effect, and how both sides come by theirs (TS-219, TS-223 to TS-233)."""

import pytest

from game.match import Match, answer_question
from game.rules.engine.agent import Budget
from game.rules.engine.secret import redact
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import Bar, Calm, Pay, PickTrait, UseTrait
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import new_game
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.tables.cards import TRAITS, trait_cards
from tests.sweep import each
from tests.terrorscape.kit import Evening, night
from tests.terrorscape.tales import Tales


def hunter(*marks: str, **given: object) -> State:
    return night(marks=marks, **given)  # type: ignore[arg-type]


def chosen(*marks: str, killer: str = "butcher") -> Evening:
    """A night in which the killer has just chosen these traits."""
    t = new_game(Options(killer=killer, killer_traits=len(marks)), 1)  # type: ignore[arg-type]
    t.dark.dealt = sorted([*marks, *[trait for trait in trait_cards("killer") if trait not in marks][: len(marks)]])
    evening = Evening(t)
    for trait in marks:
        evening.play(PickTrait(trait))
    return evening


@pytest.mark.rule("TS-009", "TS-232")
def test_there_are_twenty_traits_for_each_side() -> None:
    assert len(trait_cards("survivors")) == len(trait_cards("killer")) == 20 and len(TRAITS) == 40


@pytest.mark.rule("TS-224", "TS-225", "TS-226", "TS-227", "TS-228", "TS-233")
@each(
    ("options", "survivors", "killer"),
    [({}, 0, 0), ({"difficulty": "easy"}, 1, 0), ({"difficulty": "normal"}, 1, 1), ({"difficulty": "hard"}, 1, 2),
     ({"difficulty": "nightmare"}, 1, 3), ({"survivor_traits": 2, "killer_traits": 1}, 2, 1),
     ({"difficulty": "hard", "killer_traits": 0}, 1, 0)],
)  # fmt: skip
def test_difficulties_deal_twice_as_many_traits_as_are_kept(options: dict[str, object], survivors: int, killer: int) -> None:
    t = new_game(Options(**options), 5)  # type: ignore[arg-type]
    assert [len(dealt) for dealt in t.team.dealt] == [2 * survivors] * 3 * bool(survivors)
    assert len({trait for dealt in t.team.dealt for trait in dealt}) == 6 * survivors and len(t.dark.dealt) == 2 * killer
    evening = Evening(t).until("prompt-act", lambda options: options[0])
    assert [len(traits) for traits in evening.t.team.traits] == [survivors] * 3 * bool(survivors)
    assert (len(evening.t.marks), len(evening.t.team.refused)) == (killer, 3 * survivors)
    assert len(evening.t.dark.refused) == killer
    assert (evening.t.team.dealt, evening.t.dark.dealt, evening.t.round) == ([], [], 1)


@pytest.mark.rule("TS-207", "TS-219", "TS-229")
def test_traits_of_the_killer_are_shown_when_both_have_chosen_and_those_of_survivors_never() -> None:
    evening = Evening(new_game(Options(difficulty="hard"), 3))
    assert evening.prompt == "prompt-trait"
    for seat in (1, 2, 3):
        assert evening.view(0).marks == []
        evening.play(evening.options(seat)[0], seat=seat)
    assert evening.prompt == "prompt-mark"
    kept = [option.trait for option in evening.options(0)[:2] if isinstance(option, PickTrait)]
    evening.play(PickTrait(kept[0]))
    assert evening.view(1, 2, 3).marks == [] and not evening.seen(event.TraitsShown)
    evening.play(PickTrait(kept[1]))
    assert evening.view(2).marks == evening.view().marks == kept
    assert evening.seen(event.TraitsShown, {1}) == [event.TraitsShown(tuple(kept))]
    with pytest.raises(LookupError):
        _ = redact(evening.t, {0}).team.traits


@pytest.mark.rule("TS-224", "TS-016", "TS-179", "TS-050", "TS-159", "TS-186", "TS-036", "TS-038", "TS-039", "TS-046")
def test_traits_that_change_how_a_killer_begins_and_grows(tales: Tales) -> None:
    # a marksman takes a revolver out of the discovery deck
    t = new_game(Options(survivor_traits=1, survivors="marco,johnson,anna"), 1)
    t.team.untold = []
    t.team.dealt[1] = ["herbology", "marksmanship"]
    evening = Evening(t).after(PickTrait("marksmanship"), seat=2)
    for seat in (1, 3):
        evening.play(evening.options(seat)[0], seat=seat)
    deck = [secret.face for secret in evening.t.team.discovery]
    assert (evening.t.team.packs[1], deck.count("revolver"), len(deck)) == (["revolver"], 1, 31)
    # a devious ploy begins with a card more, a nightmare frightens everybody at the beginning
    assert len(chosen("devious-ploy").t.dark.hand) == 3
    assert [token.fear for token in chosen("nightmare-descends").t.survivors] == [1, 1, 1]
    # lying in wait begins on level two and skips the first turn
    evening = chosen("lie-in-wait", "sly-entrapper", "suppressed-rage")
    assert evening.prompt == "prompt-bar", "level 2 counts as reached"
    evening.play(Bar("R1-R2"))
    assert (evening.t.level, strength(evening.t)) == (2, 6)
    hand = list(evening.t.dark.hand)
    evening.until("prompt-discover").until("prompt-act")
    assert evening.seen(event.KillerWaited) and not evening.seen(event.KillerTurnBegan)
    assert (evening.t.round, evening.t.dark.hand) == (2, hand)
    assert evening.until("prompt-killer").seen(event.KillerTurnBegan)
    # a fatal attack adds one to the strength, a self challenge begins weaker with a card more
    assert strength(chosen("fatal-attack").t) == 6
    assert chosen("fatal-attack").seen(event.StrengthChanged) == [event.StrengthChanged(6)]
    evening = chosen("self-challenge")
    assert (strength(evening.t), len(evening.t.dark.hand)) == (4, 3)
    assert strength(chosen("suppressed-rage", "fatal-attack").t) == 5
    assert not tales("""
        a devious ploy draws a card more and chooses what goes [marks=devious-ploy hand=pursue,pursue,sense,madness deck=barricade,sense,stay]
            =Done prompt:surplus =Pay(pursue) =Pay(barricade) dark.hand:pursue+sense+madness+sense+stay
        a self challenge jumps over level three, and both levels count as reached [marks=self-challenge,deterrence level=2 hand= bury=0]
            =Done LevelGained:3,5 =Name(marco) LevelGained:3,5&4,5 =Name(william)
            dark.hand:howling-chainsaw+madness+pursue+brutal-rage level:4 fear:1+0+1
        a suppressed rage begins low [marks=suppressed-rage specter]
            strength:1
        and grows with every level [marks=suppressed-rage specter t.level=5]
            strength:5
        deterrence does not frighten on level two [marks=deterrence level=1 hand= bury=0]
            =Done prompt:act
        it frightens one on level three [marks=deterrence level=2 hand= bury=0]
            =Done prompt:frighten
        and four [marks=deterrence level=3 hand= bury=0]
            =Done prompt:frighten
        and five [marks=deterrence level=4 hand= bury=0]
            =Done prompt:frighten =Name(johnson) fear:0+1+0
        a sly entrapper shuts a door on level two [marks=sly-entrapper bury=0]
            =Done prompt:bar 0?17 =Bar(G3-G4) barricades:G3-G4
        not on level three [marks=sly-entrapper level=2 bury=0]
            =Done prompt:surplus
        but on four [marks=sly-entrapper level=3 bury=0]
            =Done prompt:bar
        and not on five [marks=sly-entrapper level=4 bury=0]
            =Done prompt:act
    """)


@pytest.mark.rule("TS-043", "TS-159", "TS-211", "TS-220", "TS-125", "TS-146")
def test_traits_that_are_paid_for_with_cards(tales: Tales) -> None:
    assert not tales("""
        swift action costs two cards and moves once, and both actions are left [marks=swift-action stage=start hand=pursue,sense,sense lair=R1]
            prompt:dawn =UseTrait(swift-action) =Pay(sense) =Pay(sense) =Walk(R2) place:R2 prompt:dawn 0?Done =Done =Walk(R1)
            =Walk(B1) place:B1 TraitUsed@3:swift-action,2
        who cannot pay is asked all the same [marks=swift-action stage=start hand=pursue]
            prompt:dawn
        also in a later turn [marks=swift-action survivors hand=pursue]
            =>discover =>dawn 0?Done
        toying with the prey calls an encounter off for six cards, and nobody runs [marks=toying-with-the-prey specter lair=R1 hand=sense]
            =Seek prompt:toy =Accept side:survivors fear:0+0+0 dark.hand:sense+scream+vanish+sense+scream dark.deck:5 prompt:act
        or does not [marks=toying-with-the-prey lair=R1 at=R1,B4,B4]
            =Seek =Done prompt:defend
    """)


@pytest.mark.rule("TS-057", "TS-098", "TS-053", "TS-206")
def test_traits_that_sense(tales: Tales) -> None:
    assert not tales("""
        acute hearing senses where there is noise [marks=acute-hearing stage=start hand=pursue at=B1,R1,R1 t.noise=B1,G3]
            =UseTrait(acute-hearing) =Pay(pursue) 0?Spot(B1)/Spot(G3) =Spot(B1) Sensed:B1,-,marco,-
        where nothing is heard it is of no use [marks=acute-hearing stage=start hand=pursue]
            0?Done
        after a firecracker that may be anywhere [marks=acute-hearing stage=start hand=pursue t.cracker=yes]
            =UseTrait(acute-hearing) =Pay(pursue) 0?15
        enhanced tracking senses in range one [marks=enhanced-tracking stage=start hand=pursue lair=R5 at=R4,R1,G4]
            =UseTrait(enhanced-tracking) =Pay(pursue) Sensed:R2+R4+R5+G4,-,marco+william,-
        heightened senses sense one more zone once a turn, even after another hit [marks=heightened-senses hand=sense,sense at=R1,B1,R5]
            =Play(sense) =PickZone(red) =UseTrait(heightened-senses) =PickZone(blue)
            Sensed:R1+R2+R3+R4+R5,red,marco+william,-&B1+B2+B3+B4+B5,blue,johnson,- 0?Done =Done =Play(sense) =PickZone(red)
            0?Done
    """)


@pytest.mark.rule("TS-050", "TS-159", "TS-054", "TS-046")
def test_traits_of_the_end_of_the_turn(tales: Tales) -> None:
    assert not tales("""
        a terror aura frightens whoever is here when the turn ends quietly [marks=terror-aura lair=R1 at=R1,B1,R1]
            =Done fear:1+0+1
        not after an encounter [marks=terror-aura lair=R1 at=R1,B1,B1 dice=3,3,3,3]
            =Seek =Done =Done side:survivors fear:0+0+0
        nor where he hides [marks=terror-aura specter lair=R1 hand=vanish,sense]
            =Play(vanish) =Pay(sense) =Done fear:0+0+0
        a perilous ambush hides at the end of the turn [marks=perilous-ambush hand=pursue,sense lair=R1 at=B4,B4,B4]
            =Done =UseTrait(perilous-ambush) =Pay(pursue) =Pay(sense) =Creep(R2) =Creep(G1) place:- sneaking:perilous-ambush
            dark.place:G1 =>killer KillerAppeared:G1,perilous-ambush Searched:G1,-
        a total encirclement shuts a door here at the end of the turn [marks=total-encirclement hand=pursue,sense lair=R4]
            =Done =UseTrait(total-encirclement) =Pay(pursue) =Pay(sense) 0?Bar(R4-R5)/Bar(R4-B5) =Bar(R4-B5) barricades:R4-B5
        no door is in the graveyard [marks=total-encirclement hand=pursue,sense lair=G2]
            =Done 0?Done
    """)


@pytest.mark.rule("TS-046", "TS-231", "TS-050", "TS-206", "TS-043", "TS-041")
def test_traits_that_are_used_once_or_whenever_somebody_is_hurt(tales: Tales) -> None:
    assert not tales("""
        an insidious entrapment shuts two doors anywhere once [marks=insidious-entrapment lair=R1 hand=]
            =Walk(R2) =UseTrait(insidious-entrapment) =Bar(B3-B4) 0-Bar(B3-B4) =Bar(G3-G4) barricades:B3-B4+G3-G4
            dulled:insidious-entrapment stage:second 0-UseTrait(insidious-entrapment)
        murderous intent frightens those that were named [marks=murderous-intent hand=sense,pursue,pursue at=R1,B1,R5]
            =Play(sense) =PickZone(red) =UseTrait(murderous-intent) =Pay(pursue) fear:1+0+1
        where nobody was named it is not asked for [marks=murderous-intent hand=sense,pursue,pursue at=R1,B1,R5]
            =Play(sense) =PickZone(green) prompt:killer
        an immediate response moves once [marks=immediate-response hand=sense,pursue,pursue at=R1,B1,R5]
            =Play(sense) =PickZone(red) =UseTrait(immediate-response) =Pay(pursue) =Walk(B4) place:B4 stage:quick
        terrorising the mass frightens all whenever one is injured [marks=terrorising-the-mass lair=R1 at=R1,B4,G5 dice=0,0,0,0]
            =Seek =Done fear:1+1+1
        an amulet prevents the injury; the saw itself frightens [marks=terrorising-the-mass lair=R1 at=R1,B4,G5 hand=howling-chainsaw,pursue,sense t.team.packs.0=ancient-amulet]
            =Play(howling-chainsaw) =Pay(pursue) =Pay(sense) =Done fear:1+0+0
    """)


@pytest.mark.rule("TS-223", "TS-231")
def test_every_trait_can_be_played_with_all_others() -> None:
    """A killer who keeps six and survivors who keep three each still end their night."""
    for seed in range(3):
        evening = Evening(new_game(Options(killer="random", survivor_traits=3, killer_traits=6), seed))
        evening.until("prompt-act", lambda options, turn=seed: options[turn % len(options)])
        assert len(evening.t.marks) == 6 and all(len(traits) == 3 for traits in evening.t.team.traits)
        evening.play(Calm(), seat=1)
        evening.until("never")
        assert RULES.outcome(evening.t) is not None


@pytest.mark.rule("TS-043", "TS-054")
def test_a_killer_of_the_program_walks_and_hides_by_his_traits_too() -> None:
    """A trait is no card: nothing is being played while it moves or hides him."""
    match = Match.new("terrorscape", seed=1)
    for stage, trait, prompt in (("start", "swift-action", "prompt-stride"), ("draw", "perilous-ambush", "prompt-creep")):
        evening = Evening(hunter(trait, stage=stage, hand=["pursue", "sense"], lair="R1"))
        evening.play(UseTrait(trait), Pay("pursue"), Pay("sense"))
        assert evening.prompt == prompt
        match.game = evening.game
        for level in RULES.agents:
            question = match.question(0, level=level, budget=Budget(samples=2))
            assert answer_question(question).choice in evening.options(0)
