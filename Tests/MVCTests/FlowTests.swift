import MVC
import Testing

@Suite struct FlowTests {
  private let runtime = Runtime()
  private let screen: Screen
  private let store: Store

  init() { (screen, store) = runtime.assemble { (Screen(), Store()) } }

  private func tap(_ body: () throws -> Void) {
    runtime.flow.run(
      .userEvent(.tap("Go")),
      from: .user,
      to: screen.participant,
      site: .unknown,
      body
    )
  }

  @Test func `a fault ends the flow, and nothing is delivered after it`() throws {
    screen.observe(.news) { screen, _ in
      screen.heard.append("first")
      throw Broken()
    }
    screen.observe(.news) { screen, _ in
      screen.heard.append("second")
    }
    screen.async { [screen] in screen.heard.append("main queue") }
    screen.after(.seconds(1)) { [screen] in screen.heard.append("timer") }
    tap { store.post(.news, "rain") }
    runtime.mainQueue.drain()
    runtime.clock.advance(by: .seconds(2))
    store.post(.news, "more rain")
    store.items = ["Milk"]
    #expect(screen.heard == ["first"])
    #expect(
      runtime.story == """
        user event: user -> Screen tap 'Go'
          post: Store -> nobody news (rain)
            notification: Store -> Screen
        """
    )
    guard case .fault(let fault, hop: 2) = runtime.flow.end else {
      Issue.record("ended otherwise: \(String(describing: runtime.flow.end))")
      return
    }
    #expect(fault as? Broken == Broken())
  }

  @Test func `a flow ends with its first fault`() throws {
    struct Second: Fault {
      let message = "too late"
      let site = CallSite.unknown
    }
    tap {
      store.post(.news, "nobody hears")
      runtime.flow.run(.block, from: .user, to: screen.participant, site: .unknown) {
        throw Broken()
      }
      throw Second()
    }
    guard case .fault(let fault, hop: 2) = runtime.flow.end else {
      Issue.record("ended otherwise: \(String(describing: runtime.flow.end))")
      return
    }
    #expect(fault.message == "it broke")
  }

  @Test func `an error that is not a fault ends the flow too, at the line of its hop`() {
    struct Odd: Error {}
    let site = CallSite(fileID: "App/Odd.swift", line: 3)
    runtime.flow.run(.timer, from: .clock, to: screen.participant, site: site) { throw Odd() }
    guard case .fault(let fault, hop: 0) = runtime.flow.end else {
      Issue.record("ended otherwise: \(String(describing: runtime.flow.end))")
      return
    }
    #expect(fault.message == "uncaught error: Odd()")
    #expect(fault.site == site)
  }

  @Test func `endless calls end the flow at the depth limit`() {
    screen.observe(.news) { [store] screen, _ in
      screen.heard.append("again")
      store.post(.news, "echo")
    }
    tap { store.post(.news, "rain") }
    guard case .endless(let hop) = runtime.flow.end else {
      Issue.record("ended otherwise: \(String(describing: runtime.flow.end))")
      return
    }
    #expect(hop == Flow.depthLimit - 1)
    #expect(runtime.flow.hops.count == Flow.depthLimit)
    #expect(runtime.flow.acting == .nobody)
  }

  @Test func `endless work on the main queue ends the flow at the step limit`() {
    func again() { screen.async { again() } }
    runtime.flow.beginStep()
    again()
    runtime.mainQueue.drain()
    guard case .endless(let hop) = runtime.flow.end else {
      Issue.record("ended otherwise: \(String(describing: runtime.flow.end))")
      return
    }
    #expect(hop == Flow.stepLimit - 1)
  }

  @Test func `a flow counts its step limit anew in each step`() {
    for _ in 0..<3 {
      runtime.flow.beginStep()
      for _ in 0..<Flow.stepLimit / 2 { tap {} }
    }
    #expect(runtime.flow.end == nil)
  }

  @Test func `a hop's cause survives the main queue, a timer and a request`() {
    let runtime = Runtime(withServer: true)
    let (screen, store) = runtime.assemble { (Screen(), Store()) }
    runtime.flow.run(.userEvent(.tap("Go")), from: .user, to: screen.participant, site: .unknown) {
      screen.async {
        screen.after(.seconds(1)) {
          screen.server?.send(
            Request("add", "Milk"),
            then: Block(screen) { _, _ in
              store.$items.append("Milk")
            }
          )
        }
      }
    }
    runtime.mainQueue.drain()
    runtime.clock.advance(by: .seconds(1))
    runtime.server?.answer(at: 0, .success(body: nil))
    #expect(
      runtime.story == """
        user event: user -> Screen tap 'Go'
          main queue: main queue -> Screen
            timer: clock -> Screen
              request: Screen -> server add (Milk)
                answer: server -> Screen add (ok: Milk)
                  change: Screen -> Store items (inserted [0])
        """
    )
  }

  @Test func `the receiver acts during a call, and the previous component acts after it`() {
    var actors: [Participant] = []
    tap {
      actors.append(runtime.flow.acting)
      runtime.flow.run(.block, from: .user, to: store.participant, site: .unknown) {
        actors.append(runtime.flow.acting)
      }
      actors.append(runtime.flow.acting)
    }
    actors.append(runtime.flow.acting)
    #expect(actors == [screen.participant, store.participant, screen.participant, .nobody])
  }

  @Test func `a flow goes on after its hops are removed`() {
    tap {}
    runtime.flow.removeAll()
    tap { store.count = 1 }
    #expect(
      runtime.story == """
        user event: user -> Screen tap 'Go'
          change: Screen -> Store count (set)
        """
    )
  }
}

@Suite struct TrapTests {
  @Test func `an index out of range is a fault with its line`() {
    let line: UInt = #line + 1
    let trap = #expect(throws: Trap.self) { try ["a", "b"].at(2) }
    #expect(trap?.message == "index 2 out of range; there are 2")
    #expect(trap?.site == CallSite(fileID: #fileID, line: line))
  }

  @Test func `a forced nil is a fault that names what was forced`() {
    let nothing: Int? = nil
    let trap = #expect(throws: Trap.self) { try nothing.forced("item") }
    #expect(trap?.message == "unexpectedly found nil where 'item' was forced")
  }

  @Test func `a sum or a difference out of range is a fault with its line`() {
    let line: UInt = #line + 1
    let sum = #expect(throws: Trap.self) { try Int.max.adding(1) }
    #expect(sum?.message == "arithmetic overflow in '9223372036854775807 + 1'")
    #expect(sum?.site == CallSite(fileID: #fileID, line: line))
    let difference = #expect(throws: Trap.self) { try (0 as UInt).subtracting(1) }
    #expect(difference?.message == "arithmetic overflow in '0 - 1'")
  }

  @Test func `a checked sum or difference in range is that of plain arithmetic`() throws {
    #expect(try (Int.max - 1).adding(1) == .max)
    #expect(try Int.min.adding(-1 + 1) == .min)
    #expect(try (1 as UInt).subtracting(1) == 0)
    #expect(try (Int.min + 1).subtracting(1) == .min)
  }

  @Test func `a checked access returns an existing value`() throws {
    #expect(try ["a", "b"].at(1) == "b")
    #expect(try Optional(3).forced("item") == 3)
  }

  @Test func `a call site shows its file without the module`() {
    #expect(CallSite(fileID: "App/Screen.swift", line: 7).description == "Screen.swift:7")
    #expect(!CallSite.unknown.isKnown)
  }
}
