import Foundation
import MVC
import Testing

@Suite struct OutsideThreadTests {
  private let runtime = Runtime()
  private let counter: Counter
  private let screen: Screen

  init() {
    (counter, screen) = runtime.assemble { (Counter(), Screen()) }
  }

  private final class Counter: Model {
    @Observed var count = 0
  }

  private final class Pane: View {}

  private final class Store {
    var items: [String] = []
    var onChange: () -> Void = {}
  }

  /// Runs `body` on another thread, and waits for it.
  private func onAnotherThread(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    done.wait()
  }

  /// The fault that has ended the world, and who it is about.
  private var end: (fault: any Fault, culprit: String)? {
    runtime.assemble { runtime.mainQueue.drain() }
    guard case .fault(let fault, let hop) = runtime.flow.end else { return nil }
    return (fault, runtime.registry.name(of: runtime.flow.hops[hop].callee))
  }

  @Test func `a real thread that changes a model ends the world, and no observer hears of it`() {
    let token = counter.$count.observe(screen) { screen, _ in screen.heard.append("called") }
    defer { token.end() }
    onAnotherThread { [counter] in counter.count += 1 }
    #expect(screen.heard == [])
    #expect(end?.fault is OutsideThread)
    #expect(end?.culprit == "Counter")
    #expect(end?.fault.message.hasPrefix("a real thread called or changed it") == true)
  }

  @Test func `a real thread that changes a plain model behind a bridge ends the world`() {
    let store = runtime.assemble {
      Bridge(Store()) { store, bridge in
        store.onChange = { [weak bridge] in bridge?.changed("items") }
      }
    }
    onAnotherThread {
      store.model.items = ["tea"]
      store.model.onChange()
    }
    #expect(end?.fault is OutsideThread)
    #expect(end?.culprit == "Store")
  }

  @Test func `a real thread that paints ends the world`() {
    let pane = runtime.assemble { Pane() }
    onAnotherThread { pane.render("wrote") }
    #expect(end?.fault is OutsideThread)
  }

  @Test func `a request of a real thread ends the world, and reaches no server`() throws {
    let runtime = Runtime(withServer: true)
    let client = runtime.assemble { Counter() }
    let connection = try #require(runtime.assemble { client.server })
    let block = runtime.assemble { Block<Response>(client) { counter, _ in counter.count += 1 } }
    onAnotherThread { connection.send(Request("list"), then: block) }
    #expect(runtime.server?.pending.isEmpty == true)
    runtime.assemble { runtime.mainQueue.drain() }
    guard case .fault(let fault, _) = runtime.flow.end else {
      Issue.record("the world goes on")
      return
    }
    #expect(fault is OutsideThread)
  }

  @Test func `a world may be played by one thread after another`() {
    for _ in 0..<3 {
      onAnotherThread { [runtime, counter] in runtime.assemble { counter.count += 1 } }
      runtime.assemble { counter.count += 1 }
    }
    #expect(counter.count == 6)
    #expect(runtime.flow.count == 6)
    #expect(end == nil)
  }

  @Test func `another world that shares an object is no real thread, wherever it is played`() {
    for isElsewhere in [true, false] {
      let other = Runtime()
      let play = { [counter] in other.assemble { counter.count += 1 } }
      if isElsewhere { onAnotherThread(play) } else { play() }
      #expect(other.callsOtherWorlds)
    }
    #expect(end == nil)
    #expect(!runtime.callsOtherWorlds)
  }

  @Test func `what no world has played yet is open to every thread`() {
    let alone = Pane()
    onAnotherThread { alone.render("wrote") }
    alone.render("wrote")
    #expect(alone.runtime.flow.count == 2)
  }
}
