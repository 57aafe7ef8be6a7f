// node pyodide.mjs JSON: runs a Python file in the very Pyodide that the page uses. The JSON says
//   pyodide   the folder of the npm package         script   the Python file          argv    what it finds in sys.argv[1:]
//   mounts    {"/place": "folder of this machine"}  stdlib   another zip for the standard library
//   files     {"/place": "file of this machine"}: copied before the script runs
//   snapshot  write the memory to this file when the script has ended, and print what snapshot.mjs must know of it
//   further   {files, argv}: then copy these files, run the script once more, and write only what has changed in the memory
import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { changed, sparse, wordsOf } from "./sparse.mjs";

// Nothing of the moment may get into what is built: time and randomness follow from this number.
let moment = 1577836800000;
Date.now = () => moment;
performance.now = () => moment % 1e6;
crypto.randomFillSync = (view) => {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  bytes.forEach((_, at) => (bytes[at] = (at + 1) * (moment % 251)));
  return view;
};
globalThis.crypto.getRandomValues = crypto.randomFillSync;

const job = JSON.parse(process.argv[2]);
const folder = path.resolve(job.pyodide) + path.sep;
const load = async (name) => import(pathToFileURL(folder + name).href);
const { loadPyodide } = await load("pyodide.mjs");
const createPyodideModule = (await load("pyodide.asm.mjs")).default;

const options = {
  indexURL: folder,
  packages: [],
  _sysExecutable: "./this.program", // as in a browser; else the path of this file
  // Without columns compiled code is a third smaller; with a fixed seed for hashes the same sources give the same bytes.
  env: { PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" },
  ...(job.stdlib ? { stdLibURL: path.resolve(job.stdlib) } : {}),
};

async function main() {
  const py = await loadPyodide({ ...options, ...(job.snapshot ? { _makeSnapshot: true } : {}) });
  for (const [place, target] of Object.entries(job.mounts ?? {})) py.mountNodeFS(place, path.resolve(target));
  copy(py, job.files);
  const result = run(py, job.argv);
  console.log(job.snapshot ? await takeSnapshot(py) : result);
}

function copy(py, files = {}) {
  for (const [place, source] of Object.entries(files)) py.FS.writeFile(place, fs.readFileSync(source));
}

function run(py, argv = []) {
  py.globals.get("__import__")("sys").argv = py.toPy([job.script, ...argv]);
  return py.runPython(fs.readFileSync(job.script, "utf8"), { filename: job.script });
}

async function takeSnapshot(py) {
  for (const place of Object.keys(job.mounts ?? {})) py.FS.unmount(place);
  zeroFreeMemory(py);
  const snapshot = py.makeMemorySnapshot();
  return JSON.stringify(job.further ? takeChange(py, snapshot) : await takeWhole(snapshot));
}

function takeChange(py, before) {
  copy(py, job.further.files);
  run(py, job.further.argv);
  zeroFreeMemory(py);
  const { file, facts } = changed(before, py.makeMemorySnapshot());
  return { ...facts, from: hash(wordsOf(before)), sha256: written(file) };
}

async function takeWhole(snapshot) {
  const whole = hash(wordsOf(snapshot));
  const first = await beginning({});
  moment += 12345678;
  const { file, facts } = sparse(snapshot, first, await beginning({ LANG: "xx_YY.UTF-8", OTHER: "environment" }));
  return { ...facts, whole, sha256: written(file) };
}

const hash = (data) => crypto.createHash("sha256").update(data).digest("base64");

function written(file) {
  fs.writeFileSync(job.snapshot, file);
  return hash(file);
}

// Freed memory still holds what was there. Zeros compress better, and leftovers would differ from build to build.
function zeroFreeMemory(py) {
  py.runPython("import gc; gc.collect(); gc.collect(); gc.freeze()");
  const module = py._module;
  const top = () => module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
  const blocks = [];
  for (let size = 4 << 20; size >= 64; size >>>= 1) {
    for (;;) {
      const before = top();
      const block = module._malloc(size);
      if (block) module.HEAPU8.fill(0, block, block + size);
      blocks.push(block);
      if (!block || top() !== before) break;
    }
  }
  for (const block of blocks) module._free(block);
}

// The memory of a start before anything has run in it.
async function beginning(env) {
  let words;
  const create = async (settings) => {
    const module = await createPyodideModule(settings);
    words = new Uint32Array(module.HEAPU8.slice().buffer);
    throw new Error("seen enough");
  };
  await loadPyodide({ ...options, env, _loadSnapshot: new Uint8Array(64), createPyodideModule: create }).catch(() => {});
  return words;
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.message); // Node would show the whole line of minified source that threw
    process.exit(1);
  },
);
