"""What the sounds read off a scene: its ambience, whether it mutes input sounds, and whether a dialog covers it."""

from typing import Any

from game.ui.sound.adapter import SoundAdapter
from game.ui.sound.cues import COMMON

BED = {
    "menu": COMMON,
    "load": COMMON,
    "setup": "ravenloft",
    "table": "ravenloft",
    "planning": "london",
    "end": "ravenloft",
    "demo": COMMON,
    "reveal": COMMON,
}
"""The ambience of a scene by its name. Other scenes keep the one that is playing."""


def bed_of(scene: Any) -> str | None:
    """The game whose ambience belongs to a scene; None to keep the one that is playing."""
    name, adapter = getattr(scene, "name", ""), adapter_of(scene)
    if name not in BED and not hasattr(adapter, "bed"):
        return None
    return getattr(adapter, "bed", "") or getattr(scene, "bed", BED.get(name, COMMON))


def adapter_of(scene: Any) -> SoundAdapter | None:
    """The sound adapter of a scene, if it has one."""
    adapter: SoundAdapter | None = getattr(scene, "sound_adapter", None)
    return adapter


def hushed(scene: Any) -> bool:
    """Whether input sounds are muted. A scene without a sound adapter is as quiet as the scene that it covers."""
    adapter = adapter_of(scene)
    return bool(getattr(scene, "is_muted", False)) if adapter is None else adapter.hushes()


def covered(scene: Any) -> bool:
    """Whether a dialog or a page covers a scene, and everyone may hear that."""
    return (getattr(scene, "dialog", None) is not None or bool(getattr(scene, "cover", ""))) and not hushed(scene)
