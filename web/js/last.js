// Who comes back sees the table as it was painted last, before Python is there: asleep, but not deaf. A plain script before the
// first paint. What is shown was kept by web/app/last.py, and only as long as nothing was written on this device since; taps
// are kept, and played once, in their order, when Python has painted the same table (bridge.mjs).
{
  const FACTS = {}; // version, words; filled in by web/build/site.py
  const KEPT = "nyc:table"; // not among the texts that memory.mjs keeps twice: it can always be painted anew
  const COUNT = "nyc/count"; // of all writes of all tabs (memory.mjs)
  const LAST = "nyc/last"; // web/app/keep/store.py
  const TAPPED = "[data-act],[data-also],[data-do],[data-ask],[data-mode],[data-pick],[data-unpick],[data-place],[data-tab],[data-panel],[data-at],[data-info],[data-rule]";
  const ASLEEP = ["data-ready", "data-seq", "data-decision"]; // what says that it can be played, or is played on
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  const stamp = () => [FACTS.version, globalThis.nycLanguage, localStorage.getItem(COUNT)].join(" ");

  function found() {
    try {
      const [line, ...rest] = (localStorage.getItem(KEPT) ?? "").split("\n");
      if (line !== stamp()) return undefined;
      const kept = JSON.parse(rest.join("\n"));
      const asked = location.hash.slice(1) || `play/${localStorage.getItem(LAST)}`;
      const isTable = kept.route === asked && kept.regions && kept.attributes?.table; // those who go on with it ask for these
      return isTable ? kept : undefined;
    } catch {
      return undefined; // no storage, or something else in it
    }
  }

  const taps = [];
  const last = {
    /** Keeps what `text` says, or nothing. */
    keep(text) {
      try {
        if (text) localStorage.setItem(KEPT, `${stamp()}\n${text}`);
        else localStorage.removeItem(KEPT);
      } catch {} // then the next visit begins without it
    },
    shown: undefined, // what is shown, until Python has painted
    /** Python has painted: the taps, as data. */
    wake() {
      last.shown = undefined;
      document.removeEventListener("click", hear, true);
      for (const one of document.querySelectorAll(".waiting")) one.classList.remove("waiting");
      byId("table").removeAttribute("aria-busy");
      byId("waking")?.remove();
      byId("trouble")?.remove();
      return taps.splice(0);
    },
  };
  globalThis.nycLast = last;

  function hear(event) {
    const one = event.target.closest?.(TAPPED);
    if (!one || event.target.closest("#trouble")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    one.classList.add("waiting");
    taps.push(JSON.stringify({ ...one.dataset }));
  }

  function show({ regions, attributes }) {
    for (const [name, markup] of Object.entries(regions)) {
      const region = byId(`r-${name}`);
      if (region) region.innerHTML = markup;
    }
    for (const [target, values] of Object.entries(attributes)) {
      const element = target === "html" ? root : byId(target);
      for (const [name, value] of Object.entries(values)) {
        if (value === null || ASLEEP.includes(name)) element?.removeAttribute(name);
        else element?.setAttribute(name, value);
      }
    }
    byId("table").setAttribute("aria-busy", "true");
    const words = Object.assign(document.createElement("p"), { id: "waking", className: "sr", textContent: FACTS.words[globalThis.nycLanguage] });
    words.setAttribute("role", "status");
    (byId("r-sheet").querySelector("[role=dialog]") ?? byId("r-prompt")).prepend(words);
    document.addEventListener("click", hear, true);
    performance.mark("nyc:last");
  }

  const kept = found();
  if (kept) {
    root.classList.add("held"); // not half a table first
    document.addEventListener("readystatechange", () => {
      try {
        show(kept);
        last.shown = kept;
      } finally {
        root.classList.remove("held");
      }
    }, { once: true });
  }
}
