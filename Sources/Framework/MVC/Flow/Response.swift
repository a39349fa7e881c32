/// The server's answer.
public enum Response: Equatable, Sendable, CustomStringConvertible {
  /// The server granted the request; the body may be empty.
  case success(body: String)
  /// The server refused the request, or it was lost; the reason is a few words.
  case failure(reason: String)
  /// The sender cancelled the request; only a sender that asked for it is called.
  case cancelled

  public var description: String {
    switch self {
    case .success(let body): body.isEmpty ? "ok" : "ok: \(body)"
    case .failure(let reason): "failed: \(reason)"
    case .cancelled: "cancelled"
    }
  }
}
