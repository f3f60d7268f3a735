"""The registries of functions that the tables name, and the moments at which cards may react."""

from collections.abc import Callable

from msgspec import Struct

from game.rules.engine.content import Registry
from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures.adventure import Action, Goal, Trigger
from game.rules.ravenloft.state import CardId, Figure, Monster, State
from game.rules.ravenloft.tables.content import Card, EncounterCard


class Moment(Struct):
    """Something that just happened and that cards may react to; reactions change it.

    `window` names the kind of moment, `first` the seat that is asked first. For a die `face`, `bonus` and `plus`, which cards add, make
    the `total`; from `needs` on it succeeds, 0 where there is no such number. For an attack `source` is "monster", "trap", "event" or
    "hero"; `foiled` turns a hit into a miss, `cancelled` undoes a drawn card.
    """

    window: str
    first: Seat
    figure: Figure = ""
    target: Figure = ""
    seat: Seat | None = None
    card: str = ""
    source: str = ""
    face: int = 0
    plus: int = 0
    bonus: int = 0
    needs: int = 0
    foiled: str = ""
    cancelled: str = ""
    faces: list[int] = []

    @property
    def total(self) -> int:
        """The result of the die."""
        return self.face + self.bonus + self.plus

    @property
    def closed(self) -> bool:
        """Whether no reaction is possible any more (CR-106)."""
        return bool(self.foiled or self.cancelled)


effect: Registry[Callable[[State, Seat, Card], Rule[None]]] = Registry("effect", "t", "seat", "card")
"""What a Power card or Treasure card does when it is used or drawn.

In the Hero Phase its condition is whether it would have an effect.
"""

reaction: Registry[Callable[[State, Seat, Card, Moment], Rule[None]]] = Registry("reaction", "t", "seat", "card", "moment")
"""Reactions of cards in a window."""

only: Registry[Callable[[State, Seat, Moment], bool]] = Registry("window condition", "t", "seat", "moment")
"""Conditions under which the holder of a card may react in a window."""

before: Registry[Callable[[State, Seat, Card], Rule[None]]] = Registry("opening", "t", "seat", "card")
"""Effects at the start of an attack, before its targets are chosen (CR-271)."""

hook: Registry[Callable[[State, Seat, CardId, Figure], Rule[None]]] = Registry("hook", "t", "seat", "card", "target")
"""Effects of an attack with `card` on one target: before its roll, on a hit, on a miss, or in both cases."""

after: Registry[Callable[[State, Seat, CardId, int], Rule[None]]] = Registry("ending", "t", "seat", "card", "tile")
"""Effects at the end of an attack with `card`; `tile` is the tile attacked, -1 if none was chosen."""

bite: Registry[Callable[[State, Figure, Figure], Rule[None]]] = Registry("monster effect", "t", "attacker", "target")
"""Effects of a hit by a Monster's or a card's attack."""

line: Registry[Callable[[State, Monster, int], bool]] = Registry("script condition", "t", "other", "tiles")
"""Conditions of the lines of a Monster's script."""

aim: Registry[Callable[[State, Monster, int], list[Figure]]] = Registry("script target", "t", "other", "tiles")
"""The possible targets of a line of a script; between several the active player decides (CR-147)."""

deed: Registry[Callable[[State, Monster], Rule[None]]] = Registry("deed", "t", "other")
"""Effects of a line of a script other than moves and attacks, or of a destruction."""

event: Registry[Callable[[State, Seat, EncounterCard], Rule[None]]] = Registry("encounter effect", "t", "seat", "card")
"""Effects of an Encounter card for the Hero that drew it; for a Trap, those of its activation."""

ability: Registry[Callable[[State, Seat], Rule[None]]] = Registry("ability", "t", "seat")
"""Abilities of a Hero at the end of its Hero Phase."""


class Now(Struct, frozen=True):
    """The moment at which a trigger of an adventure fires: its `row`, the `tile` that was placed (-1: none), the `figure` or `card` concerned."""

    row: Trigger
    tile: int = -1
    figure: Figure = ""
    card: CardId = ""


quest: Registry[Callable[[State, Seat, Now], Rule[bool]]] = Registry("adventure script", "t", "seat", "now")
"""Effects of an adventure at a named moment; True if there was one."""

allowed: Registry[Callable[[State, Seat, Action], list[str]]] = Registry("adventure offer", "t", "seat", "row")
"""The ways of a Hero to carry out an action of an adventure instead of an attack; none if it cannot."""

action: Registry[Callable[[State, Seat, Action, str], Rule[None]]] = Registry("adventure action", "t", "seat", "row", "what")
"""Actions of an adventure that replace a Hero's attack."""

goal: Registry[Callable[[State, Goal], bool]] = Registry("adventure goal", "t", "goal")
"""Goals of an adventure: whether it is won, lost, or brings an Encounter card every Villain Phase."""
