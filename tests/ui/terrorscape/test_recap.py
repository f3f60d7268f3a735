"""The recap: what a side has missed is shown when its curtain has risen, and nothing else."""

import random
from pathlib import Path

import pygame
import pytest
import text_audit

from game import text
from game.match import Match
from game.rules.engine.secret import redact
from game.rules.terrorscape import event
from game.rules.terrorscape.seats import KILLER
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.layout import KILLER as HIS, SURVIVORS as THEIRS
from tests.ui.terrorscape.playing import draw, press, read, table


def begun(match: Match | None = None) -> SeatedScene:
    return table(match or Match.new("terrorscape", seed=5), speed="normal", reduced=False)


def to_curtain(side: str) -> SeatedScene:
    """A table after a random match until the curtain is down for a side that has been prompted before."""
    scene, dice = begun(), random.Random(1)
    for _ in range(600):
        scene.animations.skip(whole=True)
        scene.controller.settle()
        if scene.controller.shown is None:
            hunted = any(action.seat == KILLER for action in scene.match.actions)
            if scene.controller.front == side and hunted and scene.controller.recap.missed:
                return scene
            scene.controller.raise_curtain()
        elif options := scene.client.options:
            scene.controller.answer(dice.choice(options))
    raise AssertionError("the curtain never hung there")


@pytest.mark.parametrize("side", [HIS, THEIRS])
def test_when_the_curtain_has_risen_the_side_sees_what_it_has_heard(side: str, screen: pygame.Surface) -> None:
    scene = to_curtain(side)
    kept = scene.controller.recap.missed[side]
    moments = [moment for _, some in kept.moments for moment in some]
    scene.controller.raise_curtain()
    assert scene.controller.recap.shows
    assert scene.controller.busy
    assert scene.controller.seat is None
    assert scene.facts().state == kept.before, "it begins as the side has seen the table last"
    shown = scene.controller.shown
    assert shown.name == side
    log, seen, captions = list(shown.log), [scene.facts().state], set[str]()
    for _ in range(4000):
        if not scene.animations.busy:
            break
        scene.update(30)
        captions.add(scene.game.presentation.caption)
        if scene.facts().state is not seen[-1]:
            seen.append(scene.facts().state)
        read(scene)
    draw(scene, screen)
    assert scene.controller.seat is not None
    assert not scene.controller.recap.shows
    assert shown.log == log, "nothing stands in the log twice"
    told = [words for moment in moments if (words := " ".join(shown.speaker.event(moment.event).split()))]
    assert len(captions & set(told)) > 0
    assert captions <= {"", *told}
    assert len(seen) > 2
    assert all(one == redact(one, shown.held) for one in seen), "of every moment only what the side may know"


def test_it_is_quick_and_space_ends_it_without_a_stop_at_what_the_curtain_has_told(screen: pygame.Surface) -> None:
    scene = to_curtain(HIS)
    draw(scene, screen)
    assert scene.game.presentation.recap, "the curtain tells the noise"
    scene.controller.raise_curtain()
    assert scene.animations.busy
    draw(scene, screen)
    press(scene, pygame.K_SPACE)
    assert not scene.animations.stopped
    scene.update(1)
    assert not scene.animations.busy
    assert not scene.controller.recap.shows
    assert scene.controller.seat == KILLER
    assert scene.facts().state == scene.client.view.state


def test_what_was_taken_back_is_not_shown(screen: pygame.Surface) -> None:
    scene = to_curtain(HIS)
    kept = scene.controller.recap.missed[HIS]
    last = kept.moments[-1][0]
    scene.controller.recap.rewind(last - 1)
    assert all(turn < last for turn, _ in kept.moments)
    assert len(kept.moments) > 0


def test_without_news_there_is_no_show(screen: pygame.Surface) -> None:
    scene = begun()
    scene.controller.raise_curtain()
    assert not scene.animations.busy
    assert scene.controller.seat is not None


def test_nothing_of_the_other_sides_secrets_is_in_what_is_kept(screen: pygame.Surface) -> None:
    """The killer's recap has noise and public Events: no walk, no item, no discovery."""
    scene = to_curtain(HIS)
    heard = [moment.event for _, some in scene.controller.recap.missed[HIS].moments for moment in some]
    assert any(isinstance(one, event.NoiseHeard) for one in heard)
    assert all(one.audience is None or KILLER in one.audience for one in heard)


@pytest.mark.parametrize("side", [HIS, THEIRS])
def test_after_a_reload_the_same_is_shown_as_before_it(side: str, tmp_path: Path) -> None:
    scene = to_curtain(side)
    scene.match.save(tmp_path / "night.json")
    again = begun(Match.load(tmp_path / "night.json"))
    assert again.controller.shown is None
    assert again.controller.recap.missed[side].before == scene.controller.recap.missed[side].before
    assert again.controller.recap.missed[side].moments == scene.controller.recap.missed[side].moments
    told = []
    for one in (scene, again):
        one.controller.raise_curtain()
        assert one.controller.recap.shows
        told.append(([clip.ms for clip in one.animations.queue], one.facts().state))
        captions = []
        for _ in range(4000):
            if not one.animations.busy:
                break
            one.update(30)
            captions.append(one.game.presentation.caption)
        told[-1] = (*told[-1], list(dict.fromkeys(captions)))
    assert told[0] == told[1]
    assert len(told[0][-1]) > 1


def test_who_sits_down_to_a_night_that_began_elsewhere_sees_no_recap_of_it(screen: pygame.Surface) -> None:
    """A record that these rules do not reproduce has no recap."""
    from tests.ui.terrorscape.encounters import match_of, night

    match = match_of(night())
    match.submit(KILLER, match.decision.options[KILLER][0])  # type: ignore[union-attr]
    scene = begun(match)
    assert not scene.controller.recap.missed


def test_a_save_behind_the_curtain_says_so(screen: pygame.Surface) -> None:
    scene = to_curtain(HIS)
    scene.client.tell("of one side alone")
    assert "of one side alone" not in words_on(scene)
    press(scene, pygame.K_F5)
    assert scene.controller.shown is None
    assert text.say("ui-saved") in words_on(scene)


def words_on(scene: SeatedScene) -> str:
    """All words in the window."""
    scene.dirty = True
    return " ".join(line.words for line in text_audit.read(scene, (1280, 720)))
