"""Set-up (DV-010 to DV-018)."""

from game.rules.dungeonville.options import Options
from game.rules.dungeonville.state import COLOURS, State, Wizard
from game.rules.dungeonville.tables.cards import ADVENTURERS, DUNGEONS, rooms_of
from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import Secret


def new_game(options: Options, seed: int) -> State:
    """Shuffle all decks, deal the deeds, draw the start player (DV-011 to DV-017). Raises OptionsError."""
    check(options)
    rng, number = Rng(seed, {}), options.seats
    deeds = _shuffled(rng, "deeds", list(DUNGEONS))
    rooms = {dungeon: [Secret(room) for room in _shuffled(rng, dungeon, rooms_of(dungeon))] for dungeon in DUNGEONS}
    return State(
        rng=rng,
        options=options,
        wizards=[Wizard(graveyard=[0] * number, id=colour) for colour in COLOURS[:number]],
        deeds=[Secret(deed, (seat,)) for seat, deed in enumerate(deeds[:number])],
        house=[Secret(deed) for deed in deeds[number:]],
        house_exposed=[""] * (len(deeds) - number),
        deck=[Secret(adventurer) for adventurer in _shuffled(rng, "adventurers", list(ADVENTURERS))],
        rooms=rooms,
        heaps={dungeon: [] for dungeon in DUNGEONS},
        blood={dungeon: [0] * number for dungeon in DUNGEONS},
        stone=options.first if options.first >= 0 else rng.below("stone", number),
    )


def check(options: Options) -> None:
    """Raise OptionsError if the start player is not one of the players."""
    if options.first >= options.seats:
        raise OptionsError("first", options.first, f"-1 … {options.seats - 1}")


def _shuffled(rng: Rng, stream: str, cards: list[str]) -> list[str]:
    rng.shuffle(stream, cards)
    return cards
