"""The lists of saved matches and of replays, the replay scene with its timeline, and Continue, which shows what was missed, but nothing twice."""

import random
from pathlib import Path
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
from user_input import Launch, click_on, scene_of as scene

from game import text
from game.match import PERSON, Match
from game.storage import autosave, paths, replays
from game.storage.replay import Replay
from game.text import name, say
from game.ui.app.main_loop import App
from game.ui.ravenloft.replay import REPLAY, notable_signs
from game.ui.registry import game_ui, speaking_of
from game.ui.screens.load import LoadScene, gathered
from game.ui.screens.menu.scene import newest_match
from game.ui.screens.replay.scene import ReplayScene
from game.ui.screens.replays import ReplaysScene
from game.ui.settings import Settings, Start
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene

MATCHES = (("ravenloft", 4), ("terrorscape", 5), ("terrorscape", 6))


def played() -> list[Match]:
    """Three matches, each saved by itself at several turns, the first of them again at the end; and one save of the player's own."""
    ring, made = autosave.Autosaves(paths.autosaves()), list[Match]()
    for game, seed in MATCHES:
        match = Match.new(game, seed=seed)
        made.append(match)
        go_on(match, ring, 4)
    autosave.save(made[1], paths.saves() / "mine.json")
    go_on(made[0], ring, 5)
    return made


def go_on(match: Match, ring: autosave.Autosaves, turns: int) -> None:
    """Play on until so many files more have been begun."""
    files = set[object]()
    while len(files) < turns:
        match.answer("random")
        files.add(ring.save(match))


def test_each_match_has_one_row_with_its_newest_turn_and_the_last_played_comes_first() -> None:
    played()
    listed = autosave.autosaves(paths.autosaves())
    rows = gathered([paths.saves() / "mine.json", *listed])
    assert [row.path.name for row in rows[:1]] == ["mine.json"] and len(rows) == 1 + len(MATCHES)
    assert rows[1].path == listed[0] == newest_match()[0], "it is the one that Continue goes on with"
    for row in rows[1:]:
        ring = [path for path in listed if autosave.short_id_in(path) == autosave.short_id_in(row.path)]
        assert [row.path, *row.earlier] == ring and len(ring) > 1


@pytest.mark.heavy
@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_earlier_turns_are_unfolded_opened_and_folded_again(by: str, launch: Launch) -> None:
    played()
    app = launch(size="1024x720", confirm=True)
    scene: Any = LoadScene(app.context)
    app.show(scene)
    user_input.frames(app, 30)
    assert len(scene.files) == 4
    ring = scene.rings[1]
    for unfolded in (True, False, True):
        if by == "mouse":
            user_input.click(app, scene.focus.find(("earlier", ring.path)))
        else:
            scene.focus.current = ("file", 1)
            user_input.press(app, pygame.K_RIGHT)
            assert scene.focus.current == ("earlier", ring.path)
            user_input.press(app, pygame.K_RETURN)
        user_input.frames(app)
        plate = scene.focus.find(("earlier", ring.path)).area
        assert plate.w > plate.h, "there is room for its words"
        files = [row.path for row in scene.files]
        assert files[1 : 2 + len(ring.earlier)] == [ring.path, *ring.earlier] if unfolded else len(files) == 4
    item = scene.focus.find(("file", 1 + len(ring.earlier)))
    known = scene.known[ring.earlier[-1]]
    assert isinstance(known, replays.Summary) and item.label.startswith(name(known.title)), "a row is called by what it shows"
    user_input.click(app, item)
    table: Any = app.scene
    assert user_input.name_of(app) == "table" and table.client.match.digest == Match.load(ring.earlier[-1]).digest


def town(seed: int, persons: int = 0) -> Match:
    """An evening in Dungeonville of three, of which so many are persons."""
    return Match.new("dungeonville", seed=seed, options={"seats": 3}, seats=dict.fromkeys(range(persons, 3), "random"))


def listed(scene: Any, size: tuple[int, int] = (1280, 720)) -> list[str]:
    """The lines of a list of files, which are read by and by."""
    scene.update(16)
    return [line.words for line in text_audit.read(scene, size)]


def test_an_evening_in_dungeonville_is_listed_with_its_wizards_its_round_and_the_day(screen: pygame.Surface) -> None:
    match, ring = town(923645, persons=1), autosave.Autosaves(paths.autosaves())
    while match.game.state.round < 2 or match.awaited_agents():
        match.answer("random")
        ring.save(match)
    autosave.save(match, paths.saves() / f"dungeonville-{match.seed}-{match.turn:04}.json")
    for size in ((1280, 720), (1920, 1080)):
        text.use(game="common")
        scene = LoadScene(sample_screens.context(Settings()))
        lines = listed(scene, size)
        with_day = [line for line in lines if "round 2" in line]
        assert len(scene.rings) == len(with_day) == 2, lines
        assert all(str(replays.time_of(scene.rings[0].path).astimezone().year) in line for line in with_day)
        text.use(game="dungeonville")
        assert lines.count(say("ui-save-party", heroes=["black", "white", "orange"])) == 2
        assert lines.count(name("dungeonville")) == 2


@pytest.mark.heavy
def test_the_shelf_names_who_has_won_an_evening_and_a_match_that_is_over_is_not_offered(screen: pygame.Surface) -> None:
    over, going, ring = town(2), town(3), autosave.Autosaves(paths.autosaves())
    over.play()
    told = replays.read_summary(replays.add(over, paths.replays()))
    lines = listed(ReplaysScene(sample_screens.context(Settings())))
    ring.save(over)
    going.answer("random")
    ring.save(going)
    scene = LoadScene(sample_screens.context(Settings()))
    scene.update(16)
    assert len(scene.rings) == 2 and [replays.read_summary(row.path).seed for row in scene.files] == [going.seed]
    text.use(game="dungeonville")
    claimed = say("ui-claimed", heroes=list(told.winners))
    assert claimed in lines and name(told.winners[0]) in claimed


SEATS = {
    "ravenloft": {0: PERSON}, "terrorscape": {0: "random", 1: PERSON, 2: PERSON, 3: PERSON}, "dungeonville": {1: "random", 2: "random"},
    "london": {1: "random"},
}  # fmt: skip


def opened(match: Match) -> TableScene:
    context = sample_screens.context(Settings(confirm=False))
    made: Any = game_ui(match.rules.name).table(context, match)
    made.dialog = None
    return made


def continued() -> TableScene:
    return opened(autosave.load(autosave.autosaves(paths.autosaves())[0], paths.autosaves()))


def words(table: TableScene) -> list[str]:
    return [line.words for line in table.client.log]


def answered(game: str, seed: int) -> TableScene:
    """A table in the midst of showing an answer."""
    match = Match.new(game, seed=seed, seats=SEATS[game])
    while match.decision is not None:
        seat = next((seat for seat in match.decision.options if match.holders.get(seat) == PERSON), None)
        if seat is None or match.decision.prompt in ("prompt-ready", "prompt-planning"):
            match.answer("normal")
            continue
        table = opened(match)
        table.controller.guard = 0.0
        choice = match.advice(seat, "random").choice
        if table.client.seat != seat or table.controller.seat != seat:
            match.submit(seat, choice)
            continue
        before = len(table.client.log)
        table.do(Answer(choice))
        if table.animations.busy:
            assert len(table.client.log) <= before + 1
            return table
    raise AssertionError("no answer takes time")


@pytest.mark.heavy
@pytest.mark.parametrize("seed", [2, 5])
@pytest.mark.parametrize("game", SEATS)
def test_what_was_missed_is_shown_at_continue_and_once(screen: pygame.Surface, game: str, seed: int) -> None:
    text.use(game=game)
    left = answered(game, seed)
    shown, table = words(left), continued()
    assert left.match.decision is not None and table.animations.busy
    assert words(table)[: len(shown)] == shown or shown[: len(words(table))] == words(table)
    table.draw(screen)
    table.update(40)
    table.draw(screen)
    for one in (left, table):
        one.animations.skip(whole=True)
        one.controller.settle()
    assert words(table) == words(left)
    again = continued()
    assert not again.animations.busy and words(again) == words(left)


SIZES = [((1280, 720), 1.0), ((1920, 1080), 2.0), ((2560, 1440), 1.0), ((1920, 1080), 0.75), ((1280, 720), 1.5)]


@pytest.fixture(scope="module")
def over() -> Match:
    match = Match.new("ravenloft", seed=7, options={"adventure": "find-the-icon"}, seats={0: "random", 1: "random"})
    match.play()
    return match


@pytest.fixture
def app(launch: Launch, over: Match, tmp_path: Path) -> App:
    """A replay named on the command line, which stands still."""
    over.save(tmp_path / "night.json")
    made = launch(Start(file=tmp_path / "night.json", replay=True))
    user_input.frames(made)
    scene(made).playing = False
    return made


@pytest.mark.heavy
def test_a_file_named_on_the_command_line_plays_by_itself_to_the_end(app: App, over: Match) -> None:
    replay = scene(app)
    replay.go(over.turn - 12)  # that it begins by itself is seen below
    replay.playing, replay.speed = True, len(REPLAY.speeds) - 1
    for _ in range(1000):
        user_input.frames(app)
        if not replay.playing:
            break
    assert replay.moment == over.turn and replay.stage.table.client.match.digest == over.digest
    click_on(app, "ended")
    assert user_input.name_of(app) == "end"


@pytest.mark.heavy
def test_keys_step_play_and_jump(app: App) -> None:
    replay, turns = scene(app), scene(app).stage.history.turns
    assert text.say("ui-do-step") in text_audit.words(replay.stage.table, (1280, 720)), "the prompt line names the keys"
    user_input.press(app, pygame.K_RIGHT)
    user_input.frames(app, 5)
    assert replay.moment == 1
    user_input.press(app, pygame.K_RIGHT)
    for key, moment in (
        (pygame.K_LEFT, 1), (pygame.K_PAGEDOWN, turns[1].begin), (pygame.K_PAGEUP, 0), (pygame.K_END, replay.replay.last)
    ):  # fmt: skip
        user_input.press(app, key)
        assert replay.moment == moment
    user_input.press(app, pygame.K_SPACE)  # at the end it begins anew
    assert replay.playing and replay.moment < replay.replay.last
    user_input.press(app, pygame.K_HOME)
    assert replay.moment == 0
    speed = replay.speed
    user_input.press(app, pygame.K_f)
    assert replay.speed == (speed + 1) % len(REPLAY.speeds)
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "menu"


@pytest.mark.heavy
def test_every_moment_is_shown_with_its_log_the_band_fits_and_reduced_motion_shows_one_answer_after_the_other(
    app: App, launch: Launch, tmp_path: Path
) -> None:
    replay = scene(app)
    for moment in random.Random(3).sample(range(replay.replay.last + 1), 25):
        replay.go(moment)
        client = replay.stage.table.client
        assert client.match.digest == replay.replay.at(moment).digest
        fresh = list(client.log)
        client.reread()
        assert client.log == fresh
    for size, scale in SIZES:
        app.context.settings.scale, surface = scale, pygame.Surface(size)
        user_input.redraw(replay, surface)
        places = replay.focus.targets
        assert list(text_audit.plates(app.context.canvas(surface), places)) == [], (size, scale)
        assert min(item.area.y for item in places) >= replay.layout.band.y
    app = launch(Start(file=tmp_path / "night.json", replay=True), speed="normal", reduced=True)
    user_input.frames(app, 31)
    assert 1 <= scene(app).moment <= 4


@pytest.mark.heavy
def test_the_mouse_drags_along_the_line_and_presses_the_buttons(app: App) -> None:
    replay, last = scene(app), scene(app).replay.last
    line = replay.line
    xs = [line.x_of(moment) for moment in range(last + 1)]
    assert xs == sorted(xs) and (xs[0], xs[-1]) == (line.area.x, pytest.approx(line.area.x + line.area.w))
    for sign in notable_signs(replay.stage.history):  # signs catch the mouse
        near = line.moment_at(line.x_of(sign.moment) + 3)
        assert near in line.signs and abs(line.x_of(near) - line.x_of(sign.moment)) <= 8
    assert (line.moment_at(-500), line.moment_at(99999)) == (0, last)

    def mouse(kind: int, share: float, held: int = 0) -> int:
        more = {"buttons": (held, 0, 0)} if kind == pygame.MOUSEMOTION else {}
        user_input.mouse(app, kind, (line.area.x + line.area.w * share, line.area.y + line.area.h - 20), **more)
        return replay.moment  # type: ignore[no-any-return]

    half = mouse(pygame.MOUSEBUTTONDOWN, 0.5)
    assert 0 < half < last
    assert mouse(pygame.MOUSEMOTION, 0.8, held=1) > half and mouse(pygame.MOUSEMOTION, 1.5, held=1) == last
    mouse(pygame.MOUSEBUTTONUP, 0.2)
    assert mouse(pygame.MOUSEMOTION, 0.1) == last
    for what, holds in (("to-start", 0), ("turn-on", replay.stage.history.turns[1].begin), ("turn-back", 0)):
        click_on(app, what)
        assert replay.moment == holds
    click_on(app, "play")
    assert replay.playing


@pytest.mark.heavy
def test_what_another_version_saved_is_watched_as_far_as_it_goes(launch: Launch, over: Match, tmp_path: Path) -> None:
    app, saved = launch(), over.to_record()
    saved.log[9] = saved.log[9][:-1]
    replay = ReplayScene(app.context, Replay(saved), moment=99)
    app.show(replay)
    user_input.frames(app, 2)
    assert replay.moment == 8 and "9" in replay.band_props().caption
    Match.new("ravenloft", seed=1).save(tmp_path / "new.json")
    app = launch(Start(file=tmp_path / "new.json", replay=True))
    user_input.frames(app, 20)
    for key in (pygame.K_END, pygame.K_PAGEDOWN, pygame.K_RIGHT):
        assert user_input.name_of(app) == "replay"
        user_input.press(app, key)
    assert user_input.name_of(app) == "replay"


def test_the_rulebook_and_the_sheets_of_the_table_open_over_a_replay_which_waits_for_them(app: App) -> None:
    replay, table = scene(app), scene(app).stage.table
    user_input.press(app, pygame.K_END)
    user_input.press(app, pygame.K_F1)
    assert user_input.name_of(app) == "rulebook"
    user_input.press(app, pygame.K_ESCAPE)
    assert app.scene is replay and replay.moment == replay.replay.last and table.rulebook("CR-042") is not None
    replay.go(20)
    table = replay.stage.table
    user_input.frames(app, 2)
    card = next(item for item in table.focus.targets if item.group == "hand")
    spot = table.canvas.point(*card.area.centre)
    user_input.post(pygame.MOUSEMOTION, pos=spot)
    user_input.post(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
    user_input.frames(app, 2)
    assert table.dialog is not None, "a card of the hand is looked at when it is clicked"
    assert not table.client.message
    user_input.press(app, pygame.K_ESCAPE)
    replay.playing = True
    user_input.press(app, pygame.K_l)
    assert replay.stage.table.dialog is not None
    user_input.frames(app, 30)
    assert replay.moment <= 21
    user_input.press(app, pygame.K_ESCAPE)
    assert replay.stage.table.dialog is None and user_input.name_of(app) == "replay"


# ------------------------------------------------------------------ the shelf


def test_nights_on_the_shelf_are_named_watched_and_removed_and_an_empty_shelf_says_so(launch: Launch, over: Match) -> None:
    app = launch()
    app.show(ReplaysScene(app.context))
    user_input.frames(app, 2)
    assert user_input.screen_of(app).focus.current == "back"
    for _ in range(3):
        replays.add(over, paths.replays())
    (paths.replays() / "night-20990101-000000-x.json").write_text("{", encoding="utf-8")
    app = launch()
    shelf = ReplaysScene(app.context)
    app.show(shelf)
    user_input.frames(app, 4)
    damaged, whole = shelf.files[:2]
    known: Any = shelf.known[whole]
    assert isinstance(shelf.known[damaged], str)
    labels = [item.label for place in (0, 1) if (item := shelf.focus.find(("night", place))) is not None]
    with speaking_of(known.game):
        verdict = say(game_ui(known.game).verdicts[known.side], heroes=list(known.winners))
    assert labels[0] == damaged.name, "until it is known what it shows"
    assert labels[1].startswith(name(known.title)) and verdict in labels[1]
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "replays", "a damaged one opens nothing"
    assert str(damaged) in shelf.message
    user_input.press(app, pygame.K_DOWN)
    user_input.press(app, pygame.K_DELETE)
    assert shelf.dialog is not None and shelf.asked == whole
    user_input.press(app, pygame.K_RETURN)  # the focus is on keeping it
    assert whole.is_file() and shelf.focus.current == ("night", 1)
    user_input.press(app, pygame.K_RIGHT)
    user_input.press(app, pygame.K_RETURN)
    user_input.press(app, pygame.K_ESCAPE)
    assert shelf.dialog is None
    click_on(app, ("bin", 1), "remove")
    assert not whole.exists() and len(shelf.files) == 3
    shelf.focus.current = ("night", 1)
    for key, leads_to in ((pygame.K_RETURN, "replay"), (pygame.K_ESCAPE, "replays"), (pygame.K_ESCAPE, "menu")):
        user_input.press(app, key)
        assert user_input.name_of(app) == leads_to
