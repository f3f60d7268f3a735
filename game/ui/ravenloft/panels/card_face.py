"""An enlarged card: name, picture, band, text, numbers. No text is cut: the caller shows a text that does not fit."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS, POWERS, TILES
from game.rules.ravenloft.tables.content import Attack, Strike
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, CARD_TYPES, INK, mix
from game.ui.ravenloft.board import faces
from game.ui.ravenloft.facts import cards as text
from game.ui.ravenloft.panels.cards import scene
from game.ui.ravenloft.theme import BLOOD, BROWN, CREAM, CREASE, EMBER, OCHRE, PAPER, PAPER_LOW, RIM, WELL
from game.ui.widgets.boxes import Box, Drawn, Line, Space, Text, place
from game.ui.widgets.containers import Column, Row, Stack
from game.ui.widgets.layout import middle

SHAPE = 560 / 848
"""Width divided by height."""
TRIES = (
    (0.45, 31), (0.40, 29), (0.36, 28), (0.34, 25), (0.30, 23), (0.22, 23), (0.22, 21), (0.15, 20), (0.15, 18), (0.0, 18), (0.0, 16)
)  # fmt: skip
"""Shares of the height for the picture, with text sizes for a card 560 wide, the best first."""
LARGE = ((0.6, 28), (0.55, 26), (0.5, 24))
"""The same for a tile, whose picture matters more than its text."""
BROAD = (1.0, 1.2, 1.5, 1.9, 2.4)
"""The factors by which a low card may be wider than its shape."""
EYE = 0.1
"""The part of a Monster's picture that a narrow crop keeps: its face."""
SLACK = 20.0
"""The least room between text and numbers."""
Number = tuple[str, str, str]
COLOURS = {"good": OCHRE, "harm": BLOOD, "plain": BROWN}


class Plan(NamedTuple):
    """The layout of a card: the picture's height, the text size (0: the text does not fit), and whether there is flavour text."""

    art: float
    size: float
    flavour: bool = False


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
        return say("ui-card-kinds", kind=words, kinds=tuple(row.kinds)) if row.kinds else words
    return text.band(card)


def beside(card: str) -> str:
    """The word at the right end of the band: when the card is used, or how long it lasts."""
    if card in HEROES:
        return ""
    if card in TILES:
        return say(f"ui-triangle-{TILES[card].triangle}")
    if card in POWERS and has(f"ui-band-{POWERS[card].type}"):
        return say(f"ui-band-{POWERS[card].type}")
    return say(f"ui-band-{ENCOUNTERS[card].kind}") if card in ENCOUNTERS else text.waits(card)


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
        found = ENCOUNTERS[card]
        made = [] if found.volley is None else _attack(found.volley.strike)
        return [*made, (str(found.disable), say("ui-to-disable"), "plain")] if found.kind == "trap" else made
    attack = CARDS[card].attack if card in CARDS else None
    return [] if attack is None else _attack(attack)


def _attack(attack: Attack | Strike) -> list[Number]:
    bonus = say("ui-no-die") if attack.bonus is None else say("ui-plus", number=attack.bonus)
    made = [(bonus, say("ui-to-hit"), "good"), (str(attack.damage), say("ui-damage"), "harm")]
    return made if attack.bonus is None else [*made, (str(attack.miss), say("ui-on-a-miss"), "plain")]


def reach(card: str) -> str:
    """The range of a card's attack."""
    attack = CARDS[card].attack if card in CARDS else None
    return "" if attack is None else say(f"ui-range-{attack.where}", tiles=attack.tiles)


def body(card: str) -> str:
    """The text; that of a Hero with the changes of 2nd Level."""
    words = text.card_text(card)
    return f"{words}\n{say('text-critical-hit')}" if card in HEROES else words


# ------------------------------------------------------------------ layout


def inside(area: Area) -> Area:
    """The area of a card within its margins."""
    pad = max(14.0, area.w * 0.045)
    return area.trimmed(left=pad, top=0.6 * pad, right=pad)


def plan(canvas: Canvas, area: Area, card: str) -> Plan:
    """The largest picture and text that fit."""
    wide, room = inside(area).w, inside(area).h - SLACK
    larger = min(1.25, max(0.75, area.w / 560))
    for share, usual in (*LARGE, *TRIES) if card in TILES else TRIES:
        for flavour in (True, False):
            found = Plan(area.h * share, max(16.0, usual * larger), flavour and bool(text.flavour(card)))
            if tree(area, card, Plan(found.art, found.size)).high(canvas, wide) > room:
                break
            if tree(area, card, found).high(canvas, wide) <= room:
                return found
    bare = room - tree(area, card, Plan(0.0, 0.0)).high(canvas, wide)
    return Plan(bare if bare > area.w * 0.25 else 0.0, 0.0)


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


def tree(area: Area, card: str, lay: Plan, turn: int = 0) -> Box:
    """The parts of a card, the numbers at its bottom."""
    pad = inside(area).x - area.x
    words = [Text(body(card), lay.size, INK)] if lay.size and body(card) else []
    flavour = [Space(12), Text(text.flavour(card), 20, mix(INK, PAPER, 0.28), face="italic")] if lay.flavour else []
    art = [Drawn(partial(_art, card=card, turn=turn, out=pad * 0.3), lay.art)] if lay.art > 30 else []
    range_ = [Line(reach(card), 18, BROWN, "italic", "centre", least=0.4)] if reach(card) else []
    low = [*_numbers(card, min(44.0, area.w * 0.085)), *range_, Space(8)]
    return Column(
        Text(name(card), min(46.0, area.w * 0.092), INK, "title"), Space(10), *art,
        Drawn(partial(_band, card=card, pad=pad), lambda canvas, _: max(36.0, canvas.high(23) + 8)), Space(14),
        *words, *flavour, Space(), *low, grow=(-len(low) - 1,),
    )  # fmt: skip


def _art(canvas: Canvas, area: Area, card: str, turn: int, out: float) -> None:
    """The picture in its frame, a little wider than the text."""
    frame = area.trimmed(left=-out, right=-out, bottom=8)
    canvas.box(frame, WELL, INK, width=4, radius=4)
    scene(canvas, frame.inset(6), card, turn=turn, eye=EYE if card in MONSTERS else 0.5)


def _band(canvas: Canvas, area: Area, card: str, pad: float) -> None:
    """The type of a card on its colour, across the whole card, and the word at its end if there is room."""
    canvas.box(area.inset(4 - pad, 0), CARD_TYPES[faces.type_of(card)], radius=0)
    size, right = canvas.fitting(kind(card), 23, area.w, "bold", 0.4), beside(card)
    canvas.within(kind(card), area, size, CREAM, face="bold", align="left", margin=-4)
    if right and canvas.wide(right, 20, "italic") <= area.w - canvas.wide(kind(card), size, "bold") - 16:
        canvas.within(right, area, 20, CREAM, face="italic", align="right", margin=-4)


def _numbers(card: str, size: float) -> Iterator[Box]:
    """The numbers with their labels, below a line and between lines."""
    found = numbers(card)
    if not found:
        return

    def cell(canvas: Canvas, area: Area, at: int) -> None:
        if at:
            canvas.line((area.x, area.y + 4), (area.x, area.y + area.h - 6), CREASE, 1.2)

    cells = [
        Stack(Drawn(partial(cell, at=at)), Column(
            Line(value, size, COLOURS[role], "title", "centre", least=0.4), Line(what, 19, INK, align="centre", least=0.3), gap=-3
        ))
        for at, (value, what, role) in enumerate(found)
    ]  # fmt: skip
    yield Drawn(lambda canvas, area: canvas.line((area.x, area.y), (area.x + area.w, area.y), CREASE, 1.2), 8)
    yield Row(*cells, shares=[1.0] * len(cells), gap=0, align="fill")


# ------------------------------------------------------------------ drawing


def draw(canvas: Canvas, area: Area, card: str, *, light: bool = True, turn: int = 0) -> None:
    """Paint a card, a tile with these quarter turns."""
    if light:
        canvas.glow(area, EMBER, spread=34, radius=16)
    canvas.box(area.inset(-min(11.0, area.w * 0.024)), RIM, BLACK, width=2, radius=16)
    canvas.box(area, (PAPER, PAPER_LOW), INK, width=4, radius=9)
    canvas.relief("ui/paper", area.inset(4))
    place(tree(area, card, plan(canvas, area, card), turn), canvas, inside(area)).paint(canvas)
