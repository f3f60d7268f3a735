"""Helpers for tests of the story: a match after its planning or from a given state, played by keys."""

from typing import Any

import pygame

from game.match import PERSON, Match
from game.rules.engine.script import Game, Mark, freeze
from game.rules.engine.secret import Seat
from game.rules.london import RULES
from game.rules.london.planning import PLANNING_PHASES
from game.rules.london.state import State
from game.rules.london.tables.cards import plot_cards
from game.ui.london.story.option_map import Option
from game.ui.london.story.table import StoryTable
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext, Scene
from game.ui.scene.navigation import Navigation
from game.ui.settings import Settings
from game.ui.table.handover import SOON
from game.ui.table.scene import TableScene
from game.ui.widgets.focus import Target

AIMLESS = frozenset({"tools", "walls"})


def story(seed: int = 1, agents: dict[int, str] | None = None, **options: Any) -> Match:
    """A match whose first planning is done."""
    match = Match.new("london", seed=seed, options={"level": "untimed", **options}, seats=agents)
    plan(match)
    return match


def plan(match: Match) -> None:
    """Let agents plan the Chapter for all seats."""
    while match.decision is not None and match.game.state.phase in PLANNING_PHASES:
        match.answer("normal")


def at(t: State, agents: dict[Seat, str] | None = None) -> Match:
    holders = {seat: (agents or {}).get(seat, PERSON) for seat in range(len(t.people))}
    return Match(RULES, t.options, 1, holders, Mark(freeze(t)))


def theatre(match: Match, settings: Settings | None = None, **more: Any) -> TableScene:
    """The story scene of a match, without saving."""
    context = AppContext(settings or Settings(speed="instant"), AgentWorker(background=False))
    setattr(context, "autosave", lambda match: "")  # noqa: B010  # each answer would write a file
    return TableScene(context, match, StoryTable(context, match), **more)


def press(scene: Scene, key: int, mod: int = 0) -> Navigation | None:
    return scene.handle(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))


def click(scene: TableScene, item: Target) -> Navigation | None:
    assert scene.canvas is not None
    where = scene.canvas.point(*item.area.centre)
    return scene.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=1))


def draw(scene: TableScene, surface: pygame.Surface) -> None:
    scene.dirty = True
    scene.draw(surface)


def settled(scene: TableScene) -> Navigation | None:
    """Let time pass and close notices until a person must answer. Returns the navigation, if any."""
    for _ in range(3000):
        if scene.animations.stopped:
            scene.update(SOON)
            press(scene, pygame.K_RETURN)
        following = scene.update(200)
        if following is not None:
            return following
        if scene.controller.seat is not None and not scene.client.thinking:
            scene.controller.guard = 0
            return None
    raise AssertionError(f"nobody is asked: {scene.match.decision}")


def aims(scene: TableScene) -> list[Target]:
    """The targets that lead to an answer."""
    return [item for item in scene.focus.targets if item.group not in AIMLESS and not item.refused and item.key != ("call",)]


def offered(scene: TableScene) -> set[Option]:
    """The answers that the targets give, including those behind a group of options."""
    found = {item.data for item in scene.focus.targets if isinstance(item.data, Option) and not item.refused}
    behind = [options for key, options in scene.game.option_map.grouped.items() if scene.focus.find(key) is not None]
    return found | {option for options in behind for option in options}


def spare(scene: TableScene) -> None:
    """Lower Dread and finish the open cards, so that a match of random answers reaches its end."""
    match, t = scene.match, scene.match.game.state
    late = t.phase == "story" and t.slot >= 10
    wanted = [card for card in plot_cards(t.options.story, t.chapter) if card not in t.done] if late else []
    if match.game.answers or match.decision is None or not (t.dread > 12 or wanted):
        return
    t.dread = min(t.dread, 3)
    if wanted:
        t.unused, t.dark, t.plots = [*t.unused, *t.dark.values()], {}, []
        t.shown = {place: card for place, card in t.shown.items() if card not in wanted}
        t.done = [*t.done, *wanted]
    match.game = Game.of(RULES, t)
    match.history.clear()
    scene.client.view = match.view(scene.client.eyes)
    scene.controller.ask()
