"""Why the front desk says no, besides what tables refuse. Every language has one clear sentence for each key."""

from __future__ import annotations

from engine.contract import Refusal


class TooManyGuesses(Refusal):
    """Too many wrong codes in a short time."""

    key = "too-many-guesses"


class TooFast(Refusal):
    """More presses in a short time than anybody makes who plays."""

    key = "too-fast"


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


class NotModerator(Refusal):
    """Only those who run a place may decide this for it."""

    key = "not-moderator"


class NotGovernor(Refusal):
    """Only those who run the whole server may decide this for all its channels."""

    key = "not-governor"


class NotTableHome(Refusal):
    """A table that was opened in another place, whose moderators decide about it."""

    key = "not-table-home"


class TablesNotHere(Refusal):
    """No tables may be opened in this place."""

    key = "tables-not-here"


class GameNotHere(Refusal):
    """This game is not played in this place."""

    key = "game-not-here"


class TooManyTables(Refusal):
    """The person has as many tables in this place as the place allows."""

    key = "too-many-tables"


class PlaceFull(Refusal):
    """There are as many tables in this place as it allows."""

    key = "place-full"


class NotHeard(Refusal):
    """Nobody would hear it: the person is no member where the table is shown, or may not speak there."""

    key = "not-heard"


class ChatOff(Refusal):
    """Those who run the places of a table have switched its chat off."""

    key = "chat-off"


class NoBells(Refusal):
    """Nobody can be told of tables here: the bot does not know who is there, or there is nobody else."""

    key = "no-bells"


class TooManyBells(Refusal):
    """The person is told of as many games in as many places as one can be."""

    key = "too-many-bells"


class GuestLink(Refusal):
    """Guests send no links."""

    key = "guest-link"


class NoGuests(Refusal):
    """The place of a table lets nobody in from elsewhere."""

    key = "no-guests"
