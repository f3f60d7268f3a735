"""Tips for the focused target: an item, a card, a survivor with its traits; and the team's traits and plans."""

from game.rules.terrorscape.status import pack_limit
from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import has, name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, mix
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import SURVIVORS, Half
from game.ui.terrorscape.table import aids
from game.ui.terrorscape.table.view import TableView

P = TERRORSCAPE


def description(thing: str) -> str:
    """What a card, an item, a trait or a survivor does."""
    return say(f"text-{thing}") if has(f"text-{thing}") else ""


def about(table: TableView) -> list[tuple[str, str]]:
    """Titles and texts about the focused target and what belongs to it; empty if it needs no tip."""
    here = table.focus.focused
    key = here.key if here is not None else None
    if not isinstance(key, tuple) or table.busy or table.shown is None:
        return []
    match key:
        case ("item", _, str(item)):
            return [(name(item), description(item))]
        case ("hand", int(place)):
            card = table.t.dark.hand[place]
            return [(name(card), description(card))]
        case ("turn", int(seat)):
            return person(table, seat - 1)
        case ("survivor", str(who)):
            return person(table, [one.id for one in table.t.survivors].index(who))
        case ("step", str(what)):
            return [(say(f"ui-ts-step-{what}"), say(f"ui-ts-step-{what}-tip", draw=NUMBERS.draw, hand=NUMBERS.hand))]
        case ("guess", int(progress)):
            return [(say("ui-ts-guess"), say("ui-ts-guess-tip", progress=progress))]
    return []


def person(table: TableView, number: int) -> list[tuple[str, str]]:
    """The tip of a survivor; its own side also sees its traits."""
    who = table.t.survivors[number].id
    traits = table.t.team.traits if table.shown is not None and table.shown.name == SURVIVORS else []
    mine = traits[number] if traits else []
    known = aids.known_of(table, number)
    seen = [(say("ui-ts-known-title"), say("ui-ts-known", who=who, rooms=known[0], share=known[1]))] if known is not None else []
    return [
        (name(who), description(who)),
        *seen,
        *_carried(table, number),
        *((name(trait), description(trait)) for trait in mine),
    ]


def _carried(table: TableView, number: int) -> list[tuple[str, str]]:
    """The meaning of the item slots on a survivor's panel, for its own side."""
    if table.shown is None or table.shown.name != SURVIVORS or table.t.survivors[number].fate:
        return []
    held, limit = len(table.t.team.packs[number]), pack_limit(table.t, number)
    return [(say("ui-ts-carried-title"), say("ui-ts-carried", held=held, limit=limit))]


def agreed(table: TableView) -> list[tuple[str, str]]:
    """The traits and plans of the survivors, for their own side; not at a public screen."""
    if table.shown is None or table.shown.name != SURVIVORS or table.at_public_screen:
        return []
    team = table.t.team
    found = [(one.id, trait) for one, traits in zip(table.t.survivors, team.traits, strict=False) for trait in traits]
    return [
        *((say("ui-ts-trait-of", who=who, trait=trait), description(trait)) for who, trait in found),
        *((say("ui-ts-plan", plan=plan, state=_state(table, plan)), description(plan)) for plan in team.scheme.plans),
    ]


def _state(table: TableView, plan: str) -> str:
    """The progress of a plan."""
    scheme = table.t.team.scheme
    if scheme.plan != plan:
        return say("ui-ts-plan-open")
    return say("ui-ts-plan-done") if scheme.done else say("ui-ts-plan-step", step=scheme.step)


def paint(canvas: Canvas, table: TableView, half: Half) -> list[Area]:
    """Paint the tips at the bottom of the board; return their area."""
    lines = [(title, words) for title, words in about(table) if words]
    if not lines:
        return []
    board = half.viewport.area
    room = board.w - 60
    high = sum(canvas.high(22, "title") + canvas.tall(words, 20, room) + 6 for _, words in lines) + 16
    area = Area(board.x + 10, board.y + board.h - high - 10, board.w - 20, high)
    if high > board.h - 20:
        return []
    canvas.box(area, mix(P.panel, BLACK, 0.3), signs.BRASS, width=2, alpha=240)
    y = area.y + 8
    for title, words in lines:
        canvas.text(title, (area.x + 20, y), canvas.fitting(title, 22, room, "title"), P.title, face="title")
        y += canvas.high(22, "title")
        y += canvas.paragraph(words, Area(area.x + 20, y, room, 400), 20, P.text) + 6
    return [area]
