"""The 20 traits of the killer, each with its effect, and how both sides come by theirs (TS-219, TS-223 to TS-233)."""

import pytest

from game.match import Match, answer_question
from game.rules.engine.agent import Budget
from game.rules.engine.script import Done
from game.rules.engine.secret import redact
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import (
    Accept,
    Bar,
    Calm,
    Creep,
    Name,
    Pay,
    PickTrait,
    PickZone,
    Play,
    Seek,
    Spot,
    UseTrait,
    Walk,
)
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import new_game
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.tables.cards import TRAITS, trait_cards
from tests.terrorscape.kit import Dice, Evening, bury, deal, night, on_top


def hunter(*marks: str, **given: object) -> State:
    return night(marks=marks, **given)  # type: ignore[arg-type]


def rise(t: State, times: int = 1) -> Evening:
    """Let the killer reach levels by drawing from an empty deck at the end of his turn."""
    evening = Evening(t)
    for _ in range(times):
        bury(evening.t, 0)
        evening.play(Done())
    return evening


@pytest.mark.rule("TS-009", "TS-232")
def test_there_are_twenty_traits_for_each_side() -> None:
    assert len(trait_cards("survivors")) == len(trait_cards("killer")) == 20 and len(TRAITS) == 40


@pytest.mark.rule("TS-224", "TS-225", "TS-226", "TS-227", "TS-228", "TS-233")
@pytest.mark.parametrize(
    ("options", "survivors", "killer"),
    [
        ({}, 0, 0),
        ({"difficulty": "easy"}, 1, 0),
        ({"difficulty": "normal"}, 1, 1),
        ({"difficulty": "hard"}, 1, 2),
        ({"difficulty": "nightmare"}, 1, 3),
        ({"survivor_traits": 2, "killer_traits": 1}, 2, 1),
        ({"difficulty": "hard", "killer_traits": 0}, 1, 0),
    ],
    ids=str,
)
def test_difficulties_deal_twice_as_many_traits_as_are_kept(options: dict[str, object], survivors: int, killer: int) -> None:
    t = new_game(Options(**options), 5)  # type: ignore[arg-type]
    assert [len(dealt) for dealt in t.team.dealt] == [2 * survivors] * 3 * bool(survivors)
    assert len({trait for dealt in t.team.dealt for trait in dealt}) == 6 * survivors
    assert len(t.dark.dealt) == 2 * killer
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


@pytest.mark.rule("TS-224", "TS-016", "TS-179", "TS-050", "TS-159", "TS-186")
def test_traits_that_change_how_a_killer_begins() -> None:
    # a marksman takes a revolver out of the discovery deck
    t = new_game(Options(survivor_traits=1, survivors="marco,johnson,anna"), 1)
    t.team.untold = []
    t.team.dealt[1] = ["herbology", "marksmanship"]
    evening = Evening(t).after(PickTrait("marksmanship"), seat=2)
    for seat in (1, 3):
        evening.play(evening.options(seat)[0], seat=seat)
    deck = [secret.face for secret in evening.t.team.discovery]
    assert (evening.t.team.packs[1], deck.count("revolver"), len(deck)) == (["revolver"], 1, 31)
    # a devious ploy begins with a card more and chooses what goes
    assert len(chosen("devious-ploy").t.dark.hand) == 3
    t = hunter("devious-ploy", hand=["pursue", "pursue", "sense", "madness"])
    on_top(t.dark.deck, "barricade", "sense", "stay")
    evening = Evening(t).after(Done())
    assert evening.prompt == "prompt-surplus"
    evening.play(Pay("pursue"), Pay("barricade"))
    assert sorted(evening.t.dark.hand) == ["madness", "pursue", "sense", "sense", "stay"]
    # a nightmare frightens everybody at the beginning
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
    evening.until("prompt-killer")
    assert evening.seen(event.KillerTurnBegan)


def chosen(*marks: str, killer: str = "butcher") -> Evening:
    """A night in which the killer has just chosen these traits."""
    t = new_game(Options(killer=killer, killer_traits=len(marks)), 1)  # type: ignore[arg-type]
    t.dark.dealt = sorted([*marks, *[trait for trait in trait_cards("killer") if trait not in marks][: len(marks)]])
    evening = Evening(t)
    for trait in marks:
        evening.play(PickTrait(trait))
    return evening


@pytest.mark.rule("TS-036", "TS-038", "TS-016", "TS-039", "TS-050", "TS-186", "TS-046")
def test_traits_that_change_strength_and_levels() -> None:
    # a fatal attack adds one to the strength
    assert strength(chosen("fatal-attack").t) == 6
    assert chosen("fatal-attack").seen(event.StrengthChanged) == [event.StrengthChanged(6)]
    # a self challenge begins weaker with a card more and jumps over level three
    evening = chosen("self-challenge")
    assert (strength(evening.t), len(evening.t.dark.hand)) == (4, 3)
    evening = rise(hunter("self-challenge", "deterrence", level=2, hand=[]))
    assert [one.level for one in evening.seen(event.LevelGained)] == [3]
    evening.play(Name("marco"))
    assert [one.level for one in evening.seen(event.LevelGained)] == [3, 4]
    evening.play(Name("william"))
    assert ("brutal-rage" in evening.t.dark.hand, evening.t.level) == (True, 4)
    assert [token.fear for token in evening.t.survivors] == [1, 0, 1], "both levels count as reached"
    # a suppressed rage grows with every level
    t = hunter("suppressed-rage", killer="specter")
    assert strength(t) == 1
    t.level = 5
    assert (strength(t), strength(chosen("suppressed-rage", "fatal-attack").t)) == (5, 5)
    # deterrence frightens one on levels three four and five
    for level, asked in ((1, False), (2, True), (3, True), (4, True)):
        evening = rise(hunter("deterrence", level=level, hand=[]))
        assert (evening.prompt == "prompt-frighten") == asked
    evening.play(Name("johnson"))
    assert evening.t.survivors[1].fear == 1
    # a sly entrapper shuts a door on levels two and four
    for level, asked in ((1, True), (2, False), (3, True), (4, False)):
        evening = rise(hunter("sly-entrapper", level=level))
        assert (evening.prompt == "prompt-bar") == asked
    evening = rise(hunter("sly-entrapper"))
    assert len(evening.options(0)) == 17
    evening.play(Bar("G3-G4"))
    assert evening.t.barricades == ["G3-G4"]


@pytest.mark.rule("TS-043", "TS-159", "TS-211", "TS-220", "TS-125", "TS-146")
def test_traits_that_are_paid_for_with_cards() -> None:
    # swift action costs two cards and moves once
    evening = Evening(hunter("swift-action", stage="start", hand=["pursue", "sense", "sense"], lair="R1"))
    assert evening.prompt == "prompt-dawn"
    evening.play(UseTrait("swift-action"), Pay("sense"), Pay("sense"), Walk("R2"))
    assert (evening.t.place, evening.prompt, evening.options(0)) == ("R2", "prompt-dawn", (Done(),))
    evening.play(Done(), Walk("R1"), Walk("B1"))
    assert evening.t.place == "B1", "both actions are left"
    assert evening.seen(event.TraitUsed, {3}) == [event.TraitUsed("swift-action", 2)]
    # who cannot pay is asked all the same
    for hand in (["pursue"], ["pursue", "sense", "sense"]):
        evening = Evening(hunter("swift-action", stage="start", hand=hand))
        assert evening.prompt == "prompt-dawn"
    evening = Evening(hunter("swift-action", side="survivors", hand=["pursue"]))
    evening.until("prompt-discover").until("prompt-dawn")
    assert evening.options(0) == (Done(),)
    # toying with the prey calls an encounter off for six cards
    evening = Evening(hunter("toying-with-the-prey", killer="specter", lair="R1", hand=["sense"])).after(Seek())
    assert evening.prompt == "prompt-toy"
    evening.play(Accept())
    assert (evening.t.side, [token.fear for token in evening.t.survivors]) == ("survivors", [0, 0, 0])
    assert len(evening.t.dark.hand) == 5 and len(evening.t.dark.deck) == 11 - 6
    assert evening.prompt == "prompt-act", "nobody runs"
    evening = Evening(hunter("toying-with-the-prey", lair="R1", at=("R1", "B4", "B4"))).after(Seek(), Done())
    assert evening.prompt == "prompt-defend"


@pytest.mark.rule("TS-057", "TS-098", "TS-053", "TS-206")
def test_traits_that_sense() -> None:
    # acute hearing senses where there is noise
    t = hunter("acute-hearing", stage="start", hand=["pursue"], at=("B1", "R1", "R1"))
    t.noise = ["B1", "G3"]
    evening = Evening(t).after(UseTrait("acute-hearing"), Pay("pursue"))
    assert evening.options(0) == (Spot("B1"), Spot("G3"))
    evening.play(Spot("B1"))
    assert evening.seen(event.Sensed) == [event.Sensed(("B1",), "", ("marco",))]
    t = hunter("acute-hearing", stage="start", hand=["pursue"])
    assert Evening(t).options(0) == (Done(),), "nothing is heard"
    t.cracker = True
    evening = Evening(t).after(UseTrait("acute-hearing"), Pay("pursue"))
    assert len(evening.options(0)) == 15
    # enhanced tracking senses in range one
    evening = Evening(hunter("enhanced-tracking", stage="start", hand=["pursue"], lair="R5", at=("R4", "R1", "G4")))
    evening.play(UseTrait("enhanced-tracking"), Pay("pursue"))
    assert evening.seen(event.Sensed) == [event.Sensed(("R2", "R4", "R5", "G4"), "", ("marco", "william"))]
    # heightened senses sense one more zone once a turn
    evening = hit("heightened-senses", hand=("sense", "sense")).after(UseTrait("heightened-senses"), PickZone("blue"))
    assert [one.found for one in evening.seen(event.Sensed)] == [("marco", "william"), ("johnson",)]
    assert evening.options(0) == (Done(),), "once a turn, even after another hit"
    evening.play(Done(), Play("sense"), PickZone("red"))
    assert evening.options(0) == (Done(),)


@pytest.mark.rule("TS-050", "TS-159", "TS-054", "TS-046")
def test_traits_of_the_end_of_the_turn(dice: Dice) -> None:
    # a terror aura frightens whoever is here when the turn ends quietly
    evening = Evening(hunter("terror-aura", lair="R1", at=("R1", "B1", "R1"))).after(Done())
    assert [token.fear for token in evening.t.survivors] == [1, 0, 1]
    dice(3, 3, 3, 3)
    evening = Evening(hunter("terror-aura", lair="R1", at=("R1", "B1", "B1"))).after(Seek(), Done(), Done())
    assert evening.t.side == "survivors"
    assert evening.t.survivors[0].fear == 0, "there was an encounter"
    evening = Evening(hunter("terror-aura", killer="specter", lair="R1", hand=["vanish", "sense"]))
    evening.play(Play("vanish"), Pay("sense"), Done())
    assert [token.fear for token in evening.t.survivors] == [0, 0, 0], "he is hidden"
    # a perilous ambush hides at the end of the turn
    evening = Evening(hunter("perilous-ambush", hand=["pursue", "sense"], lair="R1", at=("B4", "B4", "B4")))
    evening.play(Done(), UseTrait("perilous-ambush"), Pay("pursue"), Pay("sense"), Creep("R2"), Creep("G1"))
    assert (evening.t.place, evening.t.sneaking, evening.t.dark.place) == (None, "perilous-ambush", "G1")
    evening.until("prompt-killer")
    assert evening.seen(event.KillerAppeared) == [event.KillerAppeared("G1", "perilous-ambush")]
    assert event.Searched("G1", ()) in evening.events
    # a total encirclement shuts a door here at the end of the turn
    evening = Evening(hunter("total-encirclement", hand=["pursue", "sense"], lair="R4"))
    evening.play(Done(), UseTrait("total-encirclement"), Pay("pursue"), Pay("sense"))
    assert evening.options(0) == (Bar("R4-R5"), Bar("R4-B5"))
    evening.play(Bar("R4-B5"))
    assert evening.t.barricades == ["R4-B5"]
    evening = Evening(hunter("total-encirclement", hand=["pursue", "sense"], lair="G2")).after(Done())
    assert evening.options(0) == (Done(),), "no door in the graveyard"


@pytest.mark.rule("TS-046", "TS-231", "TS-050", "TS-206", "TS-043", "TS-041")
def test_traits_that_are_used_once_or_whenever_somebody_is_hurt(dice: Dice) -> None:
    # an insidious entrapment shuts two doors anywhere once
    evening = Evening(hunter("insidious-entrapment", lair="R1", hand=[]))
    evening.play(Walk("R2"), UseTrait("insidious-entrapment"), Bar("B3-B4"))
    assert Bar("B3-B4") not in evening.options(0)
    evening.play(Bar("G3-G4"))
    assert (evening.t.barricades, evening.t.dulled, evening.t.stage) == (["B3-B4", "G3-G4"], ["insidious-entrapment"], "second")
    assert UseTrait("insidious-entrapment") not in evening.options(0)
    # murderous intent frightens those that were named
    evening = hit("murderous-intent").after(UseTrait("murderous-intent"), Pay("pursue"))
    assert [token.fear for token in evening.t.survivors] == [1, 0, 1]
    assert hit("murderous-intent", zone="green").prompt == "prompt-killer", "nobody was named"
    # an immediate response moves once
    evening = hit("immediate-response").after(UseTrait("immediate-response"), Pay("pursue"), Walk("B4"))
    assert (evening.t.place, evening.t.stage) == ("B4", "quick")
    # terrorising the mass frightens all whenever one is injured
    dice(0, 0, 0, 0)
    evening = Evening(hunter("terrorising-the-mass", lair="R1", at=("R1", "B4", "G5"))).after(Seek(), Done())
    assert [token.fear for token in evening.t.survivors] == [1, 1, 1]
    t = hunter("terrorising-the-mass", lair="R1", at=("R1", "B4", "G5"), hand=["howling-chainsaw", "pursue", "sense"])
    deal(t, "howling-chainsaw", "pursue", "sense")
    t.team.packs[0] = ["ancient-amulet"]
    evening = Evening(t).after(Play("howling-chainsaw"), Pay("pursue"), Pay("sense"), Done())
    assert [token.fear for token in evening.t.survivors] == [1, 0, 0], "the amulet prevented the injury; the saw itself frightens"


def hit(*marks: str, hand: tuple[str, ...] = ("sense", "pursue", "pursue"), zone: str = "red") -> Evening:
    """The killer in G5 senses a zone; Marco is in R1, Johnson in B1, William in R5."""
    return Evening(hunter(*marks, hand=hand, at=("R1", "B1", "R5"))).after(Play("sense"), PickZone(zone))


@pytest.mark.rule("TS-223", "TS-231")
def test_every_trait_can_be_played_with_all_others() -> None:
    """A killer who keeps six and survivors who keep three each still end their night."""
    for seed in range(3):
        evening = Evening(new_game(Options(killer="random", survivor_traits=3, killer_traits=6), seed))
        evening.until("prompt-act", lambda options, turn=seed: options[turn % len(options)])
        assert len(evening.t.marks) == 6
        assert all(len(traits) == 3 for traits in evening.t.team.traits)
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
