"""When an encounter replaces the board, and its layout: survivors' half, dice tower, killer's half; or one half alone."""

from typing import NamedTuple

from game.rules.engine.script import Choice, Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import State
from game.ui.draw.canvas import Area, Canvas
from game.ui.terrorscape.board.villa import Viewport
from game.ui.terrorscape.encounter.facts import ended
from game.ui.terrorscape.layout import DIVIDER, KILLER, SURVIVORS, Half, Layout
from game.ui.terrorscape.props import TableProps
from game.ui.terrorscape.targets.option_map import Key, OptionMap
from game.ui.widgets.layout import off_top, rows

BOTH, HAND = 700.0, 820.0
"""The least width of a half beside another one, and of one with the killer's cards, at text scale 1."""
LOW, LEAST = 820.0, 500.0
"""The least window height for the pictures, and for the encounter at all, at text scale 1."""
SHARES, FEW = (336.0, 312.0, 176.0, 128.0), (0.0, 336.0, 232.0, 128.0)
"""Weights of the heights: scene or killer, people or strength, odds or steps, prompts; with and without pictures."""

HOMES = {SURVIVORS: frozenset({"survivor", "item"}), KILLER: frozenset({"hand"})}
"""The kinds of answers that have a target in the encounter, by side; any other needs the board."""
LISTED = frozenset({"prompt-defend", "prompt-molotov", "prompt-save"})
"""Prompts whose answers appear in a list with their odds."""


class EncounterHalf(NamedTuple):
    """A half. `top` is the scene or the killer (height 0 without pictures), `who` the people or the strength."""

    side: str
    area: Area
    head: Area
    top: Area
    who: Area
    steps: Area
    prompt: Area


class EncounterLayout(NamedTuple):
    """The visible halves, the divider with the tower, and the half of the side in front as a table half."""

    halves: tuple[EncounterHalf, ...]
    tower: Area
    mine: Half

    def half_of(self, side: str) -> EncounterHalf:
        """The half of a side."""
        return next(half for half in self.halves if half.side == side)


def fits(canvas: Canvas) -> bool:
    """Whether the window has room for an encounter."""
    return canvas.room.h >= LEAST * max(1.0, canvas.stretch)


def encounter_layout(canvas: Canvas, table_layout: Layout, *, hand: bool = False) -> EncounterLayout:
    """The encounter on a table with this layout; `hand` means that the killer's cards are shown in his half."""
    room, k, front = canvas.room, max(1.0, canvas.stretch), table_layout.half.side
    wide = (room.w - min(room.w * 0.26, DIVIDER * k**0.9)) / 2
    if wide >= (HAND if hand else BOTH) * k:
        left = _encounter_half(canvas, SURVIVORS, Area(0, 0, wide, room.h))
        right = _encounter_half(canvas, KILLER, Area(room.w - wide, 0, wide, room.h))
        mine = left if front == SURVIVORS else right
        return EncounterLayout((left, right), Area(wide, 0, room.w - 2 * wide, room.h), _as_table_half(canvas, mine))
    x = 0.0 if front == SURVIVORS else table_layout.divider.w
    half = _encounter_half(canvas, front, Area(x, 0, room.w - table_layout.divider.w, room.h))
    tower = table_layout.divider._replace(x=half.area.w if front == SURVIVORS else 0.0)
    return EncounterLayout((half,), tower, _as_table_half(canvas, half))


def _encounter_half(canvas: Canvas, side: str, area: Area) -> EncounterHalf:
    k, gap = max(1.0, canvas.stretch), 16.0 if canvas.room.h >= 1000 and canvas.stretch < 1.2 else 10.0
    head, rest = off_top(area.inset(gap, 0), max(56.0, canvas.high(30, "title") + 16), 8)
    shares = SHARES if area.h >= LOW * k else FEW
    parts = rows(rest._replace(h=rest.h - gap), [one for one in shares if one], gap)
    top = parts.pop(0) if shares[0] else rest._replace(h=0.0)
    return EncounterHalf(side, area, head, top, *parts)


def _as_table_half(canvas: Canvas, half: EncounterHalf) -> Half:
    """The same as a half of the table, for prompts and answers: the killer's cards take the place of the strength."""
    share = 0.52 if canvas.stretch < 1.05 else 0.62
    bar = max(56.0, min(half.prompt.h * share, 2 * canvas.high(22, "bold") + 24))
    prompt = half.prompt._replace(h=min(bar, half.prompt.h))
    viewport = Viewport(half.top if half.top.h else half.who)
    return Half(half.side, half.area, half.head, viewport, prompt, half.steps, half.who, stacked=False)


def layout_of(canvas: Canvas, props: TableProps) -> EncounterLayout:
    """The layout of the encounter on a table."""
    return encounter_layout(canvas, props.layout, hand=props.prompt.asks is not None and props.side == KILLER)


# ------------------------------------------------------------------ when it is shown


def is_shown(canvas: Canvas, props: TableProps) -> bool:
    """Whether the encounter is shown now."""
    return props.t.encounter is not None and not props.shows_board and fits(canvas) and not _homeless(props)


def shows_board(t: State, happened: Event | None, *, walks: bool) -> bool:
    """Whether the board is shown during an encounter: a figure walks, or only running away is left."""
    over = t.encounter is not None and ended(t)
    return walks or (over and not isinstance(happened, event.EncounterEnded))


def is_private(props: TableProps) -> bool:
    """Whether the open half shows secrets during the encounter; otherwise both sides may look."""
    return props.mode != "open" and (props.prompt.asks is not None or props.recap)


def _homeless(props: TableProps) -> bool:
    """Whether the open prompt has answers without a target in the encounter."""
    if props.side is None or props.prompt.asks is None:
        return False
    options, homes = props.options, HOMES.get(props.side, frozenset())
    strange = any(key[0] not in homes for key in options.places) or bool(options.tray)
    return strange or (bool(options.rows) and not is_listed(props))


def is_listed(props: TableProps) -> bool:
    """Whether the answers to the open prompt appear in the survivors' list."""
    return props.prompt.asks is not None and props.side == SURVIVORS and props.prompt.id in LISTED


def listed_answers(options: OptionMap) -> list[tuple[Key, Choice]]:
    """The listed answers by target key; the one that declines comes last."""
    rows = [*options.places.items(), *((("row", place), choice) for place, choice in enumerate(options.rows))]
    return rows + [(("button", place), choice) for place, choice in enumerate(options.buttons)]
