// <nyc-board lesson="..."></nyc-board>: the board of New York City on your page. One file, nothing else is needed:
//
//   <script src="nyc-board.js" defer></script>
//   <nyc-board mode="play" seats="human,tom:B4" theme="auto"></nyc-board>
//
// Attributes are the parameters of embed.html: mode lesson at game ply rules seats seed theme lang controls load save; and `base`
// (where the site lies, if it is not beside this file), `sandbox`, `label`. Messages arrive as events: nyc-ready,
// nyc-position, nyc-resize, nyc-action, nyc-refused, nyc-solved, nyc-failed, nyc-progress, nyc-finished, nyc-error, with `event.detail`.
// Methods: goTo(ply), setTheme(theme), play(notation), load({...}); and `position`, `ply`, `plies`.
(() => {
  const SCRIPT = document.currentScript ?? document.querySelector('script[src*="nyc-board.js"]');
  const HOME = new URL(".", SCRIPT?.src || location.href).href;
  const PARAMETERS = ["mode", "lesson", "game", "ply", "rules", "seats", "seed", "theme", "lang", "controls", "load", "save", "at"];
  const TOLD = ["ready", "position", "resize", "action", "refused", "solved", "failed", "progress", "finished", "error"];
  const MOST_WAITING = 20;

  class Board extends HTMLElement {
    static observedAttributes = [...PARAMETERS, "base", "sandbox", "label"];

    #frame = null;
    #ready = false;
    #waiting = [];
    #facts = {};
    #hear = (event) => this.#heard(event);

    connectedCallback() {
      this.#frame = document.createElement("iframe");
      Object.assign(this.#frame, { loading: "lazy", allow: "clipboard-write; fullscreen" });
      this.#frame.style.cssText = "display:block;width:100%;height:600px;border:0";
      const room = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      this.style.display ||= "block";
      this.#point();
      addEventListener("message", this.#hear);
      room.replaceChildren(this.#frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
      this.#frame.remove();
      this.#frame = null;
    }

    attributeChangedCallback(name, before, after) {
      if (!this.#frame || before === after) return;
      if (name === "theme") this.setTheme(after ?? "auto");
      else if (name === "ply" && after !== null) this.goTo(Number(after));
      else this.#point();
    }

    get #base() {
      return new URL(this.getAttribute("base") || HOME, location.href);
    }

    // The address goes after `#`: so it stays in the browser, and is as long as a whole game.
    #point() {
      const wanted = new URLSearchParams({ v: "1" });
      for (const name of PARAMETERS) if (this.hasAttribute(name)) wanted.set(name, this.getAttribute(name));
      if (location.origin !== "null") wanted.set("origins", location.origin);
      const sandboxed = this.hasAttribute("sandbox");
      if (sandboxed) this.#frame.setAttribute("sandbox", this.getAttribute("sandbox") || "allow-scripts");
      else this.#frame.removeAttribute("sandbox");
      this.#frame.title = this.getAttribute("label") || "New York City";
      this.#ready = false;
      this.#facts = {};
      this.#frame.src = `${new URL("embed.html", this.#base).href}#${wanted}`;
    }

    // A frame without an origin of its own can only be told apart by its window.
    get #opaque() {
      return this.#frame.hasAttribute("sandbox") && !this.#frame.sandbox.contains("allow-same-origin");
    }

    #heard({ source, origin, data }) {
      if (source !== this.#frame?.contentWindow || origin !== (this.#opaque ? "null" : this.#base.origin)) return;
      if (data?.source !== "nyc" || data.v !== 1) return;
      const { type, payload } = data;
      if (type === "resize" && payload.height > 0) this.#frame.style.height = `${Math.min(payload.height, 4000)}px`;
      if (!TOLD.includes(type)) return;
      if ("position" in payload) this.#facts = payload;
      if (type === "ready") {
        // Frames with different things have different names, so that they can be told apart without seeing them.
        if (typeof payload.title === "string" && !this.hasAttribute("label")) this.#frame.title = payload.title;
        this.#ready = true;
        for (const message of this.#waiting.splice(0)) this.#send(...message);
      }
      this.dispatchEvent(new CustomEvent(`nyc-${type}`, { detail: payload, bubbles: true }));
    }

    #send(type, payload) {
      if (this.#ready) {
        const target = this.#opaque ? "*" : this.#base.origin;
        this.#frame.contentWindow.postMessage({ source: "nyc", v: 1, type, payload }, target);
      } else if (this.#waiting.length < MOST_WAITING) {
        this.#waiting.push([type, payload]);
      }
    }

    /** Show the table as it was after so many actions. */
    goTo(ply) {
      this.#send("goto", { ply });
    }

    /** auto, light or dark. */
    setTheme(theme) {
      this.#send("theme", { theme });
    }

    /** Play for the person at the table, such as "take 3". */
    play(notation) {
      this.#send("play", { notation });
    }

    /** Put another table there: the same names as the attributes. */
    load(parameters) {
      this.#send("load", parameters);
    }

    /** The table as it may be seen, as JSON-able data; null until it is there. */
    get position() {
      return this.#facts.position ?? null;
    }

    get ply() {
      return this.#facts.ply ?? null;
    }

    get plies() {
      return this.#facts.plies ?? null;
    }
  }

  customElements.get("nyc-board") ?? customElements.define("nyc-board", Board);
})();
