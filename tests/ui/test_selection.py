"""Text that is selected with the mouse and copied, and the elements of pygame-gui on a canvas."""

import gc
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, INK
from game.ui.scene.context import AppContext
from game.ui.screens.rulebook.scene import RulebookScene
from game.ui.settings import Settings
from game.ui.table.dialogs import log_dialog
from game.ui.widgets.dialog import DialogHost
from game.ui.widgets.elements import elements_of
from game.ui.widgets.selection import TextSelection
from game.ui.widgets.text_field import TextField
from tests.ui import text_audit

SIZE = (1280, 720)
WORDS = "Bo & Kat <b>rest</b>: 5 < 6, and A&B. A surge heals 4 HP, as CR-093 says of everybody who sits by the fire."
SHADE = (240, 230, 200)
Point = tuple[int, int]


@pytest.fixture
def canvas(screen: pygame.Surface) -> Canvas:
    return Canvas(screen, SIZE)


def drawn(canvas: Canvas, x: float = 60, words: str = WORDS) -> TextSelection:
    canvas.passages.clear()
    with canvas.selecting():
        canvas.paragraph(words, Area(x, 60, 460, 400), 24, SHADE)
    (passage,) = canvas.passages
    return TextSelection(canvas, passage)


def mouse(kind: int, at: Point) -> pygame.event.Event:
    more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    return pygame.event.Event(kind, pos=at, **more)


def key(code: int, mod: int = pygame.KMOD_CTRL) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def drag(take: Callable[[pygame.event.Event], object], start: Point, end: Point) -> None:
    for kind, at in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEMOTION, end), (pygame.MOUSEBUTTONUP, end)):
        take(mouse(kind, at))


def test_any_text_becomes_an_element_whose_words_are_selected_with_the_mouse_and_copied_as_one_line(canvas: Canvas) -> None:
    pygame.event.clear()
    selection, place = drawn(canvas), canvas.passages[0].rect
    drag(selection.take, place.move(0, 5).topleft, (place.right + 20, place.bottom - 5))
    assert selection.words == WORDS, "markup is shown as it was written, and line ends are spaces"
    assert selection.take(key(pygame.K_c)) and pygame.scrap.get_text() == WORDS
    assert not [event for event in pygame.event.get() if event.type >= pygame.USEREVENT], "no event is left in the queue"
    drag(selection.take, (place.x + 40, place.y + 6), (place.x + 120, place.y + 6))
    assert 0 < len(selection.words) < 20 and selection.words in WORDS
    selection.take(key(pygame.K_a))
    assert selection.words == WORDS
    selection, place = drawn(canvas, words="hyena"), canvas.passages[0].rect
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 2:
        selection.take(mouse(kind, place.center))
    assert selection.words == "hyena", "a double click selects a word"
    for words in ("a", "Arjhan rests.", "supercalifragilistic" * 4, "one\ntwo", " ".join("word" for _ in range(300))):
        selection = drawn(canvas, words=words)
        layout: Any = selection.box.text_box_layout
        rows = ["".join(getattr(chunk, "text", "") for chunk in row.items) for row in layout.layout_rows]
        assert [row.strip() for row in rows if row.strip()] == [line for line, _ in canvas.passages[0].lines if line]


def test_selected_words_stand_where_they_were_drawn_follow_their_text_and_end_when_that_is_gone(canvas: Canvas) -> None:
    canvas.surface.fill((20, 10, 5))
    selection, place = drawn(canvas), canvas.passages[0].rect
    before = pygame.image.tobytes(canvas.surface, "RGB")
    selection.take(mouse(pygame.MOUSEBUTTONDOWN, place.topleft))
    assert selection.paint(canvas)
    assert pygame.image.tobytes(canvas.surface, "RGB") == before, "nothing is selected yet"
    selection.take(mouse(pygame.MOUSEBUTTONUP, place.topleft))
    selection.take(key(pygame.K_a))
    selection.paint(canvas)
    painted = canvas.surface.subsurface(place)
    inks = {tuple(painted.get_at((x, y)))[:3] for x in range(painted.get_width()) for y in range(painted.get_height())}
    assert all(any(max(abs(a - b) for a, b in zip(one, ink, strict=True)) < 4 for ink in inks) for one in (GOLD, INK))
    assert text_audit.contrast(INK, GOLD) > 7
    selection = drawn(canvas)
    selection.take(key(pygame.K_a))
    drawn(canvas, 200)
    assert selection.paint(canvas) and selection.box.rect.x == canvas.passages[0].rect.x
    drawn(canvas, words="Something else.")
    assert not selection.paint(canvas)


@pytest.mark.heavy
def test_an_entry_copies_cuts_and_pastes_and_elements_die_with_what_they_were_made_for(canvas: Canvas) -> None:
    manager = elements_of(canvas)

    def count() -> int:
        return len(manager.get_sprite_group().sprites())

    before = count()
    kept: list[object] = [drawn(canvas), TextField(canvas, Area(9, 9, 200, 44), "1", allowed="numbers", longest=9)]
    assert count() == before + 2
    kept.clear()
    gc.collect()
    assert count() == before and elements_of(canvas) is manager
    assert elements_of(Canvas(canvas.surface, SIZE)) is not manager
    field = TextField(canvas, Area(60, 60, 300, 50), "1234", allowed="numbers", longest=18)
    for code in (pygame.K_a, pygame.K_c):
        field.take(key(code))
    assert pygame.scrap.get_text() == "1234"
    field.take(key(pygame.K_x))
    assert field.words == ""
    for _ in range(2):
        field.take(key(pygame.K_v))
    assert field.words == "12341234"


@pytest.mark.parametrize(("words", "cut"), [("42", False), ("123456789012345678", True)])
def test_the_audit_knows_the_words_in_an_entry(canvas: Canvas, words: str, cut: bool) -> None:
    field = TextField(canvas, Area(60, 60, 90, 50), words, allowed="numbers", longest=18)
    lines = text_audit.recorded(lambda: (canvas.text("below", (70, 70), 24, SHADE), field.draw(canvas)))
    assert [line.wanted for line in lines] == [words], "what it covers is not read"
    assert bool(list(text_audit.cut(lines))) == cut and not list(text_audit.faint(lines))


class Table(DialogHost):
    """A page below a dialog, which counts its keys."""

    typed_keys = 0
    rules: list[str]

    def __init__(self, context: AppContext, lines: int) -> None:
        super().__init__(context)
        log = [SimpleNamespace(words=f"{number}: {WORDS}", rule="CR-093" if number % 2 else "") for number in range(lines)]
        self.client, self.rules = SimpleNamespace(log=log), []

    def first_focus(self) -> object:
        return None

    def targets(self, canvas: Canvas) -> Any:
        return self.dialog.targets(canvas) if self.dialog is not None else []

    def paint(self, canvas: Canvas) -> None:
        with canvas.selecting():
            canvas.paragraph("Secret words of the table below", Area(0, 0, 1900, 1000), 30, (255, 255, 255))
        if self.dialog is not None:
            self.dialog.paint(canvas)

    def rulebook(self, rule: str = "") -> None:
        self.rules.append(rule)

    def key(self, event: pygame.event.Event) -> None:
        self.typed_keys += 1


@pytest.fixture
def table(castle_words: None, screen: pygame.Surface) -> Any:
    """A page with its log open, which is drawn in time."""
    made: Any = Table(AppContext(Settings()), 2000)
    made.open(log_dialog(made))
    made.context.canvas(screen)
    begun = time.process_time()
    made.draw(screen)
    assert time.process_time() - begun < 0.1 * 2, "2,000 lines open within 100 ms; twice the limit: test machines are slow"
    return made


@pytest.mark.heavy
def test_lines_far_from_the_view_are_measured_when_they_come_near(table: Any, screen: pygame.Surface) -> None:
    log = table.dialog
    assert len(log._measured[1].estimated) > 1900
    for place in (0, 1000, 1999, 3):
        table.focus.current, table.dirty = ("line", place), True
        table.draw(screen)
        table.draw(screen)
        shown = table.focus.focused
        assert shown.within.holds(shown.area.centre)
        canvas = table.context.canvas(screen)
        seen = [item for item in table.focus.targets if item.group == "lines" and shown.within.holds(item.area.centre)]
        assert all(item.area.h == canvas.tall(item.label, 21, log.room(canvas, item.area.w)) + 12 for item in seen)


def test_a_line_of_the_log_is_selected_and_copied_and_a_click_opens_its_rule(table: Any, screen: pygame.Surface) -> None:
    numbers = {one.lines[0][0].split(":")[0]: one for one in table.canvas.passages}
    passage = [one for number, one in numbers.items() if number.isdigit() and int(number) % 2][-1]
    x, y = passage.rect.topleft
    drag(table.handle, (x + 4, y + 6), (x + 200, y + 6))
    assert table.rules == [], "a drag selects, and presses nothing"
    table.draw(screen)
    before = table.typed_keys
    table.handle(key(pygame.K_c))
    assert pygame.scrap.get_text() in passage.lines[0][0] and len(pygame.scrap.get_text()) > 8
    assert table.typed_keys == before
    drag(table.handle, (x + 4, y + 6), (x + 4, y + 6))
    assert table.rules == ["CR-093"], "a click presses the line"
    assert not any("Secret" in one.lines[0][0] for one in table.canvas.passages)
    table.handle(mouse(pygame.MOUSEBUTTONDOWN, (30, 12)))  # below a dialog no text is selected
    assert table.texts.selection is None


def test_the_text_of_a_rule_is_selected_in_the_rulebook(castle_words: None, screen: pygame.Surface) -> None:
    scene: Any = RulebookScene(AppContext(Settings()), "CR-093")
    for _ in range(2):
        scene.dirty = True
        scene.draw(screen)
    passage = max(scene.canvas.passages, key=lambda one: len(one.lines))
    (x, y), before = passage.lines[0][1], scene.spot
    drag(scene.handle, (x + 2, y + 6), (x + 150, y + 6))
    assert scene.texts.selection.words in passage.lines[0][0]
    scene.draw(screen)
    scene.handle(key(pygame.K_c))
    assert pygame.scrap.get_text() == scene.texts.selection.words and scene.spot == before
    scene.handle(key(pygame.K_DOWN, 0))
    assert scene.texts.selection is None, "any other key ends it"
