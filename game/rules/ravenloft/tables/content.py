"""The tables of Castle Ravenloft, `levels/ravenloft/*.toml`, as typed rows.

Rows are data first. Effects that data cannot express are small functions that a row names; `bind.py` checks the names.
"""

from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from game.rules.engine.content import ContentError, check_known, data_folder, load_table
from game.rules.ravenloft.adventures import adventure as adventure_rows, measured
from game.rules.ravenloft.adventures.adventure import Adventure, Known, load_adventures
from game.rules.ravenloft.adventures.measured import Measured
from game.rules.ravenloft.tables.rows import Row

Stat = Literal["attack", "damage", "ac", "speed", "disable"]
Where = Literal["adjacent", "own-tile", "within", "exactly"]
Pick = Literal["one", "each", "some"]
When = Literal[
    "attack",
    "no-attack",
    "move",
    "free",
    "start",
    "die",
    "hit",
    "damaged",
    "attacked",
    "encounter",
    "monster",
    "treasure",
    "passive",
    "drawn",
]
Condition = Literal["slowed", "immobilized"]


class Bonus(Struct, frozen=True, forbid_unknown_fields=True):
    """A number that a card adds to a `stat`: `amount`, or the count of something by name, while the condition `when` holds."""

    stat: Stat
    amount: int = 0
    count: str = ""
    when: str = ""


class Attack(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Hero's attack: `bonus` None makes no roll (CR-270).

    Targets: `where` and `tiles` give the range (CR-032, CR-034), `pick` how many Monsters there: one, each on one tile, or up to
    `count` different ones (on one tile with `same_tile`); `against` is the only kind or type of Monster that it may strike. Named
    functions add other effects: `before` (once, before the targets are chosen), `first` (each target, before its roll), `on_hit`,
    `on_miss`, `then` (each target, hit or miss), `after` (once, with the tile).
    """

    bonus: int | None = None
    damage: int = 0
    miss: int = 0
    where: Where = "adjacent"
    tiles: int = 0
    pick: Pick = "one"
    count: int = 1
    same_tile: bool = False
    against: str = ""
    bonuses: list[Bonus] = []
    before: str = ""
    first: str = ""
    on_hit: str = ""
    on_miss: str = ""
    then: str = ""
    after: str = ""


class Card(Row, frozen=True, kw_only=True):
    """The common fields of Power cards and Treasure cards.

    `when` is the moment: an action of the Hero Phase ("attack", "no-attack": instead of attacking without being one, "move":
    instead of one Move, "free", "start": at its start), a window ("die", "hit", "damaged", "attacked", "encounter", "monster",
    "treasure"), "passive", or "drawn" (at once). `effect` names its function, `only` the condition for a window, `amount` is
    their number; an `effect` with an `attack` replaces it and uses its numbers. `lasts` applies the card's `bonus` to "self",
    "near" (T(1)) or "all" Heroes.
    """

    when: When
    attack: Attack | None = None
    effect: str = ""
    only: str = ""
    amount: int = 0
    bonus: list[Bonus] = []
    lasts: Literal["", "self", "near", "all"] = ""
    law: str = ""


class PowerCard(Card, frozen=True, kw_only=True):
    """A Power card (CR-099 to CR-105). `keep_on_miss` leaves a Daily face up that missed every target."""

    hero: str
    type: Literal["at-will", "daily", "utility"]
    automatic: bool = False
    keep_on_miss: bool = False


class TreasureCard(Card, frozen=True, kw_only=True):
    """A Treasure card (CR-181). `keep` stays in front of its Hero after use.

    `designed` cards are left out of the printed deck.
    """

    kind: Literal["blessing", "fortune", "item", "adventure"]
    copies: int = 1
    keep: bool = False
    designed: bool = False
    xp: int = 0


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of one side of a Hero card."""

    ac: int
    hp: int
    speed: int
    surge: int


class HeroCard(Row, frozen=True, kw_only=True):
    """A Hero (CR-269): both levels, automatic and suggested Power cards, and its special ability.

    `aura` applies to each other Hero on its tile, `bonus` the Hero itself; `scout` explores any edge of its tile; `at_end` names
    a function for the end of its Hero Phase.
    """

    levels: list[Level]
    automatic: list[str] = []
    suggested: list[str]
    aura: list[Bonus] = []
    bonus: list[Bonus] = []
    scout: bool = False
    at_end: str = ""


class Strike(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Monster's attack: against one Hero, or `each` Hero on its tile, adjacent, or within the tiles of its line.

    `count` names the figures that the damage counts.
    """

    id: str
    bonus: int
    damage: int = 0
    count: str = ""
    miss: int = 0
    condition: Condition | None = None
    miss_condition: Condition | None = None
    each: Literal["", "tile", "adjacent", "within"] = ""
    on_hit: str = ""


class Line(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One line of a script (CR-145): the named condition `when` with its `tiles`, then a move, an attack, or a named function.

    `move`: "adjacent" to the target, to the target's "tile", or `steps` tiles "toward" it; `late` after the attack. `target`
    names the candidates for the target. Named functions: `first` before everything else, `then` after it, `do` in its place.
    """

    when: str = "always"
    tiles: int = 0
    target: str = "closest"
    move: Literal["", "adjacent", "tile", "toward"] = ""
    steps: int = 0
    late: bool = False
    attack: Strike | None = None
    first: str = ""
    then: str = ""
    do: str = ""


class MonsterCard(Row, frozen=True, kw_only=True):
    """A Monster or Villain (CR-143): numbers, kinds ("undead"), script.

    `wakes` names the function at the start of each activation, `dies` the one after its destruction. A `thing` is an object of an
    adventure that can be attacked (CR-292); a `close` one only from its square or an adjacent one.
    """

    ac: int
    hp: int
    xp: int
    kinds: list[str] = []
    script: list[Line] = []
    copies: int = 3
    villain: bool = False
    base: int = 1
    markers: list[str] = []
    wakes: str = ""
    dies: str = ""
    thing: bool = False
    close: bool = False


class Volley(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The attack of an Event-Attack or Trap: who is attacked ("active", "tile", "near", "all") and how (CR-165, CR-171)."""

    at: Literal["active", "tile", "near", "all"]
    strike: Strike
    times: int = 1


class EncounterCard(Row, frozen=True, kw_only=True):
    """An Encounter card (CR-161). An Environment has `bonus` or a `law`; a Trap its volley or effect on activation.

    `effect` is everything else.
    """

    kind: Literal["environment", "event", "attack", "trap"]
    copies: int = 1
    bonus: list[Bonus] = []
    law: str = ""
    volley: Volley | None = None
    effect: str = ""
    disable: int = 10


class TileCard(Row, frozen=True, kw_only=True):
    """A tile in canonical orientation, its triangle to the south: four rows of "#" wall, "." floor, "B" bone pile, letters for art."""

    triangle: Literal["black", "white", "none"]
    rows: list[str]
    skull: bool = False
    hallway: bool = False


class Content(Struct, frozen=True):
    """All tables."""

    heroes: dict[str, HeroCard]
    powers: dict[str, PowerCard]
    monsters: dict[str, MonsterCard]
    encounters: dict[str, EncounterCard]
    treasures: dict[str, TreasureCard]
    tiles: dict[str, TileCard]
    adventures: dict[str, Adventure]
    measured: dict[str, Measured]


def load(folder: Path) -> Content:
    """Load the tables of `folder`. Raises ContentError for invalid rows."""
    content = Content(
        load_table(folder / "heroes.toml", HeroCard, "hero"),
        load_table(folder / "powers.toml", PowerCard, "power"),
        load_table(folder / "monsters.toml", MonsterCard, "monster"),
        load_table(folder / "encounters.toml", EncounterCard, "encounter"),
        load_table(folder / "treasures.toml", TreasureCard, "treasure"),
        load_table(folder / "tiles.toml", TileCard, "tile"),
        load_adventures(folder / "adventures"),
        load_table(folder / "measured.toml", Measured, "measured"),
    )
    _cross_check(folder, content)
    return content


def _cross_check(folder: Path, content: Content) -> None:
    """Raise ContentError for rows that refer to missing rows of other tables, or that cannot be played."""
    for hero in content.heroes.values():
        check_known(folder / "heroes.toml", hero.id, "automatic", hero.automatic, content.powers)
        check_known(folder / "heroes.toml", hero.id, "suggested", hero.suggested, content.powers)
    for power in content.powers.values():
        check_known(folder / "powers.toml", power.id, "hero", [power.hero], content.heroes)
    for tile in content.tiles.values():
        if [len(row) for row in tile.rows] != [4, 4, 4, 4]:
            raise ContentError(folder / "tiles.toml", tile.id, "rows", "a tile has four rows of four squares")
    for adventure in content.adventures.values():
        adventure_rows.check(folder / "adventures" / f"{adventure.id}.toml", adventure, names_for(content))
    sizes = {row.id: row.heroes for row in content.adventures.values()}
    measured.check(folder / "measured.toml", content.measured, sizes, content.heroes)


def names_for(content: Content) -> Known:
    """The names that the files of adventures may use."""
    return Known(
        {tile.id: tile.triangle for tile in content.tiles.values()},
        frozenset(content.monsters),
        frozenset(content.treasures),
        frozenset(content.encounters),
    )


@cache
def tables() -> Content:
    """The game's own tables, loaded once."""
    return load(data_folder("levels") / "ravenloft")
