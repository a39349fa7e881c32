/// A script that looks on a page for what keeps people from it, as far as rules can find that.
enum AccessibilityAudit {
  /// Puts what it finds into the element with the id `audit`, a line each.
  static let script = #"""
    <script>
    const found = [];
    const all = selector => [...document.querySelectorAll(selector)];
    const brief = element => element.outerHTML.replace(/\s+/g, " ").slice(0, 90);
    const complain = (rule, element) => found.push(`${rule}: ${element ? brief(element) : ""}`);
    const repeated = list => list.filter((value, index) => list.indexOf(value) !== index);

    // Everything is looked at, also what is folded or waits for a guess.
    all("details").forEach(element => element.open = true);
    all(".locked").forEach(element => element.classList.remove("locked"));
    all("[hidden]").forEach(element => element.hidden = false);

    const named = element => (element.getAttribute("aria-label") ?? element.labels?.[0]?.innerText ?? element.textContent).trim();
    all("a[href], button, summary, input, select, textarea, progress, [role=group], nav, svg, section[aria-label]")
      .filter(element => !named(element)).forEach(element => complain("no name", element));
    all("fieldset").filter(element => !element.querySelector("legend")?.textContent).forEach(element => complain("no legend", element));
    all("img:not([alt])").forEach(element => complain("no alt", element));
    all("svg:not([role=img])").forEach(element => complain("no role", element));
    all("[tabindex]").filter(element => element.tabIndex > 0).forEach(element => complain("tabindex", element));
    all("th:not([scope])").forEach(element => complain("no scope", element));
    all("a a, button button, a button, button a, summary a, summary button").forEach(element => complain("nested", element));
    all("ul > :not(li), ol > :not(li)").forEach(element => complain("not an item", element));
    all("li").filter(element => !element.parentElement.matches("ul, ol")).forEach(element => complain("no list", element));
    repeated(all("[id]").map(element => element.id)).forEach(id => found.push(`repeated id: ${id}`));
    repeated(all("nav").map(named)).forEach(name => found.push(`repeated nav: ${name}`));
    if (document.documentElement.lang !== "en") found.push("no lang");
    if (!document.title.trim()) found.push("no title");
    if (all("main").length !== 1 || all("h1").length !== 1) found.push("not one main and one h1");
    if (all("main h1").length !== 1) found.push("the h1 is not in main");
    [...document.body.children].filter(element => !element.matches("header, main, script")).forEach(element => complain("outside of landmarks", element));
    let level = 0;
    for (const heading of all("h1, h2, h3, h4, h5, h6")) {
      const next = Number(heading.tagName[1]);
      if (next > level + 1) complain("skipped heading", heading);
      level = next;
    }
    all("*").filter(element => element.scrollWidth > element.clientWidth + 1 && ["auto", "scroll"].includes(getComputedStyle(element).overflowX))
      .filter(element => element.tabIndex < 0 && !element.querySelector("a, button")).forEach(element => complain("scrolls, but not with keys", element));
    if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`wider than the window: ${document.documentElement.scrollWidth}`);

    // Contrast of every text with what is behind it, in both palettes.
    const color = text => (text.match(/[\d.]+/g) ?? []).map(Number);
    const light = rgb => {
      const [r, g, b] = rgb.map(value => value / 255).map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    function behind(element) {
      for (let place = element; place; place = place.parentElement) {
        const [r, g, b, alpha = 1] = color(getComputedStyle(place).backgroundColor);
        if (alpha > 0) return [r, g, b];
      }
      return [255, 255, 255];
    }
    const texts = () => all("body *").filter(element => element.getClientRects().length && !element.closest("script, style, option")
      && [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()));
    const pairs = new Set();
    for (const palette of ["light", "dark"]) {
      if (palette === "dark") {
        const sheet = document.querySelector("style");
        sheet.textContent = sheet.textContent.replace("(prefers-color-scheme: dark)", "all");
      }
      for (const element of texts()) {
        const style = getComputedStyle(element);
        const [one, two] = [element.closest("svg") ? style.fill : style.color, behind(element)].map(value => typeof value === "string" ? color(value) : value);
        const [high, low] = [light(one.slice(0, 3)), light(two)].sort((a, b) => b - a);
        const ratio = (high + 0.05) / (low + 0.05);
        pairs.add(`${palette} ${one} on ${two}`);
        if (ratio < 4.5) complain(`contrast ${ratio.toFixed(2)} in ${palette}`, element);
      }
    }
    const report = document.createElement("pre");
    report.id = "audit";
    report.textContent = [`${pairs.size} pairs of colours`, ...new Set(found)].join("\n");
    document.body.replaceChildren(report);
    </script>
    """#
}
