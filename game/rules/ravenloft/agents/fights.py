"""Answers in a fight: whom to strike, whom to heal, which card to play when a die falls."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.ravenloft import attack, front, stats
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.ask import Ask, answers
from game.rules.ravenloft.agents.kinds import strength
from game.rules.ravenloft.choice import Accept, PickCard, PickTile, React, Spot, Target, Use
from game.rules.ravenloft.space import figure, targets
from game.rules.ravenloft.state import Figure, Monster
from game.rules.ravenloft.tables.cards import CARDS, MONSTERS, POWERS
from game.rules.ravenloft.tables.content import Strike as Blow

# ------------------------------------------------------------------ targets


def _gain(ask: Ask, name: Figure, card: str) -> float:
    """What it is worth to attack a figure with a card from where the Hero stands."""
    other, arms = ask.monster(name), ask.planner.arms
    if other is None:  # a Hero, made the target by a card
        return -ask.price(name)
    row = CARDS.get(card)
    if card == "dimensional-shackles":
        return shackled_worth(other) + 0.01 * arms.bounty[name]
    if row is None or row.attack is None:
        return arms.bounty[name] + ask.burden(name)
    return arms.gain(arms.hit(card, other, ask.planner.here), ask.planner.here)


TELEPORTS = {"howling-hag": 1.8, "klak": 1.5, "spider": 0.4, "count-strahd": 0.3}
"""Whose scripts teleport them, and what it is worth that this hurts them, in Hit Points."""


def shackled_worth(other: Monster) -> float:
    """What Shackles on a Monster are worth."""
    return TELEPORTS.get(other.kind, 0.0) if not any(name.startswith("shackled") for name in other.markers) else 0.0


def _percent(ask: Ask, name: Figure, card: str) -> int:
    other, row = ask.monster(name), CARDS.get(card)
    if other is None or row is None or row.attack is None:
        return 100
    return round(100 * ask.planner.arms.hit(card, other, ask.planner.here).chance)


@answers("prompt-target", "prompt-another-target", "prompt-next-target")
def _target(ask: Ask) -> Advice:
    choice, value = ask.best((choice, _gain(ask, choice.figure, ask.source)) for choice in ask.of(Target))
    if ask.may_decline and value <= 0:
        return Advice(Done(), reason="reason-enough", about={"hero": ask.hero})
    return Advice(
        choice,
        reason="reason-target",
        about={
            "target": choice.figure,
            "percent": _percent(ask, choice.figure, ask.source),
        },
    )


@answers("prompt-attack-tile")
def _attack_tile(ask: Ask) -> Advice:
    def value(tile: int) -> float:
        return sum(_gain(ask, name, ask.source) for name in targets.quarry_on(ask.t, ask.seat, tile))

    choice, _ = ask.best((choice, value(choice.tile)) for choice in ask.of(PickTile))
    return Advice(
        choice,
        reason="reason-attack-tile",
        about={"count": len(targets.quarry_on(ask.t, ask.seat, choice.tile))},
    )


@answers("prompt-cleave")
def _cleave(ask: Ask) -> Advice:
    def value(name: Figure) -> float:
        other = ask.monster(name)
        return 0.0 if other is None else (ask.planner.arms.bounty[name] + ask.burden(name)) / figure.monster_hp(other)

    choice, _ = ask.best((choice, value(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-cleave", about={"target": choice.figure})


@answers("prompt-whispers")
def _whispers(ask: Ask) -> Advice:
    def value(card: str) -> float:
        row = CARDS[card].attack
        return 0.0 if row is None else -row.damage - 0.05 * (row.bonus or 20)

    choice, _ = ask.best((choice, value(choice.card)) for choice in ask.of(Use))
    return Advice(choice, reason="reason-gently", about={"card": choice.card})


# ------------------------------------------------------------------ Monsters act


@answers("prompt-attack-order", "prompt-monster-target", "prompt-hero")
def _victim(ask: Ask) -> Advice:
    """The Hero that can bear it best; of Monsters the least dangerous."""
    choice, _ = ask.best((choice, -ask.price(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-bear-it", about={"hero": choice.figure})


@answers("prompt-activate", "prompt-villain", "prompt-which-monster-figure")
def _least(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, -ask.threat(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-least-harm", about={"target": choice.figure})


@answers("prompt-daze", "prompt-place-which")
def _worst(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, ask.threat(choice.figure)) for choice in ask.of(Target))
    return Advice(choice, reason="reason-most-harm", about={"target": choice.figure})


@answers("prompt-which-monster")
def _which_monster(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, -strength(choice.card) - 0.5 * MONSTERS[choice.card].hp) for choice in ask.of(PickCard))
    return Advice(choice, reason="reason-weaker", about={"card": choice.card})


# ------------------------------------------------------------------ healing


def _healed(ask: Ask, name: Figure, amount: int) -> float:
    """What Hit Points given to a Hero are worth; raising a fallen one saves a Healing Surge."""
    seat = figure.seat_of(ask.t, name)
    if seat is None:
        return 0.0
    hero = ask.t.heroes[seat]
    hp, most = figure.hero_hp(hero), figure.level(hero).hp
    gain = worth.life(ask.t, seat, min(most, hp + amount), ask.weights) - worth.life(ask.t, seat, hp, ask.weights)
    return gain + (1.0 if hp == 0 else 0.0)


def _amount(ask: Ask, name: Figure) -> int:
    if ask.source == "healing-word":
        seat = figure.seat_of(ask.t, name)
        return figure.level(ask.t.heroes[seat or 0]).surge
    row = CARDS.get(ask.source)
    return max(1, row.amount) if row is not None else 1


@answers("prompt-heal", "prompt-aid")
def _heal(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, _healed(ask, choice.figure, _amount(ask, choice.figure))) for choice in ask.of(Target))
    return Advice(
        choice,
        reason="reason-heal",
        about={"hero": choice.figure, "hp": figure.hp(ask.t, choice.figure)},
    )


@answers("prompt-icon")
def _icon(ask: Ask) -> Advice:
    each = sum(_healed(ask, hero.id, 2) for hero in ask.t.heroes)
    choice, value = ask.best(
        [
            (Accept(), each),
            *((choice, _healed(ask, choice.figure, 99)) for choice in ask.of(Target)),
        ]
    )
    return Advice(choice, reason="reason-icon", about={"hp": round(value)})


def heal_value(ask: Ask, card: str) -> float:
    """What a healing card would give now, before its cost."""
    return ask.weights.heal * _heal_value(ask, card)


def _heal_value(ask: Ask, card: str) -> float:
    seats = figure.on_board(ask.t)
    if card == "healing-word":
        return max(
            (_healed(ask, ask.t.heroes[seat].id, figure.level(ask.t.heroes[seat]).surge) for seat in seats),
            default=0.0,
        )
    if card == "potion-of-healing":
        near = [seat for seat in seats if seat == ask.seat or figure.adjacent(ask.t, ask.hero, ask.t.heroes[seat].id)]
        return max((_healed(ask, ask.t.heroes[seat].id, 2) for seat in near), default=0.0)
    if card == "icon-of-ravenloft":
        return sum(_healed(ask, ask.t.heroes[seat].id, 2) for seat in seats)
    return _healed(ask, ask.hero, 2)


# ------------------------------------------------------------------ reactions


def _decline(ask: Ask) -> Advice:
    return Advice(Done(), reason="reason-save-card", about={"hero": ask.hero})


def _blow(ask: Ask, kind: str) -> Blow | None:
    """The hardest attack of a Monster."""
    rows = [line.attack for line in MONSTERS[kind].script if line.attack is not None]
    return max(rows, key=lambda row: row.damage + row.miss, default=None)


@answers("prompt-react-hit")
def _react_hit(ask: Ask) -> Advice:
    other, victim = ask.monster(ask.about("figure")), ask.about("target")
    blow = _blow(ask, other.kind) if other else None
    seat = figure.seat_of(ask.t, victim)
    hp = figure.hp(ask.t, victim)
    damage = 2.0 if blow is None else float(max(blow.damage, 1)) + (0.5 if blow.condition else 0.0)
    saved = min(hp, damage) * ask.price(victim)
    if seat is not None and hp <= damage:
        saved += 0.8 + (3.0 if ask.t.surges <= worth.fallen(ask.t) else 0.0)
    choice, value = ask.best((choice, saved - worth.spend(ask.t, choice.card, ask.weights)) for choice in ask.of(React))
    if value <= 0:
        return _decline(ask)
    return Advice(choice, reason="reason-foil", about={"card": choice.card, "target": victim})


@answers("prompt-react-attacked")
def _react_attacked(ask: Ask) -> Advice:
    choice = ask.of(React)[0]
    return Advice(
        choice,
        reason="reason-strike-back",
        about={"card": choice.card, "target": ask.about("figure")},
    )


@answers("prompt-react-damaged")
def _react_damaged(ask: Ask) -> Advice:
    here = ask.planner.here
    squares = [
        place
        for place in ask.look.lay.square_steps(here)
        if ask.look.lay.square_steps(here)[place] <= stats.speed(ask.t, ask.seat)
    ]
    better = max(
        (ask.ground(place) for place in squares if place not in figure.taken(ask.t)),
        default=-99.0,
    ) - ask.ground(here)
    choice = ask.of(React)[0]
    if better < worth.spend(ask.t, choice.card, ask.weights) + 0.5:
        return _decline(ask)
    return Advice(choice, reason="reason-step-away", about={"card": choice.card})


@answers("prompt-react-die")
def _react_die(ask: Ask) -> Advice:
    """Roll again, or add to the roll, where it turns a miss into a hit, or a Monster's hit into a miss."""
    face = int(ask.decision.about.get("face", 0))
    rated = [
        (choice, _die_worth(ask, choice.card, face) - worth.spend(ask.t, choice.card, ask.weights)) for choice in ask.of(React)
    ]
    choice, value = ask.best(rated)
    if value <= 0.15:
        return _decline(ask)
    return Advice(choice, reason="reason-die", about={"card": choice.card, "face": face})


def _die_worth(ask: Ask, card: str, face: int) -> float:
    roller, purpose = ask.about("figure"), ask.about("card")
    if purpose == "roll-attack":
        if figure.seat_of(ask.t, roller) is not None:
            return _attack_die(ask, roller, card, face)
        return _monster_die(ask, roller, card, face)
    if card == "crucial-aid":
        return 0.5 if purpose == "roll-disable" and face < 10 else 0.0
    return {
        "roll-disable": 0.6 * (face < 6),
        "roll-event": 1.0 * (face <= 5),
        "roll-trap": 0.0,
    }.get(purpose, 0.0)


def _attack_die(ask: Ask, roller: Figure, card: str, face: int) -> float:
    """A Hero's roll: what the attack was, and whom it aims at, is known from the answers so far."""
    seat, used = figure.seat_of(ask.t, roller), ask.source
    if used in ("lucky-charm", "crucial-aid"):
        used = next(
            (action.choice.card for action in ask.since if isinstance(action.choice, Use)),
            "",
        )
    shot = CARDS[used].attack if used in CARDS else None
    other = ask.monster(ask.target)
    if seat is None or shot is None or shot.bonus is None or other is None:
        return 0.0
    bonus, armour, damage = attack.chances(ask.t, seat, used, other.id)
    if face + bonus >= armour:
        return 0.0
    change = float(face + bonus + 4 >= armour) if card == "crucial-aid" else worth.odds(bonus, armour)
    share = 1.0 if damage >= figure.monster_hp(other) else 0.5
    return change * share * (ask.planner.arms.bounty[other.id] + ask.burden(other.id) + worth.TREASURE)


def _monster_die(ask: Ask, roller: Figure, card: str, face: int) -> float:
    other = ask.monster(roller)
    blow = _blow(ask, other.kind) if other else None
    if blow is None or other is None or card == "crucial-aid" or not ask.look.where:
        return 0.0
    blows = ask.look.blows(other, ask.look.where)
    if not blows:
        return 0.0
    one = max(blows, key=lambda blow: ask.look.price[blow.seat] * blow.damage)
    hit = face >= 21 - round(20 * one.chance)
    if not hit:
        return 0.0
    hp = figure.hero_hp(ask.t.heroes[one.seat])
    fatal = 2.0 if hp <= one.damage and ask.t.surges <= worth.fallen(ask.t) else 0.0
    return (1 - one.chance) * ((one.damage - one.miss + one.pain) * ask.look.price[one.seat] + fatal)


@answers("prompt-flip-daily")
def _flip_daily(ask: Ask) -> Advice:
    choice, value = ask.best((choice, -worth.spend(ask.t, choice.card, ask.weights)) for choice in ask.of(PickCard))
    if value + 2 * worth.price(ask.t, ask.seat, ask.weights) <= 0:
        return _decline(ask)
    return Advice(choice, reason="reason-flip-daily", about={"card": choice.card})


@answers("prompt-action-surge")
def _action_surge(ask: Ask) -> Advice:
    planner = ask.planner
    rated: list[tuple[Use | Spot, float]] = []
    for use in ask.of(Use):
        ways = planner.arms.from_square(use.card, planner.here)
        rated += [(use, max((planner.after(way, planner.here) for way in ways), default=0.0))]
    if ask.t.turn.phase != "hero" or not rated:
        rated += [(spot, ask.ground(spot.square) - ask.ground(planner.here)) for spot in ask.of(Spot)]
    choice, value = ask.best(rated) if rated else (None, 0.0)
    if choice is None or value <= 0:
        return Advice(Done(), reason="reason-stay", about={"hero": ask.hero})
    if isinstance(choice, Use):
        return Advice(choice, reason="reason-free-attack", about={"card": choice.card})
    return Advice(choice, reason="reason-better-ground", about={"hero": ask.hero})


def aim_of(card: str) -> bool:
    """Whether a card is an attack that a Hero can make."""
    return card in POWERS and CARDS[card].attack is not None and front.card_type(card) != "utility"
