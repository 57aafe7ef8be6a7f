// A browser's two places for texts in Node, for memory.mjs: a local storage and a database that can be slow, or throw.

/** Local storage. `broken`: the names of the calls that throw. */
export class Local {
  constructor(texts = {}) {
    this.texts = new Map(Object.entries(texts));
    this.broken = new Set();
  }
  call(name, work) {
    if (this.broken.has(name)) throw new Error(`no ${name}`);
    return work();
  }
  getItem = (key) => this.call("getItem", () => this.texts.get(key) ?? null);
  setItem = (key, text) => this.call("setItem", () => void this.texts.set(key, text));
  removeItem = (key) => this.call("removeItem", () => void this.texts.delete(key));
}

/** A database with one table. Until `opens` is called nothing is answered to who opens it. */
export class Base {
  records = new Map();
  strict = []; // how durable each change was wanted
  forgetful = false; // what is put is not there afterwards
  broken = false; // a change is aborted
  opens;

  constructor(records = []) {
    for (const record of records) this.records.set(record.key, record);
    this.ready = new Promise((done) => (this.opens = done));
  }

  open() {
    const request = {};
    this.ready.then((error) => {
      if (error) return request.onerror({});
      request.result = { transaction: (_, mode, options) => this.change(mode, options), close() {}, createObjectStore() {} };
      request.onsuccess({});
    });
    return request;
  }

  change(mode, { durability } = {}) {
    const change = { error: null };
    if (mode === "readwrite") this.strict.push(durability);
    const answer = (result) => {
      const request = { result };
      setTimeout(() => request.onsuccess?.({}));
      return request;
    };
    const put = (record) => {
      if (!this.forgetful && !this.broken) this.records.set(record.key, record);
      return answer();
    };
    change.objectStore = () => ({ put, get: (key) => answer(this.records.get(key)), getAll: () => answer([...this.records.values()]) });
    setTimeout(() => (this.broken ? change.onabort?.({}) : change.oncomplete?.({})));
    return change;
  }

  texts() {
    return Object.fromEntries([...this.records].map(([key, { text, number }]) => [key, [text, number]]));
  }
}
