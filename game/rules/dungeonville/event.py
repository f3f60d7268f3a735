"""Everything that can happen in Dungeonville, as past participles; all of it is public. Wizards are seats, all else is named by its id."""

from typing import ClassVar

from game.rules.engine.script import Event
from game.rules.engine.secret import Secret


class RoundBegan(Event, frozen=True):
    """A round begins; `seat` has the seeing stone."""

    rule: ClassVar[str] = "DV-019"
    turns: ClassVar[bool] = True
    number: int
    seat: int


class PhaseBegan(Event, frozen=True):
    """A phase begins: "recruit", "scout", "combat", "explore" or "collect"."""

    rule: ClassVar[str] = "DV-019"
    phase: str


class TownEmptied(Event, frozen=True):
    """Those whom nobody wanted left the town."""

    rule: ClassVar[str] = "DV-023"
    adventurers: tuple[str, ...]


class Arrived(Event, frozen=True):
    """An adventurer came to town, and all there were sorted anew; `town` is the order from the Street up."""

    rule: ClassVar[str] = "DV-026"
    reveals: ClassVar[bool] = True
    adventurer: str
    town: tuple[str, ...]


class DeckRenewed(Event, frozen=True):
    """The discard pile of "adventurers" or of a dungeon was shuffled into a new deck."""

    rule: ClassVar[str] = "DV-103"
    reveals: ClassVar[bool] = True
    deck: str


class BloodTaken(Event, frozen=True):
    """A wizard took own blood tokens in hand, as money for the first round."""

    rule: ClassVar[str] = "DV-028"
    seat: int
    tokens: int


class BloodReturned(Event, frozen=True):
    """What a wizard did not spend of its blood in the first round went back."""

    rule: ClassVar[str] = "DV-028"
    seat: int
    tokens: int


class Paid(Event, frozen=True):
    """A wizard paid `price` with these cards and `blood` tokens; `lost` is what was too much."""

    rule: ClassVar[str] = "DV-034"
    seat: int
    price: int
    cards: tuple[str, ...]
    blood: int
    lost: int


class Recruited(Event, frozen=True):
    """A wizard recruited an adventurer from a place of the town."""

    rule: ClassVar[str] = "DV-030"
    seat: int
    adventurer: str
    place: str


class Dismissed(Event, frozen=True):
    """A wizard sent an adventurer away to make room."""

    rule: ClassVar[str] = "DV-032"
    seat: int
    adventurer: str


class RecruitingPassed(Event, frozen=True):
    """A wizard recruits nobody this time."""

    rule: ClassVar[str] = "DV-032"
    seat: int


class PartyDissolved(Event, frozen=True):
    """A party without any colour fell apart."""

    rule: ClassVar[str] = "DV-094"
    seat: int
    adventurers: tuple[str, ...]


class PawnPlaced(Event, frozen=True):
    """A wizard chose a dungeon: a choice that cannot be changed, since others choose by it (DV-041)."""

    rule: ClassVar[str] = "DV-040"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str


class FightBegan(Event, frozen=True):
    """Parties meet at an entrance."""

    rule: ClassVar[str] = "DV-044"
    dungeon: str
    seats: tuple[int, ...]


class LineupLaid(Event, frozen=True):
    """A wizard laid its fighters face down: their order cannot be changed (DV-047)."""

    rule: ClassVar[str] = "DV-046"
    reveals: ClassVar[bool] = True
    seat: int
    fighters: int


class SetRevealed(Event, frozen=True):
    """The fighters of a set (1 to 3) were turned over: `fighters` by place in `seats`; `strengths` are their ranks in this fight."""

    rule: ClassVar[str] = "DV-048"
    reveals: ClassVar[bool] = True
    number: int
    seats: tuple[int, ...]
    fighters: tuple[str, ...]
    strengths: tuple[int, ...]


class SetWon(Event, frozen=True):
    """An adventurer won its set."""

    rule: ClassVar[str] = "DV-049"
    number: int
    seat: int
    adventurer: str


class StoodAlone(Event, frozen=True):
    """An adventurer met nobody in its set and survives."""

    rule: ClassVar[str] = "DV-060"
    number: int
    seat: int
    adventurer: str


class Defected(Event, frozen=True):
    """A beaten adventurer joined the winner's party."""

    rule: ClassVar[str] = "DV-050"
    adventurer: str
    seat: int
    to_seat: int


class Piped(Event, frozen=True):
    """The Piper's Flute made a beaten adventurer change sides."""

    rule: ClassVar[str] = "DV-154"
    adventurer: str
    seat: int
    to_seat: int


class Shielded(Event, frozen=True):
    """The Pious Shield saved a beaten adventurer."""

    rule: ClassVar[str] = "DV-152"
    seat: int
    adventurer: str


class Slain(Event, frozen=True):
    """A beaten adventurer was killed."""

    rule: ClassVar[str] = "DV-051"
    seat: int
    adventurer: str


class BloodWon(Event, frozen=True):
    """The winner of a set took a blood token of `owner_seat` into its graveyard."""

    rule: ClassVar[str] = "DV-052"
    seat: int
    owner_seat: int


class LineupTurned(Event, frozen=True):
    """A wizard exchanged its second and third fighter with the Open-Hand Scroll."""

    rule: ClassVar[str] = "DV-158"
    seat: int


class LineupKept(Event, frozen=True):
    """A wizard left its second and third fighter as they lie."""

    rule: ClassVar[str] = "DV-158"
    seat: int


class FightWon(Event, frozen=True):
    """A party may enter; `seats` and `survivors` are the count of all, `decided` whose strength settled a tie, or ""."""

    rule: ClassVar[str] = "DV-055"
    dungeon: str
    seat: int
    seats: tuple[int, ...]
    survivors: tuple[int, ...]
    decided: str


class FightDrawn(Event, frozen=True):
    """Nobody is left who could enter."""

    rule: ClassVar[str] = "DV-059"
    dungeon: str


class WentHome(Event, frozen=True):
    """A party that lost the entrance went home."""

    rule: ClassVar[str] = "DV-057"
    seat: int
    dungeon: str


class Entered(Event, frozen=True):
    """A party went through the door."""

    rule: ClassVar[str] = "DV-062"
    seat: int
    dungeon: str


class JesterDealt(Event, frozen=True):
    """The Jester drew an adventurer and takes its letter; `drawn` is "" where no card was left."""

    rule: ClassVar[str] = "DV-095"
    reveals: ClassVar[bool] = True
    seat: int
    drawn: str
    letter: str


class OracleDrawn(Event, frozen=True):
    """The Jester drew the Oracle, which has no letter to lend: another card is drawn."""

    rule: ClassVar[str] = "DV-096"
    reveals: ClassVar[bool] = True
    seat: int
    drawn: str


class Thawed(Event, frozen=True):
    """The Thaw Staff gave an adventurer the letter A."""

    rule: ClassVar[str] = "DV-156"
    seat: int
    adventurer: str


class Imitated(Event, frozen=True):
    """The Oracle took over the letter of another member."""

    rule: ClassVar[str] = "DV-098"
    seat: int
    adventurer: str
    letter: str


class RoomRevealed(Event, frozen=True):
    """A room was revealed; `danger` is how likely (in percent) it was, by all that is public, that a room kills."""

    rule: ClassVar[str] = "DV-065"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    room: str
    danger: int


class OrbBurned(Event, frozen=True):
    """The Ember Orb burned a room before it did harm."""

    rule: ClassVar[str] = "DV-159"
    seat: int
    room: str


class RitesRead(Event, frozen=True):
    """The Last Rites Kit cancelled a death."""

    rule: ClassVar[str] = "DV-151"
    seat: int
    room: str


class Survived(Event, frozen=True):
    """Nobody in the party has the letter of the room."""

    rule: ClassVar[str] = "DV-066"
    seat: int
    room: str


class Perished(Event, frozen=True):
    """A room killed an adventurer."""

    rule: ClassVar[str] = "DV-066"
    seat: int
    adventurer: str
    room: str


class BloodSpilled(Event, frozen=True):
    """A wizard put an own blood token on the entrance of a dungeon."""

    rule: ClassVar[str] = "DV-067"
    seat: int
    dungeon: str


class TreasureTaken(Event, frozen=True):
    """The party takes a room's gold or item along."""

    rule: ClassVar[str] = "DV-070"
    seat: int
    room: str


class TreasureDropped(Event, frozen=True):
    """The party leaves a gold card behind."""

    rule: ClassVar[str] = "DV-071"
    seat: int
    room: str


class Peeked(Event, frozen=True):
    """A wizard looked at the next room; which one it is, it alone has seen."""

    rule: ClassVar[str] = "DV-153"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    room: Secret


class MapRead(Event, frozen=True):
    """The Trail Map shows a way out although the room has killed."""

    rule: ClassVar[str] = "DV-157"
    seat: int


class Escaped(Event, frozen=True):
    """A party left its dungeon with these cards."""

    rule: ClassVar[str] = "DV-075"
    seat: int
    dungeon: str
    cards: tuple[str, ...]
    gold: int


class DungeonEmpty(Event, frozen=True):
    """No room of a dungeon is left to be revealed: the party comes out at once."""

    rule: ClassVar[str] = "DV-078"
    seat: int
    dungeon: str


class PartyLost(Event, frozen=True):
    """A whole party was lost, and these treasures with it."""

    rule: ClassVar[str] = "DV-068"
    seat: int
    dungeon: str
    cards: tuple[str, ...]


class Collected(Event, frozen=True):
    """A wizard added what it brought out to its treasury."""

    rule: ClassVar[str] = "DV-089"
    seat: int
    cards: tuple[str, ...]
    gold: int


class DeedSwapped(Event, frozen=True):
    """A wizard exchanged its deed for that in a place (0 and up) of the deed house; which one it is, it alone has seen (DV-112)."""

    rule: ClassVar[str] = "DV-090"
    reveals: ClassVar[bool] = True
    seat: int
    place: int
    deed: Secret


class DeedKept(Event, frozen=True):
    """A wizard who could have paid for another deed keeps its own."""

    rule: ClassVar[str] = "DV-090"
    seat: int


class ClaimPassed(Event, frozen=True):
    """A wizard of whom all know that it might have the goal claims nothing."""

    rule: ClassVar[str] = "DV-119"
    seat: int


class ClaimFailed(Event, frozen=True):
    """A claim was wrong: all know the claimant's dungeon now."""

    rule: ClassVar[str] = "DV-117"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    score: int


class VictoryClaimed(Event, frozen=True):
    """A claim was right: the evening is won."""

    rule: ClassVar[str] = "DV-116"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    score: int


class StonePassed(Event, frozen=True):
    """The seeing stone went to the left."""

    rule: ClassVar[str] = "DV-020"
    seat: int


class DeedShown(Event, frozen=True):
    """After the last round a wizard showed its deed."""

    rule: ClassVar[str] = "DV-121"
    reveals: ClassVar[bool] = True
    seat: int
    dungeon: str
    score: int


class LimitReached(Event, frozen=True):
    """The last round is over, and the highest score wins."""

    rule: ClassVar[str] = "DV-121"
    winners: tuple[int, ...]


_KINDS = [kind for name, kind in list(vars().items()) if name[0] != "_" and isinstance(kind, type)]
PUBLIC = tuple(kind for kind in _KINDS if issubclass(kind, Event) and kind is not Event)
"""Every Event of the game, in the order of this page."""
