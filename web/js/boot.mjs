// Starts Python, as fast as this visit allows. PyScript is given this module as its interpreter (it wants `loadPyodide` and
// `version`), but the start does not wait to be asked. There are three ways; each that fails leaves the work to the next:
//
//   remembered  from the memory snapshot that an earlier visit has put into the browser's cache: nothing is imported any more
//   packed      with one zip of compiled modules in place of the standard library: nothing is compiled any more
//   plain       as Pyodide does by itself; micropip installs the engine's wheel
//
// The first two lean on inner workings of the one version of Pyodide that is vendored beside this file.
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";
import * as page from "./bridge.mjs";
import { host } from "./host.mjs";
import { compared } from "./memory.mjs";

export { version };

const BUILD = {}; // filled in by web/build/site.py
const here = (name) => new URL(name, import.meta.url).href;
const FOLDER = here("vendor/pyodide/");
const LOCK = { info: BUILD.info, packages: {} };

// The page comes in English. Until Python is there, this speaks the language that was chosen, or that the person reads (guard.js).
const LAST = "nyc/last"; // web/app/keep/store.py

function translate(code) {
  const { said, description } = BUILD.words[code];
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

if (known()) document.getElementById("table")?.removeAttribute("data-phase");

// The shell of index.html says how far it is, until the app draws over it.
function tell(text) {
  document.getElementById("opening")?.replaceChildren(text);
}

function opened(steps) {
  const bar = document.getElementById("opened");
  if (bar) bar.value = steps;
}

async function unpack(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return new Uint8Array(await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

async function library() {
  opened(1);
  const zip = await unpack(await fetch(here(BUILD.pack)));
  opened(2);
  return URL.createObjectURL(new Blob([zip]));
}

async function packed() {
  const stdLibURL = await library();
  const py = await load({ indexURL: FOLDER, lockFileContents: LOCK, stdLibURL });
  URL.revokeObjectURL(stdLibURL);
  return py;
}

// In a frame without storage even to look for it is forbidden.
async function kept(address) {
  try {
    return await caches.match(address);
  } catch {
    return undefined;
  }
}

async function remembered() {
  const found = await kept(here(BUILD.snapshot));
  if (!found) return undefined;
  const memory = new Uint8Array(BUILD.memory.size); // filled when the module is there; its size is needed before
  const difference = unpack(found);
  difference.catch(() => {}); // awaited below; without this a failure would count as unhandled until then
  const [stdLibURL, { default: createModule }] = await Promise.all([library(), import("./vendor/pyodide/pyodide.asm.mjs")]);
  const createPyodideModule = async (settings) => {
    const module = await createModule(settings);
    const read = await difference;
    restore(memory, read, module.HEAPU8);
    letGo(read);
    if (module.HEAPU8.length < memory.length) module.growMemory(memory.length);
    return module;
  };
  const py = await load({ indexURL: FOLDER, lockFileContents: LOCK, stdLibURL, _loadSnapshot: memory, createPyodideModule });
  URL.revokeObjectURL(stdLibURL);
  letGo(memory); // Python has a copy
  py.runPython("import random; random.seed()"); // else every visit has the same randomness
  return py;
}

// Pyodide keeps what it was given for as long as the page lives: twice the size of Python's memory, for nothing.
function letGo(bytes) {
  bytes.buffer.transfer?.(0);
}

// Of the constants with which the memory of this build of Pyodide always begins, the snapshot holds only what differs.
function restore(memory, difference, beginning) {
  if (difference.length !== memory.length) throw new Error(`the snapshot has ${difference.length} bytes`);
  memory.set(difference);
  const words = new Uint32Array(memory.buffer, BUILD.memory.header);
  const first = new Uint32Array(beginning.buffer);
  let sum = 0;
  for (let at = 0; at < BUILD.memory.constants; at += 1) {
    words[at] ^= first[at];
    sum = (Math.imul(sum, 31) + words[at]) | 0;
  }
  if (sum !== BUILD.memory.sum) throw new Error("this browser's memory begins in another way");
}

async function plain() {
  const py = await load({ indexURL: FOLDER });
  await py.loadPackage("micropip", { messageCallback: () => {} });
  await py.pyimport("micropip").install(here(BUILD.wheel));
  const sources = await fetch(here(BUILD.sources));
  py.unpackArchive(await sources.arrayBuffer(), "zip");
  return py;
}

// A further game's modules, when it is opened: a zip in Python's own files. "" where they are there already.
async function bring(py, game) {
  const pack = BUILD.games[game];
  if (!pack) return "";
  const path = `/lib/game-${game}.zip`;
  if (!py.FS.analyzePath(path).exists) py.FS.writeFile(path, await unpack(await fetch(here(pack))));
  return path;
}

async function start() {
  for (const way of [remembered, packed, plain]) {
    try {
      const py = await way();
      if (!py) continue;
      await compared; // the app reads what is stored at once
      py.registerJsModule("nyc_page", page);
      if (way !== plain) host.bring = (game) => bring(py, game);
      // The zip holds PyScript's package too: without the working folder in its path Python takes that one, not the sources.
      if (way !== plain) py.runPython("import sys; sys.path.remove('')");
      document.documentElement.dataset.start = way.name;
      opened(3);
      return py;
    } catch (error) {
      if (way === plain) throw error;
      console.warn(`The ${way.name} start failed, trying the next way.`, error);
    }
  }
}

const started = start();
started.catch((error) => {
  console.error(error);
  document.documentElement.dataset.start = "failed";
  tell(BUILD.words[LANGUAGE].failed);
});

export const loadPyodide = () => started;
