// Things move: whatever a drawing calls a piece travels from where it was to where it is, when the table shows another moment.
//
// What a drawing writes:
//   data-piece="card-press"    a thing; those of one name are alike, and which of them went where is read from their places
//   data-from="hand-1 draw"    the places out of which it comes when it was nowhere to be seen: the first one in sight
//   data-well="hand-1"         such a place
//   data-to="discard"          the places into which it goes when it is nowhere to be seen any more; without one it fades where it is
//   data-pile="tower-0 queens 5 tower c-red"   so many of a thing in a place: what, where, how many, its glyph, its colour
//
// What travels is a likeness above the table, which nobody can touch; the thing itself is where it belongs from the first
// moment, and can be tapped there. Places are read once before the table changes, and once before it is painted.
const MILLISECONDS = 300;
const APART = 24; // between one and the next of several
const MOST = 16; // that travel at once; more are another table, not a move
const STILL = 4; // pixels that are no move in a drawing; elsewhere things make room for others without moving,
const ROOM = 0.8; // as long as it is less than so much of their own height
const ABOVE = 30; // pixels from which a thing falls that comes from out of sight
const EASE = "cubic-bezier(.25, .8, .35, 1)";
const SVG = "http://www.w3.org/2000/svg";
const PIECES = "[data-piece], [data-pile]";
const DRAWN_PIECES = "svg :is([data-piece], [data-pile])";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const flying = new Map(); // a piece: its flight
let sky; // what lies above the table
let before; // what was measured for the next frame

/** The table is about to change. `now`: the moment that it will show, where that is another one; `names`: its regions that
 * change. */
export function begins(table, now, names) {
  const then = table.dataset.moment;
  if (before || !now || !then || calm.matches) return;
  const [[game, eyes], [itsGame, itsEyes]] = [then.split("/"), now.split("/")]; // `game/eyes/number`
  if (game !== itsGame) return;
  // Another person looks: only what lies on a map is where it was.
  const which = eyes === itsEyes ? PIECES : DRAWN_PIECES;
  before = measure(table, names, which, remember);
  requestAnimationFrame(() => {
    const were = before;
    before = undefined;
    if (!table.hasAttribute("inert")) fly(table, were, measure(table, names, which, () => undefined));
  });
}

// --- where things are ---------------------------------------------------------

/** `keeps`: what is kept of a piece for when it is gone. */
function measure(table, names, which, keeps) {
  const pieces = [];
  const piles = new Map();
  for (const name of names) {
    const region = document.getElementById(`r-${name}`);
    if (!region || !table.contains(region)) continue;
    const around = region.getBoundingClientRect();
    const frames = new Map();
    for (const element of region.querySelectorAll(which)) {
      const at = where(element);
      const { kind, x, y } = { kind: element.dataset.piece, ...place(element, at, around, frames) };
      if (kind) pieces.push({ element, at, name, kind, x, y, left: at && keeps(element) });
      if (element.dataset.pile) heap(piles, element, at);
    }
  }
  const wells = new Map();
  for (const element of table.querySelectorAll("[data-well]")) {
    const at = where(element);
    if (at) wells.set(element.dataset.well, at);
  }
  return { pieces, piles, wells };
}

/** Where that is in its region; in a drawing in the drawing's own measure, which stays when it is seen larger or smaller. */
function place({ ownerSVGElement: drawing }, at, around, frames) {
  if (!at) return {};
  if (!drawing) return { x: at.x - around.x, y: at.y - around.y };
  if (!frames.has(drawing)) frames.set(drawing, drawing.getScreenCTM());
  const { a, d, e, f } = frames.get(drawing);
  return { x: (at.x - e) / a, y: (at.y - f) / d };
}

/** The middle of a thing and how wide it is; nothing where it is not in sight. What is on its way is where it is seen. */
function where(element) {
  const flight = flying.get(element);
  if (flight) return flight.now();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const seen = right > left && bottom > top && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return seen ? { x: (left + right) / 2, y: (top + bottom) / 2, wide: right - left, high: bottom - top } : null;
}

function heap(piles, element, at) {
  const [kind, place, count, glyph, colour] = element.dataset.pile.split(" ");
  const key = `${kind} ${place}`;
  if (!piles.get(key)?.at) piles.set(key, { kind, at, glyph, colour, count: Number(count) });
}

// --- what went where ------------------------------------------------------------

function fly(table, then, now) {
  const all = [...pieces(then, now), ...piles(then, now)];
  const flights = all.filter(({ left }) => !left);
  const gone = all.filter(({ left }) => left);
  if (flights.length > MOST) return land();
  flights.forEach((flight, index) => start(table, flight, index * APART));
  if (gone.length <= MOST) gone.forEach((one, index) => leave(table, one, index * APART));
}

function* pieces(then, now) {
  drift(then.pieces, now.pieces);
  const [old, fresh] = [alike(then.pieces), alike(now.pieces)];
  for (const kind of new Set([...old.keys(), ...fresh.keys()])) yield* kindred(old.get(kind) ?? [], fresh.get(kind) ?? [], then.wells);
}

function alike(all) {
  const groups = new Map();
  for (const one of all) groups.set(one.kind, [...(groups.get(one.kind) ?? []), one]);
  return groups;
}

/** What most things of a region did is no move of theirs: the region has another size, or has been scrolled. */
function drift(before, after) {
  const was = unlike(before);
  const moves = new Map();
  for (const [key, { element, name, x, y }] of unlike(after)) {
    const old = was.get(key);
    if (old && !flying.has(element)) moves.set(name, [...(moves.get(name) ?? []), [x - old.x, y - old.y]]);
  }
  for (const one of before) {
    const its = moves.get(one.name) ?? [];
    if (!one.at || its.length < 2 || (its.length === 2 && Math.hypot(its[0][0] - its[1][0], its[0][1] - its[1][1]) > 1)) continue;
    [one.x, one.y] = [one.x + middle(its, 0), one.y + middle(its, 1)];
  }
}

/** Those in sight of which there is but one in their region. */
function unlike(all) {
  const ones = new Map();
  const keyOf = ({ name, kind }) => `${name} ${kind}`;
  for (const one of all) ones.set(keyOf(one), ones.has(keyOf(one)) ? null : one);
  return new Map([...ones].filter(([, one]) => one?.at));
}

const middle = (moves, axis) => moves.map((move) => move[axis]).sort((a, b) => a - b)[moves.length >> 1];

/** Alike things, before and after. In each region those that stayed are set aside, and those that moved there are joined; then
 * what has gone from one region is what has come to another. What is out of sight counts, but does not move. */
function* kindred(before, after, wells) {
  const gone = [];
  const come = [];
  for (const name of new Set([...before, ...after].map((one) => one.name))) {
    const were = before.filter((one) => one.name === name);
    const are = after.filter((one) => one.name === name);
    const old = were.filter((one) => one.at);
    const fresh = are.filter((one) => one.at && !took(old, (other) => still(one, other)));
    const [few, many] = old.length < fresh.length ? [old, fresh] : [fresh, old];
    for (const one of few.splice(0)) {
      const other = nearest(many, one.at);
      took(many, (each) => each === other);
      const [from, to] = many === fresh ? [one, other] : [other, one];
      yield { element: to.element, from: from.at, to: to.at };
    }
    const more = are.length - were.length;
    gone.push(...old.slice(0, Math.max(0, -more)));
    come.push(...fresh.slice(0, Math.max(0, more)));
  }
  for (const { element, at } of come) yield { element, from: source(element, at, gone, wells), to: at };
  for (const { left, at } of gone) yield { left, from: at, to: wells.get(left.to.find((name) => wells.has(name))) ?? above(at) };
}

/** Whether it is where it was in its region. */
function still({ element, at, x, y }, other) {
  const far = element instanceof SVGElement ? STILL : at.high * ROOM;
  return Math.abs(x - other.x) < far && Math.abs(y - other.y) < far;
}

function took(list, fits) {
  const index = list.findIndex(fits);
  return index >= 0 && list.splice(index, 1).length;
}

function nearest(list, at) {
  const far = (other) => Math.hypot(other.at.x - at.x, other.at.y - at.y);
  return list.reduce((best, other) => (best && far(best) <= far(other) ? best : other), undefined);
}

function source({ dataset: { from } }, at, gone, wells) {
  const old = nearest(gone, at);
  if (old) {
    took(gone, (other) => other === old);
    return old.at;
  }
  if (from === undefined) return null;
  const well = wells.get(from.split(" ").find((name) => wells.has(name)));
  return well ? { ...well, wide: at.wide } : above(at);
}

const above = (at) => ({ ...at, y: at.y - ABOVE });

function* piles(then, now) {
  const lost = [];
  for (const [key, pile] of then.piles) {
    for (let n = now.piles.get(key)?.count ?? 0; n < pile.count; n++) lost.push(pile);
  }
  for (const [key, pile] of now.piles) {
    for (let n = then.piles.get(key)?.count ?? 0; n < pile.count && pile.at; n++) {
      const index = lost.findIndex(({ kind, at }) => kind === pile.kind && at);
      yield { ...pile, to: pile.at, from: index < 0 ? above(pile.at) : lost.splice(index, 1)[0].at };
    }
  }
  for (const { at, glyph, colour } of lost) if (at) yield { left: { glyph, colour }, from: at, to: above(at) };
}

// --- the flight -------------------------------------------------------------------

/** What lies above the table. */
function open(table) {
  if (sky?.isConnected) return;
  sky = Object.assign(document.createElement("div"), { className: "sky", ariaHidden: "true", inert: true });
  table.append(sky);
}

function start(table, { element, from, to, glyph, colour }, delay) {
  if (!from || Math.hypot(from.x - to.x, from.y - to.y) < 1) return;
  open(table);
  flying.get(element)?.end();
  const likeness = rise(element ? remember(element) : { glyph, colour }, to);
  const size = element && !(element instanceof SVGElement && from.wide === to.wide) ? Math.min(4, Math.max(0.25, from.wide / to.wide)) : 1;
  const timing = { duration: MILLISECONDS, delay, easing: EASE, fill: "backwards" };
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${size})`;
  const moving = likeness.animate({ transform: [away, "none"] }, timing);
  const hidden = element?.animate({ opacity: [0, 0] }, { duration: MILLISECONDS + delay });
  const flight = {
    now() {
      const done = moving.effect.getComputedTiming().progress ?? 0;
      const mix = (a, b) => a + (b - a) * done;
      return { ...to, x: mix(from.x, to.x), y: mix(from.y, to.y), wide: mix(from.wide, to.wide) };
    },
    end() {
      moving.cancel();
      hidden?.cancel();
      likeness.remove();
      flying.delete(element ?? likeness);
    },
  };
  flying.set(element ?? likeness, flight);
  moving.onfinish = flight.end;
}

/** What is nowhere any more goes where such things go, and fades. */
function leave(table, { left, from, to }, delay) {
  open(table);
  const likeness = rise(left, from);
  likeness.classList.add("gone");
  const away = `translate(${to.x - from.x}px, ${to.y - from.y}px) scale(.7)`;
  const moving = likeness.animate({ transform: ["none", away], opacity: [1, 0] }, { duration: MILLISECONDS, delay, easing: EASE, fill: "both" });
  const end = () => {
    likeness.remove();
    flying.delete(likeness);
  };
  flying.set(likeness, { now: () => from, end });
  moving.onfinish = end;
}

/** Everything is where it belongs. */
export function land() {
  for (const flight of [...flying.values()]) flight.end();
}

/** All that its likeness is made of, also when it is gone. */
function remember(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const kept = { copy: element.cloneNode(true), box: { left, top, width, height }, to: element.dataset.to?.split(" ") ?? [] };
  const placed = element.ownerSVGElement && element.parentNode.getScreenCTM(); // a drawing itself lies in the page as other things
  if (!placed) return kept;
  const { a, b, c, d, e, f } = placed;
  return { ...kept, frame: element.ownerSVGElement.cloneNode(false), matrix: [a, b, c, d, e, f] };
}

/** A likeness above the table, where the thing itself is or was; of something that is only counted, at a place. */
function rise(kept, place) {
  const likeness = kept.glyph ? token(kept.glyph, kept.colour, place) : kept.frame ? drawn(kept) : written(kept);
  likeness.classList.add("flyer");
  likeness.style.transformOrigin = likeness.dataset.origin ?? "50% 50%";
  sky.append(likeness);
  return likeness;
}

function written({ copy, box: { left, top, width, height } }) {
  Object.assign(bare(copy).style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  copy.style.setProperty("--cw", `${width}px`);
  return copy;
}

/** Of a drawing only the piece, in a drawing of the same class. */
function drawn({ copy, frame, matrix, box: { left, top, width, height } }) {
  for (const { name } of [...frame.attributes]) if (name !== "class") frame.removeAttribute(name);
  const placed = document.createElementNS(SVG, "g");
  placed.setAttribute("transform", `matrix(${matrix.join(" ")})`);
  placed.append(bare(copy));
  frame.append(placed);
  frame.dataset.origin = `${left + width / 2}px ${top + height / 2}px`;
  frame.classList.add("whole");
  return frame;
}

function token(glyph, colour, { x, y }) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `g token-flyer ${colour ?? ""}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#g-${glyph}`);
  svg.append(use);
  Object.assign(svg.style, { left: `${x - 14}px`, top: `${y - 14}px` });
  return svg;
}

/** It means nothing any more: no name, nothing to tap, nothing to be read. */
function bare(copy) {
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...one.attributes]) if (/^(data-|aria-|id$|role$|tabindex$|title$)/.test(name)) one.removeAttribute(name);
  }
  return copy;
}
