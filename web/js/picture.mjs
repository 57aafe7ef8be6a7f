// A picture of a table without Python: the same text as `nyc_core.<game>.picture` gives.
//
//   import { picture } from "./picture.mjs";
//   element.innerHTML = await picture(await positionOf(packed), { lang: "de", theme: "dark" }); // see positions.mjs
//
// Nothing here is written twice: each game's `picture-<game>.mjs` is its Python, translated by the build (see
// web/build/javascript.py). All text from a position is escaped there, and of hidden cards only their number is ever read.
const GAMES = []; // filled in by the build

const unnamed = (position) => typeof position !== "object" || position === null || !Object.hasOwn(position, "game");

/** The name of a position's game: the first one where it names none, null for one that nobody knows here. */
export function gameOf(position) {
  if (unnamed(position)) return GAMES[0];
  return GAMES.includes(position.game) ? position.game : null;
}

/** The table as the text of an SVG, whatever the position. `theme`: light, dark, or auto (as the reader's system);
 * `seat`: whose hand is shown, else none is. */
export async function picture(position, { lang = "en", theme = "auto", seat = null } = {}) {
  const game = await import(`./picture-${gameOf(position) ?? GAMES[0]}.mjs`);
  return game.picture(position ?? null, lang, theme, seat ?? null);
}
