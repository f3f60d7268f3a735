"""Hidden information stays hidden in pixels, targets, words and log: indistinguishable states look the same."""

import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.dungeonville.beliefs.determinize import determinize
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.rng import Rng
from game.rules.engine.script import freeze, thaw
from game.rules.engine.secret import redact
from game.storage import autosave
from game.text import name, say
from game.ui.dungeonville.facts.thing import pages
from game.ui.dungeonville.panels.prompt import question
from game.ui.screens import thumbnail
from game.ui.table.acts import Command
from game.ui.table.scene import TableScene
from tests.ui.dungeonville.playing import SECRETS_KEY, at, lift_curtain, settled, town
from tests.ui.painted import SIZE, SIZES, alike, at_random, pixels, places, press, release

STEPS = 16  # so many steps of each evening are looked at


def checkpoints(seats: int, seed: int) -> Iterator[State]:
    match, found, dice = Match.new("dungeonville", seed=seed, options={"seats": seats, "limit": True}), 0, random.Random(seed)
    while match.decision is not None and found < STEPS:
        if match.turn >= 5 * found and not match.game.answers:
            found += 1
            yield thaw(State, match.game.checkpoint)
        at_random(match, dice)


def twins(seats: int, seed: int, known: frozenset[int], every: int = 1) -> Iterator[tuple[State, State]]:
    """Tables at many steps, each with another that these seats cannot distinguish from it."""
    for number, state in enumerate(islice(checkpoints(seats, seed), None, None, every)):
        twin = determinize(redact(state, known), Rng(number, {}))
        assert freeze(twin) != freeze(state)
        yield state, twin


def twins_of_the_asked() -> Iterator[tuple[int, list[TableScene]]]:
    """Four persons at tables that the one who is asked cannot tell apart, with its seat."""
    for state in checkpoints(4, 9):
        asked = at(state, (0, 1, 2, 3)).client.seat
        if asked is None:
            continue
        twin = determinize(redact(state, frozenset((asked,))), Rng(3, {}))
        scenes = [at(world, (0, 1, 2, 3)) for world in (state, twin)]
        if alike(scenes) and scenes[1].client.seat == asked:
            yield asked, scenes


def assert_looked_closely_same(scenes: list[TableScene], size: tuple[int, int]) -> None:
    """Assert that the keyboard inspector, tooltips, and all pages are the same, including what is read aloud."""
    for dialog in range(len(pages(scenes[0].facts().state)) + 1):
        shown = []
        for scene in scenes:
            if dialog:
                scene.do(scene.game.inspector.page(pages(scene.facts().state)[dialog - 1]))
            else:
                scene.do(Command("aid"))
            shown.append((pixels(scene, size), places(scene), scene.aloud))
            scene.dialog = None
        assert shown[0] == shown[1], f"sheet {dialog}"


def assert_same(scenes: list[TableScene], size: tuple[int, int]) -> None:
    assert pixels(scenes[0], size) == pixels(scenes[1], size) and places(scenes[0]) == places(scenes[1])
    assert scenes[0].client.log == scenes[1].client.log


@pytest.mark.heavy
@pytest.mark.rule("DV-106", "DV-107", "DV-110", "DV-111")
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (4, 2), (5, 4)])
def test_worlds_that_a_wizard_cannot_tell_apart_give_the_same_pixels(seats: int, seat: int) -> None:
    found = 0
    for worlds in twins(seats, 11, frozenset((seat,))):
        scenes = [at(world, (seat,)) for world in worlds]
        if alike(scenes):
            found += 1
            assert_same(scenes, SIZE)
    assert found > 5


@pytest.mark.heavy
@pytest.mark.rule("DV-106", "DV-107")
def test_on_one_screen_nobody_sees_more_than_a_spectator_nor_a_score_before_the_key_is_held() -> None:
    """All deeds, decks and laid fighters differ; with persons in every seat the screen is the same, behind the curtain, too.

    So is the dialog of a claim until the key is held, and then the score is that of the asked wizard, whoever is in focus.
    """
    found = differs = 0
    for worlds in twins(4, 7, frozenset()):
        scenes = [at(world, (0, 1, 2, 3)) for world in worlds]
        if not alike(scenes):
            continue
        found += 1
        assert_same(scenes, SIZE)
        asked, closed = scenes[0].client.seat, set[bytes]()
        for scene, world in zip(scenes, worlds, strict=True):
            scene.do(Command("claim"))
            closed.add(pixels(scene))
            press(scene, SECRETS_KEY)
            for seat in range(4) if asked is not None else ():
                scene.focus.current = ("claim", seat)
                assert f"{true_score(world, asked)} of" in scene.dialog.score
            release(scene, SECRETS_KEY)
        assert len(closed) == 1 and pixels(scenes[0]) == pixels(scenes[1])
        differs += asked is not None and true_score(worlds[0], asked) != true_score(worlds[1], asked)
    assert found > 5 and differs


@pytest.mark.heavy
@pytest.mark.rule("DV-107", "DV-112", "DV-113")
def test_the_key_for_secrets_the_curtain_and_a_claim_show_only_what_their_wizard_knows() -> None:
    shown, scores = 0, set[tuple[int, str]]()
    for asked, scenes in twins_of_the_asked():
        veiled = scenes[0].controller.curtain
        for scene in scenes:
            lift_curtain(scene) if veiled else press(scene, SECRETS_KEY)
            assert scene.facts().secrets == asked
        shown += 1
        assert_same(scenes, SIZE)
        if veiled:
            continue
        for scene in scenes:
            release(scene, SECRETS_KEY)
            press(scene, pygame.K_c)
            pixels(scene)
            press(scene, SECRETS_KEY)
        for seat in range(4):
            for scene in scenes:
                scene.focus.current = ("claim", seat)
                assert scene.dialog.score.startswith(name(COLOURS[asked]))
            assert_same(scenes, SIZE)
        scores.add((asked, scenes[0].dialog.score))
    assert shown > 5
    assert len(scores) > 1, "the score is that of the wizard who is asked now"


@pytest.mark.heavy
@pytest.mark.rule("DV-106", "DV-107")
def test_the_pause_and_the_picture_of_a_save_tell_no_secret(tmp_path: Path) -> None:
    found = 0
    for worlds in twins(4, 7, frozenset(), 4):
        scenes, shown = [at(world, (0, 1, 2, 3)) for world in worlds], list[object]()
        for scene in scenes if alike(scenes) else ():
            scene.pause()
            autosave.save(scene.match, tmp_path / "match.json")
            shown.append((pixels(scene), *thumbnail.draw(tmp_path / "match.json", "en")))
        found += bool(shown)
        assert not shown or shown[0] == shown[1]
    assert found > 1


@pytest.mark.heavy
@pytest.mark.rule("DV-106", "DV-107", "DV-108", "DV-110", "DV-111")
@pytest.mark.parametrize(("persons", "seats"), [((1,), 3), ((0, 1, 2, 3), 4)])
def test_a_close_look_shows_no_more_than_its_wizard_knows(persons: tuple[int, ...], seats: int) -> None:
    known, found = frozenset(persons if len(persons) == 1 else ()), 0
    for worlds in twins(seats, 13, known, 2):
        scenes = [at(world, persons) for world in worlds]
        if alike(scenes):
            found += 1
            assert_looked_closely_same(scenes, SIZE)
    assert found > 1


def test_a_difference_that_may_be_seen_is_seen() -> None:
    """Proves that the tests above can fail: a wizard whose deed differs sees another picture."""
    state, other = next(twins(4, 7, frozenset()))
    if state.deeds[0] == other.deeds[0]:
        other = determinize(redact(state, frozenset()), Rng(5, {}))
    assert state.deeds[0] != other.deeds[0] and pixels(at(state, (0,))) != pixels(at(other, (0,)))


@pytest.mark.rule("DV-107")
def test_the_claim_shows_no_score_until_the_key_is_held_and_none_while_nobody_here_is_asked() -> None:
    state = next(checkpoints(4, 9))
    scene = at(state, (0, 1))
    settled(scene)
    press(scene, pygame.K_c)
    before = scene.dialog.score
    assert before == say("ui-dv-claim-score", secret=scene.secrets_key, seat=name(COLOURS[scene.client.seat]), asked=True)
    scene.dialog.asked = None
    press(scene, SECRETS_KEY)
    assert scene.dialog.held
    assert scene.dialog.score == say("ui-dv-claim-score", secret=scene.secrets_key, seat="", asked=False)


@pytest.mark.heavy
@pytest.mark.rule("DV-107")
@pytest.mark.parametrize("size", SIZES)
def test_where_several_persons_play_sentences_name_the_wizard(size: tuple[int, int]) -> None:
    alone, several = (at(next(checkpoints(4, 9)), persons) for persons in ((0, 1, 2, 3)[:1], (0, 1, 2, 3)))
    for scene in (alone, several):
        settled(scene)
    who = name(COLOURS[several.client.seat])
    assert say("ui-dv-secret", alone=False, seat=who) in text_audit.words(several, size)
    assert question(town(several)).startswith(f"{who}: ")
    assert say("ui-dv-secret", alone=True, seat="") in text_audit.words(alone, size)
    press(several, SECRETS_KEY)
    shown = text_audit.words(several, size)
    assert who in shown and "count against you" not in shown and "your dungeon" not in shown
