"""Reconnaissance: the wizards openly choose a dungeon each, in turn (DV-040 to DV-043)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.asking import ask
from game.rules.dungeonville.beliefs.record import note_sent
from game.rules.dungeonville.choice import Enter
from game.rules.dungeonville.state import State, seats
from game.rules.dungeonville.tables.cards import DUNGEONS
from game.rules.engine.script import Rule


def turn(t: State) -> Rule[bool]:
    """One wizard places its pawn; True after the last (DV-040, DV-041)."""
    order = seats(t)
    seat = order[t.turn]
    wizard = t.wizards[seat]
    if wizard.party:  # a wizard without a party is skipped (DV-021, DV-043)
        answer = yield from ask(t, seat, "prompt-scout", [Enter(dungeon) for dungeon in DUNGEONS])
        assert isinstance(answer, Enter)
        note_sent(t, seat, answer.dungeon)
        wizard.pawn = answer.dungeon
        yield event.PawnPlaced(seat, answer.dungeon)
    t.turn += 1
    return t.turn == len(order)
