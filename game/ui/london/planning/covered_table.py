"""The planning table with the pages that cover it, and the question before a plan with free hours is agreed."""

from functools import partial

from game.match import PERSON, Match
from game.rules.engine.secret import Seat
from game.rules.london import event as events
from game.rules.london.state import State
from game.ui.london.panels.story_page import StoryPage, story_page_of
from game.ui.london.planning import layers
from game.ui.london.planning.agree_dialog import AgreeDialog
from game.ui.london.planning.cover_pages import OPENING, PAUSED, READY, CoverProps
from game.ui.london.planning.device_input import DeviceInput
from game.ui.london.planning.gestures import Gestures
from game.ui.london.planning.pointers import KEYS, MOUSE, Pointer, Pointers
from game.ui.london.planning.session import PlanningClient, PlanningSession
from game.ui.london.signed_table import SignedTable
from game.ui.scene.context import AppContext
from game.ui.scene.navigation import Goto, Navigation
from game.ui.table.acts import Act, Doing, Open
from game.ui.table.facts import TableFacts


class CoveredTable(SignedTable):
    """A planning phase at this screen. `cover` is the page that hides the board, "" while the planning runs; `device` was used last."""

    def __init__(self, context: AppContext, match: Match) -> None:
        super().__init__(context, match)
        self.device, self.cover = KEYS, ""

    def client(self, held: frozenset[Seat] | None) -> PlanningClient:
        """The conversation about the planning, with its session and pointers."""
        self.session = PlanningSession(self.context, self.match, held)
        self.session.notify = self.notify
        persons = [seat for seat, level in self.match.holders.items() if level == PERSON and (held is None or seat in held)]
        self.pointers = Pointers(persons, self.context.input.claims)
        self.gestures = Gestures(self.session, self.pointers)
        self.devices = DeviceInput(self.gestures, self.context.point, self.agree)
        if held is None:
            self.cover = PAUSED if self.t.phase == "planning" else OPENING if self.match.turn == 0 else READY
        return self.session.client

    @property
    def t(self) -> State:
        """The state as all seats may see it."""
        return self.session.t

    @property
    def opening_page(self) -> StoryPage | None:
        """The first page of the story, while it is shown."""
        return story_page_of(self.t, events.ChapterBegan(self.t.chapter, 0)) if self.cover == OPENING else None

    @property
    def runs(self) -> bool:
        """Whether persons or agents plan now, as far as no dialog is open."""
        return not (self.cover or self.session.is_over or self.session.held is not None)

    # ------------------------------------------------------------------ the pages over the board

    def begin_decision(self, facts: TableFacts) -> Act:
        """Without persons the planning begins at once."""
        if self.cover and not self.pointers.persons:
            self.go_on()
        return None

    def go_on(self) -> Navigation | None:
        """Close the page and start the clock. Before the planning this begins it, after it this begins the day. Several persons take their seats first."""
        if self.session.is_over:
            return Goto("table", self.match, held=self.session.held)
        self.cover = READY if self.cover == OPENING and len(self.pointers.persons) > 1 else ""
        if not self.cover:
            self.session.begin()
        return None

    def interrupted(self) -> None:
        """Stop the clock and cover the board."""
        if self.cover not in (READY, OPENING) and not self.session.is_over and self.session.held is None:
            self.match.stopwatch.pause()
            self.cover = PAUSED
            self.context.autosave(self.match)
        for pointer in self.pointers.by_device.values():
            pointer.let_go()

    def first_focus(self, facts: TableFacts) -> object:
        """The button that goes on, on a page."""
        return "go-on" if self.cover else None

    def aloud(self, facts: TableFacts) -> str:
        """The first page of the story."""
        return "\n".join(self.opening_page.texts) if self.opening_page is not None else ""

    def mouse(self, facts: TableFacts) -> tuple[float, float]:
        """The position of the mouse's own pointer."""
        found = self.pointers.by_device.get(MOUSE)
        return found.position if found is not None else facts.pointer

    def cover_props(self, facts: TableFacts) -> CoverProps:
        """The page; while a lesson waits, only the lesson has a button."""
        props = layers.cover_props(self.session, self.pointers, self.cover, self.opening_page, facts.focus)
        return props._replace(waits=facts.lesson is not None and facts.lesson.waits)

    def agree(self, pointer: Pointer) -> Doing:
        """Agree to the plan, or take that back; a person who plans alone is asked once more while hours are free."""
        free = self.session.free_hours(pointer.seat)
        ready = self.t.people[pointer.seat].ready
        if ready or not free or len(self.pointers.persons) > 1 or not self.context.settings.confirm:
            self.gestures.toggle_agreement(pointer)
            return None
        return Open(lambda host: AgreeDialog(host, free, self.go_on, partial(self.gestures.toggle_agreement, pointer)))
