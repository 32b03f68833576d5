"""Where the cards of 61 lie and which of them a viewer cannot see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.cards import SUIT, members, set_of
from engine.contract import Seat
from engine.games.sixty_one.facts import PointsTaken
from engine.games.sixty_one.rules import SixtyOne
from engine.games.sixty_one.tables import PACKS, SEATS


class HiddenSixtyOne:
    """61: the other hands and the pile, but for the turned card wherever it is."""

    def pack(self, match: SixtyOne) -> Iterable[int]:
        """The 36 cards, or twice as many."""
        return PACKS[match.options.decks]

    def all_cards(self, match: SixtyOne) -> Iterable[int]:
        """Hands, pile, the cards on the table and the tricks."""
        held = [one for hand in match.hands for one in members(hand)]
        tricks = [one for _, cards, _ in match.tricks for one in cards]
        return [*held, *match.pile, *match.trick, *tricks]

    def unseen(self, match: SixtyOne, viewer: Seat | None) -> Iterable[int]:
        """Everyone knows who draws the turned card."""
        held = [one for seat, hand in enumerate(match.hands) if seat != viewer for one in members(hand)]
        return [one for one in (*held, *match.pile) if one != match.turned]

    def exchange(self, match: SixtyOne, cards: Mapping[int, int]) -> None:
        """In hands and pile."""
        match.hands = [set_of(cards.get(one, one) for one in members(hand)) for hand in match.hands]
        match.pile = [cards.get(one, one) for one in match.pile]

    def is_possible(self, match: SixtyOne) -> bool:
        """Each seat can have come by its cards in an order in which it always followed suit if it could."""
        return match.options.free_follow or all(self._can_hold(match, seat) for seat in range(SEATS))

    def _can_hold(self, match: SixtyOne, seat: Seat) -> bool:
        """Go back trick by trick: any card may have been drawn last; the others were there when it was played."""
        tricks = [(leader, cards) for leader, cards, _ in match.tricks] + [(match.leader, tuple(match.trick))]
        plays = [
            (SUIT[cards[0]], SUIT[cards[step]], cards[step] == match.turned)
            for leader, cards in tricks
            if (step := (seat - leader) % SEATS) < len(cards)
        ]
        draws = 3 if match.options.decks == 1 else 9
        drawn = min(len(match.tricks), draws)
        turned_drawer = self._turned_drawer(match, draws)
        hands = {tuple(sorted((SUIT[one], one == match.turned) for one in members(match.hands[seat])))}
        for count in range(len(plays), 0, -1):
            led, suit, is_turned = plays[count - 1]
            if count <= drawn:
                drew_turned = count == draws and seat == turned_drawer
                hands = {_without(hand, one) for hand in hands for one in hand if one[1] == drew_turned}
            hands = {
                tuple(sorted((*hand, (suit, is_turned))))
                for hand in hands
                if suit == led or all(one[0] != led for one in hand)
            }
        return bool(hands)

    def _turned_drawer(self, match: SixtyOne, draws: int) -> Seat | None:
        if len(match.tricks) < draws:
            return None
        leader, _, winner = match.tricks[draws - 1]
        return ((leader if winner is None else winner) - 1) % SEATS

    def points(self, fact: Any, match: SixtyOne) -> Sequence[int] | None:
        """A trick scores for the whole team."""
        if not isinstance(fact, PointsTaken):
            return None
        made = fact.points + fact.collected
        return [made if seat % 2 == fact.seat % 2 else 0 for seat in range(SEATS)]


def _without(hand: tuple[tuple[int, bool], ...], one: tuple[int, bool]) -> tuple[tuple[int, bool], ...]:
    index = hand.index(one)
    return hand[:index] + hand[index + 1 :]


HIDDEN = HiddenSixtyOne()
