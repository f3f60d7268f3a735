"""The panels around the stage: wizards, deed house, mouths, the party in front, secrets, phases, the moment, the log, the tools."""

from functools import partial
from typing import TYPE_CHECKING

from game.rules.dungeonville.cards import ADVENTURERS, NUMBERS, ROOMS
from game.rules.dungeonville.odds import letter_of, risk_of
from game.rules.dungeonville.party import capacity, gold
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.ui import art
from game.ui.canvas import Area, Canvas
from game.ui.dungeonville import places
from game.ui.dungeonville.look import (
    DUNGEON,
    EDGE,
    PERSON,
    PLAYER,
    WINE,
    P,
    coin,
    face,
    ink_on,
    letters_row,
    pawn,
    sheet,
    tokens,
)
from game.ui.dungeonville.town_look import danger_words
from game.ui.focus import Item
from game.ui.lay import off_left, off_top
from game.ui.theme import INK, WHITE, Colour, mix, rgb
from game.ui.widgets import key_cap, share_bar

if TYPE_CHECKING:
    from game.ui.dungeonville.sitting import Sitting

BACK = "?"
GOLDEN = rgb("#fdeccb")


# ------------------------------------------------------------------ wizards


def wizards(canvas: Canvas, table: "Sitting") -> None:
    """A panel for each wizard: who it is, its party, gold, graveyard and what it does."""
    lay, t = table.lay, table.t
    assert lay is not None
    for seat, area in enumerate(lay.wizards):
        asked = table.play.awaited == seat and not table.show.busy
        key = repr((t.wizards[seat], t.phase, t.stone == seat, asked, table.match.holders.get(seat), canvas.look))
        canvas.panel(f"dv-wizard-{seat}", key, area, partial(_wizard, table=table, seat=seat, asked=asked))


def _wizard(canvas: Canvas, area: Area, *, table: "Sitting", seat: int, asked: bool) -> None:
    t, one = table.t, table.t.wizards[seat]
    sheet(canvas, area, P.focus if asked else EDGE, wide=3 if asked else 2)
    canvas.box(Area(area.x, area.y, 9, area.h), PLAYER[seat], mix(PLAYER[seat], INK, 0.5), radius=4)
    inner = area.inset(20, 8)
    pawn(canvas, (inner.x + 20, inner.y + 52), 52, seat)
    title = name(COLOURS[seat])
    x = inner.x + 48
    wide = canvas.text(title, (x, inner.y), 24, P.title, face="title", room=inner.w - 90)
    if t.stone == seat:
        canvas.circle((x + wide + 18, inner.y + 16), 10, rgb("#6fa8dc"))
        canvas.circle((x + wide + 18, inner.y + 16), 10, INK, 1.5)
    holder = table.match.holders.get(seat, "person")
    who = say("ui-dv-person") if holder == "person" else say(f"level-{holder}")
    where = name(one.pawn) if one.pawn else say("ui-dv-home")
    canvas.text(f"{who}, {where}", (x, inner.y + canvas.high(24, "title") - 2), 18, P.muted, room=inner.w - 48)
    top = max(58.0, canvas.high(24, "title") + canvas.high(18) + 2)
    body = Area(inner.x, inner.y + top, inner.w, inner.h - top)
    low = min(30.0, body.h * 0.42)
    _members(canvas, Area(body.x, body.y, body.w, body.h - low - 4), one.party)
    foot = Area(body.x, body.y + body.h - low, body.w, low)
    coin(canvas, (foot.x + low / 2, foot.centre[1]), low / 2)
    rich = str(wealth(t, seat))
    size = min(22.0, low * 0.8)
    used = canvas.text(rich, (foot.x + low + 5, foot.centre[1] - canvas.high(size, "bold") / 2), size, P.text, face="bold")
    tokens(canvas, Area(foot.x + low + used + 18, foot.y + 1, foot.w - low - used - 18, low - 2), one.graveyard)


def _members(canvas: Canvas, area: Area, party: list[str]) -> None:
    """Faces in a row, each with its rank."""
    if not party or area.h < 24:
        return
    count = max(3, len(party))
    wide = min(area.w / count, 86.0)
    word = canvas.high(17, "bold") if area.h > 48 else 0.0
    radius = min((area.h - word) / 2, wide / 2 - 3)
    for place, adventurer in enumerate(party):
        centre = (area.x + wide * place + wide / 2, area.y + radius)
        face(canvas, centre, radius, adventurer)
        if word:
            words = str(ADVENTURERS[adventurer].rank)
            canvas.text(words, (centre[0], area.y + 2 * radius - 1), 17, P.text, face="bold", align="centre")


def house(canvas: Canvas, table: "Sitting") -> None:
    """The deed house with what lies in it."""
    lay, t = table.lay, table.t
    assert lay is not None
    key = repr((t.house_exposed, len(t.house), canvas.look))
    canvas.panel("dv-house", key, lay.house, lambda c, a: _house(c, a, t, places.deed_areas(c, lay, len(t.house))))


def _house(canvas: Canvas, area: Area, t: State, deeds: list[Area]) -> None:
    sheet(canvas, area)
    canvas.text(name("deed-house"), (area.x + 14, area.y + 8), 24, P.title, face="title", room=area.w - 70)
    coin(canvas, (area.x + area.w - 34, area.y + 26), 22, str(NUMBERS.swap_price))
    if not deeds:
        inner = off_top(area.inset(14, 10), canvas.high(24, "title") + 2, 4)[1]
        canvas.paragraph(say("ui-dv-house-empty"), inner, 19, P.muted, face="italic")
    for place, spot in enumerate(deeds):
        shown = t.house_exposed[place]
        canvas.box(spot, DUNGEON[shown] if shown else rgb("#4a2c18"), rgb("#d8b36a"), width=2, radius=6)
        words = name(shown) if shown else BACK
        size = canvas.fitting(words, 34 if not shown else 19, spot.w - 8, "bold")
        y = spot.centre[1] - canvas.high(size, "bold") / 2
        canvas.text(words, (spot.centre[0], y), size, GOLDEN, face="bold", align="centre")


# ------------------------------------------------------------------ the mouths


def mouths(canvas: Canvas, table: "Sitting") -> None:
    """The five dungeons with blood, pawns and their names."""
    lay, t = table.lay, table.t
    assert lay is not None
    pawns = [one.pawn for one in t.wizards]
    key = repr((t.blood, pawns, t.trip.dungeon if t.trip else "", [len(deck) for deck in t.rooms.values()], canvas.look))
    canvas.panel("dv-mouths", key, lay.mouths, lambda c, a: _mouths(c, a, table))


def _mouths(canvas: Canvas, area: Area, table: "Sitting") -> None:
    lay = table.lay
    assert lay is not None
    sheet(canvas, area)
    if art.has("dungeonville/ground"):
        canvas.picture("dungeonville/ground", area.inset(3), cover=True)
    for dungeon, spot in places.mouth_areas(lay).items():
        _mouth(canvas, spot, table.t, dungeon)


def _mouth(canvas: Canvas, area: Area, t: State, dungeon: str) -> None:
    blood = min(34.0, area.h * 0.16)
    plate = canvas.high(20, "bold") + 8
    low = Area(area.x, area.y + area.h - blood, area.w, blood)
    tokens(canvas, low, t.blood[dungeon], centred=True)
    sign = Area(area.x + 4, low.y - plate - 4, area.w - 8, plate)
    scene = Area(area.x, area.y, area.w, max(0.0, sign.y - area.y - 2))
    here = [seat for seat, one in enumerate(t.wizards) if one.pawn == dungeon]
    if scene.h > 40:
        side = min(scene.w, scene.h * 1.2)
        spot = Area(scene.centre[0] - side / 2, scene.y + scene.h - side * 0.84, side, side * 0.84)
        lit = (t.trip is not None and t.trip.dungeon == dungeon) or bool(here)
        if art.has(f"dungeonville/mouths/{dungeon}"):
            canvas.picture(f"dungeonville/mouths/{dungeon}", spot)
            if lit and art.has(f"dungeonville/mouths/{dungeon}-lit"):
                canvas.picture(f"dungeonville/mouths/{dungeon}-lit", spot)
        else:
            canvas.box(spot, mix(DUNGEON[dungeon], INK, 0.3), INK, radius=40)
        high = min(scene.h * 0.55, 96.0)
        step = min(high * 0.62, scene.w / max(1, len(here)))
        for number, seat in enumerate(here):
            pawn(canvas, (scene.centre[0] + (number - (len(here) - 1) / 2) * step, sign.y + 2), high, seat)
    canvas.box(sign, DUNGEON[dungeon], mix(DUNGEON[dungeon], INK, 0.5), width=2, radius=6)
    words = name(dungeon)
    size = canvas.fitting(words, 20, sign.w - 10, "bold")
    canvas.text(words, (sign.centre[0], sign.centre[1] - canvas.high(size, "bold") / 2), size, WHITE, face="bold", align="centre")


# ------------------------------------------------------------------ the party in front, and secrets


def party(canvas: Canvas, table: "Sitting") -> None:
    """The party of whoever plays or acts."""
    lay, t, seat = table.lay, table.t, table.own
    assert lay is not None
    trip = t.trip if t.trip is not None and t.trip.seat == seat else None
    key = repr(
        (
            seat,
            None if seat is None else t.wizards[seat],
            trip,
            t.wizards[seat].pawn if seat is not None else "",
            table.picks,
            canvas.look,
        )
    )
    canvas.panel("dv-party", key, lay.party, lambda c, a: _party(c, a, table, seat))


def _party(canvas: Canvas, area: Area, table: "Sitting", seat: int | None) -> None:
    lay, t = table.lay, table.t
    assert lay is not None
    sheet(canvas, area, PLAYER[seat] if seat is not None else EDGE, wide=3)
    if seat is None:
        return
    one = t.wizards[seat]
    title = say("ui-dv-my-party") if table.play.mine == seat else say("ui-dv-party-of", seat=name(COLOURS[seat]))
    wide = canvas.text(title, (area.x + 18, area.y + 9), 26, P.title, face="title", room=area.w * 0.6)
    note = say("ui-dv-carries", gold=capacity(t, seat)) if one.party else say("ui-dv-nobody")
    canvas.text(note, (area.x + 18 + wide + 16, area.y + 13), 20, P.muted, face="italic", room=area.w - wide - 50)
    for adventurer, spot in zip(one.party, places.party_cards(canvas, lay, len(one.party)), strict=True):
        laid = table.picks.index(adventurer) + 1 if adventurer in table.picks else 0
        _member(canvas, spot, t, seat, adventurer, laid)


def _member(canvas: Canvas, area: Area, t: State, seat: int, adventurer: str, laid: int) -> None:
    """A member: class and rank on its colour, its face, its name, its letters, and how likely the next room kills it."""
    row = ADVENTURERS[adventurer]
    colour = PERSON[row.colour]
    sheet(canvas, area, mix(colour, INK, 0.3))
    head, rest = off_top(area, canvas.high(24, "bold") + 12, 4)
    canvas.box(head, colour, mix(colour, INK, 0.4), radius=6)
    number = canvas.wide(str(row.rank), 30, "title")
    canvas.text(name(row.kind), (head.x + 10, head.y + 6), 24, WHITE, face="bold", room=head.w - number - 30)
    canvas.text(str(row.rank), (head.x + head.w - 10, head.y + 2), 30, WHITE, face="title", align="right")
    pawned = t.wizards[seat].pawn
    body = rest.inset(10, 4)
    foot = canvas.high(18, "bold") if pawned else 0.0
    chips = min(max(26.0, canvas.high(20) + 4), body.h * 0.2)
    word = canvas.high(20, "bold")
    picture = Area(body.x, body.y, body.w, max(10.0, body.h - foot - chips - word - 12))
    radius = min(picture.w, picture.h) / 2
    face(canvas, picture.centre, radius, adventurer)
    y = picture.y + picture.h + 2
    size = canvas.fitting(name(adventurer), 20, body.w, "bold")
    canvas.text(name(adventurer), (body.centre[0], y), size, P.text, face="bold", align="centre", room=body.w)
    y += word + 3
    letters = [letter_of(t, adventurer, dungeon) for dungeon in DUNGEON]
    letters_row(canvas, Area(body.x, y, body.w, chips), letters, pawned)
    if pawned:
        risk = say("ui-dv-dies", risk=round(100 * risk_of(t, seat, adventurer, pawned)))
        canvas.text(risk, (body.x + body.w, y + chips + 3), 18, P.danger, face="bold", align="right", room=body.w)
    if laid:
        canvas.circle((area.x + area.w - 26, area.y + 68), 22, P.focus)
        canvas.text(
            str(laid), (area.x + area.w - 26, area.y + 68 - canvas.high(28, "title") / 2), 28, INK, face="title", align="centre"
        )


def secret(canvas: Canvas, table: "Sitting") -> None:
    """What one wizard alone may know: its deed, its score, the room at the keyhole; hidden where others look."""
    lay, seat = table.lay, table.peeked
    assert lay is not None
    if seat is None:
        canvas.panel("dv-secret", ("shut", len(table.play.persons), canvas.look), lay.secret, lambda c, a: _shut(c, a, table))
        return
    view = table.play.secrets(seat).state
    key = repr((seat, view.deeds, view.blood, view.wizards[seat].graveyard, _keyhole(view, seat), canvas.look))
    canvas.panel("dv-secret", key, lay.secret, lambda c, a: _open(c, a, view, seat))


def _shut(canvas: Canvas, area: Area, table: "Sitting") -> None:
    canvas.box(area, WINE, rgb("#8a6aa8"), width=2, radius=8)
    inner = area.inset(14, 12)
    canvas.text(
        say("ui-dv-secret"), (inner.x, inner.y), canvas.fitting(say("ui-dv-secret"), 22, inner.w, "title"), GOLDEN, face="title"
    )
    words = say("ui-dv-hold-to-show") if table.play.persons else say("ui-dv-all-hidden")
    y = inner.y + canvas.high(22, "title") + 8
    y += canvas.paragraph(words, Area(inner.x, y, inner.w, inner.h - 100), 19, rgb("#d8c8e6"), face="italic") + 10
    if table.play.persons:
        key_cap(canvas, (inner.x, y), table.house.hand.cap("look"), P)


def _open(canvas: Canvas, area: Area, t: State, seat: int) -> None:
    deed = t.deeds[seat].face
    blood = t.blood[deed]
    canvas.box(area, WINE, rgb("#c9a0e0"), width=2, radius=8)
    inner = area.inset(14, 12)
    canvas.text(
        say("ui-dv-secret"), (inner.x, inner.y), canvas.fitting(say("ui-dv-secret"), 22, inner.w, "title"), GOLDEN, face="title"
    )
    y = inner.y + canvas.high(22, "title") + 6
    lines = [
        say("ui-dv-won-in-fights", tokens=sum(t.wizards[seat].graveyard)), say("ui-dv-others-bled", tokens=sum(blood) - blood[seat]),
        say("ui-dv-own-bled", tokens=blood[seat]),
    ]  # fmt: skip
    low = sum(canvas.tall(line, 18, inner.w) for line in lines) + 6
    number = canvas.high(48, "title")
    card = Area(inner.x, y, inner.w, max(30.0, inner.y + inner.h - y - low - number - 6))
    if art.has(f"dungeonville/deeds/{deed}") and card.h > 60:
        wide = min(card.w, card.h * 0.8)
        canvas.picture(
            f"dungeonville/deeds/{deed}", Area(card.centre[0] - wide / 2, card.y, wide, card.h - canvas.high(20, "bold"))
        )
    plate = Area(card.x, card.y + card.h - canvas.high(20, "bold") - 4, card.w, canvas.high(20, "bold") + 4)
    canvas.box(plate, DUNGEON[deed], WHITE, radius=5)
    size = canvas.fitting(name(deed), 20, plate.w - 8, "bold")
    canvas.text(name(deed), (plate.centre[0], plate.y + 2), size, WHITE, face="bold", align="centre")
    y = card.y + card.h + 2
    wide = canvas.text(str(score_with(t, seat, deed)), (inner.x, y), 48, GOLDEN, face="title")
    canvas.text(
        say("ui-dv-of-goal", goal=t.options.goal),
        (inner.x + wide + 8, y + number * 0.45),
        20,
        rgb("#d8c8e6"),
        room=inner.w - wide - 8,
    )
    y += number
    for line in lines:
        y += canvas.paragraph(line, Area(inner.x, y, inner.w, 100), 18, rgb("#d8c8e6"))
    hole = _keyhole(t, seat)
    if hole:
        canvas.veil(card, WINE, 200)
        canvas.paragraph(
            say("ui-dv-keyhole", room=name(hole), letter=ROOMS[hole].letter or "–"),
            card.inset(4),
            20,
            GOLDEN,
            middle=True,
            align="centre",
        )


def _keyhole(t: State, seat: int) -> str:
    """The room that this wizard has seen through the keyhole of the dungeon that it is in."""
    if t.trip is None or t.trip.seat != seat or not t.rooms[t.trip.dungeon]:
        return ""
    return t.rooms[t.trip.dungeon][-1].sealed or ""


# ------------------------------------------------------------------ phases, the moment, the log, the prompt


def phases(canvas: Canvas, table: "Sitting") -> None:
    """The round and its five phases."""
    lay, t = table.lay, table.t
    assert lay is not None
    canvas.panel("dv-phases", (t.round, t.phase, t.options.goal, canvas.look), lay.phases, lambda c, a: _phases(c, a, t))


def _phases(canvas: Canvas, area: Area, t: State) -> None:
    sheet(canvas, area)
    inner = area.inset(16, 10)
    canvas.text(say("ui-dv-round", round=t.round), (inner.x, inner.y), 24, P.title, face="title", room=inner.w)
    y, step = inner.y + canvas.high(24, "title") + 4, canvas.high(20) + 4
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
    """A tick before what is done, a ring before what is not."""
    x, y = centre
    if done:
        canvas.line((x - 7, y), (x - 2, y + 6), P.accent, 3)
        canvas.line((x - 2, y + 6), (x + 8, y - 7), P.accent, 3)
    else:
        canvas.circle(centre, 5, colour, 2)


def moment(canvas: Canvas, table: "Sitting") -> None:
    """What is to be decided now: load and danger on an expedition, the counter at a payment, or what the phase is about."""
    lay, t = table.lay, table.t
    assert lay is not None
    prompt = table.play.decision.prompt if table.play.decision else ""
    key = repr(
        (t.trip, t.counter, t.phase, prompt, table.own, [len(deck) for deck in t.rooms.values()], canvas.look, table.play.message)
    )
    canvas.panel("dv-moment", key, lay.moment, lambda c, a: _moment(c, a, table))


def _moment(canvas: Canvas, area: Area, table: "Sitting") -> None:
    t = table.t
    colour = DUNGEON[t.trip.dungeon] if t.trip is not None else P.title
    sheet(canvas, area, colour, wide=3)
    head, rest = off_top(area, canvas.high(24, "title") + 14, 4)
    canvas.box(head, colour, None, radius=6)
    title = (
        say("ui-dv-trip", dungeon=name(t.trip.dungeon))
        if t.trip is not None
        else say(f"ui-dv-phase-{t.phase if t.phase in PHASES else PHASES[0]}")
    )
    canvas.text(
        title,
        (head.x + 16, head.y + 7),
        canvas.fitting(title, 24, head.w - 32, "title"),
        ink_on(colour),
        face="title",
        room=head.w - 32,
    )
    inner = rest.inset(16, 6)
    if t.trip is not None:
        _trip(canvas, inner, t)
    elif table.play.message:
        canvas.paragraph(table.play.message, inner, 20, P.text)
    else:
        canvas.paragraph(say(f"ui-dv-about-{t.phase if t.phase in PHASES else PHASES[0]}"), inner, 20, P.muted, face="italic")


def _trip(canvas: Canvas, area: Area, t: State) -> None:
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
    canvas.text(say("ui-dv-someone-dies"), (area.x + wide + 14, y + 8), 20, P.danger, face="bold", room=area.w - wide - 14)
    canvas.text(cards, (area.x + wide + 14, y + 8 + canvas.high(20, "bold")), 18, P.muted, room=area.w - wide - 14)
    y += canvas.high(52, "title")
    for item in [card for card in trip.carried if ROOMS[card].item]:
        y += canvas.paragraph(name(item), Area(area.x, y, area.w, 60), 19, P.text, face="bold")


def log(canvas: Canvas, table: "Sitting") -> None:
    """The last lines of the log."""
    lay = table.lay
    assert lay is not None
    lines = table.play.log[-6:]
    canvas.panel("dv-log", (tuple(lines), canvas.look), lay.log, lambda c, a: _log(c, a, [line.words for line in lines]))


def _log(canvas: Canvas, area: Area, lines: list[str]) -> None:
    sheet(canvas, area)
    inner = area.inset(14, 10)
    shown, used = list[str](), 0.0
    for words in reversed(lines):
        high = canvas.tall(words, 18, inner.w) + 3
        if used + high > inner.h:
            break
        shown.insert(0, words)
        used += high
    y = inner.y
    for words in shown:
        y += canvas.paragraph(words, Area(inner.x, y, inner.w, 200), 18, P.text if words == shown[-1] else P.muted) + 3


def prompt(canvas: Canvas, table: "Sitting") -> None:
    """The question, or what has just happened."""
    lay, decision = table.lay, table.play.decision
    assert lay is not None
    awaited = table.play.awaited
    words = table.caption
    if not words and decision is not None:
        shown = decision if table.seat is not None else decision.for_seats(table.play.eyes or ())
        words = table.play.speaker.prompt(shown)
        if table.seat is None and awaited is not None:
            words = say("ui-dv-thinks", seat=name(COLOURS[awaited]))
    whose = awaited if not table.show.busy else getattr(table.happening, "seat", awaited)
    note = table.play.message if table.t.trip is not None else ""
    key = (words, whose, note, table.show.stopped, canvas.look)
    canvas.panel("dv-prompt", key, lay.prompt, lambda c, a: _prompt(c, a, words, whose, note))


def _prompt(canvas: Canvas, area: Area, words: str, seat: int | None, note: str) -> None:
    canvas.box(area, (rgb("#3a2413"), rgb("#22130a")), rgb("#a98a57"), width=2, radius=8)
    room = area.inset(16, 4)
    if seat is not None and 0 <= seat < len(PLAYER):
        canvas.box(Area(area.x, area.y, 9, area.h), PLAYER[seat], None, radius=4)
        pawn(canvas, (area.x + 36, area.y + area.h - 6), min(56.0, area.h - 12), seat)
        room = off_left(room, 50.0, 0)[1]
    size = canvas.block(words if not note else f"{words} {note}", room, 28, "bold", 15)
    canvas.paragraph(words if not note else f"{words} {note}", room, size, GOLDEN, face="bold", middle=True)


TOOLS = {"undo": "turn-back", "claim": "crown", "deeds": "eye"}
"""Pictures of tools that have none of their own name."""


def tool(canvas: Canvas, item: Item, *, lit: bool) -> None:
    """A tool, and above it what it does while it is in focus."""
    what = item.key[1] if isinstance(item.key, tuple) else ""
    canvas.box(item.area, (rgb("#3a2413"), rgb("#22130a")), P.focus if lit else rgb("#a98a57"), width=3 if lit else 1.5)
    side = min(item.area.w, item.area.h) * 0.66
    x, y = item.area.centre
    canvas.picture(f"ui/{TOOLS.get(what, what)}", Area(x - side / 2, y - side / 2, side, side))
    if lit:
        wide = canvas.wide(item.label, 20) + 24
        right = min(item.area.x + item.area.w, canvas.room.w - 16)
        tip = Area(max(16.0, right - wide), item.area.y - canvas.high(20) - 14, wide, canvas.high(20) + 8)
        canvas.box(tip, rgb("#22130a"), P.focus, width=2)
        canvas.text(item.label, (tip.centre[0], tip.y + 4), 20, GOLDEN, align="centre")


def curtain(canvas: Canvas, table: "Sitting") -> None:
    """The cloth before a question that one person alone may see: whose turn it is, and a key that has to be held."""
    seat = table.play.seat
    assert seat is not None
    room = canvas.room
    if art.has("dungeonville/curtain"):
        canvas.picture("dungeonville/curtain", room, cover=True)
    else:
        canvas.box(room, (rgb("#5a1420"), rgb("#2a0a10")), radius=0)
    x, y = room.centre[0], room.h * 0.28
    title = say("ui-dv-next", seat=name(COLOURS[seat]))
    size = canvas.fitting(title, 56, room.w - 80, "title")
    pawn(canvas, (x, y), 120, seat)
    y += 20
    canvas.text(title, (x, y), size, GOLDEN, face="title", align="centre", halo=True)
    y += canvas.high(size, "title") + 6
    for words in canvas.lines(say("ui-dv-curtain"), 28, room.w - 120, "italic"):
        canvas.text(words, (x, y), 28, GOLDEN, face="italic", align="centre", halo=True)
        y += canvas.high(28)
    bar = Area(x - 160, y + 26, 320, 22)
    canvas.box(bar, rgb("#2a0a10"), GOLDEN, width=2, radius=11)
    if table.curtain.share > 0.02:
        canvas.box(Area(bar.x + 3, bar.y + 3, (bar.w - 6) * table.curtain.share, bar.h - 6), P.focus, radius=8)
    key_cap(canvas, (x - 20, y + 66), table.house.hand.cap("usual"), P)
