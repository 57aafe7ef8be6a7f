"""The steps of a game, by the names that they have on the agenda."""

from nyc_core.table.flow import Steps

from .building import Boom, Build, Extra, Place, Replace
from .ending import end_turn
from .turn import Grab, Turn

STEPS = Steps(
    asks={
        "turn": Turn(),
        "grab": Grab(),
        "build": Build(),
        "boom": Boom(),
        "extra": Extra(),
        "place": Place(),
        "replace": Replace(),
    },
    runs={"end": end_turn},
)
