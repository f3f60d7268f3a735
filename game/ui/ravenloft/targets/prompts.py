"""What is asked for, in words that fit what can be done, and the place at which the keys begin: there Enter does what the words suggest."""

from typing import NamedTuple

from game.rules.ravenloft.choice import Disable, Use, Walk
from game.rules.ravenloft.space.board import xy
from game.rules.ravenloft.state import Square
from game.rules.ravenloft.tables.cards import CARDS
from game.text import say
from game.ui.ravenloft.table.view import TableView

MENU = "prompt-hero-phase"


class Offer(NamedTuple):
    """What of walking and striking a Hero Phase still has: the cards that would strike somebody, and whether a Trap can be disabled."""

    walks: bool
    strikes: tuple[str, ...]
    disables: bool


def offer(table: TableView) -> Offer | None:
    """What the Hero Phase still has for the Hero who is asked here; None if something else is asked."""
    decision = table.client.decision
    if decision is None or decision.prompt != MENU or table.client.seat is None:
        return None
    options = table.client.options
    strikes = tuple(one.card for one in options if isinstance(one, Use) and CARDS[one.card].when == "attack")
    walks = any(isinstance(one, Walk) for one in options)
    return Offer(walks, strikes, any(isinstance(one, Disable) for one in options))


def question(table: TableView) -> str:
    """The open question; in the Hero Phase it names what is really possible."""
    found, decision = offer(table), table.client.decision
    assert decision is not None
    if found is None or (found.walks and found.strikes) or found.disables:
        return table.client.speaker.prompt(decision)
    left = decision.about.get("left", "")
    if found.walks:
        return table.client.speaker.prompt(decision) if left == "move" else say(f"ui-menu-{left}", hero=decision.about["hero"])
    return say("ui-menu-strike" if found.strikes else "ui-menu-nothing", hero=decision.about["hero"])


def first(table: TableView) -> object:
    """Where the focus begins: on a target, an edge, the usual answer, the first square; in the Hero Phase on what can still be done."""
    found, menu, decision = table.option_map, offer(table), table.client.decision
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


def bring(table: TableView) -> None:
    """Bring what answers the question into view if nothing of it is there: a Hero may be asked about the other end of the castle."""
    view, aim = table.layout.view, table.camera.aim
    half = (view.w / 2 / aim.zoom - 0.5, view.h / 2 / aim.zoom - 0.5)
    places = _middles(table)
    if places and all(abs(x - aim.x) > half[0] or abs(y - aim.y) > half[1] for x, y in places.values()):
        here = places.get(table.focus.current, next(iter(places.values())))
        table.camera.frame([*places.values(), here], view)


def _middles(table: TableView) -> dict[object, tuple[float, float]]:
    """The middles of all places on the board that answer, in squares."""
    found, laid, pieces = table.option_map, table.t.board.tiles, table.stage.pieces
    made: dict[object, tuple[float, float]] = {("tile", one): (laid[one].x * 4 + 2, laid[one].y * 4 + 2) for one in found.tiles}
    made |= {("edge", one, side): (laid[one].x * 4 + 2, laid[one].y * 4 + 2) for one, side in found.edges}
    made |= {("square", place): (xy(place)[0] + 0.5, xy(place)[1] + 0.5) for place in found.squares}
    for who in found.figures:
        if (piece := pieces.get(who)) is not None:
            made["figure", who] = (piece.x + piece.base / 2, piece.y + piece.base / 2)
    return made


def _in_menu(table: TableView, menu: Offer) -> object:
    """A square beside the Hero while it may walk, a card that strikes somebody, a Trap; else the end of the phase."""
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
