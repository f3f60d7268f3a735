"""Choreography: how each Event is shown. One table says it; the clips are made from it."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.terrorscape import event
from game.rules.terrorscape.state import State
from game.rules.terrorscape.villa import EVERY_DOOR, WAY
from game.text import say
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import TERRORSCAPE, Colour
from game.ui.settings import Settings
from game.ui.table.director import Clip, Director, ease, swell
from game.ui.table.match_client import MatchClient
from game.ui.terrorscape import theme
from game.ui.terrorscape.board import weather
from game.ui.terrorscape.board.villa import ROOMS, Bump, Walk
from game.ui.terrorscape.encounter.dice_tower import BEAT, FALL
from game.ui.terrorscape.encounter.parts import fits, shows_board
from game.ui.terrorscape.panels.curtain import RISE
from game.ui.terrorscape.table.presentation import Presentation

STEP = 250.0
"""Milliseconds that a figure takes from room to room."""
BUMP = 120.0
"""Duration of a door's movement in milliseconds."""
READ, LETTER = 650.0, 22.0
"""Least milliseconds for which a sentence is shown, and the addition per letter."""
ROLL = 700.0
CARD = 900.0
"""Milliseconds that a played card is shown more than its sentence."""
QUICK = 0.6
"""Duration of a clip in the recap, as a share of its usual duration."""
GHOST = "specter"
"""The killer that passes through walls and opens no doors."""
LAMP, DANGER = theme.LAMP, TERRORSCAPE.danger


class EventClip(NamedTuple):
    """How an Event is shown: its icon on the curtain, and its motion.

    `news` pauses until a person has read it: always, for all but who caused it ("others"), "unless-kept" (the next prompt shows the
    item), "unless-judged" (the verdict shows the dice and the injury), or "unless-met" (the encounter that follows pauses). Without
    `words` it is in the log alone, without `recap` not on the curtain. It takes `ms` more than its sentence, which is disclosed after
    `delay`. Its sound comes after `sound_ms`, with the `cues` beside it, from the killer's location if it is `his`.
    """

    sign: str = "cards"
    colour: Colour = LAMP
    motion: Literal["", "walk", "door", "dice", "verdict", "trap", "lightning"] = ""
    news: Literal["", "always", "others", "unless-kept", "unless-judged", "unless-met"] = ""
    words: bool = True
    recap: bool = True
    ms: float = 0.0
    delay: float = 0.0
    sound_ms: float = 0.0
    cues: tuple[str, ...] = ()
    his: bool = False


QUIET, NEWS, HIS = EventClip(words=False), EventClip(news="always"), EventClip(his=True)
CLIPS: dict[type[Event], EventClip] = {
    event.RoundBegan: EventClip("hourglass"),
    event.NoiseHeard: EventClip("noise", news="others"),
    event.CrackerHeard: EventClip(news="others"),
    # survivors
    event.SurvivorWalked: EventClip(motion="walk"),
    event.PassageTaken: EventClip(motion="walk"),
    event.FearGained: EventClip("fear", theme.KIND["special"]),
    event.FearLost: EventClip("heart"),
    event.Healed: EventClip("heart"),
    event.Injured: EventClip("drop", DANGER, news="unless-judged"),
    event.Eliminated: EventClip("drop", DANGER, news="always"),
    event.Screamed: EventClip("noise", DANGER, news="always"),
    event.ItemDrawn: EventClip(news="unless-kept"),
    event.ItemTaken: QUIET,
    event.Discovered: QUIET,
    event.KeyHung: EventClip("key", news="always"),
    event.KeyKept: NEWS,
    event.RescueCalled: EventClip("radio", news="always"),
    event.RescueMoved: EventClip("radio"),
    event.SurvivorEscaped: NEWS,
    event.PlanFulfilled: NEWS,
    # doors
    event.BarricadePlaced: EventClip("planks", motion="door"),
    event.BarricadeLifted: EventClip(motion="door"),
    event.BarricadeBroken: EventClip("planks", DANGER, motion="door"),
    event.BarricadeCleared: EventClip("unbar", motion="door"),
    # the killer
    event.KillerTurnBegan: EventClip(recap=False),
    event.KillerRested: EventClip(words=False, recap=False, his=True),
    event.KillerMoved: EventClip("feet", DANGER, motion="walk"),
    event.Crept: EventClip(motion="walk"),
    event.KillerHid: EventClip("feet", DANGER),
    event.KillerAppeared: EventClip("feet", DANGER, news="always"),
    event.Searched: EventClip("knife", DANGER, news="unless-met"),
    event.Sensed: EventClip("glass", DANGER, news="always"),
    event.LevelGained: EventClip("star", DANGER, news="others", his=True),
    event.StrengthChanged: EventClip(recap=False, his=True),
    event.AbilitiesDrawn: QUIET,
    event.AbilityUnlocked: NEWS,
    event.CardPlayed: EventClip(news="others", ms=CARD, his=True),
    event.CardsPaid: HIS,
    event.TraitUsed: HIS,
    event.Taunted: HIS,
    event.KillerWaited: HIS,
    event.TraitsShown: NEWS,
    # encounters
    event.EncounterBegan: EventClip("knife", DANGER, motion="lightning", news="always", cues=("thunder-near",)),
    event.DefenderNamed: EventClip(words=False, recap=False),
    event.TraitShown: NEWS,
    event.DiceRolled: EventClip(motion="dice", news="unless-judged", ms=ROLL, delay=FALL),
    event.TrapSprung: EventClip(motion="trap", news="always"),
    event.Defended: EventClip("shield", motion="verdict", news="always", ms=ROLL, delay=2 * BEAT, sound_ms=2 * BEAT),
    event.EncounterCalledOff: EventClip(news="always", his=True),
    event.SlippedAway: NEWS,
    event.Warded: NEWS,
}
"""How each Event is shown; others have a sentence and nothing more."""
PLAIN = EventClip()


class Showing(NamedTuple):
    """What clips change: the presentation, and what the director shows of its client's side; `again` if the log has it already."""

    presentation: Presentation
    settings: Settings
    director: Director
    again: bool = False


def clip_of(happened: Event) -> EventClip:
    """How an Event is shown."""
    return CLIPS.get(type(happened), PLAIN)


def clips(showing: Showing, moments: Sequence[EventSnapshot], *, own: bool) -> list[Clip]:
    """The clips of these moments. The player's `own` actions get a sentence only if they reveal something new."""
    made = [_clip(showing, moment, own=own) for moment in moments]
    around = [None, *(moment.event for moment in moments), None]
    for moment, before, following, clip in zip(moments, around, around[2:], made, strict=False):
        if clip.ms and _is_news(showing.director.client, moment.event, (before, following), own=own):
            clip.open = clip_of(moment.event).delay
    return made


def recap_clips(showing: Showing, moments: Sequence[EventSnapshot]) -> list[Clip]:
    """Clips of what a side has missed since its last answer, at a faster pace, for the board behind the rising curtain.

    The curtain has told what is public: it is shown again, with its motion, but not stopped at.
    """
    heard = [moment for moment in moments if clip_of(moment.event).recap]
    every = clips(showing, heard, own=False)
    for moment, clip in zip(heard, every, strict=True):
        clip.open = None if moment.event.audience is None else clip.open  # the curtain has told what is public
    made = [clip for clip in every if clip.ms]
    for clip in made:
        clip.ms, clip.rest = clip.ms * QUICK, clip.ms * QUICK if clip.rest else clip.rest
        clip.open = None if clip.open is None else clip.open * QUICK
    return [Clip(RISE, rest=0.0), *made] if made else []


def public_part(canvas: Canvas, director: Director, moments: Sequence[EventSnapshot], made: Sequence[Clip]) -> int:
    """How many moments, shown by the clips `made`, there are until an encounter's public screen gives way to the board."""
    public = False
    for number, (moment, clip) in enumerate(zip(moments, made, strict=True)):
        t: State = director.client.seen(moment)
        on_board = shows_board(t, moment.event, walks=walk_of(moment.event) is not None)
        shown = t.encounter is not None and not on_board and fits(canvas)
        if public and not shown:
            return number
        public = public or (shown and clip.ms > 0)
    return len(moments)


def _is_news(side: MatchClient, happened: Event, beside: tuple[Event | None, Event | None], *, own: bool) -> bool:
    """Whether an Event pauses until it is read, with the ones before and after it `beside` it."""
    news = clip_of(happened).news
    if news == "unless-kept":
        return side.seat is None or side.decision is None or side.decision.prompt != "prompt-keep"
    if news == "unless-judged":
        return not any(isinstance(one, event.Defended) for one in beside)
    if news == "unless-met":
        return not isinstance(beside[1], event.EncounterBegan)
    return news == "always" or (news == "others" and not own)


def _clip(showing: Showing, moment: EventSnapshot, *, own: bool) -> Clip:
    """The clip of an Event."""
    happened, presentation, spec = moment.event, showing.presentation, clip_of(moment.event)
    director, side = showing.director, showing.director.client
    words = " ".join(side.speaker.event(happened).split()) if spec.words else ""
    if own and happened.audience is not None and not happened.reveals:
        words = ""
    words = words if showing.again else anew(presentation, happened, words)
    way, door = walk_of(happened), door_of(happened, side.view.state.killer)
    ms = spec.ms + (READ + LETTER * len(words) if words else STEP if way else BUMP if door else 0.0)

    def begin() -> None:
        director.show(moment, again=showing.again)
        director.hear(happened, 0.0)
        dice, played = getattr(happened, "dice", ()), played_card(happened) if not own else ""
        presentation.begin(spec.motion, dice, say("ui-ts-enc-fall") if spec.delay else words, played)
        presentation.shows_board = shows_board(director.state, happened, walks=way is not None)

    def play(share: float) -> None:
        now, before = share * ms, presentation.seen
        presentation.flash = lightning(showing.settings, now) if spec.motion == "lightning" else 0.0
        presentation.throw.advance(now)
        if now >= spec.delay:
            presentation.caption = words
        presentation.bump = bump(door, now, STEP if way else 0.0)
        if way is not None:
            who, walk = way
            presentation.walks[who] = walk._replace(share=ease(min(1.0, now / STEP)))
        director.changed = director.changed or presentation.seen != before

    def end() -> None:
        presentation.end()
        director.changed = True

    return Clip(ms, begin, play, end, rest=ms if words else 0.0, event=happened)


def anew(presentation: Presentation, happened: Event, words: str) -> str:
    """The sentence of an Event; if the same news came just before, it says so, or the notice would seem not to have gone."""
    if type(happened).turns:
        presentation.told = ""
    if not clip_of(happened).news or not words:
        return words
    told, presentation.told = presentation.told, words
    return say("ui-ts-once-more", words=words) if told == words else words


def played_card(happened: Event) -> str:
    """The card that an Event shows to everybody, large on the board of the side that did not play it (TS-168)."""
    return happened.card if isinstance(happened, event.CardPlayed) else ""


# ------------------------------------------------------------------ motion


def lightning(settings: Settings, ms: float) -> float:
    """The brightness of lightning `ms` after an encounter has begun; none with soft effects or reduced motion."""
    return 0.0 if settings.soft or settings.reduced else weather.flash(ms)


def walk_of(happened: Event) -> tuple[str, Walk] | None:
    """The figure that walks in an Event, and its way."""
    if not isinstance(happened, event.SurvivorWalked | event.PassageTaken | event.KillerMoved | event.Crept):
        return None
    who = happened.survivor if isinstance(happened, event.SurvivorWalked | event.PassageTaken) else "killer"
    return who, Walk(happened.origin, happened.place, ROOMS[happened.origin].spot, ROOMS[happened.place].spot)


def door_through(happened: Event, killer: str) -> str:
    """The door that a figure walks through, or "". A spectre moves no door."""
    walks = event.SurvivorWalked if killer == GHOST else event.SurvivorWalked | event.Crept | event.KillerMoved
    door = WAY.get((happened.origin, happened.place), "") if isinstance(happened, walks) else ""
    return door if door in EVERY_DOOR else ""


def door_of(happened: Event, killer: str) -> str:
    """The door that an Event opens, bars or clears, or ""."""
    if clip_of(happened).motion == "door":
        return str(getattr(happened, "door", ""))
    return door_through(happened, killer)


def bump(door: str, ms: float, walk: float) -> Bump | None:
    """The movement of a door `ms` after its Event; a `walk` of so many milliseconds reaches the door halfway."""
    return Bump(door, swell((ms - max(0.0, walk - BUMP) / 2) / BUMP)) if door else None
