"""The end of a Chapter, in strict order, and the rest before the next (LD-170 to LD-182)."""

from game.rules.engine.script import Done, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.asking import ask
from game.rules.london.choice import Heal
from game.rules.london.endgame import begin_endgame
from game.rules.london.harm import Over, darken
from game.rules.london.investigations.gains import gain_confidence, gain_virtue, random_item, ready_all
from game.rules.london.menace import has_law
from game.rules.london.planning import borrowed
from game.rules.london.state import State
from game.rules.london.tables.cards import DREAD, NUMBERS, STORIES, plot_cards


def close_chapter(t: State) -> Rule[None]:
    """Count unsolved cards, clear the board, and prepare the next Chapter or the Endgame (LD-170 to LD-178)."""
    yield event.ChapterEnded(t.chapter)
    yield from _count_up(t)
    last = plot_cards(t.options.story, t.chapter)[-1]
    if last not in t.done:
        raise Over("dread", "lost-trail")
    yield from _part_from_allies(t)
    _clear_board(t)
    yield from ready_all(t)
    if t.chapter == len(STORIES[t.options.story].plots):
        yield from begin_endgame(t)
        return
    if t.options.respite and has_law(t, "interlude"):
        yield from _respite(t)
    t.chapter += 1
    t.phase = "lay"


def dues(t: State) -> list[tuple[int, str]]:
    """Everything that would raise Dread if the Chapter ended now, each with its cause: face-down cards, open Dread cards, Goons, Stash tokens (LD-170 to LD-172)."""
    return [
        *((NUMBERS.hidden, "hidden") for _ in t.dark),
        *((DREAD[card].dread, "open") for card in t.shown.values() if card in DREAD),
        *((NUMBERS.goon_left, "goon") for _ in t.goons),
        *((NUMBERS.stash, "stash") for person in t.people for _ in borrowed(person.clock)),
    ]


def _count_up(t: State) -> Rule[None]:
    """Raise Dread for each unsolved card (LD-170 to LD-172)."""
    for change, why in dues(t):
        yield from darken(t, change, why)


def _part_from_allies(t: State) -> Rule[None]:
    """Add a Confidence card for each owned Ally; then discard all Allies (LD-180)."""
    for seat, person in enumerate(t.people):
        for _ in person.allies:
            yield from gain_confidence(t, seat, NUMBERS.ally)
        person.allies = []


def _clear_board(t: State) -> None:
    """Remove all Location cards and their tokens (LD-175, LD-176)."""
    t.gone += t.goons.values()
    t.dark, t.shown, t.notes, t.goons = {}, {}, {}, {}
    t.unused, t.strangers, t.parted = [], [], []
    for person in t.people:
        person.clock = [""] * len(person.clock)


def _respite(t: State) -> Rule[None]:
    """Every Character may lose a Condition, and gains a Virtue token and a random Item."""
    yield event.RespiteTaken()
    for seat in range(len(t.people)):
        yield from _recover(t, seat)
        yield from gain_virtue(t, seat)
        yield from random_item(t, seat)


def _recover(t: State, seat: Seat) -> Rule[None]:
    ill = t.people[seat].conditions
    if not ill:
        return
    answer = yield from ask(seat, "prompt-recover", [*[Heal(seat, one) for one in ill], Done()], Heal(seat, ill[0]))
    if isinstance(answer, Heal):
        ill.remove(answer.condition)
        yield event.ConditionLost(seat, answer.condition)
