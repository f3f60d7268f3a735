"""Markers on tiles, of cards and of Traps, and markers on Monsters and Villains."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import CardId, Marker, Monster, State, Trap


def put(t: State, card: CardId, tile: int, owner: Seat, tokens: int = 0) -> Rule[None]:
    """Put a card's marker on a tile; a marker on another tile moves there."""
    t.markers = [mark for mark in t.markers if mark.card != card]
    t.markers.append(Marker(card, tile, owner, tokens))
    yield event.MarkerPlaced(card, tile)


def take(t: State, card: CardId) -> Rule[None]:
    """Remove a card's marker."""
    mark = figure.find_marker(t, card)
    if mark is not None:
        t.markers.remove(mark)
        yield event.MarkerRemoved(card, mark.tile)


def clear_tile(t: State, tile: int) -> Rule[None]:
    """Remove the marker of a tile, with its Trap card."""
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


# ------------------------------------------------------------------ on Monsters and Villains


def lay_on(t: State, other: Monster, name: str, owner: Seat | None = None) -> Rule[None]:
    """Put a marker on a Monster or Villain; with an `owner` it stores which Hero did so."""
    other.markers.append(name if owner is None else f"{name}:{t.heroes[owner].id}")
    yield event.MarkerGained(other.id, name)


def take_off(t: State, other: Monster, name: str) -> Rule[None]:
    """Remove a marker from a Monster or Villain."""
    other.markers.remove(name)
    yield event.MarkerSpent(other.id, name.partition(":")[0])


def laid_by(t: State, other: Monster, name: str, owner: Seat) -> bool:
    """Whether a Monster or Villain has a marker of this Hero."""
    return f"{name}:{t.heroes[owner].id}" in other.markers


def owners(t: State, other: Monster, name: str) -> list[Seat]:
    """The Heroes with markers of this name on a Monster or Villain."""
    return [seat for seat in range(len(t.heroes)) if laid_by(t, other, name, seat)]


def draw_stakes(t: State, seat: Seat) -> Rule[None]:
    """Remove the stakes of a Hero at the end of its Villain Phase."""
    for other in t.villains:
        if laid_by(t, other, "staked", seat):
            yield from take_off(t, other, f"staked:{t.heroes[seat].id}")
