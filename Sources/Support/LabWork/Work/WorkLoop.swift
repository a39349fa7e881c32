import Synchronization

/// The function that a worker is: it answers each message with the result of the work that the message asks for.
package final class WorkLoop {
  /// Does the work that a message asks for; what it keeps in between is the worker's own.
  private let makeAnswer: () -> ([UInt8], any Supervisor) -> [UInt8]
  private var answer: (([UInt8], any Supervisor) -> [UInt8])?
  /// Whether the worker has done no work yet.
  private var isNew = true

  /// `makeAnswer` is called in the worker, before its first work.
  private init(answering makeAnswer: @escaping () -> ([UInt8], any Supervisor) -> [UInt8]) {
    self.makeAnswer = makeAnswer
  }

  /// A loop that calls `work` before its first work, and what that returns for each request.
  convenience init<Request: Decodable, Response: Encodable>(
    _ work: @escaping () -> (Request, any Supervisor) -> Response
  ) {
    self.init(answering: {
      let work = work()
      return { bytes, supervisor in
        guard let request = try? Wire.value(Request.self, of: bytes) else { return [] }
        return Wire.bytes(of: work(request, supervisor))
      }
    })
  }

  /// Works until no message comes.
  package func run(_ streams: any WorkerStreams) {
    while let message = streams.receive() {
      guard let order = try? Wire.value(WorkOrder.self, of: message) else { return }
      // Not '??', which would wrap the closure once more for each message.
      if answer == nil { answer = makeAnswer() }
      guard let answer else { return }
      let supervisor = PieceSupervisor(streams, order, isNew: isNew)
      isNew = false
      streams.beginWork()
      let result = answer(order.request, supervisor)
      streams.send([supervisor.verdict.rawValue] + result)
    }
  }
}

extension WorkLoop {
  /// Gives up what the worker has.
  package func finish() { answer = nil }
}

/// A piece of work, as it goes to a worker.
struct WorkOrder: Codable {
  let request: [UInt8]
  /// The turns that are known to end their worlds.
  let endings: [WorkEnding]
  /// Whether the whole work was done before, so that each turn of it comes back.
  var isRepetition = false
}

/// What becomes of a worker after a piece of work.
enum WorkVerdict: UInt8 {
  /// It can do other work.
  case usable
  /// It has done work that needs a process of its own.
  case spent
  /// It has not done the work, because that needs a process of its own.
  case refused
}

/// Watches one piece of work.
private final class PieceSupervisor: Supervisor {
  private let streams: any WorkerStreams
  private let endings: [Int: WorkEnding]
  /// The last turn that was taken when the same work was done before.
  private let lastKnownTurn: Int
  private let isNew: Bool
  private let state = Mutex(State())

  private struct State {
    var turns = 0
    var printed = ""
    var verdict = WorkVerdict.usable
  }

  init(_ streams: any WorkerStreams, _ order: WorkOrder, isNew: Bool) {
    (self.streams, self.isNew) = (streams, isNew)
    endings = Dictionary(order.endings.map { ($0.turn, $0) }) { first, _ in first }
    lastKnownTurn = order.isRepetition ? .max : endings.keys.max() ?? 0
  }

  var goesOn: Bool { !streams.isStopped }
  var knownEndings: Int { endings.count }
  var verdict: WorkVerdict { state.withLock { $0.verdict } }

  func note(_ share: Double) { streams.note(share) }

  func beginTurn(of wiring: Int, isFurther: Bool, named name: Int?) -> String? {
    let position = state.withLock { state in
      state.turns += 1
      return state.turns
    }
    let turn = name ?? position
    // No code of a wiring runs in it.
    if let ending = endings[turn] {
      state.withLock { $0.printed += ending.printed }
      return ending.reason
    }
    let isTaken = streams.beginTurn(
      turn,
      of: wiring,
      isFurther: isFurther,
      hasComeBack: turn <= lastKnownTurn
    )
    return isTaken ? nil : WorkEnding.tooLate
  }

  func noteEnd(_ text: String) { streams.noteEnd(text) }
  func endTurn() { streams.endTurn() }

  func takePrinted() -> String {
    let known = state.withLock { state in
      defer { state.printed = "" }
      return state.printed
    }
    return known + streams.takePrinted()
  }

  func needsOwnProcess() -> Bool {
    guard streams.isProcess else { return false }
    state.withLock { $0.verdict = isNew ? .spent : .refused }
    return !isNew
  }
}

extension WorkEnding {
  /// Why a world ends whose code takes too long.
  package static let tooLate = "did not come back in time"
}
