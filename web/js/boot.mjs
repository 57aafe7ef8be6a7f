// The page's start: what can be said before Python is there, then Python (interpreter.mjs), then the app (web/app/bridge.py).
//
// PyScript is the glue of the app's page: it runs the page's own script, the one of type "py" in index.html, which brings in,
// piece by piece, what a start leaves out (web/app/late.py). But nothing waits for it. It is called when the first decision is
// painted and the person has paused, and attaches to the Python that runs: it is given this module as its interpreter, and asks
// for `loadPyodide` and `version`. Where it does not come the game goes on without it, and what is left out comes when it is
// needed. An embedded board (embed.mjs) has no PyScript.
import * as page from "./bridge.mjs";
import { host } from "./host.mjs";
import { interpreter, version } from "./interpreter.mjs";
import { compared } from "./memory.mjs";

export { version };

const WORDS = {}; // by language; filled in by web/build/site.py
const PYSCRIPT = new URL("vendor/pyscript/core.js", import.meta.url).href;
const PAUSE = 2000; // milliseconds without a tap or a key

// The page comes in English. Until Python is there, this speaks the language that was chosen, or that the person reads (guard.js).
const LAST = "nyc/last"; // web/app/keep/store.py

function translate(code) {
  const { said, description } = WORDS[code];
  document.documentElement.lang = code;
  document.querySelector("meta[name=description]")?.setAttribute("content", description);
  for (const name of ["aria-label", "title"]) {
    for (const one of document.querySelectorAll(`[${name}]`)) {
      if (Object.hasOwn(said, one.getAttribute(name))) one.setAttribute(name, said[one.getAttribute(name)]);
    }
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) if (Object.hasOwn(said, texts.currentNode.data)) texts.currentNode.data = said[texts.currentNode.data];
}

const LANGUAGE = globalThis.nycLanguage;
if (!host.wishes && LANGUAGE !== document.documentElement.lang) translate(LANGUAGE); // a guest's is embed.mjs's matter

// The shell's table is laid for a first game. Who has one on this device most likely comes back to the middle of it.
function known() {
  try {
    return localStorage.getItem(LAST) !== null;
  } catch {
    return false;
  }
}

if (known() && !globalThis.nycLast?.shown) document.getElementById("table")?.removeAttribute("data-phase");

// The shell of index.html says how far it is, until the app draws over it.
function tell(text) {
  const place = document.getElementById("opening") ?? document.getElementById("waking");
  place?.classList.remove("sr");
  place?.replaceChildren(text);
}

function opened(steps) {
  const bar = document.getElementById("opened");
  if (bar) bar.value = steps;
}

const lastGame = () => globalThis.nycLast?.shown?.attributes.table["data-game"];

async function start() {
  const found = await interpreter(opened, host.game || lastGame());
  await compared; // the app reads what is stored at once
  host.bring = found.bring;
  let completed;
  host.complete = () => (completed ??= found.complete());
  document.documentElement.dataset.start = found.way;
  opened(3);
  return found;
}

const started = start();
started.catch((error) => {
  console.error(error);
  document.documentElement.dataset.start = "failed";
  tell(WORDS[LANGUAGE].failed);
});

export const loadPyodide = () => started.then(({ py }) => py);

/** Puts the app on the page. */
export async function begin() {
  const { py } = await started;
  addEventListener("nyc:ready", () => whenQuiet(() => host.complete().then(attach).catch(miss)), { once: true });
  const app = py.pyimport("web.app.bridge");
  app.start(page);
  app.destroy();
}

// What can wait comes between two taps, not under the next one.
function whenQuiet(work) {
  const idle = globalThis.requestIdleCallback ?? ((call) => setTimeout(call));
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(done, PAUSE);
  };
  const done = () => {
    for (const name of ["pointerdown", "keydown"]) removeEventListener(name, wait, true);
    idle(work, { timeout: PAUSE }); // Chromium has been seen to have no idle moment for minutes after a tap
  };
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, wait, true);
  wait();
}

function attach() {
  if (!document.querySelector("script[type=py]")) return undefined;
  const script = Object.assign(document.createElement("script"), { type: "module", src: PYSCRIPT });
  return new Promise((fulfil, reject) => {
    script.addEventListener("load", fulfil);
    script.addEventListener("error", () => reject(new Error(`${PYSCRIPT} is not there`)));
    document.head.append(script);
  });
}

function miss(error) {
  console.warn("Something that can wait did not come; the game goes on without it.", error);
}

if (!host.wishes) begin().catch(() => {}); // a failed start has been told
