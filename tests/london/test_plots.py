"""Investigating a Plot card: when, in which order, with which dice, and how it ends (LD-138 to LD-159)."""

from typing import Any

import pytest

from game.rules.engine.script import Action, Choice
from game.rules.london import RULES, event
from game.rules.london.choice import Investigate
from game.rules.london.investigations.gains import shared
from game.rules.london.state import State
from game.rules.london.tables.cards import personality_cards
from tests.london.kit import Evening, Fate, show
from tests.london.scenes import HERE, plot, plot_table, traits
from tests.london.tales import faults
from tests.sweep import each


def cases(evening: Evening) -> list[Choice]:
    return [option for option in evening.options() if isinstance(option, Investigate)]


@pytest.mark.rule("LD-141")
@each(("card", "first"), [("mr-reynauds-residence", 0), ("opium-den", 4), ("the-unsealed-door", 8)])
def test_a_plot_card_can_be_investigated_from_its_time_on(card: str, first: int) -> None:
    for slot in range(11):
        evening = Evening(plot_table(card, slot=slot))
        assert bool(cases(evening)) == (slot >= first), slot


@pytest.mark.rule("LD-142")
def test_plot_cards_are_resolved_in_letter_order() -> None:
    t = plot_table("the-chapel-under-wych-street")
    t.done = t.done[:2]
    assert cases(Evening(t)) == []
    refusal = RULES.explain(t, 0, Investigate(HERE, (0,)))
    assert refusal is not None and refusal.rule == "LD-142"
    assert cases(Evening(plot_table("the-chapel-under-wych-street"))) == [Investigate(HERE, (0,))]


@pytest.mark.rule("LD-EX-08", "LD-143", "LD-174", "LD-281", "LD-EX-25", "LD-144", "LD-275", "LD-104")
def test_a_plot_card_left_open_raises_dread_after_every_segment() -> None:
    evening = Evening(plot_table("mr-reynauds-residence", here=0, stage="")).until("nothing")
    bled = [(news.change, news.dread) for news in evening.seen(event.DreadChanged) if news.why == "plot"]
    assert bled == [(4, 4), (4, 8), (4, 12)]
    assert [news.slot for news in evening.seen(event.HourStruck)] == [*range(12)] and evening.over == "lost-trail"


@pytest.mark.rule("LD-145")
def test_everybody_present_flips_one_of_six_and_the_deck_is_whole_again(fate: Fate) -> None:
    fate.dice(*[False] * 30)
    t = plot_table("mr-reynauds-residence", here=2)
    show(t, "west-2", "a-pawnshop")
    traits(fate, sturmer="musician")
    evening = Evening(t).after(Investigate(HERE, (0, 1)))
    assert [news.seat for news in evening.seen(event.PersonalityFlipped)] == [0, 1]
    t = evening.until("prompt-hour").t
    assert t.inquiry is None
    flipped = {plot_flip(seed) for seed in range(30)}
    assert flipped == {*personality_cards("sturmer")}


def plot_flip(seed: int) -> str:
    evening = Evening(plot_table("mr-reynauds-residence", seed=seed)).after(Investigate(HERE, (0,)))
    return str(evening.seen(event.PersonalityFlipped)[0].card)


@pytest.mark.rule("LD-114", "LD-115", "LD-118", "LD-139", "LD-140", "LD-147", "LD-148", "LD-149", "LD-152", "LD-153", "LD-241")
@pytest.mark.rule("LD-097", "LD-098", "LD-104", "LD-142", "LD-146", "LD-138", "LD-155", "LD-156", "LD-157", "LD-181", "LD-EX-26")
@pytest.mark.rule("LD-EX-09", "LD-EX-10", "LD-EX-23", "LD-143", "LD-144", "LD-275", "LD-EX-25")
def test_who_adds_what_and_rolls_how_many_dice_and_what_it_brings(fate: Fate) -> None:
    tales = """
    Stürmer and Milton at Reynaud's, as in the example: one FIST [plot; here=2; flips=sturmer:musician,milton:student-of-vodou;
      dice=F----] next? =Act(0) DiceRolled(0,F--/1,--) PlotResolved(1,0) suffer-next? {Give(0/1)}
    two [plot; here=2; dice=F--F-] next? {Act(0/1)} =Act(0) DiceRolled(0,F--/1,F-) PlotResolved(2,1) hour?
    three [plot; here=2; dice=F--FF] next? =Act(0) DiceRolled(0,F--/1,FF) PlotResolved(3,2) share-item? {Give(0/1)}
    two more FISTs than needed are two Confidence, as in the example [..; dice=FFFFF] next? =Act(0) DiceRolled(0,FFF/1,FF)
      PlotResolved(5,2) share-item? {Give(0/1)} =Give(0) ItemGained(0,saints-knucklebone) ConfidenceGained(2) hour? | deck=2
    unless the setup says otherwise [plot; here=2; dice=FFFFF; impeccable=no] next? =Act(0) DiceRolled(0,FFF/1,FF)
      PlotResolved(5,2) share-item? {Give(0/1)} =Give(1) ItemGained(1,saints-knucklebone) hour?
    each adds for himself and rolls his own dice, in an order that the players choose [plot; here=3; items=1:museum-pass
      2:skeleton-keys; deck=cool-nerve] next? {Act(0/1/2)} =Act(2) roll? {2:Use(skeleton-keys)/Deplete(skeleton-keys)/Draw/Roll}
      =Use(skeleton-keys) IconsAdded(2,guile) roll? =Roll DiceRolled(2,---) next? {Act(0/1)} =Act(1) roll? =Deplete(museum-pass)
      IconsAdded(1,lore+lore+lore) roll? =Roll DiceRolled(1,-----) roll? =Roll DiceRolled(0,---) PlotResolved(0,0) suffer-next?
      {Give(0/1/2)}
    cards are drawn before the own roll only [plot; here=2; deck=cool-nerve,gallantry] next? {Act(0/1)} =Act(0) roll? =Draw
      CardDrawn(0,gallantry) IconsAdded(0,charm+courage) roll? =Draw CardDrawn(0,cool-nerve) IconsAdded(0,guile+courage)
      DiceRolled(0,------/1,--) PlotResolved(0,0) suffer-next? {Give(0/1)} | deck=0
    more than sixteen dice [plot;
      items=0:campaign-medal,museum-pass,fortune-tellers-charm,skeleton-keys,bribe-money,bulls-eye-lantern,sword-cane;
      dice=FFFFFFFFFFFFFFFFFFFFFFFF] roll? =Deplete(campaign-medal) IconsAdded(0,courage+courage+courage) roll?
      =Deplete(museum-pass) IconsAdded(0,lore+lore+lore) roll? =Deplete(fortune-tellers-charm) IconsAdded(0,wild+wild) roll?
      =Deplete(skeleton-keys) IconsAdded(0,guile+guile+tech) roll? =Deplete(bribe-money) IconsAdded(0,guile+guile+charm) roll?
      =Deplete(bulls-eye-lantern) IconsAdded(0,lore+lore+tech) roll? {0:Use(sword-cane/sword-cane,1)/Roll} =Use(sword-cane)
      IconsAdded(0,guile) DiceRolled(0,FFFFFFFFFFFFFFFFFF) PlotResolved(18,2) ItemGained(0,saints-knucklebone)
      ConfidenceGained(15) hour? | deck=15
    who has no dice shares in the gain [plot; here=2; flips=milton; trauma=dread-1; dice=FFF] Trauma(1) TraumaRolled(1,dread-1)
      DreadChanged(1,1,trauma) next? =Act(0) DiceRolled(0,FFF) PlotResolved(3,2) share-item? {Give(0/1)} =Give(1)
      ItemGained(1,saints-knucklebone) hour?
    nobody gets around the worst outcome [plot opium-den] DiceRolled(0,---) PlotResolved(0,0) ConditionGained(0,injured)
      DreadChanged(1,1,card) hour?
    two Plot cards of one slot are resolved in the order of their letters [day; shown=west-1:opium-den
      west-2:the-chapel-under-wych-street; done=mr-reynauds-residence,a-pawnshop; slot=4; stage=cases; at=west-1,west-2] case?
      {Investigate(0)/Done} =Investigate(0) DiceRolled(0,---) PlotResolved(opium-den,0,0) ConditionGained(0,injured)
      DreadChanged(1,1,card) case? {Investigate(west-2,1)/Done} =Investigate(west-2,1) DiceRolled(1,-----)
      PlotResolved(the-chapel-under-wych-street,west-2,0,0) ConditionGained(1,unhinged) DreadChanged(2,3,card) hour?
    not the second one where the first is unattended [day; shown=..; done=..; slot=4; at=..; clocks=0:.,.,.,.,2 1:.,.,.,.,2] hour?
      =Go Moved(0,west-2) hour? | slot=5
    it may be left before a flip [day; shown=west-1:mr-reynauds-residence; stage=cases; at=west-1,west-1] case? =Done hour?
    and not after it [plot; here=2; items=0:crowbar] next? {Act(0/1)} =Act(1) DiceRolled(1,--) roll?
      {0:Use(crowbar)/Deplete(crowbar)/Roll}
    an open Plot card raises Dread after a segment that its time allowed [day; slot=3; shown=west-1:mr-reynauds-residence
      west-2:a-pawnshop west-3:opium-den] hour? =Go SegmentEnded(0) DreadChanged(4,4,plot/3,7,plot) hour? | slot=4
    and a card of the day after that alone [..; slot=7] hour? =Go SegmentEnded(1) DreadChanged(4,4,plot/3,7,plot/4,11,plot) hour?
      | slot=8
    one that was not found does not [day; slot=3] hour? =Go SegmentEnded(0) hour? | slot=4
    nor one that is done in the last hour [plot; slot=3; dice=FF-] DiceRolled(0,FF-) PlotResolved(2,1) SegmentEnded(0) hour?
    seven FISTs at the Unsealed Door, as in the example [plot the-unsealed-door; team=sturmer,murphy,maria,milton; here=3;
      flips=sturmer:prussian-drill,murphy:docker,maria:fever-ship; dice=FFFFFFF---------; dread=10] next? =Act(0)
      DiceRolled(0,FFFFF) next? =Act(1) DiceRolled(1,FF-/2,---) PlotResolved(7,2) share-virtue? =Give(0) VirtueGained(0)
      DreadChanged(-2,8,card) ConfidenceGained(6/2) ChapterEnded(1) EndgameBegan(the-correspondent)
      HandDealt(0,into-the-lions-den+the-battering-ram/1,cipher-and-key+fix-bayonets/2,the-psalm-comes-back+old-friends-in-low-places/3,a-smile-and-a-knife+the-chaplains-blessing)
      DieEarned(0,1/1,1/2,1/3,1) stay?
    the last Plot card of the first of two Chapters ends nothing [plot rooftops-over-whitechapel; dice=FFFF] DiceRolled(0,FFFF)
      PlotResolved(4,2) VirtueGained(0) hour?
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-151", "LD-159")
def test_a_plot_card_that_is_done_leaves_its_location(fate: Fate) -> None:
    fate.dice(True, True, False)
    t = plot_table("mr-reynauds-residence")
    t.notes[HERE] = "green"
    traits(fate)
    evening = Evening(t).after(Investigate(HERE, (0,)))
    assert evening.seen(event.PlotResolved) == [event.PlotResolved("mr-reynauds-residence", HERE, 2, 1)]
    assert (evening.t.shown, evening.t.notes, evening.t.done) == ({}, {}, ["mr-reynauds-residence"])


def split(t: State, seats: list[int], number: int) -> tuple[list[int], int]:
    """Who gets so many equal things, where the last who may always gets the odd one; and how often that is asked."""
    rule: Any = shared(t, seats, number, "prompt-share-item")
    asked, answer = 0, None
    while True:
        try:
            decision = rule.send(answer)
        except StopIteration as end:
            return [end.value.count(seat) for seat in seats], asked
        asked += 1
        answer = Action(0, decision.options[0][-1])


@pytest.mark.rule("LD-EX-11", "LD-153")
def test_three_items_for_two_and_for_four() -> None:
    t = plot_table("mr-reynauds-residence", here=4)
    assert split(t, [0, 1], 3) == ([1, 2], 1)
    amounts, _ = split(t, [0, 1, 2, 3], 3)
    assert sorted(amounts) == [0, 1, 1, 1]
    assert split(t, [0, 1], 2) == ([1, 1], 0)


@pytest.mark.rule("LD-154")
@each("left", [0, 1, 2, 3])
def test_when_the_pile_is_empty_no_more_confidence_is_gained(fate: Fate, left: int) -> None:
    fate.dice(True, True)
    traits(fate)
    t = plot_table("opium-den")
    t.confidence = t.confidence[:left]
    wanted = [card.face for card in t.confidence[-2:]]
    evening = Evening(t).after(Investigate(HERE, (0,)))
    assert sorted(card.face for card in evening.t.deck) == sorted(wanted)
    assert len(evening.t.confidence) == max(0, left - 2)


@pytest.mark.rule("LD-EX-19", "LD-155", "LD-156", "LD-279")
@each("here", [1, 2, 3, 4])
def test_two_confidence_for_each_at_the_last_plot_card(fate: Fate, here: int) -> None:
    fate.dice(*[False] * 30)
    evening = plot(fate, "the-unsealed-door", here=here).until("prompt-stay")
    assert evening.seen(event.ConfidenceGained) == [event.ConfidenceGained(2 * here)] and evening.seen(event.EndgameBegan)
