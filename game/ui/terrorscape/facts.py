"""What Terrorscape says of single things: tips at the table, and card pages of the rulebook."""

from collections.abc import Callable, Sequence

from game.rules.engine.script import Done
from game.rules.terrorscape.choice import Play, Seek, Walk
from game.rules.terrorscape.killer.prowl import refusal
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import is_quick, pack_limit
from game.rules.terrorscape.tables import cards as tables
from game.rules.terrorscape.tables.cards import ABILITIES, ITEMS, KILLERS, NUMBERS, PLANS, TRAITS
from game.rules.terrorscape.villa import PLACES, WAYS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import TERRORSCAPE
from game.ui.screens.rulebook.card_types import CardType, CardTypes
from game.ui.table.acts import Choose
from game.ui.terrorscape import theme
from game.ui.terrorscape.layout import KILLER, SURVIVORS
from game.ui.terrorscape.panels import cards
from game.ui.terrorscape.panels.cards import description
from game.ui.terrorscape.props import TableProps

Tip = tuple[str, str]
"""A title and a text."""
HIS_TURN = "prompt-killer"
"""The prompt for the killer's next action."""
LEFT = {"quick": 2, "second": 1}
"""The actions left at each stage of his turn."""


def about(props: TableProps) -> list[Tip]:
    """Tips about the focused target and what belongs to it; empty if it needs none."""
    here = props.focused
    if here is None or props.busy or props.side is None or not props.aimed:
        return []
    match here.key:
        case ("item", _, str(item)):
            return [(name(item), description(item))]
        case ("hand", int(place)):
            card = props.t.dark.hand[place]
            return [(name(card), description(card))]
        case ("turn", int(seat)):
            return person(props, seat - 1)
        case ("survivor", str(who)):
            return person(props, [one.id for one in props.t.survivors].index(who))
        case ("step", str(what)):
            return [(say(f"ui-ts-step-{what}"), say(f"ui-ts-step-{what}-tip", draw=NUMBERS.draw, hand=NUMBERS.hand))]
        case ("guess", int(progress)):
            return [(say("ui-ts-guess"), say("ui-ts-guess-tip", progress=progress))]
    return []


def person(props: TableProps, number: int) -> list[Tip]:
    """The tips about a survivor; its own side also sees what it carries and its traits."""
    t, who, known = props.t, props.t.survivors[number].id, props.known[number]
    found = [(name(who), description(who))]
    if known is not None:
        acted, place = t.side == SURVIVORS and bool(t.team.acted) and t.team.acted[number], t.team.places[number]
        words = say("ui-ts-known", who=who, rooms=known[0], share=known[1], place=place, acted=acted)
        found.append((say("ui-ts-known-title"), words))
    if props.side != SURVIVORS:
        return found
    if not t.survivors[number].fate:
        words = say("ui-ts-carried", held=len(t.team.packs[number]), limit=pack_limit(t, number))
        found.append((say("ui-ts-carried-title"), words))
    return [*found, *((name(trait), description(trait)) for trait in (t.team.traits[number] if t.team.traits else ()))]


def steps_left(t: State) -> int:
    """The number of actions that the killer has left in this turn."""
    return LEFT.get(t.stage, 0)


def forgone(props: TableProps) -> str:
    """What the focused answer to the killer's prompt would cost him, before he gives it; "" if it costs nothing (TS-159, TS-172 to TS-177).

    A first action or a special card ends the time of quick cards, a slow card that of everything else.
    """
    t, here = props.t, props.focused
    if props.prompt.id != HIS_TURN or props.prompt.asks is None:
        return ""
    chosen, left = here.data if here is not None else None, steps_left(t)
    if here is not None and isinstance(here.act, Choose) and isinstance(here.act.which, tuple):
        chosen = here.act.which[0]  # the first step to a far room
    hand = list(t.dark.hand)
    if isinstance(chosen, Play) and chosen.card in hand:
        if is_quick(t, chosen.card):
            return ""
        hand.remove(chosen.card)
    early = dict.fromkeys(one for one in hand if "slow" not in ABILITIES[one].types and refusal(t, one) is None)
    lost = tuple(early)
    match chosen:
        case Walk() | Seek():
            return say("ui-ts-cost-action", cards=lost) if lost else ""
        case Play(card) if "slow" in ABILITIES[card].types:
            return say("ui-ts-cost-slow", left=left, cards=lost)
        case Play():
            return say("ui-ts-cost-special", cards=tuple(card for card in lost if is_quick(t, card)))
        case Done():
            return say("ui-ts-cost-end", left=left) if left else ""
    return say("ui-ts-cost-first") if lost else ""


def agreed(t: State, side: str | None) -> list[Tip]:
    """The traits and plans of the survivors, for their own side."""
    if side != SURVIVORS:
        return []
    scheme, found = t.team.scheme, zip(t.survivors, t.team.traits, strict=False)
    now = say("ui-ts-plan-done") if scheme.done else say("ui-ts-plan-step", step=scheme.step)
    states = {plan: now if plan == scheme.plan else say("ui-ts-plan-open") for plan in scheme.plans}
    return [
        *((say("ui-ts-trait-of", who=one.id, trait=trait), description(trait)) for one, traits in found for trait in traits),
        *((say("ui-ts-plan", plan=plan, state=state), description(plan)) for plan, state in states.items()),
    ]


# ------------------------------------------------------------------ the rulebook

SHAPE, WIDE = 0.74, 420.0
"""Width of a face divided by its height, and its greatest width: with larger pictures its text would look small."""


def _ability(canvas: Canvas, area: Area, card: str) -> None:
    """Paint an ability card as the first killer who has it holds it, with its whole text."""
    killer = next(iter(ABILITIES[card].copies))
    cards.ability(canvas, area, cards.AbilityProps(card, killer, words=say(f"text-{card}")))


def _face(folder: str) -> Callable[[Canvas, Area, str], None]:
    """Paints a card with its picture from a folder."""
    return lambda canvas, area, card: cards.card(canvas, area, card, highlighted=False, picture=f"terrorscape/{folder}/{card}")


def _requirements(card: str) -> Sequence[str]:
    needs = [say("ui-ts-page-need", at=at, what=say(f"need-{need}")) for at, need in enumerate(PLANS[card].needs, 1)]
    return [say("ui-ts-page-needs"), *needs]


CARD_PAGES = CardTypes(
    CardType(
        "ui-ts-page-killers", KILLERS, lambda card: say("ui-ts-page-killer"), lambda card: TERRORSCAPE.danger, _face("portraits"), SHAPE, WIDE,
        related=lambda card: list(dict.fromkeys(tables.killer_cards(card))),
    ),
    CardType(
        "ui-ts-page-survivors", tables.SURVIVORS, lambda card: say("ui-ts-page-survivor"), lambda card: theme.LAMP, _face("portraits"), SHAPE, WIDE,
        related=lambda card: list(dict.fromkeys(filter(None, (tables.SURVIVORS[card].item, *tables.SURVIVORS[card].salvages)))),
    ),
    CardType(
        "ui-ts-page-abilities", ABILITIES, lambda card: say("ui-ts-page-ability", kinds=[say(f"ui-ts-kind-{kind}") for kind in ABILITIES[card].types]),
        lambda card: theme.KIND[ABILITIES[card].types[0]], _ability, SHAPE, WIDE,
        words=lambda card: [say("ui-ts-page-hand", killer=killer, count=count) for killer, count in ABILITIES[card].copies.items()],
        related=lambda card: list(ABILITIES[card].copies),
    ),
    CardType(
        "ui-ts-page-items", ITEMS, lambda card: say("ui-ts-page-item"), lambda card: theme.BRASS, _face("cards"), SHAPE, WIDE,
        words=lambda card: [say(f"ui-ts-page-deck-{deck}", count=count) for deck, count in ITEMS[card].copies.items()],
    ),
    CardType(
        "ui-ts-page-traits", TRAITS, lambda card: say(f"ui-ts-page-trait-{TRAITS[card].side}"), lambda card: TERRORSCAPE.danger if TRAITS[card].side == KILLER else theme.LAMP,
        _face("cards"), SHAPE, WIDE,
    ),
    CardType("ui-ts-page-plans", PLANS, lambda card: say("ui-ts-page-plan"), lambda card: theme.LAMP, _face("cards"), SHAPE, WIDE, words=_requirements),
    CardType(
        "ui-ts-page-places", PLACES, lambda card: say("ui-ts-page-place", zone=PLACES[card].zone), lambda card: theme.ZONE[PLACES[card].zone],
        _face("rooms"), SHAPE, WIDE, related=lambda card: [end for way in WAYS.values() if card in way.ends for end in way.ends if end != card],
    ),
)  # fmt: skip
"""A chapter for each sort of thing in the box."""
