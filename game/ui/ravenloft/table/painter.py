"""The painters of the table: board, pieces, rails, hand, and what is drawn over them."""

from game.match import PERSON
from game.rules.engine.secret import CLOCK
from game.rules.ravenloft.tables.cards import CARDS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, RAVENLOFT, mix, rgb
from game.ui.ravenloft.board import board, overhead
from game.ui.ravenloft.facts import pointed_at
from game.ui.ravenloft.panels import cards, drawn_card, prompt, sides, tips
from game.ui.ravenloft.table import reading
from game.ui.ravenloft.table.view import TableSceneView, TableView
from game.ui.ravenloft.targets import hand_targets, prompts
from game.ui.ravenloft.tutorial import panel
from game.ui.widgets.controls import button, cap_width, key_cap

P = RAVENLOFT
LIFT = 22.0
MANY = 3
"""The number of panels that are repainted in a full repaint during animations."""
PICTURES = {"heroes": "person", "night": "crown"}


def paint(table: TableSceneView, canvas: Canvas) -> None:
    """Paint everything, from the board up."""
    clip = canvas.surface.get_clip()
    canvas.surface.set_clip(canvas.rect(table.layout.view))
    board.paint(table, canvas)
    canvas.surface.set_clip(clip)
    canvas.spread, canvas.left_over = table.animations.busy, MANY  # during animations unmoved panels can wait
    beside(table, canvas)
    canvas.spread, table.stale = False, canvas.left_over < 0
    draw_hand(table, canvas)
    over(table, canvas)


def beside(table: TableSceneView, canvas: Canvas) -> None:
    """Paint the panels beside the board, and the line above it."""
    sides.draw(table, canvas)
    panel.paint(table, canvas)
    table.headline(canvas)


def within(table: TableView, canvas: Canvas) -> None:
    """Paint the board, and what is drawn over it or reaches into it."""
    board.paint(table, canvas)
    draw_hand(table, canvas)
    over(table, canvas)


# ------------------------------------------------------------------ the hand


def card_state(table: TableView, card: str) -> str:
    """Return how a card of the hand is drawn: "ready", "reaction", "used", "waits" or "off"."""
    seat = hand_targets.hand_seat(table)
    held = next((held for held in table.t.heroes[seat].powers if held.card == card), None)
    if held is not None and held.used:
        return "used"
    choice = table.option_map.hand.get(card)
    if choice is not None and not table.animations.busy:
        return "reaction" if type(choice).__name__ == "React" else "ready"
    when = CARDS[card].when
    return "off" if when in ("attack", "no-attack", "move", "free", "start") else "waits"


def draw_hand(table: TableView, canvas: Canvas) -> None:
    """Paint the cards of the hand; the focused one is raised."""
    focused, style = None, table.layout.style
    for card, count, area in hand_targets.hand_areas(table):
        if not canvas.room.holds(area.centre):
            continue
        if table.focus.current == ("card", card):
            focused = (card, count, area)
            continue
        _hand_card(canvas, area, card, card_state(table, card), style, count=count, focused=False)
    for item in table.focus.targets:
        if isinstance(item.key, tuple) and item.key[0] == "turn":
            turner(canvas, item.area, item.key[1], focused=item.key == table.focus.current)
    if focused is not None:
        card, count, area = focused
        _hand_card(canvas, area.moved(0, -LIFT), card, card_state(table, card), style, count=count, focused=True)


def turner(canvas: Canvas, area: Area, step: int, *, focused: bool) -> None:
    """Paint the button that turns to more cards of the hand."""
    canvas.box(area, P.panel_low, P.focus if focused else P.line, width=3 if focused else 1.5)
    x, y = area.centre
    canvas.line((x - 6 * step, y - 16), (x + 6 * step, y), P.accent, 4)
    canvas.line((x + 6 * step, y), (x - 6 * step, y + 16), P.accent, 4)


def _hand_card(canvas: Canvas, area: Area, card: str, state: str, style: str, *, count: int, focused: bool) -> None:
    margin = area.inset(-26 if focused else -10)
    key = (card, state, count, focused, area, style)
    canvas.panel(
        f"card-{card}-{focused}-{state}",  # one cache entry per look, because cards change back and forth
        key,
        margin,
        lambda c, a: cards.small(c, area, card, state, focused=focused, count=count, style=style),
        solid=not focused,
    )


# ------------------------------------------------------------------ over the board


def over(table: TableView, canvas: Canvas) -> None:
    """Paint the tray, the buttons and tools, tips and messages."""
    lay = table.layout
    sides.last_line(table, canvas)
    draw_tray(table, canvas)
    draw_buttons(table, canvas)
    tips.show(table, canvas)
    overhead.paint(table, canvas)
    panel.draw_highlight(table, canvas, board=False)
    drawn_card.paint(table, canvas)
    pointed_at.paint(table, canvas)
    current = table.focus.focused
    on_card = current is not None and current.refused and current.group == "hand"  # the card shows the message itself
    if table.client.message and not on_card:
        above = current is not None and current.group == "hand"
        prompt.message(canvas, lay.view, table.client.message, good=table.client.good, above=above)


def draw_buttons(table: TableView, canvas: Canvas) -> None:
    """Paint the buttons, the sign of the Environment and the tools."""
    for item in table.focus.targets:
        focused = item.key == table.focus.current
        if item.group == "buttons":
            usual = item.data == table.default_answer()
            cap = table.context.input.cap("usual") if usual else ""
            button(
                canvas,
                item.area,
                item.label,
                P,
                primary=usual or len(table.option_map.buttons) == 1,
                focused=focused,
                key=cap,
                size=23,
            )
        elif isinstance(item.key, tuple) and item.key[0] == "sign":
            canvas.box(item.area, rgb("#2a1418"), P.focus if focused else P.danger, width=3 if focused else 1.5)
            size = canvas.fitting(item.label, 21, item.area.w - 30, "bold")
            canvas.within(item.label, item.area, size, rgb("#ffd9cf"), face="bold", margin=12)
        elif item.group == "tools":
            cap = table.context.input.cap(str(item.data)) if focused else ""
            cached_tool(canvas, item.area, str(item.data), cap, focused=focused)


def prompt_words(table: TableView) -> str:
    """Return the text of the prompt line: who has to answer which question."""
    play = table.client
    decision, awaited = play.decision, play.awaited
    if table.animations.stopped and table.tutorial.paused_at:
        return say("ui-guide-reads")
    if table.animations.stopped:
        return say("ui-drawn", hero=table.stage.hero, deck=reading.deck(table.director.card))
    if table.animations.busy or decision is None or awaited is None:
        return say("ui-over") if decision is None and not table.animations.busy else say("ui-showing", hero=table.stage.hero)
    who = play.speaker.seat(awaited)
    question = prompts.question_text(table)
    if play.watching:
        return say("ui-watching", seat=who, prompt=question)
    holder = play.match.holders.get(awaited, PERSON)
    if holder != PERSON and awaited != CLOCK:
        return say("ui-thinking", seat=who, level=say(f"level-{holder}"), prompt=question)
    return question if who in question else say("ui-asked", seat=who, prompt=question)


def prompt_bar(table: TableView, canvas: Canvas) -> None:
    """Paint the prompt line."""
    ours = table.client.seat is not None and not table.animations.busy
    pairs = table.key_hints(ours=ours)
    awaited = table.client.awaited
    nobody = awaited is None or awaited == CLOCK or table.animations.busy
    hero = table.stage.hero if awaited is None or nobody else table.t.heroes[awaited].id
    words = prompt_words(table)
    area = drawn_card.beside(table, canvas, table.layout.prompt)
    key = (words, hero, ours, tuple(pairs), area)
    canvas.panel("prompt", key, table.layout.prompt.inset(-6), lambda c, a: prompt.bar(c, area, hero, words, pairs, ours=ours))


def draw_tray(table: TableView, canvas: Canvas) -> None:
    """Paint the cards and lines of the tray."""
    if table.animations.busy or not table.option_map.tray:
        return
    area, scroll = table.sides.tray_at, table.sides.tray
    canvas.box(area.moved(3, 6), BLACK, radius=12, alpha=160)
    canvas.box(area, (rgb("#241a26"), rgb("#120d16")), rgb("#d8a850"), width=2, radius=12, alpha=245)
    with canvas.clip(scroll.view.inset(-12, -6)):
        for item in table.focus.targets:
            if item.group != "tray":
                continue
            focused = item.key == table.focus.current
            if isinstance(item.key, tuple) and item.key[0] == "card":
                cards.readable(canvas, item.area, item.key[1], focused=focused)
            else:
                button(canvas, item.area, item.label, P, focused=focused, size=22)
    scroll.bar(canvas, P)


def cached_tool(canvas: Canvas, area: Area, what: str, cap: str, *, focused: bool) -> None:
    """Paint a tool from the cache unless it is focused."""
    if focused:
        tool(canvas, area, what, cap, focused=True)
    else:
        canvas.panel(f"tool-{what}", what, area, lambda c, a: tool(c, a, what, cap, focused=False), solid=False)


def tool(canvas: Canvas, area: Area, what: str, cap: str, *, focused: bool) -> None:
    """Paint a small square button; with focus also its label and key."""
    canvas.box(
        area,
        mix(P.panel, P.line, 0.5) if focused else P.panel_low,
        P.focus if focused else P.line,
        radius=8,
        width=3 if focused else 1.5,
    )
    canvas.picture(f"ui/{PICTURES.get(what, what)}", area.inset(area.w * 0.2))
    if focused:
        words = say(f"ui-tool-{what}")
        wide = canvas.wide(words, 20) + 24 + (cap_width(canvas, cap) + 8 if cap else 0)
        high = max(40.0, canvas.high(20) + 10)
        note = Area(area.x - wide - 10, area.centre[1] - high / 2, wide, high)
        canvas.box(note, rgb("#1c1722"), P.line, radius=6)
        canvas.text(words, (note.x + 12, note.y + (high - canvas.high(20)) / 2 - 1), 20, P.text)
        if cap:
            key_cap(canvas, (note.x + wide - 6, note.centre[1] - 16), cap, P, align="right")
