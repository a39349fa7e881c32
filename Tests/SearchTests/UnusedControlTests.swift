import Foundation
import LabSearch
import MVCLab
import Testing

/// A search names the controls that it saw, and that no story uses because they were disabled.
@Suite("Controls that are never enabled")
struct UnusedControlTests {
  private func report(typing texts: [String], jobs: Int = 2) -> ExplorationReport {
    let system = System.bill(typing: texts)
    return Explorer(system, SearchLimits(jobs: jobs))
      .explore(system.wirings[0], against: nil).report
  }

  @Test("a form that takes none of the texts is named, with what the search types")
  func never() {
    let report = report(typing: ["Milk"])
    #expect(
      report.lines == [
        "bill/plain: holds (3 states; bounded by 1 window; typed: 'Milk')",
        "  searched 3 states, 9 moves, 2 moves deep, 7 audits",
        "  never used because disabled: 'Save'; the search types 'Milk' (the system's 'searchDomain')",
      ]
    )
    #expect(
      report.json.contains(
        #""controls":{"enabled":["Amount"],"neverEnabled":["Save"],"texts":["Milk"]}"#
      )
    )
  }

  @Test("a form that takes one of the texts is not named")
  func once() {
    let report = report(typing: ["12"])
    #expect(
      report.lines == [
        "bill/plain: holds (4 states; bounded by 1 window; typed: '12')",
        "  searched 4 states, 15 moves, 3 moves deep, 10 audits",
      ]
    )
    #expect(
      report.json.contains(
        #""controls":{"enabled":["Amount","Save"],"neverEnabled":[],"texts":["12"]}"#
      )
    )
  }

  @Test("a form that is complete only where the search ends is named")
  func last() {
    let system = System.bill(typing: ["12"])
    let lines = Explorer(system, SearchLimits(depth: 1))
      .explore(system.wirings[0], against: nil).report.lines
    #expect(
      lines.last
        == "  never used because disabled: 'Save'; the search types '12' (the system's 'searchDomain')"
    )
  }

  @Test("random walks can use what a short search can't")
  func walks() {
    let system = System.bill(typing: ["12"])
    let lines = Explorer(system, SearchLimits(states: 1))
      .explore(system.wirings[0], against: nil).report.lines
    #expect(lines.count == 2)
  }

  @Test("the names are the same with any number of threads")
  func jobs() {
    let (one, five) = (
      report(typing: ["Milk", "Tea"], jobs: 1),
      report(typing: ["Milk", "Tea"], jobs: 5)
    )
    #expect(one.json == five.json)
  }

  @Test("a merged report names a control only if no part has it enabled")
  func merged() throws {
    let (without, with) = (report(typing: ["Milk"]), report(typing: ["12"]))
    let parts = try [without, with].enumerated().map { index, report in
      let json = report.json.replacing("\"shard\":null", with: "\"shard\":\"\(index + 1)/2\"")
      return try JSONDecoder().decode(ExplorationReport.self, from: Data(json.utf8))
    }
    let one = try #require(ExplorationReport.merged([parts[0], parts[0]]))
    #expect(one.lines.last == without.lines.last)
    for order in [parts, parts.reversed()] {
      let both = try #require(ExplorationReport.merged(order))
      #expect(both.lines.count == 2)
    }
  }
}

extension UnusedControlTests {
  @Test("work that no world plays is a warning: its consequences are not searched")
  func outsideWork() {
    let source = SourceFile(name: "Bill.swift", text: "let timer = Timer.scheduledTimer(1) { }")
    let system = System.bill(typing: ["12"], SourceIndex([source]))
    let lines = Explorer(system, SearchLimits(depth: 1))
      .explore(system.wirings[0], against: nil).report.lines
    #expect(
      lines.contains(
        "  warning: Bill.swift:1 gives work to 'scheduledTimer', which no world plays; "
          + "'async', 'after', 'task', 'clock' and 'server' are for work that one plays"
      )
    )
  }
}
