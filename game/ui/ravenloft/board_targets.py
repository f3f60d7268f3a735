"""From legal choices to places: the options of a decision by where they are shown, their labels, which is focused first, and the targets on the board."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.rules.engine.script import Choice, Done
from game.rules.ravenloft import choice as answer
from game.rules.ravenloft.hero import in_front
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.state import Square, State
from game.rules.ravenloft.tables.cards import CARDS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.ravenloft.board import tiles
from game.ui.ravenloft.board.camera import Camera
from game.ui.ravenloft.choreography.director import middle
from game.ui.ravenloft.choreography.shown_state import Piece, ShownState
from game.ui.ravenloft.facts.cards import reachable
from game.ui.table.acts import Answer
from game.ui.table.facts import TableFacts
from game.ui.widgets.focus import Target, under

Label = Callable[[Choice], str]
"""The label of an option."""
HERO_PHASE = "prompt-hero-phase"
MOVES = frozenset({
    "prompt-reposition", "prompt-step", "prompt-advance", "prompt-leap", "prompt-run", "prompt-walk", "prompt-place", "prompt-place-adjacent",
})  # fmt: skip
"""The questions where a figure goes that do not name the card in use."""


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
        lists = (("row", self.rows), ("button", self.buttons))
        return found + [(kind, place) for kind, choices in lists for place in range(len(choices))]


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


def strikes(options: Sequence[Choice], t: State, seat: int | None, who: str) -> OptionMap | None:
    """The attacks of `seat` among the options that reach a figure, as lines of a tray; None if there are none."""
    found = [one for one in options if seat is not None and isinstance(one, answer.Use) and who in reachable(t, seat, one.card)]
    return OptionMap(rows=[*found]) if found else None


def answer_middles(found: OptionMap, t: State, pieces: dict[str, Piece]) -> dict[object, tuple[float, float]]:
    """The middles of all targets on the board by their keys, in squares."""
    made: dict[object, tuple[float, float]] = {}
    for key in found.in_order():
        match key:
            case ("tile" | "edge", int() as index, *_):
                made[key] = (t.board.tiles[index].x * 4 + 2, t.board.tiles[index].y * 4 + 2)
            case ("square", int() as place):
                made[key] = middle(place)
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
    if strike:
        return say("ui-menu-strike", hero=about["hero"])
    explores = facts.asked is not None and bool(exploration.explorable(facts.state, facts.asked))
    return say("ui-menu-nothing", hero=about["hero"], explores=explores)


def first_key(facts: TableFacts, found: OptionMap, t: State) -> object:
    """The key that is focused first: an answer; in the Hero Phase one that is still possible."""
    menu, usual = possible(facts), None if facts.decision is None else facts.decision.default
    square = next((("square", place) for place, choice in found.squares.items() if choice == usual), None)
    if menu is not None and square is None:
        return _first_in_menu(menu, facts, found, t)
    first = next((key for key in found.in_order() if key[0] != "square" or usual is None or square is not None), None)
    if first is None and found.hand and square is None:
        return ("card", next(iter(found.hand)))
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


ON_BOARD = frozenset({"squares", "figures", "tiles", "edges"})
"""The groups of targets on the board."""


class BoardView(NamedTuple):
    """What of the board is shown, and where."""

    view: Area
    camera: Camera
    t: State
    stage: ShownState


def board_targets(canvas: Canvas, shown: BoardView, found: OptionMap, label: Label) -> list[Target]:
    """Return the squares, tiles, edges and figures that can be chosen."""
    made = []
    for key, area in board_areas(canvas, shown, found):
        group, what = f"{key[0]}s", key[1:] if len(key) > 2 else key[1]
        choice = getattr(found, group)[what]
        called = name(str(what)) if group == "figures" else label(choice)
        made.append(Target(key, area, Answer(choice), group, called, choice, within=shown.view))
    return made


def board_areas(canvas: Canvas, shown: BoardView, found: OptionMap) -> Iterator[tuple[tuple[Any, ...], Area]]:
    """Yield the keys and the areas of all targets on the board."""
    view, camera, laid = shown.view, shown.camera, shown.t.board.tiles
    for index in found.tiles:
        yield ("tile", index), camera.patch(canvas, view, laid[index].x * 4, laid[index].y * 4, 4)
    for index, side in found.edges:
        yield ("edge", index, side), tiles.edge_area(canvas, view, camera, laid[index], side, 0.9)
    for place in found.squares:
        yield ("square", place), camera.area(canvas, view, place)
    for who in found.figures:
        if (piece := shown.stage.pieces.get(who)) is not None:
            yield ("figure", who), camera.patch(canvas, view, piece.x, piece.y, piece.base)


def move(canvas: Canvas, shown: BoardView, found: OptionMap, targets: Sequence[Target]) -> None:
    """Move the targets on the board after the camera has moved."""
    areas = dict(board_areas(canvas, shown, found))
    for item in targets:
        if item.group in ON_BOARD and item.key in areas:
            item.area = areas[item.key]


# ------------------------------------------------------------------ what is at a point


def figure_at(canvas: Canvas | None, shown: BoardView, point: tuple[float, float]) -> str:
    """Return the figure at a point; "" without one."""
    if canvas is None or not shown.view.holds(point):
        return ""
    view, camera, _, stage = shown
    areas = {who: camera.patch(canvas, view, piece.x, piece.y, piece.base) for who, piece in stage.pieces.items()}
    return next((who for who, area in areas.items() if area.holds(point)), "")


def tile_at(canvas: Canvas | None, shown: BoardView, point: tuple[float, float]) -> str:
    """Return the tile at a point; "" without one."""
    if canvas is None or not shown.view.holds(point):
        return ""
    x, y = shown.camera.under(canvas, shown.view, point)
    laid = shown.t.board.tiles[: shown.stage.tiles]
    return next((placed.tile for placed in laid if (placed.x, placed.y) == (x // 4, y // 4)), "")


# ------------------------------------------------------------------ what the inspector can show


def inspectable_cards(shown: BoardView, first: Sequence[str]) -> list[str]:
    """Return the cards and tiles on the table: those that come `first`, then figures, effects, the Heroes' cards, and tiles."""
    t = shown.t
    cards = [*first, *(piece.kind for piece in shown.stage.pieces.values() if not piece.hero)]
    cards += [t.environment] if t.environment else []
    cards += [effect.card for effect in t.lasting]
    for hero in t.heroes:
        threats = [threat.card for threat in hero.threats if hasattr(threat, "card")]
        cards += [held.card for held in hero.powers] + hero.items + threats
    cards += [*(hero.id for hero in t.heroes), *(placed.tile for placed in t.board.tiles[: shown.stage.tiles])]
    return list(dict.fromkeys(cards))


def card_at(canvas: Canvas | None, shown: BoardView, targets: Sequence[Target], at: tuple[float, float]) -> str:
    """Return the card, the kind of figure or the tile at a point; "" without one."""
    item = under(targets, at)
    if who := figure_at(canvas, shown, at):
        return shown.stage.pieces[who].kind
    if item is None or item.group in ON_BOARD:
        return tile_at(canvas, shown, at)
    return str(item.key[1]) if isinstance(item.key, tuple) and item.key[0] in ("card", "sign", "hero") else ""


def card_in_focus(shown: BoardView, current: object) -> str:
    """Return the card, the kind of figure or the tile in focus; "" without one."""
    kind, *rest = current if isinstance(current, tuple) else ("",)
    match kind:
        case "card":
            return str(rest[0])
        case "figure":
            return shown.stage.pieces[rest[0]].kind if rest[0] in shown.stage.pieces else str(rest[0])
        case "tile" | "edge":
            return shown.t.board.tiles[rest[0]].tile
        case "square":
            return shown.t.board.tiles[chart(shown.t.board).tile_of[rest[0]]].tile
    return ""
