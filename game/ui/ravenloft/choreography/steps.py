"""Clips of what moves: figures that walk, vanish, rise and fall; tiles that come out of the dark; markers and tokens."""

from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.board.faces import token_of
from game.ui.ravenloft.board.transients import Act, Spot
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import Mark, Piece, Stage
from game.ui.table.animation_queue import Clip, arrive, bounce, ease, swell

STEP, VANISH, RISE, FALL, REVEAL, DROP = 110.0, 420.0, 420.0, 560.0, 700.0, 460.0
MIST = 1000.0
MISTY = frozenset({"count-strahd"})
"""Who comes and goes as mist."""
HOP = 0.17
"""How high a medallion hops at each step, in squares."""


def middle(square: Square) -> Spot:
    """The middle of a square."""
    x, y = xy(square)
    return x + 0.5, y + 0.5


def _walk(piece: Piece, points: list[tuple[int, int]], share: float, hop: float) -> None:
    """Put a piece on its way, hopping from square to square."""
    along = share * (len(points) - 1)
    at = min(int(along), max(0, len(points) - 2))
    one, other = points[at], points[min(at + 1, len(points) - 1)]
    part = along - at
    eased = 0.5 * part + 0.5 * ease(part)
    piece.x = one[0] + (other[0] - one[0]) * eased
    piece.y = one[1] + (other[1] - one[1]) * eased
    piece.lift = 0.0 if share >= 1 else hop * swell(part)


def walked(on: Director, event: happened.Walked) -> Clip:
    """A Hero walks square by square."""
    points = [xy(square) for square in event.path]

    def begin() -> None:
        if event.path:
            on.frame([middle(event.path[0]), middle(event.path[-1])])

    def play(share: float) -> None:
        if (piece := on.piece(event.figure)) is not None and points:
            _walk(piece, points, share, HOP)

    return Clip(STEP * 1.15 * max(1, len(points) - 1), begin, play)


def monster_moved(on: Director, event: happened.MonsterMoved) -> Clip:
    """A Monster goes around corners, not through them."""
    points = [xy(square) for square in on.way(event.origin, event.square)]

    def begin() -> None:
        on.frame([middle(event.origin), middle(event.square)])

    def play(share: float) -> None:
        if (piece := on.piece(event.figure)) is not None:
            _walk(piece, points, share, HOP * 0.7)

    return Clip(min(900.0, max(300.0, STEP * (len(points) - 1))), begin, play)


def relocated(on: Director, event: happened.Relocated) -> Clip:
    """A figure vanishes here and appears there, in a ring of light; the Count as mist."""
    places = [middle(square) for square in (event.origin, event.square) if square is not None]
    misty = bool(MISTY & {event.figure, event.figure.rpartition("-")[0]})
    rings = [Act("mist" if misty else "pulse", "force", place, place) for place in places]

    def begin() -> None:
        on.acts.extend(rings)
        on.gone = places[0] if event.square is None and places else on.gone
        if event.square is not None:
            on.frame(places)
            if on.piece(event.figure) is None:
                on.stage.bring(event.figure, event.square).alpha = 0.0

    def play(share: float) -> None:
        for number, ring in enumerate(rings):
            ring.share = min(1.0, max(0.0, share * 2 - number))
        if (piece := on.piece(event.figure)) is not None:
            _vanish(piece, event, share)

    def end() -> None:
        _drop(on, *rings)
        if event.square is None:
            on.stage.pieces.pop(event.figure, None)
        elif (piece := on.piece(event.figure)) is not None:
            piece.alpha, piece.lift = 1.0, 0.0

    if not misty:
        return Clip(VANISH, begin, play, end)
    return Clip(MIST, begin, play, end, rest=MIST / 2, pose=0.25 if len(places) == 1 else 0.75)


def _vanish(piece: Piece, event: happened.Relocated, share: float) -> None:
    if event.square is None:
        piece.alpha, piece.lift = 1 - share, share * 0.4
    elif share >= 0.5 or event.origin is None:
        piece.put(event.square)
        piece.alpha, piece.lift = share, (1 - share) * 0.6
    else:
        piece.alpha, piece.lift = 1 - 2 * share, share * 0.6


def monster_placed(on: Director, event: happened.MonsterPlaced | happened.ThingLaid) -> Clip:
    """A Monster rises out of a dark pool."""
    pool = Act("burst", "shadow", middle(event.square), middle(event.square), reach=1.1)

    def begin() -> None:
        on.shown = None
        on.glance(event.square)
        piece = on.stage.bring(event.figure, event.square)
        piece.alpha = 0.0
        pool.goal = piece.middle
        on.acts.append(pool)

    def play(share: float) -> None:
        pool.share = share
        if (piece := on.piece(event.figure)) is not None:
            piece.alpha = min(1.0, share * 1.5)
            piece.lift = -0.4 * (1 - arrive(min(1.0, share * 1.4))) + 0.1 * swell(share)

    def end() -> None:
        _drop(on, pool)
        if (piece := on.piece(event.figure)) is not None:
            piece.alpha, piece.lift = 1.0, 0.0

    return Clip(RISE, begin, play, end)


def monster_destroyed(on: Director, event: happened.MonsterDestroyed | happened.ThingDestroyed) -> Clip:
    """A Monster falls over and fades."""

    def begin() -> None:
        if (piece := on.piece(event.figure)) is not None:
            on.frame([piece.middle])

    def play(share: float) -> None:
        if (piece := on.piece(event.figure)) is not None:
            fallen = min(1.0, share / 0.45)
            piece.tilt = 82 * fallen * fallen
            piece.flash = max(0.0, 0.8 - share * 2)
            piece.lift = 0.14 * swell(fallen)
            piece.alpha = 1 - ease(min(1.0, max(0.0, (share - 0.4) / 0.6)))

    return Clip(FALL, begin, play, lambda: _gone(on.stage, event.figure))


def _gone(stage: Stage, name: str) -> None:
    stage.pieces.pop(name, None)


def _drop(on: Director, *acts: Act) -> None:
    for act in acts:
        if act in on.acts:
            on.acts.remove(act)


def tile_laid(on: Director, event: happened.TileLaid) -> Clip:
    """A tile comes out of the dark."""

    def play(share: float) -> None:
        on.stage.dim = 1 - share

    def begin() -> None:
        on.stage.dim = 1.0
        on.grown()

    return Clip(REVEAL, begin, play)


# ------------------------------------------------------------------ markers and tokens


def _laid(on: Director, mark: Mark, glance: Square | None) -> Clip:
    def begin() -> None:
        mark.alpha, mark.lift = 0.0, 1.4
        on.stage.marks.append(mark)
        if glance is not None:
            on.glance(glance)

    def play(share: float) -> None:
        mark.alpha, mark.lift = min(1.0, share * 3), 1.4 * bounce(share)
        mark.glow = swell(share) * 0.7

    def end() -> None:
        mark.alpha, mark.lift, mark.glow = 1.0, 0.0, 0.0

    return Clip(DROP, begin, play, end)


def marker_placed(on: Director, event: happened.MarkerPlaced) -> Clip:
    """A marker falls onto its tile."""
    clip = _laid(on, Mark(event.card, event.tile), None)
    inner = clip.begin

    def begin() -> None:
        inner()
        on.caption = event

    clip.begin = begin
    return clip


def token_placed(on: Director, event: happened.TokenPlaced) -> Clip:
    """A token falls onto its square."""
    return _laid(on, Mark(event.token, None, event.square), event.square)


def marker_removed(on: Director, event: happened.MarkerRemoved) -> Clip:
    """A marker is lifted off its tile."""
    lifted: list[Mark] = []

    def begin() -> None:
        lifted.extend(mark for mark in (on.stage.mark(event.card, event.tile),) if mark is not None)

    def play(share: float) -> None:
        for mark in lifted:
            mark.alpha, mark.lift, mark.glow = 1 - share, share * 0.8, (1 - share) * 0.6

    def end() -> None:
        for mark in lifted:
            on.stage.marks = [one for one in on.stage.marks if one is not mark]

    return Clip(DROP, begin, play, end)


def token_taken(on: Director, event: happened.TokenTaken) -> Clip:
    """A token flies to the Hero that takes it."""
    flight = Act("flight", "gold", (0.0, 0.0), (0.0, 0.0), picture=token_of(event.token))

    def begin() -> None:
        on.caption = event
        mark, piece = on.stage.mark(event.token), on.piece(event.hero)
        if mark is not None and mark.square is not None and piece is not None:
            flight.origin, flight.goal = middle(mark.square), piece.middle
            on.acts.append(flight)
        if mark is not None:
            on.stage.marks = [one for one in on.stage.marks if one is not mark]

    def play(share: float) -> None:
        flight.share = min(1.0, share * 1.8)
        if (piece := on.piece(event.hero)) is not None:
            piece.glow = swell(share)

    def end() -> None:
        _drop(on, flight)
        on.rest()
        if (piece := on.piece(event.hero)) is not None:
            piece.glow = 0.0

    return Clip(1100, begin, play, end, rest=900)
