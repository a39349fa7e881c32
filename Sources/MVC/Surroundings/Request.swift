/// What a client asks of the server: an action by name, and its text.
public struct Request: Equatable, Sendable, CustomStringConvertible {
  public let name: String
  public let body: String

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
  public let request: Request
  let cause: Int
  let completion: Block<Response>
}
