// Who this page is a guest of. Nobody's, unless embed.mjs says so before the other modules are there.
export const host = {
  wishes: "", // what is asked of the guest, as JSON; empty for nobody's guest
  keeps: true, // whether anything may be stored on the device
  post() {}, // tells the page around this one
};
