"""The six action buttons of the survivors."""

from collections.abc import Mapping

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.layout import Half
from game.ui.terrorscape.table.actions_taken import actions_taken
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import survivor_targets

P = TERRORSCAPE

ACTIONS: dict[str, signs.Sign] = {
    "move": signs.feet, "calm": signs.heart, "special": signs.star, "unbar": signs.unbar, "repair": signs.wrench, "search": signs.glass,
}  # fmt: skip


def actions(canvas: Canvas, table: TableView, half: Half) -> None:
    """Paint the six actions with their numbers; repainted only after a change."""
    done, here = actions_taken(table.match.actions, table.t.team.acted), table.focus.focused
    live = tuple((item.key, item.refused) for item in table.focus.targets if item.group == "actions")
    focus = here.key if here is not None and here.group == "actions" else None
    key = (half, canvas.look, canvas.letter, live, focus, tuple((what, tuple(who)) for what, who in done.items()))
    canvas.panel("actions", key, half.controls, lambda c, _: _actions(c, table, half, done))


def _actions(canvas: Canvas, table: TableView, half: Half, done: Mapping[str, list[int]]) -> None:
    for place, (what, area) in enumerate(survivor_targets.action_areas(half).items()):
        item = table.focus.find(("action", what))
        live = item is not None and not item.refused
        highlighted = table.focused(("action", what))
        fill = rgb("#2a2312") if highlighted else rgb("#17262c") if live else P.panel_low
        canvas.box(
            area, fill, P.focus if highlighted else rgb("#4e6f7b") if live else rgb("#25373e"), width=4 if highlighted else 2
        )
        colour = P.focus if highlighted else signs.LAMP if live else rgb("#7d9095")
        title, note = say(f"ui-ts-action-{what}"), say(f"ui-ts-action-{what}-note")
        size = canvas.fitting(title, 22, area.w - 12, "title", 0.5)
        text_high = canvas.high(size, "title")
        notes = canvas.tall(note, 18, area.w - 12)
        roomy = area.h > 60 + text_high + notes
        icon = min(26.0, max(9.0, (area.h - text_high - (notes if roomy else 0)) * 0.32))
        y = area.y + (area.h - 2 * icon - 6 - text_high - (notes if roomy else 0)) / 2
        ACTIONS[what](canvas, (area.centre[0], y + icon), icon, colour)
        y += 2 * icon + 6
        canvas.text(title, (area.centre[0], y), size, P.text if live else rgb("#a9b8ba"), face="title", align="centre")
        if roomy:
            canvas.paragraph(
                note,
                Area(area.x + 6, y + text_high, area.w - 12, notes + 4),
                18,
                P.muted if live else rgb("#869a9e"),
                align="centre",
            )
        cap = Area(area.x + 8, area.y + 8, max(26.0, canvas.high(20, "bold")), max(26.0, canvas.high(20, "bold")))
        canvas.box(
            cap, rgb("#26353b") if live else rgb("#18242a"), rgb("#5f777f") if live else rgb("#32464d"), width=1.2, radius=4
        )
        canvas.within(str(place + 1), cap, 20, P.text if live else rgb("#93a5a9"), face="bold", margin=0)
        for number in reversed(done.get(what, [])):
            _took(canvas, table, (area.x + area.w - 24 - 22 * done[what].index(number), area.y + 24), number)


def _took(canvas: Canvas, table: TableView, at: tuple[float, float], number: int) -> None:
    """Paint a survivor who has taken an action, with a tick."""
    medal(canvas, at, 20, table.t.survivors[number].id, signs.SURVIVOR[number])
    low = at[0] + 13, at[1] + 14
    canvas.circle(low, 10.5, signs.NIGHT)
    canvas.circle(low, 9, rgb("#1e6b43"))
    signs.tick(canvas, low, 6, rgb("#e8ffe8"))
