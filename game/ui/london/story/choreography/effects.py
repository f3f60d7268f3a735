"""How each Event changes the shown state over its clip."""

from collections.abc import Callable

from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.state import State
from game.ui.london.board.medallions import MedallionMove
from game.ui.london.facts.place_facts import TIER_IDS
from game.ui.london.story.choreography.timing import DIE_MS, MS
from game.ui.london.story.shown_state import RevealedCard, ShownState, TraumaRoll
from game.ui.table.animation_queue import arrive, ease, swell

REVEALS: dict[type[Event], str] = {
    event.CardDrawn: "draw", event.CardPlayed: "play", event.CardShown: "show", event.CardDiscarded: "discard", event.ItemGained: "gain",
    event.SecretGained: "gain",
}  # fmt: skip
"""The Events that reveal a card, and how."""
Effect = Callable[[float], None]
"""A function that changes the shown state for a share, 0 to 1, of its clip."""


def effect_of(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    """The effect of an Event."""
    kind = type(happened)
    if kind in REVEALS:
        return _reveal(shown, happened)
    staged = EFFECTS.get(kind)
    return staged(shown, before, t, happened) if staged is not None else _nothing


def _nothing(share: float) -> None:
    """Change nothing: the caption is enough."""


def _reveal(shown: ShownState, happened: Event) -> Effect:
    """Reveal a card to all."""
    card = next(str(getattr(happened, what)) for what in ("card", "item", "secret") if hasattr(happened, what))
    seat, how = int(getattr(happened, "seat", 0)), REVEALS[type(happened)]

    def play(share: float) -> None:
        shown.revealed = RevealedCard(seat, card, how, min(1.0, share * 1.6))

    return play


def _strike(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    def play(share: float) -> None:
        shown.hand_moves, shown.hand_progress = share < 1, ease(share)

    return play


def _walk(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    assert isinstance(happened, event.Moved)
    start = before.people[happened.seat].place

    def play(share: float) -> None:
        shown.walks[happened.seat] = MedallionMove(start, happened.place, ease(share))
        if share >= 1:
            del shown.walks[happened.seat]

    return play


def _open(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    shown.page, shown.verdict, shown.tier = "front", "", -1

    def play(share: float) -> None:
        shown.card_progress = arrive(min(1.0, share * 2))

    return play


def _bleed(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    assert isinstance(happened, event.DreadChanged)
    start = happened.dread - happened.change

    def play(share: float) -> None:
        shown.dread = start + happened.change * arrive(min(1.0, share / 0.75))
        shown.dread_glow = swell(share)

    return play


def _flip(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    assert isinstance(happened, event.PersonalityFlipped)

    def play(share: float) -> None:
        shown.flips[happened.seat] = ease(share)
        if share >= 1:
            del shown.flips[happened.seat]

    return play


def _throw(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    """Dice fly together and land one by one."""
    assert isinstance(happened, event.DiceRolled)
    count = len(happened.dice)
    tumble = MS[event.DiceRolled] / (MS[event.DiceRolled] + DIE_MS * count) * 0.75

    def play(share: float) -> None:
        landing = (share - tumble) / (1 - tumble)
        shown.throws[happened.seat], shown.landed[happened.seat] = share, max(0, min(count, int(landing * count + 0.999)))
        if share >= 1:
            del shown.throws[happened.seat], shown.landed[happened.seat]

    return play


def _die(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    assert isinstance(happened, event.DieTurned)

    def play(share: float) -> None:
        shown.turned_die = (happened.seat, happened.number, share) if share < 1 else None

    return play


def _climb(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    """The light climbs to the outcome, then the card turns to its page."""
    assert isinstance(happened, event.PlotResolved)
    shown.tier = happened.tier

    def play(share: float) -> None:
        shown.tier_progress = ease(min(1.0, share / 0.6))
        shown.page = TIER_IDS[happened.tier] if share >= 0.6 else "front"
        shown.card_progress = arrive(min(1.0, max(0.0, (share - 0.6) / 0.4))) if share >= 0.6 else 1.0

    return play


def _verdict(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    won = {event.DreadSolved: "solved", event.DreadFailed: "failed", event.WalkedAway: "left"}.get(type(happened))
    if isinstance(happened, event.ChallengeMet):
        won = "met" if happened.success else "missed"

    def play(share: float) -> None:
        shown.tier_progress = ease(min(1.0, share / 0.5))
        shown.verdict = won or ""

    return play


def _tilt(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    """An Item is exhausted or readied."""
    assert isinstance(happened, event.ItemUsed | event.ItemReadied)
    key, down = ("item", happened.seat, happened.item), isinstance(happened, event.ItemUsed)

    def play(share: float) -> None:
        shown.tilts[key] = ease(share) if down else 1 - ease(share)
        if share >= 1:
            del shown.tilts[key]

    return play


def _trauma(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    assert isinstance(happened, event.TraumaRolled)

    def play(share: float) -> None:
        shown.trauma = TraumaRoll(happened.seat, happened.face, share) if share < 1 else None

    return play


def _condition(shown: ShownState, before: State, t: State, happened: Event) -> Effect:
    seat, condition = int(getattr(happened, "seat", 0)), str(getattr(happened, "condition", "defeated"))

    def play(share: float) -> None:
        shown.condition_hit = (seat, condition, share) if share < 1 else None

    return play


EFFECTS: dict[type[Event], Callable[[ShownState, State, State, Event], Effect]] = {
    event.HourStruck: _strike, event.Moved: _walk, event.InvestigationBegan: _open, event.ChallengeRevealed: _open, event.DreadChanged: _bleed,
    event.PersonalityFlipped: _flip, event.DiceRolled: _throw, event.DieTurned: _die, event.PlotResolved: _climb,
    event.DreadSolved: _verdict, event.DreadFailed: _verdict, event.WalkedAway: _verdict, event.ChallengeMet: _verdict,
    event.ItemUsed: _tilt, event.ItemReadied: _tilt, event.TraumaRolled: _trauma, event.ConditionGained: _condition,
    event.ConditionDoubled: _condition, event.ConditionLost: _condition, event.Defeated: _condition,
}  # fmt: skip
