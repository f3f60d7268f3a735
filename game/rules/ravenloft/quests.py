"""What adventures add to the rules: small functions that `adventures.toml` calls by name."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import deck, ending, event, figure, front, placing
from game.rules.ravenloft.activation import crypt
from game.rules.ravenloft.board import chart, square
from game.rules.ravenloft.cards import ADVENTURES, MONSTERS
from game.rules.ravenloft.registry import quest, verdict
from game.rules.ravenloft.state import CardId, Monster, Square, State, Token

# ------------------------------------------------------------------ the sun


def advance_sun(t: State, seat: Seat) -> Rule[None]:
    """A white tile that was explored moves the Sun one space on; the last space is sunset (CR-267)."""
    adventure = ADVENTURES[t.adventure]
    if not adventure.sunset or t.quest.sun >= adventure.sunset:
        return
    t.quest.sun += 1
    yield event.SunMoved(t.quest.sun, adventure.sunset)
    if t.quest.sun == adventure.sunset and adventure.at_sunset:
        yield from quest.functions[adventure.at_sunset](t, seat, -1)


@quest("strahd-rises")
def _strahd_rises(t: State, seat: Seat, tile: int) -> Rule[None]:
    """The Count enters at his crypt; he acts from this Villain Phase on (CR-267, CR-279, CR-285)."""
    home = crypt(t)
    if home is not None and not any(other.kind == "count-strahd" for other in t.villains):
        place = yield from _nearest_bones(t, "count-strahd", home)
        yield from enter_villain(t, "count-strahd", place)


def enter_villain(t: State, kind: CardId, place: Square) -> Rule[None]:
    """Bring a Villain into play; it belongs to no player (CR-156)."""
    other = deck.number_figure(t, kind, place)
    other.markers = list(MONSTERS[kind].markers)
    t.villains.append(other)
    yield event.MonsterPlaced(other.id, place, "")
    yield from placing.trip_glyph(t, other)


# ------------------------------------------------------------------ adventure 1


@quest("stairway-escape")
def _stairway_escape(t: State, seat: Seat, tile: int) -> Rule[None]:
    """A Hero that starts its turn on the stairway's tile has escaped, also at 0 Hit Points (CR-216, CR-287)."""
    goal = ADVENTURES[t.adventure].needed[0]
    place = t.heroes[seat].square
    if place is not None and t.board.tiles[chart(t.board).tile_of[place]].tile == goal:
        ending.win(t)
    yield from ()


# ------------------------------------------------------------------ adventure 2

ICON = "icon-of-ravenloft"


@quest("chapel-wakes")
def _chapel_wakes(t: State, seat: Seat, tile: int) -> Rule[None]:
    """Monsters guard the Chapel, more of them for more Heroes; the Icon lies on its altar (CR-285)."""
    altar = altar_square(t, tile)
    t.quest.tokens.append(Token(ICON, altar))
    t.quest.done.append("chapel")
    yield event.TokenPlaced(ICON, altar)
    adventure = ADVENTURES[t.adventure]
    for number in range(adventure.guards[adventure.heroes.index(len(t.heroes))]):
        taker = figure.clockwise(t, seat)[number % len(t.heroes)]
        kind = yield from deck.draw_monster(t, taker)
        if kind is not None:
            place = yield from _nearest_bones(t, kind, tile)
            guard = yield from deck.enter(t, taker, kind, place)
            guard.guard = True


def altar_square(t: State, tile: int) -> Square:
    """The upper square of the altar, row 1 and column 2 of the tile as printed."""
    placed = t.board.tiles[tile]
    row, column = 1, 2
    for _ in range(placed.turn):
        row, column = column, 3 - row
    return square(4 * placed.x + column, 4 * placed.y + row)


def _nearest_bones(t: State, kind: CardId, tile: int) -> Rule[Square]:
    """The bone pile first, then the free squares nearest to it, the active player's choice (CR-279)."""
    bones = chart(t.board).cells[tile].bones
    squares = placing.free_squares_near(t, tile)
    if bones in squares:
        return bones
    return (yield from deck.spot_for(t, kind, None, figure.nearest_free(t, bones, squares)))


@quest("take-icon")
def _take_icon(t: State, seat: Seat, tile: int) -> Rule[None]:
    """A Hero that ends its Hero Phase on or next to the Icon takes it once the guard is off the Chapel (CR-287)."""
    token = next((token for token in t.quest.tokens if token.kind == ICON), None)
    hero = t.heroes[seat]
    if token is None or hero.square is None or not figure.up(t, seat):
        return
    beside = hero.square == token.square or hero.square in chart(t.board).near[token.square]
    chapel = chart(t.board).tile_of[token.square]
    guarded = any(other.guard and chapel in figure.tiles_of(t, other.id) for other in figure.monsters(t))
    if beside and not guarded:
        t.quest.tokens.remove(token)
        yield event.TokenTaken(hero.id, ICON)
        if ICON in t.removed:
            t.removed.remove(ICON)
            yield from front.gain_item(t, seat, ICON)
        t.quest.done.append("icon")


@verdict("icon-taken")
def _icon_taken(t: State) -> bool:
    """The Icon is in the Heroes' hands and the whole guard is destroyed."""
    return "icon" in t.quest.done and not guards(t)


def guards(t: State) -> list[Monster]:
    """Monsters that came with the adventure's special tile and still stand."""
    return [other for other in figure.monsters(t) if other.guard]


@verdict("chapel-open")
def _chapel_open(t: State) -> bool:
    """Once the Chapel lies on the table every Villain Phase brings an Encounter card (CR-289)."""
    return "chapel" in t.quest.done
