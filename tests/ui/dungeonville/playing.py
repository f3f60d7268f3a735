"""Helpers that play Dungeonville in tests: they answer through the focus manager, hold keys, and draw."""

import random
from functools import cache
from typing import Any

import pygame

from game.match import Match
from game.match.record import Record
from game.rules.dungeonville import RULES
from game.rules.dungeonville.state import State
from game.rules.engine.script import Mark, freeze
from game.text import say
from game.ui.dungeonville.buttons import can_pay_by_hand
from game.ui.dungeonville.table import DungeonvilleTable
from game.ui.dungeonville.town import Town
from game.ui.input.state import HOLD
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.table.acts import Answer, Choose
from game.ui.table.handover import SOON
from game.ui.table.scene import TableScene
from game.ui.widgets.focus import Target
from tests.ui.painted import SIZE, draw, enter, press, release

SECRETS_KEY, CURTAIN_KEY = pygame.K_i, pygame.K_x


def house(settings: Settings | None = None) -> AppContext:
    """What surrounds a scene: agents think at once, and nothing is saved."""
    made = AppContext(settings or Settings(), AgentWorker(background=False))
    made.saves_nothing = True
    return made


def table(match: Match, *, held: frozenset[int] | None = None, **chosen: object) -> TableScene:
    """A table that shows everything at once, for players who have read the how-to-play page."""
    settings = Settings(**{"speed": "instant", "reduced": True, "confirm": False, **chosen})
    return town_table(house(settings), match, held=held)


def town_table(context: AppContext, match: Match, *, held: frozenset[int] | None = None, **given: Any) -> TableScene:
    return TableScene(context, match, DungeonvilleTable(context, match, **given), held=held)


def town(scene: TableScene) -> Town:
    if scene.game.place is None:
        scene.draw(pygame.Surface(SIZE))
    return scene.game.at(scene.facts())


def evening(seed: int, persons: int = 1, **options: Any) -> Match:
    seats = options.get("seats", 4)
    holders = dict.fromkeys(range(persons, seats), "random")
    return Match.new("dungeonville", seed=seed, options={"limit": True, **options}, seats=holders)


def at(state: State, persons: tuple[int, ...], held: frozenset[int] | None = None) -> TableScene:
    holders = {seat: "person" if seat in persons else "random" for seat in range(len(state.wizards))}
    return table(Match(RULES, state.options, 1, holders, Mark(freeze(state))), held=held)


def veiled() -> TableScene:
    """The table of four persons, at a question for one person alone."""
    scene = table(evening(6, 4))
    for _ in range(4000):
        scene.update(500)
        if scene.animations.stopped:
            press(scene, CURTAIN_KEY)
        if scene.controller.curtain:
            return scene
        if scene.controller.seat is not None:
            scene.do(Answer(scene.client.options[0]))
    raise AssertionError("the curtain never hangs")


def asked_at(state: State, *persons: int, size: tuple[int, int] = SIZE) -> TableScene:
    """The drawn table of persons, at the next question that is theirs."""
    scene = at(state, persons)
    settled(scene)
    draw(scene, size)
    return scene


def labels(scene: TableScene) -> dict[str, Target]:
    return {item.label: item for item in scene.focus.targets if item.group == "answers"}


def advised(scene: TableScene) -> None:
    """Request a hint, and let the agent think."""
    press(scene, pygame.K_h)
    for _ in range(50):
        scene.update(20)
        if scene.controller.hint_words or scene.client.message.startswith(say("ui-hint", choice="", reason="")[:5]):
            return
    raise AssertionError("no hint comes")


def lift_curtain(scene: TableScene) -> None:
    press(scene, CURTAIN_KEY)
    scene.update(HOLD)
    scene.update(1)
    release(scene, CURTAIN_KEY)


def settled(scene: TableScene) -> Navigation | None:
    """Let time pass until a person is asked, lifting curtains and confirming notices; returns the next scene after the end."""
    for _ in range(4000):
        if scene.animations.stopped:
            scene.update(SOON)
            press(scene, CURTAIN_KEY)
        if scene.controller.curtain:
            lift_curtain(scene)
        following = scene.update(500)
        if following is not None:
            return following
        if scene.controller.seat is not None and not scene.controller.curtain:
            scene.controller.guard = 0
            return None
    raise AssertionError("nobody is ever asked")


def choose(scene: TableScene, dice: random.Random, surface: pygame.Surface | tuple[int, int] = SIZE) -> None:
    """Give a random answer: focus a target and press the key that takes it. Fighters are picked one by one."""
    scene.controller.guard = 0
    turn = scene.match.turn
    while scene.game.options.orders and town(scene).lineup is None:
        draw(scene, surface)
        left = [item for item in scene.focus.targets if item.group == "party" and item.data not in scene.game.picks]
        enter(scene, dice.choice(left).key)
    draw(scene, surface)
    unlaid = "party" if scene.game.options.orders else "tools"
    items = [item for item in scene.focus.targets if item.group not in ("tools", unlaid) and not item.refused]
    if can_pay_by_hand(town(scene)) and dice.random() < 0.3:
        scene.do(Choose("by-hand"))
    enter(scene, dice.choice([item for item in items if item.data is not None]).key)
    assert scene.match.turn > turn, "no answer was taken"


@cache
def _record(seed: int, persons: int, prompt: str, lot: int, seats: int) -> Record:
    """A match that was played at random until a person got this question."""
    scene, dice = table(evening(seed, persons, seats=seats)), random.Random(lot)
    for _ in range(600):
        assert settled(scene) is None
        if scene.match.decision is not None and scene.match.decision.prompt == prompt:
            return scene.match.to_record()
        choose(scene, dice)
    raise AssertionError(f"{prompt} was never asked")


def asked(seed: int, persons: int = 1, prompt: str = "", lot: int = 1, *, seats: int = 4, **chosen: object) -> TableScene:
    """A table at which a person gets a question: this one, or the first of all."""
    match = Match.from_record(_record(seed, persons, prompt, lot, seats)) if prompt else evening(seed, persons, seats=seats)
    scene = table(match, **chosen)
    settled(scene)
    return scene
