"""The summary of a saved or finished match in a list, and the painting of its row."""

from pathlib import Path

from game.match.record import SaveError
from game.storage import replays
from game.storage.replays import Summary
from game.text import error_text, has, name, say
from game.text.times import time_text
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, RED_LIGHT, Palette
from game.ui.registry import game_ui, speaking_of
from game.ui.start import STAGED
from game.ui.widgets.controls import focus_frame, panel


def unstaged(game: str) -> str:
    """The message for a match of a game that the window cannot show."""
    return say("ui-text-only", game=say(f"game-{game}"))


def learn(path: Path) -> Summary | str:
    """The summary of a file, or the message why it cannot be opened."""
    try:
        told = replays.read_summary(path)
    except SaveError as error:
        return error_text(error)
    return told if told.game in STAGED else unstaged(told.game)


def reason_text(reason: str) -> str:
    """Why a match has ended, in one line."""
    brief = f"brief-{reason}"
    return say(brief if has(brief) else reason) if reason else ""


def is_narrow(canvas: Canvas) -> bool:
    """Whether the result needs a line of its own."""
    return canvas.room.w / canvas.letter < 1200


def paint_row(canvas: Canvas, area: Area, known: Summary | str | None, palette: Palette, *, focused: bool) -> None:
    """Paint a match as a row: its summary, the sentence that says why it cannot be read, or that it is being read (None)."""
    if focused:
        canvas.glow(area, palette.accent, spread=18)
    panel(canvas, area, palette)
    inner = area.inset(22, 10)
    if known is None:
        canvas.within(say("ui-replays-reading"), inner, 22, palette.muted, align="left")
    elif isinstance(known, str):
        canvas.paragraph(known, inner, 21, RED_LIGHT, middle=True)
    else:
        with speaking_of(known.game):
            _summary(canvas, inner, known, palette)
    if focused:
        focus_frame(canvas, area, palette, diamonds=False, light=False)


def _medals(canvas: Canvas, area: Area, match: Summary) -> float:
    """Paint the Heroes; return the left edge of the text."""
    narrow = is_narrow(canvas)
    medal = min(area.h - 8, 56.0 if narrow else 72.0)
    step = medal * (0.6 if narrow else 0.82 if len(match.characters) > 3 else 1.06)
    for place, hero in enumerate(match.characters):
        spot = Area(area.x + place * step, area.centre[1] - medal / 2, medal, medal)
        game_ui(match.game).portrait(canvas, spot, hero)
    return area.x + medal * (3.6 if narrow else 4.6) + 12


def _summary(canvas: Canvas, area: Area, match: Summary, palette: Palette) -> None:
    """Paint who played what, who won and why, when and for how long."""
    narrow = is_narrow(canvas)
    x, right = _medals(canvas, area, match), area.x + area.w
    verdict = say(game_ui(match.game).verdicts[match.side], heroes=list(match.winners)) if match.side else say("ui-replays-open")
    wide = canvas.wide(verdict, 24, "bold") + 48
    first, second = canvas.high(26, "title"), canvas.high(20)
    y = area.y + (area.h - first - (3 if narrow else 2) * second) / 2
    canvas.text(name(match.title), (x, y), 26, palette.title, face="title", room=right - x - (0 if narrow else wide + 16))
    colour = palette.muted if match.outcome is None else GREEN if match.won else RED_LIGHT
    sign = Area(x, y + first, 24, 24) if narrow else Area(right - wide + 8, y + 1, 30, 30)
    canvas.picture("ui/reel" if match.outcome is None else "ui/dawn" if match.won else "ui/dusk", sign)
    y += first
    if narrow:
        canvas.text(verdict, (x + 32, y - 1), 21, colour, face="bold", room=right - x - 32)
        y += second
    else:
        canvas.text(verdict, (right, y - first + 2), 24, colour, face="bold", align="right")
    canvas.text(
        reason_text(match.outcome.reason if match.outcome is not None else ""),
        (x, y),
        20,
        palette.text,
        face="book",
        room=right - x,
    )
    words = say(
        "ui-replays-about", kind=match.game, when=time_text(match.when), turns=match.turns, minutes=match.minutes,
        persons=match.persons, seed=str(match.seed),
    )  # fmt: skip
    canvas.text(words, (x, y + second), 20, palette.muted, room=right - x)
