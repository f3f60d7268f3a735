"""The result screen of every game: its opening, buttons, keys, reading aloud and registration; the turns and honours of the castle's."""

import dataclasses
import inspect
from collections.abc import Iterator
from functools import cache
from typing import Any

import pygame
import pytest
import text_audit
from test_scale import CHOSEN, MORE, SHAPES

from game import text
from game.match import Match
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.text import say
from game.ui.ravenloft.result.facts import HeroTally, honours, tally
from game.ui.ravenloft.result.history import MOST, SIGN_KINDS, find_highlights, read_turns
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
in_every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def _words(screen: pygame.Surface) -> Iterator[None]:
    yield
    text.use(game="common")


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
    assert {one.key for one in scene.focus.targets if one.group == "plates"} == set(ui.buttons) == set(actions(ui))
    assert len(set(actions(ui).values())) == len(ui.buttons), "each has a key of its own"
    for what in (*ui.buttons, *(f"page-{page}" for page in ui.pages)):
        assert text.has(message_id(ui, what, back=False))
    assert message_id(ui, "main-menu", back=True) == "ui-end-back"


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


@pytest.mark.parametrize(
    ("adventure", "seats"),
    [("escape-the-tomb", ["random"]), ("2", ["normal", "random"]), ("find-the-icon", ["normal", "normal"])],
)
def test_the_story_ends_as_the_state_does_and_its_best_moments_are_few(adventure: str, seats: list[str]) -> None:
    highlights = set()
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
        assert [one.begin for one in turns][1:] == begun[1:]
        assert turns[-1].end == match.turn
        down = [(sign.hero, place) for place, one in enumerate(turns) for sign in one.signs if sign.kind == "surge"]
        assert all(turns[place - 1].health[hero] == 0 for hero, place in down)
        kinds = [sign.kind for sign in signs]
        assert set(kinds) <= set(SIGN_KINDS) and kinds[-1] in ("won", "lost")
        deeds = tally(match.log, heroes).values()
        assert sum(one.felled for one in deeds) == kinds.count("felled") + kinds.count("villain")
        assert sum(one.tiles for one in deeds) == kinds.count("tile")
        assert sum(one.taken for one in deeds) == sum(one.taken for one in turns)
        best = find_highlights(history, match.log)
        assert len(best) <= MOST
        assert [one.moment for one in best] == sorted(one.moment for one in best)
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
