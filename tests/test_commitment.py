"""The commitment to a seed: what it is made of, that it is kept with the match, and that every forgery of it is found."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.cli.commands import run
from game.match import Match, save_file
from game.match.commitment import Commitment, commit, holds, new_salt
from game.match.record import Record
from game.rules import GAMES
from game.storage.replay import Replay

SALT = "00112233445566778899aabbccddeeff"
OPTIONS: dict[str, dict[str, Any]] = {
    "ravenloft": {"adventure": "2", "heroes": "kat,thorgrim"},
    "terrorscape": {"killer": "specter", "plans": True},
}


def ended() -> Match:
    """A short match that is over."""
    match = Match.new("cutpurse", seed=4, options={"copies": 8}, salt=SALT)
    while match.decision is not None:
        match.answer("random")
    return match


def test_the_commitment_is_the_hash_of_the_documented_text() -> None:
    match = Match.new("terrorscape", seed=7, options=OPTIONS["terrorscape"], salt=SALT)
    text = f'dreadhouse commitment 1\ngame: terrorscape\noptions: {{"killer":"specter","plans":true}}\nseed: 7\nsalt: {SALT}'
    assert match.commitment == Commitment(SALT, sha256(text.encode()).hexdigest())
    assert re.fullmatch(r"([0-9a-f]{4} ){7}[0-9a-f]{4}", match.commitment.shown)
    assert match.commitment.hash.startswith(match.commitment.shown.replace(" ", ""))


def test_every_match_has_a_salt_of_its_own_that_changes_nothing_else() -> None:
    for game in GAMES:
        first, second = (Match.new(game, seed=3, options=OPTIONS.get(game)) for _ in range(2))
        assert first.commitment is not None and second.commitment is not None
        assert first.commitment.salt != second.commitment.salt and first.commitment.hash != second.commitment.hash
        assert first.digest == second.digest
    assert len(bytes.fromhex(new_salt())) >= 16


def test_the_commitment_stays_with_the_match(tmp_path: Path) -> None:
    match = ended()
    match.save(tmp_path / "over.json")
    loaded = Match.load(tmp_path / "over.json")
    replayed = Match.replay(match.to_record())
    replay = Replay(match.to_record())
    assert match.commitment == loaded.commitment == replayed.commitment == replay.whole.commitment == replay.at(2).commitment
    assert match.commitment is not None and loaded.again(4).commitment != match.commitment  # a salt of its own


def test_a_record_of_an_older_version_has_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved = msgspec.to_builtins(ended().to_record(), str_keys=True)
    del saved["commitment"]
    save_file.write(tmp_path / "old.json", msgspec.convert(saved, Record, str_keys=True))
    assert Match.load(tmp_path / "old.json").commitment is None
    assert run(["replay", str(tmp_path / "old.json"), "--verify"]) == 0
    assert "has no commitment" in capsys.readouterr().out


FORGERIES: dict[str, Callable[[Record, Commitment], object]] = {
    "seed": lambda saved, made: setattr(saved, "seed", saved.seed + 1),
    "option": lambda saved, made: setattr(saved, "options", saved.options | {"copies": 9}),
    "default option": lambda saved, made: setattr(saved, "options", {}),
    "salt": lambda saved, made: setattr(saved, "commitment", Commitment(SALT[::-1], made.hash)),
    "short salt": lambda saved, made: setattr(saved, "commitment", commit("cutpurse", _options(saved), saved.seed, "00")),
    "salt of words": lambda saved, made: setattr(
        saved, "commitment", commit("cutpurse", _options(saved), saved.seed, "no " * 20)
    ),
    "hash": lambda saved, made: setattr(saved, "commitment", Commitment(made.salt, made.hash[:-1] + "x")),
    "shortened hash": lambda saved, made: setattr(saved, "commitment", Commitment(made.salt, made.hash[:32])),
}


def _options(saved: Record) -> msgspec.Struct:
    found: msgspec.Struct = msgspec.convert(saved.options, GAMES["cutpurse"].options_type)
    return found


@pytest.mark.parametrize("forged", FORGERIES)
def test_a_forgery_is_found(forged: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "over.json"
    ended().save(file)
    assert run(["replay", str(file), "--verify"]) == 0
    assert f"keeps its commitment: {ended().commitment.shown}" in capsys.readouterr().out  # type: ignore[union-attr]
    saved = save_file.read(file)
    assert saved.commitment is not None
    FORGERIES[forged](saved, saved.commitment)
    save_file.write(file, saved)  # under a good seal
    assert run(["replay", str(file), "--verify"]) != 0
    assert not holds(saved.commitment, "cutpurse", _options(saved), saved.seed)
    if "option" not in forged:  # with other options the states do not fit, and the file is refused
        assert "breaks its commitment" in capsys.readouterr().out


def test_an_option_that_a_later_version_adds_leaves_commitments_alone() -> None:
    class Old(msgspec.Struct, frozen=True):
        seats: int = 4

    class New(Old, frozen=True):
        limit: bool = False

    made = commit("game", Old(3), 7)
    assert holds(made, "game", New(3), 7) and not holds(made, "game", New(3, limit=True), 7) and not holds(made, "game", New(), 7)
