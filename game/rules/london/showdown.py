"""The Final Showdown: one roll of all dice against the Dread (LD-210 to LD-229)."""

from collections.abc import Sequence

from game.rules.engine.script import Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.asking import ask, ask_team
from game.rules.london.choice import Act, Ready
from game.rules.london.company import living
from game.rules.london.harm import Over
from game.rules.london.investigations.gains import ready_all, ready_item
from game.rules.london.investigations.rolls import roll, settle
from game.rules.london.menace import showdown_target, threat
from game.rules.london.state import Inquiry, Part, State
from game.rules.london.tables.cards import NUMBERS


def begin_showdown(t: State) -> Rule[None]:
    """Ready Items for the last time, and fix the Antagonist's addition to the target (LD-210, LD-212)."""
    t.stage = "showdown"
    for person in t.people:
        person.out = False
    few = threat(t, "few-readied")
    if few:
        yield from _ready_few(t, few)
    else:
        yield from ready_all(t)
    if not any(t.people[seat].secrets for seat in living(t)):
        t.farther += threat(t, "secret-or-farther")
    yield event.ShowdownBegan(showdown_target(t))


def _ready_few(t: State, count: int) -> Rule[None]:
    """Each Character readies only `count` Items of choice."""
    for seat in living(t):
        for _ in range(count):
            tilted = [item for item in t.people[seat].items if item.tilted]
            if not tilted:
                break
            answer = yield from ask(seat, "prompt-ready-item", [Ready(seat, item.id) for item in tilted])
            item = next(one for one in tilted if one.id == answer.item)
            yield from ready_item(t, seat, item)


def showdown(t: State) -> Rule[None]:
    """All Characters roll in turn; then the sum decides (LD-211 to LD-218)."""
    inquiry = t.inquiry = Inquiry("showdown", t.antagonist.face, "endgame", {seat: Part() for seat in living(t)})
    everybody = list(inquiry.parts)
    yield from settle(t, everybody, "first-die", "showdown")
    waiting = list(everybody)
    while waiting:
        answer = yield from ask_team(t, "prompt-roller", [Act(seat) for seat in waiting], forced=False)
        seat = answer.seat
        waiting.remove(seat)
        yield from roll(t, seat, t.people[seat].dice)
        yield from settle(t, everybody, "roll", "showdown")
    fists, target = sum(part.fists for part in inquiry.parts.values()), showdown_target(t)
    yield event.ShowdownEnded(fists, target)
    if fists < target:
        raise Over("dread", "lost-showdown")
    t.score = score(t, living(t), fists - target)
    yield event.StoryWon(sum(t.score.values()))
    raise Over("investigators", "won-showdown")


def score(t: State, survivors: Sequence[Seat], above: int) -> dict[str, int]:
    """The points of a win by their source (LD-220 to LD-229)."""
    people, worth = [t.people[seat] for seat in survivors], NUMBERS.score
    return {
        "survivors": worth.survivor * len(people),
        "fists": worth.fist * above,
        "items": worth.item * sum(len(person.items) for person in people),
        "virtue": worth.virtue * sum(person.virtue for person in people),
        "cards": worth.card * sum(len(person.hand) for person in people),
        "conditions": worth.condition * sum(len(person.conditions) for person in people),
    }
