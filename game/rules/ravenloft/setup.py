"""Set-up: options, Heroes and their powers, decks, stack of tiles, first Items."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from game.rules.engine.rng import Rng
from game.rules.engine.rules import OptionsError
from game.rules.engine.secret import Secret
from game.rules.ravenloft.adventures.adventure import Adventure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Board, CardId, Deck, Decks, Held, Hero, Placed, Quest, State, Turn
from game.rules.ravenloft.tables.cards import ADVENTURES, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES, TREASURES
from game.rules.ravenloft.tables.content import EncounterCard, MonsterCard

ORDER = ("arjhan", "immeril", "kat", "thorgrim", "allisa")
"""The order in which Heroes are chosen if only their number is given."""
PRINTED_TREASURES = 45
NAMED = "T21"
"""The first of the named tiles."""
POWER_COUNTS = {"utility": 1, "at-will": 2, "daily": 1}
"""The number of Power cards of each type for each Hero, without automatic ones (CR-206)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match.

    `adventure` is an id or a number; `heroes` are ids with commas, in the order of play ("" takes the first `seats` of the usual
    order). `powers` is how Power cards are chosen (CR-204), `surges` the Healing Surges (CR-207), `treasures` the size of that
    deck (CR-002), `first` the Hero that begins, or "roll" (CR-021).
    """

    adventure: str = "escape-the-tomb"
    heroes: str = ""
    seats: int = 0
    powers: Literal["suggested", "free", "random"] = "suggested"
    surges: Literal[1, 2, 3] = 2
    treasures: Literal[45, 50] = 50
    first: str = ""


def adventure_of(options: Options) -> Adventure:
    """The adventure of the options, by id or number. Raises OptionsError."""
    numbers = {str(row.number): row for row in ADVENTURES.values()}
    row = ADVENTURES.get(options.adventure) or numbers.get(options.adventure)
    if row is None:
        raise OptionsError("adventure", options.adventure, ", ".join(ADVENTURES))
    return row


def party(options: Options) -> list[str]:
    """The ids of the Heroes in the order of play (CR-007, CR-014, CR-024). Raises OptionsError."""
    adventure = adventure_of(options)
    names = [name.strip() for name in options.heroes.split(",") if name.strip()]
    if not names:
        names = list(ORDER[: options.seats or min(adventure.heroes)])
    for name in names:
        if name not in HEROES:
            raise OptionsError("heroes", name, ", ".join(HEROES))
    if len(set(names)) < len(names):
        raise OptionsError("heroes", options.heroes, ", ".join(dict.fromkeys(names)))
    if len(names) not in adventure.heroes or (options.seats and options.seats != len(names)):
        allowed = ", ".join(map(str, adventure.heroes))
        given = options.seats or len(names)
        if options.heroes and not options.seats:
            raise OptionsError("heroes", len(names), allowed)
        raise OptionsError("seats", given, str(len(names)) if options.heroes and len(names) in adventure.heroes else allowed)
    if options.first not in ("", "roll", *names):
        raise OptionsError("first", options.first, ", ".join(["roll", *names]))
    return names


def new_game(options: Options, seed: int) -> State:
    """Create the state just before the Heroes enter (CR-009 to CR-022). Raises OptionsError."""
    adventure, names = adventure_of(options), party(options)
    rng = Rng(seed, {})
    apart = _apart(rng, adventure, len(names))
    state = State(
        adventure=adventure.id,
        printed=options.treasures == PRINTED_TREASURES,
        rng=rng,
        board=Board([*(Placed(laid.tile, laid.x, laid.y, laid.turn) for laid in adventure.board), *apart]),
        heroes=[_hero(name, options, rng) for name in names],
        decks=Decks(
            monster=_deck(rng, "monster", _copies(MONSTERS)),
            encounter=_deck(rng, "encounter", [card for card in _copies(ENCOUNTERS) if card != adventure.environment]),
            treasure=_deck(rng, "treasure", treasure_cards(printed=options.treasures == PRINTED_TREASURES)),
            tile=Deck(_stack(rng, adventure, [laid.tile for laid in apart])),
        ),
        turn=Turn(hero=_first(options, names, rng), phase="setup"),
        surges=options.surges if adventure.surges is None else adventure.surges,
        quest=Quest(sun=1 if adventure.sunset else 0, sunset=adventure.sunset, pools=_pools(rng, adventure)),
        removed=list(adventure.bring),
        environment=adventure.environment or None,
    )
    for seat in range(len(names)):
        first_item(state, seat)
    if options.powers == "free":
        state.turn.phase = "powers"
    return state


def _copies(table: Mapping[CardId, MonsterCard | EncounterCard]) -> list[CardId]:
    return [name for name, row in table.items() for _ in range(row.copies)]


def treasure_cards(*, printed: bool) -> list[CardId]:
    """The Treasure deck's cards, with or without the five designed ones (CR-002)."""
    rows = [row for row in TREASURES.values() if row.kind != "adventure" and not (printed and row.designed)]
    return [row.id for row in rows for _ in range(row.copies)]


def _deck(rng: Rng, name: str, cards: list[CardId]) -> Deck:
    rng.shuffle(name, cards)
    return Deck([Secret(card) for card in cards])


def _pools(rng: Rng, adventure: Adventure) -> dict[str, list[Secret]]:
    """Shuffle the adventure's face-down tokens, pool by pool (CR-210)."""
    pools: dict[str, list[Secret]] = {}
    for name, numbers in adventure.pools.items():
        tokens = [token for token, number in numbers.items() for _ in range(number)]
        rng.shuffle(name, tokens)
        pools[name] = [Secret(token, (), name) for token in tokens]
    return pools


def stack_tiles(adventure: Adventure) -> list[CardId]:
    """The tiles that may be in an adventure's stack, including those of groups from which only some are drawn."""
    out = {*(laid.tile for laid in adventure.board), *adventure.out}
    return [row.id for row in TILES.values() if row.triangle != "none" and row.id not in out]


def _apart(rng: Rng, adventure: Adventure, heroes: int) -> list[Placed]:
    """Random unnamed tiles in random orientation, one for each Hero."""
    if not adventure.apart:
        return []
    named = {tile for layer in adventure.layers for tile in layer.tiles}
    plain = [row.id for row in TILES.values() if row.id not in named and row.id < NAMED and row.triangle != "none"]
    rng.shuffle("tile", plain)
    return [Placed(plain.pop(), x, y, rng.below("tile", 4)) for x, y in adventure.apart[:heroes]]


def _stack(rng: Rng, adventure: Adventure, laid: list[CardId]) -> list[Secret]:
    """Build the stack from the top, layer by layer; the packet of each tile is public (CR-019)."""
    groups = {name: list(members) for name, members in adventure.groups.items()}
    for members in groups.values():
        rng.shuffle("tile", members)
    apart = [tile for layer in adventure.layers for tile in layer.tiles] + [tile for some in groups.values() for tile in some]
    rest = [tile for tile in stack_tiles(adventure) if tile not in apart and tile not in laid]
    rng.shuffle("tile", rest)
    stack: list[Secret] = []
    for number, layer in enumerate(adventure.layers):
        drawn = [groups[layer.one_of].pop()] if layer.one_of else []
        packet = [*layer.tiles, *drawn, *(rest.pop() for _ in range(layer.random))]
        rng.shuffle("tile", packet)
        stack += [Secret(tile, (), str(number)) for tile in packet]
    stack += [Secret(tile, (), str(len(adventure.layers))) for tile in rest]
    return stack[::-1]


def class_cards(name: str, kind: str) -> list[CardId]:
    """The Power cards of one type from which a Hero chooses, without automatic ones (CR-205, CR-206)."""
    return [row.id for row in POWERS.values() if row.hero == name and row.type == kind and not row.automatic]


def _hero(name: str, options: Options, rng: Rng) -> Hero:
    """A Hero with its Power cards: suggested, random for each type, or still to be chosen (CR-015, CR-105, CR-204)."""
    row = HEROES[name]
    chosen = list(row.suggested) if options.powers == "suggested" else []
    if options.powers == "random":
        for kind, number in POWER_COUNTS.items():
            cards = class_cards(name, kind)
            rng.shuffle("powers", cards)
            chosen += cards[:number]
    taken = [*row.automatic, *chosen]
    spare = [card.id for card in POWERS.values() if card.hero == name and card.id not in taken]
    return Hero(name, None, [Held(card) for card in taken], spare)


def _first(options: Options, names: list[str], rng: Rng) -> int:
    """The first seat: the group's choice, or the highest die roll, with ties rerolled (CR-021)."""
    if options.first != "roll":
        return names.index(options.first) if options.first else 0
    leaders = list(range(len(names)))
    while len(leaders) > 1:
        dice = [rng.below("first", 20) for _ in leaders]
        leaders = [seat for seat, die in zip(leaders, dice, strict=True) if die == max(dice)]
    return leaders[0]


def first_item(t: State, seat: int) -> CardId:
    """Draw Treasure cards until an Item comes, and keep it; the others are discarded without effect (CR-017, CR-018).

    Returns the Item, "" if none is left in the deck.
    """
    deck = t.decks.treasure
    while deck.draw:
        card = deck.draw.pop().face
        if TREASURES[card].kind == "item":
            t.heroes[seat].items.append(card)
            return card
        deck.discard.append(card)
    return ""


def entrance(t: State) -> list[int]:
    """The squares on which Heroes may begin."""
    lay = chart(t.board)
    if ADVENTURES[t.adventure].start == "tile":
        return [place for place in lay.cells[0].floor if place != lay.cells[0].bones]
    halves = [cell for cell, placed in zip(lay.cells, t.board.tiles, strict=True) if TILES[placed.tile].triangle == "none"]
    cells = halves or lay.cells
    stairs = {place for cell in cells for place, letter in cell.art.items() if letter == "S"}
    floor = {place for cell in cells for place in cell.floor}
    return sorted({place for stair in stairs for place in lay.near[stair] if place in floor and place not in stairs})
