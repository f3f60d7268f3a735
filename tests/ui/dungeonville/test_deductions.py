"""The deduction dialog: chances, own marks, and what it shows where several persons may look."""

import pygame
import pytest

from game.match import Match
from game.rules.dungeonville.beliefs.belief import believe
from game.rules.dungeonville.choice import Claim
from game.ui.dungeonville import deductions
from game.ui.dungeonville.deductions import DeductionDialog
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import SECRETS_KEY, draw, evening, pixels, press, release, settled, table


def page(scene: TableScene, surface: pygame.Surface) -> DeductionDialog:
    settled(scene)
    press(scene, pygame.K_m)
    draw(scene, surface)
    assert isinstance(scene.dialog, DeductionDialog)
    return scene.dialog


def test_the_figures_are_what_the_own_belief_says(screen: pygame.Surface) -> None:
    scene = table(evening(3, 1))
    dialog = page(scene, screen)
    assert dialog.chances == believe(scene.match.view(0).state, 0)
    assert dialog.chances["seat 0"][scene.match.game.state.deeds[0].face] == pytest.approx(1)


def test_a_press_sets_a_tick_then_a_cross_then_nothing_and_it_is_saved_with_the_match(screen: pygame.Surface) -> None:
    scene = table(evening(3, 1))
    page(scene, screen)
    for wanted in ("yes", "no", ""):
        scene.focus.current = ("seat 2", "ice-cave")
        press(scene, pygame.K_RETURN)
        assert deductions.read_notes(scene.match, 0).marks.get("seat 2|ice-cave", "") == wanted
        back = Match.from_record(scene.match.to_record())
        assert deductions.read_notes(back, 0) == deductions.read_notes(scene.match, 0)
        draw(scene, screen)


def test_damaged_notes_are_none_at_all() -> None:
    match = evening(3, 1)
    match.notes[0] = {"marks": 7}
    assert deductions.read_notes(match, 0) == deductions.DeductionNotes()


@pytest.mark.rule("DV-106")
def test_where_several_play_the_page_shows_what_is_public_until_the_key_is_held(screen: pygame.Surface) -> None:
    scene = table(evening(3, 3))
    dialog = page(scene, screen)
    deductions.set_mark(scene.match, dialog.seat, "seat 1", "crypt")
    assert dialog.chances == believe(scene.match.view(None).state, -1)
    assert not [item for item in scene.focus.targets if item.group == "cells"]
    closed = pixels(scene)
    press(scene, SECRETS_KEY)
    assert dialog.viewer == dialog.seat
    assert dialog.chances == believe(scene.match.view(dialog.seat).state, dialog.seat)
    assert pixels(scene) != closed
    release(scene, SECRETS_KEY)
    assert pixels(scene) == closed


def test_the_figures_are_shown_by_wish_alone(screen: pygame.Surface) -> None:
    scene = table(evening(3, 1))
    dialog = page(scene, screen)
    assert not dialog.notes.worked, "whoever likes to think finds nothing spoilt"
    scene.focus.current = "worked"
    press(scene, pygame.K_RETURN)
    assert dialog.notes.worked
    draw(scene, screen)
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None


@pytest.mark.rule("DV-106", "DV-112", "DV-113")
def test_a_deed_lies_where_its_holder_is_known_for_certain(screen: pygame.Surface) -> None:
    """The own deed is shown to its wizard, a claimed one to all; among several persons only while the key is held."""
    scene = table(evening(3, 3, seats=3))
    dialog = page(scene, screen)
    own, other = f"seat {dialog.seat}", f"seat {(dialog.seat + 1) % 3}"
    assert not any(map(dialog.known, dialog.chances))
    press(scene, SECRETS_KEY)
    state = scene.match.game.state
    assert {holder: dialog.known(holder) for holder in dialog.chances if dialog.known(holder)} == {
        own: state.deeds[dialog.seat].face
    }
    draw(scene, screen)
    release(scene, SECRETS_KEY)
    scene.dialog = None
    scene.do(Answer(Claim(), (dialog.seat + 1) % 3))
    settled(scene)
    dialog = page(scene, screen)
    shown = state.deeds[int(other.split()[1])].face
    assert {holder: dialog.known(holder) for holder in dialog.chances if dialog.known(holder)} == {other: shown}


@pytest.mark.parametrize("persons", [1, 3])
def test_the_page_names_keys_and_never_their_code(persons: int, screen: pygame.Surface) -> None:
    scene = table(evening(3, persons))
    for device in ("keys", "mouse", "pad"):
        scene.context.input.device = device
        dialog = page(scene, screen)
        for words in (dialog.note, *(item.label for item in scene.focus.targets)):
            assert "mouse:" not in words and "pad:" not in words
        scene.dialog = None
