"""What a forger changes in a record under a good seal: moments to return to, lists of them, digests, ids."""

from collections.abc import Sequence
from typing import Any

import msgspec
import mutate
import pytest
import test_match
import test_record
from cutpurse import Rob

from game.match import Match, archive
from game.match.history import HistoryEntry
from game.match.record import Record, SaveError
from game.storage.replay import verify
from game.text import error_text


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
    assert error.value.problem == "save-damaged" and verify(saved) is not None


def with_undo(match: Match, entries: Sequence[HistoryEntry]) -> Record:
    """The record of a match that says that the answers of all these entries may be taken back."""
    saved = match.to_record()
    states, now, undo = archive.moments(match.rules, match.game.mark(), [entry.before for entry in entries])
    return on_disk(msgspec.structs.replace(saved, states=states, now=now, undo=undo, barrier=""))


def test_forged_moments_are_refused() -> None:
    for place in (0, 1):
        saved = on_disk(in_play().to_record())
        state: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(saved.states[saved.undo[place].state]))
        state["heroes"][0]["damage"] = -91
        saved.states.append(state)
        saved.undo[place] = msgspec.structs.replace(saved.undo[place], state=len(saved.states) - 1)
        refused(saved)
    # an answer before a moment to return to that was forged is refused
    saved = on_disk(in_play().to_record())
    first, second = saved.undo[:2]
    saved.undo[:2] = [second, first]
    refused(saved)
    # a list of moments that reaches back over dice and reveals is refused
    match = in_play()
    free = len(match.to_record().undo)
    assert free < len(match.history)
    assert Match.from_record(with_undo(match, match.history[len(match.history) - free :])).digest == match.digest
    refused(with_undo(match, match.history[len(match.history) - free - 1 :]))


def test_shorter_lists_are_sound_and_the_present_is_the_replay() -> None:
    match = in_play()
    saved = with_undo(match, match.history[-1:])
    assert len(Match.from_record(saved).history) == 1 and verify(saved) is None
    # the present moment is that of the replay
    match = in_play()
    while not match.game.answers:
        match.answer("random")
    saved = on_disk(match.to_record())
    assert verify(saved) is None
    saved.now.answers.pop()
    assert verify(saved) is not None
    # a record without a digest is refused
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
    assert back.undo_refusal(0) is not None and test_record.same(back, match)


UNKNOWN: dict[str, list[tuple[tuple[Any, ...], Any]]] = {
    "ravenloft": [
        (("heroes", 0, "items"), ["no-such-treasure"]), (("heroes", 0, "powers", 0, "card"), "holy-avenger"),
        (("decks", "monster", "draw", 0, "sealed"), "no-such-monster"), (("board", "tiles", 0, 0), "T99"),
        (("turn", "hero"), 7), (("turn", "phase"), "lunch"), (("heroes", 0, "square"), 2**53),
        (("environment",), "shake-it-off"), (("adventure",), "escape-the-office"),
    ],
    "terrorscape": [
        (("seen",), "ZZ"), (("level",), 9), (("team", "places", 1), "ZZ"), (("team", "packs"), [[], []]),
        (("team", "search", 0, "sealed"), "no-such-item"), (("dark", "hand"), ["no-such-card"]), (("barricades",), ["R1-ZZ"]),
    ],
    "london": [
        (("people", 0, "place"), "ZZ"), (("people", 0, "clock", 3), "7-up"), (("plots", 0, "sealed"), "no-such-plot"),
        (("supply", 0), "no-such-item"), (("chapter",), 5),
    ],
    "dungeonville": [
        (("town", 0), "nobody"), (("wizards", 0, "pawn"), "the-moon"), (("rooms", "crypt", 0, "sealed"), "zz-99"),
        (("heaps",), {"crypt": []}), (("stone",), 9),
    ],
}  # fmt: skip


def content_of(game: str, **options: object) -> dict[str, Any]:
    """The record of a new match, to be changed."""
    content: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(Match.new(game, seed=4, options=options).to_record()))
    return content


def problem_of(content: dict[str, Any]) -> SaveError | None:
    """What is said of a record whose digest fits what was changed."""
    content["digest"] = mutate.digest_of(content)
    try:
        Match.from_record(msgspec.convert(content, Record, str_keys=True), "forged.json")
    except SaveError as error:
        return error
    return None


@pytest.mark.parametrize("game", UNKNOWN)
def test_a_state_that_names_what_the_game_does_not_have_is_refused_in_a_sentence(game: str) -> None:
    honest, faults = msgspec.json.encode(content_of(game)), []
    for way, value in UNKNOWN[game]:
        content = msgspec.json.decode(honest)
        *holders, last = way
        state = content["states"][0]
        for key in holders:
            state = state[key]
        assert state[last] != value
        state[last] = value
        error = problem_of(content)
        sentence = error_text(error) if error else ""
        named = "forged.json" in sentence and str(way[0]) in sentence and "\n" not in sentence
        if error is None or error.problem != "save-unknown-id" or not named:
            faults.append((way, sentence))
    assert not faults, faults


def test_foreign_seats_tiles_and_options_are_refused() -> None:
    # an answer of a seat that does not exist is refused
    saved = in_play().to_record()
    saved.actions[0] = msgspec.structs.replace(saved.actions[0], seat=7)
    refused(saved)
    # a castle without a tile, and a state that was set up with other options
    castle, town = content_of("ravenloft"), content_of("dungeonville")
    castle["states"][0]["board"]["tiles"] = []
    town["states"][0]["options"]["goal"] = 5
    assert problem_of(castle) and problem_of(town)
    # a state with other seats than the match
    seats = {"heroes": content_of("ravenloft", adventure="2", heroes="kat,thorgrim")}
    seats |= {"people": content_of("london", seats=3), "wizards": content_of("dungeonville", seats=3)}
    for players, content in seats.items():
        del content["states"][0][players][-1]
        assert problem_of(content), players
