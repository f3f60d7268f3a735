"""Questions that need no press: gold of one worth is left behind by itself, and who hires no one else this round is not asked again."""

import pygame
import pytest

from game.rules.dungeonville.choice import Drop, Order, Press
from game.rules.dungeonville.tables.cards import rooms_of
from game.rules.engine.script import Done
from game.text import say
from game.ui.dungeonville.shortcuts import another_lap
from game.ui.table.acts import Answer, Command
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, ORANGE, WHITE, table as setting
from tests.ui.dungeonville.playing import draw, evening, played_until, settled, table, town
from tests.ui.dungeonville.test_buttons import asked, labels
from tests.ui.dungeonville.test_notices import advised


def laden(*rooms: str, left: int = 20) -> TableScene:
    """A party that can carry 12 gold has found these two rooms, with this many left in the dungeon."""
    others = [room for room in rooms_of("crypt") if room not in rooms]
    state = setting(
        (12,), (6, 7, 8), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": rooms}, treasuries={WHITE: others[left:]}
    )
    scene = asked(state, BLACK)
    scene.do(Answer(Press()))
    settled(scene)
    return scene


def prompt(scene: TableScene) -> str:
    """What is asked."""
    assert scene.match.decision is not None
    return scene.match.decision.prompt


@pytest.mark.rule("DV-071", "DV-073")
def test_of_cards_with_the_same_gold_one_is_left_behind_without_a_question(screen: pygame.Surface) -> None:
    scene = laden("cr-22", "cr-23")
    assert prompt(scene) == "prompt-escape"
    assert isinstance(scene.match.history[-1].action.choice, Drop)
    assert "leaves" in " ".join(line.words for line in scene.client.log[-2:])


@pytest.mark.rule("DV-071", "DV-077")
@pytest.mark.parametrize(("rooms", "left"), [(("cr-21", "cr-22"), 20), (("cr-22", "cr-23"), 1)])
def test_other_gold_is_chosen_and_its_worth_is_on_the_button(rooms: tuple[str, str], left: int, screen: pygame.Surface) -> None:
    """Also gold of the same worth where its room may be drawn again on this expedition."""
    scene = laden(*rooms, left=left)
    draw(scene, screen)
    assert prompt(scene) == "prompt-drop"
    assert any("10 gold" in words for words in labels(scene))


def test_what_was_left_behind_without_a_question_is_asked_when_it_is_taken_back(screen: pygame.Surface) -> None:
    scene = laden("cr-22", "cr-23")
    scene.do(Command("undo"))
    assert prompt(scene) == "prompt-drop"


def exchanging(*orange: int) -> TableScene:
    """Black may exchange somebody, and after it orange, who has these adventurers, recruits."""
    return asked(setting((9, 10, 11), (6, 7, 8), orange, town=(60, 50, 40, 30, 20)), BLACK)


@pytest.mark.rule("DV-030", "DV-037")
def test_who_hires_no_one_else_this_round_is_not_asked_in_its_other_laps(screen: pygame.Surface) -> None:
    scene = exchanging()
    draw(scene, screen)
    scene.take(labels(scene)[say("ui-dv-refrain")])  # type: ignore[arg-type]
    settled(scene)
    assert prompt(scene) == "prompt-scout"
    assert sum(entry.action.choice == Done() and entry.action.seat == BLACK for entry in scene.match.history) == 3


@pytest.mark.rule("DV-037")
@pytest.mark.parametrize(("orange", "laps"), [((), True), ((21,), True), ((21, 22), False), ((21, 22, 23), False)])
def test_it_is_offered_only_where_another_lap_is_certain(orange: tuple[int, ...], laps: bool, screen: pygame.Surface) -> None:
    scene = exchanging(*orange)
    draw(scene, screen)
    assert (say("ui-dv-refrain") in labels(scene)) is laps
    assert another_lap(scene.facts().state, BLACK) is laps
    assert another_lap(scene.facts().state, ORANGE) is False


@pytest.mark.rule("DV-031")
def test_the_only_one_who_can_be_hired_is_hired_without_a_question(screen: pygame.Surface) -> None:
    scene = asked(setting((9,), (6, 7, 8), (10, 11, 12), town=(60, 50, 40, 30, 20), deck=(2, 3, 4, 5, 1)), BLACK)
    assert prompt(scene) == "prompt-scout"
    assert len(scene.match.game.state.wizards[BLACK].party) == 3


def test_a_recommended_lineup_needs_one_more_press(screen: pygame.Surface) -> None:
    scene = table(evening(5, 1))
    played_until(scene, "prompt-order", screen)
    advised(scene)
    draw(scene, screen)
    assert town(scene).lineup is not None
    assert scene.focus.focused is not None
    assert isinstance(scene.focus.focused.data, Order)
