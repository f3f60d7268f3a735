"""What lies under or beside a board: the survivors' panels and actions, the killer's steps and cards, the tray, the question."""

from collections.abc import Mapping

from game.rules.engine.script import Decision
from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import is_quick
from game.rules.terrorscape.tables.cards import ABILITIES, NUMBERS
from game.text import say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, RED_LIGHT, TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.board.figures import medal
from game.ui.terrorscape.layout import KILLER, Half
from game.ui.terrorscape.panels import cards, tips
from game.ui.terrorscape.table.actions_taken import taken
from game.ui.terrorscape.table.side import ACT
from game.ui.terrorscape.table.view import TableView
from game.ui.terrorscape.targets import table_targets
from game.ui.widgets.controls import button, hints, hints_width

P = TERRORSCAPE
ACTIONS: dict[str, signs.Sign] = {
    "move": signs.feet, "calm": signs.heart, "special": signs.star, "unbar": signs.unbar, "repair": signs.wrench, "search": signs.glass,
}  # fmt: skip
STEPS = (("quick", signs.bolt), ("main", signs.star), ("slow", signs.hourglass), ("draw", signs.cards))
EACH = frozenset({ACT, "prompt-run", "prompt-slip", "prompt-coordinate", "prompt-trait"})
"""What is put to several survivors at once, of whom each answers for itself."""
OPENED = 296.0
"""How high a card is that can be read whole."""
TALL = 90.0
"""A step of the killer's turn that is higher than this bears its sign above its words."""
STAGE = {"appear": 0, "start": 0, "traits": 0, "quick": 0, "second": 1, "slow": 2, "draw": 3, "rest": 3}
"""Which step of the killer's turn a stage belongs to."""


def accent(side: str) -> Colour:
    """The light of a side."""
    return signs.ICE if side == KILLER else signs.LAMP


def focused(table: TableView, key: object) -> bool:
    """Whether a place is in focus."""
    return table.focus.current == key


# ------------------------------------------------------------------ the survivors


def actions(canvas: Canvas, table: TableView, half: Half) -> None:
    """The six actions, with their numbers, painted anew only when something on them has changed."""
    done, here = taken(table.match.actions, table.t.team.acted), table.focus.focused
    live = tuple((item.key, item.refused) for item in table.focus.targets if item.group == "actions")
    focus = here.key if here is not None and here.group == "actions" else None
    key = (half, canvas.look, canvas.letter, live, focus, tuple((what, tuple(who)) for what, who in done.items()))
    canvas.panel("actions", key, half.deeds, lambda c, _: _actions(c, table, half, done))


def _actions(canvas: Canvas, table: TableView, half: Half, done: Mapping[str, list[int]]) -> None:
    for place, (what, area) in enumerate(table_targets.action_areas(half).items()):
        item = table.focus.find(("action", what))
        live = item is not None and not item.refused
        lit = focused(table, ("action", what))
        fill = rgb("#2a2312") if lit else rgb("#17262c") if live else P.panel_low
        canvas.box(area, fill, P.focus if lit else rgb("#4e6f7b") if live else rgb("#25373e"), width=4 if lit else 2)
        colour = P.focus if lit else signs.LAMP if live else rgb("#7d9095")
        title, note = say(f"ui-ts-action-{what}"), say(f"ui-ts-action-{what}-note")
        size = canvas.fitting(title, 22, area.w - 12, "title", 0.5)
        text_high = canvas.high(size, "title")
        notes = canvas.tall(note, 18, area.w - 12)
        roomy = area.h > 60 + text_high + notes
        icon = min(26.0, max(9.0, (area.h - text_high - (notes if roomy else 0)) * 0.32))
        y = area.y + (area.h - 2 * icon - 6 - text_high - (notes if roomy else 0)) / 2
        ACTIONS[what](canvas, (area.centre[0], y + icon), icon, colour)
        y += 2 * icon + 6
        canvas.text(title, (area.centre[0], y), size, P.text if live else rgb("#a9b8ba"), face="title", align="centre")
        if roomy:
            canvas.paragraph(
                note,
                Area(area.x + 6, y + text_high, area.w - 12, notes + 4),
                18,
                P.muted if live else rgb("#869a9e"),
                align="centre",
            )
        cap = Area(area.x + 8, area.y + 8, max(26.0, canvas.high(20, "bold")), max(26.0, canvas.high(20, "bold")))
        canvas.box(
            cap, rgb("#26353b") if live else rgb("#18242a"), rgb("#5f777f") if live else rgb("#32464d"), width=1.2, radius=4
        )
        canvas.within(str(place + 1), cap, 20, P.text if live else rgb("#93a5a9"), face="bold", margin=0)
        for number in reversed(done.get(what, [])):
            _took(canvas, table, (area.x + area.w - 24 - 22 * done[what].index(number), area.y + 24), number)


def _took(canvas: Canvas, table: TableView, at: tuple[float, float], number: int) -> None:
    """A survivor who has taken an action, with a tick."""
    medal(canvas, at, 20, table.t.survivors[number].id, signs.SURVIVOR[number])
    low = at[0] + 13, at[1] + 14
    canvas.circle(low, 10.5, signs.NIGHT)
    canvas.circle(low, 9, rgb("#1e6b43"))
    signs.tick(canvas, low, 6, rgb("#e8ffe8"))


# ------------------------------------------------------------------ the killer


def _step(t: State) -> int:
    """Which step of his turn the killer is at; a card that he is playing tells it better than what comes next."""
    if t.side != KILLER:
        return -1
    kinds = {kind for card in t.dark.playing for kind in ABILITIES[card].types}
    return next((place for place, kind in enumerate(("quick", "special", "slow")) if kind in kinds), STAGE.get(t.stage, 0))


def steps(canvas: Canvas, table: TableView, half: Half) -> None:
    """How far the killer's turn is."""
    now = _step(table.t)
    for place, ((what, sign), spot) in enumerate(zip(STEPS, table_targets.step_areas(half), strict=True)):
        here = place == now
        canvas.box(spot, rgb("#232012") if here else P.panel_low, P.focus if here else P.line, width=3 if here else 1.5)
        colour = rgb("#6fae84") if place < now else signs.KIND.get("special" if what == "main" else what, signs.ICE)
        half_done = what == "main" and table.t.stage == "second"
        words, mark = say(f"ui-ts-step-{'second' if half_done else what}"), signs.tick if place < now else sign
        if focused(table, ("step", what)):
            canvas.frame(spot.inset(-3), P.focus, width=4)
        if spot.h > TALL * max(1.0, canvas.stretch):
            mark(canvas, (spot.centre[0], spot.y + spot.h * 0.36), min(22.0, spot.h * 0.14), colour)
            inner = Area(spot.x + 8, spot.y + spot.h * 0.52, spot.w - 16, spot.h * 0.44)
            size = canvas.block(words, inner, 22, least=13)
            canvas.paragraph(words, inner, size, P.text if here else P.muted, align="centre", middle=True)
            continue
        mark(canvas, (spot.x + 24, spot.centre[1]), 11, colour)
        inner = Area(spot.x + 42, spot.y, spot.w - 48, spot.h)
        size = canvas.block(words, inner, 22, least=13)
        canvas.paragraph(words, inner, size, P.text if here else P.muted, middle=True)


def hand(canvas: Canvas, table: TableView, half: Half) -> None:
    """The killer's cards, and those that he is playing."""
    held, killer = table.t.dark.hand, table.t.killer
    for place, (card_id, area) in enumerate(
        zip([*held, *table.t.dark.playing], table_targets.hand_areas(table, half), strict=False)
    ):
        item = table.focus.find(("hand", place))
        live, lit = item is not None and not item.refused, focused(table, ("hand", place))
        quick, played = is_quick(table.t, card_id), place >= len(held)

        def paint(
            c: Canvas,
            _: Area,
            spot: Area = area,
            card: str = card_id,
            states: tuple[bool, bool, bool, bool] = (live, lit, quick, played),
        ) -> None:
            live, lit, quick, played = states
            cards.ability(c, spot, card, killer=killer, live=live, lit=lit, quick=quick, played=played)

        key = (area, card_id, killer, live, lit, quick, played, canvas.look, canvas.letter)
        canvas.panel(f"hand-{place}", key, area.inset(-8, -18), paint, solid=False)


def open_card(canvas: Canvas, table: TableView, half: Half) -> tuple[str, Area] | None:
    """The card in focus and where it lies, whole and large over the board, if those in the hand are too low to be read."""
    held, here, k = table.t.dark.hand, table.focus.focused, max(1.0, canvas.stretch)
    spots, board = table_targets.hand_areas(table, half), half.sheet.area
    place = here.key[1] if here is not None and here.group == "hand" and isinstance(here.key, tuple) else len(held)
    if place >= min(len(held), len(spots)) or spots[place].h >= OPENED * 0.75 * k or board.h < OPENED * k + 20:
        return None
    area, wide, high = spots[place], 208.0 * k, min(OPENED * k + 40, board.h - 16)
    x = min(max(area.centre[0] - wide / 2, board.x + 8), board.x + board.w - wide - 8)
    return held[place], Area(x, board.y + board.h - high - 8, wide, high)


def opened(canvas: Canvas, table: TableView, half: Half) -> list[Area]:
    """Draw the open card, if there is one; where it lies."""
    found = open_card(canvas, table, half)
    if found is None:
        return []
    card, area = found
    cards.ability(
        canvas, area, card, killer=table.t.killer, live=True, lit=True, quick=is_quick(table.t, card), words=tips.told(card)
    )
    return [area.inset(-10)]


def guess(canvas: Canvas, table: TableView, half: Half, left: float) -> float:
    """The killer's own note of the repair, right of `left`; returns where it begins."""
    spots = table_targets.guess_areas(half)
    for place, spot in enumerate(spots):
        on = place and place <= table.t.dark.estimate
        live = ("guess", place) in table.option_map.places
        canvas.box(spot, signs.ICE if on else P.panel_low, signs.ICE if live or on else P.line, radius=4, width=2)
        words = str(place)
        canvas.within(words, spot, 19, BLACK if on else P.muted, face="bold")
        if focused(table, ("guess", place)):
            canvas.frame(spot.inset(-3), P.focus, width=4)
    words = say("ui-ts-guess")
    wide = canvas.wide(words, 20)
    if spots[0].x - wide - 10 < left:
        signs.radio(canvas, (spots[0].x - 20, half.head.centre[1]), 11, P.muted)
        return spots[0].x - 34
    canvas.text(words, (spots[0].x - wide - 10, half.head.centre[1] - canvas.high(20) / 2), 20, P.text)
    return spots[0].x - wide - 24


# ------------------------------------------------------------------ the tray and the question


def tray(canvas: Canvas, table: TableView, half: Half) -> list[Area]:
    """Lines and cards that lie over the board; where they are."""
    laid = [item for item in table.focus.targets if item.group == "tray" and isinstance(item.key, tuple)]
    for item in laid:
        lit = focused(table, item.key)
        if item.key[0] == "card":  # type: ignore[index]
            cards.card(canvas, item.area, str(item.key[1]), lit=lit)  # type: ignore[index]
        else:
            button(canvas, item.area, item.label, P, focused=lit, size=22)
    return [item.area.inset(-8) for item in laid]


def prompt(canvas: Canvas, table: TableView, half: Half) -> None:
    """The question, or who is awaited; the answers that are words; what was said last."""
    area, ours = half.prompt, table.asks is not None or table.animations.stopped
    line = accent(half.side)
    canvas.box(area, rgb("#1d1a12") if ours else P.panel_low, line if ours else P.line, width=3 if ours else 1.5, radius=6)
    canvas.box(Area(area.x, area.y, 10, area.h), line if ours else P.line, radius=3)
    given = [item for item in table.focus.targets if item.group in ("buttons", "drawn")]
    for item in given:
        button(
            canvas,
            item.area,
            item.label,
            P,
            key=table_targets.cap_of(table, canvas, half, item),
            focused=focused(table, item.key),
            size=22,
        )
    end = min([item.area.x - 10 for item in given] + [area.x + area.w - 14])
    words, pairs = asked(table), prompt_keys(table, ours=ours)
    r = min(14.0, area.h * 0.28)
    (signs.hourglass if not ours else signs.feet)(canvas, (area.x + 24 + r, area.centre[1]), r, line if ours else P.muted)
    x = area.x + 34 + 2 * r
    while pairs and x + canvas.wide(words, 26, "bold") + 12 > end - hints_width(canvas, pairs):
        pairs = pairs[:-1]
    if pairs:
        end = hints(canvas, end, area.centre[1] - 16, pairs, P)
    inner = Area(x, area.y + 2, end - x - 8, area.h - 4)
    size = canvas.block(words, inner, 26, "bold", 14)
    if canvas.tall(words, size, inner.w, "bold") > inner.h + 1:
        words = asked(table, brief=True)
        size = canvas.block(words, inner, 26, "bold", 14)
    canvas.paragraph(words, inner, size, rgb("#fff6e0") if ours else P.muted, face="bold", middle=True)


def prompt_keys(table: TableView, *, ours: bool) -> list[tuple[str, str]]:
    """The key caps beside the question, and what they do."""
    cap = table.context.input.cap
    if table.animations.busy:
        return [] if table.animations.stopped else [(cap("take"), say("ui-do-skip"))]  # the button to continue has its own cap
    if not ours:
        return [(cap("menu"), say("ui-do-pause"))]
    return [(cap("take"), say("ui-do-take")), (cap("next"), say("ui-do-next"))]


def asked(table: TableView, *, brief: bool = False) -> str:
    """The sentence of the question, or who is awaited; a `brief` one leaves out how many actions are left, which the panels tell, too."""
    side = table.client
    decision = side.view.decision
    if decision is None:
        return say("ui-over")
    if table.recap.shows:
        return say("ui-ts-since", words=table.caption or None)
    if table.animations.busy:
        return table.caption or say(f"ui-ts-turn-{table.t.side}")
    if table.put_off:
        return say(f"prompt-wait-{table.t.side}")
    return question(table, decision, brief=brief)


def question(table: TableView, decision: Decision, *, brief: bool) -> str:
    """The sentence of an open question: who is meant, and how many actions are left."""
    side, t = table.client, table.t
    if decision.prompt == table_targets.HIS_TURN and side.seat is not None:
        return say("ui-ts-asked-killer", left=None if brief else table_targets.steps_left(t))
    if side.seat is None or decision.prompt not in EACH:  # what is put to all alike, anyone may answer for the team
        return side.speaker.prompt(decision)
    number = side.seat - 1
    about = {
        "who": t.survivors[number].id,
        "acted": t.team.acted[number],
        "left": None if brief else len(table_targets.to_act(t)),
    }
    return say(f"ui-ts-asked-{decision.prompt.removeprefix('prompt-')}", **about)


def told(canvas: Canvas, table: TableView, half: Half) -> list[Area]:
    """Over the board: what the program says to the player, or what is in focus means; where it stands. What happens stands below, as the question."""
    side, board = table.client, half.sheet.area
    if table.dice:
        _dice(canvas, board, table.dice)
    if side.message:
        low = not any(item.group == "tray" for item in table.focus.targets)
        return [_over(canvas, board, side.message, GREEN if side.good else RED_LIGHT, low=low)]
    shown = half.side == KILLER and table.shown is not None and open_card(canvas, table, half) is not None
    return [] if shown else tips.paint(canvas, table, half)


def _dice(canvas: Canvas, board: Area, faces: tuple[int, ...]) -> None:
    """The defence dice as they fell, with as many shields as each shows."""
    side = min(80.0, board.h * 0.15)
    x, y = board.centre[0] - (len(faces) * (side + 14) - 14) / 2, board.y + board.h * 0.34 - side - 16
    for face in faces:
        canvas.box(Area(x + 3, y + 5, side, side), BLACK, radius=12, alpha=150)
        canvas.picture(f"terrorscape/tokens/die-{face}", Area(x, y, side, side))
        x += side + 14


def _over(canvas: Canvas, board: Area, words: str, line: Colour, *, low: bool) -> Area:
    """A sentence in a box over the board; where it stands."""
    size = 23.0
    wide = min(board.w - 40, canvas.wide(words, size, "bold") + 52)
    size = canvas.block(words, Area(0, 0, wide - 40, board.h * 0.5), size, "bold", 14)
    high = canvas.tall(words, size, wide - 40, "bold") + 24
    area = Area(board.centre[0] - wide / 2, board.y + board.h - high - 12 if low else board.y + board.h * 0.36, wide, high)
    canvas.box(area.moved(3, 5), BLACK, radius=10, alpha=150)
    canvas.box(area, mix(line, BLACK, 0.86), line, width=2, radius=10)
    canvas.paragraph(words, area.inset(20, 11), size, rgb("#fff6e0"), face="bold", align="centre")
    return area


def progress(table: TableView) -> str:
    """How far the radio is, for the team."""
    return say("ui-ts-radio", progress=table.t.team.progress, most=NUMBERS.repair)
