"""How the demo of Terrorscape looks: both boards open, below them what happens, and that anybody may play."""

from typing import TYPE_CHECKING

from game.text import say
from game.ui.canvas import Area, Canvas
from game.ui.lay import off_left, off_right
from game.ui.terrorscape import reveal_look, signs
from game.ui.theme import GOLD, GOLD_LOW, INK, TERRORSCAPE, mix, rgb
from game.ui.widgets import hints, hints_width

if TYPE_CHECKING:
    from game.ui.terrorscape.demo import DemoScene

P = TERRORSCAPE
LINES = 2.2
"""So many lines of words have room below the boards."""


def deep(canvas: Canvas) -> float:
    """How high the band below the boards is."""
    return canvas.high(26) * LINES + 40


def paint(canvas: Canvas, scene: "DemoScene") -> None:
    """Everything."""
    lay = scene.lay
    assert lay is not None
    shown = ("truth", "belief") if len(lay.panes) == 2 else ("truth",)
    reveal_look.boards(canvas, lay, scene.opened, shown)
    area = lay.band
    canvas.box(area.inset(-4, 0), (mix(P.panel, P.deep, 0.3), P.deep), P.line, radius=0)
    inner = area.inset(20, 12)
    word = say("ui-demo-sign")
    sign, rest = off_left(inner, canvas.wide(word, 24, "bold") + 36, 18)
    high = min(sign.h, canvas.high(24, "bold") + 18)
    sign = Area(sign.x, sign.centre[1] - high / 2, sign.w, high)
    canvas.box(sign, (GOLD, GOLD_LOW), None, radius=6)
    canvas.within(word, sign, 24, INK, face="bold")
    invite, words = off_right(rest, min(rest.w * 0.34, canvas.wide(say("ui-ts-demo-invite"), 22, "bold") + 30), 24)
    told = scene.verdict or " ".join(scene.told)
    size = canvas.block(told, words, 26, "bold", 13)
    canvas.paragraph(told, words, size, rgb("#fff6e0") if scene.verdict else P.text, face="bold", middle=True)
    _invite(canvas, scene, invite)
    scene.settle(canvas, reveal_look.under_the_sky(lay, scene.opened, shown))


def _invite(canvas: Canvas, scene: "DemoScene", area: Area) -> None:
    """That anybody may play, and the way out if there is one."""
    words = say("ui-ts-demo-invite")
    way_out = scene.house.hand.cap("back") if scene.slot.home is not None else ""
    pairs = [(way_out, say("ui-demo-leave"))] if way_out else []
    low = 36.0 if pairs and area.h > canvas.high(22) + 38 and hints_width(canvas, pairs) <= area.w else 0.0
    top = area._replace(h=area.h - low)
    canvas.paragraph(words, top, canvas.block(words, top, 22, "bold", 12), signs.LAMP, face="bold", align="right", middle=True)
    if low:
        hints(canvas, area.x + area.w, area.y + area.h - 33, pairs, P)
