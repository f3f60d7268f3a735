"""The contract of the engine: the invariants of every game after every answer (`simulate --check`, `check`)."""

from typing import Any

import msgspec

from game.rules.engine.reference import UnknownIdError, check_references
from game.rules.engine.rules import Rules
from game.rules.engine.script import Game, freeze, thaw
from game.rules.engine.secret import redact


class LawBrokenError(AssertionError):
    """A game breaks the contract of the engine. The message is for the developer of the game."""


def check(rules: Rules[Any], game: Game[Any]) -> None:
    """Check the contract for the current state of `game`. Raises LawBrokenError."""
    _check_options(game)
    _check_copies(rules, game)
    _check_views(rules, game)


def _check_options(game: Game[Any]) -> None:
    if game.decision is None:
        return
    if not game.decision.options:
        raise LawBrokenError(f"{game.decision.prompt} asks nobody")
    for seat, options in game.decision.options.items():
        if not options:
            raise LawBrokenError(f"{game.decision.prompt} gives seat {seat} no options")
        if len({repr(option) for option in options}) < len(options):
            raise LawBrokenError(f"{game.decision.prompt} gives seat {seat} an option twice")
    default = game.decision.default
    if default is not None and not any(default in options for options in game.decision.options.values()):
        raise LawBrokenError(f"the default of {game.decision.prompt} is no option")


def _check_copies(rules: Rules[Any], game: Game[Any]) -> None:
    state = game.state
    if thaw(rules.state_type, freeze(state)) != state:
        raise LawBrokenError("the state does not survive MessagePack")
    try:
        check_references(state, rules.known_ids(state))
    except UnknownIdError as error:
        raise LawBrokenError(f"the state holds an id that the game does not know: {error}") from error
    if msgspec.json.decode(msgspec.json.encode(state), type=rules.state_type) != state:
        raise LawBrokenError("the state does not survive JSON")
    again = game.fork()
    if freeze(again.state) != freeze(state):
        raise LawBrokenError("the same answers give another state")
    if again.decision != game.decision:
        raise LawBrokenError("the same answers give another decision")


def _check_views(rules: Rules[Any], game: Game[Any]) -> None:
    asked = set(game.decision.options) if game.decision else set()
    for seats in (frozenset[int](), *(frozenset({seat}) for seat in asked)):
        redact(game.state, seats)
        if game.decision is not None:
            redact(game.decision.for_seats(seats), seats)
        for event in game.news:
            redact(event, seats)
            if type(event) not in rules.event_types:
                raise LawBrokenError(f"{type(event).__name__} is not among the game's event_types")
