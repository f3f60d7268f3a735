"""The argument parser of the command line. Its texts are in `levels/common/*.ftl`."""

import argparse
import re
import sys
from pathlib import Path
from typing import NoReturn

from game import __version__
from game.rules import GAMES
from game.text import ENGLISH, say


class Parser(argparse.ArgumentParser):
    """A parser that answers bad input with one sentence."""

    def error(self, message: str) -> NoReturn:
        """Print the error in one line, and exit with code 2."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        raise SystemExit(2)


def setting(text: str) -> tuple[str, str]:
    """KEY=VALUE."""
    key, sign, value = text.partition("=")
    if not sign or not key.strip():
        raise argparse.ArgumentTypeError(say("error-set", given=text))
    return key.strip(), value.strip()


def holder(text: str) -> tuple[int, str]:
    """NUMBER=LEVEL."""
    seat, sign, level = text.partition("=")
    if not sign or not seat.strip().isdecimal():
        raise argparse.ArgumentTypeError(say("error-seat", given=text))
    return int(seat), level.strip()


def size(text: str) -> tuple[int, int]:
    """WIDTHxHEIGHT in pixels."""
    found = re.fullmatch(r"(\d{2,5})[xX](\d{2,5})", text)
    if not found:
        raise argparse.ArgumentTypeError(say("error-size", given=text))
    return int(found[1]), int(found[2])


def count(text: str) -> int:
    """A whole number from 0."""
    if not text.isdecimal() or len(text) > 18:
        raise argparse.ArgumentTypeError(say("error-count", given=text))
    return int(text)


def positive(text: str) -> int:
    """A whole number from 1."""
    if not count(text):
        raise argparse.ArgumentTypeError(say("error-count", given=text))
    return int(text)


def seconds(text: str) -> float:
    """A time above 0."""
    if not re.fullmatch(r"\d{1,6}(\.\d{1,3})?", text) or not float(text):
        raise argparse.ArgumentTypeError(say("error-count", given=text))
    return float(text)


def build() -> Parser:
    """The parser of the whole command line."""
    parser = Parser(prog="dreadhouse", description=say("cli-description"))
    parser.add_argument("--version", action="version", version=say("cli-version", version=__version__))
    parser.add_argument("--kiosk", action="store_true", help=say("cli-arg-kiosk"))
    commands = parser.add_subparsers(dest="command", parser_class=Parser, metavar="COMMAND")
    _play(commands.add_parser("play", help=say("cli-play"), description=say("cli-play")))
    _demo(commands.add_parser("demo", help=say("cli-demo"), description=say("cli-demo")))
    _simulate(commands.add_parser("simulate", help=say("cli-simulate"), description=say("cli-simulate")))
    _replay(commands.add_parser("replay", help=say("cli-replay"), description=say("cli-replay")))
    _shot(commands.add_parser("shot", help=say("cli-shot"), description=say("cli-shot")))
    book = commands.add_parser("campaign", help=say("cli-campaign"), description=say("cli-campaign"))
    book.add_argument("--nights", action="store_true", help=say("cli-arg-nights"))
    record = commands.add_parser("records", help=say("cli-records"), description=say("cli-records"))
    record.add_argument("--game", metavar="GAME", help=say("cli-arg-game", games=", ".join(GAMES)))
    record.add_argument("--profile", metavar="N", help=say("cli-arg-profile"))
    record.add_argument("--csv", type=Path, metavar="FILE", help=say("cli-arg-csv"))
    check = commands.add_parser("check", help=say("cli-check"), description=say("cli-check"))
    check.add_argument("folder", metavar="FOLDER", nargs="?", type=Path, help=say("cli-arg-folder"))
    check.add_argument("--words", metavar="LANGUAGE", nargs="?", const=ENGLISH, help=say("cli-arg-words"))
    return parser


def _game(parser: Parser, *, optional: bool = False) -> None:
    about = say("cli-arg-game", games=", ".join(GAMES))
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=about)


def _set_up(parser: Parser) -> None:
    parser.add_argument("--set", action="append", default=[], type=setting, metavar="KEY=VALUE", help=say("cli-arg-set"))
    parser.add_argument("--seat", action="append", default=[], type=holder, metavar="N=LEVEL", help=say("cli-arg-seat"))
    parser.add_argument("--seed", type=count, metavar="S", help=say("cli-arg-seed"))


def _play(parser: Parser) -> None:
    _game(parser, optional=True)
    parser.add_argument("--file", type=Path, metavar="FILE", help=say("cli-arg-file"))
    parser.add_argument("--text", action="store_true", help=say("cli-arg-text"))
    parser.add_argument("--clock", action="store_true", help=say("cli-arg-clock"))
    _set_up(parser)


def _demo(parser: Parser) -> None:
    _game(parser, optional=True)
    parser.add_argument("--seconds", type=seconds, metavar="N", help=say("cli-arg-seconds"))
    parser.add_argument("--kiosk", action="store_true", default=argparse.SUPPRESS, help=say("cli-arg-kiosk"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("cli-arg-film"))
    parser.add_argument("--size", type=size, default=(1280, 720), metavar="WxH", help=say("cli-arg-size"))
    parser.add_argument("--set", action="append", default=[], type=setting, metavar="KEY=VALUE", help=say("cli-arg-set"))
    parser.add_argument("--seed", type=count, metavar="S", help=say("cli-arg-demo-seed"))


def _simulate(parser: Parser) -> None:
    _game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=say("cli-arg-games"))
    parser.add_argument("--seats", type=positive, metavar="K", help=say("cli-arg-seats"))
    parser.add_argument("--agents", default="normal", metavar="LEVEL", help=say("cli-arg-agents"))
    workers = parser.add_mutually_exclusive_group()
    workers.add_argument("--jobs", type=positive, metavar="J", help=say("cli-arg-jobs"))
    workers.add_argument("--cluster", metavar="ADDRESS", help=say("cli-arg-cluster"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("cli-arg-table"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("cli-arg-resume"))
    parser.add_argument("--json", action="store_true", help=say("cli-arg-json"))
    parser.add_argument("--check", action="store_true", help=say("cli-arg-checked"))
    _set_up(parser)


def _replay(parser: Parser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("cli-arg-replay-file"))
    parser.add_argument("--verify", action="store_true", help=say("cli-arg-verify"))


def _shot(parser: Parser) -> None:
    _game(parser)
    parser.add_argument("--step", type=count, default=0, metavar="N", help=say("cli-arg-step"))
    parser.add_argument("--agents", default="random", metavar="LEVEL", help=say("cli-arg-agents"))
    eyes = parser.add_mutually_exclusive_group()
    eyes.add_argument("--seat", dest="eyes", type=count, metavar="X", help=say("cli-arg-view"))
    eyes.add_argument("--spectator", action="store_true", help=say("cli-arg-spectator"))
    parser.add_argument("--size", type=size, default=(1280, 720), metavar="WxH", help=say("cli-arg-size"))
    parser.add_argument("--out", type=Path, required=True, metavar="FILE.png", help=say("cli-arg-out"))
    parser.add_argument("--set", action="append", default=[], type=setting, metavar="KEY=VALUE", help=say("cli-arg-set"))
    parser.add_argument("--seed", type=count, default=1, metavar="S", help=say("cli-arg-seed"))
