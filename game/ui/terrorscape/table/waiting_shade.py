"""The board of a side that waits for the other lies a little darker."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.terrorscape.table.controller import TableController

VEIL = 0.24
"""How much of its light the board loses."""
FALLS = 240.0
"""Milliseconds in which it gets dark; it is bright again at once."""


def waits(table: "TableController") -> bool:
    """Whether the half that may be seen waits for the other side: by whose turn it is and what is asked, as its own line says it, and by nothing else."""
    side = table.shown
    return (
        side is not None
        and side.name not in ("", table.t.side)
        and not table.animations.busy
        and table.asks is None
        and table.t.end is None
    )


class Dusk:
    """How dark it is, from 0 to 1."""

    def __init__(self) -> None:
        self.share = 0.0

    def update(self, table: "TableController", dt: float) -> bool:
        """Let time pass; True if it has changed. Where nothing may move it is dark at once."""
        before = self.share
        still = table.context.settings.reduced
        self.share = 0.0 if not waits(table) else 1.0 if still else min(1.0, before + dt / FALLS)
        return self.share != before

    @property
    def left(self) -> int:
        """How bright white is, from 0 to 255."""
        return round(255 * (1 - VEIL * self.share))
