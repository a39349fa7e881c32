import Synchronization

/// A workplace in the process of whoever asks for the work: a test's, or that of another program.
///
/// It works when its results are waited for. A crash ends the program.
package struct InProcess: Workplace {
  private let goesOnNow: @Sendable () -> Bool

  package init(goesOn: @escaping @Sendable () -> Bool = { true }) { goesOnNow = goesOn }

  package var goesOn: Bool { goesOnNow() }
  package var size: Int { 8 }
  package func begin(_ loop: WorkLoop) -> any Worker { OwnWorker(loop, goesOnNow) }
  package func wait(for workers: [any Worker]) {}
}

private final class OwnWorker: Worker {
  private let loop: WorkLoop
  private let streams: Streams

  init(_ loop: WorkLoop, _ goesOn: @escaping @Sendable () -> Bool) {
    (self.loop, streams) = (loop, Streams(goesOn))
  }

  var share: Double { streams.state.withLock { $0.share } }
  func send(_ message: [UInt8]) { streams.state.withLock { $0.orders.append(message) } }
  func stop(_ stops: Bool) { streams.state.withLock { $0.isStopped = stops } }
  var lateTurns: [WorkEnding] { [] }
  func giveUp(_ reason: String) {}
  func finish() {
    loop.finish()
    end()
  }
  func end() { streams.state.withLock { $0 = State() } }

  func nextEvent() -> WorkerEvent? {
    if streams.state.withLock({ $0.answers.isEmpty }) { loop.run(streams) }
    return streams.state.withLock { state in
      state.answers.isEmpty ? nil : .message(state.answers.removeFirst())
    }
  }

  struct State {
    var orders: [[UInt8]] = []
    var answers: [[UInt8]] = []
    var share = 0.0
    var isStopped = false
  }

  private final class Streams: WorkerStreams {
    let state = Mutex(State())
    private let goesOn: @Sendable () -> Bool

    init(_ goesOn: @escaping @Sendable () -> Bool) { self.goesOn = goesOn }

    var isProcess: Bool { false }
    var isStopped: Bool { state.withLock { $0.isStopped } || !goesOn() }

    /// One message, so that each result is waited for on its own.
    func receive() -> [UInt8]? {
      state.withLock { state in
        state.orders.isEmpty || !state.answers.isEmpty ? nil : state.orders.removeFirst()
      }
    }

    func send(_ message: [UInt8]) { state.withLock { $0.answers.append(message) } }
    func beginWork() { state.withLock { $0.share = 0 } }
    func beginTurn(_ turn: Int, of wiring: Int, isFurther: Bool, hasComeBack: Bool) -> Bool { true }
    func noteEnd(_ text: String) {}
    func endTurn() {}
    func note(_ share: Double) { state.withLock { $0.share = share } }
    func takePrinted() -> String { "" }
  }
}
