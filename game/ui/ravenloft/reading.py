"""Drawn cards lie open until somebody has read them: who is waited for, how long, which card asks, and what a card means at this moment."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from game.rules.ravenloft import event as happened, figure
from game.rules.ravenloft.cards import ENCOUNTERS, MONSTERS, TREASURES
from game.rules.ravenloft.state import State
from game.text import name, say
from game.ui.ravenloft import text

if TYPE_CHECKING:
    from game.ui.ravenloft.sitting import Sitting

DRAWN = (happened.EncounterDrawn, happened.TreasureDrawn, happened.MonsterDrawn)
ACTING = frozenset({"prompt-monster-square", "prompt-monster-target"})
"""What is asked for a Monster that acts."""
BEGIN, WORD = 1500.0, 280.0
"""Milliseconds to find a card, and to read each of its words."""
HOLD = 500.0
"""Milliseconds for which the key is held that skips all that is left of the news."""
SOON = 250.0
"""Milliseconds in which a key that was meant for what came before does not turn a card away."""


class GoOn(NamedTuple):
    """What the plate beside a drawn card stands for: it has been read."""

    card: str


@dataclass
class Reading:
    """For how long a card has lain open, and for how long the key that skips has been held meanwhile."""

    lain: float = 0.0
    held: float = 0.0


def manner(table: "Sitting") -> str:
    """How drawn cards are shown: "wait" for a person, for a "time"; "" where nobody here plays, or nothing is to be waited for."""
    play, settings = table.play, table.house.settings
    if not table.patient or play.watching or not play.held or settings.speed == "instant":
        return ""
    return settings.cards


def needed(card: str) -> float:
    """The milliseconds that a card lies open by itself: more for more words."""
    return BEGIN + WORD * len(f"{name(card)} {text.card_text(card)}".split())


def lie(table: "Sitting", ms: float) -> None:
    """A card has lain open for so many milliseconds more; go on where that was enough."""
    lying, show, how = table.lying, table.show, manner(table)
    lying.lain += ms
    lying.held = lying.held + ms if "fast" in table.house.hand.held else 0.0
    if lying.held >= HOLD:
        show.skip(whole=True)
    elif not how or (how == "time" and lying.lain >= needed(table.director.card)):
        show.go_on()
    if not show.stopped:
        table.dirty = True
        settle(table)


def cut(table: "Sitting") -> None:
    """A key or a click: the card has been read, or what is shown is cut to the next card, or to the end."""
    show = table.show
    if not show.stopped:
        show.skip()
    elif table.lying.lain >= SOON:
        show.go_on()
    else:
        return
    table.dirty = True
    settle(table)


def settle(table: "Sitting") -> None:
    """The show has gone on: perhaps a card lies open now, or the next question is put."""
    if table.show.stopped:
        begin(table)
    elif not table.show.busy:
        table.asked()
        table.guard = SOON


def begin(table: "Sitting") -> None:
    """A card lies open from now on."""
    table.lying, table.dirty = Reading(), True
    table.ring.current = ("drawn", table.director.card)


# ------------------------------------------------------------------ the card that asks


def asking(table: "Sitting") -> str:
    """The card of the castle, or the one that was just drawn, for which somebody here is asked; "" if the question has no such card."""
    decision, limbo = table.play.decision, table.t.limbo
    if decision is None or table.play.seat is None:
        return ""
    card = str(decision.about.get("card", ""))
    kind = str(decision.about.get("figure", "")).rpartition("-")[0]
    if card in ENCOUNTERS:
        return card
    if not limbo:
        return kind if decision.prompt in ACTING and kind in MONSTERS else ""
    for events in reversed(table.play.match.log):
        for event in reversed(events):
            if isinstance(event, DRAWN) and event.card in limbo:
                return event.card
            if isinstance(event, happened.TurnBegan):
                return ""
    return ""


# ------------------------------------------------------------------ what it means


def deck(card: str) -> str:
    """The deck from which a card was drawn: "monster", "encounter" or "treasure"."""
    return "monster" if card in MONSTERS else "encounter" if card in ENCOUNTERS else "treasure"


def meaning(t: State, card: str) -> str:
    """What kind of card it is, and what that means at this moment."""
    hero = t.heroes[t.turn.hero].id
    if card in MONSTERS:
        if card not in t.limbo and any(other.kind == card for other in figure.foes(t)):
            return say("ui-drawn-acts")
        again = any(other.kind == card for other in figure.controlled(t, t.turn.hero))
        return say("ui-drawn-again" if again else "ui-drawn-monster", hero=hero, xp=MONSTERS[card].xp)
    if card in ENCOUNTERS:
        return say(f"ui-drawn-{ENCOUNTERS[card].kind}", hero=hero, old=t.environment)
    return say(f"ui-drawn-{TREASURES[card].kind}", hero=hero, count=len(t.heroes))
