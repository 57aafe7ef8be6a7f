// Keeps every file of the page, so that later visits are fast and need no network. A new version is fetched beside the old one
// and takes over when no tab shows the old one any more: no tab ever gets files of two versions.
const FILES = {}; // path: hash; filled in by web/build/site.py
const PREFIX = `nyc ${new URL(self.registration.scope).pathname} `;
const CACHE = PREFIX + "VERSION"; // filled in too
const address = (file) => new URL(file, self.registration.scope).href;
// Pyodide hangs when these come with another type, as some hosts send them.
const TYPES = { wasm: "application/wasm", mjs: "text/javascript", js: "text/javascript" };

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const cache = await caches.open(CACHE);
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const [file, hash] of Object.entries(FILES)) {
    await cache.put(address(file), (await unchanged(others, file, hash)) ?? (await fetched(file, hash)));
  }
}

async function unchanged(others, file, hash) {
  for (const name of others) {
    const kept = await (await caches.open(name)).match(address(file));
    if (kept?.headers.get("x-hash") === hash) return kept;
  }
}

async function fetched(file, hash) {
  const response = await fetch(address(file), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const headers = new Headers(response.headers);
  headers.set("x-hash", hash);
  headers.delete("content-encoding");
  headers.delete("content-length");
  const type = TYPES[file.split(".").pop()];
  if (type) headers.set("content-type", type);
  return new Response(response.body, { headers });
}

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  const file = url.pathname.endsWith("/") ? address("index.html") : url.origin + url.pathname;
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(file)).then((kept) => kept ?? fetch(request)));
});
