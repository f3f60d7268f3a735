"""The prompt, and the right column: phases, the moment panel, the tools."""

from game.rules.dungeonville.beliefs.odds import deadly_rooms
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.state import COLOURS, State, Trip
from game.rules.dungeonville.tables.cards import ROOMS
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import CABINET, WHITE, Colour, rgb
from game.ui.dungeonville.layout import positions
from game.ui.dungeonville.layout.regions import Layout
from game.ui.dungeonville.panels import phase_aid
from game.ui.dungeonville.panels.secrets import own_score
from game.ui.dungeonville.style import DUNGEON, GOLDEN, PLAYER, P, ink_on, label, pawn, risk_bar, sheet
from game.ui.dungeonville.table.view import TableView
from game.ui.widgets.controls import button_size, cap_width, key_cap, share_bar
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import columns, off_left, off_top

CLAIMS = "prompt-claim"
"""The prompt at which the own score matters."""
TOOLS = {"undo": "turn-back", "claim": "crown", "deeds": "eye", "aid": "look"}
"""Pictures of tools whose picture has another name."""


def phases(canvas: Canvas, table: TableView) -> None:
    """The round and its five phases."""
    lay, t = table.layout, table.t
    assert lay is not None
    if "phases" in lay.shut:
        return
    canvas.panel("dv-phases", (t.round, t.phase, t.options.goal, canvas.look), lay.phases, lambda c, a: _phases(c, a, t))


def _phases(canvas: Canvas, area: Area, t: State) -> None:
    sheet(canvas, area)
    inner = area.inset(16, 10)
    canvas.text(say("ui-dv-round", round=t.round), (inner.x, inner.y), 24, P.title, face="title", room=inner.w)
    y, step = inner.y + canvas.high(24, "title") + 4, canvas.high(20) + 4
    step = min(step, (inner.y + inner.h - y) / len(PHASES))
    now = PHASES.index(t.phase) if t.phase in PHASES else -1
    for place, phase in enumerate(PHASES):
        line = Area(inner.x - 4, y, inner.w + 8, step)
        if place == now:
            canvas.box(line, P.accent, None, radius=5)
        colour = WHITE if place == now else P.muted if place < now else P.text
        _mark(canvas, (inner.x + 10, y + step / 2), colour, done=place < now)
        canvas.text(
            say(f"ui-dv-phase-{phase}"),
            (inner.x + 28, y + 1),
            20,
            colour,
            face="bold" if place == now else "text",
            room=inner.w - 30,
        )
        y += step


def _mark(canvas: Canvas, centre: tuple[float, float], colour: Colour, *, done: bool) -> None:
    """A tick for a finished phase, a ring for the others."""
    x, y = centre
    if done:
        canvas.line((x - 7, y), (x - 2, y + 6), P.accent, 3)
        canvas.line((x - 2, y + 6), (x + 8, y - 7), P.accent, 3)
    else:
        canvas.circle(centre, 5, colour, 2)


def moment(canvas: Canvas, table: TableView) -> None:
    """What is to be decided now: load and danger on an expedition, the counter at a payment, or the aid of the phase."""
    lay, t = table.layout, table.t
    assert lay is not None
    if "moment" in lay.shut:
        return
    prompt = table.client.decision.prompt if table.client.decision else ""
    key = repr(
        (
            t.trip,
            t.counter,
            t.phase,
            t.town,
            t.wizards,
            prompt,
            table.own,
            len(table.focus.targets),
            [len(deck) for deck in t.rooms.values()],
            canvas.look,
        )
    )
    canvas.panel("dv-moment", key, lay.moment, lambda c, a: _moment(c, a, table))


def _moment(canvas: Canvas, area: Area, table: TableView) -> None:
    t = table.t
    assert table.layout is not None
    colour = DUNGEON[t.trip.dungeon] if t.trip is not None else P.title
    sheet(canvas, area, colour, wide=3)
    head, rest = off_top(area, positions.moment_head(canvas, table.layout), 4)
    title = (
        say("ui-dv-trip", dungeon=name(t.trip.dungeon))
        if t.trip is not None
        else say(f"ui-dv-phase-{t.phase if t.phase in PHASES else PHASES[0]}")
    )
    if head.h:
        canvas.box(head, colour, None, radius=6)
        label(canvas, (title, say("ui-dv-phase-explore")), head.inset(16, 4), 24, ink_on(colour), face="title", align="left")
    inner = rest.inset(16, 6)
    plates = [item.area.y for item in table.focus.targets if item.group == "answers" and area.holds(item.area.centre)]
    inner = inner._replace(h=min([inner.y + inner.h, *plates]) - 6 - inner.y)
    if t.trip is None:
        phase_aid.paint(canvas, inner, t, table.own)
    elif positions.risk_at(canvas, table.layout).y + 20 <= inner.y + inner.h:
        _trip(canvas, inner, table.layout, t)
    else:
        _trip_line(canvas, inner, t)


def danger_words(t: State, trip: Trip) -> tuple[str, str]:
    """The chance of a death in the next room, and of how many cards, in words."""
    deadly, all_of = deadly_rooms(t, trip.seat, trip.dungeon)
    return say("ui-dv-deeds-chance", percent=round(100 * deadly / all_of) if all_of else 0), say(
        "ui-dv-deadly", deadly=deadly, rooms=all_of
    )


def _trip_line(canvas: Canvas, area: Area, t: State) -> None:
    """Danger and load of an expedition in one line, for a low panel."""
    assert t.trip is not None
    left, right = columns(area._replace(h=min(area.h, canvas.high(34, "title"))), 2, 8)
    skull, left = off_left(left, min(left.h, 34.0), 4)
    canvas.picture("dungeonville/tokens/skull", positions.square(skull.centre, skull.w))
    label(canvas, (danger_words(t, t.trip)[0],), left, 34, P.danger, face="title", align="left")
    load = say("ui-dv-load-of", gold=gold(t.trip.carried), most=capacity(t, t.trip.seat))
    label(canvas, (load, str(gold(t.trip.carried))), right, 20, P.text, face="bold", align="right")


def _trip(canvas: Canvas, area: Area, lay: Layout, t: State) -> None:
    trip = t.trip
    assert trip is not None
    load, most = gold(trip.carried), capacity(t, trip.seat)
    canvas.text(say("ui-dv-load"), (area.x, area.y), 20, P.muted)
    canvas.text(say("ui-dv-load-of", gold=load, most=most), (area.x + area.w, area.y), 20, P.text, face="bold", align="right")
    y = area.y + canvas.high(20) + 2
    share_bar(canvas, Area(area.x, y, area.w, 12), load / most if most else 0.0, P)
    y += 20
    share, cards = danger_words(t, trip)
    canvas.text(say("ui-dv-next-room"), (area.x, y), 20, P.muted)
    y += canvas.high(20) - 2
    wide = canvas.text(share, (area.x, y), 52, P.danger, face="title")
    beside = Area(area.x + wide + 14, y + 8, area.w - wide - 14, canvas.high(20, "bold"))
    label(canvas, (say("ui-dv-someone-dies"),), beside, 20, P.danger, face="bold", align="left")
    label(canvas, (cards,), beside.moved(0, beside.h), 18, P.muted, align="left")
    deadly, rooms = deadly_rooms(t, trip.seat, trip.dungeon)
    bar = positions.risk_at(canvas, lay)
    risk_bar(canvas, bar, deadly / rooms if rooms else 0.0)
    y = bar.y + bar.h + 10
    for item in [card for card in trip.carried if ROOMS[card].item]:
        if y + 34 > area.y + area.h:
            break
        canvas.picture(f"dungeonville/items/{item}", Area(area.x, y, 34, 34))
        canvas.within(name(item), Area(area.x + 38, y, area.w - 38, 34), 19, P.text, face="bold", align="left")
        y += 36


def question(table: TableView) -> str:
    """The caption of the current Event, or the prompt; a prompt about claiming adds the own score for those who may see it."""
    decision, awaited = table.client.decision, table.client.awaited
    if table.caption or decision is None:
        return table.caption
    shown = decision if table.seat is not None else decision.for_seats(table.client.eyes or ())
    if table.seat is None and awaited is not None:
        return say("ui-dv-thinks", seat=name(COLOURS[awaited]), prompt=shown.prompt)
    words = table.client.speaker.prompt(shown)
    return f"{words} {own_score(table, table.peeked)}" if decision.prompt == CLAIMS and table.peeked is not None else words


def prompt(canvas: Canvas, table: TableView) -> None:
    """The prompt, or the caption of the current Event."""
    lay, awaited, words = table.layout, table.client.awaited, question(table)
    assert lay is not None
    whose = None if table.resting else awaited if not table.animations.busy else getattr(table.happening, "seat", awaited)
    key = (words, whose, table.animations.stopped, canvas.look)
    taken = (
        button_size(canvas, say("ui-go-on"), key=table.context.input.cap("take"))[0] + 12
        if table.animations.stopped and not table.onward
        else 0.0
    )
    canvas.panel("dv-prompt", key, lay.prompt, lambda c, a: _prompt(c, a, words, whose, taken))


def _prompt(canvas: Canvas, area: Area, words: str, seat: int | None, taken: float) -> None:
    canvas.box(area, (rgb("#3a2413"), rgb("#22130a")), rgb("#a98a57"), width=2, radius=8)
    room = area.inset(16, 4)
    if seat is not None and 0 <= seat < len(PLAYER):
        canvas.box(Area(area.x, area.y, 9, area.h), PLAYER[seat], None, radius=4)
        pawn(canvas, (area.x + 36, area.y + area.h - 6), min(56.0, area.h - 12), seat)
        room = off_left(room, 50.0, 0)[1]
    room = room._replace(w=max(60.0, room.w - taken))
    size = canvas.block(words, room, 28, "bold", 15)
    canvas.paragraph(words, room, size, GOLDEN, face="bold", middle=True)


def tool(canvas: Canvas, item: Target, *, lit: bool, key: str = "") -> None:
    """A tool; in focus, with a tooltip that names it and its key."""
    what = item.key[1] if isinstance(item.key, tuple) else ""
    canvas.box(item.area, (rgb("#3a2413"), rgb("#22130a")), P.focus if lit else rgb("#a98a57"), width=3 if lit else 1.5)
    side = min(item.area.w, item.area.h) * 0.66
    x, y = item.area.centre
    canvas.picture(f"ui/{TOOLS.get(what, what)}", Area(x - side / 2, y - side / 2, side, side))
    if lit:
        tip(canvas, item, key)


def tip(canvas: Canvas, item: Target, key: str = "") -> None:
    """A tooltip above a tool or a tab: what it does, and its key."""
    if item.label:
        cap = cap_width(canvas, key) + 12 if key else 0.0
        wide, high = canvas.wide(item.label, 20) + 24 + cap, max(canvas.high(20), 32.0 if key else 0.0) + 8
        right = min(item.area.x + item.area.w, canvas.room.w - 16)
        area = Area(max(16.0, right - wide), item.area.y - high - 6, wide, high)
        canvas.box(area, rgb("#22130a"), P.focus, width=2)
        canvas.within(item.label, area._replace(w=wide - cap), 20, GOLDEN)
        if key:
            key_cap(canvas, (area.x + wide - 12, area.centre[1] - 16), key, CABINET, align="right")
