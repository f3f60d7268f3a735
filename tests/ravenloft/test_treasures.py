"""Treasure cards in general: who gets them, when they work and when they end."""

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import redact
from game.rules.ravenloft import event, stats
from game.rules.ravenloft.choice import React, Target, Use
from game.rules.ravenloft.decks import treasure_deck
from game.rules.ravenloft.state import State
from tests.ravenloft.kit import Dice, Evening, on_top, put, run, table
from tests.ravenloft.scenes import field, quiet


def party(active: int = 0, phase: str = "hero") -> State:
    """Arjhan and Kat far apart, without powers."""
    return table(
        "arjhan,kat", tiles=field(4), at={"arjhan": (0, 1, 1), "kat": (3, 1, 1)}, powers={"arjhan": ["cleave"]}, active=active, phase=phase
    )  # fmt: skip


@pytest.mark.rule("CR-181", "CR-185")
def test_a_fortune_is_discarded_in_vain_where_it_does_nothing() -> None:
    # No Environment to clear, no Condition to shake off, nothing used to refresh: nothing is asked.
    for card in ("clear-the-air", "shake-it-off", "short-rest", "daze", "level-up", "breath-of-life"):
        state = party()
        on_top(state, "treasure", card)
        events, _ = run(state, treasure_deck.draw_treasure(state, 0))
        assert card in state.decks.treasure.discard and events[-1] == event.TreasureDiscarded("", card, vain=True)
    # A fortune that does something is not discarded in vain.
    state = party()
    state.environment = "blood-fog"
    on_top(state, "treasure", "clear-the-air")
    events, _ = run(state, treasure_deck.draw_treasure(state, 0))
    assert events[-1] == event.TreasureDiscarded("", "clear-the-air", vain=False)


@pytest.mark.rule("CR-182", "CR-191", "CR-020")
def test_item_goes_to_any_hero_at_any_distance_and_stays() -> None:
    """Decided at once by the player that drew it; afterwards no answer ever hands it on. It lies face up: everybody sees it."""
    state = party()
    on_top(state, "treasure", "boots-of-striding")
    script = treasure_deck.draw_treasure(state, 0)
    step = next(script)
    while not hasattr(step, "options"):
        step = next(script)
    assert step.options == {0: (Target("arjhan"), Target("kat"))}
    state = party()
    on_top(state, "treasure", "boots-of-striding")
    run(state, treasure_deck.draw_treasure(state, 0), Target("kat"))
    assert state.heroes[1].items == ["boots-of-striding"] and stats.speed(state, 1) == 7
    assert redact(state, frozenset()).heroes[1].items == ["boots-of-striding"]
    state.turn.hero = 1
    assert not [option for option in Evening(state).options if getattr(option, "card", "") == "boots-of-striding"]


@pytest.mark.rule("CR-184")
def test_several_treasures_serve_one_attack(dice: Dice) -> None:
    # A Blessing (+2), an Item (+1) and a Lucky Charm: 3 is rolled again, 9 + 6 + 2 + 1 = 18.
    state = table("arjhan 0/1/1", powers={"arjhan": ["cleave"]}, items={"arjhan": ["magic-sword", "lucky-charm"]})
    put(state, "gargoyle", 0, 1, 2)
    on_top(state, "treasure", "guided-strikes")
    run(state, treasure_deck.draw_treasure(state, 0))
    dice(3, 9)
    evening = Evening(state, Use("cleave"), Target("gargoyle-1"), React("lucky-charm"))
    assert [blow.total for blow in evening.seen(event.Attacked)] == [18]
    # Two Lucky Charms: 1, then 2, then 19.
    items = {"arjhan": ["lucky-charm", "lucky-charm"]}
    state = table("arjhan 0/1/1", powers={"arjhan": ["cleave"]}, items=items, foes="gargoyle 0/1/2")
    dice(1, 2, 19)
    evening = Evening(state, Use("cleave"), Target("gargoyle-1"), React("lucky-charm"), React("lucky-charm"))
    assert [blow.face for blow in evening.seen(event.Attacked)] == [19]


@pytest.mark.rule("CR-048", "CR-181", "CR-185", "CR-186")
def test_when_a_blessing_ends() -> None:
    # His own lasts until his Hero Phase one round later, one that Kat draws until the end of her coming one.
    for drawer, ends in [(0, [False, False, True]), (1, [False, True])]:
        state = party()
        on_top(state, "treasure", "guided-strikes")
        run(state, treasure_deck.draw_treasure(state, drawer))
        evening = Evening(state)
        for number, gone in enumerate(ends):
            assert evening.asked == (number % 2, "prompt-hero-phase") and stats.bonus(evening.state, "attack", 0, "") == 2
            quiet(evening.state)
            evening.play(Done())
            assert (evening.state.lasting == []) is gone and ("guided-strikes" in evening.state.decks.treasure.discard) is gone
            evening.until("prompt-hero-phase")
