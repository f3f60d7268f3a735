"""Entering a dungeon: the Jester's letter, the Thaw Staff, the Oracle's letter (DV-064, DV-095 to DV-100, DV-144)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.asking import ask
from game.rules.dungeonville.beliefs.odds import letter_of
from game.rules.dungeonville.choice import Imitate, Thaw
from game.rules.dungeonville.party import JESTER, ORACLE, active, kind
from game.rules.dungeonville.piles import draw_adventurer
from game.rules.dungeonville.state import AdventurerId, State, Trip
from game.rules.dungeonville.tables.cards import ADVENTURERS
from game.rules.engine.script import Choice, Done, Rule
from game.rules.engine.secret import Seat

STAFF, WARM = "thaw-staff", "A"
WORST = "E"


def letters(t: State, trip: Trip) -> Rule[None]:
    """Apply all three, in this order, for this expedition (DV-064)."""
    jester = _member(t, trip.seat, JESTER)
    if jester:
        trip.letters[jester] = yield from _jest(t, trip)
    yield from thaw(t, trip)
    oracle = _member(t, trip.seat, ORACLE)
    if oracle:
        yield from _imitate(t, trip, oracle)


def _member(t: State, seat: Seat, wanted: str) -> AdventurerId | None:
    return next((member for member in t.wizards[seat].party if kind(member) == wanted), None)


def _jest(t: State, trip: Trip) -> Rule[str]:
    """Reveal the top adventurer and take its letter; the Oracle has none, and without any other card it is E (DV-095, DV-096)."""
    while (drawn := (yield from draw_adventurer(t))) is not None:
        alone = not t.deck and not t.discard
        t.discard.append(drawn)
        if kind(drawn) != ORACLE:
            letter = ADVENTURERS[drawn].letter(trip.dungeon)
            yield event.JesterDealt(trip.seat, drawn, letter)
            return letter
        yield event.OracleDrawn(trip.seat, drawn)
        if alone:  # it would be drawn forever
            break
    yield event.JesterDealt(trip.seat, "", WORST)
    return WORST


def thaw(t: State, trip: Trip) -> Rule[None]:
    """The Thaw Staff gives one adventurer other than the Oracle the letter A, once per expedition."""
    if STAFF in trip.used or not active(t, trip.seat, STAFF):
        return
    trip.used.append(STAFF)
    warmed = [member for member in t.wizards[trip.seat].party if kind(member) != ORACLE]
    options: list[Choice] = [*(Thaw(member) for member in warmed), Done()]
    answer = yield from ask(t, trip.seat, "prompt-thaw", options, options[0], dungeon=trip.dungeon)
    if isinstance(answer, Thaw):
        trip.letters[answer.adventurer] = WARM
        yield event.Thawed(trip.seat, answer.adventurer)


def _imitate(t: State, trip: Trip, oracle: AdventurerId) -> Rule[None]:
    """The Oracle must take over the letter of another living member, the Jester's of this expedition among them (DV-098, DV-099, DV-144)."""
    others = [Imitate(member) for member in t.wizards[trip.seat].party if member != oracle]
    answer = yield from ask(t, trip.seat, "prompt-imitate", others, dungeon=trip.dungeon)
    assert isinstance(answer, Imitate)
    letter = letter_of(t, answer.adventurer, trip.dungeon)
    trip.letters[oracle] = letter
    yield event.Imitated(trip.seat, answer.adventurer, letter)
