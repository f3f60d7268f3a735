"""Forecasts for the inspector: the sums of attacks with their sources, and the next actions of the castle.

The functions never change the state and read no hidden values; a redacted state is sufficient.
"""

from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.ravenloft import activation, attack, monster_moves, stats
from game.rules.ravenloft.space import distance, figure
from game.rules.ravenloft.space.board import chart
from game.rules.ravenloft.state import CardId, Figure, Monster, Square, State, Trap
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS
from game.rules.ravenloft.tables.content import Bonus, Line, Stat, Strike
from game.rules.ravenloft.tables.registry import line

FACES = 20
SURE = 100


class Share(NamedTuple):
    """A part of a sum: the hero, card or item that it comes from, and the amount."""

    source: str
    amount: int


class Sum(NamedTuple):
    """An attack on a target: the bonuses on the die with their sources (None: no roll), the lowest face that hits, and the damage."""

    target: Figure
    base: int | None
    plus: tuple[Share, ...]
    ac: int
    need: int
    per_cent: int
    damage: int
    more: tuple[Share, ...]
    miss: int
    twice: bool = False

    @property
    def bonus(self) -> int:
        """The total bonus on the die."""
        return (self.base or 0) + sum(share.amount for share in self.plus)


class Blow(NamedTuple):
    """An attack of the castle on a Hero: its chance and its effects. `need` 0 means that there is no roll."""

    target: Figure
    bonus: int
    ac: int
    need: int
    per_cent: int
    damage: int
    miss: int
    condition: str = ""


class Coming(NamedTuple):
    """The next activation of a Monster, if nothing changes before (CR-145).

    `line` is the line of its script (0: it does nothing), `asleep` a card that cancels it. `goals` are its possible targets,
    between which the active player decides (CR-147); each has its `blows`. `strike` names the attack, `move` the kind of move,
    `late` one after the attack; `deed` is any other effect.
    """

    who: Figure
    line: int = 0
    move: str = ""
    steps: int = 0
    strike: str = ""
    deed: str = ""
    goals: tuple[Figure, ...] = ()
    blows: tuple[Blow, ...] = ()
    asleep: CardId = ""
    late: bool = False


# ------------------------------------------------------------------ sums and where they come from


def shares(t: State, stat: Stat, seat: Seat, target: Figure = "") -> list[Share]:
    """The sources of a Hero's bonus on `stat`; the amounts add up to `stats.bonus` (CR-108, CR-117, CR-183)."""
    hero = t.heroes[seat]
    rows: list[tuple[str, list[Bonus]]] = [(hero.id, HEROES[hero.id].bonus)]
    rows += [(item, CARDS[item].bonus) for item in hero.items if CARDS[item].when == "passive"]
    rows += [(effect.card, CARDS[effect.card].bonus) for effect in t.lasting if seat in effect.heroes]
    if t.environment is not None:
        rows.append((t.environment, ENCOUNTERS[t.environment].bonus))
    found = [Share(source, _amount(t, stat, seat, target, row)) for source, bonuses in rows for row in bonuses]
    if hero.square is not None:
        found += [Share(item, _amount(t, stat, seat, target, row)) for item, rows in stats.lenders(t, seat) for row in rows]
    return [share for share in [*found, *_auras(t, stat, seat)] if share.amount]


def _amount(t: State, stat: Stat, seat: Seat, target: Figure, row: Bonus) -> int:
    if row.stat != stat or (row.when and not stats.condition.functions[row.when](t, seat, target)):
        return 0
    return row.amount + (stats.count.functions[row.count](t, t.heroes[seat].id) if row.count else 0)


def _auras(t: State, stat: Stat, seat: Seat) -> list[Share]:
    if t.heroes[seat].square is None:
        return []
    here = figure.hero_tile(t, seat)
    friends = [other for other in figure.heroes_on(t, here) if other != seat]
    return [
        Share(t.heroes[other].id, row.amount) for other in friends for row in HEROES[t.heroes[other].id].aura if row.stat == stat
    ]


def attack_sum(t: State, seat: Seat, card: CardId, target: Figure) -> Sum | None:
    """The sum of an attack with a card; None for a card that does not attack (CR-112 to CR-117, CR-270)."""
    row = CARDS[card].attack if card in CARDS else None
    if row is None:
        return None
    _, ac, damage = attack.chances(t, seat, card, target)
    if row.bonus is None:
        return Sum(target, None, (), ac, 0, SURE, row.damage, (), 0)
    plus = shares(t, "attack", seat, target) + [Share(card, _amount(t, "attack", seat, target, one)) for one in row.bonuses]
    more = shares(t, "damage", seat, target) + [Share(card, _amount(t, "damage", seat, target, one)) for one in row.bonuses]
    plus, more = [one for one in plus if one.amount], [one for one in more if one.amount]
    need, per_cent = chance(row.bonus + sum(one.amount for one in plus), ac)
    twice = figure.law(t, "distant-attacks-roll-two") and distance.tile_distance(t, t.heroes[seat].id, target) != 0
    if twice:
        per_cent = round(per_cent * per_cent / SURE)
    return Sum(target, row.bonus, tuple(plus), ac, need, per_cent, damage, tuple(more), row.miss, twice)


def chance(bonus: int, ac: int) -> tuple[int, int]:
    """The lowest face that hits, at least 1, and the chance in per cent (CR-114, CR-115)."""
    need = max(1, ac - bonus)
    return need, max(0, SURE * (FACES + 1 - need) // FACES)


# ------------------------------------------------------------------ what the castle is about to do


def coming(t: State, other: Monster) -> Coming:
    """The next activation of a Monster or Villain (CR-145, CR-189)."""
    asleep = "wooden-stake" if activation.staked(t, other) else other.asleep
    if asleep is not None:
        return Coming(other.id, asleep=asleep)
    if not activation.prey(t):
        return Coming(other.id)
    for number, row in enumerate(MONSTERS[other.kind].script, start=1):
        if line.functions[row.when](t, other, row.tiles):
            return _carried_out(t, other, number, row)
    return Coming(other.id)


def _carried_out(t: State, other: Monster, number: int, row: Line) -> Coming:
    if row.do:
        return Coming(other.id, number, deed=row.do)
    goals = activation.goals(t, other, row)
    if not goals or not (row.move or row.attack):
        return Coming(other.id, number)
    strike = row.attack
    found: list[Blow] = []
    if strike is not None:
        struck = [name for goal in goals for name in activation.struck(t, other, row, goal)]
        added, rage = stats.monster_bonus(t, other), stats.rage(other)
        for name in dict.fromkeys(struck):
            crowd = _counted(t, other, row, name) if strike.count else 1
            found.append(_blow(t, strike, name, added, crowd, rage))
    return Coming(
        other.id, number, row.move, row.steps, strike.id if strike else "", "", tuple(goals), tuple(found), late=row.late
    )


def _counted(t: State, other: Monster, row: Line, target: Figure) -> int:
    """The greatest possible number of Monsters on its tile when it attacks `target`, itself included (CR-226)."""
    squares = monster_moves.arrivals(t, other, row, target)
    return max(_monsters_beside(t, other, figure.base_at(other.kind, square)) for square in squares)


def _monsters_beside(t: State, other: Monster, base: list[Square]) -> int:
    """The Monsters on the tiles under `base`, with `other` on it."""
    return len({other.id, *(foe.id for tile in figure.tiles_under(t, base) for foe in figure.foes_on(t, tile))})


def _blow(t: State, strike: Strike, target: Figure, added: int, crowd: int = 1, rage: int = 0) -> Blow:
    ac = stats.armour(t, target)
    need, per_cent = chance(strike.bonus + added, ac)
    damage = rage + (crowd if strike.count else strike.damage)
    return Blow(target, strike.bonus + added, ac, need, per_cent, damage, strike.miss, strike.condition or "")


def acts_for(t: State, other: Monster) -> list[Seat]:
    """The Heroes in whose Villain Phases a Monster acts, the present turn's first (CR-091 to CR-093)."""
    return [
        seat
        for seat in figure.clockwise(t, t.turn.hero)
        if MONSTERS[other.kind].villain or any(mine.kind == other.kind for mine in figure.controlled(t, seat))
    ]


def sprung(t: State, trap: Trap) -> list[Blow]:
    """The attacks of a Trap if it is activated now (CR-097, CR-171)."""
    row = ENCOUNTERS[trap.card]
    near = row.volley is not None and row.volley.at == "near"
    area = set(chart(t.board).area(trap.tile, 1)) if near else {trap.tile}
    names = [name for name in activation.prey(t) if area.intersection(figure.tiles_of(t, name))]
    if row.volley is not None:
        return [_blow(t, row.volley.strike, name, 0) for name in names]
    hurts = {"fire-trap": 2}.get(row.effect, 0)
    return [Blow(name, 0, stats.armour(t, name), 0, SURE, hurts, 0) for name in names]


def hunters(t: State, seat: Seat) -> list[tuple[Monster, Blow | None]]:
    """The Monsters whose present target is a Hero, with their attacks on it (None: they only move nearer)."""
    me, found = t.heroes[seat].id, []
    for other in figure.foes(t):
        next_one = coming(t, other)
        blow = next((one for one in next_one.blows if one.target == me), None)
        if blow is not None or me in next_one.goals:
            found.append((other, blow))
    return found


# ------------------------------------------------------------------ cards in force


def touched(t: State, card: CardId) -> list[Figure]:
    """The figures for which an Environment changes something now (CR-164)."""
    row = ENCOUNTERS[card]
    heroes = [t.heroes[seat].id for seat in figure.standing(t)]
    if row.law == "company-hurts":
        return [t.heroes[seat].id for seat in figure.standing(t) if len(figure.heroes_on(t, figure.hero_tile(t, seat))) > 1]
    if any(one.when == "undead-attacker" for one in row.bonus):
        return [other.id for other in figure.foes(t) if figure.undead(t, other.id)]
    if any(one.when == "not-slowed" for one in row.bonus):
        return [name for seat, name in zip(figure.standing(t), heroes, strict=True) if "slowed" not in t.heroes[seat].conditions]
    if row.law == "discards-hurt":
        return [t.heroes[seat].id for seat in figure.standing(t) if t.heroes[seat].items]
    return heroes


def served(t: State, seat: Seat, card: CardId) -> list[Figure]:
    """The Heroes that a card with a lasting effect would help from here (CR-034, CR-186)."""
    reach = CARDS[card].lasts
    if reach == "self":
        return [t.heroes[seat].id]
    near = [other for other in figure.standing(t) if reach == "all" or _near(t, seat, other)]
    return [t.heroes[other].id for other in near] if reach else []


def _near(t: State, seat: Seat, other: Seat) -> bool:
    return distance.tile_distance(t, t.heroes[seat].id, t.heroes[other].id) <= 1


def holder(t: State, card: CardId) -> Seat | None:
    """The seat with a Power card, an Item or a Trap in front of it; None for all other cards."""
    for seat, hero in enumerate(t.heroes):
        cards = [held.card for held in hero.powers] + hero.items
        cards += [threat.card for threat in hero.threats if isinstance(threat, Trap)]
        if card in cards:
            return seat
    return None
