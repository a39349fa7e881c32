import MVC
import Testing

@Suite struct TaskTests {
  private let runtime = Runtime(withServer: true)
  private let screen: Screen

  init() { screen = runtime.assemble { Screen() } }

  private var server: Server { get throws { try #require(runtime.server) } }

  private func ask(_ request: String) async throws -> String {
    try await #require(screen.server).send(Request(request))
  }

  @Test func `async code begins in the next turn of the main queue, not before`() {
    screen.task { [screen] in screen.heard.append("begun") }
    #expect(screen.heard == [])
    runtime.mainQueue.drain()
    #expect(screen.heard == ["begun"])
  }

  @Test func `code that waits for the server goes on with the answer`() throws {
    let task = screen.task { [self] in
      screen.heard.append(try await ask("load"))
    }
    runtime.mainQueue.drain()
    #expect(try server.pending.map(\.description) == ["load"])
    try server.answer(at: 0, .success(body: "three"))
    #expect(screen.heard == [])
    runtime.mainQueue.drain()
    #expect(screen.heard == ["three"])
    #expect(task.isFinished)
  }

  @Test func `what goes on after an answer has the answer as its cause, and that the request`()
    throws
  {
    screen.task { [self] in
      _ = try await ask("load")
      runtime.flow.note(.render, to: screen.participant, "rows", site: .unknown)
    }
    runtime.mainQueue.drain()
    try server.answer(at: 0, .success(body: ""))
    runtime.mainQueue.drain()
    let hops = runtime.flow.hops
    var chain = [try #require(hops.last)]
    while let hop = chain.last, hop.cause >= 0 { chain.append(hops[hop.cause]) }
    #expect(chain.map(\.kind) == [.render, .turn, .answer, .request, .turn])
    #expect(chain.allSatisfy { $0.kind == .render || $0.site.isKnown })
  }

  @Test func `a refused request throws; an error that nobody catches is lost, as a task's is`()
    throws
  {
    screen.task { [self] in
      do { _ = try await ask("load") } catch { screen.heard.append("\(error)") }
    }
    screen.task { [self] in _ = try await ask("load") }
    runtime.mainQueue.drain()
    try server.answer(at: 0, .failure(reason: "no"))
    try server.answer(at: 0, .failure(reason: "no"))
    runtime.mainQueue.drain()
    #expect(screen.heard == ["no"])
    #expect(runtime.flow.end == nil)
  }

  @Test func `a fault ends the world`() throws {
    screen.task { [self] in
      let rows = try await ask("load").split(separator: ",")
      _ = try rows.at(3)
    }
    runtime.mainQueue.drain()
    try server.answer(at: 0, .success(body: "a,b"))
    runtime.mainQueue.drain()
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the world goes on")
      return
    }
    #expect(fault.message == "index 3 out of range; there are 2")
  }

  @Test func `the clock's time lets sleeping code go on, each at its time`() {
    for seconds in [2, 1] {
      screen.task { [screen] in
        try await screen.clock.sleep(for: .seconds(seconds))
        screen.heard.append("\(seconds) at \(screen.now)")
      }
    }
    runtime.mainQueue.drain()
    runtime.clock.advance(by: .milliseconds(1_500))
    #expect(screen.heard == ["1 at 1.0 seconds"])
    runtime.clock.advance(by: .milliseconds(500))
    #expect(screen.heard == ["1 at 1.0 seconds", "2 at 2.0 seconds"])
  }

  @Test func `code that takes any clock takes the world's`() {
    func wait(_ clock: any Clock<Duration>) async throws { try await clock.sleep(for: .seconds(1)) }
    screen.task { [screen] in
      try await wait(screen.clock)
      screen.heard.append("woken")
    }
    runtime.mainQueue.drain()
    runtime.clock.advance(by: .seconds(1))
    #expect(screen.heard == ["woken"])
  }

  @Test func `cancelling ends a sleep and withdraws a request`() throws {
    let tasks = [
      screen.task { [screen] in
        do { try await screen.clock.sleep(for: .seconds(1)) } catch is CancellationError {
          screen.heard.append("woken early")
        }
      },
      screen.task { [self] in screen.heard.append(try await ask("load")) },
    ]
    runtime.mainQueue.drain()
    for task in tasks { task.cancel() }
    #expect(try server.pending.isEmpty)
    #expect(runtime.clock.pending.isEmpty)
    runtime.mainQueue.drain()
    #expect(screen.heard == ["woken early"])
    #expect(tasks.allSatisfy { $0.isCancelled && $0.isFinished })
  }

  @Test func `what is cancelled before it begins to wait never asks`() throws {
    let task = screen.task { [self] in screen.heard.append(try await ask("load")) }
    task.cancel()
    runtime.mainQueue.drain()
    #expect(try server.pending.isEmpty)
    #expect(screen.heard == [])
  }

  @Test func `a stream's elements arrive in turns of the world`() {
    let (numbers, continuation) = AsyncStream.makeStream(of: Int.self)
    screen.task { [screen] in
      for await number in numbers { screen.heard.append("\(number)") }
      screen.heard.append("over")
    }
    runtime.mainQueue.drain()
    continuation.yield(1)
    runtime.mainQueue.drain()
    #expect(screen.heard == ["1"])
    continuation.yield(2)
    continuation.finish()
    runtime.mainQueue.drain()
    #expect(screen.heard == ["1", "2", "over"])
  }

  @Test func `child tasks run on the same queue, in the same order every time`() {
    let stories = (0..<20).map { _ in
      let (runtime, screen) = TaskTests.world()
      screen.task { [clock = screen.clock, screen] in
        let order = await withTaskGroup { group in
          for number in [3, 1, 2] {
            group.addTask {
              try? await clock.sleep(for: .seconds(number))
              return number
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        screen.heard.append("\(order)")
      }
      runtime.mainQueue.drain()
      runtime.clock.advance(by: .seconds(3))
      return screen.heard
    }
    #expect(Set(stories) == [["[1, 2, 3]"]])
  }

  private static func world() -> (Runtime, Screen) {
    let runtime = Runtime()
    return (runtime, runtime.assemble { Screen() })
  }

  @Test func `worlds on many threads do not disturb each other`() async {
    let heard = await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask {
          let (runtime, screen) = TaskTests.world()
          for step in 0..<5 {
            screen.task { [screen] in
              try await screen.clock.sleep(for: .seconds(step))
              screen.heard.append("\(number).\(step)")
            }
          }
          runtime.mainQueue.drain()
          runtime.clock.advance(by: .seconds(9))
          return screen.heard == (0..<5).map { "\(number).\($0)" } && runtime.flow.end == nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(heard == Array(repeating: true, count: 200))
  }

  @Test func `code that a real thread resumes ends the world, and says what to wait for`()
    async throws
  {
    let (continuations, sink) = AsyncStream.makeStream(of: CheckedContinuation<Void, Never>.self)
    screen.task { await withCheckedContinuation { _ = sink.yield($0) } }
    runtime.mainQueue.drain()
    let continuation = try #require(await continuations.first { _ in true })
    await Task.detached { continuation.resume() }.value
    runtime.mainQueue.drain()
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the world goes on")
      return
    }
    #expect(fault is OutsideThread)
    #expect(fault.message.contains("wait for 'clock', 'server'"))
  }

  @Test(arguments: [false, true])
  func `a plain task of the world's code runs on the queue of the world`(isDetached: Bool) throws {
    runtime.assemble {
      screen.task { [screen] in
        await withCheckedContinuation { continuation in
          if isDetached {
            Task.detached { continuation.resume() }
          } else {
            Task { continuation.resume() }
          }
        }
        screen.heard.append("resumed")
      }
      runtime.mainQueue.drain()
    }
    #expect(screen.heard == ["resumed"])
    #expect(runtime.flow.end == nil)
  }

  @Test func `a world that ends lets go of code that waits`() throws {
    weak var gone: Screen?
    var heard: [String] = []
    let runtime = Runtime(withServer: true)
    runtime.assemble {
      let screen = Screen()
      gone = screen
      screen.task {
        defer { heard.append("left") }
        try await screen.clock.sleep(for: .seconds(1))
        heard.append("woken")
      }
      let (never, _) = AsyncStream.makeStream(of: Int.self)
      screen.task { for await _ in never { heard.append("never") } }
    }
    runtime.mainQueue.drain()
    #expect(gone != nil)
    runtime.tearDown()
    #expect(heard == ["left"])
    #expect(gone == nil)
  }

  @Test func `code that never ends does not keep a world from its end`() throws {
    let screen = screen
    screen.task { while true { try? await screen.clock.sleep(for: .seconds(1)) } }
    screen.task { while true { await Task.yield() } }
    runtime.mainQueue.turn()
    runtime.tearDown()
    #expect(runtime.mainQueue.count == 0)
  }
}
