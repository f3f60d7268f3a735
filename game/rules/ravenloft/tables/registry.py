"""The kinds of small functions that the tables may name, and the moments at which cards may answer."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.rules.engine.content import Registry
from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft.adventures.adventure import Action, Goal, Trigger
from game.rules.ravenloft.state import CardId, Figure, Monster, State
from game.rules.ravenloft.tables.content import Card, EncounterCard


@dataclass(slots=True)
class Moment:
    """Something that just happened and may be answered by cards; the answers change it.

    `window` names the kind of moment, `first` the seat that is asked first. For a die `face` and `plus` make the result; for an
    attack `source` is "monster", "trap", "event" or "hero"; `foiled` turns a hit into a miss, `cancelled` undoes a drawn card.
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
    foiled: str = ""
    cancelled: str = ""
    faces: list[int] = field(default_factory=list)

    @property
    def closed(self) -> bool:
        """Whether nothing is left to answer (CR-106)."""
        return bool(self.foiled or self.cancelled)


effect: Registry[Callable[[State, Seat, Card], Rule[None]]] = Registry("effect", "t", "seat", "card")
"""What a Power card or Treasure card does when it is used or drawn; in the Hero Phase its condition says whether it would do anything."""

reaction: Registry[Callable[[State, Seat, Card, Moment], Rule[None]]] = Registry("reaction", "t", "seat", "card", "moment")
"""What a card does in a window."""

only: Registry[Callable[[State, Seat, Moment], bool]] = Registry("window condition", "t", "seat", "moment")
"""Whether a window concerns the holder of a card that names this condition."""

before: Registry[Callable[[State, Seat, Card], Rule[None]]] = Registry("opening", "t", "seat", "card")
"""What an attack begins with, before its targets are chosen (CR-271)."""

hook: Registry[Callable[[State, Seat, CardId, Figure], Rule[None]]] = Registry("hook", "t", "seat", "card", "target")
"""What an attack with `card` does to one target before its roll, on a hit, on a miss, or either way."""

after: Registry[Callable[[State, Seat, CardId, int], Rule[None]]] = Registry("ending", "t", "seat", "card", "tile")
"""What an attack with `card` ends with; `tile` is the tile attacked, -1 if none was chosen."""

bite: Registry[Callable[[State, Figure, Figure], Rule[None]]] = Registry("monster effect", "t", "attacker", "target")
"""What a Monster's or a card's attack adds when it hits."""

line: Registry[Callable[[State, Monster, int], bool]] = Registry("script condition", "t", "other", "tiles")
"""Whether a line of a Monster's script holds."""

aim: Registry[Callable[[State, Monster, int], list[Figure]]] = Registry("script target", "t", "other", "tiles")
"""Among whom a line of a script finds its target: several where the active player decides (CR-147)."""

deed: Registry[Callable[[State, Monster], Rule[None]]] = Registry("deed", "t", "other")
"""What a line of a script, or a destruction, does beyond moving and attacking."""

event: Registry[Callable[[State, Seat, EncounterCard], Rule[None]]] = Registry("encounter effect", "t", "seat", "card")
"""What an Encounter card does for the Hero that drew it; for a Trap, what it does when activated."""

ability: Registry[Callable[[State, Seat], Rule[None]]] = Registry("ability", "t", "seat")
"""What a Hero does at the end of its Hero Phase."""


@dataclass(slots=True, frozen=True)
class Now:
    """The moment at which an adventure does something: its `row`, the `tile` that was placed (-1: none), the `figure` or `card` concerned."""

    row: Trigger
    tile: int = -1
    figure: Figure = ""
    card: CardId = ""


quest: Registry[Callable[[State, Seat, Now], Rule[bool]]] = Registry("adventure script", "t", "seat", "now")
"""What an adventure adds at a named moment; True if it found something to do."""

allowed: Registry[Callable[[State, Seat, Action], list[str]]] = Registry("adventure offer", "t", "seat", "row")
"""With what a Hero could do what an adventure allows instead of an attack; nothing: it cannot."""

action: Registry[Callable[[State, Seat, Action, str], Rule[None]]] = Registry("adventure action", "t", "seat", "row", "what")
"""What a Hero does instead of an attack, as an adventure allows."""

goal: Registry[Callable[[State, Goal], bool]] = Registry("adventure goal", "t", "goal")
"""Questions that an adventure asks: is it won, is it lost, does every Villain Phase bring an Encounter card."""
