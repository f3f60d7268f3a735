"""Clips of fighting: the die, the blow or the missile, a disabled Trap, damage, falling and rising."""

import math

from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import CARDS
from game.text import say
from game.ui.ravenloft.board import effects
from game.ui.ravenloft.board.effects import Act, Float, Roll, Spot, lot
from game.ui.ravenloft.choreography.director import NOWHERE, Director, both, captioned, curved, posed, pulsing, rising
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.table.director import Clip, swell

ROLL, SWING, HOLD = 720.0, 460.0, 720.0
"""Milliseconds of a roll, of a blow, and of the result that stays for reading."""
LUNGE, DODGE = 0.42, 0.22
"""How far an attacker lunges and how far a missed target steps aside, in squares."""
LANDS = 0.5
"""The share of a blow at which its result is shown."""
STRUCK = 0.7
"""The share of a blow that is shown without motion: its result is known and the weapon is still visible."""
WOUND = 560.0
"""Milliseconds of a wound."""
KNOCK = 0.15
"""How far a hit figure is pushed, in squares."""
JOLT, JOLT_MOST = 2.0, 8.0
"""How far a hit shakes the board per Hit Point (plus one), and at most, in logical pixels."""


def die_rolled(director: Director, event: happened.DieRolled) -> Clip:
    """Tumble the die."""

    def begin() -> None:
        before = director.roll
        again = before is not None and before.total is None and (before.who, before.purpose) == (event.figure, event.purpose)
        first = (*before.first, before.face) if before is not None and again else ()
        director.roll = Roll(event.figure, event.purpose, event.face, spin=1.0, first=first)
        director.show(event.figure)

    def play(share: float) -> None:
        if director.roll is not None:
            director.roll.spin = 1 - share

    return Clip(ROLL, begin, play, rest=250)


def attacked(director: Director, event: happened.Attacked) -> Clip:
    """Show the blow or the missile, then the total against the AC."""
    blow = AttackAnimation(director, event)
    return Clip(SWING + HOLD, blow.begin, blow.play, blow.end, rest=HOLD, pose=STRUCK * SWING / (SWING + HOLD))


class AttackAnimation:
    """The animation of one attack: the weapon or missile, its burst, the result, and a miss."""

    def __init__(self, director: Director, event: happened.Attacked) -> None:
        self.director, self.event = director, event
        self.act = Act("slash", "steel", NOWHERE, NOWHERE, seed=event.face * 31 + event.total)
        self.burst = Act("burst", "fire", NOWHERE, NOWHERE, reach=1.5)
        self.missed = Float(say("ui-float-miss"), event.target, "plain")

    def begin(self) -> None:
        """Show the sum on the banner and prepare the effects."""
        director, event, before = self.director, self.event, self.director.roll
        first = before.first if before is not None and before.total is None else ()
        director.roll = Roll(
            event.attacker, "roll-attack", event.face, event.card, event.bonus, event.total, event.ac, event.target, event.hit,
            landed=False, first=first,
        )  # fmt: skip
        director.blow = (event.attacker, event.target)
        if (there := director.spot(event.target)) is not None:
            here = director.spot(event.attacker) or (there[0] - 1.2, there[1] - 3.2)  # without a place it strikes from above
            director.frame([here, there])
            self._aim(here, there)

    def _aim(self, here: Spot, there: Spot) -> None:
        act, burst = self.act, self.burst
        act.form, act.hue = effects.look(self.event.card, far=math.dist(here, there) > 1.9)
        act.origin, act.goal = here, there
        if not self.event.hit and act.form in ("shaft", "ball"):  # it flies past the target
            act.goal = (there[0] + (lot(act.seed, 1) - 0.5) * 1.1, there[1] - 0.55)
        self.director.acts.append(act)
        if act.form in ("ball", "gust") and _wide(self.event.card):
            burst.hue, burst.origin, burst.goal = act.hue, here, there
            self.director.acts.append(burst)

    def play(self, share: float) -> None:
        """Play the blow, then leave time to read the sum."""
        director, act = self.director, self.act
        swing = share * (SWING + HOLD) / SWING
        act.share = min(1.0, swing)
        self.burst.share = min(1.0, max(0.0, (swing - effects.FLIES) / (1.6 - effects.FLIES)))
        if director.roll is not None:
            director.roll.landed = swing >= LANDS
        _lunge(director, self.event.attacker, act, swing)
        if not self.event.hit and swing >= LANDS * 0.8:
            if self.missed not in director.floats:
                director.floats.append(self.missed)
            self.missed.share = share
            _sidestep(director, self.event.target, act, (swing - LANDS * 0.8) / 0.9)

    def end(self) -> None:
        """Remove the effects and reset both pieces."""
        director = self.director
        director.lift(self.act, self.burst, self.missed)
        for who in (self.event.attacker, self.event.target):
            if (piece := director.stage.piece(who)) is not None:
                piece.calm()


def _wide(card: str) -> bool:
    """Return whether an attack is aimed at every figure on a tile."""
    row = CARDS.get(card)
    return row is None or (row.attack is not None and row.attack.pick == "each")


def _toward(act: Act) -> tuple[float, float]:
    dx, dy = act.goal[0] - act.origin[0], act.goal[1] - act.origin[1]
    far = math.hypot(dx, dy) or 1.0
    return dx / far, dy / far


def _lunge(director: Director, who: str, act: Act, swing: float) -> None:
    """Move the attacker towards the target, or back a little when it throws something."""
    if (piece := director.stage.piece(who)) is None or act.origin == act.goal:
        return
    near = act.form in effects.NEAR
    push = LUNGE * swell(swing) ** 1.5 - 0.1 * swell(swing * 4) if near else -0.12 * swell(swing * 2)
    dx, dy = _toward(act)
    piece.dx, piece.dy = dx * push, dy * push


def _sidestep(director: Director, who: str, act: Act, share: float) -> None:
    """Move a missed target aside and back."""
    if (piece := director.stage.piece(who)) is not None and act.origin != act.goal:
        dx, dy = _toward(act)
        push = DODGE * swell(share)
        piece.dx, piece.dy = -dy * push, dx * push


def trap_disabled(director: Director, event: happened.TrapDisabled) -> Clip:
    """Show the total of a disable roll; the Trap shines or snaps."""

    def begin() -> None:
        face = director.roll.face if director.roll else event.total
        card, bonus, total = event.card, event.total - face, event.total
        director.roll = Roll(event.hero, "roll-disable", face, card, bonus, total, 0, card, event.success, landed=False)

    def play(share: float) -> None:
        if director.roll is not None:
            director.roll.landed = share > 0.3
        if (mark := director.stage.mark(event.card)) is not None:
            mark.glow = swell(share) if event.success else 0.0
            mark.lift = 0.0 if event.success else 0.12 * abs(math.sin(share * math.pi * 5)) * (1 - share)

    def end() -> None:
        if (mark := director.stage.mark(event.card)) is not None:
            mark.glow = mark.lift = 0.0

    return Clip(HOLD + 200, begin, play, end, rest=HOLD)


def damaged(director: Director, event: happened.Damaged) -> Clip:
    """Flash the figure red, push it away from the attacker, and show the lost Hit Points."""

    def reel(piece: Piece, share: float) -> None:
        _knock(director, piece, event, share)
        piece.flash = max(0.0, 1 - share * 2.6)
        piece.loss = max(0.0, 1 - share * 1.4)

    def end() -> None:
        director.jolt = (0.0, 0.0)

    words = rising(director, Float(f"-{event.amount}", event.figure, "bad"), WOUND)
    return both(words, posed(director, event.figure, reel), Clip(end=end))


def _knock(director: Director, piece: Piece, event: happened.Damaged, share: float) -> None:
    source = director.spot(director.blow[0]) if director.blow[1] == event.figure else None
    x, y = piece.middle
    dx, dy = (x - source[0], y - source[1]) if source is not None else (0.0, 1.0)
    far = math.hypot(dx, dy) or 1.0
    push = KNOCK * swell(share * 1.6) * (1 - share * 0.5)
    shake = 0.05 * math.sin(share * 40) * max(0.0, 1 - share * 2.5)
    piece.dx, piece.dy = dx / far * push - dy / far * shake, dy / far * push + dx / far * shake
    swing = min(JOLT_MOST, JOLT * (1 + event.amount)) * math.cos(share * 34) * max(0.0, 1 - share * 2.2)
    director.jolt = (dx / far * swing, dy / far * swing)


def hero_fell(director: Director, event: happened.HeroFell) -> Clip:
    """Tilt the figure of a Hero who falls."""
    reel = curved(tilt=lambda share: 24 * swell(share * 1.6), flash=lambda share: max(0.0, 1 - share * 3))
    return captioned(director, event, posed(director, event.hero, reel, 1000, framed=True, rest=900))


def hero_rose(director: Director, event: happened.HeroRose) -> Clip:
    """Show a Hero who rises, with a hop."""
    hop = posed(director, event.hero, curved(lift=lambda share: 0.3 * swell(share)), end=None)
    return captioned(director, event, both(pulsing(director, event.hero, "gold", 700, rest=500), hop))
