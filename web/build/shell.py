"""Prints the markup that stands in index.html: the board as it lies until Python puts the table there."""

from nyc_core import new_game
from web.app.draw import table
from web.app.words import say

SEATS = ["human", "tom:B4"]
# boot.mjs moves the bar on. The app's first prompt takes the place of both.
OPENING = (
    '<p id="opening" class="opening" role="status">Opening the table…</p>'
    '<progress id="opened" max="4" value="0"></progress>'
)


def main() -> None:
    view = new_game("newyorkcity", seats=SEATS, seed=1).view(None)
    board = table.draw(view, None, [], {"seat": None}, say)["board"]
    print(table.sprite() + table.shell({"board": board, "prompt": OPENING}, say))


if __name__ == "__main__":
    main()
