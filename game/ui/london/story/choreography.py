"""Events as short clips, each in its own way: dice tumble and land singly, blood climbs the track, points are counted, the hand of the clock moves on."""

from collections.abc import Callable, Sequence

from game.match.trace import Moment
from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.state import State
from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.london.facts import TIER_IDS
from game.ui.london.story.panels import interlude
from game.ui.london.story.shown_state import Fallen, Shown, Turned, Walk
from game.ui.london.story.view import TableView
from game.ui.table.animation_queue import Clip, arrive, ease, swell

COUNT = 0.6
"""So much of a clip it takes to count points."""
STILL = 350.0
"""Milliseconds for what has no way of its own."""
MS: dict[type[Event], float] = {
    event.LeaderChosen: 600, event.HourStruck: 1100, event.ArrowTurned: 500, event.Moved: 700, event.Befriended: 900,
    event.InvestigationBegan: 900, event.CardDrawn: 1000, event.CardPlayed: 800, event.ItemUsed: 450, event.ItemDepleted: 600,
    event.VirtueSpent: 450, event.AllySacrificed: 700, event.SecretSpent: 700, event.IconsAdded: 500, event.DreadSolved: 1100,
    event.DreadFailed: 1100, event.WalkedAway: 500, event.PersonalityFlipped: 700, event.TraumaCancelled: 600, event.TraumaRolled: 900,
    event.Ignored: 600, event.DiceRolled: 700, event.DieTurned: 600, event.FistAdded: 450, event.PlotResolved: 1300, event.DreadChanged: 800,
    event.ConditionGained: 700, event.ConditionDoubled: 700, event.ConditionLost: 600, event.Defeated: 1200, event.ItemGained: 900,
    event.SupplyLaid: 0, event.ItemLost: 600, event.ItemReadied: 150, event.VirtueGained: 450, event.ConfidenceGained: 600,
    event.HandDealt: 500, event.CardShown: 1000, event.CardDiscarded: 500, event.SecretGained: 1000, event.GoonPlaced: 500,
    event.AntagonistRevealed: 1200, event.SegmentEnded: 900, event.ChapterEnded: 1200, event.RespiteTaken: 1200, event.EndgameBegan: 1200,
    event.WillingnessTold: 500, event.ChallengeRevealed: 1000, event.ChallengeMet: 1100, event.DieEarned: 400, event.ShowdownBegan: 1200,
    event.TargetLowered: 600, event.ShowdownEnded: 1500, event.StoryWon: 1200, event.StoryLost: 1200, event.CardRevealed: 900,
    event.ChapterBegan: 900,
}  # fmt: skip
LATE: tuple[type[Event], ...] = (event.DiceRolled, event.DieTurned, event.TraumaRolled)
"""What is told once the dice lie."""
LIE = 0.94
LANDS = 130.0
"""Milliseconds more for each die that lands."""
SILENT: tuple[type[Event], ...] = (event.IconsAdded, event.SupplyLaid, event.ItemReadied, event.DieEarned)
"""What is written in the log alone: it is seen, or there is a lot of it."""
NEWS: tuple[type[Event], ...] = (
    event.PlotResolved, event.AntagonistRevealed, event.RespiteTaken, event.EndgameBegan, event.ChallengeRevealed, event.ShowdownEnded,
    event.SecretGained, event.Defeated, event.StoryWon, event.StoryLost,
)  # fmt: skip
"""What somebody has waited for: it lies open until it is read, where a person reads."""
TURNS: dict[type[Event], str] = {
    event.CardDrawn: "draw", event.CardPlayed: "play", event.CardShown: "show", event.CardDiscarded: "discard", event.ItemGained: "gain",
    event.SecretGained: "gain",
}  # fmt: skip


def at_rest(t: State, log: Sequence[Sequence[Event]]) -> Shown:
    """Nothing is being shown: all is as the state says. Of a Plot card that is settled the outcome stays open."""
    shown = Shown(dread=t.dread)
    inquiry = t.inquiry
    if inquiry is not None and inquiry.kind == "plot" and inquiry.card in t.done:
        told = (one for events in reversed(log) for one in reversed(events) if isinstance(one, event.PlotResolved))
        shown.tier = next((one.tier for one in told if one.card == inquiry.card), -1)
        shown.page = TIER_IDS[shown.tier] if shown.tier >= 0 else "front"
    return shown


def to_read(table: TableView) -> str:
    """The words that lie open: the sentence, and the text of the card where it is a new one."""
    shown, inquiry = table.shown, table.t.inquiry
    words = [shown.caption]
    if inquiry is not None and inquiry.kind == "plot":
        words.append(say(f"{shown.page}-{inquiry.card}"))
    leaf = interlude.leaf(table.t, shown.leaf)
    return " ".join([*words, *(leaf.told if leaf is not None else ())])


def clips(table: TableView, moments: Sequence[Moment]) -> list[Clip]:
    """What happened, one clip after the other; steps that all take at once are one."""
    made, at_once = list[Clip](), list[Moment]()
    for moment, following in zip(moments, [*moments[1:], None], strict=False):
        at_once.append(moment)
        together = type(moment.event) in (event.Moved, event.ItemReadied)
        if following is None or not together or type(following.event) is not type(moment.event):
            made.append(_clip(table, at_once))
            at_once = []
    return made


def _clip(table: TableView, moments: Sequence[Moment]) -> Clip:
    happened = moments[-1].event
    words = " ".join(" ".join(table.client.speaker.event(one.event).split()) for one in moments)
    kind = type(happened)
    ms = MS.get(kind, STILL)
    if isinstance(happened, event.DiceRolled):
        ms += LANDS * len(happened.dice)
    play: list[Callable[[float], None]] = []

    def begin() -> None:
        before = table.t
        counted = {seat: table.shown.of(before, seat) for seat in range(len(before.people))}
        for moment in moments:
            table.stand(moment, ms)
        table.shown = _now(table.t, table.shown, words if kind not in SILENT else table.shown.caption)
        table.shown.whose = getattr(happened, "seat", None)
        table.shown.acts = table.shown.acts if table.shown.whose is None else table.shown.whose
        table.shown.leaf = happened if interlude.leaf(table.t, happened) is not None else None
        play[:] = [_counts(table, counted), *(_staged(table.shown, before, table.t, one.event) for one in moments)]
        _play(0.0)

    def _play(share: float) -> None:
        if kind in LATE:
            table.shown.caption = words if share >= LIE else say("ui-ld-scene-falls")
        for one in play:
            one(share)

    def end() -> None:
        table.shown = _now(table.t, table.shown, table.shown.caption)

    news = isinstance(happened, NEWS) or (isinstance(happened, event.InvestigationBegan) and happened.card in PLOTS)
    return Clip(ms, begin, _play, end, rest=ms, open=ms if news else None)


def _now(t: State, before: Shown, caption: str) -> Shown:
    """A moment at which nothing moves: the page and the tier stay as long as the investigation lasts."""
    shown = Shown(caption=caption, dread=t.dread, acts=before.acts)
    if t.inquiry is not None:
        shown.tier, shown.page, shown.verdict = before.tier, before.page, before.verdict
    return shown


def _counts(table: TableView, counted: dict[int, int]) -> Callable[[float], None]:
    """Points that have become more or fewer are counted one by one."""
    shown, t = table.shown, table.t
    ways = {
        seat: (start, shown.of(t, seat)) for seat, start in counted.items() if t.inquiry is not None and seat in t.inquiry.parts
    }
    ways = {seat: way for seat, way in ways.items() if way[0] != way[1]}

    def play(share: float) -> None:
        for seat, (start, goal) in ways.items():
            shown.points[seat] = round(start + (goal - start) * min(1.0, share / COUNT))
            if share >= 1:
                shown.points.pop(seat, None)

    return play


# ---------------------------------------------------------------------------------------------- how each kind is shown

Play = Callable[[float], None]


def _staged(shown: Shown, before: State, t: State, happened: Event) -> Play:
    """How an Event is shown."""
    kind = type(happened)
    if kind in TURNS:
        return _turned(shown, happened)
    staged = STAGED.get(kind)
    return staged(shown, before, t, happened) if staged is not None else _nothing


def _nothing(share: float) -> None:
    """It is told, and no more."""


def _turned(shown: Shown, happened: Event) -> Play:
    """A card is turned up before everybody."""
    card = next(str(getattr(happened, what)) for what in ("card", "item", "secret") if hasattr(happened, what))
    seat, how = int(getattr(happened, "seat", 0)), TURNS[type(happened)]

    def play(share: float) -> None:
        shown.turned = Turned(seat, card, how, min(1.0, share * 1.6))

    return play


def _strike(shown: Shown, before: State, t: State, happened: Event) -> Play:
    def play(share: float) -> None:
        shown.strikes, shown.strike = share < 1, ease(share)

    return play


def _walk(shown: Shown, before: State, t: State, happened: Event) -> Play:
    assert isinstance(happened, event.Moved)
    start = before.people[happened.seat].place

    def play(share: float) -> None:
        shown.walking[happened.seat] = Walk(start, happened.place, ease(share))
        if share >= 1:
            del shown.walking[happened.seat]

    return play


def _open(shown: Shown, before: State, t: State, happened: Event) -> Play:
    shown.page, shown.verdict, shown.tier = "front", "", -1

    def play(share: float) -> None:
        shown.opening = arrive(min(1.0, share * 2))

    return play


def _bleed(shown: Shown, before: State, t: State, happened: Event) -> Play:
    assert isinstance(happened, event.DreadChanged)
    start = happened.dread - happened.change

    def play(share: float) -> None:
        shown.dread = start + happened.change * arrive(min(1.0, share / 0.75))
        shown.bleeds = swell(share)

    return play


def _flip(shown: Shown, before: State, t: State, happened: Event) -> Play:
    assert isinstance(happened, event.PersonalityFlipped)

    def play(share: float) -> None:
        shown.flips[happened.seat] = ease(share)
        if share >= 1:
            del shown.flips[happened.seat]

    return play


def _throw(shown: Shown, before: State, t: State, happened: Event) -> Play:
    """They tumble together, and land one after the other."""
    assert isinstance(happened, event.DiceRolled)
    count = len(happened.dice)
    tumble = MS[event.DiceRolled] / (MS[event.DiceRolled] + LANDS * count) * 0.75

    def play(share: float) -> None:
        landing = (share - tumble) / (1 - tumble)
        shown.throws[happened.seat], shown.landed[happened.seat] = share, max(0, min(count, int(landing * count + 0.999)))
        if share >= 1:
            del shown.throws[happened.seat], shown.landed[happened.seat]

    return play


def _die(shown: Shown, before: State, t: State, happened: Event) -> Play:
    assert isinstance(happened, event.DieTurned)

    def play(share: float) -> None:
        shown.die = (happened.seat, happened.number, share) if share < 1 else None

    return play


def _climb(shown: Shown, before: State, t: State, happened: Event) -> Play:
    """The light climbs to the outcome; then its page is turned."""
    assert isinstance(happened, event.PlotResolved)
    shown.tier = happened.tier

    def play(share: float) -> None:
        shown.climb = ease(min(1.0, share / 0.6))
        shown.page = TIER_IDS[happened.tier] if share >= 0.6 else "front"
        shown.opening = arrive(min(1.0, max(0.0, (share - 0.6) / 0.4))) if share >= 0.6 else 1.0

    return play


def _verdict(shown: Shown, before: State, t: State, happened: Event) -> Play:
    won = {event.DreadSolved: "solved", event.DreadFailed: "failed", event.WalkedAway: "left"}.get(type(happened))
    if isinstance(happened, event.ChallengeMet):
        won = "met" if happened.success else "missed"

    def play(share: float) -> None:
        shown.climb = ease(min(1.0, share / 0.5))
        shown.verdict = won or ""

    return play


def _tilt(shown: Shown, before: State, t: State, happened: Event) -> Play:
    """An Item is tilted, or stands up again."""
    assert isinstance(happened, event.ItemUsed | event.ItemReadied)
    key, down = ("item", happened.seat, happened.item), isinstance(happened, event.ItemUsed)

    def play(share: float) -> None:
        shown.tilts[key] = ease(share) if down else 1 - ease(share)
        if share >= 1:
            del shown.tilts[key]

    return play


def _fallen(shown: Shown, before: State, t: State, happened: Event) -> Play:
    assert isinstance(happened, event.TraumaRolled)

    def play(share: float) -> None:
        shown.trauma = Fallen(happened.seat, happened.face, share) if share < 1 else None

    return play


def _struck(shown: Shown, before: State, t: State, happened: Event) -> Play:
    seat, condition = int(getattr(happened, "seat", 0)), str(getattr(happened, "condition", "defeated"))

    def play(share: float) -> None:
        shown.struck = (seat, condition, share) if share < 1 else None

    return play


STAGED: dict[type[Event], Callable[[Shown, State, State, Event], Play]] = {
    event.HourStruck: _strike, event.Moved: _walk, event.InvestigationBegan: _open, event.ChallengeRevealed: _open, event.DreadChanged: _bleed,
    event.PersonalityFlipped: _flip, event.DiceRolled: _throw, event.DieTurned: _die, event.PlotResolved: _climb,
    event.DreadSolved: _verdict, event.DreadFailed: _verdict, event.WalkedAway: _verdict, event.ChallengeMet: _verdict,
    event.ItemUsed: _tilt, event.ItemReadied: _tilt, event.TraumaRolled: _fallen, event.ConditionGained: _struck,
    event.ConditionDoubled: _struck, event.ConditionLost: _struck, event.Defeated: _struck,
}  # fmt: skip
