"""The steps of a game, by the names that they have on the agenda."""

from nyc_core.table.flow import Steps

from .bidding import Bid, Last, begin_phase, begin_round, schedule_bids, tom_bids
from .draft import Discard, Draft, Rest, supply
from .evaluation import act, end_bidding, evaluate
from .evaluation_choices import Bonus, BuildExtra, DoublePoints, Hire, Return, Sell
from .rounds import Activate, Keep, begin_activation, end_round, prepare
from .start import TakeStart, give_toms

STEPS = Steps(
    asks={
        "start": TakeStart(),
        "draft": Draft(),
        "rest": Rest(),
        "discard": Discard(),
        "last": Last(),
        "bid": Bid(),
        "points": DoublePoints("points", 19),
        "hire": Hire(),
        "bonus": Bonus(),
        "build": Sell(),
        "extra": BuildExtra("extra", 21),
        "return": Return(),
        "keep": Keep(),
        "activate": Activate(),
    },
    runs={
        "toms-start": give_toms,
        "prepare": prepare,
        "supply": supply,
        "phase-two": begin_phase,
        "bidding": begin_round,
        "bids": schedule_bids,
        "tom-bid": tom_bids,
        "evaluate": evaluate,
        "action": act,
        "bidding-end": end_bidding,
        "activation": begin_activation,
        "round-end": end_round,
    },
)
