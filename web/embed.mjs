// The board on somebody else's page. First a picture of the very table, without Python; whoever wants to play starts it.
import { host } from "./host.mjs";
import { picture } from "./picture.mjs";
import { positionOf, positionOfLesson } from "./positions.mjs";
import { connect } from "./post.mjs";
import { parameters, read } from "./wishes.mjs";

const FACTS = JSON.parse(document.getElementById("facts").textContent);
const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const night = matchMedia("(prefers-color-scheme: dark)");

let raw = parameters(location);
let wishes;
let words;
let bridge; // there when Python is
let begun = false;
const waiting = []; // messages for Python
const MOST_WAITING = 20;

function understand() {
  wishes = read(raw, FACTS.tables);
  const { lang, theme, controls } = wishes.values;
  const wanted = lang === "auto" ? (navigator.languages ?? [navigator.language]).map((tag) => tag.split("-")[0].toLowerCase()) : [lang];
  root.lang = wanted.find((code) => Object.hasOwn(FACTS.words, code)) ?? "en";
  words = FACTS.words[root.lang];
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.controls = controls;
}

const said = ([code, name, value]) => words[`guest.${code}`].replace("{name}", () => name).replace("{value}", () => value);
const shelved = (lesson) => (Object.hasOwn(FACTS.titles, lesson) ? FACTS.titles[lesson] : null);
const modeOf = ({ mode, lesson }) => mode || (lesson ? "lesson" : "play");

// --- the cover ------------------------------------------------------------------

function cover() {
  const { values, complaints } = wishes;
  const mode = modeOf(values);
  const title = shelved(values.lesson);
  document.title = words["embed.name"];
  byId("cover-name").textContent = words["embed.name"];
  byId("cover-title").textContent = title ? (title[root.lang] ?? title.en) : words[`embed.kind.${mode}`];
  // A save holds its last table only: any other one takes the engine.
  const kind = title ? words[`embed.kind.${mode}`] : "";
  byId("cover-kind").textContent = values.game && values.ply ? words["embed.end"] : kind;
  byId("begin-label").textContent = words[`embed.start.${mode}`];
  byId("cover-words").textContent = complaints.map(said).join(" ");
  byId("begin").hidden = false;
  draw();
}

let drawn = 0; // an older picture must not come after a newer one

async function draw() {
  const turn = ++drawn;
  const { position, trouble } = await table(wishes.values);
  if (turn !== drawn || !byId("picture")) return;
  const theme = root.dataset.theme ?? (night.matches ? "dark" : "light");
  byId("picture").innerHTML = picture(position, { lang: root.lang, theme });
  if (trouble) byId("cover-words").append(` ${said([trouble, "", ""])}`);
  if (turn > 1) return;
  performance.mark("nyc:picture");
  send("ready", { stage: "picture", mode: modeOf(wishes.values) });
}

// The position that Python would put on the table, as far as it can be known without it.
async function table({ lesson, game, seats, seed }) {
  try {
    if (lesson) return { position: shelved(lesson) ? await positionOfLesson(lesson) : await positionOf(lesson) };
    if (game) return { position: await positionOf(game) };
  } catch {
    return { position: undealt(seats), trouble: lesson ? "lesson" : "game" };
  }
  if (seats || seed) return { position: undealt(seats) }; // only the engine deals
  const starts = await fetch("starts.json").then((answer) => answer.json()).catch(() => []);
  if (!starts.length) return { position: undealt(seats) };
  const chosen = crypto.getRandomValues(new Uint32Array(1))[0] % starts.length;
  deal = String(chosen + 1);
  return { position: starts[chosen] };
}

let deal = ""; // the seed of the table in the picture

const KINDS = new Set(["human", "tom", "bot"]);
function undealt(seats) {
  const people = (seats || "human,tom:B4").split(",").slice(0, 4).map((seat) => seat.trim().split(":"));
  return { phase: "start", seats: people.filter(([kind]) => KINDS.has(kind)).map(([kind, name]) => ({ kind, ...(kind !== "tom" && name && { name }) })) };
}

// --- the table ------------------------------------------------------------------

async function begin() {
  if (begun) return;
  begun = true;
  const focused = document.activeElement === byId("begin");
  byId("begin").hidden = true;
  byId("opening").textContent = words["embed.opening"];
  byId("cover-start").hidden = false;
  if (focused) byId("opening").focus();
  const seed = wishes.values.seed || wishes.values.game || wishes.values.lesson || wishes.values.seats ? {} : { seed: deal };
  host.wishes = JSON.stringify({ ...raw, ...(seed.seed && seed) });
  host.keeps = wishes.values.save === "1";
  host.post = (type, payload) => {
    if (type === "ready" && byId("cover")) open(focused);
    send(type, JSON.parse(payload));
  };
  try {
    const [{ loadPyodide }, page] = await Promise.all([import("./boot.mjs"), import("./bridge.mjs")]);
    const py = await loadPyodide();
    document.body.append(byId("room").content);
    py.runPython("from web.app.bridge import start; start()");
    bridge = page;
    for (const [type, payload] of waiting.splice(0)) bridge.hear(type, JSON.stringify(payload));
  } catch (error) {
    console.error(error);
    byId("opening").textContent = words["embed.failed"];
    send("error", { code: "start", text: words["embed.failed"] });
  }
}

// Python has drawn the table: the cover goes, and who has started by keyboard is at what is asked.
function open(focused) {
  byId("cover").remove();
  night.removeEventListener("change", draw);
  if (focused) byId("r-prompt")?.focus({ preventScroll: true });
  size();
}

// --- the page around ------------------------------------------------------------

function hear(type, payload) {
  if (bridge) return bridge.hear(type, JSON.stringify(payload));
  if (type === "theme") {
    raw = { ...raw, theme: payload.theme };
    understand();
    cover();
  } else if (type === "load" && !begun) {
    const { theme, lang, save, controls, origins } = wishes.values;
    raw = { ...payload, theme, lang, save, controls, origins };
    understand();
    cover();
  } else if (waiting.length < MOST_WAITING) {
    waiting.push([type, payload]);
    begin();
  }
}

// How high the frame should be for its width: room for the layouts of the table; before, for the picture.
let told = "";
function size() {
  const width = root.clientWidth;
  if (!width) return; // not shown yet
  const bar = root.dataset.controls === "0" ? 52 : 0;
  const narrow = byId("cover") ? Math.min(width * 1.31 + 150, 760) : 740 - bar;
  const height = Math.round(width < 700 ? narrow : width < 900 ? width * 1.3 - bar : Math.max(620, width * 0.66) - bar);
  if (told !== `${width} ${height}`) send("resize", { width, height });
  told = `${width} ${height}`;
}

understand();
const send = connect(wishes.values.origins.split(/[\s,]+/).filter(Boolean), hear);
size();
new ResizeObserver(size).observe(root);
addEventListener("hashchange", () => location.reload());
cover();
night.addEventListener("change", draw);
byId("cover").addEventListener("click", begin);
if (wishes.values.load === "now") begin();
