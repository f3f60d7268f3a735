"""Light, fog, the die: what they look like follows from the dungeon and from nothing else."""

import math
from itertools import combinations, pairwise

import pygame
import pytest

from game.rules.ravenloft.space.board import square
from game.rules.ravenloft.state import Placed
from game.rules.ravenloft.tables.cards import TILES
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import die, effects, light_sources
from game.ui.ravenloft.board.camera import Camera, Sight
from game.ui.ravenloft.board.dungeon import Dungeon
from game.ui.ravenloft.board.light_sources import LightSource
from game.ui.ravenloft.choreography.shown_state import Piece, ShownState
from game.ui.settings import Settings

VIEW = Area(0, 0, 1280, 720)
FLOOR = {square(x, y) for x in range(-4, 5) for y in range(-4, 5)} - {square(1, y) for y in range(-4, 5)}
BOARD = (Placed("ST-N", 0, -1, 0), Placed("ST-S", 0, 0, 0), Placed("T21", 1, 0, 1))


def test_walls_stop_light_which_comes_from_what_is_on_a_tile_and_from_heroes_but_not_from_the_fallen() -> None:
    lamp = LightSource(0.5, 0.5, 3.5, (200, 200, 200), 0.0, 1)
    made = light_sources.thrown(lamp, FLOOR, 10)
    middle = made.get_width() // 2
    west, east = made.get_at((middle - 20, middle))[0], made.get_at((middle + 20, middle))[0]
    assert west > 40 and east < 4, "there is a wall between"
    assert made.get_at((middle + 8, middle))[0] > 40, "the wall's face is lit"
    lamps = {(tile, turn): light_sources.of_tile(Placed(tile, 2, -1, turn)) for tile in TILES for turn in range(4)}
    outside = [key for key, made in lamps.items() for lamp in made if not (7.9 <= lamp.x <= 12.1 and -4.1 <= lamp.y <= 0.1)]
    assert any(lamps.values()) and not outside, outside
    kat = Piece("kat", "kat", 0, 0, 5, 8, hero=True)
    assert light_sources.of_pieces([kat])
    kat.hp = 0
    assert not light_sources.of_pieces([kat, Piece("wolf-1", "wolf", 0, 0, 1, 1)])


def test_wavering_is_small_smooth_always_the_same_less_when_soft_and_none_without_motion() -> None:
    values = [effects.flicker(5, at * 16.0) for at in range(400)]
    assert values == [effects.flicker(5, at * 16.0) for at in range(400)] and -1 <= min(values) < -0.3 and 0.3 < max(values) <= 1
    assert max(abs(one - other) for one, other in pairwise(values)) < 0.35
    assert [effects.flicker(6, at * 16.0) for at in range(400)] != values
    dungeon = Dungeon()
    dungeon.live(100, Settings(reduced=True), busy=False)
    assert (dungeon.painter.times.at, dungeon.painter.times.sway) == (0.0, 0.0)
    dungeon.live(100, Settings(soft=True), busy=False)
    soft = dungeon.painter.times.sway
    dungeon.live(100, Settings(), busy=False)
    assert 0 < soft < dungeon.painter.times.sway and dungeon.painter.times.at == 200


def brightness(dungeon: Dungeon, canvas: Canvas, camera: Camera, stage: ShownState, spot: tuple[float, float]) -> int:
    """How bright the stone around a place is."""
    dungeon.forget()
    dungeon.paint(Sight(canvas, VIEW, camera, BOARD, stage))
    x, y = camera.place(canvas, VIEW, *spot)
    return sum(pygame.transform.average_color(canvas.surface, pygame.Rect(x - 12, y - 12, 24, 24))[:3])


def test_a_tile_comes_out_of_the_dark_from_where_it_was_explored(screen: pygame.Surface) -> None:
    canvas, camera, dungeon = Canvas(screen, (1280, 720)), Camera(4, 1, 60), Dungeon()
    stage, seen = ShownState(tiles=3), []
    assert light_sources.entrance(BOARD) == "west"
    for stage.dim in (1.0, 0.5, 0.0):
        seen.append([brightness(dungeon, canvas, camera, stage, spot) for spot in ((4.4, 2.7), (7.4, 2.7))])
    at_first, later, at_last = seen
    assert max(at_first) < 30 and later[0] > 2 * later[1] and at_last[0] >= later[0] and at_last[1] > 3 * later[1] + 10


def test_the_die_is_one_and_rests_with_the_face_that_was_rolled(screen: pygame.Surface) -> None:
    """Opposite faces add up to 21."""
    assert len(set(die.FACES)) == 20
    for face in die.FACES:
        sides = [math.dist(die.CORNERS[i], die.CORNERS[j]) for i, j in combinations(face, 2)]
        assert max(sides) - min(sides) < 1e-9
    for number in range(1, 21):
        here, there = (die.middle(die.FACES[one - 1]) for one in (number, 21 - number))
        assert (here + there).length() < 1e-9
    for face in range(1, 21):
        points = die.posture(face, 0.0)
        ahead = [sum(points[corner].z for corner in corners) for corners in die.FACES]
        assert ahead.index(max(ahead)) == face - 1
        assert all(one.distance_to(other) < 0.2 for one, other in zip(points, die.posture(face, 0.02), strict=True)), "no jump"
    assert die.hop(0.0) == 0 and len({pygame.image.tobytes(die.draw(120, face, 0.0), "RGBA") for face in range(1, 21)}) == 20


def test_the_camera_glides_to_where_it_is_sent_and_what_happens_comes_into_view() -> None:
    camera = Camera(0, 0, 60)
    camera.magnify(1.5, VIEW, (200, 200), glide=True)
    fixed = [(camera.x + (200 - 640) / camera.zoom, camera.y + (200 - 360) / camera.zoom)]
    zooms = []
    while camera.update(16, at_once=False):
        zooms.append(camera.zoom)
        fixed.append((camera.x + (200 - 640) / camera.zoom, camera.y + (200 - 360) / camera.zoom))
    assert camera.zoom == 90 and zooms == sorted(zooms) and len(zooms) > 10
    assert all(math.dist(one, fixed[0]) < 0.05 for one in fixed), "what is under the pointer stays there"
    camera = Camera(0, 0, 60)
    camera.frame([(30.0, 2.0), (33.0, 4.0)], VIEW)
    camera.update(1, at_once=True)
    for x, y in ((30.0, 2.0), (33.0, 4.0)):
        assert abs(x - camera.x) * 60 < 640 - 60 and abs(y - camera.y) * 60 < 360 - 60
    still = camera.x
    camera.frame([(camera.x, camera.y)], VIEW)
    assert not camera.moving and camera.x == still


@pytest.mark.parametrize("colour", ["white", "black"])
def test_a_triangle_has_its_colour_in_torch_light_and_in_the_dark(screen: pygame.Surface, colour: str) -> None:
    """Its colour is a rule (CR-041): no light tints it."""
    tile = next(tile for tile, row in TILES.items() if row.triangle == colour)
    canvas, camera = Canvas(screen, (1280, 720)), Camera(4, 1, 60)
    Dungeon().paint(Sight(canvas, VIEW, camera, (*BOARD[:2], Placed(tile, 1, 0, 1)), ShownState(tiles=3)))
    x, y = camera.place(canvas, VIEW, 4.26, 2.0)
    red, green, blue = canvas.surface.get_at((x, y))[:3]
    assert max(red, green, blue) - min(red, green, blue) < 40
    assert min(red, green, blue) > 180 if colour == "white" else max(red, green, blue) < 60
