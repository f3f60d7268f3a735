"""The words of the open question, fitted to what is possible, and the target that is focused first."""

from typing import Any, NamedTuple

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.ravenloft.choice import Disable, Use, Walk
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square, State
from game.rules.ravenloft.tables.cards import CARDS
from game.text import Speaker, say
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.ravenloft.targets.option_map import OptionMap

HERO_PHASE = "prompt-hero-phase"


class Question(NamedTuple):
    """The open Decision (None without one) with its options, the seat of this screen that is asked, and the answer of the Space key."""

    decision: Any
    options: tuple[Choice, ...]
    seat: Seat | None
    usual: Choice | None


class Possibilities(NamedTuple):
    """What a Hero Phase still allows: a walk, the cards with a possible attack, and whether a Trap can be disabled."""

    walks: bool
    strikes: tuple[str, ...]
    disables: bool


def possibilities(asked: Question) -> Possibilities | None:
    """Return what the Hero Phase still allows to the prompted Hero; None for any other question."""
    if asked.decision is None or asked.decision.prompt != HERO_PHASE or asked.seat is None:
        return None
    strikes = tuple(one.card for one in asked.options if isinstance(one, Use) and CARDS[one.card].when == "attack")
    walks = any(isinstance(one, Walk) for one in asked.options)
    return Possibilities(walks, strikes, any(isinstance(one, Disable) for one in asked.options))


def question_text(asked: Question, speaker: Speaker) -> str:
    """Return the open question; in the Hero Phase it names what is possible."""
    found, decision = possibilities(asked), asked.decision
    if found is None or (found.walks and found.strikes) or found.disables:
        return speaker.prompt(decision)
    left = decision.about.get("left", "")
    if found.walks:
        return speaker.prompt(decision) if left == "move" else say(f"ui-menu-{left}", hero=decision.about["hero"])
    return say("ui-menu-strike" if found.strikes else "ui-menu-nothing", hero=decision.about["hero"])


def first_key(asked: Question, found: OptionMap, t: State) -> object:
    """Return the key that is focused first: an answer; in the Hero Phase one that is still possible."""
    menu = possibilities(asked)
    usual = None if asked.decision is None else asked.decision.default
    if menu is not None and usual not in found.squares.values():
        return _in_menu(menu, asked, found, t)
    for kind, keys in (("figure", found.figures), ("tile", found.tiles), ("card", found.cards)):
        if keys:
            return (kind, next(iter(keys)))
    if found.edges:
        tile, side = next(iter(found.edges))
        return ("edge", tile, side)
    if found.squares and (usual is None or usual in found.squares.values()):
        return ("square", next(place for place, choice in found.squares.items() if usual in (None, choice)))
    if found.rows:
        return ("row", 0)
    return ("button", 0) if found.buttons else None


def _in_menu(menu: Possibilities, asked: Question, found: OptionMap, t: State) -> object:
    """Return the first key in the Hero Phase: a square beside the Hero, a card that attacks, a Trap, or the end of the phase."""
    if found.squares:
        return ("square", _nearest(t, list(found.squares)))
    if menu.strikes:
        return ("card", menu.strikes[0])
    usual = None if menu.disables else asked.usual
    return ("button", next((place for place, one in enumerate(found.buttons) if usual in (None, one)), 0))


def _nearest(t: State, squares: list[Square]) -> Square:
    here = t.heroes[t.turn.hero].square
    if here is None:
        return squares[0]
    x, y = xy(here)
    return min(squares, key=lambda one: (max(abs(xy(one)[0] - x), abs(xy(one)[1] - y)), one))


def answer_middles(found: OptionMap, t: State, pieces: dict[str, Piece]) -> dict[object, tuple[float, float]]:
    """Return the middles of all targets on the board by their keys, in squares."""
    laid = t.board.tiles
    made: dict[object, tuple[float, float]] = {("tile", one): (laid[one].x * 4 + 2, laid[one].y * 4 + 2) for one in found.tiles}
    made |= {("edge", one, side): (laid[one].x * 4 + 2, laid[one].y * 4 + 2) for one, side in found.edges}
    made |= {("square", place): (xy(place)[0] + 0.5, xy(place)[1] + 0.5) for place in found.squares}
    return made | {("figure", who): pieces[who].middle for who in found.figures if who in pieces}
