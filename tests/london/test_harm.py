"""Trauma, Conditions and defeat (LD-160 to LD-169)."""

from typing import Any

import pytest

from game.rules.engine.rng import Rng
from game.rules.engine.script import Done
from game.rules.engine.secret import redact
from game.rules.london import event
from game.rules.london.choice import (
    Act,
    Compare,
    Confide,
    Deplete,
    Draw,
    Give,
    Heal,
    Investigate,
    Leave,
    Play,
    Roll,
    Sacrifice,
    Spend,
    Use,
)
from game.rules.london.determinize import determinize
from game.rules.london.state import State
from game.rules.london.tables.cards import PERSONALITIES
from tests.london.kit import Evening, Fate
from tests.london.scenes import HERE, dread, endgame, meet, plot, plot_table, showdown, stay, thrown, traits

TRAUMAS = {row.character: row.id for row in PERSONALITIES.values() if row.kind == "trauma"}
METZ = {"sturmer": "the-trench-at-metz"}


def ill(t: State) -> list[list[str]]:
    return [person.conditions for person in t.people]


# ---------------------------------------------------------------------------------------------- Trauma


@pytest.mark.rule("LD-160")
@pytest.mark.parametrize(("hero", "trauma"), TRAUMAS.items())
def test_a_trauma_silences_the_sheet_of_everybody(fate: Fate, hero: str, trauma: str) -> None:
    fate.trauma("dread-1")
    others = [name for name in ("basil", "maria", "sturmer", "murphy") if name != hero][:3]
    evening = plot(fate, characters=",".join([hero, *others]), flips={hero: trauma})
    assert evening.seen(event.TraumaRolled) == [event.TraumaRolled(0, "dread-1")]
    assert evening.seen(event.DiceRolled) == []


@pytest.mark.rule("LD-160", "LD-231")
def test_in_spite_of_a_trauma_items_virtue_cards_and_allies_count(fate: Fate) -> None:
    fate.trauma("dread-1")
    allies = {0: ["dr-lavinia-crane"]}
    more: dict[str, Any] = {"items": {0: ["museum-pass"]}, "deck": ["cool-nerve"], "virtue": 1, "allies": allies}
    evening = plot(fate, characters="sturmer,milton", flips=METZ, **more)
    evening.play(Use("museum-pass"), Spend(1), Draw())
    assert len(evening.seen(event.DiceRolled)[0].dice) == 1 + 1 + 2 + 1


@pytest.mark.rule("LD-161")
@pytest.mark.parametrize(
    ("face", "conditions", "track"),
    [("injured", ["injured"], 10), ("unhinged", ["unhinged"], 10), ("dread-1", [], 11), ("dread-2", [], 12)],
)
def test_the_trauma_die_is_rolled_at_once(fate: Fate, face: str, conditions: list[str], track: int) -> None:
    fate.trauma(face)
    evening = plot(fate, here=2, flips=METZ, dread=10)
    assert evening.prompt == "prompt-next"
    assert (evening.t.people[0].conditions, evening.t.dread) == (conditions, track)


@pytest.mark.rule("LD-158")
def test_the_players_choose_the_order_of_what_was_flipped_together(fate: Fate) -> None:
    fate.trauma("injured", "dread-2")
    flips = {**METZ, "milton": TRAUMAS["milton"], "murphy": "never-stays-down"}
    evening = plot(fate, here=4, flips=flips)
    assert evening.options() == (Act(0), Act(1), Act(3))
    evening.play(Act(1), Act(3))
    assert [news.seat for news in evening.seen(event.TraumaRolled)] == [1, 0]


# ---------------------------------------------------------------------------------------------- Conditions


@pytest.mark.rule("LD-162")
def test_conditions_alone_have_no_effect(fate: Fate) -> None:
    sick = {0: ["injured", "unhinged"]}
    evening = dread("bruiser", ill=sick)
    evening.play(Compare())
    assert evening.seen(event.DreadSolved)[0].points == 3
    fate.dice(True, True, True)
    evening = plot(fate, ill=sick)
    assert len(evening.seen(event.DiceRolled)[0].dice) == 3


@pytest.mark.rule("LD-163", "LD-164", "LD-EX-13")
def test_a_second_condition_of_a_kind_is_five_dread_outside_the_endgame(fate: Fate) -> None:
    fate.trauma("unhinged")
    evening = plot(fate, here=2, flips=METZ, ill={0: ["unhinged"]}, dread=10)
    assert (evening.t.dread, evening.t.people[0].conditions) == (15, ["unhinged"])
    fate.trauma("injured")
    evening = plot(fate, here=2, flips=METZ, ill={0: ["unhinged"]}, dread=10)
    assert (evening.t.dread, evening.t.people[0].conditions) == (10, ["unhinged", "injured"])


@pytest.mark.rule("LD-163", "LD-165", "LD-205", "LD-EX-13")
def test_a_second_condition_of_a_kind_defeats_in_the_endgame(fate: Fate) -> None:
    fate.trauma("unhinged")
    evening = meet(fate, 0, "endure-the-pain", flips=METZ, ill={0: ["unhinged"]}, hands={0: ["cool-nerve"]}, dread=10)
    assert evening.seen(event.Defeated) == [event.Defeated(0)]
    person = evening.t.people[0]
    assert (person.defeated, person.dice, person.hand) == (True, 0, [])
    assert evening.t.gone == ["cool-nerve"]
    assert evening.t.dread == 10 + 1
    assert evening.seen(event.ChallengeMet) == []
    assert (evening.prompt, evening.t.inquiry) == ("prompt-challenger", None)
    assert evening.options(1) == (Act(1), Act(2), Act(3))
    assert evening.options(0) == ()


@pytest.mark.rule("LD-165", "LD-254")
def test_the_cards_of_the_defeated_lie_in_no_imagined_pile(fate: Fate) -> None:
    fate.trauma("unhinged")
    secrets = {0: ["the-kings-true-name"]}
    evening = meet(fate, 0, "the-sewer-rises", flips=METZ, ill={0: ["unhinged"]}, hands={0: ["cool-nerve"]}, secrets=secrets)
    assert evening.seen(event.Defeated)
    world = determinize(evening.view(1), Rng(3))
    assert redact(world, frozenset({1})) == evening.view(1)


@pytest.mark.rule("LD-165", "LD-213", "LD-221")
def test_the_defeated_stay_out_and_the_others_win_for_all(fate: Fate) -> None:
    evening = showdown(dice=(0, 3, 3, 3), items={0: ["lucky-sovereign"]}, virtue=1)
    evening.until("prompt-roller")
    assert evening.options(1) == (Act(1), Act(2), Act(3))
    fate.dice(*[True] * 9)
    evening.until("nothing")
    assert evening.over == "won-showdown"
    assert sorted(news.seat for news in evening.seen(event.DiceRolled)) == [1, 2, 3]
    assert evening.t.score["survivors"] == 3 * 4


@pytest.mark.rule("LD-167")
def test_nobody_is_defeated_outside_the_endgame(fate: Fate) -> None:
    fate.trauma("injured")
    fate.dice(False)
    evening = plot(fate, "opium-den", flips=METZ, ill={0: ["injured"]}, dread=10)
    evening.until("prompt-hour")
    assert evening.seen(event.Defeated) == []
    assert evening.t.dread == 10 + 5 + 5 + 1


@pytest.mark.rule("LD-168")
def test_all_present_are_unhinged_each_for_himself(fate: Fate) -> None:
    fate.dice(*[False] * 9)
    sick = {0: ["unhinged"], 1: ["injured"], 2: ["unhinged"], 3: ["unhinged"]}
    evening = plot(fate, here=3, ill=sick, dread=10).until("prompt-suffer-next")
    assert evening.options() == (Give(0), Give(1), Give(2))
    evening.play(Give(2), Give(0))
    assert evening.t.dread == 20
    assert ill(evening.t) == [["unhinged"], ["injured", "unhinged"], ["unhinged"], ["unhinged"]]


# ---------------------------------------------------------------------------------------------- averted in time


def stabbed(fate: Fate, characters: str = "sturmer,milton,jacqueline,murphy", **more: Any) -> Evening:
    """Two stand in the Opium Den, the first is Injured already and is about to be so again; others are elsewhere."""
    fate.dice(*[False] * 9)
    evening = plot(fate, "opium-den", characters, here=2, ill={0: ["injured", "unhinged"]}, dread=10, **more)
    evening.until("prompt-suffer", lambda options: Roll() if Roll() in options else options[-1])
    evening.play(Give(0))
    return evening


@pytest.mark.rule("LD-EX-12", "LD-166")
def test_tonic_makes_room_for_a_new_injury(fate: Fate) -> None:
    evening = stabbed(fate, items={0: ["tonic"]})
    assert evening.prompt == "prompt-condition"
    assert evening.options(0) == (Deplete("tonic"), Done())
    evening.play(Deplete("tonic"))
    assert sorted(evening.t.people[0].conditions) == ["injured", "unhinged"]
    assert evening.t.dread == 10 + 1
    assert evening.seen(event.ConditionDoubled) == []


@pytest.mark.rule("LD-166")
def test_who_does_not_want_to_avert_a_second_injury_bears_it(fate: Fate) -> None:
    evening = stabbed(fate, items={0: ["tonic"]})
    evening.play(Done())
    assert evening.t.dread == 10 + 5 + 1
    assert [item.id for item in evening.t.people[0].items] == ["tonic"]


@pytest.mark.rule("LD-166")
def test_a_first_injury_cannot_be_averted_by_what_discards_conditions(fate: Fate) -> None:
    fate.dice(*[False] * 9)
    evening = plot(fate, "opium-den", here=2, ill={0: ["unhinged"]}, items={0: ["tonic"], 1: ["laudanum"]}, dread=10)
    evening.until("prompt-suffer", lambda options: Roll() if Roll() in options else options[-1])
    evening.play(Give(0))
    assert evening.prompt != "prompt-condition"
    assert evening.t.people[0].conditions == ["unhinged", "injured"]


@pytest.mark.rule("LD-166", "LD-169")
def test_the_effects_of_others_here_reach_that_far(fate: Fate) -> None:
    items = {0: ["laudanum", "silver-crucifix"], 1: ["field-surgeons-kit"], 2: ["tonic"]}
    evening = stabbed(fate, items=items)
    assert evening.options(0) == (Deplete("silver-crucifix"), Done())
    assert evening.options(1) == (Deplete("field-surgeons-kit"), Done())
    assert (evening.options(2), evening.options(3)) == ((), ())
    evening.play(Deplete("field-surgeons-kit"))
    assert (evening.options(0), evening.options(1)) == ((Deplete("silver-crucifix"), Done()), ())
    evening.play(Done())
    assert evening.t.dread == 10 + 1
    assert len(evening.t.deck) == 1


@pytest.mark.rule("LD-064", "LD-166")
def test_one_player_who_declines_does_not_speak_for_the_others(fate: Fate) -> None:
    evening = stabbed(fate, items={0: ["silver-crucifix"], 1: ["tonic"]})
    evening.play(Done(), seat=1)
    assert evening.prompt == "prompt-condition"
    evening.play(Deplete("silver-crucifix"), seat=0)
    assert evening.t.dread == 10 + 1


@pytest.mark.rule("LD-137", "LD-166", "LD-169")
def test_the_virtue_of_maria_is_spent_in_time(fate: Fate) -> None:
    evening = stabbed(fate, "sturmer,maria,jacqueline,murphy", virtue=1)
    assert evening.options(1) == (Spend(0), Done())
    assert evening.options(0) == ()
    evening.play(Spend(0))
    assert evening.t.dread == 10 + 1


@pytest.mark.rule("LD-166", "LD-169", "LD-232")
def test_dr_crane_heals_everybody_here_when_a_condition_arrives(fate: Fate) -> None:
    fate.dice(*[False] * 9)
    sick = {0: ["injured", "unhinged"], 1: ["unhinged", "injured"], 2: ["unhinged"]}
    evening = plot(fate, "opium-den", "sturmer,milton,maria", here=2, ill=sick, allies={1: ["dr-lavinia-crane"]}, dread=10)
    evening.until("prompt-suffer", lambda options: Roll() if Roll() in options else options[-1])
    evening.play(Give(0), Sacrifice("dr-lavinia-crane"))
    assert evening.prompt == "prompt-heal"
    assert evening.options() == (Heal(1, "unhinged"), Heal(1, "injured"))
    evening.play(Heal(1, "injured"))
    assert ill(evening.t) == [["unhinged", "injured"], ["unhinged"], ["unhinged"]]
    assert evening.t.dread == 10 + 1


@pytest.mark.rule("LD-169")
def test_a_secret_helps_against_a_condition_of_anybody(fate: Fate) -> None:
    fate.trauma("injured")
    secrets = {2: ["the-song-that-stops-clocks"]}
    evening = meet(fate, 0, "the-sewer-rises", flips=METZ, ill={0: ["injured"]}, secrets=secrets)
    assert evening.prompt == "prompt-condition"
    assert evening.options(2) == (Confide("the-song-that-stops-clocks"), Done())
    evening.play(Confide("the-song-that-stops-clocks"))
    assert evening.seen(event.Defeated) == []
    assert evening.t.people[0].conditions == ["injured"]


@pytest.mark.rule("LD-169", "LD-193")
def test_who_has_bowed_out_is_too_far_away_to_heal(fate: Fate) -> None:
    traits(fate, **METZ)
    fate.trauma("injured")
    t = endgame(challenges=["endure-the-pain"], ill={0: ["injured"]}, items={2: ["tonic"]})
    t.people[2].out = True
    evening = stay(Evening(t))
    evening.play(Act(0))
    assert evening.seen(event.Defeated) == [event.Defeated(0)]


@pytest.mark.rule("LD-169")
def test_a_discarded_condition_can_come_again(fate: Fate) -> None:
    evening = dread("bruiser", items={0: ["tonic"]}, ill={0: ["injured"]})
    evening.play(Deplete("tonic"))
    assert evening.t.people[0].conditions == []
    fate.dice(*[False] * 9)
    traits(fate)
    t = plot_table("opium-den")
    evening = Evening(t)
    evening.play(Investigate(HERE, (0,)))
    assert thrown(evening).until("prompt-hour").t.people[0].conditions == ["injured"]


@pytest.mark.rule("LD-204")
def test_when_everybody_is_defeated_the_game_is_lost_at_once(fate: Fate) -> None:
    traits(fate, **METZ)
    fate.trauma("injured")
    t = endgame(challenges=["endure-the-pain"], ill={0: ["injured"]})
    for person in t.people[1:]:
        person.defeated, person.dice = True, 0
    evening = stay(Evening(t))
    assert evening.over == "lost-defeated"
    assert evening.t.end.winners == ("dread",)


@pytest.mark.rule("LD-200", "LD-EX-15")
def test_sturmer_endures_the_pain(fate: Fate) -> None:
    fate.trauma("injured")
    more: dict[str, Any] = {"items": {0: ["holy-water"]}, "hands": {0: ["into-the-lions-den", "heads-up-lads", "cool-nerve"]}}
    evening = meet(fate, 0, "endure-the-pain", flips=METZ, ill={0: ["unhinged"]}, **more)
    assert evening.t.people[0].conditions == ["unhinged", "injured"]
    assert Leave() in evening.options(0)
    evening.play(Play("into-the-lions-den"), Play("heads-up-lads"), Use("holy-water"))
    assert Compare() in evening.options(0)
    evening.play(Compare())
    assert evening.seen(event.ChallengeMet) == [event.ChallengeMet(0, "endure-the-pain", 5, True)]
    assert (evening.t.people[0].dice, evening.t.people[0].hand) == (2, ["cool-nerve"])
    fate.trauma("injured")
    evening = meet(fate, 0, "endure-the-pain", flips=METZ, ill={0: ["unhinged"]}, **more)
    evening.play(Leave())
    assert evening.seen(event.Defeated) == [event.Defeated(0)]
    fate.trauma("unhinged")
    evening = meet(fate, 0, "endure-the-pain", flips=METZ, ill={0: ["unhinged"]}, **more)
    assert evening.seen(event.Defeated) == [event.Defeated(0)]
