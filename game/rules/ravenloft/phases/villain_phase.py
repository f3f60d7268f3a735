"""The Villain Phase: an Encounter card, the Villains, then the cards in front of the Hero (CR-090 to CR-098)."""

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import asking, ending, event
from game.rules.ravenloft.activation import act, activate, slept
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.decks import encounter_deck
from game.rules.ravenloft.effects.traps import spring
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Monster, State, Trap


def encounter_step(t: State) -> Rule[None]:
    """Step 1: an Encounter card if no tile was placed, or a black one (CR-041, CR-090, CR-286, CR-289)."""
    seat = t.turn.hero
    yield event.PhaseBegan(t.heroes[seat].id, "villain")
    yield from occasions.occur(t, "villain", seat)
    if t.turn.explored != "white" or occasions.always_encounter(t):
        yield from encounter_deck.draw_encounter(t, seat)
        yield from ending.settle(t)
    t.turn.villains = [other.id for other in t.villains]
    t.turn.phase = "villains"


def without_encounter(t: State, seat: Seat) -> Rule[None]:
    """The turn of a player whose Hero has escaped: a Villain Phase without its first step (CR-288)."""
    yield event.PhaseBegan(t.heroes[seat].id, "villain")
    yield from occasions.occur(t, "villain", seat)
    yield from ending.settle(t)
    t.turn.villains = [other.id for other in t.villains]
    t.turn.phase = "villains"


def villains_step(t: State) -> Rule[None]:
    """Step 2: every Villain acts once, in an order that the active player picks (CR-091, CR-222)."""
    t.turn.villains = [name for name in t.turn.villains if figure.monster(t, name)]
    if t.turn.villains:
        name = yield from asking.ask_figure(t, t.turn.hero, "prompt-villain", t.turn.villains)
        t.turn.villains.remove(name)
        yield from activate(t, name)
        return
    threats = t.heroes[t.turn.hero].threats
    t.turn.queue = [threat.kind if type(threat) is Monster else threat.card for threat in threats]
    t.turn.present = [other.id for other in figure.monsters(t)]
    t.turn.phase = "monsters"


def monsters_step(t: State) -> Rule[None]:
    """Step 3: the next card in front of the player acts, Monsters with all others of their name (CR-092 to CR-096)."""
    if not t.turn.queue:
        t.turn.phase = "end"
        return
    card, seat = t.turn.queue.pop(0), t.turn.hero
    for threat in t.heroes[seat].threats:
        if type(threat) is Trap and threat.card == card:
            yield from spring(t, seat, threat)
            return
        if type(threat) is Monster and threat.kind == card and threat.id in t.turn.present:
            yield from _activate_name(t, seat, card)
            return


def _activate_name(t: State, seat: Seat, kind: str) -> Rule[None]:
    """A card makes every Monster of its name act, the active player's first, then clockwise (CR-093, CR-094, CR-189, CR-281)."""
    order = figure.clockwise(t, seat)
    for seats in [order, [seat]] if t.turn.twice else [order]:
        own = next((other for other in figure.controlled(t, seat) if other.kind == kind), None)
        if own is None or (yield from slept(t, own)):
            continue
        for name in [other.id for holder in seats for other in figure.controlled(t, holder) if other.kind == kind]:
            yield from act(t, name)
