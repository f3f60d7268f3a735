"""The painter of an adventure's page in the rulebook: its goal, its set-up, the cards that belong to it, and its odds."""

from collections.abc import Sequence
from functools import partial

from game.rules.ravenloft.adventures.adventure import Adventure
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK
from game.ui.ravenloft.board.faces import picture_of, token_of
from game.ui.ravenloft.facts import adventure_page as told
from game.ui.screens.rulebook import flow
from game.ui.screens.rulebook.parts import card_buttons, heading, rule_buttons
from game.ui.screens.rulebook.style import BOX, PAPER, RED, focus_ring
from game.ui.screens.rulebook.view import BookView
from game.ui.widgets.blocks import Block
from game.ui.widgets.controls import share_bar
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import depth, flow as wrap

BODY, CHIP, SIDE = 22.0, 20.0, 32.0
PICTURE = 8 / 5
"""The width of an adventure's picture divided by its height."""
Blocks = list[Block]


def adventure(book: BookView, canvas: Canvas, wide: float, row: Adventure) -> Sequence[Block]:
    """The blocks of the page, from the head down to the rules."""
    made: Blocks = [_head(book, canvas, wide, row)]
    for head, message in (("ui-goal", f"goal-{row.id}"), ("ui-lost", f"lost-{row.id}")):
        made.append(_prose(book, canvas, wide, f"{say(head)}: {say(message)}", message))
    made += [_prose(book, canvas, wide, line, f"text-{at}") for at, line in enumerate(say(f"text-{row.id}").splitlines())]
    parts: list[tuple[str, Blocks]] = [
        ("ui-book-set-up", [_prose(book, canvas, wide, line, f"set-{at}") for at, line in enumerate(told.set_up(row))]),
        ("ui-book-specials", _specials(book, canvas, wide, row)),
        ("ui-book-villains", _card_buttons(book, canvas, wide, told.figures(row))),
        ("ui-book-treasures", _card_buttons(book, canvas, wide, told.treasures(row))),
        ("ui-book-tokens", _tokens(book, canvas, wide, row)),
        ("ui-book-odds", _odds(canvas, wide, row)),
    ]
    for head, blocks in parts:
        if blocks:
            made += [heading(canvas, say(head)), *blocks]
    rules = list(dict.fromkeys(book.book.find(rule) for rule in row.rules))
    return [*made, heading(canvas, say("ui-rules-that-apply")), rule_buttons(book, canvas, wide, rules)]


def _head(book: BookView, canvas: Canvas, wide: float, row: Adventure) -> Block:
    """The head: picture, name and introduction."""
    inner = wide - 40
    beside = inner > 520 * canvas.letter
    room = inner * 0.56 if beside else inner
    lines = [(name(row.id), 33.0, "title", INK), (told.heading(row), 20.0, "text", PAPER.muted)]
    if has(f"flavour-{row.id}"):
        lines.append((say(f"flavour-{row.id}"), 22.0, "italic", INK))
    words = sum(canvas.tall(line, size, room, face) + 6 for line, size, face, _ in lines)
    picture = Area(0, 0, inner * 0.4, inner * 0.4 / PICTURE) if beside else Area(0, 0, inner, inner / PICTURE / 1.6)
    high = max(picture.h, words) if beside else picture.h + 12 + words

    def paint(c: Canvas, area: Area) -> None:
        c.box(area, BOX, RED, radius=10, width=3)
        if book.focused("page"):
            focus_ring(c, area, 10)
        x, y = area.x + 20, area.y + 18
        c.picture(picture_of(row.id), picture.moved(x, y), cover=True)
        c.frame(picture.moved(x, y), PAPER.line, width=2, radius=4)
        left = x + inner - room
        y += 0 if beside else picture.h + 12
        for line, size, face, colour in lines:
            y += c.paragraph(line, Area(left, y, room, 1e4), size, colour, face=face) + 6

    return Block(high + 36, paint, gap=14)


def _prose(book: BookView, canvas: Canvas, wide: float, words: str, tag: str) -> Block:
    """A paragraph in which rule ids are links."""

    def paint(c: Canvas, area: Area) -> None:
        flow.draw(c, words, area, BODY, INK, terms=book.terms)

    def places(area: Area) -> list[Target]:
        found = flow.links(canvas, words, area, BODY, book.terms)
        return [
            Target(("inline", tag, at), place, partial(book.open, rule), "inline", rule) for at, (rule, place) in enumerate(found)
        ]

    return Block(flow.high(canvas, words, BODY, wide, book.terms), paint, places, gap=8)


def _specials(book: BookView, canvas: Canvas, wide: float, row: Adventure) -> Blocks:
    """The special rules of tiles, and buttons that lead to the tiles."""
    made = [_prose(book, canvas, wide, say("ui-book-at-tile", tile=tile, what=what), tile) for tile, what in told.specials(row)]
    return [*made, *_card_buttons(book, canvas, wide, told.tiles(row))]


def _card_buttons(book: BookView, canvas: Canvas, wide: float, found: Sequence[str]) -> Blocks:
    return [card_buttons(book, canvas, wide, found)] if found else []


# ------------------------------------------------------------------ tokens


def _tokens(book: BookView, canvas: Canvas, wide: float, row: Adventure) -> Blocks:
    """The adventure's tokens and their texts, and the number of copies of each face-down token."""
    said = [(token, f"{name(token)}. {say(f'text-{token}')}") for token in told.tokens(row)]
    made = [_prose(book, canvas, wide, words[:1].upper() + words[1:], token) for token, words in said]
    return made + [_chips(canvas, wide, pool) for pool in told.pools(row)]


def _chips(canvas: Canvas, wide: float, pool: dict[str, int]) -> Block:
    """Face-down tokens in rows."""
    labels = {token: told.call(token, count) for token, count in pool.items()}
    high = max(SIDE + 8, canvas.high(CHIP) + 10)
    sizes = [(min(wide, canvas.wide(label, CHIP) + SIDE + 26), high) for label in labels.values()]

    def paint(c: Canvas, area: Area) -> None:
        for (token, label), spot in zip(labels.items(), wrap(area, sizes, 8), strict=True):
            c.box(spot, BOX, PAPER.line, radius=6)
            c.picture(token_of(token), Area(spot.x + 6, spot.centre[1] - SIDE / 2, SIDE, SIDE))
            c.within(label, Area(spot.x + SIDE + 8, spot.y, spot.w - SIDE - 10, spot.h), CHIP, INK)

    flat = Area(0, 0, wide, 0)
    return Block(depth(flat, wrap(flat, sizes, 8)), paint, gap=12)


# ------------------------------------------------------------------ odds


def _odds(canvas: Canvas, wide: float, row: Adventure) -> Blocks:
    """A bar for each number of Heroes that was measured."""
    found = told.odds(row.id)
    if not found:
        return []
    lines = [(say("ui-odds-head", count=one.heroes), say("ui-odds-short", number=one.number), one.number) for one in found]
    first = max(canvas.wide(head, BODY) for head, _, _ in lines) + 18
    last = max(canvas.wide(words, BODY) for _, words, _ in lines)
    bar = max(0.0, min(260.0, wide - first - last - 30))
    note = told.played(found)
    step = canvas.high(BODY) + 6

    def paint(c: Canvas, area: Area) -> None:
        y = area.y
        for head, words, number in lines:
            c.text(head, (area.x, y), BODY, INK)
            if bar > 40:
                share_bar(c, Area(area.x + first, y + c.high(BODY) / 2 - 7, bar, 14), number / 100, PAPER)
            c.text(words, (area.x + first + (bar + 18 if bar > 40 else 0), y), BODY, INK)
            y += step
        c.paragraph(note, Area(area.x, y, area.w, 1e4), CHIP, PAPER.muted, face="italic")

    return [Block(len(lines) * step + canvas.tall(note, CHIP, wide, "italic") + 4, paint)]
