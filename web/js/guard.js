// The page's first script, a plain one that needs none of the others. It finds out the language, keeps the game out of other
// sites' frames, gives PyScript a database where there is none, and says so when the start goes wrong or takes long: whatever
// else does not come, this line has come.
{
  const WORDS = {}; // by language; filled in by web/build/site.py
  const PATIENCE = 9; // seconds
  const SETTINGS = "nyc/settings"; // web/app/keep/store.py
  const root = document.documentElement;

  const spoken = () => {
    let chosen;
    try {
      chosen = JSON.parse(localStorage.getItem(SETTINGS))?.language;
    } catch {} // no storage, or something else in it: the browser knows
    const wished = (navigator.languages ?? []).map((one) => one.split("-")[0].toLowerCase());
    return [chosen, ...wished].find((one) => Object.hasOwn(WORDS, one)) ?? "en";
  };

  const words = () => WORDS[globalThis.nycLanguage]; // an embedded board may be told another one (embed.mjs)
  globalThis.nycLanguage = spoken();

  // Of another site is what does not let itself be looked at. (A header keeps a page out of frames better: see "Host it".)
  const framed = () => {
    try {
      return top !== self && top.location.origin !== location.origin;
    } catch {
      return true;
    }
  };

  // PyScript opens IndexedDB before anything else, and waits for good where that is forbidden. It gets one that forgets.
  const passing = () => {
    const entries = new Map();
    const answer = (result) => {
      const request = { result };
      queueMicrotask(() => request.onsuccess?.({ target: request }));
      return request;
    };
    const cursor = () => {
      const left = [...entries];
      const request = {};
      const next = () => {
        const [entry] = left.splice(0, 1);
        request.result = entry ? { key: entry[0], value: entry[1], continue: () => queueMicrotask(next) } : null;
        request.onsuccess?.({ target: request });
      };
      queueMicrotask(next);
      return request;
    };
    const store = {
      count: () => answer(entries.size),
      get: (key) => answer(entries.get(key)),
      getKey: (key) => answer(entries.has(key) ? key : undefined),
      getAll: () => answer([...entries.values()]),
      getAllKeys: () => answer([...entries.keys()]),
      put: (value, key) => answer(entries.set(key, value) && key),
      delete: (key) => answer(void entries.delete(key)),
      clear: () => answer(void entries.clear()),
      openCursor: cursor,
    };
    const database = { objectStoreNames: ["entries"], close() {}, transaction: () => ({ objectStore: () => store }) };
    return { forgets: true, open: () => answer(database), deleteDatabase: () => answer(undefined) };
  };

  try {
    if (!indexedDB.open) throw new Error();
  } catch {
    Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: passing() });
  }

  const made = (name, text, facts) => Object.assign(document.createElement(name), { textContent: text, ...facts });

  if (document.currentScript.hasAttribute("data-alone") && framed()) {
    stop();
    const body = document.createElement("body");
    const way = made("a", words().alone, { href: location.href, target: "_blank", rel: "noopener" });
    body.append(way);
    root.replaceChildren(body);
  } else {
    // The table is being opened while #opening is in sight. Embedded, nothing is opened before somebody wants it; but the
    // cover's button has to come.
    const opening = () => {
      const sign = document.getElementById("opening") ?? document.getElementById("waking"); // the table of the last visit (last.js)
      const cover = document.getElementById("cover-words");
      if (sign?.offsetParent) return sign;
      return cover && document.getElementById("begin").hidden && document.getElementById("cover-start").hidden ? cover : null;
    };
    let seconds = 0;
    let broken = false;
    let said;

    const tell = (place) => {
      if (said?.isConnected) return;
      said = made("div", "", { id: "trouble", className: "trouble" });
      const again = made("button", words().again, { type: "button", className: "btn" });
      again.addEventListener("click", () => location.reload());
      said.append(made("p", broken ? words().broken : words().slow), again);
      said.firstChild.setAttribute("role", "alert");
      place.after(said);
    };

    const look = () => {
      const place = opening();
      seconds = place ? seconds + 1 : 0;
      broken ||= root.dataset.start === "failed";
      if (place && (broken || seconds >= PATIENCE)) tell(place);
      else if (!place) said?.remove();
    };

    addEventListener("error", ({ target }) => {
      if (target?.tagName !== "SCRIPT") return;
      broken = true;
      look();
    }, true);
    setInterval(look, 1000);
  }
}
