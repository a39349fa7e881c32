import HeadlessUI
import LabText
import MVC
import MVCLab

extension Command {
  /// What a story expects: silent when it holds, a line when it does not.
  static let expect = Command(
    "expect",
    .assertion,
    usage: """
      expect rows N | row N TEXT | shows TEXT | hides TEXT | enabled NAME | disabled NAME | \
      breach RULE | symptom NAME | clean | alive NAME N | requests N | cost WHAT N
      """,
    "check something, and say so if it does not hold"
  ) { arguments, grammar throws(ParseError) in
    let expectation = try Expectation(&arguments, grammar)
    return { session in
      let world = try session.livingWorld()
      if let failure = try expectation.failure(in: world, of: session) {
        session.say(.failure, failure)
      }
    }
  }.completing { context in
    switch (context.before.first, context.before.count) {
    case (nil, _): Expectation.kinds.map { Suggestion($0) }
    case ("row", 1): context.rows
    case ("row", 2): context.readout(ofRow: context.before[1])
    case ("shows", 1): context.texts
    case ("enabled", 1), ("disabled", 1): context.titles { _ in true }
    case ("breach", 1): context.grammar.laws.map { Suggestion($0.name, $0.sentence) }
    case ("symptom", 1): Symptom.Kind.allCases.map { Suggestion($0.rawValue, $0.sentence) }
    case ("alive", 1): context.aliveClasses
    case ("cost", 1): Cost.Item.allCases.map { Suggestion($0.rawValue, $0.summary) }
    default: []
    }
  }
}

/// Something that should hold of a world.
private enum Expectation {
  case rows(Int)
  case row(Int, String)
  case shows(String, Bool)
  case enabled(String, Bool)
  case found(Finding.Kind, String)
  case clean
  case alive(String, Int)
  case requests(Int)
  case cost(Cost.Item, Int)

  static let kinds = [
    "rows", "row", "shows", "hides", "enabled", "disabled", "breach", "symptom", "clean", "alive",
    "requests", "cost",
  ]

  init(_ arguments: inout Arguments, _ grammar: Grammar) throws(ParseError) {
    let kind = try arguments.name("expectation", in: Expectation.kinds)
    switch kind {
    case "rows": self = .rows(try arguments.number("count"))
    case "row":
      let row = try arguments.number("row")
      self = .row(row, try arguments.phrase("a text").text)
    case "shows", "hides": self = .shows(try arguments.phrase("a text").text, kind == "shows")
    case "enabled", "disabled":
      self = .enabled(try arguments.phrase("a name").text, kind == "enabled")
    case "breach":
      self = .found(.breach, try arguments.name("rule", in: grammar.laws.map(\.name)))
    case "symptom":
      let names = Symptom.Kind.allCases.map(\.rawValue)
      self = .found(.symptom, try arguments.name("symptom", in: names))
    case "alive":
      let name = try arguments.word("a name").text
      self = .alive(name, try arguments.number("count"))
    case "requests": self = .requests(try arguments.number("count"))
    case "cost":
      let item = try arguments.name("cost", in: Cost.Item.allCases.map(\.rawValue))
      self = .cost(
        Cost.Item.allCases.first { $0.rawValue == item } ?? .hops,
        try arguments.number("count")
      )
    default: self = .clean
    }
  }

  /// What is wrong, or nil if it holds.
  func failure(in world: World, of session: Session) throws -> String? {
    switch self {
    case .rows(let count):
      let place = try session.place(in: world)
      let actual = try place.table().rowCount
      return actual == count
        ? nil : "expected \(counted(count, "row")); '\(place.window.name)' shows \(actual)"
    case .row(let row, let text):
      let place = try session.place(in: world)
      let table = try place.table()
      guard table.visibleRows.contains(row) else {
        return "expected '\(text)' in row \(row); '\(place.window.name)' shows no such row"
      }
      let actual = table.visibleCells[row - table.visibleRows.lowerBound].readout
      return actual == text
        ? nil : "expected '\(text)' in row \(row); '\(place.window.name)' shows '\(actual)'"
    case .shows(let text, let isWanted):
      let window = try session.window(in: world)
      let isShown = window.lines(width: 200).contains { $0.contains(text) }
      guard isShown != isWanted else { return nil }
      return "expected '\(window.name)' to \(isWanted ? "show" : "hide") '\(text)'"
    case .enabled(let name, let isWanted):
      let control = try session.place(in: world).control(name, row: nil, as: Control.self)
      guard control.isEnabled != isWanted else { return nil }
      return "expected '\(control.title)' to be \(isWanted ? "enabled" : "disabled")"
    case .found(let kind, let rule):
      let isFound = session.findings.contains { $0.kind == kind && $0.rule == rule }
      return isFound ? nil : "expected the \(kind.rawValue) '\(rule)'; there was none"
    case .clean:
      return session.findings.first.map { "expected no breach or symptom; there was '\($0.rule)'" }
    case .alive(let name, let count):
      let alive = world.runtime.registry.alive.count { "\(type(of: $0))" == name }
      return alive == count ? nil : "expected \(count) '\(name)' alive; there \(isOrAre(alive))"
    case .requests(let count):
      let waiting = world.runtime.server?.pending.count ?? 0
      return waiting == count
        ? nil : "expected \(counted(count, "request")) waiting; there \(isOrAre(waiting))"
    case .cost(let item, let count):
      let actual = Cost(of: session.lastStep, in: world.runtime)[item]
      return actual == count
        ? nil : "expected \(count) \(item.summary); the last command took \(actual)"
    }
  }
}

private func isOrAre(_ count: Int) -> String { count == 1 ? "is 1" : "are \(count)" }
