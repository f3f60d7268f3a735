"""The panels of the Deed House, the five entrances, the phases and the prompt."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.dungeonville.state import COLOURS
from game.rules.dungeonville.tables.cards import NUMBERS
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, Colour, mix, rgb
from game.ui.dungeonville import style
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.style import DUNGEON_COLOURS, LIGHT_INK, WIZARD_COLOURS, P, coin, deed_card, parchment, pawn, tokens
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.controls import button_size
from game.ui.widgets.layout import off_left, off_top

CLAIMS = "prompt-claim"
"""The prompt at which the own score matters."""
BOARD, BOARD_LINE = (rgb("#3a2413"), rgb("#22130a")), rgb("#a98a57")
"""The dark board behind the prompt, the tools and the tabs."""


def place_layers(town: Town) -> Iterator[Layer]:
    """The panels that are open."""
    t, layout = town.state, town.layout
    if "house" not in layout.closed:
        yield Layer("dv-house", layout.house, paint_house, HouseProps(layout, tuple(t.house_exposed[: len(t.house)])))
    if "entrances" not in layout.closed:
        active = style.active_dungeon(t)
        mouths = tuple(
            EntranceProps(tuple(t.blood[dungeon]), tuple(positions.wizards_at(t, dungeon)), dungeon == active)
            for dungeon in DUNGEON_COLOURS
        )
        yield Layer("dv-entrances", layout.entrances, paint_entrances, EntrancesProps(layout, mouths))
    if "phases" not in layout.closed:
        yield Layer("dv-phases", layout.phases, paint_phases, PhasesProps(t.round, t.phase))


# ------------------------------------------------------------------ the Deed House


@dataclass(frozen=True)
class HouseProps:
    """The deeds in the house: the dungeon of each that is known to all, "" for a hidden one."""

    layout: Layout
    deeds: tuple[str, ...]


def paint_house(canvas: Canvas, area: Area, props: HouseProps) -> None:
    """Paint the Deed House: its deeds and the price of an exchange."""
    parchment(canvas, area)
    if area.w > 200:
        canvas.picture("dungeonville/deed-house", Area(area.x + area.w - 100, area.y + area.h - 74, 90, 68))
    canvas.text(name("deed-house"), (area.x + 14, area.y + 8), 24, P.title, face="title", room=area.w - 70)
    coin(canvas, (area.x + area.w - 34, area.y + 26), 22, str(NUMBERS.swap_price))
    if not props.deeds:
        inner = off_top(area.inset(14, 10), canvas.high(24, "title") + 2, 4)[1]
        inner = inner._replace(w=inner.w - 90 if area.w > 200 else inner.w)
        canvas.paragraph(say("ui-dv-house-empty"), inner, 19, P.muted, face="italic")
    for shown, spot in zip(props.deeds, positions.deed_areas(canvas, props.layout, len(props.deeds)), strict=True):
        if shown:
            deed_card(canvas, spot, shown)
        else:
            high = min(spot.h, spot.w * 1.3)
            canvas.picture("dungeonville/tokens/deed-back", positions.square(spot.centre, high / 1.3, 1.3))


# ------------------------------------------------------------------ the entrances


class EntranceProps(NamedTuple):
    """An entrance: blood by wizard, the wizards whose pawns stand there, and whether something happens there now."""

    blood: tuple[int, ...]
    pawns: tuple[int, ...]
    is_active: bool


@dataclass(frozen=True)
class EntrancesProps:
    """The five entrances in the order of the dungeons."""

    layout: Layout
    mouths: tuple[EntranceProps, ...]


def paint_entrances(canvas: Canvas, area: Area, props: EntrancesProps) -> Iterator[None]:
    """Paint the five entrances with blood, pawns and names."""
    parchment(canvas, area)
    if art.has("dungeonville/ground"):
        canvas.picture("dungeonville/ground", area.inset(3), cover=True)
    for (dungeon, spot), one in zip(positions.entrance_areas(props.layout).items(), props.mouths, strict=True):
        yield
        _entrance(canvas, spot, dungeon, one)


def _entrance(canvas: Canvas, area: Area, dungeon: str, props: EntranceProps) -> None:
    picture, sign, low = positions.entrance_parts(canvas, area)
    tokens(canvas, low, props.blood, centred=True)
    if picture.h > 36:
        if props.is_active:
            style.halo(canvas, picture, DUNGEON_COLOURS[dungeon])
        if art.has(f"dungeonville/mouths/{dungeon}"):
            canvas.picture(f"dungeonville/mouths/{dungeon}", picture)
        else:
            canvas.box(picture, mix(DUNGEON_COLOURS[dungeon], INK, 0.3), INK, radius=40)
        for number, seat in enumerate(props.pawns):
            pawn(canvas, *positions.pawn_foot(picture, number, len(props.pawns)), seat)
    edge = WHITE if props.is_active else mix(DUNGEON_COLOURS[dungeon], INK, 0.5)
    canvas.box(sign, DUNGEON_COLOURS[dungeon], edge, width=2, radius=6)
    words = name(dungeon)
    size = canvas.fitting(words, 20, sign.w - 10, "bold")
    canvas.text(words, (sign.centre[0], sign.centre[1] - canvas.high(size, "bold") / 2), size, WHITE, face="bold", align="centre")


# ------------------------------------------------------------------ the phases


class PhasesProps(NamedTuple):
    """The round and its phase."""

    round: int
    phase: str


def paint_phases(canvas: Canvas, area: Area, props: PhasesProps) -> None:
    """Paint the round and its five phases."""
    parchment(canvas, area)
    inner = area.inset(16, 10)
    canvas.text(say("ui-dv-round", round=props.round), (inner.x, inner.y), 24, P.title, face="title", room=inner.w)
    y, step = inner.y + canvas.high(24, "title") + 4, canvas.high(20) + 4
    step = min(step, (inner.y + inner.h - y) / len(PHASES))
    now = PHASES.index(props.phase) if props.phase in PHASES else -1
    for place, phase in enumerate(PHASES):
        if place == now:
            canvas.box(Area(inner.x - 4, y, inner.w + 8, step), P.accent, None, radius=5)
        colour, face = WHITE if place == now else P.muted if place < now else P.text, "bold" if place == now else "text"
        _mark(canvas, (inner.x + 10, y + step / 2), colour, done=place < now)
        canvas.text(say(f"ui-dv-phase-{phase}"), (inner.x + 28, y + 1), 20, colour, face=face, room=inner.w - 30)
        y += step


def _mark(canvas: Canvas, centre: tuple[float, float], colour: Colour, *, done: bool) -> None:
    """A tick for a finished phase, a ring for the others."""
    x, y = centre
    if done:
        canvas.line((x - 7, y), (x - 2, y + 6), P.accent, 3)
        canvas.line((x - 2, y + 6), (x + 8, y - 7), P.accent, 3)
    else:
        canvas.circle(centre, 5, colour, 2)


# ------------------------------------------------------------------ the prompt


class PromptProps(NamedTuple):
    """The words, the seat that they are about, and the width of a button in the panel."""

    words: str
    seat: int | None
    used: float


def prompt_layer(town: Town, canvas: Canvas) -> Layer:
    """The panel of the prompt."""
    facts = town.facts
    seat = None if town.in_recap else facts.awaited if not facts.busy else getattr(facts.event, "seat", facts.awaited)
    used = button_size(canvas, say("ui-go-on"), key=town.take_key)[0] + 12 if facts.stopped and not town.continue_label else 0.0
    return Layer("dv-prompt", town.layout.prompt, paint_prompt, PromptProps(question(town), seat, used))


def question(town: Town) -> str:
    """The caption of the current Event, or the prompt; a prompt about claiming adds the own score for those who may see it."""
    facts, decision = town.facts, town.facts.decision
    if facts.caption or decision is None:
        return facts.caption
    shown = decision if facts.seat is not None else decision.for_seats(facts.eyes)
    if facts.seat is None and facts.awaited is not None:
        return say("ui-dv-thinks", seat=name(COLOURS[facts.awaited]), prompt=shown.prompt)
    words = facts.speaker.prompt(shown)
    return f"{words} {town.own_score}" if decision.prompt == CLAIMS and town.own_score else words


def paint_prompt(canvas: Canvas, area: Area, props: PromptProps) -> None:
    """Paint the prompt, with the pawn of the wizard whom it is about."""
    seat, words = props.seat, props.words
    canvas.box(area, BOARD, BOARD_LINE, width=2, radius=8)
    room = area.inset(16, 4)
    if seat is not None and 0 <= seat < len(WIZARD_COLOURS):
        canvas.box(Area(area.x, area.y, 9, area.h), WIZARD_COLOURS[seat], None, radius=4)
        pawn(canvas, (area.x + 36, area.y + area.h - 6), min(56.0, area.h - 12), seat)
        room = off_left(room, 50.0, 0)[1]
    room = room._replace(w=max(60.0, room.w - props.used))
    size = canvas.block(words, room, 28, "bold", 15)
    canvas.paragraph(words, room, size, LIGHT_INK, face="bold", middle=True)
