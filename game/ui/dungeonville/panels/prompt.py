"""The prompt: the open question, or the caption of the current Event."""

from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import rgb
from game.ui.dungeonville.panels.secrets import own_score
from game.ui.dungeonville.style import LIGHT_INK, WIZARD_COLOURS, pawn
from game.ui.dungeonville.table.view import TableView
from game.ui.widgets.controls import button_size
from game.ui.widgets.layout import off_left

CLAIMS = "prompt-claim"
"""The prompt at which the own score matters."""


def question(table: TableView) -> str:
    """The caption of the current Event, or the prompt; a prompt about claiming adds the own score for those who may see it."""
    decision, awaited = table.client.decision, table.client.awaited
    if table.caption or decision is None:
        return table.caption
    shown = decision if table.seat is not None else decision.for_seats(table.client.eyes or ())
    if table.seat is None and awaited is not None:
        return say("ui-dv-thinks", seat=name(COLOURS[awaited]), prompt=shown.prompt)
    words = table.client.speaker.prompt(shown)
    return (
        f"{words} {own_score(table, table.secrets_seat)}"
        if decision.prompt == CLAIMS and table.secrets_seat is not None
        else words
    )


def paint(canvas: Canvas, table: TableView) -> None:
    """The prompt, or the caption of the current Event."""
    layout, awaited, words = table.layout, table.client.awaited, question(table)
    assert layout is not None
    whose = None if table.in_recap else awaited if not table.animations.busy else getattr(table.current_event, "seat", awaited)
    key = (words, whose, table.animations.stopped, canvas.look)
    used = (
        button_size(canvas, say("ui-go-on"), key=table.context.input.cap("take"))[0] + 12
        if table.animations.stopped and not table.continue_label
        else 0.0
    )
    canvas.panel("dv-prompt", key, layout.prompt, lambda c, a: _prompt(c, a, words, whose, used))


def _prompt(canvas: Canvas, area: Area, words: str, seat: int | None, used: float) -> None:
    canvas.box(area, (rgb("#3a2413"), rgb("#22130a")), rgb("#a98a57"), width=2, radius=8)
    room = area.inset(16, 4)
    if seat is not None and 0 <= seat < len(WIZARD_COLOURS):
        canvas.box(Area(area.x, area.y, 9, area.h), WIZARD_COLOURS[seat], None, radius=4)
        pawn(canvas, (area.x + 36, area.y + area.h - 6), min(56.0, area.h - 12), seat)
        room = off_left(room, 50.0, 0)[1]
    room = room._replace(w=max(60.0, room.w - used))
    size = canvas.block(words, room, 28, "bold", 15)
    canvas.paragraph(words, room, size, LIGHT_INK, face="bold", middle=True)
