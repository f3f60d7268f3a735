"""What the holder of a seat wrote down is saved with the match, and has no part in it."""

from pathlib import Path

import msgspec

from game.match import Match, record


def test_notes_are_saved_and_stay_when_answers_are_taken_back(tmp_path: Path) -> None:
    match = Match.new("terrorscape", seed=3)
    digest, views = match.digest, [match.view(seat) for seat in match.holders]
    match.notes[0] = {"marks": {"R1": ["?"]}}
    assert (match.digest, [match.view(seat) for seat in match.holders]) == (digest, views)
    match.save(tmp_path / "one.json")
    assert Match.load(tmp_path / "one.json").notes == {0: {"marks": {"R1": ["?"]}}}
    # notes stay when an answer is taken back
    assert match.decision is not None
    seat = next(iter(match.decision.options))
    match.submit(seat, match.decision.options[seat][0])
    match.notes = {seat: {"marks": {}}}
    match.undo(seat)
    assert match.notes == {seat: {"marks": {}}}
    # a save from before there were notes has none
    tree = msgspec.to_builtins(match.to_record(), str_keys=True)
    del tree["notes"]
    assert Match.from_record(msgspec.convert(tree, record.Record, str_keys=True), tmp_path).notes == {}
