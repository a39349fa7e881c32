/// The other side of the network: it queues requests, and somebody outside decides what comes of them.
///
/// Nothing is answered by itself, unless a latency is set and time advances.
public final class Server {
  private let flow: Flow
  private let clock: Clock
  private var sent = 0
  /// The requests that wait for an answer, oldest first.
  public private(set) var pending: [PendingRequest] = []
  /// After this time a request is answered with success by itself; nil for never.
  ///
  /// It counts from now for those that wait already.
  public var latency: Duration? {
    didSet { for request in pending { answerLater(request) } }
  }
  /// What this server does when it grants a request: it returns the body of its answer.
  ///
  /// The second argument is a body that was chosen for it from outside.
  public var backend: (Request, String?) -> String = { $1 ?? $0.body }

  init(flow: Flow, clock: Clock) {
    self.flow = flow
    self.clock = clock
  }

  /// How long a sender waits for an answer that never comes.
  public static let timeout: Duration = .seconds(60)

  /// What becomes of a request.
  public enum Outcome: Equatable, Sendable {
    /// It is granted; with a body of the outside's choosing, or the server's own.
    case success(body: String?)
    case failure(reason: String)
    /// A part of the answer; the request still waits for the rest.
    case chunk(String)
    /// It is lost on the way: its sender hears nothing until it gives up, a minute later.
    case lost
  }

  /// Decides about the pending request at `index` and, unless it is lost, calls its sender back.
  public func answer(at index: Int, _ outcome: Outcome) {
    guard pending.indices.contains(index) else { return }
    if case .chunk(let body) = outcome { return deliver(chunk: body, to: pending[index]) }
    let pending = pending.remove(at: index)
    guard !pending.isCancelled else { return deliver(.failure(reason: "cancelled"), to: pending) }
    switch outcome {
    case .chunk: break
    case .success(let body):
      deliver(.success(body: backend(pending.request, body)), to: pending)
    case .failure(let reason):
      deliver(.failure(reason: reason), to: pending)
    case .lost:
      _ = clock.schedule(
        after: Server.timeout,
        from: .server,
        site: pending.completion.site
      ) { [weak self] in self?.deliver(.failure(reason: "timed out"), to: pending) }
    }
  }

  func send(
    _ request: Request,
    from client: Participant,
    site: CallSite,
    progress: Block<String>?,
    then block: Block<Response>
  ) -> RequestTask {
    let hop = flow.count
    flow.note(
      .request,
      from: client,
      to: .server,
      request.name,
      detail: .text(request.body),
      site: site
    )
    sent += 1
    let request = PendingRequest(
      number: sent,
      request: request,
      cause: hop,
      progress: progress,
      completion: block
    )
    pending.append(request)
    answerLater(request)
    return RequestTask(number: sent, server: self)
  }

  /// Whether a request still waits, and was not cancelled.
  func isWaiting(_ number: Int) -> Bool {
    pending.contains { $0.number == number && !$0.isCancelled }
  }

  /// Nobody wants the answer any more; whatever it is, the sender hears that it was cancelled.
  func cancel(_ number: Int) {
    if let index = pending.firstIndex(where: { $0.number == number }) {
      pending[index].isCancelled = true
    }
  }

  private func deliver(chunk: String, to pending: PendingRequest) {
    guard let progress = pending.progress, !pending.isCancelled else { return }
    flow.run(
      .answer,
      from: .server,
      to: progress.callee,
      pending.request.name,
      detail: .text("chunk: \(chunk)"),
      site: progress.site,
      because: pending.cause
    ) { try progress.call(chunk) }
  }

  private func answerLater(_ request: PendingRequest) {
    guard let latency else { return }
    _ = clock.schedule(
      after: latency,
      from: .server,
      site: request.completion.site
    ) { [weak self] in
      guard let self, let index = pending.firstIndex(where: { $0.number == request.number }) else {
        return
      }
      answer(at: index, .success(body: nil))
    }
  }

  func removeAll() { pending = [] }

  private func deliver(_ response: Response, to pending: PendingRequest) {
    flow.run(
      .answer,
      from: .server,
      to: pending.completion.callee,
      pending.request.name,
      detail: .text(response.description),
      site: pending.completion.site,
      because: pending.cause
    ) {
      try pending.completion.call(response)
    }
  }
}
