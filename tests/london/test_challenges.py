"""The 24 Challenges: which icons count, how many it takes, the reward and the penalty of each (LD-199 to LD-207)."""

from typing import Any

import pytest

from game.rules.london import event
from game.rules.london.choice import Compare, Leave, Pick, Play
from game.rules.london.tables.cards import CHALLENGES, CONFIDENCE
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate
from tests.london.scenes import meet
from tests.sweep import each

PRINTED = {title.split()[0]: cells for title, *cells in lines(figures.CHALLENGES)}
WILD = {"1": "spellcraft", "2": "courage", "3": "guile", "4": ""}
HERO = ["wild", "strength", "courage", "courage"]
"""Stürmer's sheet, and Musician."""


def first_meets(fate: Fate, code: str, **more: Any) -> Evening:
    """Stürmer is the first to meet a Challenge; no Antagonist interferes but the Caller, who makes it harder for the first."""
    card = next(row.id for row in CHALLENGES.values() if row.card == code)
    return meet(fate, 0, card, antagonist="the-engine-beneath" if code[2] == "4" else "", **more)


def counting(code: str, icons: list[str]) -> int:
    asked = [*PRINTED[code][0].split(), "wild", WILD[code[2]]]
    return sum(icon in asked for icon in icons)


@pytest.mark.rule("LD-197", "LD-199", "LD-200", "LD-201", "LD-203", "LD-207", "LD-291")
@each("code", PRINTED)
def test_a_challenge_is_passed_with_enough_matching_icons(fate: Fate, code: str) -> None:
    hand = [*CONFIDENCE]
    evening = first_meets(fate, code, hands={0: hand}, dread=10)
    need = int(PRINTED[code][1]) + (code[2] == "2")
    total, left = counting(code, HERO), [*hand]
    while total < need:
        assert Leave() in evening.options(0)
        assert Compare() not in evening.options(0)
        card = left.pop()
        total += counting(code, [*CONFIDENCE[card].icons])
        evening.play(Play(card))
    assert Compare() in evening.options(0)
    evening.play(Compare())
    assert evening.seen(event.ChallengeMet)[0] == event.ChallengeMet(0, evening.t.faced[0], total, True)
    person = evening.t.people[0]
    gained = PRINTED[code][2] == "die 1 confidence"
    assert (person.dice, len(person.hand), person.conditions, evening.t.dread) == (2, len(left), [], 10)
    assert gained == (code in ("CH1-5", "CH1-6", "CH2-3", "CH2-5", "CH3-1", "CH3-5", "CH4-1", "CH4-3", "CH4-6"))


@pytest.mark.rule("LD-201", "LD-203")
@each("code", PRINTED)
def test_the_reward_of_a_challenge(fate: Fate, code: str) -> None:
    items = {
        0: ["holy-water", "campaign-medal", "museum-pass", "iron-knuckles", "evening-dress", "bribe-money", "galvanic-battery"]
    }
    items[0] += ["skeleton-keys", "grimoire-leaf", "fortune-tellers-charm", "bulls-eye-lantern"]
    evening = first_meets(fate, code, items=items)
    while Compare() not in evening.options(0):
        evening.play(next(option for option in evening.options(0) if type(option).__name__ in ("Deplete", "Use")))
    evening.play(Compare())
    rewards = [int("confidence" in PRINTED[code][2]), 0, 0, 0]
    assert [len(person.hand) for person in evening.t.people] == rewards
    assert [person.dice for person in evening.t.people] == [2, 1, 1, 1]


@pytest.mark.rule("LD-162", "LD-201")
@each("code", PRINTED)
def test_the_penalty_of_a_challenge(fate: Fate, code: str) -> None:
    evening = first_meets(fate, code, items={0: ["chalk-circle", "phonograph"], 1: ["brandy"]}, dread=10)
    evening.play(Leave())
    person, kept = evening.t.people[0], 2
    match PRINTED[code][3].split():
        case ["you", "discard"]:
            assert evening.prompt == "prompt-lose-item"
            assert evening.options(0) == (Pick("chalk-circle"), Pick("phonograph"))
            evening.play(Pick("phonograph"))
            person, kept = evening.t.people[0], 1
            assert "phonograph" in evening.t.discards
            assert (person.conditions, evening.t.dread) == ([], 10)
        case ["you", condition]:
            assert (person.conditions, evening.t.dread) == ([condition], 10)
        case ["dread", change]:
            assert (person.conditions, evening.t.dread) == ([], 10 + int(change))
    assert (person.dice, person.hand, len(person.items)) == (1, [], kept)
    assert [(other.conditions, len(other.items)) for other in evening.t.people[1:]] == [([], 1), ([], 0), ([], 0)]


@pytest.mark.rule("LD-201")
def test_who_has_no_item_loses_none(fate: Fate) -> None:
    evening = first_meets(fate, "CH3-2", items={1: ["brandy"]})
    assert evening.seen(event.ItemLost) == []
    assert evening.prompt == "prompt-challenger"


@pytest.mark.rule("LD-163", "LD-165", "LD-280")
@each("code", [code for code, cells in PRINTED.items() if cells[3].startswith("you ") and "discard" not in cells[3]])
def test_a_penalty_that_is_a_second_condition_defeats(fate: Fate, code: str) -> None:
    condition = PRINTED[code][3].split()[1]
    evening = first_meets(fate, code, items={0: ["chalk-circle"]}, ill={0: [condition]})
    evening.play(Leave())
    assert evening.seen(event.Defeated) == [event.Defeated(0)]
    assert evening.t.people[0].dice == 0
