"""Whole stories by keys alone: every answer can be given and no input gets stuck."""

import random
from typing import Any

import pygame
import pytest

from game import text
from game.rules.london.planning import PLANNING_PHASES
from game.ui.london.story.option_map import Option
from tests.ui.london.story_kit import aims, draw, offered, plan, press, settled, spare, story, theatre

EVENINGS: list[tuple[dict[str, Any], dict[int, str]]] = [
    ({"story": "the-letter", "seats": 4}, {}),
    ({"story": "the-gentleman-caller", "seats": 3}, {1: "random", 2: "random"}),
    ({"story": "calypsos-bargain", "seats": 2}, {}),
    ({"story": "london-dread", "seats": 2, "allies": False}, {3: "random"}),
]


@pytest.mark.parametrize(("options", "agents"), EVENINGS)
def test_a_story_is_played_to_its_end_by_keys(screen: pygame.Surface, options: dict[str, Any], agents: dict[int, str]) -> None:
    """Whatever is asked, every answer for the seat that is answered for is a place, and taking places leads to the end."""
    text.use(game="london")
    match, dice = story(7, agents, **options), random.Random(7)
    scene = theatre(match)
    for _ in range(3000):
        if match.decision is not None and match.game.state.phase in PLANNING_PHASES:
            plan(match)
            scene = theatre(match)
        spare(scene)
        if settled(scene) is not None:
            if match.decision is None:
                break
            continue
        draw(scene, screen)
        seat, decision = scene.client.seat, match.decision
        assert seat is not None
        assert decision is not None
        if scene.game.expanded is None:
            assert offered(scene) >= {Option(seat, one) for one in decision.options[seat]}, decision.prompt
        usual = dice.random() < 0.3
        if not usual:
            scene.focus.current = dice.choice(aims(scene)).key
        press(scene, pygame.K_SPACE if usual else pygame.K_RETURN)
    assert match.outcome is not None
