"""The room of New York City on the page; here is only what the first page shows of it."""

from nyc_core.table.words.texts import Texts
from web.app.rooms import Door

_ROW = "M8 100V76h20v24zM32 100V62h16v38zM52 100V82h22v18zM78 100V54h6v-8h4v-9h4v9h4v8h6v46zM106 100V72h18v28zM198 100V66h20v34zM222 100V80h16v20zM242 100V58h6v-7h8v7h6v42zM266 100V74h20v26zM290 100V84h22v16z"
_SPIRE = "M132 100V50h8V34h6V22h5V4h2v18h5v12h6v16h8v50zM178 100V70h14v30z"
_LIGHTS = "M36 68h3v4h-3zM42 68h3v4h-3zM36 78h3v4h-3zM84 60h3v4h-3zM90 70h3v4h-3zM140 56h3v5h-3zM148 56h3v5h-3zM156 56h3v5h-3zM140 70h3v5h-3zM156 70h3v5h-3zM148 84h3v5h-3zM204 72h3v4h-3zM210 82h3v4h-3zM248 64h3v4h-3zM254 76h3v4h-3zM112 78h3v4h-3zM118 86h3v4h-3z"
DOOR = Door(
    picture=(
        '<svg class="world-picture" viewBox="0 0 320 116" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
        '<rect class="sky" width="320" height="116"/><circle class="sun" cx="150" cy="96" r="58"/>'
        '<circle class="ring" cx="150" cy="96" r="70"/><circle class="ring" cx="150" cy="96" r="84"/>'
        f'<path class="far" d="{_ROW}"/><path class="near" d="{_SPIRE}"/><path class="lights" d="{_LIGHTS}"/>'
        '<rect class="bay" y="100" width="320" height="16"/></svg>'
    ),
    texts=Texts("web.games.newyorkcity", "door"),
)
