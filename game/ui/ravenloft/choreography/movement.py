"""Clips of movement: figures that walk, vanish, rise and fall; new tiles; markers and tokens."""

from collections.abc import Sequence

from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.board.effects import Act, Spot
from game.ui.ravenloft.board.faces import token_of
from game.ui.ravenloft.choreography.director import NOWHERE, Director, both, captioned, effect, middle, posed
from game.ui.ravenloft.choreography.shown_state import Mark, Piece
from game.ui.table.director import Clip, arrive, bounce, ease, swell

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
    return _walking(director, event.figure, event.path, HOP, STEP * 1.15 * max(1, len(event.path) - 1))


def monster_moved(director: Director, event: happened.MonsterMoved) -> Clip:
    """Move a Monster along the floor, around corners."""
    path = director.way(event.origin, event.square)
    return _walking(director, event.figure, path, HOP * 0.7, min(900.0, max(300.0, STEP * (len(path) - 1))))


def _walking(director: Director, who: str, path: Sequence[Square], hop: float, ms: float) -> Clip:
    points = [xy(square) for square in path]

    def begin() -> None:
        if path:
            director.frame([middle(path[0]), middle(path[-1])])

    def walk(piece: Piece, share: float) -> None:
        if points:
            _walk(piece, points, share, hop)

    return both(posed(director, who, walk, ms, end=None), Clip(begin=begin))


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
        director.lift(*rings)
        if event.square is None:
            director.drop_piece(event.figure)
        elif (piece := director.piece(event.figure)) is not None:
            _settle(piece)

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

    def begin() -> None:
        director.shown = None
        director.glance(event.square)
        director.stage.bring(event.figure, event.square).alpha = 0.0

    def rise(piece: Piece, share: float) -> None:
        piece.alpha = min(1.0, share * 1.5)
        piece.lift = -0.4 * (1 - arrive(min(1.0, share * 1.4))) + 0.1 * swell(share)

    def place() -> tuple[Spot, Spot]:
        piece = director.piece(event.figure)
        return middle(event.square), middle(event.square) if piece is None else piece.middle

    pool = effect(director, Act("burst", "shadow", NOWHERE, NOWHERE, reach=1.1), place=place)
    return both(Clip(RISE, begin, rest=0), pool, posed(director, event.figure, rise, end=_settle))


def _settle(piece: Piece) -> None:
    piece.alpha, piece.lift = 1.0, 0.0


def monster_destroyed(director: Director, event: happened.MonsterDestroyed | happened.ThingDestroyed) -> Clip:
    """Topple a Monster and fade it out."""

    def topple(piece: Piece, share: float) -> None:
        fallen = min(1.0, share / 0.45)
        piece.tilt = 82 * fallen * fallen
        piece.flash = max(0.0, 0.8 - share * 2)
        piece.lift = 0.14 * swell(fallen)
        piece.alpha = 1 - ease(min(1.0, max(0.0, (share - 0.4) / 0.6)))

    falling = posed(director, event.figure, topple, FALL, framed=True, end=None)
    return both(falling, Clip(end=lambda: director.drop_piece(event.figure)))


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
    return both(_laid(director, Mark(event.card, event.tile), None), Clip(begin=lambda: director.announce(event)))


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
    flight = Act("flight", "gold", NOWHERE, NOWHERE, picture=token_of(event.token))

    def place() -> tuple[Spot, Spot] | None:
        mark, piece = director.stage.mark(event.token), director.piece(event.hero)
        if mark is not None:
            director.stage.marks = [one for one in director.stage.marks if one is not mark]
        return None if mark is None or mark.square is None or piece is None else (middle(mark.square), piece.middle)

    def shine(piece: Piece, share: float) -> None:
        piece.glow = swell(share)

    def dull(piece: Piece) -> None:
        piece.glow = 0.0

    moved = effect(director, flight, 1100, place=place, pace=lambda share: share * 1.8, rest=900)
    return captioned(director, event, both(moved, posed(director, event.hero, shine, end=dull)))
