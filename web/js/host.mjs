// What one module of the page sets and others use. Whose guest the page is (nobody's, unless embed.mjs says so before the other
// modules are there), and where a further game comes from (boot.mjs).
export const host = {
  wishes: "", // what is asked of the guest, as JSON; empty for nobody's guest
  game: "", // whose table most likely lies on the page first; "" where nothing tells
  deal: 0, // the seed of the table in the picture, 0 for none: the first game that is dealt by chance is that one
  around: "", // the origin of the page around; "" where that is not known
  keeps: true, // whether anything may be stored on the device
  post() {}, // tells the page around this one
  bring: async () => "", // where the pack of a game lies for Python; "" where nothing had to be fetched
  complete: async () => {}, // brings what a start leaves out
};
