"""Clips of the Events of adventures: tokens turned over and moved, counters, figures that leave the board for good."""

from collections.abc import Callable

from game.rules.ravenloft import event as happened
from game.ui.ravenloft.board.effects import Act, Float, Spot
from game.ui.ravenloft.board.faces import picture_of, token_of
from game.ui.ravenloft.choreography.director import NOWHERE, Director, after, both, captioned, effect, middle, posed, rising
from game.ui.ravenloft.choreography.shown_state import Mark, Piece
from game.ui.table.director import Clip, bounce, ease, swell

TURN, GLIDE, AWAY, READ = 900.0, 520.0, 900.0, 700.0
POSE = 0.5
"""The share of the clip that is shown as a still picture when animations are off."""
RISES = 2.4
"""How far the token of an escaped figure rises, in squares."""
LEAVES = {"mist": "mist", "sank": "mist", "turned": "turn"}
"""The effect with which a figure leaves, by the way it leaves."""
ESCAPED = "escaped"
"""The way in which a figure escapes; also the id of its token."""
CHANGES = {"kavan": "turn"}
"""The effect of each token that changes into something else."""


def token_turned(director: Director, event: happened.TokenTurned) -> Clip:
    """Turn a token over, show its face, and remove it."""
    shown = Mark(event.face, None, event.square)

    def begin() -> None:
        director.glance(event.square)
        director.lift_mark(event.token, event.square)
        director.stage.marks.append(shown)

    def play(share: float) -> None:
        shown.lift = 0.5 * bounce(min(1.0, share * 2))
        shown.glow = swell(share)
        shown.alpha = min(1.0, 3 * (1 - share))

    def end() -> None:
        director.stage.marks = [mark for mark in director.stage.marks if mark is not shown]

    return captioned(director, event, Clip(TURN, begin, play, end, rest=READ, pose=POSE))


def token_moved(director: Director, event: happened.TokenMoved) -> Clip:
    """Move a token to its new square."""
    origin, goal = middle(event.origin), middle(event.square)

    def begin() -> None:
        director.frame([origin, goal])
        director.lift_mark(event.token, event.origin)

    def end() -> None:
        director.stage.marks.append(Mark(event.token, None, event.square))

    flight = Act("flight", "gold", origin, goal, picture=token_of(event.token))
    return both(effect(director, flight, GLIDE, pace=ease), Clip(begin=begin, end=end))


def token_removed(director: Director, event: happened.TokenRemoved) -> Clip:
    """Fade a token out."""
    gone: list[Mark] = []
    painted = _painted(director, CHANGES.get(event.token, ""), middle(event.square))

    def begin() -> None:
        director.glance(event.square)
        gone[:] = [mark for mark in director.stage.marks if (mark.card, mark.square) == (event.token, event.square)]

    def play(share: float) -> None:
        for mark in gone:
            mark.alpha, mark.lift = 1 - share, share * 0.8

    rest, ms = (READ, AWAY) if painted else (None, GLIDE)
    fade = Clip(ms, begin, play, lambda: director.lift_mark(event.token, event.square), rest=rest, pose=POSE)
    return captioned(director, event, both(fade, *painted))


def _painted(director: Director, form: str, spot: Spot) -> list[Clip]:
    """Return the effect of this name at a spot; an empty list for ""."""
    return [effect(director, Act(form, "shadow", spot, spot))] if form else []


def token_drawn(director: Director, event: happened.TokenDrawn) -> Clip:
    """Show the drawn token over its Hero."""
    return captioned(director, event, rising(director, Float("", event.hero, "good", token_of(event.token)), TURN))


def counted(director: Director, event: happened.Counted) -> Clip:
    """Announce the new value of a counter."""
    return Clip(READ, lambda: director.announce(event), end=director.rest)


def hero_left(director: Director, event: happened.HeroLeft) -> Clip:
    """Announce a Hero who leaves; the token of an escape rises from the figure's last spot."""
    clip = _leaving(director, event.way, lambda: director.vanished_at if event.way == ESCAPED else None)
    clip.ms, clip.rest, clip.pose = AWAY, READ, POSE
    return captioned(director, event, clip)


def _leaving(director: Director, way: str, where: Callable[[], Spot | None]) -> Clip:
    """Return the effect with which a figure leaves a spot: the token of an escape that rises, mist, or the whirl of a curse that ends."""
    escapes = way == ESCAPED
    act = Act("flight", "gold", NOWHERE, NOWHERE, picture=token_of(ESCAPED)) if escapes else Act("", "shadow", NOWHERE, NOWHERE)
    act.form = act.form or LEAVES.get(way, "")

    def place() -> tuple[Spot, Spot] | None:
        spot = where()
        return None if spot is None or not act.form else (spot, (spot[0], spot[1] - RISES) if escapes else spot)

    return effect(director, act, place=place)


def figure_left(director: Director, event: happened.FigureLeft) -> Clip:
    """Fade a figure out while it rises; as mist, or in the whirl of a curse that ends."""

    def fade(piece: Piece, share: float) -> None:
        piece.alpha, piece.lift = 1 - share, 0.5 * share

    fading = posed(director, event.figure, fade, AWAY, framed=True, end=None, rest=READ)
    fading.pose = POSE
    leaving = _leaving(director, event.way, lambda: director.spot(event.figure))
    gone = Clip(end=lambda: director.drop_piece(event.figure))
    return captioned(director, event, both(fading, leaving, gone))


def loot_kept(director: Director, event: happened.LootKept) -> Clip:
    """Move the card into the bag of its Hero."""
    card, bag = Float("", event.hero, "good", picture_of(event.card)), Float("", event.hero, "good", token_of("loot"))
    return captioned(director, event, after(rising(director, card, READ), rising(director, bag, READ)))


def power_gained(director: Director, event: happened.PowerGained) -> Clip:
    """Move the Power deck to the Hero, then show the gained card in light."""
    rays = Act("burst", "gold", NOWHERE, NOWHERE, reach=2.0)
    deck = Act("flight", "gold", NOWHERE, NOWHERE, picture=token_of("power-deck"))
    return captioned(director, event, both(
        effect(director, rays, AWAY, place=lambda: director.at(event.hero), rest=600),
        effect(director, deck, place=lambda: director.at(event.hero, 2.6), pace=lambda share: share * 1.6),
        rising(director, Float("", event.hero, "good", picture_of(event.card)), AWAY),
    ))  # fmt: skip
