"""The page of deductions: chances, evidence, own marks, and what it shows where several persons may look."""

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.belief import believe
from game.rules.dungeonville.beliefs.signs import Passed, Pressed, Sent, Swapped
from game.rules.dungeonville.choice import Claim
from game.text import say
from game.ui.dungeonville import deductions
from game.ui.dungeonville.deductions import DeductionDialog
from game.ui.dungeonville.evidence import Evidence, Visit, evidence, fold_visits
from game.ui.table.acts import Answer, Command
from game.ui.table.facts import folded
from game.ui.table.scene import TableScene
from tests.dungeonville.kit import BLACK, WHITE, table as setting
from tests.ui.dungeonville.playing import SECRETS_KEY, at, evening, played_until, press, release, settled, table
from tests.ui.dungeonville.seeing import SIZE, SIZES, draw, pixels

EVEN, NOBODY = (20, 20, 20, 20, 20), (0, 0, 0, 0, 0)


def page(scene: TableScene) -> DeductionDialog:
    """The page, opened by its key."""
    settled(scene)
    press(scene, pygame.K_m)
    draw(scene, pygame.Surface(SIZE))
    assert isinstance(scene.dialog, DeductionDialog)
    return scene.dialog


def known(dialog: DeductionDialog) -> dict[str, str]:
    """The deeds that lie face up, by their holders."""
    return {holder: dialog.known(holder) for holder in dialog.chances if dialog.known(holder)}


def test_the_figures_are_what_the_own_belief_says_and_are_shown_by_wish_alone() -> None:
    scene = table(evening(3, 1))
    dialog = page(scene)
    assert dialog.chances == believe(scene.match.view(0).state, 0)
    assert dialog.chances["seat 0"][scene.match.game.state.deeds[0].face] == pytest.approx(1)
    assert not dialog.notes.worked, "whoever likes to think finds nothing spoilt"
    scene.focus.current = "worked"
    press(scene, pygame.K_RETURN)
    assert dialog.notes.worked
    draw(scene, pygame.Surface(SIZE))
    press(scene, pygame.K_ESCAPE)
    assert scene.dialog is None


def test_a_press_sets_a_tick_then_a_cross_then_nothing_and_it_is_saved_with_the_match() -> None:
    scene = table(evening(3, 1))
    page(scene)
    for wanted in ("yes", "no", ""):
        scene.focus.current = ("seat 2", "ice-cave")
        press(scene, pygame.K_RETURN)
        notes = deductions.read_notes(scene.match, 0)
        assert notes.marks.get("seat 2|ice-cave", "") == wanted
        assert deductions.read_notes(Match.from_record(scene.match.to_record()), 0) == notes
        draw(scene, pygame.Surface(SIZE))
    scene.match.notes[0] = {"marks": 7}
    assert deductions.read_notes(scene.match, 0) == deductions.DeductionNotes(), "damaged notes are none at all"


@pytest.mark.rule("DV-106", "DV-112", "DV-113")
def test_where_several_play_the_page_shows_what_is_public_until_the_key_is_held() -> None:
    """A deed lies where its holder is known: the own one to its wizard while the key is held, a claimed one to all."""
    scene = table(evening(3, 3, seats=3))
    dialog = page(scene)
    own, other = dialog.seat, (dialog.seat + 1) % 3
    deductions.set_mark(scene.match, own, "seat 1", "crypt")
    assert dialog.chances == believe(scene.match.view(None).state, -1)
    assert not [item for item in scene.focus.targets if item.group == "cells"]
    assert known(dialog) == {}
    closed = pixels(scene)
    press(scene, SECRETS_KEY)
    assert dialog.viewer == own and dialog.chances == believe(scene.match.view(own).state, own)
    deeds = scene.match.game.state.deeds
    assert known(dialog) == {f"seat {own}": deeds[own].face}
    assert pixels(scene) != closed
    release(scene, SECRETS_KEY)
    assert pixels(scene) == closed
    scene.dialog = None
    scene.do(Answer(Claim(), other))
    assert known(page(scene)) == {f"seat {other}": deeds[other].face}


@pytest.mark.parametrize("persons", [1, 3])
def test_the_page_names_keys_and_never_their_code(persons: int) -> None:
    scene = table(evening(3, persons))
    for device in ("keys", "mouse", "pad"):
        scene.context.input.device = device
        dialog = page(scene)
        told = [
            words
            for words in (dialog.note, *(item.label for item in scene.focus.targets))
            if "mouse:" in words or "pad:" in words
        ]
        assert not told
        scene.dialog = None


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
    assert seen["house 0"]["crypt"] == Evidence(visits=1, deaths=2) and seen["house 0"]["ice-cave"].passed
    assert seen["seat 1"]["rat-haus"] == Evidence(visits=1) and seen["seat 1"]["crypt"] == Evidence()
    assert evidence([*record, Swapped(1, 0, EVEN)], [])["seat 1"]["crypt"].visits == 1


@pytest.mark.rule("DV-108")
@pytest.mark.parametrize("size", SIZES)
def test_it_is_shown_with_figures_and_without_and_to_several_persons_before_the_key_is_held(size: tuple[int, int]) -> None:
    """White went to the Crypt, which was more dangerous than the Rat Haus."""
    t = setting((58, 59, 50), (6, 7, 8), (9, 10, 11), phase="scout")
    t.record = [Sent(WHITE, "crypt", (40, 10, 50, 50, 50), NOBODY)]
    visit, avoided = say("ui-dv-seen-visits", visits=1, deaths=0), say("ui-dv-seen-avoided", times=1)

    def read() -> list[str]:
        lines = [line.words for line in text_audit.read(scene, size)]
        assert (lines.count(visit), lines.count(avoided)) == (1, 1)
        return lines

    for persons in ((BLACK,), (BLACK, WHITE)):
        scene = at(t, persons)
        settled(scene)
        scene.do(Command("deeds"))
        assert isinstance(scene.dialog, DeductionDialog)
        read()
        if len(persons) > 1:
            press(scene, SECRETS_KEY)
        scene.dialog.toggle()
        assert any(words.endswith("%") for words in read())
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
    seen = [one for row in scene.dialog.seen.values() for one in row.values()]
    assert sum(one.visits for one in seen) == sum(isinstance(sign, Sent) for sign in scene.match.game.state.record) >= 8
    dead = sum(isinstance(one, event.Perished) for events in scene.match.log for one in events)
    assert sum(one.deaths for one in seen) == dead > 0
