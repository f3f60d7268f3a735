"""Paints the killer's panels: the steps of his turn, his cards, his estimate of the repair."""

from typing import NamedTuple

from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import is_quick
from game.rules.terrorscape.tables.cards import ABILITIES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import KILLER, Half
from game.ui.terrorscape.panels import cards
from game.ui.terrorscape.panels.cards import AbilityProps
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.targets import sides
from game.ui.widgets.boxes import Text, paint as paint_box

P = TERRORSCAPE
STEPS = (("quick", signs.bolt), ("main", signs.star), ("slow", signs.hourglass), ("draw", signs.cards))
OPENED = 296.0
"""The least height of a card whose text is readable."""
TALL = 90.0
"""The least height of a step with its icon above its text."""
STAGE = {"appear": 0, "start": 0, "traits": 0, "quick": 0, "second": 1, "slow": 2, "draw": 3, "rest": 3}
"""The step of the killer's turn for each stage of the state."""


class OpenCard(NamedTuple):
    """A card of the hand, enlarged over the board."""

    card: AbilityProps
    area: Area


def _step(t: State) -> int:
    """The current step; a card in play determines it before the stage does."""
    if t.side != KILLER:
        return -1
    kinds = {kind for card in t.dark.playing for kind in ABILITIES[card].types}
    return next((place for place, kind in enumerate(("quick", "special", "slow")) if kind in kinds), STAGE.get(t.stage, 0))


def steps(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the steps of the killer's turn."""
    now = _step(props.t)
    for place, ((what, sign), spot) in enumerate(zip(STEPS, sides.step_areas(half), strict=True)):
        here = place == now
        canvas.box(spot, rgb("#232012") if here else P.panel_low, P.focus if here else P.line, width=3 if here else 1.5)
        colour = rgb("#6fae84") if place < now else signs.KIND.get("special" if what == "main" else what, signs.ICE)
        half_done = what == "main" and props.t.stage == "second"
        words, mark = say(f"ui-ts-step-{'second' if half_done else what}"), signs.tick if place < now else sign
        if props.focus == ("step", what):
            canvas.frame(spot.inset(-3), P.focus, width=4)
        tall = spot.h > TALL * max(1.0, canvas.stretch)
        if tall:
            mark(canvas, (spot.centre[0], spot.y + spot.h * 0.36), min(22.0, spot.h * 0.14), colour)
            inner = Area(spot.x + 8, spot.y + spot.h * 0.52, spot.w - 16, spot.h * 0.44)
        else:
            mark(canvas, (spot.x + 24, spot.centre[1]), 11, colour)
            inner = Area(spot.x + 42, spot.y, spot.w - 48, spot.h)
        align = "centre" if tall else "left"
        paint_box(Text(words, 22, P.text if here else P.muted, align=align, middle=True, most=inner.h), canvas, inner)


def hand(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the killer's cards and those in play; each is painted anew only after a change."""
    held, every = props.t.dark.hand, [*props.t.dark.hand, *props.t.dark.playing]
    for place, (card, area) in enumerate(zip(every, sides.hand_areas(half, len(every)), strict=False)):
        item = props.find(("hand", place))
        live, quick = item is not None and not item.refused, is_quick(props.t, card)
        face = AbilityProps(card, props.t.killer, live, props.focus == ("hand", place), quick, place >= len(held))
        canvas.paint(f"hand-{place}", area.inset(-8, -18), _card, face, solid=False)


def _card(canvas: Canvas, area: Area, props: AbilityProps) -> None:
    """Paint a card with room around it for its shadow."""
    cards.ability(canvas, area.inset(8, 18), props)


def open_card(canvas: Canvas, half: Half, props: TableProps) -> OpenCard | None:
    """The focused card, enlarged over the board if the cards in the hand are too small to read."""
    t, here, k = props.t, props.focused, max(1.0, canvas.stretch)
    held, board = t.dark.hand, half.viewport.area
    spots = sides.hand_areas(half, len(held) + len(t.dark.playing))
    place = here.key[1] if here is not None and here.group == "hand" else len(held)
    if place >= min(len(held), len(spots)) or spots[place].h >= OPENED * 0.75 * k or board.h < OPENED * k + 20:
        return None
    area, wide, high = spots[place], 208.0 * k, min(OPENED * k + 40, board.h - 16)
    x = min(max(area.centre[0] - wide / 2, board.x + 8), board.x + board.w - wide - 8)
    words, quick = cards.description(held[place]), is_quick(t, held[place])
    face = AbilityProps(held[place], t.killer, highlighted=True, quick=quick, words=words)
    return OpenCard(face, Area(x, board.y + board.h - high - 8, wide, high))


def paint_open_card(canvas: Canvas, props: OpenCard) -> list[Area]:
    """Paint the enlarged card; return its area."""
    cards.ability(canvas, props.area, props.card)
    return [props.area.inset(-10)]


def guess(canvas: Canvas, half: Half, props: TableProps, left: float) -> float:
    """Paint the killer's estimate of the repair, right of `left`; return its left end."""
    spots, y = sides.guess_areas(half), half.head.centre[1]
    for place, spot in enumerate(spots):
        on, live = place and place <= props.t.dark.estimate, ("guess", place) in props.options.places
        canvas.box(spot, signs.ICE if on else P.panel_low, signs.ICE if live or on else P.line, radius=4, width=2)
        canvas.within(str(place), spot, 19, BLACK if on else P.muted, face="bold")
        if props.focus == ("guess", place):
            canvas.frame(spot.inset(-3), P.focus, width=4)
    words = say("ui-ts-guess")
    wide = canvas.wide(words, 20)
    if spots[0].x - wide - 10 < left:
        signs.radio(canvas, (spots[0].x - 20, y), 11, P.muted)
        return spots[0].x - 34
    canvas.text(words, (spots[0].x - wide - 10, y - canvas.high(20) / 2), 20, P.text)
    return spots[0].x - wide - 24
