import Foundation
import HeadlessUI
import LabSearch
import MVC
import MVCLab
import Testing

/// A verdict says "all" only where nothing was left out, and names what was.
@Suite struct ScopeTests {
  private func system(
    limit: Int = 2,
    ofTimers timers: Int = 0,
    opensInWindow: Bool = false,
    _ domain: SearchDomain = SearchDomain()
  ) -> System {
    System(
      name: "pile",
      summary: "a table that grows",
      style: Style(name: "free", laws: []),
      screens: [ScreenKind("pile", "the table", opensInWindow: opensInWindow)],
      searchDomain: domain,
      wirings: [
        Wiring("plain", .correct, "a button adds a row") {
          PileAssembly(limit: limit, timers: timers)
        }
      ]
    )
  }

  private func report(of system: System, _ limits: SearchLimits = SearchLimits())
    -> ExplorationReport
  {
    Explorer(system, limits).explore(system.wirings[0], against: nil).report
  }

  private func verdict(of system: System) -> String { report(of: system).lines[0] }

  @Test func `all is said where nothing was left out`() {
    #expect(verdict(of: system()) == "pile/plain: holds (all 4 states)")
  }

  @Test func `each bound that cut something is named, and no other`() {
    let rows = verdict(of: system(limit: 9))
    #expect(rows == "pile/plain: holds (5 states; bounded by 3 rows)")
    let windows = verdict(of: system(limit: 1, opensInWindow: true))
    #expect(windows.hasSuffix("states; bounded by 2 windows)"), "\(windows)")
    let own = SearchDomain(ownBound: SearchDomain.OwnBound("one row") { $0.hasAtMost(rows: 1) })
    #expect(verdict(of: system(own)) == "pile/plain: holds (3 states; bounded by one row)")
  }

  @Test(arguments: [(3, 6, ""), (4, 6, "6 orders"), (2, 1, "1 order")])
  func `orders of what is due at the same time are a bound only where there are more`(
    timers: Int,
    orders: Int,
    bound: String
  ) {
    let verdict = verdict(of: system(ofTimers: timers, SearchDomain(orders: orders)))
    let cut = bound.isEmpty ? "" : "; bounded by \(bound) of what is due at the same time"
    #expect(verdict.hasSuffix("states\(cut); waited: until the next timer)"), "\(verdict)")
  }

  @Test
  func `a situation that never occurs is named beside the verdict, and one that occurs is not`() {
    let reaches = [SearchDomain.Situation.rows(2), .rows(3), .windows(1), .windows(2)]
    let short = system(SearchDomain(reaches: reaches))
    #expect(
      verdict(of: short)
        == "pile/plain: holds, but never reached '3 rows', '2 windows' (all 4 states)"
    )
    #expect(
      report(of: short, SearchLimits(depth: 1)).lines == [
        "pile/plain: not found (bounded by stories of 1 move)",
        "  searched 3 states, 4 moves, 1 move deep, 2 audits",
        "  never reached: '2 rows', '3 rows', '2 windows'",
      ]
    )
    let tall = system(limit: 3, SearchDomain(reaches: [.rows(3)]))
    #expect(verdict(of: tall) == "pile/plain: holds (all 5 states)")
  }

  @Test func `find and a story in a test say the same`() {
    let short = system(SearchDomain(reaches: [.rows(3)]))
    let search = Search.perform(SearchSubject(short.wirings[0], of: short), SearchLimits())
    #expect(search.failure(nil) == "nothing was found in all 4 states; never reached: '3 rows'")
  }

  @Test func `parts of a search have reached together what one of them has`() throws {
    let tall = system(limit: 20, SearchDomain(rows: 20, reaches: [.rows(12), .rows(41)]))
    let parts = try (1...2).map { index in
      var limits = SearchLimits(depth: 14)
      limits.shard = SearchLimits.Shard(index: index, of: 2)
      let json = report(of: tall, limits).json
      return try JSONDecoder().decode(ExplorationReport.self, from: Data(json.utf8))
    }
    #expect(!parts[0].lines.contains { $0.contains("reached") })
    #expect(
      try #require(ExplorationReport.merged(parts)).lines.last == "  never reached: '41 rows'"
    )
  }
}

extension World {
  fileprivate func hasAtMost(rows: Int) -> Bool {
    screens.allSatisfy { _, screen in
      screen.elements.allSatisfy { (($0 as? TableView)?.rowCount ?? 0) <= rows }
    }
  }
}

private final class PileAssembly: Assembly {
  private let limit: Int
  private var timers: Int

  init(limit: Int, timers: Int) { (self.limit, self.timers) = (limit, timers) }

  /// Only the first screen starts timers, so that there are few states.
  func makeScreen(_ kind: String) -> ViewController {
    defer { timers = 0 }
    return PileController(limit: limit, timers: timers)
  }
}

private final class PileController: ViewController, TableDataSource {
  private let (limit, timers): (Int, Int)
  private let (table, add) = (TableView(viewport: 50), Button("Add"))
  private var count = 0

  init(limit: Int, timers: Int) {
    (self.limit, self.timers) = (limit, timers)
    super.init()
  }

  override func loadView() {
    for element in [table, add] { view.addSubview(element) }
    table.dataSource = self
    add.onTap(self) { controller in
      guard controller.count < controller.limit else { return }
      controller.count += 1
      try controller.table.reload()
      if controller.count == 1 {
        for _ in 0..<controller.timers { controller.after(.seconds(1)) {} }
      }
    }
  }

  func numberOfRows(in table: TableView) -> Int { count }

  func table(_ table: TableView, cellForRow row: Int) -> Cell { Cell() }
}
