"""Dungeonville at a terminal: the table, hidden information, typed answers, and whole matches by numbers."""

import re

import pytest

from game.cli.dungeonville import secrets, table as table_text, text as game_text
from game.match import Match
from game.match.agents import observe
from game.rules.dungeonville import RULES
from game.rules.dungeonville.choice import Claim, Peek, Press
from game.rules.dungeonville.purse import wealth
from game.rules.dungeonville.scoring import true_score
from game.rules.dungeonville.state import COLOURS, State
from game.rules.engine.agent import Observation
from game.text import Speaker, name, say
from tests.dungeonville.kit import BLACK, ORANGE, TEAL, WHITE, Evening, order, table
from tests.room import Room, quick_disk  # noqa: F401  # a fixture

PARTIES = ((2, 3, 4), (46, 54, 12), (50, 51, 52))
DEEDS = ["crypt", "ice-cave", "rat-haus"]
SECRET = re.compile(r"(\w+), your dungeon is the ")
HINT = re.compile(r"\d+\. [^:]+: ")


def match(number: int, seed: int = 3, persons: int = 5, **options: object) -> Match:
    agents = dict.fromkeys(range(persons, number), "random")
    return Match.new("dungeonville", seed=seed, options={"seats": number, **options}, seats=agents)


def sight(t: State, *who: int) -> Observation[State]:
    """The observation of some seats."""
    return observe(RULES, Evening(t).game, frozenset(who))


def said(view: Observation[State], *, whole: bool = True) -> str:
    return "\n".join(table_text.describe_table(view, speaker(), (), whole=whole))


def speaker() -> Speaker:
    return Speaker(lambda seat: RULES.seat_name(None, seat))


def test_the_town_stands_there_with_prices_ranks_classes_colours_and_letters() -> None:
    lines = said(sight(table((), (), (), town=(5, 12, 33, 40, 64), round=1), BLACK)).splitlines()
    rows = [" ".join(line.split()) for line in lines[lines.index("") :] if re.match(r"  \w+ \d+ ", line)]
    assert rows == [
        "Street 0 Dorothea the Mule 64 Mule no colour E E E E E",
        "Inn 10 Thora Two-Axe 40 Barbarian yellow D B A C E",
        "Temple 20 Madame Maybe 33 Oracle no colour X X X X X",
        "Guild 30 Wren of the Hedge 12 Ranger red D E E B C",
        "Tavern 40 Tam Longstride 5 Ranger yellow C D E B E",
    ], "in the order of the answers"


def test_the_gold_is_told_with_every_question_and_the_table_not_again_within_a_phase() -> None:
    evening = Evening(table((), (), (), town=(5, 12, 33, 40, 64), round=1, treasuries={BLACK: ["gc-01", "cr-01"]}))
    seat = next(iter(evening.game.decision.options))
    lines = said(observe(RULES, evening.game, frozenset({seat})), whole=False).splitlines()
    assert lines[-1] == say("table-purse", gold=wealth(evening.game.state, seat))
    # the table is not shown again between the choice of dungeons and the gold
    tables = [table(*PARTIES, phase=phase, round=2) for phase in ("recruit", "scout", "combat", "explore", "collect")]
    phases = [table_text.table_key(Observation(frozenset({BLACK}), t, None, t, ())) for t in tables]
    assert phases[1] == phases[2] == phases[3] and len(set(phases)) == 3
    # no line of the table is wider than a terminal but those that count up
    rows = [line for line in said(sight(table(*PARTIES, town=(1, 20, 29, 44, 62)), BLACK)).splitlines() if line.startswith("  ")]
    assert rows and max(map(len, rows)) < 80


def test_at_the_end_all_deeds_and_scores_are_told_the_best_first() -> None:
    room = Room(match(3, persons=1, goal=2, limit=True)).play()
    t = room.terminal.match.game.state
    best = max(range(len(t.wizards)), key=lambda seat: true_score(t, seat))
    told = [line for line in room.screens[-1] if " blood (" in line]
    assert len(told) == len(t.wizards)
    assert told[0].startswith(f"{name(COLOURS[best])}, {name(t.deeds[best].face)}: {true_score(t, best)} blood (")
    scores = [int(line.split(": ")[1].split(" ")[0]) for line in told]
    assert scores == sorted(scores, reverse=True)


def test_dungeons_and_wizards_tell_what_lies_open() -> None:
    t = table(
        *PARTIES, phase="scout", pawns={WHITE: "crypt"}, treasuries={WHITE: ["cr-01", "trail-map"]}, hauls={ORANGE: ["gc-01"]},
        blood={"crypt": [2, 0, 1]}, graveyards={BLACK: [0, 1, 2]}, heaps=["rh-01"],
    )  # fmt: skip
    t.wizards[ORANGE].exposed = "crypt"
    t.house_exposed[1] = "rat-haus"
    found = said(sight(t, BLACK))
    assert "CR Crypt: 31 rooms, 0 discarded. Blood: Baldric 2 and Ysolde 1. At the entrance: Morgane." in found
    assert "RH Rat Haus: 31 rooms, 1 discarded. Blood: nothing." in found
    assert "Baldric the Undertaker, with the seeing stone" in found and "Graveyard: 3 (Morgane 1 and Ysolde 2)." in found
    assert "To pay with: 15 gold (10 and Trail Map)." in found, "an item pays 5"
    assert "Brought out this round: 10 gold (10)." in found and "Everyone knows the dungeon: Crypt." in found
    assert "Everyone knows the second deed in the Deed House: Rat Haus." in found
    assert "The party can carry 112 gold:" in found


@pytest.mark.rule("DV-071", "DV-075")
def test_an_expedition_is_shown_with_its_rooms_load_and_odds() -> None:
    t = table((46, 54, 12), (), phase="explore", pawns={BLACK: "crypt"}, rooms={"crypt": ["cr-21", "cr-22", "cr-14"]})
    evening = Evening(t)
    evening.play(Press())
    found = said(observe(RULES, evening.game, frozenset({BLACK})), whole=False)
    assert "Rooms so far: Wight's Parlour (E, 5) and Bone Chute (E, 10)." in found
    assert "Carried: 15 of 112 gold (5 and 10)." in found
    assert "A Brother Glum (rank 46, Paladin, red): 7% chance to die in the next room." in found
    assert "D Wren of the Hedge (rank 12, Ranger, red): 27% chance to die in the next room." in found
    assert "Next room: 47% chance of a death (14 of 30 possible rooms)." in found


@pytest.mark.rule("DV-111")
def test_what_was_seen_through_the_keyhole_is_told_to_who_looks_alone() -> None:
    t = table(
        (9, 54, 12), (), phase="explore", pawns={BLACK: "crypt"}, treasuries={BLACK: ["skeleton-keys"]},
        rooms={"crypt": ["cr-21", "cr-14"]},
    )  # fmt: skip
    evening = Evening(t)
    news = evening.play(Peek())[0]
    alone, both = observe(RULES, evening.game, frozenset({BLACK})), observe(RULES, evening.game, frozenset({BLACK, WHITE}))
    seen = "Through the keyhole of the Crypt: Cold Chapel (D, 10)."
    assert seen in game_text.event_lines(alone, news, speaker())
    assert game_text.event_lines(both, news, speaker()) == ["Baldric looks through the keyhole."]
    assert "Cold Chapel" in said(alone) and "Next room: 100% chance of a death" in said(alone)
    assert "Cold Chapel" not in said(both) and "Next room: 100% chance of a death" not in said(both)
    assert secrets.private_lines(alone, BLACK, speaker())[-1] == seen


@pytest.mark.rule("DV-106", "DV-107", "DV-112", "DV-122", "DV-110")
def test_secrets_are_for_one_alone() -> None:
    t = table(*PARTIES, phase="scout", deeds=DEEDS)
    assert "Morgane, your dungeon is the Ice Cave." in said(sight(t, WHITE))
    assert not SECRET.search(said(sight(t, BLACK, WHITE)))
    # what one alone may know is the deed the score and the deed that it laid down
    t = table(*PARTIES, phase="scout", deeds=DEEDS, graveyards={BLACK: [0, 3, 1]}, blood={"crypt": [2, 3, 1]})
    t.house[1] = t.house[1].shown_to(BLACK)
    assert secrets.private_lines(sight(t, BLACK), BLACK, speaker()) == [
        "Baldric, your dungeon is the Crypt.",
        "Your score is 6 of 7: 4 won in combat, plus 4 from others on your dungeon, minus 2 of your own.",
        "You know the second deed in the Deed House: Dragon's Lair.",
    ]
    # fighters that lie face down are known to their wizard alone
    evening = Evening(table((2, 3, 4), (46, 54, 12), phase="combat", pawns={BLACK: "crypt", WHITE: "crypt"}))
    evening.play(order(4, 2, 3))
    mine, other = (observe(RULES, evening.game, frozenset({seat})) for seat in (BLACK, WHITE))
    fighters = "Your fighters in order: Dame Orla the Spotless, Brunhild Bonebreak and Sir Percival Loud."
    assert secrets.private_lines(mine, BLACK, speaker())[-1] == fighters and fighters not in said(other)


@pytest.mark.heavy
@pytest.mark.parametrize("persons", [3, 2])
def test_a_whole_evening_is_played_by_numbers_and_no_screen_shows_two_deeds(persons: int) -> None:
    words = ("deed", "deed bal", "deed morgane", "h", "v", "l")
    room = Room(match(persons, goal=6, limit=True), words=words).play()
    assert room.terminal.match.outcome is not None
    alone = [number for number, screen in enumerate(room.screens[:-1]) if shown(screen)]
    assert len(alone) > 10
    for number in alone:
        (holder,) = shown(room.screens[number])
        assert room.screens[number - 1] == [f"{holder}: press Enter when no one else is looking. "]
    assert len(shown(room.screens[-1])) == persons, "it is over, and all is shown"


def shown(screen: list[str]) -> set[str]:
    """The names of those whose deeds are on a screen."""
    return {found[1] for line in screen if (found := SECRET.search(line))}


def test_a_hint_or_an_event_is_told_once_to_whom_it_concerns() -> None:
    room = Room(match(2), "h", "q").play()
    (at,) = [number for number, screen in enumerate(room.screens) if any(HINT.match(line) for line in screen)]
    assert len(room.screens[at - 1]) == 1 and "press Enter when no one else" in room.screens[at - 1][0]
    # what happened is told once to each of those before the screen
    room = Room(match(2), "deed", "deed morgane", "q").play()
    assert room.said.count("Round 1.") == 1
    # a single person is never handed the keyboard and sees its own deed
    room = Room(match(3, persons=1), "deed", "h", "1", "1", "q").play()
    assert len(room.screens) == 1 and shown(room.screens[0]) == {"Baldric"}


@pytest.mark.rule("DV-116", "DV-118")
def test_what_is_typed_is_understood() -> None:
    view = sight(table(*PARTIES, phase="scout"), BLACK, ORANGE)
    assert game_text.parse_answers(view, BLACK, "Claim Ysolde") == [(ORANGE, Claim())]
    assert game_text.parse_answers(view, BLACK, "claim bal") == [(BLACK, Claim())]
    for wrong in ("claim", "claim morgane", "claim x", "claims"):
        assert game_text.parse_answers(view, BLACK, wrong) == [], wrong
    assert game_text.parse_answers(sight(table(*PARTIES, phase="scout"), TEAL), TEAL, "claim") == [(TEAL, Claim())]
    # fighters can be laid by their ranks
    view = sight(table((2, 3, 4), (46, 54, 12, 30), phase="combat", pawns={BLACK: "crypt", WHITE: "crypt"}), BLACK)
    assert game_text.parse_answers(view, BLACK, "4 2, 3") == [(BLACK, order(4, 2, 3))]
    assert game_text.parse_answers(view, BLACK, "4 2") == []
    # a deed is asked for by name among those who look
    view = sight(table(*PARTIES, phase="scout"), BLACK, WHITE)
    assert game_text.parse_private_request(view, WHITE, "deed") == WHITE
    assert game_text.parse_private_request(view, WHITE, "DEED bald") == BLACK
    assert game_text.parse_private_request(view, WHITE, "deed ysolde") is None
    assert game_text.parse_private_request(view, WHITE, "deeds") is None


@pytest.mark.rule("DV-113", "DV-117")
def test_a_claim_in_vain_shows_the_deed_and_the_question_stays() -> None:
    room = Room(match(2), "claim mor", "q").play()
    assert "Morgane claims victory with 0 blood, which is not enough. Now everyone knows whose the " in room.said
    assert room.said.count("Hire an adventurer. You have none yet.") == 2
    assert room.terminal.match.game.state.wizards[WHITE].exposed
