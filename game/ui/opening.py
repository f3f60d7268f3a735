"""The first scene: what the command line asked for, or the menu."""

from game import folders, saves
from game.match import Match
from game.options import read_options
from game.record import read
from game.rules import GAMES
from game.start import Start
from game.ui.scene import House, Scene

DEMO_LEVELS = ("normal", "easy", "random")


def first_scene(house: House, start: Start) -> Scene:
    """The scene that a Start asks for. Raises SaveError for a file that cannot be read."""
    if start.file is not None:
        return watch(house, start) if start.replay else table(house, saves.load(start.file, folders.autosaves()))
    if start.demo:
        return demo(house, start)
    if start.game is not None:
        return table(house, Match.new(start.game, seed=start.seed or 0, options=start.options, seats=start.seats))
    from game.ui.menu import MenuScene

    return MenuScene(house)


def table(house: House, match: Match) -> Scene:
    """The table of a match."""
    from game.ui.ravenloft.table import TableScene

    return TableScene(house, match)


def watch(house: House, start: Start) -> Scene:
    """A saved match, played again from its beginning."""
    assert start.file is not None
    saved = read(start.file)
    match = Match.replay(saved, 0, start.file)
    from game.ui.ravenloft.table import TableScene

    whole = Match.from_record(saved, start.file)
    return TableScene(house, match, script=whole.actions)


def demo(house: House, start: Start) -> Scene:
    """The program plays against itself, an adventure for a group unless another is named."""
    game = start.game or next(iter(GAMES))
    rules = GAMES[game]
    options = ({"adventure": "find-the-icon"} if game == "ravenloft" else {}) | start.options
    level = next(level for level in DEMO_LEVELS if level in rules.agents)
    seats = dict.fromkeys(rules.seats(read_options(rules, options)), level)
    return table(house, Match.new(game, seed=1 if start.seed is None else start.seed, options=options, seats=seats))
