"""Clips of fighting: the die, the blow or the missile, a disabled Trap, damage."""

import math
from collections.abc import Iterator

from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import CARDS
from game.text import say
from game.ui.ravenloft.board import effects
from game.ui.ravenloft.board.effects import Act, Float, Roll, Spot, lot
from game.ui.ravenloft.choreography.director import Director, Motion, both, part, scripted, staged
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.table.director import Clip, swell

ROLL, SWING, HOLD = 720.0, 460.0, 720.0
"""Milliseconds of a roll, of a blow, and of the result that stays for reading."""
LUNGE, DODGE = 0.42, 0.22
"""How far an attacker lunges and how far a missed target steps aside, in squares."""
LANDS = 0.5
"""The share of a blow at which its result is shown."""
MISSES = LANDS * 0.8
"""The share of a blow at which a missed target steps aside."""
STRUCK = 0.7
"""The share of a blow that is shown without motion: its result is known and the weapon is still visible."""
WOUND = 560.0
"""Milliseconds of a wound."""
KNOCK = 0.15
"""How far a hit figure is pushed, in squares."""
JOLT, JOLT_MOST = 2.0, 8.0
"""How far a hit shakes the board per Hit Point (plus one), and at most, in logical pixels."""


@staged(ROLL, rest=250)
def die_rolled(director: Director, event: happened.DieRolled) -> Iterator[Motion]:
    """Tumble the die."""
    before = director.roll
    again = before is not None and before.total is None and (before.who, before.purpose) == (event.figure, event.purpose)
    first = (*before.first, before.face) if before is not None and again else ()
    roll = director.roll = Roll(event.figure, event.purpose, event.face, spin=1.0, landed=False, first=first)
    director.show(event.figure)

    def tumble(share: float) -> None:
        roll.spin, roll.landed = 1 - share, share >= 1

    yield tumble


def attacked(director: Director, event: happened.Attacked) -> Clip:
    """Show the blow or the missile, then the total against the AC."""
    return scripted(_attack(director, event), SWING + HOLD, rest=HOLD, pose=STRUCK * SWING / (SWING + HOLD))


def _attack(director: Director, event: happened.Attacked) -> Iterator[Motion]:
    """Show the sum on the banner, the weapon or the missile, and its burst; then leave time to read the sum.

    The attacker lunges, or draws back a little when it throws something; a missed target steps aside.
    """
    before = director.roll
    first = before.first if before is not None and before.total is None else ()
    roll = director.roll = Roll(
        event.attacker, "roll-attack", event.face, event.card, event.bonus, event.total, event.ac, event.target, event.hit,
        landed=False, first=first,
    )  # fmt: skip
    director.blow = (event.attacker, event.target)
    act, burst = _aimed(director, event)
    (dx, dy), missed = toward(act.origin, act.goal), Float(say("ui-float-miss"), event.target, "plain")

    def play(share: float) -> None:
        swing = share * (SWING + HOLD) / SWING
        act.share, burst.share, roll.landed = min(1.0, swing), part(swing, effects.FLIES, 1.6), swing >= LANDS
        near = act.form in effects.NEAR
        push = LUNGE * swell(swing) ** 1.5 - 0.1 * swell(swing * 4) if near else -0.12 * swell(swing * 2)
        director.displace(event.attacker, dx * push, dy * push)
        if not event.hit and swing >= MISSES:
            if missed not in director.floats:
                director.floats.append(missed)
            missed.share = share
            push = DODGE * swell((swing - MISSES) / 0.9)
            director.displace(event.target, -dy * push, dx * push)

    yield play
    director.lift(act, burst, missed)


def _aimed(director: Director, event: happened.Attacked) -> tuple[Act, Act]:
    """The weapon or missile of an attack, and its burst over all figures on a tile; both are shown if the attack has them."""
    act, burst = Act("slash", "steel", seed=event.face * 31 + event.total), Act("burst", "fire", reach=1.5)
    if (there := director.spot(event.target)) is None:
        return act, burst
    here = director.spot(event.attacker) or (there[0] - 1.2, there[1] - 3.2)  # without a place it strikes from above
    director.frame([here, there])
    act.form, act.hue = effects.look(event.card, far=math.dist(here, there) > 1.9)
    act.origin, act.goal = here, there
    if not event.hit and act.form in ("shaft", "ball"):  # it flies past the target
        act.goal = (there[0] + (lot(act.seed, 1) - 0.5) * 1.1, there[1] - 0.55)
    director.acts.append(act)
    row = CARDS.get(event.card)
    if act.form in ("ball", "gust") and (row is None or (row.attack is not None and row.attack.pick == "each")):
        burst.hue, burst.origin, burst.goal = act.hue, here, there
        director.acts.append(burst)
    return act, burst


def toward(origin: Spot, goal: Spot) -> Spot:
    """The direction from one spot to another, one square long."""
    dx, dy = goal[0] - origin[0], goal[1] - origin[1]
    far = math.hypot(dx, dy) or 1.0
    return dx / far, dy / far


@staged(HOLD + 200, rest=HOLD)
def trap_disabled(director: Director, event: happened.TrapDisabled) -> Iterator[Motion]:
    """Show the total of a disable roll; the Trap shines or snaps."""
    face = director.roll.face if director.roll else event.total
    card, bonus, total = event.card, event.total - face, event.total
    roll = director.roll = Roll(event.hero, "roll-disable", face, card, bonus, total, 0, card, event.success, landed=False)

    def play(share: float) -> None:
        roll.landed = share > 0.3
        if (mark := director.stage.mark(event.card)) is not None:
            mark.glow = swell(share) if event.success else 0.0
            mark.lift = 0.0 if event.success else 0.12 * abs(math.sin(share * math.pi * 5)) * (1 - share)

    yield play


def damaged(director: Director, event: happened.Damaged) -> Clip:
    """Flash the figure red, push it away from the attacker, shake the board, and show the lost Hit Points."""

    def reel(piece: Piece, share: float) -> None:
        source = director.spot(director.blow[0]) if director.blow[1] == event.figure else None
        dx, dy = (0.0, 1.0) if source is None else toward(source, piece.middle)
        push = KNOCK * swell(share * 1.6) * (1 - share * 0.5)
        shake = 0.05 * math.sin(share * 40) * max(0.0, 1 - share * 2.5)
        piece.dx, piece.dy = dx * push - dy * shake, dy * push + dx * shake
        piece.flash, piece.loss = max(0.0, 1 - share * 2.6), max(0.0, 1 - share * 1.4)
        swing = min(JOLT_MOST, JOLT * (1 + event.amount)) * math.cos(share * 34) * max(0.0, 1 - share * 2.2)
        director.jolt = (dx * swing, dy * swing)

    words = director.rising(Float(f"-{event.amount}", event.figure, "bad"), WOUND)
    return both(words, director.posed(event.figure, reel), Clip(end=lambda: setattr(director, "jolt", (0.0, 0.0))))
