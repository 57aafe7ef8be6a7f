// Messages between the board and the page around it: {source: "nyc", v: 1, type, payload}. Only that page is listened to,
// and where it named origins, only those are listened and told to. Whatever else comes is looked at as little as possible.
const SOURCE = "nyc";
const VERSION = 1;
const HEARD = new Set(["load", "goto", "play", "theme"]);
const MOST_FACTS = 20;
const LONGEST = { load: 400_000 }; // letters in all texts of a payload
const USUALLY = 500;
const BURST = 40; // messages at once,
const PER_SECOND = 20; // and in the long run
const COST = { load: 5 }; // messages that another table counts for, at least
const PER_MILLISECOND = (2 * PER_SECOND) / 1000; // what a message costs by the time it takes: half of all time at most
const SILENCE = 2000; // milliseconds between two complaints

/** Connects with the page around; gives what tells it something. `hear` gets type and payload of what is as it should be.
 * `origins`: who may be there; null for anybody. Where nobody is left, nobody is listened or told to. */
export function connect(origins, hear) {
  if (parent === window) return () => {};
  const around = parent;
  const targets = origins ? addressed(origins) : ["*"];
  const send = (type, payload) => {
    for (const target of targets) around.postMessage({ source: SOURCE, v: VERSION, type, payload }, target);
  };
  let [left, counted, complained] = [BURST, performance.now(), -Infinity];
  let held; // the newest other table that is wanted, until there is time for it

  function complain(code) {
    if (performance.now() - complained < SILENCE) return;
    complained = performance.now();
    send("error", { code, text: TEXTS[code] });
  }

  // What comes too fast is not looked at. The newest other table is, but only when there is time; what is wanted of a table
  // that is not there yet comes too early.
  function allowed() {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - counted) / 1000) * PER_SECOND);
    counted = now;
    return left >= 1;
  }

  function pass(type, payload) {
    const start = performance.now();
    try {
      hear(type, payload);
    } finally {
      const cost = Math.max(COST[type] ?? 0, (performance.now() - start) * PER_MILLISECOND);
      left = Math.max(-BURST, left - cost);
    }
  }

  function hold(payload) {
    if (held) complain("flood");
    else setTimeout(lay, (1000 * (1 - left)) / PER_SECOND);
    held = payload;
  }

  function lay() {
    const payload = held;
    held = undefined;
    if (allowed()) pass("load", payload);
    else hold(payload);
  }

  addEventListener("message", (event) => {
    if (event.source !== around || (origins && !origins.includes(event.origin))) return;
    const quiet = allowed();
    if (quiet) left -= 1;
    const message = event.data;
    const another = typeof message === "object" && message?.source === SOURCE && message.v === VERSION && message.type === "load";
    if (!another && (!quiet || (held && message?.type !== "theme"))) return complain("flood");
    if (typeof message !== "object" || message?.source !== SOURCE) return; // not for us
    if (message.v !== VERSION) return complain("version");
    if (!HEARD.has(message.type)) return complain("type");
    const payload = plain(message.payload ?? {}, LONGEST[message.type] ?? USUALLY);
    if (!payload) return complain("payload");
    if (message.type === "load" && (held || !quiet)) hold(payload);
    else pass(message.type, payload);
  });
  return send;
}

// For who writes the page around, in English like the contract.
const TEXTS = {
  flood: "Too many messages: some were not looked at.",
  version: "Only messages of version 1 are known.",
  type: "There is no such type of message: it is load, goto, play or theme.",
  payload: "The payload is a small object of texts and numbers.",
};

/** The origin of the page around, "" where it is not known: where it has none (a sandbox, a file) or does not say so. Browsers
 * that know it cannot be told a lie; the others go by who asked for the board, so what is said to it is addressed to that one. */
export function around() {
  if (parent === window) return location.origin === "null" ? "" : location.origin;
  const known = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return known && known !== "null" ? known : "";
}

// A browser that knows the page around tells only that one; the others leave it to the delivery.
function addressed(origins) {
  const known = around();
  return known ? origins.filter((origin) => origin === known) : origins;
}

/** The payload, if it is what it should be. Nothing else is gone through: a large array would take seconds. */
export function plain(payload, longest) {
  if (typeof payload !== "object" || payload === null) return null;
  const kind = Object.getPrototypeOf(payload);
  if (kind !== Object.prototype && kind !== null) return null;
  const facts = [];
  let length = 0;
  for (const name in payload) {
    const value = payload[name];
    if (facts.length === MOST_FACTS || name.length > MOST_FACTS * 2) return null;
    if (typeof value !== "string" && !(typeof value === "number" && Number.isFinite(value))) return null;
    length += String(value).length;
    if (length > longest) return null;
    facts.push([name, value]);
  }
  return Object.fromEntries(facts);
}
