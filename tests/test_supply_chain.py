"""What an installation is built of: files by their hashes, containers and services that can do little."""

from __future__ import annotations

import re
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
UNITS = sorted((ROOT / "deploy").glob("*.service"))
EXPOSURE_MAX = 2.0  # of 10; systemd calls 1 to 4 "OK"


def test_every_package_comes_with_the_hashes_of_its_files() -> None:
    text = (ROOT / "constraints.txt").read_text("utf-8")
    entries = re.split(r"\n(?=\w)", text.strip())
    without = [entry for entry in entries if not re.search(r"--hash=sha256:[0-9a-f]{64}", entry)]
    assert len(entries) > 50
    assert without == []
    assert "://" not in text


def test_the_image_is_installed_by_a_tool_that_checks_them() -> None:
    dockerfile = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "uv pip install" in dockerfile
    assert re.findall(r"uv==([\d.]+)", dockerfile) == re.findall(r"uv==([\d.]+)", makefile) != []
    # Each stage begins with the image that a release may name by its digest.
    bases = re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    assert set(bases) == {"${PYTHON_IMAGE}"}


def test_what_services_start_is_installed_with_its_bytecode() -> None:
    """They can write none, in containers and under systemd, and would compile everything anew at each start."""
    dockerfile = (ROOT / "deploy" / "Dockerfile").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    recipe = makefile.partition("\ninstall:")[2].partition("\n\n")[0]
    for text in (dockerfile, recipe):
        assert re.search(r"uv pip install [^&]*--compile-bytecode [^&]*\s\.$", text, re.MULTILINE)
    assert "env -u PYTHONPYCACHEPREFIX" in recipe  # Of which a service knows nothing.
    assert UNITS != []
    for unit in UNITS:
        assert "/opt/tablemates and run `make install`" in unit.read_text("utf-8")


def test_a_release_is_looked_up_among_known_weaknesses() -> None:
    release = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yaml").read_text("utf-8"))
    steps = [step.get("run", "") for step in release["jobs"]["package"]["steps"]]
    audits = [step for step in steps if "pip-audit" in step]
    assert len(audits) == 1
    assert "constraints.txt" in audits[0]
    assert steps.index(audits[0]) < next(index for index, step in enumerate(steps) if "make package" in step)


def compose_services() -> dict[str, dict[str, Any]]:
    services: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))[
        "services"
    ]
    return services


@pytest.mark.parametrize("name", sorted(compose_services()))
def test_a_container_can_write_nowhere_and_gain_nothing(name: str) -> None:
    service = compose_services()[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "privileged" not in service
    if name != "database":
        assert "cap_add" not in service


def hardening(unit: Path) -> dict[str, str]:
    """Everything a unit says of its service but what makes it another one."""
    # A key may stand twice, of which the last would win: they are told apart.
    text = re.sub(r"^SystemCallFilter=~", "SystemCallFilterNot=", unit.read_text("utf-8"), flags=re.MULTILINE)
    text = re.sub(r"^(Environment|LoadCredential|ExecStart)=.*$", "", text, flags=re.MULTILINE)
    parser = RawConfigParser()
    parser.read_string(text)
    return dict(parser["Service"])


def test_each_process_has_a_unit_and_all_are_held_alike() -> None:
    assert [unit.stem for unit in UNITS] == ["tablemates-discord", "tablemates-play", "tablemates-telegram"]
    assert all(f"tablemates {unit.stem.split('-')[1]}\n" in unit.read_text("utf-8") for unit in UNITS)
    first, *others = map(hardening, UNITS)
    assert [other == first for other in others] == [True, True]
    assert first["nonewprivileges"] == "yes"
    assert first["capabilityboundingset"] == ""
    assert first["protectsystem"] == "strict"
    # House players lower their own priority, so that this group of calls must stay.
    assert "@resources" not in first["systemcallfilternot"]


@pytest.mark.parametrize("unit", UNITS, ids=lambda path: path.stem)
def test_systemd_finds_little_to_attack(unit: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:  # Where there is no systemd, what the units say was compared above.
        return
    said = subprocess.run(
        [analyze, "security", "--offline=true", "--no-pager", unit], capture_output=True, text=True
    )
    level = re.search(r"exposure level for \S+: ([\d.]+)", said.stdout)
    if level is None:  # It is too old to look at files, or there is no bus to ask.
        return
    assert float(level[1]) <= EXPOSURE_MAX
