"""What a forger changes in a record under a good seal: moments to return to, lists of them, digests, ids."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
import test_match
import test_record
from cutpurse import Rob

from game.match import Match, archive
from game.match.history import Entry
from game.match.record import Record, SaveError
from game.storage.replay import verify


def in_play(least: int = 2) -> Match:
    """A night in the castle of which at least so many answers can be taken back."""
    for seed in range(40):
        match = Match.new("ravenloft", seed=seed, options={"adventure": "2", "heroes": "kat,thorgrim"})
        while match.decision is not None and match.turn < 60:
            match.answer("random")
            if match.turn > 20 and len(match.to_record().undo) >= least:
                return match
    raise AssertionError("everything reveals something")


def on_disk(saved: Record) -> Record:
    """A record as it is read from a file."""
    return msgspec.convert(msgspec.to_builtins(saved, str_keys=True), Record, str_keys=True)


def refused(saved: Record) -> None:
    """A record that neither loads nor follows from its seed."""
    with pytest.raises(SaveError) as error:
        Match.from_record(saved, "forged.json")
    assert error.value.problem == "save-damaged"
    assert verify(saved) is not None


def with_undo(match: Match, entries: Sequence[Entry]) -> Record:
    """The record of a match that says that the answers of all these entries may be taken back."""
    saved = match.to_record()
    states, now, undo = archive.moments(match.rules, match.game.mark(), [entry.before for entry in entries])
    return on_disk(msgspec.structs.replace(saved, states=states, now=now, undo=undo, barrier=""))


def test_a_moment_to_return_to_that_was_forged_is_refused() -> None:
    for place in (0, 1):
        saved = on_disk(in_play().to_record())
        state: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(saved.states[saved.undo[place].state]))
        state["heroes"][0]["damage"] = -91
        saved.states.append(state)
        saved.undo[place] = msgspec.structs.replace(saved.undo[place], state=len(saved.states) - 1)
        refused(saved)


def test_an_answer_before_a_moment_to_return_to_that_was_forged_is_refused() -> None:
    saved = on_disk(in_play().to_record())
    first, second = saved.undo[:2]
    saved.undo[:2] = [second, first]
    refused(saved)


def test_a_list_of_moments_that_reaches_back_over_dice_and_reveals_is_refused() -> None:
    match = in_play()
    free = len(match.to_record().undo)
    assert free < len(match.history)
    honest = with_undo(match, match.history[len(match.history) - free :])
    assert Match.from_record(honest).digest == match.digest
    refused(with_undo(match, match.history[len(match.history) - free - 1 :]))


def test_a_shorter_list_of_moments_is_sound() -> None:
    match = in_play()
    saved = with_undo(match, match.history[-1:])
    assert len(Match.from_record(saved).history) == 1
    assert verify(saved) is None


def test_the_present_moment_is_that_of_the_replay() -> None:
    match = in_play()
    while not match.game.answers:
        match.answer("random")
    saved = on_disk(match.to_record())
    assert verify(saved) is None
    saved.now.answers.pop()
    assert verify(saved) is not None


def test_a_record_without_a_digest_is_refused() -> None:
    saved = in_play().to_record()
    saved.digest = ""
    refused(saved)


def test_moments_that_newer_rules_do_not_lead_to_cost_nothing_but_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    match = test_match.robbery()
    match.submit(0, Rob(1))
    saved = match.to_record()
    assert saved.undo
    saved.version = "0.0.1"
    saved.undo[0] = msgspec.structs.replace(saved.undo[0], answers=saved.undo[-1].answers)
    back = Match.from_record(saved)
    assert back.undo_refusal(0) is not None
    assert test_record.same(back, match)
