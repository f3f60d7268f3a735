"""What happens in the nights of adventures, in one line each; their rows as functions."""

from typing import Any

from game.rules.engine.script import Choice, Event, Outcome
from game.rules.engine.secret import Secret
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.space import board
from game.rules.ravenloft.state import State, Token
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.registry import Now
from tests.ravenloft.cards.deeds import drift, play, result


def won(adventure: str) -> Outcome:
    """The Heroes win this adventure."""
    return Outcome(("heroes",), f"won-{adventure}")


def failed(adventure: str) -> Outcome:
    """The Heroes lose this adventure in its own way."""
    return Outcome(("castle",), f"failed-{adventure}")


def happen(state: State, on: str, *answers: Choice, seat: int = 0, **about: Any) -> list[Event]:
    """An occasion of the adventure comes, such as the end of a Hero Phase; all its questions are answered."""
    return play(state, occasions.occur(state, on, seat, **about), *answers)


def come(state: State, on: str, seat: int = 0, **about: Any) -> list[Event]:
    """An occasion of the adventure comes; its questions take their first answer."""
    return drift(occasions.occur(state, on, seat, **about))


def pool(state: State, name: str, *faces: str) -> None:
    """Fill a pool; the first face is drawn first."""
    state.quest.pools[name] = [Secret(face, (), name) for face in reversed(faces)]


def shut(state: State, *faces: str) -> list[Token]:
    """Lay coffins on the bone piles of the open tiles 2, 3, 4 in this order."""
    cells = board.chart(state.board).cells[2:]
    hidden = [Secret(face, (), "coffins") for face in faces]
    state.quest.tokens = [Token("coffin-shut", cell.bones, face) for cell, face in zip(cells, hidden, strict=False)]
    return state.quest.tokens


def rows_of(state: State, *, tile: int = -1) -> dict[str, Now]:
    """The rows of an adventure by what they do."""
    return {row.do: Now(row, tile=tile) for row in occasions.adventure(state).trigger}


def carry_out(state: State, now: Now, *answers: Choice, seat: int = 0) -> Any:
    """Carry out a row as its adventure would; return what it says of itself: True marks and replaces, False does neither."""
    return result(registry.quest.functions[now.row.do](state, seat, now), *answers)


def faces_of(state: State, deck: str = "tile") -> list[Any]:
    """The cards of a deck, the next one first."""
    return [secret.sealed for secret in reversed(getattr(state.decks, deck).draw)]


def bones(state: State, tile: int) -> int:
    """The bone pile of a tile."""
    return board.chart(state.board).cells[tile].bones
