"use strict";
// The page is whole without this script. With it, the story has a slider, and what follows the step of a
// prediction is not shown before the reader has guessed, or asks for it.
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter(child => child != null).flatMap(child => typeof child === "string" ? withChineseMarked(child) : child));
  return element;
}

function withChineseMarked(text) {
  return text.split(/(\p{Script=Han}[\p{Script=Han}\u3000-\u303f\uff00-\uffef]*)/u).filter(part => part).map(part => {
    if (!/^\p{Script=Han}/u.test(part)) return part;
    const element = document.createElement("span");
    element.lang = "zh";
    element.textContent = part;
    return element;
  });
}

const storySteps = [...document.querySelectorAll(".step")].filter(step => !step.closest("details.answer"));
const questions = new Set(document.querySelectorAll("fieldset.predict"));
const slider = { current: 0, buttons: [] };
// Where the arrow keys scroll.
const scrolling = ".wide, pre";

// The one place that a screen reader listens to.
const live = make("p", "hidden");
live.setAttribute("aria-live", "polite");
document.querySelector("main").prepend(live);

function announce(...sentences) { live.textContent = sentences.filter(text => text).join(". "); }

// What each wiring broke, as far as it is shown.
function findings(step) {
  return [...step.querySelectorAll(".side")].filter(side => !side.closest("details:not([open])")).map(side => {
    const broken = [...side.querySelectorAll(".finding")].map(finding =>
      `${finding.querySelector("a, strong").textContent}, ${finding.querySelector("span").textContent}`);
    return `${side.querySelector("h3").textContent}: ${broken.join("; ") || "nothing is broken"}`;
  });
}

// Below the step: which one it is, and the ways to its neighbours.
const stepper = { bar: make("div", "stepper"), back: make("button", "", "‹ back"), count: make("span"), next: make("button", "", "next ›") };
stepper.bar.append(stepper.back, stepper.count, stepper.next);
stepper.bar.setAttribute("role", "group");
stepper.bar.setAttribute("aria-label", "step by step");
stepper.update = () => {
  const next = storySteps[slider.current + 1];
  stepper.count.textContent = slider.current > 0 ? `step ${slider.current} of ${storySteps.length - 1}` : "the beginning";
  // A button that can do nothing keeps the focus, from which the reader can go back.
  stepper.back.setAttribute("aria-disabled", `${slider.current < 1}`);
  stepper.next.setAttribute("aria-disabled", `${!next || next.matches(".locked")}`);
};

// What is behind a question: all that follows its step; the rest of the step is folded.
function lock() {
  for (const element of document.querySelectorAll(".locked")) element.classList.remove("locked");
  for (const question of questions) {
    const section = question.closest(".step");
    const step = section.parentElement.matches(".slide") ? section.parentElement : section;
    for (let next = step.nextElementSibling; next; next = next.nextElementSibling) {
      if (next !== stepper.bar) next.classList.add("locked");
    }
  }
  slider.buttons.forEach((button, place) => button.disabled = !!storySteps[place]?.matches(".locked"));
  stepper.update();
}

// Shows what a question asks for; the place of the question is then the place to read on.
function answer(question) {
  if (!questions.delete(question)) return;
  const reveal = question.nextElementSibling;
  const isHere = question.contains(document.activeElement) || reveal.contains(document.activeElement);
  reveal.open = true;
  question.disabled = true;
  const verdict = question.querySelector("p:not([hidden])");
  // A screen reader says what gets the focus.
  announce(isHere ? "" : verdict?.textContent.replace(".", ""), ...findings(reveal));
  lock();
  noteEnd();
  if (isHere) focusText(verdict ?? reveal.querySelector(".sides"));
}

// A unit is done when all its questions are answered and the reader is at its end; slides are for a class.
function noteEnd() {
  const isAtEnd = slider.current < 0 || slider.current === storySteps.length - 1;
  if (questions.size === 0 && isAtEnd && !document.body.matches(".slides")) memory.keep({ isDone: true });
}

// The chosen answer is compared with the right one.
function guess(question) {
  const choice = question.querySelector("input:checked");
  if (!choice || !questions.has(question)) return;
  memory.keep({ [choice.name]: choice.parentElement.textContent });
  const isRight = choice.value === "1";
  question.querySelector(".right").hidden = !isRight;
  question.querySelector(".wrong").hidden = isRight;
  answer(question);
}

function focusText(element) {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function show(index, moves) {
  while (index > 0 && storySteps[index].matches(".locked")) index -= 1;
  slider.current = index;
  storySteps.forEach((step, place) => step.hidden = index >= 0 && place !== index);
  slider.buttons.forEach((button, place) => {
    if (place === (index < 0 ? storySteps.length : index)) button.setAttribute("aria-current", "step");
    else button.removeAttribute("aria-current");
  });
  // On a narrow screen the steps are one line, which scrolls.
  const marked = slider.buttons.find(button => button.hasAttribute("aria-current"));
  const bar = marked?.parentElement;
  if (bar) bar.scrollLeft = marked.offsetLeft - bar.offsetLeft - (bar.clientWidth - marked.offsetWidth) / 2;
  // What moves to another place loses the focus.
  const focused = stepper.bar.contains(document.activeElement) ? document.activeElement : null;
  stepper.bar.hidden = index < 0;
  if (index >= 0) storySteps[index].after(stepper.bar);
  stepper.update();
  focused?.focus({ preventScroll: true });
  if (moves && index < 0) announce("all steps");
  if (moves && index >= 0) announce(`${stepper.count.textContent}: ${storySteps[index].querySelector("h2").textContent}`, ...findings(storySteps[index]));
  if (moves) noteEnd();
  if (moves) history.replaceState(null, "", index < 0 ? "#all" : `#s${index}`);
}

// A guess of an earlier visit holds, but not before a class, which has not guessed yet.
function guessAgain(question) {
  const inputs = [...question.querySelectorAll("input")];
  const choice = inputs.find(input => input.parentElement.textContent === memory.here[input.name]);
  if (!choice) return;
  choice.checked = true;
  guess(question);
}

if (location.hash.startsWith("#play=")) questions.forEach(answer);
for (const question of questions) {
  const reveal = question.nextElementSibling;
  reveal.addEventListener("toggle", () => answer(question));
  reveal.firstElementChild.onclick = event => {
    event.preventDefault();
    answer(question);
  };
  // The arrow keys only move the choice; a click of theirs has no count.
  const check = make("button", "check", "Check");
  check.disabled = true;
  check.onclick = () => guess(question);
  question.querySelector("label:last-of-type").after(check);
  question.addEventListener("change", () => check.disabled = false);
  question.addEventListener("keydown", event => {
    if (event.key === "Enter" && event.target.matches("input")) guess(question);
  });
  question.addEventListener("click", event => {
    const choice = event.detail > 0 && event.target.closest("label")?.control;
    if (!choice || question.disabled) return;
    choice.checked = true;
    guess(question);
  });
}
if (location.hash !== "#slides") [...questions].forEach(guessAgain);
announce();
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
  const forget = make("button", "", "forget my guesses");
  forget.hidden = ![...document.querySelectorAll("fieldset.predict input")].some(input => input.name in memory.here);
  forget.onclick = () => {
    memory.forget();
    location.reload();
  };
  bar.append(...slider.buttons, forget);
  storySteps[0].before(bar);
  for (const [button, distance] of [[stepper.back, -1], [stepper.next, 1]]) {
    button.onclick = () => button.ariaDisabled === "true" || show(slider.current + distance, true);
  }
  document.addEventListener("keydown", event => {
    if (event.target.closest("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest(scrolling)) return;
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

// Hop by hop: the slider shows one hop of each wiring, and what models and windows hold at that moment.
for (const walk of document.querySelectorAll("details.walk")) {
  const lists = [...walk.querySelectorAll("ol")].map(list => [...list.children]);
  const last = walk.dataset.rows - 1;
  const input = make("input");
  Object.assign(input, { type: "range", min: 0, max: last, value: 0, ariaLabel: "hop" });
  const [back, next, count] = [make("button", "", "‹ hop"), make("button", "", "hop ›"), make("output")];
  const showHop = row => {
    input.value = row;
    count.textContent = `${row + 1} of ${last + 1}`;
    back.setAttribute("aria-disabled", `${row < 1}`);
    next.setAttribute("aria-disabled", `${row >= last}`);
    const hops = lists.map(list => {
      const seen = list.filter(item => item.dataset.row <= row);
      const hop = seen.findLast(item => !item.matches(".holds"));
      const held = [".models", ".windows"].map(kind => seen.findLast(item => item.matches(kind)));
      for (const item of list) item.hidden = item !== hop && !held.includes(item);
      hop?.classList.toggle("past", hop.dataset.row < row);
      return hop?.firstChild.textContent ?? "";
    });
    input.setAttribute("aria-valuetext", `${count.textContent}: ${hops.join("; ")}`);
  };
  input.oninput = () => showHop(+input.value);
  back.onclick = () => back.ariaDisabled === "true" || showHop(+input.value - 1);
  next.onclick = () => next.ariaDisabled === "true" || showHop(+input.value + 1);
  walk.classList.add("live");
  walk.firstElementChild.after(make("div", "hops", back, input, next, count));
  showHop(0);
}
