"""The killer's hand, deck, discard pile and levels (TS-165 to TS-188)."""

from collections import Counter

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import redact
from game.rules.terrorscape import RULES, event
from game.rules.terrorscape.choice import Bar, Name, Pay, Play, Seek, Use
from game.rules.terrorscape.status import strength
from tests.terrorscape.kit import Dice, Evening, bury, deal, night, on_top


@pytest.mark.rule("TS-165", "TS-166", "TS-167", "TS-283", "TS-284", "TS-309", "TS-168", "TS-214", "TS-213")
def test_cards_pay_for_cards_and_are_not_shown() -> None:
    # other cards pay first and the card itself goes last
    t = night(hand=["brutal-rage"], level=3)
    assert Play("brutal-rage") not in Evening(t).options()
    assert RULES.explain(t, 0, Play("brutal-rage")).rule == "TS-165"  # type: ignore[union-attr]
    deal(t, "brutal-rage", "sense")
    evening = Evening(t).after(Play("brutal-rage"))
    assert (evening.prompt, evening.options()) == ("prompt-pay", (Pay("sense"),))
    evening.play(Pay("sense"))
    assert (evening.t.dark.discard, evening.t.dark.playing) == (["sense"], ["brutal-rage"])
    evening.until("prompt-killer")
    assert (evening.t.dark.discard, evening.t.dark.hand) == (["sense", "brutal-rage"], [])
    # a played card is shown and the cards that pay are not
    evening = Evening(night(hand=["madness", "sense", "stay"], lair="R1")).after(Play("madness"), Pay("stay"), Pay("sense"))
    assert evening.seen(event.CardPlayed, {1, 2, 3}) == [event.CardPlayed("madness", 2)]
    assert not evening.seen(event.AbilitiesDiscarded, {1, 2, 3})
    assert [one.cards for one in evening.seen(event.AbilitiesDiscarded, {0})] == [("stay", "sense")]
    # until a card is paid for nobody hears of it
    evening = Evening(night(hand=["madness", "sense", "stay"], lair="R1"))
    before = redact(evening.t, {1})
    evening.play(Play("madness"), Pay("stay"))
    assert (evening.prompt, redact(evening.t, {1})) == ("prompt-pay", before)
    assert not evening.seen(event.CardPlayed, {0, 1, 2, 3}) and not any(told.reveals for told in evening.events)


@pytest.mark.rule("TS-179", "TS-310", "TS-180", "TS-181", "TS-182", "TS-184", "TS-185", "TS-311", "TS-040")
def test_a_hand_has_five_cards_and_an_empty_deck_raises_the_level() -> None:
    # only fresh cards beyond five are discarded the last first
    old = ["pursue", "pursue", "sense", "sense"]
    t = night(hand=old)
    on_top(t.dark.deck, "stay", "madness", "barricade")
    evening = Evening(t).after(Done())
    assert (evening.t.dark.hand, evening.t.dark.discard) == ([*old, "stay"], ["barricade", "madness"])
    t = night(hand=["pursue"])
    on_top(t.dark.deck, "stay", "madness", "barricade")
    evening = Evening(t).after(Done())
    assert (evening.t.dark.hand, evening.t.dark.discard) == (["pursue", "stay", "madness", "barricade"], [])
    # a deck that runs out is made anew and raises the level
    t = night(hand=["pursue", "pursue", "pursue"], level=2)
    bury(t, 1)
    assert (len(t.dark.deck), len(t.dark.discard)) == (1, 8)
    evening = Evening(t).after(Done())
    assert (evening.t.level, evening.prompt, len(evening.t.dark.hand)) == (3, "prompt-surplus", 6)
    assert {one.card for one in evening.options()} == set(evening.t.dark.hand)  # type: ignore[attr-defined]
    assert Pay("brutal-rage") in evening.options()
    assert (len(evening.t.dark.deck), len(evening.t.dark.discard)) == (6, 1)
    evening.play(Pay("brutal-rage"))
    assert (len(evening.t.dark.hand), evening.t.dark.locked) == (5, "")
    assert "brutal-rage" in evening.t.dark.discard
    # an unlocked card comes to a hand that has room
    t = night(killer="murderer", hand=[], level=2)
    bury(t, 0)
    evening = Evening(t).after(Done())
    assert "death-blossom" in evening.t.dark.hand and len(evening.t.dark.hand) == 4
    assert evening.seen(event.AbilityUnlocked, {0}) and not evening.seen(event.AbilityUnlocked, {1, 2, 3})
    # the fifth level is the last
    t = night(level=5, hand=[])
    bury(t, 0)
    evening = Evening(t).after(Done())
    assert (evening.t.level, evening.seen(event.LevelGained), len(evening.t.dark.hand)) == (5, [], 3)


@pytest.mark.rule("TS-038", "TS-039", "TS-188")
def test_strength_stays_between_nothing_and_ten_and_bonuses_end() -> None:
    # strength stays between nothing and ten
    t = night(killer="murderer", level=5)
    t.bonus = 7
    assert strength(t) == 10
    t.bonus = -9
    assert strength(t) == 0
    # bonuses of the turn end with it
    evening = Evening(night(hand=["madness", "sense", "sense"], lair="R1"))
    evening.play(Play("madness"), Pay("sense"), Pay("sense"), Bar("R1-R2"))
    assert strength(evening.t) == 7
    evening.play(Done())
    assert (strength(evening.t), evening.t.bonus) == (5, 0)


@pytest.mark.rule("TS-138", "TS-139", "TS-183", "TS-334", "TS-186", "TS-336")
def test_a_repelled_attack_costs_cards_and_may_raise_the_level(dice: Dice) -> None:
    # a repelled attack costs two cards of the deck and may raise the level
    t = night(killer="murderer", hand=["stalk"], lair="R1", at=("R1", "B4", "B4"))
    bury(t, 1)
    dice(3, 3, 3, 3)
    evening = Evening(t).after(Seek(), Play("stalk"), Done(), Done())
    assert evening.t.level == 2 and evening.seen(event.LevelGained)
    lost = [one.cards for one in evening.seen(event.AbilitiesDiscarded) if one.why == "lost"]
    assert [len(cards) for cards in lost] == [2] and not evening.seen(event.AbilitiesDiscarded, {1})
    shuffled = evening.seen(event.DeckShuffled)[0].cards
    assert shuffled == 11, "all but the card that is being played: ten that lay there and the one just lost"
    # a level reached in an encounter counts at once but not for its start
    t = night(level=4, hand=[], lair="R1", at=("R1", "B4", "B4"), packs={"marco": ["longsword"]})
    bury(t, 0)
    dice(0, 0, 0, 3)
    evening = Evening(t).after(Seek(), Use("longsword"))
    assert (evening.t.level, evening.seen(event.Defended)[0].strength) == (5, 6)
    assert not evening.t.survivors[0].hurt


@pytest.mark.rule("TS-338", "TS-211", "TS-212", "TS-213", "TS-287", "TS-288", "TS-340")
def test_the_team_sees_nothing_of_cards_and_choices_interrupt(dice: Dice) -> None:
    # the effect of appearing stays though its card is drawn again
    t = night(killer="specter", hand=["vanish", "sense"], lair="R1", at=("R2", "B4", "B4"))
    bury(t, 0)
    evening = Evening(t).after(Play("vanish"), Pay("sense"), Done())
    assert "vanish" not in evening.t.dark.playing
    assert Counter([*evening.t.dark.hand, *evening.t.dark.discard, *(one.face for one in evening.t.dark.deck)])["vanish"] == 2
    evening.t.team.places[0] = "R1"
    evening.until("prompt-killer")
    assert evening.seen(event.FearGained)
    # the team sees nothing of the killers cards
    rich = night(hand=["pursue", "pursue", "pursue", "sense", "sense"])
    poor = night(hand=[])
    bury(poor, 2)
    assert Evening(rich).view(1, 2, 3) == Evening(poor).view(1, 2, 3)
    one, other = (Evening(t).game.decision.for_seats({1, 2, 3}) for t in (rich, poor))  # type: ignore[union-attr]
    assert (one, one.prompt, one.options) == (other, "prompt-wait-killer", {0: ()})
    # a choice of the killer interrupts an encounter and it goes on
    hand = ["pursue", "pursue", "pursue", "sense", "sense"]
    t = night(hand=hand, level=2, lair="R1", at=("R1", "R1", "B4"), packs={"marco": ["longsword"]})
    bury(t, 0)
    dice(0, 0, 0, 0)
    evening = Evening(t).after(Seek(), Name("marco"), Use("longsword"))
    assert evening.prompt == "prompt-surplus"
    evening.play(Pay("sense"))
    assert (evening.seen(event.Defended)[0].survivor, evening.prompt) == ("marco", "prompt-defend")
