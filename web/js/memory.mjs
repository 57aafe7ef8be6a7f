// What is stored on the device lies in two places. Local storage answers at once, but browsers write it to the disk late:
// Chromium up to five seconds after, so a killed browser loses what came last. IndexedDB is on the disk when it says so, but
// it does not answer at once. Each text goes to both; at the start the newer of the two is taken.
//
// Which one is newer: every write has a number, which local storage counts along (COUNT). A record of the database with a
// higher number than that is one that local storage has lost.
import { host } from "./host.mjs";

export const COUNT = "nyc/count";
const DATABASE = "nyc";
const TEXTS = "texts";
const LOCK = "nyc/memory"; // one tab at a time
const LOST = Number.MAX_SAFE_INTEGER; // the number of a write that local storage did not take, whatever it counts
const PATIENCE = 2000; // milliseconds that a start waits: some browsers never open a database, and say nothing

const spare = new Map(); // what local storage would not take, and what is not to be stored at all
let database; // undefined: there is none, or not yet
let forbidden = false; // even to look at local storage
let state = ""; // "spare": local storage is broken; "late": the database is; "": both are well
let tellPython = () => {};
let tellFound = () => {};

/** Python hears of it when one of the two is broken, and which key has a newer text that came when the start was over. */
export function watchMemory(python, found) {
  tellPython = python;
  tellFound = found;
  if (state) queueMicrotask(() => tellPython(state)); // once the app has begun
}

function say(code) {
  if (state === code) return;
  state = code;
  tellPython(code);
}

// --- what Python calls ------------------------------------------------------

const local = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
};

const count = () => Number(local.get(COUNT)) || 0;

// The number of a write that local storage has, or would have, taken.
function numbered() {
  try {
    const number = count() + 1;
    local.set(COUNT, String(number));
    return number;
  } catch {
    return LOST;
  }
}

function twice(key, text, work) {
  try {
    work();
    spare.delete(key);
    putBack();
  } catch (error) {
    if (!database) throw error;
    spare.set(key, text);
    keep({ key, text, number: LOST });
    say("spare");
    return;
  }
  keep({ key, text, number: numbered() });
}

// It takes texts again: also those that it would not take before.
function putBack() {
  for (const [key, text] of [...spare]) {
    if (text === null) local.remove(key);
    else local.set(key, text);
    spare.delete(key);
    keep({ key, text, number: numbered() });
  }
  if (state === "spare") say("");
}

const stored = {
  get(key) {
    if (spare.has(key)) return spare.get(key);
    return forbidden ? null : local.get(key); // all that there is lies in the database
  },
  set: (key, text) => twice(key, text, () => local.set(key, text)),
  remove: (key) => twice(key, null, () => local.remove(key)),
  keys() {
    const gone = [...spare].filter(([, text]) => text === null).map(([key]) => key);
    const keys = new Set([...(forbidden ? [] : local.keys()), ...spare.keys()]);
    for (const key of [COUNT, ...gone]) keys.delete(key);
    return JSON.stringify([...keys]);
  },
};

// What is not to be stored on the device is forgotten with the page.
const passing = {
  get: (key) => spare.get(key) ?? null,
  set: (key, text) => void spare.set(key, text),
  remove: (key) => void spare.delete(key),
  keys: () => JSON.stringify([...spare.keys()]),
};

export const memory = host.keeps ? stored : passing;

// --- the database -----------------------------------------------------------

const done = (request) =>
  new Promise((fulfil, reject) => {
    request.onsuccess = () => fulfil(request.result);
    request.onerror = request.onblocked = () => reject(request.error ?? new Error("blocked"));
  });

function open() {
  if (indexedDB.forgets) return Promise.reject(new Error("forbidden")); // guard.js has put it there for PyScript
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS, { keyPath: "key" });
  return done(request);
}

// On the disk, and read again from there, before it counts as kept.
async function write(records) {
  const change = database.transaction(TEXTS, "readwrite", { durability: "strict" });
  const texts = change.objectStore(TEXTS);
  for (const record of records) texts.put(record);
  await new Promise((fulfil, reject) => {
    change.oncomplete = fulfil;
    change.onabort = change.onerror = () => reject(change.error ?? new Error("aborted"));
  });
  const reading = database.transaction(TEXTS).objectStore(TEXTS);
  for (const { key, text } of records) if ((await done(reading.get(key)))?.text !== text) throw new Error(`${key} is not what was written`);
}

// Where a frame has no locks the transactions alone keep tabs apart.
async function locked(work) {
  const locks = tried(() => navigator.locks);
  return locks ? locks.request(LOCK, work) : work();
}

const waiting = new Map(); // by key: the newest record that is not on its way to the disk yet
let writing = Promise.resolve();

function keep(record) {
  if (!database) return;
  if (!waiting.size) writing = writing.then(() => locked(flush)).catch(failed);
  waiting.set(record.key, record);
  document.documentElement.dataset.saved = "false";
}

async function flush() {
  const records = [...waiting.values()];
  waiting.clear();
  await write(records);
  if (!waiting.size) document.documentElement.dataset.saved = "true"; // on the disk
}

function failed(error) {
  console.info("The database does not keep what it is given.", error);
  database = undefined;
  say("late");
}

// Both are brought to the same, the newer text of each.
async function compare() {
  const records = await done(database.transaction(TEXTS).objectStore(TEXTS).getAll());
  const known = new Map(records.map((record) => [record.key, record]));
  const told = tried(count) ?? tried(count); // one that fails once is not forbidden, and knows which text is the newer one
  forbidden = told === undefined;
  if (forbidden) say("spare");
  const seen = told ?? -1;
  const lost = records.filter(({ number }) => number > seen);
  const highest = Math.max(seen, 0, ...lost.map(({ number }) => number).filter((number) => number < LOST));
  const changes = [];
  for (const { key, text } of lost) {
    try {
      if (text === null) local.remove(key);
      else local.set(key, text);
      changes.push({ key, text, number: highest });
    } catch {
      spare.set(key, text);
      say("spare");
    }
    tellFound(key);
  }
  for (const key of tried(local.keys) ?? []) {
    if (key === COUNT || !key.startsWith("nyc/")) continue;
    const text = local.get(key);
    if (known.get(key)?.text !== text && !lost.includes(known.get(key))) changes.push({ key, text, number: highest });
  }
  for (const { key, text, number } of records) {
    if (number <= seen && text !== null && tried(() => local.get(key)) === null) changes.push({ key, text: null, number });
  }
  tried(() => local.set(COUNT, String(highest)));
  if (changes.length) await write(changes);
}

function tried(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

async function begin() {
  database = await open();
  database.onversionchange = () => database?.close();
  database.onclose = () => failed(new Error("closed"));
  await locked(compare);
  if (state === "late") say("");
}

// A start does not wait for ever. A database that comes later, on a busy machine or when another tab lets it go, is still one.
const waited = () => new Promise((fulfil) => setTimeout(fulfil, PATIENCE, "late"));

/** Both places hold the same; or, after a while, only one of them is there. */
export const compared = host.keeps ? Promise.race([begin().catch(failed), waited()]).then((code) => code && say(code)) : Promise.resolve();
