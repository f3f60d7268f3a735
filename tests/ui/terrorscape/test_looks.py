"""Every screen of Terrorscape at the sizes of `test_scale`: nothing is cut, covered, outside the window or too faint."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pygame
import pytest
import text_audit
from test_scale import MORE, SHAPES

from game.match import Match
from game.rules.engine.script import Decision
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.result.scene import ResultScene
from game.ui.screens.setup.scene import SetupScene
from game.ui.table.dialogs import log_dialog
from game.ui.terrorscape.setup import SEGMENTS
from game.ui.terrorscape.table.dialogs import pause_dialog, seat_dialog, seating_dialog
from game.ui.widgets.screen import Screen
from tests.ui.terrorscape.playing import lift, villa_table

pytestmark = pytest.mark.usefixtures("fresh_fonts")

TRAITS = {"killer": "specter", "difficulty": "hard"}
QUESTIONS: dict[str, tuple[dict[str, str], Callable[[Match, Decision], bool]]] = {
    "act": (TRAITS, lambda match, asked: match.turn > 60 and asked.prompt == "prompt-act"),
    "killer": (TRAITS, lambda match, asked: asked.prompt == "prompt-killer" and len(match.game.state.dark.hand) > 3),
    "keep": ({}, lambda match, asked: asked.prompt == "prompt-keep" and len(match.game.state.team.drawn) > 1),
    "zone": ({}, lambda match, asked: asked.prompt == "prompt-zone"),
    "trait": (TRAITS, lambda match, asked: asked.prompt == "prompt-trait"),
    "over": ({}, lambda match, asked: False),
}
"""The options of a match, and its first interesting moment."""
LOOKS: dict[str, tuple[str, frozenset[int] | None]] = {
    "survivors": ("act", None), "survivors alone": ("act", frozenset({1})), "a spectator": ("act", frozenset()),
    "killer": ("killer", None), "killer alone": ("killer", frozenset({0})), "cards to keep": ("keep", None), "zones": ("zone", None),
    "traits": ("trait", None),
}  # fmt: skip


@cache
def moment(name: str) -> Match:
    options, wanted = QUESTIONS[name]
    match = Match.new("terrorscape", seed=9, options=options)
    while match.decision is not None and not wanted(match, match.decision):
        match.answer("random")
    return match


def made(name: str, settings: Any) -> Screen:
    context = AppContext(msgspec.structs.replace(settings), AgentWorker(background=False))
    if name == "set-up":
        setup = SetupScene(context, "terrorscape")
        setup.change(replace(setup.form, party=("marco", "anna", "sophia")))
        return setup
    if name == "end":
        return ResultScene(context, moment("over"))
    question, held = LOOKS.get(name, ("act", None))
    scene = villa_table(context, moment(question), held=held)
    if name != "curtain" and scene.controller.shown is None:
        lift(scene)
    if name in ("log", "pause"):
        scene.open(log_dialog(scene) if name == "log" else pause_dialog(scene))
    return scene


def seated(name: str, settings: Any) -> Screen:
    """The seating dialogs, a second window, and a setup with all variants."""
    context = AppContext(
        msgspec.structs.replace(settings, sitting="windows" if name.endswith("window") else "table"),
        AgentWorker(background=False),
    )
    if name == "a varied set-up":
        setup = SetupScene(context, "terrorscape")
        setup.change(replace(setup.form, who=dict.fromkeys(range(4), "person")))
        for what, values in SEGMENTS.items():
            setup.set(what, values[-1])
        setup.focus.current = ("open_hand", True)
        return setup
    ways = {"separate": True, "open_hand": True, "difficulty": "hard"}
    match = Match.new("terrorscape", seed=9, options=ways)
    while match.turn < 90 and match.decision is not None:
        match.answer("random")
    scene = villa_table(context, match)
    if name in ("seats", "card", "narrow"):
        scene.open(seating_dialog(scene) if name == "seats" else seat_dialog(name, scene))
        return scene
    if name == "first window":
        return scene
    found = scene.other if name == "killer's window" else scene
    lift(found)
    return found


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(
    "name", ["seats", "card", "narrow", "first window", "killer's window", "survivors' window", "separate", "a varied set-up"]
)
def test_nothing_is_cut_or_covered_however_people_sit(name: str, shape: str) -> None:
    size, settings = SHAPES[shape]
    assert text_audit.faults(seated(name, settings), size) == []


@pytest.mark.parametrize("shape", SHAPES)
def test_both_halves_are_open_where_there_is_room_for_them(shape: str) -> None:
    size, settings = SHAPES[shape]
    scene = villa_table(AppContext(msgspec.structs.replace(settings), AgentWorker(background=False)), moment("act"))
    scene.arrange("open")
    scene.draw(pygame.Surface(size))
    scene.update(1)
    assert (scene.mode == "open") == (shape in ("720", "1080"))
    assert text_audit.faults(scene, size) == []


def test_a_low_wide_window_has_its_panels_beside_the_board_and_shows_the_cards_to_choose_whole() -> None:
    size, settings = MORE["21 to 9 at 150"]
    scene = made("traits", settings)
    assert text_audit.faults(scene, size) == []
    cards = [item.area for item in scene.focus.targets if item.group == "tray"]
    assert cards
    assert all(area.h >= 300 for area in cards)
    assert text_audit.faults(made("killer", settings), size) == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", [*LOOKS, "curtain", "log", "pause", "set-up", "end"])
def test_nothing_is_cut_or_covered(name: str, shape: str) -> None:
    size, settings = SHAPES[shape]
    assert text_audit.faults(made(name, settings), size) == []
