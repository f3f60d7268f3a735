"""Everything public that can happen in Terrorscape, as past participles; survivors, cards and locations are named by their ids."""

from typing import ClassVar

from game.rules.engine.script import Event


class RoundBegan(Event, frozen=True):
    """A round begins: the noise of the last one is gone (TS-062)."""

    rule: ClassVar[str] = "TS-061"
    turns: ClassVar[bool] = True
    number: int


class RescueMoved(Event, frozen=True):
    """The rescue counter advanced; `left` are the spaces to go."""

    rule: ClassVar[str] = "TS-063"
    left: int


class RescueCalled(Event, frozen=True):
    """The radio is repaired: the rescue counter is placed."""

    rule: ClassVar[str] = "TS-083"
    reveals: ClassVar[bool] = True
    left: int


class KeyHung(Event, frozen=True):
    """A key was hung on the wall; there are `keys` now."""

    rule: ClassVar[str] = "TS-195"
    reveals: ClassVar[bool] = True
    keys: int


class NoiseHeard(Event, frozen=True):
    """The team told where there is noise."""

    rule: ClassVar[str] = "TS-119"
    reveals: ClassVar[bool] = True
    places: tuple[str, ...]


class CrackerHeard(Event, frozen=True):
    """A firecracker drowns every noise."""

    rule: ClassVar[str] = "TS-120"
    reveals: ClassVar[bool] = True


class BarricadeCleared(Event, frozen=True):
    """A survivor removed a barricade; nobody says who, but in Separate Ways, where `survivor` says it itself (TS-249)."""

    rule: ClassVar[str] = "TS-079"
    reveals: ClassVar[bool] = True
    door: str
    survivor: str = "nobody"


class Healed(Event, frozen=True):
    """A survivor is healthy again."""

    rule: ClassVar[str] = "TS-193"
    reveals: ClassVar[bool] = True
    survivor: str


class FearLost(Event, frozen=True):
    """A survivor has no fear tokens any more."""

    rule: ClassVar[str] = "TS-194"
    reveals: ClassVar[bool] = True
    survivor: str


class KillerTurnBegan(Event, frozen=True):
    """The killer's turn begins."""

    rule: ClassVar[str] = "TS-159"
    turns: ClassVar[bool] = True


class KillerAppeared(Event, frozen=True):
    """The killer shows himself; `card` is what he sneaked with."""

    rule: ClassVar[str] = "TS-161"
    reveals: ClassVar[bool] = True
    place: str
    card: str


class KillerMoved(Event, frozen=True):
    """The killer went from one location to the next."""

    rule: ClassVar[str] = "TS-169"
    origin: str
    place: str


class KillerHid(Event, frozen=True):
    """The killer sneaks; `place` is where he was seen last."""

    rule: ClassVar[str] = "TS-210"
    card: str
    place: str


class CardPlayed(Event, frozen=True):
    """The killer played a card and paid `paid` others for it."""

    rule: ClassVar[str] = "TS-168"
    reveals: ClassVar[bool] = True
    card: str
    paid: int


class CardsPaid(Event, frozen=True):
    """The killer discarded `paid` cards for a permission of his level."""

    rule: ClassVar[str] = "TS-214"
    reveals: ClassVar[bool] = True
    paid: int
    law: str


class BarricadePlaced(Event, frozen=True):
    """The killer barricaded a door; `anew` is False where a barricade lay already."""

    rule: ClassVar[str] = "TS-049"
    door: str
    anew: bool


class BarricadeLifted(Event, frozen=True):
    """The killer took a barricade away, to use it elsewhere."""

    rule: ClassVar[str] = "TS-048"
    door: str


class BarricadeBroken(Event, frozen=True):
    """The killer broke through a barricade; `card` is what he was playing, "none" where he just walked."""

    rule: ClassVar[str] = "TS-045"
    door: str
    card: str = "none"


class Sensed(Event, frozen=True):
    """The killer sensed `places` (a `zone`, or ""); `found` are the survivors that were named, `unnamed` those in the house who never are."""

    rule: ClassVar[str] = "TS-206"
    reveals: ClassVar[bool] = True
    places: tuple[str, ...]
    zone: str
    found: tuple[str, ...]
    unnamed: tuple[str, ...] = ()


class Searched(Event, frozen=True):
    """The killer searched his location; `found` are the survivors there."""

    rule: ClassVar[str] = "TS-206"
    reveals: ClassVar[bool] = True
    place: str
    found: tuple[str, ...]


class Revealed(Event, frozen=True):
    """Survivors had to say where they are, each in turn."""

    rule: ClassVar[str] = "TS-189"
    reveals: ClassVar[bool] = True
    survivors: tuple[str, ...]
    places: tuple[str, ...]


class FearGained(Event, frozen=True):
    """A survivor has one more fear token."""

    rule: ClassVar[str] = "TS-050"
    reveals: ClassVar[bool] = True
    survivor: str
    tokens: int


class Screamed(Event, frozen=True):
    """A survivor with two fear tokens screamed."""

    rule: ClassVar[str] = "TS-092"
    reveals: ClassVar[bool] = True
    survivor: str
    place: str


class Injured(Event, frozen=True):
    """A survivor was injured."""

    rule: ClassVar[str] = "TS-041"
    reveals: ClassVar[bool] = True
    survivor: str


class Warded(Event, frozen=True):
    """An item prevented an injury; it was shown and discarded."""

    rule: ClassVar[str] = "TS-198"
    reveals: ClassVar[bool] = True
    survivor: str
    item: str


class Eliminated(Event, frozen=True):
    """A survivor was eliminated; `again` where a second injury did it."""

    rule: ClassVar[str] = "TS-155"
    reveals: ClassVar[bool] = True
    survivor: str
    again: bool = False


class EncounterBegan(Event, frozen=True):
    """The killer met `survivors`; `fear` and `wound` say what his levels do to all whom he meets."""

    rule: ClassVar[str] = "TS-122"
    place: str
    survivors: tuple[str, ...]
    fear: bool = False
    wound: bool = False


class DefenderNamed(Event, frozen=True):
    """The team chose who defends."""

    rule: ClassVar[str] = "TS-128"
    survivor: str


class ItemShown(Event, frozen=True):
    """The defender uses an item."""

    rule: ClassVar[str] = "TS-131"
    reveals: ClassVar[bool] = True
    survivor: str
    item: str


class DiceRolled(Event, frozen=True):
    """The defence dice fell."""

    rule: ClassVar[str] = "TS-133"
    survivor: str
    dice: tuple[int, ...]


class TrapSprung(Event, frozen=True):
    """A trap was shown; it adds `plus`."""

    rule: ClassVar[str] = "TS-135"
    reveals: ClassVar[bool] = True
    place: str
    plus: int


class Defended(Event, frozen=True):
    """Dice, bonus, total against the killer's strength, and the verdict."""

    rule: ClassVar[str] = "TS-137"
    survivor: str
    dice: int
    bonus: int
    total: int
    strength: int
    success: bool


class EncounterEnded(Event, frozen=True):
    """The encounter is over."""

    rule: ClassVar[str] = "TS-140"
    repelled: bool


class StrengthChanged(Event, frozen=True):
    """The killer's strength changed for a while; `why` is "ambush", "over", or "none" where what came before explains it."""

    rule: ClassVar[str] = "TS-037"
    strength: int
    why: str = "none"


class LevelGained(Event, frozen=True):
    """The killer reached a level."""

    rule: ClassVar[str] = "TS-181"
    reveals: ClassVar[bool] = True
    level: int
    strength: int


class KillerRested(Event, frozen=True):
    """The killer draws his cards, and his turn is over."""

    rule: ClassVar[str] = "TS-179"


class TraitsShown(Event, frozen=True):
    """The killer shows the traits that he kept."""

    rule: ClassVar[str] = "TS-229"
    reveals: ClassVar[bool] = True
    traits: tuple[str, ...]


class TraitUsed(Event, frozen=True):
    """The killer used a trait, or it took effect by itself; he discarded `paid` cards for it."""

    rule: ClassVar[str] = "TS-231"
    reveals: ClassVar[bool] = True
    trait: str
    paid: int


class TraitShown(Event, frozen=True):
    """A trait of a survivor came to light."""

    rule: ClassVar[str] = "TS-207"
    reveals: ClassVar[bool] = True
    survivor: str
    trait: str


class FearEased(Event, frozen=True):
    """A survivor has one fear token less; `tokens` are left."""

    rule: ClassVar[str] = "TS-194"
    reveals: ClassVar[bool] = True
    survivor: str
    tokens: int


class Taunted(Event, frozen=True):
    """The killer is taunted: he loses cards of his deck and draws one; nobody says by whom or where."""

    rule: ClassVar[str] = "TS-230"
    reveals: ClassVar[bool] = True


class SlippedAway(Event, frozen=True):
    """Survivors left an encounter before it began; nobody says where to."""

    rule: ClassVar[str] = "TS-231"
    reveals: ClassVar[bool] = True
    survivors: tuple[str, ...]


class EncounterCalledOff(Event, frozen=True):
    """The killer toys with his prey: the encounter is off."""

    rule: ClassVar[str] = "TS-146"


class KillerWaited(Event, frozen=True):
    """The killer lies in wait: his first turn is skipped."""

    rule: ClassVar[str] = "TS-159"


class SurvivorEscaped(Event, frozen=True):
    """A survivor got out of the house alone."""

    rule: ClassVar[str] = "TS-242"
    reveals: ClassVar[bool] = True
    survivor: str
    place: str


class KillerWon(Event, frozen=True):
    """The killer has won."""

    rule: ClassVar[str] = "TS-155"
    reveals: ClassVar[bool] = True
    reason: str


class SurvivorsWon(Event, frozen=True):
    """The survivors have won."""

    rule: ClassVar[str] = "TS-150"
    reveals: ClassVar[bool] = True
    reason: str


class WaysParted(Event, frozen=True):
    """The night of those who went separate ways is over; `winners` are the survivors and killers that won."""

    rule: ClassVar[str] = "TS-251"
    reveals: ClassVar[bool] = True
    winners: tuple[str, ...]
    reason: str


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
"""A public Event, as the state keeps it in its record."""

PUBLIC: tuple[type[Event], ...] = (
    RoundBegan, RescueMoved, RescueCalled, KeyHung, NoiseHeard, CrackerHeard, BarricadeCleared, Healed, FearLost,
    KillerTurnBegan, KillerAppeared, KillerMoved, KillerHid, CardPlayed, CardsPaid, BarricadePlaced, BarricadeLifted,
    BarricadeBroken, Sensed, Searched, Revealed, FearGained, Screamed, Injured, Warded, Eliminated, EncounterBegan,
    DefenderNamed, ItemShown, DiceRolled, TrapSprung, Defended, EncounterEnded, StrengthChanged, LevelGained, KillerRested,
    TraitsShown, TraitUsed, TraitShown, FearEased, Taunted, SlippedAway, EncounterCalledOff, KillerWaited, SurvivorEscaped,
    KillerWon, SurvivorsWon, WaysParted,
)  # fmt: skip
