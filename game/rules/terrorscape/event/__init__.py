"""The Events of Terrorscape, as past participles: public ones, and those that only one side sees (TS-189 to TS-222).

Survivors, cards and locations are named by their ids.
"""

from game.rules.engine.script import event_types
from game.rules.terrorscape.event import encounter, killer, private, rounds, survivors
from game.rules.terrorscape.event.encounter import *
from game.rules.terrorscape.event.killer import *
from game.rules.terrorscape.event.private import *
from game.rules.terrorscape.event.rounds import *
from game.rules.terrorscape.event.survivors import *

Fact = (
    RoundBegan
    | RescueMoved
    | RescueCalled
    | KeyHung
    | NoiseHeard
    | CrackerHeard
    | BarricadeCleared
    | Healed
    | FearLost
    | KillerTurnBegan
    | KillerAppeared
    | KillerMoved
    | KillerHid
    | CardPlayed
    | CardsPaid
    | BarricadePlaced
    | BarricadeLifted
    | BarricadeBroken
    | Sensed
    | Searched
    | Revealed
    | FearGained
    | Screamed
    | Injured
    | Warded
    | Eliminated
    | EncounterBegan
    | DefenderNamed
    | ItemShown
    | DiceRolled
    | TrapSprung
    | Defended
    | EncounterEnded
    | StrengthChanged
    | LevelGained
    | KillerRested
    | TraitsShown
    | TraitUsed
    | TraitShown
    | FearEased
    | Taunted
    | SlippedAway
    | EncounterCalledOff
    | KillerWaited
    | SurvivorEscaped
)
"""A public Event, as the record of the state stores it."""

PRIVATE = event_types(private)
PUBLIC = event_types(rounds, killer, survivors, encounter)
