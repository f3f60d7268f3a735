"""The folders and files of this player: saves, autosaves, replays, crash reports and settings."""

import os
from pathlib import Path

import platformdirs

HOME = "DREADHOUSE_HOME"
"""An environment variable with one folder for all of them, for a portable installation or a test."""


def _folder(system: str, name: str) -> Path:
    home = os.environ.get(HOME)
    return Path(home) / name if home else Path(system) / name


def saves() -> Path:
    """The folder of matches that the player saved."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "saves")


def autosaves() -> Path:
    """The folder of autosaves."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "autosaves")


def replays() -> Path:
    """The folder of replays of finished matches."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "replays")


def crashes() -> Path:
    """The folder of crash reports."""
    return _folder(platformdirs.user_log_dir("dreadhouse", appauthor=False), "crashes")


def languages() -> Path:
    """The folder of message files that the player has added: `<part>/<language>.ftl`, as in the program's own `levels`."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "languages")


def adventures() -> Path:
    """The folder of custom adventures for Castle Ravenloft: `<id>.toml` with its messages, `<id>.ftl`."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "adventures")


def run_lock() -> Path:
    """The lock file that exists while the program runs."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "running")


def results(name: str) -> Path:
    """The file of the store of results called `name`."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), f"{name}.jsonl")


def settings() -> Path:
    """The file of the player's settings."""
    return _folder(platformdirs.user_config_dir("dreadhouse", appauthor=False), "settings.json")


def make(folder: Path) -> Path:
    """Create `folder` if it does not exist, and return it. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder
