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

  function complain(code) {
    if (performance.now() - complained < SILENCE) return;
    complained = performance.now();
    send("error", { code, text: TEXTS[code] });
  }

  function allowed() {
    const now = performance.now();
    left = Math.min(BURST, left + ((now - counted) / 1000) * PER_SECOND);
    counted = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  }

  addEventListener("message", (event) => {
    if (event.source !== around || (origins && !origins.includes(event.origin))) return;
    if (!allowed()) return complain("flood");
    const message = event.data;
    if (typeof message !== "object" || message?.source !== SOURCE) return; // not for us
    if (message.v !== VERSION) return complain("version");
    if (!HEARD.has(message.type)) return complain("type");
    const payload = plain(message.payload ?? {}, LONGEST[message.type] ?? USUALLY);
    if (!payload) return complain("payload");
    hear(message.type, payload);
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

// A browser that knows the page around tells only that one; the others leave it to the delivery.
function addressed(origins) {
  const known = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
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
