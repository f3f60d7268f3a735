"""How the demo of Terrorscape looks: both boards open, below them what happens, and that anybody may play."""

from typing import TYPE_CHECKING

from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.screens.demo import band
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.replay import painter

if TYPE_CHECKING:
    from game.ui.terrorscape.demo.scene import DemoScene


def paint(canvas: Canvas, scene: "DemoScene") -> None:
    """Everything."""
    lay = scene.layout
    assert lay is not None
    shown = ("truth", "belief") if len(lay.panes) == 2 else ("truth",)
    painter.boards(canvas, lay, scene.opened, shown)
    told = scene.verdict or " ".join(scene.told)
    band(canvas, lay.band, scene, told, say("ui-ts-demo-invite"), signs.LAMP, over=bool(scene.verdict))
    scene.settle(canvas, painter.under_the_sky(lay, scene.opened, shown))
