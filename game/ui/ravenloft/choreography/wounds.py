"""Clips of damage and healing, fallen Heroes, Healing Surges and Conditions."""

import math

from game.rules.ravenloft import event as happened
from game.text import name, say
from game.ui.ravenloft.board.faces import token_of
from game.ui.ravenloft.board.transients import Float
from game.ui.ravenloft.choreography.combined_clips import both, captioned, pulsing, rising
from game.ui.ravenloft.choreography.director import Director
from game.ui.table.animation_queue import Clip, swell

WOUND, MEND = 560.0, 620.0
"""Milliseconds of a wound and of healing."""
KNOCK = 0.15
"""How far a hit figure is pushed, in squares."""
JOLT, JOLT_MOST = 2.0, 8.0
"""How far a hit shakes the board per Hit Point (plus one), and at most, in logical pixels."""


def damaged(director: Director, event: happened.Damaged) -> Clip:
    """Flash the figure red, push it away from the attacker, and show the lost Hit Points."""
    clip = rising(director, Float(f"-{event.amount}", event.figure, "bad"), WOUND)
    inner, over = clip.play, clip.end

    def play(share: float) -> None:
        inner(share)
        if (piece := director.piece(event.figure)) is not None:
            _knock(director, event, share)
            piece.flash = max(0.0, 1 - share * 2.6)
            piece.loss = max(0.0, 1 - share * 1.4)

    def end() -> None:
        over()
        director.jolt = (0.0, 0.0)
        if (piece := director.piece(event.figure)) is not None:
            piece.calm()

    clip.play, clip.end = play, end
    return clip


def _knock(director: Director, event: happened.Damaged, share: float) -> None:
    piece = director.piece(event.figure)
    source = director.spot(director.blow[0]) if director.blow[1] == event.figure else None
    if piece is None:
        return
    x, y = piece.middle
    dx, dy = (x - source[0], y - source[1]) if source is not None else (0.0, 1.0)
    far = math.hypot(dx, dy) or 1.0
    push = KNOCK * swell(share * 1.6) * (1 - share * 0.5)
    shake = 0.05 * math.sin(share * 40) * max(0.0, 1 - share * 2.5)
    piece.dx, piece.dy = dx / far * push - dy / far * shake, dy / far * push + dx / far * shake
    swing = min(JOLT_MOST, JOLT * (1 + event.amount)) * math.cos(share * 34) * max(0.0, 1 - share * 2.2)
    director.jolt = (dx / far * swing, dy / far * swing)


def healed(director: Director, event: happened.Healed) -> Clip:
    """Show the regained Hit Points in green, in a warm light."""
    return both(
        rising(director, Float(f"+{event.amount}", event.figure, "good"), MEND), pulsing(director, event.figure, "life", MEND)
    )


def hero_fell(director: Director, event: happened.HeroFell) -> Clip:
    """Tilt the figure of a Hero who falls."""

    def play(share: float) -> None:
        if (piece := director.piece(event.hero)) is not None:
            piece.tilt = 24 * swell(share * 1.6)
            piece.flash = max(0.0, 1 - share * 3)

    def end() -> None:
        if (piece := director.piece(event.hero)) is not None:
            piece.calm()

    def begin() -> None:
        if (piece := director.piece(event.hero)) is not None:
            director.frame([piece.middle])

    return captioned(director, event, Clip(1000, begin, play, end, rest=900))


def hero_rose(director: Director, event: happened.HeroRose) -> Clip:
    """Show a Hero who rises, with a hop."""
    clip = both(pulsing(director, event.hero, "gold", 700, rest=500), Clip(play=lambda share: _hop(director, event.hero, share)))
    return captioned(director, event, clip)


def _hop(director: Director, who: str, share: float) -> None:
    if (piece := director.piece(who)) is not None:
        piece.lift = 0.3 * swell(share)


def surge_used(director: Director, event: happened.SurgeUsed) -> Clip:
    """Show the heart of a spent Healing Surge rising from the Hero."""
    heart = Float("", event.hero, "good", token_of("surge"))
    return captioned(director, event, both(rising(director, heart, 1000), pulsing(director, event.hero, "life", 1000)))


def condition_gained(director: Director, event: happened.ConditionGained) -> Clip:
    """Show the name and the token of a Condition; it stays as a badge."""
    words = Float(name(event.condition), event.hero, "plain", token_of(event.condition))
    return both(rising(director, words, 760), pulsing(director, event.hero, "frost", 760))


def condition_ended(director: Director, event: happened.ConditionEnded) -> Clip:
    """Remove the badge of a Condition, with a word."""
    words = Float(say("ui-float-over", condition=event.condition), event.hero, "good", "")
    return rising(director, words, 560)
