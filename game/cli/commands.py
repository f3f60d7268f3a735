"""The commands of the command line. A refusal is one sentence on stderr and exit code 2."""

import os
import secrets
import sys
from argparse import Namespace
from importlib import import_module

from game.cli import arguments, checks, records, simulation, terminal
from game.cli.painter import painter_of
from game.cli.progress import progress
from game.cli.refusal import RefusalError, refuse
from game.cli.verification import verified
from game.lab.errors import SimulationError
from game.match import Match
from game.match.record import SaveError
from game.match.save_file import read
from game.rules import GAMES
from game.rules.engine.content import ContentError
from game.rules.engine.results import KeepsResults
from game.rules.engine.rules import OptionsError
from game.storage import autosave, paths, results
from game.text import say, use
from game.text.own_content import load_adventures
from game.ui.settings import STAGED, Start, load as load_settings

NEW_SEEDS = 2**31
FILM = 20.0
"""The seconds of a demo film by default."""


def run(words: list[str]) -> int:
    """Parse and run a command line; returns the exit code."""
    use(language=load_settings(paths.settings()).language)
    try:
        given = arguments.build().parse_args(words)
        if (folder := paths.spare()) is not None:
            print(say("error-home", folder=str(folder)), file=sys.stderr)
        if given.command != "check":
            for problem in load_adventures()[1]:
                print(problem, file=sys.stderr)
        return _COMMANDS[given.command](given)
    except SystemExit as leaving:  # argparse has printed the message
        return int(leaving.code or 0)
    except (OptionsError, SaveError, ContentError, SimulationError, RefusalError) as error:
        return refuse(error)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader of the output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:  # noqa: BLE001  # an unexpected error is reported in one sentence
        return stumble(error, words)


def stumble(error: Exception, words: list[str]) -> int:
    """Write a report of an unexpected error, and print its location on stderr; returns the exit code."""
    try:
        file = autosave.write_fault(paths.crashes(), error, scene=" ".join(words))
        sentence = say("error-fault", file=str(file))
    except SaveError:
        sentence = say("error-fault-unsaved", problem=f"{type(error).__name__}: {error}")
    print(" ".join(sentence.split()), file=sys.stderr)
    return 1


def _seed(given: Namespace) -> int:
    return secrets.randbelow(NEW_SEEDS) if given.seed is None else int(given.seed)


# ---------------------------------------------------------------------- the window


def _open_window(start: Start, game: str = STAGED[0]) -> int:
    """Open the window for `game`. Raises RefusalError without a screen, or for a game without scenes."""
    if sys.platform.startswith("linux") and not any(
        os.environ.get(key) for key in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    ):
        raise RefusalError(say("error-display"))
    _staged(game)
    try:
        return int(import_module("game.ui.app.main_loop").run(start))  # imported lazily: everything else works without pygame
    except ImportError as error:  # a library of the window is missing
        raise RefusalError(say("error-window", problem=str(error))) from error
    except Exception as error:
        if type(error).__module__.partition(".")[0] == "pygame":
            raise RefusalError(say("error-display")) from error
        raise


def _staged(game: str) -> None:
    """Raise RefusalError for a game that the window cannot show."""
    if game not in STAGED:
        raise RefusalError(say("error-no-scene", game=say(f"game-{game}"), command=game))


def _menu(given: Namespace) -> int:
    return _open_window(Start(kiosk=given.kiosk))


def _play(given: Namespace) -> int:
    options, seats = dict(given.set), dict(given.seat)
    if given.file is not None:
        match = autosave.load(given.file, paths.autosaves())
        if match.decision is None:
            raise RefusalError(say("error-over"))
        if given.text:
            return terminal.play(match, clock=given.clock)
        return _open_window(Start(file=given.file), match.rules.name)
    if given.game is None:
        if given.text or options or seats:
            raise RefusalError(say("error-no-game"))
        return _open_window(Start())
    match = Match.new(given.game, seed=_seed(given), options=options, seats=seats)  # rejects bad options before a window opens
    if given.text:
        return terminal.play(match, clock=given.clock)
    return _open_window(Start(given.game, options, seats, match.seed), match.rules.name)


def _demo(given: Namespace) -> int:
    options = dict(given.set)
    match = Match.new(given.game or STAGED[0], seed=0, options=options)  # rejects a bad game or option before a window opens
    if given.out is not None:
        return _film(given, options)
    named = STAGED[0] if options and given.game is None else given.game
    start = Start(named, options, seed=given.seed, demo=True, seconds=given.seconds, kiosk=given.kiosk)
    _staged(match.rules.name)
    return _open_window(start, match.rules.name)


def _film(given: Namespace, options: dict[str, str]) -> int:
    kinds = (".apng", ".png")
    if given.out.suffix.lower() not in kinds:
        raise RefusalError(say("error-film", file=str(given.out), kinds=list(kinds)))
    if not given.out.parent.is_dir():
        raise SaveError(given.out, "save-missing-folder")
    seed = 1 if given.seed is None else given.seed
    _staged(given.game or STAGED[0])
    try:
        start = Start(given.game or STAGED[0], options, seed=seed, demo=True, kiosk=True)
        make = import_module("game.ui.app.film").film
        with progress("progress-film") as show:
            files = make(start, given.size, given.seconds or FILM, given.out, on_progress=show)
    except ImportError as error:
        raise RefusalError(say("error-window", problem=str(error))) from error
    except OSError as error:
        raise SaveError(given.out, "save-unwritable-file", reason=error.strerror or str(error)) from error
    print(say("film-made", first=str(files[0]), count=len(files)))
    return 0


# ---------------------------------------------------------------------- without a window


def _replay(given: Namespace) -> int:
    saved = read(given.file)
    match = Match.from_record(saved, given.file)
    if not given.verify:
        _staged(saved.game)
        return _open_window(Start(file=given.file, replay=True), saved.game)
    return 0 if verified(saved, match, given.file) else 1


def _shot(given: Namespace) -> int:
    match = Match.new(given.game, seed=given.seed, options=dict(given.set))
    use(game=given.game)
    if given.eyes is not None and given.eyes not in match.holders:
        raise OptionsError("seat", given.eyes, ", ".join(map(str, match.holders)))
    if given.agents not in match.rules.agents:
        raise OptionsError("agents", given.agents, ", ".join(match.rules.agents))
    while match.decision is not None and match.turn < given.step:
        match.answer(given.agents)
    if not given.out.parent.is_dir():
        raise SaveError(given.out, "save-missing-folder")
    _staged(given.game)
    seat = None if given.spectator else next(iter(match.holders)) if given.eyes is None else given.eyes
    try:
        import_module("game.ui.app.film").render(match, seat, given.size, given.out)
    except ImportError as error:
        raise RefusalError(say("error-window", problem=str(error))) from error
    except OSError as error:
        raise SaveError(given.out, "save-unwritable-file", reason=error.strerror or str(error)) from error
    return 0


def _check(given: Namespace) -> int:
    if given.words is not None:
        return checks.words(given.words)
    return checks.run() if given.folder is None else checks.own(given.folder)


def _campaign(given: Namespace) -> int:
    rules = next(one for one in GAMES.values() if isinstance(one, KeepsResults) and one.results_file == given.command)
    use(game=rules.name)
    file, painter = paths.results(rules.results_file), painter_of(rules.name)
    stored = results.read(file, rules.result_type)
    print("\n".join(painter.results_page(stored, every=given.nights)))
    if problem := painter.damage(stored, str(file)):
        print(problem, file=sys.stderr)
    return 0


_COMMANDS = {
    None: _menu,
    "play": _play,
    "demo": _demo,
    "simulate": simulation.run,
    "replay": _replay,
    "shot": _shot,
    "check": _check,
    "campaign": _campaign,
    "records": records.show,
}
