"""Markers on tiles: those of cards, and of Traps with their card."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, figure
from game.rules.ravenloft.state import CardId, Marker, State, Trap


def put(t: State, card: CardId, tile: int, owner: Seat, tokens: int = 0) -> Rule[None]:
    """Put a card's marker on a tile; a marker that lies elsewhere moves there."""
    t.markers = [mark for mark in t.markers if mark.card != card]
    t.markers.append(Marker(card, tile, owner, tokens))
    yield event.MarkerPlaced(card, tile)


def take(t: State, card: CardId) -> Rule[None]:
    """Take a card's marker off the table."""
    mark = figure.find_marker(t, card)
    if mark is not None:
        t.markers.remove(mark)
        yield event.MarkerRemoved(card, mark.tile)


def clear_tile(t: State, tile: int) -> Rule[None]:
    """Take the marker of a tile away, with the Trap card it belongs to."""
    trap = figure.trap_on(t, tile)
    if trap is not None:
        yield from remove_trap(t, trap)
    mark = figure.marker_on(t, tile)
    if mark is not None:
        yield from take(t, mark)


def remove_trap(t: State, trap: Trap) -> Rule[None]:
    """Discard a Trap with its marker (CR-172)."""
    for hero in t.heroes:
        if trap in hero.threats:
            hero.threats.remove(trap)
    t.decks.encounter.discard.append(trap.card)
    yield event.MarkerRemoved(trap.card, trap.tile)
