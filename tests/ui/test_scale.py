"""Every screen at many sizes of the window, of everything and of letters: nothing is cut, covered, out of the window, or hard to read."""

from collections.abc import Iterator

import msgspec
import pygame
import pytest
import sample_screens
import text_audit

from game import text
from game.ui.draw import fonts
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import WHITE
from game.ui.ravenloft.layout import arrange
from game.ui.settings import Settings
from game.ui.widgets.focus import Target
from game.ui.widgets.screen import Screen

Shape = tuple[tuple[int, int], Settings]
SHAPES: dict[str, Shape] = {
    "720": ((1280, 720), Settings()),
    "1080": ((1920, 1080), Settings()),
    "720 at 200": ((1280, 720), Settings(scale=2.0)),
    "720 with letters at 200": ((1280, 720), Settings(letter=2.0)),
    "table mode": ((1920, 1080), Settings(table=True)),
}
MORE: dict[str, Shape] = {
    "1080 at 150": ((1920, 1080), Settings(scale=1.5)),
    "1440": ((2560, 1440), Settings()),
    "1440 at 75": ((2560, 1440), Settings(scale=0.75)),
    "1440 at 200": ((2560, 1440), Settings(scale=2.0)),
    "1080 at 75": ((1920, 1080), Settings(scale=0.75)),
    "720 at 75": ((1280, 720), Settings(scale=0.75)),
    "720 at 150, letters at 130": ((1280, 720), Settings(scale=1.5, letter=1.3)),
    "16 to 10": ((1600, 1000), Settings()),
    "4 to 3": ((1600, 1200), Settings(scale=1.15)),
    "21 to 9 at 150": ((2560, 1080), Settings(scale=1.5)),
    "upright": ((1280, 1600), Settings()),
    "all at 200": ((1280, 720), Settings(scale=2.0, letter=2.0)),
    "small letters": ((1280, 720), Settings(letter=0.75)),
    "table mode at 720": ((1280, 720), Settings(table=True)),
    "720 in bold letters": ((1280, 720), Settings(weight="bold")),
    "1080 at 150 in bold letters": ((1920, 1080), Settings(scale=1.5, weight="bold")),
}


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    fonts.forget()
    pygame.font.init()
    yield
    fonts.forget()
    text.use(game="common")


TRANSLATED: dict[str, Shape] = {
    **{name: SHAPES[name] for name in ("720", "1080")},
    "720 at 150": ((1280, 720), Settings(scale=1.5)),
    "1080 at 150": MORE["1080 at 150"],
}
"""The shapes at which every screen is looked at in every language."""


def check(name: str, shape: Shape) -> None:
    size, settings = shape
    made = sample_screens.STAGES[name](settings)
    assert text_audit.faults(made, size) == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", sample_screens.STAGES)
def test_nothing_is_cut_covered_outside_or_faint(name: str, shape: str) -> None:
    check(name, SHAPES[shape])


@pytest.mark.heavy
@pytest.mark.parametrize("shape", MORE)
@pytest.mark.parametrize("name", sample_screens.STAGES)
def test_nor_at_odd_shapes_and_sizes(name: str, shape: str) -> None:
    check(name, MORE[shape])


@pytest.mark.heavy
@pytest.mark.parametrize("shape", TRANSLATED)
@pytest.mark.parametrize("language", text.languages()[1:])
@pytest.mark.parametrize("name", sample_screens.STAGES)
def test_nor_in_another_language(name: str, language: str, shape: str) -> None:
    size, settings = TRANSLATED[shape]
    text.use(language=language)
    check(name, (size, msgspec.structs.replace(settings, language=language)))


# ------------------------------------------------------------------ the eyes themselves


def too_wide(canvas: Canvas, _area: Area) -> None:
    """Write more than the panel can hold."""
    canvas.text("wider than the panel", (102, 102), 20, WHITE)


class Poor(Screen):
    """A screen with one fault."""

    fault = ""

    def targets(self, canvas: object) -> list[Target]:
        spots = {"plates": [Area(0, 0, 50, 50), Area(40, 0, 50, 50)], "outside": [Area(-20, 0, 50, 50)]}.get(self.fault, [])
        return [Target(number, area, lambda: None) for number, area in enumerate(spots)]

    def paint(self, canvas: object) -> None:
        made = self.canvas
        assert made is not None
        if self.fault == "cut":
            made.text("far too long for so little room", (100, 100), 20, WHITE, room=60)
        elif self.fault == "paragraph":
            made.paragraph("far too long for so little room", Area(100, 100, 60, 20), 20, WHITE)
        elif self.fault == "upon":
            made.text("one", (100, 100), 30, WHITE)
            made.text("another", (110, 104), 30, WHITE)
        elif self.fault == "window":
            made.text("away", (1900, 100), 30, WHITE)
        elif self.fault == "panel":
            made.paint("p", Area(100, 100, 60, 40), lambda canvas, area, _: too_wide(canvas, area))
        elif self.fault == "faint":
            made.box(Area(50, 50, 400, 200), (120, 120, 120))
            made.text("grey", (100, 100), 30, (150, 150, 150))
        elif self.fault == "covered":  # what lies below a sheet is no fault
            made.text("one", (100, 100), 30, WHITE)
            made.box(Area(50, 50, 400, 200), (20, 20, 20))
            made.text("another", (110, 104), 30, WHITE)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("cut", "cut"), ("paragraph", "cut"), ("upon", "upon each other"), ("window", "out of its panel"), ("panel", "out of its panel"),
        ("faint", "faint"), ("plates", "upon each other"), ("outside", "out of the window"), ("covered", ""), ("", ""),
    ],
)  # fmt: skip
def test_the_eyes_notice(fault: str, words: str) -> None:
    screen = Poor(sample_screens.context(Settings()))
    screen.fault = fault
    found = text_audit.faults(screen, (1280, 720))
    assert bool(found) == bool(words)
    assert all(words in one for one in found)


def test_contrast_is_reckoned_as_the_web_does() -> None:
    assert text_audit.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert text_audit.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


# ------------------------------------------------------------------ the board


@pytest.mark.parametrize("stretch", [1.0, 1.15, 1.3, 1.5, 2.0])
@pytest.mark.parametrize(
    "room", [(1920, 1080), (1280, 720), (960, 540), (2560, 1440), (1920, 1200), (2560, 1080), (1707, 720), (1280, 1600)]
)
def test_the_board_keeps_its_share_of_any_window(room: tuple[int, int], stretch: float) -> None:
    for far in (False, True):
        lay = arrange(*room, stretch, 36 * stretch + 20, (316, 200), large_print=far)
        assert lay.view.w >= room[0] * 0.48
        assert lay.view.w * lay.view.h >= room[0] * room[1] * 0.25
        assert lay.hand.y + lay.hand.h <= room[1]
        assert lay.view.y + lay.view.h <= lay.hand.y
