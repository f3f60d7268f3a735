"""Adventures as rows of data: the tiles at the start, triggers, and the goals that win or lose (CR-019).

Each is a file of its own, `levels/ravenloft/adventures/*.toml`. Effects that data cannot express are small named functions
in `quests*.py`, which get the row that calls them.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args

from msgspec import Struct

from game.rules.engine.content import ContentError, convert_row, nearest, read_toml
from game.rules.ravenloft.tables.rows import Row

Occasion = Literal[
    "set-up",
    "entered",
    "turn",
    "hero",
    "hero-end",
    "explored",
    "placed",
    "villain",
    "acts",
    "turn-end",
    "cancelled",
    "falls",
    "destroyed",
    "hurt",
    "sunset",
    "treasure",
    "drawn",
    "moved",
    "called",
]
"""The moments at which triggers of an adventure can fire.

Before the Heroes enter, and after all have entered; at the start of a turn, of a Hero Phase after the surge check, and at the end
of a Hero Phase; when a tile was laid by exploring, or by any effect; at the start of a Villain Phase; before a Villain acts; at
the end of a turn; when an Encounter card was cancelled with experience; when a Monster, Villain or thing has no Hit Points left,
and when it was destroyed; when a Villain took damage and has Hit Points left; when the Sun reaches its last space; before a
Treasure card is drawn, and before a drawn one is played; when a Hero has ended a move; when a token calls a figure.
"""


LAWS = frozenset(
    {
        "islands",
        "no-exploring",
        "undead-cancel-nothing",
        "homeward",
        "no-mist-home",
    }
)
"""Permanent rules that an adventure can set: the dungeon begins in unconnected parts; there is no exploring; Undead cards cannot
pay for cancelling; Monsters without a target move towards the Start tile; the Count does not return to his crypt as mist."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The parameters of a row of an adventure: a `figure` (a kind of Monster or Villain), a `tile`, a `card`, a `token`, a `pool` of tokens.

    `amount` is a number, `numbers` is one for each number of Heroes, the fewest first; `mark` the name of something that has
    happened, `counter` that of a counter; `target` a second kind of figure, `other_tile` a second tile.
    """

    figure: str = ""
    tile: str = ""
    card: str = ""
    token: str = ""
    pool: str = ""
    amount: int = 0
    numbers: list[int] = []
    mark: str = ""
    counter: str = ""
    target: str = ""
    other_tile: str = ""


class Goal(Part, frozen=True, kw_only=True):
    """A condition on the state, such as whether a figure is destroyed; `ask` names its function.

    The condition "any" holds if one of `any_of` does.
    """

    ask: str
    any_of: list["Goal"] = []


class Action(Part, frozen=True, kw_only=True):
    """Something that a Hero may do instead of attacking (CR-054): the named function `do` lists the ways, and carries one out."""

    do: str


class Trigger(Part, frozen=True, kw_only=True):
    """An effect of an adventure: the named function `do`, called at the moment `on`.

    It fires only for this `tile` or `triangle` if one is given, only if all goals in `when` are reached, and only the first time
    if it is `once`. After it has had an effect, its `mark` is set. `square` is a row and a column of the tile as printed.
    `instead` replaces every Monster that exploring or a card would place on the tile (CR-285).
    """

    on: Occasion
    do: str
    triangle: Literal["", "white", "black"] = ""
    when: list[Goal] = []
    once: bool = False
    square: list[int] = []
    instead: bool = False


class Layer(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the tile stack: these `tiles`, one tile of the group `one_of`, and `random` others, shuffled together."""

    random: int = 0
    tiles: list[str] = []
    one_of: str = ""


class Laid(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the table at the start."""

    tile: str
    x: int
    y: int
    turn: int = 0


class Adventure(Row, frozen=True, kw_only=True):
    """An adventure (CR-009, CR-019).

    `heroes` are the allowed numbers of Heroes; `board` is on the table at the start; the Heroes begin beside the `stairs`, on the
    first `tile`, or where a trigger puts them ("own"); `layers` are the stack from the top, all other tiles follow below, but for
    those `out`. `groups` are tiles of which layers take one each at random; the others are not used. `needed` tiles keep the
    dungeon open (CR-293). `sunset` is the last space of the sun track (0: none). `surges` overrules the number of Healing Surges
    (CR-208). `environment` is in play from the start, `bring` are cards set aside, `pools` face-down tokens by their numbers.
    `laws` are permanent rules by name. `apart` are places of the grid for random unnamed tiles, one for each Hero. `won` is
    reached when every one of its goals is, `lost` when any is. While every goal of `always_encounter` is reached each Villain
    Phase brings an Encounter card (CR-289).
    """

    number: int
    heroes: list[int]
    board: list[Laid] = []
    start: Literal["stairs", "tile", "own"] = "stairs"
    layers: list[Layer] = []
    groups: dict[str, list[str]] = {}
    out: list[str] = []
    needed: list[str] = []
    sunset: int = 0
    surges: int | None = None
    environment: str = ""
    bring: list[str] = []
    pools: dict[str, dict[str, int]] = {}
    laws: list[str] = []
    apart: list[list[int]] = []
    trigger: list[Trigger] = []
    action: list[Action] = []
    won: list[Goal] = []
    lost: list[Goal] = []
    always_encounter: list[Goal] = []

    def goals(self) -> list[tuple[str, Goal]]:
        """Every goal, with its key in the file."""
        named: list[tuple[str, Goal]] = [
            (key, goal) for key in ("won", "lost", "always_encounter") for goal in getattr(self, key)
        ]
        named += [("trigger.when", goal) for row in self.trigger for goal in row.when]
        for key, goal in named:  # the parts of a goal are appended to the list
            named += [(f"{key}.any_of", part) for part in goal.any_of]
        return named

    def parts(self) -> list[tuple[str, Part]]:
        """Every row with parameters, with its key in the file."""
        rows: list[tuple[str, Part]] = [("trigger", row) for row in self.trigger]
        return rows + [("action", row) for row in self.action] + list(self.goals())


def load_adventure(file: Path) -> Adventure:
    """Read one adventure. Raises ContentError, with file and key, for an invalid file."""
    raw = read_toml(file)
    row = str(raw.get("id", file.stem))
    _check_occasions(file, row, raw.get("trigger"))
    return convert_row(file, row, raw, Adventure)


def _check_occasions(file: Path, row: str, triggers: Any) -> None:
    """Check that the moment of every trigger exists. A value that is no list of tables is reported when the row is converted."""
    for number, one in enumerate(triggers if isinstance(triggers, list) else [], start=1):
        on = one.get("on") if isinstance(one, dict) else None
        if isinstance(on, str) and on not in get_args(Occasion):
            problem = f'trigger {number}: no occasion is called "{on}"; {nearest(on, get_args(Occasion))}'
            raise ContentError(file, row, "trigger.on", problem)


def load_adventures(folder: Path) -> dict[str, Adventure]:
    """Read every adventure of a folder, by its id, in the order of their numbers. Raises ContentError."""
    rows: dict[str, Adventure] = {}
    for file in sorted(folder.glob("*.toml")):
        row = load_adventure(file)
        if row.id in rows:
            raise ContentError(file, row.id, "id", "stands twice")
        rows[row.id] = row
    return dict(sorted(rows.items(), key=lambda entry: entry[1].number))


class Known(Struct, frozen=True):
    """The names of other tables that an adventure may use."""

    tiles: Mapping[str, str]
    figures: frozenset[str]
    cards: frozenset[str]
    encounters: frozenset[str]


def check(file: Path, row: Adventure, known: Known) -> None:
    """Check that an adventure names only existing things, and needs no more tiles than exist. Raises ContentError."""
    _check_tiles(file, row, known.tiles)
    _names(file, row.id, "bring", row.bring, known.cards)
    if row.environment:
        _names(file, row.id, "environment", [row.environment], known.encounters)
    if not row.heroes or not set(row.heroes) <= {1, 2, 3, 4, 5}:
        raise ContentError(file, row.id, "heroes", "are numbers from 1 to 5")
    for key, part in row.parts():
        tables: dict[str, Mapping[str, object] | frozenset[str]] = {
            "figure": known.figures,
            "target": known.figures,
            "tile": known.tiles,
            "other_tile": known.tiles,
            "card": known.cards,
            "pool": row.pools,
        }
        for name, table in tables.items():
            value = getattr(part, name)
            if value:
                _names(file, row.id, f"{key}.{name}", [value], table)
        if part.numbers and len(part.numbers) != len(row.heroes):
            raise ContentError(file, row.id, f"{key}.numbers", f"has a number for each of {row.heroes}, or none at all")


def _names(file: Path, row: str, key: str, names: list[str], table: Mapping[str, object] | frozenset[str]) -> None:
    for name in names:
        if name not in table:
            raise ContentError(file, row, key, f'there is no "{name}"; {nearest(name, set(table))}')


def _check_tiles(file: Path, row: Adventure, tiles: Mapping[str, str]) -> None:
    """Check that every tile of an adventure exists and is used once, and that no layer needs more tiles than exist."""
    stack = {tile: tile for tile, triangle in tiles.items() if triangle != "none"}
    for number, laid in enumerate(row.board):
        _names(file, row.id, f"board[{number}].tile", [laid.tile], tiles)
        stack.pop(laid.tile, None)
    _names(file, row.id, "out", row.out, stack)
    for group, members in row.groups.items():
        _names(file, row.id, f"groups.{group}", members, stack)
    apart = {*row.out, *(tile for members in row.groups.values() for tile in members)}
    left = {tile: tile for tile in stack if tile not in apart}
    whole = free = len(left)
    taken = dict.fromkeys(row.groups, 0)
    for number, layer in enumerate(row.layers):
        for name in layer.tiles:
            _names(file, row.id, f"layers[{number}].tiles", [name], left)
            del left[name]
        if layer.one_of:
            _names(file, row.id, f"layers[{number}].one_of", [layer.one_of], row.groups)
            taken[layer.one_of] += 1
        free -= len(layer.tiles) + layer.random
        if layer.random < 0 or free < 0 or any(number > len(row.groups[group]) for group, number in taken.items()):
            problem = f"is 0 or more, and the layers have {whole} tiles in all"
            raise ContentError(file, row.id, f"layers[{number}].random", problem)
    _names(file, row.id, "needed", row.needed, stack)
