"""How each Event is shown: for how many milliseconds, when its sentence appears, whether it is a notice, and how the shown state moves."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count, groupby
from typing import Any, NamedTuple

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.engine.secret import Seat
from game.rules.london import event
from game.rules.london.investigations.points import points
from game.rules.london.state import CardId, Part, State
from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.london.board.pieces import MedallionMove
from game.ui.london.panels.card_text import TIER_IDS
from game.ui.london.panels.story_page import story_page_of
from game.ui.table.director import arrive, ease, swell

COUNT, DICE_LIE = 0.6, 0.94
"""The share of a clip in which points are counted, and that at which dice have landed."""
DIE_MS = 130.0
"""Additional milliseconds for each die."""


class RevealedCard(NamedTuple):
    """A card that is revealed to all: by "draw", "play", "show", "gain" or "discard"; the share goes from 0 (the back) to 1 (the face)."""

    seat: Seat
    card: CardId
    how: str
    share: float


class TraumaRoll(NamedTuple):
    """The Trauma die of a Character: its final face ("injured", "unhinged", "dread-1", "dread-2") and the share of the roll."""

    seat: Seat
    face: str
    share: float


@dataclass(frozen=True)
class ShownState:
    """The progress of the current clip; at rest it equals the state. Shares go from 0 to 1; what has no entry or is None stands.

    `caption` is the sentence about the current Event, `speaker` its seat; the panel of `last_actor` is open. `dread` is the position on the Dread
    Track, `hand` the share of the hand's way to the current hour, `card_progress` that of the turn of the current card. `page` is the text on the
    card: "front", or of a Plot card its outcome "low", "middle" or "top"; `verdict` is "solved", "failed", "left", "met", "missed" or "", of the
    card that was just completed. `points` have been counted, dice have `landed`; they land in the second half of their `throws`. `turned_die` is
    rerolled or turned: seat, number, share. `tier` is the outcome, 0 for the lowest, -1 before it is known. `tilts` are Items that are exhausted or
    readied, by the key of their plate; `condition_hit` is seat, Condition, share. The story page of `page_event` waits until it has been read.
    """

    caption: str = ""
    dread: float = 0.0
    dread_glow: float = 0.0
    hand: float | None = None
    card_progress: float = 1.0
    page: str = "front"
    verdict: str = ""
    points: Mapping[Seat, int] = field(default_factory=dict)
    flips: Mapping[Seat, float] = field(default_factory=dict)
    throws: Mapping[Seat, float] = field(default_factory=dict)
    landed: Mapping[Seat, int] = field(default_factory=dict)
    turned_die: tuple[Seat, int, float] | None = None
    tier: int = -1
    tier_progress: float = 1.0
    tilts: Mapping[tuple[object, ...], float] = field(default_factory=dict)
    revealed: RevealedCard | None = None
    trauma: TraumaRoll | None = None
    condition_hit: tuple[Seat, str, float] | None = None
    walks: Mapping[Seat, MedallionMove] = field(default_factory=dict)
    speaker: Seat | None = None
    last_actor: Seat | None = None
    page_event: Event | None = None

    def points_of(self, t: State, seat: Seat) -> int:
        """The Action Points of a Character that have been counted."""
        if seat in self.points:
            return self.points[seat]
        inquiry = t.inquiry
        return points(t, inquiry, seat) if inquiry is not None and inquiry.kind != "showdown" and seat in inquiry.parts else 0

    def landed_dice(self, part: Part, seat: Seat) -> tuple[int, int]:
        """The number of a Character's dice that have landed, and of their FISTs; once all have landed, extra FISTs included."""
        lie = min(self.landed.get(seat, len(part.dice)), len(part.dice))
        return lie, sum(part.dice[:lie]) + (part.extra if lie == len(part.dice) else 0)

    def fists(self, t: State) -> int:
        """All visible FISTs."""
        return sum(self.landed_dice(part, seat)[1] for seat, part in t.inquiry.parts.items()) if t.inquiry is not None else 0

    def of_seat(self, seat: Seat) -> "ShownState":
        """What of the clip is seen on the panel of one Character."""
        made: dict[str, Any] = {what: getattr(self, what) for what in ("turned_die", "trauma", "condition_hit")}
        made = {what: one for what, one in made.items() if one is not None and one[0] == seat}
        for what in ("flips", "throws", "landed"):
            made[what] = {one: share for one, share in getattr(self, what).items() if one == seat}
        return ShownState(tilts={key: share for key, share in self.tilts.items() if key[1] == seat}, **made)


# ------------------------------------------------------------------ motions

Motion = Callable[[State, Any, ShownState, float], ShownState]
"""The shown state at a share of an Event's clip, 0 to 1, from the state before the Event."""
Effect = Callable[[ShownState, float], ShownState]


def _while(share: float, shares: Mapping[Any, Any], key: Hashable, value: object) -> dict[Any, Any]:
    """The mapping with an entry until the end of the clip, then without it."""
    return {one: old for one, old in shares.items() if one != key} | ({key: value} if share < 1 else {})


def _reveals(how: str) -> Motion:
    """Reveal a card to all."""

    def reveal(before: State, happened: Any, shown: ShownState, share: float) -> ShownState:
        card = next(str(getattr(happened, what)) for what in ("card", "item", "secret") if hasattr(happened, what))
        return replace(shown, revealed=RevealedCard(int(getattr(happened, "seat", 0)), card, how, min(1.0, share * 1.6)))

    return reveal


def _strike(before: State, happened: event.HourStruck, shown: ShownState, share: float) -> ShownState:
    return replace(shown, hand=ease(share) if share < 1 else None)


def _walk(before: State, happened: event.Moved, shown: ShownState, share: float) -> ShownState:
    way = MedallionMove(before.people[happened.seat].place, happened.place, ease(share))
    return replace(shown, walks=_while(share, shown.walks, happened.seat, way))


def _open(before: State, happened: Event, shown: ShownState, share: float) -> ShownState:
    return replace(shown, page="front", verdict="", tier=-1, card_progress=arrive(min(1.0, share * 2)))


def _bleed(before: State, happened: event.DreadChanged, shown: ShownState, share: float) -> ShownState:
    dread = happened.dread - happened.change + happened.change * arrive(min(1.0, share / 0.75))
    return replace(shown, dread=dread, dread_glow=swell(share))


def _flip(before: State, happened: event.PersonalityFlipped, shown: ShownState, share: float) -> ShownState:
    return replace(shown, flips=_while(share, shown.flips, happened.seat, ease(share)))


def _throw(before: State, happened: event.DiceRolled, shown: ShownState, share: float) -> ShownState:
    """Dice fly together and land one by one."""
    dice, seat, tumble = len(happened.dice), happened.seat, CLIPS[event.DiceRolled].ms / duration(happened) * 0.75
    lie = max(0, min(dice, int((share - tumble) / (1 - tumble) * dice + 0.999)))
    return replace(shown, throws=_while(share, shown.throws, seat, share), landed=_while(share, shown.landed, seat, lie))


def _die(before: State, happened: event.DieTurned, shown: ShownState, share: float) -> ShownState:
    return replace(shown, turned_die=(happened.seat, happened.number, share) if share < 1 else None)


def _climb(before: State, happened: event.PlotResolved, shown: ShownState, share: float) -> ShownState:
    """The light climbs to the outcome, then the card turns to its page."""
    page, turned = ("front", 1.0) if share < 0.6 else (TIER_IDS[happened.tier], arrive(min(1.0, (share - 0.6) / 0.4)))
    return replace(shown, tier=happened.tier, tier_progress=ease(min(1.0, share / 0.6)), page=page, card_progress=turned)


def _verdict(words: str) -> Motion:
    """The light climbs to the result of the card."""
    return lambda before, happened, shown, share: replace(shown, tier_progress=ease(min(1.0, share * 2)), verdict=words)


def _met(before: State, happened: event.ChallengeMet, shown: ShownState, share: float) -> ShownState:
    return _verdict("met" if happened.success else "missed")(before, happened, shown, share)


def _tilt(before: State, happened: event.ItemUsed | event.ItemReadied, shown: ShownState, share: float) -> ShownState:
    """An Item is exhausted or readied."""
    tilt = ease(share) if isinstance(happened, event.ItemUsed) else 1 - ease(share)
    return replace(shown, tilts=_while(share, shown.tilts, ("item", happened.seat, happened.item), tilt))


def _trauma(before: State, happened: event.TraumaRolled, shown: ShownState, share: float) -> ShownState:
    return replace(shown, trauma=TraumaRoll(happened.seat, happened.face, share) if share < 1 else None)


def _condition(before: State, happened: Any, shown: ShownState, share: float) -> ShownState:
    hit = int(happened.seat), str(getattr(happened, "condition", "defeated")), share
    return replace(shown, condition_hit=hit if share < 1 else None)


# ------------------------------------------------------------------ the table


class EventClip(NamedTuple):
    """How an Event is shown. Its sentence is `told` at the "start", "late" after dice have landed, or "never". A `notice` pauses until it is read."""

    ms: float
    motion: Motion | None = None
    told: str = "start"
    notice: bool = False


AT_ONCE = event.Moved, event.ItemReadied
OTHER = EventClip(350)
"""The clip of Events without a row."""
CLIPS: dict[type[Event], EventClip] = {
    event.HourStruck: EventClip(1100, _strike), event.Moved: EventClip(700, _walk), event.InvestigationBegan: EventClip(900, _open),
    event.CardDrawn: EventClip(1000, _reveals("draw")), event.CardPlayed: EventClip(800, _reveals("play")),
    event.CardShown: EventClip(1000, _reveals("show")), event.CardDiscarded: EventClip(500, _reveals("discard")),
    event.ItemGained: EventClip(900, _reveals("gain")), event.SecretGained: EventClip(1000, _reveals("gain"), notice=True),
    event.ItemUsed: EventClip(450, _tilt), event.ItemReadied: EventClip(150, _tilt, "never"),
    event.DreadSolved: EventClip(1100, _verdict("solved")), event.DreadFailed: EventClip(1100, _verdict("failed")),
    event.WalkedAway: EventClip(500, _verdict("left")), event.ChallengeRevealed: EventClip(1000, _open, notice=True),
    event.ChallengeMet: EventClip(1100, _met), event.PersonalityFlipped: EventClip(700, _flip),
    event.TraumaRolled: EventClip(900, _trauma, "late"), event.DiceRolled: EventClip(700, _throw, "late"),
    event.DieTurned: EventClip(600, _die, "late"), event.PlotResolved: EventClip(1300, _climb, notice=True),
    event.DreadChanged: EventClip(800, _bleed), event.ConditionGained: EventClip(700, _condition),
    event.ConditionDoubled: EventClip(700, _condition), event.ConditionLost: EventClip(600, _condition),
    event.Defeated: EventClip(1200, _condition, notice=True), event.ShowdownEnded: EventClip(1500, notice=True),
    **{kind: EventClip(ms, told="never") for kind, ms in ((event.IconsAdded, 500), (event.SupplyLaid, 0), (event.DieEarned, 400))},
    **{kind: EventClip(1200, notice=True) for kind in (
        event.AntagonistRevealed, event.RespiteTaken, event.EndgameBegan, event.StoryWon, event.StoryLost,
    )},
    **{kind: EventClip(ms) for kind, ms in (
        (event.LeaderChosen, 600), (event.ArrowTurned, 500), (event.Befriended, 900), (event.ItemDepleted, 600), (event.VirtueSpent, 450),
        (event.AllySacrificed, 700), (event.SecretSpent, 700), (event.TraumaCancelled, 600), (event.Ignored, 600), (event.FistAdded, 450),
        (event.ItemLost, 600), (event.VirtueGained, 450), (event.ConfidenceGained, 600), (event.HandDealt, 500), (event.GoonPlaced, 500),
        (event.SegmentEnded, 900), (event.ChapterEnded, 1200), (event.WillingnessTold, 500), (event.ShowdownBegan, 1200),
        (event.TargetLowered, 600), (event.CardRevealed, 900), (event.ChapterBegan, 900),
    )},
}  # fmt: skip
"""How each Event is shown."""


def clip_of(happened: Event) -> EventClip:
    """How an Event is shown."""
    return CLIPS.get(type(happened), OTHER)


def duration(happened: Event) -> float:
    """The milliseconds of an Event's clip."""
    return clip_of(happened).ms + DIE_MS * (len(happened.dice) if isinstance(happened, event.DiceRolled) else 0)


def is_notice(happened: Event) -> bool:
    """Whether an Event is to be read: the table says so, or a Plot card opens."""
    return (isinstance(happened, event.InvestigationBegan) and happened.card in PLOTS) or clip_of(happened).notice


def together(moments: Iterable[EventSnapshot]) -> Iterator[list[EventSnapshot]]:
    """The moments of an answer, clip by clip; simultaneous moves share one."""
    number = count()
    for _, group in groupby(moments, lambda one: type(one.event) if isinstance(one.event, AT_ONCE) else next(number)):
        yield list(group)


# ------------------------------------------------------------------ the shown state along a clip


def resting_state(t: State, log: Sequence[Sequence[Event]]) -> ShownState:
    """The shown state without a clip. A completed Plot card keeps showing its outcome."""
    inquiry = t.inquiry
    if inquiry is None or inquiry.kind != "plot" or inquiry.card not in t.done:
        return ShownState(dread=t.dread)
    told = (one for events in reversed(log) for one in reversed(events) if isinstance(one, event.PlotResolved))
    tier = next((one.tier for one in told if one.card == inquiry.card), -1)
    return ShownState(dread=t.dread, tier=tier, page=TIER_IDS[tier] if tier >= 0 else "front")


def settled(t: State, before: ShownState) -> ShownState:
    """The shown state between clips: page and outcome stay for the whole investigation."""
    shown = ShownState(caption=before.caption, dread=t.dread, last_actor=before.last_actor)
    return shown if t.inquiry is None else replace(shown, tier=before.tier, page=before.page, verdict=before.verdict)


def begun(t: State, before: ShownState, happened: Event, words: str) -> ShownState:
    """The shown state when an Event has just happened, before it moves."""
    shown, seat = settled(t, before), getattr(happened, "seat", None)
    caption = words if clip_of(happened).told != "never" else shown.caption
    actor, page = shown.last_actor if seat is None else seat, happened if story_page_of(t, happened) is not None else None
    return replace(shown, caption=caption, speaker=seat, last_actor=actor, page_event=page)


def effects(t: State, shown: ShownState, before: State, was: ShownState, events: Sequence[Event], words: str) -> Iterator[Effect]:
    """All effects of a clip: the sentence of a roll, points that are counted one by one, and the motions of its Events."""
    if clip_of(events[-1]).told == "late":
        yield lambda shown, share: replace(shown, caption=words if share >= DICE_LIE else say("ui-ld-scene-falls"))
    for seat in t.inquiry.parts if t.inquiry is not None else ():
        if seat < len(before.people) and (start := was.points_of(before, seat)) != (goal := shown.points_of(t, seat)):
            yield partial(_count, seat, start, goal)
    for one in events:
        if (motion := clip_of(one).motion) is not None:
            yield partial(motion, before, one)


def _count(seat: Seat, start: int, goal: int, shown: ShownState, share: float) -> ShownState:
    """Count changed points one by one."""
    value = round(start + (goal - start) * min(1.0, share / COUNT))
    return replace(shown, points=_while(share, shown.points, seat, value))
