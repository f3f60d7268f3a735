"""How each Event is shown: for how many milliseconds, when its sentence appears, whether it is a notice, and how it moves.

An Event's `Motion` makes an `Effect`: a function from the shown state and a share of the clip, 0 to 1, to the next shown state. What an Event sounds
like is in `sound/event_sounds.py`.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.state import State
from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.london.board.medallions import MedallionMove
from game.ui.london.facts.place_facts import TIER_IDS
from game.ui.london.panels.story_page import story_page_of
from game.ui.london.story.shown_state import RevealedCard, ShownState, TraumaRoll
from game.ui.table.director import arrive, ease, swell

K = TypeVar("K")
V = TypeVar("V")
Effect = Callable[[ShownState, float], ShownState]
Motion = Callable[[State, Any], Effect]
"""Makes the effect of an Event from the state before it."""
COUNT = 0.6
"""The share of a clip in which points are counted."""
DICE_LIE = 0.94
"""The share of the clip at which dice have landed."""
DIE_MS = 130.0
"""Additional milliseconds for each die."""


class EventClip(NamedTuple):
    """How an Event is shown.

    `told` says when its sentence appears: at the "start", "late" after the dice have landed, or "never": it is seen, or too
    frequent. A `notice` pauses the clip until the player has read it.
    """

    ms: float
    motion: Motion | None = None
    told: str = "start"
    notice: bool = False


def _while(share: float, shares: Mapping[K, V], key: K, value: V) -> dict[K, V]:
    """The mapping with an entry until the end of the clip, then without it."""
    return {one: old for one, old in shares.items() if one != key} | ({key: value} if share < 1 else {})


# ------------------------------------------------------------------ motions


def _reveals(how: str) -> Motion:
    """Reveal a card to all."""

    def reveal(before: State, happened: Any) -> Effect:
        card = next(str(getattr(happened, what)) for what in ("card", "item", "secret") if hasattr(happened, what))
        seat = int(getattr(happened, "seat", 0))
        return lambda shown, share: replace(shown, revealed=RevealedCard(seat, card, how, min(1.0, share * 1.6)))

    return reveal


def _strike(before: State, happened: event.HourStruck) -> Effect:
    return lambda shown, share: replace(shown, hand=ease(share) if share < 1 else None)


def _walk(before: State, happened: event.Moved) -> Effect:
    seat, start = happened.seat, before.people[happened.seat].place

    def play(shown: ShownState, share: float) -> ShownState:
        return replace(shown, walks=_while(share, shown.walks, seat, MedallionMove(start, happened.place, ease(share))))

    return play


def _open(before: State, happened: Event) -> Effect:
    return lambda shown, share: replace(shown, page="front", verdict="", tier=-1, card_progress=arrive(min(1.0, share * 2)))


def _bleed(before: State, happened: event.DreadChanged) -> Effect:
    start = happened.dread - happened.change

    def play(shown: ShownState, share: float) -> ShownState:
        return replace(shown, dread=start + happened.change * arrive(min(1.0, share / 0.75)), dread_glow=swell(share))

    return play


def _flip(before: State, happened: event.PersonalityFlipped) -> Effect:
    return lambda shown, share: replace(shown, flips=_while(share, shown.flips, happened.seat, ease(share)))


def _throw(before: State, happened: event.DiceRolled) -> Effect:
    """Dice fly together and land one by one."""
    count, seat = len(happened.dice), happened.seat
    tumble = CLIPS[event.DiceRolled].ms / duration(happened) * 0.75

    def play(shown: ShownState, share: float) -> ShownState:
        lie = max(0, min(count, int((share - tumble) / (1 - tumble) * count + 0.999)))
        return replace(shown, throws=_while(share, shown.throws, seat, share), landed=_while(share, shown.landed, seat, lie))

    return play


def _die(before: State, happened: event.DieTurned) -> Effect:
    return lambda shown, share: replace(shown, turned_die=(happened.seat, happened.number, share) if share < 1 else None)


def _climb(before: State, happened: event.PlotResolved) -> Effect:
    """The light climbs to the outcome, then the card turns to its page."""

    def play(shown: ShownState, share: float) -> ShownState:
        page, turned = ("front", 1.0) if share < 0.6 else (TIER_IDS[happened.tier], arrive(min(1.0, (share - 0.6) / 0.4)))
        light = ease(min(1.0, share / 0.6))
        return replace(shown, tier=happened.tier, tier_progress=light, page=page, card_progress=turned)

    return play


def _verdict(words: str) -> Motion:
    """The light climbs to the result of the card."""
    return lambda before, happened: lambda shown, share: replace(shown, tier_progress=ease(min(1.0, share * 2)), verdict=words)


def _met(before: State, happened: event.ChallengeMet) -> Effect:
    return _verdict("met" if happened.success else "missed")(before, happened)


def _tilt(before: State, happened: event.ItemUsed | event.ItemReadied) -> Effect:
    """An Item is exhausted or readied."""
    key, down = ("item", happened.seat, happened.item), isinstance(happened, event.ItemUsed)

    def play(shown: ShownState, share: float) -> ShownState:
        return replace(shown, tilts=_while(share, shown.tilts, key, ease(share) if down else 1 - ease(share)))

    return play


def _trauma(before: State, happened: event.TraumaRolled) -> Effect:
    return lambda shown, share: replace(shown, trauma=TraumaRoll(happened.seat, happened.face, share) if share < 1 else None)


def _condition(before: State, happened: Event) -> Effect:
    seat, condition = int(getattr(happened, "seat", 0)), str(getattr(happened, "condition", "defeated"))
    return lambda shown, share: replace(shown, condition_hit=(seat, condition, share) if share < 1 else None)


# ------------------------------------------------------------------ the table

OTHER = EventClip(350)
"""The clip of Events without a row."""
CLIPS: dict[type[Event], EventClip] = {
    event.HourStruck: EventClip(1100, _strike),
    event.Moved: EventClip(700, _walk),
    event.InvestigationBegan: EventClip(900, _open),
    event.CardDrawn: EventClip(1000, _reveals("draw")),
    event.CardPlayed: EventClip(800, _reveals("play")),
    event.CardShown: EventClip(1000, _reveals("show")),
    event.CardDiscarded: EventClip(500, _reveals("discard")),
    event.ItemGained: EventClip(900, _reveals("gain")),
    event.SecretGained: EventClip(1000, _reveals("gain"), notice=True),
    event.ItemUsed: EventClip(450, _tilt),
    event.ItemReadied: EventClip(150, _tilt, "never"),
    event.DreadSolved: EventClip(1100, _verdict("solved")),
    event.DreadFailed: EventClip(1100, _verdict("failed")),
    event.WalkedAway: EventClip(500, _verdict("left")),
    event.ChallengeRevealed: EventClip(1000, _open, notice=True),
    event.ChallengeMet: EventClip(1100, _met),
    event.PersonalityFlipped: EventClip(700, _flip),
    event.TraumaRolled: EventClip(900, _trauma, "late"),
    event.DiceRolled: EventClip(700, _throw, "late"),
    event.DieTurned: EventClip(600, _die, "late"),
    event.PlotResolved: EventClip(1300, _climb, notice=True),
    event.DreadChanged: EventClip(800, _bleed),
    event.ConditionGained: EventClip(700, _condition),
    event.ConditionDoubled: EventClip(700, _condition),
    event.ConditionLost: EventClip(600, _condition),
    event.Defeated: EventClip(1200, _condition, notice=True),
    event.IconsAdded: EventClip(500, told="never"),
    event.SupplyLaid: EventClip(0, told="never"),
    event.DieEarned: EventClip(400, told="never"),
    event.AntagonistRevealed: EventClip(1200, notice=True),
    event.RespiteTaken: EventClip(1200, notice=True),
    event.EndgameBegan: EventClip(1200, notice=True),
    event.ShowdownEnded: EventClip(1500, notice=True),
    event.StoryWon: EventClip(1200, notice=True),
    event.StoryLost: EventClip(1200, notice=True),
    **{
        kind: EventClip(ms)
        for kind, ms in (
            (event.LeaderChosen, 600), (event.ArrowTurned, 500), (event.Befriended, 900), (event.ItemDepleted, 600), (event.VirtueSpent, 450),
            (event.AllySacrificed, 700), (event.SecretSpent, 700), (event.TraumaCancelled, 600), (event.Ignored, 600), (event.FistAdded, 450),
            (event.ItemLost, 600), (event.VirtueGained, 450), (event.ConfidenceGained, 600), (event.HandDealt, 500), (event.GoonPlaced, 500),
            (event.SegmentEnded, 900), (event.ChapterEnded, 1200), (event.WillingnessTold, 500), (event.ShowdownBegan, 1200),
            (event.TargetLowered, 600), (event.CardRevealed, 900), (event.ChapterBegan, 900),
        )
    },
}  # fmt: skip
"""How each Event is shown."""


def duration(happened: Event) -> float:
    """The milliseconds of an Event's clip."""
    dice = len(happened.dice) if isinstance(happened, event.DiceRolled) else 0
    return CLIPS.get(type(happened), OTHER).ms + DIE_MS * dice


def is_notice(happened: Event) -> bool:
    """Whether an Event is to be read: the table says so, or a Plot card opens."""
    opened = isinstance(happened, event.InvestigationBegan) and happened.card in PLOTS
    return opened or CLIPS.get(type(happened), OTHER).notice


def together(moments: Sequence[EventSnapshot]) -> Iterator[list[EventSnapshot]]:
    """The moments of an answer, clip by clip; simultaneous moves share one."""
    at_once = list[EventSnapshot]()
    for moment in moments:
        kind = type(moment.event)
        if at_once and not (kind is type(at_once[-1].event) and kind in (event.Moved, event.ItemReadied)):
            yield at_once
            at_once = []
        at_once.append(moment)
    if at_once:
        yield at_once


# ------------------------------------------------------------------ the shown state along a clip


def resting_state(t: State, log: Sequence[Sequence[Event]]) -> ShownState:
    """The shown state without a clip. A completed Plot card keeps showing its outcome."""
    inquiry = t.inquiry
    if inquiry is None or inquiry.kind != "plot" or inquiry.card not in t.done:
        return ShownState(dread=t.dread)
    texts = (one for events in reversed(log) for one in reversed(events) if isinstance(one, event.PlotResolved))
    tier = next((one.tier for one in texts if one.card == inquiry.card), -1)
    return ShownState(dread=t.dread, tier=tier, page=TIER_IDS[tier] if tier >= 0 else "front")


def settled(t: State, before: ShownState) -> ShownState:
    """The shown state between clips: page and outcome stay for the whole investigation."""
    shown = ShownState(caption=before.caption, dread=t.dread, last_actor=before.last_actor)
    return shown if t.inquiry is None else replace(shown, tier=before.tier, page=before.page, verdict=before.verdict)


def begun(t: State, before: ShownState, happened: Event, words: str) -> ShownState:
    """The shown state when an Event has just happened, before it moves."""
    shown, seat = settled(t, before), getattr(happened, "seat", None)
    return replace(
        shown,
        caption=words if CLIPS.get(type(happened), OTHER).told != "never" else shown.caption,
        speaker=seat,
        last_actor=shown.last_actor if seat is None else seat,
        page_event=happened if story_page_of(t, happened) is not None else None,
    )


def effects(
    t: State, shown: ShownState, before: State, was_shown: ShownState, happened: Sequence[Event], words: str
) -> list[Effect]:
    """All effects of a clip: the sentence of a roll, points that are counted one by one, and the motions of its Events."""
    rows = [(CLIPS.get(type(one), OTHER).motion, one) for one in happened]
    late = CLIPS.get(type(happened[-1]), OTHER).told == "late"
    parts = t.inquiry.parts if t.inquiry is not None else {}
    ways = {
        seat: (start, goal)
        for seat in range(len(before.people))
        if seat in parts and (start := was_shown.points_of(before, seat)) != (goal := shown.points_of(t, seat))
    }
    counting = [_count(seat, *way) for seat, way in ways.items()]
    return [*([_late(words)] if late else []), *counting, *(motion(before, one) for motion, one in rows if motion is not None)]


def _late(words: str) -> Effect:
    """Tell a roll only when the dice have landed."""
    return lambda shown, share: replace(shown, caption=words if share >= DICE_LIE else say("ui-ld-scene-falls"))


def _count(seat: Seat, start: int, goal: int) -> Effect:
    """Count changed points one by one."""

    def play(shown: ShownState, share: float) -> ShownState:
        value = round(start + (goal - start) * min(1.0, share / COUNT))
        return replace(shown, points=_while(share, shown.points, seat, value))

    return play
