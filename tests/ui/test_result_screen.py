"""The result screen of every game: opening, buttons, keys, reading aloud and registration; turns, chart, honours and last blow of the castle."""

import dataclasses
import inspect
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
from test_scale import CHOSEN, MORE, SHAPES

from game import text
from game.match import Match
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.storage import paths, replays
from game.text import say
from game.ui.app.main_loop import App
from game.ui.ravenloft.result.facts import HeroTally, honours, last_blow, tally
from game.ui.ravenloft.result.history import MOST, SIGN_KINDS, find_highlights, read_turns
from game.ui.ravenloft.result.panels import GROWTH
from game.ui.ravenloft.result.turn_chart import in_words
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Goto, Push
from game.ui.screens.result.boxes import actions, message_id
from game.ui.screens.result.registration import Panel, ResultView
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings

GAMES = ("ravenloft", "terrorscape", "london", "dungeonville")
STAGED = ("ravenloft", "london", "dungeonville")
KEYS = {"watch": pygame.K_r, "again": pygame.K_b, "same": pygame.K_n, "main-menu": pygame.K_ESCAPE}
pytestmark = pytest.mark.usefixtures("castle_words")
in_every_game = pytest.mark.parametrize("game", GAMES)


@cache
def ended(game: str) -> Match:
    match = Match.new(game, seed=5)
    while match.decision is not None:
        match.answer("random")
    return match


def end(game: str, *, staged: bool = False, below: bool = False, **chosen: Any) -> ResultScene:
    context = AppContext(Settings(**chosen), AgentWorker(background=False))
    return ResultScene(context, ended(game), staged=staged, has_scene_below=below)


def view_of(scene: ResultScene) -> ResultView:
    return ResultView(scene.stage.time, scene.chosen, scene.watch)


def drawn(scene: ResultScene, size: tuple[int, int] = (1280, 720)) -> bytes:
    surface = pygame.Surface(size)
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def press(scene: ResultScene, key: int) -> Any:
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


@pytest.mark.heavy
@pytest.mark.parametrize("game", STAGED)
def test_panels_appear_one_after_the_other_and_the_first_key_shows_them_all(game: str) -> None:
    scene, seen = end(game, staged=True), set[bytes]()
    while scene.staged:
        seen.add(drawn(scene))
        scene.update(100)
    assert len(seen) > 10
    last = drawn(scene)
    hurried = end(game, staged=True)
    drawn(hurried)
    assert press(hurried, pygame.K_RETURN) is None, "the first key only completes the opening"
    assert not hurried.staged and drawn(hurried) == last
    assert not hurried.cues, "in silence"


@pytest.mark.heavy
@in_every_game
def test_what_is_shown_stays_until_something_changes_and_is_read_aloud_once(game: str) -> None:
    assert not end(game, staged=True, reduced=True).staged, "reduced motion shows everything at once"
    scene = end(game, reduced=True)
    before, facts = drawn(scene), scene.facts
    scene.update(20)
    scene.context.painted = False
    assert drawn(scene) and not scene.context.painted
    assert not scene.aloud, "not on the way back from a replay"
    scene.reword()
    scene.dirty = True
    assert scene.facts is not facts, "after a change of language the match is read again"
    assert not scene.stage.cached and drawn(scene) == before
    scene = end(game, staged=True)
    scene.update(60_000)
    assert scene.aloud
    scene.watch()
    assert not scene.aloud


@in_every_game
def test_buttons_have_messages_and_lead_to_the_replay_and_to_another_match_by_key_and_by_enter(game: str) -> None:
    scene = end(game, below=True)
    ui = scene.ui
    drawn(scene)
    assert scene.focus.current == ui.primary
    found = {}
    for what, key in KEYS.items():
        found[what] = press(scene, key)
        scene.focus.current = what
        assert type(press(scene, pygame.K_RETURN)) is type(found[what])
    assert isinstance(found["watch"], Push | Goto)
    assert found["watch"].route == "replay" and isinstance(found["main-menu"], Back)
    again, same = found["again"].subject, found["same"].subject
    assert same.seed == scene.match.seed != again.seed
    assert (same.turn, same.holders) == (0, scene.match.holders)
    assert game != "ravenloft" or same.options == scene.match.options
    assert {one.key for one in scene.focus.targets if one.group == "plates"} == set(ui.buttons) == set(actions(ui))
    assert len(set(actions(ui).values())) == len(ui.buttons), "each has a key of its own"
    for what in (*ui.buttons, *(f"page-{page}" for page in ui.pages)):
        assert text.has(message_id(ui, what, back=False))
    assert message_id(ui, "main-menu", back=True) == "ui-end-back"


@pytest.mark.heavy
@in_every_game
def test_each_page_shows_its_panels_and_pages_are_turned_by_key(game: str) -> None:
    for shape in ("720", "720 at 200"):
        check_pages(game, *SHAPES[shape])


@pytest.mark.heavy
@pytest.mark.parametrize("game", STAGED)  # Terrorscape's in terrorscape/test_looks.py
def test_pages_at_odd_shapes_and_sizes(game: str) -> None:
    for shape in CHOSEN:
        check_pages(game, *(SHAPES | MORE)[shape])


def check_pages(game: str, size: tuple[int, int], settings: Settings) -> None:
    scene = ResultScene(AppContext(settings, AgentWorker(background=False)), ended(game), staged=False)
    names = {panel.name for panel in scene.ui.panels(scene.facts, view_of(scene))}
    seen = set[str]()
    for page in scene.ui.pages or ("",):
        scene.turn_page(page)
        scene.dirty = True
        drawn(scene, size)
        seen |= set(scene.stage.sheets)
        assert text_audit.faults(scene, size) == [], (page, size, settings)
    assert names <= seen
    if scene.paged and not scene.scroll.most:
        before = scene.page
        press(scene, pygame.K_PAGEDOWN)
        assert scene.page != before


@in_every_game
def test_what_a_game_registers_is_plain_data(game: str) -> None:
    ui, scene = game_ui(game).result, end(game)
    assert dataclasses.is_dataclass(scene.facts)
    with pytest.raises(dataclasses.FrozenInstanceError):
        scene.facts.reason = ""
    panels: list[Panel] = list(ui.panels(scene.facts, view_of(scene)))
    assert panels == list(ui.panels(scene.facts, view_of(scene))), "equal facts, equal props: nothing is painted anew"
    for panel in panels:
        assert len(inspect.signature(panel.block).parameters) == 1
        assert not isinstance(panel.props, ResultScene | AppContext | Match)
    assert say(message_id(ui, ui.primary, back=False))


@pytest.mark.heavy
@pytest.mark.parametrize("night", ["escape-the-tomb random", "2 normal random", "find-the-icon normal normal"])
def test_the_story_ends_as_the_state_does_and_its_best_moments_are_few(night: str) -> None:
    highlights = set()
    adventure, *seats = night.split()
    for seed in range(1, 5):
        match = Match.new("ravenloft", seed=seed, options={"adventure": adventure}, seats=dict(enumerate(seats)))
        match.play()
        t, heroes = match.game.state, [hero.id for hero in match.game.state.heroes]
        history = read_turns(match.log, heroes)
        turns, signs = history.turns, [sign for one in history.turns for sign in one.signs]
        assert [one.number for one in turns] == list(range(1, t.turn.number + 1))
        assert turns[-1].health == {hero.id: figure.hero_hp(hero) for hero in t.heroes}
        assert all(0 <= hp <= history.most[hero] for one in turns for hero, hp in one.health.items())
        begun = [place for place, events in enumerate(match.log) if any(isinstance(one, happened.TurnBegan) for one in events)]
        assert [one.begin for one in turns][1:] == begun[1:] and turns[-1].end == match.turn
        down = [(sign.hero, place) for place, one in enumerate(turns) for sign in one.signs if sign.kind == "surge"]
        assert all(turns[place - 1].health[hero] == 0 for hero, place in down)
        kinds = [sign.kind for sign in signs]
        assert set(kinds) <= set(SIGN_KINDS) and kinds[-1] in ("won", "lost")
        deeds = tally(match.log, heroes).values()
        assert sum(one.felled for one in deeds) == kinds.count("felled") + kinds.count("villain")
        assert sum(one.tiles for one in deeds) == kinds.count("tile")
        assert sum(one.taken for one in deeds) == sum(one.taken for one in turns)
        best = find_highlights(history, match.log)
        assert len(best) <= MOST and [one.moment for one in best] == sorted(one.moment for one in best)
        assert len({one.turn for one in best}) == len(best)
        assert all(turns[history.index_at(one.moment)].number in (one.turn, one.turn + 1) for one in best)
        highlights |= {one.kind for one in best}
    assert adventure != "find-the-icon" or {"saved", "last-surge"} & highlights


def test_heroes_are_remembered_for_different_things_and_a_blow_that_missed_by_a_hair_is_a_moment() -> None:
    hurt = happened.Damaged("kat", 7, 1, "wolf-bite")
    missed = happened.Attacked("wolf-1", "wolf-bite", "kat", 9, 7, 16, 17, False)
    log = [(happened.TurnBegan("kat", 1),), (hurt, missed)]
    [best] = find_highlights(read_turns(log, ["kat"]), log)
    assert (best.kind, best.hero, best.thing, best.moment) == ("saved", "kat", "wolf-1", 1)
    deeds = {
        "kat": HeroTally(felled=5, tiles=4), "arjhan": HeroTally(taken=9, felled=2), "thorgrim": HeroTally(mended=6), "immeril": HeroTally(),
    }  # fmt: skip
    assert honours(deeds, dict.fromkeys(deeds, True) | {"immeril": False}) == {
        "thorgrim": ("mended", 6), "kat": ("blade", 5), "arjhan": ("wall", 9), "immeril": ("fallen", 0),
    }  # fmt: skip
    assert honours({"kat": HeroTally()}, {"kat": True}) == {"kat": ("there", 0)} and HeroTally().mean is None
    assert HeroTally(rolls=2, pips=21).mean == 10.5
    lying = {"kat": False, "arjhan": True}
    idle = dict.fromkeys(lying, HeroTally())
    assert honours(idle, lying)["kat"] == ("fallen", 0)
    assert honours(idle, lying, won=True) == {"kat": ("carried", 0), "arjhan": ("there", 0)}


Begin = Callable[..., tuple[App, Any]]
WON, AGENTS = (3, 8), {0: "normal", 1: "normal"}
"""Seeds of nights that these agents win."""


@cache
def night(seats: int) -> Match:
    holders = dict.fromkeys(range(seats), "random")
    match = Match.new("ravenloft", seed=seats, options={"adventure": "find-the-icon", "seats": str(seats)}, seats=holders)
    match.play()
    return match


@pytest.fixture
def begin(window: Callable[..., App]) -> Begin:
    def begun(match: Match, size: str = "1280x720", **chosen: Any) -> tuple[App, Any]:
        app = window(size, **chosen)
        scene = ResultScene(app.context, match)
        app.show(scene)
        user_input.frames(app, 2, 40)
        return app, scene

    return begun


@pytest.mark.heavy
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


ODD = [("1920x1080", 1.0), ("1920x1080", 2.0), ("2560x1440", 1.0), ("1920x1080", 0.75), ("1280x720", 1.5)]
SIZES = [("1280x720", 1.0, 5), ("1280x720", 2.0, 2), *((*one, seats) for seats in (2, 3, 5) for one in ODD)]


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "scale", "seats"), SIZES)
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


@pytest.mark.heavy
def test_the_chart_is_walked_by_keys_and_tells_each_turn(begin: Begin) -> None:
    app, scene = begin(night(3), reduced=True)
    history = scene.facts.history
    stops = []
    for _ in range(len(scene.focus.targets)):
        user_input.press(app, pygame.K_TAB)
        stops.append(scene.focus.current)
    assert [stop for stop in dict.fromkeys(stops) if stop[0] == "turn"] == [scene.chosen], "Tab visits the chosen turn"
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
