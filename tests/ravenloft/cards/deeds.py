"""How a card comes into play on a stage, in one line for each way, and what is then asked and told."""

from typing import Any, TypeVar

from game.rules.engine.script import Choice, Decision, Event, Outcome, Rule, freeze, thaw
from game.rules.engine.secret import Seat, Secret
from game.rules.ravenloft import ending, turn, wounds
from game.rules.ravenloft.activation import act as carry_out_script
from game.rules.ravenloft.choice import PickCard, PickDeck, PickEdge, PickTile, React, Spot, Step, Target, Use
from game.rules.ravenloft.decks import encounter_deck, tile_stack, treasure_deck
from game.rules.ravenloft.effects.traps import spring
from game.rules.ravenloft.hero import menu, use as use_card
from game.rules.ravenloft.space import board
from game.rules.ravenloft.state import Monster, State, Trap
from tests.ravenloft.cards.scene import grant, square_at
from tests.ravenloft.kit import drive, on_top, run

E = TypeVar("E", bound=Event)

IDLE = {"prompt-next-target", "prompt-attack-order", "prompt-place-which"}
"""Questions about an order that does not matter where a test does not answer them."""


def play(state: State, script: Rule[Any], *answers: Choice) -> list[Event]:
    """What happens when a script is run with these answers, in order; IDLE questions take their first option."""
    return run(state, script, *answers, idle=IDLE)[0]


def drift(script: Rule[Any], *answers: Choice) -> list[Event]:
    """Run one script; questions that `answers` do not answer take their first option."""
    return _drifted(script, *answers)[0]


def result(script: Rule[Any], *answers: Choice) -> Any:
    """What a script returns, run in the same way."""
    return _drifted(script, *answers)[1]


def _drifted(script: Rule[Any], *answers: Choice) -> tuple[list[Event], Any]:
    left = list(answers)
    return drive(script, lambda asked, options: left.pop(0) if left and left[0] in options else options[0])


def choices(state: State, card: str, prompt: str = "prompt-target", *answers: Choice) -> list[Any]:
    """What a card's user may answer to `prompt`: names of figures, tiles, squares as (tile, row, column), cards. A copy is played."""
    copy = thaw(State, freeze(state))
    grant(copy, card, seat=copy.turn.hero)
    return asked(copy, use_card(copy, copy.turn.hero, card), prompt, *answers)


def asked(state: State, script: Rule[Any], prompt: str, *answers: Choice) -> list[Any]:
    """What may be answered when `script` asks `prompt` after these answers; other questions take their first option."""
    left = list(answers)

    def answer(asked: Decision, options: tuple[Choice, ...]) -> Choice:
        return left.pop(0) if left and left[0] in options else options[0]

    _, decision = drive(script, answer, until=lambda step: step.prompt == prompt and not left)
    ((_, options),) = decision.options.items()
    return [_plain(state, option) for option in options]


def _plain(state: State, option: Choice) -> Any:
    match option:
        case Target(name) | PickCard(name) | PickDeck(name) | Use(name) | React(name):
            return name
        case PickTile(index):
            return index
        case Spot(place) | Step(place):
            return square_at(state, place)
        case PickEdge(index, side):
            return index, side
    return option


def use(state: State, card: str, *answers: Choice, seat: Seat | None = None) -> list[Event]:
    """The active Hero uses a card that lies in front of it, or is put there."""
    who = state.turn.hero if seat is None else seat
    grant(state, card, seat=who)
    return play(state, use_card(state, who, card), *answers)


def offered(state: State, card: str) -> bool:
    """Whether the Hero Phase offers a card to the active Hero."""
    grant(state, card, seat=state.turn.hero)
    return Use(card) in menu(state, state.turn.hero)


def encounter(state: State, card: str, *answers: Choice) -> list[Event]:
    """The active Hero draws this Encounter card."""
    on_top(state, "encounter", card)
    return play(state, encounter_deck.draw_encounter(state, state.turn.hero), *answers)


def treasure(state: State, card: str, *answers: Choice, seat: Seat = 0) -> list[Event]:
    """A Hero draws this Treasure card."""
    on_top(state, "treasure", card)
    return play(state, treasure_deck.draw_treasure(state, seat), *answers)


def act(state: State, other: Monster, *answers: Choice) -> list[Event]:
    """A Monster or Villain carries out its script."""
    return play(state, carry_out_script(state, other.id), *answers)


def spring_trap(state: State, laid: Trap, *answers: Choice, seat: Seat = 0) -> list[Event]:
    """A Trap is activated for the Hero in front of which it lies."""
    return play(state, spring(state, seat, laid), *answers)


def only(events: list[Event], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [happened for happened in events if isinstance(happened, kind)]


def ends(state: State) -> Outcome | None:
    """How the adventure ends now, or None."""
    try:
        drift(ending.settle(state))
    except ending.Over as over:
        return over.outcome
    return None


def lay_tile(state: State, tile: str, seat: int = 0) -> list[Event]:
    """A card opens `tile` at the northern edge of the last open tile."""
    on_top(state, "tile", tile)
    return drift(tile_stack.open_tile(state, seat, board.Edge(4, "north")))


def explore(state: State, tile: str) -> list[Event]:
    """The active Hero, who stands at an edge, explores `tile`."""
    on_top(state, "tile", tile)
    state.turn.phase = "explore"
    return drift(turn.step(state))


def draw(state: State, card: str) -> list[Event]:
    """The active Hero draws this Encounter card; every question takes its first answer."""
    on_top(state, "encounter", card)
    return drift(encounter_deck.draw_encounter(state, state.turn.hero))


def open_by_card(state: State, tile: str = "T05") -> list[Event]:
    """A Secret Door opens `tile`, which is explored by nobody."""
    state.decks.tile.draw = [Secret(tile)]
    return draw(state, "secret-door")


def strike(state: State, other: Monster, amount: int = 99, card: str = "backstab") -> list[Event]:
    """The first Hero's card wounds a figure."""
    return drift(wounds.hurt(state, other.id, amount, card, by=0))
