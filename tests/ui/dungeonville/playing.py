"""Helpers that play Dungeonville in tests: they answer through the focus manager, hold keys, and draw."""

import random
from typing import Any

import pygame

from game.match import Match
from game.rules.dungeonville import RULES
from game.rules.dungeonville.state import State
from game.rules.engine.script import Mark, freeze
from game.ui.dungeonville.buttons import can_pay_by_hand
from game.ui.dungeonville.table import DungeonvilleTable
from game.ui.dungeonville.town import Town
from game.ui.input.state import HOLD
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.table.acts import Choose
from game.ui.table.handover import SOON
from game.ui.table.scene import TableScene

SECRETS_KEY, CURTAIN_KEY = pygame.K_i, pygame.K_x


def table(match: Match, *, held: frozenset[int] | None = None, **chosen: object) -> TableScene:
    """A table that shows everything at once, for players who have read the how-to-play page."""
    settings = Settings(**{"speed": "instant", "reduced": True, "confirm": False, **chosen})  # type: ignore[arg-type]
    context = AppContext(settings, AgentWorker(background=False))
    context.saves_nothing = True
    return town_table(context, match, held=held)


def town_table(context: AppContext, match: Match, *, held: frozenset[int] | None = None, **given: Any) -> TableScene:
    """The table of a match."""
    return TableScene(context, match, DungeonvilleTable(context, match, **given), held=held)


def town(scene: TableScene) -> Town:
    """What the table shows now."""
    game = scene.game
    assert isinstance(game, DungeonvilleTable)
    if game.place is None:
        scene.draw(pygame.Surface((1280, 720)))
    return game.at(scene.facts())


def evening(seed: int, persons: int = 1, **options: Any) -> Match:
    """A match with this many persons; random agents play the others."""
    seats = options.get("seats", 4)
    holders = dict.fromkeys(range(persons, seats), "random")
    return Match.new("dungeonville", seed=seed, options={"limit": True, **options}, seats=holders)


def at(state: State, persons: tuple[int, ...], held: frozenset[int] | None = None) -> TableScene:
    """The table of a match in a given state, with persons in some seats."""
    holders = {seat: "person" if seat in persons else "random" for seat in range(len(state.wizards))}
    return table(Match(RULES, state.options, 1, holders, Mark(freeze(state))), held=held)


def press(scene: Scene, key: int) -> Navigation | None:
    """Press a key; returns the next scene, if any."""
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


def release(scene: Scene, key: int) -> Navigation | None:
    """Release a key."""
    return scene.handle(pygame.event.Event(pygame.KEYUP, key=key, mod=0))


def lift_curtain(scene: TableScene) -> None:
    """Hold a key until the curtain is lifted."""
    press(scene, CURTAIN_KEY)
    scene.update(HOLD)
    scene.update(1)
    release(scene, CURTAIN_KEY)


def draw(scene: Scene, surface: pygame.Surface) -> None:
    """Repaint everything."""
    scene.dirty = True  # type: ignore[attr-defined]
    scene.draw(surface)


def pixels(scene: TableScene, size: tuple[int, int] = (1280, 720)) -> bytes:
    """The pixels of the whole screen."""
    surface = pygame.Surface(size)
    draw(scene, surface)
    draw(scene, surface)
    return pygame.image.tobytes(surface, "RGB")


def places(scene: TableScene) -> list[tuple[Any, ...]]:
    """Everything about the targets."""
    return [(item.key, item.area, item.label, repr(item.data), item.refused, item.group) for item in scene.focus.targets]


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


def choose(scene: TableScene, surface: pygame.Surface, dice: random.Random) -> None:
    """Give a random answer: focus a target and press the key that takes it. Fighters are picked one by one."""
    scene.controller.guard = 0
    turn = scene.match.turn
    while scene.game.options.orders and town(scene).lineup is None:
        draw(scene, surface)
        left = [item for item in scene.focus.targets if item.group == "party" and item.data not in scene.game.picks]
        scene.focus.current = dice.choice(left).key
        press(scene, pygame.K_RETURN)
    draw(scene, surface)
    unlaid = "party" if scene.game.options.orders else "tools"
    items = [item for item in scene.focus.targets if item.group not in ("tools", unlaid) and not item.refused]
    if can_pay_by_hand(town(scene)) and dice.random() < 0.3:
        scene.do(Choose("by-hand"))
    scene.focus.current = dice.choice([item for item in items if item.data is not None]).key
    press(scene, pygame.K_RETURN)
    assert scene.match.turn > turn, "no answer was taken"


def played_until(scene: TableScene, prompt: str, surface: pygame.Surface, seed: int = 1) -> None:
    """Play at random until a person gets this question."""
    dice = random.Random(seed)
    for _ in range(600):
        assert settled(scene) is None
        if scene.match.decision is not None and scene.match.decision.prompt == prompt:
            return
        choose(scene, surface, dice)
    raise AssertionError(f"{prompt} was never asked")
