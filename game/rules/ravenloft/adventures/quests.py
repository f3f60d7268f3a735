"""Goals and triggers of adventures: small functions that the files of adventures call by name, with their row."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import ending, event, front
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.adventures.adventure import Goal, Part
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.space.board import chart, square
from game.rules.ravenloft.state import CardId, Monster, Square, State, Token
from game.rules.ravenloft.tables.cards import MONSTERS
from game.rules.ravenloft.tables.registry import Now, goal, quest

# ------------------------------------------------------------------ goals


@goal("any")
def _any(t: State, goal: Goal) -> bool:
    """At least one of several goals is reached."""
    return any(occasions.reached(t, [one]) for one in goal.any_of)


@goal("marked")
def _marked(t: State, goal: Goal) -> bool:
    """A trigger has set this mark."""
    return goal.mark in t.quest.done


@goal("not-marked")
def _not_marked(t: State, goal: Goal) -> bool:
    return goal.mark not in t.quest.done


@goal("unguarded")
def _unguarded(t: State, goal: Goal) -> bool:
    """Every Monster that guards a special tile is destroyed or has left."""
    return not guards(t)


@goal("destroyed")
def _destroyed(t: State, goal: Goal) -> bool:
    """A figure or a thing of this kind was destroyed."""
    return f"destroyed {goal.figure}" in t.quest.done


@goal("counted")
def _counted(t: State, goal: Goal) -> bool:
    """A counter has reached a number."""
    return t.quest.counters.get(goal.counter, 0) >= goal.amount


@goal("not-counted")
def _not_counted(t: State, goal: Goal) -> bool:
    """A counter has not reached a number yet."""
    return not _counted(t, goal)


@goal("sun-set")
def _sun_set(t: State, goal: Goal) -> bool:
    """The Sun has reached its last space."""
    return 0 < t.quest.sunset <= t.quest.sun


@goal("in-play")
def _in_play(t: State, goal: Goal) -> bool:
    """A Villain, a thing or a tile is on the table."""
    return any(other.kind == goal.figure for other in [*t.villains, *t.things]) or tile_in_play(t, goal.tile) is not None


# ------------------------------------------------------------------ the sun


def advance_sun(t: State, seat: Seat) -> Rule[None]:
    """Advance the Sun one space, for an explored white tile; the last space is sunset (CR-267)."""
    if t.quest.sun >= t.quest.sunset:
        return
    t.quest.sun += 1
    yield event.SunMoved(t.quest.sun, t.quest.sunset)
    if t.quest.sun == t.quest.sunset:
        yield from occasions.occur(t, "sunset", seat)


# ------------------------------------------------------------------ Villains, guards and things


def tile_in_play(t: State, tile: str) -> int | None:
    """The index of a tile in the order of laying, or None."""
    return next((index for index, placed in enumerate(t.board.tiles) if placed.tile == tile), None)


def enter_villain(t: State, kind: CardId, tile: int) -> Rule[Monster | None]:
    """Bring a Villain into play on a tile's bone pile; it belongs to no player (CR-040, CR-156, CR-279)."""
    place = yield from placing.berth(t, kind, tile)
    if place is None:
        return None
    other = monster_deck.number_figure(t, kind, place)
    other.markers = list(MONSTERS[kind].markers)
    t.villains.append(other)
    yield event.MonsterPlaced(other.id, place, "")
    yield from placing.trip_glyph(t, other)
    return other


@quest("villain-rises")
def _villain_rises(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Villain enters on the tile just placed, or on the row's tile, unless it is in play already.

    It acts in this Villain Phase (CR-279, CR-285).
    """
    tile = now.tile if now.tile >= 0 else tile_in_play(t, now.row.tile)
    kind = now.row.figure
    if tile is None or any(other.kind == kind for other in t.villains):
        return False
    return (yield from enter_villain(t, kind, tile)) is not None


@quest("guards")
def _guards(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Monsters guard the tile just placed, more of them for more Heroes, dealt to the players in turn (CR-285)."""
    number = number_for(t, now.row)
    for count in range(number):
        taker = figure.clockwise(t, seat)[count % len(t.heroes)]
        kind = yield from monster_deck.draw_monster(t, taker)
        if kind is not None:
            place = yield from placing.berth(t, kind, now.tile)
            if place is not None:
                guard = yield from monster_deck.enter(t, taker, kind, place)
                guard.guard = True
    return True


def number_for(t: State, part: Part) -> int:
    """The number of a row for the present number of Heroes."""
    return part.numbers[occasions.adventure(t).heroes.index(len(t.heroes))] if part.numbers else part.amount


def guards(t: State) -> list[Monster]:
    """The Monsters in play that guard the adventure's special tile."""
    return [other for other in figure.monsters(t) if other.guard]


@quest("lay-thing")
def _lay_thing(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Put an object of the adventure, which can be attacked, on a square of the tile just placed (CR-292)."""
    thing = monster_deck.number_figure(t, now.row.target, printed_square(t, now.tile, *now.row.square))
    t.things.append(thing)
    yield event.ThingLaid(thing.id, thing.square)
    return True


# ------------------------------------------------------------------ tokens


def printed_square(t: State, tile: int, row: int, column: int) -> Square:
    """The square in a row and column of a tile as printed, on the board."""
    placed = t.board.tiles[tile]
    for _ in range(placed.turn):
        row, column = column, 3 - row
    return square(4 * placed.x + column, 4 * placed.y + row)


def lay_token(t: State, kind: str, place: Square) -> Rule[Token]:
    """Put a token on a square."""
    token = Token(kind, place)
    t.quest.tokens.append(token)
    yield event.TokenPlaced(kind, place)
    return token


@quest("lay-token")
def _lay_token(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Put a token on a square of the tile just placed, by default on its bone pile."""
    place = printed_square(t, now.tile, *now.row.square) if now.row.square else chart(t.board).cells[now.tile].bones
    yield from lay_token(t, now.row.token, place)
    return True


def in_reach(t: State, seat: Seat, place: Square) -> bool:
    """Whether a Hero above 0 Hit Points is on a square or next to it (CR-287)."""
    here = t.heroes[seat].square
    return here is not None and figure.up(t, seat) and (here == place or here in chart(t.board).near.get(place, ()))


@quest("take-token")
def _take_token(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that ends its Hero Phase on or next to a token takes it, with its card, once no guard is on that tile (CR-287)."""
    token = next((token for token in t.quest.tokens if token.kind == now.row.token), None)
    if token is None or not in_reach(t, seat, token.square):
        return False
    tile = chart(t.board).tile_of[token.square]
    if any(tile in figure.tiles_of(t, other.id) for other in guards(t)):
        return False
    t.quest.tokens.remove(token)
    yield event.TokenTaken(t.heroes[seat].id, token.kind)
    if now.row.card in t.removed:
        t.removed.remove(now.row.card)
        yield from front.gain_item(t, seat, now.row.card)
    return True


# ------------------------------------------------------------------ endings


@quest("win-on-tile")
def _win_on_tile(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that starts its turn on the row's tile has escaped, also at 0 Hit Points (CR-216, CR-287)."""
    place = t.heroes[seat].square
    if place is not None and t.board.tiles[chart(t.board).tile_of[place]].tile == now.row.tile:
        ending.win(t)
    yield from ()
    return False
