"""The change of light during the planning repaints the map off screen, with the same result as a full repaint."""

from collections.abc import Iterator

import pygame
import pytest

from game import text
from game.rules.london.choice import Put, Reveal
from game.ui.london.board.map_picture import light_key
from game.ui.settings import Settings
from tests.ui.london.planning_kit import Planning

SIZE = (1280, 720)
STILL = Settings(reduced=True)
"""Without fog and rain that move on a picture is the same whenever it is painted."""


@pytest.fixture(autouse=True)
def _words(screen: pygame.Surface, fresh_fonts: None) -> Iterator[None]:
    yield
    text.use(game="common")


def seen(table: Planning) -> bytes:
    """The picture without pointers."""
    table.scene.compositor.lift(table.surface)
    return pygame.image.tobytes(table.surface, "RGB")


def whole(table: Planning) -> bytes:
    """The same after a full repaint."""
    table.scene.whole_due = True
    table.table.map.copy = None
    table.scene.draw(table.surface)
    return seen(table)


@pytest.mark.heavy
def test_the_light_comes_without_painting_everything_and_what_is_laid_on_its_way_is_seen_in_it() -> None:
    table = Planning(pygame.Surface(SIZE), settings=STILL)
    was, lights = table.table.map.props.darkness, 0
    for _ in range(5):
        table.frames(ms=1000)
    assert seen(table) == whole(table), "the shadow of the great clock lies once on the map"
    for number in range(1500):
        table.frames(ms=400)
        now = table.table.map.props.darkness
        assert not table.table.session.is_over
        if now == was:
            continue
        was, lights = now, lights + 1
        assert table.context.spots, f"frame {number} has painted the whole window"
        assert seen(table) == whole(table), f"step {lights}"
        if lights == 3:
            break
    assert lights == 3
    # what is laid while it is on its way
    while table.table.map.pending is None:
        table.frames(ms=400)
    was, place = table.table.map.props.darkness, next(iter(table.t.dark))
    table.submit(Put(0, "1"))
    table.submit(Reveal(place))
    table.frames(120)
    assert table.table.map.props.darkness != was
    assert place not in table.t.dark
    assert seen(table) == whole(table)


@pytest.mark.heavy
def test_what_an_answer_changes_is_painted_a_part_in_each_frame_and_then_all_is_as_if_painted_anew() -> None:
    table = Planning(pygame.Surface(SIZE), settings=STILL)
    table.frames(40)
    table.context.is_interactive = True  # frames have begun long ago: each is a late one
    place, parts = next(iter(table.t.dark)), 0
    for seat, choice in enumerate((Put(0, "1"), Put(0, "2"), Reveal(place))):
        table.submit(choice, seat=seat)
    for _ in range(90):
        table.context.painted, table.context.spots = False, None
        table.frames(ms=5)
        assert table.context.painted == bool(table.context.spots)
        parts += table.scene.late
    assert parts > 1 and not table.scene.late and not table.table.session.flips
    table.context.is_interactive = False
    assert seen(table) == whole(table)


@pytest.mark.heavy
def test_the_last_stroke_changes_the_plate_of_the_story_without_painting_everything() -> None:
    table = Planning(pygame.Surface(SIZE), settings=Settings(fog=False, flicker=False))
    table.pass_by(table.left / 1000 - 20, ms=1000)
    while not table.table.session.is_over:
        table.frames(ms=1000)
    assert not table.scene.dirty and table.context.spots
    table.frames(120)
    assert table.table.map.copy is not None and table.table.map.copy.light == light_key(table.table.t, table.table.map.props)
    assert seen(table) == whole(table)
