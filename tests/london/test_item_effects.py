"""Items: what those do whose effects are neither icons nor dice, each with its whole effect."""

from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.london import event
from game.rules.london.choice import Act, Compare, Deplete, Give, Heal, Pick, Roll, Summon, Use
from game.rules.london.state import Item, State
from tests.london.kit import Evening, Fate
from tests.london.scenes import HERE, dread, meet, plot, plot_table, table, traits


def owned(evening: Evening, seat: int = 0) -> list[Item]:
    items: list[Item] = evening.t.people[seat].items
    return items


@pytest.mark.rule("LD-125", "LD-154")
@pytest.mark.card("brandy")
def test_brandy_gives_two_confidence(fate: Fate) -> None:
    evening = dread("a-duel-at-dawn", items={0: ["brandy"]}, deck=["cool-nerve"])
    top = [card.face for card in evening.t.confidence[-2:]]
    evening.play(Deplete("brandy"))
    assert sorted(card.face for card in evening.t.deck) == sorted(["cool-nerve", *top])
    assert len(evening.t.confidence) == 21


@pytest.mark.rule("LD-203")
@pytest.mark.card("brandy")
def test_brandy_in_the_endgame_gives_its_owner_two_cards(fate: Fate) -> None:
    evening = meet(fate, 1, "endure-the-pain", items={1: ["brandy"]})
    evening.play(Deplete("brandy"))
    assert [len(person.hand) for person in evening.t.people] == [0, 2, 0, 0]
    assert evening.t.deck == []


@pytest.mark.rule("LD-125", "LD-169")
@pytest.mark.card("tonic")
def test_tonic_rids_somebody_here_of_a_condition() -> None:
    ill = {0: ["injured", "unhinged"], 1: ["unhinged"], 2: ["injured"]}
    evening = dread("a-duel-at-dawn", here=2, items={0: ["tonic"]}, ill=ill)
    evening.play(Deplete("tonic"))
    assert evening.options() == (Heal(0, "injured"), Heal(0, "unhinged"), Heal(1, "unhinged"))
    evening.play(Heal(1, "unhinged"))
    assert [person.conditions for person in evening.t.people] == [["injured", "unhinged"], [], ["injured"], []]


@pytest.mark.rule("LD-125")
def test_who_is_well_needs_no_tonic() -> None:
    evening = dread("a-duel-at-dawn", items={0: ["tonic", "laudanum"]}, ill={1: ["unhinged"]})
    assert Use("tonic") in evening.options()
    assert not {Deplete("tonic"), Deplete("laudanum")} & {*evening.options()}


@pytest.mark.rule("LD-125", "LD-136", "LD-153")
@pytest.mark.card("opera-glasses")
def test_opera_glasses_give_virtue_to_one_of_those_here() -> None:
    evening = dread("a-duel-at-dawn", here=2, items={0: ["opera-glasses"]})
    evening.play(Deplete("opera-glasses"))
    assert evening.options() == (Give(0), Give(1))
    evening.play(Give(1))
    assert [person.virtue for person in evening.t.people] == [0, 1, 0, 0]


def whistling(card: str, **more: Any) -> State:
    t = plot_table(card, here=1, **more) if card == "mr-reynauds-residence" else table(here=1, shown={HERE: card}, **more)
    t.people[1].place = t.people[2].place = "west-streets"
    return t


@pytest.mark.rule("LD-125", "LD-340")
@pytest.mark.card("police-whistle")
def test_the_police_whistle_calls_somebody_to_a_dread_card() -> None:
    evening = Evening(whistling("bruiser", items={0: ["police-whistle"]})).until("prompt-dread", lambda options: options[0])
    evening.play(Deplete("police-whistle"))
    assert evening.options() == (Summon(1), Summon(2))
    evening.play(Summon(2))
    assert evening.t.people[2].place == HERE
    assert Compare() in evening.options(2)
    evening.play(Compare())
    assert evening.seen(event.DreadSolved)[0].points == 3 + 1


@pytest.mark.rule("LD-125", "LD-340")
@pytest.mark.card("police-whistle")
def test_the_police_whistle_calls_somebody_to_a_plot_card_before_the_first_flip(fate: Fate) -> None:
    traits(fate)
    evening = Evening(whistling("mr-reynauds-residence", items={0: ["police-whistle"]}))
    evening.until("prompt-gather", lambda options: options[0])
    assert evening.seen(event.PersonalityFlipped) == []
    evening.play(Deplete("police-whistle"), Summon(1))
    assert [news.seat for news in evening.seen(event.PersonalityFlipped)] == [0, 1]
    assert evening.options() == (Act(0), Act(1))


@pytest.mark.rule("LD-340")
@pytest.mark.card("police-whistle")
def test_after_the_flip_and_in_the_endgame_the_police_whistle_calls_nobody(fate: Fate) -> None:
    traits(fate)
    evening = Evening(whistling("mr-reynauds-residence", items={0: ["police-whistle"]}))
    evening.until("prompt-gather", lambda options: options[0]).play(Done())
    assert evening.prompt == "prompt-roll"
    assert Deplete("police-whistle") not in evening.options()
    evening = meet(fate, 0, "endure-the-pain", items={0: ["police-whistle"]})
    assert Use("police-whistle") in evening.options()
    assert Deplete("police-whistle") not in evening.options()


@pytest.mark.rule("LD-161", "LD-341")
@pytest.mark.parametrize("face", ["injured", "unhinged", "dread-1", "dread-2"])
@pytest.mark.card("chalk-circle")
def test_the_chalk_circle_ignores_what_the_trauma_die_shows(fate: Fate, face: str) -> None:
    fate.trauma(face)
    evening = plot(
        fate, here=2, flips={"sturmer": "the-trench-at-metz"}, items={0: ["chalk-circle"], 1: ["chalk-circle"]}, dread=9
    )
    assert evening.prompt == "prompt-trauma-die"
    assert evening.options(1) == ()
    evening.play(Deplete("chalk-circle"))
    assert evening.seen(event.Ignored) == [event.Ignored(0, face)]
    assert (evening.t.dread, evening.t.people[0].conditions) == (9, [])


@pytest.mark.rule("LD-169", "LD-341")
@pytest.mark.card("silver-crucifix")
def test_the_silver_crucifix_ignores_a_condition_of_its_owner(fate: Fate) -> None:
    fate.dice(*[False] * 5)
    ill = {0: ["unhinged"]}
    evening = plot(fate, here=2, items={0: ["silver-crucifix"]}, ill=ill, dread=9)
    evening.play(Act(0), Roll())
    evening.until("prompt-suffer-next").play(Give(0))
    assert evening.prompt == "prompt-condition"
    evening.play(Deplete("silver-crucifix"))
    assert (evening.t.dread, evening.t.people[0].conditions) == (9, ["unhinged"])
    assert evening.t.people[1].conditions == ["unhinged"]


@pytest.mark.rule("LD-125", "LD-166")
@pytest.mark.card("laudanum")
def test_laudanum_calms_and_costs_a_card_of_the_deck() -> None:
    evening = dread("a-duel-at-dawn", items={0: ["laudanum"]}, ill={0: ["unhinged", "injured"]}, deck=["cool-nerve", "gallantry"])
    evening.play(Deplete("laudanum"))
    assert evening.t.people[0].conditions == ["injured"]
    assert len(evening.t.deck) == 1
    assert {*evening.t.gone, evening.t.deck[0].face} == {"cool-nerve", "gallantry"}
    assert evening.t.rng.draws["investigation"] == 1, "it was shuffled"
    evening = dread("a-duel-at-dawn", items={0: ["laudanum"]}, ill={0: ["unhinged"]})
    evening.play(Deplete("laudanum"))
    assert (evening.t.people[0].conditions, evening.t.gone) == ([], [])


@pytest.mark.rule("LD-125")
@pytest.mark.card("laudanum")
def test_laudanum_in_the_endgame_costs_a_card_of_the_hand(fate: Fate) -> None:
    hands = {0: ["cool-nerve", "gallantry"]}
    evening = meet(fate, 0, "endure-the-pain", items={0: ["laudanum"]}, ill={0: ["unhinged"]}, hands=hands)
    evening.play(Deplete("laudanum"))
    assert evening.options() == (Pick("cool-nerve"), Pick("gallantry"))
    evening.play(Pick("gallantry"))
    assert (evening.t.people[0].hand, evening.t.gone) == (["cool-nerve"], ["gallantry"])
    evening = meet(fate, 0, "endure-the-pain", items={0: ["laudanum", "brandy"]}, ill={0: ["unhinged"]})
    evening.play(Deplete("laudanum"))
    assert (evening.t.people[0].conditions, evening.t.gone) == ([], [])


@pytest.mark.rule("LD-125", "LD-166")
@pytest.mark.card("field-surgeons-kit")
def test_the_surgeons_kit_heals_an_injury_and_gives_confidence() -> None:
    ill = {0: ["unhinged"], 1: ["injured", "unhinged"], 2: ["injured"]}
    evening = dread("a-duel-at-dawn", here=2, items={0: ["field-surgeons-kit"]}, ill=ill)
    evening.play(Deplete("field-surgeons-kit"))
    assert [person.conditions for person in evening.t.people] == [["unhinged"], ["unhinged"], ["injured"], []]
    assert len(evening.t.deck) == 1


@pytest.mark.rule("LD-125", "LD-173")
@pytest.mark.card("saints-knucklebone", "phonograph")
def test_relics_and_records_lower_dread() -> None:
    evening = dread("a-duel-at-dawn", items={0: ["saints-knucklebone", "phonograph"]}, dread=10)
    evening.play(Deplete("saints-knucklebone"))
    assert evening.t.dread == 8
    evening.play(Deplete("phonograph"))
    assert (evening.t.dread, len(evening.t.deck)) == (7, 1)
    evening = dread("a-duel-at-dawn", items={0: ["saints-knucklebone"]}, dread=1)
    evening.play(Deplete("saints-knucklebone"))
    assert evening.t.dread == 0


@pytest.mark.rule("LD-125", "LD-342")
@pytest.mark.card("baedeker-of-the-underworld")
def test_the_baedeker_brings_a_discarded_item_back_but_not_itself() -> None:
    t = table(shown={HERE: "a-duel-at-dawn"}, items={0: ["baedeker-of-the-underworld"]})
    t.discards = ["brandy", "tonic"]
    evening = Evening(t).until("prompt-dread", lambda options: options[0])
    evening.play(Deplete("baedeker-of-the-underworld"))
    assert evening.options() == (Pick("brandy"), Pick("tonic"))
    evening.play(Pick("tonic"))
    assert owned(evening) == [Item("tonic")]
    assert evening.t.discards == ["brandy", "baedeker-of-the-underworld"]
    assert Use("tonic") in evening.options()


@pytest.mark.rule("LD-342")
def test_without_discards_the_baedeker_is_kept() -> None:
    t = table(shown={HERE: "a-duel-at-dawn"}, items={0: ["baedeker-of-the-underworld"]})
    t.discards = []
    evening = Evening(t).until("prompt-dread", lambda options: options[0])
    assert Deplete("baedeker-of-the-underworld") not in evening.options()
