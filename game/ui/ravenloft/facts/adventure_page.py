"""The content of an adventure's page in the rulebook, from the rows that the rules read: its parts, its set-up, its odds."""

from typing import NamedTuple

from game.rules.ravenloft.adventures.adventure import Adventure, Layer
from game.rules.ravenloft.adventures.measured import Measured
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, MEASURED, MONSTERS
from game.text import has, name, say
from game.ui.ravenloft.setup.odds import PRINTED


class Odds(NamedTuple):
    """The share of matches with this number of Heroes that were won, in per cent, the number of matches counted, and the agents' level."""

    heroes: int
    number: int
    games: int
    level: str


def listed() -> list[str]:
    """The adventures in order, including a player's own."""
    return list(ADVENTURES)


def row_of(card: str) -> Adventure | None:
    """The row of an adventure; None for a card."""
    return ADVENTURES.get(card)


def _pooled(row: Adventure) -> list[str]:
    return [token for pool in row.pools.values() for token in pool]


def figures(row: Adventure) -> list[str]:
    """The Villains of an adventure, and the things that are attacked like Monsters."""
    parts = [part for _, part in row.parts()]
    named_ = [*(part.figure for part in parts), *(part.target for part in parts), *_pooled(row)]
    return [figure for figure in dict.fromkeys(named_) if figure in MONSTERS]


def treasures(row: Adventure) -> list[str]:
    """The Treasure cards that an adventure sets aside or puts below tokens, and its Environment."""
    found = [*row.bring, *(part.card for _, part in row.parts()), *(token for token in _pooled(row) if token in CARDS)]
    return list(dict.fromkeys([*filter(None, found), *([row.environment] if row.environment else [])]))


def tiles(row: Adventure) -> list[str]:
    """The tiles that an adventure names."""
    named_ = [part.tile for _, part in row.parts()] + [part.other_tile for _, part in row.parts()]
    return [tile for tile in dict.fromkeys([*row.needed, *named_]) if tile]


def tokens(row: Adventure) -> list[str]:
    """The tokens that an adventure places and that have a text; those that are also cards are left out."""
    laid = dict.fromkeys(part.token for _, part in row.parts())
    return [token for token in laid if token and token not in CARDS and has(f"text-{token}")]


def pools(row: Adventure) -> list[dict[str, int]]:
    """The face-down tokens of an adventure with their numbers, without pools of Villains."""
    return [pool for pool in row.pools.values() if not set(pool) <= set(MONSTERS)]


def named(card: str) -> list[str]:
    """The ids by whose names an adventure is found besides its own; none for a card."""
    row = ADVENTURES.get(card)
    return [] if row is None else [*figures(row), *treasures(row), *tiles(row), *tokens(row)]


def adventures_of(card: str) -> list[str]:
    """The adventures to which a card, a Villain or a tile belongs."""
    return [adventure for adventure in ADVENTURES if card in named(adventure)]


# ------------------------------------------------------------------ set-up


def set_up(row: Adventure) -> list[str]:
    """The set-up in lines: tiles, stack, Sun track, Environment, Healing Surges."""
    board = {name(laid.tile): laid.tile for laid in row.board}  # the Start tile is two
    made = [say("ui-book-board", tiles=tuple(board.values()))] if board else []
    made.append(say("ui-book-stack-head"))
    made += [say("ui-book-stack", at=at, what=_layer(row, layer)) for at, layer in enumerate(row.layers, start=1)]
    rest = say("ui-book-stack-rest" if row.layers else "ui-book-stack-all")
    made.append(say("ui-book-stack", at=len(row.layers) + 1, what=rest))
    if row.out:
        made.append(say("ui-book-out", tiles=tuple(row.out)))
    if row.bring:
        made.append(say("ui-book-aside", cards=tuple(row.bring)))
    if row.environment:
        made.append(say("ui-book-in-play", card=row.environment))
    if row.sunset:
        made.append(say("ui-book-sun", count=row.sunset))
    if row.surges is not None:
        made.append(say("ui-book-surges", count=row.surges))
    return made


def _layer(row: Adventure, layer: Layer) -> str:
    """A layer of the stack in words."""
    if layer.one_of:
        return say("ui-book-layer-group", tiles=tuple(row.groups[layer.one_of]), count=layer.random)
    if layer.tiles:
        return say("ui-book-layer-tiles", tiles=tuple(layer.tiles), count=layer.random)
    return say("ui-book-layer", count=layer.random)


# ------------------------------------------------------------------ odds


def odds(adventure: str) -> list[Odds]:
    """The odds of an adventure with its printed rules for each number of Heroes: the mean over the measured parties."""
    sizes: dict[int, list[Measured]] = {}
    for row in MEASURED:
        if row.suits(adventure, PRINTED):
            sizes.setdefault(row.size, []).append(row)
    return [
        Odds(size, round(100 * sum(row.share for row in rows) / len(rows)), sum(row.games for row in rows), rows[0].level)
        for size, rows in sorted(sizes.items())
    ]


def played(found: list[Odds]) -> str:
    """The level of the agents that played the measured matches, and their number, in words."""
    level = say(f"level-{found[0].level}")
    return say("ui-book-odds-note", games=sum(one.games for one in found), level=level)


def heading(row: Adventure) -> str:
    """The line below the name of an adventure: its number and its Heroes."""
    return say("ui-book-adventure", number=row.number, least=min(row.heroes), most=max(row.heroes))


def specials(row: Adventure) -> list[tuple[str, str]]:
    """The tiles with a special rule, and the rule in words."""
    return [(tile, say(f"special-{row.id}-{tile}")) for tile in tiles(row) if has(f"special-{row.id}-{tile}")]


def call(item: str, count: int) -> str:
    """A face-down token and its number of copies in words."""
    words = say("ui-book-token", token=item, count=count)
    return words[:1].upper() + words[1:]
