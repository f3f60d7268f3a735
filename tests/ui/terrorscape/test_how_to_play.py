"""The how-to-play page: it opens from the pause."""

import msgspec
import pygame
import pytest
import text_audit
from test_scale import SHAPES

from game import text
from game.match import Match
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.how_to_play import PARTS, page_of
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.dialogs import pause_dialog
from tests.ui.terrorscape.playing import draw, settled, table

ALL = dict.fromkeys(range(4), "person")
HUNTED = {0: "random", 1: "person", 2: "person", 3: "person"}
HUNTER = {0: "person", 1: "random", 2: "random", 3: "random"}
SURFACE = pygame.Surface((1280, 720))


def told(scene: SeatedScene, side: str) -> bool:
    """Whether the page of this side is open and complete."""
    if not isinstance(scene.dialog, HowToPlayDialog):
        return False
    lines = " ".join(line.words for line in text_audit.read(scene, (1920, 1080)))
    return all(text.say(f"ui-ts-primer-{part}-head") in lines for part in PARTS[side])


@pytest.mark.parametrize("way", ["table", "separate"])
@pytest.mark.parametrize("seats", [HUNTED, HUNTER])
def test_it_can_be_read_again_in_the_pause(seats: dict[int, str], way: str) -> None:
    options = {"separate": True} if way == "separate" else {}
    scene = table(Match.new("terrorscape", seed=4, seats=seats, options=options))
    settled(scene)
    scene.open(pause_dialog(scene))
    draw(scene, SURFACE)
    item = scene.focus.find("primer")
    scene.take(item)
    assert told(scene, SURVIVORS if seats is HUNTED else KILLER)


@pytest.mark.parametrize("own", [{}, {"marks": ["x", "m"], "hint": ["q"], "menu": ["o"]}])
def test_it_names_the_same_keys_as_the_pause_and_the_players_own(own: dict[str, list[str]]) -> None:
    scene = table(Match.new("terrorscape", seed=4, seats=HUNTED), keys=own)
    settled(scene)
    pause = pause_dialog(scene)
    named = {words: key for key, words in pause.key_rows()}
    page = page_of(SURVIVORS, separate=False)
    help_ = HowToPlayDialog(scene, page).words(page.parts[list(PARTS[SURVIVORS]).index("help")])[1]
    for what, usual in (("hint", "H"), ("marks", "M"), ("menu", "P")):
        key = named[text.say(f"ui-tool-{what}")]
        assert key == (own[what][0].upper() if own else usual)
        assert f" {key} " in help_


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [HUNTED, HUNTER])
def test_nothing_of_it_is_cut_or_covered(seats: dict[int, str], shape: str, screen: pygame.Surface) -> None:
    size, settings = SHAPES[shape]
    scene = table(Match.new("terrorscape", seed=4, seats=seats), **msgspec.structs.asdict(settings))
    settled(scene)
    scene.open(HowToPlayDialog(scene, page_of(SURVIVORS if seats is HUNTED else KILLER, separate=False)))
    assert text_audit.faults(scene, size) == []
