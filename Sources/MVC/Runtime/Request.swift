/// What a client asks of the server: an action by name, and its text.
public struct Request: Equatable, Sendable, CustomStringConvertible {
  /// What is asked for: `add`, `load`.
  public let name: String
  /// What comes with it; any text, empty for nothing.
  public let body: String

  /// A request that is not sent yet.
  public init(_ name: String, _ body: String = "") {
    self.name = name
    self.body = body
  }

  public var description: String { body.isEmpty ? name : "\(name) \(body)" }
}

/// What comes back.
public enum Response: Equatable, Sendable, CustomStringConvertible {
  case success(body: String)
  case failure(reason: String)

  public var description: String {
    switch self {
    case .success(let body): body.isEmpty ? "ok" : "ok: \(body)"
    case .failure(let reason): "failed: \(reason)"
    }
  }
}

/// A request that nobody has answered yet.
public struct PendingRequest {
  /// Counts from 1 in the order of sending.
  public let number: Int
  /// What was asked for.
  public let request: Request
  /// Whether its sender wants no answer any more.
  public internal(set) var isCancelled = false
  let cause: Int
  let progress: Block<String>?
  let completion: Block<Response>

  /// Whether somebody listens to parts of its answer.
  public var takesChunks: Bool { progress != nil }

  init(
    number: Int,
    request: Request,
    cause: Int,
    progress: Block<String>?,
    completion: Block<Response>
  ) {
    (self.number, self.request, self.cause) = (number, request, cause)
    (self.progress, self.completion) = (progress, completion)
  }
}

extension PendingRequest: CustomStringConvertible {
  public var description: String { "\(request)\(isCancelled ? " (cancelled)" : "")" }
}

/// A request that was sent, to be cancelled.
public struct RequestTask {
  let number: Int
  private weak var server: Server?

  init(number: Int, server: Server) {
    (self.number, self.server) = (number, server)
  }

  /// Wants no answer any more.
  ///
  /// The sender's block is called all the same, late, with a failure.
  public func cancel() { server?.cancel(number) }
}
