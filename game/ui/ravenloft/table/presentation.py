"""What the table of Castle Ravenloft keeps to show a match: the state, the board under its camera, the panels, and the open question."""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import ClassVar

from game.match import PERSON, Match
from game.match.trace import EventSnapshot
from game.rules.engine.script import Action, Choice, Done, IllegalAction
from game.rules.engine.secret import CLOCK, Seat
from game.rules.ravenloft.choice import Spot, Target as TargetChoice, Use
from game.rules.ravenloft.forecasts.reactions import can_help
from game.rules.ravenloft.hero import in_front
from game.rules.ravenloft.phases import exploration
from game.rules.ravenloft.state import State
from game.text import say
from game.ui.ravenloft import board_targets
from game.ui.ravenloft.board_targets import group_options, strikes
from game.ui.ravenloft.choreography.climaxes import CLIMAXES
from game.ui.ravenloft.choreography.clips import make_clips
from game.ui.ravenloft.choreography.director import Director
from game.ui.ravenloft.choreography.shown_state import ShownState, activations_of
from game.ui.ravenloft.facts import cards as words
from game.ui.ravenloft.lesson_areas import PLACES
from game.ui.ravenloft.panels import rail_data, rolls
from game.ui.ravenloft.panels.rolls import Forecast
from game.ui.ravenloft.panels.sides import Sides
from game.ui.ravenloft.table.board_table import BoardTable
from game.ui.ravenloft.table.client import HeroClient, sole_traveller
from game.ui.ravenloft.table_targets import ShownHand
from game.ui.scene.context import AppContext
from game.ui.table.acts import Act, Answer, Doing
from game.ui.table.director import Clip, Director as TableDirector
from game.ui.table.facts import TableFacts
from game.ui.table.match_client import MatchClient
from game.ui.table.tutorial.tutorial import Guide
from game.ui.widgets.focus import Target

GUIDE = Guide(
    "ravenloft", "guide", lambda t, seats: frozenset(t.heroes[seat].id for seat in seats),
    {"triangle": "white", "space": 2, "last": 5, "hit": True, "amount": 1, "left": 9, "reason": ""}, PLACES,
)  # fmt: skip
"""The tutorial: one Hero alone."""


ANY_SQUARE = "prompt-monster-square"
"""The question for a square that seldom matters: Space picks one."""


class Presentation(BoardTable):
    """The presentation of one match, which is played, or with a `script` played from these answers.

    `play` is the conversation with it, `place` the layout. `t` is the visible state that is shown now: it follows the Events and ends at the
    current state of the match. `aimed` is the Monster that was pressed for an attack. `points` is True once the mouse has moved since the question: a mouse at rest points at no figure.
    """

    play: MatchClient
    client_type: ClassVar[type[MatchClient]] = HeroClient
    climaxes = CLIMAXES
    guides = (GUIDE,)

    def __init__(self, context: AppContext, match: Match, script: Sequence[Action] = ()) -> None:
        super().__init__(context, match)
        self.script = script
        self.sides, self.forecast = Sides(), Forecast()
        self.prompting_card = ""
        self.coming: tuple[State | None, rail_data.Told] = (None, {})
        self.points = False
        self.aimed = ""
        self.laid: Sequence[Target] = ()

    def client(self, held: frozenset[Seat] | None) -> MatchClient:
        """The conversation with the match, and what is shown of it at first."""
        self.play = self.client_type(self.context, self.match, self.script, held)
        self.play.reread()
        self.scrolls = list(self.sides.scrolls)
        self.t: State = self.play.view.state
        self.stage = ShownState.of(self.t)
        self.director = Director(
            self.stage, self.play.note, lambda places: self.camera.frame(places, self.place.clear), self.fit_view
        )
        self.director.way = lambda start, goal: words.along(self.play.view.state, start, goal)  # the floor after all animations
        return self.play

    # ------------------------------------------------------------------ the match

    def show_snapshot(self, director: TableDirector, moment: EventSnapshot) -> None:
        """Show the state as it was at a moment, before the Events that follow it."""
        self.t = director.state = self.play.seen(moment)
        director.changed = True
        self.stage.mark_figures(self.t)

    def begin_decision(self, facts: TableFacts) -> Act:
        """Show the current state of the match and its open question, if there is one."""
        self.t = facts.state
        self.stage = self.director.stage = ShownState.of(self.t)
        self.stage.activations = activations_of(self.match.log)
        self.director.rest()
        self.director.last = rolls.of(self.match.log)
        self.points = False
        self.option_map = group_options(facts.options, self.t, facts.seat, self.stage.pieces.__contains__)
        asked = facts.decision is not None and facts.seat is not None
        self.prompting_card = words.prompting_card(facts.decision, self.t, self.match.log) if asked else ""
        self._turn_to_usable(facts)
        self.scroll_to_answers(self.first_focus(facts))
        aimed, self.aimed = TargetChoice(self.aimed), ""
        if aimed in facts.options:
            return Answer(aimed)  # the attack was chosen for its target
        if (alone := sole_traveller(self.t, facts.decision, facts.seat)) is not None:
            return Answer(alone)
        asks = self.context.settings.answers == "always" or can_help(self.t, facts.decision, facts.seat)
        return None if asks else Answer(Done())

    def _turn_to_usable(self, facts: TableFacts) -> None:
        """Turn the hand to the first card that can be used, if all of these are on other pages."""
        hand = self.hand(facts)
        usable = [at for at, card in enumerate(hand.cards) if card in self.option_map.hand]
        if usable and not any(hand.first <= at < hand.first + hand.page[1] for at in usable):
            self.sides.first_card = hand.turned(usable[0]).first

    def aim(self, who: str, facts: TableFacts) -> bool:
        """Offer the attacks that reach a figure, or with "" everything again. Returns whether there are any."""
        asked = facts.options, self.t, facts.seat
        found = strikes(*asked, who) if who else group_options(*asked, self.stage.pieces.__contains__)
        if found is not None:
            self.aimed, self.option_map = who, found
        return found is not None

    def back(self, facts: TableFacts) -> tuple[bool, Doing]:
        """Esc looks away from the Monster that was pressed."""
        return bool(self.aimed) and self.aim("", facts), None

    def clips(self, director: TableDirector, moments: Sequence[EventSnapshot]) -> list[Clip]:
        """The clips of the Events of an answer."""
        events = [one.event for one in moments]
        self.director.roll = None
        self.director.show_snapshot, self.director.play_sound = partial(self.show_snapshot, director), director.hear
        self.context.sounds.expect(self.match.rules.name, events)
        return make_clips(self.director, events, moments)

    def intents(self) -> rail_data.Told:
        """The next actions of the Monsters, worked out once for each state that is shown."""
        if self.coming[0] is not self.t:
            self.coming = (self.t, rail_data.intents(self.t))
        return self.coming[1]

    def shown_seat(self, facts: TableFacts) -> Seat | None:
        """The prompted seat at this screen; during animations the seat whose turn is shown."""
        if not facts.busy:
            return facts.asked
        seat = self.t.turn.hero
        return seat if seat in self.play.held and not self.play.watching else None

    def first_focus(self, facts: TableFacts) -> Hashable:
        """The button of a notice, or the target of an answer."""
        if facts.stopped:
            return ("guide", "on") if facts.lesson is not None and facts.lesson.waits else ("drawn", self.director.card)
        return board_targets.first_key(facts, self.option_map, self.t)

    def label(self, facts: TableFacts, choice: Choice) -> str:
        """The label of an option."""
        if self.aimed and isinstance(choice, Use) and facts.seat is not None:
            promise = words.odds(self.t, facts.seat, choice.card, self.aimed)
            percent, damage = (promise.per_cent, promise.damage) if promise else (0, 0)
            return say("ui-strike", card=choice.card, percent=percent, damage=damage)
        return words.label(self.t, facts.speaker, choice, facts.decision)

    def loss(self, facts: TableFacts, choice: Choice) -> str:
        """A Hero Phase that ends before the Hero has moved and attacked, or with somebody in reach."""
        decision, seat = facts.decision, facts.seat
        if (
            seat is None
            or decision is None
            or decision.prompt != board_targets.HERO_PHASE
            or choice != Done()
            or facts.lesson is not None
        ):
            return ""
        struck = [one.card for one in facts.options if isinstance(one, Use)]
        found = dict.fromkeys(who for card in struck for who in words.reachable(self.t, seat, card))
        if found:
            return say("ui-loss-attack", hero=decision.about["hero"], figures=[*found])
        explores = exploration.explorable(self.t, seat) and self.t.decks.tile.draw  # there is nothing better to do
        idle = decision.about["left"] == "both" and not explores
        return say("ui-loss-both", hero=decision.about["hero"]) if idle else ""

    def hint_label(self, facts: TableFacts, choice: Choice) -> str:
        """The label of an option in a hint."""
        return words.hint_label(self.t, facts.asked, choice, self.label(facts, choice))

    def keys(self, facts: TableFacts) -> tuple[tuple[str, str], ...]:
        """The keys of the prompt line and what they do."""
        cap = self.context.input.cap
        if facts.stopped:
            return ()  # the open card shows its own keys
        if facts.busy:
            return (cap("take"), say("ui-do-skip")), (cap("fast"), say("ui-do-fast"))
        if facts.seat is not None:
            back = say("ui-do-back" if facts.half_made or self.aimed else "ui-do-pause")
            if isinstance(facts.default, Spot) and facts.decision is not None and facts.decision.prompt == ANY_SQUARE:
                return (cap("usual"), say("ui-do-any")), (cap("take"), say("ui-do-take")), (cap("back"), back)
            return (cap("next"), say("ui-do-next")), (cap("take"), say("ui-do-take")), (cap("back"), back)
        return ((cap("menu"), say("ui-do-pause")),)

    def prompt(self, facts: TableFacts) -> str:
        """The text of the prompt line: who has to answer which question, or that a lesson waits to be read."""
        decision, awaited, hero = facts.decision, facts.awaited, self.stage.hero
        if facts.stopped:
            waits = facts.lesson is not None and facts.lesson.waits
            return say("ui-guide-reads") if waits else say("ui-drawn", hero=hero, deck=words.deck(self.director.card))
        if facts.busy or decision is None or awaited is None:
            return say("ui-over") if decision is None and not facts.busy else say("ui-showing", hero=hero)
        who, question = facts.speaker.seat(awaited), board_targets.question_text(facts)
        if decision.prompt in board_targets.MOVES and (card := words.card_in_use(self.play.view)) is not None:
            question = say("ui-card-asks", card=card, prompt=question)
        if self.aimed:
            return say("ui-strike-which", figure=self.aimed)
        if self.play.watching:
            return say("ui-watching", seat=who, prompt=question)
        holder = facts.holders.get(awaited, PERSON)
        if holder != PERSON and awaited != CLOCK:
            return say("ui-thinking", seat=who, level=say(f"level-{holder}"), prompt=question)
        return question if who in question else say("ui-asked", seat=who, prompt=question)

    # ------------------------------------------------------------------ cards

    def card_refused(self, card: str) -> IllegalAction:
        """Why a card of the hand cannot be used now."""
        return self.play.why_not(Use(card))

    def hand_seat(self, facts: TableFacts) -> Seat:
        """The seat whose cards are shown: the prompted Hero, or the active one during animations."""
        return self.t.turn.hero if facts.seat is None else facts.seat

    def hand(self, facts: TableFacts) -> ShownHand:
        """The cards of a Hero; in large print only usable ones, if there are any."""
        seat = self.hand_seat(facts)
        hero, cards = self.t.heroes[seat], in_front(self.t, seat)
        usable = [card for card in cards if card in self.option_map.hand]
        shown = tuple(usable if self.place.large_print and usable else cards)
        counts = tuple(max(1, hero.items.count(card)) for card in shown)
        return ShownHand(shown, counts, self.place.hand, self.place.card).turned(self.sides.first_card)

    def inspectable_cards(
        self, facts: TableFacts, targets: Sequence[Target], at: tuple[float, float] | None
    ) -> tuple[list[str], int]:
        """Return the cards and tiles on the table, and the index of the one at a point or in focus."""
        first = [self.prompting_card] if self.prompting_card else []
        cards = board_targets.inspectable_cards(self.board, [*first, *self.option_map.cards, *self.hand(facts).cards])
        if at is None:
            wanted = board_targets.card_in_focus(self.board, facts.focus)
        else:
            wanted = board_targets.card_at(self.canvas, self.board, targets, at)
        if wanted in cards:
            return cards, cards.index(wanted)
        return ([], 0) if at is not None else (cards, 0)
