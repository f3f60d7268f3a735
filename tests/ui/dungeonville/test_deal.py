"""After the deal: every person sees the own deed, several persons in turn and unseen by the others."""

import pygame
import pytest

from game import text
from game.match import Match
from game.ui.app.main_loop import App
from game.ui.dungeonville.dialogs import DealDialog
from game.ui.registry import game_ui
from game.ui.settings import Start
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import SECRETS_KEY, at, draw, evening, pixels, places, press, release, settled, table
from tests.ui.dungeonville.test_hidden import twins


def begun(scene: TableScene) -> TableScene:
    """The table after the deal, if the match has just begun."""
    scene.game.deals = scene.match.turn == 0
    scene.update(1)
    return scene


def dealt(match: Match) -> tuple[TableScene, DealDialog]:
    """The table after the deal, and its dialog."""
    text.use(game="dungeonville")
    scene = begun(table(match))
    assert isinstance(scene.dialog, DealDialog)
    return scene, scene.dialog


@pytest.mark.rule("DV-013", "DV-106")
def test_who_plays_alone_reads_the_own_deed_at_once(screen: pygame.Surface) -> None:
    scene, dialog = dealt(evening(3, 1))
    assert dialog.is_open
    assert text.name(scene.match.game.state.deeds[0].face) in dialog.words
    draw(scene, screen)
    press(scene, pygame.K_RETURN)
    assert scene.dialog is None


@pytest.mark.rule("DV-013", "DV-106")
def test_several_look_one_after_the_other_while_the_key_is_held(screen: pygame.Surface) -> None:
    scene, dialog = dealt(evening(3, 3))
    for seat in range(3):
        draw(scene, screen)
        assert dialog.seat == seat
        assert not dialog.is_open
        deed = text.name(scene.match.game.state.deeds[seat].face)
        assert deed not in dialog.words
        press(scene, SECRETS_KEY)
        assert deed in dialog.words
        draw(scene, screen)
        release(scene, SECRETS_KEY)
        assert deed not in dialog.words
        draw(scene, screen)
        press(scene, pygame.K_RETURN)
    assert scene.dialog is None


def test_a_deed_is_covered_again_before_the_next_person_and_when_the_window_loses_the_keys(screen: pygame.Surface) -> None:
    scene, dialog = dealt(evening(3, 3))
    press(scene, SECRETS_KEY)
    scene.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert not dialog.is_open
    press(scene, SECRETS_KEY)
    draw(scene, screen)
    press(scene, pygame.K_RETURN)
    assert dialog.seat == 1
    assert not dialog.is_open, "the key is to be pressed anew"


def test_a_key_that_is_still_held_shows_nothing_to_the_next_person(screen: pygame.Surface) -> None:
    (scene, dialog), down = dealt(evening(3, 3)), pygame.event.Event(pygame.KEYDOWN, key=SECRETS_KEY, mod=0, unicode="")
    for again in range(3):
        scene.context.input.hold(down)
        scene.handle(down)
        assert dialog.is_open, again
    dialog.next_page()
    scene.context.input.hold(down)
    scene.handle(down)
    assert not dialog.is_open, "it merely repeats"


@pytest.mark.rule("DV-106")
def test_face_down_all_deeds_look_the_same(screen: pygame.Surface) -> None:
    scenes = [begun(at(world, (0, 1, 2, 3))) for world in next(twins(4, 7, frozenset()))]
    assert all(isinstance(scene.dialog, DealDialog) for scene in scenes)
    assert pixels(scenes[0]) == pixels(scenes[1])
    assert places(scenes[0]) == places(scenes[1])


def test_nobody_is_dealt_a_deed_again_later_or_where_all_are_played_by_the_program(screen: pygame.Surface) -> None:
    later = table(evening(3, 1))
    settled(later)
    later.do(Answer(later.client.options[0]))
    assert [begun(scene).dialog for scene in (table(evening(3, 0)), later)] == [None, None]


@pytest.mark.rule("DV-106")
def test_after_the_last_deed_the_table_is_in_the_window_although_it_is_painted_bit_by_bit(close: list[App]) -> None:
    app = App(Start())
    close.append(app)
    text.use(game="dungeonville")
    scene = game_ui("dungeonville").table(app.context, evening(4, 4))
    scene.game.deals = True
    app.show(scene)
    for _ in range(4):
        for kind, key in ((pygame.KEYDOWN, SECRETS_KEY), (pygame.KEYDOWN, pygame.K_RETURN), (pygame.KEYUP, pygame.K_RETURN)):
            for _ in range(40):
                app.frame(16)
            pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=SECRETS_KEY, mod=0, unicode="", scancode=0))
    for _ in range(60):
        app.frame(16)
    assert scene.dialog is None
    window = pygame.display.get_surface()
    shown = window.copy()
    scene.dirty = scene.whole_due = True
    for _ in range(30):
        app.frame(0)
    panel = pygame.Rect(0, 0, window.get_width() // 6, window.get_height())
    assert pygame.image.tobytes(shown.subsurface(panel), "RGB") == pygame.image.tobytes(window.subsurface(panel), "RGB")
