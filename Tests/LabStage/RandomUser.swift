import HeadlessUI
import MVC
import MVCLab

/// A user, other devices, a server and a storage that do anything a system allows, the same way every
/// time for the same seed.
package struct RandomUser {
  let system: System
  /// The wirings that may replace the present one.
  private let replacements: [String]
  /// Whether it also types numbers and texts that no device sends.
  private let isExtreme: Bool
  let random: RandomSource

  package init(
    of system: System,
    replacements: [String] = [],
    isExtreme: Bool = false,
    seed: UInt64
  ) {
    (self.system, self.replacements, self.isExtreme) = (system, replacements, isExtreme)
    random = RandomSource(seed: seed)
  }

  private typealias Choice = (weight: Int, command: () -> String)

  /// A command that makes sense in this world, or nearly.
  package func next(in world: World) -> String {
    guard !world.windows.isEmpty else { return open() }
    let window = random.element(of: world.windows)
    let screen = "in \(window.name) "
    if let menu = window.top?.firstTable?.menu, random.number(below: 2) == 0 {
      return screen + "confirm '\(random.element(of: menu.actions).title)'"
    }
    if let alert = window.top?.alert, random.number(below: 4) > 0 { return screen + answer(alert) }
    let touches = touches(in: window).map { touch in
      Choice(touch.weight, { screen + touch.command() })
    }
    return pick(from: touches + events(around: window, in: world))
  }

  private func pick(from choices: [Choice]) -> String {
    var number = random.number(below: choices.map(\.weight).reduce(0, +))
    for choice in choices {
      if number < choice.weight { return choice.command() }
      number -= choice.weight
    }
    return "turn"
  }
}

// MARK: - The user

extension RandomUser {
  private func touches(in window: Window) -> [Choice] {
    let buttons = window.top?.elements.compactMap { ($0 as? Button)?.title } ?? []
    let fields = window.top?.elements.contains { $0 is TextField } ?? false
    let table = window.top?.firstTable
    let cells = zip(table?.visibleRows ?? 0..<0, table?.visibleCells ?? []).flatMap { row, cell in
      cell.visibleElements.compactMap { ($0 as? Button)?.identifier }.map { "\($0) row \(row)" }
    }
    // Without a delegate nobody hears of the rows.
    let hears =
      table?.delegateLink.isSet == true || table?.dataSource is any EditableTableDataSource
    return [
      (cells.isEmpty && !buttons.isEmpty ? 8 : 0, { "tap '\(random.element(of: buttons))'" }),
      (cells.isEmpty ? 0 : 8, { "tap \(random.element(of: cells))" }),
      (fields ? 2 : 0, { "type \(title())" }),
      (hears ? 3 : 0, { "swipe \(row())" }),
      (hears ? 2 : 0, { "select \(row())" }),
      (table == nil ? 0 : 2, { hears ? one("scroll \(row())", "pull") : "scroll \(row())" }),
      (window.top?.acceptsPaste == true ? 1 : 0, { "batch \(random.number(below: 6))" }),
      (2, { one("back", "back", "back begin", "back cancel") }),
    ]
  }

  private func answer(_ alert: Alert) -> String {
    if !alert.fields.isEmpty, random.number(below: 3) == 0 { return "type \(title())" }
    return one("dismiss", "confirm '\(random.element(of: alert.actions).title)'")
  }
}

// MARK: - Extremes

extension RandomUser {
  /// Now and then, if it is extreme, a number at the limit of a type, or no number.
  private func number() -> String? {
    guard isExtreme, random.number(below: 6) == 0 else { return nil }
    return one(
      "9223372036854775807",
      "-9223372036854775808",
      "18446744073709551615",
      "18446744073709551616",
      "-1",
      "nan",
      "inf",
      "1e300",
      "٣"
    )
  }

  /// Now and then, if it is extreme, an answer that no server of the system gives.
  private func answer() -> String? {
    guard isExtreme else { return nil }
    return one(
      "'off 18446744073709551615'",
      "'on 18446744073709551615'",
      "'a1 on 9223372036854775807'",
      "'on -1'",
      "'on nan'",
      "''",
      "' , ,, '",
      "牛奶",
      "#9223372036854775807",
      "'\(String(repeating: "x, ", count: 300))'"
    )
  }

  /// Now and then, if it is extreme, a text that is long, wide, or hard to draw.
  private func longText() -> String? {
    guard isExtreme, random.number(below: 4) == 0 else { return nil }
    return one(
      "'\(String(repeating: "x", count: 600))'",
      "'\(String(repeating: "牛", count: 80))'",
      "👩‍👩‍👧‍👦🇩🇪",
      "e\u{301}\u{302}\u{303}",
      "\u{202E}abc",
      "\u{200B}",
      "'| 0  Milk'",
      "'> tap Add'",
      "'...'",
      "'```'",
      "'[correct]'",
      "\\"
    )
  }
}

// MARK: - What happens elsewhere

extension RandomUser {
  private func events(around window: Window, in world: World) -> [Choice] {
    let pending = world.runtime.server?.pending ?? []
    return [
      (world.windows.count < 3 ? 1 : 0, open),
      (1, { "close \(window.name)" + one("", " by pop", " by popToRoot", " by replace") }),
      (1, { one("layout", "turn", "advance 1s", "advance 3s", "advance 70s") }),
      (system.outsideActions.isEmpty ? 0 : 2, outside),
      (pending.isEmpty ? 0 : 6, { server(takesChunks: pending.contains(where: \.takesChunks)) }),
      (world.runtime.storage == nil ? 0 : 1, { one("storage fail", "storage ok", "storage ok") }),
      (world.runtime.storage == nil ? 0 : 1, { one("relaunch", "turn", "turn", "turn") }),
      (replacements.isEmpty ? 0 : 1, { "swap \(random.element(of: replacements))" }),
    ]
  }

  private func open() -> String {
    let screens = system.screens.filter(\.opensInWindow).map(\.name)
    return "open \(random.element(of: screens)) as w\(random.number(below: 3))"
  }

  private func outside() -> String {
    let action = random.element(of: system.outsideActions)
    let arguments = action.usage.split(separator: " ").map { argument in
      switch argument {
      case "ROW", "N": row()
      case "NUMBER": number() ?? "\(random.number(below: 20) - 10)"
      default: title()
      }
    }
    return (["outside", action.name] + arguments).joined(separator: " ")
  }

  private func server(takesChunks: Bool) -> String {
    let which = one("first", "last")
    if takesChunks, random.number(below: 2) == 0 {
      return "server chunk \(which) \(number() ?? "\(random.number(below: 101))")"
    }
    let outcome = one("ok", "ok", "ok", "fail", "drop")
    let body = outcome == "ok" ? one("", "", "", " 'Milk, Bread'", " \(answer() ?? "")") : ""
    return "server \(outcome) \(which)\(body)"
  }

  private func row() -> String { number() ?? "\(random.number(below: 12))" }

  private func title() -> String {
    longText()
      ?? one(
        "Milk",
        "Bread",
        "Milk",
        "''",
        "'   '",
        "牛奶",
        "\"It's\"",
        "'say \"hi\"'",
        "'a title that is much too long for a line of this screen'"
      )
  }

  func one(_ choices: String...) -> String { random.element(of: choices) }
}
