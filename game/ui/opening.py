"""The first scene: what the command line asked for, or the menu."""

from game import folders, saves
from game.match import Match
from game.record import read
from game.replay import Reel
from game.start import WATCHED, Start
from game.text import use
from game.ui.scene import House, Scene
from game.ui.staged import scenes


def first_scene(house: House, start: Start) -> Scene:
    """The scene that a Start asks for. Raises SaveError for a file that cannot be read."""
    if start.file is not None:
        return watch(house, start) if start.replay else table(house, saves.load(start.file, folders.autosaves()))
    if start.demo:
        return demo(house, start)
    if start.game is not None:
        return table(house, Match.new(start.game, seed=start.seed or 0, options=start.options, seats=start.seats))
    return menu(house)


def menu(house: House) -> Scene:
    """The cabinet."""
    from game.ui.menu import MenuScene

    use(game="common")
    return MenuScene(house)


def table(house: House, match: Match) -> Scene:
    """The table of a match."""
    return scenes(match.rules.name).table(house, match)


def watch(house: House, start: Start) -> Scene:
    """A saved match, played again from its beginning."""
    assert start.file is not None
    saved = read(start.file)
    show = scenes(saved.game).watch
    assert show is not None
    return show(house, Reel(saved, start.file), None)


def demo(house: House, start: Start) -> Scene:
    """The program plays night after night, and the way out leads to the menu; in a kiosk there is none."""
    play = scenes(start.game or WATCHED[0]).demo
    assert play is not None
    return play(house, start, None if start.kiosk and start.demo else lambda: menu(house))
