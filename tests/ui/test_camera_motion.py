"""The board while the camera moves: its picture is right, and its targets can be clicked."""

import castle
import pygame
import pytest
import sample_screens
import user_input

from game.rules.ravenloft.space.board import chart
from game.ui.ravenloft.board.camera import Goal
from game.ui.ravenloft.board.dungeon import HELD
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Settings
from game.ui.table.scene import TableScene
from game.ui.widgets.screen import Screen

FRAME = 16.0


@pytest.fixture
def table(screen: pygame.Surface, castle_words: None) -> TableScene:
    """Return a table on a large board, with still flames."""
    scene = castle_table(sample_screens.context(Settings(fog=False, flicker=False)), castle.match(castle.night(12)))
    frames(scene, screen, 80)
    return scene


def frames(table: TableScene, screen: pygame.Surface, count: int) -> None:
    for _ in range(count):
        table.update(FRAME)
        table.draw(screen)


def squares(table: TableScene, picture: pygame.Surface) -> dict[int, tuple[int, ...]]:
    """Return the colour of each visible square of the floor, except at the rim and under other things."""
    window, made = table.canvas.rect(table.game.place.view), {}
    others = [item for item in table.focus.targets if item.group not in ("squares", "figures")]
    over = [table.canvas.rect(item.area).inflate(16, 16) for item in others]
    for place in chart(table.game.t.board).tile_of:
        box = table.canvas.rect(table.game.camera.area(table.canvas, table.game.place.view, place))
        if window.contains(box) and box.collidelist(over) < 0:
            made[place] = tuple(pygame.transform.average_color(picture, box)[:3])
    return made


def shown(table: TableScene, screen: pygame.Surface) -> tuple[dict[int, tuple[int, ...]], dict[int, tuple[int, ...]]]:
    """Return the squares as they are shown, and as a full repaint would show them."""
    before = squares(table, screen)
    anew, camera = screen.copy(), table.game.camera
    goal, camera.goal = camera.goal, None
    kept, table.game.dungeon = table.game.dungeon, type(table.game.dungeon)()
    table.game.dungeon.painter.times = kept.painter.times
    canvas = table.context.canvas(screen)
    anew.blit(screen, (0, 0))
    user_input.redraw(table, screen)
    after = squares(table, screen)
    screen.blit(anew, (0, 0))
    table.game.dungeon, camera.goal, table.dirty = kept, goal, False
    assert canvas is table.canvas
    return before, after


def apart(one: dict[int, tuple[int, ...]], other: dict[int, tuple[int, ...]]) -> list[int]:
    """Return how much the squares differ, of 255."""
    assert len(one) > 20
    return [max(abs(a - b) for a, b in zip(one[place], other[place], strict=True)) for place in one]


@pytest.mark.heavy
def test_a_view_that_glides_zooms_or_is_dragged_shows_what_is_there(table: TableScene, screen: pygame.Surface) -> None:
    for dx, dy in ((160, -90), (-260, 40), (90, 170)):
        table.game.camera.pan(dx, dy, glide=True)
        frames(table, screen, 5)
        assert table.game.camera.moving
        found = apart(*shown(table, screen))
        assert max(found) <= 12, "stone, light, fog, signs and figures are where they belong"
        assert sum(found) / len(found) < 2
        stand_still(table, screen)
    for dx, dy in ((900, 0), (-40, 35), (-1700, 300), (3, -2), (800, -330)):
        table.game.camera.pan(dx, dy)
        frames(table, screen, 1)
    assert max(apart(*shown(table, screen))) <= 12
    stand_still(table, screen)
    for factor in (0.6, 1.7):
        table.game.camera.magnify(factor, table.game.place.view, glide=True)
        frames(table, screen, 9)
        assert table.game.camera.zooming
        found = apart(*shown(table, screen))
        assert sum(found) / len(found) < 9
        assert max(found) < 60, "no hole, and nothing that is far from its place"
        stand_still(table, screen)


def stand_still(table: TableScene, screen: pygame.Surface) -> None:
    """Wait until the view has come to rest; then it is as a full repaint would show it."""
    frames(table, screen, 150)
    assert not table.game.dungeon.rough and max(apart(*shown(table, screen))) <= 1


def test_a_view_that_goes_back_waits_a_moment_for_what_comes_into_it(table: TableScene, screen: pygame.Surface) -> None:
    table.game.camera.magnify(0.7, table.game.place.view, glide=True)
    zoom, waited = table.game.camera.zoom, 0
    while table.game.camera.zoom == zoom:
        frames(table, screen, 1)
        waited += 1
    assert 1 < waited <= HELD + 1
    seen = table.game.dungeon._ahead
    assert seen is not None and seen.unit < table.game.camera.unit(table.context.canvas(screen))
    table.game.dungeon._ahead = None
    table.game.dungeon.prepare = lambda sight: False  # type: ignore[method-assign]
    for _ in range(60):
        table.update(FRAME)
    assert not table.game.camera.moving, "and never for ever"


@pytest.mark.heavy
def test_places_move_with_the_board(table: TableScene, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the view is painted meanwhile; everything is laid out when it stands."""
    whole: list[int] = []
    monkeypatch.setattr(Screen, "refill", lambda self, canvas, lay=Screen.refill: (whole.append(1), lay(self, canvas)))
    monkeypatch.setattr(pygame.display, "get_surface", lambda: screen)
    table.game.camera.pan(-150, 60, glide=True)
    frames(table, screen, 4)
    assert table.game.camera.moving and table.canvas is not None
    found = [item for item in table.focus.targets if item.group == "squares"]
    assert found
    for item in found:
        assert item.area == table.game.camera.area(table.canvas, table.game.place.view, item.key[1])  # type: ignore[index]
    while table.game.camera.moving:
        frames(table, screen, 1)
    on_the_way = len(whole)
    frames(table, screen, 2)
    assert (on_the_way, len(whole)) == (0, 1)


def test_the_next_picture_is_of_where_the_view_goes(table: TableScene, screen: pygame.Surface) -> None:
    table.game.camera.magnify(0.6, table.game.place.view, glide=True)
    table.game.camera.pan(60, 0, glide=True)
    aim = table.game.camera.aim
    frames(table, screen, 8)
    ahead = table.game.dungeon._ahead
    assert ahead is not None
    table.game.camera.goal = None
    table.game.camera.x, table.game.camera.y, table.game.camera.zoom = Goal(*aim)
    canvas, camera = table.context.canvas(screen), table.game.camera
    assert (ahead.unit, ahead.corner) == (camera.unit(canvas), camera.place(canvas, table.game.place.view, 0, 0))
