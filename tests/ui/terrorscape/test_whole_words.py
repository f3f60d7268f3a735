"""Every scene of Terrorscape at every window, scale and text size: no word is cut or partly covered."""

import pytest
import text_audit

from game.ui.settings import Settings
from game.ui.terrorscape.replay.stage import BELIEF
from game.ui.widgets.screen import Screen
from tests.ui.terrorscape.test_encounter import MOMENTS, at
from tests.ui.terrorscape.test_looks import LOOKS, made, seated
from tests.ui.terrorscape.test_replay import known, scene as replay

pytestmark = pytest.mark.usefixtures("fresh_fonts")

SIZES = ((1280, 720), (1920, 1080))
GROWN = {"100": (1.0, 1.0), "150": (1.5, 1.0), "200": (2.0, 1.0), "letters at 150": (1.0, 1.5), "letters at 200": (1.0, 2.0)}
"""The scale and the text scale."""
TABLES = [name for name in LOOKS if name not in ("cards to keep", "zones", "traits")]
"""Scenes without a tray, which covers the board on purpose."""
SEATS = ("first window", "survivors' window")
SCENES = [*TABLES, "curtain", "end", *SEATS, *(f"encounter: {name}" for name in MOMENTS), "reveal", "belief"]


def shown(name: str, settings: Settings) -> Screen:
    """A scene by its name."""
    if name in ("reveal", "belief"):
        scene = known(replay(settings=settings))
        scene.go(scene.stage.close_calls[len(scene.stage.close_calls) // 2].moment)
        scene.view = BELIEF if name == "belief" else scene.view
        return scene
    if name.startswith("encounter: "):
        return at(name.removeprefix("encounter: "), settings)
    return seated(name, settings) if name in SEATS else made(name, settings)


@pytest.mark.parametrize("grown", GROWN)
@pytest.mark.parametrize("name", SCENES)
def test_no_word_is_cut_or_half_hidden(name: str, grown: str) -> None:
    scale, letter = GROWN[grown]
    for size in SIZES:
        scene = shown(name, Settings(scale=scale, letter=letter))
        lines = text_audit.read(scene, size)
        assert lines
        assert [*text_audit.cut(lines), *text_audit.beyond(lines), *text_audit.torn(scene, size)] == [], size
