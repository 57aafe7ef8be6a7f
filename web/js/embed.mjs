// The board on somebody else's page. First a picture of the very table, without Python; whoever wants to play starts it.
import { host } from "./host.mjs";
import { gameOf, picture } from "./picture.mjs";
import { positionOfLesson, tableOf } from "./positions.mjs";
import { around, connect } from "./post.mjs";
import { parameters, read, seated } from "./wishes.mjs";

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
  if (wishes.values.save === "1" && !host.around) wishes.complaints.push(["unkept", "", ""]);
  const { lang, theme, controls } = wishes.values;
  const wanted = lang === "auto" ? (navigator.languages ?? [navigator.language]).map((tag) => tag.split("-")[0].toLowerCase()) : [lang];
  root.lang = wanted.find((code) => Object.hasOwn(FACTS.words, code)) ?? "en";
  globalThis.nycLanguage = root.lang;
  words = FACTS.words[root.lang];
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.controls = controls;
}

const said = ([code, name, value]) => words[`guest.${code}`].replace("{name}", () => name).replace("{value}", () => value);
const gameOfShelved = (lesson) => Object.keys(FACTS.titles).find((game) => Object.hasOwn(FACTS.titles[game], lesson));
const shelved = (lesson) => FACTS.titles[gameOfShelved(lesson)]?.[lesson] ?? null;
const modeOf = ({ mode, lesson }) => mode || (lesson ? "lesson" : "play");

// --- the cover ------------------------------------------------------------------

function cover() {
  const { values, complaints } = wishes;
  const mode = modeOf(values);
  const title = shelved(values.lesson) ?? {};
  name(values.rules);
  byId("cover-title").textContent = spoken(title, FACTS.longest.title) || words[`embed.kind.${mode}`];
  byId("cover-task").textContent = "";
  byId("begin-label").textContent = words[`embed.start.${mode}`];
  complain(complaints);
  byId("begin").hidden = false;
  draw();
}

// What is shown, and where it is from.
function name(game) {
  const said = words["embed.name"].replace("{game}", () => FACTS.games[game].title);
  if (document.title !== said) document.title = said;
  if (byId("cover-name").textContent !== said) byId("cover-name").textContent = said;
}

// A lesson's text in this language, or in the first that it has; a stranger's lesson may hold anything.
function spoken(texts, longest) {
  const text = Object.hasOwn(texts, root.lang) ? texts[root.lang] : Object.values(texts)[0];
  return typeof text === "string" ? [...text].slice(0, longest).join("") : "";
}

function complain(complaints) {
  const text = complaints.map(said).join(" ");
  if (byId("cover-words").textContent !== text) byId("cover-words").textContent = text;
}

let drawn = 0; // an older picture must not come after a newer one
let greeted = false;

async function draw() {
  const turn = ++drawn;
  const { position, note, title = {}, task = {}, deal = 0, complaints } = await table(wishes.values);
  const theme = root.dataset.theme ?? (night.matches ? "dark" : "light");
  const markup = await picture(position, { lang: root.lang, theme, seat: position.learner });
  if (turn !== drawn || !byId("picture")) return;
  host.deal = deal;
  host.game = gameOf(position) ?? wishes.values.rules;
  name(host.game);
  byId("picture").innerHTML = markup;
  const mode = modeOf(wishes.values);
  const own = spoken(title, FACTS.longest.title); // of a teacher's lesson
  if (own) byId("cover-title").textContent = own;
  byId("cover-task").textContent = mode === "lesson" ? spoken(task, FACTS.longest.task) : "";
  const kind = own || shelved(wishes.values.lesson) ? words[`embed.kind.${mode}`] : "";
  byId("cover-kind").textContent = note ? words[note] : kind;
  const all = [...wishes.complaints, ...complaints];
  complain(all);
  if (!greeted) {
    greeted = true;
    performance.mark("nyc:picture");
    send("ready", { stage: "picture", mode, title: byId("cover-title").textContent });
  }
  if (!begun) tell(all); // else Python does
}

let told = ""; // the complaints that the page around was told
function tell(complaints) {
  if (told === JSON.stringify(complaints)) return;
  told = JSON.stringify(complaints);
  for (const one of complaints) send("error", { code: one[0], text: said(one) });
}

// The position that Python would put on the table, as far as it can be known without it, and what is wrong with the wishes.
async function table({ mode, lesson, game, seats, seed, ply, rules }) {
  const complaints = [];
  const complain = (code, name = "", value = "") => complaints.push([code, name, String(value)]);
  if (mode === "lesson" && !lesson) complain("lesson");
  let shown = lesson ? await lessonTable(lesson, rules) : null;
  if (lesson && !shown) complain("lesson");
  if (shown && ["", "lesson"].includes(mode)) return { ...shown, complaints };
  if (game && !shown) {
    shown = await tableOf(game, rules).catch(() => null);
    if (shown?.kind === "lesson") shown = null;
    if (!shown) complain("game");
  }
  const sits = !seats || seated(seats, FACTS.games[rules]);
  if (!shown && !sits) complain("seats");
  shown ??= await start(rules, sits ? seats : "", seed);
  if (Number(ply) > shown.plies) complain("ply", ply, shown.plies);
  // A save holds its last table only: any other one takes the engine.
  if (ply && Number(ply) < shown.plies) shown.note = "embed.end";
  return { ...shown, complaints };
}

async function lessonTable(lesson, rules) {
  const game = gameOfShelved(lesson);
  if (!game) return tableOf(lesson).then((packed) => (packed.kind === "lesson" ? packed : null), () => null);
  const position = await positionOfLesson(lesson, game).catch(() => null); // the network's fault, if any
  return position ? { position, plies: 0 } : undealt(rules, "");
}

const chosen = crypto.getRandomValues(new Uint32Array(1))[0];

// A new game. Of those who sit down as usual the first tables are known; where nobody gave a seed, it is one of them.
async function start(rules, seats, seed) {
  const { quick } = FACTS.games[rules];
  if (seats && seats.split(",").map((seat) => seat.trim()).join() !== quick.join()) return undealt(rules, seats);
  const tables = await fetch(`starts-${rules}.json`).then((answer) => answer.json()).catch(() => []);
  const place = seed ? Number(seed) - 1 : chosen % tables.length;
  return Object.hasOwn(tables, place) ? { position: tables[place], plies: 0, deal: seed ? 0 : place + 1 } : undealt(rules, seats);
}

const undealt = (rules, seats) => ({
  position: { game: rules, seats: seats ? seats.split(",").map((seat) => seat.trim()) : FACTS.games[rules].quick },
  plies: 0,
  note: "embed.undealt",
});

// --- the table ------------------------------------------------------------------

async function begin() {
  if (begun) return;
  begun = true;
  const focused = document.activeElement === byId("begin");
  byId("begin").hidden = true;
  byId("opening").textContent = words["embed.opening"];
  byId("cover-start").hidden = false;
  if (focused) byId("opening").focus();
  host.wishes = JSON.stringify(raw);
  host.keeps = wishes.values.save === "1" && Boolean(host.around);
  host.post = (type, payload) => {
    if (type === "ready" && byId("cover")) open(focused);
    send(type, JSON.parse(payload));
  };
  document.head.append(byId("soon").content); // what a start needs is asked for at once
  try {
    const [boot, page] = await Promise.all([import("./boot.mjs"), import("./bridge.mjs")]);
    await boot.loadPyodide();
    document.body.append(byId("room").content);
    await boot.begin();
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
    if (!begun) return cover();
    wait(type, payload);
    draw();
  } else if (type === "load" && !begun) {
    const { theme, lang, save, controls, origins } = wishes.values;
    raw = { ...payload, theme, lang, save, controls, origins };
    understand();
    cover();
  } else {
    wait(type, payload);
    begin();
  }
}

// Only the newest other table is laid, and what was wanted of the ones before it is wanted no more.
function wait(...message) {
  if (message[0] === "load") waiting.splice(0, Infinity, ...waiting.filter(([type]) => type === "theme"));
  if (waiting.length < MOST_WAITING) waiting.push(message);
}

// How high the frame should be for its width: room for the layouts of the table; before, for the picture.
let sized = "";
function size() {
  const width = root.clientWidth;
  if (!width) return; // not shown yet
  const bar = root.dataset.controls === "0" ? 52 : 0;
  const narrow = byId("cover") ? Math.min(width * 1.31 + 150, 760) : 740 - bar;
  const height = Math.round(width < 700 ? narrow : width < 900 ? width * 1.3 - bar : Math.max(620, width * 0.66) - bar);
  if (sized !== `${width} ${height}`) send("resize", { width, height });
  sized = `${width} ${height}`;
}

// What is kept belongs to the page around: no other one is listened or told to.
function trusted() {
  const { values, origins } = wishes;
  return values.save === "1" && host.around ? (origins ?? [host.around]).filter((origin) => origin === host.around) : origins;
}

host.around = around();
understand();
const send = connect(trusted(), hear);
size();
new ResizeObserver(size).observe(root);
addEventListener("hashchange", () => location.reload());
cover();
night.addEventListener("change", draw);
byId("cover").addEventListener("click", begin);
if (wishes.values.load === "now") begin();
