"""Where this player's files are: saves, autosaves, replays, crash reports and settings."""

import os
from pathlib import Path

import platformdirs

HOME = "DREADHOUSE_HOME"
"""An environment variable that puts all of them under one folder, for a stick or a test."""


def _folder(system: str, name: str) -> Path:
    home = os.environ.get(HOME)
    return Path(home) / name if home else Path(system) / name


def saves() -> Path:
    """Matches that the player saved."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "saves")


def autosaves() -> Path:
    """Matches that saved themselves."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "autosaves")


def replays() -> Path:
    """Matches that are over, to be watched again."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "replays")


def crashes() -> Path:
    """What is kept when the rules fail."""
    return _folder(platformdirs.user_log_dir("dreadhouse", appauthor=False), "crashes")


def languages() -> Path:
    """Files of messages that the player has added: `<part>/<language>.ftl`, as in the program's own `levels`."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "languages")


def adventures() -> Path:
    """Adventures of Castle Ravenloft that the player has made: `<id>.toml`, and their words, `<id>.ftl`."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "adventures")


def run_lock() -> Path:
    """The file that is there while the program runs."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), "running")


def results(name: str) -> Path:
    """The file of a store of results."""
    return _folder(platformdirs.user_data_dir("dreadhouse", appauthor=False), f"{name}.jsonl")


def settings() -> Path:
    """The file of the player's settings."""
    return _folder(platformdirs.user_config_dir("dreadhouse", appauthor=False), "settings.json")


def make(folder: Path) -> Path:
    """Return `folder`, made if need be. Raises OSError where that is not possible."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder
