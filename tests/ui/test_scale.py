"""Every screen at many sizes of the window, of everything and of letters: nothing is cut, covered, out of the window, or hard to read."""

from collections.abc import Iterable, Iterator
from itertools import product

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
    "720": ((1280, 720), Settings()), "1080": ((1920, 1080), Settings()), "720 at 200": ((1280, 720), Settings(scale=2.0)),
    "720 with letters at 200": ((1280, 720), Settings(letter=2.0)), "table mode": ((1920, 1080), Settings(table=True)),
}  # fmt: skip
MORE: dict[str, Shape] = {
    "1080 at 150": ((1920, 1080), Settings(scale=1.5)), "1440 at 75": ((2560, 1440), Settings(scale=0.75)),
    "1440 at 200": ((2560, 1440), Settings(scale=2.0)), "1080 at 75": ((1920, 1080), Settings(scale=0.75)),
    "720 at 75": ((1280, 720), Settings(scale=0.75)), "720 at 150, letters at 130": ((1280, 720), Settings(scale=1.5, letter=1.3)),
    "16 to 10": ((1600, 1000), Settings()), "4 to 3": ((1600, 1200), Settings(scale=1.15)), "21 to 9 at 150": ((2560, 1080), Settings(scale=1.5)),
    "upright": ((1280, 1600), Settings()), "all at 200": ((1280, 720), Settings(scale=2.0, letter=2.0)),
    "small letters": ((1280, 720), Settings(letter=0.75)), "table mode at 720": ((1280, 720), Settings(table=True)),
    "720 in bold letters": ((1280, 720), Settings(weight="bold")), "1080 at 150 in bold letters": ((1920, 1080), Settings(scale=1.5, weight="bold")),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _fonts() -> Iterator[None]:
    fonts.forget()
    pygame.font.init()
    yield
    fonts.forget()
    text.use(game="common")


DANGEROUS = "720 at 200"
"""The shape with the least room for words."""
USUAL = ("menu", "setup", "preferences", "rulebook", "walking", "reckoning", "planning with three hands", "Dungeonville, hiring")
"""Screens that everybody sees often."""
CHOSEN = ("720 with letters at 200", "21 to 9 at 150", "upright", "1080 at 150 in bold letters")
"""Wide and tall windows, large and bold letters: all shapes in all languages would take an hour."""


def check(*shapes: str, names: Iterable[str] = sample_screens.STAGES, language: str = "en", in_turn: bool = False) -> None:
    """Look at screens in some shapes: each is made once, and resized. `in_turn` looks at each in one shape."""
    found = {}
    for number, name in enumerate(names):
        text.use(game="common", language=language)
        screen = sample_screens.STAGES[name](msgspec.structs.replace(SHAPES[DANGEROUS][1], language=language))
        for shape in (shapes[number % len(shapes)],) if in_turn else shapes:
            size, settings = (SHAPES | MORE)[shape]
            for field in ("scale", "letter", "table", "weight"):
                setattr(screen.context.settings, field, getattr(settings, field))
            if faults := text_audit.faults(screen, size):
                found[name, shape] = faults
    assert found == {}


@pytest.mark.heavy
def test_nothing_is_cut_covered_outside_or_faint() -> None:
    check(DANGEROUS)
    check("1080", "720 with letters at 200", "table mode", names=USUAL)


@pytest.mark.heavy
def test_nor_at_odd_shapes_and_sizes() -> None:
    check(*CHOSEN, in_turn=True)


@pytest.mark.heavy
@pytest.mark.parametrize(("language", "shape"), [("de", DANGEROUS), ("nl", "1080 at 150")])
def test_nor_in_another_language(language: str, shape: str) -> None:
    assert set(text.languages()) == {"en", "de", "nl"}
    check(shape, language=language)


def too_wide(canvas: Canvas, *_: object) -> None:
    canvas.text("wider than the panel", (102, 102), 20, WHITE)


class Poor(Screen):
    fault = ""

    def targets(self, canvas: object) -> list[Target]:
        spots = {"plates": [Area(0, 0, 50, 50), Area(40, 0, 50, 50)], "outside": [Area(-20, 0, 50, 50)]}.get(self.fault, [])
        return [Target(number, area, lambda: None) for number, area in enumerate(spots)]

    def paint(self, canvas: object) -> None:
        made, long = self.canvas, "far too long for so little room"
        made.text("whole", (100, 500), 30, WHITE)
        if self.fault == "panel":
            made.paint("p", Area(100, 100, 60, 40), too_wide)
        elif self.fault == "paragraph":
            made.paragraph(long, Area(100, 100, 60, 20), 20, WHITE)
        elif self.fault == "broken":
            made.paragraph("unfortunately", Area(100, 100, 60, 90), 20, WHITE)
        elif self.fault == "cut":
            made.text(long, (100, 100), 20, WHITE, room=60)
        elif self.fault == "window":
            made.text("away", (1900, 100), 30, WHITE)
        elif self.fault == "faint":
            made.box(Area(50, 50, 400, 200), (120, 120, 120))
            made.text("grey", (100, 100), 30, (150, 150, 150))
        elif self.fault in ("upon", "covered"):
            made.text("one", (100, 100), 30, WHITE)
            if self.fault == "covered":  # what lies below a sheet is no fault
                made.box(Area(50, 50, 400, 200), (20, 20, 20))
            made.text("another", (110, 104), 30, WHITE)


def test_the_eyes_notice_and_contrast_is_reckoned_as_the_web_does() -> None:
    for fault, words in {
        "cut": "cut", "paragraph": "cut", "upon": "upon each other", "window": "out of its panel", "panel": "out of its panel",
        "faint": "faint", "plates": "upon each other", "outside": "out of the window", "covered": "", "": "",
        "broken": "a word is broken",
    }.items():  # fmt: skip
        screen = Poor(sample_screens.context(Settings()))
        screen.fault = fault
        found = text_audit.faults(screen, (1280, 720))
        assert bool(found) == bool(words), fault
        assert all(words in one for one in found), (fault, found)
    assert text_audit.contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert text_audit.contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_the_board_keeps_its_share_of_any_window() -> None:
    sizes = ((1920, 1080), (1280, 720), (960, 540), (2560, 1440), (1920, 1200), (2560, 1080), (1707, 720), (1280, 1600))
    for (wide, high), stretch, far in product(sizes, (1.0, 1.15, 1.3, 1.5, 2.0), (False, True)):
        lay = arrange(wide, high, stretch, 36 * stretch + 20, (316, 200), large_print=far)
        assert lay.view.w >= wide * 0.48, (wide, high, stretch, far)
        assert lay.view.w * lay.view.h >= wide * high * 0.25, (wide, high, stretch, far)
        assert lay.view.y + lay.view.h <= lay.hand.y <= high - lay.hand.h, (wide, high, stretch, far)
