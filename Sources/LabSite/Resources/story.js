"use strict";
// The page is whole without this script. With it, the story has a slider, and what follows a prediction
// is not shown before the reader has guessed, or asks for it.
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter(child => child != null));
  return element;
}

const storySteps = [...document.querySelectorAll(".step")].filter(step => !step.closest("details.answer"));
const questions = new Set(document.querySelectorAll("fieldset.predict"));
const slider = { current: 0, buttons: [] };

// What is behind a question: the rest of its step, and all that follows the step.
function lock() {
  for (const element of document.querySelectorAll(".locked")) element.classList.remove("locked");
  for (const question of questions) {
    const section = question.closest(".step");
    const step = section.parentElement.matches(".slide") ? section.parentElement : section;
    for (let next = question.nextElementSibling; next; next = next.nextElementSibling) {
      if (!next.matches(".reveal")) next.classList.add("locked");
    }
    for (let next = step.nextElementSibling; next; next = next.nextElementSibling) next.classList.add("locked");
  }
  slider.buttons.forEach((button, place) => button.disabled = !!storySteps[place]?.matches(".locked"));
}

function answer(question) {
  questions.delete(question);
  question.parentElement.querySelector(".reveal")?.remove();
  lock();
}

function show(index, moves) {
  while (index > 0 && storySteps[index].matches(".locked")) index -= 1;
  slider.current = index;
  storySteps.forEach((step, place) => step.hidden = index >= 0 && place !== index);
  slider.buttons.forEach((button, place) => {
    if (place === (index < 0 ? storySteps.length : index)) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  });
  if (moves) history.replaceState(null, "", index < 0 ? "#all" : `#s${index}`);
}

if (location.hash.startsWith("#play=")) questions.clear();
for (const question of questions) {
  const reveal = make("details", "reveal", make("summary", "", "Show it without a guess"));
  reveal.addEventListener("toggle", () => answer(question));
  question.after(reveal);
  question.addEventListener("change", event => {
    const isRight = event.target.value === "1";
    question.querySelector(".right").hidden = !isRight;
    question.querySelector(".wrong").hidden = isRight;
    answer(question);
  });
}
lock();

if (storySteps.length > 1) {
  const bar = make("div", "slider");
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "steps");
  slider.buttons = [...storySteps, null].map((step, index) => {
    const command = step?.querySelector("h2 code")?.textContent.slice(2);
    const button = make("button", "", step ? (index ? `${index} ${command}` : "begin") : "all steps");
    button.onclick = () => show(step ? index : -1, true);
    return button;
  });
  bar.append(...slider.buttons);
  storySteps[0].before(bar);
  document.addEventListener("keydown", event => {
    if (event.target.closest("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (document.body.matches(".slides") || slider.current < 0) return;
    const next = slider.current + { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (next >= 0 && next < storySteps.length) show(next, true);
  });
  lock();
  addEventListener("hashchange", () => {
    const place = /^#s(\d+)$/.exec(location.hash);
    if (place && slider.current >= 0 && place[1] < storySteps.length) show(+place[1], false);
  });
  const asked = /^#s(\d+)$/.exec(location.hash);
  const failed = storySteps.findIndex(step => step.querySelector(".failure"));
  const isWhole = location.hash === "#all" || location.hash.startsWith("#play=") || document.body.matches(".teacher");
  show(isWhole ? -1 : asked ? Math.min(+asked[1], storySteps.length - 1) : Math.max(0, failed), false);
}
