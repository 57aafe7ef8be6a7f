// A piece that is placed on a grid: it is dragged here, without asking Python for each move. And a map that is looked at
// from near: pinch or tap twice.
//
// Markup says how (web/app/draw/__init__.py): an svg with `data-grid`, JSON: `xs`, `ys` (where columns and rows begin), `side`,
// `names` (of squares, by row), `legal` (places, as texts), `free` (squares that are not barred), `now` (where it lies). In it the
// piece, `data-ghost`. When it is let go, the squares are told as a tap on `data-pick`. Where it does not fit the squares in
// the way are shown at once. A second finger turns it. `data-keys` says which key means which pick; `data-zoom` can be zoomed.
const SVG = "http://www.w3.org/2000/svg";
const FAR = 7; // pixels: less is a tap
const NEAR = 2; // times
const TWICE = 300; // milliseconds

const element = (name, attributes) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

// --- shapes ----------------------------------------------------------------------

const atCorner = (cells) => {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => [row - top, column - left]);
};
const turned = (cells) => atCorner(cells.map(([row, column]) => [column, -row]));
const inOrder = (cells) => [...cells].sort(([a, b], [c, d]) => a - c || b - d);
const sizeOf = (cells) => [Math.max(...cells.map(([row]) => row)), Math.max(...cells.map(([, column]) => column))];

function outline(cells, { xs, ys, side }) {
  const have = new Set(cells.map(String));
  let d = "";
  for (const [row, column] of cells) {
    const wide = have.has(String([row, column + 1])) ? xs[column + 1] - xs[column] + side : side;
    const high = have.has(String([row + 1, column])) ? ys[row + 1] - ys[row] + side : side;
    d += `M${xs[column]} ${ys[row]}h${wide}v${side}h${-wide}zM${xs[column]} ${ys[row]}h${side}v${high}h${-side}z`;
  }
  return d;
}

const nearest = (places, at) => places.reduce((best, place, index) => (Math.abs(place - at) < Math.abs(places[best] - at) ? index : best), 0);

// --- dragging --------------------------------------------------------------------

class Drag {
  constructor(svg, event, tell) {
    this.svg = svg;
    this.tell = tell;
    this.grid = JSON.parse(svg.dataset.grid);
    this.legal = new Set(this.grid.legal);
    this.free = new Set(this.grid.free);
    this.pointer = event.pointerId;
    this.start = [event.clientX, event.clientY];
    this.toUser = (svg.querySelector(".zoomed") ?? svg).getScreenCTM().inverse();
    const places = new Map(this.grid.names.flatMap((row, at) => row.map((name, column) => [name, [at, column]])));
    this.now = this.grid.now.map((name) => places.get(name));
    this.cells = atCorner(this.now);
    const [x, y] = this.point(event);
    this.grip = [x - this.grid.xs[Math.min(...this.now.map(([, column]) => column))], y - this.grid.ys[Math.min(...this.now.map(([row]) => row))]];
    this.moving = false;
    this.at = "";
  }

  point({ clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.toUser);
    return [x, y];
  }

  begin() {
    this.moving = true;
    const owner = [...(this.svg.querySelector(".ghosts")?.classList ?? [])].find((name) => name.startsWith("c-")) ?? "";
    this.layer = element("g", { class: `dragged ${owner}` });
    this.drop = element("path", { class: "drop" });
    this.bars = element("path", { class: "drop-bar" });
    this.carried = element("path", { class: "carried" });
    this.layer.append(this.drop, this.bars, this.carried);
    (this.svg.querySelector(".zoomed") ?? this.svg).append(this.layer);
    this.svg.classList.add("dragging");
    this.shape();
  }

  // The piece in the hand keeps its form; only where it is changes, once for each frame.
  shape() {
    const { side } = this.grid;
    const even = { xs: [...Array(9).keys()].map((n) => n * side), ys: [...Array(9).keys()].map((n) => n * side), side };
    this.carried.setAttribute("d", outline(this.cells, even));
    this.at = "";
  }

  move(event) {
    if (!this.moving) {
      if (Math.hypot(event.clientX - this.start[0], event.clientY - this.start[1]) < FAR) return;
      this.begin();
    }
    this.last = event;
    this.frame ??= requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.frame = undefined;
    if (!this.moving) return;
    const [x, y] = this.point(this.last);
    const [left, top] = [x - this.grip[0], y - this.grip[1]];
    this.carried.setAttribute("transform", `translate(${left.toFixed(1)} ${top.toFixed(1)})`);
    const [high, wide] = sizeOf(this.cells);
    const row = Math.min(nearest(this.grid.ys, top), this.grid.ys.length - 1 - high);
    const column = Math.min(nearest(this.grid.xs, left), this.grid.xs.length - 1 - wide);
    const place = inOrder(this.cells.map(([down, right]) => [row + down, column + right]));
    const names = place.map(([one, other]) => this.grid.names[one][other]);
    const at = names.join(" ");
    if (at === this.at) return;
    this.at = at;
    const barred = place.filter((_, index) => !this.free.has(names[index]));
    this.drop.setAttribute("d", outline(place, this.grid));
    this.drop.classList.toggle("bad", !this.legal.has(at));
    this.bars.setAttribute("d", barred.map((one) => outline([one], this.grid)).join(""));
  }

  turn() {
    if (!this.moving) this.begin();
    this.cells = turned(this.cells);
    const half = this.grid.side / 2;
    this.grip = [half, half];
    this.shape();
    this.last ??= { clientX: this.start[0], clientY: this.start[1] };
    this.frame ??= requestAnimationFrame(() => this.draw());
  }

  end(well) {
    if (this.frame) cancelAnimationFrame(this.frame);
    if (this.moving && well) this.draw();
    this.layer?.remove();
    this.svg.classList.remove("dragging");
    if (this.moving && well && this.at) this.tell("tap", JSON.stringify({ pick: this.at }));
    return this.moving;
  }
}

// --- from near ---------------------------------------------------------------------

// Where one looks is kept on the region, which paints leave alone; it is forgotten when something was played.
class Zoom {
  constructor(region, seq) {
    this.region = region;
    this.seq = seq;
    this.set(1, 0, 0);
  }

  set(times, x, y) {
    const svg = this.region.querySelector("[data-zoom]");
    const { width, height } = svg.viewBox.baseVal;
    this.times = Math.min(4, Math.max(1, times));
    this.x = Math.min(0, Math.max(x, width * (1 - this.times)));
    this.y = Math.min(0, Math.max(y, height * (1 - this.times)));
    const { style } = this.region;
    style.setProperty("--zoom", this.times.toFixed(3));
    style.setProperty("--zoom-x", `${this.x.toFixed(1)}px`);
    style.setProperty("--zoom-y", `${this.y.toFixed(1)}px`);
    this.region.toggleAttribute("data-near", this.times > 1);
  }

  // `at`: a place of the drawing as it stands on the screen stays there.
  about(times, [x, y], by = [0, 0]) {
    const wanted = Math.min(4, Math.max(1, times));
    const grown = wanted / this.times;
    this.set(wanted, x + by[0] - (x - this.x) * grown, y + by[1] - (y - this.y) * grown);
  }
}

const inDrawing = (svg, { clientX, clientY }) => {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM().inverse());
  return [x, y];
};
const between = ([a, b]) => ({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
const apart = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);

// --- listening ---------------------------------------------------------------------

/** `tell` hands a tap to Python; `seq` is how many actions were played. Whether a click belongs to a drag, or to a pinch,
 * and means nothing else, is what `wasDrag` says. */
export function watchPlaces(tell, seq) {
  let drag = null;
  let zoom = null;
  let dragged = false;
  let tapped = { at: -TWICE, x: 0, y: 0 };
  const fingers = new Map();
  let pinch = null;

  const zoomOf = (svg) => {
    const region = svg.closest("[id^=r-]") ?? svg.parentElement;
    if (zoom?.region !== region || zoom.seq !== seq()) zoom = new Zoom(region, seq());
    return zoom;
  };

  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    const svg = event.target.closest?.("[data-zoom]");
    if (!svg) return;
    fingers.set(event.pointerId, event);
    if (drag && event.pointerId !== drag.pointer) {
      drag.turn(); // the second finger
      return;
    }
    if (svg.dataset.grid && event.target.closest("[data-ghost]") && event.button === 0) {
      drag = new Drag(svg, event, tell);
    } else if (event.pointerType !== "mouse" && fingers.size === 2) {
      const two = [...fingers.values()];
      pinch = { svg, apart: apart(two), at: inDrawing(svg, between(two)) };
    }
  });

  addEventListener("pointermove", (event) => {
    if (drag?.pointer === event.pointerId) return drag.move(event);
    if (!fingers.has(event.pointerId)) return;
    const before = fingers.get(event.pointerId);
    fingers.set(event.pointerId, event);
    const svg = event.target.closest?.("[data-zoom]");
    if (pinch && fingers.size === 2) {
      const two = [...fingers.values()];
      const near = zoomOf(pinch.svg);
      const at = inDrawing(pinch.svg, between(two));
      near.about((near.times * apart(two)) / pinch.apart, pinch.at, [at[0] - pinch.at[0], at[1] - pinch.at[1]]);
      pinch.apart = apart(two);
      pinch.at = at;
      dragged = true;
    } else if (svg && zoom?.times > 1 && event.pointerType !== "mouse") {
      const [from, to] = [inDrawing(svg, before), inDrawing(svg, event)];
      zoom.set(zoom.times, zoom.x + to[0] - from[0], zoom.y + to[1] - from[1]);
      dragged ||= Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > 2;
    }
  });

  const up = (event) => {
    fingers.delete(event.pointerId);
    if (pinch && fingers.size < 2) pinch = null;
    if (drag?.pointer !== event.pointerId) return;
    dragged = drag.end(event.type === "pointerup");
    drag = null;
  };
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);

  document.addEventListener("keydown", (event) => {
    if (drag && (event.key === "r" || event.key === "R")) {
      event.stopImmediatePropagation();
      drag.turn();
    }
  }, true);

  return {
    wasDrag: () => dragged,
    // Two taps on one place, where a tap means nothing else.
    tappedTwice(event) {
      const svg = event.target.closest?.("[data-zoom]");
      if (!svg || event.pointerType === "mouse") return false;
      const twice = event.timeStamp - tapped.at < TWICE && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 30;
      tapped = { at: twice ? -TWICE : event.timeStamp, x: event.clientX, y: event.clientY };
      if (!twice) return false;
      const near = zoomOf(svg);
      near.about(near.times > 1 ? 1 : NEAR, inDrawing(svg, event));
      return true;
    },
    // After each paint: it comes back by itself once something was played.
    painted() {
      if (zoom && zoom.seq !== seq()) {
        if (zoom.region.isConnected && zoom.region.querySelector("[data-zoom]")) zoom.set(1, 0, 0);
        zoom = null;
      }
    },
  };
}

/** What a key means on the map that is seen: a pick, or "" for nothing. */
export function keyed(key) {
  const keys = [...document.querySelectorAll("[data-keys]")].find((one) => one.checkVisibility());
  const meant = keys && JSON.parse(keys.dataset.keys);
  return meant && Object.hasOwn(meant, key) ? meant[key] : "";
}
