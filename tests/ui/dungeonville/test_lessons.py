"""The lessons of the tutorial come when they are needed, and stay until they are learnt."""

from game.rules.dungeonville import event
from game.rules.engine.script import Event
from game.ui.dungeonville.guides import GUIDE
from game.ui.table.tutorial.lessons import LessonProgress

ME = frozenset({"0"})


def learning(*events: Event) -> LessonProgress:
    """The progress after these Events."""
    return LessonProgress(GUIDE.table.lessons, ME, [events])


def lesson(progress: LessonProgress, prompt: str = "") -> str:
    """The lesson that is shown at a question."""
    found = progress.current(prompt)
    return "" if found is None else found.id


def test_the_claim_is_explained_at_every_question_until_it_is_made() -> None:
    """It is asked before the score is high enough, too."""
    progress = learning(event.ClaimPassed(0), event.ClaimPassed(0))
    assert lesson(progress, "prompt-claim") == "town-claim"
    assert lesson(learning(event.ClaimPassed(0), event.ClaimFailed(0, "crypt", 6)), "prompt-claim") != "town-claim"


def test_money_is_explained_before_it_is_spent_and_the_keys_at_the_second_hiring() -> None:
    begun = (event.RoundBegan(1, 0), event.PhaseBegan("recruit"), event.Arrived("giggles", ("giggles",)))
    assert lesson(learning(*begun), "prompt-recruit") == "town-hire"
    hired = (event.Paid(0, 10, (), 1, 0), event.Recruited(0, "giggles", "inn"))
    assert lesson(learning(*begun, *hired), "prompt-recruit") == "town-keys"
    assert lesson(learning(*begun, *hired, *hired), "prompt-recruit") != "town-keys"


def test_rooms_are_explained_before_the_first_one_of_anybody() -> None:
    progress = learning(event.PhaseBegan("explore"))
    assert progress.apply(event.Entered(2, "crypt")) == ["town-room"]
