"""The list of saved matches, one row for each; Continue shows what was not shown to the end when the program was left, and nothing twice."""

from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
import user_input
from user_input import Launch

from game import text
from game.match import PERSON, Match
from game.storage import autosave, paths, replays
from game.text import name, say
from game.ui.registry import game_ui
from game.ui.screens.load import LoadScene, gathered
from game.ui.screens.menu.scene import newest_match
from game.ui.screens.replays import ReplaysScene
from game.ui.settings import Settings
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
    "ravenloft": {0: PERSON},
    "terrorscape": {0: "random", 1: PERSON, 2: PERSON, 3: PERSON},
    "dungeonville": {1: "random", 2: "random"},
    "london": {1: "random"},
}


def opened(match: Match) -> TableScene:
    context = sample_screens.context(Settings(confirm=False))
    made: Any = game_ui(match.rules.name).table(context, match)
    made.dialog = None
    return made


def continued() -> TableScene:
    """The table after the program was left and started again."""
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


@pytest.mark.parametrize("seed", [2, pytest.param(5, marks=pytest.mark.heavy)])
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
