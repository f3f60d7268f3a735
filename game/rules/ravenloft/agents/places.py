"""Answers about places: squares, tiles and edges, for Heroes and for Monsters."""

from game.rules.engine.agent import Advice
from game.rules.engine.script import Done
from game.rules.ravenloft.agents.ask import Ask, answers
from game.rules.ravenloft.choice import PickEdge, PickTile, Spot, Step
from game.rules.ravenloft.space import figure, placing
from game.rules.ravenloft.space.board import FAR, STEP, chart
from game.rules.ravenloft.state import Square
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, MONSTERS

# ------------------------------------------------------------------ Heroes


@answers(
    "prompt-return", "prompt-walk", "prompt-reposition", "prompt-advance", "prompt-icy-corridor", "prompt-leap", "prompt-step",
    "prompt-place-adjacent",
)  # fmt: skip
def _stand(ask: Ask) -> Advice:
    """The best square for the Hero; adjacent to a target if it attacks next."""
    if _places_monster(ask):
        return _monster_square(ask)
    strikes = ask.source in CARDS and CARDS[ask.source].attack is not None
    stay = ask.ground(ask.planner.here) if ask.may_decline and ask.t.heroes[ask.seat].square is not None else None

    def value(place: Square) -> float:
        return ask.ground(place) + (_beside(ask, place) if strikes else 0.0)

    choice, most = ask.best((choice, value(choice.square)) for choice in ask.of(Spot))
    if stay is not None and stay + (_beside(ask, ask.planner.here) if strikes else 0.0) >= most:
        return Advice(Done(), reason="reason-stay", about={"hero": ask.hero})
    return Advice(choice, reason="reason-better-ground", about={"hero": ask.hero})


def _beside(ask: Ask, place: Square) -> float:
    """The value of the best adjacent attack with the card in use from a square."""
    if ask.t.turn.phase != "hero":
        return 0.0
    arms, look = ask.planner.arms, ask.look
    gains = [arms.gain(arms.hit(ask.source, other, place), place) for other in look.quarry if place in look.near(other)]
    return max(gains, default=-1.0)


@answers("prompt-enter")
def _enter(ask: Ask) -> Advice:
    """Enter near an unexplored edge."""
    planner = ask.planner
    choice, _ = ask.best((choice, -float(planner.goals.ahead.get(choice.square, 9))) for choice in ask.of(Spot))
    return Advice(choice, reason="reason-enter", about={"hero": ask.hero})


@answers("prompt-run")
def _run(ask: Ask) -> Advice:
    """Run past as many Monsters as the attack has targets, by the shortest way."""
    here = ask.planner.here
    passed = [other for other in ask.look.foes if here in ask.look.near(other)]
    steps = ask.of(Step)
    gone = sum(1 for action in ask.since if isinstance(action.choice, Step))
    if not steps or (ask.may_decline and (passed or gone >= 5)):
        return Advice(Done(), reason="reason-enough", about={"hero": ask.hero})

    def value(place: Square) -> float:
        return -min((float(ask.look.ways(other).get(place, FAR)) for other in ask.look.foes), default=0.0)

    choice, _ = ask.best((choice, value(choice.square)) for choice in steps)
    return Advice(choice, reason="reason-run", about={"hero": ask.hero})


# ------------------------------------------------------------------ Monsters


def _places_monster(ask: Ask) -> bool:
    """Whether the question places a Monster, not a Hero."""
    return ask.monster(ask.about("figure")) is not None


@answers("prompt-place")
def _place(ask: Ask) -> Advice:
    return _monster_square(ask) if _places_monster(ask) else _stand(ask)


@answers("prompt-monster-square")
def _monster_square(ask: Ask) -> Advice:
    """The square for a Monster: far from the Heroes and from squares of value to them."""
    lay = ask.look.lay
    wanted = ask.planner.goals.edges if ask.t.heroes[ask.seat].square is not None else set[Square]()

    def value(corner: Square) -> float:
        base = [place for place in _base(ask, corner) if place in lay.near]
        heroes = ask.look.where.values()
        far = min((lay.square_steps(place).get(there, FAR) for place in base for there in heroes), default=0)
        beside = sum(1 for there in heroes if any(there in lay.near[place] for place in base))
        return min(far, 6) - 0.5 * beside - (1.5 if wanted.intersection(base) else 0.0)

    choice, _ = ask.best((choice, value(choice.square)) for choice in ask.of(Spot))
    return Advice(choice, reason="reason-monster-square")


def _base(ask: Ask, corner: Square) -> list[Square]:
    """The squares that the figure would cover."""
    name = ask.about("figure")
    other = ask.monster(name)
    kind = other.kind if other is not None else name
    return figure.base_at(kind, corner) if kind in figure.LARGE else [corner]


# ------------------------------------------------------------------ tiles


def _distance(ask: Ask, tile: int) -> int:
    """The distance of a tile from the closest Hero."""
    steps = ask.look.lay.tile_steps(tile)
    return min(
        (steps[ask.look.lay.tile_of[place]] for place in ask.look.where.values()),
        default=0,
    )


@answers("prompt-push-tile")
def _push(ask: Ask) -> Advice:
    choice, _ = ask.best((choice, float(min(_distance(ask, choice.tile), 9))) for choice in ask.of(PickTile))
    return Advice(choice, reason="reason-push", about={"target": ask.target})


@answers("prompt-tile")
def _tile(ask: Ask) -> Advice:
    """A tile with Monsters for a cloud, a distant one for a decoy, the best one for a Hero, one far from all Heroes for a new Monster."""
    lay, source = ask.look.lay, ask.source

    def value(tile: int) -> float:
        if ask.about("figure") == ask.hero and ask.about("card") not in ENCOUNTERS:
            return _own_ground(ask, tile)
        monsters = [other for other in ask.look.foes if tile in ask.look.under[other.id]]
        if source == "freezing-cloud":
            return sum(ask.planner.arms.bounty[other.id] + ask.burden(other.id) for other in monsters)
        if source == "illusionary-crowd":
            around = [other for other in range(len(lay.tiles)) if lay.tile_steps(tile)[other] == 1]
            return sum(min(3.0, _distance(ask, other)) for other in around) / max(1, len(around))
        if source == "wand-of-teleportation":
            return sum(ask.threat(other.id) for other in monsters if not placing.fixed(other))
        if source == "consecrated-ground":
            return float(figure.trap_on(ask.t, tile) is not None)
        if source == "scroll-of-teleportation":
            return max(
                (ask.ground(place) for place in figure.free_squares(ask.t, tile)),
                default=-9.0,
            )
        return float(min(_distance(ask, tile), 9)) if ask.source in MONSTERS or not ask.since else _own_ground(ask, tile)

    choice, _ = ask.best((choice, value(choice.tile)) for choice in ask.of(PickTile))
    return Advice(choice, reason="reason-tile")


def _own_ground(ask: Ask, tile: int) -> float:
    if ask.t.heroes[ask.seat].square is None:
        return 0.0
    return max((ask.ground(place) for place in figure.free_squares(ask.t, tile)), default=-9.0)


# ------------------------------------------------------------------ edges


@answers("prompt-explore", "prompt-edge")
def _explore(ask: Ask) -> Advice:
    """The edge away from the Monsters and towards open space; a scout declines if exploring has no value."""
    goals = ask.planner.goals
    if ask.may_decline and not goals.left and goals.explore(ask.planner.here) < goals.explore(-1):
        return Advice(Done(), reason="reason-no-explore", about={"hero": ask.hero})
    choice, _ = ask.best((choice, edge_worth(ask, choice)) for choice in ask.of(PickEdge))
    return Advice(choice, reason="reason-explore", about={"left": max(0, round(goals.left))})


def edge_worth(ask: Ask, edge: PickEdge) -> float:
    """The value of laying a tile at an edge: free places beyond it, no Monster near it."""
    lay = chart(ask.t.board)
    placed, (dx, dy) = ask.t.board.tiles[edge.tile], STEP[edge.side]
    x, y = placed.x + dx, placed.y + dy
    around = sum(1 for sx, sy in STEP.values() if (x + sx, y + sy) in lay.at)
    monsters = sum(1.0 for other in ask.look.foes if ask.look.steps(other)[edge.tile] <= 1)
    here = ask.t.heroes[ask.seat].square
    reach = (
        0
        if here is None
        else min(
            (lay.square_steps(here).get(place, FAR) for place in lay.cells[edge.tile].sides[edge.side]),
            default=0,
        )
    )
    return -0.6 * (around - 1) - 0.1 * monsters - 0.15 * min(reach, 20)
