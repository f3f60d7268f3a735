"""Answers about traits and plans: which to keep, and when the survivors use them."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice
from game.rules.terrorscape.agents.ask import Ask, answers
from game.rules.terrorscape.agents.team import Team
from game.rules.terrorscape.choice import DONE, Advance, Calm, Clear, Name, PickTrait, Spot, Use, UseTrait, Walk
from game.rules.terrorscape.tables.cards import TRAITS

GIFTS = (
    "secret-weapon", "sleight-of-hand", "martial-arts", "prompt-reaction", "stroke-of-luck", "survival-instinct", "hurried-flee",
    "first-aid", "silent-retrieval", "intrepidity", "marksmanship",
)  # fmt: skip
"""The survivors' traits in order of preference; others come after them."""
MARKS = (
    "lie-in-wait", "fatal-attack", "self-challenge", "insidious-entrapment", "terrorising-the-mass", "heightened-senses",
    "nightmare-descends", "deterrence", "devious-ploy", "sly-entrapper", "suppressed-rage", "immediate-response", "acute-hearing",
    "murderous-intent", "enhanced-tracking", "terror-aura", "perilous-ambush",
)  # fmt: skip
"""The killer's traits in order of preference: permanent ones before those that cost cards."""
OPENED = 0.01
"""The value of opening a door without a survivor next to it."""


def liking(trait: str) -> float:
    """The rank of a trait in the order of preference."""
    liked = MARKS if TRAITS[trait].side == "killer" else GIFTS
    return -float(liked.index(trait) if trait in liked else len(liked))


@answers("prompt-trait", "prompt-mark")
def keep_trait(ask: Ask) -> Advice:
    """The preferred trait."""
    choice = ask.best((choice, liking(choice.trait)) for choice in ask.of(PickTrait))[0]
    return Advice(choice, "reason-trait", {"trait": choice.trait})


@answers("prompt-decoy", "prompt-judge")
def decoy(ask: Ask) -> Advice:
    """Noise that leads the killer away, or less fear, or an opened door, whichever has the highest value."""
    team = Team(ask, ask.seat - 1)
    rated: list[tuple[Choice, float]] = [(choice, team.fright()) for choice in ask.of(Calm)]
    rated += [(choice, OPENED) for choice in ask.of(Clear)]
    rated += [(choice, team.decoy(choice.place)) for choice in ask.of(Spot)]
    best = ask.best(rated)[0]
    if isinstance(best, Spot):
        return Advice(best, "reason-decoy", {"place": best.place})
    return Advice(best, "reason-clear-head")


@answers("prompt-coordinate", "prompt-slip")
def slip(ask: Ask) -> Advice:
    """Leave the encounter if another location is better."""
    team = Team(ask, ask.seat - 1)
    rated: list[tuple[Choice, float]] = [(choice, team.ending(choice.to)) for choice in ask.of(Walk)]
    rated.append((DONE, team.ending(team.place)))
    best = ask.best(rated)[0]
    if isinstance(best, Walk):
        return Advice(best, "reason-run", {"place": best.to})
    return Advice(DONE, "reason-stay", {"survivor": team.name, "place": team.place})


@answers("prompt-save", "prompt-muffle")
def spend(ask: Ask) -> Advice:
    """Use a trait that works only once when others are injured, or the killer is near."""
    uses = ask.of(UseTrait)
    hurt = any(token.hurt for token in ask.t.survivors)
    near = ask.decision.prompt == "prompt-muffle" and Team(ask, ask.seat - 1).risk(ask.t.team.places[ask.seat - 1], 1.0) > 0.03
    if uses and (hurt or near):
        return Advice(uses[0], "reason-use-trait", {"trait": uses[0].trait})
    return Advice(DONE, "reason-save-trait")


@answers("prompt-molotov")
def burn(ask: Ask) -> Advice:
    """Always throw the bottle."""
    uses = ask.of(Use)
    return Advice(uses[0], "reason-defend", {"item": uses[0].item}) if uses else Advice(DONE, "reason-keep-it")


@answers("prompt-plan")
def advance(ask: Ask) -> Advice:
    """Advance the plan in progress; begin one only if there is none."""
    scheme = ask.t.team.scheme
    plans = [choice for choice in ask.of(Advance) if not scheme.step or choice.plan == scheme.plan]
    if not plans:
        return Advice(DONE, "reason-other-plan")
    return Advice(plans[0], "reason-plan", {"plan": plans[0].plan})


@answers("prompt-share")
def share(ask: Ask) -> Advice:
    """The survivor that carries the least."""
    names = [token.id for token in ask.t.survivors]
    choice = ask.best((one, -float(len(ask.t.team.packs[names.index(one.survivor)]))) for one in ask.of(Name))[0]
    return Advice(choice, "reason-discover", {"survivor": choice.survivor})
