"""Questions to wizards, and the moment to claim victory that lies around each of them (DV-116 to DV-119)."""

from collections.abc import Iterable
from typing import TypeVar

from game.rules.dungeonville import event
from game.rules.dungeonville.beliefs.record import note_passed
from game.rules.dungeonville.choice import Claim
from game.rules.dungeonville.scoring import promising, true_score
from game.rules.dungeonville.state import State, seats
from game.rules.engine.script import Choice, Decision, Done, Outcome, Rule, own_side
from game.rules.engine.secret import EVERYBODY, Seat

C = TypeVar("C", bound=Choice)
CLAIM = Claim()


class Over(Exception):
    """A claim was right in the middle of a script; nothing later is resolved (DV-116)."""


def ask(
    t: State,
    seat: Seat,
    prompt: str,
    options: Iterable[C],
    default: C | None = None,
    /,
    *,
    forced: bool = True,
    private: str = "",
    **about: str | int,
) -> Rule[C]:
    """Ask `seat`; a `forced` question with a single answer answers itself. Everybody may claim victory instead (DV-118).

    With `private` the other seats see only this prompt.

    Raises ValueError when there is nothing to choose from, and Over when a claim is right.
    """
    choices = tuple(options)
    if not choices:
        raise ValueError(f"{prompt} has no options")
    if forced and len(choices) == 1:
        return choices[0]
    audience = (seat,) if private else EVERYBODY
    claims = dict.fromkeys(range(len(t.wizards)), (CLAIM,))
    while True:
        answer = yield Decision(
            prompt, {seat: choices}, about, default, audience=audience, public_prompt=private, out_of_turn=claims
        )
        choice: C = answer.choice
        if choice == CLAIM:
            yield from claim(t, answer.seat)
            if answer.seat != seat or CLAIM not in choices:  # out of turn: the question is still open
                continue
        return choice


def claim(t: State, seat: Seat) -> Rule[None]:
    """Show the deed of `seat`: the evening is won, or all know its dungeon and play goes on (DV-116, DV-117). Raises Over."""
    dungeon, score = t.deeds[seat].face, true_score(t, seat)
    if score >= t.options.goal:
        t.end = Outcome((own_side(seat),), "won-by-claim")
        yield event.VictoryClaimed(seat, dungeon, score)
        raise Over
    t.wizards[seat].exposed = dungeon
    yield event.ClaimFailed(seat, dungeon, score)


def moment(t: State) -> Rule[None]:
    """After blood was placed or a deed changed hands: whoever might have the goal now may claim it before anything else (DV-118, DV-119).

    They are asked in turn order, and only those of whom everybody must think it possible, so that the question tells nothing. Whoever let the
    moment pass is asked again when another dungeon would bring it to the goal. Raises Over.
    """
    for seat in seats(t):
        wizard = t.wizards[seat]
        ripe = promising(t, seat)
        if any(dungeon not in wizard.weighed for dungeon in ripe):
            answer = yield from ask(t, seat, "prompt-claim", (CLAIM, Done()), Done(), goal=t.options.goal)
            if isinstance(answer, Done):
                note_passed(t, seat, ripe)
                yield event.ClaimPassed(seat)
        wizard.weighed = promising(t, seat)
