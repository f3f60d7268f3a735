"""The end of a Chapter, the rest between two, and the ways in which a story is lost (LD-170 to LD-182, LD-260, LD-261)."""

from typing import Any

import pytest

from game.rules.engine.script import Done
from game.rules.engine.secret import Secret
from game.rules.london import RULES, event
from game.rules.london.choice import Compare, Go, Heal, Investigate
from game.rules.london.harm import Over, darken
from game.rules.london.state import State
from game.rules.london.tables.cards import ITEMS, plot_cards
from tests.london.kit import Evening, Fate, day, give, run
from tests.london.tales import faults

LETTER = plot_cards("the-letter", 1)
BARGAIN = plot_cards("calypsos-bargain", 1)


def closing(**about: Any) -> State:
    """A Chapter that is just over, with nothing on the board and its Plot cards done."""
    t = day(**{"phase": "close", "done": LETTER, **about})
    t.dark, t.shown, t.plots = {}, dict(about.get("shown") or {}), []
    return t


def rises(evening: Evening) -> list[tuple[int, str]]:
    """How Dread moved, and why."""
    return [(one.change, one.why) for one in evening.seen(event.DreadChanged)]


@pytest.mark.rule("LD-006", "LD-061", "LD-062", "LD-170", "LD-171", "LD-172", "LD-173", "LD-174", "LD-182", "LD-261", "LD-282")
@pytest.mark.rule("LD-EX-16", "LD-EX-18")
def test_what_the_end_of_a_chapter_costs_and_whether_the_story_goes_on(fate: Fate) -> None:
    tales = """
        the example costs twenty-three [close; shown=north-1:bruiser east-2:fever-house west-3:digging-up-the-past; hidden=south-1:plot south-2:crooked-constable south-3:crooked-constable south-4:crooked-constable south-5:crooked-constable; clocks=0:3,3,3-north 2:.,.,.,.,5,5,.,.,.,5-east]
            ChapterEnded(1) DreadChanged(2,2,hidden) DreadChanged(2,4,hidden) DreadChanged(2,6,hidden) DreadChanged(2,8,hidden)
            DreadChanged(2,10,hidden) DreadChanged(3,13,open) DreadChanged(4,17,open) DreadChanged(4,21,open)
            DreadChanged(1,22,stash) DreadChanged(1,23,stash) EndgameBegan(the-correspondent) HandDealt(0,) HandDealt(1,)
            HandDealt(2,) HandDealt(3,) DieEarned(0,1) DieEarned(1,1) DieEarned(2,1) DieEarned(3,1) stay? | dread=23 shown=
            0.dice=1 1.dice=1 2.dice=1 3.dice=1
        fifty is still alive [close; shown=north-1:bruiser; dread=47]
            ChapterEnded(1) DreadChanged(3,50,open) EndgameBegan(the-correspondent) HandDealt(0,) HandDealt(1,) HandDealt(2,)
            HandDealt(3,) DieEarned(0,1) DieEarned(1,1) DieEarned(2,1) DieEarned(3,1) stay? | dread=50 shown= 0.dice=1 1.dice=1
            2.dice=1 3.dice=1
        and fifty-one is not [close; shown=north-1:bruiser; dread=48]
            ChapterEnded(1) DreadChanged(3,51,open) StoryLost(lost-dread) lost-dread | dread=51
        a Plot card left open adds nothing here but ends the story [close; shown=north-1:the-unsealed-door; done=mr-reynauds-residence,a-pawnshop,opium-den,the-chapel-under-wych-street]
            ChapterEnded(1) StoryLost(lost-trail) lost-trail |
        without the last plot the trail runs cold [close; done=; dread=4]
            ChapterEnded(1) StoryLost(lost-trail) lost-trail |
        Dread is counted before the trail is judged [close; done=; dread=49; shown=north-1:bruiser]
            ChapterEnded(1) DreadChanged(3,52,open) StoryLost(lost-dread) lost-dread | dread=52
        the first Chapter has its own last plot [close; story=calypsos-bargain; done=the-house-with-no-mirrors]
            ChapterEnded(1) StoryLost(lost-trail) lost-trail |
        the last one ends it and leads into the next [close; story=calypsos-bargain; respite=no]
            ChapterEnded(1) ChapterBegan(2,5) ready? |
    """
    assert not faults(fate, tales)


@pytest.mark.rule("LD-170", "LD-172", "LD-177", "LD-178", "LD-296")
def test_the_steps_come_in_their_order_and_the_rest_lies_between_them() -> None:
    t = closing(items={0: ["tonic"]}, shown={"north-1": "bruiser"}, clocks={0: {0: "3", 1: "3", 2: "3"}})
    t.people[0].items[0].tilted = True
    t.dark = {"south-1": Secret("crooked-constable")}
    kinds = [type(one) for one in Evening(t).events]
    assert kinds[:6] == [event.ChapterEnded, *[event.DreadChanged] * 3, event.ItemReadied, event.EndgameBegan]
    t = resting(items={0: ["tonic"]})
    t.people[0].items[0].tilted = True
    kinds = [type(one) for one in Evening(t).events]
    order = [event.ChapterEnded, event.ItemReadied, event.RespiteTaken, event.ItemGained, event.ChapterBegan]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@pytest.mark.rule("LD-173", "LD-261")
def test_more_than_fifty_loses_at_once_whatever_raises_it(fate: Fate) -> None:
    evening = Evening(day(shown={"west-2": "mr-reynauds-residence"}, clocks={0: {0: "2"}}, dread=49))
    fate.flips(sturmer="the-trench-at-metz")
    fate.trauma("dread-2")
    evening.play(Go(), Investigate("west-2", (0,)))
    assert evening.over == "lost-dread" and evening.t.end.winners == ("dread",) and evening.game.decision is None
    assert RULES.outcome(evening.t) == evening.t.end
    assert evening.events[-1] == event.StoryLost("lost-dread")
    assert evening.t.shown == {"west-2": "mr-reynauds-residence"}, "in the middle of the investigation"


@pytest.mark.rule("LD-173")
def test_dread_never_falls_below_nothing() -> None:
    t = day(dread=1)
    assert run(darken(t, -3, "card")) == [event.DreadChanged(-1, 0, "card")]
    assert run(darken(t, -3, "card")) == [] and t.dread == 0
    with pytest.raises(Over):
        run(darken(t, 51, "card"))


@pytest.mark.rule("LD-175", "LD-176", "LD-082", "LD-083", "LD-177", "LD-127")
def test_the_board_is_cleared_and_everybody_has_all_tokens_and_items_again() -> None:
    t = closing(
        story="calypsos-bargain",
        done=BARGAIN,
        respite=False,
        shown={"north-1": "bruiser"},
        clocks={0: {0: "3", 1: "3", 2: "3"}, 3: {11: "4-west"}},
        items={0: ["tonic", "holy-water"], 2: ["crowbar"]},
    )
    t.dark, t.notes = {"south-1": Secret("crooked-constable")}, {"north-1": "red"}
    for seat in (0, 2):
        t.people[seat].items[0].tilted = True
    evening = Evening(t)
    assert evening.t.shown == {} and evening.t.notes == {}
    assert len(evening.t.dark) == 24 and len(evening.t.unused) == 24 - 19
    assert [person.clock for person in evening.t.people] == [[""] * 12] * 4
    assert not any(item.tilted for person in evening.t.people for item in person.items)
    assert evening.seen(event.ItemReadied) == [event.ItemReadied(0, "tonic"), event.ItemReadied(2, "crowbar")]


@pytest.mark.rule("LD-178", "LD-181", "LD-190", "LD-155", "LD-157")
def test_the_last_chapter_leads_into_the_endgame_the_first_of_two_does_not() -> None:
    letter = Evening(closing(clocks={0: {3: "2"}}))
    assert (letter.prompt, letter.t.phase) == ("prompt-stay", "endgame")
    assert letter.t.people[0].clock == [""] * 12
    first = Evening(closing(story="calypsos-bargain", done=BARGAIN, respite=False))
    assert (first.prompt, first.t.chapter, first.t.phase) == ("prompt-ready", 2, "ready")
    t = closing(story="calypsos-bargain", done=plot_cards("calypsos-bargain", 2))
    t.chapter = 2
    assert Evening(t).t.phase == "endgame"


@pytest.mark.rule("LD-181", "LD-155", "LD-170", "LD-091", "LD-158", "LD-097")
def test_the_endgame_begins_after_the_last_hour_or_at_the_last_plot_card(fate: Fate) -> None:
    """What lies on the board counts, other Locations of the slot and all later hours are lost."""
    shown = {"west-2": "the-unsealed-door", "west-3": "bruiser"}
    clocks = {0: {8: "2", 9: "3", 10: "3-east"}, 1: {8: "3"}}
    t = day(shown=shown, clocks=clocks, slot=8, done=LETTER[:-1], items={1: ["tonic"]})
    t.dark = {"south-1": Secret("crooked-constable")}
    evening = Evening(t)
    fate.flips(sturmer="duelling-scar")
    fate.dice(True, True, True, True)
    evening.play(Go(), Investigate("west-2", (0,)))
    evening.until("prompt-stay")
    assert [(change, why) for change, why in rises(evening) if why in ("hidden", "open")] == [(2, "hidden"), (3, "open")]
    assert evening.seen(event.ChapterEnded) and evening.seen(event.EndgameBegan)
    assert evening.seen(event.HourStruck)[-1].slot == 8 and not evening.seen(event.SegmentEnded)
    # after the twelfth action the chapter is over
    t = day(slot=11, done=LETTER)
    t.dark = {}
    evening = Evening(t)
    evening.play(Go())
    assert evening.seen(event.SegmentEnded) == [event.SegmentEnded(2)]
    assert evening.seen(event.ChapterEnded) == [event.ChapterEnded(1)]
    # other locations can be settled before the endgame begins
    shown = {"west-2": "the-unsealed-door", "west-3": "bruiser"}
    evening = Evening(day(shown=shown, clocks={0: {8: "3"}, 1: {8: "2"}}, slot=8, done=LETTER[:-1]))
    evening.play(Go(), Investigate("west-3", (0,)), Compare())
    assert evening.seen(event.DreadSolved)
    assert Investigate("west-2", (1,)) in evening.options()


def resting(**about: Any) -> State:
    """The first Chapter of a later story is over."""
    return closing(**{"story": "calypsos-bargain", "done": BARGAIN, **about})


@pytest.mark.rule("LD-296", "LD-178", "LD-169", "LD-136", "LD-131")
def test_what_the_rest_gives() -> None:
    t = resting()
    tops = [card.face for card in t.items[-4:]][::-1]
    supply = list(t.supply)
    evening = Evening(t)
    assert evening.prompt == "prompt-ready" and evening.seen(event.RespiteTaken)
    assert [person.virtue for person in evening.t.people] == [1, 1, 1, 1]
    assert [[item.id for item in person.items] for person in evening.t.people] == [[card] for card in tops]
    assert evening.t.supply == supply
    # in the rest everybody may lose a condition
    t = resting()
    t.people[0].conditions, t.people[2].conditions = ["injured", "unhinged"], ["unhinged"]
    evening = Evening(t)
    assert evening.prompt == "prompt-recover"
    assert evening.options(0) == (Heal(0, "injured"), Heal(0, "unhinged"), Done())
    evening.play(Heal(0, "unhinged"), Done())
    assert [person.conditions for person in evening.t.people] == [["injured"], [], ["unhinged"], []]
    assert evening.seen(event.ConditionLost) == [event.ConditionLost(0, "unhinged")]
    # the rest gives no more than there is
    t = resting(virtue=3)
    t.people[1].virtue = 1
    for item in ITEMS:
        give(t, 3, item)
    evening = Evening(t)
    assert [person.virtue for person in evening.t.people] == [4, 2, 3, 3]
    assert len(evening.t.people[3].items) == 32 and not evening.t.people[0].items
    # the rest can be left out and the letter has none
    bare = Evening(resting(respite=False))
    assert not bare.seen(event.RespiteTaken) and [person.virtue for person in bare.t.people] == [0] * 4
    assert not Evening(closing()).seen(event.RespiteTaken)
