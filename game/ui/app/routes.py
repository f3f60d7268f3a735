"""The first scene: what the command line asked for, or the menu."""

import secrets
from dataclasses import replace
from functools import partial

from game.match import Match
from game.match.save_file import read
from game.storage import autosave, paths
from game.storage.replay import Replay
from game.ui.app.go_back import cabinet
from game.ui.registry import scenes
from game.ui.scene.context import AppContext, Scene
from game.ui.screens.demo_playlist import Slot
from game.ui.start import WATCHED, Start

NEW_SEEDS = 2**31


def first_scene(context: AppContext, start: Start) -> Scene:
    """The scene that a Start asks for. Raises SaveError for a file that cannot be read."""
    if start.file is not None:
        return watch(context, start) if start.replay else table(context, autosave.load(start.file, paths.autosaves()))
    if start.demo:
        return demo(context, start)
    if start.game is not None:
        return table(context, Match.new(start.game, seed=start.seed or 0, options=start.options, seats=start.seats))
    return cabinet(context)


def table(context: AppContext, match: Match) -> Scene:
    """The table of a match."""
    context.box = match.rules.name
    return scenes(match.rules.name).table(context, match)


def watch(context: AppContext, start: Start) -> Scene:
    """A saved match, played again from its beginning."""
    assert start.file is not None
    saved = read(start.file)
    show = scenes(saved.game).watch
    assert show is not None
    context.box = saved.game
    return show(context, Replay(saved, start.file), None)


def demo(context: AppContext, start: Start) -> Scene:
    """The program plays night after night, one game after the other where none is named, and the way out leads to the menu; in a kiosk there is none."""
    seed = secrets.randbelow(NEW_SEEDS) if start.seed is None else start.seed
    return _night(context, replace(start, seed=seed), 0)


def _night(context: AppContext, start: Start, number: int) -> Scene:
    """Night `number` of a demo: each game shows one in turn."""
    named = start.game if start.demo else None
    games = WATCHED if named is None else (named,)
    game, turn = games[number % len(games)], number // len(games)
    play = scenes(game).demo
    assert play is not None
    assert start.seed is not None
    options = start.options if named is not None else {}
    home = None if start.kiosk and start.demo else partial(cabinet, context)
    following = partial(_night, context, start, number + 1)
    return play(context, Slot(start.seed, options, turn, home, following, games[(number + 1) % len(games)]))
