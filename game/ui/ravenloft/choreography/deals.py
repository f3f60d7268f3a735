"""Clips of cards, of what is won and spent, of the Sun, and of sentences that are said on the board."""

from typing import Any

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.text import say
from game.ui.ravenloft.board.faces import marker_of, picture_of, token_of
from game.ui.ravenloft.board.transients import Act, Float, Shown, SunTrack
from game.ui.ravenloft.choreography.blows import both, captioned, pulsing, rising
from game.ui.ravenloft.choreography.director import Director
from game.ui.table.animation_queue import Clip, arrive, ease, swell

FLIP, READ, GLIMPSE = 340.0, 1500.0, 560.0


def _open(on: Director, card: str, ms: float) -> Clip:
    """A card is turned up and lies open for a while."""
    made = Shown(card, 0.0)

    def begin() -> None:
        on.shown = made

    def play(share: float) -> None:
        made.turn = arrive(min(1.0, share * ms / FLIP))

    return Clip(ms, begin, play, on.rest, rest=ms - FLIP, open=FLIP)


def card_shown(on: Director, event: Any) -> Clip:
    """A card is turned up, and time is left to read it."""
    return _open(on, event.card, FLIP + READ)


def card_glimpsed(on: Director, event: Any) -> Clip:
    """A card that is known already is shown more briefly."""
    return _open(on, event.card, FLIP + GLIMPSE)


def card_used(on: Director, event: happened.CardUsed) -> Clip:
    """A Hero takes up a card: its picture rises, in a ring of light."""
    words = Float("", event.hero, "plain", picture_of(event.card))
    return both(rising(on, words, 640), pulsing(on, event.hero, "gold", 640))


def encounter_cancelled(on: Director, event: happened.EncounterCancelled) -> Clip:
    """The card is struck out and goes."""
    made = Shown(event.card, 1.0, "cancelled")

    def begin() -> None:
        on.shown, on.caption = made, event

    def play(share: float) -> None:
        made.gone = ease(max(0.0, share - 0.6) / 0.4)

    return Clip(1100, begin, play, on.rest, rest=900)


def environment_changed(on: Director, event: happened.EnvironmentChanged) -> Clip:
    """Another air goes through the castle: a wave from the Hero whose turn it is."""
    clip = pulsing(on, on.stage.hero, "shadow", 1100, rest=900)
    wave = Act("burst", "shadow", (0.0, 0.0), (0.0, 0.0), reach=7.0)

    def begin() -> None:
        if (spot := on.spot(on.stage.hero)) is not None:
            wave.origin = wave.goal = spot
            on.acts.append(wave)

    def play(share: float) -> None:
        wave.share = share

    return captioned(on, event, both(clip, Clip(begin=begin, play=play)))


def item_gained(on: Director, event: happened.ItemGained) -> Clip:
    """The Item goes to its Hero."""
    flight = Act("flight", "gold", (0.0, 0.0), (0.0, 0.0), picture=picture_of(event.card))

    def begin() -> None:
        on.caption = event
        if (spot := on.spot(event.hero)) is not None:
            flight.origin, flight.goal = (spot[0], spot[1] - 2.6), spot
            on.acts.append(flight)

    def play(share: float) -> None:
        flight.share = share
        if (piece := on.piece(event.hero)) is not None:
            piece.glow = swell(share)

    def end() -> None:
        on.rest()
        if (piece := on.piece(event.hero)) is not None:
            piece.glow = 0.0

    return Clip(820, begin, play, end, rest=500)


def experience(on: Director, event: Any) -> Clip:
    """Experience is won or spent: the number rises from the Hero whose turn it is."""
    won = isinstance(event, happened.ExperienceGained)
    words = Float(f"{'+' if won else '-'}{event.xp}", "", "good" if won else "plain", token_of("experience"))
    clip = rising(on, words, 520)
    inner = clip.begin

    def begin() -> None:
        words.figure = on.stage.hero
        inner()

    clip.begin = begin
    return clip


def level_gained(on: Director, event: happened.LevelGained) -> Clip:
    """A Hero grows: light goes out from it."""
    rays = Act("burst", "gold", (0.0, 0.0), (0.0, 0.0), reach=2.6)

    def begin() -> None:
        if (spot := on.spot(event.hero)) is not None:
            rays.origin = rays.goal = spot
            on.acts.append(rays)

    def play(share: float) -> None:
        rays.share = min(1.0, share * 1.3)
        if (piece := on.piece(event.hero)) is not None:
            piece.glow = swell(share)
            piece.lift = 0.4 * swell(share * 1.4)

    def end() -> None:
        if (piece := on.piece(event.hero)) is not None:
            piece.calm()

    return captioned(on, event, Clip(1500, begin, play, end, rest=1200))


def bonus_gained(on: Director, event: happened.BonusGained) -> Clip:
    """A lasting effect: a ring around each Hero that it serves, and the card's picture."""
    clip = Clip(700, rest=0)
    for hero in event.heroes:
        clip = both(clip, both(pulsing(on, hero, "gold", 700), rising(on, Float("", hero, "good", picture_of(event.card)), 700)))
    return clip


def activated(on: Director, event: happened.MonsterActivated) -> Clip:
    """Who acts now is seen: a Monster rears up, a Trap stirs."""
    ring = pulsing(on, event.figure, "blood", 420)

    def play(share: float) -> None:
        up = 0.22 * swell(share)
        if (piece := on.piece(event.figure)) is not None:
            piece.lift = up
        elif (mark := on.stage.mark(event.figure)) is not None:
            mark.lift, mark.glow = up, swell(share)

    def begin() -> None:
        if (spot := on.spot(event.figure)) is not None:
            on.frame([spot])

    return both(ring, Clip(begin=begin, play=play))


def idle(on: Director, event: happened.MonsterIdle) -> Clip:
    """A Monster finds nothing to do, and a word says so."""
    return rising(on, Float(say("ui-float-idle"), event.figure, "plain"), 380)


def slept(on: Director, event: happened.MonsterSlept) -> Clip:
    """A card keeps a Monster from acting."""
    words = Float(say("ui-float-slept"), event.figure, "plain", token_of("daze"))
    return both(rising(on, words, 760), pulsing(on, event.figure, "force", 760))


def marker_moved(on: Director, event: happened.MarkerGained | happened.MarkerSpent) -> Clip:
    """A marker is laid on a Monster or Villain, or leaves it."""
    return rising(on, Float("", event.figure, "plain", marker_of(event.marker)), 560)


def sun_moved(on: Director, event: happened.SunMoved) -> Clip:
    """The Sun goes on by one space."""
    track = SunTrack(event.space, event.last)

    def begin() -> None:
        on.sun, on.caption = track, event

    def play(share: float) -> None:
        track.share = ease(min(1.0, share * 1.8))
        on.stage.dusk = (track.space - 1 + track.share) / max(1, track.last)  # its light goes with it

    return Clip(1300, begin, play, on.rest, rest=900)


def announced(on: Director, event: Event) -> Clip:
    """A sentence on the board."""
    return Clip(900, lambda: on.announce(event), end=on.rest)


def turn_began(on: Director, event: happened.TurnBegan) -> Clip:
    """The next Hero: a sentence, a ring, and the Hero comes into view."""

    def begin() -> None:
        if (spot := on.spot(event.hero)) is not None:
            on.frame([spot])

    return captioned(on, event, both(pulsing(on, event.hero, "gold", 900, rest=900), Clip(begin=begin)))


def told(on: Director, event: Event) -> Clip:
    """A sentence that ends the night stays longer."""
    return Clip(1800, lambda: on.announce(event), end=on.rest)


def spoken(on: Director, event: Event) -> Clip:
    """A sentence, but a short one."""
    return Clip(600, lambda: on.announce(event), end=on.rest)


def treasure_discarded(on: Director, event: happened.TreasureDiscarded) -> Clip:
    """A card that a Hero loses rises from it; one that was found for nothing leaves with a sentence, one that has served without."""
    if event.vain:
        return announced(on, event)
    return rising(on, Float("", event.hero, "bad", picture_of(event.card)), 640) if event.hero else logged(on, event)


def logged(_on: Director, _event: Event) -> Clip:
    """The log and the panels say it, and that is enough."""
    return Clip(40)
