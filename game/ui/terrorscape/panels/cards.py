"""Paints cards: the killer's abilities in his hand and enlarged, items and traits; and the other panels of the killer's turn."""

from typing import NamedTuple

from game.rules.terrorscape.state import State
from game.rules.terrorscape.status import is_quick
from game.rules.terrorscape.tables.cards import ABILITIES
from game.text import has, name, say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GREEN, TERRORSCAPE as P
from game.ui.terrorscape import targets, theme
from game.ui.terrorscape.layout import KILLER, Half, guess_areas
from game.ui.terrorscape.props import TableProps
from game.ui.widgets.boxes import Box, Drawn, Picture, Space, Text, paint as paint_box
from game.ui.widgets.containers import Column

PICTURE = 0.82
"""Height of a picture as a share of its width."""
SCENE = 40.0
"""The least height of a picture; a lower one is left out."""
STAGE = {"appear": 0, "start": 0, "traits": 0, "quick": 0, "second": 1, "slow": 2, "draw": 3, "rest": 3}
"""The step of the killer's turn for each stage of the state."""
TALL = 90.0
"""The least height of a step with its icon above its text."""
OPENED = 296.0
"""The least height of a card whose text is readable."""
PLAYED, SHAPE = 520.0, 0.68
"""The greatest height of a card that the killer plays, and its width divided by its height."""
LARGE = 1.35
"""How much larger its words are."""


class AbilityProps(NamedTuple):
    """An ability card: `live` ones can be played, `played` ones are being resolved, `words` replaces the short text.

    A `large` one has larger words.
    """

    card: str
    killer: str
    live: bool = True
    highlighted: bool = False
    quick: bool = False
    played: bool = False
    words: str = ""
    large: bool = False


def description(thing: str) -> str:
    """What a card, an item, a trait or a survivor does."""
    return say(f"text-{thing}") if has(f"text-{thing}") else ""


def _title_size(canvas: Canvas, words: str, room: float, size: float) -> float:
    """The text size at which no word of a title is broken."""
    return min(canvas.fitting(word, size, room, "title", 0.4) for word in words.split())


def ability(canvas: Canvas, area: Area, props: AbilityProps) -> None:
    """Paint an ability card: picture, cost, kinds, name, and its text if there is room."""
    raised = props.highlighted or props.played
    kinds = list(dict.fromkeys([*(["quick"] if props.quick else []), *ABILITIES[props.card].types]))
    spot = area.moved(0, -6) if raised else area
    canvas.box(spot.moved(3, 6), BLACK, alpha=150)
    line = P.focus if raised else theme.STEEL_LOW
    canvas.box(spot, (theme.SLATE_HIGH, P.panel), line, width=4 if props.highlighted else 2)
    inner = spot.inset(8, 8)
    if props.played:
        inner = inner._replace(h=inner.h - canvas.high(20) * 0.5)
    _face(canvas, inner, props, kinds)
    if not props.live and not raised:
        canvas.veil(spot, P.deep, 62, radius=8)
    if props.played:
        words = say("ui-ts-in-play")
        wide, high = canvas.wide(words, 20, "bold") + 24, canvas.high(20) + 6
        badge = spot.halfway_across(spot.y + spot.h - high * 0.6, wide, high)
        canvas.box(badge, theme.LIT, P.focus, width=2, radius=high / 2)
        canvas.within(words, badge, 20, P.focus, face="bold")


def _face(canvas: Canvas, inner: Area, props: AbilityProps, kinds: list[str]) -> None:
    """Paint the face of an ability card; its picture is the killer's own if killers share the card."""
    card, words = props.card, props.words or say(f"ui-ts-card-{props.card}")
    k = LARGE if props.large else 1.0
    size, face = _title_size(canvas, name(card), inner.w, 20 * k), "title"
    if max(canvas.wide(word, size, face) for word in name(card).split()) > inner.w:  # the narrower letters break no word
        size, face = min(canvas.fitting(word, 20 * k, inner.w, "bold", 0.4) for word in name(card).split()), "bold"
    title = Text(name(card), size, P.text, face, "centre")
    band, below = max(30.0, canvas.high(20) + 6), title.high(canvas, inner.w) + 6
    free = inner.h - band - below
    high = min(PICTURE * k * inner.w, free - canvas.tall(words, 19 * k, inner.w) - 6)
    text = Text(words, 19 * k, theme.BONE, align="centre", most=free - (high if high > SCENE else 0.0))
    fits = canvas.tall(words, canvas.block(words, Area(0, 0, inner.w, text.most), 19 * k, "text", 13), inner.w) <= text.most + 2
    high = high if fits else min(PICTURE * k * inner.w, free - 6)  # without room for the text, the picture has it
    shown, own = high > SCENE, f"terrorscape/cards/{card}-{props.killer}"
    page: list[Box] = [Picture(own if art.has(own) else f"terrorscape/cards/{card}", inner.w, high, cover=True)] if shown else []
    cost = 0.0 if shown else _cost_size(canvas, card)[0] + 4
    page += [Drawn(lambda c, spot: _band(c, spot, kinds, cost_room=cost), band), Space(4), title]
    paint_box(Column(*page, *([Space(2), text] if fits else [])), canvas, inner)
    _cost(canvas, inner._replace(h=band), card, corner=shown)


def _band(canvas: Canvas, area: Area, kinds: list[str], *, cost_room: float) -> None:
    """Paint the kinds of a card in a band, each as wide as its word; `cost_room` at the end stays free."""
    size, r = (20.0, 9.0) if len(kinds) == 1 else (18.0, 6.5)
    words = [say(f"ui-ts-kind-{kind}") for kind in kinds]
    needs = [canvas.wide(one, size, "bold") + 2 * r + 13 for one in words]
    share, x = min(1.0, (area.w - cost_room) / sum(needs)), area.x
    for kind, one, need in zip(kinds, words, needs, strict=True):
        last = kind == kinds[-1]
        wide = area.x + area.w - x if last else area.w * need / sum(needs) if not cost_room else need * share
        canvas.box(area.column(x, wide), theme.KIND[kind], radius=0)
        free = wide - (cost_room if last else 0.0)
        room = free - 2 * r - 9
        fits = canvas.fitting(one, size, room, "bold")
        has_room = canvas.wide(one, fits, "bold") <= room
        theme.KINDS[kind](canvas, (x + r + 5 if has_room else x + free / 2, area.centre[1]), r, P.panel_low)
        if has_room:
            canvas.within(one, area.column(x + 2 * r + 8, room), fits, P.panel_low, face="bold", align="left", margin=0)
        x += wide


def _cost_size(canvas: Canvas, card: str) -> tuple[float, float, str]:
    """The width of the cost badge, that of its icon, and its words."""
    cost = ABILITIES[card].cost
    words = say("ui-ts-free") if cost == 0 else say("ui-ts-cost-all") if cost < 0 else str(cost)
    sign = (canvas.high(18) + 6) * 0.9 if cost else 0.0
    return canvas.wide(words, 18, "bold") + 18 + sign, sign, words


def _cost(canvas: Canvas, area: Area, card: str, *, corner: bool) -> None:
    """Paint the cost in the corner of the picture or at the end of the band."""
    (wide, sign, words), high = _cost_size(canvas, card), canvas.high(18) + 6
    x, y = (area.x + 4, area.y + 3) if corner else (area.x + area.w - wide - 2, area.centre[1] - high / 2)
    canvas.box(Area(x, y, wide, high), theme.NIGHT, theme.FROST if sign else theme.ASH_LOW, radius=high / 2, width=1.5)
    if sign:
        theme.cards(canvas, (x + 8 + sign / 2, y + high / 2), high * 0.34, theme.FROST)
    canvas.within(words, Area(x + sign, y, wide - sign, high), 18, theme.BRIGHT if sign else theme.BONE, face="bold")


def card(canvas: Canvas, area: Area, what: str, *, highlighted: bool, picture: str = "") -> None:
    """Paint an item, a trait or anything else with a name and a text as a card: picture (by default its own), name and text."""
    canvas.box(area.moved(3, 5), BLACK, alpha=150)
    canvas.box(area, (theme.LIT, theme.LIT_LOW), P.focus if highlighted else theme.BRASS, width=4 if highlighted else 2)
    inner, words = area.inset(12, 10), description(what)
    title = Text(name(what), _title_size(canvas, name(what), inner.w, 24), P.title, "title", "centre")
    below = title.high(canvas, inner.w) + 6
    high, page = min(0.75 * inner.w, inner.h - below - canvas.tall(words, 20, inner.w) - 14), list[Box]()
    if high > SCENE:
        page, below = [Picture(picture or f"terrorscape/cards/{what}", inner.w, high, cover=True), Space(6)], below + high + 6
    text = Text(words, 20, P.text, align="centre", most=inner.h - below, least=9)
    paint_box(Column(*page, title, Space(6), text), canvas, inner)


# ------------------------------------------------------------------ the killer's turn


def _step(t: State) -> int:
    """The current step; a card in play determines it before the stage does."""
    if t.side != KILLER:
        return -1
    kinds = {kind for card in t.dark.playing for kind in ABILITIES[card].types}
    return next((place for place, kind in enumerate(("quick", "special", "slow")) if kind in kinds), STAGE.get(t.stage, 0))


def steps(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the steps of the killer's turn."""
    now = _step(props.t)
    for place, ((what, sign), spot) in enumerate(zip(targets.STEPS.items(), targets.step_areas(half), strict=True)):
        here, done = place == now, place < now
        canvas.box(spot, theme.LIT if here else P.panel_low, P.focus if here else P.line, width=3 if here else 1.5)
        colour = GREEN if done else theme.KIND.get("special" if what == "main" else what, theme.ICE)
        words = say(f"ui-ts-step-{'second' if what == 'main' and props.t.stage == 'second' else what}")
        mark = theme.tick if done else sign
        if props.focus == ("step", what):
            canvas.frame(spot.inset(-3), P.focus, width=4)
        tall = spot.h > TALL * max(1.0, canvas.stretch)
        if tall:
            mark(canvas, (spot.centre[0], spot.y + spot.h * 0.36), min(22.0, spot.h * 0.14), colour)
            inner = Area(spot.x + 8, spot.y + spot.h * 0.52, spot.w - 16, spot.h * 0.44)
        else:
            mark(canvas, (spot.x + 24, spot.centre[1]), 11, colour)
            inner = spot.trimmed(left=42, right=6)
        align = "centre" if tall else "left"
        paint_box(Text(words, 22, P.text if here else P.muted, align=align, middle=True, most=inner.h), canvas, inner)


def hand(canvas: Canvas, half: Half, props: TableProps) -> None:
    """Paint the killer's cards and those in play; each is painted anew only after a change."""
    held, every = props.t.dark.hand, [*props.t.dark.hand, *props.t.dark.playing]
    for place, (one, area) in enumerate(zip(every, targets.hand_areas(half, len(every)), strict=False)):
        item = props.find(("hand", place))
        live, quick = item is not None and not item.refused, is_quick(props.t, one)
        face = AbilityProps(one, props.t.killer, live, props.focus == ("hand", place), quick, place >= len(held))
        canvas.paint(f"hand-{place}", area.inset(-8, -18), _in_hand, face, solid=False)


def _in_hand(canvas: Canvas, area: Area, props: AbilityProps) -> None:
    """Paint a card with room around it for its shadow."""
    ability(canvas, area.inset(8, 18), props)


def open_card(canvas: Canvas, half: Half, props: TableProps) -> tuple[Area, AbilityProps] | None:
    """The focused card, enlarged over the board if the cards in the hand are too small to read."""
    t, here, k = props.t, props.focused, max(1.0, canvas.stretch)
    held, board = t.dark.hand, half.viewport.area
    spots = targets.hand_areas(half, len(held) + len(t.dark.playing))
    place = here.key[1] if here is not None and here.group == "hand" and isinstance(here.key, tuple) else len(held)
    if place >= min(len(held), len(spots)) or spots[place].h >= OPENED * 0.75 * k or board.h < OPENED * k + 20:
        return None
    wide, high = 208.0 * k, min(OPENED * k + 40, board.h - 16)
    x = min(max(spots[place].centre[0] - wide / 2, board.x + 8), board.x + board.w - wide - 8)
    words, quick = description(held[place]), is_quick(t, held[place])
    face = AbilityProps(held[place], t.killer, highlighted=True, quick=quick, words=words)
    return Area(x, board.y + board.h - high - 8, wide, high), face


def played_card(canvas: Canvas, half: Half, props: TableProps) -> tuple[Area, AbilityProps] | None:
    """The card that the killer plays, large in the middle of the board while it is shown (TS-168); None if there is none."""
    if not props.played:
        return None
    board, k = half.viewport.area, max(1.0, canvas.stretch)
    high = min(PLAYED * k, board.h - 24)
    quick = is_quick(props.t, props.played)
    face = AbilityProps(props.played, props.t.killer, highlighted=True, quick=quick, words=description(props.played), large=True)
    return Area.around(board.centre, high * SHAPE, high), face


def guess(canvas: Canvas, half: Half, props: TableProps, left: float) -> float:
    """Paint the killer's estimate of the repair, right of `left`; return its left end."""
    spots, y = guess_areas(half), half.head.centre[1]
    for place, spot in enumerate(spots):
        on, live = place and place <= props.t.dark.estimate, ("guess", place) in props.options.places
        canvas.box(spot, theme.ICE if on else P.panel_low, theme.ICE if live or on else P.line, radius=4, width=2)
        canvas.within(str(place), spot, 19, BLACK if on else P.muted, face="bold")
        if props.focus == ("guess", place):
            canvas.frame(spot.inset(-3), P.focus, width=4)
    words, end = say("ui-ts-guess"), spots[0].x
    wide = canvas.wide(words, 20)
    if end - wide - 10 < left:
        theme.radio(canvas, (end - 20, y), 11, P.muted)
        return end - 34
    canvas.text(words, (end - wide - 10, y - canvas.high(20) / 2), 20, P.text)
    return end - wide - 24
