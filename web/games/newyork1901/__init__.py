"""The room of New York 1901 on the page; here is only what the first page shows of it."""

from nyc_core.table.words.texts import Texts
from web.app.rooms import Door

# Blocks seen from above the harbour, each as three faces: roof, front, side.
_BLOCKS = (
    ("red", "M20 84l30-12 26 9-30 12z", "M20 84v16h26v-7z", "M46 93v7h30V81z"),
    ("blue", "M84 62l26-11 30 10-26 11z", "M84 62v38h30V72z", "M114 72v28h26V61z"),
    ("amber", "M186 74l28-11 26 9-28 11z", "M186 74v26h26V83z", "M212 83v17h28V72z"),
    ("green", "M244 88l26-10 28 9-26 10z", "M244 88v12h28v-3z", "M272 97v3h26V87z"),
)
_DRAWN = "".join(
    f'<g class="c-{colour}"><path class="own-tower" d="{roof}"/><path class="own-tile" d="{roof}"/>'
    f'<path class="world-front" d="{front}"/><path class="world-side" d="{side}"/></g>'
    for colour, roof, front, side in _BLOCKS
)
DOOR = Door(
    picture=(
        '<svg class="world-picture" viewBox="0 0 320 116" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        '<rect class="sky" width="320" height="116"/><circle class="sun" cx="164" cy="98" r="62"/>'
        '<circle class="ring" cx="164" cy="98" r="76"/><circle class="ring" cx="164" cy="98" r="90"/>'
        '<path class="near" d="M144 100V52h4V38h4V26h3l5-12 2-9 2 9 5 12h3v12h4v14h4v48z"/>'
        '<path class="world-gold" d="M155 26l5-12 2-9 2 9 5 12zM148 38l4-5v5zM176 38l-4-5v5z"/>'
        f'{_DRAWN}<rect class="bay" y="100" width="320" height="16"/></svg>'
    ),
    texts=Texts("web.games.newyork1901", "door"),
)
