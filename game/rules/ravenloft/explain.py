"""Explains why a choice is illegal, with the rule."""

from game.rules.engine.script import Choice, IllegalAction
from game.rules.engine.secret import Seat
from game.rules.ravenloft import hero, stats
from game.rules.ravenloft.choice import Disable, Use, Walk
from game.rules.ravenloft.effects.moves import walkable
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import Square, State
from game.rules.ravenloft.tables.cards import CARDS


def explain(t: State, seat: Seat, choice: Choice) -> IllegalAction | None:
    """Why `seat` may not answer `choice`; None without a specific reason."""
    if isinstance(choice, Use) and choice.card in hero.in_front(t, seat) and CARDS[choice.card].when == "passive":
        return IllegalAction("refused-passive", "CR-183", card=choice.card)
    if t.turn.phase != "hero" or seat != t.turn.hero:
        return None
    if isinstance(choice, Walk):
        return _walk(t, seat, choice.square)
    if isinstance(choice, Use) and choice.card in CARDS:
        return _use(t, seat, choice.card)
    if isinstance(choice, Disable):
        return _disable(t, seat, choice.card)
    return None


def _disable(t: State, seat: Seat, card: str) -> IllegalAction | None:
    if not hero.may_attack(t):
        return IllegalAction("refused-attack-spent", "CR-053", card=card)
    trap = figure.trap_on(t, figure.hero_tile(t, seat))
    return None if trap is not None and trap.card == card else IllegalAction("refused-no-trap", "CR-053")


def _use(t: State, seat: Seat, card: str) -> IllegalAction | None:
    if card not in hero.in_front(t, seat):
        return IllegalAction("refused-not-yours", "CR-051", card=card)
    return hero.refusal(t, seat, card)


def _walk(t: State, seat: Seat, place: Square) -> IllegalAction | None:
    if not hero.may_move(t):
        return IllegalAction("refused-move-spent", "CR-045")
    if "immobilized" in t.heroes[seat].conditions:
        return IllegalAction("refused-immobilized", "CR-071")
    if place not in chart(t.board).tile_of:
        return IllegalAction("refused-wall", "CR-059")
    if place in walkable(t, seat, stats.speed(t, seat)):
        return None
    if place in figure.blocked(t):
        return IllegalAction("refused-monster-there", "CR-059")
    if any(other.square == place for other in t.heroes):
        return IllegalAction("refused-hero-there", "CR-062")
    return IllegalAction("refused-too-far", "CR-056", speed=stats.speed(t, seat))
