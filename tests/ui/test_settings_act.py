"""What the settings do: language, weight of letters, fog and flames, captions, the drawn gamepad, the picture of table mode."""

import threading
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
import virtual_gamepad

from game import text
from game.match import Match
from game.rules.ravenloft.event import Damaged
from game.storage import paths
from game.ui import settings as kept
from game.ui.app.main_loop import App
from game.ui.draw.canvas import Area, Canvas, DisplayOptions
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
from game.ui.screens.settings import rows as shows
from game.ui.screens.settings.rows import groups
from game.ui.screens.settings.scene import SettingsScene
from game.ui.settings import CAPTIONS, Settings, Start
from game.ui.table.director import Clip
from game.ui.widgets import gamepad
from game.ui.widgets.screen import Screen

ESPERANTO = {
    "common": "language-name = Esperanto\nevent-turn-began = Vico de { $hero }.\n",
    "ui": "ui-settings = Agordoj\nui-set-language = Lingvo\nui-on = jes\n",
    "ravenloft": "event-turn-began = Vico { $number }: { $hero }.\n",
}


def begin(close: list[App], monkeypatch: pytest.MonkeyPatch, chosen: Settings | None = None, size: str = "1920x1080") -> App:
    monkeypatch.setenv("DREADHOUSE_WINDOW", size)
    made = App(Start(), chosen=chosen, agent_worker=AgentWorker(background=False))
    close.append(made)
    user_input.frames(made, 2)
    return made


def settings_page(app: App) -> SettingsScene:
    app.enter(Push("settings"))
    user_input.frames(app, 2)
    assert isinstance(app.scene, SettingsScene)
    return app.scene


def focus(app: App, what: str) -> None:
    scene = user_input.screen_of(app)
    scene.focus.current, scene.dirty = ("row", what), True
    user_input.frames(app, 2)


def words(scene: Screen, size: tuple[int, int] = (1920, 1080)) -> list[str]:
    return [line.words for line in text_audit.read(scene, size)]


# ------------------------------------------------------------------ language


@pytest.fixture
def esperanto() -> None:
    """A second language in the player's own folder, which is a temporary one here."""
    for part, said in ESPERANTO.items():
        folder = paths.languages() / part
        folder.mkdir(parents=True)
        (folder / "eo.ftl").write_text(said, encoding="utf-8")


def test_the_languages_of_the_program_are_offered(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch)
    page = settings_page(app)
    row = next(row for group in groups(app.context) for row in group.rows if row.what == "language")
    assert row.values == ("en", "de", "nl")
    assert {"English", "Deutsch", "Nederlands"} <= set(words(page))
    focus(app, "language")
    for key, language in ((pygame.K_RIGHT, "de"), (pygame.K_RIGHT, "nl"), (pygame.K_LEFT, "de"), (pygame.K_LEFT, "en")):
        user_input.press(app, key)
        assert app.context.settings.language == language


@pytest.mark.usefixtures("esperanto")
def test_a_second_language_is_offered_switched_to_at_once_and_remembered(
    close: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = begin(close, monkeypatch)
    page = settings_page(app)
    assert {"English", "Esperanto", "Settings", "Language"} <= set(words(page))
    focus(app, "language")
    for _ in range(2):  # German is between them
        user_input.press(app, pygame.K_RIGHT)
    seen = set(words(page))
    assert {"English", "Esperanto", "Agordoj", "Lingvo", "jes"} <= seen
    assert "Sound" in seen, "what the language lacks stays English"
    assert kept.load(paths.settings()).language == "eo"
    again = begin(close, monkeypatch)
    assert text.language() == "eo"
    assert "Agordoj" in words(settings_page(again))
    focus(again, "language")
    user_input.press(again, pygame.K_BACKSPACE)
    assert text.language() == kept.load(paths.settings()).language == "en"
    assert "Settings" in words(user_input.screen_of(again))


@pytest.mark.usefixtures("esperanto")
def test_the_mouse_chooses_a_language_too(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.screens.settings import painter as look

    app = begin(close, monkeypatch)
    page = settings_page(app)
    focus(app, "language")
    item = page.focus.find(("row", "language"))
    assert item is not None
    canvas = app.context.canvas(app.surface)
    spot = look.segments(canvas, item.data, item.area)[2]
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=canvas.point(*spot.centre), button=1))
    user_input.frames(app, 2)
    assert text.language() == "eo"


@pytest.mark.usefixtures("esperanto")
def test_a_language_that_is_gone_is_english_until_it_is_there_again(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    begin(close, monkeypatch, Settings(language="xx"))
    assert text.language() == "en"
    begin(close, monkeypatch, Settings(language="eo"))
    assert text.language() == "eo"


def test_the_page_is_there_before_the_game_of_its_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    imported = threading.Event()
    shows._loader.cache_clear()
    monkeypatch.setattr(shows, "settings_preview", lambda: imported.wait(5) and settings_preview)
    context = AppContext(Settings(), AgentWorker(background=False))
    page, context.is_interactive = SettingsScene(context), True
    try:
        first = [line.words for line in text_audit.read(page, (1920, 1080))]
        assert text.say("ui-settings") in first
        page.update(16)
        assert not page.previewed, "the thread has not imported it"
        imported.set()
        shows._loader().join()
        page.update(16)
        assert page.previewed and page.dirty
        assert len(text_audit.read(page, (1920, 1080))) > len(first)
    finally:
        shows._loader.cache_clear()


@pytest.mark.usefixtures("esperanto")
def test_a_table_and_the_menu_are_told_anew_in_the_other_language(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch)
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
    assert stack.to(page.back()) is table
    assert any(line.words.startswith("Vico") for line in table.client.log)
    menu = MenuScene(app.context)
    menu.message = text.say("ui-nothing-to-continue")
    stack = user_input.SceneStack(menu)
    page = stack.to(menu.preferences())
    page.choose("language", "en")
    stack.to(page.back())
    assert menu.message == ""


# ------------------------------------------------------------------ letters


def test_bold_letters_are_thicker_everywhere_and_as_large(screen: pygame.Surface) -> None:
    plain, bold = (Canvas(screen, (1280, 720), look=DisplayOptions(bold=value)) for value in (False, True))
    for face in ("text", "book", "italic"):
        for canvas in (plain, bold):
            wide = canvas.text("Hallways", (20, 20), 40, (255, 255, 255), face=face)
            assert wide == pytest.approx(canvas.wide("Hallways", 40, face), abs=1.5)
        ink = [_ink(canvas, screen, face) for canvas in (plain, bold)]
        assert ink[1] > ink[0] * 1.05
        assert bold.high(40, face) == pytest.approx(plain.high(40, face), rel=0.05)


def _ink(canvas: Canvas, screen: pygame.Surface, face: str) -> int:
    screen.fill((0, 0, 0))
    canvas.text("Hallways", (20, 20), 40, (255, 255, 255), face=face)
    return pygame.mask.from_threshold(screen, (255, 255, 255), (128, 128, 128)).count()


def test_the_weight_is_chosen_by_keys_and_changes_the_page(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch)
    page = settings_page(app)
    before = pygame.image.tobytes(app.surface, "RGB")
    focus(app, "weight")
    user_input.press(app, pygame.K_RIGHT)
    assert kept.load(paths.settings()).weight == "bold"
    assert app.context.canvas(app.surface).look.bold
    focus(app, "scale")
    assert pygame.image.tobytes(app.surface, "RGB") != before
    assert page.canvas is app.context.canvas(app.surface)


# ------------------------------------------------------------------ fog and flames


@pytest.mark.parametrize(("fog", "flicker"), [(True, True), (True, False), (False, True), (False, False)])
def test_fog_and_flames_move_each_by_its_own_switch(screen: pygame.Surface, fog: bool, flicker: bool) -> None:
    canvas, camera, made = Canvas(screen, (1280, 720)), Camera(4, 1, 60), below.Dungeon()
    chosen = Settings(fog=fog, flicker=flicker)
    table: Any = sample_screens.table(chosen, "walk")
    sight = Sight(
        canvas, canvas.room.inset(100), camera, tuple(table.game.t.board.tiles), ShownState(tiles=len(table.game.t.board.tiles))
    )
    camera.fit(table.game.t.board.tiles, sight.view)
    pictures, due = [], 0
    for _ in range(2):
        for _beat in range(30):
            made.live(100, chosen, busy=False)
            due += made._due
        made.forget()
        made.paint(sight)
        made._due = False
        pictures.append(pygame.image.tobytes(screen, "RGB"))
    assert (pictures[0] != pictures[1]) == (fog or flicker)
    assert bool(due) == (fog or flicker), "a dungeon in which nothing moves is not lit anew"
    assert (made.painter.times.at > 0, made.painter.times.drift > 0) == (flicker, fog)


def test_reduced_motion_goes_before_both_switches() -> None:
    still = Settings(reduced=True, fog=True, flicker=True)
    assert not still.drifts
    assert not still.wavers


def test_candles_of_the_menu_stand_still_without_flicker(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch, Settings(flicker=False))
    for _ in range(10):
        user_input.frames(app, 1, 60)
        assert not app.context.painted
    app.context.settings.flicker = True
    painted = 0
    for _ in range(20):
        user_input.frames(app, 1, 60)
        painted += app.context.painted
    assert painted > 5


# ------------------------------------------------------------------ captions


def test_captions_are_as_large_as_the_player_wants_them(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch, Settings(captions=True, reduced=True))
    sizes = {}
    for size in CAPTIONS:
        app.context.settings.caption = size
        app.context.sounds.captions.lines.clear()
        app.context.sounds.captions.add("bats", 9.0, "left")
        text_audit.text_recorder.notes = []
        lines = app.context.sounds.captions.lines
        app.captions.paint_over(app.context.canvas(app.surface), app.scene, lines, app.context.settings)
        sizes[size] = {line.pixels for line in text_audit.text_recorder.notes}
        assert not [line for line in text_audit.text_recorder.notes if line.cut]
        text_audit.text_recorder.notes = None
    assert [len(found) for found in sizes.values()] == [1, 1, 1]
    small, normal, large = (found.pop() for found in sizes.values())
    assert small < normal < large
    assert (small, normal, large) == tuple(round(size) for size in CAPTIONS.values())


def test_a_long_caption_is_broken_rather_than_cut(screen: pygame.Surface) -> None:
    from game.ui.draw.theme import CABINET
    from game.ui.sound.schedule import Captions
    from game.ui.widgets.caption_painter import CaptionPainter

    canvas, captions = Canvas(screen, (1280, 720), 2.0, zoom=2.0), Captions()
    captions.add("bats", 9.0, "left")
    captions.lines[0].words = "a caption that says very much about what is heard somewhere far to the left"
    text_audit.text_recorder.notes = []
    CaptionPainter().paint(canvas, captions.lines, canvas.room, [], None, CABINET, CAPTIONS["large"])
    notes, text_audit.text_recorder.notes = text_audit.text_recorder.notes, None
    assert len(notes) > 1
    assert not [line for line in notes if line.cut]
    assert " ".join(line.words for line in notes) == captions.lines[0].words


@pytest.mark.parametrize(("side", "way"), [("left", (-1, 0)), ("right", (1, 0)), ("above", (0, -1)), ("below", (0, 1))])
def test_an_arrow_points_to_a_sound_beyond_the_view_if_the_player_wants_it(
    screen: pygame.Surface, side: str, way: tuple[int, int]
) -> None:
    from game.ui.draw.theme import CABINET
    from game.ui.sound.schedule import Captions
    from game.ui.widgets.caption_painter import ICE, CaptionPainter

    canvas, captions = Canvas(screen, (1280, 720)), Captions()
    captions.add("bats", 9.0, side)
    drawn = {}
    for arrow in (False, True):
        screen.fill((0, 0, 0))
        CaptionPainter().paint(canvas, captions.lines, canvas.room, [], None, CABINET, arrow=arrow)
        drawn[arrow] = pygame.mask.from_threshold(screen, ICE, (2, 2, 2, 255))
        canvas.panels.clear()
    assert not drawn[False].count()
    (box,) = drawn[True].get_bounding_rects()
    x, y = drawn[True].centroid()  # a triangle has its weight away from its tip
    assert ((box.centerx - x) * way[0] + (box.centery - y) * way[1]) > 0


# ------------------------------------------------------------------ blows


def test_a_blow_jolts_the_board_only_for_those_who_want_it(screen: pygame.Surface) -> None:
    made: Any = sample_screens.STAGES["walking"](Settings())
    made.animations.add([Clip(1e9)])
    made.animations.update(1)

    def picture(jolt: tuple[float, float], **chosen: bool) -> bytes:
        made.game.director.jolt = jolt
        for what in ("shake", "reduced"):
            setattr(made.context.settings, what, chosen.get(what, False))
        made.dirty = True
        made.draw(screen)
        return pygame.image.tobytes(screen.subsurface(made.canvas.rect(made.game.place.view)), "RGB")

    still = picture((0, 0))
    assert picture((6, 0)) == still
    assert picture((6, 0), shake=True, reduced=True) == still
    assert picture((6, 0), shake=True) != still
    assert picture((0, 0), shake=True) == still


def test_a_wound_jolts_the_more_the_more_it_takes_and_then_the_board_lies_still() -> None:
    made: Any = sample_screens.STAGES["walking"](Settings())
    hero = made.game.t.heroes[0].id
    most = {}
    for amount in (1, 3):
        clip = make_clip(made.game.director, Damaged(hero, amount, 0, "wraith"))
        clip.begin()
        most[amount] = 0.0
        for share in range(100):
            clip.play(share / 100)
            most[amount] = max(most[amount], *map(abs, made.game.director.jolt))
        clip.end()
        assert made.game.director.jolt == (0.0, 0.0)
    assert 1 < most[1] < most[3] <= 8


# ------------------------------------------------------------------ the gamepad


def test_the_drawing_shows_every_button_with_what_it_really_does() -> None:
    parts = (*gamepad.LEFT, *gamepad.RIGHT)
    assert sorted(f"pad:{part}" for part in parts) == sorted(set(ON_PAD.values()))
    meant = {"lt": TRIGGERS[pygame.CONTROLLER_AXIS_TRIGGERLEFT], "rt": TRIGGERS[pygame.CONTROLLER_AXIS_TRIGGERRIGHT]}
    names = {"a": "A", "b": "B", "x": "X", "y": "Y", "lb": "LEFTSHOULDER", "rb": "RIGHTSHOULDER", "start": "START", "select": "BACK",
             "r3": "RIGHTSTICK", "cross": "DPAD_UP"}  # fmt: skip
    meant |= {part: BUTTONS[getattr(pygame, f"CONTROLLER_BUTTON_{name}")] for part, name in names.items()}
    for part, deed in meant.items():
        assert gamepad.deed_of(part) == deed
        assert text.has(f"ui-pad-{deed}")


@pytest.mark.parametrize(
    ("size", "letter", "drawn"), [((1920, 1080), 1.0, True), ((1280, 720), 1.0, True), ((1280, 720), 2.0, False)]
)
def test_every_button_is_named_on_the_page_drawn_or_listed(size: tuple[int, int], letter: float, drawn: bool) -> None:
    made = sample_screens.STAGES["preferences"](Settings(letter=letter))
    assert isinstance(made, SettingsScene)
    made.focus.current = ("row", "pad")
    text_audit.read(made, size)
    canvas = made.context.canvas(pygame.Surface(size))
    row = made.focus.find(("row", "pad"))
    assert row is not None
    wide = row.area.w
    assert bool(gamepad._room(canvas, made.context.input, wide)) == drawn
    surface = pygame.Surface(size)
    text_audit.text_recorder.notes = []
    area = Area(10, 10, wide, gamepad.gamepad_height(canvas, made.context.input, wide))
    gamepad.draw_gamepad(Canvas(surface, size, letter), area, made.context.input, on=True)
    said = [line.words for line in text_audit.text_recorder.notes if not line.cut]
    text_audit.text_recorder.notes = None
    for part in (*gamepad.LEFT, *gamepad.RIGHT):
        assert text.say(f"ui-pad-{gamepad.deed_of(part)}") in said


def test_the_page_counts_the_pads_that_are_plugged_in(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch)
    page = settings_page(app)
    assert text.say("ui-pad-found", count=0) in words(page)
    try:
        pad = virtual_gamepad.VirtualPad()
    except OSError:
        pytest.skip("this SDL has no virtual pads")
    user_input.frames(app, 3)
    assert app.context.input.pads == 1
    assert text.say("ui-pad-found", count=1) in words(page)
    pad.pull()
    user_input.frames(app, 3)
    assert text.say("ui-pad-found", count=0) in words(page)


# ------------------------------------------------------------------ table mode


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("letter", [1.0, 1.3])
def test_what_is_told_of_table_mode_is_so(size: tuple[int, int], letter: float) -> None:
    chosen = Settings(letter=letter)
    made = sample_screens.STAGES["preferences"](chosen)
    smallest, numbers = shows.told_sizes(made.context.canvas(pygame.Surface(size)), made.context)
    table = sample_screens.table(Settings(letter=letter, table=True), "walk")
    lines = [line for line in text_audit.read(table, size) if line.shown]
    assert min(line.pixels for line in lines) >= smallest * 0.9
    hero = table.game.t.heroes[table.game.t.turn.hero]
    left = str(table.game.stage.health[hero.id])
    assert max(line.pixels for line in lines if line.words == left) == numbers


def test_the_picture_of_table_mode_is_painted_large_and_shown_small(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    app = begin(close, monkeypatch)
    page = settings_page(app)
    kept_panel = app.context.canvas(app.surface).panels["far-screen"]
    assert (
        len({tuple(kept_panel[2].get_at((x, y))) for x in range(0, kept_panel[2].get_width(), 3) for y in range(0, 60, 3)}) > 40
    )
    assert text.say("ui-far-metres") in words(page)


# ------------------------------------------------------------------ rows side by side


def test_up_and_down_go_through_all_rows_of_a_panel_in_the_order_of_reading(
    close: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = begin(close, monkeypatch)
    page = settings_page(app)
    motion = next(group for group in groups(app.context) if group.name == "motion")
    focus(app, motion.rows[0].what)
    seen = [page.focus.current]
    for _ in motion.rows[1:]:
        user_input.press(app, pygame.K_DOWN)
        seen.append(page.focus.current)
    assert seen == [("row", row.what) for row in motion.rows]
    areas = [page.focus.find(key).area for key in seen[1:3]]
    assert areas[0].y == areas[1].y, "two switches stand side by side"
    user_input.press(app, pygame.K_DOWN)
    assert page.focus.focused.group != "motion"
    focus(app, motion.rows[1].what)
    user_input.press(app, pygame.K_UP)
    assert page.focus.current == ("row", motion.rows[0].what)
