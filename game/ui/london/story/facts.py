"""What the story's table is about at one moment, as a frozen value, and its facts in words: deeds, odds, and tips for what has the focus."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from game.rules.engine.secret import Seat
from game.rules.london.chapter import dues
from game.rules.london.choice import Investigate
from game.rules.london.company import living
from game.rules.london.effects.deed import Deed, Step
from game.rules.london.investigations.points import card_icons, points
from game.rules.london.state import Inquiry, State
from game.rules.london.tables.cards import ALLIES, CHARACTERS, ITEMS, NUMBERS, PERSONALITIES, PLOTS, SECRETS
from game.text import has, name, say
from game.ui.draw.canvas import Area
from game.ui.input.state import PAD, InputState
from game.ui.london.story.choreography import ShownState
from game.ui.london.story.option_map import Highlights, Key, Option, OptionMap, choice_of
from game.ui.table.facts import TableFacts
from game.ui.widgets.focus import Target

FEW = 5
"""The greatest number of known cards in the Investigation deck that are listed by name; if there are more, only icons fit."""
MAP_PROMPTS = ("prompt-show-card", "prompt-ally")
"""The prompts that need the map, even in an investigation."""


class KeyNames(NamedTuple):
    """The keys, or the buttons of a pad, that the table names; `calls` is "" if none calls the companions."""

    pad: bool
    take: str
    next: str
    usual: str
    fast: str
    calls: str


def key_names(state: InputState) -> KeyNames:
    """The names of the keys on the device in use."""
    pad, cap = state.device == PAD, state.cap
    return KeyNames(pad, cap("take"), cap("next"), cap("usual"), cap("fast"), state.glyph("aid") if pad else state.named("aid"))


@dataclass(frozen=True)
class StoryFacts:
    """The table at one moment: the common facts, and what this game adds to them.

    Of the Event at hand only what `shown` says has happened yet. `chosen` says that the player has chosen the seat to answer for, `notice`
    is the number of the clip that is shown. `companions` can be called.
    """

    table: TableFacts
    shown: ShownState
    chosen: bool
    companions: bool
    notice: int
    keys: KeyNames

    @property
    def state(self) -> State:
        """The state that is shown."""
        state: State = self.table.state
        return state

    @property
    def acting(self) -> Seat | None:
        """The seat whose panel is open if only one can be: the focus of what is shown or asked."""
        if self.shown.revealed is not None:
            return self.shown.revealed.seat
        if self.table.busy:
            return self.shown.last_actor
        inquiry = self.state.inquiry
        if inquiry is not None and inquiry.acting is not None and not self.chosen:
            return inquiry.acting
        return self.table.asked if self.table.asked is not None else self.table.awaited

    @property
    def present_and_absent(self) -> tuple[list[Seat], list[Seat]]:
        """The Characters with panels, and those beside them.

        In an investigation its participants and the others, in the Endgame all that are left, otherwise none: a prompt may need the map.
        """
        t, everybody = self.state, living(self.state)
        if t.phase == "endgame":
            return everybody, []
        needs_map = not self.table.busy and self.table.decision is not None and self.table.decision.prompt in MAP_PROMPTS
        if t.inquiry is None or needs_map:
            return [], []
        return list(t.inquiry.parts), [seat for seat in everybody if seat not in t.inquiry.parts]

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards below the panels: the hand of the acting Character in the Endgame."""
        t, acting = self.state, self.acting
        if t.phase != "endgame" or acting is None or (t.inquiry is not None and t.inquiry.kind == "showdown"):
            return ()
        return tuple(sorted(t.people[acting].hand))

    def words(self, option: Option) -> str:
        """An option in words."""
        decision = self.table.decision
        return self.table.speaker.choice(option.choice, decision.prompt if decision is not None else "", option.seat)


def highlights(facts: StoryFacts, found: OptionMap, targets: Sequence[Target]) -> Highlights:
    """The targets to highlight."""
    table = facts.table
    focus = table.focus if isinstance(table.focus, tuple) and not table.in_dialog else None
    hint = next((item.key for item in targets if table.hint is not None and choice_of(item) == table.hint), None)
    legal = frozenset() if table.seat is None else found.legal
    return Highlights(legal, focus, hint if isinstance(hint, tuple) else None, facts.acting)


def highlights_in(marks: Highlights, targets: Sequence[Target], area: Area, acting: Seat | None = None) -> Highlights:
    """The highlights of an area; who acts counts only if it is `acting`."""
    keys = frozenset(item.key for item in targets if isinstance(item.key, tuple) and area.holds(item.area.centre))
    focus, hint = (key if key in keys else None for key in (marks.focus, marks.hint))
    return Highlights(marks.legal & keys, focus, hint, acting if marks.acting == acting else None)


# ------------------------------------------------------------------ deeds


def step_words(step: Step) -> str:
    """One step in words."""
    if step.do == "icons":
        return _icons(step.icons)
    if step.do == "condition":
        return say("ui-ld-deed-suffer", condition=step.kind)
    if step.do == "discard-condition":
        who = say("ui-ld-deed-each" if step.who == "all-here" else "ui-ld-deed-one")
        words = say(f"ui-ld-deed-heal-{step.kind or 'any'}", who=who)
        return say("ui-ld-deed-else", first=words, second=_icons(step.icons)) if step.icons else words
    return say(f"ui-ld-deed-{step.do}", n=step.n)


def _icons(icons: Sequence[str]) -> str:
    """Added icons in words, those of one kind together."""
    counts = {icon: icons.count(icon) for icon in icons}
    return ", ".join(say("ui-ld-deed-icons", n=count, icon=f"name-{icon}") for icon, count in counts.items())


def deed_words(deed: Deed) -> str:
    """One way to use a card, in words: "+3 SPIRIT", "reroll 1", "Dread -2"."""
    return ", ".join(step_words(step) for step in deed.steps)


def deed_of(who: str, key: Key) -> Deed:
    """The deed behind a target key of the Character `who`: ("use", seat, item, way), ("spend", seat, way) and so on."""
    kind, card = key[0], key[2]
    if kind == "spend":
        deeds = CHARACTERS[who].virtue
    elif kind in ("use", "deplete"):
        deeds = ITEMS[card].use if kind == "use" else ITEMS[card].deplete
    else:
        deeds = ALLIES[card].sacrifice if kind == "sacrifice" else SECRETS[card].spend
    return deeds[key[-1]]


# ------------------------------------------------------------------ odds

SHARE = NUMBERS.action_die.count("fist") / len(NUMBERS.action_die)
"""The share of FISTs on an Action die (LD-009)."""


def chance(dice: int, need: int) -> float:
    """The chance, 0 to 1, that `dice` Action dice show at least `need` FISTs."""
    if need <= 0:
        return 1.0
    return sum(comb(dice, hits) * SHARE**hits * (1 - SHARE) ** (dice - hits) for hits in range(need, dice + 1))


def in_hundred(share: float) -> int:
    """A chance in per cent: 0 and 100 only if it is certain."""
    return round(100 * share) if share in (0, 1) else min(99, max(1, round(100 * share)))


class OutcomeChance(NamedTuple):
    """The next outcome: the FISTs that are missing, the dice left, and the chance."""

    more: int
    dice: int
    share: float

    @property
    def words(self) -> str:
        """The chance in words."""
        return say("ui-ld-tiers-odds", more=self.more, hundred=in_hundred(self.share))


def to_roll(t: State, inquiry: Inquiry) -> int:
    """The number of dice still to be rolled: of all who have not rolled for a Plot card, or those earned for the Showdown."""
    waiting = [seat for seat, part in inquiry.parts.items() if not part.rolled]
    if inquiry.kind == "showdown":
        return sum(t.people[seat].dice for seat in waiting)
    return sum(points(t, inquiry, seat) for seat in waiting) if inquiry.kind == "plot" else 0


def next_outcome(t: State, fists: int, target: int = 0) -> OutcomeChance | None:
    """The chance of the next outcome above `fists` FISTs, or of the `target` of the Showdown; None if there is none."""
    inquiry = t.inquiry
    if inquiry is None or inquiry.kind not in ("plot", "showdown"):
        return None
    steps = [tier.least for tier in PLOTS[inquiry.card].tiers] if inquiry.kind == "plot" else [target]
    wanted, dice = next((least for least in steps if least > fists), 0), to_roll(t, inquiry)
    return OutcomeChance(wanted - fists, dice, chance(dice, wanted - fists)) if wanted and dice else None


# ------------------------------------------------------------------ tips


def tip_of_focus(facts: StoryFacts, found: OptionMap, item: Target | None) -> str:
    """The tip for a target; "" for one that needs none, or during a clip. What ends the day has a warning."""
    if facts.table.in_dialog:
        return ""
    if item is not None and item.group in ("tools", "arrows"):
        return item.label
    if facts.table.busy:
        return ""
    key = item.key if item is not None and isinstance(item.key, tuple) else ("main",)
    return _warning(facts.state, found, key) or tip_words(facts.state, key)


def _warning(t: State, found: OptionMap, key: Key) -> str:
    """The warning that a target's option begins the Endgame, with its Dread (LD-155); "" without one."""
    options = [found.main] if key == ("main",) else [found.direct.get(key), *found.grouped.get(key, [])]
    ends = any(one is not None and isinstance(one.choice, Investigate) and _ends_day(t, one.choice.place) for one in options)
    return say("ui-ld-scene-tip-last", count=sum(change for change, _ in dues(t))) if ends else ""


def _ends_day(t: State, place: str) -> bool:
    """Whether the Endgame begins after the investigation of this place."""
    plot = PLOTS.get(t.shown.get(place, ""))
    return plot is not None and any(step.do == "begin-endgame" for step in plot.always)


def tip_words(t: State, key: Key) -> str:
    """The text of a card, a Talent or a Character, as far as it is not visible on the table; "" for targets that need none."""
    match key:
        case ("item" | "use" | "deplete", _, str(item), *_):
            return say("ui-ld-scene-tip-item", item=item, use=say(f"use-{item}"), deplete=say(f"deplete-{item}"))
        case ("ally" | "secret" | "sacrifice" | "confide", _, str(card), *_):
            return say("ui-ld-scene-tip", card=card, words=say(f"text-{card}"))
        case ("spend", int(seat), _):
            return say("ui-ld-scene-tip-virtue", words=say(f"virtue-{t.people[seat].id}"))
        case ("apply", int(seat), _) if t.inquiry is not None and seat in t.inquiry.parts:
            card = t.inquiry.parts[seat].flipped
            known = card in PERSONALITIES and has(f"text-{card}")
            return say("ui-ld-scene-tip", card=card, words=say(f"text-{card}")) if known else ""
        case ("draw",):
            return " ".join(known_words(t)) if len(t.solved) <= FEW else _all_icons(t)
        case ("place", str(place)):
            card = t.shown.get(place, "")
            return say("ui-ld-scene-tip-place", place=place, card=card) if card else name(place)
    return ""


def _all_icons(t: State) -> str:
    """The icons of the known cards of the Investigation deck, card by card."""
    return " · ".join(" ".join(name(icon) for icon in card_icons(card)) for card in t.solved)


def known_words(t: State) -> list[str]:
    """The known cards of the Investigation deck with their icons, in words."""
    return [say("ui-ld-deck-card", card=name(card), icons=[f"name-{icon}" for icon in card_icons(card)]) for card in t.solved]
