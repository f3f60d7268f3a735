"""The choices of a match: the adventure, the Heroes and who plays them, Power cards, difficulty; and what is known of earlier matches."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from game.match import PERSON
from game.match.record import SaveError
from game.rules import GAMES
from game.rules.ravenloft.adventures.campaign import FILE, Ledger, Result
from game.rules.ravenloft.setup import ORDER, POWER_COUNTS
from game.rules.ravenloft.tables.cards import ADVENTURES, HEROES, POWERS
from game.storage import paths, replays, results
from game.text import name, say
from game.ui.scene.navigation import Push
from game.ui.screens.setup.registration import Ask, Form, Option, Outcome, Value
from game.ui.settings import Settings

HOME = "home"
"""The holder of a Hero that is not in the party."""
SEGMENTS: dict[str, tuple[Value, ...]] = {"powers": ("suggested", "free", "random"), "surges": (1, 2, 3), "treasures": (50, 45)}
"""The values of each option."""
PRINTED: dict[str, str | int] = {"powers": "suggested", "surges": 2, "treasures": 50}
"""The options of the printed rules."""


class PastResult(NamedTuple):
    """The earlier matches of an adventure with a human player: how many, how many were won, and the fewest turns of a win."""

    nights: int = 0
    won: int = 0
    turns: int = 0

    def with_result(self, won: bool, turns: int) -> "PastResult":
        """The results with one more match."""
        fewest = turns if won and (not self.won or turns < self.turns) else self.turns
        return PastResult(self.nights + 1, self.won + won, fewest)


class Facts(NamedTuple):
    """What is known: the campaign, the results by adventure."""

    book: Ledger
    known: Mapping[str, PastResult]


def form_of(settings: Settings, kiosk: bool) -> Form:
    """The form at first: the first adventure by the printed rules."""
    facts = Facts(Ledger(*results.load(paths.results(FILE), Result)), {})
    return pick(Form({"adventure": "", **PRINTED}, dict.fromkeys(ORDER, HOME), facts=facts), next(iter(ADVENTURES)))


def later(form: Form) -> Iterator[Callable[[Form], Form]]:
    """Read one more stored replay with each step."""
    for path in replays.files(paths.replays()):
        yield partial(counted, path=path)


def counted(form: Form, path: Path) -> Form:
    """The form with one more earlier match, if the replay can be read and a person played."""
    try:
        one = replays.read_summary(path)
    except SaveError:
        return form
    if one.outcome is None or not one.persons:
        return form
    known = form.facts.known
    past = known.get(one.title, PastResult()).with_result(one.won, one.turns)
    return replace(form, facts=form.facts._replace(known={**known, one.title: past}))


# ------------------------------------------------------------------ the party


def party(form: Form) -> list[str]:
    """The chosen Heroes in turn order."""
    return [hero for hero in ORDER if form.who[hero] != HOME]


def printed(form: Form) -> dict[str, Any]:
    """The values of the options that the results depend on."""
    return {what: form.values[what] for what in SEGMENTS}


def pick(form: Form, adventure: str) -> Form:
    """The form with another adventure, and as many Heroes as it is for."""
    allowed, who = ADVENTURES[adventure].heroes, dict(form.who)
    going = party(form)
    for hero in going[max(allowed) :]:
        who[hero] = HOME
    missing = min(allowed) - len(going)
    for hero in [hero for hero in ORDER if who[hero] == HOME][: max(0, missing)]:
        who[hero] = PERSON
    return replace(form.choose("adventure", adventure), who=who)


def is_alone(form: Form) -> bool:
    """Whether the adventure is for a single Hero."""
    return max(ADVENTURES[form.values["adventure"]].heroes) == 1


def levels(form: Form, hero: str) -> Sequence[str]:
    """Who can play a Hero; the single Hero of an adventure cannot stay at home."""
    played = [PERSON, *GAMES["ravenloft"].agents]
    return played if is_alone(form) and form.who[hero] != HOME else [HOME, *played]


def give(form: Form, hero: str, level: str) -> Form:
    """The form with another holder of a Hero. In an adventure for one, the Hero replaces the other."""
    if is_alone(form) and level != HOME:
        form = replace(form, who=dict.fromkeys(form.who, HOME))
    return form.give(hero, level)


def invite(form: Form, hero: str) -> Form:
    """The form with a Hero more or less; in an adventure for one, in place of the other."""
    if form.who[hero] == HOME:
        going = party(form) if is_alone(form) else []
        return give(form, hero, form.who[going[0]] if going else PERSON)
    return form if is_alone(form) else give(form, hero, HOME)


def take_up(form: Form, result: tuple[str, Sequence[str], int] | tuple[str, Sequence[str]]) -> Form:
    """The form with an adventure, its Heroes and Surges from the campaign ledger; holders stay, other Heroes get human players."""
    adventure, heroes, surges = (*result, 0)[:3]
    who = {hero: HOME if hero not in heroes else PERSON if holder == HOME else holder for hero, holder in form.who.items()}
    form = pick(replace(form, who=who), adventure)
    return form.choose("surges", surges) if surges in SEGMENTS["surges"] else form


# ------------------------------------------------------------------ what follows from a press


def press(form: Form, key: Any) -> Outcome:
    """Choose an adventure or a Hero, open a card, the rulebook or the ledger."""
    match key:
        case "ledger":
            return Push("ravenloft/campaign", party(form))
        case "rules":
            return Push("rulebook", rule=page_of(form, None))
        case ("adventure", adventure):
            return pick(form, adventure)
        case ("hero", hero):
            return invite(form, hero)
        case ("who", hero):
            return invite(form, hero) if form.who[hero] == HOME else Ask(hero)
        case ("power", card):
            return replace(form, opened=card)
    return None


def page_of(form: Form, key: Any) -> str:
    """The page of the rulebook about the Hero or Power card in focus, else about the chosen adventure."""
    match key:
        case ("adventure" | "hero" | "power", str(card)):
            return f"card:{card}"
    return f"card:{form.values['adventure']}"


def problem(form: Form) -> str:
    """Why the match cannot begin; "" if it can."""
    allowed, now = ADVENTURES[form.values["adventure"]].heroes, len(party(form))
    return "" if now in allowed else say("ui-heroes-needed", least=min(allowed), most=max(allowed), now=now)


def match_options(form: Form) -> Mapping[str, Any]:
    """The options of the match."""
    return {**form.values, "heroes": ",".join(party(form))}


def holders(form: Form) -> Mapping[int, str]:
    """Who plays the Heroes of the party."""
    return {seat: form.who[hero] for seat, hero in enumerate(party(form))}


def seat_name(form: Form, seat: Any) -> str:
    """The name of a Hero, by id or by the number of the seat."""
    return name(party(form)[seat] if isinstance(seat, int) else seat)


# ------------------------------------------------------------------ the options


def powers_of(form: Form, hero: str) -> list[str]:
    """The Power cards on a Hero's panel: the suggested ones, or all that it can choose from."""
    row = HEROES[hero]
    if form.values["powers"] == "suggested":
        return [*row.automatic, *row.suggested]
    return [card.id for card in POWERS.values() if card.hero == hero]


def in_bar(form: Form) -> list[Option]:
    """The options in the bar."""
    counts = {kind.replace("-", ""): number_of for kind, number_of in POWER_COUNTS.items()}
    notes = {
        "powers": say(f"ui-powers-{form.values['powers']}-note", **counts), "surges": say("ui-surges-note"), "treasures": say("ui-treasures-note")
    }  # fmt: skip
    return [
        Option(what, say(f"ui-set-{what}"), notes[what], [(one, _value(what, one)) for one in values])
        for what, values in SEGMENTS.items()
    ]


def _value(what: str, value: Value) -> str:
    """The label of a value."""
    return say(f"ui-powers-{value}") if what == "powers" else str(value)
