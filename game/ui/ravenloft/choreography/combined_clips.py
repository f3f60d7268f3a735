"""Clips that other clips are made of: two at once, one after another, rising words, a ring of light, a sentence."""

from game.rules.engine.script import Event
from game.ui.ravenloft.board.transients import Act, Float
from game.ui.ravenloft.choreography.director import Director
from game.ui.table.animation_queue import Clip


def rising(director: Director, words: Float, ms: float) -> Clip:
    """Return a clip of words that rise from a figure."""

    def begin() -> None:
        director.floats.append(words)

    def play(share: float) -> None:
        words.share = share

    def end() -> None:
        director.floats[:] = [one for one in director.floats if one is not words]

    return Clip(ms, begin, play, end)


def both(one: Clip, other: Clip) -> Clip:
    """Return a clip that plays two clips at once and lasts as long as the first."""

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
    """Return a clip that starts the second clip when the first is half over."""

    def play(share: float) -> None:
        one.play(min(1.0, share * 1.5))
        if share * 1.5 >= 0.5:
            other.play(min(1.0, share * 1.5 - 0.5))

    clip = both(one, other)
    clip.ms, clip.play = one.ms + other.ms / 2, play
    return clip


def pulsing(director: Director, who: str, hue: str, ms: float, *, rest: float = 0.0) -> Clip:
    """Return a clip of a ring of light that spreads from a figure."""
    ring = Act("pulse", hue, (0.0, 0.0), (0.0, 0.0))

    def begin() -> None:
        if (spot := director.spot(who)) is not None:
            ring.origin = ring.goal = spot
            piece = director.piece(who)
            ring.reach = float(piece.base) if piece is not None else 1.0
            director.acts.append(ring)

    def play(share: float) -> None:
        ring.share = share

    def end() -> None:
        director.acts[:] = [one for one in director.acts if one is not ring]

    return Clip(ms, begin, play, end, rest=rest)


def captioned(director: Director, event: Event, clip: Clip) -> Clip:
    """Add the sentence of an Event to its clip."""
    begin, end = clip.begin, clip.end

    def begin_with_caption() -> None:
        director.announce(event)
        begin()

    def end_with_caption() -> None:
        end()
        director.rest()

    clip.begin, clip.end = begin_with_caption, end_with_caption
    return clip
