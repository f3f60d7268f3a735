"""The end of a night in the Villa: everybody's numbers, the night round by round, and nothing cut at any size."""

from collections import Counter

import pygame
import pytest
from test_scale import SHAPES
from text_audit import faults, read

from game.match import Match
from game.rules.terrorscape import event
from game.rules.terrorscape.seats import KILLER, TEAM
from game.text import name, say
from game.ui.draw.theme import RED_LIGHT
from game.ui.scene.agent_worker import AgentWorker
from game.ui.scene.context import AppContext
from game.ui.screens.result.boxes import SeatCard, seat_card
from game.ui.screens.result.scene import ResultScene
from game.ui.settings import Settings
from game.ui.terrorscape.result import panels
from game.ui.terrorscape.result.facts import HUNTER, LIVES, ResultFacts, read_facts
from game.ui.terrorscape.result.night_chart import Chart, in_words

pytestmark = pytest.mark.usefixtures("fresh_fonts", "screen")
ENDS = {"killer": ("butcher", 11), "survivors": ("specter", 5)}


@pytest.fixture(scope="module")
def nights() -> dict[str, Match]:
    found: dict[str, Match] = {}
    for killer in ("butcher", "specter", "murderer"):
        for seed in range(1, 20):
            match = Match.new(
                "terrorscape", seed=seed, options={"killer": killer}, seats=dict.fromkeys((KILLER, *TEAM), "normal")
            )
            match.play()
            assert match.outcome is not None
            found.setdefault(match.outcome.winners[0], match)
            if len(found) == 2:
                return found
    raise AssertionError("one side always wins")


def facts_of(match: Match) -> ResultFacts:
    return read_facts(match, counts=False)


@pytest.mark.parametrize("winner", ENDS)
def test_the_numbers_are_those_of_the_events(winner: str, nights: dict[str, Match]) -> None:
    match = nights[winner]
    facts, log = facts_of(match), [one for events in match.seen(tuple(match.holders)) for one in events]
    assert facts.dawns == (winner == "survivors")
    for one in facts.figures[:-1]:
        mine = [happened for happened in log if getattr(happened, "survivor", "") == one.who]
        kinds = Counter(type(happened) for happened in mine)
        assert one.did.get("went", 0) == kinds[event.SurvivorWalked]
        defended = [happened.success for happened in mine if isinstance(happened, event.Defended)]
        assert (one.did.get("repelled", 0), one.did.get("beaten", 0)) == (defended.count(True), defended.count(False))
    hunter, kinds = facts.figures[-1], Counter(type(happened) for happened in log)
    assert hunter.did.get("card", 0) == kinds[event.CardPlayed]
    assert hunter.did.get("prowled", 0) == kinds[event.KillerMoved]
    assert hunter.did.get("wounded", 0) == kinds[event.Injured] + kinds[event.Eliminated]
    assert sum(one.did.get("key", 0) for one in facts.figures) == facts.t.keys


@pytest.mark.parametrize("winner", ENDS)
def test_each_round_has_what_happened_until_the_next_began(winner: str, nights: dict[str, Match]) -> None:
    match = nights[winner]
    number, barred = 0, Counter[int]()
    for happened in (one for events in match.seen(tuple(match.holders)) for one in events):
        number = happened.number if isinstance(happened, event.RoundBegan) else number
        barred[number] += isinstance(happened, event.BarricadePlaced | event.CardPlayed)
    for one in facts_of(match).rounds:
        assert sum(did.kind in ("barred", "card") for did in one.actions) == barred[one.number]
    assert facts_of(match).lines[-2:-1] == (facts_of(match).reason,), "why it ended stands before who has won"


@pytest.mark.parametrize("winner", ENDS)
def test_the_rounds_end_as_the_night_does(winner: str, nights: dict[str, Match]) -> None:
    facts = facts_of(nights[winner])
    assert [one.number for one in facts.rounds] == list(range(1, facts.t.round + 1))
    last = facts.rounds[-1]
    assert last.level == facts.t.level
    for left, one in zip(last.lives, facts.t.survivors, strict=True):
        assert left == (0 if one.fate == "dead" else LIVES - one.hurt)
    chart = Chart(facts.rounds, facts.t.killer, tuple(one.id for one in facts.t.survivors))
    words = in_words(chart, facts.last)
    for who in chart.lanes:
        shown = name(facts.t.killer if who == HUNTER else who)
        assert (f"{shown}: " in words) == bool(facts.rounds[facts.last].of(who))


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("winner", ENDS)
def test_nothing_is_cut_or_covered_at_the_end(shape: str, winner: str, nights: dict[str, Match]) -> None:
    size, settings = SHAPES[shape]
    scene = ResultScene(AppContext(settings, AgentWorker(background=False)), nights[winner], staged=False)
    assert faults(scene, size) == []


def test_the_end_is_staged_and_shows_all_at_once_on_a_large_screen(nights: dict[str, Match]) -> None:
    match = nights["survivors"]
    scene = ResultScene(AppContext(Settings(), AgentWorker(background=False)), match)
    assert scene.staged
    scene.draw(pygame.Surface((1920, 1080)))
    scene.finish()
    words = " ".join(line.wanted for line in read(scene, (1920, 1080)))
    assert not scene.paged
    facts = facts_of(match)
    for wanted in (
        say("ui-dawn"),
        facts.verdict,
        say("ui-ts-end-night"),
        say("ui-ts-last-words"),
        *(name(one.who) for one in facts.figures),
    ):
        assert wanted in words


def test_a_round_leads_to_the_replay_at_its_first_moment(nights: dict[str, Match]) -> None:
    match = nights["killer"]
    scene = ResultScene(AppContext(Settings(), AgentWorker(background=False)), match, staged=False)
    scene.draw(pygame.Surface((1920, 1080)))
    item = next(item for item in scene.focus.targets if item.key == ("turn", 2))
    following = scene.take(item)
    assert following.route == "replay"
    assert following.arguments["moment"] == facts_of(match).rounds[2].begin


def test_a_number_and_its_word_agree(nights: dict[str, Match], monkeypatch: pytest.MonkeyPatch) -> None:
    """One key, two keys; and no lost fight is nothing to be red about."""
    cards: list[SeatCard] = []
    monkeypatch.setattr(panels, "seat_card", lambda card, *rest: cards.append(card) or seat_card(card, *rest))
    one = facts_of(nights["survivors"]).figures[0]
    for count in range(3):
        panels.figure_card(one._replace(did=dict.fromkeys(panels.NUMBERED["survivor"], count)))
    none, single, several = ([(number, word) for number, word, _ in card.numbers] for card in cards)
    assert single == [("1", word) for word in ("room", "search", "key", "noise", "repelled", "lost fight")]
    for number, shown in (("0", none), ("2", several)):
        assert shown == [(number, word) for word in ("rooms", "searches", "keys", "noises", "repelled", "lost fights")]
    assert [card.numbers[-1][2] == RED_LIGHT for card in cards] == [False, True, True]
