"""A picture that takes long is made ready over several frames, and is there at once."""

import time
from collections.abc import Iterator

import pygame
import pytest

from game.ui.draw import repaint
from game.ui.draw.canvas import Area, Canvas
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.widgets.screen import Screen

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
        """Draw it, slowly."""
        time.sleep(SLOW)
        canvas.box(area, colour, radius=0)
        self.drawn.append(name)

    def steps(self, canvas: Canvas, area: Area, colour: tuple[int, ...]) -> Iterator[None]:
        """The panel on the right."""
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
    """A frame; returns the colours of the three places."""
    scene.context.frame_start, scene.context.painted = time.perf_counter(), False
    scene.draw(screen)
    canvas = scene.context.canvas(screen)
    return {tuple(screen.get_at(canvas.point(x, 100))[:3]) for x in (100, 300, 500)}


def test_where_nobody_waits_a_picture_is_there_at_once(screen: pygame.Surface) -> None:
    scene = Slow(AppContext(Settings()))
    assert frame(scene, screen) == {OLD} and scene.drawn == list("abcd") and scene.context.painted


def test_the_old_picture_stays_until_all_of_the_new_one_is_ready(scene: Slow, screen: pygame.Surface) -> None:
    seen = []
    while scene.dirty:
        seen.append((frame(scene, screen), scene.context.painted))
    assert seen[:-1] == [({OLD}, False)] * (len(seen) - 1) and seen[-1] == ({NEW}, True)
    assert len(seen) == 5, "a part in each frame, and one in which it is put together"
    assert scene.drawn == list("abcd"), "no part is drawn twice"


def test_a_panel_that_changes_meanwhile_is_begun_anew(scene: Slow, screen: pygame.Surface) -> None:
    frame(scene, screen)
    frame(scene, screen)
    scene.colour = (1, 2, 3)
    while scene.dirty:
        found = frame(scene, screen)
    assert found == {(1, 2, 3)} and scene.drawn == list("ab") + list("abcd")


def test_a_frame_in_which_much_has_happened_begins_nothing(scene: Slow, screen: pygame.Surface) -> None:
    scene.context.frame_start = time.perf_counter() - 1
    scene.draw(screen)
    assert scene.drawn == [] and scene.dirty
    scene.draw(screen)
    assert scene.drawn == ["a"], "but the next one does, however late it is"


def test_a_picture_that_is_never_ready_is_painted_after_a_while(
    scene: Slow, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repaint, "PATIENCE", 4)
    for number in range(5):
        scene.colour = (number, 0, 0)
        found = frame(scene, screen)
    assert found == {(4, 0, 0)} and not scene.dirty


def test_nothing_of_a_scene_that_was_left_is_gone_on_with(scene: Slow, screen: pygame.Surface) -> None:
    frame(scene, screen)
    canvas = scene.context.canvas(screen)
    frame(scene, screen)
    assert canvas.halves
    canvas.forget()
    assert not canvas.halves and not canvas.panels
