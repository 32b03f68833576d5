"""The front desk: what a person asks for, on any platform, becomes a command; what comes of it becomes words.

Platforms ask the desk and its parts, such as `chat`, `people` and `places`; what a press lends they hand to the
couriers. The pressing account decides the seat, never the button; every refusal is one clear sentence for that
person alone, in their language, and has changed nothing.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Collection, Mapping
from contextlib import suppress

from adapters.bounded.limits import Limit
from adapters.delivery.couriers import Couriers
from adapters.delivery.known_people import KnownPeople
from adapters.front.accounts import Accounts
from adapters.front.answers import Answer, answers_refusals, in_honesty
from adapters.front.bells import Bells
from adapters.front.chat import TableChat
from adapters.front.choices import Choice, legal_buttons, legal_choices
from adapters.front.held_hands import HeldHands
from adapters.front.match_records import record_of
from adapters.front.moderation import Moderation
from adapters.front.opening import TableOpening, TableWish
from adapters.front.people import People
from adapters.front.places import TABLES_MAX, PlaceOf, Places
from adapters.front.presence import Presence
from adapters.front.ratings import ratings_of
from adapters.front.replays import Replays
from adapters.front.reviews import Reviewer, Reviews
from adapters.front.seals import Seals
from adapters.front.second_press import SecondPress
from adapters.front.standings import RATED_MAX, Standings
from adapters.front.table_lookup import CODE_LENGTH_MAX, TableHint, TableLookup, TableRef
from adapters.screens import (
    greeting_screen,
    help_screen,
    language_screen,
    numbered_hand,
    open_codes,
    private_screen,
    public_screen,
    refusal_text,
    rules_screen,
    scores_screen,
    tables_screen,
)
from adapters.screens.appearance import FORCED, HINTS, ON, appearance_of, chosen
from adapters.screens.buttons import ACT, LOBBY, NTH, PLACE, RULES, Code, read_code
from adapters.screens.lobby_codes import read_lobby_code
from adapters.screens.open_codes import Draft, read_open_code
from adapters.screens.place_codes import (
    BeQuiet,
    LiveIn,
    PlaceCommand,
    PlayCommand,
    Ring,
    Silence,
    SpeakIn,
)
from adapters.screens.refusals import (
    NotModerator,
    TooFast,
    TooManyGuesses,
)
from adapters.screens.screen import Screen
from adapters.store import Store
from adapters.store.records import Listed, OwnRecord, Person
from adapters.text.names import plain_digits
from adapters.text.words import words_for
from engine.chance import chance_of_press
from engine.commands import (
    Act,
    Command,
    Leave,
    PlayForced,
    SetGame,
    Sit,
    Start,
)
from engine.contract import MatchOver, NotYourDecision, Refusal, StaleDecision
from engine.games import GAMES, game_of
from engine.host import Clock, Host
from engine.journal import JournalFailed
from engine.refusals import NoSuchTable, NotAtTable, NotSaved, UnknownChoice
from engine.table_view import PLAYING, TableView

GUESSES_MAX, GUESS_SECONDS = 8, 60.0  # wrong codes per person
GUESSES_FROM_MAX = 40  # wrong codes from one address, from which many people may come
PRESSES_MAX, PRESS_SECONDS = 200, 10.0  # per person, wherever they press
REPLAYS_MAX, REPLAY_SECONDS = 40, 60.0  # likewise: each is drawn, frame by frame
OPTIONS_MAX = 10  # of one game, set while opening a table
EVERYBODY = 0  # no person has this id
NEVER_LEGAL = "?"  # no game has such an action


class Desk:
    """Everything people can ask for."""

    def __init__(
        self,
        store: Store,
        host: Host,
        courier: Couriers,
        clock: Clock,
        *,
        operators: Collection[str] = (),
        reviewer: Reviewer | None = None,
        presses_max: int = PRESSES_MAX,
    ) -> None:
        """Benchmarks press more often than people do, and say so."""
        self._store = store
        self._host = host
        self._courier = courier
        self._clock = clock
        self._known_people = KnownPeople(store, clock)
        self._lookup = TableLookup(store, self._known_people)
        self.people = People(store, host, courier, self._known_people, clock)
        self._accounts = Accounts(store, self._known_people, self.people.wake_tables_of)
        self.places = Places(store, courier)
        self._moderation = Moderation(store, host, courier, self._lookup, self.places)
        self.bells = Bells(store, courier, clock)
        self.opening = TableOpening(store, host, courier, self.places, self.bells)
        self.chat = TableChat(store, host, courier, clock, self._lookup, operators)
        self.hands = HeldHands(store, host, self._lookup)
        self.standings = Standings(store)
        self._replays = Replays(store)
        self._reviews = Reviews(store, reviewer)
        self._seals = Seals(store, host, self._lookup)
        self._second_press = SecondPress(clock)
        self._presses = Limit(presses_max, PRESS_SECONDS)
        self._shown_again = Limit(REPLAYS_MAX, REPLAY_SECONDS)
        self._guesses = Limit(GUESSES_MAX, GUESS_SECONDS)
        self._guesses_from = Limit(GUESSES_FROM_MAX, GUESS_SECONDS)

    # --- People ----------------------------------------------------------------------------------------

    async def arrive(
        self, platform: str, account: str, name: str, language: str | None = None, *, follows: bool = False
    ) -> Person:
        """The person with this account; a new one gets the suggested name, made harmless.

        With `follows`, name and language track those of their app until they choose others here. Arriving, by a
        press, a command or a line of chat, counts as activity: they need no turn notice.
        """
        person = await self._accounts.arrive(platform, account, name, language, follows=follows)
        self._courier.acted(person.id)
        return person

    async def known(self, platform: str, account: str) -> Person | None:
        """The person with this account, if they have arrived before."""
        return await self._known_people.by_account(platform, account, lambda: self._store.known(platform, account))

    # --- Tables ----------------------------------------------------------------------------------------

    def games(self, language: str | None = None) -> list[tuple[str, str]]:
        """The games that can be played: key and title."""
        words = words_for(language)
        return [(key, words(f"{key}-name")) for key in GAMES]

    async def open_table(
        self,
        person: Person,
        game: str,
        place: PlaceOf,
        press_id: str | None = None,
        *,
        seats: int | None = None,
        preset: str | None = None,
        options: Mapping[str, str] | None = None,
        presence: Presence | None = None,
    ) -> Answer:
        """Set up a table in a place and sit down at it; what cannot be set so, or the place does not allow, opens
        none."""
        wish = TableWish(game, seats, preset, options or {})
        return await self.opening.open(person, wish, place, press_id, presence)

    @answers_refusals
    async def join(
        self,
        person: Person,
        code: str,
        place: PlaceOf | None = None,
        press_id: str | None = None,
        *,
        origin: str | None = None,
    ) -> Answer:
        """Sit down at the table with this code, and show it in the place from which it was joined.

        Where anybody can be as many people as they like, guesses are counted by their network address as well, the
        origin; nobody's guesses keep others from joining.
        """
        now = self._clock.now()
        if self._guesses.is_reached(person.id, now) or self._guesses_from.is_reached(origin, now):
            raise TooManyGuesses
        # Some write "123 456", and what is copied may bring marks that nobody sees.
        digits = "".join(
            sign for sign in plain_digits(code) if unicodedata.category(sign) not in ("Zs", "Cf", "Cc")
        )
        is_code = digits.isascii() and digits.isdecimal() and len(digits) <= CODE_LENGTH_MAX
        table_id = await self._store.table_by_code(digits) if is_code else None
        if table_id is None:
            self._guesses.count(person.id, now)
            if origin is not None:
                self._guesses_from.count(origin, now)
            raise NoSuchTable
        # Coming back by the code is how one finds one's table again.
        is_new = (await self._host.table(table_id)).seat_of(person.id) is None
        if is_new:
            try:
                await self.places.check_guest(person, table_id, place and place(table_id))
                chance = chance_of_press(press_id) if press_id is not None else ""
                await self._host.command(table_id, Sit(), person.id, press_id, chance=chance)
            except Refusal as refusal:
                return await self._refused(refusal, person, table_id)
        return await self._shown_at(table_id, place, is_way_in=is_new)

    @answers_refusals
    async def watch(self, person: Person, table_id: str, place: PlaceOf | None = None) -> Answer:
        """Look on at a table without sitting down; only those who know its id or its place can ask."""
        await self._host.table(table_id)
        return await self._shown_at(table_id, place)

    async def _shown_at(self, table_id: str, place: PlaceOf | None, *, is_way_in: bool = False) -> Answer:
        if place is not None:
            await self._store.add_place(table_id, place(table_id), is_way_in=is_way_in)
        self._courier.wake(table_id, chat=True, viewers=True)
        return Answer(table_id=table_id)

    @answers_refusals
    async def tables(self, person: Person, place: str) -> Answer:
        """The open tables of a place, those open to all, and the person's own."""
        listed = await self._store.tables(place=place, person=person.id)
        seated = {other for table in listed for other in table.people}
        names = {other.id: other.name for other in (await self._store.people(seated)).values()}
        return Answer(screen=tables_screen(listed, names, words_for(person.language)))

    async def listed(self, platform: str) -> list[Listed]:
        """All open tables shown on a platform; for the local playground, which is one place to its people."""
        return await self._store.tables(platform=platform)

    async def table_view(self, person: Person | None, table_id: str) -> TableView | None:
        """What a person, or the audience, knows of a table; None if there is no such table."""
        try:
            table = await self._host.table(table_id)
        except NoSuchTable:
            return None
        return table.view(person.id if person is not None else None)

    async def names(self, view: TableView, language: str | None) -> tuple[str, ...]:
        """What each seat is called at a table."""
        return await self._lookup.names(view, language)

    # --- Presses ---------------------------------------------------------------------------------------

    @answers_refusals
    async def press(
        self,
        person: Person,
        code: Code | None,
        press_id: str,
        place: PlaceOf | None = None,
        *,
        is_sure: bool = False,
    ) -> Answer:
        """Do what a button of a table says, as the person who pressed it; None is a code that could not be read.

        Whoever is sure was asked already, where the button stands.
        """
        self._courier.acted(person.id)
        self._check_share(person, self._presses)
        if code is None:
            raise UnknownChoice
        if code.kind == RULES:
            return await self.rules(person, code.what, code.number, code.table_id)
        if code.kind == PLACE:  # Nobody is known to be in a place here.
            raise NotModerator
        command = read_lobby_code(code) if code.kind == LOBBY else None
        try:
            answer = await self._press_at_table(person, code, command, press_id, place, is_sure=is_sure)
        except Refusal as refusal:
            answer = await self._refused(refusal, person, code.table_id)
        return answer._replace(command=command)

    @answers_refusals
    async def press_in_place(
        self, person: Person, tail: str, command: PlaceCommand | None, press_id: str, presence: Presence | None
    ) -> Answer:
        """Do what a button says of the place whose address ends so; None is a code that could not be read.

        The platform has read the code already: it must know what is asked to know who may.
        """
        self._courier.acted(person.id)
        if presence is None or presence.tail != tail:
            raise NotModerator
        if isinstance(command, PlayCommand):
            return await self.opening.play(person, command, presence, press_id)
        if isinstance(command, SpeakIn):
            return await self._speak_in(person, command.language, presence)
        if isinstance(command, Ring | Silence | BeQuiet | LiveIn):
            answer = await self.bells.press(person, command, presence)
            self._known_people.forget()
            return answer
        return await self._moderation.press(person, command, presence, press_id)

    def _check_share(self, person: Person, limit: Limit) -> None:
        """Refuse what one person asks for so often that others would wait."""
        now = self._clock.now()
        if limit.is_reached(person.id, now):
            raise TooFast
        limit.count(person.id, now)

    async def _speak_in(self, person: Person, language: str, presence: Presence) -> Answer:
        """Speak another language with somebody and, if they run the place, with everybody there."""
        answer = await self.people.set_language(person, language)
        if answer.is_refusal or not presence.moderates:
            return answer
        await self.places.set_language(person, presence, language)
        return answer._replace(screen=await self.greeting(presence.place, language))

    async def greeting(self, place: str, language: str | None) -> Screen:
        """What a place is told when the bot has just come there."""
        spoken = await self._store.place_language(place) or language
        return greeting_screen(place.partition(":")[2], words_for(spoken))

    async def _press_at_table(
        self,
        person: Person,
        code: Code,
        command: Command | None,
        press_id: str,
        place: PlaceOf | None,
        *,
        is_sure: bool,
    ) -> Answer:
        if code.kind == ACT:
            table = await self._host.table(code.table_id)
            if table.phase == PLAYING and table.seat_of(person.id) is None:
                raise NotAtTable
            await self._host.command(code.table_id, Act(code.what, code.number), person.id, press_id)
            return Answer(table_id=code.table_id)
        if code.kind == NTH:
            return await self._press_nth(person, code, press_id)
        if code.kind == LOBBY:
            if command is None:
                raise UnknownChoice
            if isinstance(command, SetGame):
                await self.places.check_game(code.table_id, command.game)
            if isinstance(command, Sit):
                await self.places.check_guest(person, code.table_id, place and place(code.table_id))
            if not is_sure:
                table = await self._host.table(code.table_id)
                question = self._second_press.question(person, table, command, code, press_id)
                if question:
                    return Answer(question, table_id=code.table_id)
            chance = chance_of_press(press_id)
            await self._host.command(code.table_id, command, person.id, press_id, chance=chance)
            if isinstance(command, Sit) and place is not None:  # Lists offer tables that are shown elsewhere.
                await self._store.add_place(code.table_id, place(code.table_id), is_way_in=True)
            if isinstance(command, Start):
                await self._note_forced(code.table_id)
            else:
                self._courier.wake(code.table_id, viewers=True)
            return Answer(table_id=code.table_id)
        return await self._press_to_open(person, code, press_id, place)

    async def _press_to_open(self, person: Person, code: Code, press_id: str, place: PlaceOf | None) -> Answer:
        """Do what somebody asks for beside the match, or open what they want to see in place of their hand."""
        asked = read_open_code(code)
        if asked is None:
            raise UnknownChoice
        if isinstance(asked, Draft):
            return await self._opened(person, code.table_id, asked.text)
        match asked:
            case open_codes.Watch():
                return await self.watch(person, code.table_id, place)
            case open_codes.SaveRecord():
                return Answer(table_id=code.table_id, record=await self.record(person, code.table_id))
            case open_codes.ShowSeal():
                return await self._seals.answer(person, code)
            case open_codes.AddDie(die):
                return await self._seals.add_die(person, code, die, press_id)
            case open_codes.JoinTold():
                return await self._join_told(person, code.table_id, press_id)
            case open_codes.TurnHints(switch):
                return await self._opened_with_hints(person, code.table_id, switch)
            case open_codes.ChooseLanguage():
                words = words_for(person.language)
                return Answer(table_id=code.table_id, screen=language_screen(code.table_id, words))
            case open_codes.SpeakWithMe(language):
                answer = await self.people.set_language(person, language)
                return answer._replace(table_id=code.table_id)
            case open_codes.SayThere():  # What is to be said, only the platform knows where it was pressed.
                raise UnknownChoice
        table = await self._host.table(code.table_id)
        view = table.view(person.id)
        match asked:
            case open_codes.ShowHighScores():
                answer = await self.scores(person, view.game, view.preset)
                return answer._replace(table_id=code.table_id)
            case open_codes.RingAgain():
                return await self.bells.press_at_table(person, table)
            case open_codes.RingNoMore():
                return await self.bells.press_at_table(person, table, no_more=True)
            case open_codes.ShowReplay():
                self._check_share(person, self._shown_again)
                return await self._replays.answer(person, view, code.number, asked)
            case open_codes.ReviewMoves():
                return await self._reviews.answer(person, view, code)

    async def _join_told(self, person: Person, table_id: str, press_id: str) -> Answer:
        """Sit down at a table that somebody was told of; it stays shown where it is."""
        table = await self._host.table(table_id)
        if table.seat_of(person.id) is None:
            await self.places.check_guest(person, table_id, None)
            table = await self._host.command(table_id, Sit(), person.id, press_id)
            self._courier.wake(table_id, viewers=True)
        return Answer(words_for(person.language)("joined-table", code=table.code), table_id=table_id)

    async def _note_forced(self, table_id: str) -> None:
        """Tell a table whose forced cards are played by themselves; people choose that for all their tables."""
        table = await self._host.table(table_id)
        for person in (await self._store.people(table.people)).values():
            seat = table.seat_of(person.id)
            wants = chosen(person.settings, FORCED) == ON
            if seat is not None and table.chairs[seat].plays_forced != wants:
                await self._host.command(table_id, PlayForced(wants), person.id)

    async def _opened_with_hints(self, person: Person, table_id: str, word: str) -> Answer:
        """The same screen again, from now on with hints or without them."""
        chosen = await self.people.choose(person, HINTS, word)
        if chosen.is_refusal:
            return chosen
        return await self._opened(person._replace(settings={**person.settings, HINTS: word}), table_id)

    async def _press_nth(self, person: Person, code: Code, press_id: str) -> Answer:
        """Do the n-th thing that the presser may do, if the table is as it was when the button was shown."""
        table = await self._host.table(code.table_id)
        view = table.view(person.id)
        if table.phase == PLAYING and view.me is None:
            raise NotAtTable
        if view.decision is None:
            raise NotYourDecision if table.phase == PLAYING else MatchOver
        if len(table.view(None).log) != code.number:
            raise StaleDecision
        names, words = await self.names(view, person.language), words_for(person.language)
        actions = list(legal_buttons(view, names, words))
        if not code.what.isdecimal() or not 0 < int(code.what) <= len(actions):
            raise UnknownChoice
        act = Act(actions[int(code.what) - 1], view.decision.number)
        await self._host.command(code.table_id, act, person.id, press_id)
        return Answer(table_id=code.table_id)

    async def listed_hand(self, person: Person, table_id: str) -> str | None:
        """A person's hand in a few words; None if they do not play or it does not fit."""
        return await self.numbered_hand(person, table_id, has_numbers=False)

    async def numbered_hand(self, person: Person, table_id: str, *, has_numbers: bool = True) -> str | None:
        """A person's hand in a few words, with choices by number; None if they do not play or it does not fit."""
        view = await self.table_view(person, table_id)
        if view is None or view.phase != PLAYING or view.me is None:
            return None
        names, words = await self.names(view, person.language), words_for(person.language)
        buttons = legal_buttons(view, names, words) if has_numbers else {}
        labels = [button.label for button in buttons.values()]
        return numbered_hand(view, labels, names, words)

    async def _opened(self, person: Person, table_id: str, draft: str = "") -> Answer:
        """What a person sees alone at a table, with a menu opened; what all see if nothing there is theirs."""
        view = (await self._host.table(table_id)).view(person.id)
        names = await self.names(view, person.language)
        words = words_for(person.language)
        appearance = appearance_of(person.settings)
        screen = private_screen(view, names, words, draft, appearance)
        return Answer(table_id=table_id, screen=screen or public_screen(view, names, words, appearance=appearance))

    async def _refused(self, refusal: Refusal, person: Person, table_id: str) -> Answer:
        """A refusal at a table: with whose turn it is, where that helps."""
        refusal = in_honesty(refusal)
        turn: list[str] = []
        # Where the store is away, it is not asked again: whether a command counts must be told as it is known.
        view = None if isinstance(refusal, NotSaved) else await self.table_view(person, table_id)
        if isinstance(refusal, StaleDecision) and view is not None and view.asked and view.me not in view.asked:
            refusal = NotYourDecision()  # That the button is old is not why: it is somebody else's turn.
        if view is not None and view.asked:
            names = await self.names(view, person.language)
            turn = [names[seat] for seat in view.asked]
        text = refusal_text(refusal, words_for(person.language), turn)
        shown = table_id if view is not None else None
        return Answer(text, is_refusal=True, table_id=shown, refusal_key=refusal.key)

    async def _not_seated(self, refusal: NotAtTable, person: Person, at: TableRef) -> Answer:
        """That somebody sits at no table here, with the tables that they could join."""
        place = at.place if isinstance(at, TableHint) else None
        listed = (await self.tables(person, place)).screen if place is not None else None
        words = words_for(person.language)
        text = words("not-seated-here") if place is not None else refusal_text(refusal, words)
        screen = listed if listed is not None and listed.controls else None
        return Answer(text, is_refusal=True, screen=screen, refusal_key=refusal.key)

    # --- Without buttons -------------------------------------------------------------------------------

    async def own_tables(self, person: Person) -> list[tuple[str, str]]:
        """The open tables where a person sits: code and title of the game."""
        words = words_for(person.language)
        listed = await self._store.tables(person=person.id, limit=TABLES_MAX)
        return [(table.code, words(f"{table.game}-name")) for table in listed if person.id in table.people]

    @answers_refusals
    async def hand(self, person: Person, at: TableRef) -> Answer:
        """What a person sees alone at a table."""
        try:
            return await self._opened(person, await self._lookup.resolve(person, at))
        except NotAtTable as refusal:
            return await self._not_seated(refusal, person, at)

    async def choices(self, person: Person, at: TableRef) -> list[Choice]:
        """What a person may do now in the match, in words; nothing if there is none."""
        with suppress(Refusal, JournalFailed):
            view = (await self._host.table(await self._lookup.resolve(person, at))).view(person.id)
            return legal_choices(view, await self.names(view, person.language), words_for(person.language))
        return []

    @answers_refusals
    async def act(self, person: Person, typed: str, at: TableRef, press_id: str) -> Answer:
        """Do what was typed: the code of a choice, or its words."""
        code = read_code(typed)
        if code is not None and code.kind == ACT:
            return await self.press(person, code, press_id)
        table_id = await self._lookup.resolve(person, at)
        for choice in await self.choices(person, table_id):
            if choice.is_called(typed):
                return await self.press(person, read_code(choice.code), press_id)
        try:  # The table says what is wrong: nothing was offered, or it is somebody else's turn.
            await self._host.command(table_id, Act(NEVER_LEGAL), person.id)
        except Refusal as refusal:
            return await self._refused(refusal, person, table_id)
        raise AssertionError("no game has this action")

    @answers_refusals
    async def leave(self, person: Person, at: TableRef, press_id: str | None = None) -> Answer:
        """Leave a table; one that is not in this place only if it is named."""
        try:
            table_id = await self._lookup.resolve(person, at, elsewhere=False)
        except NotAtTable as refusal:
            return await self._not_seated(refusal, person, at)
        table = await self._host.command(table_id, Leave(), person.id, press_id)
        self._courier.wake(table_id, viewers=True)
        return Answer(words_for(person.language)("left-table", code=table.code), table_id=table_id)

    async def kept_as(self, table_id: str, address: str, ref: str) -> str:
        """What the courier keeps up to date in a message, such as a hand or the live table; "" if nothing."""
        shown = await self._courier.shown_in(address, table_id)
        return next((one.slot.partition(":")[0] for one in shown if one.ref == ref), "")

    async def has_hand(self, table_id: str, address: str) -> bool:
        """Whether a person is shown their hand at a table, in their private chat or in an answer to a press."""
        shown = await self._courier.shown_in(address, table_id)
        return any(one.ref and one.slot.startswith("hand:") for one in shown)

    async def bring_hand(self, table_id: str, address: str) -> bool:
        """Have a person's hand brought to their private chat from wherever it lives; False if it lies there."""
        shown = await self._courier.shown_in(address, table_id)
        if any(one.slot.startswith("hand:") and (one.ref or "").isdecimal() for one in shown):
            return False
        await self._courier.bring_home(address, table_id)
        return True

    # --- To look at ------------------------------------------------------------------------------------

    @answers_refusals
    async def rules(self, person: Person, game: str, page: int = 0, table_id: str = "") -> Answer:
        """A page of a game's tutorial, or of its rules; "santase-three" are those of a rule set.

        With a table they are as its options have them, as long as it still plays that game.
        """
        view = None
        if table_id:
            with suppress(NoSuchTable):
                view = (await self._host.table(table_id)).view(None)
        appearance = appearance_of(person.settings)
        screen = rules_screen(game, page, words_for(person.language), appearance, view)
        return Answer(screen=screen, rules_page=(game, page, table_id))

    @answers_refusals
    async def scores(
        self, person: Person, game: str, preset: str | None = None, place: str | None = None
    ) -> Answer:
        """The high scores of a game, over all or of one place, and how the person did."""
        if preset is not None and preset not in game_of(game).info.presets:
            raise UnknownChoice
        info = game_of(game).info
        scores = await self._store.high_scores(info.key, preset, place, by_points=info.by_points)
        own = [one for one in await self.own_record(person) if one.game == game and preset in (None, one.preset)]
        results = await self._store.results(info.key, RATED_MAX) if info.teams else []
        ratings = await asyncio.to_thread(ratings_of, results, info)
        words = words_for(person.language)
        return Answer(screen=scores_screen(game, preset, scores, words, own, ratings, person.id))

    async def own_record(self, person: Person) -> list[OwnRecord]:
        """How the person did so far, in every game."""
        return await self._store.own_record(person.id)

    async def help(self, person: Person) -> Answer:
        """How to begin."""
        return Answer(screen=help_screen(words_for(person.language)))

    async def record(self, person: Person, table_id: str) -> str:
        """The match that was last finished at a table, as a text that anyone can verify; refused while it runs."""
        return await record_of(self._store, self._host, table_id)
