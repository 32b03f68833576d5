"""Starts that cannot be: one sentence and an exit code each, never a traceback."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bots import logs, share
from bots.cli import app
from bots.play import _doors
from bots.settings import CannotStart, Settings, in_one_sentence

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _own_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "set_up", lambda _: None)  # The log of this process is pytest's.


def refused(*arguments: str, command: str = "play") -> tuple[int, str]:
    result = CliRunner().invoke(app, [command, *arguments])
    return result.exit_code, result.stderr


@pytest.mark.req("PL-50")
def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code, said = refused("--port", str(port), "--data", str(tmp_path))
    assert code == 1
    assert said == f"Something else uses port {port} of 127.0.0.1: choose another with --port, or stop it.\n"
    assert list(tmp_path.iterdir()) == []  # nothing else was begun


@pytest.mark.req("PL-50")
def test_a_port_of_the_webhook_that_is_in_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TELEGRAM_TOKEN", "1:token")
    monkeypatch.setenv("TABLEMATES_TELEGRAM_API", "http://127.0.0.1:9")  # Nobody answers there.
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        webhook = ("--webhook", "https://bot.example/hook", "--port", str(port))
        code, said = refused(*webhook, "--data", str(tmp_path), command="telegram")
    assert code == 1
    assert said == f"Something else uses port {port} of 127.0.0.1: choose another with --port, or stop it.\n"


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    code, said = refused("--host", "192.0.2.7", "--port", "0", "--data", str(tmp_path))
    assert (code, said.count("\n")) == (1, 1)
    assert said.startswith("The playground cannot be served on 192.0.2.7:0: ")


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, said = refused("--port", "0", "--data", str(tmp_path / "file" / "data"))
    assert (code, said) == (1, f"The data folder {tmp_path}/file/data cannot be made: Not a directory.\n")


def test_a_data_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, _: path != tmp_path)  # Root may write anywhere.
    with pytest.raises(CannotStart, match="cannot be written; name another with --data"):
        Settings(data=tmp_path, _env_file=None).store_url()


def test_a_token_file_that_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "gone"))
    assert refused("--port", "0", "--data", str(tmp_path)) == (
        2,
        f"{tmp_path}/gone cannot be read: No such file or directory.\n",
    )


def test_a_setting_that_will_not_do(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "bots", "play", "--data", str(tmp_path)],
        env={"TABLEMATES_PORT": "http", "PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)
    assert result.stderr.startswith("PORT in the environment will not do: ")


def test_our_own_mistakes_are_not_called_anything_else() -> None:
    assert in_one_sentence(KeyError("x")) is None


# --- Sharing -------------------------------------------------------------------------------------------


def test_sharing_opens_the_network_beside_the_machine_under_one_port() -> None:
    doors = list(_doors(Settings(port=0, _env_file=None), "127.0.0.2"))
    try:
        (here, port), (there, same) = [door.getsockname() for door in doors]
        assert (here, there, port) == ("127.0.0.1", "127.0.0.2", same)
    finally:
        for door in doors:
            door.close()


def test_without_a_network_nothing_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(share, "ELSEWHERE", ("127.0.0.1", 9))
    assert refused("--share", "--port", "0") == (
        3,
        "This machine is in no network in which the playground could be shared.\n",
    )


def test_sharing_says_what_it_opens_and_to_whom(capsys: pytest.CaptureFixture[str]) -> None:
    share.tell_whom("http://192.0.2.7:8377")
    said = capsys.readouterr().out
    assert "everybody in your network" in said
    assert "http://192.0.2.7:8377/" in said
    assert "not encrypted" in said
