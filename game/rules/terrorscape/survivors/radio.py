"""The radio: repair in steps, until rescue is called (TS-080 to TS-086, TS-152, TS-153, TS-197)."""

from game.rules.engine.script import Rule
from game.rules.terrorscape import event
from game.rules.terrorscape.asking import hush, tell
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import plan_in_force, with_killer
from game.rules.terrorscape.survivors.finding import keep_one, look_at, stir
from game.rules.terrorscape.tables.cards import NUMBERS
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


def repair(t: State, survivor: int, steps: int, *, toolbox: bool = False) -> Rule[None]:
    """Advance the repair, once a round, with one noise; the last token calls rescue immediately (TS-080, TS-083 to TS-085).

    In Separate Ways every token placed gives a card of the search deck (TS-245, TS-246).
    """
    steps += plan_in_force(t).repair
    done = min(steps, NUMBERS.repair - t.team.progress)
    yield from advance(t, survivor, done)
    if not (toolbox and plan_in_force(t).quiet):
        yield from stir(t, survivor, RADIO)
    for _ in range(done if t.options.separate else 0):
        if t.team.search:
            yield from look_at(t, survivor, "search")
            yield from keep_one(t, survivor, "search")


def advance(t: State, survivor: int, steps: int) -> Rule[None]:
    """Put repair tokens on the radio; with the last one rescue is called."""
    t.team.progress += steps
    t.team.repaired = True
    yield from hush(event.RadioRepaired(t.survivors[survivor].id, steps, t.team.progress))
    if t.team.progress == NUMBERS.repair:
        if t.options.open_rescue:
            t.rescue = NUMBERS.rescue
            yield from tell(t, event.RescueCalled(t.rescue))
        else:
            t.team.rescue = NUMBERS.rescue
            yield from hush(event.RescueHoped(NUMBERS.rescue))


def rescue_left(t: State) -> int | None:
    """The rounds until rescue, None before it is called: the public counter, or the team's own (TS-197)."""
    return t.rescue if t.options.open_rescue else t.team.rescue


def bring_closer(t: State) -> Rule[bool]:
    """Advance the rescue counter, if it was placed; True if rescue arrives (TS-063, TS-152, TS-153)."""
    left = rescue_left(t)
    if left is None:
        return False
    left -= 1
    if t.options.open_rescue:
        t.rescue = left
        yield from tell(t, event.RescueMoved(left))
    else:
        t.team.rescue = left
        yield from hush(event.RescueHoped(left))
    return left == 0
