// The live parts of "How to embed": this site's address in the code, copying it, and the replay that this page leads.
const site = new URL("./", location.href).href;
for (const code of document.querySelectorAll("pre code")) code.textContent = code.textContent.replaceAll("SITE/", site);

const said = document.body.dataset.copied;
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const code = button.closest(".code").querySelector("code");
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = said;
    } catch {
      getSelection().selectAllChildren(code); // then it can be copied by hand
    }
  });
}

const board = document.getElementById("replay");
const places = { first: () => 0, last: () => 1e6 };
for (const button of document.querySelectorAll("[data-step]")) {
  const { step } = button.dataset;
  button.addEventListener("click", () => board.goTo(Math.max(0, places[step]?.() ?? (board.ply ?? 0) + Number(step))));
}

const told = document.getElementById("told");
const MOST = 30;
let silent = true;
for (const type of ["ready", "position", "action", "refused", "solved", "failed", "finished", "error"]) {
  document.addEventListener(`nyc-${type}`, ({ target, detail }) => {
    if (silent) told.replaceChildren();
    silent = false;
    const line = document.createElement("li");
    const { position, ...short } = detail;
    line.textContent = `${target.id || target.getAttribute("lesson")}  ${type}  ${JSON.stringify(position ? { ...short, position: "…" } : short)}`;
    told.append(line);
    while (told.childElementCount > MOST) told.firstElementChild.remove();
    told.scrollTop = told.scrollHeight;
  });
}
