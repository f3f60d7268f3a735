"""The twenty-sided die."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import event, windows
from game.rules.ravenloft.state import Figure, State
from game.rules.ravenloft.tables.registry import Moment


def roll(
    t: State,
    who: Figure,
    purpose: str,
    *,
    seat: Seat | None = None,
    dice: int = 1,
    target: Figure = "",
    bonus: int = 0,
    needs: int = 0,
) -> Rule[Moment]:
    """Roll the die for `who` and let cards react; with two `dice` the lower counts (CR-003, CR-184, CR-201).

    In the result `face` is the natural face after rerolls, and `plus` the bonus from cards. Those who may react are told of the
    `target` of an attack, of the `bonus`, and of the total that the roll `needs`.
    """
    faces = [1 + t.rng.below("die", 20) for _ in range(dice)]
    for face in faces:
        yield event.DieRolled(who, purpose, face)
    moment = Moment(
        "die",
        t.turn.hero,
        figure=who,
        target=target,
        seat=seat,
        card=purpose,
        face=min(faces),
        faces=faces,
        bonus=bonus,
        needs=needs,
    )
    yield from windows.offer(t, moment)
    return moment


def reroll(t: State, moment: Moment) -> Rule[None]:
    """Reroll the die of `moment`; the new face counts."""
    face = 1 + t.rng.below("die", 20)
    moment.faces[moment.faces.index(moment.face)] = face
    moment.face = min(moment.faces)
    yield event.DieRolled(moment.figure, moment.card, face)
