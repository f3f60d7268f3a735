"""Saves: what was saved comes back whole, and whatever happens to a file is said in one sentence."""

import json
import random
from operator import attrgetter
from pathlib import Path

import cutpurse
import msgspec
import pytest
import test_match
import toys
from cutpurse import Play, Rob
from hypothesis import given, settings, strategies as st

from game.match import Match, MatchCrash, save_file
from game.match.clock import Stopwatch
from game.match.record import Record, SaveError
from game.rules.engine.script import Decision, IllegalAction
from game.storage import autosave
from game.storage.autosave import Autosaves, newest_good
from game.storage.replay import verify
from game.text import error_text

GAMES = ["cutpurse", "sealed"]


def in_play(game: str = "cutpurse", seed: int = 2, answers: int = 9) -> Match:
    """A match that has gone on for a while."""
    for number, (match, _) in enumerate(toys.played(game, seed)):
        if number == answers:
            return match
    raise AssertionError("the match ended early")


def same(one: Match, other: Match) -> bool:
    """Whether two matches are equal in all that a player can see of them."""
    seen = attrgetter("uuid", "digest", "decision", "log", "actions", "turn", "holders", "seed", "outcome")
    return bool(seen(one) == seen(other))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_match_comes_back_at_every_step_and_takes_back_what_it_could(game: str, seed: int, tmp_path: Path) -> None:
    path, taken = tmp_path / "evening.json", 0
    for match, _ in toys.played(game, seed):
        match.save(path)
        back = Match.load(path, stopwatch=Stopwatch(toys.FakeTime()))
        assert same(back, match) and back.stopwatch.ms == match.stopwatch.ms
        for seat in (*match.holders, None):
            assert (back.news(seat), back.view(seat).state) == (match.news(seat), match.view(seat).state)
            assert back.view(seat).decision == match.view(seat).decision
        for seat in match.holders:
            refusal = match.undo_refusal(seat)
            assert str(refusal) == str(back.undo_refusal(seat))
            if refusal is None:
                one, other = Match.from_record(match.to_record()), Match.from_record(back.to_record())
                one.undo(seat)
                other.undo(seat)
                assert same(one, other)
                taken += 1
    assert taken


def test_saving_replaces_the_old_file_and_a_finished_match_comes_back(tmp_path: Path) -> None:
    for match, _ in toys.played("cutpurse", 4):
        last = match
    last.save(tmp_path / "a.json")
    back = Match.load(tmp_path / "a.json")
    assert back.decision is None and back.outcome == last.outcome and back.log == last.log
    # saving leaves nothing but the file and replaces the old one
    match = in_play()
    match.save(tmp_path / "a.json")
    match.submit(*toys.pick(match, random.Random(1)))
    match.save(tmp_path / "a.json")
    assert [path.name for path in tmp_path.iterdir()] == ["a.json"] and same(Match.load(tmp_path / "a.json"), match)


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, path = in_play(), tmp_path / "a.json"
    match.save(path)
    old = path.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SaveError, match="No space left"):
        match.save(path)
    assert (path.read_bytes(), [file.name for file in tmp_path.iterdir()]) == (old, ["a.json"])


@pytest.mark.parametrize("place", ["no/such/folder/a.json", "file/a.json", "."])
def test_a_place_that_cannot_be_written_is_one_sentence(place: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    match = in_play()
    before = match.digest
    with pytest.raises(SaveError) as error:
        match.save(tmp_path / place)
    assert error.value.problem == "save-unwritable" and "\n" not in error_text(error.value) and match.digest == before


_document = save_file.sealed(in_play().to_record())


BAD_FILES: list[tuple[bytes | None, str]] = [
    (None, "save-missing"), (b"", "save-empty"), (b" \n", "save-empty"),
    (_document[:1000], "save-truncated"), (_document[:-1], "save-truncated"), (_document[:20], "save-truncated"),
    (b"Dear diary", "save-not-json"), (b"\xff\xfe\x00", "save-not-json"), (b"[" * 100_000, "save-foreign"),
    (b'{"name": "somebody else\'s"}', "save-foreign"), (b"[1, 2]", "save-foreign"), (b"null", "save-foreign"),
    (_document.replace(b'"format":2', b'"format":3'), "save-newer"), (_document.replace(b'"format":2', b'"format":0'), "save-damaged"),
    (_document.replace(b'"gold":', b'"gilt":', 1), "save-damaged"),
    (_document.replace(b'"dreadhouse":"match"', b'"dreadhouse":"crash"'), "save-other-kind"),
]  # fmt: skip


def test_a_bad_file_is_named_in_one_sentence_and_left_alone(tmp_path: Path) -> None:
    for number, (content, problem) in enumerate(BAD_FILES):
        path = tmp_path / f"evening-{number}.json"
        if content is not None:
            path.write_bytes(content)
        with pytest.raises(SaveError) as error:
            Match.load(path)
        assert error.value.problem == problem, content
        assert str(path) in error_text(error.value) and "\n" not in error_text(error.value), problem
        assert (path.read_bytes() if path.exists() else None) == content


def test_folders_and_other_games_are_named(tmp_path: Path) -> None:
    # a folder is not a saved match
    with pytest.raises(SaveError) as error:
        Match.load(tmp_path)
    assert "isn't a file" in error_text(error.value)
    # a game of another menu is named
    saved = in_play().to_record()
    saved.game = "chess"
    with pytest.raises(SaveError, match="chess"):
        Match.from_record(saved)


@settings(max_examples=60, deadline=None)
@given(place=st.integers(0, len(_document) - 1), byte=st.integers(0, 255), cut=st.booleans())
def test_any_change_to_a_file_is_noticed(place: int, byte: int, cut: bool, tmp_path_factory: pytest.TempPathFactory) -> None:
    damaged = _document[:place] + (b"" if cut else bytes([byte])) + _document[place + 1 :]
    path = tmp_path_factory.mktemp("damage") / "evening.json"
    path.write_bytes(damaged)
    if damaged == _document:
        return
    with pytest.raises(SaveError):
        Match.load(path)
    assert path.read_bytes() == damaged


def _spots(thing: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    if isinstance(thing, dict):
        return [path, *(spot for key, value in thing.items() for spot in _spots(value, (*path, key)))]
    if isinstance(thing, list):
        return [path, *(spot for key, value in enumerate(thing) for spot in _spots(value, (*path, key)))]
    return [path]


_tree = json.loads(msgspec.json.encode(in_play().to_record()))
_places = [spot for spot in _spots(_tree) if spot]
_values = st.one_of(st.none(), st.booleans(), st.integers(-3, 40), st.text(max_size=3), st.just([]), st.just({}))


@pytest.mark.heavy
@settings(max_examples=60, deadline=None)
@given(place=st.integers(0, len(_places) - 1), value=_values)
def test_a_forged_content_under_a_good_seal_is_refused_or_a_sound_match(place: int, value: object) -> None:
    tree = json.loads(json.dumps(_tree))
    *way, last = _places[place]
    spot = tree
    for key in way:
        spot = spot[key]
    spot[last] = value
    try:
        match = Match.from_record(msgspec.convert(tree, Record, str_keys=True))
    except (SaveError, msgspec.ValidationError):
        return
    dice = random.Random(1)
    while match.decision is not None:  # a match that was accepted can be played to its end
        match.submit(*toys.pick(match, dice))


def test_an_older_format_is_brought_to_todays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, path = in_play(), tmp_path / "old.json"

    class Old(msgspec.Struct):
        match: Record

    monkeypatch.setattr(save_file, "FORMAT", 0)
    save_file.write(path, Old(match.to_record()))
    monkeypatch.undo()
    with pytest.raises(SaveError) as error:
        Match.load(path)
    assert "older version" in error_text(error.value)
    monkeypatch.setitem(save_file.MIGRATIONS, 0, lambda content: content["match"])
    assert same(Match.load(path), match)


def test_answers_that_newer_rules_refuse_cost_one_step_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = test_match.robbery()
    match.submit(0, Rob(1))
    path = tmp_path / "old.json"
    monkeypatch.setattr("game.match.archive.__version__", "0.0.1")
    match.save(path)
    monkeypatch.undo()
    monkeypatch.setitem(cutpurse.EFFECTS, "thief", cutpurse.dice)  # thieves do something else in the newer version
    back = Match.load(path)
    assert back.turn == match.turn - 2
    assert back.decision == Decision("toy-play", {0: tuple(Play(face) for face in cutpurse.faces(back.game.state.players[0]))})
    back.submit(0, Play("thief"))
    assert len(back.log) == back.turn + 1
    monkeypatch.undo()
    assert same(Match.load(path), match)  # with the old rules nothing is lost


def test_records_follow_from_their_seed_or_say_where_they_do_not() -> None:
    for game in GAMES:
        for match, _ in toys.played(game, 6):
            last = match
        assert verify(last.to_record()) is None and Match.replay(last.to_record(), 3).turn == 3
    saved = in_play().to_record()
    saved.log[4] = saved.log[5]
    assert verify(saved) == 4
    saved = in_play().to_record()
    saved.seed += 1
    assert verify(saved) is not None
    saved = in_play().to_record()
    saved.digest = "0" * 32
    assert verify(saved) == 9
    # every older format has its migration
    assert sorted(save_file.MIGRATIONS) == list(range(1, save_file.FORMAT))


def test_the_ring_of_autosaves_holds_the_last_turns_of_each_evening(tmp_path: Path) -> None:
    ring = Autosaves(tmp_path / "ring", keep=5)
    files = set()
    for match, _ in toys.played("cutpurse", 3):
        files.add(ring.save(match))
        assert same(Match.load(autosave.autosaves(ring.folder)[0]), match) and len(autosave.autosaves(ring.folder)) <= 5
    assert len(files) > 5 and len(autosave.autosaves(ring.folder)) == 5
    assert len({Match.load(path).game.checkpoint for path in autosave.autosaves(ring.folder)}) == 5
    # a new ring goes on where the old one ended
    first = Autosaves(tmp_path).save(in_play())
    assert Autosaves(tmp_path).save(in_play()) != first and len(autosave.autosaves(tmp_path)) == 2
    # another evening pushes no turn of this one out
    ring, first = Autosaves(tmp_path / "other", keep=5), in_play()
    mine = ring.save(first)
    for match, _ in toys.played("cutpurse", 9):
        ring.save(match)
    assert mine in autosave.autosaves(ring.folder) and len(autosave.autosaves(ring.folder)) == 6
    for seed in range(autosave.MATCHES):
        ring.save(Match.new("cutpurse", seed=100 + seed))
    assert mine not in autosave.autosaves(ring.folder)


def test_bad_files_and_folders_do_not_stop_a_match(tmp_path: Path) -> None:
    # the newest good autosave is offered for a damaged file
    ring = Autosaves(tmp_path, keep=5)
    for match, _ in toys.played("cutpurse", 3):
        ring.save(match)
    newest, second, third = autosave.autosaves(tmp_path)[:3]
    newest.write_bytes(newest.read_bytes()[:-30])
    second.write_bytes(b"")
    with pytest.raises(SaveError) as error:
        autosave.load(newest, tmp_path)
    assert (error.value.fallback, newest_good(tmp_path)) == (third, third) and newest_good(tmp_path / "nowhere") is None
    # a folder that cannot be written does not stop the match
    (tmp_path / "file").write_text("")
    ring, match = Autosaves(tmp_path / "file"), in_play()
    for _ in range(2):
        with pytest.raises(SaveError) as error:
            ring.save(match)
        assert "can't be written" in error_text(error.value)
    match.submit(*toys.pick(match, random.Random(1)))


def test_crashes_and_refusals_are_the_same_after_loading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # a bundle repeats its crash
    match = test_match.robbery()
    match.undo(0)
    monkeypatch.setitem(cutpurse.EFFECTS, "thief", test_match.broken)
    with pytest.raises(MatchCrash) as crash:
        match.submit(0, Play("thief"))
    path = autosave.write_bundle(tmp_path / "crashes", match, crash.value)
    bundle = autosave.read_bundle(path)
    assert "ZeroDivisionError" in bundle.trace and bundle.match.seed == match.seed
    with pytest.raises(MatchCrash):
        bundle.repeat()
    monkeypatch.undo()
    bundle.repeat()  # the card is mended: nothing is raised
    with pytest.raises(SaveError):
        Match.load(path)
    # a loaded match refuses what the old one refused
    back = Match.from_record(in_play().to_record())
    with pytest.raises(IllegalAction):
        back.submit(9, Play("dice"))
