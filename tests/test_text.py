"""Words: ids in, sentences out."""

from pathlib import Path

import pytest
from cutpurse import Gained, Passed, Play, Rob
from fluent.syntax import FluentParser, ast

from game import text
from game.match.record import SaveError
from game.rules.engine.content import ContentError, data_folder
from game.rules.engine.rules import OptionsError
from game.rules.engine.script import Decision, Done, IllegalAction, TimeUp
from game.rules.engine.secret import CLOCK, Secret
from game.storage import paths
from game.text import MissingMessage, Speaker, name, say, text as implementation
from game.text.messages import Messages
from game.text.system import system_language
from tests.fluent_files import parsed_once  # noqa: F401  # a fixture


@pytest.fixture
def speaker() -> Speaker:
    return Speaker(lambda seat: f"thief-{seat + 1}")


def test_missing_messages_and_values_raise_in_tests_alone() -> None:
    with pytest.raises(MissingMessage):
        say("no-such-message")
    text.use(strict=False)
    assert say("no-such-message") == "no-such-message"
    # a missing value raises in tests and does not stop play
    text.use(strict=True)
    with pytest.raises(MissingMessage):
        say("save-missing")
    text.use(strict=False)
    assert "doesn't exist" in say("save-missing")
    # an error is one sentence for the player
    assert text.error_text(SaveError("a.json", "save-unwritable", reason="full")).startswith("a.json can't be written (full)")
    assert "1 - 5" in text.error_text(OptionsError("seats", 9, "1 - 5"))
    assert "cards.toml" in text.error_text(ContentError("cards.toml", "kat", "", "stands twice"))
    assert text.error_text(ValueError("something else")) == "something else"


def test_lists_are_enumerated_and_ids_become_names(speaker: Speaker) -> None:
    assert (name("thief"), name("name-thief"), name("thief-2")) == ("Thief", "Thief", "Thief 2")
    assert (name("something else"), speaker.seat(0)) == ("something else", "Thief 1") and speaker.seat(CLOCK) == "the clock"
    # lists are enumerated
    row = implementation._texts.enumerate
    assert [row([]), row(["a"]), row(["a", "b"]), row(["a", "b", "c"])] == ["nothing", "a", "a and b", "a, b and c"]


def test_names_have_numbers_and_forms(tmp_path: Path) -> None:
    # a name may place its number itself
    extra = tmp_path / "more.ftl"
    extra.write_text("name-rat = Rat\nname-bat = { $number ->\n   [0] Bat\n  *[other] { $number }th bat\n }\n", encoding="utf-8")
    text.use(extra=extra)
    assert (name("rat-3"), name("bat"), name("bat-4")) == ("Rat 3", "Bat", "4th bat")
    # names have forms in a language that writes them
    extra = tmp_path / "xx.ftl"
    extra.write_text(GERMAN, encoding="utf-8")
    text.use(language="xx")
    implementation._texts._messages["xx", "common"] = Messages("xx", [extra])
    assert say("bite", by="wolf", whom=["wolf-2", "kat"]) == "Der Wolf beißt den Wolf 2 und Kat."
    assert say("bite", by="kat", whom=Secret("wolf", (1,))) == "Kat beißt den Wolf."
    assert [say("hurt", whom=whom) for whom in ("wolf-3", "kat")] == ["Er leidet.", "Es leidet."]


GERMAN = """\
list-and = { $row } und { $last }
name-numbered = { $name } { $number }
name-wolf = Wolf
    .the = der Wolf
    .acc = den Wolf
    .dat = dem Wolf
    .gender = m
name-kat = Kat
bite = { $by_start } beißt { $whom_acc }.
hurt = { $whom_gender ->
    [m] Er leidet.
   *[other] Es leidet.
 }
"""


def test_choices_have_sentences_and_other_words_for_one_question(speaker: Speaker, tmp_path: Path) -> None:
    # events choices prompts and refusals are sentences
    assert speaker.event(Gained(1, 4)) == "Thief 2 gains 4 gold."
    assert speaker.event(Passed(0, 1, Secret(None))) == "A card goes on: a hidden card."
    assert speaker.event(Passed(0, 1, Secret("dice", (1,)))) == "A card goes on: Dice."
    assert (speaker.choice(Play("dice")), speaker.choice(Rob(2))) == ("Play Dice", "Rob seat 2")
    assert [speaker.choice(Done()), speaker.choice(TimeUp())] == ["Done", "Time is up"]
    assert speaker.prompt(Decision("toy-give", {1: (Done(),)}, {"seat": 0})) == "Thief 1 robs you. Give up which card?"
    assert speaker.refusal(IllegalAction("toy-refused-self", "TOY-004", seat=2)) == "Thief 3 cannot rob itself. (rule TOY-004)"
    assert speaker.refusal(IllegalAction("refused-over")) == "The game is over."
    # a choice may be called otherwise for one question
    extra = tmp_path / "more.ftl"
    extra.write_text("toy-play-done = Keep all cards\n", encoding="utf-8")
    text.use(extra=extra)
    assert (speaker.choice(Done(), "toy-play"), speaker.choice(Done(), "toy-rob")) == ("Keep all cards", "Done")


def test_languages_fall_back_and_files_of_the_player_go_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # a file of the player goes before that of the program
    own = paths.languages() / "ui"
    own.mkdir(parents=True)
    (own / "en.ftl").write_text("ui-on = aye\n", encoding="utf-8")
    words = text.Texts()
    assert (words.say("ui-on", {}), words.say("ui-off", {})) == ("aye", "off")
    # one that is empty, as a full disk leaves it, changes nothing
    (own / "en.ftl").write_text("", encoding="utf-8")
    assert text.Texts().say("ui-on", {}) == "on"
    # another language falls back to english
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "en.ftl").write_text("hello = Hello\nbye = Bye\n", encoding="utf-8")
    (tmp_path / "common" / "de.ftl").write_text("hello = Hallo\n", encoding="utf-8")
    monkeypatch.setattr(implementation, "data_folder", lambda name: tmp_path)
    words = text.Texts("de")
    assert (words.say("hello", {}), words.say("bye", {}), text.languages()) == ("Hallo", "Bye", ["en", "de"])


def test_languages_are_found_and_broken_translations_stay_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # languages are found by their files in the program and in the player's own folder
    assert (text.languages(), text.language_name("en")) == (["en", "de", "nl"], "English")
    own = paths.languages()
    (own / "common").mkdir(parents=True)
    (own / "ui").mkdir()
    (own / "common" / "eo.ftl").write_text("language-name = Esperanto\n", encoding="utf-8")
    (own / "ui" / "xx.ftl").write_text("ui-on = xon\n", encoding="utf-8")
    assert text.languages() == ["en", "de", "eo", "nl", "xx"]
    assert [text.language_name(one) for one in text.languages()] == ["English", "Deutsch", "Esperanto", "Nederlands", "xx"]
    text.use(language="xx")
    assert (text.say("ui-on"), text.say("ui-off")) == ("xon", "off")
    (own / "ui" / "xx.ftl").write_text("ui-on = yon\n", encoding="utf-8")
    text.use(language="en")
    assert text.say("ui-on") == "on"
    text.use(language="xx")
    assert text.say("ui-on") == "yon"
    # a translation with a mistake stays english
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "en.ftl").write_text("hello = Hello { $who }\n", encoding="utf-8")
    (tmp_path / "common" / "de.ftl").write_text("hello = Hallo { $who\n", encoding="utf-8")
    monkeypatch.setattr(implementation, "data_folder", lambda name: tmp_path)
    assert text.Texts("de").say("hello", {"who": "Kat"}) == "Hello Kat"


def test_the_words_of_the_current_game_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder, word in (("common", "a place"), ("castle", "the crypt"), ("street", "the docks")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "en.ftl").write_text(f"place = {word}\n", encoding="utf-8")
    monkeypatch.setattr(implementation, "data_folder", lambda name: tmp_path)
    words = text.Texts()
    assert words.say("place", {}) == "a place"
    words.game = "street"
    assert words.say("place", {}) == "the docks"


@pytest.mark.heavy
@pytest.mark.usefixtures("parsed_once")
def test_no_file_of_messages_has_a_mistake() -> None:
    files = sorted(data_folder("levels").glob("*/*.ftl"))
    assert files
    for file in files:
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        ids = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        assert not junk, file
        assert len(ids) == len(set(ids)), file


@pytest.mark.heavy
def test_messages_that_are_taken_apart_one_by_one_say_what_they_say_together() -> None:
    from fluent.runtime import FluentBundle, FluentResource

    files = sorted(data_folder("levels").glob("*/en.ftl"))
    single, together = Messages("en", files), FluentBundle(["en"], use_isolating=False)
    found: set[str] = set()
    for file in files:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        together.add_resource(resource, allow_overrides=True)
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert len(found) > 1500
    for message in sorted(found):
        pattern = together.get_message(message).value
        for values in ({}, {"hero": "Kat", "hero_id": "kat", "number": 1234, "count": 1, "figure": "Wolf 2", "any": "yes"}):
            words, errors = (None, []) if pattern is None else together.format_pattern(pattern, values)
            said, wrong = single.format(message, values)
            assert (said, [str(error) for error in wrong]) == (words, [str(error) for error in errors]), message


def test_a_message_may_name_others_and_stand_over_several_lines(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "# a comment = no message\n-house = Castle\nodd = { -house }: { NUMBER($n) ->\n[1] one\n*[other] { many.short }\n}\n\n"
        "many = all\n    of them\n    .short = many\nlast = the end   \nbroken = { $n\n",
        encoding="utf-8",
    )
    words = Messages("en", [file])
    assert [one for one in ("odd", "last", "a", "many", "broken", "house", "-house") if words.has(one)] == ["odd", "last", "many"]
    assert words.format("odd", {"n": 1}) == ("Castle: one", [])
    assert (words.format("odd", {"n": 3}), words.format("many", {})) == (("Castle: many", []), ("all\nof them", []))
    assert words.format("last", {}) == ("the end", [])


def test_the_program_begins_in_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("de", "nl"):
        file = paths.languages() / "common" / f"{part}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("", encoding="utf-8")
    for given, language in (("de_AT.UTF-8", "de"), ("fr_FR:nl_BE:en", "nl"), ("C.UTF-8", "en"), ("", "en"), ("xx", "en")):
        monkeypatch.setenv("LANGUAGE", given)
        assert system_language() == language, given
