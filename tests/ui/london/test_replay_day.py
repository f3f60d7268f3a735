"""The record of a day: all inputs with their times, the plan of each hour and its results."""

from collections import Counter
from pathlib import Path

import pytest

from game.match import Match
from game.match.save_file import read
from game.rules.london import event
from game.rules.london.choice import Put, Reveal, Take
from game.rules.london.state import SLOTS
from game.ui.london.replay.day import JOINED, SOLVED, TIER_RESULTS, DayRecord, planned, read_day
from game.ui.london.result.facts import greatest, honours, sources, tally, worth
from tests.ui.london import finished_matches


def day_of(match: Match) -> DayRecord:
    return read_day(match.log, match.actions, len(match.holders))


@pytest.mark.rule("LD-089")
@pytest.mark.parametrize(("seats", "won"), [(4, True), (4, False), (2, True), (2, False)])
def test_a_replay_reproduces_every_placement_at_its_time(seats: int, won: bool, tmp_path: Path) -> None:
    match = finished_matches.played(seats, won=won)
    match.save(tmp_path / "day.json")
    saved = read(tmp_path / "day.json")
    again = Match.replay(saved)
    assert again.digest == match.digest == saved.digest
    inputs, others = (
        [(one.seat, one.choice, one.at_ms) for one in played.actions if isinstance(one.choice, Put | Take | Reveal)]
        for played in (match, again)
    )
    assert inputs == others
    planning, began = day_of(again).chapters[0].planning, again.game.state.began_ms
    tokens = [(seat, ms) for seat, choice, ms in inputs if not isinstance(choice, Reveal)]
    cards = [(seat, choice.place, ms) for seat, choice, ms in inputs if isinstance(choice, Reveal)]
    assert [(one.seat, one.ms + began) for one in planning.token_changes] == tokens
    assert [(one.seat, one.place, one.ms + began) for one in planning.reveals] == cards
    assert len(inputs) > 30
    assert planning.ms > 30_000


def test_each_moment_of_a_planning_shows_the_clocks_as_they_lay() -> None:
    reel = finished_matches.reel()
    day = read_day(reel.log, reel.actions, 4)
    planning = day.chapters[0].planning
    for one in planning.token_changes[::5]:
        t = reel.at(one.moment).view((0, 1, 2, 3)).state
        assert planning.clocks(4, one.ms) == [person.clock for person in t.people]
        assert t.people[one.seat].clock[one.slot] == one.token
    assert planning.clocks(4) == [person.clock for person in reel.at(planning.end).game.state.people]


@pytest.mark.rule("LD-093")
def test_without_detours_everybody_is_where_the_plan_said() -> None:
    match = finished_matches.played(2)
    day = day_of(match)
    assert not any(isinstance(one, event.ArrowTurned) for events in match.log for one in events)
    assert len(day.hours) == SLOTS
    for hour in day.hours:
        assert hour.planned == hour.actual
        assert not hour.detours
    ways = planned(day.chapters[0].planning.clocks(2))
    assert [hour.planned for hour in day.hours] == [(ways[0][slot], ways[1][slot]) for slot in range(SLOTS)]


@pytest.mark.rule("LD-100")
def test_a_detour_is_marked_in_its_hour_and_leads_elsewhere() -> None:
    match = finished_matches.strayed()
    day = day_of(match)
    turned = [(one.seat, one.slot) for events in match.log for one in events if isinstance(one, event.ArrowTurned)]
    assert turned
    marked = [(seat, hour.slot) for hour in day.hours for seat in hour.detours]
    assert set(turned) == set(marked)
    assert any(hour.planned[seat] != hour.actual[seat] for hour in day.hours for seat in hour.detours)
    assert sum(one.why == "detour" for one in day.dread_changes) == len(turned)


@pytest.mark.rule("LD-173")
@pytest.mark.parametrize("story", ["the-letter", "calypsos-bargain"])
def test_all_dread_is_told_with_its_hour_and_its_reason(story: str) -> None:
    match = finished_matches.played(2, story)
    day, t = day_of(match), match.game.state
    told = [one for events in match.log for one in events if isinstance(one, event.DreadChanged)]
    assert [(one.change, one.dread, one.why) for one in day.dread_changes] == [(one.change, one.dread, one.why) for one in told]
    assert day.dread_at(match.turn) == t.dread
    assert sum(change for _, change in sources(day)) == t.dread
    assert len(day.chapters) == t.chapter
    if (worst := greatest(day, lambda hour: hour.change)) is not None:
        assert worst.change == max(hour.change for hour in day.hours)
    assert greatest(day, worth) in day.hours


def test_every_deed_is_told_once_with_those_who_had_a_part() -> None:
    match = finished_matches.played(2, "calypsos-bargain")
    day = day_of(match)
    events = [one for events in match.log for one in events]
    counts = Counter(attempt.result if attempt.result not in TIER_RESULTS else "tier" for attempt in day.attempts)
    kinds = {SOLVED: event.DreadSolved, "tier": event.PlotResolved, JOINED: event.Befriended}
    assert all(counts[what] == sum(isinstance(one, kind) for one in events) for what, kind in kinds.items())
    for attempt in day.attempts:
        hour = day.hour_at(attempt.moment)
        assert hour is not None
        assert attempt in hour.attempts
        assert all(hour.actual[seat] == attempt.place for seat in attempt.seats)


def test_what_everybody_did_adds_up_to_the_record() -> None:
    match = finished_matches.played(4)
    day, events = day_of(match), [one for events in match.log for one in events]
    done = tally(day, match.log)
    assert sum(one.dice for one in done) == sum(len(one.dice) for one in events if isinstance(one, event.DiceRolled))
    assert sum(one.turned for one in done) == len(day.chapters[0].planning.reveals) == 24
    assert sum(one.met for one in done) == sum(isinstance(one, event.ChallengeMet) for one in events)
    final = [one.fists for one in events if isinstance(one, event.PlotResolved | event.ShowdownEnded)]
    assert sum(one.fists for one in done) == sum(final)
    given = [honour for honour, _ in honours(done)]
    assert len(given) == 4
    assert max(Counter(given)[one] for one in {*given} - {"there", "fallen"}) == 1, "each honour is given once"
