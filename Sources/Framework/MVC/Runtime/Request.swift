/// A request to the server: the name of an action, and a text.
public struct Request: Hashable, Sendable, CustomStringConvertible {
  /// The name of the action: `add`, `load`.
  public let name: String
  /// The text of the request, which may be empty.
  public let body: String

  /// Makes a request, without sending it.
  public init(_ name: String, _ body: String = "") {
    self.name = name
    self.body = body
  }

  public var description: String { body.isEmpty ? name : "\(name) \(body)" }
}
