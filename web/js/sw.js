// Keeps every file of the page, so that later visits are fast and need no network.
//
// Install is all or nothing: the host is asked for each file anew, and what comes must have the hash that the build wrote down.
// One that is missing or altered ends it: nothing half is left behind, and the version that was there stays as it was.
// A new version waits until the player wants it (see device.mjs), then takes over in all tabs.
// Packs are kept unpacked: no later start has to do that, and what they hold is not copied once more.
const FILES = {}; // path: SHA-256, of a pack also that of what is in it; small files first; filled in by web/build/site.py
const PREFIX = `nyc ${new URL(self.registration.scope).pathname} `;
const CACHE = PREFIX + "VERSION"; // filled in too
const LANES = 4; // files that are fetched at the same time
const address = (file) => new URL(file, self.registration.scope).href;
const HASHES = new Map(Object.entries(FILES).map(([file, hashes]) => [address(file), hashes.split(" ").at(-1)])); // of what is kept
const ALWAYS_WHOLE = /\.(html|js|mjs|json)$/; // looked at each time: nothing starts without them. For the packs interpreter.mjs knows other ways.
const WHOLE = address("sw.js"); // put away last: a cache without it is a half one
// Pyodide hangs when these come with another type, as some hosts send them.
const TYPES = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  json: "application/json",
  mjs: "text/javascript",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
};

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const cache = await caches.open(CACHE);
  const files = listed();
  const lanes = Array.from({ length: LANES }, () => keepSome(cache, files));
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === "rejected");
  if (failed) {
    if (!(await cache.match(WHOLE))) await caches.delete(CACHE);
    throw failed.reason;
  }
  await cache.put(WHOLE, new Response());
}

function* listed() {
  yield* Object.entries(FILES);
}

// A loop that throws closes the generator, and with it ends the other lanes.
async function keepSome(cache, files) {
  for (const [file, hashes] of files) await cache.put(address(file), await fetched(file, hashes));
}

async function fetched(file, hashes) {
  const [hash, inside] = hashes.split(" ");
  const ask = (cache) => fetch(address(file), { cache, integrity: `sha256-${hash}` });
  // The browser's own cache asks the host whether its copy is still true. If the hash is wrong, it may be that copy.
  const response = await ask("no-cache").catch(() => ask("reload"));
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  const type = TYPES[file.split(".").pop()];
  if (type) headers.set("content-type", type);
  if (inside) headers.set("x-unpacked", "true");
  return new Response(inside ? response.body.pipeThrough(new DecompressionStream("gzip")) : response.body, { headers });
}

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "mend") event.waitUntil(mend().catch(() => {})); // without a network there is nothing to mend with
});

// A browser may clear what was kept, wholly or in part, and disks err: what is missing or altered is fetched anew.
async function mend() {
  const cache = await caches.open(CACHE);
  for (const [file, hashes] of listed()) {
    const kept = await cache.match(address(file));
    if (!kept || !(await isTrue(kept, address(file)))) await cache.put(address(file), await fetched(file, hashes));
  }
  if (!(await cache.match(WHOLE))) await cache.put(WHOLE, new Response());
}

const isTrue = async (kept, file) => (await digest(kept)) === HASHES.get(file);

async function digest(response) {
  const bytes = await response.arrayBuffer().then((data) => crypto.subtle.digest("SHA-256", data)).catch(() => new ArrayBuffer(0));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const { installing, waiting } = self.registration; // one that comes next is not disturbed, and clears up itself
  if (!installing && !waiting) {
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const asked = url.origin + url.pathname;
  const file = asked === self.registration.scope ? address("index.html") : asked;
  if (request.method === "GET" && HASHES.has(file)) event.respondWith(answer(file, request));
});

async function answer(file, request) {
  const kept = await caches.open(CACHE).then((cache) => cache.match(file)).catch(() => undefined);
  return kept && (await isWhole(kept, file)) ? kept : fetch(request).catch((error) => kept ?? Promise.reject(error));
}

async function isWhole(kept, file) {
  return !ALWAYS_WHOLE.test(file) || isTrue(kept.clone(), file);
}
