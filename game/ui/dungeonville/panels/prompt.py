"""The panel of the prompt: what happens, or what is asked, and of whom."""

from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.dungeonville import theme
from game.ui.dungeonville.panels.payment import expiring
from game.ui.dungeonville.panels.pieces import dark_words, pawn
from game.ui.dungeonville.theme import WIZARD_COLOURS
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.controls import button_size
from game.ui.widgets.layout import off_left

CLAIMS = "prompt-claim"
"""The prompt at which the own score matters."""
PAYING = ("prompt-recruit", "prompt-pay", "prompt-swap")
"""The prompts at which a payment matters; the moment panel shows it where that is open."""


class PromptProps(NamedTuple):
    """The words, the seat that they are about, and the width of a button in the panel."""

    words: str
    seat: int | None
    used: float


def prompt_layer(town: Town, canvas: Canvas) -> Layer:
    """The panel of the prompt."""
    facts = town.facts
    seat = (
        None
        if town.in_recap or facts.climax is not None
        else facts.awaited
        if not facts.busy
        else getattr(facts.event, "seat", None)
    )
    beside = town.can_continue and not town.continue_label
    used = button_size(canvas, say("ui-continue"), key=town.take_key)[0] + 12 if beside else 0.0
    return Layer("dv-prompt", town.layout.prompt, paint_prompt, PromptProps(question(town), seat, used))


def question(town: Town) -> str:
    """The great moment on the stage, the caption of the current Event, or the prompt; one about claiming adds the own score for those who may see it.

    While Events are shown it is never what is asked after them: between two of them it is the last line of the log.
    """
    facts, decision = town.facts, town.facts.decision
    if facts.climax is not None:
        return facts.climax.words
    if facts.busy and not facts.caption and facts.log:
        return facts.log[-1].words
    if facts.busy or decision is None:
        return facts.caption
    shown = decision if facts.seat is not None else decision.for_seats(facts.eyes)
    if facts.seat is None and facts.awaited is not None:
        return say("ui-dv-thinks", seat=name(COLOURS[facts.awaited]), prompt=shown.prompt)
    words = [facts.speaker.prompt(shown)]
    if "moment" in town.layout.closed and facts.seat is not None and decision.prompt in PAYING:
        words += [expiring(town.state, facts.seat), town.payment.warning if town.payment is not None else ""]
    words += [town.own_score] if decision.prompt == CLAIMS else []
    sentence = " ".join(filter(None, words))
    return (
        sentence
        if facts.sole is not None or facts.seat is None
        else say("ui-dv-to", seat=name(COLOURS[facts.seat]), words=sentence)
    )


def paint_prompt(canvas: Canvas, area: Area, props: PromptProps) -> None:
    """Paint the prompt, with the pawn of the wizard whom it is about."""
    seat = props.seat
    canvas.box(area, theme.WOOD, theme.EDGE, width=2, radius=8)
    room = area.inset(16, 4)
    if seat is not None and 0 <= seat < len(WIZARD_COLOURS):
        canvas.box(area._replace(w=9), WIZARD_COLOURS[seat], None, radius=4)
        pawn(canvas, (area.x + 36, area.y + area.h - 6), min(56.0, area.h - 12), seat)
        room = off_left(room, 50.0, 0)[1]
    dark_words(canvas, props.words, room._replace(w=max(60.0, room.w - props.used)))
