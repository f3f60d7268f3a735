"""The panels of the page at the end of a story: the verdict, the letter, the score, the day in figures, everybody's part."""

from game.match import PERSON
from game.rules.london.tables.cards import NUMBERS, PLOTS, SLOTS, STORIES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, Colour, mix, rgb
from game.ui.london import style
from game.ui.london.replay.position import figure
from game.ui.london.result.facts import PARTS, SIGNS, WORTH, Facts
from game.ui.london.result.tally import Doings
from game.ui.london.style import BLOOD, BRASS, DREAD_RED, GREEN, INK, PAPER, PAPER_LOW, P
from game.ui.widgets.controls import chip, panel
from game.ui.widgets.layout import columns, grid, off_right, off_top

SEAL = 66.0
PAD = 18.0
TITLE = 25.0
ASIDE = 1200.0
"""In a window so wide, for text of its nominal size, the words stand beside the towers."""
REASON = 22.0
"""The size at which the reason must have room in a high head; it is written larger where there is more."""


def _title(canvas: Canvas, area: Area, words: str, colour: Colour = P.accent) -> float:
    """The title of a panel; returns where what is below begins."""
    size = canvas.fitting(words, TITLE, area.w - 2 * PAD, "title")
    canvas.text(words, (area.x + PAD, area.y + 9), size, colour, face="title")
    return area.y + 9 + canvas.high(TITLE, "title") + 8


def title_high(canvas: Canvas) -> float:
    """How much of a panel its title takes."""
    return 9 + canvas.high(TITLE, "title") + 8


# ---------------------------------------------------------------------------------------------- the head


def head_high(canvas: Canvas, facts: Facts, wide: float, *, big: bool) -> float:
    """How high the words of the verdict are."""
    room = _head_room(canvas, wide, facts, big=big)
    great, size, low = (80.0, REASON, 20.0) if big else (46.0, 21.0, 19.0)
    words = canvas.tall(why(facts), size, room) + canvas.tall(about(facts), low, room, "italic")
    return canvas.high(great, "title") + words + 12


def _head_room(canvas: Canvas, wide: float, facts: Facts, *, big: bool) -> float:
    """How wide the words of the verdict may be: beyond that the sun rises, where there is room for both."""
    return canvas.room.w * 0.37 if big or canvas.room.w >= ASIDE * canvas.stretch else wide - 20


def why(facts: Facts) -> str:
    """Why the story ended."""
    return say(facts.reason) if facts.reason else ""


def about(facts: Facts) -> str:
    """Which story it was, under which rules."""
    return say("ui-ld-end-about", story=facts.t.options.story, rules=facts.rules, seed=str(facts.match.seed))


def head(canvas: Canvas, area: Area, facts: Facts, *, big: bool) -> None:
    """Who has won and why, of which story and under which rules; at the right the numbers of the story."""
    boxes = number_boxes(canvas, area, len(facts.numbers)) if big else []
    right = (boxes[0].x if boxes else area.x + area.w) - 24
    x, room = area.x + (26 if big else 10), _head_room(canvas, area.w, facts, big=big)
    y = _verdict(canvas, (x, area.y + (4 if big else 2)), right, facts.won, big=big)
    low = canvas.tall(about(facts), 20 if big else 19, room, "italic")
    space = Area(x, y, room, area.y + area.h - y - low - 2)
    size = canvas.block(why(facts), space, 25 if big else 21, least=15)
    y += canvas.paragraph(why(facts), space, size, P.text) + 2
    canvas.paragraph(about(facts), Area(x, y, room, low + 2), 20 if big else 19, P.muted, face="italic")
    for box, (value, what) in zip(boxes, facts.numbers, strict=False):
        _number(canvas, box, value, what)


def _verdict(canvas: Canvas, at: tuple[float, float], right: float, won: bool, *, big: bool) -> float:
    """The great word and who has won; returns where the lines below begin."""
    size, low = (80.0, 32.0) if big else (46.0, 25.0)
    great, words = say("ui-ld-end-dawn" if won else "ui-ld-end-dread"), say("ui-ld-end-won" if won else "ui-ld-end-lost")
    (x, y), end = at, at[1] + canvas.high(size, "title")
    share = min(1.0, (right - x - 28) / (canvas.wide(great, size, "title") + canvas.wide(words, low, "title") + 28))
    colour = P.title if won else mix(DREAD_RED, rgb("#ffffff"), 0.12)
    x += canvas.text(great, (x, y), size * share, colour, face="title", halo=True) + 26
    base = y + (canvas.high(size * share, "title") - canvas.high(low * share, "title")) * 0.74
    canvas.text(words, (x, base), low * share, GREEN if won else DREAD_RED, face="title", halo=True)
    return end


def number_boxes(canvas: Canvas, area: Area, count: int) -> list[Area]:
    """Where the numbers stand, before the sky."""
    wide = min(150.0, area.w * 0.08) * min(canvas.stretch, 1.15)
    right, _ = off_right(area._replace(y=area.y + 10, h=118 * min(canvas.stretch, 1.2)), wide * count + 12 * (count - 1))
    return columns(right, count, 12)


def _number(canvas: Canvas, area: Area, value: str, what: str) -> None:
    canvas.box(area, (mix(P.panel, BLACK, 0.25), mix(P.deep, BLACK, 0.2)), GOLD_LOW, radius=10, alpha=228)
    high, low = canvas.high(46, "title"), canvas.high(20)
    top = area.y + (area.h - high - low) / 2
    canvas.text(value, (area.centre[0], top), 46, P.title, face="title", align="centre", room=area.w - 8)
    canvas.text(what, (area.centre[0], top + high - 3), 20, P.text, face="bold", align="centre", room=area.w - 8)


# ---------------------------------------------------------------------------------------------- the letter


def letter_high(canvas: Canvas, facts: Facts, wide: float) -> float:
    """How high the letter with the story's end is."""
    return 24 + canvas.high(26, "title") + 12 + canvas.tall(facts.epilogue, 20, wide - 56, "book") + 30


def letter(canvas: Canvas, area: Area, facts: Facts) -> None:
    """The story's end, on paper, sealed."""
    canvas.box(area, (PAPER, PAPER_LOW), BRASS, radius=8, width=2)
    canvas.relief("london/parchment", area.inset(3))
    inner = area.inset(28, 20)
    words = name(facts.t.options.story)
    size = canvas.fitting(words, 26, inner.w - SEAL, "title")
    canvas.text(words, (inner.x, inner.y), size, INK, face="title")
    seal(canvas, (area.x + area.w - SEAL * 0.62, area.y + SEAL * 0.56), SEAL, STORIES[facts.t.options.story].symbol)
    body = off_top(inner, canvas.high(26, "title"), 12)[1]
    size = canvas.block(facts.epilogue, body, 25, "book", 15)
    canvas.paragraph(facts.epilogue, body, size, INK, face="book")


def seal(canvas: Canvas, centre: tuple[float, float], wide: float, symbol: str, words: str = "") -> None:
    """A seal of wax with a sign or a letter in it."""
    canvas.picture("london/tokens/plot", style.square(centre, wide))
    if symbol:
        style.sign(canvas, symbol, centre, wide * 0.5, mix(P.title, BLOOD, 0.15))
    if words:
        size = wide * 0.46
        canvas.text(
            words, (centre[0], centre[1] - canvas.high(size, "title") / 2 - 1), size, P.title, face="title", align="centre"
        )


# ---------------------------------------------------------------------------------------------- the score


def row_high(canvas: Canvas) -> float:
    """How high a line of the score is."""
    return canvas.high(22) + 11


def score_high(canvas: Canvas, facts: Facts, wide: float) -> float:
    """How high the score with what it opens is."""
    low = canvas.tall(facts.record, 20, wide - 2 * PAD) + 14
    if facts.opened:
        low += canvas.high(22) + 28
    if facts.problem:
        low += canvas.tall(facts.problem, 18, wide - 2 * PAD) + 8
    if not facts.won:
        return title_high(canvas) + sum(canvas.tall(words, 22, wide - 2 * PAD - 40) + 14 for words in facts.short) + 90 + low
    return title_high(canvas) + len(PARTS) * row_high(canvas) + canvas.high(50, "title") + 18 + low


def points(facts: Facts, counted: int) -> int:
    """The points of the first parts."""
    return sum(facts.result.score.get(part, 0) for part in PARTS[:counted])


def score(canvas: Canvas, area: Area, facts: Facts, counted: int, *, opened: bool) -> None:
    """The score as far as it is counted, part by part, and the story that it has `opened`; of a loss what was missing."""
    panel(canvas, area, P, line=GOLD_LOW)
    y = _title(canvas, area, say("ui-ld-end-score" if facts.won else "ui-ld-end-missing"))
    low = _record(canvas, area, facts, opened=opened)
    if not facts.won:
        _missing(canvas, Area(area.x + PAD, y, area.w - 2 * PAD, low - y), facts)
        return
    total = canvas.high(50, "title") + 10
    each = min((low - y - total - 6) / len(PARTS), row_high(canvas) * 1.25)
    for place, part in enumerate(PARTS):
        _part(canvas, Area(area.x + PAD, y + place * each, area.w - 2 * PAD, each), facts, part, counted=place < counted)
    line = low - total - 4
    canvas.line((area.x + PAD, line), (area.x + area.w - PAD, line), BRASS, 2)
    words = say("ui-ld-end-total")
    canvas.text(words, (area.x + PAD, line + total / 2 - canvas.high(28, "title") / 2 + 2), 28, P.text, face="title")
    value = str(points(facts, counted))
    canvas.text(value, (area.x + area.w - PAD, line + 6), 50, P.title, face="title", align="right")


def _part(canvas: Canvas, area: Area, facts: Facts, part: str, *, counted: bool) -> None:
    """A line: what counts, how many at how much, the points."""
    value = facts.result.score.get(part, 0)
    each = WORTH[part]
    colour = P.text if counted else mix(P.muted, P.panel, 0.35)
    mid = area.centre[1]
    style.sign(canvas, SIGNS[part], (area.x + 14, mid), 26, BRASS if counted else mix(BRASS, P.panel, 0.5))
    top = mid - canvas.high(22) / 2
    wide = canvas.wide("00", 28, "title") + 8
    canvas.text(say(f"ui-ld-part-{part}"), (area.x + 38, top), 22, colour, room=area.w * 0.52)
    if counted:
        words = say("ui-ld-end-times", count=value // each, each=each)
        canvas.text(words, (area.x + area.w - wide - 12, top + 1), 20, P.muted, align="right")
        lit = P.title if value else P.muted
        canvas.text(str(value), (area.x + area.w, mid - canvas.high(26, "title") / 2), 26, lit, face="title", align="right")


def _record(canvas: Canvas, area: Area, facts: Facts, *, opened: bool) -> float:
    """At the foot how this stands beside earlier results, and what it opens; returns where the foot begins."""
    inner = area.inset(PAD, 12)
    low = inner.y + inner.h
    for words, size, colour in ((facts.problem, 18, DREAD_RED), (facts.record, 20, P.muted)):
        if words:
            high = canvas.tall(words, size, inner.w)
            low -= high + 2
            canvas.paragraph(words, Area(inner.x, low, inner.w, high + 2), size, colour)
    if facts.opened:
        high = canvas.high(22) + 18
        low -= high + 10
        box = Area(inner.x, low, inner.w, high)
        if opened:
            canvas.box(box, (GOLD, GOLD_LOW), P.title, radius=8)
            words = say("ui-ld-end-opened", story=facts.opened)
            style.sign(canvas, STORIES[facts.opened].symbol, (box.x + 26, box.centre[1]), 30, INK)
            canvas.within(
                words,
                box._replace(x=box.x + 48, w=box.w - 56),
                canvas.fitting(words, 22, box.w - 64, "bold"),
                INK,
                face="bold",
                align="left",
            )
    return low - 8


def _missing(canvas: Canvas, area: Area, facts: Facts) -> None:
    """Of a loss: the FISTs of the Showdown against its target, and what was missing in words."""
    y = area.y + 4
    if facts.day.fists is not None:
        fists, target = facts.day.fists
        side = min(44.0, (area.w - 6 * (target - 1)) / max(1, target))
        for place in range(target):
            spot = Area(area.x + place * (side + 6), y, side, side)
            canvas.picture(f"london/tokens/die-{'fist' if place < fists else 'blank'}", spot, alpha=255 if place < fists else 90)
        y += side + 14
    for words in facts.short:
        style.sign(canvas, "dread", (area.x + 14, y + canvas.high(22) / 2 + 2), 26, DREAD_RED)
        y += canvas.paragraph(words, Area(area.x + 40, y, area.w - 40, 300), 22, P.text) + 12
    words = say("ui-ld-end-no-score")
    canvas.paragraph(words, Area(area.x, y, area.w, 200), 20, P.muted, face="italic")


# ---------------------------------------------------------------------------------------------- the day in figures


def figures_high(canvas: Canvas, facts: Facts, wide: float) -> float:
    """How high the day in figures is."""
    bars = max(1, len(facts.sources)) * (canvas.high(20) + 4)
    hours = sum(canvas.tall(words, 21, wide - 2 * PAD - 40) + 8 for _, words in facts.hours)
    return title_high(canvas) + bars + 8 + canvas.high(20) + 6 + seal_size(canvas) + 20 + 14 + hours + 10


def seal_size(canvas: Canvas) -> float:
    """How large the seal of a Plot card is."""
    return 46.0 * min(1.3, canvas.stretch)


def figures(canvas: Canvas, area: Area, facts: Facts) -> None:
    """Where the Dread came from, how the Plot cards went, the best and the worst hour."""
    panel(canvas, area, P)
    y = _title(canvas, area, say("ui-ld-end-day"))
    words = say("ui-ld-end-dread-of", dread=facts.t.dread, most=NUMBERS.dread_limit)
    canvas.text(words, (area.x + area.w - PAD, area.y + 14), 21, DREAD_RED, face="bold", align="right")
    inner = Area(area.x + PAD, y, area.w - 2 * PAD, area.y + area.h - y - 10)
    needed = figures_high(canvas, facts, area.w)
    spare = max(0.0, area.h - needed)
    course = min(150.0, spare - 10) if spare > 90 else 0.0
    spare = (spare - course) / 3
    high = _sources(canvas, inner, facts, canvas.high(20) + 4 + min(12.0, spare / max(1, len(facts.sources))))
    y = inner.y + high + 8 + spare / 2
    y = _plots(canvas, Area(inner.x, y, inner.w, 0), facts) + 14 + spare / 2
    for sign, told in facts.hours:
        style.sign(canvas, sign, (inner.x + 14, y + canvas.high(21) / 2 + 1), 26, GREEN if sign == "tick" else DREAD_RED)
        room = Area(inner.x + 40, y, inner.w - 40, inner.y + inner.h - y)
        y += canvas.paragraph(told, room, 21, P.text) + 8
    if course:
        _course(canvas, Area(inner.x, inner.y + inner.h - course, inner.w, course - 4), facts)


def _course(canvas: Canvas, area: Area, facts: Facts) -> None:
    """How the Dread rose hour by hour: a column for each, in the colour of its time, with a line for each splatter."""
    hours, low = facts.day.hours, canvas.high(18)
    chart = Area(area.x, area.y + 4, area.w, area.h - low - 6)
    most = max(10, NUMBERS.splatter * -(-max((one.dread for one in facts.day.dark), default=0) // NUMBERS.splatter))
    each = chart.w / max(1, len(hours))
    for step in range(NUMBERS.splatter, most + 1, NUMBERS.splatter):
        y = chart.y + chart.h * (1 - step / most)
        canvas.line((chart.x, y), (chart.x + chart.w, y), mix(P.line, P.panel, 0.55), 1)
    for place, hour in enumerate(hours):
        end = hours[place + 1].begin - 1 if place + 1 < len(hours) else hour.begin + 10**6
        level = min(most, facts.day.dread_at(end if end < 10**6 else max((one.moment for one in hour.dark), default=hour.begin)))
        high = max(2.0, chart.h * level / most)
        colour = style.SEGMENTS[SLOTS[hour.slot].segment]
        x = chart.x + place * each
        canvas.box(
            Area(x + 2, chart.y + chart.h - high, each - 4, high), (mix(colour, BLOOD, 0.35), mix(BLOOD, BLACK, 0.3)), radius=3
        )
        words = figure(hour.slot)
        if each >= canvas.wide("00", 18) + 4 or hour.slot % 2 == 0:
            canvas.text(words, (x + each / 2, chart.y + chart.h + 3), 18, P.muted, align="centre")


def _sources(canvas: Canvas, area: Area, facts: Facts, each: float) -> float:
    """A bar for each source of Dread; returns how high they are."""
    if not facts.sources:
        canvas.paragraph(say("ui-ld-end-no-dread"), area._replace(h=each), 21, P.text)
        return each
    labels = [say(f"ui-ld-dread-{why}") for why, _ in facts.sources]
    left = min(area.w * 0.5, max(canvas.wide(words, 20) for words in labels) + 14)
    right = canvas.wide("+00", 21, "bold") + 14
    most = max(abs(change) for _, change in facts.sources)
    for place, ((_, change), words) in enumerate(zip(facts.sources, labels, strict=True)):
        row = Area(area.x, area.y + place * each, area.w, each)
        canvas.text(words, (row.x, row.centre[1] - canvas.high(20) / 2), 20, P.text, room=left - 6)
        long = max(6.0, (row.w - left - right) * abs(change) / most)
        colours = (rgb("#b8433a"), BLOOD) if change > 0 else (rgb("#5fae6a"), style.GREEN_DEEP)
        canvas.box(Area(row.x + left, row.y + 3, long, row.h - 6), colours, DREAD_RED if change > 0 else GREEN, radius=4, width=1)
        value = f"{change:+d}".replace("-", "−")
        canvas.text(
            value,
            (row.x + left + long + 10, row.centre[1] - canvas.high(21) / 2),
            21,
            DREAD_RED if change > 0 else GREEN,
            face="bold",
        )
    return len(facts.sources) * each


def _plots(canvas: Canvas, area: Area, facts: Facts) -> float:
    """The Plot cards as seals with a pip for each tier reached; returns where they end."""
    side, top = seal_size(canvas), canvas.high(20) + 6
    words = say("ui-ld-end-plots")
    canvas.text(words, (area.x, area.y), 20, P.muted)
    each = min(area.w / max(1, len(facts.plots)), side + 40)
    for place, (card, tier) in enumerate(facts.plots):
        x = area.x + place * each + side / 2
        y = area.y + top + side / 2
        if tier < 0:
            canvas.circle((x, y), side / 2 - 3, mix(P.line, P.panel, 0.4), 2)
            canvas.text(PLOTS[card].letter, (x, y - canvas.high(22, "title") / 2), 22, P.muted, face="title", align="centre")
        else:
            seal(canvas, (x, y), side, "", PLOTS[card].letter)
        for pip in range(3):
            spot = (x + (pip - 1) * 13, y + side / 2 + 10)
            canvas.circle(spot, 5, GOLD if pip <= tier else mix(P.line, P.panel, 0.3), 0 if pip <= tier else 1.5)
    return area.y + top + side + 20


# ---------------------------------------------------------------------------------------------- everybody


NUMBERED = ("solved", "plots", "fists", "turned", "beaten", "idle")
BOX_GAP = 8.0


def box_high(canvas: Canvas) -> float:
    """How high a number with what it counts is."""
    return canvas.high(27, "title") + canvas.high(18) + 4


def people_high(canvas: Canvas, facts: Facts, wide: float) -> float:
    """How high everybody's part is where all stand beside each other."""
    count = len(facts.t.people)
    return card_high(canvas, (wide - 14 * (count - 1)) / count)


def across(canvas: Canvas, wide: float) -> int:
    """How many numbers stand beside each other on a card of this width."""
    return 6 if wide >= 600 * canvas.stretch else 3


def card_high(canvas: Canvas, wide: float) -> float:
    """How high a Character's card is."""
    top = canvas.high(28, "title") + canvas.high(19) + max(30, canvas.high(19) + 6) + 8
    return 12 + top + 8 + (6 // across(canvas, wide)) * (box_high(canvas) + BOX_GAP) + 6


def cells(canvas: Canvas, area: Area, count: int) -> list[Area]:
    """A cell for each Character: all beside each other, or in rows that may end below `area`."""
    least = 330 * canvas.stretch
    abreast = max(1, min(count, int((area.w + 14) / (least + 14))))
    wide = (area.w - 14 * (abreast - 1)) / abreast
    high = card_high(canvas, wide)
    return grid(area, count, least, min(area.h, high * 1.4) if abreast == count else high, 14)


def person(canvas: Canvas, area: Area, facts: Facts, seat: int) -> None:
    """A Character, what it is remembered for, and its numbers."""
    one, (done, honour) = facts.t.people[seat], facts.doings[seat]
    panel(canvas, area, P, line=style.SEATS[seat].colour)
    medal = min(92.0, canvas.high(28, "title") + canvas.high(19) + 36)
    style.medal(canvas, one.id, seat, (area.x + PAD + medal / 2, area.y + 14 + medal / 2), medal)
    style.badge(canvas, seat, (area.x + PAD + medal - 10, area.y + medal + 4), 28)
    x, y = area.x + PAD + medal + 14, area.y + 12
    room = area.x + area.w - 14 - x
    canvas.text(name(one.id), (x, y), canvas.fitting(name(one.id), 28, room, "title", 0.5), P.title, face="title", room=room)
    y += canvas.high(28, "title")
    holder = facts.match.holders[seat]
    canvas.picture("ui/person" if holder == PERSON else "ui/gear", Area(x, y + canvas.high(19) / 2 - 10, 20, 20))
    who = say("ui-person") if holder == PERSON else say(f"level-{holder}")
    told = say("ui-ld-end-who", who=who, title=say(f"title-{one.id}"))
    canvas.text(told, (x + 28, y), 19, P.muted, room=room - 28)
    y += canvas.high(19) + 4
    words = say(f"ui-ld-honour-{honour[0]}", number=honour[1])
    chip(canvas, (x, y), words, DREAD_RED if done.defeated else P.accent, room)
    top = max(y + max(30, canvas.high(19) + 6), area.y + 14 + medal) + 10
    _boxes(canvas, Area(area.x + PAD, top, area.w - 2 * PAD, area.y + area.h - top - 12), done)


def _boxes(canvas: Canvas, area: Area, done: Doings) -> None:
    values = {
        "solved": str(done.solved), "plots": str(done.plots), "fists": say("ui-ld-end-of", some=done.fists, all=done.dice),
        "turned": str(done.turned), "beaten": say("ui-ld-end-of", some=done.beaten, all=done.met), "idle": str(done.idle),
    }  # fmt: skip
    abreast = across(canvas, area.w + 2 * PAD)
    rows = len(NUMBERED) // abreast
    each, high = (area.w - BOX_GAP * (abreast - 1)) / abreast, (area.h - BOX_GAP * (rows - 1)) / rows
    for place, what in enumerate(NUMBERED):
        box = Area(area.x + place % abreast * (each + BOX_GAP), area.y + place // abreast * (high + BOX_GAP), each, high)
        canvas.box(box, P.deep, mix(P.line, P.deep, 0.3), radius=6, width=1.2)
        words = say(f"ui-ld-end-did-{what}")
        big, low = canvas.high(27, "title"), canvas.high(18)
        top = box.y + (box.h - big - low + 3) / 2
        bad = what == "idle" and done.idle > 2
        canvas.text(
            values[what], (box.centre[0], top), 27, DREAD_RED if bad else P.text, face="title", align="centre", room=box.w - 4
        )
        canvas.text(
            words, (box.centre[0], top + big - 3), canvas.fitting(words, 18, box.w - 6), P.muted, align="centre", room=box.w - 4
        )
