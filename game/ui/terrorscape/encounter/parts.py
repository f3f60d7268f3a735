"""Parts that both halves of an encounter share: head with tools, last Event, pills, headings."""

from game.rules.terrorscape import event
from game.rules.terrorscape.event import Fact
from game.rules.terrorscape.state import State
from game.text import say
from game.ui.draw import art
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import BLACK, TERRORSCAPE, Colour, mix, rgb
from game.ui.terrorscape.board import signs
from game.ui.terrorscape.encounter.facts import FELL, WAITS, attacks, ended, found, heard, standing
from game.ui.terrorscape.encounter.layout import EncounterHalf
from game.ui.terrorscape.encounter.timing import is_private
from game.ui.terrorscape.layout import SURVIVORS
from game.ui.terrorscape.panels import colours
from game.ui.terrorscape.table.view import TableView
from game.ui.widgets.layout import off_top

P = TERRORSCAPE
PALE, LIT = rgb("#cdd8d8"), rgb("#2a2312")
"""The colour of plain text, and the background of highlighted rows."""
QUIET: tuple[type[Fact], ...] = (event.StrengthChanged, event.KillerMoved)
"""Events whose effect is visible in numbers and needs no sentence."""


def picture(canvas: Canvas, name: str, centre: tuple[float, float], side: float, sign: signs.Sign, colour: Colour) -> None:
    """Paint a small picture of the game, or an icon if there is none."""
    if art.has(f"terrorscape/{name}"):
        canvas.picture(f"terrorscape/{name}", Area(centre[0] - side / 2, centre[1] - side / 2, side, side))
    else:
        sign(canvas, centre, side * 0.4, colour)


def heading(canvas: Canvas, area: Area, words: str, note: str, colour: Colour) -> Area:
    """Paint the title of a panel with an optional note at its end; return the area below."""
    size = canvas.fitting(words, 26, area.w, "title", 0.5)
    line, rest = off_top(area, canvas.high(size, "title"), 4)
    canvas.text(words, (line.x, line.y), size, colour, face="title")
    wide = canvas.wide(words, size, "title")
    if note and wide + canvas.wide(note, 20, "italic") + 20 <= area.w:
        y = line.y + canvas.high(size, "title") - canvas.high(20, "italic") - 2
        canvas.text(note, (line.x + line.w, y), 20, P.muted, face="italic", align="right")
    return rest


def pill(canvas: Canvas, at: tuple[float, float], words: str, room: float, line: Colour) -> float:
    """Paint a word in a rounded box with its top left corner at `at`; return the height."""
    size = canvas.fitting(words, 21, room - 22, "bold", 0.5)
    high = canvas.high(21, "bold") + 6
    area = Area(*at, min(room, canvas.wide(words, size, "bold") + 22), high)
    canvas.box(area, mix(line, BLACK, 0.82), line, radius=high / 2, width=1.5)
    canvas.within(words, area, size, mix(line, (255, 255, 255), 0.55), face="bold")
    return high


def head(canvas: Canvas, table: TableView, half: EncounterHalf, *, tools: bool) -> None:
    """Paint the name of the side, its tools, and a note that everything here is public."""
    area, words = half.head, say(f"ui-ts-side-{half.side}")
    start = min((item.area.x for item in table.focus.targets if tools and item.group == "tools"), default=area.x + area.w * 0.3)
    size = canvas.fitting(words, 30, start - area.x - 8, "title", 0.4)
    canvas.text(words, (area.x, area.centre[1] - canvas.high(size, "title") / 2), size, colours.accent(half.side), face="title")
    for item in table.focus.targets if tools else ():
        if item.group == "tools":
            highlighted = table.focus.current == item.key
            canvas.box(item.area, P.panel, P.focus if highlighted else P.line, width=3 if highlighted else 1.5)
            canvas.picture(f"ui/{item.data}", item.area.inset(item.area.w * 0.18))
            start = item.area.x + item.area.w + 16
    closed = tools and is_private(table)
    words = say("ui-ts-enc-closed" if closed else "ui-ts-enc-public")
    room = area.x + area.w - start - 40
    size = canvas.fitting(words, 20, room, least=0.7)
    if canvas.wide(words, size) > room:
        return
    end = area.x + area.w
    canvas.text(words, (end, area.centre[1] - canvas.high(size) / 2), size, P.muted, align="right")
    (signs.lock if closed else eye)(canvas, (end - canvas.wide(words, size) - 24, area.centre[1]), 12, P.text)


def eye(canvas: Canvas, at: tuple[float, float], r: float, colour: Colour) -> None:
    """Paint an eye: everybody may look."""
    x, y = at
    canvas.shape([(x - r * 1.2, y), (x - r * 0.4, y - r * 0.6), (x + r * 0.4, y - r * 0.6), (x + r * 1.2, y),
                  (x + r * 0.4, y + r * 0.6), (x - r * 0.4, y + r * 0.6)], colour)  # fmt: skip
    canvas.circle(at, r * 0.42, signs.NIGHT)


def note(canvas: Canvas, table: TableView, t: State, half: EncounterHalf, under: Area | None) -> None:
    """Paint the next step by the rules; without a prompt (`under`), the last public Event above it."""
    area, words = half.prompt, _next(t)
    if under is not None:
        area = Area(area.x, under.y + under.h + 4, area.w, area.y + area.h - under.y - under.h - 4)
        size = canvas.block(words, area, 22, least=13)
        if canvas.tall(words, size, area.w - 30) <= area.h + 1:
            canvas.paragraph(words, area.inset(15, 0), size, P.text, middle=True)
        return
    canvas.box(area, P.panel_low, P.line, radius=6)
    inner = area.inset(20, 8)
    last = latest(table, t)
    size = canvas.block(last, inner._replace(h=inner.h * 0.6), 25, "bold", 14)
    used = canvas.paragraph(last, inner._replace(h=inner.h * 0.6), size, rgb("#fff6e0"), face="bold")
    rest = Area(inner.x, inner.y + used + 4, inner.w, inner.h - used - 4)
    size = canvas.block(words, rest, 22, least=13)
    if canvas.tall(words, size, rest.w) <= rest.h + 1:
        canvas.paragraph(words, rest, size, P.muted)


def latest(table: TableView, t: State) -> str:
    """The last public sentence of the encounter."""
    facts = [fact for fact in heard(t) if not isinstance(fact, QUIET)]
    return " ".join(table.client.speaker.event(facts[-1]).split()) if facts else say("ui-ts-encounter")


def _next(t: State) -> str:
    """The next step."""
    attack = attacks(t)[-1]
    if attack.result is None:
        return say(f"ui-ts-enc-next-{('card', '', 'item', '', 'dice')[attack.step]}")
    if attack.result.success:
        return say("ui-ts-enc-next-held")
    left = any(standing(t, who) == WAITS for who in found(t)) and not ended(t)
    return say("ui-ts-enc-next-fell" if left else "ui-ts-enc-next-last")


def standing_words(how: str) -> str:
    """The name of a status."""
    return say(f"ui-ts-enc-{how}")


def standing_colour(how: str) -> Colour:
    """The colour of a status."""
    return {WAITS: rgb("#7f98a2"), FELL: P.danger, "held": rgb("#7fc97f"), "spared": rgb("#7f98a2")}.get(
        how, colours.accent(SURVIVORS)
    )
