import HeadlessUI
import LabSearch
import MVC
import MVCLab
import Testing

@testable import LabConversation

/// What is due at the same moment is done in each order; blocks of the main queue keep theirs.
@Suite struct OrderTests {
  private func stories(_ work: Work) -> [[String]] {
    let system = System.race(work)
    let subject = SearchSubject(system.wirings[0], of: system)
    return Explorer(system, SearchLimits(depth: 4)).explore(subject.wiring, against: nil)
      .discoveries.map(\.story)
  }

  @Test(arguments: [Work.timers, .tasks])
  func `what the usual order hides is found in the other one`(work: Work) {
    #expect(stories(work) == [["tap Start", "advance 1000ms in order 2 1"]])
  }

  @Test(arguments: [Work.twoMoments, .blocks])
  func `timers of two moments and blocks of the main queue have one order`(work: Work) {
    #expect(stories(work) == [])
  }

  @Test(arguments: [("", 0), (" in order 1 2", 0), (" in order 2 1", 1)])
  func `a command says in which order answers come that are due together`(
    order: String,
    faults: Int
  ) {
    let conversation = Conversation(systems: [.race(.answers)])
    for command in [
      "system race with server", "wirings plain", "server latency 1s", "tap Start",
      "advance 1s\(order)",
    ] {
      _ = conversation.respond(to: command)
    }
    #expect(conversation.runs[0].findings.count == faults)
  }

  @Test func `an order that is none is refused, and nothing is done`() {
    let conversation = Conversation(systems: [.race(.timers)])
    for command in ["system race", "wirings plain", "tap Start"] {
      _ = conversation.respond(to: command)
    }
    let none = [
      "3 1 2", "2", "0 1", "1 1",
    ].map { conversation.respond(to: "advance 1s in order \($0)").errors }
    let expected =
      "2 things are due at the next moment; an order names each once, such as 'in order 2 1'"
    #expect(none.allSatisfy { $0 == [expected] })
    #expect(conversation.runs[0].world.runtime.clock.pending.count == 2)
    let early = conversation.respond(to: "advance 999ms in order 2 1").errors
    #expect(early == ["nothing is due by then, so there is no order"])
  }

  @Test func `each two things are done in both orders, within the bound`() {
    func orders(of count: Int, most: Int) -> [String] {
      let orders = Orders(of: count, most: most)
      return orders.others.map { $0.map(String.init).joined() } + (orders.leavesOut ? ["more"] : [])
    }
    #expect(orders(of: 1, most: 6) == [])
    #expect(orders(of: 2, most: 6) == ["21"])
    #expect(orders(of: 3, most: 6) == ["321", "132", "213", "231", "312"])
    #expect(orders(of: 4, most: 3) == ["4321", "1243", "more"])
    #expect(orders(of: 2, most: 1) == ["more"])
  }
}

/// How a screen begins two pieces of work that end at the same time.
enum Work {
  case timers, tasks, answers, twoMoments, blocks
}

extension System {
  fileprivate static func race(_ work: Work) -> System {
    System(
      name: "race",
      summary: "two pieces of work that begin with one tap",
      style: Style(name: "free", laws: []),
      screens: [ScreenKind("race", "the screen")],
      server: .optional,
      searchDomain: SearchDomain(windows: 1),
      wirings: [Wiring("plain", .correct, "the second needs the first") { RaceAssembly(work) }]
    )
  }
}

private final class RaceAssembly: Assembly {
  private let work: Work

  init(_ work: Work) { self.work = work }

  func makeScreen(_ kind: String) -> ViewController { RaceController(work) }
}

private struct SecondCameFirst: Fault {
  var message: String { "the second came first" }
}

private final class RaceController: ViewController {
  private let work: Work
  private let start = Button("Start")
  private var hasFirst = false

  init(_ work: Work) {
    self.work = work
    super.init()
  }

  override func loadView() {
    view.addSubview(start)
    start.onTap(self) { $0.begin() }
  }

  private func first() { hasFirst = true }

  private func second() throws { if !hasFirst { throw SecondCameFirst() } }

  private func begin() {
    switch work {
    case .timers, .twoMoments:
      after(.seconds(1)) { self.first() }
      after(.seconds(work == .timers ? 1 : 2)) { try self.second() }
    case .tasks:
      task {
        try await self.clock.sleep(for: .seconds(1))
        self.first()
      }
      task {
        try await self.clock.sleep(for: .seconds(1))
        try self.second()
      }
    case .answers:
      server?.send(Request("first"), then: Block(self) { screen, _ in screen.first() })
      server?.send(Request("second"), then: Block(self) { screen, _ in try screen.second() })
    case .blocks:
      async { self.first() }
      async { try self.second() }
    }
  }
}
