"""Help for a newcomer on the setup page: what the focused target means."""

from typing import NamedTuple

from game.rules.ravenloft.tables.cards import HEROES, POWERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, rgb
from game.ui.ravenloft.setup.view import RavenloftSetupView
from game.ui.ravenloft.table import words
from game.ui.ravenloft.tutorial.lessons import lesson_table

P = RAVENLOFT
SIZE, HEAD, PAD = 20.0, 23.0, 16.0


class HelpText(NamedTuple):
    """A title and the sentences below it."""

    head: str
    lines: list[str]


def help_text(setup: RavenloftSetupView) -> HelpText:
    """Return the help on the focused target; without one, general advice for a first match."""
    match setup.focus.current:
        case ("power", str(card)):
            return HelpText(name(card), [words.card_text(card), say(f"ui-about-{POWERS[card].type}")])
        case ("hero", str(hero)) if hero in HEROES:
            return HelpText(name(hero), [say(f"text-{hero}"), say("ui-about-numbers")])
        case ("who", str(hero)):
            return HelpText(say("ui-about-who", hero=hero), [say("ui-about-holders")])
        case ("powers" | "surges" | "treasures" as what, _):
            return HelpText(say(f"ui-set-{what}"), [say(f"ui-about-{what}")])
        case "guided":
            return HelpText(say("ui-guide-play"), [say("ui-guide-play-note", hero=lesson_table().match.hero)])
        case "seed" | "lot":
            return HelpText(say("ui-set-seed"), [say("ui-about-seed")])
    return HelpText(say("ui-about-first"), [say("ui-about-first-night")])


def high(canvas: Canvas, text: HelpText, wide: float) -> float:
    """Return the height of the help box."""
    inner = wide - 2 * PAD
    lines = sum(canvas.tall(line, SIZE, inner) + 6 for line in text.lines)
    return canvas.tall(text.head, HEAD, inner, "title") + lines + 2 * PAD


def draw(setup: RavenloftSetupView, canvas: Canvas, room: Area) -> None:
    """Draw the help box at the top of `room`, if it fits."""
    text = help_text(setup)
    area = room._replace(h=high(canvas, text, room.w))
    if area.h > room.h:
        return
    canvas.box(area, rgb("#241c2c"), P.line, radius=8)
    inner = area.inset(PAD, PAD)
    y = inner.y + canvas.paragraph(text.head, inner, HEAD, P.accent, face="title") + 4
    for line in text.lines:
        y += canvas.paragraph(line, inner._replace(y=y), SIZE, P.text) + 6
