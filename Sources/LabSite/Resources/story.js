"use strict";
// The page is whole without this script. With it, the story has a slider, and predictions are asked.
function make(tag, className, ...children) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children.filter(child => child != null));
  return element;
}

// The story's slider: one step at a time.
const steps = [...document.querySelectorAll(".step")].filter(step => !step.closest("details.answer"));
if (steps.length > 1) {
  const bar = make("div", "slider");
  bar.setAttribute("role", "group");
  bar.setAttribute("aria-label", "steps");
  let current = 0;
  const buttons = steps.map((step, index) => {
    const command = step.querySelector("h2 code");
    const button = make("button", "", index ? `${index} ${command.textContent.slice(2)}` : "begin");
    button.onclick = () => show(index, true);
    return button;
  });
  const all = make("button", "", "all steps");
  all.onclick = () => show(-1, true);
  bar.append(...buttons, all);
  steps[0].before(bar);
  const show = (index, moves) => {
    current = index;
    steps.forEach((step, place) => step.hidden = index >= 0 && place !== index);
    buttons.concat(all).forEach((button, place) => {
      if (place === (index < 0 ? buttons.length : index)) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
    });
    if (moves) history.replaceState(null, "", index < 0 ? "#all" : `#s${index}`);
  };
  document.addEventListener("keydown", event => {
    if (event.target.closest("input, textarea, select") || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = event.key === "ArrowRight" ? current + 1 : event.key === "ArrowLeft" ? current - 1 : -1;
    if (current >= 0 && next >= 0 && next < steps.length) show(next, true);
  });
  const asked = /^#s(\d+)$/.exec(location.hash);
  const failed = Math.max(0, steps.findIndex(step => step.querySelector(".failure")));
  show(location.hash === "#all" || location.hash.startsWith("#play=") ? -1 : asked ? Math.min(+asked[1], steps.length - 1) : failed, false);
}

// A prediction hides the step until it is answered.
for (const question of document.querySelectorAll(".predict")) {
  const step = question.parentElement.querySelector(".sides");
  step.hidden = true;
  question.addEventListener("change", event => {
    const isRight = event.target.value === "1";
    question.querySelector(".right").hidden = !isRight;
    question.querySelector(".wrong").hidden = isRight;
    step.hidden = false;
  });
}
