"""The table of Dungeonville: what the game shows of a match, and what it keeps of a half-made choice."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.match import Match
from game.match.trace import EventSnapshot
from game.rules.dungeonville.choice import Claim, Order, Press
from game.rules.dungeonville.state import COLOURS
from game.rules.engine.script import Choice, Done
from game.rules.engine.secret import Seat
from game.text import name, say
from game.ui.draw.canvas import Area, Canvas
from game.ui.draw.repaint import Sprite
from game.ui.dungeonville import choreography, climaxes, counts, guides, targets as marks
from game.ui.dungeonville.deductions import DeductionDialog
from game.ui.dungeonville.dialogs import ClaimDialog, DealDialog, pause_dialog
from game.ui.dungeonville.evidence import fold_visits
from game.ui.dungeonville.facts.inspector import Inspector
from game.ui.dungeonville.layout import Layout, PanelRequest, table_layout
from game.ui.dungeonville.panels import log, moment, places, prompt, wizards
from game.ui.dungeonville.panels.payment import payment_loss
from game.ui.dungeonville.panels.sprites import Lights
from game.ui.dungeonville.panels.stage import recap_aloud, stage_layer
from game.ui.dungeonville.shortcuts import Refrain, needless_answer
from game.ui.dungeonville.sound import TownShown, table_sounds
from game.ui.dungeonville.targets import TOOL_ACTIONS, TOOLS, all_targets, key_of
from game.ui.dungeonville.town import DungeonvilleClient, OptionMap, Town, front_seat, group_options, has_goal
from game.ui.input.actions import input_action
from game.ui.scene.context import AppContext
from game.ui.sound.adapter import SoundAdapter
from game.ui.table.acts import Act, Answer, Doing, Focus, Open, Tell
from game.ui.table.compositor import Layer
from game.ui.table.director import Clip, Director
from game.ui.table.facts import TableFacts
from game.ui.table.game_table import GameTable
from game.ui.table.handover import SECRETS_ACTION
from game.ui.widgets.dialog import Dialog
from game.ui.widgets.focus import Target

GROUPS = ("town", "mouths", "party", "house", "answers")
"""The groups of targets in the order of the number keys."""
TURNS = {"page-up": -1, "page-down": 1}
"""The keys that open the next panel of a folded table."""
SPECTATOR_TOOLS = ("log", "aid", "deeds")
"""The tools that change nothing."""


class DungeonvilleTable(GameTable):
    """The table of Dungeonville.

    With `revealed` everything is face up, from a `viewpoint` it is as one seat saw it: the match is over. `only` are the tools that a
    scene around the table allows.
    """

    tools, climaxes, guides = TOOLS, climaxes.CLIMAXES, guides.GUIDES
    open_to_all = frozenset({"menu", *SPECTATOR_TOOLS})
    aliases: ClassVar[Mapping[str, str]] = {action: tool for tool, action in TOOL_ACTIONS.items()}
    folds: ClassVar = {
        "duel": (counts.fold_duel, None), "tally": (counts.fold_tally, counts.Tally()), "deaths": (counts.fold_deaths, counts.DeathLog()),
        "visits": (fold_visits, ()),
    }  # fmt: skip
    log_style = log.STYLE
    after, think, prepares, background = 1200.0, 450.0, True, "dungeonville/table"

    def __init__(
        self, context: AppContext, match: Match, *, deal: bool = False, revealed: bool = False, viewpoint: Seat | None = None,
        only: Sequence[str] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(context, match)
        self.revealed, self.viewpoint, self.only = revealed, viewpoint, only
        self.deals = deal and match.turn == 0
        self.options = OptionMap()
        self.picks, self.panel = tuple[str, ...](), ""
        self.by_hand, self.listed = False, ""
        self.refrain, self.skipped = Refrain(), -1
        self.shown = choreography.Shown()
        self.place: Layout | None = None
        self.canvas: Canvas | None = None
        self.inspector = Inspector(self.at, context.input)
        self.lights = Lights()

    def client(self, held: frozenset[int] | None) -> DungeonvilleClient:
        """The conversation, in which every wizard has secrets."""
        return DungeonvilleClient(self.context, self.match, held=held, revealed=self.revealed, viewpoint=self.viewpoint)

    def at(self, facts: TableFacts) -> Town:
        """The table with the facts of a moment, as it was laid out last."""
        assert self.place is not None, "nothing has been laid out yet"
        cap = self.context.input.cap
        town = Town(
            facts, self.place, self.options, self.picks, self.by_hand, self.listed, self.shown.continue_label, self.shown.in_recap,
            take_key=cap("take"), secrets_key=cap(SECRETS_ACTION),
        )  # fmt: skip
        if (seat := town.secrets) is None:
            return town
        own = facts.sole == seat or facts.revealed  # a pending animation must not show early
        return replace(town, secret_view=facts.state if own else self.match.view(seat).state)

    # ------------------------------------------------------------------ what is shown

    def begin_decision(self, facts: TableFacts) -> Act:
        """Group the answers to the open question."""
        self.picks, self.panel, self.by_hand, self.listed = (), "", False, ""
        self.options = group_options(facts.state, facts.seat, facts.options)
        self.inspector.close()
        answer = needless_answer(facts, self.refrain, self.skipped)
        if answer is not None:
            self.skipped = facts.turn
        return None if answer is None else Answer(answer)

    def first_focus(self, facts: TableFacts) -> Hashable:
        """The default answer, else one on the table, else a button."""
        return self.options.first_key(self.default(facts))

    def default(self, facts: TableFacts) -> Choice | None:
        """The claim of a victory that is certain, else the default answer of the rules, a complete lineup, or done."""
        if Claim() in facts.options and has_goal(facts):
            return Claim()
        usual = None if facts.decision is None else facts.decision.default
        if isinstance(usual, Choice) and usual in facts.options:
            return usual
        return self.options.lineup(self.picks) or super().default(facts)

    def loss(self, facts: TableFacts, choice: Choice) -> str:
        """The items that a payment would burn, and the gold that it would waste."""
        return "" if facts.seat is None else payment_loss(facts.state, facts.seat, choice)

    def hint_label(self, facts: TableFacts, choice: Choice) -> str:
        """The name of an answer; where several persons play, for the wizard who is asked."""
        words, asked = super().hint_label(facts, choice), facts.asked
        return words if facts.sole is not None or asked is None else say("ui-dv-to", seat=name(COLOURS[asked]), words=words)

    def clips(self, director: Director, moments: Sequence[EventSnapshot]) -> list[Clip]:
        """The clips of the Events of an answer."""
        self.picks = ()
        client, history = director.client, self.match.history
        pressed = bool(history) and isinstance(history[-1].action.choice, Press)
        front = lambda: front_seat(director.state, None, client.sole_seat, director.event, client.awaited)  # noqa: E731
        where = choreography.Stage(director, self.shown, client.person_seats, client.sole_seat, front)
        return choreography.clips(where, moments, pressed=pressed)

    def notice(self, facts: TableFacts) -> str:
        """A sentence, or the recap of a round."""
        recap = self.shown.in_recap
        return recap_aloud(facts.caption, facts.folds["tally"], len(facts.state.wizards)) if recap else facts.caption

    def aloud(self, facts: TableFacts) -> str:
        """The description of the thing whose tooltip is open."""
        return "" if self.inspector.open is None else self.at(facts).describe(self.inspector.open.thing).aloud

    def quoted(self, facts: TableFacts) -> str:
        """The first rule of the thing whose tooltip is open."""
        return next(iter(self.at(facts).describe(self.inspector.open.thing).rules), "") if self.inspector.open is not None else ""

    def hinted(self, facts: TableFacts, choice: Choice, targets: Sequence[Target]) -> Act:
        """Lay the fighters that are recommended: lineups are picked behind the curtain."""
        if isinstance(choice, Order):
            self.picks = tuple(choice.fighters)
            return Focus(("button", 0))
        return super().hinted(facts, choice, targets)

    def update(self, facts: TableFacts, dt: float) -> bool:
        """Let the lights flicker, and tooltips open and close."""
        self.lights.update(dt, still=not self.context.settings.wavers)
        return self.place is not None and self.inspector.update(self.at(facts), dt)

    def opening(self, facts: TableFacts) -> Act:
        """Show every person here the own deed before the match begins (DV-013)."""
        deals, self.deals = self.deals and bool(facts.persons), False
        return Open(DealDialog) if deals else None

    # ------------------------------------------------------------------ targets and input

    def layout(self, canvas: Canvas, facts: TableFacts) -> None:
        """Lay out the regions."""
        self.canvas, count, tools = canvas, len(facts.state.wizards), len(self.tools_of(facts))
        if self.place is None:
            self.place = table_layout(canvas, count, PanelRequest())
        request = marks.panel_request(self.at(facts), self.panel, secrets_held=facts.secrets_held, tools=tools)
        self.place = table_layout(canvas, count, request)

    def targets(self, canvas: Canvas, facts: TableFacts) -> Sequence[Target]:
        """Legal answers, refusals, tools and tabs."""
        return all_targets(self.at(facts), canvas, self.tools_of(facts))

    def tools_of(self, facts: TableFacts) -> tuple[str, ...]:
        """The tools; a spectator has few, and there is nothing to deduce where everything is face up."""
        return tuple(what for what in super().tools_of(facts) if what != "deeds" or self.only is None or not self.revealed)

    def numbered(self, facts: TableFacts, targets: Sequence[Target]) -> list[Target]:
        """Targets on the table first, then buttons."""
        return [item for group in GROUPS for item in targets if item.group == group]

    def handle(self, event: pygame.event.Event, facts: TableFacts, targets: Sequence[Target]) -> tuple[bool, Doing]:
        """Tooltips and the keys of the inspector; who plays alone does not need the key for secrets: it opens the inspector, too."""
        if self.canvas is None:
            return False, None
        town = self.at(facts)
        if event.type == pygame.MOUSEMOTION:
            return self.inspector.moved(town, self.canvas, targets, self.context.point(event.pos)), None
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self.inspector.pressed(town, self.canvas, targets, event, self.context.point(event.pos))
        if event.type == pygame.KEYDOWN:
            what = input_action(event)
            if what not in ("rulebook", "aid", SECRETS_ACTION):
                self.inspector.close()
            if what == SECRETS_ACTION and facts.sole is not None:
                return True, self.look_around(facts)
            if what in TURNS and town.layout.tabs and not facts.busy:
                self.panel = marks.next_panel(town, self.panel, TURNS[what])
                return True, None
        return False, None

    def chosen(self, facts: TableFacts, what: str, which: Hashable) -> Doing:
        """Open a panel, pick a fighter or take it back, pay by hand, or open a list of answers."""
        if what == "panel":
            self.panel = str(which)
        elif what == "by-hand":
            self.by_hand = not self.by_hand
            return Tell(say("ui-dv-by-hand-told", on=self.by_hand), good=True)
        elif what == "refrain":
            self.refrain = Refrain(facts.state.round, facts.turn)
            return Answer(Done())
        elif what == "list":
            self.listed = "" if self.listed == which else str(which)
            return Focus(("swap", 0)) if self.listed == "swap" else None
        else:
            self.picks = self.options.picked(self.picks, str(which))
            return Focus(("button", 0)) if self.options.lineup(self.picks) is not None else None
        return None

    def back(self, facts: TableFacts) -> tuple[bool, Doing]:
        """Close an open list, else take back the last picked fighter."""
        if self.listed:
            self.listed = ""
            return True, Focus(self.first_focus(facts))
        used, self.picks = bool(self.picks), self.picks[:-1]
        return used, None

    def commands(self, facts: TableFacts) -> Mapping[str, Doing]:
        """The inspector and the deductions, and for persons the claim of victory."""
        own: dict[str, Doing] = {"aid": lambda: self.look_around(facts), "deeds": Open(DeductionDialog)}
        return {**own, "claim": Open(ClaimDialog) if facts.decision is not None else None} if facts.persons else own

    def look_around(self, facts: TableFacts) -> Doing:
        """Inspect the table by keys, beginning at the thing in focus."""

        def paint(canvas: Canvas, below: Sequence[Target]) -> None:
            for layer in self.layers(canvas, replace(facts, focus=None), below):
                layer.draw(canvas)

        return self.inspector.look_around(facts.focus, paint)

    def pause_dialog(self, host: Any) -> Dialog:
        """The pause dialog over the table."""
        return pause_dialog(host)

    # ------------------------------------------------------------------ painting and sound

    def layers(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target]) -> Sequence[Layer]:
        """The open panels, the marks of the targets, and the tooltip."""
        town, closed = self.at(facts), self.at(facts).layout.closed
        open_ = {"party": wizards.party_layer, "secret": places.secret_layer, "stage": stage_layer}
        found = [*wizards.wizard_layers(town), *places.place_layers(town), prompt.prompt_layer(town, canvas)]
        found += [make(town) for panel, make in open_.items() if panel not in closed]
        found += [moment.moment_layer(town, targets)] if "moment" not in closed else []
        found += [log.log_layer(town)] if town.layout.log.w else []
        cap = self.context.input.cap
        caps = {what: key_of(self.context.input, what, alone=facts.sole is not None) for what in self.tools_of(facts)}
        caps |= {"take": cap("take"), "usual": cap("usual")}
        tip = self.inspector.layer(town, canvas, targets)
        return [*found, *marks.mark_layers(town, canvas, targets, caps), *([tip] if tip is not None else [])]

    def lesson_area(self, canvas: Canvas, facts: TableFacts, targets: Sequence[Target], points: str) -> Area | None:
        """A panel, or what targets show."""
        return marks.lesson_panel(self.at(facts), points) or super().lesson_area(canvas, facts, targets, points)

    def sprites(self, canvas: Canvas, facts: TableFacts, *, fresh: bool) -> Sequence[list[Sprite]]:
        """The lights, and above them what the current Event moves."""
        if self.place is None:
            return ()
        lights, motion = self.lights.sprites(canvas, self.place, facts.state), self.shown.motion
        if motion is None:
            return lights, []
        motion.painted = motion.painted or (fresh and motion.settled)
        return lights, motion.sprites(canvas, self.place)

    def curtain(self, canvas: Canvas, facts: TableFacts) -> None:
        """Paint the curtain before a question for one person alone."""
        places.paint_curtain(canvas, canvas.room, facts.asked or 0, facts.curtain_share, self.context.input.cap("usual"))

    def sounds(self, facts: Callable[[], TableFacts]) -> SoundAdapter[TownShown]:
        """The sounds of the table."""
        return table_sounds(self.context, self.match, facts, lambda: self.place)
