"""Clips of the Events of adventures: tokens turned over and moved, counters, figures that leave the board for good."""

from game.rules.ravenloft import event as happened
from game.ui.ravenloft.board.faces import picture_of, token_of
from game.ui.ravenloft.board.transients import Act, Float, Spot
from game.ui.ravenloft.choreography.combined_clips import after, both, captioned, rising
from game.ui.ravenloft.choreography.director import Director, middle
from game.ui.ravenloft.choreography.shown_state import Mark
from game.ui.table.animation_queue import Clip, bounce, ease, swell

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
        _lift(director, event.token, event.square)
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
    flight = Act("flight", "gold", origin, goal, picture=token_of(event.token))

    def begin() -> None:
        director.frame([origin, goal])
        _lift(director, event.token, event.origin)
        director.acts.append(flight)

    def play(share: float) -> None:
        flight.share = ease(share)

    def end() -> None:
        director.acts[:] = [act for act in director.acts if act is not flight]
        director.stage.marks.append(Mark(event.token, None, event.square))

    return Clip(GLIDE, begin, play, end)


def token_removed(director: Director, event: happened.TokenRemoved) -> Clip:
    """Fade a token out."""
    gone: list[Mark] = []
    painted = _painted(CHANGES.get(event.token, ""), middle(event.square))

    def begin() -> None:
        director.acts.extend(painted)
        director.glance(event.square)
        gone[:] = [mark for mark in director.stage.marks if (mark.card, mark.square) == (event.token, event.square)]

    def play(share: float) -> None:
        for mark in gone:
            mark.alpha, mark.lift = 1 - share, share * 0.8
        for act in painted:
            act.share = share

    rest = READ if painted else None
    clip = Clip(AWAY if painted else GLIDE, begin, play, lambda: _lift(director, event.token, event.square), rest=rest, pose=POSE)
    return captioned(director, event, clip)


def _painted(form: str, spot: Spot) -> list[Act]:
    """Return the effect of this name at a spot; an empty list for ""."""
    return [Act(form, "shadow", spot, spot)] if form else []


def _lift(director: Director, token: str, square: int) -> None:
    director.stage.marks = [mark for mark in director.stage.marks if (mark.card, mark.square) != (token, square)]


def token_drawn(director: Director, event: happened.TokenDrawn) -> Clip:
    """Show the drawn token over its Hero."""
    return captioned(director, event, rising(director, Float("", event.hero, "good", token_of(event.token)), TURN))


def counted(director: Director, event: happened.Counted) -> Clip:
    """Announce the new value of a counter."""
    return Clip(READ, lambda: director.announce(event), end=director.rest)


def hero_left(director: Director, event: happened.HeroLeft) -> Clip:
    """Announce a Hero who leaves; the token of an escape rises from the figure's last spot."""
    token: list[Act] = []

    def begin() -> None:
        if event.way == ESCAPED and director.vanished_at is not None:
            token.append(_rising_token(director.vanished_at))
            director.acts.extend(token)

    def play(share: float) -> None:
        for act in token:
            act.share = share

    return captioned(director, event, Clip(AWAY, begin, play, rest=READ, pose=POSE))


def _rising_token(spot: Spot) -> Act:
    """Return the effect of an escape token that rises from a spot."""
    return Act("flight", "gold", spot, (spot[0], spot[1] - RISES), picture=token_of(ESCAPED))


def figure_left(director: Director, event: happened.FigureLeft) -> Clip:
    """Fade a figure out while it rises; as mist, or in the whirl of a curse that ends."""
    painted: list[Act] = []

    def begin() -> None:
        if (piece := director.piece(event.figure)) is not None:
            director.frame([piece.middle])
            painted.extend(
                [_rising_token(piece.middle)] if event.way == ESCAPED else _painted(LEAVES.get(event.way, ""), piece.middle)
            )
            director.acts.extend(painted)

    def play(share: float) -> None:
        if (piece := director.piece(event.figure)) is not None:
            piece.alpha, piece.lift = 1 - share, 0.5 * share
        for act in painted:
            act.share = share

    def end() -> None:
        director.stage.pieces.pop(event.figure, None)

    return captioned(director, event, Clip(AWAY, begin, play, end, rest=READ, pose=POSE))


def loot_kept(director: Director, event: happened.LootKept) -> Clip:
    """Move the card into the bag of its Hero."""
    card, bag = Float("", event.hero, "good", picture_of(event.card)), Float("", event.hero, "good", token_of("loot"))
    return captioned(director, event, after(rising(director, card, READ), rising(director, bag, READ)))


def power_gained(director: Director, event: happened.PowerGained) -> Clip:
    """Move the Power deck to the Hero, then show the gained card in light."""
    rays = Act("burst", "gold", (0.0, 0.0), (0.0, 0.0), reach=2.0)
    deck = Act("flight", "gold", (0.0, 0.0), (0.0, 0.0), picture=token_of("power-deck"))

    def begin() -> None:
        if (spot := director.spot(event.hero)) is not None:
            rays.origin = rays.goal = deck.goal = spot
            deck.origin = (spot[0], spot[1] - 2.6)
            director.acts.extend((rays, deck))

    def play(share: float) -> None:
        rays.share = share
        deck.share = min(1.0, share * 1.6)

    def end() -> None:
        director.acts[:] = [act for act in director.acts if act is not rays and act is not deck]

    shine = Clip(AWAY, begin, play, end, rest=600)
    return captioned(director, event, both(shine, rising(director, Float("", event.hero, "good", picture_of(event.card)), AWAY)))
