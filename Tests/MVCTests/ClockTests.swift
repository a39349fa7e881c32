import MVC
import Testing

@Suite struct ClockTests {
  private let runtime = Runtime()
  private let screen: Screen

  init() { screen = runtime.assemble { Screen() } }

  private func plan(_ name: String, after seconds: Int) -> MVC.ClockTimer {
    screen.after(.seconds(seconds)) { [screen] in
      screen.heard.append("\(name) at \(screen.runtime.clock.now)")
    }
  }

  @Test func `the clock stands still until it is advanced, and then goes from timer to timer`() {
    _ = [plan("b", after: 2), plan("a", after: 1), plan("late", after: 9)]
    #expect(screen.heard == [])
    runtime.clock.advance(by: .seconds(5))
    #expect(screen.heard == ["a at 1.0 seconds", "b at 2.0 seconds"])
    #expect(runtime.clock.now == .seconds(5))
    #expect(runtime.clock.pending.map(\.due) == [.seconds(9)])
  }

  @Test func `timers due at one time fire in the order in which they were made`() {
    _ = ["a", "b", "c"].map { plan($0, after: 1) }
    runtime.clock.advance(by: .seconds(1))
    #expect(screen.heard == ["a at 1.0 seconds", "b at 1.0 seconds", "c at 1.0 seconds"])
  }

  @Test func `those that are due first fire in another order, and later ones as they were made`() {
    _ = ["a", "b", "c"].map { plan($0, after: 1) } + ["d", "e"].map { plan($0, after: 2) }
    runtime.clock.advance(by: .seconds(2), inOrder: [3, 1, 2])
    #expect(screen.heard.map { $0.prefix(1) } == ["c", "a", "b", "d", "e"])
  }

  @Test func `one that another cancels before its turn does not fire in any order`() {
    var first: MVC.ClockTimer?
    first = plan("a", after: 1)
    screen.after(.seconds(1)) { first?.cancel() }
    runtime.clock.advance(by: .seconds(1), inOrder: [2, 1])
    #expect(screen.heard == [])
  }

  @Test func `a cancelled timer never fires, and can be cancelled again`() {
    let (first, second) = (plan("a", after: 1), plan("b", after: 1))
    first.cancel()
    runtime.clock.advance(by: .seconds(1))
    second.cancel()
    #expect(screen.heard == ["b at 1.0 seconds"])
  }

  @Test func `a timer does not fire if another one of the same time cancels it`() {
    var second: MVC.ClockTimer?
    screen.after(.seconds(1)) { second?.cancel() }
    second = plan("b", after: 1)
    runtime.clock.advance(by: .seconds(1))
    #expect(screen.heard == [])
  }

  @Test func `a timer that another one starts fires in the same advance if it is due`() {
    func again(_ count: Int) {
      screen.after(.seconds(1)) { [screen] in
        screen.heard.append("\(screen.runtime.clock.now)")
        if count > 1 { again(count - 1) }
      }
    }
    again(5)
    runtime.clock.advance(by: .seconds(3))
    #expect(screen.heard == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    #expect(runtime.clock.pending.count == 1)
  }

  @Test func `a repeating timer fires at each interval until it is cancelled`() {
    var timer: MVC.ClockTimer?
    timer = screen.every(.seconds(2)) { [screen] in
      screen.heard.append("\(screen.runtime.clock.now)")
      if screen.heard.count == 3 { timer?.cancel() }
    }
    runtime.clock.advance(by: .seconds(5))
    #expect(screen.heard == ["2.0 seconds", "4.0 seconds"])
    #expect(runtime.clock.pending.map(\.due) == [.seconds(6)])
    runtime.clock.advance(by: .seconds(5))
    #expect(screen.heard == ["2.0 seconds", "4.0 seconds", "6.0 seconds"])
    #expect(runtime.clock.pending.isEmpty)
  }

  @Test func `an interval that is not positive stands for 100 microseconds, as in Foundation`() {
    let timer = screen.every(.zero) { [screen] in screen.heard.append("again") }
    runtime.clock.advance(by: .microseconds(350))
    #expect(screen.heard.count == 3)
    #expect(timer.interval == .microseconds(100))
  }

  @Test func `the main queue is drained after each timer`() {
    screen.after(.seconds(1)) { [screen] in screen.async { screen.heard.append("from the first") } }
    _ = plan("second", after: 1)
    runtime.clock.advance(by: .seconds(1))
    #expect(screen.heard == ["from the first", "second at 1.0 seconds"])
  }
}

@Suite struct MainQueueTests {
  private let runtime = Runtime()
  private let screen: Screen

  init() { screen = runtime.assemble { Screen() } }

  @Test func `the main queue runs its jobs in order, and only when it is drained`() {
    for name in ["a", "b"] { screen.async { [screen] in screen.heard.append(name) } }
    #expect(screen.heard == [])
    #expect(runtime.mainQueue.count == 2)
    runtime.mainQueue.drain()
    #expect(screen.heard == ["a", "b"])
  }

  @Test func `a turn of the main queue runs the waiting jobs, and not those that they add`() {
    screen.async { [screen] in screen.async { screen.heard.append("added") } }
    #expect(runtime.mainQueue.turn() == 1)
    #expect(screen.heard == [])
    #expect(runtime.mainQueue.turn() == 1)
    #expect(screen.heard == ["added"])
    #expect(runtime.mainQueue.turn() == 0)
  }

  @Test func `a job of the main queue is recorded at the line that queued it`() {
    let line: UInt = #line + 1
    screen.async {}
    runtime.mainQueue.drain()
    #expect(runtime.story == "main queue: main queue -> Screen")
    #expect(runtime.flow.hops.map(\.site) == [CallSite(fileID: #fileID, line: line)])
  }
}
