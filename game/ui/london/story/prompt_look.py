"""The question with its buttons and keys, the large button, cards to be chosen of, and what happens in words."""

from typing import TYPE_CHECKING

from game.rules.engine.secret import Seat
from game.text import has, name, say
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.lay import off_left, off_top
from game.ui.london import look
from game.ui.london.story import places
from game.ui.london.story.answers import Offer
from game.ui.theme import BLACK, mix
from game.ui.widgets import button, cap_width, focus_frame, key_cap, panel

if TYPE_CHECKING:
    from game.ui.london.story.sitting import Sitting

P = look.P
MEDAL = 96.0
LETTERS = ("v", "d", "x", "e")


def question(canvas: Canvas, area: Area, table: "Sitting") -> None:
    """The plate of the question: whose it is, what is asked or what happens, and the keys."""
    seat = speaks(table)
    colour = P.line if seat is None or table.show.busy else look.SEATS[seat].colour
    panel(canvas, area, P, line=colour)
    rest = area.inset(20, 10)
    if seat is not None:
        medal, rest = off_left(rest, min(MEDAL, area.h - 20), 20)
        look.medal(canvas, table.t.people[seat].id, seat, medal.centre, min(medal.w, medal.h))
    rest = rest._replace(w=places.question_room(table).w - (rest.x - area.x) - 8)
    keys = _keys(table)
    high = canvas.high(20) + 14 if keys else 0.0
    words = asked(table)
    top = rest._replace(h=rest.h - high)
    size = canvas.block(words, top, 30, "bold", 18)
    canvas.paragraph(words, top, size, P.text if table.asks is not None else P.muted, face="bold", middle=True)
    _caps(canvas, rest._replace(y=rest.y + rest.h - high, h=high), keys)
    for item in table.ring.items:
        if item.group == "buttons":
            button(canvas, item.area, item.label, P, focused=table.focused(item.key), size=22)


def speaks(table: "Sitting") -> Seat | None:
    """Whose medallion stands beside the words."""
    return table.shown.acts if table.show.busy else table.play.seat if table.play.seat is not None else table.play.awaited


def asked(table: "Sitting") -> str:
    """What is asked, or what happens; first of all what there is to be told to the player."""
    play, decision = table.play, table.play.decision
    if table.show.busy:
        return table.shown.caption
    if play.message:
        return play.message
    if decision is None:
        return ""
    words = play.speaker.prompt(decision)
    if table.asks is None:
        return say("ui-ld-scene-awaited", seat=play.speaker.seat(play.awaited or 0), words=words)
    return say("ui-ld-scene-asked", seat=play.speaker.seat(table.asks), words=words) if len(decision.options) == 1 else words


def _keys(table: "Sitting") -> list[tuple[str, str]]:
    """The keys that give an answer, and what they do."""
    if table.asks is None:
        return []
    if table.house.hand.device == "pad":
        cap = table.house.hand.cap
        return [(cap("take"), say("ui-do-take")), (cap("next"), say("ui-do-next"))]
    letters = {item.key: key.upper() for key, item in places.lettered(table).items()}
    made = [(letters[item.key], item.label) for item in table.ring.items if item.key in letters]
    numbers = [(str(place), item.label) for place, item in enumerate(places.numbered(table)[:9], 1)]
    return numbers + made


def _caps(canvas: Canvas, line: Area, keys: list[tuple[str, str]]) -> None:
    """As many of the keys as find room."""
    x = line.x
    for cap, words in keys:
        wide = cap_width(canvas, cap) + 10 + canvas.wide(words, 20) + 24
        if x + wide > line.x + line.w + 24:
            break
        x += key_cap(canvas, (x, line.y + line.h / 2 - 16), cap, P) + 10
        x += canvas.text(words, (x, line.y + (line.h - canvas.high(20)) / 2), 20, P.text) + 24


def main(canvas: Canvas, area: Area, table: "Sitting") -> None:
    """The large button: the usual answer, or that something has been read."""
    item = next((item for item in table.ring.items if item.group in ("main", "drawn")), None)
    if item is None:
        panel(canvas, area, P)
        words = say("ui-ld-scene-choose") if table.asks is not None else say("ui-ld-scene-waits")
        canvas.within(words, area, 26, P.muted, face="italic")
        return
    cap = table.house.hand.cap("take" if item.group == "drawn" else "usual")
    button(canvas, area.inset(4), item.label, P, key=cap, primary=True, focused=table.focused(item.key), size=34)


def covers(table: "Sitting") -> bool:
    """Whether something lies over the parts of the theatre."""
    return bool(table.shown.turned) or any(item.group in ("cards", "tray") for item in table.ring.items)


def above(canvas: Canvas, table: "Sitting") -> None:
    """What lies over the parts: cards to be chosen of, lines of answers, tools, a card that is turned."""
    for item in table.ring.items:
        if item.group == "cards":
            _card(canvas, item, focused=table.focused(item.key))
        elif item.group == "tools":
            button(canvas, item.area, "", P, focused=table.focused(item.key))
            canvas.within(item.label[:1], item.area, 20, P.text)
    rows = [item for item in table.ring.items if item.group == "tray"]
    if rows:
        view = table.tray.view
        canvas.box(view.inset(-12), mix(P.panel, BLACK, 0.3), look.BRASS, alpha=240)
        with table.tray.faded(canvas, 12):
            for item in rows:
                button(canvas, item.area, item.label, P, focused=table.focused(item.key), size=22)
        table.tray.bar(canvas, P)
    if table.shown.turned is not None:
        _turned(canvas, table)


def _card(canvas: Canvas, item: Item, *, focused: bool) -> None:
    """A card to be chosen."""
    assert isinstance(item.data, Offer)
    card = str(getattr(item.data.choice, "card", ""))
    canvas.box(item.area, (P.panel, P.panel_low), P.focus if focused else look.BRASS, width=4 if focused else 2)
    top, rest = off_top(item.area.inset(12), canvas.high(24, "title") * 2, 8)
    canvas.paragraph(item.label if not card else name(card), top, 24, P.title, face="title", align="centre")
    y = rest.y
    for kind in ("use", "deplete", "text"):
        if card and has(f"{kind}-{card}"):
            y += canvas.paragraph(say(f"{kind}-{card}"), rest._replace(y=y, h=rest.y + rest.h - y), 19, P.text) + 6
    if focused:
        focus_frame(canvas, item.area, P)


def _turned(canvas: Canvas, table: "Sitting") -> None:
    """A card that is turned up before everybody."""
    turned = table.shown.turned
    assert turned is not None
    middle = table.lay_.middle
    area = Area(middle.centre[0] - 110, middle.centre[1] - 150, 220, 300)
    canvas.box(area, (look.PAPER, look.PAPER_LOW), look.BRASS, width=3)
    if turned.share > 0.5:
        canvas.paragraph(name(turned.card), area.inset(14), 26, look.INK, face="title", align="centre", middle=True)
