/// The words of users of other programs, and what our commands call the same.
enum Vocabulary {
  /// Our commands for the words that a line begins with, one to three of them; `…` stands for the words after them.
  ///
  /// `WINDOW` opens another window, `WORLD` begins what is chosen anew.
  static func lines(for words: String) -> [String] { lines[words] ?? [] }

  /// Words that say nothing more in a sentence.
  static let noise: Set = [
    "a", "an", "at", "button", "cell", "item", "it", "left", "me", "my", "of", "on", "please",
    "right", "row", "some", "that", "the", "this",
  ]

  /// Words for the same; a command takes one of them.
  static let synonyms: [[String]] = [
    ["remove", "delete", "erase"], ["add", "insert", "create", "append", "new"],
    ["rename", "edit", "change"], ["reorder", "move", "sort"],
    ["ok", "accept", "grant", "success", "200"], ["fail", "error", "refuse", "500"],
    ["drop", "lose", "timeout"], ["on", "true", "yes"], ["off", "false", "no"],
    ["model", "array", "data", "items", "state", "store", "table"],
    ["flow", "calls", "events", "notifications", "trace"], ["screen", "ui", "view"],
    ["alive", "leaks", "memory"], ["wirings", "wiring"], ["systems", "apps"],
  ]

  /// What a key of ours does, for a command of other programs.
  static func key(for word: String) -> String? {
    ["clear", "cls"].contains(word) ? "Ctrl-L clears the screen" : nil
  }

  /// The longer single words that a line begins with, in a fixed order.
  static let verbs = lines.keys.filter { $0.count > 4 && !$0.contains(" ") }.sorted()

  /// The line for a word somewhere in a sentence.
  static func topic(_ word: String) -> String? { topics[word] }

  private static let lines: [String: [String]] = {
    var lines: [String: [String]] = [:]
    for (ours, theirs) in table {
      for words in theirs.split(separator: ",") {
        lines[words.trimmed, default: []] += ours.split(separator: "|").map(\.trimmed)
      }
    }
    return lines
  }()

  private static let topics: [String: String] = {
    var topics: [String: String] = [:]
    for (ours, theirs) in sentences {
      for word in theirs.split(separator: ",") { topics[word.trimmed] = ours }
    }
    return topics
  }()

  /// What we say, and what others say for it; what can be done now is preferred.
  private static let table: [(ours: String, theirs: String)] = [
    ("tap …", "click, press, touch, push, hit, hold, doubletap, double-click, longpress, activate"),
    ("swipe … | outside remove …", "delete, remove, erase, trash, del, rm"),
    ("confirm … | select … | tap …", "choose, pick"),
    (
      "select …",
      "tap row, tap cell, tap on row, open row, show row, click row, touch row, press row"
    ),
    ("type …", "write, enter, input, fill"),
    ("return", "submit, done"),
    ("move …", "drag"),
    ("back", "pop, leave, previous, prev, up"),
    ("dismiss", "cancel, hide"),
    ("pull", "refresh, reload, pull to"),
    ("scroll …", "down, page down, scroll down, scroll up"),
    ("batch … | batch 2", "paste"),
    (
      "WINDOW",
      "window, tab, split, new window, second window, another window, open window, open new, open another"
    ),
    ("WORLD", "begin, reboot, reset, restart, start, start again, back to start"),
    ("relaunch", "kill, terminate, restart app, restart the app, reopen app, launch"),
    ("background", "suspend, minimize, leave app, switch app"),
    ("foreground", "resume, activate, come back"),
    ("layout", "rotate, resize, landscape, portrait, redraw, render, layoutifneeded"),
    ("advance … | advance …s | advance 1s", "wait, sleep, delay, tick, pause"),
    ("advance …s", "advance"),
    ("turn", "c, continue, runloop, drain, flush, async, await, finish"),
    ("server drop", "airplane, offline, disconnect, timeout"),
    ("server ok", "online, respond, answer, ok"),
    ("server fail | why", "fail, reject, refuse"),
    ("server latency 2s", "slow, latency"),
    ("show requests", "network"),
    ("outside …", "remote, device, sync"),
    ("storage fail", "disk"),
    ("contrast on", "compare, versus, vs, side, side-by-side"),
    (
      "wirings … | show wirings",
      "set wiring, set wirings, choose wiring, change wiring, wiring, which"
    ),
    ("system … | show systems", "set system, app, apps"),
    (
      "show model",
      "po, p, print, expr, expression, e, v, frame, dump, state, items, store, data, inspect, locals, variables, debug, db"
    ),
    ("step … | show flow", "stepi, si, stepin, next, n, ni, s, into, walk, trace"),
    ("show flow", "where, thread, events, log, logs, console, notifications, messages, hops"),
    ("show flow calls", "bt, backtrace, stack, callstack"),
    ("find", "b, br, break, breakpoint, search, fuzz"),
    ("watch show model", "watchpoint, display, w"),
    ("show code", "list, l, cat, findings"),
    (
      "show screen",
      "screenshot, look, see, ui, ls, dir, snapshot, hierarchy, view, draw, pwd, recursivedescription"
    ),
    ("show rules", "laws"),
    ("show diff", "what changed, changes"),
    ("show alive", "objects, memory, leaks, retain, instances, heap"),
    ("show cost", "perf, performance, profile, measure"),
    ("show size", "loc, wc"),
    (
      "why",
      "why is, why does, why wrong, explain breach, explain error, explain symptom, explain this, explain it, what is, what's, what happened, what went, whats, violations, breaches, issues, bugs, problems, errors, error, reason, cause, wtf, huh"
    ),
    (
      "what",
      "home, what now, what can, what next, what to, how, hint, options, actions, possible, where am"
    ),
    ("help …", "?, h, man"),
    ("help", "manual, docs, usage, info, about, hello, hi, commands"),
    ("help keys", "keys, bind"),
    ("undo", "u, z, revert, rollback, rewind, oops, undo that, undo last"),
    ("redo", "again"),
    ("goto … | swap …", "jump, checkout, go"),
    ("history", "hist, journal, !!"),
    ("save …", "export, record, write file"),
    ("play …", "load, r, run, exec, execute, do, import"),
    ("lesson …", "course, tutorial, demo, example, examples, learn, unit, teach"),
    ("expect …", "assert, verify, ensure, should, check, xctassert"),
    (
      "expect clean",
      "expect no breach, expect no breaches, expect no symptom, expect no symptoms, expect no error, expect no errors, expect no findings, expect nothing, expect ok, expect fine"
    ),
    ("expect rows 0", "expect no rows, expect no items, expect empty"),
    ("expect hides …", "expect no, expect not"),
    (
      "expect rows …",
      "expect row count, expect rows count, expect count, expect items, expect cells, expect number"
    ),
    (
      "expect shows …",
      "expect text, expect see, expect contains, expect title, expect visible, expect exists"
    ),
    ("quit", "halt, end, abort, wq, qa, zz, die"),
  ]

  /// The lines for words in the middle of a sentence.
  private static let sentences: [(ours: String, theirs: String)] = [
    ("why", "wrong, broken, breach, bug, problem, error, failed, happened, violation"),
    ("windows", "windows, window"),
    ("show wirings", "wiring, wirings"),
    ("show model", "model, items, store"),
    ("show flow", "flow, notifications, hops"),
    ("show requests", "requests, request, network"),
    ("what", "possible, can"),
  ]
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
