"""An enlarged card: name, picture, band, text, numbers. No text is cut: the caller shows a text that does not fit."""

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES
from game.rules.ravenloft.tables.content import Attack
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CARD_TYPES, INK, mix
from game.ui.ravenloft.board import faces
from game.ui.ravenloft.panels.cards import scene
from game.ui.ravenloft.table import words as text
from game.ui.ravenloft.theme import BLOOD, BROWN, CREAM, CREASE, EMBER, OCHRE, PAPER, PAPER_LOW, RIM, WELL
from game.ui.widgets.layout import middle

SHAPE = 560 / 848
"""Width divided by height."""
TRIES = (
    (0.45, 31),
    (0.40, 29),
    (0.36, 28),
    (0.34, 25),
    (0.30, 23),
    (0.22, 23),
    (0.22, 21),
    (0.15, 20),
    (0.15, 18),
    (0.0, 18),
    (0.0, 16),
)
"""Shares of the height for the picture, with text sizes for a card 560 wide, the best first."""
LARGE = ((0.6, 28), (0.55, 26), (0.5, 24))
"""The same for a tile, whose picture matters more than its text."""
BROAD = (1.0, 1.2, 1.5, 1.9, 2.4)
"""The factors by which a low card may be wider than its shape."""
EYE = 0.1
"""The part of a Monster's picture that a narrow crop keeps: its face."""
Number = tuple[str, str, str]


class Plan(NamedTuple):
    """The layout of a card: the picture's height, the text size (0: the text does not fit), and the tops of text and numbers."""

    art: float
    size: float
    flavour: bool
    top: float
    numbers: float


# ------------------------------------------------------------------ words and numbers


def kind(card: str) -> str:
    """The type of a card, and its Hero."""
    if card in HEROES:
        return say(f"title-{card}")
    if card in POWERS:
        return say("ui-card-power", kind=text.band(card), hero=POWERS[card].hero)
    if card in MONSTERS:
        row = MONSTERS[card]
        words = say("ui-card-villain") if row.villain else say("ui-card-thing") if row.thing else text.band(card)
        kinds = tuple(MONSTERS[card].kinds)
        return say("ui-card-kinds", kind=words, kinds=kinds) if kinds else words
    return text.band(card)


def beside(card: str) -> str:
    """The word at the right end of the band: when the card is used, or how long it lasts."""
    if card in HEROES:
        return ""
    if card in TILES:
        return say(f"ui-triangle-{TILES[card].triangle}")
    if card in POWERS and has(f"ui-band-{POWERS[card].type}"):
        return say(f"ui-band-{POWERS[card].type}")
    if card in ENCOUNTERS:
        return say(f"ui-band-{ENCOUNTERS[card].kind}")
    return text.waits(card)


def numbers(card: str) -> list[Number]:
    """The printed numbers: value, label, and role ("good", "harm", "plain"), which gives the colour."""
    if card in HEROES:
        row = HEROES[card].levels[0]
        pairs = ((row.ac, "ui-ac"), (row.hp, "ui-hp"), (row.speed, "ui-speed"), (row.surge, "ui-surge"))
        return [(str(value), say(what), "plain") for value, what in pairs]
    if card in MONSTERS:
        foe = MONSTERS[card]
        made = [(str(foe.ac), say("ui-ac"), "plain"), (str(foe.hp), say("ui-hp"), "harm")]
        return made if foe.thing else [*made, (str(foe.xp), say("ui-xp"), "good")]
    if card in ENCOUNTERS:
        return _encounter(card)
    attack = CARDS[card].attack if card in CARDS else None
    return [] if attack is None else _attack(attack)


def _attack(attack: Attack) -> list[Number]:
    bonus = say("ui-no-die") if attack.bonus is None else say("ui-plus", number=attack.bonus)
    made = [(bonus, say("ui-to-hit"), "good"), (str(attack.damage), say("ui-damage"), "harm")]
    return made if attack.bonus is None else [*made, (str(attack.miss), say("ui-on-a-miss"), "plain")]


def _encounter(card: str) -> list[Number]:
    row = ENCOUNTERS[card]
    made: list[Number] = []
    if row.volley is not None:
        strike = row.volley.strike
        made = [
            (say("ui-plus", number=strike.bonus), say("ui-to-hit"), "good"), (str(strike.damage), say("ui-damage"), "harm"),
            (str(strike.miss), say("ui-on-a-miss"), "plain"),
        ]  # fmt: skip
    return [*made, (str(row.disable), say("ui-to-disable"), "plain")] if row.kind == "trap" else made


def reach(card: str) -> str:
    """The range of a card's attack."""
    attack = CARDS[card].attack if card in CARDS else None
    return "" if attack is None else say(f"ui-range-{attack.where}", tiles=attack.tiles)


def body(card: str) -> str:
    """The text; that of a Hero with the changes of 2nd Level."""
    words = text.card_text(card)
    return f"{words}\n{say('text-critical-hit')}" if card in HEROES else words


# ------------------------------------------------------------------ layout


def plan(canvas: Canvas, area: Area, card: str) -> Plan:
    """The largest picture and text that fit."""
    pad = max(14.0, area.w * 0.045)
    head = canvas.tall(name(card), _title(area), area.w - 2 * pad, "title") + 10
    band = max(36.0, canvas.high(23) + 8)
    row = _numbers_high(canvas, area, card)
    foot = canvas.high(18) + 10 if reach(card) else 8
    words, line = body(card), text.flavour(card)
    larger = min(1.25, max(0.75, area.w / 560))
    for share, usual in (*LARGE, *TRIES) if card in TILES else TRIES:
        art, size = area.h * share, max(16.0, usual * larger)
        room = area.h - pad * 0.6 - head - art - band - row - foot - 34
        high = canvas.tall(words, size, area.w - 2 * pad) if words else 0.0
        if high <= room:
            extra = canvas.tall(line, 20, area.w - 2 * pad, "italic") + 14 if line else 0.0
            top = area.y + pad * 0.6 + head + art + band + 14
            return Plan(art, size, bool(line) and high + extra <= room, top, area.y + area.h - row - foot)
    art = area.h - pad * 0.6 - head - band - row - foot - 34
    art = art if art > area.w * 0.25 else 0.0
    return Plan(art, 0.0, False, area.y + pad * 0.6 + head + art + band + 14, area.y + area.h - row - foot)


def fitted(canvas: Canvas, rooms: Sequence[Area], card: str, most: float) -> Area:
    """An area in the first of these rooms that holds the whole text, at most `most` high; if necessary a wider card."""
    found = rooms[-1]
    for room in rooms:
        high = min(room.h, most)
        for broad in BROAD:
            found = middle(room, high * SHAPE * broad, high)
            if plan(canvas, found, card).size:
                return found
    return found


def _title(area: Area) -> float:
    return min(46.0, area.w * 0.092)


def _numbers_high(canvas: Canvas, area: Area, card: str) -> float:
    return canvas.high(min(44.0, area.w * 0.085), "title") + canvas.high(19) + 18 if numbers(card) else 0.0


# ------------------------------------------------------------------ drawing


def draw(canvas: Canvas, area: Area, card: str, *, light: bool = True, turn: int = 0) -> Plan:
    """Paint a card, a tile with these quarter turns. Returns its layout, so that the caller can show a text that did not fit."""
    lay = plan(canvas, area, card)
    pad = max(14.0, area.w * 0.045)
    if light:
        canvas.glow(area, EMBER, spread=34, radius=16)
    rim = min(11.0, area.w * 0.024)
    canvas.box(area.inset(-rim), RIM, BLACK, width=2, radius=16)
    canvas.box(area, (PAPER, PAPER_LOW), INK, width=4, radius=9)
    canvas.relief("ui/paper", area.inset(4))
    x, wide, y = area.x + pad, area.w - 2 * pad, area.y + pad * 0.6
    y += canvas.paragraph(name(card), Area(x, y, wide, area.h), _title(area), INK, face="title") + 10
    if lay.art > 30:
        frame = Area(area.x + pad * 0.7, y, area.w - pad * 1.4, lay.art - 8)
        canvas.box(frame, WELL, INK, width=4, radius=4)
        scene(canvas, frame.inset(6), card, turn=turn, eye=EYE if card in MONSTERS else 0.5)
    y += lay.art
    band = Area(area.x + 4, y, area.w - 8, max(36.0, canvas.high(23) + 8))
    _band(canvas, band, card, pad)
    if lay.size:
        words, size = body(card), lay.size
        used = canvas.paragraph(words, Area(x, lay.top, wide, area.h), size, INK)
        if lay.flavour:
            canvas.paragraph(
                text.flavour(card), Area(x, lay.top + used + 12, wide, area.h), 20, mix(INK, PAPER, 0.28), face="italic"
            )
    _numbers(canvas, Area(x, lay.numbers, wide, area.y + area.h - lay.numbers), card)
    return lay


def _band(canvas: Canvas, band: Area, card: str, pad: float) -> None:
    canvas.box(band, CARD_TYPES[faces.type_of(card)], radius=0)
    y = band.y + (band.h - canvas.high(23)) / 2 - 1
    right = beside(card)
    size = canvas.fitting(kind(card), 23, band.w - 2 * pad, "bold", 0.4)
    y += (canvas.high(23) - canvas.high(size)) / 2
    used = canvas.text(kind(card), (band.x + pad - 4, y), size, CREAM, face="bold", room=band.w - 2 * pad)
    room = band.w - 2 * pad - used - 16
    if right and canvas.wide(right, 20, "italic") <= room:
        canvas.text(right, (band.x + band.w - pad + 4, y + 2), 20, CREAM, face="italic", align="right")


def _numbers(canvas: Canvas, area: Area, card: str) -> None:
    found, size = numbers(card), min(44.0, (area.w / 0.91) * 0.085)
    colours = {"good": OCHRE, "harm": BLOOD, "plain": BROWN}
    y = area.y + 8
    if found:
        canvas.line((area.x, area.y), (area.x + area.w, area.y), CREASE, 1.2)
        each = area.w / len(found)
        for place, (value, what, role) in enumerate(found):
            middle = area.x + each * (place + 0.5)
            fits = canvas.fitting(value, size, each - 8, "title", 0.4)
            canvas.text(value, (middle, y), fits, colours[role], face="title", align="centre", room=each - 8)
            below = (middle, y + canvas.high(size, "title") - 3)
            canvas.text(what, below, canvas.fitting(what, 19, each - 6, least=0.3), INK, align="centre", room=each - 6)
            if place:
                left = area.x + each * place
                canvas.line((left, y + 4), (left, y + canvas.high(size, "title") + canvas.high(19) - 6), CREASE, 1.2)
        y += canvas.high(size, "title") + canvas.high(19) + 6
    if words := reach(card):
        fits = canvas.fitting(words, 18, area.w, "italic", 0.4)
        canvas.text(words, (area.centre[0], y), fits, BROWN, face="italic", align="centre", room=area.w)
