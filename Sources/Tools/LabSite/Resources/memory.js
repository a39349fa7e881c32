"use strict";
// What a reader did on a page, in the browser's memory; a browser that keeps nothing is as good without it.
const memory = {
  of(path) {
    try { return JSON.parse(localStorage.getItem(`lab ${path}`)) ?? {}; } catch { return {}; }
  },
  get here() { return this.of(location.pathname); },
  keep(change) {
    try { localStorage.setItem(`lab ${location.pathname}`, JSON.stringify({ ...this.here, ...change })); } catch { return; }
  },
  forget() {
    try { localStorage.removeItem(`lab ${location.pathname}`); } catch { return; }
  },
};

// In the list of the course, the units that are done.
for (const link of document.querySelectorAll("main li > a")) {
  if (memory.of(link.pathname).isDone) link.after(" ✓ done");
}
