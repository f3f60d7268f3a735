"""The card pages of Castle Ravenloft in the rulebook; an adventure's page shows its goal, its set-up, the cards that belong to it, and its odds."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.rules.ravenloft.adventures.adventure import Adventure, Layer
from game.rules.ravenloft.adventures.measured import Measured
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, MEASURED, MONSTERS
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CARD_TYPES, INK, Colour
from game.ui.ravenloft.board.faces import picture_of, token_of, type_of
from game.ui.ravenloft.facts.cards import citing, page_ids, rules_of
from game.ui.ravenloft.panels import card_face
from game.ui.ravenloft.setup_choices import PRINTED
from game.ui.screens.rulebook import parts
from game.ui.screens.rulebook.page import Prose
from game.ui.screens.rulebook.parts import BookProps, Enlarged, PageTop, card_buttons, face_area, heading, rule_buttons
from game.ui.screens.theme import BOX, PAPER, RED
from game.ui.widgets.boxes import Box, Drawn, Line, Picture, Space, Spaced, Text, Wide
from game.ui.widgets.containers import Column, Flow, Framed, Row, Sized
from game.ui.widgets.controls import share_bar

BODY, CHIP, SIDE = 22.0, 20.0, 32.0
PICTURE = 8 / 5
"""The width of an adventure's picture divided by its height."""


class Odds(NamedTuple):
    """The share of matches with this number of Heroes that were won, in per cent, the number of matches counted, and the agents' level."""

    heroes: int
    number: int
    games: int
    level: str


def _pooled(row: Adventure) -> list[str]:
    return [token for pool in row.pools.values() for token in pool]


def figures(row: Adventure) -> list[str]:
    """The Villains of an adventure, and the things that are attacked like Monsters."""
    rows = [part for _, part in row.parts()]
    named_ = [*(part.figure for part in rows), *(part.target for part in rows), *_pooled(row)]
    return [figure for figure in dict.fromkeys(named_) if figure in MONSTERS]


def treasures(row: Adventure) -> list[str]:
    """The Treasure cards that an adventure sets aside or puts below tokens, and its Environment."""
    found = [*row.bring, *(part.card for _, part in row.parts()), *(token for token in _pooled(row) if token in CARDS)]
    return list(dict.fromkeys([*filter(None, found), *([row.environment] if row.environment else [])]))


def tiles(row: Adventure) -> list[str]:
    """The tiles that an adventure names."""
    named_ = [part.tile for _, part in row.parts()] + [part.other_tile for _, part in row.parts()]
    return [tile for tile in dict.fromkeys([*row.needed, *named_]) if tile]


def tokens(row: Adventure) -> list[str]:
    """The tokens that an adventure places and that have a text; those that are also cards are left out."""
    laid = dict.fromkeys(part.token for _, part in row.parts())
    return [token for token in laid if token and token not in CARDS and has(f"text-{token}")]


def pools(row: Adventure) -> list[dict[str, int]]:
    """The face-down tokens of an adventure with their numbers, without pools of Villains."""
    return [pool for pool in row.pools.values() if not set(pool) <= set(MONSTERS)]


def named(card: str) -> list[str]:
    """The ids by whose names an adventure is found besides its own; none for a card."""
    row = ADVENTURES.get(card)
    return [] if row is None else [*figures(row), *treasures(row), *tiles(row), *tokens(row)]


def adventures_of(card: str) -> list[str]:
    """The adventures to which a card, a Villain or a tile belongs."""
    return [adventure for adventure in ADVENTURES if card in named(adventure)]


def set_up(row: Adventure) -> list[str]:
    """The set-up in lines: tiles, stack, Sun track, Environment, Healing Surges."""
    board = tuple({name(laid.tile): laid.tile for laid in row.board}.values())  # the Start tile is two
    layers = [*(_layer(row, layer) for layer in row.layers), say("ui-book-stack-rest" if row.layers else "ui-book-stack-all")]
    return [
        *([say("ui-book-board", tiles=board)] if board else []),
        say("ui-book-stack-head"),
        *(say("ui-book-stack", at=at, what=what) for at, what in enumerate(layers, start=1)),
        *([say("ui-book-out", tiles=tuple(row.out))] if row.out else []),
        *([say("ui-book-aside", cards=tuple(row.bring))] if row.bring else []),
        *([say("ui-book-in-play", card=row.environment)] if row.environment else []),
        *([say("ui-book-sun", count=row.sunset)] if row.sunset else []),
        *([say("ui-book-surges", count=row.surges)] if row.surges is not None else []),
    ]


def _layer(row: Adventure, layer: Layer) -> str:
    """A layer of the stack in words."""
    if layer.one_of:
        return say("ui-book-layer-group", tiles=tuple(row.groups[layer.one_of]), count=layer.random)
    if layer.tiles:
        return say("ui-book-layer-tiles", tiles=tuple(layer.tiles), count=layer.random)
    return say("ui-book-layer", count=layer.random)


def odds(adventure: str) -> list[Odds]:
    """The odds of an adventure with its printed rules for each number of Heroes: the mean over the measured parties."""
    sizes: dict[int, list[Measured]] = {}
    for row in MEASURED:
        if row.suits(adventure, PRINTED):
            sizes.setdefault(row.size, []).append(row)
    return [
        Odds(size, round(100 * sum(row.share for row in rows) / len(rows)), sum(row.games for row in rows), rows[0].level)
        for size, rows in sorted(sizes.items())
    ]


def subtitle(row: Adventure) -> str:
    """The line below the name of an adventure: its number and its Heroes."""
    return say("ui-book-adventure", number=row.number, least=min(row.heroes), most=max(row.heroes))


def specials(row: Adventure) -> list[tuple[str, str]]:
    """The tiles with a special rule, and the rule in words."""
    return [(tile, say(f"special-{row.id}-{tile}")) for tile in tiles(row) if has(f"special-{row.id}-{tile}")]


def call(item: str, count: int) -> str:
    """A face-down token and its number of copies in words."""
    words = say("ui-book-token", token=item, count=count)
    return words[:1].upper() + words[1:]


# ------------------------------------------------------------------ the page


def adventure(book: BookProps, canvas: Canvas, wide: float, row: Adventure) -> Sequence[Box]:
    """The boxes of the page, from the head down to the rules."""
    made: list[Box] = [_head(canvas, wide, row)]
    for head, message in (("ui-goal", f"goal-{row.id}"), ("ui-lost", f"lost-{row.id}")):
        made.append(_prose(book, f"{say(head)}: {say(message)}", message))
    made += [_prose(book, line, f"text-{at}") for at, line in enumerate(say(f"text-{row.id}").splitlines())]
    laws = [_prose(book, say("ui-book-at-tile", tile=tile, what=what), tile) for tile, what in specials(row)]
    sections: list[tuple[str, list[Box]]] = [
        ("ui-book-set-up", [_prose(book, line, f"set-{at}") for at, line in enumerate(set_up(row))]),
        ("ui-book-specials", [*laws, *_cards(book, canvas, tiles(row))]),
        ("ui-book-villains", _cards(book, canvas, figures(row))),
        ("ui-book-treasures", _cards(book, canvas, treasures(row))),
        ("ui-book-tokens", _tokens(book, canvas, row)),
        ("ui-book-odds", _odds(canvas, wide, row)),
    ]
    for head, boxes in sections:
        if boxes:
            made += [heading(say(head)), *boxes]
    rules = list(dict.fromkeys(book.book.find(rule) for rule in row.rules))
    return [*made, heading(say("ui-rules-that-apply")), rule_buttons(book, canvas, wide, rules)]


def _head(canvas: Canvas, wide: float, row: Adventure) -> Box:
    """Name and introduction, with the picture beside or above them."""
    inner = wide - 40
    beside = inner > 520 * canvas.letter
    lines: list[Box] = [Text(name(row.id), 33, INK, "title"), Text(subtitle(row), 20, PAPER.muted)]
    if has(f"flavour-{row.id}"):
        lines.append(Text(say(f"flavour-{row.id}"), 22, INK, "italic"))
    words = Column(*lines, Space(), gap=6)
    size = (inner * 0.4, inner * 0.4 / PICTURE) if beside else (inner, inner / PICTURE / 1.6)
    picture = Drawn(partial(_picture, picture=picture_of(row.id)), size[1], size[0])
    body = Row(picture, words, gap=inner * 0.04, grow=(1,), align="top") if beside else Column(picture, words, gap=12)
    return Spaced(PageTop(body, _ground, (20, 18, 20, 18)), 14)


def _ground(canvas: Canvas, area: Area) -> None:
    canvas.box(area, BOX, RED, radius=10, width=3)


def _picture(canvas: Canvas, area: Area, picture: str) -> None:
    canvas.picture(picture, area, cover=True)
    canvas.frame(area, PAPER.line, width=2, radius=4)


def _prose(book: BookProps, words: str, tag: str) -> Box:
    """A paragraph in which rule ids are links."""
    return Spaced(Prose(words, BODY, INK, book.terms, follow=book.follow, tag=tag), 8)


def _cards(book: BookProps, canvas: Canvas, found: Sequence[str]) -> list[Box]:
    return [card_buttons(book, canvas, found)] if found else []


def _tokens(book: BookProps, canvas: Canvas, row: Adventure) -> list[Box]:
    """The adventure's tokens and their texts, and the number of copies of each face-down token."""
    said = [(token, f"{name(token)}. {say(f'text-{token}')}") for token in tokens(row)]
    made = [_prose(book, words[:1].upper() + words[1:], token) for token, words in said]
    high = max(SIDE, canvas.high(CHIP) + 2)
    pooled = [[_chip(token, call(token, count), high) for token, count in pool.items()] for pool in pools(row)]
    return made + [Spaced(Flow(*chips, gap=8), 12) for chips in pooled]


def _chip(token: str, label: str, high: float) -> Box:
    """A token with words in a rounded box."""
    line = Row(Picture(token_of(token), SIDE, SIDE), Sized(Line(label, CHIP, INK), h=high), Space(w=8), gap=5)
    return Framed(line, (6, 4), lambda canvas, area: canvas.box(area, BOX, PAPER.line, radius=6))


def _odds(canvas: Canvas, wide: float, row: Adventure) -> list[Box]:
    """The number of Heroes, the share of matches won as a bar if there is room, and in words, for each number that was measured."""
    if not (found := odds(row.id)):
        return []
    heads = [say("ui-odds-head", count=one.heroes) for one in found]
    shares = [say("ui-odds-short", number=one.number) for one in found]
    first = max(canvas.wide(head, BODY) for head in heads)
    bar = max(0.0, min(260.0, wide - first - 18 - max(canvas.wide(words, BODY) for words in shares) - 30))
    lines = []
    for one, head, words in zip(found, heads, shares, strict=True):
        drawn = Drawn(partial(share_bar, share=one.number / 100, palette=PAPER), 14, bar)
        cells = [Wide(Line(head, BODY, INK), first), *([drawn] if bar > 40 else []), Line(words, BODY, INK)]
        lines.append(Spaced(Row(*cells, gap=18), 6))
    note = say("ui-book-odds-note", games=sum(one.games for one in found), level=say(f"level-{found[0].level}"))
    return [Column(*lines, Text(note, CHIP, PAPER.muted, "italic"), Space(4))]


__all__ = ["chapters", "citing", "colour", "kind", "name", "page", "pages"]


def pages() -> Mapping[str, str]:
    """Every card and adventure, with its own name and the names of its parts."""
    return {card: " ".join([name(card), *map(name, named(card))]).lower() for card in page_ids()}


def chapters() -> Mapping[str, Sequence[str]]:
    """A chapter of adventures, including a player's own."""
    return {say("ui-book-adventures"): list(ADVENTURES)}


def kind(card: str) -> str:
    """The type of a card; the number and the Heroes of an adventure."""
    row = ADVENTURES.get(card)
    return card_face.kind(card) if row is None else subtitle(row)


def colour(card: str) -> Colour:
    """The colour of a card's type."""
    return CARD_TYPES[type_of(card)]


def page(book: BookProps, canvas: Canvas, wide: float, card: str) -> Sequence[Box]:
    """The page of an adventure; or a card enlarged, its text if it does not fit on the card, its adventures and its rules."""
    if (row := ADVENTURES.get(card)) is not None:
        return adventure(book, canvas, wide, row)
    face = face_area(book, wide, card_face.SHAPE, parts.WIDEST)
    made: list[Box] = [Enlarged(face, lambda c, area: card_face.draw(c, area, card, light=False))]
    if not card_face.plan(canvas, face, card).size:
        made.append(parts.paragraph(card_face.body(card)))
    if found := adventures_of(card):
        made += [heading(say("ui-book-adventures")), card_buttons(book, canvas, found)]
    if rules := [book.book.find(rule) for rule in rules_of(card)]:
        made += [heading(say("ui-rules-that-apply")), rule_buttons(book, canvas, wide, rules)]
    return made
