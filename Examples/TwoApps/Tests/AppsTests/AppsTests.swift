import Apps
import LabTesting
import MVCLab
import Synchronization
import Testing

/// What `swift test` checks: the scenarios, and what short searches find beside them.
@Suite("The two apps")
struct AppsTests {
  private static let scenarios = ScenarioFile.all(in: "Scenarios", of: [.cart, .weather])

  @Test(arguments: scenarios)
  func `a scenario replays`(_ file: ScenarioFile) { file.replay() }

  @Test func `each misused wiring is caught`() { Self.scenarios.requireCaught() }

  @Test(arguments: [System.cart, .weather])
  func `no story of three moves breaks a rule in a correct wiring`(_ system: System) async {
    await explore(system, depth: 3)
  }

  @Test(arguments: [
    Misuse("greedy-cell", of: .cart, breaks: "view-holds-model", "view-changes-model"),
    Misuse("copied-lines", of: .cart, breaks: "model-in-controller", "screen-disagrees-with-model"),
    Misuse("ordering-screen", of: .cart, breaks: "controller-uses-network"),
    Misuse("racing", of: .weather, breaks: "older-answer-wins"),
    Misuse("painting", of: .weather, breaks: "ui-changes-ui", "screen-disagrees-with-model"),
  ])
  private func `a search finds what is wrong with a misused wiring`(_ misuse: Misuse) async {
    let found = Mutex<Set<String>>([])
    await withKnownIssue {
      await explore(misuse.system, wiring: misuse.wiring, depth: misuse.depth)
    } matching: { issue in
      let rule = misuse.rules.first { rule in
        issue.comments.contains { $0.rawValue.contains("'\(rule)' after") }
      }
      if let rule { found.withLock { _ = $0.insert(rule) } }
      return rule != nil
    }
    #expect(found.withLock(\.self) == misuse.rules)
  }
}

/// A misused wiring, and all rules that short stories break in it.
private struct Misuse {
  let wiring: String
  let system: System
  let rules: Set<String>

  init(_ wiring: String, of system: System, breaks rules: String...) {
    (self.wiring, self.system, self.rules) = (wiring, system, Set(rules))
  }

  /// A user of the search types twice before two answers race.
  var depth: Int { system.name == "weather" ? 5 : 3 }
}

extension Misuse: CustomTestStringConvertible {
  var testDescription: String { wiring }
}
