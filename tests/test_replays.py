"""Replays: any moment of a match can be seen again, and every match that ends is kept, within bounds."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from game.match import Match
from game.match.record import SaveError
from game.rules.london.event import HourStruck
from game.storage import autosave, replays
from game.storage.replay import Replay

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def night(seed: int = 4, **seats: str) -> Match:
    match = Match.new("ravenloft", seed=seed, seats={0: "random"})
    match.play()
    if seats.get("zero"):
        match.holders[0] = seats["zero"]
    return match


@pytest.fixture(scope="module")
def over() -> Match:
    return night()


def test_moments_of_a_reel_are_those_of_the_match(over: Match) -> None:
    reel = Replay(over.to_record())
    assert reel.departs is None and reel.last == over.turn
    again = Match.replay(over.to_record(), 0)
    for moment in range(reel.last + 1):
        seen = reel.at(moment)
        assert (seen.digest, seen.decision, seen.turn) == (again.digest, again.decision, again.turn)
        assert seen.log == again.log and seen.news((0,)) == again.news((0,)) == reel.events(moment, (0,))
        if moment < reel.last:
            again.apply(over.actions[moment])
    assert (reel.at(reel.last + 5).digest, reel.at(-3).turn) == (over.digest, 0)
    # a moment of a reel leaves the others alone
    reel = Replay(over.to_record())
    match = reel.at(3)
    match.apply(over.actions[3])
    assert match.digest == reel.at(4).digest and reel.at(3).digest != match.digest


def test_a_reel_ends_where_the_rules_differ_and_damage_makes_none(over: Match) -> None:
    saved = over.to_record()
    saved.log[5] = saved.log[5][:-1]
    reel = Replay(saved)
    assert (reel.departs, reel.last, reel.at(4).digest) == (5, 4, Replay(over.to_record()).at(4).digest)
    saved = over.to_record()
    saved.log[0] = []
    assert Replay(saved).departs == 0
    saved = over.to_record()
    saved.actions[2] = msgspec.structs.replace(saved.actions[2], seat=7)
    assert Replay(saved).departs == 3
    # a damaged record makes no reel
    saved = over.to_record()
    saved.log[0] = [{"type": "Nothing"}]
    with pytest.raises(SaveError):
        Replay(msgspec.convert(msgspec.to_builtins(saved), type(saved), str_keys=True), "there.json")


def test_a_match_that_is_over_is_kept_and_its_summary_tells_what_it_was(over: Match, tmp_path: Path) -> None:
    file = replays.add(over, tmp_path / "new", NOON)
    assert replays.files(tmp_path / "new") == [file]
    told = replays.read_summary(file)
    assert (told.game, told.title, told.seed, told.answers) == ("ravenloft", "escape-the-tomb", 4, over.turn)
    assert told.characters == tuple(hero.id for hero in over.game.state.heroes) and over.outcome is not None
    assert (told.won, told.outcome, told.when) == ("heroes" in over.outcome.winners, over.outcome, NOON)
    assert (told.persons, told.turns) == (0, over.game.state.turn.number)
    autosave.save(Match.new("ravenloft", seed=1), tmp_path / "open.json")
    assert replays.read_summary(tmp_path / "open.json").outcome is None


@pytest.mark.parametrize("level", ["normal", "random"])
def test_a_day_in_london_is_called_by_its_story_and_told_with_its_hours_and_its_end(level: str, tmp_path: Path) -> None:
    match = Match.new("london", seed=2, options={"seats": 2, "level": "untimed"})
    autosave.save(match, tmp_path / "begun.json")
    begun = replays.read_summary(tmp_path / "begun.json")
    assert (begun.title, begun.outcome, begun.turns, begun.taker, begun.party) == ("the-letter", None, 1, "", "")
    while match.decision is not None:
        match.answer(level)
    told = replays.read_summary(replays.add(match, tmp_path / "shelf", NOON))
    assert match.outcome is not None
    won = "investigators" in match.outcome.winners
    assert (told.title, told.won, told.side) == ("the-letter", won, "investigators" if won else "dread")
    assert (told.outcome, told.characters) == (match.outcome, tuple(person.id for person in match.game.state.people))
    assert told.turns == sum(isinstance(one, HourStruck) for events in match.log for one in events)


def test_the_oldest_replays_go_and_watched_ones_never_push_out_played_ones(over: Match, tmp_path: Path) -> None:
    played = night(zero="person")
    first = replays.add(played, tmp_path, NOON)
    own = tmp_path / "mine.json"
    autosave.save(played, own)
    for minute in range(replays.ALONE + 3):
        replays.add(over, tmp_path, NOON + timedelta(minutes=minute))
    assert first.is_file() and len(list(tmp_path.glob("watched-*"))) == replays.ALONE
    made = [replays.add(played, tmp_path, NOON + timedelta(days=1, minutes=minute)) for minute in range(replays.KEPT)]
    assert not first.exists() and len(list(tmp_path.glob("night-*"))) == replays.KEPT
    assert own.is_file() and replays.files(tmp_path)[0] in (own, made[-1])


def test_replays_have_names_of_their_own_and_seeds_are_no_days(over: Match, tmp_path: Path) -> None:
    # two replays of one second have two names
    assert replays.add(over, tmp_path, NOON) != replays.add(over, tmp_path, NOON) and len(replays.files(tmp_path)) == 2
    # a folder that is not there has no replays
    assert replays.files(tmp_path / "none") == [] and replays.remove(tmp_path / "none.json")
    # a seed in a name is no day
    file = tmp_path / "dungeonville-923645-0012.json"
    file.write_text("{}")
    assert replays.time_of(file) == datetime.fromtimestamp(file.stat().st_mtime, UTC)


def test_evenings_in_dungeonville_are_told_with_all_winners(tmp_path: Path) -> None:
    match = Match.new("dungeonville", seed=2, options={"seats": 3}, seats=dict.fromkeys(range(3), "random"))
    match.play()
    told = replays.read_summary(replays.add(match, tmp_path / "shelf", NOON))
    assert (told.title, told.characters) == ("dungeonville", ("black", "white", "orange"))
    assert (told.won, told.side, told.outcome, told.turns) == (True, "each", match.outcome, match.game.state.round)
    assert match.outcome is not None
    assert told.winners == tuple(told.characters[int(one.removeprefix("seat "))] for one in match.outcome.winners)
    # of an evening that the last round ended all winners are told
    saved = match.to_record()
    saved.log[-1][-1] = {"type": "LimitReached", "winners": [0, 2]}
    told = replays.summary(saved, NOON)
    assert told.outcome is not None and (told.outcome.reason, told.winners) == ("won-by-score", ("black", "orange"))
