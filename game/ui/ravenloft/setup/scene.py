"""The setup page: adventure, Heroes and who plays them, Power cards, difficulty, seed."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import pygame

from game.match import PERSON, Match
from game.rules import GAMES
from game.rules.engine.rules import OptionsError
from game.rules.ravenloft.adventures.campaign import FILE, Ledger, Result
from game.rules.ravenloft.setup import ORDER, POWER_COUNTS
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES, POWERS
from game.storage import paths, results
from game.text import name, option_error_text, say, use
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.theme import RAVENLOFT
from game.ui.input.actions import input_action
from game.ui.ravenloft import how_to_play
from game.ui.ravenloft.setup import adventure_panels, layout, odds, painter
from game.ui.ravenloft.setup.past_results import PastResults
from game.ui.ravenloft.setup.regions import HOME, SEGMENTS, SetupLayout
from game.ui.ravenloft.tutorial import scene as tutorial
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation, Push
from game.ui.screens.setup.seed import SeedScreen
from game.ui.widgets.focus import Target
from game.ui.widgets.layout import NOWHERE, Scroll


class SetupScene(SeedScreen):
    """The choices of one match. `who` holds for each Hero HOME, PERSON, or the level of an agent."""

    name = "setup"
    palette = RAVENLOFT
    quiet = frozenset({"faces"})  # the button below a portrait does the same

    def __init__(self, context: AppContext, *, journey: tuple[str, Sequence[str], int] | None = None) -> None:
        super().__init__(context)
        use(game="ravenloft")
        self.adventure = next(iter(ADVENTURES))
        self.levels = [HOME, PERSON, *GAMES["ravenloft"].agents]
        self.who = dict.fromkeys(ORDER, HOME)
        self.chosen: dict[str, str | int] = dict(odds.PRINTED)
        self.segments = SEGMENTS
        self.memory = PastResults(paths.replays())
        self.book = Ledger(*results.load(paths.results(FILE), Result))
        self.scroll = Scroll()
        self.scrolls = [self.scroll]
        self.card = ""
        self.message = ""
        self.newcomer = how_to_play.due(context.settings)
        self.plan = SetupLayout(NOWHERE, NOWHERE, NOWHERE)
        self.pick(self.adventure)
        if journey is not None:
            self.take_up(*journey)

    # ------------------------------------------------------------------ choices

    def pick(self, adventure: str) -> Navigation | None:
        """Choose an adventure; adjust the number of Heroes to it."""
        self.adventure, self.message = adventure, ""
        least, most = min(ADVENTURES[adventure].heroes), max(ADVENTURES[adventure].heroes)
        going = self.party()
        for hero in going[most:]:
            self.who[hero] = HOME
        for hero in ORDER:
            if len(self.party()) < least and self.who[hero] == HOME:
                self.who[hero] = PERSON
        return None

    def party(self) -> list[str]:
        """Return the chosen Heroes in turn order."""
        return [hero for hero in ORDER if self.who[hero] != HOME]

    @property
    def alone(self) -> bool:
        """Whether the adventure is for a single Hero."""
        return max(ADVENTURES[self.adventure].heroes) == 1

    def holders_for(self, hero: str) -> Sequence[str]:
        """Return who can play a Hero; the single Hero of an adventure cannot stay at home."""
        return self.levels[1:] if self.alone and self.who[hero] != HOME else self.levels

    def seat_called(self, hero: str) -> str:
        """Return a Hero's name."""
        return name(hero)

    def holder_words(self, level: str) -> str:
        """Return the words for a holder, including "at home"."""
        return say("ui-at-home") if level == HOME else super().holder_words(level)

    def give(self, hero: str, level: str) -> None:
        """Set who plays a Hero. In an adventure for one, the Hero replaces the other."""
        self.message = ""
        if self.alone and level != HOME:
            for other in self.party():
                self.who[other] = HOME
        self.who[hero] = level

    def invite(self, hero: str) -> Navigation | None:
        """Add a Hero to the party or remove it (a click on its portrait); in an adventure for one, replace the other."""
        if self.who[hero] == HOME:
            going = self.party() if self.alone else []
            self.give(hero, self.who[going[0]] if going else PERSON)
        elif not self.alone:
            self.give(hero, HOME)
        return None

    def choose_holder(self, hero: str) -> Navigation | None:
        """Add a Hero to the party; for one in the party, open the list of holders."""
        return self.invite(hero) if self.who[hero] == HOME else self.ask_holder(hero)

    def set(self, what: str, value: str | int) -> Navigation | None:
        """Choose a value of an option group."""
        self.chosen[what] = value
        return None

    def problem(self) -> str:
        """Return why the match cannot begin; "" if it can."""
        allowed = ADVENTURES[self.adventure].heroes
        if len(self.party()) not in allowed:
            return say("ui-heroes-needed", least=min(allowed), most=max(allowed), now=len(self.party()))
        return "" if self.seed else say("ui-seed-needed")

    def begin(self) -> Navigation | None:
        """Create the match and open the table."""
        self.message = self.problem()
        if self.message:
            return None
        options = {"adventure": self.adventure, "heroes": ",".join(self.party()), **self.chosen}
        seats = {seat: self.who[hero] for seat, hero in enumerate(self.party())}
        try:
            match = Match.new("ravenloft", seed=int(self.seed), options=options, seats=seats)
        except OptionsError as error:
            self.message = option_error_text(error)
            return None
        return Goto("table", match, explain=PERSON in seats.values() and how_to_play.due(self.context.settings))

    def ledger(self) -> Navigation | None:
        """Open the campaign ledger at the chosen Heroes."""
        return Push("ravenloft/campaign", self.party())

    def resumed(self, result: Any) -> Navigation | None:
        """Take over the choice made in the campaign ledger, if there is one."""
        if result is not None:
            self.take_up(*result)
        return None

    def take_up(self, adventure: str, heroes: Sequence[str], surges: int = 0) -> None:
        """Choose an adventure and its Heroes; current holders stay, other Heroes get human players."""
        for hero in ORDER:
            self.who[hero] = HOME if hero not in heroes else PERSON if self.who[hero] == HOME else self.who[hero]
        self.pick(adventure)
        if surges in SEGMENTS["surges"]:
            self.set("surges", surges)
        self.dirty = True

    def start_tutorial(self) -> Navigation | None:
        """Start the tutorial match."""
        self.context.agent_worker.cancel()
        return Goto("table", tutorial.new_match())

    def read(self, card: str) -> Navigation | None:
        """Show a Power card."""
        self.card = card
        return None

    def back(self) -> Navigation | None:
        """Close the card, stop typing, or return to the menu."""
        if self.card or self.entry is not None:
            self.card, self.entry = "", None
            return None
        return Goto("menu", "ravenloft")

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> Navigation | None:
        """Close an open card with any key or click."""
        if self.card and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.card, self.dirty = "", True
            return None
        return super().handle(event)

    def update(self, dt: float) -> Navigation | None:
        """Read the results of one more replay."""
        self.dirty = self.memory.read() or self.dirty
        return super().update(dt)

    def quoted(self) -> str:
        """Return the rulebook page of the focused Hero or Power card, else of the chosen adventure."""
        match self.focus.current:
            case ("adventure" | "hero" | "power", str(card)):
                return f"card:{card}"
        return f"card:{self.adventure}"

    def page_of_evening(self) -> str:
        """Return the rulebook page of the chosen adventure."""
        return f"card:{self.adventure}"

    def about(self) -> Navigation | None:
        """Open the rulebook at the chosen adventure."""
        return self.rulebook(self.page_of_evening())

    def key(self, event: pygame.event.Event) -> Navigation | None:
        """Open the ledger, or begin (also with the Start button of a gamepad)."""
        if input_action(event) == "log":
            return self.ledger()
        return self.begin() if input_action(event) in ("begin", "menu") else None

    def first_focus(self) -> object:
        """Focus the button that begins the match; for a newcomer that of the tutorial."""
        return "guided" if self.plan.guided.h and self.newcomer else "begin"

    # ------------------------------------------------------------------ targets

    def powers_of(self, hero: str) -> list[str]:
        """Return the Power cards on a Hero's panel: the suggested ones, or all that it can choose from."""
        row = HEROES[hero]
        if self.chosen["powers"] == "suggested":
            return [*row.automatic, *row.suggested]
        return [card.id for card in POWERS.values() if card.hero == hero]

    def note(self, what: str) -> str:
        """Return the note of an option group."""
        if what == "powers":
            counts = {kind.replace("-", ""): number_of for kind, number_of in POWER_COUNTS.items()}
            return say(f"ui-powers-{self.chosen['powers']}-note", **counts)
        return {"surges": say("ui-surges-note"), "treasures": say("ui-treasures-note"), "seed": say("ui-seed-note")}[what]

    @staticmethod
    def value(what: str, value: str | int) -> str:
        """Return the label of a value."""
        return say(f"ui-powers-{value}") if what == "powers" else str(value)

    def targets(self, canvas: Canvas) -> Sequence[Target]:
        """Return all targets of the page, or those of the open dialog."""
        if self.dialog is not None:
            return self.dialog.targets(canvas)
        self.plan = plan = layout.make_layout(self, canvas, lambda c, a: adventure_panels.story(self, c, a))
        made = [
            Target(("adventure", adventure), area, partial(self.pick, adventure), "adventures", name(adventure))
            for adventure, area in plan.rows.items()
        ]
        if plan.guided.h:
            made.insert(0, Target("guided", plan.guided, self.start_tutorial, "adventures", layout.tutorial_label(self)))
        made.append(Target("ledger", plan.ledger, self.ledger, "adventures", say("ui-campaign-title")))
        made.append(Target("rules", plan.rules, self.about, "adventure", say("ui-setup-rules")))
        for hero, area in plan.heroes.items():
            made += self._hero_targets(canvas, hero, area)
        chosen = self._segment_targets(canvas)
        begin = Target("begin", plan.begin, self.begin, "segments", say("ui-begin"))
        if plan.wide:
            return [*self.scroll.items(made, self.focus, self.pointer), *chosen, begin]
        return [*self.scroll.items([*made, *chosen], self.focus, self.pointer), begin]

    def _hero_targets(self, canvas: Canvas, hero: str, area: Area) -> list[Target]:
        plan = self.plan
        top = area.y + layout.holder(canvas, numbers=plan.numbers)
        holder = Area(area.x + 10, top, area.w - 20, layout.holder_high(canvas))
        face = Area(area.x + 8, area.y + 8, area.w - 16, top - area.y - 14)
        made = [
            Target(("hero", hero), face, partial(self.invite, hero), "faces", name(hero)),
            Target(("who", hero), holder, partial(self.choose_holder, hero), "heroes", name(hero)),
        ]
        y = area.y + layout.top(canvas, numbers=plan.numbers)
        for place, card in enumerate(self.powers_of(hero)):
            spot = Area(area.x + 8, y + place * plan.row, area.w - 16, plan.row - 1)
            made.append(Target(("power", card), spot, partial(self.read, card), "powers", name(card)))
        return made

    def _segment_targets(self, canvas: Canvas) -> list[Target]:
        made: list[Target] = []
        high, head = layout.value_high(canvas), canvas.high(20) + 6
        for what in self.segments:
            area = self.plan.segments[what]
            x = area.x
            for value, wide in layout.value_sizes(self, canvas, what):
                spot = Area(x, area.y + head, wide - 4, high)
                made.append(Target((what, value), spot, partial(self.set, what, value), "segments", self.value(what, value)))
                x += wide
        area, wide = self.plan.segments["seed"], layout.seed_wide(canvas)
        made.append(Target("seed", Area(area.x, area.y + head, wide, high), self.type_seed, "segments", self.seed))
        made.append(Target("lot", Area(area.x + wide + 8, area.y + head, 52, high), self.lot, "segments", say("ui-new-seed")))
        return made

    def report(self) -> None:
        """Write the targets, the adventure and the holders to the trace."""
        self.context.trace(self.name, self.focus, adventure=self.adventure, holders=self.who)

    def paint(self, canvas: Canvas) -> None:
        """Paint the page and the seed entry."""
        if self.dialog is not None:
            self.dialog.paint(canvas)
            return
        self.settle_seed(canvas)
        painter.paint(self, canvas)
        self.paint_seed(canvas)
