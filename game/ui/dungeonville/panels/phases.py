"""The round and its five phases."""

from game.rules.dungeonville.state import State
from game.rules.dungeonville.turn import PHASES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import WHITE, Colour
from game.ui.dungeonville.style import P, parchment
from game.ui.dungeonville.table.view import TableView


def paint(canvas: Canvas, table: TableView) -> None:
    """The round and its five phases."""
    layout, t = table.layout, table.state
    assert layout is not None
    if "phases" in layout.closed:
        return
    canvas.panel("dv-phases", (t.round, t.phase, t.options.goal, canvas.look), layout.phases, lambda c, a: _phases(c, a, t))


def _phases(canvas: Canvas, area: Area, t: State) -> None:
    parchment(canvas, area)
    inner = area.inset(16, 10)
    canvas.text(say("ui-dv-round", round=t.round), (inner.x, inner.y), 24, P.title, face="title", room=inner.w)
    y, step = inner.y + canvas.high(24, "title") + 4, canvas.high(20) + 4
    step = min(step, (inner.y + inner.h - y) / len(PHASES))
    now = PHASES.index(t.phase) if t.phase in PHASES else -1
    for place, phase in enumerate(PHASES):
        line = Area(inner.x - 4, y, inner.w + 8, step)
        if place == now:
            canvas.box(line, P.accent, None, radius=5)
        colour = WHITE if place == now else P.muted if place < now else P.text
        _mark(canvas, (inner.x + 10, y + step / 2), colour, done=place < now)
        canvas.text(
            say(f"ui-dv-phase-{phase}"),
            (inner.x + 28, y + 1),
            20,
            colour,
            face="bold" if place == now else "text",
            room=inner.w - 30,
        )
        y += step


def _mark(canvas: Canvas, centre: tuple[float, float], colour: Colour, *, done: bool) -> None:
    """A tick for a finished phase, a ring for the others."""
    x, y = centre
    if done:
        canvas.line((x - 7, y), (x - 2, y + 6), P.accent, 3)
        canvas.line((x - 2, y + 6), (x + 8, y - 7), P.accent, 3)
    else:
        canvas.circle(centre, 5, colour, 2)
