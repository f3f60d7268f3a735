"""An adventure's page in the rulebook: its goal, its set-up, the cards that belong to it, and its odds."""

from collections.abc import Sequence
from functools import partial

from game.rules.ravenloft.adventures.adventure import Adventure
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK
from game.ui.ravenloft.board.faces import picture_of, token_of
from game.ui.ravenloft.facts import adventure_page as told
from game.ui.screens.rulebook.parts import BOX, PAPER, RED, PageTop, card_buttons, heading, rule_buttons
from game.ui.screens.rulebook.props import BookProps
from game.ui.screens.rulebook.prose import Prose
from game.ui.widgets.boxes import Box, Drawn, Space, Spaced, Text
from game.ui.widgets.containers import Column, Flow, Row
from game.ui.widgets.controls import share_bar

BODY, CHIP, SIDE = 22.0, 20.0, 32.0
PICTURE = 8 / 5
"""The width of an adventure's picture divided by its height."""


def adventure(book: BookProps, canvas: Canvas, wide: float, row: Adventure) -> Sequence[Box]:
    """The boxes of the page, from the head down to the rules."""
    made: list[Box] = [_head(canvas, wide, row)]
    for head, message in (("ui-goal", f"goal-{row.id}"), ("ui-lost", f"lost-{row.id}")):
        made.append(_prose(book, f"{say(head)}: {say(message)}", message))
    made += [_prose(book, line, f"text-{at}") for at, line in enumerate(say(f"text-{row.id}").splitlines())]
    tiles = [_prose(book, say("ui-book-at-tile", tile=tile, what=what), tile) for tile, what in told.specials(row)]
    parts: list[tuple[str, list[Box]]] = [
        ("ui-book-set-up", [_prose(book, line, f"set-{at}") for at, line in enumerate(told.set_up(row))]),
        ("ui-book-specials", [*tiles, *_cards(book, canvas, told.tiles(row))]),
        ("ui-book-villains", _cards(book, canvas, told.figures(row))),
        ("ui-book-treasures", _cards(book, canvas, told.treasures(row))),
        ("ui-book-tokens", _tokens(book, canvas, row)),
        ("ui-book-odds", _odds(canvas, wide, row)),
    ]
    for head, boxes in parts:
        if boxes:
            made += [heading(say(head)), *boxes]
    rules = list(dict.fromkeys(book.book.find(rule) for rule in row.rules))
    return [*made, heading(say("ui-rules-that-apply")), rule_buttons(book, canvas, wide, rules)]


def _head(canvas: Canvas, wide: float, row: Adventure) -> Box:
    """Name and introduction, with the picture beside or above them."""
    inner = wide - 40
    beside = inner > 520 * canvas.letter
    lines: list[Box] = [Text(name(row.id), 33, INK, "title"), Text(told.heading(row), 20, PAPER.muted)]
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


# ------------------------------------------------------------------ tokens


def _tokens(book: BookProps, canvas: Canvas, row: Adventure) -> list[Box]:
    """The adventure's tokens and their texts, and the number of copies of each face-down token."""
    said = [(token, f"{name(token)}. {say(f'text-{token}')}") for token in told.tokens(row)]
    made = [_prose(book, words[:1].upper() + words[1:], token) for token, words in said]
    return made + [_chips(canvas, pool) for pool in told.pools(row)]


def _chips(canvas: Canvas, pool: dict[str, int]) -> Box:
    """Face-down tokens in rows."""
    high, made = max(SIDE + 8, canvas.high(CHIP) + 10), []
    for token, count in pool.items():
        label = told.call(token, count)
        wide = canvas.wide(label, CHIP) + SIDE + 26
        made.append(Drawn(partial(_chip, picture=token_of(token), label=label), high, wide))
    return Spaced(Flow(*made, gap=8), 12)


def _chip(canvas: Canvas, area: Area, picture: str, label: str) -> None:
    canvas.box(area, BOX, PAPER.line, radius=6)
    canvas.picture(picture, Area(area.x + 6, area.centre[1] - SIDE / 2, SIDE, SIDE))
    canvas.within(label, Area(area.x + SIDE + 8, area.y, area.w - SIDE - 10, area.h), CHIP, INK)


# ------------------------------------------------------------------ odds


def _odds(canvas: Canvas, wide: float, row: Adventure) -> list[Box]:
    """A bar for each number of Heroes that was measured."""
    found = told.odds(row.id)
    if not found:
        return []
    heads = [say("ui-odds-head", count=one.heroes) for one in found]
    shares = [say("ui-odds-short", number=one.number) for one in found]
    first = max(canvas.wide(head, BODY) for head in heads) + 18
    bar = max(0.0, min(260.0, wide - first - max(canvas.wide(words, BODY) for words in shares) - 30))
    lines = [
        Drawn(partial(_odds_line, words=words, share=one.number / 100, first=first, bar=bar), canvas.high(BODY) + 6)
        for one, words in zip(found, zip(heads, shares, strict=True), strict=True)
    ]
    return [Column(*lines, Text(told.played(found), CHIP, PAPER.muted, "italic"), Space(4))]


def _odds_line(canvas: Canvas, area: Area, words: tuple[str, str], share: float, first: float, bar: float) -> None:
    """The number of Heroes, the share of matches won as a bar if there is room, and in words."""
    canvas.text(words[0], (area.x, area.y), BODY, INK)
    if bar > 40:
        share_bar(canvas, Area(area.x + first, area.y + canvas.high(BODY) / 2 - 7, bar, 14), share, PAPER)
    canvas.text(words[1], (area.x + first + (bar + 18 if bar > 40 else 0), area.y), BODY, INK)
