// Lays a snapshot of Python's memory into the memory of a Python that has just been made (its file: web/build/sparse.mjs).
// This leans on inner workings of the one version of Pyodide that is vendored beside this file, and says so where they differ:
// then interpreter.mjs goes another way.

/** `bytes`: the file; `facts`: what the build knows of it; `module`: Pyodide's. */
export function restore(bytes, facts, module) {
  const file = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  const made = module.HEAPU8.length;
  if (made < facts.size) module.growMemory(facts.size);
  const memory = new Uint32Array(module.HEAPU8.buffer);
  memory.fill(0, facts.constants, Math.min(facts.used, made >> 2)); // what this start has put there is not the snapshot's
  lay(file, memory, facts.constants);
  compare(memory, facts);
}

/** Then what came to that memory later: `bytes` is the file of a change. */
export function change(bytes, facts, module) {
  if (module.HEAPU8.length < facts.size) module.growMemory(facts.size);
  lay(new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2), new Uint32Array(module.HEAPU8.buffer), Infinity);
}

// The runs of a file; before `limit` they say what differs.
function lay(file, memory, limit) {
  let from = 1 + 2 * file[0];
  for (let run = 0; run < file[0]; run += 1) {
    let to = file[1 + 2 * run] >> 2;
    const end = to + (file[2 + 2 * run] >> 2);
    for (; to < end && to < limit; to += 1) memory[to] ^= file[from++];
    if (to === end) continue;
    memory.set(file.subarray(from, from + end - to), to);
    from += end - to;
  }
}

// The constants come with the wasm: were they others, so would be all that points to them.
function compare(memory, { constants, sum }) {
  let found = 0;
  for (let at = 0; at < constants; at += 1) found = (Math.imul(found, 31) + memory[at]) | 0;
  if (found !== sum) throw new Error("this browser's memory begins in another way");
}
