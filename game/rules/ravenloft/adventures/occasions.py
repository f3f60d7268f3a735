"""Evaluates the rules of an adventure: its triggers at each moment, its goals, and its permanent rules (CR-019)."""

from collections.abc import Iterable

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures.adventure import Adventure, Goal, Occasion, Trigger
from game.rules.ravenloft.state import CardId, Figure, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import ADVENTURES, TILES
from game.rules.ravenloft.tables.registry import Now


def adventure(t: State) -> Adventure:
    """The adventure that is played."""
    return ADVENTURES[t.adventure]


def reached(t: State, goals: Iterable[Goal]) -> bool:
    """Whether every one of `goals` is reached."""
    for one in goals:  # noqa: SIM110  # asked after every effect, and a generator costs more than most goals
        if not registry.goal.functions[one.ask](t, one):
            return False
    return True


def always_encounter(t: State) -> bool:
    """Whether every Villain Phase brings an Encounter card now (CR-289)."""
    goals = adventure(t).always_encounter
    return bool(goals) and reached(t, goals)


def kind_of(figure: Figure) -> CardId:
    """The kind of a Monster, Villain or thing, without its number."""
    return figure.rpartition("-")[0]


def occur(t: State, on: Occasion, seat: Seat, *, tile: int = -1, figure: Figure = "", card: CardId = "") -> Rule[bool]:
    """Run the adventure's triggers for a moment; True if they replace what the rules would do (CR-285)."""
    instead = False
    for row in ADVENTURES[t.adventure].trigger:
        if row.on != on or not _concerns(t, row, tile, figure):
            continue
        if (yield from registry.quest.functions[row.do](t, seat, Now(row, tile, figure, card))):
            if row.mark and row.mark not in t.quest.done:
                t.quest.done.append(row.mark)
            if row.once:
                t.quest.done.append(f"{row.on} {row.do}")
            instead |= row.instead
    return instead


def _concerns(t: State, row: Trigger, tile: int, figure: Figure) -> bool:
    """Whether a trigger applies to this tile or figure, and its conditions hold."""
    if figure and row.figure not in ("", kind_of(figure)):
        return False
    if tile >= 0:
        laid = t.board.tiles[tile].tile
        if row.tile not in ("", laid) or row.triangle not in ("", TILES[laid].triangle):
            return False
    if row.once and f"{row.on} {row.do}" in t.quest.done:
        return False
    return not row.when or reached(t, row.when)
