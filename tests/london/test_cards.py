"""Every single card: what stands in the tables is what is printed."""

from collections import Counter
from itertools import combinations
from typing import get_args, get_type_hints

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


def title(code: str, row: str) -> str:
    return f"{code} {name(row)}"


@pytest.mark.rule("LD-001", "LD-034", "LD-040", "LD-110", "LD-061")
def test_the_dread_cards_are_as_printed_and_dearer_open_than_hidden() -> None:
    found = [[title(row.card, row.id), " ".join(row.icons), f"{row.difficulty} {row.dread}"] for row in cards.DREAD.values()]
    assert found == lines(figures.DREAD)
    assert all(row.card.startswith(f"D{row.tier}-") for row in cards.DREAD.values())
    for first, difficulty, dread in ((1, 97, 82), (2, 105, 85)):
        cards_of = [cards.DREAD[card] for card in cards.dread_cards(first)]
        assert len(cards_of) == 24
        assert (sum(row.difficulty for row in cards_of), sum(row.dread for row in cards_of)) == (difficulty, dread)
    # what lies open is dearer than what lies hidden
    assert all(row.dread > cards.NUMBERS.hidden == 2 for row in cards.DREAD.values())


@pytest.mark.rule("LD-125", "LD-134", "LD-217")
def test_the_items_do_what_they_say() -> None:
    assert [[title(row.card, row.id), ways(row.use), ways(row.deplete)] for row in cards.ITEMS.values()] == lines(figures.ITEMS)


def test_the_confidence_cards_have_every_pair_of_primary_abilities_once() -> None:
    assert [[title(row.card, row.id), " ".join(row.icons)] for row in cards.CONFIDENCE.values()] == lines(figures.CONFIDENCE)
    pairs = Counter(frozenset(row.icons) for row in cards.CONFIDENCE.values())
    assert all(pairs[frozenset(pair)] == 1 for pair in combinations(PRIMARY, 2))
    assert pairs[frozenset({"wild"})] == 3


@pytest.mark.rule("LD-004", "LD-231", "LD-232")
def test_the_allies_bring_icons_and_leave_with_an_effect() -> None:
    found = [[title(row.card, row.id), " ".join(row.icons), ways(row.sacrifice)] for row in cards.ALLIES.values()]
    assert found == lines(figures.ALLIES)


@pytest.mark.rule("LD-012", "LD-013", "LD-135")
def test_the_sheets_have_a_wild_icon_a_pair_of_their_own_and_a_virtue() -> None:
    found = [[name(row.id), " ".join(row.icons), ways(row.virtue)] for row in cards.CHARACTERS.values()]
    assert found == lines(figures.VIRTUES)
    assert Counter(icon for row in cards.CHARACTERS.values() for icon in row.icons) == Counter(
        {"wild": 6, **dict.fromkeys(PRIMARY, 2)}
    )
    assert len({frozenset(row.icons) for row in cards.CHARACTERS.values()}) == 6


@pytest.mark.rule("LD-014", "LD-253", "LD-145")
def test_the_personality_cards_and_their_talents_are_as_printed() -> None:
    printed = lines(figures.PERSONALITIES)
    found = [[title("", row.id).strip(), row.kind, " ".join(row.icons) or "-"] for row in cards.PERSONALITIES.values()]
    assert found == [cells[1:] for cells in printed]
    for hero, row in cards.CHARACTERS.items():
        own = cards.personality_cards(hero)
        assert len(own) == 6
        assert [name(card) for card in own] == [cells[1] for cells in printed if cells[0].split()[0] in name(row.id).split()]
    # the talents do what they say
    found = [[name(row.id), ways(row.talent)] for row in cards.PERSONALITIES.values() if row.kind == "talent"]
    assert found == lines(figures.TALENTS)


@pytest.mark.rule("LD-140", "LD-141")
def test_the_plot_cards_are_as_printed() -> None:
    found = [
        [title(row.card, row.id), f"{row.time} {row.dread}", " ".join(row.icons), *map(tier, row.tiers)]
        for row in cards.PLOTS.values()
    ]
    assert found == lines(figures.PLOTS)
    for row in cards.PLOTS.values():
        assert row.card == f"PL{cards.STORIES[row.story].number}-{row.letter}"


@pytest.mark.rule("LD-062", "LD-155", "LD-156", "LD-157")
def test_the_last_plot_card_of_a_chapter_must_be_met_and_that_of_a_story_begins_the_endgame() -> None:
    last = {row.card: [(step.do, step.n) for step in row.always] for row in cards.PLOTS.values() if row.last}
    end = [("confidence-each", 2), ("begin-endgame", 1)]
    assert last == {"PL1-E": end, "PL2-D": [], "PL2-I": end, "PL3-D": [], "PL3-I": end, "PL4-D": [], "PL4-I": end}
    others = {row.card: [step.do for step in row.always] for row in cards.PLOTS.values() if row.always and not row.last}
    assert others == {"PL4-G": ["show-antagonist"]}


@pytest.mark.rule("LD-020", "LD-031", "LD-033", "LD-043", "LD-015", "LD-207")
def test_the_stories_have_their_plot_cards_in_letter_order_and_laws_of_their_own() -> None:
    assert {story: row.plots for story, row in cards.STORIES.items()} == {
        "the-letter": [5], "the-gentleman-caller": [4, 5], "calypsos-bargain": [4, 5], "london-dread": [4, 5],
    }  # fmt: skip
    letters = "".join(
        cards.PLOTS[card].letter for card in cards.plot_cards("london-dread", 1) + cards.plot_cards("london-dread", 2)
    )
    assert letters == "ABCDEFGHI"
    assert [cards.PLOTS[card].card for card in cards.plot_cards("the-letter", 1)] == [f"PL1-{letter}" for letter in "ABCDE"]
    assert cards.plot_cards("the-letter", 2) == []
    # the stories have laws of their own
    assert {row.id: (row.symbol, row.wild, row.laws) for row in cards.STORIES.values()} == {
        "the-letter": ("pentagram", "spellcraft", []),
        "the-gentleman-caller": ("top-hat", "courage", ["calling-hours", "interlude"]),
        "calypsos-bargain": ("shell", "guile", ["secrets", "interlude"]),
        "london-dread": ("eye-over-dome", "", ["sealed-antagonist", "goons", "interlude"]),
    }


@pytest.mark.rule("LD-187", "LD-199", "LD-201")
def test_the_challenges_are_as_printed() -> None:
    found = [
        [
            title(row.card, row.id), " ".join(row.icons), str(row.difficulty),
            "die 1 confidence" if row.confidence else "die", ", ".join(map(outcome, row.penalty)),
        ]
        for row in cards.CHALLENGES.values()
    ]  # fmt: skip
    assert found == lines(figures.CHALLENGES)
    for story, row in cards.STORIES.items():
        own = [cards.CHALLENGES[card] for card in cards.challenge_cards(story)]
        assert [challenge.card for challenge in own] == [f"CH{row.number}-{place}" for place in range(1, 7)]
        assert sum(challenge.difficulty for challenge in own) == {1: 30, 2: 38, 3: 43, 4: 42}[row.number]


@pytest.mark.rule("LD-030", "LD-185")
def test_antagonists_secrets_and_goons_are_as_printed() -> None:
    belongs = {antagonist: story for story, row in cards.STORIES.items() for antagonist in row.antagonists}
    found = [[title(row.card, row.id), belongs[row.id], f"{row.law} {row.n}"] for row in cards.ANTAGONISTS.values()]
    assert found == lines(figures.ANTAGONISTS)
    # the secrets are spent for what they say
    assert [[title(row.card, row.id), ways(row.spend)] for row in cards.SECRETS.values()] == lines(figures.SECRETS)
    # the goons are as printed
    found = [[title(row.card, row.id), " ".join(row.icons), str(row.difficulty)] for row in cards.GOONS.values()]
    assert found == lines(figures.GOONS)
    assert [(row.number, row.harass, row.n) for row in cards.GOONS.values()] == [
        (1, "harder", 1), (2, "harder", 1), (3, "wearier", 1), (4, "wearier", 1), (5, "no-deplete", 0), (6, "undone-bleeds", 1),
    ]  # fmt: skip


@pytest.mark.rule("LD-005", "LD-024", "LD-037", "LD-007", "LD-009", "LD-010")
def test_map_clock_and_dice_are_as_printed() -> None:
    found = [
        [say(f"short-{cards.PLACE_AT[area, number]}"), name(cards.PLACE_AT[area, number])]
        for area in cards.AREAS
        for number in range(7)
    ]
    assert found == lines(figures.BOARD)
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
    assert cards.NUMBERS.notes == {"green": 20, "red": 12, "white": 4, "yellow": 12}
    assert sum(cards.NUMBERS.notes.values()) == 48
    assert cards.NUMBERS.token_numbers * (4 * cards.NUMBERS.own_tokens + cards.NUMBERS.stash_tokens) == 54
    assert cards.NUMBERS.token_numbers * cards.NUMBERS.own_tokens == len(cards.SLOTS)
    assert 2 * cards.NUMBERS.conditions == 8
    assert (cards.NUMBERS.virtue_limit, cards.NUMBERS.modifiers, cards.NUMBERS.action_dice, cards.NUMBERS.placeholders) == (
        12,
        6,
        16,
        6,
    )
    assert (
        cards.TEAMS[4].players * (cards.TEAMS[4].dice + cards.NUMBERS.boxes * cards.NUMBERS.reward_dice)
        == cards.NUMBERS.action_dice
    )
    assert max(max(row.plots) for row in cards.STORIES.values()) <= cards.NUMBERS.placeholders
    # the numbers of dread are those of the rules
    assert (cards.NUMBERS.dread_limit, cards.NUMBERS.splatter, cards.NUMBERS.target) == (50, 5, 1)
    assert (cards.NUMBERS.hidden, cards.NUMBERS.stash, cards.NUMBERS.detour, cards.NUMBERS.duplicate) == (2, 1, 1, 5)
    assert (cards.NUMBERS.ally, cards.NUMBERS.impeccable) == (1, 1)


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
