// The JavaScript half of web/app/bridge.py: what the page can do for the app, and what it tells it.
// Python is given the exported functions (boot.mjs); `listen` gets the one function of Python's that is called back.
import { watch } from "./device.mjs";
import { focused, keepFocus, showLit } from "./focus.mjs";
import { host } from "./host.mjs";
import { COUNT, watchMemory } from "./memory.mjs";
import { watchPlaces } from "./placing.mjs";
import { dataOf, TAPPED, TYPED, watchTaps } from "./taps.mjs";
import morphdom from "./vendor/morphdom/morphdom-esm.js";

export { memory } from "./memory.mjs";
export { halfDone, keepHalfDone, persist, reload, storageFacts, takeOver } from "./device.mjs";

const BUZZ_MILLISECONDS = 40;
const IDLE_MILLISECONDS = 400;
const LARGEST_FILE = 1 << 23; // all games of a device (web/app/keep/bundle.py)
const LONGEST_ROUTE = 1 << 19;

const byId = (id) => document.getElementById(id);

// --- what Python calls ------------------------------------------------------

const MORPHING = {
  childrenOnly: true,
  getNodeKey: (node) => node.id || node.dataset?.key || node.dataset?.part,
  onBeforeElUpdated(before, after) {
    if (after.dataset?.same !== undefined || before.isEqualNode(after)) return false; // parted.py: a part that stays as it is
    // What a person has unfolded stays so.
    if (before.nodeName === "DETAILS") after.open ||= before.open;
    // What a person is typing is newer than what the app knows.
    if (before === document.activeElement && TYPED.has(before.nodeName)) after.value = before.value;
    return true;
  },
};

export function show(text) {
  const { regions, parts, attributes } = JSON.parse(text);
  const before = focused();
  if (!regions.room) motion?.begins(byId("table"), attributes.table?.["data-moment"], [...Object.keys(regions), ...Object.keys(parts)]);
  for (const [name, markup] of Object.entries(regions)) {
    const region = byId(`r-${name}`);
    if (!region || last?.shown?.regions[name] === markup) continue;
    const wanted = region.cloneNode(false);
    wanted.innerHTML = markup;
    morphdom(region, wanted, MORPHING);
  }
  for (const [name, its] of Object.entries(parts)) for (const part in its) exchange(byId(`r-${name}`), part, its[part]);
  for (const [target, values] of Object.entries(attributes)) {
    setAttributes(target === "html" ? document.documentElement : byId(target), values);
  }
  keepFocus(before);
  showLit(byId("table")?.dataset ?? {});
  places?.painted();
  if (last?.shown) wake(last.shown);
  if (last) whenIdle();
  if (byId("table")?.hasAttribute("data-ready")) sayReady();
}

// Who came back has seen the table as it was painted last, and may have tapped on it (last.js). If it is that table still, the
// taps are played, as far as there is something to tap.
const last = globalThis.nycLast;

function wake({ attributes: { table: then } }) {
  const taps = last.wake();
  const now = byId("table");
  if (["data-game", "data-seq", "data-seat", "data-decision"].some((name) => now.getAttribute(name) !== (then[name] ?? null))) return;
  setTimeout(() => {
    for (const data of taps) {
      if (![...document.querySelectorAll(TAPPED)].some((one) => dataOf(one) === data)) return;
      tell("tap", data);
    }
  });
}

let idle;
function whenIdle() {
  clearTimeout(idle);
  idle = setTimeout(() => tell("idle"), IDLE_MILLISECONDS);
}

export const keepTable = (text) => last?.keep(text);

// A part is one element; what it becomes is read where it stands, as a drawing's parts are no HTML.
function exchange(region, name, markup) {
  const part = region?.querySelector(`[data-part="${name}"]`);
  if (!part) return;
  const around = part.parentNode.cloneNode(false);
  around.innerHTML = markup;
  morphdom(part, around.firstElementChild, { ...MORPHING, childrenOnly: false });
}

// What makes things move is fetched once there is something to look at.
let motion;
addEventListener("nyc:ready", () => import("./motion.mjs").then((its) => (motion = its), console.info), { once: true });

// Once, when the first decision is painted: what can wait (boot.mjs) and who measures listen for it.
let sayReady = () => {
  sayReady = () => {};
  requestAnimationFrame(() =>
    setTimeout(() => {
      performance.mark("nyc:ready");
      dispatchEvent(new Event("nyc:ready"));
    }),
  );
};

function setAttributes(element, values = {}) {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) element?.removeAttribute(name);
    else element?.setAttribute(name, value);
  }
}

// An empty text forgets what was said: the next person at the table must not find it.
export function announce(text) {
  const region = byId("announcer");
  if (!text) return region?.replaceChildren();
  const line = document.createElement("p");
  line.textContent = text;
  region?.append(line);
  while (region?.childElementCount > 5) region.firstElementChild.remove();
}

export function focus(selector) {
  document.querySelector(selector)?.focus();
}

// A guest leaves the address and the history to the page around it.
let guestRoute = "";

export function go(route, replace) {
  if (host.wishes) {
    guestRoute = route;
    return;
  }
  // A sheet that was closed stands in the history as the table once more: the next one takes that place, so that the back
  // button is never pressed in vain more than once.
  const { from, spare } = history.state ?? {};
  const state = replace ? { from, spare: from === route } : { from: location.hash.slice(1) };
  history[replace || spare ? "replaceState" : "pushState"](state, "", `#${route}`);
}

export const route = () => (host.wishes ? guestRoute : location.hash.slice(1, LONGEST_ROUTE)); // longer ones are refused anyway
export const address = () => (host.wishes ? new URL("./", import.meta.url).href : location.href.split("#")[0]);

export function now() {
  const date = new Date();
  return new Date(date - date.getTimezoneOffset() * 60000).toISOString().slice(0, 19);
}

export const ticks = () => performance.now();
export function seed() {
  const { deal } = host;
  host.deal = 0;
  return deal || crypto.getRandomValues(new Uint32Array(1))[0];
}
export const languages = () => JSON.stringify(navigator.languages ?? [navigator.language]);
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const WIDE = "(min-width: 1700px) and (min-height: 800px)"; // as in css/screens.css
export const isWide = () => matchMedia(WIDE).matches && !host.wishes;

// Fetched when somebody wants to hear it.
export const sound = (kind) => void import("./sound.mjs").then(({ play }) => play(kind)).catch(console.warn);
export const buzz = () => void navigator.vibrate?.(BUZZ_MILLISECONDS);
export const buzzes = () => typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;

export const download = (name, text) => offer(name, new Blob([text], { type: "application/json" }));

function offer(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

/** A lesson or a course as a SCORM package. */
export function package_(name, facts, ticket) {
  import("./scorm.mjs")
    .then(({ make }) => make(JSON.parse(facts)))
    .then((blob) => offer(name, blob))
    .then(() => tell("copied", ticket, true), (error) => {
      console.warn(`No package could be made: ${error.message}`);
      tell("copied", ticket, false);
    });
}

export function copy(text, ticket) {
  const done = (well) => tell("copied", ticket, well);
  if (!navigator.clipboard) return done(copyByHand(text));
  navigator.clipboard.writeText(text).then(
    () => done(true),
    () => done(copyByHand(text)),
  );
}

// Where the clipboard is not for pages (plain http, frames), the old way may still do.
function copyByHand(text) {
  const area = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  area.style.cssText = "position:fixed;opacity:0";
  document.body.append(area);
  area.select();
  const well = document.execCommand("copy");
  area.remove();
  return well;
}

// The device's own way to give something to somebody; who closes it again has given nothing.
export const canShare = () => typeof navigator.share === "function" && !host.wishes;
export const share = (title, url, ticket) =>
  void navigator.share({ title, url }).then(() => tell("copied", ticket, true), () => tell("copied", ticket, false));

export function chooseFile() {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,.nyc,.txt" });
  input.addEventListener("change", async () => {
    const file = input.files[0];
    // Cut off, not refused: the app says what is wrong with it, as with any save that is not whole.
    if (file) tell("file", file.name, await file.slice(0, LARGEST_FILE).text());
  });
  input.click();
}

// A game that is not there from the start.
export function bring(game, ticket) {
  host.bring(game).then(
    (path) => tell("told", ticket, true, path),
    () => tell("told", ticket, false, ""),
  );
}

// The worker that thinks. Where there can be none, or it comes to an end, Python hears an empty text, never before it has begun.
let worker;

export function startWorker() {
  let begun;
  const hear = (text) => begun === worker && tell("thought", text);
  const dies = (event) => {
    event?.preventDefault();
    host.complete().finally(() => hear("")); // thinking on the page needs modules that a start leaves out
  };
  try {
    worker = begun = new Worker(new URL("./thinker.mjs", import.meta.url), { type: "module" });
    Object.assign(begun, { onmessage: ({ data }) => hear(data), onerror: dies, onmessageerror: dies });
  } catch {
    dies();
  }
}

export const tellWorker = (text) => worker?.postMessage(text);

export function endWorker() {
  worker?.terminate();
  worker = undefined;
}

export function later(milliseconds, ticket) {
  return setTimeout(() => tell("timer", ticket), milliseconds);
}

export const cancel = (timer) => clearTimeout(timer);

// The page around (embed.mjs).
export const wishes = () => host.wishes;
export const around = () => host.around;
export const post = (kind, payload) => host.post(kind, payload);
export const hear = (kind, payload) => tell("message", kind, payload);

// --- what the page tells Python ---------------------------------------------

let tell = () => {};
let places; // pieces that are dragged, maps that are looked at from near

export function listen(python) {
  tell = python;
  places = watchPlaces(tell, () => byId("table")?.dataset.seq);
  watch(python);
  watchMemory((code) => tell("memory", code), (key) => tell("storage", key));
  matchMedia(WIDE).addEventListener("change", () => tell("resized"));
  watchTaps(tell, places);
  document.addEventListener("visibilitychange", () => document.hidden && tell("left"));
  addEventListener("pagehide", () => tell("left"));
  if (!host.wishes) addEventListener("hashchange", () => tell("routed", route()));
  if (host.keeps) addEventListener("storage", ({ key }) => key === COUNT || tell("storage", key ?? ""));
}
