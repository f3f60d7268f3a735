"""Investigating a Plot card: when, in which order, with which dice, and how it ends (LD-138 to LD-159)."""

from typing import Any

import pytest

from game.rules.engine.script import Action, Choice, Done
from game.rules.london import RULES, event
from game.rules.london.choice import Act, Compare, Deplete, Draw, Give, Go, Investigate, Leave, Roll, Use
from game.rules.london.investigations.gains import shared
from game.rules.london.state import State
from game.rules.london.tables.cards import PLOTS, personality_cards
from tests.london.kit import Evening, Fate, show
from tests.london.scenes import HERE, TEAM, plot, plot_table, thrown, traits


def cases(evening: Evening) -> list[Choice]:
    """What may be investigated now."""
    return [option for option in evening.options() if isinstance(option, Investigate)]


def bled(evening: Evening) -> list[tuple[int, int]]:
    """What open Plot cards have done to the Dread Track: how much, and to what."""
    return [(news.change, news.dread) for news in evening.seen(event.DreadChanged) if news.why == "plot"]


@pytest.mark.rule("LD-141")
@pytest.mark.parametrize(("card", "first"), [("mr-reynauds-residence", 0), ("opium-den", 4), ("the-unsealed-door", 8)])
def test_a_plot_card_can_be_investigated_from_its_time_on(card: str, first: int) -> None:
    for slot in range(11):
        evening = Evening(plot_table(card, slot=slot))
        assert bool(cases(evening)) == (slot >= first), slot


@pytest.mark.rule("LD-142")
def test_a_plot_card_waits_for_all_earlier_letters() -> None:
    t = plot_table("the-chapel-under-wych-street")
    t.done = t.done[:2]
    assert cases(Evening(t)) == []
    refusal = RULES.explain(t, 0, Investigate(HERE, (0,)))
    assert refusal is not None
    assert refusal.rule == "LD-142"
    assert cases(Evening(plot_table("the-chapel-under-wych-street"))) == [Investigate(HERE, (0,))]


def two_day_plots(places: tuple[str, str]) -> Evening:
    """Plot C and D, both of the DAY, are open at West 1 and 2 at 2 p.m.; the first two Characters are at `places`."""
    t = plot_table("opium-den")
    show(t, "west-2", "the-chapel-under-wych-street")
    t.people[0].place, t.people[1].place = places
    return Evening(t)


@pytest.mark.rule("LD-EX-23", "LD-097", "LD-142")
def test_two_plot_cards_are_resolved_in_one_slot_in_letter_order(fate: Fate) -> None:
    traits(fate)
    fate.dice(*[False] * 9)
    evening = two_day_plots((HERE, "west-2"))
    assert cases(evening) == [Investigate(HERE, (0,))]
    evening.play(Investigate(HERE, (0,)))
    evening.until("prompt-case")
    assert cases(evening) == [Investigate("west-2", (1,))]
    evening.play(Investigate("west-2", (1,)))
    evening.until("prompt-hour")
    assert evening.t.done[-2:] == ["opium-den", "the-chapel-under-wych-street"]
    assert evening.t.slot == 5


@pytest.mark.rule("LD-EX-23", "LD-142")
def test_a_plot_card_cannot_be_investigated_while_an_earlier_one_is_unattended() -> None:
    evening = two_day_plots(("west-2", "west-2"))
    assert evening.prompt == "prompt-hour"
    assert evening.t.slot == 5


@pytest.mark.rule("LD-EX-08", "LD-143", "LD-174", "LD-281")
def test_a_plot_card_left_open_raises_dread_after_every_segment_and_loses_the_game() -> None:
    evening = Evening(plot_table("mr-reynauds-residence", here=0, stage=""))
    evening.until("nothing")
    assert bled(evening) == [(4, 4), (4, 8), (4, 12)]
    assert [news.slot for news in evening.seen(event.HourStruck)] == [*range(12)]
    assert evening.over == "lost-trail"


@pytest.mark.rule("LD-EX-25", "LD-143")
def test_a_plot_card_raises_dread_only_after_segments_that_its_time_allowed() -> None:
    evening = Evening(plot_table("opium-den", slot=0, stage="", clocks={0: {8: "1"}}))
    segments = []
    while "opium-den" not in evening.t.done:
        evening.until("prompt-hour").play(Go())
        evening.until("prompt-hour")
        segments.append((evening.t.slot, sum(change for change, _ in bled(evening))))
    assert [after for slot, after in segments if slot == 4] == [0]
    assert [after for slot, after in segments if slot == 8] == [4]
    assert segments[-1][0] == 9
    evening.until("nothing")
    assert bled(evening) == [(4, 4)]


@pytest.mark.rule("LD-144", "LD-275")
def test_only_the_time_of_an_open_plot_card_counts_and_one_in_the_box_costs_nothing() -> None:
    t = plot_table("mr-reynauds-residence", here=0, slot=3)
    show(t, "west-2", "a-pawnshop")
    show(t, "west-3", "opium-den")
    assert bled(Evening(t)) == [(4, 4), (3, 7)]
    t = plot_table("mr-reynauds-residence", here=0, slot=3)
    del t.shown[HERE]
    assert bled(Evening(t)) == []


@pytest.mark.rule("LD-104", "LD-144")
def test_the_check_comes_after_the_investigations_of_the_last_slot(fate: Fate) -> None:
    traits(fate)
    fate.dice(True, True, False)
    evening = Evening(plot_table("mr-reynauds-residence", slot=3))
    evening.play(Investigate(HERE, (0,)))
    assert [*map(type, evening.events)].index(event.PlotResolved) < [*map(type, evening.events)].index(event.SegmentEnded)
    assert bled(evening) == []


@pytest.mark.rule("LD-145")
def test_everybody_present_flips_one_of_six_and_the_deck_is_whole_again(fate: Fate) -> None:
    fate.dice(*[False] * 30)
    t = plot_table("mr-reynauds-residence", here=2)
    show(t, "west-2", "a-pawnshop")
    traits(fate, sturmer="musician")
    evening = Evening(t)
    evening.play(Investigate(HERE, (0, 1)))
    assert [news.seat for news in evening.seen(event.PersonalityFlipped)] == [0, 1]
    t = evening.until("prompt-hour").t
    assert t.inquiry is None
    flipped = {plot_flip(seed) for seed in range(30)}
    assert flipped == {*personality_cards("sturmer")}


def plot_flip(seed: int) -> str:
    evening = Evening(plot_table("mr-reynauds-residence", seed=seed))
    evening.play(Investigate(HERE, (0,)))
    return str(evening.seen(event.PersonalityFlipped)[0].card)


@pytest.mark.rule("LD-098", "LD-146")
def test_a_plot_card_may_be_left_alone_before_the_first_flip_and_not_after_it(fate: Fate) -> None:
    evening = Evening(plot_table("mr-reynauds-residence", here=2))
    evening.play(Done())
    assert evening.seen(event.PersonalityFlipped) == []
    assert evening.t.shown[HERE] == "mr-reynauds-residence"
    evening = plot(fate, here=2, items={0: ["crowbar"]})
    while evening.prompt != "prompt-hour":
        assert not {Leave(), Compare()} & {*evening.options()}
        evening.play(evening.options()[-1])
    assert "mr-reynauds-residence" in evening.t.done


@pytest.mark.rule("LD-147", "LD-148", "LD-EX-09")
@pytest.mark.parametrize("rolled", [0, 1, 2])
def test_sturmer_and_milton_at_reynauds(fate: Fate, rolled: int) -> None:
    fate.dice(True, False, False, *[number < rolled for number in range(2)])
    evening = plot(fate, here=2, flips={"sturmer": "musician", "milton": "student-of-vodou"})
    evening.play(Act(0))
    evening.until("prompt-hour")
    assert [len(news.dice) for news in evening.seen(event.DiceRolled)] == [3, 2]
    assert evening.seen(event.PlotResolved)[0].fists == 1 + rolled
    ill = [person.conditions for person in evening.t.people]
    assert ill == ([["unhinged"], ["unhinged"], [], []] if rolled == 0 else [[], [], [], []])
    assert sum(len(person.items) for person in evening.t.people) == (rolled == 2)


@pytest.mark.rule("LD-EX-10", "LD-152")
def test_two_more_fists_than_needed_are_two_confidence(fate: Fate) -> None:
    fate.dice(*[True] * 5)
    evening = plot(fate, here=2, flips={"sturmer": "musician", "milton": "student-of-vodou"}).until("prompt-hour")
    assert sum(len(person.items) for person in evening.t.people) == 1
    assert len(evening.t.deck) == 2


@pytest.mark.rule("LD-152", "LD-241")
def test_the_tweak_gives_nothing_for_an_impeccable_investigation(fate: Fate) -> None:
    fate.dice(*[True] * 5)
    evening = plot(fate, here=2, flips={"sturmer": "musician"}, impeccable=False).until("prompt-hour")
    assert evening.seen(event.PlotResolved)[0].fists == 5
    assert evening.t.deck == []


@pytest.mark.rule("LD-148")
def test_each_adds_for_himself_and_rolls_his_own_dice_in_an_order_that_the_players_choose(fate: Fate) -> None:
    fate.dice(*[False] * 30)
    evening = plot(fate, here=3, items={1: ["museum-pass"], 2: ["skeleton-keys"]}, deck=["cool-nerve"])
    assert evening.options() == (Act(0), Act(1), Act(2))
    evening.play(Act(2))
    assert evening.prompt == "prompt-roll"
    assert (evening.options(0), evening.options(1)) == ((), ())
    evening.play(Use("skeleton-keys"), Roll())
    assert [news.seat for news in evening.seen(event.DiceRolled)] == [2]
    assert evening.options() == (Act(0), Act(1))
    assert evening.t.inquiry.acting is None
    evening.play(Act(1), Deplete("museum-pass"), Roll())
    evening.until("prompt-hour", lambda options: Roll() if Roll() in options else options[-1])
    assert [(news.seat, len(news.dice)) for news in evening.seen(event.DiceRolled)] == [(2, 3), (1, 5), (0, 3)]


@pytest.mark.rule("LD-114", "LD-115", "LD-118", "LD-148")
def test_cards_are_drawn_before_the_own_roll_only(fate: Fate) -> None:
    fate.dice(*[False] * 30)
    evening = plot(fate, here=2, deck=["cool-nerve", "gallantry"])
    assert Draw() not in evening.options()
    evening.play(Act(0), Draw(), Draw())
    assert [(news.seat, len(news.dice)) for news in evening.seen(event.DiceRolled)] == [(0, 3 + 3), (1, 2)]
    assert (evening.t.deck, sorted(evening.t.gone)) == ([], [])
    evening.until("prompt-hour")
    assert sorted(evening.t.gone) == ["cool-nerve", "gallantry"]


@pytest.mark.rule("LD-149")
def test_more_than_sixteen_dice_and_none_at_all(fate: Fate) -> None:
    items = [
        "campaign-medal",
        "museum-pass",
        "fortune-tellers-charm",
        "skeleton-keys",
        "bribe-money",
        "bulls-eye-lantern",
        "sword-cane",
    ]
    evening = plot(fate, items={0: items})
    for item in items[:-1]:
        evening.play(Deplete(item))
    fate.dice(*[True] * 30)
    evening.play(Use("sword-cane"))
    assert len(evening.seen(event.DiceRolled)[0].dice) == 3 + 3 + 3 + 2 + 2 + 2 + 2 + 1
    fate.trauma("dread-1")
    evening = plot(fate, flips={"sturmer": "the-trench-at-metz"}, dread=10)
    assert evening.seen(event.DiceRolled) == []
    assert evening.seen(event.PlotResolved) == [event.PlotResolved("mr-reynauds-residence", HERE, 0, 0)]


@pytest.mark.rule("LD-151", "LD-159")
def test_a_plot_card_that_is_done_leaves_its_location(fate: Fate) -> None:
    fate.dice(True, True, False)
    t = plot_table("mr-reynauds-residence")
    t.notes[HERE] = "green"
    traits(fate)
    evening = Evening(t)
    evening.play(Investigate(HERE, (0,)))
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


@pytest.mark.rule("LD-139", "LD-153")
def test_who_has_no_dice_shares_in_the_gain(fate: Fate) -> None:
    fate.trauma("dread-1")
    fate.dice(True, True, True)
    evening = plot(fate, here=2, flips={"sturmer": "musician", "milton": "the-drum-that-was-not-for-sale"})
    evening.until("prompt-share-item")
    assert evening.options() == (Give(0), Give(1))
    evening.play(Give(1))
    assert [len(person.items) for person in evening.t.people] == [0, 1, 0, 0]


@pytest.mark.rule("LD-154")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_when_the_pile_is_empty_no_more_confidence_is_gained(fate: Fate, left: int) -> None:
    fate.dice(True, True)
    traits(fate)
    t = plot_table("opium-den")
    t.confidence = t.confidence[:left]
    wanted = [card.face for card in t.confidence[-2:]]
    evening = Evening(t)
    evening.play(Investigate(HERE, (0,)))
    assert sorted(card.face for card in evening.t.deck) == sorted(wanted)
    assert len(evening.t.confidence) == max(0, left - 2)


@pytest.mark.rule("LD-EX-26", "LD-138", "LD-152", "LD-155", "LD-156", "LD-181")
def test_seven_fists_at_the_unsealed_door(fate: Fate) -> None:
    fate.dice(*[True] * 7, *[False] * 9)
    flips = {"sturmer": "prussian-drill", "murphy": "docker", "maria": "fever-ship"}
    evening = plot(fate, "the-unsealed-door", "sturmer,murphy,maria,milton", here=3, flips=flips, dread=10).until("prompt-stay")
    told = [news for news in evening.events if isinstance(news, event.VirtueGained | event.DreadChanged | event.ConfidenceGained)]
    assert isinstance(told[0], event.VirtueGained)
    assert told[1:] == [event.DreadChanged(-2, 8, "card"), event.ConfidenceGained(6), event.ConfidenceGained(2)]
    kinds = [*map(type, evening.events)]
    assert max(where for where, kind in enumerate(kinds) if kind is event.ConfidenceGained) < kinds.index(event.ChapterEnded)
    assert sum(len(person.hand) for person in evening.t.people) == 8


@pytest.mark.rule("LD-EX-19", "LD-155", "LD-156", "LD-279")
@pytest.mark.parametrize("here", [1, 2, 3, 4])
def test_two_confidence_for_each_at_the_last_plot_card(fate: Fate, here: int) -> None:
    fate.dice(*[False] * 30)
    evening = plot(fate, "the-unsealed-door", here=here).until("prompt-stay")
    assert evening.seen(event.ConfidenceGained) == [event.ConfidenceGained(2 * here)]
    assert evening.seen(event.EndgameBegan)


@pytest.mark.rule("LD-155", "LD-158", "LD-286")
def test_the_last_plot_card_ends_the_chapter_at_once(fate: Fate) -> None:
    def night() -> Evening:
        t = plot_table("the-unsealed-door", dread=10)
        show(t, "west-5", "bruiser")
        t.people[2].place = t.people[3].place = "west-5"
        return Evening(t)

    traits(fate)
    fate.dice(*[False] * 9)
    evening = night()
    assert {*cases(evening)} >= {Investigate(HERE, (0,)), Investigate("west-5", (2, 3))}
    evening.play(Investigate(HERE, (0,)))
    assert evening.until("prompt-stay").seen(event.DreadSolved) == []
    assert [news.change for news in evening.seen(event.DreadChanged)] == [3, 3]
    evening = night()
    fate.dice(*[False] * 9)
    evening.play(Investigate("west-5", (2, 3)), Compare(), Investigate(HERE, (0,)))
    assert evening.until("prompt-stay").seen(event.DreadSolved) == [event.DreadSolved("west-5", "bruiser", 3)]
    assert [news.change for news in evening.seen(event.DreadChanged)] == [3]
    assert evening.seen(event.HourStruck) == []


@pytest.mark.rule("LD-157")
def test_the_last_plot_card_of_the_first_chapter_does_not_end_it(fate: Fate) -> None:
    fate.dice(*[True] * 3)
    evening = thrown(plot(fate, "rooftops-over-whitechapel")).until("prompt-hour")
    assert evening.t.slot == 9
    assert PLOTS["rooftops-over-whitechapel"].last
    evening.until("prompt-ready")
    assert [news.slot for news in evening.seen(event.HourStruck)] == [9, 10, 11]
    assert evening.t.chapter == 2


@pytest.mark.rule("LD-140")
def test_nobody_gets_around_the_worst_outcome(fate: Fate) -> None:
    fate.dice(*[False] * 9)
    evening = thrown(plot(fate, "opium-den", TEAM))
    evening.until("prompt-hour")
    assert evening.t.people[0].conditions == ["injured"]
    assert evening.t.dread == 1
    assert evening.t.done[-1] == "opium-den"
