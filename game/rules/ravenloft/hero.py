"""The Hero Phase: legal answers, refusals, and the use of cards."""

from msgspec import Struct

from game.rules.engine.script import Choice, Done, IllegalAction, Rule
from game.rules.engine.secret import Seat
from game.rules.ravenloft import attack, die, ending, event, experience, front, stats
from game.rules.ravenloft.adventures import occasions
from game.rules.ravenloft.choice import Deed, Disable, Use, Walk, use_of
from game.rules.ravenloft.effects.moves import go, walks
from game.rules.ravenloft.space import figure, markers, targets
from game.rules.ravenloft.state import CardId, Square, State
from game.rules.ravenloft.tables import registry
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, POWERS
from game.rules.ravenloft.tables.content import Card, When

_WAITS = {
    "start": ("refused-start-only", "CR-102"),
    "passive": ("refused-passive", "CR-183"),
    "attack": ("refused-attack-spent", "CR-050"),
    "no-attack": ("refused-attack-spent", "CR-050"),
    "move": ("refused-move-spent", "CR-052"),
}
"""The reason and rule against cards whose moment is not now in the Hero Phase."""
_MOMENTS: dict[tuple[bool, bool], frozenset[When]] = {
    (False, False): frozenset({"free"}),
    (True, False): frozenset({"free", "move"}),
    (True, True): frozenset({"free", "move", "attack", "no-attack"}),
}
"""The moments of the cards that can be used, by whether a Move and the attack are left."""
HEALING = {"regain": "self", "healing-word": "all", "potion-of-healing": "near", "icon": "all"}
"""Whom the effect of a card heals, which is none without somebody hurt: the Hero, those beside it too, or any Hero."""

# ------------------------------------------------------------------ what is allowed


def may_move(t: State) -> bool:
    """Whether a Move is left: move and attack, attack and move, or two moves (CR-045, CR-050)."""
    return len(t.turn.parts) < 2


def may_attack(t: State) -> bool:
    """Whether the attack is left (CR-045, CR-050)."""
    return len(t.turn.parts) < 2 and "attack" not in t.turn.parts


def left(t: State, have: "Means") -> str:
    """The parts of the turn that are left, as a value of the question: "both", "again", "move", "attack" or "rest" (CR-045, CR-071)."""
    if have.attack:
        return "attack" if have.speed < 1 else "again" if t.turn.parts else "both"
    return "move" if have.speed >= 1 else "rest"


def menu(t: State, seat: Seat) -> list[Choice]:
    """The legal answers of the active Hero (CR-045, CR-046, CR-051 to CR-053)."""
    return options(t, seat, means(t, seat)) if figure.up(t, seat) else [Done()]


def options(t: State, seat: Seat, have: "Means") -> list[Choice]:
    """The legal answers of an active Hero with these Means."""
    options: list[Choice] = walks(t, seat, have.speed, have.blocked)
    options += [
        use_of(card) for card in face_up(t, seat) if CARDS[card].when in have.moments and works(t, seat, CARDS[card], have.view)
    ]
    if have.attack:
        trap = figure.trap_on(t, figure.hero_tile(t, seat))
        if trap is not None:
            options.append(Disable(trap.card))
        options += deeds(t, seat)
    options.append(Done())
    return options


def deeds(t: State, seat: Seat) -> list[Choice]:
    """The actions that the adventure allows instead of an attack (CR-054)."""
    rows = occasions.adventure(t).action
    return [Deed(row.do, what) for row in rows for what in registry.allowed.functions[row.do](t, seat, row)]


class Means(Struct, frozen=True):
    """What all answers of a menu depend on.

    The squares of a Move (0 if none is left), whether the attack is left, and the moments of the cards that the two allow. `blocked`
    are the squares of Monsters; `view` are the targets in range, None if no attack is left: few other cards ask for targets.
    """

    speed: int
    attack: bool
    moments: frozenset[When]
    blocked: set[Square]
    view: targets.Sight | None


def means(t: State, seat: Seat) -> Means:
    """Compute the Means of a Hero."""
    move, attack = may_move(t), may_attack(t)
    blocked = figure.blocked(t) if move else set[Square]()
    view = targets.sight(t, seat, blocked) if attack else None
    return Means(stats.speed(t, seat) if move else 0, attack, _MOMENTS[move, attack], blocked, view)


def in_front(t: State, seat: Seat) -> list[CardId]:
    """The different cards in front of a Hero."""
    return list(dict.fromkeys([held.card for held in t.heroes[seat].powers] + t.heroes[seat].items))


def face_up(t: State, seat: Seat) -> list[CardId]:
    """The different cards in front of a Hero without those that lie face down."""
    hero = t.heroes[seat]
    cards = [held.card for held in hero.powers if not held.used]
    return list(dict.fromkeys(cards + hero.items)) if hero.items else cards


def can_attack_with(t: State, seat: Seat) -> list[CardId]:
    """The cards with which a Hero could attack if it had an attack (CR-051)."""
    cards, view = [card for card in face_up(t, seat) if CARDS[card].when == "attack"], targets.sight(t, seat, figure.blocked(t))
    return [card for card in cards if works(t, seat, CARDS[card], view)]


def refusal(t: State, seat: Seat, card: CardId) -> IllegalAction | None:
    """Why a card cannot be used in the Hero Phase now, with the rule; None if it can.

    Of several reasons the one that stays longest comes first: a used card, then one that waits for its moment. At the start of the
    phase a card for that moment has no effect, since otherwise it would have been offered.
    """
    have = means(t, seat)
    against = _against(t, seat, card, have)
    if against is None:
        return None
    if card in front.used_powers(t, seat):
        against = "refused-used", "CR-100"
    elif CARDS[card].when == "start" and not t.turn.parts and not works(t, seat, CARDS[card], have.view):
        against = "refused-no-target", "CR-109"
    if against[0] == "refused-no-target" and CARDS[card].effect in HEALING:
        against = f"refused-unhurt-{HEALING[CARDS[card].effect]}", against[1]
    return IllegalAction(*against, card=card)


def _against(t: State, seat: Seat, card: CardId, have: Means) -> tuple[str, str] | None:
    """The reason and the rule against using a card now."""
    row = CARDS[card]
    if row.when not in have.moments:
        return _WAITS.get(row.when, (f"refused-wait-{row.when}", "CR-055"))
    if card in front.used_powers(t, seat):
        return "refused-used", "CR-100"
    return None if works(t, seat, row, have.view) else ("refused-no-target", "CR-109")


def works(t: State, seat: Seat, row: Card, view: targets.Sight | None = None) -> bool:
    """Whether a card would have an effect; `view` are the targets in range, if they are known already (CR-109, CR-271)."""
    test = registry.effect.conditions.get(row.effect) if row.effect else None
    if test is not None:
        return test(t, seat, row)
    if row.attack is None:
        return True
    if row.attack.against:
        return bool(targets.within(t, seat, row.attack))
    view = view or targets.sight(t, seat, figure.blocked(t))
    if row.attack.before or row.effect:
        return bool(view.distances)
    return targets.in_range(view, row.attack)


# ------------------------------------------------------------------ doing it


def act(t: State, seat: Seat, choice: Choice) -> Rule[None]:
    """Carry out one answer to the menu."""
    if isinstance(choice, Walk):
        t.turn.parts.append("move")
        yield from go(t, seat, choice.square)
    elif isinstance(choice, Use):
        _spend_part(t, CARDS[choice.card])
        yield from use(t, seat, choice.card)
    elif isinstance(choice, Disable):
        t.turn.parts.append("attack")
        yield from disable(t, seat)
    elif isinstance(choice, Deed):
        t.turn.parts.append("attack")
        row = next(row for row in occasions.adventure(t).action if row.do == choice.do)
        yield from registry.action.functions[row.do](t, seat, row, choice.what)
        yield from ending.settle(t)


def _spend_part(t: State, row: Card) -> None:
    if row.when in ("attack", "no-attack"):
        t.turn.parts.append("attack")
    elif row.when == "move":
        t.turn.parts.append("move")


def use(t: State, seat: Seat, card: CardId) -> Rule[None]:
    """Use a Power card or Item: turn or discard it, carry it out, and settle the consequences (CR-100 to CR-104, CR-131)."""
    row = CARDS[card]
    if row.attack is not None and t.turn.hero == seat:
        t.turn.attacked = True
    yield event.CardUsed(t.heroes[seat].id, card)
    yield from front.spend_card(t, seat, card)
    hit = True
    if row.effect:
        yield from registry.effect.functions[row.effect](t, seat, row)
    elif row.attack is not None:
        hit = yield from attack.perform(t, seat, row)
    if row.lasts:
        yield from front.lend(t, seat, card)
    power = POWERS.get(card)
    if power is not None and power.keep_on_miss and not hit:
        yield from front.turn_up(t, seat, card)
    yield from front.sting(t, seat, card)
    yield from ending.settle(t)


def disable(t: State, seat: Seat) -> Rule[None]:
    """Try to disable the Trap on the Hero's tile: die + bonuses against its number (CR-053, CR-256)."""
    trap = figure.trap_on(t, figure.hero_tile(t, seat))
    if trap is None:
        return
    hero, needs = t.heroes[seat].id, ENCOUNTERS[trap.card].disable
    moment = yield from die.roll(t, hero, "roll-disable", seat=seat, bonus=stats.bonus(t, "disable", seat, ""), needs=needs)
    success = moment.total >= needs
    yield event.TrapDisabled(hero, trap.card, moment.total, success)
    if moment.face == 20:
        yield from experience.gain_level(t, seat)
    if success:
        yield from markers.remove_trap(t, trap)
