"""Clips of cards, rewards and costs, the Sun, and sentences on the board."""

from typing import Any

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.text import say
from game.ui.ravenloft.board.faces import marker_of, picture_of, token_of
from game.ui.ravenloft.board.transients import Act, Float, Shown, SunTrack
from game.ui.ravenloft.choreography.combined_clips import both, captioned, pulsing, rising
from game.ui.ravenloft.choreography.director import Director
from game.ui.table.animation_queue import Clip, arrive, ease, swell

FLIP, READ, BRIEF = 340.0, 1500.0, 560.0


def _open(director: Director, card: str, ms: float) -> Clip:
    """Turn a card up and keep it open for a while."""
    made = Shown(card, 0.0)

    def begin() -> None:
        director.shown = made

    def play(share: float) -> None:
        made.turn = arrive(min(1.0, share * ms / FLIP))

    return Clip(ms, begin, play, director.rest, rest=ms - FLIP, open=FLIP)


def card_shown(director: Director, event: Any) -> Clip:
    """Turn a card up and leave time to read it."""
    return _open(director, event.card, FLIP + READ)


def known_card_shown(director: Director, event: Any) -> Clip:
    """Show a card that is already known, more briefly."""
    return _open(director, event.card, FLIP + BRIEF)


def card_used(director: Director, event: happened.CardUsed) -> Clip:
    """Show the picture of a card that a Hero uses, in a ring of light."""
    words = Float("", event.hero, "plain", picture_of(event.card))
    return both(rising(director, words, 640), pulsing(director, event.hero, "gold", 640))


def encounter_cancelled(director: Director, event: happened.EncounterCancelled) -> Clip:
    """Strike the card out and remove it."""
    made = Shown(event.card, 1.0, "cancelled")

    def begin() -> None:
        director.shown, director.caption = made, event

    def play(share: float) -> None:
        made.gone = ease(max(0.0, share - 0.6) / 0.4)

    return Clip(1100, begin, play, director.rest, rest=900)


def environment_changed(director: Director, event: happened.EnvironmentChanged) -> Clip:
    """Spread a wave over the castle from the active Hero."""
    clip = pulsing(director, director.stage.hero, "shadow", 1100, rest=900)
    wave = Act("burst", "shadow", (0.0, 0.0), (0.0, 0.0), reach=7.0)

    def begin() -> None:
        if (spot := director.spot(director.stage.hero)) is not None:
            wave.origin = wave.goal = spot
            director.acts.append(wave)

    def play(share: float) -> None:
        wave.share = share

    return captioned(director, event, both(clip, Clip(begin=begin, play=play)))


def item_gained(director: Director, event: happened.ItemGained) -> Clip:
    """Move the Item to its Hero."""
    flight = Act("flight", "gold", (0.0, 0.0), (0.0, 0.0), picture=picture_of(event.card))

    def begin() -> None:
        director.caption = event
        if (spot := director.spot(event.hero)) is not None:
            flight.origin, flight.goal = (spot[0], spot[1] - 2.6), spot
            director.acts.append(flight)

    def play(share: float) -> None:
        flight.share = share
        if (piece := director.piece(event.hero)) is not None:
            piece.glow = swell(share)

    def end() -> None:
        director.rest()
        if (piece := director.piece(event.hero)) is not None:
            piece.glow = 0.0

    return Clip(820, begin, play, end, rest=500)


def experience(director: Director, event: Any) -> Clip:
    """Show the Experience won or spent, rising from the active Hero."""
    won = isinstance(event, happened.ExperienceGained)
    words = Float(f"{'+' if won else '-'}{event.xp}", "", "good" if won else "plain", token_of("experience"))
    clip = rising(director, words, 520)
    inner = clip.begin

    def begin() -> None:
        words.figure = director.stage.hero
        inner()

    clip.begin = begin
    return clip


def level_gained(director: Director, event: happened.LevelGained) -> Clip:
    """Show rays of light from a Hero who gains a level."""
    rays = Act("burst", "gold", (0.0, 0.0), (0.0, 0.0), reach=2.6)

    def begin() -> None:
        if (spot := director.spot(event.hero)) is not None:
            rays.origin = rays.goal = spot
            director.acts.append(rays)

    def play(share: float) -> None:
        rays.share = min(1.0, share * 1.3)
        if (piece := director.piece(event.hero)) is not None:
            piece.glow = swell(share)
            piece.lift = 0.4 * swell(share * 1.4)

    def end() -> None:
        if (piece := director.piece(event.hero)) is not None:
            piece.calm()

    return captioned(director, event, Clip(1500, begin, play, end, rest=1200))


def bonus_gained(director: Director, event: happened.BonusGained) -> Clip:
    """Show a ring and the picture of the card on each Hero who gains a lasting effect."""
    clip = Clip(700, rest=0)
    for hero in event.heroes:
        clip = both(
            clip,
            both(pulsing(director, hero, "gold", 700), rising(director, Float("", hero, "good", picture_of(event.card)), 700)),
        )
    return clip


def activated(director: Director, event: happened.MonsterActivated) -> Clip:
    """Mark who acts now: a Monster rears up, a Trap stirs."""
    ring = pulsing(director, event.figure, "blood", 420)

    def play(share: float) -> None:
        up = 0.22 * swell(share)
        if (piece := director.piece(event.figure)) is not None:
            piece.lift = up
        elif (mark := director.stage.mark(event.figure)) is not None:
            mark.lift, mark.glow = up, swell(share)

    def begin() -> None:
        if (spot := director.spot(event.figure)) is not None:
            director.frame([spot])

    return both(ring, Clip(begin=begin, play=play))


def idle(director: Director, event: happened.MonsterIdle) -> Clip:
    """Show a word on a Monster that has nothing to do."""
    return rising(director, Float(say("ui-float-idle"), event.figure, "plain"), 380)


def slept(director: Director, event: happened.MonsterSlept) -> Clip:
    """Show a word on a Monster that a card keeps from acting."""
    words = Float(say("ui-float-slept"), event.figure, "plain", token_of("daze"))
    return both(rising(director, words, 760), pulsing(director, event.figure, "force", 760))


def marker_moved(director: Director, event: happened.MarkerGained | happened.MarkerSpent) -> Clip:
    """Show a marker that is placed on a Monster or Villain, or removed from it."""
    return rising(director, Float("", event.figure, "plain", marker_of(event.marker)), 560)


def sun_moved(director: Director, event: happened.SunMoved) -> Clip:
    """Move the Sun by one space."""
    track = SunTrack(event.space, event.last)

    def begin() -> None:
        director.sun, director.caption = track, event

    def play(share: float) -> None:
        track.share = ease(min(1.0, share * 1.8))
        director.stage.dusk = (track.space - 1 + track.share) / max(1, track.last)  # the light follows the Sun

    return Clip(1300, begin, play, director.rest, rest=900)


def announced(director: Director, event: Event) -> Clip:
    """Show a sentence on the board."""
    return Clip(900, lambda: director.announce(event), end=director.rest)


def turn_began(director: Director, event: happened.TurnBegan) -> Clip:
    """Announce the next Hero with a sentence and a ring, and scroll the Hero into view."""

    def begin() -> None:
        if (spot := director.spot(event.hero)) is not None:
            director.frame([spot])

    return captioned(director, event, both(pulsing(director, event.hero, "gold", 900, rest=900), Clip(begin=begin)))


def match_ended(director: Director, event: Event) -> Clip:
    """Show the sentence that ends the match, for longer than others."""
    return Clip(1800, lambda: director.announce(event), end=director.rest)


def announced_briefly(director: Director, event: Event) -> Clip:
    """Show a sentence for a short time."""
    return Clip(600, lambda: director.announce(event), end=director.rest)


def treasure_discarded(director: Director, event: happened.TreasureDiscarded) -> Clip:
    """Announce a Treasure without effect, or show the card over the Hero who loses it; a used one is only logged."""
    if event.vain:
        return announced(director, event)
    return (
        rising(director, Float("", event.hero, "bad", picture_of(event.card)), 640)
        if event.hero
        else only_logged(director, event)
    )


def only_logged(_on: Director, _event: Event) -> Clip:
    """Return an empty clip for an Event that the log and the panels show."""
    return Clip(40)
