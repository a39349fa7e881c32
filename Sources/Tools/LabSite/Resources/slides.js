"use strict";
// The same page as slides: the button, or the address #slides, puts each step on a screen of its own.
const slideButton = make("button", "", "Slides");
slideButton.setAttribute("aria-pressed", "false");
(document.querySelector("header") ?? document.querySelector("main")).prepend(slideButton);

// A new slide begins with each step, and with each section of the text after them.
function slideGroups() {
  const groups = [[]];
  for (const child of document.querySelector("main").children) {
    if (child.matches(".slider, .stepper")) continue;
    if (child.matches(".step, .law, .no-law, .question, .answer, #play") && groups.at(-1).length) groups.push([]);
    if (!child.matches(".step") && groups.at(-1)[0]?.matches(".step")) groups.push([]);
    groups.at(-1).push(child);
  }
  return groups;
}

function toggleSlides() {
  const main = document.querySelector("main");
  const isOn = document.body.classList.toggle("slides");
  slideButton.setAttribute("aria-pressed", `${isOn}`);
  slideButton.textContent = isOn ? "Page" : "Slides";
  // A teacher reads what happens below the question; a class sees the question first.
  for (const fold of main.querySelectorAll(".teacher .reveal")) fold.open = !isOn;
  if (!isOn) {
    for (const slide of main.querySelectorAll(".slide")) slide.replaceWith(...slide.children);
    return show(slider.current, false);
  }
  show(-1, false);
  for (const group of slideGroups()) {
    const slide = make("div", "slide");
    group[0].before(slide);
    slide.append(...group);
  }
  lock();
}
slideButton.onclick = toggleSlides;

// To the right: first what a question hides, then the rest of a high slide, then the next slide.
document.addEventListener("keydown", event => {
  const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
  if (!step || !document.body.matches(".slides")) return;
  if (event.key.startsWith("Arrow") && event.target.closest(`input, ${scrolling}`)) return;
  event.preventDefault();
  const slides = [...document.querySelectorAll(".slide")].filter(slide => slide.getClientRects().length);
  const place = slides.findLastIndex(slide => slide.getBoundingClientRect().top < innerHeight / 2);
  const fold = slides[place]?.querySelector(".reveal:not([open]) > summary");
  const edges = slides[place]?.getBoundingClientRect();
  const hidden = edges ? (step > 0 ? edges.bottom - innerHeight : -edges.top) : 0;
  if (step > 0 && fold) fold.click();
  else if (hidden > 8) document.querySelector("main").scrollBy(0, step * Math.min(hidden, innerHeight * 0.8));
  else slides[place + step]?.scrollIntoView();
});

if (location.hash === "#slides") toggleSlides();
