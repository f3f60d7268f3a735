"""The command `check`, which validates content, texts and rules, for people who change a table, a text or a rule."""

import sys
from pathlib import Path
from typing import Any

from game.cli import wording
from game.cli.progress import progress
from game.lab import simulate
from game.match import Match
from game.rules import GAMES
from game.rules.engine.content import ContentError, data_folder
from game.rules.engine.rules import Rules
from game.storage.replay import verify
from game.text import ENGLISH, languages, lint, say, translation
from game.text.own_content import load_adventures

SEED = 1


def run() -> int:
    """Check every game: print a line for each, and each problem on stderr. Returns 1 if anything is wrong."""
    found: dict[str, list[str]] = {}
    with progress("progress-check") as show:
        for done, game in enumerate(GAMES, start=1):
            found[game] = problems_of(game)
            show(done, len(GAMES))
    for game, problems in found.items():
        for problem in problems:
            print(say("check-wrong", game=say(f"game-{game}"), problem=problem), file=sys.stderr)
        if not problems:
            print(say("check-fine", game=say(f"game-{game}")))
    return 1 if any(found.values()) else 0


def own(folder: Path) -> int:
    """Check a folder of own adventures: print valid ones, and each problem on stderr. Returns 1 if anything is wrong."""
    found, problems = load_adventures(folder)
    for problem in problems:
        print(say("check-own-wrong", problem=problem), file=sys.stderr)
    if not found and not problems:
        print(say("check-own-none", folder=str(folder)), file=sys.stderr)
    fine = [one for one in found if not any(one in problem for problem in problems)]
    for one in fine:
        print(say("check-own-fine", adventure=one))
    return 0 if found and not problems else 1


def words(language: str) -> int:
    """Check the texts in a language: print what a translation lacks, and each place that goes against the guide. Returns 1 if there is one."""
    guide = lint.guides().get(language)
    if guide is None and language not in languages():
        print(say("check-wording-none", language=language), file=sys.stderr)
        return 2
    faults = translation.faults(language) if language != ENGLISH else []
    for fault in faults:
        file = fault.file.relative_to(data_folder("levels"))
        print(say("check-translation", file=str(file), place=fault.place, kind=fault.kind, what=fault.what))
    found = lint.lint(language, guide)
    for one in found:
        file = one.file.relative_to(data_folder("levels"))
        print(say("check-wording", file=str(file), message=one.message, words=one.words, number=one.number, advice=one.advice))
    if not found and not faults:
        print(say("check-wording-fine", count=0 if guide is None else len(guide.advice)))
    return 1 if found or faults else 0


def problems_of(game: str) -> list[str]:
    """The problems of a game, in sentences."""
    try:
        rules = GAMES[game]
    except ContentError as error:
        return [say("error-content", problem=str(error))]
    return [say("check-message", message=one, place=place) for one, place in wording.missing(rules).items()] + _play(rules)


def _play(rules: Rules[Any]) -> list[str]:
    """Play one game with checks at every answer, and verify a second one from its record."""
    found = simulate.simulate(rules.name, games=1, seed=SEED, checked=True)
    if found.errors:
        return [say("check-crash", problem=str(found.first_error))]
    match = Match.new(rules.name, seed=SEED)
    while match.decision is not None:
        match.answer(simulate.RANDOM)
    again = Match.from_record(match.to_record())
    return [] if verify(again.to_record()) is None else [say("check-replay")]
