"""Texts that depend on the state: labels of options, captions, the second line of a card."""

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.ravenloft.choice import PickEdge, PickTile, Spend, Spot, Step, Walk
from game.rules.ravenloft.experience import xp_of
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.space.ways import path
from game.rules.ravenloft.state import Square, State
from game.rules.ravenloft.tables.cards import CARDS, TILES
from game.text import Speaker, has, name, say
from game.ui.ravenloft.board.faces import type_of


def label(t: State, speaker: Speaker, choice: Choice, prompt: str) -> str:
    """Return the label of an option."""
    match choice:
        case PickTile():
            return say("ui-tile", tile=name(t.board.tiles[choice.tile].tile))
        case PickEdge():
            return say("ui-edge", side=choice.side, tile=name(t.board.tiles[choice.tile].tile))
        case Walk() | Spot() | Step():
            return say("ui-square", place=place_name(choice.square))
        case Spend():
            worth = sum(map(xp_of, choice.cards))
            return say("ui-spend", cards=choice.cards, xp=worth, left=sum(map(xp_of, t.pile)) - worth)
    return speaker.choice(choice, prompt)


def place_name(square: Square) -> str:
    """Return the name of a square: column and row, counted from the first tile."""
    x, y = xy(square)
    return f"{x + 1}/{y + 1}"


def way(t: State, seat: Seat, goal: Square) -> tuple[Square, ...]:
    """Return the path that a Hero would walk; empty without one."""
    start = t.heroes[seat].square
    if start is None:
        return ()
    try:
        return path(chart(t.board), start, goal, figure.blocked(t))
    except (ValueError, KeyError):
        return ()


def along(t: State, start: Square, goal: Square) -> tuple[Square, ...]:
    """Return the squares from `start` to `goal` over the floor, ignoring figures; only both ends without a path."""
    try:
        return tuple(path(chart(t.board), start, goal, ())) or (start, goal)
    except (ValueError, KeyError):
        return start, goal


def card_text(card: str) -> str:
    """Return the printed text of a card; for a tile also the effect of its triangle."""
    words = say(f"text-{card}") if has(f"text-{card}") else ""
    if card in TILES:
        return "\n".join(filter(None, (words, say(f"ui-triangle-text-{TILES[card].triangle}"))))
    return words


def flavour(card: str) -> str:
    """Return the flavour text of a card."""
    return say(f"flavour-{card}") if has(f"flavour-{card}") else ""


def waits(card: str) -> str:
    """Return when a card can be used that cannot be used now, e.g. "after a roll"."""
    row = CARDS.get(card)
    return say(f"ui-when-{row.when}") if row is not None and has(f"ui-when-{row.when}") else ""


def band(card: str) -> str:
    """Return the word on the band of a card."""
    kind = type_of(card)
    return say("ui-monster-card") if kind == "monster" else say("ui-tile-card") if card in TILES else name(kind)
