"""Why the front desk says no, besides what tables refuse. Every language has one clear sentence for each key."""

from __future__ import annotations

from engine.contract import Refusal


class TooManyGuesses(Refusal):
    """Too many wrong codes in a short time."""

    key = "too-many-guesses"


class BadName(Refusal):
    """A name of which nothing can be shown."""

    key = "bad-name"


class UnknownLanguage(Refusal):
    """A language that is not spoken here."""

    key = "unknown-language"


class NothingSaid(Refusal):
    """An empty line of chat."""

    key = "nothing-said"


class TooMuchTalk(Refusal):
    """Too many lines of chat in a short time."""

    key = "too-much-talk"


class WhispersClosed(Refusal):
    """Partners cannot tell each other their cards."""

    key = "whispers-closed"


class NotOperator(Refusal):
    """Only those who run this installation may do this."""

    key = "not-operator"


class NoReplayYet(Refusal):
    """A deal that is still being played, or none has been played."""

    key = "no-replay-yet"
