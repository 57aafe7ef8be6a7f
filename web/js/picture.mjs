// A picture of a table without Python: the same text as `nyc_core.newyorkcity.picture` gives, from the same stencil.
//
//   import { picture } from "./picture.mjs";
//   element.innerHTML = picture(await positionOf(packed), { lang: "de", theme: "dark" }); // see positions.mjs
//
// `facts` and what follows it are the mirror of facts.py and fill.py; a test draws hundreds of tables with both. All
// numbers are whole, all text from a position is escaped, and of hidden cards only their number is ever read.

const STENCIL = {}; // filled by the build from nyc_core/newyorkcity/picture/stencil.py

// --- facts: what lies open, see facts.py --------------------------------------

const BOX = STENCIL.box;
const NEUTRAL = "neutral";
const LARGEST = 2 ** 31;
const LONGEST_NAME = 40;
const NOT_XML = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const table = (value) => (isTable(value) ? value : {});
const listed = (value) => (Array.isArray(value) ? value : []);
const number = (value, other, most = LARGEST) => (Number.isInteger(value) && value >= 0 && value <= most ? value : other);
const count = (value, other) => (Array.isArray(value) ? value.length : number(value, other));
const safe = (text) => text.replace(NOT_XML, "").replace(/[&<>"']/g, (sign) => ESCAPES[sign]);
const cut = (text, length) => [...text].slice(0, length).join("");
const floor = (value, by) => Math.floor(value / by);
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

function facts(position, player, seat) {
  const data = table(position);
  const seats = seatsOf(data, player);
  const [phase, bidding] = phaseOf(data);
  const round = number(data.round, 1, BOX.rounds) || 1;
  const press = pressOf(data, seats.length);
  return {
    seats, round, phase, bidding, press,
    colours: coloursOf(seats.map((seat) => seat.raw)),
    letters: lettersOf(seats.map((seat) => seat.raw)).map(safe),
    statue: number(data.statue, BOX.statue[0], BOX.statue[0]),
    display: tilesOf(data.display),
    pairs: listed(data.pairs).map((pair) => listed(pair).filter((card) => BOX.cards.includes(card)).slice(0, 2)),
    boroughs: Object.fromEntries(BOX.boroughs.map((name) => [name, boroughOf(data, name, seats.length)])),
    vessels: vesselsOf(data),
    players: seats.map((seat, index) => playerOf(data, index, seat, phase)),
    tiles: count(data.tiles, BOX.tiles * (BOX.rounds - round + (phase === "start" ? 1 : 0))),
    hand: handOf(data, seat, seats.length),
    order: press.flatMap(([, stack]) => stack),
  };
}

function seatsOf(data, player) {
  let given = listed(data.seats).slice(0, Math.max(...BOX.seats));
  if (given.length < Math.min(...BOX.seats)) given = ["human", "tom:B4"];
  const seats = given.map(seatOf);
  const toms = seats.filter((seat) => seat.kind === "tom");
  seats.forEach((seat, index) => {
    let nameless = player.replace("{n}", index + 1);
    if (seat.kind === "tom") nameless = toms.length === 1 ? "Tom" : `Tom ${"I".repeat(toms.indexOf(seat) + 1)}`;
    seat.raw ||= nameless;
    seat.name = safe(seat.raw);
  });
  return seats;
}

function seatOf(entry) {
  let data = table(entry);
  if (typeof entry === "string") {
    const [kind] = entry.split(":", 1);
    const rest = entry.slice(kind.length + 1);
    data = kind === "tom" ? { kind, level: rest } : { kind, name: rest };
  }
  const kind = data.kind === "tom" ? "tom" : "human";
  const leveled = kind === "tom" && typeof data.level === "string" && /^[ABC][2-9]$/.test(data.level);
  const raw = typeof data.name === "string" ? cut(data.name.replace(NOT_XML, ""), LONGEST_NAME) : "";
  return { kind, level: leveled ? data.level : "", raw };
}

function coloursOf(names) {
  const taken = names.map(() => "");
  names.forEach((name, index) => {
    const own = name.toLowerCase();
    if (BOX.colours.includes(own) && !taken.includes(own)) taken[index] = own;
  });
  const free = BOX.colours.filter((colour) => !taken.includes(colour));
  return taken.map((colour) => colour || free.shift());
}

function lettersOf(names) {
  const signs = names.map((name) => [...name].filter((sign) => /[\p{L}\p{N}]/u.test(sign)).map((sign) => sign.toUpperCase()));
  const used = [];
  signs.forEach((found, index) => {
    const alike = found.length && signs.filter((other) => other[0] === found[0]).length > 1;
    const candidates = [...(alike ? found.slice(-1) : []), ...found, String(index + 1), ..."123456789"];
    used.push(candidates.find((sign) => !used.includes(sign)));
  });
  return used;
}

function phaseOf(data) {
  let phase = data.phase;
  if (!BOX.phases.includes(phase)) phase = Object.hasOwn(data, "bidding") ? "bidding" : "start";
  if (phase !== "bidding") return [phase, ""];
  return [phase, BOX.cards.slice(0, 6).includes(data.bidding) ? data.bidding : BOX.cards[0]];
}

function tilesOf(value) {
  const tiles = listed(value).filter((tile) => listed(tile).length === 2 && BOX.vessels.includes(tile[0]));
  return tiles.map(([kind, points]) => [kind, number(points, 0)]);
}

function pressOf(data, seats) {
  const given = table(data.press);
  const seen = [];
  const track = [];
  for (let space = BOX.last; space >= 0; space -= 1) {
    const stack = [];
    for (const entry of listed(given[space])) {
      const owner = entry === NEUTRAL ? NEUTRAL : number(entry, seats, seats - 1);
      if (owner === seats || seen.includes(owner)) continue;
      stack.push(owner);
      seen.push(owner);
    }
    track.push([space, stack]);
  }
  for (const owner of [NEUTRAL, ...Array(seats).keys()]) {
    const space = owner === NEUTRAL ? BOX.neutral.spaces[seats] : 0;
    if (!seen.includes(owner)) track[BOX.last - space][1].push(owner);
  }
  return track.filter(([, stack]) => stack.length);
}

function boroughOf(data, name, seats) {
  const given = table(table(data.boroughs)[name]);
  const towers = table(given.skyscrapers);
  const start = given.letter === "X" ? 1 : 0; // NYC-1.7
  const base = number(given.base, -1);
  return {
    letter: BOX.letters.includes(given.letter) ? given.letter : "",
    base: base >= 0 ? String(base) : "",
    prestige: listed(given.prestige).map((value) => number(value, 0)),
    towers: [
      ...Array.from({ length: seats }, (_, seat) => [seat, number(towers[seat], start)]),
      [NEUTRAL, number(towers[NEUTRAL], BOX.neutral.towers)],
    ],
  };
}

function vesselsOf(data) {
  const found = new Map();
  for (const entry of Object.hasOwn(data, "vessels") ? listed(data.vessels) : BOX.connections) {
    const words = listed(entry).filter((word) => typeof word === "string");
    const [kind, one, other] = words;
    const right = words.length === 3 && BOX.vessels.includes(kind) && one !== other;
    if (!right || !BOX.boroughs.includes(one) || !BOX.boroughs.includes(other)) continue;
    const back = `${other} ${one}`;
    found.set(found.has(back) ? back : `${one} ${other}`, kind);
  }
  return found;
}

function playerOf(data, index, seat, phase) {
  const given = table(listed(data.players)[index]);
  const tom = seat.kind === "tom";
  let hand = BOX.hands[phase] ?? 0;
  if (tom) hand = phase === "bidding" ? BOX.hands.tom + Number(seat.level.slice(1) || 4) : 0;
  const fleet = listed(given.vessels);
  const kinds = BOX.vessels.filter((kind) => fleet.includes(kind));
  return {
    points: number(given.points, 0),
    coin: number(given.dollars, tom ? 0 : BOX.first.dollars),
    tower: number(given.skyscrapers, tom ? 0 : BOX.first.skyscrapers),
    hand: count(given.hand, hand),
    reserve: count(given.reserve, tom ? 0 : BOX.first.reserve),
    crew: count(given.characters, 0),
    fleet: kinds.map((kind) => [kind, fleet.filter((one) => one === kind).length]),
  };
}

function handOf(data, seat, seats) {
  const place = number(seat, seats, seats - 1);
  const cards = place === seats ? [] : listed(table(listed(data.players)[place]).hand);
  const kinds = BOX.cards.filter((card) => cards.includes(card));
  return [place === seats ? 0 : place, kinds.map((kind) => [kind, cards.filter((card) => card === kind).length])];
}

// --- the picture, see fill.py ---------------------------------------------------

const MOST_DRAWN = 7;
const [HEAD, MAP, WIDE, GAP, LIFT] = [64, 600, 640, 6, 14];
const LONGEST_SHOWN = 14;
const [MOST_PAIRS, STRIP] = [9, 48];
const [TILE_STEP, LEAST_STEP, STACKED, LOW, NAME, DEEP, BIGGEST] = [31, 22, 38, 120, 80, 73, 130];

/** The table as the text of an SVG, whatever the position. `theme`: light, dark, or auto (as the reader's system);
 * `seat`: whose hand is shown, else none is. */
export function picture(position, { lang = "en", theme = "auto", seat = null } = {}) {
  const words = Object.hasOwn(STENCIL.words, lang) ? STENCIL.words[lang] : STENCIL.words.en;
  const brush = brushOf(pieces(theme === "dark" ? "dark" : "light"), words, facts(position, words.player, seat));
  let inner = head(brush);
  let y = HEAD;
  for (const [part, high] of [map(brush), pairs(brush), press(brush), people(brush), hand(brush)]) {
    inner += high ? brush.put("at", { x: 0, y, inner: part }) : "";
    y += high;
  }
  const auto = theme !== "light" && theme !== "dark";
  return brush.put("svg", {
    class: auto ? " nyc-auto" : "", height: y, title: title(brush), desc: story(brush), style: auto ? STENCIL.night : "", inner,
  });
}

function brushOf(drawn, words, known) {
  const put = (piece, values) => filled(drawn[piece], values);
  const say = (key, values = {}) => filled(safe(words[key]), values);
  return {
    put, say, pieces: drawn, facts: known,
    name: (owner) => (owner === NEUTRAL ? say(NEUTRAL) : known.seats[owner].name),
    owner: (owner) => ({
      ...STENCIL.owners[owner === NEUTRAL ? NEUTRAL : known.colours[owner]],
      letter: owner === NEUTRAL ? "N" : known.letters[owner],
    }),
  };
}

const filled = (text, values) => text.replace(/\{(\w+)\}/g, (slot, name) => (Object.hasOwn(values, name) ? values[name] : slot));

const themed = {};

function pieces(theme) {
  const colour = (text) => text.replace(/\$([a-z][a-z0-9-]*)/g, (_, name) => STENCIL.themes[theme][name]);
  const lands = Object.entries(STENCIL.lands).map(([name, land]) => [`land.${name}`, land.coast]);
  const all = [...Object.entries(STENCIL.pieces), ...lands];
  themed[theme] ??= Object.fromEntries(all.map(([name, text]) => [name, colour(text)]));
  return themed[theme];
}

// In words

function phaseSaid({ say, facts: { phase, bidding } }) {
  const said = say(`phase.${phase}`);
  return bidding ? say("auction", { phase: said, card: say(`card.${bidding}`) }) : said;
}

const roundSaid = ({ say, facts: { round } }) => say("round", { n: round, of: BOX.rounds });
const title = (brush) => brush.say("title", { round: roundSaid(brush), phase: phaseSaid(brush) });

function story(brush) {
  const { say, name, facts: known } = brush;
  const list = (owners) => owners.map(([owner, n]) => say("owner", { name: name(owner), n })).join(", ");
  const parts = [say("points", { list: list(known.players.map((player, seat) => [seat, player.points])) })];
  const place = mayor(brush);
  if (place) parts.push(say("mayor", { place: say(`borough.${place}`) }));
  for (const borough of BOX.boroughs) {
    const { letter, base, prestige, towers } = known.boroughs[borough];
    const here = towers.filter(([, n]) => n);
    here.sort(([one, n], [other, m]) => m - n || known.order.indexOf(one) - known.order.indexOf(other));
    const value = [base || "?", ...prestige].join(" + ");
    const owners = here.length ? list(here) : say("nobody");
    parts.push(say("borough", { name: say(`borough.${borough}`), letter: letter || "?", value, list: owners }));
  }
  parts.push(say("press", { list: list(known.press.flatMap(([space, stack]) => stack.map((owner) => [owner, space]))) }));
  const vessels = [...known.vessels].map(([where, kind]) => {
    const [one, other] = where.split(" ");
    return say("vessel", { kind: say(`vessel.${kind}`), one: say(`borough.${one}`), other: say(`borough.${other}`) });
  });
  if (vessels.length) parts.push(say("vessels", { list: vessels.join(", ") }));
  parts.push(say("statue", { n: known.statue }));
  return parts.join(" ");
}

function mayor({ facts: { phase, round, boroughs } }) {
  if (phase === "start" || phase === "over") return "";
  return BOX.boroughs.find((name) => boroughs[name].letter === BOX.letters[round - 1]) ?? "";
}

// Head and map

function head(brush) {
  const { put, say, pieces: drawn, facts: { round, phase, bidding } } = brush;
  const cards = BOX.cards.slice(0, 6);
  let lamps = "";
  for (let n = 0; n < BOX.rounds; n += 1) lamps += put(n < round ? "lamp.on" : "lamp.off", { x: 22 + 21 * n });
  const place = bidding ? { x: 138, y: 51, size: 18, anchor: "start" } : { x: 626, y: 41, size: 23, anchor: "end" };
  const said = bidding ? say(`card.${bidding}`) : say(`phase.${phase}`);
  let inner = put("head", { round: roundSaid(brush), lamps, phase: said, ...place });
  const turn = bidding ? cards.indexOf(bidding) : -1;
  (bidding ? cards : []).forEach((card, index) => {
    const piece = index < turn ? "past" : index > turn ? "next" : "now";
    inner += put(piece, { x: 370 + 40 * index + (index > turn ? 18 : 0), inner: drawn[`card.${card}`] });
  });
  return inner;
}

function map(brush) {
  const { put, say, pieces: drawn, facts: known } = brush;
  const here = mayor(brush);
  let inner = put("sea", { hudson: say("hudson"), east: say("east") });
  for (const name of Object.keys(STENCIL.lands)) inner += borough(brush, name, name === here);
  inner += drawn.lanes;
  if (here) inner += put("mayor", { x: STENCIL.lands[here].mayor[0], y: STENCIL.lands[here].mayor[1] });
  for (const [place, kind] of known.vessels) {
    const [x, y] = STENCIL.crossings[place];
    inner += put("vessel", { x, y, inner: drawn[`vessel.${kind}`] });
  }
  inner += put("statue", { faint: known.statue === BOX.statue[0] ? 1 : ".45", n: known.statue });
  const shown = known.display.slice(0, 4);
  const step = shown.length < 3 ? 64 : floor(132, shown.length);
  const tile = ([kind, n], index) => put("shown", { x: 20 + index * step, inner: drawn[`tile.${kind}`], n });
  return [inner + put("display", { title: say("display"), tiles: shown.map(tile).join(""), left: known.tiles }), MAP];
}

function borough(brush, name, here) {
  const land = STENCIL.lands[name];
  const { prestige, towers } = brush.facts.boroughs[name];
  const ground = brush.pieces[here ? "ground.mayor" : "ground"];
  const lower = prestige.length * TILE_STEP + 92 > land.width && land.height > 160;
  const coast = brush.put(`land.${name}`, { fill: ground, width: here ? 4 : "2.4" });
  return coast + signs(brush, name, prestige, lower) + skyline(brush, land, towers, lower);
}

function signs({ put, say, pieces: drawn, facts: known }, name, prestige, lower) {
  const land = STENCIL.lands[name];
  const { letter, base } = known.boroughs[name];
  const x = land.left + floor(land.width, 2);
  const y = land.top;
  const fixed = land.lamp ? 100 : 70;
  const line = land.height < LOW;
  const free = land.width - (line ? NAME : 0) - (lower ? 0 : fixed);
  const room = Math.min(TILE_STEP, floor(free, Math.max(1, prestige.length)));
  const stacked = prestige.length > 1 && room < LEAST_STEP;
  const [tiles, step] = stacked ? [[sum(prestige)], STACKED] : [prestige, room];
  const wide = fixed + (lower ? 0 : step * tiles.length);
  const left = line ? x - floor(NAME + wide, 2) + NAME : x - floor(wide, 2);
  const top = line ? y : y + 26;
  const lamp = land.lamp ? put("lamp", { inner: drawn[`lamp.${land.lamp}`] }) : "";
  const digits = Math.min(base.length, 4);
  let inner = put("name", { x: line ? left - NAME / 2 - 4 : x, y: y + (line ? 23 : 17), name: say(`sign.${name}`) });
  const number = { base: base || "?", size: [20, 20, 20, 14, 11][digits], y2: [23, 23, 23, 21, 20][digits] };
  inner += put("letter", { x: left, y: top, letter: letter || "?", lamp, ...number });
  const [first, row] = lower ? [x - floor(step * tiles.length, 2), top + 37] : [left + fixed + 2, top];
  inner += stacked ? put("stack", { x: first, y: row + 1 }) : "";
  return inner + tiles.map((n, index) => put("prestige", { x: first + index * step, y: row + 1, n })).join("");
}

function skyline(brush, land, towers, lower) {
  const groups = towers.filter(([, n]) => n);
  const widths = groups.map(([, n]) => Math.max(42 + 12 * moreDigits(n), 10 * Math.min(n, MOST_DRAWN) + 8));
  const room = land.height - (lower ? 98 : land.height < LOW ? 36 : 62);
  const [rows, scale] = arranged(widths, land.width, room);
  let inner = "";
  rows.forEach((indexes, line) => {
    let x = 100 * land.left + floor(100 * land.width - sum(indexes.map((index) => widths[index])) * scale, 2);
    const y = land.top + land.height - floor((rows.length - 1 - line) * DEEP * scale, 100);
    for (const index of indexes) {
      const half = floor(widths[index] * scale, 2);
      inner += brush.put("scaled", { x: floor(x + half, 100), y, scale: percent(scale), inner: cluster(brush, ...groups[index]) });
      x += 2 * half;
    }
  });
  return inner;
}

const moreDigits = (n) => Math.max(0, String(n).length - 2);
const percent = (scale) => `${floor(scale, 100)}.${floor(scale % 100, 10)}${scale % 10}`;

function arranged(widths, wide, high) {
  const half = floor(widths.length + 1, 2);
  const everything = [...widths.keys()];
  let best = [[], 0];
  for (const rows of [[everything], [everything.slice(0, half), everything.slice(half)]]) {
    const across = Math.max(1, ...rows.map((row) => sum(row.map((index) => widths[index]))));
    const scale = Math.min(BIGGEST, floor(wide * 97, across), floor(high * 100, DEEP * rows.length));
    if (scale > best[1]) best = [rows, scale];
  }
  return best;
}

function cluster(brush, owner, n) {
  const drawn = Math.min(n, MOST_DRAWN);
  const more = moreDigits(n);
  const style = brush.owner(owner);
  let [d, hatch] = ["", ""];
  for (let index = 0; index < drawn; index += 1) {
    const which = (index + (drawn > 1 ? 0 : 1)) % STENCIL.towers.length;
    const foot = `M${5 * (2 * index - drawn + 1)} -25`;
    d += foot + STENCIL.towers[which];
    hatch += foot + style.hatches[which];
  }
  return brush.put("towers", { ...style, half: 19 + 6 * more, wide: 38 + 12 * more, at: 9 + 6 * more, n, d, hatch });
}

// Below the map

function pairs({ put, pieces: drawn, facts: known }) {
  const all = known.pairs.filter((pair) => pair.length);
  if (!all.length) return ["", 0];
  const shown = all.length <= MOST_PAIRS ? all : all.slice(0, MOST_PAIRS - 1);
  let inner = put("strip", { height: STRIP });
  shown.forEach((pair, index) => {
    const faces = pair.map((card) => drawn[`card.${card}`]);
    inner += put(pair.length > 1 ? "pair" : "single", { x: 9 + 70 * index, one: faces[0], other: faces.at(-1) });
  });
  if (shown.length < all.length) inner += put("more", { x: 10 + 70 * shown.length, n: all.length - shown.length });
  return [inner, STRIP];
}

function press({ put, owner: styleOf, facts: { press: track } }) {
  const y = 34 + LIFT * Math.max(1, Math.max(...track.map(([, stack]) => stack.length)) - 1);
  let tokens = "";
  for (const [space, stack] of track) {
    [...stack].reverse().forEach((owner, index) => {
      const style = styleOf(owner);
      tokens += put("drum", { x: 58 + 37 * space, y: -3 - LIFT * index, ...style, hatch: style.drum });
    });
  }
  return [put("strip", { height: y + 26 }) + put("press", { y, tokens }), y + 26];
}

function people(brush) {
  const { players } = brush.facts;
  let inner = "";
  let y = GAP;
  for (let seat = 0; seat < players.length; seat += 2) {
    const row = players.slice(seat, seat + 2);
    const high = row.some((one) => one.fleet.length) ? 122 : 84;
    const wide = floor(WIDE - GAP, row.length) - GAP;
    row.forEach((one, place) => {
      inner += player(brush, seat + place, one, { x: GAP + place * (wide + GAP), y, wide, high });
    });
    y += high + GAP;
  }
  return [brush.put("strip", { height: y }) + inner, y];
}

function player({ put, owner, pieces: drawn, facts: known }, seat, one, place) {
  const signsOf = ["coin", "tower", "hand", "reserve", "crew"];
  const things = signsOf.map((sign, index) => put("thing", { x: 18 + 58 * index, inner: drawn[`sign.${sign}`], n: one[sign] })).join("");
  let [fleet, x] = ["", 36];
  for (const [kind, n] of one.fleet) {
    fleet += put("ship", { x, inner: drawn[`vessel.${kind}`] });
    if (n > 1) fleet += put("ships", { x: x + 20, n });
    x += n > 1 ? 58 : 42;
  }
  const { raw, level } = known.seats[seat];
  const style = owner(seat);
  const name = shortened(level ? `${raw} ${level}` : raw);
  const token = put("token", { ...style, x: 30, y: 25, hatch: style.disc });
  return put("player", { ...style, ...place, token, name, points: one.points, right: place.wide, things, fleet });
}

function hand({ put, owner, pieces: drawn, facts: { hand: [seat, cards] } }) {
  if (!cards.length) return ["", 0];
  const style = owner(seat);
  let inner = put("strip", { height: STRIP }) + put("token", { ...style, x: 30, y: 24, hatch: style.disc });
  let x = 54;
  for (const [card, n] of cards) {
    inner += put("single", { x, one: drawn[`card.${card}`] });
    inner += n > 1 ? put("copies", { x: x + 36, n }) : "";
    x += n > 1 ? 74 : 40;
  }
  return [inner, STRIP];
}

const shortened = (name) => safe([...name].length <= LONGEST_SHOWN ? name : `${cut(name, LONGEST_SHOWN - 1)}\u2026`);
