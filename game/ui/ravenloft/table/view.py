"""The attributes of the table that dialogs and the inspector use; the table scene implements them."""

from typing import Protocol

from game.rules.engine.script import Choice, IllegalAction
from game.rules.ravenloft.state import State
from game.ui.draw.canvas import Canvas
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.table.game_table import RavenloftTable, Sides
from game.ui.ravenloft.table.props import TableProps
from game.ui.ravenloft.targets.option_map import OptionMap
from game.ui.ravenloft.tutorial.scene import Tutorial
from game.ui.scene.navigation import Navigation
from game.ui.table.protocol import DialogTable


class TableView(DialogTable, Protocol):
    """The table as dialogs know it. `TableController` documents the attributes."""

    canvas: Canvas | None
    game: RavenloftTable
    props: TableProps
    tutorial: Tutorial

    @property
    def t(self) -> State:
        """The visible state that is shown now."""
        ...

    @property
    def layout(self) -> Layout:
        """The areas of the table."""
        ...

    @property
    def sides(self) -> Sides:
        """The state of rails, tray and hand."""
        ...

    @property
    def option_map(self) -> OptionMap:
        """The options of the open Decision by their places."""
        ...

    def answer(self, choice: Choice) -> Navigation | None:
        """Give an answer and show its consequences."""
        ...

    def card_refused(self, card: str) -> IllegalAction:
        """Why a card cannot be used now."""
        ...
