"""What a person is told when they have asked for something, on any platform."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from adapters.screens import Line, Screen, refusal_text
from adapters.store.records import Person
from adapters.store.writes import has_written, noticing_writes
from adapters.text.words import words_for
from engine.commands import Command
from engine.contract import Refusal
from engine.journal import JournalFailed
from engine.refusals import MaybeSaved, NotSaved

P = ParamSpec("P")
S = TypeVar("S")


class Answer(NamedTuple):
    """What a person is told, privately; nothing at all where the table itself shows what happened."""

    text: str = ""
    is_refusal: bool = False
    table_id: str | None = None  # the table this is about, or to go to
    screen: Screen | None = None  # something to look at: rules, scores, an opened menu
    record: str = ""  # a file to keep
    replay: str = ""  # the match and the deal that the screen shows once more: "2-5"
    comes_by: str = ""  # the code of the button that brings what is still to come, where a page presses it itself
    rules_page: tuple[str, int, str] | None = None  # the game, the page and, if they are of one, the table
    refusal_key: str = ""  # what kind of refusal it is, for those who count them
    command: Command | None = None  # that a button of a lobby gave, whether or not it was refused

    @property
    def refusal_screen(self) -> Screen | None:
        """Why not, with what can be done instead; None where there are words alone."""
        if not self.is_refusal or self.screen is None:
            return None
        return self.screen._replace(lines=(Line(self.text), *self.screen.lines), short=self.text)


def in_honesty(refusal: Refusal) -> Refusal:
    """The refusal to report: never "nothing has changed" if part of the request was written already."""
    return MaybeSaved() if isinstance(refusal, NotSaved) and has_written() else refusal


DeskMethod = Callable[Concatenate[S, Person, P], Coroutine[Any, Any, Answer]]


def answers_refusals(method: DeskMethod[S, P]) -> DeskMethod[S, P]:
    """Make a refusal the answer, in the person's language."""

    @wraps(method)
    async def answer(self: S, person: Person, /, *args: P.args, **kwargs: P.kwargs) -> Answer:
        with noticing_writes():
            try:
                return await method(self, person, *args, **kwargs)
            except Refusal as raised:
                refusal = raised
            except JournalFailed as failure:
                refusal = MaybeSaved() if failure.may_have_happened else NotSaved()
            refusal = in_honesty(refusal)
        text = refusal_text(refusal, words_for(person.language))
        return Answer(text, is_refusal=True, refusal_key=refusal.key)

    return answer
