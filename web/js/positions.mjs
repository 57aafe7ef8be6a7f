// The position in what an embed or a link carries, read without Python and with suspicion.
import { gameOf } from "./picture.mjs";

const LONGEST_LINK = 400_000;
const LARGEST_TEXT = 1_000_000;
const LARGEST_BODY = 1_000_000; // as nyc_core/table/save.py

/** Why there is no picture: `code` is link (cut off or something else), large, unreadable, unknown or missing. */
export class NoPicture extends Error {
  constructor(code) {
    super(code);
    this.name = "NoPicture";
    this.code = code;
  }
}

/** The position in a position, save or lesson: packed (base64url of zlib of JSON), or the JSON itself; rejects with
 * NoPicture. That of a lesson names its `learner`, whose hand belongs into the picture:
 * picture(position, { seat: position.learner }). */
export const positionOf = async (given) => (await tableOf(given)).position;

/** The same with what it was: `kind` is lesson, position or save, and `plies` how many actions lead to the position. A lesson
 * has its `title` and `task` by language, and may bring what chance would deal as its `cover` (nyc_core/lessons/cover.py). */
export async function tableOf(given, rules = gameOf({})) {
  if (typeof given !== "string") throw new NoPicture("link");
  if (given.length > LONGEST_LINK) throw new NoPicture("large");
  const data = parsed(given.startsWith("{") ? given : await unpacked(given, LARGEST_TEXT));
  const lesson = firstLesson(data);
  if (typeof lesson === "string") return { kind: "lesson", plies: 0, position: await positionOfLesson(lesson), title: table(data.title), task: {} };
  if (isTable(lesson.position)) {
    const position = { ...known({ ...lesson.position, ...table(lesson.cover) }), learner: lesson.learner ?? 0 };
    return { kind: "lesson", plies: 0, position, title: table(data.title), task: table(lesson.task) };
  }
  if (typeof data.body !== "string") return { kind: "position", plies: 0, position: known(ruled(data, rules)) };
  const { position } = parsed(await unpacked(data.body, LARGEST_BODY));
  return { kind: "save", plies: Number.isInteger(data.actions) ? data.actions : 0, position: known(position) };
}

// Of a course its first lesson, which may be the id of one that comes with the game; anything else as it is.
function firstLesson(data) {
  const chapter = Array.isArray(data.chapters) ? table(data.chapters[0]) : data;
  const first = Array.isArray(chapter.lessons) ? chapter.lessons[0] : data;
  return typeof first === "string" ? first : table(first);
}

const isTable = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const table = (value) => (isTable(value) ? value : {});

const shelves = {};

/** The table of a lesson that comes with a game, by its id, with its `learner`. All of a game are in one file, which is fetched once. */
export async function positionOfLesson(id, game = gameOf({})) {
  const file = new URL(`pictures-${game}.json`, import.meta.url);
  shelves[game] ??= fetch(file).then((answer) => (answer.ok ? answer.json() : Promise.reject()));
  const tables = await shelves[game].catch(() => {
    delete shelves[game];
    throw new NoPicture("missing");
  });
  if (!Object.hasOwn(tables, id)) throw new NoPicture("missing");
  return tables[id];
}

// A position that names no game is of the one whose rules are named.
const ruled = (position, rules) => (Object.hasOwn(position, "game") || rules === gameOf({}) ? position : { ...position, game: rules });

function known(position) {
  if (!isTable(position) || gameOf(position) === null) throw new NoPicture("unknown");
  return position;
}

function parsed(text) {
  let data = null;
  try {
    data = JSON.parse(text);
  } catch {
    throw new NoPicture("unreadable");
  }
  if (!isTable(data)) throw new NoPicture("unknown");
  return data;
}

/** The text in a packed one, and never more of it than that: it may claim to hold gigabytes. */
async function unpacked(packed, most) {
  const reader = inflating(packed).getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > most) throw new NoPicture("large");
    }
    return text + decoder.decode();
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof NoPicture ? error : new NoPicture("link");
  }
}

function inflating(packed) {
  let bytes = "";
  try {
    if (!/^[\w-]+=*$/.test(packed)) throw new Error();
    bytes = atob(packed.replace(/=+$/, "").replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    throw new NoPicture("link");
  }
  const data = Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
  return new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
}
