import MVCLab

/// What another device can do, as commands; written once for each number of rows.
package final class OutsideMoves {
  private let actions: [OutsideAction]
  private let domain: SearchDomain
  private var known: [Int: [String]] = [:]

  package init(of system: System, _ domain: SearchDomain) {
    (actions, self.domain) = (system.outsideActions, domain)
  }

  /// The commands in a world whose longest table has so many rows.
  func commands(rows: Int) -> [String] {
    let rows = min(rows, domain.rows)
    if let known = known[rows] { return known }
    let commands = actions.flatMap { action in
      Usage("\(action.name) \(action.usage)").arguments.reduce(["outside \(action.name)"]) {
        calls,
        argument in
        calls.flatMap { call in values(of: argument, rows: rows).map { "\(call) \($0)" } }
      }
    }
    known[rows] = commands
    return commands
  }

  /// The values of an argument, by its name in the usage.
  private func values(of argument: String, rows: Int) -> [String] {
    switch argument {
    case "ROW": (0..<rows).map(String.init)
    case "N", "NUMBER": domain.numbers.map(String.init)
    default: domain.texts.map { Word.quoted($0) }
    }
  }
}
