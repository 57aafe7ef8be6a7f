// How Python's texts, lists, dicts and numbers behave, as far as its drawings need it: what web/build/javascript.py translates
// calls these. A dict is a Map, or an object where it is data: JSON that somebody brought, or what the build has put in. Of
// such an object only its own keys are read, so that nothing in a position is ever taken for a part of JavaScript. (JavaScript
// puts keys that are numbers first: what comes first in somebody's JSON must not matter to a drawing.)

const isObject = (x) => typeof x === "object" && x !== null && !Array.isArray(x) && !(x instanceof Map) && !(x instanceof Set);
const owns = (object, key) => typeof key === "string" && Object.hasOwn(object, key);

function wrong(what) {
  throw new TypeError(what);
}

// --- what the language itself does -----------------------------------------------

export const truth = (x) => (len.of(x) ? len(x) > 0 : Boolean(x));
export const either = (...parts) => chosen(parts, (x) => truth(x));
export const both = (...parts) => chosen(parts, (x) => !truth(x));

function chosen(parts, enough) {
  let value = null;
  for (const part of parts) {
    value = part();
    if (enough(value)) break;
  }
  return value;
}

/** What a loop goes through: elements, letters, keys. */
export function iter(x) {
  if (Array.isArray(x)) return x;
  if (typeof x === "string" || x instanceof Set) return [...x];
  if (x instanceof Map) return [...x.keys()];
  return isObject(x) ? Object.keys(x) : wrong("not iterable");
}

export function item(x, key) {
  if (x instanceof Map) return x.has(key) ? x.get(key) : wrong(`no key ${key}`);
  if (isObject(x)) return owns(x, key) ? x[key] : wrong(`no key ${key}`);
  const all = typeof x === "string" ? [...x] : x;
  const place = key < 0 ? all.length + key : key;
  return place in all ? all[place] : wrong(`no place ${key}`);
}

export function slice(x, from, to) {
  const all = [...x].slice(from ?? 0, to ?? undefined);
  return typeof x === "string" ? all.join("") : all;
}

export function store(x, key, value) {
  if (x instanceof Map) x.set(key, value);
  else if (Array.isArray(x) && key in x) x[key] = value;
  else wrong(`no place ${key}`);
}

export const plus = (a, b) => (Array.isArray(a) ? [...a, ...b] : a + b);
export const div = (a, b) => Math.floor(a / b);
export const mod = (a, b) => a - b * Math.floor(a / b);

export function times(a, b) {
  if (typeof a === "string") return a.repeat(Math.max(0, b));
  return Array.isArray(a) ? Array(Math.max(0, b)).fill(a).flat() : a * b;
}

/** a += b: a list grows where it is. */
export function grown(a, b) {
  if (!Array.isArray(a)) return a + b;
  a.push(...iter(b));
  return a;
}

export function same(a, b) {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((x, at) => same(x, b[at]));
  if (a instanceof Map && b instanceof Map) return a.size === b.size && [...a].every(([key, x]) => b.has(key) && same(x, b.get(key)));
  return a === b;
}

export function has(x, one) {
  if (typeof x === "string") return x.includes(one);
  if (x instanceof Map || x instanceof Set) return x.has(one);
  return Array.isArray(x) ? x.some((other) => same(other, one)) : owns(x, one);
}

const KINDS = {
  str: (x) => typeof x === "string",
  int: (x) => Number.isInteger(x) || typeof x === "boolean",
  bool: (x) => typeof x === "boolean",
  list: Array.isArray,
  tuple: () => false, // a tuple is a list here
  Mapping: (x) => x instanceof Map || isObject(x),
};
export const isinstance = (x, ...kinds) => kinds.some((kind) => KINDS[kind](x));

export function pattern(text) {
  return { all: new RegExp(text, "gu"), whole: new RegExp(`^(?:${text})$`, "u") };
}

/** A function that remembers what it has given for a text. */
export function cache(call) {
  const known = new Map();
  return (text) => {
    if (!known.has(text)) known.set(text, call(text));
    return known.get(text);
  };
}

// --- built-in functions --------------------------------------------------------------

export function len(x) {
  if (x instanceof Map || x instanceof Set) return x.size;
  return iter(x).length;
}
len.of = (x) => typeof x === "string" || (typeof x === "object" && x !== null);

export function str(x) {
  if (x === null) return "None";
  if (typeof x === "boolean") return x ? "True" : "False";
  return typeof x === "string" || Number.isInteger(x) ? String(x) : wrong("not written as a text");
}
export const int = (x) => (/^-?\d+$/.test(x) ? Number(x) : wrong("no number"));
export const bool = truth;
export const list = (x) => [...iter(x)];
export const tuple = list;
export const set = (x = []) => new Set(iter(x));
export const min = (...given) => Math.min(...(given.length > 1 ? given : iter(given[0])));
export const max = (...given) => Math.max(...(given.length > 1 ? given : iter(given[0])));
export const sum = (x) => iter(x).reduce((all, one) => all + one, 0);
export const any = (x) => iter(x).some(truth);
export const all = (x) => iter(x).every(truth);
export const map = (call, x) => iter(x).map((one) => call(one));
export const reversed = (x) => [...iter(x)].reverse();
export const enumerate = (x, from = 0) => iter(x).map((one, at) => [at + from, one]);

export function zip(...given) {
  const lists = given.map(iter);
  return Array.from({ length: Math.min(...lists.map((one) => one.length)) }, (_, at) => lists.map((one) => one[at]));
}

export function next(x, other) {
  if (iter(x).length) return iter(x)[0];
  return other === undefined ? wrong("nothing comes next") : other;
}

export function range(...given) {
  const [from, to, by] = given.length > 1 ? given : [0, given[0]];
  const step = by ?? 1;
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);
}

export function sorted(x, key = (one) => one) {
  return [...iter(x)].sort((one, other) => compared(key(one), key(other)));
}

function compared(a, b) {
  if (!Array.isArray(a)) return a < b ? -1 : a > b ? 1 : 0;
  const place = a.findIndex((x, at) => at >= b.length || compared(x, b[at]));
  if (place < 0) return a.length - b.length;
  return place >= b.length ? 1 : compared(a[place], b[place]);
}

// --- methods of dicts, lists, texts and patterns ---------------------------------------

export function get(x, key, other = null) {
  return has(x, key) ? item(x, key) : other;
}
export const items = (x) => (x instanceof Map ? [...x] : Object.entries(x));
export const keys = iter;
export const values = (x) => items(x).map(([, value]) => value);

export const append = (x, one) => void x.push(one);
export const add = (x, one) => void x.add(one);
export const pop = (x, at) => (x.length ? x.splice(at, 1)[0] : wrong("nothing left"));
export const count = (x, one) => x.filter((other) => same(other, one)).length;

export function index(x, one) {
  const place = x.findIndex((other) => same(other, one));
  return place < 0 ? wrong("not in the list") : place;
}

export const join = (between, x) => iter(x).join(between);
export const split = (text, by) => text.split(by);
export const replace = (text, what, by) => text.replaceAll(what, () => by);
export const upper = (text) => text.toUpperCase();
export const lower = (text) => text.toLowerCase();
export const isalnum = (text) => /^[\p{L}\p{N}]+$/u.test(text);

export function partition(text, by) {
  const at = text.indexOf(by);
  return at < 0 ? [text, "", ""] : [text.slice(0, at), by, text.slice(at + by.length)];
}

/** Of a pattern: `by` is a text, or a function that is given what was found and its groups. */
export function sub({ all }, by, text) {
  return text.replace(all, (...found) => (typeof by === "string" ? by : by(found)));
}
export const fullmatch = ({ whole }, text) => text.match(whole);

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
export const escape = (text) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]);
