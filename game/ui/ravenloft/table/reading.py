"""Drawn cards: which card a question is about, and what a card means at this moment."""

from game.rules.ravenloft import event as happened
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import State
from game.rules.ravenloft.tables.cards import ENCOUNTERS, MONSTERS, TREASURES
from game.text import name, say
from game.ui.ravenloft.table import words
from game.ui.ravenloft.table.view import TableView

DRAWN = (happened.EncounterDrawn, happened.TreasureDrawn, happened.MonsterDrawn)
ACTING = frozenset({"prompt-monster-square", "prompt-monster-target"})
"""The questions about a Monster that acts."""


def card_text(card: str) -> str:
    """Return the name and the text of a card."""
    return f"{name(card)}. {words.card_text(card)}"


# ------------------------------------------------------------------ the card that asks


def prompting_card(table: TableView) -> str:
    """Return the Encounter, Monster or drawn card that the open question is about; "" without one."""
    decision, limbo = table.client.decision, table.t.limbo
    if decision is None or table.client.seat is None:
        return ""
    card = str(decision.about.get("card", ""))
    kind = str(decision.about.get("figure", "")).rpartition("-")[0]
    if card in ENCOUNTERS:
        return card
    if not limbo:
        return kind if decision.prompt in ACTING and kind in MONSTERS else ""
    for events in reversed(table.client.match.log):
        for event in reversed(events):
            if isinstance(event, DRAWN) and event.card in limbo:
                return event.card
            if isinstance(event, happened.TurnBegan):
                return ""
    return ""


# ------------------------------------------------------------------ what it means


def deck(card: str) -> str:
    """Return the deck of a drawn card: "monster", "encounter" or "treasure"."""
    return "monster" if card in MONSTERS else "encounter" if card in ENCOUNTERS else "treasure"


def meaning(t: State, card: str) -> str:
    """Return what kind of card it is, and what that means at this moment."""
    hero = t.heroes[t.turn.hero].id
    if card in MONSTERS:
        if card not in t.limbo and any(other.kind == card for other in figure.foes(t)):
            return say("ui-drawn-acts")
        again = any(other.kind == card for other in figure.controlled(t, t.turn.hero))
        return say("ui-drawn-again" if again else "ui-drawn-monster", hero=hero, xp=MONSTERS[card].xp)
    if card in ENCOUNTERS:
        return say(f"ui-drawn-{ENCOUNTERS[card].kind}", hero=hero, old=t.environment)
    return say(f"ui-drawn-{TREASURES[card].kind}", hero=hero, count=len(t.heroes))
