"""Paints the prompt: the question or what happens, its buttons and keys, the large button, and the tools."""

from game.rules.engine.script import Choice
from game.rules.engine.secret import Seat
from game.rules.london import choice as answer
from game.rules.london.investigations.points import difficulty, team_points
from game.rules.london.tables.cards import PLACES
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, GOLD, GOLD_LOW, mix, rgb
from game.ui.london import style
from game.ui.london.panels import rich_text, shapes
from game.ui.london.story import tips
from game.ui.london.story.client import STAY_PROMPT
from game.ui.london.story.option_map import Option
from game.ui.london.story.targets.board import options_differ
from game.ui.london.story.targets.keys import key_caps, numbered_targets
from game.ui.london.story.targets.prompt import prompt_room
from game.ui.london.story.view import TableView
from game.ui.widgets.controls import button, cap_width, hints, hints_width, key_cap
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import off_bottom, off_left, off_top

P = style.P
MEDAL = 104.0
LEAST = 11.0
READ = 24.0
"""The text size at which the prompt must fit before anything beside it."""
KEYS, MORE = ((21.0, 26.0), (21.0, 14.0), (18.0, 14.0)), "…"
"""Sizes and gaps of the key hints, widest first, and the sign for hints that do not fit."""
SIGNS: dict[type[Choice], str] = {answer.Roll: "fist", answer.Compare: "dread", answer.Stay: "fist"}
"""The signs on the large button."""


def paint(canvas: Canvas, area: Area, table: TableView) -> None:
    """Paint the prompt: the seat, the question or caption, and the key hints or the tip."""
    seat = speaker(table)
    shapes.plate(canvas, area, shapes.LINE if seat is None or table.active_seat is None else style.SEATS[seat].colour, width=3)
    rest = area.inset(22, 12)
    if seat is not None:
        medal, rest = off_left(rest, min(MEDAL, rest.h), 24)
        style.medal(canvas, table.t.people[seat].id, seat, medal.centre, medal.w)
    rest = rest._replace(w=prompt_room(table).w - (rest.x - area.x) - 8)
    tip = tips.tip_of_focus(table)
    keys = [] if tip else _key_hints(table)
    low = min(rest.h * 0.5, canvas.high(21) * 2 + 2) if tip else canvas.high(21) + 12 if keys else 0.0
    words, whose = prompt_text(table), "" if seat is None else _whose(table, seat)
    wanted = canvas.tall(words, READ, rest.w, "bold")
    if not tip and wanted + low > rest.h:
        keys, low = [], 0.0
    foot, top = off_bottom(rest, low, 4)
    if seat is not None and whose and wanted + canvas.high(22, "italic") <= top.h:
        line, top = off_top(top, canvas.high(22, "italic"), 0)
        shapes.fit(canvas, whose, line, 22, style.SEATS[seat].colour, face="italic")
    size = canvas.block(words, top, 33, "bold", LEAST)
    colour = P.text if table.active_seat is not None or table.animations.busy else P.muted
    canvas.paragraph(words, top, size, colour, face="bold", middle=True)
    if tip:
        rich_text.paragraph(canvas, tip, foot, rich_text.block(canvas, tip, foot, 21, least=14), shapes.PALE)
    _paint_key_hints(canvas, foot, keys)
    for item in table.focus.targets:
        if item.group == "buttons":
            cap = key_caps(table).get(item.key, "")
            button(canvas, item.area, item.label, P, key=cap, focused=table.focused(item.key), size=22)


def speaker(table: TableView) -> Seat | None:
    """The seat whose medallion is shown."""
    if table.animations.busy:
        return table.shown.speaker
    return table.client.seat if table.client.seat is not None else table.client.awaited


def _whose(table: TableView, seat: Seat) -> str:
    """Who answers, or who is awaited, in words."""
    decision, named = table.client.decision, table.client.speaker.seat(seat)
    if table.animations.busy or decision is None:
        return ""
    if table.active_seat is None:
        return say("ui-ld-scene-awaited", seat=named)
    team = len(decision.options) > 1 and not options_differ(decision) and decision.prompt != STAY_PROMPT
    return say("ui-ld-scene-asked-all" if team else "ui-ld-scene-asked", seat=named)


def prompt_text(table: TableView) -> str:
    """The text of the prompt: the caption, a message to the player, or the question."""
    play, decision = table.client, table.client.decision
    if table.animations.busy:
        return table.shown.caption
    if play.message:
        return play.message
    if decision is None:
        return ""
    return play.speaker.prompt(decision)


def _key_hints(table: TableView) -> list[tuple[str, str]]:
    """The keys that answer, and what they do."""
    if table.active_seat is None:
        return []
    if table.context.input.device == "pad":
        cap = table.context.input.cap
        return [(cap("take"), say("ui-do-take")), (cap("next"), say("ui-do-next"))]
    by_key = key_caps(table)
    beside = [item for item in table.focus.targets if item.key in by_key and item.group != "buttons"]
    numbers = [(str(place), item.label) for place, item in enumerate(numbered_targets(table)[:9], 1)]
    return numbers + [(by_key[item.key], item.label) for item in beside]


def _paint_key_hints(canvas: Canvas, line: Area, keys: list[tuple[str, str]]) -> None:
    """Paint the key hints, smaller and closer if necessary; of too many as many as fit."""
    widths = sum(cap_width(canvas, cap) + 10 for cap, _ in keys)

    def fits(size: float, gap: float) -> bool:
        return widths + sum(canvas.wide(words, size) for _, words in keys) + gap * (len(keys) - 1) <= line.w

    whole = next((one for one in KEYS if fits(*one)), None)
    (size, gap), x = whole or KEYS[-1], line.x
    top = line.y + (line.h - canvas.high(size)) / 2
    last = line.x + line.w - gap - canvas.wide(MORE, size)
    for cap, words in keys:
        if whole is None and x + cap_width(canvas, cap) + 10 + canvas.wide(words, size) > last:
            canvas.text(MORE, (x, top), size, P.muted)
            break
        x += key_cap(canvas, (x, line.y + line.h / 2 - 16), cap, P) + 10
        x += canvas.text(words, (x, top), size, shapes.PALE) + gap


def paint_main(canvas: Canvas, area: Area, table: TableView) -> None:
    """Paint the large button: the usual option, or the confirmation of a notice."""
    item = next((item for item in table.focus.targets if item.group in ("main", "drawn")), None)
    if item is None:
        _paint_idle(canvas, area, table)
        return
    focused = table.focused(item.key)
    canvas.box(area, (GOLD, GOLD_LOW), P.focus if focused else style.BRASS, width=6 if focused else 3, radius=10)
    canvas.frame(area.inset(9), mix(GOLD_LOW, BLACK, 0.3), width=1.5, radius=6)
    inner = area.inset(28, 16)
    kind = type(item.data.choice) if isinstance(item.data, Option) else None
    if kind in SIGNS:
        mark, inner = off_left(inner, min(84.0, inner.h), 20)
        style.sign(canvas, SIGNS[kind], mark.centre, min(mark.w, mark.h), rgb("#4a120c"))
    cap = table.context.input.cap("take" if item.group == "drawn" else "usual")
    words = main_words(table, item)
    low = canvas.high(24, "bold") + 2
    cap = cap if canvas.tall(words, READ, inner.w, "title") <= inner.h - low else ""
    foot, top = off_bottom(inner, low if cap else 0.0, 0)
    size = canvas.block(words, top, 44, "title", LEAST)
    canvas.paragraph(words, top, size, style.INK, face="title", align="left" if kind in SIGNS else "centre", middle=True)
    if cap:
        left = foot.x if kind in SIGNS else foot.centre[0] - cap_width(canvas, cap) / 2
        key_cap(canvas, (left, foot.centre[1] - 16), cap, P, dark=True)


def _paint_idle(canvas: Canvas, area: Area, table: TableView) -> None:
    """Paint the large button without an option: the keys that skip a clip, or who is awaited."""
    shapes.plate(canvas, area, shapes.LINE)
    if table.animations.busy:
        hint = [(table.context.input.cap("take"), say("ui-do-skip")), (table.context.input.cap("fast"), say("ui-do-fast"))]
        hints(canvas, area.centre[0] + hints_width(canvas, hint) / 2, area.centre[1] - 16, hint, P)
        return
    words = "ui-ld-scene-choose" if table.active_seat is not None else "ui-ld-scene-waits"
    shapes.prose(canvas, say(words), area.inset(24, 12), 26, P.muted, face="italic", align="centre")


def main_words(table: TableView, item: Target) -> str:
    """The label of the large button, with the numbers that the option leads to."""
    t, choice = table.t, item.data.choice if isinstance(item.data, Option) else None
    if isinstance(choice, answer.Roll) and isinstance(item.data, Option):
        return say("ui-ld-scene-roll", count=table.shown.points_of(t, item.data.seat))
    if isinstance(choice, answer.Investigate):
        card = t.shown.get(choice.place) or t.goons.get(PLACES[choice.place].area, "")
        return say("ui-ld-scene-knock", card=card, names=[say(f"short-{t.people[seat].id}") for seat in choice.seats])
    if isinstance(choice, answer.Compare) and t.inquiry is not None:
        return say("ui-ld-scene-compare", have=team_points(t, t.inquiry), need=difficulty(t, t.inquiry))
    return item.label


def paint_tools(canvas: Canvas, table: TableView) -> None:
    """Paint the tool buttons."""
    for item in table.focus.targets:
        if item.group != "tools":
            continue
        focused = table.focused(item.key)
        canvas.box(item.area, shapes.DEEP, P.focus if focused else shapes.LINE, width=3 if focused else 1.5)
        if art.has(f"ui/{item.data}"):
            canvas.picture(f"ui/{item.data}", item.area.inset(item.area.w * 0.18))
