"""The captions of the demo for spectators who do not know the game: what happens, why it matters, what a Hero plans."""

from typing import Any, NamedTuple

from game.rules.engine.agent import Advice
from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import HEROES, MONSTERS
from game.text import Speaker, has, kebab, say
from game.ui.ravenloft.table.words import card_text

CAPTIONED: frozenset[type[Event]] = frozenset({
    happened.AdventureBegan, happened.TurnBegan, happened.PhaseBegan, happened.TileLaid, happened.MonsterPlaced, happened.MonsterActivated,
    happened.Attacked, happened.AttackFoiled, happened.Damaged, happened.Healed, happened.HeroFell, happened.SurgeUsed,
    happened.ConditionGained, happened.CardUsed, happened.MonsterDestroyed, happened.EncounterDrawn, happened.EncounterCancelled,
    happened.EnvironmentChanged, happened.TrapDisabled, happened.TreasureDrawn, happened.LevelGained, happened.SunMoved,
    happened.TokenPlaced, happened.TokenTaken, happened.Won, happened.Lost,
})  # fmt: skip
"""The Events with a caption; the board is enough for the others."""
CARDS: tuple[type[Event], ...] = (
    happened.CardUsed, happened.EncounterDrawn, happened.EnvironmentChanged, happened.TreasureDrawn
)  # fmt: skip
"""The Events that are explained by the text of their card."""
WHO = ("attacker", "by", "figure", "hero")
PRIVATE = frozenset({"prompt-arrange"})
"""Questions whose hints may name cards that only one player has seen."""
LEAST, EACH, MOST = 1100.0, 36.0, 5600.0
"""Milliseconds that a caption is shown: the least, per letter, and at most."""


class Caption(NamedTuple):
    """`head` in large letters, `note` below it, `over` above it; `who` is the Hero or Monster of the portrait."""

    who: str
    over: str
    head: str
    note: str = ""

    def reading(self, *, known: bool = False) -> float:
        """Return the reading time in milliseconds; less if the note is `known` already."""
        letters = len(self.head) + (0 if known else len(self.note))
        return min(MOST, LEAST + EACH * letters)


def caption_of(event: Event, hero: str, number: int) -> Caption | None:
    """Return the caption of an Event in the turn of `hero`; None if it needs none."""
    if type(event) not in CAPTIONED:
        return None
    values = {field: getattr(event, field) for field in event.__struct_fields__} | _more(event)
    kind = kebab(type(event))
    head = " ".join(say(f"ui-demo-{kind}", **values).split())
    if not head:
        return None
    return Caption(_who(event, hero), say("ui-turn", number=number, hero=hero), head, _note(event, kind, values))


def _more(event: Event) -> dict[str, Any]:
    match event:
        case happened.MonsterPlaced():
            card = MONSTERS[_kind(event.figure)]
            return {"ac": card.ac, "hp": card.hp, "found": bool(event.hero)}
        case happened.EnvironmentChanged():
            return {"any": bool(event.card)}
        case happened.AdventureBegan():
            return {"goal": say(f"goal-{event.adventure}")}
    return {}


def _note(event: Event, kind: str, values: dict[str, Any]) -> str:
    if isinstance(event, CARDS):
        card = str(values["card"])
        return " ".join(card_text(card).split()) if card else ""
    note = f"ui-demo-note-{kind}"
    return " ".join(say(note, **values).split()) if has(note) else ""


def _kind(figure: str) -> str:
    stem, _, number = figure.rpartition("-")
    return stem if number.isdecimal() and stem in MONSTERS else figure


def _who(event: Event, hero: str) -> str:
    for field in WHO:
        who = str(getattr(event, field, ""))
        if who in HEROES or _kind(who) in MONSTERS:
            return _kind(who)
    return hero


def intended(advice: Advice, hero: str, prompt: str, speaker: Speaker) -> Caption | None:
    """Return the caption of a Hero's plan; None if it is private or there is nothing to say."""
    if prompt in PRIVATE or advice.reason in ("reason-random", "reason-usual"):
        return None
    words = " ".join(speaker.advice(advice).split())
    return Caption(hero, say("ui-demo-thinks", hero=hero), say("ui-demo-thought", words=words))
