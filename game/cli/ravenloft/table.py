"""The table of Castle Ravenloft as text: the dungeon as a map of letters, the cards of each Hero, and the decks."""

from collections.abc import Iterator, Sequence

from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice
from game.rules.ravenloft import stats
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import PickEdge, PickTile
from game.rules.ravenloft.experience import xp_of
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.space.board import WIDTH, chart, xy
from game.rules.ravenloft.state import Hero, Monster, Square, State
from game.text import Speaker, has, name, say

CELL = 3
"""Letters per square: two for a figure or the number of an answer, and a gap."""
BLANK, FLOOR, WALL = "   ", " . ", "###"


def needs_table(options: Sequence[Choice]) -> bool:
    """Whether answers refer to the map."""
    return any(square_of(option) is not None or isinstance(option, PickEdge | PickTile) for option in options)


def table_key(view: Observation[State]) -> object:
    """The table is shown again with every other kind of question."""
    return view.decision.prompt if view.decision is not None else None


def square_of(option: Choice) -> Square | None:
    """The square that an answer names, if any."""
    place = getattr(option, "square", None)
    return place if isinstance(place, int) else None


def describe_table(view: Observation[State], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
    """The map with the numbers of answers on squares, edges and tiles; `whole` adds everything beside it."""
    t = view.state
    beside = ["", *_goal(t), *_heroes(t), *_others(t), _decks(t)] if whole else []
    return ["", *_map(t, options), *beside, ""]


def _map(t: State, options: Sequence[Choice]) -> list[str]:
    marks = _marks(t, options)
    layout = chart(t.board)
    squares = {square: _square(t, square, marks) for square in layout.tile_of}
    for placed in t.board.tiles:
        for dx in range(4):
            for dy in range(4):
                squares.setdefault(_corner(placed.x, placed.y) + dy * WIDTH + dx, WALL)
    columns, rows = zip(*(xy(square) for square in squares), strict=True)
    left, top = min(columns), min(rows)
    lines = [[BLANK] * (max(columns) - left + 1) for _ in range(max(rows) - top + 1)]
    for square, letters in squares.items():
        column, row = xy(square)
        lines[row - top][column - left] = letters
    return ["".join(line).rstrip() for line in lines]


def _corner(x: int, y: int) -> Square:
    return (4 * y + WIDTH // 2) * WIDTH + 4 * x + WIDTH // 2


def _marks(t: State, options: Sequence[Choice]) -> dict[Square, str]:
    """The marks on squares: numbers of answers over figures over tokens."""
    layout = chart(t.board)
    marks = {token.square: say("map-token") for token in t.quest.tokens}
    for marker in t.markers:
        marks.setdefault(layout.cells[marker.tile].bones, say("map-marker"))
    for other, tag in tags(t).items():
        for square in figure.squares_of(t, other):
            marks[square] = tag
    for number, option in enumerate(options, 1):
        place = square_of(option)
        if place is not None:
            marks[place] = str(number)
        elif isinstance(option, PickEdge):
            squares = layout.cells[option.tile].sides[option.side]
            marks[squares[len(squares) // 2]] = str(number)
        elif isinstance(option, PickTile):
            marks[layout.cells[option.tile].floor[-1]] = str(number)
    return marks


def _square(t: State, square: Square, marks: dict[Square, str]) -> str:
    if square in marks:
        return f"{marks[square]:>2} "[:CELL]  # a number of three digits has no gap
    layout = chart(t.board)
    cell = layout.cells[layout.tile_of[square]]
    if square in cell.art:
        return f" {cell.art[square].upper()} "
    return " + " if square == cell.bones else " ? " if square in layout.rim else FLOOR


def tags(t: State) -> dict[str, str]:
    """The letters of every figure on the map: capitals for Heroes, small ones for everything that can be attacked."""
    found: dict[str, str] = {}
    for hero in t.heroes:
        first = name(hero.id)[:2].title()
        found[hero.id] = first
    for number, other in enumerate(figure.targets(t)):
        found[other.id] = chr(ord("a") + number % 26) + (str(number // 26) if number > 25 else "")
    return found


def _goal(t: State) -> Iterator[str]:
    yield say("map-legend")
    yield say("table-goal", goal=say(f"goal-{t.adventure}"))
    yield say("table-lost", lost=say(f"lost-{t.adventure}"))
    if t.quest.sunset:
        yield say("table-sun", space=t.quest.sun, last=t.quest.sunset)
    for goal in (*occasions.adventure(t).won, *occasions.adventure(t).lost):
        if goal.counter:
            yield say("table-count", counter=goal.counter, value=t.quest.counters.get(goal.counter, 0), goal=goal.amount)


def _heroes(t: State) -> Iterator[str]:
    for seat, hero in enumerate(t.heroes):
        values = {"tag": tags(t)[hero.id], "hero": hero.id, "hp": figure.hero_hp(hero), "most": figure.level(hero).hp}
        yield say("table-hero", **values, ac=stats.armour(t, hero.id), speed=stats.speed(t, seat), level=hero.level)
        if hero.gone:
            yield say("table-gone", way=hero.gone)
        if hero.conditions:
            yield say("table-conditions", conditions=hero.conditions)
        yield say("table-powers", ready=_powers(hero, used=False), used=_powers(hero, used=True))
        if hero.items:
            yield say("table-items", items=hero.items)
        if hero.tokens:
            yield say("table-tokens", tokens=hero.tokens)
        if hero.loot:
            yield say("table-loot", items=hero.loot)
        for threat in hero.threats:
            yield _monster(t, threat) if isinstance(threat, Monster) else say("table-trap", card=threat.card)


def _powers(hero: Hero, *, used: bool) -> list[str]:
    return [held.card for held in hero.powers if held.used == used]


def _monster(t: State, other: Monster) -> str:
    most = figure.card_of(other).hp
    ac = stats.armour(t, other.id)
    line = say("table-monster", tag=tags(t)[other.id], figure=other.id, hp=figure.monster_hp(other), most=most, ac=ac)
    return say("table-marked", figure=line, markers=other.markers) if other.markers else line


def _others(t: State) -> Iterator[str]:
    for other in (*t.villains, *t.things):
        yield _monster(t, other).lstrip()  # not indented: it belongs to no Hero
    for index, placed in enumerate(t.board.tiles):
        message = f"special-{t.adventure}-{placed.tile}"
        if has(message):
            column, row = _column_row(t, chart(t.board).cells[index].bones)
            yield say("table-special", tile=placed.tile, column=column, row=row, what=say(message))
    for kind in dict.fromkeys(token.kind for token in t.quest.tokens):
        places = [position_words(t, token.square) for token in t.quest.tokens if token.kind == kind]
        yield say("table-token", token=kind, places="; ".join(places))
    if t.environment:
        yield say("table-environment", card=t.environment)
    for marker in t.markers:
        yield say("table-marker", card=marker.card)


def _decks(t: State) -> str:
    decks = t.decks
    return say(
        "table-decks",
        surges=t.surges,
        xp=sum(map(xp_of, t.pile)),
        tiles=len(decks.tile.draw),
        monsters=len(decks.monster.draw),
        encounters=len(decks.encounter.draw),
        treasures=len(decks.treasure.draw),
    )


def tile_name(t: State, index: int) -> str:
    """The name of a tile, with its position if another tile has the same name."""
    names = [name(placed.tile) for placed in t.board.tiles]
    if names.count(names[index]) == 1:
        return names[index]
    column, row = _column_row(t, chart(t.board).cells[index].bones)
    return say("map-tile", tile=names[index], column=column, row=row)


def position_words(t: State, place: Square) -> str:
    """The column and row of a square, in words."""
    column, row = _column_row(t, place)
    return say("map-where", column=column, row=row)


def _column_row(t: State, place: Square) -> tuple[int, int]:
    """The column and row of a square, counted from the north-west corner of the map."""
    corners = [xy(_corner(placed.x, placed.y)) for placed in t.board.tiles]
    column, row = xy(place)
    return column - min(x for x, _ in corners) + 1, row - min(y for _, y in corners) + 1
