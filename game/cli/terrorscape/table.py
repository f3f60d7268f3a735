"""The table of Terrorscape as text: the locations with their ways and occupants, both sides, and the own side's secrets."""

from collections import Counter
from collections.abc import Iterator, Sequence

from game.rules.engine.agent import Observation
from game.rules.engine.script import Choice
from game.rules.engine.secret import HIDDEN
from game.rules.terrorscape.killer.counting import count
from game.rules.terrorscape.state import Place, State
from game.rules.terrorscape.status import strength
from game.rules.terrorscape.tables.cards import NUMBERS, PLANS
from game.rules.terrorscape.villa import NEAR, PLACES, WAY, beyond
from game.text import Speaker, name, say


def needs_table(options: Sequence[Choice]) -> bool:
    """Answers name locations: they never refer to the table."""
    return False


def table_key(view: Observation[State]) -> object:
    """The table is shown once for each turn of a side."""
    return view.state.round, view.state.side, view.state.stage == "traits"


def describe_table(view: Observation[State], speaker: Speaker, options: Sequence[Choice], *, whole: bool) -> list[str]:
    """Every location, then public information, then the own side's secrets."""
    t = view.state
    return ["", *_house(t), "", *_public(t), *_own_team(t), *_own_killer(t), ""] if whole else []


def _is_visible(part: object) -> bool:
    """Whether a side's own part of the table is visible in this observation."""
    return part is not HIDDEN


def _house(t: State) -> Iterator[str]:
    for place in PLACES:
        line = say("house-place", place=place, ways=" ".join(_way(t, place, other) for other in NEAR[place]))
        notes = [*_notes(t, place)]
        yield f"{line:<46}{say('house-notes', notes=notes)}" if notes else line
    yield say("house-legend")


def _way(t: State, place: Place, other: Place) -> str:
    return f"{other}#" if WAY[place, other] in t.barricades else other


def _notes(t: State, place: Place) -> Iterator[str]:
    """Who is at a location, as far as the observation shows, and its noise and marks."""
    for mark in PLACES[place].marks:
        yield say(f"house-{mark}")
    yield from (say("house-passage", to=other) for other in beyond(place))
    lair = t.dark.place if _is_visible(t.dark) else t.place
    if lair == place:
        yield say("house-killer", killer=t.killer, hidden=t.place is None)
    elif t.place is None and t.seen == place:
        yield say("house-seen", killer=t.killer)
    if _is_visible(t.team):
        yield from (name(token.id) for token, where in zip(t.survivors, t.team.places, strict=True) if where == place)
        yield from [say("house-trap")] if t.team.trap == place else []
        yield from [say("house-token")] if t.team.scheme.place == place else []
        yield from [say("house-noise-made")] if place in t.team.pending else []
    if place in t.noise:
        yield say("house-noise")
    elif place in t.noise_before:
        yield say("house-noise-before")


def _public(t: State) -> Iterator[str]:
    seen = "house-killer-line" if t.place is not None else "house-killer-away"
    yield say(seen, killer=t.killer, level=t.level, strength=strength(t), place=t.seen)
    for trait in t.marks:
        yield say("house-mark", trait=_card_name(trait, trait in t.dulled), text=say(f"text-{trait}"))
    for token in t.survivors:
        state = say(f"house-{token.fate}") if token.fate else say("house-hurt" if token.hurt else "house-healthy")
        yield say("house-survivor", survivor=token.id, state=state, fear=token.fear)
    if not t.options.separate:
        yield say("house-keys", keys=t.keys, needed=NUMBERS.keys)
    if t.rescue is not None:
        yield say("house-rescue", left=t.rescue)
    if t.cracker:
        yield say("house-cracker")


def _card_name(card: str, spent: bool) -> str:
    return say("house-spent", card=card) if spent else name(card)


def _own_team(t: State) -> Iterator[str]:
    if not _is_visible(t.team):
        return
    team = t.team
    for number, token in enumerate(t.survivors):
        keys = team.purses[number] if t.options.separate else 0
        yield say("house-pack", survivor=token.id, items=team.packs[number], keys=keys)
        for trait in team.traits[number] if team.traits else []:
            yield say("house-gift", survivor=token.id, trait=_card_name(trait, trait in team.spent), text=say(f"text-{trait}"))
    yield say("house-decks", discovery=len(team.discovery), search=len(team.search), progress=team.progress, most=NUMBERS.repair)
    if team.rescue is not None:
        yield say("house-rescue-hidden", left=team.rescue)
    if t.options.separate:
        yield say("house-first", survivor=t.survivors[team.first].id)
    yield from _plans(t)
    if t.options.open_hand:
        yield say("house-hand-size", cards=count(t).hand)


def _plans(t: State) -> Iterator[str]:
    scheme = t.team.scheme
    for plan in scheme.plans:
        if scheme.done:
            if plan == scheme.plan:
                yield say("house-plan-done", plan=plan, spent=scheme.spent, text=say(f"text-{plan}"))
            continue
        step = scheme.step if plan == scheme.plan else 0
        needs = [say(f"need-{need}") for need in PLANS[plan].needs]
        yield say("house-plan", plan=plan, met=step, all=len(needs), next=needs[step], text=say(f"text-{plan}"))


def _own_killer(t: State) -> Iterator[str]:
    if not _is_visible(t.dark):
        return
    dark = t.dark
    yield say("house-hand", cards=len(dark.hand))
    for card, copies in sorted(Counter(dark.hand).items()):
        yield say("house-card", card=card, copies=copies, text=say(f"text-{card}"))
    yield say("house-killer-decks", deck=len(dark.deck), discard=sorted(dark.discard), estimate=dark.estimate)
