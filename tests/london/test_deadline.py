"""Twelve minutes by the match's stopwatch: nothing after the third stroke, nothing lost before it (LD-070, LD-080, LD-087 to LD-089)."""

from pathlib import Path

import pytest
from toys import FakeTime

from game.match import Match
from game.match.clock import Stopwatch
from game.rules.engine.script import Choice, Done, IllegalAction, TimeUp
from game.rules.engine.secret import CLOCK
from game.rules.london import event
from game.rules.london.choice import Agree, Begin, Lead, Put, Reveal, Take
from game.storage import replay
from tests.london.kit import Evening, day
from tests.sweep import each

MINUTE = 60_000


class Watch(FakeTime):
    """Seconds that pass only when a test says so; `at` sets the milliseconds of the match."""

    def at(self, ms: int) -> None:
        self.now = (ms + 0.5) / 1000


def evening(level: str = "normal", *, began: int = 0, **options: str) -> tuple[Match, Watch]:
    """A match whose planning began at `began` milliseconds."""
    watch = Watch()
    match = Match.new("london", seed=7, options={"level": level, **options}, stopwatch=Stopwatch(watch))
    watch.at(began)
    match.submit(0, Begin())
    return match, watch


def strikes(match: Match, watch: Watch, ms: int) -> None:
    """The third stroke falls now and not a millisecond before."""
    watch.at(ms - 1)
    assert match.tick() == []
    watch.at(ms)
    assert match.tick() == [event.BellStruck(3)]


def prompt(match: Match) -> str:
    return "" if match.decision is None else match.decision.prompt


def clock(match: Match, seat: int) -> list[str]:
    found: list[str] = match.game.state.people[seat].clock
    return found


@each(("level", "wait"), [("normal", 12), ("hard", 10), ("dread", 8)])
@each("began", [0, 95_250])
@pytest.mark.rule("LD-070", "LD-240", "LD-089", "LD-038")
def test_the_third_stroke_falls_to_the_millisecond(level: str, wait: int, began: int) -> None:
    match, watch = evening(level, began=began)
    end = began + wait * MINUTE
    watch.at(end - 1)
    assert match.tick() == []
    match.submit(2, Put(11, "6-east"))
    with pytest.raises(IllegalAction, match="refused-too-early"):
        match.submit(CLOCK, TimeUp())
    watch.at(end)
    for late in (Put(10, "5"), Take(11), Reveal("north-1"), Agree(), Done()):
        with pytest.raises(IllegalAction, match="refused-time-up"):
            match.submit(2, late)
    assert clock(match, 2) == [""] * 11 + ["6-east"], "what was laid a millisecond before the end lies there"
    assert match.tick() == [event.BellStruck(3)] and prompt(match) == "prompt-leader"
    assert clock(match, 2) == [""] * 11 + ["6-east"]


@pytest.mark.rule("LD-070", "LD-089")
def test_no_input_before_the_end_is_lost_and_none_after_it_counts() -> None:
    """A token a second from each of four players, up to the stroke and beyond."""
    match, watch = evening("dread")
    laid: list[dict[int, str]] = [{}, {}, {}, {}]
    refused = []
    for second in range(8 * 60 - 30, 8 * 60 + 10):
        watch.at(second * 1000)
        seat, slot = second % 4, (second // 4) % 12
        token = f"{slot % 6 + 1}-north"
        choice: Choice = Take(slot) if clock(match, seat)[slot] == token else Put(slot, token)
        try:
            match.submit(seat, choice)
            laid[seat][slot] = choice.token if isinstance(choice, Put) else ""
        except IllegalAction as refusal:
            refused.append((second - 8 * 60, refusal.reason))
    assert refused == [(second, "refused-time-up") for second in range(10)]
    assert match.tick()
    for seat in range(4):
        assert clock(match, seat) == [laid[seat].get(slot, "") for slot in range(12)]
    assert sum(bool(token) for seat in range(4) for token in clock(match, seat)) >= 25


@pytest.mark.rule("LD-088", "LD-070")
def test_a_pause_stops_the_clock_and_takes_no_time_away() -> None:
    match, watch = evening()
    watch.at(5 * MINUTE)
    match.stopwatch.pause()
    watch.at(50 * MINUTE)
    assert match.tick() == []
    match.stopwatch.resume()
    match.submit(0, Put(0, "1"))
    strikes(match, watch, (50 + 7) * MINUTE)
    assert clock(match, 0)[0] == "1"


@pytest.mark.rule("LD-070", "LD-246")
def test_half_the_pace_is_twice_the_time_also_when_it_is_saved(tmp_path: Path) -> None:
    match, watch = evening()
    match.stopwatch.set_pace(0.5)
    strikes(match, watch, 24 * MINUTE)
    # a match at half pace stays so when it is saved
    match, watch = evening(pace="half")
    watch.at(10 * MINUTE)
    match.save(tmp_path / "half.json")
    watch = Watch()
    again = Match.load(tmp_path / "half.json", stopwatch=Stopwatch(watch))
    assert again.options.pace == "half"
    again.submit(1, Put(0, "4"))
    strikes(again, watch, 14 * MINUTE)
    assert Match.replay(again.to_record()).digest == again.digest


@pytest.mark.rule("LD-246", "LD-087", "LD-070")
def test_the_planning_ends_when_all_agree_with_a_limit_or_without() -> None:
    match, watch = evening("untimed")
    watch.at(600 * MINUTE)
    assert match.tick() == []
    match.submit(3, Put(4, "2"))
    with pytest.raises(IllegalAction):
        match.submit(CLOCK, TimeUp())
    for seat in range(4):
        match.submit(seat, Agree())
    assert prompt(match) == "prompt-leader"
    # an early end is the end
    match, watch = evening()
    watch.at(3 * MINUTE)
    for seat in range(4):
        match.submit(seat, Agree())
    assert match.decision is not None and (match.decision.prompt, match.decision.deadline_ms) == ("prompt-leader", None)
    watch.at(13 * MINUTE)
    assert match.tick() == [], "the stroke that was not needed does not fall"
    assert match.submit(0, Lead(2))[0] == event.LeaderChosen(2)


@each("first", [0, 1])
@pytest.mark.rule("LD-089", "LD-080")
def test_of_two_in_the_same_instant_the_first_to_arrive_has_the_stash_token(first: int) -> None:
    match, watch = evening()
    for seat in (0, 1):
        match.submit(seat, Put(0, "4"))
        match.submit(seat, Put(1, "4-north"))
    watch.at(MINUTE)
    match.submit(first, Put(2, "4"))
    with pytest.raises(IllegalAction) as caught:
        match.submit(1 - first, Put(2, "4"))
    assert (caught.value.reason, caught.value.rule) == ("refused-token-spent", "LD-080")
    assert (clock(match, first)[2], clock(match, 1 - first)[2]) == ("4", "")
    match.submit(first, Take(0))
    match.submit(1 - first, Put(2, "4"))
    assert clock(match, 1 - first)[2] == "4"


@pytest.mark.rule("LD-089", "LD-073", "LD-070", "LD-071")
def test_what_came_to_light_is_complete_and_not_hidden_again() -> None:
    """Two turn up placeholders at the same time, a third the same card: each gets its own Plot card."""
    match, _ = evening()
    first, second = [place for place, card in match.game.state.dark.items() if card.face == "plot"][:2]
    assert match.submit(0, Reveal(first))[-1] == event.CardRevealed(first, "mr-reynauds-residence")
    assert match.submit(3, Reveal(second))[-1] == event.CardRevealed(second, "a-pawnshop")
    with pytest.raises(IllegalAction) as caught:
        match.submit(2, Reveal(first))
    assert (caught.value.reason, caught.value.rule) == ("refused-face-up", "LD-071")
    # what came to light is not hidden again
    match, _ = evening()
    match.submit(0, Put(0, "4"))
    match.undo(0)
    assert clock(match, 0)[0] == ""
    match.submit(1, Reveal("north-3"))
    with pytest.raises(IllegalAction, match="refused-undo-revealed"):
        match.undo(1)


def hasty() -> Match:
    """A planning of many inputs at odd times, up to the stroke, and a leader."""
    match, watch = evening("hard", began=3_333)
    end = 3_333 + 10 * MINUTE
    inputs: list[tuple[int, int, Choice]] = [
        (10_001, 0, Reveal("west-1")), (10_001, 1, Reveal("west-2")), (10_002, 0, Put(0, "1")), (10_002, 1, Put(0, "1")),
        (47_123, 2, Put(3, "5-south")), (47_124, 2, Take(3)), (299_999, 3, Agree()),
        (300_000, 0, Put(1, "1-east")), (300_000, 0, Put(2, "1")), (end - 1, 3, Put(11, "6")),
    ]  # fmt: skip
    for ms, seat, choice in inputs:
        watch.at(ms)
        match.submit(seat, choice)
    watch.at(end + 40)
    assert match.tick()
    match.submit(0, Lead(1))
    return match


@pytest.mark.rule("LD-070", "LD-089")
def test_a_replay_lays_every_token_at_its_time_and_departs_with_one_after_the_stroke() -> None:
    match = hasty()
    saved = match.to_record()
    assert replay.verify(saved) is None
    reel = replay.Replay(saved)
    assert reel.departs is None and reel.last == match.turn
    assert [action.at_ms for action in reel.actions] == [action.at_ms for action in match.actions]
    for moment in range(reel.last + 1):
        then = reel.at(moment)
        if moment:
            assert then.stopwatch.ms == match.actions[moment - 1].at_ms
        laid = [tuple(one.token for one in events if isinstance(one, event.TokenPlaced)) for events in match.log[: moment + 1]]
        assert sum(map(len, laid)) == len([action for action in match.actions[:moment] if isinstance(action.choice, Put | Take)])
    assert [person.clock for person in reel.at(reel.last).game.state.people] == [clock(match, seat) for seat in range(4)]
    assert reel.at(reel.last).digest == match.digest
    assert [clock(match, seat)[:3] for seat in (0, 1)] == [["1", "1-east", "1"], ["1", "", ""]]
    assert match.actions[-2].seat == CLOCK and match.actions[-2].at_ms >= 3_333 + 10 * MINUTE
    late = saved.actions[-3]
    saved.actions[-3] = type(late)(late.seat, late.choice, late.at_ms + 1)
    assert replay.verify(saved) == len(saved.actions) - 2


@pytest.mark.rule("LD-070", "LD-088")
def test_a_saved_planning_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    match, watch = evening(began=1_000)
    watch.at(1_000 + 9 * MINUTE)
    match.submit(1, Put(0, "3"))
    match.save(tmp_path / "planning.json")
    later = Watch()
    later.at(5_000_000)
    again = Match.load(tmp_path / "planning.json", stopwatch=Stopwatch(later))
    later.at(5_000_000 + 3 * MINUTE - 1_000)
    again.submit(1, Put(1, "3"))
    strikes(again, later, 5_000_000 + 3 * MINUTE)
    assert clock(again, 1)[:2] == ["3", "3"]


@pytest.mark.rule("LD-039", "LD-070")
def test_each_chapter_has_its_own_time() -> None:
    t = day(story="calypsos-bargain", phase="close", done=["the-blind-beggars-court"], respite=False)
    t.dark, t.began_ms = {}, 4_000
    second = Evening(t)
    second.play(Begin(), at_ms=2_000_000)
    assert second.game.decision is not None and second.game.decision.deadline_ms == 2_000_000 + 12 * MINUTE
