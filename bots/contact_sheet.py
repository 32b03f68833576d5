"""Contact sheets: every kind of picture of every game, in every language and both decks, to be looked at."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from adapters.pictures.descriptions import Background, Deck, Picture, suffix_of
from adapters.pictures.studio import draw
from adapters.screens.game_pictures import theme_for
from adapters.text.words import languages, words_for
from bots.picture_scenes import replayed, scenes
from engine.games import GAMES

LOOKS: tuple[tuple[Deck, Background], ...] = (("two", "dark"), ("four", "light"))
COLUMNS, COLUMN, GAP = 4, 600, 12
GROUND = (128, 128, 128)


def write_contact_sheets(folder: Path, language: str | None = None) -> Iterator[tuple[Path, int]]:
    """Draw everything in a language, or in all, into a folder; yields each sheet and how much is on it."""
    for one in [language] if language else languages():
        for deck, background in LOOKS:
            into = folder / f"{one}-{deck}-{background}"
            into.mkdir(parents=True, exist_ok=True)
            shown = []
            for name, picture in _pictures(one, deck, background):
                drawn = draw(picture)
                (into / f"{name}.{suffix_of(picture)}").write_bytes(drawn)
                shown.append(_still(drawn))
            sheet = folder / f"{one}-{deck}-{background}.png"
            _sheet(shown).save(sheet)
            yield sheet, len(shown)


def _pictures(language: str, deck: Deck, background: Background) -> Iterator[tuple[str, Picture]]:
    words = words_for(language)
    theme = theme_for(words, deck, background)
    for game in GAMES:
        for name, picture in scenes(game, words, theme).items():
            yield f"{game}-{name}", picture
        replay = replayed(game, words, theme)
        if replay is not None:
            yield f"{game}-replay", replay


def _still(drawn: bytes) -> Image.Image:
    """The picture as it stays: of an animation the last frame."""
    image = Image.open(io.BytesIO(drawn))
    image.seek(getattr(image, "n_frames", 1) - 1)
    return image.convert("RGB")


def _sheet(pictures: list[Image.Image]) -> Image.Image:
    """Pictures in columns, each where there is most room."""
    heights = [GAP] * COLUMNS
    spots = []
    for picture in sorted(pictures, key=lambda one: (one.width, one.height)):
        scaled = picture.resize((COLUMN, round(picture.height * COLUMN / picture.width)), Image.Resampling.LANCZOS)
        column = heights.index(min(heights))
        spots.append((scaled, (GAP + column * (COLUMN + GAP), heights[column])))
        heights[column] += scaled.height + GAP
    sheet = Image.new("RGB", (GAP + COLUMNS * (COLUMN + GAP), max(heights)), GROUND)
    for scaled, spot in spots:
        sheet.paste(scaled, spot)
    return sheet
