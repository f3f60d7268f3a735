"""Answers about cards: which to keep, discard, pay with or cancel."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.ravenloft import experience
from game.rules.ravenloft.agents import encounter_worth, worth
from game.rules.ravenloft.agents.ask import Ask, answers
from game.rules.ravenloft.agents.kinds import strength
from game.rules.ravenloft.choice import Accept, PickCard, PickCondition, PickDeck, React, Spend, Target
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES, MONSTERS, TILES

RANK = (
    "dispel-magic", "shield", "illusionary-crowd", "stealth", "unbalancing-parry", "shield-of-faith", "unstoppable", "bodyguard", "bless",
    "magic-missile", "scorching-burst", "backstab", "snipe-shot", "hit-and-run", "twin-shot", "healing-strike", "lance-of-faith", "cleave",
    "trapping-strike", "tide-of-iron", "deft-strike", "careful-attack", "hunters-shot", "thunderwave", "divine-flare",
    "fireball", "lightning-bolt", "dagger-barrage", "split-the-tree", "brute-strike", "precise-strike", "flame-strike", "riposte-strike",
    "freezing-cloud", "beacon-of-hope", "attacks-on-the-run", "bounding-attack", "come-and-get-it", "hallowed-advance", "deep-cut",
)  # fmt: skip
"""Power cards in order of preference, where they are chosen freely."""


@answers(
    "prompt-power-utility",
    "prompt-power-at-will",
    "prompt-power-daily",
    "prompt-level-daily",
)
def _power(ask: Ask) -> Advice:
    suggested = HEROES[ask.hero].suggested
    place = {card: number for number, card in enumerate((*RANK, *suggested))}
    choice, _ = ask.best((choice, -float(place.get(choice.card, 99))) for choice in ask.of(PickCard))
    return Advice(choice, reason="reason-power", about={"card": choice.card})


# ------------------------------------------------------------------ experience


def _cheapest(ask: Ask) -> Spend:
    """The payment with the smallest surplus, then with the fewest cards."""
    return min(
        ask.of(Spend),
        key=lambda way: (sum(map(experience.xp_of, way.cards)), -len(way.cards), way.cards),
    )


@answers("prompt-cancel")
def _cancel(ask: Ask) -> Advice:
    """Cancel a card that costs more than the later value of the experience."""
    card, way = ask.about("card"), _cheapest(ask)
    harm = encounter_worth.menace(ask.t, ask.t.turn.hero, card, ask.weights) + ask.blur()
    if harm < cancel_price(ask, sum(map(experience.xp_of, way.cards))):
        return Advice(Done(), reason="reason-keep-experience", about={"card": card})
    return Advice(way, reason="reason-cancel", about={"card": card})


def cancel_price(ask: Ask, paid: int) -> float:
    """The value of keeping experience: less with plenty of it, or near the end."""
    total = sum(map(experience.xp_of, ask.t.pile))
    need = 1.9 if total - paid < 3 else 1.4
    return need * min(1.0, 0.35 + 0.15 * worth.horizon(ask.t)) + 0.1 * (paid - experience.CANCEL_COST)


@answers("prompt-level")
def _level(ask: Ask) -> Advice:
    return Advice(
        _cheapest(ask),
        reason="reason-level",
        about={"hero": ask.about("hero") or ask.hero},
    )


# ------------------------------------------------------------------ reactions to cards drawn


@answers("prompt-react-encounter")
def _react_encounter(ask: Ask) -> Advice:
    card = ask.about("card")
    harm = encounter_worth.menace(ask.t, ask.t.turn.hero, card, ask.weights) + ask.blur()
    for choice in ask.of(React):
        if choice.card != "spring-away" and harm > worth.spend(ask.t, choice.card, ask.weights) + 0.4:
            return Advice(choice, reason="reason-cancel", about={"card": card})
    return Advice(Done(), reason="reason-save-card", about={"hero": ask.hero})


@answers("prompt-react-monster")
def _react_monster(ask: Ask) -> Advice:
    """Send a drawn Monster away if its danger exceeds the value of the card and its experience.

    A guard that is sent away counts as destroyed.
    """
    card, choice = ask.about("card"), ask.of(React)[0]
    guard = "chapel" in ask.t.quest.done and ask.t.turn.phase == "explore"
    danger = (strength(card) + 0.7 * (MONSTERS[card].hp - 1)) * (0.3 + worth.price(ask.t, ask.seat, ask.weights)) * 0.8 + (
        2.0 if guard else 0.0
    )
    if danger + ask.blur() < worth.spend(ask.t, choice.card, ask.weights) + 0.6:
        return Advice(Done(), reason="reason-save-card", about={"hero": ask.hero})
    return Advice(choice, reason="reason-send-away", about={"card": card})


@answers("prompt-react-treasure")
def _react_treasure(ask: Ask) -> Advice:
    choice, hero = ask.of(React)[0], ask.t.heroes[ask.seat]
    if hero.damage == 0 or worth.price(ask.t, ask.seat, ask.weights) < worth.TREASURE:
        return Advice(Done(), reason="reason-draw", about={"hero": ask.hero})
    return Advice(
        choice,
        reason="reason-heal",
        about={"hero": ask.hero, "hp": figure.hero_hp(hero)},
    )


# ------------------------------------------------------------------ giving, keeping, losing

_FOR = {
    "amulet-of-protection": {"immeril": 0.5, "kat": 0.4, "allisa": 0.2}, "holy-avenger": {"arjhan": 0.5, "kat": 0.6, "thorgrim": 0.3},
    "magic-sword": {"arjhan": 0.5, "kat": 0.6, "thorgrim": 0.3}, "ring-of-accuracy": {"immeril": 1.0, "allisa": 0.6},
    "ring-of-regeneration": {"arjhan": 0.3, "kat": 0.3}, "thieves-tools": {"kat": 0.5}, "boots-of-striding": {"arjhan": 0.5, "thorgrim": 0.5},
    "dragons-breath-elixir": {"arjhan": 0.3, "kat": 0.2}, "sunsword": {"arjhan": 0.6, "kat": 0.5, "thorgrim": 0.4},
    "feywalk-amulet": {"immeril": 1.0}, "tome-of-strahd": {"immeril": 0.3, "allisa": 0.2}, "torch": {"arjhan": 0.4, "thorgrim": 0.3},
    "holy-symbol-of-ravenkind": {"thorgrim": 0.3, "arjhan": 0.3}, "wooden-stake": {"kat": 0.3, "arjhan": 0.3},
}  # fmt: skip
"""The Heroes that benefit most from an Item."""


@answers("prompt-item")
def _item(ask: Ask) -> Advice:
    card = ask.about("card")
    fits = _FOR.get(card, {})

    def value(name: str) -> float:
        seat = figure.seat_of(ask.t, name) or 0
        load = sum(map(worth.card, ask.t.heroes[seat].items))
        weak = (
            ask.price(name)
            if card
            in (
                "amulet-of-protection",
                "potion-of-healing",
                "ring-of-regeneration",
                "warding-cloak",
            )
            else 0.0
        )
        return fits.get(name, 0.0) + 0.5 * weak - 0.1 * load + (0.1 if name == ask.hero else 0.0)

    choice, _ = ask.best((choice, value(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-item", about={"card": card, "hero": choice.figure})


@answers("prompt-lucky-find")
def _lucky_find(ask: Ask) -> Advice:
    def value(card: str) -> float:
        idle = card in ("breath-of-life", "second-wind") and not any(hero.damage for hero in ask.t.heroes)
        idle = idle or (card == "clear-the-air" and ask.t.environment is None)
        idle = idle or (card == "level-up" and not experience.payments(ask.t))
        idle = idle or (card == "short-rest" and not any(held.used for held in ask.t.heroes[ask.seat].powers))
        return 0.0 if idle else worth.card(card)

    choice, _ = ask.best((choice, value(choice.card)) for choice in ask.of(PickCard))
    return Advice(choice, reason="reason-keep", about={"card": choice.card})


@answers("prompt-refresh")
def _refresh(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, worth.card(choice.card)) for choice in ask.of(PickCard))
    return Advice(choice, reason="reason-refresh", about={"card": choice.card})


@answers("prompt-lose-power", "prompt-lose-item")
def _lose(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, -worth.card(choice.card)) for choice in ask.of(PickCard))
    return Advice(choice, reason="reason-lose", about={"card": choice.card})


@answers("prompt-end-condition")
def _end_condition(ask: Ask) -> Advice:
    def value(way: PickCondition) -> float:
        return (2.0 if way.condition == "immobilized" else 1.0) + 0.1 * ask.price(way.figure)

    choice, _ = ask.best((choice, value(choice)) for choice in ask.of(PickCondition))
    return Advice(
        choice,
        reason="reason-end-condition",
        about={"hero": choice.figure, "condition": choice.condition},
    )


@answers("prompt-follow", "prompt-teleport-who")
def _along(ask: Ask) -> Advice:
    """Take all Heroes along with a scroll, and none into a passage with Monsters."""
    targets = ask.of(Target)
    if targets:
        own = next((choice for choice in targets if choice.figure == ask.hero), targets[0])
        return Advice(own, reason="reason-together", about={"hero": own.figure})
    if not ask.of(Accept) or ask.threat_here() > 1.0:
        follow = Accept() if ask.of(Accept) else Done()
        return Advice(follow, reason="reason-together", about={"hero": ask.hero})
    return Advice(Done(), reason="reason-stay", about={"hero": ask.hero})


# ------------------------------------------------------------------ decks


@answers("prompt-crystal-ball", "prompt-respite")
def _deck(ask: Ask) -> Advice:
    choice = next(
        (choice for choice in ask.of(PickDeck) if choice.deck == "encounter"),
        ask.of(PickDeck)[0],
    )
    return Advice(choice, reason="reason-deck", about={"deck": choice.deck})


@answers("prompt-arrange")
def _arrange(ask: Ask) -> Advice:
    """The least harmful card first; of tiles a needed one, then white ones."""
    needed = ADVENTURES[ask.t.adventure].needed

    def value(card: str) -> float:
        if card in TILES:
            return 9.0 if card in needed else float(TILES[card].triangle == "white")
        if card in MONSTERS:
            return -strength(card) - MONSTERS[card].hp
        return -encounter_worth.menace(ask.t, ask.t.turn.hero, card, ask.weights)

    choice, _ = ask.best((choice, value(choice.card)) for choice in ask.of(PickCard))
    return Advice(choice, reason="reason-arrange", about={"card": choice.card})
