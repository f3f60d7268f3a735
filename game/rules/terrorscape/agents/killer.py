"""Answers of the killer."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice
from game.rules.terrorscape.agents import cards, doors, marks
from game.rules.terrorscape.agents.ask import Ask, answers
from game.rules.terrorscape.agents.hunt import SURE, Hunt, Plan, step_cards
from game.rules.terrorscape.choice import (
    DONE,
    Accept,
    Bar,
    Creep,
    Lift,
    Name,
    Pay,
    PickPair,
    PickZone,
    Play,
    Seek,
    UseTrait,
    Walk,
)
from game.rules.terrorscape.state import CardId, Place
from game.rules.terrorscape.status import is_quick
from game.rules.terrorscape.tables.cards import ABILITIES
from game.rules.terrorscape.villa import DISTANCE, DOORS, NEAR, within, zone

LEAST = 0.004
"""Cards of a lower value are not played."""
SAW = 0.04
"""The value of keeping a card that injures all survivors present, or all with fear, for a better moment."""
WORDS = {
    "sense-zone": "reason-listen",
    "sense-pair": "reason-listen",
    "reveal-frightened": "reason-listen",
    "frighten": "reason-frighten",
    "bar": "reason-corner",
    "bar-all": "reason-corner",
    "creep": "reason-vanish",
}


@answers("prompt-killer")
def hunt_on(ask: Ask) -> Advice:
    """The rest of the turn: a card if its value exceeds that of the actions alone, else the first step of the best plan."""
    hunt = Hunt.of(ask)
    plan = best_plan(ask, hunt)
    rated: list[tuple[Choice, float, str]] = [(plan.first, plan.value + ask.blur(), "")]
    for choice in ask.of(Play):
        worth = _card(hunt, choice.card, plan)
        if worth is not None:
            rated.append((choice, worth + ask.blur(), choice.card))
    rated += [(choice, plan.value + marks.worth(hunt, choice.trait) - LEAST, "") for choice in ask.of(UseTrait)]
    first, _, card = max(rated, key=lambda one: one[1])
    if isinstance(first, UseTrait):
        return Advice(first, "reason-use-trait", {"trait": first.trait})
    if card:
        reason = next((WORDS[step.do] for step in ABILITIES[card].steps if step.do in WORDS), "reason-card")
        return Advice(first, reason, {"card": card})
    return _plan_advice(hunt, plan)


def best_plan(ask: Ask, hunt: Hunt) -> Plan:
    """The best plan for the rest of the turn with actions and cards of a single step; a curious killer searches no empty location."""
    t, carried = ask.t, step_cards(ask.t.dark.hand)
    plans = hunt.plans(t.dark.place, t.stage, len(carried), carried[0] if carried else "")
    if ask.curious:
        plans = (plan for plan in plans if not plan.search or hunt.chance[plan.search] > SURE)
    return max(plans, key=lambda plan: plan.value + ask.blur())


def _plan_advice(hunt: Hunt, plan: Plan) -> Advice:
    """The first step of a plan, with its reason."""
    if isinstance(plan.first, Seek):
        return Advice(plan.first, "reason-search", {"place": plan.search, "percent": _percent(hunt.chance[plan.search])})
    if plan.search:
        return Advice(plan.first, "reason-hunt", {"place": plan.search, "percent": _percent(hunt.chance[plan.search])})
    if plan.first == DONE:
        return Advice(DONE, "reason-turn-over")
    return Advice(plan.first, "reason-near", {"place": plan.end})


def _percent(chance: float) -> int:
    return round(100 * min(1.0, chance))


def _card(hunt: Hunt, card: CardId, plan: Plan) -> float | None:
    """The value of a turn that begins with a card; None for a card of a single step, which plans already include."""
    t, row = hunt.t, ABILITIES[card]
    if card in step_cards([card]):
        return None
    worth = cards.value(hunt, card)
    if "slow" in row.types:
        return _slow(hunt, card, plan)
    if is_quick(t, card):
        return plan.value + worth if worth > LEAST else None
    return _special(hunt, card, worth)


def _special(hunt: Hunt, card: CardId, worth: float) -> float:
    """The value of a special card, which replaces both actions."""
    t, place = hunt.t, hunt.t.dark.place
    steps = {step.do: step for step in ABILITIES[card].steps}
    if "whizz" in steps:
        most = steps["whizz"].most
        may = cards.searches(hunt)
        return max(cards.whizz(hunt, path, may) for path in cards.paths(place, 1, most))
    far = max((step.most for step in steps.values()), default=0) if "rage" in steps or "wound-here" in steps else 0
    saved = SAW if steps.keys() & {"wound-here", "wound-frightened"} else 0.0
    return worth - saved + max(hunt.end(other) for other in within(t.dark.place, far))


def _slow(hunt: Hunt, card: CardId, plan: Plan) -> float | None:
    """The value of a slow card, played after the actions; None before."""
    if plan.first != DONE:
        return None
    t, row, place = hunt.t, ABILITIES[card], hunt.t.dark.place
    cost = cards.price(hunt, card)
    dos = {step.do: step for step in row.steps}
    if "creep" in dos:
        return max(cards.lurk(hunt, card, other) for other in within(place, dos["creep"].most)) - cost
    if "bar" in dos:
        return plan.value + max((worth for _, worth in doors.rated(hunt, DOORS[place])), default=0.0) - cost
    shut = doors.hindrance(hunt, frozenset(t.barricades) | frozenset(DOORS[place]))
    return plan.value + shut - doors.hindrance(hunt, frozenset(t.barricades)) - cost


# ------------------------------------------------------------------ ways


@answers("prompt-stride")
def stride(ask: Ask) -> Advice:
    """The next step of a move, towards the best last location."""
    hunt, left = Hunt.of(ask), int(ask.about("left"))
    card, place = ask.t.dark.playing[-1] if ask.t.dark.playing else "", ask.t.dark.place  # a trait is no card
    least = 0 if ask.may_decline else 1
    rated = [(path, _worth_of(ask, hunt, card, path) + ask.blur()) for path in cards.paths(place, least, left)]
    path = max(rated, key=lambda one: one[1])[0]
    if len(path) == 1:
        return Advice(DONE, "reason-here", {"place": place})
    return Advice(Walk(path[1]), "reason-near", {"place": path[-1]})


def _worth_of(ask: Ask, hunt: Hunt, card: CardId, path: tuple[Place, ...]) -> float:
    """The value of moving along a path with a card."""
    end, dos = path[-1], {step.do for step in ABILITIES[card].steps} if card else set()
    if "whizz" in dos:
        return cards.whizz(hunt, path, cards.searches(hunt))
    if "rage" in dos:
        return hunt.worth[end] + 0.3 * hunt.end(end)
    if "wound-here" in dos:
        return hunt.wounds(end) + hunt.end(end)
    carried = step_cards(ask.t.dark.hand)
    return max(plan.value for plan in hunt.plans(end, ask.t.stage, len(carried), carried[0] if carried else ""))


@answers("prompt-creep")
def creep(ask: Ask) -> Advice:
    """The next sneaking step, towards the best location to appear."""
    hunt, left, place = Hunt.of(ask), int(ask.about("left")), ask.t.dark.place
    goal = ask.best((other, cards.lurk(hunt, ask.t.sneaking, other)) for other in within(place, left))[0]
    if goal == place:
        return Advice(DONE, "reason-wait", {"place": place})
    step = min(NEAR[place], key=lambda other: DISTANCE[other][goal])
    return Advice(Creep(step), "reason-creep", {"place": goal})


# ------------------------------------------------------------------ choices within cards


@answers("prompt-zone", "prompt-pair")
def listen(ask: Ask) -> Advice:
    """SENSE where the answer gives the most information."""
    hunt = Hunt.of(ask)
    zones = [(choice, zone(choice.zone)) for choice in ask.of(PickZone)]
    pairs = [(choice, (choice.first, choice.second)) for choice in ask.of(PickPair)]
    return Advice(ask.best([*hunt.telling(ask, zones), *hunt.telling(ask, pairs)])[0], "reason-unsure")


@answers("prompt-frighten")
def frighten(ask: Ask) -> Advice:
    """FEAR for the survivor that it harms most: injured, with few fear tokens."""
    names = [token.id for token in ask.t.survivors]

    def harm(choice: Name) -> float:
        token = ask.t.survivors[names.index(choice.survivor)]
        return (2.0 if token.hurt else 1.0) * (1.0 if token.fear < 2 else 0.6)

    choice = ask.best((choice, harm(choice)) for choice in ask.of(Name))[0]
    return Advice(choice, "reason-frighten-most", {"survivor": choice.survivor})


@answers("prompt-bar")
def bar(ask: Ask) -> Advice:
    """The door with the highest value of a barricade."""
    rated = dict(doors.rated(Hunt.of(ask), [choice.door for choice in ask.of(Bar)]))
    choice = ask.best((choice, rated[choice.door]) for choice in ask.of(Bar))[0]
    return Advice(choice, "reason-bar", {"door": choice.door})


@answers("prompt-lift")
def lift(ask: Ask) -> Advice:
    """The barricade with the lowest value."""
    rated = dict(doors.loosest(Hunt.of(ask), [choice.door for choice in ask.of(Lift)]))
    choice = ask.best((choice, rated[choice.door]) for choice in ask.of(Lift))[0]
    return Advice(choice, "reason-lift", {"door": choice.door})


# ------------------------------------------------------------------ cards for cards


@answers("prompt-pay", "prompt-surplus")
def pay(ask: Ask) -> Advice:
    """The card with the lowest value."""
    choice = ask.best((choice, -cards.dear(choice.card, ask.t.dark.hand)) for choice in ask.of(Pay))[0]
    return Advice(choice, "reason-least-card", {"card": choice.card})


@answers("prompt-attack")
def attack(ask: Ask) -> Advice:
    """Play an attack card where it may decide, or with more such cards in hand."""
    met, plays = ask.t.encounter, ask.of(Play)
    if met is None or not plays:
        return Advice(DONE, "reason-save-card")
    decides = any(ask.t.survivors[survivor].hurt for survivor in met.left)
    if decides or ask.t.dark.hand.count(plays[0].card) > 1:
        return Advice(plays[0], "reason-strike-harder", {"card": plays[0].card})
    return Advice(DONE, "reason-save-card")


@answers("prompt-rage", "prompt-whizz", "prompt-scream")
def go_on(ask: Ask) -> Advice:
    """Pay or continue if the value exceeds the cost."""
    accepts = ask.of(Accept)
    if not accepts:
        return Advice(DONE, "reason-save-card")
    hunt = Hunt.of(ask)
    if ask.decision.prompt == "prompt-rage":
        worth = max(hunt.worth[other] for other in within(ask.t.dark.place, 2) if other != ask.t.dark.place) - LEAST
    elif ask.decision.prompt == "prompt-whizz":
        worth = hunt.worth[ask.t.dark.place] - cards.cheapest(ask.t.dark.hand, 2)
    else:
        names = [token.id for token in ask.t.survivors]
        worth = hunt.hit(names.index(ask.about("survivor"))) - cards.cheapest(ask.t.dark.hand, 3)
    return Advice(accepts[0], "reason-worth-it") if worth > 0 else Advice(DONE, "reason-save-card")
