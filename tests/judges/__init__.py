"""Judges from outside: our games behind the interfaces of OpenSpiel and PettingZoo, with their own tests over them.

Both want actions to be small whole numbers, and an action here is a line of text out of a language without end (a bid
is a bag of cards, a place a set of squares). So a number stands for a place: action n is the n-th legal notation,
sorted, and there are numbers for MOST_ACTIONS of them (`encoding`). A number means nothing without its position, but
the legal numbers are always 0, 1, 2 and so on, nothing is hidden, and nothing has to be thrown away.
"""
