"""The meaning of a card at this moment, from what the seats at this screen know: sums, odds, targets, and why it cannot be used."""

from collections.abc import Callable, Container, Sequence
from functools import partial

from game.rules.engine.secret import Seat
from game.rules.ravenloft.forecasts import forecast
from game.rules.ravenloft.forecasts.consequences import Then, follow
from game.rules.ravenloft.forecasts.forecast import Sum
from game.rules.ravenloft.space import figure, targets
from game.rules.ravenloft.state import Figure
from game.rules.ravenloft.tables.cards import CARDS, ENCOUNTERS, HEROES, MONSTERS, TILES
from game.text import name, say
from game.ui.ravenloft.facts import current_castle, sections
from game.ui.ravenloft.facts.cards import aimed, card_in_use
from game.ui.ravenloft.facts.sections import STATS, Now, Row, Situation, armour, faces, part, sentence, signed, small
from game.ui.ravenloft.table import words
from game.ui.widgets.boxes import Box


def meaning(now: Situation, card: str) -> Now:
    """The meaning of a card now."""
    found = next((tell for table, tell in TELLERS if card in table), None)
    return Now("", [sentence("ui-nothing-now", "muted")]) if found is None else found(now, card)


# ------------------------------------------------------------------ powers and treasures


def _held(now: Situation, card: str) -> Now:
    t, seat = now.t, forecast.holder(now.t, card)
    if seat is None:
        return _in_force(now, card)
    hero = t.heroes[seat]
    boxes = [*_status(now, card, seat)]
    used = any(held.card == card and held.used for held in hero.powers) and not _begun(now, card, seat)
    if not figure.up(t, seat):
        boxes.append(current_castle.down(now, seat))
    elif _begun(now, card, seat) and aimed(now.view) != card:
        pass  # it has attacked already, and asks for something else
    elif CARDS[card].attack is not None and not used:
        boxes += _attack(now, card, seat)
    elif not used:
        if CARDS[card].lasts:
            boxes += [sentence("ui-now-serves"), faces(forecast.served(t, seat, card))]
        boxes += then(now, card, seat)
    boxes += _gives(now, card, [seat])
    return Now(say("ui-now-holder", hero=hero.id), boxes)


def _begun(now: Situation, card: str, seat: Seat) -> bool:
    """Whether the open Decision belongs to the card."""
    return card_in_use(now.view) == card and now.seat == seat and bool(now.figures)


def _status(now: Situation, card: str, seat: Seat) -> list[Box]:
    """Whether the card can be used now; if not, the reason with its rule."""
    t = now.t
    if CARDS[card].when == "passive":
        return [sentence("ui-now-passive", "good")]
    if _begun(now, card, seat):
        return [sentence("ui-now-choose", "good")]
    if any(held.card == card and held.used for held in t.heroes[seat].powers):
        return [sentence("ui-now-used", "bad", kind=words.band(card))]
    if now.seat == seat:
        if card in now.usable:
            return [sentence("ui-now-ready", "good")]
        return [sections.words(now.refusal(card), "bad")]
    when = words.waits(card)
    return [sentence("ui-now-waits" if when else "ui-now-turn", "muted", hero=t.heroes[seat].id, when=when)]


def _attack(now: Situation, card: str, seat: Seat) -> list[Box]:
    """The targets of an attack from here, its bonus as a sum, and its damage."""
    t, row = now.t, CARDS[card].attack
    assert row is not None
    found = [one for name in targets.within(t, seat, row) if (one := forecast.attack_sum(t, seat, card, name)) is not None]
    if not found:  # a card that moves its Hero first may still find a target
        return then(now, card, seat) or [sentence("ui-now-no-target", "muted", hero=t.heroes[seat].id)]
    found.sort(key=lambda one: -one.per_cent)
    boxes = []
    if found[0].plus:
        parts = [(signed(found[0].base), name(card)), *(part(share, card) for share in found[0].plus)]
        boxes.append(sections.total(parts, (signed(found[0].bonus), say("ui-now-to-the-roll"))))
    choosing = _begun(now, card, seat)
    for place, one in enumerate(found):
        act = partial(now.strike, one.target) if choosing and one.target in now.figures else None
        first, does = place == 0 and choosing, say("ui-now-damage", count=one.damage)
        line = Row(one.target, armour(t, one.target, one.ac), _need(one), one.per_cent, does, danger=first, act=act)
        boxes.append(sections.odds(("target", one.target), line))
    if row.pick == "each":
        boxes.append(small("ui-now-each" if row.where in ("adjacent", "own-tile") else "ui-now-each-tile"))
    elif row.count > 1:
        boxes.append(small("ui-now-some-tile" if row.same_tile else "ui-now-some", count=row.count))
    if more := [share for share in found[0].more if share.source != card]:
        amount = sum(share.amount for share in more)
        boxes.append(small("ui-now-more-damage", sources=tuple(share.source for share in more), amount=amount))
    if found[0].miss:
        boxes.append(small("ui-now-miss", count=found[0].miss))
    struck = next((one.target for one in found if one.target == now.target), found[0].target)
    return [*boxes, *then(now, card, seat, struck)]


def _need(one: Sum) -> str:
    if one.base is None:
        return say("ui-now-no-roll")
    return say("ui-now-need-twice" if one.twice else "ui-or-more", need=one.need)


def _gives(now: Situation, card: str, seats: Sequence[Seat]) -> list[Box]:
    """What a lasting card adds for these Heroes at this moment."""
    lines = []
    for seat in seats:
        for stat in STATS:
            amount = sum(share.amount for share in forecast.shares(now.t, stat, seat) if share.source == card)
            if amount:
                lines.append(sentence("ui-now-gives", hero=now.t.heroes[seat].id, amount=signed(amount), stat=stat))
    if CARDS[card].when == "passive" and CARDS[card].bonus and not lines:
        lines.append(sentence("ui-now-gives-nothing", "muted"))
    return lines


def _in_force(now: Situation, card: str) -> Now:
    """The status of a card that lasts for some time, or that belongs to no Hero."""
    effect = next((one for one in now.t.lasting if one.card == card), None)
    if effect is None:
        return Now("", [sentence("ui-nothing-now", "muted")])
    boxes = [sentence("ui-now-in-force", "good", hero=now.t.heroes[effect.owner].id)]
    boxes.append(faces([now.t.heroes[seat].id for seat in effect.heroes]))
    return Now(say("ui-now-effect"), [*boxes, *_gives(now, card, effect.heroes)])


# ------------------------------------------------------------------ consequences

ASKED = ("leap", "run", "reposition", "step", "advance", "refresh")
FACELESS = frozenset({"treasure", "marker", *(f"asked-{what}" for what in ASKED)})
"""The kinds of consequences whose sentence names its figures."""


def then(now: Situation, card: str, seat: Seat, target: Figure = "") -> list[Box]:
    """The consequences of a card that a Hero might use now, against `target` if it attacks."""
    view = now.view
    used = card_in_use(view) == card and now.seat == seat and view.since is not None
    lines = follow(now.t, seat, card, target, (view.start, view.since or ()) if used else None)
    heads = {when: say(f"ui-follow-{when}") for when in dict.fromkeys(line.when for line in lines)}
    shown = ["" if place and lines[place - 1].when == line.when else heads[line.when] for place, line in enumerate(lines)]
    return [
        sections.consequence(head, list(heads.values()), outcome_text(line), followers(line))
        for head, line in zip(shown, lines, strict=True)
    ]


def outcome_text(line: Then) -> str:
    """A consequence in words."""
    count = 0 if line.each else line.amount
    return say(f"ui-follow-{line.kind}", count=count, who=line.who, one=line.one, free=line.free)


def followers(line: Then) -> list[tuple[str, str]]:
    """The figures that a consequence concerns, with their names, or with what each gets if that differs."""
    if line.kind in FACELESS:
        return []
    if line.each:
        return [(one, say("ui-follow-each", who=one, count=gets)) for one, gets in zip(line.who, line.each, strict=True)]
    return [(one, name(one)) for one in line.who]


TELLERS: tuple[tuple[Container[str], Callable[[Situation, str], Now]], ...] = (
    (HEROES, current_castle.hero), (MONSTERS, current_castle.monsters), (ENCOUNTERS, current_castle.encounter),
    (TILES, current_castle.tile), (CARDS, _held),
)  # fmt: skip
"""Who tells the meaning of a card, by the table that it is in."""
