"""Set-up: killer, survivors, cards and places (TS-010 to TS-026), and what the variants add."""

from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import Secret
from game.rules.terrorscape.options import DEALT, Options
from game.rules.terrorscape.state import CardId, Dark, Scheme, State, Survivor, Team
from game.rules.terrorscape.tables.cards import (
    ABILITIES,
    KILLERS,
    NUMBERS,
    PLANS,
    SURVIVORS,
    item_cards,
    killer_cards,
    trait_cards,
)
from game.rules.terrorscape.villa import GARDEN, START

__all__ = ["Options", "chosen", "new_game"]
TRIO = 3
"""The number of survivors, for any number of people (TS-011)."""
PLANNED = 2
"""The number of plans that the team draws (TS-257)."""


def chosen(options: Options) -> list[str]:
    """The survivors in the options, none if they are random. Raises OptionsError."""
    names = [name.strip() for name in options.survivors.split(",") if name.strip()]
    for name in names:
        if name not in SURVIVORS:
            raise OptionsError("survivors", name, ", ".join(SURVIVORS))
    if names and (len(names) != TRIO or len(set(names)) != TRIO):
        raise OptionsError("survivors", options.survivors, ", ".join(list(SURVIVORS)[:TRIO]))
    return names


def new_game(options: Options, seed: int) -> State:
    """Create the state before the first survivors' turn, or before the choice of traits. Raises OptionsError."""
    rng, names = Rng(seed, {}), chosen(options)
    if not names:
        names = list(SURVIVORS)
        rng.shuffle("survivors", names)
        names = names[:TRIO]
    killers = list(KILLERS)
    killer = killers[rng.below("killer", len(killers))] if options.killer == "random" else options.killer
    t = State(
        rng=rng,
        killer=killer,
        survivors=[Survivor(name) for name in names],
        team=_team(rng, names),
        dark=_dark(rng, killer),
        place=GARDEN,
        seen=GARDEN,
        options=options,
    )
    _deal_traits(t)
    if options.plans:
        plans = _shuffled(rng, "plans", list(PLANS))
        t.team.scheme = Scheme(plans=plans[:PLANNED], deck=[Secret(plan) for plan in plans[PLANNED:]])
    if options.separate:
        t.team.purses, t.team.first = [0] * TRIO, rng.below("first", TRIO)
    return t


def _shuffled(rng: Rng, stream: str, cards: list[CardId]) -> list[CardId]:
    rng.shuffle(stream, cards)
    return cards


def _deal_traits(t: State) -> None:
    """Twice as many traits as each may keep, from the shuffled traits of its side (TS-224 to TS-233)."""
    gifts, marks = t.options.gifts, t.options.marks
    if gifts:
        traits = _shuffled(t.rng, "traits", trait_cards("survivors"))
        t.team.traits = [[] for _ in t.survivors]
        t.team.dealt = [sorted(traits.pop() for _ in range(DEALT * gifts)) for _ in t.survivors]
        t.team.untold = [Secret(trait) for trait in traits]
    if marks:
        traits = _shuffled(t.rng, "traits", trait_cards("killer"))
        t.dark.dealt = sorted(traits.pop() for _ in range(DEALT * marks))
        t.dark.untold = [Secret(trait) for trait in traits]
    if gifts or marks:
        t.stage = t.team.stage = "traits"


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
