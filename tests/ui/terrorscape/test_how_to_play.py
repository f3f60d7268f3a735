"""The how-to-play page: it opens once before a side's first prompt, and from the pause."""

import msgspec
import pygame
import pytest
import text_audit
from test_scale import SHAPES

from game import text
from game.match import Match
from game.storage import paths
from game.ui import settings as preferences
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.facts import PARTS, page_of
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.table.dialogs import pause_dialog
from tests.ui.terrorscape.playing import draw, lift, press, settled, table

ALL = dict.fromkeys(range(4), "person")
HUNTED = {0: "random", 1: "person", 2: "person", 3: "person"}
HUNTER = {0: "person", 1: "random", 2: "random", 3: "random"}
SURFACE = pygame.Surface((1280, 720))


def told(scene: SeatedScene, side: str) -> bool:
    """Whether the page of this side is open and complete."""
    if not isinstance(scene.dialog, HowToPlayDialog) or scene.dialog.page.key != side:
        return False
    lines = " ".join(line.words for line in text_audit.read(scene, (1920, 1080)))
    return all(text.say(f"ui-ts-primer-{part}-head") in lines for part in PARTS[side])


def settled_or_told(scene: SeatedScene) -> None:
    """Advance until somebody is prompted or the page is open; the recap waits below it."""
    for _ in range(400):
        if scene.controller.seat is not None or scene.dialog is not None:
            return
        scene.update(100)
        if not scene.controller.busy and scene.controller.shown is None and scene.controller.next is not None:
            lift(scene)
    raise AssertionError("nobody is asked")


def test_each_side_is_told_behind_its_own_curtain_and_once() -> None:
    scene = table(Match.new("terrorscape", seed=3, seats=ALL), primers=[])
    assert scene.dialog is None
    seen: list[str] = []
    while len(seen) < 2 or scene.match.turn < 60:
        if isinstance(scene.dialog, HowToPlayDialog):
            assert scene.controller.shown is not None
            assert told(scene, scene.controller.shown.name)
            seen.append(scene.controller.shown.name)
            press(scene, pygame.K_RETURN if len(seen) == 1 else pygame.K_ESCAPE)
            assert scene.dialog is None
        settled_or_told(scene)
        if scene.controller.seat is not None and scene.dialog is None:
            scene.controller.answer(scene.client.options[0])
    assert seen == [SURVIVORS, KILLER]
    assert preferences.load(paths.settings()).primers == [SURVIVORS, KILLER]


@pytest.mark.parametrize(("seats", "side"), [(HUNTED, SURVIVORS), (HUNTER, KILLER)])
def test_who_plays_one_side_is_told_of_that_side(seats: dict[int, str], side: str) -> None:
    scene = table(Match.new("terrorscape", seed=4, seats=seats), primers=[])
    settled(scene)
    assert told(scene, side)
    assert scene.context.settings.primers == [side]
    again = table(Match.new("terrorscape", seed=5, seats=seats), primers=[side])
    settled(again)
    assert again.dialog is None


def test_nobody_who_only_watches_is_told() -> None:
    watched = table(Match.new("terrorscape", seed=4, seats=dict.fromkeys(range(4), "random")), primers=[])
    held = table(Match.new("terrorscape", seed=4, seats=ALL), held=frozenset({1, 2, 3}), primers=[])
    for scene in (watched, held):
        for _ in range(20):
            scene.update(100)
            assert scene.dialog is None
        assert scene.context.settings.primers == []


def test_in_two_windows_each_is_told_in_its_own() -> None:
    scene = table(Match.new("terrorscape", seed=3, seats=ALL), sitting="windows", primers=[])
    other_table = scene.other
    lift(other_table)
    assert other_table.dialog is None  # not prompted yet
    lift(scene)
    assert told(scene, SURVIVORS)
    assert other_table.dialog is None


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
        assert f"{key}:" in help_ or f"({key})" in help_


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [HUNTED, HUNTER])
def test_nothing_of_it_is_cut_or_covered(seats: dict[int, str], shape: str, screen: pygame.Surface) -> None:
    size, settings = SHAPES[shape]
    scene = table(Match.new("terrorscape", seed=4, seats=seats), **msgspec.structs.asdict(settings) | {"primers": []})
    settled(scene)
    assert isinstance(scene.dialog, HowToPlayDialog)
    assert text_audit.faults(scene, size) == []
