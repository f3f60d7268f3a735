"""What a side comes back to: the recap behind its curtain, a match resumed at a secret moment, and agents beside persons."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
import text_audit

from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.script import freeze, thaw
from game.rules.engine.secret import redact
from game.rules.terrorscape import event
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.choice import Calm
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.storage import paths
from game.text import say
from game.ui.table.seated.scene import SeatedScene
from game.ui.terrorscape.panels import divider, survivors
from tests.ui.painted import at_random, draw, enter, pixels, press
from tests.ui.terrorscape.encounters import match_of, night
from tests.ui.terrorscape.playing import HIS, SIDES, THEIRS, asked, lift, props_of, read, settled, table
from tests.ui.user_input import Launch, frames


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


def words_on(scene: SeatedScene) -> str:
    scene.dirty = True
    return text_audit.words(scene, (1280, 720))


@pytest.mark.heavy
@pytest.mark.parametrize("side", SIDES)
def test_when_the_curtain_has_risen_the_side_sees_what_it_has_heard_also_after_a_reload(side: str, tmp_path: Path) -> None:
    scene = to_curtain(side)
    scene.match.save(tmp_path / "night.json")
    again, told, kept = begun(Match.load(tmp_path / "night.json")), [], scene.controller.recap.missed[side]
    assert again.controller.shown is None and again.controller.recap.missed[side].before == kept.before
    assert again.controller.recap.missed[side].moments == kept.moments
    moments = [moment for _, some in kept.moments for moment in some]
    for one in (scene, again):
        one.controller.raise_curtain()
        assert one.controller.recap.shows and one.controller.busy and one.controller.seat is None
        assert one.facts().state == kept.before, "it begins as the side has seen the table last"
        shown = one.controller.shown
        assert shown.name == side
        log, seen, captions, clips = list(shown.log), [one.facts().state], [""], [clip.ms for clip in one.animations.queue]
        for _ in range(4000):
            if not one.animations.busy:
                break
            one.update(30)
            captions.append(one.game.presentation.caption)
            if one.facts().state is not seen[-1]:
                seen.append(one.facts().state)
            read(one)
        draw(one)
        assert one.controller.seat is not None and not one.controller.recap.shows
        assert shown.log == log, "nothing stands in the log twice"
        heard = [words for moment in moments if (words := " ".join(shown.speaker.event(moment.event).split()))]
        assert set(captions) & set(heard) and set(captions) <= {"", *heard} and len(seen) > 2
        assert all(one == redact(one, shown.held) for one in seen), "of every moment only what the side may know"
        told.append((clips, list(dict.fromkeys(captions))))
    assert told[0] == told[1]


def test_without_news_there_is_no_recap_else_it_is_quick_and_shows_nothing_taken_back_nor_secrets() -> None:
    scene = to_curtain(HIS)
    draw(scene)
    assert scene.game.presentation.recap, "the curtain tells the noise"
    scene.client.tell("of one side alone")
    assert "of one side alone" not in words_on(scene)
    press(scene, pygame.K_F5)
    assert scene.controller.shown is None
    assert say("ui-saved") in words_on(scene), "a save behind the curtain says so"
    scene.controller.raise_curtain()
    assert scene.animations.busy
    draw(scene)
    press(scene, pygame.K_SPACE)
    assert not scene.animations.stopped
    scene.update(1)
    assert not scene.animations.busy and not scene.controller.recap.shows and scene.controller.seat == KILLER
    assert scene.facts().state == scene.client.view.state
    scene = to_curtain(HIS)
    kept = scene.controller.recap.missed[HIS]
    heard = [moment.event for _, some in kept.moments for moment in some]
    assert any(isinstance(one, event.NoiseHeard) for one in heard)
    assert all(one.audience is None or KILLER in one.audience for one in heard)
    last = kept.moments[-1][0]
    scene.controller.recap.rewind(last - 1)
    assert all(turn < last for turn, _ in kept.moments) and len(kept.moments) > 0
    scene = begun()
    scene.controller.raise_curtain()
    assert not scene.animations.busy and scene.controller.seat is not None
    match = match_of(night())
    match.submit(KILLER, match.decision.options[KILLER][0])
    assert not begun(match).controller.recap.missed


MOMENTS: dict[str, Callable[[Match], bool]] = {
    "encounter": lambda match: match.game.state.encounter is not None and match.turn > 20,
    "sneaking": lambda match: bool(match.game.state.sneaking) and match.game.state.side == "survivors",
    "appearing": lambda match: bool(match.game.state.sneaking) and first_asked(match) == KILLER,
    "hand-over": lambda match: match.turn > 30 and first_asked(match) == KILLER and match.history[-1].action.seat != KILLER,
    "hand-over back": lambda match: match.turn > 30 and first_asked(match) != KILLER and match.history[-1].action.seat == KILLER,
}
"""Moments in which one side hides something from the other."""


def first_asked(match: Match) -> int:
    return next(iter(match.decision.options))


def at_moment(moment: str) -> Match:
    for seed in range(1, 40):
        match, dice = Match.new("terrorscape", seed=seed, options={"killer": "specter"}), random.Random(seed)
        while match.decision is not None:
            if match.history and MOMENTS[moment](match):
                return match
            seat = first_asked(match)
            match.submit(seat, dice.choice(match.decision.options[seat]))
    raise AssertionError(f"never: {moment}")


def assert_curtained(scene: SeatedScene) -> None:
    """Nothing of either side is on the screen or available by input: it looks the same in a world with other secrets."""
    assert scene.controller.shown is None
    before, log = pixels(scene), list(scene.client.log)
    assert not scene.focus.targets and not scene.game.presentation.caption
    for seat, held in ((KILLER, {KILLER}), (TEAM[0], TEAM)):
        state = thaw(State, freeze(scene.match.game.state))
        twin = determinize(redact(state, frozenset(held)), seat, Rng(7))
        assert freeze(twin) != freeze(state)
        scene.controller.director.state = redact(twin, frozenset())
        assert pixels(scene) == before
    assert log == scene.client.log


@pytest.mark.heavy
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_saved_night_begins_behind_the_curtain(moment: str, tmp_path: Path) -> None:
    match = at_moment(moment)
    match.save(tmp_path / "night.json")
    for way in ("table", "windows", "open"):
        scene = table(Match.load(tmp_path / "night.json"), sitting=way)
        assert scene.match.digest == match.digest
        if way == "open":
            assert getattr(scene.dialog, "title", "") == say("ui-ts-card")
            scene.dialog = None
        assert_curtained(scene)
        if way == "windows":
            assert_curtained(scene.other)
        lift(scene)
        assert scene.controller.shown is not None
        assert way == "windows" or scene.controller.shown.prompted


CHILD = """
import random, sys, time
from tests.ui.terrorscape.test_resume import MOMENTS
from game import text
from game.match import Match
from game.ui.settings import Settings, Start
from game.ui.app.main_loop import App
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.navigation import Goto

seed, moment = int(sys.argv[1]), sys.argv[2]
app = App(Start(), chosen=Settings(speed="instant", reduced=True), agent_worker=AgentWorker(background=False))
text.use(game="terrorscape")
match, dice = Match.new("terrorscape", seed=seed, options={"killer": "specter"}), random.Random(seed)
app.enter(Goto("table", match))
while not (match.history and MOMENTS[moment](match)):
    app.frame(50)
    scene = app.scene
    if scene.controller.shown is None:
        scene.controller.raise_curtain()
    elif scene.controller.seat is not None:
        seat = next(iter(match.decision.options))
        scene.client.chosen_seat = seat
        scene.controller.answer(dice.choice(match.decision.options[seat]))
print("ready", match.digest, flush=True)
while True:
    app.frame(16)
    time.sleep(0.01)
"""


@pytest.mark.heavy
@pytest.mark.parametrize("moment", ["encounter", "sneaking", "hand-over"])
def test_a_night_that_was_killed_goes_on_behind_the_curtain(moment: str, launch: Launch, own_folders: Path) -> None:
    environment = os.environ | {paths.HOME: str(own_folders), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", CHILD, str(at_moment(moment).seed), moment]
    root = Path(__file__).resolve().parents[3]
    program = subprocess.Popen(command, cwd=root, env=environment, stdout=subprocess.PIPE, text=True)
    digest = next((line.split()[1] for line in program.stdout if line.startswith("ready")), "")
    program.send_signal(signal.SIGKILL)
    program.wait()
    program.stdout.close()
    assert digest
    app = launch(reduced=True)
    app.enter(app.scene.go_on())
    scene = app.scene
    assert isinstance(scene, SeatedScene) and scene.match.digest == digest
    frames(app, 30)
    assert app.scene is scene
    assert_curtained(scene)


PARTNERS = {0: "random", 2: "random", 3: "random"}


def waiting(scene: SeatedScene) -> None:
    for _ in range(100):
        scene.update(100)


@pytest.mark.heavy
def test_agents_of_the_own_side_wait_until_they_are_let_go_first_but_the_player_speaks_for_the_team() -> None:
    match = Match.new("terrorscape", seed=3, seats=PARTNERS)
    scene, begun = asked(match), match.turn
    waiting(scene)
    assert match.turn == begun, "nobody acts before the player has said so"
    draw(scene)
    assert props_of(scene).prompt.may_pass
    enter(scene, ("pass", 0))
    waiting(scene)
    assert {action.seat for action in match.actions[begun:]} == {2, 3} and not match.game.state.team.acted[0]
    assert scene.controller.seat == 1 and not props_of(scene).prompt.may_pass
    draw(scene)
    assert scene.focus.find(("pass", 0)) is None
    match = Match.new("terrorscape", seed=3, seats=PARTNERS)
    scene, dice, asked_all = table(match), random.Random(3), 0
    for _ in range(60):
        if settled(scene) is not None:
            break
        if match.decision.prompt != "prompt-act":
            asked_all += 1
            assert not scene.client.partners and not props_of(scene).prompt.may_pass
        scene.controller.answer(dice.choice(scene.client.options))
    assert asked_all


def test_agents_of_the_own_side_act_once_the_player_has_done_his_main_action() -> None:
    """The person may still trade and use items after them, as the survivors act in any order (TS-067, TS-068)."""
    for seed in range(1, 60):
        match = Match.new("terrorscape", seed=seed, options={"survivors": "sophia,anna,marco"}, seats=PARTNERS)
        scene, begun = asked(match), match.turn
        scene.controller.answer(next(choice for choice in scene.client.options if isinstance(choice, Calm)))
        waiting(scene)
        if match.game.state.team.stage == "act" and match.game.state.side == "survivors":
            first, *others = [action.seat for action in match.actions[begun:]]
            assert first == 1 and set(others) <= {2, 3} and len(others) > 1 and scene.controller.seat == 1
            assert match.game.state.team.acted == [True] * 3
            return
    raise AssertionError("the player never had anything left to do")


def parted() -> State:
    state: State = Match.new("terrorscape", seed=5, options={"separate": True}).game.state
    state.team.purses = [2, 0, 1]
    return state


def seen_by(side: str, state: State) -> SeatedScene:
    return table(match_of(state), held=SIDES[side])


@pytest.mark.heavy
@pytest.mark.rule("TS-236", "TS-241", "TS-341", "TS-235", "TS-242", "TS-247")
def test_keys_and_tokens_are_seen_by_the_team_alone_but_everybody_sees_who_is_out_and_who_is_dead() -> None:
    one, other = parted(), parted()
    other.team.purses, other.team.first = [0, 3, 0], (one.team.first + 1) % 3
    assert pixels(seen_by(HIS, one)) == pixels(seen_by(HIS, other))
    assert pixels(seen_by(THEIRS, one)) != pixels(seen_by(THEIRS, other))
    state = seen_by(THEIRS, one).facts().state
    told = [survivors.where(state, number) for number in range(3)]
    assert [say("ui-ts-own-keys", keys=keys) in words for keys, words in zip((2, 0, 1), told, strict=True)] == [True] * 3
    assert [say("ui-ts-first-token") in words for words in told].index(True) == one.team.first
    state = parted()
    state.survivors[0].fate, state.survivors[1].fate = "free", "dead"
    assert divider.ways_words(state) == say("ui-ts-ways-now", free=1, dead=1)
    base = Match.new("terrorscape", seed=5).game.state
    assert base.survivors == parted().survivors and pixels(seen_by(HIS, parted())) != pixels(seen_by(HIS, base))
    shown = seen_by(THEIRS, state).facts().state
    assert survivors.where(shown, 0) == say("ui-ts-fate-free")
    assert survivors.where(shown, 1).startswith(say("ui-ts-fate-dead"))


@pytest.mark.rule("TS-211")
def test_the_size_of_the_hand_stands_on_the_divider_only_where_it_is_open() -> None:
    """It is counted from public Events, and in the survivors' turn it equals his hand."""
    match, dice, seen = Match.new("terrorscape", seed=4, options={"open_hand": True}), random.Random(4), set()
    while match.decision is not None and match.turn < 400:
        if match.game.state.side == "survivors":
            state = match.view(TEAM).state
            assert divider.public_hand(state) == len(match.game.state.dark.hand)
            seen.add(divider.public_hand(state))
        at_random(match, dice)
    assert len(seen) > 1 and divider.public_hand(Match.new("terrorscape", seed=4).view(TEAM).state) is None
