"""Installed copies: where a player's files go on a machine that offers little room for them."""

import errno
import os
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from game.storage import paths
from game.storage.run_lock import RunLock

# ---------------------------------------------------------------------- where files go


def homeless(*_: object, **__: object) -> str:
    raise RuntimeError("could not determine the home directory")


def test_who_has_no_home_folder_plays_and_saves_in_a_spare_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME)
    for name in ("user_data_dir", "user_config_dir", "user_log_dir"):
        monkeypatch.setattr(platformdirs, name, homeless)
    spare = paths.spare()
    assert spare is not None and spare.is_absolute()
    assert {paths.saves(), paths.settings(), paths.crashes()} == {spare / "saves", spare / "settings.json", spare / "crashes"}


def test_a_home_folder_that_is_no_path_of_its_own_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME)
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda *_, **__: "~/.local/share/dreadhouse")  # an older platformdirs
    assert paths.saves().is_absolute()


def test_the_home_folder_of_somebody_else_is_not_used(monkeypatch: pytest.MonkeyPatch, own_folders: Path) -> None:
    assert paths.spare() is None and paths.saves() == own_folders / "saves"
    stat = os.stat

    def barred(path: Any, *more: Any, **named: Any) -> os.stat_result:
        if str(path).startswith(str(own_folders)):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return stat(path, *more, **named)

    monkeypatch.setattr(os, "stat", barred)
    assert paths.saves() == (paths.spare() or own_folders) / "saves" != own_folders / "saves"


def test_a_full_disk_does_not_look_like_a_killed_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(file: Path, *_: object, **__: object) -> int:
        file.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    file = tmp_path / "running"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        assert not RunLock(file).acquire()
    assert not RunLock(file).acquire()
