"""The menu: what opens and what does not, the match that goes on with its picture, candle light that costs little."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input
from user_input import Launch, click_on, scene_of as scene

from game import text
from game.match import Match
from game.storage import autosave, paths, replays
from game.ui.app.main_loop import App
from game.ui.draw import candles
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.registry import game_ui
from game.ui.scene.context import AppContext, NameCache, turn
from game.ui.scene.navigation import Back, Goto
from game.ui.screens import thumbnail
from game.ui.screens.load import LoadScene, open_match
from game.ui.screens.match_list import learn
from game.ui.screens.menu import shelf
from game.ui.screens.menu.painter import regions
from game.ui.screens.menu.scene import BOXES, PLATES, newest_match
from game.ui.screens.replays import open_reel
from game.ui.table.acts import Answer
from game.ui.widgets.focus import Target

OPTIONS = {"adventure": "find-the-icon"}
TITLE = "Find the Icon of Ravenloft"


def go(app: App, navigation: Any) -> Any:
    app.enter(navigation)
    user_input.frames(app)
    return app.scene


def night(game: str = "ravenloft", seed: int = 3, **seats: str) -> Match:
    options = OPTIONS if game == "ravenloft" else {}
    return Match.new(game, seed=seed, options=options, seats={int(seat[1:]): level for seat, level in seats.items()})


def going_on() -> Path:
    """A night in progress, saved by itself."""
    match = night(s1="random")
    ring = autosave.Autosaves(paths.autosaves())
    for _ in range(6):
        if match.awaited_agents():
            match.play()
        match.answer("random")
    return ring.save(match)


@pytest.mark.heavy
def test_everything_has_its_place_whatever_the_window(launch: Launch) -> None:
    app = launch()
    menu = scene(app)
    for size, scale in (
        ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0), ((2560, 1440), 1.0), ((1920, 1080), 0.75), ((1280, 720), 1.5), ((1280, 960), 1.0),
    ):  # fmt: skip
        for letter in (1.0, 1.5):
            app.context.settings.scale, app.context.settings.letter = scale, letter
            surface = pygame.Surface(size)
            user_input.redraw(menu, surface)
            user_input.redraw(menu, surface)
            strip = Target("strip", menu.layout.strip, lambda: None)
            places = [*(item for item in menu.focus.targets if item.key != "open"), strip]
            assert list(text_audit.plates(app.context.canvas(surface), places)) == [], (size, scale, letter)
            assert min(item.area.y for item in places) >= menu.layout.cornice - 1, (size, scale, letter)
            assert menu.layout.boxes[0].h * shelf.GROWN <= menu.layout.feet - menu.layout.cornice


# ------------------------------------------------------------------ the match that goes on


@pytest.mark.heavy
def test_the_newest_match_goes_on_with_its_picture_and_its_names(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    file = going_on()
    app = launch()
    menu = scene(app)
    assert menu.focus.current == "continue" and menu.about is not None
    assert menu.thumbnail.picture.get_size() == thumbnail.SIZE
    assert menu.thumbnail.words.of("find-the-icon") == TITLE and thumbnail.thumbnail_file(file).is_file()
    again = thumbnail.Thumbnail(file, background=False)
    monkeypatch.setattr(thumbnail, "draw", None)  # the picture that was kept is taken
    assert again.poll()
    app.context.last_game = "dungeonville"
    assert go(app, Back()).focus.current == ("box", "dungeonville"), "the one that is over is of another game"
    app.scene.focus.current = "continue"  # type: ignore[attr-defined]
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "table"


def test_a_night_that_was_just_left_has_its_names_and_a_picture_at_once(launch: Launch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumbnail.Thumbnail, "_begin", lambda _self: False)  # the picture of the board is still on its way
    shown: list[str] = []
    paint = Canvas.picture
    monkeypatch.setattr(Canvas, "picture", lambda self, name, *more, **how: shown.append(name) or paint(self, name, *more, **how))
    app = launch()
    table = go(app, Goto("table", night()))
    table.do(Answer(table.client.options[0]))
    app.enter(pause_dialog(table, table.game).acts["main-menu"]())
    shown.clear()
    assert TITLE in [line.words for line in text_audit.read(scene(app), (1280, 720))]
    assert "ravenloft/cards/find-the-icon" in shown and scene(app).thumbnail.picture is None


@pytest.mark.heavy
@pytest.mark.parametrize("game", BOXES)
def test_whoever_comes_home_finds_the_box_in_front_that_was_open(game: str, launch: Launch) -> None:
    app = launch()
    menu = go(app, go(app, scene(app).choose(game)).back())
    assert (menu.box, menu.focus.current) == (game, ("box", game)), "after the set-up"
    app = launch()
    assert scene(app).box == BOXES[0]
    go(app, Goto("table", Match.new(game, seed=3)))
    menu = go(app, Back())
    assert (menu.box, menu.focus.current) == (game, ("box", game)), "after the end"
    table = go(app, Goto("table", Match.new(game, seed=3)))
    table.commands()["menu"]()
    menu = go(app, table.dialog.acts["main-menu"]())
    assert (menu.box, menu.focus.current) == (game, "continue"), "after a match that was left"
    assert scene(launch()).box == game, "another day, too"


@pytest.mark.heavy
def test_the_names_of_nights_that_are_gone_are_forgotten_and_a_match_that_is_over_does_not_go_on() -> None:
    folder, match = paths.autosaves(), night()
    text.use(game="ravenloft")
    path = autosave.Autosaves(folder).save(match)
    old = folder / "names-0badcafe-en.json"
    old.write_text("{}", encoding="utf-8")
    NameCache(folder).write(match)
    assert not old.exists()
    found = NameCache(folder).read(path)
    assert (found.of("find-the-icon"), found.of("nobody")) == (TITLE, "nobody")
    match = Match.new("ravenloft", seed=4, seats={0: "random"})
    ring = autosave.Autosaves(paths.autosaves())
    while match.decision is not None:
        match.answer("random")
        ring.save(match)
    path.unlink()
    assert len(autosave.autosaves(paths.autosaves())) > 1 and newest_match() == (None, None)


@pytest.mark.heavy
def test_the_picture_is_drawn_apart_and_left_out_where_it_cannot_be(tmp_path: Path) -> None:
    seen = thumbnail.Thumbnail(going_on())
    try:
        for _ in range(2400):
            if came := seen.poll():
                break
            pygame.time.wait(50)
        assert came and seen.words is not None
        assert len(seen.words.names) == 3 and seen.words.of("find-the-icon") == TITLE
    finally:
        seen.close()
    (tmp_path / "auto-000001-x.json").write_text("{", encoding="utf-8")
    seen = thumbnail.Thumbnail(tmp_path / "auto-000001-x.json", background=False)
    assert (seen.poll(), seen.poll(), seen.picture) == (False, False, None)


@pytest.mark.heavy
@pytest.mark.parametrize("game", ["ravenloft", "terrorscape", "london", "dungeonville"])
def test_the_picture_of_a_match_is_hardly_stretched(game: str) -> None:
    cut = game_ui(game).thumbnail(AppContext(), night(game), pygame.Surface(thumbnail.STAGE))
    assert cut.w / cut.h == pytest.approx(thumbnail.SIZE[0] / thumbnail.SIZE[1], rel=0.15)


def test_a_night_that_the_window_cannot_show_is_not_gone_on_with(launch: Launch) -> None:
    path = paths.autosaves() / "auto-1-night.json"
    autosave.save(Match.new("cutpurse", seed=4), path)
    assert scene(launch()).newest is None
    opened, words = open_match(path)
    assert opened is None and "Cutpurse" in words
    assert learn(path) == words and open_reel(path) == (None, words)


@pytest.mark.parametrize(("size", "letter"), [("1280x720", 1.0), ("1920x1080", 1.5)])
def test_an_autosave_that_cannot_be_read_is_named_and_left_alone(size: str, letter: float, launch: Launch) -> None:
    path = going_on()
    damaged = path.read_bytes()[:-200] + b"?" + path.read_bytes()[-199:]
    for one in autosave.autosaves(paths.autosaves()):
        one.write_bytes(damaged)
    menu = scene(launch(size=size, letter=letter))
    assert (menu.newest, menu.message) == (None, "")
    menu.focus.find("continue").act()
    assert f"{path} is damaged" in menu.message and "No other game" in menu.message
    loading = LoadScene(menu.context)
    assert loading.load(path) is None and loading.message == loading.know(path)
    assert f"{path} is damaged" in loading.message and path.read_bytes() == damaged


# ------------------------------------------------------------------ what leads on


@pytest.mark.heavy
def test_every_plate_leads_on_and_back_and_the_demo_and_the_door_begin_with_the_box_in_front(launch: Launch) -> None:
    app = launch()
    assert len({scene(app).focus.find(plate).label for plate in PLATES}) == len(PLATES)
    for plate in ("replays", "rulebook", "settings", "load"):
        click_on(app, plate)
        assert user_input.name_of(app) == plate
        user_input.press(app, pygame.K_ESCAPE)
        assert user_input.name_of(app) == "menu"
    for what in ("open", "demo"):
        app = launch()
        for box in ("terrorscape", "london"):
            user_input.press(app, pygame.K_RIGHT)
            assert scene(app).box == box
        user_input.frames(app, 2)
        click_on(app, what)
        assert user_input.name_of(app) == {"open": "box"}.get(what, what)
    slot = scene(app).slot
    assert (slot.game, slot.following().game, slot.number) == ("london", "dungeonville", 0)


def test_nights_on_the_shelf_tell_their_round_and_side_and_who_won_and_can_be_watched(launch: Launch) -> None:
    match = Match.new("terrorscape", seed=4, seats=dict.fromkeys(range(4), "random"))
    match.play()
    path = replays.add(match, paths.replays())
    told = learn(path)
    assert not isinstance(told, str) and (told.side, told.won) in (("killer", False), ("survivors", True))
    assert told.turns == match.game.state.round
    reel, words = open_reel(path)
    assert reel is not None and not words and scene(launch()).kept == 1

    def going(game: str, *agents: int) -> str:
        match = Match.new(game, seed=3, seats=dict.fromkeys(agents, "random"))
        return turn(replays.summary(match.to_record(), datetime.now(UTC)), None)

    text.use(game="common")
    for agents, side in (((1, 2, 3), "killer"), ((0, 3), "survivors"), ((), "both"), ((0, 1, 2, 3), "nobody")):
        assert going("terrorscape", *agents) == text.say("ui-carry-round", game="Terrorscape", round=1, side=side)
    assert going("ravenloft") == "Turn 1" and going("london") == "London Dread, hour 1"


# ------------------------------------------------------------------ candles


def test_candles_waver_always_alike_only_what_they_light_is_painted_anew_and_nothing_where_nothing_may_move(
    launch: Launch,
) -> None:
    app = launch()
    user_input.frames(app)
    before, painted = app.surface.copy(), 0
    for _ in range(20):
        user_input.frames(app, 1, 50)
        painted += app.context.painted
    assert painted > 5
    changed = pygame.mask.from_threshold(app.surface, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    canvas, layout = app.context.canvas(app.surface), scene(app).layout
    lit = [canvas.rect(area).inflate(2, 2) for area in regions(layout, layout.feet + layout.shelf)]
    assert all(any(area.contains(rect) for area in lit) for rect in changed.get_bounding_rects())
    candle = candles.Candle("tall", 100, 100, 1, 1.7)
    lights = [candle.waver(ms) for ms in range(0, 4000, 50)]
    assert lights == [candle.waver(ms) for ms in range(0, 4000, 50)] and all(0 <= light <= 1 for light in lights)
    assert max(lights) - min(lights) > 0.4
    loud, soft = ({candles.level(candle, ms, soft=soft) for ms in range(0, 9000, 50)} for soft in (False, True))
    assert len(soft) < len(loud)
    app = launch(reduced=True)
    for _ in range(10):
        user_input.frames(app, 1, 60)
        assert not app.context.painted
