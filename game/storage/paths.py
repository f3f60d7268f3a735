"""The folders and files of this player: saves, autosaves, replays, crash reports and settings."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import platformdirs

HOME = "DREADHOUSE_HOME"
"""An environment variable with one folder for all of them, for a portable installation or a test."""


def _usable(system: Callable[..., str]) -> Path | None:
    """The folder of this player; None if there is no home folder, or only one of somebody else that cannot be entered."""
    given = os.environ.get(HOME)
    try:
        folder = Path(given or system("dreadhouse", appauthor=False))
        os.stat(folder)  # noqa: PTH116  # newer versions of Path.exists() hide that a folder cannot be entered
    except (PermissionError, RuntimeError):
        return None
    except OSError:  # it does not exist yet
        pass
    return folder if given or folder.is_absolute() else None


def spare() -> Path | None:
    """The folder among the temporary files that is used if the player has no home folder; None if there is one."""
    if _usable(platformdirs.user_data_dir) is not None:
        return None
    return Path(tempfile.gettempdir()) / f"dreadhouse-{getattr(os, 'getuid', int)()}"


def _folder(system: Callable[..., str], name: str) -> Path:
    return (_usable(system) or spare() or Path()) / name


def saves() -> Path:
    """The folder of matches that the player saved."""
    return _folder(platformdirs.user_data_dir, "saves")


def autosaves() -> Path:
    """The folder of autosaves."""
    return _folder(platformdirs.user_data_dir, "autosaves")


def replays() -> Path:
    """The folder of replays of finished matches."""
    return _folder(platformdirs.user_data_dir, "replays")


def crashes() -> Path:
    """The folder of crash reports."""
    return _folder(platformdirs.user_log_dir, "crashes")


def languages() -> Path:
    """The folder of message files that the player has added: `<part>/<language>.ftl`, as in the program's own `levels`."""
    return _folder(platformdirs.user_data_dir, "languages")


def adventures() -> Path:
    """The folder of custom adventures for Castle Ravenloft: `<id>.toml` with its messages, `<id>.ftl`."""
    return _folder(platformdirs.user_data_dir, "adventures")


def exports() -> Path:
    """The folder of files that the player exports."""
    return _folder(platformdirs.user_data_dir, "exports")


def run_lock() -> Path:
    """The lock file that exists while the program runs."""
    return _folder(platformdirs.user_data_dir, "running")


def results(name: str) -> Path:
    """The file of the store of results called `name`."""
    return _folder(platformdirs.user_data_dir, f"{name}.jsonl")


def settings() -> Path:
    """The file of the player's settings."""
    return _folder(platformdirs.user_config_dir, "settings.json")


def make(folder: Path) -> Path:
    """Create `folder` if it does not exist, and return it. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder
