"""Partial repaints: only what has changed is drawn, and the window equals a full repaint."""

import random

import pygame
import pytest

from game import text
from game.match import Match
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.encounter.dice_tower import FALL, DiceThrow
from game.ui.terrorscape.encounter.parts import is_shown
from game.ui.terrorscape.table import painter
from tests.ui.terrorscape.encounters import meet, night
from tests.ui.terrorscape.playing import draw, lift, props_of, table
from tests.ui.terrorscape.test_sound import SIDES

SIZE = (1280, 720)
FRAME = 16.0


def partly(scene: SeatedScene, surface: pygame.Surface) -> bool:
    """Advance and draw a frame; return whether it was painted in part, with no new Event, since figures, doors or dice have moved."""
    seen, begun = [one.game.presentation.seen for one in scene.both], scene.animations.begun
    scene.update(FRAME)
    scene.context.spots = None
    scene.draw(surface)
    moved = seen != [one.game.presentation.seen for one in scene.both]
    return moved and bool(scene.context.spots) and begun == scene.animations.begun


def bytes_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def playing(name: str, **chosen: object) -> SeatedScene:
    text.use(game="terrorscape")
    match = Match.new("terrorscape", seed=5, options={"killer": "murderer"}, seats=dict.fromkeys(range(4), "random"))
    return table(match, held=SIDES[name], **{"speed": "normal", "reduced": False, **chosen})


@pytest.mark.parametrize("name", list(SIDES))
def test_figures_that_walk_leave_the_window_as_if_it_were_painted_anew(name: str, screen: pygame.Surface) -> None:
    scene, surface, fresh = playing(name), pygame.Surface(SIZE), pygame.Surface(SIZE)
    figures_moved = 0
    for _ in range(4000):
        if partly(scene, surface):
            figures_moved += 1
            assert scene.context.painted
            kept, scene.game.clock.beat = surface.copy(), 0.0
            draw(scene, fresh)
            assert bytes_of(kept) == bytes_of(fresh)
            scene.context.canvas(surface)
        if figures_moved > 30:
            break
    assert figures_moved > 30


def test_a_sentence_that_only_stands_there_costs_no_painting(screen: pygame.Surface) -> None:
    scene, surface = playing("survivors", reduced=True), pygame.Surface(SIZE)
    painted = shown = 0
    for _ in range(600):
        scene.update(FRAME)
        before = scene.animations.begun
        scene.context.painted = False
        scene.draw(surface)
        if scene.animations.busy and scene.animations.begun == before:
            shown += 1
            painted += scene.context.painted
    assert shown > 100
    assert painted < shown / 10, "only where a sentence comes or goes"


@pytest.mark.parametrize("name", list(SIDES))
def test_an_event_that_changes_nothing_on_the_board_leaves_it_standing(name: str, screen: pygame.Surface) -> None:
    """The Event changes panels only; the window equals one in which the board was painted, too."""
    scene, surface, fresh = playing(name), pygame.Surface(SIZE), pygame.Surface(SIZE)
    boards: list[object] = []
    paint = painter.paint_board
    kept = news = 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(painter, "paint_board", lambda *given: (boards.append(given), paint(*given)))
        for _ in range(9000):
            before, scene.context.spots = len(boards), None
            event = scene.animations.begun, scene.game.presentation.caption
            scene.update(FRAME)
            scene.draw(surface)
            changed = event != (scene.animations.begun, scene.game.presentation.caption)
            begun = changed and scene.animations.busy and scene.context.spots is not None
            if begun and not is_shown(scene.context.canvas(surface), props_of(scene)):
                news += 1
                kept += len(boards) == before
                window, scene.game.clock.beat = surface.copy(), 0.0
                draw(scene, fresh)
                assert bytes_of(window) == bytes_of(fresh)
                scene.draw(surface)  # the next Event finds the window as it was
            if kept > 12:
                break
    assert kept > 12
    assert news > kept, "who walks changes the board"


def test_dice_that_lie_change_nothing_any_more() -> None:
    fresh, lying = DiceThrow(thrown=0.0), DiceThrow(thrown=0.0)
    fresh.advance(FALL / 2)
    lying.advance(FALL + 10)
    later = DiceThrow(thrown=0.0)
    later.advance(FALL + 900)
    assert fresh.seen != lying.seen == later.seen


def test_dice_that_fall_are_drawn_in_their_tower_alone(screen: pygame.Surface) -> None:
    match = meet(night(), seats=dict.fromkeys(range(4), "random"))
    scene = table(match, speed="normal", reduced=False, held=SIDES["survivors"])
    surface, fresh = pygame.Surface(SIZE), pygame.Surface(SIZE)
    rolls = 0
    for _ in range(1500):
        if partly(scene, surface) and is_shown(scene.context.canvas(surface), props_of(scene)):
            rolls += 1
            kept = surface.copy()
            draw(scene, fresh)
            assert bytes_of(kept) == bytes_of(fresh)
            scene.context.canvas(surface)
    assert rolls > 20


def test_both_open_halves_walk_each_for_itself(screen: pygame.Surface) -> None:
    """One window, two boards: a walk is drawn on its own board, and the weather of both has the same time."""
    match = Match.new("terrorscape", seed=5, seats=dict.fromkeys(range(4), "random"))
    scene, surface, fresh = (
        table(match, speed="normal", reduced=False),
        pygame.Surface((1920, 1080)),
        pygame.Surface((1920, 1080)),
    )
    scene.arrange("open")
    draw(scene, surface)
    dice, figures_moved = random.Random(1), 0
    assert len(scene.both) == 2
    for _ in range(3000):
        if partly(scene, surface):
            figures_moved += 1
            assert scene.both[1].game.clock is scene.game.clock
            if dice.random() < 0.3:
                kept, scene.game.clock.beat = surface.copy(), 0.0
                draw(scene, fresh)
                assert bytes_of(kept) == bytes_of(fresh)
        if figures_moved > 20:
            break
    assert figures_moved > 20


def test_nothing_is_drawn_where_no_board_is_open(screen: pygame.Surface) -> None:
    scene, surface = table(Match.new("terrorscape", seed=5)), pygame.Surface(SIZE)
    draw(scene, surface)
    assert scene.controller.shown is None
    scene.context.painted = False
    scene.draw(surface)
    assert not scene.context.painted
    lift(scene)
    draw(scene, surface)
    scene.context.painted = False
    scene.draw(surface)
    assert not scene.context.painted, "nobody walks"
