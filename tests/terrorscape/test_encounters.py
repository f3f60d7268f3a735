"""SEARCH, encounters, attacks, running (TS-059, TS-122 to TS-149, TS-334 to TS-337)."""

import pytest

from game.rules.engine.script import Done
from game.rules.terrorscape import event
from game.rules.terrorscape.choice import Name, Seek, Use, Walk
from tests.terrorscape.kit import Dice, Evening, night


def meet(survivors: str = "marco,johnson,william", **given: object) -> Evening:
    """The killer stands in R1 and searches."""
    evening = Evening(night(survivors, lair="R1", **given))  # type: ignore[arg-type]
    evening.play(Seek())
    return evening


@pytest.mark.rule("TS-029", "TS-123", "TS-320", "TS-059", "TS-122", "TS-206", "TS-321", "TS-148", "TS-176")
def test_a_search_names_everybody_there_and_costs_an_action() -> None:
    # walking into a room starts nothing
    evening = Evening(night(lair="R2", at=("R1", "R1", "R1"))).after(Walk("R1"))
    assert evening.prompt == "prompt-killer" and not evening.seen(event.EncounterBegan)
    # a search names everybody there anna too and cannot be declined
    evening = meet("anna,johnson,william", at=("R1", "R1", "G2"))
    assert evening.seen(event.Searched, {0}) == [event.Searched("R1", ("anna", "johnson"))]
    assert evening.seen(event.Searched, {1}) == evening.seen(event.Searched, {0})
    assert evening.seen(event.EncounterBegan) == [event.EncounterBegan("R1", ("anna", "johnson"))]
    assert evening.prompt == "prompt-defender"
    # a search that finds nobody costs an action
    evening = meet(at=("R2", "R2", "R2"))
    assert (evening.prompt, evening.t.stage, evening.t.met) == ("prompt-killer", "second", False)
    assert evening.seen(event.Searched)[0].found == ()


@pytest.mark.rule("TS-137", "TS-138", "TS-140", "TS-302", "TS-133", "TS-134", "TS-141", "TS-143", "TS-303", "TS-124", "TS-128")
@pytest.mark.rule("TS-142")
def test_the_worked_examples_of_the_rulebook_come_out(dice: Dice) -> None:
    # the worked example of limestone
    evening = meet(at=("R1", "B4", "B4"), level=4, packs={"marco": ["limestone-powder"]}, hand=["pursue"])
    dice(3, 1, 1, 1)
    before = len(evening.t.dark.deck)
    evening.play(Use("limestone-powder"))
    assert evening.seen(event.Defended, {0}) == [event.Defended("marco", 6, 2, 8, 6, success=True)]
    assert (evening.t.team.discard, len(evening.t.dark.deck)) == (["limestone-powder"], before - 2)
    assert (evening.prompt, set(evening.options())) == ("prompt-run", {*map(Walk, ("R2", "R3", "B1", "B2")), Done()})
    evening.play(Walk("B1"))
    assert (evening.t.team.places[0], len(evening.t.dark.hand), evening.t.side) == ("B1", 4, "survivors")
    # the worked example of sophia and william
    evening = Evening(night("sophia,william,anna", lair="R1", at=("R1", "R1", "G2"), level=4, fear={0: 2}))
    dice(1, 1, 3, 1, 1, 0)
    evening.play(Seek(), Name("sophia"), Done())
    assert evening.seen(event.DiceRolled)[0].dice == (1, 1) and evening.t.survivors[0].hurt
    evening.play(Done())
    assert evening.seen(event.Defended)[1] == event.Defended("william", 5, 1, 6, 6, success=True)
    assert evening.seen(event.EncounterEnded) == [event.EncounterEnded(repelled=True)]
    evening.play(Walk("R2"), seat=1)
    evening.play(Walk("B2"), seat=2)
    assert evening.t.team.places == ["R2", "B2", "G2"]
    # each is attacked once until one repels or all have failed
    evening = meet(at=("R1", "R1", "R1"))
    dice(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert set(evening.options(2)) == {Name("marco"), Name("johnson"), Name("william")}
    evening.play(Name("johnson"), Done())
    assert set(evening.options(1)) == {Name("marco"), Name("william")}
    evening.play(Name("william"), Done())
    evening.play(Done())
    assert [one.survivor for one in evening.seen(event.DefenderNamed)] == ["johnson", "william", "marco"]
    assert all(token.hurt for token in evening.t.survivors)
    assert (evening.prompt, evening.seen(event.EncounterEnded)) == ("prompt-run", [event.EncounterEnded(repelled=False)])


@pytest.mark.rule("TS-140", "TS-143", "TS-145", "TS-144", "TS-203", "TS-074")
def test_those_who_were_not_attacked_run_unheard(dice: Dice) -> None:
    # whoever was not attacked may run too in any order
    dice(3, 3, 3, 3)
    evening = meet(at=("R1", "R1", "R1")).after(Name("marco"), Done())
    assert set(evening.game.decision.options) == {1, 2, 3}  # type: ignore[union-attr]
    evening.play(Walk("R3"), seat=3)
    assert set(evening.game.decision.options) == {1, 2}  # type: ignore[union-attr]
    evening.play(Done(), seat=1)
    evening.play(Walk("B1"), seat=2)
    assert evening.t.team.places == ["R1", "B1", "R3"]
    # the killer does not hear whether and where they run
    dice(3, 3, 3, 3)
    told = []
    for answer in (Done(), Walk("B1")):
        dice(3, 3, 3, 3)
        evening = meet(at=("R1", "B4", "B4"), hand=["pursue"]).after(Done())
        asked = evening.game.decision.for_seats({0})  # type: ignore[union-attr]
        assert (asked.prompt, asked.about) == ("prompt-wait-survivors", {})
        evening.play(answer)
        told.append((evening.view(0), evening.seen(event.Event, {0})))
    assert told[0] == told[1]
    # barricades bar the way of those who run
    dice(3, 3, 3, 3)
    evening = Evening(night(lair="R1", at=("R1", "B4", "B4"), barricades=["R1-R2", "R1-R3", "R1-B1"])).after(Seek(), Done())
    assert set(evening.options()) == {Walk("B2"), Done()}


@pytest.mark.rule("TS-135", "TS-136", "TS-202", "TS-305")
@pytest.mark.parametrize(("faces", "repelled"), [((1, 1, 1, 0), True), ((1, 1, 0, 0), False)])
def test_a_trap_helps_the_first_defence_and_is_gone(dice: Dice, faces: tuple[int, ...], repelled: bool) -> None:
    t = night(lair="R5", at=("R5", "R5", "B4"))
    t.team.trap = "R5"
    dice(*faces, 1, 1, 1, 0)
    evening = Evening(t).after(Seek(), Name("marco"), Done())
    assert evening.seen(event.Defended)[0].success == repelled
    assert evening.seen(event.TrapSprung, {0}) == [event.TrapSprung("R5", 2)]
    kinds = [type(one) for one in evening.events]
    assert kinds.index(event.DiceRolled) < kinds.index(event.TrapSprung) < kinds.index(event.Defended)
    assert evening.t.team.trap is None
    if not repelled:
        evening.play(Done())
        assert evening.seen(event.Defended)[1].bonus == 0, "nothing is left of it for the second attack"


@pytest.mark.rule("TS-135", "TS-129", "TS-130", "TS-132", "TS-275", "TS-337")
def test_help_in_a_defence_is_limited(dice: Dice) -> None:
    # a trap elsewhere does not help
    t = night(lair="R5", at=("R5", "B4", "B4"))
    t.team.trap = "R4"
    dice(1, 1, 1, 0)
    evening = Evening(t).after(Seek(), Done())
    assert (evening.seen(event.TrapSprung), evening.t.team.trap) == ([], "R4")
    # one item of the defenders own at most
    evening = meet(at=("R1", "R1", "B4"), packs={"marco": ["hatchet", "limestone-powder"], "johnson": ["shortsword"]})
    dice(1, 1, 1, 1)
    evening.play(Name("marco"))
    assert set(evening.options(1)) == {Use("hatchet"), Use("limestone-powder"), Done()}
    evening.play(Use("hatchet"))
    assert (evening.seen(event.Defended)[0].total, evening.t.team.packs[0]) == (5, ["limestone-powder"])
    # fear counts when the dice fall
    dice(1, 1)
    evening = Evening(night(killer="specter", lair="R1", at=("R1", "B4", "B4"), fear={0: 1})).after(Seek(), Done())
    assert evening.seen(event.DiceRolled)[0].dice == (1, 1)


@pytest.mark.rule("TS-041", "TS-155", "TS-157", "TS-304", "TS-316", "TS-146", "TS-147", "TS-330", "TS-335", "TS-177", "TS-178")
@pytest.mark.rule("TS-163")
def test_an_encounter_ends_the_turn_and_a_second_injury_the_night(dice: Dice) -> None:
    # a second injury ends the night at once
    evening = Evening(night("anna,johnson,william", lair="R1", at=("R1", "R1", "B4"), hurt=(0,)))
    dice(0, 0, 0, 0)
    evening.play(Seek(), Name("anna"), Done())
    assert evening.over == "won-elimination"
    assert evening.t.end is not None and evening.t.end.winners == ("killer",)
    assert not evening.seen(event.EncounterEnded) and not evening.seen(event.AbilitiesDrawn)
    # after an encounter the turn ends with three cards
    dice(3, 3, 3, 3)
    evening = meet(at=("R1", "B4", "B4"), hand=["pursue", "barricade"]).after(Done(), Done())
    assert (evening.t.side, len(evening.t.dark.hand)) == ("survivors", 5)
    kinds = [type(one) for one in evening.events]
    assert kinds.index(event.EncounterEnded) < kinds.index(event.KillerRested) < kinds.index(event.AbilitiesDrawn)
    assert not evening.seen(event.CardPlayed)
    # an encounter on appearing ends the turn
    t = night(killer="murderer", side="killer", stage="appear", lair="R1", at=("R1", "B4", "B4"), hand=[])
    t.place, t.sneaking = None, "stalk"
    dice(3, 3, 3, 3)
    evening = Evening(t)
    evening.until("prompt-run").play(Done())
    assert (evening.t.side, evening.prompt) == ("survivors", "prompt-act")


@pytest.mark.rule("TS-131", "TS-198", "TS-204", "TS-126", "TS-220")
def test_the_fight_is_open_and_the_rest_is_not(dice: Dice) -> None:
    # the fight is open but the rest of the inventory is not
    dice(1, 1, 1, 1)
    evening = meet(at=("R1", "B4", "B4"), packs={"marco": ["shortsword", "ammo"]}).after(Use("shortsword"))
    heard = evening.seen(event.Event, {0})
    assert event.ItemShown("marco", "shortsword") in heard and event.DefenderNamed("marco") in heard
    assert any(isinstance(one, event.DiceRolled) for one in heard)
    assert "ammo" not in repr(heard) and evening.t.encounter is not None
    assert evening.view(0).encounter == evening.t.encounter
    # a killer without attack cards is not asked for one
    assert meet(at=("R1", "B4", "B4")).prompt == "prompt-defend"
    murderer = Evening(night(killer="murderer", hand=["pursue"], lair="R1", at=("R1", "B4", "B4"))).after(Seek())
    assert (murderer.prompt, murderer.options()) == ("prompt-attack", (Done(),)), "he might hold one, and is asked"
