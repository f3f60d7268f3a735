"""The menu: what opens and what does not, the match that goes on with its picture, candle light that costs little."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game import text
from game.match import Match
from game.storage import autosave, paths, replays
from game.ui.app.main_loop import App
from game.ui.draw import candles
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.dialogs import pause_dialog
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import NameCache, turn
from game.ui.scene.navigation import Back, Goto
from game.ui.screens import thumbnail
from game.ui.screens.load import LoadScene, open_match
from game.ui.screens.match_list import learn
from game.ui.screens.menu import shelf
from game.ui.screens.menu.painter import regions
from game.ui.screens.menu.scene import BOXES, PLATES, MenuScene, newest_match
from game.ui.screens.replays import open_reel
from game.ui.settings import Settings, Start
from game.ui.table.acts import Answer

SIZES = [
    ("1280x720", 1.0),
    ("1920x1080", 1.0),
    ("1920x1080", 2.0),
    ("2560x1440", 1.0),
    ("1920x1080", 0.75),
    ("1280x720", 1.5),
    ("1280x960", 1.0),
]


def begin(close: list[App], monkeypatch: pytest.MonkeyPatch, size: str = "1280x720", **chosen: Any) -> Any:
    monkeypatch.setenv("DREADHOUSE_WINDOW", size)
    app = App(Start(), chosen=Settings(**chosen), agent_worker=AgentWorker(background=False))
    close.append(app)
    user_input.frames(app, 2)
    return app.scene


def going_on() -> Path:
    """A night in progress, saved by itself."""
    match = Match.new("ravenloft", seed=3, options={"adventure": "find-the-icon"}, seats={1: "random"})
    ring = autosave.Autosaves(paths.autosaves())
    for _ in range(6):
        if match.awaited_agents():
            match.play()
        match.answer("random")
    return ring.save(match)


@pytest.mark.parametrize("letter", [1.0, 1.5])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_has_its_place_whatever_the_window(
    size: str, scale: float, letter: float, close: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(close, monkeypatch, size, scale=scale, letter=letter)
    room = close[-1].context.canvas(close[-1].surface).room
    areas = [item.area for item in scene.focus.targets] + [scene.layout.strip]
    for area in areas:
        assert area.x >= 0
        assert area.y >= scene.layout.cornice - 1
        assert area.x + area.w <= room.w + 0.5
        assert area.y + area.h <= room.h + 0.5
    apart = [area for area in areas if area is not scene.layout.strip and area != scene.focus.find("open").area]
    for one in [*apart, scene.layout.strip]:
        assert not any(one is not other and pygame.FRect(*one).colliderect(pygame.FRect(*other)) for other in apart)
    grown = scene.layout.boxes[0]
    assert grown.h * shelf.GROWN <= scene.layout.feet - scene.layout.cornice


def test_the_newest_match_goes_on_with_its_picture_and_its_names(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    file = going_on()
    scene = begin(close, monkeypatch)
    assert scene.focus.current == "continue"
    assert scene.about is not None
    assert scene.thumbnail.picture is not None
    assert scene.thumbnail.picture.get_size() == thumbnail.SIZE
    assert scene.thumbnail.words.of("find-the-icon") == "Find the Icon of Ravenloft"
    assert thumbnail.thumbnail_file(file).is_file()
    again = thumbnail.Thumbnail(file, background=False)
    monkeypatch.setattr(thumbnail, "draw", None)  # the picture that was kept is taken
    assert again.poll()
    user_input.press(close[-1], pygame.K_RETURN)
    assert user_input.name_of(close[-1]) == "table"


def test_a_night_that_was_just_left_has_its_names_and_a_picture_at_once(
    close: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thumbnail.Thumbnail, "_begin", lambda _self: False)  # the picture of the board is still on its way
    shown: list[str] = []
    paint = Canvas.picture
    monkeypatch.setattr(Canvas, "picture", lambda self, name, *more, **how: shown.append(name) or paint(self, name, *more, **how))
    begin(close, monkeypatch)
    app = close[-1]
    app.enter(Goto("table", Match.new("ravenloft", seed=3, options={"adventure": "find-the-icon"})))
    user_input.frames(app)
    app.scene.do(Answer(app.scene.client.options[0]))
    app.enter(pause_dialog(app.scene, app.scene.game).acts["main-menu"]())
    shown.clear()
    words = [line.words for line in text_audit.read(app.scene, (1280, 720))]
    assert "Find the Icon of Ravenloft" in words
    assert "ravenloft/cards/find-the-icon" in shown
    assert app.scene.thumbnail.picture is None


@pytest.mark.parametrize("game", BOXES)
def test_whoever_comes_home_finds_the_box_in_front_that_was_open(
    game: str, close: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    menu_scene = begin(close, monkeypatch)
    app = close[-1]
    app.enter(menu_scene.choose(game))
    user_input.frames(app)
    app.enter(app.scene.back())
    user_input.frames(app)
    assert (app.scene.box, app.scene.focus.current) == (game, ("box", game)), "after the set-up"
    other = begin(close, monkeypatch)
    app = close[-1]
    assert other.box == BOXES[0]
    app.enter(Goto("table", Match.new(game, seed=3)))
    user_input.frames(app)
    app.enter(Back())
    user_input.frames(app)
    assert (app.scene.box, app.scene.focus.current) == (game, ("box", game)), "after the end"


@pytest.mark.parametrize("game", BOXES)
def test_a_match_that_is_left_lies_in_front_with_its_box(game: str, close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    begin(close, monkeypatch)
    app = close[-1]
    app.enter(Goto("table", Match.new(game, seed=3)))
    user_input.frames(app)
    app.scene.commands()["menu"]()
    app.enter(app.scene.dialog.acts["main-menu"]())
    user_input.frames(app)
    assert (app.scene.box, app.scene.focus.current) == (game, "continue")
    assert begin(close, monkeypatch).box == game, "another day, too"


def test_a_night_of_another_game_does_not_take_the_focus_from_the_one_that_is_over(
    close: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on()
    scene = begin(close, monkeypatch)
    app = close[-1]
    app.context.last_game = "dungeonville"
    app.enter(Back())
    user_input.frames(app)
    assert scene.focus.current == "continue"
    assert app.scene.focus.current == ("box", "dungeonville")


def test_the_names_of_nights_that_are_gone_are_forgotten() -> None:
    folder = paths.autosaves()
    match = Match.new("ravenloft", seed=3, options={"adventure": "find-the-icon"})
    ring = autosave.Autosaves(folder)
    text.use(game="ravenloft")
    path = ring.save(match)
    old = folder / "names-0badcafe-en.json"
    old.write_text("{}", encoding="utf-8")
    NameCache(folder).write(match)
    assert not old.exists()
    found = NameCache(folder).read(path)
    assert found is not None
    assert found.of("find-the-icon") == "Find the Icon of Ravenloft"
    assert found.of("nobody") == "nobody"


def test_the_picture_is_drawn_apart_and_the_menu_never_waits() -> None:
    seen = thumbnail.Thumbnail(going_on())
    try:
        came = False
        for _ in range(600):
            before = pygame.time.get_ticks() if pygame.get_init() else 0
            came = seen.poll()
            del before
            if came:
                break
            pygame.time.wait(50)
        assert came
        assert seen.words is not None
        assert len(seen.words.names) == 3
        assert seen.words.of("find-the-icon") == "Find the Icon of Ravenloft"
    finally:
        seen.close()


def test_a_picture_that_cannot_be_drawn_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "auto-000001-x.json").write_text("{", encoding="utf-8")
    seen = thumbnail.Thumbnail(tmp_path / "auto-000001-x.json", background=False)
    assert not seen.poll()
    assert not seen.poll()
    assert seen.picture is None


def test_a_match_that_is_over_is_not_gone_on_with_from_an_earlier_turn() -> None:
    match = Match.new("ravenloft", seed=4, seats={0: "random"})
    ring = autosave.Autosaves(paths.autosaves())
    while match.decision is not None:
        match.answer("random")
        ring.save(match)
    assert len(autosave.autosaves(paths.autosaves())) > 1
    assert newest_match() == (None, None)


@pytest.mark.parametrize(
    ("plate", "name"),
    [("replays", "replays"), ("rulebook", "rulebook"), ("settings", "settings"), ("load", "load"), ("demo", "demo")],
)
def test_plates_lead_on_and_back(plate: str, name: str, close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    scene, app = begin(close, monkeypatch), close[-1]
    user_input.click(app, scene.focus.find(plate))
    assert getattr(app.scene, "name", "") in (name, "table")
    if name != "demo":
        user_input.press(app, pygame.K_ESCAPE)
        assert user_input.name_of(app) == "menu"


def test_the_demo_begins_with_the_box_in_front(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    scene, app = begin(close, monkeypatch), close[-1]
    user_input.press(app, pygame.K_RIGHT)
    user_input.press(app, pygame.K_RIGHT)
    user_input.click(app, scene.focus.find("demo"))
    assert user_input.name_of(app) == "demo"
    slot = getattr(app.scene, "slot", None)
    assert (slot.game, slot.following().game, slot.number) == ("london", "dungeonville", 0)


def test_the_door_of_the_strip_opens_the_chosen_box(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    scene, app = begin(close, monkeypatch), close[-1]
    for key, box in ((pygame.K_RIGHT, "terrorscape"), (pygame.K_RIGHT, "london")):
        user_input.press(app, key)
        assert scene.box == box
    user_input.frames(app, 2)
    user_input.click(app, scene.focus.find("open"))
    assert user_input.name_of(app) == "box"


def test_a_night_that_the_window_cannot_show_is_not_gone_on_with(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("cutpurse", seed=4)
    path = paths.autosaves() / "auto-1-night.json"
    autosave.save(match, path)
    scene = begin(close, monkeypatch)
    assert scene.newest is None
    opened, words = open_match(path)
    assert opened is None
    assert "Cutpurse" in words
    assert learn(path) == words
    assert open_reel(path) == (None, words)


@pytest.mark.parametrize(("size", "letter"), [("1280x720", 1.0), ("1920x1080", 1.5)])
def test_an_autosave_that_cannot_be_read_is_named_and_left_alone(
    size: str, letter: float, close: list[App], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = going_on()
    damaged = path.read_bytes()[:-200] + b"?" + path.read_bytes()[-199:]
    for one in autosave.autosaves(paths.autosaves()):
        one.write_bytes(damaged)
    scene = begin(close, monkeypatch, size, letter=letter)
    assert (scene.newest, scene.message) == (None, "")
    scene.focus.find("continue").act()
    assert f"{path} is damaged" in scene.message
    assert "No other game" in scene.message
    loading = LoadScene(scene.context)
    assert loading.load(path) is None
    assert loading.message == loading.know(path)
    assert f"{path} is damaged" in loading.message
    assert path.read_bytes() == damaged


def test_a_night_in_the_villa_stands_on_the_shelf_with_who_won_and_can_be_watched() -> None:
    match = Match.new("terrorscape", seed=4, seats=dict.fromkeys(range(4), "random"))
    match.play()
    path = replays.add(match, paths.replays())
    told = learn(path)
    assert not isinstance(told, str)
    assert (told.side, told.won) in (("killer", False), ("survivors", True))
    assert told.turns == match.game.state.round
    reel, words = open_reel(path)
    assert reel is not None and not words


@pytest.mark.parametrize(
    ("agents", "side"), [((1, 2, 3), "killer"), ((0, 3), "survivors"), ((), "both"), ((0, 1, 2, 3), "nobody")]
)
def test_a_night_in_the_villa_tells_its_round_and_the_side_of_the_persons(agents: tuple[int, ...], side: str) -> None:
    match = Match.new("terrorscape", seed=3, seats=dict.fromkeys(agents, "random"))
    told = replays.summary(match.to_record(), datetime.now(UTC))
    text.use(game="common")
    assert turn(told, None) == text.say("ui-carry-round", game="Terrorscape", round=1, side=side)
    other = replays.summary(Match.new("ravenloft", seed=3).to_record(), datetime.now(UTC))
    assert turn(other, None) == "Turn 1"
    other = replays.summary(Match.new("london", seed=3).to_record(), datetime.now(UTC))
    assert turn(other, None) == "London Dread, hour 1"


def test_replays_are_counted(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("ravenloft", seed=4, seats={0: "random"})
    match.play()
    replays.add(match, paths.replays())
    assert begin(close, monkeypatch).kept == 1


# ------------------------------------------------------------------ candles


def test_candles_waver_and_only_what_they_light_is_painted_anew(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    scene, app = begin(close, monkeypatch), close[-1]
    user_input.frames(app)
    before = app.surface.copy()
    painted = 0
    for _ in range(20):
        user_input.frames(app, 1, 50)
        painted += app.context.painted
    assert painted > 5
    changed = pygame.mask.from_threshold(app.surface, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    canvas: Canvas = app.context.canvas(app.surface)
    lit = [canvas.rect(area) for area in regions(scene.layout, scene.layout.feet + scene.layout.shelf)]
    for rect in changed.get_bounding_rects():
        assert any(area.inflate(2, 2).contains(rect) for area in lit)


def test_light_is_the_same_every_time_and_still_where_nothing_may_move(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    candle = candles.Candle("tall", 100, 100, 1, 1.7)
    lights = [candle.waver(ms) for ms in range(0, 4000, 50)]
    assert lights == [candle.waver(ms) for ms in range(0, 4000, 50)]
    assert all(0 <= light <= 1 for light in lights)
    assert max(lights) - min(lights) > 0.4
    loud = {candles.level(candle, ms, soft=False) for ms in range(0, 9000, 50)}
    soft = {candles.level(candle, ms, soft=True) for ms in range(0, 9000, 50)}
    assert len(soft) < len(loud)
    begin(close, monkeypatch, reduced=True)
    for _ in range(10):
        user_input.frames(close[-1], 1, 60)
        assert not close[-1].context.painted


def test_every_plate_is_a_message_and_a_deed(close: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begin(close, monkeypatch)
    assert isinstance(scene, MenuScene)
    labels = [scene.focus.find(plate).label for plate in PLATES]
    assert len(set(labels)) == len(PLATES)
