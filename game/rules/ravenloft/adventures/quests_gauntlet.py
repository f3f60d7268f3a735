"""The gauntlet: a dungeon that is laid out at the start, and Monsters that move to the stairs."""

from itertools import product

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, event
from game.rules.ravenloft.adventures import occasions, quests, quests_tokens
from game.rules.ravenloft.adventures.adventure import Part
from game.rules.ravenloft.adventures.quests_exits import START
from game.rules.ravenloft.decks import monster_deck, tile_stack
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.space.board import FAR, QUARTER, Edge, beyond, chart
from game.rules.ravenloft.state import Board, CardId, Monster, Placed, State, Token
from game.rules.ravenloft.tables.registry import Now, quest

ARMS = ("north", "west", "east")
"""The edges of the northern half of the Start tile at which the arms begin."""


@quest("lay-arms")
def _lay_arms(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Lay three arms of tiles from the Start tile, one tile each in turn, at the open edge that leads farthest away.

    A tile that would leave its own arm, or another unfinished one, without an open edge goes back under the stack. If no tile
    fits the end of an arm, the arm continues from the tile before.
    """
    arms = {side: list[int]() for side in ARMS}
    for number in range(now.row.amount):
        for side, arm in arms.items():
            growing = [other for other in arms.values() if 0 < len(other) < now.row.amount and other is not arm]
            last = number == now.row.amount - 1
            for edge in [edge for tile in reversed(arm) for edge in _outward(t, tile)] if arm else [Edge(0, side)]:
                tile = _fitting(t, edge, growing if last else [*growing, [len(t.board.tiles)]])
                if tile is not None:
                    arm.append((yield from tile_stack.add_tile(t, edge, tile)))
                    break
    return True


def _outward(t: State, tile: int) -> list[Edge]:
    """The open edges of a tile, the one that leads farthest from the Start tile first; equal ones in random order."""
    edges = [edge for edge in chart(t.board).edges if edge.tile == tile]
    t.rng.shuffle("tile", edges)
    return sorted(edges, key=lambda edge: -_from_start(t, edge))


def _from_start(t: State, edge: Edge) -> int:
    x, y = beyond(t.board, edge)
    return min(abs(x - placed.x) + abs(y - placed.y) for placed in t.board.tiles if placed.tile in START)


def _fitting(t: State, edge: Edge, growing: list[list[int]]) -> CardId | None:
    """The next tile of the stack that leaves each of these arms an open edge; the last tile of an arm needs none."""
    stack = t.decks.tile.draw
    for _ in range(len(stack)):
        secret = stack.pop()
        laid = Board([*t.board.tiles, Placed(secret.face, *beyond(t.board, edge), QUARTER[edge.side])])
        ways = [{beyond(laid, way) for way in chart(laid).edges if way.tile in arm} for arm in growing]
        if any(len(set(picked)) == len(picked) for picked in product(*ways)):
            return secret.face
        stack.insert(0, secret)
    return None


# ------------------------------------------------------------------ tokens that hide Monsters


@quest("hide-monsters")
def _hide_monsters(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Put a face-down token on every tile but those of the Start tile and the first of each arm."""
    lay = chart(t.board)
    for tile in range(len(occasions.adventure(t).board) + len(ARMS), len(t.board.tiles)):
        yield from _hide(t, now.row, lay.cells[tile].bones)
    return True


def _hide(t: State, row: Part, place: int) -> Rule[None]:
    token = quests_tokens.draw_token(t, row.pool, renew=True)
    if token is not None:
        laid = yield from quests.lay_token(t, row.token, place)
        laid.face = token


def start_steps(t: State) -> list[int]:
    """The distance of every tile from the nearer half of the Start tile (CR-280)."""
    halves = [index for index, placed in enumerate(t.board.tiles) if placed.tile in START]
    ways = [chart(t.board).tile_steps(half) for half in halves]
    return [min(steps[tile] for steps in ways) for tile in range(len(t.board.tiles))]


@quest("flush-monsters")
def _flush_monsters(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """A Hero that ends a move within 1 tile of face-down tokens turns them over: they show how many Monsters are placed, dealt to the players in turn."""
    hero = t.heroes[seat]
    if hero.square is None or not figure.up(t, seat):
        return False
    area = chart(t.board).area(figure.hero_tile(t, seat), 1)
    found = {chart(t.board).tile_of[token.square]: token for token in quests_tokens.tokens_of(t, now.row.token)}
    near = {tile: token for tile, token in found.items() if tile in area}
    while near:
        tile = yield from asking.ask_tile(t, seat, "prompt-tile", near, t.adventure)
        yield from _flush(t, near.pop(tile), tile)
    return True


def _flush(t: State, token: Token, tile: int) -> Rule[None]:
    face = yield from quests_tokens.turn_over(t, token)
    for number in range(int(face.rpartition("-")[2])):
        taker = figure.clockwise(t, t.turn.hero)[number % len(t.heroes)]
        kind = yield from monster_deck.draw_monster(t, taker)
        if kind is not None:
            place = yield from placing.berth(t, kind, tile)
            if place is not None:
                yield from monster_deck.enter(t, taker, kind, place)


@quest("new-lair")
def _new_lair(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """With fewer tokens than Heroes, put another one on the empty tile farthest from the Start tile."""
    if len(quests_tokens.tokens_of(t, now.row.token)) >= len(t.heroes):
        return False
    lay, steps = chart(t.board), start_steps(t)
    full = {lay.tile_of[token.square] for token in t.quest.tokens}
    full |= {lay.tile_of[place] for place in figure.taken(t) if place in lay.tile_of}
    empty = [tile for tile in range(len(t.board.tiles)) if tile not in full and steps[tile] < FAR]
    if not empty:
        return False
    far = max(steps[tile] for tile in empty)
    tile = yield from asking.ask_tile(t, t.turn.hero, "prompt-tile", [tile for tile in empty if steps[tile] == far], t.adventure)
    yield from _hide(t, now.row, lay.cells[tile].bones)
    return True


# ------------------------------------------------------------------ Monsters on their way out


@quest("monsters-escape")
def _monsters_escape(t: State, seat: Seat, now: Now) -> Rule[bool]:
    """Monsters on the Start tile at the end of a Villain Phase escape; nobody gains anything (CR-129, CR-280)."""
    start = {index for index, placed in enumerate(t.board.tiles) if placed.tile in START}
    gone = [other for other in figure.monsters(t) if start.intersection(figure.tiles_of(t, other.id))]
    for other in gone:
        _take_off(t, other)
        yield event.FigureLeft(other.id, "escaped")
        yield from quests_tokens.count(t, now.row.counter)
    return bool(gone)


def _take_off(t: State, other: Monster) -> None:
    for hero in t.heroes:
        hero.threats = [threat for threat in hero.threats if threat is not other]
    t.decks.monster.discard.append(other.kind)
    if other.asleep is not None:
        t.decks.treasure.discard.append(other.asleep)
