"""Every single card: what stands in the tables is what is printed."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any, get_args, get_type_hints

import pytest

from game.rules.london.effects.deed import PRIMARY, Deed, Step
from game.rules.london.options import Options
from game.rules.london.tables import cards
from game.rules.london.tables.rows import Tier
from game.text import name, say
from tests.london import figures
from tests.london.figures import lines


def plain(step: Step) -> str:
    """A Step of a card that is used, in short."""
    icons = " ".join(f"+{count} {icon}" for icon, count in Counter(step.icons).items())
    if step.do == "icons":
        return icons
    uncounted = ("move-here", "show-card", "cancel-trauma", "take-discarded", "spill", "glimpse", "pass", "ready-item")
    bare = step.do.endswith("-condition") or step.do.startswith("ignore") or step.do in ("condition", *uncounted)
    assert not bare or step.n == 1
    parts = [step.do, step.kind, "" if bare else "any" if (step.do, step.n) == ("reroll", -1) else str(step.n)]
    return " ".join(part for part in [*parts, "" if step.who == "self" else step.who, f"else {icons}" if icons else ""] if part)


def ways(deeds: list[Deed]) -> str:
    """Deeds in short; a moment is left out where it is that of action points."""
    found = []
    for deed in deeds:
        when = " ".join([*deed.when, *([deed.only] if deed.only else []), *(["must"] if deed.must else [])])
        found.append(("" if when == "add" else f"{when}: ") + ", ".join(plain(step) for step in deed.steps))
    return " or ".join(found)


def outcome(step: Step) -> str:
    """A Step of a Plot card or of a penalty, in short."""
    match step.do, step.who:
        case "dread", _:
            return f"dread {step.n:+}"
        case "condition", who:
            whom = {"all-here": "all", "one-here": "one", "self": "you"}[who]
            return f"{whom} {step.kind}"
        case "discard-item", who:
            return {"one-owner": "owner discards", "self": "you discard"}[who]
        case "confidence", "self":
            return f"{step.n} confidence"
        case "secret", "one-here":
            return f"{step.n} secret"
        case ("item" | "random-item" | "virtue") as do, "share":
            return f"{step.n} {do.replace('random-item', 'random item')}"
    raise AssertionError(step)


def tier(found: Tier) -> str:
    return f"{found.least} {', '.join(map(outcome, found.steps)) or '-'}"


def icons(row: Any) -> str:
    return " ".join(row.icons) or "-"


BELONGS = {antagonist: story for story, row in cards.STORIES.items() for antagonist in row.antagonists}
PRINTED: list[tuple[str, dict[str, Any], Callable[[Any], list[str]]]] = [
    (figures.DREAD, cards.DREAD, lambda row: [icons(row), f"{row.difficulty} {row.dread}"]),
    (figures.ITEMS, cards.ITEMS, lambda row: [ways(row.use), ways(row.deplete)]),
    (figures.CONFIDENCE, cards.CONFIDENCE, lambda row: [icons(row)]),
    (figures.ALLIES, cards.ALLIES, lambda row: [icons(row), ways(row.sacrifice)]),
    (figures.PLOTS, cards.PLOTS, lambda row: [f"{row.time} {row.dread}", icons(row), *map(tier, row.tiers)]),
    (
        figures.CHALLENGES, cards.CHALLENGES,
        lambda row: [icons(row), str(row.difficulty), "die 1 confidence" if row.confidence else "die", ", ".join(map(outcome, row.penalty))],
    ),
    (figures.ANTAGONISTS, cards.ANTAGONISTS, lambda row: [BELONGS[row.id], f"{row.law} {row.n}"]),
    (figures.SECRETS, cards.SECRETS, lambda row: [ways(row.spend)]),
    (figures.GOONS, cards.GOONS, lambda row: [icons(row), str(row.difficulty)]),
]  # fmt: skip


@pytest.mark.rule("LD-001", "LD-004", "LD-030", "LD-110", "LD-125", "LD-134", "LD-140", "LD-141", "LD-185", "LD-187", "LD-199")
@pytest.mark.rule("LD-201", "LD-217", "LD-231", "LD-232")
def test_the_cards_are_as_printed() -> None:
    for figure, table, cells in PRINTED:
        assert [[f"{row.card} {name(row.id)}", *cells(row)] for row in table.values()] == lines(figure)
    goons = [(row.number, row.harass, row.n) for row in cards.GOONS.values()]
    assert goons[:4] == [(1, "harder", 1), (2, "harder", 1), (3, "wearier", 1), (4, "wearier", 1)]
    assert goons[4:] == [(5, "no-deplete", 0), (6, "undone-bleeds", 1)]
    assert all(row.card == f"PL{cards.STORIES[row.story].number}-{row.letter}" for row in cards.PLOTS.values())


@pytest.mark.rule("LD-034", "LD-040", "LD-061", "LD-187", "LD-199")
def test_dread_cards_are_dearer_open_than_hidden_and_each_tier_and_story_has_its_difficulty() -> None:
    assert all(row.card.startswith(f"D{row.tier}-") and row.dread > cards.NUMBERS.hidden == 2 for row in cards.DREAD.values())
    for first, difficulty, dread in ((1, 97, 82), (2, 105, 85)):
        own = [cards.DREAD[card] for card in cards.dread_cards(first)]
        assert (len(own), sum(row.difficulty for row in own), sum(row.dread for row in own)) == (24, difficulty, dread)
    for (story, row), difficulty in zip(cards.STORIES.items(), (30, 38, 43, 42), strict=True):
        met = [cards.CHALLENGES[card] for card in cards.challenge_cards(story)]
        assert [challenge.card for challenge in met] == [f"CH{row.number}-{place}" for place in range(1, 7)]
        assert sum(challenge.difficulty for challenge in met) == difficulty


def test_the_confidence_cards_have_every_pair_of_primary_abilities_once() -> None:
    pairs = Counter(frozenset(row.icons) for row in cards.CONFIDENCE.values())
    assert all(pairs[frozenset(pair)] == 1 for pair in combinations(PRIMARY, 2))
    assert pairs[frozenset({"wild"})] == 3


@pytest.mark.rule("LD-012", "LD-013", "LD-135")
def test_the_sheets_have_a_wild_icon_a_pair_of_their_own_and_a_virtue() -> None:
    sheets = cards.CHARACTERS.values()
    assert [[name(row.id), icons(row), ways(row.virtue)] for row in sheets] == lines(figures.VIRTUES)
    assert Counter(icon for row in sheets for icon in row.icons) == Counter({"wild": 6, **dict.fromkeys(PRIMARY, 2)})
    assert len({frozenset(row.icons) for row in sheets}) == 6


@pytest.mark.rule("LD-014", "LD-253", "LD-145")
def test_the_personality_cards_and_their_talents_are_as_printed() -> None:
    printed, rows = lines(figures.PERSONALITIES), cards.PERSONALITIES.values()
    assert [[name(row.id), row.kind, icons(row)] for row in rows] == [cells[1:] for cells in printed]
    for hero, row in cards.CHARACTERS.items():
        own = [name(card) for card in cards.personality_cards(hero)]
        assert own == [cells[1] for cells in printed if cells[0].split()[0] in name(row.id).split()] and len(own) == 6
    assert [[name(row.id), ways(row.talent)] for row in rows if row.kind == "talent"] == lines(figures.TALENTS)


@pytest.mark.rule("LD-062", "LD-155", "LD-156", "LD-157")
def test_the_last_plot_card_of_a_chapter_must_be_met_and_that_of_a_story_begins_the_endgame() -> None:
    last = {row.card: [(step.do, step.n) for step in row.always] for row in cards.PLOTS.values() if row.last}
    end = [("confidence-each", 2), ("begin-endgame", 1)]
    assert last == {"PL1-E": end, "PL2-D": [], "PL2-I": end, "PL3-D": [], "PL3-I": end, "PL4-D": [], "PL4-I": end}
    others = {row.card: [step.do for step in row.always] for row in cards.PLOTS.values() if row.always and not row.last}
    assert others == {"PL4-G": ["show-antagonist"]}


@pytest.mark.rule("LD-020", "LD-031", "LD-033", "LD-043", "LD-015", "LD-207")
def test_the_stories_have_their_plot_cards_in_letter_order_and_laws_of_their_own() -> None:
    both = cards.plot_cards("london-dread", 1) + cards.plot_cards("london-dread", 2)
    assert "".join(cards.PLOTS[card].letter for card in both) == "ABCDEFGHI"
    assert [cards.PLOTS[card].card for card in cards.plot_cards("the-letter", 1)] == [f"PL1-{letter}" for letter in "ABCDE"]
    assert cards.plot_cards("the-letter", 2) == []
    assert {row.id: (row.plots, row.symbol, row.wild, row.laws) for row in cards.STORIES.values()} == {
        "the-letter": ([5], "pentagram", "spellcraft", []),
        "the-gentleman-caller": ([4, 5], "top-hat", "courage", ["calling-hours", "interlude"]),
        "calypsos-bargain": ([4, 5], "shell", "guile", ["secrets", "interlude"]),
        "london-dread": ([4, 5], "eye-over-dome", "", ["sealed-antagonist", "goons", "interlude"]),
    }


@pytest.mark.rule("LD-005", "LD-024", "LD-037", "LD-007", "LD-009", "LD-010")
def test_map_clock_and_dice_are_as_printed() -> None:
    places = [cards.PLACE_AT[area, number] for area in cards.AREAS for number in range(7)]
    assert [[say(f"short-{place}"), name(place)] for place in places] == lines(figures.BOARD)
    assert [name(area) for area in cards.AREAS] == ["North", "South", "East", "West"]
    assert cards.PLACES[cards.NUMBERS.start].area == "west" and cards.PLACES[cards.NUMBERS.start].number == 0
    assert len(cards.PLACE_AT) == len(cards.PLACES) == 28
    # the clock has twelve slots in three segments
    assert [slot.hour for slot in cards.SLOTS] == [6, 8, 10, 12, 14, 16, 18, 20, 22, 0, 2, 4]
    assert [slot.segment for slot in cards.SLOTS] == ["morning"] * 4 + ["day"] * 4 + ["night"] * 4
    # the dice have their faces
    assert sorted(cards.NUMBERS.action_die) == ["blank"] * 4 + ["fist"] * 2
    faces = Counter(plain(face) for face in cards.NUMBERS.trauma_die)
    assert faces == {"condition unhinged": 1, "condition injured": 1, "dread 1": 2, "dread 2": 2}


@pytest.mark.rule("LD-002", "LD-003", "LD-011", "LD-017", "LD-026", "LD-027", "LD-136", "LD-209", "LD-006", "LD-080", "LD-100")
@pytest.mark.rule("LD-152", "LD-163", "LD-170", "LD-172", "LD-180", "LD-212")
def test_tokens_dice_and_dread_are_counted() -> None:
    numbers, four = cards.NUMBERS, cards.TEAMS[4]
    assert numbers.notes == {"green": 20, "red": 12, "white": 4, "yellow": 12} and sum(numbers.notes.values()) == 48
    assert numbers.token_numbers * (4 * numbers.own_tokens + numbers.stash_tokens) == 54
    assert numbers.token_numbers * numbers.own_tokens == len(cards.SLOTS) and 2 * numbers.conditions == 8
    assert (numbers.virtue_limit, numbers.modifiers, numbers.action_dice, numbers.placeholders) == (12, 6, 16, 6)
    assert four.players * (four.dice + numbers.boxes * numbers.reward_dice) == numbers.action_dice
    assert max(max(row.plots) for row in cards.STORIES.values()) <= numbers.placeholders
    # the numbers of dread are those of the rules
    assert (numbers.dread_limit, numbers.splatter, numbers.target, numbers.ally, numbers.impeccable) == (50, 5, 1, 1, 1)
    assert (numbers.hidden, numbers.stash, numbers.detour, numbers.duplicate) == (2, 1, 1, 5)


@pytest.mark.rule("LD-025", "LD-028", "LD-029", "LD-242", "LD-243", "LD-244", "LD-045", "LD-206", "LD-208", "LD-233", "LD-237")
@pytest.mark.rule("LD-EX-22", "LD-038", "LD-240", "LD-246")
def test_teams_tweaks_and_levels_are_those_of_the_rules() -> None:
    chosen, amounts = Options(), get_type_hints(Options)
    assert (chosen.confidence, get_args(amounts["confidence"])) == (3, (0, 3, 5))
    assert (chosen.virtue, get_args(amounts["virtue"])) == (chosen.items, get_args(amounts["items"])) == (1, (0, 1, 2))
    assert cards.NUMBERS.supply == 3 and (cards.NUMBERS.goons, cards.NUMBERS.goon_left) == (3, 2)
    # small teams have allies and more dice
    found = {row.players: (row.allies, row.ally_limit, row.dice, row.challenges) for row in cards.TEAMS.values()}
    assert found == {2: (9, 3, 2, 6), 3: (6, 2, 2, 3), 4: (0, 0, 1, 3)}
    most = [row.players * (row.dice + row.challenges * cards.NUMBERS.reward_dice) for row in cards.TEAMS.values()]
    assert most == [16, 15, 16]
    # the levels differ in minutes alone
    assert {row.id: row.minutes for row in cards.DIFFICULTIES.values()} == {"normal": 12, "hard": 10, "dread": 8, "untimed": 0}
