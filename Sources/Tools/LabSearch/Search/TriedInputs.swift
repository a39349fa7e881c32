import LabConversation
import MVCLab

/// The values that a search has tried where a user, a server or another device can give any.
///
/// What the search has seen, it has seen for these values only.
struct TriedInputs: Sendable {
  private var values: [Kind: [String]] = [:]
  private var commands: Set<String> = []

  /// What takes a value, in the order of a verdict.
  enum Kind: String, CaseIterable {
    case typed
    /// The numbers that a control was set to; segments and switches have few values, and all are tried.
    case set
    case pasted
    case outside
    case answers
    /// Which requests a comparison answers.
    case compared
    case scrolled
    case moved
    case waited
  }

  init() {}

  init(_ values: [String: [String]]) {
    for kind in Kind.allCases { self.values[kind] = values[kind.rawValue] }
  }
}

extension TriedInputs {
  /// Notes the values in a command.
  mutating func note(_ command: String, of subject: SearchSubject) {
    guard commands.insert(command).inserted, let line = try? CommandParts(command),
      let name = line.head?.text
    else { return }
    let words = line.arguments.map(\.text)[...]
    switch name {
    case "type": add(.typed, words.prefix(1).filter { !$0.isEmpty })
    case "set": add(.set, words.dropFirst(2).prefix(1).filter { Double($0) != nil })
    case "batch": add(.pasted, ["\(words.first ?? "") rows"])
    case "outside": add(.outside, arguments(of: words, subject.system))
    case "server":
      if subject.wirings.count > 1 { add(.compared, ["the first and the last answer"]) }
      let isChunk = words.first == "chunk"
      // The second word names the request.
      add(.answers, isChunk ? [TriedInputs.chunk] : [String](words.prefix(1) + words.dropFirst(2)))
    case "scroll": add(.scrolled, ["to the ends"])
    case "move": add(.moved, ["by one", "to the ends"])
    case "advance": add(.waited, ["until the next timer"])
    default: break
    }
  }

  /// What an action of another device is given, without the rows, all of which are tried.
  private func arguments(of words: ArraySlice<String>, _ system: System) -> [String] {
    let action = system.outsideActions.first { $0.name == words.first }
    let names = action.map { Usage("\($0.name) \($0.usage)").arguments } ?? []
    return zip(names, words.dropFirst()).filter { $0.0 != "ROW" }.map(\.1)
  }

  private mutating func add(_ kind: Kind, _ texts: some Sequence<String>) {
    for text in texts where values[kind]?.contains(text) != true {
      values[kind, default: []].append(text)
    }
  }

  /// Adds what another search, or another part of it, has tried.
  mutating func add(_ others: TriedInputs) {
    for kind in Kind.allCases { add(kind, others.values[kind] ?? []) }
  }
}

extension TriedInputs {
  /// The values by kind, for a program.
  var named: [(name: String, values: [String])] {
    Kind.allCases.compactMap { kind in values[kind].map { (kind.rawValue, $0) } }
      .filter { !$0.values.isEmpty }
  }

  /// The values in words, each kind by itself, such as `typed: 'Milk'`.
  var words: [String] {
    Kind.allCases.compactMap { kind in
      guard let values = values[kind], !values.isEmpty else { return nil }
      return "\(kind.rawValue): " + TriedInputs.words(values, of: kind)
    }
  }

  private static func words(_ values: [String], of kind: Kind) -> String {
    switch kind {
    case .typed: return values.map(\.inQuotes).joined(separator: ", ")
    case .outside:
      return values.map { Int($0) == nil ? $0.inQuotes : $0 }.joined(separator: ", ")
    case .answers:
      return values.map { outcomes.contains($0) ? $0 : $0.inQuotes }.joined(separator: ", ")
    case .set:
      let numbers = values.sorted { (Double($0) ?? 0) < (Double($1) ?? 0) }
      guard numbers.count > mostNumbers, let last = numbers.last else {
        return numbers.joined(separator: ", ")
      }
      return "\(numbers[0]) to \(last)"
    case .pasted, .compared, .scrolled, .moved, .waited: return values.joined(separator: ", ")
    }
  }

  private static let chunk = "chunk \(WorldMoves.chunk)"
  private static let outcomes: Set = ["ok", "fail", "drop", chunk]
  /// How many numbers are named one by one.
  private static let mostNumbers = 5
}
