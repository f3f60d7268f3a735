"""One use or draw of a card as a row of a table: who stands where, how the dice fall, and what comes of it."""

from dataclasses import KW_ONLY, dataclass, field
from typing import Any

from game.rules.engine.script import Choice, Done, Event, freeze, thaw
from game.rules.ravenloft import event
from game.rules.ravenloft.activation import act
from game.rules.ravenloft.choice import PickTile, React, Target
from game.rules.ravenloft.decks import encounter_deck, treasure_deck
from game.rules.ravenloft.effects.traps import spring
from game.rules.ravenloft.hero import use
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Marker, State
from game.rules.ravenloft.tables.cards import MONSTERS, POWERS
from tests.ravenloft.cards.deeds import asked, offered, only, play
from tests.ravenloft.cards.scene import at_bottom, grant, hp, row, tile, to, villain, where
from tests.ravenloft.kit import Dice, on_top, put, trap

DONE = Done()


@dataclass(frozen=True)
class Play:
    """The upper half sets the table and says what is done, the lower half is what has to come of it; the rest may be anything.

    A figure is named by its kind ("wolf" is the first Wolf). An answer is a figure, a tile, a square ("1/0/3"), a card that reacts
    ("+shield"), or any other choice. What maps names may be said in words: "arjhan 0/0/0, wolf 2 1/0/3", "kat torch alarm".
    """

    do: str
    """"use CARD", "act FOE", "draw CARD" (an Encounter card), "find CARD" (a Treasure) or "spring TRAP" (that lies on tile 0)."""
    _: KW_ONLY
    at: Any = ""
    """Where Heroes stand; if nothing is said, the one whose Power is used in the first corner."""
    tiles: int = 2
    active: int = 0
    powers: Any = ""
    items: Any = ""
    foes: Any = ""
    hurt: Any = ""
    bad: Any = ""
    """Conditions before."""
    absent: tuple[str, ...] = ()
    """Heroes off the board."""
    spent: tuple[str, ...] = ()
    """Powers that lie face down."""
    environment: str | None = None
    top: dict[str, list[str]] = field(default_factory=dict)
    """The next cards of decks."""
    bottom: str = ""
    """The tile under the stack; "none" if there are no more."""
    marks: tuple[tuple[str, int], ...] = ()
    traps: tuple[tuple[str, int], ...] = ()
    parts: tuple[str, ...] = ()
    """Parts of the Hero Phase that are over."""
    dice: Any = ()
    answers: Any = ()

    may: bool | None = None
    """Whether the card is offered at all; if not, nothing is done."""
    offers: dict[str, list[Any] | set[int]] = field(default_factory=dict)
    """What is offered, by the prompt and the answers before it ("prompt-cleave zombie 1/0/0"); of squares perhaps the tiles."""
    hp: Any = ""
    ends: Any = ""
    """Where figures end: a square or a tile."""
    held: Any = None
    """Conditions after."""
    used: bool | None = None
    """Whether the Power cards of `powers`, or the one that was used, lie face down."""
    turned: list[str] | None = None
    """The Powers that lie face down."""
    owns: Any = ""
    """The Monsters that Heroes control, by their kind."""
    bag: Any = ""
    """The Items of Heroes."""
    pile: list[str] | None = None
    """The Experience pile."""
    new_tile: str = ""
    """The tile that was laid, if any."""
    seen: dict[str, int] = field(default_factory=dict)
    """How many Events of a class came."""

    def __post_init__(self) -> None:
        if not self.at:
            object.__setattr__(self, "at", {POWERS[self.do.removeprefix("use ")].hero: (0, 0, 0)})
        read_words(self, values=("at", "foes", "hurt", "bad", "hp", "ends"), lists=("powers", "items", "held", "owns", "bag"))


def read_words(case: Any, *, values: tuple[str, ...], lists: tuple[str, ...]) -> None:
    """Read what a row says in words: maps of names to values or to lists, the answers, and one die alone."""
    for name in (*values, *lists, "answers", "dice"):
        said = getattr(case, name)
        if isinstance(said, str):
            parts = [part.strip() for part in said.split(",") if part]
            if name in values:
                found: Any = {who: word(value) for who, value in (part.rsplit(" ", 1) for part in parts)}
            elif name in lists:
                found = {who: cards for who, *cards in (part.split() for part in parts)}
            else:
                found = tuple(map(word, parts))
            object.__setattr__(case, name, found)
        elif isinstance(said, int):
            object.__setattr__(case, name, (said,))


def word(said: str) -> Any:
    """A square, a number, the end, or the name that it is."""
    if "/" in said:
        return tuple(map(int, said.split("/")))
    return int(said) if said.isdigit() else DONE if said == "done" else said


def table_of(case: Play) -> State:
    """The table before the play."""
    state = row(",".join(case.at), tiles=case.tiles, at=case.at, active=case.active, powers=dict(case.powers), items=case.items)
    for name, place in case.foes.items():
        kind = name.split()[0]
        (villain if MONSTERS[kind].villain else put)(state, kind, *place, damage=case.hurt.get(name, 0))
    for hero in state.heroes:
        hero.damage, hero.conditions = case.hurt.get(hero.id, 0), case.bad.get(hero.id, "").split()
        hero.square = None if hero.id in case.absent else hero.square
        for held in hero.powers:
            held.used = held.card in case.spent
    state.markers = [Marker(card, tile, 0, 3) for card, tile in case.marks]
    for card, place in case.traps:
        trap(state, card, place)
    state.turn.parts, state.environment = list(case.parts), case.environment
    for deck, cards in case.top.items():
        on_top(state, deck, *cards)
    if case.bottom == "none":
        state.decks.tile.draw = []
    elif case.bottom:
        at_bottom(state, case.bottom)
    return state


def perform(dice: Dice, case: Play) -> tuple[State, list[Event]]:
    """Do what the row says and check all that it says of it."""
    state = table_of(case)
    what, card = case.do.split()
    if what == "use":
        grant(state, card, seat=case.active)
    if case.may is not None:
        assert offered(state, card) is case.may
    if case.may is False:
        return state, []
    for asking, options in case.offers.items():
        copy, (prompt, *before) = thaw(State, freeze(state)), asking.split()
        dice(*case.dice)
        found = asked(copy, _script(copy, case), prompt, *(_answer(copy, said) for said in before))
        if isinstance(options, set):
            assert {place[0] for place in found if place != DONE} == options, asking
        else:
            assert found == [_name(state, option) for option in options], asking
    dice(*case.dice)
    events = play(state, _script(state, case), *(_answer(state, said) for said in case.answers))
    _check(state, events, case)
    return state, events


def _script(state: State, case: Play) -> Any:
    what, card = case.do.split()
    match what:
        case "use":
            return use(state, case.active, card)
        case "act":
            return act(state, f"{card}-1")
        case "draw":
            on_top(state, "encounter", card)
            return encounter_deck.draw_encounter(state, case.active)
        case "find":
            on_top(state, "treasure", card)
            return treasure_deck.draw_treasure(state, case.active)
    return spring(state, case.active, trap(state, card, 0))


def _name(state: State, said: Any) -> Any:
    """The id of a figure."""
    name = f"{said}-1" if isinstance(said, str) and " " not in said else str(said).replace(" ", "-")
    return name if isinstance(said, str) and figure.monster(state, name) else said


def _answer(state: State, said: Any) -> Choice:
    if isinstance(said, str) and "/" in said:
        return to(state, *map(int, said.split("/")))
    if isinstance(said, str):
        return React(said[1:]) if said.startswith("+") else PickTile(int(said)) if said.isdigit() else Target(_name(state, said))
    return PickTile(said) if isinstance(said, int) else to(state, *said) if isinstance(said, tuple) else said


def _check(state: State, events: list[Event], case: Play) -> None:
    ids = {name: _id(name, case) for name in (*case.hp, *case.ends)}
    left = {name: hp(state, ids[name])[0] if name in case.at or figure.monster(state, ids[name]) else 0 for name in case.hp}
    assert left == case.hp
    for name, place in case.ends.items():
        assert (tile if isinstance(place, int) else where)(state, ids[name]) == place, name
    if case.held is not None:
        assert {hero.id: hero.conditions for hero in state.heroes if hero.conditions} == case.held
    if case.used is not None:
        cards = [card for held in case.powers.values() for card in held] or [case.do.split()[1]]
        assert [held.used for hero in state.heroes for held in hero.powers if held.card in cards] == [case.used] * len(cards)
    assert case.pile is None or state.pile == case.pile
    if case.turned is not None:
        assert [held.card for hero in state.heroes for held in hero.powers if held.used] == case.turned
    for seat, hero in enumerate(state.heroes):
        if hero.id in case.owns:
            assert [other.kind for other in figure.controlled(state, seat)] == case.owns[hero.id]
        if hero.id in case.bag:
            assert hero.items == case.bag[hero.id]
    assert [placed.tile for placed in state.board.tiles[case.tiles :]] == [case.new_tile] * bool(case.new_tile)
    assert {name: len(only(events, getattr(event, name))) for name in case.seen} == case.seen


def _id(name: str, case: Play) -> str:
    return name if name in case.at else name.replace(" ", "-") if " " in name else f"{name}-1"
