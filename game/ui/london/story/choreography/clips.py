"""Clips from the Events of an answer."""

from collections.abc import Callable, Sequence

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.london import event
from game.rules.london.state import State
from game.rules.london.tables.cards import PLOTS
from game.text import say
from game.ui.london.facts.place_facts import TIER_IDS
from game.ui.london.panels import story_page
from game.ui.london.story.choreography.effects import effect_of
from game.ui.london.story.choreography.timing import DEFAULT_MS, DICE_LIE, DIE_MS, MS, NOTICES, SILENT, TOLD_LATE
from game.ui.london.story.shown_state import ShownState
from game.ui.london.story.view import TableView
from game.ui.table.animation_queue import Clip

COUNT = 0.6
"""The share of a clip in which points are counted."""


def resting_state(t: State, log: Sequence[Sequence[Event]]) -> ShownState:
    """The shown state without a clip. A completed Plot card keeps showing its outcome."""
    shown = ShownState(dread=t.dread)
    inquiry = t.inquiry
    if inquiry is not None and inquiry.kind == "plot" and inquiry.card in t.done:
        texts = (one for events in reversed(log) for one in reversed(events) if isinstance(one, event.PlotResolved))
        shown.tier = next((one.tier for one in texts if one.card == inquiry.card), -1)
        shown.page = TIER_IDS[shown.tier] if shown.tier >= 0 else "front"
    return shown


def notice_text(table: TableView) -> str:
    """The text of the current notice: the caption, and the text of a new card or page."""
    shown, inquiry = table.shown, table.t.inquiry
    words = [shown.caption]
    if inquiry is not None and inquiry.kind == "plot":
        words.append(say(f"{shown.page}-{inquiry.card}"))
    page = story_page.story_page_of(table.t, shown.page_event)
    return " ".join([*words, *(page.texts if page is not None else ())])


def clips(table: TableView, moments: Sequence[EventSnapshot]) -> list[Clip]:
    """The clips of an answer; simultaneous moves share one."""
    made, at_once = list[Clip](), list[EventSnapshot]()
    for moment, following in zip(moments, [*moments[1:], None], strict=False):
        at_once.append(moment)
        together = type(moment.event) in (event.Moved, event.ItemReadied)
        if following is None or not together or type(following.event) is not type(moment.event):
            made.append(_clip(table, at_once))
            at_once = []
    return made


def _clip(table: TableView, moments: Sequence[EventSnapshot]) -> Clip:
    happened = moments[-1].event
    words = " ".join(" ".join(table.client.speaker.event(one.event).split()) for one in moments)
    kind = type(happened)
    ms = MS.get(kind, DEFAULT_MS)
    if isinstance(happened, event.DiceRolled):
        ms += DIE_MS * len(happened.dice)
    play: list[Callable[[float], None]] = []

    def begin() -> None:
        before = table.t
        counted = {seat: table.shown.points_of(before, seat) for seat in range(len(before.people))}
        for moment in moments:
            table.show_snapshot(moment, ms)
        table.shown = _settled(table.t, table.shown, words if kind not in SILENT else table.shown.caption)
        table.shown.speaker = getattr(happened, "seat", None)
        table.shown.last_actor = table.shown.last_actor if table.shown.speaker is None else table.shown.speaker
        table.shown.page_event = happened if story_page.story_page_of(table.t, happened) is not None else None
        play[:] = [_count_points(table, counted), *(effect_of(table.shown, before, table.t, one.event) for one in moments)]
        _play(0.0)

    def _play(share: float) -> None:
        if kind in TOLD_LATE:
            table.shown.caption = words if share >= DICE_LIE else say("ui-ld-scene-falls")
        for one in play:
            one(share)

    def end() -> None:
        table.shown = _settled(table.t, table.shown, table.shown.caption)

    news = isinstance(happened, NOTICES) or (isinstance(happened, event.InvestigationBegan) and happened.card in PLOTS)
    return Clip(ms, begin, _play, end, rest=ms, open=ms if news else None)


def _settled(t: State, before: ShownState, caption: str) -> ShownState:
    """The shown state between clips: page and outcome stay for the whole investigation."""
    shown = ShownState(caption=caption, dread=t.dread, last_actor=before.last_actor)
    if t.inquiry is not None:
        shown.tier, shown.page, shown.verdict = before.tier, before.page, before.verdict
    return shown


def _count_points(table: TableView, counted: dict[int, int]) -> Callable[[float], None]:
    """Count changed points one by one."""
    shown, t = table.shown, table.t
    ways = {
        seat: (start, shown.points_of(t, seat))
        for seat, start in counted.items()
        if t.inquiry is not None and seat in t.inquiry.parts
    }
    ways = {seat: way for seat, way in ways.items() if way[0] != way[1]}

    def play(share: float) -> None:
        for seat, (start, goal) in ways.items():
            shown.points[seat] = round(start + (goal - start) * min(1.0, share / COUNT))
            if share >= 1:
                shown.points.pop(seat, None)

    return play
