/// How many damages had which result.
package struct DamageTally {
  private var counts: [String: [String: Int]] = [:]
  /// The damages that should have been noticed or repaired, a line each.
  package private(set) var faults: [String] = []
  package private(set) var total = 0
  /// How many damages nobody sees because an ellipsis takes the line.
  package private(set) var hidden = 0

  package init() {}

  package mutating func add(
    _ damage: Damage,
    _ result: DamagedScenario.Result,
    of document: Document,
    in file: String
  ) {
    total += 1
    counts[damage.kind.rawValue, default: [:]][Self.name(result), default: 0] += 1
    let place = "\(file):\(damage.line + 1): \(damage.kind.rawValue)"
    switch result {
    case .malformed, .restored, .rearranged: break
    case .survives(let isBesideEllipsis):
      if isBesideEllipsis { hidden += 1 } else { faults.append("\(place) survives") }
    case .rewritten(let lost):
      if !lost.isEmpty { faults.append("\(place) loses \(lost)") }
      if damage.kind.changesOneLine, !document.isBesideEllipsis(damage.line) {
        faults.append("\(place) is not restored")
      }
    case .unrepaired:
      if damage.kind != .expectationChanged { faults.append("\(place) is not repaired") }
    case .unsteady: faults.append("\(place) is updated in two ways")
    }
  }

  private static func name(_ result: DamagedScenario.Result) -> String {
    switch result {
    case .malformed: "malformed"
    case .survives(isBesideEllipsis: true): "hidden"
    case .survives(isBesideEllipsis: false): "survives"
    case .restored: "restored"
    case .rearranged: "rearranged"
    case .rewritten(let lost): lost.isEmpty ? "rewritten" : "lost"
    case .unrepaired: "unrepaired"
    case .unsteady: "unsteady"
    }
  }
}

extension DamageTally: CustomStringConvertible {
  /// A line for each kind of damage.
  package var description: String {
    Damage.Kind.allCases.map { kind in
      let results = counts[kind.rawValue, default: [:]].sorted { $0.key < $1.key }
        .map { "\($0.value) \($0.key)" }
      return "\(kind.rawValue): \(results.joined(separator: ", "))"
    }.joined(separator: "\n")
  }
}

extension Damage.Kind {
  /// Whether it changes, doubles, adds or removes one line of output.
  fileprivate var changesOneLine: Bool {
    switch self {
    case .firstLetter, .middleLetter, .lastLetter, .letterCase, .blankDoubled, .sign, .lineDoubled,
      .lineAdded, .lineDeleted:
      true
    case .linesSwapped, .headerLetter, .headerDeleted, .headerForEveryone, .headerSwapped,
      .ellipsisDeleted, .ellipsisSwapped, .expectationChanged:
      false
    }
  }
}
