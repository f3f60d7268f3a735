"""A match resumed at a secret moment begins behind the curtain and shows nothing of either side."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game import text
from game.match import Match
from game.rules.engine.rng import Rng
from game.rules.engine.script import freeze, thaw
from game.rules.engine.secret import redact
from game.rules.terrorscape.beliefs.determinize import determinize
from game.rules.terrorscape.seats import KILLER, TEAM
from game.rules.terrorscape.state import State
from game.storage import paths
from game.ui.app.main_loop import App
from game.ui.scene.agent_worker import AgentWorker
from game.ui.screens.menu.scene import MenuScene
from game.ui.settings import Settings, Start
from game.ui.table.seated.scene import SeatedScene
from tests.ui.terrorscape.playing import lift, pixels, table

ROOT = Path(__file__).resolve().parents[3]
MOMENTS: dict[str, Callable[[Match], bool]] = {
    "encounter": lambda match: match.game.state.encounter is not None and match.turn > 20,
    "sneaking": lambda match: bool(match.game.state.sneaking) and match.game.state.side == "survivors",
    "appearing": lambda match: bool(match.game.state.sneaking) and asked(match) == KILLER,
    "hand-over": lambda match: match.turn > 30 and asked(match) == KILLER and match.history[-1].action.seat != KILLER,
    "hand-over back": lambda match: match.turn > 30 and asked(match) != KILLER and match.history[-1].action.seat == KILLER,
}
"""Moments in which one side hides something from the other."""


def asked(match: Match) -> int:
    """The first prompted seat."""
    return next(iter(match.decision.options))


def begun(moment: str) -> Match:
    """A match of persons at one of the moments."""
    for seed in range(1, 40):
        match, dice = Match.new("terrorscape", seed=seed, options={"killer": "specter"}), random.Random(seed)
        while match.decision is not None:
            if match.history and MOMENTS[moment](match):
                return match
            seat = asked(match)
            match.submit(seat, dice.choice(match.decision.options[seat]))
    raise AssertionError(f"never: {moment}")


def curtained(scene: SeatedScene) -> None:
    """Nothing of either side is on the screen or available by input: it looks the same in a world with other secrets."""
    assert scene.controller.shown is None
    before = pixels(scene)
    assert not scene.focus.targets
    assert not scene.game.presentation.caption
    log = list(scene.client.log)
    for seat in (KILLER, TEAM[0]):
        state = thaw(State, freeze(scene.match.game.state))
        twin = determinize(redact(state, frozenset(TEAM if seat else (KILLER,))), seat, Rng(7))
        assert freeze(twin) != freeze(state)
        scene.controller.director.state = redact(twin, frozenset())
        assert pixels(scene) == before
    assert log == scene.client.log


@pytest.mark.parametrize("way", ["table", "windows", "open"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_saved_night_begins_behind_the_curtain(moment: str, way: str, screen: pygame.Surface, tmp_path: Path) -> None:
    """Whatever the seating was: two windows have a curtain each, and both halves open only after the confirmation."""
    match = begun(moment)
    match.save(tmp_path / "night.json")
    scene = table(Match.load(tmp_path / "night.json"), sitting=way)
    assert scene.match.digest == match.digest
    if way == "open":
        assert getattr(scene.dialog, "title", "") == text.say("ui-ts-card")
        scene.dialog = None
    curtained(scene)
    if way == "windows":
        assert isinstance(scene.other, SeatedScene)
        curtained(scene.other)
    lift(scene)
    assert scene.controller.shown is not None
    if way != "windows":
        assert scene.controller.shown.prompted


CHILD = """
import random, sys, time
from tests.ui.terrorscape.test_resume import MOMENTS
from game import text
from game.match import Match
from game.ui.settings import Start
from game.ui.app.main_loop import App
from game.ui.settings import Settings
from game.ui.table.seated.scene import SeatedScene
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


@pytest.mark.parametrize("moment", ["encounter", "sneaking", "hand-over"])
def test_a_night_that_was_killed_goes_on_behind_the_curtain(
    moment: str, close: list[App], monkeypatch: pytest.MonkeyPatch, own_folders: Path
) -> None:
    """The program is killed; the next start offers the match and hides both sides."""
    seed = begun(moment).seed
    environment = os.environ | {paths.HOME: str(own_folders), "PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}"}
    program = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(seed), moment], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    )
    digest = next((line.split()[1] for line in program.stdout if line.startswith("ready")), "")
    program.send_signal(signal.SIGKILL)
    program.wait()
    program.stdout.close()
    assert digest
    monkeypatch.setenv("DREADHOUSE_WINDOW", "1280x720")
    app = App(
        Start(),
        chosen=Settings(speed="instant", reduced=True),
        agent_worker=AgentWorker(background=False),
    )
    close.append(app)
    app.frame(20)
    assert isinstance(app.scene, MenuScene)
    app.enter(app.scene.go_on())  # type: ignore[arg-type]
    scene = app.scene
    assert isinstance(scene, SeatedScene)
    assert scene.match.digest == digest
    for _ in range(30):
        app.frame(100)
    assert app.scene is scene
    curtained(scene)
