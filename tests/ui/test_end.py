"""The result screen: its opening, its numbers and chart, and its commands."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest
import text_audit
import user_input

from game import text
from game.match import Match
from game.rules.ravenloft import event as happened
from game.storage import paths, replays
from game.ui.app.main_loop import App
from game.ui.ravenloft.result.facts import last_blow
from game.ui.ravenloft.result.panels import GROWTH
from game.ui.ravenloft.result.turn_chart import in_words
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings

pytestmark = pytest.mark.usefixtures("castle_words")
SIZES = [("1280x720", 1.0), ("1920x1080", 1.0), ("1920x1080", 2.0), ("2560x1440", 1.0), ("1920x1080", 0.75), ("1280x720", 1.5)]


def night(seats: int, seed: int) -> Match:
    holders = dict.fromkeys(range(seats), "random")
    match = Match.new("ravenloft", seed=seed, options={"adventure": "find-the-icon", "seats": str(seats)}, seats=holders)
    match.play()
    return match


@pytest.fixture(scope="module")
def nights() -> dict[int, Match]:
    return {seats: night(seats, seats) for seats in (2, 3, 5)}


@pytest.fixture
def begin(window: Callable[..., App]) -> Callable[..., Any]:
    """Opens a window with the result of a match. Returns both."""

    def begun(match: Match, size: str = "1920x1080", **chosen: Any) -> tuple[App, Any]:
        app = window(size, **chosen)
        scene = ResultScene(app.context, match)
        app.show(scene)
        user_input.frames(app, 2, 40)
        return app, scene

    return begun


def test_the_end_is_staged_and_the_first_key_only_cuts_it_short(begin: Callable[..., Any], nights: dict[int, Match]) -> None:
    app, scene = begin(nights[2])
    assert scene.staged
    before = scene.background.kept.keys()
    user_input.frames(app, 6, 100)
    assert scene.staged
    assert before
    user_input.press(app, pygame.K_RETURN)
    assert not scene.staged
    assert user_input.name_of(app) == "end"
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "table"


def test_the_staging_ends_by_itself_and_then_nothing_is_painted(begin: Callable[..., Any], nights: dict[int, Match]) -> None:
    app, scene = begin(nights[2])
    user_input.frames(app, 32, 100)
    assert scene.stage.time == scene.stage.over == GROWTH[1]
    user_input.frames(app, 1)
    assert not app.context.painted


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_everything_has_its_place_whatever_the_window(
    size: str, scale: float, seats: int, begin: Callable[..., Any], nights: dict[int, Match]
) -> None:
    app, scene = begin(nights[seats], size, scale=scale, reduced=True)
    room = app.context.canvas(app.surface).room
    for page in ("heroes", "night", "moments"):
        scene.turn_page(page)
        scene.dirty = True
        user_input.frames(app)
        free = [item.area for item in scene.focus.targets if item.group != "moments" and item.within is None]
        for area in free:
            assert area.x >= 0
            assert area.y >= 0
            assert area.x + area.w <= room.w + 0.5
            assert area.y + area.h <= room.h + 0.5
        over = ("turns", "cursor")
        parts = [area for name, (_, area) in scene.stage.sheets.items() if name not in over and not scene.paged]
        for one in parts:
            assert not any(one is not other and pygame.FRect(*one).colliderect(pygame.FRect(*other)) for other in parts)


def test_the_chart_is_walked_by_keys_and_tells_each_turn(begin: Callable[..., Any], nights: dict[int, Match]) -> None:
    app, scene = begin(nights[3], reduced=True)
    history = scene.facts.history
    scene.focus.current = scene.chosen
    user_input.press(app, pygame.K_HOME)
    assert scene.chosen == ("turn", 0)
    user_input.press(app, pygame.K_LEFT)
    assert scene.chosen == ("turn", 0)
    user_input.press(app, pygame.K_RIGHT)
    assert scene.chosen == scene.focus.current == ("turn", 1)
    told = {in_words(history, place) for place in range(len(history.turns))}
    assert len(told) == len(history.turns)
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "replay"
    replay: Any = app.scene
    assert replay.moment == history.turns[1].begin
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "end"


def test_tab_visits_the_chart_once_at_the_chosen_turn(begin: Callable[..., Any], nights: dict[int, Match]) -> None:
    app, scene = begin(nights[3], reduced=True)
    stops = []
    for _ in range(len(scene.focus.targets)):
        user_input.press(app, pygame.K_TAB)
        stops.append(scene.focus.current)
    assert [stop for stop in dict.fromkeys(stops) if stop[0] == "turn"] == [scene.chosen]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_click_on_the_chart_chooses_a_turn_and_a_second_one_watches_it(
    scale: float, begin: Callable[..., Any], nights: dict[int, Match]
) -> None:
    app, scene = begin(nights[3], "1280x720", scale=scale, reduced=True)
    scene.turn_page("night")
    scene.dirty = True
    user_input.frames(app)
    assert scene.paged == (scale > 1)
    column = scene.focus.find(("turn", 2)).area
    pos = app.context.canvas(app.surface).point(column.centre[0], column.y + 20)
    for _ in range(2):
        assert user_input.name_of(app) == "end"
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        user_input.frames(app, 2)
        assert scene.chosen == ("turn", 2)
    assert user_input.name_of(app) == "replay"


@pytest.mark.parametrize(("key", "what"), [(pygame.K_n, "same"), (pygame.K_r, "watch"), (pygame.K_ESCAPE, "main-menu")])
def test_ways_on_by_key_and_by_mouse(key: int, what: str, begin: Callable[..., Any], nights: dict[int, Match]) -> None:
    names = {"same": "table", "watch": "replay", "main-menu": "menu"}
    match = nights[2]
    app, _ = begin(match, reduced=True)
    user_input.press(app, key)
    assert user_input.name_of(app) == names[what]
    scene: Any = app.scene
    if what == "same":
        assert scene.client.match.seed == match.seed
        assert scene.client.match.options == match.options
    app, scene = begin(match, reduced=True)
    user_input.click(app, scene.focus.find(what))
    assert user_input.name_of(app) == names[what]


def test_a_moment_is_watched_from_just_before_it(begin: Callable[..., Any], nights: dict[int, Match]) -> None:
    app, scene = begin(nights[5], "2560x1440", reduced=True)
    item = scene.focus.find(("moment", 0))
    assert item is not None
    user_input.click(app, item)
    replay: Any = app.scene
    assert replay.name == "replay"
    assert replay.moment >= scene.facts.highlights[0].moment - 1


def test_a_night_that_was_won_stands_beside_earlier_ones(begin: Callable[..., Any]) -> None:
    won = []
    for seed in range(1, 40):
        holders = dict.fromkeys(range(2), "normal")
        match = Match.new("ravenloft", seed=seed, options={"adventure": "find-the-icon"}, seats=holders)
        match.play()
        if match.outcome is not None and "heroes" in match.outcome.winners:
            won.append(match)
            replays.add(match, paths.replays())
        if len(won) == 2:
            break
    app, scene = begin(won[0], reduced=True)
    user_input.frames(app, 6)
    assert scene.facts.before == won[1].game.state.turn.number
    assert str(won[1].game.state.turn.number) in scene.facts.note
    assert next(scene.later, None) is None


@pytest.mark.parametrize(("size", "scale", "seats", "won"), [((1280, 720), 1.0, 5, True), ((1280, 720), 2.0, 2, False)])
def test_nothing_on_the_page_is_cut_covered_or_faint(
    size: tuple[int, int], scale: float, seats: int, won: bool, begin: Callable[..., Any], nights: dict[int, Match]
) -> None:
    _, scene = begin(nights[seats], f"{size[0]}x{size[1]}", scale=scale, reduced=True)
    scene.facts = replace(scene.facts, won=won)
    scene.background = scene.ui.background(scene.facts)
    for page in ("heroes", "night", "moments") if scene.paged else ("heroes",):
        scene.turn_page(page)
        assert not text_audit.faults(scene, size), page


def test_a_defeat_names_who_struck_the_last_blow(nights: dict[int, Match]) -> None:
    told = 0
    for match in nights.values():
        scene = ResultScene(AppContext(Settings(), AgentWorker(background=False)), match, staged=False)
        tale = [event for events in match.log for event in events]
        if not isinstance(tale[-1], happened.Lost):
            continue
        turn = next(event for event in reversed(tale) if isinstance(event, happened.TurnBegan))
        blow = next(event for event in reversed(tale) if isinstance(event, happened.Damaged) and event.figure == turn.hero)
        assert text.name(turn.hero) in scene.facts.blow
        assert text.name(blow.cause) in scene.facts.blow
        told += 1
    assert told


def test_the_last_blow_is_that_on_the_hero_who_could_not_rise() -> None:
    bite = happened.Attacked("wolf-1", "bite", "kat", 18, 5, 23, 14, True)
    tale = [
        happened.TurnBegan("arjhan", 6), bite, happened.Damaged("kat", 2, 0, "bite"), happened.HeroFell("kat"),
        happened.Damaged("arjhan", 1, 0, "alarm"), happened.HeroFell("arjhan"), happened.TurnBegan("kat", 7), happened.Lost("lost-no-surge"),
    ]  # fmt: skip
    found = last_blow([tale])
    assert found == text.say("ui-blow-struck", by="wolf-1", cause="bite", hero="kat", turn=6)
    tale[-2] = happened.TurnBegan("arjhan", 7)
    card = last_blow([tale])
    assert card == text.say("ui-blow-card", cause="alarm", hero="arjhan", turn=6)
    assert last_blow([tale[:-1]]) == ""
    assert last_blow([[*tale[:-1], happened.Lost("failed-gauntlet-of-terror")]]) == "", "no blow has lost it"


@pytest.mark.parametrize(
    ("adventure", "deed", "message"),
    [
        ("find-the-icon", happened.TokenTaken("kat", "icon-of-ravenloft"), "ui-won-took"),
        ("find-the-icon", happened.MonsterDestroyed("wolf-1", "kat", 1), "ui-won-destroyed"),
        ("gauntlet-of-terror", happened.MonsterDestroyed("wolf-1", "kat", 1), "ui-won-destroyed"),
        ("adventure-impossible", happened.MonsterDestroyed("klak-1", "kat", 5), "ui-won-destroyed"),
        ("hunt-for-strahd-1", happened.MonsterDestroyed("werewolf-1", "kat", 5), "ui-won-destroyed"),
        ("klaks-infernal-artifact", happened.MonsterDestroyed("klaks-artifact-1", "kat", 0), "ui-won-destroyed"),
        ("klaks-infernal-artifact", happened.MonsterDestroyed("klaks-artifact-1", "", 0), ""),
        ("rampaging-golem", happened.MonsterDestroyed("wolf-1", "kat", 1), ""),
        ("escape-the-tomb", happened.MonsterDestroyed("wolf-1", "kat", 1), ""),
        ("escape-the-tomb", happened.Walked("kat", (1, 2), 1), "ui-won-reached"),
        ("daylight-assault", happened.Walked("kat", (1, 2), 1), "ui-won-reached"),
        ("destroy-the-dracolich", happened.Walked("kat", (1, 2), 1), ""),
        ("horror-of-the-howling-hag", happened.Counted("ritual", 5, 5), ""),
    ],
)
def test_a_victory_names_the_deed_that_completed_it(adventure: str, deed: Any, message: str) -> None:
    told = [happened.AdventureBegan(adventure), happened.TurnBegan("kat", 3)]
    found = last_blow([told, [deed, happened.Won(f"won-{adventure}")]])
    values = {"hero": "kat", "token": getattr(deed, "token", ""), "figure": getattr(deed, "figure", "")}
    assert found == (text.say(message, **values) if message else "")


def test_a_victory_without_a_last_blow_names_none() -> None:
    before = [
        happened.AdventureBegan("find-the-icon"),
        happened.TurnBegan("kat", 3),
        happened.MonsterDestroyed("wolf-1", "kat", 1),
    ]
    shown = [happened.TokenTaken("", "food"), happened.MarkerGained("flesh-golem-1", "calm"), happened.Won("won-rampaging-golem")]
    assert last_blow([before, shown]) == ""
    assert last_blow([before, [happened.FigureLeft("count-strahd-1", "mist"), happened.Won("won-hunt-for-strahd-1")]]) == ""
    assert text.Speaker(lambda seat: "kat").event(shown[0]) == "Food is handed over."
