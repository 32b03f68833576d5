"""Find a Chromium for the browser tests, or install one: `python -m tests.browser_setup` prints its path.

Beside it is axe-core, which finds on pages what shuts people out; npm brings it.

Looked for in this order: the CHROMIUM variable, the PATH, an earlier download inside the virtual environment.
Where there is none, npm brings one as a single compressed binary; failing that, Debian's package does, for root.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import brotli

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserType

PACKAGE = "@sparticuz/chromium@147.0.0"
AXE_PACKAGE = "axe-core@4.14.0"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--font-render-hinting=none",
)
START_SECONDS_MAX = 300
STARTS_MAX = 3  # of one browser: seldom, on a busy machine, Chromium's own threads trip each other up at once
INSTALL_SECONDS_MAX = 600

HOME = Path(sys.prefix) / "chromium"
BINARY = HOME / "chromium"
AXE = HOME / f"{AXE_PACKAGE}.min.js"
LIBRARIES = HOME / "al2023" / "lib"  # what the binary needs and a slim system may lack


class NoBrowser(Exception):  # noqa: N818 - says what is the matter
    """There is no Chromium here and none could be installed."""


def environment() -> dict[str, str]:
    """The variables under which the browser finds the libraries that came with it."""
    variables = dict(os.environ)
    if LIBRARIES.is_dir():
        variables["LD_LIBRARY_PATH"] = os.pathsep.join(
            filter(None, (variables.get("LD_LIBRARY_PATH"), str(LIBRARIES)))
        )
    return variables


def find() -> Path:
    """The Chromium to use, or NoBrowser with what to do about it."""
    for path in _candidates():
        if _starts(path):
            return path
    raise NoBrowser("no Chromium found: run `python -m tests.browser_setup`, or name one in CHROMIUM")


@asynccontextmanager
async def running() -> AsyncIterator[Browser]:
    """A browser that runs as long as the block."""
    from playwright.async_api import async_playwright  # heavy, and of no use to those who only look for a browser

    async with async_playwright() as playwright:
        browser = await started(playwright.chromium)
        try:
            yield browser
        finally:
            await browser.close()


async def started(kind: BrowserType) -> Browser:
    """A browser that has come up, in however many tries."""
    from playwright.async_api import Error

    launch = partial(kind.launch, executable_path=find(), args=list(FLAGS), env={**environment()})
    for _ in range(STARTS_MAX - 1):
        with suppress(Error):
            return await launch()
    return await launch()


def _candidates() -> Iterator[Path]:
    if named := os.environ.get("CHROMIUM"):
        yield Path(named)
    for name in NAMES:
        if found := shutil.which(name):
            yield Path(found)
    if BINARY.exists():
        yield BINARY


def _starts(path: Path) -> bool:
    try:
        said = subprocess.run(
            [str(path), "--version", *FLAGS],
            capture_output=True,
            text=True,
            timeout=START_SECONDS_MAX,
            env=environment(),
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.returncode == 0 and "Chrom" in said.stdout


def axe() -> str:
    """The script of axe-core, or NoBrowser with what to do about it."""
    if not AXE.is_file():
        raise NoBrowser("no axe-core found: run `python -m tests.browser_setup`")
    return AXE.read_text(encoding="utf-8")


def install_axe() -> None:
    """Put axe-core into the virtual environment."""
    installed = _npm_install(AXE_PACKAGE)
    fresh = AXE.with_suffix(".new")
    fresh.write_bytes((installed / "axe-core" / "axe.min.js").read_bytes())
    fresh.rename(AXE)
    shutil.rmtree(installed)


def install_by_npm() -> None:
    """Put the browser of the npm package into the virtual environment."""
    installed = _npm_install(PACKAGE)
    packed = installed / "@sparticuz" / "chromium" / "bin"
    libraries = brotli.decompress((packed / "al2023.tar.br").read_bytes())
    with tarfile.open(fileobj=io.BytesIO(libraries)) as archive:
        # Python's first patches of 3.11, as Debian has them, know no filters.
        safely: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        archive.extractall(HOME / "al2023", **safely)
    # Written beside and renamed, so that an interrupted set-up leaves no half of a browser.
    fresh = BINARY.with_suffix(".new")
    fresh.write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
    fresh.chmod(0o755)
    fresh.rename(BINARY)
    shutil.rmtree(installed)


def _npm_install(package: str) -> Path:
    """Have npm bring a package; the folder in which it is."""
    beside = Path(sys.prefix) / "bin" / "npm"  # the nodejs wheel brings one where the system has none
    npm = shutil.which("npm") or (str(beside) if beside.exists() else None)
    if npm is None:
        raise NoBrowser("there is no npm")
    HOME.mkdir(parents=True, exist_ok=True)
    variables = {**os.environ, "PATH": f"{beside.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    flags = ["--ignore-scripts", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(
        [npm, "install", "--prefix", str(HOME), *flags, package],
        check=True,
        stdout=sys.stderr,
        timeout=INSTALL_SECONDS_MAX,
        env=variables,
    )
    return HOME / "node_modules"


def install_by_apt() -> None:
    """Install Debian's chromium."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoBrowser("Debian's chromium needs apt-get and root")
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *command], check=True, stdout=sys.stderr, timeout=INSTALL_SECONDS_MAX)


def main() -> int:
    """Print the path of a Chromium that starts, installing one if need be."""
    reasons = []
    for install in (None, install_by_npm, install_by_apt):
        try:
            if install is not None:
                print(f"No Chromium yet: {install.__name__.replace('_', ' ')} …", file=sys.stderr)
                install()
            print(f"browser: {find()}")
            if not AXE.is_file():
                install_axe()
            return 0
        except (NoBrowser, OSError, subprocess.SubprocessError, tarfile.TarError, brotli.error) as problem:
            reasons.append(f"  {install.__name__ if install else 'find'}: {problem}")
    print("The browser tests need a Chromium, and none could be set up:", *reasons, sep="\n", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
