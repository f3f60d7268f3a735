"""The Open-Hand Scroll: between the first and the second set (DV-047, DV-145)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.asking import ask
from game.rules.dungeonville.choice import UseItem
from game.rules.dungeonville.party import active
from game.rules.dungeonville.state import Fight, State
from game.rules.engine.script import Done, Rule

SCROLL = "open-hand-scroll"


def read_scrolls(t: State, fight: Fight) -> Rule[None]:
    """Its owners may exchange their second and third fighter, in turn order (DV-145)."""
    for seat in fight.seats:
        lineup = fight.lineups[seat]
        if len(lineup) < 3 or not active(t, seat, SCROLL):  # without both fighters there is nothing to exchange
            continue
        answer = yield from ask(t, seat, "prompt-scroll", (UseItem(SCROLL), Done()), Done())
        if isinstance(answer, UseItem):
            lineup[1], lineup[2] = lineup[2], lineup[1]
            yield event.LineupTurned(seat)
        else:
            yield event.LineupKept(seat)
