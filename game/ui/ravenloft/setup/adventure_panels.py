"""Painters of the adventures on the setup page: the list, and the chosen one."""

from game.rules.ravenloft.tables.cards import ADVENTURES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import GOLD, RAVENLOFT, rgb
from game.ui.ravenloft.board.faces import picture_of
from game.ui.ravenloft.setup import help_box, layout, odds
from game.ui.ravenloft.setup.view import RavenloftSetupView
from game.ui.ravenloft.table.words import flavour
from game.ui.widgets.controls import button, focus_frame, panel
from game.ui.widgets.focus import Target

P = RAVENLOFT


def adventures(setup: RavenloftSetupView, canvas: Canvas, area: Area) -> None:
    """Draw the list of adventures."""
    panel(canvas, area, P)
    head = canvas.text(say("ui-adventures"), (area.x + 24, area.y + 12), 26, P.accent, face="title")
    if head + canvas.wide(say("ui-danger"), 20) + 90 < area.w:
        top = area.y + 12 + canvas.high(26, "title") - canvas.high(20)
        canvas.text(say("ui-danger"), (area.x + area.w - 26, top), 20, P.muted, align="right")
    low = area.y
    tutorial_button(setup, canvas)
    ledger_button(setup, canvas)
    advised = setup.book.suggestion(setup.party())
    for item in setup.focus.targets:
        if item.group != "adventures" or not isinstance(item.key, tuple):
            continue
        adventure_row(setup, canvas, item, item.key[1], advised=advised is not None and advised[0] == item.key[1])
        low = item.area.y + item.area.h
    if setup.plan.beside:
        help_box.draw(setup, canvas, Area(area.x + 12, low + 12, area.w - 24, area.y + area.h - low - 24))


def tutorial_button(setup: RavenloftSetupView, canvas: Canvas) -> None:
    """Draw the tutorial button; primary for a newcomer."""
    item = setup.focus.find("guided")
    if item is None:
        return
    primary, focused = setup.newcomer, setup.focused("guided")
    button(canvas, item.area, item.label, P, primary=primary, focused=focused, size=layout.GUIDED)


def rules_button(setup: RavenloftSetupView, canvas: Canvas) -> None:
    """Draw the button that opens the adventure's page of the rulebook."""
    item = setup.focus.find("rules")
    if item is not None:
        key, focused = setup.context.input.cap("rulebook"), setup.focused("rules")
        button(canvas, item.area, item.label, P, key=key, focused=focused, size=layout.GUIDED)


def ledger_button(setup: RavenloftSetupView, canvas: Canvas) -> None:
    """Draw the button of the campaign ledger."""
    item = setup.focus.find("ledger")
    if item is not None:
        key, focused = setup.context.input.cap("log"), setup.focused("ledger")
        button(canvas, item.area, item.label, P, key=key, focused=focused, size=layout.GUIDED)


def adventure_row(setup: RavenloftSetupView, canvas: Canvas, item: Target, adventure: str, *, advised: bool) -> None:
    """Draw an adventure of the list: number, name, past result, danger; an arrow marks the suggested one."""
    row, area, chosen = ADVENTURES[adventure], item.area, adventure == setup.adventure
    line = P.accent if chosen else P.line
    canvas.box(area, rgb("#3a2f20") if chosen else P.panel_low, line, radius=6, width=2.5 if chosen else 1)
    side = layout.NUMBER * max(1.0, canvas.stretch * 0.8)
    middle = area.y + (area.h - canvas.high(24, "title")) / 2
    canvas.text(str(row.number), (area.x + side / 2, middle), 24, P.accent, face="title", align="centre")
    if advised:
        y = area.centre[1]
        canvas.shape([(area.x + 3, y - 8), (area.x + 12, y), (area.x + 3, y + 8)], GOLD)
    named = Area(area.x + side, area.y + 5, layout.name_room(canvas, area.w + 24), area.h)
    wide = canvas.wide(name(row.id), 22, "bold")
    canvas.paragraph(name(row.id), named, 22, P.text, face="bold")
    odds.danger(setup, canvas, area.x + area.w - 14, area.y + 7, adventure)
    if wide + 40 < named.w:
        past_result(setup, canvas, Area(named.x + wide + 10, area.y, 26, area.h), adventure)
    if setup.focused(item.key):
        focus_frame(canvas, area, P, diamonds=False)


def past_result(setup: RavenloftSetupView, canvas: Canvas, area: Area, adventure: str) -> None:
    """Draw a tick beside an adventure that this party has won, a cross beside one that it has only lost."""
    won = setup.book.won(setup.party(), adventure)
    if won is not None:
        side = min(22.0, area.h)
        canvas.picture("ui/check" if won else "ui/cross", Area(area.x, area.centre[1] - side / 2, side, side))


def story(setup: RavenloftSetupView, canvas: Canvas, area: Area) -> float:
    """Draw the description of the chosen adventure, beside its picture where there is room; return its lower edge."""
    inner, adventure = area.inset(24, 16), setup.adventure
    wide = layout.pictured(canvas, area)
    if wide:
        box = Area(inner.x - 4, inner.y, *layout.PAINTED)
        canvas.picture(picture_of(adventure), box, cover=True)
        canvas.frame(box, rgb("#d8a850"), width=2, radius=4)
        inner = Area(box.x + box.w + 28, inner.y - 4, inner.w - box.w - 24, inner.h)
    plate = layout.rules_area(setup, canvas, area)
    beside = layout.name_beside(setup, canvas, area, plate.w)
    size = canvas.fitting(name(adventure), layout.TITLE, inner.w, "title")
    canvas.text(name(adventure), (inner.x, inner.y), size, P.title, face="title", room=inner.w)
    y = inner.y + canvas.high(size, "title") + 4
    if line := flavour(adventure):  # a player's own adventure has none
        y += canvas.paragraph(line, Area(inner.x, y, inner.w, 1e4), 22, P.muted, face="italic") + 6
    rows = [(say("ui-goal"), say(f"goal-{adventure}")), (say("ui-lost"), say(f"lost-{adventure}"))]
    if (best := setup.memory.known.get(adventure)) is not None:
        rows.append((say("ui-before"), say("ui-before-nights", nights=best.nights, won=best.won, turns=best.turns)))
    indent = max(canvas.wide(head, 22, "bold") for head, _ in rows) + 24
    for head, words in rows:
        canvas.text(head, (inner.x, y), 22, P.accent, face="bold")
        area_below = Area(inner.x + indent, y, inner.w - indent, 1e4)
        y += max(canvas.high(22), canvas.paragraph(words, area_below, 22, P.text)) + 3
    y += canvas.paragraph(say(f"text-{adventure}"), Area(inner.x, y + 4, inner.w, 1e4), 19, P.muted, face="book") + 4
    if wide:
        return max(y, area.y + layout.PAINTED[1] + 18 + (0 if beside else plate.h + 16))
    return y if beside else y + plate.h + 6
