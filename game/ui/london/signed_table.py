"""A table of London Dread on which the mouse learns the names of signs."""

from game.match import Match
from game.rules.london.state import State
from game.ui.draw.canvas import Canvas
from game.ui.london.board import board, pieces
from game.ui.london.board.layout import MapLayout
from game.ui.london.facts.sign_tips import SignTips
from game.ui.scene.context import AppContext
from game.ui.table.compositor import Layer
from game.ui.table.facts import TableFacts
from game.ui.table.game_table import GameTable


class SignedTable(GameTable):
    """The base of the tables: a tooltip names the sign at which the mouse rests."""

    def __init__(self, context: AppContext, match: Match) -> None:
        super().__init__(context, match)
        self.tips = SignTips()

    def update(self, facts: TableFacts, dt: float) -> bool:
        """Let time pass for the mouse."""
        return not facts.in_dialog and self.tips.update(self.mouse(facts), dt)

    def mouse(self, facts: TableFacts) -> tuple[float, float]:
        """Where the mouse is, in logical pixels."""
        return facts.pointer

    def with_tip(self, canvas: Canvas, layers: list[Layer], t: State, layout: MapLayout | None) -> list[Layer]:
        """The layers and the tooltip over them; `layout` is that of the map, whose cards are painted together."""
        spots = layout.place_areas() if layout is not None else {}
        cards = (
            (area, board.placed_card(layout, t, place))
            for place, area in spots.items()
            if layout is not None and place in t.shown
        )
        more = [Layer("sign", area, pieces.draw_flat, what) for area, what in cards if what is not None]
        return [*layers, *self.tips.layers(canvas, layers, more)]
