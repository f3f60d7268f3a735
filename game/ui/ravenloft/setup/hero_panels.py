"""Painters of the Heroes on the setup page: their numbers, who plays them, their Power cards."""

from game.match import PERSON
from game.rules.ravenloft.tables.cards import POWERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLUE, BLUE_DEEP, CARD_TYPES, GOLD, RAVENLOFT, WARM, mix, rgb
from game.ui.ravenloft.board.faces import portrait, type_of
from game.ui.ravenloft.setup import layout
from game.ui.ravenloft.setup.regions import HOME
from game.ui.ravenloft.setup.view import RavenloftSetupView
from game.ui.widgets.controls import focus_frame, number, number_high, panel
from game.ui.widgets.focus import Target

P = RAVENLOFT
STRENGTH, STEPS = 44.0, 4
"""The width and the number of the bars that show an agent's strength."""


def hero_panel(setup: RavenloftSetupView, canvas: Canvas, area: Area, hero: str) -> None:
    """Draw a Hero with its numbers, its holder and its cards."""
    here, plan = setup.who[hero] != HOME, setup.plan
    panel(canvas, area, P, line=rgb("#d8a850") if here else P.line, warm=WARM if here else None)
    face = layout.FACE
    box = Area(area.centre[0] - face / 2, area.y + 14, face, face)
    canvas.picture(portrait(hero), box, grey=not here, alpha=255 if here else 150)
    y = area.y + 14 + face + 2
    for words, size, colour, shape in (
        (name(hero), 28, P.title if here else P.muted, "title"),
        (say(f"title-{hero}"), 19, P.muted, "book"),
    ):
        fits = canvas.fitting(words, size, area.w - 16, shape)
        canvas.text(words, (area.centre[0], y), fits, colour, face=shape, align="centre", room=area.w - 16)
        y += canvas.high(size, shape)
    if plan.numbers:
        each = (area.w - 12) / 4
        for place, (value, what) in enumerate(layout.hero_numbers(hero)):
            spot = Area(area.x + 6 + place * each + 1, y + 8, each - 2, number_high(canvas))
            number(canvas, spot, str(value), say(what), P)
    for item in setup.focus.targets:
        if item.key == ("hero", hero) and setup.focused(item.key):
            canvas.frame(item.area, P.focus, width=3, radius=8)
        elif item.key == ("who", hero):
            holder_button(setup, canvas, item, hero)
        elif item.group == "powers" and isinstance(item.key, tuple) and POWERS[item.key[1]].hero == hero:
            power_row(setup, canvas, item, item.key[1], here=here)


def holder_button(setup: RavenloftSetupView, canvas: Canvas, item: Target, hero: str) -> None:
    """Draw the button that shows who plays a Hero."""
    who, area = setup.who[hero], item.area
    fill, line = (BLUE_DEEP, BLUE) if who == PERSON else (P.panel_low, P.line if who == HOME else rgb("#d8a850"))
    canvas.box(area, fill, line, width=2)
    words = say("ui-take-along") if who == HOME else say("ui-person") if who == PERSON else say(f"level-{who}")
    x = area.x + 12
    if who != HOME:
        canvas.picture("ui/person" if who == PERSON else "ui/gear", Area(x, area.centre[1] - 14, 28, 28))
        x += 36
    room = area.x + area.w - x - 8
    if who not in (HOME, PERSON) and canvas.wide(words, 21, "bold") + STRENGTH + 14 < room:
        strength(
            canvas, Area(area.x + area.w - STRENGTH - 12, area.centre[1] - 11, STRENGTH, 22), setup.levels[2:].index(who) + 1
        )
    size = canvas.fitting(words, 21, room, "bold")
    colour = P.muted if who == HOME else P.text
    canvas.text(words, (x, area.y + (area.h - canvas.high(size)) / 2 - 1), size, colour, face="bold", room=room)
    if setup.focused(item.key):
        focus_frame(canvas, area, P, diamonds=False)


def strength(canvas: Canvas, area: Area, level: int) -> None:
    """Draw an agent's strength as rising bars."""
    each = area.w / STEPS
    for place in range(STEPS):
        high = area.h * (place + 1.4) / (STEPS + 0.4)
        bar = Area(area.x + place * each, area.y + area.h - high, each - 3, high)
        canvas.box(bar, GOLD if place < level else mix(P.line, P.panel, 0.4), radius=2)


def power_row(setup: RavenloftSetupView, canvas: Canvas, item: Target, card: str, *, here: bool) -> None:
    """Draw a Power card in a Hero's panel."""
    kind, area = type_of(card), item.area
    size = min(28.0 * canvas.stretch, area.h - 3)
    plate = Area(area.x + 4, area.y + (area.h - size) / 2, size, size)
    canvas.box(plate, CARD_TYPES[kind] if here else mix(CARD_TYPES[kind], P.panel, 0.6), radius=4)
    canvas.within(name(kind)[:1], plate, canvas.block("A", plate, 19, "bold"), rgb("#f4efe2"), face="bold", margin=0)
    words = name(card) + (" *" if POWERS[card].automatic else "")
    room = area.w - size - 16
    fits = canvas.block("A", area, canvas.fitting(words, 19, room))
    canvas.text(
        words, (area.x + size + 12, area.y + (area.h - canvas.high(fits)) / 2 - 1), fits, P.text if here else P.muted, room=room
    )
    if setup.focused(item.key):
        canvas.frame(area.inset(-1), P.focus, width=3, radius=6)
