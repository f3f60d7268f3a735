"""The Exploration Phase: a tile, and the Monster on it (CR-075 to CR-085)."""

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft import ending, event
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.adventures.quests import advance_sun
from game.rules.ravenloft.choice import PickEdge
from game.rules.ravenloft.decks import monster_deck, tile_stack
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import Edge, chart
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import HEROES, TILES


def explorable(t: State, seat: Seat) -> list[Edge]:
    """The unexplored edges that a Hero can explore from its square (CR-076, CR-077, CR-079, CR-086)."""
    place = t.heroes[seat].square
    if place is None or not figure.up(t, seat) or figure.law(t, "no-exploring"):
        return []
    lay = chart(t.board)
    if HEROES[t.heroes[seat].id].scout:
        return [edge for edge in lay.edges if edge.tile == lay.tile_of[place]]
    return list(lay.rim.get(place, ()))


def explore(t: State) -> Rule[None]:
    """Lay a tile and place its Monster if the Hero stands at an unexplored edge (CR-075 to CR-085)."""
    seat = t.turn.hero
    yield event.PhaseBegan(t.heroes[seat].id, "explore")
    edges = explorable(t, seat)
    if edges and not t.decks.tile.draw:
        yield event.DeckEmpty("tile")
    elif edges:
        edge = yield from _choose_edge(t, seat, edges)
        opened = (yield from tile_stack.open_tile(t, seat, edge)) if edge else None
        if opened is not None:
            yield from _furnish(t, seat, *opened)
    yield from ending.settle(t)
    t.turn.phase = "encounter"


def _choose_edge(t: State, seat: Seat, edges: list[Edge]) -> Rule[Edge | None]:
    """Pick the edge; only a scout away from every edge may decline (CR-079)."""
    place = t.heroes[seat].square
    declining = [] if chart(t.board).rim.get(place or 0) else [Done()]
    options = [*(PickEdge(edge.tile, edge.side) for edge in edges), *declining]
    answer = yield from choose(seat, "prompt-explore", options, about={"hero": t.heroes[seat].id})
    return Edge(answer.tile, answer.side) if isinstance(answer, PickEdge) else None


def _furnish(t: State, seat: Seat, index: int, special: bool) -> Rule[None]:
    """The Sun moves on a white tile; the new tile gets its Monster, and what the adventure adds (CR-080, CR-084, CR-285)."""
    t.turn.explored = TILES[t.board.tiles[index].tile].triangle
    if t.turn.explored == "white":
        yield from advance_sun(t, seat)
    instead = yield from occasions.occur(t, "explored", seat, tile=index)
    if not (special or instead):
        yield from monster_deck.new_monster(t, seat, tile=index)
