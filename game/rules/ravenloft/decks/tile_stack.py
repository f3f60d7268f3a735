"""The stack of tiles: drawing and laying a tile, and the edges where it may be laid (CR-078, CR-085, CR-293)."""

from game.rules.engine.script import Rule, choose
from game.rules.engine.secret import Seat, Secret
from game.rules.ravenloft import event
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import PickEdge
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.space.board import FAR, QUARTER, Edge, beyond, chart, chart_of
from game.rules.ravenloft.state import CardId, Figure, Placed, State
from game.rules.ravenloft.tables.cards import TILES


def closes(t: State, edge: Edge, tile: CardId) -> bool:
    """Whether laying `tile` at `edge` would leave no unexplored edge (CR-293)."""
    x, y = beyond(t.board, edge)
    return not chart_of((*t.board.tiles, Placed(tile, x, y, QUARTER[edge.side]))).edges


def draw_tile(t: State, edge: Edge, *, bottom: bool = False) -> Rule[CardId | None]:
    """Draw the next tile of the stack that does not close the dungeon while the stack holds a needed tile (CR-085, CR-293)."""
    stack, needed = t.decks.tile.draw, occasions.adventure(t).needed
    if not stack:
        yield event.DeckEmpty("tile")
        return None
    tries = len(stack)
    for _ in range(tries):
        tile = (stack.pop(0) if bottom else stack.pop()).face
        if tile in needed or not closes(t, edge, tile) or not any(secret.face in needed for secret in stack):
            return tile
        # A returned tile goes under the stack, or on top after a draw from the bottom, so that the next draw does not repeat it.
        stack.insert(len(stack) if bottom else 0, Secret(tile, tuple(range(len(t.heroes)))))
        yield event.TileReturned(tile)
    return (stack.pop(0) if bottom else stack.pop()).face


def add_tile(t: State, edge: Edge, tile: CardId) -> Rule[int]:
    """Lay a tile against an edge, its triangle pointing back (CR-078); return its index in the order of laying."""
    x, y = beyond(t.board, edge)
    t.board.tiles.append(Placed(tile, x, y, QUARTER[edge.side]))
    index = len(t.board.tiles) - 1
    yield event.TileLaid(tile, index, TILES[tile].triangle)
    return index


def open_tile(t: State, seat: Seat, edge: Edge, *, bottom: bool = False) -> Rule[tuple[int, bool] | None]:
    """Draw and lay a tile; return its index and whether the adventure replaces every Monster there (CR-285).

    None: the stack is empty.
    """
    tile = yield from draw_tile(t, edge, bottom=bottom)
    if tile is None:
        return None
    index = yield from add_tile(t, edge, tile)
    return index, (yield from occasions.occur(t, "placed", seat, tile=index))


def card_steps(t: State, tile: int) -> tuple[int, ...] | list[int]:
    """Tile distances for cards. Between unconnected parts of the dungeon they cross the gaps and ignore walls."""
    return distance.apart(t, tile) if figure.law(t, "islands") else chart(t.board).tile_steps(tile)


def card_distance(t: State, one: Figure, other: Figure) -> int:
    """Tile distance between two figures for cards."""
    ends = figure.tiles_of(t, other)
    return min((card_steps(t, start)[end] for start in figure.tiles_of(t, one) for end in ends), default=FAR)


def edges_nearest(t: State, tile: int) -> list[Edge]:
    """The unexplored edges nearest to a tile (CR-088)."""
    lay, steps = chart(t.board), card_steps(t, tile)
    least = min((steps[edge.tile] for edge in lay.edges), default=0)
    return [edge for edge in lay.edges if steps[edge.tile] == least]


def ask_edge(t: State, seat: Seat, edges: list[Edge], card: CardId) -> Rule[Edge]:
    """Let `seat` pick one of several edges for the effect of `card`."""
    picked = yield from choose(seat, "prompt-edge", [PickEdge(edge.tile, edge.side) for edge in edges], about={"card": card})
    return Edge(picked.tile, picked.side)
