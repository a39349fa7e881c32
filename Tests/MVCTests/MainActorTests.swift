import MVC
import Testing

/// A model of the main actor, which knows no lab.
@MainActor private final class Bookmarks {
  private(set) var names: [String] = []
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func add(_ name: String) { names.append(name) }

  func load(_ name: String) async throws {
    await withCheckedContinuation { waiting.append($0) }
    names.append(name)
  }

  /// Begins code of its own, as such classes do.
  func begin(_ name: String) { Task { try await load(name) } }

  func answer() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }

  /// Hands what waits to code elsewhere.
  func takeWaiting() -> [CheckedContinuation<Void, Never>] { waiting }
}

/// Code of one world at a time writes it.
private final class Found: @unchecked Sendable {
  var runtime: Runtime?
}

@Suite struct MainActorTests {
  private let runtime = Runtime(withServer: true)
  private let screen: Screen
  private let bookmarks = Bookmarks()

  init() { screen = runtime.assemble { Screen() } }

  @discardableResult
  private func step<Result>(_ body: () throws -> Result) rethrows -> Result {
    try runtime.assemble {
      let result = try body()
      runtime.mainQueue.drain()
      return result
    }
  }

  private var names: [String] {
    step { [bookmarks] in MainActor.assumeIsolated { bookmarks.names } }
  }

  @Test func `code of a world calls the main actor at once, and is isolated to it`() {
    step { [bookmarks] in MainActor.assumeIsolated { bookmarks.add("a") } }
    #expect(names == ["a"])
  }

  @Test func `a component's code calls a model of the main actor on the queue of its world`() {
    step {
      screen.task { [bookmarks, screen] in
        await bookmarks.add("a")
        await MainActor.run { bookmarks.add("b") }
        screen.heard.append("added")
      }
    }
    #expect(names == ["a", "b"])
    #expect(screen.heard == ["added"])
    #expect(
      runtime.flow.hops.filter { $0.kind == .turn }.allSatisfy { $0.callee == screen.participant }
    )
  }

  @Test func `what the main actor waits for goes on in the next turn, for the one who began it`() {
    let other = runtime.assemble { Screen("other") }
    step { screen.task { [bookmarks] in try await bookmarks.load("a") } }
    #expect(names == [])
    let before = runtime.flow.count
    step {
      runtime.flow.run(.block, from: .user, to: other.participant, site: .unknown) { [bookmarks] in
        MainActor.assumeIsolated { bookmarks.answer() }
      }
    }
    #expect(names == ["a"])
    #expect(
      runtime.flow.hops[before...].filter { $0.kind == .turn }
        .allSatisfy { $0.callee == screen.participant }
    )
  }

  @Test func `a plain task of the main actor runs for the component that acts`() {
    step {
      runtime.flow.run(.block, from: .user, to: screen.participant, site: .unknown) { [bookmarks] in
        MainActor.assumeIsolated { bookmarks.begin("a") }
        Task { @MainActor in bookmarks.add("b") }
      }
    }
    #expect(names == ["b"])
    #expect(runtime.flow.hops.map(\.callee) == [screen, screen, screen].map(\.participant))
    step { [bookmarks] in MainActor.assumeIsolated { bookmarks.answer() } }
    #expect(names == ["b", "a"])
  }

  @Test func `a fault in code of the main actor ends the world`() {
    step { screen.task { try await MainActor.run { throw Broken() } } }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the world goes on")
      return
    }
    #expect(fault as? Broken == Broken())
  }

  @Test func `code of the main actor waits for the time of the world`() {
    let clock = screen.clock
    step {
      screen.task { [bookmarks] in
        await MainActor.run { bookmarks.add("a") }
        try await Self.sleep(clock)
        await bookmarks.add("b")
      }
    }
    #expect(names == ["a"])
    #expect(runtime.clock.pending.count == 1)
    runtime.assemble { runtime.clock.advance(by: .seconds(1)) }
    #expect(names == ["a", "b"])
  }

  @MainActor private static func sleep(_ clock: VirtualClock) async throws {
    try await clock.sleep(for: .seconds(1))
  }

  @Test func `a real thread that resumes code of the main actor ends the world`() async throws {
    step { screen.task { [bookmarks] in try await bookmarks.load("a") } }
    let waiting = step { [bookmarks] in MainActor.assumeIsolated { bookmarks.takeWaiting() } }
    let continuation = try #require(waiting.first)
    await Task.detached { continuation.resume() }.value
    step {}
    guard case .fault(let fault as OutsideThread, let hop) = runtime.flow.end else {
      Issue.record("the world goes on")
      return
    }
    #expect(fault.site.isKnown)
    #expect(runtime.flow.hops[hop].callee == screen.participant)
  }

  @Test func `code of the main actor that sleeps in real time ends the world`() async throws {
    step {
      runtime.flow.run(.block, from: .user, to: screen.participant, site: .unknown) { [bookmarks] in
        Task { @MainActor in
          try await Task.sleep(for: .milliseconds(1))
          bookmarks.add("a")
        }
      }
    }
    for _ in 0..<5_000 where runtime.flow.end == nil {
      try await Task.sleep(for: .milliseconds(1))
      step {}
    }
    guard case .fault(let fault, let hop) = runtime.flow.end else {
      Issue.record("the world goes on")
      return
    }
    #expect(fault is OutsideThread)
    #expect(runtime.flow.hops[hop].callee == screen.participant)
  }

  @Test(arguments: [false, true])
  func `a plain task that sleeps in real time ends the world, and goes no further`(
    isDetached: Bool
  ) async throws {
    step {
      runtime.flow.run(.block, from: .user, to: screen.participant, site: .unknown) { [bookmarks] in
        let code: @Sendable () async throws -> Void = {
          try await Task.sleep(for: .milliseconds(1))
          await MainActor.run { bookmarks.add("a") }
        }
        if isDetached { Task.detached(operation: code) } else { Task(operation: code) }
      }
    }
    for _ in 0..<5_000 where runtime.flow.end == nil {
      try await Task.sleep(for: .milliseconds(1))
      step {}
    }
    guard case .fault(let fault, let hop) = runtime.flow.end else {
      Issue.record("the world goes on")
      return
    }
    #expect(fault is OutsideThread)
    #expect(runtime.flow.hops[hop].callee == screen.participant)
    #expect(names == [])
  }

  @Test func `what a detached task makes belongs to the world that began it`() {
    let found = Found()
    step { _ = Task.detached { found.runtime = Runtime.current } }
    #expect(found.runtime === runtime)
    #expect(Runtime.current == nil)
  }

  @Test func `code that outlives its world goes no further`() async throws {
    let bookmarks = Bookmarks()
    playBriefly { @MainActor in
      try await Task.sleep(for: .milliseconds(5))
      bookmarks.add("a")
    }
    try await Task.sleep(for: .milliseconds(50))
    #expect(await bookmarks.names == [])
  }

  /// Begins code in a world that ends at once.
  private func playBriefly(_ code: @escaping @Sendable () async throws -> Void) {
    let runtime = Runtime()
    runtime.assemble {
      _ = Task.detached(operation: code)
      runtime.mainQueue.drain()
    }
    runtime.tearDown()
  }

  @Test func `each world has a main actor of its own, on many threads`() async {
    let heard = await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          let runtime = Runtime()
          let bookmarks = Bookmarks()
          return runtime.assemble {
            let screen = Screen()
            for step in 0..<5 {
              screen.task { [screen] in
                try await screen.clock.sleep(for: .seconds(step))
                await bookmarks.add("\(number).\(step)")
              }
            }
            runtime.mainQueue.drain()
            runtime.clock.advance(by: .seconds(9))
            runtime.tearDown()
            return MainActor.assumeIsolated { bookmarks.names }
              == (0..<5).map { "\(number).\($0)" } && runtime.flow.end == nil
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(heard == Array(repeating: true, count: 200))
  }

  @Test func `outside of a world the main actor is that of the process`() async {
    step { screen.task { [bookmarks] in await bookmarks.add("a") } }
    let names = await bookmarks.names
    #expect(names == ["a"])
  }
}
