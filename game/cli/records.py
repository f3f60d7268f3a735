"""The command `records`: what the results of the games come to, as text or as CSV."""

import sys
from argparse import Namespace

from game.match.record import SaveError
from game.rules import GAMES
from game.rules.engine.results import KeepsResults, Result
from game.rules.engine.rules import OptionsError
from game.storage import paths, records, results
from game.text import error_text, records as words, say, use
from game.ui.settings import PROFILES, load as load_settings


def show(given: Namespace) -> int:
    """Print the records of a game or of all, or write their results as CSV. Raises OptionsError and SaveError; returns the exit code."""
    names = [name for name, rules in GAMES.items() if isinstance(rules, KeepsResults)]
    if given.game is not None and given.game not in names:
        raise OptionsError("game", given.game, ", ".join(names))
    profile = _profile(given.profile)
    found: dict[str, list[Result]] = {}
    faults = 0
    for game in [given.game] if given.game is not None else names:
        try:
            found[game] = _read(game, profile)
        except SaveError as error:
            faults += 1
            print(error_text(error), file=sys.stderr)
    if given.csv is not None:
        records.export(given.csv, found)
        print(say("records-written", count=sum(map(len, found.values())), file=str(given.csv)))
    else:
        _print(found)
    return 2 if faults else 0


def _profile(given: str | None) -> str | None:
    """The profile with this number or name; None for all. Raises OptionsError."""
    known = {one: {one or records.FIRST, load_settings(paths.settings()).names.get(one)} for one in PROFILES}
    if given is None:
        return None
    found = next((one for one, names in known.items() if given in names), None)
    if found is None:
        raise OptionsError("profile", given, ", ".join(sorted(name for names in known.values() for name in names if name)))
    return found


def _read(game: str, profile: str | None) -> list[Result]:
    """The results of a game that count. Raises SaveError; tells of damaged lines on stderr."""
    rules = GAMES[game]
    assert isinstance(rules, KeepsResults)
    file = paths.results(rules.results_file)
    stored = results.read(file, rules.result_type)
    if stored.damaged:
        print(say("records-damaged", count=stored.damaged, file=str(file)), file=sys.stderr)
    return records.counted(stored.results, profile)


def _print(found: dict[str, list[Result]]) -> None:
    """Print a page for each game."""
    for place, (game, rows) in enumerate(found.items()):
        use(game=game)
        print("\n".join([*([""] if place else []), *words.page(game, rows)]))
