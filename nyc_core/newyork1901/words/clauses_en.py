"""The rules in English, NY1-0 to NY1-7, in our own words.

A clause begins with its id and its title; a line that begins with "!" starts what of it is a ruling of ours.
"""

from __future__ import annotations

CLAUSES = """
NY1-0 Words

NY1-0.1 Squares
The board has columns a to n from west to east and rows 1 to 12 from north to south. A square is part of a territory,
of a park, or outside.

NY1-0.2 Streets
Streets run between squares. A skyscraper touches a street when a side of one of its squares lies on it, on whichever
side of the street. Of the six streets, five have a card.
! William has no card and counts as a street for building only.

NY1-0.3 Neighbours
Two squares are neighbours when they share a side on which no street runs; corners never count. A skyscraper touches a
park or another skyscraper when it has a square that is a neighbour of one of theirs.

NY1-0.4 Districts and territories
Each of the five districts (blue, green, yellow, red, pink) has 13 territories: 10 of size 2 and 3 of size 3. For each
territory there is one card, which shows district and size.

NY1-0.5 Estate and workers
All territories of a seat are its estate, one area for every purpose. On each of them that has no skyscraper of the
seat stands one of its 4 workers; the others are free.

NY1-0.6 What a seat owns
18 skyscrapers (6 bronze, 6 silver, 6 gold), a starter building, 4 workers, 3 action cards and a king token.

NY1-0.7 Generations
A starter is lower than bronze, bronze than silver, silver than gold. In all else a starter is a skyscraper. Irregular
are those that are no rectangles. Unbuilt are those of the 18 that the seat has not built yet; demolished ones are
gone.

NY1-0.8 Legendary skyscrapers
The four of them belong to nobody until one is built, then to its builder. They are gold in every way and never count
as unbuilt.

NY1-1 Setup

NY1-1.1 Seats
2 to 4 seats play, clockwise. With 2 the pink character and all pink cards are out: nobody can own pink land.

NY1-1.2 Streets and challenge
Three of the five street cards and one of the five challenges are drawn and lie face up.

NY1-1.3 Characters
Each seat gets a character, which stands for a district. Its starter building stands on the marked territory there,
for no points, and one card of that district and size leaves the deck.
! Characters are dealt at random.

NY1-1.4 Market
So cards and free territories always match. Of the shuffled deck 4 cards lie open, the rest is the future market.
Scores are 0, action cards lie face up.

NY1-1.5 Who begins
One seat begins.
! It is drawn.

NY1-2 A turn

NY1-2.1 Turn
Either expand or demolish, then build. Then the next seat has its turn.

NY1-2.2 Expand
With a free worker: take an open card and a territory of its district and size that is in no estate. It is part of the
estate from now on, with a worker on it.

NY1-2.3 Refill
Then the open market is filled up to 4 cards, before anything is built. After expanding a seat may build, or not.
! At no other time is it filled, but by Market Shift.

NY1-2.4 Demolish
Choose an unbuilt or legendary skyscraper and its place. At least one of your own skyscrapers must lie under it, if
only in part; all that do must be of a lower generation, and all of them leave the game. Their points stay. The new
one is built at once.

NY1-2.5 Land left empty
Territories that a demolition leaves without a skyscraper get a worker each. Without enough workers it is not allowed:
at most 4 territories of an estate can be without a skyscraper.
! Workers that come back through the same demolition and build count.

NY1-2.6 Build
Place one skyscraper. Workers on the territories on which it stands come back, filled or not. Its points are gained at
once.

NY1-2.7 On free land
It lies wholly in your own estate, over any number of territories and districts, where no skyscraper stands.

NY1-2.8 Shape
It may be turned and crosses no street.
! It may be mirrored too. No two of its squares may share a side on which a street runs.

NY1-2.9 Street or park
It touches a street or a park.

NY1-2.10 Unlocked
Bronze can always be built, silver from 6 points, gold from 18 on the score track (see NY1-5.4). What counts are the
points at the moment of building.

NY1-2.11 What can be built
One of your unbuilt skyscrapers; or a legendary one that nobody has built, if you have built none. The two copies of a
kind are the same.

NY1-2.12 Who can expand
With a free worker and an open card for which there is land you must expand or demolish: you may neither pass nor just
build.

NY1-2.13 Who cannot expand
may just build, and must build or demolish as long as that can be done.
! So may a seat with a free worker when there is no card for it.

NY1-2.14 Take back
With no free worker and nothing to demolish or build, one worker of your choice comes back. Its territory leaves the
estate, a card of its kind goes under the future market, and the turn ends.

NY1-2.15 Pass
When not even that can be done, the turn passes.
! The rulebook does not tell of this case.

NY1-3 Action cards

NY1-3.1 Use
Each card once in a game, on your own turn, any number in a turn. A used card is turned face down.

NY1-3.2 Market Shift
As the very first thing of a turn: all open cards are shuffled and go under the future market, then up to 4 are
opened. The turn goes on.
! It is legal even if nothing changes.

NY1-3.3 Land Grab
When about to expand: take two open cards at once, both of size 2, and a territory for each; the market is filled
after both. It needs 2 free workers, a future market that is not empty, and two such cards with land for each.

NY1-3.4 Construction Boom
After a build of this turn, build once more, without expanding or demolishing. Only if at least 4 skyscrapers stay
unbuilt.
! A legendary one leaves all of them. Who uses the card must build.

NY1-4 The end

NY1-4.1 What ends the game
A seat has 4 or fewer unbuilt skyscrapers, or the future market is empty and 3 or fewer cards are open.
! It is looked at when a turn ends; the seat whose turn it was has triggered the end.

NY1-4.2 Last turns
Every other seat has one more turn. Then the game is over.

NY1-4.3 Streets
For each of the three streets in play, 5 points go to who has most skyscrapers that touch it. One that touches several
counts for each. A tie, or none at all: nobody.
! Starter buildings count.

NY1-4.4 Challenge
One of five is in play (NY1-4.5 to 4.9). They count what stands on the board.

NY1-4.5 Bronze Baron
5, 10 or 15 points for 4, 5 or 6 bronze skyscrapers of your own. A starter is not bronze.

NY1-4.6 Master Architect
3, 6 or 10 points for 3, 4, or 5 and more irregular skyscrapers of your own.

NY1-4.7 Generation King
For each of bronze, silver and gold, 5 points go to who has most of it. A tie, or none: nobody.

NY1-4.8 Gold Tycoon
3 points for each district in which 2 or more of your gold skyscrapers stand. One on several districts counts in each.

NY1-4.9 Gold Prestige
During the game: whoever builds a gold skyscraper gains 1 more point for each bronze or silver skyscraper of the
others that it touches. Nothing at the end.
! A street between them separates.

NY1-4.10 Action cards
1 point for each unused action card.

NY1-4.11 Who wins
Most points. Ties: the taller legendary skyscraper (none is lowest), then more gold ones, then the rank is shared.

NY1-4.12 Standstill
A game ends at once when every seat has had 20 turns in a row and nobody has built anything.
! So that every game ends.

NY1-5 Ways to play

NY1-5.1 Two seats
Without pink, see NY1-1.1.

NY1-5.2 For beginners
The challenge is Gold Tycoon; the streets are Broadway, Nassau & Broad and Wall.

NY1-5.3 Without action cards
NY1-3 and NY1-4.10 fall away.
! With any of the ways to play.

NY1-5.4 Advanced
No starter buildings, and all cards in the deck. Silver from 10, gold from 25 points.
! Characters are dealt, but mean nothing.

NY1-6 Examples

NY1-6.1 Expand and build
Green takes a yellow card of size 3 for yellow-12 (e7 f7 g7) and builds the bronze bar of 2 on f7 g7: 2 points. The
worker comes back; e7 stays free, in the estate.

NY1-6.2 Over two territories
Later it takes yellow-06 (e8 e9) and builds the bronze bar of 3 on e7 e8 e9: 3 points. The worker comes back.

NY1-6.3 Over three territories
Blue, with 6 points or more, holds blue-07 (h4 i4) and blue-08 (h5 i5) and takes red-01 (j4 j5). The silver boot of 5
stands on h4 i4 h5 i5 j5: 6 points, and three workers come back. j4 stays free.

NY1-6.4 Two ways to demolish
Green of 6.2 has 18 points. The gold wedge of 5 on e7 f7 g7 e8 e9 (7 points) uses all squares again. A bar of 3 on e7
f7 g7 demolishes both bronze ones too, though one is covered in part only; then yellow-06 is empty and a worker goes
there. Without a free worker that is not allowed.

NY1-6.5 A legendary skyscraper
Blue of 6.3 has 18 points and a worker on red-02 (h6 i6). It demolishes the silver boot for the Metropolitan Life
Building on h4 i4 j4 h5 i5 j5 h6 i6: 12 points, and the worker comes back. It counts once for Cedar; for Gold Tycoon
it counts in blue and in red.

NY1-7 Hidden and random

NY1-7.1 Hidden
The order of the future market: everybody sees only how many cards it has. All else is open.

NY1-7.2 Random
The setup, and the shuffle of Market Shift. Nothing else.

NY1-7.3 Taking back a move
Refilling and Market Shift reveal cards: what was done before cannot be taken back, if a card was opened.
"""

# What the box showed in its pictures, and where it is to be found now.
RECONSTRUCTION = """
The rulebook's pictures are lost. The map of the territories, the shapes and points of the skyscrapers and the heights
of the legendary ones are therefore a reconstruction: it agrees with every count and every example that the text
prints, and nothing more is claimed. Names, drawings and wording are our own. Whoever owns the box and finds a
difference can correct it in one file of the engine (box.json).
"""
