"""The League's score sheet: all finished stories, filtered by story and by rules, with the records."""

from collections.abc import Sequence
from functools import partial

from game.match.record import SaveError
from game.rules.london import league
from game.rules.london.league import Result, Sheet, Variant
from game.storage import paths, results
from game.text import error_text, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import LONDON, RED_LIGHT
from game.ui.london.league import painter
from game.ui.london.result.facts import variant_brief
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Back, Navigation
from game.ui.screens.match_list import ListPage
from game.ui.widgets.controls import button, button_size
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import Scroll, depth, flow, off_bottom, off_left, off_top, rows

WIDE = 1320.0
"""The width, for text of nominal size, from which the records are beside the list."""


class LeagueScene(ListPage):
    """The score sheet. `chosen` is the result in focus at first, by default the newest."""

    name = "league"
    palette = LONDON
    bed = "london"

    def __init__(self, context: AppContext, chosen: Result | None = None) -> None:
        super().__init__(context)
        use(game="london")
        self.problem = ""
        file = paths.results(league.FILE)
        try:
            self.sheet = Sheet(results.read(file, Result).results)
        except SaveError as error:
            self.sheet, self.problem = Sheet(), error_text(error)
        lost = results.set_aside(file)
        if lost and not self.problem:
            self.problem = say("ui-ld-league-kept", file=str(lost[0]))
        self.bests = painter.best_results(self.sheet)
        self.story, self.variant = "", None
        self.scroll = Scroll()
        self.wide = True
        self.chosen = chosen
        self.apply_filters()
        if chosen in self.listed:
            self.focus.current = ("result", self.listed.index(chosen))

    variant: Variant | None

    def apply_filters(self) -> None:
        """List the results that match the filters, the newest first."""
        self.listed = self.sheet.some(self.story, self.variant)[::-1]
        if self.chosen not in self.listed:
            self.chosen = self.listed[0] if self.listed else None
        self.scroll.top, self.dirty = 0.0, True

    # ------------------------------------------------------------------ commands

    def show_story(self, story: str) -> Navigation | None:
        """Filter by a story, or remove this filter."""
        self.story = "" if story == self.story else story
        self.apply_filters()
        return None

    def show_rules(self, variant: Variant | None) -> Navigation | None:
        """Filter by rules, None for all."""
        self.variant = variant
        self.apply_filters()
        return None

    def choose(self, place: int) -> Navigation | None:
        """Show a result in full."""
        self.chosen = self.listed[place]
        return None

    def back(self) -> Navigation | None:
        """Close the score sheet."""
        return Back()

    def follow(self) -> None:
        """Choose the result in focus."""
        current = self.focus.current
        if isinstance(current, tuple) and current[0] == "result" and current[1] < len(self.listed):
            self.chosen = self.listed[current[1]]

    # ------------------------------------------------------------------ targets

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """The targets: the filters, the stories with their records, the results, the way back."""
        room = canvas.room.inset(24, 18)
        self.wide = room.w / canvas.stretch >= WIDE
        self.head, rest = off_top(room, canvas.high(42, "title"), 8)
        wide, high = button_size(canvas, say("ui-back"), key=self.context.input.cap("back"))
        made: list[Target] = []
        if self.wide:
            side, rest = off_left(rest, max(520.0, rest.w * 0.34), 18)
            foot, side = off_bottom(side, high, 12)
            made += self._records(canvas, side)
            rules = self._rules(canvas, rest)
            made += rules
            rest = off_top(rest, depth(rest, [item.area for item in rules]), 12)[1] if rules else rest
        else:
            foot, rest = off_bottom(rest, high, 10)
        self.page, self.note = rest, foot._replace(x=foot.x + wide + 16, w=foot.w - wide - 16)
        made += self._lines(canvas, self.page.inset(16, 14))
        made.append(Target("back", Area(foot.x, foot.y, wide, high), self.back, "bar", say("ui-back")))
        return made

    def _records(self, canvas: Canvas, side: Area) -> list[Target]:
        """A target for each story. The result in full is below them."""
        each = painter.record_height(canvas)
        count = len(league.stories())
        self.detail, upper = off_bottom(side, max(painter.detail_height(canvas, side.w), side.h - count * (each + 10) * 1.15), 12)
        plates = rows(upper, count, 10)
        return [
            Target(("story", story), plate, partial(self.show_story, story), "stories", story)
            for story, plate in zip(league.stories(), plates, strict=True)
        ]

    def _stories(self, canvas: Canvas, area: Area) -> list[Target]:
        """The stories as buttons in a row, in a window without room for records."""
        words = [say("ui-ld-league-short", story=story) for story in league.stories()]
        sizes = [button_size(canvas, one, size=21) for one in words]
        return [
            Target(("story", story), plate, partial(self.show_story, story), "stories", one)
            for story, one, plate in zip(league.stories(), words, flow(area, sizes, 8), strict=True)
        ]

    def _rules(self, canvas: Canvas, area: Area) -> list[Target]:
        """A button for each set of rules if there are several."""
        variants: list[Variant | None] = [None, *self.sheet.variants()]
        if len(variants) < 3:
            return []
        words = [say("ui-ld-league-any") if one is None else variant_brief(one) for one in variants]
        sizes = [button_size(canvas, one, size=20, room=area.w) for one in words]
        return [
            Target(("rules", place), plate, partial(self.show_rules, one), "rules", label)
            for place, (one, label, plate) in enumerate(zip(variants, words, flow(area, sizes, 8), strict=True))
        ]

    def _lines(self, canvas: Canvas, view: Area) -> list[Target]:
        """The results. In a narrow window the filters are above them and scroll too."""
        for column in (view, view._replace(w=view.w - self.scroll.BAR - 8)):
            made = self._ledger(canvas, column)
            deep = depth(view, [item.area for item in made])
            if deep <= view.h:
                break
        self.scroll.fit(view, deep)
        self.scrolls = [self.scroll]
        return self.scroll.items(made, self.focus, self.pointer)

    def _ledger(self, canvas: Canvas, column: Area) -> list[Target]:
        made: list[Target] = []
        if not self.wide:
            made = self._stories(canvas, column)
            made += self._rules(canvas, off_top(column, depth(column, [item.area for item in made]), 10)[1])
            column = column._replace(y=column.y + depth(column, [item.area for item in made]) + 10)
        each = painter.row_height(canvas)
        for place, one in enumerate(self.listed):
            row = Area(column.x + 3, column.y + place * each + 2, column.w - 6, each - 2)
            made.append(Target(("result", place), row, partial(self.choose, place), "results", one.story))
        return made

    def default(self) -> object:
        """The newest result, or the way back."""
        return ("result", 0) if self.listed else "back"

    # ------------------------------------------------------------------ painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the list, the records and the result in full."""
        title, count = say("ui-ld-league-title"), say("ui-ld-league-count", count=len(self.listed))
        right = canvas.wide(count, 22) + 30
        size = canvas.fitting(title, 42, self.head.w - (right if self.wide else 0), "title", 0.4)
        canvas.text(title, (self.head.x, self.head.y), size, self.palette.title, face="title")
        if self.wide:
            canvas.text(count, (self.head.x + self.head.w, self.head.y + 14), 22, self.palette.muted, align="right")
        painter.paint_paper(canvas, self.page)
        if not self.listed and self.wide:
            words = say("ui-ld-league-none" if not self.sheet.results else "ui-ld-league-nothing")
            canvas.paragraph(words, self.page.inset(40), 26, painter.BROWN, face="book")
        view = self.scroll.view
        with canvas.clip(view):
            for item in self.focus.targets:
                if item.within == view and view.y - item.area.h < item.area.y < view.y + view.h:
                    (self._paint_row if item.group == "results" else self._paint_button)(canvas, item)
        self.scroll.bar(canvas, self.palette)
        for item in self.focus.targets:
            if item.within is None:
                self._paint_button(canvas, item)
        if self.wide:
            painter.paint_detail(canvas, self.detail, self.chosen)
        if self.problem:
            canvas.paragraph(self.problem, self.note, canvas.block(self.problem, self.note, 19), RED_LIGHT, middle=True)

    def _paint_row(self, canvas: Canvas, item: Target) -> None:
        assert isinstance(item.key, tuple)
        one = self.listed[item.key[1]]
        best = any(one is other for other in self.bests)
        painter.paint_row(
            canvas, item.area, one, best=best, focused=self.focused(item.key), chosen=self.wide and one is self.chosen
        )

    def _paint_button(self, canvas: Canvas, item: Target) -> None:
        focused, palette = self.focused(item.key), self.palette
        if item.group == "stories" and self.wide and isinstance(item.key, tuple):
            story = item.key[1]
            painter.paint_record(canvas, item.area, self.sheet, story, self.variant, focused=focused, chosen=story == self.story)
        elif item.group == "stories" and isinstance(item.key, tuple):
            button(canvas, item.area, item.label, palette, primary=item.key[1] == self.story, focused=focused, size=21)
        elif item.group == "rules" and isinstance(item.key, tuple):
            variant = ([None, *self.sheet.variants()])[item.key[1]]
            button(canvas, item.area, item.label, palette, primary=variant == self.variant, focused=focused, size=20)
        elif item.key == "back":
            button(canvas, item.area, item.label, palette, key=self.context.input.cap("back"), focused=focused)
