"""A small kit to set up a table in one line and to play it like its rulebook: `table(...)`, `dice(...)`, `play(...)`."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from game.rules import GAMES
from game.rules.engine.reference import check_references
from game.rules.engine.rng import Rng
from game.rules.engine.script import Action, Choice, Decision, Event, Game, Rule
from game.rules.engine.secret import Seat, Secret
from game.rules.ravenloft.decks import monster_deck
from game.rules.ravenloft.setup import Options, new_game
from game.rules.ravenloft.space import board, figure
from game.rules.ravenloft.state import Board, Figure, Held, Marker, Monster, Placed, Square, State, Trap, Turn
from game.rules.ravenloft.tables.cards import ENCOUNTERS, MONSTERS, POWERS

RULES = GAMES["ravenloft"]


class Dice:
    """Dice that fall as the test says. Without a face left the real stream goes on. `thrown` are those of the running test."""

    thrown: "Dice"

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.faces: list[int] = []
        real = Rng.below
        monkeypatch.setattr(Dice, "thrown", self, raising=False)

        def below(rng: Rng, stream: str, n: int) -> int:
            natural = real(rng, stream, n)
            return self.faces.pop(0) - 1 if stream == "die" and self.faces else natural

        monkeypatch.setattr(Rng, "below", below)

    def __call__(self, *faces: int) -> None:
        """Let the next dice show `faces` (1 to 20)."""
        self.faces[:] = faces


def spot(tile: int, row: int, column: int, state: State) -> Square:
    """The square in `row`, `column` (0 to 3, from the north-west) of a tile as it lies on the table."""
    placed = state.board.tiles[tile]
    return board.square(4 * placed.x + column, 4 * placed.y + row)


def table(
    heroes: str = "arjhan",
    *,
    tiles: Iterable[Placed] = (Placed("T10", 0, 0, 0),),
    at: dict[str, tuple[int, int, int]] | None = None,
    powers: dict[str, list[str]] | str | None = None,
    items: dict[str, list[str]] | str = "",
    foes: str = "",
    top: dict[str, str] | None = None,
    adventure: str | None = None,
    phase: str = "hero",
    active: Seat = 0,
    environment: str | None = None,
    marks: str = "",
    pile: Iterable[str] = (),
    surges: int | None = None,
    dice: int | tuple[int, ...] = (),
    seed: int = 1,
) -> State:
    """A table in the middle of a night: these tiles, Heroes at (tile, row, column), no first Items, and `foes` as `meet` says.

    "kat 0/1/1 -3 slowed" is Kat in row 1, column 1 of tile 0, with 3 damage and Slowed. Heroes without a square, which `at` does not name
    either, stand in the corner squares of tile 0 that are floor, in the order of play. `powers` names all Power cards in front of Heroes
    ("cleave, backstab"; the others are set aside), `items` their Items ("kat run torch"), `top` the next cards of decks, `marks` the markers
    of the first Hero ("glyph-of-warding 0, freezing-cloud 1 2": tile and tokens), `pile` the experience. The turn of `active` is in `phase`,
    and `dice` are the faces that come next.
    """
    cast = [hero.split() for hero in heroes.split(",")]
    names = [name for name, *_ in cast]
    at = {name: _place(words[0]) for name, *words in cast if words and "/" in words[0]} | (at or {})
    chosen = adventure or ("escape-the-tomb" if len(names) == 1 else "find-the-icon")
    state = new_game(Options(adventure=chosen, heroes=",".join(names)), seed)
    state.board = Board(list(tiles))
    if isinstance(powers, str):
        cards = [card.strip() for card in powers.split(",") if card]
        powers = {name: [card for card in cards if POWERS[card].hero == name] for name in names}
        assert sum(map(len, powers.values())) == len(cards), f"{cards} are not all of {names}"
    if isinstance(items, str):
        items = {name: cards for name, *cards in (bag.split() for bag in items.split(",") if bag)}
    used = {placed.tile for placed in state.board.tiles}
    state.decks.tile.draw = [secret for secret in state.decks.tile.draw if secret.face not in used]
    for hero in state.heroes:
        state.decks.treasure.draw[:0] = [Secret(card) for card in hero.items]
        hero.items = []
        if powers is not None:
            wanted = powers.get(hero.id, [])
            every = [*(held.card for held in hero.powers), *hero.spare]
            hero.powers, hero.spare = [Held(card) for card in wanted], [card for card in every if card not in wanted]
        for card in items.get(hero.id, []):
            state.heroes[names.index(hero.id)].items.append(card)
    _seat_heroes(state, at)
    for hero, (_, *words) in zip(state.heroes, cast, strict=True):
        hero.damage = sum(int(word[1:]) for word in words if word[0] == "-")
        hero.conditions = [word for word in words if word.isalpha()]
    state.turn = Turn(hero=active, phase=phase)
    meet(state, foes)
    for deck, cards in (top or {}).items():
        on_top(state, deck, *cards.split(","))
    for card, tile, *tokens in (mark.split() for mark in marks.split(",") if mark):
        state.markers.append(Marker(card, int(tile), 0, *map(int, tokens)))
    state.environment, state.pile = environment or state.environment, list(pile)
    if surges is not None:
        state.surges = surges
    if dice:
        Dice.thrown(*(dice if isinstance(dice, tuple) else (dice,)))
    return state


def _place(said: str) -> tuple[int, int, int]:
    tile, row, column = map(int, said.split("/"))
    return tile, row, column


def meet(state: State, foes: str) -> tuple[Any, ...]:
    """Put figures of the castle on squares and Traps on tiles; return the table and these.

    "wolf 0/1/1, klak 2/3/3 -4 +shackled" is a Wolf of the first Hero, and Klak with 4 damage and a marker; "wolf 0/1/1 kat" is Kat's,
    and "alarm 2" lies on the third tile.
    """
    figures: list[Monster | Trap] = []
    for kind, where, *words in (foe.split() for foe in foes.split(",") if foe):
        owner = next((seat for seat, hero in enumerate(state.heroes) if hero.id in words), 0)
        if kind in ENCOUNTERS:
            figures.append(trap(state, kind, int(where), owner=owner))
            continue
        card = MONSTERS[kind]
        if card.villain or card.thing:
            other = monster_deck.number_figure(state, kind, spot(*_place(where), state))
            (state.villains if card.villain else state.things).append(other)
        else:
            other = put(state, kind, *_place(where), owner=owner)
        other.damage = sum(int(word[1:]) for word in words if word[0] == "-")
        other.markers = [word[1:] for word in words if word[0] == "+"]
        figures.append(other)
    return state, *figures


def _seat_heroes(state: State, at: dict[str, tuple[int, int, int]]) -> None:
    free = list(board.chart(state.board).cells[0].floor)
    for hero in state.heroes:
        if hero.id in at:
            hero.square = spot(*at[hero.id], state)
            assert hero.square in board.chart(state.board).tile_of, f"{hero.id} would stand in a wall"
    for hero in state.heroes:
        if hero.square is None:
            taken = {other.square for other in state.heroes}
            hero.square = next(place for place in free if place not in taken)


def put(state: State, kind: str, tile: int, row: int, column: int, *, owner: Seat = 0, damage: int = 0) -> Monster:
    """Put a Monster on a square and its card in front of a Hero; the card comes out of its deck."""
    state.numbers[kind] = state.numbers.get(kind, 0) + 1
    place = spot(tile, row, column, state)
    assert place in board.chart(state.board).tile_of, f"{kind} would stand in a wall"
    monster = Monster(f"{kind}-{state.numbers[kind]}", kind, place, damage)
    _take(state.decks.monster.draw, kind)
    state.heroes[owner].threats.append(monster)
    return monster


def trap(state: State, card: str, tile: int, *, owner: Seat = 0) -> Trap:
    """Lay a Trap on a tile, in front of a Hero."""
    laid = Trap(card, tile)
    _take(state.decks.encounter.draw, card)
    state.heroes[owner].threats.append(laid)
    return laid


def _take(draw: list[Secret], card: str) -> None:
    place = next((place for place, secret in enumerate(draw) if secret.sealed == card), None)
    if place is not None:
        del draw[place]


def on_top(state: State, deck: str, *cards: str) -> None:
    """Lay `cards` on top of a deck ("monster", "encounter", "treasure", "tile"); the first is drawn first."""
    draw = getattr(state.decks, deck).draw
    for card in reversed(cards):
        _take(draw, card)
        draw.append(Secret(card))


class Evening:
    """A running game, after these answers, with its events so far; `play` answers the open decision."""

    def __init__(self, state: State, *choices: Choice) -> None:
        self.game: Game[State] = Game.of(RULES, state)
        self.events: list[Event] = list(self.game.news)
        self.play(*choices)

    @property
    def state(self) -> State:
        """The table now."""
        return self.game.state

    @property
    def options(self) -> tuple[Choice, ...]:
        """What may be answered now, by the first seat that is asked."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return next(iter(decision.options.values()))

    @property
    def asked(self) -> tuple[Seat, str]:
        """Who is asked, and what: the prompt's id."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return next(iter(decision.options)), decision.prompt

    def play(self, *choices: Choice) -> list[Event]:
        """Give these answers, one after the other; return what happened after the last."""
        news: list[Event] = []
        for choice in choices:
            news = self.game.apply(Action(self.asked[0], choice))
            self.events += news
        return news

    def until(self, prompt: str, pick: Callable[[tuple[Choice, ...]], Choice] | None = None) -> "Evening":
        """Answer (the default, else the first option, or what `pick` says) until `prompt` is asked."""
        for _ in range(200):
            decision = self.game.decision
            assert decision is not None, f"the game ended before {prompt}"
            if decision.prompt == prompt:
                return self
            self.play(pick(self.options) if pick else (decision.default or self.options[0]))
        raise AssertionError(f"{prompt} was never asked")

    def seen(self, kind: type[Any]) -> list[Any]:
        """All events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def hp(self, name: Figure) -> int:
        """Hit Points left of a figure."""
        return figure.hp(self.state, name)


def drive(
    script: Rule[Any], answer: Callable[[Decision, tuple[Choice, ...]], Choice], until: Callable[[Decision], bool] | None = None
) -> tuple[list[Event], Any]:
    """Run one script, its questions answered by `answer`; return its events and its result.

    It stops at the first question of which `until` says so, which then is the result. Raises AssertionError if that never comes.
    """
    events, reply = list[Event](), None
    try:
        while True:
            step = script.send(reply)  # type: ignore[arg-type]  # None starts the generator, and an Event is answered by nothing
            reply = None
            if isinstance(step, Event):
                events.append(step)
            elif until is not None and until(step):
                return events, step
            else:
                ((seat, options),) = step.options.items()
                reply = Action(seat, answer(step, options))
    except StopIteration as end:
        assert until is None, "the question was never asked"
        return events, end.value


def check_ids(state: State) -> None:
    """Check that a save of this state could be loaded: all its ids are known. Raises UnknownIdError."""
    check_references(state, RULES.known_ids(state))


def run(state: State, script: Rule[Any], *answers: Choice, idle: Iterable[str] = ()) -> tuple[list[Event], Any]:
    """Run one script on a table, giving `answers` to its questions in order; return its events and its result.

    At every question the state could be saved and loaded: its ids are known. Raises AssertionError for an answer that is not on offer, or
    when there are too few or too many; an `idle` question without an answer takes its first option.
    """
    left = list(answers)

    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        check_ids(state)
        if left and left[0] in options:
            return left.pop(0)
        assert asked.prompt in idle, f"{asked.prompt}: {left[:1]} is not among {options}"
        return options[0]

    ended = drive(script, answer)
    assert not left, f"answers too many: {left}"
    return ended
