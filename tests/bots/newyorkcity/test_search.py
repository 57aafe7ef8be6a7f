"""The search in New York City: habits and candidates are options, what is certain is found, weights fit the features."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nyc_core import bots, game_from_position, load_game, new_game
from nyc_core.bots.luck import Fortune
from nyc_core.bots.review import Review
from nyc_core.bots.tree import Search
from nyc_core.lessons.attempt import Attempt
from nyc_core.newyorkcity.mind import EXPERT, weights
from nyc_core.newyorkcity.mind.features import NAMES, rows
from nyc_core.newyorkcity.mind.habit import HABITS
from nyc_core.newyorkcity.mind.weights import data, unpack
from nyc_core.newyorkcity.position import OVER
from nyc_core.newyorkcity.steps import STEPS
from nyc_core.table.game import Game
from tests.contract.helpers import random_play
from tests.contract.newyorkcity.helpers import MIXES, rich
from tests.rules.newyorkcity.helpers import make
