"""Every Plot card with each number of FISTs: what its printed outcome says happens, and nothing else (LD-138 to LD-157)."""

from collections import Counter
from typing import Any

import pytest

from game.rules.engine.script import Choice, Done
from game.rules.london import event
from game.rules.london.choice import Give, Investigate, Roll
from game.rules.london.state import State
from game.rules.london.tables.cards import CHARACTERS, PERSONALITIES, PLOTS, personality_cards
from tests.london import figures
from tests.london.figures import lines
from tests.london.kit import Evening, Fate
from tests.london.scenes import HERE, plot_table, traits as flipping
from tests.sweep import each

CARDS = {title.split()[0]: cells for title, *cells in lines(figures.PLOTS)}
ENDS = ("PL1-E", "PL2-I", "PL3-I", "PL4-I")
DREAD = 20


def tiers(code: str) -> list[tuple[int, list[str]]]:
    """The printed outcomes: with how many FISTs each begins, and its lines."""
    split = [cell.split(" ", 1) for cell in CARDS[code][2:]]
    return [(int(least), [] if text == "-" else text.split(", ")) for least, text in split]


def company(icons: list[str]) -> tuple[str, dict[str, str]]:
    """The three Characters who match a card best and a fourth, each with the Trait that does."""

    def match(row: Any) -> int:
        return sum(icon in icons or icon == "wild" for icon in row.icons)

    names = sorted(CHARACTERS, key=lambda hero: -match(CHARACTERS[hero]))[:4]
    traits = {hero: [card for card in personality_cards(hero) if PERSONALITIES[card].kind == "trait"] for hero in names}
    return ",".join(names), {hero: max(own, key=lambda card: match(PERSONALITIES[card])) for hero, own in traits.items()}


def investigated(fate: Fate, code: str, fists: int) -> tuple[State, Evening, list[tuple[str, tuple[Choice, ...]]]]:
    """Three of four investigate and have so many FISTs; the table before, the evening after, and what was asked."""
    card = next(row.id for row in PLOTS.values() if row.card == code)
    characters, flips = company(CARDS[code][1].split())
    items = {0: ["brandy"], 2: ["crowbar", "museum-pass"], 3: ["tonic"]}
    t = plot_table(card, characters, 3, items=items, dread=DREAD, virtue=1)
    flipping(fate, **flips)
    fate.dice(*[True] * fists, *[False] * 30)
    evening, asked = Evening(t), []
    before = Evening(t).t
    evening.play(Investigate(HERE, (0, 1, 2)))
    while evening.prompt not in ("prompt-hour", "prompt-stay"):
        options = evening.options()
        asked.append((evening.prompt, options))
        evening.play(next((option for option in (Roll(), Done()) if option in options), options[-1]))
    return before, evening, asked


def changes(before: State, after: State) -> Counter[str]:
    """What has changed on the table: the sum of each kind, and of each kind and seat."""
    found: Counter[str] = Counter()
    found["dread"] = after.dread - before.dread
    found["confidence"] = len(before.confidence) - len(after.confidence)
    for seat, (old, new) in enumerate(zip(before.people, after.people, strict=True)):
        amounts = {
            "item": len(new.items) - len(old.items),
            "virtue": new.virtue - old.virtue,
            "secret": len(new.secrets) - len(old.secrets),
            "injured": new.conditions.count("injured"),
            "unhinged": new.conditions.count("unhinged"),
        }
        for kind, amount in amounts.items():
            found[kind] += amount
            found[f"{kind} {seat}"] += amount
    return found


def expected(line: str) -> Counter[str]:
    """What a printed line changes, where the last of those who can be chosen always is."""
    match line.split():
        case ["dread", change]:
            return Counter({"dread": int(change)})
        case [number, "confidence"]:
            return Counter({"confidence": int(number)})
        case ["all", condition]:
            return Counter({condition: 3, **{f"{condition} {seat}": 1 for seat in (0, 1, 2)}})
        case ["one", condition]:
            return Counter({condition: 1, f"{condition} 2": 1})
        case ["owner", "discards"]:
            return Counter({"item": -1, "item 2": -1})
        case [number, *_, kind]:
            given = [2, 1, 0][: int(number)]
            return Counter({kind: len(given), **{f"{kind} {seat}": 1 for seat in given}})
    raise AssertionError(line)


def total(parts: list[Counter[str]]) -> dict[str, int]:
    summed: Counter[str] = Counter()
    for part in parts:
        for key, amount in part.items():
            summed[key] += amount
    return {key: amount for key, amount in summed.items() if amount}


def every_number() -> list[tuple[str, int]]:
    """No FIST, and those that are just too few and just enough for an outcome; and more than enough."""
    return [
        (code, fists)
        for code in CARDS
        for _, (mid, _), (top, _) in [tiers(code)]
        for fists in sorted({0, mid - 1, mid, top - 1, top, top + 2})
    ]


@pytest.mark.rule("LD-138", "LD-139", "LD-140", "LD-150", "LD-152", "LD-153", "LD-156")
@each(("code", "fists"), every_number())
def test_a_plot_card_does_what_is_printed(fate: Fate, code: str, fists: int) -> None:
    outcomes = tiers(code)
    tier = max(number for number, (least, _) in enumerate(outcomes) if fists >= least)
    before, evening, asked = investigated(fate, code, fists)
    assert evening.seen(event.PlotResolved)[0].fists == fists and evening.seen(event.PlotResolved)[0].tier == tier
    parts = [expected(line) for line in outcomes[tier][1]]
    parts.append(Counter({"confidence": max(0, fists - outcomes[2][0]) + (6 if code in ENDS else 0)}))
    found = changes(before, evening.t)
    assert {key: amount for key, amount in found.items() if amount} == total(parts)
    assert bool(evening.seen(event.EndgameBegan)) == (code in ENDS)
    assert bool(evening.seen(event.AntagonistRevealed)) == (code == "PL4-G")
    check_questions(asked, outcomes[tier][1])
    check_items(evening, outcomes[tier][1])


def check_questions(asked: list[tuple[str, tuple[Choice, ...]]], printed: list[str]) -> None:
    """Those present are chosen from for the odd ones and for what hits one; of the owners of Items for a loss."""
    here = (Give(0), Give(1), Give(2))
    found = [(prompt, options) for prompt, options in asked if isinstance(options[0], Give)]
    wanted: list[tuple[str, tuple[Choice, ...]]] = []
    for line in printed:
        match line.split():
            case ["one", _]:
                wanted.append(("prompt-suffer", here))
            case ["all", _]:
                wanted += [("prompt-suffer-next", here), ("prompt-suffer-next", here[:2])]
            case ["owner", _]:
                wanted.append(("prompt-suffer-loss", (Give(0), Give(2))))
            case [number, *_, ("item" | "virtue" | "secret") as kind]:
                wanted += [(f"prompt-share-{kind}", here[: 3 - odd]) for odd in range(int(number))]
    assert found == wanted


def check_items(evening: Evening, printed: list[str]) -> None:
    """For an Item that is chosen the Supply is laid anew, for a random one it is not (LD-129, LD-130)."""
    chosen = sum(int(line.split()[0]) for line in printed if line.endswith(" item") and "random" not in line)
    assert len(evening.seen(event.SupplyLaid)) == chosen
    assert len(evening.seen(event.ItemGained)) == chosen + sum("random item" in line for line in printed)
    assert len(evening.seen(event.ItemLost)) == sum("discards" in line for line in printed)
