// What the page has of its device: the service worker and its new versions, the promise to keep what is stored, and the
// tab's own memory. Python calls the exported functions through bridge.mjs; `watch` gets what tells Python in turn.
import { host } from "./host.mjs";

const here = (name) => new URL(name, import.meta.url).href;
const LOOK_AGAIN = 60 * 60 * 1000; // milliseconds: an installed app may stay open for weeks
const worker = host.keeps ? workerOfThisSite() : undefined;
let registration;
let looked = 0;
let tell = () => {};

// In a frame that has no storage even to look for it may be forbidden.
function workerOfThisSite() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

// The service worker keeps all files, the snapshot too, for later visits. It waits until the table stands.
export function watch(python) {
  tell = python;
  addEventListener("nyc:ready", keepFiles, { once: true });
  let controlled = Boolean(worker?.controller); // the first worker takes over nothing: there was none before it
  worker?.addEventListener("controllerchange", () => {
    if (controlled) tell("taken_over");
    controlled = true;
  });
  const back = () => {
    tell("back");
    lookForUpdate();
  };
  document.addEventListener("visibilitychange", () => document.hidden || back());
  document.addEventListener("resume", back);
  addEventListener("pageshow", ({ persisted }) => persisted && back());
}

async function keepFiles() {
  registration = await worker?.register(here("sw.js")).catch(() => undefined);
  if (!registration) return;
  registration.active?.postMessage("mend"); // the cache may have been emptied since the last visit
  looked = performance.now();
  const offer = () => registration.waiting && worker.controller && tell("update");
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
  registration.installing?.addEventListener("statechange", offer);
  offer();
}

function lookForUpdate() {
  if (!registration || performance.now() - looked < LOOK_AGAIN) return;
  looked = performance.now();
  registration.update().catch(() => {});
}

export function takeOver() {
  registration?.waiting?.postMessage("take over");
}

export const reload = () => location.reload();

// Even to look for it may be forbidden.
async function ofStorage(name) {
  try {
    return await navigator.storage?.[name]?.();
  } catch {
    return undefined;
  }
}

// Safari erases what a site has stored after seven days without a visit, unless the page was put where programs are: "home"
// (the screen of a phone or tablet) or "dock". No other browser has events for gestures. "" where nothing is erased.
function erasing() {
  if (!("GestureEvent" in globalThis) || navigator.standalone || matchMedia("(display-mode: standalone)").matches) return "";
  return navigator.maxTouchPoints ? "home" : "dock";
}

// What is known of the storage: whether it is kept for good (null: the browser does not say), the bytes in use, and whether
// it is erased after a week.
async function facts() {
  const ask = async (name) => (await ofStorage(name)) ?? null;
  return { kept: await ask("persisted"), used: (await ask("estimate"))?.usage ?? null, erased: erasing() };
}

export async function storageFacts(ticket) {
  tell("told", ticket, JSON.stringify(await facts()));
}

export async function persist(ticket) {
  await ofStorage("persist");
  await storageFacts(ticket);
}

// Of this tab alone; it survives a reload, also that of a phone which had put the tab away.
const HALF_DONE = "nyc/half-done";

export function keepHalfDone(text) {
  if (!host.keeps) return;
  try {
    sessionStorage.setItem(HALF_DONE, text);
  } catch {
    // Then what was half done is done anew.
  }
}

export function halfDone() {
  if (!host.keeps) return "";
  try {
    return sessionStorage.getItem(HALF_DONE) ?? "";
  } catch {
    return "";
  }
}
