"""Effects of card steps on icons, dice, the Investigation deck and the Endgame, by their names in the tables."""

from game.rules.engine.script import Done, Rule
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.asking import ask
from game.rules.london.choice import Die, Give, Pick
from game.rules.london.company import company
from game.rules.london.effects.deed import Step
from game.rules.london.investigations.investigation import add_icons, current, shuffle_deck, take_top
from game.rules.london.investigations.points import card_icons
from game.rules.london.investigations.rolls import die
from game.rules.london.menace import showdown_target
from game.rules.london.state import State
from game.rules.london.tables.registry import effect


def _takes_part(t: State, seat: Seat, step: Step) -> bool:
    return t.inquiry is not None and seat in t.inquiry.parts and t.inquiry.kind != "showdown"


@effect("icons", when=_takes_part)
def _icons(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Icons for the owner, only in this investigation (LD-114, LD-128)."""
    current(t).parts[seat].icons += step.icons
    yield event.IconsAdded(seat, tuple(step.icons))


# ---------------------------------------------------------------------------------------------- dice


def _has_rolled(t: State, seat: Seat, step: Step) -> bool:
    return bool(_rolled(t, seat, step))


@effect("reroll", when=_has_rolled)
def _reroll(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Reroll up to `n` dice of one roll, each once; the new face counts (LD-134). -1 means any number."""
    roller = yield from _whose(t, seat, step)
    part = current(t).parts[roller]
    most = len(part.dice) if step.n < 0 else min(step.n, len(part.dice))
    picked: list[int] = []
    while len(picked) < most:
        left = [Die(number) for number in range(len(part.dice)) if number not in picked]
        enough = [Done()] if step.n != 1 else []
        answer = yield from ask(seat, "prompt-reroll", [*left, *enough])
        if not isinstance(answer, Die):
            break
        picked.append(answer.number)
    for number in picked:
        part.dice[number] = die(t)
        yield event.DieTurned(roller, number, part.dice[number])


def _has_blanks(t: State, seat: Seat, step: Step) -> bool:
    return t.inquiry is not None and any(not all(t.inquiry.parts[one].dice) for one in _rolled(t, seat, step))


@effect("turn-fist", when=_has_blanks)
def _turn_fist(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Turn blank dice to FISTs."""
    part = current(t).parts[seat]
    for _ in range(min(step.n, part.dice.count(False))):
        number = part.dice.index(False)
        part.dice[number] = True
        yield event.DieTurned(seat, number, True)


@effect("fist", when=_has_rolled)
def _fist(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Add FISTs that are no dice to a roll."""
    roller = yield from _whose(t, seat, step)
    current(t).parts[roller].extra += step.n
    yield event.FistAdded(roller, step.n)


def _rolled(t: State, seat: Seat, step: Step) -> list[Seat]:
    """The Characters whose rolls a step can change."""
    parts = t.inquiry.parts if t.inquiry is not None else {}
    reach = [seat] if step.who == "self" else company(t, seat)
    return [one for one in reach if one in parts and parts[one].rolled]


def _whose(t: State, seat: Seat, step: Step) -> Rule[Seat]:
    answer = yield from ask(seat, "prompt-whose-roll", [Give(one) for one in _rolled(t, seat, step)])
    return answer.seat


# ---------------------------------------------------------------------------------------------- decks


@effect("peek-add", when=lambda t, seat, step: bool(t.deck) and _takes_part(t, seat, step))
def _peek_add(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Add the icons of one of the top cards of the shuffled Investigation deck and discard it; the others go back.

    The deck is shuffled again before the next draw, because the cards on top are known (LD-121).
    """
    shuffle_deck(t)
    current(t).shuffled = False
    top = [card.face for card in reversed(t.deck[-step.n :])]
    t.solved += [card for card in top if card not in t.solved]
    for card in top:
        yield event.CardShown(seat, card)
    answer = yield from ask(seat, "prompt-peek", [Pick(card) for card in top])
    taken = answer.card
    t.deck = [card for card in t.deck if card.face != taken]
    t.solved.remove(taken)
    t.gone.append(taken)
    yield event.CardDiscarded(seat, taken)
    yield from add_icons(t, seat, taken)


@effect("glimpse", when=lambda t, seat, step: bool(t.confidence if t.phase == "endgame" else t.deck))
def _glimpse(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Add the icons of a random card of the Investigation deck (in the Endgame of the top of the Confidence pile), and put it back."""
    if t.phase == "endgame":
        card = t.confidence.pop()
        t.confidence.insert(0, card)
    else:
        card = t.deck[t.rng.below("glimpse", len(t.deck))]
        t.solved += [card.face] if card.face not in t.solved else []
    yield event.CardShown(seat, card.face)
    icons = card_icons(card.face)
    current(t).parts[seat].icons += icons
    yield event.IconsAdded(seat, tuple(icons))


def _never_alone(t: State, seat: Seat, step: Step) -> bool:
    """The condition of an effect that is only a loss: never usable by itself."""
    return False


@effect("spill", when=_never_alone)
def _spill(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Remove the top card of the shuffled Investigation deck from the game, in the Endgame a card of choice from the hand, if there is one."""
    hand = t.people[seat].hand
    if t.phase == "endgame" and hand:
        answer = yield from ask(seat, "prompt-spill", [Pick(card) for card in sorted(set(hand))])
        card = answer.card
        hand.remove(card)
    elif t.phase != "endgame" and t.deck:
        shuffle_deck(t)
        card = take_top(t)
    else:
        return
    t.gone.append(card)
    yield event.CardDiscarded(seat, card)


# ---------------------------------------------------------------------------------------------- the Endgame


@effect("lower-target")
def _lower_target(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Lower the target of the Final Showdown."""
    t.farther -= step.n
    yield event.TargetLowered(showdown_target(t))


@effect("pass")
def _pass(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Pass a Challenge without meeting it."""
    t.passed.append(seat)
    yield from ()


@effect("begin-endgame")
def _begin_endgame(t: State, seat: Seat, step: Step) -> Rule[None]:
    """End the Chapter after this investigation (LD-155)."""
    t.stage = "ending"
    yield from ()


@effect("show-antagonist")
def _show_antagonist(t: State, seat: Seat, step: Step) -> Rule[None]:
    """Turn the Antagonist face up."""
    t.antagonist = t.antagonist.shown_to(*range(len(t.people)))
    yield event.AntagonistRevealed(t.antagonist.face)
