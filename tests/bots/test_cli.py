"""The command line: what it prints, and one clear sentence for what makes no sense."""

from __future__ import annotations

import json
import os
import pty
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bots import bench_engine
from bots.cli import app
from engine import record
from engine.games import GAMES
from tests.engine.games.tiny import Tiny


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiny is played here too: nothing on the command line may know a game by name."""
    monkeypatch.setitem(GAMES, "tiny", Tiny)


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def printed(*arguments: str | Path) -> str:
    result = run(*arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def test_the_version_is_printed() -> None:
    assert printed("--version") == f"{version('tablemates')}\n"


@pytest.mark.req("PL-40")
def test_simulate_prints_json_and_the_same_digest_twice() -> None:
    arguments = ("simulate", "santase", "--matches", "5", "--seed", "7", "--json")
    first, second = (json.loads(printed(*arguments)) for _ in range(2))
    assert first.pop("cpu_seconds") >= 0
    assert second.pop("cpu_seconds") >= 0
    assert first == second
    assert first["game"] == "santase"
    assert (first["seats"], first["preset"], first["players"]) == (2, "one", ["random", "random"])
    assert first["matches"] == sum(first["wins"]) == 5


def test_simulate_takes_seats_preset_options_and_players() -> None:
    tally = json.loads(
        printed(
            *(
                "simulate",
                "tiny",
                "--seats",
                "3",
                "--preset",
                "raising",
                "--option",
                "target=1",
                "--option",
                "raising=off",
            ),
            *("--players", "easy,random", "--players", "random", "--matches", "2", "--json"),
        )
    )
    assert tally["options"] == {"target": "1", "raising": "False"}
    assert tally["players"] == ["easy", "random", "random"]
    assert tally["plies"] == 2 * 3


def test_simulate_prints_lines_for_people() -> None:
    lines = printed("simulate", "tiny", "--matches", "1").splitlines()
    assert lines[0].split() == ["game", "tiny"]
    assert lines[-1].split()[0] == "digest"


@pytest.mark.req("PL-34")
def test_simulate_shows_progress_on_a_terminal_only() -> None:
    terminal, inner = pty.openpty()
    command = [sys.executable, "-m", "bots", "simulate", "santase", "--matches", "3", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=inner) as running:
        os.close(inner)
        shown = b""
        while chunk := _read(terminal):
            shown += chunk
        assert running.stdout is not None
        assert json.loads(running.stdout.read())["matches"] == 3
    os.close(terminal)
    assert b"3/3" in shown


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # The other side has closed it.
        return b""


def test_a_record_is_reviewed(tmp_path: Path) -> None:
    printed("simulate", "truco", "--matches", "1", "--seed", "7", "--players", "random", "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    first, *_ = printed("record", "review", file).splitlines()
    assert re.fullmatch(r"Move \d+, seat [01]: .+\. Better: .+, which wins \d+ more of 100 such matches\.", first)
    file.write_text("no record")
    assert run("record", "review", file).exit_code == 1


@pytest.mark.req("PL-41")
def test_a_record_written_by_simulate_is_shown_and_verified(tmp_path: Path) -> None:
    printed("simulate", "santase", "--matches", "2", "--seed", "7", "--records", tmp_path / "records")
    names = sorted(path.name for path in (tmp_path / "records").iterdir())
    assert names == ["santase-7-000001.txt", "santase-7-000002.txt"]
    file = tmp_path / "records" / names[0]
    assert printed("record", "verify", file).startswith("This match is sound:")
    assert "   1  seat " in printed("record", "show", file)


@pytest.mark.req("PL-32", "PL-40")
def test_a_deal_of_a_record_is_drawn_as_an_animation(tmp_path: Path) -> None:
    printed("simulate", "santase", "--matches", "1", "--seed", "7", "--records", tmp_path)
    file, out = tmp_path / "santase-7-000001.txt", tmp_path / "deal.gif"
    assert printed("record", "replay", file, "--deal", "1", "--out", out).startswith(f"{out}: ")
    first = out.read_bytes()
    assert first.startswith(b"GIF8")
    printed("record", "replay", file, "--out", out)  # the last one
    assert out.read_bytes() != first
    for arguments, said in (
        (("--deal", "99", "--out", out), "there is no such deal to be drawn"),
        (("--out", tmp_path), "cannot be written: Is a directory."),
    ):
        result = run("record", "replay", file, *arguments)
        assert result.exit_code != 0
        assert said in result.stderr


@pytest.mark.req("PL-41")
def test_a_changed_record_is_rejected_with_the_line(tmp_path: Path) -> None:
    printed("simulate", "tiny", "--matches", "1", "--records", tmp_path)
    file = tmp_path / "tiny-0-000001.txt"
    text = file.read_text()
    file.write_text(text.replace("outcome won", "outcome draw"))
    for command in ("verify", "show"):
        result = run("record", command, file)
        assert result.exit_code == 1
        assert result.stderr.endswith(f"line {text.count(chr(10))}: the checksum does not fit.\n")
    file.write_bytes(text.replace("\n", "\r\n").encode())
    assert run("record", "verify", file).exit_code == 1
    file.write_bytes(b"\xff")
    assert run("record", "verify", file).stderr.endswith("is not a record: it holds more than plain ASCII.\n")


@pytest.mark.req("PL-41")
def test_verify_compares_with_the_hash_that_the_table_posted(tmp_path: Path) -> None:
    printed("simulate", "tiny", "--matches", "1", "--records", tmp_path)
    file = tmp_path / "tiny-0-000001.txt"
    posted = next(line for line in file.read_text().splitlines() if line.startswith("commitment ")).split()[1]
    assert printed("record", "verify", file, "--commitment", posted).startswith("This match is sound:")
    result = run("record", "verify", file, "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert result.stderr.endswith("the match is sound, but the table had promised another seed.\n")


@pytest.mark.req("PL-41")
def test_verify_proves_deal_and_moves_by_the_receipt(tmp_path: Path) -> None:
    printed("simulate", "tiny", "--matches", "1", "--records", tmp_path)
    file, receipt = tmp_path / "tiny-0-000001.txt", tmp_path / "receipt.txt"
    read = record.parse(file.read_text())
    digest, true = read.digest, "This match is true: dealt from the sealed seed,"
    for seal in (f"{read.commitment[:8]}…", read.commitment):
        receipt.write_text(f"Печат: {seal}\nSHA-256 на записа: {digest}\n", "utf-8")
        assert printed("record", "verify", file, "--receipt", receipt).startswith(true)
    for given in (digest, digest.upper()):
        said = printed("record", "verify", file, "--receipt", given)
        assert said.startswith("The moves are those shown. Whether the deal was settled before,")
        assert "sealed seed" not in said
        both = printed("record", "verify", file, "--receipt", given, "--commitment", read.commitment)
        assert both.startswith(true)
    receipt.write_text(f"Печат: 12345678…\n{digest}\n", "utf-8")
    result = run("record", "verify", file, "--receipt", receipt)
    assert (result.exit_code, "it names the seal 12345678…" in result.stderr) == (1, True)
    receipt.write_text("0" * 64)
    result = run("record", "verify", file, "--receipt", receipt)
    assert result.exit_code == 1
    assert "it is not that of the receipt: it does not name the SHA-256 of this record" in result.stderr
    assert run("record", "verify", file, "--receipt", tmp_path / "none").stderr.endswith(
        "none cannot be read: No such file or directory.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("simulate poker", f"There is no game 'poker' here; there is {', '.join(GAMES)} and tiny."),
        ("rules truco-poker", f"There is no game 'truco-poker' here; there is {', '.join(GAMES)} and tiny."),
        ("rules poker", f"There is no game 'poker' here; there is {', '.join(GAMES)} and tiny."),
        ("simulate santase --seats 5", "santase is for 2 seats, not for 5."),
        ("simulate tiny --seats 4", "tiny is for 2 or 3 seats, not for 4."),
        ("simulate tiny --preset wild", "tiny has no preset 'wild'; there is raising and plain."),
        ("simulate tiny --option x=1", "'x=1' sets no option of tiny; there is target and raising."),
        ("simulate tiny --option target", "'target' sets no option of tiny; there is target and raising."),
        ("simulate tiny --option target=0", "target cannot be '0'; it can be a whole number from 1 to 40."),
        ("simulate tiny --option raising=2", "raising cannot be '2'; it can be on or off."),
        ("simulate thurf --option kotu_factor=3", "kotu_factor cannot be '3'; it can be 1, 2 or 4."),
        (
            "simulate tiny --players best",
            "There is no house player 'best'; there is random, easy, normal and strong.",
        ),
        (
            "simulate tiny --players easy,easy,easy",
            "There are 2 seats, but 3 players are named; name one for each, or one for all.",
        ),
        ("record verify no/such/file", "no/such/file cannot be read: No such file or directory."),
        ("record show .", ". cannot be read: Is a directory."),
    ],
)
def test_bad_arguments_get_one_sentence_and_exit_code_2(arguments: str, sentence: str) -> None:
    result = run(*arguments.split())
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", sentence + "\n")


def test_bench_press_knows_which_platforms_it_measures() -> None:
    result = run("bench", "press", "--platform", "pigeons")
    assert (result.exit_code, "there are discord and telegram" in result.stderr) == (2, True)


def test_bench_engine_prints_json_for_every_game_and_seat_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_engine, "ROUND_SECONDS", 0.01)
    lines = json.loads(printed("bench", "engine", "--json"))
    assert [(line["game"], line["seats"]) for line in lines] == [
        (key, seats) for key, game in GAMES.items() for seats in game.info.seat_counts
    ]
    for line in lines:
        assert line["search_plies_per_cpu_second"] > line["act_plies_per_cpu_second"] > 1000
        assert line["search_ratio"] == pytest.approx(
            line["search_plies_per_cpu_second"] / line["baseline_loops_per_cpu_second"], abs=1e-4
        )


@pytest.mark.req("PL-25")
def test_rules_prints_the_page_of_every_game() -> None:
    for game in set(GAMES) - {"tiny"}:
        page = printed("rules", game)
        assert page.startswith("# ")
        assert "<!--" not in page


def test_rules_of_a_rule_set_are_what_holds_under_it() -> None:
    whole, mineiro = printed("rules", "truco"), printed("rules", "truco-mineiro")
    assert mineiro.startswith("# ")
    assert len(mineiro) < len(whole)
    assert mineiro != printed("rules", "truco-paulista")


@pytest.mark.parametrize("lang", ["xx", "..", "../en", ""])
def test_rules_in_a_language_that_is_not_there_are_refused(lang: str) -> None:
    result = run("rules", "santase", "--lang", lang)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"The rules of santase are not written in {lang!r}; there is ar, bg, de, en")


BOTS = ("discord", "telegram")
DATABASES = ("sqlmodel", "sqlalchemy", "aiohttp", "asyncio", "rich.progress")
# What draws, rates, migrates or speaks to PostgreSQL is loaded by the first who needs it, and so is a game.
LATER = ("PIL", "typst", "openskill", "alembic", "asyncpg", "prometheus_client", "engine.games.santase.rules")


@pytest.mark.parametrize(
    ("module", "heavy"),
    [
        ("bots.cli", (*BOTS, *DATABASES, *LATER)),
        ("bots.play", (*BOTS, *LATER)),
        ("engine.house.worker", (*BOTS, *DATABASES, *LATER)),
    ],
)
def test_start_up_is_light(module: str, heavy: tuple[str, ...]) -> None:
    program = f"import {module}, sys; print([name for name in {heavy} if name in sys.modules])"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert loaded.stdout == "[]\n"


def test_the_module_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "bots", "simulate", "nothing"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("There is no game 'nothing' here; there is ")
