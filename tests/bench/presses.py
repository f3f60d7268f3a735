"""How often a person at the table is stopped, how often it presses, and how long it waits for its next decision.

    python tests/bench/presses.py [--games ravenloft,terrorscape,london,dungeonville] [--evenings 10] [--seed 1]

One person sits at the table of each game and answers as an agent of the normal level would; the program plays the other seats. No window is
open: time is counted, at normal speed, with the settings of a new player. A notice is read for as long as its words take, then closed by a press.
A stop is a notice or a question; a decision is a question with more than one answer. One JSON line a game is printed.
"""

import json
import os
import sys
import tempfile
from statistics import mean
from typing import Any

import pygame
from arguments import parser, unseen

from game import text
from game.match import PERSON, Match
from game.match.agents import answer_question
from game.ui.registry import game_ui
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.settings import Settings
from game.ui.table.acts import Answer

STEP = 200.0
BEGIN, WORD = 1500.0, 280.0
"""The milliseconds in which a person at the table notices a notice, and reads a word of it."""
LONGEST = 4 * 3600 * 1000.0
SEATS: dict[str, dict[int, str]] = {
    "ravenloft": {0: PERSON, 1: "normal", 2: "normal"}, "terrorscape": {0: "normal", 1: PERSON, 2: "normal", 3: "normal"},
    "london": {0: PERSON, 1: "normal", 2: "normal", 3: "normal"}, "dungeonville": {0: PERSON, 1: "normal", 2: "normal"},
}  # fmt: skip
OPTIONS: dict[str, dict[str, Any]] = {
    "ravenloft": {"adventure": "find-the-icon", "heroes": "arjhan,kat,thorgrim"},
    "dungeonville": {"seats": 3},
}


class Evening:
    """One evening of a person in seat `me`, and what is counted."""

    def __init__(self, game: str, seed: int) -> None:
        text.use(game=game)
        self.match = Match.new(game, seed=seed, options=OPTIONS.get(game, {}), seats=SEATS[game])
        self.me = next(seat for seat, level in SEATS[game].items() if level == PERSON)
        self.settings = Settings()
        self.presses = self.stops = self.decisions = self.notices = 0
        self.waits: list[float] = []
        self.clock = self.since = self.stood = 0.0
        self.passed = -1
        self.scene: Any = None

    def play(self) -> None:
        surface = pygame.display.get_surface()
        while self.match.decision is not None and self.clock < LONGEST:
            if self.match.rules.name == "london" and self.match.decision.prompt in ("prompt-ready", "prompt-planning"):
                self.match.answer("normal")  # the planning is counted by its own clock
                self.scene = None
                continue
            if self.scene is None:
                context = AppContext(self.settings, AgentWorker(background=False))
                context.saves_nothing = True
                self.scene = game_ui(self.match.rules.name).table(context, self.match)
                self.scene.draw(surface)
                self.since = self.clock
            self.step()

    def step(self) -> None:
        """Let a moment pass, or do what the person would."""
        scene, controller = self.scene, self.scene.controller
        if scene.dialog is not None:
            scene.dialog = None
            self.presses += 1
        elif scene.animations.stopped and controller.manner == "wait":
            self.stood += STEP
            if self.stood >= BEGIN + WORD * len(controller.notice.split()):
                self.presses += 1
                self.stops += 1
                self.notices += 1
                self.stood = 0.0
                controller.cut(at_once=True)
            else:
                scene.update(STEP)
        elif not controller.busy and controller.seat == self.me and scene.client.decision is not None:
            self.answer()
        elif controller.liftable:
            controller.handover.lifted = True
        else:
            scene.update(STEP)
        self.clock += STEP

    def answer(self) -> None:
        scene, client = self.scene, self.scene.client
        asked = getattr(client, "hint_question", None)
        advice = answer_question(asked(self.me)) if asked is not None else self.match.advice(self.me, "normal")
        if client.decision.simultaneous and advice.choice == client.decision.default and self.match.turn != self.passed:
            self.passed = self.match.turn
            self.match.answer("normal")  # nothing to do here: the others do what they like
            scene.controller.show_news()
            return
        self.stops += 1
        self.presses += 1
        if len(client.decision.options[self.me]) > 1:
            self.decisions += 1
            self.waits.append(self.clock - self.since)
        scene.do(Answer(advice.choice, self.me))
        if scene.dialog is not None:  # asked once more
            self.presses += 1
            scene.dialog = None
            scene.controller.answer(advice.choice, self.me)
        self.since = self.clock

    @property
    def turns(self) -> int:
        """The own turns, or the rounds in which all act."""
        begun = [event for events in self.match.log for event in events if event.turns]
        if self.match.rules.name == "ravenloft":
            mine = self.match.game.state.heroes[self.me].id
            return sum(getattr(event, "hero", "") == mine for event in begun) or 1
        return len(begun) or 1


def main() -> None:
    given = parser(__doc__, games=",".join(SEATS), evenings=10, seed=1).parse_args()
    unseen()
    os.environ["DREADHOUSE_HOME"] = tempfile.mkdtemp()
    pygame.init()
    pygame.display.set_mode((1280, 720))
    for game in given.games.split(","):
        played = [Evening(game, given.seed + number) for number in range(given.evenings)]
        for evening in played:
            evening.play()
        decisions = sum(one.decisions for one in played)
        sys.stdout.write(json.dumps({
            "game": game, "evenings": len(played), "decisions": decisions,
            "presses per decision": round(sum(one.presses for one in played) / max(1, decisions), 2),
            "stops per own turn": round(sum(one.stops for one in played) / sum(one.turns for one in played), 2),
            "notices an evening": round(mean([one.notices for one in played]), 1),
            "questions an evening": round(mean([one.stops - one.notices for one in played]), 1),
            "own turns": sum(one.turns for one in played),
            "seconds between decisions": round(mean([wait for one in played for wait in one.waits]) / 1000, 1),
            "minutes": round(mean([one.clock for one in played]) / 60000, 1),
        }) + "\n")  # fmt: skip
        sys.stdout.flush()


if __name__ == "__main__":
    main()
