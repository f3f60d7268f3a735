"""The evidence on the page of deductions: visits, deaths, and what was avoided (DV-108, DV-114)."""

import pygame
import pytest
import text_audit

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.signs import Passed, Pressed, Sent, Swapped
from game.rules.dungeonville.state import State
from game.text import say
from game.ui.dungeonville.deductions import DeductionDialog
from game.ui.dungeonville.evidence import Evidence, Visit, evidence, fold_visits
from game.ui.table.acts import Command
from game.ui.table.facts import folded
from tests.dungeonville.kit import BLACK, WHITE, table as setting
from tests.ui.dungeonville.playing import SECRETS_KEY, at, draw, evening, played_until, press, settled, table

SIZES = [(1280, 720), (1920, 1080)]
EVEN = (20, 20, 20, 20, 20)
NOBODY = (0, 0, 0, 0, 0)


@pytest.mark.rule("DV-040", "DV-067")
def test_deaths_belong_to_the_last_visit_of_their_party() -> None:
    events = [
        event.PawnPlaced(0, "crypt"), event.PawnPlaced(1, "rat-haus"), event.Perished(0, "wat-turnip", "cr-01"),
        event.PawnPlaced(0, "ice-cave"), event.Perished(0, "gaffer-barley", "ic-01"), event.Perished(0, "sir-clank", "ic-02"),
    ]  # fmt: skip
    assert folded(fold_visits, (), [events]) == (Visit(0, "crypt", 1), Visit(1, "rat-haus", 0), Visit(0, "ice-cave", 2))


@pytest.mark.rule("DV-114")
def test_a_safer_dungeon_that_is_no_fuller_counts_as_avoided() -> None:
    seen = evidence([Sent(0, "rat-haus", (10, 40, 30, 50, 20), (0, 0, 1, 0, 0))], [Visit(0, "rat-haus", 1)])["seat 0"]
    assert seen["rat-haus"] == Evidence(visits=1, deaths=1)
    assert {dungeon for dungeon, one in seen.items() if one.avoided} == {"crypt", "dragons-lair"}, "somebody stands at the cave"
    equal = evidence([Sent(0, "crypt", EVEN, NOBODY), Pressed(0, "crypt", 20, on=True)], [])["seat 0"]
    assert not any(one.avoided for one in equal.values())


@pytest.mark.rule("DV-091", "DV-092", "DV-119")
def test_the_evidence_goes_with_the_deed_into_the_house_and_back() -> None:
    record = [Sent(1, "crypt", EVEN, NOBODY), Passed(1, ("ice-cave",)), Swapped(1, 0, EVEN), Sent(1, "rat-haus", EVEN, NOBODY)]
    seen = evidence(record, [Visit(1, "crypt", 2), Visit(1, "rat-haus")])
    assert seen["house 0"]["crypt"] == Evidence(visits=1, deaths=2)
    assert seen["house 0"]["ice-cave"].passed
    assert seen["seat 1"]["rat-haus"] == Evidence(visits=1)
    assert seen["seat 1"]["crypt"] == Evidence()
    back = evidence([*record, Swapped(1, 0, EVEN)], [])
    assert back["seat 1"]["crypt"].visits == 1


def scouted() -> State:
    """A table at which white went to the Crypt, more dangerous than the Rat Haus."""
    t = setting((58, 59, 50), (6, 7, 8), (9, 10, 11), phase="scout")
    t.record = [Sent(WHITE, "crypt", (40, 10, 50, 50, 50), NOBODY)]
    return t


@pytest.mark.rule("DV-108")
@pytest.mark.parametrize("size", SIZES)
def test_it_is_shown_with_figures_and_without_and_to_several_persons_before_the_key_is_held(
    size: tuple[int, int], screen: pygame.Surface
) -> None:
    visit, avoided = say("ui-dv-seen-visits", visits=1, deaths=0), say("ui-dv-seen-avoided", times=1)
    for persons in ((BLACK,), (BLACK, WHITE)):
        scene = at(scouted(), persons)
        settled(scene)
        scene.do(Command("deeds"))
        assert isinstance(scene.dialog, DeductionDialog)
        lines = [line.words for line in text_audit.read(scene, size)]
        assert (lines.count(visit), lines.count(avoided)) == (1, 1)
        if len(persons) > 1:
            press(scene, SECRETS_KEY)
        scene.dialog.toggle()
        lines = [line.words for line in text_audit.read(scene, size)]
        assert any(words.endswith("%") for words in lines)
        assert (lines.count(visit), lines.count(avoided)) == (1, 1)
        labels = [item.label for item in scene.focus.targets if item.key == ("seat 1", "rat-haus")]
        assert labels == [f"{say('ui-dv-deeds-cell', holder='Morgane', dungeon='rat-haus')} {avoided}"]


def test_in_a_played_evening_visits_and_deaths_are_those_of_the_table(screen: pygame.Surface) -> None:
    scene = table(evening(4, 1, seats=4))
    played_until(scene, "prompt-scout", screen, 3)
    for _ in range(2):
        scene.match.submit(0, scene.client.options[0])
        scene = table(scene.match)
        played_until(scene, "prompt-scout", screen, 3)
    scene.do(Command("deeds"))
    draw(scene, screen)
    sent = [sign for sign in scene.match.game.state.record if isinstance(sign, Sent)]
    seen = scene.dialog.seen
    assert sum(one.visits for row in seen.values() for one in row.values()) == len(sent) >= 8
    dead = sum(isinstance(one, event.Perished) for events in scene.match.log for one in events)
    assert sum(one.deaths for row in seen.values() for one in row.values()) == dead > 0
