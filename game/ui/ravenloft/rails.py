"""The right rail: phases, objective, surges and experience, the order of the Villain Phase, the log."""

from game.rules.ravenloft import figure
from game.rules.ravenloft.cards import MONSTERS, TREASURES
from game.rules.ravenloft.state import Monster, State
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.play import Line
from game.ui.ravenloft.faces import portrait
from game.ui.ravenloft.heroes import adventure_goal
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.stage import Stage
from game.ui.theme import GOLD, GOLD_LOW, INK, RAVENLOFT, RED_DEEP, RED_LIGHT, mix, rgb
from game.ui.widgets import panel

P = RAVENLOFT
PHASES = {
    "start": 0,
    "hero": 0,
    "setup": -1,
    "powers": -1,
    "explore": 1,
    "encounter": 2,
    "villain": 2,
    "villains": 2,
    "monsters": 2,
    "end": 2,
}
CANCEL_COST = 5


def areas(lay: Layout) -> dict[str, Area]:
    """The panels of the rail from top to bottom."""
    gap, y, found = (16 if not lay.compact else 10), lay.right.y, {}
    for what, high in (
        ("phases", lay.phases),
        ("objective", lay.objective),
        ("stock", lay.stock),
        ("order", lay.order),
        ("log", 0.0),
    ):
        found[what] = Area(lay.right.x, y, lay.right.w, high or lay.right.y + lay.right.h - y)
        y += high + gap
    return found


def draw(canvas: Canvas, lay: Layout, t: State, stage: Stage, log: list[Line]) -> None:
    """Draw the rail; each panel is painted only when something in it has changed."""
    where = areas(lay)
    canvas.panel("phases", (stage.phase, stage.hero, stage.number), where["phases"], lambda c, a: phases(c, a, stage))
    canvas.panel("objective", (t.adventure, t.quest.sun, len(t.quest.done)), where["objective"], lambda c, a: objective(c, a, t))
    canvas.panel("stock", (stage.surges, tuple(t.pile)), where["stock"], lambda c, a: stock(c, a, t, stage))
    rows = order(t, stage)
    canvas.panel("order", tuple(rows), where["order"], lambda c, a: villain_order(c, a, rows))
    tail = tuple(log[-14:])
    canvas.panel("log", tail, where["log"], lambda c, a: log_tail(c, a, list(tail)))


def phases(canvas: Canvas, area: Area, stage: Stage) -> None:
    """Three arrows, the present one in gold."""
    panel(canvas, area, P)
    canvas.text(say("ui-turn", number=stage.number, hero=stage.hero), (area.x + 24, area.y + 12), 22, P.muted, room=area.w - 48)
    now = PHASES.get(stage.phase, 0)
    wide, top, high = (area.w - 48) / 3, area.y + 54, area.h - 76
    for place, what in enumerate(("hero", "explore", "villain")):
        x = area.x + 24 + place * wide
        nib, right = 12, x + wide - 6
        points = [(x, top), (right - nib, top), (right, top + high / 2), (right - nib, top + high), (x, top + high)]
        if place:
            points.append((x + nib, top + high / 2))
        lit = place == now
        canvas.shape(points, mix(GOLD, GOLD_LOW, 0.4) if lit else P.deep, P.title if lit else P.line)
        middle = (x + (right - x) / 2 + (3 if place else -4), top + (high - canvas.high(20)) / 2 - 1)
        canvas.text(say(f"ui-phase-{what}"), middle, 20, INK if lit else P.muted, face="bold", align="centre", room=wide - 14)


def objective(canvas: Canvas, area: Area, t: State) -> None:
    """What has to be done, and the Sun where there is one."""
    panel(canvas, area, P)
    canvas.text(say("ui-objective"), (area.x + 24, area.y + 10), 20, P.accent, face="bold")
    if t.quest.sunset:
        words = say("ui-sun", space=t.quest.sun, last=t.quest.sunset)
        wide = canvas.wide(words, 20)
        canvas.text(
            words, (area.x + area.w - 24, area.y + 10), 20, RED_LIGHT if t.quest.sun >= t.quest.sunset else P.text, align="right"
        )
        canvas.picture("ui/sun", Area(area.x + area.w - 56 - wide, area.y + 9, 26, 26))
    top = area.y + 12 + canvas.high(20)
    canvas.paragraph(adventure_goal(t), Area(area.x + 24, top, area.w - 48, area.y + area.h - top - 8), 21, P.text)


def stock(canvas: Canvas, area: Area, t: State, stage: Stage) -> None:
    """Healing Surges and experience."""
    panel(canvas, area, P)
    canvas.text(say("ui-surges"), (area.x + 24, area.y + 10), 20, P.muted)
    canvas.text(say("ui-experience"), (area.x + area.w / 2 + 6, area.y + 10), 20, P.muted)
    y = area.y + 14 + canvas.high(20)
    for place in range(max(stage.surges, 2)):
        canvas.picture("ui/heart" if place < stage.surges else "ui/heart-spent", Area(area.x + 22 + place * 42, y, 36, 36))
    xp = sum(MONSTERS[card].xp if card in MONSTERS else TREASURES[card].xp for card in t.pile)
    x = area.x + area.w / 2 + 6
    x += canvas.text(str(xp), (x, y - 6), 36, P.accent, face="title") + 12
    canvas.text(say("ui-cancels", xp=CANCEL_COST), (x, y + 8), 19, P.muted, face="book", room=area.x + area.w - 12 - x)


Row = tuple[str, str, int, int, str, bool]


def order(t: State, stage: Stage) -> list[Row]:
    """Who acts in the active hero's Villain Phase, in order (CR-091 to CR-094), then those that wait: number, kind, HP, most, note, acts."""
    seat = next((seat for seat, hero in enumerate(t.heroes) if hero.id == stage.hero), t.turn.hero)
    rows: list[Row] = []
    place = 0
    for villain in t.villains:
        place += 1
        rows.append((str(place), villain.id, figure.monster_hp(villain), MONSTERS[villain.kind].hp, "", True))
    seen: set[str] = set()
    for threat in t.heroes[seat].threats:
        kind = threat.kind if isinstance(threat, Monster) else threat.card
        place += 0 if kind in seen else 1
        seen.add(kind)
        rows.append(_row(str(place), threat, ""))
    for waiting in figure.clockwise(t, seat)[1:]:
        for threat in t.heroes[waiting].threats:
            acts = isinstance(threat, Monster) and threat.kind in seen
            rows.append(_row("" if not acts else "+", threat, t.heroes[waiting].id))
    return rows


def _row(number: str, threat: object, owner: str) -> Row:
    if isinstance(threat, Monster):
        return number, threat.id, figure.monster_hp(threat), MONSTERS[threat.kind].hp, owner, bool(number)
    card = getattr(threat, "card", "")
    return number, card, 0, 0, owner, bool(number)


def villain_order(canvas: Canvas, area: Area, rows: list[Row]) -> None:
    """The list of those that act."""
    panel(canvas, area, P)
    canvas.text(say("ui-order"), (area.x + 24, area.y + 10), 20, P.accent, face="bold")
    if canvas.wide(say("ui-order"), 20, "bold") < area.w - 130:
        canvas.text("CR-092", (area.x + area.w - 24, area.y + 12), 17, rgb("#a394a6"), align="right", face="book")
    y = area.y + 16 + canvas.high(20)
    high = canvas.high(20) + canvas.high(17) + 12 if canvas.compact else max(42.0, canvas.high(21) + 8)
    fits = max(1, int((area.y + area.h - y - 4) / high))
    if not rows:
        canvas.paragraph(say("ui-order-none"), Area(area.x + 24, y + 4, area.w - 48, 80), 20, P.muted, face="book")
    for place, row in enumerate(rows[:fits]):
        if place == fits - 1 and len(rows) > fits:
            canvas.text(say("ui-more", count=len(rows) - fits + 1), (area.x + 24, y + 6), 20, P.muted, face="book")
            break
        _order_row(canvas, Area(area.x + 12, y, area.w - 24, high - 4), row)
        y += high


def _order_row(canvas: Canvas, area: Area, row: Row) -> None:
    number, who, hp, most, owner, acts = row
    if number == "1":
        canvas.box(area, RED_DEEP, P.danger, radius=6)
    middle = area.y + (area.h - canvas.high(21)) / 2
    canvas.text(number or "–", (area.x + 20, middle), 21, rgb("#ffd9cf") if acts else P.muted, face="title", align="centre")
    medal = Area(area.x + 40, area.y + area.h / 2 - 18, 36, 36)
    canvas.picture(portrait(_kind(who)), medal, alpha=255 if acts else 150, cover=True)
    note = say("ui-turn-of", hero=owner) if owner and not acts else say("ui-hp-left", left=hp) if most else say("ui-trap")
    face, colour = ("bold", P.text) if acts else ("text", P.muted)
    shade = RED_LIGHT if acts else P.muted
    if canvas.compact:
        canvas.text(name(who), (area.x + 86, area.y + 1), 20, colour, face=face, room=area.w - 96)
        canvas.text(note, (area.x + 86, area.y + 1 + canvas.high(20)), 17, shade, face="book", room=area.w - 96)
        return
    wide = canvas.wide(note, 18, "book")
    canvas.text(name(who), (area.x + 86, middle), 21, colour, face=face, room=area.w - 104 - wide)
    canvas.text(note, (area.x + area.w - 12, middle + 2), 18, shade, face="book", align="right")


def _kind(who: str) -> str:
    stem, _, tail = who.rpartition("-")
    return stem if tail.isdecimal() else who


def log_tail(canvas: Canvas, area: Area, lines: list[Line]) -> None:
    """The last lines, each with its rule; the newest stands out."""
    panel(canvas, area, P)
    canvas.text(say("ui-log"), (area.x + 24, area.y + 10), 20, P.accent, face="bold")
    size, step = 19, canvas.high(19)
    y, top = area.y + area.h - 12, area.y + 14 + canvas.high(20)
    for place, line in enumerate(reversed(lines)):
        face = "text" if place == 0 else "book"
        room = area.w - 48
        broken = canvas.lines(line.words, size, room, face)
        beside = canvas.wide(broken[-1], size, face) + canvas.wide(line.rule, 17, "book") + 14 < room
        high = step * (len(broken) + (0 if beside or not line.rule else 1))
        y -= high
        for number, words in enumerate(broken):
            if y + number * step >= top:
                canvas.text(words, (area.x + 24, y + number * step), size, P.text if place == 0 else rgb("#c3b8c8"), face=face)
        if y + (len(broken) - 1) * step >= top:
            canvas.text(line.rule, (area.x + area.w - 24, y + high - step + 1), 17, rgb("#a394a6"), face="book", align="right")
        y -= 7
        if y - step < top:
            break
