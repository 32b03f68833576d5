"""Real tables at moments that can be drawn, and what can be drawn of them."""

from __future__ import annotations

from random import Random

from adapters.pictures.descriptions import Picture, Theme
from adapters.screens.game_pictures import pictures_of, theme_for, winner_picture
from adapters.text.words import Words
from engine.commands import Act, Open, Ready, SetOption, SetSeats, Sit, Start
from engine.table import Table
from engine.table_view import TableView

NAMES = ("Ana", "Bea", "Cy", "Dan", "Eva", "Flo", "Gus", "Hal")


def started(game: str, seats: int, seed: int = 0, **options: str) -> Table:
    """People in every seat at the beginning of a match; person 1 sits in seat 0."""
    table = Table("abcdefghijkl")
    table.do(Open(game, "123456"), 1, 0.0)
    table.do(SetSeats(seats), 1, 0.0)
    for name, value in options.items():
        table.do(SetOption(name, value), 1, 0.0)
    for person in range(2, seats + 1):
        table.do(Sit(), person, 0.0)
    for person in range(1, seats + 1):
        table.do(Ready(True), person, 0.0)
    table.do(Start(), 1, 0.0, seed=seed.to_bytes(32, "big"))
    return table


def act(table: Table, seat: int, code: str) -> None:
    """What a seat does."""
    decision = table.view(seat + 1).decision
    assert decision is not None
    table.do(Act(code, decision.number), seat + 1, 0.0)


def go_on(table: Table, random: Random) -> None:
    """Any move of a seat that is asked."""
    assert table.match is not None
    seat = random.choice(table.match.asked)
    decision = table.match.decision(seat)
    assert decision is not None
    act(table, seat, random.choice(decision.actions).code)


def drawable(view: TableView, words: Words, theme: Theme | None = None) -> list[Picture]:
    """Everything that this viewer can be shown in pictures."""
    theme = theme or theme_for(words)
    names = NAMES[: len(view.seats)]
    pictures = pictures_of(view.game)
    found: list[Picture | None] = [
        pictures.table(view, names, words, theme),
        pictures.scoreboard(view, names, words, theme),
        winner_picture(view, names, words, theme),
    ]
    if view.me is not None:
        found.append(pictures.hand(view, names, words, theme))
    return [picture for picture in found if picture is not None]
