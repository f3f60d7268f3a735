"""The summary of a saved or finished match in a list, and the painting of its row."""

from functools import partial
from pathlib import Path

from game.match.record import SaveError
from game.storage import replays
from game.storage.replays import Summary
from game.text import error_text, has, name, say
from game.text.times import time_text
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GREEN, RED_LIGHT, Palette
from game.ui.registry import game_ui, speaking_of
from game.ui.settings import STAGED
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Text, place
from game.ui.widgets.containers import Column, Row, panel
from game.ui.widgets.controls import focus_frame


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
    place(panel(match_row(known, palette, narrow=is_narrow(canvas)), palette, pad=(22, 10)), canvas, area).paint(canvas)
    if focused:
        focus_frame(canvas, area, palette, diamonds=False, light=False)


def match_row(known: Summary | str | None, palette: Palette, *, narrow: bool) -> Box:
    """The content of a row."""
    if known is None:
        return Text(say("ui-replays-reading"), 22, palette.muted, middle=True)
    if isinstance(known, str):
        return Text(known, 21, RED_LIGHT, middle=True)
    with speaking_of(known.game):
        return _summary(known, palette, narrow=narrow)


def _summary(match: Summary, palette: Palette, *, narrow: bool) -> Box:
    """Who played what, who won and why, when and for how long."""
    outcome = match.outcome
    verdict = say(game_ui(match.game).verdicts[match.side], heroes=list(match.winners)) if match.side else say("ui-replays-open")
    colour = palette.muted if outcome is None else GREEN if match.won else RED_LIGHT
    sign = "ui/reel" if outcome is None else "ui/dawn" if match.won else "ui/dusk"
    title = Line(name(match.title), 26, palette.title, "title")
    reason = Line(reason_text(outcome.reason if outcome is not None else ""), 20, palette.text, "book")
    about = say(
        "ui-replays-about", kind=match.game, when=time_text(match.when), turns=match.turns, minutes=match.minutes,
        persons=match.persons, seed=str(match.seed),
    )  # fmt: skip
    low = (reason, Line(about, 20, palette.muted))
    if narrow:
        won = Row(Picture(sign, 24, 24), Line(verdict, 21, colour, "bold"), gap=8, grow=(1,))
        words = Column(title, won, *low)
    else:
        words = Column(Row(title, Picture(sign, 30, 30), Line(verdict, 24, colour, "bold"), gap=10, grow=(0,)), *low)
    medal = 56.0 if narrow else 72.0
    medals = Drawn(partial(_medals, match=match, narrow=narrow), medal, medal * (3.6 if narrow else 4.6))
    return Row(medals, words, gap=12, grow=(1,))


def _medals(canvas: Canvas, area: Area, *, match: Summary, narrow: bool) -> None:
    """Paint the portraits of those who played."""
    step = area.h * (0.6 if narrow else 0.82 if len(match.characters) > 3 else 1.06)
    for seat, who in enumerate(match.characters):
        game_ui(match.game).portrait(canvas, Area(area.x + seat * step, area.y, area.h, area.h), who)
