"""The 20 traits of the survivors, each with its effect (TS-224, TS-225, TS-230 to TS-232)."""

import pytest

from game.rules.engine.script import Choice, Done
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Calm, Clear, Drop, Name, Rummage, Seek, Spot, Take, Use, UseTrait, Walk
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import PLACES
from tests.terrorscape.kit import Dice, Evening, bury, night, on_top


def with_trait(trait: str, **given: object) -> State:
    return night(traits={"marco": [trait]}, side="survivors", **given)  # type: ignore[arg-type]


def defend(dice: Dice, trait: str, *faces: int, **given: object) -> Evening:
    """Marco, alone with the killer, is attacked; he is asked for an item."""
    t = night(traits={"marco": [trait]}, lair="R1", at=("R1", "B4", "B4"), **given)  # type: ignore[arg-type]
    evening = Evening(t).after(Seek())
    dice(*faces)
    return evening


def verdict(evening: Evening) -> event.Defended:
    found: event.Defended = evening.seen(event.Defended)[-1]
    return found


@pytest.mark.rule("TS-134", "TS-230", "TS-137", "TS-129", "TS-231", "TS-130")
def test_traits_that_help_in_a_defence(dice: Dice) -> None:
    # martial arts count where nothing is used
    evening = defend(dice, "martial-arts", 1, 1, 1, 1, packs={"marco": ["revolver"]}).after(Done())
    assert (verdict(evening).bonus, verdict(evening).total, verdict(evening).success) == (1, 5, True)
    evening = defend(dice, "martial-arts", 1, 1, 1, 1, packs={"marco": ["revolver"]}).after(Use("revolver"))
    assert verdict(evening).bonus == 0
    # a stroke of luck repels with nothing at all
    evening = defend(dice, "stroke-of-luck", 0, 0, 0, 0).after(Done())
    assert (verdict(evening).total, verdict(evening).success) == (0, True)
    assert evening.seen(event.TraitShown, {0}) == [event.TraitShown("marco", "stroke-of-luck")]
    evening = defend(dice, "stroke-of-luck", 0, 0, 0, 1).after(Done())
    assert not verdict(evening).success
    # a secret weapon takes the place of an item
    evening = defend(dice, "secret-weapon", 1, 0, 0, 0, packs={"marco": ["limestone-powder"]})
    assert set(evening.options(1)) == {Use("limestone-powder"), UseTrait("secret-weapon"), Done()}
    evening.play(UseTrait("secret-weapon"))
    assert (verdict(evening).bonus, verdict(evening).success) == (4, True)
    assert evening.t.team.packs[0] == ["limestone-powder"]
    assert evening.seen(event.TraitShown, {0}) == [event.TraitShown("marco", "secret-weapon")]
    assert "secret-weapon" in evening.t.team.spent
    # a secret weapon is a weapon to william
    evening = Evening(night(traits={"william": ["secret-weapon"]}, lair="R1", at=("B4", "B4", "R1"))).after(Seek())
    dice(0, 0, 0, 0)
    evening.play(UseTrait("secret-weapon"))
    assert verdict(evening).bonus == 4
    # marksmanship adds one to ammunition
    evening = defend(dice, "marksmanship", 0, 0, 0, 0, packs={"marco": ["revolver", "ammo"]}).after(Use("ammo"))
    assert verdict(evening).bonus == 5


@pytest.mark.rule("TS-053", "TS-073", "TS-143", "TS-194")
def test_traits_that_make_one_run(dice: Dice) -> None:
    # a hurried flee goes three steps from a killer in range
    evening = Evening(with_trait("hurried-flee", lair="R1")).after(Walk("R2"), Walk("G1"), seat=1)
    assert evening.prompt == "prompt-walk-on"
    evening.play(Walk("G2"), seat=1)
    assert evening.prompt == "prompt-act"
    for lair, hidden in (("R5", False), ("R1", True)):  # two steps away, or out of sight
        t = with_trait("hurried-flee", lair=lair)
        t.place = None if hidden else t.place
        evening = Evening(t).after(Walk("R2"), Walk("G1"), seat=1)
        assert evening.prompt == "prompt-act"
    # a survival instinct runs two steps and loses all fear
    evening = defend(dice, "survival-instinct", 0, 0)
    evening.t.survivors[0].fear = 2
    evening.play(Done())
    assert evening.prompt == "prompt-run"
    evening.play(Walk("R2"), seat=1)
    assert (evening.prompt, Done() in evening.options(1)) == ("prompt-walk-on", True)
    evening.play(Walk("G1"), seat=1)
    assert (evening.t.team.places[0], evening.t.survivors[0].fear) == ("G1", 0)
    assert evening.prompt == "prompt-act", "two steps, not three"
    evening = defend(dice, "survival-instinct", 0, 0)
    evening.t.survivors[0].fear = 2
    evening.play(Done(), Done())
    assert (evening.t.team.places[0], evening.t.survivors[0].fear) == ("R1", 0)


@pytest.mark.rule("TS-073", "TS-194", "TS-052", "TS-231", "TS-077", "TS-091", "TS-109")
def test_traits_that_calm_and_heal() -> None:
    # intrepidity takes one fear away when moving
    evening = Evening(with_trait("intrepidity", fear={0: 2})).after(Walk("R2"), Done(), seat=1)
    assert (evening.t.survivors[0].fear, evening.seen(event.FearEased, {0})) == (1, [event.FearEased("marco", 1)])
    # first aid heals somebody else here once and in silence
    t = with_trait("first-aid", at=("R1", "R1", "B4"), hurt=(0,))
    assert UseTrait("first-aid") not in Evening(t).options(1), "not oneself"
    t.survivors[1].hurt = t.survivors[2].hurt = True
    evening = Evening(t).after(UseTrait("first-aid"), seat=1)
    assert evening.options(1) == (Name("johnson"),)
    evening.play(Name("johnson"), seat=1)
    assert [token.hurt for token in evening.t.survivors] == [True, False, True]
    assert (evening.t.team.pending, evening.t.team.spent, evening.t.team.acted[0]) == ([], ["first-aid"], True)
    # a morale boost reaches everybody else
    t = with_trait("morale-boost", at=("R1", "G5", "B4"))
    assert UseTrait("morale-boost") not in Evening(t).options(1)
    for token, fear in zip(t.survivors, (2, 2, 1), strict=True):
        token.fear = fear
    evening = Evening(t).after(UseTrait("morale-boost"), seat=1)
    assert [token.fear for token in evening.t.survivors] == [2, 1, 0]
    assert evening.t.team.acted[0] and not evening.t.team.spent, "it works again and again"
    # herbology heals in silence
    for trait, noise in (("herbology", []), ("coordinator", ["R1"])):
        evening = Evening(with_trait(trait, packs={"marco": ["herbal-medicine"]}, hurt=(0,)))
        evening.play(Use("herbal-medicine"), Name("marco"), seat=1)
        assert (evening.t.survivors[0].hurt, evening.t.team.pending) == (False, noise)


def discover(trait: str, *cards: str, who: str = "marco", pack: tuple[str, ...] = ()) -> Evening:
    """Everybody calms down; `who` discovers `cards`. Marco already carries `pack`."""
    t = with_trait(trait)
    t.team.packs[0] += pack
    on_top(t.team.discovery, *cards)
    evening = Evening(t)
    for seat in (1, 2, 3):
        evening.play(Calm(), seat=seat)
    evening.until("prompt-discover").play(Name(who))
    return evening


@pytest.mark.rule("TS-112", "TS-231", "TS-091", "TS-090")
def test_traits_that_keep_quiet_or_make_noise() -> None:
    # silent retrieval muffles what was discovered once
    evening = discover("silent-retrieval", "toolbox", "ammo")
    assert evening.prompt == "prompt-muffle"
    evening.play(UseTrait("silent-retrieval"))
    assert (evening.t.team.pending, evening.t.team.spent) == ([], ["silent-retrieval"])
    evening = discover("silent-retrieval", "toolbox", "ammo").after(Done())
    assert (evening.t.team.pending, evening.t.team.spent) == (["R1"], [])
    assert discover("silent-retrieval", "hatchet", "ammo").prompt == "prompt-keep", "nothing to muffle"
    assert discover("silent-retrieval", "toolbox", "ammo", who="johnson").t.team.pending == ["R1"]
    # a sound decoy makes noise anywhere once
    evening = Evening(with_trait("sound-decoy")).after(UseTrait("sound-decoy"), seat=1)
    assert len(evening.options(1)) == len(PLACES)
    evening.play(Spot("G3"), seat=1)
    assert (evening.t.team.pending, evening.t.team.acted[0]) == (["G3"], False)
    assert UseTrait("sound-decoy") not in evening.options(1)
    # hypervigilance is silent beside a killer who is seen
    for lair, hidden, noise in (("R1", False, []), ("R2", False, ["R2"]), ("R1", True, ["R2"])):
        t = with_trait("hypervigilance", lair=lair, packs={"marco": ["whiskey-bottle"]})
        t.place = None if hidden else t.place
        evening = Evening(t).after(Use("whiskey-bottle"), Spot("R2"), seat=1)
        assert evening.t.team.pending == noise


@pytest.mark.rule("TS-122", "TS-230", "TS-231", "TS-220")
def test_a_heroic_save_lets_the_others_slip_away_and_is_asked_for_by_all(dice: Dice) -> None:
    # a heroic save lets the others slip away
    evening = Evening(night(traits={"johnson": ["heroic-save"]}, lair="R1", at=("R1", "R1", "R1"))).after(Seek())
    assert evening.prompt == "prompt-save"
    evening.play(UseTrait("heroic-save"), seat=2)
    assert evening.seen(event.TraitShown, {0}) == [event.TraitShown("johnson", "heroic-save")]
    evening.play(Walk("R2"), seat=1)
    evening.play(Done(), seat=3)
    assert evening.seen(event.SlippedAway, {0}) == [event.SlippedAway(("marco",))]
    assert evening.t.encounter is not None and evening.t.encounter.involved == [1, 2]
    dice(0, 0, 0, 0, 0, 0, 0, 0)
    evening.play(Name("johnson"), Done(), Done())
    assert [token.hurt for token in evening.t.survivors] == [False, True, True]
    evening.play(Done(), Done())
    assert evening.t.team.places[0] == "R2"
    # the question of the heroic save comes whoever has it
    prompts = []
    for traits in ({"johnson": ["heroic-save"]}, {"johnson": ["herbology"]}):
        evening = Evening(night(killer="murderer", traits=traits, lair="R1", at=("R1", "R1", "G5"))).after(Seek())
        assert evening.game.decision is not None
        prompts.append((evening.game.decision.for_seats({0}), [type(one) for one in evening.seen(object, {0})]))
    assert prompts[0] == prompts[1]


@pytest.mark.rule("TS-139", "TS-230", "TS-340")
def test_a_taunt_costs_the_killer_cards_and_can_raise_his_level() -> None:
    t = with_trait("taunting-strategy", hand=["pursue", "sense"])
    bury(t, 2)
    evening = Evening(t).after(UseTrait("taunting-strategy"), seat=1)
    assert (evening.seen(event.Taunted, {0}), evening.seen(event.AbilityUsed, {0})) == ([event.Taunted()], [])
    assert (evening.t.level, len(evening.t.dark.hand), evening.t.team.pending) == (2, 3, ["R1"])
    assert len(evening.t.dark.deck) == 8, "two lost, ten shuffled, one more lost, one drawn"
    assert evening.t.team.acted[0] and not evening.t.team.spent


@pytest.mark.rule("TS-111", "TS-231", "TS-105")
def test_a_sleight_of_hand_keeps_both_cards_once() -> None:
    # sleight of hand keeps both cards once
    evening = discover("sleight-of-hand", "key", "ammo").after(UseTrait("sleight-of-hand"))
    assert (evening.t.keys, evening.t.team.packs[0], evening.t.team.discard) == (1, ["ammo"], [])
    assert (evening.t.team.spent, evening.t.team.drawn) == (["sleight-of-hand"], [])
    # the second card of a sleight of hand waits while room is made for the first
    evening = discover("sleight-of-hand", "hatchet", "ammo", pack=("camera", "toolbox", "longsword"))
    evening.play(UseTrait("sleight-of-hand"))
    assert (evening.prompt, evening.t.team.drawn) == ("prompt-drop", ["ammo"])
    evening.play(Drop("camera"))
    assert (evening.prompt, evening.t.team.drawn) == ("prompt-drop", [])
    evening.play(Drop("ammo"))
    assert (evening.t.team.packs[0], evening.t.team.discard) == (["toolbox", "longsword", "hatchet"], ["camera", "ammo"])


@pytest.mark.rule("TS-071", "TS-231")
@pytest.mark.parametrize("answer", [Clear("B3-B4"), Calm(), Spot("B2")], ids=str)
def test_a_judicious_move_is_one_of_three(answer: Choice) -> None:
    t = with_trait("judicious-move")
    t.barricades, t.survivors[0].fear = ["B3-B4"], 1
    evening = Evening(t).after(UseTrait("judicious-move"), seat=1)
    assert {Clear("B3-B4"), Calm(), Spot("B2")} <= set(evening.options(1))
    assert Spot("B4") not in evening.options(1), "only an adjacent location"
    evening.play(answer, seat=1)
    done = (evening.t.barricades == [], evening.t.survivors[0].fear == 0, evening.t.team.pending == ["B2"])
    assert done == tuple(answer == one for one in (Clear("B3-B4"), Calm(), Spot("B2")))
    assert (evening.t.team.acted[0], evening.t.team.spent) == (False, ["judicious-move"])


@pytest.mark.rule("TS-044", "TS-231", "TS-043", "TS-077")
def test_traits_that_make_one_move() -> None:
    # a prompt reaction moves once beside the main action
    evening = Evening(with_trait("prompt-reaction")).after(UseTrait("prompt-reaction"), Walk("R2"), Walk("G1"), seat=1)
    assert evening.t.team.places[0] == "G1"
    assert evening.t.team.acted[0], "the second walk was the main action"
    assert evening.t.team.spent == ["prompt-reaction"]
    # a burst of speed is loud and two to four steps long
    evening = Evening(with_trait("burst-of-speed")).after(UseTrait("burst-of-speed"), Walk("R2"), seat=1)
    assert Done() not in evening.options(1), "at least two steps"
    evening.play(Walk("G1"), seat=1)
    assert Done() in evening.options(1)
    evening.play(Walk("G2"), Walk("G3"), seat=1)
    assert (evening.prompt, evening.t.team.places[0], evening.t.team.pending) == ("prompt-act", "G3", ["R1"])
    assert evening.t.team.acted[0]
    # a coordinator moves the others beside it
    evening = Evening(with_trait("coordinator", at=("R1", "R1", "B4"))).after(UseTrait("coordinator"), seat=1)
    assert (evening.prompt, evening.options(3)) == ("prompt-coordinate", ())
    evening.play(Walk("R2"), Walk("G1"), seat=2)
    assert (evening.t.team.places, evening.t.team.acted) == (["R1", "G1", "B4"], [True, False, False])
    t = with_trait("coordinator", at=("R1", "R2", "B4"))
    assert UseTrait("coordinator") not in Evening(t).options(1)


@pytest.mark.rule("TS-342", "TS-101", "TS-231")
def test_traits_are_of_no_use_to_others_and_none_face_down() -> None:
    # traits of survivors are of no use to others
    evening = Evening(with_trait("sound-decoy"))
    assert not any(isinstance(option, UseTrait) for seat in (2, 3) for option in evening.options(seat))
    # a trait turned face down does nothing
    t = with_trait("prompt-reaction", at=("R2", "R1", "R1"))
    t.team.spent = ["prompt-reaction"]
    on_top(t.team.search, "toolbox")
    evening = Evening(t)
    assert UseTrait("prompt-reaction") not in evening.options(1)
    evening.play(Rummage(), Take("toolbox"), seat=1)
    assert not any(isinstance(option, UseTrait) for option in evening.options(1))
