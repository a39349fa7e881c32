import LabWork
import Synchronization

/// A workplace whose workers die in chosen turns, as a process does whose code crashes.
///
/// A turn is named by the message in which it is and its number; the worker answers nothing then.
final class MortalWorkplace: Workplace {
  private let deaths: Mutex<[String: Int]>
  private let late: [String: Int]
  private let begun = Atomic(0)

  /// Dies in these turns of the requests with these texts, each time that a worker comes there.
  ///
  /// The turns in `late` come too late, unless they came back before.
  init(_ deaths: [String: Int], late: [String: Int] = [:]) {
    self.deaths = Mutex(deaths)
    self.late = late
  }

  var goesOn: Bool { true }
  var size: Int { 8 }
  /// How many workers have begun.
  var workers: Int { begun.load(ordering: .relaxed) }

  func begin(_ loop: WorkLoop) -> any Worker {
    begun.wrappingAdd(1, ordering: .relaxed)
    return MortalWorker(loop, deaths.withLock { $0 }, late)
  }

  func wait(for workers: [any Worker]) {}
}

/// A worker that counts the turns itself, and is dead after the one it dies in.
private final class MortalWorker: Worker {
  private let loop: WorkLoop
  private let streams: Streams

  init(_ loop: WorkLoop, _ deaths: [String: Int], _ late: [String: Int]) {
    (self.loop, streams) = (loop, Streams(deaths, late))
  }

  var share: Double { 0 }
  func send(_ message: [UInt8]) { streams.state.withLock { $0.orders.append(message) } }
  func stop(_ stops: Bool) {}
  var lateTurns: [WorkEnding] { [] }
  func giveUp(_ reason: String) {}
  func finish() {}
  func end() {}

  func nextEvent() -> WorkerEvent? {
    if streams.state.withLock({ $0.answers.isEmpty && $0.death == nil }) { loop.run(streams) }
    return streams.state.withLock { state in
      if !state.answers.isEmpty { return .message(state.answers.removeFirst()) }
      guard let turn = state.death else { return nil }
      return .death(
        WorkerDeath(
          ending: WorkEnding(turn: turn, reason: "crashed with SIGILL", printed: "Fatal error\n"),
          reason: "crashed with SIGILL",
          culprit: "$s4Test"
        )
      )
    }
  }

  struct State {
    var orders: [[UInt8]] = []
    var answers: [[UInt8]] = []
    var present = ""
    var turn = 0
    /// The turn in which it has died.
    var death: Int?
  }

  private final class Streams: WorkerStreams {
    let state = Mutex(State())
    private let (deaths, late): ([String: Int], [String: Int])

    init(_ deaths: [String: Int], _ late: [String: Int]) {
      (self.deaths, self.late) = (deaths, late)
    }

    var isProcess: Bool { true }
    var isStopped: Bool { false }

    func receive() -> [UInt8]? {
      state.withLock { state in
        guard !state.orders.isEmpty, state.answers.isEmpty, state.death == nil else { return nil }
        let order = state.orders.removeFirst()
        state.present = String(decoding: order, as: UTF8.self)
        return order
      }
    }

    func send(_ message: [UInt8]) {
      state.withLock { if $0.death == nil { $0.answers.append(message) } }
    }

    func beginWork() { state.withLock { $0.turn = 0 } }

    func beginTurn(_ turn: Int, of wiring: Int, isFurther: Bool, hasComeBack: Bool) -> Bool {
      state.withLock { state in
        state.turn = turn
        // A turn that is known to end its world is not taken.
        let isKnown = state.present.contains("crashed with SIGILL")
        let isLast = deaths.contains { state.present.contains($0.key) && $0.value == state.turn }
        if isLast, !isKnown { state.death = state.death ?? state.turn }
        let isLate = late.contains { state.present.contains($0.key) && $0.value == state.turn }
        return hasComeBack || !isLate
      }
    }

    func noteEnd(_ text: String) {}
    func endTurn() {}
    func note(_ share: Double) {}
    func takePrinted() -> String { "" }
  }
}
