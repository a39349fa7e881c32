import LabConversation
import LabText
import MVCLab

/// The one misused wiring that a run must catch, and the rules by which.
///
///     todo/half-store
///     todo/half-store=screens-disagree
public struct CatchTarget: Equatable, Sendable {
  /// System and wiring: `todo/misused`.
  public let name: String
  /// Any of these is enough.
  let rules: [RuleName]

  /// Reads `SYSTEM/WIRING` or `SYSTEM/WIRING=RULE`; without a rule, those that the wiring is there to
  /// break count.
  package init(_ text: String, systems: [System]) throws(CommandError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard names.count == 2 else {
      throw .missing(
        what: "the system of \(text.inQuotes)",
        usage: "--require-caught SYSTEM/WIRING[=RULE]"
      )
    }
    let name = try NameLookup.find(names[0], .system, in: systems.map(\.name))
    let system = systems.first { $0.name == name }
    let misused = system?.wirings.filter { !$0.isCorrect } ?? []
    let wiring = try NameLookup.find(names[1], .misusedWiring, in: misused.map(\.name))
    self.name = "\(name)/\(wiring)"
    guard parts.count == 2 else {
      rules = misused.first { $0.name == wiring }?.verdict.ownRules ?? []
      return
    }
    let known = system?.ruleNames ?? []
    let rule = try NameLookup.find(String(parts[1]), .rule, in: known.map(\.name))
    rules = known.filter { $0.name == rule }
  }
}

extension CatchTarget {
  /// Whether a text names a wiring of these systems, with a rule or without.
  package static func isWiring(_ text: String, of systems: [System]) -> Bool {
    let name = text.prefix { $0 != "=" }.lowercased()
    return systems.contains { system in
      system.wirings.contains { "\(system.name)/\($0.name)".lowercased() == name }
    }
  }
}
