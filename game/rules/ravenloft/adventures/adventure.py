"""Adventures as rows of data: what lies on the table at the start, what happens when, what wins and what loses (CR-019).

Each is a file of its own, `levels/ravenloft/adventures/*.toml`. What numbers and names cannot say is a small named function of
`quests*.py`, with the row that called it.
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
"""The moments at which an adventure may do something.

Before the Heroes enter, and once all stand; at the start of a turn, of a Hero Phase after the surge check, and at the end of a Hero Phase; when a
tile was laid by exploring, or in any way; at the start of a Villain Phase; before a Villain acts; at the end of a turn; when
an Encounter card was cancelled with experience; when a Monster, Villain or thing has no Hit Points left, and when it was destroyed; when a Villain was hurt and still stands; when the Sun reaches its
last space; before a Treasure card is drawn, and before a drawn one is played; when a Hero has ended a move; when a token calls a figure.
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
"""Standing rules that an adventure may lay down: the dungeon lies in parts that no way joins at first; nobody explores; Undead cards pay for no cancelling; Monsters that find nobody to attack make for
the Start tile; the Count does not go home as mist."""


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What rows of an adventure can be about: a `figure` (a kind of Monster or Villain), a `tile`, a `card`, a `token`, a `pool` of tokens.

    `amount` is a number, `numbers` one for each number of Heroes, for the fewest first; `mark` the name of something that has happened,
    `counter` that of a counter; `target` a second kind of figure, `other_tile` a second tile.
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
    """A question to the table that is true or false, such as whether a figure is destroyed; `ask` names it.

    The question "any" is answered by its parts `any_of`.
    """

    ask: str
    any_of: list["Goal"] = []


class Action(Part, frozen=True, kw_only=True):
    """Something that a Hero may do instead of attacking (CR-054): the named function `do` says with what, and carries it out."""

    do: str


class Trigger(Part, frozen=True, kw_only=True):
    """Something that an adventure does: `on` the moment, the named function `do`.

    It happens for this `tile` or `triangle` alone if it names one, `when` all these goals are reached, and only the first time if it is
    `once`. Once it has found something to do its `mark` has happened. `square` is a row and a column of the tile as printed. `instead` replaces every Monster that
    exploring or a card would bring to the tile (CR-285).
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
    """A tile that lies on the table from the start."""

    tile: str
    x: int
    y: int
    turn: int = 0


class Adventure(Row, frozen=True, kw_only=True):
    """An adventure (CR-009, CR-019).

    `heroes` are the numbers of Heroes it is for; `board` lies at the start, the Heroes begin beside the `stairs`, on the first `tile`, or where a
    trigger puts them ("own"); `layers` are the stack from the top, all other tiles follow below, but for those `out`. `groups` are tiles
    of which layers take one each, by lot; the rest of them stays out of the game. `needed` tiles keep the dungeon open (CR-293). `sunset` is
    the last space of the sun track (0: none). `surges` overrules the number of Healing Surges (CR-208). `environment` is in play from the
    start, `bring` are cards set aside, `pools` face-down tokens by their numbers. `laws` are standing rules by name. `apart`
    are places of the grid at which unnamed tiles lie, drawn by lot, one for each Hero. `won` is reached when every one of its goals is, `lost` when any is. While every goal of `always_encounter` is
    reached each Villain Phase brings an Encounter card (CR-289).
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
        """Every goal with the key it stands under."""
        named: list[tuple[str, Goal]] = [
            (key, goal) for key in ("won", "lost", "always_encounter") for goal in getattr(self, key)
        ]
        named += [("trigger.when", goal) for row in self.trigger for goal in row.when]
        for key, goal in named:  # goals of goals join the end of the list
            named += [(f"{key}.any_of", part) for part in goal.any_of]
        return named

    def parts(self) -> list[tuple[str, Part]]:
        """Every row that is about something, with the key it stands under."""
        rows: list[tuple[str, Part]] = [("trigger", row) for row in self.trigger]
        return rows + [("action", row) for row in self.action] + list(self.goals())


def load_adventure(file: Path) -> Adventure:
    """Read one adventure. Raises ContentError for a file that is none, by file and key."""
    raw = read_toml(file)
    row = str(raw.get("id", file.stem))
    _check_occasions(file, row, raw.get("trigger"))
    return convert_row(file, row, raw, Adventure)


def _check_occasions(file: Path, row: str, triggers: Any) -> None:
    """Every trigger waits for an occasion that there is; what is no list of tables is told by whoever reads the row."""
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
    """See that an adventure names nothing that does not exist, and asks for no more tiles than there are. Raises ContentError."""
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
    """Every tile that an adventure names exists and is there once, and no layer asks for more tiles than there are."""
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
