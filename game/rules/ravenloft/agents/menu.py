"""Answers of the Hero Phase: carry out the best plan, step by step, and use free cards of positive value."""

from collections.abc import Iterable

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice, Done
from game.rules.ravenloft import stats
from game.rules.ravenloft.agents import worth
from game.rules.ravenloft.agents.ask import Ask, answers
from game.rules.ravenloft.agents.fights import shackled_worth
from game.rules.ravenloft.agents.healing import heal_value
from game.rules.ravenloft.agents.plans import Plan
from game.rules.ravenloft.agents.strikes import HOLY
from game.rules.ravenloft.choice import Deed, Disable, Use, Walk
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.state import Square
from game.rules.ravenloft.tables.cards import CARDS

HEALERS = ("healing-word", "potion-of-healing", "icon-of-ravenloft")
LEAPS = {"fey-step": 1, "great-leap": 2, "scroll-of-teleportation": 99}
BREATHS = ("dragons-breath", "dragons-breath-elixir")


@answers("prompt-hero-phase")
def _menu(ask: Ask) -> Advice:
    plans = rated(ask)
    card = free_card(ask, plans[0])
    return card or plan_advice(ask, plans[0])


def rated(ask: Ask) -> list[Plan]:
    """The possible plans, the best first, after the level's noise."""
    plans = ask.planner.plans(ask.options)
    if ask.noise:
        blurred = [(plan.value + ask.blur(), plan) for plan in plans[:40]]
        plans = [plan for _, plan in sorted(blurred, key=lambda pair: -pair[0])]
    return plans


# ------------------------------------------------------------------ words


def plan_advice(ask: Ask, plan: Plan) -> Advice:
    """The first step of a plan, with its reason."""
    step = plan.steps[0]
    if isinstance(step, Use):
        return _strike_advice(plan, step)
    if isinstance(step, Walk):
        return _walk_advice(ask, plan, step)
    if isinstance(step, Deed):
        return Advice(step, reason="reason-deed", about={"hero": ask.hero})
    if isinstance(step, Disable):
        return Advice(step, reason="reason-disable", about={"card": step.card})
    return _end_advice(ask, step)


def _strike_advice(plan: Plan, step: Use) -> Advice:
    if plan.strike is None or not plan.strike.hits:
        return Advice(step, reason="reason-use", about={"card": step.card})
    hits = plan.strike.hits
    if len(hits) > 1:
        return Advice(
            step,
            reason="reason-strike-many",
            about={"card": step.card, "count": len(hits)},
        )
    about: dict[str, str | int] = {
        "card": step.card,
        "target": hits[0].target,
        "percent": round(100 * hits[0].chance),
    }
    return Advice(step, reason="reason-strike", about=about)


def _walk_advice(ask: Ask, plan: Plan, step: Walk) -> Advice:
    goals = ask.planner.goals
    if goals.safe(plan.end):
        return Advice(step, reason="reason-walk-stairs", about={"hero": ask.hero})
    if plan.strike is not None and plan.strike.hits and plan.steps[1:2] != (Done(),):
        hit = plan.strike.hits[0]
        return Advice(
            step,
            reason="reason-walk-strike",
            about={"target": hit.target, "percent": round(100 * hit.chance)},
        )
    if goals.beside_icon(plan.end):
        return Advice(step, reason="reason-walk-icon", about={"hero": ask.hero})
    if goals.left and plan.end in goals.edges:
        return Advice(step, reason="reason-walk-explore", about={"left": round(goals.left)})
    if goals.ahead.get(plan.end, 99) < goals.ahead.get(ask.planner.here, 99):
        return Advice(step, reason="reason-walk-nearer", about={"hero": ask.hero})
    return Advice(step, reason="reason-walk-safer", about={"hero": ask.hero})


def _end_advice(ask: Ask, step: Choice) -> Advice:
    goals = ask.planner.goals
    if goals.left and ask.planner.here in goals.edges:
        return Advice(
            step,
            reason="reason-end-explore",
            about={"hero": ask.hero, "left": round(goals.left)},
        )
    return Advice(step, reason="reason-end", about={"hero": ask.hero})


# ------------------------------------------------------------------ free cards


def free_card(ask: Ask, plan: Plan) -> Advice | None:
    """A card with a positive value if used before the plan continues."""
    for use in ask.of(Use):
        gain = _free_gain(ask, use.card, plan)
        if gain > 0:
            return _free_advice(ask, use)
    return None


def _free_advice(ask: Ask, use: Use) -> Advice:
    if use.card in HEALERS:
        return Advice(use, reason="reason-heal-card", about={"card": use.card})
    if use.card in LEAPS:
        return Advice(use, reason="reason-leap", about={"card": use.card})
    return Advice(use, reason="reason-use", about={"card": use.card})


def _free_gain(ask: Ask, card: str, plan: Plan) -> float:
    """The value of a card beyond the plan, minus its cost; negative for cards that the plans already include."""
    cost = worth.spend(ask.t, card, ask.weights)
    if card in HEALERS:
        return heal_value(ask, card) - cost - 0.2
    if card in LEAPS:
        return _leap_gain(ask, card, plan) - cost - 0.4
    if card in BREATHS:
        return _breath_gain(ask, card, plan)
    if card == "bless":
        return 0.35 * min(4, len(ask.look.foes)) - cost
    if card == "illusionary-crowd":
        return _threat(ask, plan) - cost - 1.5
    if card == "potion-of-rejuvenation":
        return (
            max(
                (worth.card(held.card) for held in ask.t.heroes[ask.seat].powers if held.used),
                default=0.0,
            )
            - 1.4
        )
    if CARDS[card].when == "no-attack" and card not in HOLY and not isinstance(plan.steps[0], Walk):
        strike = ask.planner.after(plan.strike, plan.end) if plan.strike else 0.0
        return _instead(ask, card) - cost - strike
    return -1.0


def _threat(ask: Ask, plan: Plan) -> float:
    return sum(ask.look.weight[other.id] * ask.look.harm(other, plan.end) for other in ask.look.foes)


def _leap_gain(ask: Ask, card: str, plan: Plan) -> float:
    """The value of the best square within the leap, minus that of the plan's last square."""
    planner, lay = ask.planner, ask.look.lay
    if ask.t.turn.parts and card == "great-leap":
        return 0.0
    area = lay.area(lay.tile_of[planner.here], LEAPS[card])
    places = [place for tile in area for place in figure.free_squares(ask.t, tile)]
    strike = planner.after(plan.strike, plan.end) if plan.strike else 0.0
    return _most(ask, places) - planner.ground(plan.end) - (strike if card == "great-leap" else 0.0)


def _most(ask: Ask, places: Iterable[Square]) -> float:
    return max((ask.ground(place) for place in places), default=-99.0)


def _breath_gain(ask: Ask, card: str, plan: Plan) -> float:
    """The value of the breath here; negative if the plan leads to a better square for it."""
    now = ask.planner.free_strike(card)
    step = plan.steps[0]
    if isinstance(step, Walk):
        later = [ask.planner.after(way, step.square) for way in ask.planner.arms.from_square(card, step.square)]
        if max(later, default=-1.0) > now:
            return -1.0
    return now


def _instead(ask: Ask, card: str) -> float:
    """The value of a card used instead of an attack, without a target in range."""
    here = ask.look.lay.tile_of[ask.planner.here]
    if card == "wand-of-teleportation":
        area, burdens = ask.look.lay.area(here, 1), dict[int, float]()
        for other in ask.look.foes:
            for tile in area if not placing.fixed(other) else ():
                if tile in ask.look.under[other.id]:
                    burdens[tile] = burdens.get(tile, 0.0) + ask.look.burden(other, ask.planner.here)
        return 0.7 * max(burdens.values(), default=0.0)
    if card == "consecrated-ground":
        return 1.0 if figure.trap_on(ask.t, here) else 0.0
    if card == "dimensional-shackles":
        return max((shackled_worth(other) for other in ask.look.foes if ask.planner.here in ask.look.near(other)), default=0.0)
    return {"glyph-of-warding": 0.8, "crystal-ball": 0.3}.get(card, 0.0)


@answers("prompt-start")
def _start(ask: Ask) -> Advice:
    """Powers for the start of the Hero Phase: rest for wounded Heroes, sneak for a Hero with a target."""
    for use in ask.of(Use):
        cost = worth.spend(ask.t, use.card, ask.weights)
        if use.card == "unstoppable":
            gain = heal_value(ask, use.card) - cost
        else:
            speed = stats.speed(ask.t, ask.seat)
            strong = [other for other in ask.look.foes if ask.look.ways(other).get(ask.planner.here, 99) <= speed + 1]
            gain = (
                max(
                    (0.35 * (1 + figure.monster_hp(other)) for other in strong),
                    default=0.0,
                )
                + 0.3 * min(2, len(strong))
                - cost
            )
        if gain > 0:
            return Advice(use, reason="reason-use", about={"card": use.card})
    return Advice(Done(), reason="reason-save-card", about={"hero": ask.hero})
