"""A turn: Hero Phase, Exploration Phase, Villain Phase, step by step (CR-042)."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import ending, event, wounds
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.phases import exploration, hero_phase, opening, villain_phase
from game.rules.ravenloft.space import figure, markers
from game.rules.ravenloft.state import State, Turn


def step(t: State) -> Rule[bool]:
    """Play one step of the turn; True once the adventure is over (CR-213 to CR-217)."""
    if t.end is not None:
        return True
    try:
        yield from _STEPS[t.turn.phase](t)
    except ending.Over as over:
        t.end = over.outcome
        yield (event.Won if "heroes" in over.outcome.winners else event.Lost)(over.outcome.reason)
        return True
    return False


def _end(t: State) -> Rule[None]:
    """The end of the turn, then the player to the left (CR-047, CR-098)."""
    seat = t.turn.hero
    if figure.up(t, seat) and figure.law(t, "company-hurts"):
        company = [other for other in figure.heroes_on(t, figure.hero_tile(t, seat)) if other != seat]
        if company:
            yield from wounds.hurt(t, t.heroes[seat].id, 1, t.environment or "")
    yield from occasions.occur(t, "turn-end", seat)
    yield from ending.settle(t)
    yield from markers.draw_stakes(t, seat)
    yield event.TurnEnded(t.heroes[seat].id)
    t.turn = Turn(hero=_next(t, seat), number=t.turn.number + 1)


def _next(t: State, seat: Seat) -> Seat:
    """The seat of the next turn: the player to the left; where Heroes enter in turn, that of the Hero in play (CR-047)."""
    return next(one for one in figure.clockwise(t, (seat + 1) % len(t.heroes)) if t.heroes[one].gone not in ("waiting", "lost"))


_STEPS = {
    "powers": opening.choose_powers, "setup": opening.enter, "start": hero_phase.start, "hero": hero_phase.answer,
    "explore": exploration.explore, "encounter": villain_phase.encounter_step, "villains": villain_phase.villains_step,
    "monsters": villain_phase.monsters_step, "end": _end,
}  # fmt: skip
