"""Text that is selected with the mouse and copied, and the elements of pygame-gui on a canvas."""

import gc
import time
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.fonts import text_recorder
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


@pytest.fixture
def canvas(screen: pygame.Surface) -> Canvas:
    return Canvas(screen, SIZE)


def drawn(canvas: Canvas, x: float = 60, words: str = WORDS) -> None:
    canvas.passages.clear()
    with canvas.selecting():
        canvas.paragraph(words, Area(x, 60, 460, 400), 24, (240, 230, 200))


def mouse(kind: int, at: tuple[int, int]) -> pygame.event.Event:
    more = {"rel": (0, 0), "buttons": (1, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": 1}
    return pygame.event.Event(kind, pos=at, **more)


def key(code: int, mod: int = pygame.KMOD_CTRL) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def drag(take: Any, start: tuple[int, int], end: tuple[int, int]) -> None:
    take(mouse(pygame.MOUSEBUTTONDOWN, start))
    take(mouse(pygame.MOUSEMOTION, end))
    take(mouse(pygame.MOUSEBUTTONUP, end))


# ------------------------------------------------------------------ one text


def test_words_are_selected_with_the_mouse_and_copied_as_one_line(canvas: Canvas) -> None:
    drawn(canvas)
    (passage,) = canvas.passages
    selection = TextSelection(canvas, passage)
    drag(selection.take, passage.rect.move(0, 5).topleft, (passage.rect.right + 20, passage.rect.bottom - 5))
    assert selection.words == WORDS, "markup is shown as it was written, and line ends are spaces"
    assert selection.take(key(pygame.K_c))
    assert pygame.scrap.get_text() == WORDS


def test_a_part_is_selected_and_ctrl_a_takes_all(canvas: Canvas) -> None:
    drawn(canvas)
    (passage,) = canvas.passages
    selection = TextSelection(canvas, passage)
    x, y = passage.rect.topleft
    drag(selection.take, (x + 40, y + 6), (x + 120, y + 6))
    assert 0 < len(selection.words) < 20
    assert selection.words in WORDS
    selection.take(key(pygame.K_a))
    assert selection.words == WORDS


def test_a_double_click_selects_a_word(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn(canvas, words="hyena")
    (passage,) = canvas.passages
    selection = TextSelection(canvas, passage)
    for _ in range(2):
        selection.take(mouse(pygame.MOUSEBUTTONDOWN, passage.rect.center))
        selection.take(mouse(pygame.MOUSEBUTTONUP, passage.rect.center))
    assert selection.words == "hyena"


@pytest.mark.parametrize(
    "words", ["a", "Arjhan rests.", "supercalifragilistic" * 4, "one\ntwo", " ".join("word" for _ in range(300))]
)
def test_any_text_becomes_an_element_with_the_same_lines(canvas: Canvas, words: str) -> None:
    drawn(canvas, words=words)
    (passage,) = canvas.passages
    selection = TextSelection(canvas, passage)
    layout: Any = selection.box.text_box_layout
    rows = ["".join(getattr(chunk, "text", "") for chunk in row.items) for row in layout.layout_rows]
    assert [row.strip() for row in rows if row.strip()] == [line for line, _ in passage.lines if line]


def test_selected_words_stand_where_they_were_drawn_and_are_not_faint(canvas: Canvas) -> None:
    canvas.surface.fill((20, 10, 5))
    drawn(canvas)
    (passage,) = canvas.passages
    before = canvas.surface.copy()
    selection = TextSelection(canvas, passage)
    selection.take(mouse(pygame.MOUSEBUTTONDOWN, passage.rect.topleft))
    assert selection.paint(canvas)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(canvas.surface, "RGB"), "nothing is selected yet"
    selection.take(mouse(pygame.MOUSEBUTTONUP, passage.rect.topleft))
    selection.take(key(pygame.K_a))
    selection.paint(canvas)
    painted = canvas.surface.subsurface(passage.rect)
    inks = {tuple(painted.get_at((x, y)))[:3] for x in range(painted.get_width()) for y in range(painted.get_height())}
    assert all(any(max(abs(a - b) for a, b in zip(one, ink, strict=True)) < 4 for ink in inks) for one in (GOLD, INK))
    assert text_audit.contrast(INK, GOLD) > 7


def test_a_selection_follows_its_text_and_ends_when_that_is_gone(canvas: Canvas) -> None:
    drawn(canvas)
    selection = TextSelection(canvas, canvas.passages[0])
    selection.take(key(pygame.K_a))
    drawn(canvas, 200)
    assert selection.paint(canvas)
    assert selection.box.rect.x == canvas.passages[0].rect.x
    drawn(canvas, words="Something else.")
    assert not selection.paint(canvas)


def test_elements_die_with_what_they_were_made_for(canvas: Canvas) -> None:
    drawn(canvas)
    manager = elements_of(canvas)
    before = len(manager.get_sprite_group().sprites())
    kept: list[object] = [
        TextSelection(canvas, canvas.passages[0]),
        TextField(canvas, Area(9, 9, 200, 44), "1", allowed="numbers", longest=9),
    ]
    assert len(manager.get_sprite_group().sprites()) == before + 2
    kept.clear()
    gc.collect()
    assert len(manager.get_sprite_group().sprites()) == before
    assert elements_of(canvas) is manager
    assert elements_of(Canvas(canvas.surface, SIZE)) is not manager


def test_selecting_leaves_no_event_in_the_queue(canvas: Canvas) -> None:
    pygame.event.clear()
    drawn(canvas)
    selection = TextSelection(canvas, canvas.passages[0])
    drag(selection.take, canvas.passages[0].rect.center, canvas.passages[0].rect.topleft)
    selection.take(key(pygame.K_c))
    assert not [event for event in pygame.event.get() if event.type >= pygame.USEREVENT]


# ------------------------------------------------------------------ entries and the audit


def test_an_entry_copies_cuts_and_pastes(canvas: Canvas) -> None:
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
    text_recorder.notes = []
    try:
        canvas.text("below", (70, 70), 24, (240, 230, 200))
        field.draw(canvas)
        lines = text_recorder.notes
    finally:
        text_recorder.notes = None
    assert [line.wanted for line in lines] == [words], "what it covers is not read"
    assert bool(list(text_audit.cut(lines))) == cut
    assert not list(text_audit.faint(lines))


# ------------------------------------------------------------------ pages


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
def table(castle_words: None) -> Table:
    made = Table(AppContext(Settings()), 2000)
    made.open(log_dialog(made))  # type: ignore[arg-type]
    return made


def test_a_log_of_2000_lines_opens_within_100_ms(table: Table, screen: pygame.Surface) -> None:
    table.context.canvas(screen)
    begun = time.process_time()
    table.draw(screen)
    assert time.process_time() - begun < 0.1 * 2, "twice the limit: test machines are slow"


def test_lines_far_from_the_view_are_measured_when_they_come_near(table: Table, screen: pygame.Surface) -> None:
    table.draw(screen)
    log: Any = table.dialog
    assert len(log._measured[1].estimated) > 1900
    for place in (0, 1000, 1999, 3):
        table.focus.current, table.dirty = ("line", place), True
        table.draw(screen)
        table.draw(screen)
        shown = table.focus.focused
        assert shown is not None
        assert shown.within is not None
        assert shown.within.holds(shown.area.centre)
        canvas = table.context.canvas(screen)
        seen = [item for item in table.focus.targets if item.group == "lines" and shown.within.holds(item.area.centre)]
        assert all(item.area.h == canvas.tall(item.label, 21, log.room(canvas, item.area.w)) + 12 for item in seen)


def test_a_line_of_the_log_is_selected_and_copied_and_a_click_opens_its_rule(table: Table, screen: pygame.Surface) -> None:
    table.draw(screen)
    assert table.canvas is not None
    lines = [one for one in table.canvas.passages if one.lines[0][0].split(":")[0].isdigit()]
    passage = next(one for one in reversed(lines) if int(one.lines[0][0].split(":")[0]) % 2)
    x, y = passage.rect.topleft
    drag(table.handle, (x + 4, y + 6), (x + 200, y + 6))
    assert table.rules == [], "a drag selects, and presses nothing"
    table.draw(screen)
    before = table.typed_keys
    table.handle(key(pygame.K_c))
    assert pygame.scrap.get_text() in passage.lines[0][0]
    assert len(pygame.scrap.get_text()) > 8
    assert table.typed_keys == before
    drag(table.handle, (x + 4, y + 6), (x + 4, y + 6))
    assert table.rules == ["CR-093"], "a click presses the line"


def test_below_a_dialog_no_text_is_selected_and_no_key_arrives(table: Table, screen: pygame.Surface) -> None:
    table.draw(screen)
    assert table.canvas is not None
    assert not any("Secret" in one.lines[0][0] for one in table.canvas.passages)
    table.handle(mouse(pygame.MOUSEBUTTONDOWN, (30, 12)))
    assert table.texts.selection is None


def test_the_text_of_a_rule_is_selected_in_the_rulebook(castle_words: None, screen: pygame.Surface) -> None:
    scene = RulebookScene(AppContext(Settings()), "CR-093")
    scene.draw(screen)
    scene.dirty = True
    scene.draw(screen)
    assert scene.canvas is not None
    passage = max(scene.canvas.passages, key=lambda one: len(one.lines))
    x, y = passage.lines[0][1]
    before = scene.spot
    drag(scene.handle, (x + 2, y + 6), (x + 150, y + 6))
    assert scene.texts.selection is not None
    assert scene.texts.selection.words in passage.lines[0][0]
    scene.draw(screen)
    scene.handle(key(pygame.K_c))
    assert pygame.scrap.get_text() == scene.texts.selection.words
    assert scene.spot == before
    scene.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
    assert scene.texts.selection is None, "any other key ends it"
