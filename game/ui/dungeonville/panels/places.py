"""The panels of the Deed House, the entrances, the phases, the prompt and a wizard's secrets, and the curtain (DV-106, DV-107, DV-111)."""

from collections.abc import Iterator
from typing import NamedTuple

from game.rules.dungeonville.scoring import score_with
from game.rules.dungeonville.state import COLOURS, State
from game.rules.dungeonville.tables.cards import NUMBERS, ROOMS
from game.rules.dungeonville.turn import PHASES
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import INK, WHITE, mix
from game.ui.dungeonville import positions, theme
from game.ui.dungeonville.board import pieces
from game.ui.dungeonville.board.pieces import coin, deed_card, parchment, pawn, tokens, write
from game.ui.dungeonville.counts import active_dungeon, wizards_at
from game.ui.dungeonville.theme import DUNGEON_COLOURS, LIGHT_INK, SECRET_GROUND, SECRET_INK, WIZARD_COLOURS, P
from game.ui.dungeonville.town import Town
from game.ui.table.compositor import Layer
from game.ui.widgets.controls import button_size, key_cap
from game.ui.widgets.layout import off_bottom, off_left, off_right, off_top

CLAIMS = "prompt-claim"
"""The prompt at which the own score matters."""


def place_layers(town: Town) -> Iterator[Layer]:
    """The panels that are open."""
    t, layout = town.state, town.layout
    if "house" not in layout.closed:
        yield Layer("dv-house", layout.house, paint_house, tuple(t.house_exposed[: len(t.house)]))
    if "entrances" not in layout.closed:
        active = active_dungeon(t)
        mouths = tuple(
            EntranceProps(tuple(t.blood[dungeon]), tuple(wizards_at(t, dungeon)), dungeon == active)
            for dungeon in DUNGEON_COLOURS
        )
        yield Layer("dv-entrances", layout.entrances, paint_entrances, mouths)
    if "phases" not in layout.closed:
        yield Layer("dv-phases", layout.phases, paint_phases, (t.round, t.phase))


# ------------------------------------------------------------------ the Deed House


def paint_house(canvas: Canvas, area: Area, deeds: tuple[str, ...]) -> None:
    """Paint the Deed House: the dungeon of each deed that is known to all, "" for a hidden one, and the price of an exchange."""
    parchment(canvas, area)
    inner = off_top(area.inset(14, 10), canvas.high(24, "title") + 2, 4)[1]
    if area.w > 200:
        canvas.picture("dungeonville/deed-house", Area(area.x + area.w - 100, area.y + area.h - 74, 90, 68))
        inner = off_right(inner, 90, 0)[1]
    canvas.text(name("deed-house"), (area.x + 14, area.y + 8), 24, P.title, face="title", room=area.w - 70)
    coin(canvas, (area.x + area.w - 34, area.y + 26), 22, str(NUMBERS.swap_price))
    if not deeds:
        canvas.paragraph(say("ui-dv-house-empty"), inner, 19, P.muted, face="italic")
    for shown, spot in zip(deeds, positions.deed_areas(canvas, area, len(deeds)), strict=True):
        if shown:
            deed_card(canvas, spot, shown)
        else:
            canvas.picture("dungeonville/tokens/deed-back", positions.square(spot.centre, min(spot.h / 1.3, spot.w), 1.3))


# ------------------------------------------------------------------ the entrances


class EntranceProps(NamedTuple):
    """An entrance: blood by wizard, the wizards whose pawns stand there, and whether something happens there now."""

    blood: tuple[int, ...]
    pawns: tuple[int, ...]
    is_active: bool


def paint_entrances(canvas: Canvas, area: Area, mouths: tuple[EntranceProps, ...]) -> Iterator[None]:
    """Paint the five entrances, in the order of the dungeons, with blood, pawns and names."""
    parchment(canvas, area)
    canvas.picture("dungeonville/ground", area.inset(3), cover=True)
    for (dungeon, spot), one in zip(positions.entrance_areas(area).items(), mouths, strict=True):
        yield
        _entrance(canvas, spot, dungeon, one)


def _entrance(canvas: Canvas, area: Area, dungeon: str, props: EntranceProps) -> None:
    picture, sign, low = positions.entrance_parts(canvas, area)
    colour, words = DUNGEON_COLOURS[dungeon], name(dungeon)
    tokens(canvas, low, props.blood, centred=True)
    if picture.h > 36:
        if props.is_active:
            pieces.halo(canvas, picture, colour)
        canvas.picture(f"dungeonville/mouths/{dungeon}", picture)
        for number, seat in enumerate(props.pawns):
            pawn(canvas, *positions.pawn_foot(picture, number, len(props.pawns)), seat)
    canvas.box(sign, colour, WHITE if props.is_active else mix(colour, INK, 0.5), width=2, radius=6)
    write(canvas, words, sign.centre, canvas.fitting(words, 20, sign.w - 10, "bold"), WHITE)


# ------------------------------------------------------------------ the phases


def paint_phases(canvas: Canvas, area: Area, props: tuple[int, str]) -> None:
    """Paint the round and its five phases: a tick for a finished one, a ring for the others."""
    number, current = props
    parchment(canvas, area)
    inner = area.inset(16, 10)
    canvas.text(say("ui-dv-round", round=number), (inner.x, inner.y), 24, P.title, face="title", room=inner.w)
    y = inner.y + canvas.high(24, "title") + 4
    step = min(canvas.high(20) + 4, (inner.y + inner.h - y) / len(PHASES))
    now = PHASES.index(current) if current in PHASES else -1
    for place, phase in enumerate(PHASES):
        colour, centre = WHITE if place == now else P.muted if place < now else P.text, (inner.x + 10, y + step / 2)
        if place == now:
            canvas.box(Area(inner.x - 4, y, inner.w + 8, step), P.accent, None, radius=5)
        if place < now:
            pieces.tick(canvas, centre)
        else:
            canvas.circle(centre, 5, colour, 2)
        face, words = "bold" if place == now else "text", say(f"ui-dv-phase-{phase}")
        canvas.text(words, (inner.x + 28, y + 1), 20, colour, face=face, room=inner.w - 30)
        y += step


# ------------------------------------------------------------------ the prompt


class PromptProps(NamedTuple):
    """The words, the seat that they are about, and the width of a button in the panel."""

    words: str
    seat: int | None
    used: float


def prompt_layer(town: Town, canvas: Canvas) -> Layer:
    """The panel of the prompt."""
    facts = town.facts
    seat = None if town.in_recap else facts.awaited if not facts.busy else getattr(facts.event, "seat", facts.awaited)
    used = button_size(canvas, say("ui-go-on"), key=town.take_key)[0] + 12 if facts.stopped and not town.continue_label else 0.0
    return Layer("dv-prompt", town.layout.prompt, paint_prompt, PromptProps(question(town), seat, used))


def question(town: Town) -> str:
    """The caption of the current Event, or the prompt; a prompt about claiming adds the own score for those who may see it."""
    facts, decision = town.facts, town.facts.decision
    if facts.caption or decision is None:
        return facts.caption
    shown = decision if facts.seat is not None else decision.for_seats(facts.eyes)
    if facts.seat is None and facts.awaited is not None:
        return say("ui-dv-thinks", seat=name(COLOURS[facts.awaited]), prompt=shown.prompt)
    words = facts.speaker.prompt(shown)
    return f"{words} {town.own_score}" if decision.prompt == CLAIMS and town.own_score else words


def paint_prompt(canvas: Canvas, area: Area, props: PromptProps) -> None:
    """Paint the prompt, with the pawn of the wizard whom it is about."""
    seat = props.seat
    canvas.box(area, theme.WOOD, theme.EDGE, width=2, radius=8)
    room = area.inset(16, 4)
    if seat is not None and 0 <= seat < len(WIZARD_COLOURS):
        canvas.box(area._replace(w=9), WIZARD_COLOURS[seat], None, radius=4)
        pawn(canvas, (area.x + 36, area.y + area.h - 6), min(56.0, area.h - 12), seat)
        room = off_left(room, 50.0, 0)[1]
    pieces.dark_words(canvas, props.words, room._replace(w=max(60.0, room.w - props.used)))


# ------------------------------------------------------------------ secrets


class SecretProps(NamedTuple):
    """A wizard's deed with its score and the goal; the blood that it has won, that others and it have left; the room at the keyhole."""

    deed: str
    score: int
    goal: int
    won: int
    others: int
    bled: int
    keyhole: str


def secret_layer(town: Town) -> Layer:
    """The panel of secrets; hidden where others may look."""
    area, seat, view = town.layout.secret, town.secrets, town.secret_view
    if seat is None or view is None:
        return Layer("dv-secret", area, paint_hidden, town.secrets_key if town.facts.persons else "")
    deed = view.deeds[seat].face
    blood, won, score = view.blood[deed], sum(view.wizards[seat].graveyard), score_with(view, seat, deed)
    props = SecretProps(deed, score, view.options.goal, won, sum(blood) - blood[seat], blood[seat], _keyhole(view, seat))
    return Layer("dv-secret", area, paint_secrets, props)


def _keyhole(t: State, seat: int) -> str:
    """The room that this wizard has seen through the keyhole of the dungeon that its party explores, "" for none."""
    if t.trip is None or t.trip.seat != seat or not t.rooms[t.trip.dungeon]:
        return ""
    return t.rooms[t.trip.dungeon][-1].sealed or ""


def paint_hidden(canvas: Canvas, area: Area, key: str) -> None:
    """Paint the closed panel, with the cap of the key that opens it; "" where no person plays."""
    canvas.box(area, SECRET_GROUND, theme.SECRET_CLOSED, width=2, radius=8)
    inner = area.inset(14, 12)
    y = _title(canvas, inner) + 2
    words = say("ui-dv-hold-to-show") if key else say("ui-dv-all-hidden")
    y += canvas.paragraph(words, Area(inner.x, y, inner.w, inner.h - 100), 19, SECRET_INK, face="italic") + 10
    if key:
        key_cap(canvas, (inner.x, y), key, P)


def paint_secrets(canvas: Canvas, area: Area, props: SecretProps) -> None:
    """Paint the deed of a wizard, its score, and the room at the keyhole."""
    canvas.box(area, SECRET_GROUND, theme.SECRET_OPEN, width=2, radius=8)
    inner, big = area.inset(14, 12), 48.0
    counts = {"ui-dv-won-in-fights": props.won, "ui-dv-others-bled": props.others, "ui-dv-own-bled": props.bled}
    lines = [say(message, tokens=number) for message, number in counts.items()]
    if area.w > 1.4 * area.h:  # the deed beside the words, rather than above them
        card, inner = off_left(inner, inner.w * 0.34, 18)
        y = inner.y
    else:
        rest = off_top(inner, _title(canvas, inner) - inner.y, 0)[1]
        rest = off_bottom(rest, sum(canvas.tall(line, 18, inner.w) for line in lines) + 6, 0)[1]
        big = 48.0 if rest.h > canvas.high(48, "title") + 40 else 30.0
        card = rest._replace(h=max(30.0, rest.h - canvas.high(big, "title") - 6))
        y = card.y + card.h + 2
    deed_card(canvas, card, props.deed)
    wide, number = canvas.text(str(props.score), (inner.x, y), big, LIGHT_INK, face="title"), canvas.high(big, "title")
    of_goal = (inner.x + wide + 8, y + number * 0.45)
    canvas.text(say("ui-dv-of-goal", goal=props.goal), of_goal, 20, SECRET_INK, room=inner.w - wide - 8)
    y += number
    for line in lines:
        y += canvas.paragraph(line, Area(inner.x, y, inner.w, 100), 18, SECRET_INK)
    if hole := props.keyhole:
        canvas.veil(card, SECRET_GROUND, 200)
        words = say("ui-dv-keyhole", room=name(hole), letter=ROOMS[hole].letter or "–")
        canvas.paragraph(words, card.inset(4), 20, LIGHT_INK, middle=True, align="centre")


def _title(canvas: Canvas, area: Area) -> float:
    """The title of the panel; returns where it ends."""
    size = canvas.fitting(say("ui-dv-secret"), 22, area.w, "title")
    canvas.text(say("ui-dv-secret"), (area.x, area.y), size, LIGHT_INK, face="title")
    return area.y + canvas.high(22, "title") + 6


def paint_curtain(canvas: Canvas, room: Area, seat: int, share: float, key: str) -> None:
    """Paint the curtain before a question for one person alone: whose turn it is, the key to hold, and how much of the ring is filled."""
    canvas.picture("dungeonville/curtain-wide", room, cover=True)
    x, y = room.centre[0], room.h * 0.28
    title = say("ui-dv-next", seat=name(COLOURS[seat]))
    size = canvas.fitting(title, 56, room.w - 80, "title")
    pawn(canvas, (x, y), 120, seat)
    y += 20
    canvas.text(title, (x, y), size, LIGHT_INK, face="title", align="centre", halo=True)
    y += canvas.high(size, "title") + 6
    for words in canvas.lines(say("ui-dv-curtain"), 28, room.w - 120, "italic"):
        canvas.text(words, (x, y), 28, LIGHT_INK, face="italic", align="centre", halo=True)
        y += canvas.high(28)
    bar = Area(x - 160, y + 26, 320, 22)
    canvas.box(bar, theme.CURTAIN, LIGHT_INK, width=2, radius=11)
    if share > 0.02:
        canvas.box(Area(bar.x + 3, bar.y + 3, (bar.w - 6) * share, bar.h - 6), P.focus, radius=8)
    key_cap(canvas, (x - 20, y + 66), key, P)
