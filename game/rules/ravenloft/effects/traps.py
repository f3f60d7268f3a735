"""Activations of Traps, and attacks of cards on Heroes."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import blows, ending, event
from game.rules.ravenloft.activation import prey
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Figure, State, Trap
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import ENCOUNTERS
from game.rules.ravenloft.tables.content import EncounterCard, Volley


def spring(t: State, seat: Seat, trap: Trap) -> Rule[None]:
    """Activate a Trap of its holder (CR-097, CR-171)."""
    card = ENCOUNTERS[trap.card]
    yield event.MonsterActivated(trap.card, 0)
    if card.volley is not None:
        yield from fire(t, card, trap.tile, card.volley, "trap")
    if card.effect:
        yield from registry.event.functions[card.effect](t, seat, card)
    yield from ending.settle(t)


def fire(t: State, card: EncounterCard, tile: int, volley: Volley, source: str) -> Rule[list[Figure]]:
    """Make a card's attack from `tile` (CR-165, CR-171, CR-240); return the Heroes hit."""
    area = set(chart(t.board).area(tile, 1)) if volley.at == "near" else {tile}
    struck: list[Figure] = []
    for _ in range(volley.times):
        if volley.at == "active":
            names = blows.volley_targets(t, [t.turn.hero])
        elif volley.at == "all":
            names = blows.volley_targets(t, figure.standing(t))
        else:
            names = [name for name in prey(t) if area.intersection(figure.tiles_of(t, name))]
        struck += yield from blows.volley(t, card.id, volley.strike, names, source, law=card.law)
    return struck
