"""From legal choices to places: the options of a decision by where they are shown, their labels, and which is focused first."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.rules.ravenloft import choice as answer
from game.rules.ravenloft.experience import xp_of
from game.rules.ravenloft.hero import in_front
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.state import Square, State
from game.rules.ravenloft.tables.cards import CARDS
from game.text import Speaker, name, say
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.ravenloft.table.words import place_name, way
from game.ui.table.facts import TableFacts

Label = Callable[[Choice], str]
"""The label of an option."""
HERO_PHASE = "prompt-hero-phase"


@dataclass
class OptionMap:
    """The options of a decision by the place where they are shown. Each option is in exactly one group."""

    squares: dict[int, Choice] = field(default_factory=dict)
    figures: dict[str, Choice] = field(default_factory=dict)
    tiles: dict[int, Choice] = field(default_factory=dict)
    edges: dict[tuple[int, str], Choice] = field(default_factory=dict)
    hand: dict[str, Choice] = field(default_factory=dict)
    cards: dict[str, Choice] = field(default_factory=dict)
    rows: list[Choice] = field(default_factory=list)
    buttons: list[Choice] = field(default_factory=list)

    @property
    def tray(self) -> bool:
        """Whether cards or lines need a tray."""
        return bool(self.cards or self.rows)

    def in_order(self) -> list[tuple[Any, ...]]:
        """The keys of the targets, in the order in which one is focused first."""
        groups = (("figure", self.figures), ("tile", self.tiles), ("card", self.cards))
        found: list[tuple[Any, ...]] = [(kind, key) for kind, keys in groups for key in keys]
        found += [("edge", *key) for key in self.edges] + [("square", key) for key in self.squares]
        return (
            found
            + [("row", place) for place in range(len(self.rows))]
            + [("button", place) for place in range(len(self.buttons))]
        )


def group_options(options: Sequence[Choice], t: State, seat: int | None, on_board: Callable[[str], bool]) -> OptionMap:
    """Group the options of a decision; `on_board` says whether a figure has a piece on the board."""
    found, hand = OptionMap(), set(in_front(t, seat)) if seat is not None else set[str]()
    for one in options:
        match one:
            case answer.Walk() | answer.Spot() | answer.Step():
                found.squares[one.square] = one
            case answer.Target() if on_board(one.figure):
                found.figures[one.figure] = one
            case answer.PickTile():
                found.tiles[one.tile] = one
            case answer.PickEdge():
                found.edges[one.tile, one.side] = one
            case answer.Use() | answer.React() | answer.PickCard() if one.card in hand and one.card not in found.hand:
                found.hand[one.card] = one
            case answer.Use() | answer.React() | answer.PickCard() if one.card not in found.cards:
                found.cards[one.card] = one
            case answer.Accept() | answer.Disable() | answer.Deed() | Done():
                found.buttons.append(one)
            case _:
                found.rows.append(one)
    return found


def answer_middles(found: OptionMap, t: State, pieces: dict[str, Piece]) -> dict[object, tuple[float, float]]:
    """The middles of all targets on the board by their keys, in squares."""
    made: dict[object, tuple[float, float]] = {}
    for key in found.in_order():
        match key:
            case ("tile" | "edge", int() as index, *_):
                made[key] = (t.board.tiles[index].x * 4 + 2, t.board.tiles[index].y * 4 + 2)
            case ("square", int() as place):
                made[key] = (xy(place)[0] + 0.5, xy(place)[1] + 0.5)
            case ("figure", who) if who in pieces:
                made[key] = pieces[who].middle
    return made


# ------------------------------------------------------------------ the question


def possible(facts: TableFacts) -> tuple[bool, str, bool] | None:
    """Whether a Hero Phase still allows a walk, the first card with a possible attack ("" for none), and whether a Trap can be disabled.

    None for any other question.
    """
    if facts.decision is None or facts.decision.prompt != HERO_PHASE or facts.asked is None:
        return None
    options = facts.options
    strike = next((one.card for one in options if isinstance(one, answer.Use) and CARDS[one.card].when == "attack"), "")
    return any(isinstance(one, answer.Walk) for one in options), strike, any(isinstance(one, answer.Disable) for one in options)


def question_text(facts: TableFacts) -> str:
    """The open question; in the Hero Phase it names what is possible."""
    assert facts.decision is not None
    found, about = possible(facts), facts.decision.about
    if found is None or (found[0] and found[1]) or found[2]:
        return facts.speaker.prompt(facts.decision)
    walks, strike, _ = found
    if walks:
        left = about.get("left", "")
        return facts.speaker.prompt(facts.decision) if left == "move" else say(f"ui-menu-{left}", hero=about["hero"])
    return say("ui-menu-strike" if strike else "ui-menu-nothing", hero=about["hero"])


def first_key(facts: TableFacts, found: OptionMap, t: State) -> object:
    """The key that is focused first: an answer; in the Hero Phase one that is still possible."""
    menu, usual = possible(facts), None if facts.decision is None else facts.decision.default
    square = next((("square", place) for place, choice in found.squares.items() if choice == usual), None)
    if menu is not None and square is None:
        return _first_in_menu(menu, facts, found, t)
    first = next((key for key in found.in_order() if key[0] != "square" or usual is None or square is not None), None)
    return square if square is not None and first is not None and first[0] == "square" else first


def _first_in_menu(menu: tuple[bool, str, bool], facts: TableFacts, found: OptionMap, t: State) -> object:
    """The first key in the Hero Phase: a square beside the Hero, a card that attacks, a Trap, or the end of the phase."""
    _, strike, disables = menu
    if found.squares:
        return ("square", _nearest(t, list(found.squares)))
    if strike:
        return ("card", strike)
    usual = None if disables else facts.default
    return ("button", next((place for place, one in enumerate(found.buttons) if usual in (None, one)), 0))


def _nearest(t: State, squares: list[Square]) -> Square:
    here = t.heroes[t.turn.hero].square
    if here is None:
        return squares[0]
    x, y = xy(here)
    return min(squares, key=lambda one: (max(abs(xy(one)[0] - x), abs(xy(one)[1] - y)), one))


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
