"""The clip of each Event of Castle Ravenloft: those of cards, rewards and sentences, and the table of all."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

from game.match.trace import EventSnapshot
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import MONSTERS
from game.text import name, say
from game.ui.ravenloft.board.effects import Act, Float, Shown, SunTrack
from game.ui.ravenloft.board.faces import marker_of, picture_of, token_of
from game.ui.ravenloft.choreography import attacks, movement
from game.ui.ravenloft.choreography.director import (
    GLOWS,
    ClipMaker,
    Director,
    Motion,
    both,
    captioned,
    curved,
    part,
    scripted,
    staged,
)
from game.ui.ravenloft.panels import rolls
from game.ui.table.director import Clip, arrive, ease, swell

FLIP, READ, BRIEF, AGAIN = 340.0, 1500.0, 560.0, 2200.0
ABOVE = 2.6
"""How far above a Hero its Item appears, in squares."""
HERO_FALLS = curved(tilt=lambda share: 24 * swell(share * 1.6), flash=lambda share: max(0.0, 1 - share * 3))
HERO_HOPS = curved(lift=lambda share: 0.3 * swell(share))
HERO_SHINES = curved(glow=swell, lift=lambda share: 0.4 * swell(share * 1.4))
REARS_UP = curved(lift=lambda share: 0.22 * swell(share))
STIRS = curved(lift=lambda share: 0.22 * swell(share), glow=swell)


def announced(ms: float) -> ClipMaker:
    """Show the sentence of an Event on the board for so many milliseconds."""
    return lambda director, event: Clip(ms, lambda: director.announce(event), end=director.rest)


def rises(ms: float, *shown: Callable[[Any], Float], hue: str = "") -> ClipMaker:
    """Show words or pictures that rise one after the other from a figure, in a ring of light of this hue."""

    def make(director: Director, event: Any) -> Clip:
        floats = [float_of(event) for float_of in shown]
        clip = director.rising(floats[0], ms)
        for one in floats[1:]:
            clip = _after(clip, director.rising(one, ms))
        return both(clip, director.pulsing(floats[0].figure, hue, ms)) if hue else clip

    return make


def _after(one: Clip, other: Clip) -> Clip:
    """A clip that starts the second clip when the first is half over."""

    def play(share: float) -> None:
        one.play(min(1.0, share * 1.5))
        if share * 1.5 >= 0.5:
            other.play(min(1.0, share * 1.5 - 0.5))

    clip = both(one, other)
    clip.ms, clip.play = one.ms + other.ms / 2, play
    return clip


# ------------------------------------------------------------------ cards


def card_shown(ms: float) -> ClipMaker:
    """Turn a card up, and keep it open for so many milliseconds to read it."""
    return lambda director, event: _turned_up(director, event.card, ms)


def _turned_up(director: Director, card: str, ms: float) -> Clip:
    whole = FLIP + ms

    def steps() -> Iterator[Motion]:
        made = director.shown = Shown(card, 0.0)
        yield lambda share: setattr(made, "turn", arrive(min(1.0, share * whole / FLIP)))
        director.rest()

    return scripted(steps(), whole, rest=ms, opens=FLIP)


def villain_of(event: Event) -> str:
    """The Villain who comes into play with an Event for the first time; "" for all others."""
    kind, _, number = getattr(event, "figure", "").rpartition("-")
    new = isinstance(event, happened.MonsterPlaced) and number == "1" and kind in MONSTERS
    return kind if new and MONSTERS[kind].villain else ""


def _is_again(event: Event, following: Event | None) -> bool:
    """Whether a Monster card is discarded as soon as it is drawn, because the Hero has one with this name."""
    match event, following:
        case happened.MonsterDrawn(), happened.MonsterDiscarded():
            return event.card == following.card
    return False


@staged(1100, rest=900)
def encounter_cancelled(director: Director, event: happened.EncounterCancelled) -> Iterator[Motion]:
    """Strike the card out and remove it."""
    made = director.shown = Shown(event.card, 1.0, "cancelled")
    director.caption = event
    yield lambda share: setattr(made, "gone", ease(part(share, 0.6, 1)))
    director.rest()


def only_logged(_on: Director, _event: Event) -> Clip:
    """An empty clip for an Event that the log and the panels show."""
    return Clip(40)


def treasure_discarded(director: Director, event: happened.TreasureDiscarded) -> Clip:
    """Announce a Treasure without effect, or show the card over the Hero who loses it; a used one is only logged."""
    lost = rises(640, lambda event: Float("", event.hero, "bad", picture_of(event.card)))
    return (announced(900) if event.vain else lost if event.hero else only_logged)(director, event)


# ------------------------------------------------------------------ rewards


def experience(director: Director, event: happened.ExperienceGained | happened.ExperienceSpent) -> Clip:
    """Show the Experience won or spent, rising from the active Hero."""
    sign, tone = ("+", "good") if isinstance(event, happened.ExperienceGained) else ("-", "plain")
    words = Float(f"{sign}{event.xp}", "", tone, token_of("experience"))
    return both(director.rising(words, 520), Clip(begin=lambda: setattr(words, "figure", director.stage.hero)))


def power_gained(director: Director, event: happened.PowerGained) -> Clip:
    """Move the Power deck to the Hero, then show the gained card in light."""
    return both(
        director.effect(Act("burst", "gold", reach=2.0), movement.AWAY, at=event.hero, rest=600),
        director.effect(Act("flight", "gold", picture=token_of("power-deck")), at=event.hero, above=ABOVE, pace=1.6),
        director.rising(Float("", event.hero, "good", picture_of(event.card)), movement.AWAY),
    )


def bonus_gained(director: Director, event: happened.BonusGained) -> Clip:
    """Show a ring and the picture of the card on each Hero who gains a lasting effect."""
    rings = [director.pulsing(hero, "gold", 700) for hero in event.heroes]
    shown = [director.rising(Float("", hero, "good", picture_of(event.card)), 700) for hero in event.heroes]
    return both(Clip(700, rest=0), *rings, *shown)


# ------------------------------------------------------------------ the turn


def activated(director: Director, event: happened.MonsterActivated) -> Clip:
    """Mark who acts now: a Monster rears up, a Trap stirs."""

    def stir(share: float) -> None:
        mark = director.stage.mark(event.figure)
        if mark is not None and director.stage.piece(event.figure) is None:
            STIRS(mark, share)

    return both(
        director.pulsing(event.figure, "blood", 420), director.posed(event.figure, REARS_UP, framed=True), Clip(play=stir)
    )


@staged(1300, rest=900)
def sun_moved(director: Director, event: happened.SunMoved) -> Iterator[Motion]:
    """Move the Sun by one space."""
    track = director.sun = SunTrack(event.space, event.last)
    director.caption = event

    def play(share: float) -> None:
        track.share = ease(min(1.0, share * 1.8))
        director.stage.dusk = (track.space - 1 + track.share) / max(1, track.last)  # the light follows the Sun

    yield play
    director.rest()


# ------------------------------------------------------------------ the table

_marker = rises(560, lambda event: Float("", event.figure, "plain", marker_of(event.marker)))

CLIP_MAKERS: dict[type[Event], ClipMaker] = {
    happened.AdventureBegan: announced(900), happened.TurnBegan: captioned(lambda director, event: both(
        director.pulsing(event.hero, "gold", 900, rest=900), Clip(begin=lambda: director.show(event.hero)))),
    happened.Walked: movement.walked, happened.Relocated: movement.relocated, happened.MonsterMoved: movement.monster_moved,
    happened.DieRolled: attacks.die_rolled, happened.Attacked: attacks.attacked, happened.Damaged: attacks.damaged,
    happened.AttackFoiled: captioned(lambda director, event: director.pulsing(event.target, "spark", 900, rest=900)),
    happened.Healed: rises(620, lambda event: Float(f"+{event.amount}", event.figure, "good"), hue="life"),
    happened.HeroFell: captioned(lambda director, event: director.posed(event.hero, HERO_FALLS, 1000, framed=True, rest=900)),
    happened.HeroRose: captioned(lambda director, event: both(
        director.pulsing(event.hero, "gold", 700, rest=500), director.posed(event.hero, HERO_HOPS))),
    happened.SurgeUsed: captioned(rises(1000, lambda event: Float("", event.hero, "good", token_of("surge")), hue="life")),
    happened.ConditionGained: rises(
        760, lambda event: Float(name(event.condition), event.hero, "plain", token_of(event.condition)), hue="frost"),
    happened.ConditionEnded: rises(560, lambda event: Float(say("ui-float-over", condition=event.condition), event.hero, "good")),
    happened.CardUsed: rises(640, lambda event: Float("", event.hero, "plain", picture_of(event.card)), hue="gold"),
    happened.BonusGained: bonus_gained,
    happened.TileLaid: movement.tile_laid, happened.TileReturned: announced(600), happened.MonsterDrawn: card_shown(BRIEF),
    happened.MonsterPlaced: movement.monster_placed, happened.MonsterActivated: activated,
    happened.MonsterIdle: rises(380, lambda event: Float(say("ui-float-idle"), event.figure)),
    happened.MonsterSlept: rises(760, lambda event: Float(say("ui-float-slept"), event.figure, "plain", token_of("daze")), hue="force"),
    happened.MonsterDestroyed: movement.monster_destroyed, happened.EncounterDrawn: card_shown(READ),
    happened.EncounterCancelled: encounter_cancelled, happened.EncounterDiscarded: announced(600),
    happened.EnvironmentChanged: captioned(lambda director, event: both(
        director.pulsing(director.stage.hero, "shadow", 1100, rest=900),
        director.effect(Act("burst", "shadow", reach=7.0), at=director.stage.hero))),
    happened.MarkerPlaced: movement.mark_placed, happened.MarkerRemoved: movement.marker_removed,
    happened.TrapDisabled: attacks.trap_disabled, happened.TreasureDrawn: card_shown(READ),
    happened.ItemGained: captioned(lambda director, event: both(
        director.effect(Act("flight", "gold", picture=picture_of(event.card)), 820, at=event.hero, above=ABOVE, rest=500),
        director.posed(event.hero, GLOWS))),
    happened.TreasureDiscarded: treasure_discarded, happened.ExperienceGained: experience, happened.ExperienceSpent: experience,
    happened.LevelGained: captioned(lambda director, event: both(
        director.effect(Act("burst", "gold", reach=2.6), 1500, at=event.hero, pace=1.3, rest=1200),
        director.posed(event.hero, HERO_SHINES))),
    happened.CardsSeen: announced(900), happened.DrawReplaced: announced(600), happened.DeckEmpty: announced(600),
    happened.SunMoved: sun_moved, happened.ThingLaid: movement.monster_placed, happened.ThingDestroyed: movement.monster_destroyed,
    happened.TokenPlaced: movement.mark_placed, happened.TokenTaken: captioned(movement.token_taken), happened.TokenTurned: captioned(movement.token_turned),
    happened.TokenMoved: movement.token_moved, happened.TokenRemoved: captioned(movement.token_removed),
    happened.TokenDrawn: captioned(rises(900, lambda event: Float("", event.hero, "good", token_of(event.token)))),
    happened.Counted: announced(700), happened.HeroLeft: captioned(movement.hero_left), happened.FigureLeft: captioned(movement.figure_left),
    happened.LootKept: captioned(rises(
        700, lambda event: Float("", event.hero, "good", picture_of(event.card)),
        lambda event: Float("", event.hero, "good", token_of("loot")))),
    happened.PowerGained: captioned(power_gained), happened.MarkerGained: _marker, happened.MarkerSpent: _marker,
    happened.Won: announced(1800), happened.Lost: announced(1800),
}  # fmt: skip

LOG_ONLY: dict[type[Event], str] = {
    happened.PhaseBegan: "the arrows of the phases show it", happened.CardTurned: "the card in the hand shows it",
    happened.BonusEnded: "the chips beside the Heroes go", happened.MonsterDiscarded: "the card was shown when it was drawn",
    happened.CardsArranged: "the order of a deck is hidden", happened.DeckShuffled: "the number of cards left shows it",
    happened.TurnEnded: "the next turn is announced immediately",
}  # fmt: skip
"""Events without an animation, each with the reason why only the log shows it."""
CLIP_MAKERS |= dict.fromkeys(LOG_ONLY, only_logged)

ROLLS = (happened.DieRolled, happened.Attacked, happened.TrapDisabled)
"""Events that are logged at the end of their clip, because the text reveals their result."""


def make_clips(director: Director, events: Sequence[Event], moments: Sequence[EventSnapshot] = ()) -> list[Clip]:
    """The clips of Events in order; with the `moments` of these Events each clip first shows its snapshot.

    A Villain's card is shown before its figure. A Monster card that is discarded at once does not wait to be read.
    """
    made = list[Clip]()
    for (event, moment), following in zip(zip_longest(events, moments), [*events[1:], None], strict=False):
        clip = make_clip(director, event, moment)
        if kind := villain_of(event):
            made.append(_villain_card(director, kind, clip, moment))
        elif _is_again(event, following):
            clip.ms, clip.rest, clip.open = FLIP + AGAIN, AGAIN, None
        made.append(clip)
    return made


def _villain_card(director: Director, kind: str, placing: Clip, moment: EventSnapshot | None) -> Clip:
    """Show the card of a Villain, which takes over the Event of the clip that places its figure."""
    clip = _turned_up(director, kind, READ)
    clip.event, placing.event = placing.event, None
    if moment is not None:
        clip.begin = partial(_both, partial(director.show_snapshot, moment), clip.begin)
    return clip


def _both(one: Callable[[], None], other: Callable[[], None]) -> None:
    one()
    other()


def make_clip(director: Director, event: Event, moment: EventSnapshot | None = None) -> Clip:
    """The clip of one Event; it also updates the snapshot, the shown state, the log and the sounds."""
    clip = CLIP_MAKERS[type(event)](director, event)
    clip.event = event
    inner, over, late = clip.begin, clip.end, isinstance(event, ROLLS)

    def begin() -> None:
        if moment is not None:
            director.show_snapshot(moment)
        if not late:
            director.note(event)
        director.play_sound(event, clip.ms)
        director.stage.follow(event)
        inner()

    def end() -> None:
        if late:
            director.note(event)
        director.last = rolls.after(director.last, event)
        over()

    clip.begin, clip.end = begin, end
    return clip
