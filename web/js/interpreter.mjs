// Starts Python, as fast as this visit allows, in a page or in a worker: nothing here looks at a document. There are four ways;
// each that cannot be gone, or fails, leaves the work to the next:
//
//   remembered  from the snapshot of Python's memory that an earlier visit has put, unpacked, into the browser's cache: nothing
//               is imported any more
//   fetched     from the same snapshot, fetched now: where the line is fast enough that its bytes cost less than they save
//   packed      with zips of compiled modules in place of the standard library: nothing is compiled any more
//   plain       as Pyodide does by itself; micropip installs the engine's wheel
//
// All but the last lean on inner workings of the one version of Pyodide that is vendored beside this file.
import { tried } from "./line.mjs";
import { change, restore } from "./snapshot.mjs";
import { loadPyodide as load, version } from "./vendor/pyodide/pyodide.mjs";

export { version };

const BUILD = {}; // filled in by web/build/site.py
const here = (name) => new URL(name, import.meta.url).href;
const FOLDER = here("vendor/pyodide/");
const MODULE = here("vendor/pyodide/pyodide.asm.mjs");
const LIBRARY = "/lib/python314.zip";
const APP = "/lib/app.zip";
const SETTINGS = { indexURL: FOLDER, lockFileContents: { info: BUILD.info, packages: {} } };
// Chromium samples the memory of some tabs, by chance, and its sampler runs off the end of a stack that WebAssembly has
// switched to: the tab dies in the middle of Python's work. Pyodide would switch for each coroutine. Nothing here needs it.
delete WebAssembly.Suspending;
delete WebAssembly.promising;

// A snapshot's randomness is frozen with it; and the zip holds PyScript's package too: without the working folder in its path
// Python takes that one, not the sources.
const BEGIN = "import random, sys; random.seed(); sys.path.remove('')";

// The service worker keeps packs unpacked, and says so (sw.js).
async function unpacked(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const whole = response.headers.has("x-unpacked") ? response : new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
  return new Uint8Array(await whole.arrayBuffer());
}

const fetchedPack = async (name) => unpacked(await fetch(here(name)));

// In a frame without storage even to look for it is forbidden.
async function kept(name) {
  try {
    return await caches.match(here(name));
  } catch {
    return undefined;
  }
}

// The memory of the page, and what a further game changes in it.
const memories = (game) => [BUILD.memory, ...(Object.hasOwn(BUILD.games, game) ? [BUILD.games[game].memory] : [])];

async function remembered(progress, game) {
  const facts = memories(game);
  const found = await Promise.all(facts.map(({ file }) => kept(file)));
  const absent = found.findIndex((response) => !response);
  if (absent === 0) return undefined;
  const there = absent < 0 ? facts : facts.slice(0, absent); // without the change the game comes as its pack
  return awakened(there, there.map((one, place) => unpacked(found[place]).then((bytes) => checked(bytes, one))), progress);
}

let libraryAnswer; // has begun to come, where the line is slow

async function fetched(progress, game) {
  const { fast, answer } = await tried(here(BUILD.library));
  if (!fast) libraryAnswer = answer;
  const facts = memories(game);
  return fast ? awakened(facts, facts.map(({ file }) => fetchedPack(file)), progress) : undefined;
}

// Disks err, and a cache may be altered: what is laid into memory is what was built.
async function checked(bytes, { sha256 }) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  if (btoa(String.fromCharCode(...digest)) !== sha256) throw new Error("the snapshot is not what it was");
  return bytes;
}

async function awakened(facts, files, progress) {
  const all = Promise.all(files);
  all.then(() => progress(2)).catch(() => {}); // a failure counts where it is awaited, below
  const createPyodideModule = async (settings) => {
    const { default: createModule } = await import(MODULE);
    const module = await createModule(settings);
    const [whole, ...changes] = await all;
    restore(whole, facts[0], module);
    changes.forEach((bytes, place) => change(bytes, facts[place + 1], module));
    [whole, ...changes].forEach(letGo);
    settings.API.restoreSnapshot = () => facts.at(-1).state;
    return module;
  };
  const py = await withoutLibrary({ _loadSnapshot: new Uint8Array(64), createPyodideModule });
  return { py, complete: () => completed(py), further: facts.length > 1 };
}

// The modules come afterwards: all that a start needs is in the snapshot.
async function completed(py) {
  const [library, app] = await Promise.all([BUILD.library, BUILD.app].map(fetchedPack));
  py.FS.writeFile(LIBRARY, library);
  py.FS.writeFile(APP, app);
}

// First the library and the wasm come, side by side; then the app, while Python wakes: so neither the line nor the processor
// waits for the other.
async function packed(progress) {
  const zip = libraryAnswer ? unpacked(libraryAnswer) : fetchedPack(BUILD.library);
  let app;
  const createPyodideModule = async (settings) => {
    const { default: createModule } = await import(MODULE);
    const [install] = settings.preRun;
    settings.preRun[0] = (module) => installed(module, install, zip);
    const { instantiateWasm } = settings;
    settings.instantiateWasm = (imports, receive) =>
      instantiateWasm(imports, (...made) => {
        app = fetchedPack(BUILD.app);
        app.then(() => progress(2)).catch(() => {}); // a failure counts where it is awaited, below
        receive(...made);
      });
    return createModule(settings);
  };
  const py = await Promise.race([withoutLibrary({ createPyodideModule }), failure(zip)]);
  py.FS.writeFile(APP, await app);
  py.runPython(`import sys; sys.path.append('${APP}')`);
  return { py, complete: async () => {} };
}

// Python waits for its library, the wasm does not. Where it never comes, this Python never starts.
async function installed(module, install, zip) {
  module.addRunDependency("library");
  await install(module);
  const library = await zip.catch(() => undefined); // told by `failure`
  if (!library) return;
  module.FS.writeFile(LIBRARY, library);
  letGo(library);
  module.removeRunDependency("library");
}

// Pyodide keeps what it was given for as long as the page lives; Python has a copy.
const letGo = (bytes) => void bytes.buffer.transfer?.(0);

const failure = (work) => new Promise((_, reject) => work.catch(reject));

// Pyodide wants a library at once; it gets an empty one in place of ours.
async function withoutLibrary(more) {
  const stdLibURL = URL.createObjectURL(new Blob([new Uint8Array(1)]));
  try {
    const py = await load({ ...SETTINGS, stdLibURL, ...more });
    py.runPython(BEGIN);
    return py;
  } finally {
    URL.revokeObjectURL(stdLibURL);
  }
}

async function plain() {
  const py = await load({ indexURL: FOLDER });
  await py.loadPackage("micropip", { messageCallback: () => {} });
  await py.pyimport("micropip").install(here(BUILD.wheel));
  const sources = await fetch(here(BUILD.sources));
  py.unpackArchive(await sources.arrayBuffer(), "zip");
  return { py, complete: async () => {} };
}

// A further game's modules, when it is opened: a zip in Python's own files. "" where they are there already.
async function bring(py, game) {
  const pack = BUILD.games[game]?.pack;
  if (!pack) return "";
  const path = `/lib/game-${game}.zip`;
  if (!py.FS.analyzePath(path).exists) py.FS.writeFile(path, await fetchedPack(pack));
  return path;
}

/**
 * Python, by the first way that leads there: `py` is Pyodide's, `way` the name of the way, `bring(game)` gives the path of
 * the zip with a further game's modules, and `complete()` puts the library there, when there is time for it: without it nothing
 * can be imported that the snapshot does not hold. `progress` is called with 1 at the beginning, and with 2 when all is fetched;
 * `game` is the one whose table most likely comes first: its modules are in the memory then.
 */
export async function interpreter(progress = () => {}, game = "") {
  progress(1);
  for (const way of [remembered, fetched, packed, plain]) {
    try {
      const found = await way(progress, game);
      const there = (asked) => way === plain || (found.further && asked === game);
      if (found) return { ...found, way: way.name, bring: async (asked) => (there(asked) ? "" : bring(found.py, asked)) };
    } catch (error) {
      if (way === plain) throw error;
      console.warn(`The ${way.name} start failed, trying the next way.`, error);
    }
  }
}
