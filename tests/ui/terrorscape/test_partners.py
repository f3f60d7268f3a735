"""Persons and agents on one side, and the tables of Separate Ways and of an open hand."""

import random

import pygame
import pytest

from game.match import Match
from game.rules.engine.script import Mark, freeze
from game.rules.terrorscape import RULES
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.text import say
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.panels import divider, survivors
from tests.ui.terrorscape.playing import draw, pixels, press, props_of, settled, table


def answered(match: Match, since: int) -> list[int]:
    """The seats that have answered since a turn."""
    return [action.seat for action in match.actions[since:]]


def waiting(scene: SeatedScene, match: Match) -> None:
    """Advance ten seconds."""
    for _ in range(100):
        scene.update(100)


# ------------------------------------------------------------------ agents beside persons


def test_agents_of_the_own_side_wait_until_they_are_let_go_first(screen: pygame.Surface) -> None:
    match = Match.new("terrorscape", seed=3, seats={0: "random", 2: "random", 3: "random"})
    scene = table(match)
    assert settled(scene) is None
    begun = match.turn
    waiting(scene, match)
    assert match.turn == begun, "nobody acts before the player has said so"
    draw(scene, screen)
    assert props_of(scene).prompt.may_pass
    scene.focus.current = ("pass", 0)
    press(scene, pygame.K_RETURN)
    waiting(scene, match)
    assert set(answered(match, begun)) == {2, 3}
    assert not match.game.state.team.acted[0]
    assert scene.controller.seat == 1
    assert not props_of(scene).prompt.may_pass
    draw(scene, screen)
    assert scene.focus.find(("pass", 0)) is None


def test_agents_of_the_own_side_act_once_the_player_has_done_his_main_action(screen: pygame.Surface) -> None:
    """The person may still trade and use items after them, as the survivors act in any order (TS-067, TS-068)."""
    for seed in range(1, 60):
        match = Match.new(
            "terrorscape", seed=seed, options={"survivors": "sophia,anna,marco"}, seats={0: "random", 2: "random", 3: "random"}
        )
        scene = table(match)
        assert settled(scene) is None
        begun = match.turn
        scene.controller.answer(next(choice for choice in scene.client.options if type(choice).__name__ == "Calm"))
        waiting(scene, match)
        if match.game.state.team.stage == "act" and match.game.state.side == "survivors":
            assert answered(match, begun)[0] == 1
            assert set(answered(match, begun)[1:]) <= {2, 3}
            assert len(answered(match, begun)) > 2
            assert scene.controller.seat == 1
            assert match.game.state.team.acted == [True] * 3
            return
    raise AssertionError("the player never had anything left to do")


def test_where_all_are_asked_the_same_the_player_speaks_for_the_team(screen: pygame.Surface) -> None:
    """Letting agents go first concerns their main actions; a prompt to the whole team stays with the person."""
    match = Match.new("terrorscape", seed=3, seats={0: "random", 2: "random", 3: "random"})
    scene, dice = table(match), random.Random(3)
    for _ in range(200):
        assert settled(scene) is None or match.decision is None
        if match.decision is None:
            break
        if match.decision.prompt != "prompt-act":
            assert not scene.client.partners
            assert not props_of(scene).prompt.may_pass
        scene.controller.answer(dice.choice(scene.client.options))


# ------------------------------------------------------------------ Separate Ways


def parted(**options: object) -> State:
    """A match of Separate Ways in which survivors have keys."""
    match = Match.new("terrorscape", seed=5, options={"separate": True, **options})
    state: State = match.game.state
    state.team.purses = [2, 0, 1]
    return state


def at(state: State, held: int) -> SeatedScene:
    match = Match(RULES, state.options, 1, dict.fromkeys((KILLER, *TEAM), "person"), Mark(freeze(state)))
    return table(match, held=frozenset(TEAM if held else (KILLER,)))


@pytest.mark.rule("TS-236", "TS-241", "TS-341")
def test_keys_and_the_first_survivor_token_are_seen_by_the_team_alone(screen: pygame.Surface) -> None:
    one, other = parted(), parted()
    other.team.purses, other.team.first = [0, 3, 0], (one.team.first + 1) % 3
    assert pixels(at(one, KILLER)) == pixels(at(other, KILLER))
    assert pixels(at(one, TEAM[0])) != pixels(at(other, TEAM[0]))
    scene = at(one, TEAM[0])
    told = [survivors.where(scene.facts().state, number) for number in range(3)]
    assert [say("ui-ts-own-keys", keys=keys) in words for keys, words in zip((2, 0, 1), told, strict=True)] == [True] * 3
    assert [say("ui-ts-first-token") in words for words in told].index(True) == one.team.first


@pytest.mark.rule("TS-235", "TS-242", "TS-247")
def test_no_wall_of_keys_hangs_on_the_divider_but_who_is_out_and_who_is_dead(screen: pygame.Surface) -> None:
    state = parted()
    state.survivors[0].fate, state.survivors[1].fate = "free", "dead"
    assert divider.ways_words(state) == say("ui-ts-ways-now", free=1, dead=1)
    base = Match.new("terrorscape", seed=5).game.state
    assert base.survivors == parted().survivors
    assert pixels(at(parted(), KILLER)) != pixels(at(base, KILLER))
    scene = at(state, TEAM[0])
    assert survivors.where(scene.facts().state, 0) == say("ui-ts-fate-free")
    assert survivors.where(scene.facts().state, 1).startswith(say("ui-ts-fate-dead"))


# ------------------------------------------------------------------ an open hand


@pytest.mark.rule("TS-211")
def test_the_size_of_the_hand_stands_on_the_divider_only_where_it_is_open(screen: pygame.Surface) -> None:
    """It is counted from public Events, and in the survivors' turn it equals his hand."""
    match, dice = Match.new("terrorscape", seed=4, options={"open_hand": True}), random.Random(4)
    seen = set()
    while match.decision is not None and match.turn < 400:
        if match.game.state.side == "survivors":
            state = match.view(TEAM).state
            assert divider.public_hand(state) == len(match.game.state.dark.hand)
            seen.add(divider.public_hand(state))
        seat = next(iter(match.decision.options))
        match.submit(seat, dice.choice(match.decision.options[seat]))
    assert len(seen) > 1
    assert divider.public_hand(Match.new("terrorscape", seed=4).view(TEAM).state) is None
