"""Before the night in the Villa: the killer, the survivors, who plays whom, what is varied, the seed."""

from collections.abc import Sequence
from functools import partial

import pygame

from game import folders
from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.engine.rules import OptionsError
from game.rules.terrorscape.cards import KILLERS, SURVIVORS as PEOPLE
from game.rules.terrorscape.options import Options
from game.rules.terrorscape.setup import TRIO
from game.text import name, say, sorry, use
from game.ui import settings as preferences
from game.ui.bindings import deed
from game.ui.canvas import Area, Canvas
from game.ui.focus import Item
from game.ui.lay import Scroll, columns, depth, flow, grid, off_bottom, off_left, off_right, off_top
from game.ui.scene import House, Scene
from game.ui.seed import SeedScreen
from game.ui.terrorscape import seating, signs
from game.ui.terrorscape.figures import medal
from game.ui.terrorscape.seat_sheet import words as seat_words
from game.ui.theme import TERRORSCAPE, Colour
from game.ui.widgets import button, focus_frame, panel, plate_size

LOT = "random"
Value = str | bool | int
SEGMENTS: dict[str, tuple[Value, ...]] = {
    "difficulty": ("none", "easy", "normal", "hard", "nightmare"), "survivor_traits": (-1, 0, 1, 2, 3), "killer_traits": (-1, 0, 1, 2, 3, 4, 5, 6),
    "plans": (False, True), "separate": (False, True), "key_trade": (False, True), "open_rescue": (True, False), "open_hand": (False, True),
}  # fmt: skip
"""What can be varied, all of it together (TS-223); the first value of each is that of the base game."""
WAY = "way"
"""How people sit: chosen like a variant, but no matter of the night."""
NARROW = 1240.0
PAIR = 640.0
"""A column that is wider than this, for text of its nominal size, has room for two seats beside each other."""
NOTE = 19.0
"""How large the sentences are that explain."""
Key = tuple[str, object]


class SetupScene(SeedScreen):
    """The choices of one night. `party` are the survivors in the order of their tokens, none if they are drawn; `who` says who holds each seat."""

    name = "setup"
    palette = TERRORSCAPE
    bed = "terrorscape"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        use(game="terrorscape")
        agents = list(GAMES["terrorscape"].agents)
        self.levels = [PERSON, *agents]
        self.killer = Options().killer
        self.party: list[str] = []
        rival = "normal" if "normal" in agents else agents[-1]
        self.who: list[str] = [rival, PERSON, PERSON, PERSON]
        self.chosen: dict[str, Value] = {what: values[0] for what, values in SEGMENTS.items()}
        self.scroll = Scroll()
        self.scrolls = [self.scroll]
        self.message = ""
        self.titles: list[tuple[str, Area]] = []
        self.notes: list[tuple[str, Area]] = []

    # ------------------------------------------------------------------ choices

    def pick(self, killer: str) -> Scene | None:
        """Choose the killer."""
        self.killer = killer  # type: ignore[assignment]  # one of its values
        return None

    def invite(self, who: str) -> Scene | None:
        """Take a survivor along, the last of the three going home for it; or send it home."""
        self.message = ""
        if who in self.party:
            self.party.remove(who)
        else:
            self.party = [*self.party[: TRIO - 1], who]
        return None

    def draw_lots(self) -> Scene | None:
        """Let the lot choose the survivors."""
        self.party = []
        return None

    def holders_for(self, _seat: int) -> Sequence[str]:
        """A person, or the program at any level."""
        return self.levels

    def set(self, what: str, value: Value) -> Scene | None:
        """Choose one value of a variant, or how people sit."""
        if what == WAY:
            seating.remember(self.house.settings, self.holders, str(value))
            preferences.store(self.house.settings, folders.settings())
        else:
            self.chosen[what] = value
        return None

    @property
    def holders(self) -> dict[int, str]:
        """Who holds each seat."""
        return dict(enumerate(self.who))

    def segments(self) -> dict[str, tuple[Value, ...]]:
        """What can be chosen now: keys are traded only where each has its own; how people sit, where there is more than one way."""
        ways = seating.OFFERED[seating.manned(self.holders)]
        shown = {what: values for what, values in SEGMENTS.items() if what != "key_trade" or self.chosen["separate"]}
        return {WAY: ways, **shown} if len(ways) > 1 else shown

    def problem(self) -> str:
        """Why the night cannot begin, "" if it can."""
        if self.party and len(self.party) != TRIO:
            return say("ui-ts-three-needed", now=len(self.party))
        return "" if self.seed else say("ui-seed-needed")

    def begin(self) -> Scene | None:
        """Set the table."""
        from game.ui.terrorscape.table import TableScene

        self.message = self.problem()
        if self.message:
            return None
        options = {"killer": self.killer, "survivors": ",".join(self.party), **self.chosen}
        try:
            match = Match.new("terrorscape", seed=int(self.seed), options=options, seats=self.holders)
        except OptionsError as error:
            self.message = sorry(error)
            return None
        return TableScene(self.house, match)

    def back(self) -> Scene | None:
        """Stop typing, or go back to the cabinet."""
        if self.entry is not None:
            self.entry = None
            return None
        from game.ui.menu import MenuScene

        use(game="common")
        return MenuScene(self.house)

    def key(self, event: pygame.event.Event) -> Scene | None:
        """The way on; a pad's Start does it, too."""
        return self.begin() if deed(event) in ("begin", "menu") else None

    def first_focus(self) -> object:
        """The way on."""
        return "begin"

    # ------------------------------------------------------------------ places

    def places(self, canvas: Canvas) -> Sequence[Item]:
        """Everything that can be chosen."""
        if self.overlay is not None:
            return self.overlay.places(canvas)
        room = canvas.room.inset(28, 18)
        self.head, rest = off_top(room, canvas.high(44, "title") + 4, 10)
        high = max(56.0, plate_size(canvas, "M")[1] + 8)
        self.foot, view = off_bottom(rest, high, 12)
        made = self._laid(canvas, view)
        deep = depth(view, [item.area for item in made]) + 8
        if deep > view.h:
            made = self._laid(canvas, view._replace(w=view.w - self.scroll.BAR - 8))
            deep = depth(view, [item.area for item in made]) + 8
        self.scroll.fit(view, deep)
        return [*self.scroll.items(made, self.ring, self.pointer), *self._bar(canvas)]

    def _laid(self, canvas: Canvas, view: Area) -> list[Item]:
        """The blocks, in two columns where there is room."""
        self.titles, self.notes = [], []
        narrow = view.w / max(1.0, canvas.stretch) < NARROW
        left, right = (view, view) if narrow else columns(view, (1.25, 1), 28)
        made = self._people(canvas, left)
        if narrow:
            right = right._replace(y=view.y + depth(view, [item.area for item in made]) + 20)
        seats = self._seats(canvas, right)
        right = right._replace(y=view.y + depth(view, [item.area for item in seats]) + 20)
        return made + seats + self._variants(canvas, right, [what for what in self.segments() if what != WAY])

    def _title(self, canvas: Canvas, area: Area, words: str) -> Area:
        """Keep a title for painting; return what is left below it."""
        high = canvas.high(26, "title")
        self.titles.append((words, Area(area.x, area.y, area.w, high)))
        return Area(area.x, area.y + high + 8, area.w, 1e5)

    def _people(self, canvas: Canvas, area: Area) -> list[Item]:
        """The killers, then the survivors."""
        made, body = list[Item](), self._title(canvas, area, say("ui-ts-killers"))
        made += self._cells(canvas, body, "killer", [*KILLERS, LOT], partial(self.pick))
        y = depth(area, [item.area for item in made]) + area.y + 18
        body = self._title(canvas, Area(area.x, y, area.w, 0), say("ui-ts-survivors", now=len(self.party)))
        cells = self._cells(canvas, body, "survivor", list(PEOPLE), partial(self.invite))
        made += cells
        y = max(item.area.y + item.area.h for item in cells) + 10
        wide, high = plate_size(canvas, say("ui-ts-by-lot"), size=22)
        made.append(Item("lots", Area(area.x, y, wide, high), self.draw_lots, "survivors", say("ui-ts-by-lot")))
        return made

    def _cells(self, canvas: Canvas, area: Area, kind: str, people: list[str], act: "partial[Scene | None]") -> list[Item]:
        """A row of faces with what each can do, as high as the longest text."""
        cells = columns(area, len(people), 12)
        high = max(self.cell_high(canvas, one, cells[0].w) for one in people)
        return [
            Item((kind, one), cell._replace(h=high), partial(act, one), f"{kind}s", self.called(one))
            for one, cell in zip(people, cells, strict=True)
        ]

    @staticmethod
    def called(one: str) -> str:
        """What a killer or a survivor is called."""
        return say("ui-ts-killer-lot") if one == LOT else name(one)

    @staticmethod
    def about(one: str) -> str:
        """What a killer or a survivor can do."""
        return say("ui-ts-killer-lot-note") if one == LOT else say(f"text-{one}")

    def cell_high(self, canvas: Canvas, one: str, wide: float) -> float:
        """How high a cell has to be for its text."""
        return (
            2 * self.face(wide)
            + 34
            + canvas.tall(self.called(one), 22, wide - 20, "title")
            + canvas.tall(self.about(one), 18, wide - 20)
        )

    @staticmethod
    def face(wide: float) -> float:
        """The radius of a face in a cell."""
        return min(48.0, wide * 0.3)

    def _seats(self, canvas: Canvas, area: Area) -> list[Item]:
        """Who plays whom, and how people sit."""
        body = self._title(canvas, area, say("ui-ts-who"))
        high = max(48.0, canvas.high(22) + 20)
        wide = (body.w - 8) / 2 if body.w > PAIR * max(1.0, canvas.stretch) else body.w
        spots = grid(body, len(self.who), wide, high, 8)
        made = [
            Item(("who", seat), spot, partial(self.ask_holder, seat), "seats", self.seat_words(seat))
            for seat, spot in enumerate(spots)
        ]
        y = spots[-1].y + high + 18
        return made + self._variants(canvas, body._replace(y=y), [what for what in self.segments() if what == WAY])

    def _variants(self, canvas: Canvas, area: Area, shown: list[str]) -> list[Item]:
        """What can be varied: its title, the sentence that explains it, its values."""
        made, y = list[Item](), area.y
        for what in shown:
            values, body = self.segments()[what], area
            y = self._explained(canvas, body._replace(y=y), what)
            words = [self.value(what, value) for value in values]
            spots = flow(Area(body.x, y, body.w, 0), [plate_size(canvas, one, size=21) for one in words], 8)
            made += [
                Item((what, value), spot, partial(self.set, what, value), "variants", one)
                for value, spot, one in zip(values, spots, words, strict=True)
            ]
            y = max(spot.y + spot.h for spot in spots) + 14
        return made

    def _explained(self, canvas: Canvas, area: Area, what: str) -> float:
        """Keep the title of a variant and the sentence that explains it for painting; return where they end."""
        title, note = f"ui-ts-set-{_message(what)}", say(f"ui-ts-set-{_message(what)}-note")
        self.titles.append((say(title), Area(area.x, area.y, area.w, canvas.high(22, "title"))))
        y = area.y + canvas.high(26, "title") + 2
        high = canvas.tall(note, NOTE, area.w)
        self.notes.append((note, Area(area.x, y, area.w, high + 4)))
        return y + high + 8

    def now(self, what: str) -> Value:
        """What is chosen."""
        return seating.usual(self.house.settings, self.holders) if what == WAY else self.chosen[what]

    def value(self, what: str, value: Value) -> str:
        """What a value of a variant is called."""
        if what == WAY:
            return seat_words(str(value), playing=seating.manned(self.holders) > 0)[0]
        if isinstance(value, int) and not isinstance(value, bool):
            return say("ui-ts-as-level") if value < 0 else str(value)
        return say(f"ui-ts-{_message(what)}-{value}") if isinstance(value, str) else say("ui-ts-yes" if value else "ui-ts-no")

    def seat_words(self, seat: int) -> str:
        """Who holds a seat."""
        return say("ui-ts-seat", seat=self.seat_called(seat), holder=self.holder_words(self.who[seat]))

    def seat_called(self, seat: int) -> str:
        """Whose seat it is, as far as that is known before the lots are drawn."""
        if seat == 0:
            return self.called(self.killer)
        return name(self.party[seat - 1]) if seat <= len(self.party) else say("ui-ts-survivor-number", number=seat)

    def _bar(self, canvas: Canvas) -> list[Item]:
        """The seed, the way back, the way on."""
        foot = self.foot
        label = canvas.wide(say("ui-set-seed"), 22) + 16
        wide = max(170.0, canvas.wide("0" * 9, 22))
        self.note, seed = off_left(foot, label, 0)
        field, rest = off_left(seed, wide, 8)
        lot, rest = off_left(rest, 56, 16)
        begin_wide = plate_size(canvas, say("ui-begin"), key=self.house.hand.cap("begin"), size=26)[0] + 20
        begin, rest = off_right(rest, begin_wide, 12)
        back, self.said = off_right(rest, plate_size(canvas, say("ui-back"), key=self.house.hand.cap("back"))[0], 16)
        return [
            Item("seed", field, self.type_seed, "bar", self.seed), Item("lot", lot, self.lot, "bar", say("ui-new-seed")),
            Item("back", back, self.back, "bar", say("ui-back")), Item("begin", begin, self.begin, "bar", say("ui-begin")),
        ]  # fmt: skip

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """The whole screen, and the field that is typed in."""
        if self.overlay is not None:
            self.overlay.paint(canvas)
            return
        self.settle_seed(canvas)
        words = say("ui-ts-setup-title")
        size = canvas.fitting(words, 44.0, self.head.w, "title")
        canvas.text(words, (self.head.x, self.head.y), size, self.palette.title, face="title")
        with canvas.clip(self.scroll.view.inset(-8)):
            for words, area in self.titles:
                spot = self.scroll.at(area)
                canvas.text(
                    words, (spot.x, spot.y), canvas.fitting(words, 24, spot.w, "title"), self.palette.accent, face="title"
                )
            for words, area in self.notes:
                canvas.paragraph(words, self.scroll.at(area), NOTE, self.palette.muted)
            for item in self.ring.items:
                self._paint(canvas, item)
        self.scroll.bar(canvas, self.palette)
        self._paint_bar(canvas)
        self.paint_seed(canvas)

    def _paint(self, canvas: Canvas, item: Item) -> None:
        lit = self.focused(item.key)
        if item.group in ("killers", "survivors") and isinstance(item.key, tuple):
            self._cell(canvas, item.area, str(item.key[1]), lit=lit, kind=item.group)
        elif item.key == "lots":
            button(canvas, item.area, item.label, self.palette, focused=lit, primary=not self.party, size=22)
        elif item.group == "seats":
            button(canvas, item.area, item.label, self.palette, focused=lit, size=22)
        elif item.group == "variants" and isinstance(item.key, tuple):
            chosen = self.now(item.key[0]) == item.key[1]
            button(canvas, item.area, item.label, self.palette, focused=lit, primary=chosen, size=21)

    def _cell(self, canvas: Canvas, area: Area, one: str, *, lit: bool, kind: str) -> None:
        chosen = one == self.killer if kind == "killers" else one in self.party
        ring: Colour = self.palette.danger if kind == "killers" else signs.SURVIVOR[list(PEOPLE).index(one) % 3]
        panel(canvas, area, self.palette, line=ring if chosen else None)
        if chosen:
            canvas.frame(area, ring, width=3)
        inner, r = area.inset(10, 10), self.face(area.w)
        if one == LOT:
            canvas.circle((area.centre[0], inner.y + r), r, self.palette.line)
            canvas.picture("ui/die", Area(area.centre[0] - r * 0.7, inner.y + r * 0.3, r * 1.4, r * 1.4))
        else:
            medal(canvas, (area.centre[0], inner.y + r), r, one, ring)
        y = inner.y + 2 * r + 6
        size = canvas.fitting(self.called(one), 22, inner.w, "title")
        y += canvas.paragraph(
            self.called(one), Area(inner.x, y, inner.w, 200), size, self.palette.title, face="title", align="centre"
        )
        canvas.paragraph(
            self.about(one), Area(inner.x, y + 4, inner.w, area.y + area.h - y - 4), 18, self.palette.text, align="centre"
        )
        if kind == "survivors" and chosen:
            number = str(self.party.index(one) + 1)
            badge = Area(area.x + 8, area.y + 8, max(28.0, canvas.high(20)), max(28.0, canvas.high(20)))
            canvas.box(badge, ring, radius=6)
            canvas.within(number, badge, 20, signs.NIGHT, face="bold", margin=1)
        if lit:
            focus_frame(canvas, area, self.palette, diamonds=False)

    def _paint_bar(self, canvas: Canvas) -> None:
        canvas.within(say("ui-set-seed"), self.note, 22, self.palette.muted, align="left", margin=0)
        cap = self.house.hand.cap
        caps = {"begin": cap("begin"), "back": cap("back")}
        for item in self.ring.items:
            if item.group == "bar":
                what = str(item.key)
                picture = "ui/die" if what == "lot" else ""
                words = "" if what == "lot" else item.label
                size = 26 if what == "begin" else 22
                button(canvas, item.area, words, self.palette, key=caps.get(what, ""), focused=self.focused(what), primary=what == "begin", size=size, picture=picture)  # fmt: skip
        words = self.message or self.problem()
        if words:
            fits = canvas.block(words, self.said, 21, least=12)
            canvas.paragraph(words, self.said, fits, self.palette.danger if self.message else self.palette.muted, middle=True)


def _message(what: str) -> str:
    """A field's name as it stands in a message."""
    return what.replace("_", "-")
