"""Texts that depend on the state: names of places, texts of cards, and what a drawn card means at this moment."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.rules.engine.script import Choice, Event
from game.rules.engine.secret import Seat
from game.rules.ravenloft import choice as answer, event as happened
from game.rules.ravenloft.experience import xp_of
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.space.ways import path
from game.rules.ravenloft.state import Square, State
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, MONSTERS, TILES, TREASURES
from game.text import Speaker, has, name, say
from game.ui.ravenloft.board.faces import type_of

DRAWN = (happened.EncounterDrawn, happened.TreasureDrawn, happened.MonsterDrawn)
ACTING = frozenset({"prompt-monster-square", "prompt-monster-target"})
"""The questions about a Monster that acts."""


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


# ------------------------------------------------------------------ cards


def card_text(card: str) -> str:
    """Return the printed text of a card; for a tile also the effect of its triangle."""
    words = say(f"text-{card}") if has(f"text-{card}") else ""
    if card in TILES:
        return "\n".join(filter(None, (words, say(f"ui-triangle-text-{TILES[card].triangle}"))))
    return words


def whole_text(card: str) -> str:
    """Return the name and the text of a card."""
    return f"{name(card)}. {card_text(card)}"


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


# ------------------------------------------------------------------ drawn cards


def prompting_card(decision: Any, t: State, log: Sequence[Iterable[Event]]) -> str:
    """Return the Encounter, Monster or drawn card that a question is about; "" without one."""
    card = str(decision.about.get("card", ""))
    kind = str(decision.about.get("figure", "")).rpartition("-")[0]
    if card in ENCOUNTERS:
        return card
    if not t.limbo:
        return kind if decision.prompt in ACTING and kind in MONSTERS else ""
    for events in reversed(log):
        for event in reversed(list(events)):
            if isinstance(event, DRAWN) and event.card in t.limbo:
                return event.card
            if isinstance(event, happened.TurnBegan):
                return ""
    return ""


def deck(card: str) -> str:
    """Return the deck of a drawn card: "monster", "encounter" or "treasure"."""
    return "monster" if card in MONSTERS else "encounter" if card in ENCOUNTERS else "treasure"


def meaning(t: State, card: str) -> str:
    """Return what kind of card it is, and what that means at this moment."""
    hero = t.heroes[t.turn.hero].id
    if card in MONSTERS:
        if card not in t.limbo and any(other.kind == card for other in figure.foes(t)):
            return say("ui-drawn-acts")
        again = any(other.kind == card for other in figure.controlled(t, t.turn.hero))
        return say("ui-drawn-again" if again else "ui-drawn-monster", hero=hero, xp=MONSTERS[card].xp)
    if card in ENCOUNTERS:
        return say(f"ui-drawn-{ENCOUNTERS[card].kind}", hero=hero, old=t.environment)
    return say(f"ui-drawn-{TREASURES[card].kind}", hero=hero, count=len(t.heroes))


# ------------------------------------------------------------------ labels


def label(t: State, speaker: Speaker, choice: Choice, prompt: str) -> str:
    """The label of an option."""
    match choice:
        case answer.PickTile():
            return say("ui-tile", tile=name(t.board.tiles[choice.tile].tile))
        case answer.PickEdge():
            return say("ui-edge", side=choice.side, tile=name(t.board.tiles[choice.tile].tile))
        case answer.Walk() | answer.Spot() | answer.Step():
            return say("ui-square", place=place_name(choice.square))
        case answer.Spend():
            worth = sum(map(xp_of, choice.cards))
            return say("ui-spend", cards=choice.cards, xp=worth, left=sum(map(xp_of, t.pile)) - worth)
    return speaker.choice(choice, prompt)


def hint_label(t: State, seat: Seat | None, choice: Choice, usual: str) -> str:
    """The label of an option in a hint: the target; a square by its tile and by what is near it; else its `usual` label."""
    if isinstance(choice, answer.Target):
        return say("ui-hint-target", figure=choice.figure)
    if not isinstance(choice, answer.Walk | answer.Step | answer.Spot):
        return usual
    place, board = choice.square, chart(t.board)
    path = way(t, seat, place) if isinstance(choice, answer.Walk) and seat is not None else ()
    near = {place, *board.near.get(place, ())}
    return say(
        "ui-hint-square", steps=max(0, len(path) - 1), foes=[one.id for one in figure.foes(t) if one.square in near],
        edge=bool(board.rim.get(place)), tile=t.board.tiles[board.tile_of[place]].tile,
    )  # fmt: skip
