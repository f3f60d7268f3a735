"""Every match has an identity of its own: two of the same game, seed and options are never taken for one."""

import json
from pathlib import Path
from uuid import UUID

import msgspec
import pytest
import toys

from game.match import Match, save_file
from game.match.record import Record
from game.storage import autosave, paths, replays
from game.storage.autosave import Autosaves, Bundle
from game.storage.replay import Replay, verify
from game.ui.screens.load import gathered

OLD = Path(__file__).parent / "saves" / "format-1"
"""Autosaves of the format that had no identity: their names end in a word that was made of game, seed and options."""


def test_a_match_keeps_its_identity_and_the_same_night_again_is_another(tmp_path: Path) -> None:
    # a match keeps its identity on its way to disk and back
    match, _ = toys.new("cutpurse", 1)
    match.save(tmp_path / "a.json")
    assert isinstance(match.uuid, UUID) and Match.load(tmp_path / "a.json").uuid == match.uuid
    assert Match.from_record(match.to_record()).uuid == match.uuid and Replay(match.to_record()).at(0).uuid == match.uuid
    # the same night again is another match
    match, _ = toys.new("cutpurse", 1)
    again = match.again(1)
    assert again.uuid != match.uuid and Match.new("cutpurse", seed=1).uuid != Match.new("cutpurse", seed=1).uuid
    assert again.digest == match.digest, "the game knows nothing of it"
    # an identity has no part in what follows from the seed
    for match, _ in toys.played("cutpurse", 4):
        last = match
    saved = last.to_record()
    saved.uuid = UUID(int=7)
    assert verify(saved) is None


def test_the_same_night_again_replaces_no_unfinished_other_one() -> None:
    ring, first = Autosaves(paths.autosaves(), keep=5), Match.new("ravenloft", seed=1)
    for _ in range(3):
        first.answer("random")
    kept = ring.save(first)
    second = first.again(1)
    while second.decision is not None and second.turn < 60:
        second.answer("random")
        ring.save(second)
    assert kept.is_file() and autosave.short_id(first) != autosave.short_id(second)
    assert [Match.load(row.path).uuid for row in gathered(replays.saved_matches())] == [second.uuid, first.uuid]


@pytest.mark.parametrize("file", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_a_save_without_an_identity_loads_and_gets_one_that_its_other_saves_get_too(file: Path, tmp_path: Path) -> None:
    match = Match.load(file)
    assert (match.digest, match.uuid) == (json.loads(file.read_bytes())["content"]["digest"], Match.load(file).uuid)
    assert match.uuid != Match.new(match.rules.name, seed=match.seed, options=msgspec.structs.asdict(match.options)).uuid
    assert autosave.short_id(match) == autosave.short_id_in(file), "its autosaves stay one ring"
    match.save(tmp_path / "new.json")
    assert json.loads((tmp_path / "new.json").read_bytes())["format"] == save_file.FORMAT
    assert Match.load(tmp_path / "new.json").uuid == match.uuid and verify(save_file.read(file)) is None


def test_old_bundles_and_records_are_read_or_named(tmp_path: Path) -> None:
    # a bundle of a crash of the old format can be read
    content = json.loads(next(OLD.glob("*.json")).read_bytes())["content"]
    body = msgspec.json.encode({"version": "0.1.0", "match": content, "answer": None, "scene": "", "trace": "oh"})
    document = {"dreadhouse": "crash", "format": 1, "seal": save_file._seal("crash", 1, body), "content": msgspec.Raw(body)}
    (tmp_path / "crash.json").write_bytes(msgspec.json.encode(document))
    bundle: Bundle = autosave.read_bundle(tmp_path / "crash.json")
    assert isinstance(bundle.match, Record) and Match.from_record(bundle.match).digest == content["digest"]
    # a record of the old format whose game is not here is named as such
    assert msgspec.convert(save_file.MIGRATIONS[1](content | {"game": "chess"}), Record, str_keys=True).game == "chess"
