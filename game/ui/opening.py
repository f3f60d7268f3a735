"""The first scene: what the command line asked for, or the menu."""

import secrets
from dataclasses import replace
from functools import partial

from game import folders, saves
from game.match import Match
from game.record import read
from game.replay import Reel
from game.start import WATCHED, Start
from game.ui.bill import Slot
from game.ui.homeward import cabinet
from game.ui.scene import House, Scene
from game.ui.staged import scenes

NEW_SEEDS = 2**31


def first_scene(house: House, start: Start) -> Scene:
    """The scene that a Start asks for. Raises SaveError for a file that cannot be read."""
    if start.file is not None:
        return watch(house, start) if start.replay else table(house, saves.load(start.file, folders.autosaves()))
    if start.demo:
        return demo(house, start)
    if start.game is not None:
        return table(house, Match.new(start.game, seed=start.seed or 0, options=start.options, seats=start.seats))
    return cabinet(house)


def table(house: House, match: Match) -> Scene:
    """The table of a match."""
    house.box = match.rules.name
    return scenes(match.rules.name).table(house, match)


def watch(house: House, start: Start) -> Scene:
    """A saved match, played again from its beginning."""
    assert start.file is not None
    saved = read(start.file)
    show = scenes(saved.game).watch
    assert show is not None
    house.box = saved.game
    return show(house, Reel(saved, start.file), None)


def demo(house: House, start: Start) -> Scene:
    """The program plays night after night, one game after the other where none is named, and the way out leads to the menu; in a kiosk there is none."""
    seed = secrets.randbelow(NEW_SEEDS) if start.seed is None else start.seed
    return _night(house, replace(start, seed=seed), 0)


def _night(house: House, start: Start, number: int) -> Scene:
    """Night `number` of a demo: each game shows one in turn."""
    named = start.game if start.demo else None
    games = WATCHED if named is None else (named,)
    game, turn = games[number % len(games)], number // len(games)
    play = scenes(game).demo
    assert play is not None
    assert start.seed is not None
    options = start.options if named is not None else {}
    home = None if start.kiosk and start.demo else partial(cabinet, house)
    following = partial(_night, house, start, number + 1)
    return play(house, Slot(start.seed, options, turn, home, following, games[(number + 1) % len(games)]))
