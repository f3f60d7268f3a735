"""What is known of a card: its texts, its meaning when it is drawn, the rules that it cites, and the odds of an attack with it; and names of places."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice, Decision, Event
from game.rules.engine.secret import Seat
from game.rules.ravenloft import attack, choice as answer, event as happened, stats
from game.rules.ravenloft.choice import Use
from game.rules.ravenloft.experience import xp_of
from game.rules.ravenloft.forecasts.reactions import DIE_WINDOW, answered
from game.rules.ravenloft.space import distance, figure, targets
from game.rules.ravenloft.space.board import chart, xy
from game.rules.ravenloft.space.ways import path
from game.rules.ravenloft.state import CardId, Figure, Square, State
from game.rules.ravenloft.tables.cards import ADVENTURES, CARDS, ENCOUNTERS, HEROES, MONSTERS, TILES, TREASURES
from game.rules.ravenloft.tables.rows import Row
from game.text import Speaker, has, name, say
from game.ui.ravenloft.board.faces import type_of

DRAWN = (happened.EncounterDrawn, happened.TreasureDrawn, happened.MonsterDrawn)
ACTING = frozenset({"prompt-monster-square", "prompt-monster-target"})
"""The questions about a Monster that acts."""


def place_name(square: Square) -> str:
    """Return the name of a square: column and row, counted from the first tile."""
    x, y = xy(square)
    return f"{x + 1}/{y + 1}"


def way(t: State, seat: Seat, goal: Square) -> tuple[Square, ...]:
    """Return the path that a Hero would walk; empty without one."""
    start = t.heroes[seat].square
    if start is None:
        return ()
    try:
        return path(chart(t.board), start, goal, figure.blocked(t))
    except (ValueError, KeyError):
        return ()


def along(t: State, start: Square, goal: Square) -> tuple[Square, ...]:
    """Return the squares from `start` to `goal` over the floor, ignoring figures; only both ends without a path."""
    try:
        return tuple(path(chart(t.board), start, goal, ())) or (start, goal)
    except (ValueError, KeyError):
        return start, goal


# ------------------------------------------------------------------ printed texts


def card_text(card: str) -> str:
    """Return the printed text of a card; for a tile also the effect of its triangle."""
    words = say(f"text-{card}") if has(f"text-{card}") else ""
    if card in TILES:
        return "\n".join(filter(None, (words, say(f"ui-triangle-text-{TILES[card].triangle}"))))
    return words


def whole_text(card: str) -> str:
    """Return the name and the text of a card."""
    return f"{name(card)}. {card_text(card)}"


def flavour(card: str) -> str:
    """Return the flavour text of a card."""
    return say(f"flavour-{card}") if has(f"flavour-{card}") else ""


def waits(card: str) -> str:
    """Return when a card can be used that cannot be used now, e.g. "after a roll"."""
    row = CARDS.get(card)
    return say(f"ui-when-{row.when}") if row is not None and has(f"ui-when-{row.when}") else ""


def band(card: str) -> str:
    """Return the word on the band of a card."""
    kind = type_of(card)
    return say("ui-monster-card") if kind == "monster" else say("ui-tile-card") if card in TILES else name(kind)


# ------------------------------------------------------------------ drawn cards


def prompting_card(decision: Any, t: State, log: Sequence[Iterable[Event]]) -> str:
    """Return the Encounter, Monster or drawn card that a question is about; "" without one."""
    card = str(decision.about.get("card", ""))
    kind = str(decision.about.get("figure", "")).rpartition("-")[0]
    if card in ENCOUNTERS:
        return card
    if not t.limbo:
        return kind if decision.prompt in ACTING and kind in MONSTERS else ""
    for events in reversed(log):
        for event in reversed(list(events)):
            if isinstance(event, DRAWN) and event.card in t.limbo:
                return event.card
            if isinstance(event, happened.TurnBegan):
                return ""
    return ""


def deck(card: str) -> str:
    """Return the deck of a shown card: "monster", "encounter" or "treasure"; "villain" for a Villain."""
    if card in MONSTERS and MONSTERS[card].villain:
        return "villain"
    return "monster" if card in MONSTERS else "encounter" if card in ENCOUNTERS else "treasure"


def meaning(t: State, card: str) -> str:
    """Return what kind of card it is, and what that means at this moment."""
    hero = t.heroes[t.turn.hero].id
    if card in MONSTERS:
        if MONSTERS[card].villain:
            return say("ui-villain-acts" if t.turn.phase == "villains" else "ui-drawn-villain")
        if card not in t.limbo and any(other.kind == card for other in figure.foes(t)):
            return say("ui-drawn-acts")
        again = any(other.kind == card for other in figure.controlled(t, t.turn.hero))
        return say("ui-drawn-again" if again else "ui-drawn-monster", hero=hero, xp=MONSTERS[card].xp)
    if card in ENCOUNTERS:
        explained = (say("ui-condition", condition=one, text=say(f"text-{one}")) for one in conditions_on(card))
        return " ".join((say(f"ui-drawn-{ENCOUNTERS[card].kind}", hero=hero, old=t.environment), *explained))
    return say(f"ui-drawn-{TREASURES[card].kind}", hero=hero, count=len(t.heroes))


def rolled(card: str, face: int) -> str:
    """Return what a number of the die means for a card that rolls without an attack; "" for all other cards."""
    return next((say(f"roll-{card}-{least}") for least in range(face, 0, -1) if has(f"roll-{card}-{least}")), "")


CONDITIONS = ("slowed", "immobilized")


def conditions_on(card: str) -> list[str]:
    """Return the Conditions that a card speaks of."""
    words = card_text(card).casefold()
    return [one for one in CONDITIONS if name(one).casefold() in words]


# ------------------------------------------------------------------ labels


def label(t: State, speaker: Speaker, choice: Choice, decision: Decision | None) -> str:
    """The label of an option; of a card that answers a roll with what the roll would come to."""
    match choice:
        case answer.React() if decision is not None and decision.prompt == DIE_WINDOW and decision.about["needs"]:
            made = answered(t, decision, choice.card)
            if not made.total:
                return say("prompt-react-die-reroll", card=choice.card, percent=5 * made.faces)
            return say(
                "prompt-react-die-adds", card=choice.card, total=made.total, well=made.total >= int(decision.about["needs"])
            )
        case answer.PickTile():
            return say("ui-tile", tile=name(t.board.tiles[choice.tile].tile))
        case answer.PickEdge():
            return say("ui-edge", side=choice.side, tile=name(t.board.tiles[choice.tile].tile))
        case answer.Walk() | answer.Spot() | answer.Step():
            return say("ui-square", place=place_name(choice.square))
        case answer.Spend():
            worth = sum(map(xp_of, choice.cards))
            verb = "level" if decision is not None and decision.prompt == "prompt-level" else "cancel"
            return say(f"ui-spend-{verb}", cards=choice.cards, xp=worth, left=sum(map(xp_of, t.pile)) - worth)
    return speaker.choice(choice, decision.prompt if decision is not None else "")


def hint_label(t: State, seat: Seat | None, choice: Choice, usual: str) -> str:
    """The label of an option in a hint: the target; a square by its tile and by what is near it; else its `usual` label."""
    if isinstance(choice, answer.Target):
        return say("ui-hint-target", figure=choice.figure)
    if not isinstance(choice, answer.Walk | answer.Step | answer.Spot):
        return usual
    place, board = choice.square, chart(t.board)
    path = way(t, seat, place) if isinstance(choice, answer.Walk) and seat is not None else ()
    near = {place, *board.near.get(place, ())}
    return say(
        "ui-hint-square", steps=max(0, len(path) - 1), foes=[one.id for one in figure.foes(t) if one.square in near],
        edge=bool(board.rim.get(place)), tile=t.board.tiles[board.tile_of[place]].tile,
    )  # fmt: skip


# ------------------------------------------------------------------ rules and odds


MANY = 8
"""A rule that more tiles cite applies to tiles in general, and does not list them."""


@cache
def rules_of(card: str) -> tuple[str, ...]:
    """The rules that a hero, card, monster, tile or adventure cites."""
    tables: tuple[Mapping[str, Row], ...] = (HEROES, CARDS, MONSTERS, ENCOUNTERS, TILES, ADVENTURES)
    return next((tuple(table[card].rules) for table in tables if card in table), ())


@cache
def _common() -> frozenset[str]:
    """The rules that apply to tiles in general."""
    counts = Counter(rule for row in TILES.values() for rule in row.rules)
    return frozenset(rule for rule, count in counts.items() if count > MANY)


@cache
def all_cards() -> tuple[str, ...]:
    """Every card with a page: Heroes, powers and treasures, Monsters, Encounters, and the tiles with a rule of their own."""
    special = [tile for tile, row in TILES.items() if set(row.rules) - _common()]
    return (*HEROES, *CARDS, *MONSTERS, *ENCOUNTERS, *special)


def page_ids() -> tuple[str, ...]:
    """Everything that has a page: all cards, then the adventures, including a player's own."""
    return (*all_cards(), *ADVENTURES)


def citing(rule: str) -> tuple[str, ...]:
    """The cards and adventures that cite a rule."""
    return (*cited().get(rule, ()), *(row.id for row in ADVENTURES.values() if rule in row.rules))


@cache
def cited() -> dict[str, tuple[str, ...]]:
    """The cards that cite each rule; tiles only for rules of their own."""
    found: dict[str, list[str]] = {}
    for card in all_cards():
        for rule in rules_of(card):
            if card not in TILES or rule not in _common():
                found.setdefault(rule, []).append(card)
    return {rule: tuple(cards) for rule, cards in found.items()}


SURE = 99
AIMED = frozenset({"prompt-target", "prompt-another-target", "prompt-next-target"})
"""The prompts whose options are attacked. Figures that other prompts offer are healed, moved, or damaged without a roll."""


class Odds(NamedTuple):
    """The odds: `need` is the lowest die face that hits (0: no roll), `per_cent` the chance, and `damage` that of a hit.

    `printed` is the bonus of the card alone, `added` what else adds to the roll: cards, Heroes, or the attack's own condition ("").
    """

    bonus: int
    ac: int
    need: int
    per_cent: int
    damage: int
    twice: bool = False
    printed: int = 0
    added: tuple[tuple[str, int], ...] = ()


def odds(t: State, seat: Seat, card: CardId, target: Figure) -> Odds | None:
    """The odds of an attack with `card` on `target`; None if the card does not attack it."""
    row = CARDS.get(card)
    if row is None or row.attack is None or (figure.monster(t, target) is None and target != t.prey):
        return None
    bonus, ac, damage = attack.chances(t, seat, card, target)
    if bonus == SURE:
        return Odds(0, ac, 0, 100, damage)
    need = max(1, ac - bonus)
    share = min(1.0, max(0.0, (21 - need) / 20))
    twice = figure.law(t, "distant-attacks-roll-two") and distance.tile_distance(t, t.heroes[seat].id, target) != 0
    printed, found = row.attack.bonus or 0, list(stats.bonuses(t, "attack", seat, target))
    if own := bonus - printed - sum(amount for _, amount in found):
        found.append((card, own))
    return Odds(bonus, ac, need, round(100 * (share * share if twice else share)), damage, twice, printed, tuple(found))


def card_in_use(view: Observation[State]) -> CardId | None:
    """The card that the open Decision belongs to: the last one used in this step."""
    return next((action.choice.card for action in reversed(view.since or ()) if isinstance(action.choice, Use)), None)


def aimed(view: Observation[State]) -> CardId | None:
    """The card that attacks the figure chosen now; None if no target of an attack is chosen."""
    decision = view.decision
    return card_in_use(view) if decision is not None and decision.prompt in AIMED else None


def reachable(t: State, seat: Seat, card: CardId) -> list[Figure]:
    """The figures that a card could attack from here."""
    row = CARDS.get(card)
    if row is None or row.attack is None or t.heroes[seat].square is None:
        return []
    return targets.within(t, seat, row.attack)
