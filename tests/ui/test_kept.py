"""Pictures are kept within bounds."""

import pygame

from game.ui.draw.art import MEGABYTE, SurfaceCache, bytes_of, keep


def test_what_was_not_asked_for_longest_goes_first() -> None:
    made: list[int] = []

    @keep(0.01)  # room for two pictures of 4096 bytes
    def picture(number: int, side: int = 32) -> pygame.Surface:
        made.append(number)
        return pygame.Surface((side, side), depth=32)

    first = picture(1)
    assert bytes_of(first) == 4096 and picture(1) is first and made == [1]
    picture(2)
    picture(1)
    picture(3)  # 2 goes
    assert made == [1, 2, 3] and picture(1) is first
    picture(2)
    assert made == [1, 2, 3, 2]
    assert picture.held <= 0.01 * MEGABYTE
    assert picture(9, side=400) is picture(9, side=400)  # too large for all room, but the newest stays
    assert picture.held == 400 * 400 * 4
    picture.clear()
    assert picture.held == 0
    assert picture(1) is not first


def test_thousands_of_lines_stay_within_their_room() -> None:
    from game.ui.draw import fonts

    pygame.font.init()
    for number in range(4000):
        fonts.render("text", 20, f"a line that nobody has written before, number {number}", (255, 255, 255))
    assert fonts.render.held <= 16 * MEGABYTE
    fonts.forget()
    assert fonts.render.held == 0


def test_a_picture_takes_the_place_of_an_older_one_of_its_name() -> None:
    kept = SurfaceCache(0.01)
    kept.put("one", pygame.Surface((32, 32), depth=32))
    larger = kept.put("one", pygame.Surface((40, 32), depth=32))
    assert kept.get("one") is larger and kept.held == 40 * 32 * 4
    kept.put("two", pygame.Surface((40, 32), depth=32))
    kept.put("three", pygame.Surface((40, 32), depth=32))
    assert kept.get("one") is None and kept.held == 2 * 40 * 32 * 4
    kept.drop("two")
    kept.drop("two")
    assert kept.held == 40 * 32 * 4
    kept.clear()
    assert kept.held == 0 and kept.get("three") is None


def test_lights_of_every_size_stay_within_their_room() -> None:
    from game.ui.ravenloft.board import light_sources

    for side in range(40, 1200, 8):  # a glow that spreads is of another size in every frame
        light_sources.pool((90, 60, 20), side)
    assert light_sources.pool.held <= 6 * MEGABYTE
    light_sources.pool.clear()


def test_the_floor_forgets_how_tiles_looked_before_others_lay_beside_them() -> None:
    from game.rules.ravenloft.state import Placed
    from game.rules.ravenloft.tables.cards import TILES
    from game.ui.draw.canvas import Area, Canvas
    from game.ui.ravenloft.board.camera import Camera, Sight
    from game.ui.ravenloft.board.tiles import Floor, faces

    canvas, view, camera, floor = Canvas(pygame.Surface((640, 360)), (640, 360)), Area(0, 0, 1920, 1080), Camera(), Floor()
    row = tuple(Placed(tile, place - 3, 0, 0) for place, tile in enumerate(list(TILES)[:6]))
    for many in range(1, 7):
        floor.paint(Sight(canvas, view, camera, row[:many]))
        while floor.rough:
            floor.paint(Sight(canvas, view, camera, row[:many]))
    assert set(floor._last) <= set(faces(row)) and len(floor._alike) <= 6
