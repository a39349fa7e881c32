import HeadlessUI
import LabText
import MVCLab

/// A condition that `expect` checks.
enum Expectation {
  /// A number of rows in a table, which may be named.
  case rows(Int, in: String?)
  case row(RowName, in: String?, String)
  case shows(String, Bool)
  case enabled(String, Bool)
  /// A breach of a law, a symptom, or a broken promise so far.
  case found(RuleName)
  case clean
  case alive(String, Int)
  case requests(Int)
  case cost(Cost.Item, Int)

  /// The words that help lists; `broken` is for a breach and for a symptom.
  static let kinds = Kind.allCases.filter { $0 != .breach && $0 != .symptom }.map(\.rawValue)

  /// The words for conditions.
  private enum Kind: String, CaseIterable {
    case rows, row, shows, hides, enabled, disabled, broken, breach, symptom, clean, alive,
      requests, cost
  }

  init(_ arguments: inout Arguments, _ names: KnownNames) throws(ParseError) {
    if let typed = arguments.words.first, let near = Expectation.reordered(arguments.words) {
      let error = CommandError.unknown(.expectation, name: typed.text, near: .command(near))
      throw ParseError(error, column: typed.column)
    }
    let kind: Kind = try arguments.choice(.expectation)
    arguments.narrowUsage(to: kind.rawValue)
    switch kind {
    case .rows:
      let count = try arguments.number(.count)
      self = .rows(count, in: try arguments.table())
    case .row:
      let row = try arguments.rowInOneWord()
      let table = arguments.take("in") ? try arguments.word(.table).text : nil
      self = .row(row, in: table, try arguments.phrase("a text").text)
    case .shows, .hides: self = .shows(try arguments.phrase("a text").text, kind == .shows)
    case .enabled, .disabled:
      self = .enabled(try arguments.phrase("a name").text, kind == .enabled)
    case .broken: self = .found(try RuleName.broken(&arguments, names))
    case .breach: self = .found(try Finding.Kind.breach.rule(&arguments, names))
    case .symptom: self = .found(try Finding.Kind.symptom.rule(&arguments, names))
    case .alive:
      let name = try arguments.word("a name").text
      self = .alive(name, try arguments.number(.count))
    case .requests: self = .requests(try arguments.number(.count))
    case .cost:
      let item: Cost.Item = try arguments.choice(.cost)
      self = .cost(item, try arguments.number(.count))
    case .clean: self = .clean
    }
  }

  /// The command for a count before its noun, as in a sentence: `expect rows 2` for `2 rows`, or for `row count 2`.
  private static func reordered(_ words: ArraySlice<Word>) -> String? {
    let typed = words.map { $0.isQuoted ? Word.quoted($0.text, always: true) : $0.text }
    if typed.count == 3, typed[0] == "row", typed[1] == "count", Int(typed[2]) != nil {
      return "expect rows \(typed[2])"
    }
    guard let count = words.first?.text, Int(count) != nil,
      let noun = words.dropFirst().first?.text.lowercased(),
      let kind = ["rows", "requests"].first(where: { $0 == noun || $0 == noun + "s" })
    else { return nil }
    let rest = words.dropFirst(2).map { Word.quoted($0.text) }
    return (["expect", kind, count] + rest).joined(separator: " ")
  }

  private static func missing(_ rule: RuleName) -> String {
    switch rule {
    case .law(let name): "expected the breach '\(name)'; there was none"
    case .symptom(let name): "expected the symptom '\(name)'; there was none"
    case .promise(let name): "expected the promise \(name.inQuotes) to be broken; it was kept"
    }
  }

  /// What is wrong; nil if it holds.
  func failure(in world: World, of run: WiringRun) throws -> String? {
    switch self {
    case .rows(let count, let name):
      let target = try run.target(in: world)
      let actual = try target.table(name).rowCount
      return actual == count
        ? nil
        : "expected \(counted(count, "row"))\(place(name)); '\(target.window.name)' shows \(actual)"
    case .row(let row, let name, let text):
      let target = try run.target(in: world)
      let wanted =
        "expected '\(text)' in \(row.inSentence)\(place(name)); '\(target.window.name)' shows"
      guard let actual = try target.cell(row, in: name)?.readout else {
        return "\(wanted) no such row"
      }
      return actual == text ? nil : "\(wanted) '\(actual)'"
    case .shows(let text, let isWanted):
      let window = try run.window(in: world)
      let isShown = window.lines(width: 200).contains { $0.contains(text) }
      guard isShown != isWanted else { return nil }
      return "expected '\(window.name)' to \(isWanted ? "show" : "hide") '\(text)'"
    case .enabled(let name, let isWanted):
      let control = try run.target(in: world).control(name, for: .look)
      guard control.isEnabled != isWanted else { return nil }
      return "expected '\(control.title)' to be \(isWanted ? "enabled" : "disabled")"
    case .found(let rule):
      if run.findingsOfPresentWiring.contains(where: { $0.isOf(rule) }) { return nil }
      if case .symptom(let symptom) = rule {
        if run.showsBesideCorrect(symptom) { return nil }
        if let way = run.wayToCompare(for: symptom) { return way }
      }
      return Expectation.missing(rule)
    case .clean:
      let first = run.findingsOfPresentWiring.first?.ruleName
      return (first ?? run.divergence.map { _ in RuleName(.diverges) }).map {
        "expected no breach or symptom; there was \($0.found)"
      }
    case .alive(let name, let count):
      let alive = try run.countAlive(name, in: world)
      return alive == count ? nil : "expected \(count) '\(name)' alive; there \(isOrAre(alive))"
    case .requests(let count):
      let waiting = world.runtime.server?.waiting.count ?? 0
      return waiting == count
        ? nil : "expected \(counted(count, "request")) waiting; there \(isOrAre(waiting))"
    case .cost(let item, let count):
      let actual = Cost(of: run.lastStep, in: world.runtime)[item]
      return actual == count
        ? nil : "expected \(count) \(item.summary); the last command took \(actual)"
    }
  }
}

extension Finding.Kind {
  private var nameKind: NameKind { self == .breach ? .rule : .symptom }

  fileprivate func rules(_ names: KnownNames) -> [RuleName] {
    switch self {
    case .breach: names.laws.map(RuleName.init)
    case .symptom:
      names.symptoms.map(RuleName.init)
        + (names.system?.makePromises() ?? []).map(RuleName.init)
    }
  }

  /// The next word as a law's name, or as that of a symptom or a promise; the error for a name of the other
  /// kind offers that kind.
  fileprivate func rule(
    _ arguments: inout Arguments,
    _ names: KnownNames
  ) throws(ParseError) -> RuleName {
    let other: Finding.Kind = self == .breach ? .symptom : .breach
    if let typed = arguments.words.first,
      let known = other.rules(names).first(where: {
        $0.name.lowercased() == typed.text.lowercased()
      })
    {
      let near = Near.command("expect broken \(Word.quoted(known.name))")
      throw ParseError(.unknown(nameKind, name: typed.text, near: near), column: typed.column)
    }
    if self == .breach { try names.refuseOtherStyle(arguments.words.first) }
    return try arguments.element(nameKind, in: rules(names), by: \.name)
  }
}

extension RuleName {
  /// What has been found: `'leak'`, `the broken promise 'at most ten entries'`.
  fileprivate var found: String {
    switch self {
    case .law, .symptom: inSentence
    case .promise(let name): "the broken promise \(name.inQuotes)"
    }
  }

  /// The next word as the name of a law, a symptom or a promise.
  fileprivate static func broken(
    _ arguments: inout Arguments,
    _ names: KnownNames
  ) throws(ParseError) -> RuleName {
    let all = Finding.Kind.breach.rules(names) + Finding.Kind.symptom.rules(names)
    if let word = arguments.words.first, !all.contains(where: { $0.name == word.text }) {
      try names.refuseOtherStyle(word)
    }
    return try arguments.element(.rule, in: all, by: \.name)
  }
}

/// ` in 'orders'`, or nothing without a name.
private func place(_ table: String?) -> String { table.map { " in '\($0)'" } ?? "" }

private func isOrAre(_ count: Int) -> String { count == 1 ? "is 1" : "are \(count)" }
