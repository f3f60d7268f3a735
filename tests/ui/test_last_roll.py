"""In large print the last roll stays visible until the next, and drops show the damage to expect."""

from typing import Any

import pygame
import pytest
import sample_screens
import text_audit
from test_card_inspector import night

from game import text
from game.match import Match
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.choice import PickCard
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.space import figure
from game.ui.ravenloft.choreography.clips import make_clips
from game.ui.ravenloft.facts import cards
from game.ui.ravenloft.panels import answers, rail_data, rolls
from game.ui.ravenloft.panels.rolls import Last, after, of
from game.ui.ravenloft.table.table import castle_table
from game.ui.settings import Settings
from game.ui.table.scene import TableScene

FAR = Settings(table=True)
ROLLED = happened.DieRolled("kat", "roll-attack", 13)
STRUCK = happened.Attacked("kat", "backstab", "wolf-1", 13, 7, 20, 14, hit=True)


@pytest.fixture(autouse=True)
def _screen(screen: pygame.Surface) -> None:
    text.use(game="ravenloft")


def story(*events: Any) -> Last:
    last = None
    for event in events:
        last = after(last, event)
    assert last is not None
    return last


def seat(match: Match, settings: Settings = FAR) -> TableScene:
    made = castle_table(sample_screens.context(settings), match)
    made.draw(pygame.Surface((1920, 1080)))
    return made


def words(scene: TableScene) -> list[str]:
    return [line.words for line in text_audit.read(scene, (1920, 1080))]


def test_a_hit_is_told_with_what_it_cost_and_who_fell() -> None:
    assert story(ROLLED, STRUCK) == Last("kat", "backstab", 13, 7, 20, 14, "wolf-1", hit=True)
    hurt = story(ROLLED, STRUCK, happened.Damaged("wolf-1", 1, 1, "backstab"), happened.Damaged("skeleton-1", 1, 0, "backstab"))
    assert (hurt.lost, hurt.fell) == (1, False)
    assert rolls.outcome(hurt) == "Wolf 1: 1 damage"
    dead = story(ROLLED, STRUCK, happened.Damaged("wolf-1", 2, 0, "backstab"), happened.TurnEnded("kat"))
    assert rolls.outcome(dead) == "Wolf 1 falls"


def test_a_hit_that_a_card_turns_away_is_a_miss() -> None:
    struck = happened.Attacked("wolf-1", "bite", "kat", 18, 9, 27, 14, hit=True)
    foiled = story(struck, happened.AttackFoiled("wolf-1", "kat", "warding-cloak"))
    assert foiled.hit is False
    assert rolls.outcome(foiled) == "Warding Cloak averts it"
    assert rolls.verdict(foiled) == "miss"


def test_disabling_and_a_roll_without_a_sum() -> None:
    rolled = happened.DieRolled("kat", "roll-disable", 4)
    kept = story(rolled, happened.TrapDisabled("kat", "fire-trap", 9, success=False))
    assert (kept.face, kept.bonus, kept.total, kept.hit) == (4, 5, 9, False)
    assert (rolls.verdict(kept), rolls.outcome(kept)) == ("still armed", "Fire Trap")
    bare = story(happened.DieRolled("sliding-walls", "roll-trap", 11))
    assert (bare.total, bare.hit, rolls.outcome(bare)) == (None, None, "11 to 15: towards its bottom side")


@pytest.mark.parametrize("card", ["corner-of-your-eye", "lief-lipsiege", "mists-of-terror", "treasure-chest", "sliding-walls"])
def test_every_number_of_a_card_that_rolls_means_something(card: str) -> None:
    for face in range(1, 21):
        least, most = cards.rolled(card, face).split(":")[0].split(" to ")
        assert int(least) <= face <= int(most)
    assert not cards.rolled("wolf-1", 12), "an attack has a sum"


def test_before_any_roll_there_is_no_panel() -> None:
    scene = seat(Match.new("ravenloft", seed=4, options=sample_screens.OPTIONS))
    assert of(scene.client.match.log) is None
    assert "Last roll" not in words(scene)


def test_a_used_card_that_can_be_chosen_is_lit() -> None:
    assert answers.card_state("brute-strike", PickCard("brute-strike"), used=True) == "ready"
    assert answers.card_state("brute-strike", None, used=True) == "used"


def test_the_last_roll_of_a_match_is_found_from_its_end_as_from_its_beginning() -> None:
    compared = set()
    for seed in (3, 5):
        match = Match.new("ravenloft", seed=seed, options=sample_screens.OPTIONS)
        forward = None
        for event in (event for events in match.log for event in events):
            forward = after(forward, event)
        while match.decision is not None and match.turn < 260:
            for event in match.answer("random"):
                forward = after(forward, event)
            assert of(match.log) == forward
            compared.add(forward)
    assert len(compared) > 30


def test_it_stays_until_the_next_roll_and_the_next_one_is_told_when_its_verdict_is(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = seat(night(30))
    before = scene.game.director.last
    assert before is not None
    assert "Last roll" in words(scene)
    assert str(before.total if before.total is not None else before.face) in words(scene)
    target = figure.foes(scene.game.t)[0].id
    struck = happened.Attacked("kat", "backstab", target, 13, 7, 20, 14, hit=True)
    scene.animations.add(make_clips(scene.game.director, [happened.DieRolled("kat", "roll-attack", 13), struck]))
    scene.animations.update(1)
    assert scene.game.director.last == before
    while scene.game.director.roll is None or not scene.game.director.roll.hit:
        scene.animations.update(50)
        assert scene.game.director.last in (before, after(None, ROLLED))
    scene.animations.update(5000)
    assert scene.game.director.last == story(ROLLED, struck)


def test_taking_back_brings_the_roll_before_it_back() -> None:
    scene = seat(night(30))
    scene.game.director.last = story(ROLLED, STRUCK)
    scene.controller.ask()
    assert scene.game.director.last == of(scene.client.match.log) != story(ROLLED, STRUCK)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("stage", ["walking", "the last roll", "five heroes and the last roll"])
def test_it_stays_beside_the_board_near_as_well(stage: str, size: tuple[int, int]) -> None:
    scene: Any = sample_screens.STAGES[stage](Settings())
    last = scene.game.director.last
    assert last is not None
    scene.draw(pygame.Surface(size))
    told = [line.words for line in text_audit.read(scene, size) if line.shown]
    assert "Last roll" in told
    spot = next(area for name, area in scene.game.sides.spots if name == "last-roll-brief")
    assert spot.y + spot.h <= scene.game.place.left.y + scene.game.place.left.h + 1, "nothing has to be scrolled for it"
    assert spot.x + spot.w <= scene.game.place.view.x + 8, "and it covers nothing of the board"


def test_the_order_tells_who_has_acted_who_acts_and_who_is_still_to_come() -> None:
    from game.ui.ravenloft.choreography.shown_state import Activations, ShownState, activations_of
    from game.ui.ravenloft.panels import right_rail

    seen = set()
    for seed in (3, 5, 7):
        match = Match.new("ravenloft", seed=seed, options=sample_screens.OPTIONS)
        stage = ShownState.of(match.game.state)
        while match.decision is not None and match.turn < 200:
            for happening in match.answer("random"):
                stage.follow(happening)
            assert activations_of(match.log) == stage.activations, "it is known after loading, too"
            seen.add((bool(stage.activations.done), bool(stage.activations.now)))
    assert seen == {(False, False), (False, True), (True, True)}
    rows = [
        rail_data.OrderRow(str(place + 1), who, 1, 1, "", True) for place, who in enumerate(("wolf-1", "rat-swarm-1", "ghoul-1"))
    ]
    now = [row._replace(state=rail_data._state(row.who, Activations(("wolf-1",), "rat-swarm-1"))) for row in rows]
    assert [right_rail._note(row, {}) for row in now[:2]] == ["has acted", "acts now"]
    assert [row.state for row in now] == ["done", "now", ""]
    assert rail_data.foremost(now) == 1
    assert rail_data.foremost([row._replace(state="done") for row in rows]) == -1


@pytest.mark.rule("CR-145")
def test_a_drop_tells_the_damage_that_a_monster_is_about_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui.ravenloft.panels import turn_order

    seen = 0
    for seed in range(11, 40):
        scene = castle_table(sample_screens.context(FAR), night(30, seed))
        drawn: list[int] = []
        with monkeypatch.context() as patch:
            patch.setattr(turn_order, "_drop", lambda canvas, area, damage, drawn=drawn: drawn.append(damage))
            scene.draw(pygame.Surface((1920, 1080)))
        mine = {other.kind for other in figure.controlled(scene.game.t, scene.game.t.turn.hero)}
        acting = [other for other in figure.foes(scene.game.t) if other.kind in mine]
        coming = [max((blow.damage for blow in forecast.coming(scene.game.t, other).blows), default=0) for other in acting]
        assert set(drawn) <= {damage for damage in coming if damage}
        seen += len(drawn)
    assert seen > 5
