"""Cards that the killer plays are shown large to the survivors, and his plate opens his levels and the cards that he may hold."""

from collections import Counter

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.engine.script import Mark, freeze
from game.rules.terrorscape import RULES
from game.rules.terrorscape.choice import Play
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.tables.cards import KILLERS, killer_cards
from game.text import name, say
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.table.killer_sheet import KillerSheet, level_words
from tests.terrorscape.kit import night
from tests.ui.terrorscape.playing import draw, press, props_of, settled, table

pytestmark = pytest.mark.usefixtures("fresh_fonts")
SIZES = ((1280, 720), (1920, 1080))
PERSONS = dict.fromkeys(TEAM, "person")


def playing() -> Match:
    """A match whose killer, a computer player, plays a card first."""
    t = night(lair="R1", hand=["sense", "pursue", "pursue"], at=("B4", "B4", "G5"))
    for seed in range(99):
        made, probe = (Match(RULES, t.options, seed, {KILLER: "random", **PERSONS}, Mark(freeze(t))) for _ in range(2))
        probe.answer("random")
        if isinstance(probe.actions[0].choice, Play):
            return made
    raise AssertionError("he plays no card")


def words(scene: SeatedScene, size: tuple[int, int]) -> str:
    return " ".join(line.wanted for line in text_audit.read(scene, size))


@pytest.mark.rule("TS-168")
@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_the_killer_plays_lies_large_before_the_survivors(size: tuple[int, int]) -> None:
    scene = table(playing(), held=frozenset(TEAM), speed="calm", reduced=False)
    draw(scene, pygame.Surface(size))
    for _ in range(400):
        scene.update(60)
        if props_of(scene).played:
            break
    card = props_of(scene).played
    assert card in killer_cards("butcher")
    assert say(f"text-{card}") in words(scene, size)
    while props_of(scene).played:
        scene.update(200)
        if scene.animations.stopped:
            scene.update(900)
            press(scene, pygame.K_RETURN)
    assert say(f"text-{card}") not in words(scene, size), "it is taken away again"


@pytest.mark.rule("TS-168")
def test_his_own_card_is_not_laid_over_the_killers_board() -> None:
    t = night(lair="R1", hand=["pursue", "sense"], at=("B4", "B4", "G5"))
    scene = table(
        Match(RULES, t.options, 1, {KILLER: "person", **PERSONS}, Mark(freeze(t))), held=frozenset({KILLER}), speed="calm"
    )
    assert settled(scene) is None
    scene.controller.answer(Play("sense"))
    for _ in range(20):
        scene.update(60)
        assert not props_of(scene).played


@pytest.mark.rule("TS-036", "TS-204")
@pytest.mark.parametrize("killer", KILLERS)
@pytest.mark.parametrize("held", [frozenset(TEAM), frozenset({KILLER}), frozenset[int]()])
def test_the_killers_plate_opens_his_levels_and_every_card_that_he_may_hold(killer: str, held: frozenset[int]) -> None:
    t = night(killer=killer, side="survivors", level=2)
    scene = table(Match(RULES, t.options, 1, dict.fromkeys((KILLER, *TEAM), "person"), Mark(freeze(t))), held=held)
    screen = pygame.Surface(SIZES[1])
    draw(scene, screen)
    plate = next(item for item in scene.focus.targets if item.group == "plates")
    scene.focus.current = plate.key
    press(scene, pygame.K_RETURN)
    assert isinstance(scene.dialog, KillerSheet)
    shown = words(scene, SIZES[1])
    for number in range(1, 6):
        assert level_words(killer, number) in shown
    for card, copies in Counter(killer_cards(killer)).items():
        assert name(card) in shown
        assert say("ui-ts-sheet-count", number=copies, level=0, locked=False) in shown
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None


def test_what_a_level_brings_is_said_from_its_row() -> None:
    assert "Strength 5" in level_words("butcher", 1)
    assert "Brutal Rage" in level_words("butcher", 3)
    assert "Strength" not in level_words("butcher", 3), "it is that of the level before"
    assert "4 doors" in level_words("murderer", 4)
    assert "+3" in level_words("murderer", 2)
    assert level_words("murderer", 1) == say("ui-ts-level-strength", strength=4)
