// Whether the line is so fast that a few more megabytes cost less than the work that they save: what the browser tells, then the
// first bytes of a file that is needed in any case. On a slow line nothing is fetched in vain; on a fast one the file is let go
// once that is known, and comes again when there is time.
const ENOUGH = 2500; // bytes a millisecond, beside whatever else is coming
const [LEAST, MOST] = [128 << 10, 640 << 10]; // bytes that are looked at: the first come slowly on any line

/** Begins to fetch. `fast`: it was let go; else `answer` is the response, whole. */
export async function tried(address) {
  const begun = performance.now() + latency();
  const answer = await fetch(address);
  const known = !answer.ok || answer.headers.has("x-unpacked") || isSlow(navigator.connection ?? {}); // from the cache: tells nothing
  if (known) return { fast: false, answer };
  const [sample, rest] = answer.body.tee();
  const fast = await isFast(sample.getReader(), begun);
  if (!fast) return { fast, answer: new Response(rest, { headers: answer.headers }) };
  rest.cancel().catch(() => {});
  return { fast };
}

const isSlow = ({ saveData = false, effectiveType = "4g" }) => saveData || effectiveType !== "4g";

// How long the host is silent before it answers; no fault of the line.
function latency() {
  const [page] = performance.getEntriesByType?.("navigation") ?? [];
  return page ? Math.max(0, page.responseStart - page.requestStart) : 0;
}

async function isFast(reader, begun) {
  let bytes = 0;
  let fast = false;
  while (!fast && bytes < MOST) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.length;
    fast = bytes >= LEAST && bytes > ENOUGH * (performance.now() - begun);
  }
  reader.cancel().catch(() => {});
  return fast;
}
