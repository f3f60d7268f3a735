"""Clips of what adventures make happen: tokens turned over and moved, counters, and who leaves the board for good."""

from game.rules.ravenloft import event as happened
from game.ui.ravenloft.board.faces import picture_of, token_of
from game.ui.ravenloft.board.transients import Act, Float, Spot
from game.ui.ravenloft.choreography.blows import after, both, captioned, rising
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import Mark
from game.ui.ravenloft.choreography.steps import middle
from game.ui.table.animation_queue import Clip, bounce, ease, swell

TURN, GLIDE, AWAY, TOLD = 900.0, 520.0, 900.0, 700.0
POSE = 0.5
"""The share of a painted effect, and of what fades in it, that stands still for a player who wants no motion."""
RISES = 2.4
"""How far a token goes up from where somebody has escaped, in squares."""
LEAVES = {"mist": "mist", "sank": "mist", "turned": "turn"}
"""The painted effect with which a figure goes, by the way it goes."""
ESCAPED = "escaped"
"""The way in which a figure gets out, and its token."""
CHANGES = {"kavan": "turn"}
"""Tokens that turn into something else where they lie, with the painted effect of that."""


def token_turned(on: Director, event: happened.TokenTurned) -> Clip:
    """A token is turned over, shows what it is, and goes."""
    shown = Mark(event.face, None, event.square)

    def begin() -> None:
        on.glance(event.square)
        _lift(on, event.token, event.square)
        on.stage.marks.append(shown)

    def play(share: float) -> None:
        shown.lift = 0.5 * bounce(min(1.0, share * 2))
        shown.glow = swell(share)
        shown.alpha = min(1.0, 3 * (1 - share))

    def end() -> None:
        on.stage.marks = [mark for mark in on.stage.marks if mark is not shown]

    return captioned(on, event, Clip(TURN, begin, play, end, rest=TOLD, pose=POSE))


def token_moved(on: Director, event: happened.TokenMoved) -> Clip:
    """A token flies to its new square."""
    origin, goal = middle(event.origin), middle(event.square)
    flight = Act("flight", "gold", origin, goal, picture=token_of(event.token))

    def begin() -> None:
        on.frame([origin, goal])
        _lift(on, event.token, event.origin)
        on.acts.append(flight)

    def play(share: float) -> None:
        flight.share = ease(share)

    def end() -> None:
        on.acts[:] = [act for act in on.acts if act is not flight]
        on.stage.marks.append(Mark(event.token, None, event.square))

    return Clip(GLIDE, begin, play, end)


def token_removed(on: Director, event: happened.TokenRemoved) -> Clip:
    """A token fades away."""
    gone: list[Mark] = []
    painted = _painted(CHANGES.get(event.token, ""), middle(event.square))

    def begin() -> None:
        on.acts.extend(painted)
        on.glance(event.square)
        gone[:] = [mark for mark in on.stage.marks if (mark.card, mark.square) == (event.token, event.square)]

    def play(share: float) -> None:
        for mark in gone:
            mark.alpha, mark.lift = 1 - share, share * 0.8
        for act in painted:
            act.share = share

    rest = TOLD if painted else None
    clip = Clip(AWAY if painted else GLIDE, begin, play, lambda: _lift(on, event.token, event.square), rest=rest, pose=POSE)
    return captioned(on, event, clip)


def _painted(form: str, spot: Spot) -> list[Act]:
    """The painted effect of this name at a place; none for ""."""
    return [Act(form, "shadow", spot, spot)] if form else []


def _lift(on: Director, token: str, square: int) -> None:
    on.stage.marks = [mark for mark in on.stage.marks if (mark.card, mark.square) != (token, square)]


def token_drawn(on: Director, event: happened.TokenDrawn) -> Clip:
    """What was drawn rises from the Hero that drew it."""
    return captioned(on, event, rising(on, Float("", event.hero, "good", token_of(event.token)), TURN))


def counted(on: Director, event: happened.Counted) -> Clip:
    """A sentence tells how far it is."""
    return Clip(TOLD, lambda: on.announce(event), end=on.rest)


def hero_left(on: Director, event: happened.HeroLeft) -> Clip:
    """A sentence tells who is out; from where the figure has vanished the token of those who escaped goes up."""
    token: list[Act] = []

    def begin() -> None:
        if event.way == ESCAPED and on.gone is not None:
            token.append(_rising_token(on.gone))
            on.acts.extend(token)

    def play(share: float) -> None:
        for act in token:
            act.share = share

    return captioned(on, event, Clip(AWAY, begin, play, rest=TOLD, pose=POSE))


def _rising_token(spot: Spot) -> Act:
    """The token of those who escaped, on its way up from a place."""
    return Act("flight", "gold", spot, (spot[0], spot[1] - RISES), picture=token_of(ESCAPED))


def figure_left(on: Director, event: happened.FigureLeft) -> Clip:
    """A figure fades, rising a little; as mist, or in the whirl in which a curse leaves it."""
    painted: list[Act] = []

    def begin() -> None:
        if (piece := on.piece(event.figure)) is not None:
            on.frame([piece.middle])
            painted.extend(
                [_rising_token(piece.middle)] if event.way == ESCAPED else _painted(LEAVES.get(event.way, ""), piece.middle)
            )
            on.acts.extend(painted)

    def play(share: float) -> None:
        if (piece := on.piece(event.figure)) is not None:
            piece.alpha, piece.lift = 1 - share, 0.5 * share
        for act in painted:
            act.share = share

    def end() -> None:
        on.stage.pieces.pop(event.figure, None)

    return captioned(on, event, Clip(AWAY, begin, play, end, rest=TOLD, pose=POSE))


def loot_kept(on: Director, event: happened.LootKept) -> Clip:
    """The card goes into its Hero's bag."""
    card, bag = Float("", event.hero, "good", picture_of(event.card)), Float("", event.hero, "good", token_of("loot"))
    return captioned(on, event, after(rising(on, card, TOLD), rising(on, bag, TOLD)))


def power_gained(on: Director, event: happened.PowerGained) -> Clip:
    """Its deck comes to the Hero, and the card rises from it, in light."""
    rays = Act("burst", "gold", (0.0, 0.0), (0.0, 0.0), reach=2.0)
    deck = Act("flight", "gold", (0.0, 0.0), (0.0, 0.0), picture=token_of("power-deck"))

    def begin() -> None:
        if (spot := on.spot(event.hero)) is not None:
            rays.origin = rays.goal = deck.goal = spot
            deck.origin = (spot[0], spot[1] - 2.6)
            on.acts.extend((rays, deck))

    def play(share: float) -> None:
        rays.share = share
        deck.share = min(1.0, share * 1.6)

    def end() -> None:
        on.acts[:] = [act for act in on.acts if act is not rays and act is not deck]

    shine = Clip(AWAY, begin, play, end, rest=600)
    return captioned(on, event, both(shine, rising(on, Float("", event.hero, "good", picture_of(event.card)), AWAY)))
