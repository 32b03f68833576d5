"""The package as it is published: built by uv as any front end would, installed where nothing else is."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "adapters" / "playground" / "static" / "htmx.min.js"
SECONDS_MAX = 300
# What would lead an installed program back to this checkout, or uv to this environment.
LEADING_BACK = frozenset({"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONPYCACHEPREFIX"})


def fetch_page_scripts() -> None:
    """Bring the scripts of others that pages load to a checkout that was never installed, as building does."""
    if not SCRIPT.exists():
        with tempfile.TemporaryDirectory() as folder:
            build(Path(folder))


def build(folder: Path) -> tuple[Path, Path]:
    """Write an sdist, and the wheel that is built from it alone; this checkout gets the page's scripts as well."""
    _uv("build", "--quiet", "--out-dir", folder, ROOT)
    [sdist], [wheel] = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return sdist, wheel


def install(wheel: Path, folder: Path) -> Path:
    """Install a wheel into a new environment, and return the folder of its programs."""
    _uv("venv", "--quiet", "--python", sys.executable, folder)
    programs = folder / "bin"
    _uv("pip", "install", "--quiet", "--python", programs / "python", "-c", ROOT / "constraints.txt", wheel)
    return programs


def environment() -> dict[str, str]:
    """The variables of somebody who knows nothing of this checkout."""
    return {name: value for name, value in os.environ.items() if name not in LEADING_BACK}


def _uv(*arguments: str | Path) -> None:
    command = [Path(sys.prefix) / "bin" / "uv", *arguments]
    subprocess.run(command, check=True, timeout=SECONDS_MAX, env=environment())
