"""Paints what covers a board: tray, enlarged card, defence dice, message or tips, tooltip of a tool."""

from typing import NamedTuple

from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import pack_limit
from game.rules.terrorscape.tables.cards import NUMBERS
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.layout import KILLER, SURVIVORS, Half
from game.ui.terrorscape.panels import cards
from game.ui.terrorscape.panels.cards import description
from game.ui.terrorscape.panels.killer_turn import OpenCard, open_card, paint_open_card
from game.ui.terrorscape.props import TableProps, TargetProps
from game.ui.widgets.boxes import Line, Space, Text
from game.ui.widgets.containers import Column, Framed
from game.ui.widgets.controls import button

P = TERRORSCAPE
Tip = tuple[str, str]


class CoverProps(NamedTuple):
    """What covers a board. `card` is the enlarged card of the killer's hand, `tool` the focused tool."""

    board: Area
    focus: object = None
    tray: tuple[TargetProps, ...] = ()
    card: OpenCard | None = None
    dice: tuple[int, ...] = ()
    message: str = ""
    good: bool = False
    tips: tuple[Tip, ...] = ()
    tool: TargetProps | None = None


def cover_props(canvas: Canvas, half: Half, props: TableProps) -> CoverProps:
    """What covers the board of a half now. A message goes before tips, and an enlarged card has its text on it."""
    card = open_card(canvas, half, props) if props.side == KILLER else None
    tips = () if props.message or card is not None else tuple(tip for tip in about(props) if tip[1])
    here = props.focused
    tray = tuple(item for item in props.group("tray") if isinstance(item.key, tuple))
    tool = here if here is not None and here.group == "tools" else None
    focus = props.focus if here in tray else None
    return CoverProps(half.viewport.area, focus, tray, card, props.dice, props.message, props.good, tips, tool)


def paint(canvas: Canvas, props: CoverProps) -> list[Area]:
    """Paint everything; return the areas that are covered."""
    covered = paint_open_card(canvas, props.card) if props.card is not None else []
    for item in props.tray:
        highlighted = props.focus == item.key
        if item.key[0] == "card":
            cards.card(canvas, item.area, str(item.key[1]), highlighted=highlighted)
        else:
            button(canvas, item.area, item.label, P, focused=highlighted, size=22)
        covered.append(item.area.inset(-8))
    covered += message_or_tips(canvas, props)
    return [*covered, *_tool_tip(canvas, props.tool)] if props.tool is not None else covered


def message_or_tips(canvas: Canvas, props: CoverProps) -> list[Area]:
    """Paint the dice, and the message of the program or the tips; return the area of either."""
    if props.dice:
        _dice(canvas, props.board, props.dice)
    if props.message:
        return [_message(canvas, props.board, props.message, GREEN if props.good else RED_LIGHT, low=not props.tray)]
    return _tips(canvas, props.board, props.tips) if props.tips else []


def _dice(canvas: Canvas, board: Area, faces: tuple[int, ...]) -> None:
    """Paint the defence dice."""
    side = min(80.0, board.h * 0.15)
    x, y = board.centre[0] - (len(faces) * (side + 14) - 14) / 2, board.y + board.h * 0.34 - side - 16
    for face in faces:
        canvas.box(Area(x + 3, y + 5, side, side), BLACK, radius=12, alpha=150)
        canvas.picture(f"terrorscape/tokens/die-{face}", Area(x, y, side, side))
        x += side + 14


def _message(canvas: Canvas, board: Area, words: str, line: Colour, *, low: bool) -> Area:
    """Paint a sentence in a box over the board; return its area."""
    size = 23.0
    wide = min(board.w - 40, canvas.wide(words, size, "bold") + 52)
    size = canvas.block(words, Area(0, 0, wide - 40, board.h * 0.5), size, "bold", 14)
    high = canvas.tall(words, size, wide - 40, "bold") + 24
    area = Area(board.centre[0] - wide / 2, board.y + board.h - high - 12 if low else board.y + board.h * 0.36, wide, high)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, mix(line, BLACK, 0.86), line, width=2, radius=10)
    canvas.paragraph(words, area.inset(20, 11), size, rgb("#fff6e0"), face="bold", align="centre")
    return area


def _tips(canvas: Canvas, board: Area, tips: tuple[Tip, ...]) -> list[Area]:
    """Paint tips at the bottom of the board, if they fit; return their area."""
    made = [box for title, words in tips for box in (Line(title, 22, P.title, "title"), Text(words, 20, P.text), Space(6))]
    tip = Framed(Column(*made), (20, 8), lambda c, area: c.box(area, mix(P.panel, BLACK, 0.3), signs.BRASS, width=2, alpha=240))
    high = tip.high(canvas, board.w - 20)
    if high > board.h - 20:
        return []
    area = Area(board.x + 10, board.y + board.h - high - 10, board.w - 20, high)
    for part in tip.place(canvas, area, None):
        part.paint(canvas, part.area, None)
    return [area]


def _tool_tip(canvas: Canvas, tool: TargetProps) -> list[Area]:
    """Paint the tooltip of the focused tool over the board; return its area."""
    at, words = tool.area, tool.label
    area = Area(at.x, at.y + at.h + 6, canvas.wide(words, 20) + 20, canvas.high(20) + 10)
    canvas.box(area, P.panel, P.focus, radius=6)
    canvas.within(words, area, 20, P.text)
    return [area]


# ------------------------------------------------------------------ words of tips


def about(props: TableProps) -> list[Tip]:
    """Titles and texts about the focused target and what belongs to it; empty if it needs no tip."""
    here = props.focused
    if here is None or not isinstance(here.key, tuple) or props.busy or props.side is None:
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
    """The tip of a survivor; its own side also sees what it carries and its traits."""
    t, who, known = props.t, props.t.survivors[number].id, props.known[number]
    found = [(name(who), description(who))]
    if known is not None:
        found.append((say("ui-ts-known-title"), say("ui-ts-known", who=who, rooms=known[0], share=known[1])))
    if props.side != SURVIVORS:
        return found
    if not t.survivors[number].fate:
        words = say("ui-ts-carried", held=len(t.team.packs[number]), limit=pack_limit(t, number))
        found.append((say("ui-ts-carried-title"), words))
    return [*found, *((name(trait), description(trait)) for trait in (t.team.traits[number] if t.team.traits else ()))]


def agreed(t: State, side: str | None) -> list[Tip]:
    """The traits and plans of the survivors, for their own side."""
    if side != SURVIVORS:
        return []
    found = [(one.id, trait) for one, traits in zip(t.survivors, t.team.traits, strict=False) for trait in traits]
    return [
        *((say("ui-ts-trait-of", who=who, trait=trait), description(trait)) for who, trait in found),
        *((say("ui-ts-plan", plan=plan, state=_state(t, plan)), description(plan)) for plan in t.team.scheme.plans),
    ]


def _state(t: State, plan: str) -> str:
    """The progress of a plan."""
    scheme = t.team.scheme
    if scheme.plan != plan:
        return say("ui-ts-plan-open")
    return say("ui-ts-plan-done") if scheme.done else say("ui-ts-plan-step", step=scheme.step)
