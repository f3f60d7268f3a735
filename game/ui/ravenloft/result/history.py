"""The turns of a match with their signs, computed from its Events, and its highlights."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.rules.engine.script import Event
from game.rules.ravenloft import event as happened
from game.rules.ravenloft.tables.cards import HEROES, MONSTERS
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, Colour, mix
from game.ui.ravenloft.theme import LANES

PICTURES = {
    "won": "ui/dawn", "lost": "ui/dusk", "fell": "ui/fallen", "surge": "ui/heart", "villain": "ui/crown", "level": "ui/rank",
    "token": "ui/token", "twenty": "ui/star", "felled": "ui/skull", "curse": "ui/bolt", "treasure": "ui/chest", "tile": "ui/tile",
    "saved": "ui/shield",
}  # fmt: skip
"""The icons of signs, the most important first, and of a highlight."""
SIGN_KINDS = tuple(PICTURES)[:-1]


class TurnSign(Struct, frozen=True):
    """A notable thing in a turn: its kind (one of SIGN_KINDS), its Hero, what it is about, and its moment."""

    kind: str
    hero: str
    thing: str
    moment: int
    amount: int = 0


class TurnRecord(Struct):
    """One turn: its Hero, its first and last moment, its signs, and the Hit Points of each Hero at its end."""

    number: int
    hero: str
    begin: int
    end: int
    signs: list[TurnSign] = []
    health: dict[str, int] = {}
    dealt: int = 0
    taken: int = 0

    def strongest(self, hero: str) -> TurnSign | None:
        """The most important sign of a Hero in this turn."""
        own = [sign for sign in self.signs if sign.hero == hero]
        return min(own, key=lambda sign: SIGN_KINDS.index(sign.kind), default=None)


class TurnHistory(Struct):
    """The turns of a match, and the maximum Hit Points of each Hero."""

    heroes: tuple[str, ...]
    turns: list[TurnRecord]
    most: dict[str, int]

    def index_at(self, moment: int) -> int:
        """The index of the turn that contains a moment."""
        return max((place for place, one in enumerate(self.turns) if one.begin <= moment), default=0)


def read_turns(log: Sequence[Sequence[Event]], heroes: Sequence[str]) -> TurnHistory:
    """The turn history of a log; moment n has the Events of the n-th answer."""
    health = {hero: HEROES[hero].levels[0].hp for hero in heroes}
    history = TurnHistory(tuple(heroes), [TurnRecord(1, heroes[0], 0, 0)], dict(health))
    begun = False
    for moment, events in enumerate(log):
        for event in events:
            if isinstance(event, happened.TurnBegan):
                if begun:
                    history.turns[-1].end, history.turns[-1].health = moment, dict(health)
                    history.turns.append(TurnRecord(event.number, event.hero, moment, moment))
                history.turns[-1].number, history.turns[-1].hero, begun = event.number, event.hero, True
            _note(history, health, event, moment)
        history.turns[-1].end = moment
        history.turns[-1].health = dict(health)
    return history


def _note(history: TurnHistory, health: dict[str, int], event: Event, moment: int) -> None:
    record = history.turns[-1]
    match event:
        case happened.Damaged() if event.figure in health:
            health[event.figure] = event.left
            record.taken += event.amount
        case happened.Damaged():
            record.dealt += event.amount
        case happened.Healed() if event.figure in health:
            health[event.figure] = event.left
        case happened.LevelGained():
            first, second = (level.hp for level in HEROES[event.hero].levels[:2])
            health[event.hero] += second - first
            history.most[event.hero] = max(history.most[event.hero], second)
    if (sign := _sign(event, record, moment)) is not None:
        record.signs.append(sign)


SIGNS: dict[type[Event], tuple[str, str, str, str]] = {
    happened.TileLaid: ("tile", "", "tile", ""), happened.MonsterDestroyed: ("felled", "by", "figure", "xp"),
    happened.EncounterDrawn: ("curse", "hero", "card", ""), happened.TreasureDrawn: ("treasure", "hero", "card", ""),
    happened.Attacked: ("twenty", "attacker", "target", ""), happened.SurgeUsed: ("surge", "hero", "", "left"),
    happened.HeroFell: ("fell", "hero", "", ""), happened.LevelGained: ("level", "hero", "card", ""),
    happened.TokenTaken: ("token", "hero", "token", ""), happened.Won: ("won", "", "reason", ""), happened.Lost: ("lost", "", "reason", ""),
}  # fmt: skip
"""The sign of an Event, and the fields with its Hero (else the active one has it), with what it is about, and with its amount."""


def _sign(event: Event, record: TurnRecord, moment: int) -> TurnSign | None:
    """The sign of an Event, if it has one."""
    common = isinstance(event, happened.Attacked) and (event.face != 20 or event.attacker not in HEROES)
    if type(event) not in SIGNS or common:
        return None
    kind, who, about, count = SIGNS[type(event)]
    hero, thing = getattr(event, who, record.hero), getattr(event, about, "")
    kind = "villain" if kind == "felled" and _is_villain(thing) else kind
    return (
        TurnSign(kind, hero, thing, moment, getattr(event, count, 0)) if hero else None
    )  # nobody destroyed it, or it was handed over


def _is_villain(figure: str) -> bool:
    return (kind := _kind(figure)) in MONSTERS and MONSTERS[kind].villain


def lane(hero: str) -> Colour:
    """The colour of a Hero's lane."""
    return LANES.get(hero, RAVENLOFT.line)


def badge(kind: str, canvas: Canvas, at: tuple[float, float], size: float, since: float = 0.0) -> None:
    """Draw the icon of a sign in a dark disc centred at `at`, fainter before its moment (`since` < 0)."""
    canvas.circle(at, size / 2, mix(RAVENLOFT.deep, BLACK, 0.2))
    canvas.circle(at, size / 2, RAVENLOFT.line, 1.5)
    inner = size * 0.62
    area = Area.around(at, inner, inner)
    canvas.picture(PICTURES[kind], area, alpha=255 if since >= 0 else 190)


MOST = 3
FEW = 2
"""The Hit Points from which a Hero counts as nearly defeated."""
WEIGHTS = {"villain": 95, "risen": 75, "last-surge": 70, "surge": 50, "token": 45, "level": 40, "fell": 35}


class Highlight(Struct, frozen=True):
    """A highlight: the end of its message id, the values of the message, its moment and turn, and its weight."""

    kind: str
    hero: str
    thing: str
    number: int
    moment: int
    turn: int
    weight: int


def find_highlights(history: TurnHistory, log: Sequence[Sequence[Event]], most: int = MOST) -> list[Highlight]:
    """Return the heaviest highlights in order, at most one per turn."""
    found = [one for record in history.turns for sign in record.signs if (one := _of_sign(sign, record.number)) is not None]
    found += [*_rolls(history, log), *_risings(log)]
    chosen: dict[int, Highlight] = {}
    for one in sorted(found, key=lambda one: (-one.weight, one.moment)):
        if len(chosen) < most and one.turn not in chosen:
            chosen[one.turn] = one
    return sorted(chosen.values(), key=lambda one: (one.turn, one.moment))


def _of_sign(sign: TurnSign, turn: int) -> Highlight | None:
    kind = "last-surge" if sign.kind == "surge" and sign.amount == 0 else sign.kind
    weight = 30 + sign.amount if kind == "felled" and sign.amount >= 4 else WEIGHTS.get(kind, 0)
    return Highlight(kind, sign.hero, sign.thing, sign.amount, sign.moment, turn, weight) if weight else None


def _risings(log: Sequence[Sequence[Event]]) -> list[Highlight]:
    """Return the moments at which Villains came into play."""
    found, turn, hero = [], 1, ""
    for moment, events in enumerate(log):
        for event in events:
            if isinstance(event, happened.TurnBegan):
                turn, hero = event.number, event.hero
            elif isinstance(event, happened.MonsterPlaced) and _is_villain(event.figure) and hero:
                found.append(Highlight("risen", hero, event.figure, 0, moment, turn, WEIGHTS["risen"]))
    return found


def _rolls(history: TurnHistory, log: Sequence[Sequence[Event]]) -> list[Highlight]:
    """Return the rolls that mattered: a miss against a nearly defeated Hero, a narrow hit that destroyed, a natural 20."""
    health: dict[str, int] = {hero: HEROES[hero].levels[0].hp for hero in history.heroes}
    found, turn = [], 1
    for moment, events in enumerate(log):
        felled = {event.figure for event in events if isinstance(event, happened.MonsterDestroyed)}
        for event in events:
            if isinstance(event, happened.TurnBegan):
                turn = event.number
            if isinstance(event, happened.Damaged | happened.Healed) and event.figure in health:
                health[event.figure] = event.left
            if isinstance(event, happened.Attacked):
                found += _roll(event, health, felled, moment, turn)
    return found


def _roll(attack: happened.Attacked, health: Mapping[str, int], felled: set[str], moment: int, turn: int) -> list[Highlight]:
    short = attack.ac - attack.total
    if attack.target in health and not attack.hit and 0 < health[attack.target] <= FEW and attack.attacker not in health:
        weight = 60 + (10 if short == 1 else 0) + (5 if health[attack.target] == 1 else 0)
        return [Highlight("saved", attack.target, attack.attacker, health[attack.target], moment, turn, weight)]
    if attack.attacker not in health or not attack.hit:
        return []
    prize = MONSTERS[kind].xp if attack.target in felled and (kind := _kind(attack.target)) in MONSTERS else 0
    rolled = [("twenty", 55)] if attack.face == 20 else [("hair", 42)] if short == 0 and prize else []
    return [Highlight(what, attack.attacker, attack.target, attack.total, moment, turn, least + prize) for what, least in rolled]


def _kind(figure: str) -> str:
    return figure if figure in MONSTERS else figure.rsplit("-", 1)[0]
