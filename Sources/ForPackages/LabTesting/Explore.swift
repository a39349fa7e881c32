import CallStacks
import LabSearch
import LabText
import MVCLab
import Testing

/// Searches the correct wirings of a system for stories that break a rule, and records the shortest
/// story of each defect as an issue.
///
/// ```swift
/// @Test func `a correct wiring holds`() async { await explore(.notes, depth: 3) }
/// ```
///
/// The search tries everything that the user, the server, time, another device and the storage can do,
/// in every state that a wiring can be in, with at most `depth` moves and `states` states. A defect is a rule and the line
/// that breaks it, or where no line is to blame, the kinds of commands that lead to it. The issue has the story
/// as a transcript to paste into a scenario. With `wiring` it searches that wiring only, which may be a misused one.
///
/// Outside of a test of Swift Testing, as in an `XCTestCase`, it ends the process with an error.
///
/// A control that was disabled wherever the search could use it is a warning, if nothing else is wrong, and so is a
/// situation of the system's `SearchDomain` that never occurred. So are state outside of the wiring's objects, such as a
/// `static`, and a name in a `Truth` that no state has shown; from Swift 6.3 on. If the search sees that such state decides
/// what happens, and finds nothing, that is an issue: it can't know whether the wiring holds.
public func explore(
  _ system: System,
  wiring: String? = nil,
  depth: Int = 3,
  states: Int = 10_000,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  RunningTest.require(sourceLocation)
  if let missing = MissingTables.ofProgram {
    Issue.record("\(missing)", sourceLocation: sourceLocation)
    return
  }
  let wirings = system.wirings.filter { candidate in
    wiring.map { candidate.name == $0 } ?? (candidate.isCorrect)
  }
  if wirings.isEmpty {
    let problem = system.noWiring(named: wiring)
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
  let explorer = Explorer(system, SearchLimits(depth: depth, states: states))
  for wiring in wirings {
    let exploration = explorer.explore(wiring, against: nil)
    for discovery in exploration.discoveries {
      Issue.record("\(discovery.issue)", sourceLocation: sourceLocation)
    }
    #if compiler(>=6.3)
    for warning in exploration.warnings {
      Issue.record("\(warning)", severity: .warning, sourceLocation: sourceLocation)
    }
    #endif
    if exploration.result == .undecided {
      let problem = "'\(wiring.name)' is undecided: " + exploration.hiddenState.joined()
      Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
    if exploration.result == .stuck {
      let problem = "the first screen of '\(wiring.name)' can't be opened"
      Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
  }
}

extension Exploration {
  /// What the searches could not see, and, if they found nothing, what they could not reach or use.
  fileprivate var warnings: [String] {
    let unused = discoveries.isEmpty ? report.unused : []
    let hidden = result == .undecided ? [] : hiddenState
    return (unknownNames + hidden + unused).map {
      "'\(wiring.name)', searched \(counted(depth, "move")) deep: \($0)"
    }
  }
}

extension System {
  /// Why there is nothing to search.
  fileprivate func noWiring(named name: String?) -> String {
    guard let name else { return "no wiring of '\(self.name)' is correct; name one with 'wiring:'" }
    let near = NameLookup.nearest(to: name, in: wirings.map(\.name))
    return "unknown wiring '\(name)' of '\(self.name)'"
      + didYouMean(near)
  }
}
