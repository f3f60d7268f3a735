"""The list of saved matches: one row for each match, its earlier turns behind a plate."""

import pygame
import pytest
import text_audit
import user_input

from game import text
from game.match import Match
from game.storage import autosave, paths, replays
from game.text import name, say
from game.ui.app.main_loop import App
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.load import LoadScene, gathered
from game.ui.screens.menu.scene import newest_match
from game.ui.screens.replays import ReplaysScene
from game.ui.settings import Settings, Start

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
    assert [row.path.name for row in rows[:1]] == ["mine.json"]
    assert len(rows) == 1 + len(MATCHES)
    assert rows[1].path == listed[0] == newest_match()[0], "it is the one that Continue goes on with"
    for row in rows[1:]:
        ring = [path for path in listed if autosave.short_id_in(path) == autosave.short_id_in(row.path)]
        assert [row.path, *row.earlier] == ring
        assert len(ring) > 1


@pytest.mark.parametrize("by", ["keys", "mouse"])
def test_earlier_turns_are_unfolded_opened_and_folded_again(
    by: str, close: list[App], monkeypatch: pytest.MonkeyPatch, screen: pygame.Surface
) -> None:
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    played()
    app = App(Start(), chosen=Settings(speed="instant"), agent_worker=AgentWorker(background=False))
    close.append(app)
    scene = LoadScene(app.context)
    app.show(scene)
    user_input.frames(app, 30)
    before = len(scene.files)
    assert before == 4
    ring = scene.rings[1]

    def toggle_earlier_turns() -> None:
        if by == "mouse":
            item = scene.focus.find(("earlier", ring.path))
            assert item is not None
            user_input.click(app, item)
        else:
            scene.focus.current = ("file", 1)
            user_input.press(app, pygame.K_RIGHT)
            assert scene.focus.current == ("earlier", ring.path)
            user_input.press(app, pygame.K_RETURN)
        user_input.frames(app)

    toggle_earlier_turns()
    assert [row.path for row in scene.files[1 : 2 + len(ring.earlier)]] == [ring.path, *ring.earlier]
    toggle_earlier_turns()
    assert len(scene.files) == before
    toggle_earlier_turns()
    oldest = ring.earlier[-1]
    item = scene.focus.find(("file", 1 + len(ring.earlier)))
    assert item is not None
    known = scene.known[oldest]
    assert isinstance(known, replays.Summary) and item.label.startswith(name(known.title)), "a row is called by what it shows"
    user_input.click(app, item)
    assert user_input.name_of(app) == "table"
    assert user_input.screen_of(app).client.match.digest == Match.load(oldest).digest  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_an_evening_in_dungeonville_is_listed_with_its_wizards_its_round_and_the_day(
    size: tuple[int, int], screen: pygame.Surface
) -> None:
    match = Match.new("dungeonville", seed=923645, options={"seats": 3}, seats=dict.fromkeys(range(1, 3), "random"))
    ring = autosave.Autosaves(paths.autosaves())
    while match.game.state.round < 2 or match.awaited_agents():
        match.answer("random")
        ring.save(match)
    autosave.save(match, paths.saves() / f"dungeonville-{match.seed}-{match.turn:04}.json")
    scene = LoadScene(AppContext(Settings(), AgentWorker(background=False)))
    scene.update(16)  # the files are read by and by
    lines = [line.words for line in text_audit.read(scene, size)]
    assert len(scene.rings) == 2
    with_day = [line for line in lines if "round 2" in line]
    assert len(with_day) == 2, lines
    assert all(str(replays.time_of(scene.rings[0].path).astimezone().year) in line for line in with_day)
    text.use(game="dungeonville")
    wizards = say("ui-save-party", heroes=["black", "white", "orange"])
    assert lines.count(wizards) == 2
    assert lines.count(name("dungeonville")) == 2


def test_the_shelf_names_who_has_won_an_evening(screen: pygame.Surface) -> None:
    match = Match.new("dungeonville", seed=2, options={"seats": 3}, seats=dict.fromkeys(range(3), "random"))
    match.play()
    told = replays.read_summary(replays.add(match, paths.replays()))
    scene = ReplaysScene(AppContext(Settings(), AgentWorker(background=False)))
    scene.update(16)
    lines = [line.words for line in text_audit.read(scene, (1280, 720))]
    text.use(game="dungeonville")
    assert say("ui-claimed", heroes=list(told.winners)) in lines
    assert name(told.winners[0]) in say("ui-claimed", heroes=list(told.winners))


def test_a_match_that_is_over_is_not_offered(screen: pygame.Surface) -> None:
    ring = autosave.Autosaves(paths.autosaves())
    over = Match.new("dungeonville", seed=2, options={"seats": 3}, seats=dict.fromkeys(range(3), "random"))
    over.play()
    ring.save(over)
    going = Match.new("dungeonville", seed=3, options={"seats": 3}, seats=dict.fromkeys(range(3), "random"))
    going.answer("random")
    ring.save(going)
    scene = LoadScene(AppContext(Settings(), AgentWorker(background=False)))
    scene.update(16)
    assert len(scene.rings) == 2
    assert [replays.read_summary(row.path).seed for row in scene.files] == [going.seed]
