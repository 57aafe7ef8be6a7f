// What the address of an embedded board asks for: web/app/routes.py once more, for the time before Python is there. The
// tables of what is possible come from there (see embed.html); a test compares both readers.

/** What stands after `?` and after `#`, which goes before, as it is written there. */
export function parameters({ search, hash }) {
  const found = {};
  for (const text of [search.slice(1), hash.slice(1)]) {
    for (const [name, value] of new URLSearchParams(text)) Object.defineProperty(found, name, { value, enumerable: true, configurable: true });
  }
  return found;
}

/** Each wish, or what goes without saying; what was wrong: `[code, name, value]`; and `origins`, those that may be around
 * the board: null where the address says nothing about them, and nobody where what it says cannot be understood. */
export function read(raw, { choices, numbers, texts, most, shown }) {
  const values = {};
  for (const [name, [usual]] of Object.entries(choices)) values[name] = usual;
  for (const name of [...Object.keys(numbers), ...Object.keys(texts)]) values[name] = "";
  const complaints = [];
  const fits = (name, value) => {
    if (name in choices) return choices[name].includes(value);
    if (name in numbers) return /^[0-9]{1,10}$/.test(value) && Number(value) <= numbers[name];
    return value.length > 0 && value.length <= texts[name];
  };
  for (const [name, given] of Object.entries(raw).slice(0, most)) {
    const value = String(given);
    if (!Object.hasOwn(values, name)) complaints.push(["unknown", [...name].slice(0, shown).join(""), ""]);
    else if (fits(name, value)) values[name] = value;
    else if (value) complaints.push(["value", name, [...value].slice(0, shown).join("")]);
  }
  const given = String(Object.hasOwn(raw, "origins") ? raw.origins : "");
  const parts = given.length > texts.origins ? [] : given.split(/[ ,\t\r\n]+/).filter(Boolean);
  const wrong = parts.filter((part) => !origin(part));
  complaints.push(...wrong.map((part) => ["origin", [...part].slice(0, shown).join(""), ""]));
  const origins = given ? parts.map(origin).filter(Boolean) : null;
  if (origins && !origins.length) complaints.push(["nobody", "", ""]);
  return { values, complaints, origins };
}

/** Whether one can sit down like that in a game (see web/build/games.py); the engine says why not. */
export function seated(seats, { seat, least, most, kinds }) {
  const sitting = seats.split(",").map((one) => one.trim());
  const fits = new RegExp(`^(?:${seat})$`, "u");
  const alone = sitting.every((one) => kinds.includes(one.split(":")[0]));
  return sitting.length >= least && sitting.length <= most && sitting.every((one) => fits.test(one)) && !alone;
}

/** As browsers name it, without a path; "" for what is none. */
function origin(text) {
  try {
    return /^https?:\/\//.test(text) ? new URL(text).origin : "";
  } catch {
    return "";
  }
}
