"""The pause shows who plays whom and which keys do what; F1 opens the rulebook at the right rule."""

from collections.abc import Callable

import pygame
import pytest
import text_audit

from game.text import name, say
from game.ui.dungeonville.deductions import DeductionDialog
from game.ui.dungeonville.dialogs import pause_dialog
from game.ui.dungeonville.how_to_play import page_of
from game.ui.input.state import MOUSE, PAD
from game.ui.screens.how_to_play import HowToPlayDialog
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import draw, evening, press, settled, table
from tests.ui.user_input import SceneStack, opened

SURFACE = pygame.Surface((1280, 720))


pytestmark = pytest.mark.usefixtures("screen")


def asked(persons: int = 1, **chosen: object) -> TableScene:
    """A table at which a person is asked something."""
    scene = table(evening(3, persons, seats=5), **chosen)
    assert settled(scene) is None
    return scene


def named(scene: TableScene) -> dict[str, str]:
    """The keys that the pause names, by what they do."""
    return {words: key for key, words in pause_dialog(scene).key_rows()}


def test_the_pause_names_every_key_of_this_table() -> None:
    rows = named(asked(2))
    keys = {"claim": "C", "aid": "E", "deeds": "M", "rulebook": "F1", "hint": "H", "undo": "Z", "log": "L", "menu": "P"}
    for tool, key in keys.items():
        assert rows[say(f"ui-tool-{tool}")] == key, tool
    assert rows[say("ui-dv-key-secrets")] == "I"
    assert say("ui-dv-key-number") in rows


def test_it_names_the_players_own_keys_the_button_of_the_mouse_and_those_of_a_pad() -> None:
    scene = asked(2, keys={"marks": ["q"], "centre": ["v"]})
    rows = named(scene)
    assert (rows[say("ui-tool-deeds")], rows[say("ui-tool-claim")]) == ("Q", "V")
    scene.context.input.device = MOUSE
    rows = named(scene)
    assert rows[say("ui-dv-key-secrets")] == "mouse:right"
    assert rows[say("ui-tool-deeds")] == "Q", "that button is for secrets"
    scene.context.input.device = PAD
    rows = named(scene)
    assert rows[say("ui-tool-claim")] == "pad:r3"
    assert say("ui-tool-deeds") not in rows, "no button means that here"
    assert say("ui-tool-aid") not in rows


def test_who_plays_alone_sees_the_own_secrets_anyway_and_looks_closely_with_their_key() -> None:
    scene = asked(1)
    scene.context.input.device = PAD
    rows = named(scene)
    assert rows[say("ui-tool-aid")] == "pad:x"
    assert say("ui-dv-key-secrets") not in rows


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_pause_tells_who_plays_whom_the_goal_the_round_and_what_is_left(size: tuple[int, int]) -> None:
    scene = asked()
    scene.open(pause_dialog(scene))
    lines = " ".join(line.words for line in text_audit.read(scene, size))
    for colour, level in zip(("black", "white", "orange", "teal", "pink"), ("ui-human", *["level-random"] * 4), strict=True):
        assert name(colour) in lines
        assert say(level) in lines
    assert say("ui-dv-pause-goal", goal=7) in lines
    assert "Round 1" in lines
    assert all(name(dungeon) in lines for dungeon in scene.facts().state.rooms)
    assert not text_audit.faults(scene, size)


OPENED: dict[str, Callable[[TableScene], object]] = {
    "a question": lambda _scene: None,
    "the pause": lambda scene: scene.open(pause_dialog(scene)),
    "the sheet for newcomers": lambda scene: scene.open(HowToPlayDialog(scene, page_of(7))),
    "the page of deductions": lambda scene: scene.open(DeductionDialog(scene)),
    "the log": lambda scene: press(scene, pygame.K_l),
}


@pytest.mark.parametrize("where", OPENED)
def test_f1_opens_the_rulebook_and_closing_it_leads_back(where: str) -> None:
    scene = asked()
    draw(scene, SURFACE)
    OPENED[where](scene)
    draw(scene, SURFACE)
    lain = scene.dialog
    stack = SceneStack(scene)
    book = stack.to(press(scene, pygame.K_F1))
    assert isinstance(book, RulebookScene)
    book.draw(SURFACE)
    assert stack.to(press(book, pygame.K_ESCAPE)) is scene
    assert scene.dialog is lain


def test_f1_opens_the_rulebook_while_news_are_shown_and_before_the_curtain() -> None:
    scene = table(evening(3, 1, seats=5), speed="normal", cards="wait")
    while not scene.animations.busy:
        scene.update(100)
    assert isinstance(opened(scene, press(scene, pygame.K_F1)), RulebookScene)
    assert scene.animations.busy, "nothing was cut short"
    veiled = table(evening(6, 4, seats=4))
    for _ in range(4000):
        veiled.update(500)
        if veiled.animations.stopped:
            press(veiled, pygame.K_x)
        if veiled.controller.curtain:
            break
        if veiled.controller.seat is not None:
            veiled.do(Answer(veiled.client.options[0]))
    assert veiled.controller.curtain
    assert isinstance(opened(veiled, press(veiled, pygame.K_F1)), RulebookScene)
    assert veiled.controller.curtain
