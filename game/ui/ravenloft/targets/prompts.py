"""The words of the open question, fitted to what is possible, and the target that is focused first."""

from typing import NamedTuple

from game.rules.ravenloft.choice import Disable, Use, Walk
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.rules.ravenloft.tables.cards import CARDS
from game.text import say
from game.ui.ravenloft.table.view import TableView

HERO_PHASE = "prompt-hero-phase"


class Possibilities(NamedTuple):
    """What a Hero Phase still allows: a walk, the cards with a possible attack, and whether a Trap can be disabled."""

    walks: bool
    strikes: tuple[str, ...]
    disables: bool


def possibilities(table: TableView) -> Possibilities | None:
    """Return what the Hero Phase still allows to the prompted Hero; None for any other question."""
    decision = table.client.decision
    if decision is None or decision.prompt != HERO_PHASE or table.client.seat is None:
        return None
    options = table.client.options
    strikes = tuple(one.card for one in options if isinstance(one, Use) and CARDS[one.card].when == "attack")
    walks = any(isinstance(one, Walk) for one in options)
    return Possibilities(walks, strikes, any(isinstance(one, Disable) for one in options))


def question_text(table: TableView) -> str:
    """Return the open question; in the Hero Phase it names what is possible."""
    found, decision = possibilities(table), table.client.decision
    assert decision is not None
    if found is None or (found.walks and found.strikes) or found.disables:
        return table.client.speaker.prompt(decision)
    left = decision.about.get("left", "")
    if found.walks:
        return table.client.speaker.prompt(decision) if left == "move" else say(f"ui-menu-{left}", hero=decision.about["hero"])
    return say("ui-menu-strike" if found.strikes else "ui-menu-nothing", hero=decision.about["hero"])


def first_key(table: TableView) -> object:
    """Return the key that is focused first: an answer; in the Hero Phase one that is still possible."""
    found, menu, decision = table.option_map, possibilities(table), table.client.decision
    usual = None if decision is None else decision.default
    if menu is not None and usual not in found.squares.values():
        return _in_menu(table, menu)
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


def scroll_to_answers(table: TableView) -> None:
    """Scroll an answer into view if none is visible."""
    view, aim = table.layout.view, table.camera.aim
    half = (view.w / 2 / aim.zoom - 0.5, view.h / 2 / aim.zoom - 0.5)
    places = _middles(table)
    if places and all(abs(x - aim.x) > half[0] or abs(y - aim.y) > half[1] for x, y in places.values()):
        here = places.get(table.focus.current, next(iter(places.values())))
        table.camera.frame([*places.values(), here], view)


def _middles(table: TableView) -> dict[object, tuple[float, float]]:
    """Return the middles of all targets on the board, in squares."""
    found, laid, pieces = table.option_map, table.t.board.tiles, table.stage.pieces
    made: dict[object, tuple[float, float]] = {("tile", one): (laid[one].x * 4 + 2, laid[one].y * 4 + 2) for one in found.tiles}
    made |= {("edge", one, side): (laid[one].x * 4 + 2, laid[one].y * 4 + 2) for one, side in found.edges}
    made |= {("square", place): (xy(place)[0] + 0.5, xy(place)[1] + 0.5) for place in found.squares}
    for who in found.figures:
        if (piece := pieces.get(who)) is not None:
            made["figure", who] = (piece.x + piece.base / 2, piece.y + piece.base / 2)
    return made


def _in_menu(table: TableView, menu: Possibilities) -> object:
    """Return the first key in the Hero Phase: a square beside the Hero, a card that attacks, a Trap, or the end of the phase."""
    if table.option_map.squares:
        return ("square", _nearest(table, list(table.option_map.squares)))
    if menu.strikes:
        return ("card", menu.strikes[0])
    usual = None if menu.disables else table.default_answer()
    return ("button", next((place for place, one in enumerate(table.option_map.buttons) if usual in (None, one)), 0))


def _nearest(table: TableView, squares: list[Square]) -> Square:
    here = table.t.heroes[table.t.turn.hero].square
    if here is None:
        return squares[0]
    x, y = xy(here)
    return min(squares, key=lambda one: (max(abs(xy(one)[0] - x), abs(xy(one)[1] - y)), one))
