"""What the place in focus means, told beside the choices of a night to somebody who has never played."""

from typing import NamedTuple

from game.rules.ravenloft.tables.cards import HEROES, POWERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, rgb
from game.ui.ravenloft.setup.view import SetupView
from game.ui.ravenloft.table import words
from game.ui.ravenloft.tutorial.lessons import guided

P = RAVENLOFT
SIZE, HEAD, PAD = 20.0, 23.0, 16.0


class About(NamedTuple):
    """A head and the sentences below it."""

    head: str
    lines: list[str]


def about(setup: SetupView) -> About:
    """What is said of the place in focus; where nothing needs to be said, what helps in a first night."""
    match setup.focus.current:
        case ("power", str(card)):
            return About(name(card), [words.card_text(card), say(f"ui-about-{POWERS[card].type}")])
        case ("hero", str(hero)) if hero in HEROES:
            return About(name(hero), [say(f"text-{hero}"), say("ui-about-numbers")])
        case ("who", str(hero)):
            return About(say("ui-about-who", hero=hero), [say("ui-about-holders")])
        case ("powers" | "surges" | "treasures" as what, _):
            return About(say(f"ui-set-{what}"), [say(f"ui-about-{what}")])
        case "guided":
            return About(say("ui-guide-play"), [say("ui-guide-play-note", hero=guided().evening.hero)])
        case "seed" | "lot":
            return About(say("ui-set-seed"), [say("ui-about-seed")])
    return About(say("ui-about-first"), [say("ui-about-first-night")])


def high(canvas: Canvas, told: About, wide: float) -> float:
    """How high the box has to be."""
    inner = wide - 2 * PAD
    lines = sum(canvas.tall(line, SIZE, inner) + 6 for line in told.lines)
    return canvas.tall(told.head, HEAD, inner, "title") + lines + 2 * PAD


def draw(setup: SetupView, canvas: Canvas, room: Area) -> None:
    """The box at the head of `room`, if it finds room there."""
    told = about(setup)
    area = room._replace(h=high(canvas, told, room.w))
    if area.h > room.h:
        return
    canvas.box(area, rgb("#241c2c"), P.line, radius=8)
    inner = area.inset(PAD, PAD)
    y = inner.y + canvas.paragraph(told.head, inner, HEAD, P.accent, face="title") + 4
    for line in told.lines:
        y += canvas.paragraph(line, inner._replace(y=y), SIZE, P.text) + 6
