"""Pictures are kept within bounds; one that takes long is made ready over several frames, and is there at once."""

import time
from collections.abc import Iterator

import pygame
import pytest

from game.rules.ravenloft.state import Placed
from game.rules.ravenloft.tables.cards import TILES
from game.ui.draw import fonts, repaint
from game.ui.draw.art import MEGABYTE, SurfaceCache, bytes_of, keep
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import light_sources
from game.ui.ravenloft.board.camera import Camera, Sight
from game.ui.ravenloft.board.tiles import Floor, faces
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.widgets.screen import Screen


def test_what_was_not_asked_for_longest_goes_first_and_a_newer_picture_takes_the_place_of_its_name() -> None:
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
    assert made == [1, 2, 3, 2] and picture.held <= 0.01 * MEGABYTE
    assert picture(9, side=400) is picture(9, side=400)  # too large for all room, but the newest stays
    assert picture.held == 400 * 400 * 4
    picture.clear()
    assert picture.held == 0 and picture(1) is not first
    kept = SurfaceCache(0.01)
    kept.put("one", pygame.Surface((32, 32), depth=32))
    larger = kept.put("one", pygame.Surface((40, 32), depth=32))
    assert kept.get("one") is larger and kept.held == 40 * 32 * 4
    for name in ("two", "three"):
        kept.put(name, pygame.Surface((40, 32), depth=32))
    assert kept.get("one") is None and kept.held == 2 * 40 * 32 * 4
    kept.drop("two")
    kept.drop("two")
    assert kept.held == 40 * 32 * 4
    kept.clear()
    assert kept.held == 0 and kept.get("three") is None


@pytest.mark.heavy
def test_thousands_of_lines_and_lights_of_every_size_stay_within_their_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # the caches are those of the program
    pygame.font.init()
    for number in range(4000):
        fonts.render("text", 20, f"a line that nobody has written before, number {number}", (255, 255, 255))
    assert fonts.render.held <= 8 * MEGABYTE
    fonts.forget()
    pygame.font.quit()
    line = fonts.render("text", 20, "a line that nobody has written before, number 3999", (255, 255, 255))
    assert fonts.render.held and line.get_width() > fonts.width("text", 20, "a line"), "lines outlive their font"
    for side in range(40, 1200, 8):  # a glow that spreads is of another size in every frame
        light_sources.pool((90, 60, 20), side)
    assert light_sources.pool.held <= 6 * MEGABYTE
    light_sources.pool.clear()


def test_the_floor_forgets_how_tiles_looked_before_others_lay_beside_them() -> None:
    canvas, view, camera, floor = Canvas(pygame.Surface((640, 360)), (640, 360)), Area(0, 0, 1920, 1080), Camera(), Floor()
    row = tuple(Placed(tile, place - 3, 0, 0) for place, tile in enumerate(list(TILES)[:6]))
    for many in range(1, 7):
        floor.paint(Sight(canvas, view, camera, row[:many]))
        while floor.rough:
            floor.paint(Sight(canvas, view, camera, row[:many]))
    assert set(floor._last) <= set(faces(row)) and len(floor._alike) <= 6


SLOW = 0.004
"""Seconds that a part of a panel takes here: more than a frame has for them."""
LEFT, RIGHT = Area(0, 0, 200, 200), Area(400, 0, 200, 200)
OLD, NEW = (10, 20, 30), (200, 100, 50)


class Slow(Screen):
    """Two panels: one drawn at once, one in three steps. `drawn` are the parts in their order."""

    rehearses = True

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.colour, self.drawn = OLD, list[str]()

    def part(self, canvas: Canvas, area: Area, colour: tuple[int, ...], name: str = "a") -> None:
        time.sleep(SLOW)
        canvas.box(area, colour, radius=0)
        self.drawn.append(name)

    def steps(self, canvas: Canvas, area: Area, colour: tuple[int, ...]) -> Iterator[None]:
        for name in "bcd":
            yield
            self.part(canvas, area, colour, name)

    def paint(self, canvas: Canvas) -> None:
        """Both, and a mark between them that belongs to no panel."""
        canvas.paint("left", LEFT, self.part, self.colour)
        canvas.paint("right", RIGHT, self.steps, self.colour)
        canvas.box(Area(250, 0, 100, 200), self.colour, radius=0)


@pytest.fixture
def scene(screen: pygame.Surface) -> Slow:
    made = Slow(AppContext(Settings()))
    frame(made, screen)
    made.context.is_interactive = True
    made.colour, made.dirty = NEW, True
    made.drawn.clear()
    return made


def frame(scene: Slow, screen: pygame.Surface) -> set[tuple[int, ...]]:
    scene.context.frame_start, scene.context.painted = time.perf_counter(), False
    scene.draw(screen)
    canvas = scene.context.canvas(screen)
    return {tuple(screen.get_at(canvas.point(x, 100))[:3]) for x in (100, 300, 500)}


def test_the_old_picture_stays_until_all_of_the_new_one_is_ready(scene: Slow, screen: pygame.Surface) -> None:
    plain = Slow(AppContext(Settings()))
    assert frame(plain, screen) == {OLD} and plain.drawn == list("abcd") and plain.context.painted, "where nobody waits"
    seen = []
    while scene.dirty:
        seen.append((frame(scene, screen), scene.context.painted))
    assert seen[:-1] == [({OLD}, False)] * (len(seen) - 1) and seen[-1] == ({NEW}, True)
    assert len(seen) == 5, "a part in each frame, and one in which it is put together"
    assert scene.drawn == list("abcd"), "no part is drawn twice"
    scene.colour, scene.dirty = OLD, True
    scene.drawn.clear()
    for _ in range(2):
        frame(scene, screen)
    scene.colour = (1, 2, 3)
    while scene.dirty:
        found = frame(scene, screen)
    assert found == {(1, 2, 3)} and scene.drawn == list("ab") + list("abcd"), "a panel that changes meanwhile is begun anew"


def test_a_late_frame_begins_nothing_and_a_scene_that_was_left_is_dropped(scene: Slow, screen: pygame.Surface) -> None:
    scene.context.frame_start = time.perf_counter() - 1
    scene.draw(screen)
    assert scene.drawn == [] and scene.dirty
    scene.draw(screen)
    assert scene.drawn == ["a"], "but the next one does, however late it is"
    for _ in range(2):
        frame(scene, screen)
    canvas = scene.context.canvas(screen)
    assert canvas.halves
    canvas.forget()
    assert not canvas.halves and not canvas.panels


def test_what_is_never_ready_is_painted_after_a_while(
    scene: Slow, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repaint, "PATIENCE", 4)
    for number in range(5):
        scene.colour = (number, 0, 0)
        found = frame(scene, screen)
    assert found == {(4, 0, 0)} and not scene.dirty
