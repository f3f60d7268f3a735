"""The settings page: by keys alone, by mouse alone; every change acts at once and is written at once."""

import pygame
import pytest
import user_input

from game.storage import paths
from game.ui import settings as kept
from game.ui.app.main_loop import App
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.navigation import Push
from game.ui.screens.menu.scene import MenuScene
from game.ui.screens.settings import painter as look
from game.ui.screens.settings.rows import SettingRow, groups, words
from game.ui.screens.settings.scene import SettingsScene
from game.ui.settings import Settings, Start

ELSEWHERE = {"keys", "bookmark", "sitting", "watching", "second_letter", "primers", "all_stories", "setups"}
"""Fields that are set where they are used: a key with its plate, the bookmark by reading, how people sit in the Villa before a night and in its
pause, the letters of a second window in the pause of that window, whether every story of London Dread is open before its evening."""


@pytest.fixture(params=[(1280, 720, 1.0, 1.0), (1280, 720, 2.0, 1.0), (1600, 1000, 1.0, 2.0)])
def app(request: pytest.FixtureRequest, close: list[App], monkeypatch: pytest.MonkeyPatch) -> App:
    w, h, scale, letter = request.param
    monkeypatch.setenv("DREADHOUSE_WINDOW", f"{w}x{h}")
    other = paths.languages() / "common" / "eo.ftl"  # a second language, so that there is something to choose from
    other.parent.mkdir(parents=True)
    other.write_text("language-name = Esperanto\n", encoding="utf-8")
    made = App(Start(), chosen=Settings(speed="instant", scale=scale, letter=letter), agent_worker=AgentWorker(background=False))
    close.append(made)
    made.enter(Push("settings"))
    user_input.frames(made)
    return made


def page(app: App) -> SettingsScene:
    assert isinstance(app.scene, SettingsScene)
    return app.scene


def stored() -> Settings:
    return kept.load(paths.settings())


def mouse(app: App, what: str, x: float, y: float) -> None:
    kind = {"down": pygame.MOUSEBUTTONDOWN, "up": pygame.MOUSEBUTTONUP, "move": pygame.MOUSEMOTION}[what]
    position = app.context.canvas(app.surface).point(x, y)
    more = {"rel": (0, 0), "buttons": (0, 0, 0)} if what == "move" else {"button": 1}
    pygame.event.post(pygame.event.Event(kind, pos=position, **more))
    user_input.frames(app)


def reveal(app: App, what: str) -> SettingRow:
    """Bring a row into view with the keys and return it."""
    page(app).focus.current = ("row", what)
    page(app).dirty = True
    user_input.frames(app, 2)
    item = page(app).focus.find(("row", what))
    assert item is not None
    assert item.within is not None
    assert item.within.holds(item.area.centre)
    return item.data  # type: ignore[no-any-return]


def test_every_setting_is_on_the_page_with_words_for_each_value(app: App) -> None:
    rows = {row.what: row for group in groups(app.context) for row in group.rows if row.kind != "plate"}
    assert set(rows) >= set(Settings.__struct_fields__) - ELSEWHERE
    for row in rows.values():
        assert row.label
        assert row.note
        assert kept.usual(row.what) in row.values
        assert all(words(row, value) for value in row.values)


def changed(app: App, row: SettingRow) -> None:
    """Change the row in focus by keys."""
    before = getattr(app.context.settings, row.what)
    user_input.press(app, pygame.K_RIGHT)
    if getattr(app.context.settings, row.what) == before:
        user_input.press(app, pygame.K_LEFT)
    assert getattr(app.context.settings, row.what) != before
    assert getattr(stored(), row.what) == getattr(app.context.settings, row.what)


def test_keys_alone_reach_and_change_every_row(app: App) -> None:
    seen: set[str] = set()
    groups_seen: set[str] = set()
    for _ in range(40):
        user_input.press(app, pygame.K_TAB)
        focused = page(app).focus.focused
        assert focused is not None
        if focused.group in groups_seen:
            continue
        groups_seen.add(focused.group)
        for _ in range(8):
            row = focused.data
            if focused.group not in groups_seen or not isinstance(row, SettingRow) or row.what in seen:
                break
            seen.add(row.what)
            if row.values and row.what not in ("scale", "letter", "full_screen"):
                changed(app, row)
            user_input.press(app, pygame.K_DOWN)
            focused = page(app).focus.focused
            assert focused is not None
    assert seen >= set(Settings.__struct_fields__) - ELSEWHERE


def test_the_mouse_alone_sets_a_segment_a_switch_and_drags_a_slider(app: App) -> None:
    canvas = app.context.canvas(app.surface)
    row = reveal(app, "speed")
    item = page(app).focus.find(("row", "speed"))
    assert item is not None
    mouse(app, "down", *look.segments(canvas, row, item.area)[2].centre)
    assert stored().speed == "quick"
    reveal(app, "captions")
    item = page(app).focus.find(("row", "captions"))
    assert item is not None
    mouse(app, "down", item.area.x + item.area.w - 20, item.area.centre[1])
    assert stored().captions
    row = reveal(app, "music")
    item = page(app).focus.find(("row", "music"))
    assert item is not None
    groove = look.rail(canvas, row, item.area)
    mouse(app, "down", groove.x + groove.w * 0.9, groove.y + 5)
    assert app.context.settings.music == 90
    mouse(app, "move", groove.x + groove.w * 0.3, groove.y + 5)
    assert stored().music == 30
    mouse(app, "up", groove.x + groove.w * 0.3, groove.y + 5)
    mouse(app, "move", groove.x + groove.w * 0.8, groove.y + 5)
    assert stored().music == 30


def test_the_page_grows_only_when_its_slider_is_let_go(app: App) -> None:
    row = reveal(app, "scale")
    item = page(app).focus.find(("row", "scale"))
    assert item is not None
    before, groove = app.context.settings.scale, look.rail(app.context.canvas(app.surface), row, item.area)
    end = 0.0 if before > 1 else 1.0
    mouse(app, "down", groove.x + groove.w * end, groove.y + 5)
    assert app.context.settings.scale == before
    mouse(app, "up", groove.x + groove.w * end, groove.y + 5)
    assert app.context.settings.scale == stored().scale == (0.75 if before > 1 else 2.0)
    assert app.context.canvas(app.surface).zoom == stored().scale


def test_backspace_gives_one_panel_its_usual_values_and_leaves_the_others(app: App) -> None:
    app.context.settings.music, app.context.settings.speed = 5, "calm"
    reveal(app, "effects")
    user_input.press(app, pygame.K_BACKSPACE)
    assert stored().music == Settings().music
    assert stored().speed == "calm"


def test_full_screen_is_asked_of_the_window(app: App) -> None:
    reveal(app, "full_screen")
    user_input.press(app, pygame.K_RETURN)
    user_input.frames(app)
    assert app.context.settings.full_screen
    assert stored().full_screen


def test_esc_goes_back(app: App) -> None:
    assert page(app) is app.scene
    user_input.press(app, pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)
