"""Paints the killer's panels: the steps of his turn, his cards, his estimate of the repair."""

from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import is_quick
from game.rules.terrorscape.tables.cards import ABILITIES
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import KILLER, Half
from game.ui.terrorscape.panels import cards, tips
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import killer_targets

P = TERRORSCAPE

STEPS = (("quick", signs.bolt), ("main", signs.star), ("slow", signs.hourglass), ("draw", signs.cards))
OPENED = 296.0
"""The least height of a card whose text is readable."""
TALL = 90.0
"""The least height of a step with its icon above its text."""
STAGE = {"appear": 0, "start": 0, "traits": 0, "quick": 0, "second": 1, "slow": 2, "draw": 3, "rest": 3}
"""The step of the killer's turn for each stage of the state."""


def _step(t: State) -> int:
    """The current step; a card in play determines it before the stage does."""
    if t.side != KILLER:
        return -1
    kinds = {kind for card in t.dark.playing for kind in ABILITIES[card].types}
    return next((place for place, kind in enumerate(("quick", "special", "slow")) if kind in kinds), STAGE.get(t.stage, 0))


def steps(canvas: Canvas, table: TableView, half: Half) -> None:
    """Paint the steps of the killer's turn."""
    now = _step(table.t)
    for place, ((what, sign), spot) in enumerate(zip(STEPS, killer_targets.step_areas(half), strict=True)):
        here = place == now
        canvas.box(spot, rgb("#232012") if here else P.panel_low, P.focus if here else P.line, width=3 if here else 1.5)
        colour = rgb("#6fae84") if place < now else signs.KIND.get("special" if what == "main" else what, signs.ICE)
        half_done = what == "main" and table.t.stage == "second"
        words, mark = say(f"ui-ts-step-{'second' if half_done else what}"), signs.tick if place < now else sign
        if table.focused(("step", what)):
            canvas.frame(spot.inset(-3), P.focus, width=4)
        if spot.h > TALL * max(1.0, canvas.stretch):
            mark(canvas, (spot.centre[0], spot.y + spot.h * 0.36), min(22.0, spot.h * 0.14), colour)
            inner = Area(spot.x + 8, spot.y + spot.h * 0.52, spot.w - 16, spot.h * 0.44)
            size = canvas.block(words, inner, 22, least=13)
            canvas.paragraph(words, inner, size, P.text if here else P.muted, align="centre", middle=True)
            continue
        mark(canvas, (spot.x + 24, spot.centre[1]), 11, colour)
        inner = Area(spot.x + 42, spot.y, spot.w - 48, spot.h)
        size = canvas.block(words, inner, 22, least=13)
        canvas.paragraph(words, inner, size, P.text if here else P.muted, middle=True)


def hand(canvas: Canvas, table: TableView, half: Half) -> None:
    """Paint the killer's cards and those in play."""
    held, killer = table.t.dark.hand, table.t.killer
    for place, (card_id, area) in enumerate(
        zip([*held, *table.t.dark.playing], killer_targets.hand_areas(table, half), strict=False)
    ):
        item = table.focus.find(("hand", place))
        live, highlighted = item is not None and not item.refused, table.focused(("hand", place))
        quick, played = is_quick(table.t, card_id), place >= len(held)

        def paint(
            c: Canvas,
            _: Area,
            spot: Area = area,
            card: str = card_id,
            states: tuple[bool, bool, bool, bool] = (live, highlighted, quick, played),
        ) -> None:
            live, highlighted, quick, played = states
            cards.ability(c, spot, card, killer=killer, live=live, highlighted=highlighted, quick=quick, played=played)

        key = (area, card_id, killer, live, highlighted, quick, played, canvas.look, canvas.letter)
        canvas.panel(f"hand-{place}", key, area.inset(-8, -18), paint, solid=False)


def open_card(canvas: Canvas, table: TableView, half: Half) -> tuple[str, Area] | None:
    """The focused card and its enlarged area over the board, if the cards in the hand are too small to read."""
    held, here, k = table.t.dark.hand, table.focus.focused, max(1.0, canvas.stretch)
    spots, board = killer_targets.hand_areas(table, half), half.viewport.area
    place = here.key[1] if here is not None and here.group == "hand" and isinstance(here.key, tuple) else len(held)
    if place >= min(len(held), len(spots)) or spots[place].h >= OPENED * 0.75 * k or board.h < OPENED * k + 20:
        return None
    area, wide, high = spots[place], 208.0 * k, min(OPENED * k + 40, board.h - 16)
    x = min(max(area.centre[0] - wide / 2, board.x + 8), board.x + board.w - wide - 8)
    return held[place], Area(x, board.y + board.h - high - 8, wide, high)


def paint_open_card(canvas: Canvas, table: TableView, half: Half) -> list[Area]:
    """Paint the enlarged card, if any; return its area."""
    found = open_card(canvas, table, half)
    if found is None:
        return []
    card, area = found
    cards.ability(
        canvas,
        area,
        card,
        killer=table.t.killer,
        live=True,
        highlighted=True,
        quick=is_quick(table.t, card),
        words=tips.description(card),
    )
    return [area.inset(-10)]


def guess(canvas: Canvas, table: TableView, half: Half, left: float) -> float:
    """Paint the killer's estimate of the repair, right of `left`; return its left end."""
    spots = killer_targets.guess_areas(half)
    for place, spot in enumerate(spots):
        on = place and place <= table.t.dark.estimate
        live = ("guess", place) in table.option_map.places
        canvas.box(spot, signs.ICE if on else P.panel_low, signs.ICE if live or on else P.line, radius=4, width=2)
        words = str(place)
        canvas.within(words, spot, 19, BLACK if on else P.muted, face="bold")
        if table.focused(("guess", place)):
            canvas.frame(spot.inset(-3), P.focus, width=4)
    words = say("ui-ts-guess")
    wide = canvas.wide(words, 20)
    if spots[0].x - wide - 10 < left:
        signs.radio(canvas, (spots[0].x - 20, half.head.centre[1]), 11, P.muted)
        return spots[0].x - 34
    canvas.text(words, (spots[0].x - wide - 10, half.head.centre[1] - canvas.high(20) / 2), 20, P.text)
    return spots[0].x - wide - 24
