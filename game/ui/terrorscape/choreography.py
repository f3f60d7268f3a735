"""Choreography: each Event becomes a clip with its state, moving figures, a sentence and sounds."""

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import State
from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.table.animation_queue import Clip, ease
from game.ui.terrorscape.board import doors, weather
from game.ui.terrorscape.board.villa import ROOMS, Walk
from game.ui.terrorscape.encounter import dice_tower, timing
from game.ui.terrorscape.encounter.layout import fits
from game.ui.terrorscape.table.curtain import OMITTED, RISE
from game.ui.terrorscape.table.side import Side
from game.ui.terrorscape.table.view import TableView

STEP = 250.0
"""Milliseconds that a figure takes from room to room."""
READ, LETTER = 650.0, 22.0
"""Least milliseconds for which a sentence is shown, and the addition per letter."""
ROLL = 700.0
QUICK = 0.6
"""Duration of a clip in the recap, as a share of its usual duration."""
SILENT: tuple[type[Event], ...] = (
    event.KillerRested,
    event.DefenderNamed,
    event.ItemTaken,
    event.Discovered,
    event.AbilitiesDrawn,
)
"""Events that appear in the log alone."""
NEWS: tuple[type[Event], ...] = (
    event.RescueCalled, event.KeyHung, event.Sensed, event.Searched, event.KillerAppeared, event.Screamed, event.Warded, event.Eliminated,
    event.TrapSprung, event.Defended, event.TraitsShown, event.TraitShown, event.SlippedAway, event.EncounterCalledOff,
    event.SurvivorEscaped, event.PlanFulfilled, event.AbilityUnlocked, event.KeyKept,
)  # fmt: skip
"""Events that pause until a person has read them."""
HEARD: tuple[type[Event], ...] = (event.NoiseHeard, event.CrackerHeard)
"""Events that pause for everybody but the player who caused them."""


def clips(table: TableView, side: Side, moments: list[EventSnapshot], *, own: bool, again: bool = False) -> list[Clip]:
    """The clips of these moments. The player's `own` actions get a sentence only if they reveal something new.

    `again` marks moments that are in the log already.
    """
    made = [_clip(table, side, moment, own=own, again=again) for moment in moments]
    for moment, following, clip in zip(moments, [*moments[1:], None], made, strict=False):
        if clip.ms and _news(side, moment.event, None if following is None else following.event, own=own):
            clip.open = dice_tower.text_delay(moment.event)
    return made


def recap_clips(table: TableView, side: Side, moments: list[EventSnapshot]) -> list[Clip]:
    """Clips of what a side has missed since its last answer, at a faster pace, for the board behind the rising curtain."""
    heard = [moment for moment in moments if not isinstance(moment.event, OMITTED)]
    made = [clip for clip in clips(table, side, heard, own=False, again=True) if clip.ms]
    for clip in made:
        clip.ms, clip.rest = clip.ms * QUICK, clip.ms * QUICK if clip.rest else clip.rest
        clip.open = None if clip.open is None else clip.open * QUICK
    return [Clip(RISE, rest=0.0), *made] if made else []


def public_part(canvas: Canvas, side: Side, moments: list[EventSnapshot], made: list[Clip]) -> int:
    """The number of moments until the encounter's public screen gives way to the board; all of them if it does not.

    `made` are their clips: a moment that takes no time is not seen.
    """
    public = False
    for number, (moment, clip) in enumerate(zip(moments, made, strict=True)):
        t: State = side.seen(moment)
        shows_board = timing.shows_board(t, moment.event, walks=_way(moment.event) is not None)
        shown = t.encounter is not None and not shows_board and fits(canvas)
        if public and not shown:
            return number
        public = public or (shown and clip.ms > 0)
    return len(moments)


def _news(side: Side, happened: Event, following: Event | None, *, own: bool) -> bool:
    """Whether an Event pauses until it is read. Not if the next prompt or the verdict shows it anyway."""
    if isinstance(happened, HEARD):
        return not own
    if isinstance(happened, event.ItemDrawn):
        return side.seat is None or side.decision is None or side.decision.prompt != "prompt-keep"
    return isinstance(happened, NEWS) or (isinstance(happened, event.DiceRolled) and not isinstance(following, event.Defended))


def _clip(table: TableView, side: Side, moment: EventSnapshot, *, own: bool, again: bool) -> Clip:
    happened = moment.event
    words = "" if isinstance(happened, SILENT) else " ".join(side.speaker.event(happened).split())
    if own and happened.audience is not None and not happened.reveals:
        words = ""
    way, door = _way(happened), doors.moved(happened, table.t.killer)
    ms = READ + LETTER * len(words) if words else STEP if way else doors.BUMP if door else 0.0
    if isinstance(happened, event.DiceRolled | event.Defended):
        ms += ROLL

    def begin() -> None:
        table.show_snapshot(side, moment, again=again)
        table.throw = dice_tower.throw_of(happened)
        table.shows_board = timing.shows_board(table.t, happened, walks=way is not None)
        table.caption = say("ui-ts-enc-fall") if dice_tower.text_delay(happened) else words
        if isinstance(happened, event.DiceRolled):
            table.dice = happened.dice
        elif not isinstance(happened, event.TrapSprung | event.Defended):
            table.dice = ()
        if ms:
            table.note_public()

    def play(share: float) -> None:
        table.flash = _lightning(table, happened, share * ms)
        table.throw.advance(share * ms)
        if share * ms >= dice_tower.text_delay(happened):
            table.caption = words
        table.bump = doors.bump(door, share * ms, STEP if way else 0.0)
        if way is not None:
            who, walk = way
            table.walks[who] = walk._replace(share=ease(min(1.0, share * ms / STEP)))

    def end() -> None:
        table.walks.clear()
        table.caption, table.flash, table.bump = "", 0.0, None

    return Clip(ms, begin, play, end, rest=ms if words else 0.0)


def _lightning(table: TableView, happened: Event, ms: float) -> float:
    """The brightness of lightning `ms` after an encounter has begun; none with soft effects or reduced motion."""
    settings = table.context.settings
    strikes = isinstance(happened, event.EncounterBegan) and not (settings.soft or settings.reduced)
    return weather.flash(ms) if strikes else 0.0


def _way(happened: Event) -> tuple[str, Walk] | None:
    """The figure that walks in an Event, and its way."""
    if not isinstance(happened, event.SurvivorWalked | event.PassageTaken | event.KillerMoved | event.Crept):
        return None
    who = happened.survivor if isinstance(happened, event.SurvivorWalked | event.PassageTaken) else "killer"
    return who, Walk(happened.origin, happened.place, ROOMS[happened.origin].spot, ROOMS[happened.place].spot)
