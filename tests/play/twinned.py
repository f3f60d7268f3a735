"""The program with other secrets: `python tests/play/twinned.py SHIFT`, for two windows that must look the same.

Every deed that is dealt, in the hands and in the house, goes on by SHIFT places, and with a SHIFT other than 0 what lies deep in the decks lies there the
other way round. Nobody can see that before somebody shows a deed or a deck has been used up.
"""

import sys

from game.__main__ import main
from game.rules.dungeonville import setup
from game.rules.dungeonville.options import Options
from game.rules.dungeonville.state import State
from game.rules.engine.secret import Secret

DEEP = 40
"""So many cards on top of each deck stay where they are."""
dealt = setup.new_game


def other(options: Options, seed: int) -> State:
    """The table of this seed with other secrets."""
    state, shift = dealt(options, seed), int(sys.argv[1])
    held = [*state.deeds, *state.house]
    faces = [secret.face for secret in held]
    held = [Secret(faces[(place + shift) % len(faces)], secret.audience) for place, secret in enumerate(held)]
    state.deeds, state.house = held[: len(state.deeds)], held[len(state.deeds) :]
    if shift:
        state.deck = _deep(state.deck, DEEP)
        state.rooms = {dungeon: _deep(deck, DEEP // 2) for dungeon, deck in state.rooms.items()}
    return state


def _deep(deck: list[Secret], kept: int) -> list[Secret]:
    """The deck, whose last card is the top one, with all below the `kept` ones the other way round."""
    low = max(0, len(deck) - kept)
    return [*reversed(deck[:low]), *deck[low:]]


if __name__ == "__main__":
    setup.new_game = other
    sys.exit(main([]))
