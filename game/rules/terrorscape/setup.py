"""Setting the table: who hunts, who is hunted, cards and places (TS-010 to TS-026)."""

from typing import Literal

from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import Secret
from game.rules.terrorscape.cards import ABILITIES, KILLERS, NUMBERS, SURVIVORS, item_cards, killer_cards
from game.rules.terrorscape.state import Dark, State, Survivor, Team
from game.rules.terrorscape.villa import GARDEN, START

TRIO = 3
"""Survivors in the house, whatever the number of people (TS-011)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a night is set up (TS-013, TS-015, TS-027).

    `killer` is an id, or "random" to draw by lot; `survivors` are three ids with commas, in the order of their status tokens, or "" to draw
    them by lot.
    """

    killer: Literal["butcher", "specter", "murderer", "random"] = "butcher"
    survivors: str = ""


def chosen(options: Options) -> list[str]:
    """The survivors that are asked for, none if they are drawn. Raises OptionsError."""
    names = [name.strip() for name in options.survivors.split(",") if name.strip()]
    for name in names:
        if name not in SURVIVORS:
            raise OptionsError("survivors", name, ", ".join(SURVIVORS))
    if names and (len(names) != TRIO or len(set(names)) != TRIO):
        raise OptionsError("survivors", options.survivors, ", ".join(list(SURVIVORS)[:TRIO]))
    return names


def new_game(options: Options, seed: int) -> State:
    """Set the table up to the first survivors' turn. Raises OptionsError."""
    rng, names = Rng(seed, {}), chosen(options)
    if not names:
        names = list(SURVIVORS)
        rng.shuffle("survivors", names)
        names = names[:TRIO]
    killers = list(KILLERS)
    killer = killers[rng.below("killer", len(killers))] if options.killer == "random" else options.killer
    return State(
        rng=rng,
        killer=killer,
        survivors=[Survivor(name) for name in names],
        team=_team(rng, names),
        dark=_dark(rng, killer),
        place=GARDEN,
        seen=GARDEN,
    )


def _team(rng: Rng, names: list[str]) -> Team:
    """The survivor board: both decks, the fixed bottom card, and the items at the start (TS-019 to TS-024)."""
    discovery, search = item_cards("discovery"), item_cards("search")
    rng.shuffle("discovery", discovery)
    rng.shuffle("search", search)
    items = [SURVIVORS[name].item for name in names]
    return Team(
        places=[START] * TRIO,
        packs=[[item] if item else [] for item in items],
        discovery=[Secret(item) for item in discovery],
        search=[Secret(item) for item in [*item_cards("bottom"), *search]],
        acted=[False] * TRIO,
        finished=[False] * TRIO,
    )


def _dark(rng: Rng, killer: str) -> Dark:
    """The killer's cards: the locked one aside first, then two of the other twelve (TS-016)."""
    cards = killer_cards(killer)
    locked = next(card for card in cards if ABILITIES[card].locked)
    cards.remove(locked)
    rng.shuffle("abilities", cards)
    hand = [cards.pop() for _ in range(NUMBERS.opening_hand)]
    return Dark(place=GARDEN, deck=[Secret(card) for card in cards], hand=hand, locked=locked)
