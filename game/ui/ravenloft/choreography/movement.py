"""Clips of movement: figures that walk, vanish, rise, fall and leave; new tiles; markers and tokens."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.ui.ravenloft.board.effects import Act, Spot
from game.ui.ravenloft.board.faces import token_of
from game.ui.ravenloft.choreography.director import GLOWS, Director, Motion, both, curved, middle, part, scripted, staged
from game.ui.ravenloft.choreography.shown_state import Mark, Piece
from game.ui.table.director import Clip, arrive, bounce, ease, swell

STEP, VANISH, RISE, FALL, REVEAL, DROP = 110.0, 420.0, 420.0, 560.0, 700.0, 460.0
TURN, GLIDE, AWAY, READ = 900.0, 520.0, 900.0, 700.0
MIST = 1000.0
MISTY = frozenset({"count-strahd"})
"""Figures that come and go as mist."""
HOP = 0.17
"""How high a medallion hops at each step, in squares."""
POSE = 0.5
"""The share of the clip that is shown as a still picture when animations are off."""
RISES = 2.4
"""How far the token of an escaped figure rises, in squares."""
LEAVES = {"mist": ("mist", "shadow"), "sank": ("mist", "shadow"), "turned": ("turn", "shadow"), "escaped": ("flight", "gold")}
"""The effect with which a figure leaves and its colour, by the way it leaves."""
CHANGES = {"kavan": "turn"}
"""The effect of each token that changes into something else."""
MONSTER_RISES = curved(
    alpha=lambda share: min(1.0, share * 1.5), lift=lambda share: -0.4 * (1 - arrive(min(1.0, share * 1.4))) + 0.1 * swell(share)
)
TOPPLES = curved(
    tilt=lambda share: 82 * min(1.0, share / 0.45) ** 2, flash=lambda share: max(0.0, 0.8 - share * 2),
    lift=lambda share: 0.14 * swell(min(1.0, share / 0.45)), alpha=lambda share: 1 - ease(part(share, 0.4, 1)),
)  # fmt: skip
FIGURE_FADES = curved(alpha=lambda share: 1 - share, lift=lambda share: 0.5 * share)
MARK_DROPS = curved(
    alpha=lambda share: min(1.0, share * 3), lift=lambda share: 1.4 * bounce(share), glow=lambda share: 0.7 * swell(share)
)
MARK_RISES = curved(alpha=lambda share: 1 - share, lift=lambda share: share * 0.8, glow=lambda share: (1 - share) * 0.6)
TOKEN_FADES = curved(alpha=lambda share: 1 - share, lift=lambda share: share * 0.8)
TOKEN_TURNS = curved(
    lift=lambda share: 0.5 * bounce(min(1.0, share * 2)), glow=swell, alpha=lambda share: min(1.0, 3 * (1 - share))
)


def walked(director: Director, event: happened.Walked) -> Clip:
    """Move a Hero square by square."""
    return _walking(director, event.figure, event.path, HOP, STEP * 1.15 * max(1, len(event.path) - 1))


def monster_moved(director: Director, event: happened.MonsterMoved) -> Clip:
    """Move a Monster along the floor, around corners."""
    path = director.way(event.origin, event.square)
    return _walking(director, event.figure, path, HOP * 0.7, min(900.0, max(300.0, STEP * (len(path) - 1))))


def _walking(director: Director, who: str, path: Sequence[Square], hop: float, ms: float) -> Clip:
    """Move a figure along a path, hopping from square to square."""
    points = [xy(square) for square in path]

    def walk(piece: Piece, share: float) -> None:
        along = share * (len(points) - 1)
        at = min(int(along), max(0, len(points) - 2))
        (x, y), (goal_x, goal_y) = points[at], points[min(at + 1, len(points) - 1)]
        step = along - at
        eased = 0.5 * step + 0.5 * ease(step)
        piece.x, piece.y = x + (goal_x - x) * eased, y + (goal_y - y) * eased
        piece.lift = 0.0 if share >= 1 else hop * swell(step)

    if not path:
        return Clip(ms)
    return both(director.posed(who, walk, ms), Clip(begin=lambda: director.frame([middle(path[0]), middle(path[-1])])))


def relocated(director: Director, event: happened.Relocated) -> Clip:
    """Fade a figure out at its old square and in at its new one, with rings of light, or as mist."""
    places = [middle(square) for square in (event.origin, event.square) if square is not None]
    misty = bool(MISTY & {event.figure, event.figure.rpartition("-")[0]})
    rings = [Act("mist" if misty else "pulse", "force", place, place) for place in places]

    def steps() -> Iterator[Motion]:
        director.acts.extend(rings)
        if event.square is None:
            director.vanished_at = places[0] if places else director.vanished_at
        else:
            director.frame(places)
            if director.stage.piece(event.figure) is None:
                director.stage.bring(event.figure, event.square).alpha = 0.0

        def play(share: float) -> None:
            for number, ring in enumerate(rings):
                ring.share = min(1.0, max(0.0, share * 2 - number))
            if (piece := director.stage.piece(event.figure)) is not None:
                _vanish(piece, event, share)

        yield play
        director.lift(*rings)
        if event.square is None:
            director.stage.drop(event.figure)

    if not misty:
        return scripted(steps(), VANISH)
    return scripted(steps(), MIST, rest=MIST / 2, pose=0.25 if len(places) == 1 else 0.75)


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
        director.frame([middle(event.square)])
        director.stage.bring(event.figure, event.square).alpha = 0.0

    def place() -> tuple[Spot, Spot]:
        piece = director.stage.piece(event.figure)
        return middle(event.square), middle(event.square) if piece is None else piece.middle

    pool = director.effect(Act("burst", "shadow", reach=1.1), place=place)
    return both(Clip(RISE, begin, rest=0), pool, director.posed(event.figure, MONSTER_RISES))


def monster_destroyed(director: Director, event: happened.MonsterDestroyed | happened.ThingDestroyed) -> Clip:
    """Topple a Monster and fade it out."""
    return both(director.posed(event.figure, TOPPLES, FALL, framed=True), Clip(end=lambda: director.stage.drop(event.figure)))


def hero_left(director: Director, event: happened.HeroLeft) -> Clip:
    """The token of an escape rises from the last spot of the figure of a Hero who leaves."""
    clip = _leaving(director, event.way, lambda: director.vanished_at if event.way == "escaped" else None)
    clip.ms, clip.rest, clip.pose = AWAY, READ, POSE
    return clip


def _leaving(director: Director, way: str, where: Callable[[], Spot | None]) -> Clip:
    """The effect with which a figure leaves a spot: the token of an escape that rises, mist, or the whirl of a curse that ends."""
    form, hue = LEAVES.get(way, ("", ""))
    picture, rises = (token_of(way), RISES) if way == "escaped" else ("", 0.0)

    def place() -> tuple[Spot, Spot] | None:
        spot = where()
        return None if spot is None or not form else (spot, (spot[0], spot[1] - rises))

    return director.effect(Act(form, hue, picture=picture), place=place)


def figure_left(director: Director, event: happened.FigureLeft) -> Clip:
    """Fade a figure out while it rises; as mist, or in the whirl of a curse that ends."""
    fading = director.posed(event.figure, FIGURE_FADES, AWAY, framed=True, rest=READ, shown=POSE)
    return both(
        fading,
        _leaving(director, event.way, lambda: director.spot(event.figure)),
        Clip(end=lambda: director.stage.drop(event.figure)),
    )


@staged(REVEAL)
def tile_laid(director: Director, _event: happened.TileLaid) -> Iterator[Motion]:
    """Fade a new tile in."""
    director.stage.dim = 1.0
    director.fit_view()
    yield lambda share: setattr(director.stage, "dim", 1 - share)


# ------------------------------------------------------------------ markers and tokens


@staged(DROP)
def mark_placed(director: Director, event: happened.MarkerPlaced | happened.TokenPlaced) -> Iterator[Motion]:
    """Drop a marker onto its tile, with its sentence, or a token onto its square."""
    if isinstance(event, happened.MarkerPlaced):
        mark = Mark(event.card, event.tile)
        director.announce(event)
    else:
        mark = Mark(event.token, None, event.square)
        director.frame([middle(event.square)])
    director.stage.marks.append(mark)
    MARK_DROPS(mark, 0.0)
    yield partial(MARK_DROPS, mark)


def _lifted(director: Director, gone: Sequence[Mark], pose: Callable[[Mark, float], None]) -> Iterator[Motion]:
    """Move marks by `pose(mark, share)`, then remove them."""

    def play(share: float) -> None:
        for mark in gone:
            pose(mark, share)

    yield play
    director.stage.drop_marks(gone)


@staged(DROP)
def marker_removed(director: Director, event: happened.MarkerRemoved) -> Iterator[Motion]:
    """Lift a marker off its tile."""
    mark = director.stage.mark(event.card, event.tile)
    yield from _lifted(director, [mark] if mark is not None else [], MARK_RISES)


def token_removed(director: Director, event: happened.TokenRemoved) -> Clip:
    """Fade a token out."""
    form, spot = CHANGES.get(event.token, ""), middle(event.square)

    def steps() -> Iterator[Motion]:
        director.frame([spot])
        yield from _lifted(director, director.stage.marks_at(event.token, event.square), TOKEN_FADES)

    clip = scripted(steps(), AWAY if form else GLIDE, rest=READ if form else None, pose=POSE)
    return both(clip, director.effect(Act(form, "shadow"), place=lambda: (spot, spot) if form else None))


@staged(TURN, rest=READ, pose=POSE)
def token_turned(director: Director, event: happened.TokenTurned) -> Iterator[Motion]:
    """Turn a token over, show its face, and remove it."""
    shown = Mark(event.face, None, event.square)
    director.frame([middle(event.square)])
    director.stage.drop_marks(director.stage.marks_at(event.token, event.square))
    director.stage.marks.append(shown)
    yield from _lifted(director, [shown], TOKEN_TURNS)


@staged(GLIDE)
def token_moved(director: Director, event: happened.TokenMoved) -> Iterator[Motion]:
    """Move a token to its new square."""
    flight = Act("flight", "gold", middle(event.origin), middle(event.square), picture=token_of(event.token))
    director.frame([flight.origin, flight.goal])
    director.stage.drop_marks(director.stage.marks_at(event.token, event.origin))
    director.acts.append(flight)
    yield lambda share: setattr(flight, "share", ease(share))
    director.lift(flight)
    director.stage.marks.append(Mark(event.token, None, event.square))


def token_taken(director: Director, event: happened.TokenTaken) -> Clip:
    """Move a token to the Hero who takes it."""
    flight = Act("flight", "gold", picture=token_of(event.token))

    def place() -> tuple[Spot, Spot] | None:
        mark, piece = director.stage.mark(event.token), director.stage.piece(event.hero)
        if mark is None:
            return None
        director.stage.drop_marks([mark])
        return None if mark.square is None or piece is None else (middle(mark.square), piece.middle)

    return both(director.effect(flight, 1100, place=place, pace=1.8, rest=900), director.posed(event.hero, GLOWS))
