"""Answers to reactions: cards that react to a hit, damage or a die roll."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.ravenloft import attack, stats
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.ask import Ask, answers
from game.rules.ravenloft.choice import PickCard, React, Spot, Use
from game.rules.ravenloft.space import figure
from game.rules.ravenloft.state import Figure
from game.rules.ravenloft.tables.cards import CARDS, MONSTERS
from game.rules.ravenloft.tables.content import Strike as Blow


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
    """Reroll, or add to the roll, if that turns a miss into a hit, or a Monster's hit into a miss."""
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
    """The value of another result of a Hero's attack roll; card and target come from the answers of this step."""
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
