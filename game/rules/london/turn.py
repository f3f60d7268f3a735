"""A step of the game script: a layout, an input of the planning, a part of an hour, a Challenge round (LD-060, LD-104)."""

from game.rules.engine.script import Rule
from game.rules.london import event
from game.rules.london.chapter import close_chapter
from game.rules.london.endgame import play_round
from game.rules.london.harm import Over
from game.rules.london.planning import get_ready, plan
from game.rules.london.setup import lay_out
from game.rules.london.showdown import showdown
from game.rules.london.state import State
from game.rules.london.story import choose_leader, play_hour

_PHASES = {
    "lay": lay_out,
    "ready": get_ready,
    "planning": plan,
    "leader": choose_leader,
    "story": play_hour,
    "close": close_chapter,
}


def step(t: State) -> Rule[bool]:
    """Play one step; True once the story has been won or lost (LD-260, LD-261)."""
    if t.end is not None:
        return True
    try:
        if t.phase == "endgame":
            yield from showdown(t) if t.stage == "showdown" else play_round(t)
        else:
            yield from _PHASES[t.phase](t)
    except Over as over:
        t.end = over.outcome
        if "dread" in over.outcome.winners:
            yield event.StoryLost(over.outcome.reason)
        return True
    return False
