// A snapshot of Python's memory, as web/js/snapshot.mjs lays it back: most of the memory is zeros, and much of the rest are
// constants that come with pyodide.asm.wasm anyway, at its beginning. The file holds only the pages that are neither:
//
//   words of 32 bits   how many runs of pages there are; for each, where in the memory it begins, and its length (in bytes)
//   the pages          of all runs, one after the other; among the constants as what differs from them (exclusive or)
//
// A change of a memory is a file of the same form, its pages all as what differs.
const PAGE = 16; // words: the smaller, the fewer zeros are kept among what a further game changes
const BLOCK = 1024; // words; no constant is near the first word that is none

/** The memory in a snapshot as Pyodide makes it. */
export function wordsOf(snapshot) {
  const [, header] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
  return new Uint32Array(snapshot.buffer, snapshot.byteOffset + header);
}

// What JavaScript holds of it.
function stateOf(snapshot) {
  const [, , length] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 3);
  return JSON.parse(new TextDecoder().decode(snapshot.subarray(48, 48 + length)));
}

/** What came between two snapshots of one Python. */
export function changed(before, after) {
  const [old, memory] = [wordsOf(before), wordsOf(after)];
  for (let at = 0; at < old.length; at += 1) memory[at] ^= old[at];
  return { file: filed(memory, runsOf(memory)), facts: { size: memory.byteLength, state: stateOf(after) } };
}

/** `snapshot`: as Pyodide makes it; `first`, `second`: the memories of two starts before anything has run in them. */
export function sparse(snapshot, first, second) {
  const [memory, state] = [wordsOf(snapshot), stateOf(snapshot)];
  // The constants end where two starts first differ.
  const unlike = first.findIndex((word, at) => word !== second[at]);
  const constants = unlike - (unlike % BLOCK);
  let sum = 0;
  for (let at = 0; at < constants; at += 1) {
    sum = (Math.imul(sum, 31) + memory[at]) | 0;
    memory[at] ^= first[at];
  }
  const used = Math.max(first.findLastIndex(Boolean), second.findLastIndex(Boolean)) + 1;
  const runs = runsOf(memory);
  const facts = { size: memory.byteLength, constants, used, sum, state };
  return { file: filed(memory, runs), facts };
}

// [begin, end] of the pages that are not zero, in words; neighbours are one run.
function runsOf(memory) {
  const runs = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const end = Math.min(at + PAGE, memory.length);
    if (memory.subarray(at, end).every((word) => word === 0)) continue;
    if (runs.at(-1)?.[1] === at) runs.at(-1)[1] = end;
    else runs.push([at, end]);
  }
  return runs;
}

function filed(memory, runs) {
  const words = runs.reduce((sum, [begin, end]) => sum + end - begin, 0);
  const file = new Uint32Array(1 + 2 * runs.length + words);
  file[0] = runs.length;
  file.set(runs.flatMap(([begin, end]) => [4 * begin, 4 * (end - begin)]), 1);
  let to = 1 + 2 * runs.length;
  for (const [begin, end] of runs) {
    file.set(memory.subarray(begin, end), to);
    to += end - begin;
  }
  return new Uint8Array(file.buffer);
}
