"""Every ability card of the killers and every level, one test each."""

import pytest

from game.rules.engine.script import Choice, Done
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Accept, Bar, Creep, Lift, Name, Pay, PickPair, PickZone, Play, Seek, Walk
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.villa import DOORS, EVERY_DOOR, WAYS
from tests.terrorscape.kit import Dice, Evening, bury, night


def hunt(killer: str, *hand: str, survivors: str = "marco,johnson,william", **given: object) -> Evening:
    return Evening(night(survivors, killer=killer, hand=hand, **given))  # type: ignore[arg-type]


def play_card(evening: Evening, card: str, *answers: Choice) -> Evening:
    """Play a card, paying with the first cards on offer, give `answers`, and return the night."""
    evening.play(Play(card))
    while not evening.over and evening.prompt == "prompt-pay":
        evening.play(evening.options()[0])
    return evening.after(*answers)


@pytest.mark.card("pursue", "sense", "barricade")
@pytest.mark.rule("TS-044", "TS-164", "TS-329", "TS-057", "TS-058", "TS-206", "TS-221", "TS-279", "TS-312", "TS-313", "TS-046")
@pytest.mark.rule("TS-049", "TS-177", "TS-217", "TS-289", "TS-339")
def test_the_cards_of_every_killer_do_what_they_say() -> None:
    # pursue is exactly one step before the actions
    evening = play_card(hunt("butcher", "pursue", "pursue", lair="R4"), "pursue")
    assert evening.options() == (Walk("R5"), Walk("B5"))
    evening.play(Walk("R5"), Play("pursue"), Walk("G4"), Walk("G3"), Walk("G2"))
    assert (evening.t.place, evening.t.stage, evening.t.dark.discard) == ("G2", "slow", ["pursue", "pursue"])
    # sense names everybody in a zone but anna
    at = ("R1", "R5", "R2")
    evening = hunt("butcher", "sense", "sense", survivors="anna,william,sophia", at=at, lair="G5")
    play_card(evening, "sense", PickZone("red"))
    play_card(evening, "sense", PickZone("green"))
    told = evening.seen(event.Sensed, {0})
    assert ([one.found for one in told], told) == ([("william", "sophia"), ()], evening.seen(event.Sensed, {2}))
    alone = play_card(hunt("butcher", "sense", survivors="anna,william,sophia", at=("R1", "B5", "G2")), "sense", PickZone("red"))
    assert alone.seen(event.Sensed)[0].found == ()
    # barricade shuts a door here
    evening = play_card(hunt("butcher", "barricade", lair="B3"), "barricade")
    assert evening.options() == (Bar("B2-B3"), Bar("B3-B4"))
    evening.play(Bar("B3-B4"))
    assert evening.view(1).barricades == ["B3-B4"]
    assert evening.seen(event.BarricadePlaced, {1}) == [event.BarricadePlaced("B3-B4", anew=True)]
    assert evening.t.side == "survivors", "a slow card is the last step"
    assert Play("barricade") not in hunt("butcher", "barricade", lair="G2").options(), "no door in the graveyard"


@pytest.mark.card("howling-chainsaw")
@pytest.mark.rule("TS-123", "TS-149", "TS-165", "TS-170", "TS-172")
def test_the_howling_chainsaw_goes_through_its_effects_in_order() -> None:
    # howling chainsaw frightens moves and wounds in order
    evening = hunt("butcher", "howling-chainsaw", "sense", "sense", at=("R1", "R2", "B4"), lair="R3")
    play_card(evening, "howling-chainsaw")
    assert [token.fear for token in evening.t.survivors] == [1, 1, 0] and Done() in evening.options()
    evening.play(Walk("R2"))
    assert [token.hurt for token in evening.t.survivors] == [False, True, False]
    assert not evening.seen(event.EncounterBegan) and not evening.seen(event.DiceRolled)
    assert evening.t.stage == "slow", "a special card takes the place of the actions"
    assert Seek() not in evening.options()
    # howling chainsaw may stay and is quick from level four
    evening = hunt("butcher", "howling-chainsaw", "sense", "sense", at=("R3", "R2", "B4"), lair="R3", level=4)
    play_card(evening, "howling-chainsaw", Done())
    assert evening.t.survivors[0].hurt and Seek() in evening.options()


@pytest.mark.card("madness", "stay")
@pytest.mark.rule("TS-037", "TS-188", "TS-047", "TS-048", "TS-217", "TS-339")
def test_madness_and_stay_shut_doors() -> None:
    # madness shuts a door and strengthens until the end of the turn
    evening = play_card(hunt("butcher", "madness", "sense", "sense", lair="R3"), "madness", Bar("R1-R3"))
    assert (strength(evening.t), evening.t.barricades) == (7, ["R1-R3"])
    assert evening.seen(event.StrengthChanged, {1}) == [event.StrengthChanged(7)]
    evening.play(Done())
    assert strength(evening.t) == 5
    # stay shuts every door here with barricades from elsewhere
    t = night(killer="butcher", hand=["stay", "sense", "sense", "pursue", "pursue"], lair="R1")
    t.barricades = ["R1-R2", "B3-B4", "B4-G5", "G3-G4", "R4-R5", "R5-G4"]
    evening = play_card(Evening(t), "stay")
    assert evening.prompt == "prompt-lift" and Lift("R1-R2") not in evening.options()
    evening.play(Lift("B4-G5"), Lift("G3-G4"))
    assert set(evening.t.barricades) == {*DOORS["R1"], "B3-B4", "R4-R5", "R5-G4"}
    assert [one.door for one in evening.seen(event.BarricadeLifted, {1})] == ["B4-G5", "G3-G4"]
    assert evening.seen(event.BarricadePlaced)[0] == event.BarricadePlaced("R1-R2", anew=False)
    # stay can be played in the graveyard for nothing
    evening = play_card(hunt("butcher", "stay", "sense", "sense", "pursue", "pursue", lair="G2"), "stay")
    assert (evening.t.barricades, evening.t.side) == ([], "survivors")


@pytest.mark.card("brutal-rage")
@pytest.mark.rule("TS-166", "TS-172", "TS-283", "TS-309", "TS-147", "TS-334")
def test_brutal_rage_goes_on_until_it_finds_somebody_or_is_declined(dice: Dice) -> None:
    # brutal rage goes on while it breaks barricades and finds nobody
    t = night(killer="butcher", hand=["brutal-rage", "sense"], level=3, lair="B4", at=("R1", "R1", "R1"))
    t.barricades = ["B3-B4", "R4-B5"]
    evening = play_card(Evening(t), "brutal-rage", Walk("B3"), Done())
    assert evening.prompt == "prompt-rage"
    evening.play(Accept(), Walk("B2"), Walk("B5"))
    assert (evening.t.barricades, evening.t.stage) == (["R4-B5"], "slow"), "this pass broke nothing"
    assert len(evening.seen(event.Searched)) == 2
    # brutal rage ends when it finds somebody
    t = night(killer="butcher", hand=["brutal-rage", "sense"], level=3, lair="B1", at=("R1", "G1", "G1"), barricades=["R1-B1"])
    dice(3, 3, 3, 3)
    evening = play_card(Evening(t), "brutal-rage", Walk("R1"), Done(), Done(), Done())
    assert evening.t.side == "survivors" and "brutal-rage" in evening.t.dark.discard
    # further passes of the rage may be declined
    evening = Evening(night(killer="butcher", hand=["brutal-rage", "sense"], level=3, lair="B4", barricades=["B3-B4"]))
    play_card(evening, "brutal-rage", Walk("B3"), Done(), Done())
    assert evening.prompt == "prompt-killer"


@pytest.mark.card("scream", "whizz", "trail-of-fear")
@pytest.mark.rule("TS-050", "TS-053", "TS-044", "TS-172", "TS-325", "TS-036", "TS-147", "TS-189", "TS-098")
def test_scream_whizz_and_trail_of_fear_spread_fear_and_find_it(dice: Dice) -> None:
    # scream frightens everybody in range
    evening = Evening(night(killer="specter", hand=["scream"], lair="B3", at=("B4", "B3", "R1"), barricades=["B3-B4"]))
    play_card(evening, "scream")
    assert [token.fear for token in evening.t.survivors] == [1, 1, 0], "through a barricade, too"
    # whizz frightens everybody on its way once
    evening = play_card(hunt("specter", "whizz", at=("R1", "R3", "R5"), lair="R1"), "whizz")
    assert Done() not in evening.options()
    evening.play(Walk("R3"), Walk("R1"), Walk("R3"), Walk("R2"))
    assert [token.fear for token in evening.t.survivors] == [1, 1, 0]
    assert [one.place for one in evening.seen(event.KillerMoved, {1})] == ["R3", "R1", "R3", "R2"]
    assert evening.prompt == "prompt-killer"
    # whizz may search for two cards from level two
    evening = hunt("specter", "whizz", "sense", "sense", at=("R1", "G2", "G2"), lair="R3", level=2)
    dice(3, 3, 3)
    play_card(evening, "whizz", Walk("R1"), Done(), Accept(), Pay("sense"), Pay("sense"))
    assert evening.seen(event.EncounterBegan)[0].survivors == ("marco",)
    assert evening.seen(event.CardsPaid, {2}) == [event.CardsPaid(2, "whizz-searches")]
    poor = play_card(hunt("specter", "whizz", "sense", at=("R1", "G2", "G2"), lair="R3", level=2), "whizz", Walk("R1"), Done())
    assert (poor.prompt, poor.options()) == ("prompt-whizz", (Done(),)), "asked all the same, lest it tell"
    # trail of fear makes the frightened tell where they are
    t = night("anna,marco,william", killer="specter", hand=["trail-of-fear", "sense"], at=("B4", "R2", "G2"), fear={0: 1, 2: 2})
    evening = play_card(Evening(t), "trail-of-fear")
    assert evening.seen(event.Revealed, {0}) == [event.Revealed(("anna", "william"), ("B4", "G2"))], "this is no SENSE"


@pytest.mark.card("vanish")
@pytest.mark.rule("TS-054", "TS-161", "TS-162", "TS-163", "TS-210", "TS-306", "TS-322")
def test_vanish_hides_the_specter_until_it_appears_with_fear_and_a_search() -> None:
    evening = play_card(hunt("specter", "vanish", "sense", lair="B2", at=("R3", "G2", "G2")), "vanish", Creep("R1"), Creep("R2"))
    team = evening.view(1, 2, 3)
    assert (team.place, team.seen, team.sneaking) == (None, "B2", "vanish")
    assert not evening.seen(event.Crept, {1, 2, 3}) and evening.t.dark.place == "R2"
    evening.until("prompt-killer", lambda options: Done() if Done() in options else options[-1])
    kinds = [type(one) for one in evening.events]
    assert kinds.index(event.KillerAppeared) < kinds.index(event.FearGained) < kinds.index(event.Searched)
    assert evening.seen(event.KillerAppeared, {1}) == [event.KillerAppeared("R2", "vanish")]
    assert (evening.t.place, evening.t.sneaking, evening.t.stage) == ("R2", "", "quick"), "nobody there: the turn goes on"


@pytest.mark.card("life-drain")
@pytest.mark.rule("TS-149", "TS-165")
def test_life_drain_costs_the_whole_hand_and_wounds_the_frightened() -> None:
    t = night(killer="specter", hand=["life-drain", "sense", "scream", "pursue"], level=4, at=("B4", "R2", "G2"))
    t.survivors[0].fear, t.survivors[2].fear = 1, 2
    evening = play_card(Evening(t), "life-drain")
    assert [token.hurt for token in evening.t.survivors] == [True, False, True]
    assert (evening.t.dark.hand, evening.seen(event.CardPlayed, {1})[0].paid) == ([], 3)
    assert sorted(evening.t.dark.discard) == ["life-drain", "pursue", "scream", "sense"]
    alone = play_card(hunt("specter", "life-drain", level=4), "life-drain")
    assert alone.seen(event.CardPlayed)[0].paid == 0


@pytest.mark.card("logical-deduction", "murder-notice")
@pytest.mark.rule("TS-057", "TS-279", "TS-050", "TS-324")
def test_the_murderer_deduces_and_gives_notice() -> None:
    # logical deduction senses two adjacent locations together
    evening = hunt("murderer", "logical-deduction", "pursue", survivors="anna,marco,william", at=("B1", "R1", "B2"))
    play_card(evening, "logical-deduction")
    assert len(evening.options()) == len(WAYS)
    evening.play(PickPair("R1", "B1"))
    assert evening.seen(event.Sensed, {0}) == [event.Sensed(("R1", "B1"), "", ("marco",), unnamed=("anna",))]
    # murder notice frightens all in the order of their tokens
    evening = play_card(hunt("murderer", "murder-notice", "pursue", at=("B4", "R2", "G2")), "murder-notice")
    assert [one.survivor for one in evening.seen(event.FearGained)] == ["marco", "johnson", "william"]


@pytest.mark.card("stalk", "lurking-threat")
@pytest.mark.rule("TS-055", "TS-054", "TS-126", "TS-127", "TS-328", "TS-334", "TS-162")
def test_stalk_and_lurking_threat_sneak_and_what_they_do(dice: Dice) -> None:
    # stalk sneaks and appears without an effect
    evening = play_card(hunt("murderer", "stalk", lair="R1", at=("B4", "B4", "B4")), "stalk", Done())
    assert (evening.t.place, evening.t.dark.place, evening.t.sneaking) == (None, "R1", "stalk"), "staying put is allowed"
    evening.until("prompt-killer")
    assert not evening.seen(event.FearGained) and evening.seen(event.Searched, {1})[0].place == "R1"
    # stalk strengthens one attack
    dice(1, 1, 1, 1, 1, 1, 1, 1)
    evening = hunt("murderer", "stalk", "stalk", lair="R1", at=("R1", "R1", "B4")).after(Seek(), Play("stalk"))
    assert (strength(evening.t), evening.t.dark.playing) == (5, ["stalk"])
    evening.play(Name("marco"), Done())
    assert "stalk" in evening.t.dark.discard, "before the next attack"
    assert strength(evening.t) == 4
    evening.play(Done(), Done())
    verdicts = evening.seen(event.Defended)
    assert [(one.strength, one.success) for one in verdicts] == [(5, False), (4, True)]
    # lurking threat frightens one survivor of choice
    evening = hunt("murderer", "lurking-threat", "pursue", lair="R1", at=("B4", "B4", "B4"))
    play_card(evening, "lurking-threat", Creep("R3"), Done())
    evening.until("prompt-frighten").play(Name("william"))
    assert [token.fear for token in evening.t.survivors] == [0, 0, 1]


@pytest.mark.card("death-blossom")
@pytest.mark.rule("TS-282", "TS-155", "TS-157", "TS-322")
def test_death_blossom_eliminates_everybody_in_range() -> None:
    evening = hunt(
        "murderer",
        "death-blossom",
        "pursue",
        "pursue",
        level=3,
        lair="R1",
        at=("B4", "R2", "B4"),
        packs={"johnson": ["ancient-amulet"]},
    )
    play_card(evening, "death-blossom", Done())
    evening.until("nothing")
    assert (evening.over, evening.seen(event.Eliminated)) == ("won-elimination", [event.Eliminated("johnson")])
    assert not evening.seen(event.Warded)
    assert not evening.seen(event.Searched), "the game is over before it"


def reach(killer: str, level: int, *hand: str, **given: object) -> State:
    """A night in which the killer's next draw makes him reach `level`."""
    t = night(killer=killer, level=level - 1, hand=hand, **given)  # type: ignore[arg-type]
    bury(t, 0)
    return t


@pytest.mark.rule("TS-017", "TS-036", "TS-037", "TS-215")
@pytest.mark.parametrize(
    ("killer", "strengths"), [("butcher", [5, 6, 6, 6, 6]), ("specter", [2, 2, 2, 2, 2]), ("murderer", [4, 4, 4, 6, 6])]
)
def test_strength_follows_the_level(killer: str, strengths: list[int]) -> None:
    assert [strength(night(killer=killer, level=level)) for level in range(1, 6)] == strengths
    evening = Evening(reach(killer, 2)).after(Done())
    assert evening.seen(event.LevelGained, {1}) == [event.LevelGained(2, strengths[1])]


@pytest.mark.rule("TS-125", "TS-337", "TS-323", "TS-340", "TS-098")
def test_levels_make_the_specter_frightening(dice: Dice) -> None:
    # the specter frightens before the first attack
    dice(1, 1, 1)
    evening = hunt("specter", lair="R1", at=("R1", "R1", "B4")).after(Seek(), Name("johnson"), Done())
    assert [token.fear for token in evening.t.survivors] == [1, 1, 0]
    assert len(evening.seen(event.DiceRolled)[0].dice) == 3
    # from level three the specter may wound whoever screams
    t = night(killer="specter", hand=["scream", "sense", "sense", "pursue"], level=3, lair="R1", at=("R1", "R1", "B4"))
    t.survivors[0].fear = t.survivors[1].fear = 2
    evening = Evening(t).after(Play("scream"))
    assert evening.prompt == "prompt-scream"
    evening.play(Done())
    assert evening.prompt == "prompt-scream", "each scream is asked about"
    evening.play(Accept())
    while evening.prompt == "prompt-pay":
        evening.play(evening.options()[0])
    assert [token.hurt for token in evening.t.survivors] == [False, True, False]
    assert (evening.t.dark.hand, evening.t.noise) == ([], ["R1"])
    assert [one.place for one in evening.seen(event.Screamed, {0})] == ["R1", "R1"]


@pytest.mark.rule("TS-125", "TS-155")
@pytest.mark.parametrize("killer", ["butcher", "specter", "murderer"])
def test_at_level_five_everybody_met_is_wounded_first(killer: str) -> None:
    evening = hunt(killer, lair="R1", at=("R1", "R1", "B4"), level=5, packs={"marco": ["ancient-amulet"]}).after(Seek())
    assert [token.hurt for token in evening.t.survivors] == [True, True, False]
    if killer == "specter":
        kinds = [type(one) for one in evening.events]
        assert kinds.index(event.FearGained) < kinds.index(event.Injured)
    evening = Evening(night(killer=killer, lair="R1", at=("R1", "R1", "B4"), level=5, hurt=(1,))).after(Seek())
    assert evening.over == "won-elimination"


@pytest.mark.rule("TS-188", "TS-336", "TS-048", "TS-254", "TS-340")
def test_levels_make_the_murderer_strong(dice: Dice) -> None:
    # the murderer is stronger where he appears
    t = night(killer="murderer", level=2, side="killer", stage="appear", lair="R1", at=("R1", "R1", "B4"))
    t.place, t.sneaking = None, "stalk"
    dice(1, 1, 1, 1)
    evening = Evening(t)
    assert evening.prompt in ("prompt-attack", "prompt-defender")
    evening.until("prompt-defender").play(Name("marco"))
    evening.until("prompt-defend").play(Done())
    assert evening.seen(event.Defended)[0].strength == 7
    t.level, t.survivors[0].fear = 1, 0
    low = Evening(t)
    low.until("prompt-defender").after(Name("marco")).play(Done())
    assert low.seen(event.Defended)[0].strength == 4
    plain = hunt("murderer", lair="R1", at=("R1", "B4", "B4"), level=2).after(Seek()).until("prompt-run")
    assert plain.seen(event.Defended)[0].strength == 4, "only an encounter that his appearing leads to"
    # the murderer shuts four doors anywhere on reaching level four
    evening = Evening(reach("murderer", 4, at=("B4", "B4", "B4"), barricades=list(EVERY_DOOR[:6]))).after(Done())
    assert (evening.prompt, len(evening.options())) == ("prompt-bar", 17)
    evening.play(Bar("R4-R5"), Bar(EVERY_DOOR[0]))
    assert Bar("R4-R5") not in evening.options()
    evening.play(Bar("B3-B4"))
    assert evening.prompt == "prompt-lift" and Lift("R4-R5") not in evening.options()
    evening.play(Lift(EVERY_DOOR[1]), Bar("B4-G5"), Lift(EVERY_DOOR[2]))
    assert len(evening.t.barricades) == 7 and {"R4-R5", "B3-B4", "B4-G5"} <= set(evening.t.barricades)
    assert (evening.t.side, strength(evening.t)) == ("survivors", 6)
