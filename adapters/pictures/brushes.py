"""What draws each kind of picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from adapters.pictures.descriptions import Dice, Hand, Keepsake, Replay, Scoreboard, Sheets, TablePicture, Winner
from adapters.pictures.dice import draw_dice
from adapters.pictures.hand import draw_hand
from adapters.pictures.keepsake import draw_keepsake
from adapters.pictures.replay import draw_replay
from adapters.pictures.scoreboard import draw_scoreboard
from adapters.pictures.sheets import draw_sheets
from adapters.pictures.table import draw_table
from adapters.pictures.winner import draw_winner

BRUSHES: dict[type[Any], Callable[[Any], bytes]] = {
    Hand: draw_hand,
    TablePicture: draw_table,
    Scoreboard: draw_scoreboard,
    Dice: draw_dice,
    Sheets: draw_sheets,
    Winner: draw_winner,
    Keepsake: draw_keepsake,
    Replay: draw_replay,
}
