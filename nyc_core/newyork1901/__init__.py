"""New York 1901, behind its door `game`; here is only what a list of games tells about it."""

from nyc_core.table.meta import Meta, Option

META = Meta(
    name="newyork1901",
    title="New York 1901",
    prefix="NY1",
    least=2,
    most=4,
    quick=("human", "bot:clerk"),
    gentle=("human", "bot:search-1"),
    options=(Option("variant", ("base", "beginner", "advanced")), Option("action_cards", (True, False))),
)
