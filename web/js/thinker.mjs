// The worker that thinks (web/app/thinking): a Python of its own, from the same files as the page's, and without shared memory.
// It is begun when a rival, a hint or a review needs it. Between two slices of work it reads its mail, so that what is hurried or
// dropped is so at once.
import { interpreter } from "./interpreter.mjs";

const SLICE = 40; // milliseconds
const SAY = 250; // milliseconds between two words about how far it is, which also show that it lives
const MOST = 400; // playouts in a slice

const started = begin();
const alive = setInterval(() => postMessage("starting"), 1000); // the page waits longer for what says that it comes
started.finally(() => clearInterval(alive)).catch(() => postMessage(""));

async function begin() {
  const { py, complete, bring } = await interpreter();
  await complete();
  const [pile, packs] = [py.pyimport("web.app.thinking.pile").Pile(), py.pyimport("web.app.packs")];
  return { pile, packs, bring };
}

// One letter after the other: a further game's modules have to be here before its work begins.
let mail = started;

onmessage = ({ data }) => {
  mail = mail.then((python) => take(python, data)).catch((error) => console.warn(error));
};

async function take(python, text) {
  const { job } = JSON.parse(text);
  if (job?.game) {
    const path = await python.bring(job.game).catch(() => ""); // where it does not come the work fails, and says so
    if (path) python.packs.add(job.game, path);
  }
  python.pile.take(text);
  work(python);
  return python;
}

let working = false;
let playouts = 4;
let said = 0;
const { port1: next, port2: again } = new MessageChannel(); // sooner than a timer, and after the mail

function work({ pile }) {
  if (working) return;
  working = true;
  next.onmessage = () => {
    slice(pile);
    working = pile.busy;
    if (working) again.postMessage(0);
  };
  again.postMessage(0);
}

function slice(pile) {
  if (!pile.busy) return;
  const begun = performance.now();
  const news = pile.step(playouts);
  const end = performance.now();
  playouts = Math.max(1, Math.min(MOST, Math.round(playouts * Math.min(2, SLICE / Math.max(end - begun, 1)))));
  if (!news.includes('"progress"') || end - said > SAY) {
    said = end;
    postMessage(news);
  }
}
