"""The result screen: its opening, its numbers and chart, and its commands."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations, product
from typing import Any

import pygame
import pytest
import sample_screens
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
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings

pytestmark = pytest.mark.usefixtures("castle_words")
Begin = Callable[..., tuple[App, Any]]
WON, AGENTS = (3, 8), {0: "normal", 1: "normal"}
"""Seeds of nights that these agents win."""


@cache
def night(seats: int) -> Match:
    """A night of agents that answer at random."""
    holders = dict.fromkeys(range(seats), "random")
    match = Match.new("ravenloft", seed=seats, options={"adventure": "find-the-icon", "seats": str(seats)}, seats=holders)
    match.play()
    return match


@pytest.fixture
def begin(window: Callable[..., App]) -> Begin:
    """Opens a window with the result of a match. Returns both."""

    def begun(match: Match, size: str = "1280x720", **chosen: Any) -> tuple[App, Any]:
        app = window(size, **chosen)
        scene = ResultScene(app.context, match)
        app.show(scene)
        user_input.frames(app, 2, 40)
        return app, scene

    return begun


def test_the_end_is_staged_and_the_first_key_only_cuts_it_short(begin: Begin) -> None:
    app, scene = begin(night(2))
    assert scene.staged and scene.background.kept.keys()
    user_input.frames(app, 6, 100)
    assert scene.staged
    user_input.press(app, pygame.K_RETURN)
    assert not scene.staged and user_input.name_of(app) == "end"
    user_input.press(app, pygame.K_RETURN)
    assert user_input.name_of(app) == "table"
    app, scene = begin(night(2))  # it ends by itself, too
    user_input.frames(app, 32, 100)
    assert scene.stage.time == scene.stage.over == GROWTH[1]
    user_input.frames(app, 1)
    assert not app.context.painted


SIZES = [("1280x720", 1.0, 5), ("1280x720", 2.0, 2)]
MORE = [("1920x1080", 1.0), ("1920x1080", 2.0), ("2560x1440", 1.0), ("1920x1080", 0.75), ("1280x720", 1.5)]
HEAVY = [pytest.param(*one, seats, marks=pytest.mark.heavy) for seats in (2, 3, 5) for one in MORE]


@pytest.mark.parametrize(("size", "scale", "seats"), [*SIZES, *HEAVY])
def test_nothing_on_the_page_is_cut_covered_or_faint(size: str, scale: float, seats: int, begin: Begin) -> None:
    app, scene = begin(night(seats), size, scale=scale, reduced=True)
    faults = list[str]()
    for won, page in product((True, False), ("heroes", "night", "moments")):
        scene.facts = replace(scene.facts, won=won)
        scene.background = scene.ui.background(scene.facts)
        scene.turn_page(page)
        faults += text_audit.faults(scene, app.surface.get_size())
        parts = [area for name, (_, area) in scene.stage.sheets.items() if name not in ("turns", "cursor") and not scene.paged]
        for one, other in combinations(parts, 2):
            faults += [f"{page}: {one} {other}"] * pygame.FRect(*one).colliderect(pygame.FRect(*other))
    assert not faults, faults


def test_the_chart_is_walked_by_keys_and_tells_each_turn(begin: Begin) -> None:
    app, scene = begin(night(3), reduced=True)
    history = scene.facts.history
    stops = []
    for _ in range(len(scene.focus.targets)):
        user_input.press(app, pygame.K_TAB)
        stops.append(scene.focus.current)
    assert [stop for stop in dict.fromkeys(stops) if stop[0] == "turn"] == [scene.chosen], (
        "Tab visits it once, at the chosen turn"
    )
    scene.focus.current = scene.chosen
    for key, chosen in ((pygame.K_HOME, 0), (pygame.K_LEFT, 0), (pygame.K_RIGHT, 1)):
        user_input.press(app, key)
        assert scene.chosen == scene.focus.current == ("turn", chosen)
    assert len({in_words(history, place) for place in range(len(history.turns))}) == len(history.turns)
    user_input.press(app, pygame.K_RETURN)
    replay: Any = app.scene
    assert user_input.name_of(app) == "replay" and replay.moment == history.turns[1].begin
    user_input.press(app, pygame.K_ESCAPE)
    assert user_input.name_of(app) == "end"
    user_input.click(app, scene.focus.find(("moment", 0)))
    replay = app.scene
    assert replay.name == "replay"
    assert replay.moment >= scene.facts.highlights[0].moment - 1, "a moment is watched from just before it"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_click_on_the_chart_chooses_a_turn_and_a_second_one_watches_it(scale: float, begin: Begin) -> None:
    app, scene = begin(night(3), scale=scale, reduced=True)
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


def test_ways_on_by_key_and_by_mouse(begin: Begin) -> None:
    match = night(2)
    for key, what, name in (
        (pygame.K_n, "same", "table"), (pygame.K_r, "watch", "replay"), (pygame.K_ESCAPE, "main-menu", "menu"),
    ):  # fmt: skip
        app, end = begin(match, reduced=True)
        user_input.press(app, key)
        scene: Any = app.scene
        assert user_input.name_of(app) == name
        if what == "same":
            assert (scene.client.match.seed, scene.client.match.options) == (match.seed, match.options)
        app.show(end)
        user_input.frames(app, 2)
        user_input.click(app, end.focus.find(what))
        assert user_input.name_of(app) == name


def test_a_night_that_was_won_stands_beside_earlier_ones(begin: Begin) -> None:
    won = []
    for seed in WON:
        match = Match.new("ravenloft", seed=seed, options={"adventure": "find-the-icon", "heroes": "kat,arjhan"}, seats=AGENTS)
        match.play()
        assert match.outcome is not None and "heroes" in match.outcome.winners
        replays.add(match, paths.replays())
        won.append(match)
    app, scene = begin(won[0], reduced=True)
    user_input.frames(app, 6)
    assert scene.facts.before == won[1].game.state.turn.number and str(won[1].game.state.turn.number) in scene.facts.note
    assert next(scene.later, None) is None


def test_a_defeat_names_who_struck_the_last_blow_on_the_hero_who_could_not_rise() -> None:
    defeats = 0
    for match in map(night, (2, 3, 5)):
        tale = [event for events in match.log for event in events]
        if isinstance(tale[-1], happened.Lost):
            scene = ResultScene(sample_screens.context(Settings()), match, staged=False)
            turn = next(event for event in reversed(tale) if isinstance(event, happened.TurnBegan))
            blow = next(event for event in reversed(tale) if isinstance(event, happened.Damaged) and event.figure == turn.hero)
            assert text.name(turn.hero) in scene.facts.blow and text.name(blow.cause) in scene.facts.blow
            defeats += 1
    assert defeats
    bite = happened.Attacked("wolf-1", "bite", "kat", 18, 5, 23, 14, True)
    tale = [
        happened.TurnBegan("arjhan", 6), bite, happened.Damaged("kat", 2, 0, "bite"), happened.HeroFell("kat"),
        happened.Damaged("arjhan", 1, 0, "alarm"), happened.HeroFell("arjhan"), happened.TurnBegan("kat", 7), happened.Lost("lost-no-surge"),
    ]  # fmt: skip
    assert last_blow([tale]) == text.say("ui-blow-struck", by="wolf-1", cause="bite", hero="kat", turn=6)
    tale[-2] = happened.TurnBegan("arjhan", 7)
    assert last_blow([tale]) == text.say("ui-blow-card", cause="alarm", hero="arjhan", turn=6) and last_blow([tale[:-1]]) == ""
    assert last_blow([[*tale[:-1], happened.Lost("failed-gauntlet-of-terror")]]) == "", "no blow has lost it"


def test_a_victory_names_the_deed_that_completed_it_if_one_did() -> None:
    wolf, walked = happened.MonsterDestroyed("wolf-1", "kat", 1), happened.Walked("kat", (1, 2), 1)
    for adventure, deed, message in (
        ("find-the-icon", happened.TokenTaken("kat", "icon-of-ravenloft"), "ui-won-took"),
        ("find-the-icon", wolf, "ui-won-destroyed"),
        ("gauntlet-of-terror", wolf, "ui-won-destroyed"),
        ("adventure-impossible", happened.MonsterDestroyed("klak-1", "kat", 5), "ui-won-destroyed"),
        ("hunt-for-strahd-1", happened.MonsterDestroyed("werewolf-1", "kat", 5), "ui-won-destroyed"),
        ("klaks-infernal-artifact", happened.MonsterDestroyed("klaks-artifact-1", "kat", 0), "ui-won-destroyed"),
        ("klaks-infernal-artifact", happened.MonsterDestroyed("klaks-artifact-1", "", 0), ""),
        ("rampaging-golem", wolf, ""),
        ("escape-the-tomb", wolf, ""),
        ("escape-the-tomb", walked, "ui-won-reached"),
        ("daylight-assault", walked, "ui-won-reached"),
        ("destroy-the-dracolich", walked, ""),
        ("horror-of-the-howling-hag", happened.Counted("ritual", 5, 5), ""),
    ):
        told = [happened.AdventureBegan(adventure), happened.TurnBegan("kat", 3)]
        values = {"hero": "kat", "token": getattr(deed, "token", ""), "figure": getattr(deed, "figure", "")}
        expected = text.say(message, **values) if message else ""
        assert last_blow([told, [deed, happened.Won(f"won-{adventure}")]]) == expected, (adventure, deed)
    before = [
        happened.AdventureBegan("find-the-icon"), happened.TurnBegan("kat", 3), happened.MonsterDestroyed("wolf-1", "kat", 1),
    ]  # fmt: skip
    shown = [happened.TokenTaken("", "food"), happened.MarkerGained("flesh-golem-1", "calm"), happened.Won("won-rampaging-golem")]
    assert last_blow([before, shown]) == ""
    assert last_blow([before, [happened.FigureLeft("count-strahd-1", "mist"), happened.Won("won-hunt-for-strahd-1")]]) == ""
    assert text.Speaker(lambda seat: "kat").event(shown[0]) == "Food is handed over."
