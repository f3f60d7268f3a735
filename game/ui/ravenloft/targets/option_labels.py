"""The labels of options, and the commands that choose them."""

from game.rules.engine.script import Choice
from game.rules.ravenloft.choice import Spot, Step, Target as TargetChoice, Walk
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart
from game.text import say
from game.ui.ravenloft.table import words as text
from game.ui.ravenloft.table.view import TableView
from game.ui.widgets.dialog import Act


def label(table: TableView, choice: Choice) -> str:
    """Return the label of an option."""
    decision = table.client.decision
    return text.label(table.t, table.client.speaker, choice, decision.prompt if decision else "")


def hint_label(table: TableView, choice: Choice) -> str:
    """Return the label of an option in a hint: the target or the card; a square by its tile and by what is near it."""
    if isinstance(choice, TargetChoice):
        return say("ui-hint-target", figure=choice.figure)
    if not isinstance(choice, Walk | Step | Spot):
        return label(table, choice)
    place, board = choice.square, chart(table.t.board)
    way = text.way(table.t, table.client.seat, place) if isinstance(choice, Walk) and table.client.seat is not None else ()
    near = {place, *board.near.get(place, ())}
    return say(
        "ui-hint-square", steps=max(0, len(way) - 1), foes=[one.id for one in figure.foes(table.t) if one.square in near],
        edge=bool(board.rim.get(place)), tile=table.t.board.tiles[board.tile_of[place]].tile,
    )  # fmt: skip


def answer_command(table: TableView, choice: Choice) -> Act:
    """Return the command that gives this answer."""
    return lambda: table.answer(choice)
