"""What the sounds read off a scene: its ambience, what covers it, and what the player's input has changed since the frame before."""

from typing import Any, NamedTuple

import pygame

from game.ui.sound.cues import COMMON

BED = {
    "menu": COMMON, "load": COMMON, "box": "ravenloft", "setup": "ravenloft", "table": "ravenloft", "planning": "london", "end": "ravenloft", "demo": COMMON, "reveal": COMMON,
}  # fmt: skip
"""The ambience of a scene by its name. Other scenes keep the one that is playing."""


def bed_of(scene: Any) -> str | None:
    """The game whose ambience belongs to a scene; None to keep the one that is playing."""
    name, own = getattr(scene, "name", ""), getattr(adapter_of(scene), "bed", "")
    return own or (getattr(scene, "bed", BED[name]) if name in BED else None)


def adapter_of(scene: Any) -> Any:
    """The sound adapter of a scene (`game.ui.sound.adapter`), None if it has none."""
    return getattr(scene, "sound_adapter", None)


def hushed(scene: Any) -> bool:
    """Whether input sounds are muted. A scene without a sound adapter is as quiet as the scene that it covers."""
    adapter = adapter_of(scene)
    return bool(getattr(scene, "is_muted", False)) if adapter is None else adapter.hushes()


def covered(scene: Any) -> bool:
    """Whether a dialog, a page or a great moment covers a scene, and everyone may hear that."""
    over = (
        getattr(scene, "dialog", None) is not None or bool(getattr(scene, "cover", "")) or bool(getattr(scene, "hushes", False))
    )
    return over and not hushed(scene)


DEPTH = {"menu": 0, "load": 1, "box": 1, "setup": 1, "end": 2, "table": 3, "planning": 3}
"""The distance of a scene from the menu. Other scenes, such as the settings, open over any of them."""
DEEP = 4
STAGES, TABLES = frozenset(DEPTH), frozenset({"table", "planning"})
KEYS = (pygame.KEYDOWN, pygame.JOYBUTTONDOWN, pygame.JOYHATMOTION, pygame.CONTROLLERBUTTONDOWN)


class SceneGlance(NamedTuple):
    """The attributes of a scene whose changes have a sound."""

    scene: Any = None
    name: str = ""
    focus: object = None
    field: bool = False
    sheet: Any = None
    leaf: object = None
    card: str = ""
    words: str = ""
    good: bool = False
    turn: int = 0


def glance(scene: Any) -> SceneGlance:
    """Read these attributes; missing ones stay empty."""
    focus, play = getattr(scene, "focus", None), getattr(scene, "client", None)
    target = getattr(focus, "focused", None)
    sheet, ear = getattr(scene, "dialog", None), getattr(scene, "sound_adapter", None)
    return SceneGlance(
        scene,
        getattr(scene, "name", ""),
        getattr(focus, "current", None),
        target is not None and target.group in getattr(focus, "single", ()),
        sheet,
        getattr(sheet, "at", None),
        str(getattr(scene, "card", "") or ""),
        play.message if play is not None else str(getattr(scene, "message", "")),
        play.good if play is not None else False,
        ear.answers() if ear is not None else play.match.turn if play is not None else 0,
    )


class InputSounds:
    """Compares each frame with the one before; at most one sound results."""

    def __init__(self) -> None:
        self.before = SceneGlance()
        self.keyed = self.moved = False
        self.took: bool | None = None
        """Whether a target was pressed that can be chosen; None if none was pressed."""

    def felt(self, event: pygame.event.Event) -> None:
        """Note that a key, a button or the mouse was used."""
        self.keyed = self.keyed or event.type in KEYS
        self.moved = self.moved or event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN)

    def cue(self, scene: Any) -> str:
        """The sound of what has changed since the last frame, "" for none."""
        old, new = self.before, glance(scene)
        keyed, moved, took = self.keyed, self.moved, self.took
        self.before, self.keyed, self.moved, self.took = new, False, False, None
        if old.scene is None:
            return ""
        if new.scene is not old.scene:
            return _passage(old.name, new.name)
        return self._here(old, new, keyed=keyed, moved=moved, took=took)

    @staticmethod
    def _here(old: SceneGlance, new: SceneGlance, *, keyed: bool, moved: bool, took: bool | None) -> str:
        touched = keyed or moved or took is not None
        if new.turn < old.turn and touched:
            return "take-back"
        if took is False or (new.words and new.words != old.words and not new.good and touched):
            return "refuse"
        if (new.sheet is None) != (old.sheet is None) or new.leaf != old.leaf or bool(new.card) != bool(old.card):
            return _sheet(old, new)
        if took or (new.turn > old.turn and touched):
            return "press"
        if new.words and new.words != old.words and new.good:
            return "notice"
        if new.focus != old.focus and new.focus is not None and (keyed or (moved and not new.field)):
            return "focus"
        return ""


def _passage(old: str, new: str) -> str:
    """From one scene to another: the curtain falls and rises before the table; pages are turned in between. From act to act nothing is touched."""
    if {old, new} == TABLES:
        return ""
    if TABLES & {old, new} and old in STAGES and new in STAGES:
        return "curtain"
    return "page" if DEPTH.get(new, DEEP) > DEPTH.get(old, DEEP) else "back"


def _sheet(old: SceneGlance, new: SceneGlance) -> str:
    opened = (old.sheet is None and new.leaf is not None) or (new.card and not old.card)
    return "back" if new.sheet is None and not new.card else "card-lift" if opened else "page"
