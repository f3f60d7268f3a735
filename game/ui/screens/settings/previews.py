"""The previews of the settings page: the effect of a setting, drawn with the player's own values."""

import threading
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, FLOOR as SMALLEST, GOLD_LOW, mix
from game.ui.registry import SettingsPreview, settings_preview
from game.ui.scene.context import LARGE_PRINT_SCALE, AppContext
from game.ui.settings import CAPTIONS
from game.ui.widgets import gamepad_drawing

P = CABINET
TABLE, CAPTION, SCREEN = 200.0, 64.0, 112.0
"""The minimum heights of the previews: of a table, of a caption without its words, of a screen."""
WORDS = 18
"""The size of the smallest text of a table at normal scale."""


class Preview(NamedTuple):
    """A preview in a panel: its minimum height at a panel's width, and how to draw it.

    It is below the rows; with `beside` to the right of them if the panel is wide. One that `grows` takes the free height of the
    column.
    """

    least: Callable[[Canvas, AppContext, float], float]
    draw: Callable[[Canvas, AppContext, Area], None]
    beside: bool = False
    grows: bool = False


# ------------------------------------------------------------------ the game that draws them


@cache
def _loader() -> threading.Thread:
    return threading.Thread(target=settings_preview, name="settings preview", daemon=True)


def load_preview() -> None:
    """Begin to import the game of the previews in the background: it takes a second, and the page has to be there at once."""
    if _loader().ident is None:
        _loader().start()
        _loader().join(0.01)  # it is over at once if a match of that game was open before


def game_preview(context: AppContext) -> SettingsPreview | None:
    """What draws the previews; None while its game is not imported."""
    waits = context.is_interactive and (_loader().ident is None or _loader().is_alive())
    return None if waits else settings_preview()


# ------------------------------------------------------------------ a table


def _table_high(canvas: Canvas, _house: AppContext, _wide: float) -> float:
    return TABLE * canvas.stretch


def _table(canvas: Canvas, context: AppContext, area: Area) -> None:
    if (preview := game_preview(context)) is not None:
        preview.draw(canvas, area, P)


# ------------------------------------------------------------------ a caption


def _caption_high(canvas: Canvas, context: AppContext, _wide: float) -> float:
    return CAPTION + canvas.high(CAPTIONS[context.settings.caption])


def _caption(canvas: Canvas, context: AppContext, area: Area) -> None:
    chosen = context.settings
    if (preview := game_preview(context)) is not None:
        preview.caption(canvas, area, P, CAPTIONS[chosen.caption], on=chosen.captions, arrow=chosen.arrow)


# ------------------------------------------------------------------ two metres away


def told_sizes(canvas: Canvas, context: AppContext) -> tuple[int, int]:
    """The size of the smallest text and of the Hit Points in table mode, in pixels of this window."""
    scale, letter = canvas.scale, context.settings.letter * LARGE_PRINT_SCALE
    preview = game_preview(context)
    return max(SMALLEST, round(WORDS * scale * letter)), round((preview.LIFE if preview is not None else WORDS) * scale * letter)


def _far_lines(canvas: Canvas, context: AppContext, wide: float) -> tuple[str, ...]:
    words, numbers = told_sizes(canvas, context)
    return canvas.lines(say("ui-far-sizes", words=words, numbers=numbers), 19, wide)


def _far_high(canvas: Canvas, context: AppContext, wide: float) -> float:
    return SCREEN + canvas.high(19) * len(_far_lines(canvas, context, wide)) + 4


def _far(canvas: Canvas, context: AppContext, area: Area) -> None:
    """Draw a screen with the table, people at a distance of two metres, and the size of the text."""
    lines = _far_lines(canvas, context, area.w)
    step = canvas.high(19)
    y = area.y + area.h - step * len(lines)
    for line in lines:
        canvas.text(line, (area.centre[0], y), 19, P.muted, align="centre")
        y += step
    high, words = area.h - step * len(lines) - 6, say("ui-far-metres")
    face = min(high * 0.4, area.w * 0.11)
    told = canvas.wide(words, 19) + 36
    left = area.w - face * 2.3 - told
    stand = high * 0.12
    screen = Area(area.x + 4, area.y, min((high - stand) * 1.6, left if left > 80 else area.w * 0.5), high - stand)
    _monitor(canvas, context, screen, stand)
    x, level = area.x + area.w - face * 2.3, area.y + high * 0.5
    for place in range(3):
        canvas.picture("ui/person", Area(x + place * face * 0.65, level - face * 0.2, face, face))
    start, end = screen.x + screen.w + 12, x - 10
    for dash in range(int(max(0.0, end - start) / 12)):
        canvas.line((start + dash * 12, level), (start + dash * 12 + 7, level), P.text, 2)
    if left > 80:
        canvas.text(words, ((start + end) / 2, level - canvas.high(19) - 4), 19, P.text, align="centre")


def _monitor(canvas: Canvas, context: AppContext, screen: Area, stand: float) -> None:
    """Draw a screen on its foot that shows the table in table mode, dimmed while that is off."""
    middle = screen.centre[0]
    canvas.box(Area(middle - 9, screen.y + screen.h, 18, stand), GOLD_LOW, radius=2)
    canvas.box(Area(middle - screen.w * 0.2, screen.y + screen.h + stand - 5, screen.w * 0.4, 6), GOLD_LOW, radius=3)
    if (preview := game_preview(context)) is not None:
        canvas.panel("far-screen", (screen, canvas.look), screen.inset(5), preview.far)
    canvas.frame(screen, P.accent if context.settings.table else mix(P.line, P.muted, 0.4), width=4, radius=6)


# ------------------------------------------------------------------ a gamepad


def _pad_high(canvas: Canvas, context: AppContext, wide: float) -> float:
    return gamepad_drawing.high(canvas, context.input, wide)


def _pad(canvas: Canvas, context: AppContext, area: Area) -> None:
    gamepad_drawing.draw(canvas, area, context.input, on=context.settings.pad)


EXHIBITS = {
    "text": Preview(_table_high, _table, grows=True), "help": Preview(_caption_high, _caption, grows=True),
    "far": Preview(_far_high, _far, beside=True), "pad": Preview(_pad_high, _pad, grows=True),
}  # fmt: skip
"""The previews by the name of their panel."""
