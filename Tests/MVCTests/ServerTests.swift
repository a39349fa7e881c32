import MVC
import Testing

@Suite struct ServerTests {
  private let runtime = Runtime(withServer: true)
  private let screen: Screen
  private let server: Server

  init() throws {
    screen = runtime.assemble { Screen() }
    server = try #require(runtime.server)
  }

  private func send(_ name: String, _ body: String = "") {
    screen.server?.send(
      Request(name, body),
      then: Block(screen) { $0.heard.append("\(name): \($1)") }
    )
  }

  @Test func `a server without a latency answers nothing by itself`() {
    send("add", "Milk")
    runtime.clock.advance(by: .seconds(1_000))
    runtime.mainQueue.drain()
    #expect(screen.heard == [])
    #expect(server.pending.map { "\($0.number) \($0.request)" } == ["1 add Milk"])
  }

  @Test func `requests are answered in any order, with success, failure or never`() {
    for name in ["a", "b", "c", "d"] { send(name, name.uppercased()) }
    server.answer(at: 2, .failure(reason: "full"))
    server.answer(at: 0, .lost)
    server.answer(at: 1, .success(body: "chosen"))
    server.answer(at: 0, .success(body: nil))
    server.answer(at: 0, .success(body: nil))
    #expect(screen.heard == ["c: failed: full", "d: ok: chosen", "b: ok: B"])
    #expect(server.pending.isEmpty)
  }

  @Test func `a lost request waits until it times out or is cancelled`() {
    for name in ["a", "b"] { send(name) }
    let cancelled = screen.server?.send(Request("c"), then: Block(screen) { _, _ in })
    server.answer(at: 0, .lost)
    server.answer(at: 0, .success(body: nil))
    server.answer(at: 0, .lost)
    #expect(server.pending.isEmpty)
    #expect(server.waiting.map(\.request.name) == ["a", "c"])
    #expect(!server.isIdle)
    cancelled?.cancel()
    #expect(server.waiting.map(\.request.name) == ["a"])
    runtime.clock.advance(by: Server.timeout)
    runtime.mainQueue.drain()
    #expect(server.waiting.isEmpty)
    #expect(server.isIdle)
    #expect(screen.heard == ["b: ok", "a: failed: timed out"])
  }

  @Test func `the counts of the pending requests agree with their list`() {
    for name in ["a", "b", "a", "c", "a"] { send(name) }
    let cancelled = screen.server?.send(Request("a"), then: Block(screen) { _, _ in })
    #expect(server.pendingCounts == [Request("a"): 4, Request("b"): 1, Request("c"): 1])
    cancelled?.cancel()
    server.answer(at: 0, .success(body: nil))
    server.answer(at: 0, .lost)
    server.answer(at: 1, .chunk("x"))
    #expect(server.pendingCounts == [Request("a"): 2, Request("c"): 1])
    #expect(server.pending.map(\.request.name) == ["a", "c", "a"])
    server.answer(at: 1, .failure(reason: "full"))
    #expect(server.pendingCounts == [Request("a"): 2])
  }

  @Test func `a server's backend gets the granted requests and no others`() {
    var granted: [String] = []
    server.backend = { request, chosen in
      granted.append("\(request)")
      return chosen ?? "\(granted.count)"
    }
    for name in ["a", "b", "c"] { send(name) }
    server.answer(at: 0, .failure(reason: "full"))
    server.answer(at: 0, .lost)
    server.answer(at: 0, .success(body: nil))
    #expect(granted == ["c"])
    #expect(screen.heard == ["a: failed: full", "c: ok: 1"])
  }

  @Test func `a server with a latency grants each request after that time`() {
    server.latency = .seconds(2)
    send("a")
    runtime.clock.advance(by: .seconds(1))
    send("b")
    runtime.clock.advance(by: .seconds(1))
    #expect(screen.heard == ["a: ok"])
    runtime.clock.advance(by: .seconds(1))
    #expect(screen.heard == ["a: ok", "b: ok"])
  }

  @Test func `a request that a command has answered is not answered again after the latency`() {
    server.latency = .seconds(2)
    send("a")
    server.answer(at: 0, .failure(reason: "full"))
    runtime.clock.advance(by: .seconds(3))
    #expect(screen.heard == ["a: failed: full"])
  }

  @Test func `an answer to a component that is gone calls nothing`() {
    var dying: Screen? = runtime.assemble { Screen("Dying") }
    if let dying {
      dying.server?.send(Request("add"), then: Block(dying) { _, _ in Issue.record("called") })
    }
    weak let gone = dying
    dying = nil
    #expect(gone == nil)
    server.answer(at: 0, .success(body: nil))
    #expect(server.pending.isEmpty)
    #expect(runtime.flow.hops.last.map { "\($0.kind) \($0.isLost)" } == "answer true")
  }

  @discardableResult
  private func download(reportsCancellation: Bool = true) -> RequestTask? {
    screen.server?.send(
      Request("image"),
      reportsCancellation: reportsCancellation,
      progress: Block(screen) { $0.heard.append("part \($1)") },
      then: Block(screen) { $0.heard.append("image: \($1)") }
    )
  }

  @Test func `a request whose answer comes in parts waits for the rest`() {
    download()
    server.answer(at: 0, .chunk("30"))
    server.answer(at: 0, .chunk("80"))
    #expect(server.pending.count == 1)
    server.answer(at: 0, .success(body: "picture"))
    #expect(screen.heard == ["part 30", "part 80", "image: ok: picture"])
    #expect(server.pending.isEmpty)
  }

  @Test func `a part of an answer is dropped if the sender did not ask for parts`() {
    send("add")
    server.answer(at: 0, .chunk("30"))
    #expect(screen.heard == [])
    #expect(server.pending.count == 1)
  }

  @Test(
    arguments: [.success(body: "picture"), .failure(reason: "full"), .lost] as [Server.Outcome]
  )
  func `a cancellation is reported once, when the server decides, if the sender asked for it`(
    outcome: Server.Outcome
  ) {
    server.backend = { _, _ in
      Issue.record("granted")
      return ""
    }
    let task = download()
    server.answer(at: 0, .chunk("30"))
    task?.cancel()
    #expect(server.pending.map(\.description) == ["image (cancelled)"])
    server.answer(at: 0, .chunk("80"))
    #expect(screen.heard == ["part 30"])
    server.answer(at: 0, outcome)
    #expect(screen.heard == ["part 30", "image: cancelled"])
    #expect(server.pending.isEmpty)
  }

  @Test func `a cancelled request is silent unless its sender asked to be called`() {
    let first = download(reportsCancellation: false)
    download(reportsCancellation: false)
    first?.cancel()
    #expect(server.pending.map(\.number) == [2])
    server.answer(at: 0, .success(body: "second"))
    first?.cancel()
    #expect(screen.heard == ["image: ok: second"])
    #expect(server.pending.isEmpty)
  }

  @Test func `a cancellation affects only its own request, and no answered one`() {
    let first = download()
    download()
    first?.cancel()
    server.answer(at: 1, .success(body: "second"))
    server.answer(at: 0, .success(body: "first"))
    first?.cancel()
    #expect(screen.heard == ["image: ok: second", "image: cancelled"])
  }

  @Test(arguments: [false, true])
  func `a lost request that is cancelled does not time out`(reportsCancellation: Bool) {
    let task = download(reportsCancellation: reportsCancellation)
    server.answer(at: 0, .lost)
    task?.cancel()
    runtime.clock.advance(by: Server.timeout)
    #expect(screen.heard == (reportsCancellation ? ["image: cancelled"] : []))
  }

  @Test func `a cancellation is reported when the answer would have come after the latency`() {
    server.latency = .seconds(2)
    download()?.cancel()
    runtime.clock.advance(by: .seconds(1))
    #expect(screen.heard == [])
    runtime.clock.advance(by: .seconds(1))
    #expect(screen.heard == ["image: cancelled"])
  }

  @Test func `a world without a server gives its components no connection`() {
    let screen = Runtime().assemble { Screen() }
    #expect(screen.server == nil)
  }
}
