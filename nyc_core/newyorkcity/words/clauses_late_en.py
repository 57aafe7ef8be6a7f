"""The rules in English, NYC-7 to NYC-9; `clauses_en.py` tells how they are written."""

from __future__ import annotations

LATE = """
NYC-7 Characters

NYC-7.0 Using a character
Each copy can be used once a round, in its phase, on one's own turn, by putting 1 dollar from the player board on it.
Final-scoring characters (28 to 42) need no dollar. Two copies of a character can both be used. A Tom uses none.

NYC-7.1 Characters of Phase I

NYC-7.1/1
Gain 1 point. Discard any number of hand cards and draw as many.

NYC-7.1/2
Instead of a pair take two single cards from two different pairs; the two left over form a new pair.

NYC-7.1/3
Gain 1 point. Draw a card and add it to the reserve, which is one card larger from now on.

NYC-7.1/4
Take both of your pairs at once; you take none on your second turn.

NYC-7.1/5
Draw 3 cards, then discard 2 cards from your hand.

NYC-7.1/6
Take 2 dollars.

NYC-7.1/7
Remove one of your characters from the game and take a face-up one whose value is at most 1 higher.
! Any of your characters may go, this one too; a dollar on it goes to the supply.

NYC-7.1/8
For each card of the display that you have just taken in this turn you may take one card of the same type from your
reserve into your hand. Refill the reserve.
! Cards taken by {2.the} and {4.the} count, cards drawn do not.

NYC-7.1/9
Draw 1 card and take 1 dollar.

NYC-7.1/10
Draw 2 cards.

NYC-7.1/11
Replace a neutral skyscraper in any borough by one from your player board.

NYC-7.2 Characters of Phase II

NYC-7.2/12
Gain 1 point, discard any number of reserve cards and refill the reserve.
! It is used on your bidding turn, before you bid.

NYC-7.2/13
In your bid: one card of any type counts as a T card.

NYC-7.2/14
In your bid: go back 1 or 2 spaces on the Press Track; each step counts as a played wild card.

NYC-7.2/15
In your bid, when you play at least one card from hand: also play one card of the same type from your reserve, then
refill it. The card may be exchanged and played in the same bid. With two copies you add two cards.
! A card that {13.the} or {20.the} turned into T does not count as T for this (the rulebook names 13 and 22).

NYC-7.2/16
In your bid: 1 more wild card.

NYC-7.2/17
In your bid in the prestige round: 1 more prestige card.

NYC-7.2/18
When a bidding round starts: take 1 dollar and bid last in this round.
! It is used before anyone bids; owners are asked in order of the Press Track, and only one may use it in a bidding
round.

NYC-7.2/19
When you gain the points of your prestige bid: gain twice as many.

NYC-7.2/20
In your bid: one card of any type counts as two T cards.

NYC-7.2/21
When you build in the prestige or the skyscraper round: build 1 more from the general supply in the same borough.

NYC-7.2/22
After the evaluation of your bid: take up to 2 of the cards that you played back into your hand.

NYC-7.2.1 Wild cards without a card
The wild cards of {14.the} and {16.the} count as played wild cards in every way: two of them, or one with another
card, make a T card.
! They count as played wild cards in every way.

NYC-7.2.2 The prestige card of {17.the}
It counts as a played prestige card: it is a bid by itself, and it counts for {19.the}.
! It is a bid by itself.

NYC-7.2.3 Two copies of {19.the}; passing
Each copy of {19.the} adds the points of the bid once more. After using a character in one's bidding turn one may
still pass; what was paid stays paid.
! Each copy adds the points of the bid once more.

NYC-7.2.4 Bidding last
{18.The} is settled before Toms draw their card (NYC-9.3). If then nobody bids, the next starter is the one who would
have started without it.
! It is settled before Toms draw, and does not change who starts the next round when nobody bids.

NYC-7.2.5 When their moment comes
{19.The}, {21.the} and {22.the} are used when their moment comes, not on the bidding turn. {21.The} needs a skyscraper
that was really built or moved.
! They are not used on the bidding turn.

NYC-7.2.6 Limits of {12.the}, {13.the}, {14.the} and {15.the}
{12.The} discards, and {15.the} plays, any cards of hand and reserve together that could lie in the reserve by
exchange (NYC-5.3); {12.the} may discard none. {14.The} never goes back more steps than there are. {13.The} may name a
T card too.

NYC-7.2.7 When {22.the} is asked
It is asked when the seat's own evaluation is complete, with bonus and building.
! It is asked after the bonus and the building.

NYC-7.2.8 Orders left open
Cards are drawn (NYC-3.4, NYC-1.9), and Toms draw (NYC-4.4), clockwise from the first on the Press Track. NYC-5.17 is
asked in order of the Press Track. The new pair of {2.the} lies at the right end. After {4.the} the second turn is
only asked when a character can be used. {7.The} removes a used copy first. Where NYC-9.9 still leaves two tiles, the
one shown first is taken.
! All of these orders.

NYC-7.3 Characters of Phase III

NYC-7.3/23
Gain 2 points.

NYC-7.3/24
Gain 1 point and take 1 skyscraper to your player board.

NYC-7.3/25
Gain 3 points.

NYC-7.3/26
Take 1 skyscraper to your player board and advance 1 on the Press Track.

NYC-7.3/27
Advance as many spaces as your rank on the Press Track, the neutral token left out. With two seats, second counts as
3.

NYC-7.4 Characters of the final scoring

NYC-7.4/28
1 point for each of your skyscrapers in boroughs with a green lantern.

NYC-7.4/29
1 point for each of your skyscrapers in boroughs with a red lantern.

NYC-7.4/30
1 point for each of your skyscrapers in boroughs with a brown lantern.

NYC-7.4/31
1 point for each of your skyscrapers in boroughs with a blue lantern.

NYC-7.4/32
1 point for each of your skyscrapers in boroughs with a yellow lantern.

NYC-7.4/33
1 point for each 2 spaces advanced on the Press Track, rounded up.

NYC-7.4/34
2 points for each card of one type of your choice in your reserve.

NYC-7.4/35
2 points for each borough with at least 3 of your skyscrapers.

NYC-7.4/36
1 point for each character in your company, this one too.

NYC-7.4/37
5 points for each set of a taxi and a subway. Scored vessels are used up.

NYC-7.4/38
5 points for each set of a bus and a streetcar. Scored vessels are used up.

NYC-7.4/39
5 points for each set of a boat and any other vessel, which may be the second boat. Scored vessels are used up.

NYC-7.4/40
6 points for each set of any vessel and 2 dollars. Scored pieces are used up.

NYC-7.4/41
6 points for each set of any vessel and 2 skyscrapers on your player board. Scored pieces are used up.

NYC-7.4/42
6 points for each set of 2 dollars and 2 skyscrapers on your player board. Scored pieces are used up.

NYC-7.4.1 The best sets
Where sets compete for the same pieces, and for the type of {34.the}, the best total for the player counts, with
NYC-8.8 included.
! Nobody has to work out the best sets by hand.

NYC-8 Final scoring, after round 5

NYC-8.1 Points in the game
Points gained in the game stand.

NYC-8.2 Values of characters
Each character brings its value.

NYC-8.3 Final-scoring characters
They bring what NYC-7.4 says.

NYC-8.4 Rank in a borough
In each borough the seats and the neutral player are ranked by their skyscrapers there.

NYC-8.5 Ties in a borough
A tie goes to whoever is ahead on the Press Track; the neutral token counts here.

NYC-8.6 Points of a borough
The first gets the base value and all prestige tiles there; each further rank, up to the fifth, half of the rank
before, rounded up. The neutral player takes its rank but scores nothing. Without a skyscraper there is no rank and no
point.

NYC-8.7 All boroughs; press
A skyscraper in all six boroughs at the end: 3 points. Space 5 or higher on the Press Track: 3 points.

NYC-8.8 What is left
Dollars and skyscrapers left on the player board: half of their total, rounded up.

NYC-8.9 The winner
Most points win; a tie goes to whoever is ahead on the Press Track.

NYC-9 Tom

NYC-9.1 Plans and characters
For a Tom, plans cards are wild cards. He uses no characters and pays no dollars.

NYC-9.2 Level
A level is a mode and a number, as in B4. The number (2 to 9) is how many cards he draws in NYC-4.4. The printed list
of Tom 1 to Tom 12: easy A6, B3, C2, A7; medium B4, C3, A8, B5; hard C4, A9, B6, C5. Any mode with any number is
allowed, and several Toms may have different levels.

NYC-9.3 Mode
Mode A: he draws no further cards. Mode B and C: before each bidding round but plans, which he skips (NYC-9.8), each
Tom, clockwise from the starting seat, draws one card. A wild card (or plans): he plays it in this round if he has at
least one T card in his supply; otherwise it joins his supply. A T card: he plays it in this round. A type whose
bidding round is over: it is discarded. A type still to come: it is discarded in mode B, and joins his supply in mode
C.
! He draws no card before the plans round.

NYC-9.4 His bid
Tom bids on his clockwise turn, with all his T cards. He adds as few wild cards as make him the highest bidder (ties
by the Press Track); if he cannot be, he adds none. In the prestige round too only first place counts for him.
! He looks at the bids already made. Of his wild cards he plays plans first.

NYC-9.5 A card of the type
He needs a T card: he never makes one from two other cards, save in NYC-9.10.

NYC-9.6 Press and dollar
Press: as everyone. Dollar: his dollars wait for the final scoring.

NYC-9.7 Elevator
He takes the leftmost face-up character of the highest value that he may take.
! He takes the highest value.

NYC-9.8 Plans
He skips the plans round.

NYC-9.9 Prestige
He gains points as everyone. As winner or runner-up he always takes the bonus: of the boroughs that he can reach with
the vessels of the tiles on display, the one with the fewest of his skyscrapers (one where he has 5 already is
allowed, NYC-9.11); then the one with the highest letter (X is the highest). If several vessels lead there, it is the
one whose other end has the highest letter. Of two tiles of the same kind he takes the higher. He builds 1 skyscraper
there from the supply and keeps the vessel.
! If two vessels still tie, he takes the kind whose tile is worth more.

NYC-9.10 Skyscraper
He plays all he has left. Without a skyscraper card, two wild cards make one and each further wild card adds one (4
wild cards: 3). A single wild card is discarded. He builds from the supply.

NYC-9.11 Five in a borough
He never has more than 5 skyscrapers in a borough; surplus ones are not built.

NYC-9.12 Tom's final scoring
His characters are sorted by value, lowest first, and his dollars are dealt onto them from the left, one each, then a
second each. A character with 2 dollars counts twice its value, any other its value. Dollars left over count in
NYC-8.8. His final-scoring characters give nothing extra. All the rest is as for everyone.
"""
