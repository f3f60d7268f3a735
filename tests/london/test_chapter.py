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
from tests.sweep import each

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


@pytest.mark.rule("LD-EX-18", "LD-170", "LD-171", "LD-172", "LD-061")
def test_the_example_costs_twenty_three() -> None:
    t = closing(
        shown={"north-1": "bruiser", "east-2": "fever-house", "west-3": "digging-up-the-past"},
        clocks={0: {0: "3", 1: "3", 2: "3-north"}, 2: {4: "5", 5: "5", 9: "5-east"}},
    )
    t.dark = {f"south-{number}": Secret("plot" if number == 1 else "crooked-constable") for number in range(1, 6)}
    evening = Evening(t)
    assert evening.t.dread == 23
    assert rises(evening) == [*[(2, "hidden")] * 5, (3, "open"), (4, "open"), (4, "open"), (1, "stash"), (1, "stash")]


@pytest.mark.rule("LD-170", "LD-172", "LD-178")
def test_the_steps_come_in_their_order() -> None:
    t = closing(items={0: ["tonic"]}, shown={"north-1": "bruiser"}, clocks={0: {0: "3", 1: "3", 2: "3"}})
    t.people[0].items[0].tilted = True
    t.dark = {"south-1": Secret("crooked-constable")}
    kinds = [type(one) for one in Evening(t).events]
    assert kinds[:5] == [event.ChapterEnded, *[event.DreadChanged] * 3, event.ItemReadied]
    assert kinds[5] is event.EndgameBegan


@each(("dread", "reason"), [(47, ""), (48, "lost-dread")])
@pytest.mark.rule("LD-172", "LD-173", "LD-261", "LD-EX-16", "LD-006")
def test_fifty_is_still_alive(dread: int, reason: str) -> None:
    t = closing(shown={"north-1": "bruiser"}, dread=dread)
    evening = Evening(t)
    assert (evening.over, evening.t.dread) == (reason, dread + 3)


@pytest.mark.rule("LD-173", "LD-261")
def test_more_than_fifty_loses_at_once_whatever_raises_it(fate: Fate) -> None:
    evening = Evening(day(shown={"west-2": "mr-reynauds-residence"}, clocks={0: {0: "2"}}, dread=49))
    fate.flips(sturmer="the-trench-at-metz")
    fate.trauma("dread-2")
    evening.play(Go(), Investigate("west-2", (0,)))
    assert evening.over == "lost-dread" and evening.t.end is not None and evening.t.end.winners == ("dread",)
    assert evening.events[-1] == event.StoryLost("lost-dread")
    assert evening.game.decision is None
    assert evening.t.shown == {"west-2": "mr-reynauds-residence"}, "in the middle of the investigation"


@pytest.mark.rule("LD-173")
def test_dread_never_falls_below_nothing() -> None:
    t = day(dread=1)
    assert run(darken(t, -3, "card")) == [event.DreadChanged(-1, 0, "card")]
    assert run(darken(t, -3, "card")) == [] and t.dread == 0
    with pytest.raises(Over):
        run(darken(t, 51, "card"))


@pytest.mark.rule("LD-182", "LD-171", "LD-174")
def test_a_plot_card_left_open_adds_nothing_here_but_ends_the_story() -> None:
    evening = Evening(closing(shown={"north-1": "the-unsealed-door"}, done=LETTER[:-1]))
    assert rises(evening) == []
    assert evening.over == "lost-trail"


@each("done", [LETTER[:-1], []])
@pytest.mark.rule("LD-174", "LD-062", "LD-261", "LD-282")
def test_without_the_last_plot_the_trail_runs_cold(done: list[str]) -> None:
    evening = Evening(closing(done=done, dread=4))
    assert evening.over == "lost-trail" and evening.t.end is not None and evening.t.end.winners == ("dread",)
    assert evening.events[-1] == event.StoryLost("lost-trail")
    assert RULES.outcome(evening.t) == evening.t.end


@pytest.mark.rule("LD-174", "LD-062")
def test_the_first_chapter_has_its_own_last_plot() -> None:
    assert Evening(closing(story="calypsos-bargain", done=BARGAIN[:-1])).over == "lost-trail"
    assert Evening(closing(story="calypsos-bargain", done=BARGAIN, respite=False)).prompt == "prompt-ready"


@pytest.mark.rule("LD-172", "LD-174")
def test_dread_is_counted_before_the_trail_is_judged() -> None:
    evening = Evening(closing(done=[], dread=49, shown={"north-1": "bruiser"}))
    assert evening.over == "lost-dread"


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


@pytest.mark.rule("LD-181", "LD-155", "LD-170")
def test_begin_endgame_ends_the_chapter_with_all_its_steps(fate: Fate) -> None:
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


@pytest.mark.rule("LD-170", "LD-091")
def test_after_the_twelfth_action_the_chapter_is_over() -> None:
    t = day(slot=11, done=LETTER)
    t.dark = {}
    evening = Evening(t)
    evening.play(Go())
    assert evening.seen(event.SegmentEnded) == [event.SegmentEnded(2)]
    assert evening.seen(event.ChapterEnded) == [event.ChapterEnded(1)]


@pytest.mark.rule("LD-158", "LD-155", "LD-097")
def test_other_locations_can_be_settled_before_the_endgame_begins() -> None:
    shown = {"west-2": "the-unsealed-door", "west-3": "bruiser"}
    evening = Evening(day(shown=shown, clocks={0: {8: "3"}, 1: {8: "2"}}, slot=8, done=LETTER[:-1]))
    evening.play(Go(), Investigate("west-3", (0,)), Compare())
    assert evening.seen(event.DreadSolved)
    assert Investigate("west-2", (1,)) in evening.options()


def resting(**about: Any) -> State:
    """The first Chapter of a later story is over."""
    return closing(**{"story": "calypsos-bargain", "done": BARGAIN, **about})


@pytest.mark.rule("LD-296", "LD-178")
def test_in_the_rest_everybody_gains_a_token_and_a_random_item() -> None:
    t = resting()
    tops = [card.face for card in t.items[-4:]][::-1]
    supply = list(t.supply)
    evening = Evening(t)
    assert evening.prompt == "prompt-ready" and evening.seen(event.RespiteTaken)
    assert [person.virtue for person in evening.t.people] == [1, 1, 1, 1]
    assert [[item.id for item in person.items] for person in evening.t.people] == [[card] for card in tops]
    assert evening.t.supply == supply


@pytest.mark.rule("LD-296", "LD-169")
def test_in_the_rest_everybody_may_lose_a_condition() -> None:
    t = resting()
    t.people[0].conditions, t.people[2].conditions = ["injured", "unhinged"], ["unhinged"]
    evening = Evening(t)
    assert evening.prompt == "prompt-recover"
    assert evening.options(0) == (Heal(0, "injured"), Heal(0, "unhinged"), Done())
    evening.play(Heal(0, "unhinged"), Done())
    assert [person.conditions for person in evening.t.people] == [["injured"], [], ["unhinged"], []]
    assert evening.seen(event.ConditionLost) == [event.ConditionLost(0, "unhinged")]


@pytest.mark.rule("LD-296", "LD-136", "LD-131")
def test_the_rest_gives_no_more_than_there_is() -> None:
    t = resting(virtue=3)
    t.people[1].virtue = 1
    for item in ITEMS:
        give(t, 3, item)
    evening = Evening(t)
    assert [person.virtue for person in evening.t.people] == [4, 2, 3, 3]
    assert len(evening.t.people[3].items) == 32 and not evening.t.people[0].items


@pytest.mark.rule("LD-296", "LD-177", "LD-178")
def test_the_rest_lies_between_the_readying_and_the_second_chapter() -> None:
    t = resting(items={0: ["tonic"]})
    t.people[0].items[0].tilted = True
    kinds = [type(one) for one in Evening(t).events]
    order = [event.ChapterEnded, event.ItemReadied, event.RespiteTaken, event.ItemGained, event.ChapterBegan]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)


@pytest.mark.rule("LD-296")
def test_the_rest_can_be_left_out_and_the_letter_has_none() -> None:
    bare = Evening(resting(respite=False))
    assert not bare.seen(event.RespiteTaken) and [person.virtue for person in bare.t.people] == [0] * 4
    assert not Evening(closing()).seen(event.RespiteTaken)
