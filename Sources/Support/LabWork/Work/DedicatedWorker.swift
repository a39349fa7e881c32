/// A worker that keeps something of its own, such as the worlds of a conversation, from message to message.
///
/// Its owner sees it die, and decides what a new one has to do first.
package final class DedicatedWorker<Request: Codable, Response: Codable> {
  private let place: any Workplace
  private let worker: any Worker

  /// What becomes of a message.
  package enum Answer {
    case response(Response)
    case death(WorkerDeath)
  }

  /// Begins a worker; it calls `work` once.
  package init(
    _ place: any Workplace,
    _ work: @escaping () -> (Request, any Supervisor) -> Response
  ) {
    self.place = place
    worker = place.begin(WorkLoop(work))
  }

  deinit { worker.end() }

  /// The part of its present work that is done, from 0 to 1.
  package var share: Double { worker.share }

  /// Ends it after it has given up what it has.
  package func finish() { worker.finish() }

  /// How it died while it had no work; nil if it lives.
  package func deathBetweenMessages() -> WorkerDeath? {
    guard case .death(let death)? = worker.nextEvent() else { return nil }
    return death
  }

  /// The turns of its last work that it has not taken, because their commands took too long.
  package var lateTurns: [WorkEnding] { worker.lateTurns }

  /// Gives it work, during which these turns are known to end their worlds.
  ///
  /// What was done before, by another worker, does not end for the time it takes.
  package func send(
    _ request: Request,
    _ endings: [WorkEnding] = [],
    isRepetition: Bool = false
  ) {
    let request = Wire.bytes(of: request)
    let order = WorkOrder(request: request, endings: endings, isRepetition: isRepetition)
    worker.send(Wire.bytes(of: order))
  }

  /// Waits for the answer to the first message that has none; `watch` is called from time to time.
  package func answer(_ watch: (any Worker) -> Void = { _ in }) -> Answer {
    while true {
      switch worker.nextEvent() {
      case .message(let bytes)?:
        worker.stop(false)
        guard let response = try? Wire.value(Response.self, of: Array(bytes.dropFirst())) else {
          return .death(WorkerDeath(ending: nil, reason: "sent a result that can't be read"))
        }
        return .response(response)
      case .death(let death)?: return .death(death)
      case nil:
        watch(worker)
        place.wait(for: [worker])
      }
    }
  }
}
