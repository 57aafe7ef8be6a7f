// A service worker in Node: sw.js as the build would fill it in, with stand-ins for what a browser has around it. Several
// workers of one site share its caches, as versions of a page do.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";
import { gunzipSync, gzipSync } from "node:zlib";

export const SCOPE = "https://host.example/nyc/";
export const sha = (data) => createHash("sha256").update(data).digest("base64");
export const packed = (text) => gzipSync(text, { mtime: 0 });
const moment = () => new Promise((done) => setTimeout(done)); // what is not awaited is not done yet
const bytesOf = async (response) => new Uint8Array(await response.arrayBuffer());
const absolute = (request) => (typeof request === "string" ? new URL(request, SCOPE).href : request.url).replace(/#.*/, "");

/** What the browser keeps: by name a cache, by address a file. `broken`: even to look throws. */
export class Storage {
  all = new Map();
  broken = false;
  full = Infinity; // files that there is still room for

  opened(name) {
    if (!this.all.has(name)) this.all.set(name, new Map());
    const files = this.all.get(name);
    const storage = this;
    return {
      async match(request) {
        const found = files.get(absolute(request));
        return found && new Response(found.bytes, { headers: found.headers });
      },
      async put(request, response) {
        const bytes = await bytesOf(response);
        await moment();
        if (storage.full-- <= 0) throw new Error("QuotaExceededError");
        files.set(absolute(request), { bytes, headers: [...response.headers] });
      },
    };
  }

  async open(name) {
    if (this.broken) throw new Error("no storage");
    return this.opened(name);
  }
  keys = async () => [...this.all.keys()];

  delete = async (name) => {
    await moment();
    return this.all.delete(name);
  };

  /** The names of the files in a cache, as texts of what is in them. */
  texts(name) {
    const files = this.all.get(name) ?? new Map();
    return Object.fromEntries([...files].map(([url, { bytes }]) => [url.replace(SCOPE, ""), new TextDecoder().decode(bytes)]));
  }
}

/** A host and the browser's own cache before it. `headers`: what is said with each file. */
export class Host {
  asked = [];
  missing = new Set();
  stale = new Map(); // what the browser's own cache has, and the host calls true
  headers = {};
  gone = false;
  atOnce = 0;
  most = 0;
  slow = 0;

  constructor(files) {
    this.files = files;
  }

  fetch = async (request, { cache = "default", integrity = "" } = {}) => {
    const url = absolute(request);
    const name = url.replace(SCOPE, "");
    this.asked.push(`${cache} ${name}`);
    this.most = Math.max(this.most, ++this.atOnce);
    await new Promise((done) => setTimeout(done, this.slow));
    this.atOnce -= 1;
    if (this.gone) throw new TypeError("Failed to fetch");
    const body = this.missing.has(name) ? "not found" : (cache !== "reload" && this.stale.get(name)) || (this.files[name] ?? "not found");
    if (integrity && integrity !== `sha256-${sha(body)}`) throw new TypeError("integrity");
    return new Response(body, { status: body === "not found" ? 404 : 200, headers: this.headers });
  };
}

/** A version of the worker, for files as they were when it was built. */
export class Worker {
  skipped = 0;
  claimed = 0;
  registration = { scope: SCOPE, installing: null, waiting: null };
  listeners = {};

  constructor(built, version, { host, storage }) {
    const listed = Object.entries(built).map(([name, data]) => [
      name,
      name.endsWith(".pack") ? `${sha(data)} ${sha(gunzipSync(data))}` : sha(data),
    ]);
    const source = readFileSync(new URL("sw.js", import.meta.url), "utf-8")
      .replace("const FILES = {};", `const FILES = ${JSON.stringify(Object.fromEntries(listed))};`)
      .replace('"VERSION"', JSON.stringify(version));
    const self = {
      registration: this.registration,
      clients: { claim: () => moment().then(() => (this.claimed += 1)) },
      skipWaiting: async () => void (this.skipped += 1),
      addEventListener: (kind, listener) => void (this.listeners[kind] = listener),
    };
    const around = { self, caches: storage, fetch: host.fetch, URL, Response, Headers, DecompressionStream, crypto, btoa, Uint8Array, ArrayBuffer, Map, Object, Promise };
    vm.runInNewContext(source, around);
  }

  /** Tells it something, and waits for what it says that it does. */
  async told(kind, facts = {}) {
    const works = [];
    this.listeners[kind]({ ...facts, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
    return works.length;
  }

  /** What it answers, as [status, text]; "left alone" where it does not answer at all. */
  async answers(url, method = "GET") {
    let answer = "left alone";
    this.listeners.fetch({ request: { url: new URL(url, SCOPE).href, method }, respondWith: (given) => (answer = given) });
    if (answer === "left alone") return answer;
    const response = await answer;
    return [response.status, await response.text()];
  }
}

export const ended = (work) => work.then(() => "well", (error) => error.message);
