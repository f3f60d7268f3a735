"""The survivors' other answers: discovering, keeping, dropping and trading items, defending, running."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Choice
from game.rules.terrorscape.agents.ask import Ask, answers
from game.rules.terrorscape.agents.dear import dear, wanted
from game.rules.terrorscape.agents.outlook import Outlook, reaches
from game.rules.terrorscape.agents.team import Team
from game.rules.terrorscape.choice import DONE, Clear, Drop, Hand, Name, Spot, Take, Use, Walk
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import here, pack_limit, strength
from game.rules.terrorscape.tables.cards import ITEMS, SURVIVORS


def survivor_of(ask: Ask) -> int:
    """The survivor that a question is about."""
    return next(number for number, token in enumerate(ask.t.survivors) if token.id == ask.about("survivor"))


def number_of(t: State, name: str) -> int:
    """The number of a survivor."""
    return next(number for number, token in enumerate(t.survivors) if token.id == name)


@answers("prompt-discover")
def discover(ask: Ask) -> Advice:
    """The survivor with room and the least cost of being heard."""
    t = ask.t

    def merit(choice: Name) -> float:
        survivor = number_of(t, choice.survivor)
        team = Team(ask, survivor)
        place = t.team.places[survivor]
        limit = pack_limit(t, survivor)
        full = 0.01 if limit and len(t.team.packs[survivor]) >= limit else 0.0
        return 0.35 * (team.risk(place, 0.0) - team.risk(place, 1.0)) - full + 0.004 * t.survivors[survivor].hurt

    choice = ask.best((choice, merit(choice)) for choice in ask.of(Name))[0]
    return Advice(choice, "reason-discover", {"survivor": choice.survivor})


@answers("prompt-keep")
def keep(ask: Ask) -> Advice:
    """The card with the highest value."""
    choice, worth = ask.best((choice, dear(ask.t, survivor_of(ask), choice.item)) for choice in ask.of(Take))
    return Advice(choice, "reason-keep", {"item": choice.item}) if worth > 0 else Advice(DONE, "reason-enough-here")


@answers("prompt-salvage")
def salvage(ask: Ask) -> Advice:
    """The item of the discard pile with the highest value."""
    choice = ask.best((choice, dear(ask.t, survivor_of(ask), choice.item)) for choice in ask.of(Take))[0]
    return Advice(choice, "reason-keep", {"item": choice.item})


@answers("prompt-drop")
def drop(ask: Ask) -> Advice:
    """The item with the lowest value."""
    choice = ask.best((choice, -dear(ask.t, survivor_of(ask), choice.item, held=True)) for choice in ask.of(Drop))[0]
    return Advice(choice, "reason-drop", {"item": choice.item})


@answers("prompt-hand")
def hand(ask: Ask) -> Advice:
    """An item with a higher value to the other; one at a time, so that values do not depend on items already offered."""
    if ask.t.team.offer or ask.t.team.answer:
        return Advice(DONE, "reason-keep-it")
    gains = dict(wanted(ask.t, survivor_of(ask), number_of(ask.t, ask.about("other"))))
    rated = [(choice, gains[choice.item]) for choice in ask.of(Hand) if choice.item in gains]
    if not rated:
        return Advice(DONE, "reason-keep-it")
    choice = ask.best(rated)[0]
    return Advice(choice, "reason-hand", {"item": choice.item, "survivor": ask.about("other")})


@answers("prompt-clear")
def clear(ask: Ask) -> Advice:
    """The door with the highest value of opening."""
    team = Team(ask, survivor_of(ask))

    def gain(choice: Clear) -> float:
        return max(team.drive.ahead(team.survivor, end) for end in choice.door.split("-"))

    choice = ask.best((choice, gain(choice)) for choice in ask.of(Clear))[0]
    return Advice(choice, "reason-bar-gone", {"door": choice.door})


@answers("prompt-bottle")
def bottle(ask: Ask) -> Advice:
    """Noise where it helps most: away from all survivors, within the killer's range."""
    team = Team(ask, survivor_of(ask))
    rated = [(choice, team.decoy(choice.place)) for choice in ask.of(Spot)]
    choice = ask.best(rated)[0]
    return Advice(choice, "reason-decoy", {"place": choice.place})


@answers("prompt-patient")
def patient(ask: Ask) -> Advice:
    """An injured survivor first, of several the one in the greatest danger."""
    tokens = {token.id: token for token in ask.t.survivors}
    rated = [(choice, 3.0 * tokens[choice.survivor].hurt + tokens[choice.survivor].fear) for choice in ask.of(Name)]
    choice = ask.best(rated)[0]
    return Advice(choice, "reason-patient", {"survivor": choice.survivor})


# ------------------------------------------------------------------ encounters


@answers("prompt-defender")
def defender(ask: Ask) -> Advice:
    """The best defender now."""
    met = ask.t.encounter
    assert met is not None
    best = Outlook(ask.t, known=True).defender(met.left)
    name = ask.t.survivors[best].id
    return Advice(Name(name), "reason-defender", {"survivor": name})


@answers("prompt-defend")
def defend(ask: Ask) -> Advice:
    """The item with the best ratio of bonus to value; one that is kept costs nothing."""
    survivor = survivor_of(ask)
    token = ask.t.survivors[survivor]
    steady, need = SURVIVORS[token.id].steady, strength(ask.t)
    stake = 6.0 if token.hurt else 2.0
    rated: list[tuple[Choice, float]] = [(DONE, stake * 10 * reaches(4 - token.fear, need - steady))]
    for choice in ask.of(Use):
        row = ITEMS[choice.item]
        plus = (row.defence or 0) + (0 if row.weapon else steady)
        spent = 0.0 if row.keep else dear(ask.t, survivor, choice.item, held=True)
        rated.append((choice, stake * 10 * reaches(4 - token.fear, need - plus) - spent - 0.5 * row.gives))
    best: Choice = ask.best(rated)[0]
    if isinstance(best, Use):
        return Advice(best, "reason-defend", {"item": best.item})
    return Advice(DONE, "reason-bare-hands")


@answers("prompt-run")
def run(ask: Ask) -> Advice:
    """Run to the best location for the next turn; only the distance counts, because the killer draws cards now."""
    team = Team(ask, ask.seat - 1)
    rated: list[tuple[Choice, float]] = [(choice, _after(team, choice.to)) for choice in ask.of(Walk)]
    rated.append((DONE, _after(team, team.place)))
    best: Choice = ask.best(rated)[0]
    if isinstance(best, Walk):
        return Advice(best, "reason-run", {"place": best.to})
    return Advice(DONE, "reason-stay", {"survivor": team.name, "place": team.place})


def _after(team: Team, place: str) -> float:
    """The value of beginning the next turn at a location."""
    if team.drive.keyed(team.survivor) and place == team.drive.exit:
        return 1.0
    ways = sum(1 for far in team.drive.walks(place).values() if far <= 2)
    crowd = 0.02 * sum(other != team.survivor for other in here(team.t, place))
    return -crowd + team.drive.ahead(team.survivor, place) + 0.004 * ways + 0.01 * min(3.0, team.peril.far(place))
