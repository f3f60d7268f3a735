"""Groups the options of a decision by where they are shown, so that mouse and keys can choose them, and their labels."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.ravenloft import choice as answer
from game.rules.ravenloft.experience import xp_of
from game.rules.ravenloft.hero import in_front
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import State
from game.text import Speaker, name, say
from game.ui.ravenloft.table.words import place_name, way

Label = Callable[[Choice], str]
"""The label of an option."""


@dataclass
class OptionMap:
    """The options of a decision by the place where they are shown. Each option is in exactly one group."""

    squares: dict[int, Choice] = field(default_factory=dict)
    figures: dict[str, Choice] = field(default_factory=dict)
    tiles: dict[int, Choice] = field(default_factory=dict)
    edges: dict[tuple[int, str], Choice] = field(default_factory=dict)
    hand: dict[str, Choice] = field(default_factory=dict)
    cards: dict[str, Choice] = field(default_factory=dict)
    rows: list[Choice] = field(default_factory=list)
    buttons: list[Choice] = field(default_factory=list)

    @property
    def tray(self) -> bool:
        """Whether cards or lines need a tray."""
        return bool(self.cards or self.rows)


def group_options(options: Sequence[Choice], t: State, seat: int | None, on_board: Callable[[str], bool]) -> OptionMap:
    """Group the options of a decision; `on_board` says whether a figure has a piece on the board."""
    found = OptionMap()
    hand = set(in_front(t, seat)) if seat is not None else set()
    for one in options:
        _put(found, one, hand, on_board)
    return found


def _put(found: OptionMap, one: Any, hand: set[str], on_board: Callable[[str], bool]) -> None:
    match one:
        case answer.Walk() | answer.Spot() | answer.Step():
            found.squares[one.square] = one
        case answer.Target() if on_board(one.figure):
            found.figures[one.figure] = one
        case answer.PickTile():
            found.tiles[one.tile] = one
        case answer.PickEdge():
            found.edges[one.tile, one.side] = one
        case answer.Use() | answer.React() | answer.PickCard() if one.card in hand and one.card not in found.hand:
            found.hand[one.card] = one
        case answer.Use() | answer.React() | answer.PickCard() if one.card not in found.cards:
            found.cards[one.card] = one
        case answer.Accept() | answer.Disable() | answer.Deed() | Done():
            found.buttons.append(one)
        case _:
            found.rows.append(one)


# ------------------------------------------------------------------ labels


def label(t: State, speaker: Speaker, choice: Choice, prompt: str) -> str:
    """Return the label of an option."""
    match choice:
        case answer.PickTile():
            return say("ui-tile", tile=name(t.board.tiles[choice.tile].tile))
        case answer.PickEdge():
            return say("ui-edge", side=choice.side, tile=name(t.board.tiles[choice.tile].tile))
        case answer.Walk() | answer.Spot() | answer.Step():
            return say("ui-square", place=place_name(choice.square))
        case answer.Spend():
            worth = sum(map(xp_of, choice.cards))
            return say("ui-spend", cards=choice.cards, xp=worth, left=sum(map(xp_of, t.pile)) - worth)
    return speaker.choice(choice, prompt)


def hint_label(t: State, seat: Seat | None, choice: Choice, usual: str) -> str:
    """Return the label of an option in a hint: the target; a square by its tile and by what is near it; else its `usual` label."""
    if isinstance(choice, answer.Target):
        return say("ui-hint-target", figure=choice.figure)
    if not isinstance(choice, answer.Walk | answer.Step | answer.Spot):
        return usual
    place, board = choice.square, chart(t.board)
    path = way(t, seat, place) if isinstance(choice, answer.Walk) and seat is not None else ()
    near = {place, *board.near.get(place, ())}
    return say(
        "ui-hint-square", steps=max(0, len(path) - 1), foes=[one.id for one in figure.foes(t) if one.square in near],
        edge=bool(board.rim.get(place)), tile=t.board.tiles[board.tile_of[place]].tile,
    )  # fmt: skip
