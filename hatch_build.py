"""Puts htmx and its extension for server-sent events into the page's static folder whenever the package is built.

They come out of a wheel that carries them, which the build's front end fetches from whatever registry it is set up
for; nothing of it is committed or installed. An sdist holds both files already, and a wheel is built from it
without asking for them.
"""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = "django-htmx==1.29.0"
STATIC = Path("adapters/playground/static")
SCRIPTS = {
    "htmx.min.js": "django_htmx/static/django_htmx/htmx-2.min.js",
    "sse.min.js": "django_htmx/static/django_htmx/ext/hx-sse-2.min.js",
}


class PageScripts(BuildHookInterface[Any]):
    """The files that pages load and that are not ours."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build needs beside hatchling: nothing in an sdist."""
        return [] if self._is_sdist else [SOURCE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the files; hatch takes them along because pyproject.toml calls them artifacts."""
        if self._is_sdist:
            return
        carrier = distribution(SOURCE.partition("==")[0])
        for name, path in SCRIPTS.items():
            target = Path(self.root) / STATIC / name
            # Written beside and renamed: a playground that runs from this folder never reads half a file.
            fresh = target.with_suffix(".new")
            fresh.write_bytes(Path(str(carrier.locate_file(path))).read_bytes())
            fresh.replace(target)

    @property
    def _is_sdist(self) -> bool:
        return (Path(self.root) / "PKG-INFO").is_file()
