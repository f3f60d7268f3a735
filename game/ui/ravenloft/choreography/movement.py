"""Clips of movement: figures that walk, vanish, rise and fall; new tiles; markers and tokens."""

from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.board.faces import token_of
from game.ui.ravenloft.board.transients import Act
from game.ui.ravenloft.choreography.director import Director, middle
from game.ui.ravenloft.choreography.shown_state import Mark, Piece, ShownState
from game.ui.table.animation_queue import Clip, arrive, bounce, ease, swell

STEP, VANISH, RISE, FALL, REVEAL, DROP = 110.0, 420.0, 420.0, 560.0, 700.0, 460.0
MIST = 1000.0
MISTY = frozenset({"count-strahd"})
"""Figures that come and go as mist."""
HOP = 0.17
"""How high a medallion hops at each step, in squares."""


def _walk(piece: Piece, points: list[tuple[int, int]], share: float, hop: float) -> None:
    """Place a piece on its path at this share of the way, hopping from square to square."""
    along = share * (len(points) - 1)
    at = min(int(along), max(0, len(points) - 2))
    one, other = points[at], points[min(at + 1, len(points) - 1)]
    part = along - at
    eased = 0.5 * part + 0.5 * ease(part)
    piece.x = one[0] + (other[0] - one[0]) * eased
    piece.y = one[1] + (other[1] - one[1]) * eased
    piece.lift = 0.0 if share >= 1 else hop * swell(part)


def walked(director: Director, event: happened.Walked) -> Clip:
    """Move a Hero square by square."""
    points = [xy(square) for square in event.path]

    def begin() -> None:
        if event.path:
            director.frame([middle(event.path[0]), middle(event.path[-1])])

    def play(share: float) -> None:
        if (piece := director.piece(event.figure)) is not None and points:
            _walk(piece, points, share, HOP)

    return Clip(STEP * 1.15 * max(1, len(points) - 1), begin, play)


def monster_moved(director: Director, event: happened.MonsterMoved) -> Clip:
    """Move a Monster along the floor, around corners."""
    points = [xy(square) for square in director.way(event.origin, event.square)]

    def begin() -> None:
        director.frame([middle(event.origin), middle(event.square)])

    def play(share: float) -> None:
        if (piece := director.piece(event.figure)) is not None:
            _walk(piece, points, share, HOP * 0.7)

    return Clip(min(900.0, max(300.0, STEP * (len(points) - 1))), begin, play)


def relocated(director: Director, event: happened.Relocated) -> Clip:
    """Fade a figure out at its old square and in at its new one, with rings of light, or as mist."""
    places = [middle(square) for square in (event.origin, event.square) if square is not None]
    misty = bool(MISTY & {event.figure, event.figure.rpartition("-")[0]})
    rings = [Act("mist" if misty else "pulse", "force", place, place) for place in places]

    def begin() -> None:
        director.acts.extend(rings)
        director.vanished_at = places[0] if event.square is None and places else director.vanished_at
        if event.square is not None:
            director.frame(places)
            if director.piece(event.figure) is None:
                director.stage.bring(event.figure, event.square).alpha = 0.0

    def play(share: float) -> None:
        for number, ring in enumerate(rings):
            ring.share = min(1.0, max(0.0, share * 2 - number))
        if (piece := director.piece(event.figure)) is not None:
            _vanish(piece, event, share)

    def end() -> None:
        _drop(director, *rings)
        if event.square is None:
            director.stage.pieces.pop(event.figure, None)
        elif (piece := director.piece(event.figure)) is not None:
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


def monster_placed(director: Director, event: happened.MonsterPlaced | happened.ThingLaid) -> Clip:
    """Raise a Monster out of a dark pool."""
    pool = Act("burst", "shadow", middle(event.square), middle(event.square), reach=1.1)

    def begin() -> None:
        director.shown = None
        director.glance(event.square)
        piece = director.stage.bring(event.figure, event.square)
        piece.alpha = 0.0
        pool.goal = piece.middle
        director.acts.append(pool)

    def play(share: float) -> None:
        pool.share = share
        if (piece := director.piece(event.figure)) is not None:
            piece.alpha = min(1.0, share * 1.5)
            piece.lift = -0.4 * (1 - arrive(min(1.0, share * 1.4))) + 0.1 * swell(share)

    def end() -> None:
        _drop(director, pool)
        if (piece := director.piece(event.figure)) is not None:
            piece.alpha, piece.lift = 1.0, 0.0

    return Clip(RISE, begin, play, end)


def monster_destroyed(director: Director, event: happened.MonsterDestroyed | happened.ThingDestroyed) -> Clip:
    """Topple a Monster and fade it out."""

    def begin() -> None:
        if (piece := director.piece(event.figure)) is not None:
            director.frame([piece.middle])

    def play(share: float) -> None:
        if (piece := director.piece(event.figure)) is not None:
            fallen = min(1.0, share / 0.45)
            piece.tilt = 82 * fallen * fallen
            piece.flash = max(0.0, 0.8 - share * 2)
            piece.lift = 0.14 * swell(fallen)
            piece.alpha = 1 - ease(min(1.0, max(0.0, (share - 0.4) / 0.6)))

    return Clip(FALL, begin, play, lambda: _gone(director.stage, event.figure))


def _gone(stage: ShownState, name: str) -> None:
    stage.pieces.pop(name, None)


def _drop(director: Director, *acts: Act) -> None:
    for act in acts:
        if act in director.acts:
            director.acts.remove(act)


def tile_laid(director: Director, event: happened.TileLaid) -> Clip:
    """Fade a new tile in."""

    def play(share: float) -> None:
        director.stage.dim = 1 - share

    def begin() -> None:
        director.stage.dim = 1.0
        director.fit_view()

    return Clip(REVEAL, begin, play)


# ------------------------------------------------------------------ markers and tokens


def _laid(director: Director, mark: Mark, glance: Square | None) -> Clip:
    def begin() -> None:
        mark.alpha, mark.lift = 0.0, 1.4
        director.stage.marks.append(mark)
        if glance is not None:
            director.glance(glance)

    def play(share: float) -> None:
        mark.alpha, mark.lift = min(1.0, share * 3), 1.4 * bounce(share)
        mark.glow = swell(share) * 0.7

    def end() -> None:
        mark.alpha, mark.lift, mark.glow = 1.0, 0.0, 0.0

    return Clip(DROP, begin, play, end)


def marker_placed(director: Director, event: happened.MarkerPlaced) -> Clip:
    """Drop a marker onto its tile."""
    clip = _laid(director, Mark(event.card, event.tile), None)
    inner = clip.begin

    def begin() -> None:
        inner()
        director.caption = event

    clip.begin = begin
    return clip


def token_placed(director: Director, event: happened.TokenPlaced) -> Clip:
    """Drop a token onto its square."""
    return _laid(director, Mark(event.token, None, event.square), event.square)


def marker_removed(director: Director, event: happened.MarkerRemoved) -> Clip:
    """Lift a marker off its tile."""
    lifted: list[Mark] = []

    def begin() -> None:
        lifted.extend(mark for mark in (director.stage.mark(event.card, event.tile),) if mark is not None)

    def play(share: float) -> None:
        for mark in lifted:
            mark.alpha, mark.lift, mark.glow = 1 - share, share * 0.8, (1 - share) * 0.6

    def end() -> None:
        for mark in lifted:
            director.stage.marks = [one for one in director.stage.marks if one is not mark]

    return Clip(DROP, begin, play, end)


def token_taken(director: Director, event: happened.TokenTaken) -> Clip:
    """Move a token to the Hero who takes it."""
    flight = Act("flight", "gold", (0.0, 0.0), (0.0, 0.0), picture=token_of(event.token))

    def begin() -> None:
        director.caption = event
        mark, piece = director.stage.mark(event.token), director.piece(event.hero)
        if mark is not None and mark.square is not None and piece is not None:
            flight.origin, flight.goal = middle(mark.square), piece.middle
            director.acts.append(flight)
        if mark is not None:
            director.stage.marks = [one for one in director.stage.marks if one is not mark]

    def play(share: float) -> None:
        flight.share = min(1.0, share * 1.8)
        if (piece := director.piece(event.hero)) is not None:
            piece.glow = swell(share)

    def end() -> None:
        _drop(director, flight)
        director.rest()
        if (piece := director.piece(event.hero)) is not None:
            piece.glow = 0.0

    return Clip(1100, begin, play, end, rest=900)
