"""The campaign ledger: which adventures a party has won, all results of one of them, and the suggested next one."""

from collections.abc import Sequence
from functools import partial

import pygame

from game.match.record import SaveError
from game.rules.ravenloft.adventures import journey
from game.rules.ravenloft.adventures.campaign import FILE, Ledger, Party, Result
from game.rules.ravenloft.setup import ORDER
from game.storage import paths, results
from game.text import error_text, ravenloft as ledger_text, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT, RED_LIGHT
from game.ui.input.actions import input_action
from game.ui.ravenloft.campaign import painter as look
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation
from game.ui.screens.match_list import ListPage
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, depth, flow, off_bottom, off_right, off_top

WIDE = 1300.0
"""The least width, for text of nominal size, at which the results are shown beside the list."""


class CampaignScene(ListPage):
    """The ledger, open at `party`. It returns an adventure to set up, its Heroes and the advised Surges (0: no advice)."""

    name = "campaign"
    palette = RAVENLOFT

    def __init__(self, context: AppContext, party: Sequence[str] = ()) -> None:
        super().__init__(context)
        use(game="ravenloft")
        try:
            file = paths.results(FILE)
            self.book = Ledger(*results.read(file, Result))
            self.problem = ledger_text.problem(self.book, str(file))
        except SaveError as error:
            self.book, self.problem = Ledger(), error_text(error)
        going = [frozenset(party)] if party else []
        self.parties = [in_order(one) for one in dict.fromkeys([*going, *self.book.parties()])] or [list(ORDER[:1])]
        self.scroll, self.nights = Scroll(), Scroll()
        self.opened = False
        self.turn_to(self.parties[0])

    # ------------------------------------------------------------------ deeds

    def turn_to(self, party: list[str]) -> Navigation | None:
        """Show the record of another party."""
        self.party = party
        self.listed = self.book.adventures(party)
        self.advised = self.book.suggestion(party)
        self.chosen = self.advised[0] if self.advised else next(iter(self.listed), "")
        self.scroll.top = 0.0
        return None

    def choose(self, adventure: str) -> Navigation | None:
        """Show the results of an adventure, beside the list or on a page of their own."""
        self.chosen, self.opened = adventure, True
        self.nights.top = 0.0
        return None

    @property
    def playable(self) -> bool:
        """Whether the chosen adventure exists for a party of this size."""
        return self.chosen in journey.order(len(self.party))

    def set_up(self) -> Navigation | None:
        """Return the chosen adventure, the party and the advised Surges to the setup page."""
        if not self.playable:
            return None
        surges = self.advised[1] if self.advised and self.advised[0] == self.chosen else 0
        return Back((self.chosen, self.party, surges))

    def back(self) -> Navigation | None:
        """Return from the results to the list, and from the list to the scene below."""
        if self.opened and not self.wide:
            self.opened = False
            return None
        return Back()

    wide = True

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Set the chosen adventure up with the key that begins a match."""
        return self.set_up() if input_action(event) in ("begin", "menu") else super().key(event)

    def follow(self) -> None:
        """Choose the focused adventure."""
        match self.focus.current:
            case ("adventure", str(adventure)) if adventure in self.listed and adventure != self.chosen:
                self.chosen, self.dirty = adventure, True
                self.nights.top = 0.0

    # ------------------------------------------------------------------ places

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Return the parties, the adventures and the buttons."""
        room = canvas.room.inset(24, 16)
        self.wide = room.w / canvas.stretch >= WIDE
        self.big = look.TITLE if self.wide else look.LOW_TITLE
        self.head, rest = off_top(room, canvas.high(self.big, "title"), 8)
        made, rest = self._bar(canvas, rest)
        self.page, self.side = rest, rest
        if self.wide:
            self.side, self.page = off_right(rest, max(520.0, rest.w * 0.38), 18)
        self.scrolls = [self.nights] if self.wide or self.opened else []
        if self.wide or not self.opened:
            made = [*self._list(canvas, self.page.inset(14, 12)), *made]
            self.scrolls.append(self.scroll)
        if self.wide or self.opened:
            self.inner = look.results_area(canvas, self.side, self.book, self.chosen)
            self.nights.fit(self.inner, look.results_height(canvas, self.inner.w - Scroll.BAR - 8, self._results()))
        return made

    def _results(self) -> list[Result]:
        """Return the results of the chosen adventure, the newest first."""
        return self.book.of(self.party, self.chosen)[::-1]

    def _bar(self, canvas: Canvas, rest: Area) -> tuple[list[Target], Area]:
        """Return the buttons at the bottom, and the rest of the page above the advice."""
        cap = self.context.input.cap
        words = (say("ui-back"), say("ui-campaign-set-up"))
        sizes = [button_size(canvas, one, key=cap(key)) for one, key in zip(words, ("back", "begin"), strict=True)]
        plates = sum(wide for wide, _ in sizes) + 12
        self.advice = self.problem or ledger_text.advice(self.book, self.party)
        beside = rest.w - plates - 30
        aside = beside > rest.w * 0.45
        note = canvas.tall(self.advice, look.ADVICE, beside if aside else rest.w)
        high = max(size[1] for size in sizes)
        bar, rest = off_bottom(rest, max(high, note) if aside else high, 12)
        self.note = bar._replace(w=beside)
        if not aside:
            self.note, rest = off_bottom(rest, note, 10)
        y = bar.y + bar.h - high
        back = Area(bar.x + bar.w - plates, y, sizes[0][0], high)
        forward = Area(bar.x + bar.w - sizes[1][0], y, sizes[1][0], high)
        made = [Target("back", back, self.back, "bar", words[0])]
        if self.playable:
            made.append(Target("set-up", forward, self.set_up, "bar", words[1]))
        return made, rest

    def _list(self, canvas: Canvas, view: Area) -> list[Target]:
        """Return the targets of the list, narrower where a scroll bar is needed."""
        for column in (view, view._replace(w=view.w - Scroll.BAR - 8)):
            made = self._rows(canvas, column)
            deep = depth(view, [item.area for item in made]) + 4
            if deep <= view.h:
                break
        self.scroll.fit(view, deep)
        return self.scroll.items(made, self.focus, self.pointer)

    def _rows(self, canvas: Canvas, column: Area) -> list[Target]:
        sizes = [look.party_size(canvas, party) for party in self.parties]
        made = [
            Target(("party", place), area, partial(self.turn_to, party), "parties", say("ui-campaign-party", heroes=party))
            for place, (party, area) in enumerate(zip(self.parties, flow(column, sizes, 10), strict=True))
        ]
        y = column.y + depth(column, [item.area for item in made]) + 12
        for adventure in self.listed:
            high = look.row_high(canvas, column.w, self.book, self.party, adventure)
            row = Area(column.x, y, column.w, high)
            made.append(Target(("adventure", adventure), row, partial(self.choose, adventure), "adventures", adventure))
            y += high + 4
        return made

    def default(self) -> object:
        """Focus the suggested adventure, else the back button."""
        return ("adventure", self.chosen) if self.chosen and (self.wide or not self.opened) else "back"

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the title, the list, the results and the buttons."""
        title = say("ui-campaign-title")
        size = canvas.fitting(title, self.big, self.head.w, "title", 0.4)
        canvas.text(title, (self.head.x, self.head.y), size, self.palette.title, face="title")
        if self.wide or not self.opened:
            look.paper(canvas, self.page)
            with self.scroll.faded(canvas, 8):
                for item in self.focus.targets:
                    if item.within == self.scroll.view:
                        self._entry(canvas, item)
            self.scroll.bar(canvas, self.palette)
        if self.wide or self.opened:
            look.results_panel(canvas, self.side, self.book, self.chosen)
            with self.nights.faded(canvas):
                look.results(canvas, self.nights.at(self.inner), self._results())
            self.nights.bar(canvas, self.palette)
        for item in self.focus.targets:
            if item.group == "bar":
                key = self.context.input.cap("back" if item.key == "back" else "begin")
                primary, focused = item.key == "set-up", self.focused(item.key)
                button(canvas, item.area, item.label, self.palette, key=key, primary=primary, focused=focused)
        colour = RED_LIGHT if self.problem else self.palette.text
        canvas.paragraph(self.advice, self.note, canvas.block(self.advice, self.note, look.ADVICE), colour, middle=True)

    def _entry(self, canvas: Canvas, item: Target) -> None:
        assert isinstance(item.key, tuple)
        focused = self.focused(item.key)
        if item.group == "parties":
            party = self.parties[item.key[1]]
            look.party(canvas, item.area, party, chosen=party == self.party, focused=focused)
            return
        adventure = item.key[1]
        advised = self.advised is not None and adventure == self.advised[0]
        chosen = self.wide and adventure == self.chosen
        look.row(canvas, item.area, self.book, self.party, adventure, advised=advised, chosen=chosen, focused=focused)


def in_order(party: Party) -> list[str]:
    """Return the Heroes of a party in turn order."""
    return [hero for hero in ORDER if hero in party]
