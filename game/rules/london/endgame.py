"""The Endgame: dealing hands, and up to three Challenges (LD-185 to LD-208)."""

from game.rules.engine.script import Choice, Done, Rule
from game.rules.engine.secret import Seat, Secret
from game.rules.london import event
from game.rules.london.asking import ask, ask_each, ask_team
from game.rules.london.choice import Act, BowOut, Compare, Leave, Stay
from game.rules.london.company import living, still_in
from game.rules.london.effects.deed import Step
from game.rules.london.effects.deeds import offer
from game.rules.london.harm import averted, darken
from game.rules.london.investigations.flips import flip
from game.rules.london.investigations.gains import gain_confidence, ready_all
from game.rules.london.investigations.investigation import additions, close, contribute, shuffle_deck
from game.rules.london.investigations.points import difficulty, points
from game.rules.london.menace import threat
from game.rules.london.showdown import begin_showdown
from game.rules.london.state import CardId, Inquiry, Part, State, Trouble
from game.rules.london.tables.cards import CHALLENGES, NUMBERS, TEAMS, challenge_cards
from game.rules.london.tables.registry import effect
from game.rules.london.tables.rows import TeamRow


def begin_endgame(t: State) -> Rule[None]:
    """Reveal the Antagonist, deal out the Investigation deck, and give all Characters their first dice (LD-185 to LD-190)."""
    t.phase, t.stage = "endgame", "rounds"
    t.antagonist = t.antagonist.shown_to(*range(len(t.people)))
    yield event.EndgameBegan(t.antagonist.face)
    cards = challenge_cards(t.options.story)
    t.rng.shuffle("challenges", cards)
    t.challenges = [Secret(card) for card in cards]
    yield from _deal(t)
    for seat, person in enumerate(t.people):
        person.dice = team_row(t).dice
        yield event.DieEarned(seat, person.dice)


def _deal(t: State) -> Rule[None]:
    """Deal the whole Investigation deck, beginning with the Leader (LD-188, LD-192)."""
    shuffle_deck(t)
    t.solved = []
    hands: dict[Seat, list[CardId]] = {seat: [] for seat in range(len(t.people))}
    seat = t.leader or 0
    while t.deck:
        hands[seat].append(t.deck.pop().face)
        seat = (seat + 1) % len(t.people)
    for seat, cards in hands.items():
        t.people[seat].hand = cards
        yield event.HandDealt(seat, tuple(cards))


def team_row(t: State) -> TeamRow:
    """The dice and Challenges for the number of players (LD-189, LD-206, LD-208)."""
    return TEAMS[len(t.people)]


def play_round(t: State) -> Rule[None]:
    """Play one Challenge, from readying Items to the last Character, or begin the Showdown (LD-195 to LD-198, LD-204)."""
    if len(t.faced) == team_row(t).challenges or not still_in(t):
        yield from begin_showdown(t)
        return
    yield from ready_all(t)
    yield from _in_or_out(t)
    if not still_in(t):
        yield from begin_showdown(t)
        return
    yield from _pass_by(t)
    card = t.challenges.pop().face
    t.faced.append(card)
    yield event.ChallengeRevealed(card)
    for seat in t.passed:
        yield from _reward(t, seat, CHALLENGES[card].confidence)
    yield from _meet_all(t, card)
    for _ in [seat for seat in living(t) if t.people[seat].out]:
        yield from darken(t, threat(t, "absence-bleeds"), "antagonist")


def _in_or_out(t: State) -> Rule[None]:
    """Ask all Characters still in whether to stay; each may change the answer until all have answered (LD-195, LD-219)."""
    asked, t.answered = still_in(t), []
    while len(t.answered) < len(asked):
        options: dict[Seat, tuple[Choice, ...]] = {seat: _willing(t, seat) for seat in asked}
        seat, choice = yield from ask_each(
            options, "prompt-stay", Done() if t.answered else None, forced=False, round=len(t.faced) + 1
        )
        if isinstance(choice, Done):
            continue
        t.people[seat].out = isinstance(choice, BowOut)
        if seat not in t.answered:
            t.answered.append(seat)
        yield event.WillingnessTold(seat, t.people[seat].out)
    t.answered = []


def _willing(t: State, seat: Seat) -> tuple[Choice, ...]:
    if seat not in t.answered:
        return Stay(), BowOut()
    return (Stay() if t.people[seat].out else BowOut()), Done()


def _pass_by(t: State) -> Rule[None]:
    """Offer Secrets that let their holder pass the Challenge, before it is revealed."""
    t.passed = []
    yield from offer(t, still_in(t), "prompt-pass", ("pass",))


def _meet_all(t: State, card: CardId) -> Rule[None]:
    """Let each Character still in meet it alone, in an order that the players choose (LD-197, LD-202)."""
    waiting = [seat for seat in still_in(t) if seat not in t.passed]
    harder = threat(t, "first-meets-harder")
    while waiting:
        answer = yield from ask_team(t, "prompt-challenger", [Act(seat) for seat in waiting], card=card)
        seat = answer.seat
        waiting.remove(seat)
        yield from _meet(t, card, seat, harder)
        harder = 0
        waiting = [one for one in waiting if not t.people[one].defeated]


def _meet(t: State, card: CardId, seat: Seat, harder: int) -> Rule[None]:
    """One Character meets a Challenge: a flipped Personality card, additions, then the comparison (LD-199, LD-200, LD-205)."""
    inquiry = t.inquiry = Inquiry("challenge", card, "endgame", {seat: Part()}, seat, harder=harder)
    yield from flip(t, [seat])
    if t.people[seat].defeated:
        close(t)
        return
    while True:
        enough = points(t, inquiry, seat) >= difficulty(t, inquiry)
        ends: tuple[Choice, ...] = (Compare(),) if enough else (Leave(),)
        options = [*additions(t, seat, "add", draws=False), *ends]
        choice = yield from ask(seat, "prompt-challenge", options, ends[0], card=card)
        if choice in ends:
            break
        yield from contribute(t, seat, choice)
    total, need = points(t, inquiry, seat), difficulty(t, inquiry)
    yield event.ChallengeMet(seat, card, total, total >= need)
    close(t)
    if total >= need:
        yield from _reward(t, seat, CHALLENGES[card].confidence)
    else:
        yield from _penalty(t, seat, card)


def _reward(t: State, seat: Seat, confidence: int) -> Rule[None]:
    """Give the reward: an Action die, and the Confidence of the card (LD-201, LD-203)."""
    person = t.people[seat]
    person.dice += NUMBERS.reward_dice
    yield event.DieEarned(seat, person.dice)
    yield from gain_confidence(t, seat, confidence)


def _penalty(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Apply the printed penalty to a Character that failed, unless a Secret cancels it."""
    if (yield from averted(t, Trouble(seat), "penalty")):
        yield event.Ignored(seat, "penalty")
        return
    steps: list[Step] = CHALLENGES[card].penalty
    for step in steps:
        yield from effect.functions[step.do](t, seat, step)
