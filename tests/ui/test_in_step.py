"""The panels show the state at the Event that is shown and only what its seats knew then, the last roll, and the worst damage of the Villain Phase."""

from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
from test_card_inspector import night

from game.match import Match
from game.match.trace import seen, trace_events
from game.rules.engine.script import Decision, freeze
from game.rules.engine.secret import redact
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.choice import PickCard, Walk
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.worst_case import Worst, worst
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import MONSTERS, TREASURES
from game.storage.replay import Replay
from game.ui.ravenloft.choreography.clips import make_clips
from game.ui.ravenloft.choreography.shown_state import Activations, ShownState, activations_of
from game.ui.ravenloft.facts import cards
from game.ui.ravenloft.panels import answers, rail_data, right_rail, rolls, turn_order
from game.ui.ravenloft.panels.rolls import Last, Peril, after, of
from game.ui.ravenloft.replay import ReplayStage
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Settings
from game.ui.table.acts import Answer
from game.ui.table.director import Clip
from game.ui.table.scene import TableScene

pytestmark = pytest.mark.usefixtures("castle_words")
OPTIONS = {"adventure": "find-the-icon", "heroes": "arjhan,kat,thorgrim"}
CALM = Settings(confirm=False, answers="always")
FAR = Settings(table=True)
ROLLED = happened.DieRolled("kat", "roll-attack", 13)
STRUCK = happened.Attacked("kat", "backstab", "wolf-1", 13, 7, 20, 14, hit=True)


def begun(seed: int) -> TableScene:
    made = castle_table(sample_screens.context(CALM), Match.new("ravenloft", seed=seed, options=OPTIONS))
    made.game.reads = False  # type: ignore[misc]
    return made


def answered(scene: TableScene) -> None:
    match = scene.client.match
    scene.do(Answer(match.advice(next(iter(match.decision.options)), "random").choice))


def nights(seed: int, turns: int) -> Iterator[tuple[TableScene, list[Any]]]:
    """A table before each answer of a night, and the Events that it has shown since; the answer is given afterwards."""
    scene = begun(seed)
    while scene.client.match.decision is not None and scene.client.match.turn < turns:
        current: list[Any] = []
        scene.controller.director.hear = lambda event, _ms, current=current: current.append(event)  # type: ignore[misc]
        yield scene, current


def shown(scene: TableScene) -> Iterator[None]:
    while scene.animations.busy:
        begun = scene.animations.begun
        while scene.animations.busy and scene.animations.begun == begun:
            scene.animations.update(5)
        if scene.animations.busy:
            yield


def told(t: State, stage: ShownState) -> dict[str, Any]:
    return {
        "experience": sum(MONSTERS[card].xp if card in MONSTERS else TREASURES[card].xp for card in t.pile), "health": dict(stage.health),
        "hands": [sorted([*hero.items, *(held.card for held in hero.powers if held.used)]) for hero in t.heroes],
        "conditions": [sorted(hero.conditions) for hero in t.heroes], "order": [row[1] for row in rail_data.order(t, stage)],
        "surges": stage.surges, "sun": t.quest.sun, "tiles": len(t.board.tiles),
    }  # fmt: skip


@pytest.mark.heavy
def test_panels_change_only_with_an_event_that_tells_why_and_a_monster_that_comes_later_is_not_yet_in_the_order() -> None:
    """Between two shown Events that have nothing to do with a panel, the panel says what it said before."""
    causes: dict[str, tuple[type[Any], ...]] = {
        "experience": (
            happened.ExperienceGained, happened.ExperienceSpent, happened.MonsterDestroyed, happened.EncounterCancelled, happened.LevelGained
        ),
        "tiles": (happened.TileLaid,), "sun": (happened.SunMoved,), "surges": (happened.SurgeUsed,),
        "conditions": (happened.ConditionGained, happened.ConditionEnded, happened.HeroFell, happened.Damaged),
    }  # fmt: skip
    changes = early = 0
    for scene, current in chain(nights(3, 55), nights(8, 55)):
        before = told(scene.game.t, scene.game.stage)
        answered(scene)
        assert told(scene.game.t, scene.game.stage) == before, "an answer alone changes nothing that is shown"
        news = scene.client.match.news(scene.client.eyes)
        coming = {event.figure for event in news if isinstance(event, happened.MonsterPlaced)}
        for _ in shown(scene):
            now = told(scene.game.t, scene.game.stage)
            for what, kinds in causes.items():
                if now[what] != before[what]:
                    changes += 1
                    assert isinstance(current[-1], kinds), (what, current[-1])
            before = now
            later = coming - {event.figure for event in current if isinstance(event, happened.MonsterPlaced)}
            assert not later & set(now["order"])
            early += bool(later)
    assert changes > 12 and early > 5


@pytest.mark.heavy
def test_after_the_show_after_a_skip_and_at_once_the_table_is_the_same() -> None:
    ways = []
    for way in ("shown", "skipped", "instant"):
        finals = []
        for scene, _ in nights(5, 40):
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
    assert ways[0] == ways[1] == ways[2] and len(ways[0]) > 20


@pytest.mark.heavy
def test_the_hand_and_the_whole_picture_can_be_painted_at_every_event(screen: pygame.Surface) -> None:
    painted, surface = 0, pygame.Surface((640, 360))
    for scene, _ in nights(11, 28):
        scene.draw(surface)
        answered(scene)
        for _ in shown(scene):
            hero = scene.game.t.heroes[scene.game.t.turn.hero]
            assert set(scene.game.hand(scene.facts()).cards) == {*(held.card for held in hero.powers), *hero.items}
            scene.dirty = True
            scene.draw(surface)
            painted += 1
        scene.update(1)
    assert painted > 30


@pytest.mark.heavy
def test_a_moment_hides_what_its_seats_did_not_know() -> None:
    """What a spectator sees of a moment is the redaction of what everybody sees: nothing sealed comes through."""
    match, moments = Match.new("ravenloft", seed=4, options=OPTIONS), 0
    while match.decision is not None and match.turn < 50:
        match.answer("random")
        for one in match.moments(None):
            spectator, all_of_them = seen(match.rules, one, frozenset()), seen(match.rules, one, frozenset(match.holders))
            assert spectator == redact(all_of_them, frozenset()) and spectator.rng.seed is None
            moments += 1
        last = match.history[-1]
        assert [one.event for one in match.moments(match.holders)] == match.news(match.holders)
        assert [one.event for one in trace_events(match.rules, last.before, last.action, frozenset())] == match.news(None)
    assert moments > 60


def test_a_replay_shows_each_event_with_the_table_of_that_event() -> None:
    match = Match.new("ravenloft", seed=6, options=OPTIONS)
    while match.decision is not None and match.turn < 50:
        match.answer("random")
    table = ReplayStage(sample_screens.context(CALM), Replay(match.to_record()))
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


@pytest.mark.heavy
def test_taking_back_while_something_is_shown_brings_the_table_back() -> None:
    scene = begun(2)
    for _ in range(40):
        before = told(scene.game.t, scene.game.stage)
        answered(scene)
        scene.update(20)
        if scene.client.undo_refusal() is None:
            scene.undo()
            assert told(scene.game.t, scene.game.stage) == before
            scene.controller.redo()
        scene.animations.skip()
        scene.controller.ask()


def story(*events: Any) -> Last:
    last = None
    for event in events:
        last = after(last, event)
    assert last is not None
    return last


def seat(match: Match, settings: Settings = FAR) -> TableScene:
    made = castle_table(sample_screens.context(settings), match)
    made.draw(pygame.Surface((1280, 720)))
    return made


def words(scene: TableScene) -> list[str]:
    return [line.words for line in text_audit.read(scene, (1280, 720))]


def test_a_roll_is_told_with_what_it_cost_who_fell_and_what_its_number_means() -> None:
    assert story(ROLLED, STRUCK) == Last("kat", "backstab", 13, 7, 20, 14, "wolf-1", hit=True)
    hurt = story(ROLLED, STRUCK, happened.Damaged("wolf-1", 1, 1, "backstab"), happened.Damaged("skeleton-1", 1, 0, "backstab"))
    assert (hurt.lost, hurt.fell, rolls.outcome(hurt)) == (1, False, "Wolf 1: 1 damage")
    dead = story(ROLLED, STRUCK, happened.Damaged("wolf-1", 2, 0, "backstab"), happened.TurnEnded("kat"))
    assert rolls.outcome(dead) == "Wolf 1 falls"
    struck = happened.Attacked("wolf-1", "bite", "kat", 18, 9, 27, 14, hit=True)
    foiled = story(struck, happened.AttackFoiled("wolf-1", "kat", "warding-cloak"))
    assert foiled.hit is False, "a hit that a card turns away is a miss"
    assert (rolls.outcome(foiled), rolls.verdict(foiled)) == ("Warding Cloak averts it", "miss")
    rolled = happened.DieRolled("kat", "roll-disable", 4)
    kept = story(rolled, happened.TrapDisabled("kat", "fire-trap", 9, success=False))
    assert (kept.face, kept.bonus, kept.total, kept.hit) == (4, 5, 9, False)
    assert (rolls.verdict(kept), rolls.outcome(kept)) == ("still armed", "Fire Trap")
    bare = story(happened.DieRolled("sliding-walls", "roll-trap", 11))
    assert (bare.total, bare.hit, rolls.outcome(bare)) == (None, None, "11 to 15: towards its bottom side")
    for card in ("corner-of-your-eye", "lief-lipsiege", "mists-of-terror", "treasure-chest", "sliding-walls"):
        for face in range(1, 21):  # every number means something
            least, most = cards.rolled(card, face).split(":")[0].split(" to ")
            assert int(least) <= face <= int(most), card
    assert not cards.rolled("wolf-1", 12), "an attack has a sum"


@pytest.mark.heavy
def test_the_last_roll_is_told_from_the_first_one_until_the_next_one_also_where_the_board_is_near() -> None:
    scene = seat(Match.new("ravenloft", seed=4, options=sample_screens.OPTIONS))
    assert of(scene.client.match.log) is None and "Last roll" not in words(scene)
    scene = seat(night(30))
    before = scene.game.director.last
    assert before is not None
    told = words(scene)
    assert "Last roll" in told and str(before.total if before.total is not None else before.face) in told
    target = figure.foes(scene.game.t)[0].id
    struck = happened.Attacked("kat", "backstab", target, 13, 7, 20, 14, hit=True)
    scene.animations.add(make_clips(scene.game.director, [ROLLED, struck]))
    scene.animations.update(1)
    assert scene.game.director.last == before
    while scene.game.director.roll is None or not scene.game.director.roll.hit:
        scene.animations.update(50)
        assert scene.game.director.last in (before, after(None, ROLLED))
    scene.animations.update(5000)
    assert scene.game.director.last == story(ROLLED, struck)
    scene.controller.ask()  # taking back brings the roll before it back
    assert scene.game.director.last == of(scene.client.match.log) == before
    near, many = seat(night(30), Settings()), sample_screens.STAGES["five heroes and the last roll"](Settings())
    for scene, size in product((near, many), ((1280, 720), (1920, 1080))):
        assert scene.game.director.last is not None
        assert "Last roll" in [line.words for line in text_audit.read(scene, size) if line.shown]
        spot = next(area for name, area in scene.game.sides.spots if name == "last-roll-brief")
        assert spot.y + spot.h <= scene.game.place.left.y + scene.game.place.left.h + 1, "nothing has to be scrolled for it"
        assert spot.x + spot.w <= scene.game.place.view.x + 8, "and it covers nothing of the board"


@pytest.mark.heavy
def test_the_last_roll_and_who_has_acted_are_found_from_the_end_of_a_match_as_from_its_beginning() -> None:
    compared, seen = set(), set()
    for seed in (3, 5):
        match = Match.new("ravenloft", seed=seed, options=sample_screens.OPTIONS)
        stage, forward = ShownState.of(match.game.state), None
        for event in (event for events in match.log for event in events):
            forward = after(forward, event)
        while match.decision is not None and match.turn < 150:
            for event in match.answer("random"):
                forward = after(forward, event)
                stage.follow(event)
            assert of(match.log) == forward
            assert activations_of(match.log) == stage.activations, "it is known after loading, too"
            compared.add(forward)
            seen.add((bool(stage.activations.done), bool(stage.activations.now)))
    assert len(compared) > 30 and seen == {(False, False), (False, True), (True, True)}


def test_the_order_tells_who_has_acted_and_who_acts_and_a_used_card_that_can_be_chosen_is_lit() -> None:
    figures, acting = ("wolf-1", "rat-swarm-1", "ghoul-1"), Activations(("wolf-1",), "rat-swarm-1")
    rows = [rail_data.OrderRow(str(place), who, 1, 1, "", True) for place, who in enumerate(figures, 1)]
    now = [row._replace(state=rail_data._state(row.who, acting)) for row in rows]
    assert [right_rail._note(row, {}) for row in now[:2]] == ["has acted", "acts now"]
    assert [row.state for row in now] == ["done", "now", ""] and rail_data.foremost(now) == 1
    assert rail_data.foremost([row._replace(state="done") for row in rows]) == -1
    assert answers.card_state("brute-strike", PickCard("brute-strike"), used=True) == "ready"
    assert answers.card_state("brute-strike", None, used=True) == "used"


@pytest.mark.rule("CR-145")
def test_a_drop_tells_the_damage_that_a_monster_is_about_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for seed in range(11, 18):
        scene = castle_table(sample_screens.context(FAR), night(30, seed))
        drawn: list[int] = []
        with monkeypatch.context() as patch:
            patch.setattr(turn_order, "_drop", lambda canvas, area, damage, drawn=drawn: drawn.append(damage))
            scene.draw(pygame.Surface((1280, 720)))
        mine = {other.kind for other in figure.controlled(scene.game.t, scene.game.t.turn.hero)}
        acting = [other for other in figure.foes(scene.game.t) if other.kind in mine]
        coming = [max((blow.damage for blow in forecast.coming(scene.game.t, other).blows), default=0) for other in acting]
        assert set(drawn) <= {damage for damage in coming if damage}
        seen += len(drawn)
    assert seen > 3


SIZE = (1280, 720)


def sat(seed: int, **chosen: Any) -> Any:
    made: Any = castle_table(sample_screens.context(Settings(speed="instant", **chosen)), night(30, seed))
    made.draw(pygame.Surface(SIZE))
    return made


@pytest.fixture
def scene(screen: pygame.Surface) -> Any:
    return next(scene for scene in map(sat, range(11, 60)) if scene.game.option_map.squares)


def squares(scene: Any) -> list[int]:
    return list(scene.game.option_map.squares)


def moment(scene: Any) -> Any:
    return TableProps(scene.game, scene.facts(), scene.focus.targets).moment()


def known(scene: Any) -> Peril:
    return scene.game.forecast.known(moment(scene))  # type: ignore[no-any-return]


def finished(scene: Any) -> Peril:
    now = moment(scene)
    known(scene)
    while not now.busy and scene.game.forecast.weighing is not None:
        scene.game.forecast.work()
    return known(scene)


@pytest.mark.heavy
def test_the_square_in_focus_is_told_of_and_walking_there_makes_it_true() -> None:
    """The number for a square is the one that is told once the Hero stands there."""
    walked, numbers = 0, set()
    for scene in map(sat, range(11, 23)):
        for square in squares(scene)[::4]:
            scene.focus.current, scene.by_keys = ("square", square), True
            assert moment(scene).square == square
            there = finished(scene).worst
            numbers.add(there)
        if not squares(scene):
            continue
        scene.do(Answer(Walk(square)))
        scene.animations.skip(whole=True)
        scene.controller.ask()
        scene.focus.current = None
        if scene.client.decision.prompt == "prompt-hero-phase":
            assert finished(scene) == (scene.client.match.turn, None, there)
            walked += 1
    assert walked > 3 and len({one.damage for one in numbers if one}) > 2


@pytest.mark.heavy
def test_the_panel_says_it_in_words_and_the_last_line_of_the_log_lies_over_the_board_without_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    roomy, crowded = sat(11), sat(11, scale=1.5)
    last = crowded.client.log[-1].words
    assert last.split()[0] in text_audit.words(roomy, SIZE)
    lines = [line.words for line in text_audit.read(crowded, SIZE)]
    assert (roomy.game.sides.crowded, crowded.game.sides.crowded) == (False, True) and "Log" not in lines
    assert last in " ".join(lines)
    for told, said in (
        (Worst("kat", 0, 5, "past"), ["0", "damage to Kat", "now at 5 HP"]),
        (Worst("kat", 3, 5, "no-tile"), ["3", "now at 5 HP", "No tile: one Encounter card."]),
        (Worst("kat", 4, 5, "past", (("bites", 1), ("javelin", 3))), ["4", "Bites 1 + Javelin 3", "now at 5 HP"]),
        (Worst("kat", 5, 5, "sure"), ["5", "now at 5 HP, would fall", "Plus one Encounter card."]),
    ):
        monkeypatch.setattr(rolls, "worst", lambda view, square, told=told: told)
        found = [line.words for line in text_audit.read(sat(11), (1920, 1080))]
        assert set(said) <= set(found), found


@pytest.mark.heavy
def test_what_is_new_is_found_out_over_some_frames_and_the_panel_says_so_long_what_it_said(scene: Any) -> None:
    """Nobody waits for it: moving the focus from square to square costs no frame more than a little."""
    forecast, changed = scene.game.forecast, 0
    scene.focus.current, scene.by_keys = None, True
    for square in squares(scene):
        before = finished(scene)
        scene.focus.current = ("square", square)
        assert known(scene) == before
        steps = 0
        while forecast.weighing is not None:
            assert known(scene) == before
            done = forecast.work()
            steps += 1
        assert done, "the panel is painted anew"
        assert (known(scene).square, known(scene).worst) == (square, worst(scene.client.view, square))
        changed += known(scene).worst != before.worst
        assert steps > 1
    assert changed
    one, other = squares(scene)[:2]
    scene.focus.current = ("square", one)
    known(scene)
    forecast.work()
    scene.focus.current = ("square", other)
    assert finished(scene).square == other, "what was being found out for another square is dropped"


def test_neither_the_square_for_a_card_nor_another_phase_is_told_of(scene: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    finished(scene)
    scene.game.forecast.when = (0, "start")
    scene.focus.current = ("square", squares(scene)[0])
    assert known(scene).worst is None
    square = squares(scene)[0]
    scene.focus.current = ("square", square)
    assert moment(scene).square == square
    game = scene.client.match.game
    monkeypatch.setattr(game, "decision", Decision("prompt-place", game.decision.options))
    assert moment(scene).square is None


def test_a_number_stays_while_something_is_shown_and_a_roll_makes_it_stale(scene: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    scene.focus.current = None
    before, stage = finished(scene), scene.game.stage
    scene.animations.add([Clip(1e9)])
    scene.animations.update(1)
    monkeypatch.setattr(rolls, "worst", lambda view, square: pytest.fail("it was worked out while something moved"))
    scene.focus.current = ("square", squares(scene)[0])
    assert finished(scene) == before
    stage.phase = "villain"
    moments = [moment(scene).when]
    scene.game.director.last = rolls.Last("ghoul-1", "paralyzing-claw", 3)
    moments.append(moment(scene).when)
    stage.health[stage.hero] -= 1
    assert len({*moments, moment(scene).when}) == 3
