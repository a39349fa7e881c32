/// The server: it queues requests until a command decides their outcome.
///
/// It answers by itself only if a latency is set and time passes.
public final class Server {
  private let flow: Flow
  private let clock: WorldClock
  private var sent = 0
  /// The requests that the server has not answered or lost, oldest first.
  public private(set) var pending: [PendingRequest] = []
  /// How many pending requests have the same name and text, for each such request.
  public var pendingCounts: [Request: Int] {
    pending.reduce(into: [:]) { $0[$1.request, default: 0] += 1 }
  }
  /// The lost requests whose time is not over.
  private var lost: [PendingRequest] = []
  /// The requests whose senders wait: those that the server may answer, then the lost ones, which fail after ``timeout``.
  public var waiting: [PendingRequest] { pending + lost }
  /// Whether no sender waits, not even for a lost request to time out.
  public var isIdle: Bool { pending.isEmpty && lost.isEmpty }
  /// The delay after which a request is granted automatically; nil for never.
  ///
  /// Setting it restarts the delay of the requests that wait.
  package var latency: Duration? {
    didSet { for request in pending { answerLater(request) } }
  }
  /// Grants a request and returns the body of the answer; the second argument is a body that a
  /// command has chosen.
  public var backend: (Request, String?) -> String = { $1 ?? $0.body }
  /// Called when a request arrives, before it waits.
  public var arrival: (Request) -> Void = { _ in }

  init(flow: Flow, clock: WorldClock) {
    self.flow = flow
    self.clock = clock
  }

  /// The time after which the sender of a lost request gets a failure.
  public static let timeout: Duration = .seconds(60)

  /// The outcome of a request.
  package enum Outcome: Equatable, Sendable {
    /// The request is granted, with this body, or with the server's own if it is nil.
    case success(body: String?)
    /// The request is refused, for this reason in a few words.
    case failure(reason: String)
    /// The server sends a part of the answer; the request waits for the rest.
    case chunk(String)
    /// The request is lost: its sender gets a failure after `timeout`.
    case lost
  }

  /// Answers the pending request at `index`: calls its sender's block, unless the request is lost.
  package func answer(at index: Int, _ outcome: Outcome) {
    guard pending.indices.contains(index) else { return }
    if case .chunk(let body) = outcome { return deliver(chunk: body, to: pending[index]) }
    let pending = pending.remove(at: index)
    guard !pending.isCancelled else { return deliver(.cancelled, to: pending) }
    switch outcome {
    case .chunk: break
    case .success(let body):
      deliver(.success(body: backend(pending.request, body)), to: pending)
    case .failure(let reason):
      deliver(.failure(reason: reason), to: pending)
    case .lost:
      lost.append(pending)
      _ = clock.schedule(
        after: Server.timeout,
        from: .server,
        site: pending.completion.site
      ) { [weak self] in self?.timeOut(pending.number) }
    }
  }

  private func timeOut(_ number: Int) {
    guard let index = lost.firstIndex(where: { $0.number == number }) else { return }
    let request = lost.remove(at: index)
    deliver(request.isCancelled ? .cancelled : .failure(reason: "timed out"), to: request)
  }

  func send(
    _ request: Request,
    from client: Participant,
    site: CallSite,
    reportsCancellation: Bool,
    progress: Block<String>?,
    then block: Block<Response>
  ) -> RequestTask {
    guard flow.end == nil else { return RequestTask(number: 0, server: self) }
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
    arrival(request)
    let request = PendingRequest(
      number: sent,
      request: request,
      reportsCancellation: reportsCancellation,
      cause: hop,
      progress: progress,
      completion: block
    )
    pending.append(request)
    answerLater(request)
    return RequestTask(number: sent, server: self)
  }

  /// Cancels a request: removes it, or lets it wait for the server if its sender wants to be called.
  func cancel(_ number: Int) {
    guard flow.end == nil else { return }
    Server.cancel(number, in: &pending)
    Server.cancel(number, in: &lost)
  }

  private static func cancel(_ number: Int, in requests: inout [PendingRequest]) {
    guard let index = requests.firstIndex(where: { $0.number == number }) else { return }
    if requests[index].reportsCancellation {
      requests[index].isCancelled = true
    } else {
      requests.remove(at: index)
    }
  }

  private func deliver(chunk: String, to pending: PendingRequest) {
    guard let progress = pending.progress, progress.hasTarget, !pending.isCancelled else { return }
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

  func removeAll() { (pending, lost) = ([], []) }

  /// Calls the sender's block, or records that nobody is there to be called.
  private func deliver(_ response: Response, to pending: PendingRequest) {
    let isHeard = pending.completion.hasTarget
    guard isHeard || response != .cancelled else { return }
    flow.run(
      .answer,
      from: .server,
      to: pending.completion.callee,
      pending.request.name,
      detail: .response(response),
      isLost: !isHeard,
      site: pending.completion.site,
      because: pending.cause
    ) {
      try pending.completion.call(response)
    }
  }
}

extension Server: BlockKeeper {
  /// What the senders of requests left to be called with the answer.
  package var keptBlocks: [KeptBlock] {
    waiting.flatMap { $0.completion.keptBlocks + ($0.progress?.keptBlocks ?? []) }
  }
}

extension Server {
  /// The place of a request among those that wait, and then among those that are lost.
  func place(of number: Int) -> Int? {
    waiting.firstIndex { $0.number == number }
  }

  func describe(to digest: inout StateDigest, _ registry: ComponentRegistry) {
    digest.add(pending.count)
    for request in pending { request.describe(to: &digest, flow, registry) }
    digest.add(lost.count)
    for request in lost { request.describe(to: &digest, flow, registry) }
    digest.add(latency ?? .zero)
    digest.add(closure: backend)
    digest.add(closure: arrival)
  }
}
