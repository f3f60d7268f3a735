"""One set of a combat: reveal, winner, defections, flute, shield, the dead, one token, claims, in this order (DV-048 to DV-054, DV-142)."""

from game.rules.dungeonville import event
from game.rules.dungeonville.asking import ask, moment
from game.rules.dungeonville.choice import Spare, UseItem
from game.rules.dungeonville.party import MULE, active, colour, kind, owns, rank
from game.rules.dungeonville.state import AdventurerId, Fight, State, seats
from game.rules.engine.script import Done, Rule
from game.rules.engine.secret import Seat

AXE, AXE_EDGE = "frostbite-axe", 10
FLUTE, SHIELD = "pipers-flute", "pious-shield"
Fighters = dict[Seat, AdventurerId]
"""The fighters of a set, by seat."""


def strength(t: State, seat: Seat, fighter: AdventurerId) -> int:
    """The rank of a fighter in this combat: a Barbarian's is 10 lower with the Frostbite Axe."""
    axe = kind(fighter) == "barbarian" and owns(t, seat, AXE)
    return rank(fighter) - (AXE_EDGE if axe else 0)


def fight_set(t: State, fight: Fight, number: int) -> Rule[None]:
    """Reveal and settle one set; parties without a fighter for it take no part (DV-048, DV-060)."""
    drawn = {seat: fight.lineups[seat][number].face for seat in fight.seats if number < len(fight.lineups[seat])}
    if not drawn:
        return
    for seat in drawn:
        fight.lineups[seat][number] = fight.lineups[seat][number].shown_to(*seats(t))
    strengths = {seat: strength(t, seat, fighter) for seat, fighter in drawn.items()}
    yield event.SetRevealed(number + 1, tuple(drawn), tuple(drawn.values()), tuple(strengths.values()))
    winner = min(drawn, key=lambda seat: (strengths[seat], rank(drawn[seat])))
    fight.standing[winner].append(drawn[winner])
    if len(drawn) == 1:
        yield event.StoodAlone(number + 1, winner, drawn[winner])
        return
    yield event.SetWon(number + 1, winner, drawn[winner])
    beaten = {seat: fighter for seat, fighter in drawn.items() if seat != winner}
    yield from _defect(t, fight, winner, drawn[winner], beaten)
    yield from _play_flute(t, fight, winner, drawn[winner], beaten)
    yield from _raise_shields(t, fight, beaten)
    yield from _bury(t, beaten)
    yield from _take_token(t, winner, beaten)


def _change_sides(t: State, fight: Fight, seat: Seat, to: Seat, fighter: AdventurerId) -> None:
    t.wizards[seat].party.remove(fighter)
    t.wizards[to].party.append(fighter)
    fight.standing[to].append(fighter)


def _defect(t: State, fight: Fight, winner: Seat, best: AdventurerId, beaten: Fighters) -> Rule[None]:
    """Beaten fighters of the winner's colour join it; the four without colour neither defect nor are joined (DV-050, DV-093)."""
    for seat, fighter in list(beaten.items()):
        if colour(best) and colour(fighter) == colour(best):
            del beaten[seat]
            _change_sides(t, fight, seat, winner, fighter)
            yield event.Defected(fighter, seat, winner)


def _play_flute(t: State, fight: Fight, winner: Seat, best: AdventurerId, beaten: Fighters) -> Rule[None]:
    """The Piper's Flute: a Bard who wins a set may turn one beaten adventurer that has a colour (DV-142)."""
    charmed = {fighter: seat for seat, fighter in beaten.items() if colour(fighter)}
    if kind(best) != "bard" or not owns(t, winner, FLUTE):
        return
    options = [*(Spare(fighter) for fighter in charmed), Done()]
    answer = yield from ask(t, winner, "prompt-flute", options, options[0])
    if isinstance(answer, Spare):
        seat = charmed[answer.adventurer]
        del beaten[seat]
        _change_sides(t, fight, seat, winner, answer.adventurer)
        yield event.Piped(answer.adventurer, seat, winner)


def _raise_shields(t: State, fight: Fight, beaten: Fighters) -> Rule[None]:
    """The Pious Shield: once a combat its owner may let a fighter survive that would be killed (DV-142, DV-145, DV-146)."""
    for seat in seats(t):
        if seat not in beaten or seat in fight.shielded or not active(t, seat, SHIELD):
            continue
        answer = yield from ask(t, seat, "prompt-shield", (UseItem(SHIELD), Done()), UseItem(SHIELD), adventurer=beaten[seat])
        if isinstance(answer, UseItem):
            fight.shielded.append(seat)
            fight.standing[seat].append(beaten[seat])
            yield event.Shielded(seat, beaten.pop(seat))


def _bury(t: State, beaten: Fighters) -> Rule[None]:
    """Kill the other beaten fighters (DV-051)."""
    for seat, fighter in beaten.items():
        t.wizards[seat].party.remove(fighter)
        t.discard.append(fighter)
        yield event.Slain(seat, fighter)


def _take_token(t: State, winner: Seat, beaten: Fighters) -> Rule[None]:
    """Take one token for the set, of the owner of the weakest killed fighter.

    A Mule gives none (DV-052, DV-053, DV-101, DV-102).
    """
    bled = {seat: rank(fighter) for seat, fighter in beaten.items() if kind(fighter) != MULE}
    if bled:
        owner = max(bled, key=bled.__getitem__)
        t.wizards[winner].graveyard[owner] += 1
        yield event.BloodWon(winner, owner)
        yield from moment(t)
