"""The left rail: the active hero, the others, and how many cards are left."""

from functools import partial

from game.rules.ravenloft import figure, hero as turns, stats
from game.rules.ravenloft.cards import ADVENTURES
from game.rules.ravenloft.state import State
from game.text import name, say
from game.ui.canvas import Area, Canvas
from game.ui.ravenloft.faces import portrait
from game.ui.ravenloft.layout import Layout
from game.ui.ravenloft.stage import Stage
from game.ui.theme import BLUE, RAVENLOFT, WARM, rgb
from game.ui.widgets import chip, life, number, panel

P = RAVENLOFT


def boxes(lay: Layout, t: State, stage: Stage) -> tuple[list[tuple[int, Area]], Area]:
    """Where each hero's panel is, the active one first, and what is left below for the decks."""
    active = next((seat for seat, one in enumerate(t.heroes) if one.id == stage.hero), 0)
    order = figure.clockwise(t, active)
    x, y, w = lay.left.x, lay.left.y, lay.left.w
    gap = 16 if not lay.compact else 12
    others = len(order) - 1
    room = lay.left.h - lay.active - gap - 120
    each = min(lay.other, (room - gap * others) / others) if others else 0
    found = []
    for place, seat in enumerate(order):
        high = lay.active if place == 0 else each
        found.append((seat, Area(x, y, w, high)))
        y += high + gap
    return found, Area(x, y, w, lay.left.y + lay.left.h - y)


def draw(canvas: Canvas, lay: Layout, t: State, stage: Stage, holders: dict[int, str], asked: int | None) -> None:
    """Draw the rail; each panel is painted only when something in it has changed."""
    found, rest = boxes(lay, t, stage)
    for place, (seat, area) in enumerate(found):
        one = t.heroes[seat]
        key = (
            one.id, one.level, stage.health[one.id], tuple(one.conditions), holders[seat], asked == seat, place, tuple(t.turn.parts),
            stage.phase, stats.armour(t, one.id), stats.speed(t, seat), tuple(lasting.card for lasting in t.lasting),
        )  # fmt: skip
        if place == 0:
            canvas.panel(
                f"hero-{place}", key, area, partial(active, t=t, seat=seat, stage=stage, holder=holders[seat], asked=asked)
            )
        else:
            canvas.panel(
                f"hero-{place}", key, area, partial(other, t=t, seat=seat, stage=stage, holder=holders[seat], asked=asked)
            )
    decks = tuple(len(deck.draw) for deck in (t.decks.tile, t.decks.monster, t.decks.encounter, t.decks.treasure))
    if rest.h >= 60:
        below = Area(rest.x, rest.y, rest.w, min(rest.h, 4 * (canvas.high(22) + 4) + 28))
        canvas.panel("decks", decks, below, lambda c, a: stock(c, a, t))


def status(t: State, seat: int, stage: Stage, holder: str, asked: int | None) -> str:
    """The third line of a hero: whose turn it is, and who plays."""
    hero = t.heroes[seat]
    if stage.health[hero.id] == 0:
        return say("ui-fallen")
    if asked == seat:
        return say("ui-your-turn") if t.turn.hero == seat else say("ui-your-answer")
    return say("ui-person") if holder == "person" else say("ui-agent", level=say(f"level-{holder}"))


def active(canvas: Canvas, area: Area, t: State, seat: int, stage: Stage, holder: str, asked: int | None) -> None:
    """The hero whose turn it is."""
    hero, row = t.heroes[seat], figure.level(t.heroes[seat])
    panel(canvas, area, P, line=rgb("#d8a850"), warm=WARM)
    left = stage.health[hero.id]
    face = 78.0 if canvas.compact else 96.0
    canvas.picture(portrait(hero.id), Area(area.x + 14, area.y + 20, face, face), grey=left == 0)
    x, room = area.x + face + 28, area.w - face - 44
    canvas.text(name(hero.id), (x, area.y + 12), 34, P.title, face="title", room=room)
    canvas.text(
        say("ui-title-level", title=say(f"title-{hero.id}"), level=hero.level),
        (x, area.y + 54),
        19,
        P.muted,
        face="book",
        room=room,
    )
    canvas.text(status(t, seat, stage, holder, asked), (x, area.y + 80), 21, P.accent, face="bold", room=room)
    y = area.y + 126
    inner = area.inset(24)
    canvas.text(say("ui-hit-points"), (inner.x, y), 20, P.muted)
    canvas.text(say("ui-of", left=left, most=row.hp), (inner.x + inner.w, y - 2), 23, rgb("#ffe2da"), face="bold", align="right")
    y += canvas.high(22) + 2
    life(canvas, Area(inner.x, y, inner.w, 14), left, row.hp)
    y += 24
    _numbers(canvas, Area(inner.x, y, inner.w, 62), t, seat)
    y += 72
    y = _parts(canvas, Area(inner.x, y, inner.w, 30), t, seat, stage)
    y = _chips(canvas, Area(inner.x, y, inner.w, 80), t, seat)
    if area.y + area.h - y > 60:
        canvas.line((inner.x, y + 4), (inner.x + inner.w, y + 4), rgb("#5a4a48"))
        canvas.paragraph(
            say(f"text-{hero.id}"), Area(inner.x, y + 10, inner.w, area.y + area.h - y - 18), 19, rgb("#e0d5c6"), face="book"
        )


def _numbers(canvas: Canvas, inner: Area, t: State, seat: int) -> None:
    """AC, Speed and Surge; gold above the printed number, blue below."""
    hero, row, y = t.heroes[seat], figure.level(t.heroes[seat]), inner.y
    each = (inner.w - 24) / 3
    values = (
        (stats.armour(t, hero.id), row.ac, "ui-ac"),
        (stats.speed(t, seat), row.speed, "ui-speed"),
        (row.surge, row.surge, "ui-surge"),
    )
    for place, (value, printed, what) in enumerate(values):
        box = Area(inner.x + place * (each + 12), y, each, 62)
        number(canvas, box, str(value), say(what), P, colour=P.accent if value > printed else BLUE if value < printed else None)


def _parts(canvas: Canvas, area: Area, t: State, seat: int, stage: Stage) -> float:
    """What of moving and attacking is left (CR-045)."""
    if t.turn.hero != seat or stage.phase not in ("hero", "start"):
        return area.y
    x = area.x
    moves = t.turn.parts.count("move")
    pieces = [(say("ui-moved", count=moves), False)] if moves else []
    pieces += [(say("ui-may-move"), True)] if turns.may_move(t) else []
    pieces += (
        [(say("ui-may-attack"), True)]
        if turns.may_attack(t)
        else [(say("ui-attacked"), False)]
        if "attack" in t.turn.parts
        else []
    )
    for words, now in pieces:
        x += canvas.text(words, (x, area.y), 20, P.accent if now else rgb("#8f8698"), face="bold" if now else "book") + 16
    return area.y + canvas.high(20) + 8


def _chips(canvas: Canvas, area: Area, t: State, seat: int) -> float:
    """Conditions and effects in force."""
    hero, x, y = t.heroes[seat], area.x, area.y
    labels = [(name(condition), BLUE) for condition in hero.conditions]
    labels += [(name(effect.card), P.accent) for effect in t.lasting if seat in effect.heroes]
    high = max(30, canvas.high(19) + 6) + 6
    for words, colour in labels:
        wide = min(area.w, canvas.wide(words, 19) + 24)
        if x > area.x and x + wide > area.x + area.w:
            x, y = area.x, y + high
        chip(canvas, (x, y), words, colour, area.w)
        x += wide + 8
    return y + high if labels else y


def other(canvas: Canvas, area: Area, t: State, seat: int, stage: Stage, holder: str, asked: int | None) -> None:
    """A hero that waits: as much as the height allows."""
    hero, row = t.heroes[seat], figure.level(t.heroes[seat])
    panel(canvas, area, P, line=BLUE if asked == seat else None)
    left = stage.health[hero.id]
    face = min(72.0, area.h - 24)
    canvas.picture(portrait(hero.id), Area(area.x + 14, area.y + 12, face, face), grey=left == 0)
    x, room = area.x + face + 28, area.w - face - 44
    canvas.text(name(hero.id), (x, area.y + 8), 26, P.text, face="title", room=room)
    y = area.y + 8 + canvas.high(26, "title")
    hp = f"{left}/{row.hp}"
    wide = canvas.wide(hp, 22, "bold")
    if area.h >= 150:
        line = say("ui-hero-line", title=say(f"title-{hero.id}"), who=status(t, seat, stage, holder, asked))
        canvas.text(line, (x, y), 18, P.muted, face="book", room=room)
        y = area.y + 24 + face
        life(canvas, Area(area.x + 24, y + 6, area.w - 64 - wide, 14), left, row.hp)
        canvas.text(hp, (area.x + area.w - 24, y - 2), 22, rgb("#ffe2da"), face="bold", align="right")
        y += 30
        numbers = say("ui-hero-numbers", ac=stats.armour(t, hero.id), speed=stats.speed(t, seat), surge=row.surge)
        canvas.text(numbers, (area.x + 24, y), 20, P.muted, room=area.w - 48)
        _chips(canvas, Area(area.x + 24, y + canvas.high(20) + 6, area.w - 48, 40), t, seat)
        return
    life(canvas, Area(x, y + 6, room - wide - 12, 12), left, row.hp)
    canvas.text(hp, (area.x + area.w - 16, y - 3), 22, rgb("#ffe2da"), face="bold", align="right")
    y += canvas.high(22)
    if area.y + area.h - y > canvas.high(18):
        words = ", ".join(name(condition) for condition in hero.conditions) or status(t, seat, stage, holder, asked)
        canvas.text(words, (x, y), 18, BLUE if hero.conditions else P.muted, room=room)


def stock(canvas: Canvas, area: Area, t: State) -> None:
    """What is left to draw, and the Environment."""
    panel(canvas, area, P)
    rows = [
        (say("ui-tiles-left"), len(t.decks.tile.draw)), (say("ui-encounters-left"), len(t.decks.encounter.draw)),
        (say("ui-treasures-left"), len(t.decks.treasure.draw)), (say("ui-monsters-left"), len(t.decks.monster.draw)),
    ]  # fmt: skip
    y, step = area.y + 12, canvas.high(22) + 4
    for words, left in rows:
        if y + step > area.y + area.h - 6:
            break
        canvas.text(words, (area.x + 24, y), 20, P.muted)
        canvas.text(str(left), (area.x + area.w - 24, y - 4), 24, P.text, face="title", align="right")
        y += step


def adventure_goal(t: State) -> str:
    """What the adventure asks for."""
    return say(f"goal-{ADVENTURES[t.adventure].id}")
