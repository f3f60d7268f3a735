"""The settings page, by keys alone and by mouse alone; and what the settings do: every change acts at once and is written at once."""

import threading
from collections.abc import Callable
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
import virtual_gamepad
from text_audit import recorded

from game import text
from game.match import Match
from game.rules.ravenloft.event import Damaged
from game.storage import paths
from game.ui import settings as kept
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas, DisplayOptions
from game.ui.draw.theme import CABINET
from game.ui.input.gamepad import BUTTONS, TRIGGERS
from game.ui.input.state import ON_PAD
from game.ui.ravenloft import settings_preview
from game.ui.ravenloft.board import dungeon as below
from game.ui.ravenloft.board.camera import Camera, Sight
from game.ui.ravenloft.choreography.clips import make_clip
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.ravenloft.table.table import castle_table
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Push
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.settings import painter as look, rows as shows
from game.ui.screens.settings.rows import SettingRow, groups
from game.ui.screens.settings.scene import SettingsScene
from game.ui.settings import CAPTIONS, Settings, Start
from game.ui.sound.schedule import Captions
from game.ui.table.director import Clip
from game.ui.widgets import gamepad
from game.ui.widgets.caption_painter import ICE, CaptionPainter

ELSEWHERE = {"keys", "bookmark", "sitting", "watching", "second_letter", "primers", "all_stories", "setups", "names"}
"""Fields that are set where they are used: a key with its plate, the bookmark by reading, how people sit in the Villa before a night and in its
pause, the letters of a second window in the pause of that window, whether every story of London Dread is open before its evening, the names of profiles on the page of records."""
ESPERANTO = {
    "common": "language-name = Esperanto\nevent-turn-began = Vico de { $hero }.\n",
    "ui": "ui-settings = Agordoj\nui-set-language = Lingvo\nui-on = jes\n",
    "ravenloft": "event-turn-began = Vico { $number }: { $hero }.\n",
}
WHITE = (255, 255, 255)
PAGE = (1920, 1080)
LARGE = [("1280x720", 2.0, 1.0), ("1600x1000", 1.0, 2.0)]
Begin = Callable[..., App]


@pytest.fixture
def begin(close: list[App], monkeypatch: pytest.MonkeyPatch) -> Begin:
    def made(chosen: Settings | None = None, size: str = "1920x1080") -> App:
        monkeypatch.setenv("DREADHOUSE_WINDOW", size)
        close.append(App(Start(), chosen=chosen, agent_worker=AgentWorker(background=False)))
        user_input.frames(close[-1], 2)
        return close[-1]

    return made


@pytest.fixture
def esperanto() -> None:
    """A second language in the player's own folder, which is a temporary one here."""
    for part, said in ESPERANTO.items():
        folder = paths.languages() / part
        folder.mkdir(parents=True)
        (folder / "eo.ftl").write_text(said, encoding="utf-8")


def page_of(app: App) -> SettingsScene:
    if not isinstance(app.scene, SettingsScene):
        app.enter(Push("settings"))
        user_input.frames(app, 2)
    assert isinstance(app.scene, SettingsScene)
    return app.scene


def focus(app: App, what: str) -> Any:
    """Bring a row into view, and return its place."""
    page = page_of(app)
    page.focus.current, page.dirty = ("row", what), True
    user_input.frames(app, 2)
    item = page.focus.find(("row", what))
    assert item.within.holds(item.area.centre)
    return item


def words(app: App) -> set[str]:
    return {line.words for line in text_audit.read(user_input.screen_of(app), PAGE)}


def stored() -> Settings:
    return kept.load(paths.settings())


@pytest.fixture(params=[("1280x720", 1.0, 1.0), *(pytest.param(one, marks=pytest.mark.heavy) for one in LARGE)], ids=str)
def app(request: pytest.FixtureRequest, begin: Begin, esperanto: None) -> App:
    size, scale, letter = request.param
    made = begin(Settings(speed="instant", scale=scale, letter=letter), size)
    page_of(made)
    return made


@pytest.mark.heavy
def test_keys_alone_reach_and_change_every_row_and_esc_goes_back(app: App) -> None:
    rows = {row.what: row for group in groups(app.context) for row in group.rows if row.kind != "plate"}
    fields = set(Settings.__struct_fields__) - ELSEWHERE
    assert set(rows) >= fields
    for row in rows.values():
        assert row.label and row.note
        assert kept.usual(row.what) in row.values and all(shows.words(row, value) for value in row.values)
    ring, seen, visited = page_of(app).focus, set[str](), set[str]()
    for _ in range(40):
        user_input.press(app, pygame.K_TAB)
        if ring.focused.group in visited:
            continue
        visited.add(ring.focused.group)
        for _ in range(8):
            row = ring.focused.data
            if ring.focused.group not in visited or not isinstance(row, SettingRow) or row.what in seen:
                break
            seen.add(row.what)
            if row.values and row.what not in ("scale", "letter", "full_screen"):
                change(app, row.what)
            user_input.press(app, pygame.K_DOWN)
    assert seen >= fields
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)


def change(app: App, what: str) -> None:
    chosen = app.context.settings
    before = getattr(chosen, what)
    user_input.press(app, pygame.K_RIGHT)
    if getattr(chosen, what) == before:
        user_input.press(app, pygame.K_LEFT)
    assert before != getattr(chosen, what) == getattr(stored(), what)


def test_the_mouse_sets_a_segment_a_switch_and_a_slider_and_backspace_gives_usual_values_back(app: App) -> None:
    down, up, move = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION
    canvas = app.context.canvas(app.surface)
    item = focus(app, "speed")
    user_input.mouse(app, down, look.segments(canvas, item.data, item.area)[2].centre)
    assert stored().speed == "quick"
    area = focus(app, "captions").area
    user_input.mouse(app, down, (area.x + area.w - 20, area.centre[1]))
    assert stored().captions
    item = focus(app, "music")
    groove = look.rail(canvas, item.data, item.area)
    for kind, share, volume in ((down, 0.9, 90), (move, 0.3, 30), (up, 0.3, 30), (move, 0.8, 30)):
        user_input.mouse(app, kind, (groove.x + groove.w * share, groove.y + 5))
        assert app.context.settings.music == stored().music == volume
    item, before = focus(app, "scale"), app.context.settings.scale
    groove = look.rail(canvas, item.data, item.area)
    end = groove.x + groove.w * (before <= 1)
    user_input.mouse(app, down, (end, groove.y + 5))
    assert app.context.settings.scale == before, "the page grows only when its slider is let go"
    user_input.mouse(app, up, (end, groove.y + 5))
    assert app.context.settings.scale == stored().scale == (0.75 if before > 1 else 2.0)
    assert app.context.canvas(app.surface).zoom == stored().scale
    app.context.settings.music, app.context.settings.speed, app.context.settings.scale = 5, "calm", before
    focus(app, "effects")
    user_input.press(app, pygame.K_BACKSPACE)
    assert (stored().music, stored().speed) == (Settings().music, "calm")
    focus(app, "full_screen")
    user_input.press(app, pygame.K_RETURN)
    user_input.frames(app)
    assert app.context.settings.full_screen and stored().full_screen


@pytest.mark.heavy
def test_rows_are_gone_through_in_the_order_of_reading_and_language_and_weight_change_the_page_at_once(begin: Begin) -> None:
    app = begin()
    ring = page_of(app).focus
    rows = [row.what for group in groups(app.context) if group.name == "motion" for row in group.rows]
    focus(app, rows[0])
    for what in rows:
        assert ring.current == ("row", what)
        user_input.press(app, pygame.K_DOWN)
    assert ring.focused is not None and ring.focused.group != "motion"
    left, right = (focus(app, what).area for what in rows[1:3])
    assert left.y == right.y, "two switches stand side by side"
    focus(app, rows[1])
    user_input.press(app, pygame.K_UP)
    assert ring.current == ("row", rows[0])
    assert focus(app, "language").data.values == ("en", "de", "nl")
    assert {"English", "Deutsch", "Nederlands", text.say("ui-far-metres")} <= words(app)
    panel = app.context.canvas(app.surface).panels["far-screen"][2]  # the picture of table mode is painted large and shown small
    assert len({tuple(panel.get_at((x, y))) for x in range(0, panel.get_width(), 3) for y in range(0, 60, 3)}) > 40
    for key, language in ((pygame.K_RIGHT, "de"), (pygame.K_RIGHT, "nl"), (pygame.K_LEFT, "de"), (pygame.K_LEFT, "en")):
        user_input.press(app, key)
        assert app.context.settings.language == language
    before = pygame.image.tobytes(app.surface, "RGB")
    focus(app, "weight")
    user_input.press(app, pygame.K_RIGHT)
    assert stored().weight == "bold" and app.context.canvas(app.surface).look.bold
    focus(app, "language")
    assert pygame.image.tobytes(app.surface, "RGB") != before
    assert page_of(app).canvas is app.context.canvas(app.surface)


@pytest.mark.heavy
@pytest.mark.usefixtures("esperanto")
def test_a_second_language_is_offered_switched_to_at_once_and_remembered(begin: Begin) -> None:
    app = begin()
    page_of(app)
    assert {"English", "Esperanto", "Settings", "Language"} <= words(app)
    focus(app, "language")
    for _ in range(2):  # German is between them
        user_input.press(app, pygame.K_RIGHT)
    assert {"English", "Esperanto", "Agordoj", "Lingvo", "jes"} <= words(app)
    assert "Sound" in words(app), "what the language lacks stays English"
    assert stored().language == "eo"
    again = begin()
    assert text.language() == "eo"
    item = focus(again, "language")
    assert "Agordoj" in words(again)
    user_input.press(again, pygame.K_BACKSPACE)
    assert text.language() == stored().language == "en" and "Settings" in words(again)
    segment = look.segments(again.context.canvas(again.surface), item.data, item.area)[2]
    user_input.mouse(again, pygame.MOUSEBUTTONDOWN, segment.centre)
    assert text.language() == "eo", "the mouse chooses it, too"
    begin(Settings(language="xx"))
    assert text.language() == "en", "one that is gone"
    begin(Settings(language="eo"))
    assert text.language() == "eo"


@pytest.mark.heavy
@pytest.mark.usefixtures("esperanto")
def test_a_table_and_the_menu_are_told_anew_in_the_other_language(begin: Begin) -> None:
    app = begin()
    match = Match.new("ravenloft", seed=3, options={"adventure": "find-the-icon"})
    while not any(type(event).__name__ == "TurnBegan" for events in match.log for event in events):
        match.answer("random")
    table = castle_table(app.context, match)
    app.show(table)
    table.open(pause_dialog(table, table.game))
    stack = user_input.SceneStack(table)
    page = stack.to(pause_dialog(table, table.game).acts["settings"]())
    assert isinstance(page, SettingsScene)
    assert any(line.words.startswith("Turn") or "turn" in line.words for line in table.client.log)
    page.choose("language", "eo")
    assert stack.to(page.back()) is table and any(line.words.startswith("Vico") for line in table.client.log)
    menu = MenuScene(app.context)
    menu.message = text.say("ui-nothing-to-continue")
    stack = user_input.SceneStack(menu)
    page = stack.to(menu.preferences())
    page.choose("language", "en")
    stack.to(page.back())
    assert menu.message == ""


def test_the_page_is_there_before_the_game_of_its_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    imported = threading.Event()
    shows._loader.cache_clear()
    monkeypatch.setattr(shows, "settings_preview", lambda: imported.wait(5) and settings_preview)
    context = AppContext(Settings(), AgentWorker(background=False))
    page, context.is_interactive = SettingsScene(context), True
    try:
        first = [line.words for line in text_audit.read(page, PAGE)]
        assert text.say("ui-settings") in first
        page.update(16)
        assert not page.previewed, "the thread has not imported it"
        imported.set()
        shows._loader().join()
        page.update(16)
        assert page.previewed and page.dirty and len(text_audit.read(page, PAGE)) > len(first)
    finally:
        shows._loader.cache_clear()


def test_bold_letters_are_thicker_everywhere_and_as_large(screen: pygame.Surface) -> None:
    for face in ("text", "book", "italic"):
        ink, high = [], []
        for bold in (False, True):
            canvas = Canvas(screen, (1280, 720), look=DisplayOptions(bold=bold))
            screen.fill((0, 0, 0))
            wide = canvas.text("Hallways", (20, 20), 40, WHITE, face=face)
            assert wide == pytest.approx(canvas.wide("Hallways", 40, face), abs=1.5)
            ink.append(pygame.mask.from_threshold(screen, WHITE, (128, 128, 128)).count())
            high.append(canvas.high(40, face))
        assert ink[1] > ink[0] * 1.05 and high[1] == pytest.approx(high[0], rel=0.05)


@pytest.mark.heavy
def test_fog_and_flames_move_each_by_its_own_switch_and_reduced_motion_goes_before_both(begin: Begin) -> None:
    still = Settings(reduced=True, fog=True, flicker=True)
    assert not still.drifts and not still.wavers
    app = begin(Settings(flicker=False))
    for flicker in (False, True):
        app.context.settings.flicker = flicker
        painted = 0
        for _ in range(20):
            user_input.frames(app, 1, 60)
            painted += app.context.painted
        assert painted > 5 if flicker else painted == 0
    screen = app.surface
    table: Any = sample_screens.table(Settings(), "walk")
    tiles = tuple(table.game.t.board.tiles)
    for fog, flicker in ((True, True), (True, False), (False, True), (False, False)):
        canvas, camera, made = Canvas(screen, (1280, 720)), Camera(4, 1, 60), below.Dungeon()
        sight = Sight(canvas, canvas.room.inset(100), camera, tiles, ShownState(tiles=len(tiles)))
        camera.fit(tiles, sight.view)
        pictures, due = [], 0
        for _ in range(2):
            for _beat in range(30):
                made.live(100, Settings(fog=fog, flicker=flicker), busy=False)
                due += made._due
            made.forget()
            made.paint(sight)
            made._due = False
            pictures.append(pygame.image.tobytes(screen, "RGB"))
        assert (pictures[0] != pictures[1]) == (fog or flicker)
        assert bool(due) == (fog or flicker), "a dungeon in which nothing moves is not lit anew"
        assert (made.painter.times.at > 0, made.painter.times.drift > 0) == (flicker, fog)


def test_a_blow_jolts_the_board_the_more_the_more_it_takes_and_only_for_those_who_want_it(screen: pygame.Surface) -> None:
    made: Any = sample_screens.STAGES["walking"](Settings())
    made.animations.add([Clip(1e9)])
    made.animations.update(1)

    def picture(jolt: tuple[float, float], **chosen: bool) -> bytes:
        made.game.director.jolt = jolt
        for what in ("shake", "reduced"):
            setattr(made.context.settings, what, chosen.get(what, False))
        user_input.redraw(made, screen)
        return pygame.image.tobytes(screen.subsurface(made.canvas.rect(made.game.place.view)), "RGB")

    still = picture((0, 0))
    assert picture((6, 0)) == still and picture((6, 0), shake=True, reduced=True) == still
    assert picture((6, 0), shake=True) != still and picture((0, 0), shake=True) == still
    director, hero, most = made.game.director, made.game.t.heroes[0].id, {}
    for amount in (1, 3):
        clip = make_clip(director, Damaged(hero, amount, 0, "wraith"))
        clip.begin()
        most[amount] = 0.0
        for share in range(100):
            clip.play(share / 100)
            most[amount] = max(most[amount], *map(abs, director.jolt))
        clip.end()
        assert director.jolt == (0.0, 0.0)
    assert 1 < most[1] < most[3] <= 8


def heard(side: str, said: str = "") -> Captions:
    captions = Captions()
    captions.add("bats", 9.0, side)
    captions.lines[0].words = said or captions.lines[0].words
    return captions


def test_captions_are_as_large_as_wanted_broken_rather_than_cut_and_an_arrow_points_to_their_sound(begin: Begin) -> None:
    app = begin(Settings(captions=True, reduced=True))
    lines, chosen, sizes = heard("left").lines, app.context.settings, []
    for size in CAPTIONS:
        chosen.caption = size
        notes = recorded(lambda: app.captions.paint_over(app.context.canvas(app.surface), app.scene, lines, chosen))
        assert not [line for line in notes if line.cut]
        sizes.append({line.pixels for line in notes})
    assert sizes == [{round(size)} for size in CAPTIONS.values()]
    assert list(CAPTIONS.values()) == sorted(set(CAPTIONS.values()))
    canvas = Canvas(pygame.Surface((1280, 720)), (1280, 720), 2.0, zoom=2.0)
    said = "a caption that says very much about what is heard somewhere far to the left"
    lines = heard("left", said).lines
    notes = recorded(lambda: CaptionPainter().paint(canvas, lines, canvas.room, [], None, CABINET, CAPTIONS["large"]))
    assert len(notes) > 1 and not [line for line in notes if line.cut]
    assert " ".join(line.words for line in notes) == said
    paper = pygame.Surface((1280, 720))
    for side, way in (("left", (-1, 0)), ("right", (1, 0)), ("above", (0, -1)), ("below", (0, 1))):
        canvas, lines, drawn = Canvas(paper, (1280, 720)), heard(side).lines, {}
        for arrow in (False, True):
            paper.fill((0, 0, 0))
            CaptionPainter().paint(canvas, lines, canvas.room, [], None, CABINET, arrow=arrow)
            drawn[arrow] = pygame.mask.from_threshold(paper, ICE, (2, 2, 2, 255))
            canvas.panels.clear()
        assert not drawn[False].count()
        (box,) = drawn[True].get_bounding_rects()
        x, y = drawn[True].centroid()  # a triangle has its weight away from its tip
        assert ((box.centerx - x) * way[0] + (box.centery - y) * way[1]) > 0, side


def test_every_button_is_shown_with_what_it_really_does_and_named_on_the_page_drawn_or_listed() -> None:
    parts = (*gamepad.LEFT, *gamepad.RIGHT)
    assert sorted(f"pad:{part}" for part in parts) == sorted(set(ON_PAD.values()))
    meant = {"lt": TRIGGERS[pygame.CONTROLLER_AXIS_TRIGGERLEFT], "rt": TRIGGERS[pygame.CONTROLLER_AXIS_TRIGGERRIGHT]}
    names = {"a": "A", "b": "B", "x": "X", "y": "Y", "lb": "LEFTSHOULDER", "rb": "RIGHTSHOULDER", "start": "START", "select": "BACK",
             "r3": "RIGHTSTICK", "cross": "DPAD_UP"}  # fmt: skip
    meant |= {part: BUTTONS[getattr(pygame, f"CONTROLLER_BUTTON_{name}")] for part, name in names.items()}
    for part, deed in meant.items():
        assert gamepad.deed_of(part) == deed and text.has(f"ui-pad-{deed}")
    for size, letter, drawn in (((1920, 1080), 1.0, True), ((1280, 720), 1.0, True), ((1280, 720), 2.0, False)):
        made = sample_screens.STAGES["preferences"](Settings(letter=letter))
        made.focus.current = ("row", "pad")
        text_audit.read(made, size)
        canvas, hand, row = made.context.canvas(pygame.Surface(size)), made.context.input, made.focus.find(("row", "pad"))
        assert bool(gamepad._room(canvas, hand, row.area.w)) == drawn
        area = Area(10, 10, row.area.w, gamepad.gamepad_height(canvas, hand, row.area.w))
        paper = Canvas(pygame.Surface(size), size, letter)
        notes = recorded(lambda paper=paper, area=area, hand=hand: gamepad.draw_gamepad(paper, area, hand, on=True))  # type: ignore[misc]
        said = {line.words for line in notes if not line.cut}
        assert said >= {text.say(f"ui-pad-{gamepad.deed_of(part)}") for part in (*gamepad.LEFT, *gamepad.RIGHT)}


@pytest.mark.heavy
def test_the_page_counts_the_pads_that_are_plugged_in(begin: Begin) -> None:
    app = begin()
    page_of(app)
    assert text.say("ui-pad-found", count=0) in words(app)
    try:
        pad = virtual_gamepad.VirtualPad()
    except OSError:
        pytest.skip("this SDL has no virtual pads")
    user_input.frames(app, 3)
    assert app.context.input.pads == 1 and text.say("ui-pad-found", count=1) in words(app)
    pad.pull()
    user_input.frames(app, 3)
    assert text.say("ui-pad-found", count=0) in words(app)


def test_what_is_told_of_table_mode_is_so() -> None:
    for letter in (1.0, 1.3):
        made = sample_screens.STAGES["preferences"](Settings(letter=letter))
        table = sample_screens.table(Settings(letter=letter, table=True), "walk")
        left = str(table.game.stage.health[table.game.t.heroes[table.game.t.turn.hero].id])
        for size in ((1920, 1080), (1280, 720), (1600, 1200)):
            smallest, numbers = shows.told_sizes(made.context.canvas(pygame.Surface(size)), made.context)
            lines = [line for line in text_audit.read(table, size) if line.shown]
            assert min(line.pixels for line in lines) >= smallest * 0.9, (letter, size)
            assert max(line.pixels for line in lines if line.words == left) == numbers, (letter, size)
