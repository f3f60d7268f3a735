"""The panels show the state at the Event that is shown, and only what the seats at this screen knew then."""

from typing import Any

import pygame
import pytest
import sample_screens

from game import text
from game.match import Match
from game.match.record import Record
from game.match.trace import seen, trace_events
from game.rules.engine.script import freeze
from game.rules.engine.secret import redact
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import MONSTERS, TREASURES
from game.storage.replay import Replay
from game.ui.ravenloft.choreography.shown_state import ShownState
from game.ui.ravenloft.panels import rail_data
from game.ui.ravenloft.replay import ReplayStage
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.scene import TableScene

OPTIONS = {"adventure": "find-the-icon", "heroes": "arjhan,kat,thorgrim"}
CALM = Settings(confirm=False, answers="always")


@pytest.fixture(autouse=True)
def _screen(screen: pygame.Surface) -> None:
    text.use(game="ravenloft")


def begun(seed: int) -> TableScene:
    made = castle_table(sample_screens.context(CALM), Match.new("ravenloft", seed=seed, options=OPTIONS))
    made.game.reads = False  # type: ignore[misc]
    return made


def answered(scene: TableScene) -> None:
    """Give a random answer and start its animations."""
    match = scene.client.match
    assert match.decision is not None
    seat = next(iter(match.decision.options))
    scene.do(Answer(match.advice(seat, "random").choice))


def shown(scene: TableScene) -> Any:
    """Yield after each clip."""
    while scene.animations.busy:
        begun = scene.animations.begun
        while scene.animations.busy and scene.animations.begun == begun:
            scene.animations.update(5)
        if scene.animations.busy:
            yield scene


def experience(t: State) -> int:
    return sum(MONSTERS[card].xp if card in MONSTERS else TREASURES[card].xp for card in t.pile)


def told(t: State, stage: ShownState) -> dict[str, Any]:
    """Return what the panels show."""
    return {
        "experience": experience(t),
        "hands": [sorted([*hero.items, *(held.card for held in hero.powers if held.used)]) for hero in t.heroes],
        "health": dict(stage.health),
        "conditions": [sorted(hero.conditions) for hero in t.heroes],
        "order": [row[1] for row in rail_data.order(t, stage)],
        "surges": stage.surges,
        "sun": t.quest.sun,
        "tiles": len(t.board.tiles),
    }


@pytest.mark.parametrize("seed", [3, 8])
def test_panels_change_only_with_an_event_that_tells_why(seed: int) -> None:
    """Between two shown Events that have nothing to do with a panel, the panel says what it said before."""
    causes: dict[str, tuple[type[Any], ...]] = {
        "experience": (
            happened.ExperienceGained, happened.ExperienceSpent, happened.MonsterDestroyed, happened.EncounterCancelled,
            happened.LevelGained,
        ),
        "tiles": (happened.TileLaid,),
        "sun": (happened.SunMoved,),
        "surges": (happened.SurgeUsed,),
        "conditions": (happened.ConditionGained, happened.ConditionEnded, happened.HeroFell, happened.Damaged),
    }  # fmt: skip
    scene, changes = begun(seed), 0
    while scene.client.match.decision is not None and scene.client.match.turn < 140:
        current: list[Any] = []
        scene.controller.director.hear = lambda event, _ms, current=current: current.append(event)  # type: ignore[misc]
        before = told(scene.game.t, scene.game.stage)
        answered(scene)
        assert told(scene.game.t, scene.game.stage) == before, "an answer alone changes nothing that is shown"
        for _ in shown(scene):
            now = told(scene.game.t, scene.game.stage)
            for what, kinds in causes.items():
                if now[what] != before[what]:
                    changes += 1
                    assert isinstance(current[-1], kinds), (what, current[-1])
            before = now
    assert changes > 12


def test_after_the_show_after_a_skip_and_at_once_the_table_is_the_same() -> None:
    ways = []
    for way in ("shown", "skipped", "instant"):
        scene = begun(5)
        finals = []
        for _ in range(90):
            if scene.client.match.decision is None:
                break
            answered(scene)
            if way == "shown":
                scene.update(1)
                while scene.animations.busy:
                    scene.update(400)
            elif way == "skipped":
                scene.update(30)
                scene.animations.skip()
                scene.controller.ask()
            else:
                scene.update(1_000_000)
            finals.append((freeze(scene.game.t), told(scene.game.t, scene.game.stage), [line.words for line in scene.client.log]))
            assert scene.game.t is scene.client.view.state
        ways.append(finals)
    assert ways[0] == ways[1] == ways[2]


def test_a_monster_that_comes_a_moment_later_is_not_yet_in_the_order() -> None:
    found = 0
    for seed in range(4):
        scene = begun(seed)
        while scene.client.match.decision is not None and scene.client.match.turn < 60:
            current: list[Any] = []
            scene.controller.director.hear = lambda event, _ms, current=current: current.append(event)  # type: ignore[misc]
            answered(scene)
            coming = {
                event.figure for event in scene.client.match.news(scene.client.eyes) if isinstance(event, happened.MonsterPlaced)
            }
            for _ in shown(scene):
                placed = {event.figure for event in current if isinstance(event, happened.MonsterPlaced)}
                early = {row[1] for row in rail_data.order(scene.game.t, scene.game.stage)} & (coming - placed)
                assert not early
                found += bool(coming - placed)
    assert found > 10


def test_the_hand_and_the_whole_picture_can_be_painted_at_every_event(screen: pygame.Surface) -> None:
    scene, painted = begun(11), 0
    scene.draw(screen)
    while scene.client.match.decision is not None and scene.client.match.turn < 45:
        answered(scene)
        for _ in shown(scene):
            assert set(scene.game.hand(scene.facts()).cards) == {
                *(held.card for held in scene.game.t.heroes[scene.game.t.turn.hero].powers), *scene.game.t.heroes[scene.game.t.turn.hero].items
            }  # fmt: skip
            scene.dirty = True
            scene.draw(screen)
            painted += 1
        scene.update(1)
    assert painted > 60


def test_a_moment_hides_what_its_seats_did_not_know() -> None:
    """What a spectator sees of a moment is the redaction of what everybody sees: nothing sealed comes through."""
    match, moments = Match.new("ravenloft", seed=4, options=OPTIONS), 0
    while match.decision is not None and match.turn < 80:
        match.answer("random")
        for one in match.moments(None):
            spectator, all_of_them = seen(match.rules, one, frozenset()), seen(match.rules, one, frozenset(match.holders))
            assert spectator == redact(all_of_them, frozenset())
            assert spectator.rng.seed is None
            moments += 1
        last = match.history[-1]
        assert [one.event for one in match.moments(match.holders)] == match.news(match.holders)
        assert [one.event for one in trace_events(match.rules, last.before, last.action, frozenset())] == match.news(None)
    assert moments > 100


def test_a_replay_shows_each_event_with_the_table_of_that_event() -> None:
    match = Match.new("ravenloft", seed=6, options=OPTIONS)
    while match.decision is not None and match.turn < 50:
        match.answer("random")
    record: Record = match.to_record()
    table = ReplayStage(sample_screens.context(CALM), Replay(record))
    compared = 0
    for moment in range(1, table.replay.last + 1):
        table.show(moment, step=True)
        before = told(table.game.t, table.game.stage)
        assert before["tiles"] == len(table.replay.at(moment - 1).game.state.board.tiles)
        while table.waits:
            table.table.animations.update(5)
            table.waits = table.table.animations.busy
            compared += 1
        table.table.controller.ask()
        assert table.game.t is table.client.view.state
    assert compared > 100


def test_taking_back_while_something_is_shown_brings_the_table_back() -> None:
    scene = begun(2)
    for _ in range(40):
        if scene.client.match.decision is None:
            break
        before = told(scene.game.t, scene.game.stage)
        answered(scene)
        scene.update(20)
        if scene.client.undo_refusal() is None:
            scene.undo()
            assert told(scene.game.t, scene.game.stage) == before
            scene.controller.redo()
        scene.animations.skip()
        scene.controller.ask()
