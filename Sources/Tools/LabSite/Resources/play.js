"use strict";
// With this script the phones can be tapped: every state and every answer is in the map that the page
// carries.
const map = JSON.parse(document.getElementById("map").textContent);
const said = number => number == null ? "" : map.texts[number];
const list = number => number == null ? [] : map.lists[number];
const edges = new Map();
for (const [from, command, to, steps] of map.moves) {
  if (!edges.has(from)) edges.set(from, new Map());
  edges.get(from).set(said(command), { to, steps });
}

// Play.
const start = { state: map.path[0], command: null, steps: [] };
let story = [start];
const here = () => story[story.length - 1];
const moves = () => edges.get(here().state) ?? new Map();

function act(command) {
  const move = moves().get(command);
  if (!move) return false;
  story.push({ state: move.to, command, steps: move.steps });
  draw();
  announce(command, ...findings(document.getElementById("sides")));
  return true;
}

function button(title, command, className) {
  const element = make("button", className ?? "", title);
  element.disabled = !command || !moves().has(command);
  element.dataset.command = command ?? "";
  element.onclick = () => act(command);
  return element;
}

function part(item, prefix, isOff) {
  if (typeof item === "number") return make("span", "", said(item));
  const [kind, ...rest] = item;
  if (kind === "b") return button(said(rest[0]), rest[1] == null || isOff ? null : prefix + said(rest[1]));
  if (kind === "f") {
    const line = make("span", "field", `${said(rest[0])}: `, make("u", "", said(rest[1]) || " "), " ");
    const end = rest[2] == null ? null : said(rest[2]);
    for (const command of end == null || isOff ? [] : moves().keys()) {
      if (!command.startsWith(`${prefix}type `) || !command.endsWith(end)) continue;
      const text = command.slice(prefix.length + 5, command.length - end.length);
      if (!text.includes(" in ")) line.append(button(text === "''" ? "clear" : `type ${text}`, command), " ");
    }
    return line;
  }
  if (kind === "p") {
    const bar = make("progress");
    bar.setAttribute("aria-label", "progress");
    if (rest[0] != null) bar.value = rest[0];
    return bar;
  }
  const line = make("span", "line");
  for (const inner of rest[0]) line.append(part(inner, prefix, isOff), " ");
  return line;
}

// What a window showed before the last command, as texts of its parts.
function seen(index, name) {
  if (story.length < 2) return null;
  const [windows = []] = map.worlds[map.states[story[story.length - 2].state][index]];
  const window = windows.map(number => map.windows[number]).find(window => window.name === name);
  const texts = new Set();
  for (const item of window?.content ?? []) {
    for (const part of item[0] === "r" ? item[1].map(row => map.rows[row][1]) : [item]) texts.add(JSON.stringify(part));
  }
  return texts;
}

function row([number, parts = [], menu = [], place], prefix, isOff) {
  const end = place == null ? "" : said(place);
  const select = `${prefix}select ${number}${end}`;
  const name = text => isOff ? make("span", "", said(text)) : button(said(text), select, "name");
  // The first text of a line selects the row, as a text alone does.
  const line = parts => {
    const first = parts.findIndex(inner => typeof inner === "number");
    return make("span", "line", ...parts.flatMap((inner, index) =>
      [index === first ? name(inner) : part(inner, prefix, isOff), " "]));
  };
  const texts = parts.map(item => item[0] === "b" ? part(item, prefix, isOff)
    : make("span", "part", typeof item === "number" ? name(item)
      : item[0] === "l" ? line(item[1]) : part(item, prefix, isOff)));
  const swipe = button("⇠", isOff ? null : `${prefix}swipe ${number}${end}`);
  swipe.setAttribute("aria-label", `swipe row ${number}`);
  const element = make("div", "row", make("i", "", `${number}`), make("span", "", ...texts), swipe);
  for (const choice of menu) element.append(part(choice, prefix, isOff));
  return element;
}

function phone(number, prefix, index) {
  const window = map.windows[number];
  const old = seen(index, window.name);
  const tinted = (element, content) => {
    if (old && !old.has(JSON.stringify(content))) element.classList.add("new");
    return element;
  };
  const content = [];
  const isOff = (window.alert ?? []).length > 0;
  for (const item of window.content ?? []) {
    if (Array.isArray(item) && item[0] === "r") {
      const [, rows, above, below] = item;
      if (above) content.push(make("div", "more", `${above} above`));
      content.push(...rows.map(number => map.rows[number]).map(inner => tinted(row(inner, prefix, isOff), inner[1])));
      if (below) content.push(make("div", "more", `${below} below`));
    } else content.push(tinted(make("div", "text", part(item, prefix, isOff)), item));
  }
  const side = parts => make("span", "", ...(parts ?? []).map(item => part(item, prefix, isOff)));
  const element = make("div", "phone", make("small", "", said(window.name)),
    make("div", "bar", side(window.left), make("b", "", said(window.title)), side(window.right)), ...content);
  if (isOff) element.append(make("div", "alert", ...window.alert.map(item => make("div", "", part(item, prefix, false)))));
  if (window.toast != null) element.append(make("p", "toast", said(window.toast)));
  for (const act of window.acts ?? []) element.append(button(said(act), prefix + said(act)));
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", `window ${said(window.name)}`);
  return element;
}

function finding([isBreach, rule, text, site]) {
  // A page that stands alone explains the rules of its story only.
  const rules = document.getElementById("play").dataset.rules;
  const isExplained = rules || document.getElementById(said(rule));
  const link = make(isExplained ? "a" : "strong", "", `${isBreach ? "law broken" : "harm"}: ${said(rule)}`);
  if (isExplained) link.href = `${rules}#${said(rule)}`;
  return make("p", `finding ${isBreach ? "breach" : "symptom"}`, link, " ", make("span", "", said(text)), site == null ? null : make("span", "site", ` ${said(site)}`));
}

function hop(number) {
  const [depth, caller, callee, mechanism, text, site, breaks, isEarlier] = map.hops[number];
  const goal = callee == null ? "" : ` → ${said(callee)}`;
  const end = (site == null ? "" : `  (${said(site)})`) + (isEarlier ? "  (earlier)" : "") + (breaks == null ? "" : `  ✗ ${said(breaks)}`);
  return make("div", `hop${breaks == null ? "" : " broken"}`, `${"  ".repeat(depth)}${said(mechanism)}  ${said(caller)}${goal}  ${said(text)}${end}`);
}

function folded(title, lines) {
  return lines.length ? make("details", "", make("summary", "", title), ...lines) : null;
}

function side(name, index) {
  const [windows = [], model, alive, requests = [], hasEnded, swapped] = map.worlds[map.states[here().state][index]];
  const [title, isCorrect] = swapped ? [said(swapped[0]), swapped[1]] : [name, map.correct[index]];
  const [hops = [], lines = [], findings = []] = map.steps[here().steps[index]] ?? [];
  const element = make("section", `side ${isCorrect ? "ok" : "bad"}`,
    make("h3", "", `${isCorrect ? "✓" : "✗"} ${title}`));
  if (hasEnded) element.append(make("p", "ended", "This world has ended."));
  else element.append(make("div", "phones", ...windows.map(window =>
    phone(window, windows.length > 1 ? `in ${said(map.windows[window].name)} ` : "", index))));
  for (const line of lines) element.append(make("p", "line", said(line)));
  for (const broken of findings) element.append(finding(broken));
  element.append(...[
    folded("Who called whom", hops.map(hop)),
    folded("Model", list(model).map(line => make("div", "hop", said(line)))),
    folded("Waiting requests", requests.map(([text]) => make("div", "hop", said(text)))),
    folded("Who is alive", list(alive).map(line => make("div", "hop", said(line)))),
  ].filter(fold => fold));
  return element;
}

// The buttons, the folds and the wirings of the part that is drawn anew, each with its name: a key to find
// it again.
function keys() {
  const places = new Map();
  for (const element of document.querySelectorAll("#play :is(button, summary, .side)")) {
    const side = [...document.getElementById("sides").children].indexOf(element.closest(".side"));
    const name = element.matches(".side") ? "" : element.dataset.command || element.ariaLabel || element.textContent;
    const window = element.closest(".phone")?.ariaLabel ?? "";
    let key = `${side} ${window} ${element.localName} ${name}`;
    while (places.has(key)) key += "+";
    places.set(key, element);
  }
  return places;
}

// What had the focus has it again; if it is off or gone, its wiring, or the story above.
function focusAgain(key) {
  const places = keys();
  const same = places.get(key);
  if (same && !same.disabled) return same.focus({ preventScroll: true });
  focusText(places.get(`${key.split(" ", 1)}  section `) ?? document.getElementById("bar"));
}

function draw() {
  const focused = [...keys()].find(([, element]) => element === document.activeElement)?.[0];
  const open = new Set([...document.querySelectorAll("#play details[open] summary")].map(summary => summary.textContent));
  const bar = document.getElementById("bar");
  const undo = make("button", "", "↶ undo");
  undo.disabled = story.length < 2;
  undo.onclick = () => { story.pop(); draw(); };
  const begin = make("button", "", "start again");
  begin.disabled = story.length < 2;
  begin.onclick = () => { story = [start]; draw(); };
  const commands = story.slice(1).map(place => place.command);
  bar.replaceChildren(undo, begin, ...commands.map(command => make("code", "", `> ${command}`)));
  const sides = document.getElementById("sides");
  sides.replaceChildren(...map.wirings.map(side));
  const shown = new Set([...sides.querySelectorAll("[data-command]")].map(element => element.dataset.command));
  const others = [...moves().keys()].filter(command => !shown.has(command));
  const around = document.getElementById("world");
  around.replaceChildren(make("span", "", others.length ? "Around the phones:" : ""),
    ...others.map(command => button(command, command)));
  document.getElementById("edge").textContent = moves().size ? ""
    : "Here the map ends. Undo a step, or go on in the program with the commands above.";
  for (const summary of document.querySelectorAll("#play summary")) {
    if (open.has(summary.textContent)) summary.parentElement.open = true;
  }
  if (focused) focusAgain(focused);
}

// An address such as #play=tap%20Add;undo plays a story.
document.getElementById("play").hidden = false;
draw();
const wanted = /^#play=(.*)$/.exec(location.hash);
for (const command of wanted ? decodeURIComponent(wanted[1]).split(";") : []) {
  if (command === "undo") { story.pop(); draw(); } else if (!act(command.trim())) break;
}
