"""Mutants that change nothing anybody could see, each with the reason. Better than a line here is simpler code."""

from __future__ import annotations

EQUIVALENTS = (  # files, the change as it is printed, why
    (
        "adapters/screens/log.py",
        "if len(self._lines) [> → >=] LANGUAGES_KEPT:",
        "one language more or less that is remembered",
    ),
    (
        "engine/record.py",
        """played: str = ["" → 'x'] # the day on which it began, as 2026-11-17""",
        "whoever writes or reads a record says the day; only a header, which has none, is made without it",
    ),
    (
        "engine/games/*",
        "if [self._heard is not None → True]:",
        "saves the making of facts where nobody listens; to tell them all the same does nothing",
    ),
    (
        "adapters/delivery/limiter.py",
        "while self.own and self.own[0] [< → <=] stamp:",
        "a call as old as the longest window makes nobody wait, forgotten or not",
    ),
    (
        "adapters/delivery/messages.py",
        "self.table_in_window = [False → True] # and whether several were asked then;",
        "a table that was never shown is shown at once, whatever was asked",
    ),
    (
        "engine/games/truco/house.py",
        "POSITIONS_MAX = [1 → 2] << 14 # remembered: a search meets the same ones again and again",
        "how many are remembered changes how long it takes, and nothing else",
    ),
    (
        "engine/games/thurf/rules.py",
        "self.is_own_matter = [True → False]",
        "saves looking at the others' decisions, which have not changed",
    ),
    (
        "adapters/delivery/rings.py",
        "is_second = table.turn_seconds >= LONG_TURN_SECONDS and seat [in → not in] table.reminded",
        "it is enough that the second call is another message than the first, whatever both are called",
    ),
    (
        "adapters/delivery/viewers.py",
        "if len(self._known) [>= → >] TABLES_REMEMBERED_MAX:",
        "one table more or less that is remembered",
    ),
    (
        "adapters/delivery/said_lines.py",
        """READ = ["read" → 'readx'] # noted for lines that are for others""",
        "that something is noted is enough, whatever it says",
    ),
    (
        "adapters/front/standings.py",
        "if len(self._kept) [> → >=] KEPT_MAX:",
        "one standing more or less that is remembered",
    ),
    (
        "adapters/pictures/sprites.py",
        "CARDS_MAX = [800 → 801] # a pack in two sizes, bright and dim, for both decks and both backgrounds, and "
        "then some",
        "one card more that is remembered",
    ),
    (
        "adapters/store/migrations/versions/0005_telling.py",
        """sa.PrimaryKeyConstraint("address", "table_id"[, name=op.f("pk_moved_hands") → ]),""",
        "it gets the same name by the rule for names",
    ),
    (
        "engine/table.py",
        'detail = json.dumps(fields, separators=(",", ":")[, ensure_ascii=False → ])',
        "commands are written in codes and numbers alone",
    ),
    (
        "engine/games/santase/inference.py",
        "hands = [0, [0 → 1]]",
        "both are written before anybody reads them",
    ),
    ("engine/games/santase/inference.py", "hands = [[0 → 1], 0]", "so they are"),
    ("engine/games/thurf/tables.py", "fullness = [0] * [4 → 5]", "there is no fifth suit to be counted"),
)
