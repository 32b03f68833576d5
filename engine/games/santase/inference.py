"""What a seat can conclude from its view of Santase: points, and where the hidden cards can lie."""

from __future__ import annotations

from engine.cards import BIT, SUIT, Card, members, set_of
from engine.chance import Chance
from engine.contract import Seat
from engine.games.santase.facts import SantaseView
from engine.games.santase.tables import CARD_WORTH, PACK, STRONGER, marriage_worth
from engine.tricks import SUIT_SET


def dealt_anew(view: SantaseView, chance: Chance) -> tuple[list[int], list[Card]]:
    """Hands and talon in which this seat's view is true; every hidden hand that fits is equally likely."""
    seat = view.seat
    assert seat is not None, "only a seat imagines"
    other = 1 - seat
    hidden = chance.shuffled(members(unseen(view)))
    wanted = view.held[other] - len(view.known[other])
    impossible = missing(view, other)
    drawn = [one for one in hidden if not impossible & BIT[one]][:wanted]
    hands = [0, 0]
    hands[seat] = set_of(view.hand)
    hands[other] = set_of(view.known[other]) | set_of(drawn)
    talon = [one for one in hidden if one not in drawn]
    if view.talon:
        talon.insert(0, view.turned)
    return hands, talon


def points_of(view: SantaseView) -> list[int]:
    """Both seats' points, counted as anyone who remembers the tricks and marriages can."""
    if view.last_deal is not None and view.last_deal.deal == view.deal:
        return list(view.last_deal.points)  # The match has ended with this deal.
    points = [0, 0]
    for trick in view.tricks:
        points[trick.winner] += CARD_WORTH[trick.led] + CARD_WORTH[trick.answer]
    for seat, suit in view.marriages:
        points[seat] += marriage_worth(suit, view.trump)
    return points


def unseen(view: SantaseView) -> int:
    """The cards that this seat cannot locate: in the other hand or in the talon."""
    seen = {view.turned, view.led, *view.hand, *view.known[0], *view.known[1]}
    for trick in view.tricks:
        seen |= {trick.led, trick.answer}
    return set_of(one for one in PACK if one not in seen)


def missing(view: SantaseView, seat: Seat) -> int:
    """The cards that a seat cannot hold, because it did not follow, trump or head when it had to."""
    if view.closer is None:
        return 0  # With an open talon nobody has to; with an empty one everything is known.
    absent = 0
    for leader, led, answer, _ in view.tricks[view.closed_after :]:
        if leader == seat:
            continue
        if SUIT[answer] != SUIT[led]:
            absent |= SUIT_SET[SUIT[led]]
            if SUIT[answer] != view.trump:
                absent |= SUIT_SET[view.trump]
        elif view.options.must_head and not STRONGER[led] & BIT[answer]:
            absent |= STRONGER[led]
    return absent
