// node pyodide.mjs JSON: runs a Python file in the very Pyodide that the page uses. The JSON says
//   pyodide   the folder of the npm package         script   the Python file          argv    what it finds in sys.argv[1:]
//   mounts    {"/place": "folder of this machine"}  stdlib   another zip for the standard library
//   snapshot  write the memory to this file when the script has ended, as the difference to the memory that a start begins with
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const job = JSON.parse(process.argv[2]);
const folder = path.resolve(job.pyodide) + path.sep;
const load = async (name) => import(pathToFileURL(folder + name).href);
const { loadPyodide } = await load("pyodide.mjs");
const createPyodideModule = (await load("pyodide.asm.mjs")).default;

const options = {
  indexURL: folder,
  packages: [],
  // Without columns compiled code is a third smaller; with a fixed seed for hashes the same sources give the same bytes.
  env: { PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" },
  ...(job.stdlib ? { stdLibURL: path.resolve(job.stdlib) } : {}),
};

async function main() {
  const py = await loadPyodide({ ...options, ...(job.snapshot ? { _makeSnapshot: true } : {}) });
  for (const [place, target] of Object.entries(job.mounts ?? {})) py.mountNodeFS(place, path.resolve(target));
  py.globals.get("__import__")("sys").argv = py.toPy([job.script, ...(job.argv ?? [])]);
  const result = py.runPython(fs.readFileSync(job.script, "utf8"), { filename: job.script });
  if (job.snapshot) await takeSnapshot(py);
  if (typeof result === "string") console.log(result);
}

async function takeSnapshot(py) {
  for (const place of Object.keys(job.mounts ?? {})) py.FS.unmount(place);
  zeroFreeMemory(py);
  const snapshot = py.makeMemorySnapshot();
  fs.writeFileSync(job.snapshot, await difference(snapshot));
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

// Most of the memory that is not zero comes with pyodide.asm.wasm anyway: only what differs from it is kept.
async function difference(snapshot) {
  const header = new DataView(snapshot.buffer, snapshot.byteOffset).getUint32(4, true);
  const result = snapshot.slice();
  const create = async (settings) => {
    const module = await createPyodideModule(settings);
    for (let at = header; at < result.length; at += 1) result[at] ^= module.HEAPU8[at - header];
    return module;
  };
  await loadPyodide({ ...options, _loadSnapshot: snapshot.slice(), createPyodideModule: create });
  return result;
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.message); // Node would show the whole line of minified source that threw
    process.exit(1);
  },
);
