"""Clips of fighting: the die, the blow or the bolt, wounds and what heals them, Conditions."""

import math

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import CARDS
from game.text import name, say
from game.ui.ravenloft.board import effects
from game.ui.ravenloft.board.faces import token_of
from game.ui.ravenloft.board.noise import lot
from game.ui.ravenloft.board.transients import Act, Float, Roll, Spot
from game.ui.ravenloft.choreography.director import Director
from game.ui.table.animation_queue import Clip, swell

ROLL, SWING, HOLD, WOUND, MEND = 720.0, 460.0, 720.0, 560.0, 620.0
LUNGE, KNOCK, DODGE = 0.42, 0.15, 0.22
JOLT, JOLT_MOST = 2.0, 8.0
"""How far a blow jolts the board for each Hit Point that it takes and one more, and at most, in logical pixels."""
"""How far an attacker lunges, who is hit is knocked, and who is missed steps aside, in squares."""
LANDS = 0.5
"""At this share of a blow the verdict is known."""
STRUCK = 0.7
"""This share of a blow is the picture for a player who wants no motion: the verdict is known, and what struck is still there."""


def die_rolled(on: Director, event: happened.DieRolled) -> Clip:
    """The die tumbles and lies still."""

    def begin() -> None:
        before = on.roll
        again = before is not None and before.total is None and (before.who, before.purpose) == (event.figure, event.purpose)
        first = (*before.first, before.face) if before is not None and again else ()
        on.roll = Roll(event.figure, event.purpose, event.face, spin=1.0, first=first)
        if (spot := on.spot(event.figure)) is not None:
            on.frame([spot])

    def play(share: float) -> None:
        if on.roll is not None:
            on.roll.spin = 1 - share

    return Clip(ROLL, begin, play, rest=250)


def _between(on: Director, attacker: str, target: str) -> tuple[Spot, Spot] | None:
    """From where to where a blow goes; what has no place of its own strikes from above."""
    there = on.spot(target)
    if there is None:
        return None
    here = on.spot(attacker) or (there[0] - 1.2, there[1] - 3.2)
    return here, there


def attacked(on: Director, event: happened.Attacked) -> Clip:
    """The blow falls or the bolt flies; then the total stands against the AC."""
    blow = Blow(on, event)
    return Clip(SWING + HOLD, blow.begin, blow.play, blow.end, rest=HOLD, pose=STRUCK * SWING / (SWING + HOLD))


class Blow:
    """One attack as it is seen: what is swung or thrown, its burst, the verdict, and a miss."""

    def __init__(self, on: Director, event: happened.Attacked) -> None:
        self.on, self.event = on, event
        self.act = Act("slash", "steel", (0.0, 0.0), (0.0, 0.0), seed=event.face * 31 + event.total)
        self.burst = Act("burst", "fire", (0.0, 0.0), (0.0, 0.0), reach=1.5)
        self.missed = Float(say("ui-float-miss"), event.target, "plain")

    def begin(self) -> None:
        """Lay the sum on the banner, and make ready."""
        on, event, before = self.on, self.event, self.on.roll
        first = before.first if before is not None and before.total is None else ()
        on.roll = Roll(
            event.attacker, "roll-attack", event.face, event.card, event.bonus, event.total, event.ac, event.target, event.hit,
            landed=False, first=first,
        )  # fmt: skip
        on.blow = (event.attacker, event.target)
        ends = _between(on, event.attacker, event.target)
        if ends is not None:
            on.frame(list(ends))
            self._aim(*ends)

    def _aim(self, here: Spot, there: Spot) -> None:
        act, burst = self.act, self.burst
        act.form, act.hue = effects.look(self.event.card, far=math.dist(here, there) > 1.9)
        act.origin, act.goal = here, there
        if not self.event.hit and act.form in ("shaft", "ball"):  # it passes by
            act.goal = (there[0] + (lot(act.seed, 1) - 0.5) * 1.1, there[1] - 0.55)
        self.on.acts.append(act)
        if act.form in ("ball", "gust") and _wide(self.event.card):
            burst.hue, burst.origin, burst.goal = act.hue, here, there
            self.on.acts.append(burst)

    def play(self, share: float) -> None:
        """The blow first, then time to read the sum."""
        on, act = self.on, self.act
        swing = share * (SWING + HOLD) / SWING
        act.share = min(1.0, swing)
        self.burst.share = min(1.0, max(0.0, (swing - effects.FLIES) / (1.6 - effects.FLIES)))
        if on.roll is not None:
            on.roll.landed = swing >= LANDS
        _lunge(on, self.event.attacker, act, swing)
        if not self.event.hit and swing >= LANDS * 0.8:
            if self.missed not in on.floats:
                on.floats.append(self.missed)
            self.missed.share = share
            _sidestep(on, self.event.target, act, (swing - LANDS * 0.8) / 0.9)

    def end(self) -> None:
        """Everybody stands still again."""
        on = self.on
        on.acts[:] = [one for one in on.acts if one is not self.act and one is not self.burst]
        on.floats[:] = [one for one in on.floats if one is not self.missed]
        for who in (self.event.attacker, self.event.target):
            if (piece := on.piece(who)) is not None:
                piece.calm()


def _wide(card: str) -> bool:
    """Whether an attack is meant for everybody on a tile."""
    row = CARDS.get(card)
    return row is None or (row.attack is not None and row.attack.pick == "each")


def _toward(act: Act) -> tuple[float, float]:
    dx, dy = act.goal[0] - act.origin[0], act.goal[1] - act.origin[1]
    far = math.hypot(dx, dy) or 1.0
    return dx / far, dy / far


def _lunge(on: Director, who: str, act: Act, swing: float) -> None:
    """The attacker goes at the target, or is kicked back a little by what it throws."""
    if (piece := on.piece(who)) is None or act.origin == act.goal:
        return
    near = act.form in effects.NEAR
    push = LUNGE * swell(swing) ** 1.5 - 0.1 * swell(swing * 4) if near else -0.12 * swell(swing * 2)
    dx, dy = _toward(act)
    piece.dx, piece.dy = dx * push, dy * push


def _sidestep(on: Director, who: str, act: Act, share: float) -> None:
    """Who is missed steps aside and back."""
    if (piece := on.piece(who)) is not None and act.origin != act.goal:
        dx, dy = _toward(act)
        push = DODGE * swell(share)
        piece.dx, piece.dy = -dy * push, dx * push


def foiled(on: Director, event: happened.AttackFoiled) -> Clip:
    """A hit turns into a miss: a ring of light around who was meant."""
    clip = pulsing(on, event.target, "spark", 900, rest=900)
    return captioned(on, event, clip)


def trap_disabled(on: Director, event: happened.TrapDisabled) -> Clip:
    """The total of a disable roll; the Trap shines or snaps."""

    def begin() -> None:
        face = on.roll.face if on.roll else event.total
        on.roll = Roll(
            event.hero,
            "roll-disable",
            face,
            event.card,
            event.total - face,
            event.total,
            0,
            event.card,
            event.success,
            landed=False,
        )

    def play(share: float) -> None:
        if on.roll is not None:
            on.roll.landed = share > 0.3
        if (mark := on.stage.mark(event.card)) is not None:
            mark.glow = swell(share) if event.success else 0.0
            mark.lift = 0.0 if event.success else 0.12 * abs(math.sin(share * math.pi * 5)) * (1 - share)

    def end() -> None:
        if (mark := on.stage.mark(event.card)) is not None:
            mark.glow = mark.lift = 0.0

    return Clip(HOLD + 200, begin, play, end, rest=HOLD)


# ------------------------------------------------------------------ wounds and what heals them


def rising(on: Director, words: Float, ms: float) -> Clip:
    """Words that rise from a figure."""

    def begin() -> None:
        on.floats.append(words)

    def play(share: float) -> None:
        words.share = share

    def end() -> None:
        on.floats[:] = [one for one in on.floats if one is not words]

    return Clip(ms, begin, play, end)


def both(one: Clip, other: Clip) -> Clip:
    """Two clips at the same time; the first says how long it lasts."""

    def begin() -> None:
        one.begin()
        other.begin()

    def play(share: float) -> None:
        one.play(share)
        other.play(share)

    def end() -> None:
        one.end()
        other.end()

    return Clip(one.ms, begin, play, end, rest=one.rest, pose=one.pose)


def after(one: Clip, other: Clip) -> Clip:
    """Two clips, the second when the first is half over."""

    def play(share: float) -> None:
        one.play(min(1.0, share * 1.5))
        if share * 1.5 >= 0.5:
            other.play(min(1.0, share * 1.5 - 0.5))

    clip = both(one, other)
    clip.ms, clip.play = one.ms + other.ms / 2, play
    return clip


def pulsing(on: Director, who: str, hue: str, ms: float, *, rest: float = 0.0) -> Clip:
    """A ring of light that goes out from a figure."""
    ring = Act("pulse", hue, (0.0, 0.0), (0.0, 0.0))

    def begin() -> None:
        if (spot := on.spot(who)) is not None:
            ring.origin = ring.goal = spot
            piece = on.piece(who)
            ring.reach = float(piece.base) if piece is not None else 1.0
            on.acts.append(ring)

    def play(share: float) -> None:
        ring.share = share

    def end() -> None:
        on.acts[:] = [one for one in on.acts if one is not ring]

    return Clip(ms, begin, play, end, rest=rest)


def captioned(on: Director, event: Event, clip: Clip) -> Clip:
    """The same, with a sentence on the board."""
    begin, end = clip.begin, clip.end

    def said() -> None:
        on.announce(event)
        begin()

    def over() -> None:
        end()
        on.rest()

    clip.begin, clip.end = said, over
    return clip


def damaged(on: Director, event: happened.Damaged) -> Clip:
    """Red, a knock away from where it came, a number; the lost Hit Point fades."""
    clip = rising(on, Float(f"-{event.amount}", event.figure, "bad"), WOUND)
    inner, over = clip.play, clip.end

    def play(share: float) -> None:
        inner(share)
        if (piece := on.piece(event.figure)) is not None:
            _knock(on, event, share)
            piece.flash = max(0.0, 1 - share * 2.6)
            piece.loss = max(0.0, 1 - share * 1.4)

    def end() -> None:
        over()
        on.jolt = (0.0, 0.0)
        if (piece := on.piece(event.figure)) is not None:
            piece.calm()

    clip.play, clip.end = play, end
    return clip


def _knock(on: Director, event: happened.Damaged, share: float) -> None:
    piece = on.piece(event.figure)
    source = on.spot(on.blow[0]) if on.blow[1] == event.figure else None
    if piece is None:
        return
    x, y = piece.middle
    dx, dy = (x - source[0], y - source[1]) if source is not None else (0.0, 1.0)
    far = math.hypot(dx, dy) or 1.0
    push = KNOCK * swell(share * 1.6) * (1 - share * 0.5)
    shake = 0.05 * math.sin(share * 40) * max(0.0, 1 - share * 2.5)
    piece.dx, piece.dy = dx / far * push - dy / far * shake, dy / far * push + dx / far * shake
    swing = min(JOLT_MOST, JOLT * (1 + event.amount)) * math.cos(share * 34) * max(0.0, 1 - share * 2.2)
    on.jolt = (dx / far * swing, dy / far * swing)


def healed(on: Director, event: happened.Healed) -> Clip:
    """A green number in a warm light."""
    return both(rising(on, Float(f"+{event.amount}", event.figure, "good"), MEND), pulsing(on, event.figure, "life", MEND))


def hero_fell(on: Director, event: happened.HeroFell) -> Clip:
    """A Hero sinks to the floor."""

    def play(share: float) -> None:
        if (piece := on.piece(event.hero)) is not None:
            piece.tilt = 24 * swell(share * 1.6)
            piece.flash = max(0.0, 1 - share * 3)

    def end() -> None:
        if (piece := on.piece(event.hero)) is not None:
            piece.calm()

    def begin() -> None:
        if (piece := on.piece(event.hero)) is not None:
            on.frame([piece.middle])

    return captioned(on, event, Clip(1000, begin, play, end, rest=900))


def hero_rose(on: Director, event: happened.HeroRose) -> Clip:
    """A Hero stands again, with a hop."""
    clip = both(pulsing(on, event.hero, "gold", 700, rest=500), Clip(play=lambda share: _hop(on, event.hero, share)))
    return captioned(on, event, clip)


def _hop(on: Director, who: str, share: float) -> None:
    if (piece := on.piece(who)) is not None:
        piece.lift = 0.3 * swell(share)


def surge_used(on: Director, event: happened.SurgeUsed) -> Clip:
    """A Healing Surge is spent: its heart rises from the Hero."""
    heart = Float("", event.hero, "good", token_of("surge"))
    return captioned(on, event, both(rising(on, heart, 1000), pulsing(on, event.hero, "life", 1000)))


def condition_gained(on: Director, event: happened.ConditionGained) -> Clip:
    """The Condition's token comes down on the Hero, with its name; it stays as a badge."""
    words = Float(name(event.condition), event.hero, "plain", token_of(event.condition))
    return both(rising(on, words, 760), pulsing(on, event.hero, "frost", 760))


def condition_ended(on: Director, event: happened.ConditionEnded) -> Clip:
    """The badge goes, with a word."""
    words = Float(say("ui-float-over", condition=event.condition), event.hero, "good", "")
    return rising(on, words, 560)
