"""Paints the result of an investigation: for a Plot card the FISTs and the outcomes, else the points against the Difficulty."""

from math import cos, sin

from game.rules.london.investigations.points import difficulty
from game.rules.london.state import Inquiry, State
from game.rules.london.tables.cards import PLOTS
from game.rules.london.tables.rows import Tier
from game.text import has, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, mix, rgb
from game.ui.london import style
from game.ui.london.facts.place_facts import TIER_IDS
from game.ui.london.panels import rich_text, shapes
from game.ui.london.panels.card_page import shield
from game.ui.london.story.panels import showdown
from game.ui.london.story.shown_state import ShownState
from game.ui.widgets.layout import off_left, off_top, rows

P = style.P
REACHED, POSSIBLE, CLOSED = "reached", "possible", "closed"
ORDER = (2, 1, 0)
"""The outcomes from the top, the best first."""
LARGEST, SMALL, LEAST = 25.0, 17.0, 11.0
"""The text sizes of outcomes: the preferred one, the least one with a foot, and the least one."""
GAP = 12.0
BOX = 128.0
"""The width of the box with an outcome's FISTs."""
LEAN = 0.2
"""The greatest tilt of the balance, in radians."""


def paint(canvas: Canvas, area: Area, t: State, shown: ShownState) -> None:
    """Paint the panel of the current investigation."""
    inquiry = t.inquiry
    shapes.plate(canvas, area, shapes.LINE, fill=rgb("#1a120b"), shadow=False)
    if inquiry is not None and inquiry.kind == "plot":
        _plot(canvas, area.inset(min(16.0, area.w * 0.03)), t, inquiry, shown)
    elif inquiry is not None and inquiry.kind != "showdown":
        _balance(canvas, area.inset(20, 16), t, inquiry, shown)
    elif t.phase == "endgame":
        showdown.paint(canvas, area.inset(20, 16), t, shown)


# ------------------------------------------------------------------ the outcomes of a Plot card


def standing(t: State, tier: int, fists: int, final_tier: int) -> str:
    """Whether an outcome is reached, possible or closed; `final_tier` is the final one, -1 before."""
    assert t.inquiry is not None, "a Plot card is investigated"
    tiers = PLOTS[t.inquiry.card].tiers
    now = final_tier if final_tier >= 0 else max(number for number, one in enumerate(tiers) if fists >= one.least)
    if tier == now:
        return REACHED
    waiting = any(not part.rolled for part in t.inquiry.parts.values())
    return POSSIBLE if tier > now and final_tier < 0 and (waiting or t.inquiry.card not in t.done) else CLOSED


def reach(tiers: tuple[Tier, Tier, Tier], tier: int) -> str:
    """The FISTs of an outcome: "0-1", "2-3", "4+"."""
    if tier == len(tiers) - 1:
        return say("ui-ld-tiers-above", least=tiers[tier].least)
    least, most = tiers[tier].least, tiers[tier + 1].least - 1
    return say("ui-ld-tiers-between", least=least, most=most) if least < most else str(least)


def _plot(canvas: Canvas, area: Area, t: State, inquiry: Inquiry, shown: ShownState) -> None:
    """Paint the FISTs, the outcomes in one text size, and with room what follows each of them."""
    fists, row = shown.fists(t), PLOTS[inquiry.card]
    head, rest = off_top(area, min(max(56.0, canvas.high(28, "title") + 16), area.h * 0.19), 8)
    _fists(canvas, head, fists, row.top.least)
    foot, size = _foot(t, inquiry), 20.0
    low = canvas.tall(foot, size, rest.w, "italic") + 4 if foot else 0.0
    text = _size(canvas, inquiry, rest._replace(h=rest.h - low))
    if text < SMALL and not has(f"always-{inquiry.card}"):
        foot, low = "", 0.0
        text = _size(canvas, inquiry, rest)
    wide = rest.w - _beside(rest.w)
    parts = rows(rest._replace(h=rest.h - low), [_needs(canvas, inquiry, tier, wide, text) for tier in ORDER], GAP)
    for tier, part in zip(ORDER, parts, strict=True):
        _tier(canvas, part, t, inquiry, tier, (standing(t, tier, fists, shown.tier), text), shown)
    if foot:
        canvas.paragraph(foot, Area(rest.x, rest.y + rest.h - low + 4, rest.w, low), size, P.muted, face="italic", align="centre")


def _foot(t: State, inquiry: Inquiry) -> str:
    """What follows any outcome, or what further FISTs bring."""
    if has(f"always-{inquiry.card}"):
        return say(f"always-{inquiry.card}")
    return say("ui-ld-tiers-impeccable", least=PLOTS[inquiry.card].top.least) if t.options.impeccable else ""


def _beside(wide: float) -> float:
    """The width of an outcome that its text cannot use."""
    inner = wide - 24
    return 24 + min(BOX, inner * 0.27) + min(18.0, inner * 0.035) + min(32.0, inner * 0.085)


def _size(canvas: Canvas, inquiry: Inquiry, area: Area) -> float:
    """The largest text size at which all outcomes fit."""
    size, room = LARGEST, area.h - GAP * (len(ORDER) - 1)
    while size > LEAST and sum(_needs(canvas, inquiry, tier, area.w - _beside(area.w), size) for tier in ORDER) > room:
        size -= 1
    return size


def _needs(canvas: Canvas, inquiry: Inquiry, tier: int, wide: float, size: float) -> float:
    """The height of an outcome."""
    words = say(f"effect-{TIER_IDS[tier]}-{inquiry.card}")
    return max(2.8 * canvas.high(size), size + 4 + rich_text.tall(canvas, words, size, wide))


def _fists(canvas: Canvas, area: Area, fists: int, best: int) -> None:
    """Paint the FISTs as discs, dashed ones up to the best outcome, and their number in words."""
    title = say("ui-ld-tiers-fists")
    words = say("ui-ld-tiers-so-far", count=fists)
    size = canvas.fitting(title, 28, area.w * 0.3, "title", shapes.LEAST)
    wide = canvas.wide(title, size, "title")
    shapes.fit(canvas, title, Area(area.x + 4, area.y, wide + 2, area.h), size, shapes.GILT, face="title")
    words_width = min(canvas.wide(words, 26, "bold"), area.w * 0.34)
    shapes.fit(
        canvas,
        words,
        Area(area.x + area.w - words_width - 6, area.y, words_width + 2, area.h),
        26,
        P.focus,
        face="bold",
        align="right",
    )
    room = Area(area.x + wide + 24, area.y, area.w - wide - words_width - 48, area.h)
    count = max(best, fists)
    side = min(44.0, room.h, max(20.0, room.w / count / 1.08))
    step = min(side * 1.15, (room.w - side) / max(1, count - 1))
    for number in range(count):
        shapes.fist(canvas, (room.x + side / 2 + number * step, room.centre[1]), side, won=number < fists)


def _tier(
    canvas: Canvas, area: Area, t: State, inquiry: Inquiry, tier: int, look_of: tuple[str, float], shown: ShownState
) -> None:
    """Paint an outcome: its FISTs and its effect; gold if reached, brown if possible, dull if closed."""
    how, size = look_of
    is_final = how == REACHED and shown.tier >= 0
    fill = {REACHED: rgb("#2b2a12"), POSSIBLE: rgb("#221810"), CLOSED: rgb("#19120c")}[how]
    edge = {REACHED: P.focus, POSSIBLE: shapes.EDGE, CLOSED: shapes.DULL}[how]
    if is_final:
        canvas.glow(area, mix(P.accent, BLACK, 1 - shown.tier_progress), spread=14)
    canvas.box(
        area,
        mix(fill, P.accent, 0.14 * shown.tier_progress) if is_final else fill,
        edge,
        width=4 if how == REACHED else 2,
        radius=8,
    )
    inner = area.inset(12, min(10.0, area.h * 0.1))
    box, words = off_left(inner, min(BOX, inner.w * 0.27), min(18.0, inner.w * 0.035))
    canvas.box(box, shapes.PIT, edge, width=1.8, radius=6)
    text = reach(PLOTS[inquiry.card].tiers, tier)
    mark = min(34.0, box.h * 0.5, box.w * 0.27)
    shapes.fit(
        canvas, text, Area(box.x + 6, box.y, box.w - mark - 14, box.h), 40, shapes.FAINT if how == CLOSED else shapes.CREAM,
        face="bold", align="centre",
    )  # fmt: skip
    style.sign(
        canvas, "fist", (box.x + box.w - mark / 2 - 6, box.centre[1]), mark, rgb("#7a5a4a") if how == CLOSED else shapes.ROSE
    )
    colour = {REACHED: shapes.CREAM, POSSIBLE: P.text, CLOSED: shapes.FAINT}[how]
    effect = say(f"effect-{TIER_IDS[tier]}-{inquiry.card}")
    left = words
    if how != POSSIBLE:
        sign, shade = ("tick", P.focus) if how == REACHED else ("cross", rgb("#6b4a3a"))
        side = min(26.0, words.w * 0.09)
        style.sign(canvas, sign, (words.x + words.w - side / 2, words.centre[1]), side if how == REACHED else side * 0.8, shade)
        left = words._replace(w=words.w - side - 6)
    rich_text.paragraph(canvas, effect, left._replace(y=area.y, h=area.h), size, colour, middle=True)


# ------------------------------------------------------------------ the balance of a Dread card, a Goon, a Challenge


def _balance(canvas: Canvas, area: Area, t: State, inquiry: Inquiry, shown: ShownState) -> None:
    need, each = difficulty(t, inquiry), {seat: shown.points_of(t, seat) for seat in inquiry.parts}
    have = sum(each.values())
    head, rest = off_top(area, max(44.0, canvas.high(28, "title") + 6), 4)
    words = say("ui-ld-tiers-of", points=have, difficulty=need)
    words_width = min(canvas.wide(words, 30, "bold"), head.w * 0.4)
    title = say("ui-ld-stage-points")
    shapes.fit(canvas, title, head._replace(w=head.w - words_width - 16), 28, shapes.GILT, face="title")
    shapes.fit(
        canvas,
        words,
        Area(head.x + head.w - words_width - 2, head.y, words_width + 2, head.h),
        30,
        P.text,
        face="bold",
        align="right",
    )
    low = max(60.0, canvas.high(30, "bold") + 20)
    line = max(40.0, canvas.high(26) + 10)
    scales = rest._replace(h=max(90.0, rest.h - low - line - 12))
    _scales(canvas, scales, have, need)
    y = scales.y + scales.h + 4
    _sum(canvas, Area(rest.x, y, rest.w, line), t, each)
    _verdict(canvas, Area(rest.x, rest.y + rest.h - low, rest.w, low), have, need, shown.verdict)


def _scales(canvas: Canvas, area: Area, have: int, need: int) -> None:
    """Paint a balance with the points in one pan and the Difficulty in the other."""
    lean = max(-1.0, min(1.0, (have - need + (0.3 if have >= need else 0.0)) / 3)) * LEAN
    arm, top = min(area.w * 0.3, 170.0), (area.centre[0], area.y + area.h * 0.2)
    ends = [(top[0] - side * arm * cos(lean), top[1] + side * arm * sin(lean)) for side in (1, -1)]
    drop, pan = area.h * 0.4, min(area.w * 0.17, 96.0)
    colour = style.BRASS

    def draw(one: Canvas, _: Area) -> None:
        one.line((top[0], top[1]), (top[0], area.y + area.h - 8), mix(colour, BLACK, 0.25), 8)
        one.box(Area(top[0] - 60, area.y + area.h - 14, 120, 10), mix(colour, BLACK, 0.3), radius=5)
        one.line(ends[0], ends[1], colour, 7)
        one.circle(top, 12, colour)
        one.circle(top, 6, style.BLOOD)
        for x, y in ends:
            one.circle((x, y), 6, colour)
            for side in (-1, 1):
                one.line((x, y), (x + side * pan, y + drop), mix(colour, BLACK, 0.35), 2)
            points = [(x - pan, y + drop), (x + pan, y + drop), (x + pan * 0.6, y + drop + 18), (x - pan * 0.6, y + drop + 18)]
            one.shape(points, mix(colour, BLACK, 0.2), colour, 2)

    shapes.smooth(canvas, area, draw)
    _weights(canvas, (ends[0][0], ends[0][1] + drop), pan, have, drop)
    side = min(74.0, drop * 0.9)
    shield(canvas, Area(ends[1][0] - side * 0.45, ends[1][1] + drop - side, side * 0.9, side), str(need))


def _weights(canvas: Canvas, foot: tuple[float, float], pan: float, have: int, room: float) -> None:
    """Paint a weight for each point, in rows that grow narrower."""
    across = 4 if have <= 7 else 6
    side = min(34.0, 2 * pan / across * 0.9, room / (2 if have <= 7 else 3.2))
    left, y = have, foot[1] - side / 2
    while left > 0 and across > 0:
        row = min(left, across)
        for number in range(row):
            centre = foot[0] + (number - (row - 1) / 2) * side * 1.04, y
            canvas.circle(centre, side / 2, rgb("#6b4a1c"))
            canvas.circle(centre, side / 2 - 2, P.accent)
            canvas.circle((centre[0] - side * 0.1, centre[1] - side * 0.12), side * 0.2, shapes.CREAM)
        left, across, y = left - row, across - 1, y - side * 0.92


def _sum(canvas: Canvas, area: Area, t: State, each: dict[int, int]) -> None:
    """Paint each Character's points on one line: sign, name, number."""
    labels = {
        seat: say("ui-ld-tiers-brings", who=say(f"short-{t.people[seat].id}"), points=count) for seat, count in each.items()
    }
    side, size = min(30.0, area.h), 25.0
    if sum(canvas.wide(words, 18, "bold") + side + 20 for words in labels.values()) > area.w:
        labels = {seat: str(count) for seat, count in each.items()}  # the sign replaces the name
    wide = {seat: canvas.wide(words, size, "bold") + side + 20 for seat, words in labels.items()}
    share = min(1.0, area.w / sum(wide.values()))
    x = area.x + (area.w - sum(wide.values()) * share) / 2
    for seat, words in labels.items():
        style.badge(canvas, seat, (x + side / 2, area.centre[1]), side)
        room = Area(x + side + 6, area.y, wide[seat] * share - side - 14, area.h)
        shapes.fit(canvas, words, room, size, shapes.pale(style.SEATS[seat].colour, 0.2), face="bold")
        x += wide[seat] * share


def _verdict(canvas: Canvas, area: Area, have: int, need: int, verdict: str) -> None:
    """Paint what is missing, that it is enough, or the result."""
    enough = have >= need
    words = (
        say(f"ui-ld-tiers-{verdict}")
        if verdict
        else say("ui-ld-tiers-enough")
        if enough
        else say("ui-ld-tiers-missing", count=need - have)
    )
    good = verdict in ("solved", "met") or (not verdict and enough)
    colour = style.GREEN if good else style.DREAD_RED
    canvas.box(area, mix(colour, BLACK, 0.84), colour, width=3 if verdict else 2, radius=8)
    side = min(34.0, area.h * 0.6)
    style.sign(canvas, "tick" if good else "cross", (area.x + 18 + side / 2, area.centre[1]), side, colour)
    shapes.fit(
        canvas, words, Area(area.x + side + 32, area.y, area.w - side - 46, area.h), 28, shapes.pale(colour, 0.4), face="bold"
    )
