"""Decisions of a player: a figure, a tile, a square, or yes or no."""

from collections.abc import Iterable, Sequence

from game.rules.engine.script import Done, Rule, choose
from game.rules.engine.secret import Seat
from game.rules.ravenloft.choice import Accept, PickTile, Spot, Target
from game.rules.ravenloft.state import CardId, Figure, Square, State


def ask_figure(
    t: State, seat: Seat, prompt: str, figures: Sequence[Figure], *, forced: bool = True, **about: str | int
) -> Rule[Figure]:
    """Let `seat` pick one of `figures` (CR-275)."""
    if forced and len(figures) == 1:
        return figures[0]
    answer = yield from choose(seat, prompt, [Target(name) for name in figures], forced=forced, about=about)
    return answer.figure


def ask_tile(t: State, seat: Seat, prompt: str, tiles: Iterable[int], card: CardId, figure: Figure = "none") -> Rule[int]:
    """Let `seat` pick one of `tiles` for the effect of `card`; `figure` is the figure that goes there, if any."""
    about: dict[str, str | int] = {"card": card, "figure": figure}
    answer = yield from choose(seat, prompt, [PickTile(tile) for tile in sorted(set(tiles))], about=about)
    return answer.tile


def ask_square(
    t: State, seat: Seat, prompt: str, squares: Iterable[Square], *, default: Square | None = None, **about: str | int
) -> Rule[Square]:
    """Let `seat` pick one of `squares`; `default` is offered first."""
    places = sorted(set(squares))
    answer = yield from choose(
        seat,
        prompt,
        [Spot(place) for place in places],
        default=Spot(default) if default in places and default is not None else None,
        about=about,
    )
    return answer.square


def agree(t: State, seat: Seat, prompt: str, **about: str | int) -> Rule[bool]:
    """Ask `seat` yes or no."""
    answer = yield from choose(seat, prompt, (Accept(), Done()), about=about, default=Done())
    return isinstance(answer, Accept)
