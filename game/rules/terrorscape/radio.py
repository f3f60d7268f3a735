"""The radio: repaired step by step, until rescue is called (TS-080 to TS-086, TS-152, TS-153)."""

from game.rules.engine.script import Rule
from game.rules.terrorscape import event, whisper
from game.rules.terrorscape.asking import hush, tell
from game.rules.terrorscape.cards import NUMBERS
from game.rules.terrorscape.finding import make_noise
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import with_killer
from game.rules.terrorscape.villa import RADIO


def may_repair(t: State, survivor: int) -> tuple[str, str] | None:
    """Why a survivor cannot repair now, with the rule; None if it can (TS-080 to TS-082, TS-085, TS-090)."""
    if t.team.places[survivor] != RADIO:
        return "refused-not-at-radio", "TS-080"
    if t.team.progress >= NUMBERS.repair:
        return "refused-radio-works", "TS-085"
    if t.team.repaired:
        return "refused-repaired-already", "TS-081"
    return ("refused-killer-here", "TS-082") if with_killer(t, survivor) else None


def repair(t: State, survivor: int, steps: int) -> Rule[None]:
    """Advance the repair, once a round, with one noise; the last token calls rescue at once (TS-080, TS-083 to TS-085)."""
    done = min(steps, NUMBERS.repair - t.team.progress)
    t.team.progress += done
    t.team.repaired = True
    yield from hush(whisper.RadioRepaired(t.survivors[survivor].id, done, t.team.progress))
    yield from make_noise(t, RADIO)
    if t.team.progress == NUMBERS.repair:
        t.rescue = NUMBERS.rescue
        yield from tell(t, event.RescueCalled(t.rescue))
