"""Clips of cards, rewards and costs, the Sun, and sentences on the board."""

from typing import Any

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.text import say
from game.ui.ravenloft.board.effects import Act, Float, Shown, SunTrack
from game.ui.ravenloft.board.faces import marker_of, picture_of, token_of
from game.ui.ravenloft.choreography.director import NOWHERE, ClipMaker, Director, both, captioned, effect, posed, pulsing, rising
from game.ui.ravenloft.choreography.shown_state import Piece
from game.ui.table.director import Clip, arrive, ease, swell

FLIP, READ, BRIEF = 340.0, 1500.0, 560.0
ABOVE = 2.6
"""How far above a Hero its Item appears, in squares."""


def card_shown(ms: float) -> ClipMaker:
    """Turn a card up, and keep it open for so many milliseconds to read it."""

    def make(director: Director, event: Any) -> Clip:
        made, whole = Shown(event.card, 0.0), FLIP + ms

        def begin() -> None:
            director.shown = made

        def play(share: float) -> None:
            made.turn = arrive(min(1.0, share * whole / FLIP))

        return Clip(whole, begin, play, director.rest, rest=ms, open=FLIP)

    return make


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
    hero = director.stage.hero
    wave = effect(director, Act("burst", "shadow", NOWHERE, NOWHERE, reach=7.0), place=lambda: director.at(director.stage.hero))
    return captioned(director, event, both(pulsing(director, hero, "shadow", 1100, rest=900), wave))


def item_gained(director: Director, event: happened.ItemGained) -> Clip:
    """Move the Item to its Hero."""
    flight = Act("flight", "gold", NOWHERE, NOWHERE, picture=picture_of(event.card))
    moved = effect(director, flight, 820, place=lambda: director.at(event.hero, ABOVE), rest=500)
    return captioned(director, event, both(moved, posed(director, event.hero, _shine, end=_dull)))


def _shine(piece: Piece, share: float) -> None:
    piece.glow = swell(share)


def _dull(piece: Piece) -> None:
    piece.glow = 0.0


def experience(director: Director, event: Any) -> Clip:
    """Show the Experience won or spent, rising from the active Hero."""
    won = isinstance(event, happened.ExperienceGained)
    words = Float(f"{'+' if won else '-'}{event.xp}", "", "good" if won else "plain", token_of("experience"))

    def begin() -> None:
        words.figure = director.stage.hero

    return both(rising(director, words, 520), Clip(begin=begin))


def level_gained(director: Director, event: happened.LevelGained) -> Clip:
    """Show rays of light from a Hero who gains a level."""
    rays = Act("burst", "gold", NOWHERE, NOWHERE, reach=2.6)

    def rise(piece: Piece, share: float) -> None:
        piece.glow = swell(share)
        piece.lift = 0.4 * swell(share * 1.4)

    shine = effect(director, rays, 1500, place=lambda: director.at(event.hero), pace=lambda share: share * 1.3, rest=1200)
    return captioned(director, event, both(shine, posed(director, event.hero, rise)))


def bonus_gained(director: Director, event: happened.BonusGained) -> Clip:
    """Show a ring and the picture of the card on each Hero who gains a lasting effect."""
    rings = [pulsing(director, hero, "gold", 700) for hero in event.heroes]
    shown = [rising(director, Float("", hero, "good", picture_of(event.card)), 700) for hero in event.heroes]
    return both(Clip(700, rest=0), *rings, *shown)


def activated(director: Director, event: happened.MonsterActivated) -> Clip:
    """Mark who acts now: a Monster rears up, a Trap stirs."""

    def rear(piece: Piece, share: float) -> None:
        piece.lift = 0.22 * swell(share)

    def stir(share: float) -> None:
        mark = director.stage.mark(event.figure)
        if mark is not None and director.piece(event.figure) is None:
            mark.lift, mark.glow = 0.22 * swell(share), swell(share)

    body = posed(director, event.figure, rear, framed=True, end=None)
    return both(pulsing(director, event.figure, "blood", 420), body, Clip(play=stir))


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


def announced(ms: float) -> ClipMaker:
    """Show the sentence of an Event on the board for so many milliseconds."""
    return lambda director, event: Clip(ms, lambda: director.announce(event), end=director.rest)


def turn_began(director: Director, event: happened.TurnBegan) -> Clip:
    """Announce the next Hero with a sentence and a ring, and scroll the Hero into view."""

    def begin() -> None:
        if (spot := director.spot(event.hero)) is not None:
            director.frame([spot])

    return captioned(director, event, both(pulsing(director, event.hero, "gold", 900, rest=900), Clip(begin=begin)))


def treasure_discarded(director: Director, event: happened.TreasureDiscarded) -> Clip:
    """Announce a Treasure without effect, or show the card over the Hero who loses it; a used one is only logged."""
    if event.vain:
        return announced(900)(director, event)
    if event.hero:
        return rising(director, Float("", event.hero, "bad", picture_of(event.card)), 640)
    return only_logged(director, event)


def only_logged(_on: Director, _event: Event) -> Clip:
    """Return an empty clip for an Event that the log and the panels show."""
    return Clip(40)
