"""The rules in English, NYC-0 to NYC-6, in our own words.

A clause begins with its id and its title (a character's clause has the name as its title); a line that begins with "!"
starts what of it is a ruling of ours. "{13.the}" stands for character 13 in one of its forms, followed by its number.
"""

from __future__ import annotations

from .clauses_late_en import LATE

EARLY = """
NYC-0 Words

NYC-0.1 Boroughs
There are six boroughs: Staten Island, Jersey City, Manhattan, Bronx, Queens, Brooklyn.

NYC-0.2 Cards
There are 105 cards, 15 of each of seven types: press, dollar, elevator, plans, prestige, skyscraper, wild.

NYC-0.3 Vessels
There are five kinds of vessel, two of each: taxi, bus, streetcar, subway, boat. Each stands on a fixed connection
between two boroughs.

NYC-0.4 Seats
A seat is a person, a bot or a Tom. There are 2 to 4 seats in clockwise order, and at least one of them is not a Tom.
A game for one person is that person and 1 to 3 Toms.

NYC-0.5 Supply
Dollars and skyscrapers never run out: the general supply is unlimited.

NYC-0.6 Draw
When the draw pile is empty, the discard pile is shuffled and becomes the draw pile. When both are empty, one draws as
many cards as there are.

NYC-1 Setup

NYC-1.1 Elevator
The dark character tiles lie on the elevator: one shuffled stack for each value from 1 to 5, and the top four of each
stack face up.

NYC-1.2 Start stacks
The 12 light tiles make 6 random stacks of two, each with one character of value 1 and one of value 5. Face up lie as
many stacks as there are seats when a Tom takes part, otherwise one more.
! Without a Tom there is one stack more than seats.

NYC-1.3 Letters and values
The sequence tiles A, B, C, D, E and X go to the boroughs at random, one each, and so do the base values 6, 7, 8, 8, 9
and 10.

NYC-1.4 Prestige tiles
The 10 prestige tiles are shuffled face down.

NYC-1.5 Statue and vessels
The Statue of Liberty shows its “4” side. The vessels stand on their connections.

NYC-1.6 Neutral pieces
The cards are shuffled. Two neutral skyscrapers stand in each borough. The neutral press token stands on space 8, 7 or
6 with 2, 3 or 4 seats.
! Toms count as seats for the place of the neutral token.

NYC-1.7 Player boards
Each seat has one skyscraper in the borough X, and on its player board 4 skyscrapers and 1 dollar; it starts with 0
points. A Tom has the skyscraper in X, but an empty player board.

NYC-1.8 Press tokens
The press tokens are stacked in random order on the start space (0).

NYC-1.9 Reserve
Each seat but a Tom draws a reserve of 2 cards, which lie face up.

NYC-1.10 Start characters
From last to first on the Press Track each seat but the Toms takes one of the face-up start stacks, with both of its
characters. Then each Tom, last to first, gets the leftmost stack that is left. Other start characters go back to the
box.
! A Tom gets the leftmost stack.

NYC-2 The Press Track

NYC-2.1 Who is ahead
The track has the spaces 0 to 15. Ahead is who stands on the higher space, and on the same space who stands higher in
the stack.

NYC-2.2 Arriving
A token that arrives on an occupied space goes on top of the stack; on space 15 it goes to the bottom.

NYC-2.3 The end of the track
A token that stands on 15 and would advance stays as it is. Surplus steps are lost.

NYC-2.4 Going back
A token that goes back lands on top as well (NYC-2.2). Nobody goes back beyond space 0.
! Nobody goes back beyond space 0.

NYC-2.5 Ties
The Press Track breaks every tie. The neutral token counts only for majorities in boroughs (NYC-8.5).

NYC-3 Phase 0: prepare the round
There are five rounds.

NYC-3.1 Dollars off
Dollars on characters go back to the supply.

NYC-3.2 The Mayor
The Mayor moves: to A in round 1, then to B, C, D and E. He never comes to X.

NYC-3.3 Prestige tiles
The top 2 prestige tiles are revealed.

NYC-3.4 Cards
Each seat but a Tom draws 3 cards.

NYC-3.5 Pairs
Without a Tom 5, 7 or 9 pairs of cards are dealt for 2, 3 or 4 seats. With a Tom there are 2 pairs for each other seat
and 1 for each Tom.

NYC-4 Phase I: select cards

NYC-4.1 Taking pairs
From last to first on the Press Track each seat but the Toms takes one pair; then once more in the same order.
! The order is fixed when the phase starts.

NYC-4.2 Characters
On its own turns a seat may use its Phase I characters (NYC-7.1), before and after it takes its pair.

NYC-4.3 Pairs left over
Pairs that are left over are discarded. With Toms, each Tom, last to first, gets the leftmost pair that remains.

NYC-4.4 Tom's supply
Then each Tom draws as many cards as his level says (NYC-9.2). A Tom's cards are his supply; they lie face up.

NYC-5 Phase II: six bidding rounds

NYC-5.1 The six rounds
They come in this order: press, dollar, elevator, plans, prestige, skyscraper. Below, the round's type is called T.

NYC-5.2 Bidding order
The first round is started by the seat farthest ahead on the Press Track, each later one by the winner of the one
before; when nobody bid, by the same seat as before. Bidding goes clockwise. Each seat bids once, or passes.

NYC-5.3 Exchange
In Phase II a seat may exchange cards of its hand for cards of its reserve, one for one, any number of times. So it
may play any cards from hand and reserve together, as long as it plays no more cards than its hand holds; the reserve
keeps its size. Which cards then make up the reserve is the seat's free choice until Phase II ends (NYC-5.17);
meanwhile the reserve shown keeps its old cards first. Cards that {13.the}, {15.the} or {20.the} play count as played.

NYC-5.4 Value of a bid
The value of a bid is the sum of: 1 for each played T card; 1 for any two identical cards (two wild cards too), played
as one T card; 1 for one wild card and one card of any other type, played as one T card; 1 for each further wild card,
if the bid holds at least one of the above, or a card or bonus that counts as a T card; and what characters add
(NYC-7.2).

NYC-5.5 No idle cards
A bid must not hold a card that adds nothing to its value. A wild card alone is no bid.

NYC-5.6 The best reckoning
A set of cards is worth the most that NYC-5.4 allows. Three wild cards are worth 2. In the elevator round one wild
card and one press card are worth 1, with one more wild card 2.

NYC-5.7 Highest bid
The seat with the highest bid wins the bidding round; a tie goes to the one farther ahead on the Press Track at that
moment. A seat that passed wins nothing.

NYC-5.8 Evaluation
All that bid do the action of the round, in order of the Press Track as it stands when the evaluation starts.

NYC-5.9 Press
Advance by the value of the bid; the winner at once 1 further.

NYC-5.10 Dollar
Take as many dollars as the value of the bid; the winner takes 1 more.

NYC-5.11 Elevator
Take one face-up character with a value of at most the bid; for the winner, of at most the bid + 1. Copies of a
character that one has are allowed. The others on that floor move left, and the gap at the right is refilled from its
stack at once. Nobody may decline if there is one to take.
! Nobody may decline if there is a character to take.

NYC-5.12 Plans
Take as many skyscrapers as the value of the bid from the supply to the player board; the winner takes 1 more.

NYC-5.13 Prestige
First everyone gains as many points as the bid is worth. Then the winner, and after it the runner-up (with the second
highest bid, ties as in NYC-5.7), may each do this: choose one of the prestige tiles on display, choose a vessel of
that kind that is still on the board, put the tile into one of the vessel's two boroughs, keep the vessel, and build 1
skyscraper there from the player board. Either may forfeit this; what a forfeiting winner leaves is there for the
runner-up. Tiles that are not used leave the game.

NYC-5.14 Skyscraper
Build as many skyscrapers as the value of the bid from the player board in the Mayor's borough; the winner builds 1
more. One must build as long as the player board has skyscrapers.

NYC-5.15 Selling
In NYC-5.13 and NYC-5.14: a seat whose player board is empty when it is to build may instead move one of its
skyscrapers from any other borough, or do without. It is one skyscraper, whatever the bid, and only if the board was
empty from the start.
! It is one skyscraper only, whatever the bid.

NYC-5.16 Statue of Liberty
At the end of every bidding round: if the statue shows “4” and one or more seats have a skyscraper in all six
boroughs, each of them gains 4 points and the statue is flipped. This happens once in a game.

NYC-5.17 Cards after bidding
Played cards are discarded after the evaluation. After the sixth bidding round each seat that has cards in hand may
exchange a last time: it says which cards it keeps as its reserve.

NYC-6 Phase III

NYC-6.1 Using characters
In order of the Press Track, as it stands when the phase starts, each seat may use its Phase III characters (NYC-7.3).
! The order is the one in which the tokens stand when the phase starts.

NYC-6.2 End of the round
Then cards in hand are discarded, and the round ends.
"""

CLAUSES = EARLY + LATE

# What the box said in its pictures, and where it is to be found now.
RECONSTRUCTION = """
The rulebook's pictures are lost. The values and copies of the characters, the sets, the map of the vessels and the
lanterns are therefore a reconstruction: it agrees with every count and every example that the text prints, and
nothing more is claimed. Names, drawings and wording are our own. Whoever owns the box and finds a difference can
correct it in one file of the engine (box.py).
"""
