"""Queries about figures: positions, Hit Points, and figures on a tile. These functions never change the state."""

from collections.abc import Iterable

from game.rules.engine.secret import Seat
from game.rules.ravenloft.space.board import WIDTH, chart
from game.rules.ravenloft.state import CardId, Figure, Hero, Marker, Monster, Square, State, Trap
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, ENCOUNTERS, HEROES, MONSTERS, TREASURES
from game.rules.ravenloft.tables.content import Level, MonsterCard

CROWD = "illusionary-crowd"
"""The decoy marker: it counts as a Hero when Monsters choose a target (CR-237)."""
CROWD_AC = 14
LARGE = frozenset(row.id for row in MONSTERS.values() if row.base > 1)
"""Kinds whose base covers several squares (CR-039)."""


# ------------------------------------------------------------------ heroes


def level(hero: Hero) -> Level:
    """The numbers of the Hero card's upper side (CR-198, CR-269)."""
    return HEROES[hero.id].levels[hero.level - 1]


def hero_hp(hero: Hero) -> int:
    """Hit Points left of a Hero; never below 0 (CR-121)."""
    left = HEROES[hero.id].levels[hero.level - 1].hp - hero.damage
    return left if left > 0 else 0


def up(t: State, seat: Seat) -> bool:
    """Whether a Hero stands on the board: above 0 Hit Points and not removed from it (CR-133, CR-233)."""
    hero = t.heroes[seat]
    return hero.square is not None and hero_hp(hero) > 0


def standing(t: State) -> list[Seat]:
    """The standing Heroes: on the board and above 0 Hit Points (CR-133)."""
    return [seat for seat, hero in enumerate(t.heroes) if hero.square is not None and hero_hp(hero) > 0]


def on_board(t: State) -> list[Seat]:
    """The Heroes with a figure on the board, fallen ones included."""
    return [seat for seat, hero in enumerate(t.heroes) if hero.square is not None]


def clockwise(t: State, first: Seat) -> list[Seat]:
    """All seats, `first` first, in the order of play (CR-021)."""
    seats = len(t.heroes)
    return [(first + step) % seats for step in range(seats)]


def seat_of(t: State, figure: Figure) -> Seat | None:
    """The seat of the Hero with this id, or None for any other figure."""
    for seat, hero in enumerate(t.heroes):
        if hero.id == figure:
            return seat
    return None


# ------------------------------------------------------------------ monsters


def monsters(t: State) -> list[Monster]:
    """Every Monster on the table that has a card in front of a player, in the order of seats and of drawing, without Villains."""
    return [threat for hero in t.heroes for threat in hero.threats if type(threat) is Monster]


def foes(t: State) -> list[Monster]:
    """Monsters and Villains on the table (CR-157)."""
    return monsters(t) + t.villains


def targets(t: State) -> list[Monster]:
    """Everything that can be attacked and damaged: Monsters, Villains, and objects of the adventure (CR-292)."""
    return monsters(t) + t.villains + t.things


def monster(t: State, figure: Figure) -> Monster | None:
    """The Monster, Villain or object of the adventure called `figure`, or None."""
    for hero in t.heroes:
        for threat in hero.threats:
            if type(threat) is Monster and threat.id == figure:
                return threat
    for other in (*t.villains, *t.things):
        if other.id == figure:
            return other
    return None


def controller(t: State, figure: Figure) -> Seat | None:
    """The seat in front of which a Monster's card lies; None for Villains (CR-144, CR-156)."""
    for seat, hero in enumerate(t.heroes):
        if any(type(threat) is Monster and threat.id == figure for threat in hero.threats):
            return seat
    return None


def controlled(t: State, seat: Seat) -> list[Monster]:
    """The Monsters that a Hero controls; Traps and Villains do not count."""
    return [threat for threat in t.heroes[seat].threats if type(threat) is Monster]


def card_of(other: Monster) -> MonsterCard:
    """The printed card of a Monster."""
    return MONSTERS[other.kind]


def monster_hp(other: Monster) -> int:
    """Hit Points left of a Monster (CR-120)."""
    return max(0, MONSTERS[other.kind].hp - other.damage)


def covered(other: Monster) -> list[Square]:
    """The squares under a Monster's base (CR-039, CR-040)."""
    return [other.square] if other.kind not in LARGE else base_at(other.kind, other.square)


def base_at(kind: CardId, corner: Square) -> list[Square]:
    """The squares under the base of a figure of this kind whose north-west square is `corner` (CR-040)."""
    base = MONSTERS[kind].base
    return [corner + column + row * WIDTH for row in range(base) for column in range(base)]


def bases(others: Iterable[Monster]) -> set[Square]:
    """The squares under the bases of several figures (CR-039)."""
    return {place for other in others for place in ((other.square,) if other.kind not in LARGE else covered(other))}


def blocked(t: State) -> set[Square]:
    """Squares with a Monster, which no Hero enters (CR-059)."""
    return bases(foes(t))


def taken(t: State) -> set[Square]:
    """Squares with any figure, fallen Heroes included (CR-066, CR-140)."""
    return blocked(t) | {hero.square for hero in t.heroes if hero.square is not None}


# ------------------------------------------------------------------ places and distances


def square_of(t: State, figure: Figure) -> Square | None:
    """Where a figure stands; None off the board and for the Crowd, which occupies no square."""
    seat = seat_of(t, figure)
    if seat is not None:
        return t.heroes[seat].square
    other = monster(t, figure)
    return other.square if other else None


def squares_of(t: State, figure: Figure | Monster) -> list[Square]:
    """All squares that a figure covers; a Monster on the table may be given itself."""
    if type(figure) is Monster:
        return covered(figure)
    seat = seat_of(t, figure)
    if seat is not None:
        place = t.heroes[seat].square
        return [] if place is None else [place]
    other = monster(t, figure)
    return covered(other) if other is not None else []


def tiles_of(t: State, figure: Figure | Monster) -> list[int]:
    """The tiles that a figure is on (CR-039); a Monster on the table may be given itself."""
    if type(figure) is Monster:
        return tiles_under(t, covered(figure))
    if figure == CROWD:
        return [mark.tile for mark in t.markers if mark.card == CROWD]
    seat = seat_of(t, figure)
    if seat is None:
        return tiles_under(t, squares_of(t, figure))
    place = t.heroes[seat].square
    return [] if place is None else [chart(t.board).tile_of[place]]


def tiles_under(t: State, squares: list[Square]) -> list[int]:
    """The tiles to which some squares belong."""
    tile_of = chart(t.board).tile_of
    if len(squares) == 1:
        return [tile_of[squares[0]]]
    return sorted({tile_of[place] for place in squares if place in tile_of})


def hero_tile(t: State, seat: Seat) -> int:
    """The tile that a Hero on the board is on. Raises KeyError for one that is off it."""
    place = t.heroes[seat].square
    return chart(t.board).tile_of[-1 if place is None else place]


def targets_on(t: State, tile: int) -> list[Monster]:
    """Everything on a tile that can be damaged (CR-292)."""
    tile_of = chart(t.board).tile_of
    return [other for other in targets(t) if any(tile_of.get(place) == tile for place in covered(other))]


def foes_on(t: State, tile: int) -> list[Monster]:
    """Monsters and Villains on a tile."""
    tile_of = chart(t.board).tile_of
    return [other for other in foes(t) if any(tile_of.get(place) == tile for place in covered(other))]


def heroes_on(t: State, tile: int) -> list[Seat]:
    """Heroes above 0 Hit Points on a tile (CR-133)."""
    tile_of = chart(t.board).tile_of
    return [
        seat
        for seat, hero in enumerate(t.heroes)
        if hero.square is not None and tile_of[hero.square] == tile and hero_hp(hero) > 0
    ]


def free_squares(t: State, tile: int) -> list[Square]:
    """Floor squares of a tile without a figure (CR-066)."""
    full = taken(t)
    return [place for place in chart(t.board).cells[tile].floor if place not in full]


# ------------------------------------------------------------------ markers, traps, environment


def marker_on(t: State, tile: int) -> CardId | None:
    """The marker of CR-169 on a tile, if any: a Trap, Consecrated Ground, Freezing Cloud or the Illusionary Crowd."""
    for mark in t.markers:
        if mark.tile == tile and mark.card not in TREASURES:
            return mark.card
    trap = trap_on(t, tile)
    return trap.card if trap else None


def trap_on(t: State, tile: int) -> Trap | None:
    """The Trap whose marker lies on a tile."""
    for hero in t.heroes:
        for threat in hero.threats:
            if type(threat) is Trap and threat.tile == tile:
                return threat
    return None


def find_marker(t: State, card: CardId) -> Marker | None:
    """The marker of `card`, if it is on the table."""
    for mark in t.markers:
        if mark.card == card:
            return mark
    return None


def law(t: State, name: str) -> bool:
    """Whether the Environment in play, the adventure, or a lasting effect for all Heroes sets the rule `name` (CR-019, CR-164)."""
    if t.environment is not None and ENCOUNTERS[t.environment].law == name:
        return True
    if name in ADVENTURES[t.adventure].laws:
        return True
    return bool(t.lasting) and any(CARDS[effect.card].law == name for effect in t.lasting)


# ------------------------------------------------------------------ numbers


def hp(t: State, figure: Figure) -> int:
    """Hit Points left of any figure; the Crowd has 1, a removed figure has 0."""
    seat = seat_of(t, figure)
    if seat is not None:
        return hero_hp(t.heroes[seat])
    other = monster(t, figure)
    return monster_hp(other) if other else int(figure == CROWD and find_marker(t, CROWD) is not None)


def undead(t: State, figure: Figure) -> bool:
    """Whether a figure is Undead, which includes Vampires."""
    other = monster(t, figure)
    return other is not None and "undead" in MONSTERS[other.kind].kinds
