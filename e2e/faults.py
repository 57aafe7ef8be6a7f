"""What goes wrong on purpose in a page: storage that throws at any call, a clock that runs backwards; and what is then
in the storage, read as the page itself would read it."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext

from e2e.table import Table
from nyc_core import Game
from tests.app.memory import FakeStorage
from web.app.keep import slots
from web.app.keep.store import Store

# `nycFault` is armed with the call that fails, counted from 1: among the calls that `names` has. In the address
# `?fault=3` arms it before the page starts, `?fault=3&lasting` makes all later calls fail too.
INJECT = """(() => {
  const asked = new URLSearchParams(location.search);
  const real = {};
  const fault = { names: "get set remove keys", at: Number(asked.get("fault")), lasting: asked.has("lasting"), calls: 0,
                  hits: 0, closed: 0 };
  fault.dump = () => Object.fromEntries(real.keys(localStorage).map((key) => [key, real.get.call(localStorage, key)]));
  fault.arm = (at, lasting, names) => Object.assign(fault, { at, lasting, names, calls: 0, hits: 0 });
  const look = (name) => {
    if (fault.closed && name !== "get") throw new DOMException("closed", "InvalidStateError");
    if (!fault.names.includes(name)) return;
    fault.calls += 1;
    if (fault.calls !== fault.at && !(fault.lasting && fault.at && fault.calls > fault.at)) return;
    fault.hits += 1;
    throw new DOMException("injected", name === "set" ? "QuotaExceededError" : "InvalidStateError");
  };
  for (const name of ["get", "set", "remove"]) {
    real[name] = Storage.prototype[`${name}Item`];
    Storage.prototype[`${name}Item`] = function (...given) {
      let local = false;
      try { local = this === localStorage; } catch {}
      if (local) look(name);
      return real[name].apply(this, given);
    };
  }
  real.keys = Object.keys;
  Object.keys = (thing) => {
    if (thing instanceof Storage) look("keys");
    return real.keys(thing);
  };
  globalThis.nycFault = fault;

  // The same deals each time, so that a test that fails fails again.
  let deals = 0;
  crypto.getRandomValues = (numbers) => numbers.fill((deals += 1));

  // A clock that can be set back.
  const Real = Date;
  fault.back = 0;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(Real.now() - fault.back); }
    static now() { return Real.now() - fault.back; }
  };
})();"""

# Plays one action as a tap would, with a fault armed, and says how all stands afterwards.
ACT = """([at, lasting, names, wanted]) => {
  const root = document.getElementById("table");
  const choose = () => [...document.querySelectorAll(wanted || "#table [data-act]")];
  for (const first of ["place", "pick", "pick", "pick", "mode", "pick", "pick"]) {
    const thing = document.querySelector(`#table [data-${first}]:not([data-${first}=""])`);
    if (!choose().length) thing?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  const all = choose();
  const control = all[Math.floor(all.length / 2)];
  nycFault.arm(at, lasting, names);
  // Pieces of a drawing have no click().
  const click = (one) => one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const { act, weigh, select, confirm } = control.dataset;
  click(control);
  const selects = weigh !== undefined || (select !== undefined && confirm === undefined);
  if (selects) click(document.querySelector(`#table [data-act="${act}"][data-confirm]`));
  if (root.hasAttribute("data-pending")) click(document.querySelector("#table [data-do=go-on]"));
  const { calls, hits } = nycFault;
  nycFault.arm(0, false, "");
  const text = (id) => document.getElementById(id).textContent;
  return JSON.stringify({ seq: Number(root.dataset.seq), over: !root.dataset.decision, calls, hits,
                          notice: text("r-toast"), game: location.hash.split("/")[1] ?? "", kept: nycFault.dump() });
}"""


ANY = "get set remove keys"


class After(NamedTuple):
    """How all stands after something was done."""

    seq: int  # actions of the game on the table
    over: bool
    calls: int  # of the storage
    hits: int  # of them, those that failed
    notice: str  # what the page says about trouble
    game: str
    kept: dict[str, str]

    def saved(self, game: str = "") -> Game:
        """A game as the next visit would find it."""
        return saved(self.kept, game or self.game)


def saved(kept: dict[str, str], game: str) -> Game:
    """A game that lies in a storage."""
    return Store(lambda: FakeStorage.of(kept), lambda: "", lambda: 1).open(game).game


def games(kept: dict[str, str]) -> list[str]:
    return slots.games(slots.Memory(lambda: FakeStorage.of(kept)))


def faulty_table(device: BrowserContext, address: str) -> Table:
    """A table whose storage can be made to fail."""
    device.add_init_script(INJECT)
    table = Table(device.new_page())
    table.page.goto(address)
    table.wait_for_start()
    return table


def act(table: Table, at: int = 0, lasting: bool = False, names: str = ANY, wanted: str = "") -> After:
    """Do one thing; the so-manieth call of the storage fails."""
    outcome: dict[str, Any] = json.loads(table.page.evaluate(ACT, [at, lasting, names, wanted]))
    return After(**outcome)
